import { clientCredentials, createClient } from '@investing-platform/sdk';
import { startTestServer } from '@investing-platform/server/testing';
import { expect, onTestFinished, test } from 'vitest';

test('a burst beyond the server’s rate limit is spread out, not refused', async () => {
  const server = await startTestServer({ settings: { RATE_LIMIT_GENERAL: '8' } });
  onTestFinished(() => server.stop());
  const user = await server.createUser();
  const credential = await server.createCredential(user);
  const auth = clientCredentials({ baseUrl: server.url, ...credential });
  const client = createClient({ baseUrl: server.url, auth });
  const burst = Array.from({ length: 16 }, () => client.fetchCurrentUser());
  const answers = await Promise.all(burst);
  expect(new Set(answers.map(({ email }) => email))).toEqual(new Set([user.email]));
});
