import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { sqlState } from '../faults.ts';
import { runStatement } from './statement.ts';

const TIMES = [1, 2, 3];

describe('a statement on one connection', () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    await client.query('create temporary table kept (id integer, note text)');
  });
  beforeEach(async () => {
    await client.query('truncate kept');
  });
  afterAll(() => client.end());

  test('answers alike whether it is prepared for the first time or was before', async () => {
    const text = `select n, 'ünï' || n as "mixedCase", null as nothing from generate_series(1, $1) n`;
    const query = { name: 'statement_alike', text, values: [2] };
    for (const _ of TIMES) {
      expect(await runStatement(client, query)).toEqual({
        rows: [
          { n: 1, mixedCase: 'ünï1', nothing: null },
          { n: 2, mixedCase: 'ünï2', nothing: null },
        ],
        affectedCount: 2,
      });
    }
  });

  test.each([
    ['without columns', 'select from generate_series(1, $1)', { rows: [{}, {}], affectedCount: 2 }],
    ['that changes rows', 'insert into kept select $1', { rows: [], affectedCount: 1 }],
    ['that finds none', 'select 1 as one where $1 = 0', { rows: [], affectedCount: 0 }],
    ['of nothing', '-- $1', { rows: [], affectedCount: 0 }],
  ])('%s is answered every time', async (title, text, result) => {
    const values = text.includes('--') ? [] : [2];
    for (const _ of TIMES) {
      expect(await runStatement(client, { name: `statement ${title}`, text, values })).toEqual(
        result,
      );
    }
  });

  test('stays prepared where its values fail, and runs with others', async () => {
    const query = (value: string) => ({
      name: 'statement_bind',
      text: 'select $1::integer as one',
      values: [value],
    });
    for (const _ of TIMES) {
      const refused = await runStatement(client, query('x')).catch(sqlState);
      expect(refused).toBe('22P02');
    }
    for (const _ of TIMES) {
      expect((await runStatement(client, query('7'))).rows).toEqual([{ one: 7 }]);
    }
  });

  test('that cannot be prepared is refused each time, and the connection goes on', async () => {
    const query = { name: 'statement_wrong', text: 'select no_such_column', values: [] };
    for (const _ of TIMES) expect(await runStatement(client, query).catch(sqlState)).toBe('42703');
    expect((await runStatement(client, { text: 'select 1 as one', values: [] })).rows).toEqual([
      { one: 1 },
    ]);
  });

  test('may answer with more than one packet, and with values of any length', async () => {
    const text = `select n, repeat('é', $1::integer) as long from generate_series(1, 40) n`;
    const query = { name: 'statement_long', text, values: [20_000] };
    for (const _ of TIMES) {
      const { rows } = await runStatement(client, query);
      expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
      expect(new Set(rows.map(({ long }) => long))).toEqual(new Set(['é'.repeat(20_000)]));
    }
  });

  test('that copies is refused, and the connection goes on', async () => {
    const query = { name: 'statement_copy', text: 'copy kept from stdin', values: [] };
    expect(await runStatement(client, query).catch(sqlState)).toBe('57014');
    expect((await runStatement(client, { text: 'select 1 as one', values: [] })).rows).toEqual([
      { one: 1 },
    ]);
  });

  test('of a value that was never given is a fault of the program, and sends nothing', async () => {
    const query = { text: 'select $1::text', values: [undefined] };
    await expect(runStatement(client, query)).rejects.toThrow('never undefined');
  });
});

test('a statement on a connection that is lost meanwhile fails', async () => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  client.on('error', () => undefined);
  await client.connect();
  const query = { text: 'select pg_terminate_backend(pg_backend_pid())', values: [] };
  expect(await runStatement(client, query).catch(sqlState)).toBe('57P01');
  await expect(runStatement(client, query)).rejects.toThrow();
});
