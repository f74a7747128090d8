import { setPlan, setSuspension } from '../../domains/account/index.ts';
import { PLANS } from '../../kernel/actor.ts';
import { badInput } from '../../kernel/errors.ts';
import { endGrants } from '../../oauth/index.ts';
import type { ChangeRequest, OperatorDeps } from '../change.ts';
import { closeSockets, thePerson } from '../people.ts';

type Work = ChangeRequest['work'];

/**
 * Puts a person on a plan from now on. Tokens beyond it lose their scopes with their next request.
 *
 * @param plan FREE, PLUS, PRO or PRIVATE, in either case
 */
export function changePlan(deps: OperatorDeps, email: string, plan: string): Work {
  const wanted = PLANS.find((known) => known === plan.toUpperCase());
  if (wanted === undefined) throw badInput('plan', `must be one of ${PLANS.join(', ')}`);
  return async (tx) => {
    const person = await thePerson(tx, email);
    if (person.plan === wanted) return [];
    await tx.one(setPlan, person.id, wanted, deps.clock.now());
    await closeSockets(tx, person.id);
    const lines = [`${person.email}: plan ${person.plan} -> ${wanted}`];
    const { subscribedPlan } = person;
    if (subscribedPlan !== null && PLANS.indexOf(subscribedPlan) > PLANS.indexOf(wanted)) {
      lines.push(`${person.email}: subscribes to ${subscribedPlan}, which holds`);
    }
    return lines;
  };
}

/** Shuts a person out: signing in, tokens and sockets stop at once, and tokens for good. */
export function suspendAccount(deps: OperatorDeps, email: string): Work {
  return async (tx) => {
    const person = await thePerson(tx, email);
    if (person.suspendedAt !== null) return [];
    const now = deps.clock.now();
    await tx.one(setSuspension, person.id, now, now);
    await endGrants(tx, person.id);
    await closeSockets(tx, person.id);
    return [`${person.email}: suspended; signing in, tokens and sockets stop at once`];
  };
}

/** Lets a suspended person in again, with the sessions that have not expired. */
export function reinstateAccount(deps: OperatorDeps, email: string): Work {
  return async (tx) => {
    const person = await thePerson(tx, email);
    if (person.suspendedAt === null) return [];
    await tx.one(setSuspension, person.id, null, deps.clock.now());
    return [`${person.email}: reinstated`];
  };
}
