import { assetsBySymbol } from '@investing-platform/rules/catalogue';
import type { TestUser } from '../../testing/types.ts';
import { type AssistantWorld, sharedWorld } from './assistant.fixture.ts';

const APPLE = assetsBySymbol('AAPL')[0]?.id ?? '';
const MICROSOFT = assetsBySymbol('MSFT')[0]?.id ?? '';

interface Held {
  readonly symbol: string;
  readonly marketValue: string;
  readonly unrealizedProfitLoss: string;
  readonly currentPrice: string;
}

/** Somebody with something of everything, and their figures as the assistant writes them. */
export interface Evaluated {
  readonly world: AssistantWorld;
  readonly user: TestUser;
  readonly token: string;
  readonly facts: Readonly<Record<string, string>>;
}

let settled: Promise<Evaluated> | undefined;

/** One person for all who evaluate something. */
export function evaluated(): Promise<Evaluated> {
  settled ??= settle();
  return settled;
}

/** `1234567.5` as the assistant writes money. */
const written = (amount: string): string => {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.');
  return `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0')}`;
};

async function settle(): Promise<Evaluated> {
  const world = await sharedWorld();
  const user = await world.server.createUser({ plan: 'PRIVATE' });
  await world.server.openAccount(user, {
    positions: [
      { assetId: APPLE, quantity: '10', price: '150' },
      { assetId: MICROSOFT, quantity: '4', price: '300' },
    ],
  });
  const token = await world.server.issueToken(user, [
    ...(['profile.read', 'profile.write', 'portfolio.read', 'portfolio.write'] as const),
    ...(['funding.read', 'trade'] as const),
  ]);
  const make = (operation: string, input: string, params: object) =>
    world.data<{ id: string }>(
      token,
      `mutation ($params: ${input}!) { ${operation}(params: $params) { id } }`,
      params,
    );
  const currency = 'USD';
  await make('createCustomInstrumentWithDetails', 'CreateCustomInstrumentWithDetailsInput', {
    name: 'House',
    category: 'PROPERTY',
    currency,
    purchasedOn: '2026-10-05',
    purchasePrice: '400000',
    currentPrice: '500000',
    pricedOn: '2026-11-10',
  });
  await make('createNetWorthLiability', 'CreateNetWorthLiabilityInput', {
    name: 'Home loan',
    kind: 'MORTGAGE',
    currency,
    originalAmount: '200000',
    startsOn: '2026-11-01',
    interestRatePercent: '6',
    repaymentAmount: '2000',
    repaymentFrequency: 'MONTHLY',
  });
  await make('createNetWorthGoal', 'CreateNetWorthGoalInput', {
    name: 'Boat',
    kind: 'TRAVEL',
    targetAmount: '10000',
    currency,
    targetOn: '2027-11-20',
    funding: { currentAmount: '2500' },
  });
  const monthly = { currency, frequency: 'MONTHLY', startsOn: '2026-01-01' };
  await make('createNetWorthIncome', 'CreateNetWorthIncomeInput', {
    ...monthly,
    name: 'Salary',
    category: 'SALARY',
    amount: '10000',
  });
  await make('createNetWorthExpense', 'CreateNetWorthExpenseInput', {
    ...monthly,
    name: 'Rent',
    category: 'HOUSING',
    amount: '3000',
  });
  const portfolio = await world.data<{ id: string }>(
    token,
    'query { getDefaultPortfolio { id } }',
    {},
  );
  const trade = {
    assetId: APPLE,
    type: 'BUY',
    tradedOn: '2026-02-02',
    quantity: '100',
    price: '100',
  };
  await make('createTradeForAsset', 'CreateTradeForAssetInput', trade);
  const dividend = { portfolioId: portfolio.id, instrument: { id: APPLE }, currency };
  for (const [paidOn, gross, withholdingTax] of [
    ['2026-03-02', '40.50', '6.08'],
    ['2026-05-18', '60', '9'],
  ]) {
    const paid = { ...dividend, paidOn, amount: { gross }, withholdingTax };
    await make('createNetWorthDividend', 'CreateNetWorthDividendInput', paid);
  }
  return { world, user, token, facts: await readFacts(world, token) };
}

/** Prices are what the market makes them: read by other ways than the assistant's. */
async function readFacts(world: AssistantWorld, token: string) {
  const held = await world.data<Held[]>(
    token,
    'query { getPositions { symbol marketValue unrealizedProfitLoss currentPrice } }',
    {},
  );
  const { totals } = await world.data<{ totals: Record<string, string> }>(
    token,
    'query { netWorthDashboard { totals { netWorth totalAssets totalLiabilities } } }',
    {},
  );
  const apple = held.find(({ symbol }) => symbol === 'AAPL');
  return {
    exactWorth: totals['netWorth'] ?? '',
    exactAppleValue: apple?.marketValue ?? '',
    exactAppleGain: apple?.unrealizedProfitLoss ?? '',
    exactApplePrice: apple?.currentPrice ?? '',
    worth: written(totals['netWorth'] ?? ''),
    assets: written(totals['totalAssets'] ?? ''),
    appleValue: written(apple?.marketValue ?? ''),
    appleGain: written(apple?.unrealizedProfitLoss ?? ''),
    applePrice: written(apple?.currentPrice ?? ''),
  };
}
