import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { refuse } from '../../../kernel/errors.ts';
import type { Bar, MarketData, Quote } from '../../../ports/market-data.ts';
import { type PriceUnits, priceUnits, printPrice, printUnits } from './amounts.ts';
import { minuteUnits } from './day-progress.ts';
import { perEuro } from './exchange-rates.ts';
import {
  type DayPath,
  MINUTE_MILLISECONDS,
  type PricePath,
  pricePath,
  SECONDS_A_MINUTE,
} from './price-path.ts';
import { quoteBook } from './quote-book.ts';
import { volumeDecimals } from './volume.ts';

export interface EmbeddedMarketOptions {
  readonly clock: Clock;
  /** The same seed gives the same prices in every process. */
  readonly seed: string;
}

/** Day paths kept for bars: some kilobytes each. */
const MAX_DAY_PATHS = 256;

/**
 * A market for development, tests and practice: every price follows from the seed, the instrument
 * and the time. A price stands for a whole second, and stands still while its market is closed.
 */
export function embeddedMarketData({ clock, seed }: EmbeddedMarketOptions): MarketData {
  const market = simulatedMarket(seed);
  let second = Number.NaN;
  const quotesOfSecond = new Map<string, Quote>();

  function quoteNow(assetId: string): Quote | undefined {
    const known = quotesOfSecond.get(assetId);
    if (known !== undefined) return known;
    const quote = market.quote(assetId, second * 1000);
    if (quote !== undefined) quotesOfSecond.set(assetId, quote);
    return quote;
  }

  return {
    async quotes(assetIds) {
      const now = Math.floor(clock.now().getTime() / 1000);
      if (now !== second) {
        second = now;
        quotesOfSecond.clear();
      }
      const found = new Map<string, Quote>();
      for (const assetId of assetIds) {
        const quote = quoteNow(assetId);
        if (quote !== undefined) found.set(assetId, quote);
      }
      return found;
    },
    minuteBar: async (assetId, at) => market.minuteBar(assetId, at),
    fxRate: async (from, to, at) => {
      if (from === to) return '1';
      return toPlain(worth(to, at).dividedBy(worth(from, at)));
    },
  };

  /** How much of a currency one euro is worth. */
  function worth(currency: string, at: Date): Decimal {
    const rate = perEuro(currency, at) ?? market.coinsPerEuro(currency, at);
    if (rate !== null) return rate;
    throw refuse('PROVIDER_UNAVAILABLE', `There is no exchange rate for ${currency}`);
  }
}

interface Simulated {
  readonly prices: PricePath;
  readonly quote: (at: number) => Quote;
}

function simulatedMarket(seed: string) {
  const byId = new Map<string, Simulated>(
    instruments.map((instrument) => {
      const prices = pricePath(seed, instrument);
      return [instrument.id, { prices, quote: quoteBook(prices) }];
    }),
  );
  const coins = new Map(
    instruments.filter(isCoin).map(({ symbol, id }) => [symbol, byId.get(id)?.prices]),
  );
  const dayPaths = new LRUCache<string, DayPath>({ max: MAX_DAY_PATHS });

  function dayPathAt(prices: PricePath, at: number): DayPath | null {
    const day = prices.calendar.day(prices.calendar.indexAt(at));
    if (day === null || at >= day.end) return null;
    const key = `${prices.instrument.id}:${day.index}`;
    const known = dayPaths.get(key);
    if (known !== undefined) return known;
    const path = prices.dayPath(day);
    dayPaths.set(key, path);
    return path;
  }

  return {
    quote: (assetId: string, at: number): Quote | undefined => byId.get(assetId)?.quote(at),

    minuteBar(assetId: string, at: Date): Bar | null {
      const prices = byId.get(assetId)?.prices;
      const path = prices === undefined ? null : dayPathAt(prices, at.getTime());
      if (prices === undefined || path === null) return null;
      return barAt(prices, path, at);
    },

    coinsPerEuro(code: string, at: Date): Decimal | null {
      const prices = coins.get(code);
      const dollars = perEuro('USD', at);
      const path = prices === undefined ? null : dayPathAt(prices, at.getTime());
      if (prices === undefined || path === null || dollars === null) return null;
      return dollars.dividedBy(decimal(printPrice(priceAt(prices, path, at))));
    },
  };
}

function isCoin({ assetClass }: Instrument): boolean {
  return assetClass === 'CRYPTO';
}

function priceAt(prices: PricePath, path: DayPath, at: Date): PriceUnits {
  const second = Math.floor((at.getTime() - path.day.start) / 1000);
  const minute = Math.floor(second / SECONDS_A_MINUTE);
  return priceUnits(prices.seconds(path, minute)[second % SECONDS_A_MINUTE] ?? 0);
}

function barAt(prices: PricePath, path: DayPath, at: Date): Bar {
  const minute = Math.floor((at.getTime() - path.day.start) / MINUTE_MILLISECONDS);
  const units = minuteUnits(prices, path, minute);
  return Object.freeze({
    start: new Date(path.day.start + minute * MINUTE_MILLISECONDS),
    open: printPrice(units.open),
    high: printPrice(units.high),
    low: printPrice(units.low),
    close: printPrice(units.close),
    volume: printUnits(units.volume, volumeDecimals(prices)),
  });
}
