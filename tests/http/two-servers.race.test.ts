import { instruments } from '@investing-platform/schema/instruments';
import {
  compose,
  readConfig,
  startTestServer,
  type TestServer,
  type TestUser,
} from '@investing-platform/server/testing';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';

let server: TestServer;
let user: TestUser;
let other: Awaited<ReturnType<typeof compose>>;
let otherUrl: string;

beforeAll(async () => {
  const postgresUrl = inject('postgresUrl');
  server = await startTestServer({ postgresUrl });
  user = await server.createUser();
  const currentDatabase = { name: 'test_current_database', text: 'select current_database() name' };
  const { name } = await server.deps.db.one<{ name: string }, []>(currentDatabase);
  const databaseUrl = new URL(postgresUrl ?? '');
  databaseUrl.pathname = `/${name}`;
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', METRICS_PORT: '0', PORT: '0' };
  const config = readConfig({ ...settings, DATABASE_URL: databaseUrl.href });
  other = await compose(config);
  otherUrl = `localhost:${(await other.start()).port}`;
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

/** Opens a stream of prices on the other server; resolves with how its socket is closed. */
async function stream(token: string): Promise<{ readonly closed: Promise<{ code: number }> }> {
  const closed = Promise.withResolvers<{ code: number }>();
  const client = createClient({
    url: `ws://${otherUrl}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { Authorization: `Bearer ${token}` },
    retryAttempts: 0,
    on: { closed: (event) => closed.resolve(event as { code: number }) },
  });
  onTestFinished(async () => client.dispose());
  const assetIds = instruments.filter(({ assetClass }) => assetClass === 'CRYPTO').slice(0, 1);
  const query = `subscription ($params: LivePriceDataInput!) {
    livePriceData(params: $params) { price }
  }`;
  const variables = { params: { assetIds: assetIds.map(({ id }) => id) } };
  await client.iterate({ query, variables }).next();
  return { closed: closed.promise };
}

test('a token of one server opens the other', async () => {
  const token = await server.issueToken(user, ['identity']);
  const answer = await fetch(`http://${otherUrl}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: '{"query":"{ fetchCurrentUser { email } }"}',
  });
  expect(await answer.json()).toEqual({ data: { fetchCurrentUser: { email: user.email } } });
});

test('a credential deleted at one server closes its sockets at the other at once', async () => {
  const credential = await server.createCredential(user);
  const { closed } = await stream(await server.issueToken(user, ['identity'], credential));
  await server.deleteCredential(user, credential);
  expect((await closed).code).toBe(4403);
});
