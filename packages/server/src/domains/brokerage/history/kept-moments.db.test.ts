import { DAY_MS } from '@investing-platform/schema/durations';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { providedDatabase } from '../../../db/testing.ts';
import { fraction, seededRandom } from '../../../kernel/random.ts';
import { rebuildDays } from '../../../ledger/index.ts';
import { giveCash, own, ownIn, type Trader, trader } from '../../trading/trading.fixture.ts';
import { fundPaperAccount } from '../accounts/fund-paper-account.ts';
import { type BrokerageWorld, brokerageWorld } from '../brokerage.fixture.ts';
import { getPortfolioHistory, type PortfolioHistoryInput } from './portfolio-history.ts';

const SEED = process.env.SEED ?? String(Date.now());
const STEPS = 30;

let world: BrokerageWorld;
let ada: Trader;

beforeEach(async () => {
  const db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await brokerageWorld({ db });
  ada = await trader(world, '100000.1');
});
afterEach(() => world.db.close());

type Chance = () => number;

/** What may happen to accounts, also to their past. */
const happenings: ((chance: Chance) => Promise<unknown>)[] = [
  (chance) => giveCash(world, ada, chance() < 0.5 ? 'USD' : 'NZD', (chance() * 900).toFixed(2)),
  (chance) => own(world, ada, (1 + chance()).toFixed(3)),
  async (chance) => world.market.setPrice('AAPL', (50 + chance() * 100).toFixed(2)),
  () => ownIn(world, ada, 'PAPER', '2'),
  () =>
    fundPaperAccount(world.deps, ada.actor, { id: ada.paper.id, amount: '7000', mode: 'RESET' }),
  async () => void (await world.db.transaction(rebuildDays)),
  // What a process with a wrong clock posts, days after the history of then was read.
  async (chance) => {
    const now = world.clock.now();
    world.clock.advance(-Math.ceil(chance() * 20 * DAY_MS));
    await giveCash(world, ada, 'USD', '10.01');
    world.clock.set(now);
  },
];

const read = (deps: BrokerageWorld['deps'], input: PortfolioHistoryInput) =>
  getPortfolioHistory(deps, ada.actor, input);

test('a history of which much is kept is the one that is computed anew', async () => {
  const random = seededRandom(SEED);
  const chance: Chance = () => fraction(random);
  world.clock.advance(30 * DAY_MS);
  for (let step = 0; step < STEPS; step += 1) {
    // Mostly within a day, where what was kept still counts.
    if (chance() < 0.3) world.clock.advance(Math.ceil(chance() * 20 * DAY_MS));
    const happens = happenings[Math.floor(chance() * happenings.length)];
    await happens?.(chance);
    world.clock.advance(60_000);
    const source = chance() < 0.8 ? { brokerAccountId: ada.live.id } : { tradingMode: 'PAPER' };
    const range = chance() < 0.7 ? 'ALL' : 'M3';
    const input = { source, range } as PortfolioHistoryInput;
    const anew = await read({ ...world.deps, marketData: { ...world.market } }, input);
    const note = `SEED=${SEED}, step ${step}`;
    expect(await read(world.deps, input), note).toEqual(anew);
    expect(await read(world.deps, input), note).toEqual(anew);
  }
});

test('of long ago nothing is read again', async () => {
  world.clock.advance(60 * DAY_MS);
  const input = { source: { brokerAccountId: ada.live.id }, range: 'ALL' } as const;
  await read(world.deps, input);
  const asked: number[] = [];
  const { pricesAt } = world.market;
  world.market.pricesAt = (ids, times) => {
    asked.push(...times.map((at) => at.getTime()));
    return pricesAt(ids, times);
  };
  await own(world, ada, '1');
  world.clock.advance(60_000);
  await read(world.deps, input);
  expect(Math.min(...asked)).toBeGreaterThan(world.clock.now().getTime() - 9 * DAY_MS);
});
