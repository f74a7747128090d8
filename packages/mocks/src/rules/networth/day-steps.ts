import { type AskedDays, daySpan } from '@investing-platform/rules/time/day-span';
import { daySteps as stepsOf } from '@investing-platform/rules/time/day-steps';
import type { HistoryTimeframe } from '@investing-platform/schema/operations';
import type { Call } from '../../contract/call.ts';
import { today } from '../../facts/time.ts';

/** No history has more points. */
const MAX_POINTS = 10_000;

/**
 * The last days of the steps that a history is asked for, rising, none before it began.
 *
 * @throws {PlatformError} BAD_USER_INPUT where range and ends do not fit
 */
export function daySteps(call: Call, timeframe: HistoryTimeframe, began: string | null): string[] {
  const { from, to } = daySpan(call.params as AskedDays, today(call.realm));
  if (began === null) return [];
  return stepsOf(from === null || from < began ? began : from, to, timeframe, MAX_POINTS);
}
