import { type Instrument, instruments } from '@investing-platform/schema/instruments';

const UNITED_STATES = ['NYSE', 'NASDAQ', 'ARCA'];

const isCrypto = ({ assetClass }: Instrument): boolean => assetClass === 'CRYPTO';

/** What Alpaca calls an instrument: pairs of crypto assets are quoted in dollars. */
function symbolOf(instrument: Instrument): string | null {
  if (isCrypto(instrument)) return `${instrument.symbol}/USD`;
  return UNITED_STATES.includes(instrument.exchange) ? instrument.symbol : null;
}

const symbols = new Map(instruments.map((instrument) => [instrument.id, symbolOf(instrument)]));
const ids = new Map(
  instruments.flatMap((instrument): [string, string][] => {
    const symbol = symbolOf(instrument);
    return symbol === null ? [] : [[symbol.replace('/', ''), instrument.id]];
  }),
);

/** Null for what Alpaca does not trade. */
export function alpacaSymbol(assetId: string): string | null {
  return symbols.get(assetId) ?? null;
}

/** @param symbol `AAPL`, `BTC/USD` or `BTCUSD`; null for what is not in the catalogue */
export function assetIdOf(symbol: string): string | null {
  return ids.get(symbol.replace('/', '')) ?? null;
}
