import { newId } from '../../kernel/ids.ts';
import type { OAuthDeps } from '../deps.ts';
import { OAuthError, RegistrationFull, ServerError, TooManyRequests } from '../errors.ts';
import { registration } from '../matrix.ts';
import { errorResponse, type Incoming, jsonResponse } from '../responses.ts';
import { insertRegistration } from '../store/credentials.sql.ts';
import { newToken } from '../token-formats.ts';

/** Registered clients that nobody has used yet. Older ones go after 30 days. */
const MOST_UNUSED_REGISTRATIONS = 10_000;

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
    if (error instanceof OAuthError) return errorResponse(error, verdict.headers);
    deps.log.error({ err: error }, 'a client could not be registered');
    return errorResponse(new ServerError(), verdict.headers);
  }
}

async function register(deps: OAuthDeps, incoming: Incoming): Promise<object> {
  const { redirectUris, clientName } = await registration.run(deps, incoming);
  const now = deps.clock.now();
  const kept = await deps.db.maybe(
    insertRegistration,
    newId(deps.clock, deps.random),
    newToken(deps.random, 'clientId'),
    clientName,
    redirectUris,
    now,
    MOST_UNUSED_REGISTRATIONS,
  );
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
