import { type Actor, requireUser } from '../../kernel/actor.ts';
import { notFound, refuse } from '../../kernel/errors.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { VenueReport } from '../../ports/broker.ts';
import { assetById } from '../market/index.ts';
import { applyEvents } from './apply-events.ts';
import type { TradingDeps } from './deps.ts';
import { isOpen } from './order.ts';
import {
  lockOrder,
  type OrderRow,
  orderOfUser,
  type StoredOrder,
  storedOrderOfUser,
} from './orders.sql.ts';
import { takeBack } from './take-back.ts';
import { eventsOf, venueOrder } from './venue-order.ts';
import { isSame } from './work-order.ts';

const DEADLINE_MILLISECONDS = 10_000;
/** An order changes once a minute at most while it stands. */
const MAXIMUM_ATTEMPTS = 5;

/**
 * Cancels an order and gives back what it holds. Of a cancel and a fill that come at the same time
 * the one that commits first counts.
 *
 * @throws {PlatformError} NOT_FOUND; ORDER_NOT_CANCELABLE where the order is final;
 *   PROVIDER_UNAVAILABLE where the venue does not answer
 */
export async function cancelOrder(
  deps: TradingDeps,
  actor: Actor,
  input: { readonly orderId: string },
): Promise<OrderRow> {
  const { userId } = requireUser(actor);
  const signal = AbortSignal.timeout(DEADLINE_MILLISECONDS);
  for (let attempt = 0; attempt < MAXIMUM_ATTEMPTS; attempt += 1) {
    const order = await deps.db.maybe(storedOrderOfUser, userId, input.orderId);
    if (order === null) throw notFound('Order');
    if (!isOpen(order.status)) throw notCancelable(order);
    const report = await finalReport(deps, order, signal);
    const row = await settleFinal(deps, order, report);
    if (row !== null) return row;
  }
  throw refuse('PROVIDER_UNAVAILABLE', 'The order keeps changing; try again', {
    retryAfterSeconds: 1,
  });
}

async function finalReport(
  deps: TradingDeps,
  order: StoredOrder,
  signal: AbortSignal,
): Promise<VenueReport> {
  const asset = assetById(order.assetId);
  invariant(asset !== null, 'orders are taken for assets of the catalogue');
  const answer = await takeBack(deps.broker, order, venueOrder(order, asset), signal);
  // What the venue refuses it does not have: nothing is left to cancel there.
  if (answer.kind === 'refused') return { state: 'CANCELED', fills: [] };
  if (answer.kind === 'ok') return answer.report;
  deps.log.warn({ orderId: order.id, ...answer }, 'the venue did not answer for a cancel');
  throw refuse('PROVIDER_UNAVAILABLE', 'The market does not answer; try again', {
    retryAfterSeconds: 1,
  });
}

/** Null where the order has changed since the venue was asked. */
function settleFinal(
  deps: TradingDeps,
  order: StoredOrder,
  report: VenueReport,
): Promise<OrderRow | null> {
  const events = eventsOf(order, report, deps.clock.now());
  return deps.db.transaction(async (tx) => {
    const current = await tx.one(lockOrder, order.id);
    if (!isSame(current, order)) return null;
    await applyEvents(tx, deps, current, events, report.fills);
    return tx.one(orderOfUser, order.userId, order.id);
  });
}

const notCancelable = ({ status }: StoredOrder) =>
  refuse('ORDER_NOT_CANCELABLE', `The order is final: its status is ${status}`);
