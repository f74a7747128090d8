import type { DailyClose } from './daily-closes.ts';

/** Relative changes from each close to the next. */
export function dailyReturns(closes: readonly number[]): number[] {
  return closes.slice(1).map((close, at) => close / (closes[at] ?? close) - 1);
}

/**
 * The yearly standard deviation of daily returns, as a fraction (sample deviation, n - 1). Null for
 * fewer than two returns.
 */
export function yearlyVolatility(returns: readonly number[], daysAYear: number): number | null {
  if (returns.length < 2) return null;
  const mean = meanOf(returns);
  const squares = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt((squares / (returns.length - 1)) * daysAYear);
}

/** The deepest fall from a high in percent, 0 or below; null for no closes. */
export function maxDrawdownPercent(closes: readonly number[]): number | null {
  let peak = closes[0];
  if (peak === undefined) return null;
  let deepest = 0;
  for (const close of closes) {
    peak = Math.max(peak, close);
    deepest = Math.min(deepest, close / peak - 1);
  }
  return deepest * 100;
}

/**
 * Covariance with the benchmark over the benchmark's variance, from the returns between days that
 * both traded on. Null for fewer than two, or where the benchmark stood still.
 */
export function betaOf(
  asset: readonly DailyClose[],
  benchmark: readonly DailyClose[],
): number | null {
  const ofBenchmark = new Map(benchmark.map(({ date, close }) => [date, Number(close)]));
  const both = asset.flatMap(({ date, close }) => {
    const other = ofBenchmark.get(date);
    return other === undefined ? [] : [{ own: Number(close), other }];
  });
  const own = dailyReturns(both.map((pair) => pair.own));
  const other = dailyReturns(both.map((pair) => pair.other));
  if (own.length < 2) return null;
  const [meanOwn, meanOther] = [meanOf(own), meanOf(other)];
  let [covariance, variance] = [0, 0];
  for (const [at, value] of other.entries()) {
    covariance += ((own[at] ?? meanOwn) - meanOwn) * (value - meanOther);
    variance += (value - meanOther) ** 2;
  }
  return variance === 0 ? null : covariance / variance;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
