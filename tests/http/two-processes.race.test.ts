import { instruments } from '@investing-platform/schema/instruments';
import {
  startTestServer,
  type TestCredential,
  type TestServer,
  type TestUser,
} from '@investing-platform/server/testing';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { type ServerProcess, serverProcess } from '../faults/support/server-process.ts';
import { promptly } from '../support/promptly.ts';

let here: TestServer;
let there: ServerProcess;
let user: TestUser;
let databaseUrl: URL;

beforeAll(async () => {
  const postgresUrl = inject('postgresUrl') ?? '';
  // The seed that a server has by itself: the other one's market.
  here = await startTestServer({ postgresUrl, settings: { MARKET_SEED: 'market' } });
  user = await here.createUser();
  const current = { name: 'test_current_database', text: 'select current_database() name' };
  const { name } = await here.deps.db.one<{ name: string }, []>(current);
  databaseUrl = new URL(postgresUrl);
  databaseUrl.pathname = `/${name}`;
  there = await serverProcess(databaseUrl.href);
  await there.start();
});
afterAll(async () => {
  await there.kill();
  await here.stop();
  expect(there.crashes()).toEqual([]);
});

/** Crypto assets: their market never closes, so prices move whenever the test runs. */
const assetIds = instruments
  .filter(({ assetClass }) => assetClass === 'CRYPTO')
  .slice(0, 3)
  .map(({ id }) => id);
const query = `subscription ($params: LivePriceDataInput!) {
  livePriceData(params: $params) { assetId sequence price }
}`;

interface Price {
  readonly assetId: string;
  readonly sequence: number;
  readonly price: string;
}

/** A client of one server that streams prices until it is closed, with all that it has heard. */
async function streaming(url: string, token: string) {
  const closed = Promise.withResolvers<number>();
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { Authorization: `Bearer ${token}` },
    retryAttempts: 0,
    on: { closed: (event) => closed.resolve((event as { code: number }).code) },
  });
  onTestFinished(async () => client.dispose());
  const prices: Price[] = [];
  const read = async (): Promise<void> => {
    const events = client.iterate<{ livePriceData: Price }>({
      query,
      variables: { params: { assetIds } },
    });
    for await (const { data } of events) if (data) prices.push(data.livePriceData);
  };
  read().catch(() => undefined);
  await expect.poll(() => prices.length).toBeGreaterThan(assetIds.length);
  return { prices, closed: closed.promise };
}

async function statusOf(url: string, token: string): Promise<number> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: '{"query":"{ fetchCurrentUser { id } }"}',
  });
  await response.body?.cancel();
  return response.status;
}

/** A request to the other process, in nobody's name. */
const askThere = async (): Promise<void> => {
  await (await fetch(`${there.url}/healthz`)).body?.cancel();
};

async function credentialAndToken(): Promise<{ credential: TestCredential; token: string }> {
  const credential = await here.createCredential(user);
  return { credential, token: await here.issueToken(user, ['identity'], credential) };
}

test('both processes tell the same prices at the same time', async () => {
  const { token } = await credentialAndToken();
  const [near, far] = await Promise.all([streaming(here.url, token), streaming(there.url, token)]);
  const key = ({ assetId, sequence }: Price) => `${assetId} ${sequence}`;
  const shared = () => {
    const known = new Map(near.prices.map((price) => [key(price), price.price]));
    return far.prices.filter((price) => known.has(key(price)));
  };
  await expect.poll(() => shared().length).toBeGreaterThan(5);
  const told = new Map(near.prices.map((price) => [key(price), price.price]));
  for (const price of shared()) expect(price.price).toBe(told.get(key(price)));
});

describe('a credential deleted at one process stops within a second at the other', () => {
  test('its socket and its requests', async () => {
    const { credential, token } = await credentialAndToken();
    const { closed } = await streaming(there.url, token);
    expect(await statusOf(there.url, token)).toBe(200);
    await here.deleteCredential(user, credential);
    expect(await statusOf(there.url, token)).toBe(401);
    expect(await promptly(closed, askThere)).toBe(4403);
  });

  test('and no other credential of the same person', async () => {
    const [first, second] = [await credentialAndToken(), await credentialAndToken()];
    const stream = await streaming(there.url, first.token);
    const { closed } = await streaming(there.url, second.token);
    await here.deleteCredential(user, second.credential);
    await closed;
    const heard = stream.prices.length;
    await expect.poll(() => stream.prices.length).toBeGreaterThan(heard);
    expect(await statusOf(there.url, first.token)).toBe(200);
  });

  test('also where that one has just lost the connection it listens on', async () => {
    const { credential, token } = await credentialAndToken();
    const { closed } = await streaming(there.url, token);
    const dropListeners = {
      name: 'test_drop_listeners',
      text: `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
          and (query ilike 'listen %' or query = 'select 1')`,
    };
    const dropped = await here.deps.db.all<object, []>(dropListeners);
    expect(dropped.length).toBeGreaterThanOrEqual(2);
    await here.deleteCredential(user, credential);
    expect(await promptly(closed, askThere)).toBe(4403);
  });
});

test('a session that ends at one process closes its sockets at the other within a second', async () => {
  const cookie = await here.signIn(user);
  const socket = new WebSocket(
    `${there.url.replace('http', 'ws')}/graphql`,
    'graphql-transport-ws',
    {
      headers: { Cookie: cookie, Origin: there.url },
    },
  );
  onTestFinished(() => socket.terminate());
  const opened = Promise.withResolvers<void>();
  const closed = new Promise<number>((resolve) => void socket.once('close', resolve));
  socket.once('open', () => socket.send('{"type":"connection_init"}'));
  socket.once('message', (text) => {
    expect(JSON.parse(String(text))).toEqual({ type: 'connection_ack' });
    opened.resolve();
  });
  await Promise.race([opened.promise, closed.then((code) => expect(code).toBe('open'))]);
  const signOut = await here.graphql(
    { Cookie: cookie, Origin: here.url },
    'mutation { signOut { id } }',
  );
  expect(signOut.body.errors).toBeUndefined();
  expect(await promptly(closed, askThere)).toBe(4403);
});
