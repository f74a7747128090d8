import { idempotent } from '../../db/idempotency.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { limitsFor } from './account-limits.ts';
import { refuseRestricted } from './account-rules.ts';
import type { TradingDeps } from './deps.ts';
import type { OrderRequest } from './order-terms.ts';
import { type OrderRow, orderOfUser } from './orders.sql.ts';
import { type AccountChoice, selectAccount } from './select-account.ts';
import { announceOrders, prepareOrder, submitOrder } from './submit-order.ts';

export interface PlaceOrderInput extends OrderRequest, AccountChoice {
  readonly assetId: string;
  /** The caller's own name for the order, 1 to 64 characters, unique among the caller's orders. */
  readonly clientOrderId?: string | null | undefined;
  /** 1 to 64 characters (contract rule 10). */
  readonly idempotencyKey?: string | null | undefined;
}

type PlaceOrderDeps = Omit<TradingDeps, 'log'>;

/**
 * Takes an order: order, hold and idempotency key commit together. The answer shows it as taken;
 * the matcher sends it to the venue afterwards.
 *
 * @throws {PlatformError} BAD_USER_INPUT, NOT_FOUND, KYC_REQUIRED, AGREEMENT_REQUIRED,
 *   ACCOUNT_RESTRICTED, ORDER_REJECTED for a limit of the account, ASSET_NOT_TRADABLE,
 *   ASSET_NOT_FRACTIONABLE, INSUFFICIENT_FUNDS, INSUFFICIENT_QUANTITY, MARKET_CLOSED, WASH_TRADE,
 *   PROVIDER_UNAVAILABLE, IDEMPOTENCY_CONFLICT, CONFLICT for a `clientOrderId` in use
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  actor: Actor,
  input: PlaceOrderInput,
): Promise<OrderRow> {
  const { userId } = requireUser(actor);
  const prepared = await prepareOrder(deps, input);
  const limits = await limitsFor(deps, userId, prepared);
  const key = { userId, operation: 'placeOrder', key: input.idempotencyKey ?? null, input };
  const order = await deps.db.transaction(async (tx) => {
    const { id } = await idempotent(tx, deps, key, async () => {
      const account = await selectAccount(tx, userId, input);
      refuseRestricted(account, prepared.terms, limits);
      const owner = {
        ...{ userId, brokerAccountId: account.id, tradingMode: account.tradingMode },
        ...{ bookId: account.id, source: 'API' as const, activeStrategyId: null },
      };
      return submitOrder(tx, deps, owner, prepared, { clientOrderId: input.clientOrderId ?? null });
    });
    return tx.one(orderOfUser, userId, id);
  });
  announceOrders(deps);
  return order;
}
