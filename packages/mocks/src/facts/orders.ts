import { decimal } from '@investing-platform/rules/numbers/decimal';
import type { Orders } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { inCurrency } from './amounts.ts';

const DEFAULTS: readonly string[] = ['ASSETS', 'LIABILITIES'];

function compared(left: string | number, right: string | number): number {
  return left < right ? -1 : Number(left > right);
}

/** The two default ones first, then by name. */
function byDefaultAndName(left: RowOf<'Portfolio'>, right: RowOf<'Portfolio'>): number {
  const placeOf = ({ kind }: RowOf<'Portfolio'>): number => DEFAULTS.indexOf(kind ?? '') >>> 0;
  const nameOf = ({ name = '' }: RowOf<'Portfolio'>): string => name.toLowerCase();
  return (
    compared(placeOf(left), placeOf(right)) ||
    compared(nameOf(left), nameOf(right)) ||
    compared(left.id, right.id)
  );
}

/** What is worth nothing known comes last. */
function largestFirst(left: RowOf<'Holding'>, right: RowOf<'Holding'>): number {
  const worthOf = ({ exactValue, currency, portfolioCurrency }: RowOf<'Holding'>) =>
    exactValue == null
      ? decimal(-1)
      : decimal(inCurrency(exactValue, String(currency), String(portfolioCurrency)));
  return worthOf(right).comparedTo(worthOf(left)) || compared(left.id, right.id);
}

/** How rows of a type stand in lists, where it is not by their moment. */
export const orders: Orders = { Holding: largestFirst, Portfolio: byDefaultAndName };
