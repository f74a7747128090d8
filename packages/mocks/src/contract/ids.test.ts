import { describe, expect, test } from 'vitest';
import { resultEntity } from './call.ts';
import { queries, type TestPlatform, testPlatform, wholeDocument } from './contract.fixture.ts';
import { fieldOf, inputOf } from './model.ts';

const UNKNOWN = '01a1f640-0000-7000-8000-00000000dead';
const lists = queries.filter((name) => inputOf(name)?.getFields()['ids'] !== undefined);

/** The ids that a list answers with. */
async function idsOf(
  { run, exampleOf }: TestPlatform,
  operation: (typeof lists)[number],
  more: object,
): Promise<readonly string[]> {
  const params = { ...Object(exampleOf(operation)), ...more };
  const { value, codes } = await run(operation, params, wholeDocument(operation));
  expect(codes).toEqual([]);
  const rows: readonly { id: string }[] = Object(value).nodes ?? value;
  return rows.map(({ id }) => id);
}

describe('signed addresses of files', () => {
  const ofFiles = lists.filter((name) => fieldOf(resultEntity(name) ?? '', 'downloadUrl'));

  test.each(ofFiles)('%s shows one only where it is asked for one', async (operation) => {
    const platform = testPlatform();
    const addressesOf = async (more: object) => {
      const params = { ...Object(platform.exampleOf(operation)), ...more };
      const { value } = await platform.run(operation, params, wholeDocument(operation));
      const { nodes }: { nodes: readonly { id: string; downloadUrl: unknown }[] } = Object(value);
      return new Map(nodes.map(({ id, downloadUrl }) => [id, downloadUrl]));
    };
    const whole = { statuses: undefined, types: undefined, from: undefined, to: undefined };
    const listed = await addressesOf(whole);
    expect(listed.size).toBeGreaterThan(0);
    expect(new Set(listed.values())).toEqual(new Set([null]));
    const alone = await Promise.all(
      [...listed.keys()].map(async (id) => (await addressesOf({ ...whole, ids: [id] })).get(id)),
    );
    expect(alone.some((address) => typeof address === 'string')).toBe(true);
  });
});

describe('a list that is asked for ids', () => {
  test.each(lists)('%s passes over those that name nothing', async (operation) => {
    expect(await idsOf(testPlatform(), operation, { ids: [UNKNOWN] })).toEqual([]);
  });

  test.each(['searchInstruments', 'searchVASPs'] as const)(
    '%s needs words or ids',
    async (operation) => {
      const { run, exampleOf } = testPlatform();
      const { query: _, ...params } = Object(exampleOf(operation));
      expect((await run(operation, params)).codes).toEqual(['BAD_USER_INPUT']);
    },
  );

  test.each(lists)('%s answers with the rows that have them', async (operation) => {
    const platform = testPlatform();
    const [id] = await idsOf(platform, operation, {});
    const found = id === undefined ? [] : [id];
    expect(await idsOf(platform, operation, { ids: [UNKNOWN, ...found] })).toEqual(found);
  });
});
