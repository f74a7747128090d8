import { instruments } from '@investing-platform/schema/instruments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exact, toCents } from './formulas/money.ts';
import { timeWeightedPercents } from './formulas/returns.ts';
import { near } from './support/near.ts';
import { readHistory } from './support/raw.ts';
import { type Ask, startWorld, type World } from './support/world.ts';
import { startIn } from './support/zones.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const [DAY_MS, HOUR_MS] = [86_400_000, 3_600_000];
const [HELD, BOUGHT] = ['10', '3'];

let world: World;
let split: {
  readonly assetId: string;
  readonly exAt: Date;
  readonly numerator: number;
  readonly denominator: number;
};

beforeAll(async () => {
  world = await startWorld('splits-1', NOW);
  const shares = instruments.filter(
    ({ assetClass, currency }) => assetClass === 'EQUITY' && currency === 'USD',
  );
  const back = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
  const ids = shares.map(({ id }) => id);
  const { marketData } = world.server.deps;
  const actions = await marketData.corporateActions(ids, back(200), back(20));
  const found = actions.find((action) => action.kind === 'SPLIT');
  if (found?.kind !== 'SPLIT') throw new Error('no company has split its shares');
  split = found;
});
afterAll(() => world?.server.stop());

const priceAt = async (at: Date): Promise<string> => {
  const prices = await world.server.deps.marketData.pricesAt([split.assetId], [at]);
  return prices.get(split.assetId)?.[0] ?? 'NaN';
};
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const ZONES = [
  'UTC',
  'Pacific/Auckland',
  'America/New_York',
  'Pacific/Kiritimati',
  'Pacific/Honolulu',
];

describe.each(ZONES)(
  'a split that somebody in %s records on its day, and buys on that day',
  (timeZone) => {
    let ask: Ask;
    let portfolioId: string;
    let paid: string;

    beforeAll(async () => {
      ask = await world.reader(await world.server.createUser({ plan: 'PRO' }));
      await ask(PROFILE, { timeZone });
      const portfolio = await ask<{ id: string }>(PORTFOLIO, { name: 'Shares' });
      portfolioId = portfolio.id;
      const { assetId: instrumentId, exAt, numerator, denominator } = split;
      const before = new Date(exAt.getTime() - 10 * DAY_MS);
      paid = await priceAt(exAt);
      const [first, last] = [dayOf(before), dayOf(exAt)];
      const of = { portfolioId, instrumentId };
      const bought = { ...of, type: 'BUY', tradedOn: first, quantity: HELD };
      await ask(TRADE, { ...bought, price: await priceAt(before) });
      const ratio = { numerator, denominator };
      await ask(TRADE, { ...of, type: 'SPLIT', tradedOn: last, ratio });
      await ask(TRADE, { ...bought, tradedOn: last, quantity: BOUGHT, price: paid });
    });

    /** Shares at their price then: old ones until the market trades in new ones. */
    async function worthAt(at: number): Promise<number> {
      const { exAt, numerator, denominator } = split;
      const price = await priceAt(new Date(at));
      const growth = exact(numerator).dividedBy(denominator);
      const isBought = at >= startIn(timeZone, dayOf(exAt));
      const shares = growth.times(HELD).plus(isBought ? BOUGHT : 0);
      const traded = at < exAt.getTime() ? shares.dividedBy(growth) : shares;
      return toCents(traded.times(price)).toNumber();
    }

    test('is no step of what was held and no return, at whatever hour anybody looks', async () => {
      const day = startIn(timeZone, dayOf(split.exAt));
      const start = split.exAt.getTime() - 5 * DAY_MS;
      for (let hours = -48; hours <= 48; hours += 3) {
        const at = split.exAt.getTime() + hours * HOUR_MS;
        const span = { from: new Date(start).toISOString(), to: new Date(at).toISOString() };
        const history = await readHistory(ask, { source: { portfolioId }, ...span });
        const point = history.points.at(-1);
        const title = `${timeZone} ${hours} hours from the split`;
        expect(Number(point?.equity), title).toBe(await worthAt(at));
        const flow = toCents(exact(BOUGHT).times(paid)).toNumber();
        const base = Date.parse(history.baseValueAsOf);
        const moments = [
          { at: base, value: await worthAt(base), flow: 0 },
          ...(at < day ? [] : [{ at: day, value: await worthAt(day), flow }]),
          { at, value: await worthAt(at), flow: 0 },
        ];
        const growth = timeWeightedPercents(moments).at(-1) ?? null;
        near(point?.timeWeightedReturnPercent ?? null, growth, 1e-6, title);
        expect(Math.abs(growth ?? Number.NaN), title).toBeLessThan(20);
      }
    });

    test('is no step at the end of any day of net worth either', async () => {
      const span = [-3, 3].map((days) => dayOf(new Date(split.exAt.getTime() + days * DAY_MS)));
      const [from, to] = span;
      const history = await ask<Days>(ASSETS, { portfolioId, from, to });
      expect(history.nodes).toHaveLength(7);
      for (const { date, value } of history.nodes) {
        const next = dayOf(new Date(Date.parse(date) + DAY_MS));
        const end = startIn(timeZone, next) - 1;
        expect(Number(value), `${timeZone} ${date}`).toBe(await worthAt(end));
      }
    });
  },
);

interface Days {
  readonly nodes: readonly { readonly date: string; readonly value: string }[];
}

const ASSETS = `query ($params: NetWorthAssetHistoryInput) {
  netWorthAssetHistory(params: $params) { nodes { date value } }
}`;

const PORTFOLIO = `mutation ($params: CreateNetworthPortfolioInput!) {
  createNetworthPortfolio(params: $params) { id }
}`;
const TRADE = `mutation ($params: CreateTradeInput!) { createTrade(params: $params) { id } }`;
const PROFILE = `mutation ($params: UpdateUserProfileInput!) {
  updateUserProfile(params: $params) { timeZone }
}`;
