import type { Credential } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import type { ConfidentialCredential } from '../world/records.ts';
import { invalidClient, invalidRequest, publicClientsOnly } from './oauth-error.ts';
import { optionalValue, type Parameters } from './parameters.ts';

const BASIC = /^basic +([A-Za-z0-9+/]{1,2048}={0,2})$/i;

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
  const header = request.headers.get('Authorization');
  if (header === null) throw invalidClient('Authenticate by HTTP Basic');
  if (optionalValue(parameters, 'client_secret') !== undefined) {
    throw invalidRequest('Authenticate in one way, not in two');
  }
  const claimed = decodeBasic(header);
  if (claimed === null) throw invalidClient('Malformed HTTP Basic credentials');
  const client = state.credentials.get(claimed.clientId);
  if (client === undefined || client.clientSecret !== claimed.clientSecret) {
    throw invalidClient('Unknown client or wrong secret');
  }
  return { ...client, clientSecret: claimed.clientSecret };
}

function decodeBasic(header: string): { clientId: string; clientSecret: string } | null {
  const encoded = BASIC.exec(header)?.[1];
  try {
    const pair = atob(encoded ?? '');
    const colon = pair.indexOf(':');
    if (colon < 0) return null;
    const [clientId, clientSecret] = [pair.slice(0, colon), pair.slice(colon + 1)].map(
      // Many clients encode even `_`.
      (half) => decodeURIComponent(half.replaceAll('+', ' ')),
    );
    return { clientId: clientId ?? '', clientSecret: clientSecret ?? '' };
  } catch {
    return null;
  }
}

/** @throws {OAuthError} where nobody has this client id, or it has a secret */
export function publicClient({ state }: Platform, clientId: string): Credential {
  const client = state.credentials.get(clientId);
  if (client === undefined) throw invalidClient('Unknown client');
  if (client.clientSecret !== null) throw publicClientsOnly();
  return client;
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
  if (client === undefined || client.clientSecret !== null) {
    throw invalidClient('Client authentication failed');
  }
  return client;
}
