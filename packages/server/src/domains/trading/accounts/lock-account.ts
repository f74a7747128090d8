import type { Transaction, TransactionOptions } from '../../../db/database.ts';
import { lockOrder, type OrderRow } from '../orders/orders.sql.ts';
import { lockAccountById, lockAccountsByIds, type TradedAccount } from './accounts.sql.ts';

/**
 * Takes an account's row until the transaction ends: the first lock of everything that moves what
 * the account has. Orders, fills, settlements, deposits, withdrawals, exchanges, resets, companies'
 * actions, strategies and closures come here or to `selectAccount`, which takes the same row, and
 * only then lock orders, books and balances; `db/locks/lock-order.ts` says what may come before. So
 * two that meet at an account wait for each other at its row alone, where neither has what the
 * other needs.
 */
export function lockAccount(tx: Transaction, accountId: string): Promise<TradedAccount> {
  return tx.one(lockAccountById, accountId);
}

/** The same for many accounts, in the order in which everybody takes several. */
export function lockAccountsWithIds(
  tx: Transaction,
  accountIds: readonly string[],
): Promise<TradedAccount[]> {
  return tx.all(lockAccountsByIds, accountIds);
}

/** An order as it is now, locked after its account. */
export async function lockOrderInAccount(
  tx: Transaction,
  { id, brokerAccountId }: Pick<OrderRow, 'id' | 'brokerAccountId'>,
): Promise<OrderRow> {
  // Both travel in one write, in this order.
  const [, order] = await Promise.all([lockAccount(tx, brokerAccountId), tx.one(lockOrder, id)]);
  return order;
}

/**
 * Whose turn a change is that a person asks for. Of those to one account only one has a connection:
 * the others wait for it before they take any, and not at the account's row, each with one that
 * everybody else would need.
 *
 * @param accountId the account that the request names; null: those that name none are one turn
 */
export function turnOf(userId: string, accountId: string | null = null): TransactionOptions {
  return { turnOf: `${userId} ${accountId?.toLowerCase() ?? ''}` };
}

/** What the market answers about an account's orders waits for none of the owner's requests. */
export function turnOfFills({
  brokerAccountId,
}: Pick<OrderRow, 'brokerAccountId'>): TransactionOptions {
  return { turnOf: `fills ${brokerAccountId}` };
}
