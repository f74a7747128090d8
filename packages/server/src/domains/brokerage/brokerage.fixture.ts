import type { Fetch } from '../../adapters/alpaca/broker/client.ts';
import { alpacaConnection } from '../../adapters/alpaca/broker/index.ts';
import { sandboxConnection } from '../../adapters/embedded/broker-connection/index.ts';
import type { Database } from '../../db/database.ts';
import { secretBox } from '../../kernel/secret-box.ts';
import { oauthConfig } from '../../oauth/testing.ts';
import { tradingWorld } from '../trading/trading.fixture.ts';
import type { CredentialDeps } from './credentials/deps.ts';
import { routedBroker } from './credentials/routed-broker.ts';
import { tradedIn } from './credentials/traded-in.ts';

const KEY = { id: 'test', key: new Uint8Array(32).fill(7) };

/** The trading world with what accounts and credentials need beside it. */
export async function brokerageWorld({ db, fetch }: { db?: Database; fetch?: Fetch } = {}) {
  const world = await tradingWorld(db);
  const secrets = secretBox([KEY], world.deps.random);
  const oauth = oauthConfig({ issuer: 'http://localhost' });
  const alpaca = alpacaConnection(fetch === undefined ? {} : { fetch });
  const sandbox = sandboxConnection({
    clock: world.clock,
    marketData: world.deps.marketData,
    venue: world.deps.broker,
    tradedIn: (externalId) => tradedIn(world.deps.db, 'CUSTOM', externalId),
  });
  const brokerConnections = new Map([alpaca, sandbox].map((one) => [one.provider, one]));
  const broker = routedBroker({ db: world.deps.db, secrets }, brokerConnections, world.deps.broker);
  const deps = {
    ...world.deps,
    secrets,
    oauth,
    brokerConnections,
    broker,
  } satisfies CredentialDeps;
  return { ...world, deps };
}

export type BrokerageWorld = Awaited<ReturnType<typeof brokerageWorld>>;
