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
 * SQL for the plan that a person is on: their own, or the operator's default where that is higher.
 * Nobody is ever stored on the default, so that a changed one counts with the next request.
 *
 * @param own the column with the person's own plan
 */
export function planInForce(own: string): string {
  return `(case when ${rankOf(own)} < ${rankOf(USUAL)} then ${USUAL} else ${own} end)`;
}

const USUAL = '(select default_plan from service_settings)';
const RANKS = `array[${PLANS.map((plan) => `'${plan}'`).join(',')}]`;

function rankOf(plan: string): string {
  return `array_position(${RANKS}, ${plan})`;
}
