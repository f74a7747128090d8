import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { closingPartsByOwner } from '../../closing.ts';
import { TABLE_OWNERS } from './owners.ts';

const source = fileURLToPath(new URL('../..', import.meta.url));
const NOT_PRODUCT =
  /^db\/locks\/lock-order|\.test\.ts$|\.fixture\.ts$|(^|\/)(migrations|generated)\/|(^|\/)testing/;
const WRITE = /\b(?:insert into|update|delete from|insertInto\(|updateOf\()\s*'?([a-z_]+)/g;

function folderOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'domains' ? second : first;
}

/** Writes of tables that are another's, each as `<file> writes <table>`. */
function foreignWrites(): string[] {
  const owners = new Map(Object.entries(TABLE_OWNERS));
  return globSync('**/*.ts', { cwd: source })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((file) => !NOT_PRODUCT.test(file))
    .flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(WRITE)]
        .filter(([, table = '']) => ![undefined, folderOf(file)].includes(owners.get(table)))
        .map(([, table]) => `${file} writes ${table}`),
    );
}

test('only the owner of a table writes its rows', () => {
  const advice = 'Call a function that the owner exports from its index.ts (db/tables/owners.ts).';
  expect(foreignWrites(), advice).toEqual([]);
});

test('only the owner of a table says what becomes of its rows where an account is closed', () => {
  for (const [owner, { erased = [], kept = {}, others = {} }] of Object.entries(
    closingPartsByOwner,
  )) {
    const tables = [...erased, ...Object.keys(kept), ...Object.keys(others)];
    const owners = new Map<string, string>(Object.entries(TABLE_OWNERS));
    const foreign = tables.filter((table) => owners.get(table) !== owner);
    expect(foreign, `These stand in ${owner}'s closing.ts, and are another's`).toEqual([]);
  }
});
