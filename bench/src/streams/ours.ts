import {
  compose,
  livePrices,
  manualClock,
  readConfig,
  resolvers,
  viewerIndependent,
} from '@investing-platform/server/testing';
import { noDatabase } from '../servers/no-database.ts';
import { ownEngine, serveOwnDoors, tokenActor } from '../servers/own-server.ts';
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
  const { deps } = await compose(config, { db: noDatabase, clock: manualClock(OPEN) });
  const engine = ownEngine(config, resolvers);
  const actor = tokenActor(TOKEN, new Set(['identity', 'public']), OPEN);
  const socketLimits = { maxSocketsPerUser: SOCKETS + 1 };
  const sharedFields = viewerIndependent;
  const doors = { config, deps, engine, token: TOKEN, actor, sharedFields, socketLimits };
  await serveOwnDoors(doors, port);
  return {
    publish: (tick) => deps.hub.publish(livePrices, tick.assetId, tick),
    subscriptions: deps.hub.subscriberCount,
  };
}
