import {
  requireFresh,
  requireSameClient,
  requireSameRedirectUri,
  unknownCode,
  usedCode,
  wrongVerifier,
} from '@investing-platform/rules/oauth/authorization-code';
import { refuseSecrets } from '@investing-platform/rules/oauth/clients';
import { UnsupportedGrantType } from '@investing-platform/rules/oauth/errors';
import {
  codeRequestIn,
  type Parameters,
  requiredValue,
} from '@investing-platform/rules/oauth/parameters';
import { invariant } from '@investing-platform/rules/refusals/invariant';
import type { AuthorizationCode, Token, User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { issueToken, TOKEN_LIFETIME_SECONDS } from '../world/records.ts';
import { confidentialClient, publicClient } from './clients.ts';
import { checkResource, formOf, scopesOf } from './parameters.ts';
import { sha256Base64Url } from './sha256.ts';

/** POST /oauth/token (spec part 4.1). */
export async function tokenEndpoint(platform: Platform, request: Request): Promise<object> {
  const parameters = await formOf(request);
  const grantType = requiredValue(parameters, 'grant_type');
  const token = await tokenFor(platform, request, parameters, grantType);
  return {
    access_token: token.value,
    token_type: 'Bearer',
    expires_in: TOKEN_LIFETIME_SECONDS,
    scope: token.scopes.join(' '),
  };
}

async function tokenFor(
  platform: Platform,
  request: Request,
  parameters: Parameters,
  grantType: string,
): Promise<Token> {
  if (grantType === 'client_credentials') return forClient(platform, request, parameters);
  if (grantType === 'authorization_code') return forCode(platform, request, parameters);
  throw new UnsupportedGrantType();
}

function forClient(platform: Platform, request: Request, parameters: Parameters): Token {
  const scopes = scopesOf(parameters);
  checkResource(parameters, platform.baseUrl);
  const client = confidentialClient(platform, request, parameters);
  return issueToken(platform, client, ownerOf(platform, client.userId), scopes);
}

function ownerOf({ state }: Platform, userId: string | null): User {
  const user = userId === null ? undefined : state.users.get(userId);
  invariant(user !== undefined, 'a confidential credential has an owner');
  return user;
}

async function forCode(
  platform: Platform,
  request: Request,
  parameters: Parameters,
): Promise<Token> {
  scopesOf(parameters);
  checkResource(parameters, platform.baseUrl);
  refuseSecrets(request.headers, parameters);
  const { code: value, clientId, redirectUri, codeVerifier } = codeRequestIn(parameters);
  const challenge = await sha256Base64Url(codeVerifier);
  const client = publicClient(platform, clientId);
  const code = platform.state.codes.get(value);
  if (code === undefined) throw unknownCode();
  requireSameClient(code.credentialId, client.id);
  checkCode(platform, code, redirectUri, challenge);
  code.isRedeemed = true;
  return issueToken(platform, client, ownerOf(platform, code.userId), code.scopes);
}

/** @throws {OAuthError} invalid_grant */
function checkCode(
  platform: Platform,
  code: AuthorizationCode,
  redirectUri: string,
  challenge: string,
): void {
  if (code.isRedeemed) {
    // A second use says that the code leaked: what it gave is taken back.
    revokeTokensOf(platform, code);
    throw usedCode();
  }
  requireFresh(code.expiresAt, platform.clock.now());
  requireSameRedirectUri(code.redirectUri, redirectUri);
  if (code.codeChallenge !== challenge) throw wrongVerifier();
}

function revokeTokensOf({ state }: Platform, code: AuthorizationCode): void {
  for (const token of state.tokens.values()) {
    const isOfCode = token.credentialId === code.credentialId && token.userId === code.userId;
    if (isOfCode) state.tokens.delete(token.value);
  }
}
