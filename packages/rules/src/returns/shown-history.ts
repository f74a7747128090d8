import type { PortfolioKind, Timeframe } from '@investing-platform/schema/operations';
import { plainOfMinor, unitsOf } from '../networth/minor-units.ts';
import type { Total } from '../networth/worth.ts';
import { minorUnits } from '../numbers/money.ts';
import { percent, percentOfUnits } from '../numbers/percent.ts';
import { badInput } from '../refusals/platform-error.ts';
import type { Steps } from '../time/history-steps.ts';
import { moneyWeighted } from './money-weighted.ts';
import { cashflowsOf, modifiedDietz, moneyOver } from './returns.ts';
import { type TimeWeighted, timeWeighted } from './time-weighted.ts';
import { placesOf, type Summed, type SummedMoment, valuedOf } from './valued.ts';

/** What all was worth at a moment, and what came in then. */
export interface ValuedMoment {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly equity: Total;
  readonly flow: Total;
}

/** Amounts are plain decimals in the history's currency. */
export interface HistoryPoint {
  readonly at: Date;
  readonly equity: string;
  readonly unpricedCount: number;
  /** These are null where a price or a rate that they need is not known. */
  readonly profitLoss: string | null;
  readonly profitLossPercent: string | null;
  readonly cashflow: string | null;
  readonly timeWeightedReturnPercent: string | null;
}

export interface PortfolioHistory {
  readonly currency: string;
  readonly timeframe: Timeframe;
  readonly baseValue: string;
  readonly baseValueAsOf: Date;
  /** Of `baseValue`. */
  readonly unpricedCount: number;
  readonly points: HistoryPoint[];
  readonly moneyWeightedReturnPercent: string | null;
  readonly moneyWeightedReturnAnnualizedPercent: string | null;
  readonly modifiedDietzReturnPercent: string | null;
}

/** @throws {PlatformError} BAD_USER_INPUT for debts, whose course is another operation's */
export function refuseDebts(kind: PortfolioKind): void {
  if (kind !== 'LIABILITIES') return;
  throw badInput(
    'params.source.portfolioId',
    'is of debts, whose course netWorthLiabilityHistory tells',
  );
}

/** What all was worth at every moment that counts. */
export interface Course {
  readonly currency: string;
  /** Ascending. */
  readonly moments: readonly SummedMoment[];
}

/** The same of totals in decimals. */
export function courseOf(currency: string, valued: readonly ValuedMoment[]): Course {
  const exact = valued.flatMap(({ equity, flow }) => [equity.exact, flow.exact]);
  const places = Math.max(minorUnits(currency), placesOf(exact));
  const summed = (total: Total): Summed => {
    if (total.exact.isZero() && total.value.isZero()) return { ...NOTHING, ...countOf(total) };
    return {
      exact: unitsOf(total.exact, places),
      minor: unitsOf(total.value, minorUnits(currency)),
      ...countOf(total),
    };
  };
  const moments = valued.map(({ at, equity, flow }) => {
    return { at, equity: summed(equity), flow: summed(flow) };
  });
  return { currency, moments };
}

const countOf = ({ unpricedCount }: Total) => ({ unpricedCount });
const NOTHING: Summed = { exact: 0n, minor: 0n, unpricedCount: 0 };

/** @param course of which `steps` are the ends and the moment before them */
export function shownHistory(
  { currency, moments }: Course,
  timeframe: Timeframe,
  steps: Steps,
): PortfolioHistory {
  const start = moments[0]?.equity ?? NOTHING;
  const valued = valuedOf(moments);
  const money = moneyOver(valued);
  const { ofSpan, annualized } = moneyWeighted(money === null ? [] : cashflowsOf(money));
  const dietz = money === null ? null : modifiedDietz(money);
  return {
    currency,
    timeframe,
    baseValue: plainOfMinor(start.minor, currency),
    baseValueAsOf: steps.base,
    unpricedCount: start.unpricedCount,
    points: pointsOf(currency, moments, steps, timeWeighted(valued)),
    moneyWeightedReturnPercent: ofSpan === null ? null : percent(ofSpan),
    moneyWeightedReturnAnnualizedPercent: annualized === null ? null : percent(annualized),
    modifiedDietzReturnPercent: dietz === null ? null : percent(dietz),
  };
}

function pointsOf(
  currency: string,
  moments: readonly SummedMoment[],
  { ends }: Steps,
  returns: TimeWeighted,
): HistoryPoint[] {
  const start = moments[0]?.equity ?? NOTHING;
  // Of all that came in since the start, and since the last end.
  let [moved, movedMinor, paidIn, unknown] = [0n, 0n, 0n, start.unpricedCount];
  let [inStep, unknownInStep] = [0n, 0];
  const points: HistoryPoint[] = [];
  for (const [place, { at, equity, flow }] of moments.entries()) {
    if (place === 0) continue;
    moved += flow.exact;
    movedMinor += flow.minor;
    inStep += flow.minor;
    unknown += flow.unpricedCount;
    unknownInStep += flow.unpricedCount;
    if (flow.exact > 0n) paidIn += flow.exact;
    // Ends come in the order of the moments, and each of them is one.
    if (at !== ends[points.length]?.getTime()) continue;
    const isKnown = unknown + equity.unpricedCount === 0;
    const gain = equity.exact - start.exact - moved;
    const gainMinor = equity.minor - start.minor - movedMinor;
    points.push({
      at: new Date(at),
      equity: plainOfMinor(equity.minor, currency),
      unpricedCount: equity.unpricedCount,
      profitLoss: isKnown ? plainOfMinor(gainMinor, currency) : null,
      profitLossPercent: isKnown ? percentOfUnits(gain, start.exact + paidIn) : null,
      cashflow: unknownInStep === 0 ? plainOfMinor(inStep, currency) : null,
      timeWeightedReturnPercent: returns.percentAt(place),
    });
    [inStep, unknownInStep] = [0n, 0];
  }
  return points;
}
