import { buildSchema, Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { executePlan } from './execute-plan.ts';
import { planOperation } from './plan.ts';

const schema = buildSchema(`
  directive @cost(weight: Int!) on FIELD_DEFINITION
  type Person { past: Person @cost(weight: 10) name: String!  teams: [Person!]!  scores: [[Int!]] }
  type Query { all: [Person] }
`);

describe('Rows are counted as they are measured', () => {
  const people = (count: number, of: number) =>
    Array.from({ length: count }, () => ({
      name: 'Ada',
      teams: () => Array.from({ length: of }, () => ({ name: 'Bob', teams: [], scores: [[1]] })),
    }));
  const run = (source: string, all: unknown, mostRows: number) => {
    const [operation] = parse(source).definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('an operation');
    const plan = planOperation(schema, {}, operation, {});
    return executePlan(plan, { contextValue: null, variables: {}, rootValue: { all }, mostRows });
  };
  const query = '{ all { name teams { name scores } } }';

  test('as many as are allowed pass, lists inside of lists with them', async () => {
    const { data, errors } = await run(query, people(3, 4), 15);
    expect(errors).toBeUndefined();
    expect(data?.all).toHaveLength(3);
  });

  test('one more is refused, and what is inside of it is not read', async () => {
    let reads = 0;
    const rows = people(4, 4).map((row) => ({
      ...row,
      teams: () => {
        reads += 1;
        return row.teams();
      },
    }));
    const { errors } = await run(query, rows, 15);
    expect(errors?.[0]?.message).toContain('more than 15 rows');
    expect(errors?.[0]?.extensions.code).toBe('QUERY_LIMIT_EXCEEDED');
    const before = reads;
    const outer = await run(query, rows.slice(0, 3), 2);
    expect(outer.errors?.[0]?.path).toEqual(['all']);
    expect(reads).toBe(before);
  });

  test('the work of a field counts for each object that it is read of', async () => {
    let reads = 0;
    const rows = people(4, 0).map((row) => ({
      ...row,
      past: () => {
        reads += 1;
        return { name: 'Eve' };
      },
    }));
    const fits = await run('{ all { past { name } } }', rows, 40);
    expect(fits.errors).toBeUndefined();
    expect(reads).toBe(4);
    const tooMuch = await run('{ all { past { name } } }', rows, 39);
    expect(tooMuch.errors?.map(({ extensions }) => extensions.code)).toEqual([
      'QUERY_LIMIT_EXCEEDED',
    ]);
    expect(reads).toBe(7);
  });
});
