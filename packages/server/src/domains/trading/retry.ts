import type { StoredOrder } from './orders.sql.ts';

const FIRST_PAUSE_MILLISECONDS = 1_000;
const LONGEST_PAUSE_MILLISECONDS = 60_000;
const MAXIMUM_DOUBLINGS = 6;

/** Whether nothing has happened to an order between two readings. */
export function isSame(left: StoredOrder, right: StoredOrder): boolean {
  return left.revision === right.revision;
}

/** When to ask again after a failure: 1, 2, 4... up to 60 seconds later. */
export function retryAt(now: Date, attempts: number): Date {
  const pause = FIRST_PAUSE_MILLISECONDS * 2 ** Math.min(attempts, MAXIMUM_DOUBLINGS);
  return new Date(now.getTime() + Math.min(pause, LONGEST_PAUSE_MILLISECONDS));
}
