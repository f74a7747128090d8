import * as shared from '@investing-platform/rules/oauth/server-metadata';
import type { OAuthConfig } from '../config.ts';
import { resourcesOf } from '../resources.ts';

export const AUTHORIZATION_SERVER_PATH = '/.well-known/oauth-authorization-server';
export const PROTECTED_RESOURCE_PATH = '/.well-known/oauth-protected-resource';

/** RFC 8414 section 2. */
export const authorizationServerMetadata = (config: OAuthConfig): object =>
  shared.authorizationServerMetadata(config.issuer, resourcesOf(config), config.advertisesIss);

/**
 * RFC 9728 section 3.3: of the origin, or the origin with `resourcePath`.
 */
export const protectedResourceMetadata = ({ issuer }: OAuthConfig, resourcePath: string): object =>
  shared.protectedResourceMetadata(issuer, resourcePath);
