import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { providedDatabase } from '../../db/testing.ts';
import { signedCursors } from '../../kernel/cursors.ts';
import { expertsById, fetchExperts } from './fetch-experts.ts';
import { seedExperts } from './seed-experts.ts';

const JOINED = new Date('2025-01-02T03:04:05.000Z');
const cursors = signedCursors('a key of the tests with enough characters');
let db: Database;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  await db.transaction((tx) => seedExperts(tx, JOINED));
});

afterEach(() => db.close());

const names = async (input: Parameters<typeof fetchExperts>[1] = {}) =>
  (await fetchExperts({ db, cursors }, input)).nodes.map(({ name }) => name);

describe('fetchExperts', () => {
  test('lists experts by name, page by page', async () => {
    expect(await names()).toEqual(['Aroha Ngata', 'Daniel Okafor', 'Mei Lindqvist']);
    const first = await fetchExperts({ db, cursors }, { limit: 2 });
    expect(first.nodes).toHaveLength(2);
    expect(await names({ cursor: first.nextCursor })).toEqual(['Mei Lindqvist']);
  });

  test('shows an expert without ideas or strategies as one without a record', async () => {
    const [expert] = (await fetchExperts({ db, cursors }, { search: 'aroha' })).nodes;
    expect(expert).toMatchObject({
      slug: 'aroha-ngata',
      links: [],
      strategyCount: 0,
      closedIdeaCount: 0,
      winRatePercent: null,
      createdAt: JOINED,
    });
  });

  test.each([
    ['DIVIDENDS', ['Aroha Ngata']],
    ['daniel chip', []],
    ['okafor semi', ['Daniel Okafor']],
    ['%', []],
    ['_', []],
  ])('finds for “%s” by name and title %j', async (search, expected) => {
    expect(await names({ search })).toEqual(expected);
  });

  test('lists those with the ids that are asked for, and passes over unknown ones', async () => {
    const [aroha, , mei] = (await fetchExperts({ db, cursors }, {})).nodes;
    const ids = [mei?.id ?? '', '01a1f640-0000-7000-8000-000000000000', aroha?.id ?? ''];
    expect(await names({ ids })).toEqual(['Aroha Ngata', 'Mei Lindqvist']);
    expect(await names({ ids, search: 'mei' })).toEqual(['Mei Lindqvist']);
  });

  test('refuses a cursor that it did not give out', async () => {
    await expect(names({ cursor: 'AAAA' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

test('experts are found by id, and seeding twice changes nothing', async () => {
  await db.transaction((tx) => seedExperts(tx, new Date()));
  const { nodes } = await fetchExperts({ db, cursors }, {});
  const ids = nodes.map(({ id }) => id);
  const found = await expertsById(db, [...ids, '01a1f640-0000-7000-8000-000000000000']);
  expect([...found.keys()].sort()).toEqual([...ids].sort());
  expect(await expertsById(db, [])).toEqual(new Map());
});
