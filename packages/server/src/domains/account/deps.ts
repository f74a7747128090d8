import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Random } from '../../kernel/random.ts';
import type { Mail } from '../../ports/mail.ts';

/** What the account domain works with. */
export interface AccountDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  readonly mail: Mail;
  readonly oauth: {
    /** Origin of the service, first-party pages included, without a slash at the end. */
    readonly issuer: string;
  };
}
