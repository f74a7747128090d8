/** What a price did over a stretch of time. Prices are unrounded, volume is in volume units. */
export interface Candle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** A whole number. */
  readonly volume: number;
}

/** Candles that follow each other as one; null where there are none. */
export function joined(candles: readonly Candle[], from = 0, to = candles.length): Candle | null {
  const first = candles[from];
  const last = candles[Math.min(to, candles.length) - 1];
  if (first === undefined || last === undefined) return null;
  let { high, low, volume } = first;
  for (let at = from + 1; at < to; at += 1) {
    const candle = candles[at];
    if (candle === undefined) break;
    if (candle.high > high) high = candle.high;
    if (candle.low < low) low = candle.low;
    volume += candle.volume;
  }
  return { open: first.open, high, low, close: last.close, volume };
}
