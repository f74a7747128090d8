import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The core of what is measured, and that of everything else. */
export type Core = 'server' | 'load';

const NUMBERS: Record<Core, string> = { server: '0', load: '1' };

/** Whether processes can be held to a core each: on Linux, with two cores. */
export const canPin =
  process.platform === 'linux' &&
  availableParallelism() >= 2 &&
  spawnSync('taskset', ['-c', '0,1', 'true']).status === 0;

/** A command line on one core, or as it was where processes cannot be held to one. */
export function pinned(core: Core, command: readonly [string, ...string[]]): [string, ...string[]] {
  return canPin ? ['taskset', '-c', NUMBERS[core], ...command] : [...command];
}
