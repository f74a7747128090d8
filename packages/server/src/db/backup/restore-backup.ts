import { HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { Database, Transaction } from '../interface.ts';
import { statement } from '../statement.ts';
import {
  type BackupCount,
  type BackupFiles,
  type End,
  FORMAT,
  FORMAT_VERSION,
  type Head,
  lineHash,
  type Mark,
  readMark,
} from './format.ts';
import { migrationNames, quoted, tablesInOrder } from './tables.ts';

const ROWS_AT_ONCE = 500;
const TIMEOUT_SECONDS = 6 * HOUR_SECONDS;

const anybody = statement<{ exists: boolean }>(
  'restore_anybody',
  'select exists (select from users) as exists',
);

/**
 * Puts a backup into a database without people, whole or not at all, its files too. A backup of the
 * embedded database may go to PostgreSQL and back.
 *
 * @param lines of the backup, in order
 * @throws {Error} where the database has people, the backup is cut off or altered, or either was
 *   made by another version of the program
 */
export async function restoreBackup(
  db: Database,
  files: BackupFiles,
  lines: AsyncIterable<string>,
): Promise<BackupCount> {
  const written: string[] = [];
  const kept = async (key: string, pieces: AsyncIterable<Uint8Array>): Promise<void> => {
    await files.write(key, pieces);
    written.push(key);
  };
  const work = async (tx: Transaction): Promise<BackupCount> => {
    if ((await tx.one(anybody)).exists) {
      throw new Error('The database holds people already: a backup goes into a new one only.');
    }
    const tables = await tablesInOrder(tx);
    await empty(tx, tables);
    return readLines(tx, tables, kept, hashed(lines));
  };
  try {
    return await db.transaction(work, { timeoutSeconds: TIMEOUT_SECONDS });
  } catch (error) {
    for (const key of written) await files.remove(key);
    throw error;
  }
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

/** A line, its mark, and the hash of all lines before it. */
interface Line {
  readonly text: string;
  readonly mark: Mark | null;
  readonly sha256Before: () => string;
}

type Lines = AsyncIterator<Line>;

async function* hashed(lines: AsyncIterable<string>): AsyncGenerator<Line> {
  const hash = lineHash();
  for await (const text of lines) {
    const sha256Before = () => hash.copy().digest('hex');
    yield { text, mark: readMark(text), sha256Before };
    hash.update(text).update('\n');
  }
}

type KeepFile = (key: string, pieces: AsyncIterable<Uint8Array>) => Promise<void>;

async function readLines(
  tx: Transaction,
  tables: readonly string[],
  keepFile: KeepFile,
  lines: Lines,
): Promise<BackupCount> {
  const unread = new Set(tables);
  const head = await lines.next();
  if (head.done === true || !head.value.text) throw cutOff();
  if (head.value.mark === null || !('head' in head.value.mark)) throw altered();
  await refuseOther(tx, head.value.mark.head);
  let [rowCount, tableCount, fileCount] = [0, 0, 0];
  let next = await lines.next();
  while (next.done !== true) {
    const { mark, sha256Before } = next.value;
    if (mark === null || 'head' in mark) throw altered();
    if ('end' in mark) {
      refuseDifferent(mark.end, { rowCount, fileCount, sha256: sha256Before() });
      return { tableCount, rowCount, fileCount };
    }
    const part = partOf(lines);
    if ('table' in mark) {
      if (!unread.delete(mark.table)) throw altered();
      rowCount += await loadTable(tx, mark.table, part.texts());
      tableCount += 1;
    } else {
      await keepFile(mark.file, decoded(part.texts()));
      fileCount += 1;
    }
    next = await part.after();
  }
  throw cutOff();
}

/** The lines up to the next mark. */
function partOf(lines: Lines) {
  let after: IteratorResult<Line> | null = null;
  return {
    async *texts(): AsyncGenerator<string> {
      for (;;) {
        after = await lines.next();
        if (after.done === true || after.value.mark !== null) return;
        yield after.value.text;
      }
    },
    after: async (): Promise<IteratorResult<Line>> => after ?? lines.next(),
  };
}

async function* decoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece, 'base64');
}

/**
 * Rows gather in a temporary table and move in one statement, since the journal's lines have to
 * balance when a statement ends.
 *
 * @returns how many rows the table got
 */
async function loadTable(
  tx: Transaction,
  table: string,
  lines: AsyncIterable<string>,
): Promise<number> {
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
  for await (const row of lines) {
    rows.push(row);
    if (rows.length === ROWS_AT_ONCE) await flush();
  }
  await flush();
  return run('move', `insert into ${name} select * from ${draft}`);
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
  const { rowCount, fileCount, sha256 } = expected;
  if (rowCount !== found.rowCount || fileCount !== found.fileCount) throw altered();
  if (sha256 !== found.sha256) throw altered();
}

function cutOff(): Error {
  return new Error('The backup is cut off: its last line is missing.');
}

function altered(): Error {
  return new Error('The file is not a backup of this platform, or it was altered.');
}
