import { ReauthorizationRequired, SubscriptionError } from '@investing-platform/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { price } from './support/feed.ts';
import {
  assetIds,
  collect,
  firstOf,
  renewableSource,
  streamClient,
} from './support/stream-client.ts';
import { type StreamServer, startStreamServer } from './support/stream-server.ts';
import { until } from './support/until.ts';

let server: StreamServer;

beforeEach(async () => {
  server = await startStreamServer();
});

afterEach(() => server.close());

describe('a refused token', () => {
  test.each([4401, 4403])('is replaced once, after %d', async (code) => {
    server.greetings.push(code);
    const { client, source } = streamClient(server);
    const reading = collect(client.livePriceData({ assetIds }), 1);
    await until(() => server.feed.size === 1);
    server.feed.push(price(1));
    await reading;
    expect(source.invalidated).toEqual(['token-1']);
    expect(server.connections.map(({ params }) => params.Authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });

  test.each([4401, 4403])('that is replaced in vain ends the stream, after %d', async (code) => {
    server.greetings.push(code, code);
    const { client } = streamClient(server);
    const reading = collect(client.livePriceData({ assetIds }), 1);
    await expect(reading).rejects.toBeInstanceOf(SubscriptionError);
    await expect(reading).rejects.toMatchObject({ closeCode: code });
    expect(server.connections).toHaveLength(2);
  });

  test('while events flow is replaced, and the reader goes on after a gap', async () => {
    const { client, source } = streamClient(server);
    const gaps: string[] = [];
    const prices = client.livePriceData({ assetIds }, { onGap: ({ reason }) => gaps.push(reason) });
    expect(await firstOf(server, prices, 1)).toMatchObject({ sequence: 1 });
    const reading = collect(prices, 1);
    server.connections[0]?.socket.close(4403, 'expired');
    await until(() => server.feed.opened === 2);
    expect(gaps).toEqual(['reconnected']);
    server.feed.push(price(2));
    expect(await reading).toMatchObject([{ sequence: 2 }]);
    expect(source.invalidated).toEqual(['token-1']);
  });

  test('that only the person can replace raises ReauthorizationRequired', async () => {
    const { client, source } = streamClient(server);
    const prices = client.livePriceData({ assetIds });
    await firstOf(server, prices, 1);
    source.failure = new ReauthorizationRequired();
    server.connections[0]?.socket.close(4403, 'expired');
    await expect(prices.next()).rejects.toBe(source.failure);
    expect(await prices.next()).toEqual({ done: true, value: undefined });
  });

  test('without a source ends the stream', async () => {
    server.greetings.push(4401);
    const { client } = streamClient(server, { auth: undefined });
    const reading = collect(client.livePriceData({ assetIds }), 1);
    await expect(reading).rejects.toMatchObject({ closeCode: 4401 });
    expect(server.connections).toHaveLength(1);
  });
});

describe('a token that is about to expire', () => {
  test('is replaced by a new connection beforehand, and the reader kept', async () => {
    const source = renewableSource();
    const { client, clock } = streamClient(server, { auth: source });
    source.expiresAtMs = clock.now() + 3_600_000;
    const gaps: string[] = [];
    const prices = client.livePriceData({ assetIds }, { onGap: ({ reason }) => gaps.push(reason) });
    const reading = collect(prices, 2);
    await until(() => server.feed.size === 1);
    server.feed.push(price(1));
    clock.advance(3_600_000 - 46_000);
    expect(server.connections).toHaveLength(1);
    source.renew(clock.now() + 3_600_000);
    clock.advance(1_000);
    await until(() => server.feed.opened === 2);
    server.feed.push(price(2));
    expect((await reading).map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(gaps).toEqual(['reconnected']);
    expect(server.connections.map(({ params }) => params.Authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
    await until(() => server.connections[0]?.closeCode !== null);
  });

  test('is kept until its source has another', async () => {
    const source = renewableSource();
    const { client, clock } = streamClient(server, { auth: source });
    source.expiresAtMs = clock.now() + 3_600_000;
    const reading = collect(client.livePriceData({ assetIds }), 1);
    await until(() => server.feed.size === 1);
    const asked = source.asked;
    clock.advance(3_600_000 - 45_000);
    await until(() => source.asked === asked + 1);
    await until(
      () => source.asked > asked + 1,
      () => clock.advance(1_000),
    );
    expect(server.connections).toHaveLength(1);
    source.renew(clock.now() + 3_600_000);
    await until(
      () => server.feed.opened === 2,
      () => clock.advance(100),
    );
    server.feed.push(price(1));
    expect(await reading).toHaveLength(1);
  });
});
