/** The parent of `NetWorthTotals`. Amounts are plain decimals in `currency`. */
export interface TotalsShown {
  readonly netWorth: string;
  readonly totalAssets: string;
  readonly totalLiabilities: string;
  readonly totalMonthlyExpenses: string;
  readonly totalAnnualIncome: string;
  readonly liquidAssets: string;
  /** Null where nothing is owned. */
  readonly debtToAssetPercent: string | null;
  readonly currency: string;
}
