import { InvalidTarget } from '@investing-platform/rules/oauth/errors';
import { requireForm } from '@investing-platform/rules/oauth/media-type';
import {
  optionalValue,
  type Parameters,
  parseParameters,
  refuseRepeated,
  valuesOf,
} from '@investing-platform/rules/oauth/parameters';
import { normalResource } from '@investing-platform/rules/oauth/resources';
import { expandScopes, parseScope } from '@investing-platform/rules/oauth/scopes';
import type { LeafScope } from '@investing-platform/schema';
import { resourcesOf } from './metadata.ts';

/** @throws {OAuthError} where the body is no form, or a parameter but `resource` is repeated */
export async function formOf(request: Request): Promise<Parameters> {
  requireForm(request.headers);
  return unrepeated(await request.text());
}

/** @throws {OAuthError} where a parameter but `resource` is repeated */
export function unrepeated(text: string): Parameters {
  const parameters = parseParameters(text);
  refuseRepeated(parameters);
  return parameters;
}

/** @throws {OAuthError} on a name outside of the vocabulary */
export const scopesOf = (parameters: Parameters): readonly LeafScope[] =>
  expandScopes(parseScope(optionalValue(parameters, 'scope')));

/** @throws {OAuthError} where `resource` (RFC 8707) names something else than this service */
export function checkResource(parameters: Parameters, issuer: string): void {
  const named = valuesOf(parameters, 'resource').map(normalResource);
  if (!named.every((one) => resourcesOf(issuer).includes(one))) throw new InvalidTarget();
}
