import type { TradingMode } from '@investing-platform/schema/operations';
import type { Reader } from '../../db/database.ts';
import { toPlain } from '../../kernel/decimal.ts';
import { refuse } from '../../kernel/errors.ts';
import type { OrderTerms } from './order-terms.ts';
import { crossedOrder } from './orders.sql.ts';

/**
 * Refuses an order that could trade against another of the same person: an open order of the other
 * side at a crossing price. Orders without a limit cross every price.
 *
 * @throws {PlatformError} WASH_TRADE
 */
export async function refuseWashTrade(
  reader: Reader,
  { userId, tradingMode }: { readonly userId: string; readonly tradingMode: TradingMode },
  assetId: string,
  { side, limitPrice }: OrderTerms,
): Promise<void> {
  const other = side === 'BUY' ? 'SELL' : 'BUY';
  const price = limitPrice === null ? null : toPlain(limitPrice);
  const crossed = await reader.maybe(crossedOrder, userId, tradingMode, assetId, other, price);
  if (crossed === null) return;
  throw refuse(
    'WASH_TRADE',
    'An open order of yours on the other side could trade against this one; cancel it first',
  );
}
