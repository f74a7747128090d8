import { notFound } from '@investing-platform/rules/refusals/platform-error';
import { refuseUncancelable } from '@investing-platform/rules/trading/orders/refusals';
import type { GetPositionsInput, PlaceOrderInput } from '@investing-platform/schema/operations';
import type { Call } from '../../contract/call.ts';
import type { Realm } from '../../contract/realm.ts';
import type { Rules } from '../../contract/rule.ts';
import { getOrders } from '../../trading/get-orders.ts';
import { getPositions } from '../../trading/get-positions.ts';
import { placeOrder } from '../../trading/place-order.ts';
import { end } from '../../trading/settle.ts';
import { orderView } from '../../trading/views.ts';
import type { Order, User } from '../../world/entities.ts';

export function ownUser({ user }: Realm): User {
  if (user === null) throw notFound('Account');
  return user;
}

/** @throws {PlatformError} NOT_FOUND for an order of somebody else's too */
export function ownOrder(realm: Realm, id: string): Order {
  const order = realm.platform.state.orders.get(id.toLowerCase());
  if (order === undefined || order.userId !== ownUser(realm).id) throw notFound('Order');
  return order;
}

/** The order in its present state, each time that it is asked for. */
export const shownOrder =
  ({ platform }: Realm, order: Order) =>
  () =>
    orderView(platform, order);

function cancel({ realm, params }: Call<'cancelOrder'>) {
  const order = ownOrder(realm, params.id);
  const { status, replacedByOrderId = null } = order;
  refuseUncancelable({ status, replacedByOrderId, awaitsOrderId: null });
  end(realm.platform, order, 'CANCELED');
  return shownOrder(realm, order);
}

/** A moment is a text on its way in and a date once the scalar has read it. */
const momentOrNull = (moment: unknown): Date | null =>
  moment == null ? null : new Date(moment as Date);

function orders({ realm, params }: Call<'getOrders'>) {
  const { from, to, updatedSince, ...filter } = params;
  const page = getOrders(realm.platform, ownUser(realm), {
    ...filter,
    from: momentOrNull(from),
    to: momentOrNull(to),
    updatedSince: momentOrNull(updatedSince),
  });
  return { ...page, nodes: page.nodes.map((order) => orderView(realm.platform, order)) };
}

export const orderRules: Rules = {
  cancelOrder: { answers: cancel, knowsIds: true, beforeMarket: true },
  getOrders: { answers: orders, knowsIds: true },
  getPositions: {
    answers: ({ realm, params }) =>
      getPositions(realm.platform, ownUser(realm), params as GetPositionsInput),
    knowsIds: true,
  },
  placeOrder: {
    answers: ({ realm, params }) =>
      shownOrder(realm, placeOrder(realm, ownUser(realm), params as PlaceOrderInput)),
    knowsIds: true,
    beforeMarket: true,
  },
};
