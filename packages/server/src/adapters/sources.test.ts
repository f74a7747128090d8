import { DAY_MS } from '@investing-platform/schema/durations';
import { expect, test } from 'vitest';
import { manualClock } from '../kernel/clock.ts';
import { openSources, type SourceSettings } from './sources.ts';

const EMBEDDED: SourceSettings = {
  marketSeed: 'sources',
  marketDataSource: 'embedded',
  referenceRates: 'embedded',
  newsFeeds: [],
  alpacaKeyId: '',
  alpacaSecret: '',
  alpacaFeed: 'iex',
};
const clock = manualClock(new Date('2026-03-11T15:00:00Z'));
const log = { warn: () => undefined };
const open = (settings: Partial<SourceSettings>) =>
  openSources({ clock, log }, { ...EMBEDDED, ...settings });

test('without settings everything is simulated, and says so', async () => {
  const { rates, marketData } = await open({});
  expect((await rates.ratesAt(clock.now())).source).toBe('simulated');
  const start = marketData.historyStart('MIN_1');
  expect(start.getTime()).toBeLessThan(clock.now().getTime() - 360 * DAY_MS);
});

test.each([
  ['yahoo', 29],
  ['alpaca', 3_722],
] as const)('%s is opened without asking it anything', async (marketDataSource, days) => {
  const { marketData } = await open({ marketDataSource });
  const start = marketData.historyStart('MIN_1').getTime();
  expect((clock.now().getTime() - start) / DAY_MS).toBe(days);
});

test('rates of the European Central Bank and feeds replace the simulated ones', async () => {
  const sources = await open({ referenceRates: 'ecb', newsFeeds: ['https://feed.example/rss'] });
  const embedded = await open({});
  expect(String(sources.rates.ratesAt)).not.toBe(String(embedded.rates.ratesAt));
  expect(String(sources.news.newsAbout)).not.toBe(String(embedded.news.newsAbout));
});
