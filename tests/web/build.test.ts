import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../../packages/web');
const DOCUMENTS = [
  '404',
  'account',
  'approvals',
  'apps',
  'assistant',
  'bank-accounts/discard',
  'calculator',
  'cards',
  'consent',
  'credentials',
  'crypto',
  'data',
  'documents',
  'exchange',
  'forgot-password',
  'household',
  'index',
  'instruments/_',
  'ledger',
  'money',
  'net-worth',
  'newsletter/confirm',
  'newsletter/unsubscribe',
  'open-account',
  'plans',
  'portfolios',
  'portfolios/_',
  'register',
  'reset-password',
  'security',
  'shared/_',
  'sharing',
  'sign-in',
  'verify-email',
  'wallets/discard',
];
/** The most script of the first load, in bytes as gzip sends it. */
const BUDGET_BYTES = 130_000;
/** Where people come from elsewhere, in the middle of something; consent reads who they are. */
const SMALL_BUDGET_BYTES = { 'sign-in': 81_000, consent: 92_000 };

const require = createRequire(join(WEB, 'package.json'));
const files = new Map<string, Buffer>();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-build-'));
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  const build = [vite, 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
  // Under NODE_ENV=test the build would hold React's development version.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, build, { cwd: WEB, env });
  for (const file of await readdir(folder, { recursive: true })) {
    if (extname(file) !== '') files.set(file, await readFile(join(folder, file)));
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function textOf(file: string): string {
  const content = files.get(file);
  if (content === undefined) throw new Error(`the build has no ${file}`);
  return String(content);
}

function filesEnding(ending: string): [file: string, text: string][] {
  const names = [...files.keys()].filter((file) => file.endsWith(ending));
  return names.map((file) => [file, textOf(file)]);
}

/** The scripts that a document loads, with all that they import at once. */
function scriptsOf(document: string): ReadonlySet<string> {
  const links = textOf(`${document}.html`).matchAll(/(?:src|href)="\/([^"]+\.js)"/g);
  return withImports([...links].map(([, file = '']) => file));
}

function withImports(entries: readonly string[]): ReadonlySet<string> {
  const waiting = [...entries];
  const scripts = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (scripts.has(file)) continue;
    scripts.add(file);
    const imports = textOf(file).matchAll(/(?:from|import)["'`]\.\/([^"'`]+\.js)["'`]/g);
    waiting.push(...[...imports].map(([, name]) => `assets/${name}`));
  }
  return scripts;
}

function gzippedBytes(scripts: ReadonlySet<string>): number {
  const sizes = [...scripts].map((file) => gzipSync(textOf(file), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The frame of the signed-in person's screens, which is loaded once the person is known. */
function frameScripts(): ReadonlySet<string> {
  const frames = [...files.keys()].filter((file) => /^assets\/frame-[\w-]+\.js$/.test(file));
  expect(frames).toHaveLength(1);
  return withImports(frames);
}

describe('the built application', () => {
  test('has one document for each address', () => {
    const names = filesEnding('.html').map(([file]) => file.replace('.html', ''));
    expect(names.sort()).toEqual(DOCUMENTS);
  });

  test.each(DOCUMENTS)(
    '%s has no script and no style of its own: the policy allows none',
    (name) => {
      const html = textOf(`${name}.html`);
      const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)/g)];
      expect(scripts).toHaveLength(1);
      for (const [, attributes, content] of scripts) {
        expect(attributes).toMatch(/ src="\/assets\/[\w-]+\.js"/);
        expect(content?.trim()).toBe('');
      }
      expect(html).not.toMatch(/<style\b/i);
      expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/i);
      expect(html).not.toMatch(/(javascript|data|blob):/i);
    },
  );

  test.each(DOCUMENTS)('%s shows the frame and an outline before any script has come', (name) => {
    const html = textOf(`${name}.html`);
    expect(html).toMatch(/<div id="root">\s*<header class="bar">[\s\S]*class="skeleton"/);
  });

  test.each(DOCUMENTS)('%s says in its title where one is', (name) => {
    const title = /<title>([^<]*)<\/title>/.exec(textOf(`${name}.html`))?.[1];
    expect(title).toMatch(/^\S.* · Investing Platform$/);
  });

  test.each(DOCUMENTS)('%s loads only what lies beside it, under hashed names', (name) => {
    const html = textOf(`${name}.html`);
    const loaded = [...html.matchAll(/<(?:script|link|img)\b[^>]*?\s(?:src|href)="([^"]+)"/g)];
    expect(loaded.length).toBeGreaterThan(2);
    for (const [, address = ''] of loaded) {
      expect(address).toMatch(/^\/(favicon\.svg|assets\/[\w-]+-[\w-]{8}\.(js|css))$/);
      expect([...files.keys()]).toContain(address.slice(1));
    }
  });

  test('nothing in it loads from another origin', () => {
    for (const [file, text] of [...filesEnding('.css'), ...filesEnding('.html')]) {
      expect({ file, foreign: text.match(/https?:\/\/[^\s"')]+/g) ?? [] }).toEqual({
        file,
        foreign: [],
      });
    }
    for (const [file, text] of filesEnding('.js')) {
      const loads = text.match(/(?:import|fetch|src=|href=)\(?["'`](?:https?:)?\/\/[^"'`]+/g) ?? [];
      expect({ file, loads }).toEqual({ file, loads: [] });
    }
  });

  test('its scripts build no code from text', () => {
    for (const [file, text] of filesEnding('.js')) {
      const risky = text.match(/\beval\(|new Function\b|document\.write\b|__VITE_\w+/g) ?? [];
      expect({ file, risky }).toEqual({ file, risky: [] });
    }
  });

  test('each compressed file holds what lies beside it', () => {
    const plain = [...files.keys()].filter((file) => files.has(`${file}.br`));
    expect(plain.length).toBeGreaterThan(10);
    for (const file of plain) {
      const [content, br, gz] = [file, `${file}.br`, `${file}.gz`].map((name) => files.get(name));
      expect(brotliDecompressSync(br ?? '').equals(content ?? Buffer.alloc(0))).toBe(true);
      expect(gunzipSync(gz ?? '').equals(content ?? Buffer.alloc(0))).toBe(true);
    }
  });
});

describe('the script of the first load', () => {
  test.each(Object.entries(SMALL_BUDGET_BYTES))('of %s is below %d bytes', (name, bytes) => {
    expect(gzippedBytes(scriptsOf(name))).toBeLessThan(bytes);
  });

  test.each(DOCUMENTS)('of %s is below 130 kB', (name) => {
    expect(gzippedBytes(scriptsOf(name))).toBeLessThan(BUDGET_BYTES);
  });

  test('of the overview is below 130 kB for the signed-in person too', () => {
    expect(gzippedBytes(new Set([...scriptsOf('index'), ...frameScripts()]))).toBeLessThan(
      BUDGET_BYTES,
    );
  });
});
