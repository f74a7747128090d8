import type { OrderStatus } from '@investing-platform/rules/trading/orders/status';
import { OPEN_STATUSES } from '@investing-platform/rules/trading/orders/status';
import { FIRST_ID } from '../../../kernel/ids.ts';
import { applyBefore } from '../corporate-actions/index.ts';
import type { TradingDeps } from '../deps.ts';
import { claimOrder, type OrderRow } from '../orders/orders.sql.ts';
import { ANY_ORDER, ordersTaken } from '../topics.ts';
import { awaitedAssets, dueOrders, reachedOrders, scheduleOrder } from './due-orders.sql.ts';
import { isSame, retryAt } from './retry.ts';
import { workOrder } from './work-order.ts';

const PAGE_ORDERS = 200;
const MAX_PAGES = 1_000;
const IN_FLIGHT = 8;
const DEADLINE_MS = 10_000;
const ROUND_MS = 1_000;
const NONE: ReadonlySet<string> = new Set();
const TAKEN: readonly OrderStatus[] = ['PENDING_NEW'];

/** Calls `run` again and again; the result ends that. */
export type Every = (milliseconds: number, run: () => void) => () => void;

const everyInterval: Every = (milliseconds, run) => {
  const timer = setInterval(run, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
};

/**
 * One round over the open orders that are due, and over those that wait for a price which is there:
 * asks the venue about each and carries out what it answers. What it costs follows these orders,
 * however many others are open. Any number of processes may run rounds at the same time.
 *
 * @param statuses only orders in one of these; the default also those that wait for prices
 * @returns how many orders changed
 */
export async function runOnce(
  deps: TradingDeps,
  statuses: readonly OrderStatus[] = OPEN_STATUSES,
): Promise<number> {
  const changed = await workDue(deps, statuses);
  return statuses === OPEN_STATUSES ? changed + (await workReached(deps)) : changed;
}

async function workDue(deps: TradingDeps, statuses: readonly OrderStatus[]): Promise<number> {
  let changed = 0;
  let after = { nextAttemptAt: new Date(0), id: FIRST_ID };
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { nextAttemptAt, id } = after;
    const now = deps.clock.now();
    const orders = await deps.db.all(dueOrders, nextAttemptAt, id, now, statuses, PAGE_ORDERS);
    changed += (await workAll(deps, orders)).length;
    const last = orders.at(-1);
    if (last === undefined || orders.length < PAGE_ORDERS) break;
    after = last;
  }
  return changed;
}

async function workReached(deps: TradingDeps): Promise<number> {
  const assets = await deps.db.all(awaitedAssets);
  if (assets.length === 0 || deps.broker.prices === undefined) return 0;
  const ids = assets.map(({ assetId }) => assetId);
  const now = deps.clock.now();
  const known = [...(await deps.broker.prices(ids, AbortSignal.timeout(DEADLINE_MS)))];
  const columns = [
    known.map(([assetId]) => assetId),
    known.map(([, { buy }]) => buy),
    known.map(([, { sell }]) => sell),
    known.map(([, { last }]) => last),
  ] as const;
  let changed = 0;
  const unchanged: string[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const orders = await deps.db.all(reachedOrders, ...columns, now, unchanged, PAGE_ORDERS);
    const moved = new Set(await workAll(deps, orders));
    changed += moved.size;
    unchanged.push(...orders.map(({ id }) => id).filter((id) => !moved.has(id)));
    if (orders.length < PAGE_ORDERS) break;
  }
  return changed;
}

/**
 * Some at a time; one that takes long keeps one place, and not all.
 *
 * @returns the ids of those that changed
 */
async function workAll(deps: TradingDeps, orders: readonly OrderRow[]): Promise<string[]> {
  const changed: string[] = [];
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const tooEarly = orders.length === 0 ? NONE : await applyBefore(deps, orders);
  const waiting = orders.filter(({ id }) => !tooEarly.has(id)).values();
  const work = async (): Promise<void> => {
    for (const order of waiting) {
      if (await workSafely(deps, order, signal)) changed.push(order.id);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  return changed;
}

/** One order that cannot be worked keeps no other waiting. */
async function workSafely(
  deps: TradingDeps,
  order: OrderRow,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    return await workOrder(deps, order, signal);
  } catch (error) {
    deps.log.error({ err: error, orderId: order.id }, 'an order could not be worked');
    await putOff(deps, order);
    return false;
  }
}

async function putOff(deps: TradingDeps, order: OrderRow): Promise<void> {
  try {
    await deps.db.transaction(async (tx) => {
      const current = await tx.maybe(claimOrder, order.id);
      if (current === null || !isSame(current, order)) return;
      const at = retryAt(deps.clock.now(), order.attempts);
      await tx.run(scheduleOrder, order.id, at, order.attempts + 1);
    });
  } catch (error) {
    deps.log.error({ err: error, orderId: order.id }, 'an order could not be put off');
  }
}

async function roundSafely(deps: TradingDeps, statuses: readonly OrderStatus[]): Promise<void> {
  try {
    await runOnce(deps, statuses);
  } catch (error) {
    deps.log.error({ err: error }, 'a round over the open orders failed');
  }
}

export interface Matcher {
  /** Ends the rounds; resolves when the running one is over. */
  stop(): Promise<void>;
  /** Works newly taken orders at once. */
  wake(): void;
}

/**
 * Works open orders every second, and new ones as soon as they are taken in this process.
 *
 * @param every for tests: how to call again and again
 */
export function startMatcher(deps: TradingDeps, every: Every = everyInterval): Matcher {
  let isStopped = false;
  let wanted: readonly OrderStatus[] | null = null;
  let running: Promise<void> | null = null;

  const rounds = async (): Promise<void> => {
    while (wanted !== null && !isStopped) {
      const statuses: readonly OrderStatus[] = wanted;
      wanted = null;
      await roundSafely(deps, statuses);
    }
    // At once, so that no request between here and the next turn is lost.
    running = null;
  };
  const request = (statuses: readonly OrderStatus[]): void => {
    if (isStopped) return;
    // A round over all orders is wanted more than one over the new ones.
    if (wanted === null || statuses.length > wanted.length) wanted = statuses;
    running ??= rounds();
  };
  const wake = (): void => request(TAKEN);

  const stopRounds = every(ROUND_MS, () => request(OPEN_STATUSES));
  const taken = deps.hub.subscribe(ordersTaken, [ANY_ORDER]);
  const listening = wakeOn(taken, wake);
  return {
    wake,
    async stop() {
      isStopped = true;
      stopRounds();
      await taken.return?.();
      await Promise.all([listening, running]);
    },
  };
}

async function wakeOn(events: AsyncIterable<unknown>, wake: () => void): Promise<void> {
  for await (const _event of events) wake();
}
