import {
  NO_PERFORMANCE,
  type Performance,
  trackedPerformance,
} from '@investing-platform/rules/returns/tracked-performance';
import { addDays } from '../../../kernel/civil-date.ts';
import { endOfDay } from '../../../kernel/days.ts';
import type { GainShown } from '../rows.ts';
import { timeZoneIn } from './gain-between.ts';
import { overTime, type Request } from './over-time.ts';
import { trackedMoments } from './tracked-moments.ts';

const performances = new WeakMap<GainShown, Promise<Performance>>();

/** Computed when a field of it is asked for, once for all of them. */
export function performanceOf(request: Request, gain: GainShown): Promise<Performance> {
  let performance = performances.get(gain);
  if (performance === undefined) {
    performance = compute(request, gain);
    performances.set(gain, performance);
  }
  return performance;
}

/** Of more days on which money came or went, a return is not told. */
const MAX_MOMENTS = 9_000;

/** From the day before the first trade to now. */
async function compute(
  request: Request,
  { holdings = [], currency }: GainShown,
): Promise<Performance> {
  const [first] = holdings.map(({ firstTradedOn }) => firstTradedOn).sort();
  if (first === undefined) return NO_PERFORMANCE;
  const timeZone = await timeZoneIn(request);
  const now = request.deps.clock.now();
  const start = endOfDay(timeZone, addDays(first, -1));
  const histories = await overTime(request, holdings);
  const moments = await trackedMoments(request, {
    holdings: [...histories.values()],
    currency,
    timeZone,
    ends: [start, now],
    most: MAX_MOMENTS,
  });
  if (moments === null) return NO_PERFORMANCE;
  return trackedPerformance(moments);
}
