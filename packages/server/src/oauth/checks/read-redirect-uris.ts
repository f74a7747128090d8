import { MOST_REDIRECT_URIS } from '../credentials.ts';
import type { OAuthDeps } from '../deps.ts';
import { InvalidRedirectUri } from '../errors.ts';
import { redirectUriProblem } from '../redirect-uri.ts';
import type { ClientMetadata } from './read-metadata.ts';

/** Clients of redirect-based flows register their URIs (RFC 7591 section 2). */
export function readRedirectUris<Known extends { readonly metadata: ClientMetadata }>(
  _deps: OAuthDeps,
  known: Known,
): Known & { readonly redirectUris: readonly string[] } {
  const value = known.metadata.get('redirect_uris');
  if (!isListOfText(value) || value.length < 1 || value.length > MOST_REDIRECT_URIS) {
    throw new InvalidRedirectUri(`redirect_uris must be 1 to ${MOST_REDIRECT_URIS} URIs`);
  }
  for (const uri of value) {
    const problem = redirectUriProblem(uri);
    if (problem !== null) throw new InvalidRedirectUri(`${uri.slice(0, 100)} ${problem}`);
  }
  return { ...known, redirectUris: [...new Set(value)] };
}

function isListOfText(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
