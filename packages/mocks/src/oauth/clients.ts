import {
  notAuthenticated,
  requirePublic,
  wrongCredentials,
} from '@investing-platform/rules/oauth/clients';
import {
  basicCredentials,
  optionalValue,
  type Parameters,
} from '@investing-platform/rules/oauth/parameters';
import type { Credential } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import type { ConfidentialCredential } from '../world/records.ts';

/**
 * The confidential client that HTTP Basic names (RFC 6749 section 2.3.1).
 *
 * @throws {OAuthError} invalid_client
 */
export function confidentialClient(
  { state }: Platform,
  request: Request,
  parameters: Parameters,
): ConfidentialCredential {
  const claimed = basicCredentials(request.headers.get('Authorization'), parameters);
  const client = state.credentials.get(claimed.clientId);
  if (client === undefined || client.clientSecret !== claimed.clientSecret) {
    throw wrongCredentials();
  }
  return { ...client, clientSecret: claimed.clientSecret };
}

const isPublic = ({ clientSecret }: Credential): boolean => clientSecret === null;

/** @throws {OAuthError} where nobody has this client id, or it has a secret */
export function publicClient({ state }: Platform, clientId: string): Credential {
  return requirePublic(state.credentials.get(clientId), isPublic);
}

/** Confidential clients by HTTP Basic, public ones by `client_id` (RFC 7009 section 2.1). */
export function anyClient(
  platform: Platform,
  request: Request,
  parameters: Parameters,
): Credential {
  if (request.headers.has('Authorization')) {
    return confidentialClient(platform, request, parameters);
  }
  const client = platform.state.credentials.get(optionalValue(parameters, 'client_id') ?? '');
  if (client === undefined || !isPublic(client)) throw notAuthenticated();
  return client;
}
