import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../../packages/web');
const PAGES = ['consent', 'credentials', 'index', 'register', 'sign-in', 'verify-email'];
const require = createRequire(join(WEB, 'package.json'));

let folder: string;
const texts = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-build-'));
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  const build = [vite, 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, build, { cwd: WEB });
  for (const file of await readdir(folder, { recursive: true })) {
    if (extname(file) !== '') texts.set(file, await readFile(join(folder, file), 'utf8'));
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function filesEnding(ending: string): [file: string, text: string][] {
  return [...texts].filter(([file]) => file.endsWith(ending));
}

describe('the built pages', () => {
  test('are one document each', () => {
    const names = filesEnding('.html').map(([file]) => file.replace('.html', ''));
    expect(names.sort()).toEqual(PAGES);
  });

  test.each(PAGES)('%s has no script and no style of its own: the policy allows none', (page) => {
    const html = texts.get(`${page}.html`) ?? '';
    const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes, content] of scripts) {
      expect(attributes).toMatch(/ src="\.\/assets\/[\w-]+\.js"/);
      expect(content?.trim()).toBe('');
    }
    expect(html).not.toMatch(/<style\b/i);
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/i);
    expect(html).not.toMatch(/(javascript|data|blob):/i);
  });

  test.each(PAGES)('%s loads only what lies beside it, under hashed names', (page) => {
    const html = texts.get(`${page}.html`) ?? '';
    const loaded = [...html.matchAll(/<(?:script|link|img)\b[^>]*?\s(?:src|href)="([^"]+)"/g)];
    expect(loaded.length).toBeGreaterThan(2);
    for (const [, address = ''] of loaded) {
      expect(address).toMatch(/^\.\/(favicon\.svg|assets\/[\w-]+-[\w-]{8}\.(js|css))$/);
      expect([...texts.keys()]).toContain(address.slice(2));
    }
  });

  test.each(PAGES)('%s links only to pages that exist', (page) => {
    const html = texts.get(`${page}.html`) ?? '';
    const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, address]) => address);
    const known = PAGES.map((name) => (name === 'index' ? '/' : `/${name}`));
    for (const link of links) expect([...known, '#main']).toContain(link);
  });

  test.each(PAGES)('%s has a label for every field and one heading of the first level', (page) => {
    const html = texts.get(`${page}.html`) ?? '';
    const fields = [...html.matchAll(/<(?:input|textarea)\b[^>]*?\bid="([^"]+)"/g)];
    for (const [, id] of fields) expect(html).toContain(`<label for="${id}"`);
    expect(html).toMatch(/<html lang="en">/);
    expect(html).toMatch(/<main id="main"/);
    expect(html).toMatch(/<h1[ >]/);
  });

  test('nothing in them names another origin', () => {
    for (const [file, text] of texts) {
      const addresses = [...text.matchAll(/https?:\/\/[^\s"'`)<>\\]+/g)].map(([url]) => url);
      const foreign = addresses.filter((url) => url !== 'http://www.w3.org/2000/svg');
      expect({ file, foreign }).toEqual({ file, foreign: [] });
      expect(text).not.toMatch(/@import\s+url|(?:src|url)\s*[(=]\s*["']?\/\//);
    }
  });

  test('scripts build no code from text and no markup from data', () => {
    for (const [file, text] of filesEnding('.js')) {
      const risky = text.match(/\beval\(|new Function|innerHTML|outerHTML|document\.write/g) ?? [];
      expect({ file, risky }).toEqual({ file, risky: [] });
    }
  });

  test('a page and all it loads is under 40 kB', () => {
    const scripts = filesEnding('.js').reduce((sum, [, text]) => sum + text.length, 0);
    const styles = filesEnding('.css').reduce((sum, [, text]) => sum + text.length, 0);
    expect(scripts + styles).toBeLessThan(40_000);
  });
});
