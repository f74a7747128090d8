// Generated from the contract by `npm run codegen`. Do not edit.

/** The public contract. */
export const publicTypeDefs: string = `"""
The access directive of a root field that an API token may call when it holds \`scope\`. On a nested
field: the field shows another scope's data, and a token needs \`scope\` to select it. A token of
somebody on the free plan only ever holds \`identity\`, so that every other scope takes a paid plan;
an object of a higher plan, such as a strategy, says so itself. Every root field carries exactly one
of \`@tokenScope\`, \`@public\`, \`@anonymous\` and \`@sessionOnly\`.
"""
directive @tokenScope(
  "The leaf scope that the caller's token must hold."
  scope: Scope!
) on FIELD_DEFINITION

"The access directive of a root field that any valid token may call, whatever its scopes."
directive @public on FIELD_DEFINITION

"The access directive of a root field that may be called without a token."
directive @anonymous on FIELD_DEFINITION

"Marks a root field of the sensitive rate group: each use costs one unit of 5 a second."
directive @sensitive on FIELD_DEFINITION

"""
Work that a field takes besides the objects that its answer shows, as a number of objects: the
points that a figure is computed from, for example. It counts toward the bound on an answer, once
for each time that a document asks for the field.
"""
directive @cost(
  "How many objects it counts as."
  weight: Int!
) on FIELD_DEFINITION

"Marks an operation that moves money or shares, or places, edits or closes an order."
directive @movesMoney on FIELD_DEFINITION

"""
Marks an operation that needs a fresh second factor where the person has one: \`mfaCode\` in its
input, or a session that was stepped up within five minutes. Otherwise \`MFA_REQUIRED\`. A use that
carries \`mfaCode\`, \`password\` or \`newPassword\` costs one unit of the sensitive rate group.
"""
directive @stepUp on FIELD_DEFINITION

"""
Bounds of an input value, checked before the operation runs. A value outside them is
\`BAD_USER_INPUT\` with the path of the field.
"""
directive @constraint(
  "Fewest characters of a text."
  minLength: Int
  "Most characters of a text."
  maxLength: Int
  "Smallest number allowed."
  min: String
  "Largest number allowed."
  max: String
  "The number must be above this one."
  exclusiveMin: String
  "The number must be below this one."
  exclusiveMax: String
  "Most decimal places of a number, as it is written without trailing zeros."
  scale: Int
  "Fewest entries of a list."
  minItems: Int
  "Most entries of a list."
  maxItems: Int
  "A shape that the text must have."
  format: ConstraintFormat
  "The field may be left out, but it is never null: what it names cannot be empty."
  notNull: Boolean
) on INPUT_FIELD_DEFINITION

"Shapes of text that \`@constraint\` knows."
enum ConstraintFormat {
  "A UUID as RFC 9562 writes it, in either case."
  UUID
  "An e-mail address of at most 254 characters with one \`@\` and a domain."
  EMAIL
  "Printable characters of any script on one line, without control characters."
  LINE
}

"The leaf scopes of the OAuth vocabulary."
enum Scope {
  "\`identity\`: the minimal profile for signing in."
  IDENTITY
  "\`profile.read\`: identity checks, preferences, assistant threads, devices and appointments."
  PROFILE_READ
  "\`profile.write\`: change account and profile settings, identity checks, factors and threads."
  PROFILE_WRITE
  "\`portfolio.read\`: holdings, balances, performance, net worth, strategies and trade ideas."
  PORTFOLIO_READ
  "\`portfolio.write\`: net worth planning, custom instruments, tracked portfolios, share links."
  PORTFOLIO_WRITE
  "\`trade\`: place, edit and cancel orders and manage strategies."
  TRADE
  "\`funding.read\`: deposits, withdrawals, cards, bank details, wallets and billing."
  FUNDING_READ
  "\`funding.write\`: move money in and out and change how it moves."
  FUNDING_WRITE
  "\`public\`: nothing beyond a valid token."
  PUBLIC
}

"""
An exact decimal number, for example \`"1234.5"\`. Answers are strings in one canonical form: plain
notation without exponent, plus sign, leading or trailing zeros (\`"0.5"\`, \`"10"\`, never \`"-0"\`), of
at most 100 characters; a result with more digits is rounded half-even to fit.
Input may be an integer, a float or a string, with an exponent too, whose canonical form has at most
100 characters. How many decimal places and how large a number a field takes is said at the field. A
JSON number with more than 15 significant digits is refused, since it may already have lost
precision: send a string.
"""
scalar Decimal @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc8259#section-6")

"""
A moment as RFC 3339 writes it, for example \`2026-11-20T14:30:00.000Z\`. Answers are in UTC with
milliseconds. Input may have another zone; the moment is in the years 1 to 9999 of UTC.
"""
scalar DateTime @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc3339#section-5.6")

"A calendar day from \`0001-01-01\` to \`9999-12-31\`, for example \`2026-11-20\`."
scalar Date @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc3339#section-5.6")

"A currency: an ISO 4217 code such as \`NZD\`, or the code of a crypto asset such as \`BTC\`."
scalar CurrencyCode @specifiedBy(url: "https://www.iso.org/iso-4217-currency-codes.html")

"A country: an ISO 3166-1 alpha-2 code such as \`NZ\`."
scalar CountryCode @specifiedBy(url: "https://www.iso.org/iso-3166-country-codes.html")

"Operations that read. They are sent over HTTP POST, and work over the WebSocket too."
type Query {
  """
  The person's appointments, past and to come, the latest first. They are booked and called off in
  the first-party app.
  Errors: \`BAD_USER_INPUT\` for a cursor that this query did not give out, or where \`from\` is after
  \`to\`.
  """
  fetchUserAppointments(params: FetchUserAppointmentsInput): AppointmentPage! @tokenScope(scope: PROFILE_READ)
  """
  The devices that the person's push notifications go to, last seen first. At most 50.
  Errors: none of its own.
  """
  fetchMyDeviceTokens(params: FetchMyDeviceTokensInput): [DeviceToken!]! @tokenScope(scope: PROFILE_READ)
  """
  What kind of investor the person is, by their own answers. Everything is empty before the first
  answer.
  Errors: none of its own.
  """
  fetchInvestorPreferences: InvestorPreferences! @tokenScope(scope: PROFILE_READ)
  """
  Whether the caller's e-mail address receives the newsletter.
  Errors: none of its own.
  """
  getNewsletterStatus: NewsletterSubscription! @tokenScope(scope: PROFILE_READ)
  """
  The person's passkeys, newest first. At most 20. They are enrolled in the first-party app.
  Errors: none of its own.
  """
  fetchMyPasskeys(params: FetchMyPasskeysInput): [Passkey!]! @tokenScope(scope: PROFILE_READ)
  """
  The person that the token acts for. Needs \`identity\`; the nested
  \`account\` needs \`profile.read\`.
  Errors: \`UNAUTHENTICATED\`.
  """
  fetchCurrentUser: User! @tokenScope(scope: IDENTITY)
  """
  The person's threads with the assistant, last active first, and how many more may be started this
  month.
  Errors: \`BAD_USER_INPUT\` for a cursor that this query did not give out.
  """
  fetchMyAssistantThreads(params: FetchMyAssistantThreadsInput): AssistantThreadPage! @tokenScope(scope: PROFILE_READ)
  """
  One thread with its messages, newest first. They are shown as they were written, also what they
  say of holdings and money. A reply in the making shows what is written so far; \`assistantStream\`
  shows how it goes on.
  Errors: \`NOT_FOUND\`; \`BAD_USER_INPUT\` for a cursor that this query did not give out.
  """
  fetchAssistantThreadById(params: FetchAssistantThreadByIdInput!): AssistantMessagePage! @tokenScope(scope: PROFILE_READ)
  """
  The plans on sale with their prices, from the first tier to the highest. At most 20. Needs no
  token.
  Errors: none of its own.
  """
  listSubscriptions(params: ListSubscriptionsInput): [SubscriptionPlan!]! @anonymous
  """
  The caller's subscriptions, newest first. At most one is live, and at most 200 are shown.
  Errors: none of its own.
  """
  listUserSubscriptions(params: ListUserSubscriptionsInput): [UserSubscription!]! @tokenScope(scope: FUNDING_READ)
  """
  What moved cash or shares of one of the caller's accounts, newest first unless \`direction\` says
  otherwise. Empty before the platform account is open.
  Errors: \`BAD_USER_INPUT\` where \`from\` is after \`to\`, for an ambiguous ticker, or for a cursor that
  this query did not give out for this account; \`NOT_FOUND\` for the account or an unknown asset.
  """
  fetchPlatformInvestAccountActivities(params: FetchPlatformInvestAccountActivitiesInput): PlatformInvestAccountActivityPage! @tokenScope(scope: PROFILE_READ)
  """
  Every account that the caller can read or trade for: the platform account first, then paper
  accounts and those of credentials, by name. At most 500.
  Errors: none of its own.
  """
  getBrokerAccounts(params: GetBrokerAccountsInput): [BrokerAccount!]! @tokenScope(scope: PORTFOLIO_READ)
  """
  The brokers that an account can be connected with, and what each needs, by name. At most 50. The
  platform account and paper accounts need no credential and are not listed. Any valid token may
  call it; \`credentials\` needs \`profile.read\`.
  Errors: none of its own.
  """
  getAvailableBrokerIntegrations(params: GetAvailableBrokerIntegrationsInput): [BrokerIntegration!]! @public
  """
  The papers of the caller's platform account, newest first, without addresses to get the files
  from. Empty before the account is open. Periods are New York's, and their papers are issued an
  hour after they end or when this is next read; once issued a paper never changes. No papers are
  made of practice accounts.
  Errors: \`BAD_USER_INPUT\` where \`from\` is after \`to\`, or for a cursor that this query did not give
  out.
  """
  fetchPlatformInvestAccountDocuments(params: FetchPlatformInvestAccountDocumentsInput): PlatformInvestAccountDocumentPage! @tokenScope(scope: PROFILE_READ)
  """
  One paper of the caller's platform account, with an address to get the file from for 5 minutes.
  Errors: \`NOT_FOUND\`; \`PROVIDER_UNAVAILABLE\` where the file is not available now.
  """
  fetchPlatformInvestAccountDocumentById(params: FetchPlatformInvestAccountDocumentByIdInput!): PlatformInvestAccountDocument! @tokenScope(scope: PROFILE_READ)
  """
  What the caller's accounts, one tracked portfolio or one active strategy were worth over time,
  with gains that leave out money paid in and out.
  Errors: \`NOT_FOUND\` for the account, the portfolio or the active strategy; \`BAD_USER_INPUT\` where
  \`range\` is given together with \`from\` or \`to\`, \`from\` is after \`to\`, the steps are too short for
  the span, or the portfolio is that of debts.
  """
  getPortfolioHistory(params: GetPortfolioHistoryInput): PortfolioHistory! @cost(weight: 5000) @tokenScope(scope: PORTFOLIO_READ)
  """
  Money paid into and out of the caller's accounts over time, only completed deposits and
  withdrawals.
  Errors: \`BAD_USER_INPUT\` where \`range\` is given together with \`from\` or \`to\`, \`from\` is after
  \`to\`, or the steps are too short for the span.
  """
  getDepositsAndWithdrawalsChart(params: GetDepositsAndWithdrawalsChartInput): CashflowChart! @cost(weight: 2000) @tokenScope(scope: PORTFOLIO_READ)
  """
  How the caller's platform account is set up, and how far opening it has come. Answered before the
  account is open too.
  Errors: none of its own.
  """
  fetchPlatformInvestAccountConfig: PlatformInvestAccountConfig! @tokenScope(scope: PROFILE_READ)
  """
  What the caller's platform account is worth now, and what of it can be used or withdrawn.
  Errors: \`KYC_REQUIRED\` where the account is not open yet; \`BAD_USER_INPUT\` for a currency that has
  no exchange rate.
  """
  fetchPlatformInvestAccountBalances(params: FetchPlatformInvestAccountBalancesInput): PlatformInvestAccountBalances! @tokenScope(scope: PORTFOLIO_READ)
  """
  The caller's rules that sell incoming crypto assets for cash, by asset and chain. At most 50.
  Errors: none of its own.
  """
  getCryptoAutoSweeps(params: GetCryptoAutoSweepsInput): [CryptoAutoSweep!]! @tokenScope(scope: FUNDING_READ)
  """
  The caller's crypto transfers in and out, newest first.
  Errors: \`BAD_USER_INPUT\` for a cursor that this query did not give out, for what is no crypto
  asset, or where \`from\` is after \`to\`.
  """
  fetchCryptoCurrencyTransfers(params: FetchCryptoCurrencyTransfersInput): CryptoCurrencyTransferPage! @tokenScope(scope: FUNDING_READ)
  """
  Searches the directory of virtual asset service providers, the best fit first. Its ids say who
  keeps a wallet in \`requestWhitelistWallet\`.
  Errors: \`BAD_USER_INPUT\` without \`query\` and \`ids\`; \`PROVIDER_UNAVAILABLE\`.
  """
  searchVASPs(params: SearchVASPsInput!): [Vasp!]! @tokenScope(scope: FUNDING_READ)
  """
  The caller's wallets with their addresses and balances, by asset and chain. At most 50.
  Errors: \`BAD_USER_INPUT\` for an asset that is no crypto asset.
  """
  fetchCryptoCurrencyWallets(params: FetchCryptoCurrencyWalletsInput): [CryptoCurrencyWallet!]! @tokenScope(scope: FUNDING_READ)
  """
  Where to receive a crypto asset: the caller's wallet with its address, memo and QR code. Only this
  asset on this chain may be sent to it; anything else is lost.
  Errors: \`BAD_USER_INPUT\` for an asset that the chain does not move; \`NOT_FOUND\` until
  \`createCryptoCurrencyWallets\` has made the wallet; \`INVALID_STATE\` where it cannot receive.
  """
  fetchCryptoWalletAddress(params: FetchCryptoWalletAddressInput!): CryptoCurrencyWallet! @tokenScope(scope: FUNDING_READ)
  """
  The outside wallets that the caller may send to or has asked for, newest first. At most 100.
  Errors: \`BAD_USER_INPUT\` for an asset that is no crypto asset.
  """
  fetchWhitelistedWallets(params: FetchWhitelistedWalletsInput): [WhitelistedWallet!]! @tokenScope(scope: FUNDING_READ)
  """
  The caller's export jobs, newest first. Jobs of a type that \`requestExport\` would refuse the token
  are left out.
  Errors: \`BAD_USER_INPUT\` for a cursor that this query did not give out.
  """
  myExportJobs(params: MyExportJobsInput): ExportJobPage! @tokenScope(scope: FUNDING_READ)
  """
  The bank account that withdrawals in one currency are paid to, or null where none is saved. A
  newer one that waits to take over is its \`replacement\`.
  Errors: \`BAD_USER_INPUT\` for a currency that the platform does not pay out.
  """
  fetchSavedBankAccount(params: FetchSavedBankAccountInput!): SavedBankAccount @tokenScope(scope: FUNDING_READ)
  """
  The bank account that referral rewards and a creator's earnings are paid to in one currency, or
  null where none is saved. A newer one that waits to take over is its \`replacement\`.
  Errors: \`BAD_USER_INPUT\` for a currency that the platform does not pay out.
  """
  fetchSavedPayoutAccount(params: FetchSavedPayoutAccountInput!): SavedBankAccount @tokenScope(scope: FUNDING_READ)
  """
  Where to send money by bank transfer, with the caller's permanent reference. A transfer with that
  reference is credited without \`createPendingUserTransaction\` too.
  Errors: \`BAD_USER_INPUT\` for a currency that the platform takes none of; \`KYC_REQUIRED\`.
  """
  getBankDetail(params: GetBankDetailInput!): BankDetail! @tokenScope(scope: FUNDING_READ)
  """
  Where to send US dollars by wire or ACH transfer, with the caller's permanent reference.
  Errors: \`KYC_REQUIRED\`.
  """
  getUSDBankingDetails(params: GetUSDBankingDetailsInput): BankDetail! @tokenScope(scope: FUNDING_READ)
  """
  Who handles payments from one country in one currency, with its limits and fees. Read it before
  \`saveNewCard\` to know which form to show.
  Errors: \`NOT_FOUND\` where no provider serves them.
  """
  fetchDefaultPaymentProvider(params: FetchDefaultPaymentProviderInput!): PaymentProvider! @tokenScope(scope: FUNDING_READ)
  """
  The caller's saved cards, the default one first, then by when they were saved. At most 20.
  Errors: none of its own.
  """
  listCards(params: ListCardsInput): [Card!]! @tokenScope(scope: FUNDING_READ)
  """
  The caller's deposits, newest first.
  Errors: \`BAD_USER_INPUT\` for a cursor that this query did not give out, or where \`from\` is after
  \`to\`.
  """
  fetchUserDeposits(params: FetchUserDepositsInput): DepositPage! @tokenScope(scope: FUNDING_READ)
  """
  The exchange rates that the caller gets at this moment, the fee of the caller's plan taken off, by
  currency. At most 400. They are for display: \`getTemporaryQuote\` holds one.
  Errors: \`BAD_USER_INPUT\` for a pair that the platform does not exchange; \`PROVIDER_UNAVAILABLE\`.
  """
  fetchCurrentRates(params: FetchCurrentRatesInput): [ForexRate!]! @tokenScope(scope: FUNDING_READ)
  """
  The foreign exchange fee of the caller's deposits, withdrawals and exchanges, as a fraction of the
  amount given: 0.005 is 0.5 percent. It follows the caller's plan.
  Errors: none of its own.
  """
  getMyForexFeeRate: Decimal! @tokenScope(scope: FUNDING_READ)
  """
  Quotes an exchange at a rate that is held for 30 seconds. Hand its id to \`createWithdrawalRequest\`
  or \`createPendingUserTransaction\` to use it, once. It holds no money and is no obligation.
  Errors: \`BAD_USER_INPUT\` for a pair that the platform does not exchange; \`PROVIDER_UNAVAILABLE\`.
  """
  getTemporaryQuote(params: GetTemporaryQuoteInput!): TemporaryQuote! @tokenScope(scope: FUNDING_READ)
  """
  The caller's pending transactions, newest first: announced transfers, card charges, exchanges and
  withdrawals, with what has come of them.
  Errors: \`BAD_USER_INPUT\` for a cursor that this query did not give out, or where \`from\` is after
  \`to\`.
  """
  fetchPendingUserTransactions(params: FetchPendingUserTransactionsInput): PendingUserTransactionPage! @tokenScope(scope: FUNDING_READ)
  """
  Lists of assets and strategies to discover, such as gainers, the most held and themes, in the
  operator's order. At most 50.
  Errors: none of its own.
  """
  fetchDiscoverLists(params: FetchDiscoverListsInput): [DiscoverList!]! @tokenScope(scope: PORTFOLIO_READ)
  """
  The experts of the platform with their records, by name. Any valid token may call it.
  Errors: \`BAD_USER_INPUT\` for a cursor that this query did not give out.
  """
  fetchExperts(params: FetchExpertsInput): ExpertPage! @public
  """
  What the person likes, last changed first: with \`ASSET\` the watchlist. The nested trade idea and
  list need \`portfolio.read\`.
  Errors: \`BAD_USER_INPUT\` for a cursor that this query did not give out.
  """
  fetchUserLikes(params: FetchUserLikesInput): LikePage! @tokenScope(scope: PROFILE_READ)
  """
  Trade ideas, those still open unless \`statuses\` says otherwise, last published first. Open ideas
  for a higher plan than the caller's are left out; ended ones are there for every paid plan.
  Errors: \`NOT_FOUND\` for an unknown asset or expert; \`BAD_USER_INPUT\` for a cursor that this query
  did not give out.
  """
  getTradeIdeas(params: GetTradeIdeasInput): TradeIdeaPage! @tokenScope(scope: PORTFOLIO_READ)
  """
  All trade ideas, open, ended and withdrawn, last published first. Open ideas for a higher plan
  than the caller's are left out; ended ones are there for every paid plan.
  Errors: \`NOT_FOUND\` for an unknown asset or expert; \`BAD_USER_INPUT\` where \`from\` is after \`to\`,
  and for a cursor that this query did not give out.
  """
  getAllTradeIdeas(params: GetAllTradeIdeasInput): TradeIdeaPage! @tokenScope(scope: PORTFOLIO_READ)
  """
  Trade ideas that have ended, with their results, last ended first. Those withdrawn before the
  entry are left out; \`getAllTradeIdeas\` has them.
  Errors: \`NOT_FOUND\` for an unknown asset or expert; \`BAD_USER_INPUT\` where \`from\` is after \`to\`,
  and for a cursor that this query did not give out.
  """
  getClosedTradeIdeas(params: GetClosedTradeIdeasInput): TradeIdeaPage! @tokenScope(scope: PORTFOLIO_READ)
  """
  One trade idea, open or ended.
  Errors: \`NOT_FOUND\`; \`PLAN_REQUIRED\` for an open idea for a higher plan than the caller's.
  """
  getTradeIdea(params: GetTradeIdeaInput!): TradeIdea! @tokenScope(scope: PORTFOLIO_READ)
  """
  The agreements in force, mandatory ones first, with the caller's signatures. At most 50.
  Errors: none of its own.
  """
  fetchAccountAgreements(params: FetchAccountAgreementsInput): [Agreement!]! @tokenScope(scope: FUNDING_READ)
  """
  A token for the identity provider's widget. It opens a session, or goes on with the open one of
  the same \`flow\`. The check has to be \`DRAFT\` or \`ACTION_REQUIRED\`, with a complete identity
  section. A person may open 5 sessions a day.
  Errors: \`INVALID_STATE\` in any other state, and where the operator compares the papers and no
  provider is set up; \`BAD_USER_INPUT\` for a \`redirectUrl\` that is not allowed; \`QUOTA_EXCEEDED\`;
  \`PROVIDER_UNAVAILABLE\`.
  """
  getIdvToken(params: GetIdvTokenInput): IdvToken! @tokenScope(scope: PROFILE_READ)
  """
  The person's identity check with all its sections. Before anything is saved its \`status\` is
  \`NOT_STARTED\`. Tax and identity numbers come masked.
  Errors: none of its own.
  """
  fetchKYC: Kyc! @tokenScope(scope: PROFILE_READ)
  """
  One asset by its ticker. Any valid token may call it.
  Errors: \`NOT_FOUND\`; \`BAD_USER_INPUT\` with the candidates where the ticker is ambiguous.
  """
  fetchAssetByTicker(params: FetchAssetByTickerInput!): Asset! @public
  """
  Several assets by their ids. Ids without an asset are listed, not refused. Any valid token may
  call it.
  Errors: \`BAD_USER_INPUT\` for more than 200 ids.
  """
  fetchAssetsByAssetIds(params: FetchAssetsByAssetIdsInput!): AssetLookup! @public
  """
  Searches assets, public strategies, experts, trade ideas and the news of the last days by name and
  symbol; an exact symbol comes first. Trade ideas are found only with \`portfolio.read\`. What is new
  is found after half a minute at the latest, a piece of news after two minutes. Any valid token may
  call it.
  Errors: \`BAD_USER_INPUT\`.
  """
  searchBar(params: SearchBarInput!): [SearchResult!]! @public
  """
  The last price known of one asset, marked \`stale\` where its source does not answer now. Any valid
  token may call it.
  Errors: \`NOT_FOUND\`; \`BAD_USER_INPUT\` where neither or both of \`assetId\` and \`symbol\` are given,
  or several exchanges use the ticker; \`PROVIDER_UNAVAILABLE\` where no price of the asset is known.
  """
  getCurrentStockPrice(params: GetCurrentStockPriceInput!): StockPrice! @public
  """
  One asset by its id. Any valid token may call it.
  Errors: \`NOT_FOUND\`.
  """
  fetchAssetByAssetId(params: FetchAssetByAssetIdInput!): Asset! @public
  """
  Several assets by their tickers. Tickers without exactly one asset are listed, not refused. Any
  valid token may call it.
  Errors: \`BAD_USER_INPUT\` for more than 200 tickers.
  """
  fetchAssetsByTickers(params: FetchAssetsByTickersInput!): AssetTickerLookup! @public
  """
  The assets that orders are taken for, by symbol. Any valid token may call it.
  Errors: \`BAD_USER_INPUT\` for a cursor that this query did not give out.
  """
  getTradableAssets(params: GetTradableAssetsInput): AssetPage! @public
  """
  The market's exchange rates from one currency to every other one that has a rate, by code. At most
  500. The rate of any other pair is the quotient of two of them. Any valid token may call it.
  Errors: \`NOT_FOUND\` where there are no rates of \`base\`.
  """
  fetchAvailableRates(params: FetchAvailableRatesInput): [ForexRate!]! @public
  """
  Past prices of one asset as bars, oldest first. Any valid token may call it.
  Errors: \`NOT_FOUND\`; \`BAD_USER_INPUT\` where \`range\` is given together with \`from\` or \`to\`, \`from\`
  is after \`to\`, or there are no bars of the timeframe as early; \`PROVIDER_UNAVAILABLE\`.
  """
  getStockHistoricalData(params: GetStockHistoricalDataInput!): BarPage! @cost(weight: 1000) @public
  """
  How an asset has done over several spans, with risk figures and against a benchmark. Any valid
  token may call it.
  Errors: \`NOT_FOUND\`; \`BAD_USER_INPUT\` where the benchmark is unknown; \`PROVIDER_UNAVAILABLE\`.
  """
  fetchAssetPerformance(params: FetchAssetPerformanceInput!): AssetPerformance! @cost(weight: 5000) @public
  """
  Whether an exchange is open, when that changes next, and its trading hours day by day with
  holidays and early closes, for the years 2015 to 2030. Any valid token may call it.
  Errors: \`BAD_USER_INPUT\` for days outside the calendar, more than 366 days, or \`from\` after \`to\`.
  """
  fetchMarketHours(params: FetchMarketHoursInput): MarketHours! @public
  """
  The days on which options of an asset expire, the nearest first. At most 60. Any valid token may
  call it.
  Errors: \`NOT_FOUND\` where the asset is unknown or has no options.
  """
  getExpirationDates(params: GetExpirationDatesInput!): [Date!]! @public
  """
  The strike prices of the options of an asset that expire on one day, the lowest first. At most
  500. Any valid token may call it.
  Errors: \`NOT_FOUND\` where there are no such options.
  """
  getStrikes(params: GetStrikesInput!): [Decimal!]! @public
  """
  The options of an asset that expire on one day, with prices and greeks. Any valid token may call
  it.
  Errors: \`NOT_FOUND\` where there are no such options; \`BAD_USER_INPUT\` where \`minStrike\` is above
  \`maxStrike\`; \`PROVIDER_UNAVAILABLE\`.
  """
  getOptionChain(params: GetOptionChainInput!): OptionChain! @cost(weight: 2000) @public
  """
  Past prices of one option as bars, oldest first. Any valid token may call it.
  Errors: \`NOT_FOUND\`; \`BAD_USER_INPUT\` where the symbol is not an OCC symbol;
  \`PROVIDER_UNAVAILABLE\`.
  """
  getOptionHistoricalData(params: GetOptionHistoricalDataInput!): BarPage! @cost(weight: 2000) @public
  """
  What the person owns: cash, positions and what tracked portfolios hold. The largest value first.
  At most 10,000.
  Errors: \`NOT_FOUND\` for a portfolio.
  """
  netWorthAssets(params: NetWorthAssetsInput): [NetWorthAsset!]! @tokenScope(scope: PORTFOLIO_READ)
  """
  What the assets were worth over time: all, those of one portfolio, or one. For all of them it also
  gives the net worth. A trade or price entered for a past day changes the points since. Days before
  the first asset are left out.
  Errors: \`NOT_FOUND\` for the asset or portfolio.
  """
  netWorthAssetHistory(params: NetWorthAssetHistoryInput): NetWorthAssetPointPage! @cost(weight: 5000) @tokenScope(scope: PORTFOLIO_READ)
  """
  The person's net worth with its parts, computed from accounts, positions and what is recorded by
  hand. That of a past day is the point that \`netWorthAssetHistory\` has for it.
  Errors: \`NOT_FOUND\` for a portfolio; \`BAD_USER_INPUT\` for a day in the future.
  """
  netWorthDashboard(params: NetWorthDashboardInput): NetWorthDashboard! @cost(weight: 1000) @tokenScope(scope: PORTFOLIO_READ)
  """
  What the person has settled about the display of the net worth: its currency, which is \`USD\`
  until the person chooses another.
  Errors: none of its own.
  """
  netWorthDisplayCurrency: NetWorthSettings! @tokenScope(scope: PORTFOLIO_READ)
  """
  The person's documents, newest first.
  Errors: \`NOT_FOUND\` for what \`linkedTo\` names; \`BAD_USER_INPUT\` for a cursor that this query did
  not give out.
  """
  netWorthDocuments(params: NetWorthDocumentsInput): NetWorthDocumentPage! @tokenScope(scope: PORTFOLIO_READ)
  """
  What goes out, once or regularly, by name. At most 1,000.
  Errors: none of its own.
  """
  netWorthExpenses(params: NetWorthExpensesInput): [NetWorthExpense!]! @tokenScope(scope: PORTFOLIO_READ)
  """
  What went out over time, by the month and by the year: all expenses or one.
  Errors: \`NOT_FOUND\` for the expense.
  """
  netWorthExpenseHistory(params: NetWorthExpenseHistoryInput): NetWorthFlowPointPage! @cost(weight: 2000) @tokenScope(scope: PORTFOLIO_READ)
  """
  The files of one tracked portfolio, newest first.
  Errors: \`NOT_FOUND\` for the portfolio; \`BAD_USER_INPUT\` for a cursor that this query did not give
  out.
  """
  netWorthPortfolioFiles(params: NetWorthPortfolioFilesInput!): NetWorthFilePage! @tokenScope(scope: PORTFOLIO_READ)
  """
  The files of the assets portfolio and all its sub-portfolios, newest first.
  Errors: \`BAD_USER_INPUT\` for a cursor that this query did not give out.
  """
  netWorthAllPortfolioFiles(params: NetWorthAllPortfolioFilesInput): NetWorthFilePage! @tokenScope(scope: PORTFOLIO_READ)
  """
  What the person saves for, by priority, with the progress of this moment. At most 1,000.
  Errors: none of its own.
  """
  netWorthGoals(params: NetWorthGoalsInput): [NetWorthGoal!]! @tokenScope(scope: PORTFOLIO_READ)
  """
  The household that the person has joined, with its members and their totals together. Null if
  there is none.
  Errors: none of its own.
  """
  netWorthHousehold: NetWorthHousehold @cost(weight: 5000) @tokenScope(scope: PORTFOLIO_READ)
  """
  What comes in, once or regularly, by name. At most 1,000.
  Errors: none of its own.
  """
  netWorthIncomes(params: NetWorthIncomesInput): [NetWorthIncome!]! @tokenScope(scope: PORTFOLIO_READ)
  """
  What came in over time, by the month and by the year: all incomes or one.
  Errors: \`NOT_FOUND\` for the income.
  """
  netWorthIncomeHistory(params: NetWorthIncomeHistoryInput): NetWorthFlowPointPage! @cost(weight: 2000) @tokenScope(scope: PORTFOLIO_READ)
  """
  The prices of one instrument by day, newest first unless \`direction\` says otherwise.
  Errors: \`BAD_USER_INPUT\` where \`from\` is after \`to\`, or for a cursor that this query did not give
  out; \`NOT_FOUND\`; \`PROVIDER_UNAVAILABLE\` where an asset's prices are not available.
  """
  getInstrumentPrices(params: GetInstrumentPricesInput!): InstrumentPricePage! @tokenScope(scope: PORTFOLIO_READ)
  """
  Searches the catalogue and the caller's custom instruments by name and symbol, for recording a
  trade. An exact symbol comes first. At most 50 results.
  Errors: \`BAD_USER_INPUT\`.
  """
  searchInstruments(params: SearchInstrumentsInput!): [Instrument!]! @tokenScope(scope: PORTFOLIO_READ)
  """
  What the person owes, the largest balance first. At most 1,000.
  Errors: \`NOT_FOUND\` for a portfolio.
  """
  netWorthLiabilities(params: NetWorthLiabilitiesInput): [NetWorthLiability!]! @tokenScope(scope: PORTFOLIO_READ)
  """
  What was owed over time: all debts or one. Days before the first debt are left out.
  Errors: \`NOT_FOUND\` for the debt.
  """
  netWorthLiabilityHistory(params: NetWorthLiabilityHistoryInput): NetWorthLiabilityPointPage! @cost(weight: 2000) @tokenScope(scope: PORTFOLIO_READ)
  """
  The person's share links, newest first, without their addresses.
  Errors: \`BAD_USER_INPUT\` for a cursor that this query did not give out.
  """
  netWorthShareLinks(params: NetWorthShareLinksInput): NetWorthShareLinkPage! @tokenScope(scope: PORTFOLIO_READ)
  """
  What a share link shows. Needs no token of the API. It counts as a view of the link, and nothing
  else of the owner can be reached through it. Ten wrong passcodes from one network lock the link
  for it for 15 minutes, and 100 from anywhere for everybody.
  Errors: \`NOT_FOUND\` for a token of no link, or of one that has ended; \`PASSCODE_REQUIRED\` where
  the passcode is missing or wrong; \`RATE_LIMITED\` while the link is locked; \`PROVIDER_UNAVAILABLE\`
  where too many passcodes wait to be checked.
  """
  sharedNetWorthDashboard(params: SharedNetWorthDashboardInput!): SharedNetWorth! @cost(weight: 1000) @anonymous
  """
  What the assets behind a share link were worth over time: all together or one. Needs no token of
  the API. It counts as no view, and still works for an hour after the last view that \`maxViews\`
  allows. Wrong passcodes count as for \`sharedNetWorthDashboard\`.
  Errors: \`NOT_FOUND\` for a token of no link, or of one that has ended, for an unknown asset, and
  where the link does not show \`HISTORY\`; \`PASSCODE_REQUIRED\` where the passcode is missing or
  wrong; \`RATE_LIMITED\` while the link is locked; \`PROVIDER_UNAVAILABLE\` where too many passcodes
  wait to be checked.
  """
  sharedNetWorthAssetHistory(params: SharedNetWorthAssetHistoryInput!): SharedPointPage! @cost(weight: 5000) @anonymous
  """
  News, newest first: all of it, or about some assets. Ids without an asset are listed, not refused.
  Any valid token may call it.
  Errors: \`BAD_USER_INPUT\` for a cursor that this query did not give out, and where \`from\` is after
  \`to\`; \`PROVIDER_UNAVAILABLE\`.
  """
  fetchNewsByAssetIds(params: FetchNewsByAssetIdsInput): NewsItemPage! @public
  """
  The announcement to show now, or null where there is none. Any valid token may call it.
  Errors: none of its own.
  """
  fetchAnnouncement(params: FetchAnnouncementInput): Announcement @public
  """
  All countries, by name; at most 300. Needs no token.
  Errors: none of its own.
  """
  getAvailableCountries: [Country!]! @anonymous
  """
  Checks the platform and its parts: whether they answer, and how fast. Needs no token.
  Errors: none of its own.
  """
  healthCheck: HealthStatus! @anonymous
  """
  The dividends received, the latest first: of one instrument, or of all of them where \`symbol\` is
  left out, so that one call lists the dividends of a year.
  Errors: \`BAD_USER_INPUT\` for an ambiguous symbol, with the candidates, or for a cursor that this
  query did not give out; \`NOT_FOUND\` for the instrument or the portfolio.
  """
  netWorthAssetDividends(params: NetWorthAssetDividendsInput): NetWorthDividendPage! @tokenScope(scope: PORTFOLIO_READ)
  """
  The e-mails that came in for one portfolio, with what was read from each, the last received first.
  Errors: \`BAD_USER_INPUT\` for a cursor that this query did not give out; \`NOT_FOUND\`.
  """
  getPortfolioEmails(params: GetPortfolioEmailsInput!): PortfolioEmailPage! @tokenScope(scope: PORTFOLIO_READ)
  """
  The caller's portfolios: the two default ones first, then by name. At most 200. They come flat,
  each with the id of the one above it.
  Errors: none of its own.
  """
  getPortfolios(params: GetPortfoliosInput): [Portfolio!]! @tokenScope(scope: PORTFOLIO_READ)
  """
  The caller's assets portfolio. What is recorded without a portfolio goes there, and all other
  portfolios that hold assets are parts of it. Every account has one.
  Errors: none of its own.
  """
  getDefaultPortfolio: Portfolio! @tokenScope(scope: PORTFOLIO_READ)
  """
  The caller's liability portfolio, which holds the debts. Every account has one;
  \`netWorthLiabilities\` lists what is in it.
  Errors: none of its own.
  """
  getDefaultLiabilityPortfolio: Portfolio! @tokenScope(scope: PORTFOLIO_READ)
  """
  The trades of the caller's tracked portfolios, however they were recorded, those that wait for
  confirmation too. The latest day comes first. Orders are elsewhere: see \`getOrders\`.
  Errors: \`BAD_USER_INPUT\` for an ambiguous symbol, with the candidates, or for a cursor that this
  query did not give out; \`NOT_FOUND\` for the portfolio or the instrument.
  """
  getRelayTrades(params: GetRelayTradesInput): TrackedTradePage! @tokenScope(scope: PORTFOLIO_READ)
  """
  The public addresses that the caller watches, with what they hold, by label. At most 50.
  Errors: \`NOT_FOUND\` for the portfolio.
  """
  getWalletWatches(params: GetWalletWatchesInput): [WalletWatch!]! @tokenScope(scope: PORTFOLIO_READ)
  """
  One active strategy of the caller's, with its holdings and last runs: by its own id, or the newest
  open one made from a strategy. An unknown \`id\` is \`NOT_FOUND\`; where the caller has no open active
  strategy made from \`strategyId\`, the answer is null.
  Errors: \`BAD_USER_INPUT\` where both or neither of \`id\` and \`strategyId\` are given; \`NOT_FOUND\`.
  """
  fetchActiveStrategy(params: FetchActiveStrategyInput!): ActiveStrategy @tokenScope(scope: PORTFOLIO_READ)
  """
  The caller's active strategies, newest first.
  Errors: \`BAD_USER_INPUT\` for a cursor that this query did not give out.
  """
  fetchAllActiveStrategies(params: FetchAllActiveStrategiesInput): ActiveStrategyPage! @tokenScope(scope: PORTFOLIO_READ)
  """
  Shares that the caller holds, and how many of them can be attached to an active strategy, by
  symbol. At most 10,000.
  Errors: \`NOT_FOUND\` for the account or the active strategy.
  """
  getAvailableSharesToAttach(params: GetAvailableSharesToAttachInput): [AttachableShares!]! @tokenScope(scope: PORTFOLIO_READ)
  """
  What rebalancing an active strategy would buy and sell now. Nothing is placed or held for it.
  Where the market cannot be asked, it goes by the last known prices and trades at none of them.
  Errors: \`BAD_USER_INPUT\` for weights that do not fit; \`NOT_FOUND\`; \`INVALID_STATE\` where it is
  closed.
  """
  getRebalancePreview(params: GetRebalancePreviewInput!): RebalancePreview! @cost(weight: 1000) @tokenScope(scope: PORTFOLIO_READ)
  """
  Strategies that everybody can see and invest in, or with \`mine\` and \`subscribed\` the caller's.
  Any valid token may call it; those two and nested fields about the caller need \`portfolio.read\`.
  Errors: \`FORBIDDEN\` for \`mine\` and \`subscribed\` without that scope; \`BAD_USER_INPUT\` for a cursor
  that this query did not give out.
  """
  fetchStrategies(params: FetchStrategiesInput): StrategyPage! @public
  """
  One strategy by its id or slug. Any valid token may call it; a private strategy is shown only to
  its maker, with \`portfolio.read\`.
  Errors: \`BAD_USER_INPUT\` where both or neither of \`id\` and \`slug\` are given; \`NOT_FOUND\`;
  \`FORBIDDEN\` for one's own private strategy without that scope.
  """
  fetchStrategy(params: FetchStrategyInput!): Strategy! @public
  """
  The caller's orders, newest first unless \`direction\` says otherwise.
  Errors: \`BAD_USER_INPUT\` where \`from\` is after \`to\`, or for a cursor that this query did not give
  out for the same \`direction\`.
  """
  getOrders(params: GetOrdersInput): OrderPage! @tokenScope(scope: PORTFOLIO_READ)
  """
  The open positions of the caller, by symbol, then by id. At most 10,000; \`limit\` and \`cursor\` read
  them in parts.
  Errors: \`BAD_USER_INPUT\` for another \`tradingMode\`, and for a \`cursor\` that is no position of the
  caller's.
  """
  getPositions(params: GetPositionsInput): [Position!]! @tokenScope(scope: PORTFOLIO_READ)
}

"Operations that change something. They are sent over HTTP POST, and work over the WebSocket too."
type Mutation {
  """
  Registers this device for push notifications. Safe to repeat: the same token updates the same
  device. A token that another person registered before moves to the caller. A person may have 50
  devices; one more removes the one that was not seen for the longest time.
  Errors: \`BAD_USER_INPUT\` for a provider that does not fit the platform, or missing \`webPushKeys\`.
  """
  registerDeviceToken(params: RegisterDeviceTokenInput!): DeviceToken! @tokenScope(scope: PROFILE_WRITE)
  """
  Removes one of the person's devices by its id, for example in a list of devices.
  Errors: \`NOT_FOUND\`.
  """
  removeDeviceToken(params: RemoveDeviceTokenInput!): OperationResult! @tokenScope(scope: PROFILE_WRITE)
  """
  Drops the token of this device, for example on signing out. Also succeeds where the token is not
  the caller's: nothing changes then, and \`affectedCount\` is 0.
  Errors: none of its own.
  """
  unregisterDeviceToken(params: UnregisterDeviceTokenInput!): OperationResult! @tokenScope(scope: PROFILE_WRITE)
  """
  Mails a link that opens the investment calculator with these numbers. Needs no token. At most
  three such mails a day go to an address; more are dropped, and the answer is the same.
  Errors: \`BAD_USER_INPUT\`, \`RATE_LIMITED\`.
  """
  emailLinkToInvestmentCalculator(params: EmailLinkToInvestmentCalculatorInput!): OperationResult! @anonymous
  """
  Saves what kind of investor the person is and reckons \`riskScore\` anew. It changes neither the
  identity check nor any order.
  Errors: \`BAD_USER_INPUT\` for a sector that is both preferred and excluded, or a range whose ends
  are the wrong way round.
  """
  saveInvestorPreferences(params: SaveInvestorPreferencesInput): InvestorPreferences! @tokenScope(scope: PROFILE_WRITE)
  """
  Asks for the newsletter and mails a link that confirms it. Needs no token. Nothing is sent before
  the link was followed; for a subscriber the link confirms the new topics. At most three such mails
  a day go to an address. The answer is the same for known and unknown addresses.
  Errors: \`BAD_USER_INPUT\`, \`RATE_LIMITED\`.
  """
  subscribeToNewsletter(params: SubscribeToNewsletterInput!): OperationResult! @anonymous
  """
  Links an outside identity, so that the person can sign in with it. The person gets a mail. An
  account may have 10. Needs the password or a second factor.
  Errors: \`BAD_USER_INPUT\` for a code that the provider refuses, a provider that is not offered or a
  wrong \`password\`; \`CONFLICT\` where the identity is linked to an account already; \`INVALID_STATE\`
  before the e-mail address is confirmed; \`QUOTA_EXCEEDED\`; \`MFA_REQUIRED\`; \`MFA_INVALID\`;
  \`PROVIDER_UNAVAILABLE\`; \`IDEMPOTENCY_CONFLICT\`; \`NOT_FOUND\` with the
  \`idempotencyKey\` of a link that was deleted since.
  """
  createOAuthLink(params: CreateOAuthLinkInput!): OAuthLink! @tokenScope(scope: PROFILE_WRITE) @stepUp
  """
  Unlinks an outside identity. The person can no longer sign in with it and gets a mail.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` where it is the only way left to sign in; \`BAD_USER_INPUT\`
  for a wrong \`password\`; \`MFA_REQUIRED\`; \`MFA_INVALID\`.
  """
  deleteOAuthLink(params: DeleteOAuthLinkInput!): OperationResult! @tokenScope(scope: PROFILE_WRITE) @stepUp
  """
  Removes a passkey: it no longer signs the person in. The person gets a mail.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` where it is the only way left to sign in; \`BAD_USER_INPUT\`
  for a wrong \`password\`; \`MFA_REQUIRED\`; \`MFA_INVALID\`.
  """
  removePasskey(params: RemovePasskeyInput!): OperationResult! @tokenScope(scope: PROFILE_WRITE) @stepUp
  """
  Sets whether the value axis of charts begins at zero.
  Errors: none of its own.
  """
  updateChartStartAtZero(params: UpdateChartStartAtZeroInput!): UserPreferences! @tokenScope(scope: PROFILE_WRITE)
  """
  Sets whether apps open with the net worth.
  Errors: none of its own.
  """
  updateNetWorthAsHomePage(params: UpdateNetWorthAsHomePageInput!): UserPreferences! @tokenScope(scope: PROFILE_WRITE)
  """
  Changes what the person signs in with and where they live. A new e-mail address is pending until
  it is confirmed, and both addresses get a mail; the answer is the same where another account
  uses it. A new password ends the person's other sessions. Needs the password or a second factor,
  whatever changes.
  Errors: \`BAD_USER_INPUT\` for a wrong \`password\` or a weak \`newPassword\`; \`MFA_REQUIRED\`;
  \`MFA_INVALID\`.
  """
  updateUserAccount(params: UpdateUserAccountInput): UserAccount! @tokenScope(scope: PROFILE_WRITE) @stepUp
  """
  Changes the name, language and notification settings of the person. First and last name are those
  of the identity check once it is approved, and stay.
  Errors: \`BAD_USER_INPUT\` for an unknown time zone, quiet hours without an end, or the change of a
  confirmed name.
  """
  updateUserProfile(params: UpdateUserProfileInput): UserAccount! @tokenScope(scope: PROFILE_WRITE)
  """
  Mails another link that confirms an e-mail address, at most one a minute to an address. Needs no
  token. The answer is the same for addresses unknown, confirmed already or mailed just now. Costs
  one unit of the sensitive rate group.
  Errors: \`BAD_USER_INPUT\`, \`RATE_LIMITED\`.
  """
  resendVerificationEmail(params: ResendVerificationEmailInput!): OperationResult! @anonymous @sensitive
  """
  Mails a link with which the owner of an account can choose a new password, at most one a minute
  to an address. Needs no token. The answer is the same for known and unknown addresses. Costs one
  unit of the sensitive rate group.
  Errors: \`BAD_USER_INPUT\`, \`RATE_LIMITED\`.
  """
  requestPasswordReset(params: RequestPasswordResetInput!): OperationResult! @anonymous @sensitive
  """
  Sets a new password with the token from the mail. It ends all sessions and tokens of the person,
  removes what \`remove\` names, and mails the person what else can still open the account. Needs no
  token of the API. Costs one unit of the sensitive rate group.
  Errors: \`BAD_USER_INPUT\` for a weak password, or a token that is unknown, used or older than an
  hour; \`MFA_REQUIRED\` and \`MFA_INVALID\`, which leave the token valid; \`RATE_LIMITED\`.
  """
  resetPassword(params: ResetPasswordInput!): OperationResult! @anonymous @sensitive @stepUp
  """
  Mails a six-digit code for signing in, for \`mfaCode\`, or for switching the \`EMAIL\` factor on. It
  works once, for ten minutes and only for its owner. At most one a minute and ten a day are mailed
  to an account, counted apart for its signed-in owner, its tokens, each network that its owner has
  signed in from, and everybody else. Needs no token. The answer is the same whether or not a code
  was mailed. Costs one unit of the sensitive rate group.
  Errors: \`BAD_USER_INPUT\`, \`RATE_LIMITED\`.
  """
  requestMfaEmail(params: RequestMfaEmailInput!): OperationResult! @anonymous @sensitive
  """
  Opens an account and mails a link that confirms the address. Needs no token. It is on the free
  plan, or on that of the invitation; operators may give everybody a higher one. The answer is the
  same for an address that already has an account; its owner gets a notice by mail instead. \`id\` is
  null and \`affectedCount\` is 0 for that reason. Costs one unit of the sensitive rate group, since
  it hashes a password.
  Errors: \`BAD_USER_INPUT\`, for an invitation too that is unknown, used, expired or another
  address's; \`FORBIDDEN\` where the operator opens accounts by invitation, and none was given, or not
  at all; \`RATE_LIMITED\`.
  """
  register(params: RegisterInput!): OperationResult! @anonymous @sensitive
  """
  Confirms an e-mail address with the token from the mail. Needs no token of the API.
  Errors: \`BAD_USER_INPUT\` where the token is unknown, used or older than 24 hours.
  """
  verifyEmail(params: VerifyEmailInput!): OperationResult! @anonymous
  """
  Begins to enrol an authenticator app, or a new one in place of the present one. Nothing changes
  until \`updateMfa\` confirms it with a code of the app; a later call replaces this one. Needs the
  password or a second factor. Costs one unit of the sensitive rate group.
  Errors: \`BAD_USER_INPUT\` for a wrong \`password\`; \`INVALID_STATE\` before the e-mail address is
  confirmed; \`MFA_REQUIRED\`; \`MFA_INVALID\`.
  """
  updateMfaQrCode(params: UpdateMfaQrCodeInput): MfaEnrollment! @tokenScope(scope: PROFILE_WRITE) @sensitive @stepUp
  """
  Switches a second factor on or off. From the first one on, sensitive operations ask for it; with
  the last one its recovery codes end too. The person gets a mail. Needs the password or a second
  factor in force. Costs one unit of the sensitive rate group.
  Errors: \`BAD_USER_INPUT\` for a wrong \`password\`, or a \`code\` that is missing or does not belong;
  \`MFA_REQUIRED\`; \`MFA_INVALID\` for a wrong or used code; \`INVALID_STATE\` where no enrollment is
  open, or the factor to switch off is not on.
  """
  updateMfa(params: UpdateMfaInput!): MfaState! @tokenScope(scope: PROFILE_WRITE) @sensitive @stepUp
  """
  Sets or removes the phrase that every mail of the platform carries, by which the person knows it
  is genuine.
  Errors: \`BAD_USER_INPUT\`; \`MFA_REQUIRED\`; \`MFA_INVALID\`.
  """
  updateAntiPhishingCode(params: UpdateAntiPhishingCodeInput): SecurityState! @tokenScope(scope: PROFILE_WRITE) @stepUp
  """
  Opens a thread with a first message and starts the assistant's reply. Returns at once; the reply
  is written whether or not somebody follows it with \`assistantStream\`. The assistant looks up what
  this token may read and changes nothing: it places no orders and moves no money. The thread counts
  towards the month's allowance, also where the reply fails; a refused request does not.
  Errors: \`QUOTA_EXCEEDED\` where the month's allowance is used up, or 5 replies are being written;
  \`NOT_FOUND\` or \`FORBIDDEN\` for an object of \`context\`; \`BAD_USER_INPUT\` for an unknown model;
  \`IDEMPOTENCY_CONFLICT\`; \`PROVIDER_UNAVAILABLE\` where no model is available.
  """
  startAssistantThreadWithMessage(params: StartAssistantThreadWithMessageInput!): AssistantExchange! @tokenScope(scope: PROFILE_WRITE)
  """
  Adds a message to a thread and starts the assistant's reply. It does not count towards the month's
  allowance, and takes the thread out of the archive. Returns at once; the reply is written whether
  or not somebody follows it with \`assistantStream\`. The assistant looks up what this token may read
  and changes nothing.
  Errors: \`NOT_FOUND\`; \`CONFLICT\` while a reply of the thread is pending or being written;
  \`QUOTA_EXCEEDED\` where the thread has 1,000 messages, or 5 replies are being written; \`FORBIDDEN\`
  for an object of \`context\`; \`IDEMPOTENCY_CONFLICT\`; \`PROVIDER_UNAVAILABLE\` where no model is
  available.
  """
  insertMessageIntoAssistantThread(params: InsertMessageIntoAssistantThreadInput!): AssistantExchange! @tokenScope(scope: PROFILE_WRITE)
  """
  Renames a thread, marks it as liked, pinned or archived, or stops the reply that is being written.
  Its messages stay as they are.
  Errors: \`NOT_FOUND\`; \`BAD_USER_INPUT\` where nothing is given to change.
  """
  updateAssistantThread(params: UpdateAssistantThreadInput!): AssistantThread! @tokenScope(scope: PROFILE_WRITE)
  """
  Deletes a thread with its messages for good. A reply in the making is stopped. The month's
  allowance is not given back. To keep the thread, archive it with \`updateAssistantThread\`.
  Errors: \`NOT_FOUND\`.
  """
  deleteAssistantThread(params: DeleteAssistantThreadInput!): OperationResult! @tokenScope(scope: PROFILE_WRITE)
  """
  Subscribes the caller to a plan, or changes the plan of the live subscription. A first one is
  charged at once or begins its trial. A higher plan or a longer interval takes over at once, as
  soon as it is paid: the days of the old one that have not passed are taken off, and what is more
  than the price is taken off later charges. A lower plan or a shorter interval takes over at the
  end of the period. The plan in force, asked for again, takes back a cancellation or a change to
  come, has another \`cardId\` charged from then on, and pays what is past due. Prices stay in the
  currency of the first one: that of the caller's country where plans are sold in it, else USD. A
  charge that is refused, or is to be confirmed at the bank, is no error: \`failureCode\` and
  \`confirmationUrl\` tell it. Needs a saved card. A token has the scope only on a paid plan: from
  the free plan, subscribe in the app.
  Errors: \`BAD_USER_INPUT\` for a coupon that cannot be taken, or an interval without a price;
  \`NOT_FOUND\` for the plan or the card; \`CONFLICT\` where the plan is in force already, paid or not,
  and not cancelled; \`INVALID_STATE\` where no card can be charged, or another charge of the
  subscription is under way; \`IDEMPOTENCY_CONFLICT\`.
  """
  subscribeUser(params: SubscribeUserInput!): UserSubscription! @tokenScope(scope: FUNDING_WRITE) @movesMoney
  """
  Cancels the caller's subscription: at the end of its period, or at once. Afterwards the account
  is on the plan that this server gives everybody, and scopes of its tokens that need more stop
  working. Until the end of the period \`subscribeUser\` takes it back. A charge that is under way
  is called off, or paid back. Safe to repeat until it has ended.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` for one that has ended.
  """
  cancelSubscription(params: CancelSubscriptionInput!): UserSubscription! @tokenScope(scope: FUNDING_WRITE)
  """
  Saves the keys to an account with a broker, or changes them. The broker is asked at once: \`status\`
  in the answer says whether it accepts them, and its accounts then appear in \`getBrokerAccounts\`.
  Refused keys are saved too, as \`INVALID\`, and can be corrected. An account may have 20.
  Errors: \`BAD_USER_INPUT\` for a broker that is not available, and for values that it does not know
  or lacks; \`NOT_FOUND\`; \`INVALID_STATE\` for a credential of the platform's own; \`CONFLICT\` where
  another credential of the caller holds the same key; \`QUOTA_EXCEEDED\`; \`MFA_REQUIRED\`;
  \`MFA_INVALID\`; \`IDEMPOTENCY_CONFLICT\`.
  """
  saveBrokerCredential(params: SaveBrokerCredentialInput!): BrokerCredential! @tokenScope(scope: PROFILE_WRITE) @stepUp
  """
  Deletes a credential: its secrets are erased and its accounts are \`CLOSED\`; their orders and
  histories can still be read, and what they held no longer counts. Orders that are open stay with
  the broker, and \`openOrders\` lists them: cancel them first, or at the broker. In the platform they
  end as \`REJECTED\`, or as \`CANCELED\` where they were filled in part, and what becomes of them at
  the broker is not followed.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` for a credential of the platform's own, and while an active
  strategy uses an account of it; \`MFA_REQUIRED\`; \`MFA_INVALID\`.
  """
  deleteBrokerCredential(params: DeleteBrokerCredentialInput!): BrokerCredentialDeletion! @tokenScope(scope: PROFILE_WRITE) @stepUp
  """
  Changes settings and limits of the caller's platform account. They apply from the next order on;
  an order that breaks one is refused with an error that names it.
  Errors: \`BAD_USER_INPUT\`; \`KYC_REQUIRED\` where the account is not open yet; \`INVALID_STATE\` where
  it is closed, and for \`AVERAGE\` while open orders name lots: it says which orders; \`MFA_REQUIRED\`;
  \`MFA_INVALID\`.
  """
  updatePlatformInvestAccountConfig(params: UpdatePlatformInvestAccountConfigInput): PlatformInvestAccountConfig! @tokenScope(scope: PROFILE_WRITE) @stepUp
  """
  Opens a practice account with play money, and the credential that orders may name. It trades at
  live prices, pays dividends and follows splits. A person may have 20 that are not closed.
  Errors: \`BAD_USER_INPUT\`; \`NOT_FOUND\` for the account to clone; \`QUOTA_EXCEEDED\`;
  \`IDEMPOTENCY_CONFLICT\`.
  """
  createPartnerPaperAccount(params: CreatePartnerPaperAccountInput): BrokerAccount! @tokenScope(scope: TRADE) @movesMoney
  """
  Adds play money to a practice account, sets its cash, or starts it anew. To try how a deposit goes
  through its states, use \`simulatePaperDeposit\`.
  Errors: \`BAD_USER_INPUT\`; \`NOT_FOUND\`; \`INVALID_STATE\` for an account that is not one of
  \`createPartnerPaperAccount\`; \`INSUFFICIENT_FUNDS\` where \`SET\` is less than what open orders hold;
  \`CONFLICT\` where \`RESET\` meets orders that keep being placed, edited or canceled: nothing has
  changed, and \`retryAfterSeconds\` says when to try again; \`IDEMPOTENCY_CONFLICT\`.
  """
  fundPaperAccount(params: FundPaperAccountInput!): BrokerAccount! @tokenScope(scope: TRADE) @movesMoney
  """
  Plays a whole deposit through on a practice account: states, exchange, notifications and ledger
  entries come as with real money. With \`delaySeconds\` the answer shows it as announced, and
  \`fetchUserDeposits\` how it goes on.
  Errors: \`BAD_USER_INPUT\` for a currency that the platform does not exchange; \`NOT_FOUND\`;
  \`INVALID_STATE\` for an account that is not one of \`createPartnerPaperAccount\`;
  \`IDEMPOTENCY_CONFLICT\`.
  """
  simulatePaperDeposit(params: SimulatePaperDepositInput!): Deposit! @tokenScope(scope: FUNDING_WRITE) @movesMoney
  """
  Makes a rule that sells each transfer of a crypto asset for cash once it is completed, by a market
  order. It applies to transfers that complete from now on, not to what is held already. There is
  one rule for an asset and chain; to change it, delete it and make it anew. Needs an approved
  identity check and the signed crypto agreement.
  Errors: \`BAD_USER_INPUT\`; \`KYC_REQUIRED\`; \`AGREEMENT_REQUIRED\`; \`ASSET_NOT_TRADABLE\`; \`CONFLICT\`
  where another rule covers the asset on this chain; \`NOT_FOUND\` for a key whose rule was deleted;
  \`IDEMPOTENCY_CONFLICT\`.
  """
  createCryptoAutoSweep(params: CreateCryptoAutoSweepInput!): CryptoAutoSweep! @tokenScope(scope: FUNDING_WRITE)
  """
  Deletes a rule: what comes in from now on is not sold. Orders already placed go on.
  Errors: \`NOT_FOUND\`.
  """
  deleteCryptoAutoSweep(params: DeleteCryptoAutoSweepInput!): OperationResult! @tokenScope(scope: FUNDING_WRITE)
  """
  Sends a crypto asset to a whitelisted wallet. It holds \`amount\` at once and takes the fees out of
  it; the answer shows the fees as estimated. Once broadcast it cannot be taken back. Needs an
  approved identity check, the signed crypto agreement, and a wallet that is \`APPROVED\` and past its
  24 hours.
  Errors: \`BAD_USER_INPUT\`; \`NOT_FOUND\`; \`KYC_REQUIRED\`; \`AGREEMENT_REQUIRED\`; \`ACCOUNT_RESTRICTED\`;
  \`WALLET_NOT_APPROVED\`; \`TRAVEL_RULE_ACTION_REQUIRED\` where this amount needs further details, with
  \`nextActions\`; \`INSUFFICIENT_QUANTITY\`; \`QUOTA_EXCEEDED\` for the 21st that is under way;
  \`MFA_REQUIRED\`; \`MFA_INVALID\`; \`IDEMPOTENCY_CONFLICT\`.
  """
  requestCryptoWithdrawal(params: RequestCryptoWithdrawalInput!): CryptoCurrencyTransfer! @tokenScope(scope: FUNDING_WRITE) @movesMoney @stepUp
  """
  Makes wallets to receive crypto assets on, at most 50, and returns them in the order asked for.
  One that the caller has already is returned as it is, so that the call is safe to repeat. Needs an
  approved identity check and the signed crypto agreement.
  Errors: \`BAD_USER_INPUT\` for an asset that the chain does not move, or that the platform does not
  take; \`KYC_REQUIRED\`; \`AGREEMENT_REQUIRED\`; \`ACCOUNT_RESTRICTED\`; \`IDEMPOTENCY_CONFLICT\`.
  """
  createCryptoCurrencyWallets(params: CreateCryptoCurrencyWalletsInput): [CryptoCurrencyWallet!]! @tokenScope(scope: FUNDING_WRITE)
  """
  Asks to whitelist an outside wallet, to send a crypto asset to. The address and the travel-rule
  details are checked; where some are missing the wallet comes back \`ACTION_REQUIRED\` with
  \`nextActions\`. It can be used 24 hours later at the earliest, and the person gets a mail with a
  link that takes it back. An account may have 100. Needs an approved identity check and the signed
  crypto agreement.
  Errors: \`BAD_USER_INPUT\` for an address that is not one of the chain; \`KYC_REQUIRED\`;
  \`AGREEMENT_REQUIRED\`; \`ACCOUNT_RESTRICTED\`; \`BENEFICIARY_NAME_REQUIRED\`; \`UNKNOWN_VASP\`;
  \`ADDRESS_BELONGS_TO_VASP\`; \`CONFLICT\` where it is whitelisted or asked for already;
  \`QUOTA_EXCEEDED\`; \`MFA_REQUIRED\`; \`MFA_INVALID\`; \`IDEMPOTENCY_CONFLICT\`; \`PROVIDER_UNAVAILABLE\`.
  """
  requestWhitelistWallet(params: RequestWhitelistWalletInput!): WhitelistedWallet! @tokenScope(scope: FUNDING_WRITE) @stepUp
  """
  Changes who keeps and who owns a whitelisted wallet. It is checked again; where the provider
  changes, an approved wallet waits for 24 hours anew, and the person gets a mail with a link that
  takes the wallet off the list.
  Errors: \`BAD_USER_INPUT\` for a signature of another key or text; \`NOT_FOUND\`; \`INVALID_STATE\` for
  a rejected wallet; \`BENEFICIARY_NAME_REQUIRED\`;
  \`UNKNOWN_VASP\`; \`ADDRESS_BELONGS_TO_VASP\`; \`MFA_REQUIRED\`; \`MFA_INVALID\`; \`PROVIDER_UNAVAILABLE\`.
  """
  updateWhitelistedWalletTravelRule(params: UpdateWhitelistedWalletTravelRuleInput!): WhitelistedWallet! @tokenScope(scope: FUNDING_WRITE) @stepUp
  """
  Takes an outside wallet off the list: nothing can be sent to it from now on. Transfers already
  asked for go on.
  Errors: \`NOT_FOUND\`.
  """
  deleteWhitelistedWallet(params: DeleteWhitelistedWalletInput!): OperationResult! @tokenScope(scope: FUNDING_WRITE)
  """
  Starts the making of a file with the caller's data and returns its job at once. Follow it with
  \`exportJobUpdated\` or \`myExportJobs\`. While an equal one is being made, that one is returned. A
  person may have 5 that are being made, ask for 100 in 24 hours, and have 2 GiB of files that have
  not expired. The data itself stays as it is. Beside \`funding.read\` the token needs what reading
  the data itself needs: \`portfolio.read\` for every type but \`ACTIVITIES\` and
  \`DEPOSITS_WITHDRAWALS\`, and \`profile.read\` for \`ACTIVITIES\`, \`DIVIDENDS\`, \`TAX_SUMMARY\` and
  \`FULL_ACCOUNT\`.
  Errors: \`FORBIDDEN\` for a type whose data the token may not read, with the missing scopes;
  \`BAD_USER_INPUT\` for a format that the type does not come in, portfolios for a type that is not
  about them, a \`to\` in the future, or where \`from\` is after \`to\`; \`NOT_FOUND\` for a portfolio;
  \`QUOTA_EXCEEDED\`; \`IDEMPOTENCY_CONFLICT\`.
  """
  requestExport(params: RequestExportInput!): ExportJob! @tokenScope(scope: FUNDING_READ)
  """
  Notes that the person has seen that export jobs ended. \`affectedIds\` are those that were not
  marked before. Safe to repeat.
  Errors: \`NOT_FOUND\` for a job, and none is marked then.
  """
  markExportJobsViewed(params: MarkExportJobsViewedInput): OperationResult! @tokenScope(scope: FUNDING_READ)
  """
  Saves the New Zealand bank account that withdrawals are paid to. A person has one for each
  currency: an earlier one stays in use until this one is verified and usable, 24 hours from now.
  The person gets a mail with a link that takes the change back. The same number again returns the
  account as it is.
  Errors: \`BAD_USER_INPUT\` for a number that cannot be; \`QUOTA_EXCEEDED\` for the eleventh account
  within a day; \`MFA_REQUIRED\`; \`MFA_INVALID\`.
  """
  saveBankAccountNZD(params: SaveBankAccountNZDInput!): SavedBankAccount! @tokenScope(scope: FUNDING_WRITE) @stepUp
  """
  Saves the United States dollar bank account that withdrawals are paid to. A person has one for
  each currency: an earlier one stays in use until this one is verified and usable, 24 hours from
  now. The person gets a mail with a link that takes the change back. The same numbers again return
  the account as it is.
  Errors: \`BAD_USER_INPUT\` for a number that cannot be; \`QUOTA_EXCEEDED\` for the eleventh account
  within a day; \`MFA_REQUIRED\`; \`MFA_INVALID\`.
  """
  saveBankAccountUSD(params: SaveBankAccountUSDInput!): SavedBankAccount! @tokenScope(scope: FUNDING_WRITE) @stepUp
  """
  Deletes the bank account that withdrawals are paid to, or its replacement. Past withdrawals stay.
  Errors: \`NOT_FOUND\`; \`CONFLICT\` while a withdrawal to it is under way.
  """
  deleteSavedBankAccount(params: DeleteSavedBankAccountInput!): OperationResult! @tokenScope(scope: FUNDING_WRITE)
  """
  Saves the New Zealand bank account that referral rewards and a creator's earnings are paid to. A
  person has one for each currency: an earlier one stays in use until this one is verified and
  usable, 24 hours from now. The person gets a mail with a link that takes the change back. The same
  number again returns the account as it is.
  Errors: \`BAD_USER_INPUT\` for a number that cannot be; \`QUOTA_EXCEEDED\` for the eleventh account
  within a day; \`MFA_REQUIRED\`; \`MFA_INVALID\`.
  """
  savePayoutBankAccountNZD(params: SavePayoutBankAccountNZDInput!): SavedBankAccount! @tokenScope(scope: FUNDING_WRITE) @stepUp
  """
  Saves the United States dollar bank account that referral rewards and a creator's earnings are
  paid to. A person has one for each currency: an earlier one stays in use until this one is
  verified and usable, 24 hours from now. The person gets a mail with a link that takes the change
  back. The same numbers again return the account as it is.
  Errors: \`BAD_USER_INPUT\` for a number that cannot be; \`QUOTA_EXCEEDED\` for the eleventh account
  within a day; \`MFA_REQUIRED\`; \`MFA_INVALID\`.
  """
  savePayoutBankAccountUSD(params: SavePayoutBankAccountUSDInput!): SavedBankAccount! @tokenScope(scope: FUNDING_WRITE) @stepUp
  """
  Deletes the bank account that referral rewards and a creator's earnings are paid to, or its
  replacement. Earnings then wait until another is saved.
  Errors: \`NOT_FOUND\`; \`CONFLICT\` while a payout to it is under way.
  """
  deleteSavedPayoutAccount(params: DeleteSavedPayoutAccountInput!): OperationResult! @tokenScope(scope: FUNDING_WRITE)
  """
  Saves a card in two steps: without a token it starts the provider's form, with the form's token it
  saves the card. Some banks then ask the person to confirm at \`setupUrl\`. It charges nothing. The
  same token again returns the same card. A person may have 20 cards.
  Errors: \`BAD_USER_INPUT\` for a token that the provider does not know, or a \`returnUrl\` that is no
  https address; \`INVALID_STATE\` for a card that the bank refused, or where the server takes no
  cards; \`QUOTA_EXCEEDED\`; \`IDEMPOTENCY_CONFLICT\`; \`PROVIDER_UNAVAILABLE\`.
  """
  saveNewCard(params: SaveNewCardInput): CardSetup! @tokenScope(scope: FUNDING_WRITE)
  """
  Deletes a card here and at the provider. Where it was the default one, the card saved last becomes
  it. Past charges stay.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` for the only card of a plan that goes on, or while a charge
  of it is pending.
  """
  deleteCard(params: DeleteCardInput!): OperationResult! @tokenScope(scope: FUNDING_WRITE)
  """
  Notes that the person has seen that a deposit was completed. Safe to repeat.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` for a deposit that is not completed.
  """
  markDepositAsViewed(params: MarkDepositAsViewedInput!): OperationResult! @tokenScope(scope: FUNDING_WRITE)
  """
  Notes that the person has seen all completed deposits. Safe to repeat.
  Errors: none of its own.
  """
  markAllDepositsAsViewed: OperationResult! @tokenScope(scope: FUNDING_WRITE)
  """
  Opts the caller's idle cash in one currency in to interest, or out of it. The change takes until
  the next business day; on opting out what was earned is paid with the next payment. Needs an
  approved identity check and the signed interest agreement. Safe to repeat: the answer to a choice
  already made is the enrollment as it is. \`PlatformInvestAccountBalances.interest\` shows it.
  Errors: \`BAD_USER_INPUT\` for a currency that earns none; \`KYC_REQUIRED\`; \`AGREEMENT_REQUIRED\`;
  \`ACCOUNT_RESTRICTED\`; \`INVALID_STATE\` while the opposite choice is under way, and on opting out
  of what was never chosen.
  """
  optInInterest(params: OptInInterestInput!): InterestEnrollment! @tokenScope(scope: FUNDING_WRITE)
  """
  Starts a deposit by bank transfer or card, or an exchange of cash. A transfer gets a reference and
  bank details; a card is charged, after the bank's confirmation where \`confirmationUrl\` is given;
  an exchange takes the quoted amount from the cash. Needs an approved identity check and a signed
  customer agreement. A person may have 20 that are pending.
  Errors: \`BAD_USER_INPUT\` for an amount outside the limits, a currency that is not taken, or more
  or less than one of the three; \`NOT_FOUND\` for the card or the quote; \`KYC_REQUIRED\`;
  \`AGREEMENT_REQUIRED\`; \`ACCOUNT_RESTRICTED\`; \`INVALID_STATE\` where no card can be charged;
  \`INSUFFICIENT_FUNDS\` for an exchange; \`QUOTE_EXPIRED\`; \`QUOTA_EXCEEDED\`; \`IDEMPOTENCY_CONFLICT\`;
  \`PROVIDER_UNAVAILABLE\`.
  """
  createPendingUserTransaction(params: CreatePendingUserTransactionInput!): PendingUserTransaction! @tokenScope(scope: FUNDING_WRITE) @movesMoney
  """
  Deletes the caller's pending transactions that are \`EXPIRED\` from the list. \`affectedCount\` says
  how many. Money that comes with their reference is credited all the same.
  Errors: none of its own.
  """
  deleteExpiredPendingUserTransactions: OperationResult! @tokenScope(scope: FUNDING_WRITE)
  """
  Asks for a withdrawal of cash to the caller's own bank account. It holds \`amount\` and the fee at
  once; \`fetchPendingUserTransactions\` shows how it goes on. Needs an approved identity check, and a
  saved bank account that is \`VERIFIED\` and past its 24 hours. Until it is approved the person can
  cancel it in the app.
  Errors: \`BAD_USER_INPUT\`; \`NOT_FOUND\` for the bank account or the quote; \`KYC_REQUIRED\`;
  \`ACCOUNT_RESTRICTED\`; \`INVALID_STATE\` for a bank account that cannot be paid to yet;
  \`INSUFFICIENT_FUNDS\` for more than has settled and is free; \`QUOTE_EXPIRED\`; \`QUOTA_EXCEEDED\` for
  the 21st that is under way; \`MFA_REQUIRED\`; \`MFA_INVALID\`; \`IDEMPOTENCY_CONFLICT\`;
  \`PROVIDER_UNAVAILABLE\`.
  """
  createWithdrawalRequest(params: CreateWithdrawalRequestInput!): WithdrawalRequest! @tokenScope(scope: FUNDING_WRITE) @movesMoney @stepUp
  """
  Likes something, dislikes it, or takes either back. Without \`value\` it likes what is not liked,
  and takes a like back. Opinions of what is there no longer can be taken back too. A person may
  have 10,000 opinions, those taken back among them.
  Errors: \`NOT_FOUND\` for the thing; \`FORBIDDEN\` for a trade idea or list without \`portfolio.read\`;
  \`PLAN_REQUIRED\` for a trade idea for a higher plan than the caller's; \`QUOTA_EXCEEDED\`;
  \`PROVIDER_UNAVAILABLE\` for a piece of news whose source does not answer.
  """
  toggleLike(params: ToggleLikeInput!): Like! @tokenScope(scope: PROFILE_WRITE)
  """
  Deals a deck of tradable assets to like or not with \`toggleLike\`, the best fit first. They are
  chosen by the person's preferences and by what many like; those liked or disliked already are left
  out. What was dealt within 24 hours comes again only where nothing else is left. The deck may be
  shorter than asked for, or empty; it has at most 50.
  Errors: none of its own.
  """
  generateLikeableAssets(params: GenerateLikeableAssetsInput): [LikeableAsset!]! @tokenScope(scope: PROFILE_WRITE)
  """
  Signs the agreements that the identity check needs, as a section of it. Time, address and a hash
  of the text are recorded. All are signed or none. A version signed already keeps its signature.
  Errors: \`BAD_USER_INPUT\` where \`accepted\` is not true, the name is not the person's, or the check
  does not need the agreement; \`CONFLICT\` where a newer version is in force; \`INVALID_STATE\` while
  the check is submitted or in review, and after a rejection.
  """
  updateUserKycAgreements(params: UpdateUserKycAgreementsInput!): Kyc! @tokenScope(scope: PROFILE_WRITE)
  """
  Signs agreements in the versions named and returns them signed, in the order given. Time, address
  and a hash of the text are recorded. All are signed or none. A version signed already keeps its
  signature.
  Errors: \`NOT_FOUND\`, for a version too that is no longer in force; \`BAD_USER_INPUT\` where the name
  is not the person's.
  """
  signAgreements(params: SignAgreementsInput!): [Agreement!]! @tokenScope(scope: FUNDING_WRITE)
  """
  Signs the brokerage customer agreement, which orders with the platform account need. A version
  that contains the terms of interest counts as the signed interest agreement too, which
  \`optInInterest\` needs. A version signed already keeps its signature.
  Errors: \`BAD_USER_INPUT\` where \`accepted\` is not true or the name is not the person's; \`CONFLICT\`
  where another version is in force.
  """
  signCustomerAgreement(params: SignCustomerAgreementInput!): Agreement! @tokenScope(scope: FUNDING_WRITE)
  """
  Saves the company or trust that the account is for, as a section of the identity check, and sets
  its \`accountType\`. On an approved check it leads to \`ACTION_REQUIRED\`.
  Errors: \`BAD_USER_INPUT\` where a person or number is missing or cannot be; \`INVALID_STATE\` while
  the check is submitted or in review, and after a rejection.
  """
  updateUserKycCompanySetup(params: UpdateUserKycCompanySetupInput!): Kyc! @tokenScope(scope: PROFILE_WRITE)
  """
  Saves how to reach the person, as a section of the identity check. Moving to another country turns
  an approved check to \`ACTION_REQUIRED\`.
  Errors: \`BAD_USER_INPUT\` for a phone number that cannot be; \`INVALID_STATE\` while the check is
  submitted or in review, and after a rejection.
  """
  updateUserKycContactInformation(params: UpdateUserKycContactInformationInput!): Kyc! @tokenScope(scope: PROFILE_WRITE)
  """
  Saves what the law asks people to disclose, as a section of the identity check.
  Errors: \`BAD_USER_INPUT\` where an answer needs another that is missing; \`INVALID_STATE\` while the
  check is submitted or in review, and after a rejection.
  """
  updateUserKycDisclosures(params: UpdateUserKycDisclosuresInput!): Kyc! @tokenScope(scope: PROFILE_WRITE)
  """
  Hands in papers for the identity check, or takes some back. All of it happens or nothing does. A
  check may hold 20 papers.
  Errors: \`NOT_FOUND\` for an \`uploadId\` or a paper to take back; \`BAD_USER_INPUT\` for a type of file
  that is not taken, one that is cut off, a picture of more than 100 megapixels, a PDF that is
  locked or has scripts or other files in it, or one in which something harmful was found;
  \`QUOTA_EXCEEDED\`; \`INVALID_STATE\`
  while the check is submitted or in review, and after a rejection, or for taking back a paper that
  an approval rests on; \`IDEMPOTENCY_CONFLICT\`; \`PROVIDER_UNAVAILABLE\` while files cannot be
  scanned.
  """
  updateUserKycFileDocuments(params: UpdateUserKycFileDocumentsInput): Kyc! @tokenScope(scope: PROFILE_WRITE)
  """
  Saves who the person is, as a section of the identity check. Another name, day of birth,
  citizenship or tax country turns an approved check to \`ACTION_REQUIRED\` and ends the W-8BEN;
  other changes leave it approved.
  Errors: \`BAD_USER_INPUT\` for a tax number that cannot be, or a person under 18; \`INVALID_STATE\`
  while the check is submitted or in review, and after a rejection.
  """
  updateUserKycIdentityInformation(params: UpdateUserKycIdentityInformationInput!): Kyc! @tokenScope(scope: PROFILE_WRITE)
  """
  Tells that the identity provider's widget has ended, so that the server reads the outcome from the
  provider at once. The answer shows what the provider said, whatever the app saw. Safe to repeat.
  Errors: \`NOT_FOUND\`; \`PROVIDER_UNAVAILABLE\`, after which the server goes on asking by itself.
  """
  updateIdvOutcome(params: UpdateIdvOutcomeInput!): Kyc! @tokenScope(scope: PROFILE_WRITE)
  """
  Submits the identity check for review. Its sections cannot change until the review is over. Follow
  \`status\` with \`fetchKYC\`; the person is told by mail too. An approval opens the platform account.
  The check has to be \`DRAFT\` or \`ACTION_REQUIRED\`.
  Errors: \`BAD_USER_INPUT\` with one entry per \`Kyc.problems\` where something is missing, or where
  \`confirmAccurate\` is not true; \`INVALID_STATE\` in any other state.
  """
  submitKyc(params: SubmitKycInput!): Kyc! @tokenScope(scope: PROFILE_WRITE)
  """
  Saves whom to call where the person cannot be reached, as a section of the identity check.
  Errors: \`BAD_USER_INPUT\` where both fields or none are given, or there is no way to reach the
  contact; \`INVALID_STATE\` while the check is submitted or in review, and after a rejection.
  """
  updateUserKycTrustedContact(params: UpdateUserKycTrustedContactInput!): Kyc! @tokenScope(scope: PROFILE_WRITE)
  """
  Signs a W-8BEN electronically as of now, as a section of the identity check, and makes its PDF
  with the moment, the address and the statement of the signature. It takes the place of an earlier
  one. On an approved check it may be renewed at any time.
  Errors: \`BAD_USER_INPUT\` where \`certify\` is not true, a name differs from the identity section, a
  number cannot be, or the treaty does not grant the rate; \`INVALID_STATE\` for a US person, while
  the check is submitted or in review, and after a rejection.
  """
  updateUserKycW8BENFormDocument(params: UpdateUserKycW8BENFormDocumentInput!): Kyc! @tokenScope(scope: PROFILE_WRITE)
  """
  Chooses the currency in which the net worth is shown. All totals, histories and amounts
  \`InDisplayCurrency\` come in it from then on, the past at the exchange rates of its own days. In
  a coin, histories begin with its first price. What is recorded keeps its own currency.
  Errors: \`BAD_USER_INPUT\` for a currency without exchange rates.
  """
  updateNetWorthDisplayCurrency(params: UpdateNetWorthDisplayCurrencyInput!): NetWorthSettings! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Announces a document and says where to upload its file. Send the bytes to \`uploadUrl\` within 15
  minutes, then call \`finalizeNetWorthDocument\`. Without that, the document expires after 24 hours.
  The address answers 422 where something harmful was found in the file, and 503 while files cannot
  be scanned: send it again then. A person may keep 10,000 documents of 1 GiB together.
  Errors: \`NOT_FOUND\` for what \`linkedTo\` names; \`BAD_USER_INPUT\` for a type of file that is not
  taken; \`QUOTA_EXCEEDED\`; \`IDEMPOTENCY_CONFLICT\`.
  """
  createNetWorthDocumentUpload(params: CreateNetWorthDocumentUploadInput!): DocumentUpload! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Ends the upload of a document: compares size, SHA-256 and type of the file with what was announced
  and makes it available. Safe to repeat: an available document is returned as it is.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` where no file has arrived or the document has expired;
  \`CONFLICT\` where the file is not the one announced, and has to be sent again from the start.
  """
  finalizeNetWorthDocument(params: FinalizeNetWorthDocumentInput!): NetWorthDocument! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Deletes a document in any state with its file. Addresses given out for it stop working.
  Errors: \`NOT_FOUND\`.
  """
  deleteNetWorthDocument(params: DeleteNetWorthDocumentInput!): OperationResult! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Records an expense. It counts in the totals while it is active. A person may record 1,000.
  Errors: \`NOT_FOUND\` for the debt or the household member; \`QUOTA_EXCEEDED\`;
  \`IDEMPOTENCY_CONFLICT\`.
  """
  createNetWorthExpense(params: CreateNetWorthExpenseInput!): NetWorthExpense! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Changes an expense. With \`effectiveOn\`, a new amount applies from that day, and earlier history
  stays unchanged.
  Errors: \`NOT_FOUND\` for the expense, the debt or the household member; \`QUOTA_EXCEEDED\` where its
  terms have changed too often.
  """
  updateNetWorthExpense(params: UpdateNetWorthExpenseInput!): NetWorthExpense! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Deletes an expense: it leaves the history too. To keep the history, set its \`endsOn\` instead.
  Errors: \`NOT_FOUND\`.
  """
  deleteNetWorthExpense(params: DeleteNetWorthExpenseInput!): OperationResult! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Adds a file to a tracked portfolio and, unless \`extract\` is false, queues it for reading. Follow
  \`extractionStatus\` with \`netWorthPortfolioFiles\`. A file that the portfolio already holds, byte
  for byte, is returned as it is and nothing is added. What was recorded before, from whatever
  source, is found by what it says and not recorded again. A portfolio may hold 10,000 files, a
  person 1 GiB of them.
  Errors: \`NOT_FOUND\` for the portfolio or the \`uploadId\`; \`BAD_USER_INPUT\` for a type of file that
  is not taken, for one in which something harmful was found, or for \`columns\`; \`INVALID_STATE\` for
  a broker mirror or the liabilities portfolio; \`QUOTA_EXCEEDED\`; \`IDEMPOTENCY_CONFLICT\`;
  \`PROVIDER_UNAVAILABLE\` while files cannot be scanned.
  """
  uploadNetWorthFile(params: UploadNetWorthFileInput!): NetWorthFile! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Queues a file for another reading. Trades and dividends of the earlier one that nobody has
  confirmed are replaced; confirmed ones stay.
  Only a file whose reading failed or needs review can be read again.
  Errors: \`NOT_FOUND\`; \`BAD_USER_INPUT\` for \`columns\`; \`INVALID_STATE\` for other files;
  \`IDEMPOTENCY_CONFLICT\`.
  """
  retryNetWorthFileExtraction(params: RetryNetWorthFileExtractionInput!): NetWorthFile! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Deletes a file, with the trades and dividends read from it that nobody has confirmed. Confirmed
  ones stay unless \`deleteExtracted\` is true. What is deleted so may be imported again.
  Errors: \`NOT_FOUND\`; \`INSUFFICIENT_QUANTITY\` where other sales need what the file brought: nothing
  is deleted then, and \`fields\` names up to 20 holdings that prevent it, each with the first day on
  which more would go out than was held.
  """
  deleteNetWorthFile(params: DeleteNetWorthFileInput!): OperationResult! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Records a goal. It moves no money. A person may record 1,000.
  Errors: \`NOT_FOUND\` for an asset or portfolio; \`CONFLICT\` where more than 100 percent of a source
  would count towards goals; \`QUOTA_EXCEEDED\`; \`IDEMPOTENCY_CONFLICT\`.
  """
  createNetWorthGoal(params: CreateNetWorthGoalInput!): NetWorthGoal! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Changes a goal, puts it away or takes it up again.
  Errors: \`NOT_FOUND\` for the goal, an asset or a portfolio; \`CONFLICT\` where more than 100 percent
  of a source would count towards goals.
  """
  updateNetWorthGoal(params: UpdateNetWorthGoalInput!): NetWorthGoal! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Deletes a goal. What counted towards it stays where it is. To keep it, archive it with
  \`updateNetWorthGoal\`.
  Errors: \`NOT_FOUND\`.
  """
  deleteNetWorthGoal(params: DeleteNetWorthGoalInput!): OperationResult! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Records an income. It counts in the totals while it is active. A person may record 1,000.
  Errors: \`NOT_FOUND\` for the asset or the household member; \`QUOTA_EXCEEDED\`;
  \`IDEMPOTENCY_CONFLICT\`.
  """
  createNetWorthIncome(params: CreateNetWorthIncomeInput!): NetWorthIncome! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Changes an income. With \`effectiveOn\`, a new amount applies from that day, and earlier history
  stays unchanged.
  Errors: \`NOT_FOUND\` for the income, the asset or the household member; \`QUOTA_EXCEEDED\` where its
  terms have changed too often.
  """
  updateNetWorthIncome(params: UpdateNetWorthIncomeInput!): NetWorthIncome! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Deletes an income: it leaves the history too. To keep the history, set its \`endsOn\` instead.
  Errors: \`NOT_FOUND\`.
  """
  deleteNetWorthIncome(params: DeleteNetWorthIncomeInput!): OperationResult! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Records what a custom instrument is worth on a day. The value of its holdings and the history of
  net worth from that day on are recomputed. An account may have 20,000 prices.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` for a listed instrument; \`CONFLICT\` where that day has a
  price already: change it with \`updateInstrumentPrice\`; \`QUOTA_EXCEEDED\`; \`IDEMPOTENCY_CONFLICT\`.
  """
  addInstrumentPrice(params: AddInstrumentPriceInput!): InstrumentPrice! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Changes a recorded price. The value of its holdings and the history of net worth are
  recomputed.
  Errors: \`NOT_FOUND\`, for a price from the market too; \`CONFLICT\` where the new day has another
  price.
  """
  updateInstrumentPrice(params: UpdateInstrumentPriceInput!): InstrumentPrice! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Deletes a recorded price. The price before it counts instead, and the history of net worth is
  recomputed.
  Errors: \`NOT_FOUND\`, for a price from the market too.
  """
  deleteInstrumentPrice(params: DeleteInstrumentPriceInput!): OperationResult! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Makes a custom instrument without a price and without a holding. Add these with
  \`addInstrumentPrice\` and \`createTrade\`, or make all at once with
  \`createCustomInstrumentWithDetails\`. An account may have 500.
  Errors: \`CONFLICT\` where the caller has another of this \`symbol\`; \`QUOTA_EXCEEDED\`;
  \`IDEMPOTENCY_CONFLICT\`.
  """
  createCustomInstrument(params: CreateCustomInstrumentInput!): Instrument! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Records something that the caller owns: makes the custom instrument, its purchase and its prices,
  all or nothing, and returns it as a part of net worth. An account may have 500 custom instruments.
  Errors: \`NOT_FOUND\` for the portfolio or the liability; \`INVALID_STATE\` for a portfolio that
  nothing can be recorded in; \`CONFLICT\` where the caller has another of this \`symbol\`;
  \`QUOTA_EXCEEDED\`; \`IDEMPOTENCY_CONFLICT\`.
  """
  createCustomInstrumentWithDetails(params: CreateCustomInstrumentWithDetailsInput!): NetWorthAsset! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Changes the name, category or short name of a custom instrument.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` for a listed instrument; \`CONFLICT\` where the caller has
  another of this \`symbol\`.
  """
  updateCustomInstrument(params: UpdateCustomInstrumentInput!): Instrument! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Writes, changes and removes notes of a custom instrument. It may have 50.
  Errors: \`BAD_USER_INPUT\` for a name given twice, or more than 50 in all; \`NOT_FOUND\`;
  \`INVALID_STATE\` for a listed instrument.
  """
  setCustomInstrumentMetaData(params: SetCustomInstrumentMetaDataInput!): Instrument! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Deletes a custom instrument with its prices. With \`force\` also its holdings, trades and dividends
  in every portfolio; net worth and its history are recomputed.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` for a listed instrument; \`CONFLICT\` where it has trades or
  dividends and \`force\` is false.
  """
  deleteCustomInstrument(params: DeleteCustomInstrumentInput!): OperationResult! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Records a debt. It books \`originalAmount\` as a \`DRAWDOWN\` on \`startsOn\`, and a \`REVALUATION\` of
  today where \`balance\` or \`wholeBalance\` is given. A person may record 1,000, with 20,000 payments
  in all: each debt counts with those from \`startsOn\` to \`maturesOn\`, or with 100 years of them, at
  most 5,200.
  Errors: \`BAD_USER_INPUT\` where fields do not fit together, for a currency without exchange rates,
  or for more than 20,000 planned payments; \`NOT_FOUND\` for the portfolio or the asset;
  \`QUOTA_EXCEEDED\`; \`IDEMPOTENCY_CONFLICT\`.
  """
  createNetWorthLiability(params: CreateNetWorthLiabilityInput!): NetWorthLiability! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Changes a debt. With \`effectiveOn\`, a new interest rate or repayment applies from that day, and
  earlier history stays unchanged.
  Errors: \`BAD_USER_INPUT\` where fields do not fit together, or for more than 20,000 planned
  payments; \`NOT_FOUND\` for the debt, the portfolio or the asset; \`QUOTA_EXCEEDED\` for more than
  10,000 bookings, or 500 changes of terms.
  """
  updateNetWorthLiability(params: UpdateNetWorthLiabilityInput!): NetWorthLiability! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Deletes a debt with its bookings: it leaves the history too. Expenses that were linked to it stay.
  To keep the history, archive it with \`updateNetWorthLiability\`.
  Errors: \`NOT_FOUND\`.
  """
  deleteNetWorthLiability(params: DeleteNetWorthLiabilityInput!): OperationResult! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Books a repayment, a drawdown, interest, a fee or a new balance on a debt, and returns the
  booking; the balance and the plan of the debt follow from it. It moves no money. With
  \`autoAmortize\`, a repayment on a day of the plan takes the place of the plan's. A booking cannot
  be taken back; a \`REVALUATION\` corrects the balance. A person may record 10,000, over all debts.
  Errors: \`NOT_FOUND\`; \`IDEMPOTENCY_CONFLICT\`; \`INVALID_STATE\` for an archived debt;
  \`QUOTA_EXCEEDED\`.
  """
  createNetWorthLiabilityTrade(params: CreateNetWorthLiabilityTradeInput!): LiabilityTrade! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Makes a report on the net worth, of the figures of \`netWorthDashboard\` and its history over the 12
  months before. One of up to 500 holdings and debts is done in the answer; a larger one comes back
  \`QUEUED\`, and the same call with the same \`idempotencyKey\` shows how it goes on. The net worth
  itself stays as it is.
  Errors: \`BAD_USER_INPUT\` for a day in the future; \`NOT_FOUND\` for a portfolio; \`QUOTA_EXCEEDED\`
  where 5 reports are being made, or 100 of the last 7 days are kept; \`IDEMPOTENCY_CONFLICT\`.
  """
  generateNetWorthReport(params: GenerateNetWorthReportInput): NetWorthReport! @cost(weight: 5000) @tokenScope(scope: PORTFOLIO_READ)
  """
  Makes an address under which anyone who has it can look at parts of the net worth. The answer is
  the only one that shows the address. A person may have 100 active links.
  Errors: \`BAD_USER_INPUT\` for \`expiresAt\` in the past, and \`csvEnabled\` with a passcode or
  \`maxViews\`; \`NOT_FOUND\` for a portfolio; \`QUOTA_EXCEEDED\`; \`IDEMPOTENCY_CONFLICT\`;
  \`PROVIDER_UNAVAILABLE\` where too many passcodes wait to be hashed.
  """
  createNetWorthShareLink(params: CreateNetWorthShareLinkInput): NetWorthShareLink! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Ends a share link at once and for good.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` where it has ended already.
  """
  revokeNetWorthShareLink(params: RevokeNetWorthShareLinkInput!): NetWorthShareLink! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Records what happened to a push notification. Needs no token, so that a background worker can call
  it. Safe to repeat: the first record of each status is kept.
  Errors: \`NOT_FOUND\` for an unknown receipt id.
  """
  recordPushReceipt(params: RecordPushReceiptInput!): OperationResult! @anonymous
  """
  Records a received dividend, confirmed at once; with \`reinvestment\` also the purchase. Two equal
  payments of one day are two dividends: \`uniqueIdentifier\` or \`idempotencyKey\` makes a repetition
  safe.
  Errors: \`BAD_USER_INPUT\` where nothing was held and no \`quantity\` is given, or for an ambiguous
  symbol, with the candidates; \`NOT_FOUND\` for the portfolio, the instrument, or where the portfolio
  never held it; \`INVALID_STATE\` for a broker mirror or the liabilities; \`CONFLICT\` where a dividend
  with this \`uniqueIdentifier\` was deleted; \`QUOTA_EXCEEDED\` beyond 100,000 dividends or trades of a
  person; \`PROVIDER_UNAVAILABLE\` where the exchange rate is not available; \`IDEMPOTENCY_CONFLICT\`.
  """
  createNetWorthDividend(params: CreateNetWorthDividendInput!): NetWorthDividend! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Confirms or rejects one dividend that an import brought, or that the market's record proposes, and
  that waits for it. Confirmed, it counts; with \`reinvestment\` the purchase is recorded too.
  \`REJECT\` also takes back a confirmed dividend that should not be there, with its reinvestment.
  Errors: \`BAD_USER_INPUT\` where it is to be paid yet; \`NOT_FOUND\`; \`INVALID_STATE\` where it is
  rejected already, where a confirmed one would be confirmed again, where it changed meanwhile, or
  for a broker mirror; \`INSUFFICIENT_QUANTITY\` where later sales need what a reinvestment that is
  taken back had bought; \`QUOTA_EXCEEDED\` where the holding has 10,000 trades;
  \`PROVIDER_UNAVAILABLE\` where the exchange rate is not available.
  """
  confirmNetWorthDividend(params: ConfirmNetWorthDividendInput!): NetWorthDividend! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Sets how a portfolio takes trades by e-mail. The first time it gives the portfolio an address of
  its own, which cannot be guessed and stays until \`regenerateAddress\`. It takes 100 e-mails and
  100 MiB a day, each of at most 16 MiB; a person may keep 10,000. What is in the attachments is
  read before the text.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` for the liability portfolio or a broker mirror;
  \`PROVIDER_UNAVAILABLE\` where this server takes no e-mails.
  """
  setPortfolioEmailSettings(params: SetPortfolioEmailSettingsInput!): PortfolioEmailSettings! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Reads an e-mail again that failed or needs review. Returns at once; \`getPortfolioEmails\` shows how
  it goes on. What the reading before brought and was not confirmed is replaced. It is kept for 90
  days; one that brought nothing is forgotten then.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` in any other state, or where it is not kept any more;
  \`IDEMPOTENCY_CONFLICT\`.
  """
  retryTradeEmail(params: RetryTradeEmailInput!): PortfolioEmail! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Makes an empty portfolio as a part of the assets portfolio. An account may have 200.
  Errors: \`NOT_FOUND\` for the parent or the household member; \`CONFLICT\` where a \`RELAY\` portfolio
  with this \`externalProvider\` and \`externalId\` exists; \`QUOTA_EXCEEDED\`; \`IDEMPOTENCY_CONFLICT\`.
  """
  createNetworthPortfolio(params: CreateNetworthPortfolioInput!): Portfolio! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Renames a portfolio. Every kind can be renamed, the default ones too.
  Errors: \`NOT_FOUND\`.
  """
  renameNetWorthPortfolio(params: RenameNetWorthPortfolioInput!): Portfolio! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Deletes a portfolio of any kind but the default ones and broker mirrors, with its trades,
  dividends, files, wallet watches and e-mails; \`keepTrades\` moves the first four instead.
  Portfolios under it move to the one above it. Net worth and its history are recomputed.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` for a default portfolio or a broker mirror;
  \`INSUFFICIENT_QUANTITY\` where the trades of both cannot be those of one portfolio;
  \`QUOTA_EXCEEDED\` where the portfolio above it would hold more than 1,000 instruments, or 10,000
  trades of one of them.
  """
  deleteRelayPortfolio(params: DeleteRelayPortfolioInput!): OperationResult! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Takes an instrument out of a portfolio: deletes the holding with all its trades and dividends
  there. Other portfolios keep theirs, and the instrument itself stays. Net worth and its history
  are recomputed.
  Errors: \`NOT_FOUND\` for the portfolio, or where it never held the instrument; \`INVALID_STATE\` for
  a broker mirror, or where a wallet watch brings the instrument.
  """
  deleteInstrumentFromPortfolio(params: DeleteInstrumentFromPortfolioInput!): OperationResult! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Records a trade in a tracked portfolio, confirmed at once. Nothing is bought or sold: orders go
  through \`placeOrder\`. The holding, net worth and their history from that day on are recomputed.
  Errors: \`NOT_FOUND\` for the portfolio, the instrument or a lot; \`INSUFFICIENT_QUANTITY\` where more
  would be sold than was held, then or later; \`INVALID_STATE\` for the liability portfolio or a
  broker mirror; \`CONFLICT\` where a deleted trade has the \`uniqueIdentifier\`; \`QUOTA_EXCEEDED\`
  beyond 1,000 instruments in a portfolio, 2,000 in all of them, 10,000 trades of one or 100,000
  trades in all; \`PROVIDER_UNAVAILABLE\` where the exchange rate is not available;
  \`IDEMPOTENCY_CONFLICT\`.
  """
  createTrade(params: CreateTradeInput!): TrackedTrade! @tokenScope(scope: TRADE)
  """
  Records a trade in an asset of the catalogue, confirmed at once, at that day's last price where
  none is given. Otherwise as \`createTrade\`: nothing is bought or sold.
  Errors: \`BAD_USER_INPUT\` where no price is known for that day; \`NOT_FOUND\` for the asset or the
  portfolio; \`INSUFFICIENT_QUANTITY\` where more would be sold than was held, then or later;
  \`INVALID_STATE\` for the liability portfolio or a broker mirror; \`QUOTA_EXCEEDED\` as of
  \`createTrade\`; \`PROVIDER_UNAVAILABLE\` where a price or an exchange rate is not available;
  \`IDEMPOTENCY_CONFLICT\`.
  """
  createTradeForAsset(params: CreateTradeForAssetInput!): TrackedTrade! @tokenScope(scope: TRADE)
  """
  Records a trade that another service or program brings, named by its symbol and confirmed at once.
  Made for repeated imports: with a \`uniqueIdentifier\` a trade is never recorded twice. Otherwise as
  \`createTrade\`: nothing is bought or sold. It works in every portfolio that takes trades, not in
  only those of \`RELAY\` portfolios.
  Errors: \`BAD_USER_INPUT\` for an ambiguous symbol, with the candidates; \`NOT_FOUND\` for the
  portfolio or the instrument; \`INSUFFICIENT_QUANTITY\` where more would be sold than was held, then
  or later; \`INVALID_STATE\` for the liability portfolio or a broker mirror; \`CONFLICT\` where a
  deleted trade has the \`uniqueIdentifier\`; \`QUOTA_EXCEEDED\` as of \`createTrade\`;
  \`PROVIDER_UNAVAILABLE\` where the exchange rate is not available; \`IDEMPOTENCY_CONFLICT\`.
  """
  createRelayTrade(params: CreateRelayTradeInput!): TrackedTrade! @tokenScope(scope: TRADE)
  """
  Changes a tracked trade, however it was recorded. It does not confirm a pending one. Of a trade
  that a wallet watch brought only the price, the rate, the fee, the cost and the note can change.
  The holding, net worth and their history are recomputed.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` for a rejected trade, one of a broker mirror, or what a chain
  says;
  \`INSUFFICIENT_QUANTITY\` where more would be sold than was held, then or later.
  """
  updateRelayTrade(params: UpdateRelayTradeInput!): TrackedTrade! @tokenScope(scope: TRADE)
  """
  Deletes a tracked trade, however it was recorded. Its \`uniqueIdentifier\` stays taken, so that no
  import brings it back. The holding, net worth and their history are recomputed.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` for a trade of a broker mirror or a wallet watch;
  \`INSUFFICIENT_QUANTITY\` where later sales need what it brought.
  """
  deleteRelayTrade(params: DeleteRelayTradeInput!): OperationResult! @tokenScope(scope: TRADE)
  """
  Confirms or rejects one trade that an import brought and that waits for it, above all a split or a
  consolidation. Confirmed, it counts, and the holding, net worth and their history from that day on
  are recomputed. Other corrections than those here: \`updateRelayTrade\` first.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` where it is not pending; \`INSUFFICIENT_QUANTITY\` where more
  would be sold than was held, then or later.
  """
  confirmNetWorthTrade(params: ConfirmNetWorthTradeInput!): TrackedTrade! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Watches a public address: what it holds comes into the portfolio and counts in net worth. Returns
  at once; the address is read in the background, and again every 15 minutes. What came and left on
  a day becomes one trade of each coin, at the price of that day, for the newest 1,000 changes; what
  was there before them is one trade too. An account may have 50 watches.
  Errors: \`BAD_USER_INPUT\` for an address that is not one of the chain; \`NOT_FOUND\` for the
  portfolio; \`INVALID_STATE\` for the liability portfolio or a broker mirror; \`CONFLICT\` where the
  caller watches this address already; \`QUOTA_EXCEEDED\`; \`PROVIDER_UNAVAILABLE\` where the server
  reads no addresses of the chain; \`IDEMPOTENCY_CONFLICT\`.
  """
  addWalletWatch(params: AddWalletWatchInput!): WalletWatch! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Stops watching an address. What the watch brought leaves the portfolio and net worth, also in
  their history.
  Errors: \`NOT_FOUND\`; \`INSUFFICIENT_QUANTITY\` where trades recorded by hand need what it brought.
  """
  deleteWalletWatch(params: DeleteWalletWatchInput!): OperationResult! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Makes a portfolio for a crypto wallet that is kept elsewhere; with \`watch\` its address is read in
  the background. It cannot receive or send anything: a wallet for deposits comes from
  \`createCryptoCurrencyWallets\`. An account may have 200 portfolios and 50 watches.
  Errors: \`BAD_USER_INPUT\` for an address that is not one of the chain; \`CONFLICT\` where the caller
  watches this address already; \`QUOTA_EXCEEDED\`; \`PROVIDER_UNAVAILABLE\` where the server reads no
  addresses of the chain; \`IDEMPOTENCY_CONFLICT\`.
  """
  createCryptoWallet(params: CreateCryptoWalletInput!): Portfolio! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Puts money to work in a strategy or in weights of one's own. The amount is set apart at once, and
  a first run buys with it: \`runs\` shows how it goes on. A person may have 100 that are not closed.
  For assets of another currency than the account's, runs exchange money at the rate of the moment,
  less the fee of the caller's plan (\`getMyForexFeeRate\`), and what sales bring is exchanged back;
  accounts with an outside broker hold only assets of their own currency. The platform account needs
  an approved identity check, a signed customer agreement and the signed strategy disclosure; some
  strategies need a higher plan.
  Errors: \`BAD_USER_INPUT\` for weights that do not fit, or less than the minimum; \`NOT_FOUND\`;
  \`INVALID_STATE\` for a strategy that is not published; \`PLAN_REQUIRED\`; \`KYC_REQUIRED\`;
  \`AGREEMENT_REQUIRED\`; \`ACCOUNT_RESTRICTED\`; \`INSUFFICIENT_FUNDS\`; \`INSUFFICIENT_QUANTITY\`;
  \`ASSET_NOT_TRADABLE\`; \`QUOTA_EXCEEDED\`; \`IDEMPOTENCY_CONFLICT\`.
  """
  createActiveStrategy(params: CreateActiveStrategyInput!): ActiveStrategy! @tokenScope(scope: TRADE) @movesMoney
  """
  Changes settings and target weights of an active strategy. It places no orders: new weights take
  effect with the next run, for example by \`rebalanceActiveStrategy\`.
  Errors: \`BAD_USER_INPUT\` for weights that do not fit, or \`autoSync\` with own weights; \`NOT_FOUND\`;
  \`CONFLICT\` for new weights while a run is open; \`INVALID_STATE\` where it is closed;
  \`ASSET_NOT_TRADABLE\`.
  """
  updateActiveStrategy(params: UpdateActiveStrategyInput!): ActiveStrategy! @tokenScope(scope: TRADE)
  """
  Pauses an active strategy, or lets it work again. Pausing stops a run that is open: its open
  orders are cancelled, and what was filled stays. Safe to repeat.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` before the first run has ended, while it is being liquidated,
  and where it is closed.
  """
  setActiveStrategyStatus(params: SetActiveStrategyStatusInput!): ActiveStrategy! @tokenScope(scope: TRADE)
  """
  Says which of the account's shares belong to an active strategy. Nothing is bought or sold: the
  shares stay in the account and change between the strategy and the rest of it.
  Errors: \`BAD_USER_INPUT\` for an asset that is given twice, or that the strategy neither holds nor
  is to hold; \`NOT_FOUND\`; \`CONFLICT\` while a run is open; \`INVALID_STATE\` where it is closed;
  \`INSUFFICIENT_QUANTITY\` where fewer can be attached; \`IDEMPOTENCY_CONFLICT\`.
  """
  setAssetShares(params: SetAssetSharesInput!): ActiveStrategy! @tokenScope(scope: TRADE) @movesMoney
  """
  Takes over the present weights of the strategy that an active strategy follows, in place of older
  or own ones, and starts a run to them. Where nothing differs, nothing happens.
  Errors: \`NOT_FOUND\`; \`CONFLICT\` while a run is open; \`INVALID_STATE\` where it follows no strategy
  or is closed; \`ASSET_NOT_TRADABLE\`; \`ACCOUNT_RESTRICTED\`; \`IDEMPOTENCY_CONFLICT\`.
  """
  syncWithSourceStrategy(params: SyncWithSourceStrategyInput!): ActiveStrategy! @tokenScope(scope: TRADE) @movesMoney
  """
  Adds cash of the account to an active strategy and starts a run that buys with it, the holdings
  farthest below their targets first. Needs what \`createActiveStrategy\` needs.
  Errors: \`NOT_FOUND\`; \`CONFLICT\` while a run is open; \`INVALID_STATE\` where it is closed;
  \`INSUFFICIENT_FUNDS\`; \`ACCOUNT_RESTRICTED\`; \`KYC_REQUIRED\`; \`AGREEMENT_REQUIRED\`; \`PLAN_REQUIRED\`;
  \`IDEMPOTENCY_CONFLICT\`.
  """
  contributeToActiveStrategy(params: ContributeToActiveStrategyInput!): RebalanceRun! @tokenScope(scope: TRADE) @movesMoney
  """
  Starts a run that brings an active strategy back to its target weights. It does not wait for
  \`cooldownDays\`. Nothing can be undone once orders are filled: look at \`getRebalancePreview\` first.
  Errors: \`NOT_FOUND\`; \`CONFLICT\` while a run is open, and where the preview has ended, was run
  already, or no longer fits what is held; \`INVALID_STATE\` where it is closed; \`ACCOUNT_RESTRICTED\`;
  \`KYC_REQUIRED\`; \`AGREEMENT_REQUIRED\`; \`IDEMPOTENCY_CONFLICT\`.
  """
  rebalanceActiveStrategy(params: RebalanceActiveStrategyInput!): RebalanceRun! @tokenScope(scope: TRADE) @movesMoney
  """
  Starts a run that sells an active strategy, whole or in part, or hands its shares back to the
  account. The whole closes it, stops a run that is open, and ends its regular contribution. Works
  without an approved identity check too, so that a person can always get out.
  Errors: \`BAD_USER_INPUT\` for \`keepShares\` with an amount, or an amount of all that it is worth;
  \`NOT_FOUND\`; \`CONFLICT\` for a part while a run is open, and for either while a liquidation is;
  \`INVALID_STATE\` where it is closed; \`IDEMPOTENCY_CONFLICT\`.
  """
  liquidateActiveStrategy(params: LiquidateActiveStrategyInput!): RebalanceRun! @tokenScope(scope: TRADE) @movesMoney
  """
  Makes a strategy, as a draft or published at once. A person may have 100.
  Errors: \`BAD_USER_INPUT\` for weights that do not fit; \`NOT_FOUND\` for an asset or the source;
  \`ASSET_NOT_TRADABLE\`; \`QUOTA_EXCEEDED\`; \`IDEMPOTENCY_CONFLICT\`.
  """
  createStrategy(params: CreateStrategyInput!): Strategy! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Changes a strategy of the caller's, publishes or archives it. New weights make a new version: its
  followers are notified, and active strategies are \`outOfSync\` until they take it over.
  Errors: \`BAD_USER_INPUT\` for weights that do not fit; \`NOT_FOUND\`; \`CONFLICT\` where
  \`expectedVersion\` is not the present one; \`INVALID_STATE\` for an archived strategy, for a step
  back in \`status\`, and for hiding it from people who follow or invest in it; \`ASSET_NOT_TRADABLE\`.
  """
  updateStrategy(params: UpdateStrategyInput!): Strategy! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Deletes a strategy of the caller's. One that others follow, or that anybody has money in, is
  archived instead: \`outcome\` says which of the two happened.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` for an archived strategy that still has followers or money.
  """
  deleteStrategy(params: DeleteStrategyInput!): StrategyDeletion! @tokenScope(scope: PORTFOLIO_WRITE)
  """
  Follows a published strategy, or changes how the caller follows it. It moves no money:
  \`createActiveStrategy\` invests. Some strategies need a higher plan: see \`requiredTier\`.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` for a strategy that is not published; \`PLAN_REQUIRED\`.
  """
  subscribeToStrategy(params: SubscribeToStrategyInput!): StrategySubscription! @tokenScope(scope: TRADE)
  """
  Follows a strategy no longer. Active strategies made from it keep their holdings and target
  weights; their \`autoSync\` is switched off. Safe to repeat: \`affectedCount\` is 0 where the caller
  did not follow it.
  Errors: \`NOT_FOUND\` for an unknown strategy.
  """
  unsubscribeFromStrategy(params: UnsubscribeFromStrategyInput!): OperationResult! @tokenScope(scope: TRADE)
  """
  Votes on assets of a community strategy, and answers with these votes in the order given. The
  votes advise the strategy's maker; they change no weights and move no money. Safe to repeat.
  Errors: \`BAD_USER_INPUT\` for an asset that is given twice or is not in the strategy; \`NOT_FOUND\`;
  \`INVALID_STATE\` where voting is off or the strategy is not published.
  """
  createStrategyAssetVotes(params: CreateStrategyAssetVotesInput!): [StrategyAssetVote!]! @tokenScope(scope: PROFILE_WRITE)
  """
  Places an order. It holds the cash or the shares that it may need, fees included, and goes to the
  market; the answer shows it as taken, and \`getOrders\` how it goes on. Needs an approved identity
  check and a signed customer agreement for the platform account.
  Errors: \`BAD_USER_INPUT\`, \`NOT_FOUND\`, \`KYC_REQUIRED\`, \`AGREEMENT_REQUIRED\`,
  \`ACCOUNT_RESTRICTED\`, \`ORDER_REJECTED\` for a limit of the account's settings,
  \`ASSET_NOT_TRADABLE\`, also for an asset that the account is short of with its own broker,
  \`ASSET_NOT_FRACTIONABLE\`, \`INSUFFICIENT_FUNDS\`, \`INSUFFICIENT_QUANTITY\`, \`MARKET_CLOSED\` for
  \`IOC\`, \`FOK\`, \`OPG\` and \`CLS\`, \`PROVIDER_UNAVAILABLE\` for a market order without a current price,
  and under a daily loss limit where something that the account has cannot be valued, \`WASH_TRADE\`,
  \`IDEMPOTENCY_CONFLICT\`, \`CONFLICT\` for a \`clientOrderId\` in use.
  """
  placeOrder(params: PlaceOrderInput!): Order! @tokenScope(scope: TRADE) @movesMoney
  """
  Cancels an order that is still open and gives back what it holds. A fill may come first, and a
  market that does not answer leaves it \`PENDING_CANCEL\`: read \`status\` in the answer.
  Errors: \`NOT_FOUND\`, \`ORDER_NOT_CANCELABLE\` where the order is final, or a cancel or an edit is on
  its way; \`IDEMPOTENCY_CONFLICT\`.
  """
  cancelOrder(params: CancelOrderInput!): Order! @tokenScope(scope: TRADE) @movesMoney
  """
  Edits an open order by putting a new one in its place, and answers with the new order. It works
  for what the old one had not filled; its id is new, and \`replacesOrderId\` leads back. More cash or
  shares that it may need are held before anything changes. A fill may come first: the old order is
  then \`FILLED\` and the new one \`REJECTED\`. Cancel an order to change its asset, side, type or
  account.
  Errors: \`BAD_USER_INPUT\`; \`NOT_FOUND\`; \`ORDER_NOT_EDITABLE\` where the order is final, not yet with
  the market, already being edited, or an active strategy's; \`ACCOUNT_RESTRICTED\`; \`ORDER_REJECTED\`
  for a limit of the account; \`ASSET_NOT_TRADABLE\`, also where the account has become short of the
  asset with its own broker; \`ASSET_NOT_FRACTIONABLE\`; \`INSUFFICIENT_FUNDS\`;
  \`INSUFFICIENT_QUANTITY\`; \`MARKET_CLOSED\` for a change to \`IOC\` or \`FOK\`; \`WASH_TRADE\`;
  \`PROVIDER_UNAVAILABLE\` for a market order without a current price; \`CONFLICT\` for a
  \`clientOrderId\` in use; \`IDEMPOTENCY_CONFLICT\`.
  """
  editOrder(params: EditOrderInput!): Order! @tokenScope(scope: TRADE) @movesMoney
  """
  Sells a position, whole or in part, with one market order: \`DAY\` for shares, \`GTC\` for crypto
  assets. On a closed market it waits for the opening. What an active strategy holds is not sold:
  \`liquidateActiveStrategy\` sells that. Works without an approved identity check too, so that a
  person can always get out.
  Errors: \`BAD_USER_INPUT\` for an ambiguous ticker and for lots that cannot be named; \`NOT_FOUND\`
  for the account, where it holds nothing of the asset, and for a lot; \`INSUFFICIENT_QUANTITY\` where
  less can be sold; \`ORDER_NOT_CANCELABLE\` where an open order is just being edited;
  \`ACCOUNT_RESTRICTED\` where the account is closed or disconnected; \`ASSET_NOT_TRADABLE\`, also for
  what only the account's broker can trade: short positions, options and what the catalogue lacks;
  \`ASSET_NOT_FRACTIONABLE\`; \`WASH_TRADE\` where \`cancelOpenOrders\` is false; \`PROVIDER_UNAVAILABLE\`
  without a current price; \`IDEMPOTENCY_CONFLICT\`.
  """
  liquidatePosition(params: LiquidatePositionInput!): Order! @tokenScope(scope: TRADE) @movesMoney
}

"Operations that push events over the WebSocket with the \`graphql-transport-ws\` protocol."
type Subscription {
  """
  The notifications that the assistant sends without being asked: first what is kept, oldest first,
  then each new notification, until the caller ends it. Notifications are kept for 24 hours. Pass
  \`afterId\` after a break, so that none is missed or comes twice.
  Errors: \`NOT_FOUND\` where \`afterId\` is the id of something else.
  """
  assistantNotifications(params: AssistantNotificationsInput): AssistantNotification! @tokenScope(scope: PROFILE_READ)
  """
  One reply of the assistant as it is written: first the events after \`afterSequence\`, then each new
  one, in order and without gaps. It ends by itself with \`COMPLETED\`, \`ERROR\` or \`CANCELED\`. The
  events of a reply are kept for 24 hours after its end; after that the stream gives only the last.
  Errors: \`NOT_FOUND\` for an unknown reply, or where its thread is deleted.
  """
  assistantStream(params: AssistantStreamInput!): AssistantStreamEvent! @tokenScope(scope: PROFILE_READ)
  """
  The caller's export jobs at every change of state or progress. With \`id\` the present state
  comes first, and the stream ends once the job has ended. Jobs of a type that \`requestExport\` would
  refuse the token are left out.
  Errors: \`NOT_FOUND\` for the job; \`FORBIDDEN\` for a job of such a type.
  """
  exportJobUpdated(params: ExportJobUpdatedInput): ExportJob! @tokenScope(scope: FUNDING_READ)
  """
  Live prices: the last price of each asset at once, then each newer one, at most four a second per
  asset. A slow reader gets the latest price of each asset and misses those in between. An asset of
  which no price is known sends nothing until there is one. Any valid token may call it.
  Errors: \`NOT_FOUND\` for an unknown asset; \`BAD_USER_INPUT\` where neither \`assetIds\` nor \`symbols\`
  is given, they name more than 200 assets, or several exchanges use a ticker.
  """
  livePriceData(params: LivePriceDataInput!): LivePrice! @public
  """
  News as it is published, in order. A slow reader misses the oldest events, and the next one says
  how many. Pass \`afterId\` after a break, so that none is missed; a piece that its source brought
  late may come again. Any valid token may call it.
  Errors: \`NOT_FOUND\` for an unknown asset; \`BAD_USER_INPUT\` where \`afterId\` is the id of something
  else; with \`afterId\` also \`PROVIDER_UNAVAILABLE\`.
  """
  newsUpdates(params: NewsUpdatesInput): NewsUpdate! @public
}

"What a mutation did that has no object to return. A failure is always an error instead."
type OperationResult {
  "The object acted on, where there is exactly one that the caller may know."
  id: ID
  "How many objects changed. 0 where nothing was left to do, or where telling would reveal others."
  affectedCount: Int!
  "The objects that changed, at most 500. Empty where telling would reveal others."
  affectedIds: [ID!]!
  "One sentence for a person."
  message: String!
}

"Whether money and markets are real to the platform or practice."
enum TradingMode {
  "The platform account and connected live broker accounts."
  LIVE
  "Practice accounts with play money."
  PAPER
}

"The plan that an account is on. Only paid plans grant scopes beyond \`identity\`."
enum SubscriptionTier {
  "No paid plan: the account can sign in and call public operations."
  FREE
  "The first paid plan."
  PLUS
  "The second paid plan."
  PRO
  "The highest paid plan."
  PRIVATE
}

"An amount of money."
type Money {
  "The amount, in units of \`currency\`."
  amount: Decimal!
  "The currency."
  currency: CurrencyCode!
}

"An amount of money."
input MoneyInput {
  "The amount, in units of \`currency\`."
  amount: Decimal! @constraint(min: "0", max: "1000000000000", scale: 8)
  "The currency."
  currency: CurrencyCode!
}

"A range of money, open where an end is null."
type MoneyRange {
  "The lower end. Null: open."
  min: Decimal
  "The upper end. Null: open."
  max: Decimal
  "The currency of both ends."
  currency: CurrencyCode!
}

"A range of money. At least one end is given, and \`min\` is not above \`max\`."
input MoneyRangeInput {
  "The lower end."
  min: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  "The upper end."
  max: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  "The currency of both ends."
  currency: CurrencyCode!
}

"A postal address."
type Address {
  "Street and number."
  line1: String!
  "What the first line does not hold. Null: nothing more."
  line2: String
  "City, town or suburb."
  city: String!
  "State, province or region, where the country has them."
  region: String
  "Postal code, where the country has them."
  postalCode: String
  "The country."
  country: CountryCode!
}

"A postal address."
input AddressInput {
  "Street and number."
  line1: String! @constraint(minLength: 1, maxLength: 120, format: LINE)
  "What the first line does not hold."
  line2: String @constraint(minLength: 1, maxLength: 120, format: LINE)
  "City, town or suburb."
  city: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
  "State, province or region, where the country has them."
  region: String @constraint(minLength: 1, maxLength: 80, format: LINE)
  "Postal code, where the country has them."
  postalCode: String @constraint(minLength: 1, maxLength: 16, format: LINE)
  "The country."
  country: CountryCode!
}

"One point of a series by day."
type DataPoint {
  "The day."
  date: Date!
  "The value on that day."
  value: Decimal!
}

"A span of time, counted back from its end."
enum PastRange {
  """
  One day: of bars the trading day that has started last, of returns the last close and the close
  before it, of other histories the day or the 24 hours before the end.
  """
  D1
  "One week."
  W1
  "One month."
  M1
  "Three months."
  M3
  "Six months."
  M6
  """
  The calendar year of the end: histories from January 1 on, returns from the last close of December
  on.
  """
  YTD
  "One year."
  Y1
  "Three years."
  Y3
  "Five years."
  Y5
  "Everything there is."
  ALL
}

"The length of one step of a history by day."
enum HistoryTimeframe {
  "One day."
  DAY_1
  "One week, from Monday to Sunday."
  WEEK_1
  "One calendar month."
  MONTH_1
}

"The length of one step of a series."
enum Timeframe {
  "One minute."
  MIN_1
  "Five minutes."
  MIN_5
  "Fifteen minutes."
  MIN_15
  "Thirty minutes."
  MIN_30
  "One hour."
  HOUR_1
  "Four hours."
  HOUR_4
  "One day."
  DAY_1
  "One week, from Monday."
  WEEK_1
  "One calendar month."
  MONTH_1
}

"A setting as name and value."
type NamedValue {
  "The name."
  name: String!
  "The value as text."
  value: String!
}

"A setting as name and value."
input NamedValueInput {
  "The name."
  name: String! @constraint(minLength: 1, maxLength: 60, format: LINE)
  "The value as text. Null removes the setting."
  value: String @constraint(maxLength: 500)
}

"The order of a list."
enum SortDirection {
  "Oldest or smallest first."
  ASC
  "Newest or largest first."
  DESC
}

"The content of a file: one of the two."
input FileContentInput @oneOf {
  """
  The \`uploadId\` that \`POST /uploads\` gave out, for files up to 20 MiB. It works once. That answers
  413 to a larger file, 422 to one in which something harmful was found, and 503 while files cannot
  be scanned.
  """
  uploadId: ID @constraint(format: UUID)
  """
  The bytes of the file as base64, at most 700,000 characters. All of a request is at most 1 MiB; a
  larger one is \`PAYLOAD_TOO_LARGE\`.
  """
  base64: String @constraint(minLength: 4, maxLength: 700000)
}

"Which part of a list inside an object to read."
input PartInput {
  "How many entries a page holds, 1 to 500."
  limit: Int! = 20 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before, of the same object."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"A meeting of the person with an adviser or with the platform's staff."
type Appointment {
  "The appointment's id."
  id: ID!
  "What it is about."
  title: String!
  "The adviser. Null if the platform's staff attends instead."
  expert: Expert
  "When it begins."
  startsAt: DateTime!
  "When it ends."
  endsAt: DateTime!
  "The IANA time zone that it was agreed in, for example \`Pacific/Auckland\`."
  timeZone: String!
  "Whether it is yet to come or has been."
  status: AppointmentStatus!
  "The https address of the video call. Null if the appointment is not a video call."
  meetingUrl: String
  "What the person noted on booking it. Null: none."
  note: String
  "When it was booked."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"Whether an appointment is yet to come or has been."
enum AppointmentStatus {
  "It is booked."
  SCHEDULED
  "It took place, as the host noted. Final."
  COMPLETED
  "The person or the host called it off. Final."
  CANCELED
  "The person did not come, as the host noted. Final."
  NO_SHOW
}

"Appointments, the latest beginning first."
type AppointmentPage {
  "The appointments of this page."
  nodes: [Appointment!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"Which appointments to read."
input FetchUserAppointmentsInput {
  "Only appointments with these ids. Ids that the caller has none of are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 200, format: UUID)
  "Only appointments in one of these states. Default: all."
  statuses: [AppointmentStatus!] @constraint(minItems: 1, maxItems: 10)
  "Only appointments that begin at or after this moment. Default: all."
  from: DateTime
  "Only appointments that begin before this moment. Default: all, those to come too."
  to: DateTime
  "How many appointments a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"A device that push notifications go to."
type DeviceToken {
  "The device's id."
  id: ID!
  "What kind of device it is."
  platform: DevicePlatform!
  "The service that brings the notifications."
  provider: PushProvider!
  "The last six characters of the token, to tell devices apart. The token itself is not shown."
  tokenSuffix: String!
  "The name of the device, if the app gave it."
  deviceName: String
  "The version of the app, if the app gave it."
  appVersion: String
  "The language of notifications, as a BCP 47 tag. Null: that of the account."
  locale: String
  "Whether notifications still reach it. False once the service has refused the token."
  active: Boolean!
  "When the app last registered it."
  lastSeenAt: DateTime!
  "When the app first registered it."
  createdAt: DateTime!
}

"What kind of device it is."
enum DevicePlatform {
  "An iPhone or iPad."
  IOS
  "An Android device."
  ANDROID
  "A browser."
  WEB
}

"A service that brings push notifications to devices."
enum PushProvider {
  "Apple Push Notification service. The default for \`IOS\`."
  APNS
  "Firebase Cloud Messaging. The default for \`ANDROID\`."
  FCM
  "Expo, for apps built with it."
  EXPO
  "The browser's own service, after RFC 8030. The default for \`WEB\`."
  WEB_PUSH
}

"The keys of a browser's push subscription, in base64url."
input WebPushKeysInput {
  "The public key \`p256dh\`: 65 bytes."
  p256dh: String! @constraint(minLength: 86, maxLength: 90, format: LINE)
  "The shared secret \`auth\`: 16 bytes."
  auth: String! @constraint(minLength: 22, maxLength: 26, format: LINE)
}

"A device to send push notifications to."
input RegisterDeviceTokenInput {
  "What the push service gave the app. For \`WEB_PUSH\`: the https \`endpoint\` of the subscription."
  token: String! @constraint(minLength: 8, maxLength: 4096, format: LINE)
  "What kind of device it is."
  platform: DevicePlatform!
  "The service that brings the notifications. Default: the usual one of the platform."
  provider: PushProvider
  "The keys of the subscription: needed for \`WEB_PUSH\`, refused for others."
  webPushKeys: WebPushKeysInput
  "The name of the device, as the person knows it."
  deviceName: String @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The version of the app."
  appVersion: String @constraint(minLength: 1, maxLength: 40, format: LINE)
  "The language of notifications, as a BCP 47 tag such as \`en-NZ\`. Default: that of the account."
  locale: String @constraint(minLength: 2, maxLength: 35, format: LINE)
}

"Which device to remove."
input RemoveDeviceTokenInput {
  "The device's id."
  id: ID! @constraint(format: UUID)
}

"Which token to drop."
input UnregisterDeviceTokenInput {
  "The token, as it was registered."
  token: String! @constraint(minLength: 8, maxLength: 4096, format: LINE)
}

"Which devices to list."
input FetchMyDeviceTokensInput {
  "Only devices with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 50, format: UUID)
}

"What the investment calculator was asked, and where to mail it. Amounts are in any one currency."
input EmailLinkToInvestmentCalculatorInput {
  "The address to mail the link to."
  email: String! @constraint(format: EMAIL, maxLength: 254)
  "The sum to begin with."
  initialAmount: Decimal! @constraint(min: "0", max: "1000000000000", scale: 8)
  "What is added each month."
  monthlyContribution: Decimal! @constraint(min: "0", max: "1000000000000", scale: 8)
  "For how many years."
  years: Int! @constraint(min: "1", max: "100")
  "The yearly return, in percent: 7 for 7 percent."
  returnPercent: Decimal! @constraint(min: "-50", max: "100", scale: 6)
}

"What kind of investor the person is, by their own answers. It steers what is suggested to them."
type InvestorPreferences {
  "How much loss the person can bear. Null: not answered."
  riskTolerance: RiskTolerance
  "How much the person has invested before. Null: not answered."
  experience: InvestorExperience
  "For how many years the person means to invest. Null: not answered."
  investmentHorizonYears: Int
  "What the person invests for. Empty: not answered."
  objectives: [InvestmentObjective!]!
  "Sectors that the person prefers. Empty: not answered."
  sectors: [Sector!]!
  "Sectors that are not suggested. Empty: none."
  excludedSectors: [Sector!]!
  "The kinds of asset to suggest. Empty: all."
  assetClasses: [AssetClass!]!
  "Whether the person prefers sustainable investments. Null: not answered."
  prefersSustainable: Boolean
  "What the person means to invest each month. Null: not answered."
  monthlyBudget: Money
  "The yearly income before tax. Null: not answered."
  annualIncome: MoneyRange
  "All that the person owns less what they owe. Null: not answered."
  netWorth: MoneyRange
  "The part of the net worth that can be sold within days. Null: not answered."
  liquidNetWorth: MoneyRange
  """
  How much risk fits the person, from 1 (least) to 100, reckoned from risk tolerance, experience and
  horizon. Null until all three are answered.
  """
  riskScore: Int
  "When the three answers behind \`riskScore\` were first all there. Null: one of them is missing."
  completedAt: DateTime
  "When an answer last changed. Null: no answer yet."
  updatedAt: DateTime
}

"How much risk someone can bear, or something carries."
enum RiskTolerance {
  "Hardly any: a loss of about 5 percent in a bad year."
  VERY_LOW
  "A little: a loss of about 10 percent in a bad year."
  LOW
  "Some: a loss of about 20 percent in a bad year."
  MEDIUM
  "Much: a loss of about 35 percent in a bad year."
  HIGH
  "As much as it takes: a loss of half or more in a bad year."
  VERY_HIGH
}

"How much someone has invested before."
enum InvestorExperience {
  "Never."
  NONE
  "A few times, or only through funds and savings plans."
  LIMITED
  "For some years, with shares and funds."
  GOOD
  "For many years, with complex products too, or as a profession."
  EXTENSIVE
}

"What someone invests for."
enum InvestmentObjective {
  "To keep what there is."
  PRESERVATION
  "To live on dividends and interest."
  INCOME
  "To let wealth grow over years."
  GROWTH
  "To gain much in a short time, with the risk of losing it."
  SPECULATION
  "To have enough after working life."
  RETIREMENT
  "To afford a large purchase, such as a home."
  LARGE_PURCHASE
  "To learn how investing works."
  LEARNING
}

"""
The answers of the person about themselves as an investor. A field left out stays as it is; null
forgets the answer; an empty list empties it.
"""
input SaveInvestorPreferencesInput {
  "How much loss the person can bear."
  riskTolerance: RiskTolerance
  "How much the person has invested before."
  experience: InvestorExperience
  "For how many years the person means to invest."
  investmentHorizonYears: Int @constraint(min: "0", max: "80")
  "What the person invests for. It replaces what was there."
  objectives: [InvestmentObjective!] @constraint(maxItems: 10)
  "Sectors that the person prefers. It replaces what was there."
  sectors: [Sector!] @constraint(maxItems: 11)
  "Sectors not to suggest; none of \`sectors\`. It replaces what was there."
  excludedSectors: [Sector!] @constraint(maxItems: 11)
  "The kinds of asset to suggest. It replaces what was there."
  assetClasses: [AssetClass!] @constraint(maxItems: 10)
  "Whether the person prefers sustainable investments."
  prefersSustainable: Boolean
  "What the person means to invest each month."
  monthlyBudget: MoneyInput
  "The yearly income before tax."
  annualIncome: MoneyRangeInput
  "All that the person owns less what they owe."
  netWorth: MoneyRangeInput
  "The part of the net worth that can be sold within days."
  liquidNetWorth: MoneyRangeInput
}

"Whether the account's e-mail address receives the newsletter."
type NewsletterSubscription {
  "The account's e-mail address."
  email: String!
  "Whether the newsletter comes."
  status: NewsletterStatus!
  "What it is about. Empty unless \`status\` is \`PENDING\` or \`SUBSCRIBED\`."
  topics: [NewsletterTopic!]!
  "When the link in the mail was followed. Null until then."
  confirmedAt: DateTime
  "When it last ended. Null if it never did."
  unsubscribedAt: DateTime
}

"Whether the newsletter comes."
enum NewsletterStatus {
  "It was never asked for, or the asking was not confirmed within 7 days."
  NOT_SUBSCRIBED
  "\`subscribeToNewsletter\` has mailed a link that waits to be followed."
  PENDING
  "The link was followed: it comes."
  SUBSCRIBED
  "The link at the end of a newsletter was followed: it no longer comes."
  UNSUBSCRIBED
}

"What newsletters are about."
enum NewsletterTopic {
  "The week in the markets."
  MARKETS
  "What is new on the platform."
  PRODUCT
  "Articles and courses on investing."
  LEARNING
  "Strategies and trade ideas that did well or are new."
  IDEAS
}

"Who wants which newsletter."
input SubscribeToNewsletterInput {
  "The address to send it to."
  email: String! @constraint(format: EMAIL, maxLength: 254)
  "The topics to write about."
  topics: [NewsletterTopic!]! = [MARKETS, PRODUCT, LEARNING, IDEAS] @constraint(minItems: 1, maxItems: 10)
}

"An outside identity that the person can sign in with."
type OAuthLink {
  "The link's id."
  id: ID!
  "Who vouches for the identity."
  provider: OAuthProvider!
  "The person's id at the provider."
  providerUserId: String!
  """
  The e-mail address that the provider gave, which may differ from the account's. Null: the provider
  gave none.
  """
  email: String
  "When the person last signed in with it. Null: never."
  lastUsedAt: DateTime
  "When it was linked."
  createdAt: DateTime!
}

"A provider of outside identities. An operator may offer some of them or none."
enum OAuthProvider {
  "Google."
  GOOGLE
  "Apple."
  APPLE
  "The OpenID Connect provider that the operator of this platform has set up."
  OIDC
}

"An outside identity to link, right after the provider sent the person back."
input CreateOAuthLinkInput {
  "The provider that the person signed in at."
  provider: OAuthProvider!
  "The \`code\` that the provider's redirect carried. It works once."
  authorizationCode: String! @constraint(minLength: 1, maxLength: 2048, format: LINE)
  "The redirect URI that the provider returned to, one of those that the operator registered."
  redirectUri: String! @constraint(minLength: 9, maxLength: 500, format: LINE)
  "The PKCE verifier, where the request to the provider carried a challenge."
  codeVerifier: String @constraint(minLength: 43, maxLength: 128, format: LINE)
  """
  The account's password. Needed where the person has no second factor and the session was not
  stepped up.
  """
  password: String @constraint(minLength: 1, maxLength: 200)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
  """
  Makes a repetition safe: the same key with the same input returns the same link and makes
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Which outside identity to unlink."
input DeleteOAuthLinkInput {
  "The link's id, from \`UserAccount.security.oauthLinks\`."
  id: ID! @constraint(format: UUID)
  """
  The account's password. Needed where the person has no second factor and the session was not
  stepped up.
  """
  password: String @constraint(minLength: 1, maxLength: 200)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"A passkey: a WebAuthn credential that signs the person in without a password."
type Passkey {
  "The passkey's id here, not its WebAuthn credential id."
  id: ID!
  "The person's name for it."
  name: String!
  "The authenticator model as a UUID, if the authenticator gave it."
  aaguid: String
  "Whether it can live on several devices."
  deviceType: PasskeyDeviceType!
  "Whether it is backed up, for example in the maker's cloud."
  backedUp: Boolean!
  "How a browser can reach it, as far as the authenticator says. At most one entry of each."
  transports: [PasskeyTransport!]!
  "When it was last used. Null: never since its enrollment."
  lastUsedAt: DateTime
  "When it was enrolled."
  createdAt: DateTime!
}

"Whether a passkey can live on several devices."
enum PasskeyDeviceType {
  "It stays on one device, such as a security key."
  SINGLE_DEVICE
  "It can be synced between devices."
  MULTI_DEVICE
}

"How a browser reaches a passkey, as WebAuthn names it."
enum PasskeyTransport {
  "A security key in a USB port."
  USB
  "A security key held near."
  NFC
  "Bluetooth Low Energy."
  BLE
  "A smart card in a reader."
  SMART_CARD
  "Another device close by, such as a phone that scans a QR code."
  HYBRID
  "The device itself."
  INTERNAL
}

"Which passkey to remove."
input RemovePasskeyInput {
  "The passkey's id."
  id: ID! @constraint(format: UUID)
  """
  The account's password. Needed where the person has no second factor and the session was not
  stepped up.
  """
  password: String @constraint(minLength: 1, maxLength: 200)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"Which passkeys to list."
input FetchMyPasskeysInput {
  "Only passkeys with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 20, format: UUID)
}

"How apps look, and which notifications the person wants."
type UserPreferences {
  "Whether the value axis of charts begins at zero. Default of a new account: false."
  chartStartAtZero: Boolean!
  """
  Whether apps open with the net worth instead of the invest account. Default of a new account:
  false.
  """
  netWorthAsHomePage: Boolean!
  "Whether the person gets news of the product by e-mail. Changed with \`updateUserProfile\`."
  marketingEmails: Boolean!
  """
  What the person is notified about and how: one entry per topic. Changed with \`updateUserProfile\`.
  """
  notifications: [NotificationPreference!]!
  """
  When nothing that can wait is sent by push or e-mail. Null: at any time. Changed with
  \`updateUserProfile\`.
  """
  quietHours: QuietHours
  """
  The key with which a browser subscribes to push messages, in base64url: its
  \`applicationServerKey\`. Null while the server sends none.
  """
  webPushKey: String
}

"""
Hours of each day in which notifications wait, by the clock of the account's \`timeZone\`. What is
\`CRITICAL\` does not wait.
"""
type QuietHours {
  "The hour at which they begin, 0 to 23."
  fromHour: Int!
  "The hour at which they end, 0 to 23. Before \`fromHour\`: on the next day."
  toHour: Int!
}

"The quiet hours, in which notifications wait, on the clock of the account's \`timeZone\`."
input QuietHoursInput {
  "The hour at which it begins, 0 to 23."
  fromHour: Int! @constraint(min: "0", max: "23")
  "The hour at which it ends, 0 to 23; another one. Before \`fromHour\`: on the next day."
  toHour: Int! @constraint(min: "0", max: "23")
}

"How the person is notified about one topic."
type NotificationPreference {
  "The topic."
  topic: NotificationTopic!
  """
  Whether it is sent to the person's devices as a push notification. Default of a new account: true.
  """
  push: Boolean!
  "Whether it is sent by e-mail. Default of a new account: true, except for \`MARKET\`."
  email: Boolean!
}

"What a notification is about. News on security and on the identity check always comes by e-mail."
enum NotificationTopic {
  "Orders that are filled, cancelled, refused or expired."
  ORDERS
  "Great moves, earnings and other news of assets held or liked."
  MARKET
  "Dividends and other payouts."
  DIVIDENDS
  "Deposits, withdrawals, cards and crypto transfers."
  FUNDING
  "Strategies: drift, rebalancing and changes by their authors."
  STRATEGIES
  "Trade ideas: new ones, and what has come of them."
  TRADE_IDEAS
  "Goals, documents and imported trades of the net worth."
  NET_WORTH
  "Insights of the assistant."
  ASSISTANT
  "Statements, tax forms, reports and exports that are ready."
  DOCUMENTS
}

"How to be notified about one topic."
input NotificationPreferenceInput {
  "The topic. Each at most once."
  topic: NotificationTopic!
  "Whether to send it to the person's devices. Left out: unchanged."
  push: Boolean @constraint(notNull: true)
  "Whether to send it by e-mail. Left out: unchanged."
  email: Boolean @constraint(notNull: true)
}

"Where the value axis of charts begins."
input UpdateChartStartAtZeroInput {
  "True: at zero. False: near the lowest value shown."
  enabled: Boolean!
}

"What apps open with."
input UpdateNetWorthAsHomePageInput {
  "True: the net worth. False: the invest account."
  enabled: Boolean!
}

"What to change about the account. A field left out stays as it is."
input UpdateUserAccountInput {
  """
  The new address to sign in with. It counts once confirmed with the link mailed to it; until then
  it is \`pendingEmail\`. The present address calls a change that waits off. Null is refused.
  """
  email: String @constraint(format: EMAIL, maxLength: 254, notNull: true)
  """
  The new password: at least 10 characters, at most 200, and hard to guess (a zxcvbn score of 3 or
  4). It may not be built from the person's own name or address. Null is refused.
  """
  newPassword: String @constraint(minLength: 10, maxLength: 200, notNull: true)
  "The phone number with its country code, for example \`+6421555012\`. Null removes it."
  phone: String @constraint(minLength: 8, maxLength: 16, format: LINE)
  "The country of residence. It does not change the identity check. Null removes it."
  country: CountryCode
  """
  The password in force. Needed where the person has no second factor and the session was not
  stepped up.
  """
  password: String @constraint(minLength: 1, maxLength: 200)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"What to change about the profile. A field left out stays as it is; null empties it."
input UpdateUserProfileInput {
  "The given name. Null removes it."
  firstName: String @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The family name. Null removes it."
  lastName: String @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The name to show to others. Null removes it."
  displayName: String @constraint(minLength: 1, maxLength: 60, format: LINE)
  "A text about the person that others can read. Null removes it."
  bio: String @constraint(minLength: 1, maxLength: 1000)
  "The https address of a picture. Null removes it."
  avatarUrl: String @constraint(minLength: 9, maxLength: 500, format: LINE)
  "An IANA time zone such as \`Pacific/Auckland\`. Null: \`UTC\`."
  timeZone: String @constraint(minLength: 1, maxLength: 60, format: LINE)
  "The language of mails and pages, as a BCP 47 tag such as \`en-NZ\`. Null: \`en\`."
  locale: String @constraint(minLength: 2, maxLength: 35, format: LINE)
  "Whether to get news of the product by e-mail."
  marketingEmails: Boolean @constraint(notNull: true)
  "The notifications to switch. Topics left out stay as they are."
  notifications: [NotificationPreferenceInput!] @constraint(minItems: 1, maxItems: 20, notNull: true)
  "The quiet hours, in which notifications wait. Null: none."
  quietHours: QuietHoursInput
}

"Where to mail another confirmation link."
input ResendVerificationEmailInput {
  "The address to confirm."
  email: String! @constraint(format: EMAIL, maxLength: 254)
}

"Whose password is forgotten."
input RequestPasswordResetInput {
  "The address of the account."
  email: String! @constraint(format: EMAIL, maxLength: 254)
}

"A new password, with the proof from the mail."
input ResetPasswordInput {
  "The token from the mail of \`requestPasswordReset\`: single use, valid for one hour."
  token: String! @constraint(minLength: 20, maxLength: 100, format: LINE)
  """
  The new password: at least 10 characters, at most 200, and hard to guess (a zxcvbn score of 3 or
  4). It may not be built from the person's own name or address.
  """
  newPassword: String! @constraint(minLength: 10, maxLength: 200)
  """
  A code of the authenticator app or a recovery code: needed where the person has a second factor
  other than mail. Mailed codes do not count here.
  """
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
  """
  What else can open the account and is to be removed with the old password. Sessions and tokens end
  in any case.
  """
  remove: [WayIn!]! = [] @constraint(maxItems: 4)
}

"What can open an account beside its password: it stays where a password is reset without more."
enum WayIn {
  "API credentials: programs obtain tokens with them."
  API_CREDENTIALS
  "Passkeys: they sign in without a password."
  PASSKEYS
  "Sign-ins at outside providers that are linked to the account."
  OUTSIDE_SIGN_INS
  "Apps whose consent is remembered: they get new tokens without another question."
  CONNECTED_APPS
}

"Whom to mail a code: exactly one of the two fields is given."
input RequestMfaEmailInput {
  "The address of the account."
  email: String @constraint(format: EMAIL, maxLength: 254)
  "The challenge that a sign-in in progress gave out."
  challengeId: ID @constraint(format: UUID)
}

"What opening an account needs."
input RegisterInput {
  "The address to sign in with. Upper and lower case are the same."
  email: String! @constraint(format: EMAIL, maxLength: 254)
  """
  The password: at least 10 characters, at most 200, and hard to guess (a zxcvbn score of 3 or 4).
  It may not be built from the person's own name or address.
  """
  password: String! @constraint(minLength: 10, maxLength: 200)
  "The given name."
  firstName: String @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The family name."
  lastName: String @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The country of residence."
  country: CountryCode
  "Must be true: the person has accepted the terms of use."
  acceptTerms: Boolean!
  "Whether the person wants news by e-mail."
  marketingOptIn: Boolean! = false
  """
  The secret of an invitation, the part of its link behind \`#invitation=\`. Needed where the operator
  opens accounts by invitation. The address counts as confirmed then, and no mail is sent.
  """
  invitation: String @constraint(minLength: 20, maxLength: 100, format: LINE)
}

"What confirming an e-mail address needs."
input VerifyEmailInput {
  "The token from the confirmation mail: single use, valid for 24 hours."
  token: String! @constraint(minLength: 20, maxLength: 100, format: LINE)
}

"How the account is protected."
type SecurityState {
  "Whether the account has a password. Not where the person only signs in through providers."
  hasPassword: Boolean!
  "Whether the person has a second factor, so that sensitive operations ask for it."
  mfaEnabled: Boolean!
  "The second factors in force, at most one entry of each method."
  mfaMethods: [MfaMethod!]!
  "How many recovery codes are unused. 0 without a second factor."
  recoveryCodesLeft: Int!
  "How many passkeys the person has. \`fetchMyPasskeys\` lists them."
  passkeyCount: Int!
  "The outside identities that the person can sign in with, oldest first. At most 10."
  oauthLinks: [OAuthLink!]!
  "Whether mails carry the person's own phrase. The phrase itself is never shown."
  hasAntiPhishingCode: Boolean!
  "When the person last signed in to the first-party app. Null: never."
  lastSignInAt: DateTime
}

"A kind of second factor."
enum MfaMethod {
  "An authenticator app: six digits that change every 30 seconds, each good once."
  TOTP
  "Mail to the account's address: the six digits that \`requestMfaEmail\` sends."
  EMAIL
  "A passkey. It steps up a session of the first-party app and gives no code."
  PASSKEY
  "One of ten recovery codes of ten characters, each good once in place of any other code."
  RECOVERY_CODE
}

"A kind of second factor that \`updateMfa\` switches on and off."
enum SwitchableMfaMethod {
  "An authenticator app, which \`updateMfaQrCode\` enrolls."
  TOTP
  "Codes mailed to the account's address."
  EMAIL
}

"An authenticator app about to become a second factor. Show it to the person, do not keep it."
type MfaEnrollment {
  "The secret in base32, to type into the authenticator app."
  secret: String!
  "The secret as an \`otpauth://\` address, which authenticator apps open."
  otpauthUri: String!
  "\`otpauthUri\` as a QR code: a PNG picture in a \`data:\` address."
  qrCodeDataUrl: String!
  "When it expires unless \`updateMfa\` confirms it: ten minutes after the answer."
  expiresAt: DateTime!
}

"The second factors after a change."
type MfaState {
  "Whether the person still or now has a second factor."
  enabled: Boolean!
  "The second factors in force, at most one entry of each method."
  methods: [MfaMethod!]!
  """
  New recovery codes, at most 10, after a factor was switched on; earlier ones stop working. Only
  this answer shows them. Empty after a factor was switched off.
  """
  recoveryCodes: [String!]!
}

"The proof that the person is present."
input UpdateMfaQrCodeInput {
  """
  The account's password. Needed where the person has no second factor and the session was not
  stepped up.
  """
  password: String @constraint(minLength: 1, maxLength: 200)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"Which second factor to switch on or off."
input UpdateMfaInput {
  "True: switch it on. False: switch it off."
  enabled: Boolean!
  """
  Which one. Recovery codes come with either; passkeys are enrolled in the first-party app and
  removed with \`removePasskey\`.
  """
  method: SwitchableMfaMethod! = TOTP
  """
  A code of the factor to switch on, which proves that it works: from the authenticator app after
  \`updateMfaQrCode\`, or from the mail of \`requestMfaEmail\`. Needed to switch on, refused otherwise.
  """
  code: String @constraint(minLength: 6, maxLength: 10)
  """
  The account's password. Needed where the person has no second factor and the session was not
  stepped up.
  """
  password: String @constraint(minLength: 1, maxLength: 200)
  "A fresh code of a second factor already in force, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"The phrase that mails of the platform show."
input UpdateAntiPhishingCodeInput {
  """
  The phrase: 4 to 20 of the characters A to Z, a to z, 0 to 9, space and hyphen. Null removes it.
  Left out: \`BAD_USER_INPUT\`.
  """
  code: String @constraint(minLength: 4, maxLength: 20, format: LINE)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"The person a token acts for."
type User {
  "The person's id, the same for every app."
  id: ID!
  "The name to address the person by. Falls back to the part of the e-mail before the \`@\`."
  name: String!
  "The e-mail address that the person signs in with, in lower case."
  email: String!
  "Account data that the \`identity\` scope does not show."
  account: UserAccount! @tokenScope(scope: PROFILE_READ)
}

"The person's account: plan, verification, profile, preferences and security."
type UserAccount {
  "The given name, if the person gave it."
  firstName: String
  "The family name, if the person gave it."
  lastName: String
  "The name to show to others, where the person chose one. \`User.name\` takes it first."
  displayName: String
  "A text about the person that others can read. Null: none."
  bio: String
  "The https address of the person's picture. Null: none."
  avatarUrl: String
  "The phone number with its country code, for example \`+6421555012\`. Null: not given."
  phone: String
  "The country of residence, if the person gave it."
  country: CountryCode
  """
  The IANA time zone that net worth days follow, for example \`Pacific/Auckland\`. Default of a new
  account: \`UTC\`.
  """
  timeZone: String!
  """
  The language of mails and pages, as a BCP 47 tag such as \`en-NZ\`. Default of a new account: \`en\`.
  """
  locale: String!
  "The new e-mail address that waits to be confirmed. Null if there is none."
  pendingEmail: String
  "Whether the person has confirmed the e-mail address. Scopes beyond \`identity\` need it."
  emailVerified: Boolean!
  "The plan in force now."
  tier: SubscriptionTier!
  "How far the identity check has come. Trading with the platform account needs \`APPROVED\`."
  kycStatus: KycStatus!
  "How apps look and which notifications the person wants."
  preferences: UserPreferences!
  "How the account is protected."
  security: SecurityState!
  "When the account was opened."
  createdAt: DateTime!
  "When the account's own fields last changed."
  updatedAt: DateTime!
}

"The state of an identity check (know your customer)."
enum KycStatus {
  "Nothing has been submitted yet: the state of every new account."
  NOT_STARTED
  "The first section has been saved; more may be needed before \`submitKyc\`."
  DRAFT
  "The person has submitted it with \`submitKyc\`. Sections cannot change meanwhile."
  SUBMITTED
  "The provider's part is over and the papers are looked at. Sections cannot change meanwhile."
  IN_REVIEW
  """
  Something is to be mended, as \`Kyc.requests\` says: asked for by the review, or since name, country
  or citizenship changed. Submit again afterwards.
  """
  ACTION_REQUIRED
  "An operator, or the demo world, has accepted the person's papers."
  APPROVED
  "An operator has refused the person. Final."
  REJECTED
  "An identity paper or tax form of an approved check has expired. Saving a section begins anew."
  EXPIRED
}

"One message of a thread."
type AssistantMessage {
  "The message's id."
  id: ID!
  "The thread."
  threadId: ID!
  "Who wrote it."
  role: AssistantRole!
  "How far it is. A message of the person is always \`COMPLETED\`."
  status: AssistantMessageStatus!
  "The text, in Markdown. Of a reply in the making: what is written so far."
  content: String!
  """
  How a reply came about, step by step, \`content\` among it. Empty for the person's messages. At most
  200.
  """
  parts: [AssistantPart!]!
  "What a reply draws on, in the order of the text. Empty for the person's messages. At most 50."
  citations: [AssistantCitation!]!
  "What the person's message is about. Empty for a reply. At most 20."
  context: [AssistantReference!]!
  "The model that writes the reply. Null for the person's messages."
  model: String
  "How many tokens the model has read for the reply. Null for the person's, or where unknown."
  inputTokenCount: Int
  "How many tokens the model has written. Null for the person's messages, or where unknown."
  outputTokenCount: Int
  "Why the reply failed, as a sentence for a person. Null unless \`status\` is \`FAILED\`."
  failureReason: String
  "The same as a code. Null unless \`status\` is \`FAILED\`."
  failureCode: AssistantFailureCode
  "When it was taken."
  createdAt: DateTime!
  "When \`status\` became final. Null until it is."
  finishedAt: DateTime
}

"Who writes a message."
enum AssistantRole {
  "The person."
  USER
  "The assistant."
  ASSISTANT
}

"Why a reply failed."
enum AssistantFailureCode {
  "The model could not be reached, broke off, said nothing, or is no longer offered."
  MODEL_UNAVAILABLE
  "The reply took longer than 60 seconds, or the model was silent for 30."
  TIMED_OUT
  "The model wrote more, or asked for more look-ups, than a reply may have."
  LIMIT_EXCEEDED
  "The token or session that asked has ended, and with it what the reply may read."
  ACCESS_ENDED
  "The server stopped or failed while it wrote the reply."
  INTERRUPTED
}

"How far a message is."
enum AssistantMessageStatus {
  "A reply that waits for the model to begin."
  PENDING
  "A reply that is being written."
  STREAMING
  "Written whole. Final."
  COMPLETED
  "The model did not begin or broke off; \`content\` has what it wrote. Final: send a new message."
  FAILED
  """
  It was stopped with \`updateAssistantThread\`, and \`content\` has what was written; or its thread was
  deleted. Final.
  """
  CANCELED
}

"One step of a reply."
type AssistantPart {
  "What kind of step it is."
  type: AssistantPartType!
  """
  The text in Markdown: of the reply, of what the model considered, or what a call gave. Null for
  \`TOOL_CALL\`.
  """
  text: String
  """
  What the assistant calls: an operation of this API that it reads with, such as \`getPositions\`, or
  a proposal. \`proposeOrder\` has arguments of \`placeOrder\`, \`proposeTransfer\` a \`direction\` that is
  \`WITHDRAWAL\` or \`DEPOSIT\`, an \`amount\` and a \`currency\`. A proposal does nothing: show it to the
  person, who confirms it with \`placeOrder\`, \`createWithdrawalRequest\` or
  \`createPendingUserTransaction\`. Null for \`TEXT\` and \`REASONING\`.
  """
  toolName: String
  "Ties a \`TOOL_RESULT\` to its \`TOOL_CALL\`. Null for \`TEXT\` and \`REASONING\`."
  toolCallId: ID
  "What a \`TOOL_CALL\` is called with. Empty for other steps. At most 50."
  arguments: [NamedValue!]!
  "Whether the call worked. Null except for \`TOOL_RESULT\`."
  success: Boolean
}

"A kind of step of a reply."
enum AssistantPartType {
  "A piece of the reply itself."
  TEXT
  "What the model considered before it answered, if the model shows it."
  REASONING
  "The assistant looks something up, or proposes something to the person."
  TOOL_CALL
  "What the look-up gave, or why it failed; for a proposal, whether it can be shown."
  TOOL_RESULT
}

"What a reply draws on: an object of this API, a web page, or both."
type AssistantCitation {
  "Its title."
  title: String!
  "The object. Null: it is only a web page."
  reference: AssistantReference
  "The address of the web page. Null: there is none."
  url: String
  "The words that the reply draws on, at most 500 characters. Null: none."
  excerpt: String
}

"Messages of one thread, newest first."
type AssistantMessagePage {
  "The messages of this page."
  nodes: [AssistantMessage!]!
  "Hand it back as \`cursor\` to read further back. Null on the last page."
  nextCursor: String
  "The thread."
  thread: AssistantThread!
}

"A message of the person, and the reply that it started."
type AssistantExchange {
  "The thread, with both messages counted."
  thread: AssistantThread!
  "The person's message."
  userMessage: AssistantMessage!
  "The reply. Follow it with \`assistantStream\` by its id."
  assistantMessage: AssistantMessage!
  "How many threads the person may still start this month."
  quota: AssistantQuota!
}

"The first message of a new thread."
input StartAssistantThreadWithMessageInput {
  "What the person says, in plain text or Markdown."
  content: String! @constraint(minLength: 1, maxLength: 10000)
  "The thread's title. Default: one made from the message."
  title: String @constraint(minLength: 1, maxLength: 120, format: LINE)
  """
  What the message is about, for example the position that the person looks at. The token must hold
  the scope that reading each object takes. At most 20.
  """
  context: [AssistantReferenceInput!] @constraint(maxItems: 20)
  """
  The model that writes the replies of the thread. Default: the operator's choice. An unknown name
  is refused with the names on offer.
  """
  model: String @constraint(minLength: 1, maxLength: 100, format: LINE)
  """
  Makes a repetition safe: the same key with the same input returns the same thread and starts
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"A further message of a thread."
input InsertMessageIntoAssistantThreadInput {
  "The thread's id."
  threadId: ID! @constraint(format: UUID)
  "What the person says, in plain text or Markdown."
  content: String! @constraint(minLength: 1, maxLength: 10000)
  """
  What the message is about, for example the position that the person looks at. The token must hold
  the scope that reading each object takes. At most 20.
  """
  context: [AssistantReferenceInput!] @constraint(maxItems: 20)
  """
  Makes a repetition safe: the same key with the same input returns the same messages and sends
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"A notification that the assistant sends without being asked."
type AssistantNotification {
  "The notification's id. Grows with time."
  id: ID!
  "What it is about."
  kind: AssistantNotificationKind!
  "The headline."
  title: String!
  "The text, in a few plain sentences."
  body: String!
  "How much it matters."
  severity: AssistantNotificationSeverity!
  "The object that it is about. Null: it is about none."
  reference: AssistantReference
  "The thread that it follows up. Null: it comes from none."
  threadId: ID
  "What the person may do about it, the likeliest first. At most 5."
  actions: [AssistantAction!]!
  "When it was made."
  createdAt: DateTime!
}

"What a notification is about."
enum AssistantNotificationKind {
  "An asset that the person holds or likes moved much in a day."
  PRICE_MOVE
  "An order was filled, refused or cancelled, or expired."
  ORDER_UPDATE
  "A dividend of an asset that the person holds is announced or paid."
  DIVIDEND
  "A company that the person holds or likes reports, or has reported, its results."
  EARNINGS
  "An active strategy is due to be rebalanced."
  REBALANCE_DUE
  "An asset of an active strategy is far off its target weight."
  DRIFT
  "A strategy that the person follows has a new version, or was archived."
  STRATEGY_UPDATE
  "A trade idea that the person likes has changed its status."
  TRADE_IDEA
  "A goal comes closer, falls behind or is reached."
  GOAL_PROGRESS
  "A deposit has arrived or failed."
  DEPOSIT
  "A withdrawal was approved, refused, sent or returned."
  WITHDRAWAL
  "A statement, tax form, report or export is ready."
  DOCUMENT_READY
  "The assistant noticed something in the person's holdings or net worth."
  INSIGHT
  "The account, the identity check, the plan or the platform itself."
  SYSTEM
}

"How much a notification matters."
enum AssistantNotificationSeverity {
  "Good to know."
  INFO
  "The person should look at it soon."
  WARNING
  "The person should look at it at once."
  CRITICAL
}

"Something that the person may do about a notification. Nothing is done until the person does it."
type AssistantAction {
  "What to write on a button."
  label: String!
  """
  The operation of this API that does it with \`reference\`, for example \`getRebalancePreview\`. Null
  if \`prompt\` is given.
  """
  operation: String
  "The message to send the assistant. Null: \`operation\` is given."
  prompt: String
}

"Where to take up the notifications."
input AssistantNotificationsInput {
  """
  The id of the last notification known: only later ones come. Default, and where it is kept no
  longer: all of the last 24 hours.
  """
  afterId: ID @constraint(format: UUID)
}

"An object of this API that the assistant refers to. Its own query shows it, under its own scope."
type AssistantReference {
  "What kind of object it is."
  entityType: AssistantEntityType!
  "The object's id."
  entityId: ID!
}

"An object of this API that a message is about."
input AssistantReferenceInput {
  "What kind of object it is."
  entityType: AssistantEntityType!
  "The object's id."
  entityId: ID! @constraint(format: UUID)
}

"A kind of object that the assistant refers to, by the name of its type."
enum AssistantEntityType {
  "An \`Asset\`."
  ASSET
  "An \`Order\`."
  ORDER
  "A \`Position\`."
  POSITION
  "A \`PlatformInvestAccountActivity\`, such as a dividend paid."
  ACCOUNT_ACTIVITY
  "A \`PlatformInvestAccountDocument\`, such as a statement."
  ACCOUNT_DOCUMENT
  "A \`Strategy\`."
  STRATEGY
  "An \`ActiveStrategy\`."
  ACTIVE_STRATEGY
  "A \`TradeIdea\`."
  TRADE_IDEA
  "An \`Expert\`."
  EXPERT
  "A \`NewsItem\`."
  NEWS
  "A tracked \`Portfolio\`."
  PORTFOLIO
  "A \`NetWorthAsset\`."
  NET_WORTH_ASSET
  "A \`NetWorthLiability\`."
  NET_WORTH_LIABILITY
  "A \`NetWorthGoal\`."
  NET_WORTH_GOAL
  "A \`Deposit\`."
  DEPOSIT
  "A \`WithdrawalRequest\`."
  WITHDRAWAL
  "An \`ExportJob\`."
  EXPORT_JOB
}

"One event of a reply. Appending every \`delta\` of \`TOKEN\` gives the reply's \`content\`."
type AssistantStreamEvent {
  "Grows with every event of the reply, from 1. Hand back the last one to go on after a break."
  sequence: Int!
  "What happened."
  type: AssistantStreamEventType!
  "The thread."
  threadId: ID!
  "The reply."
  messageId: ID!
  "The next piece of text. Null except for \`TOKEN\` and \`REASONING\`."
  delta: String
  "The step. Null except for \`TOOL_CALL\` and \`TOOL_RESULT\`."
  part: AssistantPart
  "The reply as a whole. Null except for \`COMPLETED\`, \`ERROR\` and \`CANCELED\`."
  message: AssistantMessage
  "When it happened."
  at: DateTime!
}

"What happened to a reply."
enum AssistantStreamEventType {
  "The model began."
  STARTED
  "It wrote one or more tokens of the reply."
  TOKEN
  "The model showed what it considers."
  REASONING
  "The assistant looks something up."
  TOOL_CALL
  "The look-up gave something, or failed."
  TOOL_RESULT
  "The reply is written whole. The stream ends."
  COMPLETED
  "The reply failed; \`message.failureReason\` says why. The stream ends."
  ERROR
  "The reply was stopped, or the thread was deleted. The stream ends."
  CANCELED
}

"Which reply to follow, and from where."
input AssistantStreamInput {
  "The reply: the id of an \`assistantMessage\`."
  messageId: ID! @constraint(format: UUID)
  "The \`sequence\` of the last event known. 0: from the beginning."
  afterSequence: Int! = 0 @constraint(min: "0", max: "1000000000")
}

"A conversation of the person with the assistant."
type AssistantThread {
  "The thread's id."
  id: ID!
  "The title given, or one made from the first message."
  title: String!
  "Whether the person likes it."
  liked: Boolean!
  "Whether the person wants it kept on top. It does not change the order of lists."
  pinned: Boolean!
  "Whether the person put it away. A new message takes it up again."
  archived: Boolean!
  "The model that writes the replies."
  model: String!
  "How many messages it has, the person's and the assistant's. At most 1,000."
  messageCount: Int!
  "When the last message was taken, or its reply done."
  lastMessageAt: DateTime!
  "When it was started."
  createdAt: DateTime!
  "When the thread or a message of it last changed."
  updatedAt: DateTime!
}

"The person's threads, last active first."
type AssistantThreadPage {
  "The threads of this page."
  nodes: [AssistantThread!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
  "How many threads the person may still start this month."
  quota: AssistantQuota!
}

"The threads that a person may start in a calendar month (UTC), by the plan in force."
type AssistantQuota {
  "The plan that the allowance comes from."
  tier: SubscriptionTier!
  "How many threads the plan allows a month. Null: any number."
  limit: Int
  "How many were started this month, deleted ones among them."
  used: Int!
  "How many may still be started this month. Null: any number."
  remaining: Int
  "The first day of this month (UTC)."
  periodStartsOn: Date!
  "When the next month begins, and \`used\` is 0 again."
  resetsAt: DateTime!
}

"Which threads to read."
input FetchMyAssistantThreadsInput {
  "Only threads with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only threads with these words in their title or messages, in either case. Default: all."
  search: String @constraint(minLength: 1, maxLength: 100, format: LINE)
  "True: only liked threads. False: only others. Default: both."
  liked: Boolean
  "True: only pinned threads. False: only others. Default: both."
  pinned: Boolean
  "True: only archived threads. False: only others. Default: both."
  archived: Boolean
  "How many threads a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"Which thread to read, and how much of it."
input FetchAssistantThreadByIdInput {
  "The thread's id."
  id: ID! @constraint(format: UUID)
  "How many messages a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"What to change about a thread. What is left out stays. At least one thing is given."
input UpdateAssistantThreadInput {
  "The thread's id."
  id: ID! @constraint(format: UUID)
  "The new title."
  title: String @constraint(minLength: 1, maxLength: 120, format: LINE, notNull: true)
  "Whether the person likes it."
  liked: Boolean @constraint(notNull: true)
  "Whether the person wants it kept on top."
  pinned: Boolean @constraint(notNull: true)
  "Whether to put it away."
  archived: Boolean @constraint(notNull: true)
  """
  True: stops the reply that is being written; what is written of it stays, and it is \`CANCELED\`.
  Where none is being written, nothing changes. False: nothing.
  """
  stopReply: Boolean @constraint(notNull: true)
}

"Which thread to delete."
input DeleteAssistantThreadInput {
  "The thread's id."
  id: ID! @constraint(format: UUID)
}

"A plan on sale."
type SubscriptionPlan {
  "The plan's id: \`planId\` of \`subscribeUser\`."
  id: ID!
  "The tier that it gives."
  tier: SubscriptionTier!
  "Its name, for example \`Plus\`."
  name: String!
  "What it is for, in one or two sentences."
  description: String!
  """
  What it costs by interval, in the currency asked for; empty where this server charges nobody. At
  most 2.
  """
  prices: [PlanPrice!]!
  "What it has to offer, one line each, the most important first. At most 30."
  features: [String!]!
  "How many assistant threads may be started in a calendar month. Null: no limit."
  assistantThreadsPerMonth: Int
  "The foreign exchange fee of its subscribers, as a fraction: 0.005 is 0.5 percent."
  forexFeeFraction: Decimal!
  "How many days are free of charge for a first subscription. 0: none."
  trialDays: Int!
}

"What a plan costs for one interval."
type PlanPrice {
  "The interval."
  interval: SubscriptionInterval!
  "What is charged at the start of each interval, taxes included, in \`currency\`."
  amount: Decimal!
  "The currency."
  currency: CurrencyCode!
}

"How often a plan is paid for."
enum SubscriptionInterval {
  "Every month."
  MONTH
  "Every year."
  YEAR
}

"The person's subscription to a plan."
type UserSubscription {
  "The subscription's id."
  id: ID!
  "The plan in force."
  plan: SubscriptionPlan!
  "How often it is paid for."
  interval: SubscriptionInterval!
  "What state it is in."
  status: SubscriptionStatus!
  "What an interval costs, taxes included. It stays until the plan changes."
  price: Money!
  """
  What a coupon took off \`price\` for the interval that is running or was the last. Null if nothing.
  """
  discount: Money
  "The coupon that lowers charges to come. Null if there is none, or its months are used up."
  coupon: PlanCoupon
  "The start of the interval, or trial, that is running or was the last."
  periodStartsAt: DateTime!
  "The end of the interval, or trial, that is running or was the last."
  periodEndsAt: DateTime!
  "When the trial ends or ended. Null if there was no trial."
  trialEndsAt: DateTime
  "Whether it ends at \`periodEndsAt\` instead of being renewed."
  cancelAtPeriodEnd: Boolean!
  "The plan that takes over at \`periodEndsAt\`. Null if the plan stays as it is."
  nextPlan: SubscriptionPlan
  "How often \`nextPlan\` is paid for. Null if \`nextPlan\` is null."
  nextInterval: SubscriptionInterval
  """
  What will be charged next, or is being charged now, less what is left of a plan that was changed.
  Null if nothing will be charged.
  """
  nextCharge: Money
  "When \`nextCharge\`, or the next try after a failed one, is due. Null if nothing is due."
  nextChargeAt: DateTime
  """
  The card that the next charge is made to: the one that was chosen, or the default card where that
  one was deleted. Null if there is none.
  """
  cardId: ID
  """
  Where to send the person so that the bank confirms a charge (3-D Secure): within a day for the
  first one, within an hour for a change of plan, until the next try for a renewal. Null if nothing
  is to be confirmed.
  """
  confirmationUrl: String
  "Why the last charge failed, in one sentence for the person. Null if it did not."
  failureReason: String
  "Why the last charge failed, for programs. Null if it did not."
  failureCode: SubscriptionFailureCode
  """
  When the person cancelled, the last try to charge failed, or the charge was taken back. Null if
  none of it has happened.
  """
  canceledAt: DateTime
  """
  What was charged for it, newest first, also after it has ended. At most 100. Empty in a trial, and
  before the first charge succeeds.
  """
  receipts: [PlanReceipt!]! @cost(weight: 5)
  "When it ended. Null while it goes on."
  endedAt: DateTime
  "When it was begun."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"A coupon that was given with \`subscribeUser\`, as it lowers charges to come."
type PlanCoupon {
  "Its code."
  code: String!
  "How much of the price of a month it takes off. Null if it takes an amount off."
  discountPercent: Decimal
  "What it takes off each month. Null if it takes a percentage off."
  discountAmount: Money
  "For how many months still. A yearly charge uses up to 12 of them at once."
  monthsLeft: Int!
}

"The receipt for one charge of a subscription. It stays when the plan changes or ends."
type PlanReceipt {
  "The receipt's id."
  id: ID!
  "Its number, as on the paper and in the mail, for example \`R-20261120-8B3F20A1C94D\`."
  number: String!
  "The name of the plan that was paid for, for example \`Plus\`."
  planName: String!
  "How often the plan was paid for."
  interval: SubscriptionInterval!
  "The start of the period that was paid for."
  periodStartsAt: DateTime!
  "The end of the period that was paid for."
  periodEndsAt: DateTime!
  """
  What was charged, taxes included, less what a coupon took off and what was left of a plan that was
  changed.
  """
  amount: Money!
  "What a coupon took off. Null if nothing."
  discount: Money
  "Whether it is paid still."
  status: PlanReceiptStatus!
  "When it was paid."
  paidAt: DateTime!
  "When the money went back. Null while \`status\` is \`PAID\`."
  refundedAt: DateTime
  """
  How much of \`amount\` went back. A part of it leaves \`status\` at \`PAID\`. Null if nothing.
  """
  refundedAmount: Money
  "The network of the card that was charged. The card may be deleted by now."
  cardBrand: CardBrand!
  "The last four digits of that card's number."
  cardLast4: String!
  "Where to get the receipt as a PDF, without a token, until \`downloadUrlExpiresAt\`."
  downloadUrl: String!
  "When \`downloadUrl\` ends: 5 minutes after the answer."
  downloadUrlExpiresAt: DateTime!
}

"Whether what a receipt is for is paid still."
enum PlanReceiptStatus {
  "Paid."
  PAID
  "Paid back by this server, as after a cancellation that came first."
  REFUNDED
  "The card network took the charge back."
  TAKEN_BACK
}

"The state of a subscription. A person has at most one that is neither \`CANCELED\` nor \`EXPIRED\`."
enum SubscriptionStatus {
  "Begun; the first charge is yet to succeed, and the plan does not hold."
  INCOMPLETE
  "In its trial: the plan holds, and nothing was charged."
  TRIALING
  "Paid for: the plan holds."
  ACTIVE
  """
  A renewal could not be charged. It is tried again after 1, 3, 5 and 7 days, and the plan holds
  until then. \`subscribeUser\` for the same plan tries it at once.
  """
  PAST_DUE
  """
  Ended: cancelled by the person, every try to charge failed, or the charge was taken back. Final.
  """
  CANCELED
  "The first charge did not succeed within 24 hours. Final."
  EXPIRED
}

"Why a plan could not be charged."
enum SubscriptionFailureCode {
  "There is no saved card to charge."
  NO_CARD
  "The card has expired."
  CARD_EXPIRED
  "The bank refused the charge."
  CARD_DECLINED
  "The bank asks the person to confirm it: see \`confirmationUrl\`."
  CONFIRMATION_NEEDED
  "The payment provider has not answered yet, and is asked again. The charge is made once."
  PROVIDER_UNAVAILABLE
  "The card network took the charge of the running period back, which ends the plan."
  TAKEN_BACK
}

"Which plans to read."
input ListSubscriptionsInput {
  "Only plans with these ids. Ids that the caller has none of are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 20, format: UUID)
  "The country to show prices for, in its currency where the plan is sold in it. Default: in USD."
  country: CountryCode
}

"A plan to subscribe to."
input SubscribeUserInput {
  "The plan's id, of \`listSubscriptions\`."
  planId: ID! @constraint(format: UUID)
  "How often to pay for it. The plan must have a price for it."
  interval: SubscriptionInterval!
  "The card to charge. Default: the subscription's own, else the default card."
  cardId: ID @constraint(format: UUID)
  """
  The code of a coupon, only for a new subscription. Each person takes a coupon once; where the
  first charge never succeeds, it may be taken again. Upper and lower case are the same.
  """
  coupon: String @constraint(minLength: 1, maxLength: 60, format: LINE)
  """
  Makes a repetition safe: the same key with the same input returns the same subscription in its
  present state and charges nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"A subscription to cancel."
input CancelSubscriptionInput {
  "The subscription's id."
  id: ID! @constraint(format: UUID)
  """
  True: it ends at \`periodEndsAt\`. False: it ends at once, and nothing is paid back. One whose
  running period is not paid for ends at once in either case.
  """
  atPeriodEnd: Boolean! = true
  "Why, in the person's words."
  reason: String @constraint(minLength: 1, maxLength: 500)
}

"Which subscriptions to read."
input ListUserSubscriptionsInput {
  "Only subscriptions with these ids. Ids that the caller has none of are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 200, format: UUID)
  "Whether subscriptions that have ended are shown too. \`ids\` shows them in any case."
  includeEnded: Boolean! = false
}

"Something that moved cash or shares of an account, as its ledger has it."
type PlatformInvestAccountActivity {
  "The activity's id."
  id: ID!
  "The account."
  brokerAccountId: ID!
  "What happened."
  type: ActivityType!
  "Whether it is as first recorded, corrected or cancelled."
  status: ActivityStatus!
  "When it happened."
  occurredAt: DateTime!
  "The day on which cash and shares change hands for good. Null if it settles at once."
  settlesOn: Date
  "The asset's ticker. Null if the activity concerns no asset."
  symbol: String
  "The asset's id. Null if the activity concerns no asset."
  assetId: ID
  "Buy or sell. Only for \`FILL\`, else null."
  side: OrderSide
  "How much of the asset came in; below 0: went out. Null if no asset moved."
  quantity: Decimal
  "The price of one unit, in \`currency\`. Null if nothing was traded."
  price: Decimal
  """
  What was paid for one share, in \`currency\`. Only for dividends and other payments on shares, else
  null.
  """
  perShareAmount: Decimal
  "How much cash came in, in \`currency\`; below 0: went out. 0 where only shares moved."
  netAmount: Decimal!
  "The currency of all amounts here."
  currency: CurrencyCode!
  "The order of a \`FILL\`. Null: it is no \`FILL\`."
  orderId: ID
  "One sentence for a person."
  description: String!
}

"Activities of one account."
type PlatformInvestAccountActivityPage {
  "The activities of this page."
  nodes: [PlatformInvestAccountActivity!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"What happened in an account."
enum ActivityType {
  "An order was filled, in part or whole."
  FILL
  "Cash was paid in."
  DEPOSIT
  "Cash was paid out, or came back from a bank that did not take it."
  WITHDRAWAL
  "A dividend was paid in cash."
  DIVIDEND
  "Tax was withheld from a dividend."
  DIVIDEND_WITHHOLDING
  "A dividend paid earlier was corrected."
  DIVIDEND_ADJUSTMENT
  "A company paid back capital. It lowers the cost of the shares."
  RETURN_OF_CAPITAL
  "A fund paid out gains on what it had held for more than a year."
  CAPITAL_GAIN_LONG
  "A fund paid out gains on what it had held for up to a year."
  CAPITAL_GAIN_SHORT
  "Interest on cash was paid."
  INTEREST
  "A fee of the platform was taken."
  FEE
  "A fee of an authority or an exchange was taken."
  REGULATORY_FEE
  "A fee on a trade or a transfer of a crypto asset was taken."
  CRYPTO_FEE
  "Cash was exchanged into another currency. There is one entry for each of the two."
  FX
  "Cash was moved between accounts of the platform."
  JOURNAL_CASH
  "Shares were moved between accounts of the platform."
  JOURNAL_SECURITY
  "Shares were split into more."
  SPLIT
  "Shares were joined into fewer."
  REVERSE_SPLIT
  "Shares of a company that was split off came in."
  SPINOFF
  "Shares became cash or shares of another company by a takeover."
  MERGER
  "Shares were replaced in another reorganization."
  REORG
  "The asset has a new ticker."
  SYMBOL_CHANGE
  "Cash was paid for a part of a share that a company action left over."
  CASH_IN_LIEU
  "A crypto asset came in from a chain."
  CRYPTO_DEPOSIT
  "A crypto asset went out to a chain."
  CRYPTO_WITHDRAWAL
  "An operator corrected the account."
  ADJUSTMENT
}

"Whether an activity is as first recorded, corrected or cancelled."
enum ActivityStatus {
  "It is as first recorded."
  EXECUTED
  "Its values were corrected after the first record."
  CORRECTED
  "It was cancelled: a later entry reverses it."
  CANCELED
}

"Which activities to read."
input FetchPlatformInvestAccountActivitiesInput {
  """
  The account: the platform account, a practice account, or one with a connected broker. Of a
  connected broker's account there is only what was traded through the platform: what else happened
  there is not read, and shows in balances and positions. A practice account that was reset shows
  what happened since. Default: the platform account.
  """
  brokerAccountId: ID @constraint(format: UUID)
  "Only these activities. Ids of other accounts and people are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only activities of these types. Default: all."
  types: [ActivityType!] @constraint(minItems: 1, maxItems: 30)
  "The first day, in New York time. Default: when the account was opened."
  from: Date
  "The last day, in New York time. Default: today."
  to: Date
  "Only activities with this asset. Default: all."
  asset: AssetReferenceInput
  "The order by \`occurredAt\`."
  direction: SortDirection! = DESC
  "How many activities a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"An account that holds cash and positions: the platform's own, or one with a broker."
type BrokerAccount {
  "The account's id: \`brokerAccountId\` in orders and filters."
  id: ID!
  "Who keeps it."
  provider: BrokerProvider!
  "Live or practice. It never changes."
  tradingMode: TradingMode!
  "The account's name."
  name: String!
  "Its number with the broker, masked but for the last four characters. Null: it has none."
  numberMasked: String
  "The credential that it is reached through. Null for the platform account."
  brokerCredentialId: ID
  "The credential that it is reached through. Null for the platform account."
  brokerCredential: BrokerCredential @tokenScope(scope: PROFILE_READ)
  "Whether it can be used."
  status: BrokerAccountStatus!
  "The currency of all amounts here."
  currency: CurrencyCode!
  "All its cash, what is held for open orders included. Below 0 only after a returned deposit."
  cash: Decimal!
  "\`cash\` and the positions at their last prices, as far as prices and exchange rates are known."
  equity: Decimal!
  """
  How many positions and amounts of cash \`cash\` and \`equity\` leave out, since no price or exchange
  rate is known for them.
  """
  unpricedCount: Int!
  "What new buy orders may cost, fees included."
  buyingPower: Decimal!
  """
  When the broker was last read. Null for accounts that the platform keeps itself: they are always
  current.
  """
  lastSyncedAt: DateTime
  "When it was opened or connected."
  createdAt: DateTime!
  "When anything here but the amounts last changed."
  updatedAt: DateTime!
}

"Whether an account can be used."
enum BrokerAccountStatus {
  "It can be read and traded for."
  ACTIVE
  "No new buy orders: a deposit was returned and left a debt, or the operator has locked it."
  RESTRICTED
  "Its credential is not \`ACTIVE\`: amounts are those of \`lastSyncedAt\`, and no orders are taken."
  DISCONNECTED
  "Closed by its broker, or its credential was deleted. What happened stays to be read. Final."
  CLOSED
}

"Which accounts to list. All filters apply together."
input GetBrokerAccountsInput {
  "Only these accounts, closed ones too. Ids that are not the caller's are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Live or practice. Default: both."
  tradingMode: TradingMode
  "Whether to list closed accounts too."
  includeEnded: Boolean! = false
}

"""
The keys to a person's account with a broker, kept encrypted. Nothing that was submitted as a secret
is ever shown again.
"""
type BrokerCredential {
  "The credential's id: \`brokerCredentialId\` in orders and filters."
  id: ID!
  "The broker."
  provider: BrokerProvider!
  "The name that its owner gave it."
  label: String!
  "Live or practice, as the broker has it. It never changes."
  tradingMode: TradingMode!
  "Whether the broker accepts it."
  status: CredentialStatus!
  """
  Why it does not work, or its accounts cannot be read, in one sentence for a person. Null while all
  is well.
  """
  failureReason: String
  "The same for a program. Null: nothing failed."
  failureCode: CredentialFailureCode
  "The last four characters of the key, to tell credentials apart. Null for a short key."
  keySuffix: String
  "What the broker lets it do, as of \`lastVerifiedAt\`."
  capabilities: [BrokerCapability!]!
  "The accounts that it reaches, by name. At most 20."
  accounts: [BrokerAccount!]! @tokenScope(scope: PORTFOLIO_READ)
  "True: the platform made it for a paper account. It can be neither changed nor deleted."
  systemManaged: Boolean!
  "When the broker last accepted it. Null: never."
  lastVerifiedAt: DateTime
  "When an order or a reading last went through it. Null: never."
  lastUsedAt: DateTime
  "When it ends by itself. Null: not known, or never."
  expiresAt: DateTime
  "When it was first saved."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"Who keeps an account."
enum BrokerProvider {
  "The platform itself: the account that \`brokerAccountId\` defaults to in orders. No credential."
  PLATFORM
  "The platform's partner for practice accounts. Its credentials are made by the platform."
  PARTNER_PAPER
  "Alpaca."
  ALPACA
  "Interactive Brokers."
  INTERACTIVE_BROKERS
  "Binance."
  BINANCE
  "Coinbase."
  COINBASE
  "Kraken."
  KRAKEN
  "Another broker, which the operator of this server has connected."
  CUSTOM
}

"Whether a broker accepts a credential."
enum CredentialStatus {
  "Saved, but the broker has not answered yet. It is tried again for a day."
  PENDING
  "The broker accepts it."
  ACTIVE
  "The broker refuses it, or did not answer for a day. Save it again with new values."
  INVALID
  "It ended by itself. Save it again with new values."
  EXPIRED
  "Its owner deleted it; what was secret is erased. Final."
  REVOKED
}

"Why a broker credential does not work, or its accounts are not read."
enum CredentialFailureCode {
  "The broker does not accept it."
  REFUSED
  "The broker does not answer."
  NO_ANSWER
  "It reached the end of its life."
  EXPIRED
  """
  It works, but with its accounts the caller would have more than 10,000 positions that the books
  cannot hold, such as short ones and those of assets outside the catalogue. The accounts are not
  read, and stay as they were read last.
  """
  TOO_MANY_POSITIONS
}

"What a broker lets a credential do."
enum BrokerCapability {
  "Read cash and equity."
  READ_BALANCES
  "Read positions."
  READ_POSITIONS
  "Read orders and fills."
  READ_ORDERS
  "Read deposits, dividends, fees and other entries."
  READ_ACTIVITIES
  "Place, edit and cancel orders."
  TRADE
  "Place orders for a part of a share, or for an amount of money."
  TRADE_FRACTIONS
  "Place orders for before and after regular hours."
  TRADE_EXTENDED_HOURS
}

"A broker that an account can be connected with."
type BrokerIntegration {
  "The broker."
  provider: BrokerProvider!
  "The broker's name, for a person."
  name: String!
  "Where the broker's logo is. Null: none."
  logoUrl: String
  "What can be traded through it."
  assetClasses: [AssetClass!]!
  "Whether it offers live accounts, practice accounts or both."
  tradingModes: [TradingMode!]!
  "How the broker lets programs in."
  authKind: BrokerAuthKind!
  "What \`saveBrokerCredential\` needs for it, in the order to ask for it. At most 20."
  credentialFields: [CredentialField!]!
  "Where the broker explains how to obtain them. Null: nowhere."
  docsUrl: String
  "Whether credentials can be saved for it now. False: it is known, but this server is not set up."
  available: Boolean!
  "The caller's own credentials with it, oldest first, deleted ones left out. At most 20."
  credentials: [BrokerCredential!]! @tokenScope(scope: PROFILE_READ)
}

"How a broker lets programs in."
enum BrokerAuthKind {
  "With a key and its secret, which the person makes in the broker's own settings."
  API_KEY
  "With a token that the broker issues to an app on the person's consent."
  ACCESS_TOKEN
}

"One value that a broker's credential consists of."
type CredentialField {
  "The name to submit with the value, for example \`apiKey\`."
  name: String!
  "What to call it in a form."
  label: String!
  "Whether to hide it while it is typed. A secret value is never shown again."
  secret: Boolean!
  "Whether a new credential must have it."
  required: Boolean!
}

"Which brokers to list."
input GetAvailableBrokerIntegrationsInput {
  "Only these brokers. Default: all."
  providers: [BrokerProvider!] @constraint(minItems: 1, maxItems: 10)
  "Only brokers that take customers of this country. Default: all."
  country: CountryCode
}

"A credential to save."
input SaveBrokerCredentialInput {
  "The credential to change. Default: a new one is made."
  id: ID @constraint(format: UUID)
  """
  The broker, one with \`available\` true: never \`PLATFORM\` or \`PARTNER_PAPER\`. It cannot be changed
  later.
  """
  provider: BrokerProvider!
  "A name by which its owner will know it."
  label: String! @constraint(minLength: 1, maxLength: 60, format: LINE)
  "Whether the broker takes it for a live or a practice account. It cannot be changed later."
  tradingMode: TradingMode!
  """
  The values that \`credentialFields\` of the broker asks for, each name once. A new credential needs
  all required ones; a change may leave out what stays.
  """
  values: [CredentialValueInput!] @constraint(minItems: 1, maxItems: 20)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
  """
  Makes a repetition safe: the same key with the same input returns the same credential and saves
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"One value of a credential."
input CredentialValueInput {
  "The name, as \`credentialFields\` has it."
  name: String! @constraint(minLength: 1, maxLength: 60, format: LINE)
  "The value. It may have several lines, as a private key has."
  value: String! @constraint(minLength: 1, maxLength: 8000)
}

"What is left of a credential that was deleted."
type BrokerCredentialDeletion {
  "The credential's id."
  id: ID!
  "The orders that stay open with the broker, oldest first. At most 500."
  openOrders: [Order!]! @tokenScope(scope: PORTFOLIO_READ)
  "What happened, in one sentence for a person."
  message: String!
}

"Which credential to delete."
input DeleteBrokerCredentialInput {
  "The credential's id."
  id: ID! @constraint(format: UUID)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"A paper of the platform account: a statement, a confirmation, a tax form."
type PlatformInvestAccountDocument {
  "The document's id."
  id: ID!
  "What kind of paper it is."
  type: InvestDocumentType!
  "Its title, for a person."
  name: String!
  "The day that it was issued."
  issuedOn: Date!
  "The first day of the period that it covers. Null if it covers no period."
  periodStartsOn: Date
  "The last day of the period that it covers. Null if it covers no period."
  periodEndsOn: Date
  "The kind of file, for example \`application/pdf\`."
  mimeType: String!
  "The size of the file."
  sizeBytes: Int!
  """
  Where to get the file, without a token, until \`downloadUrlExpiresAt\`. Null in lists, unless \`ids\`
  names exactly one document.
  """
  downloadUrl: String
  "When \`downloadUrl\` ends: 5 minutes after the answer. Null if \`downloadUrl\` is null."
  downloadUrlExpiresAt: DateTime
}

"Papers of the platform account, newest first."
type PlatformInvestAccountDocumentPage {
  "The documents of this page."
  nodes: [PlatformInvestAccountDocument!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"What kind of paper it is."
enum InvestDocumentType {
  "A statement of the account, issued for each month."
  ACCOUNT_STATEMENT
  "The confirmation of one trading day's trades."
  TRADE_CONFIRMATION
  "Figures for United States tax form 1042-S: income of foreign persons and tax withheld."
  TAX_1042S
  "Figures for United States tax form 1099: income and sales of United States persons."
  TAX_1099
  "The signed form W-8BEN."
  W8BEN
  "The application with which the account was opened."
  ACCOUNT_APPLICATION
  "A signed agreement."
  AGREEMENT
  "Anything else."
  OTHER
}

"Which documents to list."
input FetchPlatformInvestAccountDocumentsInput {
  "Only these documents. Ids that are not the caller's are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only documents of these types. Default: all."
  types: [InvestDocumentType!] @constraint(minItems: 1, maxItems: 10)
  "Only documents issued on or after this day. Default: all."
  from: Date
  "Only documents issued on or before this day. Default: all."
  to: Date
  "How many documents a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"Which document to read."
input FetchPlatformInvestAccountDocumentByIdInput {
  "The document's id."
  id: ID! @constraint(format: UUID)
}

"What accounts, a portfolio or an active strategy were worth over time."
type PortfolioHistory {
  """
  The currency of all amounts here: that of the account, the portfolio or the active strategy, else
  the display currency.
  """
  currency: CurrencyCode!
  "The length of one step."
  timeframe: Timeframe!
  "The equity that gains are counted from: that of \`baseValueAsOf\`, of all that had a price then."
  baseValue: Decimal!
  "The end of the step before the first point."
  baseValueAsOf: DateTime!
  """
  How many positions and amounts of cash \`baseValue\` leaves out, since no price or exchange rate was
  known for them at that moment.
  """
  unpricedCount: Int!
  """
  One point for each step, oldest first. At most 10,000. A point of a given moment is the same
  whatever range or timeframe it was asked with.
  """
  points: [PortfolioHistoryPoint!]!
  """
  The money-weighted return in percent from the first money in the span to its end: it counts when
  money came and went. 0 where nothing was gained. Null if it is not defined, more than one rate
  fits, the capital that was there on average is less than a hundredth of what was in at most, or a
  price or an exchange rate that it needs is not known.
  """
  moneyWeightedReturnPercent: Decimal
  """
  The same by the year (XIRR, ACT/365): the yearly rate that gives \`moneyWeightedReturnPercent\`.
  Also null if less than a year has passed since the first money in the span.
  """
  moneyWeightedReturnAnnualizedPercent: Decimal
  """
  The return in percent from the first money in the span to its end, not a year's (modified Dietz
  method): what was gained, by the capital that was there on average, money that came in or went out
  counted for the time it was there. Null if that capital is less than a hundredth of what was in at
  most, where the method gives a loss of more than everything, or where a price or an exchange rate
  that it needs is not known.
  """
  modifiedDietzReturnPercent: Decimal
}

"What accounts, a portfolio or an active strategy were worth at the end of one step."
type PortfolioHistoryPoint {
  "The end of the step; for the last point, now."
  at: DateTime!
  """
  Cash and positions at the prices and exchange rates of that moment, as far as they are known. Each
  position and each amount of cash is rounded to the minor unit of \`currency\`; this is their sum.
  The new units of a split in a tracked portfolio count once the exchange trades in them.
  """
  equity: Decimal!
  """
  How many positions and amounts of cash \`equity\` leaves out, since no price or exchange rate was
  known for them at that moment.
  """
  unpricedCount: Int!
  """
  What was gained since \`baseValueAsOf\`: it leaves out money paid in and out. Below 0: lost. Null if
  a price or an exchange rate that it needs is not known.
  """
  profitLoss: Decimal
  """
  \`profitLoss\` in percent of \`baseValue\` and what was paid in since. Null if that is not above 0,
  and where \`profitLoss\` is null.
  """
  profitLossPercent: Decimal
  """
  Money and shares that came in during the step, less those that went out, each at the prices and
  exchange rates of its moment; of an active strategy, what its account gave it less what it gave
  back. Money that is exchanged on arrival counts as what arrived, after the fee of the exchange.
  Shares that a tracked portfolio has no price of count at their cost. Null if a price or an
  exchange rate that it needs is not known.
  """
  cashflow: Decimal
  """
  The time-weighted return in percent since \`baseValueAsOf\`: it leaves out when money came and went.
  Null if it is not defined, or a price or an exchange rate that it needs is not known.
  """
  timeWeightedReturnPercent: Decimal
}

"What to chart: one of the four."
input PortfolioHistorySourceInput @oneOf {
  "All the caller's accounts of this mode together, closed ones included."
  tradingMode: TradingMode
  "One account."
  brokerAccountId: ID @constraint(format: UUID)
  """
  One tracked portfolio with those under it, in the currency of the portfolio. A trade counts from
  the first instant of its day where the person lives. For the default portfolio of debts, read
  \`netWorthLiabilityHistory\`.
  """
  portfolioId: ID @constraint(format: UUID)
  "One active strategy, closed or not. Money that its account gives it counts as paid in."
  activeStrategyId: ID @constraint(format: UUID)
}

"What to chart and over which time."
input GetPortfolioHistoryInput {
  "What to chart. Default: all the caller's live accounts together."
  source: PortfolioHistorySourceInput
  "The span of time up to now. Not together with \`from\` or \`to\`. Default: \`M1\` before \`to\`."
  range: PastRange
  "The start, not after \`to\` and not in the future. Default: what \`range\` says."
  from: DateTime
  "The end. Default, and for moments in the future: now."
  to: DateTime
  """
  The length of one step. Default: 5 minutes for \`D1\`, 30 minutes for \`W1\`, a day up to \`Y1\`, a week
  beyond; with \`from\` or \`to\` the shortest of these that gives at most 500 points. Steps shorter
  than a day reach back 90 days; a tracked portfolio has none shorter than a day.
  """
  timeframe: Timeframe
  "Whether steps shorter than a day also cover the hours before and after regular trading."
  extendedHours: Boolean! = false
}

"Money paid in and out over time."
type CashflowChart {
  "The display currency of all amounts here, at the exchange rate of each payment's moment."
  currency: CurrencyCode!
  "The length of one step."
  timeframe: HistoryTimeframe!
  "One point for each step, oldest first; one without money has zeros. At most 10,000."
  points: [CashflowPoint!]!
}

"Money paid in and out during one step."
type CashflowPoint {
  "The last day of the step; of the last step, the last day asked for, or today in New York."
  date: Date!
  """
  What was paid in. Money that is exchanged on arrival counts as what arrived, after the fee of the
  exchange.
  """
  deposits: Decimal!
  "What was paid out, a positive number."
  withdrawals: Decimal!
  "\`deposits\` less \`withdrawals\`."
  net: Decimal!
  "The sum of \`net\` from the first point to this one."
  cumulativeNet: Decimal!
  "How many payments of the step these amounts leave out, since no exchange rate is known for them."
  unpricedCount: Int!
}

"Which money to chart and over which time."
input GetDepositsAndWithdrawalsChartInput {
  "Live or practice. The two are never mixed."
  tradingMode: TradingMode! = LIVE
  "The span of time up to today. Not together with \`from\` or \`to\`. Default: \`Y1\` before \`to\`."
  range: PastRange
  "The first day in New York, not after \`to\` and not in the future. Default: what \`range\` says."
  from: Date
  "The last day in New York. Default, and for days in the future: today."
  to: Date
  "The length of one step."
  timeframe: HistoryTimeframe! = MONTH_1
}

"How the caller's platform account is set up."
type PlatformInvestAccountConfig {
  "The account's id, as \`getBrokerAccounts\` has it. Null until the account is open."
  brokerAccountId: ID
  "How far opening the account has come, and whether it can be used."
  status: InvestAccountStatus!
  "The currency that the account is kept in."
  baseCurrency: CurrencyCode!
  "Whether orders for a part of a share are taken. Default: true."
  fractionalTrading: Boolean!
  """
  Whether order forms start with \`premarket\` on. \`placeOrder\` itself does not read it. Default:
  false.
  """
  extendedHoursDefault: Boolean!
  "Whether the owner has stopped trading: new orders are refused, open ones stay. Default: false."
  suspendTrade: Boolean!
  "Whether each fill is confirmed by e-mail. Default: true."
  tradeConfirmEmail: Boolean!
  "Whether a dividend buys more of what paid it, where that is \`fractionable\`. Default: false."
  dividendReinvestment: Boolean!
  "How sales are matched with purchases in gains and tax papers. Default: \`FIFO\`."
  costBasisMethod: CostBasisMethod!
  "Whether deposits in another currency are exchanged to \`baseCurrency\`. Default: true."
  autoConvertDeposits: Boolean!
  "The most that one order may be worth. Null: no limit."
  maxOrderNotional: Money
  """
  The most that the account may lose on one trading day: beyond it buy orders are refused until the
  next one. Null: no limit.
  """
  dailyLossLimit: Money
  "When a setting last changed. Null: never."
  updatedAt: DateTime
}

"How far opening the platform account has come, and whether it can be used."
enum InvestAccountStatus {
  "Not begun: the identity check is not approved."
  INACTIVE
  "The identity check is approved, and the application is being put together."
  ONBOARDING
  "The application was handed to the broker."
  SUBMITTED
  "The broker asks for something: \`fetchKYC\` lists it."
  ACTION_REQUIRED
  "The broker is deciding."
  APPROVAL_PENDING
  "The broker has agreed; the account opens within minutes."
  APPROVED
  "The account is open."
  ACTIVE
  "The broker has declined. Final."
  REJECTED
  "The application could not be handed over. It is tried again by itself."
  SUBMISSION_FAILED
  "The operator has locked the account: only sell orders are taken."
  DISABLED
  "The account was closed. What happened stays to be read. Final."
  ACCOUNT_CLOSED
}

"What the caller's platform account is worth and what of it can be used."
type PlatformInvestAccountBalances {
  "The account's id, as \`getBrokerAccounts\` has it."
  brokerAccountId: ID!
  "The currency of all amounts here. Others are exchanged at the rate of \`asOf\`."
  currency: CurrencyCode!
  "All cash: \`settledCash\` and \`unsettledCash\`, what is held included."
  cash: Decimal!
  "Cash whose trades are settled."
  settledCash: Decimal!
  """
  Cash from sales that settle on a later day, and from cards that were charged within 7 days. It can
  buy, but not be withdrawn.
  """
  unsettledCash: Decimal!
  "The part of \`cash\` that is held for open buy orders, fees included."
  heldForOrders: Decimal!
  "Deposits on their way. No part of \`cash\`."
  pendingDeposits: Decimal!
  "The part of \`cash\` that is held for withdrawals on their way."
  pendingWithdrawals: Decimal!
  "What can be withdrawn now: \`settledCash\` less what is held, at least 0."
  withdrawable: Decimal!
  "What new buy orders may cost, fees included: \`cash\` less what is held, at least 0."
  buyingPower: Decimal!
  """
  What the positions are worth at their last prices, as far as these are known. Each position is
  rounded to the minor unit of \`currency\`; this is their sum.
  """
  positionsValue: Decimal!
  "\`cash\` and \`positionsValue\`."
  equity: Decimal!
  """
  How many positions and amounts of cash all amounts here leave out, since no price or exchange rate
  is known for them. \`cashByCurrency\` shows such cash too.
  """
  unpricedCount: Int!
  """
  \`equity\` at the close of the trading day before, at the prices and exchange rates of that moment.
  Null if one of them is not known.
  """
  lastEquity: Decimal
  """
  What was gained or lost since, by prices and by exchange rates: \`equity\` less \`lastEquity\`,
  leaving out money paid in and out. Null if a price or an exchange rate that it needs is not known.
  """
  dayChange: Decimal
  """
  \`dayChange\` in percent of \`lastEquity\`. Null if \`lastEquity\` is not above 0 or \`dayChange\` is
  null.
  """
  dayChangePercent: Decimal
  "Interest earned that is not paid out yet. No part of \`cash\`."
  accruedInterest: Decimal!
  """
  Whether idle cash earns interest, one entry for each currency that the person has opted in or out,
  by code. Empty before the first \`optInInterest\`. At most 20.
  """
  interest: [InterestEnrollment!]!
  "Fees owed that are not taken yet. Not taken off \`cash\`."
  accruedFees: Decimal!
  "\`cash\` by the currency that it is held in, by code. At most 20."
  cashByCurrency: [Money!]!
  "The moment of the valuation."
  asOf: DateTime!
}

"""
What to change of the platform account's settings. What is left out stays. Null removes a limit,
and else stays too.
"""
input UpdatePlatformInvestAccountConfigInput {
  "Whether orders for a part of a share are taken. False refuses them."
  fractionalTrading: Boolean @constraint(notNull: true)
  "Whether order forms start with \`premarket\` on."
  extendedHoursDefault: Boolean @constraint(notNull: true)
  "True refuses new orders until it is false again. Open orders stay: cancel them one by one."
  suspendTrade: Boolean @constraint(notNull: true)
  "Whether each fill is confirmed by e-mail."
  tradeConfirmEmail: Boolean @constraint(notNull: true)
  "Whether a dividend buys more of what paid it, where that is \`fractionable\`."
  dividendReinvestment: Boolean @constraint(notNull: true)
  """
  How sales from now on are matched with purchases. Whatever it is but \`AVERAGE\`, a sale may name
  its \`lots\`; with \`SPECIFIC\` one that names none takes the oldest. \`AVERAGE\` makes one lot of all
  lots of a position, bought when the oldest was, and every later method goes on with that one.
  """
  costBasisMethod: CostBasisMethod @constraint(notNull: true)
  "Whether deposits in another currency are exchanged to \`baseCurrency\`."
  autoConvertDeposits: Boolean @constraint(notNull: true)
  "The most that one order may be worth, above 0. Null removes the limit."
  maxOrderNotional: MoneyInput
  "The most that the account may lose on one trading day, above 0. Null removes the limit."
  dailyLossLimit: MoneyInput
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"In which currency to read the balances."
input FetchPlatformInvestAccountBalancesInput {
  "The currency to show all amounts in. Default: the account's \`baseCurrency\`."
  currency: CurrencyCode
}

"A practice account to open."
input CreatePartnerPaperAccountInput {
  "Its name."
  name: String! = "Paper account" @constraint(minLength: 1, maxLength: 60, format: LINE)
  "What it starts with. Default: 100,000 USD."
  start: PaperAccountStartInput
  """
  Makes a repetition safe: the same key with the same input returns the same account and opens no
  other. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"What a practice account starts with: one of the two."
input PaperAccountStartInput @oneOf {
  "This much play money. Its currency becomes the account's."
  cash: MoneyInput
  """
  The cash and the positions, at their average prices, that this account of the caller has now. Open
  orders are not copied.
  """
  cloneFromBrokerAccountId: ID @constraint(format: UUID)
}

"Play money for a practice account."
input FundPaperAccountInput {
  "The account's id: of one that \`createPartnerPaperAccount\` opened."
  id: ID! @constraint(format: UUID)
  "How much, in the account's currency."
  amount: Decimal! @constraint(min: "0", max: "1000000000000", scale: 8)
  "What to do with \`amount\`."
  mode: PaperFundingMode! = ADD
  """
  Makes a repetition safe: the same key with the same input returns the same account and moves
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"What to do with play money."
enum PaperFundingMode {
  "Add it to the cash."
  ADD
  "Make it the cash, what is held for open orders included. Positions stay."
  SET
  """
  Start anew with it as the cash: open orders are cancelled, active strategies of the account are
  closed, and its positions, orders and history are put away and no longer listed.
  """
  RESET
}

"A deposit to play through."
input SimulatePaperDepositInput {
  "The account: one of \`createPartnerPaperAccount\`."
  brokerAccountId: ID! @constraint(format: UUID)
  "How much to pay in, in \`currency\`, above 0."
  amount: Decimal! @constraint(exclusiveMin: "0", max: "1000000000000", scale: 8)
  "The currency to pay in. Another than the account's is exchanged as a real deposit would be."
  currency: CurrencyCode!
  "How it ends."
  outcome: SimulatedDepositOutcome! = COMPLETED
  "How many seconds each step takes, 0 to 3,600. 0: the answer shows the end already."
  delaySeconds: Int! = 0 @constraint(min: "0", max: "3600")
  """
  Makes a repetition safe: the same key with the same input returns the same deposit and pays in
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"How a simulated deposit ends."
enum SimulatedDepositOutcome {
  "The money arrives and is credited."
  COMPLETED
  "The money never arrives."
  FAILED
  "The money arrives, is credited, and is taken back by the bank: cash may fall below 0."
  RETURNED
}

"A standing rule that sells what comes in of a crypto asset for cash."
type CryptoAutoSweep {
  "The rule's id."
  id: ID!
  "The crypto asset that it sells."
  currency: CurrencyCode!
  "Only what comes in on this chain. Null: on any chain."
  chain: Chain
  "The currency of the cash: of \`totalSwept\`."
  targetCurrency: CurrencyCode!
  "Transfers of less than this are not swept. In units of the asset; 0: all are swept."
  minimumAmount: Decimal!
  "How much of each transfer is sold, in percent."
  sellPercent: Decimal!
  "Whether it works."
  status: AutoSweepStatus!
  "Why it is paused, in one sentence for the person. Null unless \`status\` is \`PAUSED\`."
  failureReason: String
  "Why it is paused, for programs. Null unless \`status\` is \`PAUSED\`."
  failureCode: AutoSweepFailureCode
  "When it last sold something. Null: never."
  lastRunAt: DateTime
  "The cash of all its sales so far, their fees taken off."
  totalSwept: Decimal!
  "When it was made."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"Whether a rule works."
enum AutoSweepStatus {
  "It sells what comes in."
  ACTIVE
  """
  It waits while the account is restricted or no orders are taken for the asset, and works again by
  itself. What came in meanwhile is not sold.
  """
  PAUSED
}

"Why a rule does not work now."
enum AutoSweepFailureCode {
  "The account is restricted."
  ACCOUNT_RESTRICTED
  "No orders are taken for the crypto asset."
  ASSET_NOT_TRADABLE
}

"A rule to make."
input CreateCryptoAutoSweepInput {
  "The crypto asset to sell, for example \`BTC\`."
  currency: CurrencyCode!
  "Only what comes in on this chain. Default: on any chain."
  chain: Chain
  "The currency of the cash, \`USD\` or \`NZD\`. Sales in another currency are exchanged into it."
  targetCurrency: CurrencyCode! = "USD"
  "Transfers of less than this are not swept. In units of the asset."
  minimumAmount: Decimal! = "0" @constraint(min: "0", max: "1000000000000", scale: 18)
  "How much of each transfer to sell, in percent."
  sellPercent: Decimal! = "100" @constraint(min: "0.01", max: "100", scale: 6)
  """
  Makes a repetition safe: the same key with the same input returns the same rule in its present
  state and makes no second one. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Which rules to read."
input GetCryptoAutoSweepsInput {
  "Only rules with these ids. Ids that the caller has none of are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 50, format: UUID)
}

"Which rule to delete."
input DeleteCryptoAutoSweepInput {
  "The rule's id."
  id: ID! @constraint(format: UUID)
}

"A network that crypto assets are moved on."
enum Chain {
  "Bitcoin, for BTC."
  BTC
  "Ethereum, for ETH and tokens."
  ETH
  "Solana, for SOL and tokens."
  SOL
  "XRP Ledger, for XRP. Its addresses may need a destination tag as \`memo\`."
  XRP
  "Arbitrum One, for ETH and tokens. Its addresses are written like those of Ethereum."
  ARB
  "Base, for ETH and tokens. Its addresses are written like those of Ethereum."
  BASE
  "Polygon PoS, for its own coin and tokens. Its addresses are written like those of Ethereum."
  POLYGON
  "Litecoin, for LTC."
  LTC
  "Dogecoin, for DOGE."
  DOGE
  "Cardano, for ADA."
  ADA
}

"A crypto asset that came in from a chain or went out to one. Amounts are in units of \`currency\`."
type CryptoCurrencyTransfer {
  "The transfer's id."
  id: ID!
  "In or out."
  direction: TransferDirection!
  "How far it has come."
  status: CryptoTransferStatus!
  "The crypto asset: the unit of all amounts here but \`value\`."
  currency: CurrencyCode!
  "The chain that it is moved on."
  chain: Chain!
  "How much came in, or was asked to go out, the fees included."
  amount: Decimal!
  "What the chain takes. 0 for incoming transfers; an estimate until the transfer is broadcast."
  networkFee: Decimal!
  "What the platform takes. 0: nothing."
  fee: Decimal!
  "What arrives: \`amount\` less \`networkFee\` and \`fee\`."
  netAmount: Decimal!
  "What \`amount\` was worth when the transfer was first seen or asked for. Null without a price."
  value: Money
  "The address that it comes from. Null if the chain does not show it."
  fromAddress: String
  "The address that it goes to."
  toAddress: String!
  "The destination tag or memo that goes with it. Null: none."
  memo: String
  "The wallet of the platform that receives or sends it."
  walletId: ID!
  "The whitelisted wallet that it goes to. Null for incoming transfers."
  whitelistedWalletId: ID
  "The id of the transaction on the chain. Null until it is broadcast."
  txHash: String
  "A page that shows the transaction. Null if \`txHash\` is null."
  explorerUrl: String
  "How many confirmations the chain has given. Null until it is broadcast."
  confirmations: Int
  "After how many confirmations it counts as completed."
  requiredConfirmations: Int!
  "Why it was rejected or failed, in one sentence for the person. Null unless it did."
  failureReason: String
  "Why it was rejected or failed, for programs. Null unless \`status\` is \`REJECTED\` or \`FAILED\`."
  failureCode: CryptoTransferFailureCode
  "When it was completed. Null until it is."
  completedAt: DateTime
  "When it was first seen or asked for."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"Transfers, newest first."
type CryptoCurrencyTransferPage {
  "The transfers of this page."
  nodes: [CryptoCurrencyTransfer!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"Which way something is moved."
enum TransferDirection {
  "To the person's wallet with the platform."
  INCOMING
  "From the person's wallet with the platform."
  OUTGOING
}

"How far a crypto transfer has come."
enum CryptoTransferStatus {
  "Asked for: \`amount\` is held, and checks are being made. Only outgoing transfers have this state."
  REQUESTED
  "Seen on the chain, or being broadcast, with fewer confirmations than it needs."
  PROCESSING
  """
  It has the confirmations that it needs; what came in is credited. Final, unless the chain takes
  back what came in: it is \`FAILED\` then, and taken out again.
  """
  COMPLETED
  """
  The chain did not take it, or has it no more; what was held is free again. Final, but for what
  comes in: if the chain has it again it goes on.
  """
  FAILED
  """
  A check or an operator refused it, or less came in than is credited; what was held is free again.
  Final.
  """
  REJECTED
  "The person cancelled it in the app before it was broadcast; what was held is free again. Final."
  CANCELED
}

"Why a crypto transfer did not arrive."
enum CryptoTransferFailureCode {
  "A check or an operator of the platform refused it."
  REFUSED_BY_PLATFORM
  "The provider that keeps the receiving wallet refused it."
  REFUSED_BY_PROVIDER
  "The chain did not take it."
  REFUSED_BY_CHAIN
  "The chain's fee rose above what was held for it."
  FEE_TOO_HIGH
}

"Which transfers to read."
input FetchCryptoCurrencyTransfersInput {
  "Only transfers with these ids. Ids that the caller has none of are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 200, format: UUID)
  "Only transfers of these directions. Default: all."
  directions: [TransferDirection!] @constraint(minItems: 1, maxItems: 2)
  "Only transfers of these crypto assets, for example \`BTC\`. Default: all."
  currencies: [CurrencyCode!] @constraint(minItems: 1, maxItems: 50)
  "Only transfers on these chains. Default: all."
  chains: [Chain!] @constraint(minItems: 1, maxItems: 20)
  "Only transfers in one of these states. Default: all."
  statuses: [CryptoTransferStatus!] @constraint(minItems: 1, maxItems: 10)
  "Only transfers first seen or asked for at or after this moment. Default: all."
  from: DateTime
  "Only transfers first seen or asked for before this moment. Default: now."
  to: DateTime
  "How many transfers a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"A crypto asset to send out."
input RequestCryptoWithdrawalInput {
  "The wallet to send to. It says which asset on which chain."
  whitelistedWalletId: ID! @constraint(format: UUID)
  """
  How much to send, the fees included, in units of the asset. At least the \`minimumWithdrawal\` of
  the caller's wallet, and no more decimal places than the chain has.
  """
  amount: Decimal! @constraint(min: "0", max: "1000000000000", scale: 18)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
  """
  Makes a repetition safe: the same key with the same input returns the same transfer in its present
  state and sends nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Who keeps and who owns an outside wallet, as the travel rule asks."
type TravelRuleInfo {
  "Whether it is self-hosted: only its owner has the keys. Else a provider keeps it."
  selfHosted: Boolean!
  """
  The provider's W3C decentralized identifier. Null for a self-hosted wallet or a provider that is
  not in the directory.
  """
  vaspId: ID
  "The provider's name. Null for a self-hosted wallet."
  vaspName: String
  "The provider's website. Null for a self-hosted wallet, or if it is not known."
  vaspWebsite: String
  "The owner's given name, where the owner is a person."
  beneficiaryGivenName: String
  "The owner's family name, where the owner is a person."
  beneficiaryFamilyName: String
  "The owner's name, where the owner is a company, a trust or another entity."
  beneficiaryEntityName: String
  "The country that the owner lives or is registered in, if given."
  beneficiaryCountry: CountryCode
  "The owner's address, if given."
  beneficiaryAddress: Address
  "Whether the owner has proved to hold the key of the address."
  hasOwnershipProof: Boolean!
  "Whether nothing is missing, for transfers of 1,000 USD and more too."
  complete: Boolean!
}

"Something that a travel-rule check asks for, as in \`extensions.nextActions\` of its errors."
type TravelRuleAction {
  "A name that programs may rely on, for example \`provide_beneficiary_address\`."
  name: String!
  "What is to be done, in one sentence."
  description: String!
  "How many of \`requiredFields\` are to be given."
  type: TravelRuleActionType!
  "The fields of \`TravelRuleInput\` to give. At most 20."
  requiredFields: [TravelRuleField!]!
}

"How many fields are to be given."
enum TravelRuleActionType {
  "One of them."
  ONE_OF
  "All of them."
  REQUIRED
}

"A field that a travel-rule check asks for."
type TravelRuleField {
  "Where it stands in \`TravelRuleInput\`, for example \`beneficiaryAddress.country\`."
  field: String!
  "What kind of value it takes."
  valueType: TravelRuleValueType!
  "What it means, in one sentence."
  description: String!
  "The values to choose from. Empty: any. At most 300."
  options: [String!]!
}

"What kind of value a field takes."
enum TravelRuleValueType {
  "A line of text."
  TEXT
  "An ISO 3166-1 alpha-2 country code."
  COUNTRY
  "A signature of \`WhitelistedWallet.ownershipMessage\`."
  SIGNATURE
  "A group of fields, such as an address."
  OBJECT
}

"Who keeps and who owns an outside wallet."
input TravelRuleInput {
  "Who keeps it."
  custodian: WalletCustodianInput!
  """
  Who owns it. Default for a self-hosted wallet: the person, by the name of the identity check.
  Needed for a wallet that a provider keeps.
  """
  beneficiary: TravelRuleBeneficiaryInput
  "The country that the owner lives or is registered in."
  beneficiaryCountry: CountryCode
  "The owner's address. Some providers and some amounts need it; \`nextActions\` says so."
  beneficiaryAddress: AddressInput
}

"Who keeps a wallet: one of the three."
input WalletCustodianInput @oneOf {
  "A provider of the directory, by the \`Vasp.id\` of \`searchVASPs\`."
  vaspId: ID @constraint(minLength: 5, maxLength: 200, format: LINE)
  "A provider that the directory does not have."
  unlistedVasp: UnlistedVaspInput
  "Only its owner has the keys."
  selfHosted: SelfHostedWalletInput
}

"A provider that the directory does not have."
input UnlistedVaspInput {
  "The provider's name."
  name: String! @constraint(minLength: 1, maxLength: 120, format: LINE)
  "The https address of the provider's website."
  website: String! @constraint(minLength: 9, maxLength: 255, format: LINE)
}

"A wallet whose keys only its owner has."
input SelfHostedWalletInput {
  """
  The signature of \`WhitelistedWallet.ownershipMessage\` by the address's own key, as wallets give
  it: base64, or hexadecimal with \`0x\`. \`nextActions\` says whether it is needed.
  """
  ownershipProof: String @constraint(minLength: 40, maxLength: 2000, format: LINE)
}

"Who owns a wallet: one of the two."
input TravelRuleBeneficiaryInput @oneOf {
  "A person."
  person: BeneficiaryPersonInput
  "A company, a trust or another entity, by its legal name."
  entityName: String @constraint(minLength: 1, maxLength: 200, format: LINE)
}

"A person who owns a wallet."
input BeneficiaryPersonInput {
  "The given name."
  givenName: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The family name."
  familyName: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
}

"A virtual asset service provider: an exchange or a custodian that keeps wallets for others."
type Vasp {
  "The provider's W3C decentralized identifier, for example \`did:web:kraken.com\`."
  id: ID!
  "The provider's name."
  name: String!
  "The provider's website, where known."
  website: String
  "The country that it is registered in, where known."
  country: CountryCode
  "The countries that it is licensed in, where known. At most 250."
  jurisdictions: [CountryCode!]!
  "The https address of its logo, where there is one."
  logoUrl: String
}

"Which providers to search for."
input SearchVASPsInput {
  "Only providers with these ids. Unknown ids are passed over. Needed without \`query\`."
  ids: [ID!] @constraint(minItems: 1, maxItems: 50, minLength: 5, maxLength: 200, format: LINE)
  "A part of the name or of the website, in either case. Needed without \`ids\`."
  query: String @constraint(minLength: 2, maxLength: 100, format: LINE)
  "Only providers that are registered or licensed in this country. Default: all."
  country: CountryCode
  "How many results at most, 1 to 50."
  limit: Int! = 20 @constraint(min: "1", max: "50")
}

"A wallet that the platform keeps for the person, to receive one crypto asset on one chain."
type CryptoCurrencyWallet {
  "The wallet's id."
  id: ID!
  "The crypto asset, for example \`ETH\`."
  currency: CurrencyCode!
  "The chain that it is received on."
  chain: Chain!
  "Whether it can receive."
  status: CryptoWalletStatus!
  "The address to send to. Null while the wallet is \`CREATING\`."
  address: String
  "The destination tag or memo that the sender must add. Null if the chain needs none."
  memo: String
  "\`address\` and \`memo\` as a QR code, in a \`data:\` address of a PNG. Null if \`address\` is null."
  qrCodeDataUrl: String
  """
  How much of the asset the person holds here, on any of its chains: the wallets of one asset show
  the same. In units of the asset.
  """
  balance: Decimal!
  "The part of \`balance\` that is not held for withdrawals and orders."
  available: Decimal!
  "What \`balance\` is worth now. Null if no price is known."
  value: Money
  "The least that is credited, in units of the asset: less is lost. 0: no such rule."
  minimumDeposit: Decimal!
  "The least that can be withdrawn on this chain at once, in units of the asset."
  minimumWithdrawal: Decimal!
  "What a withdrawal on this chain would cost now, all fees together, in units of the asset."
  estimatedWithdrawalFee: Decimal!
  "After how many confirmations an incoming transfer is credited."
  requiredConfirmations: Int!
  """
  Whether its chain is a simulated one of this server. Send no real coins to it: they would be lost.
  """
  simulated: Boolean!
  "When it was asked for."
  createdAt: DateTime!
  "When it last changed, its balance aside."
  updatedAt: DateTime!
}

"Whether a wallet can receive."
enum CryptoWalletStatus {
  "Asked for; its address is being made, which takes seconds."
  CREATING
  "It can receive."
  ACTIVE
  "The operator takes this asset on this chain no more: do not send to it. The balance stays."
  DISABLED
}

"A crypto asset on a chain."
input CryptoWalletInput {
  "The crypto asset, for example \`ETH\`."
  currency: CurrencyCode!
  "A chain that moves it."
  chain: Chain!
}

"The wallets to make."
input CreateCryptoCurrencyWalletsInput {
  "The wallets, 1 to 50. Default: one for each asset and chain that the platform takes."
  wallets: [CryptoWalletInput!] @constraint(minItems: 1, maxItems: 50)
  """
  The call is safe to repeat without a key too. With one, other input under the same key is refused.
  Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Which wallets to read."
input FetchCryptoCurrencyWalletsInput {
  "Only wallets with these ids. Ids that the caller has none of are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 50, format: UUID)
  "Only wallets of these crypto assets, for example \`BTC\`. Default: all."
  currencies: [CurrencyCode!] @constraint(minItems: 1, maxItems: 50)
  "Only wallets on these chains. Default: all."
  chains: [Chain!] @constraint(minItems: 1, maxItems: 20)
}

"Which wallet to receive on."
input FetchCryptoWalletAddressInput {
  "The crypto asset to receive, for example \`BTC\`."
  currency: CurrencyCode!
  "The chain that the sender will use."
  chain: Chain!
}

"An outside wallet that the person may send a crypto asset to, once it is approved."
type WhitelistedWallet {
  "The wallet's id."
  id: ID!
  "The person's name for it. Null: none."
  label: String
  "The crypto asset that may be sent to it, for example \`ETH\`."
  currency: CurrencyCode!
  "The chain that it is sent on."
  chain: Chain!
  "The address, as the chain writes it. It never changes."
  address: String!
  "The destination tag or memo that goes with each transfer. Null: none."
  memo: String
  "Whether it can be sent to."
  status: WhitelistStatus!
  "Why it was rejected, in one sentence for the person. Null unless \`status\` is \`REJECTED\`."
  failureReason: String
  "Why it was rejected, for programs. Null unless \`status\` is \`REJECTED\`."
  failureCode: WhitelistFailureCode
  """
  From when on it can be sent to, if \`APPROVED\`: 24 hours after it was asked for, or after its
  provider was last changed.
  """
  usableAt: DateTime!
  "Who keeps and who owns it, as the travel rule asks."
  travelRule: TravelRuleInfo!
  """
  The fields that \`updateWhitelistedWalletTravelRule\` has yet to give, at most 20. Empty unless
  \`ACTION_REQUIRED\`.
  """
  nextActions: [TravelRuleAction!]!
  "The text to sign with the address's own key where \`ownershipProof\` is asked for."
  ownershipMessage: String!
  "When it was asked for."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"Whether a whitelisted wallet can be sent to."
enum WhitelistStatus {
  "Details of its keeper or owner are missing: \`nextActions\` lists them."
  ACTION_REQUIRED
  "All details are there, and are being checked."
  PENDING
  "It can be sent to from \`usableAt\` on."
  APPROVED
  "A check or an operator refused it. Final: ask for another."
  REJECTED
}

"Why a wallet was not whitelisted."
enum WhitelistFailureCode {
  "A check or an operator of the platform refused it."
  REFUSED_BY_PLATFORM
  "The provider that keeps it does not know its owner."
  REFUSED_BY_PROVIDER
  "The address is on a sanctions list, or has dealt with one that is."
  SANCTIONED
}

"A wallet to whitelist."
input RequestWhitelistWalletInput {
  "The crypto asset to send, for example \`ETH\`."
  currency: CurrencyCode!
  "The chain to send it on."
  chain: Chain!
  "The address, as the chain writes it. Its form and check digits are verified."
  address: String! @constraint(minLength: 20, maxLength: 120, format: LINE)
  "The destination tag or memo that the receiver needs. Without it their transfers may be lost."
  memo: String @constraint(minLength: 1, maxLength: 120, format: LINE)
  "A name to know it by."
  label: String @constraint(minLength: 1, maxLength: 60, format: LINE)
  "Who keeps and who owns it."
  travelRule: TravelRuleInput!
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
  """
  Makes a repetition safe: the same key with the same input returns the same wallet in its present
  state and makes no second one. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"New details for a whitelisted wallet."
input UpdateWhitelistedWalletTravelRuleInput {
  "The wallet's id."
  id: ID! @constraint(format: UUID)
  "Who keeps and who owns it. It replaces all that was given before."
  travelRule: TravelRuleInput!
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"Which whitelisted wallet to delete."
input DeleteWhitelistedWalletInput {
  "The wallet's id."
  id: ID! @constraint(format: UUID)
}

"Which whitelisted wallets to read."
input FetchWhitelistedWalletsInput {
  "Only wallets with these ids. Ids that the caller has none of are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 100, format: UUID)
  "Only wallets for these crypto assets, for example \`ETH\`. Default: all."
  currencies: [CurrencyCode!] @constraint(minItems: 1, maxItems: 50)
  "Only wallets on these chains. Default: all."
  chains: [Chain!] @constraint(minItems: 1, maxItems: 20)
  "Only wallets in one of these states. Default: all."
  statuses: [WhitelistStatus!] @constraint(minItems: 1, maxItems: 10)
}

"The making of a file with data of the person's."
type ExportJob {
  "The job's id."
  id: ID!
  "What the file holds."
  type: ExportType!
  "The format of the file."
  format: ExportFormat!
  "How far the making is."
  status: ExportStatus!
  "How much is done, from 0 to 100. It never goes down, but where a failed try is made again."
  progressPercent: Int!
  """
  The first day that the file covers: in New York time for what accounts did, in the person's time
  zone for everything else. Null: from the beginning.
  """
  from: Date
  "The last day that the file covers."
  to: Date!
  "Live or practice. Null: both, or it makes no difference."
  tradingMode: TradingMode
  "The tracked portfolios that the file covers. Empty: all. At most 50."
  portfolioIds: [ID!]!
  "How many rows the file has, headings aside. Null until it is done, and for \`PDF\` and \`ZIP\`."
  rowCount: Int
  "The size of the file in bytes. Null until it is done."
  sizeBytes: Int
  """
  The https address to download the file from with GET, without a token, until \`expiresAt\`. Null
  until it is done, after it has expired, and in lists: \`myExportJobs\` shows it where \`ids\` names
  exactly one job, \`exportJobUpdated\` where \`id\` does, \`requestExport\` where it answers again.
  """
  downloadUrl: String
  "Why the making failed, in one sentence for the person. Null unless \`status\` is \`FAILED\`."
  failureReason: String
  "Why the making failed, for programs. Null unless \`status\` is \`FAILED\`."
  failureCode: ExportFailureCode
  "Whether the person has seen that it ended."
  viewed: Boolean!
  "When it was done. Null until it is."
  completedAt: DateTime
  "When the file is deleted: 7 days after it was done. Null until it is."
  expiresAt: DateTime
  "When it was asked for."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"Export jobs, newest first."
type ExportJobPage {
  "The jobs of this page."
  nodes: [ExportJob!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"What an export holds."
enum ExportType {
  "The trades of tracked portfolios."
  TRANSACTIONS
  "Orders with their fills: a row for each fill, and one for an order without any."
  ORDERS
  """
  Cash and assets of accounts at the end of \`to\`, with the value of then. The cost is left empty
  where a company's action or a change of the cost basis method came after \`to\`.
  """
  POSITIONS
  "Everything that moved cash or shares of the platform account."
  ACTIVITIES
  "Deposits and withdrawals, crypto transfers included."
  DEPOSITS_WITHDRAWALS
  "Dividends with the tax withheld, of the platform account and of tracked portfolios."
  DIVIDENDS
  "What sales gained or lost: of accounts lot by lot, of tracked portfolios by holding and day."
  REALIZED_GAINS
  """
  What a tax return needs: gains, dividends, interest and tax withheld, by tax year, account or
  portfolio, and currency. Of live accounts, unless practice ones are asked for.
  """
  TAX_SUMMARY
  "What was owned and owed, day by day, in the display currency."
  NET_WORTH
  "All of these as CSV and the person's own data as JSON, in a \`ZIP\`."
  FULL_ACCOUNT
}

"The format of a file."
enum ExportFormat {
  "Comma-separated values in UTF-8, with a heading line. Amounts in plain notation."
  CSV
  "A spreadsheet of Office Open XML."
  XLSX
  "A document to read and print."
  PDF
  "JSON, with amounts as strings."
  JSON
  "An archive of several files."
  ZIP
}

"How far the making of a file is."
enum ExportStatus {
  "Asked for, and waiting for its turn."
  QUEUED
  "Being made. A failed try is made again up to 3 times."
  RUNNING
  "Done: the file can be downloaded until \`expiresAt\`."
  COMPLETED
  "Every try failed; \`failureReason\` says why. Final: ask for a new one."
  FAILED
  "The file was deleted 7 days after it was done. Final: ask for a new one."
  EXPIRED
}

"Why a file could not be made."
enum ExportFailureCode {
  """
  It would have held more than a file may: 5,000,000 rows, 10,000 as \`PDF\`, or 1 GiB. Ask for a
  shorter span.
  """
  TOO_LARGE
  "A provider whose data it needs could not be reached."
  PROVIDER_UNAVAILABLE
  "A fault of the platform."
  INTERNAL
}

"A file to make."
input RequestExportInput {
  "What the file holds."
  type: ExportType!
  """
  The format of the file. \`FULL_ACCOUNT\` comes as \`ZIP\`, and no other type does. Default: \`ZIP\`
  for \`FULL_ACCOUNT\`, \`PDF\` for \`TAX_SUMMARY\`, else \`CSV\`.
  """
  format: ExportFormat
  "The first day to cover. Default: from the beginning."
  from: Date
  "The last day to cover, not in the future nor before \`from\`. Default: today."
  to: Date
  "Live or practice. Default: both. \`TRANSACTIONS\` and \`NET_WORTH\` do not read it."
  tradingMode: TradingMode
  """
  Only these tracked portfolios, with their sub-portfolios, and no accounts: for \`TRANSACTIONS\`,
  \`DIVIDENDS\`, \`REALIZED_GAINS\`, \`TAX_SUMMARY\` and \`NET_WORTH\` only. Default: all, and the accounts.
  """
  portfolioIds: [ID!] @constraint(minItems: 1, maxItems: 50, format: UUID)
  """
  Makes a repetition safe: the same key with the same input returns the same job in its present
  state and starts no second one. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Which export jobs were seen."
input MarkExportJobsViewedInput {
  "The jobs' ids. Those that have not ended stay unseen. Default: all that have ended."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
}

"Which export jobs to read."
input MyExportJobsInput {
  "Only jobs with these ids. Ids that the caller has none of are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 200, format: UUID)
  "Only jobs of these types. Default: all that the token may read."
  types: [ExportType!] @constraint(minItems: 1, maxItems: 20)
  "Only jobs in one of these states. Default: all."
  statuses: [ExportStatus!] @constraint(minItems: 1, maxItems: 10)
  "Only jobs that have ended and that the person has not seen since."
  onlyUnviewed: Boolean! = false
  "How many jobs a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"Which export jobs to follow."
input ExportJobUpdatedInput {
  "Only this job, beginning with its present state. Default: all, beginning with the next change."
  id: ID @constraint(format: UUID)
}

"Which bank account to read."
input FetchSavedBankAccountInput {
  "The currency that it takes: \`NZD\` or \`USD\`."
  currency: CurrencyCode!
}

"Which bank account for payouts to read."
input FetchSavedPayoutAccountInput {
  "The currency that it takes: \`NZD\` or \`USD\`."
  currency: CurrencyCode!
}

"Which bank account to delete."
input DeleteSavedBankAccountInput {
  "The account's id. Its replacement, where there is one, has an id of its own."
  id: ID! @constraint(format: UUID)
}

"Which bank account for payouts to delete."
input DeleteSavedPayoutAccountInput {
  "The account's id. Its replacement, where there is one, has an id of its own."
  id: ID! @constraint(format: UUID)
}

"A bank account of the person's own that the platform pays to."
type SavedBankAccount {
  "The account's id: \`bankAccountId\` of a withdrawal."
  id: ID!
  "What is paid to it."
  purpose: BankAccountPurpose!
  "The currency that it takes."
  currency: CurrencyCode!
  "The name that the account is held in."
  accountHolder: String!
  "The bank's name, as saved or as the bank number gives it. Null: not known."
  bankName: String
  "The account number with all but its last four characters hidden."
  numberMasked: String!
  "The country of the bank."
  country: CountryCode!
  "What kind of account it is. Null unless \`currency\` is \`USD\`."
  type: BankAccountType
  "The bank's ABA routing number. Null unless \`currency\` is \`USD\`."
  routingNumber: String
  "The bank's SWIFT code (BIC), where given."
  swiftBic: String
  """
  Whether the holder's name was found to be that of the identity check. An account can be paid to
  where this is \`VERIFIED\` and \`usableAt\` has passed.
  """
  status: BankAccountStatus!
  "Why it was rejected, in one sentence for the person. Null unless \`status\` is \`REJECTED\`."
  failureReason: String
  "Why it was rejected, for programs. Null unless \`status\` is \`REJECTED\`."
  failureCode: BankAccountFailureCode
  "From when on it can be paid to, if \`VERIFIED\`: 24 hours after it was saved."
  usableAt: DateTime!
  "When the holder's name was found to be right. Null until then."
  verifiedAt: DateTime
  """
  A newer account of the same purpose and currency, which takes this one's place once it is
  \`VERIFIED\` and usable. Saving once more discards it for the newest. Null if there is none.
  """
  replacement: SavedBankAccount
  """
  What a withdrawal to this account would cost, how much it may be, how long it would take, and why
  it would be refused, if \`createWithdrawalRequest\` were called now. Nothing is held or stored, and
  a quote stays unused. What would refuse the withdrawal is told in \`refusals\` and is not an error.
  """
  withdrawalPreview(
    "The withdrawal to look at."
    params: WithdrawalPreviewInput!
  ): WithdrawalPreview! @tokenScope(scope: FUNDING_READ) @cost(weight: 20)
  "When it was saved."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"What a saved bank account is for."
enum BankAccountPurpose {
  "Withdrawals of the person's own cash: \`createWithdrawalRequest\`."
  WITHDRAWAL
  "What the platform owes the person: referral rewards and a creator's earnings."
  PAYOUT
}

"What kind of United States bank account it is."
enum BankAccountType {
  "A checking account."
  CHECKING
  "A savings account."
  SAVINGS
}

"Whether a saved bank account can be paid to."
enum BankAccountStatus {
  "Just saved: the holder's name is compared with the identity check, which must be approved."
  PENDING_VERIFICATION
  "The holder's name is that of the identity check. It can be paid to from \`usableAt\` on."
  VERIFIED
  "The holder's name is not that of the identity check. Final: save another account."
  REJECTED
}

"Why a saved bank account was rejected."
enum BankAccountFailureCode {
  "The account is held in another name than that of the identity check."
  HOLDER_NAME_MISMATCH
}

"A New Zealand bank account to save."
input SaveBankAccountNZDInput {
  "The name that the account is held in: the person's own, as the identity check has it."
  accountHolder: String! @constraint(minLength: 1, maxLength: 120, format: LINE)
  """
  The number: bank, branch, account and suffix, for example \`01-0242-0100194-00\`. Dashes and spaces
  may be left out where the parts have full length. Bank, branch and check digits are verified.
  """
  accountNumber: String! @constraint(minLength: 15, maxLength: 24, format: LINE)
  "The bank's name. Default: as the bank number gives it."
  bankName: String @constraint(minLength: 1, maxLength: 80, format: LINE)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"A United States dollar bank account to save."
input SaveBankAccountUSDInput {
  "The name that the account is held in: the person's own, as the identity check has it."
  accountHolder: String! @constraint(minLength: 1, maxLength: 120, format: LINE)
  "The number, 4 to 17 digits."
  accountNumber: String! @constraint(minLength: 4, maxLength: 17, format: LINE)
  "The bank's ABA routing number, 9 digits. Its check digit is verified."
  routingNumber: String! @constraint(minLength: 9, maxLength: 9, format: LINE)
  "What kind of account it is."
  type: BankAccountType! = CHECKING
  "The bank's name. Default: as the routing number gives it."
  bankName: String @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The bank's SWIFT code (BIC), 8 or 11 characters. Without it no wire can be sent from abroad."
  swiftBic: String @constraint(minLength: 8, maxLength: 11, format: LINE)
  "The bank's address, which some wires need."
  bankAddress: AddressInput
  "The holder's address at the bank. Default: that of the identity check."
  holderAddress: AddressInput
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"A New Zealand bank account for payouts to save."
input SavePayoutBankAccountNZDInput {
  "The name that the account is held in: the person's own, as the identity check has it."
  accountHolder: String! @constraint(minLength: 1, maxLength: 120, format: LINE)
  """
  The number: bank, branch, account and suffix, for example \`01-0242-0100194-00\`. Dashes and spaces
  may be left out where the parts have full length. Bank, branch and check digits are verified.
  """
  accountNumber: String! @constraint(minLength: 15, maxLength: 24, format: LINE)
  "The bank's name. Default: as the bank number gives it."
  bankName: String @constraint(minLength: 1, maxLength: 80, format: LINE)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"A United States dollar bank account for payouts to save."
input SavePayoutBankAccountUSDInput {
  "The name that the account is held in: the person's own, as the identity check has it."
  accountHolder: String! @constraint(minLength: 1, maxLength: 120, format: LINE)
  "The number, 4 to 17 digits."
  accountNumber: String! @constraint(minLength: 4, maxLength: 17, format: LINE)
  "The bank's ABA routing number, 9 digits. Its check digit is verified."
  routingNumber: String! @constraint(minLength: 9, maxLength: 9, format: LINE)
  "What kind of account it is."
  type: BankAccountType! = CHECKING
  "The bank's name. Default: as the routing number gives it."
  bankName: String @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The bank's SWIFT code (BIC), 8 or 11 characters. Without it no wire can be sent from abroad."
  swiftBic: String @constraint(minLength: 8, maxLength: 11, format: LINE)
  "The bank's address, which some wires need."
  bankAddress: AddressInput
  "The holder's address at the bank. Default: that of the identity check."
  holderAddress: AddressInput
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"Where to send money so that it reaches the person's platform account."
type BankDetail {
  "The currency to send."
  currency: CurrencyCode!
  "The bank's name."
  bankName: String!
  "The name that the receiving account is held in."
  accountName: String!
  "The number of the receiving account."
  accountNumber: String!
  "The bank's ABA routing number. Null unless \`currency\` is \`USD\`."
  routingNumber: String
  "The bank's SWIFT code (BIC), where transfers from abroad are taken."
  swiftBic: String
  "The account's IBAN, where it has one."
  iban: String
  "The bank's address, which some wires need. Null: it is not needed."
  bankAddress: Address
  "What to write in the particulars of a New Zealand transfer. Null elsewhere."
  particulars: String
  "What to write in the code of a New Zealand transfer. Null elsewhere."
  code: String
  """
  What to write in the reference, so that the money is found to be the person's. It never changes;
  inside a pending transaction it is that transaction's own.
  """
  reference: String!
  "How to send it, in one or two sentences for the person."
  instructions: String!
  "The least to send, in \`currency\`. Null: no such rule."
  minimumAmount: Decimal
  "How many business days the money usually takes. 0: the same day."
  estimatedBusinessDays: Int!
}

"How US dollars are sent."
enum UsdTransferMethod {
  "A wire, from inside or outside the United States."
  WIRE
  "An ACH transfer, from a bank in the United States."
  ACH
}

"Who handles the payments of a country and currency, and what a client needs to use it."
type PaymentProvider {
  "The provider's name, for example \`stripe\`. \`simulated\` for the built-in one."
  name: String!
  """
  The public key that the provider's own form for card data needs. Null if it needs none. Card
  numbers go only to the provider, never to this API.
  """
  publishableKey: String
  "What it takes, by method and currency. At most 40."
  limits: [PaymentLimit!]!
}

"What a payment provider takes by one method in one currency, and for how much."
type PaymentLimit {
  "How the money comes in: \`BANK_TRANSFER\` or \`CARD\`."
  method: DepositMethod!
  "The currency of the amounts here."
  currency: CurrencyCode!
  "The least that one payment may be."
  minimumAmount: Decimal!
  "The most that one payment may be. Null: no such rule."
  maximumAmount: Decimal
  "The fee as a fraction of the payment: 0.029 is 2.9 percent. 0: none."
  feeFraction: Decimal!
  "The fixed part of the fee of each payment. 0: none."
  fixedFee: Decimal!
}

"Which bank details to read."
input GetBankDetailInput {
  "The currency to send: \`NZD\` or \`USD\`. For \`USD\` these are the details of a wire."
  currency: CurrencyCode!
}

"Which bank details for US dollars to read."
input GetUSDBankingDetailsInput {
  "How the dollars will be sent."
  method: UsdTransferMethod! = WIRE
}

"Which payment provider to read."
input FetchDefaultPaymentProviderInput {
  "The country to pay from. Default: the person's country of residence."
  country: CountryCode
  "The currency to pay in."
  currency: CurrencyCode!
}

"A saved card, for deposits and for the plan. Only the payment provider has its number."
type Card {
  "The card's id: \`cardId\` of a deposit or a plan."
  id: ID!
  "The card network."
  brand: CardBrand!
  "The last four digits of its number."
  last4: String!
  "The last month that it is valid in, 1 to 12."
  expiryMonth: Int!
  "The year of \`expiryMonth\`, four digits."
  expiryYear: Int!
  "The name on the card, where the provider told it."
  holder: String
  "The country of the bank that issued it, where the provider told it."
  country: CountryCode
  "Whether it can be charged."
  status: CardStatus!
  "Why it failed, in one sentence for the person. Null unless \`status\` is \`FAILED\`."
  failureReason: String
  "Why it failed, for programs. Null unless \`status\` is \`FAILED\`."
  failureCode: CardFailureCode
  "Whether it is charged where an operation names no card. One card is, where there is any."
  default: Boolean!
  "When it was saved."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"How far saving a card has come."
type CardSetup {
  "The saved card. Null in the answer to a call without \`paymentMethodToken\`."
  card: Card
  """
  A secret for the payment provider's own card form: hand it to the provider's library together with
  \`PaymentProvider.publishableKey\`. The person types the card into that form, which returns a token;
  send the token as \`paymentMethodToken\` of the next \`saveNewCard\`. Null once \`card\` is there.
  """
  clientSecret: String
  """
  Where to send the person: to the provider's page for the card's data, or to the bank's page where
  the card is \`PENDING_SETUP\`. Null if neither is needed.
  """
  setupUrl: String
  "When \`clientSecret\` and \`setupUrl\` expire. Null if both are null."
  expiresAt: DateTime
}

"A card network."
enum CardBrand {
  "Visa."
  VISA
  "Mastercard."
  MASTERCARD
  "American Express."
  AMEX
  "Another."
  OTHER
}

"Whether a card can be charged."
enum CardStatus {
  "Saved; the person has yet to confirm it at the bank (3-D Secure), at \`setupUrl\`."
  PENDING_SETUP
  "It can be charged."
  ACTIVE
  "Its last valid month is over. Final: save the new card."
  EXPIRED
  "The bank refused it, or the person did not confirm it within an hour. Final."
  FAILED
}

"Why a card could not be saved."
enum CardFailureCode {
  "The bank refused it."
  DECLINED
  "The person did not confirm it at the bank within an hour."
  NOT_CONFIRMED
}

"A card to save."
input SaveNewCardInput {
  """
  The provider's token of the card, from its own form. Left out: the answer has the
  \`clientSecret\` or the \`setupUrl\` that the form needs. Never a card number.
  """
  paymentMethodToken: String @constraint(minLength: 8, maxLength: 255, format: LINE)
  "Whether it becomes the default card. The first card does in any case."
  setAsDefault: Boolean! = false
  """
  The https address of the caller's own page that the provider or the bank sends the person back to.
  Default: the card settings of the app.
  """
  returnUrl: String @constraint(minLength: 9, maxLength: 500, format: LINE)
  """
  Makes a repetition safe: the same key with the same input returns the same setup and begins no
  second one. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Which cards to read."
input ListCardsInput {
  "Only cards with these ids. Ids that the caller has none of are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 20, format: UUID)
}

"Which card to delete."
input DeleteCardInput {
  "The card's id."
  id: ID! @constraint(format: UUID)
}

"Money that came in."
type Deposit {
  "The deposit's id."
  id: ID!
  "How the money came in."
  method: DepositMethod!
  "How far it has come."
  status: DepositStatus!
  "Live, or practice for a simulated deposit."
  tradingMode: TradingMode!
  "The account that it is for."
  brokerAccountId: ID!
  "How much was sent, in \`currency\`."
  amount: Decimal!
  "The currency that was sent: of \`amount\` and \`fee\`."
  currency: CurrencyCode!
  "What the deposit itself cost. The fee of an exchange is in \`exchangeRate\` instead."
  fee: Decimal!
  """
  What was added to the account's cash: \`amount\` less \`fee\`, times \`exchangeRate\` where it was
  exchanged. Null until it is added.
  """
  credited: Money
  "What one unit of \`currency\` bought, the fee taken off. Null if nothing was exchanged."
  exchangeRate: Decimal
  "The fee of the exchange as a fraction: 0.005 is 0.5 percent. Null if there was none."
  forexFeeFraction: Decimal
  "The reference that the sender wrote, where there was one."
  reference: String
  "The card that was charged. Null unless \`method\` is \`CARD\`."
  cardId: ID
  "The pending transaction that announced it, where one did."
  pendingTransactionId: ID
  "Whether the person has seen that it was completed."
  viewed: Boolean!
  """
  Why it failed or went back, in one sentence for the person; of a \`COMPLETED\` one, how much of it
  went back and why. Null if nothing did.
  """
  failureReason: String
  "Why it failed or went back, for programs. Null unless \`status\` is \`FAILED\` or \`RETURNED\`."
  failureCode: MoneyTransferFailureCode
  "When it was added to the cash. Null until it is."
  completedAt: DateTime
  """
  From when on it can be withdrawn; it can be invested before. Card payments settle some days later.
  Null until it is completed.
  """
  withdrawableAt: DateTime
  "When it was first seen."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"Deposits, newest first."
type DepositPage {
  "The deposits of this page."
  nodes: [Deposit!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"Why money did not arrive, or went back."
enum MoneyTransferFailureCode {
  "A check or an operator of the platform refused it."
  REFUSED_BY_PLATFORM
  "The bank did not take the payment."
  REFUSED_BY_BANK
  "The receiving bank sent the payment back."
  RETURNED_BY_BANK
  "The money was announced and never arrived."
  NEVER_ARRIVED
  "The sending bank or the card network took the money back."
  TAKEN_BACK
  "The card was refused."
  CARD_DECLINED
  "The person did not confirm the charge at the bank in time."
  NOT_CONFIRMED
}

"How money comes in."
enum DepositMethod {
  "A transfer from a bank account."
  BANK_TRANSFER
  "A charge to a saved card."
  CARD
  "A booking by the operator, such as a reward or a correction."
  JOURNAL
  "Play money of \`simulatePaperDeposit\`."
  SIMULATED
}

"How far a deposit has come."
enum DepositStatus {
  "The bank or the card network has announced it; the money is not here yet."
  PENDING
  "The money is here, and is being checked and exchanged."
  PROCESSING
  "It was added to the cash."
  COMPLETED
  "The money never came, or could not be taken. \`failureReason\` says why. Final."
  FAILED
  """
  The bank or the card network took it back after it was completed. The cash may fall below 0 for
  it; the account is restricted then. What a card network gives back, as when a dispute is won,
  makes it \`COMPLETED\` again.
  """
  RETURNED
}

"Which deposits to read."
input FetchUserDepositsInput {
  "Only deposits with these ids. Ids that the caller has none of are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 200, format: UUID)
  "Live or practice. Default: both."
  tradingMode: TradingMode
  "Only deposits in one of these states. Default: all."
  statuses: [DepositStatus!] @constraint(minItems: 1, maxItems: 10)
  "Only completed deposits that the person has not seen."
  onlyUnviewed: Boolean! = false
  "Only deposits first seen at or after this moment. Default: all."
  from: DateTime
  "Only deposits first seen before this moment. Default: now."
  to: DateTime
  "How many deposits a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"Which deposit was seen."
input MarkDepositAsViewedInput {
  "The deposit's id."
  id: ID! @constraint(format: UUID)
}

"The rate at which one currency is exchanged into another."
type ForexRate {
  "The currency given."
  from: CurrencyCode!
  "The currency got."
  to: CurrencyCode!
  "What one unit of \`from\` is worth in \`to\` in the market, before any fee."
  midRate: Decimal!
  "What one unit of \`from\` buys of \`to\`, the fee taken off: \`midRate\` times 1 less \`feeFraction\`."
  rate: Decimal!
  """
  The fee as a fraction of the amount given: 0.005 is 0.5 percent. Null if no caller's fee is in it:
  \`rate\` is \`midRate\` then.
  """
  feeFraction: Decimal
  "When \`midRate\` was made."
  asOf: DateTime!
  "Where \`midRate\` comes from, for example \`ecb\`. \`simulated\` for the embedded market."
  source: String!
}

"An exchange at a rate that is held for 30 seconds, to be used once."
type TemporaryQuote {
  "The quote's id: \`quoteId\` of a withdrawal or an exchange."
  id: ID!
  "The currency given."
  from: CurrencyCode!
  "The currency got."
  to: CurrencyCode!
  "The amount to exchange, the fee included, in \`from\`."
  fromAmount: Decimal!
  """
  How much is got, in \`to\`: \`fromAmount\` times \`rate\`, cut off at what the currency can pay out.
  Where the amount got is fixed, \`fromAmount\` is rounded up instead.
  """
  toAmount: Decimal!
  "What one unit of \`from\` is worth in \`to\` in the market, before any fee."
  midRate: Decimal!
  "What one unit of \`from\` buys of \`to\`, the fee taken off: \`midRate\` times 1 less \`feeFraction\`."
  rate: Decimal!
  "The fee as a fraction of \`fromAmount\`: 0.005 is 0.5 percent."
  feeFraction: Decimal!
  "The fee, in \`from\`. \`fromAmount\` and \`rate\` have it in them already."
  fee: Decimal!
  "When the quote expires: 30 seconds after it was made."
  expiresAt: DateTime!
  "When it was made."
  createdAt: DateTime!
}

"Which amount of an exchange is fixed."
enum QuoteSide {
  "The amount given, in \`from\`."
  FROM
  "The amount got, in \`to\`."
  TO
}

"Two currencies to exchange."
input CurrencyPairInput {
  "The currency given."
  from: CurrencyCode!
  "The currency got, another than \`from\`."
  to: CurrencyCode!
}

"Which exchange rates to read."
input FetchCurrentRatesInput {
  "Only these pairs. Default: every pair that the platform exchanges."
  pairs: [CurrencyPairInput!] @constraint(minItems: 1, maxItems: 100)
}

"An exchange to quote."
input GetTemporaryQuoteInput {
  "The currency given."
  from: CurrencyCode!
  "The currency got, another than \`from\`."
  to: CurrencyCode!
  "How much to exchange, above 0: in \`from\`, or in \`to\` where \`side\` is \`TO\`."
  amount: Decimal! @constraint(exclusiveMin: "0", max: "1000000000000", scale: 8)
  "Which amount is fixed: the amount paid or the amount received."
  side: QuoteSide! = FROM
}

"Whether the person's idle cash in one currency earns interest."
type InterestEnrollment {
  "The enrollment's id."
  id: ID!
  "The currency of the cash and of all amounts here."
  currency: CurrencyCode!
  "Whether the cash earns interest now."
  status: InterestStatus!
  "What the person has chosen. While \`status\` is \`PENDING_CHANGE\`, it is what is coming."
  optedIn: Boolean!
  "The yearly interest rate in percent that the person's plan pays now: 3.5 for 3.5 percent."
  aprPercent: Decimal!
  "Interest earned that is not paid out yet. No part of the cash."
  accrued: Decimal!
  "All interest paid out so far."
  paidToDate: Decimal!
  "The day of the next payment. Null if no payment is due."
  nextPaymentOn: Date
  "When the person first opted in."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"Whether cash earns interest."
enum InterestStatus {
  "It earns none."
  INACTIVE
  "The person has opted in or out, and the bank has yet to follow: by the next business day."
  PENDING_CHANGE
  "It earns interest from day to day."
  ACTIVE
}

"A choice about interest."
input OptInInterestInput {
  "The currency of the cash."
  currency: CurrencyCode!
  "True: the cash shall earn interest. False: it shall earn none."
  optIn: Boolean!
}

"Money on its way in or out, or about to be exchanged, and what has come of it."
type PendingUserTransaction {
  "The transaction's id. Where \`kind\` is \`WITHDRAWAL\`, it is that of the withdrawal too."
  id: ID!
  "What it is."
  kind: PendingTransactionKind!
  "How far it has come."
  status: PendingTransactionStatus!
  "How much, in \`currency\`."
  amount: Decimal!
  "The currency of \`amount\`: for an \`EXCHANGE\`, the one given."
  currency: CurrencyCode!
  "What tells it apart: the reference to write in a bank transfer, and what statements show."
  reference: String!
  "Where to send the money. Null unless \`kind\` is \`BANK_TRANSFER\`."
  bankDetail: BankDetail
  "The card that is charged. Null unless \`kind\` is \`CARD_CHARGE\`."
  cardId: ID
  """
  Where to send the person so that the bank confirms the charge (3-D Secure). Null if nothing is to
  be confirmed.
  """
  confirmationUrl: String
  "The deposit that a \`BANK_TRANSFER\` or a \`CARD_CHARGE\` led to. Null until there is one."
  deposit: Deposit
  "The withdrawal. Null unless \`kind\` is \`WITHDRAWAL\`."
  withdrawal: WithdrawalRequest
  "What an \`EXCHANGE\` bought. Null until it is completed, and for other kinds."
  bought: Money
  """
  Why it failed, in one sentence for the person; of a \`COMPLETED\` card charge, how much of it went
  back and why. Null if nothing did.
  """
  failureReason: String
  "Why it failed, for programs. Null unless \`status\` is \`FAILED\`."
  failureCode: MoneyTransferFailureCode
  """
  When it expires if nothing happens: 7 days after a \`BANK_TRANSFER\` and an hour after a
  \`CARD_CHARGE\` was started. Null for what does not expire.
  """
  expiresAt: DateTime
  "When it was started."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"Pending transactions, newest first."
type PendingUserTransactionPage {
  "The transactions of this page."
  nodes: [PendingUserTransaction!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"What a pending transaction is."
enum PendingTransactionKind {
  "A bank transfer that the person has announced, to be credited when it arrives."
  BANK_TRANSFER
  "A withdrawal to the person's bank account: of \`createWithdrawalRequest\`."
  WITHDRAWAL
  "A deposit that is charged to a saved card."
  CARD_CHARGE
  "An exchange of cash from one currency into another."
  EXCHANGE
}

"How far a pending transaction has come."
enum PendingTransactionStatus {
  "Started, and not done yet."
  PENDING
  "Done: the money came, went, or was exchanged."
  COMPLETED
  "The person called it off: a withdrawal in the app, a card charge at the bank's page. Final."
  CANCELED
  "Nothing happened until \`expiresAt\`. Money that comes later is credited all the same. Final."
  EXPIRED
  """
  It was refused or went back; \`failureReason\` says why. Final, but for a card charge whose dispute
  is won.
  """
  FAILED
}

"A transaction to start: exactly one of \`bankTransfer\`, \`cardCharge\` and \`exchange\` is given."
input CreatePendingUserTransactionInput {
  "Announce a bank transfer. The answer says where to send it."
  bankTransfer: BankTransferInput
  "Charge a saved card."
  cardCharge: CardChargeInput
  "Exchange cash at the rate of a quote."
  exchange: CashExchangeInput
  """
  Makes a repetition safe: the same key with the same input returns the same transaction in its
  present state and moves nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"A bank transfer that the person is about to make."
input BankTransferInput {
  "How much will be sent, above 0, in \`currency\`."
  amount: Decimal! @constraint(exclusiveMin: "0", max: "1000000000000", scale: 8)
  "The currency that will be sent: \`NZD\` or \`USD\`."
  currency: CurrencyCode!
}

"A charge to a saved card."
input CardChargeInput {
  "How much to charge, in \`currency\`, inside the limits of \`fetchDefaultPaymentProvider\`."
  amount: Decimal! @constraint(min: "0", max: "1000000000000", scale: 8)
  "The currency to charge: \`NZD\` or \`USD\`."
  currency: CurrencyCode!
  "The card to charge. Default: the default card."
  cardId: ID @constraint(format: UUID)
}

"An exchange of cash."
input CashExchangeInput {
  "A quote of \`getTemporaryQuote\`: it says how much of which currency, and at which rate."
  quoteId: ID! @constraint(format: UUID)
}

"Which pending transactions to read."
input FetchPendingUserTransactionsInput {
  "Only transactions with these ids. Ids that the caller has none of are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 200, format: UUID)
  "Only transactions in one of these states. Default: all."
  statuses: [PendingTransactionStatus!] @constraint(minItems: 1, maxItems: 10)
  "Only transactions of these kinds. Default: all."
  kinds: [PendingTransactionKind!] @constraint(minItems: 1, maxItems: 10)
  "Only transactions started at or after this moment. Default: all."
  from: DateTime
  "Only transactions started before this moment. Default: now."
  to: DateTime
  "How many transactions a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"Cash on its way to the person's bank account."
type WithdrawalRequest {
  "The withdrawal's id."
  id: ID!
  "How far it has come."
  status: WithdrawalStatus!
  "How much is withdrawn, in \`currency\`. \`fee\` is taken from the cash on top of it."
  amount: Decimal!
  "The currency of the cash that it is taken from: of \`amount\` and \`fee\`."
  currency: CurrencyCode!
  "What the withdrawal itself costs. The fee of an exchange is in \`exchangeRate\` instead."
  fee: Decimal!
  """
  What the bank account gets, in \`payoutCurrency\`: \`amount\`, times \`exchangeRate\` where it is
  exchanged. Null until the rate is settled.
  """
  payoutAmount: Decimal
  "The currency that is paid out."
  payoutCurrency: CurrencyCode!
  """
  What one unit of \`currency\` buys, the fee taken off. Null if nothing is exchanged, and until the
  rate is settled: at once with a quote, else when it is sent.
  """
  exchangeRate: Decimal
  "The fee of the exchange as a fraction: 0.005 is 0.5 percent. Null if there is none."
  forexFeeFraction: Decimal
  "The quote that settled the rate, where one did."
  quoteId: ID
  "The saved bank account that it is paid to."
  bankAccountId: ID!
  "That account's number with all but its last four characters hidden."
  bankAccountNumberMasked: String!
  "What the bank statement will say. Null: none."
  reference: String
  "Why it was rejected, failed or came back, in one sentence for the person. Null unless it did."
  failureReason: String
  """
  Why it was rejected, failed or came back, for programs. Null unless \`status\` is \`REJECTED\`,
  \`FAILED\` or \`RETURNED\`.
  """
  failureCode: MoneyTransferFailureCode
  "The day on which the bank should have it. Null if nothing is on its way."
  estimatedArrivalOn: Date
  "When it was handed to the bank. Null until then."
  sentAt: DateTime
  "When the bank confirmed it. Null until then."
  completedAt: DateTime
  "When it was asked for."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"How far a withdrawal has come."
enum WithdrawalStatus {
  "Asked for: \`amount\` and \`fee\` are held from the cash, and risk and limits are being checked."
  REQUESTED
  "The checks are done, and an approval is due: by itself, or by an operator for unusual ones."
  APPROVAL_PENDING
  "Approved, and waiting for the next run of payments. It can no longer be cancelled."
  APPROVED
  "Being exchanged and handed to the bank."
  PROCESSING
  "Handed to the bank: the cash has left the account."
  SENT
  "The bank has confirmed it. Final."
  COMPLETED
  "Refused by an operator or a check; \`failureReason\` says why. What was held is free again. Final."
  REJECTED
  "Cancelled by the person in the app before its approval. What was held is free again. Final."
  CANCELED
  "It could not be handed to the bank. What was held is free again. Final."
  FAILED
  "The bank sent it back, and the cash was added again, the fee too. Final."
  RETURNED
}

"A withdrawal to ask for."
input CreateWithdrawalRequestInput {
  "How much to withdraw, above 0, in \`currency\`. The fee is taken from the cash on top of it."
  amount: Decimal! @constraint(exclusiveMin: "0", max: "1000000000000", scale: 8)
  "The currency of the cash to take it from."
  currency: CurrencyCode!
  "The currency to pay out. Default: \`currency\`, without an exchange."
  payoutCurrency: CurrencyCode
  "The bank account to pay to. Default: the saved one for \`payoutCurrency\`."
  bankAccountId: ID @constraint(format: UUID)
  """
  A quote of \`getTemporaryQuote\`, to exchange at its rate. Its \`from\`, \`to\` and \`fromAmount\` must be
  \`currency\`, \`payoutCurrency\` and \`amount\`. Default: the rate of the moment that it is sent.
  """
  quoteId: ID @constraint(format: UUID)
  "What the bank statement shall say, up to 12 characters. Default: the platform's name."
  reference: String @constraint(minLength: 1, maxLength: 12, format: LINE)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
  """
  Makes a repetition safe: the same key with the same input returns the same withdrawal in its
  present state and withdraws nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"A withdrawal to look at before it is made. The bank account is the one that is asked."
input WithdrawalPreviewInput {
  "How much to withdraw, above 0, in \`currency\`. The fee is taken from the cash on top of it."
  amount: Decimal! @constraint(exclusiveMin: "0", max: "1000000000000", scale: 8)
  "The currency of the cash to take it from."
  currency: CurrencyCode!
  """
  A quote of \`getTemporaryQuote\`, to exchange at its rate. Default: the rate of the moment that the
  withdrawal is sent.
  """
  quoteId: ID @constraint(format: UUID)
}

"What a withdrawal would be if it were asked for now."
type WithdrawalPreview {
  "How much would be withdrawn, in \`currency\`."
  amount: Decimal!
  "The currency of the cash: of \`amount\`, \`fee\`, \`heldAmount\`, \`minimumAmount\` and \`maximumAmount\`."
  currency: CurrencyCode!
  "What the withdrawal itself costs. The fee of an exchange is in \`exchangeRate\` instead."
  fee: Decimal!
  "What would be held from the cash at once: \`amount\` and \`fee\`."
  heldAmount: Decimal!
  """
  What the bank account would get, in \`payoutCurrency\`. An estimate while \`rateSettled\` is false.
  Null if no rate is known.
  """
  payoutAmount: Decimal
  "The currency of the bank account."
  payoutCurrency: CurrencyCode!
  """
  What one unit of \`currency\` buys after the fee of the exchange. An estimate while \`rateSettled\` is
  false. Null if nothing is exchanged or no rate is known.
  """
  exchangeRate: Decimal
  "The fee of the exchange as a fraction: 0.005 is 0.5 percent. Null if nothing is exchanged."
  forexFeeFraction: Decimal
  "Whether \`payoutAmount\` is final: with a quote that can be used, and if nothing is exchanged."
  rateSettled: Boolean!
  """
  The smallest amount that can be withdrawn to this account. With an exchange and no quote it
  follows from the rate of now, and is null if none is known.
  """
  minimumAmount: Decimal
  """
  The largest amount that can be withdrawn now: cash that is free and has settled, less the fee. 0
  if nothing can be.
  """
  maximumAmount: Decimal!
  "Whether an operator would have to approve it, because it is unusually large or frequent."
  reviewNeeded: Boolean!
  """
  When it would be approved, and until when it could be canceled. Null if \`reviewNeeded\` is true,
  because an operator decides when.
  """
  approvalAt: DateTime
  "The day that the bank should have it. Null past the end of the calendar of bank holidays."
  estimatedArrivalOn: Date
  "Why it would be refused, in the order that is checked. Empty if it would be accepted. At most 8."
  refusals: [WithdrawalRefusal!]!
}

"A reason why a withdrawal would be refused."
type WithdrawalRefusal {
  "The code of the error that \`createWithdrawalRequest\` would answer."
  code: WithdrawalRefusalCode!
  "The reason, in one sentence for the person."
  message: String!
}

"The errors that refuse a withdrawal because of the withdrawal itself, not because of its caller."
enum WithdrawalRefusalCode {
  """
  The amount is too small, or has more decimal places than its currency; or the quote is of
  something else.
  """
  BAD_USER_INPUT
  "There is no such quote, or the bank account is not one for withdrawals."
  NOT_FOUND
  "The identity check is not approved, or the platform account is not open yet."
  KYC_REQUIRED
  "The platform account is restricted because it owes money."
  ACCOUNT_RESTRICTED
  "The bank account cannot be paid to yet."
  INVALID_STATE
  "It is more than has settled and is free, with the fee."
  INSUFFICIENT_FUNDS
  "The quote has expired or was used."
  QUOTE_EXPIRED
  "20 withdrawals are under way already."
  QUOTA_EXCEEDED
  "No exchange rate is known at the moment."
  PROVIDER_UNAVAILABLE
}

"A list of assets or strategies to look at. It is no advice to buy them."
type DiscoverList {
  "The list's id. It stays the same when the list is made anew."
  id: ID!
  "What to call it."
  title: String!
  "What is in it, in one sentence. Null: none."
  subtitle: String
  "How the list is made."
  kind: DiscoverListKind!
  "What \`metricValue\` of its items means. Null if the items have no such value."
  metric: DiscoverMetric
  "What is in it, in the order of the list. At most 50, and at most \`itemLimit\`."
  items: [DiscoverItem!]!
  "When the list was last made."
  refreshedAt: DateTime!
}

"One line of a list: an asset or a strategy."
type DiscoverItem {
  "Its place in the list, from 1."
  rank: Int!
  "The asset. Null if the item is a strategy."
  asset: Asset
  "The strategy, one that everybody can see. Null if the item is an asset."
  strategy: Strategy
  "The value that it is ranked by, as \`metric\` of the list says. Null if the list has no metric."
  metricValue: Decimal
}

"How a list is made."
enum DiscoverListKind {
  "Assets whose price has risen the most since the trading day before."
  GAINERS
  "Assets whose price has fallen the most since the trading day before."
  LOSERS
  "Assets traded the most on this trading day, by money."
  MOST_TRADED
  "Assets that most people on the platform hold."
  MOST_HELD
  "Assets that most people on the platform like."
  MOST_LIKED
  "Assets new in the catalogue, the newest first."
  NEW_LISTINGS
  "Assets that share a subject, chosen by the operator, for example clean energy."
  THEME
  "Strategies that most people follow."
  POPULAR_STRATEGIES
}

"What the items of a list are ranked by."
enum DiscoverMetric {
  "The change of the price since the trading day before, in percent."
  CHANGE_PERCENT
  "What was traded on this trading day, in the asset's currency."
  TURNOVER
  "How many people hold it."
  HOLDER_COUNT
  "How many people like it."
  LIKE_COUNT
  "How many days ago it came into the catalogue."
  DAYS_LISTED
  "How many people follow it."
  FOLLOWER_COUNT
}

"Which lists to read, and how much of them."
input FetchDiscoverListsInput {
  "Only lists with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only lists of these kinds. Default: all."
  kinds: [DiscoverListKind!] @constraint(minItems: 1, maxItems: 20)
  "How many lists at most, 1 to 50."
  limit: Int! = 20 @constraint(min: "1", max: "50")
  "How many items of each list at most, 1 to 50."
  itemLimit: Int! = 10 @constraint(min: "1", max: "50")
}

"Somebody who publishes trade ideas and runs strategies on the platform."
type Expert {
  "The expert's id."
  id: ID!
  "The name to show."
  name: String!
  "The name for addresses, for example \`aroha-ngata\`. Unique, and never changed."
  slug: String!
  "What the expert does, in a few words. Null: none."
  title: String
  "Who the expert is, in Markdown. Null: none."
  bio: String
  "The address of a portrait. Null: none."
  avatarUrl: String
  "Where to read more, as https addresses. At most 10."
  links: [String!]!
  "How many people like the expert, by \`toggleLike\`."
  followerCount: Int!
  "How many strategies that everybody can see the expert runs. \`fetchStrategies\` lists them."
  strategyCount: Int!
  "How many trade ideas of the expert wait for their entry or are active."
  openIdeaCount: Int!
  "How many trade ideas of the expert were entered and have ended."
  closedIdeaCount: Int!
  "The part of \`closedIdeaCount\` that ended with a gain, in percent. Null if no idea has ended."
  winRatePercent: Decimal
  "The mean \`resultPercent\` of those ideas, each counted the same. Null if no idea has ended."
  averageResultPercent: Decimal
  "When the expert joined."
  createdAt: DateTime!
}

"Experts, by name."
type ExpertPage {
  "The experts of this page."
  nodes: [Expert!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"Which experts to read."
input FetchExpertsInput {
  "Only experts with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only experts with these words in their name or title, in either case. Default: all."
  search: String @constraint(minLength: 1, maxLength: 100, format: LINE)
  "How many experts a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"What the person thinks of one thing. Liked assets are the person's watchlist."
type Like {
  "The like's id. It stays when the opinion changes."
  id: ID!
  "What kind of thing it is."
  entityType: LikeableType!
  "The thing's id."
  entityId: ID!
  "The person's opinion."
  value: LikeValue!
  "When the opinion last changed."
  likedAt: DateTime!
  "The asset. Null for other things."
  asset: Asset
  "The strategy. Null for other things, and where it can be seen no longer."
  strategy: Strategy
  "The trade idea. Null for other things, and where the caller's plan does not show it."
  tradeIdea: TradeIdea @tokenScope(scope: PORTFOLIO_READ)
  "The piece of news. Null for other things, and where it is kept no longer."
  news: NewsItem
  "The expert. Null for other things, and where the expert has left."
  expert: Expert
  "The list. Null for other things, and where it exists no longer."
  discoverList: DiscoverList @tokenScope(scope: PORTFOLIO_READ)
}

"Opinions, last changed first."
type LikePage {
  "The opinions of this page."
  nodes: [Like!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"A kind of thing that people can like."
enum LikeableType {
  "An \`Asset\`. A liked one is on the watchlist: \`assistantNotifications\` tells of it."
  ASSET
  "A \`Strategy\` that others can see, or one's own. To follow one, use \`subscribeToStrategy\`."
  STRATEGY
  "A \`TradeIdea\`. Needs \`portfolio.read\`."
  TRADE_IDEA
  "A \`NewsItem\`."
  NEWS
  "An \`Expert\`. Liking is following."
  EXPERT
  "A \`DiscoverList\`. Needs \`portfolio.read\`."
  LIST
}

"What a person thinks of something."
enum LikeValue {
  "The person likes it. It counts in the thing's likes."
  LIKE
  "The person does not like it. It counts nowhere, and the thing is not offered again."
  DISLIKE
  "No opinion: never given, or taken back."
  NONE
}

"An asset that is offered to like or not, as one card of a deck."
type LikeableAsset {
  "The card's id."
  id: ID!
  "The deck: the same for all cards of one call."
  deckId: ID!
  "Its place in the deck, from 1."
  position: Int!
  "The asset."
  asset: Asset!
  "Why it is offered, as a sentence for a person."
  reason: String!
  "How well it fits the person's preferences, from 0 to 100 percent."
  fitPercent: Decimal!
  """
  The daily closes of the last month, oldest first, in the asset's currency. Empty where they are
  not known. At most 31.
  """
  sparkline: [Decimal!]!
}

"Which assets to offer."
input GenerateLikeableAssetsInput {
  "How many assets at most, 1 to 50."
  count: Int! = 20 @constraint(min: "1", max: "50")
  "Only assets of these classes. Default: those of the person's preferences, else all."
  assetClasses: [AssetClass!] @constraint(minItems: 1, maxItems: 20)
  "Assets not to offer, at most 500. Unknown ids are passed over."
  excludeAssetIds: [ID!] @constraint(maxItems: 500, format: UUID)
  "Any text. The same one gives assets that fit equally well the same order. Default: by chance."
  seed: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"What to like, or to like no longer."
input ToggleLikeInput {
  "What kind of thing it is."
  entityType: LikeableType!
  "The thing's id."
  entityId: ID! @constraint(format: UUID)
  """
  The opinion to set, safe to repeat. Default: \`NONE\` where the person likes it now, else \`LIKE\`;
  then a repetition undoes it.
  """
  value: LikeValue
}

"Which opinions to read."
input FetchUserLikesInput {
  "Only opinions with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only opinions of things of these kinds. Default: all."
  entityTypes: [LikeableType!] @constraint(minItems: 1, maxItems: 20)
  "Which opinions. \`NONE\`: those taken back."
  value: LikeValue! = LIKE
  "How many opinions a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"Which trade ideas to read."
input GetTradeIdeasInput {
  "Only ideas with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only ideas for these assets. Default: all."
  assetIds: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only ideas of these experts. Default: all."
  expertIds: [ID!] @constraint(minItems: 1, maxItems: 50, format: UUID)
  "Only ideas of these directions. Default: all."
  directions: [TradeIdeaDirection!] @constraint(minItems: 1, maxItems: 2)
  "Only ideas in one of these states. Default: those still open."
  statuses: [TradeIdeaStatus!]! = [WAITING_ENTRY, ACTIVE] @constraint(minItems: 1, maxItems: 7)
  "How many ideas a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"Which trade ideas to read, open or ended."
input GetAllTradeIdeasInput {
  "Only ideas with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only ideas for these assets. Default: all."
  assetIds: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only ideas of these experts. Default: all."
  expertIds: [ID!] @constraint(minItems: 1, maxItems: 50, format: UUID)
  "Only ideas of these directions. Default: all."
  directions: [TradeIdeaDirection!] @constraint(minItems: 1, maxItems: 2)
  "Only ideas published at or after this moment. Default: all."
  from: DateTime
  "Only ideas published before this moment. Default: all."
  to: DateTime
  "How many ideas a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"Which ended trade ideas to read."
input GetClosedTradeIdeasInput {
  "Only ideas with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only ideas for these assets. Default: all."
  assetIds: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only ideas of these experts. Default: all."
  expertIds: [ID!] @constraint(minItems: 1, maxItems: 50, format: UUID)
  "Only ideas of these directions. Default: all."
  directions: [TradeIdeaDirection!] @constraint(minItems: 1, maxItems: 2)
  "Only ideas that came out in one of these ways. Default: all."
  outcomes: [TradeIdeaOutcome!] @constraint(minItems: 1, maxItems: 4)
  "Only ideas that ended at or after this moment. Default: all."
  from: DateTime
  "Only ideas that ended before this moment. Default: all."
  to: DateTime
  "How many ideas a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"Which trade idea to read."
input GetTradeIdeaInput {
  "The idea's id."
  id: ID! @constraint(format: UUID)
}

"""
An expert's proposal of a trade: where to enter, where to take the gain and where to cut the loss.
It places no order. Prices are in \`currency\`. For \`LONG\`, \`stopLoss\` is below the entry and the
targets are above it; for \`SHORT\` the other way round. Only prices of regular trading tell how it
comes out. They count as if the shares had not been split since \`publishedAt\`.
"""
type TradeIdea {
  "The idea's id."
  id: ID!
  "The headline."
  title: String!
  "Why the expert proposes it, in Markdown."
  thesis: String!
  "The asset."
  asset: Asset!
  "Who proposes it."
  expert: Expert!
  "Whether it gains with a rising or a falling price."
  direction: TradeIdeaDirection!
  "Its state."
  status: TradeIdeaStatus!
  "How long the expert expects it to take from the entry."
  horizon: TradeIdeaHorizon!
  "The lowest price to enter at."
  entryLow: Decimal!
  "The highest price to enter at. The same as \`entryLow\` where the entry is one price."
  entryHigh: Decimal!
  "Where to take the gain, the nearest to the entry first. At least 1, at most 5."
  targets: [TradeIdeaTarget!]!
  "Where to cut the loss."
  stopLoss: Decimal!
  """
  The gain at the targets, each by its \`allocationPercent\`, for each unit of loss at \`stopLoss\`:
  2 is twice as much to win as to lose. Counted from the middle of the entry.
  """
  rewardRiskRatio: Decimal!
  "How sure the expert is, from 0 to 100 percent. Null if the expert does not say."
  confidencePercent: Decimal
  "The last known price of the asset. Null if none is known."
  currentPrice: Decimal
  "When \`currentPrice\` was made. Null without one."
  priceAsOf: DateTime
  """
  Whether \`currentPrice\` is old: its source does not answer, or has had no new one for a long time.
  """
  stale: Boolean!
  "The price at the entry. Null until the price has reached it."
  entryPrice: Decimal
  "When the price reached the entry. Null until then."
  entryFilledAt: DateTime
  "The price at the end. Null until the idea has ended, or where it was never entered."
  closePrice: Decimal
  "When \`status\` became final. Null until then."
  closedAt: DateTime
  "How it came out. Null until it has ended."
  outcome: TradeIdeaOutcome
  """
  The gain in percent of \`entryPrice\`, by the direction, with the parts sold at targets on the way;
  a loss is negative. Fees are left out. Null until the idea has ended, or where it was never
  entered.
  """
  resultPercent: Decimal
  "The currency of all prices here: the asset's."
  currency: CurrencyCode!
  "The lowest plan that sees it while it is open."
  requiredTier: SubscriptionTier!
  "The address of a picture of the chart. Null: none."
  chartUrl: String
  "What the expert has said about it since, oldest first. At most 100."
  updates: [TradeIdeaUpdate!]!
  "How many people like it."
  likeCount: Int!
  "Whether the caller likes it."
  liked: Boolean! @tokenScope(scope: PROFILE_READ)
  "When it was published."
  publishedAt: DateTime!
  "When it expires, entered or not. Null: it does not expire."
  expiresAt: DateTime
  "When the expert last changed it, or its status last changed."
  updatedAt: DateTime!
}

"A price to take a gain at."
type TradeIdeaTarget {
  "The price."
  price: Decimal!
  "How much of the position to close there, in percent. All targets of an idea sum to 100."
  allocationPercent: Decimal!
  "When the price reached it after the entry. Null: not yet."
  hitAt: DateTime
}

"What an expert says about an idea after its publication."
type TradeIdeaUpdate {
  "When it was said."
  at: DateTime!
  "The text, in Markdown."
  text: String!
}

"Whether an idea gains with a rising or a falling price."
enum TradeIdeaDirection {
  "Buy: it gains when the price rises."
  LONG
  "Sell: it gains when the price falls."
  SHORT
}

"""
The states of a trade idea. Where one price step spans stop and target, the stop counts; a price
that opens beyond the stop ends it there, at the open.
"""
enum TradeIdeaStatus {
  "Published; the price has not reached the entry yet."
  WAITING_ENTRY
  "The price has reached the entry."
  ACTIVE
  "The price reached the last target. Final."
  TARGET_HIT
  "The price reached \`stopLoss\`. Final."
  STOPPED_OUT
  "The expert ended it after the entry, at \`closePrice\`. Final."
  CLOSED
  "\`expiresAt\` came first, with or without an entry. Final."
  EXPIRED
  "The expert withdrew it before the entry. Final."
  CANCELED
}

"How a trade idea came out."
enum TradeIdeaOutcome {
  "\`resultPercent\` is above 0."
  GAIN
  "\`resultPercent\` is below 0."
  LOSS
  "\`resultPercent\` is 0."
  BREAK_EVEN
  "It expired or was withdrawn before the price reached the entry."
  NOT_ENTERED
}

"How long a trade idea is expected to take."
enum TradeIdeaHorizon {
  "Within one trading day."
  INTRADAY
  "A few days, up to two weeks."
  DAYS
  "Two weeks to three months."
  WEEKS
  "Three months to a year."
  MONTHS
  "More than a year."
  YEARS
}

"Trade ideas, newest first."
type TradeIdeaPage {
  "The ideas of this page."
  nodes: [TradeIdea!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"A contract or notice of the platform, in the version in force."
type Agreement {
  "The id of this version. A new version has another."
  id: ID!
  "What it is about."
  type: AgreementType!
  "Its title."
  title: String!
  "Its version, for example \`2026-07\`."
  version: String!
  "The https address of its text."
  url: String!
  "Its text in Markdown, where it is kept as such."
  bodyMarkdown: String
  "What needs it. Empty where nothing does."
  requiredFor: [AgreementPurpose!]!
  "Whether everyone with a platform account has to sign it."
  mandatory: Boolean!
  "The caller's signature under this version. Null if there is none."
  signed: SignedAgreement
  "The caller's last signature under an earlier version. Null if there is none."
  previouslySigned: SignedAgreement
  "Since when this version is in force."
  effectiveAt: DateTime!
}

"What an agreement is about."
enum AgreementType {
  "The brokerage customer agreement, signed with \`signCustomerAgreement\`."
  CUSTOMER
  "Opening and keeping the platform account."
  ACCOUNT
  "Trading with borrowed money."
  MARGIN
  "Trading options."
  OPTIONS
  "Holding and trading crypto assets."
  CRYPTO
  "Interest on cash through the sweep programme."
  INTEREST_SWEEP
  "Signing and getting papers electronically."
  ESIGN
  "How personal data is used."
  PRIVACY
  "The terms of use of the platform."
  TERMS
  "The risks and costs of strategies."
  STRATEGY_DISCLOSURE
}

"What needs an agreement."
enum AgreementPurpose {
  "Submitting the identity check."
  KYC
  "Orders with the platform account."
  TRADING
  "Wallets, transfers and orders of crypto assets."
  CRYPTO
  "Orders of options."
  OPTIONS
  "Borrowing to trade."
  MARGIN
  "\`optInInterest\`."
  INTEREST
  "Putting money into a strategy."
  STRATEGIES
}

"A signature under one version of an agreement."
type SignedAgreement {
  "The signature's id."
  id: ID!
  "What the agreement is about."
  type: AgreementType!
  "The version signed."
  version: String!
  "The name that it was signed with."
  signerName: String!
  "When it was signed."
  signedAt: DateTime!
  "The address that it was signed from."
  ipAddress: String!
  "The SHA-256 of the text signed, as 64 hexadecimal digits in lower case."
  contentSha256: String!
}

"An agreement that the identity check needs."
type KycAgreement {
  "What it is about."
  type: AgreementType!
  "Its title."
  title: String!
  "The version in force, to name in \`updateUserKycAgreements\`."
  version: String!
  "The https address of its text."
  url: String!
  "The person's signature under this version. Null if there is none."
  signed: SignedAgreement
}

"The person's consent to one agreement."
input KycAgreementInput {
  "What the agreement is about. Each at most once."
  type: AgreementType!
  "The version that the person has read: the one in force."
  version: String! @constraint(minLength: 1, maxLength: 40, format: LINE)
  "Must be true: the person has read the agreement and accepts it."
  accepted: Boolean!
  "The name to sign with: the person's own."
  signerName: String! @constraint(minLength: 1, maxLength: 240, format: LINE)
}

"The agreements to sign for the identity check."
input UpdateUserKycAgreementsInput {
  "The agreements, of those that \`Kyc.agreements\` lists."
  agreements: [KycAgreementInput!]! @constraint(minItems: 1, maxItems: 20)
}

"Which agreements to read."
input FetchAccountAgreementsInput {
  "Only versions with these ids. Ids that the caller has none of are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 50, format: UUID)
  "Only agreements whose version in force the caller has not signed."
  onlyUnsigned: Boolean! = false
}

"The agreements to sign."
input SignAgreementsInput {
  "The ids of the versions that the person has read and accepts."
  agreementIds: [ID!]! @constraint(minItems: 1, maxItems: 20, format: UUID)
  "The name to sign with: the person's own."
  signerName: String! @constraint(minLength: 1, maxLength: 240, format: LINE)
}

"The person's consent to the brokerage customer agreement."
input SignCustomerAgreementInput {
  "The version that the person has read: the one in force."
  version: String! @constraint(minLength: 1, maxLength: 40, format: LINE)
  "The name to sign with: the person's own."
  signerName: String! @constraint(minLength: 1, maxLength: 240, format: LINE)
  "Must be true: the person has read the agreement and accepts it."
  accepted: Boolean!
}

"The company or trust that the account is for."
type KycCompany {
  "The name in the register, or in the trust deed."
  legalName: String!
  "The name that it trades under, where that is another."
  tradingName: String
  "The number in the register of companies, where it is in one."
  companyNumber: String
  "The New Zealand Business Number, where it has one: 13 digits."
  nzbn: String
  "The country whose law it is founded under."
  country: CountryCode!
  "The day of its foundation, if given."
  incorporatedOn: Date
  "Its legal form."
  entityType: KycEntityType!
  "Its registered address."
  address: Address!
  "The people behind it. At most 50."
  people: [KycPerson!]!
  "Where its money comes from, if given."
  sourceOfFunds: String
}

"The legal form of a company or trust."
enum KycEntityType {
  "A company with limited liability."
  LIMITED_COMPANY
  "A company listed on an exchange."
  LISTED_COMPANY
  "A partnership whose partners are all liable."
  PARTNERSHIP
  "A partnership with limited partners."
  LIMITED_PARTNERSHIP
  "A charity, club or society."
  NON_PROFIT
  "A trust that the trust deed founds, such as a family trust."
  TRUST
  "Another form."
  OTHER
}

"Somebody behind a company or trust."
type KycPerson {
  "The given name."
  givenName: String!
  "The family name."
  familyName: String!
  "The day of birth, if given."
  dateOfBirth: Date
  "The e-mail address, if given."
  email: String
  "How much of it the person owns or is entitled to, directly or not, in percent. Null: none."
  ownershipPercent: Decimal
  "What the person is to it. At least one."
  roles: [KycPersonRole!]!
}

"What somebody is to a company or trust."
enum KycPersonRole {
  "Directs a company, or manages a partnership."
  DIRECTOR
  "Holds the property of a trust."
  TRUSTEE
  "Gave the property to a trust."
  SETTLOR
  "Owns or controls 25 percent or more, or is a named beneficiary of a trust."
  BENEFICIAL_OWNER
  "May act for it towards the platform."
  SIGNATORY
}

"Somebody behind a company or trust."
input KycPersonInput {
  "The given name."
  givenName: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The family name."
  familyName: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The day of birth: needed for a \`BENEFICIAL_OWNER\`."
  dateOfBirth: Date
  "The e-mail address."
  email: String @constraint(format: EMAIL, maxLength: 254)
  """
  How much of it the person owns or is entitled to, directly or not, in percent: needed for a
  \`BENEFICIAL_OWNER\` of a company.
  """
  ownershipPercent: Decimal @constraint(min: "0", max: "100", scale: 6)
  "What the person is to it."
  roles: [KycPersonRole!]! @constraint(minItems: 1, maxItems: 5)
}

"What an account is opened for that is not the person's own."
enum KycEntityAccountType {
  "A company or partnership."
  COMPANY
  "A trust."
  TRUST
}

"The company or trust that the account is for. It replaces what was saved."
input UpdateUserKycCompanySetupInput {
  "What the account is for. \`submitKyc\` with \`INDIVIDUAL\` sets the section aside."
  accountType: KycEntityAccountType!
  "The name in the register, or in the trust deed."
  legalName: String! @constraint(minLength: 1, maxLength: 160, format: LINE)
  "The name that it trades under, where that is another."
  tradingName: String @constraint(minLength: 1, maxLength: 160, format: LINE)
  "The number in the register of companies: needed for \`LIMITED_COMPANY\` and \`LISTED_COMPANY\`."
  companyNumber: String @constraint(minLength: 1, maxLength: 40, format: LINE)
  "The New Zealand Business Number: 13 digits, the last a check digit."
  nzbn: String @constraint(minLength: 13, maxLength: 13, format: LINE)
  "The country whose law it is founded under."
  country: CountryCode!
  "The day of its foundation."
  incorporatedOn: Date
  "Its legal form: \`TRUST\` for a trust, another for a company."
  entityType: KycEntityType!
  "Its registered address."
  address: AddressInput!
  """
  The people behind it: all directors or trustees, everyone who owns or controls 25 percent or more,
  and the caller as \`SIGNATORY\`. The percentages are at most 100 in all.
  """
  people: [KycPersonInput!]! @constraint(minItems: 1, maxItems: 50)
  "Where its money comes from."
  sourceOfFunds: String @constraint(minLength: 1, maxLength: 500)
}

"How to reach the person."
type KycContact {
  "The e-mail address for mail on the check and the account."
  email: String!
  "The phone number with its country code, for example \`+6421555012\`."
  phone: String!
  "Where the person lives."
  address: Address!
  "Where to send letters. Null: to \`address\`."
  mailingAddress: Address
}

"How to reach the person. It replaces what was saved."
input UpdateUserKycContactInformationInput {
  "The e-mail address for mail on the check and the account. Default: the one to sign in with."
  email: String @constraint(format: EMAIL, maxLength: 254)
  "The phone number with its country code, for example \`+6421555012\`."
  phone: String! @constraint(minLength: 8, maxLength: 16, format: LINE)
  "Where the person lives: a street address, not a post office box."
  address: AddressInput!
  "Where to send letters. Default: to \`address\`."
  mailingAddress: AddressInput
}

"What the law asks people to disclose."
type KycDisclosures {
  "Whether the person directs a listed company or owns 10 percent of one or more."
  controlPerson: Boolean!
  "The tickers or names of those companies. At most 20."
  controlledCompanies: [String!]!
  "Whether the person works for, or is closely tied to, an exchange, a broker or FINRA."
  affiliatedWithExchangeOrFinra: Boolean!
  "The name of that firm. Null if there is none."
  affiliatedFirm: String
  "Whether the person holds a high public office, or did in the last year."
  politicallyExposed: Boolean!
  "Whether that is true of someone in the immediate family."
  immediateFamilyExposed: Boolean!
  "The names of those in office. At most 20."
  politicallyExposedNames: [String!]!
  "How the person earns their living."
  employmentStatus: EmploymentStatus!
  "The employer, or the person's own business. Null if there is none."
  employerName: String
  "The employer's address in one line. Null if it was not given."
  employerAddress: String
  "What the person does there. Null if it was not given."
  position: String
  "Whether the person is a citizen, resident or taxpayer of the United States."
  usPerson: Boolean!
}

"How a person earns their living."
enum EmploymentStatus {
  "They work for somebody else."
  EMPLOYED
  "They run a business or work on their own account."
  SELF_EMPLOYED
  "They have no work now."
  UNEMPLOYED
  "They study."
  STUDENT
  "They have ended their working life."
  RETIRED
}

"What the law asks people to disclose. It replaces what was saved."
input UpdateUserKycDisclosuresInput {
  "Whether the person directs a listed company or owns 10 percent of one or more."
  controlPerson: Boolean!
  "The tickers or names of those companies: needed where \`controlPerson\` is true."
  controlledCompanies: [String!]! = [] @constraint(maxItems: 20, minLength: 1, maxLength: 120, format: LINE)
  "Whether the person works for, or is closely tied to, an exchange, a broker or FINRA."
  affiliatedWithExchangeOrFinra: Boolean!
  "The name of that firm: needed where \`affiliatedWithExchangeOrFinra\` is true."
  affiliatedFirm: String @constraint(minLength: 1, maxLength: 120, format: LINE)
  "Whether the person holds a high public office, or did in the last year."
  politicallyExposed: Boolean!
  "Whether that is true of someone in the immediate family."
  immediateFamilyExposed: Boolean!
  "The names of those in office: needed where one of the two above is true."
  politicallyExposedNames: [String!]! = [] @constraint(maxItems: 20, minLength: 1, maxLength: 120, format: LINE)
  "How the person earns their living."
  employmentStatus: EmploymentStatus!
  "The employer or own business: needed for \`EMPLOYED\` and \`SELF_EMPLOYED\`."
  employerName: String @constraint(minLength: 1, maxLength: 120, format: LINE)
  "The employer's address in one line."
  employerAddress: String @constraint(minLength: 1, maxLength: 200, format: LINE)
  "What the person does there: needed for \`EMPLOYED\` and \`SELF_EMPLOYED\`."
  position: String @constraint(minLength: 1, maxLength: 120, format: LINE)
  "Whether the person is a citizen, resident or taxpayer of the United States."
  usPerson: Boolean!
}

"A paper submitted for the identity check. It is kept encrypted and cannot be downloaded."
type KycDocument {
  "The document's id."
  id: ID!
  "What kind of paper it is."
  type: KycDocumentType!
  "Which side of the paper it shows. Null for papers without sides."
  side: KycDocumentSide
  "Whether it is a paper of the co-holder, and not of the person."
  coHolder: Boolean!
  "The name of the file."
  fileName: String!
  "The media type found in the file itself, for example \`image/jpeg\`."
  mimeType: String!
  "The size of the file in bytes."
  sizeBytes: Int!
  "Whether the review has accepted it."
  status: KycDocumentStatus!
  "Why the review did not accept it, in one sentence for the person. Null unless \`REJECTED\`."
  failureReason: String
  "Why the review did not accept it, for programs. Null unless \`REJECTED\`."
  failureCode: KycDocumentFailureCode
  "The last day on which the paper is valid, as the review read it. Null if it does not expire."
  expiresOn: Date
  "When it was submitted."
  createdAt: DateTime!
}

"A kind of paper."
enum KycDocumentType {
  "A passport: the page with the picture."
  PASSPORT
  "A driver's licence, both sides."
  DRIVER_LICENSE
  "A national identity card, both sides."
  NATIONAL_ID
  "A visa or residence permit."
  VISA
  "A bill, bank statement or official letter of the last three months with name and address."
  PROOF_OF_ADDRESS
  "A paper that shows the tax number."
  TAX_ID_PROOF
  "Payslips, contracts or statements that show where the money comes from."
  SOURCE_OF_FUNDS
  "An extract from a register of companies."
  COMPANY_REGISTRATION
  "The deed of a trust."
  TRUST_DEED
  "A W-8BEN signed on paper, where the review asked for it."
  W8BEN
  "Anything else that the review asked for."
  OTHER
}

"A side of a paper."
enum KycDocumentSide {
  "The side with the picture or the name."
  FRONT
  "The other side."
  BACK
}

"Whether the review has accepted a paper."
enum KycDocumentStatus {
  "It was submitted and not looked at yet."
  RECEIVED
  "The review has accepted it."
  ACCEPTED
  "The review has not accepted it; \`failureReason\` says why. Pass another."
  REJECTED
}

"Why a paper was not accepted."
enum KycDocumentFailureCode {
  "It cannot be read: blurred, cut off or too dark."
  UNREADABLE
  "A side or page is missing."
  INCOMPLETE
  "It has expired, or is older than is accepted."
  EXPIRED
  "It is another kind of paper than \`type\` says."
  WRONG_TYPE
  "Its name or address differs from what the sections say."
  DATA_MISMATCH
  "It is not genuine, or was altered."
  NOT_GENUINE
  "Another reason, which \`failureReason\` tells."
  OTHER
}

"A paper to submit."
input KycFileInput {
  "What kind of paper it is."
  type: KycDocumentType!
  "Which side it shows: needed for \`DRIVER_LICENSE\` and \`NATIONAL_ID\`."
  side: KycDocumentSide
  "Whether it is a paper of the co-holder, and not of the person."
  coHolder: Boolean! = false
  "The name of the file, without folders."
  fileName: String! @constraint(minLength: 1, maxLength: 255, format: LINE)
  "The content: PDF, PNG, JPEG or HEIC, told from the bytes themselves."
  content: FileContentInput!
}

"Papers to submit and to withdraw. At least one of either."
input UpdateUserKycFileDocumentsInput {
  """
  Papers to submit. One of the same person, type and side replaces the one before, except for
  \`OTHER\`, \`SOURCE_OF_FUNDS\` and \`PROOF_OF_ADDRESS\`.
  """
  add: [KycFileInput!]! = [] @constraint(maxItems: 10)
  "The ids of papers to take back."
  removeIds: [ID!]! = [] @constraint(maxItems: 20, format: UUID)
  """
  Makes a repetition safe: the same key with the same input returns the same check and takes
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Who the person is."
type KycIdentity {
  "The given name, as the identity paper has it."
  givenName: String!
  "The names between the given and the family name, where there are any."
  middleName: String
  "The family name, as the identity paper has it."
  familyName: String!
  "The day of birth."
  dateOfBirth: Date!
  "The country of birth, if given."
  countryOfBirth: CountryCode
  "The countries that the person is a citizen of. At most 5."
  citizenships: [CountryCode!]!
  "The country that taxes the person's income."
  countryOfTaxResidence: CountryCode!
  "What kind of number \`taxIdMasked\` is. Null if the person has none."
  taxIdType: TaxIdType
  """
  The tax number with all but its last three characters hidden. It is never shown whole. Null: not
  given.
  """
  taxIdMasked: String
  "Why the person has no tax number. Null if the person has one."
  taxIdNotRequiredReason: String
  "The visa that the person lives on, as the visa names it. Null if it was not given."
  visaType: String
  "The last day of the visa. Null: not given."
  visaExpiresOn: Date
  "Whether the person may live in the country of residence for good. Null: not answered."
  permanentResident: Boolean
  "Where the money to invest comes from. At least one."
  fundingSources: [FundingSource!]!
  "The yearly income before tax. Null: not answered."
  annualIncome: MoneyRange
  "What the person owns and could sell within days. Null: not answered."
  liquidNetWorth: MoneyRange
  "All that the person owns less what they owe. Null: not answered."
  totalNetWorth: MoneyRange
  "The person whom the account is held with. Null: nobody."
  coHolder: KycCoHolder
}

"The second person of an account that two hold together."
type KycCoHolder {
  "The given name, as the identity paper has it."
  givenName: String!
  "The names between the given and the family name, where there are any."
  middleName: String
  "The family name, as the identity paper has it."
  familyName: String!
  "The e-mail address."
  email: String!
  "The day of birth."
  dateOfBirth: Date!
  "The countries that they are a citizen of. At most 5."
  citizenships: [CountryCode!]!
  "The country that taxes their income."
  countryOfTaxResidence: CountryCode!
  "What kind of number \`taxIdMasked\` is. Null if they have none."
  taxIdType: TaxIdType
  """
  The tax number with all but its last three characters hidden. It is never shown whole. Null: not
  given.
  """
  taxIdMasked: String
  "Why they have no tax number. Null if they have one."
  taxIdNotRequiredReason: String
}

"Where money to invest comes from."
enum FundingSource {
  "Wages and salaries."
  EMPLOYMENT_INCOME
  "Gains and payouts of other investments."
  INVESTMENTS
  "An inheritance."
  INHERITANCE
  "Profit of a business that the person runs."
  BUSINESS_INCOME
  "Savings."
  SAVINGS
  "Gifts and support of the family."
  FAMILY
  "Anything else."
  OTHER
}

"The person's tax number, or why there is none: one of the two."
input KycTaxIdInput @oneOf {
  "The number."
  number: TaxNumberInput
  "Why the person has no tax number, for example that the country gives out none."
  notRequiredReason: String @constraint(minLength: 3, maxLength: 200, format: LINE)
}

"A tax number."
input TaxNumberInput {
  "What kind of number it is. \`Country.taxIdTypes\` lists the usual ones of a country."
  type: TaxIdType!
  """
  The number, with or without spaces and hyphens. Its form, and its check digits where it has some,
  are verified.
  """
  value: String! @constraint(minLength: 4, maxLength: 40, format: LINE)
}

"Who the person is. It replaces what was saved, except where a field says otherwise."
input UpdateUserKycIdentityInformationInput {
  "The given name, as the identity paper has it."
  givenName: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The names between the given and the family name."
  middleName: String @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The family name, as the identity paper has it."
  familyName: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The day of birth. The person is at least 18 years old."
  dateOfBirth: Date!
  "The country of birth."
  countryOfBirth: CountryCode
  "The countries that the person is a citizen of."
  citizenships: [CountryCode!]! @constraint(minItems: 1, maxItems: 5)
  "The country that taxes the person's income."
  countryOfTaxResidence: CountryCode!
  "The tax number. Left out: what was saved stays. The check cannot be submitted without."
  taxId: KycTaxIdInput
  "The visa that the person lives on, as the visa names it. For people who live abroad."
  visaType: String @constraint(minLength: 1, maxLength: 40, format: LINE)
  "The last day of the visa: needed with \`visaType\`, and not in the past."
  visaExpiresOn: Date
  "Whether the person may live in the country of residence for good."
  permanentResident: Boolean
  "Where the money to invest comes from."
  fundingSources: [FundingSource!]! @constraint(minItems: 1, maxItems: 10)
  "The yearly income before tax."
  annualIncome: MoneyRangeInput
  "What the person owns and could sell within days."
  liquidNetWorth: MoneyRangeInput
  "All that the person owns less what they owe."
  totalNetWorth: MoneyRangeInput
  """
  The person whom the account is held with, which makes \`Kyc.accountType\` \`JOINT\`. Their papers are
  submitted with \`coHolder\` true. Default: nobody.
  """
  coHolder: KycCoHolderInput
}

"The second person of an account that two hold together."
input KycCoHolderInput {
  "The given name, as the identity paper has it."
  givenName: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The names between the given and the family name."
  middleName: String @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The family name, as the identity paper has it."
  familyName: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The e-mail address."
  email: String! @constraint(format: EMAIL, maxLength: 254)
  "The day of birth. They are at least 18 years old."
  dateOfBirth: Date!
  "The countries that they are a citizen of."
  citizenships: [CountryCode!]! @constraint(minItems: 1, maxItems: 5)
  "The country that taxes their income."
  countryOfTaxResidence: CountryCode!
  "The tax number, or why there is none."
  taxId: KycTaxIdInput!
}

"A session in which an identity provider compares the person with their papers."
type IdvSession {
  "The session's id."
  id: ID!
  "The identity provider. \`simulated\` for the built-in one."
  provider: String!
  "What has come of it."
  outcome: IdvOutcome!
  "Why it was not passed, in one sentence for the person. Null unless \`outcome\` is \`FAILED\`."
  failureReason: String
  "Why it was not passed, for programs. Null unless \`outcome\` is \`FAILED\`."
  failureCode: IdvFailureCode
  "When it was opened."
  startedAt: DateTime!
  "When the provider gave its outcome. Null while \`PENDING\`."
  finishedAt: DateTime
}

"What has come of a session with an identity provider."
enum IdvOutcome {
  "It is open, or the provider is still comparing."
  PENDING
  "The provider has found that the person is who they say."
  PASSED
  "The provider has found that they are not, or that a paper is not genuine. Open another session."
  FAILED
  "The provider could not tell; an operator looks at it."
  REVIEW
  "The person broke it off. Open another session."
  CANCELED
  "The person did not finish within its time. Open another session."
  EXPIRED
}

"Why an identity provider could not confirm a person."
enum IdvFailureCode {
  "The paper is not genuine, or was altered."
  DOCUMENT_NOT_GENUINE
  "The paper has expired."
  DOCUMENT_EXPIRED
  "The pictures of the paper cannot be read."
  DOCUMENT_UNREADABLE
  "The provider does not take this kind of paper of this country."
  DOCUMENT_NOT_ACCEPTED
  "The face is not that of the paper, or was not shown live."
  FACE_MISMATCH
  "Name or day of birth differ from the identity section."
  DATA_MISMATCH
  "Another reason, which \`failureReason\` tells."
  OTHER
}

"How the widget of an identity provider ended, as the app saw it."
enum IdvWidgetOutcome {
  "The person went through all steps."
  FINISHED
  "The person closed it before the end."
  CANCELED
  "The widget reported an error."
  FAILED
}

"What an identity provider compares."
enum IdvFlow {
  "A paper with a picture, and the person's face."
  DOCUMENT_AND_FACE
  "Only a paper with a picture, for example after the old one expired."
  DOCUMENT
}

"What the identity provider's widget needs to begin."
type IdvToken {
  "The token for the widget. It is a secret of the person."
  token: String!
  "The identity provider, whose widget to load. \`simulated\` for the built-in one."
  provider: String!
  "The session, for \`updateIdvOutcome\`."
  sessionId: ID!
  "Where to send the person instead of loading a widget. Null if the provider has no such page."
  url: String
  "When the token stops working."
  expiresAt: DateTime!
}

"Which session to open."
input GetIdvTokenInput {
  "What to compare."
  flow: IdvFlow! = DOCUMENT_AND_FACE
  "The https address that the provider's page returns to, one of those that the operator allows."
  redirectUrl: String @constraint(minLength: 9, maxLength: 500, format: LINE)
}

"How the widget ended, as the app saw it."
input UpdateIdvOutcomeInput {
  "The session, from \`getIdvToken\`."
  sessionId: ID! @constraint(format: UUID)
  "What the widget told the app. It is only a hint: the server asks the provider itself."
  outcome: IdvWidgetOutcome!
}

"The person's identity check (know your customer): one per person, kept for good."
type Kyc {
  "How far it has come."
  status: KycStatus!
  "Who opens the account. Default of a new account: \`INDIVIDUAL\`."
  accountType: KycAccountType!
  "The sections and how complete each is, in the order to fill them in. One entry of each."
  sections: [KycSectionState!]!
  "Whether \`submitKyc\` would accept it now."
  canSubmit: Boolean!
  """
  What keeps it from being submitted, in the order of the sections, at most 100. Empty where nothing
  does.
  """
  problems: [KycProblem!]!
  "How to reach the person. Null until saved."
  contact: KycContact
  "Who the person is. Null until saved."
  identity: KycIdentity
  "What the law asks people to disclose. Null until saved."
  disclosures: KycDisclosures
  "Whom to call where the person cannot be reached. Null until saved."
  trustedContact: KycTrustedContact
  "The agreements that the check needs, in the version in force. At most 20."
  agreements: [KycAgreement!]!
  "The papers submitted, newest first. At most 20."
  documents: [KycDocument!]!
  "The tax form W-8BEN signed last. Null before the first."
  w8ben: W8Ben
  "The company or trust. Null for an individual, or until saved."
  company: KycCompany
  "The last session with the identity provider. Null before \`getIdvToken\`."
  idv: IdvSession
  "What the review asked for, newest first. At most 100."
  requests: [KycRequest!]!
  "When it was last submitted. Null: never."
  submittedAt: DateTime
  "When it was last approved or rejected. Null: never."
  decidedAt: DateTime
  """
  When the approval expires unless a newer paper or tax form is given. Null if there is no approval
  or it does not expire.
  """
  expiresAt: DateTime
  "When it last changed. Null: nothing was saved yet."
  updatedAt: DateTime
}

"Who opens an account."
enum KycAccountType {
  "One person for themselves. The default."
  INDIVIDUAL
  "The person and the co-holder whom the identity section names, together."
  JOINT
  "A company or partnership, through the person. Chosen with \`updateUserKycCompanySetup\`."
  COMPANY
  "A trust, through the person as a trustee. Chosen with \`updateUserKycCompanySetup\`."
  TRUST
}

"A part of the identity check."
enum KycSection {
  "\`updateUserKycContactInformation\`."
  CONTACT
  "\`updateUserKycIdentityInformation\`."
  IDENTITY
  "\`updateUserKycDisclosures\`."
  DISCLOSURES
  "\`updateUserKycTrustedContact\`."
  TRUSTED_CONTACT
  "\`updateUserKycCompanySetup\`. Needed only for companies and trusts."
  COMPANY
  """
  \`updateUserKycW8BENFormDocument\`. Needed unless the person is a US person, or opens the account
  for a company or trust.
  """
  W8BEN
  """
  \`updateUserKycFileDocuments\`. Needed for a co-holder, a company or a trust, where no identity
  provider is set up, and where the review asks for a paper.
  """
  DOCUMENTS
  "\`updateUserKycAgreements\`."
  AGREEMENTS
  """
  The identity provider's part: \`getIdvToken\` and \`updateIdvOutcome\`. Not needed where the operator
  has set up none, and compares the papers.
  """
  IDV
}

"How complete one section is."
type KycSectionState {
  "The section."
  section: KycSection!
  "How complete it is."
  status: KycSectionStatus!
  "Whether the check needs it, given \`accountType\` and what the other sections say."
  required: Boolean!
  "When it was last saved. Null: never."
  updatedAt: DateTime
}

"How complete a section is."
enum KycSectionStatus {
  "Nothing is saved."
  MISSING
  "Something is saved, and something still needed."
  INCOMPLETE
  "All that is needed is saved."
  COMPLETE
  "The review did not accept it; \`Kyc.requests\` says why. Saving it again makes it complete."
  REJECTED
}

"Something that keeps the check from being submitted."
type KycProblem {
  "The section to mend."
  section: KycSection!
  "The field within the section's input, for example \`address.postalCode\`. Null: the whole section."
  field: String
  "What is missing or wrong, as a sentence for a person."
  message: String!
}

"Something that the review asked for."
type KycRequest {
  "The request's id."
  id: ID!
  "The section to mend."
  section: KycSection!
  "What to do, as a sentence or two for the person."
  message: String!
  "When it was asked for."
  createdAt: DateTime!
  "When the section was saved again. Null: still open."
  resolvedAt: DateTime
}

"The person's word that the check is right."
input SubmitKycInput {
  """
  Who opens the account. \`JOINT\` needs a co-holder in the identity section; \`COMPANY\` and \`TRUST\`
  need the company section of that type; \`INDIVIDUAL\` sets either aside. Default: as
  \`Kyc.accountType\` says.
  """
  accountType: KycAccountType
  "Must be true: the person confirms that all of it is complete and correct."
  confirmAccurate: Boolean!
}

"A kind of tax number, or of a number that replaces one."
enum TaxIdType {
  "New Zealand: Inland Revenue number (IRD)."
  NZL_IRD
  "Australia: tax file number (TFN)."
  AUS_TFN
  "Australia: business number (ABN)."
  AUS_ABN
  "United States: Social Security number (SSN)."
  USA_SSN
  "United States: individual taxpayer identification number (ITIN)."
  USA_ITIN
  "United Kingdom: unique taxpayer reference (UTR)."
  GBR_UTR
  "United Kingdom: National Insurance number (NINO)."
  GBR_NINO
  "Argentina: CUIT or CUIL."
  ARG_AR_CUIT
  "Bolivia: NIT."
  BOL_NIT
  "Brazil: CPF."
  BRA_CPF
  "Chile: RUT."
  CHL_RUT
  "Colombia: NIT."
  COL_NIT
  "Costa Rica: NITE."
  CRI_NITE
  "Germany: Identifikationsnummer."
  DEU_TAX_ID
  "Dominican Republic: RNC."
  DOM_RNC
  "Ecuador: RUC."
  ECU_RUC
  "France: numéro fiscal de référence (SPI)."
  FRA_SPI
  "Guatemala: NIT."
  GTM_NIT
  "Honduras: RTN."
  HND_RTN
  "Hungary: adóazonosító jel."
  HUN_TIN
  "Indonesia: number of the identity card (KTP)."
  IDN_KTP
  "India: permanent account number (PAN)."
  IND_PAN
  "Israel: Teudat Zehut."
  ISR_TAX_ID
  "Italy: codice fiscale."
  ITA_TAX_ID
  "Japan: Individual Number (Kojin Bango)."
  JPN_TAX_ID
  "Mexico: RFC."
  MEX_RFC
  "Nicaragua: RUC."
  NIC_RUC
  "Netherlands: burgerservicenummer."
  NLD_TIN
  "Panama: RUC."
  PAN_RUC
  "Peru: RUC."
  PER_RUC
  "Paraguay: RUC."
  PRY_RUC
  "Singapore: number of the citizen's or permanent resident's card (NRIC)."
  SGP_NRIC
  "Singapore: foreign identification number (FIN)."
  SGP_FIN
  "Singapore: number given out by the tax authority (ASGD)."
  SGP_ASGD
  "Singapore: income tax reference number (ITR)."
  SGP_ITR
  "El Salvador: NIT."
  SLV_NIT
  "Sweden: personnummer."
  SWE_TAX_ID
  "Uruguay: RUT."
  URY_RUT
  "Venezuela: RIF."
  VEN_RIF
  "The number of a national identity card, where that country uses it for tax."
  NATIONAL_ID
  "The number of a passport, where there is no tax number."
  PASSPORT
  "The number of a permanent resident's card, where there is no tax number."
  PERMANENT_RESIDENT
  "The number of a driver's licence, where there is no tax number."
  DRIVER_LICENSE
  "Another number of a government, such as the tax number of a country not listed here."
  OTHER_GOV_ID
}

"Whom to call where the person cannot be reached. That person gets no access to the account."
type KycTrustedContact {
  "Whether the person chose to name nobody. All other fields are null then."
  declined: Boolean!
  "The given name. Null: not given."
  givenName: String
  "The family name. Null: not given."
  familyName: String
  "The e-mail address, if given."
  email: String
  "The phone number with its country code, if given."
  phone: String
  "The address, if given."
  address: Address
}

"Somebody to call. At least one of \`email\`, \`phone\` and \`address\` is given."
input KycTrustedContactInput {
  "The given name."
  givenName: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The family name."
  familyName: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The e-mail address, not the person's own."
  email: String @constraint(format: EMAIL, maxLength: 254)
  "The phone number with its country code, for example \`+6421555013\`; not the person's own."
  phone: String @constraint(minLength: 8, maxLength: 16, format: LINE)
  "The address."
  address: AddressInput
}

"""
Whom to call where the person cannot be reached. Exactly one of the two fields is given. It replaces
what was saved.
"""
input UpdateUserKycTrustedContactInput {
  "Somebody of at least 18 years."
  contact: KycTrustedContactInput
  "True: the person names nobody. False is refused."
  declined: Boolean
}

"""
A signed W-8BEN: the form by which someone who is not a US person claims the reduced tax on
dividends from the United States.
"""
type W8Ben {
  "The form's id."
  id: ID!
  "Whether it is in force."
  status: W8BenStatus!
  "The full name of the beneficial owner."
  fullName: String!
  "The country of citizenship."
  countryOfCitizenship: CountryCode!
  "Where the person lives."
  permanentAddress: Address!
  "Where to send letters. Null: to \`permanentAddress\`."
  mailingAddress: Address
  "The US number (SSN or ITIN) with all but its last three characters hidden. Null: none given."
  ssnOrItinMasked: String
  "The foreign tax number with all but its last three characters hidden. Null: none given."
  foreignTaxIdMasked: String
  "Whether the person declared that no foreign tax number is required."
  foreignTaxIdNotRequired: Boolean!
  "The reference number, where one was given."
  referenceNumber: String
  "The day of birth."
  dateOfBirth: Date!
  "The claim to a tax treaty. Null: none is claimed, and 30 percent are withheld."
  treatyClaim: W8BenTreatyClaim
  "The name that it was signed with."
  signerName: String!
  "The day of the signature, in the person's time zone."
  signedOn: Date!
  "The moment of the signature, as the form shows it."
  signedAt: DateTime!
  """
  The statement that the form carries beside the name: that it was signed electronically, by whom,
  when and from which address.
  """
  statement: String!
  "The address that it was signed from."
  ipAddress: String!
  "The revision of the form, for example \`10-2021\`."
  formRevision: String!
  "The last day that it is in force: 31 December of the third year after the signature."
  expiresOn: Date!
  """
  Where to download the signed form as a PDF with GET, without a token, until
  \`downloadUrlExpiresAt\`.
  """
  downloadUrl: String!
  "When \`downloadUrl\` stops working: five minutes after the answer."
  downloadUrlExpiresAt: DateTime!
  "When it was signed."
  createdAt: DateTime!
}

"Whether a W-8BEN is in force."
enum W8BenStatus {
  "It is in force. A mail tells 60, 30 and 7 days before it ends."
  VALID
  "\`expiresOn\` has passed. 30 percent are withheld until a new one is signed. Final."
  EXPIRED
  """
  Name, country or citizenship changed since. 30 percent are withheld until a new one is signed.
  Final.
  """
  INVALIDATED
}

"A claim to the lower tax that a treaty with the United States grants."
type W8BenTreatyClaim {
  "The country whose treaty is claimed."
  country: CountryCode!
  "The article of the treaty, for example \`10\`. Null if the general rate is claimed."
  article: String
  "The part that is withheld, in percent: 15 for 15 percent."
  ratePercent: Decimal!
  "The kind of income, for example \`Dividends\`. Null: dividends."
  incomeType: String
}

"The person's number for a W-8BEN: one of these."
input W8BenTaxIdInput @oneOf {
  "The US Social Security number or ITIN: 9 digits."
  ssnOrItin: String @constraint(minLength: 9, maxLength: 11, format: LINE)
  "The tax number of the country of residence."
  foreignTaxId: String @constraint(minLength: 4, maxLength: 40, format: LINE)
  "True: the country of residence gives out no tax numbers or does not require one here."
  foreignTaxIdNotRequired: Boolean
}

"A claim to the lower tax that a treaty with the United States grants."
input W8BenTreatyClaimInput {
  "The country whose treaty is claimed: the country of residence for tax."
  country: CountryCode!
  "The article of the treaty, for example \`10\`. Default: the general rate."
  article: String @constraint(minLength: 1, maxLength: 40, format: LINE)
  """
  The part to withhold, in percent, no lower than the treaty grants. Default: as
  \`Country.w8benTreatyRatePercent\` says.
  """
  ratePercent: Decimal @constraint(min: "0", max: "30", scale: 6)
  "The kind of income. Default: dividends."
  incomeType: String @constraint(minLength: 1, maxLength: 80, format: LINE)
}

"A W-8BEN to sign."
input UpdateUserKycW8BENFormDocumentInput {
  "The full name of the beneficial owner, as the identity section has it."
  fullName: String! @constraint(minLength: 1, maxLength: 240, format: LINE)
  "The country of citizenship, not the United States."
  countryOfCitizenship: CountryCode!
  "Where the person lives: a street address outside the United States, not a post office box."
  permanentAddress: AddressInput!
  "Where to send letters. Default: to \`permanentAddress\`."
  mailingAddress: AddressInput
  "The person's number."
  taxId: W8BenTaxIdInput!
  "A reference number of the person's own."
  referenceNumber: String @constraint(minLength: 1, maxLength: 40, format: LINE)
  "The day of birth, as the identity section has it."
  dateOfBirth: Date!
  "The claim to a tax treaty. Default: none, so that 30 percent are withheld."
  treatyClaim: W8BenTreatyClaimInput
  "The name to sign with: the person's own."
  signerName: String! @constraint(minLength: 1, maxLength: 240, format: LINE)
  "Must be true: under penalties of perjury, the person certifies what the form says."
  certify: Boolean!
}

"Something that can be priced and, where \`tradable\`, bought and sold."
type Asset {
  "The asset's id, fixed in the built-in catalogue: the same on every server and in the mocks."
  id: ID!
  "The ticker, for example \`AAPL\`, \`BTC\` or \`NZDUSD\`."
  symbol: String!
  "The name of the company, fund, coin or pair of currencies."
  name: String!
  "What kind of asset it is."
  assetClass: AssetClass!
  "Where it trades."
  exchange: Exchange!
  """
  The ISO 10383 market identifier code, for example \`XNAS\`. Null for crypto assets and pairs of
  currencies.
  """
  mic: String
  "The currency that it is priced in."
  currency: CurrencyCode!
  "Whether it is listed now."
  status: AssetStatus!
  "Whether orders are taken for it. They are not for pairs of currencies."
  tradable: Boolean!
  "Whether a part of one share or coin can be bought."
  fractionable: Boolean!
  "The smallest quantity of an order. Null: no such rule."
  minOrderSize: Decimal
  "The step that a quantity must be a multiple of. Null: no such rule."
  minTradeIncrement: Decimal
  "The International Securities Identification Number, where known for certain."
  isin: String
  "The country of the issuer. Null for crypto assets and pairs of currencies."
  country: CountryCode
  """
  The business sector of the company. Null if it is not known, and for all but the shares of
  companies.
  """
  sector: Sector
  """
  The last price known, which is \`stale\` where its source does not answer now. Null: no price of the
  asset has ever been known.
  """
  quote: StockPrice
  """
  The highest and the lowest price of regular trading over the last 52 weeks, today so far included.
  Null if no price of these weeks is known.
  """
  fiftyTwoWeekRange: PriceRange @cost(weight: 200)
  """
  Past prices as bars, oldest first, for several assets in one request. It counts as 1,000 objects
  besides its bars, so that one answer holds a year of days for about 40 assets. Null if their
  source does not answer.
  Errors: \`BAD_USER_INPUT\` where \`range\` is given together with \`from\` or \`to\`, \`from\` is after
  \`to\`, or there are no bars of the timeframe as early.
  """
  bars(params: AssetBarsInput!): BarPage @cost(weight: 1000)
  """
  The dividends that went ex in a span of days, newest first; what is announced for later days is
  not among them. Null if their source does not answer.
  Errors: \`BAD_USER_INPUT\` where \`from\` is after \`to\`.
  """
  dividends(params: AssetEventsInput): [AssetDividend!] @cost(weight: 20)
  """
  The splits and consolidations of a span of days, newest first; what is announced for later days is
  not among them. Null if their source does not answer.
  Errors: \`BAD_USER_INPUT\` where \`from\` is after \`to\`.
  """
  splits(params: AssetEventsInput): [AssetSplit!] @cost(weight: 20)
  """
  What an order for this asset would need and cost if it were placed now, and why it would be
  refused. Stores and holds nothing. The amounts are those of a fill at the same prices.
  \`idempotencyKey\` has no effect here.
  Errors: \`BAD_USER_INPUT\` where \`params.assetId\` is not this asset's id.
  """
  orderPreview(params: PlaceOrderInput!): OrderPreview! @tokenScope(scope: TRADE)
}

"The last price known of an asset. All amounts are in \`currency\`."
type StockPrice {
  "The asset."
  assetId: ID!
  "The asset's ticker."
  symbol: String!
  "The last price."
  price: Decimal!
  "The highest price that a buyer offers, where the market quotes one."
  bid: Decimal
  "The lowest price that a seller asks, where the market quotes one."
  ask: Decimal
  "The first price of regular trading on this day (UTC day for crypto). Null before it opens."
  open: Decimal
  "The highest price of regular trading on this day so far. Null before it opens."
  high: Decimal
  "The lowest price of regular trading on this day so far. Null before it opens."
  low: Decimal
  """
  The last price of regular trading on the trading day before, a split since then evened out. Null:
  there was none.
  """
  previousClose: Decimal
  "\`price\` less \`previousClose\`. Null without \`previousClose\`."
  change: Decimal
  "\`change\` in percent of \`previousClose\`. Null without \`previousClose\`."
  changePercent: Decimal
  "The quantity traded in regular trading on this day so far. Null: its source does not give it."
  volume: Decimal
  "The currency of all amounts here."
  currency: CurrencyCode!
  "Which session the market is in."
  session: MarketSession!
  "The moment at which the price was made."
  asOf: DateTime!
  "By how many minutes the source lags behind its market. 0: live."
  delayedMinutes: Int!
  "The source of the price, for example \`yahoo\`. \`simulated\` for the embedded market."
  source: String!
  """
  Whether the price is older than it should be: the source does not answer, or in regular trading
  nothing was traded for half an hour.
  """
  stale: Boolean!
}

"What kind of asset it is."
enum AssetClass {
  "A share of one company."
  EQUITY
  "An exchange-traded fund."
  ETF
  "A crypto asset."
  CRYPTO
  "A pair of currencies: what one unit of the first is worth in the second."
  FX
  "An option: only in accounts with outside brokers."
  OPTION
  "Anything else that an outside broker keeps, such as a bond or a fund."
  OTHER
}

"Whether an asset is listed."
enum AssetStatus {
  "It is listed and priced."
  ACTIVE
}

"Where an asset trades."
enum Exchange {
  "New York Stock Exchange."
  NYSE
  "Nasdaq."
  NASDAQ
  "NYSE Arca, where most exchange-traded funds list."
  ARCA
  "New Zealand's Exchange."
  NZX
  "The crypto market, which never closes."
  CRYPTO
  "The market for currencies: from Sunday 17:00 to Friday 17:00 New York time."
  FX
  """
  Any other exchange; \`mic\` names it where it is known. Its trading hours are not known, and no
  orders are taken there.
  """
  OTHER
}

"An exchange whose trading hours are known."
enum TradingExchange {
  "New York Stock Exchange."
  NYSE
  "Nasdaq."
  NASDAQ
  "NYSE Arca, where most exchange-traded funds list."
  ARCA
  "New Zealand's Exchange."
  NZX
  "The crypto market, which never closes."
  CRYPTO
  "The market for currencies: from Sunday 17:00 to Friday 17:00 New York time."
  FX
}

"A business sector, one of the eleven of the Global Industry Classification Standard."
enum Sector {
  "Media, entertainment and telecommunications."
  COMMUNICATION_SERVICES
  "Goods and services that people can do without: cars, clothes, travel, shops."
  CONSUMER_DISCRETIONARY
  "Food, drink, tobacco, household goods and the shops that sell them."
  CONSUMER_STAPLES
  "Oil, gas, coal and the services around them."
  ENERGY
  "Banks, insurers, brokers, exchanges and payments."
  FINANCIALS
  "Medicines, medical devices, care and laboratories."
  HEALTH_CARE
  "Machines, transport, construction, defense and services to businesses."
  INDUSTRIALS
  "Software, hardware, semiconductors and services around them."
  INFORMATION_TECHNOLOGY
  "Chemicals, metals, mining, paper and packaging."
  MATERIALS
  "Companies that own, run or sell property."
  REAL_ESTATE
  "Power, gas and water."
  UTILITIES
}

"A part of the trading day."
enum MarketSession {
  "Before regular trading: from 04:00 New York time in the United States."
  PRE_MARKET
  "Regular trading."
  REGULAR
  "After regular trading: until 20:00 New York time in the United States."
  AFTER_HOURS
  "No trading."
  CLOSED
}

"Which asset to look up by its ticker."
input FetchAssetByTickerInput {
  """
  The ticker in either case, with or without the market identifier code: \`AAPL\` or \`AAPL.XNAS\`.
  """
  ticker: String! @constraint(minLength: 1, maxLength: 32, format: LINE)
  "Narrows a ticker that several exchanges use."
  exchange: Exchange
}

"Which assets to look up."
input FetchAssetsByAssetIdsInput {
  "The assets' ids, at most 200. An id given twice is answered once."
  assetIds: [ID!]! @constraint(minItems: 1, maxItems: 200)
}

"The assets found, and the ids that are not in the catalogue."
type AssetLookup {
  "The assets found, in the order of the ids given. At most 200."
  assets: [Asset!]!
  "The ids for which there is no asset. At most 200."
  unknownIds: [ID!]!
}

"The asset whose price to read: either \`assetId\` or \`symbol\` is given."
input GetCurrentStockPriceInput {
  "The asset's id."
  assetId: ID @constraint(format: UUID)
  "The asset's ticker in either case, bare or with the market identifier code: \`AIR\` or \`AIR.XNZE\`."
  symbol: String @constraint(minLength: 1, maxLength: 32, format: LINE)
}

"What to search for."
input SearchBarInput {
  "The words typed so far, in either case; small typing errors are forgiven."
  query: String! @constraint(minLength: 1, maxLength: 100, format: LINE)
  "What kinds of thing to look for. Default: all."
  kinds: [SearchResultKind!] @constraint(minItems: 1, maxItems: 10)
  "How many results at most, 1 to 50."
  limit: Int! = 10 @constraint(min: "1", max: "50")
}

"What kind of thing a search found."
enum SearchResultKind {
  "An asset of the catalogue."
  ASSET
  "A strategy that everybody can see."
  STRATEGY
  "Somebody who publishes trade ideas and runs strategies."
  EXPERT
  """
  A trade idea. Found only with \`portfolio.read\`; an open one also needs its plan. \`getTradeIdea\`
  reads it.
  """
  TRADE_IDEA
  "A piece of news of the last days."
  NEWS
}

"One line of a search."
type SearchResult {
  "What kind of thing it is."
  kind: SearchResultKind!
  "The id of the thing found."
  id: ID!
  "The line to show: the symbol of an asset, else the name or the headline."
  title: String!
  """
  The second line to show: the name of an asset, what a strategy, an expert or a trade idea is
  about, who published a piece of news. Null: none.
  """
  subtitle: String
  "How well it fits, from 0 to 1. Results come with the best first."
  score: Decimal!
  "The asset, where \`kind\` is \`ASSET\`."
  asset: Asset
  "The piece of news, where \`kind\` is \`NEWS\`."
  news: NewsItem
}

"Assets, by symbol."
type AssetPage {
  "The assets of this page."
  nodes: [Asset!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"Which asset to look up."
input FetchAssetByAssetIdInput {
  "The asset's id."
  assetId: ID! @constraint(format: UUID)
}

"Which assets to look up."
input FetchAssetsByTickersInput {
  "The tickers in either case, with or without the market identifier code, at most 200."
  tickers: [String!]! @constraint(minItems: 1, maxItems: 200, minLength: 1, maxLength: 32)
  "Narrows tickers that several exchanges use."
  exchange: Exchange
}

"The assets found, and the tickers that name none."
type AssetTickerLookup {
  "The assets found, in the order of the tickers given. At most 200."
  assets: [Asset!]!
  "The tickers for which there is no asset, or more than one. At most 200."
  unknownTickers: [String!]!
}

"Which assets to list. An asset is listed where it fits every filter given."
input GetTradableAssetsInput {
  "Only assets with one of these ids, at most 200. Unknown ids are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 200)
  "Only assets of these classes. Default: all."
  assetClasses: [AssetClass!] @constraint(minItems: 1, maxItems: 20)
  "Only assets that trade on these exchanges. Default: all."
  exchanges: [Exchange!] @constraint(minItems: 1, maxItems: 20)
  "Only shares of companies in these sectors. Default: all."
  sectors: [Sector!] @constraint(minItems: 1, maxItems: 11)
  "True: only assets of which fractions can be bought. False: only the others. Default: all."
  fractionable: Boolean
  "Only assets whose symbol or name holds these words. Default: all."
  search: String @constraint(minLength: 1, maxLength: 100, format: LINE)
  "How many assets a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"Which exchange rates to read."
input FetchAvailableRatesInput {
  """
  The currency to convert from. Default: the one that the source publishes its rates of, such as
  EUR.
  """
  base: CurrencyCode
}

"A dividend of an asset."
type AssetDividend {
  "The first day on which a buyer does not get it any more, in the exchange's time zone."
  exDate: Date!
  """
  The day on which it is paid, in the exchange's time zone; three weeks after \`exDate\` where the
  source does not tell.
  """
  paidOn: Date!
  "What one share got before tax, in \`currency\`. A split since then is not evened out."
  amountPerShare: Decimal!
  "The currency that it is paid in."
  currency: CurrencyCode!
}

"A split of an asset's shares, or a consolidation."
type AssetSplit {
  "The first day on which the new shares trade, in the exchange's time zone."
  exDate: Date!
  "How many new shares there are for how many old ones."
  ratio: SplitRatio!
}

"The days of an asset's past to read."
input AssetEventsInput {
  "The first day. Default: as early as the source knows."
  from: Date
  "The last day. Default: today."
  to: Date
  "How many to read, 1 to 500, counted from the newest."
  limit: Int! = 20 @constraint(min: "1", max: "500")
}

"""
Prices of an asset or an option over one step of time, in the asset's own currency. Steps of a day
and longer cover regular trading only. For an asset, a longer step adds up the shorter ones in it.
For an option, \`high\` and \`low\` may be the highest and lowest value that it can have had in the
step, so a longer step may reach further than the shorter ones in it.
"""
type Bar {
  "When trading begins in the step."
  at: DateTime!
  "The first price of the step."
  open: Decimal!
  "The highest price of the step."
  high: Decimal!
  "The lowest price of the step."
  low: Decimal!
  "The last price of the step."
  close: Decimal!
  "The quantity traded, where the source counts it."
  volume: Decimal
  "The average price weighted by volume, where the source gives it."
  vwap: Decimal
}

"Bars, oldest first."
type BarPage {
  "The bars of this page."
  nodes: [Bar!]!
  "The currency of the prices."
  currency: CurrencyCode!
  "Where the bars come from. \`simulated\` for the embedded market."
  source: String!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"""
The highest and the lowest price over a span of days, in the asset's own currency, splits evened
out.
"""
type PriceRange {
  "The highest price."
  high: Decimal!
  "The last trading day with this price, in the exchange's time zone."
  highOn: Date!
  "The lowest price."
  low: Decimal!
  "The last trading day with this price, in the exchange's time zone."
  lowOn: Date!
}

"How past prices are adjusted for what the company did with its shares."
enum PriceAdjustment {
  "As they were traded."
  RAW
  """
  Prices before a split are divided by its ratio and volumes multiplied by it, so that the series
  has no step on that day. Dividends are not taken out.
  """
  SPLIT
  "Dividends are evened out."
  DIVIDEND
  "Splits and dividends are evened out."
  ALL
}

"""
The performance of an asset. All figures are computed from the daily closes in \`series\`, from its
first point to its last.
"""
type AssetPerformance {
  "The asset."
  assetId: ID!
  "The asset's ticker."
  symbol: String!
  "The return of each span asked for. At most 10."
  ranges: [RangeReturn!]!
  """
  The annualized volatility over the longest span, in percent: the sample standard deviation of
  daily returns times the square root of 252, or of 365 for an asset that trades every day. Null:
  there are fewer than 20 daily returns.
  """
  volatilityPercent: Decimal
  "The deepest fall from a high over the longest span, in percent, 0 or below. Null for one close."
  maxDrawdownPercent: Decimal
  """
  The beta against the benchmark over the longest span. Null without a benchmark, or for fewer than
  20 common daily returns.
  """
  beta: Decimal
  """
  The daily closes that the longest span is measured over, oldest first, in the asset's currency,
  splits evened out. The first is the last close on or before the day that the span begins. At most
  10,000.
  """
  series: [DataPoint!]!
}

"The return over one span: from the last close on or before its first day to the last close."
type RangeReturn {
  "The span."
  range: PastRange!
  "The change of the price in percent. Null: the asset is younger than the span."
  priceReturnPercent: Decimal
  "The change with dividends reinvested, in percent. Null: the asset is younger than the span."
  totalReturnPercent: Decimal
  "The price return of the benchmark in percent. Null without one, or without its prices."
  benchmarkReturnPercent: Decimal
}

"Which asset, given by one of the two."
input AssetReferenceInput @oneOf {
  "The asset's id."
  assetId: ID @constraint(format: UUID)
  "The asset's ticker, with or without the market identifier code."
  symbol: String @constraint(minLength: 1, maxLength: 32, format: LINE)
}

"Which bars to read."
input GetStockHistoricalDataInput {
  "The asset."
  asset: AssetReferenceInput!
  "The length of a bar."
  timeframe: Timeframe! = DAY_1
  "The span of time up to now. Not together with \`from\` or \`to\`. Default: \`M1\` before \`to\`."
  range: PastRange
  "The first moment, not after \`to\` and not in the future. Default: what \`range\` says."
  from: DateTime
  "The moment before which the bars end. Default, and for moments in the future: now."
  to: DateTime
  "How past prices are adjusted."
  adjustment: PriceAdjustment! = SPLIT
  "Whether bars of less than a day also cover the time before and after regular trading."
  extendedHours: Boolean! = false
  "How many bars a page holds, 1 to 10,000."
  limit: Int! = 1000 @constraint(min: "1", max: "10000")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"Which bars of an asset to read."
input AssetBarsInput {
  "The length of a bar."
  timeframe: Timeframe! = DAY_1
  "The span of time up to now. Not together with \`from\` or \`to\`. Default: \`M1\` before \`to\`."
  range: PastRange
  "The first moment. Default: what \`range\` says."
  from: DateTime
  "The moment before which the bars end. Default: now."
  to: DateTime
  "How past prices are adjusted."
  adjustment: PriceAdjustment! = SPLIT
  "Whether bars of less than a day also cover the time before and after regular trading."
  extendedHours: Boolean! = false
  """
  How many bars to read, 1 to 1,000, counted from the oldest. Where there are more, \`nextCursor\` of
  the page reads on in \`getStockHistoricalData\` for the same asset.
  """
  limit: Int! = 250 @constraint(min: "1", max: "1000")
}

"Which performance to read."
input FetchAssetPerformanceInput {
  "The asset's id."
  assetId: ID! @constraint(format: UUID)
  "The spans."
  ranges: [PastRange!]! = [M1, YTD, Y1] @constraint(minItems: 1, maxItems: 10)
  "The ticker to compare with, for example \`VTI\`."
  benchmarkSymbol: String @constraint(minLength: 1, maxLength: 32, format: LINE)
}

"One price of the live stream. All amounts are in \`currency\`."
type LivePrice {
  "The asset."
  assetId: ID!
  "The asset's ticker."
  symbol: String!
  "The last price."
  price: Decimal!
  "The currency that the asset is priced in."
  currency: CurrencyCode!
  "The highest price that a buyer offers, where the market quotes one."
  bid: Decimal
  "The lowest price that a seller asks, where the market quotes one."
  ask: Decimal
  """
  \`price\` less the last price of regular trading on the trading day before. Null without that price.
  """
  change: Decimal
  "\`change\` in percent of that price. Null without that price."
  changePercent: Decimal
  "The quantity traded in regular trading on this day so far. Null: its source does not give it."
  volume: Decimal
  "Which session the market is in."
  session: MarketSession!
  "When the price was made."
  at: DateTime!
  """
  The number of the price among all prices of this asset, the same for every reader and after a
  reconnection. One price is made for each second in which the asset trades, and one a trading day
  for a pair of currencies. Where it is more than one above the last, the prices in between were
  left out; where it is not above the last, the price is not newer.
  """
  sequence: Int!
}

"The assets to stream: \`assetIds\`, \`symbols\` or both. An asset named twice is streamed once."
input LivePriceDataInput {
  "The assets' ids, 1 to 200."
  assetIds: [ID!] @constraint(minItems: 1, maxItems: 200)
  "The assets' tickers in either case, bare or with the market identifier code, 1 to 200."
  symbols: [String!] @constraint(minItems: 1, maxItems: 200, minLength: 1, maxLength: 32)
}

"The trading hours of an exchange."
type MarketHours {
  "The exchange."
  exchange: TradingExchange!
  "The exchange's IANA time zone, for example \`America/New_York\`."
  timeZone: String!
  "Whether the exchange is in regular trading at \`asOf\`."
  open: Boolean!
  "The session that the exchange is in at \`asOf\`."
  session: MarketSession!
  "The moment of the answer, by the server's clock."
  asOf: DateTime!
  "When regular trading next opens after \`asOf\`. Null for a market that never closes."
  nextOpensAt: DateTime
  "When regular trading next closes after \`asOf\`. Null for a market that never closes."
  nextClosesAt: DateTime
  "The days asked for, oldest first. At most 366."
  days: [MarketDay!]!
}

"The trading hours of an exchange on one calendar day in its time zone."
type MarketDay {
  "The calendar day in the exchange's time zone."
  date: Date!
  "Whether the exchange is closed for a holiday. False on an ordinary weekend day."
  holiday: Boolean!
  "The holiday's English name. Null on other days."
  holidayName: String
  "Whether regular trading ends earlier than usual."
  earlyClose: Boolean!
  "When pre-market trading opens. Null on a day without pre-market trading."
  preMarketOpensAt: DateTime
  "When regular trading opens. Null on a day without trading."
  opensAt: DateTime
  "When regular trading closes. Null on a day without trading."
  closesAt: DateTime
  "When after-hours trading closes. Null on a day without after-hours trading."
  afterHoursClosesAt: DateTime
}

"The exchange and the days to read."
input FetchMarketHoursInput {
  "The exchange. Default: the New York Stock Exchange."
  exchange: TradingExchange! = NYSE
  """
  The first calendar day in the exchange's time zone, from 2015-01-01 to 2030-12-31. Default: six
  days before \`to\` where that is given, else today in the exchange's time zone.
  """
  from: Date
  "The last calendar day, at most 365 days after \`from\`. Default: six days after \`from\`."
  to: Date
}

"One option contract with its price now."
type OptionContract {
  "The OCC symbol, for example \`AAPL  261218C00300000\`."
  symbol: String!
  "The ticker of the underlying asset."
  underlying: String!
  "Call or put."
  type: OptionType!
  "When it may be exercised."
  style: OptionStyle!
  "The strike price, in the underlying's currency."
  strike: Decimal!
  "The last day on which it can be exercised."
  expirationDate: Date!
  "How many shares one contract is over."
  multiplier: Int!
  "The highest price that a buyer offers, per share. Null: there is none."
  bid: Decimal
  "The lowest price that a seller asks, per share. Null: there is none."
  ask: Decimal
  "The last traded price, per share. Null: none was traded."
  last: Decimal
  "The middle between bid and ask, per share. Null without one of them."
  mid: Decimal
  "Contracts traded today. Null: not known."
  volume: Decimal
  "Contracts open at the end of the day before. Null: not known."
  openInterest: Decimal
  """
  The yearly volatility that \`mid\` implies, as a fraction. Null: none can be computed, as
  \`impliedVolatilityGap\` says.
  """
  impliedVolatilityFraction: Decimal
  "Why \`impliedVolatilityFraction\` and the greeks are null. Null: they are not."
  impliedVolatilityGap: ImpliedVolatilityGap
  """
  How much the price changes when the underlying rises by one unit of its currency. Null without
  \`impliedVolatilityFraction\`.
  """
  delta: Decimal
  """
  How much \`delta\` changes when the underlying rises by one unit of its currency. Null without
  \`impliedVolatilityFraction\`.
  """
  gamma: Decimal
  """
  How much the price changes in one day, as a rule below 0. Null without
  \`impliedVolatilityFraction\`.
  """
  theta: Decimal
  """
  How much the price changes when volatility rises by one percentage point. Null without
  \`impliedVolatilityFraction\`.
  """
  vega: Decimal
  """
  How much the price changes when the interest rate rises by one percentage point. Null without
  \`impliedVolatilityFraction\`.
  """
  rho: Decimal
  "Whether exercising it now would be worth something."
  inTheMoney: Boolean!
  "What exercising it now would be worth, per share, at least 0."
  intrinsicValue: Decimal!
  "What \`mid\` is above \`intrinsicValue\`. Null without \`mid\`."
  timeValue: Decimal
  "When the price was made."
  asOf: DateTime!
}

"The options of one underlying and one expiration date."
type OptionChain {
  "The ticker of the underlying asset."
  underlying: String!
  "The last price of the underlying."
  underlyingPrice: Decimal!
  "The expiration date."
  expirationDate: Date!
  """
  When the options expire: the close of regular trading on the expiration date, 16:00 New York time
  and 13:00 on a day with an early close.
  """
  expiresAt: DateTime!
  """
  The time from \`asOf\` to \`expiresAt\` that volatilities and greeks are computed with, to the second:
  years of 365 days, to twelve decimal places.
  """
  yearsToExpiration: Decimal!
  "The yearly interest rate used for them, compounded continuously: 0.04 is 4 percent."
  interestRateFraction: Decimal!
  "The yearly dividend yield used for them, compounded continuously: 0.01 is 1 percent."
  dividendYieldFraction: Decimal!
  "The calls, by strike. At most 500."
  calls: [OptionContract!]!
  "The puts, by strike. At most 500."
  puts: [OptionContract!]!
  "When the prices were made."
  asOf: DateTime!
}

"Why no implied volatility can be computed from the price of an option."
enum ImpliedVolatilityGap {
  "There is no bid or no ask, so no middle."
  NO_MARKET
  """
  The price is within its smallest step of what the option is worth for certain, so that next to
  nothing of it is left to chance.
  """
  NO_TIME_VALUE
  "No volatility up to 1,000 percent gives a price as high."
  NONE_FITS
}

"Call or put."
enum OptionType {
  "The right to buy."
  CALL
  "The right to sell."
  PUT
}

"When an option may be exercised."
enum OptionStyle {
  "On any day until expiration."
  AMERICAN
  "Only at expiration."
  EUROPEAN
}

"Whose expiration dates to read."
input GetExpirationDatesInput {
  "The ticker of the underlying asset."
  symbol: String! @constraint(minLength: 1, maxLength: 32, format: LINE)
}

"Which strikes to read."
input GetStrikesInput {
  "The ticker of the underlying asset."
  symbol: String! @constraint(minLength: 1, maxLength: 32, format: LINE)
  "The expiration date, one of \`getExpirationDates\`."
  expirationDate: Date!
  "Only strikes of options of these types. Default: both."
  types: [OptionType!] @constraint(minItems: 1, maxItems: 2)
}

"Which options to read."
input GetOptionChainInput {
  "The ticker of the underlying asset."
  symbol: String! @constraint(minLength: 1, maxLength: 32, format: LINE)
  "The expiration date, one of \`getExpirationDates\`."
  expirationDate: Date!
  "Only options of these types; a list of another type is empty. Default: both."
  types: [OptionType!] @constraint(minItems: 1, maxItems: 2)
  "Only strikes from this price. Default: all."
  minStrike: Decimal @constraint(min: "0", max: "1000000000", scale: 8)
  "Only strikes up to this price. Default: all."
  maxStrike: Decimal @constraint(min: "0", max: "1000000000", scale: 8)
}

"Which bars of an option to read."
input GetOptionHistoricalDataInput {
  "The OCC symbol of the option."
  optionSymbol: String! @constraint(minLength: 15, maxLength: 21, format: LINE)
  "The length of a bar."
  timeframe: Timeframe! = DAY_1
  "The first moment. Default: the option's first bar."
  from: DateTime
  "The moment before which it ends. Default: now."
  to: DateTime
  "How many bars a page holds, 1 to 10,000."
  limit: Int! = 1000 @constraint(min: "1", max: "10000")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"One thing that the person owns: a cash balance, a position or a holding of a tracked portfolio."
type NetWorthAsset {
  "The id of the cash balance, position or holding."
  id: ID!
  "What the person or the market calls it."
  name: String!
  "The ticker of a listed asset. Null for everything else."
  symbol: String
  "What kind of thing it is."
  category: NetWorthCategory!
  "The tracked portfolio that holds it: a broker account's mirror, where it has one. Null: none."
  portfolioId: ID
  "The broker account that holds it. Null for what is recorded, imported or watched."
  brokerAccountId: ID
  "The instrument that is held; a listed one has the id of its asset. Null for a cash balance."
  instrumentId: ID
  "How much of it there is, where it is counted."
  quantity: Decimal
  "What one of it is worth, in \`currency\`, where it is counted."
  price: Decimal
  "What the person's part is worth, in \`currency\`. Null if it never had a price."
  value: Decimal
  """
  What the whole is worth, including the part of other owners, in \`currency\`. Null if it never had a
  price.
  """
  wholeValue: Decimal
  "The currency that it is valued in."
  currency: CurrencyCode!
  """
  What the person's part is worth in the display currency, rounded once to its minor unit. Null if
  no price or no exchange rate is known.
  """
  valueInDisplayCurrency: Decimal
  "What the person's part cost, fees included, in \`currency\`. Null if it is not known."
  costBasis: Decimal
  """
  What the person's part has earned since the first trade. Null if no tracked portfolio holds it,
  and while it has no price.
  """
  gain: PortfolioGain
  "The person's part of it, in percent. \`value\` has it applied."
  ownershipPercent: Decimal!
  """
  The day of the price that \`value\` rests on, where the person lives; for cash, the day that is
  asked for. Null without a price, or where its day is not known.
  """
  valuedOn: Date
  """
  When \`price\` was made; for a price recorded by hand, the end of its day where the person lives, or
  now where that is earlier. Null for cash, without a price, or where the moment is not known.
  """
  priceAsOf: DateTime
  """
  Whether the price that \`value\` rests on is more than 7 days older than the day that is asked for.
  The value is kept until a newer price is known. True without a price.
  """
  stale: Boolean!
  "How soon it can be turned into cash."
  liquidity: AssetLiquidity!
  "The debts that were taken up for it, such as its mortgage. At most 1,000."
  linkedLiabilityIds: [ID!]!
  """
  \`valueInDisplayCurrency\` less the person's part of the linked debts, in the display currency.
  Negative where more is owed than it is worth. Null if one of them is not known.
  """
  equityInDisplayCurrency: Decimal
  "The country of the issuer or the place, where known."
  country: CountryCode
  "The business sector of the company. Null if it is not known, and for all but shares."
  sector: Sector
}

"What kind of thing an asset is."
enum NetWorthCategory {
  "Cash in a broker account, or recorded by hand."
  CASH
  "Shares of listed companies."
  EQUITY
  "Exchange-traded funds."
  ETF
  "Managed funds that are not traded on an exchange."
  FUND
  "Bonds and other debt of companies and states."
  BOND
  "Crypto assets."
  CRYPTO
  "Houses, flats and land."
  PROPERTY
  "Cars, boats and other vehicles."
  VEHICLE
  "Savings accounts."
  SAVINGS
  "Deposits for a fixed term."
  TERM_DEPOSIT
  "Pension and retirement schemes."
  PENSION
  "Insurance policies with a cash value."
  INSURANCE
  "Shares of companies that are not listed."
  PRIVATE_EQUITY
  "A business that the person runs."
  BUSINESS
  "Art, watches, wine and other things that people collect."
  COLLECTIBLE
  "Gold, silver and other precious metals."
  PRECIOUS_METAL
  "Money lent to others."
  LOAN_RECEIVABLE
  "Anything else, such as options."
  OTHER
}

"How soon an asset can be turned into cash without a loss in price, judged by its category."
enum AssetLiquidity {
  "At once: cash and savings accounts."
  IMMEDIATE
  "Within days: what trades on a market, and managed funds."
  DAYS
  "Within months: property, vehicles, collectibles and other things that need a buyer."
  MONTHS
  "Not before a date or an event: term deposits, pension schemes, insurance policies."
  LOCKED
}

"Which assets to read, and as they were on which day."
input NetWorthAssetsInput {
  "Only assets with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only assets of these tracked portfolios and their sub-portfolios. Default: all."
  portfolioIds: [ID!] @constraint(minItems: 1, maxItems: 200, format: UUID)
  "Only assets of these categories. Default: all."
  categories: [NetWorthCategory!] @constraint(minItems: 1, maxItems: 20)
  "Also holdings of which nothing is left."
  includeEnded: Boolean! = false
  "Assets, prices and exchange rates at the end of this day, not in the future. Default: now."
  asOf: Date
}

"What all or some assets were worth at the end of one step of a history."
type NetWorthAssetPoint {
  "The last day of the step."
  date: Date!
  """
  What the person's part was worth, in the display currency at the prices and exchange rates of the
  end of that day, as far as they are known.
  """
  value: Decimal!
  """
  How many assets, and debts where these are told, this point leaves out, since no price or exchange
  rate was known then.
  """
  unpricedCount: Int!
  "What the person's part had cost by then, in the display currency. Null if it is not known."
  costBasis: Decimal
  """
  What had been put in by then less what had been taken out, in the display currency. \`value\` less
  it is what was gained. Null if it is not known.
  """
  netContributions: Decimal
  """
  All debts of that day, in the display currency, so that one query draws the net worth. Null if the
  history is of one asset or one portfolio.
  """
  totalLiabilities: Decimal
  "\`value\` less \`totalLiabilities\`. Null if \`totalLiabilities\` is null."
  netWorth: Decimal
}

"A history of assets, oldest point first."
type NetWorthAssetPointPage {
  "The points of this page."
  nodes: [NetWorthAssetPoint!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
  "The length of one step."
  timeframe: HistoryTimeframe!
  "The display currency, in which all amounts are."
  currency: CurrencyCode!
}

"Which history of assets to read."
input NetWorthAssetHistoryInput {
  "Only this asset, by its \`NetWorthAsset.id\`. Default: all assets."
  netWorthAssetId: ID @constraint(format: UUID)
  "Only assets of this tracked portfolio and its sub-portfolios. Default: all."
  portfolioId: ID @constraint(format: UUID)
  "The span of time up to today. Not together with \`from\` or \`to\`. Default: \`Y1\` before \`to\`."
  range: PastRange
  "The first day, not after \`to\` and not in the future. Default: what \`range\` says."
  from: Date
  "The last day. Default, and for days in the future: today."
  to: Date
  "The length of one step."
  timeframe: HistoryTimeframe! = DAY_1
  "How many points a page holds, 1 to 10,000."
  limit: Int! = 1000 @constraint(min: "1", max: "10000")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"What the person owns and owes at one moment, in one display currency."
type NetWorthDashboard {
  "The sums."
  totals: NetWorthTotals!
  """
  What the person owns: cash, positions and what tracked portfolios hold. The largest value first.
  At most 10,000.
  """
  assets: [NetWorthAsset!]!
  "What the person owes, without archived debts. The largest balance first. At most 1,000."
  liabilities: [NetWorthLiability!]!
  """
  What the person saves for, as it is now whatever day is asked for, without archived goals, by
  priority. At most 1,000.
  """
  goals: [NetWorthGoal!]!
  "What comes in regularly, by the terms of that day, by name. At most 1,000."
  incomes: [NetWorthIncome!]!
  "What goes out regularly, by the terms of that day, by name. At most 1,000."
  expenses: [NetWorthExpense!]!
  "The parts of \`totalAssets\` by category, the largest first. At most one for each category."
  allocation: [AllocationSlice!]!
  """
  How many imported trades and dividends wait for the person to confirm them. They do not count in
  any figure until then.
  """
  pendingConfirmations: Int!
  """
  What is left of a month's income after its expenses, in percent of that income; negative where
  more goes out. Null if nothing comes in, or an exchange rate is not known.
  """
  savingsRatePercent: Decimal
  "The display currency: of all totals and of every amount \`InDisplayCurrency\`."
  currency: CurrencyCode!
  "The moment of the valuation: now, or the end of a past day where the person lives."
  asOf: DateTime!
}

"""
Sums of what is owned, owed, earned and spent. Each is the sum of the parts shown, as far as their
prices and exchange rates are known.
"""
type NetWorthTotals {
  "\`totalAssets\` less \`totalLiabilities\`."
  netWorth: Decimal!
  "The sum of the assets."
  totalAssets: Decimal!
  "The sum of the liabilities, a positive number."
  totalLiabilities: Decimal!
  "The expenses active that day, by the month. A one-off expense counts in its own month."
  totalMonthlyExpenses: Decimal!
  "The incomes active that day, by the year. A one-off income counts in its own calendar year."
  totalAnnualIncome: Decimal!
  "The part of \`totalAssets\` whose \`liquidity\` is \`IMMEDIATE\` or \`DAYS\`."
  liquidAssets: Decimal!
  "How many assets and debts these totals leave out, since no price or exchange rate is known."
  unpricedCount: Int!
  "How many incomes and expenses these totals leave out, since no exchange rate is known."
  unpricedFlowCount: Int!
  """
  \`totalLiabilities\` in percent of \`totalAssets\`. Null if nothing is owned, or one of them is not
  known whole.
  """
  debtToAssetPercent: Decimal
  """
  \`netWorth\` less what it was one month before. Null if the history is shorter, or \`netWorth\` was or
  is not known whole.
  """
  monthChange: Decimal
  "\`monthChange\` in percent of what \`netWorth\` was. Null if that was not above 0."
  monthChangePercent: Decimal
  "The display currency, in which all these amounts are."
  currency: CurrencyCode!
}

"The part of the assets that one category makes up."
type AllocationSlice {
  "The category."
  category: NetWorthCategory!
  "The sum of its assets, in the display currency."
  value: Decimal!
  """
  Its part of the assets in percent, to two places. All parts sum to exactly 100: what rounding down
  leaves goes to those with the largest remainders. Null if the assets do not sum to more than 0.
  """
  percent: Decimal
  "How many of its assets \`value\` leaves out, since no price or exchange rate is known."
  unpricedCount: Int!
}

"Parts of a net worth that a share link or a report can show."
enum NetWorthSection {
  "The sums: net worth, assets and debts."
  TOTALS
  "The parts of the assets by category."
  ALLOCATION
  "The assets one by one."
  ASSETS
  "The debts one by one."
  LIABILITIES
  "What comes in and goes out."
  CASH_FLOW
  "What the person saves for, and how far it is."
  GOALS
  "How the value of the assets developed."
  HISTORY
}

"What a person has settled about the display of the net worth."
type NetWorthSettings {
  "The id of these settings. A person has one set of them."
  id: ID!
  "The currency of all totals and of every amount \`InDisplayCurrency\`."
  displayCurrency: CurrencyCode!
  "When the person last chose a currency. Null until the first time."
  updatedAt: DateTime
}

"The currency to show the net worth in."
input UpdateNetWorthDisplayCurrencyInput {
  "The new display currency."
  currency: CurrencyCode!
}

"The dashboard of which day, and of what."
input NetWorthDashboardInput {
  """
  Assets, debts, prices and exchange rates at the end of this day where the person lives, not in the
  future. Default: now.
  """
  asOf: Date
  """
  Only assets and debts of these tracked portfolios and their sub-portfolios. Cash and positions of
  accounts are in none of them; goals, incomes and expenses are always all of the person's. Default:
  all.
  """
  portfolioIds: [ID!] @constraint(minItems: 1, maxItems: 200, format: UUID)
}

"A paper that belongs to the net worth, such as a deed, a policy or a contract, kept for reference."
type NetWorthDocument {
  "The document's id."
  id: ID!
  "What the person calls it."
  title: String!
  "What kind of paper it is."
  category: NetWorthDocumentCategory!
  "Whether its file has arrived."
  status: NetWorthDocumentStatus!
  "The name of the file."
  fileName: String!
  "The media type of the file, for example \`application/pdf\`."
  mimeType: String!
  "The size of the file in bytes."
  sizeBytes: Int!
  "The SHA-256 of the file as 64 hexadecimal digits in lower case."
  sha256: String!
  "What kind of object \`linkedId\` names. Null if the document belongs to no object."
  linkedType: NetWorthLinkType
  "The object that it belongs to. Null if \`linkedType\` is null."
  linkedId: ID
  "The last day that the paper is valid, where it ends."
  expiresOn: Date
  """
  Where to download the file with GET, without a token, until \`downloadUrlExpiresAt\`. Null until the
  document is \`AVAILABLE\`, and in lists, unless \`ids\` names exactly one document.
  """
  downloadUrl: String
  "When \`downloadUrl\` stops working: five minutes after the answer. Null if \`downloadUrl\` is null."
  downloadUrlExpiresAt: DateTime
  "What the person noted. Null: none."
  note: String
  "When its file was accepted. Null: not yet."
  uploadedAt: DateTime
  "When it was announced."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"What kind of paper a document is."
enum NetWorthDocumentCategory {
  "Proof of ownership: deeds, titles, registrations."
  OWNERSHIP
  "Insurance policies."
  INSURANCE
  "Loan and mortgage agreements."
  LOAN
  "Statements of banks, brokers and funds."
  STATEMENT
  "Valuations and appraisals."
  VALUATION
  "Tax returns, assessments and certificates."
  TAX
  "Wills, trust deeds and powers of attorney."
  ESTATE
  "Other contracts, such as leases and employment."
  CONTRACT
  "Receipts and warranties."
  RECEIPT
  "Anything else."
  OTHER
}

"How far the upload of a document is."
enum NetWorthDocumentStatus {
  "Announced with \`createNetWorthDocumentUpload\`; its file is awaited for 24 hours."
  PENDING_UPLOAD
  "\`finalizeNetWorthDocument\` has accepted its file."
  AVAILABLE
  "Its file was not accepted within 24 hours. Final; begin anew."
  ABANDONED
}

"What kind of thing a document belongs to."
enum NetWorthLinkType {
  "A \`NetWorthAsset\`."
  ASSET
  "A \`NetWorthLiability\`."
  LIABILITY
  "A \`NetWorthIncome\`."
  INCOME
  "A \`NetWorthExpense\`."
  EXPENSE
  "A \`NetWorthGoal\`."
  GOAL
  "A tracked \`Portfolio\`."
  PORTFOLIO
}

"Documents, newest first."
type NetWorthDocumentPage {
  "The documents of this page."
  nodes: [NetWorthDocument!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"Where and how to upload the file of a document."
type DocumentUpload {
  "The document, which awaits its file."
  document: NetWorthDocument!
  """
  The address to send the bytes of the file to. It works until a file has arrived whole and needs no
  token. Answers: 204; 404 for an address that does not work any more; 413 for more bytes than were
  announced, of which none are kept.
  """
  uploadUrl: String!
  "The HTTP method to use, \`PUT\`."
  method: String!
  "The HTTP headers to send, exactly these. At most 20."
  headers: [NamedValue!]!
  "When \`uploadUrl\` stops working: 15 minutes after the answer."
  expiresAt: DateTime!
  "The most bytes taken: 20 MiB."
  maxSizeBytes: Int!
}

"What a document belongs to: one of these."
input NetWorthLinkInput @oneOf {
  "An asset, by its \`NetWorthAsset.id\`."
  netWorthAssetId: ID @constraint(format: UUID)
  "A debt."
  liabilityId: ID @constraint(format: UUID)
  "An income."
  incomeId: ID @constraint(format: UUID)
  "An expense."
  expenseId: ID @constraint(format: UUID)
  "A goal."
  goalId: ID @constraint(format: UUID)
  "A tracked portfolio."
  portfolioId: ID @constraint(format: UUID)
}

"A document to upload."
input CreateNetWorthDocumentUploadInput {
  "The name of the file, without folders."
  fileName: String! @constraint(minLength: 1, maxLength: 255, format: LINE)
  """
  The media type of the file, one of \`application/pdf\`, \`text/csv\`, \`image/png\`, \`image/jpeg\`,
  \`image/heic\`, \`message/rfc822\`, \`application/x-ofx\` (OFX and QFX) and
  \`application/vnd.openxmlformats-officedocument.spreadsheetml.sheet\`.
  """
  mimeType: String! @constraint(minLength: 3, maxLength: 100, format: LINE)
  "The size of the file in bytes, at most 20 MiB."
  sizeBytes: Int! @constraint(min: "1", max: "20971520")
  "The SHA-256 of the file as 64 hexadecimal digits, in either case."
  sha256: String! @constraint(minLength: 64, maxLength: 64, format: LINE)
  "A title by which the person will know it. Default: \`fileName\`."
  title: String @constraint(minLength: 1, maxLength: 120, format: LINE)
  "What kind of paper it is."
  category: NetWorthDocumentCategory! = OTHER
  "What it belongs to. Default: nothing in particular."
  linkedTo: NetWorthLinkInput
  "The last day that the paper is valid."
  expiresOn: Date
  "A note for oneself."
  note: String @constraint(minLength: 1, maxLength: 2000)
  """
  Makes a repetition safe: the same key with the same input returns the same upload, under a new
  address, and announces nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Whose upload is done."
input FinalizeNetWorthDocumentInput {
  "The document's id."
  id: ID! @constraint(format: UUID)
}

"Which document to delete."
input DeleteNetWorthDocumentInput {
  "The document's id."
  id: ID! @constraint(format: UUID)
}

"Which documents to read."
input NetWorthDocumentsInput {
  "Only documents with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only documents that belong to this. Default: all."
  linkedTo: NetWorthLinkInput
  "Only documents of these categories. Default: all."
  categories: [NetWorthDocumentCategory!] @constraint(minItems: 1, maxItems: 20)
  "Only documents in one of these states."
  statuses: [NetWorthDocumentStatus!]! = [AVAILABLE] @constraint(minItems: 1, maxItems: 10)
  "Only documents that are valid no longer than to this day. Default: all."
  expiresBy: Date
  "How many documents a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"Something that goes out, once or regularly."
type NetWorthExpense {
  "The expense's id."
  id: ID!
  "What the person calls it."
  name: String!
  "What the money is spent on."
  category: ExpenseCategory!
  "How much goes out each time, in \`currency\`."
  amount: Decimal!
  "The currency of the expense."
  currency: CurrencyCode!
  "How often it goes out."
  frequency: Frequency!
  "Whether the person could not do without it."
  essential: Boolean!
  "By the month, in \`currency\`. 0 where it is not active today."
  monthlyAmount: Decimal!
  """
  By the month, in the display currency. 0 where it is not active today. Null if no exchange rate is
  known.
  """
  monthlyAmountInDisplayCurrency: Decimal
  "The first day."
  startsOn: Date!
  "The last day. Null: no end."
  endsOn: Date
  "How much it is expected to rise a year, in percent. Reports look ahead with it. Null: not given."
  inflationPercent: Decimal
  "The debt that it pays, such as the mortgage of a monthly payment. Null: none."
  linkedLiabilityId: ID
  "The household member who pays it. Null: the person."
  ownerMemberId: ID
  "What the person noted. Null: none."
  note: String
  "When it was recorded."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"What money is spent on."
enum ExpenseCategory {
  "Rent, rates, repairs and what else a home needs."
  HOUSING
  "Power, water, heating, telephone and internet."
  UTILITIES
  "Groceries and meals."
  FOOD
  "Fuel, fares, parking and the upkeep of vehicles."
  TRANSPORT
  "Premiums of insurance policies."
  INSURANCE
  "Doctors, medicine and care."
  HEALTH
  "Schools, courses and books."
  EDUCATION
  "Care of children."
  CHILDCARE
  "Culture, sport and going out."
  ENTERTAINMENT
  "Journeys and holidays."
  TRAVEL
  "Payments on debts."
  DEBT
  "Tax that is paid by oneself."
  TAX
  "Services paid by the period, such as streaming."
  SUBSCRIPTIONS
  "Gifts and donations."
  GIVING
  "Anything else."
  OTHER
}

"An expense to record."
input CreateNetWorthExpenseInput {
  "A name by which the person will know it."
  name: String! @constraint(minLength: 1, maxLength: 120, format: LINE)
  "What the money is spent on."
  category: ExpenseCategory!
  "How much goes out each time, in \`currency\`."
  amount: Decimal! @constraint(min: "0", max: "1000000000000", scale: 8)
  "The currency of the expense."
  currency: CurrencyCode!
  "How often it goes out."
  frequency: Frequency!
  "Whether the person could not do without it."
  essential: Boolean! = false
  "The first day, or the day of a one-off expense. Default: today."
  startsOn: Date
  "The last day, not before \`startsOn\`. Default: no end."
  endsOn: Date
  "How much it is expected to rise a year, in percent: 2 for 2 percent."
  inflationPercent: Decimal @constraint(min: "-100", max: "1000", scale: 6)
  "The debt that it pays, such as the mortgage of a monthly payment."
  linkedLiabilityId: ID @constraint(format: UUID)
  "The household member who pays it. Default: the person."
  ownerMemberId: ID @constraint(format: UUID)
  "A note for oneself."
  note: String @constraint(minLength: 1, maxLength: 2000)
  """
  Makes a repetition safe: the same key with the same input returns the same expense and records
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"""
What to change about an expense. A field left out stays as it is; null empties a field that may be
empty and is refused in the others.
"""
input UpdateNetWorthExpenseInput {
  "The expense's id."
  id: ID! @constraint(format: UUID)
  """
  The day since which the new amount, currency and frequency hold, between \`startsOn\` and today.
  What held before stays in the history. Left out: the expense is corrected as if it had always been
  so.
  """
  effectiveOn: Date @constraint(notNull: true)
  "A name by which the person will know it."
  name: String @constraint(minLength: 1, maxLength: 120, format: LINE, notNull: true)
  "What the money is spent on."
  category: ExpenseCategory @constraint(notNull: true)
  "How much goes out each time, in \`currency\`."
  amount: Decimal @constraint(min: "0", max: "1000000000000", scale: 8, notNull: true)
  "The currency of the expense."
  currency: CurrencyCode @constraint(notNull: true)
  "How often it goes out."
  frequency: Frequency @constraint(notNull: true)
  "Whether the person could not do without it."
  essential: Boolean @constraint(notNull: true)
  "The first day, or the day of a one-off expense."
  startsOn: Date @constraint(notNull: true)
  "The last day, not before \`startsOn\`. Null: no end."
  endsOn: Date
  "How much it is expected to rise a year, in percent: 2 for 2 percent. Null removes it."
  inflationPercent: Decimal @constraint(min: "-100", max: "1000", scale: 6)
  "The debt that it pays, such as the mortgage of a monthly payment. Null removes it."
  linkedLiabilityId: ID @constraint(format: UUID)
  "The household member who pays it. Null: the person."
  ownerMemberId: ID @constraint(format: UUID)
  "A note for oneself. Null removes it."
  note: String @constraint(minLength: 1, maxLength: 2000)
}

"Which expense to delete."
input DeleteNetWorthExpenseInput {
  "The expense's id."
  id: ID! @constraint(format: UUID)
}

"Which expenses to read."
input NetWorthExpensesInput {
  "Only expenses with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only expenses that are active on this day. Default: all, past and future ones included."
  activeOn: Date
  "Only expenses of these categories. Default: all."
  categories: [ExpenseCategory!] @constraint(minItems: 1, maxItems: 20)
}

"Which history of expenses to read."
input NetWorthExpenseHistoryInput {
  "Only this expense. Default: all."
  expenseId: ID @constraint(format: UUID)
  "The span of time up to today. Not together with \`from\` or \`to\`. Default: \`Y1\` before \`to\`."
  range: PastRange
  "The first day, not after \`to\` and not in the future. Default: what \`range\` says."
  from: Date
  "The last day. Default, and for days in the future: today."
  to: Date
  "The length of one step."
  timeframe: HistoryTimeframe! = MONTH_1
  "How many points a page holds, 1 to 10,000."
  limit: Int! = 1000 @constraint(min: "1", max: "10000")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"""
A file of a tracked portfolio, such as a broker's statement. Trades and dividends are read from it;
they count once the person confirms them, or at once where the reading is certain.
"""
type NetWorthFile {
  "The file's id."
  id: ID!
  "The portfolio that it belongs to and that its trades and dividends go to."
  portfolioId: ID!
  "The name of the file."
  fileName: String!
  "The media type found in the file itself, for example \`application/pdf\`."
  mimeType: String!
  "The size of the file in bytes."
  sizeBytes: Int!
  "The SHA-256 of the file as 64 hexadecimal digits in lower case."
  sha256: String!
  "What the file is."
  kind: NetWorthFileKind!
  "How far the reading is."
  extractionStatus: FileExtractionStatus!
  "Why the reading failed. Null unless it did."
  failureCode: FileExtractionFailure
  """
  Why the reading failed, as a sentence for a person. Of a file that was read: what speaks against
  rows that \`extracted\` does not show. Null if neither is.
  """
  failureReason: String
  "The broker or bank that issued it, as told or as read. Null if it is not known."
  broker: String
  "The first day that it covers. Null: not read yet, or the file names none."
  periodStartsOn: Date
  "The last day that it covers. Null: not read yet, or the file names none."
  periodEndsOn: Date
  "How many rows were read, at most 200,000; \`extracted\` shows the first 1,000."
  rowCount: Int!
  "How many of the trades and dividends read wait to be confirmed."
  pendingCount: Int!
  """
  The first of the rows read, at most 1,000, in the order of the file. \`rowCount\` says how many were
  read, up to 200,000; the trades and dividends of all of them are in \`getRelayTrades\` and
  \`netWorthAssetDividends\`.
  """
  extracted: [ExtractedRow!]! @cost(weight: 1000)
  "How often the reading was begun."
  attempts: Int!
  """
  Where to download the file with GET, without a token, until \`downloadUrlExpiresAt\`. Null in lists,
  unless \`ids\` names exactly one file.
  """
  downloadUrl: String
  "When \`downloadUrl\` stops working: five minutes after the answer. Null if \`downloadUrl\` is null."
  downloadUrlExpiresAt: DateTime
  "When it was uploaded."
  createdAt: DateTime!
  "When it, or the reading of it, last changed."
  updatedAt: DateTime!
}

"What a file of a portfolio is."
enum NetWorthFileKind {
  "A statement of an account over a period."
  STATEMENT
  "A note on one or a few trades."
  CONTRACT_NOTE
  "A note on one or a few dividends."
  DIVIDEND_NOTICE
  "A table of trades, as brokers export it."
  TRADE_LIST
  "A picture or another attachment that nothing is read from."
  ATTACHMENT
  "Not known yet, or none of these."
  OTHER
}

"How far the reading of a file is."
enum FileExtractionStatus {
  "It waits to be read."
  QUEUED
  "It is being read."
  EXTRACTING
  """
  It was read, and a person has to look at it: trades or dividends wait to be confirmed, or nothing
  came of a row and \`problem\` says why.
  """
  NEEDS_REVIEW
  "It was read, and nothing of it waits any more."
  COMPLETED
  "It could not be read; \`failureCode\` says why."
  FAILED
  "Nothing is read from it: it is an attachment, or was uploaded with \`extract\` false."
  NOT_APPLICABLE
}

"Why a file could not be read."
enum FileExtractionFailure {
  "It is damaged, a picture too poor to read, or longer than 200,000 rows."
  UNREADABLE
  "It needs a password: give it to \`retryNetWorthFileExtraction\`."
  PASSWORD_PROTECTED
  "Its layout is not known. Naming the \`broker\`, or saying in \`columns\` what they are, helps."
  UNKNOWN_LAYOUT
  "It holds no trades and no dividends."
  EMPTY
  "The reader did not answer. Try again later."
  PROVIDER_ERROR
}

"One row that was read from a file."
type ExtractedRow {
  "Its number in the file; 1 is the first."
  rowNumber: Int!
  "What the file says, as text of at most 1,000 characters."
  rawText: String!
  "How certain the reading is, from 0 to 100 percent."
  confidencePercent: Decimal!
  "The trade that was made from it. Null if there is none."
  trade: TrackedTrade
  "The dividend that was made from it. Null if there is none."
  dividend: NetWorthDividend
  """
  The trade or dividend that said the same before, so that this row added none. Null: it is no
  duplicate.
  """
  duplicateOfId: ID
  """
  Why nothing came of it, or what to look at, as a sentence for a person. Null: there is no problem.
  """
  problem: String
}

"Files, newest first."
type NetWorthFilePage {
  "The files of this page."
  nodes: [NetWorthFile!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"What a column of a table says."
enum FileColumnMeaning {
  "The day of the trade or the payment."
  DATE
  "What it is: bought, sold, a dividend. Without it, units below zero are sold."
  TYPE
  "The symbol of the instrument."
  SYMBOL
  "The ISIN of the instrument."
  ISIN
  "The exchange, which tells symbols apart that several use."
  MARKET
  "The units."
  QUANTITY
  "The price of one unit."
  PRICE
  "The currency of the price."
  CURRENCY
  "A fee; several columns are summed."
  FEE
  "The currency of the fees."
  FEE_CURRENCY
  "The tax that was kept back from a dividend."
  WITHHOLDING_TAX
  "The whole amount, with which the other numbers are compared."
  TOTAL
  "The broker's own name of the trade."
  ID
}

"A column of a table, and what it says."
input FileColumnInput {
  "What it says."
  meaning: FileColumnMeaning!
  "Its name in the file, in either case."
  name: String! @constraint(minLength: 1, maxLength: 200, format: LINE)
}

"A file to add to a portfolio."
input UploadNetWorthFileInput {
  "The portfolio that its trades and dividends go to. Not a broker mirror."
  portfolioId: ID! @constraint(format: UUID)
  "The name of the file, without folders."
  fileName: String! @constraint(minLength: 1, maxLength: 255, format: LINE)
  "The content: PDF, CSV, XLSX, OFX, QFX, PNG, JPEG, HEIC or EML, told from the bytes themselves."
  content: FileContentInput!
  "Whether to read trades and dividends from it. False: it is kept as an attachment."
  extract: Boolean! = true
  "The broker or bank that issued it, which helps the reading."
  broker: String @constraint(minLength: 1, maxLength: 60, format: LINE)
  """
  What the columns of a table are, where no layout knows them: at least a \`DATE\`, a \`QUANTITY\`, and
  a \`SYMBOL\` or \`ISIN\`. No other layout is tried then. Default: they are told by their names.
  """
  columns: [FileColumnInput!] @constraint(minItems: 1, maxItems: 30)
  """
  Makes a repetition safe: the same key with the same input returns the same file and adds nothing.
  Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Which file to read again."
input RetryNetWorthFileExtractionInput {
  "The file's id."
  id: ID! @constraint(format: UUID)
  "The broker or bank that issued it. Default: as before."
  broker: String @constraint(minLength: 1, maxLength: 60, format: LINE)
  "What the columns of a table are, as in \`uploadNetWorthFile\`. Default: as before."
  columns: [FileColumnInput!] @constraint(minItems: 1, maxItems: 30)
  "The password of a protected file. It is used once and not kept."
  password: String @constraint(minLength: 1, maxLength: 200)
  """
  Makes a repetition safe: the same key with the same input returns the same file and begins no
  second reading. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Which file to delete."
input DeleteNetWorthFileInput {
  "The file's id."
  id: ID! @constraint(format: UUID)
  """
  Whether to delete the confirmed trades and dividends that were read from it too. Those that wait
  to be confirmed are always deleted.
  """
  deleteExtracted: Boolean! = false
}

"Which files of one portfolio to read."
input NetWorthPortfolioFilesInput {
  "Only files with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "The portfolio's id. Files of its sub-portfolios are left out."
  portfolioId: ID! @constraint(format: UUID)
  "Only files in one of these states. Default: all."
  statuses: [FileExtractionStatus!] @constraint(minItems: 1, maxItems: 10)
  "How many files a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"Which files of all portfolios to read."
input NetWorthAllPortfolioFilesInput {
  "Only files with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only files in one of these states. Default: all."
  statuses: [FileExtractionStatus!] @constraint(minItems: 1, maxItems: 10)
  "How many files a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"How often something recurs."
enum Frequency {
  "Once, on \`startsOn\`."
  ONE_OFF
  "Every 7 days: 52 times a year."
  WEEKLY
  "Every 14 days: 26 times a year."
  FORTNIGHTLY
  "24 times a year."
  TWICE_MONTHLY
  "Every 28 days: 13 times a year."
  FOUR_WEEKLY
  "12 times a year."
  MONTHLY
  "4 times a year."
  QUARTERLY
  "Twice a year."
  SEMI_ANNUALLY
  "Once a year."
  ANNUALLY
}

"Income or expenses at the end of one step of a history."
type NetWorthFlowPoint {
  "The last day of the step."
  date: Date!
  """
  What was active on that day, by the month, in the display currency. A one-off amount counts in its
  own month.
  """
  monthlyAmount: Decimal!
  """
  What was active on that day, by the year, in the display currency. A one-off amount counts in its
  own calendar year.
  """
  annualAmount: Decimal!
  "How many of them these amounts leave out, since no exchange rate was known then."
  unpricedCount: Int!
}

"A history of income or expenses, oldest point first."
type NetWorthFlowPointPage {
  "The points of this page."
  nodes: [NetWorthFlowPoint!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
  "The length of one step."
  timeframe: HistoryTimeframe!
  "The display currency, in which all amounts are."
  currency: CurrencyCode!
}

"Something that the person saves for. Amounts are in \`currency\`."
type NetWorthGoal {
  "The goal's id."
  id: ID!
  "What the person calls it."
  name: String!
  "What the money is for."
  kind: GoalKind!
  "How likely the goal is to be reached in time, computed at this moment."
  status: GoalStatus!
  "The sum to reach."
  targetAmount: Decimal!
  """
  The sum reached so far: told by the person, or what \`fundingRules\` yield at this moment, as far as
  prices and exchange rates are known.
  """
  currentAmount: Decimal!
  """
  How many assets \`currentAmount\` leaves out, since no price or exchange rate is known. 0 where the
  person tells it.
  """
  unpricedCount: Int!
  "\`currentAmount\` in percent of \`targetAmount\`. It may pass 100."
  progressPercent: Decimal!
  "The currency of the goal."
  currency: CurrencyCode!
  "The day to reach it by. Null: no such day."
  targetOn: Date
  "What the person means to add each month. Null: not given."
  monthlyContribution: Decimal
  """
  What must be added each month to reach the goal on \`targetOn\` at the expected return. 0 where
  nothing more is needed. Null without a \`targetOn\`, or when it has passed.
  """
  requiredMonthlyContribution: Decimal
  "The yearly return expected of what is saved, in percent. Null counts as 0."
  expectedReturnPercent: Decimal
  """
  The day on which the goal is reached with \`monthlyContribution\` at the expected return. Null if
  that takes more than 100 years.
  """
  projectedOn: Date
  """
  What will have been saved on \`targetOn\` with \`monthlyContribution\` at the expected return. Null
  without a \`targetOn\`, or if that is more than 100 years away.
  """
  projectedAmount: Decimal
  "The rank among the person's goals; 1 is the first. Goals of one rank come oldest first."
  priority: Int!
  "What counts towards the goal. Empty where the person tells \`currentAmount\`. At most 20."
  fundingRules: [GoalFundingRule!]!
  "The address of a picture. Null: none."
  imageUrl: String
  "When it was recorded."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"What money is saved for."
enum GoalKind {
  "Reserves for bad times."
  EMERGENCY_FUND
  "A home."
  HOME
  "Life after work."
  RETIREMENT
  "Schools and studies."
  EDUCATION
  "Journeys and holidays."
  TRAVEL
  "Paying off debts."
  DEBT_FREE
  "Wealth without a set purpose."
  WEALTH
  "Anything else."
  CUSTOM
}

"""
How likely a goal is to be reached in time. \`ARCHIVED\` goes before \`ACHIEVED\`, that before
\`NOT_STARTED\`, and that before the others.
"""
enum GoalStatus {
  "Nothing is saved yet."
  NOT_STARTED
  """
  \`monthlyContribution\` is at least \`requiredMonthlyContribution\`, or the goal has no \`targetOn\`.
  """
  ON_TRACK
  "\`monthlyContribution\` is at least 80 percent of \`requiredMonthlyContribution\`."
  AT_RISK
  "\`monthlyContribution\` is less than that, or \`targetOn\` has passed."
  OFF_TRACK
  "\`currentAmount\` is at least \`targetAmount\`."
  ACHIEVED
  "The person put it away with \`updateNetWorthGoal\`."
  ARCHIVED
}

"A part of an asset or portfolio that counts towards a goal."
type GoalFundingRule {
  "The tracked portfolio whose value counts. Null if the value of an asset counts."
  portfolioId: ID
  "The asset whose value counts. Null if the value of a portfolio counts."
  netWorthAssetId: ID
  "How much of its value counts, in percent."
  sharePercent: Decimal!
  """
  What it yields at this moment, of the person's part, in the goal's currency. 0 where the source is
  no longer there, null where none of it has a price and an exchange rate.
  """
  amount: Decimal
}

"Where the sum saved for a goal comes from: one of the two."
input GoalFundingInput @oneOf {
  "The sum saved so far, in the goal's currency, told by the person and updated by hand."
  currentAmount: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  "What counts towards the goal, followed by itself. It replaces all rules of the goal."
  rules: [GoalFundingRuleInput!] @constraint(minItems: 1, maxItems: 20)
}

"A part of an asset or portfolio that counts towards a goal."
input GoalFundingRuleInput {
  "What counts."
  source: GoalFundingSourceInput!
  """
  How much of its value counts in percent, above 0. Over all goals, the shares of one source sum to
  100 at most.
  """
  sharePercent: Decimal! = "100" @constraint(exclusiveMin: "0", max: "100", scale: 6)
}

"What counts towards a goal: one of the two."
input GoalFundingSourceInput @oneOf {
  "A tracked portfolio of assets, with its sub-portfolios."
  portfolioId: ID @constraint(format: UUID)
  "An asset, by its \`NetWorthAsset.id\`."
  netWorthAssetId: ID @constraint(format: UUID)
}

"A goal to record. Amounts are in \`currency\`."
input CreateNetWorthGoalInput {
  "A name by which the person will know it."
  name: String! @constraint(minLength: 1, maxLength: 120, format: LINE)
  "What the money is for."
  kind: GoalKind!
  "The sum to reach."
  targetAmount: Decimal! @constraint(min: "0.01", max: "1000000000000", scale: 8)
  "The currency of the goal. It cannot change later."
  currency: CurrencyCode!
  "The day to reach it by, after today."
  targetOn: Date
  "Where the sum saved so far comes from. Default: told by hand, 0."
  funding: GoalFundingInput
  "What the person means to add each month."
  monthlyContribution: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  "The yearly return expected of what is saved, in percent: 5 for 5 percent. Default: 0."
  expectedReturnPercent: Decimal @constraint(min: "0", max: "100", scale: 6)
  "The rank among the person's goals; 1 is the first. Default: after all others."
  priority: Int @constraint(min: "1", max: "1000")
  "The https address of a picture."
  imageUrl: String @constraint(minLength: 9, maxLength: 500, format: LINE)
  """
  Makes a repetition safe: the same key with the same input returns the same goal and records
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"""
What to change about a goal. A field left out stays as it is; null empties a field that may be empty
and is refused in the others. Amounts are in the goal's currency.
"""
input UpdateNetWorthGoalInput {
  "The goal's id."
  id: ID! @constraint(format: UUID)
  "A name by which the person will know it."
  name: String @constraint(minLength: 1, maxLength: 120, format: LINE, notNull: true)
  "What the money is for."
  kind: GoalKind @constraint(notNull: true)
  "The sum to reach."
  targetAmount: Decimal @constraint(min: "0.01", max: "1000000000000", scale: 8, notNull: true)
  "The day to reach it by, after today. Null removes it."
  targetOn: Date
  "Where the sum saved so far comes from. It replaces what was there. Null: told by hand, 0."
  funding: GoalFundingInput
  "What the person means to add each month. Null removes it."
  monthlyContribution: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  "The yearly return expected of what is saved, in percent: 5 for 5 percent. Null removes it."
  expectedReturnPercent: Decimal @constraint(min: "0", max: "100", scale: 6)
  "The rank among the person's goals; 1 is the first. Null puts the goal after all others."
  priority: Int @constraint(min: "1", max: "1000")
  "The https address of a picture. Null removes it."
  imageUrl: String @constraint(minLength: 9, maxLength: 500, format: LINE)
  "Whether to put it away. What counted towards an archived goal is free for others."
  archived: Boolean @constraint(notNull: true)
}

"Which goal to delete."
input DeleteNetWorthGoalInput {
  "The goal's id."
  id: ID! @constraint(format: UUID)
}

"Which goals to read."
input NetWorthGoalsInput {
  "Only goals with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Also goals that were put away."
  includeEnded: Boolean! = false
}

"People who look at their net worth together. Membership is managed in the first-party app."
type NetWorthHousehold {
  "The household's id."
  id: ID!
  "What its members call it."
  name: String!
  "The members, the owner first. At most 20."
  members: [HouseholdMember!]!
  """
  The members' totals added up, in the display currency: of each sum \`sharePercent\` of the member's,
  rounded to the minor unit. Members without \`totals\` count nothing, and \`monthChange\` is null.
  """
  combined: NetWorthTotals!
  "When it was founded."
  createdAt: DateTime!
  "When it or its membership last changed."
  updatedAt: DateTime!
}

"One member of a household."
type HouseholdMember {
  "The id of the membership. Incomes, expenses and portfolios name their owner by it."
  id: ID!
  "The name that the household knows the member by."
  name: String!
  "What the member is to the founder of the household."
  relationship: HouseholdRelationship!
  "What the member may do."
  role: HouseholdRole!
  "Whether the member has joined."
  status: HouseholdMemberStatus!
  "How much of the member's net worth counts in the household's, in percent, 0 to 100."
  sharePercent: Decimal!
  "Whether the member shows figures to the household."
  sharesFigures: Boolean!
  "Whether this is the caller's own membership."
  own: Boolean!
  """
  The member's whole totals, in the caller's display currency. Null while the member is invited, or
  shares no figures.
  """
  totals: NetWorthTotals
}

"What a member is to the founder of the household."
enum HouseholdRelationship {
  "The founder."
  SELF
  "Husband, wife or partner."
  PARTNER
  "Son or daughter."
  CHILD
  "Father or mother."
  PARENT
  "Brother or sister."
  SIBLING
  "Anyone else."
  OTHER
}

"What a household member may do."
enum HouseholdRole {
  """
  Sees everything that members share, and invites, changes and removes members. Where the last owner
  goes, the member who joined first is one.
  """
  OWNER
  "Sees everything that members share."
  MEMBER
}

"Whether somebody has joined a household."
enum HouseholdMemberStatus {
  "The owner has invited the person, who has not answered yet. None of their figures are shown."
  INVITED
  "The person founded the household or has accepted the invitation."
  ACTIVE
}

"Something that comes in, once or regularly."
type NetWorthIncome {
  "The income's id."
  id: ID!
  "What the person calls it."
  name: String!
  "Where it comes from."
  category: IncomeCategory!
  "How much comes in each time, in \`currency\`."
  amount: Decimal!
  "The currency of the income."
  currency: CurrencyCode!
  "How often it comes in."
  frequency: Frequency!
  "Whether \`amount\` is what remains after tax. Totals add amounts as they are."
  afterTax: Boolean!
  "By the year, in \`currency\`. 0 where it is not active today."
  annualAmount: Decimal!
  """
  By the year, in the display currency. 0 where it is not active today. Null if no exchange rate is
  known.
  """
  annualAmountInDisplayCurrency: Decimal
  "The first day."
  startsOn: Date!
  "The last day. Null: no end."
  endsOn: Date
  "How much it is expected to grow a year, in percent. Reports look ahead with it. Null: not given."
  growthPercent: Decimal
  "The asset that yields it, such as the house of a rent. Null: none."
  linkedNetWorthAssetId: ID
  "The household member who earns it. Null: the person."
  ownerMemberId: ID
  "What the person noted. Null: none."
  note: String
  "When it was recorded."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"Where an income comes from."
enum IncomeCategory {
  "Wages and salaries."
  SALARY
  "Extra pay from an employer."
  BONUS
  "Profit of a business that the person runs."
  BUSINESS
  "Rent from property."
  RENTAL
  "Dividends and payouts of funds."
  DIVIDEND
  "Interest on savings and loans."
  INTEREST
  "Pensions and annuities."
  PENSION
  "Payments of the state or an insurer."
  BENEFIT
  "Anything else."
  OTHER
}

"An income to record."
input CreateNetWorthIncomeInput {
  "A name by which the person will know it."
  name: String! @constraint(minLength: 1, maxLength: 120, format: LINE)
  "Where it comes from."
  category: IncomeCategory!
  "How much comes in each time, in \`currency\`."
  amount: Decimal! @constraint(min: "0", max: "1000000000000", scale: 8)
  "The currency of the income."
  currency: CurrencyCode!
  "How often it comes in."
  frequency: Frequency!
  "Whether \`amount\` is what remains after tax."
  afterTax: Boolean! = false
  "The first day, or the day of a one-off income. Default: today."
  startsOn: Date
  "The last day, not before \`startsOn\`. Default: no end."
  endsOn: Date
  "How much it is expected to grow a year, in percent: 2 for 2 percent."
  growthPercent: Decimal @constraint(min: "-100", max: "1000", scale: 6)
  "The asset that yields it, such as the house of a rent."
  linkedNetWorthAssetId: ID @constraint(format: UUID)
  "The household member who earns it. Default: the person."
  ownerMemberId: ID @constraint(format: UUID)
  "A note for oneself."
  note: String @constraint(minLength: 1, maxLength: 2000)
  """
  Makes a repetition safe: the same key with the same input returns the same income and records
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"""
What to change about an income. A field left out stays as it is; null empties a field that may be
empty and is refused in the others.
"""
input UpdateNetWorthIncomeInput {
  "The income's id."
  id: ID! @constraint(format: UUID)
  """
  The day since which the new amount, currency and frequency hold, between \`startsOn\` and today.
  What held before stays in the history. Left out: the income is corrected as if it had always been
  so.
  """
  effectiveOn: Date @constraint(notNull: true)
  "A name by which the person will know it."
  name: String @constraint(minLength: 1, maxLength: 120, format: LINE, notNull: true)
  "Where it comes from."
  category: IncomeCategory @constraint(notNull: true)
  "How much comes in each time, in \`currency\`."
  amount: Decimal @constraint(min: "0", max: "1000000000000", scale: 8, notNull: true)
  "The currency of the income."
  currency: CurrencyCode @constraint(notNull: true)
  "How often it comes in."
  frequency: Frequency @constraint(notNull: true)
  "Whether \`amount\` is what remains after tax."
  afterTax: Boolean @constraint(notNull: true)
  "The first day, or the day of a one-off income."
  startsOn: Date @constraint(notNull: true)
  "The last day, not before \`startsOn\`. Null: no end."
  endsOn: Date
  "How much it is expected to grow a year, in percent: 2 for 2 percent. Null removes it."
  growthPercent: Decimal @constraint(min: "-100", max: "1000", scale: 6)
  "The asset that yields it, such as the house of a rent. Null removes it."
  linkedNetWorthAssetId: ID @constraint(format: UUID)
  "The household member who earns it. Null: the person."
  ownerMemberId: ID @constraint(format: UUID)
  "A note for oneself. Null removes it."
  note: String @constraint(minLength: 1, maxLength: 2000)
}

"Which income to delete."
input DeleteNetWorthIncomeInput {
  "The income's id."
  id: ID! @constraint(format: UUID)
}

"Which incomes to read."
input NetWorthIncomesInput {
  "Only incomes with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only incomes that are active on this day. Default: all, past and future ones included."
  activeOn: Date
  "Only incomes of these categories. Default: all."
  categories: [IncomeCategory!] @constraint(minItems: 1, maxItems: 20)
}

"Which history of income to read."
input NetWorthIncomeHistoryInput {
  "Only this income. Default: all."
  incomeId: ID @constraint(format: UUID)
  "The span of time up to today. Not together with \`from\` or \`to\`. Default: \`Y1\` before \`to\`."
  range: PastRange
  "The first day, not after \`to\` and not in the future. Default: what \`range\` says."
  from: Date
  "The last day. Default, and for days in the future: today."
  to: Date
  "The length of one step."
  timeframe: HistoryTimeframe! = MONTH_1
  "How many points a page holds, 1 to 10,000."
  limit: Int! = 1000 @constraint(min: "1", max: "10000")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"The price of one unit of an instrument on one day. There is at most one a day."
type InstrumentPrice {
  "The price's id."
  id: ID!
  "The instrument."
  instrumentId: ID!
  "The day. A custom instrument keeps the price until the next one."
  date: Date!
  "The price of one unit, in \`currency\`."
  price: Decimal!
  "The instrument's currency."
  currency: CurrencyCode!
  "Where the price comes from."
  source: InstrumentPriceSource!
  "What its owner noted about it. Null: none."
  note: String
  "When it was recorded or last changed."
  updatedAt: DateTime!
}

"Where the price of an instrument comes from."
enum InstrumentPriceSource {
  "The owner recorded it. Custom instruments have only these."
  MANUAL
  "The last price of the trading day, from the market. Listed instruments have only these."
  MARKET
}

"Prices of one instrument by day."
type InstrumentPricePage {
  "The prices of this page."
  nodes: [InstrumentPrice!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"Which prices to read."
input GetInstrumentPricesInput {
  "The instrument's id. That of an asset of the catalogue will do."
  instrumentId: ID! @constraint(format: UUID)
  "Only prices with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "The first day. Default: the first with a price."
  from: Date
  "The last day. Default: today."
  to: Date
  "The order by day."
  direction: SortDirection! = DESC
  "How many prices a page holds, 1 to 10,000."
  limit: Int! = 1000 @constraint(min: "1", max: "10000")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"A price to record."
input AddInstrumentPriceInput {
  "The id of a custom instrument."
  instrumentId: ID! @constraint(format: UUID)
  "The day that the price is of, not in the future."
  date: Date!
  "The price of one unit, in the instrument's currency. 0: worthless."
  price: Decimal! @constraint(min: "0", max: "1000000000000", scale: 18)
  "A note, for example who valued it."
  note: String @constraint(minLength: 1, maxLength: 500)
  """
  Makes a repetition safe: the same key with the same input returns the same price and records
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"""
What to change of a price. A field left out stays as it is; null removes \`note\` and is refused in
the others.
"""
input UpdateInstrumentPriceInput {
  "The price's id."
  id: ID! @constraint(format: UUID)
  "The new day, not in the future."
  date: Date @constraint(notNull: true)
  "The new price of one unit, in the instrument's currency."
  price: Decimal @constraint(min: "0", max: "1000000000000", scale: 18, notNull: true)
  "The new note. Null removes it."
  note: String @constraint(minLength: 1, maxLength: 500)
}

"Which price to delete."
input DeleteInstrumentPriceInput {
  "The price's id."
  id: ID! @constraint(format: UUID)
}

"Something that a portfolio can hold: an asset of the catalogue, or a thing of one's own."
type Instrument {
  "The instrument's id. A listed instrument has the id of its asset."
  id: ID!
  "Listed or custom."
  kind: InstrumentKind!
  "The ticker of a listed instrument; the short name of a custom one."
  symbol: String!
  "Its name."
  name: String!
  "The asset behind a listed instrument. Null for a custom one."
  asset: Asset
  "What kind of asset a listed instrument is. Null for a custom one."
  assetClass: AssetClass
  "Where a listed instrument trades. Null for a custom one."
  exchange: Exchange
  "What kind of thing a custom instrument is. Null for a listed one."
  category: CustomInstrumentCategory
  "The currency that it is priced in."
  currency: CurrencyCode!
  "What its owner noted about a custom instrument, by name. At most 50 entries."
  metadata: [NamedValue!]!
  "Its newest price. Null if it never had a price."
  latestPrice: InstrumentPrice
  "Whether \`latestPrice\` is older than 7 days. True without a price."
  priceStale: Boolean!
  "When it was made, or came into the catalogue."
  createdAt: DateTime!
  "When it last changed, prices aside."
  updatedAt: DateTime!
}

"Where an instrument comes from."
enum InstrumentKind {
  "An asset of the catalogue, priced by the market."
  LISTED
  "Something of the caller's own, priced by hand and seen only by the caller."
  CUSTOM
}

"What kind of thing a custom instrument is."
enum CustomInstrumentCategory {
  "Houses, flats and land."
  PROPERTY
  "Cars, boats and other vehicles."
  VEHICLE
  "Shares of a company that is not listed."
  PRIVATE_EQUITY
  "A business of one's own."
  BUSINESS
  "Art, wine, watches and the like."
  COLLECTIBLE
  "Gold, silver and other metals, held as such."
  PRECIOUS_METAL
  "A bond that the catalogue does not list."
  BOND
  "Money lent to a bank until a fixed day."
  TERM_DEPOSIT
  "A savings account."
  SAVINGS
  "Cash that no connected account holds."
  CASH
  "A pension or retirement scheme."
  PENSION
  "An insurance policy that can be cashed in."
  INSURANCE
  "Money lent to somebody."
  LOAN_RECEIVABLE
  "A crypto asset that the catalogue does not list."
  CRYPTO
  "A fund that the catalogue does not list."
  FUND
  "Anything else."
  OTHER
}

"An instrument, named in one of two ways."
input InstrumentSelectorInput @oneOf {
  "The instrument's id. That of an asset of the catalogue will do."
  id: ID @constraint(format: UUID)
  """
  The ticker in either case, with or without the market identifier code (\`AAPL\`, \`AAPL.XNAS\`), or
  the short name of a custom instrument.
  """
  symbol: String @constraint(minLength: 1, maxLength: 32, format: LINE)
}

"What to search for."
input SearchInstrumentsInput {
  "Only instruments with these ids. Unknown ids are passed over. Needed without \`query\`."
  ids: [ID!] @constraint(minItems: 1, maxItems: 50, format: UUID)
  """
  The words typed so far, in either case; small typing errors are forgiven. Needed without \`ids\`.
  """
  query: String @constraint(minLength: 1, maxLength: 100, format: LINE)
  "Only instruments of these kinds. Default: all."
  kinds: [InstrumentKind!] @constraint(minItems: 1, maxItems: 2)
  "Only listed instruments of these classes. It leaves custom ones out. Default: all."
  assetClasses: [AssetClass!] @constraint(minItems: 1, maxItems: 20)
  "Only listed instruments of these exchanges. It leaves custom ones out. Default: all."
  exchanges: [Exchange!] @constraint(minItems: 1, maxItems: 20)
  "How many results at most, 1 to 50."
  limit: Int! = 20 @constraint(min: "1", max: "50")
}

"A custom instrument to make."
input CreateCustomInstrumentInput {
  "Its name."
  name: String! @constraint(minLength: 1, maxLength: 120, format: LINE)
  "The currency to price it in. It cannot be changed later."
  currency: CurrencyCode!
  "What kind of thing it is."
  category: CustomInstrumentCategory!
  """
  A short name, in either case, unique among the caller's custom instruments. Default: made from the
  name.
  """
  symbol: String @constraint(minLength: 1, maxLength: 32, format: LINE)
  """
  Makes a repetition safe: the same key with the same input returns the same instrument and makes
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"A custom instrument to make, with how it was bought and what it is worth."
input CreateCustomInstrumentWithDetailsInput {
  "Its name."
  name: String! @constraint(minLength: 1, maxLength: 120, format: LINE)
  "The currency to price it in: of both prices here. It cannot be changed later."
  currency: CurrencyCode!
  "What kind of thing it is."
  category: CustomInstrumentCategory!
  """
  A short name, in either case, unique among the caller's custom instruments. Default: made from the
  name.
  """
  symbol: String @constraint(minLength: 1, maxLength: 32, format: LINE)
  "The portfolio to put it in. Default: the assets portfolio."
  portfolioId: ID @constraint(format: UUID)
  "How many units, up to 18 decimal places, above 0. Things that are not counted have one."
  quantity: Decimal! = "1" @constraint(exclusiveMin: "0", max: "1000000000000", scale: 18)
  "The day that it was bought, not in the future."
  purchasedOn: Date!
  "What one unit cost. It is also the price of that day."
  purchasePrice: Decimal! @constraint(min: "0", max: "1000000000000", scale: 18)
  "What one unit is worth now. Default: \`purchasePrice\`."
  currentPrice: Decimal @constraint(min: "0", max: "1000000000000", scale: 18)
  "The day of \`currentPrice\`, after \`purchasedOn\` and not in the future. Default: today."
  pricedOn: Date
  "The caller's part of it in percent, above 0."
  ownershipPercent: Decimal! = "100" @constraint(exclusiveMin: "0", max: "100", scale: 6)
  "What to note about it, such as an address or a serial number. Each name once."
  metadata: [NamedValueInput!] @constraint(maxItems: 50)
  "The debt that it secures, such as the mortgage of a house."
  linkedLiabilityId: ID @constraint(format: UUID)
  """
  Makes a repetition safe: the same key with the same input returns the same asset and makes
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"What to change of a custom instrument. A field left out stays as it is; null is refused."
input UpdateCustomInstrumentInput {
  "The instrument's id."
  id: ID! @constraint(format: UUID)
  "The new name."
  name: String @constraint(minLength: 1, maxLength: 120, format: LINE, notNull: true)
  "The new category."
  category: CustomInstrumentCategory @constraint(notNull: true)
  "The new short name, unique among the caller's custom instruments."
  symbol: String @constraint(minLength: 1, maxLength: 32, format: LINE, notNull: true)
}

"What to note about a custom instrument."
input SetCustomInstrumentMetaDataInput {
  "The instrument's id."
  id: ID! @constraint(format: UUID)
  "The entries to write, each name once. A null value removes the entry of that name."
  metadata: [NamedValueInput!]! @constraint(maxItems: 50)
  "True: entries not named here stay. False: they go."
  merge: Boolean! = true
}

"Which custom instrument to delete."
input DeleteCustomInstrumentInput {
  "The instrument's id."
  id: ID! @constraint(format: UUID)
  "Delete it also where it has trades or dividends, and these with it, in every portfolio."
  force: Boolean! = false
}

"""
One debt. \`balance\` and \`balanceInDisplayCurrency\` are the person's part; all other amounts are of
the whole debt, in \`currency\`.
"""
type NetWorthLiability {
  "The debt's id."
  id: ID!
  "What the person calls it."
  name: String!
  "What kind of debt it is."
  kind: LiabilityKind!
  "The liability portfolio that it belongs to."
  portfolioId: ID!
  "Whom the money is owed to. Null: not given."
  lender: String
  "The currency of the debt."
  currency: CurrencyCode!
  "What was borrowed at first."
  originalAmount: Decimal!
  "What the person's part still is: a positive number, rounded to the minor unit of \`currency\`."
  balance: Decimal!
  """
  What is still owed in all, including the part of other debtors: a positive number, rounded to the
  minor unit of \`currency\`.
  """
  wholeBalance: Decimal!
  """
  The person's part of \`wholeBalance\` in the display currency, rounded once to its minor unit. Null
  if no exchange rate is known.
  """
  balanceInDisplayCurrency: Decimal
  "The person's part of it, in percent. \`balance\` has it applied."
  ownershipPercent: Decimal!
  "The yearly interest rate in percent, where known."
  interestRatePercent: Decimal
  "Whether the interest rate can change, where known."
  rateType: LiabilityRateType
  "The last day of a fixed interest rate. Null: none."
  fixedEndsOn: Date
  "The day that the debt began."
  startsOn: Date!
  "The day that it must be paid off by. Null: not given."
  maturesOn: Date
  "What is paid each time, interest included. Null: not given."
  repaymentAmount: Decimal
  "How often \`repaymentAmount\` is paid. Null: not given."
  repaymentFrequency: Frequency
  "The last day on which payments cover only interest. Null: none."
  interestOnlyEndsOn: Date
  """
  Whether the balance follows the repayment plan by itself. Bookings correct it, and the plan goes
  on from there. False: only bookings change it.
  """
  autoAmortize: Boolean!
  "The asset that it was taken up for, such as the house of a mortgage. Null: none."
  linkedNetWorthAssetId: ID
  "The most that may be owed, for a card or an overdraft. Null: none."
  creditLimit: Decimal
  "The bookings, the latest day first."
  trades(params: PartInput): LiabilityTradePage!
  "The next payment of the repayment plan. Null if \`schedule\` is empty."
  nextPayment: AmortizationRow
  """
  The payments to come, soonest first, at most 400. Empty where the interest rate or the repayment
  is not known, or the debt is paid off.
  """
  schedule: [AmortizationRow!]!
  "The day of the last payment. Null if it is not known or the payments never pay the debt off."
  paidOffOn: Date
  "The interest of all payments to come. Null if \`paidOffOn\` is null."
  remainingInterest: Decimal
  "Whether it was put away. An archived debt counts in no total of today."
  archived: Boolean!
  "When it was recorded."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"What kind of debt it is."
enum LiabilityKind {
  "A loan secured by property."
  MORTGAGE
  "A loan to a person."
  PERSONAL_LOAN
  "A loan for studies."
  STUDENT_LOAN
  "A loan for a vehicle."
  CAR_LOAN
  "A credit card balance."
  CREDIT_CARD
  "A current account below zero."
  OVERDRAFT
  "A broker's loan against securities."
  MARGIN_LOAN
  "Tax that is due or set aside."
  TAX
  "A loan from family or friends."
  FAMILY_LOAN
  "Anything else."
  OTHER
}

"Whether an interest rate can change."
enum LiabilityRateType {
  "It stays the same until \`fixedEndsOn\`, or to the end where that is null."
  FIXED
  "The lender can change it at any time."
  FLOATING
}

"Something that changed what is owed. Amounts are of the whole debt, in its currency."
type LiabilityTrade {
  "The booking's id."
  id: ID!
  "The debt."
  liabilityId: ID!
  "What happened."
  type: LiabilityTradeType!
  "The day that it happened."
  date: Date!
  "How much: for \`REVALUATION\` the new balance, else by how much, a positive number."
  amount: Decimal!
  "By how much the balance went down; negative where it went up."
  principal: Decimal!
  "The interest that was charged or paid with it. 0 where none was."
  interest: Decimal!
  "What the person noted. Null: none."
  note: String
  "When it was recorded."
  createdAt: DateTime!
}

"What changed a debt."
enum LiabilityTradeType {
  "More was borrowed: the balance goes up."
  DRAWDOWN
  "Something was paid back: the balance goes down by the part that is not interest."
  REPAYMENT
  "Interest was added to the balance."
  INTEREST
  "A fee was added to the balance."
  FEE
  "The balance was read from a statement: it is \`amount\` from that day on."
  REVALUATION
}

"One payment of a repayment plan. Amounts are of the whole debt, in its currency."
type AmortizationRow {
  "The day of the payment."
  date: Date!
  """
  What is paid: \`principal\` and \`interest\`. The last payment includes a rest of less than 1 percent
  of \`repaymentAmount\`, so that a rounded repayment leaves no stray payment behind.
  """
  payment: Decimal!
  "The part that pays the debt back."
  principal: Decimal!
  "The part that is interest."
  interest: Decimal!
  "What is owed after it."
  balance: Decimal!
}

"""
A debt to record. \`balance\` is the person's part; all other amounts are of the whole debt, in
\`currency\`.
"""
input CreateNetWorthLiabilityInput {
  "A name by which the person will know it."
  name: String! @constraint(minLength: 1, maxLength: 120, format: LINE)
  "What kind of debt it is."
  kind: LiabilityKind!
  "The liability portfolio to put it in. Default: the default one."
  portfolioId: ID @constraint(format: UUID)
  "Whom the money is owed to."
  lender: String @constraint(minLength: 1, maxLength: 120, format: LINE)
  "The currency of the debt. It cannot change later."
  currency: CurrencyCode!
  "What was borrowed at first."
  originalAmount: Decimal! @constraint(min: "0", max: "1000000000000", scale: 8)
  """
  What the person's part still is today, a positive number: \`ownershipPercent\` of the whole. Give it
  or \`wholeBalance\`; both only where they agree.
  """
  balance: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  """
  What is still owed in all today, including the part of other debtors: a positive number. Default:
  what follows from \`balance\`; without it, what the repayment plan leaves of \`originalAmount\` with
  \`autoAmortize\`, else \`originalAmount\`.
  """
  wholeBalance: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  "The person's part of the debt in percent, above 0."
  ownershipPercent: Decimal! = "100" @constraint(exclusiveMin: "0", max: "100", scale: 6)
  "The yearly interest rate in percent: 4.5 for 4.5 percent."
  interestRatePercent: Decimal @constraint(min: "0", max: "1000", scale: 6)
  "Whether the interest rate can change."
  rateType: LiabilityRateType
  "The last day of a fixed interest rate. Only for \`FIXED\`."
  fixedEndsOn: Date
  "The day that the debt began, not in the future."
  startsOn: Date!
  "The day that it must be paid off by, after \`startsOn\`."
  maturesOn: Date
  "What is paid each time, interest included. Needs \`repaymentFrequency\`."
  repaymentAmount: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  """
  How often \`repaymentAmount\` is paid, counted from \`startsOn\`. \`ONE_OFF\` is one payment on
  \`maturesOn\`.
  """
  repaymentFrequency: Frequency
  "The last day on which payments cover only interest."
  interestOnlyEndsOn: Date
  """
  Whether the balance follows the repayment plan by itself. Needs \`interestRatePercent\`,
  \`repaymentAmount\` and \`repaymentFrequency\`.
  """
  autoAmortize: Boolean! = false
  "The asset that it was taken up for, such as the house of a mortgage."
  linkedNetWorthAssetId: ID @constraint(format: UUID)
  "The most that may be owed, for a card or an overdraft."
  creditLimit: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  """
  Makes a repetition safe: the same key with the same input returns the same debt and records
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"""
What to change about a debt. A field left out stays as it is; null empties a field that may be empty
and is refused in the others. \`balance\` is the person's part; all other amounts are of the whole
debt, in its currency.
"""
input UpdateNetWorthLiabilityInput {
  "The debt's id."
  id: ID! @constraint(format: UUID)
  """
  The day since which the new interest rate, repayment and balance hold, between \`startsOn\` and
  today. What held before stays in the history. Left out: they are corrected as if they had always
  been so, and the balance applies from today.
  """
  effectiveOn: Date @constraint(notNull: true)
  "A name by which the person will know it."
  name: String @constraint(minLength: 1, maxLength: 120, format: LINE, notNull: true)
  "What kind of debt it is."
  kind: LiabilityKind @constraint(notNull: true)
  "The liability portfolio to move it to."
  portfolioId: ID @constraint(format: UUID, notNull: true)
  "Whom the money is owed to. Null removes it."
  lender: String @constraint(minLength: 1, maxLength: 120, format: LINE)
  "Corrects what was borrowed at first."
  originalAmount: Decimal @constraint(min: "0", max: "1000000000000", scale: 8, notNull: true)
  """
  What the person's part still is, a positive number: \`ownershipPercent\` of the whole. It books a
  \`REVALUATION\` of the whole. Give it or \`wholeBalance\`; both only where they agree.
  """
  balance: Decimal @constraint(min: "0", max: "1000000000000", scale: 8, notNull: true)
  """
  What is still owed in all, including the part of other debtors: a positive number. It books a
  \`REVALUATION\`.
  """
  wholeBalance: Decimal @constraint(min: "0", max: "1000000000000", scale: 8, notNull: true)
  "The person's part of the debt in percent, above 0."
  ownershipPercent: Decimal @constraint(exclusiveMin: "0", max: "100", scale: 6, notNull: true)
  "The yearly interest rate in percent: 4.5 for 4.5 percent. Null removes it."
  interestRatePercent: Decimal @constraint(min: "0", max: "1000", scale: 6)
  "Whether the interest rate can change. Null removes it."
  rateType: LiabilityRateType
  "The last day of a fixed interest rate. Only for \`FIXED\`. Null removes it."
  fixedEndsOn: Date
  "Corrects the day that the debt began, not after its first booking."
  startsOn: Date @constraint(notNull: true)
  "The day that it must be paid off by, after \`startsOn\`. Null removes it."
  maturesOn: Date
  "What is paid each time, interest included. Needs \`repaymentFrequency\`. Null removes it."
  repaymentAmount: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  """
  How often \`repaymentAmount\` is paid, counted from \`startsOn\`. \`ONE_OFF\` is one payment on
  \`maturesOn\`. Null removes it.
  """
  repaymentFrequency: Frequency
  "The last day on which payments cover only interest. Null removes it."
  interestOnlyEndsOn: Date
  """
  Whether the balance follows the repayment plan by itself. Needs \`interestRatePercent\`,
  \`repaymentAmount\` and \`repaymentFrequency\`.
  """
  autoAmortize: Boolean @constraint(notNull: true)
  "The asset that it was taken up for, such as the house of a mortgage. Null removes it."
  linkedNetWorthAssetId: ID @constraint(format: UUID)
  "The most that may be owed, for a card or an overdraft. Null removes it."
  creditLimit: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  "Whether to put it away. An archived debt counts in no total of today; its history stays."
  archived: Boolean @constraint(notNull: true)
}

"Which debt to delete."
input DeleteNetWorthLiabilityInput {
  "The debt's id."
  id: ID! @constraint(format: UUID)
}

"Something that changed what is owed. Amounts are of the whole debt, in its currency."
input CreateNetWorthLiabilityTradeInput {
  "The debt's id."
  liabilityId: ID! @constraint(format: UUID)
  "What happened."
  type: LiabilityTradeType!
  "The day that it happened, between the debt's \`startsOn\` and today."
  date: Date!
  "How much: for \`REVALUATION\` the new balance, else by how much, a positive number."
  amount: Decimal! @constraint(min: "0", max: "1000000000000", scale: 8)
  """
  The part of a \`REPAYMENT\` that pays interest which the balance does not hold yet; the balance goes
  down by the rest. At most \`amount\`, and only for \`REPAYMENT\`. Default: 0, or what the repayment
  plan says with \`autoAmortize\`.
  """
  interest: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  "A note for oneself."
  note: String @constraint(minLength: 1, maxLength: 2000)
  """
  Makes a repetition safe: the same key with the same input returns the same booking and books
  nothing more. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Bookings on a debt, the latest day first."
type LiabilityTradePage {
  "The bookings of this page."
  nodes: [LiabilityTrade!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"Which debts to read."
input NetWorthLiabilitiesInput {
  "Only debts with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only debts of these liability portfolios and their sub-portfolios. Default: all."
  portfolioIds: [ID!] @constraint(minItems: 1, maxItems: 200, format: UUID)
  "Only debts of these kinds. Default: all."
  kinds: [LiabilityKind!] @constraint(minItems: 1, maxItems: 20)
  "Also debts that were put away."
  includeEnded: Boolean! = false
}

"What was owed at the end of one step of a history."
type NetWorthLiabilityPoint {
  "The last day of the step."
  date: Date!
  "The person's part of what was owed, in the display currency at the exchange rate of that day."
  balance: Decimal!
  "How many debts \`balance\` leaves out, since no exchange rate was known then."
  unpricedCount: Int!
  """
  The person's part of the interest charged or paid since the first day of the span, in the display
  currency. Null if an exchange rate of it is not known.
  """
  cumulativeInterest: Decimal
}

"A history of debts, oldest point first."
type NetWorthLiabilityPointPage {
  "The points of this page."
  nodes: [NetWorthLiabilityPoint!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
  "The length of one step."
  timeframe: HistoryTimeframe!
  "The display currency, in which all amounts are."
  currency: CurrencyCode!
}

"Which history of debts to read."
input NetWorthLiabilityHistoryInput {
  "Only this debt. Default: all, archived ones included."
  liabilityId: ID @constraint(format: UUID)
  "The span of time up to today. Not together with \`from\` or \`to\`. Default: \`Y1\` before \`to\`."
  range: PastRange
  "The first day, not after \`to\` and not in the future. Default: what \`range\` says."
  from: Date
  "The last day. Default, and for days in the future: today."
  to: Date
  "The length of one step."
  timeframe: HistoryTimeframe! = DAY_1
  "How many points a page holds, 1 to 10,000."
  limit: Int! = 1000 @constraint(min: "1", max: "10000")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"A report on the net worth as a file."
type NetWorthReport {
  "The report's id."
  id: ID!
  "The format of the file."
  format: NetWorthReportFormat!
  "How far the making is."
  status: ExportStatus!
  "The day whose values it shows."
  asOf: Date!
  "The parts that it shows."
  sections: [NetWorthSection!]!
  "The tracked portfolios that it shows. Empty: everything that the person has. At most 50."
  portfolioIds: [ID!]!
  "Whether it shows only percentages and no amounts."
  hideAmounts: Boolean!
  """
  Where to download the file with GET, without a token, until \`expiresAt\`. Null until the report is
  done, and when it has expired.
  """
  downloadUrl: String
  "When the file is deleted: 7 days after it was done. Null until it is."
  expiresAt: DateTime
  "The size of the file in bytes. Null until the report is done."
  sizeBytes: Int
  "Why the making failed. Null unless it did."
  failureCode: NetWorthReportFailure
  "Why the making failed, as a sentence for a person. Null unless it did."
  failureReason: String
  "When it was asked for."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"The format of a report's file."
enum NetWorthReportFormat {
  "A document to read or print."
  PDF
  "A workbook of Excel, one sheet for each section; income and expenses have one each."
  XLSX
  "A ZIP file with one table of comma-separated values for each of those sheets."
  CSV
  "One JSON document."
  JSON
}

"Why a report could not be made."
enum NetWorthReportFailure {
  "It would be larger than 20 MiB, or 1,000 pages. Ask for fewer sections or portfolios."
  TOO_LARGE
  "A price or an exchange rate was not available in time."
  PROVIDER_UNAVAILABLE
  "A fault of the platform, which has been reported. Try again."
  INTERNAL
}

"A report to make."
input GenerateNetWorthReportInput {
  "The format of the file."
  format: NetWorthReportFormat! = PDF
  "The day to report on, not in the future: values at its end. Default: today, values of now."
  asOf: Date
  "The parts to show. Default: all."
  sections: [NetWorthSection!] @constraint(minItems: 1, maxItems: 10)
  """
  The tracked portfolios to show, with their sub-portfolios. Goals, income and expenses are shown
  only without it. Default: everything that the person has.
  """
  portfolioIds: [ID!] @constraint(minItems: 1, maxItems: 50, format: UUID)
  "Whether to show only percentages and no amounts."
  hideAmounts: Boolean! = false
  """
  Makes a repetition safe: the same key with the same input returns the same report in its present
  state and makes no second one. Kept for at least 24 hours. It is also how to follow a report.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"An address under which anyone who has it can look at parts of the net worth, without an account."
type NetWorthShareLink {
  "The link's id."
  id: ID!
  "A name by which the owner knows it. Readers do not see it. Null: none."
  label: String
  "How the owner is named to readers."
  ownerLabel: String!
  """
  The address to hand out. Only the answer of \`createNetWorthShareLink\` shows it, since it is not
  kept; null ever after.
  """
  url: String
  """
  The address under which spreadsheets read the same as CSV, \`url\` with \`.csv\` after it. Only the
  answer of \`createNetWorthShareLink\` shows it; null ever after, and where \`csvEnabled\` is false.
  """
  csvUrl: String
  "Whether spreadsheets can read what the link shows, as CSV."
  csvEnabled: Boolean!
  "The last four characters of the address, to tell links apart."
  tokenSuffix: String!
  "Whether it works."
  status: ShareLinkStatus!
  "Whether readers see only percentages and no amounts."
  hideAmounts: Boolean!
  "The parts that readers see."
  sections: [NetWorthSection!]!
  "The tracked portfolios that readers see. Empty: everything that the owner has. At most 50."
  portfolioIds: [ID!]!
  "Whether readers need a passcode."
  passcodeRequired: Boolean!
  "When it stops working by itself. Null: never."
  expiresAt: DateTime
  "After how many views it stops working. Null: no such limit."
  maxViews: Int
  "How often the dashboard or its CSV was read through it."
  viewCount: Int!
  "When the dashboard or its CSV was last read through it. Null: never."
  lastViewedAt: DateTime
  "When the owner ended it. Null: not ended by the owner."
  revokedAt: DateTime
  "When it was made."
  createdAt: DateTime!
  "When its settings last changed; views do not count."
  updatedAt: DateTime!
}

"Whether a share link works."
enum ShareLinkStatus {
  "It works."
  ACTIVE
  "\`expiresAt\` has passed or \`maxViews\` is reached. Final."
  EXPIRED
  "The owner ended it with \`revokeNetWorthShareLink\`. Final."
  REVOKED
}

"Share links, newest first."
type NetWorthShareLinkPage {
  "The links of this page."
  nodes: [NetWorthShareLink!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"A share link to make."
input CreateNetWorthShareLinkInput {
  "A name by which the owner will know it. Readers do not see it."
  label: String @constraint(minLength: 1, maxLength: 120, format: LINE)
  "How to name the owner to readers. Default: the name that \`fetchCurrentUser\` gives."
  ownerLabel: String @constraint(minLength: 1, maxLength: 120, format: LINE)
  """
  Whether readers see only percentages and no amounts. Figures in names that the person wrote show
  as \`#\` then, with words such as million. A link that shows amounts of some of the same things lets
  a reader who has both compute the amounts behind the percentages.
  """
  hideAmounts: Boolean! = true
  "The parts that readers see."
  sections: [NetWorthSection!]! = [TOTALS, ALLOCATION] @constraint(minItems: 1, maxItems: 10)
  """
  The tracked portfolios that readers see, with their sub-portfolios. Goals, income and expenses are
  shown only without it. Default: everything that the owner has.
  """
  portfolioIds: [ID!] @constraint(minItems: 1, maxItems: 50, format: UUID)
  "A passcode that readers need besides the address. It cannot be read again. Default: none."
  passcode: String @constraint(minLength: 6, maxLength: 64, format: LINE)
  """
  Whether the address with \`.csv\` after it shows the dashboard as CSV, without its histories, for
  spreadsheets that read from an address, such as with IMPORTDATA. Not together with \`passcode\` or
  \`maxViews\`. Each reading counts as a view.
  """
  csvEnabled: Boolean! = false
  "When it stops working, in the future. Default: never."
  expiresAt: DateTime
  "After how many views it stops working. Default: no such limit."
  maxViews: Int @constraint(min: "1", max: "1000000")
  """
  Makes a repetition safe: the same key with the same input returns the same link, without its
  \`url\`, and makes none. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Which share link to end."
input RevokeNetWorthShareLinkInput {
  "The link's id."
  id: ID! @constraint(format: UUID)
}

"Which share links to read."
input NetWorthShareLinksInput {
  "Only links with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only links in one of these states. Default: all."
  statuses: [ShareLinkStatus!] @constraint(minItems: 1, maxItems: 5)
  "How many links a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"""
What a share link shows of somebody's net worth. A part that the link leaves out is null. Amounts
are in \`currency\`, those of a goal in its own, and null where \`unit\` is \`INDEX\`; percentages are
always there, to two places and at most five digits then. The ids mean nothing outside the link.
"""
type SharedNetWorth {
  "How the owner wants to be named."
  ownerLabel: String!
  "The parts that the link shows."
  sections: [NetWorthSection!]!
  "Whether the link shows amounts."
  unit: SharedUnit!
  "The owner's display currency. Null if \`unit\` is \`INDEX\`."
  currency: CurrencyCode
  "The sums. Null: the link does not show it."
  totals: SharedTotals
  """
  The parts of the assets by category, the largest first. At most one for each category. Null: the
  link does not show it.
  """
  allocation: [SharedSlice!]
  "The assets, the largest value first. At most 10,000. Null: the link does not show it."
  assets: [SharedAsset!]
  "The debts, the largest balance first. At most 1,000. Null: the link does not show it."
  liabilities: [SharedLiability!]
  "What comes in and goes out. Null: the link does not show it."
  cashFlow: SharedCashFlow
  "What the owner saves for, by priority. At most 1,000. Null: the link does not show it."
  goals: [SharedGoal!]
  "The moment of the valuation."
  asOf: DateTime!
}

"What the values behind a share link are counted in."
enum SharedUnit {
  "Amounts of the owner's display currency."
  CURRENCY
  "The owner hides amounts: there are only percentages, and histories begin at 100."
  INDEX
}

"The sums behind a share link."
type SharedTotals {
  "\`totalAssets\` less \`totalLiabilities\`. Null: the link shows no amounts."
  netWorth: Decimal
  "The sum of the assets. Null: the link shows no amounts."
  totalAssets: Decimal
  "The sum of the debts, a positive number. Null: the link shows no amounts."
  totalLiabilities: Decimal
  "The debts in percent of the assets. Null if nothing is owned."
  debtToAssetPercent: Decimal
  "How the net worth changed within a month, in percent. Null if it is not known."
  monthChangePercent: Decimal
  "How many assets and debts these totals leave out, since no price or exchange rate is known."
  unpricedCount: Int!
}

"The part of the assets behind a share link that one category makes up."
type SharedSlice {
  "The category."
  category: NetWorthCategory!
  "The sum of its assets. Null: the link shows no amounts."
  value: Decimal
  "Its part of the assets in percent, to two places. Null if the assets sum to 0."
  percent: Decimal
  "How many of its assets \`value\` leaves out, since no price or exchange rate is known."
  unpricedCount: Int!
}

"An asset behind a share link."
type SharedAsset {
  "Its id within the link, for \`sharedNetWorthAssetHistory\`."
  id: ID!
  "Its name. Without amounts, figures in a name that the owner wrote show as \`#\`."
  name: String!
  "The ticker of a listed asset. Null for everything else."
  symbol: String
  "What kind of thing it is."
  category: NetWorthCategory!
  "What the owner's part is worth. Null: the link shows no amounts, or it has no known price."
  value: Decimal
  "Its part of the assets in percent, to two places. Null if the assets sum to 0."
  percent: Decimal
  "What it has gained in percent of what it cost. Null if it is not known."
  gainPercent: Decimal
}

"A debt behind a share link."
type SharedLiability {
  "Its id within the link."
  id: ID!
  "Its name."
  name: String!
  "What kind of debt it is."
  kind: LiabilityKind!
  """
  What the owner's part still is, a positive number. Null: the link shows no amounts, or no exchange
  rate is known.
  """
  balance: Decimal
  "Its part of the debts in percent, to two places. Null if the debts sum to 0."
  percent: Decimal
}

"What comes in and goes out behind a share link."
type SharedCashFlow {
  "The incomes active today, by the year. Null: the link shows no amounts."
  totalAnnualIncome: Decimal
  "The expenses active today, by the month. Null: the link shows no amounts."
  totalMonthlyExpenses: Decimal
  """
  What is left of a month's income after its expenses, in percent of that income; negative where
  more goes out. Null if nothing comes in.
  """
  savingsRatePercent: Decimal
  "How many incomes and expenses the sums leave out, since no exchange rate is known."
  unpricedCount: Int!
}

"A goal behind a share link."
type SharedGoal {
  "Its id within the link."
  id: ID!
  "Its name."
  name: String!
  "What the money is for."
  kind: GoalKind!
  "How likely it is to be reached in time."
  status: GoalStatus!
  "The sum to reach. Null: the link shows no amounts."
  targetAmount: Decimal
  "The sum reached so far. Null: the link shows no amounts."
  currentAmount: Decimal
  "The currency of both sums, which is the goal's own. Null if \`unit\` is \`INDEX\`."
  currency: CurrencyCode
  "The sum reached so far in percent of the sum to reach. It may pass 100."
  progressPercent: Decimal!
  "The day to reach it by. Null: no such day."
  targetOn: Date
}

"What assets behind a share link were worth at the end of one step of a history."
type SharedPoint {
  "The last day of the step."
  date: Date!
  "What they were worth, in the unit of the page. It sums what has a price."
  value: Decimal!
  "How many assets \`value\` leaves out, since no price or no exchange rate is known for them."
  unpricedCount: Int!
}

"A history behind a share link, oldest point first."
type SharedPointPage {
  "The points of this page."
  nodes: [SharedPoint!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
  """
  What \`value\` is counted in. \`INDEX\`: the first point above 0 of the span, not of the page, is 100,
  and changes too small beside all that the link shows are not shown.
  """
  unit: SharedUnit!
  "The owner's display currency. Null if \`unit\` is \`INDEX\`."
  currency: CurrencyCode
  "The length of one step."
  timeframe: HistoryTimeframe!
}

"Which share link to look at."
input SharedNetWorthDashboardInput {
  "The token: the last part of the link's address."
  token: String! @constraint(minLength: 20, maxLength: 100, format: LINE)
  "The passcode, where the link needs one."
  passcode: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Which history of which share link to look at."
input SharedNetWorthAssetHistoryInput {
  "The token: the last part of the link's address."
  token: String! @constraint(minLength: 20, maxLength: 100, format: LINE)
  "The passcode, where the link needs one."
  passcode: String @constraint(minLength: 1, maxLength: 64, format: LINE)
  "Only this asset, by its \`SharedAsset.id\`; the link must show assets. Default: all together."
  sharedAssetId: ID @constraint(format: UUID)
  "The span of time up to today. Not together with \`from\` or \`to\`. Default: \`Y1\` before \`to\`."
  range: PastRange
  "The first day, not after \`to\` and not in the future. Default: what \`range\` says."
  from: Date
  "The last day. Default, and for days in the future: today."
  to: Date
  "The length of one step."
  timeframe: HistoryTimeframe! = DAY_1
  "How many points a page holds, 1 to 10,000."
  limit: Int! = 1000 @constraint(min: "1", max: "10000")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"One piece of news."
type NewsItem {
  "Its id."
  id: ID!
  "The headline."
  headline: String!
  "The gist in a few sentences, where the source gives it."
  summary: String
  "Where to read it whole."
  url: String!
  "Who published it."
  source: String!
  "Who wrote it, where named."
  author: String
  "A picture to show beside it. Null: none."
  imageUrl: String
  "When it was published."
  publishedAt: DateTime!
  "The assets that it is about. At most 50."
  assetIds: [ID!]!
  "The tickers of those assets, in the same order. At most 50."
  symbols: [String!]!
  "The mood from -1, bad, to 1, good. Null: it was not judged."
  sentiment: Decimal
}

"News, newest first."
type NewsItemPage {
  "The news of this page."
  nodes: [NewsItem!]!
  "The ids in \`assetIds\` for which there is no asset. At most 200."
  unknownIds: [ID!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"One event of the live news."
type NewsUpdate {
  "The piece of news."
  news: NewsItem!
  "The number of this event in this stream: 1 for the first, one more for each event after it."
  sequence: Int!
  "How many events were left out just before this one because the reader was slow."
  missedCount: Int!
}

"Which news to read. News that fits every filter is returned."
input FetchNewsByAssetIdsInput {
  "Only pieces with one of these ids, at most 200. Unknown ids are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 200, format: UUID)
  "Only news about one of these assets, at most 200. Default: news about anything."
  assetIds: [ID!] @constraint(minItems: 1, maxItems: 200)
  "Only news published at or after this moment, which is not after \`to\`. Default: all."
  from: DateTime
  "Only news published before this moment. Default: all."
  to: DateTime
  "How many pieces a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"Which news to stream. Nothing given: all of it."
input NewsUpdatesInput {
  "Only news about one of these assets, at most 200."
  assetIds: [ID!] @constraint(minItems: 1, maxItems: 200)
  "Only news about one of these tickers, at most 200. Adds to \`assetIds\`."
  symbols: [String!] @constraint(minItems: 1, maxItems: 200, minLength: 1, maxLength: 32)
  """
  The id of the last piece of news known: what was published after it comes first, oldest first. At
  most 500 pieces of the last 24 hours. Default: only what is published from now on.
  """
  afterId: ID @constraint(format: UUID)
}

"A message of the operator to everyone."
type Announcement {
  "Its id."
  id: ID!
  "The headline."
  title: String!
  "The text, in Markdown."
  bodyMarkdown: String!
  "How much it matters."
  level: AnnouncementLevel!
  "Where to read more."
  url: String
  "When it begins to be shown."
  startsAt: DateTime!
  "When it ceases to be shown. Null: no end."
  endsAt: DateTime
  "Whether a person may put it away."
  dismissible: Boolean!
}

"How much an announcement matters."
enum AnnouncementLevel {
  "Good to know."
  INFO
  "Something may not work as usual."
  WARNING
  "Something does not work."
  CRITICAL
  "News of the product."
  MARKETING
}

"Which announcement to read."
input FetchAnnouncementInput {
  "The place in an app that asks, for example \`home\`. Default: any."
  placement: String @constraint(minLength: 1, maxLength: 40, format: LINE)
  "The language wanted, as a BCP 47 tag such as \`en-NZ\`. Default: English."
  locale: String @constraint(minLength: 2, maxLength: 35, format: LINE)
}

"A country, and what its residents can do here."
type Country {
  "The ISO 3166-1 alpha-2 code."
  code: CountryCode!
  "The English short name."
  name: String!
  "The calling code with its plus sign, for example \`+64\`."
  callingCode: String!
  "The currency in everyday use."
  currency: CurrencyCode!
  "The kinds of tax id that its residents have, the usual one first."
  taxIdTypes: [TaxIdType!]!
  "Whether its residents can open the platform account."
  canOpenAccount: Boolean!
  """
  The part of dividends from the United States that is withheld under the tax treaty, in percent.
  Null: no treaty lowers it, so 30 percent.
  """
  w8benTreatyRatePercent: Decimal
}

"The health of the platform at one moment."
type HealthStatus {
  "\`OK\` where every check is \`OK\`, else \`DEGRADED\`."
  status: HealthState!
  "The version of the server."
  version: String!
  "The moment of the answer, by the server's clock."
  asOf: DateTime!
  "For how many seconds the server process that answers has been running."
  uptimeSeconds: Int!
  "The checks made for this answer. At most 20."
  checks: [HealthCheckItem!]!
  """
  The parties outside that this server plays itself, in the order of the enum: what they say is
  invented, and no money moves through them. Empty where all are real. At most 20.
  """
  simulatedParties: [SimulatedParty!]!
}

"A party outside that a server may play itself, so that everything can be tried without it."
enum SimulatedParty {
  "Prices of stocks, funds and coins."
  MARKET
  "Prices of options."
  OPTIONS
  "Exchange rates."
  RATES
  "News."
  NEWS
  "The market that fills the orders of the platform's own accounts."
  VENUE
  "The bank through which money comes and goes."
  BANK
  "Who charges cards."
  CARDS
  "Who compares people with their identity papers."
  IDENTITY
  "Crypto networks and the addresses on them. Send no real coins to these: they would be lost."
  CHAINS
}

"The result of one check."
type HealthCheckItem {
  "The part of the platform that was checked, for example \`database\`."
  name: String!
  "The result."
  status: HealthState!
  "How long the check took, in milliseconds."
  latencyMs: Int!
}

"The health of the platform or of one part of it."
enum HealthState {
  "The part answered as it should."
  OK
  """
  The part failed, or did not answer within the time that the check allows. Operations that need it
  may answer \`PROVIDER_UNAVAILABLE\`.
  """
  DEGRADED
}

"The delivery of a push notification."
input RecordPushReceiptInput {
  "The receipt id that came with the notification. It cannot be guessed."
  receiptId: ID! @constraint(minLength: 20, maxLength: 100)
  "What happened to the notification."
  status: PushReceiptStatus!
  "When it happened on the device. Default: now. A moment in the future counts as now."
  at: DateTime
}

"What happened to a push notification."
enum PushReceiptStatus {
  "The device received it."
  DELIVERED
  "The person opened it."
  OPENED
  "The person swiped it away."
  DISMISSED
  "The device could not show it."
  FAILED
}

"""
A payment that a holding of a tracked portfolio received: a dividend of a share, a distribution of a
fund, or rent or interest of a custom instrument. Only confirmed ones count: what an import brings
waits for its owner, and so do dividends of the last 400 days that the market's record knows for
what was held at the end of the day before their \`exDate\`.
"""
type NetWorthDividend {
  "The dividend's id."
  id: ID!
  "The portfolio."
  portfolioId: ID!
  "The instrument that paid it."
  instrument: Instrument!
  "The instrument's symbol."
  symbol: String!
  "Whether it counts."
  state: ImportState!
  "How it came here."
  origin: TradeOrigin!
  "The first day on which a buyer no longer gets it, where known."
  exDate: Date
  "The day that it was paid, or is to be paid."
  paidOn: Date!
  "How many units it was paid for."
  quantity: Decimal!
  "The payment for one unit before tax, in \`currency\`."
  amountPerShare: Decimal!
  "The whole payment before tax, in \`currency\`."
  grossAmount: Decimal!
  "The tax taken off before the payment, in \`currency\`."
  withholdingTax: Decimal!
  "Tax that the company has already paid and that counts as the owner's, in \`currency\`."
  imputationCredits: Decimal!
  "\`grossAmount\` less \`withholdingTax\`, in \`currency\`."
  netAmount: Decimal!
  "The currency of the payment: of all amounts here but the last."
  currency: CurrencyCode!
  "Units of the portfolio's currency for one of \`currency\` on \`paidOn\`. Null until it is known."
  exchangeRate: Decimal
  """
  \`netAmount\` in the owner's display currency, at the rate of \`paidOn\` or the last before it. Null
  if no exchange rate is known.
  """
  netAmountInDisplayCurrency: Decimal
  "The purchase that it was reinvested in. Null: it was paid out."
  reinvestTradeId: ID
  "What its owner noted about it. Null: none."
  note: String
  "The file that it was read from, where \`origin\` is \`FILE\`."
  fileId: ID
  "The e-mail that it was read from, where \`origin\` is \`EMAIL\`."
  emailId: ID
  "The name that the caller or the import gave it, once in a portfolio. Null: none."
  uniqueIdentifier: String
  "When it was confirmed. Null: not confirmed."
  confirmedAt: DateTime
  "When it was recorded."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"Dividends, the latest \`paidOn\` first; within a day the last recorded first."
type NetWorthDividendPage {
  "The dividends of this page."
  nodes: [NetWorthDividend!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"The amount of a dividend before tax, given in one of two ways."
input DividendAmountInput @oneOf {
  "The whole payment."
  gross: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  "The payment for one unit."
  perShare: Decimal @constraint(min: "0", max: "1000000000000", scale: 18)
}

"The purchase that a dividend was reinvested in, on its \`paidOn\`."
input DividendReinvestmentInput {
  "How many units were bought, above 0."
  quantity: Decimal! @constraint(exclusiveMin: "0", max: "1000000000000", scale: 18)
  "The price of one unit, in the instrument's currency."
  price: Decimal! @constraint(min: "0", max: "1000000000000", scale: 18)
}

"Which dividends to read."
input NetWorthAssetDividendsInput {
  "Only dividends with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  """
  Only dividends of this instrument: its ticker in either case, with or without the market
  identifier code, or the short name of a custom instrument. Default: of all instruments.
  """
  symbol: String @constraint(minLength: 1, maxLength: 32, format: LINE)
  "Only dividends of these portfolios. Default: of all portfolios."
  portfolioIds: [ID!] @constraint(minItems: 1, maxItems: 50, format: UUID)
  """
  Only dividends in one of these states. Rejected ones are left out unless they are asked for.
  Totals count \`CONFIRMED\` dividends only.
  """
  states: [ImportState!]! = [PENDING, CONFIRMED] @constraint(minItems: 1, maxItems: 3)
  "Only dividends paid on or after this day. Default: all."
  from: Date
  "Only dividends paid on or before this day. Default: all."
  to: Date
  "How many dividends a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"A received dividend to record."
input CreateNetWorthDividendInput {
  "The portfolio that received it."
  portfolioId: ID! @constraint(format: UUID)
  "The instrument that paid it: one that the portfolio holds or has held."
  instrument: InstrumentSelectorInput!
  "The day that it was paid, not in the future."
  paidOn: Date!
  "The first day on which a buyer no longer got it, not after \`paidOn\`."
  exDate: Date
  "The payment before tax, in \`currency\`."
  amount: DividendAmountInput!
  """
  How many units it was paid for, above 0. Default: what the portfolio held at the end of the day
  before \`exDate\`, or without one before \`paidOn\`.
  """
  quantity: Decimal @constraint(exclusiveMin: "0", max: "1000000000000", scale: 18)
  "The tax taken off before the payment, in \`currency\`, at most the whole payment."
  withholdingTax: Decimal! = "0" @constraint(min: "0", max: "1000000000000", scale: 8)
  "Tax that the company has already paid and that counts as the owner's, in \`currency\`."
  imputationCredits: Decimal! = "0" @constraint(min: "0", max: "1000000000000", scale: 8)
  "The currency of the payment. Default: the instrument's."
  currency: CurrencyCode
  """
  Units of the portfolio's currency for one of \`currency\`. Default: the market's rate of \`paidOn\`.
  """
  exchangeRate: Decimal @constraint(exclusiveMin: "0", max: "1000000000000", scale: 12)
  "The purchase that it was reinvested in. Left out: it was paid out."
  reinvestment: DividendReinvestmentInput
  "A note."
  note: String @constraint(minLength: 1, maxLength: 500)
  """
  A name for the dividend, once in a portfolio for ever, such as the number of its advice. A
  dividend that already has it is returned as it is, and nothing is recorded.
  """
  uniqueIdentifier: String @constraint(minLength: 1, maxLength: 120, format: LINE)
  """
  Makes a repetition safe: the same key with the same input returns the same dividend and records
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"A decision on a dividend, with corrections where it is confirmed."
input ConfirmNetWorthDividendInput {
  "The dividend's id."
  id: ID! @constraint(format: UUID)
  "Confirm or reject. Corrections go only with \`CONFIRM\`."
  decision: ConfirmationDecision!
  "The right day of payment, not in the future."
  paidOn: Date
  "The right whole payment before tax, in the dividend's currency."
  grossAmount: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  "The right tax taken off, in the dividend's currency, at most the whole payment."
  withholdingTax: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  "The purchase that it was reinvested in. Left out: it was paid out."
  reinvestment: DividendReinvestmentInput
}

"How a portfolio takes trades by e-mail."
type PortfolioEmailSettings {
  "The portfolio."
  portfolioId: ID!
  "Whether e-mails are read. Otherwise they are kept as \`IGNORED\`."
  enabled: Boolean!
  """
  The address to forward contract notes and dividend statements to. The portfolio's own: anyone who
  knows it can send e-mails there, so that it is kept like a password.
  """
  address: String!
  """
  The addresses that e-mails are taken from, at most 20, in lower case. Anybody can write any
  address as a sender: it keeps strangers' e-mails apart and proves nothing.
  """
  allowedSenders: [String!]!
  """
  Whether trades that are read without doubt count at once, where the e-mail is \`verified\`.
  False: all of them wait for confirmation. Dividends always do.
  """
  autoConfirm: Boolean!
  "Whether the owner gets an e-mail when one was read, at most 10 times a day."
  notifyOnImport: Boolean!
  "When the settings last changed."
  updatedAt: DateTime!
}

"An e-mail that came in for a portfolio, and what was read from it."
type PortfolioEmail {
  "The e-mail's id."
  id: ID!
  "The portfolio."
  portfolioId: ID!
  "The address that it says it came from, in lower case. \`verified\` says whether that is proven."
  sender: String!
  """
  Whether the sender's domain has signed it (DKIM), so that it came from there. It does not say for
  whom it was written: a mailbox that forwards leaves that as it was. False until it was read, and
  if it cannot be determined.
  """
  verified: Boolean!
  "Its subject. Empty where it had none."
  subject: String!
  "When it came in."
  receivedAt: DateTime!
  "How far the reading has come."
  status: TradeEmailStatus!
  "Why nothing could be read. Null unless \`status\` is \`FAILED\`."
  failureCode: TradeEmailFailure
  """
  Why it failed, needs review or was ignored, as a sentence for a person. Null in every other state.
  """
  failureReason: String
  "The broker whose layout was recognized. Null: none was recognized."
  broker: String
  "The file names of its attachments, at most 20."
  attachments: [String!]!
  "The trades read from it, oldest first, at most 500."
  trades: [TrackedTrade!]!
  "The dividends read from it, oldest first, at most 500."
  dividends: [NetWorthDividend!]!
  "How often it has been read, the present reading included."
  attempts: Int!
  "When its reading last changed."
  updatedAt: DateTime!
}

"E-mails of a portfolio, the last received first."
type PortfolioEmailPage {
  "The e-mails of this page."
  nodes: [PortfolioEmail!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"How far the reading of an e-mail has come."
enum TradeEmailStatus {
  "It came in and waits to be read."
  RECEIVED
  "It is being read."
  PARSING
  """
  Read without doubt. With \`autoConfirm\` its trades count, where it is \`verified\`; else they wait.
  """
  IMPORTED
  "Read in part or with doubt: what it brought waits for confirmation."
  NEEDS_REVIEW
  "Nothing could be read; \`failureCode\` says why."
  FAILED
  """
  Not read: e-mail is switched off, the sender is not allowed, the same e-mail came before, or a
  program wrote it as an answer.
  """
  IGNORED
}

"Why nothing could be read from an e-mail."
enum TradeEmailFailure {
  "It, or its attachment, is damaged, or a picture too poor to read."
  UNREADABLE
  "An attachment needs a password."
  PASSWORD_PROTECTED
  "Its layout is not known."
  UNKNOWN_LAYOUT
  "It holds no trades and no dividends."
  EMPTY
  "The reader did not answer. Try again later with \`retryTradeEmail\`."
  PROVIDER_ERROR
}

"Which e-mails to read."
input GetPortfolioEmailsInput {
  "Only e-mails with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "The portfolio."
  portfolioId: ID! @constraint(format: UUID)
  "Only e-mails in one of these states. Default: all."
  statuses: [TradeEmailStatus!] @constraint(minItems: 1, maxItems: 6)
  "How many e-mails a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"How a portfolio takes trades by e-mail. What is left out stays."
input SetPortfolioEmailSettingsInput {
  "The portfolio."
  portfolioId: ID! @constraint(format: UUID)
  "Whether e-mails are read."
  enabled: Boolean!
  """
  The addresses to take e-mails from, in place of those before. Default the first time: the
  caller's own address.
  """
  allowedSenders: [String!] @constraint(maxItems: 20, maxLength: 254, format: EMAIL, notNull: true)
  "Whether trades that are read without doubt count at once. Default the first time: false."
  autoConfirm: Boolean @constraint(notNull: true)
  "Whether to send the caller an e-mail about what was read. Default the first time: true."
  notifyOnImport: Boolean @constraint(notNull: true)
  "Give the portfolio a new address. The one before takes nothing from then on."
  regenerateAddress: Boolean! = false
}

"Which e-mail to read again."
input RetryTradeEmailInput {
  "The e-mail's id."
  id: ID! @constraint(format: UUID)
  """
  Makes a repetition safe: the same key with the same input returns the same e-mail and starts
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"""
A set of holdings that is tracked for its owner. Nothing in it is an order or reaches a market, and
what it is worth counts in the owner's net worth.
"""
type Portfolio {
  "The portfolio's id."
  id: ID!
  "Its name."
  name: String!
  "What feeds it."
  kind: PortfolioKind!
  "Whether it is the assets portfolio or the liability portfolio that every account has."
  default: Boolean!
  "The portfolio that it is a part of. Null for the two default portfolios."
  parentId: ID
  "The portfolios directly under it, by name. At most 200."
  children: [Portfolio!]!
  "The currency that it is valued in: of all amounts here."
  currency: CurrencyCode!
  "How the cost of what is sold is found."
  costBasisMethod: CostBasisMethod!
  "The country that it is taxed in. Null: the owner's country of residence."
  country: CountryCode
  "The last day of its financial year as month and day, for example \`03-31\`."
  financialYearEnd: String!
  "The member of the owner's household that it belongs to. Null: the owner."
  ownerMemberId: ID
  "The owner's part of it in percent, above 0, at most 100. No amount here has it applied."
  ownershipPercent: Decimal!
  """
  What it is worth now with all portfolios under it, in \`currency\`. For the liability portfolio:
  what is still owed, a positive number.
  """
  value: Decimal!
  "How many holdings, its own and those of portfolios under it, have no price: \`value\` lacks them."
  unpricedCount: Int!
  "What was paid for what it still holds, fees included, in \`currency\`, with all under it."
  costBasis: Decimal!
  """
  What it has earned since its first trade, with all portfolios under it. Holdings that
  \`unpricedCount\` counts are left out.
  """
  gain: PortfolioGain!
  """
  What it has earned between two days, with all portfolios under it.
  Errors: \`BAD_USER_INPUT\` where \`from\` is after \`to\` or in the future.
  """
  gainBetween(params: GainBetweenInput): GainBetween! @cost(weight: 100)
  "What it holds itself, without the portfolios under it, the largest value first. At most 1,000."
  holdings: [Holding!]!
  "How it takes trades by e-mail. Null if that was never set up."
  emailSettings: PortfolioEmailSettings
  "Where a \`RELAY\` portfolio is kept, as its creator named it."
  externalProvider: String
  "The id of a \`RELAY\` portfolio where it is kept."
  externalId: String
  "When its source was last read, or last wrote to it. Null for a portfolio kept by hand."
  lastSyncedAt: DateTime
  "When it was made."
  createdAt: DateTime!
  "When its settings last changed."
  updatedAt: DateTime!
}

"What feeds a portfolio."
enum PortfolioKind {
  "The assets portfolio that every account has. All others that hold assets are parts of it."
  ASSETS
  "The liability portfolio that every account has. It holds debts."
  LIABILITIES
  "Kept by hand, by files and by forwarded e-mails. From \`createNetworthPortfolio\`."
  MANUAL
  """
  Kept in another service or program, which writes its trades here with \`createRelayTrade\`. From
  \`createNetworthPortfolio\`.
  """
  RELAY
  "The contents of wallets on public chains. From \`createCryptoWallet\`."
  CRYPTO_WALLET
  "Follows one broker account. Made and kept by the platform; nothing can be recorded in it."
  BROKER_MIRROR
}

"The kinds of portfolio that \`createNetworthPortfolio\` makes."
enum NewPortfolioKind {
  "Kept by hand, by files and by forwarded e-mails."
  MANUAL
  "Kept in another service or program, which writes its trades here with \`createRelayTrade\`."
  RELAY
}

"""
How the cost of what is sold is found. Once all is sold, each method has come to the same gain, but
for the cost that units took elsewhere, in a transfer or a merger, or that was set.
"""
enum CostBasisMethod {
  "Every unit costs the average of all that is held."
  AVERAGE
  "First in, first out: the oldest units are sold first."
  FIFO
  "Last in, first out: the newest units are sold first."
  LIFO
  "Highest in, first out: the units that cost most are sold first."
  HIFO
  "Each sale names its purchases in \`lotSelections\`. \`FIFO\` for a sale that names none."
  SPECIFIC
}

"""
What was earned since the first trade. \`total\` is the sum of \`capital\`, \`income\` and
\`currencyEffect\`, and also of \`realizedGain\`, \`unrealizedGain\` and \`income\`. Losses are negative.
"""
type PortfolioGain {
  "From changes of price, fees taken off, in \`currency\`."
  capital: Decimal!
  "Dividends and other payments received, withholding tax taken off, in \`currency\`."
  income: Decimal!
  "From changes of exchange rates, in \`currency\`."
  currencyEffect: Decimal!
  "All that was earned, in \`currency\`."
  total: Decimal!
  "The part of \`capital\` and \`currencyEffect\` from what was sold, in \`currency\`."
  realizedGain: Decimal!
  "The part of \`capital\` and \`currencyEffect\` from what is still held, in \`currency\`."
  unrealizedGain: Decimal!
  "The fees paid, a positive number in \`currency\`. \`capital\` has them taken off."
  fees: Decimal!
  "\`total\` in percent of what was paid for everything bought. Null if nothing was paid."
  totalPercent: Decimal
  """
  The time-weighted return in percent: it leaves out when money came and went. Units that came or
  went for no money, as in a transfer, count at their price of that day, whatever they had cost.
  Null if it is not defined.
  """
  timeWeightedReturnPercent: Decimal @cost(weight: 100)
  "\`timeWeightedReturnPercent\` by the year. Null in the first year."
  timeWeightedReturnAnnualizedPercent: Decimal @cost(weight: 100)
  """
  The money-weighted return by the year in percent (XIRR, actual days over 365). Units that came or
  went for no money count as for \`timeWeightedReturnPercent\`. Null if it is not defined, never 0 for
  unknown.
  """
  moneyWeightedReturnPercent: Decimal @cost(weight: 100)
  "The currency of all amounts here. In portfolios and holdings: the portfolio's."
  currency: CurrencyCode!
}

"""
What was earned between the ends of two days, in \`currency\`. Gains of spans that follow each other
add up.
"""
type GainBetween {
  "The day at whose end it begins."
  from: Date!
  "The day at whose end it ends."
  to: Date!
  """
  What was held at the end of \`from\` was worth this, as the point of that day has it in the history.
  Null if a price or an exchange rate of that day is not known.
  """
  startValue: Decimal
  """
  What was held at the end of \`to\` was worth this. Null if a price or an exchange rate of that day
  is not known.
  """
  endValue: Decimal
  """
  What was paid for purchases after \`from\` less what sales brought, fees counted in. Units that came
  or went for no money count at what they had cost. Below 0: more came out. Null if an exchange rate
  is not known.
  """
  cashflow: Decimal
  """
  Dividends and other payments received after \`from\`, withholding tax taken off. Null if an exchange
  rate is not known.
  """
  income: Decimal
  """
  \`endValue\` less \`startValue\` and \`cashflow\`, and \`income\`. Below 0: lost. Null if one of them is
  null.
  """
  gain: Decimal
  """
  \`gain\` in percent of \`startValue\` and what was paid for purchases since. Null if that is not above
  0, or \`gain\` is null.
  """
  gainPercent: Decimal
  "Of how many holdings a price or an exchange rate of one of the days is not known."
  unpricedCount: Int!
  "The currency of all amounts here: the portfolio's."
  currency: CurrencyCode!
}

"What a portfolio holds of one instrument."
type Holding {
  "The holding's id."
  id: ID!
  "The portfolio."
  portfolioId: ID!
  "The instrument."
  instrument: Instrument!
  "How much is held."
  quantity: Decimal!
  "\`costBasis\` by the unit, in \`currency\`. 0 where nothing is held."
  averageCost: Decimal!
  "What was paid for what is still held, fees included, in \`currency\`."
  costBasis: Decimal!
  "The owner's part of it in percent, above 0, at most 100. No amount here has it applied."
  ownershipPercent: Decimal!
  "The latest price of one unit, in \`currency\`. Null if the instrument never had a price."
  price: Decimal
  """
  When \`price\` was made; for a price recorded by hand, the end of its day. Null if \`price\` is null.
  """
  priceAsOf: DateTime
  "Whether \`price\` is older than 7 days. The last known price is kept until a newer one comes."
  stale: Boolean!
  "\`quantity\` times \`price\`, in \`currency\`. Null if the instrument never had a price."
  value: Decimal
  "The instrument's currency: of \`averageCost\`, \`costBasis\`, \`price\` and \`value\`."
  currency: CurrencyCode!
  """
  \`value\` in the portfolio's currency. Null if \`value\` is null, or if there is no exchange rate.
  """
  valueInPortfolioCurrency: Decimal
  """
  \`value\` in the owner's display currency. Null if \`value\` is null, or if there is no exchange rate.
  """
  valueInDisplayCurrency: Decimal
  """
  What it has earned since the first trade, in the portfolio's currency. Null if something is held
  whose price or exchange rate is not known.
  """
  gain: PortfolioGain
  """
  What it has earned between two days, in the portfolio's currency.
  Errors: \`BAD_USER_INPUT\` where \`from\` is after \`to\` or in the future.
  """
  gainBetween(params: GainBetweenInput): GainBetween! @cost(weight: 10)
  "The purchases of which something is left, oldest first. At most the 1,000 oldest."
  lots: [Lot!]!
  "The day of the first trade."
  firstTradedOn: Date!
}

"A purchase of which something is still held."
type Lot {
  "The trade that brought it."
  tradeId: ID!
  "The day of that trade."
  tradedOn: Date!
  "How much it brought, in units of today: splits since then are applied."
  quantity: Decimal!
  "How much of it is left."
  remainingQuantity: Decimal!
  "The cost of one unit with its fees, in the instrument's currency."
  unitCost: Decimal!
  "The cost of one unit with its fees, in the portfolio's currency at the rate of that day."
  unitCostInPortfolioCurrency: Decimal!
}

"The two days at whose ends a gain begins and ends."
input GainBetweenInput {
  "The first day, not after \`to\` and not in the future. Default: the day before the first trade."
  from: Date
  "The last day. Default, and for days in the future: today."
  to: Date
}

"Which portfolios to read."
input GetPortfoliosInput {
  "Only portfolios with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only portfolios of these kinds. Default: all."
  kinds: [PortfolioKind!] @constraint(minItems: 1, maxItems: 10)
}

"A portfolio to make."
input CreateNetworthPortfolioInput {
  "Its name."
  name: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
  "Who keeps it up to date."
  kind: NewPortfolioKind! = MANUAL
  """
  The portfolio that it is a part of: one that holds assets and is at most three levels below the
  assets portfolio. Default: the assets portfolio.
  """
  parentId: ID @constraint(format: UUID)
  "The currency to value it in. It cannot be changed later. Default: the display currency."
  currency: CurrencyCode
  "How the cost of what is sold is found. Default: that of the portfolio above it."
  costBasisMethod: CostBasisMethod
  "The country that it is taxed in. Default: the caller's country of residence."
  country: CountryCode
  """
  The last day of its financial year as month and day, for example \`03-31\`. Default: that of its
  country, or \`12-31\`.
  """
  financialYearEnd: String @constraint(minLength: 5, maxLength: 5, format: LINE)
  "The caller's part of it in percent, above 0."
  ownershipPercent: Decimal! = "100" @constraint(exclusiveMin: "0", max: "100", scale: 6)
  "The member of the caller's household that it belongs to. Default: the caller."
  ownerMemberId: ID @constraint(format: UUID)
  "Only for \`RELAY\`: the name of the service that it is kept in."
  externalProvider: String @constraint(minLength: 1, maxLength: 60, format: LINE)
  "Only for \`RELAY\`: its id there. Once for each \`externalProvider\`."
  externalId: String @constraint(minLength: 1, maxLength: 120, format: LINE)
  """
  Makes a repetition safe: the same key with the same input returns the same portfolio and makes
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"A new name for a portfolio."
input RenameNetWorthPortfolioInput {
  "The portfolio's id."
  id: ID! @constraint(format: UUID)
  "The new name."
  name: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
}

"Which portfolio to delete."
input DeleteRelayPortfolioInput {
  "The portfolio's id."
  id: ID! @constraint(format: UUID)
  """
  True: its trades, dividends, files and wallet watches move to the portfolio above it. False: they
  are deleted with it.
  """
  keepTrades: Boolean! = false
}

"Which instrument to take out of which portfolio."
input DeleteInstrumentFromPortfolioInput {
  "The portfolio's id."
  portfolioId: ID! @constraint(format: UUID)
  "The instrument's id."
  instrumentId: ID! @constraint(format: UUID)
}

"""
Something that changed a holding of a tracked portfolio, as its owner or an import recorded it. It
is only a record: no order is placed and nothing moves. Only confirmed trades count.
"""
type TrackedTrade {
  "The trade's id."
  id: ID!
  "The portfolio."
  portfolioId: ID!
  "The holding that it belongs to. Null until it is confirmed."
  holdingId: ID
  "The instrument."
  instrument: Instrument!
  "What happened."
  type: TradeType!
  "Whether it counts."
  state: ImportState!
  "How it came here."
  origin: TradeOrigin!
  "The trading day."
  tradedOn: Date!
  "How many units, a positive number also for sales. Null if the type of trade has none."
  quantity: Decimal
  "The price of one unit, in \`currency\`. Null if the type of trade has none."
  price: Decimal
  "The instrument's currency: of all amounts here but \`fee\`."
  currency: CurrencyCode!
  "Units of the portfolio's currency for one of \`currency\` on that day. Null until it is known."
  exchangeRate: Decimal
  "The fee, in \`feeCurrency\`. It adds to the cost of a purchase and lowers the proceeds of a sale."
  fee: Decimal!
  "The currency of \`fee\`: the instrument's or the portfolio's."
  feeCurrency: CurrencyCode!
  """
  The money that moved, without the fee: \`quantity\` times \`price\`, or \`capitalAmount\`. 0 for types
  with neither.
  """
  value: Decimal!
  "New units for old ones, of a split or a consolidation. Null for other types."
  ratio: SplitRatio
  "The cost that it brings or sets, of types that take one. Null for other types."
  costBasis: Decimal
  "The money paid back or called in, of a capital return or a capital call. Null for other types."
  capitalAmount: Decimal
  "The purchases that a sale took its units from, as its owner named them. At most 100."
  lotSelections: [LotSelection!]!
  "What its owner noted about it. Null: none."
  note: String
  "The name that the caller or the import gave it, once in a portfolio. Null: none."
  uniqueIdentifier: String
  "The file that it was read from, where \`origin\` is \`FILE\`."
  fileId: ID
  "The e-mail that it was read from, where \`origin\` is \`EMAIL\`."
  emailId: ID
  "When it was confirmed. Null: not confirmed."
  confirmedAt: DateTime
  "When it was recorded."
  createdAt: DateTime!
  "When it last changed."
  updatedAt: DateTime!
}

"Tracked trades, the latest day first; within a day the last recorded first."
type TrackedTradePage {
  "The trades of this page."
  nodes: [TrackedTrade!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"""
What happened to a holding, with the fields that it needs. Fields that it neither needs nor allows
are \`BAD_USER_INPUT\`. \`fee\`, \`feeCurrency\`, \`exchangeRate\` and \`note\` go with all.
"""
enum TradeType {
  "Bought. Needs \`quantity\` and \`price\`."
  BUY
  "Sold. Needs \`quantity\` and \`price\`; allows \`lotSelections\`."
  SELL
  "Held since before the records begin. Needs \`quantity\`, and \`costBasis\` or \`price\`."
  OPENING_BALANCE
  "Each unit became several at the same total cost. Needs \`ratio\`, with more new than old units."
  SPLIT
  "Several units became one at the same total cost. Needs \`ratio\`, with fewer new than old units."
  CONSOLIDATION
  "Units given free by the issuer. They spread the cost over more units. Needs \`quantity\`."
  BONUS
  """
  Money that the issuer paid back. It lowers the cost; what exceeds the cost is a gain. Needs
  \`capitalAmount\`.
  """
  CAPITAL_RETURN
  "Money that the issuer called in for units paid in part: more cost. Needs \`capitalAmount\`."
  CAPITAL_CALL
  "Sets the cost of the whole holding without a gain or a loss. Needs \`costBasis\`."
  ADJUST_COST_BASIS
  "Units received in a merger. Needs \`quantity\` and \`costBasis\`, the cost that they carry over."
  MERGE_IN
  "Units given up in a merger, at their cost, without a gain or a loss. Needs \`quantity\`."
  MERGE_OUT
  "Moved in from elsewhere. Needs \`quantity\`, and \`costBasis\` or \`price\`."
  TRANSFER_IN
  "Moved elsewhere at their cost, without a gain or a loss. Needs \`quantity\`."
  TRANSFER_OUT
  "Cancelled by the issuer without payment. Their cost is a loss. Needs \`quantity\`."
  CANCEL
}

"What \`createTradeForAsset\` can record: what needs nothing but a quantity and a price."
enum AssetTradeType {
  "Bought."
  BUY
  "Sold."
  SELL
  "Held since before the records begin."
  OPENING_BALANCE
  "Moved in from elsewhere."
  TRANSFER_IN
  "Moved elsewhere at its cost, without a gain or a loss."
  TRANSFER_OUT
  "Given free by the issuer. It has no price."
  BONUS
  "Canceled by the issuer without payment. Its cost is a loss, and it has no price."
  CANCEL
}

"Whether a tracked trade or a dividend counts."
enum ImportState {
  """
  An import brought it. It counts only after \`confirmNetWorthTrade\` or \`confirmNetWorthDividend\` has
  confirmed it.
  """
  PENDING
  "It counts. What a caller records is confirmed at once."
  CONFIRMED
  "The owner refused it or took it back. It does not count, and no import brings it again."
  REJECTED
}

"How a tracked trade or a dividend came here."
enum TradeOrigin {
  "Recorded with an operation of this API, \`createRelayTrade\` aside."
  MANUAL
  "Written with \`createRelayTrade\`."
  RELAY_SYNC
  "Read from a forwarded e-mail."
  EMAIL
  "Read from an uploaded file."
  FILE
  "Taken over from a broker account."
  BROKER_SYNC
  "Read from a public chain by a wallet watch."
  WALLET_WATCH
  "From the market's record of splits, consolidations and dividends, for what was held."
  CORPORATE_ACTION
}

"New units for old ones: 2 for 1 doubles the units, 1 for 10 leaves a tenth."
type SplitRatio {
  "The new units."
  numerator: Int!
  "The old units that they replace."
  denominator: Int!
}

"New units for old ones: 2 for 1 doubles the units, 1 for 10 leaves a tenth."
input SplitRatioInput {
  "The new units."
  numerator: Int! @constraint(min: "1", max: "1000000")
  "The old units that they replace. Not equal to \`numerator\`."
  denominator: Int! @constraint(min: "1", max: "1000000")
}

"How much of a sale comes from one purchase."
type LotSelection {
  "The trade that bought it."
  tradeId: ID!
  "How many units of it."
  quantity: Decimal!
}

"How much of a sale comes from one purchase."
input LotSelectionInput {
  "The trade that bought it, of the same holding."
  tradeId: ID! @constraint(format: UUID)
  "How many units of it, above 0 and at most what is left of it."
  quantity: Decimal! @constraint(exclusiveMin: "0", max: "1000000000000", scale: 18)
}

"What to do with something that an import brought."
enum ConfirmationDecision {
  "It is right, with the corrections given: count it."
  CONFIRM
  "It is wrong: do not count it."
  REJECT
}

"Which trades to read."
input GetRelayTradesInput {
  "Only trades with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only trades of these portfolios, those under them left out. Default: of all portfolios."
  portfolioIds: [ID!] @constraint(minItems: 1, maxItems: 50, format: UUID)
  "Only trades of this instrument. Default: all."
  instrument: InstrumentSelectorInput
  """
  Only trades in one of these states. \`[PENDING]\` shows what waits for confirmation; rejected trades
  are left out unless they are asked for. Totals and holdings count \`CONFIRMED\` trades only.
  """
  states: [ImportState!]! = [PENDING, CONFIRMED] @constraint(minItems: 1, maxItems: 3)
  "Only trades of one of these types. Default: all."
  types: [TradeType!] @constraint(minItems: 1, maxItems: 20)
  "Only trades on or after this day. Default: all."
  from: Date
  "Only trades on or before this day. Default: all."
  to: Date
  "How many trades a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"A trade to record. \`TradeType\` says which fields each type needs."
input CreateTradeInput {
  "The portfolio. Default: the assets portfolio."
  portfolioId: ID @constraint(format: UUID)
  "The instrument. The id of an asset of the catalogue will do."
  instrumentId: ID! @constraint(format: UUID)
  "What happened."
  type: TradeType!
  "The trading day, not in the future."
  tradedOn: Date!
  "How many units, up to 18 decimal places, above 0."
  quantity: Decimal @constraint(exclusiveMin: "0", max: "1000000000000", scale: 18)
  "The price of one unit, in the instrument's currency."
  price: Decimal @constraint(min: "0", max: "1000000000000", scale: 18)
  "The fee, in \`feeCurrency\`."
  fee: Decimal! = "0" @constraint(min: "0", max: "1000000000000", scale: 8)
  "The instrument's currency or the portfolio's. Default: the instrument's."
  feeCurrency: CurrencyCode
  """
  Units of the portfolio's currency for one of the instrument's. Default: the market's rate of that
  day.
  """
  exchangeRate: Decimal @constraint(exclusiveMin: "0", max: "1000000000000", scale: 12)
  "New units for old ones."
  ratio: SplitRatioInput
  "The cost that the trade brings or sets, in the instrument's currency."
  costBasis: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  "The money paid back or called in, in the instrument's currency."
  capitalAmount: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  """
  The purchases that a sale takes its units from: only in a portfolio whose cost basis method is
  \`SPECIFIC\`, summing to \`quantity\`.
  """
  lotSelections: [LotSelectionInput!] @constraint(minItems: 1, maxItems: 100)
  "A note."
  note: String @constraint(minLength: 1, maxLength: 500)
  """
  A name for the trade, once in a portfolio for ever, such as the number of its contract note. A
  trade that already has it is returned as it is, and nothing is recorded.
  """
  uniqueIdentifier: String @constraint(minLength: 1, maxLength: 120, format: LINE)
  """
  Makes a repetition safe: the same key with the same input returns the same trade and records
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"A trade in an asset of the catalogue to record."
input CreateTradeForAssetInput {
  "The asset."
  assetId: ID! @constraint(format: UUID)
  "The portfolio. Default: the assets portfolio."
  portfolioId: ID @constraint(format: UUID)
  "What happened."
  type: AssetTradeType!
  "The trading day, not in the future."
  tradedOn: Date!
  "How many units, up to 18 decimal places, above 0."
  quantity: Decimal! @constraint(exclusiveMin: "0", max: "1000000000000", scale: 18)
  """
  The price of one unit, in the asset's currency. Default, for types that have a price: the last
  price of that day, or of the last trading day before it.
  """
  price: Decimal @constraint(min: "0", max: "1000000000000", scale: 18)
  "The fee, in the asset's currency."
  fee: Decimal! = "0" @constraint(min: "0", max: "1000000000000", scale: 8)
  "A note."
  note: String @constraint(minLength: 1, maxLength: 500)
  """
  Makes a repetition safe: the same key with the same input returns the same trade and records
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"A trade that a program brings from elsewhere. \`TradeType\` says which fields each type needs."
input CreateRelayTradeInput {
  "The portfolio."
  portfolioId: ID! @constraint(format: UUID)
  """
  The instrument's ticker in either case, with or without the market identifier code, or the short
  name of a custom instrument.
  """
  symbol: String! @constraint(minLength: 1, maxLength: 32, format: LINE)
  "Narrows a ticker that several exchanges use."
  exchange: Exchange
  "What happened."
  type: TradeType!
  "The trading day, not in the future."
  tradedOn: Date!
  "How many units, up to 18 decimal places, above 0."
  quantity: Decimal @constraint(exclusiveMin: "0", max: "1000000000000", scale: 18)
  "The price of one unit, in the instrument's currency."
  price: Decimal @constraint(min: "0", max: "1000000000000", scale: 18)
  "The fee, in \`feeCurrency\`."
  fee: Decimal! = "0" @constraint(min: "0", max: "1000000000000", scale: 8)
  "The instrument's currency or the portfolio's. Default: the instrument's."
  feeCurrency: CurrencyCode
  """
  Units of the portfolio's currency for one of the instrument's. Default: the market's rate of that
  day.
  """
  exchangeRate: Decimal @constraint(exclusiveMin: "0", max: "1000000000000", scale: 12)
  "New units for old ones."
  ratio: SplitRatioInput
  "The cost that the trade brings or sets, in the instrument's currency."
  costBasis: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  "The money paid back or called in, in the instrument's currency."
  capitalAmount: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  "A note."
  note: String @constraint(minLength: 1, maxLength: 500)
  """
  The trade's id where it comes from, once in a portfolio for ever. A trade that already has it is
  returned as it is, and nothing is recorded.
  """
  uniqueIdentifier: String @constraint(minLength: 1, maxLength: 120, format: LINE)
  """
  Makes a repetition safe: the same key with the same input returns the same trade and records
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"""
What to change of a trade. What is left out stays. Null removes a value that the trade can be
without, such as \`note\`. A new \`type\` needs the fields of its own and drops those that it does not
allow.
"""
input UpdateRelayTradeInput {
  "The trade's id."
  id: ID! @constraint(format: UUID)
  "What happened."
  type: TradeType @constraint(notNull: true)
  "The trading day, not in the future."
  tradedOn: Date @constraint(notNull: true)
  """
  How many units, up to 18 decimal places, above 0. Null removes it from a trade that can be
  without.
  """
  quantity: Decimal @constraint(exclusiveMin: "0", max: "1000000000000", scale: 18)
  """
  The price of one unit, in the instrument's currency. Null removes it from a trade that can be
  without.
  """
  price: Decimal @constraint(min: "0", max: "1000000000000", scale: 18)
  "The fee, in \`feeCurrency\`."
  fee: Decimal @constraint(min: "0", max: "1000000000000", scale: 8, notNull: true)
  "The instrument's currency or the portfolio's. Null: the instrument's."
  feeCurrency: CurrencyCode
  """
  Units of the portfolio's currency for one of the instrument's. Null: the rate of the trading day.
  """
  exchangeRate: Decimal @constraint(exclusiveMin: "0", max: "1000000000000", scale: 12)
  "New units for old ones. Null removes it from a trade that can be without."
  ratio: SplitRatioInput
  """
  The cost that the trade brings or sets, in the instrument's currency. Null removes it from a trade
  that can be without.
  """
  costBasis: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  """
  The money paid back or called in, in the instrument's currency. Null removes it from a trade that
  can be without.
  """
  capitalAmount: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  """
  The purchases that a sale takes its units from, in place of those named before. Null: by the
  portfolio's method.
  """
  lotSelections: [LotSelectionInput!] @constraint(minItems: 1, maxItems: 100)
  "A note. Null removes it."
  note: String @constraint(minLength: 1, maxLength: 500)
}

"Which trade to delete."
input DeleteRelayTradeInput {
  "The trade's id."
  id: ID! @constraint(format: UUID)
}

"A decision on a pending trade, with corrections where it is confirmed."
input ConfirmNetWorthTradeInput {
  "The trade's id."
  id: ID! @constraint(format: UUID)
  "Confirm or reject. Corrections go only with \`CONFIRM\`."
  decision: ConfirmationDecision!
  "The right day, not in the future."
  tradedOn: Date
  "The right ratio of a split or a consolidation."
  ratio: SplitRatioInput
  "The right number of units, of types that have one."
  quantity: Decimal @constraint(min: "0.000000000000000001", max: "1000000000000", scale: 18)
}

"A public address on a chain whose contents count in net worth. It cannot spend anything."
type WalletWatch {
  "The watch's id."
  id: ID!
  "The chain."
  chain: Chain!
  "The address, as the chain writes it."
  address: String!
  "The owner's name for it. Null: none."
  label: String
  "The portfolio that its contents count in."
  portfolioId: ID!
  "How the reading of the address goes."
  status: WalletWatchStatus!
  "What the address held when it was last read, the largest value first. At most 200."
  balances: [WalletBalance!]!
  """
  What \`balances\` are worth together, in \`currency\`, without those that have no price. Null if none
  of them has one.
  """
  value: Decimal
  "How many of \`balances\` have no price: \`value\` lacks them."
  unpricedCount: Int!
  "The portfolio's currency: of all amounts here."
  currency: CurrencyCode!
  "When the address was last read with success. Null before the first time."
  lastSyncedAt: DateTime
  """
  Whether \`balances\` are older than an hour, or there are none yet. What was read last is kept until
  the address can be read again.
  """
  stale: Boolean!
  "Why the last reading failed. Null unless it did."
  failureCode: WalletWatchFailure
  "Why the last reading failed, as a sentence for a person. Null unless it did."
  failureReason: String
  "When the watch was added."
  createdAt: DateTime!
  "When it was last read, or changed."
  updatedAt: DateTime!
}

"How the reading of a watched address goes."
enum WalletWatchStatus {
  "Added, and not read yet."
  SYNCING
  "Read with success. It is read again by itself; \`lastSyncedAt\` says when it last was."
  ACTIVE
  "The last reading failed. What was read before is kept, and the next reading may succeed."
  FAILED
}

"Why an address could not be read."
enum WalletWatchFailure {
  "The source of the chain's data did not answer. It is read again by itself."
  PROVIDER_ERROR
  """
  The address has more than can be read, which is 10,000 coins and tokens, or the caller has as many
  trades or holdings as an account may have.
  """
  TOO_LARGE
  "The chain does not know such an address, although its form is right."
  UNKNOWN_ADDRESS
  """
  Trades that were recorded by hand in the portfolio take out more than the address held. It is read
  again once they are changed or deleted.
  """
  CONFLICTING_TRADES
}

"""
What a watched address holds of one coin or token. Tokens that the platform does not know are left
out: anyone may send tokens of any name to an address.
"""
type WalletBalance {
  "The symbol of the coin or token."
  symbol: String!
  "The address of a token's contract. Null for the chain's own coin."
  contract: String
  "How much of it."
  quantity: Decimal!
  "What it is worth, in the currency of the watch. Null if it has no price."
  value: Decimal
}

"Which wallet watches to read."
input GetWalletWatchesInput {
  "Only watches with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only watches of these portfolios. Default: of all portfolios."
  portfolioIds: [ID!] @constraint(minItems: 1, maxItems: 50, format: UUID)
}

"An address to watch."
input AddWalletWatchInput {
  "The chain."
  chain: Chain!
  "The public address, as the chain writes it. Its form and check digits are verified."
  address: String! @constraint(minLength: 20, maxLength: 120, format: LINE)
  "A name for it."
  label: String @constraint(minLength: 1, maxLength: 60, format: LINE)
  "The portfolio that its contents count in. Default: the assets portfolio."
  portfolioId: ID @constraint(format: UUID)
  """
  Makes a repetition safe: the same key with the same input returns the same watch and adds nothing.
  Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Which wallet watch to delete."
input DeleteWalletWatchInput {
  "The watch's id."
  id: ID! @constraint(format: UUID)
}

"A public address on a chain."
input WalletAddressInput {
  "The chain."
  chain: Chain!
  "The public address, as the chain writes it. Its form and check digits are verified."
  address: String! @constraint(minLength: 20, maxLength: 120, format: LINE)
}

"A crypto wallet to track."
input CreateCryptoWalletInput {
  "Its name."
  name: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The address to watch from the start. Without one the wallet is kept by hand."
  watch: WalletAddressInput
  "The currency to value it in. It cannot be changed later. Default: the display currency."
  currency: CurrencyCode
  """
  Makes a repetition safe: the same key with the same input returns the same portfolio and makes
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"""
A person's money at work: a part of one account that is kept at the weights of a strategy, or at
weights of one's own. What it holds is part of the account's positions too.
"""
type ActiveStrategy {
  "The active strategy's id."
  id: ID!
  "Its name."
  name: String!
  "Its state."
  status: ActiveStrategyStatus!
  "The strategy that it follows. Null for own weights from the start, and where it was deleted."
  strategy: Strategy
  "The version of \`strategy\` that its weights were last taken from. Null without a strategy."
  strategyVersion: Int
  "Whether \`strategy\` has a newer version: \`syncWithSourceStrategy\` takes it over."
  outOfSync: Boolean!
  "Whether its weights are its owner's own, not those of \`strategy\`."
  customWeights: Boolean!
  "Live or practice, as its account."
  tradingMode: TradingMode!
  "The account that it trades for."
  brokerAccountId: ID!
  "What it holds and is to hold, the greatest target first. At most 200."
  holdings: [ActiveStrategyHolding!]!
  "The part that is to stay cash, in percent."
  cashTargetPercent: Decimal!
  """
  The cash that is set apart for it, what its open orders hold included. Cash of other currencies,
  as dividends bring it, counts at the present rate where one is known; the next run exchanges it.
  """
  cash: Decimal!
  "What it is worth: \`cash\` and its holdings at their last prices and the present rates."
  marketValue: Decimal!
  """
  How many holdings and currencies of cash \`marketValue\` leaves out, since no price or exchange rate
  is known.
  """
  unpricedCount: Int!
  """
  What was put in, less what was taken out. Shares that were attached or detached count at their
  value of that moment.
  """
  invested: Decimal!
  """
  \`marketValue\` less \`invested\`: what was gained so far. Below 0: lost. Null if \`marketValue\` leaves
  something out.
  """
  profitLoss: Decimal
  """
  \`profitLoss\` in percent of all that was put in. Null if nothing was put in or \`profitLoss\` is
  null.
  """
  profitLossPercent: Decimal
  "The currency of all amounts here: the account's."
  currency: CurrencyCode!
  """
  How far the holding farthest off its target is off, in percentage points. Null if \`marketValue\`
  leaves something out.
  """
  driftPercentPoints: Decimal
  "Whether \`rebalanceRules\` start a rebalancing by themselves."
  autoRebalance: Boolean!
  "Whether it takes over new versions of \`strategy\` by itself, and rebalances to them."
  autoSync: Boolean!
  "When to rebalance. Empty: only by hand. At most 3."
  rebalanceRules: [RebalanceRule!]!
  "How many days to wait after a rebalancing before a rule may start the next."
  cooldownDays: Int!
  "The regular contribution. Null: none."
  recurringContribution: RecurringContribution
  "When a run last rebalanced it. Null: never."
  lastRebalancedAt: DateTime
  "When a rule by the calendar starts the next run. Null: no such rule, or none starts by itself."
  nextRebalanceAt: DateTime
  "Its runs, newest first."
  runs(params: PartInput): RebalanceRunPage!
  "When it was made."
  createdAt: DateTime!
  "When its state or its settings last changed."
  updatedAt: DateTime!
  "When it was closed. Null: it is not."
  closedAt: DateTime
}

"What an active strategy holds of one asset, and is to hold."
type ActiveStrategyHolding {
  "The holding's id."
  id: ID!
  "The asset."
  asset: Asset!
  "The part of the active strategy that it is to be, in percent. 0: it is to be sold."
  targetPercent: Decimal!
  """
  The part that it is, in percent. Null if the active strategy's \`marketValue\` leaves something out.
  """
  actualPercent: Decimal
  """
  \`actualPercent\` less \`targetPercent\`: above 0, there is too much of it. Null if \`actualPercent\` is
  null.
  """
  driftPercentPoints: Decimal
  "How much is held."
  quantity: Decimal!
  "The average price paid, fees included, in the asset's currency. 0 where none is held."
  averageEntryPrice: Decimal!
  """
  What it is worth at its last price and the present rate, in the active strategy's currency. Null
  if one of the two is not known.
  """
  marketValue: Decimal
  "When the asset's last price was made. Null without one, or where the moment is not known."
  priceAsOf: DateTime
  "Whether that price is old: its source does not answer, or has had no new one for a long time."
  stale: Boolean!
}

"The states of an active strategy."
enum ActiveStrategyStatus {
  "Made; its first run has not ended. Becomes \`ACTIVE\` then; what was not bought stays cash."
  PENDING_FUNDING
  "At work: rules and regular contributions start runs."
  ACTIVE
  "A run is open: it waits for the market, or buys and sells. Then what it was before."
  REBALANCING
  "Nothing starts by itself; its owner can still contribute, rebalance and liquidate."
  PAUSED
  """
  It is being sold or handed over, whole or in part. Becomes \`CLOSED\` after the whole; what it was
  before after a part; \`PAUSED\` where something of the whole could not be sold.
  """
  LIQUIDATING
  "Sold or handed over whole. What happened stays to be read. Final."
  CLOSED
}

"A contribution that is made again and again from the account's cash."
type RecurringContribution {
  "How much each time, in the active strategy's currency."
  amount: Decimal!
  "How often."
  frequency: Frequency!
  "The day of the next one. Where the market is closed it is made on the next trading day."
  nextOn: Date!
  "Whether its owner has stopped it for now. It also waits while the active strategy is \`PAUSED\`."
  paused: Boolean!
}

"Shares of the caller in one account, and how many can be attached to an active strategy."
type AttachableShares {
  "The id of the account's position in the asset."
  id: ID!
  "The asset's ticker."
  symbol: String!
  "The asset."
  asset: Asset!
  "The account that holds them."
  brokerAccountId: ID!
  "How many the account holds."
  totalQuantity: Decimal!
  "How many belong to active strategies already."
  attachedQuantity: Decimal!
  "How many are held for open sell orders, without those of active strategies."
  heldQuantity: Decimal!
  "How many can be attached: \`totalQuantity\` less the two."
  availableQuantity: Decimal!
}

"Runs of an active strategy, newest first."
type RebalanceRunPage {
  "The runs of this page."
  nodes: [RebalanceRun!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"Active strategies, newest first."
type ActiveStrategyPage {
  "The active strategies of this page."
  nodes: [ActiveStrategy!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"Which active strategy to read: by \`id\` or by \`strategyId\`, one of the two."
input FetchActiveStrategyInput {
  "The active strategy's id."
  id: ID @constraint(format: UUID)
  """
  The id of a strategy: reads the newest active strategy that the caller made from it and that is
  not closed.
  """
  strategyId: ID @constraint(format: UUID)
}

"Which active strategies to read. All filters apply together."
input FetchAllActiveStrategiesInput {
  "Only these active strategies. Ids that are not the caller's are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Live or practice. Default: both."
  tradingMode: TradingMode
  "Only those in one of these states. Default: all."
  statuses: [ActiveStrategyStatus!] @constraint(minItems: 1, maxItems: 10)
  """
  Whether to list closed ones too. Where \`ids\` or \`statuses\` name them they are listed without it.
  """
  includeEnded: Boolean! = false
  "Only those of this account. Default: all."
  brokerAccountId: ID @constraint(format: UUID)
  "How many active strategies a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"Of which shares to ask what can be attached."
input GetAvailableSharesToAttachInput {
  "Only shares of the positions with these ids. Unknown ids are passed over. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 200, format: UUID)
  "Where the shares are. Default: the platform account, in live mode."
  source: AttachableSharesSourceInput
  "Only these assets. Default: all, or those of the active strategy."
  assetIds: [ID!] @constraint(minItems: 1, maxItems: 200, format: UUID)
}

"Where shares to attach are: one of the two."
input AttachableSharesSourceInput @oneOf {
  "Only in the account of this active strategy, and only its target assets."
  activeStrategyId: ID @constraint(format: UUID)
  "In this account."
  brokerAccountId: ID @constraint(format: UUID)
}

"Money to put to work."
input CreateActiveStrategyInput {
  "What to invest in."
  source: ActiveStrategySourceInput!
  "Its name. Default: the strategy's, or \`My strategy\`."
  name: String @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The account to trade for. Default: the platform account, in live mode."
  brokerAccountId: ID @constraint(format: UUID)
  "The broker credential to trade through. Default: the platform account."
  brokerCredentialId: ID @constraint(format: UUID)
  """
  How much of the account's cash to invest, in the account's currency. With the value of
  \`attachShares\` at least the strategy's \`minimumInvestment\`, and more than nothing.
  """
  amount: Decimal! @constraint(min: "0", max: "1000000000000", scale: 8)
  "Shares of the account to bring in as they are, each asset once. They need not be target assets."
  attachShares: [AssetSharesInput!] @constraint(minItems: 1, maxItems: 100)
  "Whether \`rebalanceRules\` start a rebalancing by themselves."
  autoRebalance: Boolean! = true
  """
  Whether to take over new versions of the strategy by itself. Default: as in the caller's
  subscription to it, else false.
  """
  autoSync: Boolean
  "When to rebalance: at most one of each drift rule and one day. Default: the strategy's rules."
  rebalanceRules: [RebalanceRuleInput!] @constraint(maxItems: 3)
  """
  How many days to wait after a rebalancing before a rule may start the next, 0 to 365. Default: as
  the strategy has it, else 7.
  """
  cooldownDays: Int @constraint(min: "0", max: "365")
  "A regular contribution. Default: none."
  recurringContribution: RecurringContributionInput
  """
  Makes a repetition safe: the same key with the same input returns the same active strategy and
  invests nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"What to invest in: one of the two."
input ActiveStrategySourceInput @oneOf {
  "This published strategy, or a published one of the caller's own."
  strategyId: ID @constraint(format: UUID)
  "Weights of one's own."
  weights: TargetWeightsInput
}

"Which part of the money goes where. All weights and \`cashPercent\` sum to exactly 100."
input TargetWeightsInput {
  "The assets, each once."
  assets: [WeightInput!]! @constraint(minItems: 1, maxItems: 100)
  "The part that stays cash, in percent, at most 2 decimal places."
  cashPercent: Decimal! = "0" @constraint(min: "0", max: "99.99", scale: 2)
}

"The weight of one asset."
input WeightInput {
  "The asset's id. It must be \`tradable\`."
  assetId: ID! @constraint(format: UUID)
  "Its part of the whole, cash included, in percent, at most 2 decimal places."
  targetPercent: Decimal! @constraint(min: "0.01", max: "100", scale: 2)
}

"Shares of one asset."
input AssetSharesInput {
  "The asset's id."
  assetId: ID! @constraint(format: UUID)
  "How many, up to 9 decimal places."
  quantity: Decimal! @constraint(min: "0", max: "1000000000000", scale: 9)
}

"A contribution to make again and again. One that the account's cash does not cover is left out."
input RecurringContributionInput {
  "How much each time, in the active strategy's currency."
  amount: Decimal! @constraint(min: "1", max: "1000000000000", scale: 8)
  "How often. \`ONE_OFF\` is refused: use \`contributeToActiveStrategy\`."
  frequency: Frequency!
  "The day of the first one, not in the past. Default: today."
  startsOn: Date
  "Whether it is stopped for now."
  paused: Boolean! = false
}

"""
What to change of an active strategy. What is left out stays. Null ends the regular contribution and
removes the rules, and else stays too.
"""
input UpdateActiveStrategyInput {
  "The active strategy's id."
  id: ID! @constraint(format: UUID)
  "The new name."
  name: String @constraint(minLength: 1, maxLength: 80, format: LINE, notNull: true)
  """
  New target weights of one's own. They switch \`autoSync\` off; \`syncWithSourceStrategy\` goes back to
  those of the strategy.
  """
  weights: TargetWeightsInput @constraint(notNull: true)
  "Whether \`rebalanceRules\` start a rebalancing by themselves."
  autoRebalance: Boolean @constraint(notNull: true)
  "Whether to take over new versions of the strategy by itself. Not true with own weights."
  autoSync: Boolean @constraint(notNull: true)
  "All its rules from now on: at most one of each drift rule and one day. Null or empty: by hand."
  rebalanceRules: [RebalanceRuleInput!] @constraint(maxItems: 3)
  "How many days to wait after a rebalancing before a rule may start the next, 0 to 365."
  cooldownDays: Int @constraint(min: "0", max: "365", notNull: true)
  "The regular contribution from now on. Null ends it."
  recurringContribution: RecurringContributionInput
}

"Whether an active strategy is to work by itself."
input SetActiveStrategyStatusInput {
  "The active strategy's id."
  id: ID! @constraint(format: UUID)
  "What it is to be."
  status: ActiveStrategySwitch!
}

"What an owner can make of an active strategy."
enum ActiveStrategySwitch {
  "Let rules and regular contributions start runs."
  ACTIVE
  "Let nothing start by itself, and stop a run that is open."
  PAUSED
}

"Which shares are to belong to an active strategy."
input SetAssetSharesInput {
  "The active strategy's id."
  id: ID! @constraint(format: UUID)
  """
  How many shares of each asset are to belong to it, each asset once. More than it has: they are
  attached from its account. Fewer: the rest is detached. 0: all are detached. Assets left out stay.
  """
  shares: [AssetSharesInput!]! @constraint(minItems: 1, maxItems: 100)
  """
  Makes a repetition safe: the same key with the same input returns the same active strategy and
  moves nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Which active strategy takes over its strategy's weights."
input SyncWithSourceStrategyInput {
  "The active strategy's id."
  id: ID! @constraint(format: UUID)
  "True: buy and sell to the new weights at once. False: the next run does."
  rebalance: Boolean! = true
  """
  Makes a repetition safe: the same key with the same input returns the same active strategy and
  starts no other run. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"""
A run of orders that brings an active strategy to its targets, invests cash or takes money out. It
sells first and buys with the cash that is there; only what is lacking or left over in a currency is
exchanged. It starts while the exchange of the greatest part has at least 15 minutes of regular
trading left, and waits for that; assets whose exchange is closed then are traded by a later run. An
active strategy has at most one open run.
"""
type RebalanceRun {
  "The run's id."
  id: ID!
  "The active strategy."
  activeStrategyId: ID!
  "The purpose of the run."
  type: RebalanceRunType!
  "Its state."
  status: RebalanceRunStatus!
  "Who or what started it."
  initiatedBy: RebalanceRunInitiator!
  "The money to invest or to take out, in \`currency\`. Null if the run has no such amount."
  amount: Decimal
  "The currency of all amounts here: the active strategy's."
  currency: CurrencyCode!
  "The orders that it placed, refused ones too, oldest first. At most 500."
  orders: [Order!]!
  "What it left out, and why. At most 200."
  skipped: [SkippedOrder!]!
  "Why it ended early, for a person. Null while it is open and where it ran to its end."
  failureReason: String
  "Why it ended early, for a program. Null while it is open and where it ran to its end."
  failureCode: RebalanceRunFailureCode
  "When it was asked for."
  createdAt: DateTime!
  "When it began to buy and sell. Null: not yet, or never."
  startedAt: DateTime
  "When it ended. Null: it is open."
  completedAt: DateTime
}

"What a run is for."
enum RebalanceRunType {
  "Buy and sell until every holding is at its target."
  FULL_REBALANCE
  "Buy with new cash, the holdings farthest below their targets first. Nothing is sold."
  INVEST_CASH
  "Sell, or hand over, a part of every holding."
  PARTIAL_LIQUIDATION
  "Sell, or hand over, everything."
  FULL_LIQUIDATION
  "Buy and sell to a new version of the strategy."
  SYNC
}

"The states of a run."
enum RebalanceRunStatus {
  "Waiting for the market."
  QUEUED
  "Buying and selling."
  IN_PROGRESS
  "Stopped before it began: its owner paused or liquidated the active strategy. Final."
  CANCELED
  "Stopped while at work, in the same way. What was filled stays. Final."
  CANCELED_MID_RUN
  "A fault or the broker ended it; \`failureReason\` says more. What was filled stays. Final."
  ERROR
  "It did not end within its trading day. What was filled stays. Final."
  TIMEOUT
  "Ended, but something was left out or filled in part: see \`skipped\` and \`orders\`. Final."
  COMPLETED_ADJUSTED
  "Ended, and everything was filled. Final."
  COMPLETED_SUCCESS
}

"Why a run ended early."
enum RebalanceRunFailureCode {
  "Its owner paused or liquidated the active strategy, or the practice account was started anew."
  STOPPED
  "It did not end within its trading day."
  OUT_OF_TIME
  "The account or its owner could not trade any more, or a fault of the platform ended it."
  FAULT
}

"Who or what started a run."
enum RebalanceRunInitiator {
  "The owner, by an operation or in the app."
  OWNER
  "A rule of \`rebalanceRules\`."
  RULE
  "A new version of the strategy, by \`autoSync\`."
  SOURCE_CHANGE
  "The regular contribution."
  RECURRING_CONTRIBUTION
}

"Something that a run leaves out."
type SkippedOrder {
  "The asset's ticker."
  symbol: String!
  """
  What the trade would have been. Null if there would be none, as the holding is within its
  tolerance.
  """
  side: OrderSide
  "For how much money, in \`currency\` of the run or preview. Null if it is not known."
  notional: Decimal
  "Why it is left out."
  reason: SkipReason!
  "The same for a person, with the numbers that matter."
  detail: String!
}

"Why a run leaves something out."
enum SkipReason {
  "It is worth less than the least that an order may be."
  BELOW_MIN_NOTIONAL
  "The asset trades in whole units only, and it is less than one."
  NOT_FRACTIONABLE
  "No orders are taken for the asset."
  NOT_TRADABLE
  """
  The asset's market is closed while the run is at work. Another run follows when it opens, but for
  a part that is taken out and for a preview.
  """
  MARKET_CLOSED
  "It is off its target by no more than \`tolerancePercentPoints\`."
  WITHIN_TOLERANCE
  "The cash does not suffice."
  INSUFFICIENT_CASH
  "Its shares are held for an open order, or the owner has an open order in the other direction."
  HELD_BY_OPEN_ORDER
  "There is no current price."
  NO_PRICE
}

"""
What a rebalancing would do, at the prices and exchange rates of \`asOf\`. Nothing is placed or held
for it.
"""
type RebalancePreview {
  """
  Hand it to \`rebalanceActiveStrategy\` to run just this. Null for a preview with other weights or a
  contribution, which can only be looked at.
  """
  previewId: ID
  "When \`previewId\` ends: 5 minutes after \`asOf\`. Null without one."
  expiresAt: DateTime
  "The active strategy."
  activeStrategyId: ID!
  "The moment of the prices."
  asOf: DateTime!
  """
  What the active strategy is worth, \`contribution\` included. Where it leaves something held out,
  nothing would be bought or sold: \`skipped\` says what has no price.
  """
  totalValue: Decimal!
  """
  How many holdings and currencies of cash \`totalValue\` leaves out, since no price or exchange rate
  is known.
  """
  unpricedCount: Int!
  "The currency of all amounts here: the active strategy's."
  currency: CurrencyCode!
  "One line for each asset that it holds or is to hold, by symbol. At most 200."
  lines: [RebalancePreviewLine!]!
  "The fees that are to be expected, those of exchanging money included."
  estimatedFees: Decimal!
  "The gain that the sales would bring about, for tax, at the present rates. Below 0: a loss."
  estimatedRealizedGain: Decimal!
  "The purchases or the sales, whichever are less, in percent of \`totalValue\`."
  turnoverPercent: Decimal!
  "The cash of the active strategy afterwards."
  cashAfter: Decimal!
  "What would be left out, and why. At most 200."
  skipped: [SkippedOrder!]!
}

"What a rebalancing would do with one asset."
type RebalancePreviewLine {
  "The asset."
  assetId: ID!
  "The asset's ticker."
  symbol: String!
  "The part that it is to be, in percent."
  targetPercent: Decimal!
  "The part that it is, in percent. Null if \`totalValue\` leaves something out."
  actualPercent: Decimal
  "How much is held."
  currentQuantity: Decimal!
  "How much would be held afterwards."
  targetQuantity: Decimal!
  "Buy or sell. Null: nothing is done."
  side: OrderSide
  "\`targetQuantity\` less \`currentQuantity\`: below 0, it is sold."
  quantityDelta: Decimal!
  "The price that was taken, in the asset's currency. Null: there is none."
  estimatedPrice: Decimal
  "What the order would be worth, a positive number. 0 where nothing is done."
  estimatedNotional: Decimal!
  "The gain that the sale would bring about, for tax. Null if nothing is sold."
  estimatedRealizedGain: Decimal
}

"What to preview."
input GetRebalancePreviewInput {
  "The active strategy's id."
  activeStrategyId: ID! @constraint(format: UUID)
  "Target weights to try. Default: those that it has."
  weights: TargetWeightsInput
  "Cash to add first, in the active strategy's currency, to try a contribution. Default: none."
  contribution: Decimal @constraint(min: "0", max: "1000000000000", scale: 8)
  "True: only buy with its cash, and sell nothing."
  buyOnly: Boolean! = false
  """
  The tolerance in percentage points: holdings that are off their targets by no more are not traded.
  """
  tolerancePercentPoints: Decimal! = "0" @constraint(min: "0", max: "50", scale: 6)
}

"Money to add to an active strategy."
input ContributeToActiveStrategyInput {
  "The active strategy's id."
  id: ID! @constraint(format: UUID)
  "How much of the account's cash to add, in the active strategy's currency."
  amount: Decimal! @constraint(min: "1", max: "1000000000000", scale: 8)
  """
  Makes a repetition safe: the same key with the same input returns the same run and adds nothing.
  Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Which active strategy to rebalance, and how."
input RebalanceActiveStrategyInput {
  "The active strategy's id."
  id: ID! @constraint(format: UUID)
  "How to do it. Default: buy and sell until every holding is at its target."
  terms: RebalanceTermsInput
  """
  Makes a repetition safe: the same key with the same input returns the same run and starts no
  other. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"How to rebalance: one of the two."
input RebalanceTermsInput @oneOf {
  "Just as this preview of \`getRebalancePreview\` shows it, at the prices of the market."
  previewId: ID @constraint(format: UUID)
  "With these settings."
  settings: RebalanceSettingsInput
}

"Settings of a rebalancing."
input RebalanceSettingsInput {
  "True: only buy with its cash, and sell nothing."
  buyOnly: Boolean! = false
  """
  The tolerance in percentage points: holdings that are off their targets by no more are not traded.
  """
  tolerancePercentPoints: Decimal! = "0" @constraint(min: "0", max: "50", scale: 6)
}

"What to take out of an active strategy."
input LiquidateActiveStrategyInput {
  "The active strategy's id."
  id: ID! @constraint(format: UUID)
  "How much to take out."
  size: StrategyLiquidationSizeInput!
  """
  True: nothing is sold; the shares stay in the account and belong to the strategy no longer. With
  only \`percent\`. False: they are sold, and the cash goes to the account.
  """
  keepShares: Boolean! = false
  """
  Makes a repetition safe: the same key with the same input returns the same run and takes out
  nothing more. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"How much to take out of an active strategy: one of the two."
input StrategyLiquidationSizeInput @oneOf {
  "This part of its cash and of every holding, in percent. 100 closes it."
  percent: Decimal @constraint(min: "0.01", max: "100", scale: 2)
  """
  This much money, in its currency, less than it is worth: cash beyond \`cashTargetPercent\` first,
  then sales of the holdings farthest above their targets.
  """
  amount: Decimal @constraint(min: "1", max: "1000000000000", scale: 8)
}

"A model that says which part of the money goes into which asset. It holds no money itself."
type Strategy {
  "The strategy's id."
  id: ID!
  "Its name."
  name: String!
  "Its name for addresses, for example \`steady-income\`. Unique, and never changed."
  slug: String!
  "What it invests in and why. Null: none."
  description: String
  "Who makes it, or what it follows."
  kind: StrategyKind!
  "Whether it can be invested in."
  status: StrategyStatus!
  "Who can see it."
  visibility: StrategyVisibility!
  "The expert who runs it. Null if no expert does."
  expert: Expert
  "Whether the caller made it."
  mine: Boolean! @tokenScope(scope: PORTFOLIO_READ)
  "How much its value may swing, by its maker's judgement."
  riskLevel: RiskTolerance!
  "Grows by 1 with every change of \`holdings\` or \`cashPercent\`; 1 at first."
  version: Int!
  "The part that stays cash, in percent. With the weights of a published strategy exactly 100."
  cashPercent: Decimal!
  "What the rest goes into, the greatest weight first. At most 100."
  holdings: [StrategyHolding!]!
  "When to rebalance, as its maker advises. Empty: only by hand. At most 3."
  rebalanceRules: [RebalanceRule!]!
  "How many days to wait after a rebalancing before a rule may start the next."
  cooldownDays: Int!
  "The least to invest. Null: no minimum."
  minimumInvestment: Money
  "The lowest plan that may follow it or invest in it."
  requiredTier: SubscriptionTier!
  "How many people follow it."
  subscriberCount: Int!
  """
  What is invested in it in all, in US dollars. Null if fewer than ten people are invested, so that
  none is exposed, and where a price or an exchange rate that it needs is not known.
  """
  assetsUnderStrategy: Money
  """
  What its model portfolio returned in percent over the last year, dividends included. Null for a
  younger one.
  """
  oneYearReturnPercent: Decimal
  "How its model portfolio has done. The current weights are taken for all the time."
  performance(
    "The span of time. A younger strategy is shown from its first day."
    range: PastRange! = Y1
  ): StrategyPerformance! @cost(weight: 500)
  "Words to find it by. At most 10."
  tags: [String!]!
  "How many people like it."
  likeCount: Int!
  "Whether people vote on its assets with \`createStrategyAssetVotes\`."
  votingEnabled: Boolean!
  "The caller's own votes on its assets. At most 100."
  myVotes: [StrategyAssetVote!]! @tokenScope(scope: PORTFOLIO_READ)
  "The caller's subscription. Null: the caller does not follow it."
  subscription: StrategySubscription @tokenScope(scope: PORTFOLIO_READ)
  "The strategy that it was made from. Null: none, or one that the caller may not see."
  sourceStrategyId: ID
  "When it was published. Null: not yet."
  publishedAt: DateTime
  "When it was made."
  createdAt: DateTime!
  "When its maker last changed it."
  updatedAt: DateTime!
}

"One asset of a strategy."
type StrategyHolding {
  "The holding's id. It stays while the asset is in the strategy."
  id: ID!
  "The asset."
  asset: Asset!
  "Its part of the whole, cash included, in percent, to two places."
  targetPercent: Decimal!
  "Why it is there, in its maker's words. Null: none."
  note: String
  "Votes for it less votes against it. Null if \`votingEnabled\` is false."
  voteTally: Int
}

"Who makes a strategy, or what it follows."
enum StrategyKind {
  "An expert runs it. The platform makes these."
  EXPERT
  "Its maker runs it with the votes of others."
  COMMUNITY
  "It follows an index."
  INDEX
  "It follows an idea, for example clean energy."
  THEMATIC
  "A program of the platform runs it."
  AI
  "Anything else."
  CUSTOM
}

"Whether a strategy can be invested in."
enum StrategyStatus {
  "Being made. Nobody can follow it or invest in it."
  DRAFT
  "It can be followed and invested in."
  PUBLISHED
  """
  Nobody new can follow it or invest in it; existing followers and investors go on as before. Final.
  """
  ARCHIVED
}

"Who can see a strategy."
enum StrategyVisibility {
  "Only its maker."
  PRIVATE
  "Visible to anyone who has its id or slug. Lists and searches leave it out."
  UNLISTED
  "Everybody."
  PUBLIC
}

"How a strategy's model portfolio has done over a span of time."
type StrategyPerformance {
  "The span of time."
  range: PastRange!
  """
  The return in percent, dividends included. Null if it has no history yet, or if the prices of a
  holding is not available now: then no figure here is known.
  """
  returnPercent: Decimal
  "\`returnPercent\` by the year. Null for less than a year."
  annualizedReturnPercent: Decimal
  "The yearly standard deviation of daily returns, in percent. Null for less than 20 days."
  volatilityPercent: Decimal
  "The deepest fall from a high, in percent, 0 or below. Null if it has no history yet."
  maxDrawdownPercent: Decimal
  "The yearly return above cash by its volatility. Null if either is not known."
  sharpeRatio: Decimal
  "The ticker that it is compared with. Null: none."
  benchmarkSymbol: String
  "The return of that in percent. Null: none, or its prices are not available now."
  benchmarkReturnPercent: Decimal
  "The value by day, 100 on the first one, oldest first. At most 4,000 points, then by week."
  series: [DataPoint!]!
}

"A rule that starts a rebalancing. Exactly one field beside \`trigger\` is set."
type RebalanceRule {
  "What kind of rule it is, and so which of the other fields is set."
  trigger: RebalanceTrigger!
  "How many percentage points an asset's part must be off its target. Null for another \`trigger\`."
  driftPercentPoints: Decimal
  """
  How far an asset's part must be off its target, in percent of the target. Null for another
  \`trigger\`.
  """
  driftPercentOfTarget: Decimal
  "The day of each week. Null for another \`trigger\`."
  weekday: TradingWeekday
  "The day of each month. Null for another \`trigger\`."
  monthDay: Int
  "The day of January, April, July and October. Null for another \`trigger\`."
  quarterDay: Int
  "The day of each year as month and day, for example \`06-30\`. Null for another \`trigger\`."
  yearDay: String
}

"What starts a rebalancing."
enum RebalanceTrigger {
  "An asset's part is off its target by so many percentage points: with 5, from 60 to 65."
  DRIFT_ABSOLUTE
  "An asset's part is off its target by a part of that: with 20 percent, from 35 to 42."
  DRIFT_RELATIVE
  "A day of each week."
  CALENDAR_WEEKLY
  "A day of each month."
  CALENDAR_MONTHLY
  "A day of the first month of each quarter."
  CALENDAR_QUARTERLY
  "A day of each year."
  CALENDAR_ANNUALLY
}

"A weekday on which markets trade."
enum TradingWeekday {
  "Monday."
  MONDAY
  "Tuesday."
  TUESDAY
  "Wednesday."
  WEDNESDAY
  "Thursday."
  THURSDAY
  "Friday."
  FRIDAY
}

"Strategies in the order asked for."
type StrategyPage {
  "The strategies of this page."
  nodes: [Strategy!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"The order of a list of strategies."
enum StrategySort {
  "Most followers first."
  POPULAR
  "Last published first, drafts before all."
  NEWEST
  "Greatest \`oneYearReturnPercent\` first, those without one last."
  RETURN
  "By name."
  NAME
}

"Which strategies to read. All filters apply together."
input FetchStrategiesInput {
  "Only these strategies. Ids that the caller may not see are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only strategies of these kinds. Default: all."
  kinds: [StrategyKind!] @constraint(minItems: 1, maxItems: 6)
  "Only strategies of these risk levels. Default: all."
  riskLevels: [RiskTolerance!] @constraint(minItems: 1, maxItems: 5)
  "Only strategies that these experts run. Default: all."
  expertIds: [ID!] @constraint(minItems: 1, maxItems: 200, format: UUID)
  "Only strategies with these words in their name, description or tags. Default: all."
  search: String @constraint(minLength: 1, maxLength: 100, format: LINE)
  """
  True: only those that the caller made, whatever their status and visibility. Needs
  \`portfolio.read\`.
  """
  mine: Boolean! = false
  "True: only those that the caller follows, archived ones too. Needs \`portfolio.read\`."
  subscribed: Boolean! = false
  "The order."
  sort: StrategySort! = POPULAR
  "How many strategies a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"Which strategy to read: by \`id\` or by \`slug\`, one of the two."
input FetchStrategyInput {
  "The strategy's id."
  id: ID @constraint(format: UUID)
  "The strategy's slug."
  slug: String @constraint(minLength: 1, maxLength: 80, format: LINE)
}

"A strategy to make."
input CreateStrategyInput {
  "Its name. The slug is made from it."
  name: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
  "What it invests in and why."
  description: String @constraint(minLength: 1, maxLength: 5000)
  "What kind it is. \`EXPERT\` and \`AI\` are the platform's and refused."
  kind: StrategyKind! = CUSTOM
  "Who can see it."
  visibility: StrategyVisibility! = PRIVATE
  "How much its value may swing. Default: reckoned from its assets."
  riskLevel: RiskTolerance
  "The part that stays cash, in percent, at most 2 decimal places."
  cashPercent: Decimal! = "0" @constraint(min: "0", max: "100", scale: 2)
  """
  What the rest goes into, each asset once, at most 100. To be published, there is at least one, and
  weights and \`cashPercent\` sum to exactly 100; a draft may hold less.
  """
  holdings: [StrategyHoldingInput!]! @constraint(maxItems: 100)
  "When to rebalance: at most one of each drift rule and one day. Default: only by hand."
  rebalanceRules: [RebalanceRuleInput!] @constraint(maxItems: 3)
  "How many days to wait after a rebalancing before a rule may start the next, 0 to 365."
  cooldownDays: Int! = 7 @constraint(min: "0", max: "365")
  "The least to invest. Default: no minimum."
  minimumInvestment: MoneyInput
  "Words to find it by. At most 10."
  tags: [String!] @constraint(maxItems: 10, minLength: 1, maxLength: 30, format: LINE)
  "Whether people vote on its assets. Only for \`COMMUNITY\`."
  votingEnabled: Boolean! = false
  "The strategy that it was made from. It must be one that the caller may see."
  sourceStrategyId: ID @constraint(format: UUID)
  "True: publish it at once. False: it starts as a draft."
  publish: Boolean! = false
  """
  Makes a repetition safe: the same key with the same input returns the same strategy and makes
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"One asset of a strategy."
input StrategyHoldingInput {
  "The asset's id. It must be \`tradable\`."
  assetId: ID! @constraint(format: UUID)
  "Its part of the whole, cash included, in percent, at most 2 decimal places."
  targetPercent: Decimal! @constraint(min: "0.01", max: "100", scale: 2)
  "Why it is there."
  note: String @constraint(minLength: 1, maxLength: 500)
}

"A rule that starts a rebalancing: one of the six."
input RebalanceRuleInput @oneOf {
  "When an asset's part is off its target by so many percentage points: with 5, from 60 to 65."
  driftPercentPoints: Decimal @constraint(min: "0.1", max: "100", scale: 6)
  """
  When an asset's part is off its target by so many percent of the target: with 20, from 35 to 42.
  """
  driftPercentOfTarget: Decimal @constraint(min: "1", max: "1000", scale: 6)
  "On this day of each week. On a holiday: the trading day before."
  weekday: TradingWeekday
  "On this day of each month. Where the market is closed or there is none: the trading day before."
  monthDay: Int @constraint(min: "1", max: "31")
  "On this day of January, April, July and October, else the trading day before."
  quarterDay: Int @constraint(min: "1", max: "31")
  "On this month and day of each year, for example \`06-30\`, else the trading day before."
  yearDay: String @constraint(minLength: 5, maxLength: 5, format: LINE)
}

"""
What to change of a strategy. What is left out stays. Null removes the description, the rules, the
minimum and the tags, and else stays too.
"""
input UpdateStrategyInput {
  "The strategy's id."
  id: ID! @constraint(format: UUID)
  "Refuses the change where the strategy has another version by now. Left out or null: no check."
  expectedVersion: Int @constraint(min: "1", max: "1000000")
  "The new name. The slug stays."
  name: String @constraint(minLength: 1, maxLength: 80, format: LINE, notNull: true)
  "The new description. Null removes it."
  description: String @constraint(minLength: 1, maxLength: 5000)
  "The new kind. \`EXPERT\` and \`AI\` are the platform's and refused."
  kind: StrategyKind @constraint(notNull: true)
  "Who can see it from now on. It cannot become \`PRIVATE\` while others follow or invest in it."
  visibility: StrategyVisibility @constraint(notNull: true)
  "How much its value may swing."
  riskLevel: RiskTolerance @constraint(notNull: true)
  "The part that stays cash, in percent, at most 2 decimal places."
  cashPercent: Decimal @constraint(min: "0", max: "100", scale: 2, notNull: true)
  "All its assets from now on, as in \`createStrategy\`: those left out go."
  holdings: [StrategyHoldingInput!] @constraint(maxItems: 100, notNull: true)
  "All its rules from now on, as in \`createStrategy\`. Null or empty: only by hand."
  rebalanceRules: [RebalanceRuleInput!] @constraint(maxItems: 3)
  "How many days to wait after a rebalancing before a rule may start the next, 0 to 365."
  cooldownDays: Int @constraint(min: "0", max: "365", notNull: true)
  "The least to invest from now on. Null removes the minimum."
  minimumInvestment: MoneyInput
  "All its words to find it by from now on. At most 10. Null removes them."
  tags: [String!] @constraint(maxItems: 10, minLength: 1, maxLength: 30, format: LINE)
  "Whether people vote on its assets. False keeps the votes, but hides them."
  votingEnabled: Boolean @constraint(notNull: true)
  "\`PUBLISHED\` publishes a draft, \`ARCHIVED\` ends a published strategy. The present one: no change."
  status: StrategyStatus @constraint(notNull: true)
}

"What became of a strategy that was to be deleted."
type StrategyDeletion {
  "The strategy's id."
  id: ID!
  "Whether it is gone or archived."
  outcome: StrategyDeletionOutcome!
  "The same in one sentence for a person."
  message: String!
}

"What became of a strategy that was to be deleted."
enum StrategyDeletionOutcome {
  "It is gone: nobody else followed it, and nobody had money in it."
  DELETED
  "It is archived: others follow it, or somebody has money in it."
  ARCHIVED
}

"Which strategy to delete."
input DeleteStrategyInput {
  "The strategy's id."
  id: ID! @constraint(format: UUID)
}

"""
A person's subscription to a strategy: notices of its new versions, and a default for active
strategies that the person makes from it later. It invests nothing and moves no money.
"""
type StrategySubscription {
  "The subscription's id."
  id: ID!
  "The strategy."
  strategy: Strategy!
  """
  What \`autoSync\` is by default in active strategies that the person makes from it later: whether
  they take over new versions by themselves.
  """
  autoSync: Boolean!
  "Whether the person is notified of new versions."
  notify: Boolean!
  "When it began."
  subscribedAt: DateTime!
  "When its settings last changed."
  updatedAt: DateTime!
}

"Which strategy to follow, and how."
input SubscribeToStrategyInput {
  "The strategy's id."
  strategyId: ID! @constraint(format: UUID)
  "Whether active strategies made from it later take over new versions by themselves."
  autoSync: Boolean! = false
  "Whether to be notified of new versions."
  notify: Boolean! = true
}

"Which strategy to follow no longer."
input UnsubscribeFromStrategyInput {
  "The strategy's id."
  strategyId: ID! @constraint(format: UUID)
}

"One person's vote on an asset of a strategy, with how all have voted."
type StrategyAssetVote {
  "The vote's id."
  id: ID!
  "The strategy."
  strategyId: ID!
  "The asset's ticker."
  symbol: String!
  "The asset."
  asset: Asset!
  "The caller's vote."
  vote: AssetVote!
  "How many people want it."
  upVotes: Int!
  "How many people do not."
  downVotes: Int!
  "\`upVotes\` less \`downVotes\`."
  tally: Int!
  "When the caller voted last."
  updatedAt: DateTime!
}

"A vote on an asset."
enum AssetVote {
  "It should be in the strategy: counts 1."
  UP
  "It should not: counts -1."
  DOWN
  "No opinion: counts 0 and takes an earlier vote back."
  NONE
}

"Votes on assets of one strategy."
input CreateStrategyAssetVotesInput {
  "The strategy's id. Its \`votingEnabled\` must be true."
  strategyId: ID! @constraint(format: UUID)
  "The votes, each asset once."
  votes: [StrategyAssetVoteInput!]! @constraint(minItems: 1, maxItems: 100)
}

"A vote on one asset."
input StrategyAssetVoteInput {
  "The asset's id: one of the strategy's \`holdings\`."
  assetId: ID! @constraint(format: UUID)
  "The vote. It takes the place of an earlier one."
  vote: AssetVote!
}

"""
What an order would need and cost if it were placed now. Nothing is stored or held. The amounts are
null where \`refusals\` says why they are not known.
"""
type OrderPreview {
  "Whether \`placeOrder\` would take the order now: \`refusals\` is empty."
  accepted: Boolean!
  "All that \`placeOrder\` would refuse now, at most 20. It answers with the first of these."
  refusals: [OrderRefusal!]!
  "The account that the order would trade for. Null if there is no such account."
  brokerAccountId: ID
  "The currency of all amounts here: the asset's."
  currency: CurrencyCode!
  """
  The estimated price of one unit: what the market asks or bids now, no worse than \`limitPrice\`. For
  a stop order that still waits: its \`stopPrice\`. Null if no price is known.
  """
  price: Decimal
  """
  How many units the order buys or sells at \`price\`, rounded down to the asset's smallest step.
  Null: not known, as \`refusals\` says.
  """
  quantity: Decimal
  """
  What \`quantity\` units are worth at \`price\`, without fees, in whole minor units of the currency.
  Null: not known, as \`refusals\` says.
  """
  value: Decimal
  "The fees at \`value\`. A broker may charge less. Null: not known, as \`refusals\` says."
  fees: Decimal
  """
  The cash that the order would hold: the most that it can cost, fees included. 0 for a sale. Null:
  not known, as \`refusals\` says.
  """
  cashNeeded: Decimal
  "The units that the order would hold. 0 for a buy. Null: not known, as \`refusals\` says."
  quantityNeeded: Decimal
  """
  The cash in \`currency\` that the account can hold for an order now. 0 or more. Null: not known, as
  \`refusals\` says.
  """
  buyingPower: Decimal
  """
  \`buyingPower\` less \`cashNeeded\`: what is left once the order is taken. What a sale brings is not
  in it: that comes with the fills. Null if \`cashNeeded\` is more than there is.
  """
  buyingPowerAfter: Decimal
  "Which session the asset's market is in."
  session: MarketSession!
  """
  Whether the order would wait for its market to open or for its auction. Null: not known, as
  \`refusals\` says.
  """
  waits: Boolean
  """
  When the order would first be worked: now, the next opening, or its auction. Null: not known, as
  \`refusals\` says.
  """
  worksAt: DateTime
  "When the order would expire. Null: not known, as \`refusals\` says."
  expiresAt: DateTime
}

"One thing that keeps \`placeOrder\` from taking an order."
type OrderRefusal {
  "The error code that \`placeOrder\` answers, for example \`INSUFFICIENT_FUNDS\`."
  code: String!
  "What is wrong, and what to do about it."
  message: String!
  "The field of the input that is wrong, for example \`params.quantity\`. Null: no single one."
  field: String
}

"An order to buy or sell, with what has come of it."
type Order {
  "The order's id."
  id: ID!
  "The order's state."
  status: OrderStatus!
  "How much has been bought or sold so far, in units of the asset. Never decreases."
  quantityFilled: Decimal!
  "The average price of the fills so far, in \`currency\`. Null until the first fill."
  averageFilledPrice: Decimal
  "The name that the caller gave the order, unique among the caller's orders. Null: none was given."
  clientOrderId: String
  "The asset in the catalogue. Null for an asset that the catalogue does not hold."
  asset: Asset
  "The asset's ticker."
  symbol: String!
  "The asset's name."
  name: String!
  "What kind of asset it is."
  assetClass: AssetClass!
  "Buy or sell."
  side: OrderSide!
  "How the price is decided."
  type: OrderType!
  "How long the order stays open."
  timeInForce: TimeInForce!
  "How much to buy or sell, in units of the asset. Null for an order by \`notional\`."
  quantity: Decimal
  "How much money to buy or sell for, in \`currency\`. Null for an order by \`quantity\`."
  notional: Decimal
  "The highest price a buy pays or the lowest a sale accepts. Null for \`MARKET\` and \`STOP\`."
  limitPrice: Decimal
  "The price that activates a stop order. Null for \`MARKET\` and \`LIMIT\`."
  stopPrice: Decimal
  "Whether the order also trades before and after regular hours."
  premarket: Boolean!
  "Live or practice."
  tradingMode: TradingMode!
  "The account that the order trades for."
  brokerAccountId: ID!
  "The broker credential that the order goes through. Null for the platform account."
  brokerCredentialId: ID
  """
  The order's id with an outside broker, as the broker's own pages show it. Null for accounts that
  the platform keeps, and until the broker has answered.
  """
  brokerOrderId: String
  "Who or what placed the order."
  source: OrderSource!
  "The active strategy whose run placed the order. Null for all other orders."
  activeStrategyId: ID
  "The order that this one replaces, after \`editOrder\`. Null: it replaces none."
  replacesOrderId: ID
  "The order that replaces this one, or is about to, after \`editOrder\`. Null: none does."
  replacedByOrderId: ID
  "Why the order was rejected, in one sentence. Null for an order that was not."
  failureReason: String
  "Why the order was rejected, for a program. Null for an order that was not."
  failureCode: OrderFailureCode
  "The fees paid so far, in \`currency\`."
  fees: Decimal!
  "The currency of all amounts here: the asset's."
  currency: CurrencyCode!
  "The fills, oldest first. At most 500."
  executions: [Execution!]!
  """
  What a sale has gained so far: what it brought, its fees taken off, less what its lots had cost,
  fees included. Below 0: lost. Null for a buy, and until something is sold.
  """
  realizedProfitLoss: Decimal
  """
  The lots that the order sells from, at most 100, in the order in which it takes them. Empty if it
  names none.
  """
  lots: [OrderLot!]!
  "When the order was taken."
  submittedAt: DateTime!
  "When the order last changed: its state, its fills, its terms. \`getOrders\` reads by it."
  updatedAt: DateTime!
  "When the order expires if it is still open then."
  expiresAt: DateTime!
  "When the last fill completed the order. Null until then."
  filledAt: DateTime
  "When the order was canceled. Null: it was not."
  canceledAt: DateTime
  "When the order expired. Null: it did not."
  expiredAt: DateTime
  "When another order replaced it, after \`editOrder\`. Null: none did."
  replacedAt: DateTime
}

"Who or what placed an order."
enum OrderSource {
  "A person, in the platform's own application."
  MANUAL
  "A program, with an API token."
  API
  "The first investment or a contribution of an active strategy."
  STRATEGY
  "A rebalancing of an active strategy."
  REBALANCE
  "\`liquidatePosition\`, or a run that sells an active strategy."
  LIQUIDATION
  "The account's setting \`dividendReinvestment\`."
  DIVIDEND_REINVESTMENT
  "A rule of \`createCryptoAutoSweep\` that sells what came in."
  AUTO_SWEEP
}

"Why an order was rejected."
enum OrderFailureCode {
  "The market or the broker did not take the order."
  REFUSED_BY_MARKET
  "The order that it was to replace was filled before the edit reached the market."
  EDIT_TOO_LATE
  "The market kept the order that it was to replace."
  EDIT_REFUSED
  "What was left of the order needed more cash or shares than were available."
  EDIT_NOT_COVERED
  "The account's credential was deleted: the order stays with the broker and is no longer followed."
  BROKER_DISCONNECTED
}

"A lot that an order sells from."
type OrderLot {
  "The lot's id, of \`getPositions\`."
  lotId: ID!
  "How much of it the order was taken for."
  quantity: Decimal!
  "How much of it the order has sold so far."
  quantitySold: Decimal!
}

"One fill of an order."
type Execution {
  "The fill's id."
  id: ID!
  "How much was bought or sold."
  quantity: Decimal!
  "At which price, in the order's currency."
  price: Decimal!
  "The fee of this fill, in the order's currency."
  fee: Decimal!
  "When it happened."
  at: DateTime!
}

"Orders, newest first."
type OrderPage {
  "The orders of this page."
  nodes: [Order!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"Buy or sell."
enum OrderSide {
  "Buy."
  BUY
  "Sell."
  SELL
}

"How the price of an order is decided."
enum OrderType {
  "At the best price in the market, at once."
  MARKET
  "At \`limitPrice\` or better: a buy pays no more, a sale accepts no less."
  LIMIT
  """
  Waits until the last price reaches \`stopPrice\` (rises to it for a buy, falls to it for a sale),
  then trades like a market order. A buy pays at most 4 percent more than \`stopPrice\`, or 2.5
  percent more where \`stopPrice\` is 50 or higher.
  """
  STOP
  "Waits like \`STOP\`, then trades like a limit order at \`limitPrice\`."
  STOP_LIMIT
}

"""
How long an order stays open. A fraction of a share, and a \`notional\` of shares, can only be \`DAY\`.
\`STOP\` and \`STOP_LIMIT\` can be \`DAY\` or \`GTC\`. Crypto assets can be \`GTC\` or \`IOC\`.
"""
enum TimeInForce {
  "Until the close of the trading day in the time zone of the asset's exchange."
  DAY
  "Until it is canceled, at most 90 days."
  GTC
  """
  Only in the opening auction of the asset's exchange, on the next trading day that has not opened
  yet. What the auction does not fill expires. Such orders are accepted from three hours after the
  close until two minutes before the next opening; at other times the answer is \`MARKET_CLOSED\`.
  """
  OPG
  """
  Only in the closing auction of the asset's exchange. What the auction does not fill expires. Such
  orders are accepted from three hours after the close until ten minutes before the next one; at
  other times the answer is \`MARKET_CLOSED\`.
  """
  CLS
  "Fills at once what it can; the rest is canceled."
  IOC
  "Fills whole at once, or is canceled."
  FOK
}

"The states of an order."
enum OrderStatus {
  "Taken, its cash or shares are held, and on its way to the market."
  PENDING_NEW
  "Waiting for the market to open."
  ACCEPTED
  "Working in the market."
  NEW
  "A stop order whose \`stopPrice\` has not been reached, or one that waits for its auction."
  HELD
  "Filled in part; the rest is working."
  PARTIALLY_FILLED
  "Its session is over: it works again in the next one."
  DONE_FOR_DAY
  """
  A cancel is on its way to the market. Becomes \`CANCELED\`; or \`FILLED\` where the market was faster;
  or what it was before where the market refuses the cancel.
  """
  PENDING_CANCEL
  "A buy whose account is restricted. It works again when the account may buy again."
  SUSPENDED
  """
  An edit is on its way to the market. Becomes \`REPLACED\`; or \`FILLED\` where the market was faster;
  or what it was before where the market refuses the edit.
  """
  PENDING_REPLACE
  "Filled whole. Final."
  FILLED
  """
  Canceled by its owner; or an \`IOC\` or \`FOK\` order that the market could not fill; or a market buy
  whose price ran past what its cash covers; or stopped at 500 fills. What was filled stays. Final.
  """
  CANCELED
  "Lapsed at the end of its time or after its auction. Final."
  EXPIRED
  "Edited: the order of \`replacedByOrderId\` works in its place. What was filled stays. Final."
  REPLACED
  """
  Refused by the market, or an edit that came too late or was refused: see \`failureCode\` and
  \`failureReason\`. Final.
  """
  REJECTED
}

"A filter over order statuses."
enum OrderGroup {
  "Orders that can still be filled."
  OPEN
  "Orders that are final."
  CLOSED
  "All orders."
  ALL
}

"""
An order to place. In \`quantity\`, \`notional\`, \`limitPrice\` and \`stopPrice\`, 0 and null both mean
"not given". Exactly one of \`quantity\` and \`notional\` is given.
"""
input PlaceOrderInput {
  "The asset to trade."
  assetId: ID! @constraint(format: UUID)
  """
  The account to trade for. Default: the one account behind \`brokerCredentialId\`, else the live
  platform account.
  """
  brokerAccountId: ID @constraint(format: UUID)
  """
  The broker credential to trade through. Where it reaches several accounts, \`brokerAccountId\` is
  needed too. Default: that of \`brokerAccountId\`, else none: the live platform account.
  """
  brokerCredentialId: ID @constraint(format: UUID)
  "Buy or sell."
  side: OrderSide!
  "How the price is decided."
  type: OrderType!
  """
  How many units to buy or sell, up to 9 decimal places. 0 or null: the order is by \`notional\`. A
  fraction needs an asset that is \`fractionable\`.
  """
  quantity: Decimal @constraint(min: "0", max: "1000000000000", scale: 9)
  """
  How much money to buy or sell for, in the asset's currency: at least 1, at most 2 decimal places.
  0 or null: the order is by \`quantity\`. Needs an asset that is \`fractionable\`.
  """
  notional: Decimal @constraint(min: "0", max: "1000000000000", scale: 2)
  """
  For a sale by \`quantity\`: the lots of the position to sell from, summing to \`quantity\`, in the
  order to take them. They are held while the order is open. Default: by the account's
  \`costBasisMethod\`; the oldest first where that is \`SPECIFIC\`. Refused where it is \`AVERAGE\`, and
  in accounts of an outside broker.
  """
  lots: [PositionLotInput!] @constraint(minItems: 1, maxItems: 100)
  """
  The highest price a buy pays, or the lowest a sale accepts. Needed for \`LIMIT\` and \`STOP_LIMIT\`, 0
  or null for the others. Shares: at most 2 decimal places from 1.00 up, at most 4 below.
  """
  limitPrice: Decimal @constraint(min: "0", max: "1000000000000", scale: 9)
  """
  The price that activates the order. Needed for \`STOP\` and \`STOP_LIMIT\`, 0 or null for the others.
  Decimal places as in \`limitPrice\`.
  """
  stopPrice: Decimal @constraint(min: "0", max: "1000000000000", scale: 9)
  """
  Whether the order also trades before and after regular hours. Only for \`LIMIT\` orders for whole
  shares with \`DAY\` or \`GTC\`.
  """
  premarket: Boolean = false
  "How long the order stays open."
  timeInForce: TimeInForce!
  "The caller's own name for the order, unique among the caller's orders. Default: none."
  clientOrderId: String @constraint(minLength: 1, maxLength: 64, format: LINE)
  """
  Makes a repetition safe: the same key with the same input returns the same order and places
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Which order to cancel."
input CancelOrderInput {
  "The order's id."
  id: ID! @constraint(format: UUID)
  """
  Makes a repetition safe: the same key with the same input returns the same order in its present
  state. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"""
What to change of an order. What is left out stays; null and 0 mean "not given" here too, in
quantities and prices. At least one thing has to change.
"""
input EditOrderInput {
  "The order's id."
  id: ID! @constraint(format: UUID)
  """
  The new total to buy or sell, what is filled already included and more than that. Up to 9 decimal
  places; only for orders by \`quantity\`. Of an order that names \`lots\` less than before: it gives
  back those named last. 0 and null: not given.
  """
  quantity: Decimal @constraint(min: "0", max: "1000000000000", scale: 9)
  """
  The new total of money, what is filled already included and more than that. At least 1 and at most
  2 decimal places; only for orders by \`notional\`. 0 and null: not given.
  """
  notional: Decimal @constraint(min: "0", max: "1000000000000", scale: 2)
  """
  The new worst price accepted: only for \`LIMIT\` and \`STOP_LIMIT\`. Steps as in \`placeOrder\`. 0 and
  null: not given.
  """
  limitPrice: Decimal @constraint(min: "0", max: "1000000000000", scale: 9)
  """
  The new price that wakes the order: for \`STOP\` and \`STOP_LIMIT\` that still wait for theirs. Steps
  as in \`placeOrder\`. 0 and null: not given.
  """
  stopPrice: Decimal @constraint(min: "0", max: "1000000000000", scale: 9)
  "How long the new order stays open: a value that \`placeOrder\` takes for such an order."
  timeInForce: TimeInForce @constraint(notNull: true)
  "The caller's own name for the new order. Default: none, since the old order keeps its own."
  clientOrderId: String @constraint(minLength: 1, maxLength: 64, format: LINE)
  """
  Makes a repetition safe: the same key with the same input returns the same order and edits
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"Which orders to read. All filters apply together."
input GetOrdersInput {
  "Only these orders. Ids that are not the caller's are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "Only orders that the caller gave these names. Default: all."
  clientOrderIds: [String!] @constraint(minItems: 1, maxItems: 500, minLength: 1, maxLength: 64, format: LINE)
  "Live or practice. Default: both."
  tradingMode: TradingMode
  "Open, closed or all orders."
  group: OrderGroup! = ALL
  "Only orders in one of these states. Default: all."
  statuses: [OrderStatus!] @constraint(minItems: 1, maxItems: 20)
  "Only orders for these assets. Default: all."
  assetIds: [ID!] @constraint(minItems: 1, maxItems: 200, format: UUID)
  "Only orders of these sides. Default: both."
  sides: [OrderSide!] @constraint(minItems: 1, maxItems: 2)
  "Only orders of this account. Default: all."
  brokerAccountId: ID @constraint(format: UUID)
  "Only orders that runs of this active strategy placed. Default: all."
  activeStrategyId: ID @constraint(format: UUID)
  "Only orders taken at or after this moment. Default: from the first."
  from: DateTime
  "Only orders taken before this moment. Default: up to now."
  to: DateTime
  "Only orders whose \`updatedAt\` is at or after this moment. Default: all."
  updatedSince: DateTime
  "The order by \`submittedAt\`."
  direction: SortDirection! = DESC
  "How many orders a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before. It goes with the same \`direction\`."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"""
What an account holds of one asset. Accounts with outside brokers also show what only their broker
knows: assets that are not in the catalogue, options, counted in contracts and priced by the
contract, and short positions. What the source of prices has no price of is shown at the broker's
own, as of the last time that the account was read. Where no price has ever been known, every field
that needs one is null; where the source of prices does not answer, the last known price counts and
\`stale\` is true.
"""
type Position {
  "The position's id."
  id: ID!
  "The asset's ticker."
  symbol: String!
  "The asset's name."
  name: String!
  "What kind of asset it is."
  assetClass: AssetClass!
  "How much is held, in units of the asset. Below 0: a short position, owed to the broker."
  quantity: Decimal!
  "How much can be sold: what neither open sell orders nor active strategies hold."
  quantityAvailable: Decimal!
  "The average price paid for one unit, fees included, in \`currency\`."
  averageEntryPrice: Decimal!
  """
  What was paid for \`quantity\`, fees included. Below 0 for a short position: what its sale brought.
  """
  costBasis: Decimal!
  "What it is worth at \`currentPrice\`. Below 0 for a short position. Null without a price."
  marketValue: Decimal
  """
  What it is worth at \`currentPrice\` in the caller's display currency of net worth, at the exchange
  rate of now, rounded to that currency's minor unit. Totals of accounts and of net worth sum these.
  Null without a price or an exchange rate.
  """
  marketValueInDisplayCurrency: Decimal
  "\`marketValue\` less \`costBasis\`. Below 0: a loss. Null without a price."
  unrealizedProfitLoss: Decimal
  """
  \`unrealizedProfitLoss\` in percent of the size of \`costBasis\`. Null without a price, and where
  nothing was paid.
  """
  unrealizedProfitLossPercent: Decimal
  "The last known price of one unit, in \`currency\`. Null: none has ever been known."
  currentPrice: Decimal
  "The closing price of the trading day before that of \`currentPrice\`. Null if it is not known."
  previousClose: Decimal
  """
  The gain or loss on the trading day of \`currentPrice\`, in the time zone of the asset's exchange.
  Units held since before that day count from \`previousClose\`, units bought on that day from what
  they cost, fees included. Sales take the older units first. Below 0: a loss. Null without a price,
  or without \`previousClose\`.
  """
  intradayProfitLoss: Decimal
  """
  \`intradayProfitLoss\` in percent of the value it is counted from. Null if that is null or the value
  is 0.
  """
  intradayProfitLossPercent: Decimal
  """
  How far \`currentPrice\` is from \`previousClose\`, in percent of \`previousClose\`. Null without
  either.
  """
  changeTodayPercent: Decimal
  "The currency of all amounts here: the asset's."
  currency: CurrencyCode!
  "When \`currentPrice\` was made. Null without a price, or where the moment is not known."
  priceAsOf: DateTime
  """
  Whether \`currentPrice\` is old: its source does not answer, or has had no new one for a long time.
  """
  stale: Boolean!
  "The asset in the catalogue. Null for an asset that the catalogue does not hold."
  asset: Asset
  "The account that holds it."
  brokerAccountId: ID!
  "Live or practice."
  tradingMode: TradingMode!
  """
  The purchases that are not sold yet, oldest first: at most the 500 oldest. A sale can name them in
  \`lots\`. Under \`AVERAGE\` all of an account's own are one.
  """
  lots: [PositionLot!]!
}

"What is left of one purchase. Amounts are in the position's currency."
type PositionLot {
  "The lot's id, which a sale names. It stays the same until the lot is sold whole."
  id: ID!
  "When it was bought."
  acquiredAt: DateTime!
  "How much is left of it."
  quantity: Decimal!
  """
  What a new order can name: not held by name for open orders. 0 where an active strategy holds the
  lot. All that orders can sell is bounded by \`quantityAvailable\` of the position too.
  """
  quantityAvailable: Decimal!
  "What \`quantity\` cost, fees included. The lots of a position cost its \`costBasis\` together."
  costBasis: Decimal!
  "What one unit cost, fees included."
  unitCost: Decimal!
  "The active strategy that holds it. Null: the account itself."
  activeStrategyId: ID
}

"A lot of a position, or a part of one, to sell."
input PositionLotInput {
  "The lot's id, of \`getPositions\`."
  lotId: ID! @constraint(format: UUID)
  "How much of it, above 0, up to 9 decimal places and at most its \`quantityAvailable\`."
  quantity: Decimal! @constraint(exclusiveMin: "0", max: "1000000000000", scale: 9)
}

"Which positions to read. All filters apply together."
input GetPositionsInput {
  "Only these positions. Ids that are not the caller's are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 500, format: UUID)
  "\`LIVE\` or \`PAPER\`. The two are never mixed. Default: \`LIVE\`."
  tradingMode: String @constraint(minLength: 1, maxLength: 16)
  "Only positions of this account. Default: all."
  brokerAccountId: ID @constraint(format: UUID)
  "Only positions held through this broker credential. Default: all."
  brokerCredentialId: ID @constraint(format: UUID)
  """
  How many positions to read, 1 to 500. As many as asked for: more may follow. Fewer: these are the
  last. Default: all, up to 10,000.
  """
  limit: Int @constraint(min: "1", max: "500")
  """
  The \`id\` of the last position read: what follows it is read, with the same filters. A position
  that was closed since works as a cursor too. Default: from the first on.
  """
  cursor: ID @constraint(format: UUID)
}

"A position to close."
input LiquidatePositionInput {
  "Whose position: the asset."
  asset: AssetReferenceInput!
  "How much of it."
  size: LiquidationSizeInput!
  "The account that holds it. Default: the platform account, in live mode."
  brokerAccountId: ID @constraint(format: UUID)
  "The broker credential that it is held through. Default: the platform account."
  brokerCredentialId: ID @constraint(format: UUID)
  """
  True: the account's open orders for the asset, buys and sells, are cancelled first, and what they
  held is sold too. False: they stay.
  """
  cancelOpenOrders: Boolean! = true
  """
  Makes a repetition safe: the same key with the same input returns the same order and places
  nothing. Kept for at least 24 hours.
  """
  idempotencyKey: String @constraint(minLength: 1, maxLength: 64, format: LINE)
}

"How much of a position to close: one of the three."
input LiquidationSizeInput @oneOf {
  "This much, above 0, up to 9 decimal places and no more than there is."
  quantity: Decimal @constraint(exclusiveMin: "0", max: "1000000000000", scale: 9)
  """
  This part in percent, above 0. 100 closes the position; less is rounded down to 9 decimal places,
  or to whole units of an asset that is not \`fractionable\`.
  """
  percent: Decimal @constraint(exclusiveMin: "0", max: "100", scale: 6)
  "These lots or parts of lots. Refused where the account's \`costBasisMethod\` is \`AVERAGE\`."
  lots: [PositionLotInput!] @constraint(minItems: 1, maxItems: 100)
}
`;
