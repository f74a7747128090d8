import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = join(root, 'node_modules', '.bin', 'node');
const main = join(root, 'packages', 'server', 'src', 'main.ts');

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'server-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function start(settings: Record<string, string>): { child: ChildProcess; output: () => string } {
  const env = { PATH: process.env.PATH ?? '', METRICS_PORT: '0', ...settings };
  const child = spawn(node, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stdout?.on('data', (chunk) => (text += String(chunk)));
  child.stderr?.on('data', (chunk) => (text += String(chunk)));
  return { child, output: () => text };
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

describe('the server process', () => {
  test('starts with nothing configured, tells what to try, and stops at once on SIGTERM', async () => {
    const port = await freePort();
    const { child, output } = start({ DATA_DIR: dataDir, PORT: port });
    await expect.poll(output, { timeout: 20_000 }).toContain('Stop with Ctrl-C.');
    expect(output()).toContain(`http://localhost:${port}/graphql`);
    const demo = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8'));
    const { clientId, clientSecret } = demo.users[1];
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const granted = await fetch(`${demo.baseUrl}/oauth/token`, {
      method: 'POST',
      headers: { Authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'identity' }),
    });
    const token = (JSON.parse(await granted.text()) as { access_token: string }).access_token;
    const answer = await fetch(`${demo.baseUrl}/graphql`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{"query":"{ fetchCurrentUser { email } }"}',
    });
    const { data } = JSON.parse(await answer.text());
    expect(data).toEqual({ fetchCurrentUser: { email: demo.users[1].email } });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }, 40_000);

  test('says which settings are wrong, all at once, and fails', async () => {
    const { child, output } = start({ PORT: 'x', NODE_ENV: 'production', LOG_LEVEL: 'loud' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toContain('PORT must be a whole number');
    expect(output()).toContain('LOG_LEVEL must be one of');
    expect(output()).not.toContain('    at ');
  });

  test('says that its port is taken, in a sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { child, output } = start({ DATA_DIR: dataDir, PORT: String(port) });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toContain('set PORT to a free one');
    expect(output()).not.toContain('    at ');
  }, 40_000);
});
