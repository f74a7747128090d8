import { symbolOf } from '@investing-platform/rules/networth/symbol';
import type { EntityTransaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { newId } from '../../../kernel/ids.ts';
import { defaultPortfolio, NOTHING_MORE, recordTrade } from '../../holdings/index.ts';
import { demoPerson } from './demo-person.ts';
import type { Valued } from './demo-types.ts';

/** What all purchases of things have alike; all that is owned is in the display currency. */
const PURCHASE = {
  type: 'BUY',
  origin: 'MANUAL',
  quantity: '1',
  exchangeRate: '1',
  ...NOTHING_MORE,
} as const;

/** Gives a new person of the demo world a believable life: house, debts, work, bills and plans. */
export async function seedDemoNetWorth(
  tx: EntityTransaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  userId: string,
): Promise<void> {
  const { em, entities } = tx;
  const now = deps.clock.now();
  const person = demoPerson(now);
  const stored = () => ({
    id: newId(deps.clock, deps.random),
    userId,
    createdAt: now,
    updatedAt: now,
  });
  const { displayCurrency } = person;
  em.create(entities.networth_settings, { userId, displayCurrency, updatedAt: now });
  const idsOf = new Map<string, string>();
  const noted = (name: string) => {
    const row = stored();
    idsOf.set(name, row.id);
    return row;
  };
  const idOf = (name: string | null) => (name === null ? null : (idsOf.get(name) ?? null));
  const things = person.assets.map(({ name, category, currency, ...thing }) => {
    const instrument = { ...stored(), name, category, currency, symbol: symbolOf(name) };
    em.create(entities.custom_instruments, instrument);
    return { ...thing, name, currency, instrumentId: instrument.id };
  });
  // Rows are written in the order of their flushes: what others refer to comes first.
  await em.flush();
  const assetsId = await defaultPortfolio(tx, deps, userId, 'ASSETS');
  const debtsId = await defaultPortfolio(tx, deps, userId, 'LIABILITIES');
  for (const { valuations, name, ...thing } of things) {
    const { instrumentId, currency, purchasedOn: day, purchasePrice: price } = thing;
    for (const priced of [{ day, amount: price }, ...valuations]) {
      const parts = { instrumentId, day: priced.day, price: priced.amount };
      em.create(entities.instrument_prices, { ...stored(), ...parts });
    }
    const bought = { portfolioId: assetsId, instrumentId, currency, tradedOn: day, price };
    const { ownershipPercent } = thing;
    const { holdingId } = await recordTrade(tx, deps, userId, {
      ...PURCHASE,
      ...bought,
      feeCurrency: currency,
      ownershipPercent,
    });
    idsOf.set(name, holdingId);
  }
  const debts = person.liabilities.map(({ linkedAsset, statements, ...row }) => {
    const debt = { ...noted(row.name), ...row, portfolioId: debtsId };
    em.create(entities.networth_liabilities, { ...debt, linkedNetWorthAssetId: idOf(linkedAsset) });
    return { ...debt, statements };
  });
  await em.flush();
  for (const { id: liabilityId, statements, startsOn, originalAmount } of debts) {
    const booked = (type: string, isOpening: boolean, { day, amount }: Valued): void => {
      const { updatedAt: _, ...booking } = stored();
      em.create(entities.liability_trades, {
        ...booking,
        liabilityId,
        type,
        isOpening,
        day,
        amount,
      });
    };
    booked('DRAWDOWN', true, { day: startsOn, amount: originalAmount });
    for (const statement of statements) booked('REVALUATION', false, statement);
  }
  for (const row of person.goals) em.create(entities.networth_goals, { ...stored(), ...row });
  for (const { linkedAsset, ...row } of person.incomes) {
    em.create(entities.networth_incomes, {
      ...stored(),
      ...row,
      linkedNetWorthAssetId: idOf(linkedAsset),
    });
  }
  for (const { linkedLiability, ...row } of person.expenses) {
    const linkedLiabilityId = idOf(linkedLiability);
    em.create(entities.networth_expenses, { ...stored(), ...row, linkedLiabilityId });
  }
  await em.flush();
}
