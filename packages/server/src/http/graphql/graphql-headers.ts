import type { ServerResponse } from 'node:http';
import type { AnswerType } from '@investing-platform/engine';

/** Headers of browsers on other sites (contract rule 25): any origin, never with credentials. */
const CROSS_ORIGIN: readonly string[] = [
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  'Rate-Limit-Total, Rate-Limit-Remaining, Rate-Limit-Reset, Retry-After, WWW-Authenticate, X-Request-Id',
];

/** What a browser may ask before it sends (Fetch standard, CORS-preflight). */
export const PREFLIGHT: readonly string[] = [
  'Access-Control-Allow-Methods',
  'POST',
  'Access-Control-Allow-Headers',
  'Authorization, Content-Type, Accept',
  'Access-Control-Max-Age',
  '86400',
  'Vary',
  'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
];

/** Names and values in turn, as `writeHead` takes them, that every answer of `/graphql` has. */
export function graphqlHeaders(requestId: string, hasOrigin: boolean): string[] {
  const headers = ['X-Request-Id', requestId, 'Cache-Control', 'no-store'];
  if (hasOrigin) headers.push(...CROSS_ORIGIN);
  return headers;
}

/** Sends a JSON answer and ends it. */
export function sendJson(
  response: ServerResponse,
  status: number,
  type: AnswerType,
  headers: string[],
  body: string,
): void {
  headers.push(
    'Content-Type',
    `${type}; charset=utf-8`,
    'Content-Length',
    String(Buffer.byteLength(body)),
    'X-Content-Type-Options',
    'nosniff',
  );
  response.writeHead(status, headers).end(body);
}
