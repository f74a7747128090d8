import { type Decimal, decimal, sum, toPlain } from '@investing-platform/rules/numbers/decimal';
import { roundCash } from '@investing-platform/rules/numbers/money';
import { convert } from '../market/exchange-rates.ts';

/** An amount as rows hold it: a canonical toPlain decimal. */
export type Amount = string;

const PLACES = 18;
const PERCENT_PLACES = 6;

/** The amount in a field; zero where it is empty. */
export function amount(value: unknown): Decimal {
  return value === null || value === undefined ? decimal(0) : decimal(String(value));
}

export const plus = (left: unknown, right: unknown): Amount =>
  toPlain(amount(left).plus(amount(right)));
export const minus = (left: unknown, right: unknown): Amount =>
  toPlain(amount(left).minus(amount(right)));
export const times = (left: unknown, right: unknown): Amount =>
  toPlain(amount(left).times(amount(right)));
export const over = (left: unknown, right: unknown, places = PLACES): Amount =>
  amount(right).isZero() ? '0' : toPlain(amount(left).div(amount(right)).toDecimalPlaces(places));
export const total = (values: readonly unknown[]): Amount => toPlain(sum(values.map(amount)));
export const isMore = (left: unknown, right: unknown): boolean => amount(left).gt(amount(right));
export const isNothing = (value: unknown): boolean => amount(value).isZero();

/** So many percent of it. */
export const percentOf = (value: unknown, percent: unknown): Amount =>
  over(times(value, percent), 100);

/** What part of the whole it is, in percent with six places; null of nothing. */
export function share(part: unknown, whole: unknown): Amount | null {
  if (isNothing(whole)) return null;
  return toPlain(amount(part).times(100).div(amount(whole)).toDecimalPlaces(PERCENT_PLACES));
}

/** In whole minor units of the currency. */
export const cash = (value: unknown, currency: string): Amount =>
  toPlain(roundCash(amount(value), currency));

/** In another currency, in its whole minor units. */
export function inCurrency(value: unknown, from: string, to: string): Amount {
  return toPlain(roundCash(convert(amount(value), from, to), to));
}
