import { expect, test } from 'vitest';
import { credentialDeleted } from './credentials.ts';

const names = (count: number) => Array.from({ length: count }, (_, at) => `BUY ${at + 1} AAPL`);

test.each([
  [0, 'Mine was deleted; its accounts are closed.'],
  [1, 'Mine was deleted; orders stay open with the broker: BUY 1 AAPL.'],
  [2, 'Mine was deleted; orders stay open with the broker: BUY 1 AAPL, BUY 2 AAPL.'],
])('the deletion of a credential names its %i open orders', (count, message) => {
  expect(credentialDeleted('Mine', names(count))).toBe(message);
});

test('no more than ten open orders are named', () => {
  expect(credentialDeleted('Mine', names(10))).toMatch(/BUY 10 AAPL\.$/);
  expect(credentialDeleted('Mine', names(11))).toMatch(/BUY 10 AAPL and others\.$/);
});
