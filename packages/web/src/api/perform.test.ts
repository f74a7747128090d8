import { cancelOrder, placeOrder } from '@investing-platform/schema/operations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('location', { origin: 'http://localhost:4000' });
const { cache } = await import('./cache.ts');
const { perform, refreshAfter } = await import('./perform.ts');

const ORDERS = ['GetOrders', { params: { tradingMode: 'PAPER' } }];
const PERSON = ['Me', {}];

beforeEach(() => {
  cache.setQueryData(ORDERS, { getOrders: { nodes: [] } });
  cache.setQueryData(PERSON, { fetchCurrentUser: { name: 'Ada' } });
});
afterEach(() => {
  cache.clear();
  vi.unstubAllGlobals();
});

const isStale = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated;

/** The server's next answer. */
function answer(body: object): void {
  const headers = { 'content-type': 'application/graphql-response+json' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { headers }));
}

test('a mutation that went well makes stale what it changes, and nothing else', async () => {
  answer({ data: { cancelOrder: { id: 'an-order' } } });
  const { cancelOrder: order } = await perform(cancelOrder, { params: { id: 'an-order' } });
  expect(order.id).toBe('an-order');
  await expect.poll(() => isStale(ORDERS)).toBe(true);
  expect(isStale(PERSON)).toBe(false);
});

test('a mutation that is refused leaves all as it is', async () => {
  const message = 'is filled';
  const extensions = { code: 'ORDER_NOT_CANCELABLE', requestId: 'a-request' };
  answer({ data: null, errors: [{ message, path: ['cancelOrder'], extensions }] });
  await expect(perform(cancelOrder, { params: { id: 'an-order' } })).rejects.toThrow(message);
  expect([isStale(ORDERS), isStale(PERSON)]).toEqual([false, false]);
});

test('what happens elsewhere refreshes as the mutation that does the same', async () => {
  refreshAfter(placeOrder);
  await expect.poll(() => isStale(ORDERS)).toBe(true);
  expect(isStale(PERSON)).toBe(false);
});
