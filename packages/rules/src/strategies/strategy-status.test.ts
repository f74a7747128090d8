import type { StrategyStatus } from '@investing-platform/schema/operations';
import { describe, expect, test } from 'vitest';
import { refuseOtherVersion, requireStep } from './strategy-status.ts';

describe('a strategy is drafted, published and archived, and never goes back', () => {
  const archived = 'The strategy is archived';
  test.each<[StrategyStatus, StrategyStatus, string | null]>([
    ['DRAFT', 'DRAFT', null],
    ['DRAFT', 'PUBLISHED', null],
    ['DRAFT', 'ARCHIVED', 'A strategy that is DRAFT cannot become ARCHIVED'],
    ['PUBLISHED', 'DRAFT', 'A strategy that is PUBLISHED cannot become DRAFT'],
    ['PUBLISHED', 'PUBLISHED', null],
    ['PUBLISHED', 'ARCHIVED', null],
    ['ARCHIVED', 'DRAFT', archived],
    ['ARCHIVED', 'PUBLISHED', archived],
    ['ARCHIVED', 'ARCHIVED', archived],
  ])('%s to %s: %s', (status, wanted, message) => {
    const step = () => requireStep(status, wanted);
    if (message === null) expect(step).not.toThrow();
    else expect(step).toThrow(expect.objectContaining({ code: 'INVALID_STATE', message }));
  });
});

test('a change for another version than the present one is refused', () => {
  for (const expected of [3, null, undefined]) refuseOtherVersion(expected, 3);
  const refusal = expect.objectContaining({ code: 'CONFLICT' });
  for (const expected of [2, 4, 0]) expect(() => refuseOtherVersion(expected, 3)).toThrow(refusal);
});
