import { expect, test } from 'vitest';
import { finishedSince, isCancelable, statusText } from './order-state.ts';

const order = (id: string, status: 'NEW' | 'FILLED' | 'REJECTED' | 'PENDING_CANCEL') => ({
  id,
  status,
});

test('orders that became final between two loads are told, each once', () => {
  const before = [order('a', 'NEW'), order('b', 'FILLED'), order('c', 'NEW')];
  const now = [order('d', 'FILLED'), order('a', 'FILLED'), order('b', 'FILLED'), order('c', 'NEW')];
  expect(finishedSince(before, now)).toEqual([order('a', 'FILLED')]);
  expect(finishedSince(now, now)).toEqual([]);
});

test('an order whose cancellation is on its way cannot be cancelled again', () => {
  expect([isCancelable(order('a', 'NEW')), isCancelable(order('a', 'PENDING_CANCEL'))]).toEqual([
    true,
    false,
  ]);
});

test('a status is told in words that need no manual', () => {
  expect(statusText('REJECTED')).toBe('Refused');
});
