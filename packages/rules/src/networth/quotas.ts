import { mayHave, type Quota } from '../refusals/quota.ts';

export const CUSTOM_INSTRUMENTS = mayHave(500, 'custom instruments');
export const ACTIVE_LINKS = mayHave(100, 'active links');

const MAX_RECORDED = 1_000;

/** Of debts, incomes, expenses and goals each. */
export function recorded(what: 'liabilities' | 'incomes' | 'expenses' | 'goals'): Quota {
  return { most: MAX_RECORDED, refusal: `A person may record ${MAX_RECORDED} ${what}` };
}
