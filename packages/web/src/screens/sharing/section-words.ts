import type { NetWorthSection } from '@investing-platform/schema/operations';

/** The parts that a link can show, for the person, in the order in which readers see them. */
export const sectionWords = [
  ['TOTALS', 'Net worth, what you own and what you owe', 'Totals'],
  ['HISTORY', 'History', 'History'],
  ['ALLOCATION', 'Allocation', 'Allocation'],
  ['ASSETS', 'What you own, one by one', 'What you own'],
  ['LIABILITIES', 'Your debts, one by one', 'Debts'],
  ['CASH_FLOW', 'Income and expenses', 'Cash flow'],
  ['GOALS', 'Your goals', 'Goals'],
] as const satisfies readonly (readonly [NetWorthSection, string, string])[];

/** Such as `Totals, Debts`. */
export function sectionNames(sections: readonly NetWorthSection[]): string {
  return sectionWords
    .filter(([section]) => sections.includes(section))
    .map(([, , name]) => name)
    .join(', ');
}
