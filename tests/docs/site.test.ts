import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { catalog } from '@investing-platform/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../browser/support/find-chromium.ts';
import { type Visit, visitSite } from './support/visit.ts';

const run = promisify(execFile);
const CHROMIUM = findChromium();
const main = join(import.meta.dirname, '../../packages/docs/src/main.ts');

let folder: string;
/** The built files by path, with their text. */
const files = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-site-'));
  const args = ['--conditions=@investing-platform/source', main, folder];
  await run(process.execPath, args, { timeout: 280_000, maxBuffer: 10_000_000 });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll('\\', '/');
    files.set(path, await readFile(file, 'utf8'));
  }
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const pages = () => [...files].filter(([path]) => path.endsWith('.html'));

/** The file that the server answers an address with, as it serves `/a/b` by `/a/b.html`. */
function fileOf(address: string): string | undefined {
  const path = address.replace(/^\/docs/, '') || '/';
  const candidates = [path, `${path}.html`, `${path}index.html`];
  return candidates.find((candidate) => files.has(candidate));
}

describe('the built reference', () => {
  test('has a page for each operation', () => {
    const names = Object.entries(catalog).map(
      ([name, { domain }]) => `/operations/${domain}/${name}.html`,
    );
    expect(names.filter((path) => !files.has(path))).toEqual([]);
  });

  test('has no dead link, with or without an anchor', () => {
    const ids = new Map(
      pages().map(([path, html]) => [
        path,
        new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
      ]),
    );
    const dead = pages().flatMap(([path, html]) =>
      [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].flatMap(([, href = '']) => {
        if (/^https?:/.test(href)) return [];
        const [address = '', anchor = ''] = href.split('#');
        const target = address === '' ? path : fileOf(address);
        const isThere = target !== undefined && (anchor === '' || ids.get(target)?.has(anchor));
        return isThere || href === '#VPContent' ? [] : [`${path}: ${href}`];
      }),
    );
    expect(dead).toEqual([]);
  });

  test('loads nothing from elsewhere', () => {
    const loading =
      /<(?:script|link|img|iframe|source|video|audio)\b[^>]*(?:src|href)="(?:https?:)?\/\/[^"]*"/g;
    const outside = pages().flatMap(([path, html]) =>
      [...html.matchAll(loading)].map(([tag]) => `${path}: ${tag}`),
    );
    const styles = [...files].filter(([path]) => path.endsWith('.css'));
    const inStyles = styles.flatMap(([path, css]) =>
      [...css.matchAll(/(?:url\(|@import)\s*["']?(?:https?:)?\/\/[^)"']*/g)].map(
        ([found]) => `${path}: ${found}`,
      ),
    );
    expect([...outside, ...inStyles]).toEqual([]);
  });

  test('needs nothing inline that its content security policy refuses', () => {
    const inline = /<script\b(?![^>]*\bsrc=)[^>]*>|<style\b|<[a-z][^>]*\s(?:style|on\w+)="/g;
    const found = pages().flatMap(([path, html]) =>
      [...html.matchAll(inline)].map(([tag]) => `${path}: ${tag.slice(0, 80)}`),
    );
    expect(found).toEqual([]);
    const evaluating = [...files]
      .filter(([path, text]) => path.endsWith('.js') && /\bnew Function\(|\beval\(/.test(text))
      .map(([path]) => path);
    expect(evaluating).toEqual([]);
  });

  test('has each file that its pages name', () => {
    const missing = pages().flatMap(([path, html]) =>
      [...html.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="(\/[^"]*)"/g)]
        .filter(([, address = '']) => fileOf(address) === undefined)
        .map(([, address]) => `${path}: ${address}`),
    );
    expect(missing).toEqual([]);
  });

  test('can search for every operation', () => {
    const index = [...files].find(([path]) => path.includes('localSearchIndex'))?.[1] ?? '';
    const missing = Object.keys(catalog).filter((name) => !index.includes(name));
    expect(missing).toEqual([]);
  });

  test('stays within what the server lists', () => {
    expect(files.size).toBeLessThan(5_000);
  });
});

describe.skipIf(CHROMIUM === null)('a reader with a browser (needs Chromium)', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await visitSite(CHROMIUM ?? '', folder);
  });
  afterAll(() => visit?.end());

  test.each(['/docs/', '/docs/operations/trading/placeOrder'])(
    'loads at most 150 KB to see %s first',
    async (path) => {
      const bytes = await visit.firstLoadBytes(path);
      expect(bytes).toBeGreaterThan(20_000);
      expect(bytes).toBeLessThan(150_000);
    },
  );

  test.each([
    ['buy bitcoin', 'placeOrder'],
    ['withdraw money to my bank', 'createWithdrawalRequest'],
    ['dividends of a year', 'netWorthAssetDividends'],
    ['rebalance', 'rebalanceActiveStrategy'],
    ['import trades', 'uploadNetWorthFile'],
    ['deposit instructions NZD', 'getBankDetail'],
    ['webhook', 'No webhooks'],
    ['rotate my secret', 'Authentication'],
    ['revoke access of an app', 'Authentication'],
    ['tax papers', 'fetchPlatformInvestAccountDocuments'],
    ['connect a spreadsheet', 'Spreadsheets'],
    ['stream prices', 'livePriceData'],
  ])('finds by “%s” the page %s among the first', async (words, page) => {
    expect(await visit.search(words)).toContain(page);
  });

  test.each(['light', 'dark'] as const)('finds nothing that axe objects to, %s', async (scheme) => {
    expect(await visit.faults('/docs/', scheme)).toEqual([]);
    for (const guide of ['errors', 'authentication', 'command-line']) {
      expect(await visit.faults(`/docs/guides/${guide}`, scheme)).toEqual([]);
    }
    expect(await visit.faults('/docs/nowhere', scheme)).toEqual([]);
    expect(await visit.faults('/docs/operations/trading/placeOrder', scheme)).toEqual([]);
  });

  test('sees samples with the own address and client id, once signed in', async () => {
    await visit.signIn();
    const { page, url, clientId } = visit;
    await page.goto('/docs/operations/trading/getOrders');
    const sample = page.locator('.language-ts code').first();
    await expect.poll(() => sample.textContent()).toContain(`clientId: '${clientId}'`);
    expect(await sample.textContent()).toContain(`baseUrl = '${url}'`);
  });

  test('calls an operation by the session, and by a pasted token', async () => {
    const { page } = visit;
    expect(await visit.tryIt('account/fetchCurrentUser')).toContain(visit.email);
    await page.getByLabel(/^Access token/).fill('no token');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => page.getByLabel('Answer').textContent()).toContain('UNAUTHENTICATED');
    const kept = await page.evaluate(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }])',
    );
    expect(kept).not.toContain('no token');
  });

  test('is asked before anything that moves money, each time', async () => {
    const { page } = visit;
    await page.goto('/docs/operations/trading/placeOrder');
    await page.getByText('Call this server').click();
    await page.getByText('This moves money or shares').waitFor();
    const [sure, send] = [page.getByRole('checkbox'), page.getByRole('button', { name: 'Send' })];
    await send.click();
    await page.getByText('Tick the box above first.').waitFor();
    expect(visit.sent('PlaceOrder')).toBe(0);
    await sure.check();
    await send.click();
    await expect.poll(() => page.getByLabel('Answer').textContent()).toContain('{');
    expect(visit.sent('PlaceOrder')).toBe(1);
    expect(await sure.isChecked()).toBe(false);
  });

  test('follows a stream', async () => {
    expect(await visit.tryIt('market/livePriceData', 'Follow')).toContain('"price"');
  });

  test('is refused nothing by the policy of the pages', () => {
    expect(visit.complaints).toEqual([]);
  });
});
