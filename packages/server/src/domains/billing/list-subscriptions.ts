import { type Plan, type PlanPrice, plans, pricesFor } from '@investing-platform/schema/plans';

export interface PlanForCountry extends Omit<Plan, 'features' | 'prices'> {
  readonly features: string[];
  readonly prices: PlanPrice[];
}

/**
 * The plans on sale with their prices, from the first tier to the highest.
 *
 * @param country ISO 3166-1 alpha-2; null: prices in US dollars
 */
export function listSubscriptions(country: string | null): PlanForCountry[] {
  return plans.map((plan) => ({
    ...plan,
    features: [...plan.features],
    prices: pricesFor(plan, country),
  }));
}
