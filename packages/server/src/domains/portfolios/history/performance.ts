import { percent } from '@investing-platform/rules/percent';
import { cashflowsOf, moneyOver, moneyWeighted } from '@investing-platform/rules/returns/returns';
import { timeWeighted } from '@investing-platform/rules/returns/time-weighted';
import { YEAR_MS } from '@investing-platform/schema/durations';
import { addDays } from '../../../kernel/civil-date.ts';
import { endOfDay } from '../../../kernel/days.ts';
import { decimal } from '../../../kernel/decimal.ts';
import type { GainShown } from '../rows.ts';
import { timeZoneIn } from './gain-between.ts';
import { overTime, type Request } from './over-time.ts';
import { trackedMoments } from './tracked-moments.ts';

/** Percentages as plain decimals; null where they are not defined. */
export interface Performance {
  readonly timeWeighted: string | null;
  readonly timeWeightedAnnualized: string | null;
  readonly moneyWeighted: string | null;
}

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

const NONE: Performance = {
  timeWeighted: null,
  timeWeightedAnnualized: null,
  moneyWeighted: null,
};
/** Of more days on which money came or went, a return is not told. */
const MAX_MOMENTS = 9_000;

/** From the day before the first trade to now. */
async function compute(
  request: Request,
  { holdings = [], currency }: GainShown,
): Promise<Performance> {
  const [first] = holdings.map(({ firstTradedOn }) => firstTradedOn).sort();
  if (first === undefined) return NONE;
  const timeZone = await timeZoneIn(request);
  const now = request.deps.clock.now();
  const start = endOfDay(timeZone, addDays(first, -1));
  const histories = await overTime(request, holdings);
  const moments = await trackedMoments(request, {
    holdings,
    histories,
    currency,
    timeZone,
    ends: [start, now],
    most: MAX_MOMENTS,
  });
  if (moments === null) return NONE;
  const valued = moments.map(({ at, equity, flow }) => ({
    at,
    equity: equity.unpricedCount > 0 ? null : equity.exact,
    flow: flow.unpricedCount > 0 ? null : flow.exact,
  }));
  const last = valued.length - 1;
  const returns = timeWeighted(valued);
  const growth = returns.fractionAt(last);
  const years = (now.getTime() - Date.parse(first)) / YEAR_MS;
  const yearly =
    growth === null || years < 1 ? null : growth.plus(1).pow(decimal(1).dividedBy(years));
  const money = moneyOver(valued);
  const { annualized } = moneyWeighted(money === null ? [] : cashflowsOf(money));
  return {
    timeWeighted: returns.percentAt(last),
    timeWeightedAnnualized: yearly === null ? null : percent(yearly.minus(1)),
    moneyWeighted: annualized === null ? null : percent(annualized),
  };
}
