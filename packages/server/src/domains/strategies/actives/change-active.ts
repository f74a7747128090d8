import { agreementNeeded } from '@investing-platform/rules/kyc/agreement-needed';
import {
  refuseAnotherRun,
  refuseClosed,
  requireActiveAccount,
} from '@investing-platform/rules/strategies/active-refusals';
import {
  type ActiveEvent,
  advanceActive,
} from '@investing-platform/rules/strategies/active-strategy';
import type {
  RebalanceRunInitiator,
  RebalanceRunType,
} from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { hasSigned } from '../../kyc/index.ts';
import { selectAccount } from '../../trading/index.ts';
import { isLiquidation } from '../runs/run.ts';
import { insertRun, openRuns, type RunTerms, stopRun } from '../runs/runs.sql.ts';
import { saveState } from './active-settings.sql.ts';
import { type ActiveRow, activeOfUser } from './actives.sql.ts';
import { lockActive } from './lock-active.ts';

type ChangeDeps = Pick<Deps, 'clock' | 'random'>;

/**
 * The active strategy, locked to the end of the transaction, and its account before it.
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function lockedActive(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<ActiveRow> {
  await lockActive(tx, userId, id);
  return tx.one(activeOfUser, userId, id);
}

/** @throws {PlatformError} CONFLICT while a run is open */
export async function refuseOpenRun(tx: Transaction, { id }: { id: string }): Promise<void> {
  refuseAnotherRun((await tx.all(openRuns, id)).length > 0);
}

/**
 * The active strategy, locked to the end of the transaction: it is not closed, no run is open.
 *
 * @throws {PlatformError} NOT_FOUND, INVALID_STATE, CONFLICT
 */
export async function idleActive(tx: Transaction, userId: string, id: string): Promise<ActiveRow> {
  const active = await lockedActive(tx, userId, id);
  refuseClosed(active);
  await refuseOpenRun(tx, active);
  return active;
}

/**
 * What putting money to work asks of a person and of the account; the account stays locked.
 *
 * @throws {PlatformError} KYC_REQUIRED, AGREEMENT_REQUIRED, ACCOUNT_RESTRICTED
 */
export async function requireInvestor(
  tx: Transaction,
  userId: string,
  choice: Parameters<typeof selectAccount>[2],
) {
  const account = await selectAccount(tx, userId, choice);
  requireActiveAccount(account.status);
  if (account.provider === 'PLATFORM') {
    const isSigned = await hasSigned(tx, userId, 'STRATEGY_DISCLOSURE');
    if (!isSigned) throw agreementNeeded('STRATEGIES');
  }
  return account;
}

/**
 * Writes the state that an event leads to.
 *
 * @throws {PlatformError} INVALID_STATE where it cannot happen now
 */
export async function moveActive(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  active: Pick<ActiveRow, 'id' | 'userId' | 'status' | 'restingStatus'>,
  event: ActiveEvent,
): Promise<void> {
  const step = advanceActive(active, event);
  if (step.kind === 'refused') throw refuse('INVALID_STATE', step.reason);
  const { status, restingStatus } = step.state;
  await tx.run(saveState, {
    id: active.id,
    userId: active.userId,
    now: deps.clock.now(),
    status,
    restingStatus,
  });
}

export interface NewRun {
  readonly type: RebalanceRunType;
  readonly initiatedBy: RebalanceRunInitiator;
  /** A plain decimal; null where it has none. */
  readonly amount: string | null;
  readonly terms: RunTerms;
}

/**
 * Queues a run of an active strategy that is not made just now.
 *
 * @returns its id
 * @throws {PlatformError} INVALID_STATE
 */
export async function queueRun(
  tx: Transaction,
  deps: ChangeDeps,
  active: ActiveRow,
  run: NewRun,
): Promise<string> {
  const event = isLiquidation(run.type) ? 'liquidationAsked' : 'runAsked';
  await moveActive(tx, deps, active, { kind: event });
  return writeRun(tx, deps, active, run);
}

/** Writes a new run; returns its id. */
export async function writeRun(
  tx: Transaction,
  deps: ChangeDeps,
  active: Pick<ActiveRow, 'id' | 'userId' | 'currency'>,
  run: NewRun,
): Promise<string> {
  const id = newId(deps.clock, deps.random);
  const { type, initiatedBy, amount } = run;
  const terms = JSON.stringify(run.terms);
  await tx.run(insertRun, {
    id,
    activeStrategyId: active.id,
    userId: active.userId,
    type,
    initiatedBy,
    amount,
    currency: active.currency,
    terms,
    now: deps.clock.now(),
  });
  await requestJob(tx, { kind: RUN_JOB, key: id, runAt: deps.clock.now() });
  return id;
}

/** The job that advances a run; its key is the run's id. */
export const RUN_JOB = 'strategy_run';

/** Has an open run end before it is through; whoever advances runs takes its orders back. */
export async function stopOpenRuns(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  { id }: { id: string },
  reason: string,
): Promise<void> {
  for (const run of await tx.all(openRuns, id)) {
    await tx.maybe(stopRun, run.id, run.userId, 'CANCELED', reason);
    await requestJob(tx, { kind: RUN_JOB, key: run.id, runAt: clock.now() });
  }
}
