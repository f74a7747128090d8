import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { zipBytes, zipOf } from './zip.ts';

const NOW = new Date('2026-11-20T00:00:00Z');
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
const bytesOf = (length: number) => Buffer.alloc(length, 'a');

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

test.each([
  ['at once', 0, 0],
  ['later, before its first bytes', 0, 3],
  ['after some bytes, later', 10, 3],
  ['after more bytes than wait at a time', 300_000, 3],
])(
  'what a file fails with %s fails the archive, after a file that is whole',
  async (_when, length, turns) => {
    const whole = {
      name: 'whole.csv',
      async *bytes() {
        yield bytesOf(10);
      },
    };
    const failing = {
      name: 'failing.csv',
      async *bytes() {
        if (length > 0) yield bytesOf(length);
        for (let turn = 0; turn < turns; turn += 1) await nextTurn();
        throw new Error('the database is gone');
      },
    };
    await expect(buffer(zipBytes([whole, failing], NOW))).rejects.toThrow('the database is gone');
  },
);

test('who reads no further ends the file whose turn it is', async () => {
  const ended = Promise.withResolvers<string>();
  const endless = {
    name: 'endless.csv',
    async *bytes() {
      try {
        for (;;) yield randomBytes(100_000);
      } finally {
        ended.resolve('ended');
      }
    },
  };
  let read = 0;
  for await (const { length } of zipBytes([endless], NOW)) {
    read += length;
    if (read > 100_000) break;
  }
  expect(await ended.promise).toBe('ended');
});
