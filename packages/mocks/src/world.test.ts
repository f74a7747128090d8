import { decimal, sum, toPlain } from '@investing-platform/rules/numbers/decimal';
import { describe, expect, test } from 'vitest';
import { createMocks } from './index.ts';
import { BASE_URL, mocksForTests } from './mocks.fixture.ts';

const EVERYTHING = `{
  fetchCurrentUser { id name email account { tier kycStatus createdAt country } }
  getPositions { id symbol quantity averageEntryPrice marketValue }
  getOrders { nodes { id symbol status submittedAt } }
  netWorthDashboard {
    totals { netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome }
    assets { name valueInDisplayCurrency } liabilities { name balanceInDisplayCurrency }
    incomes { annualAmountInDisplayCurrency } expenses { monthlyAmountInDisplayCurrency }
    allocation { value percent } goals { name progressPercent priority }
  }
}`;

describe('the seeded world', () => {
  const mocks = mocksForTests({
    populate: (world) => {
      const saver = world.addUser({ plan: 'PLUS', email: 'saver@example.com' });
      world.addAsset(saver, { name: 'Boat', category: 'VEHICLE', value: '12000', currency: 'NZD' });
    },
  });

  test('is the same for the same seed, ids and tokens included', async () => {
    const token = mocks.world.issueToken();
    const { data } = await mocks.ask(EVERYTHING, null, { token });
    mocks.reset();
    expect(mocks.world.issueToken()).toBe(token);
    expect((await mocks.ask(EVERYTHING, null, { token })).data).toEqual(data);
    expect(createMocks({ baseUrl: BASE_URL }).world.person.user).toEqual(mocks.world.person.user);
  });

  test('is another one for another seed', () => {
    const other = createMocks({ baseUrl: BASE_URL, seed: 'other' });
    expect(other.world.person.user.id).not.toBe(mocks.world.person.user.id);
    expect(other.world.person.live?.cash).not.toEqual(mocks.world.person.live?.cash);
  });

  test('has ids that are UUIDv7, rise, and never repeat', () => {
    const { addUser } = mocks.world;
    const ids = Array.from({ length: 5_000 }, () => addUser().id);
    expect(ids).toEqual([...new Set(ids)].sort());
    const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(ids.every((id) => pattern.test(id))).toBe(true);
  });

  test('has people whose net worth adds up', async () => {
    const { data } = await mocks.ask(EVERYTHING);
    const { totals, assets, liabilities, incomes, expenses, allocation } =
      Object(data).netWorthDashboard;
    const total = (items: object[], field: string) =>
      toPlain(sum(items.map((item) => decimal(Object(item)[field]))));
    expect(total(assets, 'valueInDisplayCurrency')).toBe(totals.totalAssets);
    expect(total(allocation, 'value')).toBe(totals.totalAssets);
    expect(total(liabilities, 'balanceInDisplayCurrency')).toBe(totals.totalLiabilities);
    expect(total(incomes, 'annualAmountInDisplayCurrency')).toBe(totals.totalAnnualIncome);
    expect(total(expenses, 'monthlyAmountInDisplayCurrency')).toBe(totals.totalMonthlyExpenses);
    const whole = decimal(totals.netWorth).plus(decimal(totals.totalLiabilities));
    expect(toPlain(whole)).toBe(totals.totalAssets);
  });

  test('has somebody on each plan, and nothing to trade with on the free one', async () => {
    const { people } = mocks.world;
    expect(people.free.live).toBeNull();
    for (const person of Object.values(people)) {
      const token = mocks.world.issueToken({ user: person.user });
      const { data } = await mocks.ask('{ fetchCurrentUser { email } }', null, { token });
      expect(data).toEqual({ fetchCurrentUser: { email: person.user.email } });
    }
  });

  test('keeps what a test adds until the reset, and what `populate` adds for ever', async () => {
    const search = (email: string) =>
      mocks.ask('mutation($params: RegisterInput!) { register(params: $params) { message } }', {
        email,
        password: 'tarpaulin umbrella 7 moss',
        acceptTerms: true,
      });
    mocks.world.addUser({ email: 'visitor@example.com' });
    mocks.reset();
    await search('visitor@example.com');
    await search('saver@example.com');
    expect(mocks.world.mails.map(({ kind }) => kind)).toEqual(['CONFIRM_ADDRESS', 'ADDRESS_TAKEN']);
  });

  test('shows what was recorded by hand in the currency of the person', async () => {
    const { world } = mocks;
    const user = world.addUser({ displayCurrency: 'USD' });
    world.addAsset(user, {
      name: 'Flat',
      category: 'PROPERTY',
      value: '200000',
      ownershipPercent: '25',
    });
    world.addLiability(user, {
      name: 'Loan',
      kind: 'CAR_LOAN',
      balance: '1853.20',
      currency: 'NZD',
    });
    world.addGoal(user, { name: 'Bicycle', targetAmount: '3000', currentAmount: '1000' });
    world.addIncome(user, { name: 'Rent', amount: '100', frequency: 'WEEKLY' });
    world.addExpense(user, { name: 'Tax', amount: '1200', frequency: 'ANNUALLY' });
    const { data } = await mocks.ask(EVERYTHING, null, { token: world.issueToken({ user }) });
    expect(data?.['netWorthDashboard']).toMatchObject({
      totals: {
        netWorth: '48961.1',
        totalAssets: '50000',
        totalLiabilities: '1038.9',
        totalAnnualIncome: '5200',
        totalMonthlyExpenses: '100',
      },
      goals: [{ name: 'Bicycle', progressPercent: '33.333333', priority: 1 }],
      allocation: [{ value: '50000', percent: '100' }],
    });
  });
});
