import type { Reader } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';

interface Moved {
  readonly asset: string;
  readonly amount: string;
}

const movedByTrades = statement<Moved, [provider: string, externalId: string]>(
  'brokerage_moved_by_trades',
  `select l.asset, trim_scale(sum(j.amount)) as amount
   from broker_accounts a
   join orders o on o.broker_account_id = a.id
   join executions e on e.order_id = o.id
   join journal_lines j on j.entry_id = e.entry_id
   join ledger_accounts l on l.id = j.account_id
   join account_books b on b.id = l.owner_id and b.broker_account_id = a.id
   where a.provider = $1 and a.external_id = $2
   group by l.asset limit 10000`,
);

/**
 * What fills have moved in an account with a broker, fees included, by asset id or currency. For a
 * broker without books of its own.
 */
export async function tradedIn(
  db: Reader,
  provider: string,
  externalId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.all(movedByTrades, provider, externalId);
  return new Map(rows.map(({ asset, amount }) => [asset, amount]));
}
