import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { providedDatabase } from '../../../db/testing.ts';
import type { Actor, LeafScope, Plan } from '../../../kernel/actor.ts';
import { manualClock } from '../../../kernel/clock.ts';
import type { NewsSource, NewsStory } from '../../../ports/news.ts';
import { type SearchBarInput, searchBar } from './search-bar.ts';

const NOW = new Date('2026-11-20T16:20:31.000Z');
const EXPERT = '01a1f640-e001-7a11-8c4e-6f2b9d0c3a51';
const insertExpert = statement<never, [id: string, name: string, slug: string, title: string]>(
  'test_market_insert_expert',
  `insert into experts (id, name, slug, title, created_at) values ($1, $2, $3, $4, now())`,
);

const insertIdea = statement<never, [id: string, tier: string]>(
  'test_market_insert_idea',
  `insert into trade_ideas (id, expert_id, asset_id, title, thesis, direction, horizon, entry_low,
     entry_high, stop_loss, targets, required_tier, status, published_at, followed_until,
     checked_at, updated_at)
   values ($1, '01a1f640-e001-7a11-8c4e-6f2b9d0c3a51', gen_random_uuid(), 'Harvest of ' || $2,
     'Apples.', 'LONG', 'WEEKS', 1, 1, 0.5, '[{}]', $2, 'ACTIVE', now(), now(), now(), now())`,
);
const STRANGER: Actor = { kind: 'anonymous', ip: '127.0.0.1' };
const reader = (plan: Plan, scope: LeafScope = 'portfolio.read'): Actor => ({
  kind: 'token',
  ip: '127.0.0.1',
  userId: EXPERT,
  plan,
  credentialId: EXPERT,
  scopes: new Set([scope]),
  tokenHash: Buffer.alloc(32),
  expiresAt: NOW,
});

let db: Database;
let lines: string[];
let news: NewsSource;
let stories: readonly NewsStory[];
const clock = manualClock(NOW);

beforeEach(async () => {
  clock.set(NOW);
  lines = [];
  stories = [];
  news = {
    newsAbout: async () => [],
    newsWithIds: async () => [],
    newsBetween: async () => stories,
  };
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});

afterEach(() => db.close());

const addExpert = (name = 'Vita Appleby', id = EXPERT, slug = 'vita-appleby') =>
  db.transaction((tx) => tx.run(insertExpert, id, name, slug, 'Dividends'));

function search(input: SearchBarInput, database = db, actor: Actor = STRANGER) {
  // A read that a test left behind tells that test of its end, not the next one.
  const told = lines;
  const log = { warn: (_fields: object, message: string) => void told.push(message) };
  return searchBar({ db: database, clock, news, log }, actor, input);
}

const APPLE = '01a1f640-bc01-7009-897f-84b53aba0433';

const story = (headline: string, place = 0): NewsStory => ({
  id: `01a1f640-e0${String(place).padStart(2, '0')}-7a11-8c4e-6f2b9d0c3a51`,
  headline,
  summary: null,
  url: 'https://news.example.com/1',
  source: 'Example Wire',
  author: null,
  imageUrl: null,
  publishedAt: NOW,
  assetIds: [APPLE],
  sentiment: null,
});

describe('searchBar', () => {
  test('finds assets and experts together, the best first', async () => {
    await addExpert();
    const found = await search({ query: 'appl', limit: 50 });
    expect(found.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['AAPL', 'Vita Appleby']),
    );
    expect(found.find(({ kind }) => kind === 'EXPERT')).toMatchObject({
      id: EXPERT,
      subtitle: 'Dividends',
      asset: null,
    });
    const scores = found.map(({ score }) => Number(score));
    expect(scores).toEqual([...scores].sort((left, right) => right - left));
  });

  test('looks for the kinds asked for only, ten of them where nothing is said', async () => {
    await addExpert();
    expect(await search({ query: 'appleby', kinds: ['ASSET'] })).toEqual([]);
    expect(await search({ query: 'appleby', kinds: ['STRATEGY'] })).toEqual([]);
    expect(await search({ query: 'appleby', kinds: ['EXPERT'] })).toHaveLength(1);
    expect(await search({ query: 'a' })).toHaveLength(10);
  });

  test('finds who is new after half a minute, without asking the database each time', async () => {
    const input = { query: 'vita', kinds: ['EXPERT'] } as const;
    expect(await search(input)).toEqual([]);
    await addExpert();
    expect(await search(input)).toEqual([]);
    clock.advance(30_000);
    await expect.poll(() => search(input)).toHaveLength(1);
  });

  test('finds news by its headline, the newest first, with the story itself', async () => {
    stories = [story('Harvest of apples is late', 1), story('Harvest of apples is in', 2)];
    const found = await search({ query: 'harvest apples', kinds: ['NEWS'] });
    expect(found.map(({ title }) => title)).toEqual([
      'Harvest of apples is in',
      'Harvest of apples is late',
    ]);
    expect(found[0]).toMatchObject({ kind: 'NEWS', subtitle: 'Example Wire', asset: null });
    expect(found[0]?.news).toMatchObject({ url: 'https://news.example.com/1', symbols: ['AAPL'] });
  });

  test('finds trade ideas for those who may read them, by their plan', async () => {
    await addExpert();
    const [plus, pro] = ['PLUS', 'PRO'].map((tier, at) => [
      `01a1f640-f30${at}-7a11-8c4e-6f2b9d0c3a51`,
      tier,
    ]);
    for (const [id = '', tier = ''] of [plus ?? [], pro ?? []])
      await db.transaction((tx) => tx.run(insertIdea, id, tier));
    const found = async (actor: Actor) =>
      (await search({ query: 'harvest', kinds: ['TRADE_IDEA'] }, db, actor))
        .map(({ title }) => title)
        .sort();
    expect(await found(reader('PRO'))).toEqual(['Harvest of PLUS', 'Harvest of PRO']);
    expect(await found(reader('PLUS'))).toEqual(['Harvest of PLUS']);
    expect(await found(reader('PRO', 'profile.read'))).toEqual([]);
    expect(await found(STRANGER)).toEqual([]);
  });

  test('shows the asset before the news about it', async () => {
    stories = [story('Apple Inc. rises 4% to 280 USD')];
    await search({ query: 'apple', kinds: ['NEWS'] });
    const kinds = (await search({ query: 'apple inc' })).map(({ kind }) => kind);
    expect(kinds[0]).toBe('ASSET');
    expect(kinds).toContain('NEWS');
  });

  test('does not wait for news beside other kinds, nor ask for it before two minutes', async () => {
    let asked = 0;
    let arrive: (read: readonly NewsStory[]) => void = () => undefined;
    news.newsBetween = () => {
      asked += 1;
      return new Promise((resolve) => {
        arrive = resolve;
      });
    };
    expect((await search({ query: 'AAPL' }))[0]?.title).toBe('AAPL');
    arrive([story('Apple Inc. rises')]);
    await expect.poll(() => search({ query: 'rises', kinds: ['NEWS'] })).toHaveLength(1);
    clock.advance(119_999);
    await search({ query: 'rises' });
    expect(asked).toBe(1);
    clock.advance(1);
    await search({ query: 'rises' });
    expect(asked).toBe(2);
  });

  test('keeps the news that it has where the source does not answer', async () => {
    stories = [story('Apple Inc. rises')];
    const input = { query: 'rises', kinds: ['NEWS'] } as const;
    expect(await search(input)).toHaveLength(1);
    news.newsBetween = () => Promise.reject(new Error('down'));
    clock.advance(120_000);
    await search(input);
    await expect.poll(() => lines).toEqual(['search: the news cannot be read']);
    expect(await search(input)).toHaveLength(1);
  });

  test('finds assets where the database does not answer', async () => {
    const broken = { ...db, all: async () => Promise.reject(new Error('down')) };
    const found = await search({ query: 'AAPL' }, broken);
    expect(found[0]).toMatchObject({ kind: 'ASSET', title: 'AAPL', score: '1' });
    expect(lines).toHaveLength(1);
  });
});
