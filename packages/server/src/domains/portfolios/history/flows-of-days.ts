import { minorOf, type Scaled, scaled } from '@investing-platform/rules/networth/minor-units';
import { minorUnits } from '@investing-platform/rules/numbers/money';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import {
  changedDays,
  type DaySpan,
  type HeldOn,
  walkPlaces,
  walkTold,
} from '../../holdings/index.ts';
import type { HeldOverTime } from './over-time.ts';

/** Units at the ends of days, which are asked for ascending. */
export function unitsOver(held: Pick<HeldOverTime, 'days'>): (day: CivilDate) => Scaled {
  return walkTold(held.days, ({ quantity }) => scaled(quantity), NOTHING);
}

const NOTHING = scaled('0');

/** What came in on a day less what went out. Money is in the portfolio's currency. */
export interface FlowOfDay {
  /** Without the cost of units that moved for no money. */
  readonly money: Scaled;
  /** With it. */
  readonly atCost: Scaled;
  /** What moved for no money. */
  readonly units: Scaled;
}

const NO_FLOW: FlowOfDay = { money: NOTHING, atCost: NOTHING, units: NOTHING };

/** @param flowDays ascending; null: nothing is asked */
export function flowsOver(
  { days, incomes, portfolioCurrency: currency }: HeldOverTime,
  flowDays: readonly (CivilDate | null)[],
): FlowOfDay[] {
  const placeOn = walkPlaces(days);
  const incomesOf = Map.groupBy(incomes, ({ date }) => date);
  const netPaidOn = netPaid(days, currency);
  const places = minorUnits(currency);
  const amount = (digits: bigint): Scaled => (digits === 0n ? NOTHING : { digits, places });
  return flowDays.map((day) => {
    if (day === null) return NO_FLOW;
    const place = placeOn(day);
    const then = days[place];
    const own = then?.date === day ? then : null;
    let digits = own === null ? 0n : netPaidOn(place);
    for (const { amount: income } of incomesOf.get(day) ?? []) digits -= minorOf(income, currency);
    const moved = own?.moved ?? null;
    if (moved === null) return { money: amount(digits), atCost: amount(digits), units: NOTHING };
    const money = amount(digits - minorOf(moved.cost, currency));
    return { money, atCost: amount(digits), units: scaled(moved.units) };
  });
}

/** What was paid on a day less what was brought, in minor units, by the place of its row. */
function netPaid(days: readonly HeldOn[], currency: string): (place: number) => bigint {
  const untilOf = (place: number): bigint => {
    const row = days[place];
    return row === undefined ? 0n : minorOf(row.paid, currency) - minorOf(row.brought, currency);
  };
  let last = { place: -1, until: 0n };
  return (place) => {
    const before = last.place === place - 1 ? last.until : untilOf(place - 1);
    last = { place, until: untilOf(place) };
    return last.until - before;
  };
}

/** On which days something else came or went than in another list. */
export function changedFlows(
  before: readonly HeldOn[],
  now: readonly HeldOn[],
  currency: string,
): DaySpan | null {
  const [paidBefore, paidNow] = [netPaid(before, currency), netPaid(now, currency)];
  return changedDays(before, now, (one, other) => {
    const [own, moved] = [before[one]?.moved, now[other]?.moved];
    const isSameMoved = own?.units === moved?.units && own?.cost === moved?.cost;
    return isSameMoved && paidBefore(one) === paidNow(other);
  });
}
