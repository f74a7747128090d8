import { openPlatformAccount } from '../../domains/trading/index.ts';
import type { Plan } from '../../kernel/actor.ts';
import { badInput, refuse } from '../../kernel/errors.ts';
import type { ChangeRequest, OperatorDeps } from '../change.ts';
import { hasPlatformAccount, setKycStatus, setPlan, setSuspension } from '../people.sql.ts';
import { closeSockets, thePerson } from '../people.ts';

type Work = ChangeRequest['work'];

const PLANS: readonly Plan[] = ['FREE', 'PLUS', 'PRO', 'PRIVATE'];
/** The currency of the account that an approved identity check opens. */
const ACCOUNT_CURRENCY = 'USD';

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
    return [`${person.email}: plan ${person.plan} -> ${wanted}`];
  };
}

/** Accepts a person's papers and opens the platform account where there is none. */
export function approveIdentityCheck(deps: OperatorDeps, email: string): Work {
  return async (tx) => {
    const person = await thePerson(tx, email);
    if (person.kycStatus === 'APPROVED') return [];
    refuseFinal(person.kycStatus);
    await tx.one(setKycStatus, person.id, 'APPROVED', deps.clock.now());
    const lines = [`${person.email}: identity check ${person.kycStatus} -> APPROVED`];
    if (!(await tx.one(hasPlatformAccount, person.id)).has) {
      const opening = { cash: '0', currency: ACCOUNT_CURRENCY, tradingMode: 'LIVE' as const };
      await openPlatformAccount(tx, deps, person.id, opening);
      lines.push(`${person.email}: platform account opened, in ${ACCOUNT_CURRENCY}`);
    }
    return lines;
  };
}

/** Refuses a person's papers, for good. */
export function rejectIdentityCheck(deps: OperatorDeps, email: string): Work {
  return async (tx) => {
    const person = await thePerson(tx, email);
    if (person.kycStatus === 'REJECTED') return [];
    await tx.one(setKycStatus, person.id, 'REJECTED', deps.clock.now());
    return [`${person.email}: identity check ${person.kycStatus} -> REJECTED`];
  };
}

function refuseFinal(status: string): void {
  if (status === 'REJECTED') {
    throw refuse('INVALID_STATE', 'The identity check was rejected, which is final');
  }
}

/** Shuts a person out: signing in, tokens and sockets stop at once, and nothing is deleted. */
export function suspendAccount(deps: OperatorDeps, email: string): Work {
  return async (tx) => {
    const person = await thePerson(tx, email);
    if (person.suspendedAt !== null) return [];
    const now = deps.clock.now();
    await tx.one(setSuspension, person.id, now, now);
    await closeSockets(tx, person.id);
    return [`${person.email}: suspended; signing in, tokens and sockets stop at once`];
  };
}

/** Lets a suspended person in again, with the sessions and tokens that have not expired. */
export function reinstateAccount(deps: OperatorDeps, email: string): Work {
  return async (tx) => {
    const person = await thePerson(tx, email);
    if (person.suspendedAt === null) return [];
    await tx.one(setSuspension, person.id, null, deps.clock.now());
    return [`${person.email}: reinstated`];
  };
}
