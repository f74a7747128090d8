import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ownBankAccounts } from '../config/bank-settings.ts';
import type { Deps } from '../deps.ts';
import { equalSecrets } from '../kernel/hash.ts';
import { type DoorAddress, doorFile, readDoor } from './door-address.ts';
import type { CommandLine, CommandOutcome } from './run-command.ts';

const OWNER_ONLY = 0o600;
const SECRET_BYTES = 32;
const MAX_BODY_BYTES = 65_536;
/** Of the path of a Unix socket, by the narrowest system. */
const MAX_PATH_BYTES = 100;
const SOCKET = 'commands';

interface DoorDeps
  extends Pick<Deps, 'config' | 'db' | 'clock' | 'random' | 'secrets' | 'objects'> {
  readonly oauth: Pick<Deps['oauth'], 'issuer'>;
  readonly log: Pick<Deps['log'], 'error'>;
}

export interface CommandDoor {
  close(): Promise<void>;
}

/**
 * Carries out the operator's commands in the process that holds the embedded database, which nobody
 * else can open meanwhile. The socket lies in a folder, and its secret in a file, that only the
 * user whom the server runs as can open.
 */
export async function openCommandDoor(deps: DoorDeps): Promise<CommandDoor> {
  const { dataDir } = deps.config;
  await forget(await readDoor(dataDir));
  const secret = Buffer.from(deps.random.bytes(SECRET_BYTES)).toString('hex');
  const path = await newPath(dataDir, secret);
  const server = createServer((request, response) => {
    answer(deps, secret, request).then(
      ({ status, body }) => response.writeHead(status).end(JSON.stringify(body)),
      (error: unknown) => {
        deps.log.error({ err: error }, 'a command of the operator was not answered');
        response.writeHead(500).end('{}');
      },
    );
  });
  // A backup may take hours.
  server.requestTimeout = 0;
  await listening(server, path);
  const file = doorFile(dataDir);
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify({ path, secret }), { mode: OWNER_ONLY, flag: 'wx' });
  const leave = (): void => rmSync(file, { force: true });
  process.once('exit', leave);
  return {
    async close() {
      process.off('exit', leave);
      await new Promise((closed) => server.close(closed));
      await rm(file, { force: true });
      await forget({ path, secret });
    },
  };
}

/** What a server left that did not end well. */
async function forget(door: DoorAddress | null): Promise<void> {
  if (door === null || process.platform === 'win32') return;
  if (door.path.endsWith(`/${SOCKET}`))
    await rm(dirname(door.path), { recursive: true, force: true });
}

async function newPath(dataDir: string, secret: string): Promise<string> {
  if (process.platform === 'win32') return `\\\\.\\pipe\\investing-platform-${secret.slice(0, 16)}`;
  await mkdir(dataDir, { recursive: true });
  // Whoever asks may stand elsewhere.
  const near = resolve(dataDir, 'operator-');
  const isShort = Buffer.byteLength(join(`${near}123456`, SOCKET)) <= MAX_PATH_BYTES;
  // Nobody else may enter the folder: mkdtemp makes it so.
  return join(await mkdtemp(isShort ? near : join(tmpdir(), 'investing-platform-')), SOCKET);
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((listens, reject) => {
    server.once('error', reject);
    server.listen(path, () => listens());
  });
}

interface Answer {
  readonly status: number;
  readonly body: CommandOutcome | object;
}

async function answer(deps: DoorDeps, secret: string, request: IncomingMessage): Promise<Answer> {
  const given = Buffer.from(request.headers.authorization ?? '');
  if (!equalSecrets(given, Buffer.from(`Bearer ${secret}`))) return { status: 401, body: {} };
  const line = await commandLine(request);
  if (line === null) return { status: 400, body: {} };
  return { status: 200, body: await carryOut(deps, line) };
}

async function commandLine(request: IncomingMessage): Promise<CommandLine | null> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > MAX_BODY_BYTES) return null;
  }
  const { args, folder } = Object(JSON.parse(text));
  if (!Array.isArray(args) || typeof folder !== 'string') return null;
  return { args: args.map(String), folder };
}

async function carryOut(deps: DoorDeps, line: CommandLine): Promise<CommandOutcome> {
  const { runCommand } = await import('./run-command.ts');
  const { db, clock, random, secrets, objects, oauth, config } = deps;
  const services = { db, clock, random, secrets, objects, oauth };
  const bankAccounts = ownBankAccounts(config);
  const operator = userInfo().username;
  return runCommand(line, async (run) => {
    await run({ ...services, bankAccounts, operator, isServing: true });
  });
}
