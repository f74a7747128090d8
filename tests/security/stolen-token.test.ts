import {
  startTestServer,
  type TestServer,
  type TestUser,
} from '@investing-platform/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let ada: TestUser;
let bearer: { Authorization: string };

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.createUser();
  bearer = { Authorization: `Bearer ${await server.issueToken(ada, ['full_access'])}` };
});
afterAll(() => server.stop());

/** What would hand the account over to whoever holds a token of it. */
const TAKEOVERS: readonly (readonly [name: string, mutation: string])[] = [
  [
    'a new password',
    'updateUserAccount(params: { newPassword: "amber ridge 08 falcon" }) { tier }',
  ],
  ['a new address', 'updateUserAccount(params: { email: "eve@example.com" }) { tier }'],
  ['an authenticator app', 'updateMfaQrCode { secret }'],
  ['a second factor', 'updateMfa(params: { enabled: true, code: "123456" }) { enabled }'],
  [
    'an outside identity',
    `createOAuthLink(params: { provider: OIDC, authorizationCode: "c",
      redirectUri: "https://evil.test/" }) { id }`,
  ],
  [
    'one passkey less',
    'removePasskey(params: { id: "01a1f830-2c01-7c52-8e6f-7a8b9c0d1e2f" }) { id }',
  ],
];

describe('a stolen token with every scope does not give', () => {
  test.each(TAKEOVERS)('%s', async (_, mutation) => {
    const { body } = await server.graphql(bearer, `mutation { ${mutation} }`);
    const [error] = body.errors ?? [];
    expect(error?.extensions.code).toBe('BAD_USER_INPUT');
    expect(body.data ?? null).toBeNull();
  });
});

describe('what opens an account or keeps a way in is for signed-in browsers alone', () => {
  test.each([
    'createApiCredential(params: { label: "x" }) { clientSecret }',
    'beginPasskeyEnrollment { id }',
    'stepUp(params: { password: "x" }) { id }',
    'signOutEverywhere { affectedCount }',
    'closeAccount(params: { confirmation: "x@y.z" }) { id }',
  ])('%s', async (mutation) => {
    const { body } = await server.graphql(bearer, `mutation { ${mutation} }`);
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(body.errors?.[0]?.message).toContain('not available to API tokens');
  });

  test.each(['sessions { id }', 'securityEvents { nodes { id } }', 'accountClosure { possible }'])(
    '%s',
    async (query) => {
      const { body } = await server.graphql(bearer, `{ ${query} }`);
      expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    },
  );
});

test('nothing of a password or a code comes back in an error', async () => {
  const password = 'a password that nobody should see';
  const { body } = await server.graphql(
    bearer,
    `mutation { updateUserAccount(params: { phone: "+6421555012", password: "${password}" }) { tier } }`,
  );
  expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(JSON.stringify(body)).not.toContain(password);
});
