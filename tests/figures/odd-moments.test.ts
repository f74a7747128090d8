import { instruments } from '@investing-platform/schema/instruments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exact, total } from './formulas/money.ts';
import { type Ask, startWorld, type World } from './support/world.ts';

const IS_LONG = process.env.LONG === '1';

/** Where days, rates, trading and clocks change; by default those at which most does. */
const MOMENTS: readonly (readonly [title: string, at: string])[] = [
  ['clocks in Auckland go forward', '2026-09-26T14:00:00.000Z'],
  ['the day begins in Auckland', '2026-10-14T11:00:00.000Z'],
  ['clocks in New York go back', '2026-11-01T06:00:00.000Z'],
  ['trading in Auckland begins', '2026-11-09T21:00:00.000Z'],
  ['trading in New York begins', '2026-11-10T14:30:00.000Z'],
  ['exchange rates are published', '2026-11-10T15:00:00.000Z'],
  ['trading in New York ends', '2026-11-10T21:00:00.000Z'],
  ['the day begins in UTC', '2026-11-11T00:00:00.000Z'],
  ['the year begins in Auckland', '2026-12-31T11:00:00.000Z'],
  ['the year begins in New York', '2027-01-01T05:00:00.000Z'],
  ['clocks in Auckland go back', '2027-04-03T14:00:00.000Z'],
];
const USUAL = new Set(['exchange rates are published', 'trading in New York ends']);
const LEAP: typeof MOMENTS = [
  ['the leap day begins in Auckland', '2028-02-28T11:00:00.000Z'],
  ['the leap day begins in UTC', '2028-02-29T00:00:00.000Z'],
  ['rates are published on the leap day', '2028-02-29T15:00:00.000Z'],
  ['the leap day ends in New York', '2028-03-01T05:00:00.000Z'],
];
const CURRENCIES = IS_LONG ? ['USD', 'NZD', 'EUR', 'JPY', 'GBP', 'BTC'] : ['NZD', 'JPY'];
const BESIDE_MS = IS_LONG ? [-1, 0, 1] : [0];
const idOf = (symbol: string) => instruments.find((one) => one.symbol === symbol)?.id ?? symbol;

describe.each([
  [
    'a year of changing clocks',
    '2026-09-21T15:00:00Z',
    MOMENTS.filter(([title]) => IS_LONG || USUAL.has(title)),
  ],
  ['a leap year', '2028-02-21T15:00:00Z', LEAP.slice(0, IS_LONG ? LEAP.length : 1)],
] as const)('in %s', (_title, startsAt, moments) => {
  let world: World;
  let ask: Ask;
  let liveId: string;

  beforeAll(async () => {
    world = await startWorld('odd-moments', new Date(startsAt));
    ({ ask, liveId } = await ownerOf(world));
  }, 300_000);
  afterAll(() => world?.server.stop());

  test.each(moments)(
    'all figures agree where %s (%s)',
    async (_, at) => {
      const faults: string[] = [];
      for (const beside of BESIDE_MS) {
        const wait = Date.parse(at) + beside - world.clock.now().getTime();
        world.clock.advance(wait);
        await world.settle();
        for (const currency of CURRENCIES) {
          await ask(CHOOSE, { currency });
          const now = `${world.clock.now().toISOString()} ${currency}`;
          faults.push(...(await disagreements(ask, liveId)).map((fault) => `${now}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
    300_000,
  );
});

/** Somebody with live, practice and tracked holdings, things and debts in five currencies. */
async function ownerOf(world: World) {
  const user = await world.server.createUser({ plan: 'PRIVATE' });
  const ask = await world.reader(user);
  const positions = ['AAPL', 'BTC', 'VTI'].map((symbol) => ({
    assetId: idOf(symbol),
    quantity: '3.7',
    price: '11',
  }));
  const live = await world.server.openAccount(user, { positions });
  const paper = await world.server.openAccount(user, { tradingMode: 'PAPER', currency: 'NZD' });
  await ask(DEPOSIT, { brokerAccountId: paper.id, amount: '777.77', currency: 'EUR' });
  await ask(STRATEGY_OF, {
    source: { weights: { assets: [{ assetId: idOf('MSFT'), targetPercent: '100' }] } },
    amount: '2500',
  });
  const portfolio = await ask<{ id: string }>(PORTFOLIO, { name: 'Yen', currency: 'JPY' });
  for (const symbol of ['AAPL', 'BTC', 'FPH']) {
    const bought = { type: 'BUY', tradedOn: '2026-03-03', quantity: '7.123456789' };
    await ask(TRADE, { assetId: idOf(symbol), portfolioId: portfolio.id, ...bought });
  }
  for (const currency of ['EUR', 'JPY', 'GBP']) {
    const house = { name: 'House', currency, category: 'PROPERTY', purchasedOn: '2019-03-15' };
    await ask(HOUSE, { ...house, purchasePrice: '720001' });
    const loan = { name: 'Loan', kind: 'MORTGAGE', currency, originalAmount: '4000' };
    const terms = { interestRatePercent: '4.5', rateType: 'FLOATING', startsOn: '2026-02-01' };
    await ask(LOAN, { ...loan, ...terms, balance: '3001' });
  }
  await world.settle();
  return { ask, liveId: live.id };
}

/** Figures of one moment that are not the sums of the same leaves. */
async function disagreements(ask: Ask, liveId: string): Promise<string[]> {
  const { totals, assets, liabilities, allocation, currency } = await ask<Dashboard>(DASHBOARD);
  const listed = await ask<readonly Asset[]>(ASSETS);
  const accounts = await ask<readonly Account[]>(ACCOUNTS);
  const positions = await ask<readonly Position[]>(POSITIONS);
  const practice = await ask<readonly Position[]>(PRACTICE);
  const balances = await ask<Balances>(BALANCES, { currency });
  const own = await ask<Balances>(BALANCES);
  const liveAccount = accounts.find(({ id }) => id === liveId);
  const { points } = await ask<Chart>(CHART, { source: { brokerAccountId: liveId }, range: 'W1' });
  const modes = await ask<Chart>(CHART, { source: { tradingMode: 'LIVE' }, range: 'D1' });
  const month = await ask<History>(HISTORY, { range: 'M1' });
  const months = await ask<History>(HISTORY, { range: 'Y1', timeframe: 'MONTH_1' });
  const debts = await ask<Debts>(DEBTS, { range: 'M1' });
  const portfolios = await ask<readonly Portfolio[]>(PORTFOLIOS);
  const worthById = new Map(assets.map((one) => [one.id, one.valueInDisplayCurrency]));
  const inAccount = (id: string) =>
    sum(
      assets.filter((one) => one.brokerAccountId === id).map((one) => one.valueInDisplayCurrency),
    );
  const last = month.nodes.at(-1);
  const lastMonth = months.nodes.at(-1);
  const owned = sum(assets.map((one) => one.valueInDisplayCurrency));
  const owed = sum(liabilities.map((one) => one.balanceInDisplayCurrency));
  const agree: [string, unknown, unknown][] = [
    ['nothing is unpriced', totals.unpricedCount, 0],
    ['assets', totals.totalAssets, owned],
    ['debts', totals.totalLiabilities, owed],
    ['net worth', totals.netWorth, exact(owned).minus(owed).toFixed()],
    ['allocation', sum(allocation.map(({ value }) => value)), owned],
    ['list of assets', sum(listed.map((one) => one.valueInDisplayCurrency)), owned],
    ['history: assets', last?.value, owned],
    ['history: debts', last?.totalLiabilities, owed],
    ['history: net worth', last?.netWorth, totals.netWorth],
    ['history by month', lastMonth?.netWorth, totals.netWorth],
    ['history of debts', debts.nodes.at(-1)?.balance, owed],
    ['balances', balances.equity, inAccount(liveId)],
    [
      'balances, cash and positions',
      balances.equity,
      sum([balances.cash, balances.positionsValue]),
    ],
    ['own balances', own.equity, liveAccount?.equity],
    ['chart of the account', points.at(-1)?.equity, liveAccount?.equity],
    [
      'chart of all live',
      modes.points.at(-1)?.equity,
      modes.currency === currency ? balances.equity : own.equity,
    ],
    ...[...positions].map(({ id, symbol, ...one }): [string, unknown, unknown] => [
      `position of ${symbol}`,
      one.marketValueInDisplayCurrency,
      worthById.get(id),
    ]),
    ['practice does not count', practice.some(({ id }) => worthById.has(id)), false],
    ...portfolios
      .filter((one) => one.holdings.length > 0 && one.children.length === 0)
      .map((one): [string, unknown, unknown] => [
        `portfolio ${one.name}`,
        one.value,
        sum(one.holdings.map((holding) => holding.valueInPortfolioCurrency)),
      ]),
  ];
  return agree.flatMap(([name, one, other]) =>
    one === other ? [] : [`${name}: ${String(one)} is not ${String(other)}`],
  );
}

const sum = (amounts: readonly (string | null)[]): string =>
  total(amounts.map((amount) => amount ?? '0')).toFixed();

interface Asset {
  readonly id: string;
  readonly brokerAccountId: string | null;
  readonly valueInDisplayCurrency: string | null;
}
interface Dashboard {
  readonly currency: string;
  readonly totals: {
    readonly netWorth: string;
    readonly totalAssets: string;
    readonly totalLiabilities: string;
    readonly unpricedCount: number;
  };
  readonly assets: readonly Asset[];
  readonly liabilities: readonly { readonly balanceInDisplayCurrency: string | null }[];
  readonly allocation: readonly { readonly value: string }[];
}
interface Account {
  readonly id: string;
  readonly equity: string;
}
interface Position {
  readonly id: string;
  readonly symbol: string;
  readonly marketValueInDisplayCurrency: string | null;
}
interface Balances {
  readonly equity: string;
  readonly cash: string;
  readonly positionsValue: string;
}
interface Chart {
  readonly currency: string;
  readonly points: readonly { readonly equity: string }[];
}
interface History {
  readonly nodes: readonly {
    readonly value: string;
    readonly totalLiabilities: string;
    readonly netWorth: string;
  }[];
}
interface Debts {
  readonly nodes: readonly { readonly balance: string }[];
}
interface Portfolio {
  readonly name: string;
  readonly value: string;
  readonly children: readonly unknown[];
  readonly holdings: readonly { readonly valueInPortfolioCurrency: string | null }[];
}

const WORTH = 'id brokerAccountId valueInDisplayCurrency';
const DASHBOARD = `{ netWorthDashboard {
  currency totals { netWorth totalAssets totalLiabilities unpricedCount } assets { ${WORTH} }
  liabilities { balanceInDisplayCurrency } allocation { value }
} }`;
const ASSETS = `{ netWorthAssets { ${WORTH} } }`;
const ACCOUNTS = '{ getBrokerAccounts { id equity } }';
const POSITIONS = '{ getPositions { id symbol marketValueInDisplayCurrency } }';
const PRACTICE = `{ getPositions(params: { tradingMode: "PAPER" }) {
  id symbol marketValueInDisplayCurrency
} }`;
const BALANCES = `query ($params: FetchPlatformInvestAccountBalancesInput) {
  fetchPlatformInvestAccountBalances(params: $params) { equity cash positionsValue }
}`;
const CHART = `query ($params: GetPortfolioHistoryInput) {
  getPortfolioHistory(params: $params) { currency points { equity } }
}`;
const HISTORY = `query ($params: NetWorthAssetHistoryInput) {
  netWorthAssetHistory(params: $params) { nodes { value totalLiabilities netWorth } }
}`;
const DEBTS = `query ($params: NetWorthLiabilityHistoryInput) {
  netWorthLiabilityHistory(params: $params) { nodes { balance } }
}`;
const PORTFOLIOS = `{ getPortfolios(params: { kinds: [MANUAL] }) {
  name value children { id } holdings { valueInPortfolioCurrency }
} }`;
const CHOOSE = `mutation ($params: UpdateNetWorthDisplayCurrencyInput!) {
  updateNetWorthDisplayCurrency(params: $params) { displayCurrency }
}`;
const DEPOSIT = `mutation ($params: SimulatePaperDepositInput!) {
  simulatePaperDeposit(params: $params) { id }
}`;
const STRATEGY_OF = `mutation ($params: CreateActiveStrategyInput!) {
  createActiveStrategy(params: $params) { id }
}`;
const PORTFOLIO = `mutation ($params: CreateNetworthPortfolioInput!) {
  createNetworthPortfolio(params: $params) { id }
}`;
const TRADE = `mutation ($params: CreateTradeForAssetInput!) {
  createTradeForAsset(params: $params) { id }
}`;
const HOUSE = `mutation ($params: CreateCustomInstrumentWithDetailsInput!) {
  createCustomInstrumentWithDetails(params: $params) { id }
}`;
const LOAN = `mutation ($params: CreateNetWorthLiabilityInput!) {
  createNetWorthLiability(params: $params) { id }
}`;
