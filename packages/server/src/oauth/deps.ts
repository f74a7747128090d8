import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Random } from '../kernel/random.ts';
import type { OAuthConfig } from './config.ts';
import type { SensitiveLimiter } from './rate-limit.ts';

/** What the authorization server's endpoints work with. */
export interface OAuthDeps {
  readonly oauth: OAuthConfig;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  readonly db: Database;
  readonly limiter: SensitiveLimiter;
  /** The text of a client metadata document, from an address that a stranger chose. */
  readonly clientDocument: (address: string) => Promise<string>;
}
