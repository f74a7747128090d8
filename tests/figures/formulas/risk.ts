/** Risk of a series of daily values, as performance measurement has it. */

export interface Day {
  readonly date: string;
  readonly value: number;
}

/** A series with a point on some weekend is of something that trades every day. */
export function daysAYear(days: readonly Day[]): 252 | 365 {
  const isWeekend = ({ date }: Day): boolean => [0, 6].includes(new Date(date).getUTCDay());
  return days.some(isWeekend) ? 365 : 252;
}

const returnsOf = (days: readonly Day[]): number[] =>
  days.slice(1).map(({ value }, place) => value / (days[place]?.value ?? Number.NaN) - 1);
const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

/** The sum of the products of the deviations from two means, by one less than there are. */
function covariance(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [mean(one), mean(other)];
  const products = one.map((value, place) => (value - first) * ((other[place] ?? 0) - second));
  return products.reduce((total, product) => total + product, 0) / (one.length - 1);
}

/** Sample deviation of daily returns times the root of a year's days (Hull, 11th ed., 15.4). */
export function volatilityPercent(days: readonly Day[], year: number): number | null {
  const returns = returnsOf(days);
  return returns.length < 20 ? null : Math.sqrt(covariance(returns, returns) * year) * 100;
}

/** The mean return of a year by its volatility, cash at nothing (Sharpe, JPM 21(1), 1994). */
export function sharpeRatio(days: readonly Day[], year: number): number | null {
  const volatility = volatilityPercent(days, year);
  if (volatility === null || volatility === 0) return null;
  return (mean(returnsOf(days)) * year * 100) / volatility;
}

/** The deepest fall from a high so far (Bacon, section 4.4). */
export function maxDrawdownPercent(days: readonly Day[]): number | null {
  if (days.length < 2) return null;
  const falls = days.map(({ value }, place) => {
    const high = Math.max(...days.slice(0, place + 1).map((day) => day.value));
    return value / high - 1;
  });
  return Math.min(...falls) * 100;
}

/** Covariance with the benchmark by the benchmark's variance (CFA, "Portfolio Risk and Return"). */
export function beta(days: readonly Day[], benchmark: readonly Day[]): number | null {
  const own = new Map(days.map((day) => [day.date, day]));
  const others = benchmark.filter(({ date }) => own.has(date));
  const both = others.flatMap(({ date }) => own.get(date) ?? []);
  if (both.length < 21) return null;
  const [one, other] = [returnsOf(both), returnsOf(others)];
  return covariance(one, other) / covariance(other, other);
}

/** From the last value on or before a day to the last one. */
export function returnPercent(days: readonly Day[], from?: string): number | null {
  const first = from === undefined ? days[0] : days.findLast(({ date }) => date <= from);
  const last = days.at(-1);
  return first === undefined || last === undefined ? null : (last.value / first.value - 1) * 100;
}

/** By the year, ACT/365; nothing of less than a year (GIPS 2020, 2.A.10). */
export function annualizedPercent(days: readonly Day[]): number | null {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const years = (Date.parse(last.date) - Date.parse(first.date)) / 86_400_000 / 365;
  return years < 1 ? null : ((last.value / first.value) ** (1 / years) - 1) * 100;
}
