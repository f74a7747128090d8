import { InvalidRequest } from '@investing-platform/rules/oauth/errors';
import { type Parameters, parseParameters } from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';
import type { Incoming } from '../../responses.ts';

const MAX_QUERY = 8 * 1024;

/** The authorization request stands in the query (RFC 6749 section 4.1.1). */
export function readQuery(
  _deps: OAuthDeps,
  known: Incoming,
): Incoming & { readonly parameters: Parameters } {
  const query = new URL(known.request.url).search.slice(1);
  if (query.length > MAX_QUERY) throw new InvalidRequest('The request is too long');
  return { ...known, parameters: parseParameters(query) };
}
