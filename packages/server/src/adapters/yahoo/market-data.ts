import { DAY_MS, HOUR_MS } from '@investing-platform/schema/durations';
import type { Instrument } from '@investing-platform/schema/instruments';
import { calendarOf, FIRST_DATE } from '@investing-platform/schema/trading-calendar';
import type { ChartResultArray } from 'yahoo-finance2/modules/chart';
import type { Clock } from '../../kernel/clock.ts';
import { Decimal, decimal, toPlain } from '../../kernel/decimal.ts';
import type { HistoryBar, MarketData, Quote } from '../../ports/market-data.ts';
import type { ReferenceRateSource } from '../../ports/reference-rates.ts';
import { guarded } from '../outbound/guarded.ts';
import { keptAnswers } from '../outbound/kept-answers.ts';
import { isPrice } from '../remote-market/is-price.ts';
import type { FeedBarsRequest, FeedTimeframe, PriceFeed } from '../remote-market/price-feed.ts';
import { remoteMarketData } from '../remote-market/remote-market-data.ts';
import { pastPrice } from './amounts.ts';
import { openYahoo, type Yahoo } from './client.ts';
import { actionsOf, type Events, eventsOf, sharesSince } from './events.ts';
import { quoteOf } from './quotes.ts';
import { yahooSymbol } from './symbols.ts';

export interface YahooOptions {
  readonly clock: Clock;
  readonly rates: ReferenceRateSource;
  readonly fetch?: typeof fetch;
}

const INTERVALS = {
  MIN_1: '1m',
  MIN_5: '5m',
  MIN_15: '15m',
  MIN_30: '30m',
  DAY_1: '1d',
} as const satisfies Record<FeedTimeframe, string>;
/** Yahoo keeps minutes for 30 days and other parts of a day for 60. */
const HISTORY_DAYS: Readonly<Record<FeedTimeframe, number>> = {
  MIN_1: 29,
  MIN_5: 59,
  MIN_15: 59,
  MIN_30: 59,
  DAY_1: 20_000,
};
const EVENTS_MS = HOUR_MS;
const MAX_EVENT_LISTS = 500;
/** So that a span holds a trading day however long a holiday is. */
const SOME_DAYS = 10 * DAY_MS;

/** Prices of Yahoo Finance, of which nobody promises anything: for personal use. */
export function yahooMarketData({ clock, rates, fetch }: YahooOptions): MarketData {
  return remoteMarketData({ feed: yahooFeed(clock, fetch), rates, clock });
}

function yahooFeed(clock: Clock, fetch: typeof globalThis.fetch | undefined): PriceFeed {
  const guard = guarded('Yahoo Finance');
  const eventLists = keptAnswers<Events>(clock, MAX_EVENT_LISTS);
  let opened: Promise<Yahoo> | undefined;
  const yahoo = () => {
    opened ??= openYahoo(fetch);
    return opened;
  };

  /** Null where Yahoo knows no such symbol. */
  const chart = (
    asset: Instrument,
    interval: (typeof INTERVALS)[FeedTimeframe] | '3mo',
    from: Date,
    to: Date,
  ): Promise<ChartResultArray | null> =>
    guard(async () => {
      const symbol = yahooSymbol(asset) ?? '';
      const client = await yahoo();
      const options = { period1: from, period2: to, interval, events: 'div|split' };
      const found = await client.chart(symbol, options).catch((error: unknown) => {
        if (isNotFound(error)) return null;
        throw error;
      });
      if (found !== null && found.meta.currency !== asset.currency) {
        throw new Error(`${symbol} is priced in ${found.meta.currency}`);
      }
      return found;
    });

  const events = (asset: Instrument) =>
    eventLists.get(asset.id, EVENTS_MS, async () => {
      const first = new Date(`${FIRST_DATE}T00:00:00Z`);
      return eventsOf(asset, (await chart(asset, '3mo', first, clock.now()))?.events);
    });

  /** What a day's prices are worth with dividends evened out, by date. */
  async function dividendFactors({ asset, from, to }: FeedBarsRequest) {
    const start = new Date(from.getTime() - SOME_DAYS);
    const { dateAt } = calendarOf(asset.exchange);
    const days = (await chart(asset, '1d', start, to))?.quotes ?? [];
    return new Map(
      days.flatMap(({ date, close, adjclose }) =>
        isPrice(close) && isPrice(adjclose)
          ? [[dateAt(date.getTime()), decimal(adjclose).dividedBy(close)] as const]
          : [],
      ),
    );
  }

  return {
    source: 'yahoo',
    covers: (asset) => yahooSymbol(asset) !== null,
    historyDays: (timeframe) => HISTORY_DAYS[timeframe],
    quotes: (assets) => guard(async () => readQuotes(await yahoo(), assets, clock.now())),
    async bars(request) {
      const { asset, timeframe, from, to, adjustment } = request;
      const found = await chart(asset, INTERVALS[timeframe], from, to);
      if (found === null) return [];
      const known = await events(asset);
      const withDividends = adjustment === 'ALL' || adjustment === 'DIVIDEND';
      const factors = withDividends ? await dividendFactors(request) : null;
      const isAsTraded = adjustment === 'RAW' || adjustment === 'DIVIDEND';
      const { dateAt } = calendarOf(asset.exchange);
      return found.quotes.flatMap((bar) => {
        const date = dateAt(bar.date.getTime());
        const shares = isAsTraded ? sharesSince(date, known) : new Decimal(1);
        const factor = factors === null ? shares : factors.get(date)?.times(shares);
        return factor === undefined ? [] : barOf(asset, bar, factor, shares);
      });
    },
    async actions(asset, from, to) {
      const actions = actionsOf(asset, await events(asset));
      return actions.filter(({ exAt }) => exAt >= from && exAt <= to);
    },
  };
}

async function readQuotes(
  yahoo: Yahoo,
  assets: readonly Instrument[],
  now: Date,
): Promise<Quote[]> {
  const bySymbol = new Map(assets.map((asset) => [yahooSymbol(asset) ?? '', asset]));
  const answers = await yahoo.quote([...bySymbol.keys()]);
  return answers.flatMap((answer) => {
    const asset = bySymbol.get(answer.symbol ?? '');
    const quote = asset === undefined ? null : quoteOf(asset, answer, now);
    return quote === null ? [] : [quote];
  });
}

/** Yahoo leaves holes where nothing was traded. */
function barOf(
  asset: Instrument,
  bar: ChartResultArray['quotes'][number],
  factor: Decimal,
  shares: Decimal,
): HistoryBar[] {
  const { open, high, low, close, volume } = bar;
  if (!isPrice(open) || !isPrice(high) || !isPrice(low) || !isPrice(close)) return [];
  return [
    {
      at: bar.date,
      open: pastPrice(open, factor),
      high: pastPrice(Math.max(open, high, low, close), factor),
      low: pastPrice(Math.min(open, high, low, close), factor),
      close: pastPrice(close, factor),
      volume: isQuantity(asset, volume) ? toPlain(decimal(volume).dividedBy(shares).round()) : null,
      vwap: null,
    },
  ];
}

/** Of crypto assets Yahoo gives the money that was turned over, not the quantity. */
function isQuantity({ assetClass }: Instrument, volume: number | null): volume is number {
  return assetClass !== 'CRYPTO' && volume !== null && volume >= 0;
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && /no data found|not found|delisted/i.test(error.message);
}
