import { expect, test } from 'vitest';
import { zipOf } from './zip.ts';

test.each([
  '0001-01-01T00:00:00Z',
  '1969-12-31T23:59:59Z',
  '2026-11-20T00:00:00Z',
  '9999-12-31T00:00:00Z',
])('an archive of the moment %s is written whole', async (at) => {
  const bytes = await zipOf([{ name: 'a.txt', bytes: Buffer.from('a') }], new Date(at));
  expect(Buffer.from(bytes).subarray(0, 2).toString()).toBe('PK');
  // The end of its directory.
  expect(Buffer.from(bytes).includes(Buffer.from([0x50, 0x4b, 5, 6]))).toBe(true);
});
