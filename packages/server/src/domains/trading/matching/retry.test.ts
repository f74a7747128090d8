import { DAY_MS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import type { OrderRow } from '../orders/orders.sql.ts';
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

const WEEK_MS = 7 * DAY_MS;

test.each([
  [0, WEEK_MS, false],
  [0, 10 * WEEK_MS, false],
  [1, WEEK_MS - 1, false],
  [1, WEEK_MS, true],
])(
  'after %s failures, %s ms after its end, an order is given up: %s',
  (attempts, ago, expected) => {
    const order = { attempts, expiresAt: new Date(NOW.getTime() - ago) } as OrderRow;
    expect(isGivenUp(order, NOW)).toBe(expected);
  },
);
