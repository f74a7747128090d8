import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CLIENT,
  type OpenIdServer,
  openIdServer,
} from '../adapters/openid/openid-server.fixture.ts';
import type { TestServer, TestUser } from '../testing/types.ts';
import { startTestServer } from '../testing.ts';

let provider: OpenIdServer;
let server: TestServer;
let ada: TestUser;

beforeAll(async () => {
  provider = await openIdServer();
  server = await startTestServer({
    settings: {
      OIDC_ISSUER: provider.issuer,
      OIDC_NAME: 'Work',
      OIDC_CLIENT_ID: CLIENT.clientId,
      OIDC_CLIENT_SECRET: CLIENT.clientSecret,
    },
  });
  ada = await server.createUser({ email: 'ada@example.com' });
});
afterAll(async () => {
  await server.stop();
  await provider.close();
});

const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };
const OTHER_SITE = { 'Sec-Fetch-Site': 'cross-site' };

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + path, { redirect: 'manual', headers });
}

function cookieNamed(response: Response, name: string): string | null {
  const cookies = response.headers.getSetCookie();
  return cookies.find((one) => one.startsWith(`${name}=`))?.split(';', 1)[0] ?? null;
}

async function visit(query: string, cookie = ''): Promise<Response> {
  const start = await get(`/auth/providers/oidc/start?${query}`, {
    ...SAME_ORIGIN,
    Cookie: cookie,
  });
  const back = provider.agree(start.headers.get('location') ?? '');
  const kept = cookieNamed(start, 'visit') ?? '';
  return get(back.pathname + back.search, {
    ...OTHER_SITE,
    Cookie: cookie === '' ? kept : `${cookie}; ${kept}`,
  });
}

describe('/auth/providers', () => {
  test('links an identity and later signs in with it', async () => {
    const cookie = await server.signIn(ada);
    expect((await visit('mode=link&next=/security', cookie)).headers.get('location')).toBe(
      '/security',
    );
    const entered = await visit('mode=sign-in&next=/');
    expect(entered.status).toBe(303);
    expect(entered.headers.get('location')).toBe('/');
    const session = cookieNamed(entered, 'session') ?? '';
    const { body } = await server.graphql(
      { Cookie: session },
      '{ currentSession { user { email } } }',
    );
    expect(body.data).toEqual({ currentSession: { user: { email: ada.email } } });
  });

  test('the cookies are for this host alone, out of reach of scripts, and end with the visit', async () => {
    const start = await get('/auth/providers/oidc/start', SAME_ORIGIN);
    expect(start.headers.getSetCookie()[0]).toMatch(
      /^visit=.+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const ended = await visit('mode=sign-in');
    expect(ended.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^visit=; Max-Age=0;/),
    );
    expect(ended.headers.get('cache-control')).toBe('no-store');
    expect(ended.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('another site cannot begin to link', async () => {
    const cookie = await server.signIn(ada);
    const path = '/auth/providers/oidc/start?mode=link';
    const answer = await get(path, { ...OTHER_SITE, Cookie: cookie });
    expect(answer.headers.get('location')).toBe('/security?problem=step-up');
  });

  test.each([
    ['/auth/providers/google/start', 404],
    ['/auth/providers/oidc/callback?code=x&state=y', 303],
    ['/auth/providers/oidc/other', 404],
  ])('%s is %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  test('is for GET alone', async () => {
    const answer = await fetch(`${server.url}/auth/providers/oidc/start`, { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET');
  });
});

describe('/account/export', () => {
  test('downloads the data of the person who has just signed in', async () => {
    const user = await server.createUser();
    const cookie = await server.signIn(user);
    const answer = await get('/account/export', { ...SAME_ORIGIN, Cookie: cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const { tables } = (await answer.json()) as { tables: { users: { email: string }[] } };
    expect(tables.users).toMatchObject([{ email: user.email }]);
    const again = await get('/account/export', { ...SAME_ORIGIN, Cookie: cookie });
    expect(again.status).toBe(429);
    expect(again.headers.get('rate-limit-total')).not.toBeNull();
  });

  test.each([
    ['without a session', {}, false],
    ['from a page of another site', OTHER_SITE, true],
  ])('%s is 401', async (_, headers, isSignedIn) => {
    const cookie = isSignedIn ? { Cookie: await server.signIn(ada) } : {};
    const answer = await get('/account/export', { ...headers, ...cookie });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ code: 'UNAUTHENTICATED' });
  });

  test('an API token opens nothing here', async () => {
    const token = await server.issueToken(ada, ['profile']);
    const answer = await get('/account/export', { Authorization: `Bearer ${token}` });
    expect(answer.status).toBe(401);
  });
});
