import { optionalValue, type Parameters } from '@investing-platform/rules/oauth/parameters';
import { expandScopes, parseScope } from '@investing-platform/rules/oauth/scopes';
import type { LeafScope } from '@investing-platform/schema';
import type { OAuthDeps } from '../../deps.ts';

/** Unknown scope names are refused, an omitted scope is `identity` (spec parts 4.1 and 5.1). */
export function readScope<Known extends { readonly parameters: Parameters }>(
  _deps: OAuthDeps,
  known: Known,
): Known & { readonly scopes: readonly LeafScope[] } {
  return { ...known, scopes: expandScopes(parseScope(optionalValue(known.parameters, 'scope'))) };
}
