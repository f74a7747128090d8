import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { inject, onTestFinished, test } from 'vitest';
import './provided-context.ts';

const EXECUTABLE = inject('chromium');
const MAX_WAIT_MS = 60_000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic'];

/** A test that needs a browser; without one it is left out, which the set-up says. */
export const browserTest = test.runIf(EXECUTABLE !== null);

/** One for all files of a worker, which ends it when it ends itself. */
let launched: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  if (EXECUTABLE === null) throw new Error('there is no browser');
  launched ??= chromium.launch({ executablePath: EXECUTABLE, args: FLAGS });
  return launched;
}

/** A page in a browser of its own: no cookies, nothing remembered. */
export interface TestPage {
  readonly page: Page;
  /** What the page complained of: errors of scripts, and whatever its content policy forbids. */
  readonly complaints: string[];
  /** Origins that were asked for anything. */
  readonly origins: Set<string>;
  readonly close: () => Promise<void>;
}

/** Browsers that know the application's scripts, by what they were opened with; free to be used. */
const free = new Map<string, TestPage[]>();

/**
 * Opens a page that is closed with the test, without cookies and with nothing remembered. What the
 * test does to the browser itself (its clock, its network) has to be undone there.
 *
 * @param cookie as in a `Cookie` header: a session
 */
export async function openPage(
  url: string,
  options: BrowserContextOptions = {},
  cookie = '',
): Promise<TestPage> {
  const key = JSON.stringify([url, options]);
  const known = free.get(key)?.pop();
  if (known === undefined) {
    const opened = await keepPage(url, options, cookie);
    onTestFinished(() => giveBack(key, url, opened));
    return opened;
  }
  const context = known.page.context();
  await signInto(context, url, cookie);
  const again = await watched(context);
  onTestFinished(() => giveBack(key, url, again));
  return again;
}

/** Forgets who was there, and keeps the scripts: most of a first visit is to load them. */
async function giveBack(key: string, url: string, opened: TestPage): Promise<void> {
  const context = opened.page.context();
  await context.setOffline(false);
  const [first] = context.pages();
  if (first !== undefined) {
    const session = await context.newCDPSession(first);
    const storageTypes = 'local_storage,session_storage,indexeddb,service_workers';
    await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes });
  }
  await Promise.all(context.pages().map((page) => page.close()));
  // A page that goes may still be given a cookie.
  await context.clearCookies();
  free.set(key, [...(free.get(key) ?? []), opened]);
}

/** Closes all that were given back. */
export async function closeFreePages(): Promise<void> {
  const all = [...free.values()].flat();
  free.clear();
  await Promise.all(all.map(({ close }) => close()));
}

/** A page of a browser of its own, for several tests or for what cannot be undone. */
export async function keepPage(
  url: string,
  options: BrowserContextOptions,
  cookie: string,
): Promise<TestPage> {
  const context = await (await browser()).newContext({ baseURL: url, locale: 'en-NZ', ...options });
  context.setDefaultTimeout(MAX_WAIT_MS);
  await signInto(context, url, cookie);
  return watched(context);
}

async function signInto(context: BrowserContext, url: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=', 2);
  if (name !== '') await context.addCookies([{ name, value, url, httpOnly: true }]);
}

async function watched(context: BrowserContext): Promise<TestPage> {
  const page = await context.newPage();
  const complaints: string[] = [];
  const origins = new Set<string>();
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) origins.add(new URL(request.url()).origin);
  });
  return { page, complaints, origins, close: () => context.close() };
}
