import { catalog, scalars } from '@investing-platform/schema';
import { firstPartyCatalog, typeDefs } from '@investing-platform/schema/server';
import {
  type Config,
  createEngine,
  createMetrics,
  executableSchema,
  httpApp,
  httpServer,
  rateLimits,
  type TokenActor,
} from '@investing-platform/server/testing';

const DAY_MS = 86_400_000;

type Doors = Parameters<typeof httpApp>[0];
type Engine = Doors['engine'];

/** The server's engine over the whole contract, with the limits of its settings. */
export function ownEngine(
  { maxDepth, maxRootFields, maxTokens, maxNodes }: Config,
  resolvers: Readonly<Record<string, object>>,
): Engine {
  return createEngine({
    schema: executableSchema(typeDefs, scalars, resolvers),
    catalog: { ...catalog, ...firstPartyCatalog },
    limits: { depth: maxDepth, rootFields: maxRootFields, tokens: maxTokens, nodes: maxNodes },
    introspection: false,
  });
}

/** Somebody with a token that no database knows. */
export function tokenActor(token: string, scopes: TokenActor['scopes'], now: Date): TokenActor {
  return {
    kind: 'token',
    ip: '127.0.0.1',
    userId: '01926d0e-7c00-7000-8000-000000000001',
    plan: 'PRO',
    scopes,
    credentialId: '01926d0e-7c00-7000-8000-000000000002',
    tokenHash: Buffer.from(token),
    expiresAt: new Date(now.getTime() + DAY_MS),
  };
}

export interface OwnDoors extends Pick<Doors, 'deps' | 'engine' | 'sharedFields' | 'socketLimits'> {
  readonly config: Config;
  /** The only token that opens them. */
  readonly token: string;
  readonly actor: TokenActor;
}

/** Listens with the server's own doors and all their checks; only the token's lookup is spared. */
export async function serveOwnDoors(
  { config, token, actor, ...rest }: OwnDoors,
  port: number,
): Promise<void> {
  const actors = new Map([[`Bearer ${token}`, actor]]);
  const app = await httpApp({
    ...rest,
    limits: rateLimits(rest.deps.clock, config),
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
