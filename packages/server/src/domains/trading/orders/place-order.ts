import type { AccountChoice } from '@investing-platform/rules/trading/orders/account-choice';
import {
  type LotSelection,
  refuseUnsoundLots,
} from '@investing-platform/rules/trading/orders/named-lots';
import type { OrderRequest } from '@investing-platform/rules/trading/orders/terms';
import { idempotent } from '../../../db/idempotency.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { limitsFor } from '../accounts/account-limits.ts';
import { refuseRestricted } from '../accounts/account-rules.ts';
import type { TradedAccount } from '../accounts/accounts.sql.ts';
import { turnOf } from '../accounts/lock-account.ts';
import { selectAccount } from '../accounts/select-account.ts';
import type { TradingDeps } from '../deps.ts';
import { holdNamedLots } from '../lots/order-lots.ts';
import { type OrderShown, type OrderSource, orderOfUser } from './orders.sql.ts';
import { announceOrders, prepareOrder, submitOrder } from './submit-order.ts';

export interface PlaceOrderInput extends OrderRequest, AccountChoice {
  readonly assetId: string;
  /** The lots that a sale takes, summing to `quantity`. Absent: by the account's method. */
  readonly lots?: readonly LotSelection[] | null | undefined;
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
): Promise<OrderShown> {
  const user = requireUser(actor);
  const { userId } = user;
  const source: OrderSource = user.kind === 'session' ? 'MANUAL' : 'API';
  const prepared = await prepareOrder(deps, input);
  const named = input.lots == null ? null : { lots: input.lots, path: 'params.lots' };
  if (named !== null) refuseUnsoundLots(named, prepared.terms);
  const limits = await limitsFor(deps, userId, prepared);
  const key = { userId, operation: 'placeOrder', key: input.idempotencyKey ?? null, input };
  const taken = await deps.db.transaction(
    async (tx) => {
      let asked: Promise<TradedAccount> | undefined;
      const chosen = () => (asked ??= selectAccount(tx, userId, input));
      const placed = idempotent(tx, deps, key, async () => {
        const account = await chosen();
        refuseRestricted(account, prepared.terms, limits);
        const owner = {
          userId,
          brokerAccountId: account.id,
          tradingMode: account.tradingMode,
          bookId: account.id,
          source,
          activeStrategyId: null,
        };
        const options = { clientOrderId: input.clientOrderId ?? null };
        const orderId = await submitOrder(tx, deps, owner, prepared, options);
        const order = { id: orderId, assetId: prepared.asset.id };
        if (named !== null) await holdNamedLots(tx, account, order, named);
        return orderId;
      });
      // Travels in one write with the key, after it; a replay has no use for it.
      chosen().catch(() => undefined);
      const { id } = await placed;
      return tx.send(orderOfUser, [userId, id]);
    },
    turnOf(userId, input.brokerAccountId),
  );
  announceOrders(deps);
  const [order] = await taken.rows;
  invariant(order !== undefined, 'an order that was taken is there');
  return order;
}
