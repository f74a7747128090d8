import { expect, test } from 'vitest';
import { refusal } from '../../trading/trading.fixture.ts';
import { netWorthWorld } from '../networth.fixture.ts';
import { createLiability } from './create-liability.ts';
import { debtsOfPerson } from './debts.sql.ts';
import type { CreateLiabilityInput } from './input.ts';
import { owedOn } from './liability-shown.ts';
import { plannedPayments } from './planned-payments.ts';
import { netWorthLiabilities } from './read-liabilities.ts';
import { updateLiability } from './update-liability.ts';

const TERMS = { interestRatePercent: '5', repaymentAmount: '1' } as const;
const WEEKLY = { ...TERMS, repaymentFrequency: 'WEEKLY' } as const;

test.each([
  [{ ...WEEKLY, startsOn: '1926-01-01' }, 5_200],
  [{ ...WEEKLY, startsOn: '2026-01-01', maturesOn: '2029-12-31' }, 208],
  [{ ...TERMS, repaymentFrequency: 'MONTHLY', startsOn: '2026-01-01' }, 1_200],
  [{ ...TERMS, repaymentFrequency: 'ONE_OFF', startsOn: '2026-01-01', maturesOn: '2030-01-01' }, 0],
  [{ startsOn: '2026-01-01', repaymentFrequency: 'WEEKLY' }, 0],
  [{ startsOn: '2026-01-01', maturesOn: '2026-12-31', earlierTerms: [WEEKLY] }, 52],
] as const)('%j has at most %i payments', (debt, count) => {
  expect(plannedPayments(debt)).toBe(count);
});

test('a person plans at most 20,000 payments, over all debts', async () => {
  const { deps, ada } = await netWorthWorld();
  const create = (changes: Partial<CreateLiabilityInput> = {}) =>
    createLiability(deps, ada.actor, {
      name: 'Loan',
      kind: 'OTHER',
      currency: 'USD',
      originalAmount: '9',
      startsOn: '2026-01-01',
      ...changes,
    });
  const many = Math.floor(20_000 / 5_200);
  for (let count = 0; count < many; count += 1) await create(WEEKLY);
  const refused = await refusal(create(WEEKLY));
  expect(refused).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'params.repaymentFrequency' }],
  });
  expect(await netWorthLiabilities(deps, ada.actor, {})).toHaveLength(many);
  const { id } = await create({ name: 'Card' });
  expect(await refusal(updateLiability(deps, ada.actor, { id, ...WEEKLY }))).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'params.repaymentFrequency' }],
  });
  const few = { ...WEEKLY, maturesOn: '2027-12-31' } as const;
  expect(await updateLiability(deps, ada.actor, { id, ...few })).toMatchObject(few);
});

test('what is owed of a debt is computed once, until something of it is another one', async () => {
  const { deps, ada } = await netWorthWorld();
  const { id } = await createLiability(deps, ada.actor, {
    ...WEEKLY,
    name: 'Loan',
    kind: 'OTHER',
    currency: 'USD',
    originalAmount: '5000',
    startsOn: '2020-01-01',
    autoAmortize: true,
  });
  const owed = async (day: string) => {
    const { liabilities, bookings } = await deps.db.one(debtsOfPerson, ada.userId);
    const [debt] = await owedOn(day, liabilities, bookings);
    if (debt === undefined) throw new Error('the debt is there');
    return debt;
  };
  const first = await owed('2026-11-20');
  expect((await owed('2026-11-20')).trades).toBe(first.trades);
  await updateLiability(deps, ada.actor, { id, name: 'Another name' });
  const renamed = await owed('2026-11-20');
  expect(renamed).toMatchObject({ name: 'Another name', wholeBalance: first.wholeBalance });
  expect(renamed.trades).toBe(first.trades);
  expect((await owed('2026-11-27')).wholeBalance).not.toBe(first.wholeBalance);
  await updateLiability(deps, ada.actor, { id, interestRatePercent: '7' });
  expect((await owed('2026-11-20')).wholeBalance).not.toBe(first.wholeBalance);
});
