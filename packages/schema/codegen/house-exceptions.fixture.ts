/** What still breaks a rule of the house. The list only shrinks: a mended one has to leave it. */
export const stillBroken: Readonly<Record<string, readonly string[]>> = {
  'every value of an argument’s enum is taken': ['RecurringContributionInput.frequency'],
  'a moment ends in At, or is from, to, at, asOf': ['Session.steppedUpUntil'],
  'a day ends in On, or is one of the few known ones': ['NetWorthDocumentsInput.expiresBy'],
};

/** What a rule of the house does not ask of some, and why. A reason that is no longer needed goes. */
export const excepted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'every list of objects can be read by their ids': {
    fetchAssistantThreadById: 'its rows are the messages of the one thread that it is asked for',
    searchBar: 'its rows are of several kinds, each with a query of its own',
  },
  'a share of something ends in Percent or Fraction': {
    ...sameFor(
      [
        ...['Deposit.exchangeRate', 'ForexRate.midRate', 'TemporaryQuote.midRate'],
        ...['WithdrawalRequest.exchangeRate', 'WithdrawalPreview.exchangeRate'],
        ...['NetWorthDividend.exchangeRate', 'CreateNetWorthDividendInput.exchangeRate'],
        ...['TrackedTrade.exchangeRate', 'CreateTradeInput.exchangeRate'],
        ...['CreateRelayTradeInput.exchangeRate', 'UpdateRelayTradeInput.exchangeRate'],
      ],
      'the price of one currency in another',
    ),
    ...sameFor(
      ['AssetDividend.amountPerShare', 'NetWorthDividend.amountPerShare'],
      'money for each unit held',
    ),
    'DividendAmountInput.perShare': 'money for each unit held',
    'TradeIdea.rewardRiskRatio': 'a multiple, as everybody calls it',
    'StrategyPerformance.sharpeRatio': 'a multiple, as everybody calls it',
    'RebalanceRule.driftPercentOfTarget': 'percent of a target, beside percentage points',
    'RebalanceRuleInput.driftPercentOfTarget': 'percent of a target, beside percentage points',
  },
  'what a list leaves out is said in plurals': {
    'netWorthAssetHistory.portfolioId': 'a history is of one thing, one portfolio or everything',
  },
  'id names the object of a mutation': {
    deleteInstrumentFromPortfolio: 'it takes one object out of another and deletes neither',
    updateIdvOutcome: 'it tells the outcome of a session with the provider',
  },
  'every mutation that makes something takes an idempotency key': {
    confirmNetWorthDividend: 'a dividend is confirmed once',
    createStrategyAssetVotes: 'a vote for an asset takes the place of the one before',
    generateLikeableAssets: 'with the same seed the assets are the same',
    optInInterest: 'the choice for a currency is one',
    registerDeviceToken: 'the same token is the same device',
    saveBankAccountNZD: 'the same number returns the account as it is',
    saveBankAccountUSD: 'the same numbers return the account as it is',
    savePayoutBankAccountNZD: 'the same number returns the account as it is',
    savePayoutBankAccountUSD: 'the same numbers return the account as it is',
    setPortfolioEmailSettings: 'the settings of a portfolio are one',
    signAgreements: 'an agreement is signed once',
    signCustomerAgreement: 'an agreement is signed once',
    subscribeToStrategy: 'a person follows a strategy once',
    toggleLike: 'an opinion that is named takes the place of the one before',
    updateMfaQrCode: 'an enrollment that is not confirmed gives way to the next',
    updateNetWorthLiability: 'an update sets what is owed',
    updateUserKycAgreements: 'an agreement is signed once',
    updateUserKycW8BENFormDocument: 'a form takes the place of the one before',
  },
};

function sameFor(names: readonly string[], reason: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}
