import type { Database, Unlisten } from '../database.ts';

/** From so many bytes on, a table is made anew; a smaller one's rows are deleted, ten times faster. */
const LARGE_TABLE_BYTES = 262_144;

/**
 * Leaves the tables of all migrations without a row, in one statement. Triggers that keep journals
 * append-only, and foreign keys, do not fire for replicas (manual, `create trigger`).
 */
export const EMPTY_ALL_TABLES = `
  do $$
  declare
    name text;
    has_rows boolean;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for name in select format('%I', tablename) from pg_tables
      where schemaname = 'public' and tablename <> 'mikro_orm_migrations'
    loop
      if pg_relation_size(name::regclass) > ${LARGE_TABLE_BYTES} then
        execute 'truncate ' || name || ' cascade';
        continue;
      end if;
      execute 'select exists (select from ' || name || ')' into has_rows;
      if has_rows then execute 'delete from ' || name; end if;
    end loop;
  end $$`;

/** A database for one test: `close` ends what was listened to, then does `giveBack`. */
export function endingListeners(database: Database, giveBack: () => Promise<void>): Database {
  const listening: Unlisten[] = [];
  let isOpen = true;
  return {
    ...database,
    async listen(...args) {
      const stop = await database.listen(...args);
      listening.push(stop);
      return stop;
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      for (const stop of listening.splice(0)) await stop();
      await giveBack();
    },
  };
}
