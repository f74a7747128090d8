import { leafScopes } from '@investing-platform/schema';
import type { OAuthConfig } from '../config.ts';
import { resourcesOf } from '../resources.ts';

export const AUTHORIZATION_SERVER_PATH = '/.well-known/oauth-authorization-server';
export const PROTECTED_RESOURCE_PATH = '/.well-known/oauth-protected-resource';

/** RFC 8414 section 2. Assistants ask for every scope that is listed, so only leaves are. */
export function authorizationServerMetadata(config: OAuthConfig): object {
  const { issuer } = config;
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
    ...(config.advertisesIss ? { authorization_response_iss_parameter_supported: true } : {}),
    protected_resources: resourcesOf(config),
  };
}

/**
 * RFC 9728 section 2. `resource` is the identifier into which the well-known path was inserted
 * (section 3.3): the origin, or the origin with `resourcePath`.
 */
export function protectedResourceMetadata(config: OAuthConfig, resourcePath: string): object {
  return {
    resource: config.issuer + resourcePath,
    authorization_servers: [config.issuer],
    scopes_supported: leafScopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Investing Platform API',
  };
}
