import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFile } from '@investing-platform/rules/networth/imports/files/unreadable-file';
import type { RowRead } from '@investing-platform/rules/networth/imports/row-read';
import { type Packed, PackedList } from '../../../../kernel/packed-list.ts';
import type { WorkerAnswer } from './read-apart.ts';
import { readBytes } from './read-bytes.ts';

/** One file, in a thread of its own: whatever it does to its reader, nobody else waits. */
async function answer(): Promise<WorkerAnswer> {
  try {
    const { rows, ...told } = await readBytes(workerData);
    return { ...told, rows: packed(rows) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { code: error.code, reason: error.message };
  }
}

function packed(rows: readonly RowRead[]): Packed {
  const list = new PackedList<RowRead>();
  for (const row of rows) list.push(row);
  return list.pack();
}

const said = await answer();
parentPort?.postMessage(said, 'rows' in said ? said.rows.parts.map(({ buffer }) => buffer) : []);
