import { redirectUriProblem } from '../../clients/redirect-uri.ts';
import type { OAuthDeps } from '../../deps.ts';
import { InvalidRedirectUri } from '../../errors/errors.ts';
import type { ClientMetadata } from './read-metadata.ts';

/**
 * Clients of redirect-based flows register their URIs (RFC 7591 section 2). Common ones list all
 * that they ever return to, so those that cannot be used are left out (section 3.2.1); the body's
 * size bounds how many there are.
 */
export function readRedirectUris<Known extends { readonly metadata: ClientMetadata }>(
  _deps: OAuthDeps,
  known: Known,
): Known & { readonly redirectUris: readonly string[] } {
  const value = known.metadata.get('redirect_uris');
  if (!Array.isArray(value)) throw new InvalidRedirectUri('redirect_uris must be a list of URIs');
  const uris = [...new Set(value.filter((item) => typeof item === 'string'))];
  const redirectUris = uris.filter((uri) => redirectUriProblem(uri) === null);
  if (redirectUris.length > 0) return { ...known, redirectUris };
  const [first = ''] = uris;
  const problem = uris.length === 0 ? 'redirect_uris has no URI' : redirectUriProblem(first);
  throw new InvalidRedirectUri(`${first.slice(0, 100)} ${problem}`.trim());
}
