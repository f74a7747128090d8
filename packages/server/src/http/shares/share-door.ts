import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BucketState } from '@investing-platform/engine';
import type { Deps } from '../../deps.ts';
import { sharedCsv } from '../../domains/networth/index.ts';
import { PlatformError } from '../../kernel/errors.ts';
import { addRateHeaders, type RateLimits } from '../rate-limit/rate-limits.ts';
import type { ClientIp } from '../requests/client-ip.ts';
import { pathOf } from '../requests/request-target.ts';

export interface ShareDoorDeps {
  readonly deps: Deps;
  readonly limits: RateLimits;
  readonly clientIp: ClientIp;
}

const CSV_PATH = /^\/shared\/([A-Za-z0-9]{20,100})\.csv$/;
/** Of others' eyes: no cache keeps it, no search engine lists it, no browser runs it. */
const ALWAYS = [
  ...['Cache-Control', 'no-store', 'Referrer-Policy', 'no-referrer', 'X-Robots-Tag', 'noindex'],
  ...['Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'"],
  ...['X-Content-Type-Options', 'nosniff'],
];
const CSV = [
  ...['Content-Type', 'text/csv; charset=utf-8'],
  ...['Content-Disposition', 'attachment; filename="net-worth.csv"'],
];

/** Whether a path is that of a share link as CSV. */
export function isSharePath(path: string): boolean {
  return CSV_PATH.test(path);
}

/**
 * What a share link shows, as CSV for spreadsheets that read an address. It takes no cookie and no
 * token; whatever is wrong with a link, the answer is a bare 404.
 *
 * @returns the status of the answer
 */
export async function serveShare(
  { deps, limits, clientIp }: ShareDoorDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const ip = clientIp(request);
  const rate = limits.takeSensitive({ kind: 'anonymous', ip }, 1);
  const end = (status: number, headers: readonly string[] = [], body = ''): number => {
    response.writeHead(status, [...headersOf(rate), ...headers]).end(body);
    return status;
  };
  if (!rate.allowed) return end(429);
  if (request.method !== 'GET') return end(405, ['Allow', 'GET']);
  const [, token = ''] = CSV_PATH.exec(pathOf(request.url ?? '/')) ?? [];
  try {
    return end(200, CSV, await sharedCsv(deps, ip, token));
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'NOT_FOUND') return end(404);
    throw error;
  }
}

function headersOf(rate: BucketState): string[] {
  const headers = [...ALWAYS];
  addRateHeaders(headers, rate);
  return headers;
}
