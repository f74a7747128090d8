import { DAY_MS } from '@investing-platform/schema/durations';
import { livePriceData } from '@investing-platform/schema/operations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subjects } from './support/both.ts';
import { openSocket } from './support/socket.ts';
import type { CallerName, Cast, Subject } from './support/subject.ts';

const btc = { query: livePriceData, variables: { params: { symbols: ['BTC'] } } };

describe.each(subjects)('graphql-transport-ws on %s', (_name, start) => {
  let subject: Subject;
  let cast: Cast;

  beforeAll(async () => {
    subject = await start();
  });

  beforeEach(async () => {
    cast = await subject.newCast();
  });

  afterEach(() => {
    expect(subject.faults).toEqual([]);
  });

  afterAll(() => subject.stop());

  const open = () => openSocket(subject.baseUrl);
  const acknowledged = async (caller: CallerName = 'trader') => {
    const payload = { Authorization: await cast.authorizationOf(caller) };
    const socket = open();
    socket.send({ type: 'connection_init', payload });
    expect(await socket.message()).toEqual({ type: 'connection_ack' });
    return socket;
  };

  test.each([
    ['no token', 'nobody', 4401, 'Unauthorized'],
    ['an unknown token', 'unknown token', 4401, 'Unauthorized'],
    ['a malformed token', 'malformed token', 4401, 'Unauthorized'],
    ['an expired token', 'expired token', 4403, 'Token expired'],
  ] as const)('closes for %s', async (_title, caller, code, reason) => {
    const authorization = await cast.authorizationOf(caller);
    const payload = authorization === null ? {} : { Authorization: authorization };
    const socket = open();
    socket.send({ type: 'connection_init', payload });
    expect(await socket.closed).toEqual({ code, reason });
  });

  test('closes with 4401 for a subscription before the connection is acknowledged', async () => {
    const socket = open();
    socket.send({ type: 'subscribe', id: '1', payload: btc });
    expect(await socket.closed).toMatchObject({ code: 4401 });
  });

  test('closes with 4429 for a second initialisation', async () => {
    const socket = await acknowledged();
    socket.send({ type: 'connection_init' });
    expect(await socket.closed).toMatchObject({ code: 4429 });
  });

  test('closes with 4409 for an id in use', async () => {
    const socket = await acknowledged();
    socket.send({ type: 'subscribe', id: '1', payload: btc });
    await socket.message();
    socket.send({ type: 'subscribe', id: '1', payload: btc });
    expect(await socket.closed).toMatchObject({ code: 4409 });
  });

  test('closes with 4400 for a message of no known form', async () => {
    const socket = await acknowledged();
    socket.send({ type: 'greeting' });
    expect(await socket.closed).toMatchObject({ code: 4400 });
  });

  test('closes with 4400 for an id of more than 1,000 characters, which each event would repeat', async () => {
    const socket = await acknowledged();
    socket.send({ type: 'subscribe', id: 'x'.repeat(1_001), payload: btc });
    expect(await socket.closed).toMatchObject({ code: 4400 });
  });

  test('a subscription whose token has ended meanwhile is refused, and no fault', async () => {
    const socket = await acknowledged();
    subject.advance(DAY_MS);
    socket.send({ type: 'subscribe', id: '1', payload: btc });
    expect(await socket.closed).toMatchObject({ code: 4403 });
  });

  test('answers pings', async () => {
    const socket = await acknowledged();
    socket.send({ type: 'ping', payload: { at: 1 } });
    expect(await socket.message()).toEqual({ type: 'pong', payload: { at: 1 } });
    socket.close();
  });

  test('sends the last price at once and newer ones as time moves on, until told to stop', async () => {
    const socket = await acknowledged('identity');
    socket.send({ type: 'subscribe', id: 'prices', payload: btc });
    const first = await socket.message();
    expect(first).toMatchObject({
      id: 'prices',
      type: 'next',
      payload: { data: { livePriceData: { symbol: 'BTC', session: 'REGULAR' } } },
    });
    subject.advance(1_000);
    expect(sequenceOf(await socket.message())).toBeGreaterThan(sequenceOf(first));
    socket.send({ type: 'complete', id: 'prices' });
    socket.send({ type: 'ping' });
    subject.advance(1_000);
    expect(await socket.message()).toEqual({ type: 'pong' });
    socket.close();
  });

  test('runs queries, and refuses what the token does not hold', async () => {
    const socket = await acknowledged('identity');
    const ask = async (id: string, query: string) => {
      socket.send({ type: 'subscribe', id, payload: { query } });
      return socket.message();
    };
    expect(await ask('1', '{ fetchCurrentUser { email } }')).toEqual({
      id: '1',
      type: 'next',
      payload: { data: { fetchCurrentUser: { email: cast.facts.traderEmail } } },
    });
    expect(await socket.message()).toEqual({ id: '1', type: 'complete' });
    const message = 'token missing the required scope portfolio.read for: getPositions';
    const code = 'FORBIDDEN';
    expect(await ask('2', '{ getPositions { id } }')).toMatchObject({
      id: '2',
      type: 'error',
      payload: [{ message, extensions: { code, requestId: expect.any(String) } }],
    });
    socket.close();
  });

  test.each([
    ['an unknown asset', { symbols: ['NOSUCH'] }, 'NOT_FOUND', 'Asset not found'],
    [
      'an ambiguous ticker',
      { symbols: ['BTC', 'AIR'] },
      'BAD_USER_INPUT',
      'params.symbols.1: several exchanges use this ticker: say AIR.XNYS or AIR.XNZE',
    ],
    ['no asset', { assetIds: [] }, 'BAD_USER_INPUT', 'params.assetIds: must have at least 1 entry'],
  ])('answers a subscription to %s with an error', async (_title, params, code, message) => {
    const socket = await acknowledged();
    const payload = { query: livePriceData, variables: { params } };
    socket.send({ type: 'subscribe', id: '1', payload });
    expect(await socket.message()).toMatchObject({
      id: '1',
      type: 'next',
      payload: { errors: [{ message, path: ['livePriceData'], extensions: { code } }] },
    });
    expect(await socket.message()).toEqual({ id: '1', type: 'complete' });
    socket.close();
  });

  test('refuses to go on with the news after what is no piece of news', async () => {
    const socket = await acknowledged();
    const query =
      'subscription($params: NewsUpdatesInput) { newsUpdates(params: $params) { sequence } }';
    const params = { afterId: '6c84fb90-12c4-41e1-840d-725e84a1c0d5' };
    socket.send({ type: 'subscribe', id: '1', payload: { query, variables: { params } } });
    const message = 'params.afterId: must be the id of a piece of news';
    expect(await socket.message()).toMatchObject({
      payload: { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] },
    });
    socket.close();
  });
});

function sequenceOf(message: unknown): number {
  return Number(Object(message).payload.data.livePriceData.sequence);
}
