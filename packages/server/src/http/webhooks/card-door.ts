import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Deps } from '../../deps.ts';
import { receiveCardEvent, SIMULATED_BANK_PATH, simulatedBank } from '../../domains/cards/index.ts';
import { addRateHeaders, type RateLimits } from '../rate-limit/rate-limits.ts';
import type { ClientIp } from '../requests/client-ip.ts';
import { readBody } from '../requests/read-body.ts';
import { pathOf } from '../requests/request-target.ts';
import { eventStatus } from './provider-events.ts';

export interface CardDoorDeps {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'cardProcessor' | 'secrets'>;
  readonly limits: RateLimits;
  readonly clientIp: ClientIp;
}

const WEBHOOK = /^\/webhooks\/cards\/([a-z]{1,20})$/;
const MAX_BYTES = 262_144;
const ALWAYS = [
  ...['Cache-Control', 'no-store', 'Referrer-Policy', 'no-referrer', 'X-Robots-Tag', 'noindex'],
  ...['X-Content-Type-Options', 'nosniff'],
];
const NOTHING = ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"];
const PAGE = [
  ...['Content-Type', 'text/html; charset=utf-8', 'Content-Security-Policy'],
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'",
];

/** Whether a path is where card processors send messages, or the page of the simulated bank. */
export function isCardPath(path: string): boolean {
  return WEBHOOK.test(path) || path.startsWith(SIMULATED_BANK_PATH);
}

/**
 * Takes messages of card processors as they are signed, byte by byte, and shows the page of the
 * simulated bank. Neither takes a cookie or a token.
 *
 * @returns the status of the answer
 */
export async function serveCards(
  { deps, limits, clientIp }: CardDoorDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const rate = limits.takeSensitive({ kind: 'anonymous', ip: clientIp(request) }, 1);
  const end = (status: number, headers: readonly string[] = NOTHING, body = ''): number => {
    // What is left of a body is not waited for.
    if (status >= 400) response.shouldKeepAlive = false;
    const shared = [...ALWAYS];
    addRateHeaders(shared, rate);
    response.writeHead(status, [...shared, ...headers]).end(body);
    return status;
  };
  const path = pathOf(request.url ?? '/');
  const [, processor] = WEBHOOK.exec(path) ?? [];
  const isPost = request.method === 'POST';
  if (processor !== undefined) {
    if (!isPost) return end(405, ['Allow', 'POST']);
    const status = await eventStatus(request, MAX_BYTES, (body, headers) =>
      receiveCardEvent(deps, processor, body, headers),
    );
    return end(status);
  }
  if (!rate.allowed) return end(429);
  if (!isPost && request.method !== 'GET') return end(405, ['Allow', 'GET, POST']);
  const body = isPost ? await readBody(request, MAX_BYTES) : null;
  if (body !== null && 'problem' in body) return end(400);
  const answer = body === null ? null : new URLSearchParams(body.text).get('answer') === 'yes';
  const page = await simulatedBank(deps, path.slice(SIMULATED_BANK_PATH.length), answer);
  return page === null ? end(404) : end(200, PAGE, page);
}
