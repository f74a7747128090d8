import { type Decimal, decimal, toPlain, ZERO } from '@investing-platform/rules/numbers/decimal';
import {
  type Between,
  daysOfGain,
  gainShown,
} from '@investing-platform/rules/returns/gain-between';
import { moneyBetween } from '@investing-platform/rules/tracked/holding-gain';
import { dayOf } from '@investing-platform/rules/tracked/tracked-holding';
import type { Realm } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { type Amount, inCurrency, isNothing, times } from './amounts.ts';
import { priceOf } from './holdings.ts';
import { today } from './time.ts';

type Ends = 'from' | 'to';

/**
 * What holdings have gained between two days.
 *
 * @throws {PlatformError} BAD_USER_INPUT where `from` is after `to` or in the future
 */
export function gainsBetween(
  realm: Realm,
  held: readonly RowOf<'Holding'>[],
  args: object,
  currency: string,
): object {
  const asked = ('params' in args ? (args.params ?? {}) : {}) as Partial<Record<Ends, string>>;
  const firstDays = held.map(({ firstTradedOn }) => String(firstTradedOn));
  const { from, to } = daysOfGain(asked, firstDays, today(realm));
  const things = held.map((row) => between(realm, row, currency, { from, to }));
  return gainShown({ from, to }, currency, things);
}

/** How much of a holding there was at the end of a day. */
export const quantityOn = ({ days = [] }: RowOf<'Holding'>, day: string): Amount =>
  toPlain(dayOf(days, day)?.quantity ?? ZERO);

function between(
  realm: Realm,
  holding: RowOf<'Holding'>,
  into: string,
  { from, to }: Readonly<Record<Ends, string>>,
): Between {
  const { days = [], incomes = [] } = holding;
  const valueOn = (day: string): Decimal | null => {
    const quantity = quantityOn(holding, day);
    if (isNothing(quantity)) return ZERO;
    const price = priceOf(realm, String(holding.instrumentId), day)?.price;
    if (price === undefined) return null;
    return decimal(inCurrency(times(quantity, price), String(holding.currency), into));
  };
  const { paid, brought, income } = moneyBetween({ days, incomes }, from, to);
  const shown = (amount: Decimal): Decimal =>
    decimal(inCurrency(toPlain(amount), String(holding.portfolioCurrency), into));
  return {
    start: valueOn(from),
    end: valueOn(to),
    paid: shown(paid),
    brought: shown(brought),
    income: shown(income),
  };
}
