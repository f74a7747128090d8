import type { Decimal } from '@investing-platform/rules/numbers/decimal';
import { roundCash } from '@investing-platform/rules/numbers/money';
import {
  broughtBy,
  costOf,
  type ExchangeTerms,
} from '@investing-platform/rules/strategies/runs/exchange-terms';
import { cashMoved } from '@investing-platform/rules/trading/orders/hold';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { OrderSide } from '@investing-platform/schema/operations';
import type { Account } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { cashOf, holdingOf, releaseCash, releaseQuantity } from './accounts.ts';
import { feeRate } from './fees.ts';
import { addFilledOrder } from './filled-order.ts';
import { addLot, sellUnnamed } from './lots.ts';

/**
 * An order of a run. The cash and the shares of active strategies stand in their account as held,
 * so that neither the account nor another strategy can use them.
 */
export interface StrategyTrade {
  readonly account: Account;
  readonly activeStrategyId: string;
  readonly runId: string;
  readonly asset: Instrument;
  readonly side: OrderSide;
  readonly quantity: Decimal;
  /** In the asset's currency. */
  readonly price: Decimal;
  readonly at: Date;
  /** The currency that the strategy's cash is in. */
  readonly currency: string;
  /** How it is exchanged to the asset's. Null where they are the same. */
  readonly exchange: ExchangeTerms | null;
}

/**
 * Buys or sells at once with what the strategy has.
 *
 * @returns what a buy costs or a sale brings in the strategy's currency, fees included
 */
export function tradeForStrategy(platform: Platform, trade: StrategyTrade): Decimal {
  const { account, asset, side, quantity, price } = trade;
  const value = quantity.times(price);
  const fee = roundCash(value.times(feeRate(asset)), asset.currency);
  const paid = cashMoved(side, value, asset.currency);
  const cash = cashOf(platform, account, trade.currency);
  const holding = holdingOf(platform, account, asset);
  const { activeStrategyId, runId, at } = trade;
  const moved = side === 'BUY' ? costIn(trade, paid.plus(fee)) : broughtIn(trade, paid.minus(fee));
  const order = addFilledOrder(platform, {
    account,
    asset,
    side,
    quantity,
    price,
    at,
    fees: fee,
    brought: { amount: side === 'BUY' ? moved.negated() : moved, currency: trade.currency },
    activeStrategyId,
    runId,
    type: 'MARKET',
    timeInForce: 'DAY',
    limitPrice: null,
  });
  if (side === 'BUY') {
    releaseCash(cash, moved);
    cash.total = cash.total.minus(moved);
    addLot(platform, holding, { quantity, cost: paid.plus(fee), acquiredAt: trade.at });
    holding.held = holding.held.plus(quantity);
    return moved;
  }
  releaseQuantity(holding, quantity);
  const cost = sellUnnamed(holding, quantity);
  order.gain = paid.minus(fee).minus(cost);
  cash.total = cash.total.plus(moved);
  cash.held = cash.held.plus(moved);
  return moved;
}

function costIn({ currency, exchange }: StrategyTrade, amount: Decimal): Decimal {
  return exchange === null ? amount : costOf(amount, exchange, currency);
}

function broughtIn({ currency, exchange }: StrategyTrade, amount: Decimal): Decimal {
  return exchange === null ? amount : broughtBy(amount, exchange, currency);
}
