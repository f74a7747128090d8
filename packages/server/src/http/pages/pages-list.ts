import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

/** One file to serve. */
export interface Page {
  /** Of every form of it. */
  readonly headers: readonly string[];
  readonly plain: PageForm;
  /** The smallest first. */
  readonly compressed: readonly PageForm[];
}

/** A file as it is, or compressed by a content coding. */
export interface PageForm {
  readonly coding: string;
  readonly file: string;
  readonly headers: readonly string[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const PAGE_HEADERS: readonly string[] = [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'no-referrer',
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'Vary',
  'Accept-Encoding',
];

const MAX_FILES = 5_000;

/** Content codings by the ending of the files that hold them, the better one first. */
const CODINGS = new Map([
  ['.br', 'br'],
  ['.gz', 'gzip'],
]);

/**
 * The files of a folder by the paths that they answer.
 *
 * @param mount what stands before the paths: nothing, or `/docs`
 * @param policy the content security policy of all of them
 */
export async function listPages(
  folder: string,
  mount: string,
  policy: string,
): Promise<ReadonlyMap<string, Page>> {
  const pages = new Map<string, Page>();
  const sizes = await sizesOf(folder);
  for (const [file, size] of sizes) {
    if (CODINGS.has(extname(file))) continue;
    const path = `${mount}/${relative(folder, file).split(sep).join('/')}`;
    const page: Page = {
      headers: headersOf(path, policy),
      plain: { coding: 'identity', file, headers: ['Content-Length', String(size)] },
      compressed: compressedForms(file, sizes),
    };
    pages.set(path, page);
    if (path.endsWith('.html')) {
      pages.set(path.slice(0, -'.html'.length), page);
      if (path.endsWith('/index.html')) pages.set(path.slice(0, -'index.html'.length), page);
    }
  }
  return pages;
}

async function sizesOf(folder: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.slice(0, MAX_FILES)) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) sizes.set(file, (await stat(file)).size);
  }
  return sizes;
}

function compressedForms(file: string, sizes: ReadonlyMap<string, number>): readonly PageForm[] {
  return [...CODINGS].flatMap(([ending, coding]) => {
    const size = sizes.get(file + ending);
    if (size === undefined) return [];
    const headers = ['Content-Length', String(size), 'Content-Encoding', coding];
    return [{ coding, file: file + ending, headers }];
  });
}

/** `app-Ab3_x-9z.js` of the pages, `index.md.Ab3_x-9z.lean.js` of the reference. */
const HASHED = /^(?:\/docs)?\/assets\/.+[-.][\w-]{8,}(?:\.lean)?\.\w+$/;

/** Names of built assets hold a hash of their content, so they never change. */
function headersOf(path: string, policy: string): readonly string[] {
  return [
    'Content-Security-Policy',
    policy,
    ...PAGE_HEADERS,
    'Content-Type',
    TYPES[extname(path)] ?? 'application/octet-stream',
    'Cache-Control',
    HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  ];
}
