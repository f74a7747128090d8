import { buildSchema, isScalarType, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { coerceVariables, planVariables } from './variables.ts';

const MANY = 5_000;

/** A schema whose scalar counts how often it is read, and takes nothing. */
function counting() {
  const schema = buildSchema(`
    scalar Never
    input RowInput { never: Never, needed: Int! }
    type Query { ask(list: [Never], rows: [RowInput], row: RowInput): Int }
  `);
  const never = schema.getType('Never');
  let reads = 0;
  if (isScalarType(never)) {
    never.parseValue = () => {
      reads += 1;
      throw new TypeError('takes nothing');
    };
  }
  return { schema, reads: () => reads };
}

test.each([
  ['a list', '[Never]', Array.from({ length: MANY }, () => 'x')],
  ['a list of objects', '[RowInput]', Array.from({ length: MANY }, () => ({ never: 'x' }))],
])('%s that is wrong everywhere is read up to its twentieth problem', (_title, type, value) => {
  const { schema, reads } = counting();
  const [definition] = parse(`query ($value: ${type}) { ask }`).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('it is an operation');
  const coerced = coerceVariables(planVariables(schema, definition), { value });
  expect('errors' in coerced && coerced.errors.length).toBe(20);
  expect(reads()).toBeLessThanOrEqual(20);
});
