import { instruments } from '@investing-platform/schema/instruments';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import type {
  HistoryBar,
  MarketData,
  PriceAdjustment,
  Timeframe,
} from '../../../ports/market-data.ts';
import type { PartyAnswer, PartyHandler } from '../../outbound/local-party.fixture.ts';
import { alpacaSymbol } from '../broker/symbols.ts';

export const ACCESS = { keyId: 'PKEXAMPLE', secret: 'not-a-real-secret', feed: 'iex' } as const;

const TIMEFRAMES: Readonly<Record<string, Timeframe>> = {
  '1Min': 'MIN_1',
  '5Min': 'MIN_5',
  '15Min': 'MIN_15',
  '30Min': 'MIN_30',
  '1Day': 'DAY_1',
};
/** Pages are short, so that there are several. */
const BARS_A_PAGE = 1_500;
const MAX_BARS = 10_001;

/** Answers in the shapes of Alpaca's market data API, with the prices of another market. */
export function fakeAlpacaData(market: MarketData): PartyHandler {
  return (url, headers) => {
    // Crypto prices are for all.
    const isOpen = url.pathname.includes('/crypto/');
    const isKnown = headers.get('apca-api-key-id') === ACCESS.keyId;
    if (!isOpen && !isKnown) return { status: 403, json: { message: 'forbidden.' } };
    const symbols = (url.searchParams.get('symbols') ?? '').split(',');
    if (url.pathname.endsWith('/snapshots')) return snapshots(market, url, symbols);
    if (url.pathname.endsWith('/bars')) return bars(market, url, symbols[0] ?? '');
    return actions(market, url, symbols[0] ?? '');
  };
}

function assetsNamed(symbols: readonly string[]) {
  return instruments.filter(({ id }) => symbols.includes(alpacaSymbol(id) ?? '-'));
}

const barShape = ({ at, open, high, low, close, volume }: HistoryBar) => ({
  t: at.toISOString(),
  o: Number(open),
  h: Number(high),
  l: Number(low),
  c: Number(close),
  v: Number(volume),
  n: 1,
  vw: Number(close),
});

async function snapshots(
  market: MarketData,
  url: URL,
  symbols: readonly string[],
): Promise<PartyAnswer> {
  const assets = assetsNamed(symbols);
  const quotes = await market.quotes(assets.map(({ id }) => id));
  const shapes: Record<string, object> = {};
  for (const { id, exchange } of assets) {
    const quote = quotes.get(id);
    if (quote === undefined) continue;
    const { price, bid, ask, asOf } = quote;
    const calendar = calendarOf(exchange);
    const index = calendar.indexAt(asOf.getTime());
    const dayBar = (at: number, close: string) => {
      const { open, high, low, volume } = quote;
      const start = new Date(calendar.day(at)?.open ?? asOf.getTime());
      return barShape({
        at: start,
        open: open ?? close,
        high: high ?? close,
        low: low ?? close,
        close,
        volume,
        vwap: null,
      });
    };
    shapes[alpacaSymbol(id) ?? ''] = {
      latestTrade: { t: asOf.toISOString(), p: Number(price), s: 1, i: 1, c: [], x: 'V', z: 'C' },
      latestQuote: { t: asOf.toISOString(), bp: Number(bid), ap: Number(ask), bs: 1, as: 1 },
      dailyBar: dayBar(index, price),
      prevDailyBar: dayBar(index - 1, quote.previousClose),
    };
  }
  return { json: url.pathname.includes('/crypto/') ? { snapshots: shapes } : shapes };
}

async function bars(market: MarketData, url: URL, symbol: string): Promise<PartyAnswer> {
  const query = (name: string) => url.searchParams.get(name) ?? '';
  const [asset] = assetsNamed([symbol]);
  const found = await market.bars({
    assetId: asset?.id ?? '',
    timeframe: TIMEFRAMES[query('timeframe')] ?? 'DAY_1',
    from: new Date(query('start')),
    to: new Date(Date.parse(query('end')) + 1),
    adjustment: (query('adjustment').toUpperCase() || 'RAW') as PriceAdjustment,
    extendedHours: true,
    limit: MAX_BARS,
  });
  const first = Number(query('page_token') || 0);
  const next = first + BARS_A_PAGE;
  const page = found.slice(first, next).map(barShape);
  const token = next < found.length ? String(next) : null;
  return { json: { bars: { [symbol]: page }, next_page_token: token } };
}

async function actions(market: MarketData, url: URL, symbol: string): Promise<PartyAnswer> {
  const [asset] = assetsNamed([symbol]);
  const [start, end] = ['start', 'end'].map((name) => new Date(url.searchParams.get(name) ?? ''));
  if (asset === undefined || start === undefined || end === undefined) return { status: 400 };
  const found = await market.corporateActions(
    [asset.id],
    start,
    new Date(end.getTime() + 86_400_000),
  );
  const { dateAt } = calendarOf(asset.exchange);
  const common = (exAt: Date, id: string) => {
    const date = dateAt(exAt.getTime());
    return { id, symbol, cusip: '0', ex_date: date, process_date: date };
  };
  const dividends = found.flatMap((action) =>
    action.kind === 'DIVIDEND'
      ? [
          {
            ...common(action.exAt, action.id),
            rate: Number(action.amountPerShare),
            payable_date: action.payAt.toISOString().slice(0, 10),
            foreign: false,
            special: false,
          },
        ]
      : [],
  );
  const splits = found.flatMap((action) =>
    action.kind === 'SPLIT'
      ? [
          {
            ...common(action.exAt, action.id),
            new_rate: action.numerator,
            old_rate: action.denominator,
          },
        ]
      : [],
  );
  const corporate = { cash_dividends: dividends, forward_splits: splits };
  return { json: { corporate_actions: corporate, next_page_token: null } };
}
