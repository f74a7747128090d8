import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { systemRandom } from '../../kernel/random.ts';
import { type Database, openDatabase } from '../database.ts';
import { idempotent } from '../idempotency.ts';
import { migrations } from '../migrations/index.ts';
import { statement } from '../statement.ts';
import { postgresDatabase } from '../testing.ts';

const adminUrl = String(inject('postgresUrl'));
const createCounters = statement<never>(
  'test.createCounters',
  'create table counters (id integer primary key, value integer not null)',
);
const insertCounters = statement<never>(
  'test.insertCounters',
  'insert into counters select id, 0 from generate_series(1, 2) id',
);
const increment = statement<never, [number]>(
  'test.increment',
  'update counters set value = value + 1 where id = $1',
);
const values = statement<{ value: number }>(
  'test.values',
  'select value from counters order by id',
);
const killOthers = statement<never>(
  'test.killOthers',
  `select pg_terminate_backend(pid) from pg_stat_activity
   where datname = current_database() and pid <> pg_backend_pid()`,
);
const killOne = statement<{ killed: boolean }, [number]>(
  'test.killOne',
  'select pg_terminate_backend($1) as killed',
);
const ownPid = statement<{ pid: number }>('test.ownPid', 'select pg_backend_pid() as pid');

let db: Database;
beforeAll(async () => {
  db = await postgresDatabase(adminUrl, { poolSize: 8, isOwn: true });
  await db.transaction((tx) => tx.run(createCounters));
  await db.transaction((tx) => tx.run(insertCounters));
});
afterAll(() => db.close());

test('of one idempotency key 20 times at once, one has an effect and all get its object', async () => {
  const request = { userId: newId(systemClock, systemRandom), operation: 'test', key: 'same' };
  let effects = 0;
  const results = await Promise.all(
    Array.from({ length: 20 }, () =>
      db.transaction((tx) =>
        idempotent(tx, { clock: systemClock }, { ...request, input: {} }, async () => {
          effects += 1;
          return newId(systemClock, systemRandom);
        }),
      ),
    ),
  );
  expect(effects).toBe(1);
  expect(new Set(results.map(({ id }) => id)).size).toBe(1);
  expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
});

test('two transactions that lock each other out both commit: the loser runs again', async () => {
  const before = await db.all(values);
  const bothHaveOne = Promise.withResolvers<void>();
  let holders = 0;
  let tries = 0;
  const crosswise = (first: number, second: number) =>
    db.transaction(async (tx) => {
      tries += 1;
      await tx.run(increment, first);
      holders += 1;
      if (holders === 2) bothHaveOne.resolve();
      await bothHaveOne.promise;
      await tx.run(increment, second);
    });
  await Promise.all([crosswise(1, 2), crosswise(2, 1)]);
  expect(tries).toBe(3);
  const after = await db.all(values);
  expect(after.map(({ value }, index) => value - (before[index]?.value ?? 0))).toEqual([2, 2]);
});

describe('connections that the server ends', () => {
  test('while idle are replaced by new ones', async () => {
    await Promise.all(Array.from({ length: 8 }, () => db.ping()));
    await db.all(killOthers);
    await expect.poll(() => db.all(values)).toHaveLength(2);
  });

  test('in a transaction make it PROVIDER_UNAVAILABLE and leave the pool whole', async () => {
    const before = await db.all(values);
    for (let round = 0; round < 10; round += 1) {
      const work = db.transaction(async (tx) => {
        await tx.run(increment, 1);
        const { pid } = await tx.one(ownPid);
        await db.one(killOne, pid);
        await tx.run(increment, 2);
      });
      await expect(work).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    }
    expect(await db.all(values)).toEqual(before);
  });

  test('are opened anew for listeners, who are told of the gap', async () => {
    const received: string[] = [];
    let gaps = 0;
    await db.listen(
      'reconnect',
      (payload) => received.push(payload),
      () => {
        gaps += 1;
      },
    );
    await db.all(killOthers);
    await expect.poll(() => gaps).toBe(1);
    const late: string[] = [];
    await db.listen('late', (payload) => late.push(payload));
    await db.transaction(async (tx) => {
      await tx.notify('reconnect', 'a');
      await tx.notify('late', 'b');
    });
    await expect.poll(() => [received, late]).toEqual([['a'], ['b']]);
  });
});

test('a prepared statement whose table changed its types is prepared anew', async () => {
  const columns = statement<{ id: unknown }>('test.columns', 'select id from shapes');
  const create = statement<never>('test.createShapes', 'create table shapes as select 1 as id');
  const alter = statement<never>('test.alterShapes', 'alter table shapes alter id type text');
  await db.transaction((tx) => tx.run(create));
  await Promise.all(Array.from({ length: 8 }, () => db.all(columns)));
  await db.transaction((tx) => tx.run(alter));
  for (let round = 0; round < 16; round += 1) {
    expect(await db.all(columns)).toEqual([{ id: '1' }]);
  }
});

test('a database that cannot be reached is PROVIDER_UNAVAILABLE', async () => {
  const unreachable = openDatabase({ url: 'postgresql://nobody@127.0.0.1:1/none' });
  await expect(unreachable).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
});

test('servers that start at once on an empty database migrate it once', async () => {
  const name = `test_start_${newId(systemClock, systemRandom).replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const servers = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ url: url.href, poolSize: 2 })),
  );
  const names = statement<{ name: string }>(
    'test.migrationNames',
    'select name from mikro_orm_migrations order by id',
  );
  expect(await servers[0]?.all(names)).toEqual(migrations.map((entry) => ({ name: entry.name })));
  for (const server of servers) await server.close();
  await admin.query(`drop database ${name}`);
  await admin.end();
});
