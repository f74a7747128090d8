/** The part of oidc-provider that the tests use; the package ships no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface ClientMetadata {
    readonly client_id: string;
    readonly client_secret?: string;
    readonly token_endpoint_auth_method: string;
    readonly redirect_uris: readonly string[];
    readonly grant_types: readonly string[];
    readonly response_types: readonly string[];
  }

  export interface Configuration {
    readonly clients: readonly ClientMetadata[];
    readonly scopes: readonly string[];
    readonly responseTypes: readonly string[];
    readonly pkce: { required(): boolean };
    readonly allowOmittingSingleRegisteredRedirectUri: boolean;
    readonly features: Readonly<Record<string, { readonly enabled: boolean }>>;
    readonly cookies: { readonly keys: readonly string[] };
    renderError(
      context: { type: string; body: unknown },
      out: Readonly<Record<string, string>>,
      error: Error,
    ): void;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
  }
}
