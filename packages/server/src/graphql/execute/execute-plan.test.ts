import type { Fragments } from '@investing-platform/engine';
import fc from 'fast-check';
import {
  buildSchema,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { executePlan } from './execute-plan.ts';
import { planOperation } from './plan.ts';

const schema = buildSchema(`
  enum Color { RED GREEN }
  interface Named { name: String }
  type Cat implements Named { name: String  lives: Int!  friend: Named  color: Color }
  type Dog implements Named { name: String  barks: Boolean!  owner: Person! }
  union Pet = Cat | Dog
  type Person { id: ID!  name: String!  age: Int  height: Float  pets: [Pet!]  tags: [String]!
    scores: [[Int!]]  boss: Person  teams: [Person!]!  color: Color }
  input Filter { first: Int = 3  color: Color }
  type Query { me: Person  you: Person!  all: [Person]  named: [Named]  pet: Pet
    echo(text: String, filter: Filter = { first: 7 }, required: Int! = 1): String }
  type Mutation { first: Person  second: Person!  third: String }
`);

const fragmentsOf = (document: ReturnType<typeof parse>): Fragments =>
  Object.fromEntries(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );

async function runBoth(
  source: string,
  rootValue: unknown,
  inputs: Record<string, unknown> = {},
  target: GraphQLSchema = schema,
): Promise<{ expected: ExecutionResult; actual: ExecutionResult }> {
  const document = parse(source);
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operation === undefined) throw new Error('the test needs an operation');
  const expected = await execute({ schema: target, document, rootValue, variableValues: inputs });
  const coerced = getVariableValues(target, operation.variableDefinitions ?? [], inputs);
  if (coerced.coerced === undefined) throw new Error('the test needs valid variables');
  const variables = coerced.coerced;
  const executed = (objectsBefore: number) => {
    const fragments = fragmentsOf(document);
    const plan = planOperation(target, fragments, operation, variables, objectsBefore);
    return executePlan(plan, { contextValue: undefined, variables, rootValue });
  };
  const actual = await executed(Number.POSITIVE_INFINITY);
  expect(await executed(0), 'with compiled readers of leaves').toEqual(actual);
  return { expected, actual };
}

const plain = (result: ExecutionResult) => JSON.parse(JSON.stringify(result));

/** Messages of internal faults are ours; everything that a client sees must agree. */
const withoutMessages = (result: ExecutionResult) => {
  const { errors, data } = plain(result) as { errors?: { path: unknown; locations: unknown }[] } & {
    data: unknown;
  };
  return { data, errors: errors?.map(({ path, locations }) => ({ path, locations })) };
};

/** Our errors carry a code already here. */
const withoutCodes = (result: ExecutionResult) =>
  JSON.parse(JSON.stringify(result), (key, value) => (key === 'extensions' ? undefined : value));

const failure = fc.constant('fails');
const name = fc.oneof(
  { weight: 6, arbitrary: fc.string({ maxLength: 4 }) },
  failure,
  fc.constant(null),
);
const wrong = fc.constantFrom<unknown>(null, undefined, Number.NaN, 'PURPLE', [1], { a: 1 });
const number = fc.oneof({ weight: 6, arbitrary: fc.integer({ min: -9, max: 9 }) }, wrong);

const { person, pet } = fc.letrec((tie) => ({
  pet: fc.oneof(
    { maxDepth: 3 },
    fc.record({ __typename: fc.constant('Cat'), name, lives: number, color: wrong }),
    fc.record({ __typename: fc.constant('Cat'), name, lives: number, friend: tie('pet') }),
    fc.record({ __typename: fc.constant('Dog'), name, barks: fc.boolean(), owner: tie('person') }),
    fc.record({ __typename: fc.constantFrom('Dog', 'Fox'), name }),
    fc.constant(null),
  ),
  person: fc.oneof(
    { maxDepth: 3 },
    fc.record({ id: number, name, age: number, color: fc.constantFrom('RED', 'BLUE') }),
    fc.record({
      id: fc.string({ maxLength: 3 }),
      name,
      height: number,
      pets: fc.oneof(fc.array(tie('pet'), { maxLength: 3 }), wrong),
      tags: fc.oneof(fc.array(name, { maxLength: 3 }), wrong),
      scores: fc.array(fc.oneof(fc.array(number, { maxLength: 3 }), wrong), { maxLength: 2 }),
      boss: tie('person'),
      teams: fc.array(tie('person'), { maxLength: 2 }),
    }),
    failure,
    fc.constant(null),
  ),
}));

/** `fails` becomes an error. With promises every value and every list item arrives later. */
function world(value: unknown, isAsync: boolean): unknown {
  if (value === 'fails') {
    const error = new Error('refused');
    return isAsync ? () => Promise.reject(error) : error;
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => world(item, isAsync));
    return isAsync ? { [Symbol.iterator]: () => items.map(later).values() } : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    const inner = world(item, isAsync);
    return [key, isAsync && key !== '__typename' ? () => later(inner) : inner];
  });
  return Object.fromEntries(entries);
}

const later = async (value: unknown) => (typeof value === 'function' ? value() : value);

const NAMED = '{ __typename name ... on Cat { lives color } ...DogParts }';
const PERSON = `{ key: id name age height color tags scores
  pets { ... on Named { name } ... on Cat { lives friend ${NAMED} } ...DogParts }
  boss { id teams { name } } teams { id name pets { __typename } } boss { name } }`;
const DOG = 'fragment DogParts on Dog { barks owner { id name } }';
const QUERY = `{ me ${PERSON} again: me { name } you ${PERSON} all ${PERSON}
  named ${NAMED} pet { ...DogParts ... on Cat { friend ${NAMED} } } } ${DOG}`;
const MUTATION = `mutation { first ${PERSON} second { id name } third } ${DOG}`;

const worlds = fc.record({
  me: person,
  you: person,
  all: fc.array(person, { maxLength: 3 }),
  named: fc.array(pet, { maxLength: 3 }),
  pet,
  first: person,
  second: person,
  third: name,
});

describe('a prepared operation answers what graphql-js answers', () => {
  test.each([
    ['query', QUERY],
    ['mutation', MUTATION],
  ])(
    'for any world of values, faults and missing values at once, in a %s',
    async (_kind, source) => {
      await fc.assert(
        fc.asyncProperty(worlds, async (values) => {
          const { expected, actual } = await runBoth(source, world(values, false));
          expect(withoutMessages(actual)).toEqual(withoutMessages(expected));
        }),
        { numRuns: 300, verbose: 1 },
      );
    },
  );

  test.each([
    ['query', QUERY],
    ['mutation', MUTATION],
  ])('for any world whose values arrive later, in a %s', async (_kind, source) => {
    await fc.assert(
      fc.asyncProperty(worlds, async (values) => {
        const { expected, actual } = await runBoth(source, world(values, true));
        expect(plain(actual).data).toEqual(plain(expected).data);
        expect(actual.errors === undefined).toBe(expected.errors === undefined);
      }),
      { numRuns: 300, verbose: 1 },
    );
  });

  const me = { name: 'Ann', id: 1, age: 3 };
  test.each<[string, string, Record<string, unknown>]>([
    [
      '@skip by a variable',
      'query ($no: Boolean!) { me { id @skip(if: $no) name } }',
      { no: true },
    ],
    [
      '@include by a variable',
      'query ($no: Boolean!) { me { id @include(if: $no) name } }',
      { no: true },
    ],
    [
      'a fragment used twice under different conditions',
      'query ($a: Boolean!, $b: Boolean!) { me { ...P @include(if: $a) } again: me { ...P @include(if: $b) } } fragment P on Person { name age }',
      { a: true, b: false },
    ],
    [
      'conditions with defaults',
      'query ($no: Boolean = true) { me { id @skip(if: $no) name } }',
      {},
    ],
    [
      'a condition that is null',
      'query ($no: Boolean = true) { me { id @skip(if: $no) name } }',
      { no: null },
    ],
    ['argument defaults', '{ echo }', {}],
    ['literal arguments', '{ echo(text: "a", filter: { color: RED }, required: 2) }', {}],
    [
      'variables inside literals',
      'query ($c: Color) { echo(filter: { color: $c, first: 1 }) }',
      { c: 'RED' },
    ],
    ['absent variables inside literals', 'query ($c: Color) { echo(filter: { color: $c }) }', {}],
    [
      'an absent variable for an argument with a default',
      'query ($n: Int) { echo(required: $n) }',
      {},
    ],
    [
      'a null variable for a required argument',
      'query ($n: Int = 4) { echo(required: $n) }',
      { n: null },
    ],
    ['a response named __proto__', '{ __proto__: me { constructor: id __proto__: name } }', {}],
    [
      'introspection',
      '{ __type(name: "Person") { name fields { name type { kind } } } __schema { queryType { name } } }',
      {},
    ],
  ])('with %s', async (_title, source, inputs) => {
    const echo = (args: Record<string, unknown>) => JSON.stringify(args);
    const { expected, actual } = await runBoth(source, { me, echo }, inputs);
    expect(withoutCodes(actual)).toEqual(plain(expected));
  });

  test('methods of the source object are called with arguments', async () => {
    const { expected, actual } = await runBoth('{ me { name } }', { me: { name: () => 'Ann' } });
    expect(plain(expected)).toEqual({ data: { me: { name: 'Ann' } } });
    expect(plain(actual)).toEqual(plain(expected));
  });
});

test('mutation fields run one after the other', async () => {
  const order: string[] = [];
  const step = (label: string) => async () => {
    order.push(`${label} starts`);
    await Promise.resolve();
    order.push(`${label} ends`);
    return label;
  };
  const source = 'mutation { a: third b: third }';
  let next = 0;
  const rootValue = { third: () => step(next++ === 0 ? 'a' : 'b')() };
  const document = parse(source);
  const plan = planOperation(schema, {}, document.definitions[0] as OperationDefinitionNode, {});
  await executePlan(plan, { contextValue: undefined, variables: {}, rootValue });
  expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

test('literal arguments cannot be changed by a resolver for later requests', async () => {
  const document = parse('{ echo(text: "a") }');
  const plan = planOperation(schema, {}, document.definitions[0] as OperationDefinitionNode, {});
  const echo = (args: { text: string }) => {
    args.text = 'changed';
    return args.text;
  };
  const input = { contextValue: undefined, variables: {}, rootValue: { echo } };
  const { errors } = await executePlan(plan, input);
  expect(errors?.[0]).toBeInstanceOf(GraphQLError);
  expect(errors?.[0]?.originalError).toBeInstanceOf(TypeError);
});
