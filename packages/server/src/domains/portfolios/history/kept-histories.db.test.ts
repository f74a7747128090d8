import { assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { embeddedMarketData } from '../../../adapters/embedded/market-data/index.ts';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { addDays, type CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn } from '../../../kernel/days.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import type { MarketData } from '../../../ports/market-data.ts';
import { getPortfolioHistory } from '../../brokerage/history/portfolio-history.ts';
import { keepingPrices } from '../../market/index.ts';
import { netWorthAssetHistory } from '../../networth/history/asset-history.ts';
import { createCustomInstrument } from '../../networth/instruments/custom-instruments.ts';
import {
  addInstrumentPrice,
  deleteInstrumentPrice,
  updateInstrumentPrice,
} from '../../networth/instruments/instrument-prices.ts';
import { type NetWorthWorld, netWorthWorld, TODAY } from '../../networth/networth.fixture.ts';
import { AAPL } from '../../trading/trading.fixture.ts';
import { createDividend } from '../dividends/create-dividend.ts';
import { getDefaultPortfolio } from '../read-portfolios.ts';
import { deleteTrade, updateTrade } from '../trades/change-trade.ts';
import { createTrade } from '../trades/create-trade.ts';
import { getTrades } from '../trades/get-trades.ts';
import { createPortfolio, deleteInstrument, deletePortfolio } from '../write-portfolio.ts';

let db: Database;
let world: NetWorthWorld;
/** Its prices and rates move from day to day. */
let market: MarketData;

beforeAll(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
  market = embeddedMarketData({ clock: world.clock, seed: 'kept histories' });
});

afterAll(() => db.close());

type Deps = Omit<NetWorthWorld['deps'], 'marketData'> & { readonly marketData: MarketData };

/** A process: what it keeps is its own. */
function anotherProcess(): Deps {
  const { deps, clock } = world;
  return { ...deps, db: { ...db }, marketData: keepingPrices({ clock }, market) };
}

const DAYS_BACK = 45;
const changes = fc.record({
  what: fc.constantFrom(
    ...(['buy', 'buy', 'buy', 'sell', 'split', 'update', 'update', 'delete'] as const),
    ...(['price', 'price', 'reprice', 'unprice', 'dividend', 'take out'] as const),
    ...(['arrive', 'leave', 'merge', 'a day goes by', 'nothing'] as const),
  ),
  /** Before today. */
  days: fc.nat(DAYS_BACK),
  /** Which portfolio, instrument, trade or price, from the first on. */
  which: fc.nat(100),
  portfolio: fc.nat(1),
  quantity: fc.integer({ min: 1, max: 50 }),
  price: fc.integer({ min: 1, max: 100_000 }).map((cents) => String(cents / 100)),
});
type Change = typeof changes extends fc.Arbitrary<infer Value> ? Value : never;

interface Owner {
  readonly actor: NetWorthWorld['ada']['actor'];
  readonly own: string;
  readonly portfolios: string[];
  readonly prices: string[];
}

const [inEuros] = assetsBySymbol('SAP');

async function owner(): Promise<Owner> {
  const { deps, ada } = world;
  const { actor } = ada;
  const named = { name: `Kea ${crypto.randomUUID()}`, category: 'OTHER' } as const;
  const { id: own } = await createCustomInstrument(deps, actor, { ...named, currency: 'NZD' });
  const portfolios = [
    await createPortfolio(deps, actor, { name: 'Shares', costBasisMethod: 'FIFO' }),
    await createPortfolio(deps, actor, {
      name: 'Elsewhere',
      currency: 'EUR',
      costBasisMethod: 'AVERAGE',
      ownershipPercent: '50',
    }),
  ];
  return { actor, own, portfolios, prices: [] };
}

const today = (): CivilDate => dayIn('UTC', world.clock.now());

async function apply(who: Owner, change: Change): Promise<void> {
  const { moveDays } = world;
  const deps = { ...world.deps, marketData: market };
  const { actor, own, portfolios, prices } = who;
  const { what, which, price } = change;
  const date = addDays(today(), -change.days);
  const instruments = [AAPL, own, inEuros?.id ?? AAPL];
  const instrumentId = instruments[which % instruments.length] ?? own;
  const portfolioId = portfolios[change.portfolio % portfolios.length] ?? '';
  const quantity = String(change.quantity);
  const target = { instrumentId, portfolioId };
  const traded = { ...target, tradedOn: date, quantity, price };
  const { nodes: trades } = await getTrades(deps, actor, { limit: 100 });
  const id = trades[which % Math.max(1, trades.length)]?.id;
  const priceId = prices[which % Math.max(1, prices.length)];
  if (what === 'buy') await createTrade(deps, actor, { ...traded, type: 'BUY' });
  if (what === 'sell') await createTrade(deps, actor, { ...traded, type: 'SELL', quantity: '1' });
  if (what === 'arrive') await createTrade(deps, actor, { ...traded, type: 'TRANSFER_IN' });
  if (what === 'leave') {
    const { price: _, ...units } = { ...traded, quantity: '1' };
    await createTrade(deps, actor, { ...units, type: 'TRANSFER_OUT' });
  }
  if (what === 'split') {
    const ratio = { numerator: 2, denominator: 1 };
    await createTrade(deps, actor, { ...target, type: 'SPLIT', tradedOn: date, ratio });
  }
  if (what === 'update' && id !== undefined) {
    const moved = which % 2 === 0 ? { tradedOn: date } : { price };
    await updateTrade(deps, actor, { id, ...moved });
  }
  if (what === 'delete' && id !== undefined) await deleteTrade(deps, actor, id);
  if (what === 'price') {
    const told = await addInstrumentPrice(deps, actor, { instrumentId: own, date, price });
    prices.push(told.id);
  }
  if (what === 'reprice' && priceId !== undefined) {
    await updateInstrumentPrice(deps, actor, { id: priceId, price });
  }
  if (what === 'unprice' && priceId !== undefined) {
    await deleteInstrumentPrice(deps, actor, priceId);
  }
  if (what === 'dividend') {
    const of = { portfolioId, instrument: { id: instrumentId }, paidOn: date };
    await createDividend(deps, actor, { ...of, amount: { gross: price } });
  }
  if (what === 'take out') await deleteInstrument(deps, actor, target);
  if (what === 'merge' && portfolios.length > 1) {
    await deletePortfolio(deps, actor, { id: portfolios.pop() ?? '', keepTrades: true });
  }
  if (what === 'a day goes by') moveDays(1);
}

/** All that depends on what is kept, as a process tells it. */
async function told(deps: Deps, { actor, portfolios }: Owner) {
  const from = addDays(TODAY, -DAYS_BACK - 5);
  const all = await getDefaultPortfolio(deps, actor, 'ASSETS');
  const histories = [all.id, portfolios[0] ?? all.id].map(async (portfolioId) => {
    const source = { portfolioId };
    return [
      await netWorthAssetHistory(deps, actor, { portfolioId, from }),
      await getPortfolioHistory(deps, actor, {
        source,
        from: new Date(`${from}T12:00:00Z`),
        timeframe: 'DAY_1',
      }),
    ];
  });
  const whole = await netWorthAssetHistory(deps, actor, { from });
  return JSON.stringify([whole, await Promise.all(histories)]);
}

test('what is kept of histories is what is read, whoever changed what in which process', async () => {
  const lives = fc.asyncProperty(
    fc.array(changes, { minLength: 12, maxLength: 12 }),
    async (life) => {
      const who = await owner();
      const [here, there] = [anotherProcess(), anotherProcess()];
      for (const [place, change] of life.entries()) {
        await apply(who, change).catch((error: unknown) => {
          // A random change may be one that cannot be: it changes nothing then.
          if (!(error instanceof PlatformError)) throw error;
        });
        const read = await told(anotherProcess(), who);
        expect(await told(here, who)).toBe(read);
        if (place % 3 === 0) expect(await told(there, who)).toBe(read);
      }
      expect(await told(there, who)).toBe(await told(here, who));
    },
  );
  // What fails is not tried smaller: its seed and its changes are printed.
  await fc.assert(lives, { numRuns: 3, endOnFailure: true, verbose: 1 });
});
