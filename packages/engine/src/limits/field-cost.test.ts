import { buildSchema, Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { costOf, isLongWork } from './field-cost.ts';
import { nodeEstimate } from './node-estimate.ts';

const schema = buildSchema(`
  directive @cost(weight: Int!) on FIELD_DEFINITION
  input RowsInput { limit: Int = 50 }
  type Row { id: ID  history: Row @cost(weight: 500) }
  type Query { row: Row  history: Row @cost(weight: 5000)  rows(params: RowsInput): [Row] }
`);

function estimate(query: string): number {
  const [operation] = parse(query).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('an operation');
  return nodeEstimate(schema, {}, operation)({});
}

describe('Work counts as objects', () => {
  test.each([
    ['{ row { id } }', 1],
    ['{ history { id } }', 5_001],
    ['{ a: history { id } b: history { id } }', 10_002],
    ['{ rows(params: { limit: 7 }) { history { id } } }', 7 * (1 + 501)],
  ])('%s', (query, nodes) => expect(estimate(query)).toBe(nodes));
});

test('a field is long work from 1,000 objects on', () => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  expect(fields.map((field) => [costOf(field), isLongWork(field)])).toEqual([
    [0, false],
    [5_000, true],
    [0, false],
  ]);
});
