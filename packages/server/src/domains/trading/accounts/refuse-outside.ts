import { onlyThere } from '@investing-platform/rules/trading/orders/refusals';
import type { Reader } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { TradedAccount } from './accounts.sql.ts';

interface HeldElsewhere {
  readonly symbol: string;
  readonly accountName: string;
}

const outsideInAccount = statement<HeldElsewhere, [accountId: string, assetId: string]>(
  'trading_outside_in_account',
  `select o.symbol, a.name as "accountName"
   from outside_positions o join broker_accounts a on a.id = o.broker_account_id
   where o.broker_account_id = $1 and o.asset_id = $2 limit 1`,
);

const outsideBySymbol = statement<HeldElsewhere, [userId: string, symbol: string]>(
  'trading_outside_by_symbol',
  `select o.symbol, a.name as "accountName"
   from outside_positions o join broker_accounts a on a.id = o.broker_account_id
   where o.user_id = $1 and o.symbol = $2 limit 1`,
);

/**
 * Refuses to close what the account's broker keeps and the books cannot hold, such as a short
 * position.
 *
 * @throws {PlatformError} ASSET_NOT_TRADABLE
 */
export async function refuseOutside(
  tx: Reader,
  { id, provider }: TradedAccount,
  assetId: string,
): Promise<void> {
  if (provider === 'PLATFORM' || provider === 'PARTNER_PAPER') return;
  const held = await tx.maybe(outsideInAccount, id, assetId);
  if (held !== null) throw onlyThere(held.symbol, held.accountName);
}

/** @throws {PlatformError} ASSET_NOT_TRADABLE where the person has it with a broker, by its symbol */
export async function refuseOutsideSymbol(
  db: Reader,
  userId: string,
  symbol: string,
): Promise<void> {
  const held = await db.maybe(outsideBySymbol, userId, symbol);
  if (held !== null) throw onlyThere(held.symbol, held.accountName);
}
