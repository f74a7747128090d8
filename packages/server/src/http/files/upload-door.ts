import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LeafScope } from '@investing-platform/schema';
import type { Deps } from '../../deps.ts';
import { InfectedFile, receiveUpload } from '../../domains/uploads/index.ts';
import type { UserActor } from '../../kernel/actor.ts';
import { PlatformError } from '../../kernel/errors.ts';
import { bearerChallenge } from '../oauth/challenge.ts';
import { addRateHeaders, type RateLimits } from '../rate-limit/rate-limits.ts';
import { type IdentifyDeps, identify } from '../requests/identify.ts';

export interface UploadDoorDeps extends IdentifyDeps {
  readonly deps: Deps;
  readonly limits: RateLimits;
}

export const UPLOADS_PATH = '/uploads';
/** The operations that take a file need one of these. */
const SCOPES: readonly LeafScope[] = ['portfolio.write', 'profile.write'];
const ALWAYS = [
  ...['Cache-Control', 'no-store', 'Referrer-Policy', 'no-referrer', 'X-Robots-Tag', 'noindex'],
  ...['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ...['X-Content-Type-Options', 'nosniff', 'Access-Control-Allow-Origin', '*'],
  'Access-Control-Expose-Headers',
  'WWW-Authenticate, Rate-Limit-Total, Rate-Limit-Remaining, Rate-Limit-Reset, Retry-After',
];
const PREFLIGHT = [
  ...['Access-Control-Allow-Methods', 'POST', 'Access-Control-Max-Age', '600'],
  ...['Access-Control-Allow-Headers', 'authorization, content-type'],
];

/**
 * Takes a file for an operation that names it by its `uploadId`: with a Bearer token, or with the
 * cookie of the first-party application.
 *
 * @returns the status of the answer
 */
export async function serveUpload(
  door: UploadDoorDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const { deps, limits, clientIp } = door;
  const end = (status: number, headers: readonly string[] = [], body = ''): number => {
    // What is left of a body is not waited for.
    if (status >= 400) response.shouldKeepAlive = false;
    response.writeHead(status, [...ALWAYS, ...headers]).end(body);
    return status;
  };
  if (request.method !== 'POST') {
    const isAsked = request.method === 'OPTIONS';
    const told = isAsked ? [...PREFLIGHT] : ['Allow', 'POST, OPTIONS'];
    addRateHeaders(told, limits.peekGeneral({ kind: 'anonymous', ip: clientIp(request) }));
    return end(isAsked ? 204 : 405, told);
  }
  const { actor, problem } = await identify(door, request);
  const rate = limits.takeSensitive(actor, 1);
  const headers: string[] = [];
  addRateHeaders(headers, rate);
  if (!rate.allowed) return end(429, headers);
  const refusal = refusalOf(deps.oauth.issuer, actor, problem !== null);
  if (refusal !== null) {
    return end(refusal.status, [...headers, 'WWW-Authenticate', refusal.challenge]);
  }
  if (actor.kind === 'anonymous') return end(401, headers);
  try {
    const uploaded = await receiveUpload(deps, actor.userId, request);
    if (uploaded === null) return end(413, headers);
    const body = JSON.stringify(uploaded);
    return end(201, [...headers, 'Content-Type', 'application/json'], body);
  } catch (error) {
    if (error instanceof InfectedFile) return end(422, headers);
    if (!(error instanceof PlatformError)) throw error;
    return end(error.code === 'PROVIDER_UNAVAILABLE' ? 503 : 429, headers);
  }
}

interface Refusal {
  readonly status: 401 | 403;
  readonly challenge: string;
}

function refusalOf(
  issuer: string,
  actor: UserActor | { readonly kind: 'anonymous' },
  isBad: boolean,
): Refusal | null {
  const challenge = (error?: 'invalid_token' | 'insufficient_scope') =>
    bearerChallenge(issuer, '/graphql', { scopes: SCOPES, ...(error && { error }) });
  if (actor.kind === 'anonymous') {
    return { status: 401, challenge: isBad ? challenge('invalid_token') : challenge() };
  }
  if (actor.kind === 'session' || SCOPES.some((scope) => actor.scopes.has(scope))) return null;
  return { status: 403, challenge: challenge('insufficient_scope') };
}
