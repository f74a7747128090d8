import { catalog, scalars } from '@investing-platform/schema';
import { firstPartyCatalog, typeDefs } from '@investing-platform/schema/server';
import {
  compose,
  createEngine,
  createMetrics,
  executableSchema,
  httpApp,
  httpServer,
  type PositionRow,
  rateLimits,
  readConfig,
  type TokenActor,
} from '@investing-platform/server/testing';
import { noDatabase } from './no-database.ts';
import type { Source } from './source.ts';

/**
 * The server's own doors and engine with all their checks, over resolvers and tokens in memory.
 *
 * @param token the one that opens it
 */
export async function serveOursInMemory(
  source: Source,
  port: number,
  token: string,
): Promise<void> {
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    METRICS_PORT: '0',
    RATE_LIMIT_GENERAL: '1000000',
  });
  const { maxDepth, maxRootFields, maxTokens, maxNodes } = config;
  const { deps } = await compose(config, { db: noDatabase });
  const engine = createEngine({
    schema: executableSchema(typeDefs, scalars, resolversOver(source)),
    catalog: { ...catalog, ...firstPartyCatalog },
    limits: { depth: maxDepth, rootFields: maxRootFields, tokens: maxTokens, nodes: maxNodes },
    introspection: false,
  });
  const actors = new Map([[`Bearer ${token}`, await source.authenticate(undefined)]]);
  const app = await httpApp({
    deps,
    engine,
    limits: rateLimits(deps.clock, config),
    metrics: createMetrics(true),
    authenticator: {
      bearer: async (header) => actors.get(header) ?? 'unknown',
      session: async () => null,
    },
    oauthRoutes: { handle: async () => null },
    pagesFolder: '.',
    docsFolder: '.',
  });
  const http = httpServer();
  http.serve(app.handler, app.upgrade, app.refuseMalformed);
  await http.listen('127.0.0.1', port);
}

function resolversOver(source: Source): Readonly<Record<string, object>> {
  return {
    Query: {
      fetchCurrentUser: (_root: unknown, _args: unknown, context: { actor: TokenActor }) =>
        source.currentUser(context.actor),
      getPositions: (_root: unknown, _args: unknown, context: { actor: TokenActor }) =>
        source.positions(context.actor, {}),
    },
    Position: { asset: (row: PositionRow) => source.assetOf(row) },
  };
}
