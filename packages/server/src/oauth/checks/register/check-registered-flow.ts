import { type ClientMetadata, flowProblem } from '@investing-platform/rules/oauth/client-metadata';
import { InvalidClientMetadata } from '@investing-platform/rules/oauth/errors';
import type { OAuthDeps } from '../../deps.ts';

/** Public clients of the authorization code flow only (spec part 4.1). */
export function checkRegisteredFlow<Known extends { readonly metadata: ClientMetadata }>(
  _deps: OAuthDeps,
  known: Known,
): Known {
  const problem = flowProblem(known.metadata);
  if (problem !== null) throw new InvalidClientMetadata(problem);
  return known;
}
