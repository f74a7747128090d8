import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { resealSections } from './checks/sealed-sections.ts';
import { resealPaperKeys } from './papers/sealed-paper.ts';
import { resealForms } from './w8ben/show-tax-form.ts';

/** Seals everything of identity checks that another key has sealed with the current one. */
export async function resealChecks(
  tx: Transaction,
  { secrets }: Pick<Deps, 'secrets'>,
): Promise<number> {
  let count = 0;
  for (const reseal of [resealSections, resealForms, resealPaperKeys])
    count += await reseal(tx, secrets);
  return count;
}
