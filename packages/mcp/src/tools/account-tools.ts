import { at } from '../text.ts';
import type { CuratedTool } from './curated.ts';

const MAX_POINTS = 60;

/** Keeps the first, the last and an even choice between them. */
function thinned(points: readonly unknown[]): readonly unknown[] {
  if (points.length <= MAX_POINTS) return points;
  const step = (points.length - 1) / (MAX_POINTS - 1);
  return Array.from({ length: MAX_POINTS }, (_, index) => points[Math.round(index * step)]);
}

/** What a person has, and how it has done. */
export const accountTools: readonly CuratedTool[] = [
  {
    name: 'get_overview',
    title: 'Overview',
    description:
      'The accounts with cash and equity, the net worth, and how it is divided. Start here for ' +
      '"how am I doing" or "what do I own".',
    document: `query Overview($includeEnded: Boolean = false) {
      getBrokerAccounts(params: { includeEnded: $includeEnded }) {
        id name tradingMode status currency cash equity buyingPower unpricedCount
      }
      netWorthDashboard {
        totals { netWorth totalAssets totalLiabilities liquidAssets monthChange monthChangePercent
          unpricedCount currency }
        allocation { category value percent }
        pendingConfirmations currency asOf
      }
    }`,
    sections: [
      {
        heading: 'Net worth',
        at: 'netWorthDashboard.totals',
        columns: [
          ['', 'netWorth', 'money'],
          ['assets', 'totalAssets', 'money'],
          ['debts', 'totalLiabilities', 'money'],
          ['in one month', 'monthChange', 'money'],
          ['', 'monthChangePercent', 'percent'],
          ['without a price', 'unpricedCount', 'number'],
        ],
      },
      {
        heading: 'Divided',
        at: 'netWorthDashboard.allocation',
        currency: '/netWorthDashboard.currency',
        columns: [
          ['', 'category', 'word'],
          ['', 'value', 'money'],
          ['', 'percent', 'percent'],
        ],
      },
      {
        heading: 'Accounts',
        at: 'getBrokerAccounts',
        columns: [
          ['', 'name', 'name'],
          ['', 'tradingMode', 'word'],
          ['', 'status', 'word'],
          ['equity', 'equity', 'money'],
          ['cash', 'cash', 'money'],
          ['id', 'id', 'word'],
        ],
      },
    ],
  },
  {
    name: 'list_positions',
    title: 'Positions',
    description:
      'What the accounts hold now, with prices, values and gains. Live positions unless ' +
      'tradingMode is PAPER, which is practice.',
    document: `query Positions($tradingMode: String, $brokerAccountId: ID, $limit: Int = 50, $cursor: ID) {
      getPositions(params: {
        tradingMode: $tradingMode, brokerAccountId: $brokerAccountId, limit: $limit, cursor: $cursor
      }) {
        id symbol name assetClass quantity quantityAvailable averageEntryPrice costBasis
        currentPrice marketValue unrealizedProfitLoss unrealizedProfitLossPercent
        changeTodayPercent currency priceAsOf stale brokerAccountId tradingMode asset { id }
      }
    }`,
    sections: [
      {
        heading: 'Positions',
        at: 'getPositions',
        columns: [
          ['', 'symbol', 'word'],
          ['', 'name', 'name'],
          ['quantity', 'quantity', 'number'],
          ['worth', 'marketValue', 'money'],
          ['price', 'currentPrice', 'money'],
          ['gain', 'unrealizedProfitLoss', 'money'],
          ['', 'unrealizedProfitLossPercent', 'percent'],
          ['today', 'changeTodayPercent', 'percent'],
          ['old price', 'stale', 'word'],
        ],
      },
    ],
  },
  {
    name: 'get_performance',
    title: 'Performance',
    description:
      'How all live accounts, one account, one portfolio or one strategy have done over a span: ' +
      'gains, returns with deposits taken out, and at most 60 points of the course.',
    document: `query Performance($range: PastRange = Y1, $source: PortfolioHistorySourceInput) {
      getPortfolioHistory(params: { range: $range, source: $source }) {
        currency timeframe baseValue baseValueAsOf unpricedCount moneyWeightedReturnPercent
        moneyWeightedReturnAnnualizedPercent modifiedDietzReturnPercent
        points { at equity profitLoss profitLossPercent cashflow timeWeightedReturnPercent }
      }
    }`,
    sections: [
      {
        heading: 'Returns',
        at: 'getPortfolioHistory',
        columns: [
          ['at the start', 'baseValue', 'money'],
          ['money-weighted', 'moneyWeightedReturnPercent', 'percent'],
          ['a year', 'moneyWeightedReturnAnnualizedPercent', 'percent'],
        ],
      },
      {
        heading: 'Now',
        at: 'getPortfolioHistory.points.last',
        currency: '/getPortfolioHistory.currency',
        columns: [
          ['', 'equity', 'money'],
          ['gain', 'profitLoss', 'money'],
          ['', 'profitLossPercent', 'percent'],
          ['time-weighted', 'timeWeightedReturnPercent', 'percent'],
        ],
      },
    ],
    shorten: (data) => {
      const history = Object(data.getPortfolioHistory);
      const points = at(data, 'getPortfolioHistory.points');
      const kept = Array.isArray(points) ? thinned(points) : [];
      return { getPortfolioHistory: { ...history, points: kept } };
    },
  },
  {
    name: 'get_net_worth',
    title: 'Net worth',
    description:
      'Everything owned and owed with goals, incomes and expenses, now or at the end of a past ' +
      'day. Use two days to explain why it rose or fell.',
    document: `query NetWorth($asOf: Date) {
      netWorthDashboard(params: { asOf: $asOf }) {
        totals { netWorth totalAssets totalLiabilities liquidAssets totalAnnualIncome
          totalMonthlyExpenses debtToAssetPercent monthChange monthChangePercent unpricedCount
          currency }
        assets { id name symbol category value currency stale }
        liabilities { id name kind balance currency interestRatePercent }
        goals { id name status targetAmount currentAmount currency targetOn }
        allocation { category value percent }
        pendingConfirmations savingsRatePercent currency asOf
      }
    }`,
    sections: [
      {
        heading: 'Net worth',
        at: 'netWorthDashboard.totals',
        columns: [
          ['', 'netWorth', 'money'],
          ['assets', 'totalAssets', 'money'],
          ['debts', 'totalLiabilities', 'money'],
          ['income a year', 'totalAnnualIncome', 'money'],
          ['expenses a month', 'totalMonthlyExpenses', 'money'],
        ],
      },
      {
        heading: 'Assets',
        at: 'netWorthDashboard.assets',
        columns: [
          ['', 'name', 'name'],
          ['', 'category', 'word'],
          ['', 'value', 'money'],
        ],
      },
      {
        heading: 'Debts',
        at: 'netWorthDashboard.liabilities',
        columns: [
          ['', 'name', 'name'],
          ['', 'balance', 'money'],
          ['at', 'interestRatePercent', 'percent'],
        ],
      },
      {
        heading: 'Goals',
        at: 'netWorthDashboard.goals',
        columns: [
          ['', 'name', 'name'],
          ['', 'status', 'word'],
          ['has', 'currentAmount', 'money'],
          ['of', 'targetAmount', 'money'],
          ['by', 'targetOn', 'word'],
        ],
      },
    ],
    shorten: (data) => {
      const dashboard = Object(data.netWorthDashboard);
      const first = (rows: unknown) => (Array.isArray(rows) ? rows.slice(0, 40) : []);
      const { assets, liabilities, goals } = dashboard;
      return {
        netWorthDashboard: {
          ...dashboard,
          assets: first(assets),
          liabilities: first(liabilities),
          goals: first(goals),
        },
      };
    },
  },
];
