import { DAY_MS } from '@investing-platform/schema/durations';
import type { OrderRow } from '../orders/orders.sql.ts';

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
const MAX_DOUBLINGS = 6;
/** About an hour of failures: from then on somebody has to mend something. */
const MANY_ATTEMPTS = 64;
const PAUSE_AFTER_MANY_MS = 900_000;
/** A broker may be out of reach, by lapsed keys too, this long after an order's end. */
const GIVEN_UP_AFTER_MS = 7 * DAY_MS;

/** Whether nothing has happened to an order between two readings. */
export function isSame(left: OrderRow, right: OrderRow): boolean {
  return left.revision === right.revision;
}

/** When to ask again after a failure: 1, 2, 4... up to 60 seconds later, after an hour 15 minutes. */
export function retryAt(now: Date, attempts: number): Date {
  if (attempts >= MANY_ATTEMPTS) return new Date(now.getTime() + PAUSE_AFTER_MANY_MS);
  const pause = FIRST_PAUSE_MS * 2 ** Math.min(attempts, MAX_DOUBLINGS);
  return new Date(now.getTime() + Math.min(pause, MAX_PAUSE_MS));
}

/**
 * Whether an order whose broker fails to answer is given up: nobody waits for one for ever. It ends
 * here, and what came of it there comes with the next reading of the account.
 */
export function isGivenUp({ attempts, expiresAt }: OrderRow, now: Date): boolean {
  return attempts > 0 && now.getTime() >= expiresAt.getTime() + GIVEN_UP_AFTER_MS;
}
