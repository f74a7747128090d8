import { type PaymentFate, simulatedBankRail } from '../../adapters/embedded/bank-rail/index.ts';
import { simulatedBroker } from '../../adapters/embedded/broker/index.ts';
import { simulatedCards } from '../../adapters/embedded/card-processor/index.ts';
import { embeddedCrypto } from '../../adapters/embedded/crypto-parties.ts';
import { embeddedRates } from '../../adapters/embedded/market-data/rates.ts';
import { embeddedScreening } from '../../adapters/embedded/screening/index.ts';
import { openDatabase } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { postgresDatabase } from '../../db/testing.ts';
import { planCharges, subscriptionWork } from '../../domains/billing/index.ts';
import type { CredentialDeps } from '../../domains/brokerage/credentials/deps.ts';
import { routedBroker } from '../../domains/brokerage/credentials/routed-broker.ts';
import { brokerageJobs } from '../../domains/brokerage/index.ts';
import { cardJobs, playedBank } from '../../domains/cards/index.ts';
import type { CryptoDeps } from '../../domains/crypto/deps.ts';
import { cryptoJobs, simulatedPayments } from '../../domains/crypto/index.ts';
import type { FundingDeps } from '../../domains/funding/deps.ts';
import { depositCharges, fundingJobs } from '../../domains/funding/index.ts';
import {
  type InterestDeps,
  interestWork,
  keepInterestRates,
} from '../../domains/interest/index.ts';
import { strategyJobs } from '../../domains/strategies/runs/jobs.ts';
import { corporateActions } from '../../domains/trading/corporate-actions/index.ts';
import { type TradingWorld, tradingWorld } from '../../domains/trading/trading.fixture.ts';
import { createHub } from '../../events/hub.ts';
import { type JobHandler, planRecurring, runDueJobs } from '../../jobs/jobs.ts';
import { PlatformError } from '../../kernel/errors.ts';
import { seededRandom } from '../../kernel/random.ts';
import { secretBox } from '../../kernel/secret-box.ts';
import { oauthConfig } from '../../oauth/testing.ts';
import type { Broker } from '../../ports/broker.ts';
import { chainsOver, processorOver, type Wire } from './lines.fixture.ts';
import { type OutsideBroker, outsideBroker } from './outside-broker.fixture.ts';

const POOL_SIZE = 8;
/** Of the simulated card processor. */
export const WEBHOOK_SECRET = 'a secret of the simulated processor';

/** One process of the platform: what it keeps in memory is gone when it dies. */
export interface Life {
  readonly deps: TradingWorld['deps'] & CredentialDeps & FundingDeps & InterestDeps & CryptoDeps;
  /** Runs the jobs that are due. */
  jobs(): Promise<unknown>;
  /** Whether its connections are cut. */
  isGone(): boolean;
}

/** The platform on one PostgreSQL database, over as many processes as it takes. */
export interface Platform {
  readonly world: TradingWorld;
  readonly life: Life;
  /** The bank, whose answers the steps choose. */
  readonly bank: { fate: PaymentFate };
  readonly elsewhere: OutsideBroker;
  /** To the card processor and the chains. */
  readonly wire: Wire;
  /** What the custodian of coins has taken, by our ids. */
  readonly handedOver: ReadonlySet<string>;
  /** Faults that the platform logged; that the database was gone for a while is none. */
  readonly faults: readonly string[];
  /**
   * Cuts every connection of the process; what was under way comes to its end without them, and
   * another process goes on.
   */
  crash(underWay: Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

const currentDatabase = statement<{ name: string }, []>(
  'test_model_current_database',
  'select current_database() as name',
);

/** Ends what the other processes are doing, wherever they are. */
const endOthers = statement<never, []>(
  'test_model_end_others',
  `select pg_terminate_backend(pid) from pg_stat_activity
   where datname = current_database() and pid <> pg_backend_pid()`,
);

export async function openPlatform(adminUrl: string, seed: string): Promise<Platform> {
  // Its own: triggers note what happens, and its connections are cut.
  const first = await postgresDatabase(adminUrl, { poolSize: POOL_SIZE, isOwn: true });
  const { name } = await first.one(currentDatabase);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const world = await tradingWorld(first, seed);
  const { faults, log } = faultLog();
  const bank = { fate: 'SETTLED' as PaymentFate };
  const bankRail = simulatedBankRail({ clock: world.clock, fateOf: () => bank.fate });
  const elsewhere = outsideBroker(world);
  const brokerConnections = new Map([[elsewhere.connection.provider, elsewhere.connection]]);
  const wire: Wire = { line: 'FINE' };
  const handedOver = new Set<string>();
  const outlasting = { log, bankRail, brokerConnections, wire, handedOver };
  let count = 1;
  let current = await begin(world, { ...outlasting, db: first }, `${seed} ${count}`);
  return {
    world,
    faults,
    bank,
    elsewhere,
    wire,
    handedOver,
    get life() {
      return current.life;
    },
    async crash(underWay) {
      const { db: dead } = current.life.deps;
      const db = await openDatabase({ url: url.href, poolSize: POOL_SIZE });
      current.end();
      await db.all(endOthers);
      await underWay;
      // Ids of the next process come after all of this one, those of its last moments too.
      world.clock.advance(1);
      if (dead !== first) await dead.close();
      count += 1;
      current = await begin(world, { ...outlasting, db }, `${seed} ${count}`);
    },
    async close() {
      const { db } = current.life.deps;
      if (db !== first) await db.close();
      await first.close();
    },
  };
}

const OAUTH = oauthConfig({ issuer: 'http://localhost' });
const FUNDING = {
  withdrawalFee: '1.50',
  withdrawalReviewFrom: 2_000,
  withdrawalCancelSeconds: 60,
  interestRates: new Map([['USD', '3.1']]),
  cryptoNetworks: null,
};
const KEY = { id: 'test', key: new Uint8Array(32) };

/** What only reckons figures to show moves nothing, and takes long. */
const isKept = ({ kind }: JobHandler): boolean => kind !== 'strategy_returns';

function faultLog() {
  const faults: string[] = [];
  const error = (details: unknown, message?: string): void => {
    const { err } = details as { readonly err?: unknown };
    if (err instanceof PlatformError && err.code === 'PROVIDER_UNAVAILABLE') return;
    faults.push(`${message}: ${err instanceof Error ? err.stack : String(err)}`);
  };
  return { faults, log: { error, warn: () => undefined } };
}

/** Nothing is shared with the life before but the database, the clock and the market. */
async function begin(
  world: TradingWorld,
  own: Pick<Life['deps'], 'db' | 'log' | 'bankRail' | 'brokerConnections'> & {
    readonly wire: Wire;
    readonly handedOver: Set<string>;
  },
  seed: string,
): Promise<{ readonly life: Life; end(): void }> {
  const { clock, market: marketData } = world;
  const random = seededRandom(seed);
  const secrets = secretBox([KEY], random);
  const simulated = simulatedBroker({ marketData, clock, seed: 'trading' }) as Broker;
  const cards = simulatedCards({
    clock,
    webhookSecret: WEBHOOK_SECRET,
    ...playedBank(own.db, secrets, OAUTH.issuer),
  });
  const crypto = embeddedCrypto({ clock, payments: simulatedPayments(own.db) });
  const deps = {
    ...world.deps,
    ...own,
    hub: createHub(),
    random,
    secrets,
    oauth: OAUTH,
    rates: embeddedRates({ seed }),
    config: FUNDING,
    cardProcessor: processorOver(own.wire, cards),
    chains: chainsOver(own.wire, crypto.chains, own.handedOver),
    vasps: crypto.vasps,
    identityCheck: null,
    screening: embeddedScreening(),
    broker: routedBroker({ db: own.db, secrets }, own.brokerConnections, simulated),
  };
  const handlers = [
    corporateActions(deps),
    ...fundingJobs(deps),
    ...brokerageJobs(deps),
    ...cardJobs(deps, [depositCharges(deps), planCharges(deps)]),
    subscriptionWork(deps),
    interestWork(deps),
    ...cryptoJobs(deps),
    ...strategyJobs(deps).filter(isKept),
  ];
  await planRecurring(deps, handlers);
  await keepInterestRates(deps);
  let isGone = false;
  return {
    life: { deps, jobs: () => runDueJobs(deps, handlers), isGone: () => isGone },
    end() {
      isGone = true;
    },
  };
}
