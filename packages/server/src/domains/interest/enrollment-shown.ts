import { dayAfter, monthAfter } from '@investing-platform/rules/interest/interest';
import type { InterestStatus } from '@investing-platform/schema/operations';
import type { Reader } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { toPlain, ZERO } from '../../kernel/decimal.ts';
import { accrued, earns } from './accrual.ts';
import { type EnrollmentRow, enrollmentsOfUser } from './interest.sql.ts';

export type InterestDeps = Pick<Deps, 'db' | 'clock' | 'random'> & {
  readonly config: Pick<Deps['config'], 'interestRates'>;
};

/** A choice about interest as its owner sees it. Amounts are plain decimals in `currency`. */
export interface EnrollmentShown {
  readonly id: string;
  readonly currency: string;
  readonly status: InterestStatus;
  readonly optedIn: boolean;
  readonly aprPercent: string;
  readonly accrued: string;
  readonly paidToDate: string;
  readonly nextPaymentOn: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The first day that is not paid yet. */
function unpaidFrom({ lastPaidOn, spans }: EnrollmentRow): string | null {
  return lastPaidOn === null ? (spans[0]?.from ?? null) : monthAfter(lastPaidOn);
}

/** Whether anything is still to be paid, now or later. */
function hasUnpaid(row: EnrollmentRow): boolean {
  const from = unpaidFrom(row);
  return row.spans.some(({ until }) => until === null || (from !== null && until > from));
}

export async function showEnrollment(
  reader: Reader,
  { clock, config }: Pick<InterestDeps, 'clock' | 'config'>,
  row: EnrollmentRow,
): Promise<EnrollmentShown> {
  const { id, currency, optedIn, paidToDate, createdAt, updatedAt } = row;
  const today = clock.now().toISOString().slice(0, 10);
  const from = unpaidFrom(row);
  const [earned = ZERO] = from === null ? [] : await accrued(reader, [row], from, today);
  return {
    id,
    currency,
    status: statusOf(row, today),
    optedIn,
    aprPercent: config.interestRates.get(currency) ?? '0',
    accrued: toPlain(earned),
    paidToDate: toPlain(paidToDate),
    nextPaymentOn: hasUnpaid(row) ? monthAfter(today) : null,
    createdAt,
    updatedAt,
  };
}

function statusOf(row: EnrollmentRow, today: string): InterestStatus {
  if (today < row.changesOn) return 'PENDING_CHANGE';
  return earns(row, today) ? 'ACTIVE' : 'INACTIVE';
}

/** The caller's choices, by currency. */
export async function enrollmentsOf(
  deps: InterestDeps,
  userId: string,
): Promise<EnrollmentShown[]> {
  const rows = await deps.db.all(enrollmentsOfUser, userId);
  return Promise.all(rows.map((row) => showEnrollment(deps.db, deps, row)));
}

/** The next business day, Monday to Friday. */
export function businessDayAfter(day: string): string {
  const next = dayAfter(day);
  const weekday = new Date(`${next}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? businessDayAfter(next) : next;
}
