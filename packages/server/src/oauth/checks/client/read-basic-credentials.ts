import type { OAuthDeps } from '../../deps.ts';
import { InvalidClient, InvalidRequest } from '../../errors/errors.ts';
import { formDecode, optionalValue, type Parameters } from '../../parameters.ts';
import type { Incoming } from '../../responses.ts';

/** What a client says about itself, not yet believed. */
export interface ClaimedCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

const BASIC = /^basic +([A-Za-z0-9+/]{1,2048}={0,2})$/i;

/**
 * Confidential clients authenticate by HTTP Basic only (spec part 5.1). Both halves are
 * form-encoded before they are joined (RFC 6749 section 2.3.1): many clients encode even `_`.
 */
export function readBasicCredentials<Known extends Incoming & { readonly parameters: Parameters }>(
  _deps: OAuthDeps,
  known: Known,
): Known & { readonly claimed: ClaimedCredentials } {
  const header = known.request.headers.get('Authorization');
  if (header === null) throw new InvalidClient('Authenticate by HTTP Basic');
  if (optionalValue(known.parameters, 'client_secret') !== undefined) {
    throw new InvalidRequest('Authenticate in one way, not in two');
  }
  const claimed = decodeBasic(header);
  if (claimed === null) throw new InvalidClient('Malformed HTTP Basic credentials');
  const parameter = optionalValue(known.parameters, 'client_id');
  if (parameter !== undefined && parameter !== claimed.clientId) {
    throw new InvalidRequest('client_id is not that of the Authorization header');
  }
  return { ...known, claimed };
}

function decodeBasic(header: string): ClaimedCredentials | null {
  const encoded = BASIC.exec(header)?.[1];
  if (encoded === undefined) return null;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  if (colon < 0) return null;
  const clientId = formDecode(pair.slice(0, colon));
  const clientSecret = formDecode(pair.slice(colon + 1));
  return clientId === null || clientSecret === null ? null : { clientId, clientSecret };
}
