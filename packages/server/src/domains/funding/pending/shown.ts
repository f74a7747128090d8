import type { MoneyTransferFailureCode } from '@investing-platform/schema/operations';
import type { Reader } from '../../../db/database.ts';
import { type DepositShown, shownDeposit } from '../../brokerage/index.ts';
import { type BankDetail, detailFor, usualMethod } from '../deposits/bank-detail.ts';
import { depositsByIds } from '../deposits/deposits.sql.ts';
import type { FundingDeps } from '../deps.ts';
import { shownWithdrawal, type WithdrawalShown } from '../withdrawals/shown.ts';
import { withdrawalsOfUser } from '../withdrawals/withdrawals.sql.ts';
import type { PendingRow } from './pending.sql.ts';

/** A pending transaction as its owner sees it. */
export interface PendingShown
  extends Omit<PendingRow, 'depositId' | 'boughtAmount' | 'boughtCurrency' | 'failedCharge'> {
  readonly failureCode: MoneyTransferFailureCode | null;
  readonly bankDetail: BankDetail | null;
  readonly deposit: DepositShown | null;
  readonly withdrawal: WithdrawalShown | null;
  readonly bought: { readonly amount: string; readonly currency: string } | null;
}

const CHARGE_FAILURES = { DECLINED: 'CARD_DECLINED', UNCONFIRMED: 'NOT_CONFIRMED' } as const;

/** Two statements at most, however many rows there are. */
export async function showPending(
  reader: Reader,
  deps: Pick<FundingDeps, 'bankRail'>,
  userId: string,
  rows: readonly PendingRow[],
): Promise<PendingShown[]> {
  const depositIds = rows.flatMap(({ depositId }) => (depositId === null ? [] : [depositId]));
  const withdrawalIds = rows.filter(({ kind }) => kind === 'WITHDRAWAL').map(({ id }) => id);
  const deposits =
    depositIds.length === 0 ? [] : await reader.all(depositsByIds, userId, depositIds);
  const withdrawals =
    withdrawalIds.length === 0 ? [] : await reader.all(withdrawalsOfUser, userId, withdrawalIds);
  const depositOf = new Map(deposits.map((row) => [row.id, shownDeposit(row)]));
  const withdrawalOf = new Map(withdrawals.map((row) => [row.id, shownWithdrawal(row)]));
  return rows.map((row) => {
    const { depositId, boughtAmount, boughtCurrency, failedCharge, ...rest } = row;
    const { currency, reference } = row;
    const deposit = depositOf.get(depositId ?? '') ?? null;
    const withdrawal = withdrawalOf.get(row.id) ?? null;
    return {
      ...rest,
      failureCode:
        (deposit ?? withdrawal)?.failureCode ??
        (failedCharge === null ? null : CHARGE_FAILURES[failedCharge]),
      bankDetail:
        row.kind === 'BANK_TRANSFER'
          ? detailFor(deps, currency, usualMethod(currency), reference)
          : null,
      deposit,
      withdrawal,
      bought:
        boughtAmount === null || boughtCurrency === null
          ? null
          : { amount: boughtAmount, currency: boughtCurrency },
    };
  });
}
