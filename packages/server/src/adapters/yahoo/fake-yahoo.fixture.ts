import { HOUR_MS } from '@investing-platform/schema/durations';
import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import type { Clock } from '../../kernel/clock.ts';
import type { BarsRequest, MarketData, Timeframe } from '../../ports/market-data.ts';
import type { PartyAnswer, PartyHandler } from '../outbound/local-party.fixture.ts';
import { yahooSymbol } from './symbols.ts';

const CRUMB = 'a.crumb';
const TIMEFRAMES: Readonly<Record<string, Timeframe>> = {
  '1m': 'MIN_1',
  '5m': 'MIN_5',
  '15m': 'MIN_15',
  '30m': 'MIN_30',
  '1d': 'DAY_1',
  '3mo': 'MONTH_1',
};
const SECOND = 1_000;
const MAX_BARS = 10_001;
const PERIOD = { timezone: 'EST', start: 0, end: 0, gmtoffset: 0 };

/** Answers in the shapes of Yahoo Finance, with the prices of another market. */
export function fakeYahoo(market: MarketData, clock: Clock): PartyHandler {
  return (url, headers) => {
    if (url.pathname.startsWith('/quote/')) {
      const expires = 'Tue, 31 Dec 2999 23:59:59 GMT';
      const cookie = `A3=value; Domain=.yahoo.com; Path=/; Secure; Expires=${expires}`;
      return { text: '<html></html>', headers: { 'set-cookie': cookie } };
    }
    if (url.pathname === '/v1/test/getcrumb') return { text: CRUMB };
    if (url.pathname === '/v7/finance/quote') {
      const isKnown = url.searchParams.get('crumb') === CRUMB && headers.has('cookie');
      return isKnown ? quotes(market, url) : { status: 401, json: {} };
    }
    return chart(market, clock, url);
  };
}

const seconds = (at: Date) => Math.floor(at.getTime() / SECOND);

async function quotes(market: MarketData, url: URL): Promise<PartyAnswer> {
  const symbols = url.searchParams.get('symbols')?.split(',') ?? [];
  const assets = instruments.filter((asset) => symbols.includes(yahooSymbol(asset) ?? ''));
  const found = await market.quotes(assets.map(({ id }) => id));
  const result = assets.flatMap((asset) => {
    const quote = found.get(asset.id);
    if (quote === undefined) return [];
    const numbers = {
      regularMarketPrice: Number(quote.price),
      regularMarketOpen: Number(quote.open ?? quote.price),
      regularMarketDayHigh: Number(quote.high ?? quote.price),
      regularMarketDayLow: Number(quote.low ?? quote.price),
      regularMarketPreviousClose: Number(quote.previousClose),
      regularMarketVolume: Number(quote.volume),
      regularMarketTime: seconds(quote.asOf),
      bid: Number(quote.bid),
      ask: Number(quote.ask),
    };
    return [{ ...quoteShape(asset), ...numbers }];
  });
  return { json: { quoteResponse: { result, error: null } } };
}

function quoteShape(asset: Instrument) {
  return {
    language: 'en-US',
    region: 'US',
    quoteType: asset.assetClass === 'CRYPTO' ? 'CRYPTOCURRENCY' : 'EQUITY',
    triggerable: true,
    marketState: 'REGULAR',
    tradeable: false,
    exchange: 'NMS',
    fullExchangeName: 'NasdaqGS',
    exchangeTimezoneName: 'America/New_York',
    exchangeTimezoneShortName: 'EDT',
    gmtOffSetMilliseconds: -14_400_000,
    market: 'us_market',
    esgPopulated: false,
    sourceInterval: 15,
    exchangeDataDelayedBy: 0,
    priceHint: 4,
    currency: asset.currency,
    symbol: yahooSymbol(asset),
  };
}

async function chart(market: MarketData, clock: Clock, url: URL): Promise<PartyAnswer> {
  const symbol = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
  const asset = instruments.find((one) => yahooSymbol(one) === symbol);
  if (asset === undefined) {
    const error = { code: 'Not Found', description: 'No data found, symbol may be delisted' };
    return { status: 404, json: { chart: { result: null, error } } };
  }
  const at = (name: string) => new Date(Number(url.searchParams.get(name)) * SECOND);
  const request: BarsRequest = {
    assetId: asset.id,
    timeframe: TIMEFRAMES[url.searchParams.get('interval') ?? ''] ?? 'DAY_1',
    from: at('period1'),
    to: at('period2'),
    adjustment: 'SPLIT',
    extendedHours: true,
    limit: MAX_BARS,
  };
  const bars = await market.bars(request);
  const adjusted = await market.bars({ ...request, adjustment: 'ALL' });
  const column = (name: 'open' | 'high' | 'low' | 'close' | 'volume') =>
    bars.map((bar) => Number(bar[name]));
  const isDaily = request.timeframe === 'DAY_1';
  const indicators = {
    quote: [
      {
        open: column('open'),
        high: column('high'),
        low: column('low'),
        close: column('close'),
        volume: column('volume'),
      },
    ],
    ...(isDaily ? { adjclose: [{ adjclose: adjusted.map(({ close }) => Number(close)) }] } : {}),
  };
  const timestamp = bars.map((bar) => seconds(bar.at));
  const events = await eventsOf(market, asset, request);
  const none = bars.length === 0;
  const result = {
    meta: metaOf(asset, clock),
    ...(none ? {} : { timestamp, events }),
    indicators: none ? { quote: [{}], adjclose: [{}] } : indicators,
  };
  return { json: { chart: { result: [result], error: null } } };
}

async function eventsOf(market: MarketData, asset: Instrument, { from, to }: BarsRequest) {
  const dividends: Record<string, object> = {};
  const splits: Record<string, object> = {};
  for (const action of await market.corporateActions([asset.id], from, to)) {
    // Yahoo dates an event with the open of its day.
    const date = seconds(new Date(action.exAt.getTime() + 6 * HOUR_MS));
    if (action.kind === 'DIVIDEND') {
      dividends[date] = { amount: Number(action.amountPerShare), date };
    } else if (action.kind === 'SPLIT') {
      const { numerator, denominator } = action;
      splits[date] = { date, numerator, denominator, splitRatio: `${numerator}:${denominator}` };
    }
  }
  return { dividends, splits };
}

function metaOf(asset: Instrument, clock: Clock) {
  return {
    currency: asset.currency,
    symbol: yahooSymbol(asset),
    exchangeName: 'NMS',
    instrumentType: 'EQUITY',
    firstTradeDate: 345_479_400,
    regularMarketTime: seconds(clock.now()),
    gmtoffset: -14_400,
    timezone: 'EDT',
    exchangeTimezoneName: 'America/New_York',
    regularMarketPrice: 1,
    priceHint: 2,
    currentTradingPeriod: { pre: PERIOD, regular: PERIOD, post: PERIOD },
    dataGranularity: '1d',
    range: '',
    validRanges: ['1d'],
  };
}
