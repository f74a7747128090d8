import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { systemClock } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { systemRandom } from '../../kernel/random.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { openOrm } from '../orm.ts';
import { pgliteEngine } from '../pglite/engine.ts';
import type { Engine } from '../session.ts';

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/embedded-database');
const ignore = (): void => undefined;

/**
 * A migrated database in memory. To make one takes seconds, so the first process that does keeps
 * an archive, named by PGlite's version and the text of all migrations, that the others start from.
 */
export async function migratedMemoryEngine(): Promise<Engine> {
  const archive = join(CACHE, `${await fingerprint()}.tar`);
  const bytes = read(archive);
  if (bytes !== undefined) {
    return pgliteEngine({ dataDir: undefined, dump: new Blob([bytes]), warn: ignore });
  }
  const engine = await pgliteEngine({ dataDir: undefined, warn: ignore });
  await migrate(engine, openOrm([]), migrations);
  await keep(await engine.dump(), archive);
  return engine;
}

/** Another process may remove an archive at any time: then this one makes its own. */
function read(archive: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(archive);
  } catch {
    return undefined;
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(pgliteVersion());
  const { driver, config } = openOrm([]).migrationContext;
  for (const { name, migration: Migration } of migrations) {
    const migration = new Migration(driver, config);
    await migration.up();
    hash.update(name).update(migration.getQueries().map(String).join(';'));
  }
  return hash.digest('hex').slice(0, 32);
}

function pgliteVersion(): string {
  const require = createRequire(import.meta.url);
  const path = join(require.resolve('@electric-sql/pglite'), '../../package.json');
  return String(JSON.parse(readFileSync(path, 'utf8')).version);
}

async function keep(dump: Blob, archive: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${archive}.${newId(systemClock, systemRandom)}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, archive);
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (name.endsWith('.tar') && path !== archive) rmSync(path, { force: true });
  }
}
