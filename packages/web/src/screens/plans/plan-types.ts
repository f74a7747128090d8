import type { ListUserSubscriptionsQuery } from '@investing-platform/schema/operations';
import type { PlansOnSaleQuery } from '../../generated/documents.ts';

export type Plan = PlansOnSaleQuery['listSubscriptions'][number];

export type Price = Plan['prices'][number];

export type Interval = Price['interval'];

/** The person's subscription to a plan, live or ended. */
export type Subscription = ListUserSubscriptionsQuery['listUserSubscriptions'][number];

/** What lowers the charges of a subscription. */
export type Coupon = NonNullable<Subscription['coupon']>;
