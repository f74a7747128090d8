import type { OpenedAccount } from '../../domains/trading/accounts/open-account.ts';
import type { Trader } from '../../domains/trading/trading.fixture.ts';

/** An account with the person whose it is. */
export interface Seat {
  readonly person: Trader;
  readonly account: OpenedAccount;
  /** `LEAVING`: a live one whose owner may close it, and pays nothing in by hand. */
  readonly kept: 'LIVE' | 'PRACTICE' | 'ELSEWHERE' | 'LEAVING';
}
