import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { auth, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort as freeTcpPort } from '../../scripts/lib/free-port.ts';
import { type RunningServer, runServer } from '../../scripts/lib/server-process.ts';
import { assistant } from '../mcp/support/assistant.ts';
import { browserOf, signedIn } from '../oauth/support/browser.ts';

let dataDir: string;
/** Made by the first start, and started from again: to make a database takes seconds. */
let demo: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'server-'));
  demo = join(dataDir, 'demo');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function start(settings: Record<string, string>): RunningServer {
  const server = runServer(settings);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

const freePort = async () => String(await freeTcpPort());

/** Finds the server, registers, signs in as a person who allows it, lists the tools and calls one. */
async function useByAssistant(
  baseUrl: string,
  person: { readonly email: string; readonly password: string },
): Promise<void> {
  const provider = assistant();
  const serverUrl = `${baseUrl}/mcp`;
  await auth(provider, { serverUrl, scope: 'identity portfolio.read' });
  const { browse } = browserOf(baseUrl, await signedIn(baseUrl, person));
  const { searchParams } = await browse(provider.visited[0] ?? new URL(serverUrl));
  const authorizationCode = searchParams.get('code') ?? '';
  const iss = searchParams.get('iss') ?? '';
  expect(await auth(provider, { serverUrl, authorizationCode, iss })).toBe('AUTHORIZED');
  const client = new Client({ name: 'Test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(serverUrl), {
    authProvider: provider,
  });
  await client.connect(transport);
  expect((await client.listTools()).tools).toHaveLength(20);
  const overview = await client.callTool({ name: 'get_overview', arguments: {} });
  expect(overview.structuredContent).toHaveProperty('netWorthDashboard');
  await client.close();
}

describe('the server process', () => {
  test('starts with nothing configured, tells what to try, and stops at once on SIGTERM', async () => {
    const port = await freePort();
    const { child, output, ready } = start({ DATA_DIR: demo, PORT: port });
    await ready();
    expect(output()).toContain(`http://localhost:${port}/graphql`);
    const { baseUrl, users } = JSON.parse(await readFile(join(demo, 'demo.json'), 'utf8'));
    const { clientId, clientSecret, email, password } = users[1];
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const granted = await fetch(`${baseUrl}/oauth/token`, {
      method: 'POST',
      headers: { Authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'identity' }),
    });
    const token = (JSON.parse(await granted.text()) as { access_token: string }).access_token;
    const answer = await fetch(`${baseUrl}/graphql`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{"query":"{ fetchCurrentUser { email } }"}',
    });
    const { data } = JSON.parse(await answer.text());
    expect(data).toEqual({ fetchCurrentUser: { email } });
    await useByAssistant(baseUrl, { email, password });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('says which settings are wrong, all at once, and fails', async () => {
    const { child, output } = start({ PORT: 'x', NODE_ENV: 'production', LOG_LEVEL: 'loud' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toContain('PORT must be a whole number');
    expect(output()).toContain('LOG_LEVEL must be one of');
    expect(output()).not.toContain('    at ');
  });

  test('says that its port is taken, in a sentence', async () => {
    const { child, output } = start({ DATA_DIR: demo, PORT: await takenPort() });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toContain('set PORT to a free one');
    expect(output()).not.toContain('    at ');
  });

  test('starts without metrics where their port is taken, and says so', async () => {
    const ports = { PORT: await freePort(), METRICS_PORT: await takenPort() };
    const { child, output, ready } = start({ DATA_DIR: demo, ...ports });
    await ready();
    // It goes out on the other stream, which may be read later.
    await expect
      .poll(output)
      .toContain('metrics are not served: set METRICS_PORT to a free port, or to 0');
    expect(output()).not.toContain('/metrics');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  const password = 'a-secret-word';
  test.each<[string, () => Promise<Record<string, string>>, string]>([
    [
      'a data directory that is a file',
      async () => {
        const file = join(dataDir, 'file');
        await writeFile(file, '');
        return { DATA_DIR: file };
      },
      'DATA_DIR must be a folder to write to: EEXIST',
    ],
    [
      'a data directory in use',
      async () => {
        const folder = join(dataDir, 'used');
        await mkdir(folder);
        const { pid } = process;
        const holder = JSON.stringify({ pid, host: hostname(), startedAt: '' });
        await writeFile(join(folder, 'server.lock'), holder);
        return { DATA_DIR: folder };
      },
      `The data directory is in use by process ${process.pid}. Stop that process first`,
    ],
    [
      'a database that cannot be reached',
      async () => ({
        DATABASE_URL: `postgres://user:${password}@127.0.0.1:${await freePort()}/name`,
      }),
      'The database of DATABASE_URL cannot be reached: connect ECONNREFUSED',
    ],
    [
      'an address of another machine',
      async () => ({ HOST: '192.0.2.1', DATA_DIR: demo }),
      'Set HOST to an address of this machine',
    ],
  ])('says what is wrong about %s, in a sentence', async (_title, settings, sentence) => {
    const { child, output } = start({ PORT: await freePort(), ...(await settings()) });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toContain(sentence);
    expect(output().trim().split('\n')).toHaveLength(1);
    expect(output()).not.toContain(password);
  });

  test('stops quietly where it is told to while it starts', async () => {
    const folder = join(dataDir, 'early');
    const settings = { DATA_DIR: folder, PORT: await freePort(), LOG_LEVEL: 'error' };
    const first = start(settings);
    const lock = join(folder, 'server.lock');
    await expect.poll(() => existsSync(lock)).toBe(true);
    first.child.kill('SIGTERM');
    await once(first.child, 'exit');
    expect(first.output()).toBe('');
    await start(settings).ready();
  });

  test('loses nothing that it acknowledged when it is killed', async () => {
    const settings = { DATA_DIR: demo, PORT: await freePort() };
    const first = start(settings);
    await first.ready();
    const base = `http://localhost:${settings.PORT}`;
    const registered: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const response = await fetch(`${base}/oauth/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ redirect_uris: [`http://127.0.0.1/${count}`] }),
      });
      registered.push((JSON.parse(await response.text()) as { client_id: string }).client_id);
    }
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    await start(settings).ready();
    for (const [count, clientId] of registered.entries()) {
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: `http://127.0.0.1/${count}`,
      });
      const answer = await fetch(`${base}/oauth/authorize?${query}`, { redirect: 'manual' });
      // The client is known: what is wrong with the request is told to it.
      expect(answer.status).toBe(303);
    }
  });
});

async function takenPort(): Promise<string> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  return String((other.address() as AddressInfo).port);
}
