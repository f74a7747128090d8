import { onlyThere, washTrade } from '@investing-platform/rules/trading/orders/refusals';
import type { OrderTerms } from '@investing-platform/rules/trading/orders/terms';
import type { TradingMode } from '@investing-platform/schema/operations';
import type { Reader } from '../../../db/database.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import type { PlatformError } from '../../../kernel/errors.ts';
import { conflictsOfOrder } from './orders.sql.ts';

interface Trading {
  readonly userId: string;
  readonly tradingMode: TradingMode;
  readonly brokerAccountId: string;
}

/**
 * What of an account and of other orders speaks against an order. An asset of which the account's
 * broker keeps what the books cannot, such as a short position, is traded there only: a purchase
 * would not bring what the books would count. And no order may trade against another of the same
 * person: an open one of the other side at a crossing price. Orders without a limit always cross.
 *
 * @returns ASSET_NOT_TRADABLE; WASH_TRADE
 */
export async function conflictsOf(
  reader: Reader,
  { userId, tradingMode, brokerAccountId }: Trading,
  assetId: string,
  { side, limitPrice }: OrderTerms,
): Promise<PlatformError[]> {
  const other = side === 'BUY' ? 'SELL' : 'BUY';
  const price = limitPrice === null ? null : toPlain(limitPrice);
  const asked = [userId, tradingMode, assetId, other, price, brokerAccountId] as const;
  const found = await reader.all(conflictsOfOrder, ...asked);
  return found.map(({ kind, symbol, accountName }) =>
    kind === 'OUTSIDE' ? onlyThere(symbol, accountName) : washTrade(),
  );
}

/** @throws {PlatformError} the first of these */
export async function refuseConflicts(...asked: Parameters<typeof conflictsOf>): Promise<void> {
  const [first] = await conflictsOf(...asked);
  if (first !== undefined) throw first;
}
