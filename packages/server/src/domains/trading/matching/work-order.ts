import { type AssetRow, assetById } from '@investing-platform/rules/market/catalogue';
import type { OrderEvent } from '@investing-platform/rules/trading/orders/event';
import { tradingWindow } from '@investing-platform/rules/trading/orders/hours';
import { isForAuction, isImmediate } from '@investing-platform/rules/trading/orders/terms';
import type { Transaction } from '../../../db/database.ts';
import type { AwaitedPrice, VenueAnswer, VenueFill, VenueReport } from '../../../ports/broker.ts';
import { lockOrderInAccount, turnOfFills } from '../accounts/lock-account.ts';
import type { TradingDeps } from '../deps.ts';
import { keepBrokerOrderId, type OrderRow } from '../orders/orders.sql.ts';
import { takeBack } from '../settlement/take-back.ts';
import { applyEvents } from './apply-events.ts';
import { awaitPrice, scheduleOrder } from './due-orders.sql.ts';
import { finishCancel } from './finish-cancel.ts';
import { finishReplacement } from './finish-replacement.ts';
import { isGivenUp, isSame, retryAt } from './retry.ts';
import { eventsOf, venueOrder, venueRecord } from './venue-order.ts';

/** An order shows 500 fills at most: one that would need more is cancelled. */
const MAX_FILLS = 500;

interface News {
  readonly events: readonly OrderEvent[];
  readonly fills: readonly VenueFill[];
  /** When to ask the venue again, where that is not at the next round. */
  readonly nextAttemptAt: Date | null;
  readonly attempts: number;
  /** What nothing comes of the order without. */
  readonly waitsFor: AwaitedPrice | null;
  /** The venue's own name for the order, where it tells one. */
  readonly brokerOrderId: string | null;
}

const NO_NEWS: News = {
  events: [],
  fills: [],
  nextAttemptAt: null,
  attempts: 0,
  waitsFor: null,
  brokerOrderId: null,
};

/**
 * Asks the venue about an order and carries out what it answers. What the venue says counts only
 * where the order still stands as it was asked about: whoever changed it meanwhile came first.
 *
 * @param signal the deadline of the venue's answer
 * @returns whether the order changed
 */
export async function workOrder(
  deps: TradingDeps,
  order: OrderRow,
  signal: AbortSignal,
): Promise<boolean> {
  if (order.status === 'PENDING_CANCEL') {
    return (await finishCancel(deps, order, signal)) === 'settled';
  }
  if (order.status === 'PENDING_REPLACE') {
    return (await finishReplacement(deps, order, signal)) === 'settled';
  }
  const isSleeping = order.status === 'SUSPENDED' && deps.clock.now() < order.expiresAt;
  const news = isSleeping ? untilItsEnd(order) : await askVenue(deps, order, signal);
  if (news.events.length === 0 && (news.nextAttemptAt === null || isWaitingAs(order, news))) {
    return false;
  }
  return deps.db.transaction(async (tx) => {
    const current = await lockOrderInAccount(tx, order);
    if (!isSame(current, order)) return false;
    if (news.events.length > 0) await applyEvents(tx, deps, current, news.events, news.fills);
    if (news.brokerOrderId !== null && current.brokerOrderId === null) {
      tx.send(keepBrokerOrderId, [order.id, news.brokerOrderId]);
    }
    schedule(tx, order.id, news);
    return news.events.length > 0;
  }, turnOfFills(order));
}

/** Nobody asks about an order that sleeps: what wakes it has it looked at again. */
function untilItsEnd({ expiresAt }: OrderRow): News {
  return { ...NO_NEWS, nextAttemptAt: expiresAt };
}

/** A price that came and went again changes nothing. */
function isWaitingAs(order: OrderRow, { waitsFor, nextAttemptAt }: News): boolean {
  return (
    waitsFor !== null &&
    waitsFor.kind === order.awaitsPriceKind &&
    waitsFor.price === order.awaitsPrice &&
    nextAttemptAt?.getTime() === order.nextAttemptAt.getTime()
  );
}

function schedule(
  tx: Transaction,
  orderId: string,
  { nextAttemptAt, attempts, waitsFor }: News,
): void {
  if (nextAttemptAt === null) return;
  if (waitsFor === null) tx.send(scheduleOrder, [orderId, nextAttemptAt, attempts]);
  else tx.send(awaitPrice, [orderId, nextAttemptAt, waitsFor.kind, waitsFor.price]);
}

async function askVenue(deps: TradingDeps, order: OrderRow, signal: AbortSignal): Promise<News> {
  const asset = assetById(order.assetId);
  const now = deps.clock.now();
  if (asset === null) return rejection(order, now, 'the asset is not traded any more');
  const isOver = now >= order.expiresAt || order.fillCount >= MAX_FILLS;
  const told = venueOrder(order, asset);
  const call = order.status === 'PENDING_NEW' ? 'submit' : 'poll';
  const answer = isOver
    ? await takeBack(deps.broker, order, told, signal)
    : await deps.broker[call](told, venueRecord(order), signal);
  if (answer.kind === 'refused') return rejection(order, now, answer.reason);
  if (answer.kind !== 'ok') return retry(deps, order, now, answer);
  const { report } = answer;
  const events = eventsOf(order, report, now);
  return {
    events:
      isOver || isForAuction(order.timeInForce)
        ? events.map((event) => lapsed(order, event))
        : events,
    fills: report.fills,
    attempts: 0,
    brokerOrderId: report.brokerOrderId ?? null,
    ...pauseAfter(deps, order, asset, report),
  };
}

/** How long nothing can come of an order, as far as that is known. */
function pauseAfter(
  { broker, clock }: TradingDeps,
  order: OrderRow,
  { exchange }: AssetRow,
  { state, waitsFor }: VenueReport,
): Pick<News, 'nextAttemptAt' | 'waitsFor'> {
  const now = clock.now();
  if (state === 'WAITING') return { nextAttemptAt: opening(order, exchange, now), waitsFor: null };
  if (waitsFor !== undefined && broker.prices !== undefined) {
    return { nextAttemptAt: sessionEnd(order, exchange, now), waitsFor };
  }
  const isBeforeAuction = order.auctionAt !== null && now < order.auctionAt && state === 'HELD';
  const nextAttemptAt = isBeforeAuction ? order.auctionAt : afterFailures(order, now);
  return { nextAttemptAt, waitsFor: null };
}

/** An answer after failures forgets them. */
const afterFailures = ({ attempts }: OrderRow, now: Date): Date | null =>
  attempts > 0 ? now : null;

/** An order that is over lapsed; an immediate one was meant to end as cancelled. */
function lapsed(order: OrderRow, event: OrderEvent): OrderEvent {
  if (event.kind !== 'canceled' || isImmediate(order.timeInForce)) return event;
  return order.fillCount >= MAX_FILLS ? event : { kind: 'expired', at: event.at };
}

function rejection(order: OrderRow, at: Date, reason: string): News {
  // What is filled stays filled: only the rest of it ends.
  const event: OrderEvent =
    order.fillCount === 0
      ? { kind: 'rejected', code: 'REFUSED_BY_MARKET', reason }
      : { kind: 'canceled', at };
  return { ...NO_NEWS, events: [event] };
}

function retry(
  deps: TradingDeps,
  order: OrderRow,
  now: Date,
  answer: Exclude<VenueAnswer, { kind: 'ok' }>,
): News {
  const { kind, reason } = answer;
  deps.log.warn({ orderId: order.id, kind, reason }, 'the venue did not answer for an order');
  if (isGivenUp(order, now)) {
    deps.log.error({ orderId: order.id }, 'an order was given up: its broker does not answer');
    const ended: OrderEvent = { kind: 'expired', at: now };
    return { ...NO_NEWS, events: [ended] };
  }
  const nextAttemptAt = retryAt(now, order.attempts);
  return { ...NO_NEWS, nextAttemptAt, attempts: order.attempts + 1 };
}

/** When the market opens for the order; it may lapse before. */
function opening(order: OrderRow, exchange: AssetRow['exchange'], now: Date): Date | null {
  const window = tradingWindow(exchange, order.premarket, now);
  if (window === null || window.opensAt === null || window.isOpen) return null;
  return window.opensAt < order.expiresAt ? window.opensAt : order.expiresAt;
}

/** When the market closes for the order; it may lapse before. */
function sessionEnd(order: OrderRow, exchange: AssetRow['exchange'], now: Date): Date {
  const endsAt = tradingWindow(exchange, order.premarket, now)?.endsAt ?? null;
  return endsAt !== null && endsAt < order.expiresAt ? endsAt : order.expiresAt;
}
