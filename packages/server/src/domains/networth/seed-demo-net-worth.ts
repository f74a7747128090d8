import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { newId } from '../../kernel/ids.ts';
import { demoPerson } from './demo-person.ts';
import {
  NetWorthAssetEntity,
  NetWorthExpenseEntity,
  NetWorthGoalEntity,
  NetWorthIncomeEntity,
  NetWorthLiabilityEntity,
  NetWorthSettingsEntity,
} from './networth.entity.ts';

/** Gives a new person of the demo world a believable life: house, debts, work, bills and plans. */
export async function seedDemoNetWorth(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  userId: string,
): Promise<void> {
  const now = deps.clock.now();
  const person = demoPerson(now);
  const stored = () => ({
    id: newId(deps.clock, deps.random),
    userId,
    createdAt: now,
    updatedAt: now,
  });
  const { displayCurrency } = person;
  tx.em.create(NetWorthSettingsEntity, { userId, displayCurrency, updatedAt: now });
  for (const row of person.assets) tx.em.create(NetWorthAssetEntity, { ...stored(), ...row });
  for (const row of person.liabilities) {
    tx.em.create(NetWorthLiabilityEntity, { ...stored(), ...row });
  }
  for (const row of person.goals) tx.em.create(NetWorthGoalEntity, { ...stored(), ...row });
  for (const row of person.incomes) tx.em.create(NetWorthIncomeEntity, { ...stored(), ...row });
  for (const row of person.expenses) tx.em.create(NetWorthExpenseEntity, { ...stored(), ...row });
  await tx.em.flush();
}
