import { HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { Database, Transaction } from '../interface.ts';
import { statement } from '../statement.ts';
import {
  type BackupCount,
  type BackupFiles,
  FORMAT,
  FORMAT_VERSION,
  lineHash,
  markLine,
} from './format.ts';
import { migrationNames, quoted, tablesInOrder } from './tables.ts';

const ROWS_AT_ONCE = 500;
/** An operator waits for it; rows stay readable and writable to everybody else. */
const TIMEOUT_SECONDS = 6 * HOUR_SECONDS;

/** A line of a file: 48 KiB, whose base64 needs no filling. */
const PIECE_BYTES = 49_152;

type Send = (line: string) => Promise<void>;

/**
 * Writes everything that the database holds as of one moment, while the server may go on, and then
 * the files that are kept: what a row of that moment names is among them, unless it was deleted
 * since.
 *
 * @param files null: rows alone
 * @param write takes one line without its end and resolves when it wants more
 */
export async function writeBackup(
  db: Database,
  files: BackupFiles | null,
  createdAt: Date,
  write: Send,
): Promise<BackupCount> {
  const hash = lineHash();
  const send = async (line: string): Promise<void> => {
    hash.update(line).update('\n');
    await write(line);
  };
  const rows = await db.transaction((tx) => sendTables(tx, createdAt, send), {
    isolation: 'repeatable read',
    timeoutSeconds: TIMEOUT_SECONDS,
  });
  const fileCount = files === null ? 0 : await sendFiles(files, send);
  const { rowCount } = rows;
  await write(markLine({ end: { rowCount, fileCount, sha256: hash.digest('hex') } }));
  return { ...rows, fileCount };
}

async function sendTables(tx: Transaction, createdAt: Date, send: Send) {
  const migrations = (await tx.all(migrationNames)).map(({ name }) => name);
  const head = { format: FORMAT, version: FORMAT_VERSION, migrations };
  await send(markLine({ head: { ...head, createdAt: createdAt.toISOString() } }));
  const tables = await tablesInOrder(tx);
  let rowCount = 0;
  for (const table of tables) {
    await send(markLine({ table }));
    rowCount += await sendRows(tx, table, send);
  }
  return { tableCount: tables.length, rowCount };
}

async function sendFiles(files: BackupFiles, send: Send): Promise<number> {
  let count = 0;
  for await (const key of files.keys()) {
    const bytes = await files.read(key);
    if (bytes === null) continue;
    await send(markLine({ file: key }));
    for await (const part of bytes) {
      for (let at = 0; at < part.length; at += PIECE_BYTES) {
        await send(Buffer.from(part.subarray(at, at + PIECE_BYTES)).toString('base64'));
      }
    }
    count += 1;
  }
  return count;
}

async function sendRows(tx: Transaction, table: string, send: Send): Promise<number> {
  const cursor = quoted(`backup_${table}`);
  const open = `declare ${cursor} no scroll cursor for
    select row_to_json(t)::text as line from ${quoted(table)} t`;
  await tx.run(statement<never>(`backup_open_${table}`, open));
  const next = statement<{ line: string }>(
    `backup_next_${table}`,
    `fetch ${ROWS_AT_ONCE} from ${cursor}`,
  );
  let count = 0;
  for (;;) {
    const rows = await tx.all(next);
    for (const { line } of rows) await send(line);
    count += rows.length;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.run(statement<never>(`backup_close_${table}`, `close ${cursor}`));
  return count;
}
