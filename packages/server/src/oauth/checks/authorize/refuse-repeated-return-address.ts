import { InvalidRequest } from '@investing-platform/rules/oauth/errors';
import type { Parameters } from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';

/** Of two clients or two redirect URIs neither is proven, so the browser stays here. */
export function refuseRepeatedReturnAddress<Known extends { readonly parameters: Parameters }>(
  _deps: OAuthDeps,
  known: Known,
): Known {
  for (const name of ['client_id', 'redirect_uri']) {
    if ((known.parameters.get(name)?.length ?? 0) > 1) {
      throw new InvalidRequest(`${name} is repeated`);
    }
  }
  return known;
}
