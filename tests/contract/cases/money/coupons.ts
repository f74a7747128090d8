import { SIMULATED_COUPON } from '@investing-platform/rules/billing/coupon-code';
import { cancelSubscription, subscribeUser } from '@investing-platform/schema/operations';
import type { Case } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';
import { PRIVATE, receipts, saved } from './billing.ts';

export const couponCases: readonly Case[] = [
  {
    title: 'a coupon is taken once, in any letters, and lowers charges for its months',
    steps: [
      saved('4242'),
      step(
        subscribeUser,
        { ...PRIVATE, coupon: ' half' },
        {
          keep: { subscriptionId: 'subscribeUser.id' },
          data: () => ({
            subscribeUser: {
              price: { amount: '99' },
              discount: { amount: '49.5', currency: 'USD' },
              coupon: { ...SIMULATED_COUPON, monthsLeft: 2 },
              nextCharge: { amount: '49.5' },
            },
          }),
        },
      ),
      step(
        subscribeUser,
        { ...PRIVATE, interval: 'YEAR', coupon: 'NOBODYS' },
        refused('subscribeUser', 'BAD_USER_INPUT', 'coupon'),
      ),
      step(
        subscribeUser,
        { ...PRIVATE, interval: 'YEAR', coupon: 'HALF' },
        {
          data: () => ({
            subscribeUser: {
              // Half of two of its twelve months.
              discount: { amount: '82.5' },
              coupon: null,
              nextCharge: { amount: '990' },
            },
          }),
        },
      ),
      step(receipts, ({ subscriptionId }) => ({ ids: [subscriptionId] }), {
        data: () => ({
          listUserSubscriptions: [
            {
              receipts: [
                // Less what was paid for the month that it takes the place of.
                { amount: { amount: '858' }, discount: { amount: '82.5' } },
                { amount: { amount: '49.5' }, discount: { amount: '49.5' } },
              ],
            },
          ],
        }),
      }),
      step(
        cancelSubscription,
        ({ subscriptionId }) => ({ id: subscriptionId, atPeriodEnd: false }),
        { data: () => ({ cancelSubscription: { status: 'CANCELED' } }) },
      ),
      step(
        subscribeUser,
        { ...PRIVATE, coupon: 'HALF' },
        refused('subscribeUser', 'BAD_USER_INPUT', 'coupon'),
      ),
    ],
  },
];
