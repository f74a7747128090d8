import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { providedDatabase } from '../../db/testing.ts';
import { manualClock } from '../../kernel/clock.ts';
import { type SearchBarInput, searchBar } from './search-bar.ts';

const NOW = new Date('2026-11-20T16:20:31.000Z');
const EXPERT = '01a1f640-e001-7a11-8c4e-6f2b9d0c3a51';
const insertExpert = statement<never, [id: string, name: string, slug: string, title: string]>(
  'test_market_insert_expert',
  `insert into experts (id, name, slug, title, created_at) values ($1, $2, $3, $4, now())`,
);

let db: Database;
let lines: string[];
const clock = manualClock(NOW);

beforeEach(async () => {
  clock.set(NOW);
  lines = [];
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});

afterEach(() => db.close());

const addExpert = (name = 'Vita Appleby', id = EXPERT, slug = 'vita-appleby') =>
  db.transaction((tx) => tx.run(insertExpert, id, name, slug, 'Dividends'));

function search(input: SearchBarInput, database = db) {
  const log = { warn: (_fields: object, message: string) => void lines.push(message) };
  return searchBar({ db: database, clock, log }, input);
}

describe('searchBar', () => {
  test('finds assets and experts together, the best first', async () => {
    await addExpert();
    const found = await search({ query: 'appl', limit: 50 });
    expect(found.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['AAPL', 'Vita Appleby']),
    );
    expect(found.find(({ kind }) => kind === 'EXPERT')).toMatchObject({
      id: EXPERT,
      subtitle: 'Dividends',
      asset: null,
    });
    const scores = found.map(({ score }) => Number(score));
    expect(scores).toEqual([...scores].sort((left, right) => right - left));
  });

  test('looks for the kinds asked for only, ten of them where nothing is said', async () => {
    await addExpert();
    expect(await search({ query: 'appleby', kinds: ['ASSET'] })).toEqual([]);
    expect(await search({ query: 'appleby', kinds: ['STRATEGY'] })).toEqual([]);
    expect(await search({ query: 'appleby', kinds: ['EXPERT'] })).toHaveLength(1);
    expect(await search({ query: 'a' })).toHaveLength(10);
  });

  test('finds who is new after half a minute, without asking the database each time', async () => {
    const input = { query: 'vita', kinds: ['EXPERT'] } as const;
    expect(await search(input)).toEqual([]);
    await addExpert();
    expect(await search(input)).toEqual([]);
    clock.advance(30_000);
    await expect.poll(() => search(input)).toHaveLength(1);
  });

  test('finds assets where the database does not answer', async () => {
    const broken = { ...db, all: async () => Promise.reject(new Error('down')) };
    const found = await search({ query: 'AAPL' }, broken);
    expect(found[0]).toMatchObject({ kind: 'ASSET', title: 'AAPL', score: '1' });
    expect(lines).toHaveLength(1);
  });
});
