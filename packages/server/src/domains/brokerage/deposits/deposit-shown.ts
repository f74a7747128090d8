import type {
  DepositStatus,
  MoneyTransferFailureCode,
} from '@investing-platform/schema/operations';
import type { DepositRow } from './deposits.sql.ts';

/** A deposit as its owner sees it. */
export interface DepositShown
  extends Omit<
    DepositRow,
    | 'userId'
    | 'creditedAmount'
    | 'creditedCurrency'
    | 'takenBack'
    | 'returnedAmount'
    | 'plannedOutcome'
    | 'stepSeconds'
    | 'nextStepAt'
  > {
  readonly credited: { readonly amount: string; readonly currency: string } | null;
  readonly failureCode: MoneyTransferFailureCode | null;
}

/** Each way to fail is an end of its own. */
const FAILURE_CODES: Partial<Record<DepositStatus, MoneyTransferFailureCode>> = {
  FAILED: 'NEVER_ARRIVED',
  RETURNED: 'TAKEN_BACK',
};

export function shownDeposit(row: DepositRow): DepositShown {
  const { userId: _, plannedOutcome: _p, stepSeconds: _s, nextStepAt: _n, ...rest } = row;
  const { creditedAmount, creditedCurrency, takenBack: _t, returnedAmount: _r, ...deposit } = rest;
  const credited =
    creditedAmount === null || creditedCurrency === null
      ? null
      : { amount: creditedAmount, currency: creditedCurrency };
  return { ...deposit, credited, failureCode: FAILURE_CODES[row.status] ?? null };
}
