import {
  arrivalOf,
  requireCash,
  wholeAmount,
} from '@investing-platform/rules/funding/banks/withdrawal-terms';
import type { Transaction } from '../../../db/database.ts';
import { earlierResult, idempotent } from '../../../db/idempotency.ts';
import { lockPerson } from '../../../db/locks/lock-person.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import { hold } from '../../../ledger/index.ts';
import { requireStepUp } from '../../account/index.ts';
import { turnOf } from '../../trading/index.ts';
import type { FundingDeps, Whence } from '../deps.ts';
import { takeQuote } from '../exchange/take-quote.ts';
import { liveAccount } from '../live-account.ts';
import { WITHDRAWAL_JOB } from './apply-event.ts';
import { concernsOf } from './concerns.ts';
import { payableAccount } from './payable-account.ts';
import { holdOf } from './payout.ts';
import { shownWithdrawal, type WithdrawalShown } from './shown.ts';
import { tellOfWithdrawal } from './tell-of-withdrawal.ts';
import { exchangeFor, factsOf, feeOf, refuseSmallExchange, requireFewOpen } from './terms.ts';
import { withdrawable } from './withdrawable.ts';
import { insertWithdrawal, withdrawalById, withdrawalOfUser } from './withdrawals.sql.ts';

export interface CreateWithdrawalInput {
  /** Above 0; a plain decimal in whole minor units. */
  readonly amount: string;
  readonly currency: string;
  readonly payoutCurrency?: string | null | undefined;
  readonly bankAccountId?: string | null | undefined;
  readonly quoteId?: string | null | undefined;
  /** 1 to 12 characters. */
  readonly reference?: string | null | undefined;
  readonly mfaCode?: string | null | undefined;
  /** 1 to 64 characters (contract rule 10). */
  readonly idempotencyKey?: string | null | undefined;
}

const OPERATION = 'createWithdrawalRequest';
const USUAL_REFERENCE = 'INVESTING';

/**
 * Asks for a withdrawal of settled cash to the person's own bank account. The amount and the fee
 * are held in the same transaction.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND; KYC_REQUIRED; ACCOUNT_RESTRICTED;
 *   INVALID_STATE for a bank account that cannot be paid to yet; INSUFFICIENT_FUNDS;
 *   QUOTE_EXPIRED; QUOTA_EXCEEDED for the 21st that is under way; MFA_REQUIRED; MFA_INVALID;
 *   IDEMPOTENCY_CONFLICT
 */
export async function createWithdrawalRequest(
  deps: FundingDeps,
  actor: UserActor,
  input: CreateWithdrawalInput,
  browser: string | null,
): Promise<WithdrawalShown> {
  const { userId, ip } = actor;
  const key = { userId, operation: OPERATION, key: input.idempotencyKey ?? null, input };
  // Whoever sends a request again sends its code again too, which was good for one use.
  const earlier = await earlierResult(deps.db, key);
  if (earlier !== null) {
    return shownWithdrawal(await deps.db.one(withdrawalOfUser, userId, earlier));
  }
  await requireStepUp(deps, actor, input);
  await refuseSmallExchange(deps, input);
  return deps.db.transaction(async (tx) => {
    const effect = () => request(tx, deps, actor, input, { ip, browser });
    const { id } = await idempotent(tx, deps, key, effect);
    return shownWithdrawal(await tx.one(withdrawalOfUser, userId, id));
  }, turnOf(userId));
}

async function request(
  tx: Transaction,
  deps: FundingDeps,
  actor: UserActor,
  input: CreateWithdrawalInput,
  whence: Whence,
): Promise<string> {
  const { userId } = actor;
  const { currency } = input;
  const amount = wholeAmount(input.amount, currency);
  // The person comes before the account. Whoever deletes the bank account at the same time waits
  // for the withdrawal, or it for them.
  await tx.one(lockPerson, userId);
  const account = await liveAccount(tx, userId);
  const payoutCurrency = input.payoutCurrency ?? currency;
  const bankAccount = await payableAccount(tx, deps, userId, { ...input, payoutCurrency });
  const facts = await factsOf(tx, deps, userId, account.id, currency);
  requireFewOpen(facts);
  const fee = feeOf(deps, currency);
  requireCash(withdrawable(facts), amount.plus(fee), currency);
  const asked = { ...input, amount, payoutCurrency };
  const exchange = await exchangeFor(tx, deps, actor, asked, takeQuote);
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  const held = { id, userId, brokerAccountId: account.id, currency };
  await hold(tx, deps, holdOf({ ...held, amount: toPlain(amount), fee: toPlain(fee) }));
  await tx.run(insertWithdrawal, {
    id,
    userId,
    brokerAccountId: account.id,
    bankAccountId: bankAccount.id,
    amount: toPlain(amount),
    currency,
    fee: toPlain(fee),
    payoutAmount: exchange.payoutAmount,
    payoutCurrency,
    midRate: exchange.midRate,
    exchangeRate: exchange.rate,
    forexFeeFraction: exchange.feeFraction,
    quoteId: input.quoteId ?? null,
    reference: input.reference ?? USUAL_REFERENCE,
    concerns: concernsOf(deps, { ...facts, amount, currency }),
    estimatedArrivalOn: arrivalOf(payoutCurrency, now),
    now,
  });
  await requestJob(tx, { kind: WITHDRAWAL_JOB, key: id, runAt: now });
  await tellOfWithdrawal(tx, deps, await tx.one(withdrawalById, id), 'requested', whence);
  return id;
}
