import { createHash } from 'node:crypto';
import { HOUR_MS } from '@investing-platform/schema/durations';
import type { InvestDocumentType } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { addDays, addMonths, type CivilDate } from '../../../kernel/civil-date.ts';
import { newId } from '../../../kernel/ids.ts';
import { confirmationPaper } from './confirmation-paper.ts';
import {
  addDocument,
  documentOf,
  nextTradingDay,
  type PapersAccount,
  periodsIssued,
} from './documents.sql.ts';
import { dayOn, type Period, periodOf } from './shown-on-paper.ts';
import { type PaperDeps, statementPaper } from './statement-paper.ts';
import { formFor, taxName, taxPaper } from './tax-paper.ts';

export type IssueDeps = PaperDeps & Pick<Deps, 'random' | 'objects'>;

/** A day is over for good an hour after its end, whatever clock wrote what happened. */
const SETTLING_MS = HOUR_MS;

/** What the store keeps a paper under. */
export const objectKey = (id: string): string => `account-document-${id}`;

/**
 * Issues papers of an account that are due, the oldest first: statements of months, confirmations
 * of trading days, tax papers of years.
 *
 * @param most so many at a time
 * @returns how many were issued
 */
export async function issueDocuments(
  deps: IssueDeps,
  account: PapersAccount,
  most: number,
): Promise<number> {
  const last = lastSettledDay(deps.clock.now());
  let issued = 0;
  for (const due of [
    ...(await monthsDue(deps, account, last)),
    ...(await yearsDue(deps, account, last)),
  ]) {
    if (issued >= most) return issued;
    if (await issue(deps, account, due)) issued += 1;
  }
  const end = periodOf(last, last).to;
  while (issued < most) {
    const next = await deps.db.maybe(nextTradingDay, account.id, end);
    if (next === null) return issued;
    const period = periodOf(next.day, next.day);
    const name = `Trade confirmation of ${next.day}`;
    await issue(deps, account, {
      type: 'TRADE_CONFIRMATION',
      name,
      period,
      write: confirmationPaper,
    });
    issued += 1;
  }
  return issued;
}

/** The last day that is over, in New York. */
export function lastSettledDay(now: Date): CivilDate {
  return addDays(dayOn(new Date(now.getTime() - SETTLING_MS)), -1);
}

interface DueDocument {
  readonly type: InvestDocumentType;
  readonly name: string;
  readonly period: Period;
  /** Null where nothing has to be told. */
  readonly write: (
    deps: PaperDeps,
    account: PapersAccount,
    period: Period,
  ) => Promise<Uint8Array | null>;
}

const firstOfMonth = (day: CivilDate): CivilDate => `${day.slice(0, 7)}-01`;

async function monthsDue(
  { db }: IssueDeps,
  account: PapersAccount,
  last: CivilDate,
): Promise<DueDocument[]> {
  const rows = await db.all(periodsIssued, account.id, ['ACCOUNT_STATEMENT']);
  const issued = new Set(rows.map(({ endsOn }) => endsOn));
  const due: DueDocument[] = [];
  for (let first = firstOfMonth(account.openedOn); ; first = addMonths(first, 1)) {
    const endsOn = addDays(addMonths(first, 1), -1);
    if (endsOn > last) return due;
    if (issued.has(endsOn)) continue;
    const name = `Statement of ${first.slice(0, 7)}`;
    const period = periodOf(first, endsOn);
    due.push({ type: 'ACCOUNT_STATEMENT', name, period, write: statementPaper });
  }
}

async function yearsDue(
  { db }: IssueDeps,
  account: PapersAccount,
  last: CivilDate,
): Promise<DueDocument[]> {
  const rows = await db.all(periodsIssued, account.id, ['TAX_1099', 'TAX_1042S']);
  const issued = new Set(rows.map(({ endsOn }) => endsOn));
  const due: DueDocument[] = [];
  const type = formFor(account);
  for (let year = Number(account.openedOn.slice(0, 4)); `${year}-12-31` <= last; year += 1) {
    const endsOn = `${year}-12-31`;
    if (issued.has(endsOn)) continue;
    const period = periodOf(`${year}-01-01`, endsOn);
    due.push({ type, name: taxName(type, String(year)), period, write: taxPaper });
  }
  return due;
}

/** The file is kept first: a paper that is listed has one. */
async function issue(
  deps: IssueDeps,
  account: PapersAccount,
  { type, name, period, write }: DueDocument,
): Promise<boolean> {
  const bytes = await write(deps, account, period);
  if (bytes === null) return false;
  const { db, clock, random, objects } = deps;
  const id = newId(clock, random);
  await objects.put(objectKey(id), once(bytes));
  const now = clock.now();
  const row = addDocument({
    id,
    userId: account.userId,
    brokerAccountId: account.id,
    type,
    name,
    issuedOn: dayOn(now),
    periodStartsOn: period.startsOn,
    periodEndsOn: period.endsOn,
    mimeType: 'application/pdf',
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
    createdAt: now,
  });
  await db.transaction(async (tx) => tx.send(...row));
  const isIssued = (await db.maybe(documentOf, account.userId, id)) !== null;
  // Another process has issued it meanwhile.
  if (!isIssued) await objects.delete(objectKey(id));
  return isIssued;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
