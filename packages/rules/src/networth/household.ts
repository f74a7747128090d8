import { type Decimal, decimal, toPlain, ZERO } from '../numbers/decimal.ts';
import { roundCash } from '../numbers/money.ts';
import { percentOf } from '../numbers/percent.ts';

/** Sums of one person, plain decimals in one currency for all. */
export interface MemberTotals {
  readonly totalAssets: string;
  readonly totalLiabilities: string;
  readonly totalMonthlyExpenses: string;
  readonly totalAnnualIncome: string;
  readonly liquidAssets: string;
  readonly unpricedCount: number;
  readonly unpricedFlowCount: number;
}

/** A member whose figures count, and how much of them. */
export interface CountedMember {
  readonly totals: MemberTotals;
  readonly sharePercent: string;
}

type Amount = Exclude<keyof MemberTotals, 'unpricedCount' | 'unpricedFlowCount'>;

/**
 * The totals of all members together: each member's part of each sum is rounded once, and sums are
 * of these parts. What nothing of counts is not missing.
 */
export function combinedTotals(members: readonly CountedMember[], currency: string) {
  const counted = members.filter(({ sharePercent }) => decimal(sharePercent).gt(0));
  const sumOf = (amount: Amount): Decimal =>
    counted.reduce((sum, { totals, sharePercent }) => {
      const part = decimal(totals[amount]).times(sharePercent).dividedBy(100);
      return sum.plus(roundCash(part, currency));
    }, ZERO);
  const [assets, liabilities] = [sumOf('totalAssets'), sumOf('totalLiabilities')];
  const unpricedCount = counted.reduce((sum, { totals }) => sum + totals.unpricedCount, 0);
  return {
    netWorth: toPlain(assets.minus(liabilities)),
    totalAssets: toPlain(assets),
    totalLiabilities: toPlain(liabilities),
    totalMonthlyExpenses: toPlain(sumOf('totalMonthlyExpenses')),
    totalAnnualIncome: toPlain(sumOf('totalAnnualIncome')),
    liquidAssets: toPlain(sumOf('liquidAssets')),
    unpricedCount,
    unpricedFlowCount: counted.reduce((sum, { totals }) => sum + totals.unpricedFlowCount, 0),
    debtToAssetPercent: unpricedCount > 0 ? null : percentOf(liabilities, assets),
  };
}
