import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { figureInCell } from './cell.ts';
import { runIn } from './command.ts';
import { figureInPage } from './page.ts';
import { type NewServer, startServer } from './server.ts';
import { figureInTerminal } from './terminal.ts';
import { figureInTest } from './test-with-mocks.ts';

const HERE = resolve(import.meta.dirname, '../..');

const scratch = await mkdtemp(join(tmpdir(), 'newcomer-'));
const isHere = process.argv.includes('--here');
const begunMs = performance.now();

/** Goes one step, and prints how long it took and what it came to. */
async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const startMs = performance.now();
  const result = await work().catch((error: unknown) => {
    throw new Error(`${title}: ${error instanceof Error ? error.message : error}`);
  });
  const figure = typeof result === 'string' ? result.trim() : '';
  say(`${seconds(performance.now() - startMs)}  ${title.padEnd(46)}  ${figure}`.trimEnd());
  return result;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function seconds(lengthMs: number): string {
  return `${(lengthMs / 1_000).toFixed(1).padStart(6)} s`;
}

async function folderOf(name: string): Promise<string> {
  const folder = join(scratch, name);
  await mkdir(folder, { recursive: true });
  return folder;
}

async function walk(server: NewServer): Promise<void> {
  await step('the packages of the server are ready', () => server.packages());
  const terminal = await folderOf('terminal');
  await step('a figure in a terminal', () => figureInTerminal(server, terminal));
  const checked = await folderOf('checked');
  await step('a figure in a test with mocks', () => figureInTest(server, checked));
  const page = await folderOf('page');
  await step('a figure in a web page, signed in by a person', () => figureInPage(server, page));
  await step('a figure in a cell of a spreadsheet', () => figureInCell(server));
}

try {
  const clone = isHere ? HERE : join(scratch, 'clone');
  if (!isHere) {
    await step('git clone', () => runIn(scratch, 'git', ['clone', '--quiet', HERE, clone]));
  }
  const server = await step(isHere ? 'npm start' : 'npm start, with what it installs', async () =>
    startServer(clone, await folderOf('data')),
  );
  try {
    await walk(server);
  } finally {
    await server.stop();
  }
  say(`${seconds(performance.now() - begunMs)}  from the clone to all figures`);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
}
