import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/lib/free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = join(root, 'node_modules', '.bin', 'node');
const main = join(root, 'packages', 'server', 'src', 'main.mjs');
const READY = 'Stop with Ctrl-C.';

/** The server as operators start it: a process of its own, started again after it was killed. */
export interface ServerProcess {
  readonly url: string;
  /** How many times it has ended without having been killed. */
  readonly crashes: () => readonly string[];
  /** Resolves when it takes requests. */
  start(): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
}

export async function serverProcess(databaseUrl: string): Promise<ServerProcess> {
  const port = await freePort();
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    METRICS_PORT: '0',
    RATE_LIMIT_GENERAL: '1000000',
    RATE_LIMIT_SENSITIVE: '1000000',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
  };
  const crashes: string[] = [];
  let child: ChildProcess | undefined;
  let isKilled = false;
  return {
    url: `http://localhost:${port}`,
    crashes: () => crashes,
    async start() {
      const env = { PATH: process.env.PATH ?? '', ...settings };
      const started = spawn(node, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      child = started;
      isKilled = false;
      let output = '';
      const exited = once(started, 'exit').then(() => {
        if (!isKilled) crashes.push(output);
      });
      const ready = Promise.withResolvers<void>();
      for (const stream of [started.stdout, started.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          if (output.includes(READY)) ready.resolve();
        });
      }
      await Promise.race([ready.promise, exited.then(() => Promise.reject(new Error(output)))]);
    },
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      isKilled = true;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
