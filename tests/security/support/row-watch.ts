import type { TestServer } from '@investing-platform/server/testing';
import { tablesOfPeople } from './rows-of.ts';

/** Tells which tables of a person were written to, without reading what is in them. */
export interface RowWatch {
  /** The tables with rows of this person that were changed since this was last asked. */
  readonly touched: (userId: string) => Promise<readonly string[]>;
  /** Takes the watch away: the database is as it was before. */
  readonly stop: () => Promise<void>;
}

/** Rows that are written as they were are none that changed. */
const watchTables = (tables: readonly string[]) => `do $$
  declare
    watched text;
  begin
    create table test_touched (
      id bigint generated always as identity primary key, person uuid, name text not null);
    create function test_touch() returns trigger language plpgsql as $touch$
      begin
        insert into test_touched (person, name)
          values (coalesce(new.user_id, old.user_id), tg_table_name);
        return null;
      end $touch$;
    foreach watched in array string_to_array('${tables.join(',')}', ',') loop
      execute format('create trigger test_touched after insert or delete on %I
        for each row execute function test_touch()', watched);
      execute format('create trigger test_rewritten after update on %I
        for each row when (old.* is distinct from new.*) execute function test_touch()', watched);
    end loop;
  end $$`;

const FORGET_WATCH = `do $$
  begin
    drop function test_touch() cascade;
    drop table test_touched;
  end $$`;

const touchedSince = {
  name: 'test_touched_since',
  text: `select name, max(id)::text as last from test_touched where id > $1::bigint and person = $2
         group by name order by name`,
};

interface Touched {
  readonly name: string;
  readonly last: string;
}

/** Watches what calls write from now on. To write a row costs a little more meanwhile. */
export async function watchRows({ deps: { db } }: TestServer): Promise<RowWatch> {
  const tables = await tablesOfPeople(db);
  const run = (name: string, text: string) => db.transaction((tx) => tx.run({ name, text }));
  await run('test_watch_tables', watchTables(tables));
  let last = 0n;
  return {
    async touched(userId) {
      const rows: Touched[] = await db.all(touchedSince, String(last), userId);
      for (const row of rows) if (BigInt(row.last) > last) last = BigInt(row.last);
      return rows.map(({ name }) => name);
    },
    stop: async () => void (await run('test_forget_watch', FORGET_WATCH)),
  };
}
