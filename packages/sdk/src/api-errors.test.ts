import { describe, expect, test } from 'vitest';
import { entries, failureOf, testClient } from '../test/clients.ts';
import { broken, failure, fakeFetch, type Reply } from '../test/fake-fetch.ts';
import { ConnectionError } from './index.ts';

const user = { id: 'u-1', name: 'Ada', email: 'ada@example.com' };
const order = { assetId: 'a-1', side: 'BUY', type: 'MARKET', timeInForce: 'IOC' } as const;

describe.each(entries)('%s', (_name, create) => {
  describe('an error', () => {
    test('tells code, fields, status, wait and what the caller can do', async () => {
      const fields = [{ path: 'params.limitPrice', message: 'is missing' }];
      const reply = failure('BAD_USER_INPUT', {
        status: 400,
        message: 'The order is not acceptable.',
        extensions: { fields, nextActions: [{ operation: 'getOrders' }] },
        headers: { 'retry-after': '7' },
      });
      const { client } = testClient(create, fakeFetch(reply));
      const error = await failureOf(client.placeOrder(order));
      expect(error).toMatchObject({
        name: 'ApiError',
        message: 'PlaceOrder: The order is not acceptable. (BAD_USER_INPUT, request req-1)',
        code: 'BAD_USER_INPUT',
        status: 400,
        retryAfterSeconds: 7,
        operation: 'PlaceOrder',
        problems: [{ code: 'BAD_USER_INPUT', fields, nextActions: [{ operation: 'getOrders' }] }],
      });
    });

    test('keeps the part of the data that came', async () => {
      const reply = failure('PROVIDER_UNAVAILABLE', { data: { fetchCurrentUser: user } });
      const { client, clock } = testClient(create, fakeFetch(reply));
      const error = await clock.settle(failureOf(client.fetchCurrentUser()));
      expect(Object(error).data).toEqual({ fetchCurrentUser: user });
    });

    test('of a connection names the system’s code', async () => {
      const { client, clock } = testClient(create, fakeFetch(broken('ENOTFOUND')));
      const error = await clock.settle(failureOf(client.fetchCurrentUser()));
      expect(error).toBeInstanceOf(ConnectionError);
      expect(error).toMatchObject({
        message:
          'FetchCurrentUser: No answer from https://api.example.com (ENOTFOUND). ' +
          'Is baseUrl right? Is it up?',
      });
    });

    test('of a body that breaks off is an error of the connection', async () => {
      const cut: Reply = () => {
        const body = new ReadableStream({
          start: (controller) => controller.error(new TypeError('terminated')),
        });
        return new Response(body, { headers: { 'content-type': 'application/json' } });
      };
      const { client, clock } = testClient(create, fakeFetch(cut));
      const error = await clock.settle(failureOf(client.fetchCurrentUser()));
      expect(error).toBeInstanceOf(ConnectionError);
    });
  });
});
