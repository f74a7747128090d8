import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLockFile } from './lock-file.ts';

let directory: string;
let path: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-file-'));
  path = join(directory, 'server.lock');
});
afterEach(() => rmSync(directory, { recursive: true }));

const hold = (holder: object): void => writeFileSync(path, JSON.stringify(holder));
const pidInFile = (): unknown => JSON.parse(readFileSync(path, 'utf8')).pid;

test('the first to come takes the directory and names itself', () => {
  const lock = takeLockFile(directory);
  expect(pidInFile()).toBe(process.pid);
  lock.release();
  expect(existsSync(path)).toBe(false);
});

test('the second is refused with a sentence that names holder and file', () => {
  const lock = takeLockFile(directory);
  expect(() => takeLockFile(directory)).toThrow(
    `in use by process ${process.pid}. Stop that process first; if it no longer runs, delete ${path}`,
  );
  lock.release();
  takeLockFile(directory).release();
});

test('a running process keeps its directory', () => {
  hold({ pid: process.ppid, host: hostname(), startedAt: '' });
  expect(() => takeLockFile(directory)).toThrow(`in use by process ${process.ppid}`);
});

test('a process of another machine is believed to run', () => {
  hold({ pid: 1, host: 'elsewhere', startedAt: '1' });
  expect(() => takeLockFile(directory)).toThrow('in use by process 1 on elsewhere');
});

test.each<[string, () => void]>([
  ['a process that has ended', () => hold({ pid: endedPid(), host: hostname(), startedAt: '1' })],
  [
    'an earlier process with the same id as this one',
    () => hold({ pid: process.pid, host: hostname(), startedAt: '1' }),
  ],
  ['a process that ended while it wrote', () => writeFileSync(path, '{"pid":1')],
  ['nobody', () => writeFileSync(path, '')],
])('the lock of %s is taken over, and nothing is left of it', (_, write) => {
  write();
  const lock = takeLockFile(directory);
  expect(pidInFile()).toBe(process.pid);
  expect(readdirSync(directory)).toEqual(['server.lock']);
  lock.release();
});

test.runIf(process.platform === 'linux')(
  'the lock of a process whose id another process has now is taken over',
  () => {
    hold({ pid: process.ppid, host: hostname(), startedAt: '1' });
    const lock = takeLockFile(directory);
    expect(pidInFile()).toBe(process.pid);
    lock.release();
  },
);

test.runIf(process.platform === 'linux')(
  'the lock of a process that ended, but was not waited for yet, is taken over',
  () => {
    const pid = zombiePid();
    hold({ pid, host: hostname(), startedAt: statFields(pid)[19] });
    const lock = takeLockFile(directory);
    expect(pidInFile()).toBe(process.pid);
    lock.release();
  },
);

/** The id of a child that has ended: Node waits for it no sooner than this code is done. */
function zombiePid(): number {
  const { pid } = spawn('true', { stdio: 'ignore' });
  if (pid === undefined) throw new Error('no child was started');
  const deadline = performance.now() + 60_000;
  while (statFields(pid)[0] !== 'Z') {
    if (performance.now() > deadline) throw new Error('the child did not end');
  }
  return pid;
}

function statFields(pid: number): readonly string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
}

/** The id of a process that has ended and was waited for. */
function endedPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}
