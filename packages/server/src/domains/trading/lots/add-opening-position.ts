import { assetById } from '@investing-platform/rules/market/catalogue';
import type { OrderEvent } from '@investing-platform/rules/trading/orders/event';
import { cashToCover } from '@investing-platform/rules/trading/orders/hold';
import type { OrderTerms } from '@investing-platform/rules/trading/orders/terms';
import type { Transaction } from '../../../db/database.ts';
import { decimal, ZERO } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { TradingDeps } from '../deps.ts';
import { applyEvents } from '../matching/apply-events.ts';
import { insertOrder } from '../orders/insert-order.ts';
import { lockOrder } from '../orders/orders.sql.ts';
import type { PositionOwner } from '../positions/keep-position.ts';

/** A buy that an account starts with. Amounts are plain decimals in the asset's currency. */
export interface OpeningPosition extends PositionOwner {
  readonly assetId: string;
  readonly quantity: string;
  readonly price: string;
}

const NO_FEE = '0';
const LIMIT_BUY = {
  side: 'BUY',
  type: 'LIMIT',
  timeInForce: 'GTC',
  notional: null,
  stopPrice: null,
  premarket: false,
} as const satisfies Partial<OrderTerms>;

/**
 * Records a buy whatever the market hours, with its order, fill, postings and position, as if the
 * matcher had made it just now: for demo worlds and tests.
 *
 * @throws {PlatformError} NOT_FOUND for an unknown asset; INSUFFICIENT_FUNDS
 */
export async function addOpeningPosition(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  opening: OpeningPosition,
): Promise<void> {
  const asset = assetById(opening.assetId);
  if (asset === null) throw notFound('Asset');
  const { userId, brokerAccountId, tradingMode } = opening;
  const [quantity, price] = [decimal(opening.quantity), decimal(opening.price)];
  const id = newId(deps.clock, deps.random);
  const at = deps.clock.now();
  await lockAccount(tx, brokerAccountId);
  const cash = cashToCover(quantity.times(price), NO_FEE, asset.currency);
  await insertOrder(tx, deps, {
    id,
    owner: {
      userId,
      brokerAccountId,
      tradingMode,
      bookId: brokerAccountId,
      source: 'MANUAL',
      activeStrategyId: null,
    },
    asset,
    terms: { ...LIMIT_BUY, quantity, limitPrice: price },
    needs: { feeRate: NO_FEE, capPrice: null, cash, quantity: ZERO },
    clientOrderId: null,
    submittedAt: at,
    expiresAt: at,
    auctionAt: null,
    predecessor: null,
  });
  const order = await tx.one(lockOrder, id);
  const events: OrderEvent[] = [
    { kind: 'working', at },
    { kind: 'filled', quantity, price, fee: ZERO, at },
  ];
  const fill = {
    reference: 'opening',
    quantity: opening.quantity,
    price: opening.price,
    fee: NO_FEE,
    at,
  };
  await applyEvents(tx, deps, order, events, [fill]);
}
