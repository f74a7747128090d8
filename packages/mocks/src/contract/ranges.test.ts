import { getNamedType, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { contractSchema } from '../service/contract-schema.ts';
import { queries, testPlatform } from './contract.fixture.ts';

/** Queries with two ends, and whether these are days. */
const ranged = queries.flatMap((query) => {
  const field = contractSchema().getQueryType()?.getFields()[query];
  const params = field?.args.find(({ name }) => name === 'params')?.type;
  const input = params === undefined ? undefined : getNamedType(params);
  if (!isInputObjectType(input)) return [];
  const { from, to } = input.getFields();
  return from === undefined || to === undefined ? [] : [{ query, type: String(from.type) }];
});

test('most histories and lists of what happened have two ends', () => {
  expect(ranged.length).toBeGreaterThan(12);
});

test.each(ranged.filter(({ type }) => /^Date(Time)?$/.test(type)))(
  '$query is refused where it ends before it begins',
  async ({ query, type }) => {
    const { run, exampleOf } = testPlatform();
    const at = (day: string) => (type === 'Date' ? day : `${day}T00:00:00Z`);
    const ends = { from: at('2026-10-02'), to: at('2026-10-01') };
    const { range, ...example } = Object(exampleOf(query));
    const { codes, errors } = await run(query, { ...example, ...ends });
    expect(codes).toEqual(['BAD_USER_INPUT']);
    expect(errors?.[0]?.message).toContain('params.from: must not be after `to`');
  },
);
