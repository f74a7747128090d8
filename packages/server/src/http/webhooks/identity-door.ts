import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Deps } from '../../deps.ts';
import { receiveIdentityEvent } from '../../domains/kyc/index.ts';
import { addRateHeaders, type RateLimits } from '../rate-limit/rate-limits.ts';
import type { ClientIp } from '../requests/client-ip.ts';
import { pathOf } from '../requests/request-target.ts';
import { eventStatus } from './provider-events.ts';

export interface IdentityDoorDeps {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'identityCheck'>;
  readonly limits: RateLimits;
  readonly clientIp: ClientIp;
}

const WEBHOOK = /^\/webhooks\/identity\/([a-z]{1,20})$/;
const MAX_BYTES = 524_288;
const ALWAYS = [
  ...['Cache-Control', 'no-store', 'X-Robots-Tag', 'noindex', 'X-Content-Type-Options', 'nosniff'],
  ...['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
];

/** Whether a path is where identity providers send events. */
export function isIdentityPath(path: string): boolean {
  return WEBHOOK.test(path);
}

/**
 * Takes events of identity providers as they are signed. Neither a cookie nor a token counts.
 *
 * @returns the status of the answer
 */
export async function serveIdentity(
  { deps, limits, clientIp }: IdentityDoorDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const rate = limits.takeSensitive({ kind: 'anonymous', ip: clientIp(request) }, 1);
  const end = (status: number, headers: readonly string[] = []): number => {
    // What is left of a body is not waited for.
    if (status >= 400) response.shouldKeepAlive = false;
    const shared = [...ALWAYS];
    addRateHeaders(shared, rate);
    response.writeHead(status, [...shared, ...headers]).end();
    return status;
  };
  if (request.method !== 'POST') return end(405, ['Allow', 'POST']);
  const [, provider = ''] = WEBHOOK.exec(pathOf(request.url ?? '/')) ?? [];
  const status = await eventStatus(request, MAX_BYTES, (body, headers) =>
    receiveIdentityEvent(deps, provider, body, headers),
  );
  return end(status);
}
