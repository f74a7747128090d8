import { describe, expect, test } from 'vitest';
import { countingSource, entries, failureOf, testClient } from '../test/clients.ts';
import { broken, data, failure, fakeFetch, html, json, type Reply } from '../test/fake-fetch.ts';
import { ApiError, UnexpectedAnswerError } from './index.ts';

const user = { id: 'u-1', name: 'Ada', email: 'ada@example.com' };
const good = data({ fetchCurrentUser: user });

describe.each(entries)('%s', (_name, create) => {
  describe('a query is sent again', () => {
    test.each<[string, Reply, number]>([
      ['where nothing listens', broken(), 187.5],
      ['after 408', html(408), 187.5],
      ['after 429 with Retry-After in seconds', html(429, { 'retry-after': '2' }), 2_125],
      [
        'after 429 with Retry-After as a date',
        html(429, { 'retry-after': 'Fri, 20 Nov 2026 00:00:03 GMT' }),
        3_125,
      ],
      [
        'after 429 with Rate-Limit-Reset alone',
        html(429, { 'rate-limit-remaining': '0', 'rate-limit-reset': '1' }),
        1_125,
      ],
      ['after 500', html(500), 187.5],
      ['after 503', json({ errors: [{ message: 'later' }] }, 503), 187.5],
      [
        'after RATE_LIMITED',
        failure('RATE_LIMITED', { extensions: { retryAfterSeconds: 4 } }),
        4_125,
      ],
      ['after PROVIDER_UNAVAILABLE', failure('PROVIDER_UNAVAILABLE'), 187.5],
      ['after INTERNAL', failure('INTERNAL'), 187.5],
    ])('%s', async (_title, reply, delayMs) => {
      const fake = fakeFetch(reply, good);
      const { client, clock } = testClient(create, fake);
      expect(await clock.settle(client.fetchCurrentUser())).toEqual(user);
      expect(fake.requests).toHaveLength(2);
      expect(clock.delays).toContain(delayMs);
    });

    test('three times at most, with growing waits', async () => {
      const fake = fakeFetch(html(502));
      const { client, clock } = testClient(create, fake);
      const error = await clock.settle(failureOf(client.fetchCurrentUser()));
      expect(error).toBeInstanceOf(UnexpectedAnswerError);
      expect(fake.requests).toHaveLength(3);
      expect(clock.delays.filter((delay) => delay < 1_000)).toEqual([187.5, 375]);
    });

    test('as often as `maxAttempts` says', async () => {
      const fake = fakeFetch(html(502));
      const { client, clock } = testClient(create, fake, { maxAttempts: 1 });
      await clock.settle(failureOf(client.fetchCurrentUser()));
      expect(fake.requests).toHaveLength(1);
    });

    test('not where the wait would pass the total time', async () => {
      const fake = fakeFetch(html(429, { 'retry-after': '61' }), good);
      const { client, clock } = testClient(create, fake);
      const startedMs = clock.now();
      const error = await clock.settle(failureOf(client.fetchCurrentUser()));
      expect(error).toMatchObject({ status: 429, retryAfterSeconds: 61 });
      expect(clock.now()).toBe(startedMs);
    });
  });

  describe('a query is not sent again', () => {
    test.each([
      'FORBIDDEN',
      'BAD_USER_INPUT',
      'NOT_FOUND',
      'MARKET_CLOSED',
      'GRAPHQL_VALIDATION_FAILED',
      'A_CODE_OF_NEXT_YEAR',
    ])('after %s', async (code) => {
      const fake = fakeFetch(failure(code), good);
      const { client, clock } = testClient(create, fake);
      const error = await clock.settle(failureOf(client.fetchCurrentUser()));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ code, operation: 'FetchCurrentUser', requestId: 'req-1' });
      expect(fake.requests).toHaveLength(1);
    });

    test.each([301, 302, 307, 400, 404, 413])('after status %d', async (status) => {
      const fake = fakeFetch(html(status, { location: 'https://elsewhere.example' }), good);
      const { client, clock } = testClient(create, fake);
      const error = await clock.settle(failureOf(client.fetchCurrentUser()));
      expect(error).toBeInstanceOf(UnexpectedAnswerError);
      expect(error).toMatchObject({ status, transient: false });
      expect(fake.requests).toHaveLength(1);
    });

    test.each<[string, Reply]>([
      ['is not JSON', html(200)],
      ['is JSON of something else', json({ hello: 'world' })],
      ['is a list', json([{ data: {} }])],
      ['has neither data nor errors', json({ data: null })],
      [
        'is broken JSON',
        () => new Response('{"data":', { headers: { 'content-type': 'application/json' } }),
      ],
    ])('after an answer that %s', async (_title, reply) => {
      const fake = fakeFetch(reply, good);
      const { client, clock } = testClient(create, fake);
      const error = await clock.settle(failureOf(client.fetchCurrentUser()));
      expect(error).toBeInstanceOf(UnexpectedAnswerError);
      expect(error).toMatchObject({ status: 200 });
      expect(fake.requests).toHaveLength(1);
    });
  });

  describe('a refused token', () => {
    test.each<[string, Reply]>([
      ['with 401', failure('UNAUTHENTICATED', { status: 401 })],
      ['with 401 of a proxy', html(401)],
      ['as an error of GraphQL', failure('UNAUTHENTICATED')],
    ])('%s is replaced, and the query sent once more', async (_title, reply) => {
      const fake = fakeFetch(reply, good);
      const auth = countingSource();
      const { client } = testClient(create, fake, { auth });
      expect(await client.fetchCurrentUser()).toEqual(user);
      expect(auth.invalidated).toEqual(['token-1']);
      expect(fake.requests.map(({ headers }) => headers.get('authorization'))).toEqual([
        'Bearer token-1',
        'Bearer token-2',
      ]);
    });

    test('is replaced once, not for ever', async () => {
      const fake = fakeFetch(failure('UNAUTHENTICATED', { status: 401 }));
      const { client, clock } = testClient(create, fake);
      const error = await clock.settle(failureOf(client.fetchCurrentUser()));
      expect(error).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
      expect(fake.requests).toHaveLength(2);
    });

    test('is invalidated also where the mutation is not sent again', async () => {
      const fake = fakeFetch(failure('UNAUTHENTICATED', { status: 401 }));
      const auth = countingSource();
      const { client } = testClient(create, fake, { auth });
      await failureOf(client.removeDeviceToken({ id: 'd-1' }));
      expect(auth.invalidated).toEqual(['token-1']);
    });
  });
});
