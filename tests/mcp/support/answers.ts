import {
  activity,
  balance,
  dividends,
  FOUND,
  gained,
  held,
  news,
  none,
  ORDER,
  orders,
  quote,
  read,
  readField,
  SINCE_JANUARY,
  type Step,
  worth,
  YEAR,
} from './steps.ts';

const BOTH = ['AAPL', 'MSFT'];
const WAITS = { status: 'confirmation_required' };

/** What an assistant calls for each question of people, and the figures that must come. */
export const answers: Readonly<Record<string, readonly Step[]>> = {
  'What is my net worth?': [
    worth({}, { 'totals.netWorth': '{exactWorth}', 'totals.totalLiabilities': '200000' }),
  ],
  'how rich am I': [
    [
      'get_overview',
      {},
      {
        'netWorthDashboard.totals.netWorth': '{exactWorth}',
        'netWorthDashboard.totals.currency': 'USD',
      },
    ],
  ],
  'What do I own in total?': [held({ '*.symbol': BOTH })],
  'why did my net worth change in October': [
    worth(
      { asOf: '2026-09-30' },
      { 'allocation.*.category': ['EQUITY'], 'assets.*.symbol': ['AAPL'] },
    ),
    worth(
      { asOf: '2026-10-31' },
      { 'allocation.0.category': 'PROPERTY', 'allocation.0.value': '400000', liabilities: [] },
    ),
  ],
  'How did my net worth change this month?': [
    worth({ asOf: '2026-10-31' }, { 'totals.totalLiabilities': '0', 'assets.0.value': '400000' }),
    worth({}, { 'totals.totalLiabilities': '200000', 'totals.netWorth': '{exactWorth}' }),
  ],
  'my net worth history since September': [
    read(
      'netWorthAssetHistory',
      { from: '2026-09-01', timeframe: 'MONTH_1' },
      { 'netWorthAssetHistory.nodes.last.netWorth': '{exactWorth}' },
    ),
  ],
  'How is my wealth allocated?': [
    [
      'get_overview',
      {},
      {
        'netWorthDashboard.allocation.*.category': ['PROPERTY', 'CASH', 'EQUITY'],
        'netWorthDashboard.allocation.0.value': '500000',
        'netWorthDashboard.allocation.1.value': '97300',
      },
    ],
  ],
  'What is my savings rate?': [
    worth(
      {},
      {
        savingsRatePercent: '70',
        'totals.totalAnnualIncome': '120000',
        'totals.totalMonthlyExpenses': '3000',
      },
    ),
  ],
  'What incomes do I have?': [
    read(
      'netWorthIncomes',
      {},
      {
        'netWorthIncomes.*.name': ['Salary'],
        'netWorthIncomes.*.annualAmountInDisplayCurrency': ['120000'],
      },
    ),
  ],
  'what do I spend in a month': [
    read('netWorthExpenses', {}, { 'netWorthExpenses.*.monthlyAmount': ['3000'] }),
  ],
  'What do I hold?': [held({ '*.symbol': BOTH, '0.marketValue': '{exactAppleValue}' })],
  'list my stocks: what do I own': [held({ '*.symbol': BOTH, '*.quantity': ['10', '4'] })],
  'How much Apple do I own?': [
    held({ '0.quantity': '10', '0.marketValue': '{exactAppleValue}', '0.costBasis': '1500' }),
  ],
  'how many shares of MSFT do I have': [
    held({ '1.quantity': '4', '1.costBasis': '1200', '1.averageEntryPrice': '300' }),
  ],
  'what is my Apple worth?': [held({ '0.marketValue': '{exactAppleValue}', '0.currency': 'USD' })],
  'how much Tesla do I hold': [quote('TSLA'), held({ '*.symbol': BOTH })],
  'What are my unrealized gains?': [held({ '0.unrealizedProfitLoss': '{exactAppleGain}' })],
  'unrealized gain on Apple': [held({ '0.unrealizedProfitLoss': '{exactAppleGain}' })],
  'What dividends did I get this year?': [
    dividends(YEAR, ['60', '40.5'], ['9', '6.08']),
    activity('DIVIDEND', YEAR, []),
  ],
  'What did Apple pay me in dividends this year?': [
    dividends({ ...YEAR, symbol: 'AAPL' }, ['60', '40.5'], ['9', '6.08']),
  ],
  'dividends in May': [dividends({ from: '2026-05-01', to: '2026-05-31' }, ['60'], ['9'])],
  'dividends since April': [dividends({ from: '2026-04-01' }, ['60'], ['9'])],
  'dividends last year': [dividends({ from: '2025-01-01', to: '2025-12-31' }, [], [])],
  'what dividends did Microsoft pay me this year': [dividends({ ...YEAR, symbol: 'MSFT' }, [], [])],
  'how much tax was withheld this year': [
    dividends(YEAR, ['60', '40.5'], ['9', '6.08']),
    activity('DIVIDEND_WITHHOLDING', YEAR, []),
  ],
  'what gains did I realize this year': [
    orders(
      { group: 'CLOSED', ...SINCE_JANUARY },
      { side: ['BUY', 'BUY'], realizedProfitLoss: [null, null] },
    ),
  ],
  'realized gains in 2025': [
    orders({ from: '2025-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' }, { id: [] }),
  ],
  'How much did I make this year?': [gained('YTD')],
  'how is my portfolio doing': [gained('Y1')],
  'my return over the last 3 months': [gained('M3')],
  'How did Apple perform this year?': [
    quote('AAPL'),
    read(
      'fetchAssetPerformance',
      { assetId: FOUND, ranges: ['YTD'] },
      {
        'fetchAssetPerformance.symbol': 'AAPL',
        'fetchAssetPerformance.ranges.*.priceReturnPercent': ['{exactAppleYear}'],
      },
    ),
  ],
  'Which orders are open?': [orders({ group: 'OPEN' }, { id: [] })],
  'which orders did I place this month': [
    orders(
      { from: '2026-11-01T00:00:00Z' },
      {
        symbol: ['MSFT', 'AAPL'],
        status: ['FILLED', 'FILLED'],
        quantityFilled: ['4', '10'],
        averageFilledPrice: ['300', '150'],
      },
    ),
  ],
  'did I trade Apple this year': [
    quote('AAPL'),
    orders({ assetIds: [FOUND], ...SINCE_JANUARY }, { averageFilledPrice: ['150'], side: ['BUY'] }),
  ],
  'What fees did I pay this year?': [
    orders(SINCE_JANUARY, { fees: ['0', '0'] }),
    activity('FEE', YEAR, []),
    read('getMyForexFeeRate', {}, { getMyForexFeeRate: '0.002' }),
  ],
  'How much cash do I have?': [
    [
      'get_overview',
      {},
      { 'getBrokerAccounts.*.cash': ['97300'], 'getBrokerAccounts.*.currency': ['USD'] },
    ],
  ],
  'what is my buying power': [
    ['get_overview', {}, { 'getBrokerAccounts.*.buyingPower': ['97300'] }],
  ],
  'how much can I withdraw': [balance({ withdrawable: '97300', currency: 'USD' })],
  'What did I deposit this year?': [
    none('fetchUserDeposits'),
    activity('DEPOSIT', YEAR, ['100000']),
  ],
  'where is my withdrawal': [none('fetchPendingUserTransactions')],
  'How far are my goals?': [
    worth(
      {},
      {
        'goals.*.name': ['Boat'],
        'goals.*.currentAmount': ['2500'],
        'goals.*.targetAmount': ['10000'],
        'goals.*.targetOn': ['2027-11-20'],
      },
    ),
  ],
  'is my boat goal on track': [
    read(
      'netWorthGoals',
      {},
      {
        'netWorthGoals.*.status': ['OFF_TRACK'],
        'netWorthGoals.*.progressPercent': ['25'],
        'netWorthGoals.*.requiredMonthlyContribution': ['625'],
      },
    ),
  ],
  'How much do I owe?': [
    worth(
      {},
      {
        'liabilities.*.name': ['Home loan'],
        'liabilities.*.balance': ['200000'],
        'liabilities.*.interestRatePercent': ['6'],
      },
    ),
  ],
  'when will my mortgage be paid off': [
    // 200,000 at 6 percent with 2,000 a month is paid in 139 payments, from 2026-12-01 on.
    read('netWorthLiabilities', {}, { 'netWorthLiabilities.*.paidOffOn': ['2038-06-01'] }),
  ],
  'What does Apple cost?': [
    ['search', { query: 'Apple' }, { 'results.0.title': 'AAPL: Apple Inc.' }],
    ['fetch', { id: '$0:results.0.id' }, { '#text': '"price":"{exactApplePrice}"' }],
  ],
  'price of MSFT': [
    quote('MSFT', { 'fetchAssetsByTickers.assets.*.quote.price': ['{exactMicrosoftPrice}'] }),
  ],
  'price of Xqzzy': [
    [
      'get_quotes',
      { symbols: ['XQZZY'] },
      { 'fetchAssetsByTickers.assets': [], 'fetchAssetsByTickers.unknownTickers': ['XQZZY'] },
    ],
  ],
  'what is its price': [],
  'Is the market open?': [read('fetchMarketHours', {}, { 'fetchMarketHours.open': true })],
  'What is the news about Apple?': [quote('AAPL'), news([FOUND])],
  // About what is held: what an assistant that is asked in general looks for.
  'any news': [
    held({ '*.symbol': BOTH }),
    news(['$0:getPositions.0.asset.id', '$0:getPositions.1.asset.id']),
  ],
  'how far have my strategies drifted': [
    ['list_strategies', {}, { 'fetchAllActiveStrategies.nodes': [] }],
  ],
  'which of my documents expire soon': [none('netWorthDocuments')],
  'where are my statements': [none('fetchPlatformInvestAccountDocuments')],
  'is my export ready': [none('myExportJobs')],
  'which plan am I on': [readField('fetchMyAssistantThreads', 'quota.tier', 'PRIVATE')],
  'how many assistant messages are left this month': [
    read('fetchMyAssistantThreads', {}, { 'fetchMyAssistantThreads.quota.remaining': null }),
  ],
  'what is on my watchlist': [none('fetchUserLikes')],
  'sell half my Apple': [
    held({ '0.symbol': 'AAPL', '0.quantityAvailable': '10' }),
    [
      'place_order',
      { ...ORDER, assetId: '$0:getPositions.0.asset.id', side: 'SELL', quantity: '5' },
      {
        ...WAITS,
        '#text': 'Sell 5 AAPL (Apple Inc.) at the market price, about {exactHalfOfApple} USD',
      },
    ],
  ],
  'sell 20 shares of Apple': [
    held({ '0.symbol': 'AAPL', '0.quantityAvailable': '10' }),
    [
      'place_order',
      { ...ORDER, assetId: '$0:getPositions.0.asset.id', side: 'SELL', quantity: '20' },
      { '#refused': true, '#text': 'INSUFFICIENT_QUANTITY' },
    ],
  ],
  'sell all my Tesla': [quote('TSLA'), held({ '*.symbol': BOTH })],
  'buy 3 shares of Apple': [
    quote('AAPL'),
    [
      'place_order',
      { ...ORDER, assetId: FOUND, side: 'BUY', quantity: '3' },
      { ...WAITS, '#text': 'Buy 3 AAPL' },
    ],
  ],
  'withdraw 500 dollars': [
    [
      'api_write',
      { operation: 'createWithdrawalRequest', params: { amount: '500', currency: 'USD' } },
      { '#refused': true, '#text': 'never done through an assistant' },
    ],
  ],
  'cancel my order': [orders({ group: 'OPEN' }, { id: [] })],
  'should I buy Tesla': [quote('TSLA')],
  'how do I withdraw money': [
    [
      'api_describe',
      { operation: 'createWithdrawalRequest' },
      { '#text': 'Never through an assistant: the person does it in the application' },
    ],
  ],
  'what can you do': [],
  'xyzzy plugh': [],
};
