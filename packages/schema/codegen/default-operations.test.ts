import { gzipSync } from 'node:zlib';
import {
  getNullableType,
  isInputObjectType,
  Kind,
  type OperationTypeNode,
  parse,
  stripIgnoredCharacters,
  validate,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import {
  admitRequest,
  type Caller,
  type Catalog,
  defaultLimits,
  prepareOperation,
  prepareOperations,
  readDocument,
} from '../../engine/src/index.ts';
import { leafScopes } from '../src/scopes.ts';
import { catalogEntry } from './catalog.ts';
import { loadContract } from './contract.ts';
import { defaultOperation } from './default-operations.ts';
import { contractHints } from './operation-hints.ts';
import { isFirstParty, type RootField } from './root-field.ts';

const { publicSchema, fields } = loadContract();
const publicFields = fields.filter((field) => !isFirstParty(field));
const textOf = (name: string) => {
  const field = publicFields.find((one) => one.name === name);
  if (!field) throw new Error(`no operation ${name}`);
  return defaultOperation(publicSchema, field);
};

describe('The default operation of each root field', () => {
  test.each(publicFields.map((field) => [field.name, field] as const))(
    '%s is valid',
    (_, field) => {
      expect(validate(publicSchema, parse(defaultOperation(publicSchema, field)))).toEqual([]);
    },
  );

  test('selects a linked object as a summary', () => {
    expect(textOf('getPositions')).toContain('asset { id symbol name }');
  });

  test('leaves out fields that another scope guards', () => {
    expect(textOf('fetchCurrentUser')).not.toContain('account');
  });

  test('leaves out what is worth asking for by name: fields that cost as much as many objects', () => {
    const asset = textOf('fetchAssetByTicker');
    expect(asset).toContain('quote {');
    for (const costly of ['fiftyTwoWeekRange', 'bars', 'dividends', 'splits']) {
      expect(asset).not.toContain(costly);
    }
  });

  test('selects what the contract names where all would be too much', () => {
    expect(textOf('netWorthDashboard')).toContain('expenses {');
    expect(textOf('netWorthDashboard')).not.toContain('inflationPercent');
    const contact = textOf('updateUserKycContactInformation');
    expect(contact).toContain('problems {');
    expect(contact).toContain('contact {');
    expect(contact).not.toContain('identity {');
  });

  test('shows rows inside rows where the contract asks for them, with summaries', () => {
    const text = textOf('fetchDiscoverLists').replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      'items { rank asset { id symbol name } strategy { id name } metricValue }',
    );
  });

  test('has no lists inside lists, but whole lists inside one object', () => {
    expect(textOf('getOrders')).not.toContain('executions');
    expect(textOf('placeOrder')).toContain('executions {');
  });
});

test.each(publicFields.map((field) => [field.name, field] as const))(
  '%s costs a bundle at most 512 bytes, gzipped',
  (name, field) => {
    const text = stripIgnoredCharacters(defaultOperation(publicSchema, field));
    const module = `var e=\`${text}\`;export{e as ${name}};`;
    expect(gzipSync(module, { level: 9 }).length).toBeLessThanOrEqual(512);
  },
);

describe('The default operation of each root field keeps to the limits of the server', () => {
  const catalog: Catalog = Object.fromEntries(
    publicFields.map((field) => [field.name, catalogEntry(field, publicSchema)]),
  );
  const caller: Caller = {
    actor: { kind: 'token', scopes: new Set(leafScopes) },
    isFirstParty: false,
  };

  /** Asks for the example, and where a length can be asked for, for the greatest. */
  function refusals(field: RootField, params: unknown): readonly string[] {
    const options = { schema: publicSchema, limits: defaultLimits, introspection: false };
    const query = defaultOperation(publicSchema, field);
    const read = readDocument(options, query);
    if ('errors' in read) return read.errors.map(({ message }) => message);
    const operations = prepareOperations(read, (definition) =>
      prepareOperation(publicSchema, catalog, read, definition),
    );
    const request = { variables: params === null ? {} : { params } };
    const result = admitRequest(operations, request, caller, defaultLimits);
    return 'errors' in result ? result.errors.map(({ message }) => message) : [];
  }

  test.each(publicFields.map((field) => [field.name, field] as const))('%s', (_, field) => {
    const { example } = contractHints(field, publicSchema);
    expect(refusals(field, example)).toEqual([]);
    const greatest = greatestLimit(field);
    if (greatest !== null) {
      expect(refusals(field, { ...Object(example), limit: greatest })).toEqual([]);
    }
  });
});

/** What `@constraint` lets `params.limit` be at most; null where there is no such input. */
function greatestLimit(field: RootField): number | null {
  const [params] = publicSchema.getRootType(kindOf(field))?.getFields()[field.name]?.args ?? [];
  const input = params && getNullableType(params.type);
  const limit = isInputObjectType(input) ? input.getFields().limit?.astNode : undefined;
  const constraint = limit?.directives?.find(({ name }) => name.value === 'constraint');
  const max = constraint?.arguments?.find(({ name }) => name.value === 'max')?.value;
  return max?.kind === Kind.STRING ? Number(max.value) : null;
}

function kindOf({ type }: RootField): OperationTypeNode {
  return type.toLowerCase() as OperationTypeNode;
}
