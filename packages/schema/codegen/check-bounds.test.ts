import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { typeDefs } from '../generated/type-defs.ts';
import { boundProblems } from './check-bounds.ts';

function problemsOf(field: string): string[] {
  const schema = buildSchema(`
    scalar Decimal
    directive @constraint(
      min: String, max: String, exclusiveMin: String, exclusiveMax: String, scale: Int
    ) on INPUT_FIELD_DEFINITION
    input OrderInput { ${field} }
    type Query { field(params: OrderInput): Int }
  `);
  return Object.values(schema.getTypeMap()).flatMap(boundProblems);
}

describe('A decimal of an input', () => {
  test.each([
    ['no lower bound', 'amount: Decimal @constraint(max: "1", scale: 2)', /one lower bound/],
    [
      'two lower bounds',
      'amount: Decimal @constraint(min: "0", exclusiveMin: "0", max: "1", scale: 2)',
      /one lower bound/,
    ],
    ['no upper bound', 'amount: Decimal @constraint(min: "0", scale: 2)', /one upper bound/],
    ['no scale', 'amount: [Decimal!] @constraint(min: "0", max: "1")', /its decimal places/],
    [
      'more decimal places than are kept',
      'amount: Decimal @constraint(min: "0", max: "1", scale: 19)',
      /at most 18/,
    ],
    [
      'a least number where its words exclude it',
      '"Above all, above 0." amount: Decimal @constraint(min: "0", max: "1", scale: 2)',
      /exclusiveMin: "0"/,
    ],
  ])('may not have %s', (_what, field, problem) => {
    expect(problemsOf(field)).toEqual([expect.stringMatching(problem)]);
  });

  test('has bounds and a scale', () => {
    const bounded = '@constraint(exclusiveMin: "0", exclusiveMax: "1", scale: 2)';
    expect(problemsOf(`"Above 0, above 0." amount: Decimal ${bounded}`)).toEqual([]);
    expect(problemsOf('name: String')).toEqual([]);
  });

  test('has them everywhere in the contract', () => {
    const types = Object.values(buildSchema(typeDefs).getTypeMap());
    expect(types.flatMap(boundProblems)).toEqual([]);
  });
});
