import { statusWhenTaken } from '@investing-platform/rules/funding/taken-deposit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../../../kernel/decimal.ts';
import { shareOf } from './taken-deposit.ts';

const EXCHANGED = { amount: '100', creditedAmount: '57.85', creditedCurrency: 'USD' };

test.each([
  ['0', '0'],
  ['0.01', '0.01'],
  ['33.33', '19.28'],
  ['99.99', '57.84'],
  ['100', '57.85'],
])('of 100 that became 57.85 USD, where %s is gone, %s is', (gone, share) => {
  expect(shareOf(EXCHANGED, decimal(gone)).toString()).toBe(share);
});

test('of a deposit that was not added nothing that was added is gone', () => {
  const sent = { amount: '100', creditedAmount: null, creditedCurrency: null };
  expect(shareOf(sent, decimal('100')).toString()).toBe('0');
});

test('the more of a deposit is gone, the more of what it added, and never more than that', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(cents, cents, fc.double({ min: 0, max: 1, noNaN: true }), (sent, added, part) => {
      const inUnits = (count: number) => decimal(count).div(100);
      const gone = Math.floor(sent * part);
      const deposit = {
        amount: inUnits(sent).toString(),
        creditedAmount: inUnits(added).toString(),
        creditedCurrency: 'NZD',
      };
      const [less, more] = [gone, Math.min(gone + 1, sent)].map((of) =>
        shareOf(deposit, inUnits(of)),
      );
      expect(more?.gte(less ?? 0) && more.lte(deposit.creditedAmount)).toBe(true);
    }),
  );
});

test.each([
  ['PENDING', false, true, 'FAILED'],
  ['PROCESSING', false, false, 'PROCESSING'],
  ['FAILED', false, false, 'PENDING'],
  ['COMPLETED', true, true, 'RETURNED'],
  ['COMPLETED', true, false, 'COMPLETED'],
  ['RETURNED', true, false, 'COMPLETED'],
] as const)(
  'a deposit that is %s, added %s, gone whole %s, is %s',
  (status, isAdded, isWhole, next) => {
    expect(statusWhenTaken(status, { isAdded, isWhole })).toBe(next);
  },
);
