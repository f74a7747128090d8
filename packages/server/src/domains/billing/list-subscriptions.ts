import { type PlanForCountry, planIn } from '@investing-platform/rules/billing/subscription-shown';
import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import { plans, pricesFor } from '@investing-platform/schema/plans';
import type { Deps } from '../../deps.ts';

export interface ListSubscriptionsInput {
  readonly country?: string | null | undefined;
  readonly ids?: readonly string[] | null | undefined;
}

/**
 * The plans on sale with their prices, from the first tier to the highest. Where nobody can be
 * charged, no price is shown.
 *
 * @param input `country`: ISO 3166-1 alpha-2; null: prices in US dollars. `ids`: only these plans
 */
export function listSubscriptions(
  { cardProcessor }: Pick<Deps, 'cardProcessor'>,
  input: ListSubscriptionsInput,
): PlanForCountry[] {
  const { country = null, ids } = input;
  const wanted =
    ids == null ? plans : plans.filter(({ id }) => ids.some((one) => one.toLowerCase() === id));
  return wanted.map((plan) => {
    const [price] = pricesFor(plan, country);
    return planIn(plan, price?.currency ?? USUAL_CURRENCY, cardProcessor !== null);
  });
}
