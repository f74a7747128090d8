import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { addRateHeaders, type RateLimits } from '../rate-limit/rate-limits.ts';
import type { ClientIp } from '../requests/client-ip.ts';
import { pathOf } from '../requests/request-target.ts';
import type { OfferedPackage, OfferedPackages } from './offered-packages.ts';
import { indexPage, installLine } from './packages-page.ts';

export interface PackageDoorDeps {
  readonly packages: OfferedPackages;
  readonly limits: RateLimits;
  readonly clientIp: ClientIp;
  /** The server's own address. */
  readonly issuer: string;
}

const PATH = '/packages';
const LATEST = /^(sdk|mocks|cli|schema)\.tgz$/;
/** npm asks again by itself after an answer of 503. */
const MAKING = [503, ['Retry-After', '20'], 'The packages are being made: ask again.\n'] as const;

const ALWAYS = [
  ...['X-Content-Type-Options', 'nosniff', 'Referrer-Policy', 'no-referrer'],
  ...['Access-Control-Allow-Origin', '*', 'Cross-Origin-Resource-Policy', 'cross-origin'],
];
const PAGE_POLICY = [
  'Content-Security-Policy',
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'",
];
const UNCHANGING = ['Cache-Control', 'public, max-age=31536000, immutable'];
const FRESH = ['Cache-Control', 'no-cache', 'Vary', 'Accept'];

export function isPackagePath(path: string): boolean {
  return path === PATH || path.startsWith(`${PATH}/`);
}

/**
 * The packages that people install from this server: `/packages` lists them, and what lies at
 * `/packages/<name>-<version>-<hash>.tgz` never changes. `/packages/<name>.tgz` leads to the one of
 * now.
 *
 * @returns the status of the answer
 */
export async function servePackages(
  { packages, limits, clientIp, issuer }: PackageDoorDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const rate = limits.takeGeneral({ kind: 'anonymous', ip: clientIp(request) });
  const end = (status: number, headers: readonly string[] = [], body = ''): number => {
    const all = [...ALWAYS, ...headers];
    addRateHeaders(all, rate);
    const type = headers.includes('Content-Type') ? [] : ['Content-Type', 'text/plain'];
    response.writeHead(status, [...all, ...type]).end(request.method === 'HEAD' ? '' : body);
    return status;
  };
  if (!rate.allowed) return end(429);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return end(405, ['Allow', 'GET, HEAD']);
  }
  const name = pathOf(request.url ?? '').slice(PATH.length + 1);
  const current = await packages.current();
  if (name === '') return end(200, ...indexOf(current, issuer, request));
  const [, latest] = LATEST.exec(name) ?? [];
  if (latest !== undefined) {
    const found = current.find(({ file }) => file.startsWith(`${latest}-`));
    if (found === undefined) return end(...MAKING);
    return end(302, [...FRESH, 'Location', `${PATH}/${found.file}`]);
  }
  const path = await packages.find(name);
  if (path === null) return end(404, FRESH, `No such package: ${PATH} lists those of now.\n`);
  const { size } = await stat(path);
  const headers = [...ALWAYS, ...UNCHANGING];
  headers.push('Content-Type', 'application/gzip', 'Content-Length', String(size));
  addRateHeaders(headers, rate);
  response.writeHead(200, headers);
  if (request.method === 'HEAD') response.end();
  else pipeline(createReadStream(path), response, () => undefined);
  return 200;
}

function indexOf(
  current: readonly OfferedPackage[],
  origin: string,
  { headers }: IncomingMessage,
): [readonly string[], string] {
  if (headers.accept?.includes('text/html') === true) {
    const type = ['Content-Type', 'text/html; charset=utf-8'];
    return [[...FRESH, ...PAGE_POLICY, ...type], indexPage(current, origin)];
  }
  const listed = current.map(({ file, ...offered }) => ({
    ...offered,
    url: `${origin}${PATH}/${file}`,
    install: installLine(file, origin),
  }));
  const body = JSON.stringify({ packages: listed }, null, 2);
  return [[...FRESH, 'Content-Type', 'application/json; charset=utf-8'], `${body}\n`];
}
