import { PlatformError, refuse } from '../../kernel/errors.ts';
import type { PriceFeed } from './price-feed.ts';

/**
 * A feed whose calls reject with PROVIDER_UNAVAILABLE where an answer is of a shape that its
 * adapter does not know, as they do where there is none.
 */
export function checkedFeed(feed: PriceFeed): PriceFeed {
  const checked = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof PlatformError) throw error;
      const message = `The answer of ${feed.source} cannot be read`;
      throw refuse('PROVIDER_UNAVAILABLE', message, { cause: error });
    }
  };
  return {
    ...feed,
    quotes: (assets) => checked(() => feed.quotes(assets)),
    bars: (request) => checked(() => feed.bars(request)),
    actions: (asset, from, to) => checked(() => feed.actions(asset, from, to)),
  };
}
