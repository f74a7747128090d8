import { decimal } from '../../numbers/decimal.ts';
import { addDays, type CivilDate } from '../../time/civil-date.ts';
import { dividendProblems } from '../../tracked/tracked-dividend.ts';
import type { PlannedDividend } from './plan-import.ts';

/** Of a sale that waits. */
export const OVERDRAWN = 'More is taken out than was held: record what came before.';

/**
 * Why nothing comes of a dividend that a file tells of; null where it is recorded.
 *
 * @param quantity what the file says, else what was held on the day before; null: nothing
 */
export function dividendProblem(
  { paidOn, grossAmount, withholdingTax }: PlannedDividend,
  quantity: string | null,
  today: CivilDate,
): string | null {
  if (quantity === null || !decimal(quantity).greaterThan(0)) {
    return `Nothing was held on ${addDays(paidOn, -1)}: record the trades first.`;
  }
  const told = { paidOn, exDate: null, gross: decimal(grossAmount), withholdingTax };
  const [first] = dividendProblems(told, today);
  return first === undefined ? null : `${first.path.replace('params.', '')} ${first.message}.`;
}
