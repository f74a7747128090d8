import type { FundingRule } from '@investing-platform/rules/networth/goal-input';
import type {
  Booking,
  CourseDebt,
} from '@investing-platform/rules/networth/liabilities/debt-course';
import type { Before } from '@investing-platform/rules/networth/terms';
import type {
  ExpenseCategory,
  Frequency,
  GoalKind,
  IncomeCategory,
  LiabilityKind,
  LiabilityRateType,
  NetWorthCategory,
} from '@investing-platform/schema/operations';

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

/** What a tracked portfolio holds: the whole of it, of which a part is the person's. */
export interface RecordedAsset {
  readonly id: string;
  readonly currency: string;
  /** Null of an instrument of the catalogue, which says it, as `category`. */
  readonly name: string | null;
  readonly category: NetWorthCategory | null;
  readonly portfolioId: string;
  readonly instrumentId: string;
  readonly quantity: string;
  readonly ownershipPercent: string;
  /** What all that is held cost, fees included. */
  readonly costBasis: string;
  /** The newest one that its owner told; null where there is none. */
  readonly price: string | null;
  /** The day of `price`. */
  readonly pricedOn: string | null;
}

/** The whole of a debt; `ownershipPercent` of it is the person's. */
export interface RecordedLiability extends RecordedItem, WithInstants, CourseDebt {
  readonly kind: LiabilityKind;
  readonly portfolioId: string;
  readonly lender: string | null;
  readonly originalAmount: string;
  readonly rateType: LiabilityRateType | null;
  readonly fixedEndsOn: string | null;
  readonly linkedNetWorthAssetId: string | null;
  readonly creditLimit: string | null;
  readonly ownershipPercent: string;
  /** The first day on which it counts in no total; null where it was not put away. */
  readonly archivedOn: string | null;
}

/** A booking of a debt. */
export interface RecordedBooking extends Booking {
  readonly liabilityId: string;
  readonly note: string | null;
  readonly createdAt: string;
}

export interface RecordedGoal extends RecordedItem, WithInstants {
  readonly kind: GoalKind;
  /** Above 0. */
  readonly targetAmount: string;
  /** As it was told; what counts where there are `fundingRules`, follows from them. */
  readonly currentAmount: string;
  /** At most 20. */
  readonly fundingRules: readonly FundingRule[];
  readonly archived: boolean;
  readonly targetOn: string | null;
  readonly monthlyContribution: string | null;
  readonly expectedReturnPercent: string | null;
  readonly priority: number;
  readonly imageUrl: string | null;
}

/** How much comes or goes, and when. */
export interface FlowTerms {
  readonly amount: string;
  readonly currency: string;
  readonly frequency: Frequency;
}

/** An income or an expense. */
export interface RecordedFlow extends RecordedItem, WithInstants {
  readonly amount: string;
  readonly frequency: Frequency;
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly ownerMemberId: string | null;
  readonly note: string | null;
  /** By `before`, ascending. */
  readonly earlierTerms: readonly Before<FlowTerms>[];
}

export interface RecordedIncome extends RecordedFlow {
  readonly category: IncomeCategory;
  readonly afterTax: boolean;
  readonly growthPercent: string | null;
  readonly linkedNetWorthAssetId: string | null;
}

export interface RecordedExpense extends RecordedFlow {
  readonly category: ExpenseCategory;
  readonly essential: boolean;
  readonly inflationPercent: string | null;
  readonly linkedLiabilityId: string | null;
}

/** What histories and debts follow from. */
export interface RecordedDebts {
  /** An IANA name: whose days the person lives by. */
  readonly timeZone: string;
  /** Null where the person has chosen none. */
  readonly displayCurrency: string | null;
  /** With archived ones. */
  readonly liabilities: readonly RecordedLiability[];
  /** By day and time, ascending. */
  readonly bookings: readonly RecordedBooking[];
}

/** What a portfolio is a part of. */
export interface PortfolioParent {
  readonly id: string;
  readonly parentId: string;
}

/** The ids of a person's portfolios, by what they hold. */
export interface Portfolios {
  readonly portfolioIds: readonly string[];
  readonly debtPortfolioIds: readonly string[];
  /** Of those that are a part of another. */
  readonly portfolioParents: readonly PortfolioParent[];
}

export interface Plans {
  /** Without archived ones. */
  readonly goals: readonly RecordedGoal[];
  readonly incomes: readonly RecordedIncome[];
  readonly expenses: readonly RecordedExpense[];
  /** Trades and dividends that wait for the person. */
  readonly pendingConfirmations: number;
}

/** Everything that a person has recorded by hand. */
export interface Recorded extends RecordedDebts, Plans, Portfolios {
  readonly assets: readonly RecordedAsset[];
}
