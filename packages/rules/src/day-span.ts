import { invalidInput } from '@investing-platform/schema/engine';
import type { ChartRange } from '@investing-platform/schema/operations';
import { addDays, addMonths, type CivilDate } from './civil-date.ts';

/** The days that a history is asked for, in one of two ways. */
export interface AskedDays {
  readonly range?: ChartRange | null | undefined;
  readonly from?: CivilDate | null | undefined;
  readonly to?: CivilDate | null | undefined;
}

/** Both days are in it. */
export interface DaySpan {
  /** Null: the first day of what the history is of. */
  readonly from: CivilDate | null;
  readonly to: CivilDate;
}

type FixedRange = Exclude<ChartRange, 'CUSTOM' | 'ALL'>;

const FIRST_DAY: Readonly<Record<FixedRange, (today: CivilDate) => CivilDate>> = {
  D1: (today) => addDays(today, -1),
  W1: (today) => addDays(today, -7),
  M1: (today) => addMonths(today, -1),
  M3: (today) => addMonths(today, -3),
  M6: (today) => addMonths(today, -6),
  YTD: (today) => `${today.slice(0, 4)}-01-01`,
  Y1: (today) => addMonths(today, -12),
  Y3: (today) => addMonths(today, -36),
  Y5: (today) => addMonths(today, -60),
};

/**
 * The days that a history is asked for; none is in the future. One end is enough.
 *
 * @throws {PlatformError} BAD_USER_INPUT where `from` is after `to`, and where a range is given with
 *   an end, or `CUSTOM` without one
 */
export function daySpan(asked: AskedDays, today: CivilDate): DaySpan {
  const { range = null, from = null, to = null } = asked;
  if (from !== null || to !== null) {
    refuseRange(range, { from, to });
    const last = to === null || to > today ? today : to;
    if (from === null || from <= last) return { from, to: last };
    throw bad(
      'from',
      to !== null && from > to ? 'must not be after `to`' : 'must not be in the future',
    );
  }
  if (range === 'CUSTOM') throw bad('from', 'is needed for the range CUSTOM, or `to` is');
  const fixed = range ?? 'Y1';
  return { from: fixed === 'ALL' ? null : FIRST_DAY[fixed](today), to: today };
}

function refuseRange(
  range: ChartRange | null,
  ends: Pick<DaySpan, 'from'> & { to: string | null },
) {
  if (range === null || range === 'CUSTOM') return;
  const given = (['from', 'to'] as const).filter((end) => ends[end] !== null);
  throw invalidInput([
    { path: 'params.range', message: `does not go with \`${given[0]}\`: leave one of them out` },
    ...given.map((end) => ({
      path: `params.${end}`,
      message: 'does not go with `range`: leave one of them out',
    })),
  ]);
}

const bad = (field: string, message: string) =>
  invalidInput([{ path: `params.${field}`, message }]);
