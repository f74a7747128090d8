import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FakeAlpaca,
  fakeAlpaca,
  KEYS,
  UNLISTED,
} from '../../../adapters/alpaca/broker/fake-alpaca.fixture.ts';
import { statement } from '../../../db/statement.ts';
import { type Trader, trader } from '../../trading/trading.fixture.ts';
import { getBrokerAccounts } from '../accounts/get-broker-accounts.ts';
import { type BrokerageWorld, brokerageWorld } from '../brokerage.fixture.ts';
import { credentialsOfUser } from './credentials.sql.ts';
import { probeCredential } from './probe-credential.ts';
import { saveCredential } from './save-credential.ts';

const MINUTE = 60_000;
const SHORT = { ...UNLISTED, asset_id: 'short', symbol: 'SHRT', qty: '-3', side: 'short' };

let alpaca: FakeAlpaca;
let world: BrokerageWorld;
let ada: Trader;

beforeEach(async () => {
  alpaca = await fakeAlpaca();
  alpaca.positions = [UNLISTED, SHORT];
  world = await brokerageWorld({ fetch: alpaca.fetch });
  ada = await trader(world, '1000');
});
afterEach(() => alpaca.close());

const connect = () =>
  saveCredential(world.deps, ada.actor, {
    provider: 'ALPACA',
    label: 'Mine',
    tradingMode: 'PAPER',
    values: Object.entries(KEYS).map(([name, value]) => ({ name, value })),
  });
const account = async () => {
  const all = await getBrokerAccounts(world.deps, ada.actor, { includeEnded: true });
  const found = all.find(({ provider }) => provider === 'ALPACA');
  if (found === undefined) throw new Error('the account is there');
  return found;
};

const countHeld = statement<{ count: number }>(
  'test_outside_count',
  'select count(*)::integer as count from outside_positions',
);
const moveCopies = statement<never, [accountId: string]>(
  'test_outside_move_copies',
  `update outside_positions set broker_account_id = $1 where external_id like 'copy %'`,
);
const dropCopies = statement<never>(
  'test_outside_drop_copies',
  `delete from outside_positions where external_id like 'copy %'`,
);
const fillUp = statement<never, [count: number]>(
  'test_outside_copies',
  `insert into outside_positions (id, user_id, broker_account_id, trading_mode, external_id, symbol,
     name, asset_class, quantity, average_entry_price, cost_basis, currency, opened_at, synced_at)
   select gen_random_uuid(), p.user_id, p.broker_account_id, p.trading_mode, 'copy ' || n, p.symbol,
     p.name, p.asset_class, 1, 1, 1, p.currency, p.opened_at, p.synced_at
   from (select * from outside_positions limit 1) p, generate_series(1, $1) as n`,
);

test.each<[string, () => Promise<unknown>]>([
  [
    'an account of more than 10,000 such positions',
    async () => {
      alpaca.positions = Array.from({ length: 10_001 }, (_, n) => ({
        ...UNLISTED,
        asset_id: `many ${n}`,
      }));
    },
  ],
  [
    'an account that would make them more than 10,000 for its owner',
    () => world.db.transaction((tx) => tx.run(fillUp, 9_999)),
  ],
])('%s is not read in part: its owner is told, and it stays as it was', async (_title, grow) => {
  const { id } = await connect();
  const before = await account();
  await grow();
  const [held] = await world.db.all(countHeld);
  world.clock.advance(5 * MINUTE);
  // The copies are of another account than the one that is read.
  await world.db.transaction((tx) => tx.run(moveCopies, ada.paper.id));
  await probeCredential(world.deps, id);
  const [credential] = await world.db.all(credentialsOfUser, ada.userId);
  expect(credential).toMatchObject({
    status: 'ACTIVE',
    failureCode: 'TOO_MANY_POSITIONS',
    failureReason: expect.stringContaining('more than 10000 positions'),
  });
  expect(await world.db.all(countHeld)).toEqual([held]);
  expect(await account()).toMatchObject({
    equity: before.equity,
    lastSyncedAt: before.lastSyncedAt,
  });
  expect(world.logged).toHaveLength(1);
  // Smaller again, all is well.
  await world.db.transaction((tx) => tx.run(dropCopies));
  alpaca.positions = [SHORT];
  await probeCredential(world.deps, id);
  const [well] = await world.db.all(credentialsOfUser, ada.userId);
  expect(well).toMatchObject({ failureCode: null, failureReason: null });
});
