import { DAY_MS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import { manualClock } from '../../../kernel/clock.ts';
import { chainDataContract } from '../../../ports/chain-data.contract.ts';
import { embeddedChains } from './index.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
/** One of sixteen was never used; with this seed it is this one. */
const UNUSED = 'never-used-7';

function made(seed = 'test') {
  const clock = manualClock(NOW);
  return { clock, source: embeddedChains({ clock, seed }) };
}

chainDataContract('the embedded source', () => ({
  source: made().source,
  now: NOW,
  chain: 'BTC',
  address: ADDRESS,
  unused: UNUSED,
  isWhole: true,
}));

test('an address holds the same for the same seed, and what was told stays as time goes on', async () => {
  const { clock, source } = made();
  const before = await source.history('ETH', ADDRESS, 0);
  expect(await made().source.history('ETH', ADDRESS, 0)).toEqual(before);
  expect(await made('other').source.history('ETH', ADDRESS, 0)).not.toEqual(before);
  clock.advance(100 * DAY_MS);
  const after = await source.history('ETH', ADDRESS, 0);
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.filter(({ at }) => at <= NOW)).toEqual(before);
});
