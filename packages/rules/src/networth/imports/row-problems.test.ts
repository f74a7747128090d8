import { expect, test } from 'vitest';
import type { PlannedDividend } from './plan-import.ts';
import { dividendProblem } from './row-problems.ts';

const DIVIDEND: PlannedDividend = {
  id: 'd',
  instrumentId: 'i',
  paidOn: '2026-03-02',
  quantity: null,
  grossAmount: '12',
  withholdingTax: '1.8',
  currency: 'USD',
  externalId: null,
  uniqueIdentifier: 'file:1',
};
const HELD_NOTHING = 'Nothing was held on 2026-03-01: record the trades first.';

test.each<[string, Partial<PlannedDividend>, string | null, string | null]>([
  ['of what was held', {}, '10', null],
  ['of what was never held', {}, null, HELD_NOTHING],
  ['of what was sold before', {}, '0', HELD_NOTHING],
  ['of tomorrow', { paidOn: '2026-06-02' }, '10', 'paidOn must not be in the future.'],
  [
    'of less than its tax',
    { withholdingTax: '12.01' },
    '10',
    'withholdingTax must not be more than the whole payment.',
  ],
])('a dividend in a file %s', (_what, told, quantity, problem) => {
  expect(dividendProblem({ ...DIVIDEND, ...told }, quantity, '2026-06-01')).toBe(problem);
});
