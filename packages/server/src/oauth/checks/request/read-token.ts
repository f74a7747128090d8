import { type Parameters, requiredValue } from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';

/** RFC 7009 section 2.1, RFC 7662 section 2.1. `token_type_hint` is only ever a hint. */
export function readToken<Known extends { readonly parameters: Parameters }>(
  _deps: OAuthDeps,
  known: Known,
): Known & { readonly token: string } {
  return { ...known, token: requiredValue(known.parameters, 'token') };
}
