import { InvalidGrant } from '@investing-platform/rules/oauth/errors';
import type { OAuthDeps } from '../../deps.ts';
import type { AuthorizationCode } from '../../store/codes.sql.ts';

/** RFC 6749 section 4.1.2. */
export function checkCodeFresh<Known extends { readonly code: AuthorizationCode }>(
  deps: OAuthDeps,
  known: Known,
): Known {
  if (known.code.expiresAt.getTime() <= deps.clock.now().getTime()) {
    throw new InvalidGrant('The code expired');
  }
  return known;
}
