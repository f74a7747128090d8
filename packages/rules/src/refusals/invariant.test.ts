import { expect, test } from 'vitest';
import { InvariantViolation, invariant } from './invariant.ts';

test('a broken invariant says what always holds', () => {
  expect(() => invariant(true, 'one is one')).not.toThrow();
  expect(() => invariant(false, 'one is two')).toThrow(new InvariantViolation('one is two'));
});
