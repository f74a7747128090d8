import { instruments } from '@investing-platform/schema/instruments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chanceOf } from './support/chance.ts';
import { readHistory } from './support/raw.ts';
import { seedsOf } from './support/seeds.ts';
import { liveTracked } from './support/tracked-life.ts';
import { type Ask, startWorld, type World } from './support/world.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const DAYS = 150;
const CURRENCIES = ['NZD', 'JPY'];
const idOf = (symbol: string) => instruments.find((one) => one.symbol === symbol)?.id ?? symbol;

/** Spans that share days with each other. */
const SPANS = [
  { range: 'W1' },
  { range: 'M3' },
  { range: 'Y1', timeframe: 'WEEK_1' },
  { range: 'ALL' },
  { range: 'ALL', timeframe: 'MONTH_1' },
  { from: '2026-06-17', to: '2026-11-12' },
  { from: '2026-08-31', to: '2026-08-31' },
];
const MOMENTS = SPANS.map(({ from, to, ...span }) => ({
  ...span,
  ...(from !== undefined && { from: `${from}T09:13:00Z`, to: `${to}T23:59:59Z` }),
}));

/** By the day, or by the moment. */
interface Point {
  readonly date?: string;
  readonly at?: string;
  readonly value?: string;
}

describe.each(seedsOf('ranges-1'))('histories of seed %s', (seed) => {
  let world: World;
  let ask: Ask;
  let portfolioId: string;
  let token: string;
  let ids: { readonly assets: readonly string[]; readonly debts: readonly string[] };

  beforeAll(async () => {
    world = await startWorld(seed, NOW);
    const user = await world.server.createUser({ plan: 'PRIVATE' });
    ask = await world.reader(user);
    await ask(PROFILE, { timeZone: 'Pacific/Auckland' });
    const positions = ['AAPL', 'BTC'].map((symbol) => ({
      assetId: idOf(symbol),
      quantity: '3.7',
      price: '11',
    }));
    await world.server.openAccount(user, { positions });
    const above = await ask<{ id: string }>(PORTFOLIO, { name: 'All', currency: 'GBP' });
    portfolioId = above.id;
    const keeper = { world, ask, parentId: above.id, chance: chanceOf(seed), days: DAYS };
    await liveTracked(keeper, { currency: 'EUR', method: 'AVERAGE', isSold: false });
    await liveTracked(keeper, { currency: 'NZD', method: 'HIFO', isSold: true });
    for (const currency of ['EUR', 'JPY']) {
      const of = { name: `House ${currency}`, currency, category: 'PROPERTY' };
      const bought = { purchasedOn: '2026-05-15', purchasePrice: '720001' };
      await ask(HOUSE, { ...of, ...bought, ownershipPercent: '33.3' });
      const loan = { name: 'Loan', kind: 'MORTGAGE', currency, originalAmount: '400000' };
      const terms = { interestRatePercent: '4.5', rateType: 'FLOATING', ownershipPercent: '50' };
      const days = { startsOn: '2026-06-01', maturesOn: '2046-06-01' };
      const plan = { repaymentFrequency: 'MONTHLY', repaymentAmount: '2530.6' };
      await ask(LOAN, { ...loan, ...terms, ...days, ...plan, autoAmortize: true });
    }
    await world.settle();
    const { assets, liabilities } = await ask<Owned>(OWNED);
    ids = { assets: assets.map(({ id }) => id), debts: liabilities.map(({ id }) => id) };
    const shown = { sections: ['ASSETS', 'HISTORY'], hideAmounts: false };
    const { url } = await ask<{ url: string }>(SHARE, shown);
    token = url.split('/').at(-1) ?? '';
  }, 300_000);
  afterAll(() => world?.server.stop());

  /** Every point of every span, by its day or moment: each is the same wherever it stands. */
  async function agree(
    title: string,
    read: (span: object) => Promise<readonly Point[]>,
    spans: readonly object[],
  ): Promise<number> {
    const known = new Map<unknown, { point: Point; span: object }>();
    let seenTwice = 0;
    for (const span of spans) {
      for (const point of await read(span)) {
        const at = point.date ?? point.at;
        const before = known.get(at);
        const name = `${title} ${JSON.stringify(span)} and ${JSON.stringify(before?.span)}`;
        if (before !== undefined) seenTwice += 1;
        expect(point, name).toEqual(before?.point ?? point);
        known.set(at, { point, span });
      }
    }
    return seenTwice;
  }

  const nodesOf = (query: string, of: object) => async (span: object) => {
    const nodes: Point[] = [];
    let cursor: string | null = null;
    do {
      const asked: object = { ...of, ...span, limit: 40, ...(cursor !== null && { cursor }) };
      const page: Page = await ask<Page>(query, asked);
      nodes.push(...page.nodes);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return nodes;
  };

  test.each(CURRENCIES)(
    'tell of a day the same in whatever span it is asked for, in %s',
    async (currency) => {
      await ask(CHOOSE, { currency });
      const asked: readonly (readonly [query: string, of: object])[] = [
        [ASSETS, {}],
        [ASSETS, { portfolioId }],
        ...ids.assets.map((netWorthAssetId) => [ASSETS, { netWorthAssetId }] as const),
        [DEBTS, {}],
        ...ids.debts.map((liabilityId) => [DEBTS, { liabilityId }] as const),
        [SHARED, { token }],
      ];
      for (const [query, of] of asked) {
        const title = `${query.split('(')[0]} ${JSON.stringify(of)}`;
        expect(await agree(title, nodesOf(query, of), SPANS), title).toBeGreaterThan(1);
      }
      const [whole, seen] = [nodesOf(ASSETS, {}), nodesOf(SHARED, { token })];
      const values = (points: readonly Point[]) => points.map(({ value }) => value);
      expect(values(await seen({ range: 'M3' }))).toEqual(values(await whole({ range: 'M3' })));
      for (const source of [{ portfolioId }, { tradingMode: 'LIVE' }]) {
        const read = async (span: object): Promise<readonly Point[]> => {
          const { points } = await readHistory(ask, { source, ...span });
          return points.map(({ at, equity: value }) => ({ at, value }));
        };
        expect(await agree(JSON.stringify(source), read, MOMENTS)).toBeGreaterThan(1);
      }
    },
  );
});

interface Page {
  readonly nodes: readonly Point[];
  readonly nextCursor: string | null;
}
interface Owned {
  readonly assets: readonly { readonly id: string }[];
  readonly liabilities: readonly { readonly id: string }[];
}

const OWNED = '{ netWorthDashboard { assets { id } liabilities { id } } }';
const ASSETS = `query assets($params: NetWorthAssetHistoryInput) { netWorthAssetHistory(params: $params) {
  nodes { date value unpricedCount costBasis netContributions totalLiabilities netWorth } nextCursor
} }`;
const DEBTS = `query debts($params: NetWorthLiabilityHistoryInput) {
  netWorthLiabilityHistory(params: $params) {
    nodes { date balance unpricedCount } nextCursor
  }
}`;
const SHARED = `query shared($params: SharedNetWorthAssetHistoryInput!) {
  sharedNetWorthAssetHistory(params: $params) { nodes { date value unpricedCount } nextCursor }
}`;
const SHARE = `mutation ($params: CreateNetWorthShareLinkInput) {
  createNetWorthShareLink(params: $params) { url }
}`;
const CHOOSE = `mutation ($params: UpdateNetWorthDisplayCurrencyInput!) {
  updateNetWorthDisplayCurrency(params: $params) { displayCurrency }
}`;
const PORTFOLIO = `mutation ($params: CreateNetworthPortfolioInput!) {
  createNetworthPortfolio(params: $params) { id }
}`;
const HOUSE = `mutation ($params: CreateCustomInstrumentWithDetailsInput!) {
  createCustomInstrumentWithDetails(params: $params) { id }
}`;
const LOAN = `mutation ($params: CreateNetWorthLiabilityInput!) {
  createNetWorthLiability(params: $params) { id }
}`;
const PROFILE = `mutation ($params: UpdateUserProfileInput!) {
  updateUserProfile(params: $params) { timeZone }
}`;
