import { metadataIn } from '@investing-platform/rules/oauth/client-metadata';
import { requireJson } from '@investing-platform/rules/oauth/media-type';
import { requiredValue } from '@investing-platform/rules/oauth/parameters';
import { hostOf } from '@investing-platform/rules/oauth/redirect-uri';
import { reduceToPlan } from '@investing-platform/rules/oauth/scopes';
import type { Platform } from '../world/platform.ts';
import { addPublicClient } from '../world/records.ts';
import { describedBy } from './client-document.ts';
import { anyClient, confidentialClient } from './clients.ts';
import { formOf } from './parameters.ts';

const SECOND = 1_000;

/** POST /oauth/register (RFC 7591): public clients only. Every host is approved here. */
export async function registerEndpoint(platform: Platform, request: Request): Promise<object> {
  requireJson(request.headers);
  const { name, uris } = describedBy(metadataIn(await request.text()));
  const label = name ?? hostOf(uris[0] ?? '');
  const client = addPublicClient(platform, null, label, uris);
  return {
    client_id: client.clientId,
    client_id_issued_at: Math.floor(platform.clock.now().getTime() / SECOND),
    client_name: label,
    redirect_uris: uris,
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}

/** POST /oauth/revoke (RFC 7009): the answer tells nothing about the token. */
export async function revokeEndpoint(platform: Platform, request: Request): Promise<null> {
  const parameters = await formOf(request);
  const value = requiredValue(parameters, 'token');
  const client = anyClient(platform, request, parameters);
  const { tokens } = platform.state;
  if (tokens.get(value)?.credentialId === client.id) tokens.delete(value);
  return null;
}

/** POST /oauth/introspect (RFC 7662): for a client's own tokens and those of its owner. */
export async function introspectEndpoint(platform: Platform, request: Request): Promise<object> {
  const parameters = await formOf(request);
  const value = requiredValue(parameters, 'token');
  const client = confidentialClient(platform, request, parameters);
  const { state, baseUrl, clock } = platform;
  const token = state.tokens.get(value);
  const user = token && state.users.get(token.userId);
  if (token === undefined || user === undefined || token.expiresAt <= clock.now()) {
    return { active: false };
  }
  if (token.credentialId !== client.id && token.userId !== client.userId) return { active: false };
  const issuer = [...state.credentials.values()].find(({ id }) => id === token.credentialId);
  return {
    active: true,
    scope: reduceToPlan(token.scopes, user).join(' '),
    client_id: issuer?.clientId,
    token_type: 'Bearer',
    exp: Math.floor(token.expiresAt.getTime() / SECOND),
    sub: token.userId,
    aud: baseUrl,
    iss: baseUrl,
  };
}
