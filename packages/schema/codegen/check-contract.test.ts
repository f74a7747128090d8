import { buildASTSchema, Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { checkContract, type OperationRow } from './check-contract.ts';
import { loadContract } from './contract.ts';
import type { RootField, RootType } from './root-field.ts';

const directives = `
  directive @tokenScope(scope: Scope!) on FIELD_DEFINITION
  directive @public on FIELD_DEFINITION
  directive @anonymous on FIELD_DEFINITION
  directive @sessionOnly on FIELD_DEFINITION
  directive @effect(reads: [String!], creates: [String!], none: String) on FIELD_DEFINITION
  directive @selects(fields: [String!]!) on FIELD_DEFINITION
  directive @example(params: String!) on FIELD_DEFINITION
  directive @transition(entity: String!, to: String!, field: String! = "status") on FIELD_DEFINITION
  "The scopes." enum Scope { "Read." PORTFOLIO_READ "Trade." TRADE }
`;
const table: OperationRow[] = [
  { type: 'Query', scope: 'portfolio.read', name: 'getOrders' },
  { type: 'Query', scope: 'public', name: 'searchBar' },
  { type: 'Query', scope: 'public', name: 'healthCheck' },
];

function checkSdl(sdl: string): () => void {
  const document = parse(`${directives}\n${sdl}`);
  const schema = buildASTSchema(document);
  const fields = document.definitions.flatMap((definition): RootField[] =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value !== 'Row'
      ? (definition.fields ?? []).map((node) => ({
          name: node.name.value,
          type: definition.name.value as RootType,
          domain: 'test',
          node,
        }))
      : [],
  );
  return () => checkContract({ schema, publicSchema: schema, fields, table });
}

describe('The build fails where a root field', () => {
  test.each([
    ['has no access directive', 'getOrders: Int', 'needs exactly one access directive; it has 0'],
    [
      'has two access directives',
      'getOrders: Int @public @tokenScope(scope: PORTFOLIO_READ)',
      'needs exactly one access directive; it has 2',
    ],
    ['is not in the operation table', 'getOrder: Int @public', 'is not in the operation table'],
    [
      'requires another scope than the table says',
      'getOrders: Int @tokenScope(scope: TRADE)',
      'requires trade; the operation table says portfolio.read',
    ],
    ['is public against the table', 'getOrders: Int @public', 'requires public'],
    ['needs no token though it should', 'searchBar: Int @anonymous', 'must not be @anonymous'],
    ['needs a token though it should not', 'healthCheck: Int @public', 'must be @anonymous'],
    ['is first-party and in the table', 'searchBar: Int @sessionOnly', 'the operation table lists'],
    ['takes loose arguments', 'searchBar(query: Int): Int @public', 'exactly one argument, params'],
  ])('%s', (_why, field, message) => {
    expect(checkSdl(`"Root." type Query { "Field." ${field} }`)).toThrow(message);
  });

  test('is of another type than the table says', () => {
    const sdl = `"Root." type Query { "Field." searchBar: Int @public }
      "Root." type Mutation { "Field." healthCheck: Int @anonymous }`;
    expect(checkSdl(sdl)).toThrow('Mutation.healthCheck is a Query in the operation table');
  });

  test.each([
    ['does not say what it reads', 'Query', '', 'must say in @effect what it reads'],
    ['writes though it is a query', 'Query', '@effect(creates: ["Row"])', 'may write nothing'],
    ['says nothing of what it writes', 'Mutation', '', 'must say in @effect what it writes'],
    [
      'does not say its errors',
      'Query',
      '@effect(reads: ["Row"])',
      'which errors it has of its own',
    ],
    ['names an unknown type', 'Query', '@effect(reads: ["Rov"])', 'names Rov in @effect'],
    [
      'names an unknown state',
      'Mutation',
      '@effect(creates: ["Row"]) @transition(entity: "Row", to: "GONE")',
      'names the unknown state GONE of Row',
    ],
  ])('%s', (_why, type, directive, message) => {
    const row = '"Row." type Row { "State." status: State! } "State." enum State { "New." NEW }';
    const sdl = `${row} "Root." type ${type} { "Field." searchBar: Row @public ${directive} }`;
    expect(checkSdl(sdl)).toThrow(message);
  });

  test('names an error code that there is not, or takes input without an example', () => {
    const sdl = `"Input." input SearchBarInput { "Words." query: String }
      "Root." type Query {
        "Field.\\nErrors: \`NOT_FOUNT\`." searchBar(params: SearchBarInput): Int @public
      }`;
    expect(checkSdl(sdl)).toThrow('names NOT_FOUNT after Errors');
    expect(checkSdl(sdl)).toThrow('takes input and needs an @example');
  });

  test('selects by default what its type does not have or another scope guards', () => {
    const sdl = `"Row." type Row { "Id." id: ID! "Tax." tax: ID @tokenScope(scope: TRADE) }
      "Root." type Query {
        "Field." searchBar: Row @public @effect(reads: ["Row"]) @selects(fields: ["id", "tax", "x"])
      }`;
    expect(checkSdl(sdl)).toThrow('Query.searchBar @selects tax, which no default document can');
    expect(checkSdl(sdl)).toThrow('Query.searchBar @selects x, which no default document can');
  });

  test('has no description, and so for every type, field and value', () => {
    const check = checkSdl('type Query { searchBar: Int @public @effect(reads: ["Query"]) }');
    expect(check).toThrow('Query has no description');
    expect(check).toThrow('Query.searchBar has no description');
  });
});

/** The first release had as many; a later one may have more. */
const FIRST_RELEASE = { Mutation: 138, Query: 101, Subscription: 5 };

test('The contract itself keeps all its rules', () => {
  const contract = loadContract();
  for (const [type, count] of Object.entries(FIRST_RELEASE)) {
    const own = contract.table.filter((operation) => operation.type === type);
    expect(own.length, type).toBeGreaterThanOrEqual(count);
  }
});

test('The public schema knows nothing of the first-party app', () => {
  const { publicSchema, schema } = loadContract();
  expect(schema.getType('ApiCredential')).toBeDefined();
  for (const name of ['ApiCredential', 'Session', 'ConsentRequest', 'SignInInput']) {
    expect(publicSchema.getType(name), name).toBeUndefined();
  }
  expect(publicSchema.getDirective('sessionOnly')).toBeUndefined();
  expect(publicSchema.getMutationType()?.getFields()).not.toHaveProperty('signIn');
});
