import { instruments } from '@investing-platform/schema/instruments';
import {
  startTestServer,
  type TestServer,
  type TestUser,
} from '@investing-platform/server/testing';
import { type Client, createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';

let server: TestServer;
let user: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  user = await server.createUser();
});
afterAll(() => server.stop());

/** Crypto assets: their market never closes, so prices move whenever the test runs. */
const assetIds = instruments
  .filter((instrument) => instrument.assetClass === 'CRYPTO')
  .slice(0, 3)
  .map((instrument) => instrument.id);

const query = `subscription ($params: LivePriceDataInput!) {
  livePriceData(params: $params) { assetId price }
}`;

function connect(token: string): { client: Client; closed: Promise<{ code: number }> } {
  let tellClosed: (event: { code: number }) => void;
  const closed = new Promise<{ code: number }>((resolve) => {
    tellClosed = resolve;
  });
  const client = createClient({
    url: server.wsUrl,
    webSocketImpl: WebSocket,
    connectionParams: { Authorization: `Bearer ${token}` },
    retryAttempts: 0,
    on: { closed: (event) => tellClosed(event as { code: number }) },
  });
  onTestFinished(async () => client.dispose());
  return { client, closed };
}

function livePrices(client: Client, ids: readonly string[]) {
  const variables = { params: { assetIds: ids } };
  return client.iterate<{ livePriceData: { assetId: string; price: string } }>({
    query,
    variables,
  });
}

describe('livePriceData', () => {
  test('gives the last price of each asset at once, and then newer ones', async () => {
    const token = await server.issueToken(user, ['identity']);
    const prices = livePrices(connect(token).client, assetIds);
    const first = new Set<string>();
    for (const _ of assetIds) {
      const { value } = await prices.next();
      first.add(value.data.livePriceData.assetId);
      expect(value.data.livePriceData.price).toMatch(/^\d+(\.\d+)?$/);
    }
    expect(first).toEqual(new Set(assetIds));
    const newer = await prices.next();
    expect(assetIds).toContain(newer.value.data.livePriceData.assetId);
    await prices.return?.();
  });

  test('gives a second subscriber the last prices at once too', async () => {
    const token = await server.issueToken(user, ['identity']);
    const early = livePrices(connect(token).client, assetIds);
    for (const _ of assetIds) await early.next();
    const late = livePrices(connect(token).client, assetIds);
    const seen = new Set<string>();
    while (seen.size < assetIds.length) {
      seen.add((await late.next()).value.data.livePriceData.assetId);
    }
    expect(seen).toEqual(new Set(assetIds));
  });

  test('answers NOT_FOUND for an unknown asset before the stream starts', async () => {
    const token = await server.issueToken(user, ['identity']);
    const unknown = '0199f0a0-0000-7000-8000-000000000000';
    const { value } = await livePrices(connect(token).client, [unknown]).next();
    expect(value).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  });
});

test('a socket closes at once when its credential is deleted', async () => {
  const credential = await server.createCredential(user);
  const token = await server.issueToken(user, ['identity'], credential);
  const { client, closed } = connect(token);
  await livePrices(client, assetIds).next();
  await server.deleteCredential(user, credential);
  expect((await closed).code).toBe(4403);
});

test('a socket closes at once when its token is revoked', async () => {
  const credential = await server.createCredential(user);
  const token = await server.issueToken(user, ['identity'], credential);
  const { client, closed } = connect(token);
  await livePrices(client, assetIds).next();
  const basic = Buffer.from(`${credential.clientId}:${credential.clientSecret}`).toString('base64');
  const revoked = await fetch(`${server.url}/oauth/revoke`, {
    method: 'POST',
    headers: { Authorization: `Basic ${basic}` },
    body: new URLSearchParams({ token }),
  });
  expect(revoked.status).toBe(200);
  expect((await closed).code).toBe(4403);
});
