import {
  type Exchange,
  exchangeOf,
  requireLeast,
} from '@investing-platform/rules/funding/banks/withdrawal-terms';
import { OPEN_WITHDRAWALS } from '@investing-platform/rules/funding/quotas';
import { requireRoomFor } from '@investing-platform/rules/refusals/quota';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Transaction } from '../../../db/database.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import { newYorkDate } from '../../../ledger/index.ts';
import { planOf } from '../../billing/index.ts';
import type { FundingDeps } from '../deps.ts';
import { midRateOf } from '../exchange/exchange-rate.ts';
import type { usableQuote } from '../exchange/take-quote.ts';
import { type WithdrawalFactsRow, withdrawalFacts } from './withdrawals.sql.ts';

/** What is asked for, as far as its terms go. */
export interface Asked {
  /** Above 0; a plain decimal. */
  readonly amount: string;
  readonly currency: string;
  readonly payoutCurrency?: string | null | undefined;
  readonly quoteId?: string | null | undefined;
}

/** The platform's own fee, in whole minor units. */
export function feeOf({ config }: Pick<FundingDeps, 'config'>, currency: string): Decimal {
  return roundCash(decimal(config.withdrawalFee), currency);
}

/**
 * Asked before the transaction: nothing in it waits for others.
 *
 * @throws {PlatformError} BAD_USER_INPUT; PROVIDER_UNAVAILABLE where no rate is known
 */
export async function refuseSmallExchange(
  deps: Pick<FundingDeps, 'rates' | 'clock'>,
  asked: Asked,
): Promise<void> {
  const { amount, currency, payoutCurrency } = asked;
  requireLeast(amount, await movingRate(deps, asked), payoutCurrency ?? currency);
}

/**
 * The rate of now of an exchange whose rate is settled later; null for all others.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a currency without a rate; PROVIDER_UNAVAILABLE
 */
export async function movingRate(
  deps: Pick<FundingDeps, 'rates' | 'clock'>,
  { currency, payoutCurrency, quoteId }: Asked,
): Promise<string | null> {
  if (payoutCurrency == null || payoutCurrency === currency || quoteId != null) return null;
  return midRateOf(deps, currency, payoutCurrency);
}

/** What of a currency can be withdrawn, and how busy the person was. */
export async function factsOf(
  tx: Transaction,
  deps: Pick<FundingDeps, 'clock'>,
  userId: string,
  accountId: string,
  currency: string,
): Promise<WithdrawalFactsRow> {
  const now = deps.clock.now();
  const since = secondsAfter(now, -DAY_SECONDS);
  const today = newYorkDate(now);
  return tx.one(withdrawalFacts, userId, accountId, currency, today, since, now);
}

/** @throws {PlatformError} QUOTA_EXCEEDED */
export function requireFewOpen({ openCount }: WithdrawalFactsRow): void {
  requireRoomFor(OPEN_WITHDRAWALS, openCount);
}

/**
 * The rate is settled by a quote now, else when the withdrawal is paid.
 *
 * @param find uses the quote or only looks at it
 * @throws {PlatformError} NOT_FOUND; QUOTE_EXPIRED; BAD_USER_INPUT for a quote of something else
 */
export async function exchangeFor(
  tx: Transaction,
  deps: Pick<FundingDeps, 'clock'>,
  actor: UserActor,
  asked: Omit<Asked, 'amount'> & { readonly amount: Decimal; readonly payoutCurrency: string },
  find: typeof usableQuote,
): Promise<Exchange> {
  const { quoteId, amount, currency, payoutCurrency } = asked;
  const wanted = { from: currency, to: payoutCurrency, fromAmount: amount };
  const quote = quoteId == null ? null : await find(tx, deps, actor.userId, quoteId, wanted);
  return exchangeOf(asked, quote, planOf(actor).forexFeeFraction);
}
