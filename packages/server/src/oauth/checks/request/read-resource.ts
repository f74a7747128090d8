import { InvalidTarget } from '@investing-platform/rules/oauth/errors';
import { type Parameters, valuesOf } from '@investing-platform/rules/oauth/parameters';
import { normalResource } from '@investing-platform/rules/oauth/resources';
import type { OAuthDeps } from '../../deps.ts';
import { isOurResource } from '../../resources.ts';

/** Tokens are for this service and no other (RFC 8707 section 2). */
export function readResource<Known extends { readonly parameters: Parameters }>(
  deps: OAuthDeps,
  known: Known,
): Known & { readonly resources: readonly string[] } {
  const resources = [...new Set(valuesOf(known.parameters, 'resource').map(normalResource))];
  if (!resources.every((resource) => isOurResource(deps.oauth, resource))) {
    throw new InvalidTarget();
  }
  return { ...known, resources };
}
