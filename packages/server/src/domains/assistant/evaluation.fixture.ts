import { beforeAll, describe, expect, test } from 'vitest';
import { type Evaluated, evaluated } from './evaluation-person.fixture.ts';

/** A question, the operations that it takes in their order, and what the reply has to say. */
type Asked = readonly [question: string, operations: readonly string[], ...says: string[]];

const SEARCH = 'searchBar';
const DASHBOARD = 'netWorthDashboard';
const POSITIONS = 'getPositions';
const DIVIDENDS = ['fetchPlatformInvestAccountActivities', 'netWorthAssetDividends'];
const BALANCES = 'fetchPlatformInvestAccountBalances';

const questions: readonly Asked[] = [
  [
    'What is my net worth?',
    [DASHBOARD],
    'net worth is {worth} USD',
    '{assets} USD',
    '200,000.00 USD',
  ],
  ['how rich am I', [DASHBOARD], '{worth} USD'],
  ['What do I own in total?', [POSITIONS], '2 positions'],
  [
    'why did my net worth change in October',
    [DASHBOARD, DASHBOARD],
    'in October 2026',
    'property +400,000.00 USD',
  ],
  [
    'How did my net worth change this month?',
    [DASHBOARD, DASHBOARD],
    'debts -200,000.00 USD',
    '{worth} USD',
  ],
  [
    'my net worth history since September',
    ['netWorthAssetHistory'],
    'since September 2026',
    '{worth} USD',
  ],
  ['How is my wealth allocated?', [DASHBOARD], 'property: 500,000.00 USD', '{assets} USD'],
  ['What is my savings rate?', [DASHBOARD], '70%', '120,000.00 USD a year', '3,000.00 USD a month'],
  ['What incomes do I have?', ['netWorthIncomes'], 'Salary: 120,000.00 USD a year'],
  ['what do I spend in a month', ['netWorthExpenses'], 'Rent: 3,000.00 USD a month'],
  ['What do I hold?', [POSITIONS], '2 positions', 'Apple', 'Microsoft', '{appleValue} USD'],
  ['list my stocks: what do I own', [POSITIONS], '(AAPL): 10', '(MSFT): 4'],
  [
    'How much Apple do I own?',
    [SEARCH, POSITIONS],
    '10 of Apple',
    '{appleValue} USD',
    '1,500.00 USD',
  ],
  [
    'how many shares of MSFT do I have',
    [SEARCH, POSITIONS],
    'You hold 4',
    '1,200.00 USD',
    '300.00 USD for one',
  ],
  ['what is my Apple worth?', [SEARCH, POSITIONS], '{appleValue} USD'],
  ['how much Tesla do I hold', [SEARCH, POSITIONS], 'You hold no Tesla'],
  ['What are my unrealized gains?', [POSITIONS], '{appleGain} USD'],
  ['unrealized gain on Apple', [SEARCH, POSITIONS], '{appleGain} USD'],
  [
    'What dividends did I get this year?',
    DIVIDENDS,
    '100.50 USD before tax',
    '15.08 USD',
    '2 payments',
  ],
  [
    'What did Apple pay me in dividends this year?',
    [SEARCH, ...DIVIDENDS],
    '100.50 USD',
    '15.08 USD',
    '(AAPL)',
  ],
  ['dividends in May', DIVIDENDS, 'in May 2026', '60.00 USD', '9.00 USD', '1 payment'],
  ['dividends since April', DIVIDENDS, 'since April 2026', '60.00 USD'],
  ['dividends last year', DIVIDENDS, 'No dividends were paid to you in 2025'],
  [
    'what dividends did Microsoft pay me this year',
    [SEARCH, ...DIVIDENDS],
    'No dividends from Microsoft',
  ],
  ['how much tax was withheld this year', DIVIDENDS, '15.08 USD'],
  ['what gains did I realize this year', ['getOrders'], 'no gains or losses this year'],
  ['realized gains in 2025', ['getOrders'], 'in 2025'],
  ['How much did I make this year?', ['getPortfolioHistory'], 'this year', 'Your accounts'],
  ['how is my portfolio doing', ['getPortfolioHistory'], 'Your accounts'],
  ['my return over the last 3 months', ['getPortfolioHistory'], 'in the last 3 months'],
  ['How did Apple perform this year?', [SEARCH, 'fetchAssetPerformance'], 'Apple', 'this year: '],
  ['Which orders are open?', ['getOrders'], 'no open orders'],
  [
    'which orders did I place this month',
    ['getOrders'],
    '2 orders this month, 2 of them filled',
    'buy 10 AAPL at 150.00 USD',
  ],
  ['did I trade Apple this year', [SEARCH, 'getOrders'], '1 order in Apple', '150.00 USD'],
  ['What fees did I pay this year?', ['getMyForexFeeRate', 'getOrders'], 'this year: none', '0.2%'],
  ['How much cash do I have?', [BALANCES], '97,300.00 USD'],
  ['what is my buying power', [BALANCES], 'invest 97,300.00 USD'],
  ['how much can I withdraw', [BALANCES], 'withdraw '],
  ['What did I deposit this year?', ['fetchUserDeposits'], 'this year'],
  ['where is my withdrawal', ['fetchPendingUserTransactions'], 'no withdrawals'],
  [
    'How far are my goals?',
    ['netWorthGoals'],
    'Boat: 2,500.00 USD of 10,000.00 USD (25%) by 2027-11-20',
  ],
  ['is my boat goal on track', ['netWorthGoals'], 'Boat: '],
  ['How much do I owe?', ['netWorthLiabilities'], '200,000.00 USD', 'Home loan', '6%'],
  ['when will my mortgage be paid off', ['netWorthLiabilities'], 'paid off on 20'],
  ['What does Apple cost?', [SEARCH, 'getCurrentStockPrice'], '(AAPL) costs {applePrice} USD'],
  ['price of MSFT', [SEARCH, 'getCurrentStockPrice'], '(MSFT) costs'],
  ['price of Xqzzy', [SEARCH], 'I find no asset called Xqzzy'],
  ['what is its price', [], 'Which asset do you mean?'],
  ['Is the market open?', ['fetchMarketHours'], 'NYSE is open (regular)'],
  ['What is the news about Apple?', [SEARCH, 'fetchNewsByAssetIds'], 'about Apple'],
  ['any news', ['fetchNewsByAssetIds'], 'news'],
  ['how far have my strategies drifted', ['fetchAllActiveStrategies'], 'no active strategies'],
  ['which of my documents expire soon', ['netWorthDocuments'], 'None of your documents'],
  ['where are my statements', ['fetchPlatformInvestAccountDocuments'], 'issued'],
  ['is my export ready', ['myExportJobs'], 'no exports'],
  ['which plan am I on', ['fetchMyAssistantThreads'], 'plan private', 'any number of threads'],
  ['what is on my watchlist', ['fetchUserLikes'], 'You like no assets'],
  [
    'sell half my Apple',
    [SEARCH, POSITIONS, 'getCurrentStockPrice', 'proposeOrder'],
    'sell 5 of Apple',
    '`side: SELL`',
    'I place no orders',
  ],
  [
    'sell 20 shares of Apple',
    [SEARCH, POSITIONS, 'getCurrentStockPrice'],
    'You can sell 10',
    'not 20',
  ],
  ['sell all my Tesla', [SEARCH, POSITIONS, 'getCurrentStockPrice'], 'nothing to sell'],
  [
    'buy 3 shares of Apple',
    [SEARCH, 'getCurrentStockPrice', 'proposeOrder'],
    '`quantity: 3`',
    'I place no orders',
  ],
  ['withdraw 500 dollars', ['proposeTransfer'], 'I move no money', '500.00 USD'],
  ['cancel my order', [], 'I change no orders'],
  ['should I buy Tesla', [], 'I give no advice'],
  ['how do I withdraw money', [], '`createWithdrawalRequest`'],
  ['what can you do', [], 'I answer from your own records'],
  ['xyzzy plugh', [], 'I did not understand that'],
];

describe('what people ask is answered with their own figures', () => {
  let own: Evaluated;

  beforeAll(async () => {
    own = await evaluated();
  });

  const cases = questions.map(([question, operations, ...says]) => ({
    question,
    operations,
    says,
  }));
  test.each(cases)('$question', async ({ question, operations, says }) => {
    const reply = await own.world.ask(own.token, question);
    expect(reply).toMatchObject({ status: 'COMPLETED', failureReason: null });
    const called = reply.parts.filter(({ type }) => type === 'TOOL_CALL');
    expect(called.map(({ toolName }) => toolName)).toEqual(operations);
    for (const words of says) {
      const wanted = words.replaceAll(/\{(\w+)\}/g, (_all, key: string) => own.facts[key] ?? '?');
      expect(reply.content).toContain(wanted);
    }
  });
});
