import {
  SANDBOX_STRIKE,
  SANDBOX_UNDERLYING,
  sandboxOption,
  sandboxUnlisted,
} from '@investing-platform/rules/brokerage/sandbox-broker';
import { optionPrice } from '@investing-platform/rules/market/options/black-scholes';
import { YEAR_MS } from '@investing-platform/schema/durations';
import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import type { ConnectedPosition } from '../../../ports/broker-connection.ts';

const bySymbol = new Map(instruments.map((instrument) => [instrument.symbol, instrument]));
const byId = new Map(instruments.map((instrument) => [instrument.id, instrument]));

export const listedSymbol = (symbol: string): Instrument | undefined => bySymbol.get(symbol);

/** @param price of the market now; null: it has none */
export function listedPosition(
  assetId: string,
  { quantity, averagePrice }: Pick<ConnectedPosition, 'quantity' | 'averagePrice'>,
  price: string | null,
): ConnectedPosition[] {
  const asset = byId.get(assetId);
  if (asset === undefined || quantity === '0') return [];
  const { id: externalId, symbol, name, assetClass, currency } = asset;
  const held = { quantity, averagePrice, price, currency };
  return [{ externalId, assetId, symbol, name, assetClass, ...held }];
}

/** What no catalogue has, the option by the price of its share. */
export function unlistedPositions(
  listed: readonly ConnectedPosition[],
  now: Date,
): ConnectedPosition[] {
  const spot = listed.find(({ symbol }) => symbol === SANDBOX_UNDERLYING)?.price ?? null;
  const option = sandboxOption(now, (expiresAt) =>
    spot === null ? null : priceOfContract(Number(spot), expiresAt, now),
  );
  return [option, ...sandboxUnlisted(now)].map(
    ({ externalId, symbol, name, assetClass, quantity, averagePrice, price, currency }) => {
      const what = { externalId, assetId: null, symbol, name, assetClass };
      return { ...what, quantity, averagePrice, price, currency };
    },
  );
}

const SHARES_OF_CONTRACT = 100;
const CENTS = 2;
const RATE = 0.04;
const VOLATILITY = 0.3;

function priceOfContract(spot: number, expiresAt: Date, now: Date): string {
  const years = (expiresAt.getTime() - now.getTime()) / YEAR_MS;
  const market = { spot, rate: RATE, volatility: VOLATILITY, dividendYield: 0 };
  const each = optionPrice({ type: 'CALL', strike: SANDBOX_STRIKE, years, ...market });
  return toPlain(decimal(each.toFixed(CENTS)).times(SHARES_OF_CONTRACT));
}
