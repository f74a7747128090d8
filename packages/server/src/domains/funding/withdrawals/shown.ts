import { isFinal } from './withdrawal.ts';
import type { WithdrawalRow } from './withdrawals.sql.ts';

/** A withdrawal as its owner sees it. */
export type WithdrawalShown = Omit<
  WithdrawalRow,
  'userId' | 'brokerAccountId' | 'midRate' | 'concerns' | 'railReference'
>;

export function shownWithdrawal(row: WithdrawalRow): WithdrawalShown {
  const {
    userId: _,
    brokerAccountId: _b,
    midRate: _m,
    concerns: _c,
    railReference: _r,
    ...shown
  } = row;
  return isFinal(row.status) ? { ...shown, estimatedArrivalOn: null } : shown;
}
