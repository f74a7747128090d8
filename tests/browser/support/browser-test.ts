import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
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

/**
 * Opens a browser that is closed with the test.
 *
 * @param cookie as in a `Cookie` header: a session
 */
export async function openPage(
  url: string,
  options: BrowserContextOptions = {},
  cookie = '',
): Promise<TestPage> {
  const opened = await keepPage(url, options, cookie);
  onTestFinished(opened.close);
  return opened;
}

/** As `openPage`, for several tests: who opens it closes it. */
export async function keepPage(
  url: string,
  options: BrowserContextOptions,
  cookie: string,
): Promise<TestPage> {
  const context = await (await browser()).newContext({ baseURL: url, locale: 'en-NZ', ...options });
  context.setDefaultTimeout(MAX_WAIT_MS);
  const [name = '', value = ''] = cookie.split('=', 2);
  if (name !== '') await context.addCookies([{ name, value, url, httpOnly: true }]);
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
