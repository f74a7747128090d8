import type { AssetClass, AssetStatus, Sector, TradingExchange } from '../generated/operations.ts';
import { coins, currencyNames, currencyPairs, funds, shares } from './instrument-table.ts';

/** One line of the built-in catalogue. Quantities are canonical plain decimals. */
export interface Instrument {
  /** A UUIDv7, the same on every server and in the mocks. */
  readonly id: string;
  /** The ticker in capitals. Two exchanges may use the same one. */
  readonly symbol: string;
  readonly name: string;
  readonly assetClass: AssetClass;
  readonly exchange: TradingExchange;
  /** ISO 10383. Null for crypto assets and pairs of currencies. */
  readonly mic: string | null;
  /** The currency that it is priced in. */
  readonly currency: string;
  readonly status: AssetStatus;
  readonly tradable: boolean;
  readonly fractionable: boolean;
  /** The smallest quantity of an order. Null: no such rule. */
  readonly minOrderSize: string | null;
  /** What a quantity must be a multiple of. Null: no such rule. */
  readonly minTradeIncrement: string | null;
  /** ISO 6166. Null where it is not known for certain. */
  readonly isin: string | null;
  /** The country of the issuer, ISO 3166-1 alpha-2. Null where there is none. */
  readonly country: string | null;
  /** Null for all but shares. */
  readonly sector: Sector | null;
}

const EXCHANGE_BY_MIC: Readonly<Record<string, TradingExchange>> = {
  XNYS: 'NYSE',
  XNAS: 'NASDAQ',
  ARCX: 'ARCA',
  XNZE: 'NZX',
};

const SECTORS: Readonly<Record<string, Sector>> = {
  CD: 'CONSUMER_DISCRETIONARY',
  CP: 'CONSUMER_STAPLES',
  CS: 'COMMUNICATION_SERVICES',
  EN: 'ENERGY',
  FI: 'FINANCIALS',
  HC: 'HEALTH_CARE',
  IN: 'INDUSTRIALS',
  IT: 'INFORMATION_TECHNOLOGY',
  MT: 'MATERIALS',
  RE: 'REAL_ESTATE',
  UT: 'UTILITIES',
};

function lines(table: string): string[] {
  return table.trim().split('\n');
}

/** The first words of a line one by one, and the rest of it, which is the name. */
function cells(line: string, count: number): string[] {
  const words = line.split(/ +/);
  return [...words.slice(0, count), words.slice(count).join(' ')];
}

function known<T>(value: T | undefined, line: string): T {
  if (value === undefined) throw new Error(`The instrument table cannot be read: ${line}`);
  return value;
}

function listed(line: string, assetClass: 'EQUITY' | 'ETF'): Instrument {
  const [id, symbol, mic, isin, country, ...rest] = cells(line, assetClass === 'EQUITY' ? 6 : 5);
  const sector = assetClass === 'EQUITY' ? known(SECTORS[known(rest[0], line)], line) : null;
  const exchange = known(EXCHANGE_BY_MIC[known(mic, line)], line);
  return {
    id: known(id, line),
    symbol: known(symbol, line),
    name: known(rest.at(-1), line),
    assetClass,
    exchange,
    mic: known(mic, line),
    currency: exchange === 'NZX' ? 'NZD' : 'USD',
    status: 'ACTIVE',
    tradable: true,
    fractionable: exchange !== 'NZX',
    minOrderSize: null,
    minTradeIncrement: null,
    isin: isin === '-' ? null : known(isin, line),
    country: known(country, line),
    sector,
  };
}

function coin(line: string): Instrument {
  const [id, symbol, minOrderSize, minTradeIncrement, name] = cells(line, 4);
  return {
    id: known(id, line),
    symbol: known(symbol, line),
    name: known(name, line),
    assetClass: 'CRYPTO',
    exchange: 'CRYPTO',
    mic: null,
    currency: 'USD',
    status: 'ACTIVE',
    tradable: true,
    fractionable: true,
    minOrderSize: known(minOrderSize, line),
    minTradeIncrement: known(minTradeIncrement, line),
    isin: null,
    country: null,
    sector: null,
  };
}

const currencyName: ReadonlyMap<string, string> = new Map(
  lines(currencyNames).map((line) => [line.slice(0, 3), line.slice(4)]),
);

/** Reference rates have no market where orders could be sent. */
function currencyPair(line: string): Instrument {
  const [id, base, quoted] = cells(line, 2);
  const nameOf = (code = ''): string => known(currencyName.get(code), line);
  return {
    id: known(id, line),
    symbol: `${base}${quoted}`,
    name: `${nameOf(base)} / ${nameOf(quoted)}`,
    assetClass: 'FX',
    exchange: 'FX',
    mic: null,
    currency: known(quoted, line),
    status: 'ACTIVE',
    tradable: false,
    fractionable: true,
    minOrderSize: null,
    minTradeIncrement: null,
    isin: null,
    country: null,
    sector: null,
  };
}

const rows = [
  ...lines(shares).map((line) => listed(line, 'EQUITY')),
  ...lines(funds).map((line) => listed(line, 'ETF')),
  ...lines(coins).map(coin),
  ...lines(currencyPairs).map(currencyPair),
];

/**
 * The built-in catalogue: United States and New Zealand shares and funds, crypto assets and pairs
 * of currencies.
 * Written out and read in again, since texts cut from the table would keep it alive and be slow to
 * print.
 */
export const instruments: readonly Instrument[] = Object.freeze(
  (JSON.parse(JSON.stringify(rows)) as Instrument[]).map((row) => Object.freeze(row)),
);
