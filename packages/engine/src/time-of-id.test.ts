import { expect, test } from 'vitest';
import { timeOfId } from './time-of-id.ts';

test.each(['019b7c5e-3b2e-7000-8000-000000000000', '019B7C5E-3B2E-7FFF-BFFF-FFFFFFFFFFFF'])(
  'the time of the UUIDv7 %s is its first 48 bits in milliseconds (RFC 9562, section 5.7)',
  (id) => expect(timeOfId(id)?.getTime()).toBe(0x019b7c5e3b2e),
);

test.each([
  ['a UUIDv4', '6c84fb90-12c4-41e1-840d-725e84a1c0d5'],
  ['a UUID of another variant', '019b7c5e-3b2e-7000-c000-000000000000'],
  ['no UUID', '019b7c5e'],
])('%s has no time', (_, id) => {
  expect(timeOfId(id)).toBeNull();
});
