import DataLoader from 'dataloader';
import type { Deps } from '../../deps.ts';
import { PlatformError, refuse } from '../../kernel/errors.ts';
import type { Quote } from '../../ports/market-data.ts';
import { type AssetRow, assetById } from './catalogue.ts';
import { type StockPrice, stockPrice } from './stock-price.ts';

type QuoteDeps = Pick<Deps, 'marketData'>;

/**
 * Prices now, by asset id. Unknown ids are left out.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
 */
export async function quotesOf(
  { marketData }: QuoteDeps,
  assetIds: readonly string[],
): Promise<ReadonlyMap<string, Quote>> {
  return fromSource(() => marketData.quotes(assetIds));
}

/**
 * Asks a source; whatever goes wrong there is the source's fault.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer
 */
export async function fromSource<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    throw refuse('PROVIDER_UNAVAILABLE', 'Prices are not available now', { cause: error });
  }
}

const NO_PRICE = 'There is no price for this asset now';

/**
 * What is said where a price is needed and not known: nothing is worth nothing for that.
 *
 * @param at null: now
 */
export function noPrice(assetId: string, at: Date | null = null): PlatformError {
  const symbol = assetById(assetId)?.symbol ?? assetId;
  const when = at === null ? 'now' : `at ${at.toISOString()}`;
  return refuse('PROVIDER_UNAVAILABLE', `There is no price of ${symbol} ${when}`);
}

/** @throws {PlatformError} PROVIDER_UNAVAILABLE where the source does not answer or has no price */
export async function currentPrice(deps: QuoteDeps, asset: AssetRow): Promise<StockPrice> {
  const quote = (await quotesOf(deps, [asset.id])).get(asset.id);
  if (quote === undefined) throw refuse('PROVIDER_UNAVAILABLE', NO_PRICE);
  return stockPrice(asset, quote);
}

const MAX_BATCH_SIZE = 500;
const loaders = new WeakMap<object, DataLoader<string, StockPrice>>();

/**
 * The price of one of many assets in a request: all are asked for at once, each of them once.
 *
 * @param request any object that stands for the request
 * @throws {PlatformError} PROVIDER_UNAVAILABLE
 */
export function priceInRequest(
  deps: QuoteDeps,
  request: object,
  asset: AssetRow,
): Promise<StockPrice> {
  const known = loaders.get(request);
  if (known !== undefined) return known.load(asset.id);
  const loader = new DataLoader<string, StockPrice>((ids) => loadPrices(deps, ids), {
    maxBatchSize: MAX_BATCH_SIZE,
  });
  loaders.set(request, loader);
  return loader.load(asset.id);
}

async function loadPrices(
  deps: QuoteDeps,
  ids: readonly string[],
): Promise<(StockPrice | Error)[]> {
  const quotes = await quotesOf(deps, ids);
  return ids.map((id) => {
    const [asset, quote] = [assetById(id), quotes.get(id)];
    if (asset === null || quote === undefined) return refuse('PROVIDER_UNAVAILABLE', NO_PRICE);
    return stockPrice(asset, quote);
  });
}
