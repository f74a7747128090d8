import { inject } from 'vitest';
import type { Database } from '../db/database.ts';
import { type PostgresTestOptions, postgresDatabase } from '../db/testing/postgres.ts';

const POOL_SIZE = 20;

/** Superuser URL of the tests' PostgreSQL: the embedded database has one connection, so no races. */
export function clusterUrl(): string {
  const url = inject('postgresUrl');
  if (url === undefined) throw new Error('races run on PostgreSQL');
  return url;
}

/** An empty PostgreSQL database with so many connections that twenty requests run at one time. */
export function racingDatabase(options: PostgresTestOptions = {}): Promise<Database> {
  return postgresDatabase(clusterUrl(), { poolSize: POOL_SIZE, ...options });
}

/** What `make` makes so many times. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
