import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { sqlState } from '../faults.ts';
import { StatementSkipped } from '../statement.ts';
import { type PostgresSession, sessionOf } from './session.ts';

const select = (value: number) => ({
  name: 'session_select',
  text: 'select $1::integer as value',
  values: [value],
});
const wrong = { text: 'select 1 / 0', values: [] };

let pool: pg.Pool;
let client: pg.PoolClient;
let session: PostgresSession;

beforeEach(async () => {
  pool = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 });
  client = await pool.connect();
  session = sessionOf(client);
});
afterEach(async () => {
  client.release();
  await pool.end();
});

/** How many writes go to the server meanwhile. */
async function writesOf(work: () => Promise<unknown>): Promise<number> {
  const { stream } = Reflect.get(client, 'connection') as pg.Connection;
  const write = vi.spyOn(stream, 'write');
  await work();
  const count = write.mock.calls.length;
  write.mockRestore();
  return count;
}

test('What is asked for in one turn goes out in one write, begin and commit included', async () => {
  const writes = await writesOf(async () => {
    session.begin('read committed');
    const answers = [session.query(select(1)), session.query(select(2))];
    const values = (await Promise.all(answers)).map(({ rows }) => rows[0]?.value);
    expect(values).toEqual([1, 2]);
    session.query(select(3)).catch(() => undefined);
    await session.commit();
  });
  expect(writes).toBe(2);
});

test('After a statement that fails, the others of its write are skipped', async () => {
  session.begin('read committed');
  const answers = [session.query(select(1)), session.query(wrong), session.query(select(3))];
  const [first, second, third] = await Promise.allSettled(answers);
  expect(first).toMatchObject({ status: 'fulfilled', value: { rows: [{ value: 1 }] } });
  expect(second).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(third).toMatchObject({ status: 'rejected', reason: expect.any(StatementSkipped) });
  await session.rollback();
  session.begin('serializable');
  expect((await session.query(select(4))).rows).toEqual([{ value: 4 }]);
  await session.commit();
});

test('A commit that was asked for with a statement that fails is none', async () => {
  session.begin('read committed');
  await session.query({ text: 'create temporary table kept (id integer)', values: [] });
  const failing = session.query(wrong).catch(sqlState);
  const commit = session.commit().catch((error: unknown) => error);
  expect(await failing).toBe('22012');
  expect(await commit).toBeInstanceOf(StatementSkipped);
  await session.rollback();
  const found = await client.query(`select to_regclass('pg_temp.kept') as kept`);
  expect(found.rows).toEqual([{ kept: null }]);
});

test('What was not sent before a rollback is never sent', async () => {
  session.begin('read committed');
  await session.query(select(1));
  const writes = await writesOf(async () => {
    const unsent = session.query(select(2)).catch((error: unknown) => error);
    await session.rollback();
    expect(await unsent).toBeInstanceOf(StatementSkipped);
  });
  expect(writes).toBe(1);
});

test('Where a transaction cannot begin, nothing of it is sent', async () => {
  // An aborted transaction refuses to begin another.
  await client.query('begin');
  await client.query('select 1 / 0').catch(() => undefined);
  session.begin('repeatable read');
  const first = session.query(select(1)).catch((error: unknown) => error);
  expect(await first).toBeInstanceOf(StatementSkipped);
  const writes = await writesOf(async () => {
    await expect(session.query(select(2))).rejects.toSatisfy(
      (error) => sqlState(error) === '25P02',
    );
  });
  expect(writes).toBe(0);
  await session.rollback();
});
