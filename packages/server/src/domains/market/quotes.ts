import { type AssetRow, assetById } from '@investing-platform/rules/market/catalogue';
import DataLoader from 'dataloader';
import type { Deps } from '../../deps.ts';
import { PlatformError, refuse } from '../../kernel/errors.ts';
import { keptBeside } from '../../kernel/kept-beside.ts';
import type { Quote } from '../../ports/market-data.ts';
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

/** Asks a source; null where it does not answer. */
export async function ifAnswered<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await fromSource(ask);
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'PROVIDER_UNAVAILABLE') return null;
    throw error;
  }
}

/**
 * What is said where a price is needed and not known: nothing is worth nothing for that.
 *
 * @param at null: now
 */
function noPrice(assetId: string, at: Date | null = null): PlatformError {
  const symbol = assetById(assetId)?.symbol ?? assetId;
  const when = at === null ? 'now' : `at ${at.toISOString()}`;
  return refuse('PROVIDER_UNAVAILABLE', `There is no price of ${symbol} ${when}`);
}

/** What each source told last, by asset: never more than the catalogue holds. */
const toldBy = keptBeside(() => new Map<string, Quote>());

/**
 * The last prices known, by asset id: what the source does not tell now is what it told before,
 * marked stale. Assets of which it never told a price are left out.
 */
export async function lastQuotesOf(
  deps: QuoteDeps,
  assetIds: readonly string[],
): Promise<ReadonlyMap<string, Quote>> {
  const told = toldBy(deps.marketData);
  const now = await presentQuotes(deps, assetIds);
  for (const [id, quote] of now) if (assetById(id) !== null) told.set(id, quote);
  return new Map(
    assetIds.flatMap((id) => {
      const [quote, before] = [now.get(id), told.get(id)];
      if (quote !== undefined) return [[id, quote]];
      return before === undefined ? [] : [[id, Object.freeze({ ...before, stale: true })]];
    }),
  );
}

async function presentQuotes(deps: QuoteDeps, assetIds: readonly string[]) {
  const quotes = await ifAnswered(() => deps.marketData.quotes(assetIds));
  return quotes ?? new Map<string, Quote>();
}

/**
 * The last prices known of assets, in their order. Those without any are left out.
 *
 * @param assets each of them once
 */
export async function lastPrices(
  deps: QuoteDeps,
  assets: readonly AssetRow[],
): Promise<{ readonly asset: AssetRow; readonly quote: Quote }[]> {
  const quotes = await lastQuotesOf(
    deps,
    assets.map(({ id }) => id),
  );
  return assets.flatMap((asset) => {
    const quote = quotes.get(asset.id);
    return quote === undefined ? [] : [{ asset, quote }];
  });
}

/** @throws {PlatformError} PROVIDER_UNAVAILABLE where no price of the asset has ever been known */
export async function currentPrice(deps: QuoteDeps, asset: AssetRow): Promise<StockPrice> {
  const [last] = await lastPrices(deps, [asset]);
  if (last === undefined) throw noPrice(asset.id);
  return stockPrice(asset, last.quote);
}

const MAX_BATCH_SIZE = 500;
const loaders = new WeakMap<object, DataLoader<string, StockPrice | null>>();

/**
 * The last price known of one of many assets in a request: all are asked for at once, each of them
 * once. Null where there has never been one.
 *
 * @param request any object that stands for the request
 */
export function priceInRequest(
  deps: QuoteDeps,
  request: object,
  asset: AssetRow,
): Promise<StockPrice | null> {
  const known = loaders.get(request);
  if (known !== undefined) return known.load(asset.id);
  const loader = new DataLoader<string, StockPrice | null>((ids) => loadPrices(deps, ids), {
    maxBatchSize: MAX_BATCH_SIZE,
  });
  loaders.set(request, loader);
  return loader.load(asset.id);
}

async function loadPrices(deps: QuoteDeps, ids: readonly string[]): Promise<(StockPrice | null)[]> {
  const quotes = await lastQuotesOf(deps, ids);
  return ids.map((id) => {
    const [asset, quote] = [assetById(id), quotes.get(id)];
    return asset === null || quote === undefined ? null : stockPrice(asset, quote);
  });
}
