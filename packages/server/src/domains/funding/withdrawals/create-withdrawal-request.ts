import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import { requestJob } from '../../../db/jobs.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { badInput, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { roundCash } from '../../../kernel/money.ts';
import { hold, newYorkDate } from '../../../ledger/index.ts';
import { requireStepUp } from '../../account/index.ts';
import { planOf } from '../../billing/index.ts';
import { lockOwner } from '../bank-accounts/bank-accounts.sql.ts';
import type { FundingDeps, Whence } from '../deps.ts';
import { midRateOf } from '../exchange/exchange-rate.ts';
import { takeQuote } from '../exchange/take-quote.ts';
import { liveAccount } from '../live-account.ts';
import { WITHDRAWAL_JOB } from './apply-event.ts';
import { arrivalOf } from './arrival.ts';
import { concernsOf } from './concerns.ts';
import { payableAccount } from './payable-account.ts';
import { holdOf } from './payout.ts';
import { shownWithdrawal, type WithdrawalShown } from './shown.ts';
import { tellOfWithdrawal } from './tell-of-withdrawal.ts';
import { withdrawable } from './withdrawable.ts';
import {
  insertWithdrawal,
  type WithdrawalFactsRow,
  withdrawalById,
  withdrawalFacts,
  withdrawalOfUser,
} from './withdrawals.sql.ts';

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
const DAY_SECONDS = 86_400;
const MOST_OPEN = 20;
/** Of an exchange whose rate may still move. */
const LEAST_PAYOUT = 1;

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
  await requireStepUp(deps, actor, input);
  await refuseSmallExchange(deps, input);
  const { userId, ip } = actor;
  const key = { userId, operation: OPERATION, key: input.idempotencyKey ?? null, input };
  return deps.db.transaction(async (tx) => {
    const effect = () => request(tx, deps, actor, input, { ip, browser });
    const { id } = await idempotent(tx, deps, key, effect);
    return shownWithdrawal(await tx.one(withdrawalOfUser, userId, id));
  });
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
  const amount = wholeAmount(input);
  // The person comes before the account. Whoever deletes the bank account at the same time waits
  // for the withdrawal, or it for them.
  await tx.one(lockOwner, userId);
  const account = await liveAccount(tx, userId);
  const payoutCurrency = input.payoutCurrency ?? currency;
  const bankAccount = await payableAccount(tx, deps, userId, { ...input, payoutCurrency });
  const facts = await factsOf(tx, deps, userId, account.id, currency);
  const fee = roundCash(decimal(deps.config.withdrawalFee), currency);
  requireCash(facts, amount.plus(fee), currency);
  const exchange = await exchangeOf(tx, deps, actor, { ...input, amount, payoutCurrency });
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  const held = { id, userId, brokerAccountId: account.id, currency };
  await hold(tx, deps, holdOf({ ...held, amount: toPlain(amount), fee: toPlain(fee) }));
  await tx.run(
    insertWithdrawal,
    ...([id, userId, account.id, bankAccount.id, toPlain(amount), currency, toPlain(fee)] as const),
    ...([exchange.payoutAmount, payoutCurrency, exchange.midRate, exchange.rate] as const),
    ...([exchange.feeFraction, input.quoteId ?? null, input.reference ?? USUAL_REFERENCE] as const),
    concernsOf(deps, { ...facts, amount, currency }),
    arrivalOf(payoutCurrency, now),
    now,
  );
  await requestJob(tx, { kind: WITHDRAWAL_JOB, key: id, runAt: now });
  await tellOfWithdrawal(tx, deps, await tx.one(withdrawalById, id), 'requested', whence);
  return id;
}

/** Asked before the transaction: nothing in it waits for others. */
async function refuseSmallExchange(
  deps: Pick<FundingDeps, 'rates' | 'clock'>,
  { amount, currency, payoutCurrency, quoteId }: CreateWithdrawalInput,
): Promise<void> {
  if (payoutCurrency == null || payoutCurrency === currency || quoteId != null) return;
  const rate = await midRateOf(deps, currency, payoutCurrency);
  if (decimal(amount).times(rate).gte(LEAST_PAYOUT)) return;
  throw badInput('params.amount', `must come to ${LEAST_PAYOUT} ${payoutCurrency} at least`);
}

function wholeAmount({ amount: text, currency }: CreateWithdrawalInput): Decimal {
  const amount = decimal(text);
  if (!amount.greaterThan(0)) throw badInput('params.amount', 'must be above 0');
  if (roundCash(amount, currency).equals(amount)) return amount;
  throw badInput('params.amount', `has more places than ${currency} has`);
}

async function factsOf(
  tx: Transaction,
  deps: Pick<FundingDeps, 'clock'>,
  userId: string,
  accountId: string,
  currency: string,
): Promise<WithdrawalFactsRow> {
  const now = deps.clock.now();
  const since = secondsAfter(now, -DAY_SECONDS);
  const today = newYorkDate(now);
  const facts = await tx.one(withdrawalFacts, userId, accountId, currency, today, since, now);
  if (facts.openCount < MOST_OPEN) return facts;
  throw refuse('QUOTA_EXCEEDED', `A person may have ${MOST_OPEN} withdrawals under way`);
}

function requireCash(facts: WithdrawalFactsRow, needed: Decimal, currency: string): void {
  const most = withdrawable(facts);
  if (needed.lte(most)) return;
  throw refuse(
    'INSUFFICIENT_FUNDS',
    `Not enough cash to withdraw: ${toPlain(needed)} ${currency} with the fee, and ` +
      `${toPlain(most)} ${currency} has settled and is free`,
  );
}

interface SettledExchange {
  readonly payoutAmount: string | null;
  readonly midRate: string | null;
  readonly rate: string | null;
  readonly feeFraction: string | null;
}

/** The rate is settled by a quote now, else when the withdrawal is paid. */
async function exchangeOf(
  tx: Transaction,
  deps: Pick<FundingDeps, 'clock'>,
  actor: UserActor,
  asked: {
    readonly quoteId?: string | null | undefined;
    readonly amount: Decimal;
    readonly currency: string;
    readonly payoutCurrency: string;
  },
): Promise<SettledExchange> {
  const { quoteId, amount, currency, payoutCurrency } = asked;
  if (quoteId != null) {
    const wanted = { from: currency, to: payoutCurrency, fromAmount: amount };
    const quote = await takeQuote(tx, deps, actor.userId, quoteId, wanted);
    const { toAmount: payoutAmount, midRate, rate, feeFraction } = quote;
    return { payoutAmount, midRate, rate, feeFraction };
  }
  if (currency !== payoutCurrency) {
    const { forexFeeFraction: feeFraction } = planOf(actor);
    return { payoutAmount: null, midRate: null, rate: null, feeFraction };
  }
  return { payoutAmount: toPlain(amount), midRate: null, rate: null, feeFraction: null };
}
