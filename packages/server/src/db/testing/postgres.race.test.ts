import { expect, inject, test } from 'vitest';
import { statement } from '../statement.ts';
import { postgresDatabase } from './postgres.ts';

const adminUrl = String(inject('postgresUrl'));
const makeTable = statement<never>('test.makeTable', 'create table left_over (id integer)');
const addRow = statement<never>(
  'test.addRow',
  `insert into jobs (kind, key, run_at) values ('kind', 'key', now())`,
);
const rows = statement<{ key: string }>('test.rows', 'select key from jobs');

test('a database that was given back is empty for the next test', async () => {
  const first = await postgresDatabase(adminUrl);
  await first.transaction((tx) => tx.run(addRow));
  await first.close();
  const second = await postgresDatabase(adminUrl);
  expect(await second.all(rows)).toEqual([]);
  await second.close();
});

test('a test that makes a table has to ask for a database of its own', async () => {
  const shared = await postgresDatabase(adminUrl);
  await shared.transaction((tx) => tx.run(makeTable));
  await expect(shared.close()).rejects.toThrow('isOwn');
  const own = await postgresDatabase(adminUrl, { isOwn: true });
  await own.transaction((tx) => tx.run(makeTable));
  await own.close();
});
