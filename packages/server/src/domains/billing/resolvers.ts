import type { Resolvers } from '../../graphql/generated/resolver-types.ts';
import { requireUser } from '../../kernel/actor.ts';
import { planCoupon } from './coupons/plan-coupon.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { receiptsOfSubscription } from './receipts/receipts.ts';
import { cancelSubscription } from './subscriptions/cancel-subscription.ts';
import { listUserSubscriptions } from './subscriptions/list-user-subscriptions.ts';
import { subscribeUser } from './subscriptions/subscribe-user.ts';

export const resolvers = {
  Query: {
    listSubscriptions: (_root, { params }, { deps }) => listSubscriptions(deps, params ?? {}),
    listUserSubscriptions: (_root, { params }, { deps, actor }) =>
      listUserSubscriptions(deps, requireUser(actor), params ?? {}),
    planCoupon: (_root, { params }, { deps, actor }) =>
      planCoupon(deps, requireUser(actor), params),
  },
  Mutation: {
    cancelSubscription: (_root, { params }, { deps, actor }) =>
      cancelSubscription(deps, requireUser(actor), params),
    subscribeUser: (_root, { params }, { deps, actor }) =>
      subscribeUser(deps, requireUser(actor), params),
  },
  UserSubscription: {
    receipts: (subscription, _args, context) => receiptsOfSubscription(context, subscription),
  },
} satisfies Resolvers;
