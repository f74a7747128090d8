import { InvalidRequest, UnsupportedGrantType } from '@investing-platform/rules/oauth/errors';
import { optionalValue, type Parameters } from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';

export type GrantType = 'authorization_code' | 'client_credentials';

/** A `Map`: `grant_type=constructor` must not reach an object's prototype. */
const grantTypes: ReadonlyMap<string, GrantType> = new Map<string, GrantType>([
  ['authorization_code', 'authorization_code'],
  ['client_credentials', 'client_credentials'],
]);

/** RFC 6749 section 5.2. There is no refresh_token grant (spec part 5.3). */
export function selectGrant<Known extends { readonly parameters: Parameters }>(
  _deps: OAuthDeps,
  known: Known,
): Known & { readonly grantType: GrantType } {
  const name = optionalValue(known.parameters, 'grant_type');
  if (name === undefined) throw new InvalidRequest('grant_type is required');
  const grantType = grantTypes.get(name);
  if (grantType === undefined) throw new UnsupportedGrantType();
  return { ...known, grantType };
}
