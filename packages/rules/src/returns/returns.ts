import { YEAR_MS } from '@investing-platform/schema/durations';
import { Decimal, decimal } from '../decimal.ts';
import type { Valued } from './valued.ts';

/** Money that came in, below 0 where it went out, at a moment. */
interface Flow {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly amount: bigint;
}

/** What was there at first, what came in and went out, and what was there at the end. */
export interface MoneyOver {
  readonly start: Flow;
  readonly flows: readonly Flow[];
  readonly end: Flow;
  /** What was there on average but for its gains, for each millisecond. */
  readonly capital: bigint;
}

/** One part in so many. */
const MIN_CAPITAL = 100n;

/**
 * The money of a return over the whole, from the first of it on: what was there at the start, else
 * what came in first. Null where a value that it depends on is not known, where no time has passed
 * since, and where less was there on average than a hundredth of what was in at most: of that a
 * return tells nothing.
 *
 * @param valued ascending; the first one is the start, whose own flow does not count
 */
export function moneyOver(valued: readonly Valued[]): MoneyOver | null {
  const place = valued.findIndex(
    ({ equity, flow }, index) => equity !== 0n || (index > 0 && flow !== 0n),
  );
  const [first, last] = [valued[place], valued.at(-1)];
  if (first === undefined || last === undefined || last.at <= first.at) return null;
  const there = place === 0 || first.flow === 0n ? first.equity : first.flow;
  if (last.equity === null || there === null) return null;
  const flows: Flow[] = [];
  for (let next = place + 1; next < valued.length; next += 1) {
    const { at = 0, flow: amount = 0n } = valued[next] ?? {};
    if (amount === null) return null;
    if (amount !== 0n) flows.push({ at, amount });
  }
  const length = BigInt(last.at - first.at);
  let [capital, put, most] = [there * length, there, there > 0n ? there : 0n];
  for (const { at, amount } of flows) {
    capital += amount * BigInt(last.at - at);
    put += amount;
    if (put > most) most = put;
  }
  if (capital * MIN_CAPITAL <= most * length) return null;
  const start = { at: first.at, amount: there };
  return { start, flows, end: { at: last.at, amount: last.equity }, capital };
}

/**
 * The return since the first money came, as a fraction (modified Dietz method): what was gained, by
 * the capital that was there on average, each flow weighted by the time from it to the end. Null
 * where the method comes to a loss of more than all.
 */
export function modifiedDietz({ start, flows, end, capital }: MoneyOver): Decimal | null {
  let gain = end.amount - start.amount;
  for (const { amount } of flows) gain -= amount;
  const fraction = decimal(gain * BigInt(end.at - start.at)).dividedBy(decimal(capital));
  return fraction.lessThan(-1) ? null : fraction;
}

/** Money that an investor pays, below 0, or gets, at a moment. In whole units of one size. */
export type Cashflow = Flow;

/** As if the owner bought all with the first money, and sold all at the end. */
export function cashflowsOf({ start, flows, end }: MoneyOver): Cashflow[] {
  const paid = [start, ...flows].map(({ at, amount }) => ({ at, amount: -amount }));
  return [...paid, end];
}

/** Rates are looked for by the logarithm of the growth that they mean, so that all sizes are alike. */
const MIN_GROWTH = -120;
const MAX_GROWTH = 60;
const GRID_POINTS = 600;
const MAX_STEPS = 100;
const TOLERANCE = 1e-15;
const RATE_DIGITS = 14;

/** Fractions. */
export interface MoneyWeighted {
  /** Over the time from the first flow to the last. */
  readonly ofSpan: Decimal | null;
  /** A year; null over less than a year too. */
  readonly annualized: Decimal | null;
}

const UNDEFINED: MoneyWeighted = { ofSpan: null, annualized: null };

/**
 * The rate at which cashflows are worth nothing together (XIRR, ACT/365). Null where there is none,
 * or more than one: never 0 for "unknown"; exactly 0 where as much came back as was paid. Of more
 * than 500 flows, those of one five-hundredth of the time count as of its middle, so that the work
 * has a bound.
 *
 * @param flows ascending
 */
export function moneyWeighted(flows: readonly Cashflow[]): MoneyWeighted {
  const [first, last] = [flows.at(0), flows.at(-1)];
  if (first === undefined || last === undefined || last.at <= first.at) return UNDEFINED;
  const length = last.at - first.at;
  const real = bounded(flows).filter(({ amount }) => amount !== 0n);
  const hasBoth = real.some(({ amount }) => amount > 0n) && real.some(({ amount }) => amount < 0n);
  if (!hasBoth || real.every(({ at }) => at === real[0]?.at)) return UNDEFINED;
  let total = 0n;
  for (const { amount } of flows) total += amount;
  const growth = total === 0n ? 0 : growthOf(termsOf(real, first.at, length));
  return growth === null ? UNDEFINED : overSpan(growth, length / YEAR_MS);
}

function overSpan(growth: number, years: number): MoneyWeighted {
  const rate = (logarithm: number): Decimal =>
    new Decimal(Math.expm1(logarithm).toPrecision(RATE_DIGITS));
  return { ofSpan: rate(growth), annualized: years < 1 ? null : rate(growth / years) };
}

/** Columns, since each is gone through hundreds of times. */
interface Terms {
  /** From 0 to 1: when within the span. */
  readonly parts: Float64Array;
  readonly amounts: Float64Array;
}

function termsOf(flows: readonly Cashflow[], start: number, length: number): Terms {
  return {
    parts: Float64Array.from(flows, ({ at }) => (at - start) / length),
    amounts: Float64Array.from(flows, ({ amount }) => Number(amount)),
  };
}

/** The logarithm of the growth over the span; null where there is none, or more than one. */
function growthOf(terms: Terms): number | null {
  const [only, another] = changesOfSign(terms);
  return only === undefined || another !== undefined ? null : rootIn(terms, only);
}

/** What all is worth at the start, and how fast that changes with the growth. */
function worthOf({ parts, amounts }: Terms, growth: number): { worth: number; slope: number } {
  let [worth, slope] = [0, 0];
  for (let place = 0; place < parts.length; place += 1) {
    const part = parts[place] ?? 0;
    const term = (amounts[place] ?? 0) * Math.exp(-growth * part);
    worth += term;
    slope -= part * term;
  }
  return { worth, slope };
}

const MAX_TERMS = 500;

function bounded(flows: readonly Cashflow[]): readonly Cashflow[] {
  const [first, last] = [flows.at(0), flows.at(-1)];
  if (first === undefined || last === undefined || flows.length <= MAX_TERMS) return flows;
  // The first and the last one stay where they are: they are the value at the start and the end.
  const width = (last.at - first.at + 1) / (MAX_TERMS - 2);
  const sums = new Map<number, bigint>();
  for (let place = 1; place < flows.length - 1; place += 1) {
    const { at = 0, amount = 0n } = flows[place] ?? {};
    const middle = Math.floor((at - first.at) / width);
    sums.set(middle, (sums.get(middle) ?? 0n) + amount);
  }
  const middles = [...sums].map(([place, amount]) => {
    return { at: first.at + (place + 1 / 2) * width, amount };
  });
  return [first, ...middles, last];
}

type Interval = readonly [low: number, high: number];

function changesOfSign({ parts, amounts }: Terms): Interval[] {
  const step = (MAX_GROWTH - MIN_GROWTH) / GRID_POINTS;
  // From one point of the grid to the next a term changes by the same factor each time.
  const worths = amounts.map(
    (amount, place) => amount * Math.exp(-MIN_GROWTH * (parts[place] ?? 0)),
  );
  const factors = parts.map((part) => Math.exp(-step * part));
  const signs: number[] = [];
  for (let point = 0; point <= GRID_POINTS; point += 1) {
    let total = 0;
    for (let place = 0; place < factors.length; place += 1) {
      const worth = worths[place] ?? 0;
      total += worth;
      worths[place] = worth * (factors[place] ?? 0);
    }
    signs.push(Math.sign(total));
  }
  return signs.slice(1).flatMap((sign, point): Interval[] => {
    const low = MIN_GROWTH + step * point;
    return sign === signs[point] ? [] : [[low, low + step]];
  });
}

/** Newton's steps, each of which stays between the ends; else the middle of them is next. */
function rootIn(terms: Terms, [start, end]: Interval): number {
  let [low, high] = [start, end];
  const sign = Math.sign(worthOf(terms, low).worth);
  let growth = (low + high) / 2;
  for (let round = 0; round < MAX_STEPS; round += 1) {
    const { worth, slope } = worthOf(terms, growth);
    if (worth === 0) break;
    if (Math.sign(worth) === sign) low = growth;
    else high = growth;
    const step = growth - worth / slope;
    const next = step > low && step < high ? step : (low + high) / 2;
    const isThere = Math.abs(next - growth) <= TOLERANCE * Math.max(1, Math.abs(growth));
    growth = next;
    if (isThere) break;
  }
  return growth;
}
