import {
  startTestServer,
  type TestCredential,
  type TestServer,
} from '@investing-platform/server/testing';

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

const MAX_REDIRECTS = 5;
const CREATE = `mutation ($params: CreateApiCredentialInput!) {
  createApiCredential(params: $params) { credential { clientId } clientSecret }
}`;
const READ = `query ($params: ConsentRequestInput!) {
  consentRequest(params: $params) { grantedScopes }
}`;
const DECIDE = `mutation ($params: DecideConsentInput!) {
  decideConsent(params: $params) { redirectUri }
}`;

export async function startAuthorizationServer(): Promise<AuthorizationServer> {
  const settings = { OAUTH_APPROVED_REDIRECT_DOMAINS: 'app.example.com' };
  const server = await startTestServer({ settings });
  const user = await server.createUser({ plan: 'PRO' });
  const browser = { Cookie: await server.signIn(user), Origin: server.url };
  const firstParty = async (query: string, params: object): Promise<unknown> => {
    const { body } = await server.graphql(browser, query, { params });
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return body.data;
  };
  const shown = async (id: string) => {
    const data = Object(await firstParty(READ, { id }));
    return data.consentRequest.grantedScopes;
  };
  return {
    issuer: server.url,
    server,
    email: user.email,
    cookie: browser.Cookie,
    confidential: () => server.createCredential(user),
    async publicClient(...redirectUris) {
      const params = { label: 'App', publicClient: true, redirectUris };
      return textAt(await firstParty(CREATE, params), 'createApiCredential.credential.clientId');
    },
    browse: (url, answer = 'ALLOW') =>
      browse(server.url, browser.Cookie, url, async (id) =>
        textAt(
          await firstParty(DECIDE, { id, answer, grantedScopes: await shown(id) }),
          'decideConsent.redirectUri',
        ),
      ),
    async currentUser(token) {
      const headers = { Authorization: `Bearer ${token}` };
      return (await server.graphql(headers, '{ fetchCurrentUser { email } }')).body;
    },
    stop: server.stop,
  };
}

function textAt(value: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((at, name) => Object.getOwnPropertyDescriptor(Object(at), name)?.value, value);
  if (typeof found !== 'string') throw new Error(`no ${path} in ${JSON.stringify(value)}`);
  return found;
}

async function browse(
  issuer: string,
  cookie: string,
  start: URL,
  decide: (requestId: string) => Promise<string>,
): Promise<URL> {
  let url = start;
  for (let step = 0; step < MAX_REDIRECTS; step += 1) {
    if (url.origin !== issuer) return url;
    const requestId = url.pathname === '/consent' ? url.searchParams.get('request') : null;
    if (requestId !== null) return new URL(await decide(requestId));
    const response = await fetch(url, { redirect: 'manual', headers: { Cookie: cookie } });
    const location = response.headers.get('Location');
    if (location === null) throw new Error(`${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  throw new Error('too many redirects');
}
