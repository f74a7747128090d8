import type {
  ExpenseCategory,
  Frequency,
  IncomeCategory,
} from '@investing-platform/schema/operations';
import type { CivilDate } from '../../../kernel/civil-date.ts';

type Maybe<Value> = Value | null | undefined;

/** What an income or expense may be recorded and changed with, and may be without. */
interface Optional {
  readonly endsOn?: Maybe<CivilDate>;
  readonly ownerMemberId?: Maybe<string>;
  readonly note?: Maybe<string>;
}

interface OfIncome extends Optional {
  readonly growthPercent?: Maybe<string>;
  readonly linkedNetWorthAssetId?: Maybe<string>;
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
  readonly startsOn?: Maybe<CivilDate>;
  readonly idempotencyKey?: Maybe<string>;
}

export interface CreateIncomeInput extends Required, OfIncome {
  readonly category: IncomeCategory;
  readonly afterTax?: boolean | undefined;
}

export interface CreateExpenseInput extends Required, OfExpense {
  readonly category: ExpenseCategory;
  readonly essential?: boolean | undefined;
}

interface Changes {
  readonly id: string;
  readonly effectiveOn?: Maybe<CivilDate>;
  readonly name?: Maybe<string>;
  readonly amount?: Maybe<string>;
  readonly currency?: Maybe<string>;
  readonly frequency?: Maybe<Frequency>;
  readonly startsOn?: Maybe<CivilDate>;
}

/** A field left out stays as it is. */
export interface UpdateIncomeInput extends Changes, OfIncome {
  readonly category?: Maybe<IncomeCategory>;
  readonly afterTax?: Maybe<boolean>;
}

export interface UpdateExpenseInput extends Changes, OfExpense {
  readonly category?: Maybe<ExpenseCategory>;
  readonly essential?: Maybe<boolean>;
}

export type FlowTable = 'incomes' | 'expenses';

/** The fields of each kind: those that may not be empty, and those that may. */
export const FLOW_FIELDS: Readonly<
  Record<FlowTable, { readonly required: readonly string[]; readonly nullable: readonly string[] }>
> = {
  incomes: {
    required: ['name', 'category', 'amount', 'currency', 'frequency', 'afterTax', 'startsOn'],
    nullable: ['endsOn', 'growthPercent', 'linkedNetWorthAssetId', 'ownerMemberId', 'note'],
  },
  expenses: {
    required: ['name', 'category', 'amount', 'currency', 'frequency', 'essential', 'startsOn'],
    nullable: ['endsOn', 'inflationPercent', 'linkedLiabilityId', 'ownerMemberId', 'note'],
  },
};

export const TERMS = ['amount', 'currency', 'frequency'];
