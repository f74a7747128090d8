import {
  type Decimal,
  decimal,
  sum,
  toPlain,
  ZERO,
} from '@investing-platform/rules/numbers/decimal';
import { roundCash } from '@investing-platform/rules/numbers/money';
import {
  NO_VALUES,
  type PricedPosition,
  positionValues,
} from '@investing-platform/rules/trading/positions/position-values';
import { tradingDayAt } from '@investing-platform/schema/trading-calendar';
import type { RowOf, TypeName } from '../contract/row.ts';
import { assetView } from '../market/asset-view.ts';
import { convert } from '../market/exchange-rates.ts';
import type { Account, Holding, Order, OutsideHolding } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';

const PRICE_PLACES = 10;
const SHOWN_LOTS = 500;

/** Fields of an object of the contract; what costs something is made when it is asked for. */
type Shown<Type extends TypeName> = {
  readonly [Field in keyof RowOf<Type>]?: RowOf<Type>[Field] | (() => unknown);
};

const plainOrNull = (value: Decimal | null): string | null =>
  value === null ? null : toPlain(value);

/** An order as the contract shows it. */
export function orderView(platform: Platform, order: Order) {
  const { asset, account } = order;
  return {
    id: order.id,
    status: order.status,
    quantityFilled: toPlain(order.quantityFilled),
    averageFilledPrice: order.quantityFilled.isZero()
      ? null
      : toPlain(order.valueFilled.div(order.quantityFilled).toDecimalPlaces(PRICE_PLACES)),
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
    fees: toPlain(order.fees),
    currency: asset.currency,
    executions: order.fills.map(({ id, quantity, price, fee, at }) => ({
      id,
      quantity: toPlain(quantity),
      price: toPlain(price),
      fee: toPlain(fee),
      at,
    })),
    realizedProfitLoss:
      order.side === 'BUY' || order.fills.length === 0
        ? null
        : toPlain(roundCash(order.gain, asset.currency)),
    lots: order.lots.map(({ lotId, quantity, sold }) => ({
      lotId,
      quantity: toPlain(quantity),
      quantitySold: toPlain(sold),
    })),
    submittedAt: order.submittedAt,
    updatedAt: changedAt(order),
    expiresAt: order.expiresAt,
    filledAt: order.filledAt,
    canceledAt: order.canceledAt,
    expiredAt: order.expiredAt,
    replacedAt: order.status === 'REPLACED' ? order.endedAt : null,
  } satisfies Shown<'Order'>;
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
  const exact = quantity.times(decimal(quote.price));
  const costBasis = quantity.isZero() ? ZERO : roundCash(cost, currency);
  return {
    id: holding.id,
    symbol: asset.symbol,
    name: asset.name,
    assetClass: asset.assetClass,
    quantity: toPlain(quantity),
    quantityAvailable: toPlain(quantity.minus(holding.held)),
    averageEntryPrice: quantity.isZero()
      ? '0'
      : toPlain(cost.div(quantity).toDecimalPlaces(PRICE_PLACES)),
    costBasis: toPlain(costBasis),
    ...positionValues({
      quantity: toPlain(quantity),
      costBasis: toPlain(costBasis),
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
      quantity: toPlain(lot.quantity),
      quantityAvailable: toPlain(lot.quantity.minus(lot.quantityHeld)),
      costBasis: toPlain(roundCash(lot.cost, currency)),
      unitCost: toPlain(lot.cost.div(lot.quantity).toDecimalPlaces(PRICE_PLACES)),
      activeStrategyId: null,
    })),
  } satisfies Shown<'Position'>;
}

/** What only a broker keeps: at the price of the catalogue, else at the broker's own. */
export function outsideView(platform: Platform, holding: OutsideHolding) {
  const { asset, account, quantity, averagePrice, currency } = holding;
  const quote = asset === null ? null : platform.market.quote(asset);
  const price = quote === null ? holding.price : decimal(quote.price);
  const costBasis = roundCash(quantity.times(averagePrice), currency);
  const exact = price === null ? null : quantity.times(price);
  const position = { quantity: toPlain(quantity), costBasis: toPlain(costBasis), currency };
  return {
    id: holding.id,
    symbol: holding.symbol,
    name: holding.name,
    assetClass: holding.assetClass,
    quantity: toPlain(quantity),
    quantityAvailable: '0',
    averageEntryPrice: toPlain(averagePrice),
    costBasis: toPlain(costBasis),
    currency,
    ...(price === null
      ? NO_VALUES
      : positionValues({
          ...position,
          price: toPlain(price),
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
  } satisfies Shown<'Position'>;
}

/** Rounded once, in the currency that its owner sees all values in. */
function valueInDisplayCurrency(
  { state }: Platform,
  { userId }: Account,
  exact: Decimal,
  currency: string,
): string {
  const into = state.users.get(userId)?.displayCurrency ?? currency;
  return toPlain(roundCash(convert(exact, currency, into), into));
}

/** Purchases of the day that the price is of. */
function boughtToday({ asset, lots }: Holding, asOf: Date): PricedPosition['boughtToday'] {
  const dayOf = (at: Date) => tradingDayAt(asset.exchange, at)?.date;
  const bought = lots.filter(({ acquiredAt }) => dayOf(acquiredAt) === dayOf(asOf));
  return {
    quantity: toPlain(sum(bought.map(({ quantity }) => quantity))),
    cost: toPlain(sum(bought.map(({ cost }) => cost))),
  };
}
