import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../testing.ts';
import { operatorProgram } from './program.ts';

const ME = '{ fetchCurrentUser { id } }';
const SIGN_IN = 'mutation ($params: SignInInput!) { signIn(params: $params) { session { id } } }';

let server: TestServer;
let ada: TestUser;
let bob: TestUser;
let token: string;
let cookie: string;

async function operate(...args: string[]): Promise<void> {
  const deps = { ...server.deps, operator: 'olga' };
  await operatorProgram(async (run) => void (await run(deps))).parseAsync(args, { from: 'user' });
}

async function codeOf(headers: Record<string, string>, query = ME, variables = {}) {
  const { body } = await server.graphql(headers, query, variables);
  return body.errors?.[0]?.extensions.code ?? 'OK';
}

beforeAll(async () => {
  server = await startTestServer();
  [ada, bob] = [await server.createUser(), await server.createUser()];
  token = await server.issueToken(ada, ['identity']);
  cookie = await server.signIn(ada);
  await operate('suspend-account', ada.email, '--reason', 'test');
});
afterAll(() => server.stop());

describe('a suspended account', () => {
  test('is shut out with the tokens and sessions that it had', async () => {
    expect(await codeOf({ Authorization: `Bearer ${token}` })).toBe('UNAUTHENTICATED');
    expect(await codeOf({ Cookie: cookie })).toBe('UNAUTHENTICATED');
  });

  test('cannot sign in, and is told so only with the right password', async () => {
    const { email, password } = ada;
    expect(await codeOf({}, SIGN_IN, { params: { email, password } })).toBe('ACCOUNT_RESTRICTED');
    const wrong = { email, password: 'not the password' };
    expect(await codeOf({}, SIGN_IN, { params: wrong })).toBe('UNAUTHENTICATED');
  });

  test('gets no new token for its credentials', async () => {
    const { clientId, clientSecret } = await server.createCredential(ada);
    const response = await fetch(`${server.url}/oauth/token`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: 'invalid_client' });
  });

  test('leaves others alone', async () => {
    const other = await server.issueToken(bob, ['identity']);
    expect(await codeOf({ Authorization: `Bearer ${other}` })).toBe('OK');
  });

  test('is let in again with its sessions, and with no token of before', async () => {
    await operate('reinstate-account', ada.email);
    expect(await codeOf({ Authorization: `Bearer ${token}` })).toBe('UNAUTHENTICATED');
    const next = await server.issueToken(ada, ['identity']);
    expect(await codeOf({ Authorization: `Bearer ${next}` })).toBe('OK');
    expect(await codeOf({ Cookie: cookie })).toBe('OK');
  });
});
