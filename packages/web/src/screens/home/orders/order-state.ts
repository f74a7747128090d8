import type { Order } from '../trading-types.ts';

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

type Seen = Pick<Order, 'id' | 'status'>;

/** The orders that were open when they were read before, and are final now. */
export function finishedSince<Now extends Seen>(
  before: readonly Seen[],
  now: readonly Now[],
): readonly Now[] {
  const open = new Set(before.filter(isOpen).map(({ id }) => id));
  return now.filter((order) => open.has(order.id) && !isOpen(order));
}

const STATUS_WORDS: Readonly<Record<Order['status'], string>> = {
  PENDING_NEW: 'On its way',
  ACCEPTED: 'Waits for the opening',
  NEW: 'Working',
  HELD: 'Waits for its price',
  PARTIALLY_FILLED: 'Filled in part',
  DONE_FOR_DAY: 'Works on tomorrow',
  PENDING_CANCEL: 'Being cancelled',
  PENDING_REPLACE: 'Being edited',
  SUSPENDED: 'Suspended',
  FILLED: 'Filled',
  CANCELED: 'Cancelled',
  EXPIRED: 'Lapsed',
  REPLACED: 'Replaced',
  REJECTED: 'Refused',
};

/** Where an order stands, in the person's words. */
export function statusText(status: Order['status']): string {
  return STATUS_WORDS[status];
}
