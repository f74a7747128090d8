import { YEAR_MS } from '@investing-platform/schema/durations';
import { decimal } from '../numbers/decimal.ts';
import { percent } from '../numbers/percent.ts';
import { moneyWeighted } from './money-weighted.ts';
import { cashflowsOf, moneyOver } from './returns.ts';
import { timeWeighted } from './time-weighted.ts';
import { type SummedMoment, valuedOf } from './valued.ts';

/** Percentages as plain decimals; null where they are not defined. */
export interface Performance {
  readonly timeWeighted: string | null;
  readonly timeWeightedAnnualized: string | null;
  readonly moneyWeighted: string | null;
}

/** Of what was never held. */
export const NO_PERFORMANCE: Performance = {
  timeWeighted: null,
  timeWeightedAnnualized: null,
  moneyWeighted: null,
};

/**
 * How what somebody tracks has done, from the day before its first trade on. Years are counted from
 * the end of that day, where the person is.
 *
 * @param moments ascending: the end of that day, those at which money came or went, and now
 */
export function trackedPerformance(moments: readonly SummedMoment[]): Performance {
  const valued = valuedOf(moments);
  const last = valued.length - 1;
  const returns = timeWeighted(valued);
  const growth = returns.fractionAt(last);
  const years = ((valued[last]?.at ?? 0) - (valued[0]?.at ?? 0)) / YEAR_MS;
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
