import { Decimal, decimal, sum } from '../../kernel/decimal.ts';

/** What happened at one moment: what came in, and what all was worth after it. */
export interface Valued {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly equity: Decimal;
  /** Money and shares that came in, below 0 where they went out. */
  readonly flow: Decimal;
}

/**
 * Time-weighted returns since the first moment, as fractions: the growth between flows, linked, so
 * that it does not matter when money came and went (CFA Institute, GIPS 2020, 2.A.32). Null from
 * the moment on at which nothing was left to grow.
 *
 * @param valued ascending; every flow has its own moment
 */
export function timeWeighted(valued: readonly Valued[]): (Decimal | null)[] {
  let growth: Decimal | null = decimal(1);
  let before: Decimal | null = null;
  return valued.map(({ equity, flow }) => {
    if (before !== null) growth = linked(growth, before, equity.minus(flow));
    before = equity;
    return growth === null ? null : growth.minus(1);
  });
}

function linked(growth: Decimal | null, before: Decimal, after: Decimal): Decimal | null {
  if (growth === null) return null;
  // Nothing was there and nothing became of it: money that comes now starts to grow now.
  if (before.isZero() && after.isZero()) return growth;
  if (!before.greaterThan(0) || after.isNegative()) return null;
  return growth.times(after).dividedBy(before);
}

/**
 * The return over a whole span as a fraction (modified Dietz method): what was gained, by the
 * capital that was there on average, each flow weighted by the time from it to the end. Null where
 * that capital is not above 0.
 *
 * @param valued ascending; the first one is the start, whose own flow does not count
 */
export function modifiedDietz(valued: readonly Valued[]): Decimal | null {
  const [first, last] = [valued.at(0), valued.at(-1)];
  if (first === undefined || last === undefined || last.at <= first.at) return null;
  const inside = valued.slice(1);
  const length = last.at - first.at;
  const flows = sum(inside.map(({ flow }) => flow));
  const weighted = sum(inside.map(({ at, flow }) => flow.times(last.at - at).dividedBy(length)));
  const capital = first.equity.plus(weighted);
  if (!capital.greaterThan(0)) return null;
  return last.equity.minus(first.equity).minus(flows).dividedBy(capital);
}

/** Money that an investor pays, below 0, or gets, at a moment. */
export interface Cashflow {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly amount: Decimal;
}

/** ACT/365, as in Microsoft's XIRR. */
const YEAR_MILLISECONDS = 365 * 86_400_000;
const LOWEST_RATE = -0.999999;
const HIGHEST_RATE = 1e6;
const GRID_POINTS = 400;
const BISECTIONS = 200;
const TOLERANCE = 1e-14;

/**
 * The yearly rate at which cashflows are worth nothing together, as a fraction (XIRR, ACT/365).
 * Null where there is none, or more than one: never 0 for "unknown". Of more than 500 flows, those
 * of one five-hundredth of the time count as of its middle, so that the work has a bound.
 *
 * @param flows ascending
 */
export function moneyWeighted(flows: readonly Cashflow[]): Decimal | null {
  const [first] = flows;
  if (first === undefined) return null;
  const terms = bounded(flows)
    .map(({ at, amount }) => ({ years: (at - first.at) / YEAR_MILLISECONDS, amount: +amount }))
    .filter(({ amount }) => amount !== 0);
  const hasBoth = terms.some(({ amount }) => amount > 0) && terms.some(({ amount }) => amount < 0);
  if (!hasBoth || terms.every(({ years }) => years === terms[0]?.years)) return null;
  const worth = (rate: number): number =>
    terms.reduce((total, { years, amount }) => total + amount * (1 + rate) ** -years, 0);
  const roots = changesOfSign(worth);
  const [only, another] = roots;
  if (only === undefined || another !== undefined) return null;
  return new Decimal(bisect(worth, only).toPrecision(RATE_DIGITS));
}

const MAXIMUM_TERMS = 500;

function bounded(flows: readonly Cashflow[]): readonly Cashflow[] {
  const [first, last] = [flows.at(0), flows.at(-1)];
  if (first === undefined || last === undefined || flows.length <= MAXIMUM_TERMS) return flows;
  // The first and the last one stay where they are: they are the value at the start and the end.
  const width = (last.at - first.at + 1) / (MAXIMUM_TERMS - 2);
  const inner = Map.groupBy(flows.slice(1, -1), ({ at }) => Math.floor((at - first.at) / width));
  const middles = [...inner].map(([place, parts]) => ({
    at: first.at + (place + 1 / 2) * width,
    amount: sum(parts.map(({ amount }) => amount)),
  }));
  return [first, ...middles, last];
}

const RATE_DIGITS = 15;
type Interval = readonly [low: number, high: number];

/** Rates by their logarithm, so that small and large ones are looked at alike. */
function changesOfSign(worth: (rate: number) => number): Interval[] {
  const low = Math.log(1 + LOWEST_RATE);
  const high = Math.log(1 + HIGHEST_RATE);
  const rates = Array.from(
    { length: GRID_POINTS + 1 },
    (_, place) => Math.exp(low + ((high - low) * place) / GRID_POINTS) - 1,
  );
  return rates.slice(1).flatMap((rate, place): Interval[] => {
    const before = rates[place] ?? LOWEST_RATE;
    return Math.sign(worth(before)) === Math.sign(worth(rate)) ? [] : [[before, rate]];
  });
}

function bisect(worth: (rate: number) => number, [start, end]: Interval): number {
  let [low, high] = [start, end];
  const sign = Math.sign(worth(low));
  for (let round = 0; round < BISECTIONS && high - low > TOLERANCE; round += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(worth(middle)) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
