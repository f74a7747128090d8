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
