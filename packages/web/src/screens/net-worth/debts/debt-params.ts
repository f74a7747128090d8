import type {
  CreateNetWorthLiabilityInput,
  LiabilityKind,
  LiabilityRateType,
  UpdateNetWorthLiabilityInput,
} from '@investing-platform/schema/operations';
import type { FormValues } from '../../../parts/forms/form-values.ts';
import { FREQUENCIES } from '../../../parts/worth/frequency.ts';

export const KINDS = [
  'MORTGAGE',
  'PERSONAL_LOAN',
  'STUDENT_LOAN',
  'CAR_LOAN',
  'CREDIT_CARD',
  'OVERDRAFT',
  'MARGIN_LOAN',
  'TAX',
  'FAMILY_LOAN',
  'OTHER',
] as const satisfies readonly LiabilityKind[];

export const RATE_TYPES = ['FIXED', 'FLOATING'] as const satisfies readonly LiabilityRateType[];

/** What the form says of a new debt. */
export function newDebt(values: FormValues): CreateNetWorthLiabilityInput {
  return {
    ...debtFields(values),
    currency: values.text('currency').trim().toUpperCase(),
    wholeBalance: values.decimal('wholeBalance'),
  };
}

type DebtChange = Required<
  Pick<UpdateNetWorthLiabilityInput, keyof ReturnType<typeof debtFields> | 'wholeBalance'>
>;

/** What the form says of a debt that is there already. */
export function changedDebt(values: FormValues): DebtChange {
  return { ...debtFields(values), wholeBalance: values.decimal('wholeBalance') ?? '0' };
}

function debtFields(values: FormValues) {
  const chosen = <Value extends string>(name: string, all: readonly [Value, ...Value[]]) =>
    values.given(name) === undefined ? null : values.oneOf(name, all);
  const rateType = chosen('rateType', RATE_TYPES);
  return {
    name: values.text('name').trim(),
    kind: values.oneOf('kind', KINDS),
    lender: values.orNull('lender'),
    originalAmount: values.decimal('originalAmount') ?? '0',
    ownershipPercent: values.decimal('ownershipPercent') ?? '100',
    interestRatePercent: values.decimalOrNull('interestRatePercent'),
    rateType,
    fixedEndsOn: rateType === 'FIXED' ? values.orNull('fixedEndsOn') : null,
    startsOn: values.text('startsOn'),
    maturesOn: values.orNull('maturesOn'),
    repaymentAmount: values.decimalOrNull('repaymentAmount'),
    repaymentFrequency: chosen('repaymentFrequency', FREQUENCIES),
    interestOnlyEndsOn: values.orNull('interestOnlyEndsOn'),
    autoAmortize: values.checked('autoAmortize'),
    linkedNetWorthAssetId: values.orNull('linkedNetWorthAssetId'),
    creditLimit: values.decimalOrNull('creditLimit'),
  };
}
