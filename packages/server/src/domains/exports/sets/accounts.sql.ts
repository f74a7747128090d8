import type { TradingMode } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import type { AccountBook } from '../../../ledger/index.ts';

/** An account of a person, closed ones too. */
export interface ExportedAccount {
  readonly id: string;
  readonly name: string;
  readonly tradingMode: TradingMode;
  readonly books: readonly AccountBook[];
}

export const accountsOfPerson = statement<
  ExportedAccount,
  [userId: string, tradingMode: TradingMode | null]
>(
  'exports_accounts_of_person',
  `select a.id, a.name, a.trading_mode as "tradingMode",
     coalesce((select json_agg(json_build_object('id', b.id, 'sinceEntryId', a.reset_entry_id,
       'accountId', a.id) order by b.id) from account_books b where b.broker_account_id = a.id),
       '[]'::json) as books
   from broker_accounts a
   where a.user_id = $1 and ($2::text is null or a.trading_mode = $2)
   order by a.created_at, a.id limit 1000`,
);
