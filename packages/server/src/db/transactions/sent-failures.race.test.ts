import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../database.ts';
import { sqlState } from '../faults.ts';
import { statement } from '../statement.ts';
import { postgresDatabase } from '../testing.ts';

const script = statement<never>(
  'test.failures.table',
  'create table test_failures (id integer primary key)',
);
const counter = statement<never>('test.failures.counter', 'create sequence test_attempts');
const insert = statement<never, [number]>(
  'test.failures.insert',
  'insert into test_failures values ($1)',
);
const written = statement<{ id: number }>(
  'test.failures.written',
  'select id from test_failures order by id',
);
/** Fails as a collision does the first two times. A sequence is not rolled back. */
const collide = statement<never>(
  'test.failures.collide',
  `do $$ begin
     if nextval('test_attempts') < 3 then
       raise exception 'a collision' using errcode = '40001';
     end if;
   end $$`,
);
const die = statement<never>('test.failures.die', 'select pg_terminate_backend(pg_backend_pid())');
const unknownTable = statement<never>('test.failures.unknown', 'select * from test_of_later');
const createIt = statement<never>(
  'test.failures.create',
  'create table test_of_later (id integer)',
);
const seven = statement<{ value: number }>('test.failures.seven', 'select 7 as value');

let db: Database;

beforeEach(async () => {
  const url = inject('postgresUrl');
  if (url === undefined) throw new Error('needs PostgreSQL');
  db = await postgresDatabase(url, { poolSize: 1, isOwn: true });
  await db.transaction(async (tx) => {
    await tx.run(script);
    await tx.run(counter);
  });
});
afterEach(() => db.close());

const ids = async () => (await db.all(written)).map(({ id }) => id);

test('where a statement that nobody waits for collides, the work runs again and counts once', async () => {
  let attempts = 0;
  const answer = await db.transaction(async (tx) => {
    attempts += 1;
    tx.send(insert, [attempts]);
    tx.send(collide, []);
    tx.send(insert, [100 + attempts]);
    return attempts;
  });
  expect(answer).toBe(3);
  expect(await ids()).toEqual([3, 103]);
});

test('so it does where what is waited for after it was skipped, and the work hides that', async () => {
  let attempts = 0;
  await db.transaction(async (tx) => {
    attempts += 1;
    tx.send(collide, []);
    await tx.run(insert, attempts).catch(() => undefined);
  });
  expect(await ids()).toEqual([3]);
});

test('a connection that dies under several statements leaves nothing, and the next one works', async () => {
  const work = db.transaction(async (tx) => {
    tx.send(insert, [1]);
    tx.send(die, []);
    tx.send(insert, [2]);
  });
  await expect(work).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  await db.transaction((tx) => tx.run(insert, 3));
  expect(await ids()).toEqual([3]);
});

test('a text that cannot be parsed fails alone: those of its write are prepared as they were', async () => {
  const work = db.transaction(async (tx) => {
    const first = tx.one(seven);
    tx.send(unknownTable, []);
    tx.send(insert, [1]);
    return first;
  });
  await expect(work).rejects.toSatisfy((error) => sqlState(error) === '42P01');
  expect(await ids()).toEqual([]);
  await db.transaction(async (tx) => {
    await tx.run(createIt);
    tx.send(unknownTable, []);
    tx.send(insert, [2]);
    expect(await tx.one(seven)).toEqual({ value: 7 });
  });
  expect(await ids()).toEqual([2]);
});

test('what the work waits for no longer, since it has failed, ends nothing but the transaction', async () => {
  const work = db.transaction(async (tx) => {
    const failing = tx.run(unknownTable);
    const others = [tx.run(insert, 1), tx.all(written)];
    await failing;
    await Promise.all(others);
  });
  await expect(work).rejects.toSatisfy((error) => sqlState(error) === '42P01');
  expect(await ids()).toEqual([]);
});
