import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../trading/trading.fixture.ts';
import { netWorthDashboard } from '../dashboard/net-worth-dashboard.ts';
import { createLiability } from '../liabilities/create-liability.ts';
import { deleteLiability } from '../liabilities/delete-liability.ts';
import { type NetWorthWorld, netWorthWorld, TODAY } from '../networth.fixture.ts';
import { flowHistory } from './flow-history.ts';
import type { CreateExpenseInput, CreateIncomeInput, UpdateIncomeInput } from './input.ts';
import { expenseOf, incomeOf, netWorthExpenses, netWorthIncomes } from './read-flows.ts';
import { createFlow, deleteFlow, updateFlow } from './write-flow.ts';

let world: NetWorthWorld;

beforeEach(async () => {
  world = await netWorthWorld();
});

const SALARY: CreateIncomeInput = {
  name: 'Salary',
  category: 'SALARY',
  amount: '3000',
  currency: 'USD',
  frequency: 'MONTHLY',
  startsOn: '2026-07-01',
};
const RENT: CreateExpenseInput = {
  name: 'Rent',
  category: 'HOUSING',
  amount: '500',
  currency: 'USD',
  frequency: 'WEEKLY',
};

const earn = async (changes: Partial<CreateIncomeInput> = {}, owner = world.ada) => {
  const id = await createFlow(world.deps, owner.actor, 'incomes', { ...SALARY, ...changes });
  return incomeOf(world.deps, owner.actor, id);
};
const spend = async (changes: Partial<CreateExpenseInput> = {}) => {
  const id = await createFlow(world.deps, world.ada.actor, 'expenses', { ...RENT, ...changes });
  return expenseOf(world.deps, world.ada.actor, id);
};
const update = async (input: UpdateIncomeInput, owner = world.ada) => {
  await updateFlow(world.deps, owner.actor, 'incomes', input);
  return incomeOf(world.deps, owner.actor, input.id);
};
const history = (id: string | null = null, from = '2026-07-01') =>
  flowHistory(
    world.deps,
    world.ada.actor,
    { list: 'netWorthIncomeHistory', table: 'incomes', id },
    { from },
  );
const monthly = async (id: string | null = null) =>
  (await history(id)).nodes.map(({ monthlyAmount }) => monthlyAmount);

describe('an income', () => {
  test('counts in the totals while it is active', async () => {
    expect(await earn()).toMatchObject({
      annualAmount: '36000',
      annualAmountInDisplayCurrency: '36000',
      afterTax: false,
      startsOn: '2026-07-01',
      endsOn: null,
      linkedNetWorthAssetId: null,
    });
    await earn({ name: 'Ended', endsOn: '2026-10-31' });
    const { totals, incomes } = await netWorthDashboard(world.deps, world.ada.actor);
    expect(totals.totalAnnualIncome).toBe('36000');
    expect(incomes.map(({ name }) => name)).toEqual(['Ended', 'Salary']);
  });

  test('begins today where no day is given', async () => {
    expect((await earn({ startsOn: undefined })).startsOn).toBe(TODAY);
  });

  test('that changes from a day keeps the history before it', async () => {
    const { id } = await earn();
    await update({ id, amount: '4000', effectiveOn: '2026-09-15' });
    await update({ id, amount: '5000', frequency: 'FORTNIGHTLY', effectiveOn: '2026-11-01' });
    expect(await monthly(id)).toEqual(['3000', '3000', '4000', '4000', '10833.33']);
    const { nodes, timeframe } = await history(id, '2026-11-01');
    expect([nodes.at(-1)?.annualAmount, timeframe]).toEqual(['130000', 'MONTH_1']);
  });

  test('that changes without a day is corrected as if it had always been so', async () => {
    const { id } = await earn();
    await update({ id, amount: '4000', effectiveOn: '2026-09-15' });
    await update({ id, amount: '100' });
    expect(await monthly(id)).toEqual(['100', '100', '100', '100', '100']);
  });

  test('keeps what is left out, and empties what is null', async () => {
    const { id } = await earn({ note: 'gross', endsOn: '2027-01-01' });
    const changed = await update({ id, endsOn: null });
    expect(changed).toMatchObject({ note: 'gross', endsOn: null, amount: '3000' });
  });

  test('of one day counts in its month and its year alone', async () => {
    await earn({ name: 'Bonus', frequency: 'ONE_OFF', startsOn: '2026-09-10', amount: '1200' });
    const { nodes } = await history();
    expect(nodes.map(({ monthlyAmount, annualAmount }) => [monthlyAmount, annualAmount])).toEqual([
      ['1200', '1200'],
      ['0', '1200'],
      ['0', '1200'],
    ]);
  });

  test.each<[string, Partial<CreateIncomeInput>]>([
    ['endsOn', { endsOn: '2026-06-30' }],
    ['currency', { currency: 'ZZZ' }],
  ])('is refused for its %s: %j', async (field, changes) => {
    const { code, fields } = await refusal(earn(changes));
    expect([code, fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', `params.${field}`]);
  });

  test.each(['2026-06-30', '2026-11-21'])('does not change from %s on', async (effectiveOn) => {
    const { id } = await earn();
    const { fields } = await refusal(update({ id, amount: '1', effectiveOn }));
    expect(fields?.[0]?.path).toBe('params.effectiveOn');
  });

  test('is nobody else’s', async () => {
    const { id } = await earn();
    const eve = await world.another();
    expect(await netWorthIncomes(world.deps, eve.actor, {})).toEqual([]);
    expect(await refusal(update({ id, name: 'Mine' }, eve))).toMatchObject({ code: 'NOT_FOUND' });
    const gone = deleteFlow(world.deps, eve.actor, 'incomes', id);
    expect(await refusal(gone)).toMatchObject({ code: 'NOT_FOUND' });
    // An expense is no income.
    const other = deleteFlow(world.deps, world.ada.actor, 'expenses', id);
    expect(await refusal(other)).toMatchObject({ code: 'NOT_FOUND' });
    await deleteFlow(world.deps, world.ada.actor, 'incomes', id);
    expect(await refusal(history(id))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await history()).nodes).toEqual([]);
  });

  test('is linked to what its person owns alone, and has no household member', async () => {
    const linked = earn({ linkedNetWorthAssetId: world.ada.live.id });
    expect(await refusal(linked)).toMatchObject({ code: 'NOT_FOUND' });
    const shared = earn({ ownerMemberId: world.ada.userId });
    expect(await refusal(shared)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an expense', () => {
  test('counts by the month, and in the savings', async () => {
    await earn();
    expect(await spend()).toMatchObject({ monthlyAmount: '2166.67', essential: false });
    const dashboard = await netWorthDashboard(world.deps, world.ada.actor);
    expect(dashboard.totals.totalMonthlyExpenses).toBe('2166.67');
    expect(dashboard.savingsRatePercent).toBe('27.777778');
  });

  test('stays when the debt that it pays is deleted', async () => {
    const { id } = await createLiability(world.deps, world.ada.actor, {
      name: 'Loan',
      kind: 'OTHER',
      currency: 'USD',
      originalAmount: '1',
      startsOn: TODAY,
    });
    expect(await spend({ linkedLiabilityId: id })).toMatchObject({ linkedLiabilityId: id });
    await deleteLiability(world.deps, world.ada.actor, id);
    const [left] = await netWorthExpenses(world.deps, world.ada.actor, {});
    expect(left?.linkedLiabilityId).toBeNull();
  });
});

test('incomes and expenses are found by their day and category', async () => {
  await earn({ name: 'Past', endsOn: '2026-08-01' });
  await earn({ name: 'Bonus', category: 'BONUS', frequency: 'ONE_OFF', startsOn: '2026-09-10' });
  await earn();
  const names = async (asked: Parameters<typeof netWorthIncomes>[2]) =>
    (await netWorthIncomes(world.deps, world.ada.actor, asked)).map(({ name }) => name);
  expect(await names({ activeOn: '2026-08-01' })).toEqual(['Past', 'Salary']);
  expect(await names({ activeOn: '2026-09-10' })).toEqual(['Bonus', 'Salary']);
  expect(await names({ activeOn: '2026-06-30' })).toEqual([]);
  expect(await names({ categories: ['BONUS'] })).toEqual(['Bonus']);
});
