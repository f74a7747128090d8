import { MINUTE_MS } from '@investing-platform/schema/durations';
import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import { LRUCache } from 'lru-cache';
import type {
  Bar,
  BarsRequest,
  CorporateAction,
  HistoryBar,
  Quote,
} from '../../../ports/market-data.ts';
import { corporateAction } from './adjustments.ts';
import { priceUnits, printPrice, printUnits } from './amounts.ts';
import {
  type DayPlan,
  dayPlan,
  MINUTES_A_BLOCK,
  placeIn,
  priceOf,
  sessionHolding,
} from './day-plan.ts';
import { factorsOf } from './factors.ts';
import { barHistory } from './history.ts';
import { type PricePath, pricePaths } from './price-path.ts';
import { quoteBook } from './quote-book.ts';

/** Day plans kept for single minutes and past prices: some kilobytes each. */
const MAX_DAY_PLANS = 256;

/** What the simulated market answers at once. Instants are epoch milliseconds where numbers. */
export interface SimulatedMarket {
  quote(assetId: string, at: number): Quote | undefined;
  minuteBar(assetId: string, at: Date): Bar | null;
  bars(request: BarsRequest, now: number): Promise<HistoryBar[]>;
  /** Null for an unknown asset. */
  pricesAt(assetId: string, at: readonly Date[]): (string | null)[] | null;
  actions(assetIds: readonly string[], from: Date, to: Date): CorporateAction[];
  /** The price of a coin by its code, in USD; null where there is none. */
  coinPrice(code: string, at: Date): string | null;
}

export function simulatedMarket(seed: string): SimulatedMarket {
  const pricesOf = lazily(
    new Map(instruments.filter(isSimulated).map((instrument) => [instrument.id, instrument])),
    pricePaths(seed, factorsOf(seed)),
  );
  const coins = new Map(instruments.filter(isCoin).map(({ symbol, id }) => [symbol, id]));
  const books = new Map<string, ReturnType<typeof quoteBook>>();
  const planAt = dayPlans();
  const history = barHistory();

  const priceAt = (prices: PricePath, at: Date): string | null => {
    const plan = planAt(prices, at.getTime());
    return plan === null ? null : printed(prices, priceOf(plan, at.getTime()));
  };

  return {
    quote(assetId, at) {
      const prices = pricesOf(assetId);
      if (prices === undefined) return undefined;
      const book = books.get(assetId) ?? quoteBook(prices);
      books.set(assetId, book);
      return book(at);
    },
    minuteBar(assetId, at) {
      const prices = pricesOf(assetId);
      const plan = prices === undefined ? null : planAt(prices, at.getTime());
      return prices === undefined || plan === null ? null : minuteOf(prices, plan, at.getTime());
    },
    async bars(request, now) {
      const prices = pricesOf(request.assetId);
      return prices === undefined ? [] : history(prices, request, now);
    },
    pricesAt(assetId, at) {
      const prices = pricesOf(assetId);
      return prices === undefined ? null : at.map((moment) => priceAt(prices, moment));
    },
    actions: (assetIds, from, to) =>
      [...new Set(assetIds)]
        .flatMap((id) => actionsOf(pricesOf(id), from.getTime(), to.getTime()))
        .sort((left, right) => left.exAt.getTime() - right.exAt.getTime()),
    coinPrice(code, at) {
      const prices = pricesOf(coins.get(code) ?? '');
      return prices === undefined ? null : priceAt(prices, at);
    },
  };
}

/** Pairs of currencies go by reference rates. */
function isSimulated({ assetClass }: Instrument): boolean {
  return assetClass !== 'FX';
}

function isCoin({ assetClass }: Instrument): boolean {
  return assetClass === 'CRYPTO';
}

/** Made when first asked for: most of the catalogue rests. */
function lazily(
  catalogue: ReadonlyMap<string, Instrument>,
  pathOf: (instrument: Instrument) => PricePath,
): (assetId: string) => PricePath | undefined {
  const paths = new Map<string, PricePath>();
  return (assetId) => {
    const known = paths.get(assetId);
    const instrument = catalogue.get(assetId);
    if (known !== undefined || instrument === undefined) return known;
    const made = pathOf(instrument);
    paths.set(assetId, made);
    return made;
  };
}

function dayPlans(): (prices: PricePath, at: number) => DayPlan | null {
  const plans = new LRUCache<string, DayPlan>({ max: MAX_DAY_PLANS });
  return (prices, at) => {
    const day = prices.calendar.day(prices.calendar.indexAt(at));
    if (day === null) return null;
    const key = `${prices.instrument.id}:${day.index}`;
    const known = plans.get(key);
    if (known !== undefined) return known;
    const made = dayPlan(prices, day);
    plans.set(key, made);
    return made;
  };
}

function printed({ priceSteps }: PricePath, price: number): string {
  return printPrice(priceUnits(price, priceSteps));
}

function minuteOf(prices: PricePath, plan: DayPlan, at: number): Bar | null {
  const session = sessionHolding(plan, at);
  if (session === undefined) return null;
  const { block, minute } = placeIn(session, at);
  const candle = session.minutes(block)[minute];
  if (candle === undefined) return null;
  const minutes = block * MINUTES_A_BLOCK + minute;
  return Object.freeze({
    start: new Date(session.start + minutes * MINUTE_MS),
    open: printed(prices, candle.open),
    high: printed(prices, candle.high),
    low: printed(prices, candle.low),
    close: printed(prices, candle.close),
    volume: printUnits(candle.volume, prices.volumeDecimals),
  });
}

function actionsOf(prices: PricePath | undefined, from: number, to: number): CorporateAction[] {
  if (prices === undefined) return [];
  return prices.events().flatMap((event) => {
    const exAt = prices.calendar.day(event.dayIndex)?.start ?? Number.NaN;
    return exAt >= from && exAt < to ? (corporateAction(prices, event) ?? []) : [];
  });
}
