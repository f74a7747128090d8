import { type Parameters, refuseRepeated } from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';

/** RFC 6749 sections 3.1 and 3.2; RFC 8707 section 2 lets `resource` repeat. */
export function refuseRepeatedParameters<Known extends { readonly parameters: Parameters }>(
  _deps: OAuthDeps,
  known: Known,
): Known {
  refuseRepeated(known.parameters);
  return known;
}
