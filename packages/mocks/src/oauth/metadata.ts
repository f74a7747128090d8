import { leafScopes } from '@investing-platform/schema';

export const AUTHORIZATION_SERVER_PATH = '/.well-known/oauth-authorization-server';
export const PROTECTED_RESOURCE_PATH = '/.well-known/oauth-protected-resource';
/** Paths of the resources besides the origin itself. */
export const RESOURCE_PATHS = ['/graphql'] as const;

/** RFC 8414 section 2. */
export function authorizationServerMetadata(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    registration_endpoint: `${issuer}/oauth/register`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    introspection_endpoint: `${issuer}/oauth/introspect`,
    scopes_supported: leafScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'client_credentials'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'none'],
    revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'none'],
    introspection_endpoint_auth_methods_supported: ['client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
    protected_resources: [issuer, ...RESOURCE_PATHS.map((path) => issuer + path)],
  };
}

/** RFC 9728 section 2. */
export function protectedResourceMetadata(issuer: string, resourcePath: string): object {
  return {
    resource: issuer + resourcePath,
    authorization_servers: [issuer],
    scopes_supported: leafScopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Investing Platform API',
  };
}
