import type { Deps } from '@investing-platform/server/testing';
import pg from 'pg';
import { noDatabase } from './no-database.ts';

/** As many connections as the server's own pool has. */
const CONNECTIONS = 10;

/** Days stay text, as the reads expect them: a `Date` has a time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.DATE ? (text: string) => text : pg.types.getTypeParser(oid, format),
};

/** Reads as people write them on `pg`: its own pool, and its named prepared statements. */
export function driverReads(databaseUrl: string): Deps['db'] {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    keepAlive: true,
    types,
  });
  const all: Deps['db']['all'] = async ({ name, text }, ...values) =>
    (await pool.query({ name, text, values: [...values] })).rows;
  return {
    ...noDatabase,
    all,
    maybe: async (statement, ...values) => (await all(statement, ...values))[0] ?? null,
    close: () => pool.end(),
  };
}
