import type { PastRange } from '@investing-platform/schema/operations';
import { type AskedSpan, askedSpan } from './asked-span.ts';
import type { CivilDate } from './civil-date.ts';
import { firstDay } from './first-day.ts';

/** The days that a history is asked for, in one of two ways. */
export type AskedDays = AskedSpan<PastRange, CivilDate>;

/** Both days are in it. */
export interface DaySpan {
  /** Null: the first day of what the history is of. */
  readonly from: CivilDate | null;
  readonly to: CivilDate;
}

/**
 * The days that a history is asked for, a year where nothing says which; none is in the future.
 *
 * @throws {PlatformError} BAD_USER_INPUT where `from` is after `to` or in the future, and where a
 *   range is given with an end
 */
export function daySpan(asked: AskedDays, today: CivilDate): DaySpan {
  const { from, to } = askedSpan<PastRange, CivilDate, CivilDate | null>(
    asked,
    'Y1',
    today,
    (range, end) => (range === 'ALL' ? null : firstDay(range, end)),
  );
  return { from, to };
}
