import { performance } from 'node:perf_hooks';
import type { Deps } from '../deps.ts';
import type { Context } from '../graphql/context.ts';
import type { Engine } from '../graphql/engine.ts';
import { sharedStreams, type ViewerIndependentFields } from '../graphql/shared/shared-streams.ts';
import type { OAuthRoutes } from '../oauth/index.ts';
import { noBrowserSession, sessionCookieFormat } from './account/cookies.ts';
import { firstPartyCheck, ownHostCheck } from './account/origin.ts';
import { finished } from './answering/answer.ts';
import type { DoorDeps } from './graphql/exchange.ts';
import { graphqlDoor } from './graphql/graphql-door.ts';
import { type Health, health } from './health.ts';
import { type LoadServing, mcpDoor } from './mcp/mcp-door.ts';
import type { Metrics } from './metrics/metrics.ts';
import { reportAnswers } from './metrics/report-answers.ts';
import type { OfferedPackages } from './packages/offered-packages.ts';
import { openPages } from './pages/pages.ts';
import type { RateLimits } from './rate-limit/rate-limits.ts';
import { clientIp } from './requests/client-ip.ts';
import type { Authenticator } from './requests/identify.ts';
import { type RefuseMalformed, refuseMalformed } from './requests/malformed.ts';
import { requestIds } from './requests/request-id.ts';
import { type ExtraRoute, type Handler, router } from './router.ts';
import type { Upgrade } from './server.ts';
import type { WebSocketLimits } from './websocket/deps.ts';
import { type SocketServer, socketServer } from './websocket/socket-server.ts';

export interface HttpAppOptions {
  readonly deps: Deps;
  readonly engine: Engine;
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly authenticator: Authenticator;
  readonly oauthRoutes: OAuthRoutes;
  /** Folder of the built first-party pages. */
  readonly pagesFolder: string;
  /** Folder of the built reference. */
  readonly docsFolder: string;
  /** What people install from this server. */
  readonly packages?: OfferedPackages;
  readonly extraRoutes?: ReadonlyMap<string, ExtraRoute>;
  readonly sharedFields?: ViewerIndependentFields;
  /** See `SharedStreamOptions`. */
  readonly alikeFields?: ReadonlySet<string>;
  /** False sends every request to `/graphql` through Yoga. */
  readonly usesLane?: boolean;
  readonly socketLimits?: Partial<WebSocketLimits>;
  readonly mcpServing?: LoadServing;
}

/** Everything that answers on the server's port. */
export interface HttpApp {
  readonly handler: Handler;
  readonly upgrade: Upgrade;
  readonly refuseMalformed: RefuseMalformed;
  readonly sockets: SocketServer;
  readonly health: Health;
}

const NO_PACKAGES: OfferedPackages = { current: async () => [], find: async () => null };

/** Puts the doors together. */
export async function httpApp(options: HttpAppOptions): Promise<HttpApp> {
  const { deps, limits, metrics, packages = NO_PACKAGES, mcpServing: loadServing } = options;
  const door = doorDeps(options);
  const folders = { pages: options.pagesFolder, docs: options.docsFolder };
  const probes = health(deps.db);
  const sockets = openSockets(options, door);
  metrics.observeSockets(sockets.count);
  const handler = router({
    graphql: graphqlDoor(door, options.usesLane ?? true),
    mcp: mcpDoor({ ...door, isOwnHost: ownHostCheck(deps.oauth.issuer), loadServing }),
    oauth: { ...door, oauthRoutes: options.oauthRoutes, issuer: deps.oauth.issuer },
    account: door,
    shares: door,
    files: door,
    uploads: door,
    cards: door,
    identity: door,
    mail: door,
    operator: door,
    packages: { ...door, packages },
    pages: await openPages(folders, limits, deps.oauth.issuer, packages),
    health: probes,
    extraRoutes: options.extraRoutes ?? new Map(),
    isOwnHost: ownHostCheck(deps.oauth.issuer),
    clientIp: door.clientIp,
    limits,
    metrics,
    log: deps.log,
    elapsed: door.elapsed,
  });
  return {
    handler,
    upgrade: sockets.upgrade,
    refuseMalformed: refuseMalformed(limits),
    sockets,
    health: probes,
  };
}

function doorDeps({ deps, engine, limits, metrics, authenticator }: HttpAppOptions): DoorDeps {
  const { config } = deps;
  const isProduction = config.mode === 'production';
  const { issuer } = deps.oauth;
  return {
    deps,
    engine,
    limits,
    authenticator,
    clientIp: clientIp(config.trustedProxies),
    cookieFormat: sessionCookieFormat(isProduction),
    isFirstParty: firstPartyCheck(issuer, !isProduction),
    report: reportAnswers(metrics, deps.log, config.slowRequestMs),
    countResponse: (status) => metrics.httpResponse('graphql', status),
    maxBodyBytes: config.maxBodyBytes,
    issuer,
    nextRequestId: requestIds(deps.random),
    elapsed: () => performance.now(),
  };
}

function openSockets(options: HttpAppOptions, door: DoorDeps): SocketServer {
  const { deps, engine, sharedFields = {}, socketLimits } = options;
  const { config } = deps;
  const requestId = door.nextRequestId();
  // Belongs to nobody: what it answers goes to every subscriber.
  const newContext = (): Context => ({
    actor: { kind: 'anonymous', ip: '' },
    requestId,
    deps,
    session: noBrowserSession,
  });
  const shared = sharedStreams({
    engine,
    fields: sharedFields,
    alikeFields: options.alikeFields,
    newContext,
    serialize: (result, { operation }) =>
      JSON.stringify(finished(deps, requestId, result, operation, null).result),
  });
  return socketServer({
    ...door,
    shared,
    socketLimits: {
      maxBodyBytes: config.maxBodyBytes,
      maxSocketsPerUser: config.maxSocketsPerUser,
      maxSubscriptionsPerSocket: config.maxSubscriptionsPerSocket,
      maxMessagesPerSecond: Math.max(1_000, 4 * config.generalRatePerSecond),
      initMs: 3_000,
      heartbeatMs: 30_000,
      ...socketLimits,
    },
  });
}
