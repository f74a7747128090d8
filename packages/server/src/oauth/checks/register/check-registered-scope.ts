import type { ClientMetadata } from '@investing-platform/rules/oauth/client-metadata';
import { InvalidClientMetadata, InvalidScope } from '@investing-platform/rules/oauth/errors';
import { expandScopes, parseScope } from '@investing-platform/rules/oauth/scopes';
import type { OAuthDeps } from '../../deps.ts';

/** A client learns at once that a scope does not exist (RFC 7591 section 3.2.2). */
export function checkRegisteredScope<Known extends { readonly metadata: ClientMetadata }>(
  _deps: OAuthDeps,
  known: Known,
): Known {
  const scope = known.metadata.get('scope') ?? '';
  if (typeof scope !== 'string') throw new InvalidClientMetadata('scope must be a text');
  try {
    expandScopes(parseScope(scope));
  } catch (error) {
    if (error instanceof InvalidScope) throw new InvalidClientMetadata(error.message);
    throw error;
  }
  return known;
}
