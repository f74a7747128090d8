import type { Database, Transaction } from '../interface.ts';
import { statement } from '../statement.ts';
import { FORMAT, FORMAT_VERSION, lineHash, type Mark, markLine } from './format.ts';
import { migrationNames, quoted, tablesInOrder } from './tables.ts';

const ROWS_AT_ONCE = 500;
/** An operator waits for it; rows stay readable and writable to everybody else. */
const TIMEOUT_SECONDS = 6 * 3_600;

export interface BackupCount {
  readonly tableCount: number;
  readonly rowCount: number;
}

/**
 * Writes everything that the database holds as of one moment, while the server may go on.
 *
 * @param write takes one line without its end and resolves when it wants more
 */
export function writeBackup(
  db: Database,
  createdAt: Date,
  write: (line: string) => Promise<void>,
): Promise<BackupCount> {
  const hash = lineHash();
  const send = async (line: string): Promise<void> => {
    hash.update(line).update('\n');
    await write(line);
  };
  const mark = (it: Mark): Promise<void> => send(markLine(it));
  const work = async (tx: Transaction): Promise<BackupCount> => {
    const migrations = (await tx.all(migrationNames)).map(({ name }) => name);
    const head = { format: FORMAT, version: FORMAT_VERSION, migrations };
    await mark({ head: { ...head, createdAt: createdAt.toISOString() } });
    const tables = await tablesInOrder(tx);
    let rowCount = 0;
    for (const table of tables) {
      await mark({ table });
      rowCount += await sendRows(tx, table, send);
    }
    await write(markLine({ end: { rowCount, sha256: hash.digest('hex') } }));
    return { tableCount: tables.length, rowCount };
  };
  return db.transaction(work, { isolation: 'repeatable read', timeoutSeconds: TIMEOUT_SECONDS });
}

async function sendRows(
  tx: Transaction,
  table: string,
  send: (line: string) => Promise<void>,
): Promise<number> {
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
