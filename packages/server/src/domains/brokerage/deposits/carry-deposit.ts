import { NOT_DEPOSITED } from '@investing-platform/rules/brokerage/platform-accounts';
import { statusWhenTaken, takenReason } from '@investing-platform/rules/funding/taken-deposit';
import { wholeUnits } from '@investing-platform/rules/funding/whole-units';
import type { SimulatedDepositOutcome, TradingMode } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { type JobHandler, requestJob } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { badInput, notFound, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { planOf } from '../../billing/index.ts';
import { rateOrNull } from '../../market/index.ts';
import { findAccount } from '../../trading/index.ts';
import type { BrokerageDeps } from '../deps.ts';
import { type Conversion, credit } from './credit-deposit.ts';
import { nextStatus } from './deposit-steps.ts';
import {
  type DepositRow,
  depositById,
  insertDeposit,
  lockDeposit,
  noteTakenBack,
  termsOfDeposits,
  updateDeposit,
} from './deposits.sql.ts';
import { keepReturned, shareOf } from './taken-deposit.ts';

/** Money that is about to come in. */
export interface NewDeposit {
  readonly userId: string;
  readonly account: { readonly id: string; readonly tradingMode: TradingMode };
  readonly method: DepositRow['method'];
  /** Above 0; a plain decimal. */
  readonly amount: string;
  readonly currency: string;
  readonly reference?: string;
  readonly pendingTransactionId?: string | null;
  readonly cardId?: string;
  /** Default COMPLETED. */
  readonly outcome?: SimulatedDepositOutcome;
  /** How long each step takes; default 0. */
  readonly stepSeconds?: number;
}

type StoreDeps = Pick<BrokerageDeps, 'clock' | 'random'>;

const JOB = 'brokerage.deposit';

/**
 * Writes a deposit down as PENDING; `depositWork` carries it on once its first step is due.
 *
 * @returns its id
 * @throws {PlatformError} BAD_USER_INPUT for an amount with more places than the currency has
 */
export async function announceDeposit(
  tx: Transaction,
  deps: StoreDeps,
  deposit: NewDeposit,
): Promise<string> {
  const { userId, account, amount, currency, stepSeconds = 0 } = deposit;
  wholeUnits('params.amount', amount, currency);
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  const firstStepAt = secondsAfter(now, stepSeconds);
  await tx.run(insertDeposit, {
    id,
    userId,
    brokerAccountId: account.id,
    method: deposit.method,
    tradingMode: account.tradingMode,
    amount,
    currency,
    reference: deposit.reference ?? null,
    pendingTransactionId: deposit.pendingTransactionId ?? null,
    cardId: deposit.cardId ?? null,
    plannedOutcome: deposit.outcome ?? 'COMPLETED',
    stepSeconds,
    nextStepAt: firstStepAt,
    now,
  });
  await requestJob(tx, { kind: JOB, key: id, runAt: firstStepAt });
  return id;
}

/**
 * How a deposit will be added. Asked before the transaction: nothing in it waits for others.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a currency without a rate
 */
export async function conversionFor(
  deps: Pick<BrokerageDeps, 'db' | 'marketData' | 'clock'>,
  userId: string,
  { brokerAccountId, currency }: Pick<DepositRow, 'brokerAccountId' | 'currency'>,
): Promise<Conversion> {
  const terms = await deps.db.maybe(termsOfDeposits, userId, brokerAccountId);
  if (terms === null) return { into: currency, midRate: decimal(1), forexFeeFraction: '0' };
  const { forexFeeFraction } = planOf(terms);
  const into = terms.autoConvert ? terms.accountCurrency : currency;
  return { into, midRate: await midRateOf(deps, currency, into), forexFeeFraction };
}

async function midRateOf(
  deps: Pick<BrokerageDeps, 'marketData' | 'clock'>,
  from: string,
  to: string,
): Promise<Decimal> {
  const rate = await rateOrNull(deps, from, to, deps.clock.now());
  if (rate !== null) return rate;
  throw badInput('params.currency', 'must be a currency that the platform exchanges');
}

/**
 * Takes every step that is due.
 *
 * @returns when the next one is; null where the deposit has ended
 */
export async function carryDeposit(
  tx: Transaction,
  deps: StoreDeps,
  depositId: string,
  conversion: Conversion,
): Promise<Date | null> {
  const { userId, brokerAccountId } = await tx.one(depositById, depositId);
  // As orders and withdrawals do: the account first.
  await findAccount(tx, userId, { brokerAccountId });
  const now = deps.clock.now();
  // One moment for all steps: those without a delay between them are all due at it.
  let next = await step(tx, deps, depositId, conversion, now);
  while (next !== null && next <= now) next = await step(tx, deps, depositId, conversion, now);
  return next;
}

async function step(
  tx: Transaction,
  deps: StoreDeps,
  depositId: string,
  conversion: Conversion,
  now: Date,
): Promise<Date | null> {
  const deposit = await tx.one(lockDeposit, depositId);
  const { plannedOutcome, nextStepAt } = deposit;
  if (plannedOutcome === null || nextStepAt === null || nextStepAt > now) return nextStepAt;
  const status = nextStatus(deposit.status, plannedOutcome);
  invariant(status !== null, 'a deposit that has ended has no next step');
  if (status === 'COMPLETED') {
    await credit(tx, deps, deposit, conversion);
    const added = await tx.one(lockDeposit, depositId);
    await keepReturned(tx, deps, added, shareOf(added, decimal(added.takenBack)));
  }
  if (status === 'RETURNED') await keepReturned(tx, deps, deposit, allOf(deposit));
  const isOver = nextStatus(status, plannedOutcome) === null;
  const next = isOver ? null : secondsAfter(now, deposit.stepSeconds);
  const isGone = status === 'FAILED' || status === 'RETURNED';
  const reason = isGone ? NOT_DEPOSITED[status] : deposit.failureReason;
  await tx.run(updateDeposit, {
    id: depositId,
    status,
    failureReason: reason,
    nextStepAt: next,
    now,
  });
  return next;
}

const allOf = (deposit: DepositRow): Decimal => shareOf(deposit, decimal(deposit.amount));

/**
 * What the bank takes back: out of the cash where it was added, and what is not there any more is
 * owed. A deposit that was not added yet never will be.
 *
 * @param reason one sentence for the person
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE where it has failed or was returned already
 */
export async function returnDeposit(
  tx: Transaction,
  deps: StoreDeps,
  depositId: string,
  reason: string,
): Promise<DepositRow> {
  const found = await tx.maybe(depositById, depositId);
  if (found === null) throw notFound('Deposit');
  await findAccount(tx, found.userId, { brokerAccountId: found.brokerAccountId });
  const deposit = await tx.one(lockDeposit, depositId);
  const { status } = deposit;
  if (status === 'FAILED' || status === 'RETURNED') {
    throw refuse('INVALID_STATE', `The deposit has ended already: it is ${status}`);
  }
  const isAdded = status === 'COMPLETED';
  if (isAdded) await keepReturned(tx, deps, deposit, allOf(deposit));
  const ended = isAdded ? 'RETURNED' : 'FAILED';
  await tx.run(updateDeposit, {
    id: depositId,
    status: ended,
    failureReason: reason,
    nextStepAt: null,
    now: deps.clock.now(),
  });
  return tx.one(lockDeposit, depositId);
}

/**
 * Notes how much of a deposit the card network has taken by now, and has the cash follow. Less than
 * before is what came back. Nothing where the deposit has ended in another way.
 *
 * @param reason one sentence for the person; null where nothing is gone any more
 * @returns the deposit as it was before; null where nothing was to do
 */
export async function keepTakenBack(
  tx: Transaction,
  deps: StoreDeps,
  depositId: string,
  { gone, reason }: { readonly gone: Decimal; readonly reason: string | null },
): Promise<DepositRow | null> {
  const { userId, brokerAccountId } = await tx.one(depositById, depositId);
  await findAccount(tx, userId, { brokerAccountId });
  const deposit = await tx.one(lockDeposit, depositId);
  const { amount, takenBack, status: before } = deposit;
  const hasEnded = before === 'FAILED' || before === 'RETURNED';
  if (gone.equals(takenBack) || (hasEnded && !decimal(takenBack).equals(amount))) return null;
  const isAdded = deposit.creditedAmount !== null;
  const isWhole = gone.equals(amount);
  if (isAdded) await keepReturned(tx, deps, deposit, shareOf(deposit, gone));
  await tx.run(noteTakenBack, depositId, toPlain(gone));
  const status = statusWhenTaken(before, { isAdded, isWhole });
  const now = deps.clock.now();
  const startsAnew = before === 'FAILED' && status === 'PENDING';
  await tx.run(updateDeposit, {
    id: depositId,
    status,
    failureReason: takenReason(gone, deposit, reason),
    nextStepAt: startsAnew ? now : isWhole ? null : deposit.nextStepAt,
    now,
  });
  if (startsAnew) await requestJob(tx, { kind: JOB, key: depositId, runAt: now });
  return deposit;
}

/** Carries deposits from their announcement to their end. */
export function depositWork(deps: BrokerageDeps): JobHandler {
  return {
    kind: JOB,
    everySeconds: null,
    async run(depositId) {
      const deposit = await deps.db.one(depositById, depositId);
      const conversion = await conversionFor(deps, deposit.userId, deposit);
      return deps.db.transaction((tx) => carryDeposit(tx, deps, depositId, conversion));
    },
  };
}
