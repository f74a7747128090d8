import type { Clock } from '../kernel/clock.ts';
import type { Decimal } from '../kernel/decimal.ts';
import type { Random } from '../kernel/random.ts';
import type { AccountKey } from './accounts.ts';

export interface LedgerDeps {
  readonly clock: Clock;
  readonly random: Random;
}

/** Why an entry was posted: holds, or one of the activity types that users see. */
export type EntryKind =
  | 'HOLD'
  | 'RELEASE'
  | 'FILL'
  | 'DEPOSIT'
  | 'WITHDRAWAL'
  | 'DIVIDEND'
  | 'DIVIDEND_WITHHOLDING'
  | 'DIVIDEND_ADJUSTMENT'
  | 'RETURN_OF_CAPITAL'
  | 'CAPITAL_GAIN_LONG'
  | 'CAPITAL_GAIN_SHORT'
  | 'INTEREST'
  | 'FEE'
  | 'REGULATORY_FEE'
  | 'CRYPTO_FEE'
  | 'FX'
  | 'JOURNAL_CASH'
  | 'JOURNAL_SECURITY'
  | 'SPLIT'
  | 'REVERSE_SPLIT'
  | 'SPINOFF'
  | 'MERGER'
  | 'REORG'
  | 'SYMBOL_CHANGE'
  | 'CASH_IN_LIEU'
  | 'CRYPTO_DEPOSIT'
  | 'CRYPTO_WITHDRAWAL'
  | 'OPTION_ASSIGNMENT'
  | 'OPTION_EXERCISE'
  | 'OPTION_EXPIRY'
  | 'ADJUSTMENT';

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
