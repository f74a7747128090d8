import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { startTestServer } from '@investing-platform/server/testing';
import type { AxeResults } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = createRequire(import.meta.url).resolve('axe-core');
const RUN_AXE = `axe.run({ resultTypes: ['violations'] })
  .then(({ violations }) => violations)`;
/** How many results a reader looks at. */
const MAX_RESULTS = 4;

/** A reader of the built reference, on a real server. */
export interface Visit {
  readonly url: string;
  readonly page: Page;
  /** Of the person who signs in, and of a credential of theirs. */
  readonly email: string;
  readonly clientId: string;
  /** What pages complained of, but for answers to those who are not signed in. */
  readonly complaints: readonly string[];
  signIn(): Promise<void>;
  /** What goes over the wire until a page is quiet, in a browser that has nothing yet. */
  firstLoadBytes(path: string): Promise<number>;
  /** The pages that the search names first. */
  search(words: string): Promise<string>;
  /** What axe objects to, by rule and place. */
  faults(path: string, scheme: 'light' | 'dark'): Promise<readonly string[]>;
  /** Opens the place to try an operation, calls it, and gives the answer's text. */
  tryIt(path: string, button?: string): Promise<string>;
  /** How many requests to `/graphql` named an operation. */
  sent(operationName: string): number;
  end(): Promise<void>;
}

export async function visitSite(executablePath: string, docsFolder: string): Promise<Visit> {
  const server = await startTestServer({ docsFolder, seed: 'docs' });
  const person = await server.createUser({ plan: 'PRO' });
  const { clientId } = await server.createCredential(person);
  const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
  const browser = await chromium.launch({ executablePath, args: flags });
  const axe = await readFile(AXE, 'utf8');
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  const bodies: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    // Of a wrong token and of an address that leads nowhere, which tests ask for.
    if (isFault && !/status of 40[14]/.test(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) bodies.push(request.postData() ?? '');
  });
  const open = async (path: string) => {
    await page.goto(path);
    await page.getByText('Call this server').click();
  };
  return {
    url: server.url,
    page,
    email: person.email,
    clientId,
    complaints,
    async signIn() {
      const [name = '', value = ''] = (await server.signIn(person)).split('=', 2);
      await context.addCookies([{ name, value, url: server.url, httpOnly: true }]);
    },
    firstLoadBytes: (path) => firstLoadBytes(browser, server.url + path),
    async search(words) {
      const input = page.locator('#localsearch-input');
      if (!(await input.isVisible())) {
        await page.goto('/docs/', { waitUntil: 'networkidle' });
        // Until the page listens to keys, one of them is lost.
        const opened = async () => {
          await page.keyboard.press('Control+k');
          return input.isVisible();
        };
        await expect.poll(opened).toBe(true);
      }
      const first = page.locator('.VPLocalSearchBox .result').first();
      await input.fill('');
      await first.waitFor({ state: 'detached' });
      await input.fill(words);
      await first.filter({ has: page.locator('mark') }).waitFor();
      const results = await page.locator('.VPLocalSearchBox .result .titles').allTextContents();
      return results.slice(0, MAX_RESULTS).join('; ');
    },
    async faults(path, scheme) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(path);
      if (path.includes('/operations/')) {
        await page.getByText('Call this server').click();
        await page.getByLabel('Variables').waitFor();
      }
      await page.locator('main, [role=main]').waitFor();
      await page.evaluate(axe);
      const violations = (await page.evaluate(RUN_AXE)) as AxeResults['violations'];
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
    },
    async tryIt(path, button = 'Send') {
      await open(`/docs/operations/${path}`);
      await page.getByRole('button', { name: button, exact: true }).click();
      const answer = page.getByLabel('Answer');
      await answer.filter({ hasText: '{' }).waitFor();
      return (await answer.textContent()) ?? '';
    },
    sent: (operationName) =>
      bodies.filter((body) => body.includes(`mutation ${operationName}`)).length,
    async end() {
      await browser.close();
      await server.stop();
    },
  };
}

async function firstLoadBytes(browser: Browser, address: string): Promise<number> {
  const fresh = await browser.newContext();
  const first = await fresh.newPage();
  const sizes: Promise<number>[] = [];
  first.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  const refused: string[] = [];
  first.on('response', (answer) => {
    if (!answer.ok()) refused.push(`${answer.status()} ${answer.url()}`);
  });
  await first.goto(address, { waitUntil: 'networkidle' });
  const all = await Promise.all(sizes);
  await fresh.close();
  if (refused.length > 0) throw new Error(`a stranger is refused ${refused.join(', ')}`);
  return all.reduce((sum, size) => sum + size, 0);
}
