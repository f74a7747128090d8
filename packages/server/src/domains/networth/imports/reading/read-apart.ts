import { Worker } from 'node:worker_threads';
import { UnreadableFile } from '@investing-platform/rules/networth/imports/files/unreadable-file';
import type { FileRead } from '@investing-platform/rules/networth/imports/row-read';
import type { FileExtractionFailure } from '@investing-platform/schema/operations';
import type { BytesToRead } from './read-bytes.ts';

export type WorkerAnswer =
  | { readonly read: FileRead }
  | { readonly code: FileExtractionFailure; readonly reason: string };

const MAX_MEGABYTES = 384;
/** Those of all jobs that run at once are over before a lease ends. */
const MAX_MS = 25_000;
const TOO_MUCH = 'Reading it takes more time or memory than there is: split it.';

/** One at a time in a process. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a file in a thread of its own, with bounds of time and memory.
 *
 * @throws {UnreadableFile}
 */
export function readApart(file: BytesToRead): Promise<FileRead> {
  const reading = last.then(() => inWorker(file));
  last = reading.catch(() => undefined);
  return reading;
}

async function inWorker(file: BytesToRead): Promise<FileRead> {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    // What a reader writes about a file is about somebody's money.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>();
  worker.once('message', resolve);
  worker.once('error', (error: unknown) => {
    const isTooMuch = Object(error).code === 'ERR_WORKER_OUT_OF_MEMORY';
    reject(new UnreadableFile('UNREADABLE', isTooMuch ? TOO_MUCH : 'It is damaged.', error));
  });
  worker.once('exit', () => reject(new UnreadableFile('UNREADABLE', TOO_MUCH)));
  const timer = setTimeout(() => reject(new UnreadableFile('UNREADABLE', TOO_MUCH)), MAX_MS);
  try {
    const answer = await promise;
    if ('read' in answer) return answer.read;
    throw new UnreadableFile(answer.code, answer.reason);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
