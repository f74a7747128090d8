import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Hub } from './events/hub.ts';
import type { Cursors } from './graphql/cursor.ts';
import type { Clock } from './kernel/clock.ts';
import type { Random } from './kernel/random.ts';
import type { OAuthConfig } from './oauth/config.ts';
import type { SensitiveLimiter } from './oauth/rate-limit.ts';
import type { Broker } from './ports/broker.ts';
import type { Mail } from './ports/mail.ts';
import type { MarketData } from './ports/market-data.ts';

/**
 * Everything that the server's functions may need, made in `compose.ts`. Each function names its
 * share: `Pick<Deps, 'db' | 'clock'>`.
 */
export interface Deps {
  readonly config: Config;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Logger;
  readonly db: Database;
  readonly hub: Hub;
  readonly marketData: MarketData;
  readonly broker: Broker;
  readonly mail: Mail;
  /** Opaque positions in lists (contract rule 3). */
  readonly cursors: Cursors;
  readonly oauth: OAuthConfig;
  /** The sensitive rate group, by address or user (spec part 8). */
  readonly limiter: SensitiveLimiter;
  /** The version of the server's package. */
  readonly version: string;
  readonly startedAt: Date;
}
