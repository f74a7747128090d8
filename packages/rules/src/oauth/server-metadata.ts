import { leafScopes } from '@investing-platform/schema';

/** RFC 8414 section 2. Assistants ask for every scope that is listed, so only leaves are. */
export function authorizationServerMetadata(
  issuer: string,
  resources: readonly string[],
  advertisesIss: boolean,
): object {
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
    ...(advertisesIss ? { authorization_response_iss_parameter_supported: true } : {}),
    protected_resources: resources,
  };
}

/** RFC 9728 section 2. `resource` is the identifier into which the well-known path was inserted. */
export function protectedResourceMetadata(issuer: string, resourcePath: string): object {
  return {
    resource: issuer + resourcePath,
    authorization_servers: [issuer],
    scopes_supported: leafScopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Investing Platform API',
  };
}
