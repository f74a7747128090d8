import type { SessionActor } from '../../../kernel/actor.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { cancelOrder, type TradingDeps } from '../../trading/index.ts';
import { exchangeOfRun } from '../actives/active-book.ts';
import { type ActiveRow, activeOfUser, presentOwner } from '../actives/actives.sql.ts';
import { endRunStep } from './end-run.ts';
import { runWindow } from './market-window.ts';
import { nextStep, type RunFacts, type RunStep, type StopReason, stoppedStatus } from './run.ts';
import { beginRunStep, buyStep, handOverStep } from './run-orders.ts';
import { countFault, openOrders, openRuns, type RunRow, runById, stopRun } from './runs.sql.ts';

/** A run goes through fewer steps than that before it waits for the market. */
const MAX_STEPS = 20;
const MIN_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 15_000;
/** The longer a run waits for its orders, the more seldom it looks. */
const PART_OF_WAIT = 10;
const MAX_FAULTS = 10;
const REASON_CHARACTERS = 500;

/** A run with all that its next step depends on. */
interface Situation {
  readonly run: RunRow;
  readonly active: ActiveRow;
  readonly facts: RunFacts;
  readonly orderIds: readonly string[];
  /** When it can begin at the earliest. */
  readonly beginsAt: Date | null;
}

/**
 * Takes a run as far as it goes now. Every step is one transaction that first makes sure that the
 * run still stands where it was read, so that a run survives an end of the process between any two
 * steps, and is done once however many processes advance it.
 *
 * @returns when to call again; null where the run has ended
 */
export async function advanceRun(deps: TradingDeps, runId: string): Promise<Date | null> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const situation = await situationOf(deps, runId);
    if (situation === null) return null;
    const next = nextStep(situation.facts, deps.clock.now());
    if (next === 'none') return null;
    if (next === 'wait') return nextLook(deps, situation);
    try {
      await take(deps, situation, next);
    } catch (error) {
      return afterFault(deps, situation.run, error);
    }
    if (next === 'cancelOrders') return pause(deps, MIN_PAUSE_MS);
  }
  return pause(deps, MIN_PAUSE_MS);
}

async function situationOf(deps: TradingDeps, runId: string): Promise<Situation | null> {
  const run = await deps.db.maybe(runById, runId);
  if (run === null || run.completedAt !== null) return null;
  const active = await deps.db.one(activeOfUser, run.userId, run.activeStrategyId);
  const orders = await deps.db.all(openOrders, active.id);
  const others = await deps.db.all(openRuns, active.id);
  const isOwnerGone = (await deps.db.maybe(presentOwner, run.userId)) === null;
  const now = deps.clock.now();
  const needsMarket = run.terms.keepShares !== true;
  const window = needsMarket ? runWindow(exchangeOfRun(run, active), now) : null;
  const beginsAt = needsMarket ? (window?.beginsAt ?? null) : now;
  const isPredecessor = (other: RunRow): boolean => other.id < run.id;
  const hasOpenPredecessor = others.some(isPredecessor);
  return {
    run,
    active,
    orderIds: orders.map(({ id }) => id),
    beginsAt,
    facts: {
      status: run.status,
      phase: run.phase,
      stop: run.stop,
      isOwnerGone,
      // Orders of an earlier run are its own to take back.
      hasOpenOrders: orders.length > 0 && !hasOpenPredecessor,
      hasOpenPredecessor,
      deadlineAt: run.deadlineAt,
      canBegin: beginsAt !== null && beginsAt <= now,
    },
  };
}

async function take(deps: TradingDeps, situation: Situation, step: RunStep): Promise<void> {
  const { run, active } = situation;
  switch (step) {
    case 'begin':
      await (run.terms.keepShares === true
        ? handOverStep(deps, run, active)
        : beginRunStep(deps, run, active));
      return;
    case 'buy':
      await buyStep(deps, run, active);
      return;
    case 'complete':
      await endRunStep(deps, run, active, null);
      return;
    case 'stopForTime':
      await stop(deps, run, 'TIMEOUT', 'It did not end within its trading day');
      return;
    case 'stopForOwner':
      await stop(deps, run, 'CANCELED', 'Its owner is suspended, or has closed the account');
      return;
    case 'cancelOrders':
      await cancelOrders(deps, active, situation.orderIds);
      return;
    case 'endStopped':
      await endRunStep(deps, run, active, stoppedStatus(run.stop ?? 'ERROR', run.phase));
      return;
    case 'wait':
    case 'none':
      return;
  }
}

async function stop(
  deps: TradingDeps,
  run: RunRow,
  reason: StopReason,
  text: string,
): Promise<void> {
  const shown = text.slice(0, REASON_CHARACTERS);
  await deps.db.transaction((tx) => tx.maybe(stopRun, run.id, run.userId, reason, shown));
}

async function cancelOrders(
  deps: TradingDeps,
  { userId }: ActiveRow,
  orderIds: readonly string[],
): Promise<void> {
  const owner = ownerOf(deps, userId);
  for (const orderId of orderIds) {
    try {
      await cancelOrder(deps, owner, { id: orderId });
    } catch (error) {
      // It was filled, or is on its way out: the next look shows which.
      const isFinal = error instanceof PlatformError && error.code === 'ORDER_NOT_CANCELABLE';
      if (!isFinal) throw error;
    }
  }
}

/** The person for whom the platform acts on what the person has set up. */
function ownerOf({ clock }: Pick<TradingDeps, 'clock'>, userId: string): SessionActor {
  return {
    kind: 'session',
    ip: '127.0.0.1',
    userId,
    plan: 'FREE',
    scopes: new Set(),
    sessionId: userId,
    steppedUpAt: null,
    expiresAt: clock.now(),
  };
}

function nextLook(deps: TradingDeps, { run, facts, beginsAt }: Situation): Date {
  const now = deps.clock.now();
  if (run.phase === 'WAITING') {
    const isForMarket = !facts.hasOpenPredecessor && beginsAt !== null && beginsAt > now;
    return isForMarket ? beginsAt : pause(deps, MIN_PAUSE_MS);
  }
  const waited = now.getTime() - (run.startedAt ?? now).getTime();
  const usual = Math.max(MIN_PAUSE_MS, waited / PART_OF_WAIT);
  return pause(deps, Math.min(MAX_PAUSE_MS, usual));
}

function pause({ clock }: Pick<TradingDeps, 'clock'>, milliseconds: number): Date {
  return new Date(clock.now().getTime() + milliseconds);
}

/**
 * What may pass is tried again for a while; what the platform refuses ends the run, once its orders
 * are taken back.
 */
async function afterFault(deps: TradingDeps, run: RunRow, error: unknown): Promise<Date> {
  const isRefusal = error instanceof PlatformError && error.code !== 'PROVIDER_UNAVAILABLE';
  const counted = await deps.db.transaction((tx) => tx.maybe(countFault, run.id, run.userId));
  const faults = counted?.attempts ?? 0;
  if (!isRefusal) deps.log.warn({ err: error, runId: run.id, faults }, 'a run could not go on');
  if (run.stop === null && (isRefusal || faults >= MAX_FAULTS)) {
    const text = error instanceof PlatformError ? error.message : 'A fault of the platform';
    await stop(deps, run, 'ERROR', text);
    return pause(deps, MIN_PAUSE_MS);
  }
  return pause(deps, Math.min(MAX_PAUSE_MS, 1_000 * 2 ** Math.min(faults, 4)));
}
