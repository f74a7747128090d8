import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type AuthorizationServer,
  startAuthorizationServer,
} from './support/authorization-server.ts';
import {
  type CertifiedServer,
  CONFIDENTIAL_CLIENT,
  PUBLIC_CLIENT,
  REDIRECT_URI,
  SECRET,
  startCertifiedServer,
} from './support/certified-server.ts';

/*
 * The same bad request to this server and to oidc-provider: where both follow one rule of the RFCs,
 * `error` and whether the browser was redirected have to be alike.
 */

interface Target {
  readonly issuer: string;
  readonly authorizePath: string;
  readonly publicClient: string;
  readonly confidentialClient: string;
  readonly secret: string;
}

type Fields = Readonly<Record<string, string | readonly string[] | null>>;

let ours: AuthorizationServer;
let certified: CertifiedServer;
let targets: readonly Target[];

beforeAll(async () => {
  // oidc-provider greets on the console, and warns of its own defaults.
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
  [ours, certified] = await Promise.all([startAuthorizationServer(), startCertifiedServer()]);
  const publicClient = await ours.publicClient(REDIRECT_URI);
  const script = await ours.confidential();
  targets = [
    {
      issuer: ours.issuer,
      authorizePath: '/oauth/authorize',
      publicClient,
      confidentialClient: script.clientId,
      secret: script.clientSecret,
    },
    {
      issuer: certified.issuer,
      authorizePath: certified.authorizePath,
      publicClient: PUBLIC_CLIENT,
      confidentialClient: CONFIDENTIAL_CLIENT,
      secret: SECRET,
    },
  ];
});
afterAll(async () => {
  vi.restoreAllMocks();
  await Promise.all([ours.stop(), certified.close()]);
});

function encode(fields: Fields): URLSearchParams {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of value === null ? [] : [value].flat()) encoded.append(name, item);
  }
  return encoded;
}

interface Outcome {
  readonly error: string | null;
  readonly isRedirected: boolean;
  readonly state: string | null;
  readonly iss: boolean;
}

async function authorize(target: Target, changes: Fields): Promise<Outcome> {
  const fields = {
    response_type: 'code',
    client_id: target.publicClient,
    redirect_uri: REDIRECT_URI,
    scope: 'identity',
    state: 'a state',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...changes,
  };
  const url = `${target.issuer}${target.authorizePath}?${encode(fields)}`;
  // The certified server has nobody to sign in, and tells errors before it would.
  const response = await fetch(url, { redirect: 'manual', headers: { Cookie: ours.cookie } });
  const location = response.headers.get('Location');
  if (location?.startsWith(REDIRECT_URI)) {
    const { search, hash } = new URL(location);
    // oidc-provider answers response types of other flows in the fragment, as those flows do.
    const searchParams = new URLSearchParams(search || hash.slice(1));
    return {
      error: searchParams.get('error'),
      isRedirected: true,
      state: searchParams.get('state'),
      iss: searchParams.get('iss') === target.issuer,
    };
  }
  const error = location === null ? await errorOf(response) : null;
  return { error, isRedirected: false, state: null, iss: false };
}

async function errorOf(response: Response): Promise<string | null> {
  const body: unknown = await response.json();
  const error: unknown = Object.getOwnPropertyDescriptor(Object(body), 'error')?.value;
  return typeof error === 'string' ? error : null;
}

async function bothOutcomes<T>(send: (target: Target) => Promise<T>): Promise<readonly [T, T]> {
  const [first, second] = await Promise.all(targets.map(send));
  if (first === undefined || second === undefined) throw new Error('there are two servers');
  return [first, second];
}

describe('an authorization request is answered as by the certified server', () => {
  test.each<[string, Fields]>([
    ['valid', {}],
    ['without state', { state: null }],
    ['without client_id', { client_id: null }],
    ['with an unknown client', { client_id: 'nobody' }],
    ['with two client_ids', { client_id: ['a', 'b'] }],
    ['with two redirect URIs', { redirect_uri: [REDIRECT_URI, REDIRECT_URI] }],
    ['without redirect_uri', { redirect_uri: null }],
    ['without response_type', { response_type: null }],
    ['with an empty response_type', { response_type: '' }],
    ['with response_type=token', { response_type: 'token' }],
    ['with response_type=constructor', { response_type: 'constructor' }],
    ['with two response_types', { response_type: ['code', 'code'] }],
    ['with an unknown response_mode', { response_mode: 'pigeon' }],
    ['without code_challenge', { code_challenge: null, code_challenge_method: null }],
    ['without code_challenge_method', { code_challenge_method: null }],
    ['with a method but no challenge', { code_challenge: null }],
    ['with the plain method', { code_challenge_method: 'plain' }],
    ['with a short challenge', { code_challenge: 'short' }],
    ['with a challenge of odd characters', { code_challenge: '+'.repeat(43) }],
    ['with two scopes', { scope: ['identity', 'identity'] }],
    ['with a quote in the scope', { scope: 'identity "' }],
    ['with two states', { state: ['a', 'b'] }],
    ['with a request object', { request: 'e30.e30.' }],
    ['with a request URI', { request_uri: 'https://app.example.com/request' }],
    ['with a parameter that nobody knows', { constructor: 'x', audience: 'y' }],
  ])('%s', async (_case, changes) => {
    const [mine, theirs] = await bothOutcomes((target) => authorize(target, changes));
    expect(mine).toEqual(theirs);
  });

  test('with another redirect URI: neither redirects', async () => {
    const changes = { redirect_uri: 'https://evil.example/' };
    const [mine, theirs] = await bothOutcomes((target) => authorize(target, changes));
    // RFC 6749 has no code for it; oidc-provider took that of RFC 7591.
    expect(theirs).toMatchObject({ error: 'invalid_redirect_uri', isRedirected: false });
    expect(mine).toMatchObject({ error: 'invalid_request', isRedirected: false });
  });
});

async function token(
  target: Target,
  form: Fields,
  credentials?: string,
): Promise<{ status: number; error: string | null; isChallenged: boolean }> {
  const response = await fetch(
    target.issuer + (target.authorizePath === '/auth' ? '/token' : '/oauth/token'),
    {
      method: 'POST',
      headers:
        credentials === undefined
          ? {}
          : { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
      body: encode(form),
    },
  );
  return {
    status: response.status,
    error: await errorOf(response),
    isChallenged: response.headers.has('WWW-Authenticate'),
  };
}

const grant = { grant_type: 'client_credentials' };

describe('a token request is answered as by the certified server', () => {
  test.each<[string, Fields, (target: Target) => string]>([
    ['valid', grant, (target) => `${target.confidentialClient}:${target.secret}`],
    ['with a wrong secret', grant, (target) => `${target.confidentialClient}:wrong`],
    ['with an unknown client', grant, () => 'nobody:wrong'],
    ['without grant_type', {}, (target) => `${target.confidentialClient}:${target.secret}`],
    [
      'with an unknown grant_type',
      { grant_type: 'constructor' },
      (target) => `${target.confidentialClient}:${target.secret}`,
    ],
    [
      'with two grant_types',
      { grant_type: ['client_credentials', 'client_credentials'] },
      (target) => `${target.confidentialClient}:${target.secret}`,
    ],
    [
      'with a quote in the scope',
      { ...grant, scope: 'identity "' },
      (target) => `${target.confidentialClient}:${target.secret}`,
    ],
    [
      'with halves that are form-encoded',
      grant,
      (target) =>
        `${target.confidentialClient.replaceAll('_', '%5F')}:${target.secret
          .replaceAll('_', '%5F')
          .replaceAll('-', '%2D')}`,
    ],
  ])('%s', async (_case, form, credentials) => {
    const [mine, theirs] = await bothOutcomes((target) => token(target, form, credentials(target)));
    expect(mine).toEqual(theirs);
  });

  const redemption = (target: Target): Fields => ({
    grant_type: 'authorization_code',
    client_id: target.publicClient,
    code: 'unknown',
    redirect_uri: REDIRECT_URI,
    code_verifier: 'v'.repeat(43),
  });

  test.each<[string, Fields]>([
    ['redeeming an unknown code', {}],
    ['redeeming without a code', { code: null }],
    ['redeeming without a redirect URI', { redirect_uri: null }],
    ['redeeming two codes', { code: ['a', 'b'] }],
  ])('%s', async (_case, changes) => {
    const [mine, theirs] = await bothOutcomes((target) =>
      token(target, { ...redemption(target), ...changes }),
    );
    expect(mine).toEqual(theirs);
  });
});

async function register(target: Target, metadata: unknown): Promise<string | null> {
  const path = target.authorizePath === '/auth' ? '/reg' : '/oauth/register';
  const response = await fetch(target.issuer + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(metadata),
  });
  return errorOf(response);
}

describe('a registration is answered as by the certified server', () => {
  const valid = {
    redirect_uris: [REDIRECT_URI],
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code'],
    response_types: ['code'],
  };

  test.each<[string, object]>([
    ['valid', {}],
    ['with no redirect URIs', { redirect_uris: [] }],
    ['with a redirect URI that is none', { redirect_uris: ['nowhere'] }],
    ['with a fragment', { redirect_uris: [`${REDIRECT_URI}#a`] }],
    ['with redirect URIs as text', { redirect_uris: REDIRECT_URI }],
    ['with an unknown grant type', { grant_types: ['pigeon'] }],
    ['with an unknown response type', { response_types: ['pigeon'] }],
    ['with a name that is no text', { client_name: 1 }],
  ])('%s', async (_case, change) => {
    const [mine, theirs] = await bothOutcomes((target) =>
      register(target, { ...valid, ...change }),
    );
    expect(mine).toBe(theirs);
  });

  // RFC 7591 section 3.2.1 leaves both to the server. Assistants register for every server alike.
  test.each<[string, object]>([
    ['another grant type beside the known one', { grant_types: ['authorization_code', 'pigeon'] }],
    ['an unknown authentication method', { token_endpoint_auth_method: 'pigeon' }],
  ])('but for %s, which it refuses and we leave out', async (_case, change) => {
    const [mine, theirs] = await bothOutcomes((target) =>
      register(target, { ...valid, ...change }),
    );
    expect([mine, theirs]).toEqual([null, 'invalid_client_metadata']);
  });
});
