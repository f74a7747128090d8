import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BucketState } from '@investing-platform/engine';
import type { Deps } from '../../deps.ts';
import { sendReceipt } from '../../domains/billing/index.ts';
import { sendDocument } from '../../domains/brokerage/index.ts';
import { sendExport } from '../../domains/exports/index.ts';
import { sendTaxForm } from '../../domains/kyc/index.ts';
import { receiveFile, sendFile } from '../../domains/networth/index.ts';
import { addRateHeaders, type RateLimits } from '../rate-limit/rate-limits.ts';
import type { ClientIp } from '../requests/client-ip.ts';
import { pathOf } from '../requests/request-target.ts';

export interface FileDoorDeps {
  readonly deps: Deps;
  readonly limits: RateLimits;
  readonly clientIp: ClientIp;
}

const PATH = /^\/(uploads|files)\/([\w-]{20,500})$/;
/** Whatever a file is, a browser saves it, and runs nothing of it as ours. */
const ALWAYS = [
  ...['Cache-Control', 'no-store', 'Referrer-Policy', 'no-referrer', 'X-Robots-Tag', 'noindex'],
  ...['Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'"],
  ...['X-Content-Type-Options', 'nosniff', 'Access-Control-Allow-Origin', '*'],
];
const PREFLIGHT = [
  ...['Access-Control-Allow-Methods', 'PUT', 'Access-Control-Allow-Headers', 'content-type'],
  ...['Access-Control-Max-Age', '600'],
];
const STATUS = { received: 204, 'too-large': 413, infected: 422, unscanned: 503, unknown: 404 };

/** Whether a path is a signed address of a file. */
export function isFilePath(path: string): boolean {
  return PATH.test(path);
}

/**
 * Takes and sends files under signed addresses: no cookie, no token. What is wrong with an address
 * is told nobody: it is a bare 404.
 *
 * @returns the status of the answer
 */
export async function serveFile(
  { deps, limits, clientIp }: FileDoorDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const [, kind, signature = ''] = PATH.exec(pathOf(request.url ?? '/')) ?? [];
  const rate = limits.takeSensitive({ kind: 'anonymous', ip: clientIp(request) }, 1);
  const end = (status: number, headers: readonly string[] = []): number => {
    // What is left of a body is not waited for.
    if (status >= 400) response.shouldKeepAlive = false;
    response.writeHead(status, [...headersOf(rate), ...headers]).end();
    return status;
  };
  if (!rate.allowed) return end(429);
  if (kind === 'files') {
    if (request.method !== 'GET') return end(405, ['Allow', 'GET']);
    return (await send(deps, response, signature, rate)) ?? end(404);
  }
  if (request.method === 'OPTIONS') return end(204, PREFLIGHT);
  if (request.method !== 'PUT') return end(405, ['Allow', 'PUT, OPTIONS']);
  return end(STATUS[await receiveFile(deps, signature, request)]);
}

/** @returns null where there is no file */
async function send(
  deps: Deps,
  response: ServerResponse,
  signature: string,
  rate: BucketState,
): Promise<number | null> {
  const file =
    (await sendFile(deps, signature)) ??
    (await sendExport(deps, signature)) ??
    (await sendDocument(deps, signature)) ??
    (await sendTaxForm(deps, signature)) ??
    (await sendReceipt(deps, signature));
  if (file === null) return null;
  response.writeHead(200, [
    ...headersOf(rate),
    ...['Content-Type', file.mimeType, 'Content-Length', String(file.sizeBytes)],
    ...['Content-Disposition', `attachment; filename*=UTF-8''${encoded(file.fileName)}`],
  ]);
  await pipeline(Readable.from(file.bytes), response);
  return 200;
}

/** As RFC 8187 has it. */
function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function headersOf(rate: BucketState): string[] {
  const headers = [...ALWAYS];
  addRateHeaders(headers, rate);
  return headers;
}
