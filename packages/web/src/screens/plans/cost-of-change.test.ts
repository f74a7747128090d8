import { expect, test } from 'vitest';
import { costOfChange } from './cost-of-change.ts';
import type { Coupon, Interval, Plan, Subscription } from './plan-types.ts';

const NOW = new Date('2026-12-05T09:30:00.000Z');
const amounts: Readonly<Record<string, string>> = { PLUS: '8', PRO: '19' };

function planOf(tier: Plan['tier'], trialDays = 0): Plan {
  const prices = [{ interval: 'MONTH' as const, amount: amounts[tier] ?? '0', currency: 'USD' }];
  return { id: tier, tier, name: tier, description: '', prices, features: [], trialDays };
}

const subscription: Subscription = {
  id: 's',
  plan: { id: 'PLUS', name: 'Plus' },
  interval: 'MONTH',
  status: 'ACTIVE',
  price: { amount: '8', currency: 'USD' },
  periodStartsAt: '2026-11-20T09:30:00.000Z',
  periodEndsAt: '2026-12-20T09:30:00.000Z',
  discount: null,
  coupon: null,
  trialEndsAt: null,
  cancelAtPeriodEnd: false,
  nextPlan: null,
  nextInterval: null,
  nextCharge: { amount: '8', currency: 'USD' },
  nextChargeAt: '2026-12-20T09:30:00.000Z',
  cardId: 'c',
  confirmationUrl: null,
  failureReason: null,
  failureCode: null,
  canceledAt: null,
  endedAt: null,
  createdAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
};

interface Case {
  readonly to: Plan;
  readonly live?: Partial<Subscription> & { readonly tier: Plan['tier'] };
  readonly hadOne?: boolean;
  readonly coupon?: Coupon;
}

const HALF = { code: 'HALF', discountPercent: '50', discountAmount: null, monthsLeft: 2 };

function costOf({ to, live, hadOne = live !== undefined, coupon }: Case) {
  const interval: Interval = 'MONTH';
  const price = { interval, amount: amounts[to.tier] ?? '0', currency: 'USD' };
  const current = live === undefined ? null : { ...subscription, ...live };
  const wanted = {
    plan: to,
    price,
    live: current,
    hadOne,
    coupon: coupon ?? null,
    minimum: '1',
    now: NOW,
  };
  const { begins, discount, credit, chargedNow, nextAt, nextAmount } = costOfChange(wanted);
  return [begins, discount, credit, chargedNow, nextAt.toISOString().slice(0, 10), nextAmount];
}

test.each<[string, Case, (string | null)[]]>([
  [
    'a first plan is tried',
    { to: planOf('PLUS', 14) },
    ['TRIAL', '0', '0', '0', '2026-12-19', '8'],
  ],
  [
    'a trial comes once',
    { to: planOf('PLUS', 14), hadOne: true },
    ['NOW', '0', '0', '8', '2027-01-05', '8'],
  ],
  [
    'half of a month of the old plan is taken off the higher one',
    { to: planOf('PRO'), live: { tier: 'PLUS' } },
    ['NOW', '0', '4', '15', '2027-01-05', '19'],
  ],
  [
    'what was left of an earlier change is taken off too',
    { to: planOf('PRO'), live: { tier: 'PLUS', nextCharge: { amount: '6', currency: 'USD' } } },
    ['NOW', '0', '6', '13', '2027-01-05', '19'],
  ],
  [
    'a coupon lowers both what was paid and what is to be paid',
    {
      to: planOf('PRO'),
      live: {
        tier: 'PLUS',
        discount: { amount: '4', currency: 'USD' },
        coupon: HALF,
        nextCharge: { amount: '4', currency: 'USD' },
      },
    },
    ['NOW', '9.5', '2', '7.5', '2027-01-05', '9.5'],
  ],
  [
    'a coupon lowers what a first plan costs',
    { to: planOf('PRO'), hadOne: true, coupon: HALF },
    ['NOW', '9.5', '0', '9.5', '2027-01-05', '9.5'],
  ],
  [
    'a coupon of one month leaves the next payment in full',
    { to: planOf('PRO'), coupon: { ...HALF, monthsLeft: 1 } },
    ['NOW', '9.5', '0', '9.5', '2027-01-05', '19'],
  ],
  [
    'a coupon waits for the end of a trial',
    { to: planOf('PLUS', 14), coupon: HALF },
    ['TRIAL', '4', '0', '0', '2026-12-19', '4'],
  ],
  [
    'a lower plan waits for the end of the period',
    { to: planOf('PLUS'), live: { tier: 'PRO' } },
    ['LATER', '0', '0', '0', '2026-12-20', null],
  ],
  [
    'nothing of a trial is paid for',
    { to: planOf('PRO'), live: { tier: 'PLUS', status: 'TRIALING' } },
    ['NOW', '0', '0', '19', '2027-01-05', '19'],
  ],
])('%s', (_title, given, expected) => {
  expect(costOf(given)).toEqual(expected);
});
