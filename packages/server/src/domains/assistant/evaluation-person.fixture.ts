import { assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import { decimal } from '../../kernel/decimal.ts';
import type { TestServer, TestUser } from '../../testing/types.ts';

const APPLE = assetsBySymbol('AAPL')[0]?.id ?? '';
const MICROSOFT = assetsBySymbol('MSFT')[0]?.id ?? '';

interface Held {
  readonly symbol: string;
  readonly marketValue: string;
  readonly unrealizedProfitLoss: string;
  readonly currentPrice: string;
}

/** When they ask. */
export const ASKED_AT = new Date('2026-11-20T15:00:00Z');

/** Somebody with something of everything, and their figures as the assistant writes them. */
export interface Evaluated {
  readonly user: TestUser;
  readonly token: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** Reads or changes something as its holder, and gives what the one operation answered. */
type Ask = <Answer>(token: string, query: string, params: object) => Promise<Answer>;

function askingOf(server: TestServer): Ask {
  return async <Answer>(token: string, query: string, params: object) => {
    const { body } = await server.graphql({ Authorization: `Bearer ${token}` }, query, { params });
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return Object.values(body.data ?? {})[0] as Answer;
  };
}

/** `1234567.5` as the assistant writes money. */
const written = (amount: string): string => {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.');
  return `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0')}`;
};

/** Settles them on a server whose clock says `ASKED_AT`. */
export async function evaluatedPerson(server: TestServer): Promise<Evaluated> {
  const ask = askingOf(server);
  const user = await server.createUser({ plan: 'PRIVATE' });
  await server.openAccount(user, {
    positions: [
      { assetId: APPLE, quantity: '10', price: '150' },
      { assetId: MICROSOFT, quantity: '4', price: '300' },
    ],
  });
  const token = await server.issueToken(user, [
    ...(['profile.read', 'profile.write', 'portfolio.read', 'portfolio.write'] as const),
    ...(['funding.read', 'trade'] as const),
  ]);
  const make = (operation: string, input: string, params: object) =>
    ask<{ id: string }>(
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
  const portfolio = await ask<{ id: string }>(token, 'query { getDefaultPortfolio { id } }', {});
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
  return { user, token, facts: await readFacts(ask, token) };
}

/** Prices are what the market makes them: read by other ways than the assistant's. */
async function readFacts(ask: Ask, token: string) {
  const held = await ask<Held[]>(
    token,
    'query { getPositions { symbol marketValue unrealizedProfitLoss currentPrice } }',
    {},
  );
  const { totals } = await ask<{ totals: Record<string, string> }>(
    token,
    'query { netWorthDashboard { totals { netWorth totalAssets totalLiabilities } } }',
    {},
  );
  const gain = held.reduce(
    (sum, { unrealizedProfitLoss }) => sum.plus(unrealizedProfitLoss),
    decimal('0'),
  );
  const { nodes } = await ask<{ nodes: { close: string }[] }>(
    token,
    `query ($params: GetStockHistoricalDataInput!) {
      getStockHistoricalData(params: $params) { nodes { close } } }`,
    {
      asset: { symbol: 'AAPL' },
      timeframe: 'DAY_1',
      from: '2025-12-31T00:00:00Z',
      to: '2026-01-01T00:00:00Z',
    },
  );
  const { bid } = await ask<{ bid: string }>(
    token,
    `query ($params: GetCurrentStockPriceInput!) { getCurrentStockPrice(params: $params) { bid } }`,
    { assetId: APPLE },
  );
  const [apple, microsoft] = ['AAPL', 'MSFT'].map((name) =>
    held.find(({ symbol }) => symbol === name),
  );
  const price = decimal(apple?.currentPrice ?? '');
  const year = price
    .div(nodes[0]?.close ?? '')
    .minus(1)
    .times(100);
  return {
    exactWorth: totals['netWorth'] ?? '',
    exactAppleValue: apple?.marketValue ?? '',
    exactAppleGain: apple?.unrealizedProfitLoss ?? '',
    exactAppleYear: year.toDecimalPlaces(6).toFixed(),
    exactHalfOfApple: decimal(bid).times(5).toFixed(),
    exactMicrosoftPrice: microsoft?.currentPrice ?? '',
    exactGain: gain.toFixed(),
    exactApplePrice: apple?.currentPrice ?? '',
    worth: written(totals['netWorth'] ?? ''),
    assets: written(totals['totalAssets'] ?? ''),
    appleValue: written(apple?.marketValue ?? ''),
    appleGain: written(apple?.unrealizedProfitLoss ?? ''),
    applePrice: written(apple?.currentPrice ?? ''),
  };
}
