import type { FlowsQuery } from '../../../generated/documents.ts';

export type Income = FlowsQuery['netWorthIncomes'][number];
export type Expense = FlowsQuery['netWorthExpenses'][number];

/** Something that comes in or goes out; without a row, a new one. */
export type Flow =
  | { readonly kind: 'income'; readonly row: Income | null }
  | { readonly kind: 'expense'; readonly row: Expense | null };
