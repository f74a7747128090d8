import { memoryStore } from './adapters/embedded/object-store/memory-store.ts';
import { jobHandlers } from './background.ts';
import { compose, type Overrides, viewerIndependent } from './compose.ts';
import { readConfig } from './config/config.ts';
import type { Database } from './db/database.ts';
import { statement } from './db/statement.ts';
import { postgresDatabase, testDatabase } from './db/testing.ts';
import type { Deps } from './deps.ts';
import { runOnce } from './domains/trading/matching/matcher.ts';
import { httpServer } from './http/server.ts';
import { runDueJobs } from './jobs/jobs.ts';
import { type Clock, systemClock } from './kernel/clock.ts';
import { seededRandom, systemRandom } from './kernel/random.ts';
import { credentials } from './testing/credentials.ts';
import { people } from './testing/people.ts';
import { postGraphql, signIn } from './testing/requests.ts';
import type { TestServer } from './testing/types.ts';

export { executableSchema } from '@investing-platform/engine';
export { simulatedBroker } from './adapters/embedded/broker/index.ts';
export { embeddedMarketData } from './adapters/embedded/market-data/index.ts';
export { type Config, readConfig } from './config/config.ts';
export { createUser, type UserRow } from './domains/account/index.ts';
export { fetchCurrentUser } from './domains/account/sessions/current-user.ts';
export {
  ASKED_AT,
  type Evaluated,
  evaluatedPerson,
} from './domains/assistant/evaluation-person.fixture.ts';
export { questionsOfPeople } from './domains/assistant/evaluation-questions.fixture.ts';
export { papersAccountOf } from './domains/brokerage/documents/documents.sql.ts';
export { issueDocuments } from './domains/brokerage/documents/issue-documents.ts';
export { getPortfolioHistory } from './domains/brokerage/history/portfolio-history.ts';
export { openPlatformAccount } from './domains/brokerage/index.ts';
export { requestExport } from './domains/exports/jobs/request-export.ts';
export { makeNextExport } from './domains/exports/making/make-export.ts';
export { statementFile } from './domains/funding/bank-files/statement.fixture.ts';
export { receiveBankLine } from './domains/funding/index.ts';
export { recompute as recomputeHolding } from './domains/holdings/index.ts';
export { interestWork, keepInterestRates } from './domains/interest/index.ts';
export { livePrices } from './domains/market/live-prices/live-price-data.ts';
export { netWorthDashboard } from './domains/networth/dashboard/net-worth-dashboard.ts';
export { netWorthAssetHistory } from './domains/networth/history/asset-history.ts';
export { uploadFile } from './domains/networth/imports/own-files.ts';
export { fileJobs } from './domains/networth/imports/read-file.ts';
export { createCustomInstrument } from './domains/networth/instruments/custom-instruments.ts';
export { updateInstrumentPrice } from './domains/networth/instruments/instrument-prices.ts';
export { generateReport } from './domains/networth/reports/generate-report.ts';
export { updateTrade } from './domains/portfolios/trades/change-trade.ts';
export { createPortfolio } from './domains/portfolios/write-portfolio.ts';
export {
  addOpeningPosition,
  depositCash,
  type PositionShown,
  readPositions,
  valueInDisplayCurrency,
} from './domains/trading/index.ts';
export { placeOrder } from './domains/trading/orders/place-order.ts';
export { faultsOfTheBooks } from './domains/trading/settlement/books.fixture.ts';
export { receiveUpload } from './domains/uploads/index.ts';
export { createEngine } from './graphql/engine.ts';
export { resolvers } from './graphql/generated/resolver-map.ts';
export { httpApp } from './http/app.ts';
export { createMetrics } from './http/metrics/metrics.ts';
export { rateLimits } from './http/rate-limit/rate-limits.ts';
export { httpServer } from './http/server.ts';
export type { Actor, TokenActor } from './kernel/actor.ts';
export { type ManualClock, manualClock } from './kernel/clock.ts';
export { rebuildBalances, rebuildDays } from './ledger/index.ts';
export { authenticateBearer, createCredential } from './oauth/index.ts';
export { linkToBankPage } from './operator/bank-page/visits.ts';
export { operatorProgram } from './operator/program.ts';
export type {
  NewTestAccount,
  NewTestUser,
  TestAnswer,
  TestCredential,
  TestError,
  TestMail,
  TestServer,
  TestUser,
} from './testing/types.ts';
export { compose, type Deps, runDueJobs, runOnce, viewerIndependent };

export interface TestServerOptions
  extends Pick<Overrides, 'usesLane' | 'socketLimits' | 'pagesFolder' | 'docsFolder' | 'log'> {
  /**
   * Superuser URL of a PostgreSQL cluster: the server gets a new database in it. Default: the
   * worker's embedded database, emptied, so that one such server runs at a time.
   */
  readonly postgresUrl?: string | undefined;
  /** Default: the system's. */
  readonly clock?: Clock;
  /** Makes ids, tokens and prices the same in every run. Default: random. */
  readonly seed?: string;
  /** Environment variables; those that are not named have the defaults of tests. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the composed server on a free port of this machine; to be stopped by the test. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { clock = systemClock, seed, settings, postgresUrl, ...overrides } = options;
  const http = httpServer();
  const port = await http.listen('127.0.0.1', 0);
  const url = `http://localhost:${port}`;
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    METRICS_PORT: '0',
    MARKET_SEED: seed ?? 'test',
    RATE_LIMIT_GENERAL: '1000000',
    RATE_LIMIT_SENSITIVE: '1000000',
    PORT: String(port),
    PUBLIC_URL: url,
    ...settings,
  });
  const db = await openTestDatabase(postgresUrl);
  const random = seed === undefined ? systemRandom : seededRandom(seed);
  const server = await compose(config, {
    objects: memoryStore(),
    ...overrides,
    db,
    clock,
    random,
    http,
  });
  await server.start();
  const { deps } = server;
  return {
    url,
    wsUrl: `${url.replace('http', 'ws')}/graphql`,
    deps,
    ...people(deps),
    ...credentials(deps, url),
    signIn: (user) => signIn(url, user),
    graphql: (headers, query, variables, operationName) =>
      postGraphql(url, headers, { query, variables, operationName }),
    stop: server.stop,
  };
}

function openTestDatabase(postgresUrl: string | undefined): Promise<Database> {
  return postgresUrl === undefined ? testDatabase() : postgresDatabase(postgresUrl);
}

const dueJobs = statement<{ count: number }, [now: Date]>(
  'testing_due_jobs',
  'select count(*)::integer as count from jobs where run_at <= $1 and failed_at is null',
);

/**
 * Works orders and jobs that are due at the moment of the clock, once.
 *
 * @returns how many jobs are due still: somebody else is at work on them, or they led to others
 */
export async function workDue(deps: Deps): Promise<number> {
  await runDueJobs(deps, jobHandlers(deps));
  await runOnce(deps);
  return (await deps.db.one(dueJobs, deps.clock.now())).count;
}
