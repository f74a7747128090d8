import { parseOptionSymbol } from '@investing-platform/rules/market/options/occ-symbol';
import { optionName } from '@investing-platform/rules/market/options/option-name';
import { instruments } from '@investing-platform/schema/instruments';
import type { AssetClass } from '@investing-platform/schema/operations';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import type { ConnectedPosition } from '../../../ports/broker-connection.ts';
import { assetIdOf } from './symbols.ts';

/** What of a position at Alpaca is read. */
export interface AlpacaPosition {
  readonly assetId: string;
  readonly symbol: string;
  readonly assetClass: string;
  readonly qty: string;
  readonly side: string;
  readonly avgEntryPrice: string;
  readonly currentPrice?: string | null;
}

/** Prices of options are those of one share; a contract is of so many. */
const SHARES_OF_CONTRACT = 100;
const ONE_SHARE = 1;
const byId = new Map(instruments.map((instrument) => [instrument.id, instrument]));

/** @param currency the account's: Alpaca names none beside its prices */
export function positionsOf(
  positions: readonly AlpacaPosition[],
  currency: string,
): ConnectedPosition[] {
  return positions.flatMap((position) => positionOf(position, currency));
}

function positionOf(position: AlpacaPosition, currency: string): ConnectedPosition[] {
  const { symbol, side, currentPrice } = position;
  const size = decimal(position.qty).abs();
  if (size.isZero()) return [];
  const option = position.assetClass === 'us_option' ? parseOptionSymbol(symbol) : null;
  const each = position.assetClass === 'us_option' ? SHARES_OF_CONTRACT : ONE_SHARE;
  const ofUnit = (price: string): string => toPlain(decimal(price).times(each).abs());
  const assetId = each === ONE_SHARE ? assetIdOf(symbol) : null;
  const known = byId.get(assetId ?? '');
  return [
    {
      externalId: position.assetId,
      assetId,
      symbol: known?.symbol ?? symbol,
      name: known?.name ?? (option === null ? symbol : optionName(option)),
      assetClass: known?.assetClass ?? classOf(position.assetClass),
      quantity: toPlain(signed(size, side === 'short' || position.qty.startsWith('-'))),
      averagePrice: ofUnit(position.avgEntryPrice),
      price: currentPrice == null || currentPrice === '' ? null : ofUnit(currentPrice),
      currency,
    },
  ];
}

const signed = (size: Decimal, isShort: boolean): Decimal => (isShort ? size.negated() : size);

const CLASSES: Readonly<Record<string, AssetClass>> = {
  us_equity: 'EQUITY',
  us_option: 'OPTION',
  crypto: 'CRYPTO',
};

function classOf(assetClass: string): AssetClass {
  return CLASSES[assetClass] ?? 'OTHER';
}
