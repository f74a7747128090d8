import { DAY_MS, HOUR_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import type { TimeInForce } from '@investing-platform/schema/operations';
import {
  calendarOf,
  type TradingExchange,
  tradingDayAt,
} from '@investing-platform/schema/trading-calendar';
import { refuse } from '../../refusals/platform-error.ts';
import { isForAuction, isImmediate, type OrderTerms } from './terms.ts';

/** When orders of one kind trade next. */
export interface TradingWindow {
  readonly isOpen: boolean;
  /** When it opens, or opened. Null for a market that never closes. */
  readonly opensAt: Date | null;
  /** When it ends. Null for a market that never closes. */
  readonly endsAt: Date | null;
}

const GTC_DAYS = 90;
/** A venue that is asked for an immediate order has this long to say what came of it. */
const IMMEDIATE_MS = 60_000;

/**
 * The window that `at` lies in, else the next one. Null past the days that the calendar knows.
 *
 * @param extendedHours whether trading before and after regular hours counts
 */
export function tradingWindow(
  exchange: TradingExchange,
  extendedHours: boolean,
  at: Date,
): TradingWindow | null {
  const calendar = calendarOf(exchange);
  if (!calendar.closes) return { isOpen: true, opensAt: null, endsAt: null };
  const now = at.getTime();
  const started = calendar.indexAt(now);
  // The day that has started last may be over; the one after it is not.
  for (const index of [started, started + 1]) {
    const day = calendar.day(index);
    if (day === null) continue;
    const [opens, ends] = extendedHours ? [day.start, day.end] : [day.open, day.close];
    if (now >= ends) continue;
    return { isOpen: now >= opens, opensAt: new Date(opens), endsAt: new Date(ends) };
  }
  return null;
}

/** OPG is taken up to two minutes before the opening, CLS up to ten before the close. */
const OPENING_CUTOFF_MINUTES = 2;
const CLOSING_CUTOFF_MINUTES = 10;
/** From the cut-off to three hours after the close, 19:00 in New York, neither is taken. */
const REOPENS_AFTER_CLOSE_MINUTES = 180;

/**
 * The auction that an OPG or CLS order of `at` is for (domain model, section 4). Null where none
 * takes orders at that time, and for a market that never closes.
 */
export function auctionFor(
  timeInForce: 'OPG' | 'CLS',
  exchange: TradingExchange,
  at: Date,
): Date | null {
  const calendar = calendarOf(exchange);
  if (!calendar.closes) return null;
  const now = at.getTime();
  const cutoff = timeInForce === 'OPG' ? OPENING_CUTOFF_MINUTES : CLOSING_CUTOFF_MINUTES;
  const started = calendar.indexAt(now);
  for (const index of [started, started + 1]) {
    const day = calendar.day(index);
    if (day === null) continue;
    const auction = timeInForce === 'OPG' ? day.open : day.close;
    if (now < auction - cutoff * MINUTE_MS) return new Date(auction);
    if (now < day.close + REOPENS_AFTER_CLOSE_MINUTES * MINUTE_MS) return null;
  }
  return null;
}

/** An order for an auction may be filled this long after it, where its venue was not asked then. */
const AUCTION_GRACE_MS = 4 * HOUR_MS;

/** When an order for an auction lapses. */
function auctionExpiry(auctionAt: Date): Date {
  return new Date(auctionAt.getTime() + AUCTION_GRACE_MS);
}

/**
 * The trading day that `at` lies in, else the last one before it, as `YYYY-MM-DD`; of a market that
 * never closes the UTC day.
 */
export function tradingDate(exchange: TradingExchange, at: Date): string {
  return tradingDayAt(exchange, at)?.date ?? at.toISOString().slice(0, 10);
}

/** When an order lapses: with its session, after 90 calendar days, or once it must be settled. */
export function expiryOf(timeInForce: TimeInForce, window: TradingWindow, at: Date): Date {
  if (isImmediate(timeInForce)) return new Date(at.getTime() + IMMEDIATE_MS);
  if (timeInForce === 'DAY' && window.endsAt !== null) return window.endsAt;
  return new Date(at.getTime() + GTC_DAYS * DAY_MS);
}

/** When an order is worked. */
export interface OrderTimes {
  readonly submittedAt: Date;
  readonly expiresAt: Date;
  readonly auctionAt: Date | null;
}

interface Listed {
  readonly exchange: TradingExchange;
}

/**
 * @throws {PlatformError} MARKET_CLOSED for an order that cannot wait until the market opens, and
 *   for one for an auction that takes no orders now
 */
export function orderTimes(
  { exchange }: Listed,
  { timeInForce, premarket }: Pick<OrderTerms, 'timeInForce' | 'premarket'>,
  now: Date,
): OrderTimes {
  if (isForAuction(timeInForce)) {
    const auctionAt = auctionFor(timeInForce, exchange, now);
    if (auctionAt !== null) {
      return { submittedAt: now, expiresAt: auctionExpiry(auctionAt), auctionAt };
    }
    const auction = timeInForce === 'OPG' ? 'opening' : 'closing';
    throw refuse('MARKET_CLOSED', `${exchange} takes no orders for its ${auction} now`);
  }
  const window = tradingWindow(exchange, premarket, now);
  if (window === null || (!window.isOpen && isImmediate(timeInForce))) {
    throw refuse('MARKET_CLOSED', `${exchange} is closed; a DAY or GTC order waits for it`);
  }
  return { submittedAt: now, expiresAt: expiryOf(timeInForce, window, now), auctionAt: null };
}

/**
 * When an order would be worked: at once, when the market opens, or at its auction.
 *
 * @throws {PlatformError} MARKET_CLOSED
 */
export function workTimes(
  asset: Listed,
  terms: Pick<OrderTerms, 'timeInForce' | 'premarket'>,
  now: Date,
): { readonly waits: boolean; readonly worksAt: Date; readonly expiresAt: Date } {
  const { expiresAt, auctionAt } = orderTimes(asset, terms, now);
  const worksAt = auctionAt ?? openingOf(asset, terms, now);
  return { waits: worksAt !== null, worksAt: worksAt ?? now, expiresAt };
}

function openingOf(
  { exchange }: Listed,
  { premarket }: Pick<OrderTerms, 'premarket'>,
  now: Date,
): Date | null {
  const window = tradingWindow(exchange, premarket, now);
  return window === null || window.isOpen ? null : window.opensAt;
}
