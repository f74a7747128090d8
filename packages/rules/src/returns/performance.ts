import { DAY_MS } from '@investing-platform/schema/durations';
import { decimal, toPlain } from '../numbers/decimal.ts';

/** One day of a series: a price, or the worth of a portfolio. */
export interface SeriesDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Above 0. A double is exact to more places than any figure here is printed with. */
  readonly value: number;
}

/** What a series comes to. Plain decimals with at most six places. */
export interface SeriesFigures {
  /** From the first day to the last. Null for fewer than two days. */
  readonly returnPercent: string | null;
  /** The same by the year (ACT/365). Null for less than 365 days. */
  readonly annualizedReturnPercent: string | null;
  /** Sample deviation of the daily returns, by the year. Null for fewer than 20 returns. */
  readonly volatilityPercent: string | null;
  /** The deepest fall from a high, 0 or below. Null for fewer than two days. */
  readonly maxDrawdownPercent: string | null;
  /** The mean return of a year over the volatility, without interest. Null without volatility. */
  readonly sharpeRatio: string | null;
}

const PLACES = 6;
const MIN_RETURNS = 20;
const YEAR_DAYS = 365;
const TRADING_DAYS_A_YEAR = 252;

/** How many daily returns a year has: 252 by a calendar with days off, 365 by one without. */
export function returnsAYear(calendar: { readonly closes: boolean }): number {
  return calendar.closes ? TRADING_DAYS_A_YEAR : YEAR_DAYS;
}

/**
 * The figures of a series, all from the days given, the first to the last.
 *
 * @param days oldest first
 * @param returnsInAYear see `returnsAYear`
 */
export function seriesFigures(days: readonly SeriesDay[], returnsInAYear: number): SeriesFigures {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || days.length < 2) return NO_FIGURES;
  const growth = last.value / first.value;
  const years = (Date.parse(last.date) - Date.parse(first.date)) / DAY_MS / YEAR_DAYS;
  const returns = dailyReturns(days);
  const volatility = volatilityOf(returns, returnsInAYear);
  const yearly = meanOf(returns) * returnsInAYear;
  return {
    returnPercent: percent(growth - 1),
    annualizedReturnPercent: years < 1 ? null : percent(growth ** (1 / years) - 1),
    volatilityPercent: volatility === null ? null : percent(volatility),
    maxDrawdownPercent: percent(deepestFall(days)),
    sharpeRatio: volatility === null || volatility === 0 ? null : printed(yearly / volatility),
  };
}

const NO_FIGURES: SeriesFigures = {
  returnPercent: null,
  annualizedReturnPercent: null,
  volatilityPercent: null,
  maxDrawdownPercent: null,
  sharpeRatio: null,
};

/**
 * Covariance of the daily returns with a benchmark's over the benchmark's variance, between days
 * that both have. Null for fewer than 20 returns, or where the benchmark stood still.
 */
export function betaOf(days: readonly SeriesDay[], benchmark: readonly SeriesDay[]): string | null {
  const others = new Map(benchmark.map((day) => [day.date, day]));
  const both = days.filter(({ date }) => others.has(date));
  const own = dailyReturns(both);
  const other = dailyReturns(both.map((day) => others.get(day.date) ?? day));
  if (own.length < MIN_RETURNS) return null;
  const [meanOwn, meanOther] = [meanOf(own), meanOf(other)];
  let [covariance, variance] = [0, 0];
  for (const [at, value] of other.entries()) {
    covariance += ((own[at] ?? meanOwn) - meanOwn) * (value - meanOther);
    variance += (value - meanOther) ** 2;
  }
  return variance === 0 ? null : printed(covariance / variance);
}

/** Relative changes from each day to the next. */
function dailyReturns(days: readonly SeriesDay[]): number[] {
  return days.slice(1).map(({ value }, at) => value / (days[at]?.value ?? value) - 1);
}

function volatilityOf(returns: readonly number[], returnsInAYear: number): number | null {
  if (returns.length < MIN_RETURNS) return null;
  const mean = meanOf(returns);
  const squares = returns.reduce((total, one) => total + (one - mean) ** 2, 0);
  return Math.sqrt((squares / (returns.length - 1)) * returnsInAYear);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);
}

function deepestFall(days: readonly SeriesDay[]): number {
  let high = 0;
  let deepest = 0;
  for (const { value } of days) {
    high = Math.max(high, value);
    deepest = Math.min(deepest, value / high - 1);
  }
  return deepest;
}

const percent = (fraction: number): string => printed(fraction * 100);

function printed(value: number): string {
  return toPlain(decimal(value).toDecimalPlaces(PLACES));
}
