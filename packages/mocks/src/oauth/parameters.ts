import { normalResource } from '@investing-platform/rules/oauth/resources';
import {
  compositeScopes,
  type LeafScope,
  leafScopes,
  type RequestableScope,
} from '@investing-platform/schema';
import { leavesOf } from '../world/records.ts';
import { resourcesOf } from './metadata.ts';
import { invalidRequest, OAuthError } from './oauth-error.ts';

/** Parameters of one request by name. */
export type Parameters = ReadonlyMap<string, readonly string[]>;

const FORM = 'application/x-www-form-urlencoded';

/** @throws {OAuthError} where the body is no form, or a parameter but `resource` is repeated */
export async function formOf(request: Request): Promise<Parameters> {
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0] ?? '';
  if (type.trim().toLowerCase() !== FORM) throw invalidRequest(`Content-Type must be ${FORM}`);
  return unrepeated(new URLSearchParams(await request.text()));
}

/** @throws {OAuthError} where a parameter but `resource` is repeated */
export function unrepeated(search: URLSearchParams): Parameters {
  const parameters = new Map([...search.keys()].map((name) => [name, search.getAll(name)]));
  for (const [name, values] of parameters) {
    if (values.length > 1 && name !== 'resource') throw invalidRequest(`${name} is repeated`);
  }
  return parameters;
}

/** Without a value a parameter counts as omitted (RFC 6749 section 3.1). */
export function optionalValue(parameters: Parameters, name: string): string | undefined {
  return parameters.get(name)?.[0] || undefined;
}

/** @throws {OAuthError} where the parameter is omitted */
export function requiredValue(parameters: Parameters, name: string): string {
  const value = optionalValue(parameters, name);
  if (value === undefined) throw invalidRequest(`${name} is required`);
  return value;
}

/**
 * The leaves that the `scope` parameter asks for; an omitted one means `identity` (spec part 5.1).
 *
 * @throws {OAuthError} on a name outside of the vocabulary
 */
export function scopesOf(parameters: Parameters): readonly LeafScope[] {
  const names = (optionalValue(parameters, 'scope') ?? '').split(' ').filter((name) => name !== '');
  const unknown = [...new Set(names)].filter((name) => !isRequestable(name));
  if (unknown.length > 0) {
    throw new OAuthError('invalid_scope', `Unknown scope: ${unknown.join(' ')}`);
  }
  return names.length === 0 ? ['identity'] : leavesOf(names.filter(isRequestable));
}

const VOCABULARY: ReadonlySet<string> = new Set([...leafScopes, ...Object.keys(compositeScopes)]);

function isRequestable(name: string): name is RequestableScope {
  return VOCABULARY.has(name);
}

/** @throws {OAuthError} where `resource` (RFC 8707) names something else than this service */
export function checkResource(parameters: Parameters, issuer: string): void {
  for (const resource of parameters.get('resource') ?? []) {
    if (resource !== '' && !isOurs(normalResource(resource), issuer)) {
      throw new OAuthError('invalid_target', 'resource does not name this service');
    }
  }
}

function isOurs(resource: string, issuer: string): boolean {
  return resourcesOf(issuer).includes(resource);
}
