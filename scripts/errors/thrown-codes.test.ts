import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { thrownCodes } from './thrown-codes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'thrown-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What a query `read` reaches whose domain has these files. */
function codesOf(files: Readonly<Record<string, string>>): string[] {
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, 'packages/server/src/domains/d', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return [...thrownCodes(root)({ name: 'read', type: 'Query', domain: 'd' })].sort();
}

const RESOLVERS = `import { read } from './read.ts';
export const resolvers = { Query: { read: (_, __, { deps }) => read(deps) } } satisfies Resolvers;`;

test.each<[string, string, string[]]>([
  [
    'in the function itself',
    "export function read() { throw refuse('CONFLICT', ''); }",
    ['CONFLICT'],
  ],
  [
    'in a function that it hands on',
    "export const read = (all) => all.map(each); function each() { throw refuse('NOT_FOUND'); }",
    ['NOT_FOUND'],
  ],
  [
    'in a table that it looks into',
    "const BY = { A: 'WASH_TRADE' }; export const read = (deps) => { throw refuse(BY[deps.a]); };",
    ['WASH_TRADE'],
  ],
  [
    'in an operation that is handed in',
    'export const read = (deps) => deps.cancelOrder(1);',
    ['ORDER_NOT_CANCELABLE'],
  ],
  ['not where it is only asked for', "export const read = (e) => e.code === 'CONFLICT';", []],
  [
    'not in a type',
    "type No = 'CONFLICT'; export const read = (): 'NOT_FOUND' | null => null;",
    [],
  ],
  ['not in what it does not reach', "export const read = 1; const no = 'CONFLICT';", []],
])('a code counts %s', (_, text, codes) => {
  mkdirSync(join(root, 'packages/server/src/domains/trading/orders'), { recursive: true });
  writeFileSync(
    join(root, 'packages/server/src/domains/trading/orders/cancel-order.ts'),
    "export function cancelOrder() { throw refuse('ORDER_NOT_CANCELABLE'); }",
  );
  expect(codesOf({ 'resolvers.ts': RESOLVERS, 'read.ts': text })).toEqual(codes);
});

test('a code is followed through imports, namespaces and what modules hand on', () => {
  expect(
    codesOf({
      'resolvers.ts': `import { queries } from './queries.ts';
        export const resolvers = { Query: { ...queries } };`,
      'queries.ts': "import { read } from './index.ts'; export const queries = { read };",
      'index.ts': "export { one as read } from './one.ts'; export * from './two.ts';",
      'one.ts': "import * as two from './two.ts'; export const one = () => two.go();",
      'two.ts': "export function go() { throw refuse('QUOTE_EXPIRED'); }",
    }),
  ).toEqual(['QUOTE_EXPIRED']);
});
