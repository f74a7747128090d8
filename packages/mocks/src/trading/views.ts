import { roundCash } from '@investing-platform/rules/money';
import {
  NO_VALUES,
  type PricedPosition,
  positionValues,
} from '@investing-platform/rules/positions/position-values';
import { tradingDayAt } from '@investing-platform/schema/trading-calendar';
import {
  type Decimal,
  decimal,
  divide,
  isZero,
  multiply,
  plain,
  subtract,
  sum,
  ZERO,
} from '../kernel/decimal.ts';
import { assetView } from '../market/asset-view.ts';
import { convert } from '../market/exchange-rates.ts';
import type { Account, Holding, Order, OutsideHolding } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';

const PRICE_PLACES = 10;
const SHOWN_LOTS = 500;

const plainOrNull = (value: Decimal | null): string | null =>
  value === null ? null : plain(value);

/** An order as the contract shows it. */
export function orderView(platform: Platform, order: Order) {
  const { asset, account } = order;
  return {
    id: order.id,
    status: order.status,
    quantityFilled: plain(order.quantityFilled),
    averageFilledPrice: isZero(order.quantityFilled)
      ? null
      : plain(divide(order.valueFilled, order.quantityFilled, PRICE_PLACES)),
    clientOrderId: order.clientOrderId,
    asset: () => assetView(platform, asset),
    symbol: asset.symbol,
    name: asset.name,
    assetClass: asset.assetClass,
    side: order.side,
    type: order.type,
    timeInForce: order.timeInForce,
    quantity: plainOrNull(order.quantity),
    notional: plainOrNull(order.notional),
    limitPrice: plainOrNull(order.limitPrice),
    stopPrice: plainOrNull(order.stopPrice),
    premarket: order.premarket,
    tradingMode: account.tradingMode,
    brokerAccountId: account.id,
    brokerCredentialId: account.credentialId,
    brokerOrderId: null,
    source: order.source,
    activeStrategyId: order.activeStrategyId ?? null,
    replacesOrderId: order.replacesOrderId ?? null,
    replacedByOrderId: order.replacedByOrderId ?? null,
    failureReason: order.failureReason,
    failureCode: order.failureCode,
    fees: plain(order.fees),
    currency: asset.currency,
    executions: order.fills.map(({ id, quantity, price, fee, at }) => ({
      id,
      quantity: plain(quantity),
      price: plain(price),
      fee: plain(fee),
      at,
    })),
    realizedProfitLoss:
      order.side === 'BUY' || order.fills.length === 0
        ? null
        : plain(roundCash(order.gain, asset.currency)),
    lots: order.lots.map(({ lotId, quantity, sold }) => ({
      lotId,
      quantity: plain(quantity),
      quantitySold: plain(sold),
    })),
    submittedAt: order.submittedAt,
    updatedAt: changedAt(order),
    expiresAt: order.expiresAt,
    filledAt: order.filledAt,
    canceledAt: order.canceledAt,
    expiredAt: order.expiredAt,
    replacedAt: order.status === 'REPLACED' ? order.endedAt : null,
  };
}

/** When anything of an order last changed. */
export function changedAt({ submittedAt, fills, endedAt }: Order): Date {
  return endedAt ?? fills.at(-1)?.at ?? submittedAt;
}

/** A position at the current price, as the contract shows it. */
export function positionView(platform: Platform, holding: Holding) {
  const { asset, account, quantity, cost } = holding;
  const quote = platform.market.quote(asset);
  const { currency } = asset;
  const exact = multiply(quantity, decimal(quote.price));
  const costBasis = isZero(quantity) ? ZERO : roundCash(cost, currency);
  return {
    id: holding.id,
    symbol: asset.symbol,
    name: asset.name,
    assetClass: asset.assetClass,
    quantity: plain(quantity),
    quantityAvailable: plain(subtract(quantity, holding.held)),
    averageEntryPrice: isZero(quantity) ? '0' : plain(divide(cost, quantity, PRICE_PLACES)),
    costBasis: plain(costBasis),
    ...positionValues({
      quantity: plain(quantity),
      costBasis: plain(costBasis),
      currency,
      price: quote.price,
      previousClose: quote.previousClose,
      boughtToday: boughtToday(holding, quote.asOf),
    }),
    marketValueInDisplayCurrency: valueInDisplayCurrency(platform, account, exact, currency),
    currency,
    priceAsOf: quote.asOf,
    stale: quote.stale,
    asset: () => assetView(platform, asset),
    brokerAccountId: account.id,
    tradingMode: account.tradingMode,
    lots: holding.lots.slice(0, SHOWN_LOTS).map((lot) => ({
      id: lot.id,
      acquiredAt: lot.acquiredAt,
      quantity: plain(lot.quantity),
      quantityAvailable: plain(subtract(lot.quantity, lot.quantityHeld)),
      costBasis: plain(roundCash(lot.cost, currency)),
      unitCost: plain(divide(lot.cost, lot.quantity, PRICE_PLACES)),
      activeStrategyId: null,
    })),
  };
}

/** What only a broker keeps: at the price of the catalogue, else at the broker's own. */
export function outsideView(platform: Platform, holding: OutsideHolding) {
  const { asset, account, quantity, averagePrice, currency } = holding;
  const quote = asset === null ? null : platform.market.quote(asset);
  const price = quote === null ? holding.price : decimal(quote.price);
  const costBasis = roundCash(multiply(quantity, averagePrice), currency);
  const exact = price === null ? null : multiply(quantity, price);
  const position = { quantity: plain(quantity), costBasis: plain(costBasis), currency };
  return {
    id: holding.id,
    symbol: holding.symbol,
    name: holding.name,
    assetClass: holding.assetClass,
    quantity: plain(quantity),
    quantityAvailable: '0',
    averageEntryPrice: plain(averagePrice),
    costBasis: plain(costBasis),
    currency,
    ...(price === null
      ? NO_VALUES
      : positionValues({
          ...position,
          price: plain(price),
          previousClose: null,
          boughtToday: null,
        })),
    marketValueInDisplayCurrency:
      exact === null ? null : valueInDisplayCurrency(platform, account, exact, currency),
    priceAsOf: price === null ? null : (quote?.asOf ?? holding.readAt),
    stale: quote?.stale ?? price === null,
    asset: () => (asset === null ? null : assetView(platform, asset)),
    brokerAccountId: account.id,
    tradingMode: account.tradingMode,
    lots: [],
  };
}

/** Rounded once, in the currency that its owner sees all values in. */
function valueInDisplayCurrency(
  { state }: Platform,
  { userId }: Account,
  exact: Decimal,
  currency: string,
): string {
  const into = state.users.get(userId)?.displayCurrency ?? currency;
  return plain(roundCash(convert(exact, currency, into), into));
}

/** Purchases of the day that the price is of. */
function boughtToday({ asset, lots }: Holding, asOf: Date): PricedPosition['boughtToday'] {
  const dayOf = (at: Date) => tradingDayAt(asset.exchange, at)?.date;
  const bought = lots.filter(({ acquiredAt }) => dayOf(acquiredAt) === dayOf(asOf));
  return {
    quantity: plain(sum(bought.map(({ quantity }) => quantity))),
    cost: plain(sum(bought.map(({ cost }) => cost))),
  };
}
