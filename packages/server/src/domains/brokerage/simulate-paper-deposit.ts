import type { Transaction } from '../../db/database.ts';
import { idempotent } from '../../db/idempotency.ts';
import { type JobHandler, requestJob } from '../../db/jobs.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { type Decimal, decimal } from '../../kernel/decimal.ts';
import { badInput, PlatformError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/invariant.ts';
import { roundCash } from '../../kernel/money.ts';
import { takeBackDeposit } from '../trading/index.ts';
import { accountOfUser } from './accounts.sql.ts';
import { credit, transferOf } from './credit-deposit.ts';
import { type DepositShown, shownDeposit } from './deposit-shown.ts';
import { nextStatus, type PlannedOutcome } from './deposit-steps.ts';
import {
  type DepositRow,
  depositOfUser,
  insertSimulatedDeposit,
  lockDeposit,
  updateDeposit,
} from './deposits.sql.ts';
import type { BrokerageDeps } from './deps.ts';
import { findPaperAccount } from './fund-paper-account.ts';

export interface SimulatePaperDepositInput {
  readonly brokerAccountId: string;
  /** Above 0, in `currency`; a plain decimal. */
  readonly amount: string;
  readonly currency: string;
  readonly outcome?: PlannedOutcome | undefined;
  /** 0 to 3,600. */
  readonly delaySeconds?: number | undefined;
  /** 1 to 64 characters (contract rule 10). */
  readonly idempotencyKey?: string | null | undefined;
}

const JOB = 'brokerage.simulated-deposit';
const OPERATION = 'simulatePaperDeposit';
const FAILURES = {
  FAILED: 'The money never arrived',
  RETURNED: 'The bank took the money back',
} as const;

/**
 * Plays a whole deposit through on a practice account. Without a delay the answer shows its end.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE for another kind of account; BAD_USER_INPUT for
 *   a currency that is not exchanged; IDEMPOTENCY_CONFLICT
 */
export async function simulatePaperDeposit(
  deps: BrokerageDeps,
  actor: Actor,
  input: SimulatePaperDepositInput,
): Promise<DepositShown> {
  const { userId } = requireUser(actor);
  const rate = await rateInto(deps, userId, input);
  const key = { userId, operation: OPERATION, key: input.idempotencyKey ?? null, input };
  return deps.db.transaction(async (tx) => {
    const { id } = await idempotent(tx, deps, key, () => announce(tx, deps, userId, input, rate));
    return shownDeposit(await tx.one(depositOfUser, userId, id));
  });
}

/** Asked before the transaction: nothing in it waits for others. */
async function rateInto(
  deps: Pick<BrokerageDeps, 'db' | 'marketData' | 'clock'>,
  userId: string,
  input: Pick<SimulatePaperDepositInput, 'brokerAccountId' | 'currency'>,
): Promise<Decimal> {
  const account = await deps.db.maybe(accountOfUser, userId, input.brokerAccountId);
  if (account === null) return decimal(1);
  try {
    const now = deps.clock.now();
    return decimal(await deps.marketData.fxRate(input.currency, account.currency, now));
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'PROVIDER_UNAVAILABLE') throw error;
    throw badInput('params.currency', 'must be a currency that the platform exchanges');
  }
}

async function announce(
  tx: Transaction,
  deps: BrokerageDeps,
  userId: string,
  input: SimulatePaperDepositInput,
  rate: Decimal,
): Promise<string> {
  const account = await findPaperAccount(tx, userId, input.brokerAccountId);
  const { amount, currency, outcome = 'COMPLETED', delaySeconds = 0 } = input;
  if (!roundCash(decimal(amount), currency).equals(amount)) {
    throw badInput('params.amount', `has more places than ${currency} has`);
  }
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  const first = later(now, delaySeconds);
  await tx.run(
    insertSimulatedDeposit,
    ...([id, userId, account.id, amount, currency, outcome, delaySeconds, first, now] as const),
  );
  if (delaySeconds > 0) {
    await requestJob(tx, { kind: JOB, key: id, runAt: first });
    return id;
  }
  let next = await step(tx, deps, id, rate);
  while (next !== null) next = await step(tx, deps, id, rate);
  return id;
}

const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1_000);

/** @returns when the next step is due; null where the deposit has ended */
async function step(
  tx: Transaction,
  deps: BrokerageDeps,
  depositId: string,
  rate: Decimal,
): Promise<Date | null> {
  const deposit = await tx.one(lockDeposit, depositId);
  const { plannedOutcome, nextStepAt } = deposit;
  const now = deps.clock.now();
  if (plannedOutcome === null || nextStepAt === null || nextStepAt > now) return nextStepAt;
  const status = nextStatus(deposit.status, plannedOutcome);
  invariant(status !== null, 'a deposit that has ended has no next step');
  if (status === 'COMPLETED') await complete(tx, deps, deposit, rate);
  if (status === 'RETURNED') await takeBack(tx, deps, deposit);
  const isOver = nextStatus(status, plannedOutcome) === null;
  const next = isOver ? null : later(now, deposit.stepSeconds);
  const reason = status === 'FAILED' || status === 'RETURNED' ? FAILURES[status] : null;
  await tx.run(updateDeposit, depositId, status, reason, next, now);
  return next;
}

async function complete(
  tx: Transaction,
  deps: BrokerageDeps,
  deposit: DepositRow,
  rate: Decimal,
): Promise<void> {
  const account = await tx.one(accountOfUser, deposit.userId, deposit.brokerAccountId);
  await credit(tx, deps, deposit, account.currency, rate);
}

async function takeBack(tx: Transaction, deps: BrokerageDeps, deposit: DepositRow): Promise<void> {
  const { creditedAmount, creditedCurrency } = deposit;
  invariant(creditedAmount !== null && creditedCurrency !== null, 'what returns had arrived');
  const transfer = transferOf(deposit, creditedCurrency, decimal(creditedAmount));
  await takeBackDeposit(tx, deps, deposit.userId, transfer);
}

/** Carries on simulated deposits whose steps take time. */
export function simulatedDeposits(deps: BrokerageDeps): JobHandler {
  return {
    kind: JOB,
    everySeconds: null,
    async run(depositId) {
      const deposit = await deps.db.transaction((tx) => tx.one(lockDeposit, depositId));
      const rate = await rateInto(deps, deposit.userId, deposit);
      return deps.db.transaction((tx) => step(tx, deps, depositId, rate));
    },
  };
}
