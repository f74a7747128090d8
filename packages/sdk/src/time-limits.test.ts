import { describe, expect, test } from 'vitest';
import { entries, failureOf, testClient } from '../test/clients.ts';
import { data, deaf, fakeFetch, silent } from '../test/fake-fetch.ts';
import { TimeoutError } from './index.ts';

const user = { id: 'u-1', name: 'Ada', email: 'ada@example.com' };
const good = data({ fetchCurrentUser: user });

describe.each(entries)('%s', (_name, create) => {
  describe('time', () => {
    test.each([
      ['is silent', silent],
      ['does not listen to its signal', deaf],
    ])(
      'an attempt that %s ends after `timeoutMs`, and the query is sent again',
      async (_t, reply) => {
        const fake = fakeFetch(reply, good);
        const { client, clock } = testClient(create, fake);
        const call = client.fetchCurrentUser(undefined, { timeoutMs: 100 });
        expect(await clock.settle(call)).toEqual(user);
        expect(fake.requests).toHaveLength(2);
      },
    );

    test('a call ends after `totalTimeoutMs` whatever its attempts do', async () => {
      const { client, clock } = testClient(create, fakeFetch(silent), { maxAttempts: 1_000 });
      const startedMs = clock.now();
      const call = client.fetchCurrentUser(undefined, { timeoutMs: 400, totalTimeoutMs: 1_000 });
      const error = await clock.settle(failureOf(call));
      expect(error).toBeInstanceOf(TimeoutError);
      expect(clock.now() - startedMs).toBeLessThanOrEqual(1_000);
    });

    test('an abort ends the call at once, with its own reason', async () => {
      const controller = new AbortController();
      const fake = fakeFetch(deaf);
      const { client } = testClient(create, fake);
      const call = failureOf(client.fetchCurrentUser(undefined, { signal: controller.signal }));
      const reason = new Error('the person left');
      controller.abort(reason);
      expect(await call).toBe(reason);
    });

    test('an abort beforehand sends nothing', async () => {
      const fake = fakeFetch(good);
      const { client } = testClient(create, fake);
      const signal = AbortSignal.abort('gone');
      expect(await failureOf(client.fetchCurrentUser(undefined, { signal }))).toBe('gone');
      expect(fake.requests).toHaveLength(0);
    });

    test('an abort during a wait ends the wait', async () => {
      const controller = new AbortController();
      const fake = fakeFetch(() => {
        queueMicrotask(() => controller.abort('enough'));
        return new Response(null, { status: 503 });
      });
      const { client, clock } = testClient(create, fake);
      const call = client.fetchCurrentUser(undefined, { signal: controller.signal });
      expect(await clock.settle(failureOf(call))).toBe('enough');
      expect(fake.requests).toHaveLength(1);
    });

    test('an exhausted rate limit holds the next request back until a unit is free', async () => {
      const exhausted = {
        'rate-limit-remaining': '0',
        'rate-limit-reset': '1',
        'rate-limit-total': '50',
      };
      const fake = fakeFetch(data({ fetchCurrentUser: user }, exhausted), good);
      const { client, clock } = testClient(create, fake);
      await clock.settle(client.fetchCurrentUser());
      await clock.settle(client.fetchCurrentUser());
      expect(clock.delays).toContain(20);
    });
  });
});
