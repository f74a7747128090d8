import { minorOf, type Scaled, scaled } from '@investing-platform/rules/networth/minor-units';
import { minorUnits } from '@investing-platform/rules/numbers/money';
import type { Summed, SummedMoment } from '@investing-platform/rules/returns/valued';
import { requireUser } from '../../../kernel/actor.ts';
import { itemsAtOnce, mapBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn, startOfDay } from '../../../kernel/days.ts';
import { sha256Hex } from '../../../kernel/hash.ts';
import {
  daysTogether,
  type HeldOn,
  type HeldRow,
  keyOfSums,
  type Part,
  type PartTold,
  sumsByAge,
  type TradedUnits,
  tradedUnits,
  walkDays,
  walkPlaces,
} from '../../holdings/index.ts';
import { type SettledWorth, settledWorth } from '../../market/index.ts';
import { type HeldOverTime, type Request, valuationAt } from './over-time.ts';

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
 * that came in, and what a sale or a dividend brought as money that went out. Units that come or go
 * for no money count at their price of that instant, and units of a split as the market trades in
 * them then. Null where there are too many. A holding that nobody has changed is not computed again
 * but for the last hour, and once a minute for the last week.
 */
export async function trackedMoments(
  request: Request,
  { holdings, histories, currency, timeZone, ends, most }: Asked,
): Promise<SummedMoment[] | null> {
  const [start, last] = [ends[0], ends.at(-1)];
  if (start === undefined || last === undefined) return [];
  const starts = new Map<number, CivilDate>();
  const lists = [...histories.values()].flatMap(({ days, incomes }) => [days, incomes]);
  for (const day of daysTogether(lists, dayIn(timeZone, start))) {
    const at = startOfDay(timeZone, day).getTime();
    if (at > start.getTime() && at <= last.getTime()) starts.set(at, day);
  }
  const all = new Set([...ends.map((at) => at.getTime()), ...starts.keys()]);
  if (all.size > most) return null;
  // Numbers sort by their size without a function to compare them.
  const moments = [...Float64Array.from(all).sort()];
  const times = moments.map((at) => new Date(at));
  const now = request.deps.clock.now();
  const settled = await settledWorth(request.deps, now, currency);
  const parts = holdings.flatMap((row): HoldingPart[] => {
    const held = histories.get(row.id);
    if (held === undefined) return [];
    return [{ id: row.id, row, held, stamp: stampOf({ row, held }, settled) }];
  });
  const { userId } = requireUser(request.actor);
  const tradedOf = await tradedUnits(request.deps.db, { userId, timeZone, now }, holdings);
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
    tell(some, places) {
      const asked = places.map((place) => times[place] ?? now);
      const flowDays = asked.map((at) => starts.get(at.getTime()) ?? null);
      return tell(
        request,
        { currency, timeZone, settled, histories, tradedOf, times: asked, flowDays },
        some,
      );
    },
  });
  const summed = (column: Column, place: number): Summed => {
    const minor = sums.sumAt(column, place);
    return { exact: minor, minor, unpricedCount: sums.unknownAt(column, place) };
  };
  return moments.map((at, place) => {
    return { at, equity: summed('equity', place), flow: summed('flow', place) };
  });
}

type Column = 'equity' | 'flow';

interface HoldingPart extends Part {
  readonly row: HeldRow;
  readonly held: HeldOverTime;
}

/** Names all that the leaves of long ago follow from; null where nobody can tell. */
function stampOf(
  { row, held }: Pick<HoldingPart, 'row' | 'held'>,
  settled: SettledWorth,
): string | null {
  const worth = settled.stampOf(row.category === null ? row.instrumentId : null, row.currency);
  const paid = settled.stampOf(null, row.portfolioCurrency);
  if (worth === null || paid === null) return null;
  const incomes = held.incomes.length === 0 ? '' : sha256Hex(JSON.stringify(held.incomes));
  const { revision, pricesRevision } = held;
  return [revision, pricesRevision, row.portfolioCurrency, worth, paid, incomes].join(' ');
}

interface AskedMoments {
  readonly currency: string;
  readonly timeZone: string;
  readonly settled: SettledWorth;
  readonly histories: ReadonlyMap<string, HeldOverTime>;
  readonly tradedOf: TradedUnits;
  readonly times: readonly Date[];
  /** The day that begins at the moment, where money came or went on it. */
  readonly flowDays: readonly (CivilDate | null)[];
}

async function tell(
  request: Request,
  { currency, timeZone, settled, histories, tradedOf, times, flowDays }: AskedMoments,
  parts: readonly HoldingPart[],
): Promise<PartTold<Column>[]> {
  const rows = parts.map(({ row }) => row);
  const days = times.map((at, place) => flowDays[place] ?? dayIn(timeZone, at));
  const asOf = { histories, times, days, into: currency };
  const valuation = await valuationAt(request, rows, asOf);
  const now = request.deps.clock.now();
  const after = await settledWorth(request.deps, now, currency);
  return mapBreathing(parts, itemsAtOnce(times.length), ({ row, held, stamp: before }) => {
    const worthOf = valuation.minorOf(row.instrumentId, currency);
    const traded = tradedOf(row.id);
    const worthAt = (units: Scaled, place: number): bigint | null =>
      worthOf(traded(units, times[place] ?? now), place);
    const equity = unitsOver(held, days).map(worthAt);
    const moneyOf = valuation.minorOf(row.portfolioCurrency, currency);
    const flow = flowsOver(held, row.portfolioCurrency, flowDays).map((one, place) => {
      const moved = worthAt(one.units, place);
      // Units whose price of the day nobody knows count at their cost.
      const money = moneyOf(moved === null ? one.atCost : one.money, place);
      return money === null ? null : money + (moved ?? 0n);
    });
    const stamp = stampOf({ row, held }, after);
    const isSame = settled.rates === after.rates && (before === null || before === stamp);
    const isOfOthers = valuation.needed.has(row.instrumentId);
    // What its owner has not priced yet is not worth anything known, whoever asks.
    const isRated = (place: number) => valuation.rateOf(row.currency, currency, place) !== null;
    const isTold = (leaf: bigint | null, place: number) =>
      leaf !== null || (row.category !== null && isRated(place));
    const isKnown = equity.every(isTold) && !flow.includes(null);
    return { stamp: isSame && isKnown && !isOfOthers ? stamp : null, leaves: { equity, flow } };
  });
}

/** Units at the ends of days, ascending. */
function unitsOver(held: Pick<HeldOverTime, 'days'>, days: readonly CivilDate[]): Scaled[] {
  const heldOn = walkDays(held.days);
  let [row, units]: [HeldOn | null, Scaled] = [null, NOTHING];
  return days.map((day) => {
    const then = heldOn(day);
    if (then !== row && then !== null) units = scaled(then.quantity);
    row = then;
    return units;
  });
}

const NOTHING = scaled('0');

/** What came in on a day less what went out. Money is in the portfolio's currency. */
interface FlowOfDay {
  /** Without the cost of units that moved for no money. */
  readonly money: Scaled;
  /** With it. */
  readonly atCost: Scaled;
  /** What moved for no money. */
  readonly units: Scaled;
}

const NO_FLOW: FlowOfDay = { money: NOTHING, atCost: NOTHING, units: NOTHING };

/** @param flowDays ascending; null: nothing is asked */
function flowsOver(
  { days, incomes }: HeldOverTime,
  currency: string,
  flowDays: readonly (CivilDate | null)[],
): FlowOfDay[] {
  const placeOn = walkPlaces(days);
  const incomesOf = Map.groupBy(incomes, ({ date }) => date);
  const netPaid = ({ paid, brought }: HeldOn): bigint =>
    minorOf(paid, currency) - minorOf(brought, currency);
  const places = minorUnits(currency);
  const amount = (digits: bigint): Scaled => (digits === 0n ? NOTHING : { digits, places });
  return flowDays.map((day) => {
    if (day === null) return NO_FLOW;
    const place = placeOn(day);
    const [before, then] = [days[place - 1], days[place]];
    const own = then?.date === day ? then : null;
    let digits = 0n;
    if (own !== null) digits = netPaid(own) - (before === undefined ? 0n : netPaid(before));
    for (const { amount: income } of incomesOf.get(day) ?? []) digits -= minorOf(income, currency);
    const moved = own?.moved ?? null;
    if (moved === null) return { money: amount(digits), atCost: amount(digits), units: NOTHING };
    const money = amount(digits - minorOf(moved.cost, currency));
    return { money, atCost: amount(digits), units: scaled(moved.units) };
  });
}
