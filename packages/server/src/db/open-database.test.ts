import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migration } from '@mikro-orm/migrations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemRandom } from '../kernel/random.ts';
import { startProblem } from '../start-problem.ts';
import { openDatabase } from './database.ts';
import { isUpToDate, migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openOrm } from './orm.ts';
import { pgliteEngine } from './pglite/engine.ts';
import type { Engine } from './session.ts';
import { statement } from './statement.ts';
import { migratedMemoryEngine } from './testing/embedded.ts';
import { databaseOn } from './transactions/database-on-engine.ts';

const one = statement<{ one: number }>('test.selectOne', 'select 1 as one');
const insertKey = statement<never>(
  'test.insertKey',
  `insert into idempotency_keys values
   ('019b7d2f-7c4e-7000-8000-000000000000', 'op', 'key', sha256(''), 'id', now())`,
);
const countKeys = statement<{ count: string }>(
  'test.countKeys',
  'select count(*) from idempotency_keys',
);

test.each([{}, { url: 'postgresql://localhost/x', memory: true }, { memory: false }])(
  'exactly one database is named, not %j',
  async (options) => {
    await expect(openDatabase(options)).rejects.toThrow('exactly one of');
  },
);

describe('a data directory', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'open-database-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  test('keeps its rows, belongs to one server at a time, and is free once closed', async () => {
    // What a process leaves that died while it made the database is no database.
    mkdirSync(join(dataDir, 'database.unfinished'));
    writeFileSync(join(dataDir, 'database.unfinished', 'PG_VERSION'), '1');
    const first = await openDatabase({ dataDir });
    await first.transaction((tx) => tx.run(insertKey));
    await expect(openDatabase({ dataDir })).rejects.toThrow('in use by process');
    await first.close();
    expect(readdirSync(dataDir)).toEqual(['database']);

    const second = await openDatabase({ dataDir });
    expect(await second.one(countKeys)).toEqual({ count: '1' });
    await second.close();
  });

  test('that no longer opens says so, and how to go on', async () => {
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '9\n');
    const opening = openDatabase({ dataDir });
    await expect(opening).rejects.toThrow(
      /database does not open: .* Move that folder away .*restore/,
    );
    expect(startProblem(await opening.catch((error: unknown) => error))).not.toContain('\n');
    expect(readdirSync(dataDir)).toEqual(['database']);
  });
});

describe('migrations', () => {
  const names = migrations.map(({ name }) => name);
  let engine: Engine;
  const orm = openOrm([]);
  beforeAll(async () => {
    engine = await migratedMemoryEngine();
  });
  afterAll(() => engine.close());

  test('run once: a second start finds nothing to do', async () => {
    expect(await isUpToDate(engine, names)).toBe(true);
    await expect(migrate(engine, orm, migrations)).resolves.toBeUndefined();
  });

  test('that this program does not know stop the start: the database is newer', async () => {
    expect(await isUpToDate(engine, names.slice(0, -1))).toBe(false);
    await expect(migrate(engine, orm, migrations.slice(0, -1))).rejects.toThrow('newer version');
  });

  test('that fail leave nothing of themselves, and run once they are mended', async () => {
    const entry = (...texts: string[]) => ({
      name: '9999-test',
      migration: class extends Migration {
        override up(): void {
          for (const text of texts) this.addSql(text);
        }
      },
    });
    const create = 'create table half_done (id integer)';
    const failing = [...migrations, entry(create, 'select no_such_column')];
    await expect(migrate(engine, orm, failing)).rejects.toThrow('no_such_column');
    await migrate(engine, orm, [...migrations, entry(create)]);
    const db = databaseOn(engine, orm, { random: systemRandom });
    const rows = statement<never>('test.halfDone', 'select id from half_done');
    expect(await db.all(rows)).toEqual([]);
  });

  test('are all to be run where there is no journal of them', async () => {
    const empty = await pgliteEngine({ dataDir: undefined, warn: () => undefined });
    expect(await isUpToDate(empty, [])).toBe(false);
    await empty.close();
  });

  test('of one name twice are a fault of the list', async () => {
    await expect(migrate(engine, orm, [...migrations, ...migrations])).rejects.toThrow(
      'a name of its own',
    );
  });
});

describe('the embedded database', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await migratedMemoryEngine();
  });
  afterAll(() => engine.close());

  test('ends a transaction that waits for a statement outside of it', async () => {
    const db = databaseOn(engine, openOrm([]), {
      random: systemRandom,
      transactionTimeoutSeconds: 0.05,
    });
    const stuck = db.transaction(async (tx) => {
      await tx.run(insertKey);
      return db.all(one);
    });
    await expect(stuck).rejects.toThrow('only its own statements may be awaited');
    expect(await db.one(countKeys)).toEqual({ count: '0' });
  });

  test('loads the ORM once, for work with entities alone, and before it begins', async () => {
    const seen: string[] = [];
    const load = async () => {
      seen.push('load');
      return openOrm([]);
    };
    const db = databaseOn(engine, load, { random: systemRandom });
    await db.transaction((tx) => tx.run(insertKey));
    expect(seen).toEqual([]);
    const clear = statement<never>('test.clearKeys', 'delete from idempotency_keys');
    const twice = [1, 2].map(() =>
      db.transaction(
        async (tx) => {
          seen.push('work');
          await tx.run(clear);
          await tx.run(insertKey);
          return tx.em.getContext() !== undefined;
        },
        { entities: true },
      ),
    );
    expect(await Promise.all(twice)).toEqual([true, true]);
    expect(seen).toEqual(['load', 'work', 'work']);
    expect(await db.one(countKeys)).toEqual({ count: '1' });
    await db.transaction((tx) => tx.run(clear));
  });

  test('lets a statement outside wait for the transaction before it', async () => {
    const db = databaseOn(engine, openOrm([]), { random: systemRandom });
    const order: string[] = [];
    const transaction = db.transaction(async (tx) => {
      await tx.one(one);
      order.push('transaction');
    });
    const outside = db.one(one).then(() => order.push('outside'));
    await Promise.all([transaction, outside]);
    expect(order).toEqual(['transaction', 'outside']);
  });
});
