import { afterEach, expect, test } from 'vitest';
import {
  type FakeAlpaca,
  fakeAlpaca,
  KEYS,
} from '../../../adapters/alpaca/broker/fake-alpaca.fixture.ts';
import { statement } from '../../../db/statement.ts';
import { trader } from '../../trading/trading.fixture.ts';
import { brokerageWorld } from '../brokerage.fixture.ts';
import { credentialProbes } from './probe-credential.ts';
import { saveCredential } from './save-credential.ts';

/** A job takes so many at a time. */
const PAGE = 100;

const copyUnreadable = statement<never, [count: number]>(
  'test_unreadable_copies',
  `insert into broker_credentials (id, user_id, provider, trading_mode, label, key_suffix,
     sealed_values, status, capabilities, next_probe_at, system_managed, created_at, updated_at)
   select gen_random_uuid(), user_id, provider, trading_mode, 'copy ' || n, key_suffix,
     'sealed with a key that is lost', 'ACTIVE', capabilities, next_probe_at - interval '1 hour',
     false, created_at, updated_at
   from broker_credentials, generate_series(1, $1) as n where not system_managed`,
);

let alpaca: FakeAlpaca;
afterEach(() => alpaca.close());

test('credentials that cannot be opened, however many, keep no other from being read', async () => {
  alpaca = await fakeAlpaca();
  const world = await brokerageWorld({ fetch: alpaca.fetch });
  const ada = await trader(world, '1000');
  await saveCredential(world.deps, ada.actor, {
    provider: 'ALPACA',
    label: 'Mine',
    tradingMode: 'PAPER',
    values: Object.entries(KEYS).map(([name, value]) => ({ name, value })),
  });
  await world.db.transaction((tx) => tx.run(copyUnreadable, PAGE));
  world.clock.advance(300_000);
  const before = alpaca.requests.length;
  const probes = credentialProbes(world.deps);
  for (let round = 0; round < 2; round += 1) {
    await probes.run('all', new AbortController().signal);
  }
  expect(world.logged).toHaveLength(PAGE);
  expect(alpaca.requests.length).toBeGreaterThan(before);
});
