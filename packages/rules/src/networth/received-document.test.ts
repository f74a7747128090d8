import { expect, test } from 'vitest';
import { type Received, requireAnnounced } from './input-checks.ts';

const AS_ANNOUNCED: Received = {
  isWaiting: true,
  isReceived: true,
  isSame: true,
  isOfType: true,
};

test('the file that was announced is taken', () => {
  expect(() => requireAnnounced(AS_ANNOUNCED)).not.toThrow();
});

test.each<[string, Partial<Received>, string, string]>([
  ['none', { isReceived: false, isSame: false }, 'INVALID_STATE', 'No file has arrived'],
  ['one of a document that has lapsed', { isWaiting: false }, 'INVALID_STATE', 'it has lapsed'],
  ['another one', { isSame: false, isOfType: false }, 'CONFLICT', 'not the one'],
  ['one of another type', { isOfType: false }, 'CONFLICT', 'not of the type'],
])('%s is refused', (_what, received, code, message) => {
  const refused = expect(() => requireAnnounced({ ...AS_ANNOUNCED, ...received }));
  refused.toThrow(expect.objectContaining({ code, message: expect.stringContaining(message) }));
});
