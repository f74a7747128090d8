import type { UserActor } from '../../kernel/actor.ts';
import { planOf } from '../billing/index.ts';

/** The foreign exchange fee of the actor's plan, as a fraction: 0.005 is 0.5 percent (spec 4.2). */
export function getMyForexFeeRate(actor: Pick<UserActor, 'plan'>): string {
  return planOf(actor).forexFeeFraction;
}
