import type {
  ExpenseCategory,
  Frequency,
  IncomeCategory,
} from '@investing-platform/schema/operations';
import type { CivilDate } from '../../../kernel/civil-date.ts';

type Maybe<Value> = Value | null | undefined;

/** What an income or expense may be recorded and changed with, and may be without. */
interface Optional {
  readonly endDate?: Maybe<CivilDate>;
  readonly ownerMemberId?: Maybe<string>;
  readonly note?: Maybe<string>;
}

interface OfIncome extends Optional {
  readonly growthPercent?: Maybe<string>;
  readonly linkedAssetId?: Maybe<string>;
}

interface OfExpense extends Optional {
  readonly inflationPercent?: Maybe<string>;
  readonly linkedLiabilityId?: Maybe<string>;
}

interface Required {
  readonly name: string;
  readonly amount: string;
  readonly currency: string;
  readonly frequency: Frequency;
  /** Default: today. */
  readonly startDate?: Maybe<CivilDate>;
}

export interface CreateIncomeInput extends Required, OfIncome {
  readonly category: IncomeCategory;
  readonly isAfterTax?: boolean | undefined;
}

export interface CreateExpenseInput extends Required, OfExpense {
  readonly category: ExpenseCategory;
  readonly isEssential?: boolean | undefined;
}

interface Changes {
  readonly id: string;
  readonly effectiveFrom?: Maybe<CivilDate>;
  readonly name?: Maybe<string>;
  readonly amount?: Maybe<string>;
  readonly currency?: Maybe<string>;
  readonly frequency?: Maybe<Frequency>;
  readonly startDate?: Maybe<CivilDate>;
}

/** A field left out stays as it is. */
export interface UpdateIncomeInput extends Changes, OfIncome {
  readonly category?: Maybe<IncomeCategory>;
  readonly isAfterTax?: Maybe<boolean>;
}

export interface UpdateExpenseInput extends Changes, OfExpense {
  readonly category?: Maybe<ExpenseCategory>;
  readonly isEssential?: Maybe<boolean>;
}

export type FlowTable = 'incomes' | 'expenses';

/** The fields of each kind: those that may not be empty, and those that may. */
export const FLOW_FIELDS: Readonly<
  Record<FlowTable, { readonly required: readonly string[]; readonly nullable: readonly string[] }>
> = {
  incomes: {
    required: ['name', 'category', 'amount', 'currency', 'frequency', 'isAfterTax', 'startDate'],
    nullable: ['endDate', 'growthPercent', 'linkedAssetId', 'ownerMemberId', 'note'],
  },
  expenses: {
    required: ['name', 'category', 'amount', 'currency', 'frequency', 'isEssential', 'startDate'],
    nullable: ['endDate', 'inflationPercent', 'linkedLiabilityId', 'ownerMemberId', 'note'],
  },
};

export const TERMS = ['amount', 'currency', 'frequency'];
