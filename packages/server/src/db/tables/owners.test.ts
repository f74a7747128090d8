import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { TABLE_OWNERS } from './owners.ts';

const source = fileURLToPath(new URL('../..', import.meta.url));
const NOT_PRODUCT =
  /^db\/lock-order|\.test\.ts$|\.fixture\.ts$|(^|\/)(migrations|generated)\/|(^|\/)testing/;
const WRITE = /\b(?:insert into|update|delete from|insertInto\(|updateOf\()\s*'?([a-z_]+)/g;

/** Writes of tables that are another's, each as `<folder> writes <table>`. */
const KNOWN = [
  'account writes signed_agreements',
  'brokerage writes account_activities',
  'brokerage writes deposits',
  'strategies writes signed_agreements',
  'trading writes broker_accounts',
  'trading writes broker_credentials',
  'trading writes ledger_days',
  'trading writes ledger_flows',
];

function folderOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'domains' ? second : first;
}

test('Only the owner of a table writes its rows; who else does is known, and becomes fewer', () => {
  const owners = new Map(Object.entries(TABLE_OWNERS));
  const foreign = new Set<string>();
  for (const path of globSync('**/*.ts', { cwd: source })) {
    const file = path.replaceAll('\\', '/');
    if (NOT_PRODUCT.test(file)) continue;
    for (const [, table = ''] of readFileSync(join(source, file), 'utf8').matchAll(WRITE)) {
      const owner = owners.get(table);
      const writer = folderOf(file);
      if (owner !== undefined && owner !== writer) foreign.add(`${writer} writes ${table}`);
    }
  }
  expect([...foreign].sort()).toEqual([...KNOWN].sort());
});
