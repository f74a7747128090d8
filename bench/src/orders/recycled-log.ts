import type { Deps } from '@investing-platform/server/testing';

/** More of 16 MB each than the rounds write. */
const LOG_FILES = 24;

const writeLog = {
  name: 'bench_trading_write_log',
  text: `select pg_logical_emit_message(false, 'bench', 'next')`,
};
const nextLogFile = { name: 'bench_trading_next_log_file', text: 'select pg_switch_wal()' };
const checkpoint = { name: 'bench_trading_checkpoint', text: 'checkpoint' };

/**
 * Gives PostgreSQL files of its log to use again, as one has that has run for a while. A new server
 * makes each when a commit first needs it, 16 MB of zeros on the disk, and all commits wait.
 */
export async function recycleLog({ db }: Deps): Promise<void> {
  for (let file = 0; file < LOG_FILES; file += 1) {
    await db.all(writeLog);
    await db.all(nextLogFile);
  }
  await db.all(checkpoint);
}
