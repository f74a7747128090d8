import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiOverMocks, apiOverMocks } from '../docs/support/api-over-mocks.ts';

const main = join(import.meta.dirname, '../../packages/cli/src/main.ts');
const node = [process.execPath, '--conditions=@investing-platform/source', main];

let api: ApiOverMocks;

beforeAll(async () => {
  api = await apiOverMocks();
});

afterAll(() => api.close());

interface Ended {
  readonly exitCode: number | string | null | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end, with no terminal and nothing on its standard input. */
function ended(program: string, args: readonly string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH, INVESTING_BASE_URL: api.url };
  return new Promise((resolve) => {
    const child = execFile(
      program,
      [...args],
      { env, timeout: 170_000 },
      (error, stdout, stderr) => {
        resolve({ exitCode: error === null ? 0 : error.code, stdout, stderr });
      },
    );
    child.stdin?.end();
  });
}

const investing = (...args: string[]) => ended(process.execPath, [...node.slice(1), ...args]);

describe('the program', () => {
  test('ends with 0 where it was done, results on the standard output alone', async () => {
    const { exitCode, stdout, stderr } = await investing('healthCheck', '--format', 'json');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ status: 'OK' });
  });

  test('ends with 1 where the API refuses', async () => {
    const args = ['sharedNetWorthDashboard', '--token', 'x'.repeat(43)];
    const { exitCode, stdout, stderr } = await investing(...args);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toMatch(/\([A-Z_]+\)\n/);
    expect(stderr).not.toContain('    at ');
  });

  test('ends with 2 where the command line cannot be meant so', async () => {
    const { exitCode, stdout, stderr } = await investing('getPostions');
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain('getPositions');
  });

  test('ends quietly where its reader has seen enough', async () => {
    const words = [...node, 'list', '--format', 'json'].map((word) => `'${word}'`).join(' ');
    const { exitCode, stdout, stderr } = await ended('sh', ['-c', `${words} | head -n 1`]);
    expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 0, stdout: '[\n', stderr: '' });
  });

  test('ends with 130 where Ctrl-C breaks a call off', async () => {
    const silent = await silentServer();
    const env = { PATH: process.env.PATH, INVESTING_BASE_URL: silent.url };
    const child: ChildProcess = spawn(process.execPath, [...node.slice(1), 'healthCheck'], { env });
    await silent.asked;
    child.kill('SIGINT');
    const [exitCode] = await once(child, 'exit');
    expect(exitCode).toBe(130);
    await silent.close();
  });
});

/** A server that takes requests and never answers. */
async function silentServer() {
  const asked = Promise.withResolvers<void>();
  const server = createServer(() => asked.resolve());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}`, asked: asked.promise, close };
}
