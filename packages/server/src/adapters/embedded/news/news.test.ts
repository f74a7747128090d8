import { DAY_MS, HOUR_MS } from '@investing-platform/schema/durations';
import { instruments } from '@investing-platform/schema/instruments';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../../kernel/clock.ts';
import { newsContract } from '../../../ports/news.contract.ts';
import { embeddedMarketData } from '../market-data/index.ts';
import { embeddedNews } from './index.ts';

const NOW = new Date('2026-11-20T22:30:00Z');
const idOf = (symbol: string) => instruments.find((asset) => asset.symbol === symbol)?.id ?? '';
const assetIds = ['TSLA', 'COIN', 'KO', 'SOL', 'SPK'].map(idOf);

function newsroom(seed = 'test') {
  const clock = manualClock(NOW);
  const marketData = embeddedMarketData({ clock, seed });
  return { clock, marketData, news: embeddedNews({ marketData, clock, seed }) };
}

newsContract('the embedded newsroom', async () => ({ news: newsroom().news, now: NOW, assetIds }));

describe('the embedded newsroom', () => {
  const about = { assetIds, from: null, after: null, limit: 60 };

  test('tells the same stories for the same seed, and says that they are simulated', async () => {
    const [one, same, other] = [newsroom(), newsroom(), newsroom('other')];
    const told = await one.news.newsAbout(about);
    expect(await same.news.newsAbout(about)).toEqual(told);
    expect(await other.news.newsAbout(about)).not.toEqual(told);
    for (const { source, summary } of told) {
      expect(source).toBe('Simulated newsroom');
      expect(summary).toContain('simulated market');
    }
  });

  test('tells of moves that the bars have', async () => {
    const { news, marketData } = newsroom();
    const told = await news.newsAbout({ ...about, assetIds: [idOf('TSLA')] });
    const move = told.find(({ headline }) => /(rises|falls) [\d.]+% to/.test(headline));
    const [, verb, percent, close] =
      /(rises|falls) ([\d.]+)% to ([\d.]+)/.exec(move?.headline ?? '') ?? [];
    const bars = await marketData.bars({
      assetId: idOf('TSLA'),
      timeframe: 'DAY_1',
      from: new Date((move?.publishedAt.getTime() ?? 0) - 6 * DAY_MS),
      to: move?.publishedAt ?? NOW,
      adjustment: 'SPLIT',
      extendedHours: false,
      limit: 10,
    });
    const [before, day] = bars.slice(-2);
    expect(day?.close).toBe(close);
    const change = (Number(day?.close) / Number(before?.close) - 1) * 100;
    expect(Math.abs(change).toFixed(1)).toBe(percent);
    expect(change > 0).toBe(verb === 'rises');
    expect(Math.sign(Number(move?.sentiment))).toBe(Math.sign(change));
  });

  test('tells of dividends on their ex-days', async () => {
    const { news, marketData } = newsroom();
    const from = new Date('2026-01-01T00:00:00Z');
    const told = await news.newsAbout({ ...about, assetIds: [idOf('KO')], from });
    const dividends = told.filter(({ headline }) => headline.includes('dividend'));
    const actions = await marketData.corporateActions([idOf('KO')], from, NOW);
    expect(dividends).toHaveLength(actions.filter(({ kind }) => kind === 'DIVIDEND').length);
    expect(dividends.length).toBeGreaterThan(2);
  });

  test('tells a story neither before it happened nor twice as time passes', async () => {
    const { clock, news } = newsroom();
    const ids: string[] = [];
    let last = new Date('2026-11-19T00:00:00Z');
    for (let hour = 1; hour <= 46; hour += 1) {
      const now = new Date(Date.parse('2026-11-19T00:00:00Z') + hour * HOUR_MS);
      clock.set(now);
      const told = await news.newsBetween(last, now);
      for (const { publishedAt } of told)
        expect(publishedAt > last && publishedAt <= now).toBe(true);
      ids.push(...told.map(({ id }) => id));
      last = now;
    }
    expect(new Set(ids).size).toBe(ids.length);
    const whole = await news.newsBetween(new Date('2026-11-19T00:00:00Z'), last);
    expect(ids).toEqual(whole.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(20);
  });
});
