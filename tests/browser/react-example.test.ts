import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const EXAMPLE = join(import.meta.dirname, '../../examples/react');
const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };
const CREATE = `mutation ($params: CreateApiCredentialInput!) {
  createApiCredential(params: $params) { credential { clientId } }
}`;
const server = useServer();

browserTest('the React example signs a person in by code and shows their net worth', async () => {
  const { createUser, signIn, graphql, url } = server.current;
  const folder = await mkdtemp(join(tmpdir(), 'react-example-'));
  const site = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain';
    const text = await readFile(file).catch(() => null);
    response.writeHead(text === null ? 404 : 200, { 'content-type': type }).end(text);
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  onTestFinished(async () => {
    site.close();
    await rm(folder, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const person = await createUser();
  const cookie = await signIn(person);
  const params = { label: 'Net worth', publicClient: true, redirectUris: [`${origin}/`] };
  const { body } = await graphql({ Origin: url, Cookie: cookie }, CREATE, { params });
  await build(folder, url, Object(body).data.createApiCredential.credential.clientId);

  const { page, complaints } = await openPage(url, {}, cookie);
  await page.goto(origin);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.getByText(/^Net worth 0(\.00)? [A-Z]{3}$/).waitFor();
  expect(page.url()).toBe(`${origin}/`);
  expect(complaints.filter((text) => !/404|favicon/.test(text))).toEqual([]);
});

async function build(folder: string, baseUrl: string, clientId: string): Promise<void> {
  const require = createRequire(join(EXAMPLE, 'package.json'));
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    VITE_INVESTING_BASE_URL: baseUrl,
    VITE_INVESTING_CLIENT_ID: clientId,
  };
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, args, { cwd: EXAMPLE, env });
}
