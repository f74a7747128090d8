import type { TableDescription } from './describe.ts';
import { ENTITY_TABLES } from './owners.ts';
import { writeEntities } from './write-entities.ts';
import { writeTables } from './write-tables.ts';

/** The modules of `db/generated` by their names, as a migrated database has the tables. */
export function generatedModules(tables: readonly TableDescription[]): Record<string, string> {
  const written = new Set<string>(ENTITY_TABLES);
  return {
    'tables.ts': writeTables(tables),
    'entities.ts': writeEntities(tables.filter(({ name }) => written.has(name))),
  };
}
