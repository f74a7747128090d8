import { roundCash } from '@investing-platform/rules/money';
import {
  add,
  compare,
  type Decimal,
  decimal,
  divide,
  HUNDRED,
  isZero,
  multiply,
  plain,
  subtract,
  sum,
} from '../kernel/decimal.ts';
import { convert } from '../market/exchange-rates.ts';

/** An amount as rows hold it: a canonical plain decimal. */
export type Amount = string;

const PLACES = 18;
const PERCENT_PLACES = 6;

/** The amount in a field; zero where it is empty. */
export function amount(value: unknown): Decimal {
  return value === null || value === undefined ? decimal(0) : decimal(String(value));
}

export const plus = (left: unknown, right: unknown): Amount =>
  plain(add(amount(left), amount(right)));
export const minus = (left: unknown, right: unknown): Amount =>
  plain(subtract(amount(left), amount(right)));
export const times = (left: unknown, right: unknown): Amount =>
  plain(multiply(amount(left), amount(right)));
export const over = (left: unknown, right: unknown, places = PLACES): Amount =>
  isZero(amount(right)) ? '0' : plain(divide(amount(left), amount(right), places));
export const total = (values: readonly unknown[]): Amount => plain(sum(values.map(amount)));
export const isMore = (left: unknown, right: unknown): boolean =>
  compare(amount(left), amount(right)) > 0;
export const isNothing = (value: unknown): boolean => isZero(amount(value));

/** So many percent of it. */
export const percentOf = (value: unknown, percent: unknown): Amount =>
  over(times(value, percent), 100);

/** What part of the whole it is, in percent with six places; null of nothing. */
export function share(part: unknown, whole: unknown): Amount | null {
  if (isNothing(whole)) return null;
  return plain(divide(multiply(amount(part), HUNDRED), amount(whole), PERCENT_PLACES));
}

/** In whole minor units of the currency. */
export const cash = (value: unknown, currency: string): Amount =>
  plain(roundCash(amount(value), currency));

/** In another currency, in its whole minor units. */
export function inCurrency(value: unknown, from: string, to: string): Amount {
  return plain(roundCash(convert(amount(value), from, to), to));
}
