import {
  compose,
  type PositionShown,
  readConfig,
  type TokenActor,
} from '@investing-platform/server/testing';
import { noDatabase } from './no-database.ts';
import { ownEngine, serveOwnDoors } from './own-server.ts';
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
  const { deps } = await compose(config, { db: noDatabase });
  const engine = ownEngine(config, resolversOver(source));
  const actor = await source.authenticate(undefined);
  await serveOwnDoors({ config, deps, engine, token, actor }, port);
}

function resolversOver(source: Source): Readonly<Record<string, object>> {
  return {
    Query: {
      fetchCurrentUser: (_root: unknown, _args: unknown, context: { actor: TokenActor }) =>
        source.currentUser(context.actor),
      getPositions: (_root: unknown, _args: unknown, context: { actor: TokenActor }) =>
        source.positions(context.actor, {}),
    },
    Position: {
      asset: (row: PositionShown) => source.assetOf(row),
      marketValueInDisplayCurrency: (row: PositionShown) => source.displayValueOf(row),
    },
  };
}
