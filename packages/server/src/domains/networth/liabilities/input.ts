import { wholeOwed } from '@investing-platform/rules/networth/liabilities/part-owed';
import type { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import type {
  Frequency,
  LiabilityKind,
  LiabilityRateType,
} from '@investing-platform/schema/operations';
import type { CivilDate } from '../../../kernel/civil-date.ts';

type Maybe<Value> = Value | null | undefined;

/** What a debt may be recorded and changed with. Amounts but `balance` are of the whole debt. */
export interface LiabilityFields {
  readonly lender?: Maybe<string>;
  readonly interestRatePercent?: Maybe<string>;
  readonly rateType?: Maybe<LiabilityRateType>;
  readonly fixedEndsOn?: Maybe<CivilDate>;
  readonly maturesOn?: Maybe<CivilDate>;
  readonly repaymentAmount?: Maybe<string>;
  readonly repaymentFrequency?: Maybe<Frequency>;
  readonly interestOnlyEndsOn?: Maybe<CivilDate>;
  readonly linkedNetWorthAssetId?: Maybe<string>;
  readonly creditLimit?: Maybe<string>;
}

/** Fields that may be empty. */
export const NULLABLE = [
  ...['lender', 'interestRatePercent', 'rateType', 'fixedEndsOn', 'maturesOn'],
  ...['repaymentAmount', 'repaymentFrequency', 'interestOnlyEndsOn', 'linkedNetWorthAssetId'],
  'creditLimit',
] as const satisfies readonly (keyof LiabilityFields)[];

export interface CreateLiabilityInput extends LiabilityFields {
  readonly name: string;
  readonly kind: LiabilityKind;
  readonly portfolioId?: Maybe<string>;
  readonly currency: string;
  readonly originalAmount: string;
  /** The person's part. */
  readonly balance?: Maybe<string>;
  readonly wholeBalance?: Maybe<string>;
  /** Default 100. */
  readonly ownershipPercent?: string | undefined;
  readonly startsOn: CivilDate;
  readonly autoAmortize?: boolean | undefined;
  readonly idempotencyKey?: Maybe<string>;
}

/** A field left out stays as it is. */
export interface UpdateLiabilityInput extends LiabilityFields {
  readonly id: string;
  readonly effectiveOn?: Maybe<CivilDate>;
  readonly name?: Maybe<string>;
  readonly kind?: Maybe<LiabilityKind>;
  readonly portfolioId?: Maybe<string>;
  readonly originalAmount?: Maybe<string>;
  /** The person's part. */
  readonly balance?: Maybe<string>;
  readonly wholeBalance?: Maybe<string>;
  readonly ownershipPercent?: Maybe<string>;
  readonly startsOn?: Maybe<CivilDate>;
  readonly autoAmortize?: Maybe<boolean>;
  readonly archived?: Maybe<boolean>;
}

/** What is said to be owed of the whole debt; null where nothing is. Adds what does not agree. */
export function wholeBalanceIn(
  problems: InputProblems,
  { balance = null, wholeBalance = null }: Pick<CreateLiabilityInput, 'balance' | 'wholeBalance'>,
  debt: { readonly ownershipPercent: string; readonly currency: string },
): string | null {
  const { ownershipPercent, currency } = debt;
  const { whole, misfits } = wholeOwed({ balance, wholeBalance, ownershipPercent, currency });
  for (const { field, message } of misfits) problems.add(field, message);
  return whole;
}
