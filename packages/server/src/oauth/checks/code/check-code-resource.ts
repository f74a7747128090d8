import { InvalidTarget } from '@investing-platform/rules/oauth/errors';
import type { OAuthDeps } from '../../deps.ts';
import type { AuthorizationCode } from '../../store/codes.sql.ts';

/** A token request may name fewer resources than the consent covered (RFC 8707 section 2.2). */
export function checkCodeResource<
  Known extends { readonly resources: readonly string[]; readonly code: AuthorizationCode },
>(_deps: OAuthDeps, known: Known): Known {
  const consented = known.code.resources;
  if (consented.length > 0 && !known.resources.every((name) => consented.includes(name))) {
    throw new InvalidTarget();
  }
  return known;
}
