import * as operations from '@investing-platform/schema/operations';
import { parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { textOf } from './print.ts';

test('what was parsed is printed as it was: every document of the contract', () => {
  for (const text of Object.values<string>(operations)) {
    expect(print(parse(textOf(parse(text))))).toBe(print(parse(text)));
  }
});

const EVERYTHING = `
  query Own($id: ID! = "a \\"quoted\\" \\n id", $list: [Kind!]! = [ONE, TWO], $on: Boolean = true)
  @cached {
    first: thing(id: $id, deep: { a: [1, -2.5e3, null], b: { c: $list, d: "" } }) @skip(if: $on) {
      ...Parts
      ... on Thing @include(if: false) { name }
      ... { __typename }
    }
  }
  fragment Parts on Thing @marked(by: "x") { id parts { ...Others } }
  fragment Others on Part { id }`;

test('and whatever else GraphQL allows in a document', () => {
  expect(print(parse(textOf(parse(EVERYTHING))))).toBe(print(parse(EVERYTHING)));
});

test('text stays as it is, as an object too', () => {
  expect(textOf('{ a }')).toBe('{ a }');
  expect(textOf(Object('{ b }'))).toBe('{ b }');
});
