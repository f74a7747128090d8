import { theAssets } from '@investing-platform/rules/market/catalogue';
import type { Deps } from '../../../deps.ts';
import { startWith } from '../../../events/start-with.ts';
import { conflatingTopic } from '../../../events/topic.ts';
import { lastPrices } from '../quotes.ts';
import { type LivePrice, livePrice } from '../stock-price.ts';

/** The latest price of each asset, by asset id. */
export const livePrices = conflatingTopic<LivePrice>('livePrices');

/** One of the two at least; 1 to 200 entries each, and together at most 200 assets. */
export interface LivePriceDataInput {
  readonly assetIds?: readonly string[] | null | undefined;
  readonly symbols?: readonly string[] | null | undefined;
}

/**
 * The last price of each asset at once, then each newer one; a slow reader gets the latest.
 *
 * @throws {PlatformError} before the stream starts: NOT_FOUND for an unknown asset; BAD_USER_INPUT
 *   where no asset or more than 200 are named, or a symbol is ambiguous; RATE_LIMITED
 */
export async function livePriceData(
  deps: Pick<Deps, 'hub' | 'marketData'>,
  input: LivePriceDataInput,
): Promise<AsyncIterableIterator<LivePrice>> {
  const assets = theAssets(input);
  const ids = assets.map(({ id }) => id);
  // Before the last prices are read, so that none that is made meanwhile gets lost.
  const events = deps.hub.subscribe(livePrices, ids);
  try {
    const last = await lastPrices(deps, assets);
    const first = last.map(({ asset, quote }) => livePrice(asset, quote));
    return startWith(first, events, newerThan(first));
  } catch (error) {
    await events.return?.();
    throw error;
  }
}

/** Whether a price is newer than all of its asset before. */
function newerThan(first: readonly LivePrice[]): (price: LivePrice) => boolean {
  const last = new Map(first.map(({ assetId, sequence }) => [assetId, sequence]));
  return ({ assetId, sequence }) => {
    if (sequence <= (last.get(assetId) ?? -1)) return false;
    last.set(assetId, sequence);
    return true;
  };
}
