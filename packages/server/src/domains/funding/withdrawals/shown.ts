import type {
  MoneyTransferFailureCode,
  WithdrawalStatus,
} from '@investing-platform/schema/operations';
import { isFinal } from './withdrawal.ts';
import type { WithdrawalRow } from './withdrawals.sql.ts';

/** A withdrawal as its owner sees it. */
export type WithdrawalShown = Omit<
  WithdrawalRow,
  'userId' | 'brokerAccountId' | 'midRate' | 'concerns' | 'railReference'
> & { readonly failureCode: MoneyTransferFailureCode | null };

/** Each way to fail is an end of its own. */
const FAILURE_CODES: Partial<Record<WithdrawalStatus, MoneyTransferFailureCode>> = {
  REJECTED: 'REFUSED_BY_PLATFORM',
  FAILED: 'REFUSED_BY_BANK',
  RETURNED: 'RETURNED_BY_BANK',
};

export function shownWithdrawal(row: WithdrawalRow): WithdrawalShown {
  const {
    userId: _,
    brokerAccountId: _b,
    midRate: _m,
    concerns: _c,
    railReference: _r,
    ...rest
  } = row;
  const shown = { ...rest, failureCode: FAILURE_CODES[row.status] ?? null };
  return isFinal(row.status) ? { ...shown, estimatedArrivalOn: null } : shown;
}
