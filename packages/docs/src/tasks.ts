/** What people want, in their own words: a place on the page of the operation that does it. */
export interface Task {
  /** Anchor on the operation's page. */
  readonly id: string;
  readonly words: string;
}

/** By operation. Recipes have headings of their own, which the search finds by themselves. */
const tasks: Readonly<Record<string, readonly string[]>> = {
  placeOrder: [
    'buy bitcoin',
    'buy shares or a fund',
    'sell shares or coins',
    'stop loss or limit order',
  ],
  editOrder: ['change the price of an open order'],
  cancelOrder: ['cancel an open order'],
  liquidatePosition: ['sell everything of one asset'],
  getOrders: ['see open orders', 'trade history'],
  getPositions: ['what do I hold', 'holdings with their gains'],
  getPortfolioHistory: ['chart of my portfolio', 'profit or loss over a year', 'my performance'],
  getDepositsAndWithdrawalsChart: ['money paid in and out over time'],
  fetchPlatformInvestAccountBalances: ['how much cash do I have', 'cash balance'],
  fetchPlatformInvestAccountActivities: ['list transactions of my account', 'account activity'],
  fetchPlatformInvestAccountDocuments: ['monthly statement', 'tax papers and documents of a year'],
  createWithdrawalRequest: ['withdraw money to my bank', 'pay money out'],
  saveBankAccountNZD: ['add a bank account to withdraw to'],
  savePayoutBankAccountNZD: ['get my referral rewards paid'],
  getBankDetail: ['deposit money', 'deposit instructions NZD', 'where to send my money'],
  getUSDBankingDetails: ['deposit US dollars', 'deposit instructions USD'],
  fetchUserDeposits: ['has my deposit arrived'],
  getTemporaryQuote: ['exchange currency', 'convert NZD to USD'],
  fetchCurrentRates: ['exchange rates today'],
  simulatePaperDeposit: ['test a deposit in a practice account'],
  fundPaperAccount: ['fund or reset a practice account', 'play money'],
  createPartnerPaperAccount: ['open a practice account'],
  getCurrentStockPrice: ['price of a stock now'],
  getStockHistoricalData: ['historical prices', 'price chart of a stock'],
  livePriceData: ['stream live prices', 'price ticker'],
  fetchAssetByTicker: ['find an asset by its ticker'],
  fetchMarketHours: ['is the market open'],
  getOptionChain: ['options of a stock'],
  newsUpdates: ['stream news'],
  fetchNewsByAssetIds: ['news of a company'],
  netWorthDashboard: ['what am I worth', 'total wealth'],
  netWorthAssetDividends: ['dividends of a year', 'dividend income'],
  netWorthAssetHistory: ['history of my net worth'],
  createCustomInstrumentWithDetails: ['add a house or a car', 'record a property by hand'],
  createNetWorthLiability: ['add a mortgage or a loan'],
  createNetWorthIncome: ['record my salary or rent income'],
  createNetWorthExpense: ['record an expense or a bill'],
  createNetWorthGoal: ['save for a goal'],
  createNetWorthShareLink: ['share my net worth with an accountant'],
  revokeNetWorthShareLink: ['revoke a share link'],
  generateNetWorthReport: ['PDF report of my wealth'],
  createTrade: ['record a trade made elsewhere'],
  uploadNetWorthFile: ['import trades from a broker CSV', 'import a contract note'],
  createNetworthPortfolio: ['track a portfolio at another broker'],
  createCryptoWallet: ['add a crypto wallet'],
  addWalletWatch: ['watch a crypto address'],
  requestCryptoWithdrawal: ['send bitcoin', 'withdraw crypto'],
  fetchCryptoWalletAddress: ['receive bitcoin', 'crypto deposit address'],
  requestWhitelistWallet: ['approve a wallet address to withdraw to'],
  saveBrokerCredential: ['connect my broker', 'link Alpaca'],
  deleteBrokerCredential: ['disconnect my broker'],
  createStrategy: ['make a portfolio with target weights'],
  subscribeToStrategy: ['follow a strategy', 'copy a portfolio'],
  unsubscribeFromStrategy: ['stop following a strategy'],
  rebalanceActiveStrategy: ['rebalance my portfolio'],
  getRebalancePreview: ['what would a rebalance do'],
  contributeToActiveStrategy: [
    'recurring investment of a monthly amount',
    'add money to a strategy',
  ],
  getTradeIdeas: ['trade ideas'],
  requestExport: ['export to CSV or Excel', 'realized gains for a tax return'],
  fetchKYC: ['state of my identity check'],
  subscribeUser: ['change or upgrade my plan'],
  listSubscriptions: ['what plans cost'],
  listUserSubscriptions: ['receipts and refunds of my plan'],
  cancelSubscription: ['cancel my plan'],
  saveNewCard: ['add a credit card'],
  startAssistantThreadWithMessage: ['ask the assistant'],
  updateMfa: ['turn on two-factor authentication'],
  createOAuthLink: ['sign in with Google or Apple'],
  requestPasswordReset: ['forgot my password'],
  searchInstruments: ['find a stock by name'],
  healthCheck: ['is the service up'],
};

/** By guide, and by the heading below which the answer stands. */
const guideTasks: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'getting-started': {
    'Getting started': ['install the SDK', 'first call'],
    Next: ['call it from Python'],
  },
  authentication: {
    'Client credentials': ['get an API key', 'access token for a script'],
    'Replace a secret': ['rotate my secret', 'lost client secret'],
    'Take access back': [
      'revoke access of an app',
      'delete a credential',
      'log out everywhere',
      'close my account',
    ],
  },
  mocks: { Mocks: ['test without a server'] },
  'command-line': { 'Command line': ['install the CLI'] },
  spreadsheets: { Spreadsheets: ['connect a spreadsheet'] },
  limits: { Rates: ['rate limit', 'too many requests'] },
  'self-hosting': {
    Upgrades: ['upgrade my server'],
    Backups: ['back up and restore my server'],
  },
};

export function tasksOf(operation: string): readonly Task[] {
  return asTasks(tasks[operation] ?? []);
}

/** What a guide answers. */
export function tasksOfGuide(guide: string): readonly Task[] {
  return asTasks(Object.values(guideTasks[guide] ?? {}).flat());
}

/**
 * A guide with a place for each of its tasks, below the heading that answers it.
 *
 * @throws {Error} where the guide has no such heading
 */
export function withTaskPlaces(guide: string, text: string): string {
  return Object.entries(guideTasks[guide] ?? {}).reduce((told, [heading, words]) => {
    const line = told.split('\n').find((one) => /^##? /.test(one) && one.endsWith(` ${heading}`));
    if (line === undefined) throw new Error(`The guide ${guide} has no heading “${heading}”.`);
    const places = asTasks(words).map(({ id }) => `<div id="${id}"></div>`);
    return told.replace(`\n${line}\n`, `\n${line}\n\n${places.join('\n')}\n`);
  }, text);
}

function asTasks(words: readonly string[]): readonly Task[] {
  return words.map((one) => ({ id: `to-${slugOf(one)}`, words: one }));
}

function slugOf(words: string): string {
  return words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
