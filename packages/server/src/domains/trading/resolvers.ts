import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { assetKnownOf, assetOf } from './asset.ts';
import { cancelOrder } from './cancel-order.ts';
import { editOrder } from './edit-order.ts';
import { getOrders } from './get-orders.ts';
import { liquidatePosition } from './liquidate-position.ts';
import { executionsInRequest } from './load-executions.ts';
import { gainInRequest } from './load-order-gains.ts';
import { orderLotsInRequest } from './load-order-lots.ts';
import { positionLotsInRequest } from './load-position-lots.ts';
import { placeOrder } from './place-order.ts';
import { previewOrder } from './preview-order.ts';
import { readPositions } from './read-positions.ts';
import { valueInDisplayCurrency } from './value-in-display-currency.ts';

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
