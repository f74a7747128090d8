import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeTerminal, run } from '@investing-platform/cli/testing';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AuthorizationServer,
  startAuthorizationServer,
} from './support/authorization-server.ts';

let server: AuthorizationServer;

beforeAll(async () => {
  server = await startAuthorizationServer();
});
afterAll(() => server.stop());

const REDIRECT_URI = 'https://app.example.com/callback';
const insecure = { execute: [client.allowInsecureRequests], algorithm: 'oauth2' as const };
const discover = (clientId: string, authentication: client.ClientAuth) =>
  client.discovery(new URL(server.issuer), clientId, undefined, authentication, insecure);

async function authorizationUrl(
  config: client.Configuration,
  scope: string,
  state: string,
): Promise<{ url: URL; pkceCodeVerifier: string }> {
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: REDIRECT_URI,
    scope,
    state,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  return { url, pkceCodeVerifier };
}

describe('openid-client', () => {
  test('obtains a token by client credentials, which opens the owner’s account', async () => {
    const { clientId, clientSecret } = await server.confidential();
    const config = await discover(clientId, client.ClientSecretBasic(clientSecret));
    const tokens = await client.clientCredentialsGrant(config, { scope: 'identity portfolio' });
    expect(tokens).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      scope: 'identity portfolio.read portfolio.write',
    });
    expect(await server.currentUser(tokens.access_token)).toEqual({
      data: { fetchCurrentUser: { email: server.email } },
    });
  });

  test('obtains a token by authorization code with PKCE, once for each code', async () => {
    const config = await discover(await server.publicClient(REDIRECT_URI), client.None());
    const expectedState = client.randomState();
    const { url, pkceCodeVerifier } = await authorizationUrl(config, 'identity', expectedState);
    const callback = await server.browse(url);
    const checks = { pkceCodeVerifier, expectedState };
    const tokens = await client.authorizationCodeGrant(config, callback, checks);
    expect(tokens.scope).toBe('identity');
    expect(await server.currentUser(tokens.access_token)).toHaveProperty('data.fetchCurrentUser');
    const again = client.authorizationCodeGrant(config, callback, checks);
    await expect(again).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(await server.currentUser(tokens.access_token)).toHaveProperty('errors');
  });

  test('is not held up by a second consent in the browser that gave the first', async () => {
    const config = await discover(await server.publicClient(REDIRECT_URI), client.None());
    const first = await authorizationUrl(config, 'identity', 'first');
    await server.browse(first.url);
    const second = await authorizationUrl(config, 'identity', 'second');
    const asked = await fetch(second.url, { redirect: 'manual' });
    expect(asked.headers.get('Location')).toContain('/consent?');
    const callback = await server.browse(second.url, 'DECLINE');
    expect(callback.searchParams.get('code')).toMatch(/^ip_ac_/);
    expect(callback.searchParams.get('state')).toBe('second');
  });

  test('is told that the person declined', async () => {
    const config = await discover(await server.publicClient(REDIRECT_URI), client.None());
    const { url, pkceCodeVerifier } = await authorizationUrl(config, 'trade', 'a state');
    const callback = await server.browse(url, 'DECLINE');
    const checks = { pkceCodeVerifier, expectedState: 'a state' };
    const granting = client.authorizationCodeGrant(config, callback, checks);
    await expect(granting).rejects.toMatchObject({ error: 'access_denied' });
  });

  test('registers itself as a public client', async () => {
    const config = await client.dynamicClientRegistration(
      new URL(server.issuer),
      { redirect_uris: ['http://localhost:5173/callback'], token_endpoint_auth_method: 'none' },
      client.None(),
      insecure,
    );
    expect(config.clientMetadata().client_id).toMatch(/^ip_ci_/);
    expect(config.clientMetadata().client_secret).toBeUndefined();
  });

  test('introspects and revokes', async () => {
    const { clientId, clientSecret } = await server.confidential();
    const config = await discover(clientId, client.ClientSecretBasic(clientSecret));
    const { access_token: token } = await client.clientCredentialsGrant(config);
    const before = await client.tokenIntrospection(config, token);
    expect(before).toMatchObject({ active: true, scope: 'identity' });
    await client.tokenRevocation(config, token);
    expect(await client.tokenIntrospection(config, token)).toEqual({ active: false });
    expect(await server.currentUser(token)).toHaveProperty('errors');
  });

  test('is challenged where its secret is wrong', async () => {
    const { clientId } = await server.confidential();
    const config = await discover(clientId, client.ClientSecretBasic('wrong'));
    const granting = client.clientCredentialsGrant(config);
    await expect(granting).rejects.toMatchObject({ code: 'OAUTH_WWW_AUTHENTICATE_CHALLENGE' });
  });
});

test('the command line signs a person in, as a client that registers itself', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oauth-cli-'));
  const browse = async (address: string) => {
    await fetch(await server.browse(new URL(address)));
  };
  const env = { XDG_CONFIG_HOME: folder, INVESTING_BASE_URL: server.issuer };
  const login = fakeTerminal({ env, browse });
  const code = await run(['login', '--scopes', 'identity portfolio.read'], login);
  expect({ code, problems: login.problems() }).toEqual({
    code: 0,
    problems: expect.stringContaining(`as ${server.email}`),
  });
  expect(await run(['getPositions'], fakeTerminal({ env }))).toBe(0);
  expect(await run(['logout'], fakeTerminal({ env }))).toBe(0);
  await rm(folder, { recursive: true });
});
