import { expect, test } from 'vitest';
import { refusal } from '../../trading/trading.fixture.ts';
import { netWorthWorld } from '../networth.fixture.ts';
import { createLiability } from './create-liability.ts';
import type { CreateLiabilityInput } from './input.ts';
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

test('a person plans at most 250,000 payments, over all debts', async () => {
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
  const many = Math.floor(250_000 / 5_200);
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
