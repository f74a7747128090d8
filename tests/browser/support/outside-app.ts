import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authorizationCode } from '@investing-platform/sdk/auth';
import type { TestServer } from '@investing-platform/server/testing';
import { onTestFinished } from 'vitest';

export type AppScope = 'identity' | 'trade';

const CREATE = `mutation ($params: CreateApiCredentialInput!) {
  createApiCredential(params: $params) { credential { clientId } }
}`;

/** An app of somebody else, on an address of its own. */
export async function outsideAppOf(server: TestServer, scopes: readonly AppScope[]) {
  const { createUser, signIn, graphql, url } = server;
  const site = createServer((_request, response) => response.end('<h1>The app</h1>'));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  onTestFinished(() => void site.close());
  const redirectUri = `http://127.0.0.1:${(site.address() as AddressInfo).port}/callback`;
  const author = await createUser();
  const params = { label: 'Budget app', publicClient: true, redirectUris: [redirectUri] };
  const headers = { Origin: url, Cookie: await signIn(author) };
  const { body } = await graphql(headers, CREATE, { params });
  const made = body.data as { createApiCredential: { credential: { clientId: string } } };
  const { clientId } = made.createApiCredential.credential;
  const auth = authorizationCode({ baseUrl: url, clientId, redirectUri, scopes });
  return { auth, redirectUri };
}
