import { afterEach, expect, test, vi } from 'vitest';
import { manualClock } from '../../test/manual-clock.ts';
import { createClient, fixedToken, webSocketSubscriptions } from '../index.ts';

afterEach(() => vi.unstubAllGlobals());

test('without a WebSocket, as in Node 20, a stream says which to give and leaves no timer', async () => {
  vi.stubGlobal('WebSocket', undefined);
  const clock = manualClock();
  const client = createClient({
    baseUrl: 'https://api.example.com',
    auth: fixedToken('a token'),
    clock,
    subscriptions: webSocketSubscriptions(),
  });
  const opening = client.livePriceData({ symbols: ['BTC'] }).next();
  await expect(opening).rejects.toThrow('No webSocket: give that of ws');
  // A timer that is left behind would end the process, since there is no connection to end.
  expect(() => clock.advance(60_000)).not.toThrow();
});
