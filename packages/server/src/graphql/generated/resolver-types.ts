// Generated from the contract by `npm run codegen`. Do not edit.

import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ActiveView, HoldingView } from '../../domains/strategies/active-view.ts';
import type { AssetRow } from '../../domains/market/catalogue.ts';
import type { BrokerAccountShown } from '../../domains/brokerage/account-shown.ts';
import type { CredentialShown } from '../../domains/brokerage/credentials/credentials.sql.ts';
import type { IntegrationShown } from '../../domains/brokerage/integrations.ts';
import type { LiabilityShown } from '../../domains/networth/liability-shown.ts';
import type { TotalsShown } from '../../domains/networth/totals-shown.ts';
import type { OrderRow } from '../../domains/trading/orders.sql.ts';
import type { PositionRow } from '../../domains/trading/position-row.ts';
import type { StoredRun } from '../../domains/strategies/runs.sql.ts';
import type { BankAccountShown } from '../../domains/funding/bank-accounts/shown.ts';
import type { SessionRow } from '../../domains/account/session-row.ts';
import type { StrategyRow, StrategyPart } from '../../domains/strategies/strategy.ts';
import type { StoredSubscription } from '../../domains/strategies/subscriptions.sql.ts';
import type { UserRow } from '../../domains/account/user.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * An exact decimal number, for example `"1234.5"`. Answers are strings in one canonical form: plain
   * notation without exponent, plus sign, leading or trailing zeros (`"0.5"`, `"10"`, never `"-0"`), of
   * at most 100 characters; a result with more digits is rounded half-even to fit.
   * Input may be an integer, a float or a string, with an exponent too, whose canonical form has at most
   * 100 characters. How many decimal places and how large a number a field takes is said at the field. A
   * JSON number with more than 15 significant digits is refused, since it may already have lost
   * precision: send a string.
   */
  Decimal: { input: string; output: string; }
  /**
   * A moment as RFC 3339 writes it, for example `2026-11-20T14:30:00.000Z`. Answers are in UTC with
   * milliseconds. Input may have another zone; the moment is in the years 1 to 9999 of UTC.
   */
  DateTime: { input: Date; output: Date; }
  /** A calendar day from `0001-01-01` to `9999-12-31`, for example `2026-11-20`. */
  Date: { input: string; output: string; }
  /** A currency: an ISO 4217 code such as `NZD`, or the code of a crypto asset such as `BTC`. */
  CurrencyCode: { input: string; output: string; }
  /** A country: an ISO 3166-1 alpha-2 code such as `NZ`. */
  CountryCode: { input: string; output: string; }
};

/** Shapes of text that `@constraint` knows. */
export type ConstraintFormat =
  /** A UUID as RFC 9562 writes it, in either case. */
  | 'UUID'
  /** An e-mail address of at most 254 characters with one `@` and a domain. */
  | 'EMAIL'
  /** Printable characters of any script on one line, without control characters. */
  | 'LINE';

/** The leaf scopes of the OAuth vocabulary. */
export type Scope =
  /** `identity`: the minimal profile for signing in. */
  | 'IDENTITY'
  /** `profile.read`: identity checks, preferences, assistant threads, devices and appointments. */
  | 'PROFILE_READ'
  /** `profile.write`: change account and profile settings, identity checks, factors and threads. */
  | 'PROFILE_WRITE'
  /** `portfolio.read`: holdings, balances, performance, net worth, strategies and trade ideas. */
  | 'PORTFOLIO_READ'
  /** `portfolio.write`: net worth planning, custom instruments, tracked portfolios, share links. */
  | 'PORTFOLIO_WRITE'
  /** `trade`: place, edit and cancel orders and manage strategies. */
  | 'TRADE'
  /** `funding.read`: deposits, withdrawals, cards, bank details, wallets and billing. */
  | 'FUNDING_READ'
  /** `funding.write`: move money in and out and change how it moves. */
  | 'FUNDING_WRITE'
  /** `public`: nothing beyond a valid token. */
  | 'PUBLIC';

/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type Query = {
  __typename?: 'Query';
  /** The signed-in person's API credentials, newest first. At most 20. */
  apiCredentials: Array<ApiCredential>;
  /**
   * The person's appointments, past and to come, the latest first. They are booked and called off in
   * the first-party app.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out, or where `from` is after
   * `to`.
   */
  fetchUserAppointments: AppointmentPage;
  /** What closing the account would do, and what stands in its way. */
  accountClosure: AccountClosure;
  /**
   * The request behind a consent screen.
   * Errors: `NOT_FOUND` where it has lapsed or was decided.
   */
  consentRequest: ConsentRequest;
  /** The apps that may act for the signed-in person, last allowed first. At most 500. */
  connectedApps: Array<ConnectedApp>;
  /**
   * The devices that the person's push notifications go to, last seen first. At most 50.
   * Errors: none of its own.
   */
  fetchMyDeviceTokens: Array<DeviceToken>;
  /**
   * What kind of investor the person is, as they told. Everything is empty before the first answer.
   * Errors: none of its own.
   */
  fetchInvestorPreferences: InvestorPreferences;
  /**
   * How the newsletter stands for the caller's e-mail address.
   * Errors: none of its own.
   */
  getNewsletterStatus: NewsletterSubscription;
  /**
   * The person's passkeys, newest first. At most 20. They are enrolled in the first-party app.
   * Errors: none of its own.
   */
  fetchMyPasskeys: Array<Passkey>;
  /**
   * What can open the account beside the password that is about to be reset: kinds of which there is
   * none are left out. Uses the token up no more than looking at the page does. Costs one unit of the
   * sensitive rate group.
   * Errors: `BAD_USER_INPUT` for a token that is unknown, used or older than an hour; `RATE_LIMITED`.
   */
  waysIn: Array<WaysIn>;
  /**
   * What happened to the account's protection in the last two years, newest first.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   */
  securityEvents: SecurityEventPage;
  /** The session of this browser, or null where nobody is signed in. */
  currentSession: Maybe<Session>;
  /** The outside providers for the page that signs in. Empty where the operator has set up none. */
  signInProviders: Array<SignInProvider>;
  /**
   * Who may open an account on this server.
   * Errors: none of its own.
   */
  registrationPolicy: RegistrationPolicy;
  /** Where the person is signed in, last used first. At most 20. */
  sessions: Array<SignedInBrowser>;
  /**
   * The person that the token acts for. Needs `identity`; the nested
   * `account` needs `profile.read`.
   * Errors: `UNAUTHENTICATED`.
   */
  fetchCurrentUser: User;
  /**
   * The person's threads with the assistant, last active first, and how many more may be started this
   * month.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   */
  fetchMyAssistantThreads: AssistantThreadPage;
  /**
   * One thread with its messages, newest first. They are shown as they were written, also what they
   * say of holdings and money. A reply in the making shows what is written so far; `assistantStream`
   * shows how it goes on.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` for a cursor that this query did not give out.
   */
  fetchAssistantThreadById: AssistantMessagePage;
  /**
   * The plans on sale with their prices, from the first tier to the highest. At most 20. Needs no
   * token.
   * Errors: none of its own.
   */
  listSubscriptions: Array<SubscriptionPlan>;
  /**
   * The caller's subscriptions, newest first. At most one is live, and at most 200 are shown.
   * Errors: none of its own.
   */
  listUserSubscriptions: Array<UserSubscription>;
  /**
   * What moved cash or shares of the caller's platform account, newest first unless `direction` says
   * otherwise. Empty before the account is open.
   * Errors: `BAD_USER_INPUT` where `from` is after `to`, for an ambiguous ticker, or for a cursor that
   * this query did not give out; `NOT_FOUND` for an unknown ticker.
   */
  fetchPlatformInvestAccountActivities: PlatformInvestAccountActivityPage;
  /**
   * Every account that the caller can read or trade for: the platform account first, then paper
   * accounts and those of credentials, by name. At most 500.
   * Errors: none of its own.
   */
  getBrokerAccounts: Array<BrokerAccount>;
  /**
   * The brokers that an account can be connected with, and what each needs, by name. At most 50. The
   * platform account and paper accounts need no credential and are not listed. Any valid token may
   * call it; `credentials` needs `profile.read`.
   * Errors: none of its own.
   */
  getAvailableBrokerIntegrations: Array<BrokerIntegration>;
  /**
   * The papers of the caller's platform account, newest first, without addresses to get the files
   * from. Empty before the account is open.
   * Errors: `BAD_USER_INPUT` where `from` is after `to`, or for a cursor that this query did not give
   * out.
   */
  fetchPlatformInvestAccountDocuments: PlatformInvestAccountDocumentPage;
  /**
   * One paper of the caller's platform account, with an address to get the file from for 5 minutes.
   * Errors: `NOT_FOUND`; `PROVIDER_UNAVAILABLE` where the file cannot be had at present.
   */
  fetchPlatformInvestAccountDocumentById: PlatformInvestAccountDocument;
  /**
   * What the caller's accounts, one tracked portfolio or one active strategy were worth over time,
   * with gains that leave out money paid in and out.
   * Errors: `NOT_FOUND` for the account, the portfolio or the active strategy; `BAD_USER_INPUT` where
   * `range` stands beside `from` or `to`, `from` is after `to`, or the steps are too short for the
   * span.
   */
  getPortfolioHistory: PortfolioHistory;
  /**
   * Money paid into and out of the caller's accounts over time, only completed deposits and
   * withdrawals.
   * Errors: `BAD_USER_INPUT` where `range` stands beside `from` or `to`, `from` is after `to`, or the
   * steps are too short for the span.
   */
  getDepositsAndWithdrawalsChart: CashflowChart;
  /**
   * How the caller's platform account is set up, and how far opening it has come. Answered before the
   * account is open too.
   * Errors: none of its own.
   */
  fetchPlatformInvestAccountConfig: PlatformInvestAccountConfig;
  /**
   * What the caller's platform account is worth now, and what of it can be used or withdrawn.
   * Errors: `KYC_REQUIRED` where the account is not open yet; `BAD_USER_INPUT` for a currency that has
   * no exchange rate.
   */
  fetchPlatformInvestAccountBalances: PlatformInvestAccountBalances;
  /**
   * The caller's rules that sell incoming crypto assets for cash, by asset and chain. At most 50.
   * Errors: none of its own.
   */
  getCryptoAutoSweeps: Array<CryptoAutoSweep>;
  /**
   * The caller's crypto transfers in and out, newest first.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out, or where `from` is after
   * `to`.
   */
  fetchCryptoCurrencyTransfers: CryptoCurrencyTransferPage;
  /**
   * Searches the directory of virtual asset service providers, the best fit first. Its ids say who
   * keeps a wallet in `requestWhitelistWallet`.
   * Errors: `BAD_USER_INPUT` without `query` and `ids`; `PROVIDER_UNAVAILABLE`.
   */
  searchVASPs: Array<Vasp>;
  /**
   * The caller's wallets with their addresses and balances, by asset and chain. At most 50.
   * Errors: `BAD_USER_INPUT` for an asset that is no crypto asset.
   */
  fetchCryptoCurrencyWallets: Array<CryptoCurrencyWallet>;
  /**
   * Where to receive a crypto asset: the caller's wallet with its address, memo and QR code. Only this
   * asset on this chain may be sent to it; anything else is lost.
   * Errors: `BAD_USER_INPUT` for an asset that the chain does not move; `NOT_FOUND` until
   * `createCryptoCurrencyWallets` has made the wallet; `INVALID_STATE` where it cannot receive.
   */
  fetchCryptoWalletAddress: CryptoCurrencyWallet;
  /**
   * The outside wallets that the caller may send to or has asked for, newest first. At most 100.
   * Errors: `BAD_USER_INPUT` for an asset that is no crypto asset.
   */
  fetchWhitelistedWallets: Array<WhitelistedWallet>;
  /**
   * The caller's export jobs, newest first. Jobs of a type that `requestExport` would refuse the token
   * are left out.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   */
  myExportJobs: ExportJobPage;
  /**
   * The bank account that withdrawals in one currency are paid to, or null where none is saved. A
   * newer one that waits to take over is its `replacement`.
   * Errors: `BAD_USER_INPUT` for a currency that the platform does not pay out.
   */
  fetchSavedBankAccount: Maybe<SavedBankAccount>;
  /**
   * The bank account that referral rewards and a creator's earnings are paid to in one currency, or
   * null where none is saved. A newer one that waits to take over is its `replacement`.
   * Errors: `BAD_USER_INPUT` for a currency that the platform does not pay out.
   */
  fetchSavedPayoutAccount: Maybe<SavedBankAccount>;
  /**
   * Where to send money by bank transfer, with the caller's permanent reference. A transfer with that
   * reference is credited without `createPendingUserTransaction` too.
   * Errors: `BAD_USER_INPUT` for a currency that the platform takes none of; `KYC_REQUIRED`.
   */
  getBankDetail: BankDetail;
  /**
   * Where to send US dollars by wire or ACH transfer, with the caller's permanent reference.
   * Errors: `KYC_REQUIRED`.
   */
  getUSDBankingDetails: BankDetail;
  /**
   * Who handles payments from one country in one currency, with its limits and fees. Read it before
   * `saveNewCard` to know which form to show.
   * Errors: `NOT_FOUND` where no provider serves them.
   */
  fetchDefaultPaymentProvider: PaymentProvider;
  /**
   * The caller's saved cards, the default one first, then by when they were saved. At most 20.
   * Errors: none of its own.
   */
  listCards: Array<Card>;
  /**
   * The caller's deposits, newest first.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out, or where `from` is after
   * `to`.
   */
  fetchUserDeposits: DepositPage;
  /**
   * The exchange rates that the caller gets at this moment, the fee of the caller's plan taken off, by
   * currency. At most 400. They are for display: `getTemporaryQuote` holds one.
   * Errors: `BAD_USER_INPUT` for a pair that the platform does not exchange; `PROVIDER_UNAVAILABLE`.
   */
  fetchCurrentRates: Array<ForexRate>;
  /**
   * The foreign exchange fee of the caller's deposits, withdrawals and exchanges, as a fraction of the
   * amount given: 0.005 is 0.5 percent. It follows the caller's plan.
   * Errors: none of its own.
   */
  getMyForexFeeRate: Scalars['Decimal']['output'];
  /**
   * Quotes an exchange at a rate that is held for 30 seconds. Hand its id to `createWithdrawalRequest`
   * or `createPendingUserTransaction` to use it, once. It holds no money and binds nobody to use it.
   * Errors: `BAD_USER_INPUT` for a pair that the platform does not exchange; `PROVIDER_UNAVAILABLE`.
   */
  getTemporaryQuote: TemporaryQuote;
  /**
   * The caller's pending transactions, newest first: announced transfers, card charges, exchanges and
   * withdrawals, with what has come of them.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out, or where `from` is after
   * `to`.
   */
  fetchPendingUserTransactions: PendingUserTransactionPage;
  /**
   * Lists of assets and strategies to discover, such as gainers, the most held and themes, in the
   * operator's order. At most 50.
   * Errors: `PROVIDER_UNAVAILABLE` where prices cannot be had.
   */
  fetchDiscoverLists: Array<DiscoverList>;
  /**
   * The experts of the platform with their records, by name. Any valid token may call it.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   */
  fetchExperts: ExpertPage;
  /**
   * What the person likes, last changed first: with `ASSET` the watchlist. The nested trade idea and
   * list need `portfolio.read`.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   */
  fetchUserLikes: LikePage;
  /**
   * Trade ideas, those still open unless `statuses` says otherwise, last published first. Open ideas
   * for a higher plan than the caller's are left out; ended ones are there for every paid plan.
   * Errors: `NOT_FOUND` for an unknown asset or expert; `BAD_USER_INPUT` for a cursor that this query
   * did not give out.
   */
  getTradeIdeas: TradeIdeaPage;
  /**
   * All trade ideas, open, ended and withdrawn, last published first. Open ideas for a higher plan
   * than the caller's are left out; ended ones are there for every paid plan.
   * Errors: `NOT_FOUND` for an unknown asset or expert; `BAD_USER_INPUT` where `from` is not before
   * `to`, and for a cursor that this query did not give out.
   */
  getAllTradeIdeas: TradeIdeaPage;
  /**
   * Trade ideas that have ended, with their results, last ended first. Those withdrawn before the
   * entry are left out; `getAllTradeIdeas` has them.
   * Errors: `NOT_FOUND` for an unknown asset or expert; `BAD_USER_INPUT` where `from` is not before
   * `to`, and for a cursor that this query did not give out.
   */
  getClosedTradeIdeas: TradeIdeaPage;
  /**
   * One trade idea, open or ended.
   * Errors: `NOT_FOUND`; `PLAN_REQUIRED` for an open idea for a higher plan than the caller's.
   */
  getTradeIdea: TradeIdea;
  /**
   * The agreements in force, mandatory ones first, with the caller's signatures. At most 50.
   * Errors: none of its own.
   */
  fetchAccountAgreements: Array<Agreement>;
  /**
   * A token for the identity provider's widget. It opens a session, or goes on with the open one of
   * the same `flow`. The check has to be `DRAFT` or `ACTION_REQUIRED`, with a complete identity
   * section. A person may open 5 sessions a day.
   * Errors: `INVALID_STATE` in any other state; `BAD_USER_INPUT` for a `redirectUrl` that is not
   * allowed; `QUOTA_EXCEEDED`; `PROVIDER_UNAVAILABLE`.
   */
  getIdvToken: IdvToken;
  /**
   * The person's identity check with all its sections. Before anything is saved its `status` is
   * `NOT_STARTED`. Tax and identity numbers come masked.
   * Errors: none of its own.
   */
  fetchKYC: Kyc;
  /**
   * One asset by its ticker. Any valid token may call it.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` with the candidates where the ticker is ambiguous.
   */
  fetchAssetByTicker: Asset;
  /**
   * Several assets by their ids. Ids without an asset are listed, not refused. Any valid token may
   * call it.
   * Errors: `BAD_USER_INPUT` for more than 200 ids.
   */
  fetchAssetsByAssetIds: AssetLookup;
  /**
   * Searches assets, public strategies, experts and the news of the last days by name and symbol; an
   * exact symbol comes first. What is new is found after half a minute at the latest, a piece of news
   * after two minutes. Any valid token may call it.
   * Errors: `BAD_USER_INPUT`.
   */
  searchBar: Array<SearchResult>;
  /**
   * The last price known of one asset, marked `stale` where its source does not answer now. Any valid
   * token may call it.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` where neither or both of `assetId` and `symbol` are given,
   * or several exchanges use the ticker; `PROVIDER_UNAVAILABLE` where no price of the asset is known.
   */
  getCurrentStockPrice: StockPrice;
  /**
   * One asset by its id. Any valid token may call it.
   * Errors: `NOT_FOUND`.
   */
  fetchAssetByAssetId: Asset;
  /**
   * Several assets by their tickers. Tickers without exactly one asset are listed, not refused. Any
   * valid token may call it.
   * Errors: `BAD_USER_INPUT` for more than 200 tickers.
   */
  fetchAssetsByTickers: AssetTickerLookup;
  /**
   * The assets that orders are taken for, by symbol. Any valid token may call it.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   */
  getTradableAssets: AssetPage;
  /**
   * The market's exchange rates from one currency to every other one that has a rate, by code. At most
   * 500. The rate of any other pair is the quotient of two of them. Any valid token may call it.
   * Errors: `NOT_FOUND` where there are no rates of `base`.
   */
  fetchAvailableRates: Array<ForexRate>;
  /**
   * Past prices of one asset as bars, oldest first. Any valid token may call it.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` where `range` is given beside `from` or `to`, `from` is
   * after `to`, or there are no bars of the timeframe as early; `PROVIDER_UNAVAILABLE`.
   */
  getStockHistoricalData: BarPage;
  /**
   * How an asset has done over several spans, with risk figures and against a benchmark. Any valid
   * token may call it.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` where the benchmark is unknown; `PROVIDER_UNAVAILABLE`.
   */
  fetchAssetPerformance: AssetPerformance;
  /**
   * Whether an exchange is open, when that changes next, and its trading hours day by day with
   * holidays and early closes, for the years 2015 to 2030. Any valid token may call it.
   * Errors: `BAD_USER_INPUT` for days outside the calendar, more than 366 days, or `from` after `to`.
   */
  fetchMarketHours: MarketHours;
  /**
   * The days on which options of an asset expire, the nearest first. At most 60. Any valid token may
   * call it.
   * Errors: `NOT_FOUND` where the asset is unknown or has no options.
   */
  getExpirationDates: Array<Scalars['Date']['output']>;
  /**
   * The strike prices of the options of an asset that expire on one day, the lowest first. At most
   * 500. Any valid token may call it.
   * Errors: `NOT_FOUND` where there are no such options.
   */
  getStrikes: Array<Scalars['Decimal']['output']>;
  /**
   * The options of an asset that expire on one day, with prices and greeks. Any valid token may call
   * it.
   * Errors: `NOT_FOUND` where there are no such options; `BAD_USER_INPUT` where `minStrike` is above
   * `maxStrike`; `PROVIDER_UNAVAILABLE`.
   */
  getOptionChain: OptionChain;
  /**
   * Past prices of one option as bars, oldest first. Any valid token may call it.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` where the symbol is not an OCC symbol;
   * `PROVIDER_UNAVAILABLE`.
   */
  getOptionHistoricalData: BarPage;
  /**
   * What the person owns: cash, positions and what tracked portfolios hold. The largest value first.
   * At most 10,000.
   * Errors: `NOT_FOUND` for the portfolio.
   */
  netWorthAssets: Array<NetWorthAsset>;
  /**
   * What the assets were worth over time: all, those of one portfolio, or one. For all of them it also
   * gives the net worth. A trade or price entered for a past day changes the points since. Days before
   * the first asset are left out.
   * Errors: `NOT_FOUND` for the asset or portfolio.
   */
  netWorthAssetHistory: NetWorthAssetPointPage;
  /**
   * The person's net worth with its parts, computed at this moment from accounts, positions and what
   * is recorded by hand.
   * Errors: none of its own.
   */
  netWorthDashboard: NetWorthDashboard;
  /**
   * What the person has settled about the display of the net worth: its currency, which is `USD`
   * until the person chooses another.
   * Errors: none of its own.
   */
  netWorthDisplayCurrency: NetWorthSettings;
  /**
   * The person's documents, newest first.
   * Errors: `NOT_FOUND` for what `linkedTo` names; `BAD_USER_INPUT` for a cursor that this query did
   * not give out.
   */
  netWorthDocuments: NetWorthDocumentPage;
  /**
   * What goes out, once or regularly, by name. At most 1,000.
   * Errors: none of its own.
   */
  netWorthExpenses: Array<NetWorthExpense>;
  /**
   * What went out over time, by the month and by the year: all expenses or one.
   * Errors: `NOT_FOUND` for the expense.
   */
  netWorthExpenseHistory: NetWorthFlowPointPage;
  /**
   * The files of one tracked portfolio, newest first.
   * Errors: `NOT_FOUND` for the portfolio; `BAD_USER_INPUT` for a cursor that this query did not give
   * out.
   */
  netWorthPortfolioFiles: NetWorthFilePage;
  /**
   * The files of the assets portfolio and all its sub-portfolios, newest first.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   */
  netWorthAllPortfolioFiles: NetWorthFilePage;
  /**
   * What the person saves for, by priority, with the progress of this moment. At most 1,000.
   * Errors: `PROVIDER_UNAVAILABLE` where a price cannot be had.
   */
  netWorthGoals: Array<NetWorthGoal>;
  /**
   * The household that the person has joined, with its members and their totals together. Null if
   * there is none.
   * Errors: `PROVIDER_UNAVAILABLE` where a price cannot be had.
   */
  netWorthHousehold: Maybe<NetWorthHousehold>;
  /**
   * What comes in, once or regularly, by name. At most 1,000.
   * Errors: none of its own.
   */
  netWorthIncomes: Array<NetWorthIncome>;
  /**
   * What came in over time, by the month and by the year: all incomes or one.
   * Errors: `NOT_FOUND` for the income.
   */
  netWorthIncomeHistory: NetWorthFlowPointPage;
  /**
   * The prices of one instrument by day, newest first unless `direction` says otherwise.
   * Errors: `BAD_USER_INPUT` where `from` is after `to`, or for a cursor that this query did not give
   * out; `NOT_FOUND`; `PROVIDER_UNAVAILABLE` where an asset's prices cannot be had.
   */
  getInstrumentPrices: InstrumentPricePage;
  /**
   * Searches the catalogue and the caller's custom instruments by name and symbol, for recording a
   * trade. An exact symbol comes first. At most 50 results.
   * Errors: `BAD_USER_INPUT`.
   */
  searchInstruments: Array<Instrument>;
  /**
   * What the person owes, the largest balance first. At most 1,000.
   * Errors: `NOT_FOUND` for the portfolio.
   */
  netWorthLiabilities: Array<NetWorthLiability>;
  /**
   * What was owed over time: all debts or one. Days before the first debt are left out.
   * Errors: `NOT_FOUND` for the debt.
   */
  netWorthLiabilityHistory: NetWorthLiabilityPointPage;
  /**
   * The person's share links, newest first, without their addresses.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   */
  netWorthShareLinks: NetWorthShareLinkPage;
  /**
   * What a share link shows. Needs no token of the API. It counts as a view of the link, and nothing
   * else of the owner can be reached through it. Ten wrong passcodes lock the link for 15 minutes.
   * Errors: `NOT_FOUND` for an unknown token; `LINK_EXPIRED` where the link has ended;
   * `PASSCODE_REQUIRED` where the passcode is missing or wrong; `RATE_LIMITED` while the link is
   * locked; `PROVIDER_UNAVAILABLE` where a price cannot be had.
   */
  sharedNetWorthDashboard: SharedNetWorth;
  /**
   * What the assets behind a share link were worth over time: all together or one. Needs no token of
   * the API. It counts as no view, and still works for an hour after the last view that `maxViews`
   * allows. Ten wrong passcodes lock the link for 15 minutes.
   * Errors: `NOT_FOUND` for an unknown token or asset, and where the link does not show `HISTORY`;
   * `LINK_EXPIRED` where the link has ended; `PASSCODE_REQUIRED` where the passcode is missing or
   * wrong; `RATE_LIMITED` while the link is locked.
   */
  sharedNetWorthAssetHistory: SharedPointPage;
  /**
   * News about some assets, newest first. Ids without an asset are listed, not refused. Any valid
   * token may call it.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out; `PROVIDER_UNAVAILABLE`.
   */
  fetchNewsByAssetIds: NewsItemPage;
  /**
   * The announcement to show now, or null where there is none. Any valid token may call it.
   * Errors: none of its own.
   */
  fetchAnnouncement: Maybe<Announcement>;
  /**
   * All countries, by name. Needs no token.
   * Errors: none of its own.
   */
  getAvailableCountries: Array<Country>;
  /**
   * Checks the platform and its parts: whether they answer, and how fast. Needs no token.
   * Errors: none of its own.
   */
  healthCheck: HealthStatus;
  /**
   * The dividends received, the latest first: of one instrument, or of all of them where `symbol` is
   * left out, so that one call lists the dividends of a year.
   * Errors: `BAD_USER_INPUT` for an ambiguous symbol, with the candidates, or for a cursor that this
   * query did not give out; `NOT_FOUND` for the instrument or the portfolio.
   */
  netWorthAssetDividends: NetWorthDividendPage;
  /**
   * The e-mails that came in for one portfolio, with what was read from each, the last received first.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out; `NOT_FOUND`.
   */
  getPortfolioEmails: PortfolioEmailPage;
  /**
   * The caller's portfolios: the two default ones first, then by name. At most 200. They come flat,
   * each with the id of the one above it.
   * Errors: `PROVIDER_UNAVAILABLE` where a price or an exchange rate cannot be had.
   */
  getPortfolios: Array<Portfolio>;
  /**
   * The caller's assets portfolio. What is recorded without a portfolio goes there, and all other
   * portfolios that hold assets are parts of it. Every account has one.
   * Errors: `PROVIDER_UNAVAILABLE` where a price or an exchange rate cannot be had.
   */
  getDefaultPortfolio: Portfolio;
  /**
   * The caller's liability portfolio, which holds the debts. Every account has one;
   * `netWorthLiabilities` lists what is in it.
   * Errors: `PROVIDER_UNAVAILABLE` where a price or an exchange rate cannot be had.
   */
  getDefaultLiabilityPortfolio: Portfolio;
  /**
   * The trades of the caller's tracked portfolios, however they were recorded, those that wait for
   * confirmation too. The latest day comes first. Orders are elsewhere: see `getOrders`.
   * Errors: `BAD_USER_INPUT` for an ambiguous symbol, with the candidates, or for a cursor that this
   * query did not give out; `NOT_FOUND` for the portfolio or the instrument.
   */
  getRelayTrades: TrackedTradePage;
  /**
   * The public addresses that the caller watches, with what they hold, by label. At most 50.
   * Errors: `NOT_FOUND` for the portfolio.
   */
  getWalletWatches: Array<WalletWatch>;
  /**
   * One active strategy of the caller's, with its holdings and last runs: by its own id, or the newest
   * open one made from a strategy. An unknown `id` is `NOT_FOUND`; where the caller has no open active
   * strategy made from `strategyId`, the answer is null.
   * Errors: `BAD_USER_INPUT` where both or neither of `id` and `strategyId` are given; `NOT_FOUND`.
   */
  fetchActiveStrategy: Maybe<ActiveStrategy>;
  /**
   * The caller's active strategies, newest first.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   */
  fetchAllActiveStrategies: ActiveStrategyPage;
  /**
   * Shares that the caller holds, and how many of them can be attached to an active strategy, by
   * symbol. At most 10,000.
   * Errors: `NOT_FOUND` for the account or the active strategy.
   */
  getAvailableSharesToAttach: Array<AttachableShares>;
  /**
   * What rebalancing an active strategy would buy and sell now. Nothing is placed or held for it.
   * Where the market cannot be asked, it goes by the last known prices and trades at none of them.
   * Errors: `BAD_USER_INPUT` for weights that do not fit; `NOT_FOUND`; `INVALID_STATE` where it is
   * closed.
   */
  getRebalancePreview: RebalancePreview;
  /**
   * Strategies that everybody can see and invest in, or with `mine` and `subscribed` the caller's.
   * Any valid token may call it; those two and nested fields about the caller need `portfolio.read`.
   * Errors: `FORBIDDEN` for `mine` and `subscribed` without that scope; `BAD_USER_INPUT` for a cursor
   * that this query did not give out.
   */
  fetchStrategies: StrategyPage;
  /**
   * One strategy by its id or slug. Any valid token may call it; a private strategy is shown only to
   * its maker, with `portfolio.read`.
   * Errors: `BAD_USER_INPUT` where both or neither of `id` and `slug` are given; `NOT_FOUND`;
   * `FORBIDDEN` for one's own private strategy without that scope.
   */
  fetchStrategy: Strategy;
  /**
   * The caller's orders, newest first unless `direction` says otherwise.
   * Errors: `BAD_USER_INPUT` where `from` is after `to`, or for a cursor that this query did not give
   * out for the same `direction`.
   */
  getOrders: OrderPage;
  /**
   * The open positions of the caller, by symbol, then by id. At most 10,000; `limit` and `cursor` read
   * them in parts.
   * Errors: `BAD_USER_INPUT` for another `tradingMode`, and for a `cursor` that is no position of the
   * caller's.
   */
  getPositions: Array<Position>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchUserAppointmentsArgs = {
  params?: InputMaybe<FetchUserAppointmentsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryConsentRequestArgs = {
  params: ConsentRequestInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchMyDeviceTokensArgs = {
  params?: InputMaybe<FetchMyDeviceTokensInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchMyPasskeysArgs = {
  params?: InputMaybe<FetchMyPasskeysInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryWaysInArgs = {
  params: WaysInInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QuerySecurityEventsArgs = {
  params?: InputMaybe<SecurityEventsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchMyAssistantThreadsArgs = {
  params?: InputMaybe<FetchMyAssistantThreadsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchAssistantThreadByIdArgs = {
  params: FetchAssistantThreadByIdInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryListSubscriptionsArgs = {
  params?: InputMaybe<ListSubscriptionsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryListUserSubscriptionsArgs = {
  params?: InputMaybe<ListUserSubscriptionsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchPlatformInvestAccountActivitiesArgs = {
  params?: InputMaybe<FetchPlatformInvestAccountActivitiesInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetBrokerAccountsArgs = {
  params?: InputMaybe<GetBrokerAccountsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetAvailableBrokerIntegrationsArgs = {
  params?: InputMaybe<GetAvailableBrokerIntegrationsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchPlatformInvestAccountDocumentsArgs = {
  params?: InputMaybe<FetchPlatformInvestAccountDocumentsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchPlatformInvestAccountDocumentByIdArgs = {
  params: FetchPlatformInvestAccountDocumentByIdInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetPortfolioHistoryArgs = {
  params?: InputMaybe<GetPortfolioHistoryInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetDepositsAndWithdrawalsChartArgs = {
  params?: InputMaybe<GetDepositsAndWithdrawalsChartInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchPlatformInvestAccountBalancesArgs = {
  params?: InputMaybe<FetchPlatformInvestAccountBalancesInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetCryptoAutoSweepsArgs = {
  params?: InputMaybe<GetCryptoAutoSweepsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchCryptoCurrencyTransfersArgs = {
  params?: InputMaybe<FetchCryptoCurrencyTransfersInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QuerySearchVASPsArgs = {
  params: SearchVASPsInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchCryptoCurrencyWalletsArgs = {
  params?: InputMaybe<FetchCryptoCurrencyWalletsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchCryptoWalletAddressArgs = {
  params: FetchCryptoWalletAddressInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchWhitelistedWalletsArgs = {
  params?: InputMaybe<FetchWhitelistedWalletsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryMyExportJobsArgs = {
  params?: InputMaybe<MyExportJobsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchSavedBankAccountArgs = {
  params: FetchSavedBankAccountInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchSavedPayoutAccountArgs = {
  params: FetchSavedPayoutAccountInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetBankDetailArgs = {
  params: GetBankDetailInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetUSDBankingDetailsArgs = {
  params?: InputMaybe<GetUSDBankingDetailsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchDefaultPaymentProviderArgs = {
  params: FetchDefaultPaymentProviderInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryListCardsArgs = {
  params?: InputMaybe<ListCardsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchUserDepositsArgs = {
  params?: InputMaybe<FetchUserDepositsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchCurrentRatesArgs = {
  params?: InputMaybe<FetchCurrentRatesInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetTemporaryQuoteArgs = {
  params: GetTemporaryQuoteInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchPendingUserTransactionsArgs = {
  params?: InputMaybe<FetchPendingUserTransactionsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchDiscoverListsArgs = {
  params?: InputMaybe<FetchDiscoverListsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchExpertsArgs = {
  params?: InputMaybe<FetchExpertsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchUserLikesArgs = {
  params?: InputMaybe<FetchUserLikesInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetTradeIdeasArgs = {
  params?: InputMaybe<GetTradeIdeasInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetAllTradeIdeasArgs = {
  params?: InputMaybe<GetAllTradeIdeasInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetClosedTradeIdeasArgs = {
  params?: InputMaybe<GetClosedTradeIdeasInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetTradeIdeaArgs = {
  params: GetTradeIdeaInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchAccountAgreementsArgs = {
  params?: InputMaybe<FetchAccountAgreementsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetIdvTokenArgs = {
  params?: InputMaybe<GetIdvTokenInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchAssetByTickerArgs = {
  params: FetchAssetByTickerInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchAssetsByAssetIdsArgs = {
  params: FetchAssetsByAssetIdsInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QuerySearchBarArgs = {
  params: SearchBarInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetCurrentStockPriceArgs = {
  params: GetCurrentStockPriceInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchAssetByAssetIdArgs = {
  params: FetchAssetByAssetIdInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchAssetsByTickersArgs = {
  params: FetchAssetsByTickersInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetTradableAssetsArgs = {
  params?: InputMaybe<GetTradableAssetsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchAvailableRatesArgs = {
  params?: InputMaybe<FetchAvailableRatesInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetStockHistoricalDataArgs = {
  params: GetStockHistoricalDataInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchAssetPerformanceArgs = {
  params: FetchAssetPerformanceInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchMarketHoursArgs = {
  params?: InputMaybe<FetchMarketHoursInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetExpirationDatesArgs = {
  params: GetExpirationDatesInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetStrikesArgs = {
  params: GetStrikesInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetOptionChainArgs = {
  params: GetOptionChainInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetOptionHistoricalDataArgs = {
  params: GetOptionHistoricalDataInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryNetWorthAssetsArgs = {
  params?: InputMaybe<NetWorthAssetsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryNetWorthAssetHistoryArgs = {
  params?: InputMaybe<NetWorthAssetHistoryInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryNetWorthDocumentsArgs = {
  params?: InputMaybe<NetWorthDocumentsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryNetWorthExpensesArgs = {
  params?: InputMaybe<NetWorthExpensesInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryNetWorthExpenseHistoryArgs = {
  params?: InputMaybe<NetWorthExpenseHistoryInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryNetWorthPortfolioFilesArgs = {
  params: NetWorthPortfolioFilesInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryNetWorthAllPortfolioFilesArgs = {
  params?: InputMaybe<NetWorthAllPortfolioFilesInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryNetWorthGoalsArgs = {
  params?: InputMaybe<NetWorthGoalsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryNetWorthIncomesArgs = {
  params?: InputMaybe<NetWorthIncomesInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryNetWorthIncomeHistoryArgs = {
  params?: InputMaybe<NetWorthIncomeHistoryInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetInstrumentPricesArgs = {
  params: GetInstrumentPricesInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QuerySearchInstrumentsArgs = {
  params: SearchInstrumentsInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryNetWorthLiabilitiesArgs = {
  params?: InputMaybe<NetWorthLiabilitiesInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryNetWorthLiabilityHistoryArgs = {
  params?: InputMaybe<NetWorthLiabilityHistoryInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryNetWorthShareLinksArgs = {
  params?: InputMaybe<NetWorthShareLinksInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QuerySharedNetWorthDashboardArgs = {
  params: SharedNetWorthDashboardInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QuerySharedNetWorthAssetHistoryArgs = {
  params: SharedNetWorthAssetHistoryInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchNewsByAssetIdsArgs = {
  params: FetchNewsByAssetIdsInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchAnnouncementArgs = {
  params?: InputMaybe<FetchAnnouncementInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryNetWorthAssetDividendsArgs = {
  params?: InputMaybe<NetWorthAssetDividendsInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetPortfolioEmailsArgs = {
  params: GetPortfolioEmailsInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetPortfoliosArgs = {
  params?: InputMaybe<GetPortfoliosInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetRelayTradesArgs = {
  params?: InputMaybe<GetRelayTradesInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetWalletWatchesArgs = {
  params?: InputMaybe<GetWalletWatchesInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchActiveStrategyArgs = {
  params: FetchActiveStrategyInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchAllActiveStrategiesArgs = {
  params?: InputMaybe<FetchAllActiveStrategiesInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetAvailableSharesToAttachArgs = {
  params?: InputMaybe<GetAvailableSharesToAttachInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetRebalancePreviewArgs = {
  params: GetRebalancePreviewInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchStrategiesArgs = {
  params?: InputMaybe<FetchStrategiesInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryFetchStrategyArgs = {
  params: FetchStrategyInput;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetOrdersArgs = {
  params?: InputMaybe<GetOrdersInput>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryGetPositionsArgs = {
  params?: InputMaybe<GetPositionsInput>;
};

/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Creates an API credential, which asks for a fresh proof: signing in or `stepUp` within five
   * minutes, `mfaCode` or `password`. An account may have 20. Costs one unit of the sensitive rate
   * group.
   * Errors: `BAD_USER_INPUT`, `QUOTA_EXCEEDED`, `INVALID_STATE` where the e-mail address is not
   * confirmed; `MFA_REQUIRED`; `MFA_INVALID`; `RATE_LIMITED`.
   */
  createApiCredential: CreatedApiCredential;
  /**
   * Deletes an API credential. Its tokens, its unredeemed codes and its open sockets end at once.
   * Errors: `NOT_FOUND`.
   */
  deleteApiCredential: OperationResult;
  /**
   * Closes the account for good: signs out everywhere, ends every token, cancels practice orders,
   * deletes credentials, factors, devices and the profile, and frees the e-mail address. What the law
   * asks for, such as orders and postings, is kept without a way in. Costs one unit of the sensitive
   * rate group. `GET /account/export` in the same browser downloads the person's data before.
   * Errors: `BAD_USER_INPUT` for another `confirmation` or a wrong `password`; `INVALID_STATE` while
   * `AccountClosure.obstacles` has entries; `MFA_REQUIRED`; `MFA_INVALID`.
   */
  closeAccount: OperationResult;
  /**
   * Allows or declines an app's request, once. Allowing what is not remembered already, such as a new
   * app or wider scopes, asks for a fresh proof: signing in or `stepUp` within five minutes, `mfaCode`
   * or `password`. Costs one unit of the sensitive rate group.
   * Errors: `NOT_FOUND` where it has lapsed or was decided; `BAD_USER_INPUT` for a wrong `password`,
   * or to allow without `grantedScopes`, or with scopes that the request does not ask for;
   * `INVALID_STATE` where the plan no longer includes what was shown; `MFA_REQUIRED`; `MFA_INVALID`;
   * `RATE_LIMITED`. A refused answer leaves the request open.
   */
  decideConsent: ConsentDecision;
  /**
   * Disconnects an app: the person's tokens of it end at once and its consent is forgotten.
   * Errors: `NOT_FOUND`.
   */
  revokeConnectedApp: OperationResult;
  /**
   * Registers this device for push notifications. Safe to repeat: the same token updates the same
   * device. A token that another person registered before moves to the caller. A person may have 50
   * devices; one more drops the one not seen for longest.
   * Errors: `BAD_USER_INPUT` for a provider that does not fit the platform, or missing `webPushKeys`.
   */
  registerDeviceToken: DeviceToken;
  /**
   * Removes one of the person's devices by its id, for example in a list of devices.
   * Errors: `NOT_FOUND`.
   */
  removeDeviceToken: OperationResult;
  /**
   * Drops the token of this device, for example on signing out. Also succeeds where the token is not
   * the caller's: nothing changes then, and `affectedCount` is 0.
   * Errors: none of its own.
   */
  unregisterDeviceToken: OperationResult;
  /**
   * Mails a link that opens the investment calculator with these numbers. Needs no token. At most
   * three such mails a day go to an address; more are dropped, and the answer is the same.
   * Errors: `BAD_USER_INPUT`, `RATE_LIMITED`.
   */
  emailLinkToInvestmentCalculator: OperationResult;
  /**
   * Saves what kind of investor the person is and reckons `riskScore` anew. It changes neither the
   * identity check nor any order.
   * Errors: `BAD_USER_INPUT` for a sector that is both preferred and excluded, or a range whose ends
   * are the wrong way round.
   */
  saveInvestorPreferences: InvestorPreferences;
  /**
   * Asks for the newsletter and mails a link that confirms it. Needs no token. Nothing is sent before
   * the link was followed; for a subscriber the link confirms the new topics. At most three such mails
   * a day go to an address. The answer is the same for known and unknown addresses.
   * Errors: `BAD_USER_INPUT`, `RATE_LIMITED`.
   */
  subscribeToNewsletter: OperationResult;
  /**
   * Confirms a newsletter with the token of the mailed link. Safe to repeat.
   * Errors: `BAD_USER_INPUT` where the token is unknown or older than 7 days.
   */
  confirmNewsletter: OperationResult;
  /**
   * Ends a newsletter with the token of the link that each one carries. Safe to repeat.
   * Errors: `BAD_USER_INPUT` where the token is unknown.
   */
  unsubscribeFromNewsletter: OperationResult;
  /**
   * Links an outside identity, so that the person can sign in with it. The person gets a mail. An
   * account may have 10. Needs the password or a second factor.
   * Errors: `BAD_USER_INPUT` for a code that the provider refuses, a provider that is not offered or a
   * wrong `password`; `CONFLICT` where the identity is linked to an account already; `INVALID_STATE`
   * before the e-mail address is confirmed; `QUOTA_EXCEEDED`; `MFA_REQUIRED`; `MFA_INVALID`;
   * `PROVIDER_UNAVAILABLE`; `IDEMPOTENCY_CONFLICT`; `NOT_FOUND` with the
   * `idempotencyKey` of a link that was deleted since.
   */
  createOAuthLink: OAuthLink;
  /**
   * Unlinks an outside identity. The person can no longer sign in with it and gets a mail.
   * Errors: `NOT_FOUND`; `INVALID_STATE` where it is the only way left to sign in; `BAD_USER_INPUT`
   * for a wrong `password`; `MFA_REQUIRED`; `MFA_INVALID`.
   */
  deleteOAuthLink: OperationResult;
  /**
   * Begins to sign in with a passkey, without an address: the browser offers those it has for this
   * site. A passkey that the person unlocks is password and second factor in one. Costs one unit of
   * the sensitive rate group.
   * Errors: `RATE_LIMITED`.
   */
  beginPasskeySignIn: PasskeyCeremony;
  /**
   * Signs in with the passkey's answer and sets the session cookie. Costs one unit of the sensitive
   * rate group.
   * Errors: `UNAUTHENTICATED` where the ceremony has lapsed, the passkey is unknown or its answer is
   * wrong; `RATE_LIMITED`.
   */
  finishPasskeySignIn: Session;
  /**
   * Begins to enrol a passkey. Needs the password, a second factor or a stepped-up session. Costs one
   * unit of the sensitive rate group.
   * Errors: `QUOTA_EXCEEDED` where the person has 20; `BAD_USER_INPUT` for a wrong `password`;
   * `MFA_REQUIRED`; `MFA_INVALID`; `RATE_LIMITED`.
   */
  beginPasskeyEnrollment: PasskeyCeremony;
  /**
   * Enrols the passkey. The person gets a mail. Costs one unit of the sensitive rate group.
   * Errors: `BAD_USER_INPUT` where the ceremony has lapsed or the answer is wrong; `CONFLICT` where
   * the passkey is enrolled already; `QUOTA_EXCEEDED`; `RATE_LIMITED`.
   */
  finishPasskeyEnrollment: Passkey;
  /**
   * Begins to step the session up with one of the person's passkeys; `stepUp` takes its answer. Costs
   * one unit of the sensitive rate group.
   * Errors: `INVALID_STATE` where the person has no passkey; `RATE_LIMITED`.
   */
  beginPasskeyStepUp: PasskeyCeremony;
  /**
   * Removes a passkey: it no longer signs the person in. The person gets a mail.
   * Errors: `NOT_FOUND`; `INVALID_STATE` where it is the only way left to sign in; `BAD_USER_INPUT`
   * for a wrong `password`; `MFA_REQUIRED`; `MFA_INVALID`.
   */
  removePasskey: OperationResult;
  /**
   * Sets whether the value axis of charts begins at zero.
   * Errors: none of its own.
   */
  updateChartStartAtZero: UserPreferences;
  /**
   * Sets whether apps open with the net worth.
   * Errors: none of its own.
   */
  updateNetWorthAsHomePage: UserPreferences;
  /**
   * Changes what the person signs in with and where they live. A new e-mail address is pending until
   * it is confirmed, and both addresses get a mail; the answer is the same where another account
   * uses it. A new password ends the person's other sessions. Needs the password or a second factor,
   * whatever changes.
   * Errors: `BAD_USER_INPUT` for a wrong `password` or a weak `newPassword`; `MFA_REQUIRED`;
   * `MFA_INVALID`.
   */
  updateUserAccount: UserAccount;
  /**
   * Changes how the person is named, addressed and told of things. First and last name are those of
   * the identity check once it is approved, and stay.
   * Errors: `BAD_USER_INPUT` for an unknown time zone or the change of a confirmed name.
   */
  updateUserProfile: UserAccount;
  /**
   * Mails another link that confirms an e-mail address, at most one a minute to an address. Needs no
   * token. The answer is the same for addresses unknown, confirmed already or mailed just now. Costs
   * one unit of the sensitive rate group.
   * Errors: `BAD_USER_INPUT`, `RATE_LIMITED`.
   */
  resendVerificationEmail: OperationResult;
  /**
   * Mails a link with which the owner of an account can choose a new password, at most one a minute
   * to an address. Needs no token. The answer is the same for known and unknown addresses. Costs one
   * unit of the sensitive rate group.
   * Errors: `BAD_USER_INPUT`, `RATE_LIMITED`.
   */
  requestPasswordReset: OperationResult;
  /**
   * Sets a new password with the token from the mail. It ends all sessions and tokens of the person,
   * removes what `remove` names, and mails the person what else can still open the account. Needs no
   * token of the API. Costs one unit of the sensitive rate group.
   * Errors: `BAD_USER_INPUT` for a weak password, or a token that is unknown, used or older than an
   * hour; `MFA_REQUIRED` and `MFA_INVALID`, which leave the token valid; `RATE_LIMITED`.
   */
  resetPassword: OperationResult;
  /**
   * Mails a six-digit code for signing in, for `mfaCode`, or for switching the `EMAIL` factor on. It
   * works once, for ten minutes and only for its owner. At most one a minute and ten a day are mailed
   * to an account, counted apart for its signed-in owner, its tokens, each network that its owner has
   * signed in from, and everybody else. Needs no token. The answer is the same whether or not a code
   * was mailed. Costs one unit of the sensitive rate group.
   * Errors: `BAD_USER_INPUT`, `RATE_LIMITED`.
   */
  requestMfaEmail: OperationResult;
  /**
   * Opens an account and mails a link that confirms the address. Needs no token. It is on the free
   * plan, or on that of the invitation; operators may give everybody a higher one.
   * The answer is the same for an address that already has an account; its owner gets a notice by
   * mail instead. `id` is null and `affectedCount` is 0 for that reason. Costs one unit of the
   * sensitive rate group, since it hashes a password.
   * Errors: `BAD_USER_INPUT`, for an invitation too that is unknown, used, lapsed or another
   * address's; `FORBIDDEN` where the operator opens accounts by invitation, and none was given, or not
   * at all; `RATE_LIMITED`.
   */
  register: OperationResult;
  /**
   * Confirms an e-mail address with the token from the mail. Needs no token of the API.
   * Errors: `BAD_USER_INPUT` where the token is unknown, used or older than 24 hours.
   */
  verifyEmail: OperationResult;
  /**
   * Begins to enrol an authenticator app, or a new one in place of the present one. Nothing changes
   * until `updateMfa` confirms it with a code of the app; a later call replaces this one. Needs the
   * password or a second factor. Costs one unit of the sensitive rate group.
   * Errors: `BAD_USER_INPUT` for a wrong `password`; `INVALID_STATE` before the e-mail address is
   * confirmed; `MFA_REQUIRED`; `MFA_INVALID`.
   */
  updateMfaQrCode: MfaEnrollment;
  /**
   * Switches a second factor on or off. From the first one on, sensitive operations ask for it; with
   * the last one its recovery codes end too. The person gets a mail. Needs the password or a second
   * factor in force. Costs one unit of the sensitive rate group.
   * Errors: `BAD_USER_INPUT` for a wrong `password`, or a `code` that is missing or does not belong;
   * `MFA_REQUIRED`; `MFA_INVALID` for a wrong or used code; `INVALID_STATE` where no enrollment is
   * open, or the factor to switch off is not on.
   */
  updateMfa: MfaState;
  /**
   * Sets or removes the phrase that every mail of the platform carries, by which the person knows it
   * is genuine.
   * Errors: `BAD_USER_INPUT`; `MFA_REQUIRED`; `MFA_INVALID`.
   */
  updateAntiPhishingCode: SecurityState;
  /**
   * Signs in with the password and sets the session cookie, or answers with a challenge where the
   * person has a second factor. An unknown address and a wrong password give the same answer in the
   * same time. Costs one unit of the sensitive rate group.
   * Errors: `UNAUTHENTICATED`, `RATE_LIMITED`.
   */
  signIn: SignInResult;
  /**
   * Completes a sign-in with the second factor and sets the session cookie. Costs one unit of the
   * sensitive rate group.
   * Errors: `NOT_FOUND` where the challenge is unknown, used or has lapsed: begin with `signIn` again;
   * `MFA_INVALID` for a wrong or used code; `RATE_LIMITED` after repeated failures.
   */
  completeSignIn: Session;
  /**
   * Proves again that the person is present, so that sensitive operations ask for nothing further for
   * five minutes. The session gets a new cookie. Costs one unit of the sensitive rate group.
   * Errors: `BAD_USER_INPUT` for a wrong password, a passkey that does not fit, or more or less than
   * one of the three; `MFA_REQUIRED` for a password where the person has a second factor;
   * `MFA_INVALID`; `RATE_LIMITED`.
   */
  stepUp: Session;
  /** Signs out: ends the session of this browser and clears its cookie. */
  signOut: OperationResult;
  /**
   * Signs the person out of one browser. Its open sockets close at once.
   * Errors: `NOT_FOUND`.
   */
  endSession: OperationResult;
  /**
   * Signs the person out of every browser, or of every other one. API tokens stay: they end with
   * their credentials and connected apps.
   */
  signOutEverywhere: OperationResult;
  /**
   * Opens a thread with a first message and starts the assistant's reply. Returns at once; the reply
   * is written whether or not somebody follows it with `assistantStream`. The assistant looks up what
   * this token may read and changes nothing: it places no orders and moves no money. The thread counts
   * towards the month's allowance, also where the reply fails; a refused request does not.
   * Errors: `QUOTA_EXCEEDED` where the month's allowance is used up, or 5 replies are being written;
   * `NOT_FOUND` or `FORBIDDEN` for an object of `context`; `BAD_USER_INPUT` for an unknown model;
   * `IDEMPOTENCY_CONFLICT`; `PROVIDER_UNAVAILABLE` where no model can be had.
   */
  startAssistantThreadWithMessage: AssistantExchange;
  /**
   * Adds a message to a thread and starts the assistant's reply. It does not count towards the month's
   * allowance, and takes the thread out of the archive. Returns at once; the reply is written whether
   * or not somebody follows it with `assistantStream`. The assistant looks up what this token may read
   * and changes nothing.
   * Errors: `NOT_FOUND`; `CONFLICT` while a reply of the thread is pending or being written;
   * `QUOTA_EXCEEDED` where the thread has 1,000 messages, or 5 replies are being written; `FORBIDDEN`
   * for an object of `context`; `IDEMPOTENCY_CONFLICT`; `PROVIDER_UNAVAILABLE` where no model can be
   * had.
   */
  insertMessageIntoAssistantThread: AssistantExchange;
  /**
   * Renames a thread, or marks it as liked, pinned or archived. Its messages stay as they are.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` where nothing is given to change.
   */
  updateAssistantThread: AssistantThread;
  /**
   * Deletes a thread with its messages for good. A reply in the making is stopped. The month's
   * allowance is not given back. To keep the thread, archive it with `updateAssistantThread`.
   * Errors: `NOT_FOUND`.
   */
  deleteAssistantThread: OperationResult;
  /**
   * Subscribes the caller to a plan, or changes the plan of the live subscription. A first one is
   * charged at once or begins its trial. A higher plan or a longer interval takes over at once, and
   * the unused part of the old one is taken off; a lower plan takes over at the end of the period. The
   * plan in force, asked for again, takes back a cancellation. A refused charge is no error:
   * `failureReason` tells it. Needs a saved card. A token has the scope only on a paid plan: from the
   * free plan, subscribe in the app.
   * Errors: `BAD_USER_INPUT` for a coupon, or an interval without a price; `NOT_FOUND` for the plan or
   * the card; `CONFLICT` where the plan is in force already and not cancelled; `INVALID_STATE` where
   * no card can be charged; `IDEMPOTENCY_CONFLICT`; `PROVIDER_UNAVAILABLE`.
   */
  subscribeUser: UserSubscription;
  /**
   * Cancels the caller's subscription: at the end of its period, or at once. Afterwards the account is
   * on the free plan, and scopes of its tokens beyond `identity` stop working. Until the end of the
   * period `subscribeUser` takes it back. Safe to repeat.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for one that has ended.
   */
  cancelSubscription: UserSubscription;
  /**
   * Saves the keys to an account with a broker, or changes them. The broker is asked at once: `status`
   * in the answer says whether it accepts them, and its accounts then appear in `getBrokerAccounts`.
   * Refused keys are saved too, as `INVALID`, and can be corrected. An account may have 20.
   * Errors: `BAD_USER_INPUT` for a broker that is not available, and for values that it does not know
   * or lacks; `NOT_FOUND`; `INVALID_STATE` for a credential of the platform's own; `CONFLICT` where
   * another credential of the caller holds the same key; `QUOTA_EXCEEDED`; `MFA_REQUIRED`;
   * `MFA_INVALID`; `IDEMPOTENCY_CONFLICT`.
   */
  saveBrokerCredential: BrokerCredential;
  /**
   * Deletes a credential: its secrets are erased and its accounts are `CLOSED`; their orders can still
   * be read. Orders that are open stay with the broker, and `openOrders` lists them: cancel them
   * first, or at the broker. In the platform they end as `REJECTED`, or as `CANCELED` where they were
   * filled in part, and what becomes of them at the broker is not followed.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a credential of the platform's own, and while an active
   * strategy uses an account of it; `MFA_REQUIRED`; `MFA_INVALID`.
   */
  deleteBrokerCredential: BrokerCredentialDeletion;
  /**
   * Changes settings and limits of the caller's platform account. They hold from the next order on;
   * an order that breaks one is refused with an error that names it.
   * Errors: `BAD_USER_INPUT`; `KYC_REQUIRED` where the account is not open yet; `INVALID_STATE` where
   * it is closed, and for `AVERAGE` while open orders name lots: it says which orders; `MFA_REQUIRED`;
   * `MFA_INVALID`.
   */
  updatePlatformInvestAccountConfig: PlatformInvestAccountConfig;
  /**
   * Opens a practice account with play money, and the credential that orders may name. It trades at
   * live prices, pays dividends and follows splits. A person may have 20 that are not closed.
   * Errors: `BAD_USER_INPUT`; `NOT_FOUND` for the account to clone; `QUOTA_EXCEEDED`;
   * `IDEMPOTENCY_CONFLICT`.
   */
  createPartnerPaperAccount: BrokerAccount;
  /**
   * Adds play money to a practice account, sets its cash, or starts it anew. To try how a deposit goes
   * through its states, use `simulatePaperDeposit`.
   * Errors: `BAD_USER_INPUT`; `NOT_FOUND`; `INVALID_STATE` for an account that is not one of
   * `createPartnerPaperAccount`; `INSUFFICIENT_FUNDS` where `SET` is less than what open orders hold;
   * `CONFLICT` where `RESET` meets orders that keep being placed, edited or canceled: nothing has
   * changed, and `retryAfterSeconds` says when to try again; `IDEMPOTENCY_CONFLICT`.
   */
  fundPaperAccount: BrokerAccount;
  /**
   * Plays a whole deposit through on a practice account: states, exchange, notifications and ledger
   * entries come as with real money. With `delaySeconds` the answer shows it as announced, and
   * `fetchUserDeposits` how it goes on.
   * Errors: `BAD_USER_INPUT` for a currency that the platform does not exchange; `NOT_FOUND`;
   * `INVALID_STATE` for an account that is not one of `createPartnerPaperAccount`;
   * `IDEMPOTENCY_CONFLICT`.
   */
  simulatePaperDeposit: Deposit;
  /**
   * Makes a rule that sells each transfer of a crypto asset for cash once it is completed, by a market
   * order. It holds for transfers that complete from now on; what is held already stays. There is one
   * rule for an asset and chain; to change it, delete it and make it anew. Needs an approved identity
   * check and the signed crypto agreement.
   * Errors: `BAD_USER_INPUT`; `KYC_REQUIRED`; `AGREEMENT_REQUIRED`; `ASSET_NOT_TRADABLE`; `CONFLICT`
   * where another rule covers the asset on this chain; `IDEMPOTENCY_CONFLICT`.
   */
  createCryptoAutoSweep: CryptoAutoSweep;
  /**
   * Deletes a rule: what comes in from now on is not sold. Orders already placed go on.
   * Errors: `NOT_FOUND`.
   */
  deleteCryptoAutoSweep: OperationResult;
  /**
   * Sends a crypto asset to a whitelisted wallet. It holds `amount` at once and takes the fees out of
   * it; the answer shows the fees as estimated. Once broadcast it cannot be taken back. Needs an
   * approved identity check, the signed crypto agreement, and a wallet that is `APPROVED` and past its
   * 24 hours.
   * Errors: `BAD_USER_INPUT`; `NOT_FOUND`; `KYC_REQUIRED`; `AGREEMENT_REQUIRED`; `ACCOUNT_RESTRICTED`;
   * `WALLET_NOT_APPROVED`; `TRAVEL_RULE_ACTION_REQUIRED` where this amount needs further details, with
   * `nextActions`; `INSUFFICIENT_QUANTITY`; `MFA_REQUIRED`; `MFA_INVALID`; `IDEMPOTENCY_CONFLICT`;
   * `PROVIDER_UNAVAILABLE`.
   */
  requestCryptoWithdrawal: CryptoCurrencyTransfer;
  /**
   * Makes wallets to receive crypto assets on, and returns them in the order asked for. One that the
   * caller has already is returned as it is, so that the call is safe to repeat. Needs an approved
   * identity check and the signed crypto agreement.
   * Errors: `BAD_USER_INPUT` for an asset that the chain does not move, or that the platform does not
   * take; `KYC_REQUIRED`; `AGREEMENT_REQUIRED`; `ACCOUNT_RESTRICTED`; `IDEMPOTENCY_CONFLICT`;
   * `PROVIDER_UNAVAILABLE`.
   */
  createCryptoCurrencyWallets: Array<CryptoCurrencyWallet>;
  /**
   * Asks to whitelist an outside wallet, to send a crypto asset to. The address and the travel-rule
   * details are checked; where some are missing the wallet comes back `ACTION_REQUIRED` with
   * `nextActions`. It can be used 24 hours later at the earliest, and the person gets a mail with a
   * link that takes it back. An account may have 100. Needs an approved identity check and the signed
   * crypto agreement.
   * Errors: `BAD_USER_INPUT` for an address that is not one of the chain; `KYC_REQUIRED`;
   * `AGREEMENT_REQUIRED`; `ACCOUNT_RESTRICTED`; `BENEFICIARY_NAME_REQUIRED`; `UNKNOWN_VASP`;
   * `ADDRESS_BELONGS_TO_VASP`; `CONFLICT` where it is whitelisted or asked for already;
   * `QUOTA_EXCEEDED`; `MFA_REQUIRED`; `MFA_INVALID`; `IDEMPOTENCY_CONFLICT`; `PROVIDER_UNAVAILABLE`.
   */
  requestWhitelistWallet: WhitelistedWallet;
  /**
   * Changes who keeps and who owns a whitelisted wallet. It is checked again; where the provider
   * changes, an approved wallet waits for 24 hours anew, and the person gets a mail with a link that
   * takes the wallet off the list.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a rejected wallet; `BENEFICIARY_NAME_REQUIRED`;
   * `UNKNOWN_VASP`; `ADDRESS_BELONGS_TO_VASP`; `MFA_REQUIRED`; `MFA_INVALID`; `PROVIDER_UNAVAILABLE`.
   */
  updateWhitelistedWalletTravelRule: WhitelistedWallet;
  /**
   * Takes an outside wallet off the list: nothing can be sent to it from now on. Transfers already
   * asked for go on.
   * Errors: `NOT_FOUND`.
   */
  deleteWhitelistedWallet: OperationResult;
  /**
   * Starts the making of a file with the caller's data and returns its job at once. Follow it with
   * `exportJobUpdated` or `myExportJobs`. While an equal one is being made, that one is returned. A
   * person may have 5 that are being made. The data itself stays as it is. Beside `funding.read` the
   * token needs what reading the data itself needs: `portfolio.read` for every type but `ACTIVITIES`
   * and `DEPOSITS_WITHDRAWALS`, and `profile.read` for `ACTIVITIES`, `DIVIDENDS`, `TAX_SUMMARY` and
   * `FULL_ACCOUNT`.
   * Errors: `FORBIDDEN` for a type whose data the token may not read, with the missing scopes;
   * `BAD_USER_INPUT` for a format that the type does not come in, a `to` in the future, or where
   * `from` is after `to`; `NOT_FOUND` for a portfolio; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   */
  requestExport: ExportJob;
  /**
   * Notes that the person has seen that export jobs ended. `affectedIds` are those that were not
   * marked before. Safe to repeat.
   * Errors: `NOT_FOUND` for a job, and none is marked then.
   */
  markExportJobsViewed: OperationResult;
  /**
   * Saves the New Zealand bank account that withdrawals are paid to. A person has one for each
   * currency: an earlier one stays in use until this one is verified and usable, 24 hours from now.
   * The person gets a mail with a link that takes the change back. The same number again returns the
   * account as it is.
   * Errors: `BAD_USER_INPUT` for a number that cannot be; `QUOTA_EXCEEDED` for the eleventh account
   * within a day; `MFA_REQUIRED`; `MFA_INVALID`.
   */
  saveBankAccountNZD: SavedBankAccount;
  /**
   * Saves the United States dollar bank account that withdrawals are paid to. A person has one for
   * each currency: an earlier one stays in use until this one is verified and usable, 24 hours from
   * now. The person gets a mail with a link that takes the change back. The same numbers again return
   * the account as it is.
   * Errors: `BAD_USER_INPUT` for a number that cannot be; `QUOTA_EXCEEDED` for the eleventh account
   * within a day; `MFA_REQUIRED`; `MFA_INVALID`.
   */
  saveBankAccountUSD: SavedBankAccount;
  /**
   * Deletes the bank account that withdrawals are paid to, or its replacement. Past withdrawals stay.
   * Errors: `NOT_FOUND`; `CONFLICT` while a withdrawal to it is under way.
   */
  deleteSavedBankAccount: OperationResult;
  /**
   * Saves the New Zealand bank account that referral rewards and a creator's earnings are paid to. A
   * person has one for each currency: an earlier one stays in use until this one is verified and
   * usable, 24 hours from now. The person gets a mail with a link that takes the change back. The same
   * number again returns the account as it is.
   * Errors: `BAD_USER_INPUT` for a number that cannot be; `QUOTA_EXCEEDED` for the eleventh account
   * within a day; `MFA_REQUIRED`; `MFA_INVALID`.
   */
  savePayoutBankAccountNZD: SavedBankAccount;
  /**
   * Saves the United States dollar bank account that referral rewards and a creator's earnings are
   * paid to. A person has one for each currency: an earlier one stays in use until this one is
   * verified and usable, 24 hours from now. The person gets a mail with a link that takes the change
   * back. The same numbers again return the account as it is.
   * Errors: `BAD_USER_INPUT` for a number that cannot be; `QUOTA_EXCEEDED` for the eleventh account
   * within a day; `MFA_REQUIRED`; `MFA_INVALID`.
   */
  savePayoutBankAccountUSD: SavedBankAccount;
  /**
   * Deletes the bank account that referral rewards and a creator's earnings are paid to, or its
   * replacement. Earnings then wait until another is saved.
   * Errors: `NOT_FOUND`; `CONFLICT` while a payout to it is under way.
   */
  deleteSavedPayoutAccount: OperationResult;
  /**
   * Takes a new bank account back with the token of the link that was mailed. What was in use before
   * it is in use again. Safe to repeat.
   * Errors: `BAD_USER_INPUT` where the token is unknown or older than 7 days; `CONFLICT` while a
   * withdrawal to it is under way.
   */
  discardBankAccount: OperationResult;
  /**
   * Saves a card in two steps: without a token it starts the provider's form, with the form's token it
   * saves the card. Some banks then ask the person to confirm at `setupUrl`. It charges nothing. The
   * same token again returns the same card. A person may have 20 cards.
   * Errors: `BAD_USER_INPUT` for a token that the provider does not know; `INVALID_STATE` for a card
   * that the bank refused; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`; `PROVIDER_UNAVAILABLE`.
   */
  saveNewCard: CardSetup;
  /**
   * Deletes a card here and at the provider. Where it was the default one, the card saved last becomes
   * it. Past charges stay.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for the only card of a plan that goes on, or while a charge
   * of it is pending.
   */
  deleteCard: OperationResult;
  /**
   * Notes that the person has seen that a deposit was completed. Safe to repeat.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a deposit that is not completed.
   */
  markDepositAsViewed: OperationResult;
  /**
   * Notes that the person has seen all completed deposits. Safe to repeat.
   * Errors: none of its own.
   */
  markAllDepositsAsViewed: OperationResult;
  /**
   * Opts the caller's idle cash in one currency in to interest, or out of it. The change takes until
   * the next business day; on opting out what was earned is paid with the next payment. Needs an
   * approved identity check and the signed interest agreement. Safe to repeat: the answer to a choice
   * already made is the enrollment as it is. `PlatformInvestAccountBalances.interest` shows it.
   * Errors: `BAD_USER_INPUT` for a currency that earns none; `KYC_REQUIRED`; `AGREEMENT_REQUIRED`;
   * `ACCOUNT_RESTRICTED`; `INVALID_STATE` while the opposite choice is under way.
   */
  optInInterest: InterestEnrollment;
  /**
   * Starts a deposit by bank transfer or card, or an exchange of cash. A transfer gets a reference and
   * bank details; a card is charged, after the bank's confirmation where `confirmationUrl` is given;
   * an exchange takes the quoted amount from the cash. Needs an approved identity check and a signed
   * customer agreement. A person may have 20 that are pending.
   * Errors: `BAD_USER_INPUT` for an amount outside the limits, a currency that is not taken, or more
   * or less than one of the three; `NOT_FOUND` for the card or the quote; `KYC_REQUIRED`;
   * `AGREEMENT_REQUIRED`; `ACCOUNT_RESTRICTED`; `INVALID_STATE` where no card can be charged;
   * `INSUFFICIENT_FUNDS` for an exchange; `QUOTE_EXPIRED`; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`;
   * `PROVIDER_UNAVAILABLE`.
   */
  createPendingUserTransaction: PendingUserTransaction;
  /**
   * Deletes the caller's pending transactions that are `EXPIRED` from the list. `affectedCount` says
   * how many. Money that comes with their reference is credited all the same.
   * Errors: none of its own.
   */
  deleteExpiredPendingUserTransactions: OperationResult;
  /**
   * Asks for a withdrawal of cash to the caller's own bank account. It holds `amount` and the fee at
   * once; `fetchPendingUserTransactions` shows how it goes on. Needs an approved identity check, and a
   * saved bank account that is `VERIFIED` and past its 24 hours. Until it is approved the person can
   * cancel it in the app.
   * Errors: `BAD_USER_INPUT`; `NOT_FOUND` for the bank account or the quote; `KYC_REQUIRED`;
   * `ACCOUNT_RESTRICTED`; `INVALID_STATE` for a bank account that cannot be paid to yet;
   * `INSUFFICIENT_FUNDS` for more than has settled and is free; `QUOTE_EXPIRED`; `QUOTA_EXCEEDED` for
   * the 21st that is under way; `MFA_REQUIRED`; `MFA_INVALID`; `IDEMPOTENCY_CONFLICT`;
   * `PROVIDER_UNAVAILABLE`.
   */
  createWithdrawalRequest: WithdrawalRequest;
  /**
   * Calls a withdrawal off before it is approved. What was held is free again.
   * Errors: `NOT_FOUND`; `INVALID_STATE` once it is approved, and where it has ended.
   */
  cancelWithdrawal: WithdrawalRequest;
  /**
   * Likes something, dislikes it, or takes either back. Without `value` it likes what is not liked,
   * and takes a like back. A person may have 10,000 opinions.
   * Errors: `NOT_FOUND` for the thing; `FORBIDDEN` for a trade idea or list without `portfolio.read`;
   * `PLAN_REQUIRED` for a trade idea for a higher plan than the caller's; `QUOTA_EXCEEDED`.
   */
  toggleLike: Like;
  /**
   * Deals a deck of tradable assets to like or not with `toggleLike`, the best fit first. They are
   * chosen by the person's preferences and by what many like; those liked or disliked already are left
   * out. What was dealt within 24 hours comes again only where nothing else is left. The deck may be
   * shorter than asked for, or empty.
   * Errors: none of its own.
   */
  generateLikeableAssets: Array<LikeableAsset>;
  /**
   * Signs the agreements that the identity check needs, as a section of it. Time, address and a hash
   * of the text are recorded. All are signed or none. A version signed already keeps its signature.
   * Errors: `BAD_USER_INPUT` where `accepted` is not true, the name is not the person's, or the check
   * does not need the agreement; `CONFLICT` where a newer version is in force; `INVALID_STATE` while
   * the check is submitted or in review, and after a rejection.
   */
  updateUserKycAgreements: Kyc;
  /**
   * Signs agreements in the versions named and returns them signed, in the order given. Time, address
   * and a hash of the text are recorded. All are signed or none. A version signed already keeps its
   * signature.
   * Errors: `NOT_FOUND`, for a version too that is no longer in force; `BAD_USER_INPUT` where the name
   * is not the person's.
   */
  signAgreements: Array<Agreement>;
  /**
   * Signs the brokerage customer agreement, which orders with the platform account need. A version
   * that contains the terms of interest counts as the signed interest agreement too, which
   * `optInInterest` needs. A version signed already keeps its signature.
   * Errors: `BAD_USER_INPUT` where `accepted` is not true or the name is not the person's; `CONFLICT`
   * where another version is in force.
   */
  signCustomerAgreement: Agreement;
  /**
   * Saves the company or trust that the account is for, as a section of the identity check, and sets
   * its `accountType`. On an approved check it leads to `ACTION_REQUIRED`.
   * Errors: `BAD_USER_INPUT` where a person or number is missing or cannot be; `INVALID_STATE` while
   * the check is submitted or in review, and after a rejection.
   */
  updateUserKycCompanySetup: Kyc;
  /**
   * Saves how to reach the person, as a section of the identity check. Moving to another country turns
   * an approved check to `ACTION_REQUIRED`.
   * Errors: `BAD_USER_INPUT` for a phone number that cannot be; `INVALID_STATE` while the check is
   * submitted or in review, and after a rejection.
   */
  updateUserKycContactInformation: Kyc;
  /**
   * Saves what the law asks people to disclose, as a section of the identity check.
   * Errors: `BAD_USER_INPUT` where an answer needs another that is missing; `INVALID_STATE` while the
   * check is submitted or in review, and after a rejection.
   */
  updateUserKycDisclosures: Kyc;
  /**
   * Hands in papers for the identity check, or takes some back. All of it happens or nothing does. A
   * check may hold 20 papers.
   * Errors: `NOT_FOUND` for an `uploadId` or a paper to take back; `BAD_USER_INPUT` for a type of file
   * that is not taken; `QUOTA_EXCEEDED`; `INVALID_STATE` while the check is submitted or in review,
   * and after a rejection, or for taking back a paper that an approval rests on;
   * `IDEMPOTENCY_CONFLICT`.
   */
  updateUserKycFileDocuments: Kyc;
  /**
   * Saves who the person is, as a section of the identity check. Another name, day of birth,
   * citizenship or tax country turns an approved check to `ACTION_REQUIRED` and ends the W-8BEN;
   * other changes leave it approved.
   * Errors: `BAD_USER_INPUT` for a tax number that cannot be, or a person under 18; `INVALID_STATE`
   * while the check is submitted or in review, and after a rejection.
   */
  updateUserKycIdentityInformation: Kyc;
  /**
   * Tells that the identity provider's widget has ended, so that the server reads the outcome from the
   * provider at once. The answer shows what the provider said, whatever the app saw. Safe to repeat.
   * Errors: `NOT_FOUND`; `PROVIDER_UNAVAILABLE`, after which the server goes on asking by itself.
   */
  updateIdvOutcome: Kyc;
  /**
   * Submits the identity check for review. Its sections cannot change until the review is over. Follow
   * `status` with `fetchKYC`; the person is told by mail too. An approval opens the platform account.
   * The check has to be `DRAFT` or `ACTION_REQUIRED`.
   * Errors: `BAD_USER_INPUT` with one entry per `Kyc.problems` where something is missing, or where
   * `confirmAccurate` is not true; `INVALID_STATE` in any other state.
   */
  submitKyc: Kyc;
  /**
   * Saves whom to call where the person cannot be reached, as a section of the identity check.
   * Errors: `BAD_USER_INPUT` where both fields or none are given, or there is no way to reach the
   * contact; `INVALID_STATE` while the check is submitted or in review, and after a rejection.
   */
  updateUserKycTrustedContact: Kyc;
  /**
   * Signs a W-8BEN electronically as of now, as a section of the identity check, and makes its PDF
   * with the moment, the address and the statement of the signature. It takes the place of an earlier
   * one. On an approved check it may be renewed at any time.
   * Errors: `BAD_USER_INPUT` where `certify` is not true, a name differs from the identity section, a
   * number cannot be, or the treaty does not grant the rate; `INVALID_STATE` for a US person, while
   * the check is submitted or in review, and after a rejection.
   */
  updateUserKycW8BENFormDocument: Kyc;
  /**
   * Chooses the currency in which the net worth is shown. All totals, histories and amounts
   * `InDisplayCurrency` come in it from then on, the past at the exchange rates of its own days. In
   * a coin, histories begin with its first price. What is recorded keeps its own currency.
   * Errors: `BAD_USER_INPUT` for a currency without exchange rates.
   */
  updateNetWorthDisplayCurrency: NetWorthSettings;
  /**
   * Announces a document and says where to upload its file. Send the bytes to `uploadUrl` within 15
   * minutes, then call `finalizeNetWorthDocument`. Without that, the document lapses after 24 hours. A
   * person may keep 10,000 documents.
   * Errors: `NOT_FOUND` for what `linkedTo` names; `BAD_USER_INPUT` for a type of file that is not
   * taken; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   */
  createNetWorthDocumentUpload: DocumentUpload;
  /**
   * Ends the upload of a document: compares size, SHA-256 and type of the file with what was announced
   * and makes it available. Safe to repeat: an available document is returned as it is.
   * Errors: `NOT_FOUND`; `INVALID_STATE` where no file has arrived or the document has lapsed;
   * `CONFLICT` where the file is not the one announced, and has to be sent again from the start.
   */
  finalizeNetWorthDocument: NetWorthDocument;
  /**
   * Deletes a document in any state with its file. Addresses given out for it stop working.
   * Errors: `NOT_FOUND`.
   */
  deleteNetWorthDocument: OperationResult;
  /**
   * Records an expense. It counts in the totals while it is active. A person may record 1,000.
   * Errors: `NOT_FOUND` for the debt or the household member; `QUOTA_EXCEEDED`;
   * `IDEMPOTENCY_CONFLICT`.
   */
  createNetWorthExpense: NetWorthExpense;
  /**
   * Changes an expense. With `effectiveOn`, a new amount holds from that day and the history before
   * it stands.
   * Errors: `NOT_FOUND` for the expense, the debt or the household member; `QUOTA_EXCEEDED` where its
   * terms have changed too often.
   */
  updateNetWorthExpense: NetWorthExpense;
  /**
   * Deletes an expense: it leaves the history too. To keep the history, set its `endsOn` instead.
   * Errors: `NOT_FOUND`.
   */
  deleteNetWorthExpense: OperationResult;
  /**
   * Adds a file to a tracked portfolio and, unless `extract` is false, queues it for reading. Follow
   * `extractionStatus` with `netWorthPortfolioFiles`. A file that the portfolio already holds, byte
   * for byte, is returned as it is and nothing is added. A portfolio may hold 10,000 files.
   * Errors: `NOT_FOUND` for the portfolio or the `uploadId`; `BAD_USER_INPUT` for a type of file that
   * is not taken; `INVALID_STATE` for a broker mirror; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   */
  uploadNetWorthFile: NetWorthFile;
  /**
   * Queues a file for another reading. Trades and dividends of the earlier one that nobody has
   * confirmed are replaced; confirmed ones stay.
   * Only a file whose reading failed or needs review can be read again.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for other files; `IDEMPOTENCY_CONFLICT`.
   */
  retryNetWorthFileExtraction: NetWorthFile;
  /**
   * Deletes a file, with the trades and dividends read from it that nobody has confirmed. Confirmed
   * ones stay unless `deleteExtracted` is true.
   * Errors: `NOT_FOUND`.
   */
  deleteNetWorthFile: OperationResult;
  /**
   * Records a goal. It moves no money. A person may record 1,000.
   * Errors: `NOT_FOUND` for an asset or portfolio; `CONFLICT` where more than 100 percent of a source
   * would count towards goals; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   */
  createNetWorthGoal: NetWorthGoal;
  /**
   * Changes a goal, puts it away or takes it up again.
   * Errors: `NOT_FOUND` for the goal, an asset or a portfolio; `CONFLICT` where more than 100 percent
   * of a source would count towards goals.
   */
  updateNetWorthGoal: NetWorthGoal;
  /**
   * Deletes a goal. What counted towards it stays where it is. To keep it, archive it with
   * `updateNetWorthGoal`.
   * Errors: `NOT_FOUND`.
   */
  deleteNetWorthGoal: OperationResult;
  /**
   * Records an income. It counts in the totals while it is active. A person may record 1,000.
   * Errors: `NOT_FOUND` for the asset or the household member; `QUOTA_EXCEEDED`;
   * `IDEMPOTENCY_CONFLICT`.
   */
  createNetWorthIncome: NetWorthIncome;
  /**
   * Changes an income. With `effectiveOn`, a new amount holds from that day and the history before
   * it stands.
   * Errors: `NOT_FOUND` for the income, the asset or the household member; `QUOTA_EXCEEDED` where its
   * terms have changed too often.
   */
  updateNetWorthIncome: NetWorthIncome;
  /**
   * Deletes an income: it leaves the history too. To keep the history, set its `endsOn` instead.
   * Errors: `NOT_FOUND`.
   */
  deleteNetWorthIncome: OperationResult;
  /**
   * Records what a custom instrument is worth on a day. The value of its holdings and the history of
   * net worth from that day on are recomputed. An account may have 20,000 prices.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a listed instrument; `CONFLICT` where that day has a
   * price already: change it with `updateInstrumentPrice`; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   */
  addInstrumentPrice: InstrumentPrice;
  /**
   * Changes a recorded price. The value of its holdings and the history of net worth are
   * recomputed.
   * Errors: `NOT_FOUND`, for a price from the market too; `CONFLICT` where the new day has another
   * price.
   */
  updateInstrumentPrice: InstrumentPrice;
  /**
   * Deletes a recorded price. The price before it counts instead, and the history of net worth is
   * recomputed.
   * Errors: `NOT_FOUND`, for a price from the market too.
   */
  deleteInstrumentPrice: OperationResult;
  /**
   * Makes a custom instrument without a price and without a holding. Add these with
   * `addInstrumentPrice` and `createTrade`, or make all at once with
   * `createCustomInstrumentWithDetails`. An account may have 500.
   * Errors: `CONFLICT` where the caller has another of this `symbol`; `QUOTA_EXCEEDED`;
   * `IDEMPOTENCY_CONFLICT`.
   */
  createCustomInstrument: Instrument;
  /**
   * Records something that the caller owns: makes the custom instrument, its purchase and its prices,
   * all or nothing, and returns it as a part of net worth. An account may have 500 custom instruments.
   * Errors: `NOT_FOUND` for the portfolio or the liability; `INVALID_STATE` for a portfolio that
   * nothing can be recorded in; `CONFLICT` where the caller has another of this `symbol`;
   * `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   */
  createCustomInstrumentWithDetails: NetWorthAsset;
  /**
   * Changes the name, category or short name of a custom instrument.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a listed instrument; `CONFLICT` where the caller has
   * another of this `symbol`.
   */
  updateCustomInstrument: Instrument;
  /**
   * Writes, changes and removes notes of a custom instrument. It may have 50.
   * Errors: `BAD_USER_INPUT` for a name given twice, or more than 50 in all; `NOT_FOUND`;
   * `INVALID_STATE` for a listed instrument.
   */
  setCustomInstrumentMetaData: Instrument;
  /**
   * Deletes a custom instrument with its prices. With `force` also its holdings, trades and dividends
   * in every portfolio; net worth and its history are recomputed.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a listed instrument; `CONFLICT` where it has trades or
   * dividends and `force` is false.
   */
  deleteCustomInstrument: OperationResult;
  /**
   * Records a debt. It books `originalAmount` as a `DRAWDOWN` on `startsOn`, and a `REVALUATION` of
   * today where `balance` or `wholeBalance` is given. A person may record 1,000, with 250,000 payments
   * in all: each debt counts with those from `startsOn` to `maturesOn`, or with 100 years of them, at
   * most 5,200.
   * Errors: `BAD_USER_INPUT` where fields do not fit together, for a currency without exchange rates,
   * or for more than 250,000 planned payments; `NOT_FOUND` for the portfolio or the asset;
   * `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   */
  createNetWorthLiability: NetWorthLiability;
  /**
   * Changes a debt. With `effectiveOn`, a new interest rate or repayment holds from that day and the
   * history before it stands.
   * Errors: `BAD_USER_INPUT` where fields do not fit together, or for more than 250,000 planned
   * payments; `NOT_FOUND` for the debt, the portfolio or the asset; `QUOTA_EXCEEDED` for more than
   * 10,000 bookings, or 500 changes of terms.
   */
  updateNetWorthLiability: NetWorthLiability;
  /**
   * Deletes a debt with its bookings: it leaves the history too. Expenses that were linked to it stay.
   * To keep the history, archive it with `updateNetWorthLiability`.
   * Errors: `NOT_FOUND`.
   */
  deleteNetWorthLiability: OperationResult;
  /**
   * Books a repayment, a drawdown, interest, a fee or a new balance on a debt, and returns the
   * booking; the balance and the plan of the debt follow from it. It moves no money. With
   * `autoAmortize`, a repayment on a day of the plan takes the place of the plan's. A booking cannot
   * be taken back; a `REVALUATION` corrects the balance. A person may record 10,000, over all debts.
   * Errors: `NOT_FOUND`; `IDEMPOTENCY_CONFLICT`; `INVALID_STATE` for an archived debt;
   * `QUOTA_EXCEEDED`.
   */
  createNetWorthLiabilityTrade: LiabilityTrade;
  /**
   * Makes a report on the net worth. A small one is done in the answer; a larger one comes back
   * `QUEUED`, and the same call with the same `idempotencyKey` shows how it goes on. The net worth
   * itself stays as it is.
   * Errors: `NOT_FOUND` for a portfolio; `QUOTA_EXCEEDED` where 5 reports are being made;
   * `IDEMPOTENCY_CONFLICT`; `PROVIDER_UNAVAILABLE` where a price cannot be had.
   */
  generateNetWorthReport: NetWorthReport;
  /**
   * Makes an address under which anyone who has it can look at parts of the net worth. The answer is
   * the only one that shows the address. A person may have 100 active links.
   * Errors: `NOT_FOUND` for a portfolio; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   */
  createNetWorthShareLink: NetWorthShareLink;
  /**
   * Ends a share link at once and for good.
   * Errors: `NOT_FOUND`; `INVALID_STATE` where it has ended already.
   */
  revokeNetWorthShareLink: NetWorthShareLink;
  /**
   * Records what happened to a push notification. Needs no token, so that a background worker can
   * call it. Safe to repeat: the first record of each status stands.
   * Errors: `NOT_FOUND` for an unknown receipt id.
   */
  recordPushReceipt: OperationResult;
  /**
   * Records a received dividend, confirmed at once; with `reinvestment` also the purchase. Meant for
   * what the importer does not cover, custom instruments above all. Two equal payments of one day are
   * two dividends: `uniqueIdentifier` or `idempotencyKey` makes a repetition safe.
   * Errors: `BAD_USER_INPUT` where nothing was held and no `quantity` is given, or for an ambiguous
   * symbol, with the candidates; `NOT_FOUND` for the portfolio, or where it never held the instrument;
   * `INVALID_STATE` for a broker mirror; `PROVIDER_UNAVAILABLE` where the exchange rate cannot be had;
   * `IDEMPOTENCY_CONFLICT`.
   */
  createNetWorthDividend: NetWorthDividend;
  /**
   * Confirms or rejects one dividend that an import brought and that waits for it. Confirmed, it
   * counts; with `reinvestment` the purchase is recorded too. `REJECT` also takes back a confirmed
   * dividend that should not be there, with its reinvestment.
   * Errors: `NOT_FOUND`; `INVALID_STATE` where it is rejected already, where a confirmed one would be
   * confirmed again, or for a broker mirror; `INSUFFICIENT_QUANTITY` where later sales need what a
   * reinvestment that is taken back had bought.
   */
  confirmNetWorthDividend: NetWorthDividend;
  /**
   * Sets how a portfolio takes trades by e-mail. The first time it gives the portfolio an address of
   * its own, which cannot be guessed and stays until `regenerateAddress`.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for the liability portfolio or a broker mirror.
   */
  setPortfolioEmailSettings: PortfolioEmailSettings;
  /**
   * Reads an e-mail again that failed or needs review. Returns at once; `getPortfolioEmails` shows how
   * it goes on. What the reading before brought and was not confirmed is replaced.
   * Errors: `NOT_FOUND`; `INVALID_STATE` in any other state; `IDEMPOTENCY_CONFLICT`.
   */
  retryTradeEmail: PortfolioEmail;
  /**
   * Makes an empty portfolio as a part of the assets portfolio. An account may have 200.
   * Errors: `NOT_FOUND` for the parent or the household member; `CONFLICT` where a `RELAY` portfolio
   * with this `externalProvider` and `externalId` exists; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   */
  createNetworthPortfolio: Portfolio;
  /**
   * Renames a portfolio. Every kind can be renamed, the default ones too.
   * Errors: `NOT_FOUND`.
   */
  renameNetWorthPortfolio: Portfolio;
  /**
   * Deletes a portfolio of any kind but the default ones and broker mirrors, with its trades,
   * dividends, wallet watches and e-mails; `keepTrades` moves the first three instead. Portfolios
   * under it move to the one above it. Net worth and its history are recomputed.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a default portfolio or a broker mirror; `QUOTA_EXCEEDED`
   * where the portfolio above it would hold more than 1,000 instruments.
   */
  deleteRelayPortfolio: OperationResult;
  /**
   * Takes an instrument out of a portfolio: deletes the holding with all its trades and dividends
   * there. Other portfolios keep theirs, and the instrument itself stays. Net worth and its history
   * are recomputed.
   * Errors: `NOT_FOUND` for the portfolio, or where it never held the instrument; `INVALID_STATE` for
   * a broker mirror, or where a wallet watch brings the instrument.
   */
  deleteInstrumentFromPortfolio: OperationResult;
  /**
   * Records a trade in a tracked portfolio, confirmed at once. Nothing is bought or sold: orders go
   * through `placeOrder`. The holding, net worth and their history from that day on are recomputed.
   * Errors: `NOT_FOUND` for the portfolio, the instrument or a lot; `INSUFFICIENT_QUANTITY` where more
   * would be sold than was held, then or later; `INVALID_STATE` for the liability portfolio or a
   * broker mirror; `CONFLICT` where a deleted trade has the `uniqueIdentifier`; `QUOTA_EXCEEDED`
   * beyond 1,000 instruments in a portfolio; `PROVIDER_UNAVAILABLE` where the exchange rate cannot be
   * had; `IDEMPOTENCY_CONFLICT`.
   */
  createTrade: TrackedTrade;
  /**
   * Records a trade in an asset of the catalogue, confirmed at once, at that day's last price where
   * none is given. Otherwise as `createTrade`: nothing is bought or sold.
   * Errors: `BAD_USER_INPUT` where no price is known for that day; `NOT_FOUND`
   * for the asset or the portfolio; `INSUFFICIENT_QUANTITY` where more would be sold than was held,
   * then or later; `INVALID_STATE` for the liability portfolio or a broker mirror; `QUOTA_EXCEEDED`
   * beyond 1,000 instruments in a portfolio; `PROVIDER_UNAVAILABLE` where a price or an exchange rate
   * cannot be had; `IDEMPOTENCY_CONFLICT`.
   */
  createTradeForAsset: TrackedTrade;
  /**
   * Records a trade that another service or program brings, named by its symbol and confirmed at once.
   * Made for repeated imports: with a `uniqueIdentifier` a trade is never recorded twice. Otherwise as
   * `createTrade`: nothing is bought or sold. It works in every portfolio that takes trades, not in
   * only those of `RELAY` portfolios.
   * Errors: `BAD_USER_INPUT` for an ambiguous symbol, with the candidates; `NOT_FOUND` for the
   * portfolio or the instrument; `INSUFFICIENT_QUANTITY` where more would be sold than was held, then
   * or later; `INVALID_STATE` for the liability portfolio or a broker mirror; `CONFLICT` where a
   * deleted trade has the `uniqueIdentifier`; `QUOTA_EXCEEDED` beyond 1,000 instruments in a
   * portfolio; `PROVIDER_UNAVAILABLE` where the exchange rate cannot be had; `IDEMPOTENCY_CONFLICT`.
   */
  createRelayTrade: TrackedTrade;
  /**
   * Changes a tracked trade, however it was recorded. It does not confirm a pending one. The holding,
   * net worth and their history are recomputed.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a rejected trade, or one of a broker mirror;
   * `INSUFFICIENT_QUANTITY` where more would be sold than was held, then or later.
   */
  updateRelayTrade: TrackedTrade;
  /**
   * Deletes a tracked trade, however it was recorded. Its `uniqueIdentifier` stays taken, so that no
   * import brings it back. The holding, net worth and their history are recomputed.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a trade of a broker mirror; `INSUFFICIENT_QUANTITY` where
   * later sales need what it brought.
   */
  deleteRelayTrade: OperationResult;
  /**
   * Confirms or rejects one trade that an import brought and that waits for it, above all a split or a
   * consolidation. Confirmed, it counts, and the holding, net worth and their history from that day on
   * are recomputed. Other corrections than those here: `updateRelayTrade` first.
   * Errors: `NOT_FOUND`; `INVALID_STATE` where it is not pending; `INSUFFICIENT_QUANTITY` where more
   * would be sold than was held, then or later.
   */
  confirmNetWorthTrade: TrackedTrade;
  /**
   * Watches a public address: what it holds comes into the portfolio and counts in net worth. Returns
   * at once; the address is read in the background. An account may have 50 watches.
   * Errors: `BAD_USER_INPUT` for an address that is not one of the chain; `NOT_FOUND` for the
   * portfolio; `INVALID_STATE` for the liability portfolio or a broker mirror; `CONFLICT` where the
   * caller watches this address already; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   */
  addWalletWatch: WalletWatch;
  /**
   * Stops watching an address. What the watch brought leaves the portfolio and net worth, also in
   * their history.
   * Errors: `NOT_FOUND`.
   */
  deleteWalletWatch: OperationResult;
  /**
   * Makes a portfolio for a crypto wallet that is kept elsewhere; with `watch` its address is read in
   * the background. It cannot receive or send anything: a wallet for deposits comes from
   * `createCryptoCurrencyWallets`. An account may have 200 portfolios and 50 watches.
   * Errors: `BAD_USER_INPUT` for an address that is not one of the chain; `CONFLICT` where the caller
   * watches this address already; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   */
  createCryptoWallet: Portfolio;
  /**
   * Puts money to work in a strategy or in weights of one's own. The amount is set apart at once, and
   * a first run buys with it: `runs` shows how it goes on. A person may have 100 that are not closed.
   * For assets of another currency than the account's, runs exchange money at the rate of the moment,
   * less the fee of the caller's plan (`getMyForexFeeRate`), and what sales bring is exchanged back;
   * accounts with an outside broker hold only assets of their own currency. The platform account needs
   * an approved identity check, a signed customer agreement and the signed strategy disclosure; some
   * strategies need a higher plan.
   * Errors: `BAD_USER_INPUT` for weights that do not fit, or less than the minimum; `NOT_FOUND`;
   * `INVALID_STATE` for a strategy that is not published; `PLAN_REQUIRED`; `KYC_REQUIRED`;
   * `AGREEMENT_REQUIRED`; `ACCOUNT_RESTRICTED`; `INSUFFICIENT_FUNDS`; `INSUFFICIENT_QUANTITY`;
   * `ASSET_NOT_TRADABLE`; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   */
  createActiveStrategy: ActiveStrategy;
  /**
   * Changes settings and target weights of an active strategy. It places no orders: new weights take
   * effect with the next run, for example by `rebalanceActiveStrategy`.
   * Errors: `BAD_USER_INPUT` for weights that do not fit, or `autoSync` with own weights; `NOT_FOUND`;
   * `CONFLICT` for new weights while a run is open; `INVALID_STATE` where it is closed;
   * `ASSET_NOT_TRADABLE`.
   */
  updateActiveStrategy: ActiveStrategy;
  /**
   * Pauses an active strategy, or lets it work again. Pausing stops a run that is open: its open
   * orders are cancelled, and what was filled stays. Safe to repeat.
   * Errors: `NOT_FOUND`; `INVALID_STATE` before the first run has ended, while it is being liquidated,
   * and where it is closed.
   */
  setActiveStrategyStatus: ActiveStrategy;
  /**
   * Says which of the account's shares belong to an active strategy. Nothing is bought or sold: the
   * shares stay in the account and change between the strategy and the rest of it.
   * Errors: `BAD_USER_INPUT` for an asset that is given twice, or that the strategy neither holds nor
   * is to hold; `NOT_FOUND`; `CONFLICT` while a run is open; `INVALID_STATE` where it is closed;
   * `INSUFFICIENT_QUANTITY` where fewer can be attached; `IDEMPOTENCY_CONFLICT`.
   */
  setAssetShares: ActiveStrategy;
  /**
   * Takes over the present weights of the strategy that an active strategy follows, in place of older
   * or own ones, and starts a run to them. Where nothing differs, nothing happens.
   * Errors: `NOT_FOUND`; `CONFLICT` while a run is open; `INVALID_STATE` where it follows no strategy
   * or is closed; `ASSET_NOT_TRADABLE`; `ACCOUNT_RESTRICTED`; `IDEMPOTENCY_CONFLICT`.
   */
  syncWithSourceStrategy: ActiveStrategy;
  /**
   * Adds cash of the account to an active strategy and starts a run that buys with it, the holdings
   * farthest below their targets first. Needs what `createActiveStrategy` needs.
   * Errors: `NOT_FOUND`; `CONFLICT` while a run is open; `INVALID_STATE` where it is closed;
   * `INSUFFICIENT_FUNDS`; `ACCOUNT_RESTRICTED`; `KYC_REQUIRED`; `AGREEMENT_REQUIRED`; `PLAN_REQUIRED`;
   * `IDEMPOTENCY_CONFLICT`.
   */
  contributeToActiveStrategy: RebalanceRun;
  /**
   * Starts a run that brings an active strategy back to its target weights. It does not wait for
   * `cooldownDays`. Nothing can be undone once orders are filled: look at `getRebalancePreview` first.
   * Errors: `NOT_FOUND`; `CONFLICT` while a run is open, and where the preview has ended, was run
   * already, or no longer fits what is held; `INVALID_STATE` where it is closed; `ACCOUNT_RESTRICTED`;
   * `KYC_REQUIRED`; `AGREEMENT_REQUIRED`; `IDEMPOTENCY_CONFLICT`.
   */
  rebalanceActiveStrategy: RebalanceRun;
  /**
   * Starts a run that sells an active strategy, whole or in part, or hands its shares back to the
   * account. The whole closes it, stops a run that is open, and ends its regular contribution. Works
   * without an approved identity check too, so that a person can always get out.
   * Errors: `BAD_USER_INPUT` for `keepShares` with an amount, or an amount of all that it is worth;
   * `NOT_FOUND`; `CONFLICT` for a part while a run is open, and for either while a liquidation is;
   * `INVALID_STATE` where it is closed; `IDEMPOTENCY_CONFLICT`.
   */
  liquidateActiveStrategy: RebalanceRun;
  /**
   * Makes a strategy, as a draft or published at once. A person may have 100.
   * Errors: `BAD_USER_INPUT` for weights that do not fit; `NOT_FOUND` for an asset or the source;
   * `ASSET_NOT_TRADABLE`; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   */
  createStrategy: Strategy;
  /**
   * Changes a strategy of the caller's, publishes or archives it. New weights make a new version: its
   * followers are told, and active strategies are `outOfSync` until they take it over.
   * Errors: `BAD_USER_INPUT` for weights that do not fit; `NOT_FOUND`; `CONFLICT` where
   * `expectedVersion` is not the present one; `INVALID_STATE` for an archived strategy, for a step
   * back in `status`, and for hiding it from people who follow or invest in it; `ASSET_NOT_TRADABLE`.
   */
  updateStrategy: Strategy;
  /**
   * Deletes a strategy of the caller's. One that others follow, or that anybody has money in, is
   * archived instead: `outcome` says which of the two happened.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for an archived strategy that still has followers or money.
   */
  deleteStrategy: StrategyDeletion;
  /**
   * Follows a published strategy, or changes how the caller follows it. It moves no money:
   * `createActiveStrategy` invests. Some strategies need a higher plan: see `requiredTier`.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a strategy that is not published; `PLAN_REQUIRED`.
   */
  subscribeToStrategy: StrategySubscription;
  /**
   * Follows a strategy no longer. Active strategies made from it keep their holdings and target
   * weights; their `autoSync` is switched off. Safe to repeat: `affectedCount` is 0 where the caller
   * did not follow it.
   * Errors: `NOT_FOUND` for an unknown strategy.
   */
  unsubscribeFromStrategy: OperationResult;
  /**
   * Votes on assets of a community strategy, and answers with these votes in the order given. The
   * votes advise the strategy's maker; they change no weights and move no money. Safe to repeat.
   * Errors: `BAD_USER_INPUT` for an asset that is given twice or is not in the strategy; `NOT_FOUND`;
   * `INVALID_STATE` where voting is off or the strategy is not published.
   */
  createStrategyAssetVotes: Array<StrategyAssetVote>;
  /**
   * Places an order. It holds the cash or the shares that it may need, fees included, and goes to the
   * market; the answer shows it as taken, and `getOrders` how it goes on. Needs an approved identity
   * check and a signed customer agreement for the platform account.
   * Errors: `BAD_USER_INPUT`, `NOT_FOUND`, `KYC_REQUIRED`, `AGREEMENT_REQUIRED`,
   * `ACCOUNT_RESTRICTED`, `ORDER_REJECTED` for a limit of the account's settings,
   * `ASSET_NOT_TRADABLE`, also for an asset that the account is short of with its own broker,
   * `ASSET_NOT_FRACTIONABLE`, `INSUFFICIENT_FUNDS`, `INSUFFICIENT_QUANTITY`, `MARKET_CLOSED` for `IOC`, `FOK`, `OPG` and `CLS`, `PROVIDER_UNAVAILABLE` for a market order
   * without a current price, and under a daily loss limit where something that the account has cannot
   * be valued, `WASH_TRADE`, `IDEMPOTENCY_CONFLICT`, `CONFLICT` for a `clientOrderId` in use.
   */
  placeOrder: Order;
  /**
   * Cancels an order that is still open and gives back what it holds. A fill may come first, and a
   * market that does not answer leaves it `PENDING_CANCEL`: read `status` in the answer.
   * Errors: `NOT_FOUND`, `ORDER_NOT_CANCELABLE` where the order is final, or a cancel or an edit is on
   * its way; `IDEMPOTENCY_CONFLICT`.
   */
  cancelOrder: Order;
  /**
   * Edits an open order by putting a new one in its place, and answers with the new order. It works
   * for what the old one had not filled; its id is new, and `replacesOrderId` leads back. More cash or
   * shares that it may need are held before anything changes. A fill may come first: the old order is
   * then `FILLED` and the new one `REJECTED`. Cancel an order to change its asset, side, type or
   * account.
   * Errors: `BAD_USER_INPUT`; `NOT_FOUND`; `ORDER_NOT_EDITABLE` where the order is final, not yet with
   * the market, already being edited, or an active strategy's; `ACCOUNT_RESTRICTED`; `ORDER_REJECTED`
   * for a limit of the account; `ASSET_NOT_TRADABLE`, also where the account has become short of the
   * asset with its own broker; `ASSET_NOT_FRACTIONABLE`; `INSUFFICIENT_FUNDS`;
   * `INSUFFICIENT_QUANTITY`; `MARKET_CLOSED` for a change to `IOC` or `FOK`; `WASH_TRADE`;
   * `PROVIDER_UNAVAILABLE` for a market order without a current price; `CONFLICT` for a
   * `clientOrderId` in use; `IDEMPOTENCY_CONFLICT`.
   */
  editOrder: Order;
  /**
   * Sells a position, whole or in part, with one market order: `DAY` for shares, `GTC` for crypto
   * assets. On a closed market it waits for the opening. What an active strategy holds is not sold:
   * `liquidateActiveStrategy` sells that. Works without an approved identity check too, so that a
   * person can always get out.
   * Errors: `BAD_USER_INPUT` for an ambiguous ticker and for lots that cannot be named; `NOT_FOUND`
   * for the account, where it holds nothing of the asset, and for a lot; `INSUFFICIENT_QUANTITY` where
   * less can be sold; `ORDER_NOT_CANCELABLE` where an open order is just being edited;
   * `ACCOUNT_RESTRICTED` where the account is closed or disconnected; `ASSET_NOT_TRADABLE`, also for
   * what only the account's broker can trade: short positions, options and what the catalogue lacks;
   * `ASSET_NOT_FRACTIONABLE`; `WASH_TRADE` where `cancelOpenOrders` is false; `PROVIDER_UNAVAILABLE`
   * without a current price; `IDEMPOTENCY_CONFLICT`.
   */
  liquidatePosition: Order;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateApiCredentialArgs = {
  params: CreateApiCredentialInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteApiCredentialArgs = {
  params: DeleteApiCredentialInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCloseAccountArgs = {
  params: CloseAccountInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDecideConsentArgs = {
  params: DecideConsentInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRevokeConnectedAppArgs = {
  params: RevokeConnectedAppInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRegisterDeviceTokenArgs = {
  params: RegisterDeviceTokenInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRemoveDeviceTokenArgs = {
  params: RemoveDeviceTokenInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUnregisterDeviceTokenArgs = {
  params: UnregisterDeviceTokenInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationEmailLinkToInvestmentCalculatorArgs = {
  params: EmailLinkToInvestmentCalculatorInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSaveInvestorPreferencesArgs = {
  params?: InputMaybe<SaveInvestorPreferencesInput>;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSubscribeToNewsletterArgs = {
  params: SubscribeToNewsletterInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationConfirmNewsletterArgs = {
  params: ConfirmNewsletterInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUnsubscribeFromNewsletterArgs = {
  params: UnsubscribeFromNewsletterInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateOAuthLinkArgs = {
  params: CreateOAuthLinkInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteOAuthLinkArgs = {
  params: DeleteOAuthLinkInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationFinishPasskeySignInArgs = {
  params: FinishPasskeySignInInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationBeginPasskeyEnrollmentArgs = {
  params?: InputMaybe<BeginPasskeyEnrollmentInput>;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationFinishPasskeyEnrollmentArgs = {
  params: FinishPasskeyEnrollmentInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRemovePasskeyArgs = {
  params: RemovePasskeyInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateChartStartAtZeroArgs = {
  params: UpdateChartStartAtZeroInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateNetWorthAsHomePageArgs = {
  params: UpdateNetWorthAsHomePageInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateUserAccountArgs = {
  params?: InputMaybe<UpdateUserAccountInput>;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateUserProfileArgs = {
  params?: InputMaybe<UpdateUserProfileInput>;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationResendVerificationEmailArgs = {
  params: ResendVerificationEmailInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRequestPasswordResetArgs = {
  params: RequestPasswordResetInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationResetPasswordArgs = {
  params: ResetPasswordInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRequestMfaEmailArgs = {
  params: RequestMfaEmailInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRegisterArgs = {
  params: RegisterInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationVerifyEmailArgs = {
  params: VerifyEmailInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateMfaQrCodeArgs = {
  params?: InputMaybe<UpdateMfaQrCodeInput>;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateMfaArgs = {
  params: UpdateMfaInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateAntiPhishingCodeArgs = {
  params?: InputMaybe<UpdateAntiPhishingCodeInput>;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSignInArgs = {
  params: SignInInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCompleteSignInArgs = {
  params: CompleteSignInInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationStepUpArgs = {
  params: StepUpInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationEndSessionArgs = {
  params: EndSessionInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSignOutEverywhereArgs = {
  params?: InputMaybe<SignOutEverywhereInput>;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationStartAssistantThreadWithMessageArgs = {
  params: StartAssistantThreadWithMessageInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationInsertMessageIntoAssistantThreadArgs = {
  params: InsertMessageIntoAssistantThreadInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateAssistantThreadArgs = {
  params: UpdateAssistantThreadInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteAssistantThreadArgs = {
  params: DeleteAssistantThreadInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSubscribeUserArgs = {
  params: SubscribeUserInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCancelSubscriptionArgs = {
  params: CancelSubscriptionInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSaveBrokerCredentialArgs = {
  params: SaveBrokerCredentialInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteBrokerCredentialArgs = {
  params: DeleteBrokerCredentialInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdatePlatformInvestAccountConfigArgs = {
  params?: InputMaybe<UpdatePlatformInvestAccountConfigInput>;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreatePartnerPaperAccountArgs = {
  params?: InputMaybe<CreatePartnerPaperAccountInput>;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationFundPaperAccountArgs = {
  params: FundPaperAccountInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSimulatePaperDepositArgs = {
  params: SimulatePaperDepositInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateCryptoAutoSweepArgs = {
  params: CreateCryptoAutoSweepInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteCryptoAutoSweepArgs = {
  params: DeleteCryptoAutoSweepInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRequestCryptoWithdrawalArgs = {
  params: RequestCryptoWithdrawalInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateCryptoCurrencyWalletsArgs = {
  params?: InputMaybe<CreateCryptoCurrencyWalletsInput>;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRequestWhitelistWalletArgs = {
  params: RequestWhitelistWalletInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateWhitelistedWalletTravelRuleArgs = {
  params: UpdateWhitelistedWalletTravelRuleInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteWhitelistedWalletArgs = {
  params: DeleteWhitelistedWalletInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRequestExportArgs = {
  params: RequestExportInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationMarkExportJobsViewedArgs = {
  params?: InputMaybe<MarkExportJobsViewedInput>;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSaveBankAccountNZDArgs = {
  params: SaveBankAccountNZDInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSaveBankAccountUSDArgs = {
  params: SaveBankAccountUSDInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteSavedBankAccountArgs = {
  params: DeleteSavedBankAccountInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSavePayoutBankAccountNZDArgs = {
  params: SavePayoutBankAccountNZDInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSavePayoutBankAccountUSDArgs = {
  params: SavePayoutBankAccountUSDInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteSavedPayoutAccountArgs = {
  params: DeleteSavedPayoutAccountInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDiscardBankAccountArgs = {
  params: DiscardBankAccountInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSaveNewCardArgs = {
  params?: InputMaybe<SaveNewCardInput>;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteCardArgs = {
  params: DeleteCardInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationMarkDepositAsViewedArgs = {
  params: MarkDepositAsViewedInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationOptInInterestArgs = {
  params: OptInInterestInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreatePendingUserTransactionArgs = {
  params: CreatePendingUserTransactionInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateWithdrawalRequestArgs = {
  params: CreateWithdrawalRequestInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCancelWithdrawalArgs = {
  params: CancelWithdrawalInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationToggleLikeArgs = {
  params: ToggleLikeInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationGenerateLikeableAssetsArgs = {
  params?: InputMaybe<GenerateLikeableAssetsInput>;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateUserKycAgreementsArgs = {
  params: UpdateUserKycAgreementsInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSignAgreementsArgs = {
  params: SignAgreementsInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSignCustomerAgreementArgs = {
  params: SignCustomerAgreementInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateUserKycCompanySetupArgs = {
  params: UpdateUserKycCompanySetupInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateUserKycContactInformationArgs = {
  params: UpdateUserKycContactInformationInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateUserKycDisclosuresArgs = {
  params: UpdateUserKycDisclosuresInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateUserKycFileDocumentsArgs = {
  params?: InputMaybe<UpdateUserKycFileDocumentsInput>;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateUserKycIdentityInformationArgs = {
  params: UpdateUserKycIdentityInformationInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateIdvOutcomeArgs = {
  params: UpdateIdvOutcomeInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSubmitKycArgs = {
  params: SubmitKycInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateUserKycTrustedContactArgs = {
  params: UpdateUserKycTrustedContactInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateUserKycW8BENFormDocumentArgs = {
  params: UpdateUserKycW8BENFormDocumentInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateNetWorthDisplayCurrencyArgs = {
  params: UpdateNetWorthDisplayCurrencyInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateNetWorthDocumentUploadArgs = {
  params: CreateNetWorthDocumentUploadInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationFinalizeNetWorthDocumentArgs = {
  params: FinalizeNetWorthDocumentInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteNetWorthDocumentArgs = {
  params: DeleteNetWorthDocumentInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateNetWorthExpenseArgs = {
  params: CreateNetWorthExpenseInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateNetWorthExpenseArgs = {
  params: UpdateNetWorthExpenseInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteNetWorthExpenseArgs = {
  params: DeleteNetWorthExpenseInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUploadNetWorthFileArgs = {
  params: UploadNetWorthFileInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRetryNetWorthFileExtractionArgs = {
  params: RetryNetWorthFileExtractionInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteNetWorthFileArgs = {
  params: DeleteNetWorthFileInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateNetWorthGoalArgs = {
  params: CreateNetWorthGoalInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateNetWorthGoalArgs = {
  params: UpdateNetWorthGoalInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteNetWorthGoalArgs = {
  params: DeleteNetWorthGoalInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateNetWorthIncomeArgs = {
  params: CreateNetWorthIncomeInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateNetWorthIncomeArgs = {
  params: UpdateNetWorthIncomeInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteNetWorthIncomeArgs = {
  params: DeleteNetWorthIncomeInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationAddInstrumentPriceArgs = {
  params: AddInstrumentPriceInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateInstrumentPriceArgs = {
  params: UpdateInstrumentPriceInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteInstrumentPriceArgs = {
  params: DeleteInstrumentPriceInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateCustomInstrumentArgs = {
  params: CreateCustomInstrumentInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateCustomInstrumentWithDetailsArgs = {
  params: CreateCustomInstrumentWithDetailsInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateCustomInstrumentArgs = {
  params: UpdateCustomInstrumentInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSetCustomInstrumentMetaDataArgs = {
  params: SetCustomInstrumentMetaDataInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteCustomInstrumentArgs = {
  params: DeleteCustomInstrumentInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateNetWorthLiabilityArgs = {
  params: CreateNetWorthLiabilityInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateNetWorthLiabilityArgs = {
  params: UpdateNetWorthLiabilityInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteNetWorthLiabilityArgs = {
  params: DeleteNetWorthLiabilityInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateNetWorthLiabilityTradeArgs = {
  params: CreateNetWorthLiabilityTradeInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationGenerateNetWorthReportArgs = {
  params?: InputMaybe<GenerateNetWorthReportInput>;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateNetWorthShareLinkArgs = {
  params?: InputMaybe<CreateNetWorthShareLinkInput>;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRevokeNetWorthShareLinkArgs = {
  params: RevokeNetWorthShareLinkInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRecordPushReceiptArgs = {
  params: RecordPushReceiptInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateNetWorthDividendArgs = {
  params: CreateNetWorthDividendInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationConfirmNetWorthDividendArgs = {
  params: ConfirmNetWorthDividendInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSetPortfolioEmailSettingsArgs = {
  params: SetPortfolioEmailSettingsInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRetryTradeEmailArgs = {
  params: RetryTradeEmailInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateNetworthPortfolioArgs = {
  params: CreateNetworthPortfolioInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRenameNetWorthPortfolioArgs = {
  params: RenameNetWorthPortfolioInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteRelayPortfolioArgs = {
  params: DeleteRelayPortfolioInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteInstrumentFromPortfolioArgs = {
  params: DeleteInstrumentFromPortfolioInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateTradeArgs = {
  params: CreateTradeInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateTradeForAssetArgs = {
  params: CreateTradeForAssetInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateRelayTradeArgs = {
  params: CreateRelayTradeInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateRelayTradeArgs = {
  params: UpdateRelayTradeInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteRelayTradeArgs = {
  params: DeleteRelayTradeInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationConfirmNetWorthTradeArgs = {
  params: ConfirmNetWorthTradeInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationAddWalletWatchArgs = {
  params: AddWalletWatchInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteWalletWatchArgs = {
  params: DeleteWalletWatchInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateCryptoWalletArgs = {
  params: CreateCryptoWalletInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateActiveStrategyArgs = {
  params: CreateActiveStrategyInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateActiveStrategyArgs = {
  params: UpdateActiveStrategyInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSetActiveStrategyStatusArgs = {
  params: SetActiveStrategyStatusInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSetAssetSharesArgs = {
  params: SetAssetSharesInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSyncWithSourceStrategyArgs = {
  params: SyncWithSourceStrategyInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationContributeToActiveStrategyArgs = {
  params: ContributeToActiveStrategyInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRebalanceActiveStrategyArgs = {
  params: RebalanceActiveStrategyInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationLiquidateActiveStrategyArgs = {
  params: LiquidateActiveStrategyInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateStrategyArgs = {
  params: CreateStrategyInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUpdateStrategyArgs = {
  params: UpdateStrategyInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationDeleteStrategyArgs = {
  params: DeleteStrategyInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationSubscribeToStrategyArgs = {
  params: SubscribeToStrategyInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationUnsubscribeFromStrategyArgs = {
  params: UnsubscribeFromStrategyInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCreateStrategyAssetVotesArgs = {
  params: CreateStrategyAssetVotesInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationPlaceOrderArgs = {
  params: PlaceOrderInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCancelOrderArgs = {
  params: CancelOrderInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationEditOrderArgs = {
  params: EditOrderInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationLiquidatePositionArgs = {
  params: LiquidatePositionInput;
};

/** Operations that push events over the WebSocket with the `graphql-transport-ws` protocol. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * What the assistant tells the person unasked: first what is kept, oldest first, then each new
   * notification, until the caller ends it. Notifications are kept for 24 hours. Hand in `afterId`
   * after a break, so that none is missed or comes twice.
   * Errors: `NOT_FOUND` where `afterId` is the id of something else.
   */
  assistantNotifications: AssistantNotification;
  /**
   * One reply of the assistant as it is written: first the events after `afterSequence`, then each new
   * one, in order and without gaps. It ends by itself with `COMPLETED`, `ERROR` or `CANCELED`. The
   * events of a reply are kept for 24 hours after its end; after that the stream gives only the last.
   * Errors: `NOT_FOUND` for an unknown reply, or where its thread is deleted.
   */
  assistantStream: AssistantStreamEvent;
  /**
   * The caller's export jobs at every change of state or progress. With `id` the present state
   * comes first, and the stream ends once the job has ended. Jobs of a type that `requestExport` would
   * refuse the token are left out.
   * Errors: `NOT_FOUND` for the job; `FORBIDDEN` for a job of such a type.
   */
  exportJobUpdated: ExportJob;
  /**
   * Live prices: the last price of each asset at once, then each newer one, at most four a second per
   * asset. A slow reader gets the latest price of each asset and misses those in between. An asset of
   * which no price is known sends nothing until there is one. Any valid token may call it.
   * Errors: `NOT_FOUND` for an unknown asset; `BAD_USER_INPUT` where neither `assetIds` nor `symbols`
   * is given, they name more than 200 assets, or several exchanges use a ticker.
   */
  livePriceData: LivePrice;
  /**
   * News as it is published, in order. A slow reader misses the oldest events and is told how many.
   * Hand in `afterId` after a break, so that none is missed; a piece that its source brought late may
   * come again. Any valid token may call it.
   * Errors: `NOT_FOUND` for an unknown asset; `BAD_USER_INPUT` where `afterId` is the id of something
   * else; with `afterId` also `PROVIDER_UNAVAILABLE`.
   */
  newsUpdates: NewsUpdate;
};


/** Operations that push events over the WebSocket with the `graphql-transport-ws` protocol. */
export type SubscriptionAssistantNotificationsArgs = {
  params?: InputMaybe<AssistantNotificationsInput>;
};


/** Operations that push events over the WebSocket with the `graphql-transport-ws` protocol. */
export type SubscriptionAssistantStreamArgs = {
  params: AssistantStreamInput;
};


/** Operations that push events over the WebSocket with the `graphql-transport-ws` protocol. */
export type SubscriptionExportJobUpdatedArgs = {
  params?: InputMaybe<ExportJobUpdatedInput>;
};


/** Operations that push events over the WebSocket with the `graphql-transport-ws` protocol. */
export type SubscriptionLivePriceDataArgs = {
  params: LivePriceDataInput;
};


/** Operations that push events over the WebSocket with the `graphql-transport-ws` protocol. */
export type SubscriptionNewsUpdatesArgs = {
  params?: InputMaybe<NewsUpdatesInput>;
};

/** What a mutation did that has no object to return. A failure is always an error instead. */
export type OperationResult = {
  __typename?: 'OperationResult';
  /** The object acted on, where there is exactly one that the caller may know. */
  id: Maybe<Scalars['ID']['output']>;
  /** How many objects changed. 0 where nothing was left to do, or where telling would reveal others. */
  affectedCount: Scalars['Int']['output'];
  /** The objects that changed, at most 500. Empty where telling would reveal others. */
  affectedIds: Array<Scalars['ID']['output']>;
  /** One sentence for a person. */
  message: Scalars['String']['output'];
};

/** Whether money and markets are real to the platform or practice. */
export type TradingMode =
  /** The platform account and connected live broker accounts. */
  | 'LIVE'
  /** Practice accounts with play money. */
  | 'PAPER';

/** The plan that an account is on. Only paid plans grant scopes beyond `identity`. */
export type SubscriptionTier =
  /** No paid plan: the account can sign in and call public operations. */
  | 'FREE'
  /** The first paid plan. */
  | 'PLUS'
  /** The second paid plan. */
  | 'PRO'
  /** The highest paid plan. */
  | 'PRIVATE';

/** An amount of money. */
export type Money = {
  __typename?: 'Money';
  /** The amount, in units of `currency`. */
  amount: Scalars['Decimal']['output'];
  /** The currency. */
  currency: Scalars['CurrencyCode']['output'];
};

/** An amount of money. */
export type MoneyInput = {
  /** The amount, in units of `currency`. */
  amount: Scalars['Decimal']['input'];
  /** The currency. */
  currency: Scalars['CurrencyCode']['input'];
};

/** A range of money, open where an end is null. */
export type MoneyRange = {
  __typename?: 'MoneyRange';
  /** The lower end. Null: open. */
  min: Maybe<Scalars['Decimal']['output']>;
  /** The upper end. Null: open. */
  max: Maybe<Scalars['Decimal']['output']>;
  /** The currency of both ends. */
  currency: Scalars['CurrencyCode']['output'];
};

/** A range of money. At least one end is given, and `min` is not above `max`. */
export type MoneyRangeInput = {
  /** The lower end. */
  min?: InputMaybe<Scalars['Decimal']['input']>;
  /** The upper end. */
  max?: InputMaybe<Scalars['Decimal']['input']>;
  /** The currency of both ends. */
  currency: Scalars['CurrencyCode']['input'];
};

/** A postal address. */
export type Address = {
  __typename?: 'Address';
  /** Street and number. */
  line1: Scalars['String']['output'];
  /** What the first line does not hold. */
  line2: Maybe<Scalars['String']['output']>;
  /** City, town or suburb. */
  city: Scalars['String']['output'];
  /** State, province or region, where the country has them. */
  region: Maybe<Scalars['String']['output']>;
  /** Postal code, where the country has them. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** The country. */
  country: Scalars['CountryCode']['output'];
};

/** A postal address. */
export type AddressInput = {
  /** Street and number. */
  line1: Scalars['String']['input'];
  /** What the first line does not hold. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** City, town or suburb. */
  city: Scalars['String']['input'];
  /** State, province or region, where the country has them. */
  region?: InputMaybe<Scalars['String']['input']>;
  /** Postal code, where the country has them. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** The country. */
  country: Scalars['CountryCode']['input'];
};

/** One point of a series by day. */
export type DataPoint = {
  __typename?: 'DataPoint';
  /** The day. */
  date: Scalars['Date']['output'];
  /** The value on that day. */
  value: Scalars['Decimal']['output'];
};

/** A span of time, counted back from its end. */
export type PastRange =
  /**
   * One day: of bars the trading day that has started last, of returns the last close and the close
   * before it, of other histories the day or the 24 hours before the end.
   */
  | 'D1'
  /** One week. */
  | 'W1'
  /** One month. */
  | 'M1'
  /** Three months. */
  | 'M3'
  /** Six months. */
  | 'M6'
  /**
   * The calendar year of the end: histories from January 1 on, returns from the last close of December
   * on.
   */
  | 'YTD'
  /** One year. */
  | 'Y1'
  /** Three years. */
  | 'Y3'
  /** Five years. */
  | 'Y5'
  /** Everything there is. */
  | 'ALL';

/** The length of one step of a history by day. */
export type HistoryTimeframe =
  /** One day. */
  | 'DAY_1'
  /** One week, from Monday to Sunday. */
  | 'WEEK_1'
  /** One calendar month. */
  | 'MONTH_1';

/** The length of one step of a series. */
export type Timeframe =
  /** One minute. */
  | 'MIN_1'
  /** Five minutes. */
  | 'MIN_5'
  /** Fifteen minutes. */
  | 'MIN_15'
  /** Thirty minutes. */
  | 'MIN_30'
  /** One hour. */
  | 'HOUR_1'
  /** Four hours. */
  | 'HOUR_4'
  /** One day. */
  | 'DAY_1'
  /** One week, from Monday. */
  | 'WEEK_1'
  /** One calendar month. */
  | 'MONTH_1';

/** A setting as name and value. */
export type NamedValue = {
  __typename?: 'NamedValue';
  /** The name. */
  name: Scalars['String']['output'];
  /** The value as text. */
  value: Scalars['String']['output'];
};

/** A setting as name and value. */
export type NamedValueInput = {
  /** The name. */
  name: Scalars['String']['input'];
  /** The value as text. Null removes the setting. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** The order of a list. */
export type SortDirection =
  /** Oldest or smallest first. */
  | 'ASC'
  /** Newest or largest first. */
  | 'DESC';

/** The content of a file: one of the two. */
export type FileContentInput =
  /** The `uploadId` that `POST /uploads` gave out, for files up to 20 MiB. It works once. */
  { uploadId: Scalars['ID']['input']; base64?: never; }
  |  /** The bytes of the file as base64, at most 700,000 characters. All of a request is at most 1 MiB. */
  { uploadId?: never; base64: Scalars['String']['input']; };

/** An API credential: what a program needs to obtain tokens for its owner. */
export type ApiCredential = {
  __typename?: 'ApiCredential';
  /** The credential's id. */
  id: Scalars['ID']['output'];
  /** The text chosen at creation. */
  label: Scalars['String']['output'];
  /** The `client_id` of the OAuth flows. */
  clientId: Scalars['String']['output'];
  /** Whether it is a public client (authorization code with PKCE, no secret). */
  publicClient: Scalars['Boolean']['output'];
  /** Where the authorization code flow may return to. Empty for a confidential credential. */
  redirectUris: Array<Scalars['String']['output']>;
  /** When a token of it was last used, to the minute. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The address that last used a token of it. */
  lastUsedIp: Maybe<Scalars['String']['output']>;
  /** The scopes that its live tokens hold, for whomever they act. Empty without a live token. */
  scopesInUse: Array<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
};

/** A credential right after its creation: the only time that its secret is shown. */
export type CreatedApiCredential = {
  __typename?: 'CreatedApiCredential';
  /** The new credential. */
  credential: ApiCredential;
  /** The secret of a confidential credential. It cannot be shown again. Null for a public client. */
  clientSecret: Maybe<Scalars['String']['output']>;
};

/** What a new API credential needs. */
export type CreateApiCredentialInput = {
  /** A name by which the owner will know it. */
  label: Scalars['String']['input'];
  /** True: a public client with PKCE and without a secret. False: a confidential credential. */
  publicClient?: Scalars['Boolean']['input'];
  /**
   * Where the authorization code flow may return to: https, or http on localhost and 127.0.0.1; no
   * fragment. At least one for a public client, none for a confidential credential.
   */
  redirectUris?: Array<Scalars['String']['input']>;
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** Which API credential to delete. */
export type DeleteApiCredentialInput = {
  /** The credential's id. */
  id: Scalars['ID']['input'];
};

/** A meeting of the person with an adviser or with the platform's staff. */
export type Appointment = {
  __typename?: 'Appointment';
  /** The appointment's id. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  title: Scalars['String']['output'];
  /** The adviser. Null if the platform's staff attends instead. */
  expert: Maybe<Expert>;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** The IANA time zone that it was agreed in, for example `Pacific/Auckland`. */
  timeZone: Scalars['String']['output'];
  /** Whether it is yet to come or has been. */
  status: AppointmentStatus;
  /** The https address of the video call. Null if the appointment is not a video call. */
  meetingUrl: Maybe<Scalars['String']['output']>;
  /** What the person noted on booking it. */
  note: Maybe<Scalars['String']['output']>;
  /** When it was booked. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Whether an appointment is yet to come or has been. */
export type AppointmentStatus =
  /** It is booked. */
  | 'SCHEDULED'
  /** It took place, as the host noted. Final. */
  | 'COMPLETED'
  /** The person or the host called it off. Final. */
  | 'CANCELED'
  /** The person did not come, as the host noted. Final. */
  | 'NO_SHOW';

/** Appointments, the latest beginning first. */
export type AppointmentPage = {
  __typename?: 'AppointmentPage';
  /** The appointments of this page. */
  nodes: Array<Appointment>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** Which appointments to read. */
export type FetchUserAppointmentsInput = {
  /** Only appointments with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only appointments in one of these states. Default: all. */
  statuses?: InputMaybe<Array<AppointmentStatus>>;
  /** Only appointments that begin at or after this moment. Default: all. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only appointments that begin before this moment. Default: all, those to come too. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** How many appointments a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** What closing the account would do, and what stands in its way. */
export type AccountClosure = {
  __typename?: 'AccountClosure';
  /** Whether `closeAccount` would close it now. */
  possible: Scalars['Boolean']['output'];
  /** What has to be settled first. Empty where it is possible. */
  obstacles: Array<ClosureObstacle>;
  /** How many open orders would be cancelled. */
  openOrderCount: Scalars['Int']['output'];
  /** How many API credentials would be deleted, with their tokens. */
  credentialCount: Scalars['Int']['output'];
  /** How many apps would be disconnected. */
  connectedAppCount: Scalars['Int']['output'];
  /** In how many browsers the person would be signed out. */
  sessionCount: Scalars['Int']['output'];
  /** What would be deleted at once, a sentence each. */
  deleted: Array<Scalars['String']['output']>;
  /** What the law has the platform keep, and for how long, a sentence each. */
  kept: Array<Scalars['String']['output']>;
  /** What to send as `confirmation`: the e-mail address of the account. */
  confirmation: Scalars['String']['output'];
};

/** Something that has to be settled before the account can be closed. */
export type ClosureObstacle = {
  __typename?: 'ClosureObstacle';
  /** What it is. */
  kind: ClosureObstacleKind;
  /** One sentence for a person. */
  message: Scalars['String']['output'];
};

/** Kinds of obstacles to closing an account. */
export type ClosureObstacleKind =
  /**
   * A live account still holds cash, in any currency, or owes some: withdraw it, or pay it in. Or a
   * deposit or withdrawal has not ended: wait for it.
   */
  | 'CASH'
  /** A live account still holds positions: sell or transfer them. */
  | 'POSITIONS'
  /** An order of a live account is open and holds cash or shares: cancel it. */
  | 'ORDERS';

/** The decision to close the account. */
export type CloseAccountInput = {
  /** The e-mail address of the account, typed by the person, in upper or lower case. */
  confirmation: Scalars['String']['input'];
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** An app's request to act for the signed-in person, as the consent screen shows it. */
export type ConsentRequest = {
  __typename?: 'ConsentRequest';
  /** The request's id, from the consent screen's address. */
  id: Scalars['ID']['output'];
  /** The name that the app gave itself. It is not verified. */
  clientName: Scalars['String']['output'];
  /** The host that the browser returns to, with the port where it is not the usual one. */
  redirectHost: Scalars['String']['output'];
  /** Whether that host is the person's own machine, where any program may be listening. */
  redirectsToLoopback: Scalars['Boolean']['output'];
  /** Who made the app known to the platform. */
  registeredBy: AppRegistrant;
  /** When the app became known to the platform. */
  registeredAt: Scalars['DateTime']['output'];
  /**
   * The address of the document that describes the app, on a host that the operator approved. Null
   * unless `registeredBy` is `DOCUMENT`.
   */
  documentUrl: Maybe<Scalars['String']['output']>;
  /** The scopes asked for, as leaves. */
  requestedScopes: Array<Scalars['String']['output']>;
  /** The scopes that allowing grants. */
  grantedScopes: Array<Scalars['String']['output']>;
  /** The scopes asked for that the person's plan, or an unconfirmed e-mail address, leaves out. */
  droppedScopes: Array<Scalars['String']['output']>;
  /**
   * For how many days allowing is remembered, so that the app is let in without a further question.
   * Null if it asks every time.
   */
  rememberedDays: Maybe<Scalars['Int']['output']>;
  /** When the request lapses. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Who made an app known to the platform. */
export type AppRegistrant =
  /** The signed-in person, in their settings. */
  | 'YOU'
  /** Somebody else with an account here, in their settings. */
  | 'ANOTHER_PERSON'
  /** The app itself, by dynamic registration. The operator approved the host that it returns to. */
  | 'ITSELF'
  /** A document at the app's own address, on a host that the operator approved. */
  | 'DOCUMENT';

/** Where the browser goes after a decision. */
export type ConsentDecision = {
  __typename?: 'ConsentDecision';
  /** The app's redirect URI with `code` and `state`, or with `error=access_denied`. */
  redirectUri: Scalars['String']['output'];
};

/** An app that may act for the person. */
export type ConnectedApp = {
  __typename?: 'ConnectedApp';
  /** The id of the app's credential. */
  id: Scalars['ID']['output'];
  /** The name that the app gave itself. It is not verified. */
  clientName: Scalars['String']['output'];
  /** The scopes that its tokens or its remembered consent hold. */
  scopes: Array<Scalars['String']['output']>;
  /** When the person first allowed it, as far as it is remembered. */
  allowedAt: Scalars['DateTime']['output'];
  /** When a token of it was last used, to the minute. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Allow or decline. */
export type ConsentAnswer =
  /** Grant the scopes that the consent screen showed. */
  | 'ALLOW'
  /** Grant nothing; the app is told `access_denied`. */
  | 'DECLINE';

/** Which request to read. */
export type ConsentRequestInput = {
  /** The request's id, from the consent screen's address. */
  id: Scalars['ID']['input'];
};

/** The person's answer to an app. */
export type DecideConsentInput = {
  /** The request's id, from the consent screen's address. */
  id: Scalars['ID']['input'];
  /** The answer. */
  answer: ConsentAnswer;
  /**
   * The scopes that the person was shown, `grantedScopes` of the request. Needed to allow: no more
   * than these are granted, whatever has changed since.
   */
  grantedScopes?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** Which app to disconnect. */
export type RevokeConnectedAppInput = {
  /** The id of the connected app. */
  id: Scalars['ID']['input'];
};

/** A device that push notifications go to. */
export type DeviceToken = {
  __typename?: 'DeviceToken';
  /** The device's id. */
  id: Scalars['ID']['output'];
  /** What kind of device it is. */
  platform: DevicePlatform;
  /** The service that brings the notifications. */
  provider: PushProvider;
  /** The last six characters of the token, to tell devices apart. The token itself is not shown. */
  tokenSuffix: Scalars['String']['output'];
  /** The name of the device, where the app told it. */
  deviceName: Maybe<Scalars['String']['output']>;
  /** The version of the app, where it told it. */
  appVersion: Maybe<Scalars['String']['output']>;
  /** The language of notifications, as a BCP 47 tag. Null: that of the account. */
  locale: Maybe<Scalars['String']['output']>;
  /** Whether notifications still reach it. False once the service has refused the token. */
  active: Scalars['Boolean']['output'];
  /** When the app last registered it. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** When the app first registered it. */
  createdAt: Scalars['DateTime']['output'];
};

/** What kind of device it is. */
export type DevicePlatform =
  /** An iPhone or iPad. */
  | 'IOS'
  /** An Android device. */
  | 'ANDROID'
  /** A browser. */
  | 'WEB';

/** A service that brings push notifications to devices. */
export type PushProvider =
  /** Apple Push Notification service. The default for `IOS`. */
  | 'APNS'
  /** Firebase Cloud Messaging. The default for `ANDROID`. */
  | 'FCM'
  /** Expo, for apps built with it. */
  | 'EXPO'
  /** The browser's own service, after RFC 8030. The default for `WEB`. */
  | 'WEB_PUSH';

/** The keys of a browser's push subscription, in base64url. */
export type WebPushKeysInput = {
  /** The public key `p256dh`: 65 bytes. */
  p256dh: Scalars['String']['input'];
  /** The shared secret `auth`: 16 bytes. */
  auth: Scalars['String']['input'];
};

/** A device to send push notifications to. */
export type RegisterDeviceTokenInput = {
  /** What the push service gave the app. For `WEB_PUSH`: the https `endpoint` of the subscription. */
  token: Scalars['String']['input'];
  /** What kind of device it is. */
  platform: DevicePlatform;
  /** The service that brings the notifications. Default: the usual one of the platform. */
  provider?: InputMaybe<PushProvider>;
  /** The keys of the subscription: needed for `WEB_PUSH`, refused for others. */
  webPushKeys?: InputMaybe<WebPushKeysInput>;
  /** The name of the device, as the person knows it. */
  deviceName?: InputMaybe<Scalars['String']['input']>;
  /** The version of the app. */
  appVersion?: InputMaybe<Scalars['String']['input']>;
  /** The language of notifications, as a BCP 47 tag such as `en-NZ`. Default: that of the account. */
  locale?: InputMaybe<Scalars['String']['input']>;
};

/** Which device to remove. */
export type RemoveDeviceTokenInput = {
  /** The device's id. */
  id: Scalars['ID']['input'];
};

/** Which token to drop. */
export type UnregisterDeviceTokenInput = {
  /** The token, as it was registered. */
  token: Scalars['String']['input'];
};

/** Which devices to list. */
export type FetchMyDeviceTokensInput = {
  /** Only devices with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What the investment calculator was asked, and where to mail it. Amounts are in any one currency. */
export type EmailLinkToInvestmentCalculatorInput = {
  /** The address to mail the link to. */
  email: Scalars['String']['input'];
  /** The sum to begin with. */
  initialAmount: Scalars['Decimal']['input'];
  /** What is added each month. */
  monthlyContribution: Scalars['Decimal']['input'];
  /** For how many years. */
  years: Scalars['Int']['input'];
  /** The yearly return, in percent: 7 for 7 percent. */
  returnPercent: Scalars['Decimal']['input'];
};

/** What kind of investor the person is, as they told. It steers what is suggested to them. */
export type InvestorPreferences = {
  __typename?: 'InvestorPreferences';
  /** How much loss the person can bear. Null: not told. */
  riskTolerance: Maybe<RiskTolerance>;
  /** How much the person has invested before. Null: not told. */
  experience: Maybe<InvestorExperience>;
  /** For how many years the person means to invest. Null: not told. */
  investmentHorizonYears: Maybe<Scalars['Int']['output']>;
  /** What the person invests for. Empty: not told. */
  objectives: Array<InvestmentObjective>;
  /** Sectors that the person prefers. Empty: not told. */
  sectors: Array<Sector>;
  /** Sectors that are not suggested. Empty: none. */
  excludedSectors: Array<Sector>;
  /** The kinds of asset to suggest. Empty: all. */
  assetClasses: Array<AssetClass>;
  /** Whether the person prefers sustainable investments. Null: not told. */
  prefersSustainable: Maybe<Scalars['Boolean']['output']>;
  /** What the person means to invest each month. Null: not told. */
  monthlyBudget: Maybe<Money>;
  /** The yearly income before tax. Null: not told. */
  annualIncome: Maybe<MoneyRange>;
  /** All that the person owns less what they owe. Null: not told. */
  netWorth: Maybe<MoneyRange>;
  /** The part of the net worth that can be sold within days. Null: not told. */
  liquidNetWorth: Maybe<MoneyRange>;
  /**
   * How much risk fits the person, from 1 (least) to 100, reckoned from risk tolerance, experience and
   * horizon. Null until all three are told.
   */
  riskScore: Maybe<Scalars['Int']['output']>;
  /** When the three answers behind `riskScore` were first all there. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** When an answer last changed. Null: nothing was told yet. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** How much risk someone can bear, or something carries. */
export type RiskTolerance =
  /** Hardly any: a loss of about 5 percent in a bad year. */
  | 'VERY_LOW'
  /** A little: a loss of about 10 percent in a bad year. */
  | 'LOW'
  /** Some: a loss of about 20 percent in a bad year. */
  | 'MEDIUM'
  /** Much: a loss of about 35 percent in a bad year. */
  | 'HIGH'
  /** As much as it takes: a loss of half or more in a bad year. */
  | 'VERY_HIGH';

/** How much someone has invested before. */
export type InvestorExperience =
  /** Never. */
  | 'NONE'
  /** A few times, or only through funds and savings plans. */
  | 'LIMITED'
  /** For some years, with shares and funds. */
  | 'GOOD'
  /** For many years, with complex products too, or as a profession. */
  | 'EXTENSIVE';

/** What someone invests for. */
export type InvestmentObjective =
  /** To keep what there is. */
  | 'PRESERVATION'
  /** To live on dividends and interest. */
  | 'INCOME'
  /** To let wealth grow over years. */
  | 'GROWTH'
  /** To gain much in a short time, with the risk of losing it. */
  | 'SPECULATION'
  /** To have enough after working life. */
  | 'RETIREMENT'
  /** To afford a large purchase, such as a home. */
  | 'LARGE_PURCHASE'
  /** To learn how investing works. */
  | 'LEARNING';

/**
 * What the person tells about themselves as an investor. A field left out stays as it is; null
 * forgets the answer; an empty list empties it.
 */
export type SaveInvestorPreferencesInput = {
  /** How much loss the person can bear. */
  riskTolerance?: InputMaybe<RiskTolerance>;
  /** How much the person has invested before. */
  experience?: InputMaybe<InvestorExperience>;
  /** For how many years the person means to invest. */
  investmentHorizonYears?: InputMaybe<Scalars['Int']['input']>;
  /** What the person invests for. It replaces what was there. */
  objectives?: InputMaybe<Array<InvestmentObjective>>;
  /** Sectors that the person prefers. It replaces what was there. */
  sectors?: InputMaybe<Array<Sector>>;
  /** Sectors not to suggest; none of `sectors`. It replaces what was there. */
  excludedSectors?: InputMaybe<Array<Sector>>;
  /** The kinds of asset to suggest. It replaces what was there. */
  assetClasses?: InputMaybe<Array<AssetClass>>;
  /** Whether the person prefers sustainable investments. */
  prefersSustainable?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the person means to invest each month. */
  monthlyBudget?: InputMaybe<MoneyInput>;
  /** The yearly income before tax. */
  annualIncome?: InputMaybe<MoneyRangeInput>;
  /** All that the person owns less what they owe. */
  netWorth?: InputMaybe<MoneyRangeInput>;
  /** The part of the net worth that can be sold within days. */
  liquidNetWorth?: InputMaybe<MoneyRangeInput>;
};

/** How the newsletter stands for the account's e-mail address. */
export type NewsletterSubscription = {
  __typename?: 'NewsletterSubscription';
  /** The account's e-mail address. */
  email: Scalars['String']['output'];
  /** Whether the newsletter comes. */
  status: NewsletterStatus;
  /** What it is about. Empty unless `status` is `PENDING` or `SUBSCRIBED`. */
  topics: Array<NewsletterTopic>;
  /** When the link in the mail was followed. Null until then. */
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it last ended. Null if it never did. */
  unsubscribedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Whether the newsletter comes. */
export type NewsletterStatus =
  /** It was never asked for, or the asking was not confirmed within 7 days. */
  | 'NOT_SUBSCRIBED'
  /** `subscribeToNewsletter` has mailed a link that waits to be followed. */
  | 'PENDING'
  /** The link was followed: it comes. */
  | 'SUBSCRIBED'
  /** The link at the end of a newsletter was followed: it no longer comes. */
  | 'UNSUBSCRIBED';

/** What newsletters are about. */
export type NewsletterTopic =
  /** The week in the markets. */
  | 'MARKETS'
  /** What is new on the platform. */
  | 'PRODUCT'
  /** Articles and courses on investing. */
  | 'LEARNING'
  /** Strategies and trade ideas that did well or are new. */
  | 'IDEAS';

/** Who wants which newsletter. */
export type SubscribeToNewsletterInput = {
  /** The address to send it to. */
  email: Scalars['String']['input'];
  /** What it shall be about. */
  topics?: Array<NewsletterTopic>;
};

/** The link of the mail that confirms a newsletter. */
export type ConfirmNewsletterInput = {
  /** The token of the link, valid for 7 days. */
  token: Scalars['String']['input'];
};

/** The link at the end of a newsletter. */
export type UnsubscribeFromNewsletterInput = {
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** An outside identity that the person can sign in with. */
export type OAuthLink = {
  __typename?: 'OAuthLink';
  /** The link's id. */
  id: Scalars['ID']['output'];
  /** Who vouches for the identity. */
  provider: OAuthProvider;
  /** The person's id at the provider. */
  providerUserId: Scalars['String']['output'];
  /** The e-mail address that the provider told, which may differ from the account's. */
  email: Maybe<Scalars['String']['output']>;
  /** When the person last signed in with it. Null: never. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was linked. */
  createdAt: Scalars['DateTime']['output'];
};

/** A provider of outside identities. An operator may offer some of them or none. */
export type OAuthProvider =
  /** Google. */
  | 'GOOGLE'
  /** Apple. */
  | 'APPLE'
  /** The OpenID Connect provider that the operator of this platform has set up. */
  | 'OIDC';

/** An outside identity to link, right after the provider sent the person back. */
export type CreateOAuthLinkInput = {
  /** The provider that the person signed in at. */
  provider: OAuthProvider;
  /** The `code` that the provider's redirect carried. It works once. */
  authorizationCode: Scalars['String']['input'];
  /** The redirect URI that the provider returned to, one of those that the operator registered. */
  redirectUri: Scalars['String']['input'];
  /** The PKCE verifier, where the request to the provider carried a challenge. */
  codeVerifier?: InputMaybe<Scalars['String']['input']>;
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same link and makes
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which outside identity to unlink. */
export type DeleteOAuthLinkInput = {
  /** The link's id, from `UserAccount.security.oauthLinks`. */
  id: Scalars['ID']['input'];
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** The first half of a WebAuthn ceremony: what the browser's authenticator is asked. */
export type PasskeyCeremony = {
  __typename?: 'PasskeyCeremony';
  /** Hand it back with the authenticator's answer. */
  id: Scalars['ID']['output'];
  /**
   * The options as WebAuthn Level 3 writes them in JSON: `PublicKeyCredentialCreationOptionsJSON` for
   * an enrollment, else `PublicKeyCredentialRequestOptionsJSON`. Pass them to
   * `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.
   */
  optionsJson: Scalars['String']['output'];
  /** When it lapses: five minutes after it began. */
  expiresAt: Scalars['DateTime']['output'];
};

/** The second half of a WebAuthn ceremony: what the authenticator answered. */
export type PasskeyAnswerInput = {
  /** The ceremony that was begun. */
  ceremonyId: Scalars['ID']['input'];
  /** The browser's `PublicKeyCredential` as its method `toJSON` writes it. */
  responseJson: Scalars['String']['input'];
};

/** The answer of the passkey that signs in. */
export type FinishPasskeySignInInput = {
  /** The ceremony that `beginPasskeySignIn` began. */
  ceremonyId: Scalars['ID']['input'];
  /** The browser's `PublicKeyCredential` as its method `toJSON` writes it. */
  responseJson: Scalars['String']['input'];
};

/** The proof that the person is present, where the session was not stepped up. */
export type BeginPasskeyEnrollmentInput = {
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** The new passkey. */
export type FinishPasskeyEnrollmentInput = {
  /** The ceremony that `beginPasskeyEnrollment` began. */
  ceremonyId: Scalars['ID']['input'];
  /** The browser's `PublicKeyCredential` as its method `toJSON` writes it. */
  responseJson: Scalars['String']['input'];
  /** The person's name for it. Default: `Passkey`. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A passkey: a WebAuthn credential that signs the person in without a password. */
export type Passkey = {
  __typename?: 'Passkey';
  /** The passkey's id here, not its WebAuthn credential id. */
  id: Scalars['ID']['output'];
  /** The person's name for it. */
  name: Scalars['String']['output'];
  /** The authenticator model as a UUID, where the authenticator told it. */
  aaguid: Maybe<Scalars['String']['output']>;
  /** Whether it can live on several devices. */
  deviceType: PasskeyDeviceType;
  /** Whether it is backed up, for example in the maker's cloud. */
  backedUp: Scalars['Boolean']['output'];
  /** How a browser can reach it, as far as the authenticator told. At most one entry of each. */
  transports: Array<PasskeyTransport>;
  /** When it was last used. Null: never since its enrollment. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was enrolled. */
  createdAt: Scalars['DateTime']['output'];
};

/** Whether a passkey can live on several devices. */
export type PasskeyDeviceType =
  /** It stays on one device, such as a security key. */
  | 'SINGLE_DEVICE'
  /** It can be synced between devices. */
  | 'MULTI_DEVICE';

/** How a browser reaches a passkey, as WebAuthn names it. */
export type PasskeyTransport =
  /** A security key in a USB port. */
  | 'USB'
  /** A security key held near. */
  | 'NFC'
  /** Bluetooth Low Energy. */
  | 'BLE'
  /** A smart card in a reader. */
  | 'SMART_CARD'
  /** Another device close by, such as a phone that scans a QR code. */
  | 'HYBRID'
  /** The device itself. */
  | 'INTERNAL';

/** Which passkey to remove. */
export type RemovePasskeyInput = {
  /** The passkey's id. */
  id: Scalars['ID']['input'];
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** Which passkeys to list. */
export type FetchMyPasskeysInput = {
  /** Only passkeys with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** How apps shall look to the person, and what the person wants to be told. */
export type UserPreferences = {
  __typename?: 'UserPreferences';
  /** Whether the value axis of charts begins at zero. At first false. */
  chartStartAtZero: Scalars['Boolean']['output'];
  /** Whether apps open with the net worth instead of the invest account. At first false. */
  netWorthAsHomePage: Scalars['Boolean']['output'];
  /** Whether the person gets news of the product by e-mail. Changed with `updateUserProfile`. */
  marketingEmails: Scalars['Boolean']['output'];
  /** What the person is told of and how: one entry per topic. Changed with `updateUserProfile`. */
  notifications: Array<NotificationPreference>;
};

/** How the person is told of one topic. */
export type NotificationPreference = {
  __typename?: 'NotificationPreference';
  /** The topic. */
  topic: NotificationTopic;
  /** Whether it comes to the person's devices as a push notification. At first true. */
  push: Scalars['Boolean']['output'];
  /** Whether it comes by e-mail. At first true, but for `MARKET`. */
  email: Scalars['Boolean']['output'];
};

/** What a notification is about. News on security and on the identity check always comes by e-mail. */
export type NotificationTopic =
  /** Orders that are filled, cancelled, refused or lapsed. */
  | 'ORDERS'
  /** Great moves, earnings and other news of assets held or liked. */
  | 'MARKET'
  /** Dividends and other payouts. */
  | 'DIVIDENDS'
  /** Deposits, withdrawals, cards and crypto transfers. */
  | 'FUNDING'
  /** Strategies: drift, rebalancing and changes by their authors. */
  | 'STRATEGIES'
  /** Trade ideas: new ones, and what has come of them. */
  | 'TRADE_IDEAS'
  /** Goals, documents and imported trades of the net worth. */
  | 'NET_WORTH'
  /** Insights of the assistant. */
  | 'ASSISTANT'
  /** Statements, tax forms, reports and exports that are ready. */
  | 'DOCUMENTS';

/** How to be told of one topic. */
export type NotificationPreferenceInput = {
  /** The topic. Each at most once. */
  topic: NotificationTopic;
  /** Whether it shall come to the person's devices. Left out: as it is. */
  push?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it shall come by e-mail. Left out: as it is. */
  email?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Where the value axis of charts begins. */
export type UpdateChartStartAtZeroInput = {
  /** True: at zero. False: near the lowest value shown. */
  enabled: Scalars['Boolean']['input'];
};

/** What apps open with. */
export type UpdateNetWorthAsHomePageInput = {
  /** True: the net worth. False: the invest account. */
  enabled: Scalars['Boolean']['input'];
};

/** What to change about the account. A field left out stays as it is. */
export type UpdateUserAccountInput = {
  /**
   * The new address to sign in with. It counts once confirmed with the link mailed to it; until then
   * it is `pendingEmail`. The present address calls a change that waits off. Null is refused.
   */
  email?: InputMaybe<Scalars['String']['input']>;
  /**
   * The new password: at least 10 characters, at most 200, and hard to guess (a zxcvbn score of 3 or
   * 4). It may not be built from the person's own name or address. Null is refused.
   */
  newPassword?: InputMaybe<Scalars['String']['input']>;
  /** The phone number with its country code, for example `+6421555012`. Null removes it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The country of residence. It does not change the identity check. Null removes it. */
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  /**
   * The password in force. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** What to change about the profile. A field left out stays as it is; null empties it. */
export type UpdateUserProfileInput = {
  /** The given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The name to show to others. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** What to tell others about oneself. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** The https address of a picture. */
  avatarUrl?: InputMaybe<Scalars['String']['input']>;
  /** An IANA time zone such as `Pacific/Auckland`. Null: `UTC`. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** The language of mails and pages, as a BCP 47 tag such as `en-NZ`. Null: `en`. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Whether to get news of the product by e-mail. Null is refused. */
  marketingEmails?: InputMaybe<Scalars['Boolean']['input']>;
  /** The notifications to switch. Topics left out stay as they are. Null is refused. */
  notifications?: InputMaybe<Array<NotificationPreferenceInput>>;
};

/** Where to mail another confirmation link. */
export type ResendVerificationEmailInput = {
  /** The address to confirm. */
  email: Scalars['String']['input'];
};

/** Whose password is forgotten. */
export type RequestPasswordResetInput = {
  /** The address of the account. */
  email: Scalars['String']['input'];
};

/** A new password, with the proof from the mail. */
export type ResetPasswordInput = {
  /** The token from the mail of `requestPasswordReset`: single use, valid for one hour. */
  token: Scalars['String']['input'];
  /**
   * The new password: at least 10 characters, at most 200, and hard to guess (a zxcvbn score of 3 or
   * 4). It may not be built from the person's own name or address.
   */
  newPassword: Scalars['String']['input'];
  /**
   * A code of the authenticator app or a recovery code: needed where the person has a second factor
   * other than mail. Mailed codes do not count here.
   */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * What else can open the account and shall be removed with the old password. Sessions and tokens end
   * in any case.
   */
  remove?: Array<WayIn>;
};

/** What can open an account beside its password: it stays where a password is reset without more. */
export type WayIn =
  /** API credentials: programs obtain tokens with them. */
  | 'API_CREDENTIALS'
  /** Passkeys: they sign in without a password. */
  | 'PASSKEYS'
  /** Sign-ins at outside providers that are linked to the account. */
  | 'OUTSIDE_SIGN_INS'
  /** Apps whose consent is remembered: they get new tokens without another question. */
  | 'CONNECTED_APPS';

/** How many of one kind there are. */
export type WaysIn = {
  __typename?: 'WaysIn';
  /** The kind. */
  kind: WayIn;
  /** How many: at least one. */
  count: Scalars['Int']['output'];
  /** When the newest was added. */
  newestAt: Scalars['DateTime']['output'];
};

/** Whose ways in to show. */
export type WaysInInput = {
  /** The token from the mail of `requestPasswordReset`. */
  token: Scalars['String']['input'];
};

/** Whom to mail a code: exactly one of the two fields is given. */
export type RequestMfaEmailInput = {
  /** The address of the account. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The challenge that a sign-in in progress gave out. */
  challengeId?: InputMaybe<Scalars['ID']['input']>;
};

/** What opening an account needs. */
export type RegisterInput = {
  /** The address to sign in with. Upper and lower case are the same. */
  email: Scalars['String']['input'];
  /**
   * The password: at least 10 characters, at most 200, and hard to guess (a zxcvbn score of 3 or 4).
   * It may not be built from the person's own name or address.
   */
  password: Scalars['String']['input'];
  /** The given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The country of residence. */
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Must be true: the person has accepted the terms of use. */
  acceptTerms: Scalars['Boolean']['input'];
  /** Whether the person wants news by e-mail. */
  marketingOptIn?: Scalars['Boolean']['input'];
  /**
   * The secret of an invitation, the part of its link behind `#invitation=`. Needed where the operator
   * opens accounts by invitation. The address counts as confirmed then, and no mail is sent.
   */
  invitation?: InputMaybe<Scalars['String']['input']>;
};

/** What confirming an e-mail address needs. */
export type VerifyEmailInput = {
  /** The token from the confirmation mail: single use, valid for 24 hours. */
  token: Scalars['String']['input'];
};

/** Something that bears on who can get into the account. */
export type SecurityEvent = {
  __typename?: 'SecurityEvent';
  /** The event's id. */
  id: Scalars['ID']['output'];
  /** What happened. */
  kind: SecurityEventKind;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** The IP address that the request came from. Null if no request caused the event. */
  ip: Maybe<Scalars['String']['output']>;
  /**
   * The browser, for example `Firefox on Linux`. Null for programs and for browsers that are not
   * recognized.
   */
  browser: Maybe<Scalars['String']['output']>;
  /** The name of what it was about, for example of the passkey. Null if there is none. */
  detail: Maybe<Scalars['String']['output']>;
};

/** Kinds of security events. */
export type SecurityEventKind =
  /** The person signed in. `detail` says with what. */
  | 'SIGNED_IN'
  /** Somebody gave a wrong password for the address of the account. At most one a minute is noted. */
  | 'SIGN_IN_FAILED'
  /** Somebody who knew the password gave a wrong code of the second factor. */
  | 'SECOND_FACTOR_FAILED'
  /** A session was ended from another browser, or all of them were. */
  | 'SESSION_ENDED'
  /** The e-mail address was confirmed. */
  | 'EMAIL_CONFIRMED'
  /** Another e-mail address was asked for. It counts once confirmed. */
  | 'EMAIL_CHANGE_REQUESTED'
  /** The e-mail address changed. */
  | 'EMAIL_CHANGED'
  /** A link to choose a new password was mailed. */
  | 'PASSWORD_RESET_REQUESTED'
  /** The password changed, by who knew it or with a mailed link. */
  | 'PASSWORD_CHANGED'
  /** A second factor was switched on. `detail` names it. */
  | 'FACTOR_SWITCHED_ON'
  /** A second factor was switched off. `detail` names it. */
  | 'FACTOR_SWITCHED_OFF'
  /** A recovery code was used. */
  | 'RECOVERY_CODE_USED'
  /** A passkey was enrolled. */
  | 'PASSKEY_ADDED'
  /** A passkey was removed. */
  | 'PASSKEY_REMOVED'
  /** An outside identity was linked. */
  | 'IDENTITY_LINKED'
  /** An outside identity was unlinked. */
  | 'IDENTITY_UNLINKED'
  /** The phrase that mails carry was set or removed. */
  | 'ANTI_PHISHING_CODE_CHANGED'
  /** An API credential was created. */
  | 'CREDENTIAL_CREATED'
  /** An API credential was deleted, and its tokens with it. */
  | 'CREDENTIAL_DELETED'
  /** An app was allowed to act for the person. */
  | 'APP_ALLOWED'
  /** An app was disconnected. */
  | 'APP_DISCONNECTED'
  /** The person's data was downloaded. */
  | 'DATA_EXPORTED'
  /** A bank account to pay to was saved. `detail` shows its last digits. */
  | 'BANK_ACCOUNT_ADDED'
  /** A bank account to pay to was deleted, or the change was taken back. */
  | 'BANK_ACCOUNT_REMOVED'
  /** A withdrawal was asked for. `detail` says how much. */
  | 'WITHDRAWAL_REQUESTED'
  /** A withdrawal was cancelled by the person. */
  | 'WITHDRAWAL_CANCELED'
  /** A withdrawal was refused by an operator or a check. */
  | 'WITHDRAWAL_REJECTED'
  /** A withdrawal was handed to the bank. */
  | 'WITHDRAWAL_SENT'
  /** A withdrawal could not be handed to the bank. */
  | 'WITHDRAWAL_FAILED'
  /** The bank sent a withdrawal back. */
  | 'WITHDRAWAL_RETURNED';

/** Security events, newest first. */
export type SecurityEventPage = {
  __typename?: 'SecurityEventPage';
  /** The events of this page. */
  nodes: Array<SecurityEvent>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** Which security events to read. */
export type SecurityEventsInput = {
  /** Only events of these kinds. Default: all. */
  kinds?: InputMaybe<Array<SecurityEventKind>>;
  /** How many events a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** How the account is protected. */
export type SecurityState = {
  __typename?: 'SecurityState';
  /** Whether the account has a password. Not where the person only signs in through providers. */
  hasPassword: Scalars['Boolean']['output'];
  /** Whether the person has a second factor, so that sensitive operations ask for it. */
  mfaEnabled: Scalars['Boolean']['output'];
  /** The second factors in force, at most one entry of each method. */
  mfaMethods: Array<MfaMethod>;
  /** How many recovery codes are unused. 0 without a second factor. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** How many passkeys the person has. `fetchMyPasskeys` lists them. */
  passkeyCount: Scalars['Int']['output'];
  /** The outside identities that the person can sign in with, oldest first. At most 10. */
  oauthLinks: Array<OAuthLink>;
  /** Whether mails carry the person's own phrase. The phrase itself is never shown. */
  hasAntiPhishingCode: Scalars['Boolean']['output'];
  /** When the person last signed in to the first-party app. */
  lastSignInAt: Maybe<Scalars['DateTime']['output']>;
};

/** A kind of second factor. */
export type MfaMethod =
  /** An authenticator app: six digits that change every 30 seconds, each good once. */
  | 'TOTP'
  /** Mail to the account's address: the six digits that `requestMfaEmail` sends. */
  | 'EMAIL'
  /** A passkey. It steps up a session of the first-party app and gives no code. */
  | 'PASSKEY'
  /** One of ten recovery codes of ten characters, each good once in place of any other code. */
  | 'RECOVERY_CODE';

/** A kind of second factor that `updateMfa` switches on and off. */
export type SwitchableMfaMethod =
  /** An authenticator app, which `updateMfaQrCode` enrolls. */
  | 'TOTP'
  /** Codes mailed to the account's address. */
  | 'EMAIL';

/** An authenticator app about to become a second factor. Show it to the person, do not keep it. */
export type MfaEnrollment = {
  __typename?: 'MfaEnrollment';
  /** The secret in base32, to type into the authenticator app. */
  secret: Scalars['String']['output'];
  /** The secret as an `otpauth://` address, which authenticator apps open. */
  otpauthUri: Scalars['String']['output'];
  /** `otpauthUri` as a QR code: a PNG picture in a `data:` address. */
  qrCodeDataUrl: Scalars['String']['output'];
  /** When it lapses unless `updateMfa` confirms it: ten minutes after the answer. */
  expiresAt: Scalars['DateTime']['output'];
};

/** The second factors after a change. */
export type MfaState = {
  __typename?: 'MfaState';
  /** Whether the person still or now has a second factor. */
  enabled: Scalars['Boolean']['output'];
  /** The second factors in force, at most one entry of each method. */
  methods: Array<MfaMethod>;
  /**
   * Ten new recovery codes, after a factor was switched on; earlier ones stop working. Only this
   * answer shows them. Empty after a factor was switched off.
   */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** The proof that the person is present. */
export type UpdateMfaQrCodeInput = {
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** Which second factor to switch on or off. */
export type UpdateMfaInput = {
  /** True: switch it on. False: switch it off. */
  enabled: Scalars['Boolean']['input'];
  /**
   * Which one. Recovery codes come with either; passkeys are enrolled in the first-party app and
   * removed with `removePasskey`.
   */
  method?: SwitchableMfaMethod;
  /**
   * A code of the factor to switch on, which proves that it works: from the authenticator app after
   * `updateMfaQrCode`, or from the mail of `requestMfaEmail`. Needed to switch on, refused otherwise.
   */
  code?: InputMaybe<Scalars['String']['input']>;
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A fresh code of a second factor already in force, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** The phrase that mails of the platform shall carry. */
export type UpdateAntiPhishingCodeInput = {
  /**
   * The phrase: 4 to 20 of the characters A to Z, a to z, 0 to 9, space and hyphen. Null removes it.
   * Left out: `BAD_USER_INPUT`.
   */
  code?: InputMaybe<Scalars['String']['input']>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** A signed-in browser of the first-party app. */
export type Session = {
  __typename?: 'Session';
  /** The session's id. */
  id: Scalars['ID']['output'];
  /** Who is signed in. */
  user: User;
  /** When the session ends by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /**
   * Until when sensitive operations ask for no further proof: five minutes after signing in or
   * `stepUp`. Null if that has passed.
   */
  steppedUpUntil: Maybe<Scalars['DateTime']['output']>;
};

/** What became of signing in with a password: exactly one of the two is set. */
export type SignInResult = {
  __typename?: 'SignInResult';
  /** The session, where the password was enough. */
  session: Maybe<Session>;
  /** What still has to be proven, where the person has a second factor. */
  challenge: Maybe<SignInChallenge>;
};

/** A sign-in that waits for the second factor. */
export type SignInChallenge = {
  __typename?: 'SignInChallenge';
  /** Hand it to `completeSignIn`, and to `requestMfaEmail` to have a code mailed. */
  id: Scalars['ID']['output'];
  /**
   * What completes it. `PASSKEY`: sign in with `beginPasskeySignIn` instead. `EMAIL`: ask for a code
   * with `requestMfaEmail`.
   */
  methods: Array<MfaMethod>;
  /** When it lapses: ten minutes after the password. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Who may open an account on a server; its operator chooses. */
export type RegistrationPolicy =
  /** Everybody. */
  | 'OPEN'
  /** Who has an invitation. */
  | 'INVITED'
  /** Nobody. */
  | 'CLOSED';

/** An outside provider that this platform lets people sign in with. */
export type SignInProvider = {
  __typename?: 'SignInProvider';
  /** Its name in addresses: a page of this origin posts to `/auth/providers/<id>/start`. */
  id: Scalars['ID']['output'];
  /** Its name as people know it. */
  name: Scalars['String']['output'];
  /** What `OAuthLink.provider` and `createOAuthLink` call it. */
  provider: OAuthProvider;
};

/** What signing in needs. */
export type SignInInput = {
  /** The address of the account. */
  email: Scalars['String']['input'];
  /** The password of the account. */
  password: Scalars['String']['input'];
};

/** The second factor of a sign-in. */
export type CompleteSignInInput = {
  /** The challenge that `signIn` gave out. */
  challengeId: Scalars['ID']['input'];
  /** A code of the authenticator app, a mailed code or a recovery code. */
  code: Scalars['String']['input'];
};

/** The proof that the person is present: exactly one of the three fields is given. */
export type StepUpInput = {
  /** The account's password. Not enough where the person has a second factor. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A code of the authenticator app, a mailed code or a recovery code. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
  /** The answer of a passkey to `beginPasskeyStepUp`. */
  passkey?: InputMaybe<PasskeyAnswerInput>;
};

/** A browser in which the person is signed in. */
export type SignedInBrowser = {
  __typename?: 'SignedInBrowser';
  /** The id of its session. */
  id: Scalars['ID']['output'];
  /** Whether it is the browser that asks. */
  current: Scalars['Boolean']['output'];
  /** What it says of itself, for example `Firefox on Linux`. Null if it is not recognized. */
  browser: Maybe<Scalars['String']['output']>;
  /** The network that it was last seen in: an IPv4 address, or the first half of an IPv6 address. */
  network: Scalars['String']['output'];
  /** When the person signed in there. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last used, to the minute. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** When it ends by itself, however much it is used. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Which session to end. */
export type EndSessionInput = {
  /** The id of a session from `sessions`. */
  id: Scalars['ID']['input'];
};

/** What signing out everywhere spares. */
export type SignOutEverywhereInput = {
  /** Whether this browser stays signed in. */
  keepThisBrowser?: Scalars['Boolean']['input'];
};

/** The person a token acts for. */
export type User = {
  __typename?: 'User';
  /** The person's id, the same for every app. */
  id: Scalars['ID']['output'];
  /** The name to address the person by. Falls back to the part of the e-mail before the `@`. */
  name: Scalars['String']['output'];
  /** The e-mail address that the person signs in with, in lower case. */
  email: Scalars['String']['output'];
  /** Account data that the `identity` scope does not show. */
  account: UserAccount;
};

/** The person's account: plan, verification, profile, preferences and security. */
export type UserAccount = {
  __typename?: 'UserAccount';
  /** The given name, where the person told it. */
  firstName: Maybe<Scalars['String']['output']>;
  /** The family name, where the person told it. */
  lastName: Maybe<Scalars['String']['output']>;
  /** The name to show to others, where the person chose one. `User.name` takes it first. */
  displayName: Maybe<Scalars['String']['output']>;
  /** What the person tells others about themselves, where they do. */
  bio: Maybe<Scalars['String']['output']>;
  /** The https address of the person's picture. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** The phone number with its country code, for example `+6421555012`. */
  phone: Maybe<Scalars['String']['output']>;
  /** The country of residence, where the person told it. */
  country: Maybe<Scalars['CountryCode']['output']>;
  /** The IANA time zone that net worth days follow, for example `Pacific/Auckland`. At first `UTC`. */
  timeZone: Scalars['String']['output'];
  /** The language of mails and pages, as a BCP 47 tag such as `en-NZ`. At first `en`. */
  locale: Scalars['String']['output'];
  /** The new e-mail address that waits to be confirmed. Null if there is none. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** Whether the person has confirmed the e-mail address. Scopes beyond `identity` need it. */
  emailVerified: Scalars['Boolean']['output'];
  /** The plan in force now. */
  tier: SubscriptionTier;
  /** How far the identity check has come. Trading with the platform account needs `APPROVED`. */
  kycStatus: KycStatus;
  /** How apps shall look and what the person wants to be told. */
  preferences: UserPreferences;
  /** How the account is protected. */
  security: SecurityState;
  /** When the account was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** When the account's own fields last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The state of an identity check (know your customer). */
export type KycStatus =
  /** Nothing has been handed in yet: the state of every new account. */
  | 'NOT_STARTED'
  /** The first section has been saved; more may be needed before `submitKyc`. */
  | 'DRAFT'
  /** The person has submitted it with `submitKyc`. Sections cannot change meanwhile. */
  | 'SUBMITTED'
  /** The provider's part is over and the papers are looked at. Sections cannot change meanwhile. */
  | 'IN_REVIEW'
  /**
   * Something is to be mended, as `Kyc.requests` says: asked for by the review, or since name, country
   * or citizenship changed. Submit again afterwards.
   */
  | 'ACTION_REQUIRED'
  /** An operator, or the demo world, has accepted the person's papers. */
  | 'APPROVED'
  /** An operator has refused the person. Final. */
  | 'REJECTED'
  /** An identity paper or tax form of an approved check has lapsed. Saving a section begins anew. */
  | 'EXPIRED';

/** One message of a thread. */
export type AssistantMessage = {
  __typename?: 'AssistantMessage';
  /** The message's id. */
  id: Scalars['ID']['output'];
  /** The thread. */
  threadId: Scalars['ID']['output'];
  /** Who wrote it. */
  role: AssistantRole;
  /** How far it is. A message of the person is always `COMPLETED`. */
  status: AssistantMessageStatus;
  /** The text, in Markdown. Of a reply in the making: what is written so far. */
  content: Scalars['String']['output'];
  /**
   * How a reply came about, step by step, `content` among it. Empty for the person's messages. At most
   * 200.
   */
  parts: Array<AssistantPart>;
  /** What a reply draws on, in the order of the text. Empty for the person's messages. At most 50. */
  citations: Array<AssistantCitation>;
  /** What the person's message is about. Empty for a reply. At most 20. */
  context: Array<AssistantReference>;
  /** The model that writes the reply. Null for the person's messages. */
  model: Maybe<Scalars['String']['output']>;
  /** How many tokens the model has read for the reply. Null for the person's, or where unknown. */
  inputTokenCount: Maybe<Scalars['Int']['output']>;
  /** How many tokens the model has written. Null for the person's messages, or where unknown. */
  outputTokenCount: Maybe<Scalars['Int']['output']>;
  /** Why the reply failed, as a sentence for a person. Null unless `status` is `FAILED`. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** When it was taken. */
  createdAt: Scalars['DateTime']['output'];
  /** When `status` became final. Null until it is. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Who writes a message. */
export type AssistantRole =
  /** The person. */
  | 'USER'
  /** The assistant. */
  | 'ASSISTANT';

/** How far a message is. */
export type AssistantMessageStatus =
  /** A reply that waits for the model to begin. */
  | 'PENDING'
  /** A reply that is being written. */
  | 'STREAMING'
  /** Written whole. Final. */
  | 'COMPLETED'
  /** The model did not begin or broke off; `content` has what it wrote. Final: send a new message. */
  | 'FAILED'
  /** Its thread was deleted before it was done. Final. */
  | 'CANCELED';

/** One step of a reply. */
export type AssistantPart = {
  __typename?: 'AssistantPart';
  /** What kind of step it is. */
  type: AssistantPartType;
  /**
   * The text in Markdown: of the reply, of what the model considered, or what a call gave. Null for
   * `TOOL_CALL`.
   */
  text: Maybe<Scalars['String']['output']>;
  /**
   * What the assistant calls: most often an operation of this API, such as `getPositions`. Null for
   * `TEXT` and `REASONING`.
   */
  toolName: Maybe<Scalars['String']['output']>;
  /** Ties a `TOOL_RESULT` to its `TOOL_CALL`. Null for `TEXT` and `REASONING`. */
  toolCallId: Maybe<Scalars['ID']['output']>;
  /** What a `TOOL_CALL` is called with. Empty for other steps. At most 50. */
  arguments: Array<NamedValue>;
  /** Whether the call worked. Null except for `TOOL_RESULT`. */
  success: Maybe<Scalars['Boolean']['output']>;
};

/** A kind of step of a reply. */
export type AssistantPartType =
  /** A piece of the reply itself. */
  | 'TEXT'
  /** What the model considered on the way, where it tells. */
  | 'REASONING'
  /** The assistant looks something up. */
  | 'TOOL_CALL'
  /** What the look-up gave, or why it failed. */
  | 'TOOL_RESULT';

/** What a reply draws on: an object of this API, a web page, or both. */
export type AssistantCitation = {
  __typename?: 'AssistantCitation';
  /** Its title. */
  title: Scalars['String']['output'];
  /** The object. Null: it is only a web page. */
  reference: Maybe<AssistantReference>;
  /** The address of the web page. Null: there is none. */
  url: Maybe<Scalars['String']['output']>;
  /** The words that the reply draws on, at most 500 characters. */
  excerpt: Maybe<Scalars['String']['output']>;
};

/** Messages of one thread, newest first. */
export type AssistantMessagePage = {
  __typename?: 'AssistantMessagePage';
  /** The messages of this page. */
  nodes: Array<AssistantMessage>;
  /** Hand it back as `cursor` to read further back. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** The thread. */
  thread: AssistantThread;
};

/** A message of the person, and the reply that it started. */
export type AssistantExchange = {
  __typename?: 'AssistantExchange';
  /** The thread, with both messages counted. */
  thread: AssistantThread;
  /** The person's message. */
  userMessage: AssistantMessage;
  /** The reply. Follow it with `assistantStream` by its id. */
  assistantMessage: AssistantMessage;
  /** How many threads the person may still start this month. */
  quota: AssistantQuota;
};

/** The first message of a new thread. */
export type StartAssistantThreadWithMessageInput = {
  /** What the person says, in plain text or Markdown. */
  content: Scalars['String']['input'];
  /** The thread's title. Default: one made from the message. */
  title?: InputMaybe<Scalars['String']['input']>;
  /**
   * What the message is about, for example the position that the person looks at. The token must hold
   * the scope that reading each object takes. At most 20.
   */
  context?: InputMaybe<Array<AssistantReferenceInput>>;
  /**
   * The model that writes the replies of the thread. Default: the operator's choice. An unknown name
   * is refused with the names on offer.
   */
  model?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same thread and starts
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A further message of a thread. */
export type InsertMessageIntoAssistantThreadInput = {
  /** The thread's id. */
  threadId: Scalars['ID']['input'];
  /** What the person says, in plain text or Markdown. */
  content: Scalars['String']['input'];
  /**
   * What the message is about, for example the position that the person looks at. The token must hold
   * the scope that reading each object takes. At most 20.
   */
  context?: InputMaybe<Array<AssistantReferenceInput>>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same messages and sends
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Something that the assistant tells the person unasked. */
export type AssistantNotification = {
  __typename?: 'AssistantNotification';
  /** The notification's id. Grows with time. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  kind: AssistantNotificationKind;
  /** The headline. */
  title: Scalars['String']['output'];
  /** The text, in a few plain sentences. */
  body: Scalars['String']['output'];
  /** How much it matters. */
  severity: AssistantNotificationSeverity;
  /** The object that it speaks of. Null: it speaks of none. */
  reference: Maybe<AssistantReference>;
  /** The thread that it follows up. Null: it comes from none. */
  threadId: Maybe<Scalars['ID']['output']>;
  /** What the person may do about it, the likeliest first. At most 5. */
  actions: Array<AssistantAction>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
};

/** What a notification is about. */
export type AssistantNotificationKind =
  /** An asset that the person holds or likes moved much in a day. */
  | 'PRICE_MOVE'
  /** An order was filled, refused or cancelled, or lapsed. */
  | 'ORDER_UPDATE'
  /** A dividend of an asset that the person holds is announced or paid. */
  | 'DIVIDEND'
  /** A company that the person holds or likes reports, or has reported, its results. */
  | 'EARNINGS'
  /** An active strategy is due to be rebalanced. */
  | 'REBALANCE_DUE'
  /** An asset of an active strategy is far off its target weight. */
  | 'DRIFT'
  /** A strategy that the person follows has a new version, or was archived. */
  | 'STRATEGY_UPDATE'
  /** A trade idea that the person likes has changed its status. */
  | 'TRADE_IDEA'
  /** A goal comes closer, falls behind or is reached. */
  | 'GOAL_PROGRESS'
  /** A deposit has arrived or failed. */
  | 'DEPOSIT'
  /** A withdrawal was approved, refused, sent or returned. */
  | 'WITHDRAWAL'
  /** A statement, tax form, report or export is ready. */
  | 'DOCUMENT_READY'
  /** The assistant noticed something in the person's holdings or net worth. */
  | 'INSIGHT'
  /** The account, the identity check, the plan or the platform itself. */
  | 'SYSTEM';

/** How much a notification matters. */
export type AssistantNotificationSeverity =
  /** Good to know. */
  | 'INFO'
  /** The person should look at it soon. */
  | 'WARNING'
  /** The person should look at it at once. */
  | 'CRITICAL';

/** Something that the person may do about a notification. Nothing is done until the person does it. */
export type AssistantAction = {
  __typename?: 'AssistantAction';
  /** What to write on a button. */
  label: Scalars['String']['output'];
  /**
   * The operation of this API that does it with `reference`, for example `getRebalancePreview`. Null
   * if `prompt` is given.
   */
  operation: Maybe<Scalars['String']['output']>;
  /** The message to send the assistant. Null: `operation` is given. */
  prompt: Maybe<Scalars['String']['output']>;
};

/** Where to take up the notifications. */
export type AssistantNotificationsInput = {
  /**
   * The id of the last notification known: only later ones come. Default, and where it is kept no
   * longer: all of the last 24 hours.
   */
  afterId?: InputMaybe<Scalars['ID']['input']>;
};

/** An object of this API that the assistant speaks of. Its own query shows it, under its own scope. */
export type AssistantReference = {
  __typename?: 'AssistantReference';
  /** What kind of object it is. */
  entityType: AssistantEntityType;
  /** The object's id. */
  entityId: Scalars['ID']['output'];
};

/** An object of this API that a message is about. */
export type AssistantReferenceInput = {
  /** What kind of object it is. */
  entityType: AssistantEntityType;
  /** The object's id. */
  entityId: Scalars['ID']['input'];
};

/** A kind of object that the assistant speaks of, by the name of its type. */
export type AssistantEntityType =
  /** An `Asset`. */
  | 'ASSET'
  /** An `Order`. */
  | 'ORDER'
  /** A `Position`. */
  | 'POSITION'
  /** A `PlatformInvestAccountActivity`, such as a dividend paid. */
  | 'ACCOUNT_ACTIVITY'
  /** A `PlatformInvestAccountDocument`, such as a statement. */
  | 'ACCOUNT_DOCUMENT'
  /** A `Strategy`. */
  | 'STRATEGY'
  /** An `ActiveStrategy`. */
  | 'ACTIVE_STRATEGY'
  /** A `TradeIdea`. */
  | 'TRADE_IDEA'
  /** An `Expert`. */
  | 'EXPERT'
  /** A `NewsItem`. */
  | 'NEWS'
  /** A tracked `Portfolio`. */
  | 'PORTFOLIO'
  /** A `NetWorthAsset`. */
  | 'NET_WORTH_ASSET'
  /** A `NetWorthLiability`. */
  | 'NET_WORTH_LIABILITY'
  /** A `NetWorthGoal`. */
  | 'NET_WORTH_GOAL'
  /** A `Deposit`. */
  | 'DEPOSIT'
  /** A `WithdrawalRequest`. */
  | 'WITHDRAWAL'
  /** An `ExportJob`. */
  | 'EXPORT_JOB';

/** One event of a reply. Whoever appends every `delta` of `TOKEN` has the reply's `content`. */
export type AssistantStreamEvent = {
  __typename?: 'AssistantStreamEvent';
  /** Grows with every event of the reply, from 1. Hand back the last one to go on after a break. */
  sequence: Scalars['Int']['output'];
  /** What happened. */
  type: AssistantStreamEventType;
  /** The thread. */
  threadId: Scalars['ID']['output'];
  /** The reply. */
  messageId: Scalars['ID']['output'];
  /** The next piece of text. Null except for `TOKEN` and `REASONING`. */
  delta: Maybe<Scalars['String']['output']>;
  /** The step. Null except for `TOOL_CALL` and `TOOL_RESULT`. */
  part: Maybe<AssistantPart>;
  /** The reply as a whole. Null except for `COMPLETED`, `ERROR` and `CANCELED`. */
  message: Maybe<AssistantMessage>;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
};

/** What happened to a reply. */
export type AssistantStreamEventType =
  /** The model began. */
  | 'STARTED'
  /** It wrote one or more tokens of the reply. */
  | 'TOKEN'
  /** It told what it considers on the way. */
  | 'REASONING'
  /** The assistant looks something up. */
  | 'TOOL_CALL'
  /** The look-up gave something, or failed. */
  | 'TOOL_RESULT'
  /** The reply is written whole. The stream ends. */
  | 'COMPLETED'
  /** The reply failed; `message.failureReason` says why. The stream ends. */
  | 'ERROR'
  /** The thread was deleted. The stream ends. */
  | 'CANCELED';

/** Which reply to follow, and from where. */
export type AssistantStreamInput = {
  /** The reply: the id of an `assistantMessage`. */
  messageId: Scalars['ID']['input'];
  /** The `sequence` of the last event known. 0: from the beginning. */
  afterSequence?: Scalars['Int']['input'];
};

/** A conversation of the person with the assistant. */
export type AssistantThread = {
  __typename?: 'AssistantThread';
  /** The thread's id. */
  id: Scalars['ID']['output'];
  /** The title given, or one made from the first message. */
  title: Scalars['String']['output'];
  /** Whether the person likes it. */
  liked: Scalars['Boolean']['output'];
  /** Whether the person wants it kept on top. It does not change the order of lists. */
  pinned: Scalars['Boolean']['output'];
  /** Whether the person put it away. A new message takes it up again. */
  archived: Scalars['Boolean']['output'];
  /** The model that writes the replies. */
  model: Scalars['String']['output'];
  /** How many messages it has, the person's and the assistant's. At most 1,000. */
  messageCount: Scalars['Int']['output'];
  /** When the last message was taken, or its reply done. */
  lastMessageAt: Scalars['DateTime']['output'];
  /** When it was started. */
  createdAt: Scalars['DateTime']['output'];
  /** When the thread or a message of it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The person's threads, last active first. */
export type AssistantThreadPage = {
  __typename?: 'AssistantThreadPage';
  /** The threads of this page. */
  nodes: Array<AssistantThread>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** How many threads the person may still start this month. */
  quota: AssistantQuota;
};

/** The threads that a person may start in a calendar month (UTC), by the plan in force. */
export type AssistantQuota = {
  __typename?: 'AssistantQuota';
  /** The plan that the allowance comes from. */
  tier: SubscriptionTier;
  /** How many threads the plan allows a month. Null: any number. */
  limit: Maybe<Scalars['Int']['output']>;
  /** How many were started this month, deleted ones among them. */
  used: Scalars['Int']['output'];
  /** How many may still be started this month. Null: any number. */
  remaining: Maybe<Scalars['Int']['output']>;
  /** The first day of this month (UTC). */
  periodStartsOn: Scalars['Date']['output'];
  /** When the next month begins, and `used` is 0 again. */
  resetsAt: Scalars['DateTime']['output'];
};

/** Which threads to read. */
export type FetchMyAssistantThreadsInput = {
  /** Only threads with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only threads with these words in their title or messages, in either case. Default: all. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** True: only liked threads. False: only others. Default: both. */
  liked?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only pinned threads. False: only others. Default: both. */
  pinned?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only archived threads. False: only others. Default: both. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many threads a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Which thread to read, and how much of it. */
export type FetchAssistantThreadByIdInput = {
  /** The thread's id. */
  id: Scalars['ID']['input'];
  /** How many messages a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** What to change about a thread. What is left out or null stays. At least one thing is given. */
export type UpdateAssistantThreadInput = {
  /** The thread's id. */
  id: Scalars['ID']['input'];
  /** The new title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Whether the person likes it. */
  liked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the person wants it kept on top. */
  pinned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to put it away. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which thread to delete. */
export type DeleteAssistantThreadInput = {
  /** The thread's id. */
  id: Scalars['ID']['input'];
};

/** A plan on sale. */
export type SubscriptionPlan = {
  __typename?: 'SubscriptionPlan';
  /** The plan's id: `planId` of `subscribeUser`. */
  id: Scalars['ID']['output'];
  /** The tier that it gives. */
  tier: SubscriptionTier;
  /** Its name, for example `Plus`. */
  name: Scalars['String']['output'];
  /** What it is for, in one or two sentences. */
  description: Scalars['String']['output'];
  /** What it costs by interval, in the currency asked for. At most one for each interval. */
  prices: Array<PlanPrice>;
  /** What it has to offer, one line each, the most important first. At most 30. */
  features: Array<Scalars['String']['output']>;
  /** How many assistant threads may be started in a calendar month. Null: no limit. */
  assistantThreadsPerMonth: Maybe<Scalars['Int']['output']>;
  /** The foreign exchange fee of its subscribers, as a fraction: 0.005 is 0.5 percent. */
  forexFeeFraction: Scalars['Decimal']['output'];
  /** How many days are free of charge for a first subscription. 0: none. */
  trialDays: Scalars['Int']['output'];
};

/** What a plan costs for one interval. */
export type PlanPrice = {
  __typename?: 'PlanPrice';
  /** The interval. */
  interval: SubscriptionInterval;
  /** What is charged at the start of each interval, taxes included, in `currency`. */
  amount: Scalars['Decimal']['output'];
  /** The currency. */
  currency: Scalars['CurrencyCode']['output'];
};

/** How often a plan is paid for. */
export type SubscriptionInterval =
  /** Every month. */
  | 'MONTH'
  /** Every year. */
  | 'YEAR';

/** The person's subscription to a plan. */
export type UserSubscription = {
  __typename?: 'UserSubscription';
  /** The subscription's id. */
  id: Scalars['ID']['output'];
  /** The plan in force. */
  plan: SubscriptionPlan;
  /** How often it is paid for. */
  interval: SubscriptionInterval;
  /** What state it is in. */
  status: SubscriptionStatus;
  /** What an interval costs, taxes included and a coupon taken off. */
  price: Money;
  /** The start of the interval, or trial, that is running or was the last. */
  periodStartsAt: Scalars['DateTime']['output'];
  /** The end of the interval, or trial, that is running or was the last. */
  periodEndsAt: Scalars['DateTime']['output'];
  /** When the trial ends or ended. Null if there was no trial. */
  trialEndsAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it ends at `periodEndsAt` instead of being renewed. */
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  /** The plan that takes over at `periodEndsAt`. Null if the plan stays as it is. */
  nextPlan: Maybe<SubscriptionPlan>;
  /** How often `nextPlan` is paid for. Null if `nextPlan` is null. */
  nextInterval: Maybe<SubscriptionInterval>;
  /** What will be charged next. Null if nothing will be charged. */
  nextCharge: Maybe<Money>;
  /** When `nextCharge`, or the next try after a failed one, is due. Null if nothing is due. */
  nextChargeAt: Maybe<Scalars['DateTime']['output']>;
  /** The card that is charged. Null if the card was deleted. */
  cardId: Maybe<Scalars['ID']['output']>;
  /**
   * Where to send the person so that the bank confirms a charge (3-D Secure). Null if nothing is to be
   * confirmed.
   */
  confirmationUrl: Maybe<Scalars['String']['output']>;
  /** Why the last charge failed, in one sentence for the person. Null if it did not. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** Why the last charge failed, for programs. Null if it did not. */
  failureCode: Maybe<SubscriptionFailureCode>;
  /** When the person cancelled, or the last try to charge failed. Null if neither has happened. */
  canceledAt: Maybe<Scalars['DateTime']['output']>;
  /** When it ended. Null while it goes on. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The state of a subscription. A person has at most one that is neither `CANCELED` nor `EXPIRED`. */
export type SubscriptionStatus =
  /** Begun; the first charge is yet to succeed, and the plan does not hold. */
  | 'INCOMPLETE'
  /** In its trial: the plan holds, and nothing was charged. */
  | 'TRIALING'
  /** Paid for: the plan holds. */
  | 'ACTIVE'
  /**
   * A renewal could not be charged. It is tried again after 1, 3, 5 and 7 days, and the plan holds
   * until then.
   */
  | 'PAST_DUE'
  /** Ended: cancelled by the person, or every try to charge failed. Final. */
  | 'CANCELED'
  /** The first charge did not succeed within 24 hours. Final. */
  | 'EXPIRED';

/** Why a plan could not be charged. */
export type SubscriptionFailureCode =
  /** There is no saved card to charge. */
  | 'NO_CARD'
  /** The card has expired. */
  | 'CARD_EXPIRED'
  /** The bank refused the charge. */
  | 'CARD_DECLINED'
  /** The bank asks the person to confirm it: see `confirmationUrl`. */
  | 'CONFIRMATION_NEEDED'
  /** The payment provider could not be reached. */
  | 'PROVIDER_UNAVAILABLE';

/** Which plans to read. */
export type ListSubscriptionsInput = {
  /** Only plans with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The country to show prices for, in its currency where the plan is sold in it. Default: in USD. */
  country?: InputMaybe<Scalars['CountryCode']['input']>;
};

/** A plan to subscribe to. */
export type SubscribeUserInput = {
  /** The plan's id, of `listSubscriptions`. */
  planId: Scalars['ID']['input'];
  /** How often to pay for it. The plan must have a price for it. */
  interval: SubscriptionInterval;
  /** The card to charge. Default: the subscription's own, else the default card. */
  cardId?: InputMaybe<Scalars['ID']['input']>;
  /** The code of a coupon. */
  coupon?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same subscription in its
   * present state and charges nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A subscription to cancel. */
export type CancelSubscriptionInput = {
  /** The subscription's id. */
  id: Scalars['ID']['input'];
  /** True: it ends at `periodEndsAt`. False: it ends at once, and nothing is paid back. */
  atPeriodEnd?: Scalars['Boolean']['input'];
  /** Why, in the person's words. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Which subscriptions to read. */
export type ListUserSubscriptionsInput = {
  /** Only subscriptions with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether subscriptions that have ended are shown too. `ids` shows them in any case. */
  includeEnded?: Scalars['Boolean']['input'];
};

/** Something that moved cash or shares of the platform account, as its ledger has it. */
export type PlatformInvestAccountActivity = {
  __typename?: 'PlatformInvestAccountActivity';
  /** The activity's id. */
  id: Scalars['ID']['output'];
  /** What happened. */
  type: ActivityType;
  /** Whether it stands. */
  status: ActivityStatus;
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** The day on which cash and shares change hands for good. Null if it settles at once. */
  settlesOn: Maybe<Scalars['Date']['output']>;
  /** The asset's ticker. Null if the activity concerns no asset. */
  symbol: Maybe<Scalars['String']['output']>;
  /** The asset's id. Null if the activity concerns no asset. */
  assetId: Maybe<Scalars['ID']['output']>;
  /** Buy or sell. Only for `FILL`, else null. */
  side: Maybe<OrderSide>;
  /** How much of the asset came in; below 0: went out. Null if no asset moved. */
  quantity: Maybe<Scalars['Decimal']['output']>;
  /** The price of one unit, in `currency`. Null if nothing was traded. */
  price: Maybe<Scalars['Decimal']['output']>;
  /**
   * What was paid for one share, in `currency`. Only for dividends and other payments on shares, else
   * null.
   */
  perShareAmount: Maybe<Scalars['Decimal']['output']>;
  /** How much cash came in, in `currency`; below 0: went out. 0 where only shares moved. */
  netAmount: Scalars['Decimal']['output'];
  /** The currency of all amounts here. */
  currency: Scalars['CurrencyCode']['output'];
  /** The order of a `FILL`. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** One sentence for a person. */
  description: Scalars['String']['output'];
};

/** Activities of the platform account. */
export type PlatformInvestAccountActivityPage = {
  __typename?: 'PlatformInvestAccountActivityPage';
  /** The activities of this page. */
  nodes: Array<PlatformInvestAccountActivity>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** What happened in an account. */
export type ActivityType =
  /** An order was filled, in part or whole. */
  | 'FILL'
  /** Cash was paid in. */
  | 'DEPOSIT'
  /** Cash was paid out, or came back from a bank that did not take it. */
  | 'WITHDRAWAL'
  /** A dividend was paid in cash. */
  | 'DIVIDEND'
  /** Tax was withheld from a dividend. */
  | 'DIVIDEND_WITHHOLDING'
  /** A dividend paid earlier was corrected. */
  | 'DIVIDEND_ADJUSTMENT'
  /** A company paid back capital. It lowers the cost of the shares. */
  | 'RETURN_OF_CAPITAL'
  /** A fund paid out gains on what it had held for more than a year. */
  | 'CAPITAL_GAIN_LONG'
  /** A fund paid out gains on what it had held for up to a year. */
  | 'CAPITAL_GAIN_SHORT'
  /** Interest on cash was paid. */
  | 'INTEREST'
  /** A fee of the platform was taken. */
  | 'FEE'
  /** A fee of an authority or an exchange was taken. */
  | 'REGULATORY_FEE'
  /** A fee on a trade or a transfer of a crypto asset was taken. */
  | 'CRYPTO_FEE'
  /** Cash was exchanged into another currency. There is one entry for each of the two. */
  | 'FX'
  /** Cash was moved between accounts of the platform. */
  | 'JOURNAL_CASH'
  /** Shares were moved between accounts of the platform. */
  | 'JOURNAL_SECURITY'
  /** Shares were split into more. */
  | 'SPLIT'
  /** Shares were joined into fewer. */
  | 'REVERSE_SPLIT'
  /** Shares of a company that was split off came in. */
  | 'SPINOFF'
  /** Shares became cash or shares of another company by a takeover. */
  | 'MERGER'
  /** Shares were replaced in another reorganization. */
  | 'REORG'
  /** The asset has a new ticker. */
  | 'SYMBOL_CHANGE'
  /** Cash was paid for a part of a share that a company action left over. */
  | 'CASH_IN_LIEU'
  /** A crypto asset came in from a chain. */
  | 'CRYPTO_DEPOSIT'
  /** A crypto asset went out to a chain. */
  | 'CRYPTO_WITHDRAWAL'
  /** An operator corrected the account. */
  | 'ADJUSTMENT';

/** Whether an activity stands. */
export type ActivityStatus =
  /** It stands as first recorded. */
  | 'EXECUTED'
  /** It stands with values corrected after the first record. */
  | 'CORRECTED'
  /** It was taken back: a later entry undoes it. */
  | 'CANCELED';

/** Which activities to read. */
export type FetchPlatformInvestAccountActivitiesInput = {
  /** Only these activities. Ids that are not the caller's are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only activities of these types. Default: all. */
  types?: InputMaybe<Array<ActivityType>>;
  /** The first day, in New York time. Default: when the account was opened. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day, in New York time. Default: today. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /**
   * Only activities with this asset: its ticker, with or without the market identifier code. Default:
   * all.
   */
  symbol?: InputMaybe<Scalars['String']['input']>;
  /** The order by `occurredAt`. */
  direction?: SortDirection;
  /** How many activities a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** An account that holds cash and positions: the platform's own, or one with a broker. */
export type BrokerAccount = {
  __typename?: 'BrokerAccount';
  /** The account's id: `brokerAccountId` in orders and filters. */
  id: Scalars['ID']['output'];
  /** Who keeps it. */
  provider: BrokerProvider;
  /** Live or practice. It never changes. */
  tradingMode: TradingMode;
  /** The account's name. */
  name: Scalars['String']['output'];
  /** Its number with the broker, masked but for the last four characters. Null: it has none. */
  numberMasked: Maybe<Scalars['String']['output']>;
  /** The credential that it is reached through. Null for the platform account. */
  brokerCredentialId: Maybe<Scalars['ID']['output']>;
  /** The credential that it is reached through. Null for the platform account. */
  brokerCredential: Maybe<BrokerCredential>;
  /** Whether it can be used. */
  status: BrokerAccountStatus;
  /** The currency of all amounts here. */
  currency: Scalars['CurrencyCode']['output'];
  /** All its cash, what is held for open orders included. Below 0 only after a returned deposit. */
  cash: Scalars['Decimal']['output'];
  /** `cash` and the positions at their last prices, as far as prices and exchange rates are known. */
  equity: Scalars['Decimal']['output'];
  /**
   * How many positions and amounts of cash `cash` and `equity` leave out, since no price or exchange
   * rate is known for them.
   */
  unpricedCount: Scalars['Int']['output'];
  /** What new buy orders may cost, fees included. */
  buyingPower: Scalars['Decimal']['output'];
  /**
   * When the broker was last read. Null for accounts that the platform keeps itself: they are always
   * current.
   */
  lastSyncedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was opened or connected. */
  createdAt: Scalars['DateTime']['output'];
  /** When anything here but the amounts last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Whether an account can be used. */
export type BrokerAccountStatus =
  /** It can be read and traded for. */
  | 'ACTIVE'
  /** No new buy orders: a deposit was returned and left a debt, or the operator has locked it. */
  | 'RESTRICTED'
  /** Its credential is not `ACTIVE`: amounts are those of `lastSyncedAt`, and no orders are taken. */
  | 'DISCONNECTED'
  /** Closed by its broker, or its credential was deleted. What happened stays to be read. Final. */
  | 'CLOSED';

/** Which accounts to list. All filters apply together. */
export type GetBrokerAccountsInput = {
  /** Only these accounts, closed ones too. Ids that are not the caller's are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Live or practice. Default: both. */
  tradingMode?: InputMaybe<TradingMode>;
  /** Whether to list closed accounts too. */
  includeEnded?: Scalars['Boolean']['input'];
};

/**
 * The keys to a person's account with a broker, kept encrypted. Nothing that was handed in as a
 * secret is ever shown again.
 */
export type BrokerCredential = {
  __typename?: 'BrokerCredential';
  /** The credential's id: `brokerCredentialId` in orders and filters. */
  id: Scalars['ID']['output'];
  /** The broker. */
  provider: BrokerProvider;
  /** The name that its owner gave it. */
  label: Scalars['String']['output'];
  /** Live or practice, as the broker has it. It never changes. */
  tradingMode: TradingMode;
  /** Whether the broker accepts it. */
  status: CredentialStatus;
  /** Why it does not work, in one sentence for a person. Null while it works. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** Why it does not work, for a program. Null while it works. */
  failureCode: Maybe<CredentialFailureCode>;
  /** The last four characters of the key, to tell credentials apart. Null for a short key. */
  keySuffix: Maybe<Scalars['String']['output']>;
  /** What the broker lets it do, as of `lastVerifiedAt`. */
  capabilities: Array<BrokerCapability>;
  /** The accounts that it reaches, by name. At most 20. */
  accounts: Array<BrokerAccount>;
  /** True: the platform made it for a paper account. It can be neither changed nor deleted. */
  systemManaged: Scalars['Boolean']['output'];
  /** When the broker last accepted it. Null: never. */
  lastVerifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** When an order or a reading last went through it. Null: never. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it ends by itself. Null: not known, or never. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was first saved. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Who keeps an account. */
export type BrokerProvider =
  /** The platform itself: the account that `brokerAccountId` defaults to in orders. No credential. */
  | 'PLATFORM'
  /** The platform's partner for practice accounts. Its credentials are made by the platform. */
  | 'PARTNER_PAPER'
  /** Alpaca. */
  | 'ALPACA'
  /** Interactive Brokers. */
  | 'INTERACTIVE_BROKERS'
  /** Binance. */
  | 'BINANCE'
  /** Coinbase. */
  | 'COINBASE'
  /** Kraken. */
  | 'KRAKEN'
  /** Another broker, which the operator of this server has connected. */
  | 'CUSTOM';

/** Whether a broker accepts a credential. */
export type CredentialStatus =
  /** Saved, but the broker has not answered yet. It is tried again for a day. */
  | 'PENDING'
  /** The broker accepts it. */
  | 'ACTIVE'
  /** The broker refuses it, or did not answer for a day. Save it again with new values. */
  | 'INVALID'
  /** It ended by itself. Save it again with new values. */
  | 'EXPIRED'
  /** Its owner deleted it; what was secret is erased. Final. */
  | 'REVOKED';

/** Why a broker credential does not work. */
export type CredentialFailureCode =
  /** The broker does not accept it. */
  | 'REFUSED'
  /** The broker does not answer. */
  | 'NO_ANSWER'
  /** It reached the end of its life. */
  | 'EXPIRED';

/** What a broker lets a credential do. */
export type BrokerCapability =
  /** Read cash and equity. */
  | 'READ_BALANCES'
  /** Read positions. */
  | 'READ_POSITIONS'
  /** Read orders and fills. */
  | 'READ_ORDERS'
  /** Read deposits, dividends, fees and other entries. */
  | 'READ_ACTIVITIES'
  /** Place, edit and cancel orders. */
  | 'TRADE'
  /** Place orders for a part of a share, or for an amount of money. */
  | 'TRADE_FRACTIONS'
  /** Place orders for before and after regular hours. */
  | 'TRADE_EXTENDED_HOURS';

/** A broker that an account can be connected with. */
export type BrokerIntegration = {
  __typename?: 'BrokerIntegration';
  /** The broker. */
  provider: BrokerProvider;
  /** The broker's name, for a person. */
  name: Scalars['String']['output'];
  /** Where the broker's logo is. Null: none. */
  logoUrl: Maybe<Scalars['String']['output']>;
  /** What can be traded through it. */
  assetClasses: Array<AssetClass>;
  /** Whether it offers live accounts, practice accounts or both. */
  tradingModes: Array<TradingMode>;
  /** How the broker lets programs in. */
  authKind: BrokerAuthKind;
  /** What `saveBrokerCredential` needs for it, in the order to ask for it. At most 20. */
  credentialFields: Array<CredentialField>;
  /** Where the broker explains how to obtain them. Null: nowhere. */
  docsUrl: Maybe<Scalars['String']['output']>;
  /** Whether credentials can be saved for it now. False: it is known, but this server is not set up. */
  available: Scalars['Boolean']['output'];
  /** The caller's own credentials with it, oldest first, deleted ones left out. At most 20. */
  credentials: Array<BrokerCredential>;
};

/** How a broker lets programs in. */
export type BrokerAuthKind =
  /** With a key and its secret, which the person makes in the broker's own settings. */
  | 'API_KEY'
  /** With a token that the broker issues to an app on the person's consent. */
  | 'ACCESS_TOKEN';

/** One value that a broker's credential consists of. */
export type CredentialField = {
  __typename?: 'CredentialField';
  /** The name to hand in with the value, for example `apiKey`. */
  name: Scalars['String']['output'];
  /** What to call it in a form. */
  label: Scalars['String']['output'];
  /** Whether to hide it while it is typed. A secret value is never shown again. */
  secret: Scalars['Boolean']['output'];
  /** Whether a new credential must have it. */
  required: Scalars['Boolean']['output'];
};

/** Which brokers to list. */
export type GetAvailableBrokerIntegrationsInput = {
  /** Only these brokers. Default: all. */
  providers?: InputMaybe<Array<BrokerProvider>>;
  /** Only brokers that take customers of this country. Default: all. */
  country?: InputMaybe<Scalars['CountryCode']['input']>;
};

/** A credential to save. */
export type SaveBrokerCredentialInput = {
  /** The credential to change. Default: a new one is made. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The broker, one with `available` true: never `PLATFORM` or `PARTNER_PAPER`. It cannot be changed
   * later.
   */
  provider: BrokerProvider;
  /** A name by which its owner will know it. */
  label: Scalars['String']['input'];
  /** Whether the broker takes it for a live or a practice account. It cannot be changed later. */
  tradingMode: TradingMode;
  /**
   * The values that `credentialFields` of the broker asks for, each name once. A new credential needs
   * all required ones; a change may leave out what stays.
   */
  values?: InputMaybe<Array<CredentialValueInput>>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same credential and saves
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** One value of a credential. */
export type CredentialValueInput = {
  /** The name, as `credentialFields` has it. */
  name: Scalars['String']['input'];
  /** The value. It may have several lines, as a private key has. */
  value: Scalars['String']['input'];
};

/** What is left of a credential that was deleted. */
export type BrokerCredentialDeletion = {
  __typename?: 'BrokerCredentialDeletion';
  /** The credential's id. */
  id: Scalars['ID']['output'];
  /** The orders that stay open with the broker, oldest first. At most 500. */
  openOrders: Array<Order>;
  /** What happened, in one sentence for a person. */
  message: Scalars['String']['output'];
};

/** Which credential to delete. */
export type DeleteBrokerCredentialInput = {
  /** The credential's id. */
  id: Scalars['ID']['input'];
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** A paper of the platform account: a statement, a confirmation, a tax form. */
export type PlatformInvestAccountDocument = {
  __typename?: 'PlatformInvestAccountDocument';
  /** The document's id. */
  id: Scalars['ID']['output'];
  /** What kind of paper it is. */
  type: InvestDocumentType;
  /** Its title, for a person. */
  name: Scalars['String']['output'];
  /** The day that it was issued. */
  issuedOn: Scalars['Date']['output'];
  /** The first day of the period that it covers. Null if it covers no period. */
  periodStartsOn: Maybe<Scalars['Date']['output']>;
  /** The last day of the period that it covers. Null if it covers no period. */
  periodEndsOn: Maybe<Scalars['Date']['output']>;
  /** The kind of file, for example `application/pdf`. */
  mimeType: Scalars['String']['output'];
  /** The size of the file. */
  sizeBytes: Scalars['Int']['output'];
  /** Where to get the file, without a token, until `downloadUrlExpiresAt`. Null in lists. */
  downloadUrl: Maybe<Scalars['String']['output']>;
  /** When `downloadUrl` ends: 5 minutes after the answer. Null in lists. */
  downloadUrlExpiresAt: Maybe<Scalars['DateTime']['output']>;
};

/** Papers of the platform account, newest first. */
export type PlatformInvestAccountDocumentPage = {
  __typename?: 'PlatformInvestAccountDocumentPage';
  /** The documents of this page. */
  nodes: Array<PlatformInvestAccountDocument>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** What kind of paper it is. */
export type InvestDocumentType =
  /** A statement of the account, issued for each month. */
  | 'ACCOUNT_STATEMENT'
  /** The confirmation of one trading day's trades. */
  | 'TRADE_CONFIRMATION'
  /** United States tax form 1042-S: income of foreign persons and tax withheld. */
  | 'TAX_1042S'
  /** United States tax form 1099: income and sales of United States persons. */
  | 'TAX_1099'
  /** The signed form W-8BEN. */
  | 'W8BEN'
  /** The application with which the account was opened. */
  | 'ACCOUNT_APPLICATION'
  /** A signed agreement. */
  | 'AGREEMENT'
  /** Anything else. */
  | 'OTHER';

/** Which documents to list. */
export type FetchPlatformInvestAccountDocumentsInput = {
  /** Only these documents. Ids that are not the caller's are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only documents of these types. Default: all. */
  types?: InputMaybe<Array<InvestDocumentType>>;
  /** Only documents issued on or after this day. Default: all. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only documents issued on or before this day. Default: all. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** How many documents a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Which document to read. */
export type FetchPlatformInvestAccountDocumentByIdInput = {
  /** The document's id. */
  id: Scalars['ID']['input'];
};

/** What accounts, a portfolio or an active strategy were worth over time. */
export type PortfolioHistory = {
  __typename?: 'PortfolioHistory';
  /**
   * The currency of all amounts here: that of the account, the portfolio or the active strategy, else
   * the display currency.
   */
  currency: Scalars['CurrencyCode']['output'];
  /** The length of one step. */
  timeframe: Timeframe;
  /** The equity that gains are counted from: that of `baseValueAsOf`, of all that had a price then. */
  baseValue: Scalars['Decimal']['output'];
  /** The end of the step before the first point. */
  baseValueAsOf: Scalars['DateTime']['output'];
  /**
   * How many positions and amounts of cash `baseValue` leaves out, since no price or exchange rate was
   * known for them at that moment.
   */
  unpricedCount: Scalars['Int']['output'];
  /**
   * One point for each step, oldest first. At most 10,000. A point of a given moment is the same
   * whatever range or timeframe it was asked with.
   */
  points: Array<PortfolioHistoryPoint>;
  /**
   * The money-weighted return in percent from the first money in the span to its end: it counts when
   * money came and went. 0 where nothing was gained. Null if it is not defined, more than one rate
   * fits, the capital that was there on average is less than a hundredth of what was in at most, or a
   * price or an exchange rate that it needs is not known.
   */
  moneyWeightedReturnPercent: Maybe<Scalars['Decimal']['output']>;
  /**
   * The same by the year (XIRR, ACT/365): the yearly rate that comes to `moneyWeightedReturnPercent`.
   * Also null if less than a year has passed since the first money in the span.
   */
  moneyWeightedReturnAnnualizedPercent: Maybe<Scalars['Decimal']['output']>;
  /**
   * The return in percent from the first money in the span to its end, not a year's (modified Dietz
   * method): what was gained, by the capital that was there on average, money that came in or went out
   * counted for the time it was there. Null if that capital is less than a hundredth of what was in at
   * most, where the method comes to a loss of more than everything, or where a price or an exchange
   * rate that it needs is not known.
   */
  modifiedDietzReturnPercent: Maybe<Scalars['Decimal']['output']>;
};

/** What accounts, a portfolio or an active strategy were worth at the end of one step. */
export type PortfolioHistoryPoint = {
  __typename?: 'PortfolioHistoryPoint';
  /** The end of the step; for the last point, now. */
  at: Scalars['DateTime']['output'];
  /**
   * Cash and positions at the prices and exchange rates of that moment, as far as they are known. Each
   * position and each amount of cash is rounded to the minor unit of `currency`; this is their sum.
   */
  equity: Scalars['Decimal']['output'];
  /**
   * How many positions and amounts of cash `equity` leaves out, since no price or exchange rate was
   * known for them at that moment.
   */
  unpricedCount: Scalars['Int']['output'];
  /**
   * What was gained since `baseValueAsOf`: it leaves out money paid in and out. Below 0: lost. Null if
   * a price or an exchange rate that it needs is not known.
   */
  profitLoss: Maybe<Scalars['Decimal']['output']>;
  /**
   * `profitLoss` in percent of `baseValue` and what was paid in since. Null if that is not above 0,
   * and where `profitLoss` is null.
   */
  profitLossPercent: Maybe<Scalars['Decimal']['output']>;
  /**
   * Money and shares that came in during the step, less those that went out, each at the prices and
   * exchange rates of its moment; of an active strategy, what its account gave it less what it gave
   * back. Money that is exchanged on arrival counts as what arrived, after the
   * fee of the exchange. Null if a price or an exchange rate that it needs is not known.
   */
  cashflow: Maybe<Scalars['Decimal']['output']>;
  /**
   * The time-weighted return in percent since `baseValueAsOf`: it leaves out when money came and went.
   * Null if it is not defined, or a price or an exchange rate that it needs is not known.
   */
  timeWeightedReturnPercent: Maybe<Scalars['Decimal']['output']>;
};

/** What to chart: one of the four. */
export type PortfolioHistorySourceInput =
  /** All the caller's accounts of this mode together, closed ones included. */
  { tradingMode: TradingMode; brokerAccountId?: never; portfolioId?: never; activeStrategyId?: never; }
  |  /** One account. */
  { tradingMode?: never; brokerAccountId: Scalars['ID']['input']; portfolioId?: never; activeStrategyId?: never; }
  |  /** One tracked portfolio with those under it. */
  { tradingMode?: never; brokerAccountId?: never; portfolioId: Scalars['ID']['input']; activeStrategyId?: never; }
  |  /** One active strategy, closed or not. What it is given by its account is money paid in. */
  { tradingMode?: never; brokerAccountId?: never; portfolioId?: never; activeStrategyId: Scalars['ID']['input']; };

/** What to chart and over which time. */
export type GetPortfolioHistoryInput = {
  /** What to chart. Default: all the caller's live accounts together. */
  source?: InputMaybe<PortfolioHistorySourceInput>;
  /** The span of time up to now. Not together with `from` or `to`. Default: `M1` before `to`. */
  range?: InputMaybe<PastRange>;
  /** The start, not after `to` and not in the future. Default: what `range` says. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** The end. Default, and for moments in the future: now. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /**
   * The length of one step. Default: 5 minutes for `D1`, 30 minutes for `W1`, a day up to `Y1`, a week
   * beyond; with `from` or `to` the shortest of these that gives at most 500 points. Steps shorter
   * than a day reach back 90 days; a tracked portfolio has none shorter than a day.
   */
  timeframe?: InputMaybe<Timeframe>;
  /** Whether steps shorter than a day also cover the hours before and after regular trading. */
  extendedHours?: Scalars['Boolean']['input'];
};

/** Money paid in and out over time. */
export type CashflowChart = {
  __typename?: 'CashflowChart';
  /** The display currency of all amounts here, at the exchange rate of each payment's moment. */
  currency: Scalars['CurrencyCode']['output'];
  /** The length of one step. */
  timeframe: HistoryTimeframe;
  /** One point for each step, oldest first; one without money has zeros. At most 10,000. */
  points: Array<CashflowPoint>;
};

/** Money paid in and out during one step. */
export type CashflowPoint = {
  __typename?: 'CashflowPoint';
  /** The last day of the step; of the last step, the last day asked for, or today in New York. */
  date: Scalars['Date']['output'];
  /**
   * What was paid in. Money that is exchanged on arrival counts as what arrived, after the fee of the
   * exchange.
   */
  deposits: Scalars['Decimal']['output'];
  /** What was paid out, a positive number. */
  withdrawals: Scalars['Decimal']['output'];
  /** `deposits` less `withdrawals`. */
  net: Scalars['Decimal']['output'];
  /** The sum of `net` from the first point to this one. */
  cumulativeNet: Scalars['Decimal']['output'];
  /** How many payments of the step these amounts leave out, since no exchange rate is known for them. */
  unpricedCount: Scalars['Int']['output'];
};

/** Which money to chart and over which time. */
export type GetDepositsAndWithdrawalsChartInput = {
  /** Live or practice. The two are never mixed. */
  tradingMode?: TradingMode;
  /** The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`. */
  range?: InputMaybe<PastRange>;
  /** The first day in New York, not after `to` and not in the future. Default: what `range` says. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day in New York. Default, and for days in the future: today. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** The length of one step. */
  timeframe?: HistoryTimeframe;
};

/** How the caller's platform account is set up. */
export type PlatformInvestAccountConfig = {
  __typename?: 'PlatformInvestAccountConfig';
  /** The account's id, as `getBrokerAccounts` has it. Null until the account is open. */
  brokerAccountId: Maybe<Scalars['ID']['output']>;
  /** How far opening the account has come, and whether it can be used. */
  status: InvestAccountStatus;
  /** The currency that the account is kept in. */
  baseCurrency: Scalars['CurrencyCode']['output'];
  /** Whether orders for a part of a share are taken. Default: true. */
  fractionalTrading: Scalars['Boolean']['output'];
  /**
   * Whether order forms start with `premarket` on. `placeOrder` itself does not read it. Default:
   * false.
   */
  extendedHoursDefault: Scalars['Boolean']['output'];
  /** Whether the owner has stopped trading: new orders are refused, open ones stay. Default: false. */
  suspendTrade: Scalars['Boolean']['output'];
  /** Whether each fill is confirmed by e-mail. Default: true. */
  tradeConfirmEmail: Scalars['Boolean']['output'];
  /** Whether a dividend buys more of what paid it, where that is `fractionable`. Default: false. */
  dividendReinvestment: Scalars['Boolean']['output'];
  /** How sales are matched with purchases in gains and tax papers. Default: `FIFO`. */
  costBasisMethod: CostBasisMethod;
  /** Whether deposits in another currency are exchanged to `baseCurrency`. Default: true. */
  autoConvertDeposits: Scalars['Boolean']['output'];
  /** The most that one order may be worth. Null: no limit. */
  maxOrderNotional: Maybe<Money>;
  /**
   * The most that the account may lose on one trading day: beyond it buy orders are refused until the
   * next one. Null: no limit.
   */
  dailyLossLimit: Maybe<Money>;
  /** When a setting last changed. Null: never. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** How far opening the platform account has come, and whether it can be used. */
export type InvestAccountStatus =
  /** Not begun: the identity check is not approved. */
  | 'INACTIVE'
  /** The identity check is approved, and the application is being put together. */
  | 'ONBOARDING'
  /** The application was handed to the broker. */
  | 'SUBMITTED'
  /** The broker asks for something: `fetchKYC` lists it. */
  | 'ACTION_REQUIRED'
  /** The broker is deciding. */
  | 'APPROVAL_PENDING'
  /** The broker has agreed; the account opens within minutes. */
  | 'APPROVED'
  /** The account is open. */
  | 'ACTIVE'
  /** The broker has declined. Final. */
  | 'REJECTED'
  /** The application could not be handed over. It is tried again by itself. */
  | 'SUBMISSION_FAILED'
  /** The operator has locked the account: only sell orders are taken. */
  | 'DISABLED'
  /** The account was closed. What happened stays to be read. Final. */
  | 'ACCOUNT_CLOSED';

/** What the caller's platform account is worth and what of it can be used. */
export type PlatformInvestAccountBalances = {
  __typename?: 'PlatformInvestAccountBalances';
  /** The account's id, as `getBrokerAccounts` has it. */
  brokerAccountId: Scalars['ID']['output'];
  /** The currency of all amounts here. Others are exchanged at the rate of `asOf`. */
  currency: Scalars['CurrencyCode']['output'];
  /** All cash: `settledCash` and `unsettledCash`, what is held included. */
  cash: Scalars['Decimal']['output'];
  /** Cash whose trades are settled. */
  settledCash: Scalars['Decimal']['output'];
  /** Cash from sales that settle on a later day. It can buy, but not be withdrawn. */
  unsettledCash: Scalars['Decimal']['output'];
  /** The part of `cash` that is held for open buy orders, fees included. */
  heldForOrders: Scalars['Decimal']['output'];
  /** Deposits on their way. No part of `cash`. */
  pendingDeposits: Scalars['Decimal']['output'];
  /** The part of `cash` that is held for withdrawals on their way. */
  pendingWithdrawals: Scalars['Decimal']['output'];
  /** What can be withdrawn now: `settledCash` less what is held, at least 0. */
  withdrawable: Scalars['Decimal']['output'];
  /** What new buy orders may cost, fees included: `cash` less what is held, at least 0. */
  buyingPower: Scalars['Decimal']['output'];
  /**
   * What the positions are worth at their last prices, as far as these are known. Each position is
   * rounded to the minor unit of `currency`; this is their sum.
   */
  positionsValue: Scalars['Decimal']['output'];
  /** `cash` and `positionsValue`. */
  equity: Scalars['Decimal']['output'];
  /**
   * How many positions and amounts of cash all amounts here leave out, since no price or exchange rate
   * is known for them. `cashByCurrency` shows such cash too.
   */
  unpricedCount: Scalars['Int']['output'];
  /**
   * `equity` at the close of the trading day before, at the prices and exchange rates of that moment.
   * Null if one of them is not known.
   */
  lastEquity: Maybe<Scalars['Decimal']['output']>;
  /**
   * What was gained or lost since, by prices and by exchange rates: `equity` less `lastEquity`,
   * leaving out money paid in and out. Null if a price or an exchange rate that it needs is not known.
   */
  dayChange: Maybe<Scalars['Decimal']['output']>;
  /**
   * `dayChange` in percent of `lastEquity`. Null if `lastEquity` is not above 0 or `dayChange` is
   * null.
   */
  dayChangePercent: Maybe<Scalars['Decimal']['output']>;
  /** Interest earned that is not paid out yet. No part of `cash`. */
  accruedInterest: Scalars['Decimal']['output'];
  /**
   * Whether idle cash earns interest, one entry for each currency that the person has opted in or out,
   * by code. Empty before the first `optInInterest`. At most 20.
   */
  interest: Array<InterestEnrollment>;
  /** Fees owed that are not taken yet. Not taken off `cash`. */
  accruedFees: Scalars['Decimal']['output'];
  /** `cash` by the currency that it is held in, by code. At most 20. */
  cashByCurrency: Array<Money>;
  /** The moment that the amounts speak of. */
  asOf: Scalars['DateTime']['output'];
};

/**
 * What to change of the platform account's settings. What is left out stays. Null removes a limit,
 * and else stays too.
 */
export type UpdatePlatformInvestAccountConfigInput = {
  /** Whether orders for a part of a share are taken. False refuses them. */
  fractionalTrading?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether order forms start with `premarket` on. */
  extendedHoursDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** True refuses new orders until it is false again. Open orders stay: cancel them one by one. */
  suspendTrade?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether each fill is confirmed by e-mail. */
  tradeConfirmEmail?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a dividend buys more of what paid it, where that is `fractionable`. */
  dividendReinvestment?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * How sales from now on are matched with purchases. Whatever it is but `AVERAGE`, a sale may name
   * its `lots`; with `SPECIFIC` one that names none takes the oldest. `AVERAGE` makes one lot of all
   * lots of a position, bought when the oldest was, and every later method goes on with that one.
   */
  costBasisMethod?: InputMaybe<CostBasisMethod>;
  /** Whether deposits in another currency are exchanged to `baseCurrency`. */
  autoConvertDeposits?: InputMaybe<Scalars['Boolean']['input']>;
  /** The most that one order may be worth, above 0. Null removes the limit. */
  maxOrderNotional?: InputMaybe<MoneyInput>;
  /** The most that the account may lose on one trading day, above 0. Null removes the limit. */
  dailyLossLimit?: InputMaybe<MoneyInput>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** In which currency to read the balances. */
export type FetchPlatformInvestAccountBalancesInput = {
  /** The currency to show all amounts in. Default: the account's `baseCurrency`. */
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
};

/** A practice account to open. */
export type CreatePartnerPaperAccountInput = {
  /** Its name. */
  name?: Scalars['String']['input'];
  /** What it starts with. Default: 100,000 USD. */
  start?: InputMaybe<PaperAccountStartInput>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same account and opens no
   * other. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What a practice account starts with: one of the two. */
export type PaperAccountStartInput =
  /** This much play money. Its currency becomes the account's. */
  { cash: MoneyInput; cloneFromBrokerAccountId?: never; }
  |  /**
   * The cash and the positions, at their average prices, that this account of the caller has now. Open
   * orders are not copied.
   */
  { cash?: never; cloneFromBrokerAccountId: Scalars['ID']['input']; };

/** Play money for a practice account. */
export type FundPaperAccountInput = {
  /** The account's id: of one that `createPartnerPaperAccount` opened. */
  id: Scalars['ID']['input'];
  /** How much, in the account's currency. */
  amount: Scalars['Decimal']['input'];
  /** What to do with `amount`. */
  mode?: PaperFundingMode;
  /**
   * Makes a repetition safe: the same key with the same input returns the same account and moves
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What to do with play money. */
export type PaperFundingMode =
  /** Add it to the cash. */
  | 'ADD'
  /** Make it the cash, what is held for open orders included. Positions stay. */
  | 'SET'
  /**
   * Start anew with it as the cash: open orders are cancelled, active strategies of the account are
   * closed, and its positions, orders and history are put away and no longer listed.
   */
  | 'RESET';

/** A deposit to play through. */
export type SimulatePaperDepositInput = {
  /** The account: one of `createPartnerPaperAccount`. */
  brokerAccountId: Scalars['ID']['input'];
  /** How much to pay in, in `currency`, above 0. */
  amount: Scalars['Decimal']['input'];
  /** The currency to pay in. Another than the account's is exchanged as a real deposit would be. */
  currency: Scalars['CurrencyCode']['input'];
  /** How it ends. */
  outcome?: SimulatedDepositOutcome;
  /** How many seconds each step takes, 0 to 3,600. 0: the answer shows the end already. */
  delaySeconds?: Scalars['Int']['input'];
  /**
   * Makes a repetition safe: the same key with the same input returns the same deposit and pays in
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** How a simulated deposit ends. */
export type SimulatedDepositOutcome =
  /** The money arrives and is credited. */
  | 'COMPLETED'
  /** The money never arrives. */
  | 'FAILED'
  /** The money arrives, is credited, and is taken back by the bank: cash may fall below 0. */
  | 'RETURNED';

/** A standing rule that sells what comes in of a crypto asset for cash. */
export type CryptoAutoSweep = {
  __typename?: 'CryptoAutoSweep';
  /** The rule's id. */
  id: Scalars['ID']['output'];
  /** The crypto asset that it sells. */
  currency: Scalars['CurrencyCode']['output'];
  /** Only what comes in on this chain. Null: on any chain. */
  chain: Maybe<Chain>;
  /** The currency of the cash: of `totalSwept`. */
  targetCurrency: Scalars['CurrencyCode']['output'];
  /** Transfers of less than this are not swept. In units of the asset; 0: all are swept. */
  minimumAmount: Scalars['Decimal']['output'];
  /** How much of each transfer is sold, in percent. */
  sellPercent: Scalars['Decimal']['output'];
  /** Whether it works. */
  status: AutoSweepStatus;
  /** Why it is paused, in one sentence for the person. Null unless `status` is `PAUSED`. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** Why it is paused, for programs. Null unless `status` is `PAUSED`. */
  failureCode: Maybe<AutoSweepFailureCode>;
  /** When it last sold something. Null: never. */
  lastRunAt: Maybe<Scalars['DateTime']['output']>;
  /** The cash of all its sales so far, their fees taken off. */
  totalSwept: Scalars['Decimal']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Whether a rule works. */
export type AutoSweepStatus =
  /** It sells what comes in. */
  | 'ACTIVE'
  /**
   * It waits while the account is restricted or no orders are taken for the asset, and works again by
   * itself. What came in meanwhile is not sold.
   */
  | 'PAUSED';

/** Why a rule does not work at present. */
export type AutoSweepFailureCode =
  /** The account is restricted. */
  | 'ACCOUNT_RESTRICTED'
  /** No orders are taken for the crypto asset. */
  | 'ASSET_NOT_TRADABLE';

/** A rule to make. */
export type CreateCryptoAutoSweepInput = {
  /** The crypto asset to sell, for example `BTC`. */
  currency: Scalars['CurrencyCode']['input'];
  /** Only what comes in on this chain. Default: on any chain. */
  chain?: InputMaybe<Chain>;
  /** The currency of the cash, `USD` or `NZD`. Sales in another currency are exchanged into it. */
  targetCurrency?: Scalars['CurrencyCode']['input'];
  /** Transfers of less than this are not swept. In units of the asset. */
  minimumAmount?: Scalars['Decimal']['input'];
  /** How much of each transfer to sell, in percent. */
  sellPercent?: Scalars['Decimal']['input'];
  /**
   * Makes a repetition safe: the same key with the same input returns the same rule in its present
   * state and makes no second one. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which rules to read. */
export type GetCryptoAutoSweepsInput = {
  /** Only rules with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Which rule to delete. */
export type DeleteCryptoAutoSweepInput = {
  /** The rule's id. */
  id: Scalars['ID']['input'];
};

/** A network that crypto assets are moved on. */
export type Chain =
  /** Bitcoin, for BTC. */
  | 'BTC'
  /** Ethereum, for ETH and tokens. */
  | 'ETH'
  /** Solana, for SOL and tokens. */
  | 'SOL'
  /** XRP Ledger, for XRP. Its addresses may need a destination tag as `memo`. */
  | 'XRP'
  /** Arbitrum One, for ETH and tokens. Its addresses are written like those of Ethereum. */
  | 'ARB'
  /** Base, for ETH and tokens. Its addresses are written like those of Ethereum. */
  | 'BASE'
  /** Polygon PoS, for its own coin and tokens. Its addresses are written like those of Ethereum. */
  | 'POLYGON'
  /** Litecoin, for LTC. */
  | 'LTC'
  /** Dogecoin, for DOGE. */
  | 'DOGE'
  /** Cardano, for ADA. */
  | 'ADA';

/** A crypto asset that came in from a chain or went out to one. Amounts are in units of `currency`. */
export type CryptoCurrencyTransfer = {
  __typename?: 'CryptoCurrencyTransfer';
  /** The transfer's id. */
  id: Scalars['ID']['output'];
  /** In or out. */
  direction: TransferDirection;
  /** How far it has come. */
  status: CryptoTransferStatus;
  /** The crypto asset: the unit of all amounts here but `value`. */
  currency: Scalars['CurrencyCode']['output'];
  /** The chain that it is moved on. */
  chain: Chain;
  /** How much came in, or was asked to go out, the fees included. */
  amount: Scalars['Decimal']['output'];
  /** What the chain takes. 0 for incoming transfers; an estimate until the transfer is broadcast. */
  networkFee: Scalars['Decimal']['output'];
  /** What the platform takes. 0: nothing. */
  fee: Scalars['Decimal']['output'];
  /** What arrives: `amount` less `networkFee` and `fee`. */
  netAmount: Scalars['Decimal']['output'];
  /** What `amount` was worth when the transfer was first seen or asked for. Null without a price. */
  value: Maybe<Money>;
  /** The address that it comes from. Null if the chain does not tell. */
  fromAddress: Maybe<Scalars['String']['output']>;
  /** The address that it goes to. */
  toAddress: Scalars['String']['output'];
  /** The destination tag or memo that goes with it. */
  memo: Maybe<Scalars['String']['output']>;
  /** The wallet of the platform that it comes to or goes from. */
  walletId: Scalars['ID']['output'];
  /** The whitelisted wallet that it goes to. Null for incoming transfers. */
  whitelistedWalletId: Maybe<Scalars['ID']['output']>;
  /** The id of the transaction on the chain. Null until it is broadcast. */
  txHash: Maybe<Scalars['String']['output']>;
  /** A page that shows the transaction. Null if `txHash` is null. */
  explorerUrl: Maybe<Scalars['String']['output']>;
  /** How many confirmations the chain has given. Null until it is broadcast. */
  confirmations: Maybe<Scalars['Int']['output']>;
  /** After how many confirmations it counts as completed. */
  requiredConfirmations: Scalars['Int']['output'];
  /** Why it was rejected or failed, in one sentence for the person. Null unless it did. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** Why it was rejected or failed, for programs. Null unless `status` is `REJECTED` or `FAILED`. */
  failureCode: Maybe<CryptoTransferFailureCode>;
  /** When it was completed. Null until it is. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was first seen or asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Transfers, newest first. */
export type CryptoCurrencyTransferPage = {
  __typename?: 'CryptoCurrencyTransferPage';
  /** The transfers of this page. */
  nodes: Array<CryptoCurrencyTransfer>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** Which way something is moved. */
export type TransferDirection =
  /** To the person's wallet with the platform. */
  | 'INCOMING'
  /** From the person's wallet with the platform. */
  | 'OUTGOING';

/** How far a crypto transfer has come. */
export type CryptoTransferStatus =
  /** Asked for: `amount` is held, and checks are being made. Only outgoing transfers have this state. */
  | 'REQUESTED'
  /** Seen on the chain, or being broadcast, with fewer confirmations than it needs. */
  | 'PROCESSING'
  /** It has the confirmations that it needs; what came in is credited. Final. */
  | 'COMPLETED'
  /** The chain did not take it; what was held is free again. Final. */
  | 'FAILED'
  /** A check or an operator refused it; what was held is free again. Final. */
  | 'REJECTED'
  /** The person cancelled it in the app before it was broadcast; what was held is free again. Final. */
  | 'CANCELED';

/** Why a crypto transfer did not arrive. */
export type CryptoTransferFailureCode =
  /** A check or an operator of the platform refused it. */
  | 'REFUSED_BY_PLATFORM'
  /** The provider that keeps the receiving wallet refused it. */
  | 'REFUSED_BY_PROVIDER'
  /** The chain did not take it. */
  | 'REFUSED_BY_CHAIN'
  /** The chain's fee rose above what was held for it. */
  | 'FEE_TOO_HIGH';

/** Which transfers to read. */
export type FetchCryptoCurrencyTransfersInput = {
  /** Only transfers with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only transfers of these directions. Default: all. */
  directions?: InputMaybe<Array<TransferDirection>>;
  /** Only transfers of these crypto assets, for example `BTC`. Default: all. */
  currencies?: InputMaybe<Array<Scalars['CurrencyCode']['input']>>;
  /** Only transfers on these chains. Default: all. */
  chains?: InputMaybe<Array<Chain>>;
  /** Only transfers in one of these states. Default: all. */
  statuses?: InputMaybe<Array<CryptoTransferStatus>>;
  /** Only transfers first seen or asked for at or after this moment. Default: all. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only transfers first seen or asked for before this moment. Default: now. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** How many transfers a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** A crypto asset to send out. */
export type RequestCryptoWithdrawalInput = {
  /** The wallet to send to. It says which asset on which chain. */
  whitelistedWalletId: Scalars['ID']['input'];
  /**
   * How much to send, the fees included, in units of the asset. At least the `minimumWithdrawal` of
   * the caller's wallet, and no more decimal places than the chain has.
   */
  amount: Scalars['Decimal']['input'];
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same transfer in its present
   * state and sends nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Who keeps and who owns an outside wallet, as the travel rule asks. */
export type TravelRuleInfo = {
  __typename?: 'TravelRuleInfo';
  /** Whether it is self-hosted: only its owner has the keys. Else a provider keeps it. */
  selfHosted: Scalars['Boolean']['output'];
  /**
   * The provider's W3C decentralized identifier. Null for a self-hosted wallet or a provider that is
   * not in the directory.
   */
  vaspId: Maybe<Scalars['ID']['output']>;
  /** The provider's name. Null for a self-hosted wallet. */
  vaspName: Maybe<Scalars['String']['output']>;
  /** The provider's website. Null for a self-hosted wallet, or if it is not known. */
  vaspWebsite: Maybe<Scalars['String']['output']>;
  /** The owner's given name, where the owner is a person. */
  beneficiaryGivenName: Maybe<Scalars['String']['output']>;
  /** The owner's family name, where the owner is a person. */
  beneficiaryFamilyName: Maybe<Scalars['String']['output']>;
  /** The owner's name, where the owner is a company, a trust or another entity. */
  beneficiaryEntityName: Maybe<Scalars['String']['output']>;
  /** The country that the owner lives or is registered in, where told. */
  beneficiaryCountry: Maybe<Scalars['CountryCode']['output']>;
  /** The owner's address, where told. */
  beneficiaryAddress: Maybe<Address>;
  /** Whether the owner has proved to hold the key of the address. */
  hasOwnershipProof: Scalars['Boolean']['output'];
  /** Whether nothing is missing. */
  complete: Scalars['Boolean']['output'];
};

/** Something that a travel-rule check asks for, as in `extensions.nextActions` of its errors. */
export type TravelRuleAction = {
  __typename?: 'TravelRuleAction';
  /** A name that programs may rely on, for example `provide_beneficiary_address`. */
  name: Scalars['String']['output'];
  /** What is to be done, in one sentence. */
  description: Scalars['String']['output'];
  /** How many of `requiredFields` are to be given. */
  type: TravelRuleActionType;
  /** The fields of `TravelRuleInput` to give. At most 20. */
  requiredFields: Array<TravelRuleField>;
};

/** How many fields are to be given. */
export type TravelRuleActionType =
  /** One of them. */
  | 'ONE_OF'
  /** All of them. */
  | 'REQUIRED';

/** A field that a travel-rule check asks for. */
export type TravelRuleField = {
  __typename?: 'TravelRuleField';
  /** Where it stands in `TravelRuleInput`, for example `beneficiaryAddress.country`. */
  field: Scalars['String']['output'];
  /** What kind of value it takes. */
  valueType: TravelRuleValueType;
  /** What it means, in one sentence. */
  description: Scalars['String']['output'];
  /** The values to choose from. Empty: any. At most 300. */
  options: Array<Scalars['String']['output']>;
};

/** What kind of value a field takes. */
export type TravelRuleValueType =
  /** A line of text. */
  | 'TEXT'
  /** An ISO 3166-1 alpha-2 country code. */
  | 'COUNTRY'
  /** A signature of `WhitelistedWallet.ownershipMessage`. */
  | 'SIGNATURE'
  /** A group of fields, such as an address. */
  | 'OBJECT';

/** Who keeps and who owns an outside wallet. */
export type TravelRuleInput = {
  /** Who keeps it. */
  custodian: WalletCustodianInput;
  /**
   * Who owns it. Default for a self-hosted wallet: the person, by the name of the identity check.
   * Needed for a wallet that a provider keeps.
   */
  beneficiary?: InputMaybe<TravelRuleBeneficiaryInput>;
  /** The country that the owner lives or is registered in. */
  beneficiaryCountry?: InputMaybe<Scalars['CountryCode']['input']>;
  /** The owner's address. Some providers and some amounts need it; `nextActions` says so. */
  beneficiaryAddress?: InputMaybe<AddressInput>;
};

/** Who keeps a wallet: one of the three. */
export type WalletCustodianInput =
  /** A provider of the directory, by the `Vasp.id` of `searchVASPs`. */
  { vaspId: Scalars['ID']['input']; unlistedVasp?: never; selfHosted?: never; }
  |  /** A provider that the directory does not have. */
  { vaspId?: never; unlistedVasp: UnlistedVaspInput; selfHosted?: never; }
  |  /** Only its owner has the keys. */
  { vaspId?: never; unlistedVasp?: never; selfHosted: SelfHostedWalletInput; };

/** A provider that the directory does not have. */
export type UnlistedVaspInput = {
  /** The provider's name. */
  name: Scalars['String']['input'];
  /** The https address of the provider's website. */
  website: Scalars['String']['input'];
};

/** A wallet whose keys only its owner has. */
export type SelfHostedWalletInput = {
  /**
   * The signature of `WhitelistedWallet.ownershipMessage` by the address's own key, as wallets give
   * it: base64, or hexadecimal with `0x`. `nextActions` says whether it is needed.
   */
  ownershipProof?: InputMaybe<Scalars['String']['input']>;
};

/** Who owns a wallet: one of the two. */
export type TravelRuleBeneficiaryInput =
  /** A person. */
  { person: BeneficiaryPersonInput; entityName?: never; }
  |  /** A company, a trust or another entity, by its legal name. */
  { person?: never; entityName: Scalars['String']['input']; };

/** A person who owns a wallet. */
export type BeneficiaryPersonInput = {
  /** The given name. */
  givenName: Scalars['String']['input'];
  /** The family name. */
  familyName: Scalars['String']['input'];
};

/** A virtual asset service provider: an exchange or a custodian that keeps wallets for others. */
export type Vasp = {
  __typename?: 'Vasp';
  /** The provider's W3C decentralized identifier, for example `did:ethr:0x…`. */
  id: Scalars['ID']['output'];
  /** The provider's name. */
  name: Scalars['String']['output'];
  /** The provider's website, where known. */
  website: Maybe<Scalars['String']['output']>;
  /** The country that it is registered in, where known. */
  country: Maybe<Scalars['CountryCode']['output']>;
  /** The countries that it is licensed in, where known. At most 250. */
  jurisdictions: Array<Scalars['CountryCode']['output']>;
  /** The https address of its logo, where there is one. */
  logoUrl: Maybe<Scalars['String']['output']>;
};

/** Which providers to search for. */
export type SearchVASPsInput = {
  /** Only providers with these ids. Unknown ids are passed over. Needed without `query`. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A part of the name or of the website, in either case. Needed without `ids`. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Only providers that are registered or licensed in this country. Default: all. */
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** How many results at most, 1 to 50. */
  limit?: Scalars['Int']['input'];
};

/** A wallet that the platform keeps for the person, to receive one crypto asset on one chain. */
export type CryptoCurrencyWallet = {
  __typename?: 'CryptoCurrencyWallet';
  /** The wallet's id. */
  id: Scalars['ID']['output'];
  /** The crypto asset, for example `ETH`. */
  currency: Scalars['CurrencyCode']['output'];
  /** The chain that it is received on. */
  chain: Chain;
  /** Whether it can receive. */
  status: CryptoWalletStatus;
  /** The address to send to. Null while the wallet is `CREATING`. */
  address: Maybe<Scalars['String']['output']>;
  /** The destination tag or memo that the sender must add. Null if the chain needs none. */
  memo: Maybe<Scalars['String']['output']>;
  /** `address` and `memo` as a QR code, in a `data:` address of a PNG. Null if `address` is null. */
  qrCodeDataUrl: Maybe<Scalars['String']['output']>;
  /**
   * How much of the asset the person holds here, on any of its chains: the wallets of one asset show
   * the same. In units of the asset.
   */
  balance: Scalars['Decimal']['output'];
  /** The part of `balance` that is not held for withdrawals and orders. */
  available: Scalars['Decimal']['output'];
  /** What `balance` is worth now. Null if no price is known. */
  value: Maybe<Money>;
  /** The least that is credited, in units of the asset: less is lost. 0: no such rule. */
  minimumDeposit: Scalars['Decimal']['output'];
  /** The least that can be withdrawn on this chain at once, in units of the asset. */
  minimumWithdrawal: Scalars['Decimal']['output'];
  /** What a withdrawal on this chain would cost now, all fees together, in units of the asset. */
  estimatedWithdrawalFee: Scalars['Decimal']['output'];
  /** After how many confirmations an incoming transfer is credited. */
  requiredConfirmations: Scalars['Int']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed, its balance aside. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Whether a wallet can receive. */
export type CryptoWalletStatus =
  /** Asked for; its address is being made, which takes seconds. */
  | 'CREATING'
  /** It can receive. */
  | 'ACTIVE'
  /** The operator takes this asset on this chain no more: do not send to it. The balance stays. */
  | 'DISABLED';

/** A crypto asset on a chain. */
export type CryptoWalletInput = {
  /** The crypto asset, for example `ETH`. */
  currency: Scalars['CurrencyCode']['input'];
  /** A chain that moves it. */
  chain: Chain;
};

/** The wallets to make. */
export type CreateCryptoCurrencyWalletsInput = {
  /** The wallets, 1 to 50. Default: one for each asset and chain that the platform takes. */
  wallets?: InputMaybe<Array<CryptoWalletInput>>;
  /**
   * The call is safe to repeat without a key too. With one, other input under the same key is refused.
   * Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which wallets to read. */
export type FetchCryptoCurrencyWalletsInput = {
  /** Only wallets with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only wallets of these crypto assets, for example `BTC`. Default: all. */
  currencies?: InputMaybe<Array<Scalars['CurrencyCode']['input']>>;
  /** Only wallets on these chains. Default: all. */
  chains?: InputMaybe<Array<Chain>>;
};

/** Which wallet to receive on. */
export type FetchCryptoWalletAddressInput = {
  /** The crypto asset to receive, for example `BTC`. */
  currency: Scalars['CurrencyCode']['input'];
  /** The chain that the sender will use. */
  chain: Chain;
};

/** An outside wallet that the person may send a crypto asset to, once it is approved. */
export type WhitelistedWallet = {
  __typename?: 'WhitelistedWallet';
  /** The wallet's id. */
  id: Scalars['ID']['output'];
  /** The person's name for it. */
  label: Maybe<Scalars['String']['output']>;
  /** The crypto asset that may be sent to it, for example `ETH`. */
  currency: Scalars['CurrencyCode']['output'];
  /** The chain that it is sent on. */
  chain: Chain;
  /** The address, as the chain writes it. It never changes. */
  address: Scalars['String']['output'];
  /** The destination tag or memo that goes with each transfer. */
  memo: Maybe<Scalars['String']['output']>;
  /** Whether it can be sent to. */
  status: WhitelistStatus;
  /** Why it was rejected, in one sentence for the person. Null unless `status` is `REJECTED`. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** Why it was rejected, for programs. Null unless `status` is `REJECTED`. */
  failureCode: Maybe<WhitelistFailureCode>;
  /**
   * From when on it can be sent to, if `APPROVED`: 24 hours after it was asked for, or after its
   * provider was last changed.
   */
  usableAt: Scalars['DateTime']['output'];
  /** Who keeps and who owns it, as the travel rule asks. */
  travelRule: TravelRuleInfo;
  /** What `updateWhitelistedWalletTravelRule` has yet to tell. Empty unless `ACTION_REQUIRED`. */
  nextActions: Array<TravelRuleAction>;
  /** The text to sign with the address's own key where `ownershipProof` is asked for. */
  ownershipMessage: Scalars['String']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Whether a whitelisted wallet can be sent to. */
export type WhitelistStatus =
  /** Details of its keeper or owner are missing: `nextActions` lists them. */
  | 'ACTION_REQUIRED'
  /** All details are there, and are being checked. */
  | 'PENDING'
  /** It can be sent to from `usableAt` on. */
  | 'APPROVED'
  /** A check or an operator refused it. Final: ask for another. */
  | 'REJECTED';

/** Why a wallet was not whitelisted. */
export type WhitelistFailureCode =
  /** A check or an operator of the platform refused it. */
  | 'REFUSED_BY_PLATFORM'
  /** The provider that keeps it does not know its owner. */
  | 'REFUSED_BY_PROVIDER'
  /** The address is on a sanctions list, or has dealt with one that is. */
  | 'SANCTIONED';

/** A wallet to whitelist. */
export type RequestWhitelistWalletInput = {
  /** The crypto asset to send, for example `ETH`. */
  currency: Scalars['CurrencyCode']['input'];
  /** The chain to send it on. */
  chain: Chain;
  /** The address, as the chain writes it. Its form and check digits are verified. */
  address: Scalars['String']['input'];
  /** The destination tag or memo that the receiver needs. Without it their transfers may be lost. */
  memo?: InputMaybe<Scalars['String']['input']>;
  /** A name to know it by. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Who keeps and who owns it. */
  travelRule: TravelRuleInput;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same wallet in its present
   * state and makes no second one. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** New details for a whitelisted wallet. */
export type UpdateWhitelistedWalletTravelRuleInput = {
  /** The wallet's id. */
  id: Scalars['ID']['input'];
  /** Who keeps and who owns it. It replaces all that was told before. */
  travelRule: TravelRuleInput;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** Which whitelisted wallet to delete. */
export type DeleteWhitelistedWalletInput = {
  /** The wallet's id. */
  id: Scalars['ID']['input'];
};

/** Which whitelisted wallets to read. */
export type FetchWhitelistedWalletsInput = {
  /** Only wallets with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only wallets for these crypto assets, for example `ETH`. Default: all. */
  currencies?: InputMaybe<Array<Scalars['CurrencyCode']['input']>>;
  /** Only wallets on these chains. Default: all. */
  chains?: InputMaybe<Array<Chain>>;
  /** Only wallets in one of these states. Default: all. */
  statuses?: InputMaybe<Array<WhitelistStatus>>;
};

/** The making of a file with data of the person's. */
export type ExportJob = {
  __typename?: 'ExportJob';
  /** The job's id. */
  id: Scalars['ID']['output'];
  /** What the file holds. */
  type: ExportType;
  /** The format of the file. */
  format: ExportFormat;
  /** How far the making is. */
  status: ExportStatus;
  /** How much is done, from 0 to 100. It never goes down, but where a failed try is made again. */
  progressPercent: Scalars['Int']['output'];
  /** The first day that the file covers. Null: from the beginning. */
  from: Maybe<Scalars['Date']['output']>;
  /** The last day that the file covers. */
  to: Scalars['Date']['output'];
  /** Live or practice. Null: both, or it makes no difference. */
  tradingMode: Maybe<TradingMode>;
  /** The tracked portfolios that the file covers. Empty: all. At most 50. */
  portfolioIds: Array<Scalars['ID']['output']>;
  /** How many rows the file has, headings aside. Null until it is done, and for `PDF` and `ZIP`. */
  rowCount: Maybe<Scalars['Int']['output']>;
  /** The size of the file in bytes. Null until it is done. */
  sizeBytes: Maybe<Scalars['Int']['output']>;
  /**
   * The https address to download the file from with GET, without a token, until `expiresAt`. Null
   * until it is done, after it has expired, and in lists: `myExportJobs` shows it where `ids` names
   * exactly one job, `exportJobUpdated` where `id` does.
   */
  downloadUrl: Maybe<Scalars['String']['output']>;
  /** Why the making failed, in one sentence for the person. Null unless `status` is `FAILED`. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** Why the making failed, for programs. Null unless `status` is `FAILED`. */
  failureCode: Maybe<ExportFailureCode>;
  /** Whether the person has seen that it ended. */
  viewed: Scalars['Boolean']['output'];
  /** When it was done. Null until it is. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** When the file is deleted: 7 days after it was done. Null until it is. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Export jobs, newest first. */
export type ExportJobPage = {
  __typename?: 'ExportJobPage';
  /** The jobs of this page. */
  nodes: Array<ExportJob>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** What an export holds. */
export type ExportType =
  /** The trades of tracked portfolios. */
  | 'TRANSACTIONS'
  /** Orders with their fills. */
  | 'ORDERS'
  /** What was held at the end of `to`, with cost and value. */
  | 'POSITIONS'
  /** Everything that moved cash or shares of the platform account. */
  | 'ACTIVITIES'
  /** Deposits and withdrawals, crypto transfers included. */
  | 'DEPOSITS_WITHDRAWALS'
  /** Dividends with the tax withheld, of the platform account and of tracked portfolios. */
  | 'DIVIDENDS'
  /** What sales gained or lost, lot by lot. */
  | 'REALIZED_GAINS'
  /** What a tax return needs: gains, dividends, interest and tax withheld, by tax year. */
  | 'TAX_SUMMARY'
  /** What was owned and owed, day by day, in the display currency. */
  | 'NET_WORTH'
  /** All of these and the person's own data, one file each, in a `ZIP`. */
  | 'FULL_ACCOUNT';

/** The format of a file. */
export type ExportFormat =
  /** Comma-separated values in UTF-8, with a heading line. Amounts in plain notation. */
  | 'CSV'
  /** A spreadsheet of Office Open XML. */
  | 'XLSX'
  /** A document to read and print. */
  | 'PDF'
  /** JSON, with amounts as strings. */
  | 'JSON'
  /** An archive of several files. */
  | 'ZIP';

/** How far the making of a file is. */
export type ExportStatus =
  /** Asked for, and waiting for its turn. */
  | 'QUEUED'
  /** Being made. A failed try is made again up to 3 times. */
  | 'RUNNING'
  /** Done: the file can be downloaded until `expiresAt`. */
  | 'COMPLETED'
  /** Every try failed; `failureReason` says why. Final: ask for a new one. */
  | 'FAILED'
  /** The file was deleted 7 days after it was done. Final: ask for a new one. */
  | 'EXPIRED';

/** Why a file could not be made. */
export type ExportFailureCode =
  /** It would have held more rows than a file may have: ask for a shorter span. */
  | 'TOO_LARGE'
  /** A provider whose data it needs could not be reached. */
  | 'PROVIDER_UNAVAILABLE'
  /** A fault of the platform. */
  | 'INTERNAL';

/** A file to make. */
export type RequestExportInput = {
  /** What the file holds. */
  type: ExportType;
  /**
   * The format of the file. `FULL_ACCOUNT` comes as `ZIP`, and no other type does. Default: `ZIP`
   * for `FULL_ACCOUNT`, `PDF` for `TAX_SUMMARY`, else `CSV`.
   */
  format?: InputMaybe<ExportFormat>;
  /** The first day to cover. Default: from the beginning. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day to cover, not in the future nor before `from`. Default: today. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Live or practice. Default: both. `TRANSACTIONS` and `NET_WORTH` do not read it. */
  tradingMode?: InputMaybe<TradingMode>;
  /**
   * Only these tracked portfolios, with their sub-portfolios: for `TRANSACTIONS`, `DIVIDENDS`,
   * `REALIZED_GAINS`, `TAX_SUMMARY` and `NET_WORTH` only. Default: all.
   */
  portfolioIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same job in its present
   * state and starts no second one. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which export jobs were seen. */
export type MarkExportJobsViewedInput = {
  /** The jobs' ids. Those that have not ended stay unseen. Default: all that have ended. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Which export jobs to read. */
export type MyExportJobsInput = {
  /** Only jobs with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only jobs of these types. Default: all that the token may read. */
  types?: InputMaybe<Array<ExportType>>;
  /** Only jobs in one of these states. Default: all. */
  statuses?: InputMaybe<Array<ExportStatus>>;
  /** Only jobs that have ended and that the person has not seen since. */
  onlyUnviewed?: Scalars['Boolean']['input'];
  /** How many jobs a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Which export jobs to follow. */
export type ExportJobUpdatedInput = {
  /** Only this job, beginning with its present state. Default: all, beginning with the next change. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** Which bank account to read. */
export type FetchSavedBankAccountInput = {
  /** The currency that it takes: `NZD` or `USD`. */
  currency: Scalars['CurrencyCode']['input'];
};

/** Which bank account for payouts to read. */
export type FetchSavedPayoutAccountInput = {
  /** The currency that it takes: `NZD` or `USD`. */
  currency: Scalars['CurrencyCode']['input'];
};

/** Which bank account to delete. */
export type DeleteSavedBankAccountInput = {
  /** The account's id. Its replacement, where there is one, has an id of its own. */
  id: Scalars['ID']['input'];
};

/** Which bank account for payouts to delete. */
export type DeleteSavedPayoutAccountInput = {
  /** The account's id. Its replacement, where there is one, has an id of its own. */
  id: Scalars['ID']['input'];
};

/** The link of the mail that tells of a new bank account. */
export type DiscardBankAccountInput = {
  /** The token of the link, valid for 7 days. */
  token: Scalars['String']['input'];
};

/** A bank account of the person's own that the platform pays to. */
export type SavedBankAccount = {
  __typename?: 'SavedBankAccount';
  /** The account's id: `bankAccountId` of a withdrawal. */
  id: Scalars['ID']['output'];
  /** What is paid to it. */
  purpose: BankAccountPurpose;
  /** The currency that it takes. */
  currency: Scalars['CurrencyCode']['output'];
  /** The name that the account is held in. */
  accountHolder: Scalars['String']['output'];
  /** The bank's name, as saved or as the bank number gives it. */
  bankName: Maybe<Scalars['String']['output']>;
  /** The account number with all but its last four characters hidden. */
  numberMasked: Scalars['String']['output'];
  /** The country of the bank. */
  country: Scalars['CountryCode']['output'];
  /** What kind of account it is. Null unless `currency` is `USD`. */
  type: Maybe<BankAccountType>;
  /** The bank's ABA routing number. Null unless `currency` is `USD`. */
  routingNumber: Maybe<Scalars['String']['output']>;
  /** The bank's SWIFT code (BIC), where given. */
  swiftBic: Maybe<Scalars['String']['output']>;
  /**
   * Whether the holder's name was found to be that of the identity check. An account can be paid to
   * where this is `VERIFIED` and `usableAt` has passed.
   */
  status: BankAccountStatus;
  /** Why it was rejected, in one sentence for the person. Null unless `status` is `REJECTED`. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** Why it was rejected, for programs. Null unless `status` is `REJECTED`. */
  failureCode: Maybe<BankAccountFailureCode>;
  /** From when on it can be paid to, if `VERIFIED`: 24 hours after it was saved. */
  usableAt: Scalars['DateTime']['output'];
  /** When the holder's name was found to be right. Null until then. */
  verifiedAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * A newer account of the same purpose and currency, which takes this one's place once it is
   * `VERIFIED` and usable. Saving once more discards it for the newest. Null if there is none.
   */
  replacement: Maybe<SavedBankAccount>;
  /**
   * What a withdrawal to this account would cost, how much it may be, how long it would take, and why
   * it would be refused, if `createWithdrawalRequest` were called now. Nothing is held or stored, and
   * a quote stays unused. What would refuse the withdrawal is told in `refusals` and is not an error.
   */
  withdrawalPreview: WithdrawalPreview;
  /** When it was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A bank account of the person's own that the platform pays to. */
export type SavedBankAccountWithdrawalPreviewArgs = {
  params: WithdrawalPreviewInput;
};

/** What a saved bank account is for. */
export type BankAccountPurpose =
  /** Withdrawals of the person's own cash: `createWithdrawalRequest`. */
  | 'WITHDRAWAL'
  /** What the platform owes the person: referral rewards and a creator's earnings. */
  | 'PAYOUT';

/** What kind of United States bank account it is. */
export type BankAccountType =
  /** A checking account. */
  | 'CHECKING'
  /** A savings account. */
  | 'SAVINGS';

/** Whether a saved bank account can be paid to. */
export type BankAccountStatus =
  /** Just saved: the holder's name is compared with the identity check, which must be approved. */
  | 'PENDING_VERIFICATION'
  /** The holder's name is that of the identity check. It can be paid to from `usableAt` on. */
  | 'VERIFIED'
  /** The holder's name is not that of the identity check. Final: save another account. */
  | 'REJECTED';

/** Why a saved bank account was rejected. */
export type BankAccountFailureCode =
  /** The account is held in another name than that of the identity check. */
  | 'HOLDER_NAME_MISMATCH';

/** A New Zealand bank account to save. */
export type SaveBankAccountNZDInput = {
  /** The name that the account is held in: the person's own, as the identity check has it. */
  accountHolder: Scalars['String']['input'];
  /**
   * The number: bank, branch, account and suffix, for example `01-0242-0100194-00`. Dashes and spaces
   * may be left out where the parts have full length. Bank, branch and check digits are verified.
   */
  accountNumber: Scalars['String']['input'];
  /** The bank's name. Default: as the bank number gives it. */
  bankName?: InputMaybe<Scalars['String']['input']>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** A United States dollar bank account to save. */
export type SaveBankAccountUSDInput = {
  /** The name that the account is held in: the person's own, as the identity check has it. */
  accountHolder: Scalars['String']['input'];
  /** The number, 4 to 17 digits. */
  accountNumber: Scalars['String']['input'];
  /** The bank's ABA routing number, 9 digits. Its check digit is verified. */
  routingNumber: Scalars['String']['input'];
  /** What kind of account it is. */
  type?: BankAccountType;
  /** The bank's name. Default: as the routing number gives it. */
  bankName?: InputMaybe<Scalars['String']['input']>;
  /** The bank's SWIFT code (BIC), 8 or 11 characters. Without it no wire can be sent from abroad. */
  swiftBic?: InputMaybe<Scalars['String']['input']>;
  /** The bank's address, which some wires need. */
  bankAddress?: InputMaybe<AddressInput>;
  /** The holder's address at the bank. Default: that of the identity check. */
  holderAddress?: InputMaybe<AddressInput>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** A New Zealand bank account for payouts to save. */
export type SavePayoutBankAccountNZDInput = {
  /** The name that the account is held in: the person's own, as the identity check has it. */
  accountHolder: Scalars['String']['input'];
  /**
   * The number: bank, branch, account and suffix, for example `01-0242-0100194-00`. Dashes and spaces
   * may be left out where the parts have full length. Bank, branch and check digits are verified.
   */
  accountNumber: Scalars['String']['input'];
  /** The bank's name. Default: as the bank number gives it. */
  bankName?: InputMaybe<Scalars['String']['input']>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** A United States dollar bank account for payouts to save. */
export type SavePayoutBankAccountUSDInput = {
  /** The name that the account is held in: the person's own, as the identity check has it. */
  accountHolder: Scalars['String']['input'];
  /** The number, 4 to 17 digits. */
  accountNumber: Scalars['String']['input'];
  /** The bank's ABA routing number, 9 digits. Its check digit is verified. */
  routingNumber: Scalars['String']['input'];
  /** What kind of account it is. */
  type?: BankAccountType;
  /** The bank's name. Default: as the routing number gives it. */
  bankName?: InputMaybe<Scalars['String']['input']>;
  /** The bank's SWIFT code (BIC), 8 or 11 characters. Without it no wire can be sent from abroad. */
  swiftBic?: InputMaybe<Scalars['String']['input']>;
  /** The bank's address, which some wires need. */
  bankAddress?: InputMaybe<AddressInput>;
  /** The holder's address at the bank. Default: that of the identity check. */
  holderAddress?: InputMaybe<AddressInput>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

/** Where to send money so that it reaches the person's platform account. */
export type BankDetail = {
  __typename?: 'BankDetail';
  /** The currency to send. */
  currency: Scalars['CurrencyCode']['output'];
  /** The bank's name. */
  bankName: Scalars['String']['output'];
  /** The name that the receiving account is held in. */
  accountName: Scalars['String']['output'];
  /** The number of the receiving account. */
  accountNumber: Scalars['String']['output'];
  /** The bank's ABA routing number. Null unless `currency` is `USD`. */
  routingNumber: Maybe<Scalars['String']['output']>;
  /** The bank's SWIFT code (BIC), where transfers from abroad are taken. */
  swiftBic: Maybe<Scalars['String']['output']>;
  /** The account's IBAN, where it has one. */
  iban: Maybe<Scalars['String']['output']>;
  /** The bank's address, which some wires need. */
  bankAddress: Maybe<Address>;
  /** What to write in the particulars of a New Zealand transfer. Null elsewhere. */
  particulars: Maybe<Scalars['String']['output']>;
  /** What to write in the code of a New Zealand transfer. Null elsewhere. */
  code: Maybe<Scalars['String']['output']>;
  /**
   * What to write in the reference, so that the money is found to be the person's. It never changes;
   * inside a pending transaction it is that transaction's own.
   */
  reference: Scalars['String']['output'];
  /** How to send it, in one or two sentences for the person. */
  instructions: Scalars['String']['output'];
  /** The least to send, in `currency`. Null: no such rule. */
  minimumAmount: Maybe<Scalars['Decimal']['output']>;
  /** How many business days the money usually takes. 0: the same day. */
  estimatedBusinessDays: Scalars['Int']['output'];
};

/** How US dollars are sent. */
export type UsdTransferMethod =
  /** A wire, from inside or outside the United States. */
  | 'WIRE'
  /** An ACH transfer, from a bank in the United States. */
  | 'ACH';

/** Who handles the payments of a country and currency, and what a client needs to use it. */
export type PaymentProvider = {
  __typename?: 'PaymentProvider';
  /** The provider's name, for example `stripe`. `simulated` for the built-in one. */
  name: Scalars['String']['output'];
  /**
   * The public key that the provider's own form for card data needs. Null if it needs none. Card
   * numbers go only to the provider, never to this API.
   */
  publishableKey: Maybe<Scalars['String']['output']>;
  /** What it takes, by method and currency. At most 40. */
  limits: Array<PaymentLimit>;
};

/** What a payment provider takes by one method in one currency, and for how much. */
export type PaymentLimit = {
  __typename?: 'PaymentLimit';
  /** How the money comes in: `BANK_TRANSFER` or `CARD`. */
  method: DepositMethod;
  /** The currency of the amounts here. */
  currency: Scalars['CurrencyCode']['output'];
  /** The least that one payment may be. */
  minimumAmount: Scalars['Decimal']['output'];
  /** The most that one payment may be. Null: no such rule. */
  maximumAmount: Maybe<Scalars['Decimal']['output']>;
  /** The fee as a fraction of the payment: 0.029 is 2.9 percent. 0: none. */
  feeFraction: Scalars['Decimal']['output'];
  /** The fixed part of the fee of each payment. 0: none. */
  fixedFee: Scalars['Decimal']['output'];
};

/** Which bank details to read. */
export type GetBankDetailInput = {
  /** The currency to send: `NZD` or `USD`. For `USD` these are the details of a wire. */
  currency: Scalars['CurrencyCode']['input'];
};

/** Which bank details for US dollars to read. */
export type GetUSDBankingDetailsInput = {
  /** How the dollars will be sent. */
  method?: UsdTransferMethod;
};

/** Which payment provider to read. */
export type FetchDefaultPaymentProviderInput = {
  /** The country to pay from. Default: the person's country of residence. */
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** The currency to pay in. */
  currency: Scalars['CurrencyCode']['input'];
};

/** A saved card, for deposits and for the plan. Only the payment provider has its number. */
export type Card = {
  __typename?: 'Card';
  /** The card's id: `cardId` of a deposit or a plan. */
  id: Scalars['ID']['output'];
  /** The card network. */
  brand: CardBrand;
  /** The last four digits of its number. */
  last4: Scalars['String']['output'];
  /** The last month that it is valid in, 1 to 12. */
  expiryMonth: Scalars['Int']['output'];
  /** The year of `expiryMonth`, four digits. */
  expiryYear: Scalars['Int']['output'];
  /** The name on the card, where the provider told it. */
  holder: Maybe<Scalars['String']['output']>;
  /** The country of the bank that issued it, where the provider told it. */
  country: Maybe<Scalars['CountryCode']['output']>;
  /** Whether it can be charged. */
  status: CardStatus;
  /** Why it failed, in one sentence for the person. Null unless `status` is `FAILED`. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** Why it failed, for programs. Null unless `status` is `FAILED`. */
  failureCode: Maybe<CardFailureCode>;
  /** Whether it is charged where an operation names no card. One card is, where there is any. */
  default: Scalars['Boolean']['output'];
  /** When it was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** How far saving a card has come. */
export type CardSetup = {
  __typename?: 'CardSetup';
  /** The saved card. Null in the answer to a call without `paymentMethodToken`. */
  card: Maybe<Card>;
  /**
   * A secret for the payment provider's own card form: hand it to the provider's library together with
   * `PaymentProvider.publishableKey`. The person types the card into that form, which returns a token;
   * send the token as `paymentMethodToken` of the next `saveNewCard`. Null once `card` is there.
   */
  clientSecret: Maybe<Scalars['String']['output']>;
  /**
   * Where to send the person: to the provider's page for the card's data, or to the bank's page where
   * the card is `PENDING_SETUP`. Null if neither is needed.
   */
  setupUrl: Maybe<Scalars['String']['output']>;
  /** When `clientSecret` and `setupUrl` lapse. Null if both are null. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
};

/** A card network. */
export type CardBrand =
  /** Visa. */
  | 'VISA'
  /** Mastercard. */
  | 'MASTERCARD'
  /** American Express. */
  | 'AMEX'
  /** Another. */
  | 'OTHER';

/** Whether a card can be charged. */
export type CardStatus =
  /** Saved; the person has yet to confirm it at the bank (3-D Secure), at `setupUrl`. */
  | 'PENDING_SETUP'
  /** It can be charged. */
  | 'ACTIVE'
  /** Its last valid month is over. Final: save the new card. */
  | 'EXPIRED'
  /** The bank refused it, or the person did not confirm it within an hour. Final. */
  | 'FAILED';

/** Why a card could not be saved. */
export type CardFailureCode =
  /** The bank refused it. */
  | 'DECLINED'
  /** The person did not confirm it at the bank within an hour. */
  | 'NOT_CONFIRMED';

/** A card to save. */
export type SaveNewCardInput = {
  /**
   * The provider's token of the card, from its own form. Left out: the answer has the
   * `clientSecret` or the `setupUrl` that the form needs. Never a card number.
   */
  paymentMethodToken?: InputMaybe<Scalars['String']['input']>;
  /** Whether it becomes the default card. The first card does in any case. */
  setAsDefault?: Scalars['Boolean']['input'];
  /**
   * The https address of the caller's own page that the provider or the bank sends the person back to.
   * Default: the card settings of the app.
   */
  returnUrl?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same setup and begins no
   * second one. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which cards to read. */
export type ListCardsInput = {
  /** Only cards with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Which card to delete. */
export type DeleteCardInput = {
  /** The card's id. */
  id: Scalars['ID']['input'];
};

/** Money that came in. */
export type Deposit = {
  __typename?: 'Deposit';
  /** The deposit's id. */
  id: Scalars['ID']['output'];
  /** How the money came in. */
  method: DepositMethod;
  /** How far it has come. */
  status: DepositStatus;
  /** Live, or practice for a simulated deposit. */
  tradingMode: TradingMode;
  /** The account that it is for. */
  brokerAccountId: Scalars['ID']['output'];
  /** How much was sent, in `currency`. */
  amount: Scalars['Decimal']['output'];
  /** The currency that was sent: of `amount` and `fee`. */
  currency: Scalars['CurrencyCode']['output'];
  /** What the deposit itself cost. The fee of an exchange is in `exchangeRate` instead. */
  fee: Scalars['Decimal']['output'];
  /**
   * What was added to the account's cash: `amount` less `fee`, times `exchangeRate` where it was
   * exchanged. Null until it is added.
   */
  credited: Maybe<Money>;
  /** What one unit of `currency` bought, the fee taken off. Null if nothing was exchanged. */
  exchangeRate: Maybe<Scalars['Decimal']['output']>;
  /** The fee of the exchange as a fraction: 0.005 is 0.5 percent. Null if there was none. */
  forexFeeFraction: Maybe<Scalars['Decimal']['output']>;
  /** The reference that the sender wrote, where there was one. */
  reference: Maybe<Scalars['String']['output']>;
  /** The card that was charged. Null unless `method` is `CARD`. */
  cardId: Maybe<Scalars['ID']['output']>;
  /** The pending transaction that announced it, where one did. */
  pendingTransactionId: Maybe<Scalars['ID']['output']>;
  /** Whether the person has seen that it was completed. */
  viewed: Scalars['Boolean']['output'];
  /** Why it failed or went back, in one sentence for the person. Null unless it did. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** Why it failed or went back, for programs. Null unless `status` is `FAILED` or `RETURNED`. */
  failureCode: Maybe<MoneyTransferFailureCode>;
  /** When it was added to the cash. Null until it is. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * From when on it can be withdrawn; it can be invested before. Card payments settle some days later.
   * Null until it is completed.
   */
  withdrawableAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was first seen. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Deposits, newest first. */
export type DepositPage = {
  __typename?: 'DepositPage';
  /** The deposits of this page. */
  nodes: Array<Deposit>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** Why money did not arrive, or went back. */
export type MoneyTransferFailureCode =
  /** A check or an operator of the platform refused it. */
  | 'REFUSED_BY_PLATFORM'
  /** The bank did not take the payment. */
  | 'REFUSED_BY_BANK'
  /** The receiving bank sent the payment back. */
  | 'RETURNED_BY_BANK'
  /** The money was announced and never arrived. */
  | 'NEVER_ARRIVED'
  /** The sending bank or the card network took the money back. */
  | 'TAKEN_BACK'
  /** The card was refused. */
  | 'CARD_DECLINED'
  /** The person did not confirm the charge at the bank in time. */
  | 'NOT_CONFIRMED';

/** How money comes in. */
export type DepositMethod =
  /** A transfer from a bank account. */
  | 'BANK_TRANSFER'
  /** A charge to a saved card. */
  | 'CARD'
  /** A booking by the operator, such as a reward or a correction. */
  | 'JOURNAL'
  /** Play money of `simulatePaperDeposit`. */
  | 'SIMULATED';

/** How far a deposit has come. */
export type DepositStatus =
  /** The bank or the card network has announced it; the money is not here yet. */
  | 'PENDING'
  /** The money is here, and is being checked and exchanged. */
  | 'PROCESSING'
  /** It was added to the cash. */
  | 'COMPLETED'
  /** The money never came, or could not be taken. `failureReason` says why. Final. */
  | 'FAILED'
  /**
   * The bank or the card network took it back after it was completed. The cash may fall below 0 for
   * it; the account is restricted then. Final.
   */
  | 'RETURNED';

/** Which deposits to read. */
export type FetchUserDepositsInput = {
  /** Only deposits with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Live or practice. Default: both. */
  tradingMode?: InputMaybe<TradingMode>;
  /** Only deposits in one of these states. Default: all. */
  statuses?: InputMaybe<Array<DepositStatus>>;
  /** Only completed deposits that the person has not seen. */
  onlyUnviewed?: Scalars['Boolean']['input'];
  /** Only deposits first seen at or after this moment. Default: all. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only deposits first seen before this moment. Default: now. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** How many deposits a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Which deposit was seen. */
export type MarkDepositAsViewedInput = {
  /** The deposit's id. */
  id: Scalars['ID']['input'];
};

/** The rate at which one currency is exchanged into another. */
export type ForexRate = {
  __typename?: 'ForexRate';
  /** The currency given. */
  from: Scalars['CurrencyCode']['output'];
  /** The currency got. */
  to: Scalars['CurrencyCode']['output'];
  /** What one unit of `from` is worth in `to` in the market, before any fee. */
  midRate: Scalars['Decimal']['output'];
  /** What one unit of `from` buys of `to`, the fee taken off: `midRate` times 1 less `feeFraction`. */
  rate: Scalars['Decimal']['output'];
  /**
   * The fee as a fraction of the amount given: 0.005 is 0.5 percent. Null if no caller's fee is in it:
   * `rate` is `midRate` then.
   */
  feeFraction: Maybe<Scalars['Decimal']['output']>;
  /** When `midRate` was made. */
  asOf: Scalars['DateTime']['output'];
  /** Where `midRate` comes from, for example `ecb`. `simulated` for the embedded market. */
  source: Scalars['String']['output'];
};

/** An exchange at a rate that is held for 30 seconds, to be used once. */
export type TemporaryQuote = {
  __typename?: 'TemporaryQuote';
  /** The quote's id: `quoteId` of a withdrawal or an exchange. */
  id: Scalars['ID']['output'];
  /** The currency given. */
  from: Scalars['CurrencyCode']['output'];
  /** The currency got. */
  to: Scalars['CurrencyCode']['output'];
  /** How much is given, the fee included, in `from`. */
  fromAmount: Scalars['Decimal']['output'];
  /**
   * How much is got, in `to`: `fromAmount` times `rate`, cut off at what the currency can pay out.
   * Where the amount got is fixed, `fromAmount` is rounded up instead.
   */
  toAmount: Scalars['Decimal']['output'];
  /** What one unit of `from` is worth in `to` in the market, before any fee. */
  midRate: Scalars['Decimal']['output'];
  /** What one unit of `from` buys of `to`, the fee taken off: `midRate` times 1 less `feeFraction`. */
  rate: Scalars['Decimal']['output'];
  /** The fee as a fraction of `fromAmount`: 0.005 is 0.5 percent. */
  feeFraction: Scalars['Decimal']['output'];
  /** The fee, in `from`. `fromAmount` and `rate` have it in them already. */
  fee: Scalars['Decimal']['output'];
  /** When the quote lapses: 30 seconds after it was made. */
  expiresAt: Scalars['DateTime']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
};

/** Which amount of an exchange is fixed. */
export type QuoteSide =
  /** The amount given, in `from`. */
  | 'FROM'
  /** The amount got, in `to`. */
  | 'TO';

/** Two currencies to exchange. */
export type CurrencyPairInput = {
  /** The currency given. */
  from: Scalars['CurrencyCode']['input'];
  /** The currency got, another than `from`. */
  to: Scalars['CurrencyCode']['input'];
};

/** Which exchange rates to read. */
export type FetchCurrentRatesInput = {
  /** Only these pairs. Default: every pair that the platform exchanges. */
  pairs?: InputMaybe<Array<CurrencyPairInput>>;
};

/** An exchange to quote. */
export type GetTemporaryQuoteInput = {
  /** The currency given. */
  from: Scalars['CurrencyCode']['input'];
  /** The currency got, another than `from`. */
  to: Scalars['CurrencyCode']['input'];
  /** How much to exchange, above 0: in `from`, or in `to` where `side` is `TO`. */
  amount: Scalars['Decimal']['input'];
  /** Which amount is fixed: what is given or what is got. */
  side?: QuoteSide;
};

/** Whether the person's idle cash in one currency earns interest. */
export type InterestEnrollment = {
  __typename?: 'InterestEnrollment';
  /** The enrollment's id. */
  id: Scalars['ID']['output'];
  /** The currency of the cash and of all amounts here. */
  currency: Scalars['CurrencyCode']['output'];
  /** Whether the cash earns interest now. */
  status: InterestStatus;
  /** What the person has chosen. While `status` is `PENDING_CHANGE`, it is what is coming. */
  optedIn: Scalars['Boolean']['output'];
  /** The yearly interest rate in percent that the person's plan pays now: 3.5 for 3.5 percent. */
  aprPercent: Scalars['Decimal']['output'];
  /** Interest earned that is not paid out yet. No part of the cash. */
  accrued: Scalars['Decimal']['output'];
  /** All interest paid out so far. */
  paidToDate: Scalars['Decimal']['output'];
  /** The day of the next payment. Null if no payment is due. */
  nextPaymentOn: Maybe<Scalars['Date']['output']>;
  /** When the person first opted in. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Whether cash earns interest. */
export type InterestStatus =
  /** It earns none. */
  | 'INACTIVE'
  /** The person has opted in or out, and the bank has yet to follow: by the next business day. */
  | 'PENDING_CHANGE'
  /** It earns interest from day to day. */
  | 'ACTIVE';

/** A choice about interest. */
export type OptInInterestInput = {
  /** The currency of the cash. */
  currency: Scalars['CurrencyCode']['input'];
  /** True: the cash shall earn interest. False: it shall earn none. */
  optIn: Scalars['Boolean']['input'];
};

/** Money on its way in or out, or about to be exchanged, and what has come of it. */
export type PendingUserTransaction = {
  __typename?: 'PendingUserTransaction';
  /** The transaction's id. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: PendingTransactionKind;
  /** How far it has come. */
  status: PendingTransactionStatus;
  /** How much, in `currency`. */
  amount: Scalars['Decimal']['output'];
  /** The currency of `amount`: for an `EXCHANGE`, the one given. */
  currency: Scalars['CurrencyCode']['output'];
  /** What tells it apart: the reference to write in a bank transfer, and what statements show. */
  reference: Scalars['String']['output'];
  /** Where to send the money. Null unless `kind` is `BANK_TRANSFER`. */
  bankDetail: Maybe<BankDetail>;
  /** The card that is charged. Null unless `kind` is `CARD_CHARGE`. */
  cardId: Maybe<Scalars['ID']['output']>;
  /**
   * Where to send the person so that the bank confirms the charge (3-D Secure). Null if nothing is to
   * be confirmed.
   */
  confirmationUrl: Maybe<Scalars['String']['output']>;
  /** The deposit that a `BANK_TRANSFER` or a `CARD_CHARGE` led to. Null until there is one. */
  deposit: Maybe<Deposit>;
  /** The withdrawal. Null unless `kind` is `WITHDRAWAL`. */
  withdrawal: Maybe<WithdrawalRequest>;
  /** What an `EXCHANGE` bought. Null until it is completed, and for other kinds. */
  bought: Maybe<Money>;
  /** Why it failed, in one sentence for the person. Null unless `status` is `FAILED`. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** Why it failed, for programs. Null unless `status` is `FAILED`. */
  failureCode: Maybe<MoneyTransferFailureCode>;
  /**
   * When it lapses if nothing happens: 7 days after a `BANK_TRANSFER` and an hour after a
   * `CARD_CHARGE` was started. Null for what does not lapse.
   */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was started. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Pending transactions, newest first. */
export type PendingUserTransactionPage = {
  __typename?: 'PendingUserTransactionPage';
  /** The transactions of this page. */
  nodes: Array<PendingUserTransaction>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** What a pending transaction is. */
export type PendingTransactionKind =
  /** A bank transfer that the person has announced, to be credited when it arrives. */
  | 'BANK_TRANSFER'
  /** A withdrawal to the person's bank account: of `createWithdrawalRequest`. */
  | 'WITHDRAWAL'
  /** A deposit that is charged to a saved card. */
  | 'CARD_CHARGE'
  /** An exchange of cash from one currency into another. */
  | 'EXCHANGE';

/** How far a pending transaction has come. */
export type PendingTransactionStatus =
  /** Started, and not done yet. */
  | 'PENDING'
  /** Done: the money came, went, or was exchanged. */
  | 'COMPLETED'
  /** The person called it off: a withdrawal in the app, a card charge at the bank's page. Final. */
  | 'CANCELED'
  /** Nothing happened until `expiresAt`. Money that comes later is credited all the same. Final. */
  | 'EXPIRED'
  /** It was refused or went back; `failureReason` says why. Final. */
  | 'FAILED';

/** A transaction to start: exactly one of `bankTransfer`, `cardCharge` and `exchange` is given. */
export type CreatePendingUserTransactionInput = {
  /** Announce a bank transfer. The answer says where to send it. */
  bankTransfer?: InputMaybe<BankTransferInput>;
  /** Charge a saved card. */
  cardCharge?: InputMaybe<CardChargeInput>;
  /** Exchange cash at the rate of a quote. */
  exchange?: InputMaybe<CashExchangeInput>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same transaction in its
   * present state and moves nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A bank transfer that the person is about to make. */
export type BankTransferInput = {
  /** How much will be sent, above 0, in `currency`. */
  amount: Scalars['Decimal']['input'];
  /** The currency that will be sent: `NZD` or `USD`. */
  currency: Scalars['CurrencyCode']['input'];
};

/** A charge to a saved card. */
export type CardChargeInput = {
  /** How much to charge, in `currency`, inside the limits of `fetchDefaultPaymentProvider`. */
  amount: Scalars['Decimal']['input'];
  /** The currency to charge: `NZD` or `USD`. */
  currency: Scalars['CurrencyCode']['input'];
  /** The card to charge. Default: the default card. */
  cardId?: InputMaybe<Scalars['ID']['input']>;
};

/** An exchange of cash. */
export type CashExchangeInput = {
  /** A quote of `getTemporaryQuote`: it says how much of which currency, and at which rate. */
  quoteId: Scalars['ID']['input'];
};

/** Which pending transactions to read. */
export type FetchPendingUserTransactionsInput = {
  /** Only transactions with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only transactions in one of these states. Default: all. */
  statuses?: InputMaybe<Array<PendingTransactionStatus>>;
  /** Only transactions of these kinds. Default: all. */
  kinds?: InputMaybe<Array<PendingTransactionKind>>;
  /** Only transactions started at or after this moment. Default: all. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only transactions started before this moment. Default: now. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** How many transactions a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Cash on its way to the person's bank account. */
export type WithdrawalRequest = {
  __typename?: 'WithdrawalRequest';
  /** The withdrawal's id. */
  id: Scalars['ID']['output'];
  /** How far it has come. */
  status: WithdrawalStatus;
  /** How much is withdrawn, in `currency`. `fee` is taken from the cash on top of it. */
  amount: Scalars['Decimal']['output'];
  /** The currency of the cash that it is taken from: of `amount` and `fee`. */
  currency: Scalars['CurrencyCode']['output'];
  /** What the withdrawal itself costs. The fee of an exchange is in `exchangeRate` instead. */
  fee: Scalars['Decimal']['output'];
  /**
   * What the bank account gets, in `payoutCurrency`: `amount`, times `exchangeRate` where it is
   * exchanged. Null until the rate is settled.
   */
  payoutAmount: Maybe<Scalars['Decimal']['output']>;
  /** The currency that is paid out. */
  payoutCurrency: Scalars['CurrencyCode']['output'];
  /**
   * What one unit of `currency` buys, the fee taken off. Null if nothing is exchanged, and until the
   * rate is settled: at once with a quote, else when it is sent.
   */
  exchangeRate: Maybe<Scalars['Decimal']['output']>;
  /** The fee of the exchange as a fraction: 0.005 is 0.5 percent. Null if there is none. */
  forexFeeFraction: Maybe<Scalars['Decimal']['output']>;
  /** The quote that settled the rate, where one did. */
  quoteId: Maybe<Scalars['ID']['output']>;
  /** The saved bank account that it is paid to. */
  bankAccountId: Scalars['ID']['output'];
  /** That account's number with all but its last four characters hidden. */
  bankAccountNumberMasked: Scalars['String']['output'];
  /** What the bank statement will say. */
  reference: Maybe<Scalars['String']['output']>;
  /** Why it was rejected, failed or came back, in one sentence for the person. Null unless it did. */
  failureReason: Maybe<Scalars['String']['output']>;
  /**
   * Why it was rejected, failed or came back, for programs. Null unless `status` is `REJECTED`,
   * `FAILED` or `RETURNED`.
   */
  failureCode: Maybe<MoneyTransferFailureCode>;
  /** The day on which the bank should have it. Null if nothing is on its way. */
  estimatedArrivalOn: Maybe<Scalars['Date']['output']>;
  /** When it was handed to the bank. Null until then. */
  sentAt: Maybe<Scalars['DateTime']['output']>;
  /** When the bank confirmed it. Null until then. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** How far a withdrawal has come. */
export type WithdrawalStatus =
  /** Asked for: `amount` and `fee` are held from the cash, and risk and limits are being checked. */
  | 'REQUESTED'
  /** The checks are done, and an approval is due: by itself, or by an operator for unusual ones. */
  | 'APPROVAL_PENDING'
  /** Approved, and waiting for the next run of payments. It can no longer be cancelled. */
  | 'APPROVED'
  /** Being exchanged and handed to the bank. */
  | 'PROCESSING'
  /** Handed to the bank: the cash has left the account. */
  | 'SENT'
  /** The bank has confirmed it. Final. */
  | 'COMPLETED'
  /** Refused by an operator or a check; `failureReason` says why. What was held is free again. Final. */
  | 'REJECTED'
  /** Cancelled by the person in the app before its approval. What was held is free again. Final. */
  | 'CANCELED'
  /** It could not be handed to the bank. What was held is free again. Final. */
  | 'FAILED'
  /** The bank sent it back, and the cash was added again, the fee too. Final. */
  | 'RETURNED';

/** A withdrawal to ask for. */
export type CreateWithdrawalRequestInput = {
  /** How much to withdraw, above 0, in `currency`. The fee is taken from the cash on top of it. */
  amount: Scalars['Decimal']['input'];
  /** The currency of the cash to take it from. */
  currency: Scalars['CurrencyCode']['input'];
  /** The currency to pay out. Default: `currency`, without an exchange. */
  payoutCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** The bank account to pay to. Default: the saved one for `payoutCurrency`. */
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * A quote of `getTemporaryQuote`, to exchange at its rate. Its `from`, `to` and `fromAmount` must be
   * `currency`, `payoutCurrency` and `amount`. Default: the rate of the moment that it is sent.
   */
  quoteId?: InputMaybe<Scalars['ID']['input']>;
  /** What the bank statement shall say, up to 12 characters. Default: the platform's name. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same withdrawal in its
   * present state and withdraws nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A withdrawal to look at before it is made. The bank account is the one that is asked. */
export type WithdrawalPreviewInput = {
  /** How much to withdraw, above 0, in `currency`. The fee is taken from the cash on top of it. */
  amount: Scalars['Decimal']['input'];
  /** The currency of the cash to take it from. */
  currency: Scalars['CurrencyCode']['input'];
  /**
   * A quote of `getTemporaryQuote`, to exchange at its rate. Default: the rate of the moment that the
   * withdrawal is sent.
   */
  quoteId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a withdrawal would be if it were asked for now. */
export type WithdrawalPreview = {
  __typename?: 'WithdrawalPreview';
  /** How much would be withdrawn, in `currency`. */
  amount: Scalars['Decimal']['output'];
  /** The currency of the cash: of `amount`, `fee`, `heldAmount`, `minimumAmount` and `maximumAmount`. */
  currency: Scalars['CurrencyCode']['output'];
  /** What the withdrawal itself costs. The fee of an exchange is in `exchangeRate` instead. */
  fee: Scalars['Decimal']['output'];
  /** What would be held from the cash at once: `amount` and `fee`. */
  heldAmount: Scalars['Decimal']['output'];
  /**
   * What the bank account would get, in `payoutCurrency`. An estimate while `rateSettled` is false.
   * Null if no rate is known.
   */
  payoutAmount: Maybe<Scalars['Decimal']['output']>;
  /** The currency of the bank account. */
  payoutCurrency: Scalars['CurrencyCode']['output'];
  /**
   * What one unit of `currency` buys after the fee of the exchange. An estimate while `rateSettled` is
   * false. Null if nothing is exchanged or no rate is known.
   */
  exchangeRate: Maybe<Scalars['Decimal']['output']>;
  /** The fee of the exchange as a fraction: 0.005 is 0.5 percent. Null if nothing is exchanged. */
  forexFeeFraction: Maybe<Scalars['Decimal']['output']>;
  /** Whether `payoutAmount` is final: with a quote that can be used, and if nothing is exchanged. */
  rateSettled: Scalars['Boolean']['output'];
  /**
   * The smallest amount that can be withdrawn to this account. With an exchange and no quote it
   * follows from the rate of now, and is null if none is known.
   */
  minimumAmount: Maybe<Scalars['Decimal']['output']>;
  /**
   * The largest amount that can be withdrawn now: cash that is free and has settled, less the fee. 0
   * if nothing can be.
   */
  maximumAmount: Scalars['Decimal']['output'];
  /** Whether an operator would have to approve it, because it is unusually large or frequent. */
  reviewNeeded: Scalars['Boolean']['output'];
  /**
   * When it would be approved, and until when it could be canceled. Null if `reviewNeeded` is true,
   * because an operator decides when.
   */
  approvalAt: Maybe<Scalars['DateTime']['output']>;
  /** The day that the bank should have it. Null past the end of the calendar of bank holidays. */
  estimatedArrivalOn: Maybe<Scalars['Date']['output']>;
  /** Why it would be refused, in the order that is checked. Empty if it would be accepted. At most 8. */
  refusals: Array<WithdrawalRefusal>;
};

/** A reason why a withdrawal would be refused. */
export type WithdrawalRefusal = {
  __typename?: 'WithdrawalRefusal';
  /** The code of the error that `createWithdrawalRequest` would answer. */
  code: WithdrawalRefusalCode;
  /** The reason, in one sentence for the person. */
  message: Scalars['String']['output'];
};

/** The errors that refuse a withdrawal for what it is, whoever asks for it. */
export type WithdrawalRefusalCode =
  /**
   * The amount is too small, or has more decimal places than its currency; or the quote is of
   * something else.
   */
  | 'BAD_USER_INPUT'
  /** There is no such quote, or the bank account is not one for withdrawals. */
  | 'NOT_FOUND'
  /** The identity check is not approved, or the platform account is not open yet. */
  | 'KYC_REQUIRED'
  /** The platform account is restricted because it owes money. */
  | 'ACCOUNT_RESTRICTED'
  /** The bank account cannot be paid to yet. */
  | 'INVALID_STATE'
  /** It is more than has settled and is free, with the fee. */
  | 'INSUFFICIENT_FUNDS'
  /** The quote has expired or was used. */
  | 'QUOTE_EXPIRED'
  /** 20 withdrawals are under way already. */
  | 'QUOTA_EXCEEDED'
  /** No exchange rate is known at the moment. */
  | 'PROVIDER_UNAVAILABLE';

/** Which withdrawal to call off. */
export type CancelWithdrawalInput = {
  /** The withdrawal's id. */
  id: Scalars['ID']['input'];
};

/** A list of assets or strategies to look at. It is no advice to buy them. */
export type DiscoverList = {
  __typename?: 'DiscoverList';
  /** The list's id. It stays the same when the list is made anew. */
  id: Scalars['ID']['output'];
  /** What to call it. */
  title: Scalars['String']['output'];
  /** What is in it, in one sentence. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** How the list is made. */
  kind: DiscoverListKind;
  /** What `metricValue` of its items means. Null if the items have no such value. */
  metric: Maybe<DiscoverMetric>;
  /** What is in it, in the order of the list. At most 50, and at most `itemLimit`. */
  items: Array<DiscoverItem>;
  /** When the list was last made. */
  refreshedAt: Scalars['DateTime']['output'];
};

/** One line of a list: an asset or a strategy. */
export type DiscoverItem = {
  __typename?: 'DiscoverItem';
  /** Its place in the list, from 1. */
  rank: Scalars['Int']['output'];
  /** The asset. Null if the item is a strategy. */
  asset: Maybe<Asset>;
  /** The strategy, one that everybody can see. Null if the item is an asset. */
  strategy: Maybe<Strategy>;
  /** The value that it is ranked by, as `metric` of the list says. Null if the list has no metric. */
  metricValue: Maybe<Scalars['Decimal']['output']>;
};

/** How a list is made. */
export type DiscoverListKind =
  /** Assets whose price has risen the most since the trading day before. */
  | 'GAINERS'
  /** Assets whose price has fallen the most since the trading day before. */
  | 'LOSERS'
  /** Assets traded the most on this trading day, by money. */
  | 'MOST_TRADED'
  /** Assets that most people on the platform hold. */
  | 'MOST_HELD'
  /** Assets that most people on the platform like. */
  | 'MOST_LIKED'
  /** Assets new in the catalogue, the newest first. */
  | 'NEW_LISTINGS'
  /** Assets that share a subject, chosen by the operator, for example clean energy. */
  | 'THEME'
  /** Strategies that most people follow. */
  | 'POPULAR_STRATEGIES';

/** What the items of a list are ranked by. */
export type DiscoverMetric =
  /** The change of the price since the trading day before, in percent. */
  | 'CHANGE_PERCENT'
  /** What was traded on this trading day, in the asset's currency. */
  | 'TURNOVER'
  /** How many people hold it. */
  | 'HOLDER_COUNT'
  /** How many people like it. */
  | 'LIKE_COUNT'
  /** How many days ago it came into the catalogue. */
  | 'DAYS_LISTED'
  /** How many people follow it. */
  | 'FOLLOWER_COUNT';

/** Which lists to read, and how much of them. */
export type FetchDiscoverListsInput = {
  /** Only lists with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only lists of these kinds. Default: all. */
  kinds?: InputMaybe<Array<DiscoverListKind>>;
  /** How many lists at most, 1 to 50. */
  limit?: Scalars['Int']['input'];
  /** How many items of each list at most, 1 to 50. */
  itemLimit?: Scalars['Int']['input'];
};

/** Somebody who publishes trade ideas and runs strategies on the platform. */
export type Expert = {
  __typename?: 'Expert';
  /** The expert's id. */
  id: Scalars['ID']['output'];
  /** The name to show. */
  name: Scalars['String']['output'];
  /** The name for addresses, for example `aroha-ngata`. Unique, and never changed. */
  slug: Scalars['String']['output'];
  /** What the expert does, in a few words. */
  title: Maybe<Scalars['String']['output']>;
  /** Who the expert is, in Markdown. */
  bio: Maybe<Scalars['String']['output']>;
  /** The address of a portrait. */
  avatarUrl: Maybe<Scalars['String']['output']>;
  /** Where to read more, as https addresses. At most 10. */
  links: Array<Scalars['String']['output']>;
  /** How many people like the expert, by `toggleLike`. */
  followerCount: Scalars['Int']['output'];
  /** How many strategies that everybody can see the expert runs. `fetchStrategies` lists them. */
  strategyCount: Scalars['Int']['output'];
  /** How many trade ideas of the expert wait for their entry or are active. */
  openIdeaCount: Scalars['Int']['output'];
  /** How many trade ideas of the expert were entered and have ended. */
  closedIdeaCount: Scalars['Int']['output'];
  /** The part of `closedIdeaCount` that ended with a gain, in percent. Null if no idea has ended. */
  winRatePercent: Maybe<Scalars['Decimal']['output']>;
  /** The mean `resultPercent` of those ideas, each counted the same. Null if no idea has ended. */
  averageResultPercent: Maybe<Scalars['Decimal']['output']>;
  /** When the expert joined. */
  createdAt: Scalars['DateTime']['output'];
};

/** Experts, by name. */
export type ExpertPage = {
  __typename?: 'ExpertPage';
  /** The experts of this page. */
  nodes: Array<Expert>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** Which experts to read. */
export type FetchExpertsInput = {
  /** Only experts with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only experts with these words in their name or title, in either case. Default: all. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** How many experts a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** What the person thinks of one thing. Liked assets are the person's watchlist. */
export type Like = {
  __typename?: 'Like';
  /** The like's id. It stays when the opinion changes. */
  id: Scalars['ID']['output'];
  /** What kind of thing it is. */
  entityType: LikeableType;
  /** The thing's id. */
  entityId: Scalars['ID']['output'];
  /** The person's opinion. */
  value: LikeValue;
  /** When the opinion last changed. */
  likedAt: Scalars['DateTime']['output'];
  /** The asset. Null for other things. */
  asset: Maybe<Asset>;
  /** The strategy. Null for other things, and where it can be seen no longer. */
  strategy: Maybe<Strategy>;
  /** The trade idea. Null for other things, and where the caller's plan does not show it. */
  tradeIdea: Maybe<TradeIdea>;
  /** The piece of news. Null for other things, and where it is kept no longer. */
  news: Maybe<NewsItem>;
  /** The expert. Null for other things, and where the expert has left. */
  expert: Maybe<Expert>;
  /** The list. Null for other things, and where it exists no longer. */
  discoverList: Maybe<DiscoverList>;
};

/** Opinions, last changed first. */
export type LikePage = {
  __typename?: 'LikePage';
  /** The opinions of this page. */
  nodes: Array<Like>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** A kind of thing that people can like. */
export type LikeableType =
  /** An `Asset`. A liked one is on the watchlist: `assistantNotifications` tells of it. */
  | 'ASSET'
  /** A `Strategy` that others can see, or one's own. To follow one, use `subscribeToStrategy`. */
  | 'STRATEGY'
  /** A `TradeIdea`. Needs `portfolio.read`. */
  | 'TRADE_IDEA'
  /** A `NewsItem`. */
  | 'NEWS'
  /** An `Expert`. Liking is following. */
  | 'EXPERT'
  /** A `DiscoverList`. Needs `portfolio.read`. */
  | 'LIST';

/** What a person thinks of something. */
export type LikeValue =
  /** The person likes it. It counts in the thing's likes. */
  | 'LIKE'
  /** The person does not like it. It counts nowhere, and the thing is not offered again. */
  | 'DISLIKE'
  /** No opinion: never given, or taken back. */
  | 'NONE';

/** An asset that is offered to like or not, as one card of a deck. */
export type LikeableAsset = {
  __typename?: 'LikeableAsset';
  /** The card's id. */
  id: Scalars['ID']['output'];
  /** The deck: the same for all cards of one call. */
  deckId: Scalars['ID']['output'];
  /** Its place in the deck, from 1. */
  position: Scalars['Int']['output'];
  /** The asset. */
  asset: Asset;
  /** Why it is offered, as a sentence for a person. */
  reason: Scalars['String']['output'];
  /** How well it fits the person's preferences, from 0 to 100 percent. */
  fitPercent: Scalars['Decimal']['output'];
  /**
   * The daily closes of the last month, oldest first, in the asset's currency. Empty where they are
   * not known. At most 31.
   */
  sparkline: Array<Scalars['Decimal']['output']>;
};

/** Which assets to offer. */
export type GenerateLikeableAssetsInput = {
  /** How many assets at most, 1 to 50. */
  count?: Scalars['Int']['input'];
  /** Only assets of these classes. Default: those of the person's preferences, else all. */
  assetClasses?: InputMaybe<Array<AssetClass>>;
  /** Assets not to offer, at most 500. Unknown ids are passed over. */
  excludeAssetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any text. The same one gives assets that fit equally well the same order. Default: by chance. */
  seed?: InputMaybe<Scalars['String']['input']>;
};

/** What to like, or to like no longer. */
export type ToggleLikeInput = {
  /** What kind of thing it is. */
  entityType: LikeableType;
  /** The thing's id. */
  entityId: Scalars['ID']['input'];
  /**
   * The opinion to set, safe to repeat. Default: `NONE` where the person likes it now, else `LIKE`;
   * then a repetition undoes it.
   */
  value?: InputMaybe<LikeValue>;
};

/** Which opinions to read. */
export type FetchUserLikesInput = {
  /** Only opinions with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only opinions of things of this kind. Default: all. */
  entityType?: InputMaybe<LikeableType>;
  /** Which opinions. `NONE`: those taken back. */
  value?: LikeValue;
  /** How many opinions a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Which trade ideas to read. */
export type GetTradeIdeasInput = {
  /** Only ideas with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only ideas for these assets. Default: all. */
  assetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only ideas of these experts. Default: all. */
  expertIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only ideas of these directions. Default: all. */
  directions?: InputMaybe<Array<TradeIdeaDirection>>;
  /** Only ideas in one of these states. Default: those still open. */
  statuses?: Array<TradeIdeaStatus>;
  /** How many ideas a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Which trade ideas to read, open or ended. */
export type GetAllTradeIdeasInput = {
  /** Only ideas with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only ideas for these assets. Default: all. */
  assetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only ideas of these experts. Default: all. */
  expertIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only ideas of these directions. Default: all. */
  directions?: InputMaybe<Array<TradeIdeaDirection>>;
  /** Only ideas published at or after this moment. Default: all. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only ideas published before this moment. Default: all. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** How many ideas a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Which ended trade ideas to read. */
export type GetClosedTradeIdeasInput = {
  /** Only ideas with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only ideas for these assets. Default: all. */
  assetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only ideas of these experts. Default: all. */
  expertIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only ideas of these directions. Default: all. */
  directions?: InputMaybe<Array<TradeIdeaDirection>>;
  /** Only ideas that came out in one of these ways. Default: all. */
  outcomes?: InputMaybe<Array<TradeIdeaOutcome>>;
  /** Only ideas that ended at or after this moment. Default: all. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only ideas that ended before this moment. Default: all. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** How many ideas a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Which trade idea to read. */
export type GetTradeIdeaInput = {
  /** The idea's id. */
  id: Scalars['ID']['input'];
};

/**
 * An expert's proposal of a trade: where to enter, where to take the gain and where to cut the loss.
 * It places no order. Prices are in `currency`. For `LONG`, `stopLoss` is below the entry and the
 * targets are above it; for `SHORT` the other way round.
 */
export type TradeIdea = {
  __typename?: 'TradeIdea';
  /** The idea's id. */
  id: Scalars['ID']['output'];
  /** The headline. */
  title: Scalars['String']['output'];
  /** Why the expert proposes it, in Markdown. */
  thesis: Scalars['String']['output'];
  /** The asset. */
  asset: Asset;
  /** Who proposes it. */
  expert: Expert;
  /** Whether it gains with a rising or a falling price. */
  direction: TradeIdeaDirection;
  /** Where it stands. */
  status: TradeIdeaStatus;
  /** How long the expert expects it to take from the entry. */
  horizon: TradeIdeaHorizon;
  /** The lowest price to enter at. */
  entryLow: Scalars['Decimal']['output'];
  /** The highest price to enter at. The same as `entryLow` where the entry is one price. */
  entryHigh: Scalars['Decimal']['output'];
  /** Where to take the gain, the nearest to the entry first. At least 1, at most 5. */
  targets: Array<TradeIdeaTarget>;
  /** Where to cut the loss. */
  stopLoss: Scalars['Decimal']['output'];
  /**
   * The gain at the targets, each by its `allocationPercent`, for each unit of loss at `stopLoss`:
   * 2 is twice as much to win as to lose. Counted from the middle of the entry.
   */
  rewardRiskRatio: Scalars['Decimal']['output'];
  /** How sure the expert is, from 0 to 100 percent. Null if the expert does not say. */
  confidencePercent: Maybe<Scalars['Decimal']['output']>;
  /** The last known price of the asset. Null if none is known. */
  currentPrice: Maybe<Scalars['Decimal']['output']>;
  /** When `currentPrice` was made. Null without one. */
  priceAsOf: Maybe<Scalars['DateTime']['output']>;
  /** The price at the entry. Null until the price has reached it. */
  entryPrice: Maybe<Scalars['Decimal']['output']>;
  /** When the price reached the entry. Null until then. */
  entryFilledAt: Maybe<Scalars['DateTime']['output']>;
  /** The price at the end. Null until the idea has ended, or where it was never entered. */
  closePrice: Maybe<Scalars['Decimal']['output']>;
  /** When `status` became final. Null until then. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** How it came out. Null until it has ended. */
  outcome: Maybe<TradeIdeaOutcome>;
  /**
   * The gain in percent of `entryPrice`, by the direction, with the parts sold at targets on the way;
   * a loss is negative. Fees are left out. Null until the idea has ended, or where it was never
   * entered.
   */
  resultPercent: Maybe<Scalars['Decimal']['output']>;
  /** The currency of all prices here: the asset's. */
  currency: Scalars['CurrencyCode']['output'];
  /** The lowest plan that sees it while it is open. */
  requiredTier: SubscriptionTier;
  /** The address of a picture of the chart. Null: none. */
  chartUrl: Maybe<Scalars['String']['output']>;
  /** What the expert has said about it since, oldest first. At most 100. */
  updates: Array<TradeIdeaUpdate>;
  /** How many people like it. */
  likeCount: Scalars['Int']['output'];
  /** Whether the caller likes it. */
  liked: Scalars['Boolean']['output'];
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** When it lapses, entered or not. Null: it does not lapse. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** When the expert last changed it, or its status last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A price to take a gain at. */
export type TradeIdeaTarget = {
  __typename?: 'TradeIdeaTarget';
  /** The price. */
  price: Scalars['Decimal']['output'];
  /** How much of the position to close there, in percent. All targets of an idea sum to 100. */
  allocationPercent: Scalars['Decimal']['output'];
  /** When the price reached it after the entry. Null: not yet. */
  hitAt: Maybe<Scalars['DateTime']['output']>;
};

/** What an expert says about an idea after its publication. */
export type TradeIdeaUpdate = {
  __typename?: 'TradeIdeaUpdate';
  /** When it was said. */
  at: Scalars['DateTime']['output'];
  /** The text, in Markdown. */
  text: Scalars['String']['output'];
};

/** Whether an idea gains with a rising or a falling price. */
export type TradeIdeaDirection =
  /** Buy: it gains when the price rises. */
  | 'LONG'
  /** Sell: it gains when the price falls. */
  | 'SHORT';

/** Where a trade idea stands. Where one price step spans stop and target, the stop counts. */
export type TradeIdeaStatus =
  /** Published; the price has not reached the entry yet. */
  | 'WAITING_ENTRY'
  /** The price has reached the entry. */
  | 'ACTIVE'
  /** The price reached the last target. Final. */
  | 'TARGET_HIT'
  /** The price reached `stopLoss`. Final. */
  | 'STOPPED_OUT'
  /** The expert ended it after the entry, at `closePrice`. Final. */
  | 'CLOSED'
  /** `expiresAt` came first, with or without an entry. Final. */
  | 'EXPIRED'
  /** The expert withdrew it before the entry. Final. */
  | 'CANCELED';

/** How a trade idea came out. */
export type TradeIdeaOutcome =
  /** `resultPercent` is above 0. */
  | 'GAIN'
  /** `resultPercent` is below 0. */
  | 'LOSS'
  /** `resultPercent` is 0. */
  | 'BREAK_EVEN'
  /** It lapsed or was withdrawn before the price reached the entry. */
  | 'NOT_ENTERED';

/** How long a trade idea is expected to take. */
export type TradeIdeaHorizon =
  /** Within one trading day. */
  | 'INTRADAY'
  /** A few days, up to two weeks. */
  | 'DAYS'
  /** Two weeks to three months. */
  | 'WEEKS'
  /** Three months to a year. */
  | 'MONTHS'
  /** More than a year. */
  | 'YEARS';

/** Trade ideas, newest first. */
export type TradeIdeaPage = {
  __typename?: 'TradeIdeaPage';
  /** The ideas of this page. */
  nodes: Array<TradeIdea>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** A contract or notice of the platform, in the version in force. */
export type Agreement = {
  __typename?: 'Agreement';
  /** The id of this version. A new version has another. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  type: AgreementType;
  /** Its title. */
  title: Scalars['String']['output'];
  /** Its version, for example `2026-07`. */
  version: Scalars['String']['output'];
  /** The https address of its text. */
  url: Scalars['String']['output'];
  /** Its text in Markdown, where it is kept as such. */
  bodyMarkdown: Maybe<Scalars['String']['output']>;
  /** What needs it. Empty where nothing does. */
  requiredFor: Array<AgreementPurpose>;
  /** Whether everyone with a platform account has to sign it. */
  mandatory: Scalars['Boolean']['output'];
  /** The caller's signature under this version. Null if there is none. */
  signed: Maybe<SignedAgreement>;
  /** The caller's last signature under an earlier version. Null if there is none. */
  previouslySigned: Maybe<SignedAgreement>;
  /** Since when this version is in force. */
  effectiveAt: Scalars['DateTime']['output'];
};

/** What an agreement is about. */
export type AgreementType =
  /** The brokerage customer agreement, signed with `signCustomerAgreement`. */
  | 'CUSTOMER'
  /** Opening and keeping the platform account. */
  | 'ACCOUNT'
  /** Trading with borrowed money. */
  | 'MARGIN'
  /** Trading options. */
  | 'OPTIONS'
  /** Holding and trading crypto assets. */
  | 'CRYPTO'
  /** Interest on cash through the sweep programme. */
  | 'INTEREST_SWEEP'
  /** Signing and getting papers electronically. */
  | 'ESIGN'
  /** How personal data is used. */
  | 'PRIVACY'
  /** The terms of use of the platform. */
  | 'TERMS'
  /** The risks and costs of strategies. */
  | 'STRATEGY_DISCLOSURE';

/** What needs an agreement. */
export type AgreementPurpose =
  /** Submitting the identity check. */
  | 'KYC'
  /** Orders with the platform account. */
  | 'TRADING'
  /** Wallets, transfers and orders of crypto assets. */
  | 'CRYPTO'
  /** Orders of options. */
  | 'OPTIONS'
  /** Borrowing to trade. */
  | 'MARGIN'
  /** `optInInterest`. */
  | 'INTEREST'
  /** Putting money into a strategy. */
  | 'STRATEGIES';

/** A signature under one version of an agreement. */
export type SignedAgreement = {
  __typename?: 'SignedAgreement';
  /** The signature's id. */
  id: Scalars['ID']['output'];
  /** What the agreement is about. */
  type: AgreementType;
  /** The version signed. */
  version: Scalars['String']['output'];
  /** The name that it was signed with. */
  signerName: Scalars['String']['output'];
  /** When it was signed. */
  signedAt: Scalars['DateTime']['output'];
  /** The address that it was signed from. */
  ipAddress: Scalars['String']['output'];
  /** The SHA-256 of the text signed, as 64 hexadecimal digits in lower case. */
  contentSha256: Scalars['String']['output'];
};

/** An agreement that the identity check needs. */
export type KycAgreement = {
  __typename?: 'KycAgreement';
  /** What it is about. */
  type: AgreementType;
  /** Its title. */
  title: Scalars['String']['output'];
  /** The version in force, to name in `updateUserKycAgreements`. */
  version: Scalars['String']['output'];
  /** The https address of its text. */
  url: Scalars['String']['output'];
  /** The person's signature under this version. Null if there is none. */
  signed: Maybe<SignedAgreement>;
};

/** The person's consent to one agreement. */
export type KycAgreementInput = {
  /** What the agreement is about. Each at most once. */
  type: AgreementType;
  /** The version that the person has read: the one in force. */
  version: Scalars['String']['input'];
  /** Must be true: the person has read the agreement and accepts it. */
  accepted: Scalars['Boolean']['input'];
  /** The name to sign with: the person's own. */
  signerName: Scalars['String']['input'];
};

/** The agreements to sign for the identity check. */
export type UpdateUserKycAgreementsInput = {
  /** The agreements, of those that `Kyc.agreements` lists. */
  agreements: Array<KycAgreementInput>;
};

/** Which agreements to read. */
export type FetchAccountAgreementsInput = {
  /** Only versions with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only agreements whose version in force the caller has not signed. */
  onlyUnsigned?: Scalars['Boolean']['input'];
};

/** The agreements to sign. */
export type SignAgreementsInput = {
  /** The ids of the versions that the person has read and accepts. */
  agreementIds: Array<Scalars['ID']['input']>;
  /** The name to sign with: the person's own. */
  signerName: Scalars['String']['input'];
};

/** The person's consent to the brokerage customer agreement. */
export type SignCustomerAgreementInput = {
  /** The version that the person has read: the one in force. */
  version: Scalars['String']['input'];
  /** The name to sign with: the person's own. */
  signerName: Scalars['String']['input'];
  /** Must be true: the person has read the agreement and accepts it. */
  accepted: Scalars['Boolean']['input'];
};

/** The company or trust that the account is for. */
export type KycCompany = {
  __typename?: 'KycCompany';
  /** The name in the register, or in the trust deed. */
  legalName: Scalars['String']['output'];
  /** The name that it trades under, where that is another. */
  tradingName: Maybe<Scalars['String']['output']>;
  /** The number in the register of companies, where it is in one. */
  companyNumber: Maybe<Scalars['String']['output']>;
  /** The New Zealand Business Number, where it has one: 13 digits. */
  nzbn: Maybe<Scalars['String']['output']>;
  /** The country whose law it is founded under. */
  country: Scalars['CountryCode']['output'];
  /** The day of its foundation, where told. */
  incorporatedOn: Maybe<Scalars['Date']['output']>;
  /** Its legal form. */
  entityType: KycEntityType;
  /** Its registered address. */
  address: Address;
  /** The people behind it. At most 50. */
  people: Array<KycPerson>;
  /** Where its money comes from, where told. */
  sourceOfFunds: Maybe<Scalars['String']['output']>;
};

/** The legal form of a company or trust. */
export type KycEntityType =
  /** A company with limited liability. */
  | 'LIMITED_COMPANY'
  /** A company listed on an exchange. */
  | 'LISTED_COMPANY'
  /** A partnership whose partners are all liable. */
  | 'PARTNERSHIP'
  /** A partnership with limited partners. */
  | 'LIMITED_PARTNERSHIP'
  /** A charity, club or society. */
  | 'NON_PROFIT'
  /** A trust that the trust deed founds, such as a family trust. */
  | 'TRUST'
  /** Another form. */
  | 'OTHER';

/** Somebody behind a company or trust. */
export type KycPerson = {
  __typename?: 'KycPerson';
  /** The given name. */
  givenName: Scalars['String']['output'];
  /** The family name. */
  familyName: Scalars['String']['output'];
  /** The day of birth, where told. */
  dateOfBirth: Maybe<Scalars['Date']['output']>;
  /** The e-mail address, where told. */
  email: Maybe<Scalars['String']['output']>;
  /** How much of it the person owns or is entitled to, directly or not, in percent. Null: none. */
  ownershipPercent: Maybe<Scalars['Decimal']['output']>;
  /** What the person is to it. At least one. */
  roles: Array<KycPersonRole>;
};

/** What somebody is to a company or trust. */
export type KycPersonRole =
  /** Directs a company, or manages a partnership. */
  | 'DIRECTOR'
  /** Holds the property of a trust. */
  | 'TRUSTEE'
  /** Gave the property to a trust. */
  | 'SETTLOR'
  /** Owns or controls 25 percent or more, or is a named beneficiary of a trust. */
  | 'BENEFICIAL_OWNER'
  /** May act for it towards the platform. */
  | 'SIGNATORY';

/** Somebody behind a company or trust. */
export type KycPersonInput = {
  /** The given name. */
  givenName: Scalars['String']['input'];
  /** The family name. */
  familyName: Scalars['String']['input'];
  /** The day of birth: needed for a `BENEFICIAL_OWNER`. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** The e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /**
   * How much of it the person owns or is entitled to, directly or not, in percent: needed for a
   * `BENEFICIAL_OWNER` of a company.
   */
  ownershipPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** What the person is to it. */
  roles: Array<KycPersonRole>;
};

/** What an account is opened for that is not the person's own. */
export type KycEntityAccountType =
  /** A company or partnership. */
  | 'COMPANY'
  /** A trust. */
  | 'TRUST';

/** The company or trust that the account is for. It replaces what was saved. */
export type UpdateUserKycCompanySetupInput = {
  /** What the account is for. `submitKyc` with `INDIVIDUAL` sets the section aside. */
  accountType: KycEntityAccountType;
  /** The name in the register, or in the trust deed. */
  legalName: Scalars['String']['input'];
  /** The name that it trades under, where that is another. */
  tradingName?: InputMaybe<Scalars['String']['input']>;
  /** The number in the register of companies: needed for `LIMITED_COMPANY` and `LISTED_COMPANY`. */
  companyNumber?: InputMaybe<Scalars['String']['input']>;
  /** The New Zealand Business Number: 13 digits, the last a check digit. */
  nzbn?: InputMaybe<Scalars['String']['input']>;
  /** The country whose law it is founded under. */
  country: Scalars['CountryCode']['input'];
  /** The day of its foundation. */
  incorporatedOn?: InputMaybe<Scalars['Date']['input']>;
  /** Its legal form: `TRUST` for a trust, another for a company. */
  entityType: KycEntityType;
  /** Its registered address. */
  address: AddressInput;
  /**
   * The people behind it: all directors or trustees, everyone who owns or controls 25 percent or more,
   * and the caller as `SIGNATORY`. The percentages are at most 100 in all.
   */
  people: Array<KycPersonInput>;
  /** Where its money comes from. */
  sourceOfFunds?: InputMaybe<Scalars['String']['input']>;
};

/** How to reach the person. */
export type KycContact = {
  __typename?: 'KycContact';
  /** The e-mail address for mail on the check and the account. */
  email: Scalars['String']['output'];
  /** The phone number with its country code, for example `+6421555012`. */
  phone: Scalars['String']['output'];
  /** Where the person lives. */
  address: Address;
  /** Where to send letters. Null: to `address`. */
  mailingAddress: Maybe<Address>;
};

/** How to reach the person. It replaces what was saved. */
export type UpdateUserKycContactInformationInput = {
  /** The e-mail address for mail on the check and the account. Default: the one to sign in with. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The phone number with its country code, for example `+6421555012`. */
  phone: Scalars['String']['input'];
  /** Where the person lives: a street address, not a post office box. */
  address: AddressInput;
  /** Where to send letters. Default: to `address`. */
  mailingAddress?: InputMaybe<AddressInput>;
};

/** What the law asks people to disclose. */
export type KycDisclosures = {
  __typename?: 'KycDisclosures';
  /** Whether the person directs a listed company or owns 10 percent of one or more. */
  controlPerson: Scalars['Boolean']['output'];
  /** The tickers or names of those companies. At most 20. */
  controlledCompanies: Array<Scalars['String']['output']>;
  /** Whether the person works for, or is closely tied to, an exchange, a broker or FINRA. */
  affiliatedWithExchangeOrFinra: Scalars['Boolean']['output'];
  /** The name of that firm. Null if there is none. */
  affiliatedFirm: Maybe<Scalars['String']['output']>;
  /** Whether the person holds a high public office, or did in the last year. */
  politicallyExposed: Scalars['Boolean']['output'];
  /** Whether that is true of someone in the immediate family. */
  immediateFamilyExposed: Scalars['Boolean']['output'];
  /** The names of those in office. At most 20. */
  politicallyExposedNames: Array<Scalars['String']['output']>;
  /** How the person earns their living. */
  employmentStatus: EmploymentStatus;
  /** The employer, or the person's own business. Null if there is none. */
  employerName: Maybe<Scalars['String']['output']>;
  /** The employer's address in one line. Null if it was not given. */
  employerAddress: Maybe<Scalars['String']['output']>;
  /** What the person does there. Null if it was not given. */
  position: Maybe<Scalars['String']['output']>;
  /** Whether the person is a citizen, resident or taxpayer of the United States. */
  usPerson: Scalars['Boolean']['output'];
};

/** How a person earns their living. */
export type EmploymentStatus =
  /** They work for somebody else. */
  | 'EMPLOYED'
  /** They run a business or work on their own account. */
  | 'SELF_EMPLOYED'
  /** They have no work at present. */
  | 'UNEMPLOYED'
  /** They study. */
  | 'STUDENT'
  /** They have ended their working life. */
  | 'RETIRED';

/** What the law asks people to disclose. It replaces what was saved. */
export type UpdateUserKycDisclosuresInput = {
  /** Whether the person directs a listed company or owns 10 percent of one or more. */
  controlPerson: Scalars['Boolean']['input'];
  /** The tickers or names of those companies: needed where `controlPerson` is true. */
  controlledCompanies?: Array<Scalars['String']['input']>;
  /** Whether the person works for, or is closely tied to, an exchange, a broker or FINRA. */
  affiliatedWithExchangeOrFinra: Scalars['Boolean']['input'];
  /** The name of that firm: needed where `affiliatedWithExchangeOrFinra` is true. */
  affiliatedFirm?: InputMaybe<Scalars['String']['input']>;
  /** Whether the person holds a high public office, or did in the last year. */
  politicallyExposed: Scalars['Boolean']['input'];
  /** Whether that is true of someone in the immediate family. */
  immediateFamilyExposed: Scalars['Boolean']['input'];
  /** The names of those in office: needed where one of the two above is true. */
  politicallyExposedNames?: Array<Scalars['String']['input']>;
  /** How the person earns their living. */
  employmentStatus: EmploymentStatus;
  /** The employer or own business: needed for `EMPLOYED` and `SELF_EMPLOYED`. */
  employerName?: InputMaybe<Scalars['String']['input']>;
  /** The employer's address in one line. */
  employerAddress?: InputMaybe<Scalars['String']['input']>;
  /** What the person does there: needed for `EMPLOYED` and `SELF_EMPLOYED`. */
  position?: InputMaybe<Scalars['String']['input']>;
  /** Whether the person is a citizen, resident or taxpayer of the United States. */
  usPerson: Scalars['Boolean']['input'];
};

/** A paper handed in for the identity check. It is kept encrypted and cannot be downloaded. */
export type KycDocument = {
  __typename?: 'KycDocument';
  /** The document's id. */
  id: Scalars['ID']['output'];
  /** What kind of paper it is. */
  type: KycDocumentType;
  /** Which side of the paper it shows. Null for papers without sides. */
  side: Maybe<KycDocumentSide>;
  /** The name of the file. */
  fileName: Scalars['String']['output'];
  /** The media type found in the file itself, for example `image/jpeg`. */
  mimeType: Scalars['String']['output'];
  /** The size of the file in bytes. */
  sizeBytes: Scalars['Int']['output'];
  /** Whether the review has accepted it. */
  status: KycDocumentStatus;
  /** Why the review did not accept it, in one sentence for the person. Null unless `REJECTED`. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** Why the review did not accept it, for programs. Null unless `REJECTED`. */
  failureCode: Maybe<KycDocumentFailureCode>;
  /** The last day on which the paper is valid, as the review read it. Null if it does not expire. */
  expiresOn: Maybe<Scalars['Date']['output']>;
  /** When it was handed in. */
  createdAt: Scalars['DateTime']['output'];
};

/** A kind of paper. */
export type KycDocumentType =
  /** A passport: the page with the picture. */
  | 'PASSPORT'
  /** A driver's licence, both sides. */
  | 'DRIVER_LICENSE'
  /** A national identity card, both sides. */
  | 'NATIONAL_ID'
  /** A visa or residence permit. */
  | 'VISA'
  /** A bill, bank statement or official letter of the last three months with name and address. */
  | 'PROOF_OF_ADDRESS'
  /** A paper that shows the tax number. */
  | 'TAX_ID_PROOF'
  /** Payslips, contracts or statements that show where the money comes from. */
  | 'SOURCE_OF_FUNDS'
  /** An extract from a register of companies. */
  | 'COMPANY_REGISTRATION'
  /** The deed of a trust. */
  | 'TRUST_DEED'
  /** A W-8BEN signed on paper, where the review asked for it. */
  | 'W8BEN'
  /** Anything else that the review asked for. */
  | 'OTHER';

/** A side of a paper. */
export type KycDocumentSide =
  /** The side with the picture or the name. */
  | 'FRONT'
  /** The other side. */
  | 'BACK';

/** Whether the review has accepted a paper. */
export type KycDocumentStatus =
  /** It was handed in and not looked at yet. */
  | 'RECEIVED'
  /** The review has accepted it. */
  | 'ACCEPTED'
  /** The review has not accepted it; `failureReason` says why. Hand in another. */
  | 'REJECTED';

/** Why a paper was not accepted. */
export type KycDocumentFailureCode =
  /** It cannot be read: blurred, cut off or too dark. */
  | 'UNREADABLE'
  /** A side or page is missing. */
  | 'INCOMPLETE'
  /** It has lapsed, or is older than is accepted. */
  | 'EXPIRED'
  /** It is another kind of paper than `type` says. */
  | 'WRONG_TYPE'
  /** Its name or address differs from what the sections say. */
  | 'DATA_MISMATCH'
  /** It is not genuine, or was altered. */
  | 'NOT_GENUINE'
  /** Another reason, which `failureReason` tells. */
  | 'OTHER';

/** A paper to hand in. */
export type KycFileInput = {
  /** What kind of paper it is. */
  type: KycDocumentType;
  /** Which side it shows: needed for `DRIVER_LICENSE` and `NATIONAL_ID`. */
  side?: InputMaybe<KycDocumentSide>;
  /** The name of the file, without folders. */
  fileName: Scalars['String']['input'];
  /** The content: PDF, PNG, JPEG or HEIC, told from the bytes themselves. */
  content: FileContentInput;
};

/** Papers to hand in and to take back. At least one of either. */
export type UpdateUserKycFileDocumentsInput = {
  /**
   * Papers to hand in. One of the same type and side replaces the one before, except for `OTHER`,
   * `SOURCE_OF_FUNDS` and `PROOF_OF_ADDRESS`.
   */
  add?: Array<KycFileInput>;
  /** The ids of papers to take back. */
  removeIds?: Array<Scalars['ID']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same check and takes
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Who the person is. */
export type KycIdentity = {
  __typename?: 'KycIdentity';
  /** The given name, as the identity paper has it. */
  givenName: Scalars['String']['output'];
  /** The names between the given and the family name, where there are any. */
  middleName: Maybe<Scalars['String']['output']>;
  /** The family name, as the identity paper has it. */
  familyName: Scalars['String']['output'];
  /** The day of birth. */
  dateOfBirth: Scalars['Date']['output'];
  /** The country of birth, where told. */
  countryOfBirth: Maybe<Scalars['CountryCode']['output']>;
  /** The countries that the person is a citizen of. At most 5. */
  citizenships: Array<Scalars['CountryCode']['output']>;
  /** The country that taxes the person's income. */
  countryOfTaxResidence: Scalars['CountryCode']['output'];
  /** What kind of number `taxIdMasked` is. Null if the person has none. */
  taxIdType: Maybe<TaxIdType>;
  /** The tax number with all but its last three characters hidden. It is never shown whole. */
  taxIdMasked: Maybe<Scalars['String']['output']>;
  /** Why the person has no tax number. Null if the person has one. */
  taxIdNotRequiredReason: Maybe<Scalars['String']['output']>;
  /** The visa that the person lives on, as the visa names it. Null if it was not given. */
  visaType: Maybe<Scalars['String']['output']>;
  /** The last day of the visa. */
  visaExpiresOn: Maybe<Scalars['Date']['output']>;
  /** Whether the person may live in the country of residence for good. Null: not told. */
  permanentResident: Maybe<Scalars['Boolean']['output']>;
  /** Where the money to invest comes from. At least one. */
  fundingSources: Array<FundingSource>;
  /** The yearly income before tax. Null: not told. */
  annualIncome: Maybe<MoneyRange>;
  /** What the person owns and could sell within days. Null: not told. */
  liquidNetWorth: Maybe<MoneyRange>;
  /** All that the person owns less what they owe. Null: not told. */
  totalNetWorth: Maybe<MoneyRange>;
};

/** Where money to invest comes from. */
export type FundingSource =
  /** Wages and salaries. */
  | 'EMPLOYMENT_INCOME'
  /** Gains and payouts of other investments. */
  | 'INVESTMENTS'
  /** An inheritance. */
  | 'INHERITANCE'
  /** Profit of a business that the person runs. */
  | 'BUSINESS_INCOME'
  /** Savings. */
  | 'SAVINGS'
  /** Gifts and support of the family. */
  | 'FAMILY'
  /** Anything else. */
  | 'OTHER';

/** The person's tax number, or why there is none: one of the two. */
export type KycTaxIdInput =
  /** The number. */
  { number: TaxNumberInput; notRequiredReason?: never; }
  |  /** Why the person has no tax number, for example that the country gives out none. */
  { number?: never; notRequiredReason: Scalars['String']['input']; };

/** A tax number. */
export type TaxNumberInput = {
  /** What kind of number it is. `Country.taxIdTypes` lists the usual ones of a country. */
  type: TaxIdType;
  /**
   * The number, with or without spaces and hyphens. Its form, and its check digits where it has some,
   * are verified.
   */
  value: Scalars['String']['input'];
};

/** Who the person is. It replaces what was saved, except where a field says otherwise. */
export type UpdateUserKycIdentityInformationInput = {
  /** The given name, as the identity paper has it. */
  givenName: Scalars['String']['input'];
  /** The names between the given and the family name. */
  middleName?: InputMaybe<Scalars['String']['input']>;
  /** The family name, as the identity paper has it. */
  familyName: Scalars['String']['input'];
  /** The day of birth. The person is at least 18 years old. */
  dateOfBirth: Scalars['Date']['input'];
  /** The country of birth. */
  countryOfBirth?: InputMaybe<Scalars['CountryCode']['input']>;
  /** The countries that the person is a citizen of. */
  citizenships: Array<Scalars['CountryCode']['input']>;
  /** The country that taxes the person's income. */
  countryOfTaxResidence: Scalars['CountryCode']['input'];
  /** The tax number. Left out: what was saved stays. The check cannot be submitted without. */
  taxId?: InputMaybe<KycTaxIdInput>;
  /** The visa that the person lives on, as the visa names it. For people who live abroad. */
  visaType?: InputMaybe<Scalars['String']['input']>;
  /** The last day of the visa: needed with `visaType`, and not in the past. */
  visaExpiresOn?: InputMaybe<Scalars['Date']['input']>;
  /** Whether the person may live in the country of residence for good. */
  permanentResident?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where the money to invest comes from. */
  fundingSources: Array<FundingSource>;
  /** The yearly income before tax. */
  annualIncome?: InputMaybe<MoneyRangeInput>;
  /** What the person owns and could sell within days. */
  liquidNetWorth?: InputMaybe<MoneyRangeInput>;
  /** All that the person owns less what they owe. */
  totalNetWorth?: InputMaybe<MoneyRangeInput>;
};

/** A session in which an identity provider compares the person with their papers. */
export type IdvSession = {
  __typename?: 'IdvSession';
  /** The session's id. */
  id: Scalars['ID']['output'];
  /** The identity provider. `simulated` for the built-in one. */
  provider: Scalars['String']['output'];
  /** What has come of it. */
  outcome: IdvOutcome;
  /** Why it was not passed, in one sentence for the person. Null unless `outcome` is `FAILED`. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** Why it was not passed, for programs. Null unless `outcome` is `FAILED`. */
  failureCode: Maybe<IdvFailureCode>;
  /** When it was opened. */
  startedAt: Scalars['DateTime']['output'];
  /** When the provider gave its outcome. Null while `PENDING`. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
};

/** What has come of a session with an identity provider. */
export type IdvOutcome =
  /** It is open, or the provider is still comparing. */
  | 'PENDING'
  /** The provider has found that the person is who they say. */
  | 'PASSED'
  /** The provider has found that they are not, or that a paper is not genuine. Open another session. */
  | 'FAILED'
  /** The provider could not tell; an operator looks at it. */
  | 'REVIEW'
  /** The person broke it off. Open another session. */
  | 'CANCELED'
  /** The person did not finish within its time. Open another session. */
  | 'EXPIRED';

/** Why an identity provider could not confirm a person. */
export type IdvFailureCode =
  /** The paper is not genuine, or was altered. */
  | 'DOCUMENT_NOT_GENUINE'
  /** The paper has lapsed. */
  | 'DOCUMENT_EXPIRED'
  /** The pictures of the paper cannot be read. */
  | 'DOCUMENT_UNREADABLE'
  /** The provider does not take this kind of paper of this country. */
  | 'DOCUMENT_NOT_ACCEPTED'
  /** The face is not that of the paper, or was not shown live. */
  | 'FACE_MISMATCH'
  /** Name or day of birth differ from the identity section. */
  | 'DATA_MISMATCH'
  /** Another reason, which `failureReason` tells. */
  | 'OTHER';

/** How the widget of an identity provider ended, as the app saw it. */
export type IdvWidgetOutcome =
  /** The person went through all steps. */
  | 'FINISHED'
  /** The person closed it before the end. */
  | 'CANCELED'
  /** The widget reported an error. */
  | 'FAILED';

/** What an identity provider compares. */
export type IdvFlow =
  /** A paper with a picture, and the person's face. */
  | 'DOCUMENT_AND_FACE'
  /** Only a paper with a picture, for example after the old one expired. */
  | 'DOCUMENT';

/** What the identity provider's widget needs to begin. */
export type IdvToken = {
  __typename?: 'IdvToken';
  /** The token for the widget. It is a secret of the person. */
  token: Scalars['String']['output'];
  /** The identity provider, whose widget to load. `simulated` for the built-in one. */
  provider: Scalars['String']['output'];
  /** The session, for `updateIdvOutcome`. */
  sessionId: Scalars['ID']['output'];
  /** Where to send the person instead of loading a widget. Null if the provider has no such page. */
  url: Maybe<Scalars['String']['output']>;
  /** When the token stops working. */
  expiresAt: Scalars['DateTime']['output'];
};

/** Which session to open. */
export type GetIdvTokenInput = {
  /** What to compare. */
  flow?: IdvFlow;
  /** The https address that the provider's page returns to, one of those that the operator allows. */
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
};

/** How the widget ended, as the app saw it. */
export type UpdateIdvOutcomeInput = {
  /** The session, from `getIdvToken`. */
  sessionId: Scalars['ID']['input'];
  /** What the widget told the app. It is only a hint: the server asks the provider itself. */
  outcome: IdvWidgetOutcome;
};

/** The person's identity check (know your customer): one per person, kept for good. */
export type Kyc = {
  __typename?: 'Kyc';
  /** How far it has come. */
  status: KycStatus;
  /** Who opens the account. At first `INDIVIDUAL`. */
  accountType: KycAccountType;
  /** The sections and how complete each is, in the order to fill them in. One entry of each. */
  sections: Array<KycSectionState>;
  /** Whether `submitKyc` would accept it now. */
  canSubmit: Scalars['Boolean']['output'];
  /** What keeps it from being submitted, in the order of the sections. Empty where nothing does. */
  problems: Array<KycProblem>;
  /** How to reach the person. Null until saved. */
  contact: Maybe<KycContact>;
  /** Who the person is. Null until saved. */
  identity: Maybe<KycIdentity>;
  /** What the law asks people to disclose. Null until saved. */
  disclosures: Maybe<KycDisclosures>;
  /** Whom to call where the person cannot be reached. Null until saved. */
  trustedContact: Maybe<KycTrustedContact>;
  /** The agreements that the check needs, in the version in force. At most 20. */
  agreements: Array<KycAgreement>;
  /** The papers handed in, newest first. At most 20. */
  documents: Array<KycDocument>;
  /** The tax form W-8BEN signed last. Null before the first. */
  w8ben: Maybe<W8Ben>;
  /** The company or trust. Null for an individual, or until saved. */
  company: Maybe<KycCompany>;
  /** The last session with the identity provider. Null before `getIdvToken`. */
  idv: Maybe<IdvSession>;
  /** What the review asked for, newest first. At most 100. */
  requests: Array<KycRequest>;
  /** When it was last submitted. */
  submittedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was last approved or rejected. */
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * When the approval expires unless a newer paper or tax form is given. Null if there is no approval
   * or it does not expire.
   */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** When it last changed. Null: nothing was saved yet. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Who opens an account. */
export type KycAccountType =
  /** One person for themselves. The default. */
  | 'INDIVIDUAL'
  /** A company or partnership, through the person. Chosen with `updateUserKycCompanySetup`. */
  | 'COMPANY'
  /** A trust, through the person as a trustee. Chosen with `updateUserKycCompanySetup`. */
  | 'TRUST';

/** A part of the identity check. */
export type KycSection =
  /** `updateUserKycContactInformation`. */
  | 'CONTACT'
  /** `updateUserKycIdentityInformation`. */
  | 'IDENTITY'
  /** `updateUserKycDisclosures`. */
  | 'DISCLOSURES'
  /** `updateUserKycTrustedContact`. */
  | 'TRUSTED_CONTACT'
  /** `updateUserKycCompanySetup`. Needed only for companies and trusts. */
  | 'COMPANY'
  /** `updateUserKycW8BENFormDocument`. Needed unless the person is a US person. */
  | 'W8BEN'
  /** `updateUserKycFileDocuments`. */
  | 'DOCUMENTS'
  /** `updateUserKycAgreements`. */
  | 'AGREEMENTS'
  /** The identity provider's part: `getIdvToken` and `updateIdvOutcome`. */
  | 'IDV';

/** How complete one section is. */
export type KycSectionState = {
  __typename?: 'KycSectionState';
  /** The section. */
  section: KycSection;
  /** How complete it is. */
  status: KycSectionStatus;
  /** Whether the check needs it, given `accountType` and what the other sections say. */
  required: Scalars['Boolean']['output'];
  /** When it was last saved. Null: never. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** How complete a section is. */
export type KycSectionStatus =
  /** Nothing is saved. */
  | 'MISSING'
  /** Something is saved, and something still needed. */
  | 'INCOMPLETE'
  /** All that is needed is saved. */
  | 'COMPLETE'
  /** The review did not accept it; `Kyc.requests` says why. Saving it again makes it complete. */
  | 'REJECTED';

/** Something that keeps the check from being submitted. */
export type KycProblem = {
  __typename?: 'KycProblem';
  /** The section to mend. */
  section: KycSection;
  /** The field within the section's input, for example `address.postalCode`. Null: the whole section. */
  field: Maybe<Scalars['String']['output']>;
  /** What is missing or wrong, as a sentence for a person. */
  message: Scalars['String']['output'];
};

/** Something that the review asked for. */
export type KycRequest = {
  __typename?: 'KycRequest';
  /** The request's id. */
  id: Scalars['ID']['output'];
  /** The section to mend. */
  section: KycSection;
  /** What to do, as a sentence or two for the person. */
  message: Scalars['String']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When the section was saved again. Null: still open. */
  resolvedAt: Maybe<Scalars['DateTime']['output']>;
};

/** The person's word that the check is right. */
export type SubmitKycInput = {
  /**
   * Who opens the account. `COMPANY` and `TRUST` need the company section of that type; `INDIVIDUAL`
   * sets it aside. Default: as `Kyc.accountType` says.
   */
  accountType?: InputMaybe<KycAccountType>;
  /** Must be true: the person confirms that all of it is complete and correct. */
  confirmAccurate: Scalars['Boolean']['input'];
};

/** A kind of tax number, or of a number that stands in for one. */
export type TaxIdType =
  /** New Zealand: Inland Revenue number (IRD). */
  | 'NZL_IRD'
  /** Australia: tax file number (TFN). */
  | 'AUS_TFN'
  /** Australia: business number (ABN). */
  | 'AUS_ABN'
  /** United States: Social Security number (SSN). */
  | 'USA_SSN'
  /** United States: individual taxpayer identification number (ITIN). */
  | 'USA_ITIN'
  /** United Kingdom: unique taxpayer reference (UTR). */
  | 'GBR_UTR'
  /** United Kingdom: National Insurance number (NINO). */
  | 'GBR_NINO'
  /** Argentina: CUIT or CUIL. */
  | 'ARG_AR_CUIT'
  /** Bolivia: NIT. */
  | 'BOL_NIT'
  /** Brazil: CPF. */
  | 'BRA_CPF'
  /** Chile: RUT. */
  | 'CHL_RUT'
  /** Colombia: NIT. */
  | 'COL_NIT'
  /** Costa Rica: NITE. */
  | 'CRI_NITE'
  /** Germany: Identifikationsnummer. */
  | 'DEU_TAX_ID'
  /** Dominican Republic: RNC. */
  | 'DOM_RNC'
  /** Ecuador: RUC. */
  | 'ECU_RUC'
  /** France: numéro fiscal de référence (SPI). */
  | 'FRA_SPI'
  /** Guatemala: NIT. */
  | 'GTM_NIT'
  /** Honduras: RTN. */
  | 'HND_RTN'
  /** Hungary: adóazonosító jel. */
  | 'HUN_TIN'
  /** Indonesia: number of the identity card (KTP). */
  | 'IDN_KTP'
  /** India: permanent account number (PAN). */
  | 'IND_PAN'
  /** Israel: Teudat Zehut. */
  | 'ISR_TAX_ID'
  /** Italy: codice fiscale. */
  | 'ITA_TAX_ID'
  /** Japan: Individual Number (Kojin Bango). */
  | 'JPN_TAX_ID'
  /** Mexico: RFC. */
  | 'MEX_RFC'
  /** Nicaragua: RUC. */
  | 'NIC_RUC'
  /** Netherlands: burgerservicenummer. */
  | 'NLD_TIN'
  /** Panama: RUC. */
  | 'PAN_RUC'
  /** Peru: RUC. */
  | 'PER_RUC'
  /** Paraguay: RUC. */
  | 'PRY_RUC'
  /** Singapore: number of the citizen's or permanent resident's card (NRIC). */
  | 'SGP_NRIC'
  /** Singapore: foreign identification number (FIN). */
  | 'SGP_FIN'
  /** Singapore: number given out by the tax authority (ASGD). */
  | 'SGP_ASGD'
  /** Singapore: income tax reference number (ITR). */
  | 'SGP_ITR'
  /** El Salvador: NIT. */
  | 'SLV_NIT'
  /** Sweden: personnummer. */
  | 'SWE_TAX_ID'
  /** Uruguay: RUT. */
  | 'URY_RUT'
  /** Venezuela: RIF. */
  | 'VEN_RIF'
  /** The number of a national identity card, where that country uses it for tax. */
  | 'NATIONAL_ID'
  /** The number of a passport, where there is no tax number. */
  | 'PASSPORT'
  /** The number of a permanent resident's card, where there is no tax number. */
  | 'PERMANENT_RESIDENT'
  /** The number of a driver's licence, where there is no tax number. */
  | 'DRIVER_LICENSE'
  /** Another number of a government, such as the tax number of a country not listed here. */
  | 'OTHER_GOV_ID';

/** Whom to call where the person cannot be reached. That person gets no access to the account. */
export type KycTrustedContact = {
  __typename?: 'KycTrustedContact';
  /** Whether the person chose to name nobody. All else is null then. */
  declined: Scalars['Boolean']['output'];
  /** The given name. */
  givenName: Maybe<Scalars['String']['output']>;
  /** The family name. */
  familyName: Maybe<Scalars['String']['output']>;
  /** The e-mail address, where told. */
  email: Maybe<Scalars['String']['output']>;
  /** The phone number with its country code, where told. */
  phone: Maybe<Scalars['String']['output']>;
  /** The address, where told. */
  address: Maybe<Address>;
};

/** Somebody to call. At least one of `email`, `phone` and `address` is given. */
export type KycTrustedContactInput = {
  /** The given name. */
  givenName: Scalars['String']['input'];
  /** The family name. */
  familyName: Scalars['String']['input'];
  /** The e-mail address, not the person's own. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The phone number with its country code, for example `+6421555013`; not the person's own. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The address. */
  address?: InputMaybe<AddressInput>;
};

/**
 * Whom to call where the person cannot be reached. Exactly one of the two fields is given. It replaces
 * what was saved.
 */
export type UpdateUserKycTrustedContactInput = {
  /** Somebody of at least 18 years. */
  contact?: InputMaybe<KycTrustedContactInput>;
  /** True: the person names nobody. False is refused. */
  declined?: InputMaybe<Scalars['Boolean']['input']>;
};

/**
 * A signed W-8BEN: the form by which someone who is not a US person claims the reduced tax on
 * dividends from the United States.
 */
export type W8Ben = {
  __typename?: 'W8Ben';
  /** The form's id. */
  id: Scalars['ID']['output'];
  /** Whether it is in force. */
  status: W8BenStatus;
  /** The full name of the beneficial owner. */
  fullName: Scalars['String']['output'];
  /** The country of citizenship. */
  countryOfCitizenship: Scalars['CountryCode']['output'];
  /** Where the person lives. */
  permanentAddress: Address;
  /** Where to send letters. Null: to `permanentAddress`. */
  mailingAddress: Maybe<Address>;
  /** The US number (SSN or ITIN) with all but its last three characters hidden. Null: none given. */
  ssnOrItinMasked: Maybe<Scalars['String']['output']>;
  /** The foreign tax number with all but its last three characters hidden. Null: none given. */
  foreignTaxIdMasked: Maybe<Scalars['String']['output']>;
  /** Whether the person declared that no foreign tax number is required. */
  foreignTaxIdNotRequired: Scalars['Boolean']['output'];
  /** The reference number, where one was given. */
  referenceNumber: Maybe<Scalars['String']['output']>;
  /** The day of birth. */
  dateOfBirth: Scalars['Date']['output'];
  /** The claim to a tax treaty. Null: none is claimed, and 30 percent are withheld. */
  treatyClaim: Maybe<W8BenTreatyClaim>;
  /** The name that it was signed with. */
  signerName: Scalars['String']['output'];
  /** The day of the signature, in the person's time zone. */
  signedOn: Scalars['Date']['output'];
  /** The moment of the signature, as the form shows it. */
  signedAt: Scalars['DateTime']['output'];
  /**
   * The statement that the form carries beside the name: that it was signed electronically, by whom,
   * when and from which address.
   */
  statement: Scalars['String']['output'];
  /** The address that it was signed from. */
  ipAddress: Scalars['String']['output'];
  /** The revision of the form, for example `10-2021`. */
  formRevision: Scalars['String']['output'];
  /** The last day that it is in force: 31 December of the third year after the signature. */
  expiresOn: Scalars['Date']['output'];
  /**
   * Where to download the signed form as a PDF with GET, without a token, until
   * `downloadUrlExpiresAt`.
   */
  downloadUrl: Scalars['String']['output'];
  /** When `downloadUrl` stops working: five minutes after the answer. */
  downloadUrlExpiresAt: Scalars['DateTime']['output'];
  /** When it was signed. */
  createdAt: Scalars['DateTime']['output'];
};

/** Whether a W-8BEN is in force. */
export type W8BenStatus =
  /** It is in force. */
  | 'VALID'
  /** `expiresOn` has passed. 30 percent are withheld until a new one is signed. Final. */
  | 'EXPIRED'
  /** Name, country or citizenship changed since. Sign a new one within 30 days. Final. */
  | 'INVALIDATED';

/** A claim to the lower tax that a treaty with the United States grants. */
export type W8BenTreatyClaim = {
  __typename?: 'W8BenTreatyClaim';
  /** The country whose treaty is claimed. */
  country: Scalars['CountryCode']['output'];
  /** The article of the treaty, for example `10`. Null if the general rate is claimed. */
  article: Maybe<Scalars['String']['output']>;
  /** The part that is withheld, in percent: 15 for 15 percent. */
  ratePercent: Scalars['Decimal']['output'];
  /** The kind of income, for example `Dividends`. Null: dividends. */
  incomeType: Maybe<Scalars['String']['output']>;
};

/** The person's number for a W-8BEN: one of these. */
export type W8BenTaxIdInput =
  /** The US Social Security number or ITIN: 9 digits. */
  { ssnOrItin: Scalars['String']['input']; foreignTaxId?: never; foreignTaxIdNotRequired?: never; }
  |  /** The tax number of the country of residence. */
  { ssnOrItin?: never; foreignTaxId: Scalars['String']['input']; foreignTaxIdNotRequired?: never; }
  |  /** True: the country of residence gives out no tax numbers or does not require one here. */
  { ssnOrItin?: never; foreignTaxId?: never; foreignTaxIdNotRequired: Scalars['Boolean']['input']; };

/** A claim to the lower tax that a treaty with the United States grants. */
export type W8BenTreatyClaimInput = {
  /** The country whose treaty is claimed: the country of residence for tax. */
  country: Scalars['CountryCode']['input'];
  /** The article of the treaty, for example `10`. Default: the general rate. */
  article?: InputMaybe<Scalars['String']['input']>;
  /**
   * The part to withhold, in percent, no lower than the treaty grants. Default: as
   * `Country.w8benTreatyRatePercent` says.
   */
  ratePercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** The kind of income. Default: dividends. */
  incomeType?: InputMaybe<Scalars['String']['input']>;
};

/** A W-8BEN to sign. */
export type UpdateUserKycW8BENFormDocumentInput = {
  /** The full name of the beneficial owner, as the identity section has it. */
  fullName: Scalars['String']['input'];
  /** The country of citizenship, not the United States. */
  countryOfCitizenship: Scalars['CountryCode']['input'];
  /** Where the person lives: a street address outside the United States, not a post office box. */
  permanentAddress: AddressInput;
  /** Where to send letters. Default: to `permanentAddress`. */
  mailingAddress?: InputMaybe<AddressInput>;
  /** The person's number. */
  taxId: W8BenTaxIdInput;
  /** A reference number of the person's own. */
  referenceNumber?: InputMaybe<Scalars['String']['input']>;
  /** The day of birth, as the identity section has it. */
  dateOfBirth: Scalars['Date']['input'];
  /** The claim to a tax treaty. Default: none, so that 30 percent are withheld. */
  treatyClaim?: InputMaybe<W8BenTreatyClaimInput>;
  /** The name to sign with: the person's own. */
  signerName: Scalars['String']['input'];
  /** Must be true: under penalties of perjury, the person certifies what the form says. */
  certify: Scalars['Boolean']['input'];
};

/** Something that can be priced and, where `tradable`, bought and sold. */
export type Asset = {
  __typename?: 'Asset';
  /** The asset's id, fixed in the built-in catalogue: the same on every server and in the mocks. */
  id: Scalars['ID']['output'];
  /** The ticker, for example `AAPL`, `BTC` or `NZDUSD`. */
  symbol: Scalars['String']['output'];
  /** The name of the company, fund, coin or pair of currencies. */
  name: Scalars['String']['output'];
  /** What kind of asset it is. */
  assetClass: AssetClass;
  /** Where it trades. */
  exchange: Exchange;
  /**
   * The ISO 10383 market identifier code, for example `XNAS`. Null for crypto assets and pairs of
   * currencies.
   */
  mic: Maybe<Scalars['String']['output']>;
  /** The currency that it is priced in. */
  currency: Scalars['CurrencyCode']['output'];
  /** Whether it is listed at present. */
  status: AssetStatus;
  /** Whether orders are taken for it. They are not for pairs of currencies. */
  tradable: Scalars['Boolean']['output'];
  /** Whether a part of one share or coin can be bought. */
  fractionable: Scalars['Boolean']['output'];
  /** The smallest quantity of an order. Null: no such rule. */
  minOrderSize: Maybe<Scalars['Decimal']['output']>;
  /** The step that a quantity must be a multiple of. Null: no such rule. */
  minTradeIncrement: Maybe<Scalars['Decimal']['output']>;
  /** The International Securities Identification Number, where known for certain. */
  isin: Maybe<Scalars['String']['output']>;
  /** The country of the issuer. Null for crypto assets and pairs of currencies. */
  country: Maybe<Scalars['CountryCode']['output']>;
  /**
   * The business sector of the company. Null where it is not known, and for all but the shares of
   * companies.
   */
  sector: Maybe<Sector>;
  /**
   * The last price known, which is `stale` where its source does not answer now. Null: no price of the
   * asset has ever been known.
   */
  quote: Maybe<StockPrice>;
  /**
   * What an order for this asset would need and cost if it were placed now, and why it would be
   * refused. Stores and holds nothing. The amounts are those that a fill at the same prices comes to.
   * `idempotencyKey` has no effect here.
   * Errors: `BAD_USER_INPUT` where `params.assetId` is not this asset's id.
   */
  orderPreview: OrderPreview;
};


/** Something that can be priced and, where `tradable`, bought and sold. */
export type AssetOrderPreviewArgs = {
  params: PlaceOrderInput;
};

/** The last price known of an asset. All amounts are in `currency`. */
export type StockPrice = {
  __typename?: 'StockPrice';
  /** The asset. */
  assetId: Scalars['ID']['output'];
  /** The asset's ticker. */
  symbol: Scalars['String']['output'];
  /** The last price. */
  price: Scalars['Decimal']['output'];
  /** The highest price that a buyer offers, where the market quotes one. */
  bid: Maybe<Scalars['Decimal']['output']>;
  /** The lowest price that a seller asks, where the market quotes one. */
  ask: Maybe<Scalars['Decimal']['output']>;
  /** The first price of regular trading on this day (UTC day for crypto). Null before it opens. */
  open: Maybe<Scalars['Decimal']['output']>;
  /** The highest price of regular trading on this day so far. Null before it opens. */
  high: Maybe<Scalars['Decimal']['output']>;
  /** The lowest price of regular trading on this day so far. Null before it opens. */
  low: Maybe<Scalars['Decimal']['output']>;
  /** The last price of regular trading on the trading day before, a split since then evened out. */
  previousClose: Maybe<Scalars['Decimal']['output']>;
  /** `price` less `previousClose`. */
  change: Maybe<Scalars['Decimal']['output']>;
  /** `change` in percent of `previousClose`. */
  changePercent: Maybe<Scalars['Decimal']['output']>;
  /** The quantity traded in regular trading on this day so far. */
  volume: Maybe<Scalars['Decimal']['output']>;
  /** The currency of all amounts here. */
  currency: Scalars['CurrencyCode']['output'];
  /** Which session the market is in. */
  session: MarketSession;
  /** The moment at which the price was made. */
  asOf: Scalars['DateTime']['output'];
  /** By how many minutes the source lags behind its market. 0: live. */
  delayedMinutes: Scalars['Int']['output'];
  /** The source of the price, for example `yahoo`. `simulated` for the embedded market. */
  source: Scalars['String']['output'];
  /**
   * Whether the price is older than it should be: the source does not answer, or in regular trading
   * nothing was traded for half an hour.
   */
  stale: Scalars['Boolean']['output'];
};

/** What kind of asset it is. */
export type AssetClass =
  /** A share of one company. */
  | 'EQUITY'
  /** An exchange-traded fund. */
  | 'ETF'
  /** A crypto asset. */
  | 'CRYPTO'
  /** A pair of currencies: what one unit of the first is worth in the second. */
  | 'FX'
  /** An option: only in accounts with outside brokers. */
  | 'OPTION'
  /** Anything else that an outside broker keeps, such as a bond or a fund. */
  | 'OTHER';

/** Whether an asset is listed. */
export type AssetStatus =
  /** It is listed and priced. */
  | 'ACTIVE';

/** Where an asset trades. */
export type Exchange =
  /** New York Stock Exchange. */
  | 'NYSE'
  /** Nasdaq. */
  | 'NASDAQ'
  /** NYSE Arca, where most exchange-traded funds list. */
  | 'ARCA'
  /** New Zealand's Exchange. */
  | 'NZX'
  /** The crypto market, which never closes. */
  | 'CRYPTO'
  /** The market for currencies: from Sunday 17:00 to Friday 17:00 New York time. */
  | 'FX'
  /**
   * Any other exchange; `mic` names it where it is known. Its trading hours are not known, and no
   * orders are taken there.
   */
  | 'OTHER';

/** An exchange whose trading hours are known. */
export type TradingExchange =
  /** New York Stock Exchange. */
  | 'NYSE'
  /** Nasdaq. */
  | 'NASDAQ'
  /** NYSE Arca, where most exchange-traded funds list. */
  | 'ARCA'
  /** New Zealand's Exchange. */
  | 'NZX'
  /** The crypto market, which never closes. */
  | 'CRYPTO'
  /** The market for currencies: from Sunday 17:00 to Friday 17:00 New York time. */
  | 'FX';

/** A business sector, one of the eleven of the Global Industry Classification Standard. */
export type Sector =
  /** Media, entertainment and telecommunications. */
  | 'COMMUNICATION_SERVICES'
  /** Goods and services that people can do without: cars, clothes, travel, shops. */
  | 'CONSUMER_DISCRETIONARY'
  /** Food, drink, tobacco, household goods and the shops that sell them. */
  | 'CONSUMER_STAPLES'
  /** Oil, gas, coal and the services around them. */
  | 'ENERGY'
  /** Banks, insurers, brokers, exchanges and payments. */
  | 'FINANCIALS'
  /** Medicines, medical devices, care and laboratories. */
  | 'HEALTH_CARE'
  /** Machines, transport, construction, defense and services to businesses. */
  | 'INDUSTRIALS'
  /** Software, hardware, semiconductors and services around them. */
  | 'INFORMATION_TECHNOLOGY'
  /** Chemicals, metals, mining, paper and packaging. */
  | 'MATERIALS'
  /** Companies that own, run or sell property. */
  | 'REAL_ESTATE'
  /** Power, gas and water. */
  | 'UTILITIES';

/** A part of the trading day. */
export type MarketSession =
  /** Before regular trading: from 04:00 New York time in the United States. */
  | 'PRE_MARKET'
  /** Regular trading. */
  | 'REGULAR'
  /** After regular trading: until 20:00 New York time in the United States. */
  | 'AFTER_HOURS'
  /** No trading. */
  | 'CLOSED';

/** Which asset to look up by its ticker. */
export type FetchAssetByTickerInput = {
  /** The ticker in either case, with or without the market identifier code: `AAPL` or `AAPL.XNAS`. */
  ticker: Scalars['String']['input'];
  /** Narrows a ticker that several exchanges use. */
  exchange?: InputMaybe<Exchange>;
};

/** Which assets to look up. */
export type FetchAssetsByAssetIdsInput = {
  /** The assets' ids, at most 200. An id given twice is answered once. */
  assetIds: Array<Scalars['ID']['input']>;
};

/** The assets found, and the ids that are not in the catalogue. */
export type AssetLookup = {
  __typename?: 'AssetLookup';
  /** The assets found, in the order of the ids given. */
  assets: Array<Asset>;
  /** The ids for which there is no asset. */
  unknownIds: Array<Scalars['ID']['output']>;
};

/** The asset whose price to read: either `assetId` or `symbol` is given. */
export type GetCurrentStockPriceInput = {
  /** The asset's id. */
  assetId?: InputMaybe<Scalars['ID']['input']>;
  /** The asset's ticker in either case, bare or with the market identifier code: `AIR` or `AIR.XNZE`. */
  symbol?: InputMaybe<Scalars['String']['input']>;
};

/** What to search for. */
export type SearchBarInput = {
  /** The words typed so far, in either case; small typing errors are forgiven. */
  query: Scalars['String']['input'];
  /** What kinds of thing to look for. Default: all. */
  kinds?: InputMaybe<Array<SearchResultKind>>;
  /** How many results at most, 1 to 50. */
  limit?: Scalars['Int']['input'];
};

/** What kind of thing a search found. */
export type SearchResultKind =
  /** An asset of the catalogue. */
  | 'ASSET'
  /** A strategy that everybody can see. */
  | 'STRATEGY'
  /** Somebody who publishes trade ideas and runs strategies. */
  | 'EXPERT'
  /** A piece of news of the last days. */
  | 'NEWS';

/** One line of a search. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /** What kind of thing it is. */
  kind: SearchResultKind;
  /** The id of the thing found. */
  id: Scalars['ID']['output'];
  /** The line to show: the symbol of an asset, else the name or the headline. */
  title: Scalars['String']['output'];
  /**
   * The second line to show: the name of an asset, what a strategy or an expert is about, who
   * published a piece of news.
   */
  subtitle: Maybe<Scalars['String']['output']>;
  /** How well it fits, from 0 to 1. Results come with the best first. */
  score: Scalars['Decimal']['output'];
  /** The asset, where `kind` is `ASSET`. */
  asset: Maybe<Asset>;
  /** The piece of news, where `kind` is `NEWS`. */
  news: Maybe<NewsItem>;
};

/** Assets, by symbol. */
export type AssetPage = {
  __typename?: 'AssetPage';
  /** The assets of this page. */
  nodes: Array<Asset>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** Which asset to look up. */
export type FetchAssetByAssetIdInput = {
  /** The asset's id. */
  assetId: Scalars['ID']['input'];
};

/** Which assets to look up. */
export type FetchAssetsByTickersInput = {
  /** The tickers in either case, with or without the market identifier code, at most 200. */
  tickers: Array<Scalars['String']['input']>;
  /** Narrows tickers that several exchanges use. */
  exchange?: InputMaybe<Exchange>;
};

/** The assets found, and the tickers that name none. */
export type AssetTickerLookup = {
  __typename?: 'AssetTickerLookup';
  /** The assets found, in the order of the tickers given. */
  assets: Array<Asset>;
  /** The tickers for which there is no asset, or more than one. */
  unknownTickers: Array<Scalars['String']['output']>;
};

/** Which assets to list. An asset is listed where it fits every filter given. */
export type GetTradableAssetsInput = {
  /** Only assets with one of these ids, at most 200. Unknown ids are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only assets of these classes. Default: all. */
  assetClasses?: InputMaybe<Array<AssetClass>>;
  /** Only assets that trade on these exchanges. Default: all. */
  exchanges?: InputMaybe<Array<Exchange>>;
  /** Only shares of companies in these sectors. Default: all. */
  sectors?: InputMaybe<Array<Sector>>;
  /** True: only assets that can be bought in parts. False: only the others. Default: all. */
  fractionable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only assets whose symbol or name holds these words. Default: all. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** How many assets a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Which exchange rates to read. */
export type FetchAvailableRatesInput = {
  /**
   * The currency to convert from. Default: the one that the source publishes its rates of, such as
   * EUR.
   */
  base?: InputMaybe<Scalars['CurrencyCode']['input']>;
};

/**
 * Prices of an asset or an option over one step of time, in the asset's own currency. Steps of a day
 * and longer cover regular trading only. For an asset, a longer step adds up the shorter ones in it.
 * For an option, `high` and `low` may be the highest and lowest value that it can have had in the
 * step, so a longer step may reach further than the shorter ones in it.
 */
export type Bar = {
  __typename?: 'Bar';
  /** When trading begins in the step. */
  at: Scalars['DateTime']['output'];
  /** The first price of the step. */
  open: Scalars['Decimal']['output'];
  /** The highest price of the step. */
  high: Scalars['Decimal']['output'];
  /** The lowest price of the step. */
  low: Scalars['Decimal']['output'];
  /** The last price of the step. */
  close: Scalars['Decimal']['output'];
  /** The quantity traded, where the source counts it. */
  volume: Maybe<Scalars['Decimal']['output']>;
  /** The average price weighted by volume, where the source gives it. */
  vwap: Maybe<Scalars['Decimal']['output']>;
};

/** Bars, oldest first. */
export type BarPage = {
  __typename?: 'BarPage';
  /** The bars of this page. */
  nodes: Array<Bar>;
  /** The currency of the prices. */
  currency: Scalars['CurrencyCode']['output'];
  /** Where the bars come from. `simulated` for the embedded market. */
  source: Scalars['String']['output'];
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** How past prices are adjusted for what the company did with its shares. */
export type PriceAdjustment =
  /** As they were traded. */
  | 'RAW'
  /**
   * Prices before a split are divided by its ratio and volumes multiplied by it, so that the series
   * has no step on that day. Dividends are not taken out.
   */
  | 'SPLIT'
  /** Dividends are evened out. */
  | 'DIVIDEND'
  /** Splits and dividends are evened out. */
  | 'ALL';

/**
 * The performance of an asset. All figures are computed from the daily closes in `series`, from its
 * first point to its last.
 */
export type AssetPerformance = {
  __typename?: 'AssetPerformance';
  /** The asset. */
  assetId: Scalars['ID']['output'];
  /** The asset's ticker. */
  symbol: Scalars['String']['output'];
  /** The return of each span asked for. */
  ranges: Array<RangeReturn>;
  /**
   * The annualized volatility over the longest span, in percent: the sample standard deviation of
   * daily returns times the square root of 252, or of 365 for an asset that trades every day. Null:
   * there are fewer than 20 daily returns.
   */
  volatilityPercent: Maybe<Scalars['Decimal']['output']>;
  /** The deepest fall from a high over the longest span, in percent, 0 or below. Null for one close. */
  maxDrawdownPercent: Maybe<Scalars['Decimal']['output']>;
  /**
   * The beta against the benchmark over the longest span. Null without a benchmark, or for fewer than
   * 20 common daily returns.
   */
  beta: Maybe<Scalars['Decimal']['output']>;
  /**
   * The daily closes that the longest span is measured over, oldest first, in the asset's currency,
   * splits evened out. The first is the last close on or before the day that the span begins. At most
   * 10,000.
   */
  series: Array<DataPoint>;
};

/** The return over one span: from the last close on or before its first day to the last close. */
export type RangeReturn = {
  __typename?: 'RangeReturn';
  /** The span. */
  range: PastRange;
  /** The change of the price in percent. Null: the asset is younger than the span. */
  priceReturnPercent: Maybe<Scalars['Decimal']['output']>;
  /** The change with dividends reinvested, in percent. Null: the asset is younger than the span. */
  totalReturnPercent: Maybe<Scalars['Decimal']['output']>;
  /** The price return of the benchmark in percent. Null without one, or without its prices. */
  benchmarkReturnPercent: Maybe<Scalars['Decimal']['output']>;
};

/** Which asset, given by one of the two. */
export type AssetReferenceInput =
  /** The asset's id. */
  { assetId: Scalars['ID']['input']; symbol?: never; }
  |  /** The asset's ticker, with or without the market identifier code. */
  { assetId?: never; symbol: Scalars['String']['input']; };

/** Which bars to read. */
export type GetStockHistoricalDataInput = {
  /** The asset. */
  asset: AssetReferenceInput;
  /** The length of a bar. */
  timeframe?: Timeframe;
  /** The span of time up to now. Not together with `from` or `to`. Default: `M1` before `to`. */
  range?: InputMaybe<PastRange>;
  /** The first moment, not after `to` and not in the future. Default: what `range` says. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** The moment before which the bars end. Default, and for moments in the future: now. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** How past prices are adjusted. */
  adjustment?: PriceAdjustment;
  /** Whether bars of less than a day also cover the time before and after regular trading. */
  extendedHours?: Scalars['Boolean']['input'];
  /** How many bars a page holds, 1 to 10,000. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Which performance to read. */
export type FetchAssetPerformanceInput = {
  /** The asset's id. */
  assetId: Scalars['ID']['input'];
  /** The spans. */
  ranges?: Array<PastRange>;
  /** The ticker to compare with, for example `VTI`. */
  benchmarkSymbol?: InputMaybe<Scalars['String']['input']>;
};

/** One price of the live stream. All amounts are in `currency`. */
export type LivePrice = {
  __typename?: 'LivePrice';
  /** The asset. */
  assetId: Scalars['ID']['output'];
  /** The asset's ticker. */
  symbol: Scalars['String']['output'];
  /** The last price. */
  price: Scalars['Decimal']['output'];
  /** The currency that the asset is priced in. */
  currency: Scalars['CurrencyCode']['output'];
  /** The highest price that a buyer offers, where the market quotes one. */
  bid: Maybe<Scalars['Decimal']['output']>;
  /** The lowest price that a seller asks, where the market quotes one. */
  ask: Maybe<Scalars['Decimal']['output']>;
  /** `price` less the last price of regular trading on the trading day before. */
  change: Maybe<Scalars['Decimal']['output']>;
  /** `change` in percent of that price. */
  changePercent: Maybe<Scalars['Decimal']['output']>;
  /** The quantity traded in regular trading on this day so far. */
  volume: Maybe<Scalars['Decimal']['output']>;
  /** Which session the market is in. */
  session: MarketSession;
  /** When the price was made. */
  at: Scalars['DateTime']['output'];
  /**
   * The number of the price among all prices of this asset, the same for every reader and after a
   * reconnection. One price is made for each second in which the asset trades, and one a trading day
   * for a pair of currencies. Where it is more than one above the last, the prices in between were
   * left out; where it is not above the last, the price is not newer.
   */
  sequence: Scalars['Int']['output'];
};

/** The assets to stream: `assetIds`, `symbols` or both. An asset named twice is streamed once. */
export type LivePriceDataInput = {
  /** The assets' ids, 1 to 200. */
  assetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The assets' tickers in either case, bare or with the market identifier code, 1 to 200. */
  symbols?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The trading hours of an exchange. */
export type MarketHours = {
  __typename?: 'MarketHours';
  /** The exchange. */
  exchange: TradingExchange;
  /** The exchange's IANA time zone, for example `America/New_York`. */
  timeZone: Scalars['String']['output'];
  /** Whether the exchange is in regular trading at `asOf`. */
  open: Scalars['Boolean']['output'];
  /** The session that the exchange is in at `asOf`. */
  session: MarketSession;
  /** The moment of the answer, by the server's clock. */
  asOf: Scalars['DateTime']['output'];
  /** When regular trading next opens after `asOf`. Null for a market that never closes. */
  nextOpensAt: Maybe<Scalars['DateTime']['output']>;
  /** When regular trading next closes after `asOf`. Null for a market that never closes. */
  nextClosesAt: Maybe<Scalars['DateTime']['output']>;
  /** The days asked for, oldest first. At most 366. */
  days: Array<MarketDay>;
};

/** The trading hours of an exchange on one calendar day in its time zone. */
export type MarketDay = {
  __typename?: 'MarketDay';
  /** The calendar day in the exchange's time zone. */
  date: Scalars['Date']['output'];
  /** Whether the exchange is closed for a holiday. False on an ordinary weekend day. */
  holiday: Scalars['Boolean']['output'];
  /** The holiday's English name. Null on other days. */
  holidayName: Maybe<Scalars['String']['output']>;
  /** Whether regular trading ends earlier than usual. */
  earlyClose: Scalars['Boolean']['output'];
  /** When pre-market trading opens. Null on a day without pre-market trading. */
  preMarketOpensAt: Maybe<Scalars['DateTime']['output']>;
  /** When regular trading opens. Null on a day without trading. */
  opensAt: Maybe<Scalars['DateTime']['output']>;
  /** When regular trading closes. Null on a day without trading. */
  closesAt: Maybe<Scalars['DateTime']['output']>;
  /** When after-hours trading closes. Null on a day without after-hours trading. */
  afterHoursClosesAt: Maybe<Scalars['DateTime']['output']>;
};

/** The exchange and the days to read. */
export type FetchMarketHoursInput = {
  /** The exchange. Default: the New York Stock Exchange. */
  exchange?: TradingExchange;
  /**
   * The first calendar day in the exchange's time zone, from 2015-01-01 to 2030-12-31. Default: six
   * days before `to` where that is given, else today in the exchange's time zone.
   */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last calendar day, at most 365 days after `from`. Default: six days after `from`. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** One option contract with its price now. */
export type OptionContract = {
  __typename?: 'OptionContract';
  /** The OCC symbol, for example `AAPL  261218C00300000`. */
  symbol: Scalars['String']['output'];
  /** The ticker of the underlying asset. */
  underlying: Scalars['String']['output'];
  /** Call or put. */
  type: OptionType;
  /** When it may be exercised. */
  style: OptionStyle;
  /** The strike price, in the underlying's currency. */
  strike: Scalars['Decimal']['output'];
  /** The last day on which it can be exercised. */
  expirationDate: Scalars['Date']['output'];
  /** How many shares one contract is over. */
  multiplier: Scalars['Int']['output'];
  /** The highest price that a buyer offers, per share. */
  bid: Maybe<Scalars['Decimal']['output']>;
  /** The lowest price that a seller asks, per share. */
  ask: Maybe<Scalars['Decimal']['output']>;
  /** The last traded price, per share. */
  last: Maybe<Scalars['Decimal']['output']>;
  /** The middle between bid and ask, per share. */
  mid: Maybe<Scalars['Decimal']['output']>;
  /** Contracts traded today. */
  volume: Maybe<Scalars['Decimal']['output']>;
  /** Contracts open at the end of the day before. */
  openInterest: Maybe<Scalars['Decimal']['output']>;
  /** The yearly volatility that `mid` implies, as a fraction. */
  impliedVolatilityFraction: Maybe<Scalars['Decimal']['output']>;
  /** Why `impliedVolatilityFraction` and the greeks are null. Null: they are not. */
  impliedVolatilityGap: Maybe<ImpliedVolatilityGap>;
  /** How much the price changes when the underlying rises by one unit of its currency. */
  delta: Maybe<Scalars['Decimal']['output']>;
  /** How much `delta` changes when the underlying rises by one unit of its currency. */
  gamma: Maybe<Scalars['Decimal']['output']>;
  /** How much the price changes in one day, as a rule below 0. */
  theta: Maybe<Scalars['Decimal']['output']>;
  /** How much the price changes when volatility rises by one percentage point. */
  vega: Maybe<Scalars['Decimal']['output']>;
  /** How much the price changes when the interest rate rises by one percentage point. */
  rho: Maybe<Scalars['Decimal']['output']>;
  /** Whether exercising it now would be worth something. */
  inTheMoney: Scalars['Boolean']['output'];
  /** What exercising it now would be worth, per share, at least 0. */
  intrinsicValue: Scalars['Decimal']['output'];
  /** What `mid` is above `intrinsicValue`. */
  timeValue: Maybe<Scalars['Decimal']['output']>;
  /** When the price was made. */
  asOf: Scalars['DateTime']['output'];
};

/** The options of one underlying and one expiration date. */
export type OptionChain = {
  __typename?: 'OptionChain';
  /** The ticker of the underlying asset. */
  underlying: Scalars['String']['output'];
  /** The last price of the underlying. */
  underlyingPrice: Scalars['Decimal']['output'];
  /** The expiration date. */
  expirationDate: Scalars['Date']['output'];
  /**
   * When the options expire: the close of regular trading on the expiration date, 16:00 New York time
   * and 13:00 on a day with an early close.
   */
  expiresAt: Scalars['DateTime']['output'];
  /**
   * The time from `asOf` to `expiresAt` that volatilities and greeks are computed with, to the second:
   * years of 365 days, to twelve decimal places.
   */
  yearsToExpiration: Scalars['Decimal']['output'];
  /** The yearly interest rate used for them, compounded continuously: 0.04 is 4 percent. */
  interestRateFraction: Scalars['Decimal']['output'];
  /** The yearly dividend yield used for them, compounded continuously: 0.01 is 1 percent. */
  dividendYieldFraction: Scalars['Decimal']['output'];
  /** The calls, by strike. At most 500. */
  calls: Array<OptionContract>;
  /** The puts, by strike. At most 500. */
  puts: Array<OptionContract>;
  /** When the prices were made. */
  asOf: Scalars['DateTime']['output'];
};

/** Why no implied volatility can be computed from the price of an option. */
export type ImpliedVolatilityGap =
  /** Nobody bids, or nobody asks: there is no middle. */
  | 'NO_MARKET'
  /**
   * The price is within its smallest step of what the option is worth for certain, so that next to
   * nothing of it is left to chance.
   */
  | 'NO_TIME_VALUE'
  /** No volatility up to 1,000 percent gives a price as high. */
  | 'NONE_FITS';

/** Call or put. */
export type OptionType =
  /** The right to buy. */
  | 'CALL'
  /** The right to sell. */
  | 'PUT';

/** When an option may be exercised. */
export type OptionStyle =
  /** On any day until expiration. */
  | 'AMERICAN'
  /** Only at expiration. */
  | 'EUROPEAN';

/** Whose expiration dates to read. */
export type GetExpirationDatesInput = {
  /** The ticker of the underlying asset. */
  symbol: Scalars['String']['input'];
};

/** Which strikes to read. */
export type GetStrikesInput = {
  /** The ticker of the underlying asset. */
  symbol: Scalars['String']['input'];
  /** The expiration date, one of `getExpirationDates`. */
  expirationDate: Scalars['Date']['input'];
  /** Only strikes of options of these types. Default: both. */
  types?: InputMaybe<Array<OptionType>>;
};

/** Which options to read. */
export type GetOptionChainInput = {
  /** The ticker of the underlying asset. */
  symbol: Scalars['String']['input'];
  /** The expiration date, one of `getExpirationDates`. */
  expirationDate: Scalars['Date']['input'];
  /** Only options of these types; a list of another type is empty. Default: both. */
  types?: InputMaybe<Array<OptionType>>;
  /** Only strikes from this price. Default: all. */
  minStrike?: InputMaybe<Scalars['Decimal']['input']>;
  /** Only strikes up to this price. Default: all. */
  maxStrike?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Which bars of an option to read. */
export type GetOptionHistoricalDataInput = {
  /** The OCC symbol of the option. */
  optionSymbol: Scalars['String']['input'];
  /** The length of a bar. */
  timeframe?: Timeframe;
  /** The first moment. Default: the option's first bar. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** The moment before which it ends. Default: now. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** How many bars a page holds, 1 to 10,000. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** One thing that the person owns: a cash balance, a position or a holding of a tracked portfolio. */
export type NetWorthAsset = {
  __typename?: 'NetWorthAsset';
  /** The id of the cash balance, position or holding. */
  id: Scalars['ID']['output'];
  /** What the person or the market calls it. */
  name: Scalars['String']['output'];
  /** The ticker of a listed asset. */
  symbol: Maybe<Scalars['String']['output']>;
  /** What kind of thing it is. */
  category: NetWorthCategory;
  /** The tracked portfolio that holds it: a broker account's mirror, where it has one. Null: none. */
  portfolioId: Maybe<Scalars['ID']['output']>;
  /** The broker account that holds it. Null for what is recorded, imported or watched. */
  brokerAccountId: Maybe<Scalars['ID']['output']>;
  /** The instrument that is held; a listed one has the id of its asset. Null for a cash balance. */
  instrumentId: Maybe<Scalars['ID']['output']>;
  /** How much of it there is, where it is counted. */
  quantity: Maybe<Scalars['Decimal']['output']>;
  /** What one of it is worth, in `currency`, where it is counted. */
  price: Maybe<Scalars['Decimal']['output']>;
  /** What the person's part is worth, in `currency`. Null if it never had a price. */
  value: Maybe<Scalars['Decimal']['output']>;
  /** What the whole is worth, whoever owns the rest, in `currency`. Null if it never had a price. */
  wholeValue: Maybe<Scalars['Decimal']['output']>;
  /** The currency that it is valued in. */
  currency: Scalars['CurrencyCode']['output'];
  /**
   * What the person's part is worth in the display currency, rounded once to its minor unit. Null if
   * no price or no exchange rate is known.
   */
  valueInDisplayCurrency: Maybe<Scalars['Decimal']['output']>;
  /** What the person's part cost, fees included, in `currency`. Null if it is not known. */
  costBasis: Maybe<Scalars['Decimal']['output']>;
  /**
   * What the person's part has earned since the first trade. Null if no tracked portfolio holds it,
   * and while it has no price.
   */
  gain: Maybe<PortfolioGain>;
  /** The person's part of it, in percent. `value` has it applied. */
  ownershipPercent: Scalars['Decimal']['output'];
  /**
   * The day of the price that `value` rests on, where the person lives; for cash, the day that is
   * asked for. Null without a price, or where its day is not known.
   */
  valuedOn: Maybe<Scalars['Date']['output']>;
  /**
   * When `price` was made; for a price recorded by hand, the end of its day where the person lives, or
   * now where that is earlier. Null for cash, without a price, or where the moment is not known.
   */
  priceAsOf: Maybe<Scalars['DateTime']['output']>;
  /**
   * Whether the price that `value` rests on is more than 7 days older than the day that is asked for.
   * The value stands until a newer one comes. True without a price.
   */
  stale: Scalars['Boolean']['output'];
  /** How soon it can be turned into cash. */
  liquidity: AssetLiquidity;
  /** The debts that were taken up for it, such as its mortgage. At most 1,000. */
  linkedLiabilityIds: Array<Scalars['ID']['output']>;
  /**
   * `valueInDisplayCurrency` less the person's part of the linked debts, in the display currency.
   * Negative where more is owed than it is worth. Null if one of them is not known.
   */
  equityInDisplayCurrency: Maybe<Scalars['Decimal']['output']>;
  /** The country of the issuer or the place, where known. */
  country: Maybe<Scalars['CountryCode']['output']>;
  /** The business sector of the company. Null where it is not known, and for all but shares. */
  sector: Maybe<Sector>;
};

/** What kind of thing an asset is. */
export type NetWorthCategory =
  /** Cash in a broker account, or recorded by hand. */
  | 'CASH'
  /** Shares of listed companies. */
  | 'EQUITY'
  /** Exchange-traded funds. */
  | 'ETF'
  /** Managed funds that are not traded on an exchange. */
  | 'FUND'
  /** Bonds and other debt of companies and states. */
  | 'BOND'
  /** Crypto assets. */
  | 'CRYPTO'
  /** Houses, flats and land. */
  | 'PROPERTY'
  /** Cars, boats and other vehicles. */
  | 'VEHICLE'
  /** Savings accounts. */
  | 'SAVINGS'
  /** Deposits for a fixed term. */
  | 'TERM_DEPOSIT'
  /** Pension and retirement schemes. */
  | 'PENSION'
  /** Insurance policies with a cash value. */
  | 'INSURANCE'
  /** Shares of companies that are not listed. */
  | 'PRIVATE_EQUITY'
  /** A business that the person runs. */
  | 'BUSINESS'
  /** Art, watches, wine and other things that people collect. */
  | 'COLLECTIBLE'
  /** Gold, silver and other precious metals. */
  | 'PRECIOUS_METAL'
  /** Money lent to others. */
  | 'LOAN_RECEIVABLE'
  /** Anything else, such as options. */
  | 'OTHER';

/** How soon an asset can be turned into cash without a loss in price, judged by its category. */
export type AssetLiquidity =
  /** At once: cash and savings accounts. */
  | 'IMMEDIATE'
  /** Within days: what trades on a market, and managed funds. */
  | 'DAYS'
  /** Within months: property, vehicles, collectibles and other things that need a buyer. */
  | 'MONTHS'
  /** Not before a date or an event: term deposits, pension schemes, insurance policies. */
  | 'LOCKED';

/** Which assets to read, and as they were on which day. */
export type NetWorthAssetsInput = {
  /** Only assets with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only assets of this tracked portfolio and its sub-portfolios. Default: all. */
  portfolioId?: InputMaybe<Scalars['ID']['input']>;
  /** Only assets of these categories. Default: all. */
  categories?: InputMaybe<Array<NetWorthCategory>>;
  /** Also holdings of which nothing is left. */
  includeEnded?: Scalars['Boolean']['input'];
  /** Assets, prices and exchange rates at the end of this day, not in the future. Default: now. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
};

/** What all or some assets were worth at the end of one step of a history. */
export type NetWorthAssetPoint = {
  __typename?: 'NetWorthAssetPoint';
  /** The last day of the step. */
  date: Scalars['Date']['output'];
  /**
   * What the person's part was worth, in the display currency at the prices and exchange rates of the
   * end of that day, as far as they are known.
   */
  value: Scalars['Decimal']['output'];
  /**
   * How many assets, and debts where these are told, this point leaves out, since no price or exchange
   * rate was known then.
   */
  unpricedCount: Scalars['Int']['output'];
  /** What the person's part had cost by then, in the display currency. Null if it is not known. */
  costBasis: Maybe<Scalars['Decimal']['output']>;
  /**
   * What had been put in by then less what had been taken out, in the display currency. `value` less
   * it is what was gained. Null if it is not known.
   */
  netContributions: Maybe<Scalars['Decimal']['output']>;
  /**
   * All debts of that day, in the display currency, so that one query draws the net worth. Null if the
   * history is of one asset or one portfolio.
   */
  totalLiabilities: Maybe<Scalars['Decimal']['output']>;
  /** `value` less `totalLiabilities`. Null if `totalLiabilities` is null. */
  netWorth: Maybe<Scalars['Decimal']['output']>;
};

/** A history of assets, oldest point first. */
export type NetWorthAssetPointPage = {
  __typename?: 'NetWorthAssetPointPage';
  /** The points of this page. */
  nodes: Array<NetWorthAssetPoint>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** The length of one step. */
  timeframe: HistoryTimeframe;
  /** The display currency, in which all amounts are. */
  currency: Scalars['CurrencyCode']['output'];
};

/** Which history of assets to read. */
export type NetWorthAssetHistoryInput = {
  /** Only this asset, by its `NetWorthAsset.id`. Default: all assets. */
  netWorthAssetId?: InputMaybe<Scalars['ID']['input']>;
  /** Only assets of this tracked portfolio and its sub-portfolios. Default: all. */
  portfolioId?: InputMaybe<Scalars['ID']['input']>;
  /** The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`. */
  range?: InputMaybe<PastRange>;
  /** The first day, not after `to` and not in the future. Default: what `range` says. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day. Default, and for days in the future: today. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** The length of one step. */
  timeframe?: HistoryTimeframe;
  /** How many points a page holds, 1 to 10,000. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Everything that the person owns and owes at one moment, in one display currency. */
export type NetWorthDashboard = {
  __typename?: 'NetWorthDashboard';
  /** The sums. */
  totals: NetWorthTotals;
  /**
   * What the person owns: cash, positions and what tracked portfolios hold. The largest value first.
   * At most 10,000.
   */
  assets: Array<NetWorthAsset>;
  /** What the person owes, without archived debts. The largest balance first. At most 1,000. */
  liabilities: Array<NetWorthLiability>;
  /** What the person saves for, without archived goals, by priority. At most 1,000. */
  goals: Array<NetWorthGoal>;
  /** What comes in regularly, by name. At most 1,000. */
  incomes: Array<NetWorthIncome>;
  /** What goes out regularly, by name. At most 1,000. */
  expenses: Array<NetWorthExpense>;
  /** The parts of `totalAssets` by category, the largest first. At most one for each category. */
  allocation: Array<AllocationSlice>;
  /**
   * How many imported trades and dividends wait for the person to confirm them. They do not count in
   * any figure until then.
   */
  pendingConfirmations: Scalars['Int']['output'];
  /**
   * What is left of a month's income after its expenses, in percent of that income; negative where
   * more goes out. Null if nothing comes in, or an exchange rate is not known.
   */
  savingsRatePercent: Maybe<Scalars['Decimal']['output']>;
  /** The display currency: of all totals and of every amount `InDisplayCurrency`. */
  currency: Scalars['CurrencyCode']['output'];
  /** The moment that the values speak of. */
  asOf: Scalars['DateTime']['output'];
};

/**
 * Sums of what is owned, owed, earned and spent. Each is the sum of the parts shown, as far as their
 * prices and exchange rates are known.
 */
export type NetWorthTotals = {
  __typename?: 'NetWorthTotals';
  /** `totalAssets` less `totalLiabilities`. */
  netWorth: Scalars['Decimal']['output'];
  /** The sum of the assets. */
  totalAssets: Scalars['Decimal']['output'];
  /** The sum of the liabilities, a positive number. */
  totalLiabilities: Scalars['Decimal']['output'];
  /** The expenses active today, by the month. A one-off expense counts in its own month. */
  totalMonthlyExpenses: Scalars['Decimal']['output'];
  /** The incomes active today, by the year. A one-off income counts in its own calendar year. */
  totalAnnualIncome: Scalars['Decimal']['output'];
  /** The part of `totalAssets` whose `liquidity` is `IMMEDIATE` or `DAYS`. */
  liquidAssets: Scalars['Decimal']['output'];
  /** How many assets and debts these totals leave out, since no price or exchange rate is known. */
  unpricedCount: Scalars['Int']['output'];
  /** How many incomes and expenses these totals leave out, since no exchange rate is known. */
  unpricedFlowCount: Scalars['Int']['output'];
  /**
   * `totalLiabilities` in percent of `totalAssets`. Null if nothing is owned, or one of them is not
   * known whole.
   */
  debtToAssetPercent: Maybe<Scalars['Decimal']['output']>;
  /**
   * `netWorth` less what it was one month before. Null if the history is shorter, or `netWorth` was or
   * is not known whole.
   */
  monthChange: Maybe<Scalars['Decimal']['output']>;
  /** `monthChange` in percent of what `netWorth` was. Null if that was not above 0. */
  monthChangePercent: Maybe<Scalars['Decimal']['output']>;
  /** The display currency, in which all these amounts are. */
  currency: Scalars['CurrencyCode']['output'];
};

/** The part of the assets that one category makes up. */
export type AllocationSlice = {
  __typename?: 'AllocationSlice';
  /** The category. */
  category: NetWorthCategory;
  /** The sum of its assets, in the display currency. */
  value: Scalars['Decimal']['output'];
  /**
   * Its part of the assets in percent, to two places. All parts sum to exactly 100: what rounding down
   * leaves goes to those with the largest remainders. Null if the assets do not sum to more than 0.
   */
  percent: Maybe<Scalars['Decimal']['output']>;
  /** How many of its assets `value` leaves out, since no price or exchange rate is known. */
  unpricedCount: Scalars['Int']['output'];
};

/** Parts of a net worth that a share link or a report can show. */
export type NetWorthSection =
  /** The sums: net worth, assets and debts. */
  | 'TOTALS'
  /** The parts of the assets by category. */
  | 'ALLOCATION'
  /** The assets one by one. */
  | 'ASSETS'
  /** The debts one by one. */
  | 'LIABILITIES'
  /** What comes in and goes out. */
  | 'CASH_FLOW'
  /** What the person saves for, and how far it is. */
  | 'GOALS'
  /** How the value of the assets developed. */
  | 'HISTORY';

/** What a person has settled about the display of the net worth. */
export type NetWorthSettings = {
  __typename?: 'NetWorthSettings';
  /** The id of these settings. A person has one set of them. */
  id: Scalars['ID']['output'];
  /** The currency of all totals and of every amount `InDisplayCurrency`. */
  displayCurrency: Scalars['CurrencyCode']['output'];
  /** When the person last chose a currency. Null until the first time. */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

/** The currency to show the net worth in. */
export type UpdateNetWorthDisplayCurrencyInput = {
  /** The new display currency. */
  currency: Scalars['CurrencyCode']['input'];
};

/** A paper that belongs to the net worth, such as a deed, a policy or a contract, kept for reference. */
export type NetWorthDocument = {
  __typename?: 'NetWorthDocument';
  /** The document's id. */
  id: Scalars['ID']['output'];
  /** What the person calls it. */
  title: Scalars['String']['output'];
  /** What kind of paper it is. */
  category: NetWorthDocumentCategory;
  /** Whether its file has arrived. */
  status: NetWorthDocumentStatus;
  /** The name of the file. */
  fileName: Scalars['String']['output'];
  /** The media type of the file, for example `application/pdf`. */
  mimeType: Scalars['String']['output'];
  /** The size of the file in bytes. */
  sizeBytes: Scalars['Int']['output'];
  /** The SHA-256 of the file as 64 hexadecimal digits in lower case. */
  sha256: Scalars['String']['output'];
  /** What kind of object `linkedId` names. Null if the document belongs to no object. */
  linkedType: Maybe<NetWorthLinkType>;
  /** The object that it belongs to. Null if `linkedType` is null. */
  linkedId: Maybe<Scalars['ID']['output']>;
  /** The last day that the paper is valid, where it ends. */
  expiresOn: Maybe<Scalars['Date']['output']>;
  /**
   * Where to download the file with GET, without a token, until `downloadUrlExpiresAt`. Null until the
   * document is `AVAILABLE`.
   */
  downloadUrl: Maybe<Scalars['String']['output']>;
  /** When `downloadUrl` stops working: five minutes after the answer. Null if `downloadUrl` is null. */
  downloadUrlExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /** What the person noted. */
  note: Maybe<Scalars['String']['output']>;
  /** When its file was accepted. */
  uploadedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was announced. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What kind of paper a document is. */
export type NetWorthDocumentCategory =
  /** Proof of ownership: deeds, titles, registrations. */
  | 'OWNERSHIP'
  /** Insurance policies. */
  | 'INSURANCE'
  /** Loan and mortgage agreements. */
  | 'LOAN'
  /** Statements of banks, brokers and funds. */
  | 'STATEMENT'
  /** Valuations and appraisals. */
  | 'VALUATION'
  /** Tax returns, assessments and certificates. */
  | 'TAX'
  /** Wills, trust deeds and powers of attorney. */
  | 'ESTATE'
  /** Other contracts, such as leases and employment. */
  | 'CONTRACT'
  /** Receipts and warranties. */
  | 'RECEIPT'
  /** Anything else. */
  | 'OTHER';

/** How far the upload of a document is. */
export type NetWorthDocumentStatus =
  /** Announced with `createNetWorthDocumentUpload`; its file is awaited for 24 hours. */
  | 'PENDING_UPLOAD'
  /** `finalizeNetWorthDocument` has accepted its file. */
  | 'AVAILABLE'
  /** Its file was not accepted within 24 hours. Final; begin anew. */
  | 'ABANDONED';

/** What kind of thing a document belongs to. */
export type NetWorthLinkType =
  /** A `NetWorthAsset`. */
  | 'ASSET'
  /** A `NetWorthLiability`. */
  | 'LIABILITY'
  /** A `NetWorthIncome`. */
  | 'INCOME'
  /** A `NetWorthExpense`. */
  | 'EXPENSE'
  /** A `NetWorthGoal`. */
  | 'GOAL'
  /** A tracked `Portfolio`. */
  | 'PORTFOLIO';

/** Documents, newest first. */
export type NetWorthDocumentPage = {
  __typename?: 'NetWorthDocumentPage';
  /** The documents of this page. */
  nodes: Array<NetWorthDocument>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** Where and how to upload the file of a document. */
export type DocumentUpload = {
  __typename?: 'DocumentUpload';
  /** The document, which awaits its file. */
  document: NetWorthDocument;
  /** The address to send the bytes of the file to. It works once and needs no token. */
  uploadUrl: Scalars['String']['output'];
  /** The HTTP method to use, `PUT`. */
  method: Scalars['String']['output'];
  /** The HTTP headers to send, exactly these. At most 20. */
  headers: Array<NamedValue>;
  /** When `uploadUrl` stops working: 15 minutes after the answer. */
  expiresAt: Scalars['DateTime']['output'];
  /** The most bytes taken: 20 MiB. */
  maxSizeBytes: Scalars['Int']['output'];
};

/** What a document belongs to: one of these. */
export type NetWorthLinkInput =
  /** An asset, by its `NetWorthAsset.id`. */
  { netWorthAssetId: Scalars['ID']['input']; liabilityId?: never; incomeId?: never; expenseId?: never; goalId?: never; portfolioId?: never; }
  |  /** A debt. */
  { netWorthAssetId?: never; liabilityId: Scalars['ID']['input']; incomeId?: never; expenseId?: never; goalId?: never; portfolioId?: never; }
  |  /** An income. */
  { netWorthAssetId?: never; liabilityId?: never; incomeId: Scalars['ID']['input']; expenseId?: never; goalId?: never; portfolioId?: never; }
  |  /** An expense. */
  { netWorthAssetId?: never; liabilityId?: never; incomeId?: never; expenseId: Scalars['ID']['input']; goalId?: never; portfolioId?: never; }
  |  /** A goal. */
  { netWorthAssetId?: never; liabilityId?: never; incomeId?: never; expenseId?: never; goalId: Scalars['ID']['input']; portfolioId?: never; }
  |  /** A tracked portfolio. */
  { netWorthAssetId?: never; liabilityId?: never; incomeId?: never; expenseId?: never; goalId?: never; portfolioId: Scalars['ID']['input']; };

/** A document to upload. */
export type CreateNetWorthDocumentUploadInput = {
  /** The name of the file, without folders. */
  fileName: Scalars['String']['input'];
  /**
   * The media type of the file, one of `application/pdf`, `text/csv`, `image/png`, `image/jpeg`,
   * `image/heic`, `message/rfc822`, `application/x-ofx` (OFX and QFX) and
   * `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`.
   */
  mimeType: Scalars['String']['input'];
  /** The size of the file in bytes, at most 20 MiB. */
  sizeBytes: Scalars['Int']['input'];
  /** The SHA-256 of the file as 64 hexadecimal digits, in either case. */
  sha256: Scalars['String']['input'];
  /** A title by which the person will know it. Default: `fileName`. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** What kind of paper it is. */
  category?: NetWorthDocumentCategory;
  /** What it belongs to. Default: nothing in particular. */
  linkedTo?: InputMaybe<NetWorthLinkInput>;
  /** The last day that the paper is valid. */
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  /** A note for oneself. */
  note?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same upload and announces
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Whose upload is done. */
export type FinalizeNetWorthDocumentInput = {
  /** The document's id. */
  id: Scalars['ID']['input'];
};

/** Which document to delete. */
export type DeleteNetWorthDocumentInput = {
  /** The document's id. */
  id: Scalars['ID']['input'];
};

/** Which documents to read. */
export type NetWorthDocumentsInput = {
  /** Only documents with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only documents that belong to this. Default: all. */
  linkedTo?: InputMaybe<NetWorthLinkInput>;
  /** Only documents of these categories. Default: all. */
  categories?: InputMaybe<Array<NetWorthDocumentCategory>>;
  /** Only documents in one of these states. */
  statuses?: Array<NetWorthDocumentStatus>;
  /** Only documents that are valid no longer than to this day. Default: all. */
  expiresBy?: InputMaybe<Scalars['Date']['input']>;
  /** How many documents a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Something that goes out, once or regularly. */
export type NetWorthExpense = {
  __typename?: 'NetWorthExpense';
  /** The expense's id. */
  id: Scalars['ID']['output'];
  /** What the person calls it. */
  name: Scalars['String']['output'];
  /** What the money is spent on. */
  category: ExpenseCategory;
  /** How much goes out each time, in `currency`. */
  amount: Scalars['Decimal']['output'];
  /** The currency of the expense. */
  currency: Scalars['CurrencyCode']['output'];
  /** How often it goes out. */
  frequency: Frequency;
  /** Whether the person could not do without it. */
  essential: Scalars['Boolean']['output'];
  /** By the month, in `currency`. 0 where it is not active today. */
  monthlyAmount: Scalars['Decimal']['output'];
  /**
   * By the month, in the display currency. 0 where it is not active today. Null if no exchange rate is
   * known.
   */
  monthlyAmountInDisplayCurrency: Maybe<Scalars['Decimal']['output']>;
  /** The first day. */
  startsOn: Scalars['Date']['output'];
  /** The last day. Null: no end. */
  endsOn: Maybe<Scalars['Date']['output']>;
  /** How much it is expected to rise a year, in percent. Reports look ahead with it. */
  inflationPercent: Maybe<Scalars['Decimal']['output']>;
  /** The debt that it pays, such as the mortgage of a monthly payment. */
  linkedLiabilityId: Maybe<Scalars['ID']['output']>;
  /** The household member who pays it. Null: the person. */
  ownerMemberId: Maybe<Scalars['ID']['output']>;
  /** What the person noted. */
  note: Maybe<Scalars['String']['output']>;
  /** When it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What money is spent on. */
export type ExpenseCategory =
  /** Rent, rates, repairs and what else a home needs. */
  | 'HOUSING'
  /** Power, water, heating, telephone and internet. */
  | 'UTILITIES'
  /** Groceries and meals. */
  | 'FOOD'
  /** Fuel, fares, parking and the upkeep of vehicles. */
  | 'TRANSPORT'
  /** Premiums of insurance policies. */
  | 'INSURANCE'
  /** Doctors, medicine and care. */
  | 'HEALTH'
  /** Schools, courses and books. */
  | 'EDUCATION'
  /** Care of children. */
  | 'CHILDCARE'
  /** Culture, sport and going out. */
  | 'ENTERTAINMENT'
  /** Journeys and holidays. */
  | 'TRAVEL'
  /** Payments on debts. */
  | 'DEBT'
  /** Tax that is paid by oneself. */
  | 'TAX'
  /** Services paid by the period, such as streaming. */
  | 'SUBSCRIPTIONS'
  /** Gifts and donations. */
  | 'GIVING'
  /** Anything else. */
  | 'OTHER';

/** An expense to record. */
export type CreateNetWorthExpenseInput = {
  /** A name by which the person will know it. */
  name: Scalars['String']['input'];
  /** What the money is spent on. */
  category: ExpenseCategory;
  /** How much goes out each time, in `currency`. */
  amount: Scalars['Decimal']['input'];
  /** The currency of the expense. */
  currency: Scalars['CurrencyCode']['input'];
  /** How often it goes out. */
  frequency: Frequency;
  /** Whether the person could not do without it. */
  essential?: Scalars['Boolean']['input'];
  /** The first day, or the day of a one-off expense. Default: today. */
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  /** The last day, not before `startsOn`. Default: no end. */
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** How much it is expected to rise a year, in percent: 2 for 2 percent. */
  inflationPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** The debt that it pays, such as the mortgage of a monthly payment. */
  linkedLiabilityId?: InputMaybe<Scalars['ID']['input']>;
  /** The household member who pays it. Default: the person. */
  ownerMemberId?: InputMaybe<Scalars['ID']['input']>;
  /** A note for oneself. */
  note?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same expense and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What to change about an expense. A field left out stays as it is; null empties a field that may be
 * empty and is refused in the others.
 */
export type UpdateNetWorthExpenseInput = {
  /** The expense's id. */
  id: Scalars['ID']['input'];
  /**
   * The day since which the new amount, currency and frequency hold, between `startsOn` and today.
   * What held before stays in the history. Left out: the expense is corrected as if it had always been
   * so.
   */
  effectiveOn?: InputMaybe<Scalars['Date']['input']>;
  /** A name by which the person will know it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What the money is spent on. */
  category?: InputMaybe<ExpenseCategory>;
  /** How much goes out each time, in `currency`. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** The currency of the expense. */
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** How often it goes out. */
  frequency?: InputMaybe<Frequency>;
  /** Whether the person could not do without it. */
  essential?: InputMaybe<Scalars['Boolean']['input']>;
  /** The first day, or the day of a one-off expense. */
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  /** The last day, not before `startsOn`. Null: no end. */
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** How much it is expected to rise a year, in percent: 2 for 2 percent. */
  inflationPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** The debt that it pays, such as the mortgage of a monthly payment. */
  linkedLiabilityId?: InputMaybe<Scalars['ID']['input']>;
  /** The household member who pays it. Null: the person. */
  ownerMemberId?: InputMaybe<Scalars['ID']['input']>;
  /** A note for oneself. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Which expense to delete. */
export type DeleteNetWorthExpenseInput = {
  /** The expense's id. */
  id: Scalars['ID']['input'];
};

/** Which expenses to read. */
export type NetWorthExpensesInput = {
  /** Only expenses with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only expenses that are active on this day. Default: all, past and future ones included. */
  activeOn?: InputMaybe<Scalars['Date']['input']>;
  /** Only expenses of these categories. Default: all. */
  categories?: InputMaybe<Array<ExpenseCategory>>;
};

/** Which history of expenses to read. */
export type NetWorthExpenseHistoryInput = {
  /** Only this expense. Default: all. */
  expenseId?: InputMaybe<Scalars['ID']['input']>;
  /** The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`. */
  range?: InputMaybe<PastRange>;
  /** The first day, not after `to` and not in the future. Default: what `range` says. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day. Default, and for days in the future: today. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** The length of one step. */
  timeframe?: HistoryTimeframe;
  /** How many points a page holds, 1 to 10,000. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/**
 * A file of a tracked portfolio, such as a broker's statement. Trades and dividends are read from it;
 * they count once the person confirms them, or at once where the reading is certain.
 */
export type NetWorthFile = {
  __typename?: 'NetWorthFile';
  /** The file's id. */
  id: Scalars['ID']['output'];
  /** The portfolio that it belongs to and that its trades and dividends go to. */
  portfolioId: Scalars['ID']['output'];
  /** The name of the file. */
  fileName: Scalars['String']['output'];
  /** The media type found in the file itself, for example `application/pdf`. */
  mimeType: Scalars['String']['output'];
  /** The size of the file in bytes. */
  sizeBytes: Scalars['Int']['output'];
  /** The SHA-256 of the file as 64 hexadecimal digits in lower case. */
  sha256: Scalars['String']['output'];
  /** What the file is. */
  kind: NetWorthFileKind;
  /** How far the reading is. */
  extractionStatus: FileExtractionStatus;
  /** Why the reading failed. Null unless it did. */
  failureCode: Maybe<FileExtractionFailure>;
  /** Why the reading failed, as a sentence for a person. Null unless it did. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** The broker or bank that issued it, as told or as read. Null if it is not known. */
  broker: Maybe<Scalars['String']['output']>;
  /** The first day that it speaks of, where it was read. */
  periodStartsOn: Maybe<Scalars['Date']['output']>;
  /** The last day that it speaks of, where it was read. */
  periodEndsOn: Maybe<Scalars['Date']['output']>;
  /** How many rows were read, at most 200,000; `extracted` shows the first 1,000. */
  rowCount: Scalars['Int']['output'];
  /** How many of the trades and dividends read wait to be confirmed. */
  pendingCount: Scalars['Int']['output'];
  /**
   * The first 1,000 of the rows read, in the order of the file. `rowCount` says how many were read, up
   * to 200,000; the trades and dividends of all of them are in `getRelayTrades` and
   * `netWorthAssetDividends`.
   */
  extracted: Array<ExtractedRow>;
  /** How often the reading was begun. */
  attempts: Scalars['Int']['output'];
  /** Where to download the file with GET, without a token, until `downloadUrlExpiresAt`. */
  downloadUrl: Scalars['String']['output'];
  /** When `downloadUrl` stops working: five minutes after the answer. */
  downloadUrlExpiresAt: Scalars['DateTime']['output'];
  /** When it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** When it, or the reading of it, last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What a file of a portfolio is. */
export type NetWorthFileKind =
  /** A statement of an account over a period. */
  | 'STATEMENT'
  /** A note on one or a few trades. */
  | 'CONTRACT_NOTE'
  /** A note on one or a few dividends. */
  | 'DIVIDEND_NOTICE'
  /** A table of trades, as brokers export it. */
  | 'TRADE_LIST'
  /** A picture or another attachment that nothing is read from. */
  | 'ATTACHMENT'
  /** Not known yet, or none of these. */
  | 'OTHER';

/** How far the reading of a file is. */
export type FileExtractionStatus =
  /** It waits to be read. */
  | 'QUEUED'
  /** It is being read. */
  | 'EXTRACTING'
  /** It was read, and some rows are not certain: their trades and dividends wait to be confirmed. */
  | 'NEEDS_REVIEW'
  /** It was read, and every row is certain. */
  | 'COMPLETED'
  /** It could not be read; `failureCode` says why. */
  | 'FAILED'
  /** Nothing is read from it: it is an attachment, or was uploaded with `extract` false. */
  | 'NOT_APPLICABLE';

/** Why a file could not be read. */
export type FileExtractionFailure =
  /** It is damaged, a picture too poor to read, or longer than 200,000 rows. */
  | 'UNREADABLE'
  /** It needs a password: give it to `retryNetWorthFileExtraction`. */
  | 'PASSWORD_PROTECTED'
  /** Its layout is not known. Naming the `broker` may help. */
  | 'UNKNOWN_LAYOUT'
  /** It holds no trades and no dividends. */
  | 'EMPTY'
  /** The reader did not answer. Try again later. */
  | 'PROVIDER_ERROR';

/** One row that was read from a file. */
export type ExtractedRow = {
  __typename?: 'ExtractedRow';
  /** Its number in the file; 1 is the first. */
  rowNumber: Scalars['Int']['output'];
  /** What the file says, as text of at most 1,000 characters. */
  rawText: Scalars['String']['output'];
  /** How certain the reading is, from 0 to 100 percent. */
  confidencePercent: Scalars['Decimal']['output'];
  /** The trade that was made from it. Null if there is none. */
  trade: Maybe<TrackedTrade>;
  /** The dividend that was made from it. Null if there is none. */
  dividend: Maybe<NetWorthDividend>;
  /** The trade or dividend that said the same before, so that this row added none. */
  duplicateOfId: Maybe<Scalars['ID']['output']>;
  /** Why nothing came of it, or what to look at, as a sentence for a person. */
  problem: Maybe<Scalars['String']['output']>;
};

/** Files, newest first. */
export type NetWorthFilePage = {
  __typename?: 'NetWorthFilePage';
  /** The files of this page. */
  nodes: Array<NetWorthFile>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** A file to add to a portfolio. */
export type UploadNetWorthFileInput = {
  /** The portfolio that its trades and dividends go to. Not a broker mirror. */
  portfolioId: Scalars['ID']['input'];
  /** The name of the file, without folders. */
  fileName: Scalars['String']['input'];
  /** The content: PDF, CSV, XLSX, OFX, QFX, PNG, JPEG, HEIC or EML, told from the bytes themselves. */
  content: FileContentInput;
  /** Whether to read trades and dividends from it. False: it is kept as an attachment. */
  extract?: Scalars['Boolean']['input'];
  /** The broker or bank that issued it, which helps the reading. */
  broker?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same file and adds nothing.
   * Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which file to read again. */
export type RetryNetWorthFileExtractionInput = {
  /** The file's id. */
  id: Scalars['ID']['input'];
  /** The broker or bank that issued it. Default: as before. */
  broker?: InputMaybe<Scalars['String']['input']>;
  /** The password of a protected file. It is used once and not kept. */
  password?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same file and begins no
   * second reading. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which file to delete. */
export type DeleteNetWorthFileInput = {
  /** The file's id. */
  id: Scalars['ID']['input'];
  /**
   * Whether to delete the confirmed trades and dividends that were read from it too. Those that wait
   * to be confirmed are always deleted.
   */
  deleteExtracted?: Scalars['Boolean']['input'];
};

/** Which files of one portfolio to read. */
export type NetWorthPortfolioFilesInput = {
  /** Only files with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The portfolio's id. Files of its sub-portfolios are left out. */
  portfolioId: Scalars['ID']['input'];
  /** Only files in one of these states. Default: all. */
  statuses?: InputMaybe<Array<FileExtractionStatus>>;
  /** How many files a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Which files of all portfolios to read. */
export type NetWorthAllPortfolioFilesInput = {
  /** Only files with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only files in one of these states. Default: all. */
  statuses?: InputMaybe<Array<FileExtractionStatus>>;
  /** How many files a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** How often something recurs. */
export type Frequency =
  /** Once, on `startsOn`. */
  | 'ONE_OFF'
  /** Every 7 days: 52 times a year. */
  | 'WEEKLY'
  /** Every 14 days: 26 times a year. */
  | 'FORTNIGHTLY'
  /** 24 times a year. */
  | 'TWICE_MONTHLY'
  /** Every 28 days: 13 times a year. */
  | 'FOUR_WEEKLY'
  /** 12 times a year. */
  | 'MONTHLY'
  /** 4 times a year. */
  | 'QUARTERLY'
  /** Twice a year. */
  | 'SEMI_ANNUALLY'
  /** Once a year. */
  | 'ANNUALLY';

/** Income or expenses at the end of one step of a history. */
export type NetWorthFlowPoint = {
  __typename?: 'NetWorthFlowPoint';
  /** The last day of the step. */
  date: Scalars['Date']['output'];
  /**
   * What was active on that day, by the month, in the display currency. A one-off amount counts in its
   * own month.
   */
  monthlyAmount: Scalars['Decimal']['output'];
  /**
   * What was active on that day, by the year, in the display currency. A one-off amount counts in its
   * own calendar year.
   */
  annualAmount: Scalars['Decimal']['output'];
  /** How many of them these amounts leave out, since no exchange rate was known then. */
  unpricedCount: Scalars['Int']['output'];
};

/** A history of income or expenses, oldest point first. */
export type NetWorthFlowPointPage = {
  __typename?: 'NetWorthFlowPointPage';
  /** The points of this page. */
  nodes: Array<NetWorthFlowPoint>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** The length of one step. */
  timeframe: HistoryTimeframe;
  /** The display currency, in which all amounts are. */
  currency: Scalars['CurrencyCode']['output'];
};

/** Something that the person saves for. Amounts are in `currency`. */
export type NetWorthGoal = {
  __typename?: 'NetWorthGoal';
  /** The goal's id. */
  id: Scalars['ID']['output'];
  /** What the person calls it. */
  name: Scalars['String']['output'];
  /** What the money is for. */
  kind: GoalKind;
  /** How likely the goal is to be reached in time, computed at this moment. */
  status: GoalStatus;
  /** The sum to reach. */
  targetAmount: Scalars['Decimal']['output'];
  /** The sum reached so far: told by the person, or what `fundingRules` yield at this moment. */
  currentAmount: Scalars['Decimal']['output'];
  /** `currentAmount` in percent of `targetAmount`. It may pass 100. */
  progressPercent: Scalars['Decimal']['output'];
  /** The currency of the goal. */
  currency: Scalars['CurrencyCode']['output'];
  /** The day to reach it by. */
  targetOn: Maybe<Scalars['Date']['output']>;
  /** What the person means to add each month. */
  monthlyContribution: Maybe<Scalars['Decimal']['output']>;
  /**
   * What must be added each month to reach the goal on `targetOn` at the expected return. 0 where
   * nothing more is needed. Null without a `targetOn`, or when it has passed.
   */
  requiredMonthlyContribution: Maybe<Scalars['Decimal']['output']>;
  /** The yearly return expected of what is saved, in percent. Null counts as 0. */
  expectedReturnPercent: Maybe<Scalars['Decimal']['output']>;
  /**
   * The day on which the goal is reached with `monthlyContribution` at the expected return. Null if
   * that takes more than 100 years.
   */
  projectedOn: Maybe<Scalars['Date']['output']>;
  /**
   * What will have been saved on `targetOn` with `monthlyContribution` at the expected return. Null
   * without a `targetOn`.
   */
  projectedAmount: Maybe<Scalars['Decimal']['output']>;
  /** The rank among the person's goals; 1 is the first. Goals of one rank come oldest first. */
  priority: Scalars['Int']['output'];
  /** What counts towards the goal. Empty where the person tells `currentAmount`. At most 20. */
  fundingRules: Array<GoalFundingRule>;
  /** The address of a picture. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** When it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What money is saved for. */
export type GoalKind =
  /** Reserves for bad times. */
  | 'EMERGENCY_FUND'
  /** A home. */
  | 'HOME'
  /** Life after work. */
  | 'RETIREMENT'
  /** Schools and studies. */
  | 'EDUCATION'
  /** Journeys and holidays. */
  | 'TRAVEL'
  /** Paying off debts. */
  | 'DEBT_FREE'
  /** Wealth without a set purpose. */
  | 'WEALTH'
  /** Anything else. */
  | 'CUSTOM';

/**
 * How likely a goal is to be reached in time. `ARCHIVED` goes before `ACHIEVED`, that before
 * `NOT_STARTED`, and that before the others.
 */
export type GoalStatus =
  /** Nothing is saved yet. */
  | 'NOT_STARTED'
  /** `monthlyContribution` is at least `requiredMonthlyContribution`, or the goal has no `targetOn`. */
  | 'ON_TRACK'
  /** `monthlyContribution` is at least 80 percent of `requiredMonthlyContribution`. */
  | 'AT_RISK'
  /** `monthlyContribution` is less than that, or `targetOn` has passed. */
  | 'OFF_TRACK'
  /** `currentAmount` is at least `targetAmount`. */
  | 'ACHIEVED'
  /** The person put it away with `updateNetWorthGoal`. */
  | 'ARCHIVED';

/** A part of an asset or portfolio that counts towards a goal. */
export type GoalFundingRule = {
  __typename?: 'GoalFundingRule';
  /** The tracked portfolio whose value counts. Null if the value of an asset counts. */
  portfolioId: Maybe<Scalars['ID']['output']>;
  /** The asset whose value counts. Null if the value of a portfolio counts. */
  netWorthAssetId: Maybe<Scalars['ID']['output']>;
  /** How much of its value counts, in percent. */
  sharePercent: Scalars['Decimal']['output'];
  /** What it yields at this moment, of the person's part, in the goal's currency. */
  amount: Scalars['Decimal']['output'];
};

/** Where the sum saved for a goal comes from: one of the two. */
export type GoalFundingInput =
  /** The sum saved so far, in the goal's currency, told by the person and updated by hand. */
  { currentAmount: Scalars['Decimal']['input']; rules?: never; }
  |  /** What counts towards the goal, followed by itself. It replaces all rules of the goal. */
  { currentAmount?: never; rules: Array<GoalFundingRuleInput>; };

/** A part of an asset or portfolio that counts towards a goal. */
export type GoalFundingRuleInput = {
  /** What counts. */
  source: GoalFundingSourceInput;
  /**
   * How much of its value counts in percent, above 0. Over all goals, the shares of one source sum to
   * 100 at most.
   */
  sharePercent?: Scalars['Decimal']['input'];
};

/** What counts towards a goal: one of the two. */
export type GoalFundingSourceInput =
  /** A tracked portfolio with its sub-portfolios. */
  { portfolioId: Scalars['ID']['input']; netWorthAssetId?: never; }
  |  /** An asset, by its `NetWorthAsset.id`. */
  { portfolioId?: never; netWorthAssetId: Scalars['ID']['input']; };

/** A goal to record. Amounts are in `currency`. */
export type CreateNetWorthGoalInput = {
  /** A name by which the person will know it. */
  name: Scalars['String']['input'];
  /** What the money is for. */
  kind: GoalKind;
  /** The sum to reach. */
  targetAmount: Scalars['Decimal']['input'];
  /** The currency of the goal. It cannot change later. */
  currency: Scalars['CurrencyCode']['input'];
  /** The day to reach it by, after today. */
  targetOn?: InputMaybe<Scalars['Date']['input']>;
  /** Where the sum saved so far comes from. Default: told by hand, 0. */
  funding?: InputMaybe<GoalFundingInput>;
  /** What the person means to add each month. */
  monthlyContribution?: InputMaybe<Scalars['Decimal']['input']>;
  /** The yearly return expected of what is saved, in percent: 5 for 5 percent. Default: 0. */
  expectedReturnPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** The rank among the person's goals; 1 is the first. Default: after all others. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** The https address of a picture. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same goal and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What to change about a goal. A field left out stays as it is; null empties a field that may be empty
 * and is refused in the others. Amounts are in the goal's currency.
 */
export type UpdateNetWorthGoalInput = {
  /** The goal's id. */
  id: Scalars['ID']['input'];
  /** A name by which the person will know it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What the money is for. */
  kind?: InputMaybe<GoalKind>;
  /** The sum to reach. */
  targetAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** The day to reach it by. */
  targetOn?: InputMaybe<Scalars['Date']['input']>;
  /** Where the sum saved so far comes from. It replaces what was there. */
  funding?: InputMaybe<GoalFundingInput>;
  /** What the person means to add each month. */
  monthlyContribution?: InputMaybe<Scalars['Decimal']['input']>;
  /** The yearly return expected of what is saved, in percent: 5 for 5 percent. */
  expectedReturnPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** The rank among the person's goals; 1 is the first. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** The https address of a picture. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether to put it away. What counted towards an archived goal is free for others. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which goal to delete. */
export type DeleteNetWorthGoalInput = {
  /** The goal's id. */
  id: Scalars['ID']['input'];
};

/** Which goals to read. */
export type NetWorthGoalsInput = {
  /** Only goals with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Also goals that were put away. */
  includeEnded?: Scalars['Boolean']['input'];
};

/** People who look at their net worth together. Membership is managed in the first-party app. */
export type NetWorthHousehold = {
  __typename?: 'NetWorthHousehold';
  /** The household's id. */
  id: Scalars['ID']['output'];
  /** What its members call it. */
  name: Scalars['String']['output'];
  /** The members, the owner first. At most 20. */
  members: Array<HouseholdMember>;
  /** The members' totals added up, each by the member's `sharePercent`, in the display currency. */
  combined: NetWorthTotals;
  /** When it was founded. */
  createdAt: Scalars['DateTime']['output'];
  /** When it or its membership last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** One member of a household. */
export type HouseholdMember = {
  __typename?: 'HouseholdMember';
  /** The id of the membership. Incomes, expenses and portfolios name their owner by it. */
  id: Scalars['ID']['output'];
  /** The name that the household knows the member by. */
  name: Scalars['String']['output'];
  /** What the member is to the household's owner. */
  relationship: HouseholdRelationship;
  /** What the member may do. */
  role: HouseholdRole;
  /** Whether the member has joined. */
  status: HouseholdMemberStatus;
  /** How much of the member's net worth counts in the household's, in percent. */
  sharePercent: Scalars['Decimal']['output'];
  /**
   * The member's whole totals, in the caller's display currency. Null while the member is invited, or
   * shares no figures.
   */
  totals: Maybe<NetWorthTotals>;
};

/** What a member is to the household's owner. */
export type HouseholdRelationship =
  /** The owner. */
  | 'SELF'
  /** Husband, wife or partner. */
  | 'PARTNER'
  /** Son or daughter. */
  | 'CHILD'
  /** Father or mother. */
  | 'PARENT'
  /** Brother or sister. */
  | 'SIBLING'
  /** Anyone else. */
  | 'OTHER';

/** What a household member may do. */
export type HouseholdRole =
  /** Sees everything that members share, and invites and removes members. */
  | 'OWNER'
  /** Sees everything that members share. */
  | 'MEMBER';

/** Whether somebody has joined a household. */
export type HouseholdMemberStatus =
  /** The owner has invited the person, who has not answered yet. Nothing of theirs is shown. */
  | 'INVITED'
  /** The person founded the household or has accepted the invitation. */
  | 'ACTIVE';

/** Something that comes in, once or regularly. */
export type NetWorthIncome = {
  __typename?: 'NetWorthIncome';
  /** The income's id. */
  id: Scalars['ID']['output'];
  /** What the person calls it. */
  name: Scalars['String']['output'];
  /** Where it comes from. */
  category: IncomeCategory;
  /** How much comes in each time, in `currency`. */
  amount: Scalars['Decimal']['output'];
  /** The currency of the income. */
  currency: Scalars['CurrencyCode']['output'];
  /** How often it comes in. */
  frequency: Frequency;
  /** Whether `amount` is what remains after tax. Totals add amounts as they are. */
  afterTax: Scalars['Boolean']['output'];
  /** By the year, in `currency`. 0 where it is not active today. */
  annualAmount: Scalars['Decimal']['output'];
  /**
   * By the year, in the display currency. 0 where it is not active today. Null if no exchange rate is
   * known.
   */
  annualAmountInDisplayCurrency: Maybe<Scalars['Decimal']['output']>;
  /** The first day. */
  startsOn: Scalars['Date']['output'];
  /** The last day. Null: no end. */
  endsOn: Maybe<Scalars['Date']['output']>;
  /** How much it is expected to grow a year, in percent. Reports look ahead with it. */
  growthPercent: Maybe<Scalars['Decimal']['output']>;
  /** The asset that yields it, such as the house of a rent. */
  linkedNetWorthAssetId: Maybe<Scalars['ID']['output']>;
  /** The household member who earns it. Null: the person. */
  ownerMemberId: Maybe<Scalars['ID']['output']>;
  /** What the person noted. */
  note: Maybe<Scalars['String']['output']>;
  /** When it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Where an income comes from. */
export type IncomeCategory =
  /** Wages and salaries. */
  | 'SALARY'
  /** Extra pay from an employer. */
  | 'BONUS'
  /** Profit of a business that the person runs. */
  | 'BUSINESS'
  /** Rent from property. */
  | 'RENTAL'
  /** Dividends and payouts of funds. */
  | 'DIVIDEND'
  /** Interest on savings and loans. */
  | 'INTEREST'
  /** Pensions and annuities. */
  | 'PENSION'
  /** Payments of the state or an insurer. */
  | 'BENEFIT'
  /** Anything else. */
  | 'OTHER';

/** An income to record. */
export type CreateNetWorthIncomeInput = {
  /** A name by which the person will know it. */
  name: Scalars['String']['input'];
  /** Where it comes from. */
  category: IncomeCategory;
  /** How much comes in each time, in `currency`. */
  amount: Scalars['Decimal']['input'];
  /** The currency of the income. */
  currency: Scalars['CurrencyCode']['input'];
  /** How often it comes in. */
  frequency: Frequency;
  /** Whether `amount` is what remains after tax. */
  afterTax?: Scalars['Boolean']['input'];
  /** The first day, or the day of a one-off income. Default: today. */
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  /** The last day, not before `startsOn`. Default: no end. */
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** How much it is expected to grow a year, in percent: 2 for 2 percent. */
  growthPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** The asset that yields it, such as the house of a rent. */
  linkedNetWorthAssetId?: InputMaybe<Scalars['ID']['input']>;
  /** The household member who earns it. Default: the person. */
  ownerMemberId?: InputMaybe<Scalars['ID']['input']>;
  /** A note for oneself. */
  note?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same income and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What to change about an income. A field left out stays as it is; null empties a field that may be
 * empty and is refused in the others.
 */
export type UpdateNetWorthIncomeInput = {
  /** The income's id. */
  id: Scalars['ID']['input'];
  /**
   * The day since which the new amount, currency and frequency hold, between `startsOn` and today.
   * What held before stays in the history. Left out: the income is corrected as if it had always been
   * so.
   */
  effectiveOn?: InputMaybe<Scalars['Date']['input']>;
  /** A name by which the person will know it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Where it comes from. */
  category?: InputMaybe<IncomeCategory>;
  /** How much comes in each time, in `currency`. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** The currency of the income. */
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** How often it comes in. */
  frequency?: InputMaybe<Frequency>;
  /** Whether `amount` is what remains after tax. */
  afterTax?: InputMaybe<Scalars['Boolean']['input']>;
  /** The first day, or the day of a one-off income. */
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  /** The last day, not before `startsOn`. Null: no end. */
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** How much it is expected to grow a year, in percent: 2 for 2 percent. */
  growthPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** The asset that yields it, such as the house of a rent. */
  linkedNetWorthAssetId?: InputMaybe<Scalars['ID']['input']>;
  /** The household member who earns it. Null: the person. */
  ownerMemberId?: InputMaybe<Scalars['ID']['input']>;
  /** A note for oneself. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Which income to delete. */
export type DeleteNetWorthIncomeInput = {
  /** The income's id. */
  id: Scalars['ID']['input'];
};

/** Which incomes to read. */
export type NetWorthIncomesInput = {
  /** Only incomes with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only incomes that are active on this day. Default: all, past and future ones included. */
  activeOn?: InputMaybe<Scalars['Date']['input']>;
  /** Only incomes of these categories. Default: all. */
  categories?: InputMaybe<Array<IncomeCategory>>;
};

/** Which history of income to read. */
export type NetWorthIncomeHistoryInput = {
  /** Only this income. Default: all. */
  incomeId?: InputMaybe<Scalars['ID']['input']>;
  /** The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`. */
  range?: InputMaybe<PastRange>;
  /** The first day, not after `to` and not in the future. Default: what `range` says. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day. Default, and for days in the future: today. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** The length of one step. */
  timeframe?: HistoryTimeframe;
  /** How many points a page holds, 1 to 10,000. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** The price of one unit of an instrument on one day. There is at most one a day. */
export type InstrumentPrice = {
  __typename?: 'InstrumentPrice';
  /** The price's id. */
  id: Scalars['ID']['output'];
  /** The instrument. */
  instrumentId: Scalars['ID']['output'];
  /** The day. A custom instrument keeps the price until the next one. */
  date: Scalars['Date']['output'];
  /** The price of one unit, in `currency`. */
  price: Scalars['Decimal']['output'];
  /** The instrument's currency. */
  currency: Scalars['CurrencyCode']['output'];
  /** Where the price comes from. */
  source: InstrumentPriceSource;
  /** What its owner noted about it. */
  note: Maybe<Scalars['String']['output']>;
  /** When it was recorded or last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Where the price of an instrument comes from. */
export type InstrumentPriceSource =
  /** The owner recorded it. Custom instruments have only these. */
  | 'MANUAL'
  /** The last price of the trading day, from the market. Listed instruments have only these. */
  | 'MARKET';

/** Prices of one instrument by day. */
export type InstrumentPricePage = {
  __typename?: 'InstrumentPricePage';
  /** The prices of this page. */
  nodes: Array<InstrumentPrice>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** Which prices to read. */
export type GetInstrumentPricesInput = {
  /** The instrument's id. That of an asset of the catalogue will do. */
  instrumentId: Scalars['ID']['input'];
  /** Only prices with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The first day. Default: the first with a price. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day. Default: today. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** The order by day. */
  direction?: SortDirection;
  /** How many prices a page holds, 1 to 10,000. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** A price to record. */
export type AddInstrumentPriceInput = {
  /** The id of a custom instrument. */
  instrumentId: Scalars['ID']['input'];
  /** The day that the price is of, not in the future. */
  date: Scalars['Date']['input'];
  /** The price of one unit, in the instrument's currency. 0: worthless. */
  price: Scalars['Decimal']['input'];
  /** A note, for example who valued it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same price and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What to change of a price. A field left out stays as it is; null removes `note` and is refused in
 * the others.
 */
export type UpdateInstrumentPriceInput = {
  /** The price's id. */
  id: Scalars['ID']['input'];
  /** The new day, not in the future. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The new price of one unit, in the instrument's currency. */
  price?: InputMaybe<Scalars['Decimal']['input']>;
  /** The new note. Null removes it. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Which price to delete. */
export type DeleteInstrumentPriceInput = {
  /** The price's id. */
  id: Scalars['ID']['input'];
};

/** Something that a portfolio can hold: an asset of the catalogue, or a thing of one's own. */
export type Instrument = {
  __typename?: 'Instrument';
  /** The instrument's id. A listed instrument has the id of its asset. */
  id: Scalars['ID']['output'];
  /** Listed or custom. */
  kind: InstrumentKind;
  /** The ticker of a listed instrument; the short name of a custom one. */
  symbol: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The asset behind a listed instrument. Null for a custom one. */
  asset: Maybe<Asset>;
  /** What kind of asset a listed instrument is. Null for a custom one. */
  assetClass: Maybe<AssetClass>;
  /** Where a listed instrument trades. Null for a custom one. */
  exchange: Maybe<Exchange>;
  /** What kind of thing a custom instrument is. Null for a listed one. */
  category: Maybe<CustomInstrumentCategory>;
  /** The currency that it is priced in. */
  currency: Scalars['CurrencyCode']['output'];
  /** What its owner noted about a custom instrument, by name. At most 50 entries. */
  metadata: Array<NamedValue>;
  /** Its newest price. Null if it never had a price. */
  latestPrice: Maybe<InstrumentPrice>;
  /** Whether `latestPrice` is older than 7 days. True without a price. */
  priceStale: Scalars['Boolean']['output'];
  /** When it was made, or came into the catalogue. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed, prices aside. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Where an instrument comes from. */
export type InstrumentKind =
  /** An asset of the catalogue, priced by the market. */
  | 'LISTED'
  /** Something of the caller's own, priced by hand and seen only by the caller. */
  | 'CUSTOM';

/** What kind of thing a custom instrument is. */
export type CustomInstrumentCategory =
  /** Houses, flats and land. */
  | 'PROPERTY'
  /** Cars, boats and other vehicles. */
  | 'VEHICLE'
  /** Shares of a company that is not listed. */
  | 'PRIVATE_EQUITY'
  /** A business of one's own. */
  | 'BUSINESS'
  /** Art, wine, watches and the like. */
  | 'COLLECTIBLE'
  /** Gold, silver and other metals, held as such. */
  | 'PRECIOUS_METAL'
  /** A bond that the catalogue does not list. */
  | 'BOND'
  /** Money lent to a bank until a fixed day. */
  | 'TERM_DEPOSIT'
  /** A savings account. */
  | 'SAVINGS'
  /** Cash that no connected account holds. */
  | 'CASH'
  /** A pension or retirement scheme. */
  | 'PENSION'
  /** An insurance policy that can be cashed in. */
  | 'INSURANCE'
  /** Money lent to somebody. */
  | 'LOAN_RECEIVABLE'
  /** A crypto asset that the catalogue does not list. */
  | 'CRYPTO'
  /** A fund that the catalogue does not list. */
  | 'FUND'
  /** Anything else. */
  | 'OTHER';

/** An instrument, named in one of two ways. */
export type InstrumentSelectorInput =
  /** The instrument's id. That of an asset of the catalogue will do. */
  { id: Scalars['ID']['input']; symbol?: never; }
  |  /**
   * The ticker in either case, with or without the market identifier code (`AAPL`, `AAPL.XNAS`), or
   * the short name of a custom instrument.
   */
  { id?: never; symbol: Scalars['String']['input']; };

/** What to search for. */
export type SearchInstrumentsInput = {
  /** Only instruments with these ids. Unknown ids are passed over. Needed without `query`. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The words typed so far, in either case; small typing errors are forgiven. Needed without `ids`. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Only instruments of these kinds. Default: all. */
  kinds?: InputMaybe<Array<InstrumentKind>>;
  /** Only listed instruments of these classes. It leaves custom ones out. Default: all. */
  assetClasses?: InputMaybe<Array<AssetClass>>;
  /** Only listed instruments of this exchange. It leaves custom ones out. Default: all. */
  exchange?: InputMaybe<Exchange>;
  /** How many results at most, 1 to 50. */
  limit?: Scalars['Int']['input'];
};

/** A custom instrument to make. */
export type CreateCustomInstrumentInput = {
  /** Its name. */
  name: Scalars['String']['input'];
  /** The currency to price it in. It cannot be changed later. */
  currency: Scalars['CurrencyCode']['input'];
  /** What kind of thing it is. */
  category: CustomInstrumentCategory;
  /**
   * A short name, in either case, unique among the caller's custom instruments. Default: made from the
   * name.
   */
  symbol?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same instrument and makes
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A custom instrument to make, with how it was bought and what it is worth. */
export type CreateCustomInstrumentWithDetailsInput = {
  /** Its name. */
  name: Scalars['String']['input'];
  /** The currency to price it in: of both prices here. It cannot be changed later. */
  currency: Scalars['CurrencyCode']['input'];
  /** What kind of thing it is. */
  category: CustomInstrumentCategory;
  /**
   * A short name, in either case, unique among the caller's custom instruments. Default: made from the
   * name.
   */
  symbol?: InputMaybe<Scalars['String']['input']>;
  /** The portfolio to put it in. Default: the assets portfolio. */
  portfolioId?: InputMaybe<Scalars['ID']['input']>;
  /** How many units, up to 18 decimal places, above 0. Things that are not counted have one. */
  quantity?: Scalars['Decimal']['input'];
  /** The day that it was bought, not in the future. */
  purchasedOn: Scalars['Date']['input'];
  /** What one unit cost. It is also the price of that day. */
  purchasePrice: Scalars['Decimal']['input'];
  /** What one unit is worth now. Default: `purchasePrice`. */
  currentPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** The day of `currentPrice`, after `purchasedOn` and not in the future. Default: today. */
  pricedOn?: InputMaybe<Scalars['Date']['input']>;
  /** The caller's part of it in percent, above 0. */
  ownershipPercent?: Scalars['Decimal']['input'];
  /** What to note about it, such as an address or a serial number. Each name once. */
  metadata?: InputMaybe<Array<NamedValueInput>>;
  /** The debt that it secures, such as the mortgage of a house. */
  linkedLiabilityId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same asset and makes
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What to change of a custom instrument. A field left out stays as it is; null is refused. */
export type UpdateCustomInstrumentInput = {
  /** The instrument's id. */
  id: Scalars['ID']['input'];
  /** The new name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The new category. */
  category?: InputMaybe<CustomInstrumentCategory>;
  /** The new short name, unique among the caller's custom instruments. */
  symbol?: InputMaybe<Scalars['String']['input']>;
};

/** What to note about a custom instrument. */
export type SetCustomInstrumentMetaDataInput = {
  /** The instrument's id. */
  id: Scalars['ID']['input'];
  /** The entries to write, each name once. A null value removes the entry of that name. */
  metadata: Array<NamedValueInput>;
  /** True: entries not named here stay. False: they go. */
  merge?: Scalars['Boolean']['input'];
};

/** Which custom instrument to delete. */
export type DeleteCustomInstrumentInput = {
  /** The instrument's id. */
  id: Scalars['ID']['input'];
  /** Delete it also where it has trades or dividends, and these with it, in every portfolio. */
  force?: Scalars['Boolean']['input'];
};

/**
 * One debt. `balance` and `balanceInDisplayCurrency` are the person's part; all other amounts are of
 * the whole debt, in `currency`.
 */
export type NetWorthLiability = {
  __typename?: 'NetWorthLiability';
  /** The debt's id. */
  id: Scalars['ID']['output'];
  /** What the person calls it. */
  name: Scalars['String']['output'];
  /** What kind of debt it is. */
  kind: LiabilityKind;
  /** The liability portfolio that it belongs to. */
  portfolioId: Scalars['ID']['output'];
  /** Whom the money is owed to. */
  lender: Maybe<Scalars['String']['output']>;
  /** The currency of the debt. */
  currency: Scalars['CurrencyCode']['output'];
  /** What was borrowed at first. */
  originalAmount: Scalars['Decimal']['output'];
  /** What the person's part still is, a positive number in `currency`. */
  balance: Scalars['Decimal']['output'];
  /** What the whole debt still is, whoever owes the rest: a positive number. */
  wholeBalance: Scalars['Decimal']['output'];
  /**
   * The person's part of `wholeBalance` in the display currency, rounded once to its minor unit. Null
   * if no exchange rate is known.
   */
  balanceInDisplayCurrency: Maybe<Scalars['Decimal']['output']>;
  /** The person's part of it, in percent. `balance` has it applied. */
  ownershipPercent: Scalars['Decimal']['output'];
  /** The yearly interest rate in percent, where known. */
  interestRatePercent: Maybe<Scalars['Decimal']['output']>;
  /** Whether the interest rate can change, where known. */
  rateType: Maybe<LiabilityRateType>;
  /** The last day of a fixed interest rate. */
  fixedEndsOn: Maybe<Scalars['Date']['output']>;
  /** The day that the debt began. */
  startsOn: Scalars['Date']['output'];
  /** The day that it must be paid off by. */
  maturesOn: Maybe<Scalars['Date']['output']>;
  /** What is paid each time, interest included. */
  repaymentAmount: Maybe<Scalars['Decimal']['output']>;
  /** How often `repaymentAmount` is paid. */
  repaymentFrequency: Maybe<Frequency>;
  /** The last day on which payments cover only interest. */
  interestOnlyEndsOn: Maybe<Scalars['Date']['output']>;
  /**
   * Whether the balance follows the repayment plan by itself. Bookings correct it, and the plan goes
   * on from there. False: only bookings change it.
   */
  autoAmortize: Scalars['Boolean']['output'];
  /** The asset that it was taken up for, such as the house of a mortgage. */
  linkedNetWorthAssetId: Maybe<Scalars['ID']['output']>;
  /** The most that may be owed, for a card or an overdraft. */
  creditLimit: Maybe<Scalars['Decimal']['output']>;
  /** The bookings, latest first. The latest 500 at most. */
  trades: Array<LiabilityTrade>;
  /** The next payment of the repayment plan. Null if `schedule` is empty. */
  nextPayment: Maybe<AmortizationRow>;
  /**
   * The payments to come, soonest first, at most 400. Empty where the interest rate or the repayment
   * is not known, or the debt is paid off.
   */
  schedule: Array<AmortizationRow>;
  /** The day of the last payment. Null if it is not known or the payments never pay the debt off. */
  paidOffOn: Maybe<Scalars['Date']['output']>;
  /** The interest of all payments to come. Null if `paidOffOn` is null. */
  remainingInterest: Maybe<Scalars['Decimal']['output']>;
  /** Whether it was put away. An archived debt counts in no total of today. */
  archived: Scalars['Boolean']['output'];
  /** When it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What kind of debt it is. */
export type LiabilityKind =
  /** A loan secured by property. */
  | 'MORTGAGE'
  /** A loan to a person. */
  | 'PERSONAL_LOAN'
  /** A loan for studies. */
  | 'STUDENT_LOAN'
  /** A loan for a vehicle. */
  | 'CAR_LOAN'
  /** A credit card balance. */
  | 'CREDIT_CARD'
  /** A current account below zero. */
  | 'OVERDRAFT'
  /** A broker's loan against securities. */
  | 'MARGIN_LOAN'
  /** Tax that is due or set aside. */
  | 'TAX'
  /** A loan from family or friends. */
  | 'FAMILY_LOAN'
  /** Anything else. */
  | 'OTHER';

/** Whether an interest rate can change. */
export type LiabilityRateType =
  /** It stays the same until `fixedEndsOn`, or to the end where that is null. */
  | 'FIXED'
  /** The lender can change it at any time. */
  | 'FLOATING';

/** Something that changed what is owed. Amounts are of the whole debt, in its currency. */
export type LiabilityTrade = {
  __typename?: 'LiabilityTrade';
  /** The booking's id. */
  id: Scalars['ID']['output'];
  /** The debt. */
  liabilityId: Scalars['ID']['output'];
  /** What happened. */
  type: LiabilityTradeType;
  /** The day that it happened. */
  date: Scalars['Date']['output'];
  /** How much: for `REVALUATION` the new balance, else by how much, a positive number. */
  amount: Scalars['Decimal']['output'];
  /** By how much the balance went down; negative where it went up. */
  principal: Scalars['Decimal']['output'];
  /** The interest that was charged or paid with it. 0 where none was. */
  interest: Scalars['Decimal']['output'];
  /** What the person noted. */
  note: Maybe<Scalars['String']['output']>;
  /** When it was recorded. */
  createdAt: Scalars['DateTime']['output'];
};

/** What changed a debt. */
export type LiabilityTradeType =
  /** More was borrowed: the balance goes up. */
  | 'DRAWDOWN'
  /** Something was paid back: the balance goes down by the part that is not interest. */
  | 'REPAYMENT'
  /** Interest was added to the balance. */
  | 'INTEREST'
  /** A fee was added to the balance. */
  | 'FEE'
  /** The balance was read from a statement: it is `amount` from that day on. */
  | 'REVALUATION';

/** One payment of a repayment plan. Amounts are of the whole debt, in its currency. */
export type AmortizationRow = {
  __typename?: 'AmortizationRow';
  /** The day of the payment. */
  date: Scalars['Date']['output'];
  /**
   * What is paid: `principal` and `interest`. The last payment includes a rest of less than 1 percent
   * of `repaymentAmount`, so that a rounded repayment leaves no stray payment behind.
   */
  payment: Scalars['Decimal']['output'];
  /** The part that pays the debt back. */
  principal: Scalars['Decimal']['output'];
  /** The part that is interest. */
  interest: Scalars['Decimal']['output'];
  /** What is owed after it. */
  balance: Scalars['Decimal']['output'];
};

/**
 * A debt to record. `balance` is the person's part; all other amounts are of the whole debt, in
 * `currency`.
 */
export type CreateNetWorthLiabilityInput = {
  /** A name by which the person will know it. */
  name: Scalars['String']['input'];
  /** What kind of debt it is. */
  kind: LiabilityKind;
  /** The liability portfolio to put it in. Default: the default one. */
  portfolioId?: InputMaybe<Scalars['ID']['input']>;
  /** Whom the money is owed to. */
  lender?: InputMaybe<Scalars['String']['input']>;
  /** The currency of the debt. It cannot change later. */
  currency: Scalars['CurrencyCode']['input'];
  /** What was borrowed at first. */
  originalAmount: Scalars['Decimal']['input'];
  /**
   * What the person's part still is today, a positive number: `ownershipPercent` of the whole. Give it
   * or `wholeBalance`; both only where they agree.
   */
  balance?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * What the whole debt still is today, whoever owes the rest: a positive number. Default: what
   * follows from `balance`; without it, what the repayment plan leaves of `originalAmount` with
   * `autoAmortize`, else `originalAmount`.
   */
  wholeBalance?: InputMaybe<Scalars['Decimal']['input']>;
  /** The person's part of the debt in percent, above 0. */
  ownershipPercent?: Scalars['Decimal']['input'];
  /** The yearly interest rate in percent: 4.5 for 4.5 percent. */
  interestRatePercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Whether the interest rate can change. */
  rateType?: InputMaybe<LiabilityRateType>;
  /** The last day of a fixed interest rate. Only for `FIXED`. */
  fixedEndsOn?: InputMaybe<Scalars['Date']['input']>;
  /** The day that the debt began, not in the future. */
  startsOn: Scalars['Date']['input'];
  /** The day that it must be paid off by, after `startsOn`. */
  maturesOn?: InputMaybe<Scalars['Date']['input']>;
  /** What is paid each time, interest included. Needs `repaymentFrequency`. */
  repaymentAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * How often `repaymentAmount` is paid, counted from `startsOn`. `ONE_OFF` is one payment on
   * `maturesOn`.
   */
  repaymentFrequency?: InputMaybe<Frequency>;
  /** The last day on which payments cover only interest. */
  interestOnlyEndsOn?: InputMaybe<Scalars['Date']['input']>;
  /**
   * Whether the balance follows the repayment plan by itself. Needs `interestRatePercent`,
   * `repaymentAmount` and `repaymentFrequency`.
   */
  autoAmortize?: Scalars['Boolean']['input'];
  /** The asset that it was taken up for, such as the house of a mortgage. */
  linkedNetWorthAssetId?: InputMaybe<Scalars['ID']['input']>;
  /** The most that may be owed, for a card or an overdraft. */
  creditLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same debt and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What to change about a debt. A field left out stays as it is; null empties a field that may be empty
 * and is refused in the others. `balance` is the person's part; all other amounts are of the whole
 * debt, in its currency.
 */
export type UpdateNetWorthLiabilityInput = {
  /** The debt's id. */
  id: Scalars['ID']['input'];
  /**
   * The day since which the new interest rate, repayment and balance hold, between `startsOn` and
   * today. What held before stays in the history. Left out: they are corrected as if they had always
   * been so, and the balance holds from today.
   */
  effectiveOn?: InputMaybe<Scalars['Date']['input']>;
  /** A name by which the person will know it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What kind of debt it is. */
  kind?: InputMaybe<LiabilityKind>;
  /** The liability portfolio to move it to. */
  portfolioId?: InputMaybe<Scalars['ID']['input']>;
  /** Whom the money is owed to. */
  lender?: InputMaybe<Scalars['String']['input']>;
  /** Corrects what was borrowed at first. */
  originalAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * What the person's part still is, a positive number: `ownershipPercent` of the whole. It books a
   * `REVALUATION` of the whole. Give it or `wholeBalance`; both only where they agree.
   */
  balance?: InputMaybe<Scalars['Decimal']['input']>;
  /** What the whole debt still is, whoever owes the rest: a positive number. It books a `REVALUATION`. */
  wholeBalance?: InputMaybe<Scalars['Decimal']['input']>;
  /** The person's part of the debt in percent, above 0. */
  ownershipPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** The yearly interest rate in percent: 4.5 for 4.5 percent. */
  interestRatePercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Whether the interest rate can change. */
  rateType?: InputMaybe<LiabilityRateType>;
  /** The last day of a fixed interest rate. Only for `FIXED`. */
  fixedEndsOn?: InputMaybe<Scalars['Date']['input']>;
  /** Corrects the day that the debt began, not after its first booking. */
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  /** The day that it must be paid off by, after `startsOn`. */
  maturesOn?: InputMaybe<Scalars['Date']['input']>;
  /** What is paid each time, interest included. Needs `repaymentFrequency`. */
  repaymentAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * How often `repaymentAmount` is paid, counted from `startsOn`. `ONE_OFF` is one payment on
   * `maturesOn`.
   */
  repaymentFrequency?: InputMaybe<Frequency>;
  /** The last day on which payments cover only interest. */
  interestOnlyEndsOn?: InputMaybe<Scalars['Date']['input']>;
  /**
   * Whether the balance follows the repayment plan by itself. Needs `interestRatePercent`,
   * `repaymentAmount` and `repaymentFrequency`.
   */
  autoAmortize?: InputMaybe<Scalars['Boolean']['input']>;
  /** The asset that it was taken up for, such as the house of a mortgage. */
  linkedNetWorthAssetId?: InputMaybe<Scalars['ID']['input']>;
  /** The most that may be owed, for a card or an overdraft. */
  creditLimit?: InputMaybe<Scalars['Decimal']['input']>;
  /** Whether to put it away. An archived debt counts in no total of today; its history stays. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which debt to delete. */
export type DeleteNetWorthLiabilityInput = {
  /** The debt's id. */
  id: Scalars['ID']['input'];
};

/** Something that changed what is owed. Amounts are of the whole debt, in its currency. */
export type CreateNetWorthLiabilityTradeInput = {
  /** The debt's id. */
  liabilityId: Scalars['ID']['input'];
  /** What happened. */
  type: LiabilityTradeType;
  /** The day that it happened, between the debt's `startsOn` and today. */
  date: Scalars['Date']['input'];
  /** How much: for `REVALUATION` the new balance, else by how much, a positive number. */
  amount: Scalars['Decimal']['input'];
  /**
   * The part of a `REPAYMENT` that pays interest which the balance does not hold yet; the balance goes
   * down by the rest. At most `amount`, and only for `REPAYMENT`. Default: 0, or what the repayment
   * plan says with `autoAmortize`.
   */
  interest?: InputMaybe<Scalars['Decimal']['input']>;
  /** A note for oneself. */
  note?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same booking and books
   * nothing more. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which debts to read. */
export type NetWorthLiabilitiesInput = {
  /** Only debts with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only debts of this liability portfolio and its sub-portfolios. Default: all. */
  portfolioId?: InputMaybe<Scalars['ID']['input']>;
  /** Only debts of these kinds. Default: all. */
  kinds?: InputMaybe<Array<LiabilityKind>>;
  /** Also debts that were put away. */
  includeEnded?: Scalars['Boolean']['input'];
};

/** What was owed at the end of one step of a history. */
export type NetWorthLiabilityPoint = {
  __typename?: 'NetWorthLiabilityPoint';
  /** The last day of the step. */
  date: Scalars['Date']['output'];
  /** The person's part of what was owed, in the display currency at the exchange rate of that day. */
  balance: Scalars['Decimal']['output'];
  /** How many debts `balance` leaves out, since no exchange rate was known then. */
  unpricedCount: Scalars['Int']['output'];
  /**
   * The person's part of the interest charged or paid since the first day of the span, in the display
   * currency. Null if an exchange rate of it is not known.
   */
  cumulativeInterest: Maybe<Scalars['Decimal']['output']>;
};

/** A history of debts, oldest point first. */
export type NetWorthLiabilityPointPage = {
  __typename?: 'NetWorthLiabilityPointPage';
  /** The points of this page. */
  nodes: Array<NetWorthLiabilityPoint>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** The length of one step. */
  timeframe: HistoryTimeframe;
  /** The display currency, in which all amounts are. */
  currency: Scalars['CurrencyCode']['output'];
};

/** Which history of debts to read. */
export type NetWorthLiabilityHistoryInput = {
  /** Only this debt. Default: all, archived ones included. */
  liabilityId?: InputMaybe<Scalars['ID']['input']>;
  /** The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`. */
  range?: InputMaybe<PastRange>;
  /** The first day, not after `to` and not in the future. Default: what `range` says. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day. Default, and for days in the future: today. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** The length of one step. */
  timeframe?: HistoryTimeframe;
  /** How many points a page holds, 1 to 10,000. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** A report on the net worth as a file. */
export type NetWorthReport = {
  __typename?: 'NetWorthReport';
  /** The report's id. */
  id: Scalars['ID']['output'];
  /** The format of the file. */
  format: NetWorthReportFormat;
  /** How far the making is. */
  status: ExportStatus;
  /** The day that it speaks of. */
  asOf: Scalars['Date']['output'];
  /** The parts that it shows. */
  sections: Array<NetWorthSection>;
  /** The tracked portfolios that it shows. Empty: everything that the person has. At most 50. */
  portfolioIds: Array<Scalars['ID']['output']>;
  /** Whether it shows only percentages and no amounts. */
  hideAmounts: Scalars['Boolean']['output'];
  /**
   * Where to download the file with GET, without a token, until `expiresAt`. Null until the report is
   * done, and when it has lapsed.
   */
  downloadUrl: Maybe<Scalars['String']['output']>;
  /** When the file is deleted: 7 days after it was done. Null until it is. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The size of the file in bytes. Null until the report is done. */
  sizeBytes: Maybe<Scalars['Int']['output']>;
  /** Why the making failed. Null unless it did. */
  failureCode: Maybe<NetWorthReportFailure>;
  /** Why the making failed, as a sentence for a person. Null unless it did. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The format of a report's file. */
export type NetWorthReportFormat =
  /** A document to read or print. */
  | 'PDF'
  /** A workbook of Excel, one sheet for each section. */
  | 'XLSX'
  /** A ZIP file with one table of comma-separated values for each section. */
  | 'CSV'
  /** One JSON document. */
  | 'JSON';

/** Why a report could not be made. */
export type NetWorthReportFailure =
  /** It would be larger than 20 MiB. Ask for fewer sections or portfolios. */
  | 'TOO_LARGE'
  /** A price or an exchange rate could not be had in time. */
  | 'PROVIDER_UNAVAILABLE'
  /** A fault of the platform, which has been reported. Try again. */
  | 'INTERNAL';

/** A report to make. */
export type GenerateNetWorthReportInput = {
  /** The format of the file. */
  format?: NetWorthReportFormat;
  /** The day to report on, not in the future: values at its end. Default: today, values of now. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** The parts to show. Default: all. */
  sections?: InputMaybe<Array<NetWorthSection>>;
  /**
   * The tracked portfolios to show, with their sub-portfolios. Goals, income and expenses are shown
   * only without it. Default: everything that the person has.
   */
  portfolioIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether to show only percentages and no amounts. */
  hideAmounts?: Scalars['Boolean']['input'];
  /**
   * Makes a repetition safe: the same key with the same input returns the same report in its present
   * state and makes no second one. Kept for at least 24 hours. It is also how to follow a report.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** An address under which anyone who has it can look at parts of the net worth, without an account. */
export type NetWorthShareLink = {
  __typename?: 'NetWorthShareLink';
  /** The link's id. */
  id: Scalars['ID']['output'];
  /** A name by which the owner knows it. Readers do not see it. */
  label: Maybe<Scalars['String']['output']>;
  /** How the owner is named to readers. */
  ownerLabel: Scalars['String']['output'];
  /**
   * The address to hand out. Only the answer of `createNetWorthShareLink` shows it, since it is not
   * kept; null ever after.
   */
  url: Maybe<Scalars['String']['output']>;
  /** The last four characters of the address, to tell links apart. */
  tokenSuffix: Scalars['String']['output'];
  /** Whether it works. */
  status: ShareLinkStatus;
  /** Whether readers see only percentages and no amounts. */
  hideAmounts: Scalars['Boolean']['output'];
  /** The parts that readers see. */
  sections: Array<NetWorthSection>;
  /** The tracked portfolios that readers see. Empty: everything that the owner has. At most 50. */
  portfolioIds: Array<Scalars['ID']['output']>;
  /** Whether readers need a passcode. */
  passcodeRequired: Scalars['Boolean']['output'];
  /** When it stops working by itself. Null: never. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** After how many views it stops working. Null: no such limit. */
  maxViews: Maybe<Scalars['Int']['output']>;
  /** How often the dashboard was read through it. */
  viewCount: Scalars['Int']['output'];
  /** When the dashboard was last read through it. */
  lastViewedAt: Maybe<Scalars['DateTime']['output']>;
  /** When the owner ended it. */
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When its settings last changed; views do not count. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Whether a share link works. */
export type ShareLinkStatus =
  /** It works. */
  | 'ACTIVE'
  /** `expiresAt` has passed or `maxViews` is reached. Final. */
  | 'EXPIRED'
  /** The owner ended it with `revokeNetWorthShareLink`. Final. */
  | 'REVOKED';

/** Share links, newest first. */
export type NetWorthShareLinkPage = {
  __typename?: 'NetWorthShareLinkPage';
  /** The links of this page. */
  nodes: Array<NetWorthShareLink>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** A share link to make. */
export type CreateNetWorthShareLinkInput = {
  /** A name by which the owner will know it. Readers do not see it. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** How to name the owner to readers. Default: the name that `fetchCurrentUser` gives. */
  ownerLabel?: InputMaybe<Scalars['String']['input']>;
  /** Whether readers see only percentages and no amounts. */
  hideAmounts?: Scalars['Boolean']['input'];
  /** The parts that readers see. */
  sections?: Array<NetWorthSection>;
  /**
   * The tracked portfolios that readers see, with their sub-portfolios. Goals, income and expenses are
   * shown only without it. Default: everything that the owner has.
   */
  portfolioIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A passcode that readers need besides the address. It cannot be read again. Default: none. */
  passcode?: InputMaybe<Scalars['String']['input']>;
  /** When it stops working, in the future. Default: never. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** After how many views it stops working. Default: no such limit. */
  maxViews?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same link, without its
   * `url`, and makes none. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which share link to end. */
export type RevokeNetWorthShareLinkInput = {
  /** The link's id. */
  id: Scalars['ID']['input'];
};

/** Which share links to read. */
export type NetWorthShareLinksInput = {
  /** Only links with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only links in one of these states. Default: all. */
  statuses?: InputMaybe<Array<ShareLinkStatus>>;
  /** How many links a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What a share link shows of somebody's net worth. A part that the link leaves out is null. Amounts
 * are in `currency`, and null where `unit` is `INDEX`; percentages are always there. The ids mean
 * nothing outside the link.
 */
export type SharedNetWorth = {
  __typename?: 'SharedNetWorth';
  /** How the owner wants to be named. */
  ownerLabel: Scalars['String']['output'];
  /** The parts that the link shows. */
  sections: Array<NetWorthSection>;
  /** Whether the link shows amounts. */
  unit: SharedUnit;
  /** The owner's display currency. Null if `unit` is `INDEX`. */
  currency: Maybe<Scalars['CurrencyCode']['output']>;
  /** The sums. */
  totals: Maybe<SharedTotals>;
  /** The parts of the assets by category, the largest first. At most one for each category. */
  allocation: Maybe<Array<SharedSlice>>;
  /** The assets, the largest value first. At most 10,000. */
  assets: Maybe<Array<SharedAsset>>;
  /** The debts, the largest balance first. At most 1,000. */
  liabilities: Maybe<Array<SharedLiability>>;
  /** What comes in and goes out. */
  cashFlow: Maybe<SharedCashFlow>;
  /** What the owner saves for, by priority. At most 1,000. */
  goals: Maybe<Array<SharedGoal>>;
  /** The moment that the values speak of. */
  asOf: Scalars['DateTime']['output'];
};

/** What the values behind a share link are counted in. */
export type SharedUnit =
  /** Amounts of the owner's display currency. */
  | 'CURRENCY'
  /** The owner hides amounts: there are only percentages, and histories begin at 100. */
  | 'INDEX';

/** The sums behind a share link. */
export type SharedTotals = {
  __typename?: 'SharedTotals';
  /** `totalAssets` less `totalLiabilities`. */
  netWorth: Maybe<Scalars['Decimal']['output']>;
  /** The sum of the assets. */
  totalAssets: Maybe<Scalars['Decimal']['output']>;
  /** The sum of the debts, a positive number. */
  totalLiabilities: Maybe<Scalars['Decimal']['output']>;
  /** The debts in percent of the assets. Null if nothing is owned. */
  debtToAssetPercent: Maybe<Scalars['Decimal']['output']>;
  /** How the net worth changed within a month, in percent. Null if it is not known. */
  monthChangePercent: Maybe<Scalars['Decimal']['output']>;
  /** How many assets and debts these totals leave out, since no price or exchange rate is known. */
  unpricedCount: Scalars['Int']['output'];
};

/** The part of the assets behind a share link that one category makes up. */
export type SharedSlice = {
  __typename?: 'SharedSlice';
  /** The category. */
  category: NetWorthCategory;
  /** The sum of its assets. */
  value: Maybe<Scalars['Decimal']['output']>;
  /** Its part of the assets in percent, to two places. Null if the assets sum to 0. */
  percent: Maybe<Scalars['Decimal']['output']>;
  /** How many of its assets `value` leaves out, since no price or exchange rate is known. */
  unpricedCount: Scalars['Int']['output'];
};

/** An asset behind a share link. */
export type SharedAsset = {
  __typename?: 'SharedAsset';
  /** Its id within the link, for `sharedNetWorthAssetHistory`. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The ticker of a listed asset. */
  symbol: Maybe<Scalars['String']['output']>;
  /** What kind of thing it is. */
  category: NetWorthCategory;
  /** What the owner's part is worth. */
  value: Maybe<Scalars['Decimal']['output']>;
  /** Its part of the assets in percent, to two places. Null if the assets sum to 0. */
  percent: Maybe<Scalars['Decimal']['output']>;
  /** What it has gained in percent of what it cost. Null if it is not known. */
  gainPercent: Maybe<Scalars['Decimal']['output']>;
};

/** A debt behind a share link. */
export type SharedLiability = {
  __typename?: 'SharedLiability';
  /** Its id within the link. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What kind of debt it is. */
  kind: LiabilityKind;
  /** What the owner's part still is, a positive number. */
  balance: Maybe<Scalars['Decimal']['output']>;
  /** Its part of the debts in percent, to two places. Null if the debts sum to 0. */
  percent: Maybe<Scalars['Decimal']['output']>;
};

/** What comes in and goes out behind a share link. */
export type SharedCashFlow = {
  __typename?: 'SharedCashFlow';
  /** The incomes active today, by the year. */
  totalAnnualIncome: Maybe<Scalars['Decimal']['output']>;
  /** The expenses active today, by the month. */
  totalMonthlyExpenses: Maybe<Scalars['Decimal']['output']>;
  /**
   * What is left of a month's income after its expenses, in percent of that income; negative where
   * more goes out. Null if nothing comes in.
   */
  savingsRatePercent: Maybe<Scalars['Decimal']['output']>;
  /** How many incomes and expenses the sums leave out, since no exchange rate is known. */
  unpricedCount: Scalars['Int']['output'];
};

/** A goal behind a share link. */
export type SharedGoal = {
  __typename?: 'SharedGoal';
  /** Its id within the link. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What the money is for. */
  kind: GoalKind;
  /** How likely it is to be reached in time. */
  status: GoalStatus;
  /** The sum to reach. */
  targetAmount: Maybe<Scalars['Decimal']['output']>;
  /** The sum reached so far. */
  currentAmount: Maybe<Scalars['Decimal']['output']>;
  /** The sum reached so far in percent of the sum to reach. It may pass 100. */
  progressPercent: Scalars['Decimal']['output'];
  /** The day to reach it by. */
  targetOn: Maybe<Scalars['Date']['output']>;
};

/** What assets behind a share link were worth at the end of one step of a history. */
export type SharedPoint = {
  __typename?: 'SharedPoint';
  /** The last day of the step. */
  date: Scalars['Date']['output'];
  /** What they were worth, in the unit of the page. */
  value: Scalars['Decimal']['output'];
};

/** A history behind a share link, oldest point first. */
export type SharedPointPage = {
  __typename?: 'SharedPointPage';
  /** The points of this page. */
  nodes: Array<SharedPoint>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
  /** What `value` is counted in. `INDEX`: the first point above 0 of the span, not of the page, is 100. */
  unit: SharedUnit;
  /** The owner's display currency. Null if `unit` is `INDEX`. */
  currency: Maybe<Scalars['CurrencyCode']['output']>;
  /** The length of one step. */
  timeframe: HistoryTimeframe;
};

/** Which share link to look at. */
export type SharedNetWorthDashboardInput = {
  /** The token: the last part of the link's address. */
  token: Scalars['String']['input'];
  /** The passcode, where the link needs one. */
  passcode?: InputMaybe<Scalars['String']['input']>;
};

/** Which history of which share link to look at. */
export type SharedNetWorthAssetHistoryInput = {
  /** The token: the last part of the link's address. */
  token: Scalars['String']['input'];
  /** The passcode, where the link needs one. */
  passcode?: InputMaybe<Scalars['String']['input']>;
  /** Only this asset, by its `SharedAsset.id`; the link must show assets. Default: all together. */
  sharedAssetId?: InputMaybe<Scalars['ID']['input']>;
  /** The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`. */
  range?: InputMaybe<PastRange>;
  /** The first day, not after `to` and not in the future. Default: what `range` says. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day. Default, and for days in the future: today. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** The length of one step. */
  timeframe?: HistoryTimeframe;
  /** How many points a page holds, 1 to 10,000. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** One piece of news. */
export type NewsItem = {
  __typename?: 'NewsItem';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The headline. */
  headline: Scalars['String']['output'];
  /** The gist in a few sentences, where the source gives it. */
  summary: Maybe<Scalars['String']['output']>;
  /** Where to read it whole. */
  url: Scalars['String']['output'];
  /** Who published it. */
  source: Scalars['String']['output'];
  /** Who wrote it, where named. */
  author: Maybe<Scalars['String']['output']>;
  /** A picture to show beside it. */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** The assets that it is about. At most 50. */
  assetIds: Array<Scalars['ID']['output']>;
  /** The tickers of those assets, in the same order. */
  symbols: Array<Scalars['String']['output']>;
  /** The mood from -1, bad, to 1, good. Null: it was not judged. */
  sentiment: Maybe<Scalars['Decimal']['output']>;
};

/** News, newest first. */
export type NewsItemPage = {
  __typename?: 'NewsItemPage';
  /** The news of this page. */
  nodes: Array<NewsItem>;
  /** The ids asked about for which there is no asset. */
  unknownIds: Array<Scalars['ID']['output']>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** One event of the live news. */
export type NewsUpdate = {
  __typename?: 'NewsUpdate';
  /** The piece of news. */
  news: NewsItem;
  /** The number of this event in this stream: 1 for the first, one more for each event after it. */
  sequence: Scalars['Int']['output'];
  /** How many events were left out just before this one because the reader was slow. */
  missedCount: Scalars['Int']['output'];
};

/** Whose news to read. */
export type FetchNewsByAssetIdsInput = {
  /** The assets' ids, at most 200. */
  assetIds: Array<Scalars['ID']['input']>;
  /** Only news published at or after this moment. Default: all. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** How many pieces a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Which news to stream. Nothing given: all of it. */
export type NewsUpdatesInput = {
  /** Only news about one of these assets, at most 200. */
  assetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only news about one of these tickers, at most 200. Adds to `assetIds`. */
  symbols?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * The id of the last piece of news known: what was published after it comes first, oldest first. At
   * most 500 pieces of the last 24 hours. Default: only what is published from now on.
   */
  afterId?: InputMaybe<Scalars['ID']['input']>;
};

/** A message of the operator to everyone. */
export type Announcement = {
  __typename?: 'Announcement';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The headline. */
  title: Scalars['String']['output'];
  /** The text, in Markdown. */
  bodyMarkdown: Scalars['String']['output'];
  /** How much it matters. */
  level: AnnouncementLevel;
  /** Where to read more. */
  url: Maybe<Scalars['String']['output']>;
  /** When it begins to be shown. */
  startsAt: Scalars['DateTime']['output'];
  /** When it ceases to be shown. Null: no end. */
  endsAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether a person may put it away. */
  dismissible: Scalars['Boolean']['output'];
};

/** How much an announcement matters. */
export type AnnouncementLevel =
  /** Good to know. */
  | 'INFO'
  /** Something may not work as usual. */
  | 'WARNING'
  /** Something does not work. */
  | 'CRITICAL'
  /** News of the product. */
  | 'MARKETING';

/** Which announcement to read. */
export type FetchAnnouncementInput = {
  /** The place in an app that asks, for example `home`. Default: any. */
  placement?: InputMaybe<Scalars['String']['input']>;
  /** The language wanted, as a BCP 47 tag such as `en-NZ`. Default: English. */
  locale?: InputMaybe<Scalars['String']['input']>;
};

/** A country, and what its residents can do here. */
export type Country = {
  __typename?: 'Country';
  /** The ISO 3166-1 alpha-2 code. */
  code: Scalars['CountryCode']['output'];
  /** The English short name. */
  name: Scalars['String']['output'];
  /** The calling code with its plus sign, for example `+64`. */
  callingCode: Scalars['String']['output'];
  /** The currency in everyday use. */
  currency: Scalars['CurrencyCode']['output'];
  /** The kinds of tax id that its residents have, the usual one first. */
  taxIdTypes: Array<TaxIdType>;
  /** Whether its residents can open the platform account. */
  canOpenAccount: Scalars['Boolean']['output'];
  /**
   * The part of dividends from the United States that is withheld under the tax treaty, in percent.
   * Null: no treaty, so 30 percent.
   */
  w8benTreatyRatePercent: Maybe<Scalars['Decimal']['output']>;
};

/** The health of the platform at one moment. */
export type HealthStatus = {
  __typename?: 'HealthStatus';
  /** `OK` where every check is `OK`, else `DEGRADED`. */
  status: HealthState;
  /** The version of the server. */
  version: Scalars['String']['output'];
  /** The moment of the answer, by the server's clock. */
  asOf: Scalars['DateTime']['output'];
  /** For how many seconds the server process that answers has been running. */
  uptimeSeconds: Scalars['Int']['output'];
  /** The checks made for this answer. At most 20. */
  checks: Array<HealthCheckItem>;
};

/** The result of one check. */
export type HealthCheckItem = {
  __typename?: 'HealthCheckItem';
  /** The part of the platform that was checked, for example `database`. */
  name: Scalars['String']['output'];
  /** The result. */
  status: HealthState;
  /** How long the check took, in milliseconds. */
  latencyMs: Scalars['Int']['output'];
};

/** The health of the platform or of one part of it. */
export type HealthState =
  /** The part answered as it should. */
  | 'OK'
  /**
   * The part failed, or did not answer within the time that the check allows. Operations that need it
   * may answer `PROVIDER_UNAVAILABLE`.
   */
  | 'DEGRADED';

/** The delivery of a push notification. */
export type RecordPushReceiptInput = {
  /** The receipt id that came with the notification. It cannot be guessed. */
  receiptId: Scalars['ID']['input'];
  /** What happened to the notification. */
  status: PushReceiptStatus;
  /** When it happened on the device. Default: now. A moment in the future counts as now. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What happened to a push notification. */
export type PushReceiptStatus =
  /** The device received it. */
  | 'DELIVERED'
  /** The person opened it. */
  | 'OPENED'
  /** The person swiped it away. */
  | 'DISMISSED'
  /** The device could not show it. */
  | 'FAILED';

/**
 * A payment that a holding of a tracked portfolio received: a dividend of a share, a distribution of a
 * fund, or rent or interest of a custom instrument. Only confirmed ones count.
 */
export type NetWorthDividend = {
  __typename?: 'NetWorthDividend';
  /** The dividend's id. */
  id: Scalars['ID']['output'];
  /** The portfolio. */
  portfolioId: Scalars['ID']['output'];
  /** The instrument that paid it. */
  instrument: Instrument;
  /** The instrument's symbol. */
  symbol: Scalars['String']['output'];
  /** Whether it counts. */
  state: ImportState;
  /** How it came here. */
  origin: TradeOrigin;
  /** The first day on which a buyer no longer gets it, where known. */
  exDate: Maybe<Scalars['Date']['output']>;
  /** The day that it was paid. */
  paidOn: Scalars['Date']['output'];
  /** How many units it was paid for. */
  quantity: Scalars['Decimal']['output'];
  /** The payment for one unit before tax, in `currency`. */
  amountPerShare: Scalars['Decimal']['output'];
  /** The whole payment before tax, in `currency`. */
  grossAmount: Scalars['Decimal']['output'];
  /** The tax taken off before the payment, in `currency`. */
  withholdingTax: Scalars['Decimal']['output'];
  /** Tax that the company has already paid and that counts as the owner's, in `currency`. */
  imputationCredits: Scalars['Decimal']['output'];
  /** `grossAmount` less `withholdingTax`, in `currency`. */
  netAmount: Scalars['Decimal']['output'];
  /** The currency of the payment: of all amounts here but the last. */
  currency: Scalars['CurrencyCode']['output'];
  /** Units of the portfolio's currency for one of `currency` on `paidOn`. Null until it is known. */
  exchangeRate: Maybe<Scalars['Decimal']['output']>;
  /** `netAmount` in the owner's display currency, at the rate of `paidOn` or the last before it. */
  netAmountInDisplayCurrency: Scalars['Decimal']['output'];
  /** The purchase that it was reinvested in. Null: it was paid out. */
  reinvestTradeId: Maybe<Scalars['ID']['output']>;
  /** What its owner noted about it. */
  note: Maybe<Scalars['String']['output']>;
  /** The file that it was read from, where `origin` is `FILE`. */
  fileId: Maybe<Scalars['ID']['output']>;
  /** The e-mail that it was read from, where `origin` is `EMAIL`. */
  emailId: Maybe<Scalars['ID']['output']>;
  /** The name that the caller or the import gave it, once in a portfolio. */
  uniqueIdentifier: Maybe<Scalars['String']['output']>;
  /** When it was confirmed. */
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Dividends, the latest `paidOn` first; within a day the last recorded first. */
export type NetWorthDividendPage = {
  __typename?: 'NetWorthDividendPage';
  /** The dividends of this page. */
  nodes: Array<NetWorthDividend>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** The amount of a dividend before tax, told in one of two ways. */
export type DividendAmountInput =
  /** The whole payment. */
  { gross: Scalars['Decimal']['input']; perShare?: never; }
  |  /** The payment for one unit. */
  { gross?: never; perShare: Scalars['Decimal']['input']; };

/** The purchase that a dividend was reinvested in, on its `paidOn`. */
export type DividendReinvestmentInput = {
  /** How many units were bought, above 0. */
  quantity: Scalars['Decimal']['input'];
  /** The price of one unit, in the instrument's currency. */
  price: Scalars['Decimal']['input'];
};

/** Which dividends to read. */
export type NetWorthAssetDividendsInput = {
  /** Only dividends with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Only dividends of this instrument: its ticker in either case, with or without the market
   * identifier code, or the short name of a custom instrument. Default: of all instruments.
   */
  symbol?: InputMaybe<Scalars['String']['input']>;
  /** Only dividends of these portfolios. Default: of all portfolios. */
  portfolioIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Only dividends in one of these states. Rejected ones are left out unless they are asked for.
   * Totals count `CONFIRMED` dividends only.
   */
  states?: Array<ImportState>;
  /** Only dividends paid on or after this day. Default: all. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only dividends paid on or before this day. Default: all. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** How many dividends a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** A received dividend to record. */
export type CreateNetWorthDividendInput = {
  /** The portfolio that received it. */
  portfolioId: Scalars['ID']['input'];
  /** The instrument that paid it: one that the portfolio holds or has held. */
  instrument: InstrumentSelectorInput;
  /** The day that it was paid, not in the future. */
  paidOn: Scalars['Date']['input'];
  /** The first day on which a buyer no longer got it, not after `paidOn`. */
  exDate?: InputMaybe<Scalars['Date']['input']>;
  /** The payment before tax, in `currency`. */
  amount: DividendAmountInput;
  /**
   * How many units it was paid for, above 0. Default: what the portfolio held at the end of the day
   * before `exDate`, or without one before `paidOn`.
   */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** The tax taken off before the payment, in `currency`, at most the whole payment. */
  withholdingTax?: Scalars['Decimal']['input'];
  /** Tax that the company has already paid and that counts as the owner's, in `currency`. */
  imputationCredits?: Scalars['Decimal']['input'];
  /** The currency of the payment. Default: the instrument's. */
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** Units of the portfolio's currency for one of `currency`. Default: the market's rate of `paidOn`. */
  exchangeRate?: InputMaybe<Scalars['Decimal']['input']>;
  /** The purchase that it was reinvested in. Left out: it was paid out. */
  reinvestment?: InputMaybe<DividendReinvestmentInput>;
  /** A note. */
  note?: InputMaybe<Scalars['String']['input']>;
  /**
   * A name for the dividend, once in a portfolio for ever, such as the number of its advice. A
   * dividend that already has it is returned as it is, and nothing is recorded.
   */
  uniqueIdentifier?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same dividend and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A decision on a dividend, with corrections where it is confirmed. */
export type ConfirmNetWorthDividendInput = {
  /** The dividend's id. */
  id: Scalars['ID']['input'];
  /** Confirm or reject. Corrections go only with `CONFIRM`. */
  decision: ConfirmationDecision;
  /** The right day of payment, not in the future. */
  paidOn?: InputMaybe<Scalars['Date']['input']>;
  /** The right whole payment before tax, in the dividend's currency. */
  grossAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** The right tax taken off, in the dividend's currency, at most the whole payment. */
  withholdingTax?: InputMaybe<Scalars['Decimal']['input']>;
  /** The purchase that it was reinvested in. Left out: as the import has it. */
  reinvestment?: InputMaybe<DividendReinvestmentInput>;
};

/** How a portfolio takes trades by e-mail. */
export type PortfolioEmailSettings = {
  __typename?: 'PortfolioEmailSettings';
  /** The portfolio. */
  portfolioId: Scalars['ID']['output'];
  /** Whether e-mails are read. Otherwise they are kept as `IGNORED`. */
  enabled: Scalars['Boolean']['output'];
  /** The address to forward contract notes and dividend statements to. The portfolio's own. */
  address: Scalars['String']['output'];
  /** The addresses that e-mails are taken from, at most 20, in lower case. */
  allowedSenders: Array<Scalars['String']['output']>;
  /** Whether what is read without doubt counts at once. False: all of it waits for confirmation. */
  autoConfirm: Scalars['Boolean']['output'];
  /** Whether the owner is told by e-mail what was read. */
  notifyOnImport: Scalars['Boolean']['output'];
  /** When the settings last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** An e-mail that came in for a portfolio, and what was read from it. */
export type PortfolioEmail = {
  __typename?: 'PortfolioEmail';
  /** The e-mail's id. */
  id: Scalars['ID']['output'];
  /** The portfolio. */
  portfolioId: Scalars['ID']['output'];
  /** The address that it came from. */
  sender: Scalars['String']['output'];
  /** Its subject. Empty where it had none. */
  subject: Scalars['String']['output'];
  /** When it came in. */
  receivedAt: Scalars['DateTime']['output'];
  /** How far the reading has come. */
  status: TradeEmailStatus;
  /** Why nothing could be read. Null unless `status` is `FAILED`. */
  failureCode: Maybe<TradeEmailFailure>;
  /** Why it failed or needs review, as a sentence for a person. Null in every other state. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** The broker whose layout was recognised. */
  broker: Maybe<Scalars['String']['output']>;
  /** The file names of its attachments, at most 20. */
  attachments: Array<Scalars['String']['output']>;
  /** The trades read from it, oldest first, at most 500. */
  trades: Array<TrackedTrade>;
  /** The dividends read from it, oldest first, at most 500. */
  dividends: Array<NetWorthDividend>;
  /** How often it has been read, the present reading included. */
  attempts: Scalars['Int']['output'];
  /** When its reading last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** E-mails of a portfolio, the last received first. */
export type PortfolioEmailPage = {
  __typename?: 'PortfolioEmailPage';
  /** The e-mails of this page. */
  nodes: Array<PortfolioEmail>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** How far the reading of an e-mail has come. */
export type TradeEmailStatus =
  /** It came in and waits to be read. */
  | 'RECEIVED'
  /** It is being read. */
  | 'PARSING'
  /** Read without doubt. With `autoConfirm` what it brought counts. */
  | 'IMPORTED'
  /** Read in part or with doubt: what it brought waits for confirmation. */
  | 'NEEDS_REVIEW'
  /** Nothing could be read; `failureCode` says why. */
  | 'FAILED'
  /** Not read: e-mail is switched off, or the sender is not allowed. */
  | 'IGNORED';

/** Why nothing could be read from an e-mail. */
export type TradeEmailFailure =
  /** It, or its attachment, is damaged, or a picture too poor to read. */
  | 'UNREADABLE'
  /** An attachment needs a password. */
  | 'PASSWORD_PROTECTED'
  /** Its layout is not known. */
  | 'UNKNOWN_LAYOUT'
  /** It holds no trades and no dividends. */
  | 'EMPTY'
  /** The reader did not answer. Try again later with `retryTradeEmail`. */
  | 'PROVIDER_ERROR';

/** Which e-mails to read. */
export type GetPortfolioEmailsInput = {
  /** Only e-mails with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The portfolio. */
  portfolioId: Scalars['ID']['input'];
  /** Only e-mails in one of these states. Default: all. */
  statuses?: InputMaybe<Array<TradeEmailStatus>>;
  /** How many e-mails a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** How a portfolio shall take trades by e-mail. What is left out, or null, stays. */
export type SetPortfolioEmailSettingsInput = {
  /** The portfolio. */
  portfolioId: Scalars['ID']['input'];
  /** Whether e-mails are read. */
  enabled: Scalars['Boolean']['input'];
  /** The addresses to take e-mails from, in place of those before. At first: the caller's own address. */
  allowedSenders?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether what is read without doubt counts at once. At first: false. */
  autoConfirm?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to tell the caller by e-mail what was read. At first: true. */
  notifyOnImport?: InputMaybe<Scalars['Boolean']['input']>;
  /** Give the portfolio a new address. The one before takes nothing from then on. */
  regenerateAddress?: Scalars['Boolean']['input'];
};

/** Which e-mail to read again. */
export type RetryTradeEmailInput = {
  /** The e-mail's id. */
  id: Scalars['ID']['input'];
  /**
   * Makes a repetition safe: the same key with the same input returns the same e-mail and starts
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/**
 * A set of holdings that is tracked for its owner. Nothing in it is an order or reaches a market, and
 * what it is worth counts in the owner's net worth.
 */
export type Portfolio = {
  __typename?: 'Portfolio';
  /** The portfolio's id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What feeds it. */
  kind: PortfolioKind;
  /** Whether it is the assets portfolio or the liability portfolio that every account has. */
  default: Scalars['Boolean']['output'];
  /** The portfolio that it is a part of. Null for the two default portfolios. */
  parentId: Maybe<Scalars['ID']['output']>;
  /** The portfolios directly under it, by name. At most 200. */
  children: Array<Portfolio>;
  /** The currency that it is valued in: of all amounts here. */
  currency: Scalars['CurrencyCode']['output'];
  /** How the cost of what is sold is found. */
  costBasisMethod: CostBasisMethod;
  /** The country that it is taxed in. Null: the owner's country of residence. */
  country: Maybe<Scalars['CountryCode']['output']>;
  /** The last day of its financial year as month and day, for example `03-31`. */
  financialYearEnd: Scalars['String']['output'];
  /** The member of the owner's household that it belongs to. Null: the owner. */
  ownerMemberId: Maybe<Scalars['ID']['output']>;
  /** The owner's part of it in percent, above 0, at most 100. No amount here has it applied. */
  ownershipPercent: Scalars['Decimal']['output'];
  /**
   * What it is worth now with all portfolios under it, in `currency`. For the liability portfolio:
   * what is still owed, a positive number.
   */
  value: Scalars['Decimal']['output'];
  /** How many holdings, its own and those of portfolios under it, have no price: `value` lacks them. */
  unpricedCount: Scalars['Int']['output'];
  /** What was paid for what it still holds, fees included, in `currency`, with all under it. */
  costBasis: Scalars['Decimal']['output'];
  /** What it has earned since its first trade, with all portfolios under it. */
  gain: PortfolioGain;
  /** What it holds itself, without the portfolios under it, the largest value first. At most 1,000. */
  holdings: Array<Holding>;
  /** How it takes trades by e-mail. Null if that was never set up. */
  emailSettings: Maybe<PortfolioEmailSettings>;
  /** Where a `RELAY` portfolio is kept, as its creator named it. */
  externalProvider: Maybe<Scalars['String']['output']>;
  /** The id of a `RELAY` portfolio where it is kept. */
  externalId: Maybe<Scalars['String']['output']>;
  /** When its source was last read, or last wrote to it. Null for a portfolio kept by hand. */
  lastSyncedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When its settings last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What feeds a portfolio. */
export type PortfolioKind =
  /** The assets portfolio that every account has. All others that hold assets are parts of it. */
  | 'ASSETS'
  /** The liability portfolio that every account has. It holds debts. */
  | 'LIABILITIES'
  /** Kept by hand, by files and by forwarded e-mails. From `createNetworthPortfolio`. */
  | 'MANUAL'
  /**
   * Kept in another service or program, which writes its trades here with `createRelayTrade`. From
   * `createNetworthPortfolio`.
   */
  | 'RELAY'
  /** The contents of wallets on public chains. From `createCryptoWallet`. */
  | 'CRYPTO_WALLET'
  /** Follows one broker account. Made and kept by the platform; nothing can be recorded in it. */
  | 'BROKER_MIRROR';

/** The kinds of portfolio that `createNetworthPortfolio` makes. */
export type NewPortfolioKind =
  /** Kept by hand, by files and by forwarded e-mails. */
  | 'MANUAL'
  /** Kept in another service or program, which writes its trades here with `createRelayTrade`. */
  | 'RELAY';

/** How the cost of what is sold is found. */
export type CostBasisMethod =
  /** Every unit costs the average of all that is held. */
  | 'AVERAGE'
  /** First in, first out: the oldest units are sold first. */
  | 'FIFO'
  /** Last in, first out: the newest units are sold first. */
  | 'LIFO'
  /** Highest in, first out: the units that cost most are sold first. */
  | 'HIFO'
  /** Each sale names its purchases in `lotSelections`. `FIFO` for a sale that names none. */
  | 'SPECIFIC';

/**
 * What was earned since the first trade. `total` is the sum of `capital`, `income` and
 * `currencyEffect`, and also of `realizedGain`, `unrealizedGain` and `income`. Losses are negative.
 */
export type PortfolioGain = {
  __typename?: 'PortfolioGain';
  /** From changes of price, fees taken off, in `currency`. */
  capital: Scalars['Decimal']['output'];
  /** Dividends and other payments received, withholding tax taken off, in `currency`. */
  income: Scalars['Decimal']['output'];
  /** From changes of exchange rates, in `currency`. */
  currencyEffect: Scalars['Decimal']['output'];
  /** All that was earned, in `currency`. */
  total: Scalars['Decimal']['output'];
  /** The part of `capital` and `currencyEffect` from what was sold, in `currency`. */
  realizedGain: Scalars['Decimal']['output'];
  /** The part of `capital` and `currencyEffect` from what is still held, in `currency`. */
  unrealizedGain: Scalars['Decimal']['output'];
  /** The fees paid, a positive number in `currency`. `capital` has them taken off. */
  fees: Scalars['Decimal']['output'];
  /** `total` in percent of what was paid for everything bought. Null if nothing was paid. */
  totalPercent: Maybe<Scalars['Decimal']['output']>;
  /**
   * The time-weighted return in percent: it leaves out when money came and went. Null if it is not
   * defined.
   */
  timeWeightedReturnPercent: Maybe<Scalars['Decimal']['output']>;
  /** `timeWeightedReturnPercent` by the year. Null in the first year. */
  timeWeightedReturnAnnualizedPercent: Maybe<Scalars['Decimal']['output']>;
  /**
   * The money-weighted return by the year in percent (XIRR, actual days over 365). Null if it is not
   * defined, never 0 for unknown.
   */
  moneyWeightedReturnPercent: Maybe<Scalars['Decimal']['output']>;
  /** The currency of all amounts here. In portfolios and holdings: the portfolio's. */
  currency: Scalars['CurrencyCode']['output'];
};

/** What a portfolio holds of one instrument. */
export type Holding = {
  __typename?: 'Holding';
  /** The holding's id. */
  id: Scalars['ID']['output'];
  /** The portfolio. */
  portfolioId: Scalars['ID']['output'];
  /** The instrument. */
  instrument: Instrument;
  /** How much is held. */
  quantity: Scalars['Decimal']['output'];
  /** `costBasis` by the unit, in `currency`. 0 where nothing is held. */
  averageCost: Scalars['Decimal']['output'];
  /** What was paid for what is still held, fees included, in `currency`. */
  costBasis: Scalars['Decimal']['output'];
  /** The owner's part of it in percent, above 0, at most 100. No amount here has it applied. */
  ownershipPercent: Scalars['Decimal']['output'];
  /** The latest price of one unit, in `currency`. Null if the instrument never had a price. */
  price: Maybe<Scalars['Decimal']['output']>;
  /** When `price` was made; for a price recorded by hand, the end of its day. Null if `price` is null. */
  priceAsOf: Maybe<Scalars['DateTime']['output']>;
  /** Whether `price` is older than 7 days. The last known price is kept until a newer one comes. */
  stale: Scalars['Boolean']['output'];
  /** `quantity` times `price`, in `currency`. Null if the instrument never had a price. */
  value: Maybe<Scalars['Decimal']['output']>;
  /** The instrument's currency: of `averageCost`, `costBasis`, `price` and `value`. */
  currency: Scalars['CurrencyCode']['output'];
  /** `value` in the portfolio's currency. Null if `value` is null, or if there is no exchange rate. */
  valueInPortfolioCurrency: Maybe<Scalars['Decimal']['output']>;
  /** `value` in the owner's display currency. Null if `value` is null, or if there is no exchange rate. */
  valueInDisplayCurrency: Maybe<Scalars['Decimal']['output']>;
  /** What it has earned since the first trade, in the portfolio's currency. */
  gain: PortfolioGain;
  /** The purchases of which something is left, oldest first. At most the 1,000 oldest. */
  lots: Array<Lot>;
  /** The day of the first trade. */
  firstTradedOn: Scalars['Date']['output'];
};

/** A purchase of which something is still held. */
export type Lot = {
  __typename?: 'Lot';
  /** The trade that brought it. */
  tradeId: Scalars['ID']['output'];
  /** The day of that trade. */
  tradedOn: Scalars['Date']['output'];
  /** How much it brought, in units of today: splits since then are applied. */
  quantity: Scalars['Decimal']['output'];
  /** How much of it is left. */
  remainingQuantity: Scalars['Decimal']['output'];
  /** The cost of one unit with its fees, in the instrument's currency. */
  unitCost: Scalars['Decimal']['output'];
  /** The cost of one unit with its fees, in the portfolio's currency at the rate of that day. */
  unitCostInPortfolioCurrency: Scalars['Decimal']['output'];
};

/** Which portfolios to read. */
export type GetPortfoliosInput = {
  /** Only portfolios with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only portfolios of these kinds. Default: all. */
  kinds?: InputMaybe<Array<PortfolioKind>>;
};

/** A portfolio to make. */
export type CreateNetworthPortfolioInput = {
  /** Its name. */
  name: Scalars['String']['input'];
  /** Who keeps it up to date. */
  kind?: NewPortfolioKind;
  /**
   * The portfolio that it is a part of: one that holds assets and is at most three levels below the
   * assets portfolio. Default: the assets portfolio.
   */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The currency to value it in. It cannot be changed later. Default: the display currency. */
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** How the cost of what is sold is found. Default: that of the portfolio above it. */
  costBasisMethod?: InputMaybe<CostBasisMethod>;
  /** The country that it is taxed in. Default: the caller's country of residence. */
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  /**
   * The last day of its financial year as month and day, for example `03-31`. Default: that of its
   * country, or `12-31`.
   */
  financialYearEnd?: InputMaybe<Scalars['String']['input']>;
  /** The caller's part of it in percent, above 0. */
  ownershipPercent?: Scalars['Decimal']['input'];
  /** The member of the caller's household that it belongs to. Default: the caller. */
  ownerMemberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only for `RELAY`: the name of the service that it is kept in. */
  externalProvider?: InputMaybe<Scalars['String']['input']>;
  /** Only for `RELAY`: its id there. Once for each `externalProvider`. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same portfolio and makes
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A new name for a portfolio. */
export type RenameNetWorthPortfolioInput = {
  /** The portfolio's id. */
  id: Scalars['ID']['input'];
  /** The new name. */
  name: Scalars['String']['input'];
};

/** Which portfolio to delete. */
export type DeleteRelayPortfolioInput = {
  /** The portfolio's id. */
  id: Scalars['ID']['input'];
  /**
   * True: its trades, dividends and wallet watches move to the portfolio above it. False: they are
   * deleted with it.
   */
  keepTrades?: Scalars['Boolean']['input'];
};

/** Which instrument to take out of which portfolio. */
export type DeleteInstrumentFromPortfolioInput = {
  /** The portfolio's id. */
  portfolioId: Scalars['ID']['input'];
  /** The instrument's id. */
  instrumentId: Scalars['ID']['input'];
};

/**
 * Something that changed a holding of a tracked portfolio, as its owner or an import recorded it. It
 * is only a record: no order is placed and nothing moves. Only confirmed trades count.
 */
export type TrackedTrade = {
  __typename?: 'TrackedTrade';
  /** The trade's id. */
  id: Scalars['ID']['output'];
  /** The portfolio. */
  portfolioId: Scalars['ID']['output'];
  /** The holding that it belongs to. Null until it is confirmed. */
  holdingId: Maybe<Scalars['ID']['output']>;
  /** The instrument. */
  instrument: Instrument;
  /** What happened. */
  type: TradeType;
  /** Whether it counts. */
  state: ImportState;
  /** How it came here. */
  origin: TradeOrigin;
  /** The trading day. */
  tradedOn: Scalars['Date']['output'];
  /** How many units, a positive number also for sales. Null if the type of trade has none. */
  quantity: Maybe<Scalars['Decimal']['output']>;
  /** The price of one unit, in `currency`. Null if the type of trade has none. */
  price: Maybe<Scalars['Decimal']['output']>;
  /** The instrument's currency: of all amounts here but `fee`. */
  currency: Scalars['CurrencyCode']['output'];
  /** Units of the portfolio's currency for one of `currency` on that day. Null until it is known. */
  exchangeRate: Maybe<Scalars['Decimal']['output']>;
  /** The fee, in `feeCurrency`. It adds to the cost of a purchase and lowers the proceeds of a sale. */
  fee: Scalars['Decimal']['output'];
  /** The currency of `fee`: the instrument's or the portfolio's. */
  feeCurrency: Scalars['CurrencyCode']['output'];
  /**
   * The money that it speaks of, without the fee: `quantity` times `price`, or `capitalAmount`. 0 for
   * types with neither.
   */
  value: Scalars['Decimal']['output'];
  /** New units for old ones, of a split or a consolidation. */
  ratio: Maybe<SplitRatio>;
  /** The cost that it brings or sets, of types that take one. */
  costBasis: Maybe<Scalars['Decimal']['output']>;
  /** The money paid back or called in, of a capital return or a capital call. */
  capitalAmount: Maybe<Scalars['Decimal']['output']>;
  /** The purchases that a sale took its units from, as its owner named them. At most 100. */
  lotSelections: Array<LotSelection>;
  /** What its owner noted about it. */
  note: Maybe<Scalars['String']['output']>;
  /** The name that the caller or the import gave it, once in a portfolio. */
  uniqueIdentifier: Maybe<Scalars['String']['output']>;
  /** The file that it was read from, where `origin` is `FILE`. */
  fileId: Maybe<Scalars['ID']['output']>;
  /** The e-mail that it was read from, where `origin` is `EMAIL`. */
  emailId: Maybe<Scalars['ID']['output']>;
  /** When it was confirmed. */
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was recorded. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Tracked trades, the latest day first; within a day the last recorded first. */
export type TrackedTradePage = {
  __typename?: 'TrackedTradePage';
  /** The trades of this page. */
  nodes: Array<TrackedTrade>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/**
 * What happened to a holding, with the fields that it needs. Fields that it neither needs nor allows
 * are `BAD_USER_INPUT`. `fee`, `feeCurrency`, `exchangeRate` and `note` go with all.
 */
export type TradeType =
  /** Bought. Needs `quantity` and `price`. */
  | 'BUY'
  /** Sold. Needs `quantity` and `price`; allows `lotSelections`. */
  | 'SELL'
  /** Held since before the records begin. Needs `quantity`, and `costBasis` or `price`. */
  | 'OPENING_BALANCE'
  /** Each unit became several at the same total cost. Needs `ratio`, with more new than old units. */
  | 'SPLIT'
  /** Several units became one at the same total cost. Needs `ratio`, with fewer new than old units. */
  | 'CONSOLIDATION'
  /** Units given free by the issuer. They spread the cost over more units. Needs `quantity`. */
  | 'BONUS'
  /**
   * Money that the issuer paid back. It lowers the cost; what exceeds the cost is a gain. Needs
   * `capitalAmount`.
   */
  | 'CAPITAL_RETURN'
  /** Money that the issuer called in for units paid in part: more cost. Needs `capitalAmount`. */
  | 'CAPITAL_CALL'
  /** Sets the cost of the whole holding without a gain or a loss. Needs `costBasis`. */
  | 'ADJUST_COST_BASIS'
  /** Units received in a merger. Needs `quantity` and `costBasis`, the cost that they carry over. */
  | 'MERGE_IN'
  /** Units given up in a merger, at their cost, without a gain or a loss. Needs `quantity`. */
  | 'MERGE_OUT'
  /** Moved in from elsewhere. Needs `quantity`, and `costBasis` or `price`. */
  | 'TRANSFER_IN'
  /** Moved elsewhere at their cost, without a gain or a loss. Needs `quantity`. */
  | 'TRANSFER_OUT'
  /** Cancelled by the issuer without payment. Their cost is a loss. Needs `quantity`. */
  | 'CANCEL';

/** What `createTradeForAsset` can record: what needs nothing but a quantity and a price. */
export type AssetTradeType =
  /** Bought. */
  | 'BUY'
  /** Sold. */
  | 'SELL'
  /** Held since before the records begin. */
  | 'OPENING_BALANCE'
  /** Moved in from elsewhere. */
  | 'TRANSFER_IN'
  /** Moved elsewhere at its cost, without a gain or a loss. */
  | 'TRANSFER_OUT'
  /** Given free by the issuer. It has no price. */
  | 'BONUS'
  /** Canceled by the issuer without payment. Its cost is a loss, and it has no price. */
  | 'CANCEL';

/** Whether a tracked trade or a dividend counts. */
export type ImportState =
  /**
   * An import brought it. It counts only after `confirmNetWorthTrade` or `confirmNetWorthDividend` has
   * confirmed it.
   */
  | 'PENDING'
  /** It counts. What a caller records is confirmed at once. */
  | 'CONFIRMED'
  /** The owner refused it or took it back. It does not count, and no import brings it again. */
  | 'REJECTED';

/** How a tracked trade or a dividend came here. */
export type TradeOrigin =
  /** Recorded with an operation of this API, `createRelayTrade` aside. */
  | 'MANUAL'
  /** Written with `createRelayTrade`. */
  | 'RELAY_SYNC'
  /** Read from a forwarded e-mail. */
  | 'EMAIL'
  /** Read from an uploaded file. */
  | 'FILE'
  /** Taken over from a broker account. */
  | 'BROKER_SYNC'
  /** Read from a public chain by a wallet watch. */
  | 'WALLET_WATCH'
  /** From the market's record of splits, consolidations and dividends, for what was held. */
  | 'CORPORATE_ACTION';

/** New units for old ones: 2 for 1 doubles the units, 1 for 10 leaves a tenth. */
export type SplitRatio = {
  __typename?: 'SplitRatio';
  /** The new units. */
  numerator: Scalars['Int']['output'];
  /** The old units that they replace. */
  denominator: Scalars['Int']['output'];
};

/** New units for old ones: 2 for 1 doubles the units, 1 for 10 leaves a tenth. */
export type SplitRatioInput = {
  /** The new units. */
  numerator: Scalars['Int']['input'];
  /** The old units that they replace. Not equal to `numerator`. */
  denominator: Scalars['Int']['input'];
};

/** How much of a sale comes from one purchase. */
export type LotSelection = {
  __typename?: 'LotSelection';
  /** The trade that bought it. */
  tradeId: Scalars['ID']['output'];
  /** How many units of it. */
  quantity: Scalars['Decimal']['output'];
};

/** How much of a sale comes from one purchase. */
export type LotSelectionInput = {
  /** The trade that bought it, of the same holding. */
  tradeId: Scalars['ID']['input'];
  /** How many units of it, above 0 and at most what is left of it. */
  quantity: Scalars['Decimal']['input'];
};

/** What to do with something that an import brought. */
export type ConfirmationDecision =
  /** It is right, with the corrections given: count it. */
  | 'CONFIRM'
  /** It is wrong: do not count it. */
  | 'REJECT';

/** Which trades to read. */
export type GetRelayTradesInput = {
  /** Only trades with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only trades of these portfolios, those under them left out. Default: of all portfolios. */
  portfolioIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only trades of this instrument. Default: all. */
  instrument?: InputMaybe<InstrumentSelectorInput>;
  /**
   * Only trades in one of these states. `[PENDING]` shows what waits for confirmation; rejected trades
   * are left out unless they are asked for. Totals and holdings count `CONFIRMED` trades only.
   */
  states?: Array<ImportState>;
  /** Only trades of one of these types. Default: all. */
  types?: InputMaybe<Array<TradeType>>;
  /** Only trades on or after this day. Default: all. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only trades on or before this day. Default: all. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** How many trades a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** A trade to record. `TradeType` says which fields each type needs. */
export type CreateTradeInput = {
  /** The portfolio. Default: the assets portfolio. */
  portfolioId?: InputMaybe<Scalars['ID']['input']>;
  /** The instrument. The id of an asset of the catalogue will do. */
  instrumentId: Scalars['ID']['input'];
  /** What happened. */
  type: TradeType;
  /** The trading day, not in the future. */
  tradedOn: Scalars['Date']['input'];
  /** How many units, up to 18 decimal places, above 0. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** The price of one unit, in the instrument's currency. */
  price?: InputMaybe<Scalars['Decimal']['input']>;
  /** The fee, in `feeCurrency`. */
  fee?: Scalars['Decimal']['input'];
  /** The instrument's currency or the portfolio's. Default: the instrument's. */
  feeCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /**
   * Units of the portfolio's currency for one of the instrument's. Default: the market's rate of that
   * day.
   */
  exchangeRate?: InputMaybe<Scalars['Decimal']['input']>;
  /** New units for old ones. */
  ratio?: InputMaybe<SplitRatioInput>;
  /** The cost that the trade brings or sets, in the instrument's currency. */
  costBasis?: InputMaybe<Scalars['Decimal']['input']>;
  /** The money paid back or called in, in the instrument's currency. */
  capitalAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * The purchases that a sale takes its units from: only in a portfolio whose cost basis method is
   * `SPECIFIC`, summing to `quantity`.
   */
  lotSelections?: InputMaybe<Array<LotSelectionInput>>;
  /** A note. */
  note?: InputMaybe<Scalars['String']['input']>;
  /**
   * A name for the trade, once in a portfolio for ever, such as the number of its contract note. A
   * trade that already has it is returned as it is, and nothing is recorded.
   */
  uniqueIdentifier?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same trade and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A trade in an asset of the catalogue to record. */
export type CreateTradeForAssetInput = {
  /** The asset. */
  assetId: Scalars['ID']['input'];
  /** The portfolio. Default: the assets portfolio. */
  portfolioId?: InputMaybe<Scalars['ID']['input']>;
  /** What happened. */
  type: AssetTradeType;
  /** The trading day, not in the future. */
  tradedOn: Scalars['Date']['input'];
  /** How many units, up to 18 decimal places, above 0. */
  quantity: Scalars['Decimal']['input'];
  /**
   * The price of one unit, in the asset's currency. Default, for types that have a price: the last
   * price of that day, or of the last trading day before it.
   */
  price?: InputMaybe<Scalars['Decimal']['input']>;
  /** The fee, in the asset's currency. */
  fee?: Scalars['Decimal']['input'];
  /** A note. */
  note?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same trade and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A trade that a program brings from elsewhere. `TradeType` says which fields each type needs. */
export type CreateRelayTradeInput = {
  /** The portfolio. */
  portfolioId: Scalars['ID']['input'];
  /**
   * The instrument's ticker in either case, with or without the market identifier code, or the short
   * name of a custom instrument.
   */
  symbol: Scalars['String']['input'];
  /** Narrows a ticker that several exchanges use. */
  exchange?: InputMaybe<Exchange>;
  /** What happened. */
  type: TradeType;
  /** The trading day, not in the future. */
  tradedOn: Scalars['Date']['input'];
  /** How many units, up to 18 decimal places, above 0. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** The price of one unit, in the instrument's currency. */
  price?: InputMaybe<Scalars['Decimal']['input']>;
  /** The fee, in `feeCurrency`. */
  fee?: Scalars['Decimal']['input'];
  /** The instrument's currency or the portfolio's. Default: the instrument's. */
  feeCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /**
   * Units of the portfolio's currency for one of the instrument's. Default: the market's rate of that
   * day.
   */
  exchangeRate?: InputMaybe<Scalars['Decimal']['input']>;
  /** New units for old ones. */
  ratio?: InputMaybe<SplitRatioInput>;
  /** The cost that the trade brings or sets, in the instrument's currency. */
  costBasis?: InputMaybe<Scalars['Decimal']['input']>;
  /** The money paid back or called in, in the instrument's currency. */
  capitalAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** A note. */
  note?: InputMaybe<Scalars['String']['input']>;
  /**
   * The trade's id where it comes from, once in a portfolio for ever. A trade that already has it is
   * returned as it is, and nothing is recorded.
   */
  uniqueIdentifier?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same trade and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What to change of a trade. What is left out stays. Null removes a value that the trade can be
 * without, such as `note`; for others it counts as left out. A new `type` needs the fields of its own
 * and drops those that it does not allow.
 */
export type UpdateRelayTradeInput = {
  /** The trade's id. */
  id: Scalars['ID']['input'];
  /** What happened. */
  type?: InputMaybe<TradeType>;
  /** The trading day, not in the future. */
  tradedOn?: InputMaybe<Scalars['Date']['input']>;
  /** How many units, up to 18 decimal places, above 0. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** The price of one unit, in the instrument's currency. */
  price?: InputMaybe<Scalars['Decimal']['input']>;
  /** The fee, in `feeCurrency`. */
  fee?: InputMaybe<Scalars['Decimal']['input']>;
  /** The instrument's currency or the portfolio's. */
  feeCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** Units of the portfolio's currency for one of the instrument's. */
  exchangeRate?: InputMaybe<Scalars['Decimal']['input']>;
  /** New units for old ones. */
  ratio?: InputMaybe<SplitRatioInput>;
  /** The cost that the trade brings or sets, in the instrument's currency. */
  costBasis?: InputMaybe<Scalars['Decimal']['input']>;
  /** The money paid back or called in, in the instrument's currency. */
  capitalAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** The purchases that a sale takes its units from, in place of those named before. */
  lotSelections?: InputMaybe<Array<LotSelectionInput>>;
  /** A note. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Which trade to delete. */
export type DeleteRelayTradeInput = {
  /** The trade's id. */
  id: Scalars['ID']['input'];
};

/** A decision on a pending trade, with corrections where it is confirmed. */
export type ConfirmNetWorthTradeInput = {
  /** The trade's id. */
  id: Scalars['ID']['input'];
  /** Confirm or reject. Corrections go only with `CONFIRM`. */
  decision: ConfirmationDecision;
  /** The right day, not in the future. */
  tradedOn?: InputMaybe<Scalars['Date']['input']>;
  /** The right ratio of a split or a consolidation. */
  ratio?: InputMaybe<SplitRatioInput>;
  /** The right number of units, of types that have one. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A public address on a chain whose contents count in net worth. It cannot spend anything. */
export type WalletWatch = {
  __typename?: 'WalletWatch';
  /** The watch's id. */
  id: Scalars['ID']['output'];
  /** The chain. */
  chain: Chain;
  /** The address, as the chain writes it. */
  address: Scalars['String']['output'];
  /** The owner's name for it. */
  label: Maybe<Scalars['String']['output']>;
  /** The portfolio that its contents count in. */
  portfolioId: Scalars['ID']['output'];
  /** How the reading of the address goes. */
  status: WalletWatchStatus;
  /** What the address held when it was last read, the largest value first. At most 200. */
  balances: Array<WalletBalance>;
  /**
   * What `balances` are worth together, in `currency`, without those that have no price. Null if none
   * of them has one.
   */
  value: Maybe<Scalars['Decimal']['output']>;
  /** How many of `balances` have no price: `value` lacks them. */
  unpricedCount: Scalars['Int']['output'];
  /** The portfolio's currency: of all amounts here. */
  currency: Scalars['CurrencyCode']['output'];
  /** When the address was last read with success. Null before the first time. */
  lastSyncedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the last reading failed. Null unless it did. */
  failureCode: Maybe<WalletWatchFailure>;
  /** Why the last reading failed, as a sentence for a person. Null unless it did. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** When the watch was added. */
  createdAt: Scalars['DateTime']['output'];
  /** When the watch or its balances last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** How the reading of a watched address goes. */
export type WalletWatchStatus =
  /** Added, and not read yet. */
  | 'SYNCING'
  /** Read with success. It is read again by itself; `lastSyncedAt` says when it last was. */
  | 'ACTIVE'
  /** The last reading failed. What was read before stands, and the next reading may succeed. */
  | 'FAILED';

/** Why an address could not be read. */
export type WalletWatchFailure =
  /** The source of the chain's data did not answer. It is read again by itself. */
  | 'PROVIDER_ERROR'
  /** The address has more coins and tokens than can be read, which is 10,000. */
  | 'TOO_LARGE'
  /** The chain does not know such an address, although its form is right. */
  | 'UNKNOWN_ADDRESS';

/** What a watched address holds of one coin or token. */
export type WalletBalance = {
  __typename?: 'WalletBalance';
  /** The symbol of the coin or token. */
  symbol: Scalars['String']['output'];
  /** The address of a token's contract. Null for the chain's own coin. */
  contract: Maybe<Scalars['String']['output']>;
  /** How much of it. */
  quantity: Scalars['Decimal']['output'];
  /** What it is worth, in the currency of the watch. Null if it has no price. */
  value: Maybe<Scalars['Decimal']['output']>;
};

/** Which wallet watches to read. */
export type GetWalletWatchesInput = {
  /** Only watches with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only watches of these portfolios. Default: of all portfolios. */
  portfolioIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** An address to watch. */
export type AddWalletWatchInput = {
  /** The chain. */
  chain: Chain;
  /** The public address, as the chain writes it. Its form and check digits are verified. */
  address: Scalars['String']['input'];
  /** A name for it. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** The portfolio that its contents count in. Default: the assets portfolio. */
  portfolioId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same watch and adds nothing.
   * Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which wallet watch to delete. */
export type DeleteWalletWatchInput = {
  /** The watch's id. */
  id: Scalars['ID']['input'];
};

/** A public address on a chain. */
export type WalletAddressInput = {
  /** The chain. */
  chain: Chain;
  /** The public address, as the chain writes it. Its form and check digits are verified. */
  address: Scalars['String']['input'];
};

/** A crypto wallet to track. */
export type CreateCryptoWalletInput = {
  /** Its name. */
  name: Scalars['String']['input'];
  /** The address to watch from the start. Without one the wallet is kept by hand. */
  watch?: InputMaybe<WalletAddressInput>;
  /** The currency to value it in. It cannot be changed later. Default: the display currency. */
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same portfolio and makes
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/**
 * A person's money at work: a part of one account that is kept at the weights of a strategy, or at
 * weights of one's own. What it holds is part of the account's positions too.
 */
export type ActiveStrategy = {
  __typename?: 'ActiveStrategy';
  /** The active strategy's id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Where it stands. */
  status: ActiveStrategyStatus;
  /** The strategy that it follows. Null for own weights from the start, and where it was deleted. */
  strategy: Maybe<Strategy>;
  /** The version of `strategy` that its weights were last taken from. Null without a strategy. */
  strategyVersion: Maybe<Scalars['Int']['output']>;
  /** Whether `strategy` has a newer version: `syncWithSourceStrategy` takes it over. */
  outOfSync: Scalars['Boolean']['output'];
  /** Whether its weights are its owner's own, not those of `strategy`. */
  customWeights: Scalars['Boolean']['output'];
  /** Live or practice, as its account. */
  tradingMode: TradingMode;
  /** The account that it trades for. */
  brokerAccountId: Scalars['ID']['output'];
  /** What it holds and is to hold, the greatest target first. At most 200. */
  holdings: Array<ActiveStrategyHolding>;
  /** The part that is to stay cash, in percent. */
  cashTargetPercent: Scalars['Decimal']['output'];
  /**
   * The cash that is set apart for it, what its open orders hold included. Cash of other currencies,
   * as dividends bring it, counts at the present rate where one is known; the next run exchanges it.
   */
  cash: Scalars['Decimal']['output'];
  /** What it is worth: `cash` and its holdings at their last prices and the present rates. */
  marketValue: Scalars['Decimal']['output'];
  /**
   * How many holdings and currencies of cash `marketValue` leaves out, since no price or exchange rate
   * is known.
   */
  unpricedCount: Scalars['Int']['output'];
  /**
   * What was put in, less what was taken out. Shares that were attached or detached count at their
   * value of that moment.
   */
  invested: Scalars['Decimal']['output'];
  /**
   * `marketValue` less `invested`: what was gained so far. Below 0: lost. Null if `marketValue` leaves
   * something out.
   */
  profitLoss: Maybe<Scalars['Decimal']['output']>;
  /**
   * `profitLoss` in percent of all that was put in. Null if nothing was put in or `profitLoss` is
   * null.
   */
  profitLossPercent: Maybe<Scalars['Decimal']['output']>;
  /** The currency of all amounts here: the account's. */
  currency: Scalars['CurrencyCode']['output'];
  /**
   * How far the holding farthest off its target is off, in percentage points. Null if `marketValue`
   * leaves something out.
   */
  driftPercentPoints: Maybe<Scalars['Decimal']['output']>;
  /** Whether `rebalanceRules` start a rebalancing by themselves. */
  autoRebalance: Scalars['Boolean']['output'];
  /** Whether it takes over new versions of `strategy` by itself, and rebalances to them. */
  autoSync: Scalars['Boolean']['output'];
  /** When to rebalance. Empty: only by hand. At most 3. */
  rebalanceRules: Array<RebalanceRule>;
  /** How many days to wait after a rebalancing before a rule may start the next. */
  cooldownDays: Scalars['Int']['output'];
  /** The regular contribution. Null: none. */
  recurringContribution: Maybe<RecurringContribution>;
  /** When a run last rebalanced it. Null: never. */
  lastRebalancedAt: Maybe<Scalars['DateTime']['output']>;
  /** When a rule by the calendar starts the next run. Null: no such rule, or none starts by itself. */
  nextRebalanceAt: Maybe<Scalars['DateTime']['output']>;
  /** Its runs, newest first. At most the last 50. */
  runs: Array<RebalanceRun>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When its state or its settings last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** When it was closed. Null: it is not. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
};

/** What an active strategy holds of one asset, and is to hold. */
export type ActiveStrategyHolding = {
  __typename?: 'ActiveStrategyHolding';
  /** The holding's id. */
  id: Scalars['ID']['output'];
  /** The asset. */
  asset: Asset;
  /** The part of the active strategy that it is to be, in percent. 0: it is to be sold. */
  targetPercent: Scalars['Decimal']['output'];
  /** The part that it is, in percent. Null if the active strategy's `marketValue` leaves something out. */
  actualPercent: Maybe<Scalars['Decimal']['output']>;
  /**
   * `actualPercent` less `targetPercent`: above 0, there is too much of it. Null if `actualPercent` is
   * null.
   */
  driftPercentPoints: Maybe<Scalars['Decimal']['output']>;
  /** How much is held. */
  quantity: Scalars['Decimal']['output'];
  /** The average price paid, fees included, in the asset's currency. 0 where none is held. */
  averageEntryPrice: Scalars['Decimal']['output'];
  /**
   * What it is worth at its last price and the present rate, in the active strategy's currency. Null
   * if one of the two is not known.
   */
  marketValue: Maybe<Scalars['Decimal']['output']>;
};

/** Where an active strategy stands. */
export type ActiveStrategyStatus =
  /** Made; its first run has not ended. Becomes `ACTIVE` then; what was not bought stays cash. */
  | 'PENDING_FUNDING'
  /** At work: rules and regular contributions start runs. */
  | 'ACTIVE'
  /** A run is open: it waits for the market, or buys and sells. Then what it was before. */
  | 'REBALANCING'
  /** Nothing starts by itself; its owner can still contribute, rebalance and liquidate. */
  | 'PAUSED'
  /**
   * It is being sold or handed over, whole or in part. Becomes `CLOSED` after the whole; what it was
   * before after a part; `PAUSED` where something of the whole could not be sold.
   */
  | 'LIQUIDATING'
  /** Sold or handed over whole. What happened stays to be read. Final. */
  | 'CLOSED';

/** A contribution that is made again and again from the account's cash. */
export type RecurringContribution = {
  __typename?: 'RecurringContribution';
  /** How much each time, in the active strategy's currency. */
  amount: Scalars['Decimal']['output'];
  /** How often. */
  frequency: Frequency;
  /** The day of the next one. Where the market is closed it is made on the next trading day. */
  nextOn: Scalars['Date']['output'];
  /** Whether its owner has stopped it for now. It also waits while the active strategy is `PAUSED`. */
  paused: Scalars['Boolean']['output'];
};

/** Shares of the caller in one account, and how many can be attached to an active strategy. */
export type AttachableShares = {
  __typename?: 'AttachableShares';
  /** The id of the account's position in the asset. */
  id: Scalars['ID']['output'];
  /** The asset's ticker. */
  symbol: Scalars['String']['output'];
  /** The asset. */
  asset: Asset;
  /** The account that holds them. */
  brokerAccountId: Scalars['ID']['output'];
  /** How many the account holds. */
  totalQuantity: Scalars['Decimal']['output'];
  /** How many belong to active strategies already. */
  attachedQuantity: Scalars['Decimal']['output'];
  /** How many are held for open sell orders, without those of active strategies. */
  heldQuantity: Scalars['Decimal']['output'];
  /** How many can be attached: `totalQuantity` less the two. */
  availableQuantity: Scalars['Decimal']['output'];
};

/** Active strategies, newest first. */
export type ActiveStrategyPage = {
  __typename?: 'ActiveStrategyPage';
  /** The active strategies of this page. */
  nodes: Array<ActiveStrategy>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** Which active strategy to read: by `id` or by `strategyId`, one of the two. */
export type FetchActiveStrategyInput = {
  /** The active strategy's id. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The id of a strategy: reads the newest active strategy that the caller made from it and that is
   * not closed.
   */
  strategyId?: InputMaybe<Scalars['ID']['input']>;
};

/** Which active strategies to read. All filters apply together. */
export type FetchAllActiveStrategiesInput = {
  /** Only these active strategies. Ids that are not the caller's are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Live or practice. Default: both. */
  tradingMode?: InputMaybe<TradingMode>;
  /** Only those in one of these states. Default: all. */
  statuses?: InputMaybe<Array<ActiveStrategyStatus>>;
  /** Whether to list closed ones too. Where `ids` or `statuses` name them they are listed without it. */
  includeEnded?: Scalars['Boolean']['input'];
  /** Only those of this account. Default: all. */
  brokerAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** How many active strategies a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Of which shares to ask what can be attached. */
export type GetAvailableSharesToAttachInput = {
  /** Only shares of the positions with these ids. Unknown ids are passed over. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Where the shares are. Default: the platform account, in live mode. */
  source?: InputMaybe<AttachableSharesSourceInput>;
  /** Only these assets. Default: all, or those of the active strategy. */
  assetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Where shares to attach are: one of the two. */
export type AttachableSharesSourceInput =
  /** Only in the account of this active strategy, and only its target assets. */
  { activeStrategyId: Scalars['ID']['input']; brokerAccountId?: never; }
  |  /** In this account. */
  { activeStrategyId?: never; brokerAccountId: Scalars['ID']['input']; };

/** Money to put to work. */
export type CreateActiveStrategyInput = {
  /** What to invest in. */
  source: ActiveStrategySourceInput;
  /** Its name. Default: the strategy's, or `My strategy`. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The account to trade for. Default: the platform account, in live mode. */
  brokerAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** The broker credential to trade through. Default: the platform account. */
  brokerCredentialId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * How much of the account's cash to invest, in the account's currency. With the value of
   * `attachShares` at least the strategy's `minimumInvestment`, and more than nothing.
   */
  amount: Scalars['Decimal']['input'];
  /** Shares of the account to bring in as they are, each asset once. They need not be target assets. */
  attachShares?: InputMaybe<Array<AssetSharesInput>>;
  /** Whether `rebalanceRules` start a rebalancing by themselves. */
  autoRebalance?: Scalars['Boolean']['input'];
  /**
   * Whether to take over new versions of the strategy by itself. Default: as in the caller's
   * subscription to it, else false.
   */
  autoSync?: InputMaybe<Scalars['Boolean']['input']>;
  /** When to rebalance: at most one of each drift rule and one day. Default: the strategy's rules. */
  rebalanceRules?: InputMaybe<Array<RebalanceRuleInput>>;
  /**
   * How many days to wait after a rebalancing before a rule may start the next, 0 to 365. Default: as
   * the strategy has it, else 7.
   */
  cooldownDays?: InputMaybe<Scalars['Int']['input']>;
  /** A regular contribution. Default: none. */
  recurringContribution?: InputMaybe<RecurringContributionInput>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same active strategy and
   * invests nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What to invest in: one of the two. */
export type ActiveStrategySourceInput =
  /** This published strategy, or a published one of the caller's own. */
  { strategyId: Scalars['ID']['input']; weights?: never; }
  |  /** Weights of one's own. */
  { strategyId?: never; weights: TargetWeightsInput; };

/** Which part of the money goes where. All weights and `cashPercent` sum to exactly 100. */
export type TargetWeightsInput = {
  /** The assets, each once. */
  assets: Array<WeightInput>;
  /** The part that stays cash, in percent, at most 2 decimal places. */
  cashPercent?: Scalars['Decimal']['input'];
};

/** The weight of one asset. */
export type WeightInput = {
  /** The asset's id. It must be `tradable`. */
  assetId: Scalars['ID']['input'];
  /** Its part of the whole, cash included, in percent, at most 2 decimal places. */
  targetPercent: Scalars['Decimal']['input'];
};

/** Shares of one asset. */
export type AssetSharesInput = {
  /** The asset's id. */
  assetId: Scalars['ID']['input'];
  /** How many, up to 9 decimal places. */
  quantity: Scalars['Decimal']['input'];
};

/** A contribution to make again and again. One that the account's cash does not cover is left out. */
export type RecurringContributionInput = {
  /** How much each time, in the active strategy's currency. */
  amount: Scalars['Decimal']['input'];
  /** How often. `ONE_OFF` is refused: use `contributeToActiveStrategy`. */
  frequency: Frequency;
  /** The day of the first one, not in the past. Default: today. */
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  /** Whether it is stopped for now. */
  paused?: Scalars['Boolean']['input'];
};

/**
 * What to change of an active strategy. What is left out stays. Null ends the regular contribution and
 * removes the rules, and else stays too.
 */
export type UpdateActiveStrategyInput = {
  /** The active strategy's id. */
  id: Scalars['ID']['input'];
  /** The new name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /**
   * New target weights of one's own. They switch `autoSync` off; `syncWithSourceStrategy` goes back to
   * those of the strategy.
   */
  weights?: InputMaybe<TargetWeightsInput>;
  /** Whether `rebalanceRules` start a rebalancing by themselves. */
  autoRebalance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to take over new versions of the strategy by itself. Not true with own weights. */
  autoSync?: InputMaybe<Scalars['Boolean']['input']>;
  /** All its rules from now on: at most one of each drift rule and one day. Null or empty: by hand. */
  rebalanceRules?: InputMaybe<Array<RebalanceRuleInput>>;
  /** How many days to wait after a rebalancing before a rule may start the next, 0 to 365. */
  cooldownDays?: InputMaybe<Scalars['Int']['input']>;
  /** The regular contribution from now on. Null ends it. */
  recurringContribution?: InputMaybe<RecurringContributionInput>;
};

/** Whether an active strategy is to work by itself. */
export type SetActiveStrategyStatusInput = {
  /** The active strategy's id. */
  id: Scalars['ID']['input'];
  /** What it is to be. */
  status: ActiveStrategySwitch;
};

/** What an owner can make of an active strategy. */
export type ActiveStrategySwitch =
  /** Let rules and regular contributions start runs. */
  | 'ACTIVE'
  /** Let nothing start by itself, and stop a run that is open. */
  | 'PAUSED';

/** Which shares are to belong to an active strategy. */
export type SetAssetSharesInput = {
  /** The active strategy's id. */
  id: Scalars['ID']['input'];
  /**
   * How many shares of each asset are to belong to it, each asset once. More than it has: they are
   * attached from its account. Fewer: the rest is detached. 0: all are detached. Assets left out stay.
   */
  shares: Array<AssetSharesInput>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same active strategy and
   * moves nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which active strategy takes over its strategy's weights. */
export type SyncWithSourceStrategyInput = {
  /** The active strategy's id. */
  id: Scalars['ID']['input'];
  /** True: buy and sell to the new weights at once. False: the next run does. */
  rebalance?: Scalars['Boolean']['input'];
  /**
   * Makes a repetition safe: the same key with the same input returns the same active strategy and
   * starts no other run. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/**
 * A run of orders that brings an active strategy to its targets, invests cash or takes money out. It
 * sells first and buys with the cash that is there; only what is lacking or left over in a currency is
 * exchanged. It starts while the exchange of the greatest part has at least 15 minutes of regular
 * trading left, and waits for that; assets whose exchange is closed then are traded by a later run. An
 * active strategy has at most one open run.
 */
export type RebalanceRun = {
  __typename?: 'RebalanceRun';
  /** The run's id. */
  id: Scalars['ID']['output'];
  /** The active strategy. */
  activeStrategyId: Scalars['ID']['output'];
  /** The purpose of the run. */
  type: RebalanceRunType;
  /** Where it stands. */
  status: RebalanceRunStatus;
  /** Who or what started it. */
  initiatedBy: RebalanceRunInitiator;
  /** The money to invest or to take out, in `currency`. Null if the run has no such amount. */
  amount: Maybe<Scalars['Decimal']['output']>;
  /** The currency of all amounts here: the active strategy's. */
  currency: Scalars['CurrencyCode']['output'];
  /** The orders that it placed, refused ones too, oldest first. At most 500. */
  orders: Array<Order>;
  /** What it left out, and why. At most 200. */
  skipped: Array<SkippedOrder>;
  /** Why it ended early, for a person. Null while it is open and where it ran to its end. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** Why it ended early, for a program. Null while it is open and where it ran to its end. */
  failureCode: Maybe<RebalanceRunFailureCode>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When it began to buy and sell. Null: not yet, or never. */
  startedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it ended. Null: it is open. */
  completedAt: Maybe<Scalars['DateTime']['output']>;
};

/** What a run is for. */
export type RebalanceRunType =
  /** Buy and sell until every holding is at its target. */
  | 'FULL_REBALANCE'
  /** Buy with new cash, the holdings farthest below their targets first. Nothing is sold. */
  | 'INVEST_CASH'
  /** Sell, or hand over, a part of every holding. */
  | 'PARTIAL_LIQUIDATION'
  /** Sell, or hand over, everything. */
  | 'FULL_LIQUIDATION'
  /** Buy and sell to a new version of the strategy. */
  | 'SYNC';

/** Where a run stands. */
export type RebalanceRunStatus =
  /** Waiting for the market. */
  | 'QUEUED'
  /** Buying and selling. */
  | 'IN_PROGRESS'
  /** Stopped before it began: its owner paused or liquidated the active strategy. Final. */
  | 'CANCELED'
  /** Stopped while at work, in the same way. What was filled stays. Final. */
  | 'CANCELED_MID_RUN'
  /** A fault or the broker ended it; `failureReason` says more. What was filled stays. Final. */
  | 'ERROR'
  /** It did not end within its trading day. What was filled stays. Final. */
  | 'TIMEOUT'
  /** Ended, but something was left out or filled in part: see `skipped` and `orders`. Final. */
  | 'COMPLETED_ADJUSTED'
  /** Ended, and everything was filled. Final. */
  | 'COMPLETED_SUCCESS';

/** Why a run ended early. */
export type RebalanceRunFailureCode =
  /** Its owner paused or liquidated the active strategy, or the practice account was started anew. */
  | 'STOPPED'
  /** It did not end within its trading day. */
  | 'OUT_OF_TIME'
  /** The account or its owner could not trade any more, or a fault of the platform ended it. */
  | 'FAULT';

/** Who or what started a run. */
export type RebalanceRunInitiator =
  /** The owner, by an operation or in the app. */
  | 'OWNER'
  /** A rule of `rebalanceRules`. */
  | 'RULE'
  /** A new version of the strategy, by `autoSync`. */
  | 'SOURCE_CHANGE'
  /** The regular contribution. */
  | 'RECURRING_CONTRIBUTION';

/** Something that a run leaves out. */
export type SkippedOrder = {
  __typename?: 'SkippedOrder';
  /** The asset's ticker. */
  symbol: Scalars['String']['output'];
  /**
   * What the trade would have been. Null if there would be none, as the holding is within its
   * tolerance.
   */
  side: Maybe<OrderSide>;
  /** For how much money, in `currency` of the run or preview. Null if it is not known. */
  notional: Maybe<Scalars['Decimal']['output']>;
  /** Why it is left out. */
  reason: SkipReason;
  /** The same for a person, with the numbers that matter. */
  detail: Scalars['String']['output'];
};

/** Why a run leaves something out. */
export type SkipReason =
  /** It is worth less than the least that an order may be. */
  | 'BELOW_MIN_NOTIONAL'
  /** The asset trades in whole units only, and it is less than one. */
  | 'NOT_FRACTIONABLE'
  /** No orders are taken for the asset. */
  | 'NOT_TRADABLE'
  /**
   * The asset's market is closed while the run is at work. Another run follows when it opens, but for
   * a part that is taken out and for a preview.
   */
  | 'MARKET_CLOSED'
  /** It is off its target by no more than `tolerancePercentPoints`. */
  | 'WITHIN_TOLERANCE'
  /** The cash does not suffice. */
  | 'INSUFFICIENT_CASH'
  /** Its shares are held for an open order, or an open order of the owner's stands against it. */
  | 'HELD_BY_OPEN_ORDER'
  /** There is no current price. */
  | 'NO_PRICE';

/**
 * What a rebalancing would do, at the prices and exchange rates of `asOf`. Nothing is placed or held
 * for it.
 */
export type RebalancePreview = {
  __typename?: 'RebalancePreview';
  /**
   * Hand it to `rebalanceActiveStrategy` to run just this. Null for a preview with other weights or a
   * contribution, which can only be looked at.
   */
  previewId: Maybe<Scalars['ID']['output']>;
  /** When `previewId` ends: 5 minutes after `asOf`. Null without one. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The active strategy. */
  activeStrategyId: Scalars['ID']['output'];
  /** The moment of the prices. */
  asOf: Scalars['DateTime']['output'];
  /**
   * What the active strategy is worth, `contribution` included. Where it leaves something held out,
   * nothing would be bought or sold: `skipped` says what has no price.
   */
  totalValue: Scalars['Decimal']['output'];
  /**
   * How many holdings and currencies of cash `totalValue` leaves out, since no price or exchange rate
   * is known.
   */
  unpricedCount: Scalars['Int']['output'];
  /** The currency of all amounts here: the active strategy's. */
  currency: Scalars['CurrencyCode']['output'];
  /** One line for each asset that it holds or is to hold, by symbol. At most 200. */
  lines: Array<RebalancePreviewLine>;
  /** The fees that are to be expected, those of exchanging money included. */
  estimatedFees: Scalars['Decimal']['output'];
  /** The gain that the sales would bring about, for tax, at the present rates. Below 0: a loss. */
  estimatedRealizedGain: Scalars['Decimal']['output'];
  /** The purchases or the sales, whichever are less, in percent of `totalValue`. */
  turnoverPercent: Scalars['Decimal']['output'];
  /** The cash of the active strategy afterwards. */
  cashAfter: Scalars['Decimal']['output'];
  /** What would be left out, and why. At most 200. */
  skipped: Array<SkippedOrder>;
};

/** What a rebalancing would do with one asset. */
export type RebalancePreviewLine = {
  __typename?: 'RebalancePreviewLine';
  /** The asset. */
  assetId: Scalars['ID']['output'];
  /** The asset's ticker. */
  symbol: Scalars['String']['output'];
  /** The part that it is to be, in percent. */
  targetPercent: Scalars['Decimal']['output'];
  /** The part that it is, in percent. Null if `totalValue` leaves something out. */
  actualPercent: Maybe<Scalars['Decimal']['output']>;
  /** How much is held. */
  currentQuantity: Scalars['Decimal']['output'];
  /** How much would be held afterwards. */
  targetQuantity: Scalars['Decimal']['output'];
  /** Buy or sell. Null: nothing is done. */
  side: Maybe<OrderSide>;
  /** `targetQuantity` less `currentQuantity`: below 0, it is sold. */
  quantityDelta: Scalars['Decimal']['output'];
  /** The price that was taken, in the asset's currency. Null: there is none. */
  estimatedPrice: Maybe<Scalars['Decimal']['output']>;
  /** What the order would be worth, a positive number. 0 where nothing is done. */
  estimatedNotional: Scalars['Decimal']['output'];
  /** The gain that the sale would bring about, for tax. Null if nothing is sold. */
  estimatedRealizedGain: Maybe<Scalars['Decimal']['output']>;
};

/** What to preview. */
export type GetRebalancePreviewInput = {
  /** The active strategy's id. */
  activeStrategyId: Scalars['ID']['input'];
  /** Target weights to try. Default: those that it has. */
  weights?: InputMaybe<TargetWeightsInput>;
  /** Cash to add first, in the active strategy's currency, to try a contribution. Default: none. */
  contribution?: InputMaybe<Scalars['Decimal']['input']>;
  /** True: only buy with its cash, and sell nothing. */
  buyOnly?: Scalars['Boolean']['input'];
  /** The tolerance in percentage points: holdings that are off their targets by no more are not traded. */
  tolerancePercentPoints?: Scalars['Decimal']['input'];
};

/** Money to add to an active strategy. */
export type ContributeToActiveStrategyInput = {
  /** The active strategy's id. */
  id: Scalars['ID']['input'];
  /** How much of the account's cash to add, in the active strategy's currency. */
  amount: Scalars['Decimal']['input'];
  /**
   * Makes a repetition safe: the same key with the same input returns the same run and adds nothing.
   * Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which active strategy to rebalance, and how. */
export type RebalanceActiveStrategyInput = {
  /** The active strategy's id. */
  id: Scalars['ID']['input'];
  /** How to do it. Default: buy and sell until every holding is at its target. */
  terms?: InputMaybe<RebalanceTermsInput>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same run and starts no
   * other. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** How to rebalance: one of the two. */
export type RebalanceTermsInput =
  /** Just as this preview of `getRebalancePreview` shows it, at the prices of the market. */
  { previewId: Scalars['ID']['input']; settings?: never; }
  |  /** With these settings. */
  { previewId?: never; settings: RebalanceSettingsInput; };

/** Settings of a rebalancing. */
export type RebalanceSettingsInput = {
  /** True: only buy with its cash, and sell nothing. */
  buyOnly?: Scalars['Boolean']['input'];
  /** The tolerance in percentage points: holdings that are off their targets by no more are not traded. */
  tolerancePercentPoints?: Scalars['Decimal']['input'];
};

/** What to take out of an active strategy. */
export type LiquidateActiveStrategyInput = {
  /** The active strategy's id. */
  id: Scalars['ID']['input'];
  /** How much to take out. */
  size: StrategyLiquidationSizeInput;
  /**
   * True: nothing is sold; the shares stay in the account and belong to the strategy no longer. With
   * only `percent`. False: they are sold, and the cash goes to the account.
   */
  keepShares?: Scalars['Boolean']['input'];
  /**
   * Makes a repetition safe: the same key with the same input returns the same run and takes out
   * nothing more. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** How much to take out of an active strategy: one of the two. */
export type StrategyLiquidationSizeInput =
  /** This part of its cash and of every holding, in percent. 100 closes it. */
  { percent: Scalars['Decimal']['input']; amount?: never; }
  |  /**
   * This much money, in its currency, less than it is worth: cash beyond `cashTargetPercent` first,
   * then sales of the holdings farthest above their targets.
   */
  { percent?: never; amount: Scalars['Decimal']['input']; };

/** A model that says which part of the money goes into which asset. It holds no money itself. */
export type Strategy = {
  __typename?: 'Strategy';
  /** The strategy's id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its name for addresses, for example `steady-income`. Unique, and never changed. */
  slug: Scalars['String']['output'];
  /** What it invests in and why. */
  description: Maybe<Scalars['String']['output']>;
  /** Who makes it, or what it follows. */
  kind: StrategyKind;
  /** Whether it can be invested in. */
  status: StrategyStatus;
  /** Who can see it. */
  visibility: StrategyVisibility;
  /** The expert who runs it. Null if no expert does. */
  expert: Maybe<Expert>;
  /** Whether the caller made it. */
  mine: Scalars['Boolean']['output'];
  /** How much its value may swing, by its maker's judgement. */
  riskLevel: RiskTolerance;
  /** Grows by 1 with every change of `holdings` or `cashPercent`; 1 at first. */
  version: Scalars['Int']['output'];
  /** The part that stays cash, in percent. With the weights of a published strategy exactly 100. */
  cashPercent: Scalars['Decimal']['output'];
  /** What the rest goes into, the greatest weight first. At most 100. */
  holdings: Array<StrategyHolding>;
  /** When to rebalance, as its maker advises. Empty: only by hand. At most 3. */
  rebalanceRules: Array<RebalanceRule>;
  /** How many days to wait after a rebalancing before a rule may start the next. */
  cooldownDays: Scalars['Int']['output'];
  /** The least to invest. Null: no minimum. */
  minimumInvestment: Maybe<Money>;
  /** The lowest plan that may follow it or invest in it. */
  requiredTier: SubscriptionTier;
  /** How many people follow it. */
  subscriberCount: Scalars['Int']['output'];
  /**
   * What is invested in it in all, in US dollars. Null if fewer than ten people are invested, so that
   * none is exposed, and where a price or an exchange rate that it needs is not known.
   */
  assetsUnderStrategy: Maybe<Money>;
  /**
   * What its model portfolio returned in percent over the last year, dividends included. Null for a
   * younger one.
   */
  oneYearReturnPercent: Maybe<Scalars['Decimal']['output']>;
  /** How its model portfolio has done. The current weights are taken for all the time. */
  performance: StrategyPerformance;
  /** Words to find it by. At most 10. */
  tags: Array<Scalars['String']['output']>;
  /** How many people like it. */
  likeCount: Scalars['Int']['output'];
  /** Whether people vote on its assets with `createStrategyAssetVotes`. */
  votingEnabled: Scalars['Boolean']['output'];
  /** The caller's own votes on its assets. At most 100. */
  myVotes: Array<StrategyAssetVote>;
  /** The caller's subscription. Null: the caller does not follow it. */
  subscription: Maybe<StrategySubscription>;
  /** The strategy that it was made from. Null: none, or one that the caller may not see. */
  sourceStrategyId: Maybe<Scalars['ID']['output']>;
  /** When it was published. Null: not yet. */
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When its maker last changed it. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A model that says which part of the money goes into which asset. It holds no money itself. */
export type StrategyPerformanceArgs = {
  range?: PastRange;
};

/** One asset of a strategy. */
export type StrategyHolding = {
  __typename?: 'StrategyHolding';
  /** The holding's id. It stays while the asset is in the strategy. */
  id: Scalars['ID']['output'];
  /** The asset. */
  asset: Asset;
  /** Its part of the whole, cash included, in percent, to two places. */
  targetPercent: Scalars['Decimal']['output'];
  /** Why it is there, in its maker's words. */
  note: Maybe<Scalars['String']['output']>;
  /** Votes for it less votes against it. Null if `votingEnabled` is false. */
  voteTally: Maybe<Scalars['Int']['output']>;
};

/** Who makes a strategy, or what it follows. */
export type StrategyKind =
  /** An expert runs it. The platform makes these. */
  | 'EXPERT'
  /** Its maker runs it with the votes of others. */
  | 'COMMUNITY'
  /** It follows an index. */
  | 'INDEX'
  /** It follows an idea, for example clean energy. */
  | 'THEMATIC'
  /** A program of the platform runs it. */
  | 'AI'
  /** Anything else. */
  | 'CUSTOM';

/** Whether a strategy can be invested in. */
export type StrategyStatus =
  /** Being made. Nobody can follow it or invest in it. */
  | 'DRAFT'
  /** It can be followed and invested in. */
  | 'PUBLISHED'
  /** Nobody new can follow it or invest in it; whoever does already goes on as before. Final. */
  | 'ARCHIVED';

/** Who can see a strategy. */
export type StrategyVisibility =
  /** Only its maker. */
  | 'PRIVATE'
  /** Whoever has its id or slug. Lists and searches leave it out. */
  | 'UNLISTED'
  /** Everybody. */
  | 'PUBLIC';

/** How a strategy's model portfolio has done over a span of time. */
export type StrategyPerformance = {
  __typename?: 'StrategyPerformance';
  /** The span of time. */
  range: PastRange;
  /**
   * The return in percent, dividends included. Null if it has no history yet, or if the prices of a
   * holding cannot be had now: then no figure here is known.
   */
  returnPercent: Maybe<Scalars['Decimal']['output']>;
  /** `returnPercent` by the year. Null for less than a year. */
  annualizedReturnPercent: Maybe<Scalars['Decimal']['output']>;
  /** The yearly standard deviation of daily returns, in percent. Null for less than 20 days. */
  volatilityPercent: Maybe<Scalars['Decimal']['output']>;
  /** The deepest fall from a high, in percent, 0 or below. Null if it has no history yet. */
  maxDrawdownPercent: Maybe<Scalars['Decimal']['output']>;
  /** The yearly return above cash by its volatility. Null if either is not known. */
  sharpeRatio: Maybe<Scalars['Decimal']['output']>;
  /** The ticker that it is compared with. Null: none. */
  benchmarkSymbol: Maybe<Scalars['String']['output']>;
  /** The return of that in percent. Null: none, or its prices cannot be had now. */
  benchmarkReturnPercent: Maybe<Scalars['Decimal']['output']>;
  /** The value by day, 100 on the first one, oldest first. At most 4,000 points, then by week. */
  series: Array<DataPoint>;
};

/** A rule that starts a rebalancing. Exactly one field beside `trigger` is set. */
export type RebalanceRule = {
  __typename?: 'RebalanceRule';
  /** What kind of rule it is, and so which of the other fields is set. */
  trigger: RebalanceTrigger;
  /** How many percentage points an asset's part must be off its target. */
  driftPercentPoints: Maybe<Scalars['Decimal']['output']>;
  /** How far an asset's part must be off its target, in percent of the target. */
  driftPercentOfTarget: Maybe<Scalars['Decimal']['output']>;
  /** The day of each week. */
  weekday: Maybe<TradingWeekday>;
  /** The day of each month. */
  monthDay: Maybe<Scalars['Int']['output']>;
  /** The day of January, April, July and October. */
  quarterDay: Maybe<Scalars['Int']['output']>;
  /** The day of each year as month and day, for example `06-30`. */
  yearDay: Maybe<Scalars['String']['output']>;
};

/** What starts a rebalancing. */
export type RebalanceTrigger =
  /** An asset's part is off its target by so many percentage points: with 5, from 60 to 65. */
  | 'DRIFT_ABSOLUTE'
  /** An asset's part is off its target by a part of that: with 20 percent, from 35 to 42. */
  | 'DRIFT_RELATIVE'
  /** A day of each week. */
  | 'CALENDAR_WEEKLY'
  /** A day of each month. */
  | 'CALENDAR_MONTHLY'
  /** A day of the first month of each quarter. */
  | 'CALENDAR_QUARTERLY'
  /** A day of each year. */
  | 'CALENDAR_ANNUALLY';

/** A weekday on which markets trade. */
export type TradingWeekday =
  /** Monday. */
  | 'MONDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Friday. */
  | 'FRIDAY';

/** Strategies in the order asked for. */
export type StrategyPage = {
  __typename?: 'StrategyPage';
  /** The strategies of this page. */
  nodes: Array<Strategy>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** The order of a list of strategies. */
export type StrategySort =
  /** Most followers first. */
  | 'POPULAR'
  /** Last published first, drafts before all. */
  | 'NEWEST'
  /** Greatest `oneYearReturnPercent` first, those without one last. */
  | 'RETURN'
  /** By name. */
  | 'NAME';

/** Which strategies to read. All filters apply together. */
export type FetchStrategiesInput = {
  /** Only these strategies. Ids that the caller may not see are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only strategies of these kinds. Default: all. */
  kinds?: InputMaybe<Array<StrategyKind>>;
  /** Only strategies of these risk levels. Default: all. */
  riskLevels?: InputMaybe<Array<RiskTolerance>>;
  /** Only strategies that these experts run. Default: all. */
  expertIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only strategies with these words in their name, description or tags. Default: all. */
  search?: InputMaybe<Scalars['String']['input']>;
  /**
   * True: only those that the caller made, whatever their status and visibility. Needs
   * `portfolio.read`.
   */
  mine?: Scalars['Boolean']['input'];
  /** True: only those that the caller follows, archived ones too. Needs `portfolio.read`. */
  subscribed?: Scalars['Boolean']['input'];
  /** The order. */
  sort?: StrategySort;
  /** How many strategies a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** Which strategy to read: by `id` or by `slug`, one of the two. */
export type FetchStrategyInput = {
  /** The strategy's id. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The strategy's slug. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** A strategy to make. */
export type CreateStrategyInput = {
  /** Its name. The slug is made from it. */
  name: Scalars['String']['input'];
  /** What it invests in and why. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What kind it is. `EXPERT` and `AI` are the platform's and refused. */
  kind?: StrategyKind;
  /** Who can see it. */
  visibility?: StrategyVisibility;
  /** How much its value may swing. Default: reckoned from its assets. */
  riskLevel?: InputMaybe<RiskTolerance>;
  /** The part that stays cash, in percent, at most 2 decimal places. */
  cashPercent?: Scalars['Decimal']['input'];
  /**
   * What the rest goes into, each asset once, at most 100. To be published, there is at least one, and
   * weights and `cashPercent` sum to exactly 100; a draft may hold less.
   */
  holdings: Array<StrategyHoldingInput>;
  /** When to rebalance: at most one of each drift rule and one day. Default: only by hand. */
  rebalanceRules?: InputMaybe<Array<RebalanceRuleInput>>;
  /** How many days to wait after a rebalancing before a rule may start the next, 0 to 365. */
  cooldownDays?: Scalars['Int']['input'];
  /** The least to invest. Default: no minimum. */
  minimumInvestment?: InputMaybe<MoneyInput>;
  /** Words to find it by. At most 10. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether people vote on its assets. Only for `COMMUNITY`. */
  votingEnabled?: Scalars['Boolean']['input'];
  /** The strategy that it was made from. It must be one that the caller may see. */
  sourceStrategyId?: InputMaybe<Scalars['ID']['input']>;
  /** True: publish it at once. False: it starts as a draft. */
  publish?: Scalars['Boolean']['input'];
  /**
   * Makes a repetition safe: the same key with the same input returns the same strategy and makes
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** One asset of a strategy. */
export type StrategyHoldingInput = {
  /** The asset's id. It must be `tradable`. */
  assetId: Scalars['ID']['input'];
  /** Its part of the whole, cash included, in percent, at most 2 decimal places. */
  targetPercent: Scalars['Decimal']['input'];
  /** Why it is there. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** A rule that starts a rebalancing: one of the six. */
export type RebalanceRuleInput =
  /** When an asset's part is off its target by so many percentage points: with 5, from 60 to 65. */
  { driftPercentPoints: Scalars['Decimal']['input']; driftPercentOfTarget?: never; weekday?: never; monthDay?: never; quarterDay?: never; yearDay?: never; }
  |  /** When an asset's part is off its target by so many percent of the target: with 20, from 35 to 42. */
  { driftPercentPoints?: never; driftPercentOfTarget: Scalars['Decimal']['input']; weekday?: never; monthDay?: never; quarterDay?: never; yearDay?: never; }
  |  /** On this day of each week. On a holiday: the trading day before. */
  { driftPercentPoints?: never; driftPercentOfTarget?: never; weekday: TradingWeekday; monthDay?: never; quarterDay?: never; yearDay?: never; }
  |  /** On this day of each month. Where the market is closed or there is none: the trading day before. */
  { driftPercentPoints?: never; driftPercentOfTarget?: never; weekday?: never; monthDay: Scalars['Int']['input']; quarterDay?: never; yearDay?: never; }
  |  /** On this day of January, April, July and October, else the trading day before. */
  { driftPercentPoints?: never; driftPercentOfTarget?: never; weekday?: never; monthDay?: never; quarterDay: Scalars['Int']['input']; yearDay?: never; }
  |  /** On this month and day of each year, for example `06-30`, else the trading day before. */
  { driftPercentPoints?: never; driftPercentOfTarget?: never; weekday?: never; monthDay?: never; quarterDay?: never; yearDay: Scalars['String']['input']; };

/**
 * What to change of a strategy. What is left out stays. Null removes the description, the rules, the
 * minimum and the tags, and else stays too.
 */
export type UpdateStrategyInput = {
  /** The strategy's id. */
  id: Scalars['ID']['input'];
  /** Refuses the change where the strategy has another version by now. Default: no check. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The new name. The slug stays. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The new description. Null removes it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The new kind. `EXPERT` and `AI` are the platform's and refused. */
  kind?: InputMaybe<StrategyKind>;
  /** Who can see it from now on. It cannot become `PRIVATE` while others follow or invest in it. */
  visibility?: InputMaybe<StrategyVisibility>;
  /** How much its value may swing. */
  riskLevel?: InputMaybe<RiskTolerance>;
  /** The part that stays cash, in percent, at most 2 decimal places. */
  cashPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** All its assets from now on, as in `createStrategy`: those left out go. */
  holdings?: InputMaybe<Array<StrategyHoldingInput>>;
  /** All its rules from now on, as in `createStrategy`. Null or empty: only by hand. */
  rebalanceRules?: InputMaybe<Array<RebalanceRuleInput>>;
  /** How many days to wait after a rebalancing before a rule may start the next, 0 to 365. */
  cooldownDays?: InputMaybe<Scalars['Int']['input']>;
  /** The least to invest from now on. Null removes the minimum. */
  minimumInvestment?: InputMaybe<MoneyInput>;
  /** All its words to find it by from now on. At most 10. Null removes them. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether people vote on its assets. False keeps the votes, but hides them. */
  votingEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** `PUBLISHED` publishes a draft, `ARCHIVED` ends a published strategy. The present one: no change. */
  status?: InputMaybe<StrategyStatus>;
};

/** What became of a strategy that was to be deleted. */
export type StrategyDeletion = {
  __typename?: 'StrategyDeletion';
  /** The strategy's id. */
  id: Scalars['ID']['output'];
  /** Whether it is gone or archived. */
  outcome: StrategyDeletionOutcome;
  /** The same in one sentence for a person. */
  message: Scalars['String']['output'];
};

/** What became of a strategy that was to be deleted. */
export type StrategyDeletionOutcome =
  /** It is gone: nobody else followed it, and nobody had money in it. */
  | 'DELETED'
  /** It is archived: others follow it, or somebody has money in it. */
  | 'ARCHIVED';

/** Which strategy to delete. */
export type DeleteStrategyInput = {
  /** The strategy's id. */
  id: Scalars['ID']['input'];
};

/**
 * A person's subscription to a strategy: notices of its new versions, and a default for active
 * strategies that the person makes from it later. It invests nothing and moves no money.
 */
export type StrategySubscription = {
  __typename?: 'StrategySubscription';
  /** The subscription's id. */
  id: Scalars['ID']['output'];
  /** The strategy. */
  strategy: Strategy;
  /**
   * What `autoSync` is by default in active strategies that the person makes from it later: whether
   * they take over new versions by themselves.
   */
  autoSync: Scalars['Boolean']['output'];
  /** Whether the person is notified of new versions. */
  notify: Scalars['Boolean']['output'];
  /** When it began. */
  subscribedAt: Scalars['DateTime']['output'];
  /** When its settings last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Which strategy to follow, and how. */
export type SubscribeToStrategyInput = {
  /** The strategy's id. */
  strategyId: Scalars['ID']['input'];
  /** Whether active strategies made from it later take over new versions by themselves. */
  autoSync?: Scalars['Boolean']['input'];
  /** Whether to be notified of new versions. */
  notify?: Scalars['Boolean']['input'];
};

/** Which strategy to follow no longer. */
export type UnsubscribeFromStrategyInput = {
  /** The strategy's id. */
  strategyId: Scalars['ID']['input'];
};

/** One person's vote on an asset of a strategy, with how all have voted. */
export type StrategyAssetVote = {
  __typename?: 'StrategyAssetVote';
  /** The vote's id. */
  id: Scalars['ID']['output'];
  /** The strategy. */
  strategyId: Scalars['ID']['output'];
  /** The asset's ticker. */
  symbol: Scalars['String']['output'];
  /** The asset. */
  asset: Asset;
  /** The caller's vote. */
  vote: AssetVote;
  /** How many people want it. */
  upVotes: Scalars['Int']['output'];
  /** How many people do not. */
  downVotes: Scalars['Int']['output'];
  /** `upVotes` less `downVotes`. */
  tally: Scalars['Int']['output'];
  /** When the caller voted last. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A vote on an asset. */
export type AssetVote =
  /** It should be in the strategy: counts 1. */
  | 'UP'
  /** It should not: counts -1. */
  | 'DOWN'
  /** No opinion: counts 0 and takes an earlier vote back. */
  | 'NONE';

/** Votes on assets of one strategy. */
export type CreateStrategyAssetVotesInput = {
  /** The strategy's id. Its `votingEnabled` must be true. */
  strategyId: Scalars['ID']['input'];
  /** The votes, each asset once. */
  votes: Array<StrategyAssetVoteInput>;
};

/** A vote on one asset. */
export type StrategyAssetVoteInput = {
  /** The asset's id: one of the strategy's `holdings`. */
  assetId: Scalars['ID']['input'];
  /** The vote. It takes the place of an earlier one. */
  vote: AssetVote;
};

/**
 * What an order would need and cost if it were placed now. Nothing is stored or held. The amounts are
 * null where `refusals` says why they cannot be told.
 */
export type OrderPreview = {
  __typename?: 'OrderPreview';
  /** Whether `placeOrder` would take the order now: `refusals` is empty. */
  accepted: Scalars['Boolean']['output'];
  /** Everything that `placeOrder` would refuse now. It answers with the first of these. */
  refusals: Array<OrderRefusal>;
  /** The account that the order would trade for. Null if there is no such account. */
  brokerAccountId: Maybe<Scalars['ID']['output']>;
  /** The currency of all amounts here: the asset's. */
  currency: Scalars['CurrencyCode']['output'];
  /**
   * The estimated price of one unit: what the market asks or bids now, no worse than `limitPrice`. For
   * a stop order that still waits: its `stopPrice`. Null if no price is known.
   */
  price: Maybe<Scalars['Decimal']['output']>;
  /** How many units the order comes to at `price`, cut off to the asset's smallest step. */
  quantity: Maybe<Scalars['Decimal']['output']>;
  /** What `quantity` units are worth at `price`, without fees, in whole minor units of the currency. */
  value: Maybe<Scalars['Decimal']['output']>;
  /** The fees at `value`. A broker may charge less. */
  fees: Maybe<Scalars['Decimal']['output']>;
  /** The cash that the order would hold: the most that it can cost, fees included. 0 for a sale. */
  cashNeeded: Maybe<Scalars['Decimal']['output']>;
  /** The units that the order would hold. 0 for a buy. */
  quantityNeeded: Maybe<Scalars['Decimal']['output']>;
  /** The cash in `currency` that the account can hold for an order now. 0 or more. */
  buyingPower: Maybe<Scalars['Decimal']['output']>;
  /**
   * `buyingPower` less `cashNeeded`: what is left once the order is taken. What a sale brings is not
   * in it: that comes with the fills. Null if `cashNeeded` is more than there is.
   */
  buyingPowerAfter: Maybe<Scalars['Decimal']['output']>;
  /** Which session the asset's market is in. */
  session: MarketSession;
  /** Whether the order would wait for its market to open or for its auction. */
  waits: Maybe<Scalars['Boolean']['output']>;
  /** When the order would first be worked: now, the next opening, or its auction. */
  worksAt: Maybe<Scalars['DateTime']['output']>;
  /** When the order would lapse. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
};

/** One thing that keeps `placeOrder` from taking an order. */
export type OrderRefusal = {
  __typename?: 'OrderRefusal';
  /** The error code that `placeOrder` answers, for example `INSUFFICIENT_FUNDS`. */
  code: Scalars['String']['output'];
  /** What is wrong, and what to do about it. */
  message: Scalars['String']['output'];
  /** The field of the input that is wrong, for example `params.quantity`. Null: no single one. */
  field: Maybe<Scalars['String']['output']>;
};

/** An order to buy or sell, with what has come of it. */
export type Order = {
  __typename?: 'Order';
  /** The order's id. */
  id: Scalars['ID']['output'];
  /** Where the order stands. */
  status: OrderStatus;
  /** How much has been bought or sold so far, in units of the asset. Never decreases. */
  quantityFilled: Scalars['Decimal']['output'];
  /** The average price of the fills so far, in `currency`. Null until the first fill. */
  averageFilledPrice: Maybe<Scalars['Decimal']['output']>;
  /** The name that the caller gave the order, unique among the caller's orders. Null: none was given. */
  clientOrderId: Maybe<Scalars['String']['output']>;
  /** The asset in the catalogue. Null for an asset that the catalogue does not hold. */
  asset: Maybe<Asset>;
  /** The asset's ticker. */
  symbol: Scalars['String']['output'];
  /** The asset's name. */
  name: Scalars['String']['output'];
  /** What kind of asset it is. */
  assetClass: AssetClass;
  /** Buy or sell. */
  side: OrderSide;
  /** How the price is decided. */
  type: OrderType;
  /** How long the order stands. */
  timeInForce: TimeInForce;
  /** How much to buy or sell, in units of the asset. Null for an order by `notional`. */
  quantity: Maybe<Scalars['Decimal']['output']>;
  /** How much money to buy or sell for, in `currency`. Null for an order by `quantity`. */
  notional: Maybe<Scalars['Decimal']['output']>;
  /** The highest price a buy pays or the lowest a sale accepts. Null for `MARKET` and `STOP`. */
  limitPrice: Maybe<Scalars['Decimal']['output']>;
  /** The price that activates a stop order. Null for `MARKET` and `LIMIT`. */
  stopPrice: Maybe<Scalars['Decimal']['output']>;
  /** Whether the order also trades before and after regular hours. */
  premarket: Scalars['Boolean']['output'];
  /** Live or practice. */
  tradingMode: TradingMode;
  /** The account that the order trades for. */
  brokerAccountId: Scalars['ID']['output'];
  /** The broker credential that the order goes through. Null for the platform account. */
  brokerCredentialId: Maybe<Scalars['ID']['output']>;
  /**
   * The order's id with an outside broker, as the broker's own pages show it. Null for accounts that
   * the platform keeps, and until the broker has answered.
   */
  brokerOrderId: Maybe<Scalars['String']['output']>;
  /** Who or what placed the order. */
  source: OrderSource;
  /** The active strategy whose run placed the order. Null for all other orders. */
  activeStrategyId: Maybe<Scalars['ID']['output']>;
  /** The order that this one replaces, after `editOrder`. Null: it replaces none. */
  replacesOrderId: Maybe<Scalars['ID']['output']>;
  /** The order that replaces this one, or is about to, after `editOrder`. Null: none does. */
  replacedByOrderId: Maybe<Scalars['ID']['output']>;
  /** Why the order was rejected, in one sentence. Null for an order that was not. */
  failureReason: Maybe<Scalars['String']['output']>;
  /** Why the order was rejected, for a program. Null for an order that was not. */
  failureCode: Maybe<OrderFailureCode>;
  /** The fees paid so far, in `currency`. */
  fees: Scalars['Decimal']['output'];
  /** The currency of all amounts here: the asset's. */
  currency: Scalars['CurrencyCode']['output'];
  /** The fills, oldest first. At most 500. */
  executions: Array<Execution>;
  /**
   * What a sale has gained so far: what it brought, its fees taken off, less what its lots had cost,
   * fees included. Below 0: lost. Null for a buy, and until something is sold.
   */
  realizedProfitLoss: Maybe<Scalars['Decimal']['output']>;
  /** The lots that the order sells from, in the order in which it takes them. Empty: it names none. */
  lots: Array<OrderLot>;
  /** When the order was taken. */
  submittedAt: Scalars['DateTime']['output'];
  /** When the order last changed: its state, its fills, its terms. `getOrders` reads by it. */
  updatedAt: Scalars['DateTime']['output'];
  /** When the order lapses if it is still open then. */
  expiresAt: Scalars['DateTime']['output'];
  /** When the last fill completed the order. Null until then. */
  filledAt: Maybe<Scalars['DateTime']['output']>;
  /** When the order was canceled. Null: it was not. */
  canceledAt: Maybe<Scalars['DateTime']['output']>;
  /** When the order lapsed. Null: it did not. */
  expiredAt: Maybe<Scalars['DateTime']['output']>;
  /** When another order replaced it, after `editOrder`. Null: none did. */
  replacedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Who or what placed an order. */
export type OrderSource =
  /** A person, in the platform's own application. */
  | 'MANUAL'
  /** A program, with an API token. */
  | 'API'
  /** The first investment or a contribution of an active strategy. */
  | 'STRATEGY'
  /** A rebalancing of an active strategy. */
  | 'REBALANCE'
  /** `liquidatePosition`, or a run that sells an active strategy. */
  | 'LIQUIDATION'
  /** The account's setting `dividendReinvestment`. */
  | 'DIVIDEND_REINVESTMENT';

/** Why an order was rejected. */
export type OrderFailureCode =
  /** The market or the broker did not take the order. */
  | 'REFUSED_BY_MARKET'
  /** The order that it was to replace was filled before the edit reached the market. */
  | 'EDIT_TOO_LATE'
  /** The market kept the order that it was to replace. */
  | 'EDIT_REFUSED'
  /** What was left of the order needed more cash or shares than were available. */
  | 'EDIT_NOT_COVERED'
  /** The account's credential was deleted: the order stays with the broker and is no longer followed. */
  | 'BROKER_DISCONNECTED';

/** A lot that an order sells from. */
export type OrderLot = {
  __typename?: 'OrderLot';
  /** The lot's id, of `getPositions`. */
  lotId: Scalars['ID']['output'];
  /** How much of it the order was taken for. */
  quantity: Scalars['Decimal']['output'];
  /** How much of it the order has sold so far. */
  quantitySold: Scalars['Decimal']['output'];
};

/** One fill of an order. */
export type Execution = {
  __typename?: 'Execution';
  /** The fill's id. */
  id: Scalars['ID']['output'];
  /** How much was bought or sold. */
  quantity: Scalars['Decimal']['output'];
  /** At which price, in the order's currency. */
  price: Scalars['Decimal']['output'];
  /** The fee of this fill, in the order's currency. */
  fee: Scalars['Decimal']['output'];
  /** When it happened. */
  at: Scalars['DateTime']['output'];
};

/** Orders, newest first. */
export type OrderPage = {
  __typename?: 'OrderPage';
  /** The orders of this page. */
  nodes: Array<Order>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: Maybe<Scalars['String']['output']>;
};

/** Buy or sell. */
export type OrderSide =
  /** Buy. */
  | 'BUY'
  /** Sell. */
  | 'SELL';

/** How the price of an order is decided. */
export type OrderType =
  /** At the best price in the market, at once. */
  | 'MARKET'
  /** At `limitPrice` or better: a buy pays no more, a sale accepts no less. */
  | 'LIMIT'
  /**
   * Waits until the last price reaches `stopPrice` (rises to it for a buy, falls to it for a sale),
   * then trades like a market order. A buy pays at most 4 percent more than `stopPrice`, or 2.5
   * percent more where `stopPrice` is 50 or higher.
   */
  | 'STOP'
  /** Waits like `STOP`, then trades like a limit order at `limitPrice`. */
  | 'STOP_LIMIT';

/**
 * How long an order stands. A fraction of a share, and a `notional` of shares, can only be `DAY`.
 * `STOP` and `STOP_LIMIT` can be `DAY` or `GTC`. Crypto assets can be `GTC` or `IOC`.
 */
export type TimeInForce =
  /** Until the close of the trading day in the time zone of the asset's exchange. */
  | 'DAY'
  /** Until it is canceled, at most 90 days. */
  | 'GTC'
  /**
   * Only in the opening auction of the asset's exchange, on the next trading day that has not opened
   * yet. What the auction does not fill lapses. Such orders are accepted from three hours after the
   * close until two minutes before the next opening; at other times the answer is `MARKET_CLOSED`.
   */
  | 'OPG'
  /**
   * Only in the closing auction of the asset's exchange. What the auction does not fill lapses. Such
   * orders are accepted from three hours after the close until ten minutes before the next one; at
   * other times the answer is `MARKET_CLOSED`.
   */
  | 'CLS'
  /** Fills at once what it can; the rest is canceled. */
  | 'IOC'
  /** Fills whole at once, or is canceled. */
  | 'FOK';

/** Where an order stands. */
export type OrderStatus =
  /** Taken, its cash or shares are held, and on its way to the market. */
  | 'PENDING_NEW'
  /** Waiting for the market to open. */
  | 'ACCEPTED'
  /** Working in the market. */
  | 'NEW'
  /** A stop order whose `stopPrice` has not been reached, or one that waits for its auction. */
  | 'HELD'
  /** Filled in part; the rest is working. */
  | 'PARTIALLY_FILLED'
  /** Its session is over: it works again in the next one. */
  | 'DONE_FOR_DAY'
  /**
   * A cancel is on its way to the market. Becomes `CANCELED`; or `FILLED` where the market was faster;
   * or what it was before where the market refuses the cancel.
   */
  | 'PENDING_CANCEL'
  /** A buy whose account is restricted. It works again when the account may buy again. */
  | 'SUSPENDED'
  /**
   * An edit is on its way to the market. Becomes `REPLACED`; or `FILLED` where the market was faster;
   * or what it was before where the market refuses the edit.
   */
  | 'PENDING_REPLACE'
  /** Filled whole. Final. */
  | 'FILLED'
  /**
   * Canceled by its owner; or an `IOC` or `FOK` order that the market could not fill; or a market buy
   * whose price ran past what its cash covers; or stopped at 500 fills. What was filled stays. Final.
   */
  | 'CANCELED'
  /** Lapsed at the end of its time or after its auction. Final. */
  | 'EXPIRED'
  /** Edited: the order of `replacedByOrderId` works in its place. What was filled stays. Final. */
  | 'REPLACED'
  /**
   * Refused by the market, or an edit that came too late or was refused: see `failureCode` and
   * `failureReason`. Final.
   */
  | 'REJECTED';

/** A filter over order statuses. */
export type OrderGroup =
  /** Orders that can still be filled. */
  | 'OPEN'
  /** Orders that are final. */
  | 'CLOSED'
  /** All orders. */
  | 'ALL';

/**
 * An order to place. In `quantity`, `notional`, `limitPrice` and `stopPrice`, 0 and null both mean
 * "not given". Exactly one of `quantity` and `notional` is given.
 */
export type PlaceOrderInput = {
  /** The asset to trade. */
  assetId: Scalars['ID']['input'];
  /**
   * The account to trade for. Default: the one account behind `brokerCredentialId`, else the live
   * platform account.
   */
  brokerAccountId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * The broker credential to trade through. Where it reaches several accounts, `brokerAccountId` is
   * needed too. Default: that of `brokerAccountId`, else none: the live platform account.
   */
  brokerCredentialId?: InputMaybe<Scalars['ID']['input']>;
  /** Buy or sell. */
  side: OrderSide;
  /** How the price is decided. */
  type: OrderType;
  /**
   * How many units to buy or sell, up to 9 decimal places. 0 or null: the order is by `notional`. A
   * fraction needs an asset that is `fractionable`.
   */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * How much money to buy or sell for, in the asset's currency: at least 1, at most 2 decimal places.
   * 0 or null: the order is by `quantity`. Needs an asset that is `fractionable`.
   */
  notional?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * For a sale by `quantity`: the lots of the position to sell from, summing to `quantity`, in the
   * order to take them. They are held while the order is open. Default: by the account's
   * `costBasisMethod`; the oldest first where that is `SPECIFIC`. Refused where it is `AVERAGE`, and
   * in accounts of an outside broker.
   */
  lots?: InputMaybe<Array<PositionLotInput>>;
  /**
   * The highest price a buy pays, or the lowest a sale accepts. Needed for `LIMIT` and `STOP_LIMIT`, 0
   * or null for the others. Shares: at most 2 decimal places from 1.00 up, at most 4 below.
   */
  limitPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * The price that activates the order. Needed for `STOP` and `STOP_LIMIT`, 0 or null for the others.
   * Decimal places as in `limitPrice`.
   */
  stopPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * Whether the order also trades before and after regular hours. Only for `LIMIT` orders for whole
   * shares with `DAY` or `GTC`.
   */
  premarket?: InputMaybe<Scalars['Boolean']['input']>;
  /** How long the order stands. */
  timeInForce: TimeInForce;
  /** The caller's own name for the order, unique among the caller's orders. Default: none. */
  clientOrderId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same order and places
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which order to cancel. */
export type CancelOrderInput = {
  /** The order's id. */
  id: Scalars['ID']['input'];
  /**
   * Makes a repetition safe: the same key with the same input returns the same order in its present
   * state. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What to change of an order. What is left out stays; null and 0 mean "not given" here too, in every
 * field. At least one thing has to change.
 */
export type EditOrderInput = {
  /** The order's id. */
  id: Scalars['ID']['input'];
  /**
   * The new total to buy or sell, what is filled already included and more than that. Up to 9 decimal
   * places; only for orders by `quantity`. Of an order that names `lots` less than before: it gives
   * back those named last.
   */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * The new total of money, what is filled already included and more than that. At least 1 and at most
   * 2 decimal places; only for orders by `notional`.
   */
  notional?: InputMaybe<Scalars['Decimal']['input']>;
  /** The new worst price accepted: only for `LIMIT` and `STOP_LIMIT`. Steps as in `placeOrder`. */
  limitPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * The new price that wakes the order: for `STOP` and `STOP_LIMIT` that still wait for theirs. Steps
   * as in `placeOrder`.
   */
  stopPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** How long the new order stands: a value that `placeOrder` takes for such an order. */
  timeInForce?: InputMaybe<TimeInForce>;
  /** The caller's own name for the new order. Default: none, since the old order keeps its own. */
  clientOrderId?: InputMaybe<Scalars['String']['input']>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same order and edits
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which orders to read. All filters apply together. */
export type GetOrdersInput = {
  /** Only these orders. Ids that are not the caller's are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only orders that the caller gave these names. Default: all. */
  clientOrderIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Live or practice. Default: both. */
  tradingMode?: InputMaybe<TradingMode>;
  /** Open, closed or all orders. */
  group?: OrderGroup;
  /** Only orders in one of these states. Default: all. */
  statuses?: InputMaybe<Array<OrderStatus>>;
  /** Only orders for these assets. Default: all. */
  assetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only orders of these sides. Default: both. */
  sides?: InputMaybe<Array<OrderSide>>;
  /** Only orders of this account. Default: all. */
  brokerAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Only orders that runs of this active strategy placed. Default: all. */
  activeStrategyId?: InputMaybe<Scalars['ID']['input']>;
  /** Only orders taken at or after this moment. Default: from the first. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only orders taken before this moment. Default: up to now. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only orders whose `updatedAt` is at or after this moment. Default: all. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** The order by `submittedAt`. */
  direction?: SortDirection;
  /** How many orders a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. It goes with the same `direction`. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What an account holds of one asset. Accounts with outside brokers also show what only their broker
 * knows: assets that are not in the catalogue, options, counted in contracts and priced by the
 * contract, and short positions. Their prices are the broker's own, as of the last time the account
 * was read, unless the catalogue has the asset. Where no price of the asset has ever been known, every
 * field that needs one is null; where the source of prices does not answer, the last known price
 * counts and `stale` is true.
 */
export type Position = {
  __typename?: 'Position';
  /** The position's id. */
  id: Scalars['ID']['output'];
  /** The asset's ticker. */
  symbol: Scalars['String']['output'];
  /** The asset's name. */
  name: Scalars['String']['output'];
  /** What kind of asset it is. */
  assetClass: AssetClass;
  /** How much is held, in units of the asset. Below 0: a short position, owed to the broker. */
  quantity: Scalars['Decimal']['output'];
  /** How much can be sold: what neither open sell orders nor active strategies hold. */
  quantityAvailable: Scalars['Decimal']['output'];
  /** The average price paid for one unit, fees included, in `currency`. */
  averageEntryPrice: Scalars['Decimal']['output'];
  /** What was paid for `quantity`, fees included. Below 0 for a short position: what its sale brought. */
  costBasis: Scalars['Decimal']['output'];
  /** What it is worth at `currentPrice`. Below 0 for a short position. Null without a price. */
  marketValue: Maybe<Scalars['Decimal']['output']>;
  /**
   * What it is worth at `currentPrice` in the caller's display currency of net worth, at the exchange
   * rate of now, rounded to that currency's minor unit. Totals of accounts and of net worth sum these.
   * Null without a price or an exchange rate.
   */
  marketValueInDisplayCurrency: Maybe<Scalars['Decimal']['output']>;
  /** `marketValue` less `costBasis`. Below 0: a loss. Null without a price. */
  unrealizedProfitLoss: Maybe<Scalars['Decimal']['output']>;
  /**
   * `unrealizedProfitLoss` in percent of the size of `costBasis`. Null without a price, and where
   * nothing was paid.
   */
  unrealizedProfitLossPercent: Maybe<Scalars['Decimal']['output']>;
  /** The last known price of one unit, in `currency`. Null: none has ever been known. */
  currentPrice: Maybe<Scalars['Decimal']['output']>;
  /** The closing price of the trading day before that of `currentPrice`. Null if it is not known. */
  previousClose: Maybe<Scalars['Decimal']['output']>;
  /**
   * The gain or loss on the trading day of `currentPrice`, in the time zone of the asset's exchange.
   * Units held since before that day count from `previousClose`, units bought on that day from what
   * they cost, fees included. Sales take the older units first. Below 0: a loss. Null without a price,
   * or without `previousClose`.
   */
  intradayProfitLoss: Maybe<Scalars['Decimal']['output']>;
  /**
   * `intradayProfitLoss` in percent of the value it is counted from. Null if that is null or the value
   * is 0.
   */
  intradayProfitLossPercent: Maybe<Scalars['Decimal']['output']>;
  /**
   * How far `currentPrice` is from `previousClose`, in percent of `previousClose`. Null without
   * either.
   */
  changeTodayPercent: Maybe<Scalars['Decimal']['output']>;
  /** The currency of all amounts here: the asset's. */
  currency: Scalars['CurrencyCode']['output'];
  /** When `currentPrice` was made. Null without a price, or where the moment is not known. */
  priceAsOf: Maybe<Scalars['DateTime']['output']>;
  /** Whether `currentPrice` is old: its source does not answer, or has had none for long. */
  stale: Scalars['Boolean']['output'];
  /** The asset in the catalogue. Null for an asset that the catalogue does not hold. */
  asset: Maybe<Asset>;
  /** The account that holds it. */
  brokerAccountId: Scalars['ID']['output'];
  /** Live or practice. */
  tradingMode: TradingMode;
  /**
   * The purchases that are not sold yet, oldest first: at most the 500 oldest. A sale can name them in
   * `lots`. Under `AVERAGE` all of an account's own are one.
   */
  lots: Array<PositionLot>;
};

/** What is left of one purchase. Amounts are in the position's currency. */
export type PositionLot = {
  __typename?: 'PositionLot';
  /** The lot's id, which a sale names. It stays the same until the lot is sold whole. */
  id: Scalars['ID']['output'];
  /** When it was bought. */
  acquiredAt: Scalars['DateTime']['output'];
  /** How much is left of it. */
  quantity: Scalars['Decimal']['output'];
  /**
   * What a new order can name: not held by name for open orders. 0 where an active strategy holds the
   * lot. All that orders can sell is bounded by `quantityAvailable` of the position too.
   */
  quantityAvailable: Scalars['Decimal']['output'];
  /** What `quantity` cost, fees included. The lots of a position cost its `costBasis` together. */
  costBasis: Scalars['Decimal']['output'];
  /** What one unit cost, fees included. */
  unitCost: Scalars['Decimal']['output'];
  /** The active strategy that holds it. Null: the account itself. */
  activeStrategyId: Maybe<Scalars['ID']['output']>;
};

/** A lot of a position, or a part of one, to sell. */
export type PositionLotInput = {
  /** The lot's id, of `getPositions`. */
  lotId: Scalars['ID']['input'];
  /** How much of it, above 0, up to 9 decimal places and at most its `quantityAvailable`. */
  quantity: Scalars['Decimal']['input'];
};

/** Which positions to read. All filters apply together. */
export type GetPositionsInput = {
  /** Only these positions. Ids that are not the caller's are left out. Default: all. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** `LIVE` or `PAPER`. The two are never mixed. Default: `LIVE`. */
  tradingMode?: InputMaybe<Scalars['String']['input']>;
  /** Only positions of this account. Default: all. */
  brokerAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Only positions held through this broker credential. Default: all. */
  brokerCredentialId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * How many positions to read, 1 to 500. As many as asked for: more may follow. Fewer: these are the
   * last. Default: all, up to 10,000.
   */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The `id` of the last position read: what follows it is read, with the same filters. A position that
   * was closed since tells where to go on too. Default: from the first on.
   */
  cursor?: InputMaybe<Scalars['ID']['input']>;
};

/** A position to close. */
export type LiquidatePositionInput = {
  /** Whose position: the asset. */
  asset: AssetReferenceInput;
  /** How much of it. */
  size: LiquidationSizeInput;
  /** The account that holds it. Default: the platform account, in live mode. */
  brokerAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** The broker credential that it is held through. Default: the platform account. */
  brokerCredentialId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * True: the account's open orders for the asset, buys and sells, are cancelled first, and what they
   * held is sold too. False: they stay.
   */
  cancelOpenOrders?: Scalars['Boolean']['input'];
  /**
   * Makes a repetition safe: the same key with the same input returns the same order and places
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** How much of a position to close: one of the three. */
export type LiquidationSizeInput =
  /** This much, above 0, up to 9 decimal places and no more than there is. */
  { quantity: Scalars['Decimal']['input']; percent?: never; lots?: never; }
  |  /**
   * This part in percent, above 0. 100 closes the position; less is rounded down to 9 decimal places,
   * or to whole units of an asset that is not `fractionable`.
   */
  { quantity?: never; percent: Scalars['Decimal']['input']; lots?: never; }
  |  /** These lots or parts of lots. Refused where the account's `costBasisMethod` is `AVERAGE`. */
  { quantity?: never; percent?: never; lots: Array<PositionLotInput>; };



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ConstraintFormat: ConstraintFormat;
  Scope: Scope;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  CurrencyCode: ResolverTypeWrapper<Scalars['CurrencyCode']['output']>;
  CountryCode: ResolverTypeWrapper<Scalars['CountryCode']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OperationResult: ResolverTypeWrapper<OperationResult>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  TradingMode: TradingMode;
  SubscriptionTier: SubscriptionTier;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  MoneyRange: ResolverTypeWrapper<MoneyRange>;
  MoneyRangeInput: MoneyRangeInput;
  Address: ResolverTypeWrapper<Address>;
  AddressInput: AddressInput;
  DataPoint: ResolverTypeWrapper<DataPoint>;
  PastRange: PastRange;
  HistoryTimeframe: HistoryTimeframe;
  Timeframe: Timeframe;
  NamedValue: ResolverTypeWrapper<NamedValue>;
  NamedValueInput: NamedValueInput;
  SortDirection: SortDirection;
  FileContentInput: FileContentInput;
  ApiCredential: ResolverTypeWrapper<ApiCredential>;
  CreatedApiCredential: ResolverTypeWrapper<CreatedApiCredential>;
  CreateApiCredentialInput: CreateApiCredentialInput;
  DeleteApiCredentialInput: DeleteApiCredentialInput;
  Appointment: ResolverTypeWrapper<Appointment>;
  AppointmentStatus: AppointmentStatus;
  AppointmentPage: ResolverTypeWrapper<AppointmentPage>;
  FetchUserAppointmentsInput: FetchUserAppointmentsInput;
  AccountClosure: ResolverTypeWrapper<AccountClosure>;
  ClosureObstacle: ResolverTypeWrapper<ClosureObstacle>;
  ClosureObstacleKind: ClosureObstacleKind;
  CloseAccountInput: CloseAccountInput;
  ConsentRequest: ResolverTypeWrapper<ConsentRequest>;
  AppRegistrant: AppRegistrant;
  ConsentDecision: ResolverTypeWrapper<ConsentDecision>;
  ConnectedApp: ResolverTypeWrapper<ConnectedApp>;
  ConsentAnswer: ConsentAnswer;
  ConsentRequestInput: ConsentRequestInput;
  DecideConsentInput: DecideConsentInput;
  RevokeConnectedAppInput: RevokeConnectedAppInput;
  DeviceToken: ResolverTypeWrapper<DeviceToken>;
  DevicePlatform: DevicePlatform;
  PushProvider: PushProvider;
  WebPushKeysInput: WebPushKeysInput;
  RegisterDeviceTokenInput: RegisterDeviceTokenInput;
  RemoveDeviceTokenInput: RemoveDeviceTokenInput;
  UnregisterDeviceTokenInput: UnregisterDeviceTokenInput;
  FetchMyDeviceTokensInput: FetchMyDeviceTokensInput;
  EmailLinkToInvestmentCalculatorInput: EmailLinkToInvestmentCalculatorInput;
  InvestorPreferences: ResolverTypeWrapper<InvestorPreferences>;
  RiskTolerance: RiskTolerance;
  InvestorExperience: InvestorExperience;
  InvestmentObjective: InvestmentObjective;
  SaveInvestorPreferencesInput: SaveInvestorPreferencesInput;
  NewsletterSubscription: ResolverTypeWrapper<NewsletterSubscription>;
  NewsletterStatus: NewsletterStatus;
  NewsletterTopic: NewsletterTopic;
  SubscribeToNewsletterInput: SubscribeToNewsletterInput;
  ConfirmNewsletterInput: ConfirmNewsletterInput;
  UnsubscribeFromNewsletterInput: UnsubscribeFromNewsletterInput;
  OAuthLink: ResolverTypeWrapper<OAuthLink>;
  OAuthProvider: OAuthProvider;
  CreateOAuthLinkInput: CreateOAuthLinkInput;
  DeleteOAuthLinkInput: DeleteOAuthLinkInput;
  PasskeyCeremony: ResolverTypeWrapper<PasskeyCeremony>;
  PasskeyAnswerInput: PasskeyAnswerInput;
  FinishPasskeySignInInput: FinishPasskeySignInInput;
  BeginPasskeyEnrollmentInput: BeginPasskeyEnrollmentInput;
  FinishPasskeyEnrollmentInput: FinishPasskeyEnrollmentInput;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyDeviceType: PasskeyDeviceType;
  PasskeyTransport: PasskeyTransport;
  RemovePasskeyInput: RemovePasskeyInput;
  FetchMyPasskeysInput: FetchMyPasskeysInput;
  UserPreferences: ResolverTypeWrapper<UserPreferences>;
  NotificationPreference: ResolverTypeWrapper<NotificationPreference>;
  NotificationTopic: NotificationTopic;
  NotificationPreferenceInput: NotificationPreferenceInput;
  UpdateChartStartAtZeroInput: UpdateChartStartAtZeroInput;
  UpdateNetWorthAsHomePageInput: UpdateNetWorthAsHomePageInput;
  UpdateUserAccountInput: UpdateUserAccountInput;
  UpdateUserProfileInput: UpdateUserProfileInput;
  ResendVerificationEmailInput: ResendVerificationEmailInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResetPasswordInput: ResetPasswordInput;
  WayIn: WayIn;
  WaysIn: ResolverTypeWrapper<WaysIn>;
  WaysInInput: WaysInInput;
  RequestMfaEmailInput: RequestMfaEmailInput;
  RegisterInput: RegisterInput;
  VerifyEmailInput: VerifyEmailInput;
  SecurityEvent: ResolverTypeWrapper<SecurityEvent>;
  SecurityEventKind: SecurityEventKind;
  SecurityEventPage: ResolverTypeWrapper<SecurityEventPage>;
  SecurityEventsInput: SecurityEventsInput;
  SecurityState: ResolverTypeWrapper<SecurityState>;
  MfaMethod: MfaMethod;
  SwitchableMfaMethod: SwitchableMfaMethod;
  MfaEnrollment: ResolverTypeWrapper<MfaEnrollment>;
  MfaState: ResolverTypeWrapper<MfaState>;
  UpdateMfaQrCodeInput: UpdateMfaQrCodeInput;
  UpdateMfaInput: UpdateMfaInput;
  UpdateAntiPhishingCodeInput: UpdateAntiPhishingCodeInput;
  Session: ResolverTypeWrapper<SessionRow>;
  SignInResult: ResolverTypeWrapper<Omit<SignInResult, 'session'> & { session?: Maybe<ResolversTypes['Session']> }>;
  SignInChallenge: ResolverTypeWrapper<SignInChallenge>;
  RegistrationPolicy: RegistrationPolicy;
  SignInProvider: ResolverTypeWrapper<SignInProvider>;
  SignInInput: SignInInput;
  CompleteSignInInput: CompleteSignInInput;
  StepUpInput: StepUpInput;
  SignedInBrowser: ResolverTypeWrapper<SignedInBrowser>;
  EndSessionInput: EndSessionInput;
  SignOutEverywhereInput: SignOutEverywhereInput;
  User: ResolverTypeWrapper<UserRow>;
  UserAccount: ResolverTypeWrapper<UserAccount>;
  KycStatus: KycStatus;
  AssistantMessage: ResolverTypeWrapper<AssistantMessage>;
  AssistantRole: AssistantRole;
  AssistantMessageStatus: AssistantMessageStatus;
  AssistantPart: ResolverTypeWrapper<AssistantPart>;
  AssistantPartType: AssistantPartType;
  AssistantCitation: ResolverTypeWrapper<AssistantCitation>;
  AssistantMessagePage: ResolverTypeWrapper<AssistantMessagePage>;
  AssistantExchange: ResolverTypeWrapper<AssistantExchange>;
  StartAssistantThreadWithMessageInput: StartAssistantThreadWithMessageInput;
  InsertMessageIntoAssistantThreadInput: InsertMessageIntoAssistantThreadInput;
  AssistantNotification: ResolverTypeWrapper<AssistantNotification>;
  AssistantNotificationKind: AssistantNotificationKind;
  AssistantNotificationSeverity: AssistantNotificationSeverity;
  AssistantAction: ResolverTypeWrapper<AssistantAction>;
  AssistantNotificationsInput: AssistantNotificationsInput;
  AssistantReference: ResolverTypeWrapper<AssistantReference>;
  AssistantReferenceInput: AssistantReferenceInput;
  AssistantEntityType: AssistantEntityType;
  AssistantStreamEvent: ResolverTypeWrapper<AssistantStreamEvent>;
  AssistantStreamEventType: AssistantStreamEventType;
  AssistantStreamInput: AssistantStreamInput;
  AssistantThread: ResolverTypeWrapper<AssistantThread>;
  AssistantThreadPage: ResolverTypeWrapper<AssistantThreadPage>;
  AssistantQuota: ResolverTypeWrapper<AssistantQuota>;
  FetchMyAssistantThreadsInput: FetchMyAssistantThreadsInput;
  FetchAssistantThreadByIdInput: FetchAssistantThreadByIdInput;
  UpdateAssistantThreadInput: UpdateAssistantThreadInput;
  DeleteAssistantThreadInput: DeleteAssistantThreadInput;
  SubscriptionPlan: ResolverTypeWrapper<SubscriptionPlan>;
  PlanPrice: ResolverTypeWrapper<PlanPrice>;
  SubscriptionInterval: SubscriptionInterval;
  UserSubscription: ResolverTypeWrapper<UserSubscription>;
  SubscriptionStatus: SubscriptionStatus;
  SubscriptionFailureCode: SubscriptionFailureCode;
  ListSubscriptionsInput: ListSubscriptionsInput;
  SubscribeUserInput: SubscribeUserInput;
  CancelSubscriptionInput: CancelSubscriptionInput;
  ListUserSubscriptionsInput: ListUserSubscriptionsInput;
  PlatformInvestAccountActivity: ResolverTypeWrapper<PlatformInvestAccountActivity>;
  PlatformInvestAccountActivityPage: ResolverTypeWrapper<PlatformInvestAccountActivityPage>;
  ActivityType: ActivityType;
  ActivityStatus: ActivityStatus;
  FetchPlatformInvestAccountActivitiesInput: FetchPlatformInvestAccountActivitiesInput;
  BrokerAccount: ResolverTypeWrapper<BrokerAccountShown>;
  BrokerAccountStatus: BrokerAccountStatus;
  GetBrokerAccountsInput: GetBrokerAccountsInput;
  BrokerCredential: ResolverTypeWrapper<CredentialShown>;
  BrokerProvider: BrokerProvider;
  CredentialStatus: CredentialStatus;
  CredentialFailureCode: CredentialFailureCode;
  BrokerCapability: BrokerCapability;
  BrokerIntegration: ResolverTypeWrapper<IntegrationShown>;
  BrokerAuthKind: BrokerAuthKind;
  CredentialField: ResolverTypeWrapper<CredentialField>;
  GetAvailableBrokerIntegrationsInput: GetAvailableBrokerIntegrationsInput;
  SaveBrokerCredentialInput: SaveBrokerCredentialInput;
  CredentialValueInput: CredentialValueInput;
  BrokerCredentialDeletion: ResolverTypeWrapper<Omit<BrokerCredentialDeletion, 'openOrders'> & { openOrders: Array<ResolversTypes['Order']> }>;
  DeleteBrokerCredentialInput: DeleteBrokerCredentialInput;
  PlatformInvestAccountDocument: ResolverTypeWrapper<PlatformInvestAccountDocument>;
  PlatformInvestAccountDocumentPage: ResolverTypeWrapper<PlatformInvestAccountDocumentPage>;
  InvestDocumentType: InvestDocumentType;
  FetchPlatformInvestAccountDocumentsInput: FetchPlatformInvestAccountDocumentsInput;
  FetchPlatformInvestAccountDocumentByIdInput: FetchPlatformInvestAccountDocumentByIdInput;
  PortfolioHistory: ResolverTypeWrapper<PortfolioHistory>;
  PortfolioHistoryPoint: ResolverTypeWrapper<PortfolioHistoryPoint>;
  PortfolioHistorySourceInput: PortfolioHistorySourceInput;
  GetPortfolioHistoryInput: GetPortfolioHistoryInput;
  CashflowChart: ResolverTypeWrapper<CashflowChart>;
  CashflowPoint: ResolverTypeWrapper<CashflowPoint>;
  GetDepositsAndWithdrawalsChartInput: GetDepositsAndWithdrawalsChartInput;
  PlatformInvestAccountConfig: ResolverTypeWrapper<PlatformInvestAccountConfig>;
  InvestAccountStatus: InvestAccountStatus;
  PlatformInvestAccountBalances: ResolverTypeWrapper<PlatformInvestAccountBalances>;
  UpdatePlatformInvestAccountConfigInput: UpdatePlatformInvestAccountConfigInput;
  FetchPlatformInvestAccountBalancesInput: FetchPlatformInvestAccountBalancesInput;
  CreatePartnerPaperAccountInput: CreatePartnerPaperAccountInput;
  PaperAccountStartInput: PaperAccountStartInput;
  FundPaperAccountInput: FundPaperAccountInput;
  PaperFundingMode: PaperFundingMode;
  SimulatePaperDepositInput: SimulatePaperDepositInput;
  SimulatedDepositOutcome: SimulatedDepositOutcome;
  CryptoAutoSweep: ResolverTypeWrapper<CryptoAutoSweep>;
  AutoSweepStatus: AutoSweepStatus;
  AutoSweepFailureCode: AutoSweepFailureCode;
  CreateCryptoAutoSweepInput: CreateCryptoAutoSweepInput;
  GetCryptoAutoSweepsInput: GetCryptoAutoSweepsInput;
  DeleteCryptoAutoSweepInput: DeleteCryptoAutoSweepInput;
  Chain: Chain;
  CryptoCurrencyTransfer: ResolverTypeWrapper<CryptoCurrencyTransfer>;
  CryptoCurrencyTransferPage: ResolverTypeWrapper<CryptoCurrencyTransferPage>;
  TransferDirection: TransferDirection;
  CryptoTransferStatus: CryptoTransferStatus;
  CryptoTransferFailureCode: CryptoTransferFailureCode;
  FetchCryptoCurrencyTransfersInput: FetchCryptoCurrencyTransfersInput;
  RequestCryptoWithdrawalInput: RequestCryptoWithdrawalInput;
  TravelRuleInfo: ResolverTypeWrapper<TravelRuleInfo>;
  TravelRuleAction: ResolverTypeWrapper<TravelRuleAction>;
  TravelRuleActionType: TravelRuleActionType;
  TravelRuleField: ResolverTypeWrapper<TravelRuleField>;
  TravelRuleValueType: TravelRuleValueType;
  TravelRuleInput: TravelRuleInput;
  WalletCustodianInput: WalletCustodianInput;
  UnlistedVaspInput: UnlistedVaspInput;
  SelfHostedWalletInput: SelfHostedWalletInput;
  TravelRuleBeneficiaryInput: TravelRuleBeneficiaryInput;
  BeneficiaryPersonInput: BeneficiaryPersonInput;
  Vasp: ResolverTypeWrapper<Vasp>;
  SearchVASPsInput: SearchVASPsInput;
  CryptoCurrencyWallet: ResolverTypeWrapper<CryptoCurrencyWallet>;
  CryptoWalletStatus: CryptoWalletStatus;
  CryptoWalletInput: CryptoWalletInput;
  CreateCryptoCurrencyWalletsInput: CreateCryptoCurrencyWalletsInput;
  FetchCryptoCurrencyWalletsInput: FetchCryptoCurrencyWalletsInput;
  FetchCryptoWalletAddressInput: FetchCryptoWalletAddressInput;
  WhitelistedWallet: ResolverTypeWrapper<WhitelistedWallet>;
  WhitelistStatus: WhitelistStatus;
  WhitelistFailureCode: WhitelistFailureCode;
  RequestWhitelistWalletInput: RequestWhitelistWalletInput;
  UpdateWhitelistedWalletTravelRuleInput: UpdateWhitelistedWalletTravelRuleInput;
  DeleteWhitelistedWalletInput: DeleteWhitelistedWalletInput;
  FetchWhitelistedWalletsInput: FetchWhitelistedWalletsInput;
  ExportJob: ResolverTypeWrapper<ExportJob>;
  ExportJobPage: ResolverTypeWrapper<ExportJobPage>;
  ExportType: ExportType;
  ExportFormat: ExportFormat;
  ExportStatus: ExportStatus;
  ExportFailureCode: ExportFailureCode;
  RequestExportInput: RequestExportInput;
  MarkExportJobsViewedInput: MarkExportJobsViewedInput;
  MyExportJobsInput: MyExportJobsInput;
  ExportJobUpdatedInput: ExportJobUpdatedInput;
  FetchSavedBankAccountInput: FetchSavedBankAccountInput;
  FetchSavedPayoutAccountInput: FetchSavedPayoutAccountInput;
  DeleteSavedBankAccountInput: DeleteSavedBankAccountInput;
  DeleteSavedPayoutAccountInput: DeleteSavedPayoutAccountInput;
  DiscardBankAccountInput: DiscardBankAccountInput;
  SavedBankAccount: ResolverTypeWrapper<BankAccountShown>;
  BankAccountPurpose: BankAccountPurpose;
  BankAccountType: BankAccountType;
  BankAccountStatus: BankAccountStatus;
  BankAccountFailureCode: BankAccountFailureCode;
  SaveBankAccountNZDInput: SaveBankAccountNZDInput;
  SaveBankAccountUSDInput: SaveBankAccountUSDInput;
  SavePayoutBankAccountNZDInput: SavePayoutBankAccountNZDInput;
  SavePayoutBankAccountUSDInput: SavePayoutBankAccountUSDInput;
  BankDetail: ResolverTypeWrapper<BankDetail>;
  UsdTransferMethod: UsdTransferMethod;
  PaymentProvider: ResolverTypeWrapper<PaymentProvider>;
  PaymentLimit: ResolverTypeWrapper<PaymentLimit>;
  GetBankDetailInput: GetBankDetailInput;
  GetUSDBankingDetailsInput: GetUSDBankingDetailsInput;
  FetchDefaultPaymentProviderInput: FetchDefaultPaymentProviderInput;
  Card: ResolverTypeWrapper<Card>;
  CardSetup: ResolverTypeWrapper<CardSetup>;
  CardBrand: CardBrand;
  CardStatus: CardStatus;
  CardFailureCode: CardFailureCode;
  SaveNewCardInput: SaveNewCardInput;
  ListCardsInput: ListCardsInput;
  DeleteCardInput: DeleteCardInput;
  Deposit: ResolverTypeWrapper<Deposit>;
  DepositPage: ResolverTypeWrapper<DepositPage>;
  MoneyTransferFailureCode: MoneyTransferFailureCode;
  DepositMethod: DepositMethod;
  DepositStatus: DepositStatus;
  FetchUserDepositsInput: FetchUserDepositsInput;
  MarkDepositAsViewedInput: MarkDepositAsViewedInput;
  ForexRate: ResolverTypeWrapper<ForexRate>;
  TemporaryQuote: ResolverTypeWrapper<TemporaryQuote>;
  QuoteSide: QuoteSide;
  CurrencyPairInput: CurrencyPairInput;
  FetchCurrentRatesInput: FetchCurrentRatesInput;
  GetTemporaryQuoteInput: GetTemporaryQuoteInput;
  InterestEnrollment: ResolverTypeWrapper<InterestEnrollment>;
  InterestStatus: InterestStatus;
  OptInInterestInput: OptInInterestInput;
  PendingUserTransaction: ResolverTypeWrapper<PendingUserTransaction>;
  PendingUserTransactionPage: ResolverTypeWrapper<PendingUserTransactionPage>;
  PendingTransactionKind: PendingTransactionKind;
  PendingTransactionStatus: PendingTransactionStatus;
  CreatePendingUserTransactionInput: CreatePendingUserTransactionInput;
  BankTransferInput: BankTransferInput;
  CardChargeInput: CardChargeInput;
  CashExchangeInput: CashExchangeInput;
  FetchPendingUserTransactionsInput: FetchPendingUserTransactionsInput;
  WithdrawalRequest: ResolverTypeWrapper<WithdrawalRequest>;
  WithdrawalStatus: WithdrawalStatus;
  CreateWithdrawalRequestInput: CreateWithdrawalRequestInput;
  WithdrawalPreviewInput: WithdrawalPreviewInput;
  WithdrawalPreview: ResolverTypeWrapper<WithdrawalPreview>;
  WithdrawalRefusal: ResolverTypeWrapper<WithdrawalRefusal>;
  WithdrawalRefusalCode: WithdrawalRefusalCode;
  CancelWithdrawalInput: CancelWithdrawalInput;
  DiscoverList: ResolverTypeWrapper<Omit<DiscoverList, 'items'> & { items: Array<ResolversTypes['DiscoverItem']> }>;
  DiscoverItem: ResolverTypeWrapper<Omit<DiscoverItem, 'asset' | 'strategy'> & { asset?: Maybe<ResolversTypes['Asset']>, strategy?: Maybe<ResolversTypes['Strategy']> }>;
  DiscoverListKind: DiscoverListKind;
  DiscoverMetric: DiscoverMetric;
  FetchDiscoverListsInput: FetchDiscoverListsInput;
  Expert: ResolverTypeWrapper<Expert>;
  ExpertPage: ResolverTypeWrapper<ExpertPage>;
  FetchExpertsInput: FetchExpertsInput;
  Like: ResolverTypeWrapper<Omit<Like, 'asset' | 'strategy' | 'tradeIdea' | 'discoverList'> & { asset?: Maybe<ResolversTypes['Asset']>, strategy?: Maybe<ResolversTypes['Strategy']>, tradeIdea?: Maybe<ResolversTypes['TradeIdea']>, discoverList?: Maybe<ResolversTypes['DiscoverList']> }>;
  LikePage: ResolverTypeWrapper<Omit<LikePage, 'nodes'> & { nodes: Array<ResolversTypes['Like']> }>;
  LikeableType: LikeableType;
  LikeValue: LikeValue;
  LikeableAsset: ResolverTypeWrapper<Omit<LikeableAsset, 'asset'> & { asset: ResolversTypes['Asset'] }>;
  GenerateLikeableAssetsInput: GenerateLikeableAssetsInput;
  ToggleLikeInput: ToggleLikeInput;
  FetchUserLikesInput: FetchUserLikesInput;
  GetTradeIdeasInput: GetTradeIdeasInput;
  GetAllTradeIdeasInput: GetAllTradeIdeasInput;
  GetClosedTradeIdeasInput: GetClosedTradeIdeasInput;
  GetTradeIdeaInput: GetTradeIdeaInput;
  TradeIdea: ResolverTypeWrapper<Omit<TradeIdea, 'asset'> & { asset: ResolversTypes['Asset'] }>;
  TradeIdeaTarget: ResolverTypeWrapper<TradeIdeaTarget>;
  TradeIdeaUpdate: ResolverTypeWrapper<TradeIdeaUpdate>;
  TradeIdeaDirection: TradeIdeaDirection;
  TradeIdeaStatus: TradeIdeaStatus;
  TradeIdeaOutcome: TradeIdeaOutcome;
  TradeIdeaHorizon: TradeIdeaHorizon;
  TradeIdeaPage: ResolverTypeWrapper<Omit<TradeIdeaPage, 'nodes'> & { nodes: Array<ResolversTypes['TradeIdea']> }>;
  Agreement: ResolverTypeWrapper<Agreement>;
  AgreementType: AgreementType;
  AgreementPurpose: AgreementPurpose;
  SignedAgreement: ResolverTypeWrapper<SignedAgreement>;
  KycAgreement: ResolverTypeWrapper<KycAgreement>;
  KycAgreementInput: KycAgreementInput;
  UpdateUserKycAgreementsInput: UpdateUserKycAgreementsInput;
  FetchAccountAgreementsInput: FetchAccountAgreementsInput;
  SignAgreementsInput: SignAgreementsInput;
  SignCustomerAgreementInput: SignCustomerAgreementInput;
  KycCompany: ResolverTypeWrapper<KycCompany>;
  KycEntityType: KycEntityType;
  KycPerson: ResolverTypeWrapper<KycPerson>;
  KycPersonRole: KycPersonRole;
  KycPersonInput: KycPersonInput;
  KycEntityAccountType: KycEntityAccountType;
  UpdateUserKycCompanySetupInput: UpdateUserKycCompanySetupInput;
  KycContact: ResolverTypeWrapper<KycContact>;
  UpdateUserKycContactInformationInput: UpdateUserKycContactInformationInput;
  KycDisclosures: ResolverTypeWrapper<KycDisclosures>;
  EmploymentStatus: EmploymentStatus;
  UpdateUserKycDisclosuresInput: UpdateUserKycDisclosuresInput;
  KycDocument: ResolverTypeWrapper<KycDocument>;
  KycDocumentType: KycDocumentType;
  KycDocumentSide: KycDocumentSide;
  KycDocumentStatus: KycDocumentStatus;
  KycDocumentFailureCode: KycDocumentFailureCode;
  KycFileInput: KycFileInput;
  UpdateUserKycFileDocumentsInput: UpdateUserKycFileDocumentsInput;
  KycIdentity: ResolverTypeWrapper<KycIdentity>;
  FundingSource: FundingSource;
  KycTaxIdInput: KycTaxIdInput;
  TaxNumberInput: TaxNumberInput;
  UpdateUserKycIdentityInformationInput: UpdateUserKycIdentityInformationInput;
  IdvSession: ResolverTypeWrapper<IdvSession>;
  IdvOutcome: IdvOutcome;
  IdvFailureCode: IdvFailureCode;
  IdvWidgetOutcome: IdvWidgetOutcome;
  IdvFlow: IdvFlow;
  IdvToken: ResolverTypeWrapper<IdvToken>;
  GetIdvTokenInput: GetIdvTokenInput;
  UpdateIdvOutcomeInput: UpdateIdvOutcomeInput;
  Kyc: ResolverTypeWrapper<Kyc>;
  KycAccountType: KycAccountType;
  KycSection: KycSection;
  KycSectionState: ResolverTypeWrapper<KycSectionState>;
  KycSectionStatus: KycSectionStatus;
  KycProblem: ResolverTypeWrapper<KycProblem>;
  KycRequest: ResolverTypeWrapper<KycRequest>;
  SubmitKycInput: SubmitKycInput;
  TaxIdType: TaxIdType;
  KycTrustedContact: ResolverTypeWrapper<KycTrustedContact>;
  KycTrustedContactInput: KycTrustedContactInput;
  UpdateUserKycTrustedContactInput: UpdateUserKycTrustedContactInput;
  W8Ben: ResolverTypeWrapper<W8Ben>;
  W8BenStatus: W8BenStatus;
  W8BenTreatyClaim: ResolverTypeWrapper<W8BenTreatyClaim>;
  W8BenTaxIdInput: W8BenTaxIdInput;
  W8BenTreatyClaimInput: W8BenTreatyClaimInput;
  UpdateUserKycW8BENFormDocumentInput: UpdateUserKycW8BENFormDocumentInput;
  Asset: ResolverTypeWrapper<AssetRow>;
  StockPrice: ResolverTypeWrapper<StockPrice>;
  AssetClass: AssetClass;
  AssetStatus: AssetStatus;
  Exchange: Exchange;
  TradingExchange: TradingExchange;
  Sector: Sector;
  MarketSession: MarketSession;
  FetchAssetByTickerInput: FetchAssetByTickerInput;
  FetchAssetsByAssetIdsInput: FetchAssetsByAssetIdsInput;
  AssetLookup: ResolverTypeWrapper<Omit<AssetLookup, 'assets'> & { assets: Array<ResolversTypes['Asset']> }>;
  GetCurrentStockPriceInput: GetCurrentStockPriceInput;
  SearchBarInput: SearchBarInput;
  SearchResultKind: SearchResultKind;
  SearchResult: ResolverTypeWrapper<Omit<SearchResult, 'asset'> & { asset?: Maybe<ResolversTypes['Asset']> }>;
  AssetPage: ResolverTypeWrapper<Omit<AssetPage, 'nodes'> & { nodes: Array<ResolversTypes['Asset']> }>;
  FetchAssetByAssetIdInput: FetchAssetByAssetIdInput;
  FetchAssetsByTickersInput: FetchAssetsByTickersInput;
  AssetTickerLookup: ResolverTypeWrapper<Omit<AssetTickerLookup, 'assets'> & { assets: Array<ResolversTypes['Asset']> }>;
  GetTradableAssetsInput: GetTradableAssetsInput;
  FetchAvailableRatesInput: FetchAvailableRatesInput;
  Bar: ResolverTypeWrapper<Bar>;
  BarPage: ResolverTypeWrapper<BarPage>;
  PriceAdjustment: PriceAdjustment;
  AssetPerformance: ResolverTypeWrapper<AssetPerformance>;
  RangeReturn: ResolverTypeWrapper<RangeReturn>;
  AssetReferenceInput: AssetReferenceInput;
  GetStockHistoricalDataInput: GetStockHistoricalDataInput;
  FetchAssetPerformanceInput: FetchAssetPerformanceInput;
  LivePrice: ResolverTypeWrapper<LivePrice>;
  LivePriceDataInput: LivePriceDataInput;
  MarketHours: ResolverTypeWrapper<MarketHours>;
  MarketDay: ResolverTypeWrapper<MarketDay>;
  FetchMarketHoursInput: FetchMarketHoursInput;
  OptionContract: ResolverTypeWrapper<OptionContract>;
  OptionChain: ResolverTypeWrapper<OptionChain>;
  ImpliedVolatilityGap: ImpliedVolatilityGap;
  OptionType: OptionType;
  OptionStyle: OptionStyle;
  GetExpirationDatesInput: GetExpirationDatesInput;
  GetStrikesInput: GetStrikesInput;
  GetOptionChainInput: GetOptionChainInput;
  GetOptionHistoricalDataInput: GetOptionHistoricalDataInput;
  NetWorthAsset: ResolverTypeWrapper<NetWorthAsset>;
  NetWorthCategory: NetWorthCategory;
  AssetLiquidity: AssetLiquidity;
  NetWorthAssetsInput: NetWorthAssetsInput;
  NetWorthAssetPoint: ResolverTypeWrapper<NetWorthAssetPoint>;
  NetWorthAssetPointPage: ResolverTypeWrapper<NetWorthAssetPointPage>;
  NetWorthAssetHistoryInput: NetWorthAssetHistoryInput;
  NetWorthDashboard: ResolverTypeWrapper<Omit<NetWorthDashboard, 'totals' | 'liabilities'> & { totals: ResolversTypes['NetWorthTotals'], liabilities: Array<ResolversTypes['NetWorthLiability']> }>;
  NetWorthTotals: ResolverTypeWrapper<TotalsShown>;
  AllocationSlice: ResolverTypeWrapper<AllocationSlice>;
  NetWorthSection: NetWorthSection;
  NetWorthSettings: ResolverTypeWrapper<NetWorthSettings>;
  UpdateNetWorthDisplayCurrencyInput: UpdateNetWorthDisplayCurrencyInput;
  NetWorthDocument: ResolverTypeWrapper<NetWorthDocument>;
  NetWorthDocumentCategory: NetWorthDocumentCategory;
  NetWorthDocumentStatus: NetWorthDocumentStatus;
  NetWorthLinkType: NetWorthLinkType;
  NetWorthDocumentPage: ResolverTypeWrapper<NetWorthDocumentPage>;
  DocumentUpload: ResolverTypeWrapper<DocumentUpload>;
  NetWorthLinkInput: NetWorthLinkInput;
  CreateNetWorthDocumentUploadInput: CreateNetWorthDocumentUploadInput;
  FinalizeNetWorthDocumentInput: FinalizeNetWorthDocumentInput;
  DeleteNetWorthDocumentInput: DeleteNetWorthDocumentInput;
  NetWorthDocumentsInput: NetWorthDocumentsInput;
  NetWorthExpense: ResolverTypeWrapper<NetWorthExpense>;
  ExpenseCategory: ExpenseCategory;
  CreateNetWorthExpenseInput: CreateNetWorthExpenseInput;
  UpdateNetWorthExpenseInput: UpdateNetWorthExpenseInput;
  DeleteNetWorthExpenseInput: DeleteNetWorthExpenseInput;
  NetWorthExpensesInput: NetWorthExpensesInput;
  NetWorthExpenseHistoryInput: NetWorthExpenseHistoryInput;
  NetWorthFile: ResolverTypeWrapper<Omit<NetWorthFile, 'extracted'> & { extracted: Array<ResolversTypes['ExtractedRow']> }>;
  NetWorthFileKind: NetWorthFileKind;
  FileExtractionStatus: FileExtractionStatus;
  FileExtractionFailure: FileExtractionFailure;
  ExtractedRow: ResolverTypeWrapper<Omit<ExtractedRow, 'trade' | 'dividend'> & { trade?: Maybe<ResolversTypes['TrackedTrade']>, dividend?: Maybe<ResolversTypes['NetWorthDividend']> }>;
  NetWorthFilePage: ResolverTypeWrapper<Omit<NetWorthFilePage, 'nodes'> & { nodes: Array<ResolversTypes['NetWorthFile']> }>;
  UploadNetWorthFileInput: UploadNetWorthFileInput;
  RetryNetWorthFileExtractionInput: RetryNetWorthFileExtractionInput;
  DeleteNetWorthFileInput: DeleteNetWorthFileInput;
  NetWorthPortfolioFilesInput: NetWorthPortfolioFilesInput;
  NetWorthAllPortfolioFilesInput: NetWorthAllPortfolioFilesInput;
  Frequency: Frequency;
  NetWorthFlowPoint: ResolverTypeWrapper<NetWorthFlowPoint>;
  NetWorthFlowPointPage: ResolverTypeWrapper<NetWorthFlowPointPage>;
  NetWorthGoal: ResolverTypeWrapper<NetWorthGoal>;
  GoalKind: GoalKind;
  GoalStatus: GoalStatus;
  GoalFundingRule: ResolverTypeWrapper<GoalFundingRule>;
  GoalFundingInput: GoalFundingInput;
  GoalFundingRuleInput: GoalFundingRuleInput;
  GoalFundingSourceInput: GoalFundingSourceInput;
  CreateNetWorthGoalInput: CreateNetWorthGoalInput;
  UpdateNetWorthGoalInput: UpdateNetWorthGoalInput;
  DeleteNetWorthGoalInput: DeleteNetWorthGoalInput;
  NetWorthGoalsInput: NetWorthGoalsInput;
  NetWorthHousehold: ResolverTypeWrapper<Omit<NetWorthHousehold, 'members' | 'combined'> & { members: Array<ResolversTypes['HouseholdMember']>, combined: ResolversTypes['NetWorthTotals'] }>;
  HouseholdMember: ResolverTypeWrapper<Omit<HouseholdMember, 'totals'> & { totals?: Maybe<ResolversTypes['NetWorthTotals']> }>;
  HouseholdRelationship: HouseholdRelationship;
  HouseholdRole: HouseholdRole;
  HouseholdMemberStatus: HouseholdMemberStatus;
  NetWorthIncome: ResolverTypeWrapper<NetWorthIncome>;
  IncomeCategory: IncomeCategory;
  CreateNetWorthIncomeInput: CreateNetWorthIncomeInput;
  UpdateNetWorthIncomeInput: UpdateNetWorthIncomeInput;
  DeleteNetWorthIncomeInput: DeleteNetWorthIncomeInput;
  NetWorthIncomesInput: NetWorthIncomesInput;
  NetWorthIncomeHistoryInput: NetWorthIncomeHistoryInput;
  InstrumentPrice: ResolverTypeWrapper<InstrumentPrice>;
  InstrumentPriceSource: InstrumentPriceSource;
  InstrumentPricePage: ResolverTypeWrapper<InstrumentPricePage>;
  GetInstrumentPricesInput: GetInstrumentPricesInput;
  AddInstrumentPriceInput: AddInstrumentPriceInput;
  UpdateInstrumentPriceInput: UpdateInstrumentPriceInput;
  DeleteInstrumentPriceInput: DeleteInstrumentPriceInput;
  Instrument: ResolverTypeWrapper<Omit<Instrument, 'asset'> & { asset?: Maybe<ResolversTypes['Asset']> }>;
  InstrumentKind: InstrumentKind;
  CustomInstrumentCategory: CustomInstrumentCategory;
  InstrumentSelectorInput: InstrumentSelectorInput;
  SearchInstrumentsInput: SearchInstrumentsInput;
  CreateCustomInstrumentInput: CreateCustomInstrumentInput;
  CreateCustomInstrumentWithDetailsInput: CreateCustomInstrumentWithDetailsInput;
  UpdateCustomInstrumentInput: UpdateCustomInstrumentInput;
  SetCustomInstrumentMetaDataInput: SetCustomInstrumentMetaDataInput;
  DeleteCustomInstrumentInput: DeleteCustomInstrumentInput;
  NetWorthLiability: ResolverTypeWrapper<LiabilityShown>;
  LiabilityKind: LiabilityKind;
  LiabilityRateType: LiabilityRateType;
  LiabilityTrade: ResolverTypeWrapper<LiabilityTrade>;
  LiabilityTradeType: LiabilityTradeType;
  AmortizationRow: ResolverTypeWrapper<AmortizationRow>;
  CreateNetWorthLiabilityInput: CreateNetWorthLiabilityInput;
  UpdateNetWorthLiabilityInput: UpdateNetWorthLiabilityInput;
  DeleteNetWorthLiabilityInput: DeleteNetWorthLiabilityInput;
  CreateNetWorthLiabilityTradeInput: CreateNetWorthLiabilityTradeInput;
  NetWorthLiabilitiesInput: NetWorthLiabilitiesInput;
  NetWorthLiabilityPoint: ResolverTypeWrapper<NetWorthLiabilityPoint>;
  NetWorthLiabilityPointPage: ResolverTypeWrapper<NetWorthLiabilityPointPage>;
  NetWorthLiabilityHistoryInput: NetWorthLiabilityHistoryInput;
  NetWorthReport: ResolverTypeWrapper<NetWorthReport>;
  NetWorthReportFormat: NetWorthReportFormat;
  NetWorthReportFailure: NetWorthReportFailure;
  GenerateNetWorthReportInput: GenerateNetWorthReportInput;
  NetWorthShareLink: ResolverTypeWrapper<NetWorthShareLink>;
  ShareLinkStatus: ShareLinkStatus;
  NetWorthShareLinkPage: ResolverTypeWrapper<NetWorthShareLinkPage>;
  CreateNetWorthShareLinkInput: CreateNetWorthShareLinkInput;
  RevokeNetWorthShareLinkInput: RevokeNetWorthShareLinkInput;
  NetWorthShareLinksInput: NetWorthShareLinksInput;
  SharedNetWorth: ResolverTypeWrapper<SharedNetWorth>;
  SharedUnit: SharedUnit;
  SharedTotals: ResolverTypeWrapper<SharedTotals>;
  SharedSlice: ResolverTypeWrapper<SharedSlice>;
  SharedAsset: ResolverTypeWrapper<SharedAsset>;
  SharedLiability: ResolverTypeWrapper<SharedLiability>;
  SharedCashFlow: ResolverTypeWrapper<SharedCashFlow>;
  SharedGoal: ResolverTypeWrapper<SharedGoal>;
  SharedPoint: ResolverTypeWrapper<SharedPoint>;
  SharedPointPage: ResolverTypeWrapper<SharedPointPage>;
  SharedNetWorthDashboardInput: SharedNetWorthDashboardInput;
  SharedNetWorthAssetHistoryInput: SharedNetWorthAssetHistoryInput;
  NewsItem: ResolverTypeWrapper<NewsItem>;
  NewsItemPage: ResolverTypeWrapper<NewsItemPage>;
  NewsUpdate: ResolverTypeWrapper<NewsUpdate>;
  FetchNewsByAssetIdsInput: FetchNewsByAssetIdsInput;
  NewsUpdatesInput: NewsUpdatesInput;
  Announcement: ResolverTypeWrapper<Announcement>;
  AnnouncementLevel: AnnouncementLevel;
  FetchAnnouncementInput: FetchAnnouncementInput;
  Country: ResolverTypeWrapper<Country>;
  HealthStatus: ResolverTypeWrapper<HealthStatus>;
  HealthCheckItem: ResolverTypeWrapper<HealthCheckItem>;
  HealthState: HealthState;
  RecordPushReceiptInput: RecordPushReceiptInput;
  PushReceiptStatus: PushReceiptStatus;
  NetWorthDividend: ResolverTypeWrapper<Omit<NetWorthDividend, 'instrument'> & { instrument: ResolversTypes['Instrument'] }>;
  NetWorthDividendPage: ResolverTypeWrapper<Omit<NetWorthDividendPage, 'nodes'> & { nodes: Array<ResolversTypes['NetWorthDividend']> }>;
  DividendAmountInput: DividendAmountInput;
  DividendReinvestmentInput: DividendReinvestmentInput;
  NetWorthAssetDividendsInput: NetWorthAssetDividendsInput;
  CreateNetWorthDividendInput: CreateNetWorthDividendInput;
  ConfirmNetWorthDividendInput: ConfirmNetWorthDividendInput;
  PortfolioEmailSettings: ResolverTypeWrapper<PortfolioEmailSettings>;
  PortfolioEmail: ResolverTypeWrapper<Omit<PortfolioEmail, 'trades' | 'dividends'> & { trades: Array<ResolversTypes['TrackedTrade']>, dividends: Array<ResolversTypes['NetWorthDividend']> }>;
  PortfolioEmailPage: ResolverTypeWrapper<Omit<PortfolioEmailPage, 'nodes'> & { nodes: Array<ResolversTypes['PortfolioEmail']> }>;
  TradeEmailStatus: TradeEmailStatus;
  TradeEmailFailure: TradeEmailFailure;
  GetPortfolioEmailsInput: GetPortfolioEmailsInput;
  SetPortfolioEmailSettingsInput: SetPortfolioEmailSettingsInput;
  RetryTradeEmailInput: RetryTradeEmailInput;
  Portfolio: ResolverTypeWrapper<Omit<Portfolio, 'children' | 'holdings'> & { children: Array<ResolversTypes['Portfolio']>, holdings: Array<ResolversTypes['Holding']> }>;
  PortfolioKind: PortfolioKind;
  NewPortfolioKind: NewPortfolioKind;
  CostBasisMethod: CostBasisMethod;
  PortfolioGain: ResolverTypeWrapper<PortfolioGain>;
  Holding: ResolverTypeWrapper<Omit<Holding, 'instrument'> & { instrument: ResolversTypes['Instrument'] }>;
  Lot: ResolverTypeWrapper<Lot>;
  GetPortfoliosInput: GetPortfoliosInput;
  CreateNetworthPortfolioInput: CreateNetworthPortfolioInput;
  RenameNetWorthPortfolioInput: RenameNetWorthPortfolioInput;
  DeleteRelayPortfolioInput: DeleteRelayPortfolioInput;
  DeleteInstrumentFromPortfolioInput: DeleteInstrumentFromPortfolioInput;
  TrackedTrade: ResolverTypeWrapper<Omit<TrackedTrade, 'instrument'> & { instrument: ResolversTypes['Instrument'] }>;
  TrackedTradePage: ResolverTypeWrapper<Omit<TrackedTradePage, 'nodes'> & { nodes: Array<ResolversTypes['TrackedTrade']> }>;
  TradeType: TradeType;
  AssetTradeType: AssetTradeType;
  ImportState: ImportState;
  TradeOrigin: TradeOrigin;
  SplitRatio: ResolverTypeWrapper<SplitRatio>;
  SplitRatioInput: SplitRatioInput;
  LotSelection: ResolverTypeWrapper<LotSelection>;
  LotSelectionInput: LotSelectionInput;
  ConfirmationDecision: ConfirmationDecision;
  GetRelayTradesInput: GetRelayTradesInput;
  CreateTradeInput: CreateTradeInput;
  CreateTradeForAssetInput: CreateTradeForAssetInput;
  CreateRelayTradeInput: CreateRelayTradeInput;
  UpdateRelayTradeInput: UpdateRelayTradeInput;
  DeleteRelayTradeInput: DeleteRelayTradeInput;
  ConfirmNetWorthTradeInput: ConfirmNetWorthTradeInput;
  WalletWatch: ResolverTypeWrapper<WalletWatch>;
  WalletWatchStatus: WalletWatchStatus;
  WalletWatchFailure: WalletWatchFailure;
  WalletBalance: ResolverTypeWrapper<WalletBalance>;
  GetWalletWatchesInput: GetWalletWatchesInput;
  AddWalletWatchInput: AddWalletWatchInput;
  DeleteWalletWatchInput: DeleteWalletWatchInput;
  WalletAddressInput: WalletAddressInput;
  CreateCryptoWalletInput: CreateCryptoWalletInput;
  ActiveStrategy: ResolverTypeWrapper<ActiveView>;
  ActiveStrategyHolding: ResolverTypeWrapper<HoldingView>;
  ActiveStrategyStatus: ActiveStrategyStatus;
  RecurringContribution: ResolverTypeWrapper<RecurringContribution>;
  AttachableShares: ResolverTypeWrapper<Omit<AttachableShares, 'asset'> & { asset: ResolversTypes['Asset'] }>;
  ActiveStrategyPage: ResolverTypeWrapper<Omit<ActiveStrategyPage, 'nodes'> & { nodes: Array<ResolversTypes['ActiveStrategy']> }>;
  FetchActiveStrategyInput: FetchActiveStrategyInput;
  FetchAllActiveStrategiesInput: FetchAllActiveStrategiesInput;
  GetAvailableSharesToAttachInput: GetAvailableSharesToAttachInput;
  AttachableSharesSourceInput: AttachableSharesSourceInput;
  CreateActiveStrategyInput: CreateActiveStrategyInput;
  ActiveStrategySourceInput: ActiveStrategySourceInput;
  TargetWeightsInput: TargetWeightsInput;
  WeightInput: WeightInput;
  AssetSharesInput: AssetSharesInput;
  RecurringContributionInput: RecurringContributionInput;
  UpdateActiveStrategyInput: UpdateActiveStrategyInput;
  SetActiveStrategyStatusInput: SetActiveStrategyStatusInput;
  ActiveStrategySwitch: ActiveStrategySwitch;
  SetAssetSharesInput: SetAssetSharesInput;
  SyncWithSourceStrategyInput: SyncWithSourceStrategyInput;
  RebalanceRun: ResolverTypeWrapper<StoredRun>;
  RebalanceRunType: RebalanceRunType;
  RebalanceRunStatus: RebalanceRunStatus;
  RebalanceRunFailureCode: RebalanceRunFailureCode;
  RebalanceRunInitiator: RebalanceRunInitiator;
  SkippedOrder: ResolverTypeWrapper<SkippedOrder>;
  SkipReason: SkipReason;
  RebalancePreview: ResolverTypeWrapper<RebalancePreview>;
  RebalancePreviewLine: ResolverTypeWrapper<RebalancePreviewLine>;
  GetRebalancePreviewInput: GetRebalancePreviewInput;
  ContributeToActiveStrategyInput: ContributeToActiveStrategyInput;
  RebalanceActiveStrategyInput: RebalanceActiveStrategyInput;
  RebalanceTermsInput: RebalanceTermsInput;
  RebalanceSettingsInput: RebalanceSettingsInput;
  LiquidateActiveStrategyInput: LiquidateActiveStrategyInput;
  StrategyLiquidationSizeInput: StrategyLiquidationSizeInput;
  Strategy: ResolverTypeWrapper<StrategyRow>;
  StrategyHolding: ResolverTypeWrapper<StrategyPart>;
  StrategyKind: StrategyKind;
  StrategyStatus: StrategyStatus;
  StrategyVisibility: StrategyVisibility;
  StrategyPerformance: ResolverTypeWrapper<StrategyPerformance>;
  RebalanceRule: ResolverTypeWrapper<RebalanceRule>;
  RebalanceTrigger: RebalanceTrigger;
  TradingWeekday: TradingWeekday;
  StrategyPage: ResolverTypeWrapper<Omit<StrategyPage, 'nodes'> & { nodes: Array<ResolversTypes['Strategy']> }>;
  StrategySort: StrategySort;
  FetchStrategiesInput: FetchStrategiesInput;
  FetchStrategyInput: FetchStrategyInput;
  CreateStrategyInput: CreateStrategyInput;
  StrategyHoldingInput: StrategyHoldingInput;
  RebalanceRuleInput: RebalanceRuleInput;
  UpdateStrategyInput: UpdateStrategyInput;
  StrategyDeletion: ResolverTypeWrapper<StrategyDeletion>;
  StrategyDeletionOutcome: StrategyDeletionOutcome;
  DeleteStrategyInput: DeleteStrategyInput;
  StrategySubscription: ResolverTypeWrapper<StoredSubscription>;
  SubscribeToStrategyInput: SubscribeToStrategyInput;
  UnsubscribeFromStrategyInput: UnsubscribeFromStrategyInput;
  StrategyAssetVote: ResolverTypeWrapper<Omit<StrategyAssetVote, 'asset'> & { asset: ResolversTypes['Asset'] }>;
  AssetVote: AssetVote;
  CreateStrategyAssetVotesInput: CreateStrategyAssetVotesInput;
  StrategyAssetVoteInput: StrategyAssetVoteInput;
  OrderPreview: ResolverTypeWrapper<OrderPreview>;
  OrderRefusal: ResolverTypeWrapper<OrderRefusal>;
  Order: ResolverTypeWrapper<OrderRow>;
  OrderSource: OrderSource;
  OrderFailureCode: OrderFailureCode;
  OrderLot: ResolverTypeWrapper<OrderLot>;
  Execution: ResolverTypeWrapper<Execution>;
  OrderPage: ResolverTypeWrapper<Omit<OrderPage, 'nodes'> & { nodes: Array<ResolversTypes['Order']> }>;
  OrderSide: OrderSide;
  OrderType: OrderType;
  TimeInForce: TimeInForce;
  OrderStatus: OrderStatus;
  OrderGroup: OrderGroup;
  PlaceOrderInput: PlaceOrderInput;
  CancelOrderInput: CancelOrderInput;
  EditOrderInput: EditOrderInput;
  GetOrdersInput: GetOrdersInput;
  Position: ResolverTypeWrapper<PositionRow>;
  PositionLot: ResolverTypeWrapper<PositionLot>;
  PositionLotInput: PositionLotInput;
  GetPositionsInput: GetPositionsInput;
  LiquidatePositionInput: LiquidatePositionInput;
  LiquidationSizeInput: LiquidationSizeInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Decimal: Scalars['Decimal']['output'];
  DateTime: Scalars['DateTime']['output'];
  Date: Scalars['Date']['output'];
  CurrencyCode: Scalars['CurrencyCode']['output'];
  CountryCode: Scalars['CountryCode']['output'];
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  OperationResult: OperationResult;
  ID: Scalars['ID']['output'];
  Money: Money;
  MoneyInput: MoneyInput;
  MoneyRange: MoneyRange;
  MoneyRangeInput: MoneyRangeInput;
  Address: Address;
  AddressInput: AddressInput;
  DataPoint: DataPoint;
  NamedValue: NamedValue;
  NamedValueInput: NamedValueInput;
  FileContentInput: FileContentInput;
  ApiCredential: ApiCredential;
  CreatedApiCredential: CreatedApiCredential;
  CreateApiCredentialInput: CreateApiCredentialInput;
  DeleteApiCredentialInput: DeleteApiCredentialInput;
  Appointment: Appointment;
  AppointmentPage: AppointmentPage;
  FetchUserAppointmentsInput: FetchUserAppointmentsInput;
  AccountClosure: AccountClosure;
  ClosureObstacle: ClosureObstacle;
  CloseAccountInput: CloseAccountInput;
  ConsentRequest: ConsentRequest;
  ConsentDecision: ConsentDecision;
  ConnectedApp: ConnectedApp;
  ConsentRequestInput: ConsentRequestInput;
  DecideConsentInput: DecideConsentInput;
  RevokeConnectedAppInput: RevokeConnectedAppInput;
  DeviceToken: DeviceToken;
  WebPushKeysInput: WebPushKeysInput;
  RegisterDeviceTokenInput: RegisterDeviceTokenInput;
  RemoveDeviceTokenInput: RemoveDeviceTokenInput;
  UnregisterDeviceTokenInput: UnregisterDeviceTokenInput;
  FetchMyDeviceTokensInput: FetchMyDeviceTokensInput;
  EmailLinkToInvestmentCalculatorInput: EmailLinkToInvestmentCalculatorInput;
  InvestorPreferences: InvestorPreferences;
  SaveInvestorPreferencesInput: SaveInvestorPreferencesInput;
  NewsletterSubscription: NewsletterSubscription;
  SubscribeToNewsletterInput: SubscribeToNewsletterInput;
  ConfirmNewsletterInput: ConfirmNewsletterInput;
  UnsubscribeFromNewsletterInput: UnsubscribeFromNewsletterInput;
  OAuthLink: OAuthLink;
  CreateOAuthLinkInput: CreateOAuthLinkInput;
  DeleteOAuthLinkInput: DeleteOAuthLinkInput;
  PasskeyCeremony: PasskeyCeremony;
  PasskeyAnswerInput: PasskeyAnswerInput;
  FinishPasskeySignInInput: FinishPasskeySignInInput;
  BeginPasskeyEnrollmentInput: BeginPasskeyEnrollmentInput;
  FinishPasskeyEnrollmentInput: FinishPasskeyEnrollmentInput;
  Passkey: Passkey;
  RemovePasskeyInput: RemovePasskeyInput;
  FetchMyPasskeysInput: FetchMyPasskeysInput;
  UserPreferences: UserPreferences;
  NotificationPreference: NotificationPreference;
  NotificationPreferenceInput: NotificationPreferenceInput;
  UpdateChartStartAtZeroInput: UpdateChartStartAtZeroInput;
  UpdateNetWorthAsHomePageInput: UpdateNetWorthAsHomePageInput;
  UpdateUserAccountInput: UpdateUserAccountInput;
  UpdateUserProfileInput: UpdateUserProfileInput;
  ResendVerificationEmailInput: ResendVerificationEmailInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  ResetPasswordInput: ResetPasswordInput;
  WaysIn: WaysIn;
  WaysInInput: WaysInInput;
  RequestMfaEmailInput: RequestMfaEmailInput;
  RegisterInput: RegisterInput;
  VerifyEmailInput: VerifyEmailInput;
  SecurityEvent: SecurityEvent;
  SecurityEventPage: SecurityEventPage;
  SecurityEventsInput: SecurityEventsInput;
  SecurityState: SecurityState;
  MfaEnrollment: MfaEnrollment;
  MfaState: MfaState;
  UpdateMfaQrCodeInput: UpdateMfaQrCodeInput;
  UpdateMfaInput: UpdateMfaInput;
  UpdateAntiPhishingCodeInput: UpdateAntiPhishingCodeInput;
  Session: SessionRow;
  SignInResult: Omit<SignInResult, 'session'> & { session?: Maybe<ResolversParentTypes['Session']> };
  SignInChallenge: SignInChallenge;
  SignInProvider: SignInProvider;
  SignInInput: SignInInput;
  CompleteSignInInput: CompleteSignInInput;
  StepUpInput: StepUpInput;
  SignedInBrowser: SignedInBrowser;
  EndSessionInput: EndSessionInput;
  SignOutEverywhereInput: SignOutEverywhereInput;
  User: UserRow;
  UserAccount: UserAccount;
  AssistantMessage: AssistantMessage;
  AssistantPart: AssistantPart;
  AssistantCitation: AssistantCitation;
  AssistantMessagePage: AssistantMessagePage;
  AssistantExchange: AssistantExchange;
  StartAssistantThreadWithMessageInput: StartAssistantThreadWithMessageInput;
  InsertMessageIntoAssistantThreadInput: InsertMessageIntoAssistantThreadInput;
  AssistantNotification: AssistantNotification;
  AssistantAction: AssistantAction;
  AssistantNotificationsInput: AssistantNotificationsInput;
  AssistantReference: AssistantReference;
  AssistantReferenceInput: AssistantReferenceInput;
  AssistantStreamEvent: AssistantStreamEvent;
  AssistantStreamInput: AssistantStreamInput;
  AssistantThread: AssistantThread;
  AssistantThreadPage: AssistantThreadPage;
  AssistantQuota: AssistantQuota;
  FetchMyAssistantThreadsInput: FetchMyAssistantThreadsInput;
  FetchAssistantThreadByIdInput: FetchAssistantThreadByIdInput;
  UpdateAssistantThreadInput: UpdateAssistantThreadInput;
  DeleteAssistantThreadInput: DeleteAssistantThreadInput;
  SubscriptionPlan: SubscriptionPlan;
  PlanPrice: PlanPrice;
  UserSubscription: UserSubscription;
  ListSubscriptionsInput: ListSubscriptionsInput;
  SubscribeUserInput: SubscribeUserInput;
  CancelSubscriptionInput: CancelSubscriptionInput;
  ListUserSubscriptionsInput: ListUserSubscriptionsInput;
  PlatformInvestAccountActivity: PlatformInvestAccountActivity;
  PlatformInvestAccountActivityPage: PlatformInvestAccountActivityPage;
  FetchPlatformInvestAccountActivitiesInput: FetchPlatformInvestAccountActivitiesInput;
  BrokerAccount: BrokerAccountShown;
  GetBrokerAccountsInput: GetBrokerAccountsInput;
  BrokerCredential: CredentialShown;
  BrokerIntegration: IntegrationShown;
  CredentialField: CredentialField;
  GetAvailableBrokerIntegrationsInput: GetAvailableBrokerIntegrationsInput;
  SaveBrokerCredentialInput: SaveBrokerCredentialInput;
  CredentialValueInput: CredentialValueInput;
  BrokerCredentialDeletion: Omit<BrokerCredentialDeletion, 'openOrders'> & { openOrders: Array<ResolversParentTypes['Order']> };
  DeleteBrokerCredentialInput: DeleteBrokerCredentialInput;
  PlatformInvestAccountDocument: PlatformInvestAccountDocument;
  PlatformInvestAccountDocumentPage: PlatformInvestAccountDocumentPage;
  FetchPlatformInvestAccountDocumentsInput: FetchPlatformInvestAccountDocumentsInput;
  FetchPlatformInvestAccountDocumentByIdInput: FetchPlatformInvestAccountDocumentByIdInput;
  PortfolioHistory: PortfolioHistory;
  PortfolioHistoryPoint: PortfolioHistoryPoint;
  PortfolioHistorySourceInput: PortfolioHistorySourceInput;
  GetPortfolioHistoryInput: GetPortfolioHistoryInput;
  CashflowChart: CashflowChart;
  CashflowPoint: CashflowPoint;
  GetDepositsAndWithdrawalsChartInput: GetDepositsAndWithdrawalsChartInput;
  PlatformInvestAccountConfig: PlatformInvestAccountConfig;
  PlatformInvestAccountBalances: PlatformInvestAccountBalances;
  UpdatePlatformInvestAccountConfigInput: UpdatePlatformInvestAccountConfigInput;
  FetchPlatformInvestAccountBalancesInput: FetchPlatformInvestAccountBalancesInput;
  CreatePartnerPaperAccountInput: CreatePartnerPaperAccountInput;
  PaperAccountStartInput: PaperAccountStartInput;
  FundPaperAccountInput: FundPaperAccountInput;
  SimulatePaperDepositInput: SimulatePaperDepositInput;
  CryptoAutoSweep: CryptoAutoSweep;
  CreateCryptoAutoSweepInput: CreateCryptoAutoSweepInput;
  GetCryptoAutoSweepsInput: GetCryptoAutoSweepsInput;
  DeleteCryptoAutoSweepInput: DeleteCryptoAutoSweepInput;
  CryptoCurrencyTransfer: CryptoCurrencyTransfer;
  CryptoCurrencyTransferPage: CryptoCurrencyTransferPage;
  FetchCryptoCurrencyTransfersInput: FetchCryptoCurrencyTransfersInput;
  RequestCryptoWithdrawalInput: RequestCryptoWithdrawalInput;
  TravelRuleInfo: TravelRuleInfo;
  TravelRuleAction: TravelRuleAction;
  TravelRuleField: TravelRuleField;
  TravelRuleInput: TravelRuleInput;
  WalletCustodianInput: WalletCustodianInput;
  UnlistedVaspInput: UnlistedVaspInput;
  SelfHostedWalletInput: SelfHostedWalletInput;
  TravelRuleBeneficiaryInput: TravelRuleBeneficiaryInput;
  BeneficiaryPersonInput: BeneficiaryPersonInput;
  Vasp: Vasp;
  SearchVASPsInput: SearchVASPsInput;
  CryptoCurrencyWallet: CryptoCurrencyWallet;
  CryptoWalletInput: CryptoWalletInput;
  CreateCryptoCurrencyWalletsInput: CreateCryptoCurrencyWalletsInput;
  FetchCryptoCurrencyWalletsInput: FetchCryptoCurrencyWalletsInput;
  FetchCryptoWalletAddressInput: FetchCryptoWalletAddressInput;
  WhitelistedWallet: WhitelistedWallet;
  RequestWhitelistWalletInput: RequestWhitelistWalletInput;
  UpdateWhitelistedWalletTravelRuleInput: UpdateWhitelistedWalletTravelRuleInput;
  DeleteWhitelistedWalletInput: DeleteWhitelistedWalletInput;
  FetchWhitelistedWalletsInput: FetchWhitelistedWalletsInput;
  ExportJob: ExportJob;
  ExportJobPage: ExportJobPage;
  RequestExportInput: RequestExportInput;
  MarkExportJobsViewedInput: MarkExportJobsViewedInput;
  MyExportJobsInput: MyExportJobsInput;
  ExportJobUpdatedInput: ExportJobUpdatedInput;
  FetchSavedBankAccountInput: FetchSavedBankAccountInput;
  FetchSavedPayoutAccountInput: FetchSavedPayoutAccountInput;
  DeleteSavedBankAccountInput: DeleteSavedBankAccountInput;
  DeleteSavedPayoutAccountInput: DeleteSavedPayoutAccountInput;
  DiscardBankAccountInput: DiscardBankAccountInput;
  SavedBankAccount: BankAccountShown;
  SaveBankAccountNZDInput: SaveBankAccountNZDInput;
  SaveBankAccountUSDInput: SaveBankAccountUSDInput;
  SavePayoutBankAccountNZDInput: SavePayoutBankAccountNZDInput;
  SavePayoutBankAccountUSDInput: SavePayoutBankAccountUSDInput;
  BankDetail: BankDetail;
  PaymentProvider: PaymentProvider;
  PaymentLimit: PaymentLimit;
  GetBankDetailInput: GetBankDetailInput;
  GetUSDBankingDetailsInput: GetUSDBankingDetailsInput;
  FetchDefaultPaymentProviderInput: FetchDefaultPaymentProviderInput;
  Card: Card;
  CardSetup: CardSetup;
  SaveNewCardInput: SaveNewCardInput;
  ListCardsInput: ListCardsInput;
  DeleteCardInput: DeleteCardInput;
  Deposit: Deposit;
  DepositPage: DepositPage;
  FetchUserDepositsInput: FetchUserDepositsInput;
  MarkDepositAsViewedInput: MarkDepositAsViewedInput;
  ForexRate: ForexRate;
  TemporaryQuote: TemporaryQuote;
  CurrencyPairInput: CurrencyPairInput;
  FetchCurrentRatesInput: FetchCurrentRatesInput;
  GetTemporaryQuoteInput: GetTemporaryQuoteInput;
  InterestEnrollment: InterestEnrollment;
  OptInInterestInput: OptInInterestInput;
  PendingUserTransaction: PendingUserTransaction;
  PendingUserTransactionPage: PendingUserTransactionPage;
  CreatePendingUserTransactionInput: CreatePendingUserTransactionInput;
  BankTransferInput: BankTransferInput;
  CardChargeInput: CardChargeInput;
  CashExchangeInput: CashExchangeInput;
  FetchPendingUserTransactionsInput: FetchPendingUserTransactionsInput;
  WithdrawalRequest: WithdrawalRequest;
  CreateWithdrawalRequestInput: CreateWithdrawalRequestInput;
  WithdrawalPreviewInput: WithdrawalPreviewInput;
  WithdrawalPreview: WithdrawalPreview;
  WithdrawalRefusal: WithdrawalRefusal;
  CancelWithdrawalInput: CancelWithdrawalInput;
  DiscoverList: Omit<DiscoverList, 'items'> & { items: Array<ResolversParentTypes['DiscoverItem']> };
  DiscoverItem: Omit<DiscoverItem, 'asset' | 'strategy'> & { asset?: Maybe<ResolversParentTypes['Asset']>, strategy?: Maybe<ResolversParentTypes['Strategy']> };
  FetchDiscoverListsInput: FetchDiscoverListsInput;
  Expert: Expert;
  ExpertPage: ExpertPage;
  FetchExpertsInput: FetchExpertsInput;
  Like: Omit<Like, 'asset' | 'strategy' | 'tradeIdea' | 'discoverList'> & { asset?: Maybe<ResolversParentTypes['Asset']>, strategy?: Maybe<ResolversParentTypes['Strategy']>, tradeIdea?: Maybe<ResolversParentTypes['TradeIdea']>, discoverList?: Maybe<ResolversParentTypes['DiscoverList']> };
  LikePage: Omit<LikePage, 'nodes'> & { nodes: Array<ResolversParentTypes['Like']> };
  LikeableAsset: Omit<LikeableAsset, 'asset'> & { asset: ResolversParentTypes['Asset'] };
  GenerateLikeableAssetsInput: GenerateLikeableAssetsInput;
  ToggleLikeInput: ToggleLikeInput;
  FetchUserLikesInput: FetchUserLikesInput;
  GetTradeIdeasInput: GetTradeIdeasInput;
  GetAllTradeIdeasInput: GetAllTradeIdeasInput;
  GetClosedTradeIdeasInput: GetClosedTradeIdeasInput;
  GetTradeIdeaInput: GetTradeIdeaInput;
  TradeIdea: Omit<TradeIdea, 'asset'> & { asset: ResolversParentTypes['Asset'] };
  TradeIdeaTarget: TradeIdeaTarget;
  TradeIdeaUpdate: TradeIdeaUpdate;
  TradeIdeaPage: Omit<TradeIdeaPage, 'nodes'> & { nodes: Array<ResolversParentTypes['TradeIdea']> };
  Agreement: Agreement;
  SignedAgreement: SignedAgreement;
  KycAgreement: KycAgreement;
  KycAgreementInput: KycAgreementInput;
  UpdateUserKycAgreementsInput: UpdateUserKycAgreementsInput;
  FetchAccountAgreementsInput: FetchAccountAgreementsInput;
  SignAgreementsInput: SignAgreementsInput;
  SignCustomerAgreementInput: SignCustomerAgreementInput;
  KycCompany: KycCompany;
  KycPerson: KycPerson;
  KycPersonInput: KycPersonInput;
  UpdateUserKycCompanySetupInput: UpdateUserKycCompanySetupInput;
  KycContact: KycContact;
  UpdateUserKycContactInformationInput: UpdateUserKycContactInformationInput;
  KycDisclosures: KycDisclosures;
  UpdateUserKycDisclosuresInput: UpdateUserKycDisclosuresInput;
  KycDocument: KycDocument;
  KycFileInput: KycFileInput;
  UpdateUserKycFileDocumentsInput: UpdateUserKycFileDocumentsInput;
  KycIdentity: KycIdentity;
  KycTaxIdInput: KycTaxIdInput;
  TaxNumberInput: TaxNumberInput;
  UpdateUserKycIdentityInformationInput: UpdateUserKycIdentityInformationInput;
  IdvSession: IdvSession;
  IdvToken: IdvToken;
  GetIdvTokenInput: GetIdvTokenInput;
  UpdateIdvOutcomeInput: UpdateIdvOutcomeInput;
  Kyc: Kyc;
  KycSectionState: KycSectionState;
  KycProblem: KycProblem;
  KycRequest: KycRequest;
  SubmitKycInput: SubmitKycInput;
  KycTrustedContact: KycTrustedContact;
  KycTrustedContactInput: KycTrustedContactInput;
  UpdateUserKycTrustedContactInput: UpdateUserKycTrustedContactInput;
  W8Ben: W8Ben;
  W8BenTreatyClaim: W8BenTreatyClaim;
  W8BenTaxIdInput: W8BenTaxIdInput;
  W8BenTreatyClaimInput: W8BenTreatyClaimInput;
  UpdateUserKycW8BENFormDocumentInput: UpdateUserKycW8BENFormDocumentInput;
  Asset: AssetRow;
  StockPrice: StockPrice;
  FetchAssetByTickerInput: FetchAssetByTickerInput;
  FetchAssetsByAssetIdsInput: FetchAssetsByAssetIdsInput;
  AssetLookup: Omit<AssetLookup, 'assets'> & { assets: Array<ResolversParentTypes['Asset']> };
  GetCurrentStockPriceInput: GetCurrentStockPriceInput;
  SearchBarInput: SearchBarInput;
  SearchResult: Omit<SearchResult, 'asset'> & { asset?: Maybe<ResolversParentTypes['Asset']> };
  AssetPage: Omit<AssetPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Asset']> };
  FetchAssetByAssetIdInput: FetchAssetByAssetIdInput;
  FetchAssetsByTickersInput: FetchAssetsByTickersInput;
  AssetTickerLookup: Omit<AssetTickerLookup, 'assets'> & { assets: Array<ResolversParentTypes['Asset']> };
  GetTradableAssetsInput: GetTradableAssetsInput;
  FetchAvailableRatesInput: FetchAvailableRatesInput;
  Bar: Bar;
  BarPage: BarPage;
  AssetPerformance: AssetPerformance;
  RangeReturn: RangeReturn;
  AssetReferenceInput: AssetReferenceInput;
  GetStockHistoricalDataInput: GetStockHistoricalDataInput;
  FetchAssetPerformanceInput: FetchAssetPerformanceInput;
  LivePrice: LivePrice;
  LivePriceDataInput: LivePriceDataInput;
  MarketHours: MarketHours;
  MarketDay: MarketDay;
  FetchMarketHoursInput: FetchMarketHoursInput;
  OptionContract: OptionContract;
  OptionChain: OptionChain;
  GetExpirationDatesInput: GetExpirationDatesInput;
  GetStrikesInput: GetStrikesInput;
  GetOptionChainInput: GetOptionChainInput;
  GetOptionHistoricalDataInput: GetOptionHistoricalDataInput;
  NetWorthAsset: NetWorthAsset;
  NetWorthAssetsInput: NetWorthAssetsInput;
  NetWorthAssetPoint: NetWorthAssetPoint;
  NetWorthAssetPointPage: NetWorthAssetPointPage;
  NetWorthAssetHistoryInput: NetWorthAssetHistoryInput;
  NetWorthDashboard: Omit<NetWorthDashboard, 'totals' | 'liabilities'> & { totals: ResolversParentTypes['NetWorthTotals'], liabilities: Array<ResolversParentTypes['NetWorthLiability']> };
  NetWorthTotals: TotalsShown;
  AllocationSlice: AllocationSlice;
  NetWorthSettings: NetWorthSettings;
  UpdateNetWorthDisplayCurrencyInput: UpdateNetWorthDisplayCurrencyInput;
  NetWorthDocument: NetWorthDocument;
  NetWorthDocumentPage: NetWorthDocumentPage;
  DocumentUpload: DocumentUpload;
  NetWorthLinkInput: NetWorthLinkInput;
  CreateNetWorthDocumentUploadInput: CreateNetWorthDocumentUploadInput;
  FinalizeNetWorthDocumentInput: FinalizeNetWorthDocumentInput;
  DeleteNetWorthDocumentInput: DeleteNetWorthDocumentInput;
  NetWorthDocumentsInput: NetWorthDocumentsInput;
  NetWorthExpense: NetWorthExpense;
  CreateNetWorthExpenseInput: CreateNetWorthExpenseInput;
  UpdateNetWorthExpenseInput: UpdateNetWorthExpenseInput;
  DeleteNetWorthExpenseInput: DeleteNetWorthExpenseInput;
  NetWorthExpensesInput: NetWorthExpensesInput;
  NetWorthExpenseHistoryInput: NetWorthExpenseHistoryInput;
  NetWorthFile: Omit<NetWorthFile, 'extracted'> & { extracted: Array<ResolversParentTypes['ExtractedRow']> };
  ExtractedRow: Omit<ExtractedRow, 'trade' | 'dividend'> & { trade?: Maybe<ResolversParentTypes['TrackedTrade']>, dividend?: Maybe<ResolversParentTypes['NetWorthDividend']> };
  NetWorthFilePage: Omit<NetWorthFilePage, 'nodes'> & { nodes: Array<ResolversParentTypes['NetWorthFile']> };
  UploadNetWorthFileInput: UploadNetWorthFileInput;
  RetryNetWorthFileExtractionInput: RetryNetWorthFileExtractionInput;
  DeleteNetWorthFileInput: DeleteNetWorthFileInput;
  NetWorthPortfolioFilesInput: NetWorthPortfolioFilesInput;
  NetWorthAllPortfolioFilesInput: NetWorthAllPortfolioFilesInput;
  NetWorthFlowPoint: NetWorthFlowPoint;
  NetWorthFlowPointPage: NetWorthFlowPointPage;
  NetWorthGoal: NetWorthGoal;
  GoalFundingRule: GoalFundingRule;
  GoalFundingInput: GoalFundingInput;
  GoalFundingRuleInput: GoalFundingRuleInput;
  GoalFundingSourceInput: GoalFundingSourceInput;
  CreateNetWorthGoalInput: CreateNetWorthGoalInput;
  UpdateNetWorthGoalInput: UpdateNetWorthGoalInput;
  DeleteNetWorthGoalInput: DeleteNetWorthGoalInput;
  NetWorthGoalsInput: NetWorthGoalsInput;
  NetWorthHousehold: Omit<NetWorthHousehold, 'members' | 'combined'> & { members: Array<ResolversParentTypes['HouseholdMember']>, combined: ResolversParentTypes['NetWorthTotals'] };
  HouseholdMember: Omit<HouseholdMember, 'totals'> & { totals?: Maybe<ResolversParentTypes['NetWorthTotals']> };
  NetWorthIncome: NetWorthIncome;
  CreateNetWorthIncomeInput: CreateNetWorthIncomeInput;
  UpdateNetWorthIncomeInput: UpdateNetWorthIncomeInput;
  DeleteNetWorthIncomeInput: DeleteNetWorthIncomeInput;
  NetWorthIncomesInput: NetWorthIncomesInput;
  NetWorthIncomeHistoryInput: NetWorthIncomeHistoryInput;
  InstrumentPrice: InstrumentPrice;
  InstrumentPricePage: InstrumentPricePage;
  GetInstrumentPricesInput: GetInstrumentPricesInput;
  AddInstrumentPriceInput: AddInstrumentPriceInput;
  UpdateInstrumentPriceInput: UpdateInstrumentPriceInput;
  DeleteInstrumentPriceInput: DeleteInstrumentPriceInput;
  Instrument: Omit<Instrument, 'asset'> & { asset?: Maybe<ResolversParentTypes['Asset']> };
  InstrumentSelectorInput: InstrumentSelectorInput;
  SearchInstrumentsInput: SearchInstrumentsInput;
  CreateCustomInstrumentInput: CreateCustomInstrumentInput;
  CreateCustomInstrumentWithDetailsInput: CreateCustomInstrumentWithDetailsInput;
  UpdateCustomInstrumentInput: UpdateCustomInstrumentInput;
  SetCustomInstrumentMetaDataInput: SetCustomInstrumentMetaDataInput;
  DeleteCustomInstrumentInput: DeleteCustomInstrumentInput;
  NetWorthLiability: LiabilityShown;
  LiabilityTrade: LiabilityTrade;
  AmortizationRow: AmortizationRow;
  CreateNetWorthLiabilityInput: CreateNetWorthLiabilityInput;
  UpdateNetWorthLiabilityInput: UpdateNetWorthLiabilityInput;
  DeleteNetWorthLiabilityInput: DeleteNetWorthLiabilityInput;
  CreateNetWorthLiabilityTradeInput: CreateNetWorthLiabilityTradeInput;
  NetWorthLiabilitiesInput: NetWorthLiabilitiesInput;
  NetWorthLiabilityPoint: NetWorthLiabilityPoint;
  NetWorthLiabilityPointPage: NetWorthLiabilityPointPage;
  NetWorthLiabilityHistoryInput: NetWorthLiabilityHistoryInput;
  NetWorthReport: NetWorthReport;
  GenerateNetWorthReportInput: GenerateNetWorthReportInput;
  NetWorthShareLink: NetWorthShareLink;
  NetWorthShareLinkPage: NetWorthShareLinkPage;
  CreateNetWorthShareLinkInput: CreateNetWorthShareLinkInput;
  RevokeNetWorthShareLinkInput: RevokeNetWorthShareLinkInput;
  NetWorthShareLinksInput: NetWorthShareLinksInput;
  SharedNetWorth: SharedNetWorth;
  SharedTotals: SharedTotals;
  SharedSlice: SharedSlice;
  SharedAsset: SharedAsset;
  SharedLiability: SharedLiability;
  SharedCashFlow: SharedCashFlow;
  SharedGoal: SharedGoal;
  SharedPoint: SharedPoint;
  SharedPointPage: SharedPointPage;
  SharedNetWorthDashboardInput: SharedNetWorthDashboardInput;
  SharedNetWorthAssetHistoryInput: SharedNetWorthAssetHistoryInput;
  NewsItem: NewsItem;
  NewsItemPage: NewsItemPage;
  NewsUpdate: NewsUpdate;
  FetchNewsByAssetIdsInput: FetchNewsByAssetIdsInput;
  NewsUpdatesInput: NewsUpdatesInput;
  Announcement: Announcement;
  FetchAnnouncementInput: FetchAnnouncementInput;
  Country: Country;
  HealthStatus: HealthStatus;
  HealthCheckItem: HealthCheckItem;
  RecordPushReceiptInput: RecordPushReceiptInput;
  NetWorthDividend: Omit<NetWorthDividend, 'instrument'> & { instrument: ResolversParentTypes['Instrument'] };
  NetWorthDividendPage: Omit<NetWorthDividendPage, 'nodes'> & { nodes: Array<ResolversParentTypes['NetWorthDividend']> };
  DividendAmountInput: DividendAmountInput;
  DividendReinvestmentInput: DividendReinvestmentInput;
  NetWorthAssetDividendsInput: NetWorthAssetDividendsInput;
  CreateNetWorthDividendInput: CreateNetWorthDividendInput;
  ConfirmNetWorthDividendInput: ConfirmNetWorthDividendInput;
  PortfolioEmailSettings: PortfolioEmailSettings;
  PortfolioEmail: Omit<PortfolioEmail, 'trades' | 'dividends'> & { trades: Array<ResolversParentTypes['TrackedTrade']>, dividends: Array<ResolversParentTypes['NetWorthDividend']> };
  PortfolioEmailPage: Omit<PortfolioEmailPage, 'nodes'> & { nodes: Array<ResolversParentTypes['PortfolioEmail']> };
  GetPortfolioEmailsInput: GetPortfolioEmailsInput;
  SetPortfolioEmailSettingsInput: SetPortfolioEmailSettingsInput;
  RetryTradeEmailInput: RetryTradeEmailInput;
  Portfolio: Omit<Portfolio, 'children' | 'holdings'> & { children: Array<ResolversParentTypes['Portfolio']>, holdings: Array<ResolversParentTypes['Holding']> };
  PortfolioGain: PortfolioGain;
  Holding: Omit<Holding, 'instrument'> & { instrument: ResolversParentTypes['Instrument'] };
  Lot: Lot;
  GetPortfoliosInput: GetPortfoliosInput;
  CreateNetworthPortfolioInput: CreateNetworthPortfolioInput;
  RenameNetWorthPortfolioInput: RenameNetWorthPortfolioInput;
  DeleteRelayPortfolioInput: DeleteRelayPortfolioInput;
  DeleteInstrumentFromPortfolioInput: DeleteInstrumentFromPortfolioInput;
  TrackedTrade: Omit<TrackedTrade, 'instrument'> & { instrument: ResolversParentTypes['Instrument'] };
  TrackedTradePage: Omit<TrackedTradePage, 'nodes'> & { nodes: Array<ResolversParentTypes['TrackedTrade']> };
  SplitRatio: SplitRatio;
  SplitRatioInput: SplitRatioInput;
  LotSelection: LotSelection;
  LotSelectionInput: LotSelectionInput;
  GetRelayTradesInput: GetRelayTradesInput;
  CreateTradeInput: CreateTradeInput;
  CreateTradeForAssetInput: CreateTradeForAssetInput;
  CreateRelayTradeInput: CreateRelayTradeInput;
  UpdateRelayTradeInput: UpdateRelayTradeInput;
  DeleteRelayTradeInput: DeleteRelayTradeInput;
  ConfirmNetWorthTradeInput: ConfirmNetWorthTradeInput;
  WalletWatch: WalletWatch;
  WalletBalance: WalletBalance;
  GetWalletWatchesInput: GetWalletWatchesInput;
  AddWalletWatchInput: AddWalletWatchInput;
  DeleteWalletWatchInput: DeleteWalletWatchInput;
  WalletAddressInput: WalletAddressInput;
  CreateCryptoWalletInput: CreateCryptoWalletInput;
  ActiveStrategy: ActiveView;
  ActiveStrategyHolding: HoldingView;
  RecurringContribution: RecurringContribution;
  AttachableShares: Omit<AttachableShares, 'asset'> & { asset: ResolversParentTypes['Asset'] };
  ActiveStrategyPage: Omit<ActiveStrategyPage, 'nodes'> & { nodes: Array<ResolversParentTypes['ActiveStrategy']> };
  FetchActiveStrategyInput: FetchActiveStrategyInput;
  FetchAllActiveStrategiesInput: FetchAllActiveStrategiesInput;
  GetAvailableSharesToAttachInput: GetAvailableSharesToAttachInput;
  AttachableSharesSourceInput: AttachableSharesSourceInput;
  CreateActiveStrategyInput: CreateActiveStrategyInput;
  ActiveStrategySourceInput: ActiveStrategySourceInput;
  TargetWeightsInput: TargetWeightsInput;
  WeightInput: WeightInput;
  AssetSharesInput: AssetSharesInput;
  RecurringContributionInput: RecurringContributionInput;
  UpdateActiveStrategyInput: UpdateActiveStrategyInput;
  SetActiveStrategyStatusInput: SetActiveStrategyStatusInput;
  SetAssetSharesInput: SetAssetSharesInput;
  SyncWithSourceStrategyInput: SyncWithSourceStrategyInput;
  RebalanceRun: StoredRun;
  SkippedOrder: SkippedOrder;
  RebalancePreview: RebalancePreview;
  RebalancePreviewLine: RebalancePreviewLine;
  GetRebalancePreviewInput: GetRebalancePreviewInput;
  ContributeToActiveStrategyInput: ContributeToActiveStrategyInput;
  RebalanceActiveStrategyInput: RebalanceActiveStrategyInput;
  RebalanceTermsInput: RebalanceTermsInput;
  RebalanceSettingsInput: RebalanceSettingsInput;
  LiquidateActiveStrategyInput: LiquidateActiveStrategyInput;
  StrategyLiquidationSizeInput: StrategyLiquidationSizeInput;
  Strategy: StrategyRow;
  StrategyHolding: StrategyPart;
  StrategyPerformance: StrategyPerformance;
  RebalanceRule: RebalanceRule;
  StrategyPage: Omit<StrategyPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Strategy']> };
  FetchStrategiesInput: FetchStrategiesInput;
  FetchStrategyInput: FetchStrategyInput;
  CreateStrategyInput: CreateStrategyInput;
  StrategyHoldingInput: StrategyHoldingInput;
  RebalanceRuleInput: RebalanceRuleInput;
  UpdateStrategyInput: UpdateStrategyInput;
  StrategyDeletion: StrategyDeletion;
  DeleteStrategyInput: DeleteStrategyInput;
  StrategySubscription: StoredSubscription;
  SubscribeToStrategyInput: SubscribeToStrategyInput;
  UnsubscribeFromStrategyInput: UnsubscribeFromStrategyInput;
  StrategyAssetVote: Omit<StrategyAssetVote, 'asset'> & { asset: ResolversParentTypes['Asset'] };
  CreateStrategyAssetVotesInput: CreateStrategyAssetVotesInput;
  StrategyAssetVoteInput: StrategyAssetVoteInput;
  OrderPreview: OrderPreview;
  OrderRefusal: OrderRefusal;
  Order: OrderRow;
  OrderLot: OrderLot;
  Execution: Execution;
  OrderPage: Omit<OrderPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Order']> };
  PlaceOrderInput: PlaceOrderInput;
  CancelOrderInput: CancelOrderInput;
  EditOrderInput: EditOrderInput;
  GetOrdersInput: GetOrdersInput;
  Position: PositionRow;
  PositionLot: PositionLot;
  PositionLotInput: PositionLotInput;
  GetPositionsInput: GetPositionsInput;
  LiquidatePositionInput: LiquidatePositionInput;
  LiquidationSizeInput: LiquidationSizeInput;
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
};

export type TokenScopeDirectiveArgs = {
  scope: Scope;
};

export type TokenScopeDirectiveResolver<Result, Parent, ContextType = Context, Args = TokenScopeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AnonymousDirectiveArgs = { };

export type AnonymousDirectiveResolver<Result, Parent, ContextType = Context, Args = AnonymousDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SessionOnlyDirectiveArgs = {
  signedIn?: Scalars['Boolean']['input'];
};

export type SessionOnlyDirectiveResolver<Result, Parent, ContextType = Context, Args = SessionOnlyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SensitiveDirectiveArgs = { };

export type SensitiveDirectiveResolver<Result, Parent, ContextType = Context, Args = SensitiveDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type EffectDirectiveArgs = {
  reads?: Maybe<Array<Scalars['String']['input']>>;
  creates?: Maybe<Array<Scalars['String']['input']>>;
  changes?: Maybe<Array<Scalars['String']['input']>>;
  deletes?: Maybe<Array<Scalars['String']['input']>>;
  none?: Maybe<Scalars['String']['input']>;
};

export type EffectDirectiveResolver<Result, Parent, ContextType = Context, Args = EffectDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type TransitionDirectiveArgs = {
  entity: Scalars['String']['input'];
  from?: Maybe<Array<Scalars['String']['input']>>;
  to: Scalars['String']['input'];
  field?: Scalars['String']['input'];
};

export type TransitionDirectiveResolver<Result, Parent, ContextType = Context, Args = TransitionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type MovesMoneyDirectiveArgs = { };

export type MovesMoneyDirectiveResolver<Result, Parent, ContextType = Context, Args = MovesMoneyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type StepUpDirectiveArgs = { };

export type StepUpDirectiveResolver<Result, Parent, ContextType = Context, Args = StepUpDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ColumnDirectiveArgs = {
  name: Scalars['String']['input'];
};

export type ColumnDirectiveResolver<Result, Parent, ContextType = Context, Args = ColumnDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SelectsDirectiveArgs = {
  fields: Array<Scalars['String']['input']>;
};

export type SelectsDirectiveResolver<Result, Parent, ContextType = Context, Args = SelectsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ExampleDirectiveArgs = {
  params: Scalars['String']['input'];
};

export type ExampleDirectiveResolver<Result, Parent, ContextType = Context, Args = ExampleDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ConstraintDirectiveArgs = {
  minLength?: Maybe<Scalars['Int']['input']>;
  maxLength?: Maybe<Scalars['Int']['input']>;
  min?: Maybe<Scalars['String']['input']>;
  max?: Maybe<Scalars['String']['input']>;
  exclusiveMin?: Maybe<Scalars['String']['input']>;
  exclusiveMax?: Maybe<Scalars['String']['input']>;
  scale?: Maybe<Scalars['Int']['input']>;
  minItems?: Maybe<Scalars['Int']['input']>;
  maxItems?: Maybe<Scalars['Int']['input']>;
  format?: Maybe<ConstraintFormat>;
};

export type ConstraintDirectiveResolver<Result, Parent, ContextType = Context, Args = ConstraintDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface CurrencyCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CurrencyCode'], any> {
  name: 'CurrencyCode';
}

export interface CountryCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CountryCode'], any> {
  name: 'CountryCode';
}

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  apiCredentials?: Resolver<Array<ResolversTypes['ApiCredential']>, ParentType, ContextType>;
  fetchUserAppointments?: Resolver<ResolversTypes['AppointmentPage'], ParentType, ContextType, Partial<QueryFetchUserAppointmentsArgs>>;
  accountClosure?: Resolver<ResolversTypes['AccountClosure'], ParentType, ContextType>;
  consentRequest?: Resolver<ResolversTypes['ConsentRequest'], ParentType, ContextType, RequireFields<QueryConsentRequestArgs, 'params'>>;
  connectedApps?: Resolver<Array<ResolversTypes['ConnectedApp']>, ParentType, ContextType>;
  fetchMyDeviceTokens?: Resolver<Array<ResolversTypes['DeviceToken']>, ParentType, ContextType, Partial<QueryFetchMyDeviceTokensArgs>>;
  fetchInvestorPreferences?: Resolver<ResolversTypes['InvestorPreferences'], ParentType, ContextType>;
  getNewsletterStatus?: Resolver<ResolversTypes['NewsletterSubscription'], ParentType, ContextType>;
  fetchMyPasskeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType, Partial<QueryFetchMyPasskeysArgs>>;
  waysIn?: Resolver<Array<ResolversTypes['WaysIn']>, ParentType, ContextType, RequireFields<QueryWaysInArgs, 'params'>>;
  securityEvents?: Resolver<ResolversTypes['SecurityEventPage'], ParentType, ContextType, Partial<QuerySecurityEventsArgs>>;
  currentSession?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  signInProviders?: Resolver<Array<ResolversTypes['SignInProvider']>, ParentType, ContextType>;
  registrationPolicy?: Resolver<ResolversTypes['RegistrationPolicy'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['SignedInBrowser']>, ParentType, ContextType>;
  fetchCurrentUser?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  fetchMyAssistantThreads?: Resolver<ResolversTypes['AssistantThreadPage'], ParentType, ContextType, Partial<QueryFetchMyAssistantThreadsArgs>>;
  fetchAssistantThreadById?: Resolver<ResolversTypes['AssistantMessagePage'], ParentType, ContextType, RequireFields<QueryFetchAssistantThreadByIdArgs, 'params'>>;
  listSubscriptions?: Resolver<Array<ResolversTypes['SubscriptionPlan']>, ParentType, ContextType, Partial<QueryListSubscriptionsArgs>>;
  listUserSubscriptions?: Resolver<Array<ResolversTypes['UserSubscription']>, ParentType, ContextType, Partial<QueryListUserSubscriptionsArgs>>;
  fetchPlatformInvestAccountActivities?: Resolver<ResolversTypes['PlatformInvestAccountActivityPage'], ParentType, ContextType, Partial<QueryFetchPlatformInvestAccountActivitiesArgs>>;
  getBrokerAccounts?: Resolver<Array<ResolversTypes['BrokerAccount']>, ParentType, ContextType, Partial<QueryGetBrokerAccountsArgs>>;
  getAvailableBrokerIntegrations?: Resolver<Array<ResolversTypes['BrokerIntegration']>, ParentType, ContextType, Partial<QueryGetAvailableBrokerIntegrationsArgs>>;
  fetchPlatformInvestAccountDocuments?: Resolver<ResolversTypes['PlatformInvestAccountDocumentPage'], ParentType, ContextType, Partial<QueryFetchPlatformInvestAccountDocumentsArgs>>;
  fetchPlatformInvestAccountDocumentById?: Resolver<ResolversTypes['PlatformInvestAccountDocument'], ParentType, ContextType, RequireFields<QueryFetchPlatformInvestAccountDocumentByIdArgs, 'params'>>;
  getPortfolioHistory?: Resolver<ResolversTypes['PortfolioHistory'], ParentType, ContextType, Partial<QueryGetPortfolioHistoryArgs>>;
  getDepositsAndWithdrawalsChart?: Resolver<ResolversTypes['CashflowChart'], ParentType, ContextType, Partial<QueryGetDepositsAndWithdrawalsChartArgs>>;
  fetchPlatformInvestAccountConfig?: Resolver<ResolversTypes['PlatformInvestAccountConfig'], ParentType, ContextType>;
  fetchPlatformInvestAccountBalances?: Resolver<ResolversTypes['PlatformInvestAccountBalances'], ParentType, ContextType, Partial<QueryFetchPlatformInvestAccountBalancesArgs>>;
  getCryptoAutoSweeps?: Resolver<Array<ResolversTypes['CryptoAutoSweep']>, ParentType, ContextType, Partial<QueryGetCryptoAutoSweepsArgs>>;
  fetchCryptoCurrencyTransfers?: Resolver<ResolversTypes['CryptoCurrencyTransferPage'], ParentType, ContextType, Partial<QueryFetchCryptoCurrencyTransfersArgs>>;
  searchVASPs?: Resolver<Array<ResolversTypes['Vasp']>, ParentType, ContextType, RequireFields<QuerySearchVASPsArgs, 'params'>>;
  fetchCryptoCurrencyWallets?: Resolver<Array<ResolversTypes['CryptoCurrencyWallet']>, ParentType, ContextType, Partial<QueryFetchCryptoCurrencyWalletsArgs>>;
  fetchCryptoWalletAddress?: Resolver<ResolversTypes['CryptoCurrencyWallet'], ParentType, ContextType, RequireFields<QueryFetchCryptoWalletAddressArgs, 'params'>>;
  fetchWhitelistedWallets?: Resolver<Array<ResolversTypes['WhitelistedWallet']>, ParentType, ContextType, Partial<QueryFetchWhitelistedWalletsArgs>>;
  myExportJobs?: Resolver<ResolversTypes['ExportJobPage'], ParentType, ContextType, Partial<QueryMyExportJobsArgs>>;
  fetchSavedBankAccount?: Resolver<Maybe<ResolversTypes['SavedBankAccount']>, ParentType, ContextType, RequireFields<QueryFetchSavedBankAccountArgs, 'params'>>;
  fetchSavedPayoutAccount?: Resolver<Maybe<ResolversTypes['SavedBankAccount']>, ParentType, ContextType, RequireFields<QueryFetchSavedPayoutAccountArgs, 'params'>>;
  getBankDetail?: Resolver<ResolversTypes['BankDetail'], ParentType, ContextType, RequireFields<QueryGetBankDetailArgs, 'params'>>;
  getUSDBankingDetails?: Resolver<ResolversTypes['BankDetail'], ParentType, ContextType, Partial<QueryGetUSDBankingDetailsArgs>>;
  fetchDefaultPaymentProvider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType, RequireFields<QueryFetchDefaultPaymentProviderArgs, 'params'>>;
  listCards?: Resolver<Array<ResolversTypes['Card']>, ParentType, ContextType, Partial<QueryListCardsArgs>>;
  fetchUserDeposits?: Resolver<ResolversTypes['DepositPage'], ParentType, ContextType, Partial<QueryFetchUserDepositsArgs>>;
  fetchCurrentRates?: Resolver<Array<ResolversTypes['ForexRate']>, ParentType, ContextType, Partial<QueryFetchCurrentRatesArgs>>;
  getMyForexFeeRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  getTemporaryQuote?: Resolver<ResolversTypes['TemporaryQuote'], ParentType, ContextType, RequireFields<QueryGetTemporaryQuoteArgs, 'params'>>;
  fetchPendingUserTransactions?: Resolver<ResolversTypes['PendingUserTransactionPage'], ParentType, ContextType, Partial<QueryFetchPendingUserTransactionsArgs>>;
  fetchDiscoverLists?: Resolver<Array<ResolversTypes['DiscoverList']>, ParentType, ContextType, Partial<QueryFetchDiscoverListsArgs>>;
  fetchExperts?: Resolver<ResolversTypes['ExpertPage'], ParentType, ContextType, Partial<QueryFetchExpertsArgs>>;
  fetchUserLikes?: Resolver<ResolversTypes['LikePage'], ParentType, ContextType, Partial<QueryFetchUserLikesArgs>>;
  getTradeIdeas?: Resolver<ResolversTypes['TradeIdeaPage'], ParentType, ContextType, Partial<QueryGetTradeIdeasArgs>>;
  getAllTradeIdeas?: Resolver<ResolversTypes['TradeIdeaPage'], ParentType, ContextType, Partial<QueryGetAllTradeIdeasArgs>>;
  getClosedTradeIdeas?: Resolver<ResolversTypes['TradeIdeaPage'], ParentType, ContextType, Partial<QueryGetClosedTradeIdeasArgs>>;
  getTradeIdea?: Resolver<ResolversTypes['TradeIdea'], ParentType, ContextType, RequireFields<QueryGetTradeIdeaArgs, 'params'>>;
  fetchAccountAgreements?: Resolver<Array<ResolversTypes['Agreement']>, ParentType, ContextType, Partial<QueryFetchAccountAgreementsArgs>>;
  getIdvToken?: Resolver<ResolversTypes['IdvToken'], ParentType, ContextType, Partial<QueryGetIdvTokenArgs>>;
  fetchKYC?: Resolver<ResolversTypes['Kyc'], ParentType, ContextType>;
  fetchAssetByTicker?: Resolver<ResolversTypes['Asset'], ParentType, ContextType, RequireFields<QueryFetchAssetByTickerArgs, 'params'>>;
  fetchAssetsByAssetIds?: Resolver<ResolversTypes['AssetLookup'], ParentType, ContextType, RequireFields<QueryFetchAssetsByAssetIdsArgs, 'params'>>;
  searchBar?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<QuerySearchBarArgs, 'params'>>;
  getCurrentStockPrice?: Resolver<ResolversTypes['StockPrice'], ParentType, ContextType, RequireFields<QueryGetCurrentStockPriceArgs, 'params'>>;
  fetchAssetByAssetId?: Resolver<ResolversTypes['Asset'], ParentType, ContextType, RequireFields<QueryFetchAssetByAssetIdArgs, 'params'>>;
  fetchAssetsByTickers?: Resolver<ResolversTypes['AssetTickerLookup'], ParentType, ContextType, RequireFields<QueryFetchAssetsByTickersArgs, 'params'>>;
  getTradableAssets?: Resolver<ResolversTypes['AssetPage'], ParentType, ContextType, Partial<QueryGetTradableAssetsArgs>>;
  fetchAvailableRates?: Resolver<Array<ResolversTypes['ForexRate']>, ParentType, ContextType, Partial<QueryFetchAvailableRatesArgs>>;
  getStockHistoricalData?: Resolver<ResolversTypes['BarPage'], ParentType, ContextType, RequireFields<QueryGetStockHistoricalDataArgs, 'params'>>;
  fetchAssetPerformance?: Resolver<ResolversTypes['AssetPerformance'], ParentType, ContextType, RequireFields<QueryFetchAssetPerformanceArgs, 'params'>>;
  fetchMarketHours?: Resolver<ResolversTypes['MarketHours'], ParentType, ContextType, Partial<QueryFetchMarketHoursArgs>>;
  getExpirationDates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType, RequireFields<QueryGetExpirationDatesArgs, 'params'>>;
  getStrikes?: Resolver<Array<ResolversTypes['Decimal']>, ParentType, ContextType, RequireFields<QueryGetStrikesArgs, 'params'>>;
  getOptionChain?: Resolver<ResolversTypes['OptionChain'], ParentType, ContextType, RequireFields<QueryGetOptionChainArgs, 'params'>>;
  getOptionHistoricalData?: Resolver<ResolversTypes['BarPage'], ParentType, ContextType, RequireFields<QueryGetOptionHistoricalDataArgs, 'params'>>;
  netWorthAssets?: Resolver<Array<ResolversTypes['NetWorthAsset']>, ParentType, ContextType, Partial<QueryNetWorthAssetsArgs>>;
  netWorthAssetHistory?: Resolver<ResolversTypes['NetWorthAssetPointPage'], ParentType, ContextType, Partial<QueryNetWorthAssetHistoryArgs>>;
  netWorthDashboard?: Resolver<ResolversTypes['NetWorthDashboard'], ParentType, ContextType>;
  netWorthDisplayCurrency?: Resolver<ResolversTypes['NetWorthSettings'], ParentType, ContextType>;
  netWorthDocuments?: Resolver<ResolversTypes['NetWorthDocumentPage'], ParentType, ContextType, Partial<QueryNetWorthDocumentsArgs>>;
  netWorthExpenses?: Resolver<Array<ResolversTypes['NetWorthExpense']>, ParentType, ContextType, Partial<QueryNetWorthExpensesArgs>>;
  netWorthExpenseHistory?: Resolver<ResolversTypes['NetWorthFlowPointPage'], ParentType, ContextType, Partial<QueryNetWorthExpenseHistoryArgs>>;
  netWorthPortfolioFiles?: Resolver<ResolversTypes['NetWorthFilePage'], ParentType, ContextType, RequireFields<QueryNetWorthPortfolioFilesArgs, 'params'>>;
  netWorthAllPortfolioFiles?: Resolver<ResolversTypes['NetWorthFilePage'], ParentType, ContextType, Partial<QueryNetWorthAllPortfolioFilesArgs>>;
  netWorthGoals?: Resolver<Array<ResolversTypes['NetWorthGoal']>, ParentType, ContextType, Partial<QueryNetWorthGoalsArgs>>;
  netWorthHousehold?: Resolver<Maybe<ResolversTypes['NetWorthHousehold']>, ParentType, ContextType>;
  netWorthIncomes?: Resolver<Array<ResolversTypes['NetWorthIncome']>, ParentType, ContextType, Partial<QueryNetWorthIncomesArgs>>;
  netWorthIncomeHistory?: Resolver<ResolversTypes['NetWorthFlowPointPage'], ParentType, ContextType, Partial<QueryNetWorthIncomeHistoryArgs>>;
  getInstrumentPrices?: Resolver<ResolversTypes['InstrumentPricePage'], ParentType, ContextType, RequireFields<QueryGetInstrumentPricesArgs, 'params'>>;
  searchInstruments?: Resolver<Array<ResolversTypes['Instrument']>, ParentType, ContextType, RequireFields<QuerySearchInstrumentsArgs, 'params'>>;
  netWorthLiabilities?: Resolver<Array<ResolversTypes['NetWorthLiability']>, ParentType, ContextType, Partial<QueryNetWorthLiabilitiesArgs>>;
  netWorthLiabilityHistory?: Resolver<ResolversTypes['NetWorthLiabilityPointPage'], ParentType, ContextType, Partial<QueryNetWorthLiabilityHistoryArgs>>;
  netWorthShareLinks?: Resolver<ResolversTypes['NetWorthShareLinkPage'], ParentType, ContextType, Partial<QueryNetWorthShareLinksArgs>>;
  sharedNetWorthDashboard?: Resolver<ResolversTypes['SharedNetWorth'], ParentType, ContextType, RequireFields<QuerySharedNetWorthDashboardArgs, 'params'>>;
  sharedNetWorthAssetHistory?: Resolver<ResolversTypes['SharedPointPage'], ParentType, ContextType, RequireFields<QuerySharedNetWorthAssetHistoryArgs, 'params'>>;
  fetchNewsByAssetIds?: Resolver<ResolversTypes['NewsItemPage'], ParentType, ContextType, RequireFields<QueryFetchNewsByAssetIdsArgs, 'params'>>;
  fetchAnnouncement?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType, Partial<QueryFetchAnnouncementArgs>>;
  getAvailableCountries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  healthCheck?: Resolver<ResolversTypes['HealthStatus'], ParentType, ContextType>;
  netWorthAssetDividends?: Resolver<ResolversTypes['NetWorthDividendPage'], ParentType, ContextType, Partial<QueryNetWorthAssetDividendsArgs>>;
  getPortfolioEmails?: Resolver<ResolversTypes['PortfolioEmailPage'], ParentType, ContextType, RequireFields<QueryGetPortfolioEmailsArgs, 'params'>>;
  getPortfolios?: Resolver<Array<ResolversTypes['Portfolio']>, ParentType, ContextType, Partial<QueryGetPortfoliosArgs>>;
  getDefaultPortfolio?: Resolver<ResolversTypes['Portfolio'], ParentType, ContextType>;
  getDefaultLiabilityPortfolio?: Resolver<ResolversTypes['Portfolio'], ParentType, ContextType>;
  getRelayTrades?: Resolver<ResolversTypes['TrackedTradePage'], ParentType, ContextType, Partial<QueryGetRelayTradesArgs>>;
  getWalletWatches?: Resolver<Array<ResolversTypes['WalletWatch']>, ParentType, ContextType, Partial<QueryGetWalletWatchesArgs>>;
  fetchActiveStrategy?: Resolver<Maybe<ResolversTypes['ActiveStrategy']>, ParentType, ContextType, RequireFields<QueryFetchActiveStrategyArgs, 'params'>>;
  fetchAllActiveStrategies?: Resolver<ResolversTypes['ActiveStrategyPage'], ParentType, ContextType, Partial<QueryFetchAllActiveStrategiesArgs>>;
  getAvailableSharesToAttach?: Resolver<Array<ResolversTypes['AttachableShares']>, ParentType, ContextType, Partial<QueryGetAvailableSharesToAttachArgs>>;
  getRebalancePreview?: Resolver<ResolversTypes['RebalancePreview'], ParentType, ContextType, RequireFields<QueryGetRebalancePreviewArgs, 'params'>>;
  fetchStrategies?: Resolver<ResolversTypes['StrategyPage'], ParentType, ContextType, Partial<QueryFetchStrategiesArgs>>;
  fetchStrategy?: Resolver<ResolversTypes['Strategy'], ParentType, ContextType, RequireFields<QueryFetchStrategyArgs, 'params'>>;
  getOrders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, Partial<QueryGetOrdersArgs>>;
  getPositions?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType, Partial<QueryGetPositionsArgs>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createApiCredential?: Resolver<ResolversTypes['CreatedApiCredential'], ParentType, ContextType, RequireFields<MutationCreateApiCredentialArgs, 'params'>>;
  deleteApiCredential?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteApiCredentialArgs, 'params'>>;
  closeAccount?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationCloseAccountArgs, 'params'>>;
  decideConsent?: Resolver<ResolversTypes['ConsentDecision'], ParentType, ContextType, RequireFields<MutationDecideConsentArgs, 'params'>>;
  revokeConnectedApp?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationRevokeConnectedAppArgs, 'params'>>;
  registerDeviceToken?: Resolver<ResolversTypes['DeviceToken'], ParentType, ContextType, RequireFields<MutationRegisterDeviceTokenArgs, 'params'>>;
  removeDeviceToken?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationRemoveDeviceTokenArgs, 'params'>>;
  unregisterDeviceToken?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationUnregisterDeviceTokenArgs, 'params'>>;
  emailLinkToInvestmentCalculator?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationEmailLinkToInvestmentCalculatorArgs, 'params'>>;
  saveInvestorPreferences?: Resolver<ResolversTypes['InvestorPreferences'], ParentType, ContextType, Partial<MutationSaveInvestorPreferencesArgs>>;
  subscribeToNewsletter?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationSubscribeToNewsletterArgs, 'params'>>;
  confirmNewsletter?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationConfirmNewsletterArgs, 'params'>>;
  unsubscribeFromNewsletter?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationUnsubscribeFromNewsletterArgs, 'params'>>;
  createOAuthLink?: Resolver<ResolversTypes['OAuthLink'], ParentType, ContextType, RequireFields<MutationCreateOAuthLinkArgs, 'params'>>;
  deleteOAuthLink?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteOAuthLinkArgs, 'params'>>;
  beginPasskeySignIn?: Resolver<ResolversTypes['PasskeyCeremony'], ParentType, ContextType>;
  finishPasskeySignIn?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationFinishPasskeySignInArgs, 'params'>>;
  beginPasskeyEnrollment?: Resolver<ResolversTypes['PasskeyCeremony'], ParentType, ContextType, Partial<MutationBeginPasskeyEnrollmentArgs>>;
  finishPasskeyEnrollment?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType, RequireFields<MutationFinishPasskeyEnrollmentArgs, 'params'>>;
  beginPasskeyStepUp?: Resolver<ResolversTypes['PasskeyCeremony'], ParentType, ContextType>;
  removePasskey?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'params'>>;
  updateChartStartAtZero?: Resolver<ResolversTypes['UserPreferences'], ParentType, ContextType, RequireFields<MutationUpdateChartStartAtZeroArgs, 'params'>>;
  updateNetWorthAsHomePage?: Resolver<ResolversTypes['UserPreferences'], ParentType, ContextType, RequireFields<MutationUpdateNetWorthAsHomePageArgs, 'params'>>;
  updateUserAccount?: Resolver<ResolversTypes['UserAccount'], ParentType, ContextType, Partial<MutationUpdateUserAccountArgs>>;
  updateUserProfile?: Resolver<ResolversTypes['UserAccount'], ParentType, ContextType, Partial<MutationUpdateUserProfileArgs>>;
  resendVerificationEmail?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationResendVerificationEmailArgs, 'params'>>;
  requestPasswordReset?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'params'>>;
  resetPassword?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'params'>>;
  requestMfaEmail?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationRequestMfaEmailArgs, 'params'>>;
  register?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'params'>>;
  verifyEmail?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'params'>>;
  updateMfaQrCode?: Resolver<ResolversTypes['MfaEnrollment'], ParentType, ContextType, Partial<MutationUpdateMfaQrCodeArgs>>;
  updateMfa?: Resolver<ResolversTypes['MfaState'], ParentType, ContextType, RequireFields<MutationUpdateMfaArgs, 'params'>>;
  updateAntiPhishingCode?: Resolver<ResolversTypes['SecurityState'], ParentType, ContextType, Partial<MutationUpdateAntiPhishingCodeArgs>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'params'>>;
  completeSignIn?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationCompleteSignInArgs, 'params'>>;
  stepUp?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationStepUpArgs, 'params'>>;
  signOut?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'params'>>;
  signOutEverywhere?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, Partial<MutationSignOutEverywhereArgs>>;
  startAssistantThreadWithMessage?: Resolver<ResolversTypes['AssistantExchange'], ParentType, ContextType, RequireFields<MutationStartAssistantThreadWithMessageArgs, 'params'>>;
  insertMessageIntoAssistantThread?: Resolver<ResolversTypes['AssistantExchange'], ParentType, ContextType, RequireFields<MutationInsertMessageIntoAssistantThreadArgs, 'params'>>;
  updateAssistantThread?: Resolver<ResolversTypes['AssistantThread'], ParentType, ContextType, RequireFields<MutationUpdateAssistantThreadArgs, 'params'>>;
  deleteAssistantThread?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteAssistantThreadArgs, 'params'>>;
  subscribeUser?: Resolver<ResolversTypes['UserSubscription'], ParentType, ContextType, RequireFields<MutationSubscribeUserArgs, 'params'>>;
  cancelSubscription?: Resolver<ResolversTypes['UserSubscription'], ParentType, ContextType, RequireFields<MutationCancelSubscriptionArgs, 'params'>>;
  saveBrokerCredential?: Resolver<ResolversTypes['BrokerCredential'], ParentType, ContextType, RequireFields<MutationSaveBrokerCredentialArgs, 'params'>>;
  deleteBrokerCredential?: Resolver<ResolversTypes['BrokerCredentialDeletion'], ParentType, ContextType, RequireFields<MutationDeleteBrokerCredentialArgs, 'params'>>;
  updatePlatformInvestAccountConfig?: Resolver<ResolversTypes['PlatformInvestAccountConfig'], ParentType, ContextType, Partial<MutationUpdatePlatformInvestAccountConfigArgs>>;
  createPartnerPaperAccount?: Resolver<ResolversTypes['BrokerAccount'], ParentType, ContextType, Partial<MutationCreatePartnerPaperAccountArgs>>;
  fundPaperAccount?: Resolver<ResolversTypes['BrokerAccount'], ParentType, ContextType, RequireFields<MutationFundPaperAccountArgs, 'params'>>;
  simulatePaperDeposit?: Resolver<ResolversTypes['Deposit'], ParentType, ContextType, RequireFields<MutationSimulatePaperDepositArgs, 'params'>>;
  createCryptoAutoSweep?: Resolver<ResolversTypes['CryptoAutoSweep'], ParentType, ContextType, RequireFields<MutationCreateCryptoAutoSweepArgs, 'params'>>;
  deleteCryptoAutoSweep?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteCryptoAutoSweepArgs, 'params'>>;
  requestCryptoWithdrawal?: Resolver<ResolversTypes['CryptoCurrencyTransfer'], ParentType, ContextType, RequireFields<MutationRequestCryptoWithdrawalArgs, 'params'>>;
  createCryptoCurrencyWallets?: Resolver<Array<ResolversTypes['CryptoCurrencyWallet']>, ParentType, ContextType, Partial<MutationCreateCryptoCurrencyWalletsArgs>>;
  requestWhitelistWallet?: Resolver<ResolversTypes['WhitelistedWallet'], ParentType, ContextType, RequireFields<MutationRequestWhitelistWalletArgs, 'params'>>;
  updateWhitelistedWalletTravelRule?: Resolver<ResolversTypes['WhitelistedWallet'], ParentType, ContextType, RequireFields<MutationUpdateWhitelistedWalletTravelRuleArgs, 'params'>>;
  deleteWhitelistedWallet?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteWhitelistedWalletArgs, 'params'>>;
  requestExport?: Resolver<ResolversTypes['ExportJob'], ParentType, ContextType, RequireFields<MutationRequestExportArgs, 'params'>>;
  markExportJobsViewed?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, Partial<MutationMarkExportJobsViewedArgs>>;
  saveBankAccountNZD?: Resolver<ResolversTypes['SavedBankAccount'], ParentType, ContextType, RequireFields<MutationSaveBankAccountNZDArgs, 'params'>>;
  saveBankAccountUSD?: Resolver<ResolversTypes['SavedBankAccount'], ParentType, ContextType, RequireFields<MutationSaveBankAccountUSDArgs, 'params'>>;
  deleteSavedBankAccount?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteSavedBankAccountArgs, 'params'>>;
  savePayoutBankAccountNZD?: Resolver<ResolversTypes['SavedBankAccount'], ParentType, ContextType, RequireFields<MutationSavePayoutBankAccountNZDArgs, 'params'>>;
  savePayoutBankAccountUSD?: Resolver<ResolversTypes['SavedBankAccount'], ParentType, ContextType, RequireFields<MutationSavePayoutBankAccountUSDArgs, 'params'>>;
  deleteSavedPayoutAccount?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteSavedPayoutAccountArgs, 'params'>>;
  discardBankAccount?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDiscardBankAccountArgs, 'params'>>;
  saveNewCard?: Resolver<ResolversTypes['CardSetup'], ParentType, ContextType, Partial<MutationSaveNewCardArgs>>;
  deleteCard?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteCardArgs, 'params'>>;
  markDepositAsViewed?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationMarkDepositAsViewedArgs, 'params'>>;
  markAllDepositsAsViewed?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType>;
  optInInterest?: Resolver<ResolversTypes['InterestEnrollment'], ParentType, ContextType, RequireFields<MutationOptInInterestArgs, 'params'>>;
  createPendingUserTransaction?: Resolver<ResolversTypes['PendingUserTransaction'], ParentType, ContextType, RequireFields<MutationCreatePendingUserTransactionArgs, 'params'>>;
  deleteExpiredPendingUserTransactions?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType>;
  createWithdrawalRequest?: Resolver<ResolversTypes['WithdrawalRequest'], ParentType, ContextType, RequireFields<MutationCreateWithdrawalRequestArgs, 'params'>>;
  cancelWithdrawal?: Resolver<ResolversTypes['WithdrawalRequest'], ParentType, ContextType, RequireFields<MutationCancelWithdrawalArgs, 'params'>>;
  toggleLike?: Resolver<ResolversTypes['Like'], ParentType, ContextType, RequireFields<MutationToggleLikeArgs, 'params'>>;
  generateLikeableAssets?: Resolver<Array<ResolversTypes['LikeableAsset']>, ParentType, ContextType, Partial<MutationGenerateLikeableAssetsArgs>>;
  updateUserKycAgreements?: Resolver<ResolversTypes['Kyc'], ParentType, ContextType, RequireFields<MutationUpdateUserKycAgreementsArgs, 'params'>>;
  signAgreements?: Resolver<Array<ResolversTypes['Agreement']>, ParentType, ContextType, RequireFields<MutationSignAgreementsArgs, 'params'>>;
  signCustomerAgreement?: Resolver<ResolversTypes['Agreement'], ParentType, ContextType, RequireFields<MutationSignCustomerAgreementArgs, 'params'>>;
  updateUserKycCompanySetup?: Resolver<ResolversTypes['Kyc'], ParentType, ContextType, RequireFields<MutationUpdateUserKycCompanySetupArgs, 'params'>>;
  updateUserKycContactInformation?: Resolver<ResolversTypes['Kyc'], ParentType, ContextType, RequireFields<MutationUpdateUserKycContactInformationArgs, 'params'>>;
  updateUserKycDisclosures?: Resolver<ResolversTypes['Kyc'], ParentType, ContextType, RequireFields<MutationUpdateUserKycDisclosuresArgs, 'params'>>;
  updateUserKycFileDocuments?: Resolver<ResolversTypes['Kyc'], ParentType, ContextType, Partial<MutationUpdateUserKycFileDocumentsArgs>>;
  updateUserKycIdentityInformation?: Resolver<ResolversTypes['Kyc'], ParentType, ContextType, RequireFields<MutationUpdateUserKycIdentityInformationArgs, 'params'>>;
  updateIdvOutcome?: Resolver<ResolversTypes['Kyc'], ParentType, ContextType, RequireFields<MutationUpdateIdvOutcomeArgs, 'params'>>;
  submitKyc?: Resolver<ResolversTypes['Kyc'], ParentType, ContextType, RequireFields<MutationSubmitKycArgs, 'params'>>;
  updateUserKycTrustedContact?: Resolver<ResolversTypes['Kyc'], ParentType, ContextType, RequireFields<MutationUpdateUserKycTrustedContactArgs, 'params'>>;
  updateUserKycW8BENFormDocument?: Resolver<ResolversTypes['Kyc'], ParentType, ContextType, RequireFields<MutationUpdateUserKycW8BENFormDocumentArgs, 'params'>>;
  updateNetWorthDisplayCurrency?: Resolver<ResolversTypes['NetWorthSettings'], ParentType, ContextType, RequireFields<MutationUpdateNetWorthDisplayCurrencyArgs, 'params'>>;
  createNetWorthDocumentUpload?: Resolver<ResolversTypes['DocumentUpload'], ParentType, ContextType, RequireFields<MutationCreateNetWorthDocumentUploadArgs, 'params'>>;
  finalizeNetWorthDocument?: Resolver<ResolversTypes['NetWorthDocument'], ParentType, ContextType, RequireFields<MutationFinalizeNetWorthDocumentArgs, 'params'>>;
  deleteNetWorthDocument?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteNetWorthDocumentArgs, 'params'>>;
  createNetWorthExpense?: Resolver<ResolversTypes['NetWorthExpense'], ParentType, ContextType, RequireFields<MutationCreateNetWorthExpenseArgs, 'params'>>;
  updateNetWorthExpense?: Resolver<ResolversTypes['NetWorthExpense'], ParentType, ContextType, RequireFields<MutationUpdateNetWorthExpenseArgs, 'params'>>;
  deleteNetWorthExpense?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteNetWorthExpenseArgs, 'params'>>;
  uploadNetWorthFile?: Resolver<ResolversTypes['NetWorthFile'], ParentType, ContextType, RequireFields<MutationUploadNetWorthFileArgs, 'params'>>;
  retryNetWorthFileExtraction?: Resolver<ResolversTypes['NetWorthFile'], ParentType, ContextType, RequireFields<MutationRetryNetWorthFileExtractionArgs, 'params'>>;
  deleteNetWorthFile?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteNetWorthFileArgs, 'params'>>;
  createNetWorthGoal?: Resolver<ResolversTypes['NetWorthGoal'], ParentType, ContextType, RequireFields<MutationCreateNetWorthGoalArgs, 'params'>>;
  updateNetWorthGoal?: Resolver<ResolversTypes['NetWorthGoal'], ParentType, ContextType, RequireFields<MutationUpdateNetWorthGoalArgs, 'params'>>;
  deleteNetWorthGoal?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteNetWorthGoalArgs, 'params'>>;
  createNetWorthIncome?: Resolver<ResolversTypes['NetWorthIncome'], ParentType, ContextType, RequireFields<MutationCreateNetWorthIncomeArgs, 'params'>>;
  updateNetWorthIncome?: Resolver<ResolversTypes['NetWorthIncome'], ParentType, ContextType, RequireFields<MutationUpdateNetWorthIncomeArgs, 'params'>>;
  deleteNetWorthIncome?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteNetWorthIncomeArgs, 'params'>>;
  addInstrumentPrice?: Resolver<ResolversTypes['InstrumentPrice'], ParentType, ContextType, RequireFields<MutationAddInstrumentPriceArgs, 'params'>>;
  updateInstrumentPrice?: Resolver<ResolversTypes['InstrumentPrice'], ParentType, ContextType, RequireFields<MutationUpdateInstrumentPriceArgs, 'params'>>;
  deleteInstrumentPrice?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteInstrumentPriceArgs, 'params'>>;
  createCustomInstrument?: Resolver<ResolversTypes['Instrument'], ParentType, ContextType, RequireFields<MutationCreateCustomInstrumentArgs, 'params'>>;
  createCustomInstrumentWithDetails?: Resolver<ResolversTypes['NetWorthAsset'], ParentType, ContextType, RequireFields<MutationCreateCustomInstrumentWithDetailsArgs, 'params'>>;
  updateCustomInstrument?: Resolver<ResolversTypes['Instrument'], ParentType, ContextType, RequireFields<MutationUpdateCustomInstrumentArgs, 'params'>>;
  setCustomInstrumentMetaData?: Resolver<ResolversTypes['Instrument'], ParentType, ContextType, RequireFields<MutationSetCustomInstrumentMetaDataArgs, 'params'>>;
  deleteCustomInstrument?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteCustomInstrumentArgs, 'params'>>;
  createNetWorthLiability?: Resolver<ResolversTypes['NetWorthLiability'], ParentType, ContextType, RequireFields<MutationCreateNetWorthLiabilityArgs, 'params'>>;
  updateNetWorthLiability?: Resolver<ResolversTypes['NetWorthLiability'], ParentType, ContextType, RequireFields<MutationUpdateNetWorthLiabilityArgs, 'params'>>;
  deleteNetWorthLiability?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteNetWorthLiabilityArgs, 'params'>>;
  createNetWorthLiabilityTrade?: Resolver<ResolversTypes['LiabilityTrade'], ParentType, ContextType, RequireFields<MutationCreateNetWorthLiabilityTradeArgs, 'params'>>;
  generateNetWorthReport?: Resolver<ResolversTypes['NetWorthReport'], ParentType, ContextType, Partial<MutationGenerateNetWorthReportArgs>>;
  createNetWorthShareLink?: Resolver<ResolversTypes['NetWorthShareLink'], ParentType, ContextType, Partial<MutationCreateNetWorthShareLinkArgs>>;
  revokeNetWorthShareLink?: Resolver<ResolversTypes['NetWorthShareLink'], ParentType, ContextType, RequireFields<MutationRevokeNetWorthShareLinkArgs, 'params'>>;
  recordPushReceipt?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationRecordPushReceiptArgs, 'params'>>;
  createNetWorthDividend?: Resolver<ResolversTypes['NetWorthDividend'], ParentType, ContextType, RequireFields<MutationCreateNetWorthDividendArgs, 'params'>>;
  confirmNetWorthDividend?: Resolver<ResolversTypes['NetWorthDividend'], ParentType, ContextType, RequireFields<MutationConfirmNetWorthDividendArgs, 'params'>>;
  setPortfolioEmailSettings?: Resolver<ResolversTypes['PortfolioEmailSettings'], ParentType, ContextType, RequireFields<MutationSetPortfolioEmailSettingsArgs, 'params'>>;
  retryTradeEmail?: Resolver<ResolversTypes['PortfolioEmail'], ParentType, ContextType, RequireFields<MutationRetryTradeEmailArgs, 'params'>>;
  createNetworthPortfolio?: Resolver<ResolversTypes['Portfolio'], ParentType, ContextType, RequireFields<MutationCreateNetworthPortfolioArgs, 'params'>>;
  renameNetWorthPortfolio?: Resolver<ResolversTypes['Portfolio'], ParentType, ContextType, RequireFields<MutationRenameNetWorthPortfolioArgs, 'params'>>;
  deleteRelayPortfolio?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteRelayPortfolioArgs, 'params'>>;
  deleteInstrumentFromPortfolio?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteInstrumentFromPortfolioArgs, 'params'>>;
  createTrade?: Resolver<ResolversTypes['TrackedTrade'], ParentType, ContextType, RequireFields<MutationCreateTradeArgs, 'params'>>;
  createTradeForAsset?: Resolver<ResolversTypes['TrackedTrade'], ParentType, ContextType, RequireFields<MutationCreateTradeForAssetArgs, 'params'>>;
  createRelayTrade?: Resolver<ResolversTypes['TrackedTrade'], ParentType, ContextType, RequireFields<MutationCreateRelayTradeArgs, 'params'>>;
  updateRelayTrade?: Resolver<ResolversTypes['TrackedTrade'], ParentType, ContextType, RequireFields<MutationUpdateRelayTradeArgs, 'params'>>;
  deleteRelayTrade?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteRelayTradeArgs, 'params'>>;
  confirmNetWorthTrade?: Resolver<ResolversTypes['TrackedTrade'], ParentType, ContextType, RequireFields<MutationConfirmNetWorthTradeArgs, 'params'>>;
  addWalletWatch?: Resolver<ResolversTypes['WalletWatch'], ParentType, ContextType, RequireFields<MutationAddWalletWatchArgs, 'params'>>;
  deleteWalletWatch?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteWalletWatchArgs, 'params'>>;
  createCryptoWallet?: Resolver<ResolversTypes['Portfolio'], ParentType, ContextType, RequireFields<MutationCreateCryptoWalletArgs, 'params'>>;
  createActiveStrategy?: Resolver<ResolversTypes['ActiveStrategy'], ParentType, ContextType, RequireFields<MutationCreateActiveStrategyArgs, 'params'>>;
  updateActiveStrategy?: Resolver<ResolversTypes['ActiveStrategy'], ParentType, ContextType, RequireFields<MutationUpdateActiveStrategyArgs, 'params'>>;
  setActiveStrategyStatus?: Resolver<ResolversTypes['ActiveStrategy'], ParentType, ContextType, RequireFields<MutationSetActiveStrategyStatusArgs, 'params'>>;
  setAssetShares?: Resolver<ResolversTypes['ActiveStrategy'], ParentType, ContextType, RequireFields<MutationSetAssetSharesArgs, 'params'>>;
  syncWithSourceStrategy?: Resolver<ResolversTypes['ActiveStrategy'], ParentType, ContextType, RequireFields<MutationSyncWithSourceStrategyArgs, 'params'>>;
  contributeToActiveStrategy?: Resolver<ResolversTypes['RebalanceRun'], ParentType, ContextType, RequireFields<MutationContributeToActiveStrategyArgs, 'params'>>;
  rebalanceActiveStrategy?: Resolver<ResolversTypes['RebalanceRun'], ParentType, ContextType, RequireFields<MutationRebalanceActiveStrategyArgs, 'params'>>;
  liquidateActiveStrategy?: Resolver<ResolversTypes['RebalanceRun'], ParentType, ContextType, RequireFields<MutationLiquidateActiveStrategyArgs, 'params'>>;
  createStrategy?: Resolver<ResolversTypes['Strategy'], ParentType, ContextType, RequireFields<MutationCreateStrategyArgs, 'params'>>;
  updateStrategy?: Resolver<ResolversTypes['Strategy'], ParentType, ContextType, RequireFields<MutationUpdateStrategyArgs, 'params'>>;
  deleteStrategy?: Resolver<ResolversTypes['StrategyDeletion'], ParentType, ContextType, RequireFields<MutationDeleteStrategyArgs, 'params'>>;
  subscribeToStrategy?: Resolver<ResolversTypes['StrategySubscription'], ParentType, ContextType, RequireFields<MutationSubscribeToStrategyArgs, 'params'>>;
  unsubscribeFromStrategy?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationUnsubscribeFromStrategyArgs, 'params'>>;
  createStrategyAssetVotes?: Resolver<Array<ResolversTypes['StrategyAssetVote']>, ParentType, ContextType, RequireFields<MutationCreateStrategyAssetVotesArgs, 'params'>>;
  placeOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'params'>>;
  cancelOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'params'>>;
  editOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationEditOrderArgs, 'params'>>;
  liquidatePosition?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationLiquidatePositionArgs, 'params'>>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  assistantNotifications?: SubscriptionResolver<ResolversTypes['AssistantNotification'], "assistantNotifications", ParentType, ContextType, Partial<SubscriptionAssistantNotificationsArgs>>;
  assistantStream?: SubscriptionResolver<ResolversTypes['AssistantStreamEvent'], "assistantStream", ParentType, ContextType, RequireFields<SubscriptionAssistantStreamArgs, 'params'>>;
  exportJobUpdated?: SubscriptionResolver<ResolversTypes['ExportJob'], "exportJobUpdated", ParentType, ContextType, Partial<SubscriptionExportJobUpdatedArgs>>;
  livePriceData?: SubscriptionResolver<ResolversTypes['LivePrice'], "livePriceData", ParentType, ContextType, RequireFields<SubscriptionLivePriceDataArgs, 'params'>>;
  newsUpdates?: SubscriptionResolver<ResolversTypes['NewsUpdate'], "newsUpdates", ParentType, ContextType, Partial<SubscriptionNewsUpdatesArgs>>;
};

export type OperationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationResult'] = ResolversParentTypes['OperationResult']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  affectedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  affectedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MoneyRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyRange'] = ResolversParentTypes['MoneyRange']> = {
  min?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
};

export type DataPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataPoint'] = ResolversParentTypes['DataPoint']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type NamedValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedValue'] = ResolversParentTypes['NamedValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApiCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiCredential'] = ResolversParentTypes['ApiCredential']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicClient?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  redirectUris?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedIp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopesInUse?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CreatedApiCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedApiCredential'] = ResolversParentTypes['CreatedApiCredential']> = {
  credential?: Resolver<ResolversTypes['ApiCredential'], ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppointmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Appointment'] = ResolversParentTypes['Appointment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expert?: Resolver<Maybe<ResolversTypes['Expert']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
  meetingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AppointmentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppointmentPage'] = ResolversParentTypes['AppointmentPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountClosureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountClosure'] = ResolversParentTypes['AccountClosure']> = {
  possible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  obstacles?: Resolver<Array<ResolversTypes['ClosureObstacle']>, ParentType, ContextType>;
  openOrderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credentialCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  connectedAppCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deleted?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  kept?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  confirmation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClosureObstacleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosureObstacle'] = ResolversParentTypes['ClosureObstacle']> = {
  kind?: Resolver<ResolversTypes['ClosureObstacleKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsentRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsentRequest'] = ResolversParentTypes['ConsentRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectHost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectsToLoopback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registeredBy?: Resolver<ResolversTypes['AppRegistrant'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  documentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedScopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  grantedScopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  droppedScopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rememberedDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ConsentDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsentDecision'] = ResolversParentTypes['ConsentDecision']> = {
  redirectUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConnectedAppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConnectedApp'] = ResolversParentTypes['ConnectedApp']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  allowedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DeviceTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceToken'] = ResolversParentTypes['DeviceToken']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DevicePlatform'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['PushProvider'], ParentType, ContextType>;
  tokenSuffix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvestorPreferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestorPreferences'] = ResolversParentTypes['InvestorPreferences']> = {
  riskTolerance?: Resolver<Maybe<ResolversTypes['RiskTolerance']>, ParentType, ContextType>;
  experience?: Resolver<Maybe<ResolversTypes['InvestorExperience']>, ParentType, ContextType>;
  investmentHorizonYears?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  objectives?: Resolver<Array<ResolversTypes['InvestmentObjective']>, ParentType, ContextType>;
  sectors?: Resolver<Array<ResolversTypes['Sector']>, ParentType, ContextType>;
  excludedSectors?: Resolver<Array<ResolversTypes['Sector']>, ParentType, ContextType>;
  assetClasses?: Resolver<Array<ResolversTypes['AssetClass']>, ParentType, ContextType>;
  prefersSustainable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  monthlyBudget?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  annualIncome?: Resolver<Maybe<ResolversTypes['MoneyRange']>, ParentType, ContextType>;
  netWorth?: Resolver<Maybe<ResolversTypes['MoneyRange']>, ParentType, ContextType>;
  liquidNetWorth?: Resolver<Maybe<ResolversTypes['MoneyRange']>, ParentType, ContextType>;
  riskScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NewsletterSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterSubscription'] = ResolversParentTypes['NewsletterSubscription']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['NewsletterStatus'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['NewsletterTopic']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unsubscribedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OAuthLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OAuthLink'] = ResolversParentTypes['OAuthLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['OAuthProvider'], ParentType, ContextType>;
  providerUserId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PasskeyCeremonyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyCeremony'] = ResolversParentTypes['PasskeyCeremony']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  optionsJson?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  aaguid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deviceType?: Resolver<ResolversTypes['PasskeyDeviceType'], ParentType, ContextType>;
  backedUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  transports?: Resolver<Array<ResolversTypes['PasskeyTransport']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UserPreferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPreferences'] = ResolversParentTypes['UserPreferences']> = {
  chartStartAtZero?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  netWorthAsHomePage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  marketingEmails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notifications?: Resolver<Array<ResolversTypes['NotificationPreference']>, ParentType, ContextType>;
};

export type NotificationPreferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationPreference'] = ResolversParentTypes['NotificationPreference']> = {
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>;
  push?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WaysInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaysIn'] = ResolversParentTypes['WaysIn']> = {
  kind?: Resolver<ResolversTypes['WayIn'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newestAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SecurityEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityEvent'] = ResolversParentTypes['SecurityEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SecurityEventKind'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecurityEventPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityEventPage'] = ResolversParentTypes['SecurityEventPage']> = {
  nodes?: Resolver<Array<ResolversTypes['SecurityEvent']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecurityStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityState'] = ResolversParentTypes['SecurityState']> = {
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mfaEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mfaMethods?: Resolver<Array<ResolversTypes['MfaMethod']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passkeyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oauthLinks?: Resolver<Array<ResolversTypes['OAuthLink']>, ParentType, ContextType>;
  hasAntiPhishingCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSignInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MfaEnrollmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MfaEnrollment'] = ResolversParentTypes['MfaEnrollment']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otpauthUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrCodeDataUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MfaStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MfaState'] = ResolversParentTypes['MfaState']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['MfaMethod']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  steppedUpUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  challenge?: Resolver<Maybe<ResolversTypes['SignInChallenge']>, ParentType, ContextType>;
};

export type SignInChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInChallenge'] = ResolversParentTypes['SignInChallenge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['MfaMethod']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SignInProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInProvider'] = ResolversParentTypes['SignInProvider']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['OAuthProvider'], ParentType, ContextType>;
};

export type SignedInBrowserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedInBrowser'] = ResolversParentTypes['SignedInBrowser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['UserAccount'], ParentType, ContextType>;
};

export type UserAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAccount'] = ResolversParentTypes['UserAccount']> = {
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['SubscriptionTier'], ParentType, ContextType>;
  kycStatus?: Resolver<ResolversTypes['KycStatus'], ParentType, ContextType>;
  preferences?: Resolver<ResolversTypes['UserPreferences'], ParentType, ContextType>;
  security?: Resolver<ResolversTypes['SecurityState'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AssistantMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantMessage'] = ResolversParentTypes['AssistantMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  threadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AssistantRole'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssistantMessageStatus'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['AssistantPart']>, ParentType, ContextType>;
  citations?: Resolver<Array<ResolversTypes['AssistantCitation']>, ParentType, ContextType>;
  context?: Resolver<Array<ResolversTypes['AssistantReference']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputTokenCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outputTokenCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AssistantPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantPart'] = ResolversParentTypes['AssistantPart']> = {
  type?: Resolver<ResolversTypes['AssistantPartType'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toolName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toolCallId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  arguments?: Resolver<Array<ResolversTypes['NamedValue']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type AssistantCitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantCitation'] = ResolversParentTypes['AssistantCitation']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['AssistantReference']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssistantMessagePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantMessagePage'] = ResolversParentTypes['AssistantMessagePage']> = {
  nodes?: Resolver<Array<ResolversTypes['AssistantMessage']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thread?: Resolver<ResolversTypes['AssistantThread'], ParentType, ContextType>;
};

export type AssistantExchangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantExchange'] = ResolversParentTypes['AssistantExchange']> = {
  thread?: Resolver<ResolversTypes['AssistantThread'], ParentType, ContextType>;
  userMessage?: Resolver<ResolversTypes['AssistantMessage'], ParentType, ContextType>;
  assistantMessage?: Resolver<ResolversTypes['AssistantMessage'], ParentType, ContextType>;
  quota?: Resolver<ResolversTypes['AssistantQuota'], ParentType, ContextType>;
};

export type AssistantNotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantNotification'] = ResolversParentTypes['AssistantNotification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AssistantNotificationKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['AssistantNotificationSeverity'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['AssistantReference']>, ParentType, ContextType>;
  threadId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['AssistantAction']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AssistantActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantAction'] = ResolversParentTypes['AssistantAction']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prompt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssistantReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantReference'] = ResolversParentTypes['AssistantReference']> = {
  entityType?: Resolver<ResolversTypes['AssistantEntityType'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AssistantStreamEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantStreamEvent'] = ResolversParentTypes['AssistantStreamEvent']> = {
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AssistantStreamEventType'], ParentType, ContextType>;
  threadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  delta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['AssistantPart']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['AssistantMessage']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AssistantThreadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantThread'] = ResolversParentTypes['AssistantThread']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastMessageAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AssistantThreadPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantThreadPage'] = ResolversParentTypes['AssistantThreadPage']> = {
  nodes?: Resolver<Array<ResolversTypes['AssistantThread']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quota?: Resolver<ResolversTypes['AssistantQuota'], ParentType, ContextType>;
};

export type AssistantQuotaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantQuota'] = ResolversParentTypes['AssistantQuota']> = {
  tier?: Resolver<ResolversTypes['SubscriptionTier'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  periodStartsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  resetsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SubscriptionPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriptionPlan'] = ResolversParentTypes['SubscriptionPlan']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['SubscriptionTier'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['PlanPrice']>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  assistantThreadsPerMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  forexFeeFraction?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  trialDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanPrice'] = ResolversParentTypes['PlanPrice']> = {
  interval?: Resolver<ResolversTypes['SubscriptionInterval'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type UserSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSubscription'] = ResolversParentTypes['UserSubscription']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['SubscriptionPlan'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['SubscriptionInterval'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  periodStartsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  trialEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cancelAtPeriodEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextPlan?: Resolver<Maybe<ResolversTypes['SubscriptionPlan']>, ParentType, ContextType>;
  nextInterval?: Resolver<Maybe<ResolversTypes['SubscriptionInterval']>, ParentType, ContextType>;
  nextCharge?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nextChargeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cardId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  confirmationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['SubscriptionFailureCode']>, ParentType, ContextType>;
  canceledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PlatformInvestAccountActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformInvestAccountActivity'] = ResolversParentTypes['PlatformInvestAccountActivity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ActivityType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ActivityStatus'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settlesOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['OrderSide']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  perShareAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  netAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlatformInvestAccountActivityPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformInvestAccountActivityPage'] = ResolversParentTypes['PlatformInvestAccountActivityPage']> = {
  nodes?: Resolver<Array<ResolversTypes['PlatformInvestAccountActivity']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrokerAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrokerAccount'] = ResolversParentTypes['BrokerAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['BrokerProvider'], ParentType, ContextType>;
  tradingMode?: Resolver<ResolversTypes['TradingMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberMasked?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brokerCredentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  brokerCredential?: Resolver<Maybe<ResolversTypes['BrokerCredential']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BrokerAccountStatus'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  cash?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  equity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  buyingPower?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  lastSyncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BrokerCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrokerCredential'] = ResolversParentTypes['BrokerCredential']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['BrokerProvider'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tradingMode?: Resolver<ResolversTypes['TradingMode'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CredentialStatus'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['CredentialFailureCode']>, ParentType, ContextType>;
  keySuffix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  capabilities?: Resolver<Array<ResolversTypes['BrokerCapability']>, ParentType, ContextType>;
  accounts?: Resolver<Array<ResolversTypes['BrokerAccount']>, ParentType, ContextType>;
  systemManaged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastVerifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BrokerIntegrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrokerIntegration'] = ResolversParentTypes['BrokerIntegration']> = {
  provider?: Resolver<ResolversTypes['BrokerProvider'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assetClasses?: Resolver<Array<ResolversTypes['AssetClass']>, ParentType, ContextType>;
  tradingModes?: Resolver<Array<ResolversTypes['TradingMode']>, ParentType, ContextType>;
  authKind?: Resolver<ResolversTypes['BrokerAuthKind'], ParentType, ContextType>;
  credentialFields?: Resolver<Array<ResolversTypes['CredentialField']>, ParentType, ContextType>;
  docsUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  credentials?: Resolver<Array<ResolversTypes['BrokerCredential']>, ParentType, ContextType>;
};

export type CredentialFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CredentialField'] = ResolversParentTypes['CredentialField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BrokerCredentialDeletionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrokerCredentialDeletion'] = ResolversParentTypes['BrokerCredentialDeletion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openOrders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlatformInvestAccountDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformInvestAccountDocument'] = ResolversParentTypes['PlatformInvestAccountDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['InvestDocumentType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  periodStartsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  periodEndsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  downloadUrlExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PlatformInvestAccountDocumentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformInvestAccountDocumentPage'] = ResolversParentTypes['PlatformInvestAccountDocumentPage']> = {
  nodes?: Resolver<Array<ResolversTypes['PlatformInvestAccountDocument']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PortfolioHistoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioHistory'] = ResolversParentTypes['PortfolioHistory']> = {
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  timeframe?: Resolver<ResolversTypes['Timeframe'], ParentType, ContextType>;
  baseValue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  baseValueAsOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['PortfolioHistoryPoint']>, ParentType, ContextType>;
  moneyWeightedReturnPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  moneyWeightedReturnAnnualizedPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  modifiedDietzReturnPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type PortfolioHistoryPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioHistoryPoint'] = ResolversParentTypes['PortfolioHistoryPoint']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  equity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profitLoss?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  profitLossPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  cashflow?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  timeWeightedReturnPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type CashflowChartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashflowChart'] = ResolversParentTypes['CashflowChart']> = {
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  timeframe?: Resolver<ResolversTypes['HistoryTimeframe'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['CashflowPoint']>, ParentType, ContextType>;
};

export type CashflowPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashflowPoint'] = ResolversParentTypes['CashflowPoint']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  withdrawals?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  cumulativeNet?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlatformInvestAccountConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformInvestAccountConfig'] = ResolversParentTypes['PlatformInvestAccountConfig']> = {
  brokerAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvestAccountStatus'], ParentType, ContextType>;
  baseCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  fractionalTrading?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  extendedHoursDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suspendTrade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tradeConfirmEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dividendReinvestment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  costBasisMethod?: Resolver<ResolversTypes['CostBasisMethod'], ParentType, ContextType>;
  autoConvertDeposits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxOrderNotional?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  dailyLossLimit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PlatformInvestAccountBalancesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformInvestAccountBalances'] = ResolversParentTypes['PlatformInvestAccountBalances']> = {
  brokerAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  cash?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  settledCash?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unsettledCash?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  heldForOrders?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  pendingDeposits?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  pendingWithdrawals?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  withdrawable?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  buyingPower?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  positionsValue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  equity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastEquity?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  dayChange?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  dayChangePercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  accruedInterest?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  interest?: Resolver<Array<ResolversTypes['InterestEnrollment']>, ParentType, ContextType>;
  accruedFees?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  cashByCurrency?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CryptoAutoSweepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CryptoAutoSweep'] = ResolversParentTypes['CryptoAutoSweep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  chain?: Resolver<Maybe<ResolversTypes['Chain']>, ParentType, ContextType>;
  targetCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  minimumAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sellPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AutoSweepStatus'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['AutoSweepFailureCode']>, ParentType, ContextType>;
  lastRunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  totalSwept?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CryptoCurrencyTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CryptoCurrencyTransfer'] = ResolversParentTypes['CryptoCurrencyTransfer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['TransferDirection'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CryptoTransferStatus'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  chain?: Resolver<ResolversTypes['Chain'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  networkFee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  netAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fromAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  walletId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  whitelistedWalletId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  txHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  explorerUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmations?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requiredConfirmations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['CryptoTransferFailureCode']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CryptoCurrencyTransferPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CryptoCurrencyTransferPage'] = ResolversParentTypes['CryptoCurrencyTransferPage']> = {
  nodes?: Resolver<Array<ResolversTypes['CryptoCurrencyTransfer']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TravelRuleInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelRuleInfo'] = ResolversParentTypes['TravelRuleInfo']> = {
  selfHosted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  vaspId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  vaspName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vaspWebsite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beneficiaryGivenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beneficiaryFamilyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beneficiaryEntityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beneficiaryCountry?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  beneficiaryAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  hasOwnershipProof?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TravelRuleActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelRuleAction'] = ResolversParentTypes['TravelRuleAction']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TravelRuleActionType'], ParentType, ContextType>;
  requiredFields?: Resolver<Array<ResolversTypes['TravelRuleField']>, ParentType, ContextType>;
};

export type TravelRuleFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelRuleField'] = ResolversParentTypes['TravelRuleField']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueType?: Resolver<ResolversTypes['TravelRuleValueType'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VaspResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Vasp'] = ResolversParentTypes['Vasp']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  jurisdictions?: Resolver<Array<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CryptoCurrencyWalletResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CryptoCurrencyWallet'] = ResolversParentTypes['CryptoCurrencyWallet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  chain?: Resolver<ResolversTypes['Chain'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CryptoWalletStatus'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qrCodeDataUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minimumDeposit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  minimumWithdrawal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  estimatedWithdrawalFee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  requiredConfirmations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WhitelistedWalletResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhitelistedWallet'] = ResolversParentTypes['WhitelistedWallet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  chain?: Resolver<ResolversTypes['Chain'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WhitelistStatus'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['WhitelistFailureCode']>, ParentType, ContextType>;
  usableAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  travelRule?: Resolver<ResolversTypes['TravelRuleInfo'], ParentType, ContextType>;
  nextActions?: Resolver<Array<ResolversTypes['TravelRuleAction']>, ParentType, ContextType>;
  ownershipMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExportJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportJob'] = ResolversParentTypes['ExportJob']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ExportType'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ExportFormat'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExportStatus'], ParentType, ContextType>;
  progressPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  tradingMode?: Resolver<Maybe<ResolversTypes['TradingMode']>, ParentType, ContextType>;
  portfolioIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  rowCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sizeBytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['ExportFailureCode']>, ParentType, ContextType>;
  viewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExportJobPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportJobPage'] = ResolversParentTypes['ExportJobPage']> = {
  nodes?: Resolver<Array<ResolversTypes['ExportJob']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedBankAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedBankAccount'] = ResolversParentTypes['SavedBankAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['BankAccountPurpose'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  accountHolder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberMasked?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['BankAccountType']>, ParentType, ContextType>;
  routingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swiftBic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BankAccountStatus'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['BankAccountFailureCode']>, ParentType, ContextType>;
  usableAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['SavedBankAccount']>, ParentType, ContextType>;
  withdrawalPreview?: Resolver<ResolversTypes['WithdrawalPreview'], ParentType, ContextType, RequireFields<SavedBankAccountWithdrawalPreviewArgs, 'params'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BankDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BankDetail'] = ResolversParentTypes['BankDetail']> = {
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  routingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swiftBic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iban?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  particulars?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimumAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  estimatedBusinessDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentProvider'] = ResolversParentTypes['PaymentProvider']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishableKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limits?: Resolver<Array<ResolversTypes['PaymentLimit']>, ParentType, ContextType>;
};

export type PaymentLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentLimit'] = ResolversParentTypes['PaymentLimit']> = {
  method?: Resolver<ResolversTypes['DepositMethod'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  minimumAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  maximumAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  feeFraction?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fixedFee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type CardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['CardBrand'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiryMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiryYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CardStatus'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['CardFailureCode']>, ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CardSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardSetup'] = ResolversParentTypes['CardSetup']> = {
  card?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  setupUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DepositResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deposit'] = ResolversParentTypes['Deposit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['DepositMethod'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DepositStatus'], ParentType, ContextType>;
  tradingMode?: Resolver<ResolversTypes['TradingMode'], ParentType, ContextType>;
  brokerAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  credited?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  exchangeRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  forexFeeFraction?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pendingTransactionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  viewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['MoneyTransferFailureCode']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  withdrawableAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DepositPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepositPage'] = ResolversParentTypes['DepositPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Deposit']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ForexRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForexRate'] = ResolversParentTypes['ForexRate']> = {
  from?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  midRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeFraction?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TemporaryQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemporaryQuote'] = ResolversParentTypes['TemporaryQuote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  fromAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  toAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  midRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeFraction?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InterestEnrollmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterestEnrollment'] = ResolversParentTypes['InterestEnrollment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InterestStatus'], ParentType, ContextType>;
  optedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  aprPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  accrued?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paidToDate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  nextPaymentOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PendingUserTransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PendingUserTransaction'] = ResolversParentTypes['PendingUserTransaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PendingTransactionKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PendingTransactionStatus'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankDetail?: Resolver<Maybe<ResolversTypes['BankDetail']>, ParentType, ContextType>;
  cardId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  confirmationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
  withdrawal?: Resolver<Maybe<ResolversTypes['WithdrawalRequest']>, ParentType, ContextType>;
  bought?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['MoneyTransferFailureCode']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PendingUserTransactionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PendingUserTransactionPage'] = ResolversParentTypes['PendingUserTransactionPage']> = {
  nodes?: Resolver<Array<ResolversTypes['PendingUserTransaction']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WithdrawalRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalRequest'] = ResolversParentTypes['WithdrawalRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WithdrawalStatus'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  payoutAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  payoutCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  exchangeRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  forexFeeFraction?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  quoteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  bankAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  bankAccountNumberMasked?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['MoneyTransferFailureCode']>, ParentType, ContextType>;
  estimatedArrivalOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WithdrawalPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalPreview'] = ResolversParentTypes['WithdrawalPreview']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  heldAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  payoutAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  payoutCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  exchangeRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  forexFeeFraction?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  rateSettled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimumAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  maximumAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  reviewNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  approvalAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  estimatedArrivalOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['WithdrawalRefusal']>, ParentType, ContextType>;
};

export type WithdrawalRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawalRefusal'] = ResolversParentTypes['WithdrawalRefusal']> = {
  code?: Resolver<ResolversTypes['WithdrawalRefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DiscoverListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscoverList'] = ResolversParentTypes['DiscoverList']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DiscoverListKind'], ParentType, ContextType>;
  metric?: Resolver<Maybe<ResolversTypes['DiscoverMetric']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DiscoverItem']>, ParentType, ContextType>;
  refreshedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DiscoverItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscoverItem'] = ResolversParentTypes['DiscoverItem']> = {
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asset?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  strategy?: Resolver<Maybe<ResolversTypes['Strategy']>, ParentType, ContextType>;
  metricValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ExpertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Expert'] = ResolversParentTypes['Expert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  strategyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openIdeaCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closedIdeaCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winRatePercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  averageResultPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExpertPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpertPage'] = ResolversParentTypes['ExpertPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Expert']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LikeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Like'] = ResolversParentTypes['Like']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entityType?: Resolver<ResolversTypes['LikeableType'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['LikeValue'], ParentType, ContextType>;
  likedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  asset?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  strategy?: Resolver<Maybe<ResolversTypes['Strategy']>, ParentType, ContextType>;
  tradeIdea?: Resolver<Maybe<ResolversTypes['TradeIdea']>, ParentType, ContextType>;
  news?: Resolver<Maybe<ResolversTypes['NewsItem']>, ParentType, ContextType>;
  expert?: Resolver<Maybe<ResolversTypes['Expert']>, ParentType, ContextType>;
  discoverList?: Resolver<Maybe<ResolversTypes['DiscoverList']>, ParentType, ContextType>;
};

export type LikePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikePage'] = ResolversParentTypes['LikePage']> = {
  nodes?: Resolver<Array<ResolversTypes['Like']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LikeableAssetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikeableAsset'] = ResolversParentTypes['LikeableAsset']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deckId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asset?: Resolver<ResolversTypes['Asset'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fitPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sparkline?: Resolver<Array<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type TradeIdeaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeIdea'] = ResolversParentTypes['TradeIdea']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thesis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asset?: Resolver<ResolversTypes['Asset'], ParentType, ContextType>;
  expert?: Resolver<ResolversTypes['Expert'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['TradeIdeaDirection'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TradeIdeaStatus'], ParentType, ContextType>;
  horizon?: Resolver<ResolversTypes['TradeIdeaHorizon'], ParentType, ContextType>;
  entryLow?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  entryHigh?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  targets?: Resolver<Array<ResolversTypes['TradeIdeaTarget']>, ParentType, ContextType>;
  stopLoss?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rewardRiskRatio?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  confidencePercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currentPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  priceAsOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  entryPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  entryFilledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closePrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['TradeIdeaOutcome']>, ParentType, ContextType>;
  resultPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  requiredTier?: Resolver<ResolversTypes['SubscriptionTier'], ParentType, ContextType>;
  chartUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updates?: Resolver<Array<ResolversTypes['TradeIdeaUpdate']>, ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TradeIdeaTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeIdeaTarget'] = ResolversParentTypes['TradeIdeaTarget']> = {
  price?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  allocationPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  hitAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TradeIdeaUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeIdeaUpdate'] = ResolversParentTypes['TradeIdeaUpdate']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TradeIdeaPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeIdeaPage'] = ResolversParentTypes['TradeIdeaPage']> = {
  nodes?: Resolver<Array<ResolversTypes['TradeIdea']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgreementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agreement'] = ResolversParentTypes['Agreement']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AgreementType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bodyMarkdown?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiredFor?: Resolver<Array<ResolversTypes['AgreementPurpose']>, ParentType, ContextType>;
  mandatory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signed?: Resolver<Maybe<ResolversTypes['SignedAgreement']>, ParentType, ContextType>;
  previouslySigned?: Resolver<Maybe<ResolversTypes['SignedAgreement']>, ParentType, ContextType>;
  effectiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SignedAgreementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedAgreement'] = ResolversParentTypes['SignedAgreement']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AgreementType'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ipAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KycAgreementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycAgreement'] = ResolversParentTypes['KycAgreement']> = {
  type?: Resolver<ResolversTypes['AgreementType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signed?: Resolver<Maybe<ResolversTypes['SignedAgreement']>, ParentType, ContextType>;
};

export type KycCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycCompany'] = ResolversParentTypes['KycCompany']> = {
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tradingName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nzbn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  incorporatedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  entityType?: Resolver<ResolversTypes['KycEntityType'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['KycPerson']>, ParentType, ContextType>;
  sourceOfFunds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type KycPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycPerson'] = ResolversParentTypes['KycPerson']> = {
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownershipPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['KycPersonRole']>, ParentType, ContextType>;
};

export type KycContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycContact'] = ResolversParentTypes['KycContact']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  mailingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
};

export type KycDisclosuresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycDisclosures'] = ResolversParentTypes['KycDisclosures']> = {
  controlPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  controlledCompanies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  affiliatedWithExchangeOrFinra?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  affiliatedFirm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  politicallyExposed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  immediateFamilyExposed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  politicallyExposedNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  employmentStatus?: Resolver<ResolversTypes['EmploymentStatus'], ParentType, ContextType>;
  employerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employerAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type KycDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycDocument'] = ResolversParentTypes['KycDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['KycDocumentType'], ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['KycDocumentSide']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['KycDocumentStatus'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['KycDocumentFailureCode']>, ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type KycIdentityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycIdentity'] = ResolversParentTypes['KycIdentity']> = {
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateOfBirth?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  countryOfBirth?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  citizenships?: Resolver<Array<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  countryOfTaxResidence?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  taxIdType?: Resolver<Maybe<ResolversTypes['TaxIdType']>, ParentType, ContextType>;
  taxIdMasked?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxIdNotRequiredReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaExpiresOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  permanentResident?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  fundingSources?: Resolver<Array<ResolversTypes['FundingSource']>, ParentType, ContextType>;
  annualIncome?: Resolver<Maybe<ResolversTypes['MoneyRange']>, ParentType, ContextType>;
  liquidNetWorth?: Resolver<Maybe<ResolversTypes['MoneyRange']>, ParentType, ContextType>;
  totalNetWorth?: Resolver<Maybe<ResolversTypes['MoneyRange']>, ParentType, ContextType>;
};

export type IdvSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdvSession'] = ResolversParentTypes['IdvSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['IdvOutcome'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['IdvFailureCode']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type IdvTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdvToken'] = ResolversParentTypes['IdvToken']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type KycResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Kyc'] = ResolversParentTypes['Kyc']> = {
  status?: Resolver<ResolversTypes['KycStatus'], ParentType, ContextType>;
  accountType?: Resolver<ResolversTypes['KycAccountType'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['KycSectionState']>, ParentType, ContextType>;
  canSubmit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['KycProblem']>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['KycContact']>, ParentType, ContextType>;
  identity?: Resolver<Maybe<ResolversTypes['KycIdentity']>, ParentType, ContextType>;
  disclosures?: Resolver<Maybe<ResolversTypes['KycDisclosures']>, ParentType, ContextType>;
  trustedContact?: Resolver<Maybe<ResolversTypes['KycTrustedContact']>, ParentType, ContextType>;
  agreements?: Resolver<Array<ResolversTypes['KycAgreement']>, ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['KycDocument']>, ParentType, ContextType>;
  w8ben?: Resolver<Maybe<ResolversTypes['W8Ben']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['KycCompany']>, ParentType, ContextType>;
  idv?: Resolver<Maybe<ResolversTypes['IdvSession']>, ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['KycRequest']>, ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type KycSectionStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycSectionState'] = ResolversParentTypes['KycSectionState']> = {
  section?: Resolver<ResolversTypes['KycSection'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['KycSectionStatus'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type KycProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycProblem'] = ResolversParentTypes['KycProblem']> = {
  section?: Resolver<ResolversTypes['KycSection'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KycRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycRequest'] = ResolversParentTypes['KycRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['KycSection'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type KycTrustedContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycTrustedContact'] = ResolversParentTypes['KycTrustedContact']> = {
  declined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  givenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  familyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
};

export type W8BenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['W8Ben'] = ResolversParentTypes['W8Ben']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['W8BenStatus'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryOfCitizenship?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  permanentAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  mailingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  ssnOrItinMasked?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  foreignTaxIdMasked?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  foreignTaxIdNotRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  referenceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  treatyClaim?: Resolver<Maybe<ResolversTypes['W8BenTreatyClaim']>, ParentType, ContextType>;
  signerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  signedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ipAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formRevision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  downloadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloadUrlExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type W8BenTreatyClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['W8BenTreatyClaim'] = ResolversParentTypes['W8BenTreatyClaim']> = {
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  article?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ratePercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  incomeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Asset'] = ResolversParentTypes['Asset']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assetClass?: Resolver<ResolversTypes['AssetClass'], ParentType, ContextType>;
  exchange?: Resolver<ResolversTypes['Exchange'], ParentType, ContextType>;
  mic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssetStatus'], ParentType, ContextType>;
  tradable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fractionable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minOrderSize?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  minTradeIncrement?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  isin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  sector?: Resolver<Maybe<ResolversTypes['Sector']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['StockPrice']>, ParentType, ContextType>;
  orderPreview?: Resolver<ResolversTypes['OrderPreview'], ParentType, ContextType, RequireFields<AssetOrderPreviewArgs, 'params'>>;
};

export type StockPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockPrice'] = ResolversParentTypes['StockPrice']> = {
  assetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bid?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  ask?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  open?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  previousClose?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  changePercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['MarketSession'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delayedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AssetLookupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssetLookup'] = ResolversParentTypes['AssetLookup']> = {
  assets?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType>;
  unknownIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  kind?: Resolver<ResolversTypes['SearchResultKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  asset?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  news?: Resolver<Maybe<ResolversTypes['NewsItem']>, ParentType, ContextType>;
};

export type AssetPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssetPage'] = ResolversParentTypes['AssetPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssetTickerLookupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssetTickerLookup'] = ResolversParentTypes['AssetTickerLookup']> = {
  assets?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType>;
  unknownTickers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bar'] = ResolversParentTypes['Bar']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  close?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  vwap?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type BarPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BarPage'] = ResolversParentTypes['BarPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Bar']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssetPerformanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssetPerformance'] = ResolversParentTypes['AssetPerformance']> = {
  assetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ranges?: Resolver<Array<ResolversTypes['RangeReturn']>, ParentType, ContextType>;
  volatilityPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  maxDrawdownPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  beta?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['DataPoint']>, ParentType, ContextType>;
};

export type RangeReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RangeReturn'] = ResolversParentTypes['RangeReturn']> = {
  range?: Resolver<ResolversTypes['PastRange'], ParentType, ContextType>;
  priceReturnPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  totalReturnPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  benchmarkReturnPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type LivePriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LivePrice'] = ResolversParentTypes['LivePrice']> = {
  assetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  bid?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  ask?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  changePercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['MarketSession'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarketHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketHours'] = ResolversParentTypes['MarketHours']> = {
  exchange?: Resolver<ResolversTypes['TradingExchange'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['MarketSession'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextOpensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextClosesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['MarketDay']>, ParentType, ContextType>;
};

export type MarketDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketDay'] = ResolversParentTypes['MarketDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  holiday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  holidayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  earlyClose?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preMarketOpensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  afterHoursClosesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OptionContractResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OptionContract'] = ResolversParentTypes['OptionContract']> = {
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  underlying?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OptionType'], ParentType, ContextType>;
  style?: Resolver<ResolversTypes['OptionStyle'], ParentType, ContextType>;
  strike?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  expirationDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  multiplier?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bid?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  ask?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  mid?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  volume?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  openInterest?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  impliedVolatilityFraction?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  impliedVolatilityGap?: Resolver<Maybe<ResolversTypes['ImpliedVolatilityGap']>, ParentType, ContextType>;
  delta?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  gamma?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  theta?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  vega?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  rho?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  inTheMoney?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  intrinsicValue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  timeValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OptionChainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OptionChain'] = ResolversParentTypes['OptionChain']> = {
  underlying?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  underlyingPrice?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  expirationDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  yearsToExpiration?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  interestRateFraction?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  dividendYieldFraction?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  calls?: Resolver<Array<ResolversTypes['OptionContract']>, ParentType, ContextType>;
  puts?: Resolver<Array<ResolversTypes['OptionContract']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NetWorthAssetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthAsset'] = ResolversParentTypes['NetWorthAsset']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['NetWorthCategory'], ParentType, ContextType>;
  portfolioId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  brokerAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  instrumentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  wholeValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  valueInDisplayCurrency?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  costBasis?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  gain?: Resolver<Maybe<ResolversTypes['PortfolioGain']>, ParentType, ContextType>;
  ownershipPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  valuedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  priceAsOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liquidity?: Resolver<ResolversTypes['AssetLiquidity'], ParentType, ContextType>;
  linkedLiabilityIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  equityInDisplayCurrency?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  sector?: Resolver<Maybe<ResolversTypes['Sector']>, ParentType, ContextType>;
};

export type NetWorthAssetPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthAssetPoint'] = ResolversParentTypes['NetWorthAssetPoint']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costBasis?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  netContributions?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  totalLiabilities?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  netWorth?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type NetWorthAssetPointPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthAssetPointPage'] = ResolversParentTypes['NetWorthAssetPointPage']> = {
  nodes?: Resolver<Array<ResolversTypes['NetWorthAssetPoint']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeframe?: Resolver<ResolversTypes['HistoryTimeframe'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type NetWorthDashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthDashboard'] = ResolversParentTypes['NetWorthDashboard']> = {
  totals?: Resolver<ResolversTypes['NetWorthTotals'], ParentType, ContextType>;
  assets?: Resolver<Array<ResolversTypes['NetWorthAsset']>, ParentType, ContextType>;
  liabilities?: Resolver<Array<ResolversTypes['NetWorthLiability']>, ParentType, ContextType>;
  goals?: Resolver<Array<ResolversTypes['NetWorthGoal']>, ParentType, ContextType>;
  incomes?: Resolver<Array<ResolversTypes['NetWorthIncome']>, ParentType, ContextType>;
  expenses?: Resolver<Array<ResolversTypes['NetWorthExpense']>, ParentType, ContextType>;
  allocation?: Resolver<Array<ResolversTypes['AllocationSlice']>, ParentType, ContextType>;
  pendingConfirmations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savingsRatePercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NetWorthTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthTotals'] = ResolversParentTypes['NetWorthTotals']> = {
  netWorth?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalAssets?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalLiabilities?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalMonthlyExpenses?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalAnnualIncome?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  liquidAssets?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unpricedFlowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  debtToAssetPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  monthChange?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  monthChangePercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type AllocationSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllocationSlice'] = ResolversParentTypes['AllocationSlice']> = {
  category?: Resolver<ResolversTypes['NetWorthCategory'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NetWorthSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthSettings'] = ResolversParentTypes['NetWorthSettings']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NetWorthDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthDocument'] = ResolversParentTypes['NetWorthDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['NetWorthDocumentCategory'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['NetWorthDocumentStatus'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkedType?: Resolver<Maybe<ResolversTypes['NetWorthLinkType']>, ParentType, ContextType>;
  linkedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  downloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  downloadUrlExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uploadedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NetWorthDocumentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthDocumentPage'] = ResolversParentTypes['NetWorthDocumentPage']> = {
  nodes?: Resolver<Array<ResolversTypes['NetWorthDocument']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DocumentUploadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentUpload'] = ResolversParentTypes['DocumentUpload']> = {
  document?: Resolver<ResolversTypes['NetWorthDocument'], ParentType, ContextType>;
  uploadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headers?: Resolver<Array<ResolversTypes['NamedValue']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  maxSizeBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NetWorthExpenseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthExpense'] = ResolversParentTypes['NetWorthExpense']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ExpenseCategory'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['Frequency'], ParentType, ContextType>;
  essential?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  monthlyAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  monthlyAmountInDisplayCurrency?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  inflationPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  linkedLiabilityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ownerMemberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NetWorthFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthFile'] = ResolversParentTypes['NetWorthFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  portfolioId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NetWorthFileKind'], ParentType, ContextType>;
  extractionStatus?: Resolver<ResolversTypes['FileExtractionStatus'], ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['FileExtractionFailure']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  broker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  periodStartsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  periodEndsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  extracted?: Resolver<Array<ResolversTypes['ExtractedRow']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloadUrlExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExtractedRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExtractedRow'] = ResolversParentTypes['ExtractedRow']> = {
  rowNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rawText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidencePercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  trade?: Resolver<Maybe<ResolversTypes['TrackedTrade']>, ParentType, ContextType>;
  dividend?: Resolver<Maybe<ResolversTypes['NetWorthDividend']>, ParentType, ContextType>;
  duplicateOfId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NetWorthFilePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthFilePage'] = ResolversParentTypes['NetWorthFilePage']> = {
  nodes?: Resolver<Array<ResolversTypes['NetWorthFile']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NetWorthFlowPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthFlowPoint'] = ResolversParentTypes['NetWorthFlowPoint']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  monthlyAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  annualAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NetWorthFlowPointPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthFlowPointPage'] = ResolversParentTypes['NetWorthFlowPointPage']> = {
  nodes?: Resolver<Array<ResolversTypes['NetWorthFlowPoint']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeframe?: Resolver<ResolversTypes['HistoryTimeframe'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type NetWorthGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthGoal'] = ResolversParentTypes['NetWorthGoal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GoalKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GoalStatus'], ParentType, ContextType>;
  targetAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currentAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  progressPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  targetOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  monthlyContribution?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  requiredMonthlyContribution?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  expectedReturnPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  projectedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  projectedAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fundingRules?: Resolver<Array<ResolversTypes['GoalFundingRule']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GoalFundingRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoalFundingRule'] = ResolversParentTypes['GoalFundingRule']> = {
  portfolioId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  netWorthAssetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sharePercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type NetWorthHouseholdResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthHousehold'] = ResolversParentTypes['NetWorthHousehold']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['HouseholdMember']>, ParentType, ContextType>;
  combined?: Resolver<ResolversTypes['NetWorthTotals'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HouseholdMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseholdMember'] = ResolversParentTypes['HouseholdMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relationship?: Resolver<ResolversTypes['HouseholdRelationship'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['HouseholdRole'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HouseholdMemberStatus'], ParentType, ContextType>;
  sharePercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['NetWorthTotals']>, ParentType, ContextType>;
};

export type NetWorthIncomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthIncome'] = ResolversParentTypes['NetWorthIncome']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['IncomeCategory'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['Frequency'], ParentType, ContextType>;
  afterTax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  annualAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  annualAmountInDisplayCurrency?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  growthPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  linkedNetWorthAssetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ownerMemberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InstrumentPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstrumentPrice'] = ResolversParentTypes['InstrumentPrice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instrumentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['InstrumentPriceSource'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InstrumentPricePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InstrumentPricePage'] = ResolversParentTypes['InstrumentPricePage']> = {
  nodes?: Resolver<Array<ResolversTypes['InstrumentPrice']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InstrumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Instrument'] = ResolversParentTypes['Instrument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InstrumentKind'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asset?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  assetClass?: Resolver<Maybe<ResolversTypes['AssetClass']>, ParentType, ContextType>;
  exchange?: Resolver<Maybe<ResolversTypes['Exchange']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['CustomInstrumentCategory']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  metadata?: Resolver<Array<ResolversTypes['NamedValue']>, ParentType, ContextType>;
  latestPrice?: Resolver<Maybe<ResolversTypes['InstrumentPrice']>, ParentType, ContextType>;
  priceStale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NetWorthLiabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthLiability'] = ResolversParentTypes['NetWorthLiability']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LiabilityKind'], ParentType, ContextType>;
  portfolioId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  originalAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  wholeBalance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  balanceInDisplayCurrency?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  ownershipPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  interestRatePercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  rateType?: Resolver<Maybe<ResolversTypes['LiabilityRateType']>, ParentType, ContextType>;
  fixedEndsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  maturesOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  repaymentAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  repaymentFrequency?: Resolver<Maybe<ResolversTypes['Frequency']>, ParentType, ContextType>;
  interestOnlyEndsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  autoAmortize?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkedNetWorthAssetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  creditLimit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  trades?: Resolver<Array<ResolversTypes['LiabilityTrade']>, ParentType, ContextType>;
  nextPayment?: Resolver<Maybe<ResolversTypes['AmortizationRow']>, ParentType, ContextType>;
  schedule?: Resolver<Array<ResolversTypes['AmortizationRow']>, ParentType, ContextType>;
  paidOffOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  remainingInterest?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LiabilityTradeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiabilityTrade'] = ResolversParentTypes['LiabilityTrade']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  liabilityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LiabilityTradeType'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AmortizationRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AmortizationRow'] = ResolversParentTypes['AmortizationRow']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type NetWorthLiabilityPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthLiabilityPoint'] = ResolversParentTypes['NetWorthLiabilityPoint']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cumulativeInterest?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type NetWorthLiabilityPointPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthLiabilityPointPage'] = ResolversParentTypes['NetWorthLiabilityPointPage']> = {
  nodes?: Resolver<Array<ResolversTypes['NetWorthLiabilityPoint']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeframe?: Resolver<ResolversTypes['HistoryTimeframe'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type NetWorthReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthReport'] = ResolversParentTypes['NetWorthReport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['NetWorthReportFormat'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExportStatus'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['NetWorthSection']>, ParentType, ContextType>;
  portfolioIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  hideAmounts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  downloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sizeBytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['NetWorthReportFailure']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NetWorthShareLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthShareLink'] = ResolversParentTypes['NetWorthShareLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tokenSuffix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ShareLinkStatus'], ParentType, ContextType>;
  hideAmounts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['NetWorthSection']>, ParentType, ContextType>;
  portfolioIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  passcodeRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  maxViews?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastViewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NetWorthShareLinkPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthShareLinkPage'] = ResolversParentTypes['NetWorthShareLinkPage']> = {
  nodes?: Resolver<Array<ResolversTypes['NetWorthShareLink']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SharedNetWorthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedNetWorth'] = ResolversParentTypes['SharedNetWorth']> = {
  ownerLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['NetWorthSection']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['SharedUnit'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['SharedTotals']>, ParentType, ContextType>;
  allocation?: Resolver<Maybe<Array<ResolversTypes['SharedSlice']>>, ParentType, ContextType>;
  assets?: Resolver<Maybe<Array<ResolversTypes['SharedAsset']>>, ParentType, ContextType>;
  liabilities?: Resolver<Maybe<Array<ResolversTypes['SharedLiability']>>, ParentType, ContextType>;
  cashFlow?: Resolver<Maybe<ResolversTypes['SharedCashFlow']>, ParentType, ContextType>;
  goals?: Resolver<Maybe<Array<ResolversTypes['SharedGoal']>>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SharedTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedTotals'] = ResolversParentTypes['SharedTotals']> = {
  netWorth?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  totalAssets?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  totalLiabilities?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  debtToAssetPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  monthChangePercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SharedSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedSlice'] = ResolversParentTypes['SharedSlice']> = {
  category?: Resolver<ResolversTypes['NetWorthCategory'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SharedAssetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedAsset'] = ResolversParentTypes['SharedAsset']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['NetWorthCategory'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  gainPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type SharedLiabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedLiability'] = ResolversParentTypes['SharedLiability']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LiabilityKind'], ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type SharedCashFlowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedCashFlow'] = ResolversParentTypes['SharedCashFlow']> = {
  totalAnnualIncome?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  totalMonthlyExpenses?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  savingsRatePercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SharedGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedGoal'] = ResolversParentTypes['SharedGoal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GoalKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GoalStatus'], ParentType, ContextType>;
  targetAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currentAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  progressPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  targetOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type SharedPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedPoint'] = ResolversParentTypes['SharedPoint']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type SharedPointPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedPointPage'] = ResolversParentTypes['SharedPointPage']> = {
  nodes?: Resolver<Array<ResolversTypes['SharedPoint']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['SharedUnit'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  timeframe?: Resolver<ResolversTypes['HistoryTimeframe'], ParentType, ContextType>;
};

export type NewsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsItem'] = ResolversParentTypes['NewsItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  assetIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  symbols?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sentiment?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type NewsItemPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsItemPage'] = ResolversParentTypes['NewsItemPage']> = {
  nodes?: Resolver<Array<ResolversTypes['NewsItem']>, ParentType, ContextType>;
  unknownIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NewsUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsUpdate'] = ResolversParentTypes['NewsUpdate']> = {
  news?: Resolver<ResolversTypes['NewsItem'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnnouncementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bodyMarkdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['AnnouncementLevel'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dismissible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  callingCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  taxIdTypes?: Resolver<Array<ResolversTypes['TaxIdType']>, ParentType, ContextType>;
  canOpenAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  w8benTreatyRatePercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type HealthStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HealthStatus'] = ResolversParentTypes['HealthStatus']> = {
  status?: Resolver<ResolversTypes['HealthState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uptimeSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checks?: Resolver<Array<ResolversTypes['HealthCheckItem']>, ParentType, ContextType>;
};

export type HealthCheckItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HealthCheckItem'] = ResolversParentTypes['HealthCheckItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HealthState'], ParentType, ContextType>;
  latencyMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NetWorthDividendResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthDividend'] = ResolversParentTypes['NetWorthDividend']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  portfolioId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instrument?: Resolver<ResolversTypes['Instrument'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['TradeOrigin'], ParentType, ContextType>;
  exDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amountPerShare?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  grossAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  withholdingTax?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  imputationCredits?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  netAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  exchangeRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  netAmountInDisplayCurrency?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  reinvestTradeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  emailId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  uniqueIdentifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NetWorthDividendPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthDividendPage'] = ResolversParentTypes['NetWorthDividendPage']> = {
  nodes?: Resolver<Array<ResolversTypes['NetWorthDividend']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PortfolioEmailSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioEmailSettings'] = ResolversParentTypes['PortfolioEmailSettings']> = {
  portfolioId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowedSenders?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  autoConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notifyOnImport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PortfolioEmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioEmail'] = ResolversParentTypes['PortfolioEmail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  portfolioId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TradeEmailStatus'], ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['TradeEmailFailure']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  broker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  trades?: Resolver<Array<ResolversTypes['TrackedTrade']>, ParentType, ContextType>;
  dividends?: Resolver<Array<ResolversTypes['NetWorthDividend']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PortfolioEmailPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioEmailPage'] = ResolversParentTypes['PortfolioEmailPage']> = {
  nodes?: Resolver<Array<ResolversTypes['PortfolioEmail']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PortfolioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Portfolio'] = ResolversParentTypes['Portfolio']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PortfolioKind'], ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Portfolio']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  costBasisMethod?: Resolver<ResolversTypes['CostBasisMethod'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  financialYearEnd?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerMemberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ownershipPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costBasis?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  gain?: Resolver<ResolversTypes['PortfolioGain'], ParentType, ContextType>;
  holdings?: Resolver<Array<ResolversTypes['Holding']>, ParentType, ContextType>;
  emailSettings?: Resolver<Maybe<ResolversTypes['PortfolioEmailSettings']>, ParentType, ContextType>;
  externalProvider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastSyncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PortfolioGainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioGain'] = ResolversParentTypes['PortfolioGain']> = {
  capital?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currencyEffect?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  realizedGain?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unrealizedGain?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  timeWeightedReturnPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  timeWeightedReturnAnnualizedPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  moneyWeightedReturnPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type HoldingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holding'] = ResolversParentTypes['Holding']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  portfolioId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instrument?: Resolver<ResolversTypes['Instrument'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  averageCost?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  costBasis?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  ownershipPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  priceAsOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  valueInPortfolioCurrency?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  valueInDisplayCurrency?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  gain?: Resolver<ResolversTypes['PortfolioGain'], ParentType, ContextType>;
  lots?: Resolver<Array<ResolversTypes['Lot']>, ParentType, ContextType>;
  firstTradedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type LotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lot'] = ResolversParentTypes['Lot']> = {
  tradeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tradedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  remainingQuantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unitCost?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unitCostInPortfolioCurrency?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type TrackedTradeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrackedTrade'] = ResolversParentTypes['TrackedTrade']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  portfolioId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  holdingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  instrument?: Resolver<ResolversTypes['Instrument'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TradeType'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['TradeOrigin'], ParentType, ContextType>;
  tradedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  exchangeRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  ratio?: Resolver<Maybe<ResolversTypes['SplitRatio']>, ParentType, ContextType>;
  costBasis?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  capitalAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  lotSelections?: Resolver<Array<ResolversTypes['LotSelection']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uniqueIdentifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  emailId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TrackedTradePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrackedTradePage'] = ResolversParentTypes['TrackedTradePage']> = {
  nodes?: Resolver<Array<ResolversTypes['TrackedTrade']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SplitRatioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SplitRatio'] = ResolversParentTypes['SplitRatio']> = {
  numerator?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  denominator?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LotSelectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LotSelection'] = ResolversParentTypes['LotSelection']> = {
  tradeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type WalletWatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletWatch'] = ResolversParentTypes['WalletWatch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  chain?: Resolver<ResolversTypes['Chain'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  portfolioId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WalletWatchStatus'], ParentType, ContextType>;
  balances?: Resolver<Array<ResolversTypes['WalletBalance']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  lastSyncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['WalletWatchFailure']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WalletBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletBalance'] = ResolversParentTypes['WalletBalance']> = {
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ActiveStrategyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveStrategy'] = ResolversParentTypes['ActiveStrategy']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ActiveStrategyStatus'], ParentType, ContextType>;
  strategy?: Resolver<Maybe<ResolversTypes['Strategy']>, ParentType, ContextType>;
  strategyVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outOfSync?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customWeights?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tradingMode?: Resolver<ResolversTypes['TradingMode'], ParentType, ContextType>;
  brokerAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  holdings?: Resolver<Array<ResolversTypes['ActiveStrategyHolding']>, ParentType, ContextType>;
  cashTargetPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  cash?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  marketValue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invested?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  profitLoss?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  profitLossPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  driftPercentPoints?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  autoRebalance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoSync?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rebalanceRules?: Resolver<Array<ResolversTypes['RebalanceRule']>, ParentType, ContextType>;
  cooldownDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recurringContribution?: Resolver<Maybe<ResolversTypes['RecurringContribution']>, ParentType, ContextType>;
  lastRebalancedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextRebalanceAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  runs?: Resolver<Array<ResolversTypes['RebalanceRun']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ActiveStrategyHoldingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveStrategyHolding'] = ResolversParentTypes['ActiveStrategyHolding']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  asset?: Resolver<ResolversTypes['Asset'], ParentType, ContextType>;
  targetPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  actualPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  driftPercentPoints?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  averageEntryPrice?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  marketValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type RecurringContributionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecurringContribution'] = ResolversParentTypes['RecurringContribution']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['Frequency'], ParentType, ContextType>;
  nextOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AttachableSharesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttachableShares'] = ResolversParentTypes['AttachableShares']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asset?: Resolver<ResolversTypes['Asset'], ParentType, ContextType>;
  brokerAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  attachedQuantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  heldQuantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  availableQuantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type ActiveStrategyPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveStrategyPage'] = ResolversParentTypes['ActiveStrategyPage']> = {
  nodes?: Resolver<Array<ResolversTypes['ActiveStrategy']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RebalanceRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RebalanceRun'] = ResolversParentTypes['RebalanceRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  activeStrategyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RebalanceRunType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RebalanceRunStatus'], ParentType, ContextType>;
  initiatedBy?: Resolver<ResolversTypes['RebalanceRunInitiator'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['SkippedOrder']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['RebalanceRunFailureCode']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SkippedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedOrder'] = ResolversParentTypes['SkippedOrder']> = {
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['OrderSide']>, ParentType, ContextType>;
  notional?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SkipReason'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RebalancePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RebalancePreview'] = ResolversParentTypes['RebalancePreview']> = {
  previewId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  activeStrategyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalValue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['RebalancePreviewLine']>, ParentType, ContextType>;
  estimatedFees?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  estimatedRealizedGain?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  turnoverPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  cashAfter?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['SkippedOrder']>, ParentType, ContextType>;
};

export type RebalancePreviewLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RebalancePreviewLine'] = ResolversParentTypes['RebalancePreviewLine']> = {
  assetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  actualPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currentQuantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  targetQuantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  side?: Resolver<Maybe<ResolversTypes['OrderSide']>, ParentType, ContextType>;
  quantityDelta?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  estimatedPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  estimatedNotional?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  estimatedRealizedGain?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type StrategyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Strategy'] = ResolversParentTypes['Strategy']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StrategyKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StrategyStatus'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['StrategyVisibility'], ParentType, ContextType>;
  expert?: Resolver<Maybe<ResolversTypes['Expert']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['RiskTolerance'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cashPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  holdings?: Resolver<Array<ResolversTypes['StrategyHolding']>, ParentType, ContextType>;
  rebalanceRules?: Resolver<Array<ResolversTypes['RebalanceRule']>, ParentType, ContextType>;
  cooldownDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimumInvestment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  requiredTier?: Resolver<ResolversTypes['SubscriptionTier'], ParentType, ContextType>;
  subscriberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assetsUnderStrategy?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  oneYearReturnPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  performance?: Resolver<ResolversTypes['StrategyPerformance'], ParentType, ContextType, RequireFields<StrategyPerformanceArgs, 'range'>>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  votingEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  myVotes?: Resolver<Array<ResolversTypes['StrategyAssetVote']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['StrategySubscription']>, ParentType, ContextType>;
  sourceStrategyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StrategyHoldingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StrategyHolding'] = ResolversParentTypes['StrategyHolding']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  asset?: Resolver<ResolversTypes['Asset'], ParentType, ContextType>;
  targetPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voteTally?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StrategyPerformanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StrategyPerformance'] = ResolversParentTypes['StrategyPerformance']> = {
  range?: Resolver<ResolversTypes['PastRange'], ParentType, ContextType>;
  returnPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  annualizedReturnPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  volatilityPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  maxDrawdownPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  sharpeRatio?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  benchmarkSymbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  benchmarkReturnPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  series?: Resolver<Array<ResolversTypes['DataPoint']>, ParentType, ContextType>;
};

export type RebalanceRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RebalanceRule'] = ResolversParentTypes['RebalanceRule']> = {
  trigger?: Resolver<ResolversTypes['RebalanceTrigger'], ParentType, ContextType>;
  driftPercentPoints?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  driftPercentOfTarget?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  weekday?: Resolver<Maybe<ResolversTypes['TradingWeekday']>, ParentType, ContextType>;
  monthDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quarterDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yearDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StrategyPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StrategyPage'] = ResolversParentTypes['StrategyPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Strategy']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StrategyDeletionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StrategyDeletion'] = ResolversParentTypes['StrategyDeletion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['StrategyDeletionOutcome'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StrategySubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StrategySubscription'] = ResolversParentTypes['StrategySubscription']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  strategy?: Resolver<ResolversTypes['Strategy'], ParentType, ContextType>;
  autoSync?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notify?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subscribedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StrategyAssetVoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StrategyAssetVote'] = ResolversParentTypes['StrategyAssetVote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  strategyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asset?: Resolver<ResolversTypes['Asset'], ParentType, ContextType>;
  vote?: Resolver<ResolversTypes['AssetVote'], ParentType, ContextType>;
  upVotes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downVotes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tally?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPreview'] = ResolversParentTypes['OrderPreview']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['OrderRefusal']>, ParentType, ContextType>;
  brokerAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  fees?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  cashNeeded?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  quantityNeeded?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  buyingPower?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  buyingPowerAfter?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['MarketSession'], ParentType, ContextType>;
  waits?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  worksAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrderRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRefusal'] = ResolversParentTypes['OrderRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  quantityFilled?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  averageFilledPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  clientOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  asset?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assetClass?: Resolver<ResolversTypes['AssetClass'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['OrderSide'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderType'], ParentType, ContextType>;
  timeInForce?: Resolver<ResolversTypes['TimeInForce'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  notional?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  limitPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  stopPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  premarket?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tradingMode?: Resolver<ResolversTypes['TradingMode'], ParentType, ContextType>;
  brokerAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  brokerCredentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  brokerOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['OrderSource'], ParentType, ContextType>;
  activeStrategyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  replacesOrderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  replacedByOrderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['OrderFailureCode']>, ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  executions?: Resolver<Array<ResolversTypes['Execution']>, ParentType, ContextType>;
  realizedProfitLoss?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  lots?: Resolver<Array<ResolversTypes['OrderLot']>, ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  canceledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  replacedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OrderLotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLot'] = ResolversParentTypes['OrderLot']> = {
  lotId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  quantitySold?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type ExecutionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Execution'] = ResolversParentTypes['Execution']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Position'] = ResolversParentTypes['Position']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assetClass?: Resolver<ResolversTypes['AssetClass'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  quantityAvailable?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  averageEntryPrice?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  costBasis?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  marketValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  marketValueInDisplayCurrency?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  unrealizedProfitLoss?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  unrealizedProfitLossPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currentPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  previousClose?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  intradayProfitLoss?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  intradayProfitLossPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  changeTodayPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  priceAsOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  asset?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  brokerAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tradingMode?: Resolver<ResolversTypes['TradingMode'], ParentType, ContextType>;
  lots?: Resolver<Array<ResolversTypes['PositionLot']>, ParentType, ContextType>;
};

export type PositionLotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionLot'] = ResolversParentTypes['PositionLot']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  acquiredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  quantityAvailable?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  costBasis?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unitCost?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  activeStrategyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Decimal?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  CurrencyCode?: GraphQLScalarType;
  CountryCode?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  OperationResult?: OperationResultResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MoneyRange?: MoneyRangeResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  DataPoint?: DataPointResolvers<ContextType>;
  NamedValue?: NamedValueResolvers<ContextType>;
  ApiCredential?: ApiCredentialResolvers<ContextType>;
  CreatedApiCredential?: CreatedApiCredentialResolvers<ContextType>;
  Appointment?: AppointmentResolvers<ContextType>;
  AppointmentPage?: AppointmentPageResolvers<ContextType>;
  AccountClosure?: AccountClosureResolvers<ContextType>;
  ClosureObstacle?: ClosureObstacleResolvers<ContextType>;
  ConsentRequest?: ConsentRequestResolvers<ContextType>;
  ConsentDecision?: ConsentDecisionResolvers<ContextType>;
  ConnectedApp?: ConnectedAppResolvers<ContextType>;
  DeviceToken?: DeviceTokenResolvers<ContextType>;
  InvestorPreferences?: InvestorPreferencesResolvers<ContextType>;
  NewsletterSubscription?: NewsletterSubscriptionResolvers<ContextType>;
  OAuthLink?: OAuthLinkResolvers<ContextType>;
  PasskeyCeremony?: PasskeyCeremonyResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  UserPreferences?: UserPreferencesResolvers<ContextType>;
  NotificationPreference?: NotificationPreferenceResolvers<ContextType>;
  WaysIn?: WaysInResolvers<ContextType>;
  SecurityEvent?: SecurityEventResolvers<ContextType>;
  SecurityEventPage?: SecurityEventPageResolvers<ContextType>;
  SecurityState?: SecurityStateResolvers<ContextType>;
  MfaEnrollment?: MfaEnrollmentResolvers<ContextType>;
  MfaState?: MfaStateResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignInChallenge?: SignInChallengeResolvers<ContextType>;
  SignInProvider?: SignInProviderResolvers<ContextType>;
  SignedInBrowser?: SignedInBrowserResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserAccount?: UserAccountResolvers<ContextType>;
  AssistantMessage?: AssistantMessageResolvers<ContextType>;
  AssistantPart?: AssistantPartResolvers<ContextType>;
  AssistantCitation?: AssistantCitationResolvers<ContextType>;
  AssistantMessagePage?: AssistantMessagePageResolvers<ContextType>;
  AssistantExchange?: AssistantExchangeResolvers<ContextType>;
  AssistantNotification?: AssistantNotificationResolvers<ContextType>;
  AssistantAction?: AssistantActionResolvers<ContextType>;
  AssistantReference?: AssistantReferenceResolvers<ContextType>;
  AssistantStreamEvent?: AssistantStreamEventResolvers<ContextType>;
  AssistantThread?: AssistantThreadResolvers<ContextType>;
  AssistantThreadPage?: AssistantThreadPageResolvers<ContextType>;
  AssistantQuota?: AssistantQuotaResolvers<ContextType>;
  SubscriptionPlan?: SubscriptionPlanResolvers<ContextType>;
  PlanPrice?: PlanPriceResolvers<ContextType>;
  UserSubscription?: UserSubscriptionResolvers<ContextType>;
  PlatformInvestAccountActivity?: PlatformInvestAccountActivityResolvers<ContextType>;
  PlatformInvestAccountActivityPage?: PlatformInvestAccountActivityPageResolvers<ContextType>;
  BrokerAccount?: BrokerAccountResolvers<ContextType>;
  BrokerCredential?: BrokerCredentialResolvers<ContextType>;
  BrokerIntegration?: BrokerIntegrationResolvers<ContextType>;
  CredentialField?: CredentialFieldResolvers<ContextType>;
  BrokerCredentialDeletion?: BrokerCredentialDeletionResolvers<ContextType>;
  PlatformInvestAccountDocument?: PlatformInvestAccountDocumentResolvers<ContextType>;
  PlatformInvestAccountDocumentPage?: PlatformInvestAccountDocumentPageResolvers<ContextType>;
  PortfolioHistory?: PortfolioHistoryResolvers<ContextType>;
  PortfolioHistoryPoint?: PortfolioHistoryPointResolvers<ContextType>;
  CashflowChart?: CashflowChartResolvers<ContextType>;
  CashflowPoint?: CashflowPointResolvers<ContextType>;
  PlatformInvestAccountConfig?: PlatformInvestAccountConfigResolvers<ContextType>;
  PlatformInvestAccountBalances?: PlatformInvestAccountBalancesResolvers<ContextType>;
  CryptoAutoSweep?: CryptoAutoSweepResolvers<ContextType>;
  CryptoCurrencyTransfer?: CryptoCurrencyTransferResolvers<ContextType>;
  CryptoCurrencyTransferPage?: CryptoCurrencyTransferPageResolvers<ContextType>;
  TravelRuleInfo?: TravelRuleInfoResolvers<ContextType>;
  TravelRuleAction?: TravelRuleActionResolvers<ContextType>;
  TravelRuleField?: TravelRuleFieldResolvers<ContextType>;
  Vasp?: VaspResolvers<ContextType>;
  CryptoCurrencyWallet?: CryptoCurrencyWalletResolvers<ContextType>;
  WhitelistedWallet?: WhitelistedWalletResolvers<ContextType>;
  ExportJob?: ExportJobResolvers<ContextType>;
  ExportJobPage?: ExportJobPageResolvers<ContextType>;
  SavedBankAccount?: SavedBankAccountResolvers<ContextType>;
  BankDetail?: BankDetailResolvers<ContextType>;
  PaymentProvider?: PaymentProviderResolvers<ContextType>;
  PaymentLimit?: PaymentLimitResolvers<ContextType>;
  Card?: CardResolvers<ContextType>;
  CardSetup?: CardSetupResolvers<ContextType>;
  Deposit?: DepositResolvers<ContextType>;
  DepositPage?: DepositPageResolvers<ContextType>;
  ForexRate?: ForexRateResolvers<ContextType>;
  TemporaryQuote?: TemporaryQuoteResolvers<ContextType>;
  InterestEnrollment?: InterestEnrollmentResolvers<ContextType>;
  PendingUserTransaction?: PendingUserTransactionResolvers<ContextType>;
  PendingUserTransactionPage?: PendingUserTransactionPageResolvers<ContextType>;
  WithdrawalRequest?: WithdrawalRequestResolvers<ContextType>;
  WithdrawalPreview?: WithdrawalPreviewResolvers<ContextType>;
  WithdrawalRefusal?: WithdrawalRefusalResolvers<ContextType>;
  DiscoverList?: DiscoverListResolvers<ContextType>;
  DiscoverItem?: DiscoverItemResolvers<ContextType>;
  Expert?: ExpertResolvers<ContextType>;
  ExpertPage?: ExpertPageResolvers<ContextType>;
  Like?: LikeResolvers<ContextType>;
  LikePage?: LikePageResolvers<ContextType>;
  LikeableAsset?: LikeableAssetResolvers<ContextType>;
  TradeIdea?: TradeIdeaResolvers<ContextType>;
  TradeIdeaTarget?: TradeIdeaTargetResolvers<ContextType>;
  TradeIdeaUpdate?: TradeIdeaUpdateResolvers<ContextType>;
  TradeIdeaPage?: TradeIdeaPageResolvers<ContextType>;
  Agreement?: AgreementResolvers<ContextType>;
  SignedAgreement?: SignedAgreementResolvers<ContextType>;
  KycAgreement?: KycAgreementResolvers<ContextType>;
  KycCompany?: KycCompanyResolvers<ContextType>;
  KycPerson?: KycPersonResolvers<ContextType>;
  KycContact?: KycContactResolvers<ContextType>;
  KycDisclosures?: KycDisclosuresResolvers<ContextType>;
  KycDocument?: KycDocumentResolvers<ContextType>;
  KycIdentity?: KycIdentityResolvers<ContextType>;
  IdvSession?: IdvSessionResolvers<ContextType>;
  IdvToken?: IdvTokenResolvers<ContextType>;
  Kyc?: KycResolvers<ContextType>;
  KycSectionState?: KycSectionStateResolvers<ContextType>;
  KycProblem?: KycProblemResolvers<ContextType>;
  KycRequest?: KycRequestResolvers<ContextType>;
  KycTrustedContact?: KycTrustedContactResolvers<ContextType>;
  W8Ben?: W8BenResolvers<ContextType>;
  W8BenTreatyClaim?: W8BenTreatyClaimResolvers<ContextType>;
  Asset?: AssetResolvers<ContextType>;
  StockPrice?: StockPriceResolvers<ContextType>;
  AssetLookup?: AssetLookupResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  AssetPage?: AssetPageResolvers<ContextType>;
  AssetTickerLookup?: AssetTickerLookupResolvers<ContextType>;
  Bar?: BarResolvers<ContextType>;
  BarPage?: BarPageResolvers<ContextType>;
  AssetPerformance?: AssetPerformanceResolvers<ContextType>;
  RangeReturn?: RangeReturnResolvers<ContextType>;
  LivePrice?: LivePriceResolvers<ContextType>;
  MarketHours?: MarketHoursResolvers<ContextType>;
  MarketDay?: MarketDayResolvers<ContextType>;
  OptionContract?: OptionContractResolvers<ContextType>;
  OptionChain?: OptionChainResolvers<ContextType>;
  NetWorthAsset?: NetWorthAssetResolvers<ContextType>;
  NetWorthAssetPoint?: NetWorthAssetPointResolvers<ContextType>;
  NetWorthAssetPointPage?: NetWorthAssetPointPageResolvers<ContextType>;
  NetWorthDashboard?: NetWorthDashboardResolvers<ContextType>;
  NetWorthTotals?: NetWorthTotalsResolvers<ContextType>;
  AllocationSlice?: AllocationSliceResolvers<ContextType>;
  NetWorthSettings?: NetWorthSettingsResolvers<ContextType>;
  NetWorthDocument?: NetWorthDocumentResolvers<ContextType>;
  NetWorthDocumentPage?: NetWorthDocumentPageResolvers<ContextType>;
  DocumentUpload?: DocumentUploadResolvers<ContextType>;
  NetWorthExpense?: NetWorthExpenseResolvers<ContextType>;
  NetWorthFile?: NetWorthFileResolvers<ContextType>;
  ExtractedRow?: ExtractedRowResolvers<ContextType>;
  NetWorthFilePage?: NetWorthFilePageResolvers<ContextType>;
  NetWorthFlowPoint?: NetWorthFlowPointResolvers<ContextType>;
  NetWorthFlowPointPage?: NetWorthFlowPointPageResolvers<ContextType>;
  NetWorthGoal?: NetWorthGoalResolvers<ContextType>;
  GoalFundingRule?: GoalFundingRuleResolvers<ContextType>;
  NetWorthHousehold?: NetWorthHouseholdResolvers<ContextType>;
  HouseholdMember?: HouseholdMemberResolvers<ContextType>;
  NetWorthIncome?: NetWorthIncomeResolvers<ContextType>;
  InstrumentPrice?: InstrumentPriceResolvers<ContextType>;
  InstrumentPricePage?: InstrumentPricePageResolvers<ContextType>;
  Instrument?: InstrumentResolvers<ContextType>;
  NetWorthLiability?: NetWorthLiabilityResolvers<ContextType>;
  LiabilityTrade?: LiabilityTradeResolvers<ContextType>;
  AmortizationRow?: AmortizationRowResolvers<ContextType>;
  NetWorthLiabilityPoint?: NetWorthLiabilityPointResolvers<ContextType>;
  NetWorthLiabilityPointPage?: NetWorthLiabilityPointPageResolvers<ContextType>;
  NetWorthReport?: NetWorthReportResolvers<ContextType>;
  NetWorthShareLink?: NetWorthShareLinkResolvers<ContextType>;
  NetWorthShareLinkPage?: NetWorthShareLinkPageResolvers<ContextType>;
  SharedNetWorth?: SharedNetWorthResolvers<ContextType>;
  SharedTotals?: SharedTotalsResolvers<ContextType>;
  SharedSlice?: SharedSliceResolvers<ContextType>;
  SharedAsset?: SharedAssetResolvers<ContextType>;
  SharedLiability?: SharedLiabilityResolvers<ContextType>;
  SharedCashFlow?: SharedCashFlowResolvers<ContextType>;
  SharedGoal?: SharedGoalResolvers<ContextType>;
  SharedPoint?: SharedPointResolvers<ContextType>;
  SharedPointPage?: SharedPointPageResolvers<ContextType>;
  NewsItem?: NewsItemResolvers<ContextType>;
  NewsItemPage?: NewsItemPageResolvers<ContextType>;
  NewsUpdate?: NewsUpdateResolvers<ContextType>;
  Announcement?: AnnouncementResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  HealthStatus?: HealthStatusResolvers<ContextType>;
  HealthCheckItem?: HealthCheckItemResolvers<ContextType>;
  NetWorthDividend?: NetWorthDividendResolvers<ContextType>;
  NetWorthDividendPage?: NetWorthDividendPageResolvers<ContextType>;
  PortfolioEmailSettings?: PortfolioEmailSettingsResolvers<ContextType>;
  PortfolioEmail?: PortfolioEmailResolvers<ContextType>;
  PortfolioEmailPage?: PortfolioEmailPageResolvers<ContextType>;
  Portfolio?: PortfolioResolvers<ContextType>;
  PortfolioGain?: PortfolioGainResolvers<ContextType>;
  Holding?: HoldingResolvers<ContextType>;
  Lot?: LotResolvers<ContextType>;
  TrackedTrade?: TrackedTradeResolvers<ContextType>;
  TrackedTradePage?: TrackedTradePageResolvers<ContextType>;
  SplitRatio?: SplitRatioResolvers<ContextType>;
  LotSelection?: LotSelectionResolvers<ContextType>;
  WalletWatch?: WalletWatchResolvers<ContextType>;
  WalletBalance?: WalletBalanceResolvers<ContextType>;
  ActiveStrategy?: ActiveStrategyResolvers<ContextType>;
  ActiveStrategyHolding?: ActiveStrategyHoldingResolvers<ContextType>;
  RecurringContribution?: RecurringContributionResolvers<ContextType>;
  AttachableShares?: AttachableSharesResolvers<ContextType>;
  ActiveStrategyPage?: ActiveStrategyPageResolvers<ContextType>;
  RebalanceRun?: RebalanceRunResolvers<ContextType>;
  SkippedOrder?: SkippedOrderResolvers<ContextType>;
  RebalancePreview?: RebalancePreviewResolvers<ContextType>;
  RebalancePreviewLine?: RebalancePreviewLineResolvers<ContextType>;
  Strategy?: StrategyResolvers<ContextType>;
  StrategyHolding?: StrategyHoldingResolvers<ContextType>;
  StrategyPerformance?: StrategyPerformanceResolvers<ContextType>;
  RebalanceRule?: RebalanceRuleResolvers<ContextType>;
  StrategyPage?: StrategyPageResolvers<ContextType>;
  StrategyDeletion?: StrategyDeletionResolvers<ContextType>;
  StrategySubscription?: StrategySubscriptionResolvers<ContextType>;
  StrategyAssetVote?: StrategyAssetVoteResolvers<ContextType>;
  OrderPreview?: OrderPreviewResolvers<ContextType>;
  OrderRefusal?: OrderRefusalResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderLot?: OrderLotResolvers<ContextType>;
  Execution?: ExecutionResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
  PositionLot?: PositionLotResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  tokenScope?: TokenScopeDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  anonymous?: AnonymousDirectiveResolver<any, any, ContextType>;
  sessionOnly?: SessionOnlyDirectiveResolver<any, any, ContextType>;
  sensitive?: SensitiveDirectiveResolver<any, any, ContextType>;
  effect?: EffectDirectiveResolver<any, any, ContextType>;
  transition?: TransitionDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  movesMoney?: MovesMoneyDirectiveResolver<any, any, ContextType>;
  stepUp?: StepUpDirectiveResolver<any, any, ContextType>;
  column?: ColumnDirectiveResolver<any, any, ContextType>;
  selects?: SelectsDirectiveResolver<any, any, ContextType>;
  example?: ExampleDirectiveResolver<any, any, ContextType>;
  constraint?: ConstraintDirectiveResolver<any, any, ContextType>;
};
