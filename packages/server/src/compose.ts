import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import packageJson from '../package.json' with { type: 'json' };
import { alpacaConnection } from './adapters/alpaca/broker/index.ts';
import { openBank } from './adapters/bank.ts';
import { openCards } from './adapters/cards.ts';
import { openChains } from './adapters/chains/index.ts';
import { simulatedBroker } from './adapters/embedded/broker/index.ts';
import { sandboxConnection } from './adapters/embedded/broker-connection/index.ts';
import { embeddedCrypto } from './adapters/embedded/crypto-parties.ts';
import { embeddedMailbox } from './adapters/embedded/mail/mailbox.ts';
import { embeddedOptions } from './adapters/embedded/options/index.ts';
import { commonPasswords } from './adapters/embedded/password-breaches/common-passwords.ts';
import { openIdentity } from './adapters/identity-check.ts';
import { openModels } from './adapters/language-models/index.ts';
import { dkimSignatures } from './adapters/mail-signatures/dkim.ts';
import { openFiles } from './adapters/object-store.ts';
import { openIdProviders } from './adapters/openid/providers.ts';
import { publicDocuments } from './adapters/outbound/public-document.ts';
import { pwnedPasswords } from './adapters/pwned-passwords/password-breaches.ts';
import { smtpMail } from './adapters/smtp/mail.ts';
import { openSources } from './adapters/sources.ts';
import { webPush } from './adapters/web-push.ts';
import { startBackground } from './background.ts';
import { closingParts, settleAccount } from './closing.ts';
import { composeEngine } from './compose-engine.ts';
import type { Config } from './config/config.ts';
import { databaseOptions } from './config/database-options.ts';
import { oauthConfig } from './config/oauth-config.ts';
import { partyShown, simulatedParties } from './config/simulated-parties.ts';
import { type Database, openDatabase } from './db/database.ts';
import { setDefaultPlan } from './db/plan-in-force.ts';
import { connectDemoBroker, startDemoWorld } from './demo/index.ts';
import type { Deps } from './deps.ts';
import { authenticateSession, firstOwnerLink } from './domains/account/index.ts';
import { routedBroker, tradedIn } from './domains/brokerage/index.ts';
import { playedBank } from './domains/cards/index.ts';
import { simulatedPayments } from './domains/crypto/index.ts';
import { paymentQueue } from './domains/funding/index.ts';
import { keepInterestRates } from './domains/interest/index.ts';
import { keepIdentityProvider, SIMULATED_CHECK_PATH } from './domains/kyc/index.ts';
import { keepingPrices, withImportedBars, withImportedRates } from './domains/market/index.ts';
import { createHub } from './events/hub.ts';
import { extraRoutes } from './extra-routes.ts';
import type { Engine } from './graphql/engine.ts';
import type { ViewerIndependentFields } from './graphql/shared/shared-streams.ts';
import { askPlatform } from './http/answering/ask-platform.ts';
import { type HttpApp, type HttpAppOptions, httpApp } from './http/app.ts';
import { createMetrics, type Metrics } from './http/metrics/metrics.ts';
import { metricsServer } from './http/metrics/metrics-server.ts';
import { productFigures } from './http/metrics/product-figures.ts';
import { offeredPackages } from './http/packages/offered-packages.ts';
import { type RateLimits, rateLimits } from './http/rate-limit/rate-limits.ts';
import { type HttpServer, httpServer } from './http/server.ts';
import type { Background } from './jobs/repeat.ts';
import { type Clock, systemClock } from './kernel/clock.ts';
import { signedCursors } from './kernel/cursors.ts';
import { type Random, systemRandom } from './kernel/random.ts';
import { secretBox } from './kernel/secret-box.ts';
import { createLog } from './log.ts';
import { authenticateBearer, CONTROL_TOPIC, oauthRoutes } from './oauth/index.ts';
import { startMailListener } from './smtp/mail-listener.ts';

/** What tests and other programs may put in the place of what compose would make. */
export interface Overrides
  extends Partial<
    Pick<HttpAppOptions, 'usesLane' | 'socketLimits' | 'pagesFolder' | 'docsFolder'>
  > {
  readonly db?: Database;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly log?: Logger;
  readonly objects?: Deps['objects'];
  /** May be listening already; requests wait until the server is started. */
  readonly http?: HttpServer;
}

/** A composed server. */
export interface Server {
  readonly deps: Deps;
  /** Listens and starts what runs beside the requests. */
  start(): Promise<Started>;
  /**
   * Waits for a start that is under way, then: not ready any more, no new connections, in-flight
   * requests (at most `config.drainSeconds`), sockets with 1001, background work and last the
   * database.
   */
  stop(): Promise<void>;
}

export interface Started {
  readonly port: number;
  /** The one-time link of a server that has nobody yet; null at any other start. */
  readonly ownerLink: string | null;
  /** False where their port was not free, or is 0. */
  readonly servesMetrics: boolean;
}

const builtOf = (name: string) => fileURLToPath(new URL(`../../${name}/dist`, import.meta.url));
/** The subscriptions whose events are the same for everybody, with what they are about. */
export const viewerIndependent: ViewerIndependentFields = {
  livePriceData: (event) => (event as { readonly assetId: string }).assetId,
};
/** Those whose events are one person's, and the same for each of that person's sockets. */
const alikeFields: ReadonlySet<string> = new Set(['assistantStream']);

/** Builds adapters, domains and doors: the only place that knows concrete adapters. */
export async function compose(config: Config, overrides: Overrides = {}): Promise<Server> {
  const log = overrides.log ?? createLog(config);
  const db = overrides.db ?? (await openDatabase({ ...databaseOptions(config), log }));
  const clock = overrides.clock ?? systemClock;
  const limits = rateLimits(clock, config);
  const engine = composeEngine(config);
  const ask = askPlatform(() => ({ engine, deps, limits }));
  const deps: Deps = await composeDeps(config, { ...overrides, db, clock, log, ask }, limits);
  const metrics = createMetrics(config.metricsPort !== 0);
  const app = await composeHttp(overrides, deps, engine, limits, metrics);
  return runnable(deps, app, overrides.http ?? httpServer(), metrics);
}

async function composeDeps(
  config: Config,
  made: Overrides & Pick<Deps, 'db' | 'clock' | 'log' | 'ask'>,
  limits: RateLimits,
): Promise<Deps> {
  const { db, clock, log, ask, random = systemRandom } = made;
  const market = await marketSources(config, { clock, log, db });
  const secrets = secretBox(config.encryptionKeys, random);
  const deps: Deps = {
    config,
    clock,
    random,
    log,
    db,
    hub: createHub(),
    ...openFiles(config, random, made.objects),
    ...market,
    ...accountParties(config, log),
    ...openModels(config, random, ask),
    ...brokers(config, { db, secrets, clock, marketData: market.marketData }),
    bankRail: openBank(config, { clock, queue: paymentQueue({ db, clock }) }),
    cardProcessor: openCards(config, { clock, ...playedBank(db, secrets, config.publicUrl) }),
    ...openIdentity(config, { clock, page: SIMULATED_CHECK_PATH }),
    ...embeddedCrypto({ clock, payments: simulatedPayments(db) }),
    chainData: openChains({ clock }, { ...config, inventsOthers: isInvented(config) }),
    push: webPush(config.pushContact, config.publicUrl),
    secrets,
    closing: { parts: closingParts, settle: (actor) => settleAccount(deps, actor) },
    cursors: signedCursors(config.appSecret),
    oauth: oauthConfig(config),
    limiter: limits.sensitive,
    clientDocument: publicDocuments({ timeoutMs: 5_000, maxBytes: 5 * 1_024 }),
    version: packageJson.version,
    startedAt: clock.now(),
    simulatedParties: simulatedParties(config).map((party) => partyShown[party]),
  };
  return deps;
}

/** Prices, rates and news of the sources that are set, and options, which are always simulated. */
async function marketSources(config: Config, deps: Pick<Deps, 'clock' | 'log' | 'db'>) {
  const sources = await openSources(
    { ...deps, withImportedRates: (source) => withImportedRates(deps, source) },
    config,
  );
  const marketData = withImportedBars(deps, keepingPrices(deps, sources.marketData));
  const seeded = { marketData, clock: deps.clock, seed: config.marketSeed };
  return { ...sources, marketData, options: embeddedOptions(seeded) };
}

/** The simulated venue of the platform's own accounts, and brokers that others are kept at. */
function brokers(
  config: Config,
  { db, secrets, ...market }: Pick<Deps, 'db' | 'secrets' | 'clock' | 'marketData'>,
) {
  const own = simulatedBroker({
    ...market,
    seed: config.marketSeed,
    participation: config.simulatedParticipation,
    slippageBasisPoints: config.simulatedSlippageBasisPoints,
    fees: { shares: config.simulatedShareFeeRate, crypto: config.simulatedCryptoFeeRate },
  });
  const sandbox = sandboxConnection({
    ...market,
    venue: own,
    tradedIn: (externalId) => tradedIn(db, 'CUSTOM', externalId),
  });
  const connections = [alpacaConnection(), ...(isInvented(config) ? [sandbox] : [])];
  const brokerConnections = new Map(connections.map((one) => [one.provider, one]));
  return { brokerConnections, broker: routedBroker({ db, secrets }, brokerConnections, own) };
}

/** Invented holdings stand beside invented prices, and never where money is real. */
const isInvented = ({ mode, marketDataSource }: Config): boolean =>
  mode !== 'production' && marketDataSource === 'embedded';

/** The parties outside that accounts need, real ones where the operator has set them up. */
function accountParties(config: Config, log: Logger) {
  const { smtpUrl: url, mailFrom: from, passwordBreachUrl: breaches } = config;
  return {
    mail: url === null ? embeddedMailbox() : smtpMail({ url, from }),
    mailSignatures: dkimSignatures(),
    breaches: breaches === null ? commonPasswords() : pwnedPasswords(breaches, log),
    identityProviders: openIdProviders(config),
  };
}

async function composeHttp(
  overrides: Overrides,
  deps: Deps,
  engine: Engine,
  limits: RateLimits,
  metrics: Metrics,
): Promise<HttpApp> {
  return httpApp({
    deps,
    engine,
    limits,
    metrics,
    authenticator: {
      bearer: (header, ip, path) => authenticateBearer(deps, header, ip, path),
      session: (token, ip, isUse) => authenticateSession(deps, token, ip, isUse),
    },
    oauthRoutes: oauthRoutes(deps),
    pagesFolder: overrides.pagesFolder ?? builtOf('web'),
    docsFolder: overrides.docsFolder ?? builtOf('docs'),
    packages: offeredPackages(join(deps.config.dataDir, 'packages')),
    extraRoutes: extraRoutes(deps),
    sharedFields: viewerIndependent,
    alikeFields,
    ...(overrides.usesLane === undefined ? {} : { usesLane: overrides.usesLane }),
    ...(overrides.socketLimits === undefined ? {} : { socketLimits: overrides.socketLimits }),
  });
}

function runnable(deps: Deps, app: HttpApp, http: HttpServer, metrics: Metrics): Server {
  const { config, db, log } = deps;
  const inspection = metricsServer(metrics, log);
  metrics.observeProduct(() => productFigures(deps));
  const background: Background[] = [];
  let started: Promise<Started> | undefined;
  let stopped: Promise<void> | undefined;

  const start = async (): Promise<Started> => {
    await db.transaction((tx) => tx.run(setDefaultPlan, config.defaultPlan));
    await keepInterestRates(deps);
    await keepIdentityProvider(deps);
    if (config.mode === 'development') {
      await startDemoWorld(deps, { dataDir: config.dataDir, baseUrl: config.publicUrl });
      await connectDemoBroker(deps);
    }
    await db.listen(CONTROL_TOPIC, app.sockets.revoke, () => {
      app.sockets.recheck().catch((error: unknown) => log.error({ err: error }, 'recheck failed'));
    });
    http.serve(app.handler, app.upgrade, app.refuseMalformed);
    const port = await http.listen(config.host, config.port);
    const servesMetrics =
      config.metricsPort !== 0 && (await inspection.listen(config.metricsHost, config.metricsPort));
    background.push(await startMailListener(deps), ...startBackground(deps));
    const ownerLink = await firstOwnerLink(deps);
    return { port, servesMetrics, ownerLink };
  };

  const stop = async (): Promise<void> => {
    // What starts uses the database, and what has not started cannot be stopped.
    await started?.catch(() => undefined);
    app.health.drain();
    const milliseconds = config.drainSeconds * 1_000;
    await Promise.all([http.stop(milliseconds), app.sockets.stop(milliseconds)]);
    await Promise.all(background.map((work) => work.stop()));
    inspection.close();
    await db.close();
  };

  return {
    deps,
    start() {
      started ??= start();
      return started;
    },
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}
