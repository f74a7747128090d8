import { type Plan, type PlanPrice, plans, pricesFor } from '@investing-platform/schema/plans';

export interface PlanForCountry extends Omit<Plan, 'features' | 'prices'> {
  readonly features: string[];
  readonly prices: PlanPrice[];
}

export interface ListSubscriptionsInput {
  readonly country?: string | null | undefined;
  readonly ids?: readonly string[] | null | undefined;
}

/**
 * The plans on sale with their prices, from the first tier to the highest.
 *
 * @param input `country`: ISO 3166-1 alpha-2; null: prices in US dollars. `ids`: only these plans
 */
export function listSubscriptions(input: ListSubscriptionsInput): PlanForCountry[] {
  const { country = null, ids } = input;
  const wanted =
    ids == null ? plans : plans.filter(({ id }) => ids.some((one) => one.toLowerCase() === id));
  return wanted.map((plan) => ({
    ...plan,
    features: [...plan.features],
    prices: pricesFor(plan, country),
  }));
}
