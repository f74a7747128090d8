import type { Reader } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';

const amountsOfBook = statement<
  { available: string; held: string },
  [bookId: string, assetId: string]
>(
  'trading_amounts_of_book',
  `select coalesce(sum(balance) filter (where kind = 'position'), 0) as available,
     coalesce(sum(balance) filter (where kind = 'position_hold'), 0) as held
   from ledger_accounts
   where owner_id = $1 and asset = $2 and kind in ('position', 'position_hold')`,
);

/** How much of an asset a book can sell, and how much open orders hold. */
export async function readBookAmounts(
  reader: Reader,
  bookId: string,
  assetId: string,
): Promise<{ readonly available: Decimal; readonly held: Decimal }> {
  const row = await reader.one(amountsOfBook, bookId, assetId);
  return { available: decimal(row.available), held: decimal(row.held) };
}
