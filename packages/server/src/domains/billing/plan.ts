import { type Plan, plans } from '@investing-platform/schema/plans';
import type { UserActor } from '../../kernel/actor.ts';
import { invariant } from '../../kernel/invariant.ts';

/** The plan on sale behind the tier of an actor. */
export function planOf(actor: Pick<UserActor, 'plan'>): Plan {
  const plan = plans.find(({ tier }) => tier === actor.plan);
  invariant(plan !== undefined, 'every tier is on sale');
  return plan;
}
