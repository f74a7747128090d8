import { Worker } from 'node:worker_threads';
import { UnreadableFile } from '@investing-platform/rules/networth/imports/files/unreadable-file';
import type { FileRead, RowRead } from '@investing-platform/rules/networth/imports/row-read';
import type { FileExtractionFailure } from '@investing-platform/schema/operations';
import { type Packed, PackedList } from '../../../../kernel/packed-list.ts';
import type { BytesToRead } from './read-bytes.ts';

/** What a file was found to say, as long as its rows wait to be taken over. */
export interface PackedFile extends Omit<FileRead, 'rows'> {
  readonly rows: PackedList<RowRead>;
}

/** A file whose bytes go to the thread: nobody else has them afterwards. */
interface FileToHand extends BytesToRead {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type WorkerAnswer =
  | (Omit<FileRead, 'rows'> & { readonly rows: Packed })
  | { readonly code: FileExtractionFailure; readonly reason: string };

/** What dies young is let go early: a file takes no more memory than its rows. */
const LIMITS = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 12 };
/** Of bytes outside of the heap, which has a bound of its own: what is unpacked lies there. */
const MAX_OUTSIDE_BYTES = 536_870_912;
const LOOK_MS = 100;
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
export function readApart(file: FileToHand): Promise<PackedFile> {
  const reading = last.then(() => inWorker(file));
  last = reading.catch(() => undefined);
  return reading;
}

async function inWorker(file: FileToHand): Promise<PackedFile> {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    workerData: file,
    transferList: [file.bytes.buffer],
    resourceLimits: LIMITS,
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
  const tooMuch = (): void => reject(new UnreadableFile('UNREADABLE', TOO_MUCH));
  worker.once('exit', tooMuch);
  const timer = setTimeout(tooMuch, MAX_MS);
  const looks = setInterval(() => {
    // An archive may say less of itself than it is, and one with a password says nothing.
    whenOutside(worker, MAX_OUTSIDE_BYTES, tooMuch);
  }, LOOK_MS);
  try {
    const answer = await promise;
    if ('rows' in answer) return { ...answer, rows: new PackedList(answer.rows) };
    throw new UnreadableFile(answer.code, answer.reason);
  } finally {
    clearTimeout(timer);
    clearInterval(looks);
    await worker.terminate();
  }
}

/** Nothing is told of a thread that has ended. */
function whenOutside(worker: Worker, most: number, act: () => void): void {
  worker.getHeapStatistics().then(
    ({ external_memory: outside }) => {
      if (outside > most) act();
    },
    () => undefined,
  );
}
