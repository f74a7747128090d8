import { startTestServer, type TestServer } from '@investing-platform/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const CREATE =
  'mutation { createApiCredential(params: { label: "Sheet" }) { credential { label } } }';

test.each([
  ['without a confirmed address is refused one', false, 'INVALID_STATE'],
  ['with a confirmed address gets one', true, undefined],
])('of API credentials an account %s', async (_outcome, verified, code) => {
  const user = await server.createUser({ verified });
  const { body } = await server.graphql({ Cookie: await server.signIn(user) }, CREATE);
  expect(body.errors?.[0]?.extensions.code).toBe(code);
});
