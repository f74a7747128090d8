import type { DatabaseOptions } from '../db/database.ts';
import type { Config } from './config.ts';

/** Which database the settings name: PostgreSQL by URL, else the embedded one. */
export function databaseOptions(config: Config): DatabaseOptions {
  const { databaseUrl, databasePoolSize, dataDir } = config;
  const place =
    databaseUrl === null ? { dataDir } : { url: databaseUrl, poolSize: databasePoolSize };
  return { ...place, checksLocks: config.mode !== 'production' };
}
