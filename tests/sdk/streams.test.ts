import { ApiError, fixedToken } from '@investing-platform/sdk';
import { createClient as createLeanClient } from '@investing-platform/sdk/lean';
import { livePriceData } from '@investing-platform/sdk/operations';
import { webSocketSubscriptions } from '@investing-platform/sdk/subscriptions';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { price } from './support/feed.ts';
import { assetIds, collect, firstOf, streamClient } from './support/stream-client.ts';
import { type StreamServer, startStreamServer } from './support/stream-server.ts';
import { until } from './support/until.ts';

let server: StreamServer;

beforeEach(async () => {
  server = await startStreamServer();
});

afterEach(() => server.close());

describe('a subscription', () => {
  test('gives its events as they come, and ends when the reader leaves', async () => {
    const { client } = streamClient(server);
    const prices = client.livePriceData({ assetIds });
    const reading = collect(prices, 2);
    await until(() => server.feed.size === 1);
    server.feed.push(price(1));
    server.feed.push(price(2));
    expect((await reading).map(({ sequence }) => sequence)).toEqual([1, 2]);
    await until(() => server.feed.size === 0 && server.connections[0]?.closeCode !== null);
    expect(server.connections[0]?.closeCode).toBe(1000);
  });

  test('sends the token in `connection_init`, never in the address', async () => {
    const { client } = streamClient(server);
    const reading = collect(client.livePriceData({ assetIds }), 1);
    await until(() => server.feed.size === 1);
    server.feed.push(price(1));
    await reading;
    expect(server.connections[0]).toMatchObject({
      url: '/graphql',
      protocol: 'graphql-transport-ws',
      params: { Authorization: 'Bearer token-1' },
    });
  });

  test('shares one connection with the others', async () => {
    const { client } = streamClient(server);
    const readings = [1, 2, 3].map(() => collect(client.livePriceData({ assetIds }), 1));
    await until(() => server.feed.size === 3);
    server.feed.push(price(1));
    await Promise.all(readings);
    expect(server.connections).toHaveLength(1);
  });

  test('that nobody reads is not opened', async () => {
    const { client } = streamClient(server);
    const prices = client.livePriceData({ assetIds });
    await prices.return?.();
    expect(await prices.next()).toEqual({ done: true, value: undefined });
    expect(server.connections).toHaveLength(0);
  });

  test('ends where the server ends it, after what was sent', async () => {
    const { client } = streamClient(server);
    const reading = collect(client.livePriceData({ assetIds }), 10);
    await until(() => server.feed.size === 1);
    server.feed.push(price(1));
    server.feed.end();
    expect(await reading).toHaveLength(1);
  });

  test('ends for all readers with `close`', async () => {
    const { client } = streamClient(server);
    const readings = [1, 2].map(() => collect(client.livePriceData({ assetIds }), 10));
    await until(() => server.feed.size === 2);
    client.close();
    expect(await Promise.all(readings)).toEqual([[], []]);
    await until(() => server.connections[0]?.closeCode !== null);
  });

  test('ends with the reason of an abort, at once', async () => {
    const { client } = streamClient(server);
    const controller = new AbortController();
    const { signal } = controller;
    const reading = collect(client.livePriceData({ assetIds }, { signal }), 10);
    const rejected = expect(reading).rejects.toBe('enough');
    await until(() => server.feed.size === 1);
    controller.abort('enough');
    await rejected;
    await until(() => server.feed.size === 0);
  });

  test('whose signal is aborted beforehand opens nothing', async () => {
    const { client, source } = streamClient(server);
    const prices = client.livePriceData({ assetIds }, { signal: AbortSignal.abort('no') });
    await expect(prices.next()).rejects.toBe('no');
    expect(source.asked).toBe(0);
    expect(await prices.next()).toEqual({ done: true, value: undefined });
  });

  test('that is left while its connection opens leaves no connection', async () => {
    server.greetings.push('silence');
    const { client } = streamClient(server);
    const prices = client.livePriceData({ assetIds });
    const reading = prices.next();
    await until(() => server.connections.length === 1);
    await prices.return?.();
    expect(await reading).toEqual({ done: true, value: undefined });
    await until(() => server.connections[0]?.closeCode !== null);
    expect(server.connections).toHaveLength(1);
  });

  test('that is left and read anew connects anew', async () => {
    const { client } = streamClient(server);
    for (const sequence of [1, 2]) {
      const prices = client.livePriceData({ assetIds });
      expect(await firstOf(server, prices, sequence)).toMatchObject({ sequence });
      await prices.return?.();
      await until(() => server.feed.size === 0);
    }
    await until(() => server.connections.every(({ closeCode }) => closeCode === 1000));
    expect(server.connections).toHaveLength(2);
  });

  test('of an own document gives its data whole', async () => {
    const { client } = streamClient(server);
    const document = 'subscription { livePriceData(params: { symbols: ["BTC"] }) { sequence } }';
    const reading = collect(client.subscribe(document), 1);
    await until(() => server.feed.size === 1);
    server.feed.push(price(7));
    expect(await reading).toEqual([{ type: 'data', data: { livePriceData: { sequence: 7 } } }]);
  });
});

describe('the lean client', () => {
  const options = { auth: fixedToken('t'), operations: { livePriceData } };

  test('streams with `webSocketSubscriptions`', async () => {
    const { baseUrl } = server;
    const subscriptions = webSocketSubscriptions();
    const client = createLeanClient({ baseUrl, subscriptions, ...options });
    const reading = collect(client.livePriceData({ assetIds }), 1);
    await until(() => server.feed.size === 1);
    server.feed.push(price(1));
    expect(await reading).toHaveLength(1);
  });

  test('without it says what is missing', () => {
    const client = createLeanClient({ baseUrl: server.baseUrl, ...options });
    expect(() => client.livePriceData({ assetIds })).toThrow('no `subscriptions`');
    expect(client.close()).toBeUndefined();
  });
});

describe('a slow reader', () => {
  test('loses the oldest events beyond its buffer, and is told', async () => {
    const { client } = streamClient(server);
    const gaps: string[] = [];
    const prices = client.livePriceData(
      { assetIds },
      { bufferSize: 2, onGap: ({ reason }) => gaps.push(reason) },
    );
    const first = prices.next();
    await until(() => server.feed.size === 1);
    for (const sequence of [1, 2, 3, 4, 5]) server.feed.push(price(sequence));
    expect((await first).value?.sequence).toBe(1);
    const marker = collect(client.livePriceData({ assetIds }), 1);
    await until(() => server.feed.size === 2);
    server.feed.push(price(6));
    await marker;
    const rest = [await prices.next(), await prices.next()];
    expect(rest.map(({ value }) => value?.sequence)).toEqual([5, 6]);
    expect(gaps).toEqual(['overflow']);
    await prices.return?.();
  });
});

describe('an error of the operation', () => {
  test('ends the stream with what the API says', async () => {
    server.refusals.push('NOT_FOUND');
    const { client } = streamClient(server);
    const reading = collect(client.livePriceData({ assetIds }), 1);
    await expect(reading).rejects.toBeInstanceOf(ApiError);
    await expect(reading).rejects.toMatchObject({
      code: 'NOT_FOUND',
      operation: 'LivePriceData',
      status: null,
    });
  });

  test('of an event ends the stream', async () => {
    const { client } = streamClient(server);
    const reading = collect(client.livePriceData({ assetIds }), 1);
    const rejected = expect(reading).rejects.toBeInstanceOf(ApiError);
    await until(() => server.feed.size === 1);
    server.feed.push(() => {
      throw new GraphQLError('refused', { extensions: { code: 'FORBIDDEN' } });
    });
    await rejected;
  });

  test('that passes is tried again after a wait, without a gap', async () => {
    server.refusals.push('RATE_LIMITED', 'PROVIDER_UNAVAILABLE');
    const { client, clock } = streamClient(server);
    const gaps: unknown[] = [];
    const prices = client.livePriceData({ assetIds }, { onGap: (gap) => gaps.push(gap) });
    const reading = collect(prices, 1);
    await until(
      () => server.feed.size === 1,
      () => clock.advance(100),
    );
    server.feed.push(price(1));
    expect(await reading).toHaveLength(1);
    expect(gaps).toEqual([]);
    expect(server.connections).toHaveLength(1);
  });

  test('that never passes ends the stream', async () => {
    server.refusals.push(...Array.from({ length: 9 }, () => 'RATE_LIMITED'));
    const { client, clock } = streamClient(server);
    let error: unknown;
    collect(client.livePriceData({ assetIds }), 1).catch((reason: unknown) => {
      error = reason;
    });
    await until(
      () => error !== undefined,
      () => clock.advance(100),
    );
    expect(error).toMatchObject({ code: 'RATE_LIMITED' });
    expect(server.subscriptions).toHaveLength(5);
  });
});
