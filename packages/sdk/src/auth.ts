export {
  type AuthorizationCodeOptions,
  type AuthorizationCodeSource,
  authorizationCode,
  type PendingAuthorization,
} from './auth/authorization-code.ts';
export { type ClientCredentialsOptions, clientCredentials } from './auth/client-credentials.ts';
export { OAuthError } from './auth/oauth-error.ts';
export type { ServerOptions } from './auth/server-options.ts';
export type { TokenStore } from './auth/token-store.ts';
export { ReauthorizationRequired, SdkError } from './core/errors.ts';
export { type AccessToken, fixedToken, type TokenSource } from './core/token-source.ts';
