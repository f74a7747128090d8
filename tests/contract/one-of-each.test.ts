import { readFileSync } from 'node:fs';
import { catalog, leafScopes } from '@investing-platform/schema';
import { operationHints } from '@investing-platform/schema/hints';
import * as documents from '@investing-platform/schema/operations';
import { createClient, fixedToken } from '@investing-platform/sdk';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { operations } from '../security/support/probes.ts';

const schemaFolder = new URL('../../packages/schema/', import.meta.url);

/** The operation table as the specification gives it (part 4.2). */
const table = readFileSync(new URL('data/operations.csv', schemaFolder), 'utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => line.split(',').at(-1) ?? '')
  .sort();

test('The operation table holds each operation once', () => {
  expect([...new Set(table)]).toEqual(table);
  expect(table.length).toBeGreaterThanOrEqual(244);
});

test.each([
  ['entry of the catalog', () => Object.keys(catalog)],
  ['set of hints', () => Object.keys(operationHints)],
  ['document of the SDK', () => Object.keys(documents)],
])('Every operation has exactly one %s', (_thing, names) => {
  expect(names().sort()).toEqual(table);
});

test('Every operation has exactly one row in the matrix of scopes, first-party ones apart', () => {
  const rows = operations.filter(([, { access }]) => !access.startsWith('SESSION'));
  expect(rows.map(([name]) => name).sort()).toEqual(table);
  for (const [name, { scope }] of rows) expect(leafScopes, name).toContain(scope);
});

test('Every operation is a method of the SDK’s client, and there is no other', () => {
  const client = createClient({
    baseUrl: 'https://api.example.com',
    auth: fixedToken('token', { scopes: ['full_access'] }),
  });
  const methods = Object.entries(client).flatMap(([name, value]) =>
    typeof value === 'function' && name in documents ? [name] : [],
  );
  expect(methods.sort()).toEqual(table);
});

test('Every default document asks for its operation alone', () => {
  const texts: Readonly<Record<string, string>> = documents;
  for (const name of table) {
    const { definitions } = parse(texts[name] ?? '');
    const fields = definitions.flatMap((definition) =>
      'selectionSet' in definition ? (definition.selectionSet?.selections ?? []) : [],
    );
    expect(fields.map((field) => ('name' in field ? field.name?.value : ''))).toEqual([name]);
  }
});
