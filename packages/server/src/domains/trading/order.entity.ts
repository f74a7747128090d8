import { defineEntity, p } from '@mikro-orm/core';

/** One row of `orders`, as `placeOrder` writes it. Amounts are plain decimals. */
export const OrderEntity = defineEntity({
  name: 'Order',
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    brokerAccountId: p.uuid(),
    bookId: p.uuid(),
    source: p.text(),
    activeStrategyId: p.uuid().nullable(),
    replacesOrderId: p.uuid().nullable(),
    awaitsOrderId: p.uuid().nullable(),
    clientOrderId: p.text().nullable(),
    assetId: p.uuid(),
    symbol: p.text(),
    currency: p.text(),
    side: p.text(),
    type: p.text(),
    timeInForce: p.text(),
    quantity: p.decimal('string').nullable(),
    notional: p.decimal('string').nullable(),
    limitPrice: p.decimal('string').nullable(),
    stopPrice: p.decimal('string').nullable(),
    capPrice: p.decimal('string').nullable(),
    premarket: p.boolean(),
    tradingMode: p.text(),
    feeRate: p.decimal('string'),
    status: p.text(),
    heldCash: p.decimal('string'),
    heldQuantity: p.decimal('string'),
    nextAttemptAt: p.datetime(),
    submittedAt: p.datetime(),
    expiresAt: p.datetime(),
    auctionAt: p.datetime().nullable(),
  },
});

/** One row of `executions`: a fill. */
export const ExecutionEntity = defineEntity({
  name: 'Execution',
  tableName: 'executions',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    sequence: p.integer(),
    reference: p.text(),
    quantity: p.decimal('string'),
    price: p.decimal('string'),
    fee: p.decimal('string'),
    at: p.datetime(),
    entryId: p.uuid(),
  },
});
