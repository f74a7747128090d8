import type { Scaled } from '@investing-platform/rules/networth/minor-units';
import type { Summed, SummedMoment } from '@investing-platform/rules/returns/valued';
import { requireUser } from '../../../kernel/actor.ts';
import { itemsAtOnce, mapBreathing } from '../../../kernel/breathe.ts';
import { type CivilDate, dayOfNumber } from '../../../kernel/civil-date.ts';
import { dayIn, startsIn } from '../../../kernel/days.ts';
import { sha256Hex } from '../../../kernel/hash.ts';
import {
  type Changed,
  type ColumnTold,
  changedHeld,
  daysTogether,
  hullOf,
  type KeptBy,
  keptByTerms,
  keyOfSums,
  type Leaf,
  listsNoted,
  type Noted,
  type Part,
  type PartTold,
  spanOf,
  stampOfHeld,
  sumsByAge,
  type TradedUnits,
  tradedUnits,
} from '../../holdings/index.ts';
import { type SettledWorth, settledWorth } from '../../market/index.ts';
import { changedFlows, type FlowOfDay, flowsOver, unitsOver } from './flows-of-days.ts';
import { type HeldOverTime, type Request, valuationAt } from './over-time.ts';

interface Asked {
  readonly holdings: readonly HeldOverTime[];
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
 * that came in, and what a sale or a dividend brought as money that went out. Units that come or go
 * for no money count at their price of that instant, and units of a split as the market trades in
 * them then. Null where there are too many. A holding that nobody has changed is not computed again
 * but for the last hour, and once a minute for the last week.
 */
export async function trackedMoments(
  request: Request,
  { holdings, currency, timeZone, ends, most }: Asked,
): Promise<SummedMoment[] | null> {
  const [start] = ends;
  if (start === undefined) return [];
  const { moments, flowDays } = together(ends, daysOfFlows(holdings, timeZone, start), timeZone);
  if (moments.length > most) return null;
  const now = request.deps.clock.now();
  const settled = await settledWorth(request.deps, now, currency);
  const { userId } = requireUser(request.actor);
  const traded = tradedUnits({ timeZone, now }, holdings);
  const parts = holdings.map((held): HoldingPart => {
    const terms = termsOf(held, settled, traded);
    return { id: held.id, held, terms, stamp: stampOfHeld(held, terms) };
  });
  const what = ['tracked', userId, currency, timeZone];
  const sums = await sumsByAge<HoldingPart, Column>(request.deps.marketData, {
    key: keyOfSums(what, parts, moments),
    times: moments,
    // Money of the first moment came before what is told.
    isSettled: (time) => time > start.getTime() && settled.isSettled(time),
    isRecent: settled.isRecent,
    recentState: settled.recentPrices,
    parts,
    columns: ['equity', 'flow'],
    changedIn: (part, noted) => changedIn(part, noted, timeZone),
    tell(some, places) {
      const asked = {
        times: places.map((place) => new Date(moments[place] ?? now)),
        flowDays: places.map((place) => {
          const day = flowDays[place] ?? null;
          return day === null ? null : dayOfNumber(day);
        }),
      };
      return tell(request, { currency, timeZone, settled, traded, ...asked }, some);
    },
  });
  const summed = (told: ColumnTold, place: number): Summed => {
    const minor = BigInt(told.sumAt(place));
    return { exact: minor, minor, unpricedCount: told.unknownAt(place) };
  };
  return moments.map((at, place) => {
    return { at, equity: summed(sums.equity, place), flow: summed(sums.flow, place) };
  });
}

type Column = 'equity' | 'flow';

/** The days from that of the start on, on which money came or went, or units. */
function daysOfFlows(holdings: readonly HeldOverTime[], timeZone: string, start: Date) {
  const lists = holdings.flatMap(({ days, incomes }) => [days, incomes]);
  return daysTogether(lists, dayIn(timeZone, start));
}

/** Epoch milliseconds, each once, ascending; and, where a day of flows begins at one, that day. */
interface Together {
  readonly moments: number[];
  /** Days since 1970-01-01. */
  readonly flowDays: (number | null)[];
}

/** Ends, and the beginnings of days that come after the first and by the last of them. */
function together(ends: readonly Date[], days: readonly number[], timeZone: string): Together {
  const begins = days.map(startsIn(timeZone));
  const [moments, flowDays]: [number[], (number | null)[]] = [[], []];
  let next = 0;
  for (const end of ends) {
    const at = end.getTime();
    for (; (begins[next] ?? Number.POSITIVE_INFINITY) <= at; next += 1) {
      if (moments.length === 0) continue;
      moments.push(begins[next] ?? at);
      flowDays.push(days[next] ?? null);
    }
    if (moments.at(-1) === at) continue;
    moments.push(at);
    flowDays.push(null);
  }
  return { moments, flowDays };
}

interface HoldingPart extends Part {
  readonly held: HeldOverTime;
  /** Names all but days and prices that its leaves follow from; null where nobody can tell. */
  readonly terms: string | null;
}

function termsOf(held: HeldOverTime, settled: SettledWorth, traded: TradedUnits): string | null {
  const { id, instrumentId, category, currency, portfolioCurrency } = held;
  const worth = settled.stampOf(category === null ? instrumentId : null, currency);
  const paid = settled.stampOf(null, portfolioCurrency);
  if (worth === null || paid === null) return null;
  const incomes = held.incomes.length === 0 ? '' : sha256Hex(JSON.stringify(held.incomes));
  return [portfolioCurrency, worth, paid, incomes, traded.stampOf(id)].join(' ');
}

/** When a holding comes to something else than it did, and when something else came or went. */
function changedIn(
  { held, terms }: HoldingPart,
  noted: Noted,
  timeZone: string,
): Changed<Column> | null {
  const before = listsNoted(noted, terms);
  if (before === null) return null;
  const worth = changedHeld(before, held);
  const flows = changedFlows(before.days, held.days, held.portfolioCurrency);
  // What moves for no money counts at its price.
  return { equity: spanOf(worth, timeZone), flow: spanOf(hullOf(worth, flows), timeZone) };
}

interface AskedMoments {
  readonly currency: string;
  readonly timeZone: string;
  readonly settled: SettledWorth;
  readonly traded: TradedUnits;
  readonly times: readonly Date[];
  /** The day that begins at the moment, where money came or went on it. */
  readonly flowDays: readonly (CivilDate | null)[];
}

async function tell(
  request: Request,
  { currency, timeZone, settled, traded, times, flowDays }: AskedMoments,
  parts: readonly HoldingPart[],
): Promise<PartTold<Column>[]> {
  const holdings = parts.map(({ held }) => held);
  const histories = new Map(holdings.map((held) => [held.id, held]));
  const days = times.map((at, place) => flowDays[place] ?? dayIn(timeZone, at));
  const asOf = { histories, times, days, into: currency };
  const valuation = await valuationAt(request, holdings, asOf);
  // Most holdings are told at the present alone, at which nothing comes or goes.
  const isStill = flowDays.every((day) => day === null);
  const nothing = days.map(() => 0n);
  const now = request.deps.clock.now();
  const after = await settledWorth(request.deps, now, currency);
  return mapBreathing(parts, itemsAtOnce(times.length), ({ id, held, terms }) => {
    const worthOf = valuation.minorOf(held.instrumentId, currency);
    const asTraded = traded.of(id);
    const worthAt = (units: Scaled, place: number): bigint | null =>
      worthOf(asTraded(units, times[place] ?? now), place);
    const unitsOn = unitsOver(held);
    const equity = days.map((day, place): Leaf => worthAt(unitsOn(day), place));
    const moneyOf = valuation.minorOf(held.portfolioCurrency, currency);
    const flowAt = (one: FlowOfDay, place: number): bigint | null => {
      const moved = worthAt(one.units, place);
      // Units whose price of the day nobody knows count at their cost.
      const money = moneyOf(moved === null ? one.atCost : one.money, place);
      return money === null ? null : money + (moved ?? 0n);
    };
    const flow = isStill ? nothing : flowsOver(held, flowDays).map(flowAt);
    // Nobody could tell before prices were asked for.
    const termsThen = terms ?? termsOf(held, after, traded);
    const keptBy = (): KeptBy | null => {
      if (settled.rates !== after.rates || valuation.needed.has(held.instrumentId)) return null;
      // What its owner has not priced yet is not worth anything known, whoever asks.
      const isRated = (place: number) => valuation.rateOf(held.currency, currency, place) !== null;
      const isTold = (leaf: Leaf, place: number) =>
        leaf !== null || (held.category !== null && isRated(place));
      const isKnown = equity.every(isTold) && !flow.includes(null);
      return isKnown ? keptByTerms(held, termsThen, termsOf(held, after, traded)) : null;
    };
    return { leaves: { equity, flow }, keptBy };
  });
}
