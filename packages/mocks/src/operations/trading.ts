import { isOpen } from '@investing-platform/rules/orders/status';
import { notFound, refuse } from '@investing-platform/rules/platform-error';
import { onceFor } from '../contract/once.ts';
import { realmOf } from '../contract/open-realm.ts';
import { getOrders } from '../trading/get-orders.ts';
import { getPositions } from '../trading/get-positions.ts';
import { placeOrder } from '../trading/place-order.ts';
import { end } from '../trading/settle.ts';
import { orderView } from '../trading/views.ts';
import { workOrders } from '../trading/work-orders.ts';
import type { Order, User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { userOf } from './caller.ts';
import type { Answers } from './types.ts';

export const tradingAnswers = {
  placeOrder: ({ platform, caller, params }) =>
    orderOnce(platform, userOf(caller), 'placeOrder', params, (user) =>
      placeOrder(realmOf(platform, user), user, params),
    ),
  cancelOrder: ({ platform, caller, params }) =>
    orderOnce(platform, userOf(caller), 'cancelOrder', params, (user) =>
      cancelOrder(platform, user, params.id),
    ),
  getOrders: ({ platform, caller, params }) => {
    workOrders(platform);
    const { from, to, updatedSince, ...filter } = params ?? {};
    const page = getOrders(platform, userOf(caller), {
      ...filter,
      from: momentOrNull(from),
      to: momentOrNull(to),
      updatedSince: momentOrNull(updatedSince),
    });
    return { ...page, nodes: page.nodes.map((order) => orderView(platform, order)) };
  },
  getPositions: ({ platform, caller, params }) => {
    workOrders(platform);
    return getPositions(platform, userOf(caller), params ?? {});
  },
} satisfies Pick<Answers, 'placeOrder' | 'cancelOrder' | 'getOrders' | 'getPositions'>;

function orderOnce(
  platform: Platform,
  user: User,
  operation: string,
  params: object,
  work: (user: User) => Order,
) {
  const request = { platform, userId: user.id, operation, params: { ...params } };
  return onceFor(request, () => {
    const order = work(user);
    return () => orderView(platform, order);
  });
}

/** A moment is a text on its way in and a date once the scalar has read it. */
function momentOrNull(moment: string | Date | null | undefined): Date | null {
  return moment == null ? null : new Date(moment);
}

function cancelOrder(platform: Platform, user: User, id: string): Order {
  const order = platform.state.orders.get(id.toLowerCase());
  if (order === undefined || order.userId !== user.id) throw notFound('Order');
  if (!isOpen(order.status)) {
    const isReplaced = order.status === 'REPLACED';
    const next = isReplaced ? `; cancel ${order.replacedByOrderId} in its place` : '';
    throw refuse(
      'ORDER_NOT_CANCELABLE',
      `The order is final: its status is ${order.status}${next}`,
    );
  }
  end(platform, order, 'CANCELED');
  return order;
}
