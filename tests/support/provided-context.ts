/**
 * What the vitest projects hand to tests through `inject`.
 *
 * `database` is the kind of database a test file runs on: files named `*.db.test.ts` run once on
 * each kind, `*.race.test.ts` on PostgreSQL only, all others on the embedded one.
 * `postgresUrl` is the superuser URL of the cluster's `postgres` database, and undefined where
 * `database` is `embedded`.
 */
declare module 'vitest' {
  export interface ProvidedContext {
    database: 'embedded' | 'postgres';
    postgresUrl: string | undefined;
  }
}

export type { ProvidedContext } from 'vitest';
