import { assetById } from '@investing-platform/rules/market/catalogue';
import { SECOND_MS } from '@investing-platform/schema/durations';
import type { Deps } from '../../../deps.ts';
import { type Schedule, systemSchedule } from '../../../kernel/schedule.ts';
import { quotesOf } from '../quotes.ts';
import { livePrice } from '../stock-price.ts';
import { livePrices } from './live-price-data.ts';

export type PriceStreamDeps = Pick<Deps, 'clock' | 'hub' | 'marketData'> & {
  readonly log: {
    info(message: string): void;
    warn(fields: object, message: string): void;
  };
};

/**
 * Publishes new prices at the turn of each second, of the assets that somebody subscribes to and
 * nothing else. A source that fails costs the subscribers those seconds only.
 */
export function startPriceStream(
  deps: PriceStreamDeps,
  schedule: Schedule = systemSchedule,
): { stop(): void } {
  let published = new Map<string, number>();
  let isFailing = false;
  let isStopped = false;
  let callOff = scheduleNext();

  function scheduleNext(): () => void {
    const late = deps.clock.now().getTime() % SECOND_MS;
    return schedule(() => void tick(), SECOND_MS - late);
  }

  async function tick(): Promise<void> {
    try {
      await publishNewer();
      if (isFailing) deps.log.info('live prices are back');
      isFailing = false;
    } catch (error) {
      if (!isFailing) deps.log.warn({ err: error }, 'live prices: the source does not answer');
      isFailing = true;
    }
    if (!isStopped) callOff = scheduleNext();
  }

  async function publishNewer(): Promise<void> {
    const ids = deps.hub.keysOf(livePrices);
    const quotes = ids.length === 0 ? [] : await quotesOf(deps, ids);
    const next = new Map<string, number>();
    for (const [id, quote] of quotes) {
      const asset = assetById(id);
      if (asset === null) continue;
      const price = livePrice(asset, quote);
      next.set(id, price.sequence);
      if (isStopped || published.get(id) === price.sequence) continue;
      deps.hub.publish(livePrices, id, price);
    }
    published = next;
  }

  return {
    stop() {
      isStopped = true;
      callOff();
    },
  };
}
