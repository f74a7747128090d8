/** The middle value, or the mean of the two in the middle. NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Round by round, how many times the other is the one. */
export function ratios(ones: readonly number[], others: readonly number[]): number[] {
  return ones.map((one, round) => one / (others[round] ?? Number.NaN));
}

/** The value that a part of all do not exceed. NaN of nothing. */
export function quantile(ascending: readonly number[], part: number): number {
  return ascending[Math.max(0, Math.ceil(ascending.length * part) - 1)] ?? Number.NaN;
}
