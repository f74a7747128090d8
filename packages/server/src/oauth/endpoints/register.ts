import { RegistrationFull, TooManyRequests } from '@investing-platform/rules/oauth/errors';
import { hostOf } from '@investing-platform/rules/oauth/redirect-uri';
import { secondsAfter } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { OAuthDeps } from '../deps.ts';
import { asOAuthError } from '../errors/faults.ts';
import { MAX_UNUSED_REGISTRATIONS, REQUEST_LIFETIME_SECONDS } from '../lifetimes.ts';
import { registration } from '../matrix.ts';
import { errorResponse, type Incoming, jsonResponse } from '../responses.ts';
import { deleteOldestUnused, insertRegistration } from '../store/credentials.sql.ts';
import { newToken } from '../tokens/token-formats.ts';

/** How many make room at once where there are so many. */
const FORGOTTEN_AT_ONCE = 100;
/** Of a host that stands in for a name. */
const MAX_NAME = 100;

/**
 * POST /oauth/register (RFC 7591). Public clients only (spec part 4.1). Anyone may register, so
 * every attempt counts against the sender's address.
 */
export async function registerEndpoint(deps: OAuthDeps, incoming: Incoming): Promise<Response> {
  const verdict = await deps.limiter.take('ip', incoming.ip);
  if (!verdict.allowed) return errorResponse(new TooManyRequests(verdict));
  try {
    return jsonResponse(201, await register(deps, incoming), verdict.headers);
  } catch (error) {
    const problem = asOAuthError(deps, error, 'a client could not be registered');
    return errorResponse(problem, verdict.headers);
  }
}

async function register(deps: OAuthDeps, incoming: Incoming): Promise<object> {
  const { redirectUris, clientName: given } = await registration.run(deps, incoming);
  const clientName = given ?? redirectUris.map(hostOf).slice(0, 1).join('').slice(0, MAX_NAME);
  const now = deps.clock.now();
  const keep = () =>
    deps.db.maybe(insertRegistration, {
      id: newId(deps.clock, deps.random),
      clientId: newToken(deps.random, 'clientId'),
      label: clientName,
      redirectUris,
      createdAt: now,
      mostUnused: MAX_UNUSED_REGISTRATIONS,
    });
  const kept = (await keep()) ?? ((await makeRoom(deps, now)) ? await keep() : null);
  if (kept === null) throw new RegistrationFull();
  return {
    client_id: kept.clientId,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name: clientName,
    redirect_uris: redirectUris,
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}

/**
 * Else whoever registers 10,000 clients would keep all others out for 30 days. Clients are used
 * within minutes or not at all, so nobody misses those that go.
 */
async function makeRoom(deps: OAuthDeps, now: Date): Promise<boolean> {
  const before = secondsAfter(now, -REQUEST_LIFETIME_SECONDS);
  return (await deps.db.all(deleteOldestUnused, before, FORGOTTEN_AT_ONCE)).length > 0;
}
