import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exact, toCents, total, ZERO } from './formulas/money.ts';
import {
  type Moment,
  modifiedDietzPercent,
  moneyWeightedPercents,
  timeWeightedPercents,
} from './formulas/returns.ts';
import { costOf, type RawTrade } from './formulas/tracked.ts';
import { chanceOf } from './support/chance.ts';
import { near } from './support/near.ts';
import { readHistory } from './support/raw.ts';
import { seedsOf } from './support/seeds.ts';
import { liveTracked, type TrackedLife, type TrackedPlan } from './support/tracked-life.ts';
import { booksOf, trackedMoments, ZONE } from './support/tracked-moments.ts';
import { type Ask, startWorld, type World } from './support/world.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const DAYS = 440;
const YEAR_MS = 365 * 86_400_000;
const PLANS: readonly TrackedPlan[] = [
  { currency: 'USD', method: 'AVERAGE', isSold: false },
  { currency: 'NZD', method: 'FIFO', isSold: true },
  { currency: 'EUR', method: 'LIFO', isSold: false },
  { currency: 'GBP', method: 'HIFO', isSold: false },
  { currency: 'NZD', method: 'SPECIFIC', isSold: true },
];
/** Of the portfolio that all of them are in. */
const ABOVE = 'EUR';

describe.each(seedsOf('tracked-1'))('tracked portfolios of seed %s, kept in Auckland', (seed) => {
  let world: World;
  let ask: Ask;
  let parentId: string;
  const lives: TrackedLife[] = [];

  beforeAll(async () => {
    world = await startWorld(seed, NOW);
    ask = await world.reader(await world.server.createUser({ plan: 'PRIVATE' }));
    await ask(PROFILE, { timeZone: ZONE });
    const above = await ask<{ id: string }>(PORTFOLIO, { name: 'All', currency: ABOVE });
    parentId = above.id;
    for (const plan of PLANS) {
      const chance = chanceOf(`${seed} ${plan.method}`);
      lives.push(await liveTracked({ world, ask, parentId, chance, days: DAYS }, plan));
    }
  }, 600_000);
  afterAll(() => world?.server.stop());

  async function shownOf(id: string): Promise<Shown> {
    const [shown] = await ask<Shown[]>(SHOWN, { ids: [id] });
    if (shown === undefined) throw new Error(`portfolio ${id} is gone`);
    return shown;
  }

  test('were lived through every type of trade, dividends and purchases that sales name', () => {
    const trades = lives.flatMap((life) => life.trades);
    expect(new Set(trades.map(({ type }) => type)).size).toBe(14);
    expect(trades.some(({ lotSelections }) => lotSelections.length > 0)).toBe(true);
    for (const { name, dividends } of lives) expect(dividends.length, name).toBeGreaterThan(0);
  });

  test('cost, lots, fees and gains of what was sold follow from the trades and the method', async () => {
    for (const life of lives) {
      const { name, trades, id } = life;
      const shown = await shownOf(id);
      const books = booksOf(life);
      // Each sale leaves of each purchase it takes from whole cents.
      const cents = 0.01 * trades.length;
      const sumOf = (amount: 'realized' | 'fees') =>
        total([...books.values()].map((book) => book[amount])).toNumber();
      const cost = total([...books.values()].map(({ purchases }) => costOf(purchases)));
      near(shown.costBasis, cost.toNumber(), cents, `${name}: cost`);
      near(shown.gain.realizedGain, sumOf('realized'), cents, `${name}: gain`);
      near(shown.gain.fees, sumOf('fees'), 1e-9, `${name}: fees`);
      for (const { instrument, quantity, lots } of shown.holdings) {
        const held = books.get(instrument.id)?.purchases ?? [];
        const units = total(held.map((one) => one.units));
        near(quantity, units.toNumber(), 1e-9, `${name}: quantity`);
        if (life.method === 'AVERAGE') continue;
        const told = lots.map(({ tradeId }) => tradeId).sort();
        expect(told, `${name}: lots`).toEqual(held.map(({ tradeId }) => tradeId).sort());
        for (const { tradeId, units: left } of held) {
          const lot = lots.find((one) => one.tradeId === tradeId);
          near(lot?.remainingQuantity ?? null, left.toNumber(), 1e-9, `${name}: lot`);
        }
      }
    }
  });

  test('by each method the gain is the money that came of it, with the cost that left or was set', async () => {
    for (const life of lives) {
      const { gain, costBasis } = await shownOf(life.id);
      const days = [...booksOf(life).values()].flatMap((book) => book.days);
      const paid = total(days.map(({ money }) => money)).plus(total(life.trades.map(costBrought)));
      const law = life.lowered.plus(costBasis).minus(paid);
      expect(gain.realizedGain, life.name).toBe(law.toFixed());
    }
  });

  test('returns since the first trade are those of values and flows, also of all in one', async () => {
    const all = { id: parentId, lives, currency: ABOVE, name: 'All' };
    const each = lives.map((life) => ({ ...life, lives: [life] }));
    for (const { id, name, ...of } of [...each, all]) {
      const { gain } = await shownOf(id);
      const moments = await trackedMoments(world, of);
      const tolerance = roundingOf(moments);
      const growth = timeWeightedPercents(moments).at(-1) ?? null;
      near(gain.timeWeightedReturnPercent, growth, tolerance, `${name}: time-weighted`);
      near(gain.timeWeightedReturnAnnualizedPercent, byYear(growth, moments), tolerance, name);
      const { ofYear } = moneyWeightedPercents(moments);
      near(gain.moneyWeightedReturnPercent, ofYear, tolerance, `${name}: money-weighted`);
    }
  });

  test.each([
    ['a month', { range: 'M1' }],
    ['a year', { range: 'Y1' }],
    ['all days', { range: 'ALL', timeframe: 'DAY_1' }],
    ['weeks', { from: '2026-01-20T12:00:00Z', to: '2026-08-03T17:12:34Z', timeframe: 'WEEK_1' }],
  ])('so are values and returns over %s', async (_title, span) => {
    const all = { id: parentId, lives, currency: ABOVE, name: 'All' };
    const each = lives.map((life) => ({ ...life, lives: [life] }));
    for (const { id, name, ...of } of [...each, all]) {
      const title = `${name} ${JSON.stringify(span)}`;
      const history = await readHistory(ask, { source: { portfolioId: id }, ...span });
      const start = Date.parse(history.baseValueAsOf);
      const ends = history.points.map(({ at }) => Date.parse(at));
      const moments = await trackedMoments(world, { ...of, start, ends });
      const tolerance = roundingOf(moments);
      const linked = timeWeightedPercents(moments);
      for (const { at, equity, timeWeightedReturnPercent } of history.points) {
        const place = moments.findIndex((moment) => moment.at === Date.parse(at));
        near(equity, moments[place]?.value ?? null, 1e-6, `${title} ${at}`);
        near(timeWeightedReturnPercent, linked[place] ?? null, tolerance, `${title} ${at}`);
      }
      const rates = moneyWeightedPercents(moments);
      near(history.moneyWeightedReturnPercent, rates.ofSpan, tolerance, title);
      near(history.moneyWeightedReturnAnnualizedPercent, rates.ofYear, tolerance, title);
      near(history.modifiedDietzReturnPercent, dietzOf(moments), tolerance, title);
    }
  });
});

/** What a trade brings for no money, in the portfolio's currency. */
function costBrought({ type, costBasis, quantity, price, exchangeRate }: RawTrade) {
  if (type !== 'OPENING_BALANCE' && type !== 'TRANSFER_IN' && type !== 'MERGE_IN') return ZERO;
  const cost = exact(costBasis ?? exact(quantity ?? 0).times(price ?? 0));
  return toCents(cost.times(exchangeRate));
}

function byYear(percent: number | null, moments: readonly Moment[]): number | null {
  const years = ((moments.at(-1)?.at ?? 0) - (moments[0]?.at ?? 0)) / YEAR_MS;
  return percent === null ? null : ((1 + percent / 100) ** (1 / years) - 1) * 100;
}

/** A method that comes to a loss of more than everything tells nothing. */
function dietzOf(moments: readonly Moment[]): number | null {
  const percent = modifiedDietzPercent(moments);
  return percent === null || percent < -100 ? null : percent;
}

/** What doubles leave of sums of cents, linked as often as there are moments, in percent. */
const roundingOf = (moments: readonly Moment[]): number => {
  let most = 1;
  for (const percent of timeWeightedPercents(moments)) most = Math.max(most, percent ?? 0);
  return 1e-6 + most * moments.length * 1e-9;
};

interface Shown {
  readonly costBasis: string;
  readonly gain: {
    readonly realizedGain: string;
    readonly fees: string;
    readonly timeWeightedReturnPercent: string | null;
    readonly timeWeightedReturnAnnualizedPercent: string | null;
    readonly moneyWeightedReturnPercent: string | null;
  };
  readonly holdings: readonly {
    readonly instrument: { readonly id: string };
    readonly quantity: string;
    readonly lots: readonly { readonly tradeId: string; readonly remainingQuantity: string }[];
  }[];
}

const SHOWN = `query ($params: GetPortfoliosInput) {
  getPortfolios(params: $params) {
    costBasis
    gain {
      realizedGain fees timeWeightedReturnPercent timeWeightedReturnAnnualizedPercent
      moneyWeightedReturnPercent
    }
    holdings { instrument { id } quantity lots { tradeId remainingQuantity } }
  }
}`;
const PORTFOLIO = `mutation ($params: CreateNetworthPortfolioInput!) {
  createNetworthPortfolio(params: $params) { id }
}`;
const PROFILE = `mutation ($params: UpdateUserProfileInput!) {
  updateUserProfile(params: $params) { timeZone }
}`;
