import { askedSpan } from './asked-span.ts';
import type { CivilDate } from './civil-date.ts';

/** The days whose events are asked for, and how many of them at most. */
export interface AskedEvents {
  readonly from?: CivilDate | null | undefined;
  readonly to?: CivilDate | null | undefined;
  /** 1 to 500, default 20. */
  readonly limit?: number | undefined;
}

const USUAL_LIMIT = 20;

/**
 * The events of the days asked for, newest first; those of one day in their order.
 *
 * @param events ascending by `exDate`
 * @throws {PlatformError} BAD_USER_INPUT where `from` is after `to` or in the future
 */
export function newestEvents<Event extends { readonly exDate: CivilDate }>(
  events: readonly Event[],
  asked: AskedEvents,
  today: CivilDate,
): Event[] {
  const { from, to } = askedSpan<null, CivilDate, null>(asked, null, today, () => null);
  const wanted = events.filter(({ exDate }) => (from === null || exDate >= from) && exDate <= to);
  return wanted.slice(-(asked.limit ?? USUAL_LIMIT)).reverse();
}
