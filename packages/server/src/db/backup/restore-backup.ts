import type { Database, Transaction } from '../interface.ts';
import { statement } from '../statement.ts';
import { type End, FORMAT, FORMAT_VERSION, type Head, lineHash, readMark } from './format.ts';
import { migrationNames, quoted, tablesInOrder } from './tables.ts';
import type { BackupCount } from './write-backup.ts';

const ROWS_AT_ONCE = 500;
const TIMEOUT_SECONDS = 6 * 3_600;

const anybody = statement<{ exists: boolean }>(
  'restore_anybody',
  'select exists (select from users) as exists',
);

/**
 * Puts a backup into a database without people, whole or not at all. A backup of the embedded
 * database may go to PostgreSQL and back.
 *
 * @param lines of the backup, in order
 * @throws {Error} where the database has people, the backup is cut off or altered, or either was
 *   made by another version of the program
 */
export function restoreBackup(db: Database, lines: AsyncIterable<string>): Promise<BackupCount> {
  const work = async (tx: Transaction): Promise<BackupCount> => {
    if ((await tx.one(anybody)).exists) {
      throw new Error('The database holds people already: a backup goes into a new one only.');
    }
    const tables = await tablesInOrder(tx);
    await empty(tx, tables);
    return readLines(tx, tables, lines);
  };
  return db.transaction(work, { timeoutSeconds: TIMEOUT_SECONDS });
}

/** Migrations may have left rows, which the backup has as well. */
async function empty(tx: Transaction, tables: readonly string[]): Promise<void> {
  for (const table of [...tables].reverse()) {
    const name = quoted(table);
    const any = `select exists (select from ${name}) as exists`;
    const { exists } = await tx.one(statement<{ exists: boolean }>(`restore_any_${table}`, any));
    // The journal's triggers refuse even a deletion of nothing.
    if (exists) await tx.run(statement<never>(`restore_empty_${table}`, `delete from ${name}`));
  }
}

async function readLines(
  tx: Transaction,
  tables: readonly string[],
  lines: AsyncIterable<string>,
): Promise<BackupCount> {
  const hash = lineHash();
  const known = new Set(tables);
  let loader: TableLoader | null = null;
  let [rowCount, tableCount, hasHead] = [0, 0, false];
  for await (const line of lines) {
    const mark = readMark(line);
    if (mark !== null && 'end' in mark) {
      rowCount += await done(loader);
      refuseDifferent(mark.end, { rowCount, sha256: hash.digest('hex') });
      return { tableCount, rowCount };
    }
    hash.update(line).update('\n');
    if (mark === null) {
      if (loader === null) throw altered();
      await loader.add(line);
    } else if ('head' in mark) {
      await refuseOther(tx, mark.head);
      hasHead = true;
    } else {
      if (!hasHead || !known.has(mark.table)) throw altered();
      rowCount += await done(loader);
      loader = await loadTable(tx, mark.table);
      tableCount += 1;
    }
  }
  throw new Error('The backup is cut off: its last line is missing.');
}

interface TableLoader {
  add(row: string): Promise<void>;
  /** @returns how many rows the table got */
  done(): Promise<number>;
}

const done = async (loader: TableLoader | null): Promise<number> => (await loader?.done()) ?? 0;

/**
 * Rows gather in a temporary table and move in one statement, since the journal's lines have to
 * balance when a statement ends.
 */
async function loadTable(tx: Transaction, table: string): Promise<TableLoader> {
  const [name, draft] = [quoted(table), quoted(`restore_${table}`)];
  const run = (verb: string, text: string): Promise<number> =>
    tx.run(statement<never>(`restore_${verb}_${table}`, text));
  await run('draft', `create temporary table ${draft} (like ${name}) on commit drop`);
  const insert = statement<never, [rows: string]>(
    `restore_insert_${table}`,
    `insert into ${draft} select * from json_populate_recordset(null::${name}, $1::text::json)`,
  );
  let rows: string[] = [];
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await tx.run(insert, `[${rows.join(',')}]`);
    rows = [];
  };
  return {
    async add(row) {
      rows.push(row);
      if (rows.length === ROWS_AT_ONCE) await flush();
    },
    async done() {
      await flush();
      return run('move', `insert into ${name} select * from ${draft}`);
    },
  };
}

async function refuseOther(tx: Transaction, head: Head): Promise<void> {
  if (head.format !== FORMAT || head.version !== FORMAT_VERSION) throw altered();
  const here = (await tx.all(migrationNames)).map(({ name }) => name);
  if (JSON.stringify(here) === JSON.stringify(head.migrations)) return;
  throw new Error(
    'The backup was made by another version of the program: restore it with that version, ' +
      'then start this one, which brings the database up to date.',
  );
}

function refuseDifferent(expected: End, found: End): void {
  if (expected.rowCount !== found.rowCount || expected.sha256 !== found.sha256) throw altered();
}

function altered(): Error {
  return new Error('The file is not a backup of this platform, or it was altered.');
}
