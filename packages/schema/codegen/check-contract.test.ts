import { buildASTSchema, Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { checkContract, type OperationRow } from './check-contract.ts';
import { loadContract } from './contract.ts';
import type { RootField, RootType } from './root-field.ts';

const directives = `
  directive @requires(scope: Scope!) on FIELD_DEFINITION
  directive @public on FIELD_DEFINITION
  directive @anonymous on FIELD_DEFINITION
  directive @sessionOnly on FIELD_DEFINITION
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
      'getOrders: Int @public @requires(scope: PORTFOLIO_READ)',
      'needs exactly one access directive; it has 2',
    ],
    ['is not in the operation table', 'getOrder: Int @public', 'is not in the operation table'],
    [
      'requires another scope than the table says',
      'getOrders: Int @requires(scope: TRADE)',
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

  test('has no description, and so for every type, field and value', () => {
    expect(checkSdl('type Query { searchBar: Int @public }')).toThrow(
      'The contract has 2 problem(s)',
    );
  });
});

test('The contract itself keeps all its rules', () => {
  const contract = loadContract();
  expect(contract.table).toHaveLength(244);
  expect(contract.table.filter(({ type }) => type === 'Mutation')).toHaveLength(138);
  expect(contract.table.filter(({ type }) => type === 'Query')).toHaveLength(101);
  expect(contract.table.filter(({ type }) => type === 'Subscription')).toHaveLength(5);
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
