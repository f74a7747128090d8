import { authorizationCode, createClient, OAuthError } from '@investing-platform/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AuthorizationServer,
  startAuthorizationServer,
} from '../oauth/support/authorization-server.ts';

let server: AuthorizationServer;

beforeAll(async () => {
  server = await startAuthorizationServer();
});
afterAll(() => server.stop());

const redirectUri = 'https://app.example.com/callback';
const scopes = ['identity', 'portfolio.read'] as const;

test('a person who allows the app is read with the app’s token', async () => {
  const clientId = await server.publicClient(redirectUri);
  const auth = authorizationCode({ baseUrl: server.issuer, clientId, redirectUri, scopes });
  const { url } = await auth.start();
  const token = await auth.finish(await server.browse(new URL(url)));
  expect(token.scopes).toEqual(scopes);
  const client = createClient({ baseUrl: server.issuer, auth });
  expect(await client.fetchCurrentUser()).toMatchObject({ email: server.email });
});

test('a person who declines is an OAuthError', async () => {
  const clientId = await server.publicClient(redirectUri);
  const auth = authorizationCode({ baseUrl: server.issuer, clientId, redirectUri, scopes });
  const { url } = await auth.start();
  const declined = auth.finish(await server.browse(new URL(url), 'DECLINE'));
  await expect(declined).rejects.toBeInstanceOf(OAuthError);
  await expect(declined).rejects.toMatchObject({ code: 'access_denied' });
});

test('a code is good once', async () => {
  const clientId = await server.publicClient(redirectUri);
  const auth = authorizationCode({ baseUrl: server.issuer, clientId, redirectUri, scopes });
  const pending = await auth.start();
  const callback = await server.browse(new URL(pending.url));
  await auth.finish(callback, pending);
  await expect(auth.finish(callback, pending)).rejects.toMatchObject({ code: 'invalid_grant' });
});
