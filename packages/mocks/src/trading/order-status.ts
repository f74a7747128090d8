import type { OrderStatus } from '@investing-platform/schema/operations';

const OPEN: ReadonlySet<OrderStatus> = new Set([
  'PENDING_NEW',
  'ACCEPTED',
  'NEW',
  'HELD',
  'PARTIALLY_FILLED',
]);

/** Whether an order can still be filled or cancelled. */
export function isOpen(status: OrderStatus): boolean {
  return OPEN.has(status);
}
