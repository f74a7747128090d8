import { YEAR_MS } from '@investing-platform/schema/durations';
import { Decimal } from '../numbers/decimal.ts';

/** Money that an investor pays, below 0, or gets, at a moment. In whole units of one size. */
export interface Cashflow {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly amount: bigint;
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
  const [only, another] = hasOneAtMost(terms) ? changeOfSign(terms) : changesOfSign(terms);
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

/**
 * Whether there is one rate at most: as many have a growth above nothing as the sums of what came
 * by then change their sign, and as many below it as the sums of what comes from then on do
 * (Norstrom's criterion, as Laplace transforms have no more zeros than what they transform changes
 * its sign).
 */
function hasOneAtMost({ amounts }: Terms): boolean {
  return turnsOf(amounts) + turnsOf(amounts.toReversed()) <= 1;
}

/** How often the sum so far changes its sign. */
function turnsOf(amounts: Float64Array): number {
  let [sum, sign, turns] = [0, 0, 0];
  for (const amount of amounts) {
    sum += amount;
    if (sign * sum < 0) turns += 1;
    if (sum !== 0) sign = Math.sign(sum);
  }
  return turns;
}

const GRID_STEP = (MAX_GROWTH - MIN_GROWTH) / GRID_POINTS;
const growthAt = (point: number): number => MIN_GROWTH + GRID_STEP * point;

/** The only part of the grid over which the sign changes, found by halving. */
function changeOfSign(terms: Terms): Interval[] {
  const signAt = (point: number): number => Math.sign(worthOf(terms, growthAt(point)).worth);
  const first = signAt(0);
  if (signAt(GRID_POINTS) === first) return [];
  let [low, high] = [0, GRID_POINTS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (signAt(middle) === first) low = middle;
    else high = middle;
  }
  return [[growthAt(low), growthAt(high)]];
}

function changesOfSign({ parts, amounts }: Terms): Interval[] {
  // From one point of the grid to the next a term changes by the same factor each time.
  const worths = amounts.map(
    (amount, place) => amount * Math.exp(-MIN_GROWTH * (parts[place] ?? 0)),
  );
  const factors = parts.map((part) => Math.exp(-GRID_STEP * part));
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
    return sign === signs[point] ? [] : [[growthAt(point), growthAt(point + 1)]];
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
