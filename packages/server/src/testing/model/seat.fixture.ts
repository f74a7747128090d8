import type { OpenedAccount } from '../../domains/trading/accounts/open-account.ts';
import type { Trader } from '../../domains/trading/trading.fixture.ts';
import type { CardDigits } from './wishes/card-wishes.fixture.ts';

/** An account with the person whose it is. */
export interface Seat {
  readonly person: Trader;
  readonly account: OpenedAccount;
  /** The ids of the cards of whoever has any. */
  readonly cards?: Readonly<Record<CardDigits, string>>;
  /** Where bitcoin comes in, and the wallet that it may go out to. */
  readonly coins?: { readonly address: string; readonly walletId: string };
  /** `LEAVING`: a live one whose owner may close it, and pays nothing in by hand. */
  readonly kept: 'LIVE' | 'PRACTICE' | 'ELSEWHERE' | 'LEAVING';
}
