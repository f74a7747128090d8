import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { decimal } from './decimal.ts';

test('equal decimals give equal texts', () => {
  expect(canonicalJson({ amount: decimal('1.50') })).toBe(canonicalJson({ amount: '1.5' }));
});
