export const AUTHORIZATION_SERVER_PATH = '/.well-known/oauth-authorization-server';
export const PROTECTED_RESOURCE_PATH = '/.well-known/oauth-protected-resource';
/** Paths of the resources besides the origin itself. */
export const RESOURCE_PATHS = ['/graphql'] as const;

/** Everything that takes tokens: the origin, and each door under it. */
export const resourcesOf = (issuer: string): readonly string[] => [
  issuer,
  ...RESOURCE_PATHS.map((path) => issuer + path),
];
