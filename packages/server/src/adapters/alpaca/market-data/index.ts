import type { Alpaca, marketData } from '@alpacahq/alpaca-trade-api/rest';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { Clock } from '../../../kernel/clock.ts';
import type { HistoryBar, MarketData, Quote } from '../../../ports/market-data.ts';
import type { ReferenceRateSource } from '../../../ports/reference-rates.ts';
import { guarded } from '../../outbound/guarded.ts';
import { isPrice } from '../../remote-market/is-price.ts';
import type { FeedBarsRequest, FeedTimeframe, PriceFeed } from '../../remote-market/price-feed.ts';
import { remoteMarketData } from '../../remote-market/remote-market-data.ts';
import { alpacaSymbol } from '../broker/symbols.ts';
import { ACTION_TYPES, actionsOf } from './actions.ts';
import { type AlpacaDataAccess, openData } from './client.ts';
import { instant, plain, quoteOf } from './snapshots.ts';
import { spinOffsOf } from './spin-offs.ts';

export interface AlpacaMarketOptions extends AlpacaDataAccess {
  readonly clock: Clock;
  readonly rates: ReferenceRateSource;
  readonly fetch?: typeof fetch;
}

const TIMEFRAMES: Readonly<Record<FeedTimeframe, string>> = {
  MIN_1: '1Min',
  MIN_5: '5Min',
  MIN_15: '15Min',
  MIN_30: '30Min',
  DAY_1: '1Day',
};
const HALF_DAY_MS = DAY_MS / 2;
/** Alpaca has bars from here on. */
const FIRST_INSTANT = Date.parse('2016-01-01T00:00:00Z');
const BARS_A_PAGE = 10_000;
const ACTIONS_A_PAGE = 1_000;
const MAX_PAGES = 20;

type Data = Alpaca['marketData'];

/** Prices of Alpaca's market data API, version 2: shares of the United States and crypto assets. */
export function alpacaMarketData(options: AlpacaMarketOptions): MarketData {
  const { clock, rates } = options;
  return remoteMarketData({ feed: alpacaFeed(options), rates, clock });
}

function alpacaFeed(options: AlpacaMarketOptions): PriceFeed {
  const { clock, feed } = options;
  const source = `alpaca ${feed}`;
  const guard = guarded('Alpaca');
  let opened: Promise<Data> | undefined;
  const ask = <T>(question: (data: Data) => Promise<T>): Promise<T> =>
    guard(async () => {
      opened ??= openData(options, options.fetch);
      return question(await opened);
    });

  async function snapshots(assets: readonly Instrument[], isCrypto: boolean): Promise<Quote[]> {
    const wanted = assets.filter((asset) => isCrypto === (asset.assetClass === 'CRYPTO'));
    if (wanted.length === 0) return [];
    const symbols = wanted.map(symbolOf).join(',');
    const found: Readonly<
      Record<string, marketData.StockSnapshot | marketData.CryptoSnapshot | undefined>
    > = await ask(async (data) => {
      if (!isCrypto) return data.stocks.stockSnapshots({ symbols, feed, currency: 'USD' });
      return (await data.crypto.cryptoSnapshots({ loc: 'us', symbols })).snapshots;
    });
    return wanted.flatMap((asset) => {
      const snapshot = byName(found)[symbolOf(asset)];
      const quote = snapshot && quoteOf(asset, snapshot, clock.now(), source);
      return quote ? [quote] : [];
    });
  }

  /** The first price of the trading day that begins then, as it traded. */
  async function openOn(asset: Instrument, start: Date): Promise<string | null> {
    // A bar of a day begins with it in New York, before trading does.
    const from = new Date(start.getTime() - HALF_DAY_MS);
    const to = new Date(start.getTime() + HALF_DAY_MS);
    const request = { asset, timeframe: 'DAY_1', from, to, adjustment: 'RAW' } as const;
    const page = await ask((data) => barsPage(data, request, feed, null));
    return byName(page.bars)[symbolOf(asset)]?.flatMap(barOf)[0]?.open ?? null;
  }

  return {
    source,
    covers: (asset) => alpacaSymbol(asset.id) !== null,
    historyDays: () => Math.floor((clock.now().getTime() - FIRST_INSTANT) / DAY_MS),
    async quotes(assets) {
      const [shares, coins] = [await snapshots(assets, false), await snapshots(assets, true)];
      return [...shares, ...coins];
    },
    async bars(request) {
      const pages = await allPages((pageToken) =>
        ask((data) => barsPage(data, request, feed, pageToken)),
      );
      return pages
        .flatMap((page) => byName(page.bars)[symbolOf(request.asset)] ?? [])
        .flatMap(barOf);
    },
    async actions(asset, start, end) {
      if (asset.assetClass === 'CRYPTO') return [];
      const request = { symbols: symbolOf(asset), types: ACTION_TYPES, start, end };
      const pages = await allPages((pageToken) =>
        ask((data) =>
          data.corporateActions.corporateActions({
            ...request,
            limit: ACTIONS_A_PAGE,
            ...(pageToken === null ? {} : { pageToken }),
          }),
        ),
      );
      const spinOffs = pages.flatMap(({ corporateActions }) => corporateActions.spinOffs ?? []);
      return [
        ...pages.flatMap((page) => actionsOf(asset, page.corporateActions)),
        ...(await spinOffsOf(asset, spinOffs, openOn)),
      ];
    },
  };
}

/** The library hands on what has no entries by name as it came. */
function byName<T extends object>(answer: T): T {
  const isNamed = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  if (isNamed) return answer;
  throw new Error('Alpaca answers in another shape');
}

function symbolOf(asset: Instrument): string {
  return alpacaSymbol(asset.id) ?? '';
}

function barsPage(
  data: Data,
  { asset, timeframe, from, to, adjustment }: FeedBarsRequest,
  feed: AlpacaDataAccess['feed'],
  pageToken: string | null,
): Promise<marketData.StockBarsResp | marketData.CryptoBarsResp> {
  const request = {
    symbols: symbolOf(asset),
    timeframe: TIMEFRAMES[timeframe],
    start: from,
    // Alpaca takes its end as included.
    end: new Date(to.getTime() - 1),
    limit: BARS_A_PAGE,
    ...(pageToken === null ? {} : { pageToken }),
  };
  if (asset.assetClass === 'CRYPTO') return data.crypto.cryptoBars({ loc: 'us', ...request });
  const options = { adjustment: adjustment.toLowerCase(), feed, currency: 'USD' };
  return data.stocks.stockBars({ ...request, ...options });
}

/** @throws {Error} where there is no end of pages */
async function allPages<Page extends { readonly nextPageToken?: string | null }>(
  read: (pageToken: string | null) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let pageToken: string | null = null;
  do {
    if (pages.length >= MAX_PAGES) throw new Error(`Alpaca sends more than ${MAX_PAGES} pages`);
    const page: Page = await read(pageToken);
    pages.push(page);
    pageToken = page.nextPageToken ?? null;
  } while (pageToken !== null);
  return pages;
}

function barOf({ t, o, h, l, c, v, vw }: marketData.StockBar | marketData.CryptoBar): HistoryBar[] {
  const isWhole = [o, h, l, c].every(isPrice) && l <= Math.min(o, c) && h >= Math.max(o, c);
  if (!isWhole || !(v >= 0)) return [];
  const at = instant(t);
  const vwap = isPrice(vw) ? plain(vw) : null;
  const [open, high, low, close] = [plain(o), plain(h), plain(l), plain(c)];
  return [{ at, open, high, low, close, volume: plain(v), vwap }];
}
