import type { TradingMode } from '@investing-platform/schema/operations';
import type { Reader } from '../../db/database.ts';
import type { Decimal } from '../../kernel/decimal.ts';
import { refuse } from '../../kernel/errors.ts';
import type { OrderSide } from './order.ts';
import type { OrderTerms } from './order-terms.ts';
import { opposingOrders } from './orders.sql.ts';

/**
 * Refuses an order that could trade against another of the same person: an open order of the other
 * side at a crossing price. Orders without a limit cross every price.
 *
 * @throws {PlatformError} WASH_TRADE
 */
export async function refuseWashTrade(
  reader: Reader,
  owner: { readonly userId: string; readonly tradingMode: TradingMode },
  assetId: string,
  terms: OrderTerms,
): Promise<void> {
  const other: OrderSide = terms.side === 'BUY' ? 'SELL' : 'BUY';
  const rows = await reader.all(opposingOrders, owner.userId, owner.tradingMode, assetId, other);
  if (!rows.some(({ limitPrice }) => crosses(terms.side, terms.limitPrice, limitPrice))) return;
  throw refuse(
    'WASH_TRADE',
    'An open order of yours on the other side could trade against this one; cancel it first',
  );
}

/**
 * Whether two limits meet; null is no limit.
 *
 * @param limit of the order on `side`
 * @param opposing of the order on the other side
 */
function crosses(
  side: OrderSide,
  limit: Decimal | null,
  opposing: Decimal | string | null,
): boolean {
  if (limit === null || opposing === null) return true;
  return side === 'BUY' ? limit.gte(opposing) : limit.lte(opposing);
}
