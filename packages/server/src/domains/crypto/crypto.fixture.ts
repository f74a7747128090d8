import { simulatedChains } from '../../adapters/embedded/chains/index.ts';
import { embeddedVasps } from '../../adapters/embedded/vasps/index.ts';
import type { Database } from '../../db/database.ts';
import { planRecurring, runDueJobs } from '../../jobs/jobs.ts';
import { fundingWorld } from '../funding/funding.fixture.ts';
import { recordSignature } from '../kyc/index.ts';
import { trader } from '../trading/trading.fixture.ts';
import { cryptoJobs } from './index.ts';
import { simulatedPayments } from './simulated/simulated-payments.ts';

/** The world of money, with simulated chains and the embedded directory of providers. */
export async function cryptoWorld({ db }: { db?: Database } = {}) {
  const world = await fundingWorld(db === undefined ? {} : { db });
  const { clock } = world;
  const chains = simulatedChains({ clock, payments: simulatedPayments(world.deps.db) });
  const config = { ...world.deps.config, cryptoNetworks: null as readonly string[] | null };
  const oauth = { ...world.deps.oauth };
  const deps = { ...world.deps, oauth, config, chains, vasps: embeddedVasps() };
  return { ...world, deps };
}

export type CryptoWorld = Awaited<ReturnType<typeof cryptoWorld>>;

/** A person who may receive and send crypto assets. */
export async function holder(world: CryptoWorld, email = 'ada@example.com', cash = '1000') {
  const owner = await trader(world, cash, email);
  const user = { id: owner.userId, name: email };
  await world.deps.db.transaction((tx) =>
    recordSignature(tx, world.deps, 'CRYPTO', { user, ip: '127.0.0.1' }),
  );
  return owner;
}

/** Runs what is due now. */
export async function work({ deps }: CryptoWorld): Promise<void> {
  const handlers = cryptoJobs(deps);
  await planRecurring(deps, handlers);
  await runDueJobs(deps, handlers);
}
