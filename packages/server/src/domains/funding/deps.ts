import type { Deps } from '../../deps.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Random } from '../../kernel/random.ts';

/** What money in and out needs. */
export interface FundingDeps
  extends Pick<
    Deps,
    'db' | 'secrets' | 'oauth' | 'cursors' | 'rates' | 'marketData' | 'bankRail' | 'cardProcessor'
  > {
  readonly config: Pick<
    Deps['config'],
    'withdrawalFee' | 'withdrawalReviewFrom' | 'withdrawalCancelSeconds'
  >;
  readonly log: Pick<Deps['log'], 'error' | 'warn'>;
  readonly clock: Clock;
  readonly random: Random;
}

/** What a change takes that the person is told of. */
export type TellDeps = Pick<FundingDeps, 'clock' | 'random' | 'secrets'>;

/** Where a request comes from, for mails and security events. */
export interface Whence {
  /** Null where no request caused it. */
  readonly ip: string | null;
  /** As the session gives it; null for programs. */
  readonly browser: string | null;
}
