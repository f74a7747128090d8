import type { ServerResponse } from 'node:http';
import { type AnswerType, CROSS_ORIGIN, PREFLIGHT } from '@investing-platform/engine';

const crossOrigin = Object.entries(CROSS_ORIGIN).flat();
const preflight = Object.entries(PREFLIGHT).flat();

/** Names and values in turn, as `writeHead` takes them, that every answer of `/graphql` has. */
export function graphqlHeaders(requestId: string, hasOrigin: boolean): string[] {
  const headers = ['X-Request-Id', requestId, 'Cache-Control', 'no-store'];
  if (hasOrigin) headers.push(...crossOrigin);
  return headers;
}

/** Those of the answer to a browser that asks before it sends. */
export const preflightHeaders = (requestId: string): string[] => [
  ...graphqlHeaders(requestId, true),
  ...preflight,
];

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
