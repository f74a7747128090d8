import { PLANS, type Plan } from '../kernel/actor.ts';
import { statement } from './statement.ts';

/** What the operator set, at each start. */
export const setDefaultPlan = statement<never, [plan: Plan]>(
  'db_set_default_plan',
  `insert into service_settings (default_plan) values ($1)
   on conflict (only_row) do update set default_plan = excluded.default_plan
   where service_settings.default_plan <> excluded.default_plan`,
);

/**
 * SQL for the plan that a person is on: the highest of what the operator gave them, what they
 * subscribe to and the operator's default. Nobody is ever stored on the default, so that a changed
 * one counts with the next request.
 *
 * @param person the table `users`, or its other name in the statement
 */
export function planInForce(person: string): string {
  const plans = [`${person}.plan`, `${person}.subscribed_plan`, USUAL];
  return `(${RANKS})[greatest(${plans.map(rankOf).join(', ')})]`;
}

/** What a person is on without paying for it. */
export function planForFree(person: string): string {
  return `(${RANKS})[greatest(${[`${person}.plan`, USUAL].map(rankOf).join(', ')})]`;
}

const USUAL = '(select default_plan from service_settings)';
const RANKS = `array[${PLANS.map((plan) => `'${plan}'`).join(',')}]`;

function rankOf(plan: string): string {
  return `array_position(${RANKS}, ${plan})`;
}
