import type { Transaction } from '../../../db/database.ts';
import { entities } from '../../../db/generated/entities.ts';
import type { Deps } from '../../../deps.ts';
import { newId } from '../../../kernel/ids.ts';
import { symbolOf } from '../instruments/symbol.ts';
import { demoPerson } from './demo-person.ts';
import type { Valued } from './demo-types.ts';

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
  tx.em.create(entities.networth_settings, { userId, displayCurrency, updatedAt: now });
  const idsOf = new Map<string, string>();
  const noted = (name: string) => {
    const row = stored();
    idsOf.set(name, row.id);
    return row;
  };
  const idOf = (name: string | null) => (name === null ? null : (idsOf.get(name) ?? null));
  const portfolio = (kind: 'ASSETS' | 'LIABILITIES'): string => {
    const id = newId(deps.clock, deps.random);
    tx.em.create(entities.portfolios, { id, userId, kind, createdAt: now });
    return id;
  };
  const [assetsId, debtsId] = [portfolio('ASSETS'), portfolio('LIABILITIES')];
  const things = person.assets.map(({ name, category, currency, ...thing }) => {
    const instrument = { ...stored(), name, category, currency, symbol: symbolOf(name) };
    tx.em.create(entities.custom_instruments, instrument);
    return { ...thing, name, instrumentId: instrument.id };
  });
  // Rows are written in the order of their flushes: what others refer to comes first.
  await tx.em.flush();
  for (const { valuations, name, ...holding } of things) {
    const { instrumentId, purchasedOn: day, purchasePrice: price } = holding;
    for (const priced of [{ day, amount: price ?? '0' }, ...valuations]) {
      const parts = { instrumentId, day: priced.day, price: priced.amount };
      tx.em.create(entities.instrument_prices, { ...stored(), ...parts });
    }
    const parts = { portfolioId: assetsId, quantity: '1' };
    tx.em.create(entities.networth_assets, { ...noted(name), ...parts, ...holding });
  }
  const debts = person.liabilities.map(({ linkedAsset, statements, ...row }) => {
    const debt = { ...noted(row.name), ...row, portfolioId: debtsId };
    tx.em.create(entities.networth_liabilities, {
      ...debt,
      linkedNetWorthAssetId: idOf(linkedAsset),
    });
    return { ...debt, statements };
  });
  await tx.em.flush();
  for (const { id: liabilityId, statements, startsOn, originalAmount } of debts) {
    const booked = (type: string, isOpening: boolean, { day, amount }: Valued): void => {
      const { updatedAt: _, ...booking } = stored();
      tx.em.create(entities.liability_trades, {
        ...{ ...booking, liabilityId, type, isOpening, day, amount },
      });
    };
    booked('DRAWDOWN', true, { day: startsOn, amount: originalAmount });
    for (const statement of statements) booked('REVALUATION', false, statement);
  }
  for (const row of person.goals) tx.em.create(entities.networth_goals, { ...stored(), ...row });
  for (const { linkedAsset, ...row } of person.incomes) {
    tx.em.create(entities.networth_incomes, {
      ...stored(),
      ...row,
      linkedNetWorthAssetId: idOf(linkedAsset),
    });
  }
  for (const { linkedLiability, ...row } of person.expenses) {
    const linkedLiabilityId = idOf(linkedLiability);
    tx.em.create(entities.networth_expenses, { ...stored(), ...row, linkedLiabilityId });
  }
  await tx.em.flush();
}
