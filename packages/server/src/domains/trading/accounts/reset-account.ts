import type { Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { idAfter, newId } from '../../../kernel/ids.ts';
import {
  type Balance,
  balances,
  forgetBooks,
  type Line,
  post,
  system,
} from '../../../ledger/index.ts';
import type { TradingDeps } from '../deps.ts';
import { OpenOrders } from '../orders/cancel-open-orders.ts';
import { openOrdersOfAccount } from '../orders/open-orders.sql.ts';
import { lockAccount } from './lock-account.ts';
import { releaseAccount } from './restrict-account.ts';

const booksOfAccount = statement<{ id: string }, [accountId: string]>(
  'trading_books_of_account',
  'select id from account_books where broker_account_id = $1 order by id limit 1000',
);

/** Positions, lots, orders and dividends that are due. */
const putAway = statement<never, [accountId: string, lastEntryId: string]>(
  'trading_put_away',
  `with orders_away as (
     update orders set is_put_away = true where broker_account_id = $1
   ), no_positions as (
     update positions set quantity = 0, quantity_held = 0, cost = 0, average_entry_price = 0,
       cost_basis = 0
     where broker_account_id = $1
   ), no_lots as (
     update position_lots set quantity = 0, cost = 0, quantity_held = 0
     where broker_account_id = $1 and quantity > 0
   ), no_dividends as (
     delete from due_dividends where broker_account_id = $1 and paid_at is null
   )
   update broker_accounts set reset_entry_id = $2 where id = $1`,
);

/** The account's last entry, whatever process posted it. */
const lastEntry = statement<{ readonly id: string }, [bookIds: string[]]>(
  'trading_last_entry',
  `select l.entry_id as id
   from ledger_accounts a cross join lateral (
     select entry_id from journal_lines where account_id = a.id order by entry_id desc limit 1
   ) l
   where a.owner_id = any($1::uuid[]) order by 1 desc limit 1`,
);

const BALANCES_AN_ENTRY = 400;

function outgoing(ownerId: string, { kind, asset, balance }: Balance): Line[] {
  return [
    { account: { ownerId, kind, asset }, amount: balance.negated() },
    { account: system('external_paper', asset), amount: balance },
  ];
}

/**
 * Puts away all that a practice account has and has done.
 *
 * @throws {OpenOrders} where it has orders that are open
 */
export async function emptyAccount(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  account: { readonly id: string; readonly userId: string },
): Promise<void> {
  await lockAccount(tx, account.id);
  const open = await tx.all(openOrdersOfAccount, account.id);
  if (open.length > 0) throw new OpenOrders(open);
  const bookIds = (await tx.all(booksOfAccount, account.id)).map(({ id }) => id);
  // Ids are compared with this one. It follows the account's last entry at once, so that neither
  // entries of a clock that is ahead come back, nor new ones of a clock that is behind are hidden.
  const last = await tx.maybe(lastEntry, bookIds);
  let endsWith = last?.id ?? newId(deps.clock, deps.random);
  for (const ownerId of bookIds) {
    const all = await balances(tx, ownerId);
    for (let first = 0; first < all.length; first += BALANCES_AN_ENTRY) {
      endsWith = idAfter(endsWith, deps.clock, deps.random);
      await post(tx, deps, {
        id: endsWith,
        kind: 'ADJUSTMENT',
        userId: account.userId,
        sourceType: 'broker_account',
        sourceId: account.id,
        lines: all.slice(first, first + BALANCES_AN_ENTRY).flatMap((one) => outgoing(ownerId, one)),
      });
    }
  }
  await forgetBooks(tx, bookIds);
  await tx.run(putAway, account.id, endsWith);
  // What it owed is put away as well.
  await releaseAccount(tx, deps, account.id);
}
