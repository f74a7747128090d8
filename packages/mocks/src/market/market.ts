import { priceSequence } from '@investing-platform/rules/market/price-sequence';
import { decimal, toPlain } from '@investing-platform/rules/numbers/decimal';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Instrument } from '@investing-platform/schema/instruments';
import {
  calendarOf,
  type MarketSession,
  sessionAt,
} from '@investing-platform/schema/trading-calendar';
import type { MockClock } from '../kernel/clock.ts';
import {
  type PricePath,
  type PriceUnits,
  pricePath,
  printUnits,
  spread,
  toUnits,
} from './price-path.ts';

/** What the contract calls `StockPrice`. Amounts are canonical toPlain decimals. */
export interface StockPrice {
  readonly assetId: string;
  readonly symbol: string;
  readonly price: string;
  readonly bid: string;
  readonly ask: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly previousClose: string;
  readonly change: string;
  readonly changePercent: string | null;
  readonly volume: string;
  readonly currency: string;
  readonly session: MarketSession;
  readonly asOf: Date;
  readonly delayedMinutes: number;
  readonly source: string;
  readonly stale: boolean;
  /** Grows by one with each second of trading. */
  readonly sequence: number;
}

/** The mock market: every price follows from the seed, the instrument and the mock clock. */
export interface Market {
  quote(asset: Instrument): StockPrice;
  /** The price at a moment of the past; a fixed one since it was fixed. Plain decimal. */
  priceAt(asset: Instrument, at: Date): string;
  /** Fixes the price until the next reset; null lets it move again. Plain decimal, above 0. */
  setPrice(asset: Instrument, price: string | null): void;
  /** Stops the price where it is and calls it stale; the answer lets it move again. */
  freeze(asset: Instrument): () => void;
  clear(): void;
}

const SECOND = 1_000;
/** Parts of a day at which its highest and lowest price so far are looked for. */
const SAMPLES = 96;
const PERCENT_PLACES = 6;
const BASE_VOLUME = {
  EQUITY: 4_000_000,
  ETF: 9_000_000,
  CRYPTO: 50_000,
  FX: 0,
  OPTION: 0,
  OTHER: 0,
} as const;

export function mockMarket(seed: string, clock: Pick<MockClock, 'now'>): Market {
  const paths = new Map<string, PricePath>();
  const fixed = new Map<string, { readonly price: PriceUnits; readonly since: number }>();
  const frozenAt = new Map<string, number>();
  const newest = new Map<string, { readonly at: number; readonly quote: StockPrice }>();

  const pathOf = (asset: Instrument): PricePath => {
    const known = paths.get(asset.id);
    if (known !== undefined) return known;
    const path = pricePath(seed, asset);
    paths.set(asset.id, path);
    return path;
  };

  /** A page asks for many quotes of one moment: the newest of each instrument is kept. */
  const movingQuote = (asset: Instrument, at: number): StockPrice => {
    const known = newest.get(asset.id);
    if (known?.at === at) return known.quote;
    const quote = quoteAt(asset, pathOf(asset), at, null);
    newest.set(asset.id, { at, quote });
    return quote;
  };

  return {
    quote(asset) {
      const now = clock.now().getTime();
      const frozen = frozenAt.get(asset.id);
      const price = fixed.get(asset.id)?.price;
      const at = frozen ?? now;
      const quote =
        price === undefined ? movingQuote(asset, at) : quoteAt(asset, pathOf(asset), at, price);
      if (frozen === undefined) return quote;
      return { ...quote, stale: true, session: sessionAt(asset.exchange, new Date(now)) };
    },
    priceAt(asset, at) {
      const told = fixed.get(asset.id);
      if (told !== undefined && at.getTime() >= told.since) return printUnits(told.price);
      return printUnits(priceOn(asset, pathOf(asset), priceSequence(asset.exchange, at)));
    },
    setPrice(asset, text) {
      if (text === null) return void fixed.delete(asset.id);
      const price = toUnits(Number(toPlain(decimal(text))), asset);
      fixed.set(asset.id, { price, since: clock.now().getTime() });
    },
    freeze(asset) {
      frozenAt.set(asset.id, clock.now().getTime());
      return () => frozenAt.delete(asset.id);
    },
    clear() {
      fixed.clear();
      frozenAt.clear();
    },
  };
}

function priceOn({ exchange }: Instrument, path: PricePath, sequence: number): PriceUnits {
  return path(exchange === 'FX' ? sequence * DAY_SECONDS : sequence);
}

function quoteAt(
  asset: Instrument,
  path: PricePath,
  at: number,
  fixedPrice: PriceUnits | null,
): StockPrice {
  const { exchange } = asset;
  const sequence = priceSequence(asset.exchange, new Date(at));
  const day = dayProgress(asset, path, at);
  const price = fixedPrice ?? priceOn(asset, path, sequence);
  const { bid, ask } = spread(price, asset);
  const change = decimal(printUnits(price)).minus(decimal(printUnits(day.previousClose)));
  return {
    assetId: asset.id,
    symbol: asset.symbol,
    price: printUnits(price),
    bid: printUnits(bid),
    ask: printUnits(ask),
    open: printUnits(day.open),
    high: printUnits(Math.max(day.high, price)),
    low: printUnits(Math.min(day.low, price)),
    previousClose: printUnits(day.previousClose),
    change: toPlain(change),
    changePercent: percentOf(change, printUnits(day.previousClose)),
    volume: day.volume,
    currency: asset.currency,
    session: sessionAt(exchange, new Date(at)),
    asOf: new Date(day.madeAt),
    delayedMinutes: 0,
    source: 'simulated',
    stale: false,
    sequence,
  };
}

function percentOf(change: ReturnType<typeof decimal>, previousClose: string): string | null {
  const base = decimal(previousClose);
  return base.isZero()
    ? null
    : toPlain(change.times(100).div(base).toDecimalPlaces(PERCENT_PLACES));
}

/** What happened on the trading day that has started last. */
function dayProgress(asset: Instrument, path: PricePath, at: number) {
  const calendar = calendarOf(asset.exchange);
  const day = calendar.day(Math.max(0, calendar.indexAt(at)));
  if (day === null) throw new RangeError('The calendar has no trading day');
  const latest = asset.exchange === 'FX' ? day.start : Math.max(day.start, Math.min(at, day.end));
  const madeAt = Math.floor(latest / SECOND) * SECOND;
  const first = priceSequence(asset.exchange, new Date(day.start));
  const passed = Math.floor((madeAt - day.start) / SECOND);
  const every = Math.ceil((day.end - day.start) / SECOND / SAMPLES);
  const open = priceOn(asset, path, first);
  let [high, low] = [open, open];
  for (let second = every; second <= passed; second += every) {
    const price = path(first + second);
    high = Math.max(high, price);
    low = Math.min(low, price);
  }
  const perDay = BASE_VOLUME[asset.assetClass];
  const previousClose = priceOn(asset, path, first - 1);
  const volume = Math.floor((perDay * passed * SECOND) / (day.end - day.start));
  return { madeAt, open, high, low, volume: String(volume), previousClose };
}
