import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Closing } from '../../db/tables/closing-part.ts';
import type { Deps } from '../../deps.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Random } from '../../kernel/random.ts';
import type { SecretBox } from '../../kernel/secret-box.ts';
import type { IdentityProvider } from '../../ports/identity-providers.ts';
import type { Mail } from '../../ports/mail.ts';
import type { PasswordBreaches } from '../../ports/password-breaches.ts';

/** What the account domain works with. */
export interface AccountDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  readonly mail: Mail;
  readonly breaches: PasswordBreaches;
  readonly identityProviders: readonly IdentityProvider[];
  readonly secrets: SecretBox;
  readonly cursors: Deps['cursors'];
  readonly closing: Closing;
  /** Who may open an account. */
  readonly config: { readonly registration: 'open' | 'invited' | 'closed' };
  readonly oauth: {
    /** Origin of the service, first-party pages included, without a slash at the end. */
    readonly issuer: string;
  };
}

/** What every change to the protection of an account takes. */
export type SecurityDeps = Pick<
  AccountDeps,
  'db' | 'clock' | 'random' | 'log' | 'secrets' | 'oauth'
>;

/** What everything takes that may end an account. */
export type ClosingDeps = SecurityDeps & Pick<AccountDeps, 'closing'>;
