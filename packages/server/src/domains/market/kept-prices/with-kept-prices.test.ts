import { expect, test } from 'vitest';
import { embeddedMarketData } from '../../../adapters/embedded/market-data/index.ts';
import { manualClock } from '../../../kernel/clock.ts';
import type { MarketData } from '../../../ports/market-data.ts';
import { AAPL } from '../../trading/trading.fixture.ts';
import { withKeptPrices } from './with-kept-prices.ts';
import { withRecentPrices } from './with-recent-prices.ts';

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
  const recent = withRecentPrices({ clock }, source);
  return { clock, embedded, asked, silence, recent, kept: withKeptPrices({ clock }, source) };
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

test('prices of this week are asked for once a minute, those of the last hour each time', async () => {
  const { clock, embedded, recent, asked } = countedMarket();
  const days = at('2026-11-17', '2026-11-18');
  const all = [...days, new Date(NOW.getTime() - 60_000)];
  expect(await recent.pricesAt([AAPL], days)).toEqual(await embedded.pricesAt([AAPL], days));
  expect(await recent.pricesAt([AAPL], all)).toEqual(await embedded.pricesAt([AAPL], all));
  expect(await recent.pricesAt([AAPL], days)).toEqual(await embedded.pricesAt([AAPL], days));
  await recent.pricesAt([AAPL], at('2025-03-03'));
  await recent.pricesAt([AAPL], at('2025-03-03'));
  clock.advance(60_001);
  await recent.pricesAt([AAPL], days);
  expect(asked).toEqual([2, 1, 1, 1, 2]);
});

test('another number says that prices of long ago may be told otherwise', async () => {
  const { clock, kept } = countedMarket();
  const numbers = [kept.settledPrices?.(AAPL)];
  for (const days of [0, 0, 2]) {
    clock.advance(days * 86_400_000);
    numbers.push(kept.settledPrices?.(AAPL));
    await kept.pricesAt([AAPL], at('2025-03-03'));
    numbers.push(kept.settledPrices?.(AAPL));
  }
  expect(numbers).toEqual([undefined, undefined, 1, 1, 1, undefined, 2]);
});

test('another number says that prices of this week may be told otherwise', async () => {
  const { clock, embedded, asked, recent } = countedMarket();
  const days = at('2026-11-17', '2026-11-18');
  const first = recent.recentPrices?.();
  await recent.pricesAt([AAPL], days);
  clock.advance(60_000);
  await recent.pricesAt([AAPL], days);
  expect(recent.recentPrices?.()).toBe(first);
  expect(asked).toEqual([2]);
  clock.advance(1);
  expect(recent.recentPrices?.()).not.toBe(first);
  expect(await recent.pricesAt([AAPL], days)).toEqual(await embedded.pricesAt([AAPL], days));
  expect(asked).toEqual([2, 2]);
});

test('of two who ask for a price of this week at once both get the same', async () => {
  const { clock, embedded } = countedMarket();
  const answers: (() => void)[] = [];
  let count = 0;
  const recent = withRecentPrices(
    { clock },
    {
      ...embedded,
      async pricesAt(ids, times) {
        count += 1;
        const price = String(count);
        await new Promise<void>((go) => answers.push(go));
        return new Map(ids.map((id) => [id, times.map(() => price)]));
      },
    },
  );
  const days = at('2026-11-17');
  const [one, other] = [recent.pricesAt([AAPL], days), recent.pricesAt([AAPL], days)];
  answers[1]?.();
  expect(await other).toEqual(new Map([[AAPL, ['2']]]));
  answers[0]?.();
  expect(await one).toEqual(await other);
  expect(await recent.pricesAt([AAPL], days)).toEqual(await other);
});
