import { MINUTE_MS } from '@investing-platform/schema/durations';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { providedDatabase } from '../../../db/testing.ts';
import { manualClock } from '../../../kernel/clock.ts';
import { seededRandom } from '../../../kernel/random.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { type Trader, trader } from '../../trading/trading.fixture.ts';
import { type BrokerageWorld, brokerageWorld } from '../brokerage.fixture.ts';
import { getPortfolioHistory } from '../history/portfolio-history.ts';
import { fundPaperAccount } from './fund-paper-account.ts';

const SKEW_MS = 5_000;

let world: BrokerageWorld;
let ada: Trader;
/** Another process on the same database, whose clock is ahead. */
let ahead: BrokerageWorld['deps'];

beforeEach(async () => {
  world = await brokerageWorld({
    db: await providedDatabase(inject('database'), inject('postgresUrl')),
  });
  ada = await trader(world, '1000');
  world.clock.advance(MINUTE_MS);
  const clock = manualClock(new Date(world.clock.now().getTime() + SKEW_MS));
  ahead = { ...world.deps, clock, random: seededRandom('ahead') };
});
afterEach(async () => {
  expect(await faultsOfTheBooks(world.db)).toEqual([]);
  await world.db.close();
});

const fund = (deps: BrokerageWorld['deps'], amount: string, mode: 'ADD' | 'RESET') =>
  fundPaperAccount(deps, ada.actor, { id: ada.paper.id, amount, mode });
const equityNow = async (): Promise<string | undefined> => {
  world.clock.advance(MINUTE_MS);
  const source = { brokerAccountId: ada.paper.id };
  const { points } = await getPortfolioHistory(world.deps, ada.actor, { source, range: 'D1' });
  return points.at(-1)?.equity;
};

test('what a process with a clock ahead posted before a reset does not come back', async () => {
  await fund(ahead, '70', 'ADD');
  await fund(world.deps, '500', 'RESET');
  expect(await equityNow()).toBe('500');
});

test('what a process with a clock behind posts after a reset counts', async () => {
  await fund(ahead, '500', 'RESET');
  await fund(world.deps, '70', 'ADD');
  expect(await equityNow()).toBe('570');
});

test('a reset right after another counts what came since the second', async () => {
  await fund(ahead, '500', 'RESET');
  await fund(world.deps, '300', 'RESET');
  await fund(world.deps, '1', 'ADD');
  expect(await equityNow()).toBe('301');
});
