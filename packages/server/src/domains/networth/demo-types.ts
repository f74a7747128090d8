import type {
  RecordedAsset,
  RecordedExpense,
  RecordedGoal,
  RecordedIncome,
  RecordedLiability,
} from './recorded.ts';

type Stored = 'id' | 'createdAt' | 'updatedAt';
type New<T> = Omit<T, Stored>;

/** Links between parts are by name: their ids are made when they are stored. */
export interface DemoPerson {
  readonly displayCurrency: string;
  readonly assets: readonly New<RecordedAsset>[];
  readonly liabilities: readonly (Omit<New<RecordedLiability>, 'portfolioId' | 'linkedAssetId'> & {
    readonly linkedAsset: string | null;
  })[];
  readonly goals: readonly New<RecordedGoal>[];
  readonly incomes: readonly (Omit<New<RecordedIncome>, 'linkedAssetId'> & {
    readonly linkedAsset: string | null;
  })[];
  readonly expenses: readonly (Omit<New<RecordedExpense>, 'linkedLiabilityId'> & {
    readonly linkedLiability: string | null;
  })[];
}

/** The day so many days from now, `YYYY-MM-DD`. */
export type DayFromNow = (offsetDays: number) => string;
