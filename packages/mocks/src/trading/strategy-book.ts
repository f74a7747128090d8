import type { Instrument } from '@investing-platform/schema/instruments';
import { add, type Decimal, multiply, subtract, ZERO } from '../kernel/decimal.ts';
import { roundCash } from '../kernel/money.ts';
import type { Account, Order } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { cashOf, holdingOf, releaseCash, releaseQuantity } from './accounts.ts';
import { feeRate } from './hold.ts';
import { costOfRest } from './settle.ts';

/**
 * An order of a run. The cash and the shares of active strategies stand in their account as held,
 * so that neither the account nor another strategy can use them.
 */
export interface StrategyTrade {
  readonly account: Account;
  readonly activeStrategyId: string;
  readonly runId: string;
  readonly asset: Instrument;
  readonly side: 'BUY' | 'SELL';
  readonly quantity: Decimal;
  readonly price: Decimal;
  readonly at: Date;
}

/**
 * Buys or sells at once with what the strategy has.
 *
 * @returns what a buy costs or a sale brings, fees included
 */
export function tradeForStrategy(platform: Platform, trade: StrategyTrade): Decimal {
  const { account, asset, side, quantity, price } = trade;
  const value = multiply(quantity, price);
  const fee = roundCash(multiply(value, feeRate(asset)), asset.currency);
  const paid = roundCash(value, asset.currency);
  const cash = cashOf(platform, account, asset.currency);
  const holding = holdingOf(platform, account, asset);
  platform.state.orders.set(...entryOf(platform, trade, value, fee));
  if (side === 'BUY') {
    const cost = add(paid, fee);
    releaseCash(cash, cost);
    cash.total = subtract(cash.total, cost);
    holding.quantity = add(holding.quantity, quantity);
    holding.held = add(holding.held, quantity);
    holding.cost = add(holding.cost, add(value, fee));
    return cost;
  }
  const proceeds = subtract(paid, fee);
  releaseQuantity(holding, quantity);
  holding.cost = costOfRest(holding, subtract(holding.quantity, quantity));
  holding.quantity = subtract(holding.quantity, quantity);
  cash.total = add(cash.total, proceeds);
  cash.held = add(cash.held, proceeds);
  return proceeds;
}

function entryOf(
  { newId }: Platform,
  trade: StrategyTrade,
  valueFilled: Decimal,
  fees: Decimal,
): [string, Order] {
  const { account, activeStrategyId, runId, asset, side, quantity, price, at } = trade;
  const id = newId();
  return [
    id,
    {
      id,
      userId: account.userId,
      account,
      asset,
      clientOrderId: null,
      activeStrategyId,
      runId,
      side,
      type: 'MARKET',
      timeInForce: 'DAY',
      quantity,
      notional: null,
      limitPrice: null,
      stopPrice: null,
      capPrice: null,
      premarket: false,
      submittedAt: at,
      expiresAt: at,
      status: 'FILLED',
      isElected: true,
      quantityFilled: quantity,
      valueFilled,
      fees,
      fills: [{ id: newId(), quantity, price, fee: fees, at }],
      held: ZERO,
      rejectReason: null,
      filledAt: at,
      canceledAt: null,
      expiredAt: null,
    },
  ];
}
