import { clientCredentials, createClient, type Gap } from '@investing-platform/sdk';
import { describe, expect, test } from 'vitest';
import { hastyClock } from './support/hasty-clock.ts';
import { BASE_URL, mockedNetwork } from './support/network.ts';

const mocks = mockedNetwork();
const MAX_ATTEMPTS = 3;

function clientOf() {
  const { clientId, clientSecret } = mocks.world.person.credential;
  const clock = hastyClock(() => mocks.world.now);
  const scopes = ['full_access'] as const;
  const auth = clientCredentials({ baseUrl: BASE_URL, clientId, clientSecret, scopes, clock });
  return { client: createClient({ baseUrl: BASE_URL, auth, clock, random: () => 0 }), clock };
}

describe('what the SDK does for an app, seen on the mocks', () => {
  test('it comes back when the service says so', async () => {
    const { client, clock } = clientOf();
    mocks.scenarios.rateLimited('getPositions', { retryAfterSeconds: 3 });
    expect(await client.getPositions()).toHaveLength(8);
    expect(clock.waits).toContain(3_000);
  });

  test('it gets a new token for one that is refused, and sends the request once more', async () => {
    const { client } = clientOf();
    await client.getPositions();
    mocks.scenarios.unauthenticatedOnce();
    expect(await client.getPositions()).toHaveLength(8);
  });

  test('it places an order once, however often it has to ask', async () => {
    const { client } = clientOf();
    const asset = await client.fetchAssetByTicker({ ticker: 'BTC' });
    const { nodes: before } = await client.getOrders();
    mocks.scenarios.rateLimited('placeOrder', { times: 2 });
    const { id } = await client.placeOrder({
      assetId: asset.id,
      side: 'BUY',
      type: 'LIMIT',
      timeInForce: 'GTC',
      limitPrice: '1',
      quantity: '1',
    });
    const { nodes: after } = await client.getOrders();
    expect(after.map((order) => order.id)).toEqual([id, ...before.map((order) => order.id)]);
  });

  test('it hands over what came of an answer that is not whole', async () => {
    const { client } = clientOf();
    mocks.scenarios.partialData('fetchAssetByTicker', { times: MAX_ATTEMPTS });
    await expect(client.fetchAssetByTicker({ ticker: 'AAPL' })).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
      data: { fetchAssetByTicker: { symbol: 'AAPL' } },
    });
  });

  test('it connects anew when a socket breaks, and says that something may be missing', async () => {
    const { client } = clientOf();
    const gaps: Gap[] = [];
    const onGap = (gap: Gap) => gaps.push(gap);
    const stream = client.livePriceData({ symbols: ['BTC'] }, { onGap });
    const first = await stream.next();
    mocks.scenarios.socketDrop();
    mocks.advance(5_000);
    const second = await stream.next();
    expect(second.value?.sequence).toBe((first.value?.sequence ?? 0) + 5);
    expect(gaps).toEqual([{ type: 'gap', reason: 'reconnected' }]);
    client.close();
  });

  test('it connects anew with a new token when the old one ends', async () => {
    const { client } = clientOf();
    const stream = client.livePriceData({ symbols: ['BTC'] });
    await stream.next();
    mocks.advance(3_600_000);
    const { value, done } = await stream.next();
    expect(done).toBe(false);
    expect(value?.at).toBe(mocks.world.now.toISOString());
    client.close();
  });

  test('it ends with an error where the credential is gone', async () => {
    const { client } = clientOf();
    const stream = client.livePriceData({ symbols: ['BTC'] });
    await stream.next();
    mocks.world.deleteCredential(mocks.world.person.credential);
    await expect(stream.next()).rejects.toMatchObject({ code: 'invalid_client' });
    client.close();
  });

  test('its streams can be overridden', async () => {
    const { client } = clientOf();
    const { id } = await client.fetchAssetByTicker({ ticker: 'BTC' });
    mocks.override('livePriceData', async function* prices() {
      for (const price of ['1', '2']) {
        yield {
          assetId: id,
          symbol: 'BTC',
          price,
          currency: 'USD',
          bid: null,
          ask: null,
          change: null,
          changePercent: null,
          volume: null,
          session: 'REGULAR',
          at: mocks.world.now.toISOString(),
          sequence: Number(price),
        };
      }
    });
    const prices: string[] = [];
    for await (const { price } of client.livePriceData({ symbols: ['BTC'] })) prices.push(price);
    expect(prices).toEqual(['1', '2']);
    client.close();
  });
});
