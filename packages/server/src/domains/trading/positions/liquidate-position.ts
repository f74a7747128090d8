import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import type { AccountChoice } from '@investing-platform/rules/trading/orders/account-choice';
import {
  assetToSell,
  type LiquidationSize,
  liquidationTerms,
  outsideSymbol,
  quantityToSell,
} from '@investing-platform/rules/trading/orders/liquidation';
import { refuseUnsoundLots } from '@investing-platform/rules/trading/orders/named-lots';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Quote } from '../../../ports/market-data.ts';
import { refuseRestricted } from '../accounts/account-rules.ts';
import { turnOf } from '../accounts/lock-account.ts';
import { refuseOutside, refuseOutsideSymbol } from '../accounts/refuse-outside.ts';
import { findAccount } from '../accounts/select-account.ts';
import type { TradingDeps } from '../deps.ts';
import { holdNamedLots } from '../lots/order-lots.ts';
import { cancelOpenOrders, OpenOrders } from '../orders/cancel-open-orders.ts';
import { openOrdersOfBook } from '../orders/open-orders.sql.ts';
import { type OrderShown, orderOfUser } from '../orders/orders.sql.ts';
import { announceOrders, quoteOrNull, submitOrder } from '../orders/submit-order.ts';
import { readBookAmounts } from '../settlement/book-amounts.ts';

export interface LiquidatePositionInput extends AccountChoice {
  readonly asset: {
    readonly assetId?: string | null | undefined;
    readonly symbol?: string | null | undefined;
  };
  readonly size: LiquidationSize;
  /** Default true. */
  readonly cancelOpenOrders?: boolean | undefined;
  /** 1 to 64 characters (contract rule 10). */
  readonly idempotencyKey?: string | null | undefined;
}

/**
 * Sells a position, whole or in part, with one market order. What active strategies hold is left
 * alone. Works without an approved identity check too.
 *
 * @throws {PlatformError} BAD_USER_INPUT, NOT_FOUND, INSUFFICIENT_QUANTITY, ORDER_NOT_CANCELABLE
 *   where an order is being edited, ASSET_NOT_TRADABLE, ASSET_NOT_FRACTIONABLE, ACCOUNT_RESTRICTED,
 *   WASH_TRADE, PROVIDER_UNAVAILABLE, IDEMPOTENCY_CONFLICT
 */
export async function liquidatePosition(
  deps: TradingDeps,
  actor: Actor,
  input: LiquidatePositionInput,
): Promise<OrderShown> {
  const { userId } = requireUser(actor);
  const asset = await assetMeant(deps, userId, input.asset);
  const quote = await quoteOrNull(deps, asset.id);
  const key = { userId, operation: 'liquidatePosition', key: input.idempotencyKey ?? null, input };
  const order = await cancelOpenOrders(deps, actor, () =>
    deps.db.transaction(
      async (tx) => {
        const effect = () => sell(tx, deps, userId, { asset, quote, input });
        const { id } = await idempotent(tx, deps, key, effect);
        return tx.one(orderOfUser, userId, id);
      },
      turnOf(userId, input.brokerAccountId),
    ),
  );
  announceOrders(deps);
  return order;
}

async function assetMeant(
  { db }: Pick<TradingDeps, 'db'>,
  userId: string,
  asked: LiquidatePositionInput['asset'],
): Promise<AssetRow> {
  const outside = outsideSymbol(asked);
  if (outside !== null) await refuseOutsideSymbol(db, userId, outside);
  return assetToSell(asked);
}

interface Liquidation {
  readonly asset: AssetRow;
  readonly quote: Quote | null;
  readonly input: LiquidatePositionInput;
}

async function sell(
  tx: Transaction,
  deps: TradingDeps,
  userId: string,
  { asset, quote, input }: Liquidation,
): Promise<string> {
  const account = await findAccount(tx, userId, input);
  const open = await tx.all(openOrdersOfBook, account.id, userId, asset.id);
  if (input.cancelOpenOrders !== false && open.length > 0) throw new OpenOrders(open);
  const { available, held } = await readBookAmounts(tx, account.id, asset.id);
  const whole = available.plus(held);
  await refuseOutside(tx, account, asset.id);
  if (whole.isZero()) throw notFound('Position');
  const quantity = quantityToSell(asset, { whole, available }, input.size);
  const terms = liquidationTerms(asset, quantity);
  const named =
    input.size.lots == null ? null : { lots: input.size.lots, path: 'params.size.lots' };
  if (named !== null) refuseUnsoundLots(named, terms);
  const prepared = { asset, terms, quote };
  refuseRestricted(account, terms, null);
  const owner = {
    userId,
    brokerAccountId: account.id,
    tradingMode: account.tradingMode,
    bookId: account.id,
    source: 'LIQUIDATION' as const,
    activeStrategyId: null,
  };
  const orderId = await submitOrder(tx, deps, owner, prepared);
  const order = { id: orderId, assetId: asset.id };
  if (named !== null) await holdNamedLots(tx, account, order, named);
  return orderId;
}
