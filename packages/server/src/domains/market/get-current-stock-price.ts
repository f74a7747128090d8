import { type AssetReference, theAsset } from '@investing-platform/rules/market/catalogue';
import type { Deps } from '../../deps.ts';
import { currentPrice } from './quotes.ts';
import type { StockPrice } from './stock-price.ts';

/** One of the two, which the schema sees to. */
export type GetCurrentStockPriceInput = AssetReference;

/**
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT where the symbol is ambiguous;
 *   PROVIDER_UNAVAILABLE
 */
export async function getCurrentStockPrice(
  deps: Pick<Deps, 'marketData'>,
  input: GetCurrentStockPriceInput,
): Promise<StockPrice> {
  return currentPrice(deps, theAsset('params', input));
}
