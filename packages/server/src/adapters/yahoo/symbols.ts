import type { Instrument } from '@investing-platform/schema/instruments';

/** Coins that Yahoo lists under their bare code; for others another coin may bear it there. */
const COINS = new Set(
  'BTC ETH XRP ADA SOL DOGE LTC BCH LINK XLM AVAX ETC XTZ ATOM ALGO FIL TRX EOS DASH ZEC'.split(
    ' ',
  ),
);

/** What Yahoo calls an instrument; null where it has none, or not without doubt. */
export function yahooSymbol({ symbol, assetClass, exchange }: Instrument): string | null {
  if (assetClass === 'CRYPTO') return COINS.has(symbol) ? `${symbol}-USD` : null;
  if (assetClass === 'FX') return null;
  if (exchange === 'NZX') return `${symbol}.NZ`;
  return symbol.replace('.', '-');
}
