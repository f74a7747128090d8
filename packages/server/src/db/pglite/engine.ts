import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { takeLockFile } from '../locks/lock-file.ts';
import { mutex } from '../locks/mutex.ts';
import type { Engine, Isolation, Session, Warn } from '../session.ts';
import { subscriptions } from '../subscriptions.ts';
import { pgliteSession } from './session.ts';
import { pgliteWire } from './wire.ts';

export interface PgliteOptions {
  /** Where the data stays; undefined keeps it in memory. */
  readonly dataDir: string | undefined;
  /** A data directory dumped earlier, to start from where nothing is stored yet. */
  readonly dump?: Blob;
  readonly warn: Warn;
}

export interface PgliteEngine extends Engine {
  /** The whole database as a tar archive, for `PgliteOptions.dump`. */
  dump(): Promise<Blob>;
}

/** What lies in the data directory is no database that this version can open. */
export class DatabaseDoesNotOpen extends Error {
  override readonly name = 'DatabaseDoesNotOpen';

  constructor(folder: string, cause: unknown) {
    super(
      `The database in ${folder} does not open: it is damaged, or another version of PostgreSQL ` +
        'made it. Move that folder away to start with an empty one; `npm run operator -- restore` ' +
        'brings back a backup.',
      { cause },
    );
  }
}

const MAX_WAITING = 10_000;
/**
 * Sized for one process. Replaces postgresql.conf at each start, so what is not named has
 * PostgreSQL's default.
 */
const SETTINGS = [
  'timezone=UTC',
  'shared_buffers=16MB',
  'wal_buffers=1MB',
  'min_wal_size=32MB',
  'max_wal_size=64MB',
  'maintenance_work_mem=16MB',
];

/** PostgreSQL inside of this process: one connection, so transactions run one after the other. */
export async function pgliteEngine(options: PgliteOptions): Promise<PgliteEngine> {
  const lock = options.dataDir === undefined ? undefined : takeLockFile(options.dataDir);
  try {
    const { pglite, wire } = await start(options);
    const turns = mutex(MAX_WAITING);
    const session = pgliteSession(wire);
    const topics = subscriptions(options.warn);
    pglite.onNotification(topics.deliver);
    return {
      dialect: 'pglite',
      query: (query) => turns.run(() => wire.query(query)),
      transaction: (work, isolation) => turns.run(() => transaction(session, work, isolation)),
      async listen(topic, handler) {
        const subscription = topics.add(topic, handler);
        await turns.run(() => wire.script(`listen "${topic.replaceAll('"', '""')}"`));
        return async () => {
          if (!topics.remove(subscription)) return;
          await turns.run(() => wire.script(`unlisten "${topic.replaceAll('"', '""')}"`));
        };
      },
      dump: () => turns.run(() => pglite.dumpDataDir('none')),
      async close() {
        // Takes a turn, so that what has begun ends first.
        await turns.run(() => pglite.close());
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function start({ dataDir, dump }: PgliteOptions) {
  // Loaded here, so that a server on PostgreSQL never loads it.
  const { PGlite, protocol } = await import('@electric-sql/pglite');
  const pglite =
    dataDir === undefined
      ? await PGlite.create({
          dataDir: 'memory://',
          postgresqlconf: SETTINGS,
          loadDataDir: dump ?? (await emptyDatabase()),
        })
      : await openFolder(PGlite, dataDir);
  return { pglite, wire: pgliteWire(pglite, protocol.serialize) };
}

async function openFolder(Pglite: typeof PGlite, dataDir: string): Promise<PGlite> {
  await prepareFolder(Pglite, dataDir);
  const folder = databaseFolder(dataDir);
  try {
    return await Pglite.create({ dataDir: folder, postgresqlconf: SETTINGS });
  } catch (error) {
    throw new DatabaseDoesNotOpen(folder, error);
  }
}

function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

/**
 * An empty database is unpacked beside its place and then renamed, so that a process that dies at
 * it leaves nothing that looks like a database.
 */
async function prepareFolder(Pglite: typeof PGlite, dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const folder = databaseFolder(dataDir);
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await Pglite.create({
    dataDir: unfinished,
    postgresqlconf: SETTINGS,
    loadDataDir: await emptyDatabase(),
  });
  await pglite.close();
  renameSync(unfinished, folder);
}

/** As `initdb` leaves it, which would take four seconds of computing each time. */
async function emptyDatabase(): Promise<Blob> {
  const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs');
  return dataDir();
}

async function transaction<T>(
  session: Session,
  work: (session: Session) => Promise<T>,
  isolation: Isolation,
): Promise<T> {
  await session.script(
    isolation === 'read committed' ? 'begin' : `begin isolation level ${isolation}`,
  );
  try {
    const result = await work(session);
    await session.script('commit');
    return result;
  } catch (error) {
    await session.script('rollback');
    throw error;
  }
}
