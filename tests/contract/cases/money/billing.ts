import {
  cancelSubscription,
  getMyForexFeeRate,
  listSubscriptions,
  listUserSubscriptions,
  subscribeUser,
} from '@investing-platform/schema/operations';
import { plans } from '@investing-platform/schema/plans';
import { expect } from 'vitest';
import type { Case } from '../../support/case.ts';
import { UNKNOWN_ID } from '../../support/order-steps.ts';
import { refused, step } from '../../support/steps.ts';

const PRICES =
  'query Prices($country:CountryCode){listSubscriptions(params:{country:$country}){tier prices{interval amount currency}}}';

const monthly = (tier: string, amount: string, year: string, currency: string) => ({
  tier,
  prices: [
    { interval: 'MONTH', amount, currency },
    { interval: 'YEAR', amount: year, currency },
  ],
});

const idOf = (tier: string) => plans.find((plan) => plan.tier === tier)?.id ?? '';
export const PRIVATE = { planId: idOf('PRIVATE'), interval: 'MONTH' };
const mine = 'query Mine { listUserSubscriptions { id status plan { tier } failureCode } }';

export const receipts = `query Receipts($params: ListUserSubscriptionsInput) {
  listUserSubscriptions(params: $params) { receipts {
    number planName interval periodEndsAt amount { amount currency } discount { amount } status
    paidAt refundedAt cardBrand cardLast4 downloadUrl downloadUrlExpiresAt } } }`;

/** A card with these last digits, known as `cardId`. */
export const saved = (digits: string) =>
  step(
    'mutation Save($params: SaveNewCardInput) { saveNewCard(params: $params) { card { id } } }',
    { paymentMethodToken: `pm_sim_visa_${digits}`, setAsDefault: true },
    { keep: { cardId: 'saveNewCard.card.id' } },
  );

export const billingCases: readonly Case[] = [
  {
    title: 'listSubscriptions names every tier to everybody, the free one first',
    steps: [
      {
        as: 'nobody',
        document: listSubscriptions,
        data: () => ({
          listSubscriptions: [
            { tier: 'FREE', assistantThreadsPerMonth: 0, forexFeeFraction: '0.01', trialDays: 0 },
            {
              tier: 'PLUS',
              assistantThreadsPerMonth: 50,
              forexFeeFraction: '0.006',
              trialDays: 14,
            },
            { tier: 'PRO', assistantThreadsPerMonth: 200, forexFeeFraction: '0.005', trialDays: 0 },
            { tier: 'PRIVATE', assistantThreadsPerMonth: null, forexFeeFraction: '0.002' },
          ],
        }),
      },
    ],
  },
  {
    title: 'plans are sold in the currency of New Zealand there, and in US dollars elsewhere',
    steps: [
      {
        as: 'nobody',
        document: PRICES,
        variables: () => ({ country: 'NZ' }),
        data: () => ({
          listSubscriptions: [
            { tier: 'FREE', prices: [] },
            monthly('PLUS', '12', '120', 'NZD'),
            monthly('PRO', '29', '290', 'NZD'),
            monthly('PRIVATE', '149', '1490', 'NZD'),
          ],
        }),
      },
      {
        as: 'nobody',
        document: PRICES,
        variables: () => ({ country: 'DE' }),
        data: () => ({
          listSubscriptions: [
            { tier: 'FREE', prices: [] },
            monthly('PLUS', '8', '80', 'USD'),
            monthly('PRO', '19', '190', 'USD'),
            monthly('PRIVATE', '99', '990', 'USD'),
          ],
        }),
      },
      {
        as: 'nobody',
        document: PRICES,
        variables: () => ({ country: 'ZZ' }),
        errors: [{ code: 'GRAPHQL_VALIDATION_FAILED', fields: ['country'] }],
        ownWords: true,
      },
    ],
  },
  {
    title: 'getMyForexFeeRate follows the plan, and needs funding.read',
    steps: [
      { document: getMyForexFeeRate, data: () => ({ getMyForexFeeRate: '0.005' }) },
      { as: 'identity', document: getMyForexFeeRate, errors: [{ code: 'FORBIDDEN' }] },
    ],
  },
  {
    title:
      'a plan is charged, changed for a longer interval at once, and kept until its period ends',
    steps: [
      step(subscribeUser, PRIVATE, refused('subscribeUser', 'INVALID_STATE')),
      saved('4242'),
      step(
        subscribeUser,
        { ...PRIVATE, idempotencyKey: 'a plan' },
        {
          keep: { subscriptionId: 'subscribeUser.id', endsAt: 'subscribeUser.periodEndsAt' },
          data: ({ cardId }) => ({
            subscribeUser: {
              status: 'ACTIVE',
              plan: { id: idOf('PRIVATE'), name: 'Private' },
              interval: 'MONTH',
              price: { amount: '99', currency: 'USD' },
              periodStartsAt: expect.stringMatching(/^2026-11-20T15:3/),
              periodEndsAt: expect.stringMatching(/^2026-12-20T15:3/),
              trialEndsAt: null,
              cancelAtPeriodEnd: false,
              nextPlan: null,
              nextCharge: { amount: '99', currency: 'USD' },
              nextChargeAt: expect.stringMatching(/^2026-12-20T15:3/),
              cardId,
              confirmationUrl: null,
              failureCode: null,
              coupon: null,
              endedAt: null,
            },
          }),
        },
      ),
      step(
        subscribeUser,
        { ...PRIVATE, idempotencyKey: 'a plan' },
        { data: ({ subscriptionId }) => ({ subscribeUser: { id: subscriptionId } }) },
      ),
      step(subscribeUser, PRIVATE, refused('subscribeUser', 'CONFLICT')),
      step(
        subscribeUser,
        { ...PRIVATE, interval: 'YEAR' },
        {
          data: ({ subscriptionId }) => ({
            subscribeUser: {
              id: subscriptionId,
              interval: 'YEAR',
              price: { amount: '990' },
              nextCharge: { amount: '990' },
              nextChargeAt: expect.stringMatching(/^2027-11-20T15:3/),
            },
          }),
        },
      ),
      step(subscribeUser, PRIVATE, {
        data: () => ({
          subscribeUser: {
            interval: 'YEAR',
            nextPlan: { name: 'Private' },
            nextInterval: 'MONTH',
            nextCharge: { amount: '99' },
          },
        }),
      }),
      step(cancelSubscription, ({ subscriptionId }) => ({ id: subscriptionId }), {
        data: () => ({
          cancelSubscription: {
            status: 'ACTIVE',
            cancelAtPeriodEnd: true,
            nextPlan: null,
            nextCharge: null,
            nextChargeAt: null,
            canceledAt: expect.stringMatching(/^2026-11-20T15:3/),
          },
        }),
      }),
      step(
        subscribeUser,
        { ...PRIVATE, interval: 'YEAR' },
        { data: () => ({ subscribeUser: { cancelAtPeriodEnd: false, canceledAt: null } }) },
      ),
      { as: 'other', document: mine, data: () => ({ listUserSubscriptions: [] }) },
      step(cancelSubscription, ({ subscriptionId }) => ({ id: subscriptionId }), {
        as: 'other',
        ...refused('cancelSubscription', 'NOT_FOUND'),
      }),
      step(
        cancelSubscription,
        ({ subscriptionId }) => ({ id: subscriptionId, atPeriodEnd: false }),
        {
          data: () => ({
            cancelSubscription: {
              status: 'CANCELED',
              endedAt: expect.stringMatching(/^2026-11-20T15:3/),
            },
          }),
        },
      ),
      { document: mine, data: () => ({ listUserSubscriptions: [] }) },
      step(listUserSubscriptions, ({ subscriptionId }) => ({ ids: [subscriptionId] }), {
        data: ({ subscriptionId }) => ({
          listUserSubscriptions: [{ id: subscriptionId, status: 'CANCELED' }],
        }),
      }),
      step(receipts, ({ subscriptionId }) => ({ ids: [subscriptionId] }), {
        data: () => ({
          listUserSubscriptions: [
            {
              receipts: [
                // What is left of the month is all of it.
                { planName: 'Private', interval: 'YEAR', amount: { amount: '891' } },
                {
                  number: expect.stringMatching(/^R-20261120-[0-9A-F]{12}$/),
                  planName: 'Private',
                  interval: 'MONTH',
                  periodEndsAt: expect.stringMatching(/^2026-12-20T15:3/),
                  amount: { amount: '99', currency: 'USD' },
                  discount: null,
                  status: 'PAID',
                  paidAt: expect.stringMatching(/^2026-11-20T15:3/),
                  refundedAt: null,
                  cardBrand: 'VISA',
                  cardLast4: '4242',
                  downloadUrl: expect.stringMatching(/^https?:/),
                  downloadUrlExpiresAt: expect.stringMatching(/^2026-11-20T15:[34]/),
                },
              ],
            },
          ],
        }),
      }),
      step(
        cancelSubscription,
        ({ subscriptionId }) => ({ id: subscriptionId }),
        refused('cancelSubscription', 'INVALID_STATE'),
      ),
    ],
  },
  {
    title: 'what a plan cannot be subscribed with is refused, and a charge that is refused says so',
    steps: [
      saved('0341'),
      step(
        subscribeUser,
        { ...PRIVATE, planId: UNKNOWN_ID },
        refused('subscribeUser', 'NOT_FOUND'),
      ),
      step(
        subscribeUser,
        { ...PRIVATE, cardId: UNKNOWN_ID },
        refused('subscribeUser', 'NOT_FOUND'),
      ),
      step(
        subscribeUser,
        { ...PRIVATE, coupon: 'NOBODYS' },
        refused('subscribeUser', 'BAD_USER_INPUT', 'coupon'),
      ),
      step(
        subscribeUser,
        { ...PRIVATE, planId: idOf('FREE') },
        refused('subscribeUser', 'BAD_USER_INPUT', 'interval'),
      ),
      step(
        subscribeUser,
        { ...PRIVATE, planId: idOf('PLUS') },
        refused('subscribeUser', 'CONFLICT'),
      ),
      step(subscribeUser, PRIVATE, {
        keep: { subscriptionId: 'subscribeUser.id' },
        data: () => ({
          subscribeUser: {
            status: 'INCOMPLETE',
            failureCode: 'CARD_DECLINED',
            failureReason: 'The bank refused the charge',
            nextCharge: null,
          },
        }),
      }),
      step(receipts, ({ subscriptionId }) => ({ ids: [subscriptionId] }), {
        data: () => ({ listUserSubscriptions: [{ receipts: [] }] }),
      }),
      step(subscribeUser, PRIVATE, { as: 'free', errors: [{ code: 'FORBIDDEN' }] }),
      step(cancelSubscription, ({ subscriptionId }) => ({ id: subscriptionId }), {
        data: () => ({ cancelSubscription: { status: 'CANCELED' } }),
      }),
    ],
  },
];
