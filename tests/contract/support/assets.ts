import { type Instrument, instruments } from '@investing-platform/schema/instruments';

/** The first instrument of the catalogue with a ticker. */
export function asset(symbol: string, exchange?: Instrument['exchange']): Instrument {
  const found = instruments.find(
    (one) => one.symbol === symbol && (exchange === undefined || one.exchange === exchange),
  );
  if (found === undefined) throw new Error(`the catalogue has no ${symbol}`);
  return found;
}
