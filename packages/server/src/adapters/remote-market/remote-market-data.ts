import { HOUR_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import type { Clock } from '../../kernel/clock.ts';
import type { Bar, BarsRequest, CorporateAction, MarketData } from '../../ports/market-data.ts';
import type { ReferenceRateSource } from '../../ports/reference-rates.ts';
import { withCurrencyPairs } from '../currency-pairs/index.ts';
import { keptAnswers } from '../outbound/kept-answers.ts';
import { barHistory, FIRST_INSTANT } from './bar-history.ts';
import { barStore } from './bar-store.ts';
import { checkedFeed } from './checked-feed.ts';
import { exchangeRates } from './exchange-rates.ts';
import { pastPrices } from './past-prices.ts';
import type { PriceFeed } from './price-feed.ts';
import { quoteBoard } from './quote-board.ts';

export interface RemoteMarketOptions {
  readonly feed: PriceFeed;
  readonly rates: ReferenceRateSource;
  readonly clock: Clock;
}

const ACTIONS_MS = HOUR_MS;
const MAX_ACTION_LISTS = 500;

const byId = new Map(instruments.map((asset) => [asset.id, asset]));

/** The port over a feed of real prices: what all of them have in common. */
export function remoteMarketData(options: RemoteMarketOptions): MarketData {
  const { rates, clock } = options;
  const feed = checkedFeed(options.feed);
  const board = quoteBoard(feed, clock);
  const store = barStore(feed, clock);
  const history = barHistory(feed, store, clock);
  const actionLists = keptAnswers<readonly CorporateAction[]>(clock, MAX_ACTION_LISTS);
  const past = pastPrices(store, clock);

  const covered = (ids: readonly string[]): Instrument[] =>
    [...new Set(ids)].flatMap((id) => {
      const asset = byId.get(id);
      return asset !== undefined && feed.covers(asset) ? [asset] : [];
    });

  async function bars(request: BarsRequest) {
    const [asset] = covered([request.assetId]);
    return asset === undefined ? [] : history.bars(asset, request);
  }

  async function pricesAt(assets: readonly Instrument[], at: readonly Date[]) {
    const quotes = await board.quotes(assets);
    const found = new Map<string, readonly (string | null)[]>();
    for (const asset of assets) {
      found.set(asset.id, await past.prices(asset, at, quotes.get(asset.id)));
    }
    return found;
  }

  const source: MarketData = {
    quotes: (assetIds) => board.quotes(covered(assetIds)),
    bars,
    historyStart: history.historyStart,
    async minuteBar(assetId, at) {
      const start = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
      const [bar] = await bars(theMinute(assetId, start));
      if (bar === undefined) return null;
      const { open, high, low, close, volume } = bar;
      const minute: Bar = { start: bar.at, open, high, low, close, volume: volume ?? '0' };
      return minute;
    },
    pricesAt: (assetIds, at) => pricesAt(covered(assetIds), at),
    async corporateActions(assetIds, from, to) {
      const now = clock.now();
      const since = new Date(FIRST_INSTANT);
      const lists = covered(assetIds).map((asset) =>
        actionLists.get(asset.id, ACTIONS_MS, () => feed.actions(asset, since, now)),
      );
      return (await Promise.all(lists))
        .flat()
        .filter(({ exAt }) => exAt >= from && exAt < to && exAt <= now)
        .sort((left, right) => left.exAt.getTime() - right.exAt.getTime());
    },
    ratesState: async () => (await rates.state?.()) ?? null,
    fxRate: exchangeRates(rates, async (coin, at) => {
      const prices = await pricesAt(covered([coin.id]), [at]);
      return prices.get(coin.id)?.[0] ?? null;
    }),
  };
  return withCurrencyPairs({ clock, rates }, source);
}

function theMinute(assetId: string, start: number): BarsRequest {
  const [from, to] = [new Date(start), new Date(start + 1)];
  const usual = { timeframe: 'MIN_1', adjustment: 'RAW', extendedHours: true, limit: 1 } as const;
  return { assetId, from, to, ...usual };
}
