import type { OAuthDeps } from '../../deps.ts';
import { InvalidClientMetadata } from '../../errors/errors.ts';
import type { ClientMetadata } from './read-metadata.ts';

/**
 * Public clients of the authorization code flow only (spec part 4.1). What else a client would
 * like, other grants or a way to authenticate, is left out, and the answer says so (RFC 7591
 * section 3.2.1): common clients ask for it everywhere, and run without.
 */
export function checkRegisteredFlow<Known extends { readonly metadata: ClientMetadata }>(
  _deps: OAuthDeps,
  known: Known,
): Known {
  const { metadata } = known;
  if (!lists(metadata.get('grant_types') ?? ['authorization_code'], 'authorization_code')) {
    throw new InvalidClientMetadata('grant_types must hold authorization_code');
  }
  if (!lists(metadata.get('response_types') ?? ['code'], 'code')) {
    throw new InvalidClientMetadata('response_types must hold code');
  }
  return known;
}

function lists(value: unknown, wanted: string): boolean {
  return Array.isArray(value) && value.includes(wanted);
}
