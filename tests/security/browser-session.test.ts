import {
  startTestServer,
  type TestServer,
  type TestUser,
} from '@investing-platform/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let ada: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.createUser();
});
afterAll(() => server.stop());

const OWN = 'query { currentSession { id steppedUpUntil } }';
const STEP_UP = 'mutation ($params: StepUpInput!) { stepUp(params: $params) { id } }';

function cookieOf(headers: Headers): string {
  return headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

async function sessionId(cookie: string): Promise<unknown> {
  const { body } = await server.graphql({ Cookie: cookie }, OWN);
  const data = body.data as { currentSession: { id: string } | null } | null;
  return data?.currentSession?.id ?? null;
}

describe('the session cookie', () => {
  test('is a new one at each sign-in, and the browser’s earlier session ends', async () => {
    const first = await server.signIn(ada);
    const params = { email: ada.email, password: ada.password };
    const { headers } = await server.graphql(
      { Cookie: first },
      'mutation ($params: SignInInput!) { signIn(params: $params) { session { id } } }',
      { params },
    );
    const second = cookieOf(headers);
    expect(second).not.toBe(first);
    expect(await sessionId(first)).toBeNull();
    expect(await sessionId(second)).not.toBeNull();
  });

  test('is a new one at each step-up, for the same session', async () => {
    const before = await server.signIn(ada);
    const id = await sessionId(before);
    const params = { password: ada.password };
    const { headers } = await server.graphql({ Cookie: before }, STEP_UP, { params });
    expect(headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(await sessionId(before)).toBeNull();
    expect(await sessionId(cookieOf(headers))).toBe(id);
  });

  test('of a browser that was signed out elsewhere opens nothing from then on', async () => {
    const phone = await server.signIn(ada);
    const laptop = await server.signIn(ada);
    const everywhere = 'mutation { signOutEverywhere { affectedCount } }';
    const { body } = await server.graphql({ Cookie: laptop }, everywhere);
    expect(body.data).toEqual({ signOutEverywhere: { affectedCount: expect.any(Number) } });
    expect(await sessionId(phone)).toBeNull();
    expect(await sessionId(laptop)).not.toBeNull();
  });

  test('counts for nothing in a request that another site sends', async () => {
    const Cookie = await server.signIn(ada);
    const foreign = { Cookie, Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' };
    const { body } = await server.graphql(foreign, 'mutation { signOut { affectedCount } }');
    expect(body.errors?.[0]?.extensions.code).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/);
    expect(await sessionId(Cookie)).not.toBeNull();
  });
});

describe('sensitive operations of a signed-in browser', () => {
  test('need no further proof for five minutes after signing in, and no longer', async () => {
    const { body } = await server.graphql({ Cookie: await server.signIn(ada) }, OWN);
    const data = body.data as { currentSession: { steppedUpUntil: string } } | null;
    const until = data?.currentSession.steppedUpUntil ?? '';
    const milliseconds = new Date(until).getTime() - server.deps.clock.now().getTime();
    expect(milliseconds).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThanOrEqual(300_000);
  });

  test('leave a trace that the person can read', async () => {
    const bob = await server.createUser();
    const Cookie = await server.signIn(bob);
    await server.graphql(
      { Cookie },
      'mutation { createApiCredential(params: { label: "Sheet" }) { credential { id } } }',
    );
    const events = '{ securityEvents { nodes { kind detail ip } } }';
    const { body } = await server.graphql({ Cookie }, events);
    expect(body.data).toMatchObject({
      securityEvents: {
        nodes: [
          { kind: 'CREDENTIAL_CREATED', detail: 'Sheet', ip: expect.any(String) },
          { kind: 'SIGNED_IN', detail: 'password' },
        ],
      },
    });
    const mails = await server.mailsTo(bob.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['An API credential was created']);
  });
});
