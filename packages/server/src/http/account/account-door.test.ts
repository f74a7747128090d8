import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CLIENT,
  type OpenIdServer,
  openIdServer,
} from '../../adapters/openid/openid-server.fixture.ts';
import type { TestServer, TestUser } from '../../testing/types.ts';
import { startTestServer } from '../../testing.ts';

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
const START = '/auth/providers/oidc/start';

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + path, { redirect: 'manual', headers });
}

/** As a page of the service begins a visit; `headers` take the place of what it would send. */
function start(query: string, headers: Record<string, string> = {}): Promise<Response> {
  const ours = { ...SAME_ORIGIN, Origin: server.url };
  return fetch(`${server.url}${START}?${query}`, {
    method: 'POST',
    headers: { ...ours, ...headers },
  });
}

function cookieNamed(response: Response, name: string): string | null {
  const cookies = response.headers.getSetCookie();
  return cookies.find((one) => one.startsWith(`${name}=`))?.split(';', 1)[0] ?? null;
}

async function visit(query: string, cookie = ''): Promise<Response> {
  const begun = await start(query, { Cookie: cookie });
  const { location } = (await begun.json()) as { location: string };
  const back = provider.agree(location);
  const kept = cookieNamed(begun, 'visit') ?? '';
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
    const begun = await start('mode=sign-in');
    expect(begun.headers.getSetCookie()[0]).toMatch(
      /^visit=.+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const ended = await visit('mode=sign-in');
    expect(ended.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^visit=; Max-Age=0;/),
    );
    expect(ended.headers.get('cache-control')).toBe('no-store');
    expect(ended.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test.each(['register', 'link', 'sign-in'])('no other site begins one to %s', async (mode) => {
    const cookie = await server.signIn(ada);
    const foreign: readonly Record<string, string>[] = [
      { ...OTHER_SITE, Origin: 'https://evil.test' },
      { ...OTHER_SITE, Origin: 'null' },
      { 'Sec-Fetch-Site': 'same-site', Origin: server.url.replace('//', '//www.') },
      // A browser of old, which tells the origin alone.
      { 'Sec-Fetch-Site': 'none', Origin: 'https://evil.test' },
    ];
    for (const headers of foreign) {
      const answer = await start(`mode=${mode}`, { ...headers, Cookie: cookie });
      expect(answer.status, JSON.stringify(headers)).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const silent = { method: 'POST', headers: { Cookie: cookie } };
    expect((await fetch(`${server.url}${START}?mode=${mode}`, silent)).status).toBe(403);
  });

  test('nor does a link, wherever it stands', async () => {
    const followed = await get(`${START}?mode=register`, SAME_ORIGIN);
    expect(followed.status).toBe(405);
    expect(followed.headers.get('allow')).toBe('POST');
  });

  test('to link a sign-in asks for a proof first', async () => {
    const answer = await start('mode=link');
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ code: 'MFA_REQUIRED' });
  });

  test.each([
    ['POST', '/auth/providers/google/start', 404],
    ['GET', '/auth/providers/oidc/callback?code=x&state=y', 303],
    ['POST', '/auth/providers/oidc/callback', 405],
    ['GET', '/auth/providers/oidc/other', 404],
  ])('%s %s is %i', async (method, path, status) => {
    const headers = { ...SAME_ORIGIN, Origin: server.url };
    const answer = await fetch(server.url + path, { method, headers, redirect: 'manual' });
    expect(answer.status).toBe(status);
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
