import type { Instrument } from '@investing-platform/schema/instruments';
import { calendarOf, sessionAt } from '@investing-platform/schema/trading-calendar';
import { decimal, toPlain } from '../../kernel/decimal.ts';
import type { Quote } from '../../ports/market-data.ts';
import { isPrice } from '../remote-market/is-price.ts';
import { quotedPrice } from './amounts.ts';

/** What is read of a quote of Yahoo's, which has many kinds and may lack any of it. */
export interface YahooQuote {
  readonly quoteType?: string | undefined;
  readonly symbol?: string | undefined;
  readonly currency?: string | undefined;
  readonly regularMarketPrice?: number | undefined;
  readonly regularMarketTime?: Date | undefined;
  readonly regularMarketOpen?: number | undefined;
  readonly regularMarketDayHigh?: number | undefined;
  readonly regularMarketDayLow?: number | undefined;
  readonly regularMarketPreviousClose?: number | undefined;
  readonly regularMarketVolume?: number | undefined;
  readonly preMarketPrice?: number | undefined;
  readonly preMarketTime?: Date | undefined;
  readonly postMarketPrice?: number | undefined;
  readonly postMarketTime?: Date | undefined;
  readonly bid?: number | undefined;
  readonly ask?: number | undefined;
  readonly priceHint?: number | undefined;
  readonly exchangeDataDelayedBy?: number | undefined;
}

/**
 * A quote as the port has it; null where Yahoo does not give what makes one, or gives it in another
 * currency. Where Yahoo names no bid or ask, or one that the price has left, the price stands for
 * it.
 */
export function quoteOf(asset: Instrument, yahoo: YahooQuote, now: Date): Quote | null {
  const { regularMarketTime: tradedAt, regularMarketPreviousClose: previous } = yahoo;
  const last = lastTrade(yahoo, now);
  if (last === null || tradedAt === undefined || !isPrice(previous)) return null;
  if (yahoo.currency !== asset.currency) return null;
  const calendar = calendarOf(asset.exchange);
  const today = calendar.day(calendar.indexAt(now.getTime()));
  // Before the open, what Yahoo calls the regular market is that of the day before.
  const hasOpened = today !== null && tradedAt.getTime() >= today.open;
  const hint = yahoo.priceHint;
  const isCrypto = asset.assetClass === 'CRYPTO';
  const price = quotedPrice(last.price, hint);
  const within = (value: number | undefined, isWrong: (a: number, b: number) => boolean) =>
    isPrice(value) && !isWrong(value, Number(price)) ? quotedPrice(value, hint) : price;
  const regular = quotedPrice(yahoo.regularMarketPrice ?? last.price, hint);
  const ofToday = (value: number | undefined) =>
    !hasOpened ? null : isPrice(value) ? quotedPrice(value, hint) : regular;
  return {
    assetId: asset.id,
    price,
    bid: within(yahoo.bid, (bid, at) => bid > at),
    ask: within(yahoo.ask, (ask, at) => ask < at),
    open: ofToday(yahoo.regularMarketOpen),
    high: ofToday(yahoo.regularMarketDayHigh),
    low: ofToday(yahoo.regularMarketDayLow),
    previousClose: hasOpened ? quotedPrice(previous, hint) : regular,
    // Of crypto assets Yahoo gives the money that was turned over, not the quantity.
    volume: isCrypto || !hasOpened ? '0' : toPlain(decimal(yahoo.regularMarketVolume ?? 0)),
    asOf: last.at,
    session: sessionAt(asset.exchange, now),
    delayedMinutes: Math.max(0, Math.ceil(yahoo.exchangeDataDelayedBy ?? 0)),
    source: 'yahoo',
    stale: false,
  };
}

/** The latest of the regular market's price and those before and after it. */
function lastTrade(yahoo: YahooQuote, now: Date): { price: number; at: Date } | null {
  const trades = [
    [yahoo.regularMarketPrice, yahoo.regularMarketTime] as const,
    [yahoo.preMarketPrice, yahoo.preMarketTime] as const,
    [yahoo.postMarketPrice, yahoo.postMarketTime] as const,
  ].flatMap(([price, at]) =>
    isPrice(price) && at !== undefined && at <= now ? [{ price, at }] : [],
  );
  return trades.reduce<{ price: number; at: Date } | null>(
    (latest, trade) => (latest === null || trade.at > latest.at ? trade : latest),
    null,
  );
}
