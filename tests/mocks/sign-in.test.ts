import { authorizationCode, clientCredentials, createClient } from '@investing-platform/sdk';
import { describe, expect, test } from 'vitest';
import { hastyClock } from './support/hasty-clock.ts';
import { BASE_URL, mockedNetwork } from './support/network.ts';

const mocks = mockedNetwork();
const REDIRECT_URI = 'https://app.example.org/callback?from=mocks';

/** The address that the browser comes back to, after a person answered at once. */
async function visit(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

function appOf(scopes: readonly ('portfolio.read' | 'identity' | 'full_access')[]) {
  const { world } = mocks;
  const { clientId } = world.addPublicClient(world.person.user, [REDIRECT_URI]);
  const clock = hastyClock(() => mocks.world.now);
  return authorizationCode({
    baseUrl: BASE_URL,
    clientId,
    redirectUri: REDIRECT_URI,
    scopes,
    clock,
  });
}

describe('the SDK signs in on the mocks as it does on the service', () => {
  test('with client credentials, and again when the token has expired', async () => {
    const { clientId, clientSecret } = mocks.world.person.credential;
    const auth = clientCredentials({ baseUrl: BASE_URL, clientId, clientSecret });
    const client = createClient({ baseUrl: BASE_URL, auth });
    const { email } = await client.fetchCurrentUser();
    expect(email).toBe(mocks.world.person.user.email);
    const first = await auth.token();
    mocks.advance(3_600_000);
    expect((await client.fetchCurrentUser()).email).toBe(email);
    expect((await auth.token()).value).not.toBe(first.value);
  });

  test('with client credentials of the free plan, and holds identity alone', async () => {
    const { clientId, clientSecret } = mocks.world.people.free.credential;
    const scopes = ['full_access'] as const;
    const auth = clientCredentials({ baseUrl: BASE_URL, clientId, clientSecret, scopes });
    expect((await auth.token()).scopes).toEqual(['identity']);
  });

  test('with a code and PKCE', async () => {
    const auth = appOf(['portfolio.read', 'identity']);
    const { url } = await auth.start();
    const token = await auth.finish(await visit(url));
    expect(token.scopes).toEqual(['identity', 'portfolio.read']);
    const client = createClient({ baseUrl: BASE_URL, auth });
    expect(await client.getPositions()).toHaveLength(8);
  });

  test('a code is good once, and its second use takes the token back', async () => {
    const auth = appOf(['identity']);
    const pending = await auth.start();
    const callback = await visit(pending.url);
    const { value } = await auth.finish(callback);
    await expect(auth.finish(callback, pending)).rejects.toMatchObject({ code: 'invalid_grant' });
    const response = await fetch(`${BASE_URL}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${value}` },
      body: JSON.stringify({ query: '{ fetchCurrentUser { id } }' }),
    });
    expect(response.status).toBe(401);
  });

  test('a code lapses after a minute', async () => {
    const auth = appOf(['identity']);
    const callback = await visit((await auth.start()).url);
    mocks.advance(60_000);
    await expect(auth.finish(callback)).rejects.toMatchObject({
      code: 'invalid_grant',
      description: 'The code expired',
    });
  });

  test('a person may decline, or be somebody else', async () => {
    mocks.world.consentWith({ answer: 'DECLINE' });
    const declined = appOf(['identity']);
    const { url } = await declined.start();
    await expect(declined.finish(await visit(url))).rejects.toMatchObject({
      code: 'access_denied',
    });
    const { user } = mocks.world.people.free;
    mocks.world.consentWith({ as: user });
    const auth = appOf(['full_access']);
    const token = await auth.finish(await visit((await auth.start()).url));
    expect(token.scopes).toEqual(['identity']);
  });

  test.each([
    ['another redirect URI', { redirect_uri: 'https://evil.example.org/' }],
    ['an unknown client', { client_id: 'nobody' }],
  ])('nobody is redirected for %s', async (_title, change) => {
    const url = new URL((await appOf(['identity']).start()).url);
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
    const response = await fetch(url, { redirect: 'manual' });
    expect(response.status).toBe(400);
    expect(response.headers.has('location')).toBe(false);
  });

  test.each([
    ['code_challenge_method', 'plain', 'invalid_request'],
    ['response_type', 'token', 'unsupported_response_type'],
    ['scope', 'admin', 'invalid_scope'],
  ])('a wrong %s comes back to the app', async (name, value, error) => {
    const url = new URL((await appOf(['identity']).start()).url);
    url.searchParams.set(name, value);
    const callback = new URL(await visit(url.href));
    expect(callback.searchParams.get('error')).toBe(error);
    expect(callback.searchParams.get('iss')).toBe(BASE_URL);
    expect(callback.searchParams.get('state')).toBe(url.searchParams.get('state'));
  });
});

describe('a client that a document describes', () => {
  const ADDRESS = 'https://app.example.org/oauth/client.json';
  const described = { client_id: ADDRESS, client_name: 'An app', redirect_uris: [REDIRECT_URI] };
  const app = () =>
    authorizationCode({
      baseUrl: BASE_URL,
      clientId: ADDRESS,
      redirectUri: REDIRECT_URI,
      scopes: ['full_access'],
      clock: hastyClock(() => mocks.world.now),
    });

  test('signs in without registration, and its person is asked about its changes', async () => {
    mocks.world.publishClientDocument(ADDRESS, described);
    const auth = app();
    await auth.finish(await visit((await auth.start()).url));
    const client = createClient({ baseUrl: BASE_URL, auth });
    const order = { name: 'Boat', idempotencyKey: 'boat' };
    await expect(client.createNetworthPortfolio(order)).rejects.toMatchObject({
      code: 'APPROVAL_REQUIRED',
    });
    const [waiting] = mocks.world.approvals;
    expect(waiting).toMatchObject({ clientName: 'An app', status: 'PENDING' });
    mocks.world.decide(waiting?.id ?? '', 'APPROVE');
    expect(await client.createNetworthPortfolio(order)).toMatchObject({ name: 'Boat' });
  });

  test.each<[string, object | null]>([
    ['nothing stands at its address', null],
    ['the document names another address', { ...described, client_id: `${ADDRESS}/other` }],
    ['the document has a secret', { ...described, client_secret: 'x' }],
    ['no redirect address can be used', { ...described, redirect_uris: ['http://a.example/'] }],
    ['it asks for another grant', { ...described, grant_types: ['client_credentials'] }],
  ])('is refused where %s, and nobody is redirected', async (_case, document) => {
    mocks.world.publishClientDocument(ADDRESS, document);
    const response = await fetch((await app().start()).url, { redirect: 'manual' });
    expect(await response.json()).toMatchObject({ error: 'invalid_client' });
    expect(response.headers.has('location')).toBe(false);
  });
});

describe('the other endpoints of the authorization server', () => {
  const post = (path: string, init: RequestInit) =>
    fetch(BASE_URL + path, { method: 'POST', ...init });
  const register = (metadata: object) =>
    post('/oauth/register', {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(metadata),
    });
  const basic = () => {
    const { clientId, clientSecret } = mocks.world.person.credential;
    return { Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` };
  };

  test('an app registers itself and signs in', async () => {
    const answer = await register({ client_name: 'My app', redirect_uris: [REDIRECT_URI] });
    expect(answer.status).toBe(201);
    const { client_id: clientId } = (await answer.json()) as { client_id: string };
    const auth = authorizationCode({ baseUrl: BASE_URL, clientId, redirectUri: REDIRECT_URI });
    const { scopes } = await auth.finish(await visit((await auth.start()).url));
    expect(scopes).toEqual(['identity']);
  });

  test.each([
    [{ redirect_uris: [] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['http://app.example.org/'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://app.example.org/#top'] }, 'invalid_redirect_uri'],
  ])('a registration with %j is refused', async (metadata, error) => {
    const answer = await register(metadata);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error });
  });

  test('a registration keeps what it can and says what it kept', async () => {
    const answer = await register({
      redirect_uris: [REDIRECT_URI, 'http://app.example.org/'],
      token_endpoint_auth_method: 'client_secret_basic',
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      redirect_uris: [REDIRECT_URI],
      token_endpoint_auth_method: 'none',
    });
  });

  test('a token can be looked at and revoked by its client', async () => {
    const token = mocks.world.issueToken({ scopes: ['trade'] });
    const form = () => ({ headers: basic(), body: new URLSearchParams({ token }) });
    const look = async () => (await post('/oauth/introspect', form())).json();
    expect(await look()).toMatchObject({
      active: true,
      scope: 'trade',
      sub: mocks.world.person.user.id,
      iss: BASE_URL,
    });
    expect((await post('/oauth/revoke', form())).status).toBe(200);
    expect(await look()).toEqual({ active: false });
  });

  test('takes each endpoint by its method alone', async () => {
    const answer = await fetch(`${BASE_URL}/oauth/token`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  });
});
