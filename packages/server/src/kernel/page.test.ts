import { describe, expect, test } from 'vitest';
import { signedCursors } from './cursors.ts';
import { PlatformError } from './errors.ts';
import { instantCursor, instantPosition, newestPage, pageOf } from './page.ts';

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

describe('a page of a list from the newest to the oldest', () => {
  const rows = [5, 4, 3, 2, 1].map((place) => ({
    id: `${ID.slice(0, -1)}${place}`,
    at: new Date(AT.getTime() + Math.floor(place / 2)),
  }));
  const instant = (at: Date | 'infinity') => (at === 'infinity' ? Infinity : at.getTime());
  const read = async (before: Date | 'infinity', beforeId: string, limit: number) =>
    rows
      .filter(({ at, id }) =>
        at.getTime() === instant(before) ? id < beforeId : at.getTime() < instant(before),
      )
      .slice(0, limit);
  const pageAfter = (limit: number, cursor: string | null) =>
    newestPage(deps, 'getOrders', { limit, cursor }, read, ({ at }) => at);

  test.each([1, 2, 4, 5])('of %i rows is followed by the rest, each row once', async (limit) => {
    const seen: string[] = [];
    let cursor: string | null = null;
    for (let count = 0; count < Math.ceil(rows.length / limit); count += 1) {
      const page: Awaited<ReturnType<typeof pageAfter>> = await pageAfter(limit, cursor);
      seen.push(...page.nodes.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(rows.map(({ id }) => id));
    expect(cursor).toBeNull();
  });
});
