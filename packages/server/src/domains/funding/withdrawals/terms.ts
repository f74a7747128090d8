import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Transaction } from '../../../db/database.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { Decimal, decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { badInput, refuse } from '../../../kernel/errors.ts';
import { minorUnits, roundCash } from '../../../kernel/money.ts';
import { newYorkDate } from '../../../ledger/index.ts';
import { planOf } from '../../billing/index.ts';
import type { FundingDeps } from '../deps.ts';
import { midRateOf } from '../exchange/exchange-rate.ts';
import type { usableQuote } from '../exchange/take-quote.ts';
import { withdrawable } from './withdrawable.ts';
import { type WithdrawalFactsRow, withdrawalFacts } from './withdrawals.sql.ts';

// What a withdrawal costs and may be: for the request and for its preview, so that they agree.

/** What is asked for, as far as its terms go. */
export interface Asked {
  /** Above 0; a plain decimal. */
  readonly amount: string;
  readonly currency: string;
  readonly payoutCurrency?: string | null | undefined;
  readonly quoteId?: string | null | undefined;
}

const MAX_OPEN = 20;
/** Of an exchange whose rate may still move. */
const MIN_PAYOUT = 1;

/** The platform's own fee, in whole minor units. */
export function feeOf({ config }: Pick<FundingDeps, 'config'>, currency: string): Decimal {
  return roundCash(decimal(config.withdrawalFee), currency);
}

/** @throws {PlatformError} BAD_USER_INPUT for what is no amount of the currency */
export function wholeAmount({ amount: text, currency }: Asked): Decimal {
  const amount = decimal(text);
  if (!amount.greaterThan(0)) throw badInput('params.amount', 'must be above 0');
  if (roundCash(amount, currency).equals(amount)) return amount;
  throw badInput('params.amount', `has more places than ${currency} has`);
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
  const midRate = await movingRate(deps, asked);
  if (midRate === null || decimal(asked.amount).times(midRate).gte(MIN_PAYOUT)) return;
  throw badInput('params.amount', `must come to ${MIN_PAYOUT} ${asked.payoutCurrency} at least`);
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

/**
 * The smallest amount that is not refused as too small.
 *
 * @param midRate of an exchange whose rate is settled later; null for all others
 */
export function leastAmount(currency: string, midRate: string | null): Decimal {
  const places = minorUnits(currency);
  const smallest = decimal(10).pow(-places);
  if (midRate === null) return smallest;
  const least = decimal(MIN_PAYOUT).dividedBy(midRate);
  return Decimal.max(least.toDecimalPlaces(places, Decimal.ROUND_UP), smallest);
}

/** The largest amount that there is cash for, with the fee. */
export function mostAmount(facts: WithdrawalFactsRow, fee: Decimal, currency: string): Decimal {
  const most = Decimal.max(withdrawable(facts).minus(fee), ZERO);
  return most.toDecimalPlaces(minorUnits(currency), Decimal.ROUND_DOWN);
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
  if (openCount < MAX_OPEN) return;
  throw refuse('QUOTA_EXCEEDED', `A person may have ${MAX_OPEN} withdrawals under way`);
}

/** @throws {PlatformError} INSUFFICIENT_FUNDS */
export function requireCash(facts: WithdrawalFactsRow, needed: Decimal, currency: string): void {
  const most = withdrawable(facts);
  if (needed.lte(most)) return;
  throw refuse(
    'INSUFFICIENT_FUNDS',
    `Not enough cash to withdraw: ${toPlain(needed)} ${currency} with the fee, and ` +
      `${toPlain(most)} ${currency} has settled and is free`,
  );
}

/** How a withdrawal is exchanged; null where it is not, and until the rate is settled. */
export interface Exchange {
  readonly payoutAmount: string | null;
  readonly midRate: string | null;
  readonly rate: string | null;
  readonly feeFraction: string | null;
}

/**
 * The rate is settled by a quote now, else when the withdrawal is paid.
 *
 * @param find uses the quote or only looks at it
 * @throws {PlatformError} NOT_FOUND; QUOTE_EXPIRED; BAD_USER_INPUT for a quote of something else
 */
export async function exchangeOf(
  tx: Transaction,
  deps: Pick<FundingDeps, 'clock'>,
  actor: UserActor,
  asked: Omit<Asked, 'amount'> & { readonly amount: Decimal; readonly payoutCurrency: string },
  find: typeof usableQuote,
): Promise<Exchange> {
  const { quoteId, amount, currency, payoutCurrency } = asked;
  if (quoteId != null) {
    const wanted = { from: currency, to: payoutCurrency, fromAmount: amount };
    const quote = await find(tx, deps, actor.userId, quoteId, wanted);
    const { toAmount: payoutAmount, midRate, rate, feeFraction } = quote;
    return { payoutAmount, midRate, rate, feeFraction };
  }
  if (currency !== payoutCurrency) {
    const { forexFeeFraction: feeFraction } = planOf(actor);
    return { payoutAmount: null, midRate: null, rate: null, feeFraction };
  }
  return { payoutAmount: toPlain(amount), midRate: null, rate: null, feeFraction: null };
}
