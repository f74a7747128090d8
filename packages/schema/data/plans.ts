import type { SubscriptionInterval, SubscriptionTier } from '../generated/operations.ts';

/** What a plan costs for one interval, taxes included, as a canonical plain decimal. */
export interface PlanPrice {
  readonly interval: SubscriptionInterval;
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** A plan on sale. */
export interface Plan {
  /** A UUIDv7, the same on every server and in the mocks. */
  readonly id: string;
  readonly tier: SubscriptionTier;
  readonly name: string;
  readonly description: string;
  /** In every currency that it is sold in. Empty: free of charge. */
  readonly prices: readonly PlanPrice[];
  readonly features: readonly string[];
  /** Null: as many as one likes. */
  readonly assistantThreadsPerMonth: number | null;
  /** A fraction: 0.005 is 0.5 percent. */
  readonly forexFeeFraction: string;
  readonly trialDays: number;
}

/** The plans on sale, from the first tier to the highest (spec part 1 names the tiers). */
export const plans: readonly Plan[] = [
  {
    id: '01936f64-5c00-7f00-8a00-000000000001',
    tier: 'FREE',
    name: 'Free',
    description: 'To look around: sign in, secure your account, watch live markets.',
    prices: [],
    features: ['Sign in here and in other apps', 'Live markets', 'Tokens with the identity scope'],
    assistantThreadsPerMonth: 0,
    forexFeeFraction: '0.01',
    trialDays: 0,
  },
  {
    id: '01936f64-5c00-7f00-8a00-000000000002',
    tier: 'PLUS',
    name: 'Plus',
    description: 'For people who invest by themselves and want the API in their own hands.',
    prices: priced({ NZD: ['12', '120'], USD: ['8', '80'] }),
    features: ['The whole API', '50 assistant threads a month', 'Automatic rebalancing'],
    assistantThreadsPerMonth: 50,
    forexFeeFraction: '0.006',
    trialDays: 14,
  },
  {
    id: '01936f64-5c00-7f00-8a00-000000000003',
    tier: 'PRO',
    name: 'Pro',
    description: 'For people who trade often: more of the assistant and lower fees.',
    prices: priced({ NZD: ['29', '290'], USD: ['19', '190'] }),
    features: ['All of Plus', '200 assistant threads a month', 'Trade ideas of experts'],
    assistantThreadsPerMonth: 200,
    forexFeeFraction: '0.005',
    trialDays: 0,
  },
  {
    id: '01936f64-5c00-7f00-8a00-000000000004',
    tier: 'PRIVATE',
    name: 'Private',
    description: 'For families and their advisers: no limits and somebody to talk to.',
    prices: priced({ NZD: ['149', '1490'], USD: ['99', '990'] }),
    features: ['All of Pro', 'Unlimited assistant threads', 'An adviser of your own'],
    assistantThreadsPerMonth: null,
    forexFeeFraction: '0.002',
    trialDays: 0,
  },
];

/** Where the New Zealand dollar is the currency in everyday use. */
const NZ_DOLLAR_COUNTRIES: ReadonlySet<string> = new Set(['NZ', 'CK', 'NU', 'PN', 'TK']);

/**
 * The prices of a plan in a country: in its currency where the plan is sold in it, else in US
 * dollars.
 *
 * @param country ISO 3166-1 alpha-2, or null where it is not known
 */
export function pricesFor({ prices }: Plan, country: string | null): PlanPrice[] {
  const currency = country !== null && NZ_DOLLAR_COUNTRIES.has(country) ? 'NZD' : 'USD';
  return prices.filter((price) => price.currency === currency);
}

type ByInterval = readonly [month: string, year: string];

function priced(table: Readonly<Record<string, ByInterval>>): PlanPrice[] {
  return Object.entries(table).flatMap(([currency, [month, year]]) => [
    { interval: 'MONTH' as const, amount: month, currency },
    { interval: 'YEAR' as const, amount: year, currency },
  ]);
}
