import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../lib/free-port.ts';
import { ownEnvironment } from './command.ts';

/** The server of somebody who has just started it. */
export interface NewServer {
  readonly url: string;
  readonly dataDir: string;
  /** The demo user on the plan Pro. */
  readonly person: Person;
  /** Where a package is, such as `sdk`. */
  packageAt(name: string): string;
  /** Waits until it hands out its packages; gives how many. */
  packages(): Promise<string>;
  stop(): Promise<void>;
}

/** Of `demo.json`. */
export interface Person {
  readonly plan: string;
  readonly email: string;
  readonly password: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Said last, when it takes requests. */
const READY = 'Stop with Ctrl-C.';
const PACKAGES = 4;
const POLL_MS = 500;
const PATIENCE_MS = 15 * 60_000;

/** Starts what `npm start` starts, on a port and a folder of data of its own. */
export async function startServer(clone: string, dataDir: string): Promise<NewServer> {
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: dataDir, METRICS_PORT: '0' };
  const env = { ...ownEnvironment(), ...settings };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  let said = '';
  const hear = (text: string) => {
    said += text;
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  const isReady = () => said.includes(READY) || child.exitCode !== null;
  await until(async () => isReady());
  if (!said.includes(READY)) throw new Error(`The server did not start:\n${said}`);
  const { users } = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8'));
  const person: Person = users.find(({ plan }: Person) => plan === 'pro');
  const url = `http://localhost:${port}`;
  return {
    url,
    dataDir,
    person,
    packageAt: (name) => `${url}/packages/${name}.tgz`,
    async packages() {
      await until(async () => (await packagesAt(url)) >= PACKAGES);
      return `${PACKAGES} packages`;
    },
    stop,
  };
}

async function packagesAt(url: string): Promise<number> {
  const response = await fetch(`${url}/packages`, { headers: { Accept: 'application/json' } });
  const { packages } = Object(await response.json());
  return Array.isArray(packages) ? packages.length : 0;
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const endMs = performance.now() + PATIENCE_MS;
  while (!(await isDone())) {
    if (performance.now() > endMs) throw new Error('This takes too long.');
    await wait(POLL_MS);
  }
}
