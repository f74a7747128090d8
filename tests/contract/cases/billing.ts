import { getMyForexFeeRate, listSubscriptions } from '@investing-platform/schema/operations';
import type { Case } from '../support/case.ts';

const PRICES =
  'query Prices($country:CountryCode){listSubscriptions(params:{country:$country}){tier prices{interval amount currency}}}';

const monthly = (tier: string, amount: string, year: string, currency: string) => ({
  tier,
  prices: [
    { interval: 'MONTH', amount, currency },
    { interval: 'YEAR', amount: year, currency },
  ],
});

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
];
