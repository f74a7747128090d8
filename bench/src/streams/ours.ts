import { catalog, scalars } from '@investing-platform/schema';
import { firstPartyCatalog, typeDefs } from '@investing-platform/schema/server';
import {
  compose,
  createEngine,
  createMetrics,
  executableSchema,
  httpApp,
  httpServer,
  livePrices,
  manualClock,
  rateLimits,
  readConfig,
  resolvers,
  type TokenActor,
  viewerIndependent,
} from '@investing-platform/server/testing';
import { noDatabase } from '../servers/no-database.ts';
import { SOCKETS, type StreamServer, TOKEN } from './plan.ts';

/** A moment in regular trading: the simulated market has prices of now. */
const OPEN = new Date('2026-03-11T15:00:00Z');

/**
 * The server's own doors, engine, resolvers and hub with all their checks; the token is known
 * without a database, and ticks come from the benchmark.
 */
export async function serveOurs(port: number): Promise<StreamServer> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    METRICS_PORT: '0',
    RATE_LIMIT_GENERAL: '1000000',
    MAX_SOCKETS_PER_USER: '10000',
  });
  const { maxDepth, maxRootFields, maxTokens, maxNodes } = config;
  const { deps } = await compose(config, { db: noDatabase, clock: manualClock(OPEN) });
  const engine = createEngine({
    schema: executableSchema(typeDefs, scalars, resolvers),
    catalog: { ...catalog, ...firstPartyCatalog },
    limits: { depth: maxDepth, rootFields: maxRootFields, tokens: maxTokens, nodes: maxNodes },
    introspection: false,
  });
  const app = await httpApp({
    deps,
    engine,
    limits: rateLimits(deps.clock, config),
    metrics: createMetrics(true),
    authenticator: {
      bearer: async (header) => (header === `Bearer ${TOKEN}` ? actor : 'unknown'),
      session: async () => null,
    },
    oauthRoutes: { handle: async () => null },
    pagesFolder: '.',
    docsFolder: '.',
    sharedFields: viewerIndependent,
    socketLimits: { maxSocketsPerUser: SOCKETS + 1 },
  });
  const http = httpServer();
  http.serve(app.handler, app.upgrade, app.refuseMalformed);
  await http.listen('127.0.0.1', port);
  return {
    publish: (tick) => deps.hub.publish(livePrices, tick.assetId, tick),
    subscriptions: deps.hub.subscriberCount,
  };
}

const actor: TokenActor = {
  kind: 'token',
  ip: '127.0.0.1',
  userId: '01926d0e-7c00-7000-8000-000000000001',
  plan: 'PRO',
  scopes: new Set(['identity', 'public']),
  credentialId: '01926d0e-7c00-7000-8000-000000000002',
  tokenHash: Buffer.from(TOKEN),
  expiresAt: new Date(OPEN.getTime() + 86_400_000),
};
