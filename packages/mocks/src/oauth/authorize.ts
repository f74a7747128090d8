import {
  AccessDenied,
  OAuthError,
  PublicClientsOnly,
  RedirectUriMismatch,
  UnknownClient,
  UnsupportedResponseType,
} from '@investing-platform/rules/oauth/errors';
import {
  codeChallengeIn,
  type Parameters,
  requiredValue,
} from '@investing-platform/rules/oauth/parameters';
import { matchesRegistered, withParameters } from '@investing-platform/rules/oauth/redirect-uri';
import { reduceToPlan } from '@investing-platform/rules/oauth/scopes';
import type { Credential, User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { newSecret } from '../world/records.ts';
import { clientOfDocument } from './client-document.ts';
import { checkResource, scopesOf, unrepeated } from './parameters.ts';

/** What the person at the mocked consent screen does. */
export interface Consent {
  readonly as: User;
  readonly answer: 'ALLOW' | 'DECLINE';
}

const CODE_LIFETIME_MS = 60_000;

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
  if (client === undefined) throw new UnknownClient();
  if (client.clientSecret !== null) throw new PublicClientsOnly();
  const redirectUri = search.get('redirect_uri') ?? '';
  if (!matchesRegistered(redirectUri, client.redirectUris)) throw new RedirectUriMismatch();
  const state = search.get('state');
  try {
    const code = decide(platform, consent, client, redirectUri, unrepeated(search.toString()));
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
    throw new UnsupportedResponseType();
  }
  const codeChallenge = codeChallengeIn(parameters);
  const scopes = scopesOf(parameters);
  checkResource(parameters, platform.baseUrl);
  if (answer === 'DECLINE') throw new AccessDenied();
  const value = newSecret(platform, 'ip_ac_');
  platform.state.codes.set(value, {
    value,
    credentialId: client.id,
    userId: as.id,
    scopes: reduceToPlan(scopes, as),
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
