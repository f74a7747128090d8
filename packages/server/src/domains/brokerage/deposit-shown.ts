import type { DepositRow } from './deposits.sql.ts';

/** A deposit as its owner sees it. */
export interface DepositShown
  extends Omit<
    DepositRow,
    | 'userId'
    | 'creditedAmount'
    | 'creditedCurrency'
    | 'plannedOutcome'
    | 'stepSeconds'
    | 'nextStepAt'
  > {
  readonly credited: { readonly amount: string; readonly currency: string } | null;
}

export function shownDeposit(row: DepositRow): DepositShown {
  const { userId: _, plannedOutcome: _p, stepSeconds: _s, nextStepAt: _n, ...rest } = row;
  const { creditedAmount, creditedCurrency, ...deposit } = rest;
  const credited =
    creditedAmount === null || creditedCurrency === null
      ? null
      : { amount: creditedAmount, currency: creditedCurrency };
  return { ...deposit, credited };
}
