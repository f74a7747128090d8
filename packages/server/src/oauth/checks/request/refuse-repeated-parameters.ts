import type { OAuthDeps } from '../../deps.ts';
import { InvalidRequest } from '../../errors/errors.ts';
import type { Parameters } from '../../parameters.ts';

/** RFC 6749 sections 3.1 and 3.2; RFC 8707 section 2 lets `resource` repeat. */
export function refuseRepeatedParameters<Known extends { readonly parameters: Parameters }>(
  _deps: OAuthDeps,
  known: Known,
): Known {
  for (const [name, values] of known.parameters) {
    if (values.length > 1 && name !== 'resource') {
      throw new InvalidRequest(`${name} is repeated`);
    }
  }
  return known;
}
