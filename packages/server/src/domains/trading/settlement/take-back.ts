import type { Broker, VenueAnswer, VenueOrder } from '../../../ports/broker.ts';
import { venueRecord } from '../matching/venue-order.ts';
import type { OrderRow } from '../orders/orders.sql.ts';

/**
 * Takes an order back from the venue. One that may still be on its way there is handed over first:
 * otherwise it could arrive after it was cancelled, and be filled without anybody knowing.
 */
export async function takeBack(
  broker: Broker,
  order: OrderRow,
  told: VenueOrder,
  signal: AbortSignal,
): Promise<VenueAnswer> {
  const record = venueRecord(order);
  if ((order.resumeStatus ?? order.status) === 'PENDING_NEW') {
    const handed = await broker.submit(told, record, signal);
    if (handed.kind !== 'ok') return handed;
  }
  return broker.cancel(told, record, signal);
}
