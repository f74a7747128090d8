import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Who holds a data directory. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process started, in the kernel's ticks since boot; empty where it does not tell. */
  readonly startedAt: string;
}

export interface LockFile {
  release(): void;
}

/** Another process has the data directory; the message says which, and what to do. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse';
}

const LOCK_NAME = 'server.lock';
const TAKE_ATTEMPTS = 3;
const heldHere = new Set<string>();

/**
 * Makes this process the only one on a data directory: two would lose each other's rows. The lock
 * of a process that no longer runs is taken over.
 *
 * @throws {DataDirectoryInUse} that names the holder and the file
 */
export function takeLockFile(directory: string): LockFile {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, LOCK_NAME);
  for (let attempt = 1; attempt <= TAKE_ATTEMPTS; attempt += 1) {
    if (create(path)) return { release: () => release(path) };
    const text = read(path);
    if (text === undefined) continue;
    const holder = parse(text);
    if (holder !== undefined && isRunning(holder, path)) throw heldBy(holder, path);
    setAside(path, text);
  }
  throw new DataDirectoryInUse(
    `The data directory is in use: ${path} changes hands at this moment.`,
  );
}

function create(path: string): boolean {
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    startedAt: statOf(process.pid).startedAt,
  };
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
  heldHere.add(path);
  return true;
}

function release(path: string): void {
  if (heldHere.delete(path)) rmSync(path, { force: true });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** A process that ended while writing leaves a part of the text, which nobody holds. */
function parse(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, host, startedAt } = value as Partial<Holder>;
    if (typeof pid !== 'number' || typeof host !== 'string') return undefined;
    return { pid, host, startedAt: typeof startedAt === 'string' ? startedAt : '' };
  } catch {
    return undefined;
  }
}

function isRunning(holder: Holder, path: string): boolean {
  // Processes of another machine or container cannot be seen from here: believe the file.
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return heldHere.has(path);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const { state, startedAt } = statOf(holder.pid);
  // Killed, and not yet noticed by its parent: it holds its id and nothing else.
  if (state === 'Z' || state === 'X') return false;
  // Process ids are used again: the same id with another start is another process.
  return startedAt === '' || holder.startedAt === '' || startedAt === holder.startedAt;
}

/** Fields 3 and 22 of /proc/<pid>/stat (proc_pid_stat(5)); empty where there is no such file. */
function statOf(pid: number): { readonly state: string; readonly startedAt: string } {
  const stat = read(`/proc/${pid}/stat`);
  // The command before them may hold spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
}

/** Two processes may do this at once: who finds a newer lock in its hand puts it back. */
function setAside(path: string, expected: string): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) !== expected) linkSync(aside, path);
  rmSync(aside, { force: true });
}

function heldBy(holder: Holder, path: string): Error {
  const where = holder.host === hostname() ? '' : ` on ${holder.host}`;
  return new DataDirectoryInUse(
    `The data directory is in use by process ${holder.pid}${where}. ` +
      `Stop that process first; if it no longer runs, delete ${path}.`,
  );
}
