import type {
  Frequency,
  LiabilityKind,
  LiabilityRateType,
} from '@investing-platform/schema/operations';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import type { InputProblems } from '../input.ts';

type Maybe<Value> = Value | null | undefined;

/** What a debt may be recorded and changed with. Amounts are of the whole debt. */
export interface LiabilityFields {
  readonly lender?: Maybe<string>;
  readonly interestRatePercent?: Maybe<string>;
  readonly rateType?: Maybe<LiabilityRateType>;
  readonly fixedUntil?: Maybe<CivilDate>;
  readonly maturityDate?: Maybe<CivilDate>;
  readonly repaymentAmount?: Maybe<string>;
  readonly repaymentFrequency?: Maybe<Frequency>;
  readonly interestOnlyUntil?: Maybe<CivilDate>;
  readonly linkedAssetId?: Maybe<string>;
  readonly creditLimit?: Maybe<string>;
}

/** Fields that may be empty. */
export const NULLABLE = [
  ...['lender', 'interestRatePercent', 'rateType', 'fixedUntil', 'maturityDate'],
  ...['repaymentAmount', 'repaymentFrequency', 'interestOnlyUntil', 'linkedAssetId'],
  'creditLimit',
] as const satisfies readonly (keyof LiabilityFields)[];

export interface CreateLiabilityInput extends LiabilityFields {
  readonly name: string;
  readonly kind: LiabilityKind;
  readonly portfolioId?: Maybe<string>;
  readonly currency: string;
  readonly originalAmount: string;
  readonly balance?: Maybe<string>;
  /** Default 100. */
  readonly ownershipPercent?: string | undefined;
  readonly startDate: CivilDate;
  readonly autoAmortise?: boolean | undefined;
}

/** A field left out stays as it is. */
export interface UpdateLiabilityInput extends LiabilityFields {
  readonly id: string;
  readonly effectiveFrom?: Maybe<CivilDate>;
  readonly name?: Maybe<string>;
  readonly kind?: Maybe<LiabilityKind>;
  readonly portfolioId?: Maybe<string>;
  readonly originalAmount?: Maybe<string>;
  readonly balance?: Maybe<string>;
  readonly ownershipPercent?: Maybe<string>;
  readonly startDate?: Maybe<CivilDate>;
  readonly autoAmortise?: Maybe<boolean>;
  readonly isArchived?: Maybe<boolean>;
}

/** A debt as it is going to be. */
interface Checked extends LiabilityFields {
  readonly startDate: CivilDate;
  readonly autoAmortise: boolean;
}

/** Adds what does not fit together. */
export function checkLiability(problems: InputProblems, debt: Checked, today: CivilDate): void {
  const { startDate, maturityDate, repaymentFrequency, repaymentAmount } = debt;
  if (startDate > today) problems.add('startDate', 'must not be in the future');
  if (maturityDate != null && maturityDate <= startDate) {
    problems.add('maturityDate', 'must be after startDate');
  }
  if (debt.fixedUntil != null && debt.rateType !== 'FIXED') {
    problems.add('fixedUntil', 'is for the rate type FIXED alone');
  }
  if (repaymentFrequency === 'ONE_OFF' && maturityDate == null) {
    problems.add('maturityDate', 'is needed for a single payment: it is paid on that day');
  }
  if (repaymentAmount != null && repaymentFrequency == null) {
    problems.add('repaymentFrequency', 'is needed with repaymentAmount');
  }
  if (!debt.autoAmortise) return;
  for (const field of ['interestRatePercent', 'repaymentAmount'] as const) {
    if (debt[field] == null) problems.add(field, 'is needed with autoAmortise');
  }
  if (repaymentAmount == null && repaymentFrequency == null) {
    problems.add('repaymentFrequency', 'is needed with autoAmortise');
  }
}
