import { expect, test } from 'vitest';
import { embeddedMarketData } from '../../../adapters/embedded/market-data/index.ts';
import { manualClock } from '../../../kernel/clock.ts';
import type { MarketData } from '../../../ports/market-data.ts';
import { AAPL } from '../../trading/trading.fixture.ts';
import { withKeptPrices } from './with-kept-prices.ts';

const NOW = new Date('2026-11-20T16:00:00Z');
const at = (...days: string[]) => days.map((day) => new Date(`${day}T21:00:00Z`));

/** A source that counts the moments it is asked for, and whose prices can be other ones. */
function countedMarket() {
  const clock = manualClock(NOW);
  const embedded = embeddedMarketData({ clock, seed: 'kept' });
  let isSilent = false;
  const asked: number[] = [];
  const source: MarketData = {
    ...embedded,
    async pricesAt(ids, times) {
      asked.push(times.length);
      const told = await embedded.pricesAt(ids, times);
      return isSilent ? new Map([...told].map(([id, all]) => [id, all.map(() => null)])) : told;
    },
  };
  const silence = (is: boolean) => {
    isSilent = is;
  };
  return { clock, embedded, asked, silence, kept: withKeptPrices({ clock }, source) };
}

test('prices of long ago are asked for once, whatever moments stand beside them', async () => {
  const { embedded, kept, asked } = countedMarket();
  const few = at('2025-03-03', '2026-01-05');
  const more = at('2024-06-03', '2025-03-03', '2025-08-04', '2026-01-05');
  expect(await kept.pricesAt([AAPL], few)).toEqual(await embedded.pricesAt([AAPL], few));
  expect(await kept.pricesAt([AAPL], more)).toEqual(await embedded.pricesAt([AAPL], more));
  expect(await kept.pricesAt([AAPL, 'nobody'], more)).toEqual(
    await embedded.pricesAt([AAPL, 'nobody'], more),
  );
  await kept.pricesAt([AAPL], more);
  expect(asked).toEqual([2, 2, 4]);
});

test('prices of this week, and those that nobody knew, are asked for again', async () => {
  const { kept, asked, silence } = countedMarket();
  const recent = at('2026-11-18');
  await kept.pricesAt([AAPL], recent);
  await kept.pricesAt([AAPL], recent);
  expect(asked).toEqual([1, 1]);
  const old = at('2025-03-03');
  silence(true);
  expect((await kept.pricesAt([AAPL], old)).get(AAPL)).toEqual([null]);
  silence(false);
  expect((await kept.pricesAt([AAPL], old)).get(AAPL)).toEqual([expect.any(String)]);
  expect(asked).toEqual([1, 1, 1, 1]);
});

test('after a day everything is asked for anew', async () => {
  const { clock, kept, asked } = countedMarket();
  const old = at('2025-03-03', '2026-01-05');
  await kept.pricesAt([AAPL], old);
  clock.advance(86_400_001);
  await kept.pricesAt([AAPL], old);
  expect(asked).toEqual([2, 2]);
});
