import { ConnectionError, type Operation } from '@investing-platform/sdk';
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

describe('a broken connection', () => {
  const document: Operation<
    { livePriceData: { sequence: number } },
    { symbols: string[] },
    'Subscription'
  > = `subscription ($symbols: [String!]!) {
    livePriceData(params: { symbols: $symbols }) { sequence }
  }`;

  test('is opened again after a wait, and break and gap show in their place', async () => {
    const { client, clock } = streamClient(server);
    const events = client.subscribe(document, { symbols: ['BTC'] });
    expect(await firstOf(server, events, 1)).toMatchObject({ type: 'data' });
    const reading = collect(events, 3);
    server.connections[0]?.socket.terminate();
    await until(
      () => server.feed.opened === 2,
      () => clock.advance(10),
    );
    server.feed.push(price(2));
    expect(await reading).toEqual([
      { type: 'break' },
      { type: 'gap', reason: 'reconnected' },
      { type: 'data', data: { livePriceData: { sequence: 2 } } },
    ]);
    expect(clock.delays).toContain(187.5);
  });

  test('shows no gap where the operation resumes', async () => {
    const { client, clock } = streamClient(server);
    const resume = ({ livePriceData }: { livePriceData: { sequence: number } }) => ({
      symbols: [`after-${livePriceData.sequence}`],
    });
    const events = client.subscribe(document, { symbols: ['BTC'] }, { resume });
    await firstOf(server, events, 4);
    const reading = collect(events, 1);
    server.connections[0]?.socket.terminate();
    await until(
      () => server.feed.opened === 2,
      () => clock.advance(10),
    );
    server.feed.push(price(5));
    expect(await reading).toMatchObject([{ type: 'data' }]);
    expect(server.subscriptions).toEqual([{ symbols: ['BTC'] }, { symbols: ['after-4'] }]);
  });

  test('is tried again for `reconnectForMs`, ten minutes of itself', async () => {
    const nobody = { baseUrl: 'http://127.0.0.1:9' };
    const { client, clock } = streamClient(nobody, { webSocket: { reconnectForMs: 1_000 } });
    const reading = collect(client.livePriceData({ assetIds }), 1);
    const error = await clock.settle(reading.catch((reason: unknown) => reason));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(clock.delays.filter((delay) => delay < 1_000)).toEqual([187.5, 375, 750]);
  });

  test('is not the only one where more streams are read than one carries', async () => {
    const { client, clock } = streamClient(server);
    const streams = Array.from({ length: 51 }, () => client.livePriceData({ assetIds }));
    const reading = streams.map((stream) => stream.next());
    await until(
      () => server.feed.opened === 51,
      () => clock.advance(10),
    );
    expect(server.connections).toHaveLength(2);
    client.close();
    await Promise.all(reading);
  });

  test('goes on where it was after its failures, once the server is back', async () => {
    server.greetings.push(1013, 1013);
    const { client, clock } = streamClient(server);
    const reading = collect(client.livePriceData({ assetIds }), 1);
    await until(
      () => server.feed.opened === 1,
      () => clock.advance(10),
    );
    server.feed.push(price(1));
    expect(await reading).toHaveLength(1);
    expect(server.connections).toHaveLength(3);
  });

  test('that the server never acknowledges is given up after a while', async () => {
    server.greetings.push('silence');
    const { client, clock } = streamClient(server);
    const reading = collect(client.livePriceData({ assetIds }), 1);
    await until(() => server.connections.length === 1);
    clock.advance(10_000);
    await until(
      () => server.feed.opened === 1,
      () => clock.advance(10),
    );
    server.feed.push(price(1));
    expect(await reading).toHaveLength(1);
    expect(server.connections).toHaveLength(2);
  });

  test('that no longer answers pings is replaced', async () => {
    const { client, clock } = streamClient(server, { webSocket: { keepAliveMs: 5 } });
    const prices = client.livePriceData({ assetIds });
    await firstOf(server, prices, 1);
    const reading = collect(prices, 1);
    server.connections[0]?.socket.pause();
    const scheduled = clock.delays.length;
    await until(() => clock.delays.length > scheduled);
    clock.advance(10_000);
    await until(
      () => server.feed.opened === 2,
      () => clock.advance(10),
    );
    server.feed.push(price(2));
    expect(await reading).toMatchObject([{ sequence: 2 }]);
  });

  test.each([1000, 1001, 1011, 4408, 4500])('is opened again after code %d', async (code) => {
    const { client, clock } = streamClient(server);
    const reading = collect(client.livePriceData({ assetIds }), 1);
    await until(() => server.feed.opened === 1);
    server.connections[0]?.socket.close(code);
    await until(
      () => server.feed.opened === 2,
      () => clock.advance(10),
    );
    server.feed.push(price(1));
    expect(await reading).toHaveLength(1);
    expect(clock.delays).toContain(187.5);
  });

  test.each([4400, 4406, 4409, 4429])('is given up after code %d', async (code) => {
    server.greetings.push(code);
    const { client } = streamClient(server);
    const reading = collect(client.livePriceData({ assetIds }), 1);
    await expect(reading).rejects.toMatchObject({
      name: 'SubscriptionError',
      closeCode: code,
      transient: false,
    });
    expect(server.connections).toHaveLength(1);
  });
});
