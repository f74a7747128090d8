import { livePriceOf } from '@investing-platform/rules/market/live-price';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { StockPrice } from '../market/market.ts';
import type { Platform } from '../world/platform.ts';
import { eventQueue } from './event-queue.ts';

const livePrice = (quote: StockPrice) => livePriceOf(quote, quote.sequence);

type LivePrice = ReturnType<typeof livePrice>;

/** The last price of each asset at once, then each newer one as the mock clock moves. */
export function livePrices(
  { market, clock }: Platform,
  assets: readonly Instrument[],
): AsyncIterableIterator<LivePrice> {
  const sent = new Map<string, number>();
  const queue = eventQueue<LivePrice>(() => stopTicks());
  const sendNewer = () => {
    for (const asset of assets) {
      const price = livePrice(market.quote(asset));
      if (price.sequence <= (sent.get(asset.id) ?? -1)) continue;
      sent.set(asset.id, price.sequence);
      queue.push(price);
    }
  };
  const stopTicks = clock.onTick(sendNewer);
  sendNewer();
  return queue;
}
