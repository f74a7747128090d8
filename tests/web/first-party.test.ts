import { createHash } from 'node:crypto';
import type { Operation } from '@investing-platform/schema';
import {
  apiCredentials,
  connectedApps,
  consentRequest,
  createApiCredential,
  currentSession,
  decideConsent,
  deleteApiCredential,
  revokeConnectedApp,
  signIn,
  signOut,
} from '@investing-platform/schema/first-party';
import { fetchCurrentUser, register, verifyEmail } from '@investing-platform/schema/operations';
import {
  startTestServer,
  type TestAnswer,
  type TestServer,
} from '@investing-platform/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PASSWORD = 'violet harbour 93 lanterns';
const REDIRECT_URI = 'http://127.0.0.1:9/callback';
const VERIFIER = 'a-code-verifier-of-more-than-forty-three-characters';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The answer's data; a refusal fails the test. */
async function ask<Data>(
  cookie: string,
  query: Operation<Data, unknown>,
  params?: object,
): Promise<Data> {
  const { body } = await server.graphql(browser(cookie), query, params && { params });
  expect(body.errors).toBeUndefined();
  return body.data as Data;
}

function browser(cookie: string): Record<string, string> {
  return { Origin: server.url, ...(cookie === '' ? {} : { Cookie: cookie }) };
}

function refuse(query: string, params: object): Promise<TestAnswer> {
  return server.graphql({ Origin: server.url }, query, { params });
}

/** What an answer says, without what differs from request to request. */
function said({ status, body }: TestAnswer): object {
  const errors = body.errors?.map(({ message, path, extensions }) => {
    const { requestId, ...rest } = extensions;
    expect(requestId).toEqual(expect.any(String));
    return { message, path, extensions: rest };
  });
  return { status, data: body.data, errors };
}

async function outboxPage(): Promise<string> {
  return (await fetch(`${server.url}/dev/mail`)).text();
}

async function signedIn(email: string): Promise<string> {
  const params = { email, password: PASSWORD };
  const { headers } = await server.graphql({ Origin: server.url }, signIn, { params });
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

describe('opening an account', () => {
  const params = { email: 'Ada@Example.com', password: PASSWORD, acceptTerms: true };

  test('leads by the mailed link to a confirmed address', async () => {
    const unknown = await refuse(register, params);
    const known = await refuse(register, params);
    expect(said(known)).toEqual(said(unknown));
    const mailed = async () => /verify-email\?token=(\w+)/.exec(await outboxPage())?.[1];
    await expect.poll(mailed).toBeDefined();
    const token = await mailed();
    await ask('', verifyEmail, { token });
    const again = await refuse(verifyEmail, { token });
    expect(said(again)).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'params.token' }] } }],
    });
    const cookie = await signedIn(params.email);
    const account = '{fetchCurrentUser{email account{emailVerified tier}}}';
    const { body } = await server.graphql(browser(cookie), account);
    expect(body).toEqual({
      data: {
        fetchCurrentUser: {
          email: 'ada@example.com',
          account: { emailVerified: true, tier: 'FREE' },
        },
      },
    });
  });

  test('is refused with every wrong field named', async () => {
    const answer = await refuse(register, {
      ...params,
      password: 'password12',
      acceptTerms: false,
    });
    expect(said(answer)).toMatchObject({
      errors: [
        {
          extensions: {
            code: 'BAD_USER_INPUT',
            fields: [{ path: 'params.password' }, { path: 'params.acceptTerms' }],
          },
        },
      ],
    });
  });
});

describe('signing in', () => {
  test('gives an unknown address the answer of a wrong password', async () => {
    await refuse(register, { email: 'bob@example.com', password: PASSWORD, acceptTerms: true });
    await expect.poll(() => server.mailsTo('bob@example.com')).toHaveLength(1);
    const wrong = await refuse(signIn, { email: 'bob@example.com', password: 'not it' });
    const unknown = await refuse(signIn, { email: 'nobody@example.com', password: 'not it' });
    expect(said(unknown)).toEqual(said(wrong));
    expect(wrong.headers.getSetCookie()).toEqual([]);
    expect(wrong.body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('sets a cookie that no script reads, and signing out ends it', async () => {
    const params = { email: 'bob@example.com', password: PASSWORD };
    const { headers } = await server.graphql({ Origin: server.url }, signIn, { params });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^session=ip_se_\w{43}; .*HttpOnly; SameSite=Lax$/);
    const session = cookie.split(';')[0] ?? '';
    expect(await ask(session, currentSession)).toMatchObject({
      currentSession: { user: { name: 'bob' } },
    });
    const out = await server.graphql({ Origin: server.url, Cookie: session }, signOut);
    expect(out.headers.getSetCookie()[0]).toMatch(/^session=;/);
    expect(await ask(session, currentSession)).toEqual({ currentSession: null });
  });
});

describe('API credentials', () => {
  async function tokenFor(clientId: string, clientSecret: string): Promise<string> {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const response = await fetch(`${server.url}/oauth/token`, {
      method: 'POST',
      headers: { Authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token: token } = (await response.json()) as { access_token: string };
    return token;
  }

  test('are made and deleted in the pages, and a token dies with its credential', async () => {
    const user = await server.createUser({ email: 'carol@example.com' });
    const cookie = await server.signIn(user);
    const made = await ask(cookie, createApiCredential, { label: 'Script' });
    const { credential, clientSecret } = made.createApiCredential;
    const token = await tokenFor(credential.clientId, clientSecret ?? '');
    const bearer = { Authorization: `Bearer ${token}` };
    expect((await server.graphql(bearer, fetchCurrentUser)).status).toBe(200);
    expect(await ask(cookie, apiCredentials)).toMatchObject({
      apiCredentials: [{ label: 'Script', clientId: credential.clientId, publicClient: false }],
    });
    expect(JSON.stringify(await ask(cookie, apiCredentials))).not.toContain(clientSecret);
    await ask(cookie, deleteApiCredential, { id: credential.id });
    expect((await server.graphql(bearer, fetchCurrentUser)).status).toBe(401);
    expect(await ask(cookie, apiCredentials)).toEqual({ apiCredentials: [] });
  });

  test("another person's credential is not found", async () => {
    const [owner, other] = [await server.createUser(), await server.createUser()];
    const { id } = await server.createCredential(owner);
    const headers = { Origin: server.url, Cookie: await server.signIn(other) };
    const answer = await server.graphql(headers, deleteApiCredential, { params: { id } });
    expect(answer.body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('consent', () => {
  /** The request's id from the consent page that an authorize request leads to. */
  async function requestOf(clientId: string, scope: string): Promise<string> {
    const url = new URL('/oauth/authorize', server.url);
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: REDIRECT_URI,
      scope,
      state: 'xyz',
      code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString();
    const response = await fetch(url, { redirect: 'manual' });
    const page = new URL(response.headers.get('location') ?? '', server.url);
    expect([page.origin, page.pathname]).toEqual([server.url, '/consent']);
    return page.searchParams.get('request') ?? '';
  }

  async function publicClient(cookie: string): Promise<string> {
    const params = { label: 'Budget app', publicClient: true, redirectUris: [REDIRECT_URI] };
    const made = await ask(cookie, createApiCredential, params);
    return made.createApiCredential.credential.clientId;
  }

  test('shows what a plan drops, and declining tells the app so', async () => {
    const free = await server.createUser({ plan: 'FREE' });
    const cookie = await server.signIn(free);
    const id = await requestOf(await publicClient(cookie), 'identity trade');
    expect(await ask(cookie, consentRequest, { id })).toMatchObject({
      consentRequest: {
        clientName: 'Budget app',
        redirectHost: '127.0.0.1:9',
        redirectsToLoopback: true,
        registeredBy: 'YOU',
        rememberedDays: null,
        requestedScopes: ['identity', 'trade'],
        grantedScopes: ['identity'],
        droppedScopes: ['trade'],
      },
    });
    const decided = await ask(cookie, decideConsent, { id, answer: 'DECLINE' });
    const { redirectUri } = decided.decideConsent;
    const back = new URL(redirectUri);
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe('xyz');
    const lapsed = await server.graphql({ Origin: server.url, Cookie: cookie }, consentRequest, {
      params: { id },
    });
    expect(lapsed.body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('given, it makes a connected app, which can be disconnected', async () => {
    const user = await server.createUser({ plan: 'PRO' });
    const cookie = await server.signIn(user);
    const clientId = await publicClient(cookie);
    const id = await requestOf(clientId, 'identity portfolio.read');
    const { grantedScopes } = (await ask(cookie, consentRequest, { id })).consentRequest;
    const decided = await ask(cookie, decideConsent, { id, answer: 'ALLOW', grantedScopes });
    const { redirectUri } = decided.decideConsent;
    const response = await fetch(`${server.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: new URL(redirectUri).searchParams.get('code') ?? '',
        redirect_uri: REDIRECT_URI,
        client_id: clientId,
        code_verifier: VERIFIER,
      }),
    });
    const { access_token: token } = (await response.json()) as { access_token: string };
    const bearer = { Authorization: `Bearer ${token}` };
    expect((await server.graphql(bearer, fetchCurrentUser)).status).toBe(200);
    const listed = await ask(cookie, connectedApps);
    const [app] = listed.connectedApps;
    expect(app).toMatchObject({
      clientName: 'Budget app',
      scopes: ['identity', 'portfolio.read'],
    });
    await ask(cookie, revokeConnectedApp, { id: app?.id });
    expect((await server.graphql(bearer, fetchCurrentUser)).status).toBe(401);
    expect(await ask(cookie, connectedApps)).toEqual({ connectedApps: [] });
  });
});
