import type { Reader } from '../interface.ts';
import { statement } from '../statement.ts';

const tableNames = statement<{ name: string }>(
  'backup_table_names',
  `select tablename as name from pg_tables
   where schemaname = 'public' and tablename <> 'mikro_orm_migrations' order by tablename`,
);

const references = statement<{ child: string; parent: string }>(
  'backup_references',
  `select distinct child.relname as child, parent.relname as parent
   from pg_constraint c join pg_class child on child.oid = c.conrelid
   join pg_class parent on parent.oid = c.confrelid
   join pg_namespace n on n.oid = child.relnamespace
   where c.contype = 'f' and n.nspname = 'public' and child.oid <> parent.oid`,
);

/** Migrations in the order in which they ran. */
export const migrationNames = statement<{ name: string }>(
  'backup_migration_names',
  'select name from mikro_orm_migrations order by name',
);

/**
 * Every table of the platform, each after those that its foreign keys point at.
 *
 * @throws {Error} where foreign keys form a ring
 */
export async function tablesInOrder(db: Reader): Promise<readonly string[]> {
  const [names, links] = [await db.all(tableNames), await db.all(references)];
  const waiting = new Map(names.map(({ name }) => [name, new Set<string>()]));
  for (const { child, parent } of links) waiting.get(child)?.add(parent);
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter(([, parents]) => parents.size === 0).map(([name]) => name);
    if (free.length === 0) throw new Error(`foreign keys form a ring: ${[...waiting.keys()]}`);
    for (const name of free) waiting.delete(name);
    for (const parents of waiting.values()) for (const name of free) parents.delete(name);
    ordered.push(...free);
  }
  return ordered;
}

/** A table's name as SQL writes it. */
export function quoted(table: string): string {
  return `"${table.replaceAll('"', '""')}"`;
}
