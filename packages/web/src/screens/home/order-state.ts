import type { Order } from './trading-types.ts';

const FINAL = /^(FILLED|CANCELED|EXPIRED|REPLACED|REJECTED)$/;
/** An edit or a cancellation is on its way already. */
const UNDER_CHANGE = /^PENDING_(REPLACE|CANCEL)$/;

/** Whether an order may still change. */
export function isOpen({ status }: Pick<Order, 'status'>): boolean {
  return !FINAL.test(status);
}

export function isCancelable({ status }: Pick<Order, 'status'>): boolean {
  return !FINAL.test(status) && !UNDER_CHANGE.test(status);
}
