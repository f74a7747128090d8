import type {
  ExpenseCategory,
  GoalKind,
  IncomeCategory,
  LiabilityKind,
  LiabilityRateType,
  NetWorthCategory,
} from '@investing-platform/schema/operations';
import type { Frequency } from './recurring.ts';

/** What everything recorded has. Instants are as JSON has them, days `YYYY-MM-DD`. */
interface RecordedItem {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
}

interface WithInstants {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The whole of a thing; `ownershipPercent` of it is the person's. Amounts are plain decimals. */
export interface RecordedAsset extends RecordedItem {
  readonly category: NetWorthCategory;
  readonly quantity: string | null;
  readonly value: string;
  readonly ownershipPercent: string;
  readonly valuedOn: string;
}

/** The whole of a debt; `ownershipPercent` of it is the person's. */
export interface RecordedLiability extends RecordedItem, WithInstants {
  readonly kind: LiabilityKind;
  readonly portfolioId: string;
  readonly lender: string | null;
  readonly originalAmount: string;
  readonly balance: string;
  readonly interestRatePercent: string | null;
  readonly rateType: LiabilityRateType | null;
  readonly fixedUntil: string | null;
  readonly startDate: string;
  readonly maturityDate: string | null;
  readonly repaymentAmount: string | null;
  readonly repaymentFrequency: Frequency | null;
  readonly interestOnlyUntil: string | null;
  readonly linkedAssetId: string | null;
  readonly creditLimit: string | null;
  readonly ownershipPercent: string;
}

export interface RecordedGoal extends RecordedItem, WithInstants {
  readonly kind: GoalKind;
  /** Above 0. */
  readonly targetAmount: string;
  readonly currentAmount: string;
  readonly targetDate: string | null;
  readonly monthlyContribution: string | null;
  readonly expectedReturnPercent: string | null;
  readonly priority: number;
  readonly imageUrl: string | null;
}

/** An income or an expense. */
export interface RecordedFlow extends RecordedItem, WithInstants {
  readonly amount: string;
  readonly frequency: Frequency;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly ownerMemberId: string | null;
  readonly note: string | null;
}

export interface RecordedIncome extends RecordedFlow {
  readonly category: IncomeCategory;
  readonly isAfterTax: boolean;
  readonly growthPercent: string | null;
  readonly linkedAssetId: string | null;
}

export interface RecordedExpense extends RecordedFlow {
  readonly category: ExpenseCategory;
  readonly isEssential: boolean;
  readonly inflationPercent: string | null;
  readonly linkedLiabilityId: string | null;
}

/** Everything that a person has recorded by hand. */
export interface Recorded {
  /** Null where the person has chosen none. */
  readonly displayCurrency: string | null;
  /** An IANA name: whose days the person lives by. */
  readonly timeZone: string;
  readonly assets: readonly RecordedAsset[];
  /** Without archived ones, as the goals. */
  readonly liabilities: readonly RecordedLiability[];
  readonly goals: readonly RecordedGoal[];
  readonly incomes: readonly RecordedIncome[];
  readonly expenses: readonly RecordedExpense[];
}
