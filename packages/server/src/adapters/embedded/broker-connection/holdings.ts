import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { optionPrice } from '../../../kernel/options/black-scholes.ts';
import { optionSymbol } from '../../../kernel/options/occ-symbol.ts';
import { optionName } from '../../../kernel/options/option-name.ts';
import type { ConnectedPosition } from '../../../ports/broker-connection.ts';

/** What an account of the sandbox was opened with. */
export const OPENING_CASH = '5400.25';
export const CURRENCY = 'USD';

interface Listed {
  readonly symbol: string;
  /** Below 0: short. */
  readonly quantity: string;
  readonly averagePrice: string;
}

/** In the catalogue, at the prices of the market. */
export const LISTED: readonly Listed[] = [
  { symbol: 'AAPL', quantity: '25', averagePrice: '188.4' },
  { symbol: 'VOO', quantity: '12.5', averagePrice: '452.1' },
  { symbol: 'TSLA', quantity: '-8', averagePrice: '262.75' },
];

const bySymbol = new Map(instruments.map((instrument) => [instrument.symbol, instrument]));
const byId = new Map(instruments.map((instrument) => [instrument.id, instrument]));

export const listedSymbol = (symbol: string): Instrument | undefined => bySymbol.get(symbol);

/** @param price of the market now; null: it has none */
export function listedPosition(
  assetId: string,
  { quantity, averagePrice }: Omit<Listed, 'symbol'>,
  price: string | null,
): ConnectedPosition[] {
  const asset = byId.get(assetId);
  if (asset === undefined || quantity === '0') return [];
  const { id: externalId, symbol, name, assetClass, currency } = asset;
  const held = { quantity, averagePrice, price, currency };
  return [{ externalId, assetId, symbol, name, assetClass, ...held }];
}

const UNDERLYING = 'AAPL';
const STRIKE = 250;
const THOUSANDTHS = 1_000;
const SHARES_OF_CONTRACT = 100;
const CENTS = 2;
const RATE = 0.04;
const VOLATILITY = 0.3;
const YEAR_MILLISECONDS = 365 * 86_400_000;
const DECEMBER = 11;
const FRIDAY = 5;
const WEEK = 7;
/** Options on shares expire on the third Friday. */
const FIRST_THIRD = 15;

/** Two calls of the December after the next: with the new year they are rolled over. */
export function optionPosition(spot: string | null, now: Date): ConnectedPosition {
  const expiration = thirdFridayOfDecember(now.getUTCFullYear() + 1);
  const series = {
    root: UNDERLYING,
    expirationDate: expiration.toISOString().slice(0, 10),
    type: 'CALL' as const,
    strikeThousandths: STRIKE * THOUSANDTHS,
  };
  const years = (expiration.getTime() - now.getTime()) / YEAR_MILLISECONDS;
  const terms = { type: series.type, strike: STRIKE, years, dividendYield: 0 };
  const symbol = optionSymbol(series).replaceAll(' ', '');
  return {
    ...{ externalId: symbol, assetId: null, symbol, name: optionName(series) },
    ...{ assetClass: 'OPTION', quantity: '2', averagePrice: '2150', currency: CURRENCY },
    price:
      spot === null
        ? null
        : ofContract(
            optionPrice({ ...terms, spot: Number(spot), rate: RATE, volatility: VOLATILITY }),
          ),
  };
}

function thirdFridayOfDecember(year: number): Date {
  const day = new Date(Date.UTC(year, DECEMBER, FIRST_THIRD));
  day.setUTCDate(FIRST_THIRD + ((FRIDAY - day.getUTCDay() + WEEK) % WEEK));
  return day;
}

const ofContract = (perShare: number): string =>
  toPlain(decimal(perShare.toFixed(CENTS)).times(SHARES_OF_CONTRACT));

const DAY_MILLISECONDS = 86_400_000;
const DAYS_OF_A_WAVE = 40;
const SWING = 0.02;
const PLACES = 4;

/** What no catalogue has: a bond in euros, which moves a little by the day, and shares unpriced. */
export function unlistedPositions(now: Date): ConnectedPosition[] {
  const day = Math.floor(now.getTime() / DAY_MILLISECONDS);
  const price = 1 + SWING * Math.sin((2 * Math.PI * day) / DAYS_OF_A_WAVE);
  return [
    {
      ...{ externalId: 'bond', assetId: null, symbol: 'EXP31', assetClass: 'OTHER' },
      ...{ name: 'Example Power 5.2% bond 2031', quantity: '4000', averagePrice: '0.985' },
      ...{ price: toPlain(decimal(price.toFixed(PLACES))), currency: 'EUR' },
    },
    {
      ...{ externalId: 'private', assetId: null, symbol: 'EXVENT', assetClass: 'OTHER' },
      ...{ name: 'Example Ventures, private shares', quantity: '150', averagePrice: '10' },
      ...{ price: null, currency: CURRENCY },
    },
  ];
}
