import { DAY_MS } from '@investing-platform/schema/durations';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { statement } from '../db/statement.ts';
import { type BrokerageWorld, brokerageWorld } from '../domains/brokerage/brokerage.fixture.ts';
import { deleteCredential } from '../domains/brokerage/credentials/delete-credential.ts';
import { getPortfolioHistory } from '../domains/brokerage/history/portfolio-history.ts';
import { readPositions } from '../domains/trading/positions/read-positions.ts';
import { type Trader, trader } from '../domains/trading/trading.fixture.ts';
import { connectDemoBroker } from './connect-broker.ts';
import { people } from './people.ts';

const credentials = statement<{ id: string; userId: string; status: string }>(
  'test_demo_broker_credentials',
  `select id, user_id as "userId", status from broker_credentials
   where provider = 'CUSTOM' order by id`,
);

let world: BrokerageWorld;
let petra: Trader;

beforeEach(async () => {
  world = await brokerageWorld();
  petra = await trader(world, '1', people.find(({ plan }) => plan === 'PRO')?.email);
  await trader(world, '1', 'somebody@example.com');
});
afterEach(() => world.db.close());

test('people of the demo who trade have an account with the sandbox, nobody else, and once', async () => {
  await connectDemoBroker(world.deps);
  await connectDemoBroker(world.deps);
  expect(await world.db.all(credentials)).toMatchObject([
    { userId: petra.userId, status: 'ACTIVE' },
  ]);
  const positions = await readPositions(world.deps, petra.actor, { tradingMode: 'PAPER' });
  expect(positions.map(({ assetClass }) => assetClass)).toEqual(
    expect.arrayContaining(['EQUITY', 'OPTION', 'OTHER']),
  );
  expect(positions.some(({ quantity }) => quantity.startsWith('-'))).toBe(true);
  expect(positions.map(({ marketValue }) => marketValue)).not.toContain(null);
});

test('what the sandbox has comes in on the day of the connection, and is no gain', async () => {
  await connectDemoBroker(world.deps);
  world.clock.advance(DAY_MS);
  const source = { tradingMode: 'PAPER' } as const;
  const { points } = await getPortfolioHistory(world.deps, petra.actor, { source, range: 'W1' });
  const moved = points.filter(({ cashflow }) => cashflow !== '0');
  expect(moved).toHaveLength(1);
  expect(Number(moved[0]?.cashflow)).toBeGreaterThan(10_000);
  expect(points.at(-1)).toMatchObject({ profitLoss: '0', timeWeightedReturnPercent: '0' });
});

test('whoever deletes it does not get it again, and a server without the sandbox connects nobody', async () => {
  const without = { ...world.deps, brokerConnections: new Map() };
  await connectDemoBroker(without);
  expect(await world.db.all(credentials)).toEqual([]);
  await connectDemoBroker(world.deps);
  const [credential] = await world.db.all(credentials);
  await deleteCredential(world.deps, petra.actor, { id: credential?.id ?? '' });
  await connectDemoBroker(world.deps);
  expect((await world.db.all(credentials)).map(({ status }) => status)).toEqual(['REVOKED']);
});
