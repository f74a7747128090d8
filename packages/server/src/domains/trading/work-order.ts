import type { VenueAnswer, VenueFill } from '../../ports/broker.ts';
import { assetById } from '../market/index.ts';
import { applyEvents } from './apply-events.ts';
import type { TradingDeps } from './deps.ts';
import type { OrderEvent } from './order.ts';
import { isImmediate } from './order-terms.ts';
import { claimOrder, type StoredOrder, scheduleOrder } from './orders.sql.ts';
import { tradingWindow } from './schedule.ts';
import { takeBack } from './take-back.ts';
import { eventsOf, venueOrder, venueRecord } from './venue-order.ts';

/** An order shows 500 fills at most: one that would need more is cancelled. */
const MAXIMUM_FILLS = 500;
const FIRST_PAUSE_MILLISECONDS = 1_000;
const LONGEST_PAUSE_MILLISECONDS = 60_000;
const MAXIMUM_DOUBLINGS = 6;

interface News {
  readonly events: readonly OrderEvent[];
  readonly fills: readonly VenueFill[];
  /** When to ask the venue again, where that is not at the next round. */
  readonly nextAttemptAt: Date | null;
  readonly attempts: number;
}

/**
 * Asks the venue about an order and carries out what it answers. What the venue says counts only
 * where the order still stands as it was asked about: whoever changed it meanwhile came first.
 *
 * @param signal the deadline of the venue's answer
 * @returns whether the order changed
 */
export async function workOrder(
  deps: TradingDeps,
  order: StoredOrder,
  signal: AbortSignal,
): Promise<boolean> {
  const news = await askVenue(deps, order, signal);
  if (news.events.length === 0 && news.nextAttemptAt === null) return false;
  return deps.db.transaction(async (tx) => {
    const current = await tx.maybe(claimOrder, order.id);
    if (current === null || !isSame(current, order)) return false;
    if (news.events.length > 0) await applyEvents(tx, deps, current, news.events, news.fills);
    if (news.nextAttemptAt !== null) {
      await tx.run(scheduleOrder, order.id, news.nextAttemptAt, news.attempts);
    }
    return news.events.length > 0;
  });
}

/** Every change of an order moves its status or adds a fill. */
export function isSame(left: StoredOrder, right: StoredOrder): boolean {
  return left.status === right.status && left.fillCount === right.fillCount;
}

/** When to ask again after a failure: 1, 2, 4... up to 60 seconds later. */
export function retryAt(now: Date, attempts: number): Date {
  const pause = FIRST_PAUSE_MILLISECONDS * 2 ** Math.min(attempts, MAXIMUM_DOUBLINGS);
  return new Date(now.getTime() + Math.min(pause, LONGEST_PAUSE_MILLISECONDS));
}

async function askVenue(deps: TradingDeps, order: StoredOrder, signal: AbortSignal): Promise<News> {
  const asset = assetById(order.assetId);
  const now = deps.clock.now();
  if (asset === null) return rejection(order, now, 'the asset is not traded any more');
  const isOver = now >= order.expiresAt || order.fillCount >= MAXIMUM_FILLS;
  const told = venueOrder(order, asset);
  const call = order.status === 'PENDING_NEW' ? 'submit' : 'poll';
  const answer = isOver
    ? await takeBack(deps.broker, order, told, signal)
    : await deps.broker[call](told, venueRecord(order), signal);
  if (answer.kind === 'refused') return rejection(order, now, answer.reason);
  if (answer.kind !== 'ok') return retry(deps, order, now, answer);
  const { report } = answer;
  const events = eventsOf(order, report, now);
  const isWaiting = report.state === 'WAITING';
  return {
    events: isOver ? events.map((event) => lapsed(order, event)) : events,
    fills: report.fills,
    nextAttemptAt: isWaiting ? opening(order, asset.exchange, now) : afterFailures(order, now),
    attempts: 0,
  };
}

/** An answer after failures forgets them. */
const afterFailures = ({ attempts }: StoredOrder, now: Date): Date | null =>
  attempts > 0 ? now : null;

/** An order that is over lapsed; an immediate one was meant to end as cancelled. */
function lapsed(order: StoredOrder, event: OrderEvent): OrderEvent {
  if (event.kind !== 'canceled' || isImmediate(order.timeInForce)) return event;
  return order.fillCount >= MAXIMUM_FILLS ? event : { kind: 'expired', at: event.at };
}

function rejection(order: StoredOrder, at: Date, reason: string): News {
  // What is filled stays filled: only the rest of it ends.
  const event: OrderEvent =
    order.fillCount === 0 ? { kind: 'rejected', reason } : { kind: 'canceled', at };
  return { events: [event], fills: [], nextAttemptAt: null, attempts: 0 };
}

function retry(
  deps: TradingDeps,
  order: StoredOrder,
  now: Date,
  answer: Exclude<VenueAnswer, { kind: 'ok' }>,
): News {
  const { kind, reason } = answer;
  deps.log.warn({ orderId: order.id, kind, reason }, 'the venue did not answer for an order');
  const attempts = order.attempts + 1;
  return { events: [], fills: [], nextAttemptAt: retryAt(now, order.attempts), attempts };
}

/** When the market opens for the order; it may lapse before. */
function opening(
  order: StoredOrder,
  exchange: Parameters<typeof tradingWindow>[0],
  now: Date,
): Date | null {
  const window = tradingWindow(exchange, order.premarket, now);
  if (window === null || window.opensAt === null || window.isOpen) return null;
  return window.opensAt < order.expiresAt ? window.opensAt : order.expiresAt;
}
