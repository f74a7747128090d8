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
  const idsOf = new Map<string, string>();
  const noted = (name: string) => {
    const row = stored();
    idsOf.set(name, row.id);
    return row;
  };
  const idOf = (name: string | null) => (name === null ? null : (idsOf.get(name) ?? null));
  for (const row of person.assets) {
    tx.em.create(NetWorthAssetEntity, { ...noted(row.name), ...row });
  }
  const portfolioId = newId(deps.clock, deps.random);
  for (const { linkedAsset, ...row } of person.liabilities) {
    const linkedAssetId = idOf(linkedAsset);
    tx.em.create(NetWorthLiabilityEntity, {
      ...noted(row.name),
      ...row,
      portfolioId,
      linkedAssetId,
    });
  }
  for (const row of person.goals) tx.em.create(NetWorthGoalEntity, { ...stored(), ...row });
  for (const { linkedAsset, ...row } of person.incomes) {
    tx.em.create(NetWorthIncomeEntity, { ...stored(), ...row, linkedAssetId: idOf(linkedAsset) });
  }
  for (const { linkedLiability, ...row } of person.expenses) {
    const linkedLiabilityId = idOf(linkedLiability);
    tx.em.create(NetWorthExpenseEntity, { ...stored(), ...row, linkedLiabilityId });
  }
  await tx.em.flush();
}
