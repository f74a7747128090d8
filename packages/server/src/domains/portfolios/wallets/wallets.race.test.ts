import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { outcomes } from '../../../testing/outcomes.ts';
import { type NetWorthWorld, netWorthWorld } from '../../networth/networth.fixture.ts';
import { getTrades } from '../trades/get-trades.ts';
import { forkingChain } from './forking-chain.fixture.ts';
import { addWalletWatch, deleteWalletWatch } from './own-watches.ts';
import { readWatch } from './read-watch.ts';
import { walletWatches } from './watches-shown.ts';

const BTC = { chain: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' } as const;
const AT_ONCE = 6;

let db: Database;
let world: NetWorthWorld;
let chain: ReturnType<typeof forkingChain>;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
  chain = forkingChain(world.clock);
});

afterEach(() => db.close());

const deps = () => ({ ...world.deps, chainData: chain.source });
const watch = () => addWalletWatch(deps(), world.ada.actor, BTC);
const tradeCount = async () => (await getTrades(deps(), world.ada.actor, {})).nodes.length;

test('an address that is added several times at once is watched once', async () => {
  const deeds = Array.from({ length: AT_ONCE }, watch);
  expect(await outcomes(deeds)).toEqual({ ok: 1, CONFLICT: AT_ONCE - 1 });
});

test('an address that is read several times at once is recorded once', async () => {
  chain.mine('0.5');
  const id = await watch();
  await Promise.all(Array.from({ length: AT_ONCE }, () => readWatch(deps(), id)));
  expect(await tradeCount()).toBe(1);
  chain.mine('0.25');
  world.clock.advance(60_000);
  await Promise.all(Array.from({ length: AT_ONCE }, () => readWatch(deps(), id)));
  const [found] = await walletWatches(deps(), world.ada.actor, {});
  expect(found?.balances).toMatchObject([{ quantity: '0.75' }]);
});

test('an address that is read while it is deleted leaves nothing behind', async () => {
  chain.mine('0.5');
  const id = await watch();
  const deeds = [
    ...Array.from({ length: AT_ONCE }, () => readWatch(deps(), id)),
    deleteWalletWatch(deps(), world.ada.actor, id),
  ];
  await Promise.all(deeds);
  expect(await tradeCount()).toBe(0);
});
