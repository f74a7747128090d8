import { refuseChoice } from '@investing-platform/rules/interest/choice';
import { monthAfter } from '@investing-platform/rules/interest/interest';
import type { Transaction } from '../../db/database.ts';
import { requestJob } from '../../jobs/jobs.ts';
import { badInput } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/invariant.ts';
import {
  businessDayAfter,
  type EnrollmentShown,
  type InterestDeps,
  showEnrollment,
} from './enrollment-shown.ts';
import {
  choose,
  closeSpan,
  type EnrollmentRow,
  enrollmentById,
  enrollmentsOfUser,
  expectPayment,
  insertEnrollment,
  openSpan,
} from './interest.sql.ts';
import { ALL, INTEREST_JOB } from './pay-interest.ts';

export interface OptInInput {
  readonly currency: string;
  readonly optIn: boolean;
}

/** @throws {PlatformError} BAD_USER_INPUT for a currency that earns none */
export function requireEarning({ config }: Pick<InterestDeps, 'config'>, currency: string): void {
  if (config.interestRates.has(currency)) return;
  const all = [...config.interestRates.keys()];
  const repair = all.length === 0 ? 'earns no interest here' : `must be ${all.join(' or ')}`;
  throw badInput('params.currency', repair);
}

/**
 * Writes a choice about interest down, which counts from the next business day on. The account is
 * locked.
 *
 * @throws {PlatformError} INVALID_STATE while the opposite choice is under way
 */
export async function chooseInterest(
  tx: Transaction,
  deps: InterestDeps,
  account: { readonly id: string; readonly userId: string },
  { currency, optIn }: OptInInput,
): Promise<EnrollmentShown> {
  const rows = await tx.all(enrollmentsOfUser, account.userId);
  const found = rows.find((row) => row.currency === currency) ?? null;
  const id = found?.id ?? newId(deps.clock, deps.random);
  if (found === null || found.optedIn !== optIn)
    await change(tx, deps, found, { id, account, currency, optIn });
  const row = await tx.one(enrollmentById, id);
  return showEnrollment(tx, deps, row);
}

interface Change extends OptInInput {
  readonly id: string;
  readonly account: { readonly id: string; readonly userId: string };
}

async function change(
  tx: Transaction,
  { clock }: InterestDeps,
  found: EnrollmentRow | null,
  { id, account, currency, optIn }: Change,
): Promise<void> {
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const before = found && { optedIn: found.optedIn, isUnderWay: today < found.changesOn };
  refuseChoice(before, optIn);
  const from = businessDayAfter(today);
  if (found !== null) await tx.run(choose, id, optIn, from, now);
  else {
    await tx.run(insertEnrollment, {
      id,
      userId: account.userId,
      accountId: account.id,
      currency,
      changesOn: from,
      now,
    });
  }
  if (!optIn) return void (await tx.run(closeSpan, id, from));
  invariant(from > today, 'a choice counts later');
  await tx.run(openSpan, id, from);
  const paysOn = monthAfter(from);
  await tx.run(expectPayment, id, paysOn);
  await requestJob(tx, { kind: INTEREST_JOB, key: ALL, runAt: new Date(paysOn) });
}
