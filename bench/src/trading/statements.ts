import type { Deps } from '@investing-platform/server/testing';

type Database = Deps['db'];
type Counted = Pick<Database, 'all' | 'maybe' | 'one'>;

/** The database, and how many statements were sent to it, begin and commit apart. */
export interface CountingDatabase {
  readonly db: Database;
  count(): number;
}

export function countingDatabase(db: Database): CountingDatabase {
  let count = 0;
  const counted = (reader: Counted): Counted => ({
    all: (...args) => {
      count += 1;
      return reader.all(...args);
    },
    maybe: (...args) => {
      count += 1;
      return reader.maybe(...args);
    },
    one: (...args) => {
      count += 1;
      return reader.one(...args);
    },
  });
  const transaction: Database['transaction'] = (work, options) =>
    db.transaction((tx) => {
      const run: typeof tx.run = (...args) => {
        count += 1;
        return tx.run(...args);
      };
      const send: typeof tx.send = (...args) => {
        count += 1;
        return tx.send(...args);
      };
      // `em` and `notify` are read from the transaction when they are asked for.
      return work(Object.assign(Object.create(tx), { ...counted(tx), run, send }));
    }, options);
  return { db: { ...db, ...counted(db), transaction }, count: () => count };
}
