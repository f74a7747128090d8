import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './process.mjs';
import { serverFlags, serverMain } from './runtime.mjs';

/** Said last, when it takes requests. */
const READY = 'Stop with Ctrl-C.';
const START_SECONDS = 120;

/** A server of this repository as operators run it: a process of its own. */
export interface RunningServer {
  readonly child: ChildProcess;
  /** What it has said so far, on both streams. */
  output(): string;
  /**
   * Resolves when it takes requests.
   *
   * @throws Error with what it said, where it ends before, or takes too long
   */
  ready(): Promise<void>;
}

/**
 * One that `ensureServerBuilt` has built.
 *
 * @param settings environment variables; it sees no others but the search path
 */
export function runServer(settings: Readonly<Record<string, string>>): RunningServer {
  const env = { PATH: process.env.PATH ?? '', METRICS_PORT: '0', ...settings };
  const args = [...serverFlags, serverMain];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const started = Promise.withResolvers<void>();
  let said = '';
  const hear = (text: string) => {
    said += text;
    if (said.includes(READY)) started.resolve();
  };
  child.once('error', (error) => hear(String(error)));
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  return {
    child,
    output: () => said,
    async ready() {
      const tooLate = wait(START_SECONDS * 1_000, undefined, { ref: false });
      await Promise.race([started.promise, ended, tooLate]);
      if (!said.includes(READY)) throw new Error(`The server did not start: ${said}`);
    },
  };
}
