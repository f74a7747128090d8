import { PGlite, protocol } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { pgliteWire } from './wire.ts';

test('a text that could not be parsed is parsed again, whatever was parsed before it', async () => {
  const pglite = await PGlite.create('memory://');
  const wire = pgliteWire(pglite, protocol.serialize);
  const unnamed = { text: 'select 1 as value', values: [] };
  const named = { name: 'of_later', text: 'select value from later', values: [] };
  const [first, second] = await wire.queries([unnamed, named]);
  expect(first).toMatchObject({ result: { rows: [{ value: 1 }] } });
  expect(second).toMatchObject({ error: { code: '42P01' } });
  await wire.script('create table later as select 2 as value');
  expect((await wire.query(named)).rows).toEqual([{ value: 2 }]);
  await pglite.close();
});
