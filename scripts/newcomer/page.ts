import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchChromium, type Page } from '../../tests/browser/support/launch-chromium.ts';
import { freePort } from '../lib/free-port.ts';
import { install } from './command.ts';
import type { NewServer, Person } from './server.ts';
import { signInScript } from './sign-in-script.ts';
import { figureOf } from './terminal.ts';

const PAGE = `<!doctype html>
<title>Net worth</title>
<button>Sign in</button>
<output></output>
<script type="module" src="/main.js"></script>
`;

/** Installs the SDK and Vite, and signs in to the page in Chromium, by code and PKCE. */
export async function figureInPage(server: NewServer, folder: string): Promise<string> {
  const browser = await launchChromium();
  if (browser === null) return 'skipped: there is no Chromium (CHROMIUM_PATH names one)';
  try {
    await install(folder, server.packageAt('sdk'), 'vite@8.3.8');
    const port = await freePort();
    const address = `http://localhost:${port}/`;
    const clientId = await registered(server.url, address);
    await writeFile(join(folder, 'index.html'), PAGE);
    const script = signInScript(JSON.stringify(server.url), JSON.stringify(clientId));
    await writeFile(join(folder, 'main.js'), script);
    const vite = spawn(
      join(folder, 'node_modules/.bin/vite'),
      ['--port', String(port), '--strictPort', '--host', 'localhost'],
      { cwd: folder, stdio: 'ignore' },
    );
    const ended = once(vite, 'exit');
    try {
      await answering(address);
      return await shownTo(server.person, await browser.newPage(), address);
    } finally {
      vite.kill();
      await ended;
    }
  } finally {
    await browser.close();
  }
}

/** What the page shows to a person who signs in and allows it. */
async function shownTo(person: Person, page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  const output = page.locator('output:not(:empty)');
  await output.waitFor();
  return figureOf(await output.innerText());
}

async function registered(url: string, redirectUri: string): Promise<string> {
  const response = await fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_name: 'A first page', redirect_uris: [redirectUri] }),
  });
  return String(Object(await response.json()).client_id);
}

const TRIES = 120;
const POLL_MS = 250;

async function answering(address: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await wait(POLL_MS);
  }
  throw new Error(`Nothing answers at ${address}`);
}
