import { assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import type { LikeableType } from '@investing-platform/schema/operations';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { providedDatabase } from '../../../db/testing.ts';
import type { TokenActor } from '../../../kernel/actor.ts';
import { manualClock } from '../../../kernel/clock.ts';
import { signedCursors } from '../../../kernel/cursors.ts';
import { refuse } from '../../../kernel/errors.ts';
import { seededRandom } from '../../../kernel/random.ts';
import type { HistoryBar, MarketData, Quote } from '../../../ports/market-data.ts';
import type { NewsSource } from '../../../ports/news.ts';
import { createUser } from '../../account/index.ts';
import { fetchDiscoverLists } from '../discover/fetch-discover-lists.ts';
import { generateLikeableAssets } from '../discover/generate-likeable-assets.ts';
import { publishList, withdrawList } from '../discover/publish-list.ts';
import { fetchExperts } from '../fetch-experts.ts';
import { seedExperts } from '../seed-experts.ts';
import { fetchUserLikes, toggleLike } from './toggle-like.ts';

const NOW = new Date('2026-11-20T15:30:00Z');
const UNKNOWN = '01a1f640-0000-7000-8000-000000000000';
const AROHA = '01a1f640-e001-7a11-8c4e-6f2b9d0c3a51';
const idOf = (symbol: string): string => assetsBySymbol(symbol)[0]?.id ?? '';
const [KO, PEP, AAPL] = [idOf('KO'), idOf('PEP'), idOf('AAPL')];

const fill = statement<never, [userId: string]>(
  'test_ideas_fill_likes',
  `insert into likes (id, user_id, entity_type, entity_id, value, liked_at)
   select gen_random_uuid(), $1, 'NEWS', gen_random_uuid(), 'NONE', now()
   from generate_series(1, 9999)`,
);

const clock = manualClock(NOW);
const random = seededRandom('likes');
let db: Database;
let prices: Map<string, Quote>;
let isDown: boolean;
let ada: TokenActor;

const barAt = (close: string): HistoryBar => ({
  at: NOW,
  open: close,
  high: close,
  low: close,
  close,
  volume: null,
  vwap: null,
});
const marketData = {
  async quotes() {
    if (isDown) throw refuse('PROVIDER_UNAVAILABLE', 'no prices');
    return prices;
  },
  bars: async () => ['70', '71'].map(barAt),
  fxRate: async (from: string, to: string) => (from === to ? '1' : '0.5'),
} as Partial<MarketData> as MarketData;
const news = { newsWithIds: async () => [] } as Partial<NewsSource> as NewsSource;

const deps = () => ({
  db,
  clock,
  random,
  news,
  marketData: { ...marketData },
  cursors: signedCursors('a key of the tests with enough characters'),
});

async function person(email: string): Promise<TokenActor> {
  const { id } = await db.transaction((tx) =>
    createUser(tx, { clock, random }, { email, passwordHash: null }),
  );
  return {
    kind: 'token',
    ip: '127.0.0.1',
    userId: id,
    plan: 'PLUS',
    credentialId: id,
    scopes: new Set(['profile.read', 'profile.write', 'portfolio.read']),
    tokenHash: Buffer.alloc(32),
    expiresAt: NOW,
  };
}

const toggle = (entityType: LikeableType, entityId: string, who = ada) =>
  toggleLike(deps(), who, { entityType, entityId });
const ofAssets = async (value?: 'LIKE' | 'NONE') =>
  (await fetchUserLikes(deps(), ada, { entityTypes: ['ASSET'], value })).nodes;

beforeEach(async () => {
  clock.set(NOW);
  isDown = false;
  prices = new Map();
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  await db.transaction((tx) => seedExperts(tx, NOW));
  ada = await person('ada@example.com');
});

afterEach(() => db.close());

describe('a like', () => {
  test('is given and taken back by turns, with its id and the moment of the last change', async () => {
    const first = await toggle('ASSET', KO);
    expect(first).toMatchObject({ value: 'LIKE', likedAt: NOW });
    clock.advance(1_000);
    const again = await toggleLike(deps(), ada, {
      entityType: 'ASSET',
      entityId: KO,
      value: 'LIKE',
    });
    expect(again).toEqual(first);
    const back = await toggle('ASSET', KO);
    expect(back).toMatchObject({ id: first.id, value: 'NONE', likedAt: clock.now() });
    expect([await ofAssets(), await ofAssets('NONE')]).toMatchObject([[], [{ id: first.id }]]);
  });

  test('counts once for each person, however many calls come at the same time', async () => {
    const eve = await person('eve@example.com');
    const likes = (who: TokenActor) =>
      toggleLike(deps(), who, { entityType: 'EXPERT', entityId: AROHA, value: 'LIKE' });
    await Promise.all([ada, eve, ada, eve, ada].map(likes));
    const followers = async () =>
      (await fetchExperts(deps(), { ids: [AROHA] })).nodes[0]?.followerCount;
    expect(await followers()).toBe(2);
    await Promise.all(Array.from({ length: 5 }, () => toggle('EXPERT', AROHA)));
    expect(await followers()).toBe(1);
  });

  test.each<[LikeableType]>([
    ['ASSET'],
    ['STRATEGY'],
    ['TRADE_IDEA'],
    ['NEWS'],
    ['EXPERT'],
    ['LIST'],
  ])('of an unknown thing is refused: %s', async (type) => {
    await expect(toggle(type, UNKNOWN)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('of an idea or a list needs to read portfolios', async () => {
    const blind = { ...ada, scopes: new Set(['profile.write'] as const) };
    for (const type of ['TRADE_IDEA', 'LIST'] as const) {
      await expect(toggle(type, UNKNOWN, blind)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  test('is the last of ten thousand', async () => {
    await db.transaction((tx) => tx.run(fill, ada.userId));
    await toggle('ASSET', KO);
    await expect(toggle('ASSET', PEP)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    expect(await toggle('ASSET', KO)).toMatchObject({ value: 'NONE' });
  });

  test('of a list that is gone can be taken back, and given no more', async () => {
    const list = { title: 'Fizz', subtitle: null, symbols: ['KO', 'PEP'], place: 5 };
    const { id } = await db.transaction((tx) => publishList(tx, deps(), list));
    await toggle('LIST', id);
    await db.transaction((tx) => withdrawList(tx, id));
    expect(await toggle('LIST', id)).toMatchObject({ value: 'NONE' });
    await expect(toggle('LIST', id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('lists to discover', () => {
  const quote = (assetId: string, price: string, previousClose: string, volume: string): Quote => ({
    assetId,
    price,
    previousClose,
    volume,
    bid: price,
    ask: price,
    open: price,
    high: price,
    low: price,
    asOf: NOW,
    session: 'REGULAR',
    delayedMinutes: 0,
    source: 'test',
    stale: false,
  });
  const listed = async (...kinds: Parameters<typeof fetchDiscoverLists>[2]['kinds'] & object) =>
    (await fetchDiscoverLists(deps(), ada, { kinds })).map(({ items }) =>
      items.map(({ rank, asset, metricValue }) => [rank, asset?.symbol, metricValue]),
    );

  test('rank by price and by people, and stand in the order of the operator', async () => {
    prices = new Map([
      [KO, quote(KO, '77', '70', '10')],
      [PEP, quote(PEP, '95', '100', '100')],
      [AAPL, quote(AAPL, '202', '200', '1')],
    ]);
    await toggle('ASSET', PEP);
    const list = { title: 'Fizz', subtitle: null, symbols: ['PEP', 'KO'], place: 5 };
    await db.transaction((tx) => publishList(tx, deps(), list));
    expect(await listed('GAINERS', 'LOSERS', 'MOST_TRADED', 'MOST_LIKED', 'THEME')).toEqual([
      [
        [1, 'PEP', null],
        [2, 'KO', null],
      ],
      [
        [1, 'KO', '10'],
        [2, 'AAPL', '1'],
      ],
      [[1, 'PEP', '-5']],
      [
        [1, 'PEP', '9500'],
        [2, 'KO', '770'],
        [3, 'AAPL', '202'],
      ],
      [[1, 'PEP', '1']],
    ]);
  });

  test('of prices are refused where there has never been one, the others are told', async () => {
    isDown = true;
    await expect(listed('GAINERS')).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(await listed('MOST_HELD', 'POPULAR_STRATEGIES')).toEqual([[], []]);
  });

  test.each([
    ['no asset', { symbols: ['XXXXX'] }, 'symbols'],
    ['an asset twice', { symbols: ['KO', 'KO'] }, 'symbols'],
    ['no title', { title: ' ' }, 'title'],
    ['no place', { place: Number.NaN }, 'place'],
  ])('are not published with %s', async (_title, changes, path) => {
    const list = { title: 'Fizz', subtitle: null, symbols: ['KO'], place: 5, ...changes };
    const publishing = db.transaction((tx) => publishList(tx, deps(), list));
    await expect(publishing).rejects.toMatchObject({ fields: [{ path }] });
  });
});

describe('a deck', () => {
  const deal = async (input: Parameters<typeof generateLikeableAssets>[2]) =>
    (await generateLikeableAssets(deps(), ada, input)).map(({ asset }) => asset.id);

  test('leaves out what the person judged or excludes, and what was dealt within a day', async () => {
    await toggle('ASSET', KO);
    const input = { count: 50, assetClasses: ['CRYPTO'], seed: 'one' } as const;
    const [first = '', second = ''] = await deal({ ...input, count: 2 });
    const rest = await deal({ ...input, excludeAssetIds: [] });
    expect(rest).not.toContain(first);
    expect(rest).not.toContain(second);
    const all = [first, second, ...rest];
    expect((await deal(input)).toSorted()).toEqual(all.slice(0, 50).toSorted());
    expect(await deal({ ...input, excludeAssetIds: all })).toEqual([]);
    const shares = await deal({ count: 50, assetClasses: ['EQUITY'] });
    expect(shares).not.toContain(KO);
  });

  test('begins with what most people like, and is in the same order for the same seed', async () => {
    const eve = await person('eve@example.com');
    await toggle('ASSET', PEP, eve);
    const [best] = await generateLikeableAssets(deps(), ada, { count: 1, seed: 'one' });
    expect(best).toMatchObject({
      position: 1,
      fitPercent: '100',
      sparkline: ['70', '71'],
      asset: { symbol: 'PEP' },
    });
    const other = await person('bob@example.com');
    const order = async (who: TokenActor) =>
      (await generateLikeableAssets(deps(), who, { count: 5, seed: 'two' })).map(
        ({ asset }) => asset.id,
      );
    const third = await person('cy@example.com');
    expect(await order(other)).toEqual(await order(third));
  });
});
