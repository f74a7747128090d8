import { fileURLToPath } from 'node:url';
import { catalog, scalars } from '@investing-platform/schema';
import { executableSchema } from '@investing-platform/schema/engine';
import { firstPartyCatalog, typeDefs } from '@investing-platform/schema/server';
import { destination, type Logger, pino } from 'pino';
import packageJson from '../package.json' with { type: 'json' };
import { simulatedBroker } from './adapters/embedded/broker/index.ts';
import { embeddedMailbox } from './adapters/embedded/mail/mailbox.ts';
import { embeddedMarketData } from './adapters/embedded/market-data/index.ts';
import { type Background, startPurging } from './chores.ts';
import type { Config } from './config.ts';
import { databaseOptions } from './database-options.ts';
import { type Database, openDatabase } from './db/database.ts';
import { startDemoWorld } from './demo/index.ts';
import type { Deps } from './deps.ts';
import { authenticateSession, renderOutbox, startAccountChores } from './domains/account/index.ts';
import { startPriceStream } from './domains/market/index.ts';
import { startMatcher } from './domains/trading/index.ts';
import { createHub } from './events/hub.ts';
import { signedCursors } from './graphql/cursor.ts';
import { createEngine, type Engine } from './graphql/engine.ts';
import { resolvers } from './graphql/generated/resolver-map.ts';
import type { ViewerIndependentFields } from './graphql/shared/shared-streams.ts';
import { type HttpApp, type HttpAppOptions, httpApp } from './http/app.ts';
import { createMetrics, type Metrics } from './http/metrics/metrics.ts';
import { metricsServer } from './http/metrics/metrics-server.ts';
import { type RateLimits, rateLimits } from './http/rate-limit/rate-limits.ts';
import { type HttpServer, httpServer } from './http/server.ts';
import { type Clock, systemClock } from './kernel/clock.ts';
import { type Random, systemRandom } from './kernel/random.ts';
import { authenticateBearer, CONTROL_TOPIC, oauthRoutes } from './oauth/index.ts';

/** What tests and other programs may put in the place of what compose would make. */
export interface Overrides
  extends Partial<
    Pick<HttpAppOptions, 'usesLane' | 'socketLimits' | 'pagesFolder' | 'docsFolder'>
  > {
  readonly db?: Database;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly log?: Logger;
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
  /** False where their port was not free, or is 0. */
  readonly servesMetrics: boolean;
}

const PAGES_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
const DOCS_FOLDER = fileURLToPath(new URL('../../docs/dist', import.meta.url));

/** The subscriptions whose events are the same for everybody, with what they are about. */
const viewerIndependent: ViewerIndependentFields = {
  livePriceData: (event) => (event as { readonly assetId: string }).assetId,
};

/** Builds adapters, domains and doors: the only place that knows concrete adapters. */
export async function compose(config: Config, overrides: Overrides = {}): Promise<Server> {
  const log = overrides.log ?? createLog(config);
  const db = overrides.db ?? (await openDatabase({ ...databaseOptions(config), log }));
  const clock = overrides.clock ?? systemClock;
  const limits = rateLimits(clock, config);
  const deps = composeDeps(config, { ...overrides, db, clock, log }, limits);
  const metrics = createMetrics(config.metricsPort !== 0);
  const engine = composeEngine(config);
  const app = await composeHttp(overrides, deps, engine, limits, metrics);
  return runnable(deps, app, overrides.http ?? httpServer(), metrics);
}

/** Lines of JSON, without what database errors quote of people's data. */
function createLog(config: Config): Logger {
  const quoted = ['detail', 'where', 'query', 'parameters', 'params', 'internalQuery'];
  const paths = quoted.flatMap((key) => [`err.${key}`, `err.cause.${key}`]);
  return pino({ level: config.logLevel, redact: { paths, remove: true } }, destination(1));
}

function composeDeps(
  config: Config,
  made: Overrides & Required<Pick<Overrides, 'db' | 'clock' | 'log'>>,
  limits: RateLimits,
): Deps {
  const { db, clock, log, random = systemRandom } = made;
  const marketData = embeddedMarketData({ clock, seed: config.marketSeed });
  return {
    config,
    clock,
    random,
    log,
    db,
    hub: createHub(),
    marketData,
    broker: simulatedBroker({ marketData, clock, seed: config.marketSeed }),
    mail: embeddedMailbox(),
    cursors: signedCursors(config.appSecret),
    oauth: {
      issuer: config.publicUrl,
      production: config.mode === 'production',
      approvedRedirectDomains: config.approvedRedirectDomains,
      accessTokenLifetimeSeconds: 3_600,
    },
    limiter: limits.sensitive,
    version: packageJson.version,
    startedAt: clock.now(),
  };
}

function composeEngine(config: Config): Engine {
  const { introspection, mode, maxDepth, maxRootFields, maxTokens, maxNodes } = config;
  return createEngine({
    schema: executableSchema(typeDefs, scalars, resolvers),
    catalog: { ...catalog, ...firstPartyCatalog },
    limits: { depth: maxDepth, rootFields: maxRootFields, tokens: maxTokens, nodes: maxNodes },
    introspection: introspection === 'on' || (introspection === 'auto' && mode !== 'production'),
  });
}

async function composeHttp(
  overrides: Overrides,
  deps: Deps,
  engine: Engine,
  limits: RateLimits,
  metrics: Metrics,
): Promise<HttpApp> {
  const outbox = async () => ({
    contentType: 'text/html; charset=utf-8',
    body: await renderOutbox(deps),
  });
  return httpApp({
    deps,
    engine,
    limits,
    metrics,
    authenticator: {
      bearer: (header, ip) => authenticateBearer(deps, header, ip),
      session: (token, ip) => authenticateSession(deps, token, ip),
    },
    oauthRoutes: oauthRoutes(deps),
    pagesFolder: overrides.pagesFolder ?? PAGES_FOLDER,
    docsFolder: overrides.docsFolder ?? DOCS_FOLDER,
    // Who reads it can take over every account: for development alone.
    extraRoutes: new Map(deps.config.mode === 'production' ? [] : [['/dev/mail', outbox]]),
    sharedFields: viewerIndependent,
    ...(overrides.usesLane === undefined ? {} : { usesLane: overrides.usesLane }),
    ...(overrides.socketLimits === undefined ? {} : { socketLimits: overrides.socketLimits }),
  });
}

function runnable(deps: Deps, app: HttpApp, http: HttpServer, metrics: Metrics): Server {
  const { config, db, log } = deps;
  const inspection = metricsServer(metrics, log);
  const background: Background[] = [];
  let started: Promise<Started> | undefined;
  let stopped: Promise<void> | undefined;

  const start = async (): Promise<Started> => {
    if (config.mode === 'development') {
      await startDemoWorld(deps, { dataDir: config.dataDir, baseUrl: config.publicUrl });
    }
    await db.listen(CONTROL_TOPIC, app.sockets.revoke, () => {
      app.sockets.recheck().catch((error: unknown) => log.error({ err: error }, 'recheck failed'));
    });
    http.serve(app.handler, app.upgrade, app.refuseMalformed);
    const port = await http.listen(config.host, config.port);
    const servesMetrics =
      config.metricsPort !== 0 && (await inspection.listen(config.metricsHost, config.metricsPort));
    background.push(...startBackground(deps));
    return { port, servesMetrics };
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

function startBackground(deps: Deps): Background[] {
  const prices = startPriceStream(deps);
  return [
    { stop: async () => prices.stop() },
    startMatcher(deps),
    startAccountChores(deps),
    startPurging(deps),
  ];
}
