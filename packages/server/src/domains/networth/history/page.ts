import { type AskedDays, daySpan } from '@investing-platform/rules/time/day-span';
import { daySteps } from '@investing-platform/rules/time/day-steps';
import type { HistoryTimeframe } from '@investing-platform/schema/operations';
import { addDays, type CivilDate } from '../../../kernel/civil-date.ts';
import type { Cursors } from '../../../kernel/cursors.ts';
import { badCursor } from '../../../kernel/errors.ts';
import { pageOf } from '../../../kernel/page.ts';

/** What every history of net worth takes. Days are `YYYY-MM-DD` where the person is. */
export interface HistoryInput extends AskedDays {
  readonly timeframe?: HistoryTimeframe | undefined;
  /** 1 to 10,000; default 1,000. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

/** One page of a history, oldest first. Amounts are in `currency`. */
export interface HistoryPage<Point> {
  readonly nodes: Point[];
  readonly nextCursor: string | null;
  readonly timeframe: HistoryTimeframe;
  readonly currency: string;
}

interface Asked {
  /** The operation. */
  readonly list: string;
  readonly input: HistoryInput;
  readonly usualTimeframe?: HistoryTimeframe;
  readonly today: CivilDate;
  /** The first day on which there was something; null where there never was. */
  readonly began: CivilDate | null;
  readonly currency: string;
}

const USUAL_LIMIT = 1_000;

/**
 * One page of a history: the points of the days that are asked for and not before it began.
 *
 * @param pointsOf makes the points of days, ascending, at most 10,000; `first` is the history's
 *   first
 * @throws {PlatformError} BAD_USER_INPUT for range and ends that do not fit, or for a cursor that
 *   the operation did not give out
 */
export async function historyPage<Point>(
  { cursors }: { readonly cursors: Cursors },
  { list, input, usualTimeframe = 'DAY_1', today, began, currency }: Asked,
  pointsOf: (days: readonly CivilDate[], first: CivilDate) => Promise<Point[]>,
): Promise<HistoryPage<Point>> {
  const { limit = USUAL_LIMIT, timeframe = usualTimeframe, cursor = null } = input;
  const { from, to } = daySpan(input, today);
  const after = cursor === null ? null : dayOfCursor(cursors.decode(list, cursor));
  const dayAfter = addDays(to, 1);
  const first = began === null ? dayAfter : latest(began, from);
  const start = latest(first, after === null ? null : addDays(after, 1));
  const days = pageOf(daySteps(start, to, timeframe, limit + 1), limit, (last) =>
    cursors.encode(list, [last]),
  );
  const nodes = days.nodes.length === 0 ? [] : await pointsOf(days.nodes, first);
  return { nodes, nextCursor: days.nextCursor, timeframe, currency };
}

function latest(day: CivilDate, other: CivilDate | null): CivilDate {
  return other === null || day > other ? day : other;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day after which a page goes on. */
export function dayOfCursor([day = '']: readonly string[]): CivilDate {
  if (!DAY.test(day)) throw badCursor();
  return day;
}
