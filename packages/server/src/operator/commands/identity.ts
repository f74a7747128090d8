import { writeFile } from 'node:fs/promises';
import { KYC_SECTIONS } from '@investing-platform/rules/kyc/sections';
import { isCalendarDay } from '@investing-platform/schema';
import type { Transaction } from '../../db/database.ts';
import { type PersonRow, setNames } from '../../domains/account/index.ts';
import { openApproved } from '../../domains/brokerage/index.ts';
import {
  approve as approveCheck,
  askFor,
  checkTold,
  dateThePaper,
  readPaper,
  refusePaper,
  reject as rejectCheck,
  setLegalHold,
  waitingLines,
} from '../../domains/kyc/index.ts';
import { dayIn } from '../../kernel/days.ts';
import { badInput, refuse } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { insertAudit } from '../audit.sql.ts';
import type { ChangeRequest, OperatorDeps } from '../change.ts';
import { thePerson } from '../people.ts';

type Work = ChangeRequest['work'];

/** As in the contract. */
const MAX_NAME = 80;
const MAX_MESSAGE = 500;
const CODES = [
  ...(['UNREADABLE', 'INCOMPLETE', 'EXPIRED', 'WRONG_TYPE', 'DATA_MISMATCH'] as const),
  ...(['NOT_GENUINE', 'OTHER'] as const),
];

/** Those whose check was submitted, longest waiting first, with what has to be looked at. */
export async function list({ db }: OperatorDeps): Promise<string> {
  const lines = await waitingLines(db);
  return lines.length === 0 ? 'No identity check is waiting.' : lines.join('\n');
}

/** All of a person's check. That somebody has read it stands in the audit, and nothing of it. */
export async function show(deps: OperatorDeps, email: string): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const person = await thePerson(tx, email);
    const lines = await checkTold(tx, deps, person.id);
    await noteReading(tx, deps, 'show-identity-check', person.email, 'all of it was read');
    return [person.email, ...lines].join('\n');
  });
}

async function noteReading(
  tx: Transaction,
  { clock, random, operator }: OperatorDeps,
  command: string,
  email: string,
  what: string,
): Promise<void> {
  const id = newId(clock, random);
  await tx.one(insertAudit, {
    id,
    at: clock.now(),
    operator,
    command,
    subject: email,
    changes: [what],
    reason: null,
  });
}

/** The names of a person's papers. */
export interface PaperNames {
  readonly firstName?: string;
  readonly lastName?: string;
}

/**
 * Approves a person's check, or papers that came another way, and opens the platform account where
 * there is none. The names hold from then on: bank accounts and signatures are compared with them,
 * and the person cannot change them.
 *
 * @param names of the papers, where they differ from what the person gave
 */
export function approve(deps: OperatorDeps, email: string, names: PaperNames = {}): Work {
  return async (tx) => {
    const person = await thePerson(tx, email);
    if (person.kycStatus === 'APPROVED') return [];
    refuseFinal(person.kycStatus);
    const { isOpened, name } = await approveCheck(tx, deps, person.id, openApproved(deps));
    const isNamed = names.firstName !== undefined || names.lastName !== undefined;
    const told = name === null || isNamed ? await confirmNames(tx, person, names) : [];
    return [
      ...told,
      `${person.email}: identity check ${person.kycStatus} -> APPROVED`,
      ...(isOpened ? [`${person.email}: platform account opened, in USD`] : []),
    ];
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

/** Refuses a person's check, for good. */
export function reject(deps: OperatorDeps, email: string): Work {
  return async (tx) => {
    const person = await thePerson(tx, email);
    if (person.kycStatus === 'REJECTED') return [];
    await rejectCheck(tx, deps, person.id);
    return [`${person.email}: identity check ${person.kycStatus} -> REJECTED`];
  };
}

/** What the person is asked for. */
export interface Request {
  readonly section: string;
  readonly message: string;
}

/** Gives a check back to the person, who reads what is to be changed. */
export function ask(deps: OperatorDeps, email: string, { section, message }: Request): Work {
  const wanted = KYC_SECTIONS.find((known) => known === section.toUpperCase());
  if (wanted === undefined) throw badInput('section', `must be one of ${KYC_SECTIONS.join(', ')}`);
  const text = message.trim();
  if (text === '' || text.length > MAX_MESSAGE) {
    throw badInput('message', `must have 1 to ${MAX_MESSAGE} characters`);
  }
  return async (tx) => {
    const person = await thePerson(tx, email);
    const { kycStatus } = person;
    refuseUnsubmitted(kycStatus);
    await askFor(tx, deps, person.id, { section: wanted, message: text });
    return [`${person.email}: identity check ${kycStatus} -> ACTION_REQUIRED, ${wanted}: ${text}`];
  };
}

/** Writes a paper down as it was handed in, for whoever compares it. It is noted who did. */
export async function savePaper(
  deps: OperatorDeps,
  email: string,
  id: string,
  file: string,
): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const person = await thePerson(tx, email);
    const bytes = await readPaper(tx, deps, person.id, id);
    await noteReading(tx, deps, 'save-identity-paper', person.email, `the paper ${id} was read`);
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600 });
    return `${bytes.length} bytes written to ${file}: delete them once they are compared`;
  });
}

/** Notes the last day on which a paper is valid, as it says; `none` where it does not lapse. */
export function datePaper(deps: OperatorDeps, email: string, id: string, day: string): Work {
  const expiresOn = day === 'none' ? null : day;
  if (expiresOn !== null && !isCalendarDay(expiresOn)) {
    throw badInput('expires-on', 'must be a day as YYYY-MM-DD, or none');
  }
  if (expiresOn !== null && expiresOn < dayIn('UTC', deps.clock.now())) {
    throw badInput('expires-on', 'has passed: refuse the paper with reject-identity-paper');
  }
  return async (tx) => {
    const person = await thePerson(tx, email);
    const name = await dateThePaper(tx, person.id, id, expiresOn);
    return [`${person.email}: ${name} is valid until ${expiresOn ?? 'it is replaced'}`];
  };
}

/** Why a paper is not accepted. */
export interface PaperRefusal {
  readonly code: string;
  readonly reason: string;
}

/** Refuses one paper; the person reads why, and hands in another. */
export function refuseOne(
  deps: OperatorDeps,
  email: string,
  id: string,
  { code: given, reason }: PaperRefusal,
): Work {
  const code = CODES.find((known) => known === given.toUpperCase());
  if (code === undefined) throw badInput('code', `must be one of ${CODES.join(', ')}`);
  return async (tx) => {
    const person = await thePerson(tx, email);
    refuseUnsubmitted(person.kycStatus);
    const name = await refusePaper(tx, deps, person.id, { id, code, reason });
    return [`${person.email}: ${name} is refused as ${code}, and another asked for`];
  };
}

/** Keeps a check from being erased, or lets it be. */
export function hold(_deps: OperatorDeps, email: string, holds: boolean): Work {
  return async (tx) => {
    const person = await thePerson(tx, email);
    const changed = await tx.maybe(setLegalHold, person.id, holds);
    return changed === null ? [] : [`${person.email}: identity check is held: ${holds}`];
  };
}

function refuseUnsubmitted(status: string): void {
  refuseFinal(status);
  if (status === 'NOT_STARTED' || status === 'DRAFT') {
    throw refuse('INVALID_STATE', 'The person has not submitted the identity check yet');
  }
}

function refuseFinal(status: string): void {
  if (status === 'REJECTED') {
    throw refuse('INVALID_STATE', 'The identity check was rejected, which is final');
  }
}
