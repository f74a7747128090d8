import type { Transaction } from '../../../db/database.ts';
import { lockAccount } from '../../trading/index.ts';
import { lockWithdrawal, type WithdrawalRow } from './withdrawals.sql.ts';

/** A withdrawal as it is now, locked after the account whose money it is. */
export async function lockWithdrawalInAccount(
  tx: Transaction,
  { id, brokerAccountId }: Pick<WithdrawalRow, 'id' | 'brokerAccountId'>,
): Promise<WithdrawalRow> {
  // Both travel in one write, in this order.
  const [, row] = await Promise.all([lockAccount(tx, brokerAccountId), tx.one(lockWithdrawal, id)]);
  return row;
}
