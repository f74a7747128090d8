import { type Leaf, type Total, totalOf } from '@investing-platform/rules/networth/worth';
import { addDays, type CivilDate } from '../../kernel/civil-date.ts';
import { dayIn, endOfDay } from '../../kernel/days.ts';
import { type Decimal, ZERO } from '../../kernel/decimal.ts';
import { roundCash } from '../../kernel/money.ts';
import type { HeldRow } from '../holdings/index.ts';
import {
  type HeldOverTime,
  moneyBetween,
  type Request,
  unitsOn,
  valuationAt,
} from './over-time.ts';

/** What tracked holdings were worth at a moment, and what came in then. */
export interface TrackedMoment {
  readonly at: Date;
  readonly equity: Total;
  readonly flow: Total;
}

interface Asked {
  readonly holdings: readonly HeldRow[];
  readonly histories: ReadonlyMap<string, HeldOverTime>;
  readonly currency: string;
  readonly timeZone: string;
  /** Ascending: the first one is where it begins, whose own flow does not count. */
  readonly ends: readonly Date[];
  /** Of moments. */
  readonly most: number;
}

/**
 * Every moment that counts: those that are asked for, and the beginnings of days on which money
 * came or went. A trade of a day counts from its first instant on, what was paid for it as money
 * that came in, and what a sale or a dividend brought as money that went out. Null where there are
 * too many.
 */
export async function trackedMoments(
  request: Request,
  { holdings, histories, currency, timeZone, ends, most }: Asked,
): Promise<TrackedMoment[] | null> {
  const [start, last] = [ends[0], ends.at(-1)];
  if (start === undefined || last === undefined) return [];
  const flowDays = new Set<CivilDate>();
  for (const { days, incomes } of histories.values()) {
    for (const { date } of [...days, ...incomes]) flowDays.add(date);
  }
  const starts = new Map<number, CivilDate>();
  for (const day of flowDays) {
    const at = endOfDay(timeZone, addDays(day, -1)).getTime() + 1;
    if (at > start.getTime() && at <= last.getTime()) starts.set(at, day);
  }
  const all = new Set([...ends.map((at) => at.getTime()), ...starts.keys()]);
  if (all.size > most) return null;
  const times = [...all].sort((left, right) => left - right).map((at) => new Date(at));
  const valuation = await valuationAt(request, holdings, { times, into: currency, timeZone });
  const leafOf = (amount: Decimal | null): Leaf | null =>
    amount === null ? null : { exact: amount, value: roundCash(amount, currency) };
  return times.map((at, place) => {
    const day = dayIn(timeZone, at);
    const flowDay = starts.get(at.getTime());
    const worth = holdings.map((row) => {
      const held = histories.get(row.id);
      const units = held === undefined ? ZERO : unitsOn(held, day);
      return leafOf(valuation.worthOf(row, units, currency, place));
    });
    const flows = holdings.map((row) => {
      const held = histories.get(row.id);
      if (held === undefined || flowDay === undefined) return leafOf(ZERO);
      const { paid, brought, income } = moneyBetween(held, addDays(flowDay, -1), flowDay);
      const money = paid.minus(brought).minus(income);
      const rate = valuation.rateOf(row.portfolioCurrency, currency, place);
      return leafOf(money.isZero() ? ZERO : rate === null ? null : money.times(rate));
    });
    return { at, equity: totalOf(worth), flow: totalOf(flows) };
  });
}
