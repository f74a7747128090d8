import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFixture } from '../testing/app.fixture.ts';

const SCRIPT = 'export const answer = 42;';
let pagesFolder: string;

beforeAll(async () => {
  pagesFolder = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(pagesFolder, 'assets'));
  await writeFile(join(pagesFolder, '404.html'), '<h1>Nothing here</h1>');
  await mkdir(join(pagesFolder, 'shared'));
  await writeFile(join(pagesFolder, 'shared', '_.html'), '<h1>Shared</h1>');
  await writeFile(join(pagesFolder, 'assets', 'app-Ab3_x-9z.js'), SCRIPT);
  await writeFile(join(pagesFolder, 'assets', 'app-Ab3_x-9z.js.br'), 'in brotli');
  await writeFile(join(pagesFolder, 'assets', 'app-Ab3_x-9z.js.gz'), gzipSync(SCRIPT));
});

afterAll(() => rm(pagesFolder, { recursive: true }));

interface RawAnswer {
  readonly status: number;
  readonly coding: string | undefined;
  readonly type: string | undefined;
  readonly vary: string | undefined;
  readonly body: Buffer;
}

/** Not by `fetch`, which would decompress. */
async function get(path: string, headers: Record<string, string>): Promise<RawAnswer> {
  const { port } = await startFixture({ pagesFolder });
  return new Promise((resolve, reject) => {
    request({ port, path, headers }, async (response) => {
      resolve({
        status: response.statusCode ?? 0,
        coding: response.headers['content-encoding'],
        type: response.headers['content-type'],
        vary: response.headers.vary,
        body: Buffer.concat(await response.toArray()),
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('a compressed form that lies beside a file', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('goes to who accepts it: %s', async (accepted, coding) => {
    const answer = await get('/assets/app-Ab3_x-9z.js', { 'Accept-Encoding': accepted });
    expect(answer).toMatchObject({ status: 200, coding, vary: 'Accept-Encoding' });
    expect(answer.type).toBe('text/javascript; charset=utf-8');
    if (coding === 'gzip') expect(String(gunzipSync(answer.body))).toBe(SCRIPT);
    if (coding === undefined) expect(String(answer.body)).toBe(SCRIPT);
  });

  test.each(['.br', '.gz'])('has no address of its own: %s', async (ending) => {
    expect((await get(`/assets/app-Ab3_x-9z.js${ending}`, {})).status).toBe(404);
  });
});

describe('a page for any name below a folder', () => {
  test.each(['/shared/q7Zb0w3vXk9TnR4sLd2Y8A', '/shared/_'])('answers %s', async (path) => {
    const answer = await get(path, {});
    expect([answer.status, String(answer.body)]).toEqual([200, '<h1>Shared</h1>']);
  });

  test.each(['/shared', '/shared/', '/shared/one/two', '/shared/one.csv', '/assets/one'])(
    'does not answer %s',
    async (path) => {
      expect((await get(path, {})).status).toBe(404);
    },
  );
});

describe('an address that leads nowhere', () => {
  test('shows browsers the application’s own page, as 404', async () => {
    const answer = await get('/nowhere', { Accept: 'text/html,application/xhtml+xml' });
    expect(answer).toMatchObject({ status: 404, type: 'text/html; charset=utf-8' });
    expect(String(answer.body)).toContain('Nothing here');
  });

  test('tells programs so in one line', async () => {
    const answer = await get('/nowhere', { Accept: 'application/json' });
    expect(answer).toMatchObject({ status: 404, type: 'text/plain; charset=utf-8' });
    expect(String(answer.body)).toBe('Not found\n');
  });

  test('is 404 at the page’s own address too', async () => {
    expect((await get('/404', {})).status).toBe(404);
  });
});
