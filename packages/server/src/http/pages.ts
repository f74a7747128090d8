import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { addRateHeaders, type RateLimits } from './rate-limit/rate-limits.ts';

/** The built first-party pages. */
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
const PAGE_HEADERS: readonly string[] = [
  'Content-Security-Policy',
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; " +
    "form-action 'self' https: http://localhost:* http://127.0.0.1:*; frame-ancestors 'none'",
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'no-referrer',
  'Cross-Origin-Opener-Policy',
  'same-origin',
];

const HTTPS_ONLY: readonly string[] = ['Strict-Transport-Security', 'max-age=31536000'];

const MOST_FILES = 2_000;

/**
 * Serves the files of a folder as they are at the start. Requests are looked up in a list of known
 * paths and never reach the file system by name, so no path can lead out of the folder.
 * `/sign-in` answers `sign-in.html`, and `/` answers `index.html`.
 *
 * @param folder absent or empty: every page is 404
 * @param isHttps whether browsers shall come back over https alone (RFC 6797)
 */
export async function openPages(
  folder: string,
  limits: RateLimits,
  isHttps: boolean,
): Promise<Pages> {
  const pages = await listPages(folder);
  const always = isHttps ? HTTPS_ONLY : [];
  return {
    serve(request, response, path, ip) {
      const rate = limits.takeGeneral({ kind: 'anonymous', ip });
      const headers = [...always];
      addRateHeaders(headers, rate);
      if (!rate.allowed) return end(response, 429, headers);
      const page = pages.get(path);
      if (page === undefined) return end(response, 404, headers);
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

function end(response: ServerResponse, status: number, headers: readonly string[]): number {
  const body = status === 404 ? 'Not found\n' : '';
  const type = ['Content-Type', 'text/plain; charset=utf-8', 'X-Content-Type-Options', 'nosniff'];
  response.writeHead(status, [...headers, ...type]).end(body);
  return status;
}

async function listPages(folder: string): Promise<ReadonlyMap<string, Page>> {
  const pages = new Map<string, Page>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.slice(0, MOST_FILES)) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const { size } = await stat(file);
    const page = { file, size, headers: headersOf(path, size) };
    pages.set(path, page);
    if (path.endsWith('.html')) {
      pages.set(path.slice(0, -'.html'.length), page);
      if (path.endsWith('/index.html')) pages.set(path.slice(0, -'index.html'.length), page);
    }
  }
  return pages;
}

/** Names of built assets hold a hash of their content, so they never change. */
function headersOf(path: string, size: number): readonly string[] {
  const isHashed = /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(path);
  return [
    ...PAGE_HEADERS,
    'Content-Type',
    TYPES[extname(path)] ?? 'application/octet-stream',
    'Content-Length',
    String(size),
    'Cache-Control',
    isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  ];
}
