import type { NetWorthCategory } from '@investing-platform/schema/operations';
import type {
  RecordedAsset,
  RecordedExpense,
  RecordedGoal,
  RecordedIncome,
  RecordedLiability,
} from '../recorded.ts';

type New<T> = Omit<T, 'id' | 'createdAt' | 'updatedAt'>;

/** What something was worth, or what was owed, on a day. */
export interface Valued {
  readonly day: string;
  readonly amount: string;
}

/** One thing that is not counted: a quantity of 1. */
type OwnedThing = Pick<RecordedAsset, 'currency' | 'ownershipPercent'> & {
  readonly name: string;
  readonly category: NetWorthCategory;
  readonly purchasedOn: string;
  readonly purchasePrice: string;
  /** After the day of purchase, oldest first. */
  readonly valuations: readonly Valued[];
};

type Debt = Omit<
  New<RecordedLiability>,
  'portfolioId' | 'linkedNetWorthAssetId' | 'archivedOn' | 'autoAmortize' | 'earlierTerms'
> & {
  readonly linkedAsset: string | null;
  /** Oldest first. */
  readonly statements: readonly Valued[];
};

/** Links between parts are by name: their ids are made when they are stored. */
export interface DemoPerson {
  readonly displayCurrency: string;
  readonly assets: readonly OwnedThing[];
  readonly liabilities: readonly Debt[];
  readonly goals: readonly New<RecordedGoal>[];
  readonly incomes: readonly (Omit<
    New<RecordedIncome>,
    'linkedNetWorthAssetId' | 'earlierTerms'
  > & {
    readonly linkedAsset: string | null;
  })[];
  readonly expenses: readonly (Omit<New<RecordedExpense>, 'linkedLiabilityId' | 'earlierTerms'> & {
    readonly linkedLiability: string | null;
  })[];
}

/** The day so many days from now, `YYYY-MM-DD`. */
export type DayFromNow = (offsetDays: number) => string;
