import type { Deps } from '../../deps.ts';
import { notFound } from '../../kernel/errors.ts';
import { type AssetRow, assetById, theAssetBySymbol } from './catalogue.ts';
import { currentPrice } from './quotes.ts';
import type { StockPrice } from './stock-price.ts';

/** One of the two, which the schema sees to. */
export type GetCurrentStockPriceInput =
  | { readonly assetId: string; readonly symbol?: never }
  | { readonly assetId?: never; readonly symbol: string };

/**
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT where the symbol is ambiguous;
 *   PROVIDER_UNAVAILABLE
 */
export async function getCurrentStockPrice(
  deps: Pick<Deps, 'marketData'>,
  input: GetCurrentStockPriceInput,
): Promise<StockPrice> {
  return currentPrice(deps, assetOf(input));
}

function assetOf({ assetId, symbol }: GetCurrentStockPriceInput): AssetRow {
  if (symbol !== undefined) return theAssetBySymbol('params.symbol', symbol);
  const asset = assetById(assetId);
  if (asset === null) throw notFound('Asset');
  return asset;
}
