import { expect, test } from 'vitest';
import type { StoredOrder } from '../orders/orders.sql.ts';
import { isGivenUp, retryAt } from './retry.ts';

const NOW = new Date('2026-11-20T15:00:00Z');

test.each([
  [0, 1],
  [1, 2],
  [5, 32],
  [6, 60],
  [63, 60],
  // About an hour later somebody has to mend something.
  [64, 900],
  [10_000, 900],
])('after %s failures more the venue is asked again %s seconds later', (attempts, seconds) => {
  expect(retryAt(NOW, attempts).getTime() - NOW.getTime()).toBe(seconds * 1_000);
});

const WEEK_MILLISECONDS = 7 * 86_400_000;

test.each([
  [0, WEEK_MILLISECONDS, false],
  [0, 10 * WEEK_MILLISECONDS, false],
  [1, WEEK_MILLISECONDS - 1, false],
  [1, WEEK_MILLISECONDS, true],
])(
  'after %s failures, %s ms after its end, an order is given up: %s',
  (attempts, ago, expected) => {
    const order = { attempts, expiresAt: new Date(NOW.getTime() - ago) } as StoredOrder;
    expect(isGivenUp(order, NOW)).toBe(expected);
  },
);
