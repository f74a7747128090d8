import {
  startTestServer,
  type TestCredential,
  type TestServer,
} from '@investing-platform/server/testing';
import { browserOf, textAt } from './browser.ts';

/** The composed server, and a person who is signed in to it in a browser. */
export interface AuthorizationServer {
  readonly issuer: string;
  readonly server: TestServer;
  /** A confidential credential of the person. */
  confidential(): Promise<TestCredential>;
  /** The `client_id` of a public client that the person created. */
  publicClient(...redirectUris: string[]): Promise<string>;
  /** Opens an authorization URL, decides on the consent page, and returns the callback's URL. */
  browse(url: URL, answer?: 'ALLOW' | 'DECLINE'): Promise<URL>;
  /** What `fetchCurrentUser` answers to a token. */
  currentUser(token: string): Promise<unknown>;
  readonly email: string;
  /** Value of `Cookie` of the person's browser. */
  readonly cookie: string;
  stop(): Promise<void>;
}

const CREATE = `mutation ($params: CreateApiCredentialInput!) {
  createApiCredential(params: $params) { credential { clientId } clientSecret }
}`;
export async function startAuthorizationServer(): Promise<AuthorizationServer> {
  const settings = { OAUTH_APPROVED_REDIRECT_DOMAINS: 'app.example.com' };
  const server = await startTestServer({ settings });
  const user = await server.createUser({ plan: 'PRO' });
  const cookie = await server.signIn(user);
  const { ask, browse } = browserOf(server.url, cookie);
  return {
    issuer: server.url,
    server,
    email: user.email,
    cookie,
    confidential: () => server.createCredential(user),
    async publicClient(...redirectUris) {
      const params = { label: 'App', publicClient: true, redirectUris };
      return textAt(await ask(CREATE, params), 'createApiCredential.credential.clientId');
    },
    browse,
    async currentUser(token) {
      const headers = { Authorization: `Bearer ${token}` };
      return (await server.graphql(headers, '{ fetchCurrentUser { email } }')).body;
    },
    stop: server.stop,
  };
}
