import type { ActivityType } from '@investing-platform/schema/operations';
import type { Clock } from '../kernel/clock.ts';
import type { Decimal } from '../kernel/decimal.ts';
import type { Random } from '../kernel/random.ts';
import type { AccountKey } from './accounts.ts';

export interface LedgerDeps {
  readonly clock: Clock;
  readonly random: Random;
}

/** Why an entry was posted: holds, or one of the activity types that users see. */
export type EntryKind = 'HOLD' | 'RELEASE' | ActivityType;

export interface Line {
  readonly account: AccountKey;
  /** Positive adds to the account. Cash comes rounded to the currency's minor unit. */
  readonly amount: Decimal;
}

export interface Posting {
  /** Its id, for those who need it at once; a new one where absent. */
  readonly id?: string;
  readonly kind: EntryKind;
  /** Whose journal it is. */
  readonly userId: string;
  /** What the entry comes from, as `order` and its id. */
  readonly sourceType: string;
  readonly sourceId: string;
  /** 2 to 1,000; they sum to zero for each asset. An account may occur several times. */
  readonly lines: readonly Line[];
}
