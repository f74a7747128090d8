import { describe, expect, test } from 'vitest';
import { signedCursors } from './cursors.ts';
import { PlatformError } from './errors.ts';
import { instantCursor, instantPosition, pageOf } from './page.ts';

const deps = { cursors: signedCursors('a secret of this test') };
const ID = '019a3d7e-8c00-7000-8000-000000000001';
const AT = new Date('2026-11-20T10:00:00.123Z');

describe('a page of a list', () => {
  test.each([
    ['no rows', [], 2, [], null],
    ['as many rows as it may hold', [1, 2], 2, [1, 2], null],
    ['one row more', [1, 2, 3], 2, [1, 2], 'after 2'],
  ])('of %s', (_title, rows, limit, nodes, nextCursor) => {
    expect(pageOf(rows, limit, (last) => `after ${last}`)).toEqual({ nodes, nextCursor });
  });
});

describe('a position by instant and id', () => {
  test('comes back from its cursor to the millisecond', () => {
    expect(instantPosition(deps, 'getOrders', instantCursor(deps, 'getOrders', AT, ID))).toEqual([
      AT,
      ID,
    ]);
  });

  test.each([null, undefined])('is the beginning for %s', (cursor) => {
    expect(instantPosition(deps, 'getOrders', cursor)).toBeNull();
  });

  test.each([
    ['without an instant', ['', ID]],
    ['without an id', [AT.toISOString()]],
    ['with an id that is none', [AT.toISOString(), 'x']],
  ])('%s is bad input', (_title, position) => {
    const cursor = deps.cursors.encode('getOrders', position);
    expect(() => instantPosition(deps, 'getOrders', cursor)).toThrow(PlatformError);
  });
});
