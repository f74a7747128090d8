import { assetById } from '@investing-platform/rules/market/catalogue';
import type { OrderEvent } from '@investing-platform/rules/trading/orders/event';
import { invariant } from '../../../kernel/invariant.ts';
import type { VenueReport } from '../../../ports/broker.ts';
import { lockOrderInAccount, turnOfFills } from '../accounts/lock-account.ts';
import type { TradingDeps } from '../deps.ts';
import type { OrderRow } from '../orders/orders.sql.ts';
import { takeBack } from '../settlement/take-back.ts';
import { applyEvents } from './apply-events.ts';
import { scheduleOrder } from './due-orders.sql.ts';
import { isGivenUp, isSame, retryAt } from './retry.ts';
import { eventsOf, fillEvents, venueOrder } from './venue-order.ts';

/** `later`: the venue does not answer; it is asked again. `changed`: somebody was faster. */
export type CancelOutcome = 'settled' | 'later' | 'changed';

/** What the venue does not have is as good as cancelled. */
const NEVER_THERE: VenueReport = { state: 'CANCELED', fills: [] };

/**
 * Takes an order of status PENDING_CANCEL back from the venue and carries out what it says.
 *
 * @param signal the deadline of the venue's answer
 */
export async function finishCancel(
  deps: TradingDeps,
  order: OrderRow,
  signal: AbortSignal,
): Promise<CancelOutcome> {
  const report = await reportOf(deps, order, signal);
  return deps.db.transaction(async (tx) => {
    const current = await lockOrderInAccount(tx, order);
    if (!isSame(current, order)) return 'changed';
    if (report === null) {
      const at = retryAt(deps.clock.now(), order.attempts);
      await tx.run(scheduleOrder, order.id, at, order.attempts + 1);
      return 'later';
    }
    const events = isFinal(report)
      ? eventsOf(order, report, deps.clock.now())
      : [...fillEvents(report), refusal];
    await applyEvents(tx, deps, current, events, report.fills);
    return 'settled';
  }, turnOfFills(order));
}

const refusal: OrderEvent = { kind: 'cancelRefused' };

export const isFinal = ({ state }: VenueReport): boolean =>
  state === 'CANCELED' || state === 'FILLED';

/** What the venue says of an order that it is to give back. Null where it does not answer. */
export async function reportOf(
  deps: TradingDeps,
  order: OrderRow,
  signal: AbortSignal,
): Promise<VenueReport | null> {
  const asset = assetById(order.assetId);
  invariant(asset !== null, 'orders are taken for assets of the catalogue');
  const answer = await takeBack(deps.broker, order, venueOrder(order, asset), signal);
  if (answer.kind === 'ok') return answer.report;
  if (answer.kind === 'refused') return NEVER_THERE;
  deps.log.warn({ orderId: order.id, ...answer }, 'the venue did not answer for a cancel');
  if (!isGivenUp(order, deps.clock.now())) return null;
  deps.log.error({ orderId: order.id }, 'an order was given up: its broker does not answer');
  return NEVER_THERE;
}
