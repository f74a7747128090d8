import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Whoever holds a lock is done by then, or has died. */
const MAX_HELD_MS = 5_000;
const POLL_MS = 25;

/** Gives a lock back; once is enough. */
export type Release = () => Promise<void>;

/**
 * Waits until no other command of this machine is at work on a file, and marks it as ours. The mark
 * of a command that died is taken away.
 *
 * @param path of the mark, beside the file
 * @param options.isIdle whether the program may end while it waits
 */
export async function locked(path: string, { isIdle = false } = {}): Promise<Release> {
  const mark = `${process.pid} ${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  while (!(await isMarked(path, mark))) {
    const holder = await holderOf(path);
    if (holder?.isGone) await takeAway(path, holder.mark);
    else await wait(POLL_MS, undefined, { ref: !isIdle });
  }
  return async () => {
    if ((await holderOf(path))?.mark === mark) await rm(path, { force: true });
  };
}

async function isMarked(path: string, mark: string): Promise<boolean> {
  try {
    await writeFile(path, mark, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if (Object(error).code === 'EEXIST') return false;
    throw error;
  }
}

async function holderOf(path: string) {
  try {
    const [mark, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    const isOld = Date.now() - mtimeMs > MAX_HELD_MS;
    return { mark, isGone: isOld || (mark !== '' && !isRunning(Number.parseInt(mark, 10))) };
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, and is somebody else's.
    return Object(error).code === 'EPERM';
  }
}

/** Another command may have done so and marked it anew meanwhile: that mark is put back. */
async function takeAway(path: string, mark: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
    if ((await readFile(aside, 'utf8')) !== mark) await link(aside, path);
  } catch {
    // Somebody else was first.
  } finally {
    await rm(aside, { force: true });
  }
}
