import { calendarOf } from '@investing-platform/schema/trading-calendar';
import { Decimal, decimal, toPlain, ZERO } from '../../numbers/decimal.ts';
import { boughtWith, rateAfterFee } from '../../numbers/exchange-rate.ts';
import { minorUnits } from '../../numbers/money.ts';
import { badInput, type PlatformError, refuse } from '../../refusals/platform-error.ts';
import { wholeUnits } from '../whole-units.ts';

// What a withdrawal costs and may be: for the request and for its preview, so that they agree.

/** Of an exchange whose rate may still move. */
const MIN_PAYOUT = 1;
/** Business days that a payment takes. */
const TAKES = { NZD: { days: 1, calendar: 'NZX' }, USD: { days: 2, calendar: 'NYSE' } } as const;

/** @throws {PlatformError} BAD_USER_INPUT for what is no amount of the currency */
export function wholeAmount(text: string, currency: string): Decimal {
  const amount = decimal(text);
  if (!amount.greaterThan(0)) throw badInput('params.amount', 'must be above 0');
  return wholeUnits('params.amount', text, currency);
}

/**
 * @param midRate of an exchange whose rate is settled later; null for all others
 * @throws {PlatformError} BAD_USER_INPUT
 */
export function requireLeast(amount: string, midRate: string | null, payoutCurrency: string): void {
  if (midRate === null || decimal(amount).times(midRate).gte(MIN_PAYOUT)) return;
  throw badInput('params.amount', `must come to ${MIN_PAYOUT} ${payoutCurrency} at least`);
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
export function mostAmount(withdrawable: Decimal, fee: Decimal, currency: string): Decimal {
  const most = Decimal.max(withdrawable.minus(fee), ZERO);
  return most.toDecimalPlaces(minorUnits(currency), Decimal.ROUND_DOWN);
}

/** @throws {PlatformError} INSUFFICIENT_FUNDS */
export function requireCash(withdrawable: Decimal, needed: Decimal, currency: string): void {
  if (needed.lte(withdrawable)) return;
  throw refuse(
    'INSUFFICIENT_FUNDS',
    `Not enough cash to withdraw: ${toPlain(needed)} ${currency} with the fee, and ` +
      `${toPlain(withdrawable)} ${currency} has settled and is free`,
  );
}

/** How a withdrawal is exchanged; null where it is not, and until the rate is settled. */
export interface Exchange {
  readonly payoutAmount: string | null;
  readonly midRate: string | null;
  readonly rate: string | null;
  readonly feeFraction: string | null;
}

interface Exchanged {
  readonly amount: Decimal;
  readonly currency: string;
  readonly payoutCurrency: string;
}

/**
 * What becomes of an amount: exchanged at a quote, or at the rate of the moment at which it is
 * paid.
 *
 * @param feeFraction of the person's plan
 */
export function exchangeOf(
  { amount, currency, payoutCurrency }: Exchanged,
  quote: (Omit<Exchange, 'payoutAmount'> & { readonly toAmount: string }) | null,
  feeFraction: string,
): Exchange {
  if (quote !== null) {
    const { toAmount: payoutAmount, midRate, rate, feeFraction: ofQuote } = quote;
    return { payoutAmount, midRate, rate, feeFraction: ofQuote };
  }
  const unsettled = { midRate: null, rate: null };
  if (currency !== payoutCurrency) return { payoutAmount: null, ...unsettled, feeFraction };
  return { payoutAmount: toPlain(amount), ...unsettled, feeFraction: null };
}

/** What is paid out, or would be at a rate that may still move. */
export function payoutOf(
  amount: Decimal,
  payoutCurrency: string,
  exchange: Exchange | undefined,
  midRate: string | null,
) {
  const forexFeeFraction = exchange?.feeFraction ?? null;
  if (exchange?.payoutAmount != null) {
    const { payoutAmount, rate: exchangeRate } = exchange;
    return { payoutAmount, exchangeRate, forexFeeFraction, rateSettled: true };
  }
  if (midRate === null || forexFeeFraction === null) {
    return { payoutAmount: null, exchangeRate: null, forexFeeFraction, rateSettled: false };
  }
  const exchangeRate = rateAfterFee(midRate, forexFeeFraction);
  const payoutAmount = toPlain(boughtWith(amount, exchangeRate, payoutCurrency));
  return { payoutAmount, exchangeRate, forexFeeFraction, rateSettled: false };
}

/**
 * The day that the bank should have a payment, `YYYY-MM-DD`. Banks close on the days that the
 * exchange of their country does. Null past its calendar.
 */
export function arrivalOf(payoutCurrency: string, now: Date): string | null {
  const { days, calendar: exchange } = payoutCurrency === 'NZD' ? TAKES.NZD : TAKES.USD;
  const calendar = calendarOf(exchange);
  return calendar.day(calendar.indexAt(now.getTime()) + days)?.date ?? null;
}

/** A new bank account waits, and one that takes another's place is not it yet. */
export function notPayableYet(): PlatformError {
  return refuse('INVALID_STATE', 'The bank account cannot be paid to yet');
}
