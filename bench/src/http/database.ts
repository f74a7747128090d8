import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pinned } from '../children/cores.ts';

const KEEPER = fileURLToPath(new URL('../../../tests/support/postgres-keeper.ts', import.meta.url));

/** A PostgreSQL server with an empty data directory, on the core of the load. */
export interface Cluster {
  /** Superuser URL of the database `postgres`. */
  readonly url: string;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/**
 * The keeper ends PostgreSQL when its input ends: also when this process is killed.
 *
 * @param durability whether a commit waits for the disk; for what only reads it makes no difference
 */
export async function startPostgres(
  durability: 'durable' | 'temporary' = 'temporary',
): Promise<Cluster> {
  const flags = durability === 'durable' ? ['--durable'] : [];
  const [command, ...args] = pinned('load', [process.execPath, KEEPER, ...flags]);
  const keeper = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(keeper, 'exit');
  const failed = exited.then((): never => {
    throw new Error('PostgreSQL did not start');
  });
  const [url] = await Promise.race([once(createInterface(keeper.stdout), 'line'), failed]);
  failed.catch(() => undefined);
  return {
    url: String(url),
    async stop() {
      keeper.stdin.end();
      await exited;
    },
  };
}
