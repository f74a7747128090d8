import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/lib/process.mjs';
import { signInScript } from '../../scripts/newcomer/sign-in-script.ts';
import { type Installed, installAll } from '../packages/support/installed.ts';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

/** To build and install takes long: `npm run test:reach` does it, where a browser is asked for. */
const reaching = process.env.REACH === '1';
const reachTest = reaching ? browserTest : test.runIf(false);

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };
const CREATE = `mutation ($params: CreateApiCredentialInput!) {
  createApiCredential(params: $params) { credential { clientId } }
}`;

const page = (script: string) => `<!doctype html>
<title>A page</title>
<button>Sign in</button>
<output></output>
<script type="module" src="/${script}"></script>
`;

/** The address and the app come from Vite. */
const SIGN_IN = signInScript('import.meta.env.VITE_BASE_URL', 'import.meta.env.VITE_CLIENT_ID');

/** The same figure from a world in the page, over its service worker. */
const MOCKED = `
import { setupMockWorker } from '@investing-platform/mocks/browser';
import { createClient, fixedToken } from '@investing-platform/sdk';
const baseUrl = 'https://api.example.com';
const mocks = setupMockWorker({ baseUrl });
await mocks.start({ quiet: true });
const client = createClient({ baseUrl, auth: fixedToken(mocks.world.issueToken()) });
const { totals } = await client.netWorthDashboard();
document.querySelector('output').textContent = totals.netWorth + ' ' + totals.currency;
`;

const server = useServer();
let installed: Installed | undefined;
const site = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://site');
  const file = join(installed?.project ?? '', 'dist', pathname === '/' ? 'index.html' : pathname);
  const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain';
  const text = await readFile(file).catch(() => null);
  response.writeHead(text === null ? 404 : 200, { 'content-type': type }).end(text);
});

beforeAll(async () => {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  if (reaching) installed = await installAll(['sdk', 'mocks']);
});

afterAll(async () => {
  site.close();
  await installed?.dispose();
});

const FIGURE = /^[\d.]+ [A-Z]{3}$/;

reachTest(
  'pages that Vite builds with the tarballs sign in by code, and run on mocks',
  async () => {
    const { createUser, signIn, graphql, url } = server.current;
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const cookie = await signIn(await createUser());
    const params = { label: 'A page', publicClient: true, redirectUris: [`${origin}/`] };
    const { body } = await graphql({ Origin: url, Cookie: cookie }, CREATE, { params });
    await build(url, Object(body).data.createApiCredential.credential.clientId);

    const { page, complaints } = await openPage(url, {}, cookie);
    await page.goto(origin);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.locator('output:not(:empty)').waitFor();
    expect(await page.locator('output').innerText()).toMatch(/^0(\.00)? [A-Z]{3}$/);

    await page.goto(`${origin}/mocks.html`);
    await page.locator('output:not(:empty)').waitFor();
    const figure = await page.locator('output').innerText();
    expect(figure).toMatch(FIGURE);
    expect(Number.parseFloat(figure)).toBeGreaterThan(0);
    const workers = await page.evaluate('navigator.serviceWorker.controller?.scriptURL');
    expect(workers).toBe(`${origin}/mockServiceWorker.js`);
    expect(complaints.filter((text) => !/404|favicon/.test(text))).toEqual([]);
  },
);

async function build(baseUrl: string, clientId: string): Promise<void> {
  const project = installed?.project ?? '';
  const input = ['index.html', 'mocks.html'];
  const files = {
    'index.html': page('sign-in.js'),
    'mocks.html': page('mocked.js'),
    'sign-in.js': SIGN_IN,
    'mocked.js': MOCKED,
    'vite.config.js': `export default ${JSON.stringify({ build: { rollupOptions: { input } } })};`,
    '.env': `VITE_BASE_URL=${baseUrl}\nVITE_CLIENT_ID=${clientId}\n`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(project, name), text);
  await mkdir(join(project, 'public'), { recursive: true });
  const worker = 'mockServiceWorker.js';
  await copyFile(join(project, 'node_modules/msw/lib', worker), join(project, 'public', worker));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: project,
    env,
  });
}
