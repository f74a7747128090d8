import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { addRateHeaders, type RateLimits } from './rate-limit/rate-limits.ts';

/** The built first-party pages, and the reference below `/docs/`. */
export interface Pages {
  /** @returns the status of the answer */
  serve(request: IncomingMessage, response: ServerResponse, path: string, ip: string): number;
}

interface Page {
  readonly file: string;
  readonly size: number;
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

/**
 * No inline script or style, nothing from elsewhere, no framing. `form-action` allows other
 * origins: the consent page's form ends in a redirect to the app, and browsers check that too.
 */
const PAGES_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; " +
  "form-action 'self' https: http://localhost:* http://127.0.0.1:*; frame-ancestors 'none'";

/** The reference has no forms, and no fonts of its own. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGE_HEADERS: readonly string[] = [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'no-referrer',
  'Cross-Origin-Opener-Policy',
  'same-origin',
];

const HTTPS_ONLY: readonly string[] = ['Strict-Transport-Security', 'max-age=31536000'];

const MOST_FILES = 5_000;

const DOCS = '/docs';
const DOCS_NOT_BUILT =
  'The reference is not built: run `npm run docs`, then start the server again.\n';

/**
 * Serves the files of a folder as they are at the start. Requests are looked up in a list of known
 * paths and never reach the file system by name, so no path can lead out of the folder.
 * `/sign-in` answers `sign-in.html`, and `/` answers `index.html`.
 *
 * @param folders of the pages, and of the reference; what is absent or empty is 404
 * @param isHttps whether browsers shall come back over https alone (RFC 6797)
 */
export async function openPages(
  folders: { readonly pages: string; readonly docs: string },
  limits: RateLimits,
  isHttps: boolean,
): Promise<Pages> {
  const docs = await listPages(folders.docs, DOCS, DOCS_POLICY);
  const pages = new Map([...(await listPages(folders.pages, '', PAGES_POLICY)), ...docs]);
  const missing = docs.size === 0 ? DOCS_NOT_BUILT : NOT_FOUND;
  const always = isHttps ? HTTPS_ONLY : [];
  return {
    serve(request, response, path, ip) {
      const rate = limits.takeGeneral({ kind: 'anonymous', ip });
      const headers = [...always];
      addRateHeaders(headers, rate);
      if (!rate.allowed) return end(response, 429, headers);
      const page = pages.get(path);
      if (path === DOCS && docs.size > 0) {
        return end(response, 308, [...headers, 'Location', `${DOCS}/`]);
      }
      if (page === undefined) {
        const isDocs = path === DOCS || path.startsWith(`${DOCS}/`);
        return end(response, 404, headers, isDocs ? missing : NOT_FOUND);
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return end(response, 405, [...headers, 'Allow', 'GET, HEAD']);
      }
      response.writeHead(200, [...headers, ...page.headers]);
      if (request.method === 'HEAD') response.end();
      // Closes the file too where the visitor leaves early.
      else pipeline(createReadStream(page.file), response, () => undefined);
      return 200;
    },
  };
}

const NOT_FOUND = 'Not found\n';

function end(
  response: ServerResponse,
  status: number,
  headers: readonly string[],
  body = '',
): number {
  const type = ['Content-Type', 'text/plain; charset=utf-8', 'X-Content-Type-Options', 'nosniff'];
  response.writeHead(status, [...headers, ...type]).end(body);
  return status;
}

/** @param mount what stands before the paths: nothing, or `/docs` */
async function listPages(
  folder: string,
  mount: string,
  policy: string,
): Promise<ReadonlyMap<string, Page>> {
  const pages = new Map<string, Page>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.slice(0, MOST_FILES)) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `${mount}/${relative(folder, file).split(sep).join('/')}`;
    const { size } = await stat(file);
    const page = { file, size, headers: headersOf(path, size, policy) };
    pages.set(path, page);
    if (path.endsWith('.html')) {
      pages.set(path.slice(0, -'.html'.length), page);
      if (path.endsWith('/index.html')) pages.set(path.slice(0, -'index.html'.length), page);
    }
  }
  return pages;
}

/** `app-Ab3_x-9z.js` of the pages, `index.md.Ab3_x-9z.lean.js` of the reference. */
const HASHED = /^(?:\/docs)?\/assets\/.+[-.][\w-]{8,}(?:\.lean)?\.\w+$/;

/** Names of built assets hold a hash of their content, so they never change. */
function headersOf(path: string, size: number, policy: string): readonly string[] {
  const isHashed = HASHED.test(path);
  return [
    'Content-Security-Policy',
    policy,
    ...PAGE_HEADERS,
    'Content-Type',
    TYPES[extname(path)] ?? 'application/octet-stream',
    'Content-Length',
    String(size),
    'Cache-Control',
    isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  ];
}
