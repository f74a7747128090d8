import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'migrations');
const FILE = /^(\d{4}-[a-z0-9-]+)\.ts$/;

/**
 * The names of all migrations, from their files. To know them from `migrations/index.ts` would
 * load the ORM, which a server that is up to date does not need at its start.
 */
export function migrationNames(): readonly string[] {
  return readdirSync(FOLDER).flatMap((file) => FILE.exec(file)?.[1] ?? []);
}
