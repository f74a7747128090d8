import { describe, expect, test } from 'vitest';
import { countingSource, entries, failureOf, testClient } from '../test/clients.ts';
import { broken, data, failure, fakeFetch, html, type Reply } from '../test/fake-fetch.ts';
import { ConnectionError } from './index.ts';

const order = { assetId: 'a-1', side: 'BUY', type: 'MARKET', timeInForce: 'IOC' } as const;

describe.each(entries)('%s', (_name, create) => {
  describe('an idempotency key', () => {
    const placed = data({ placeOrder: { id: 'o-1' } });

    test('is made for a mutation that takes one, and kept across attempts', async () => {
      const fake = fakeFetch(broken(), html(503), placed);
      const { client, clock } = testClient(create, fake);
      await clock.settle(client.placeOrder(order));
      const keys = fake.requests.map(({ body }) => Object(body.variables?.params).idempotencyKey);
      expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
      expect(new Set(keys)).toEqual(new Set([keys[0]]));
      expect(keys).toHaveLength(3);
    });

    test('of the caller is sent as it is', async () => {
      const fake = fakeFetch(placed);
      const { client } = testClient(create, fake);
      await client.placeOrder({ ...order, idempotencyKey: 'mine' });
      expect(fake.requests[0]?.body.variables).toEqual({
        params: { ...order, idempotencyKey: 'mine' },
      });
    });

    test('differs from call to call', async () => {
      const fake = fakeFetch(placed);
      const { client } = testClient(create, fake);
      await client.placeOrder(order);
      await client.placeOrder(order);
      const [first, second] = fake.requests.map(({ body }) => JSON.stringify(body.variables));
      expect(first).not.toBe(second);
    });

    test('comes with the error, so that the caller can go on with it', async () => {
      const fake = fakeFetch(broken());
      const { client, clock } = testClient(create, fake);
      const call = client.placeOrder({ ...order, idempotencyKey: 'mine' });
      expect(await clock.settle(failureOf(call))).toMatchObject({ idempotencyKey: 'mine' });
    });
  });

  describe('a mutation without an idempotency key', () => {
    test.each<[string, Reply]>([
      ['a broken connection', broken('ECONNRESET')],
      ['503', html(503)],
      ['a refused token', failure('UNAUTHENTICATED', { status: 401 })],
    ])('is not sent again after %s', async (_title, reply) => {
      const fake = fakeFetch(reply, data({ removeDeviceToken: { id: 'd-1' } }));
      const { client, clock } = testClient(create, fake);
      await clock.settle(failureOf(client.removeDeviceToken({ id: 'd-1' })));
      expect(fake.requests).toHaveLength(1);
    });

    test('is sent again where the caller says that it is repeatable', async () => {
      const fake = fakeFetch(broken(), data({ removeDeviceToken: { id: 'd-1' } }));
      const { client, clock } = testClient(create, fake);
      await clock.settle(client.removeDeviceToken({ id: 'd-1' }, { repeatable: true }));
      expect(fake.requests).toHaveLength(2);
    });

    test('is sent where only the token was slow to come', async () => {
      const fake = fakeFetch(data({ removeDeviceToken: { id: 'd-1' } }));
      const source = countingSource();
      let asked = 0;
      const flaky = {
        ...source,
        token: async () => {
          asked += 1;
          if (asked === 1) throw new ConnectionError('', {});
          return source.token();
        },
      };
      const { client, clock } = testClient(create, fake, { auth: flaky });
      await clock.settle(client.removeDeviceToken({ id: 'd-1' }));
      expect(fake.requests).toHaveLength(1);
    });
  });
});
