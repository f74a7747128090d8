import { matchesRegistered, withParameters } from '@investing-platform/rules/oauth/redirect-uri';
import type { Credential, User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { inForce, newSecret } from '../world/records.ts';
import { clientOfDocument } from './client-document.ts';
import { invalidRequest, OAuthError, publicClientsOnly } from './oauth-error.ts';
import {
  checkResource,
  optionalValue,
  type Parameters,
  requiredValue,
  scopesOf,
  unrepeated,
} from './parameters.ts';

/** What the person at the mocked consent screen does. */
export interface Consent {
  readonly as: User;
  readonly answer: 'ALLOW' | 'DECLINE';
}

const CODE_LIFETIME_MS = 60_000;
const S256_CHALLENGE = /^[A-Za-z0-9\-_]{43}$/;

/**
 * GET /oauth/authorize (RFC 6749 section 4.1.1). There is no page: the mocked person answers at
 * once, and the browser goes straight back.
 *
 * @throws {OAuthError} where client or redirect URI are wrong: then nobody is redirected
 */
export function authorizeEndpoint(
  platform: Platform,
  consent: Consent,
  request: Request,
): Response {
  const search = new URL(request.url).searchParams;
  const clientId = search.get('client_id') ?? '';
  const client = clientOfDocument(platform, clientId) ?? platform.state.credentials.get(clientId);
  if (client === undefined) {
    throw new OAuthError('invalid_client', 'No client has this client_id');
  }
  if (client.clientSecret !== null) throw publicClientsOnly();
  const redirectUri = search.get('redirect_uri') ?? '';
  if (!matchesRegistered(redirectUri, client.redirectUris)) {
    throw invalidRequest('redirect_uri is not one that the client registered');
  }
  const state = search.get('state');
  try {
    const code = decide(platform, consent, client, redirectUri, unrepeated(search));
    return redirect(platform, redirectUri, [['code', code]], state);
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    const pairs = [['error', error.code] as const, ['error_description', error.message] as const];
    return redirect(platform, redirectUri, pairs, state);
  }
}

function decide(
  platform: Platform,
  { as, answer }: Consent,
  client: Credential,
  redirectUri: string,
  parameters: Parameters,
): string {
  if (requiredValue(parameters, 'response_type') !== 'code') {
    throw new OAuthError('unsupported_response_type', 'response_type must be code');
  }
  const codeChallenge = requiredValue(parameters, 'code_challenge');
  if (optionalValue(parameters, 'code_challenge_method') !== 'S256') {
    throw invalidRequest('code_challenge_method must be S256');
  }
  if (!S256_CHALLENGE.test(codeChallenge)) {
    throw invalidRequest('code_challenge is not an S256 challenge');
  }
  const scopes = scopesOf(parameters);
  checkResource(parameters, platform.baseUrl);
  if (answer === 'DECLINE') throw new OAuthError('access_denied', 'The person declined');
  const value = newSecret(platform, 'ip_ac_');
  platform.state.codes.set(value, {
    value,
    credentialId: client.id,
    userId: as.id,
    scopes: inForce(as, scopes),
    redirectUri,
    codeChallenge,
    expiresAt: new Date(platform.clock.now().getTime() + CODE_LIFETIME_MS),
    isRedeemed: false,
  });
  return value;
}

function redirect(
  { baseUrl }: Platform,
  uri: string,
  pairs: readonly (readonly [string, string])[],
  state: string | null,
): Response {
  const given = state === null ? [] : [['state', state] as const];
  const location = withParameters(uri, [...pairs, ...given, ['iss', baseUrl]]);
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
}
