import type { Transaction } from '../../db/database.ts';
import {
  type PersonRow,
  setKycStatus,
  setNames,
  setPlan,
  setSuspension,
} from '../../domains/account/index.ts';
import { openPlatformAccount } from '../../domains/brokerage/index.ts';
import { PLANS } from '../../kernel/actor.ts';
import { badInput, refuse } from '../../kernel/errors.ts';
import { endGrants } from '../../oauth/index.ts';
import type { ChangeRequest, OperatorDeps } from '../change.ts';
import { hasPlatformAccount } from '../people.sql.ts';
import { closeSockets, thePerson } from '../people.ts';

type Work = ChangeRequest['work'];

/** The currency of the account that an approved identity check opens. */
const ACCOUNT_CURRENCY = 'USD';
/** As in the contract. */
const MAX_NAME = 80;

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

/** The names of a person's papers. */
export interface PaperNames {
  readonly firstName?: string;
  readonly lastName?: string;
}

/**
 * Accepts a person's papers and opens the platform account where there is none. The names hold from
 * then on: bank accounts and signatures are compared with them, and the person cannot change them.
 *
 * @param names of the papers, where they differ from what the person gave
 */
export function approveIdentityCheck(
  deps: OperatorDeps,
  email: string,
  names: PaperNames = {},
): Work {
  return async (tx) => {
    const person = await thePerson(tx, email);
    if (person.kycStatus === 'APPROVED') return [];
    refuseFinal(person.kycStatus);
    const lines = await confirmNames(tx, person, names);
    await tx.one(setKycStatus, person.id, 'APPROVED', deps.clock.now());
    lines.push(`${person.email}: identity check ${person.kycStatus} -> APPROVED`);
    if (!(await tx.one(hasPlatformAccount, person.id)).has) {
      const opening = { cash: '0', currency: ACCOUNT_CURRENCY, tradingMode: 'LIVE' as const };
      await openPlatformAccount(tx, deps, person.id, opening);
      lines.push(`${person.email}: platform account opened, in ${ACCOUNT_CURRENCY}`);
    }
    return lines;
  };
}

async function confirmNames(
  tx: Transaction,
  person: PersonRow,
  { firstName, lastName }: PaperNames,
): Promise<string[]> {
  const confirmed = [firstName?.trim() || person.firstName, lastName?.trim() || person.lastName];
  const [first = null, last = null] = confirmed;
  const name = confirmed.filter(Boolean).join(' ');
  if (name === '') {
    throw badInput('first-name, last-name', 'are needed, as on the papers: the account has none');
  }
  if (confirmed.some((part) => (part?.length ?? 0) > MAX_NAME)) {
    throw badInput('first-name, last-name', `must have at most ${MAX_NAME} characters each`);
  }
  if (first === person.firstName && last === person.lastName) return [];
  await tx.one(setNames, person.id, first, last, name);
  return [`${person.email}: confirmed as ${name}`];
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
