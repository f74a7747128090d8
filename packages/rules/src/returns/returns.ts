import { YEAR_MS } from '@investing-platform/schema/durations';
import { Decimal, decimal, sum, ZERO } from '../decimal.ts';

/** What happened at one moment: what came in, and what all was worth after it. Unrounded. */
export interface Valued {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Null where not all of it has a price. */
  readonly equity: Decimal | null;
  /** Money and shares that came in, below 0 where they went out; null where that has no price. */
  readonly flow: Decimal | null;
}

/**
 * Time-weighted returns since the first moment, as fractions: the growth between flows, linked, so
 * that it does not matter when money came and went (CFA Institute, GIPS 2020, 2.A.32). Null from
 * the moment on at which nothing was left to grow. A moment without all prices has none; the growth
 * over it is known again with the next one, unless money came or went meanwhile.
 *
 * @param valued ascending; every flow has its own moment
 */
export function timeWeighted(valued: readonly Valued[]): (Decimal | null)[] {
  let growth: Decimal | null = decimal(1);
  let before: Decimal | null = null;
  let isFirst = true;
  return valued.map(({ equity, flow }) => {
    if (isFirst) {
      isFirst = false;
      before = equity;
      if (equity === null) growth = null;
      return growth === null ? null : ZERO;
    }
    if (equity === null) {
      if (flow === null || !flow.isZero()) growth = null;
      return null;
    }
    growth = before === null || flow === null ? null : linked(growth, before, equity, flow);
    before = equity;
    return growth === null ? null : growth.minus(1);
  });
}

function linked(
  growth: Decimal | null,
  before: Decimal,
  equity: Decimal,
  flow: Decimal,
): Decimal | null {
  if (growth === null) return null;
  // Nothing was there: what comes now is what grows from now on.
  if (before.isZero()) return grownFrom(growth, flow, equity);
  return grownFrom(growth, before, equity.minus(flow));
}

function grownFrom(growth: Decimal, start: Decimal, end: Decimal): Decimal | null {
  if (start.isZero() && end.isZero()) return growth;
  if (!start.greaterThan(0) || end.isNegative()) return null;
  return growth.times(end).dividedBy(start);
}

interface Known {
  readonly at: number;
  readonly equity: Decimal;
  readonly flow: Decimal;
}

/**
 * From the first money on: what was there at the start, else what came in first. Null where a value
 * that a return over the whole depends on is not known, or no time has passed since.
 */
function sinceFirstMoney(valued: readonly Valued[]): Known[] | null {
  const place = valued.findIndex(
    ({ equity, flow }, index) => !isNothing(equity) || (index > 0 && !isNothing(flow)),
  );
  const [first, last] = [valued[place], valued.at(-1)];
  if (first === undefined || last === undefined || last.at <= first.at) return null;
  if (last.equity === null) return null;
  const start = place === 0 || isNothing(first.flow) ? first.equity : first.flow;
  const inside = valued.slice(place + 1);
  const flows = inside.flatMap(({ at, flow }) => (flow === null ? [] : [{ at, flow }]));
  if (start === null || flows.length < inside.length) return null;
  return [
    { at: first.at, equity: start, flow: ZERO },
    ...flows.map((one) => ({ ...one, equity: last.equity ?? ZERO })),
  ];
}

function isNothing(amount: Decimal | null): boolean {
  return amount?.isZero() === true;
}

/** Of less capital on average than this part of what was in at most, a return tells nothing. */
const MIN_CAPITAL = 0.01;

/**
 * The return since the first money came, as a fraction (modified Dietz method): what was gained, by
 * the capital that was there on average, each flow weighted by the time from it to the end. Null
 * where no time has passed since, where that capital is less than a hundredth of what was in at
 * most, and where the method comes to a loss of more than all.
 *
 * @param valued ascending; the first one is the start, whose own flow does not count
 */
export function modifiedDietz(valued: readonly Valued[]): Decimal | null {
  const money = sinceFirstMoney(valued);
  const [first, last] = [money?.at(0), money?.at(-1)];
  if (money == null || first === undefined || last === undefined) return null;
  const inside = money.slice(1);
  const flows = sum(inside.map(({ flow }) => flow));
  const capital = capitalOf(money);
  if (capital === null) return null;
  const fraction = last.equity.minus(first.equity).minus(flows).dividedBy(capital);
  return fraction.lessThan(-1) ? null : fraction;
}

/** What was there on average but for its gains; null where that tells nothing. */
function capitalOf(money: readonly Known[]): Decimal | null {
  const [first, last] = [money.at(0), money.at(-1)];
  if (first === undefined || last === undefined) return null;
  const length = last.at - first.at;
  const inside = money.slice(1);
  const weighted = sum(inside.map(({ at, flow }) => flow.times(last.at - at)));
  const capital = first.equity.plus(weighted.dividedBy(length));
  return capital.greaterThan(mostIn(money).times(MIN_CAPITAL)) ? capital : null;
}

/** The most that was put in at once, 0 or more. */
function mostIn(money: readonly Known[]): Decimal {
  let most = ZERO;
  let put = ZERO;
  for (const [place, { equity, flow }] of money.entries()) {
    put = put.plus(place === 0 ? equity : flow);
    most = Decimal.max(most, put);
  }
  return most;
}

/** Money that an investor pays, below 0, or gets, at a moment. */
export interface Cashflow {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly amount: Decimal;
}

/** As if the owner bought all with the first money, and sold all at the end. Null as above. */
export function cashflowsOf(valued: readonly Valued[]): Cashflow[] | null {
  const money = sinceFirstMoney(valued);
  const last = money?.at(-1);
  if (money === null || last === undefined || capitalOf(money) === null) return null;
  const paid = money.map(({ at, equity, flow }, place) => ({
    at,
    amount: (place === 0 ? equity : flow).negated(),
  }));
  return [...paid, { at: last.at, amount: last.equity }];
}

/** Rates are looked for by the logarithm of the growth that they mean, so that all sizes are alike. */
const MIN_GROWTH = -120;
const MAX_GROWTH = 60;
const GRID_POINTS = 600;
const BISECTIONS = 100;
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
  const terms = bounded(flows)
    .map(({ at, amount }) => ({ part: (at - first.at) / length, amount: +amount }))
    .filter(({ amount }) => amount !== 0);
  const hasBoth = terms.some(({ amount }) => amount > 0) && terms.some(({ amount }) => amount < 0);
  if (!hasBoth || terms.every(({ part }) => part === terms[0]?.part)) return UNDEFINED;
  const isEven = sum(flows.map(({ amount }) => amount)).isZero();
  const growth = isEven ? 0 : growthOf(terms);
  return growth === null ? UNDEFINED : overSpan(growth, length / YEAR_MS);
}

function overSpan(growth: number, years: number): MoneyWeighted {
  const rate = (logarithm: number): Decimal =>
    new Decimal(Math.expm1(logarithm).toPrecision(RATE_DIGITS));
  return { ofSpan: rate(growth), annualized: years < 1 ? null : rate(growth / years) };
}

interface Term {
  /** From 0 to 1: when within the span. */
  readonly part: number;
  readonly amount: number;
}

/** The logarithm of the growth over the span; null where there is none, or more than one. */
function growthOf(terms: readonly Term[]): number | null {
  const worth = (growth: number): number =>
    terms.reduce((total, { part, amount }) => total + amount * Math.exp(-growth * part), 0);
  const [only, another] = changesOfSign(terms);
  return only === undefined || another !== undefined ? null : bisect(worth, only);
}

const MAX_TERMS = 500;

function bounded(flows: readonly Cashflow[]): readonly Cashflow[] {
  const [first, last] = [flows.at(0), flows.at(-1)];
  if (first === undefined || last === undefined || flows.length <= MAX_TERMS) return flows;
  // The first and the last one stay where they are: they are the value at the start and the end.
  const width = (last.at - first.at + 1) / (MAX_TERMS - 2);
  const inner = Map.groupBy(flows.slice(1, -1), ({ at }) => Math.floor((at - first.at) / width));
  const middles = [...inner].map(([place, parts]) => ({
    at: first.at + (place + 1 / 2) * width,
    amount: sum(parts.map(({ amount }) => amount)),
  }));
  return [first, ...middles, last];
}

type Interval = readonly [low: number, high: number];

function changesOfSign(terms: readonly Term[]): Interval[] {
  const step = (MAX_GROWTH - MIN_GROWTH) / GRID_POINTS;
  // From one point of the grid to the next a term changes by the same factor each time.
  const worths = terms.map(({ part, amount }) => amount * Math.exp(-MIN_GROWTH * part));
  const factors = terms.map(({ part }) => Math.exp(-step * part));
  const signs: number[] = [];
  for (let point = 0; point <= GRID_POINTS; point += 1) {
    let total = 0;
    for (const [place, factor] of factors.entries()) {
      const worth = worths[place] ?? 0;
      total += worth;
      worths[place] = worth * factor;
    }
    signs.push(Math.sign(total));
  }
  return signs.slice(1).flatMap((sign, point): Interval[] => {
    const low = MIN_GROWTH + step * point;
    return sign === signs[point] ? [] : [[low, low + step]];
  });
}

function bisect(worth: (growth: number) => number, [start, end]: Interval): number {
  let [low, high] = [start, end];
  const sign = Math.sign(worth(low));
  for (let round = 0; round < BISECTIONS; round += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (Math.sign(worth(middle)) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
