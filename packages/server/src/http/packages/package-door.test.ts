import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Fixture, startFixture } from '../testing/app.fixture.ts';
import { type OfferedPackages, offeredPackages } from './offered-packages.ts';

const FIRST = 'sdk-0.1.0-0123456789abcdef.tgz';
const SECOND = 'sdk-0.1.0-fedcba9876543210.tgz';
const MOCKS = 'mocks-0.1.0-00000000000000aa.tgz';

let folder: string;
let made: string;
let docsFolder: string;
let fixture: Fixture;

/** Makes the folder hold these packages, with their own names as content. */
async function make(files: readonly string[], atSeconds: number): Promise<void> {
  await mkdir(made, { recursive: true });
  const packages = files.map((file) => {
    const name = `@investing-platform/${file.split('-', 1)[0]}`;
    return { name, version: '0.1.0', file, bytes: file.length, integrity: 'sha512-x' };
  });
  for (const file of files) await writeFile(join(made, file), file);
  const index = join(made, 'index.json');
  await writeFile(index, JSON.stringify({ packages }));
  await utimes(index, atSeconds, atSeconds);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packages-'));
  made = join(folder, 'made');
  docsFolder = join(folder, 'docs');
  await mkdir(docsFolder);
  await writeFile(
    join(docsFolder, 'sdk.html'),
    'npm install http://localhost:4000/packages/sdk.tgz',
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function ask(path: string, accept = '*/*') {
  const { url } = fixture;
  const response = await fetch(url + path, { headers: { accept }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('the packages of a server', () => {
  let packages: OfferedPackages;
  beforeAll(() => {
    packages = offeredPackages(join(folder, 'kept'), made);
  });
  beforeEach(async () => {
    fixture = await startFixture({ docsFolder, packages });
  });

  test('are asked for again while they are being made', async () => {
    const { status, headers } = await ask('/packages/sdk.tgz');
    expect([status, headers.get('retry-after')]).toEqual([503, '20']);
    expect(JSON.parse((await ask('/packages')).text)).toEqual({ packages: [] });
    expect((await ask('/docs/sdk')).text).toBe(`npm install ${fixture.url}/packages/sdk.tgz`);
  });

  test('are listed with the command that installs each', async () => {
    await make([FIRST, MOCKS], 1_000);
    const url = `${fixture.url}/packages/${FIRST}`;
    const { text, headers } = await ask('/packages');
    expect(JSON.parse(text).packages).toMatchObject([
      { name: '@investing-platform/sdk', version: '0.1.0', url, install: `npm install ${url}` },
      { install: `npm install --save-dev ${fixture.url}/packages/${MOCKS} msw@3` },
    ]);
    expect(headers.get('cache-control')).toBe('no-cache');
    const page = await ask('/packages', 'text/html');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.text).toContain(`npm install ${url}`);
  });

  test('never change what an address gives, from any page', async () => {
    const { status, headers, text } = await ask(`/packages/${FIRST}`);
    expect([status, text]).toEqual([200, FIRST]);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-length')).toBe(String(FIRST.length));
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('are named by the documents with the address of now, which each name leads to', async () => {
    expect((await ask('/docs/sdk')).text).toBe(`npm install ${fixture.url}/packages/${FIRST}`);
    const { status, headers } = await ask('/packages/sdk.tgz');
    expect([status, headers.get('location')]).toEqual([302, `/packages/${FIRST}`]);
  });

  test('stay where they were after an upgrade', async () => {
    await rm(made, { recursive: true });
    await make([SECOND], 2_000);
    expect((await ask('/packages/sdk.tgz')).headers.get('location')).toBe(`/packages/${SECOND}`);
    for (const file of [FIRST, SECOND]) {
      expect((await ask(`/packages/${file}`)).text).toBe(file);
    }
  });

  test.each([
    '/packages/sdk-0.1.0-0000000000000000.tgz',
    '/packages/index.json',
    '/packages/..%2findex.json',
    '/packages/server-0.1.0-0123456789abcdef.tgz',
    '/packages/made/index.json',
  ])('do not answer at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test('are only read', async () => {
    const response = await fetch(`${fixture.url}/packages`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
