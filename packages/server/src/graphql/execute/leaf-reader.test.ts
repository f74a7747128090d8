import {
  buildSchema,
  GraphQLScalarType,
  isScalarType,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { expect, test } from 'vitest';
import { planOperation } from './plan.ts';

const schema = buildSchema(`
  scalar Upper
  enum Color { RED GREEN }
  type Query { id: ID!  name: String  upper: Upper  color: Color  on: Boolean  self: Query }
`);
const upper = schema.getType('Upper');
if (isScalarType(upper)) {
  const isPrinted = (text: string) => text === text.toUpperCase();
  const serialize = (value: unknown) => String(value).toUpperCase();
  Object.assign(upper, new GraphQLScalarType({ name: 'Upper', serialize }));
  upper.extensions = { isPrinted };
}

function readerOf(selection: string, objectsBefore = 0) {
  const operation = parse(selection).definitions[0] as OperationDefinitionNode;
  const { readLeaves, others } = planOperation(schema, {}, operation, {}, objectsBefore).root;
  return { readLeaves, others: others.map(({ responseName }) => responseName) };
}

const ALL = '{ key: id name upper color on self { id } type: __typename }';
const usual = { id: 'a', name: 'Ann', upper: 'UP', color: 'RED', on: true, self: {} };
const answer = {
  key: 'a',
  name: 'Ann',
  upper: 'UP',
  color: 'RED',
  on: true,
  self: null,
  type: 'Query',
};

test('All leaves are read at once, in the order of the selection; the others are left', () => {
  const { readLeaves, others } = readerOf(ALL);
  expect(Object.entries(readLeaves(usual) ?? {})).toEqual(Object.entries(answer));
  expect(others).toEqual(['self']);
});

test.each([
  ['a text that is not printed yet', { upper: 'up' }, {}],
  ['a number for an ID', { id: 7 }, { key: '7' }],
  ['null', { name: null, upper: null, color: null, on: null }, null],
])('A value may be %s', (_title, values, shown) => {
  const { readLeaves } = readerOf(ALL);
  expect(readLeaves({ ...usual, ...values })).toEqual({ ...answer, ...(shown ?? values) });
});

test.each([
  ['a missing value', { name: undefined }],
  ['null where it must not be', { id: null }],
  ['a promise', { name: Promise.resolve('Ann') }],
  ['a method', { name: () => 'Ann' }],
  ['an error', { name: new Error('refused') }],
  ['a value that its enum does not have', { color: 'PURPLE' }],
])('An object with %s is left to the long way', (_title, values) => {
  expect(readerOf(ALL).readLeaves({ ...usual, ...values })).toBeNull();
});

test.each([null, undefined, 'text', 7])('%j is no object to read', (source) => {
  expect(readerOf(ALL).readLeaves(source)).toBeNull();
});

test.each(['{ self { id } }', '{ __proto__: id name }', `{ ${many(251)} }`])(
  'Nothing is read of a selection without leaves, with __proto__, or too long',
  (selection) => expect(readerOf(selection).readLeaves(usual)).toBeNull(),
);

function many(count: number): string {
  return Array.from({ length: count }, (_, at) => `a${at}: id`).join(' ');
}

test('A reader is made only for selections that many objects were answered with', () => {
  const { readLeaves } = readerOf('{ id }', 3);
  const answers = Array.from({ length: 5 }, () => readLeaves(usual));
  expect(answers).toEqual([null, null, null, { id: 'a' }, { id: 'a' }]);
});
