import type { ExpenseCategory, IncomeCategory } from '@investing-platform/schema/operations';
import type { FormValues } from '../../../parts/forms/form-values.ts';
import { FREQUENCIES } from '../../../parts/worth/frequency.ts';

export const INCOME_CATEGORIES = [
  'SALARY',
  'BONUS',
  'BUSINESS',
  'RENTAL',
  'DIVIDEND',
  'INTEREST',
  'PENSION',
  'BENEFIT',
  'OTHER',
] as const satisfies readonly IncomeCategory[];

export const EXPENSE_CATEGORIES = [
  'HOUSING',
  'UTILITIES',
  'FOOD',
  'TRANSPORT',
  'INSURANCE',
  'HEALTH',
  'EDUCATION',
  'CHILDCARE',
  'ENTERTAINMENT',
  'TRAVEL',
  'DEBT',
  'TAX',
  'SUBSCRIPTIONS',
  'GIVING',
  'OTHER',
] as const satisfies readonly ExpenseCategory[];

/** What the form says of an income. */
export function incomeFields(values: FormValues) {
  return {
    ...flowFields(values),
    category: values.oneOf('category', INCOME_CATEGORIES),
    afterTax: values.checked('afterTax'),
    growthPercent: values.decimalOrNull('growthPercent'),
    linkedNetWorthAssetId: values.orNull('linkedNetWorthAssetId'),
  };
}

/** What the form says of an expense. */
export function expenseFields(values: FormValues) {
  return {
    ...flowFields(values),
    category: values.oneOf('category', EXPENSE_CATEGORIES),
    essential: values.checked('essential'),
    inflationPercent: values.decimalOrNull('inflationPercent'),
    linkedLiabilityId: values.orNull('linkedLiabilityId'),
  };
}

function flowFields(values: FormValues) {
  return {
    name: values.text('name').trim(),
    amount: values.decimal('amount') ?? '',
    currency: values.text('currency').trim().toUpperCase(),
    frequency: values.oneOf('frequency', FREQUENCIES),
    startsOn: values.text('startsOn'),
    endsOn: values.orNull('endsOn'),
    note: values.orNull('note'),
  };
}
