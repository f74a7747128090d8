import {
  minorOf,
  ofMinor,
  type Scaled,
  scaled,
} from '@investing-platform/rules/networth/minor-units';
import {
  leafOf,
  MinorTotals,
  RunningTotals,
  sumOf,
  type Total,
} from '@investing-platform/rules/networth/worth';
import { breathe } from '../../kernel/breathe.ts';
import { addDays, type CivilDate } from '../../kernel/civil-date.ts';
import { dayIn, endOfDay } from '../../kernel/days.ts';
import { ONE } from '../../kernel/decimal.ts';
import type { HeldRow } from '../holdings/index.ts';
import { type HeldOverTime, type Request, valuationAt } from './over-time.ts';

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
  const firstDay = dayIn(timeZone, start);
  const flowDays = new Set<CivilDate>();
  for (const { days, incomes } of histories.values()) {
    for (const { date } of days) if (date >= firstDay) flowDays.add(date);
    for (const { date } of incomes) flowDays.add(date);
  }
  const starts = new Map<number, CivilDate>();
  for (const day of flowDays) {
    const at = endOfDay(timeZone, addDays(day, -1)).getTime() + 1;
    if (at > start.getTime() && at <= last.getTime()) starts.set(at, day);
  }
  const all = new Set([...ends.map((at) => at.getTime()), ...starts.keys()]);
  if (all.size > most) return null;
  const times = [...all].sort((left, right) => left - right).map((at) => new Date(at));
  const asOf = { histories, times, into: currency, timeZone };
  const valuation = await valuationAt(request, holdings, asOf);
  const days = times.map((at) => dayIn(timeZone, at));
  const flowPlaces = new Map(
    times.flatMap((at, place) => {
      const day = starts.get(at.getTime());
      return day === undefined ? [] : [[day, place] as const];
    }),
  );
  const [equity, flow] = [new MinorTotals(times.length), new MinorTotals(times.length)];
  const foreign = new RunningTotals(times.length);
  for (const row of holdings) {
    await breathe();
    const held = histories.get(row.id);
    if (held === undefined) continue;
    const worthOf = valuation.minorOf(row, currency);
    for (const [place, units] of unitsOver(held, days).entries()) {
      if (units.digits !== 0n) equity.add(place, worthOf(units, place));
    }
    for (const [day, money] of moneyByDay(held, row.portfolioCurrency)) {
      const place = flowPlaces.get(day);
      if (place === undefined || money === 0n) continue;
      if (row.portfolioCurrency === currency) flow.add(place, money);
      else {
        const rate = valuation.rateOf(row.portfolioCurrency, currency, place);
        foreign.add(place, leafOf(ofMinor(money, row.portfolioCurrency), ONE, rate, currency));
      }
    }
  }
  return times.map((at, place) => ({
    at,
    equity: equity.at(place, currency),
    flow: sumOf([flow.at(place, currency), foreign.at(place)]),
  }));
}

/** Units at the ends of days, ascending. */
function unitsOver(held: Pick<HeldOverTime, 'days'>, days: readonly CivilDate[]): Scaled[] {
  let [units, next] = [NO_UNITS, 0];
  return days.map((day) => {
    const before = next;
    while ((held.days[next]?.date ?? LAST) <= day) next += 1;
    if (next > before) units = scaled(held.days[next - 1]?.quantity ?? '0');
    return units;
  });
}

const NO_UNITS = scaled('0');
/** Comes after all days. */
const LAST = '~';

/** What came in on each day less what went out, in minor units of the portfolio's currency. */
function moneyByDay({ days, incomes }: HeldOverTime, currency: string): Map<CivilDate, bigint> {
  const money = new Map<CivilDate, bigint>();
  let before = 0n;
  for (const { date, paid, brought } of days) {
    const net = minorOf(paid, currency) - minorOf(brought, currency);
    money.set(date, net - before);
    before = net;
  }
  for (const { date, amount } of incomes) {
    money.set(date, (money.get(date) ?? 0n) - minorOf(amount, currency));
  }
  return money;
}
