import { HOUR_MS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import { standing } from './standing.ts';

const NOW = new Date('2026-11-20T00:00:00Z');
const row = (
  id: string,
  status: 'PENDING_VERIFICATION' | 'VERIFIED' | 'REJECTED',
  hours: number,
) => ({
  id,
  status,
  usableAt: new Date(NOW.getTime() + hours * HOUR_MS),
});
const ids = ({
  current,
  replacement,
  superseded,
}: ReturnType<typeof standing<ReturnType<typeof row>>>) => [
  current?.id ?? null,
  replacement?.id ?? null,
  superseded.map(({ id }) => id),
];

test.each([
  ['nothing is saved', [], [null, null, []]],
  ['one waits', [row('a', 'PENDING_VERIFICATION', 20)], ['a', null, []]],
  ['one is in use', [row('a', 'VERIFIED', -1)], ['a', null, []]],
  [
    'a newer one waits',
    [row('b', 'PENDING_VERIFICATION', 20), row('a', 'VERIFIED', -1)],
    ['a', 'b', []],
  ],
  [
    'a newer one is verified, its day not over',
    [row('b', 'VERIFIED', 1), row('a', 'VERIFIED', -1)],
    ['a', 'b', []],
  ],
  [
    'a newer one is usable to the second',
    [row('b', 'VERIFIED', 0), row('a', 'VERIFIED', -9)],
    ['b', null, ['a']],
  ],
  [
    'a newer one was rejected',
    [row('b', 'REJECTED', -1), row('a', 'VERIFIED', -9)],
    ['a', 'b', []],
  ],
  [
    'neither is usable yet',
    [row('b', 'PENDING_VERIFICATION', 9), row('a', 'VERIFIED', 1)],
    ['a', 'b', []],
  ],
  [
    'a third one waits',
    [row('c', 'VERIFIED', 1), row('b', 'VERIFIED', 0), row('a', 'VERIFIED', -9)],
    ['b', 'c', ['a']],
  ],
])('where %s, it is clear which account is paid to', (_title, rows, expected) => {
  expect(ids(standing(rows, NOW))).toEqual(expected);
});
