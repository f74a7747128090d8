import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFixture } from '../testing/app.fixture.ts';

let docsFolder: string;

beforeAll(async () => {
  docsFolder = await mkdtemp(join(tmpdir(), 'docs-'));
  await mkdir(join(docsFolder, 'assets'));
  await mkdir(join(docsFolder, 'operations'));
  await writeFile(join(docsFolder, 'index.html'), '<h1>Reference</h1>');
  await writeFile(join(docsFolder, 'operations', 'index.html'), '<h1>All</h1>');
  await writeFile(join(docsFolder, 'operations', 'placeOrder.html'), '<h1>placeOrder</h1>');
  await writeFile(join(docsFolder, 'assets', 'index.md.COFxh9Fx.lean.js'), 'export {};');
});

afterAll(() => rm(docsFolder, { recursive: true }));

describe('the reference', () => {
  test.each([
    ['/docs/', 'Reference', 'no-cache'],
    ['/docs/operations/', 'All', 'no-cache'],
    ['/docs/operations/placeOrder', 'placeOrder', 'no-cache'],
    ['/docs/assets/index.md.COFxh9Fx.lean.js', 'export', 'public, max-age=31536000, immutable'],
  ])('is served below /docs: %s', async (path, part, caching) => {
    const { url } = await startFixture({ docsFolder });
    const response = await fetch(url + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(part);
    expect(response.headers.get('cache-control')).toBe(caching);
  });

  test('has its root at /docs/', async () => {
    const { url } = await startFixture({ docsFolder });
    const response = await fetch(`${url}/docs`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, '/docs/']);
  });

  test('may run nothing inline, load nothing from elsewhere and send no forms', async () => {
    const { url } = await startFixture({ docsFolder });
    const { headers } = await fetch(`${url}/docs/`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("form-action 'none'; frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['/docs', '/docs/', '/docs/operations/placeOrder'])(
    'says at %s how to build it where it is not built',
    async (path) => {
      const { url } = await startFixture();
      const response = await fetch(url + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toMatch(
        /^The reference is not built yet: `npm start` makes it/,
      );
    },
  );

  test('is there as soon as it is built, without a start of the server', async () => {
    const later = join(docsFolder, '..', `${basename(docsFolder)}-later`);
    const { url } = await startFixture({ docsFolder: later });
    expect((await fetch(`${url}/docs/`)).status).toBe(404);
    await mkdir(later);
    await writeFile(join(later, 'index.html'), '<h1>Built</h1>');
    expect(await (await fetch(`${url}/docs/`)).text()).toBe('<h1>Built</h1>');
    await rm(later, { recursive: true });
    await mkdir(later);
    await writeFile(join(later, 'anew.html'), '<h1>Built anew</h1>');
    expect(await (await fetch(`${url}/docs/anew`)).text()).toBe('<h1>Built anew</h1>');
    await rm(later, { recursive: true });
  });

  test('names the server that it is read from, compressed for those who take it', async () => {
    const page = join(docsFolder, 'operations', 'curl.html');
    await writeFile(page, 'curl http://localhost:4000/graphql');
    await writeFile(join(docsFolder, 'style.css'), 'a { color: #0b6b5b }');
    const { url } = await startFixture({ docsFolder });
    const response = await fetch(`${url}/docs/operations/curl`);
    expect(await response.text()).toBe(`curl ${url}/graphql`);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const plain = await fetch(`${url}/docs/operations/curl`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const style = await fetch(`${url}/docs/style.css`);
    expect(style.headers.get('content-encoding')).toBe('gzip');
  });

  test('leads back from an address where nothing is, for browsers', async () => {
    await writeFile(join(docsFolder, '404.html'), '<a href="http://localhost:4000/">Home</a>');
    const { url } = await startFixture({ docsFolder });
    const missing = (accept: string) => fetch(`${url}/docs/nowhere`, { headers: { accept } });
    const page = await missing('text/html,*/*');
    expect([page.status, await page.text()]).toEqual([404, `<a href="${url}/">Home</a>`]);
    expect(await (await missing('application/json')).text()).toBe('Not found\n');
  });

  test('does not answer for what only looks like it', async () => {
    const { url } = await startFixture({ docsFolder });
    for (const path of ['/docsx', '/docs/nothing', '/docs/../index.html']) {
      expect((await fetch(url + path)).status).toBe(404);
    }
  });
});
