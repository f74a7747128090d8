import type { Platform } from '../world/platform.ts';
import { addPublicClient, inForce } from '../world/records.ts';
import { anyClient, confidentialClient } from './clients.ts';
import { OAuthError } from './oauth-error.ts';
import { formOf, requiredValue } from './parameters.ts';

const SECOND = 1_000;
const MAX_REDIRECT_URIS = 10;

/** POST /oauth/register (RFC 7591): public clients only. Every host is approved here. */
export async function registerEndpoint(platform: Platform, request: Request): Promise<object> {
  const metadata = await metadataOf(request);
  const uris = usableUris(metadata.redirect_uris).slice(0, MAX_REDIRECT_URIS);
  const name = metadata.client_name;
  const label = typeof name === 'string' ? name : new URL(uris[0] ?? '').host;
  const client = addPublicClient(platform, null, label, uris);
  return {
    client_id: client.clientId,
    client_id_issued_at: Math.floor(platform.clock.now().getTime() / SECOND),
    client_name: label,
    redirect_uris: uris,
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}

async function metadataOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body === 'object' && body !== null) return Object.fromEntries(Object.entries(body));
  throw new OAuthError('invalid_client_metadata', 'The body must be a JSON object');
}

/** What cannot be used is left out while something is left (RFC 7591 section 3.2.1). */
function usableUris(value: unknown): readonly string[] {
  if (!Array.isArray(value)) {
    throw new OAuthError('invalid_redirect_uri', 'redirect_uris must be a list of URIs');
  }
  const uris = [...new Set(value.filter((item) => typeof item === 'string'))];
  const usable = uris.filter((uri) => problemOf(uri) === null);
  if (usable.length > 0) return usable;
  const [first = ''] = uris;
  const problem = uris.length === 0 ? 'redirect_uris has no URI' : problemOf(first);
  throw new OAuthError('invalid_redirect_uri', `${first.slice(0, 100)} ${problem}`.trim());
}

const ANSWER_PARAMETERS = ['code', 'state', 'iss', 'error', 'error_description', 'error_uri'];

/** Spec part 4.1 rule 3. */
function problemOf(uri: string): string | null {
  const url = URL.parse(uri);
  if (url === null) return 'must be an absolute URI';
  if (uri.includes('#')) return 'must not contain a fragment';
  const isLoopback = ['localhost', '127.0.0.1'].includes(url.hostname);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback);
  if (!isSafe) return 'must use https';
  const taken = ANSWER_PARAMETERS.find((name) => url.searchParams.has(name));
  return taken === undefined ? null : `must not contain the parameter ${taken}`;
}

/** POST /oauth/revoke (RFC 7009): the answer tells nothing about the token. */
export async function revokeEndpoint(platform: Platform, request: Request): Promise<null> {
  const parameters = await formOf(request);
  const value = requiredValue(parameters, 'token');
  const client = anyClient(platform, request, parameters);
  const { tokens } = platform.state;
  if (tokens.get(value)?.credentialId === client.id) tokens.delete(value);
  return null;
}

/** POST /oauth/introspect (RFC 7662): for a client's own tokens and those of its owner. */
export async function introspectEndpoint(platform: Platform, request: Request): Promise<object> {
  const parameters = await formOf(request);
  const value = requiredValue(parameters, 'token');
  const client = confidentialClient(platform, request, parameters);
  const { state, baseUrl, clock } = platform;
  const token = state.tokens.get(value);
  const user = token && state.users.get(token.userId);
  if (token === undefined || user === undefined || token.expiresAt <= clock.now()) {
    return { active: false };
  }
  if (token.credentialId !== client.id && token.userId !== client.userId) return { active: false };
  const issuer = [...state.credentials.values()].find(({ id }) => id === token.credentialId);
  return {
    active: true,
    scope: inForce(user, token.scopes).join(' '),
    client_id: issuer?.clientId,
    token_type: 'Bearer',
    exp: Math.floor(token.expiresAt.getTime() / SECOND),
    sub: token.userId,
    aud: baseUrl,
    iss: baseUrl,
  };
}
