import type { marketData } from '@alpacahq/alpaca-trade-api/rest';
import type { Instrument } from '@investing-platform/schema/instruments';
import { calendarOf, sessionAt } from '@investing-platform/schema/trading-calendar';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import type { Quote } from '../../../ports/market-data.ts';
import { isPrice } from '../../remote-market/is-price.ts';

type Snapshot = marketData.StockSnapshot | marketData.CryptoSnapshot;

/** Where the library keeps answers in maps, it leaves their times as the texts that came. */
export function instant(at: Date | string): Date {
  return new Date(at);
}

type Pick = (one: Decimal, other: Decimal) => Decimal;
const lower: Pick = (one, other) => (one.lt(other) ? one : other);
const higher: Pick = (one, other) => (one.gt(other) ? one : other);

/** A number as it stood in the answer: the shortest decimal that is this number. */
export function plain(value: number): string {
  return toPlain(decimal(value));
}

/**
 * A snapshot as a quote; null where what makes one is missing. The day's range is widened to the
 * last price, which may be newer. Where there is no bid or ask, or the price has left it, the price
 * stands for it.
 */
export function quoteOf(
  asset: Instrument,
  snapshot: Snapshot,
  now: Date,
  source: string,
): Quote | null {
  const { latestTrade, latestQuote, dailyBar, prevDailyBar } = snapshot;
  if (latestTrade === undefined || !isPrice(latestTrade.p)) return null;
  const asOf = instant(latestTrade.t);
  if (!(asOf <= now)) return null;
  const calendar = calendarOf(asset.exchange);
  const hasOpened =
    dailyBar !== undefined &&
    calendar.dateAt(instant(dailyBar.t).getTime()) === calendar.dateAt(now.getTime()) &&
    now.getTime() >= (calendar.day(calendar.indexAt(now.getTime()))?.open ?? 0);
  const before = hasOpened ? prevDailyBar : dailyBar;
  if (before === undefined || !isPrice(before.c)) return null;
  const price = decimal(latestTrade.p);
  const session = sessionAt(asset.exchange, now);
  const isRegular = session === 'REGULAR';
  const today = hasOpened ? dailyBar : null;
  const widened = (value: number, pick: Pick) =>
    toPlain(isRegular ? pick(decimal(value), price) : decimal(value));
  return {
    assetId: asset.id,
    price: toPlain(price),
    bid: toPlain(bounded(latestQuote?.bp, price, lower)),
    ask: toPlain(bounded(latestQuote?.ap, price, higher)),
    open: today && plain(today.o),
    high: today && widened(today.h, higher),
    low: today && widened(today.l, lower),
    previousClose: plain(before.c),
    volume: today === null ? '0' : plain(today.v),
    asOf,
    session,
    delayedMinutes: 0,
    source,
    stale: false,
  };
}

function bounded(value: number | undefined, price: Decimal, pick: Pick): Decimal {
  return isPrice(value) ? pick(decimal(value), price) : price;
}
