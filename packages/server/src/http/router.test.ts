import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outage, startFixture } from './testing/app.fixture.ts';

let pagesFolder: string;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  pagesFolder = join(folder, 'dist');
  await mkdir(join(pagesFolder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(pagesFolder, 'index.html'), '<h1>Home</h1>');
  await writeFile(join(pagesFolder, 'sign-in.html'), '<h1>Sign in</h1>');
  await writeFile(join(pagesFolder, 'assets', 'app-Ab3_x-9z.js'), 'export {};');
});

afterAll(() => rm(join(pagesFolder, '..'), { recursive: true }));

/** Paths exactly as given: `fetch` would tidy them up first. */
async function get(port: number, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return String(Buffer.concat(await socket.toArray()));
}

describe('the pages', () => {
  test.each([
    ['/', 'Home', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'Home', 'text/html; charset=utf-8', 'no-cache'],
    ['/sign-in', 'Sign in', 'text/html; charset=utf-8', 'no-cache'],
    ['/sign-in?next=%2F', 'Sign in', 'text/html; charset=utf-8', 'no-cache'],
    [
      '/assets/app-Ab3_x-9z.js',
      'export',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
  ])('%s is served with its type and its time to live', async (path, part, type, caching) => {
    const { url } = await startFixture({ pagesFolder });
    const response = await fetch(url + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(part);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe(caching);
  });

  test('may run nothing inline, load nothing from elsewhere and be framed by nobody', async () => {
    const { url } = await startFixture({ pagesFolder });
    const { headers } = await fetch(url);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('rate-limit-total')).not.toBeNull();
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..\\..\\secret.txt',
    '//secret.txt',
    '/sign-in/',
    '/constructor',
    '/.well-known/other',
  ])('never lead out of their folder: %s is not found', async (path) => {
    const { port } = await startFixture({ pagesFolder });
    const answer = await get(port, path);
    expect(answer).toMatch(/^HTTP\/1\.1 404/);
    expect(answer).not.toContain('secret\n');
  });

  test('are read only', async () => {
    const { url } = await startFixture({ pagesFolder });
    const response = await fetch(`${url}/sign-in`, { method: 'POST', body: 'a=b' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    const head = await fetch(`${url}/sign-in`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('16');
  });

  // Only Linux tells which files a process has open.
  test.runIf(process.platform === 'linux')(
    'let go of their file where the visitor leaves early',
    async () => {
      const large = join(pagesFolder, 'large.txt');
      await writeFile(large, Buffer.alloc(50_000_000));
      const { port } = await startFixture({ pagesFolder });
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(socket, 'data');
      expect(await openFiles()).toContain(large);
      socket.destroy();
      await expect.poll(openFiles).not.toContain(large);
    },
  );

  test('count for the address that asks', async () => {
    const { url } = await startFixture({ pagesFolder, settings: { RATE_LIMIT_GENERAL: '1' } });
    expect((await fetch(url)).status).toBe(200);
    const refused = await fetch(url);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
  });
});

describe('health', () => {
  test('says that the process is alive and ready', async () => {
    const { url } = await startFixture();
    for (const path of ['/healthz', '/readyz']) {
      const response = await fetch(url + path);
      expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
      expect(response.headers.get('rate-limit-total')).not.toBeNull();
    }
  });

  test('is not ready without its database, yet alive', async () => {
    const { url, world } = await startFixture();
    world.databaseFault = outage();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    world.databaseFault = null;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test('is not ready while it stops', async () => {
    const { url, app } = await startFixture();
    app.health.drain();
    const response = await fetch(`${url}/readyz`);
    expect([response.status, await response.json()]).toEqual([503, { status: 'draining' }]);
  });
});

describe('a stopping server', () => {
  test('finishes what is in flight and takes nothing new', async () => {
    const fixture = await startFixture();
    const socket = connect(fixture.port, '127.0.0.1');
    const body = '{"query":"{ health }"}';
    const head = [
      'POST /graphql HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
    const received: string[] = [];
    socket.on('data', (chunk) => received.push(String(chunk)));
    await expect.poll(() => connectionCount(fixture.http.server)).toBe(1);
    const stopped = fixture.http.stop(60_000);
    await expect(fetch(`${fixture.url}/healthz`)).rejects.toThrow();
    socket.write(body.slice(5));
    await stopped;
    expect(received.join('')).toContain('{"data":{"health":"ok"}}');
  });

  test('does not wait for ever', async () => {
    const fixture = await startFixture();
    const socket = connect(fixture.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n');
    await expect.poll(() => connectionCount(fixture.http.server)).toBe(1);
    await fixture.http.stop(50);
    expect(await connectionCount(fixture.http.server)).toBe(0);
  });
});

async function openFiles(): Promise<string[]> {
  const links = (await readdir('/proc/self/fd')).map((fd) =>
    readlink(`/proc/self/fd/${fd}`).catch(() => ''),
  );
  return Promise.all(links);
}

function connectionCount(server: import('node:http').Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}
