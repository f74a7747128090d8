import { auth, extractWWWAuthenticateParams } from '@modelcontextprotocol/sdk/client/auth.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assistant } from '../mcp/support/assistant.ts';
import {
  type AuthorizationServer,
  startAuthorizationServer,
} from './support/authorization-server.ts';

let server: AuthorizationServer;

beforeAll(async () => {
  server = await startAuthorizationServer();
});
afterAll(() => server.stop());

test.each(['', '/graphql'])(
  'the MCP SDK discovers, registers and obtains a token for the server at %j',
  async (path) => {
    const provider = assistant();
    const serverUrl = server.issuer + path;
    expect(await auth(provider, { serverUrl })).toBe('REDIRECT');
    const [url] = provider.visited;
    expect(url?.searchParams.get('scope')?.split(' ')).toHaveLength(9);
    expect(url?.searchParams.get('resource')).toBe(serverUrl);
    const callback = await server.browse(url ?? new URL(serverUrl));
    expect(callback.searchParams.get('state')).toBe('a state');
    const authorizationCode = callback.searchParams.get('code') ?? '';
    expect(await auth(provider, { serverUrl, authorizationCode })).toBe('AUTHORIZED');
    expect(await provider.tokens()).toMatchObject({
      access_token: expect.stringMatching(/^ip_at_/),
      expires_in: 3600,
    });
    expect((await provider.tokens())?.refresh_token).toBeUndefined();
  },
);

test('after an hour the SDK goes through the browser again, as no refresh token exists', async () => {
  const provider = assistant();
  const serverUrl = `${server.issuer}/graphql`;
  await auth(provider, { serverUrl });
  const callback = await server.browse(provider.visited[0] ?? new URL(serverUrl));
  const authorizationCode = callback.searchParams.get('code') ?? '';
  await auth(provider, { serverUrl, authorizationCode });
  expect(await auth(provider, { serverUrl })).toBe('REDIRECT');
  expect(provider.visited).toHaveLength(2);
});

test('the challenge of a request without a token leads the SDK to the metadata', async () => {
  const response = await fetch(`${server.issuer}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ fetchCurrentUser { id } }' }),
  });
  expect(response.status).toBe(401);
  const { resourceMetadataUrl } = extractWWWAuthenticateParams(response);
  const provider = assistant();
  const serverUrl = `${server.issuer}/graphql`;
  if (resourceMetadataUrl === undefined) throw new Error('the challenge names no metadata');
  expect(await auth(provider, { serverUrl, resourceMetadataUrl })).toBe('REDIRECT');
});
