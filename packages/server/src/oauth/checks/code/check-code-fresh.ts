import { requireFresh } from '@investing-platform/rules/oauth/authorization-code';
import type { OAuthDeps } from '../../deps.ts';
import type { AuthorizationCode } from '../../store/codes.sql.ts';

/** RFC 6749 section 4.1.2. */
export function checkCodeFresh<Known extends { readonly code: AuthorizationCode }>(
  deps: OAuthDeps,
  known: Known,
): Known {
  requireFresh(known.code.expiresAt, deps.clock.now());
  return known;
}
