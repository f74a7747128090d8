import type { OAuthConfig } from './config.ts';

/** Paths of the resources besides the origin itself. All of them are doors to the same API. */
export const RESOURCE_PATHS: readonly string[] = ['/graphql', '/mcp'];

/** Whether an RFC 8707 resource indicator, in its normal form, names this service. */
export function isOurResource(config: OAuthConfig, resource: string): boolean {
  return (
    resource === config.issuer || RESOURCE_PATHS.some((path) => resource === config.issuer + path)
  );
}

/** Without the slash that URL parsers put after an origin. */
export function normalResource(resource: string): string {
  return resource.endsWith('/') ? resource.slice(0, -1) : resource;
}
