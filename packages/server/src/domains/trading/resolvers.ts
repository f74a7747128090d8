import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { assetKnownOf, assetOf } from './asset.ts';
import { gainInRequest } from './lots/load-order-gains.ts';
import { orderLotsInRequest } from './lots/load-order-lots.ts';
import { positionLotsInRequest } from './lots/load-position-lots.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { editOrder } from './orders/edit-order.ts';
import { getOrders } from './orders/get-orders.ts';
import { executionsInRequest } from './orders/load-executions.ts';
import { placeOrder } from './orders/place-order.ts';
import { previewOrder } from './orders/preview-order.ts';
import { liquidatePosition } from './positions/liquidate-position.ts';
import { readPositions } from './positions/read-positions.ts';
import { valueInDisplayCurrency } from './positions/value-in-display-currency.ts';

export const resolvers = {
  Asset: {
    orderPreview: (asset, { params }, { actor, deps }) => previewOrder(deps, actor, asset, params),
  },
  Query: {
    getOrders: (_root, { params }, { actor, deps }) => getOrders(deps, actor, params ?? {}),
    getPositions: (_root, { params }, { actor, deps }) => readPositions(deps, actor, params ?? {}),
  },
  Mutation: {
    placeOrder: (_root, { params }, { actor, deps }) => placeOrder(deps, actor, params),
    editOrder: (_root, { params }, { actor, deps }) => editOrder(deps, actor, params),
    liquidatePosition: (_root, { params }, { actor, deps }) =>
      liquidatePosition(deps, actor, params),
    cancelOrder: (_root, { params }, { actor, deps }) => cancelOrder(deps, actor, params),
  },
  Order: {
    asset: (order) => assetOf(order),
    name: (order) => assetOf(order).name,
    assetClass: (order) => assetOf(order).assetClass,
    executions: (order, _args, context) => executionsInRequest(context, order),
    realizedProfitLoss: (order, _args, context) => gainInRequest(context, order),
    lots: (order, _args, context) => orderLotsInRequest(context, order),
  },
  Position: {
    asset: (position) => assetKnownOf(position),
    lots: (position, _args, context) => positionLotsInRequest(context, position),
    marketValueInDisplayCurrency: (position, _args, { deps }) =>
      valueInDisplayCurrency(deps, position),
  },
} satisfies Resolvers;
