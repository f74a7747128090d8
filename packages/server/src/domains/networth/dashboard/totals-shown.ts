/** The parent of `NetWorthTotals`. Amounts are plain decimals in `currency`. */
export interface TotalsShown {
  /** Whose they are; null where they are of several people. */
  readonly ownerId: string | null;
  readonly netWorth: string;
  readonly totalAssets: string;
  readonly totalLiabilities: string;
  readonly totalMonthlyExpenses: string;
  readonly totalAnnualIncome: string;
  readonly liquidAssets: string;
  /** Assets and debts that these leave out. */
  readonly unpricedCount: number;
  /** Incomes and expenses that these leave out. */
  readonly unpricedFlowCount: number;
  /** Null where nothing is owned, or something is left out. */
  readonly debtToAssetPercent: string | null;
  readonly currency: string;
  /** The day that they are of. */
  readonly day: string;
  /** The portfolios that they are of; null: everything. */
  readonly portfolioIds: readonly string[] | null;
}
