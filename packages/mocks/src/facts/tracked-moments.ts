import { unitsOf } from '@investing-platform/rules/networth/minor-units';
import { decimal, sum, toPlain } from '@investing-platform/rules/numbers/decimal';
import { minorUnits } from '@investing-platform/rules/numbers/money';
import {
  NO_PERFORMANCE,
  type Performance,
  trackedPerformance,
} from '@investing-platform/rules/returns/tracked-performance';
import type { Summed, SummedMoment } from '@investing-platform/rules/returns/valued';
import { refuseTooMany } from '@investing-platform/rules/time/chart-length';
import { addDays } from '@investing-platform/rules/time/civil-date';
import { moneyBetween } from '@investing-platform/rules/tracked/holding-gain';
import type { Realm } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { type Amount, inCurrency, isNothing, times } from './amounts.ts';
import { quantityOn } from './gain-between.ts';
import { priceAt } from './holdings.ts';
import { dayOf, now } from './time.ts';

type Held = RowOf<'Holding'>;

/**
 * What holdings were worth at moments and at the beginnings of days on which money came or went. A
 * trade of a day counts from its first instant on: what was paid for it came in, and what a sale or
 * a dividend brought went out.
 *
 * @param ends ascending; the first one is where it begins, whose own flow does not count
 * @throws {PlatformError} BAD_USER_INPUT where there are more than 10,000 moments
 */
export function trackedMoments(
  realm: Realm,
  held: readonly Held[],
  currency: string,
  ends: readonly Date[],
): SummedMoment[] {
  const times = ends.map((end) => end.getTime());
  const [start = 0, last = 0] = [times[0], times.at(-1)];
  const flowDays = held
    .flatMap(({ days = [], incomes = [] }) => [...days, ...incomes])
    .map(({ date }) => Date.parse(date))
    .filter((at) => at > start && at <= last);
  const withFlow = new Set(flowDays);
  const moments = [...new Set([...times, ...withFlow])].sort((left, right) => left - right);
  refuseTooMany(moments.length, 'moments');
  return moments.map((at) => {
    const moment = new Date(at);
    const flows = withFlow.has(at) ? held : [];
    return {
      at,
      equity: summed(
        held.map((row) => worthAt(realm, row, currency, moment)),
        currency,
      ),
      flow: summed(
        flows.map((row) => flowAt(realm, row, currency, moment)),
        currency,
      ),
    };
  });
}

function worthAt(realm: Realm, row: Held, into: string, at: Date): Amount | null {
  const quantity = quantityOn(row, dayOf(at));
  if (isNothing(quantity)) return '0';
  const priced = priceAt(realm, String(row.instrumentId), at);
  return priced && inCurrency(times(quantity, priced.price), String(row.currency), into);
}

/** Units that come or go for no money count at their price then; at their cost where none is known. */
function flowAt(realm: Realm, row: Held, into: string, at: Date): Amount | null {
  const { days = [], incomes = [], portfolioCurrency, instrumentId, currency } = row;
  const day = dayOf(at);
  const { paid, brought, income } = moneyBetween({ days, incomes }, addDays(day, -1), day);
  const atCost = paid.minus(brought).minus(income);
  const moneyOf = (amount: typeof atCost) =>
    inCurrency(toPlain(amount), String(portfolioCurrency), into);
  const moved = days.find(({ date }) => date === day)?.moved ?? null;
  if (moved === null) return moneyOf(atCost);
  const priced = moved.units.isZero() ? null : priceAt(realm, String(instrumentId), at);
  const worth =
    priced && inCurrency(times(toPlain(moved.units), priced.price), String(currency), into);
  if (worth === null && !moved.units.isZero()) return moneyOf(atCost);
  const money = moneyOf(atCost.minus(moved.cost));
  return money && toPlain(decimal(money).plus(worth ?? 0));
}

/** Each is rounded to minor units already. */
function summed(amounts: readonly (Amount | null)[], currency: string): Summed {
  const known = amounts.filter((one) => one !== null);
  const minor = unitsOf(sum(known.map((one) => decimal(one))), minorUnits(currency));
  return { exact: minor, minor, unpricedCount: amounts.length - known.length };
}

/** How holdings have done from the day before the first trade to now. */
export function performanceOf(
  realm: Realm,
  { held = [], currency }: RowOf<'PortfolioGain'>,
): Performance {
  const [first] = held.map(({ firstTradedOn }) => String(firstTradedOn)).sort();
  if (first === undefined) return NO_PERFORMANCE;
  const start = new Date(Date.parse(first) - 1);
  const moments = trackedMoments(realm, held, String(currency), [start, now(realm)]);
  return trackedPerformance(moments);
}
