import {
  type AssetReference,
  type AssetRow,
  assetById,
  assetsBySymbol,
  theAssetBySymbol,
} from '../../market/catalogue.ts';
import { Decimal, decimal, toPlain } from '../../numbers/decimal.ts';
import { badInput, notFound, refuse } from '../../refusals/platform-error.ts';
import { isCrypto, quantityStep, type TradedAsset } from './asset.ts';
import { type LotSelection, totalOf } from './named-lots.ts';
import { type Numeric, type OrderTerms, orderTerms } from './terms.ts';

/** How much of a position to close: one of the three. */
export interface LiquidationSize {
  readonly quantity?: Numeric | null | undefined;
  readonly percent?: Numeric | null | undefined;
  readonly lots?: readonly LotSelection[] | null | undefined;
}

/** What is held, and what of it no open order has spoken for. */
export interface HeldToSell {
  readonly whole: Decimal;
  readonly available: Decimal;
}

/**
 * A percentage is rounded down to what the asset trades in; all of it is all of it.
 *
 * @throws {PlatformError} BAD_USER_INPUT for nothing; INSUFFICIENT_QUANTITY
 */
export function quantityToSell(
  asset: TradedAsset,
  { whole, available }: HeldToSell,
  size: LiquidationSize,
): Decimal {
  const quantity = quantityOf(asset, whole, size);
  if (quantity.lte(available)) return quantity;
  throw refuse('INSUFFICIENT_QUANTITY', `Only ${toPlain(available)} can be sold`);
}

function quantityOf(
  asset: TradedAsset,
  whole: Decimal,
  { quantity, percent, lots }: LiquidationSize,
): Decimal {
  if (lots != null) return totalOf(lots);
  if (quantity != null) return decimal(quantity);
  const part = decimal(percent ?? '0');
  if (part.equals(100)) return whole;
  const step = quantityStep(asset);
  const exact = Decimal.min(whole, whole.times(part).dividedBy(100));
  const rounded = exact.dividedToIntegerBy(step).times(step);
  if (rounded.greaterThan(0)) return rounded;
  throw badInput('params.size.percent', `comes to less than ${step} ${asset.symbol}`);
}

/** One market order, for the day where the market closes. */
export function liquidationTerms(asset: TradedAsset, quantity: Decimal): OrderTerms {
  const timeInForce = isCrypto(asset) ? 'GTC' : 'DAY';
  const request = { side: 'SELL', type: 'MARKET', timeInForce } as const;
  return orderTerms({ ...request, quantity }, asset);
}

/** The symbol that is asked for where the catalogue has none such: it may be held at a broker. */
export function outsideSymbol({ symbol }: AssetReference): string | null {
  return symbol != null && assetsBySymbol(symbol).length === 0 ? symbol : null;
}

/** @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT where the symbol is ambiguous */
export function assetToSell({ assetId, symbol }: AssetReference): AssetRow {
  if (symbol != null) return theAssetBySymbol('params.asset.symbol', symbol);
  const asset = assetById(assetId ?? '');
  if (asset === null) throw notFound('Asset');
  return asset;
}
