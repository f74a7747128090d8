import type { Instrument } from '@investing-platform/schema/instruments';
import { fractionOf } from '../kernel/random.ts';
import { rateOf } from './exchange-rates.ts';

/** Prices that people know; every other instrument gets one that belongs to its id. */
const KNOWN: Readonly<Record<string, number>> = {
  'AAPL.XNAS': 270,
  'MSFT.XNAS': 500,
  'NVDA.XNAS': 185,
  'AMZN.XNAS': 230,
  'GOOGL.XNAS': 285,
  'META.XNAS': 610,
  'TSLA.XNAS': 410,
  'BRK.B.XNYS': 505,
  'JPM.XNYS': 305,
  'V.XNYS': 330,
  'KO.XNYS': 71,
  'AIR.XNYS': 82,
  'SPY.ARCX': 665,
  'VOO.ARCX': 612,
  'VTI.ARCX': 327,
  'QQQ.XNAS': 605,
  'AIA.XNZE': 7.85,
  'AIR.XNZE': 0.585,
  'CEN.XNZE': 9.3,
  'FPH.XNZE': 37.5,
  'IFT.XNZE': 11.9,
  'MEL.XNZE': 5.75,
  'MFT.XNZE': 62,
  'SPK.XNZE': 2.4,
  BTC: 95_000,
  ETH: 3_100,
  SOL: 140,
  XRP: 2.15,
  LTC: 95,
  DOGE: 0.16,
  ADA: 0.48,
};

const LOWEST = { EQUITY: 20, ETF: 50, CRYPTO: 1, OPTION: 1, OTHER: 20 } as const;
const BASE_LENGTH = 3;

/** Around what an instrument's price moves, in its own currency. */
export function referencePrice(instrument: Instrument): number {
  const { id, symbol, mic, assetClass, exchange, currency } = instrument;
  if (assetClass === 'FX') return Number(rateOf(symbol.slice(0, BASE_LENGTH), currency));
  const known = KNOWN[mic === null ? symbol : `${symbol}.${mic}`];
  if (known !== undefined) return known;
  const scale = exchange === 'NZX' ? 0.05 : 1;
  return LOWEST[assetClass] * scale * (1 + 9 * fractionOf(id));
}

/** Standard deviation of a year's logarithmic return. */
export function yearlyVolatility({ assetClass }: Instrument): number {
  return { EQUITY: 0.28, ETF: 0.16, CRYPTO: 0.6, FX: 0.08, OPTION: 0.6, OTHER: 0.16 }[assetClass];
}
