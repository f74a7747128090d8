import { expect, test } from 'vitest';
import { retryAt } from './retry.ts';

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
