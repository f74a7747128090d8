import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import {
  calendarOf,
  sessionAt,
  type TradingDay,
  tradingDayAt,
} from '@investing-platform/schema/trading-calendar';
import type { Clock } from '../../kernel/clock.ts';
import type { Bar, BarsRequest, HistoryBar, MarketData, Quote } from '../../ports/market-data.ts';
import type { ReferenceRateSource, ReferenceRates } from '../../ports/reference-rates.ts';
import { type PricePoint, pairPrice, pricePoints, publicationsIn } from './published-prices.ts';
import { type Step, stepsOf } from './steps.ts';

interface PairDeps {
  readonly clock: Clock;
  readonly rates: ReferenceRateSource;
}

const EXCHANGE = 'FX';
/** Banks are silent for some days over Easter and over Christmas, and never for a week. */
const STALE_AFTER_MS = 6 * DAY_MS;

const pairs: ReadonlyMap<string, Instrument> = new Map(
  instruments.filter(({ exchange }) => exchange === EXCHANGE).map((pair) => [pair.id, pair]),
);

/**
 * Lets pairs of currencies be priced by reference rates, and all the rest come from the source. A
 * price holds from one publication until the next, so that within a day it changes once; there is
 * no spread, and no count of what was traded.
 */
export function withCurrencyPairs({ clock, rates }: PairDeps, source: MarketData): MarketData {
  const lastQuotes = new Map<string, { readonly key: string; readonly quote: Quote }>();

  async function quotesOf(wanted: readonly Instrument[]): Promise<[string, Quote][]> {
    const at = clock.now();
    const day = tradingDayAt(EXCHANGE, at);
    const dayBefore = day === null ? null : calendarOf(EXCHANGE).day(day.index - 1);
    if (day === null || dayBefore === null) return [];
    const tables = await publicationsIn(rates, dayBefore.close - 1, at.getTime() + 1);
    const newest = tables.at(-1)?.publishedAt.getTime();
    const key = `${newest} ${day.index} ${sessionAt(EXCHANGE, at)} ${isStale(newest, at)}`;
    return wanted.flatMap((pair) => {
      const known = lastQuotes.get(pair.id);
      if (known?.key === key) return [[pair.id, known.quote]];
      const quote = quoteOf(pair, tables, day, at);
      if (quote === null) return [];
      lastQuotes.set(pair.id, { key, quote });
      return [[pair.id, quote]];
    });
  }

  async function barsOf(pair: Instrument, request: BarsRequest): Promise<HistoryBar[]> {
    const now = clock.now().getTime();
    const steps = stepsOf(calendarOf(EXCHANGE), request, now);
    const [first, last] = [steps[0], steps.at(-1)];
    if (first === undefined || last === undefined) return [];
    const until = Math.min(last.end, now + 1);
    return filled(steps, pricePoints(pair, await publicationsIn(rates, first.start, until)));
  }

  async function priceAt(pair: Instrument, at: Date): Promise<string | null> {
    const table = await rates.ratesAt(at);
    return table.publishedAt > at ? null : pairPrice(pair, table);
  }

  return {
    ...source,
    async quotes(assetIds) {
      const wanted = pairsAmong(assetIds);
      if (wanted.length === 0) return source.quotes(assetIds);
      const others = await source.quotes(assetIds.filter((id) => !pairs.has(id)));
      return new Map([...others, ...(await quotesOf(wanted))]);
    },
    async bars(request) {
      const pair = pairs.get(request.assetId);
      return pair === undefined ? source.bars(request) : barsOf(pair, request);
    },
    async minuteBar(assetId, at) {
      const pair = pairs.get(assetId);
      if (pair === undefined) return source.minuteBar(assetId, at);
      if (sessionAt(EXCHANGE, at) === 'CLOSED') return null;
      const start = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
      const [bar] = await barsOf(pair, theMinute(assetId, start));
      return bar === undefined ? null : minuteOf(bar);
    },
    async pricesAt(assetIds, at) {
      const wanted = pairsAmong(assetIds);
      if (wanted.length === 0) return source.pricesAt(assetIds, at);
      const found = new Map(
        await source.pricesAt(
          assetIds.filter((id) => !pairs.has(id)),
          at,
        ),
      );
      for (const pair of wanted) {
        const prices: (string | null)[] = [];
        for (const moment of at) prices.push(await priceAt(pair, moment));
        found.set(pair.id, prices);
      }
      return found;
    },
  };
}

function pairsAmong(assetIds: readonly string[]): Instrument[] {
  return [...new Set(assetIds)].flatMap((id) => pairs.get(id) ?? []);
}

function isStale(publishedAt: number | undefined, at: Date): boolean {
  return publishedAt === undefined || at.getTime() - publishedAt > STALE_AFTER_MS;
}

/** @param tables from the end of the day before on, oldest first */
function quoteOf(
  pair: Instrument,
  tables: readonly ReferenceRates[],
  day: TradingDay,
  at: Date,
): Quote | null {
  const newest = tables.at(-1);
  const points = pricePoints(pair, tables);
  const [before, last] = [points[0], points.at(-1)];
  if (newest === undefined || before === undefined || last === undefined) return null;
  const [today] = filled([{ start: day.open, end: day.close }], points);
  return Object.freeze({
    assetId: pair.id,
    price: last.price,
    bid: last.price,
    ask: last.price,
    open: today?.open ?? null,
    high: today?.high ?? null,
    low: today?.low ?? null,
    previousClose: before.price,
    volume: '0',
    asOf: newest.publishedAt,
    session: sessionAt(EXCHANGE, at),
    delayedMinutes: 0,
    source: newest.source,
    stale: isStale(newest.publishedAt.getTime(), at),
  });
}

/** The bar of each step in which there was a price. Steps and points ascend. */
function filled(steps: readonly Step[], points: readonly PricePoint[]): HistoryBar[] {
  let next = 0;
  return steps.flatMap(({ start, end }) => {
    while ((points[next + 1]?.at ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    const prices: string[] = [];
    // The price of the step's first instant was there before, as a rule.
    for (let at = next; (points[at]?.at ?? end) < end; at += 1)
      prices.push(points[at]?.price ?? '');
    return barOf(start, prices);
  });
}

function barOf(start: number, prices: readonly string[]): HistoryBar[] {
  const [open, close] = [prices[0], prices.at(-1)];
  if (open === undefined || close === undefined) return [];
  const higher = (a: string, b: string) => (Number(b) > Number(a) ? b : a);
  const high = prices.reduce(higher);
  const low = prices.reduce((a, b) => (higher(a, b) === a ? b : a));
  const bar = { at: new Date(start), open, high, low, close, volume: null, vwap: null };
  return [Object.freeze(bar)];
}

function minuteOf({ at: start, open, high, low, close }: HistoryBar): Bar {
  return { start, open, high, low, close, volume: '0' };
}

function theMinute(assetId: string, start: number): BarsRequest {
  const [from, to] = [new Date(start), new Date(start + 1)];
  const usual = { timeframe: 'MIN_1', adjustment: 'RAW', extendedHours: false, limit: 1 } as const;
  return { assetId, from, to, ...usual };
}
