import type { OAuthConfig } from './config.ts';

/** Whether an RFC 8707 resource indicator, in its normal form, names this service. */
export function isOurResource(config: OAuthConfig, resource: string): boolean {
  return resourcesOf(config).includes(resource);
}

/** The identifiers of everything that takes tokens: the origin, and each door under it. */
export function resourcesOf(config: OAuthConfig): readonly string[] {
  return [config.issuer, ...config.resourcePaths.map((path) => config.issuer + path)];
}

/**
 * Whether a token serves at a door (RFC 8707 section 2): one that names no resource at all of them,
 * and so one that names the origin; any other where it names the door.
 *
 * @param path of the door, such as `/graphql`
 */
export function isFor(config: OAuthConfig, resources: readonly string[], path: string): boolean {
  if (resources.length === 0) return true;
  return resources.includes(config.issuer) || resources.includes(config.issuer + path);
}

/** The paths at which assistants ask. */
const ASSISTANT_PATHS = ['/mcp', '/mcp/readonly'] as const;

/** The identifiers of the doors of assistants, where this service has any. */
export function assistantResources({ issuer, resourcePaths }: OAuthConfig): readonly string[] {
  const paths = ASSISTANT_PATHS.filter((path) => resourcePaths.includes(path));
  return paths.map((path) => issuer + path);
}

/** Whether a grant names a door of assistants. */
export function namesAssistants({ issuer }: OAuthConfig, resources: readonly string[]): boolean {
  return ASSISTANT_PATHS.some((path) => resources.includes(issuer + path));
}

export function isAssistantPath(path: string): path is (typeof ASSISTANT_PATHS)[number] {
  return ASSISTANT_PATHS.some((one) => one === path);
}
