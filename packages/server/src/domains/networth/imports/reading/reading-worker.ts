import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFile } from '@investing-platform/rules/networth/imports/files/unreadable-file';
import type { WorkerAnswer } from './read-apart.ts';
import { readBytes } from './read-bytes.ts';

/** One file, in a thread of its own: whatever it does to its reader, nobody else waits. */
async function answer(): Promise<WorkerAnswer> {
  try {
    return { read: await readBytes(workerData) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { code: error.code, reason: error.message };
  }
}

parentPort?.postMessage(await answer());
