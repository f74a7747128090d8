// Generated from the contract by `npm run codegen`. Do not edit.

import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ActiveShown, ActiveHoldingShown } from '../../domains/strategies/actives/active-shown.ts';
import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import type { BrokerAccountShown } from '../../domains/brokerage/accounts/account-shown.ts';
import type { CredentialShown } from '../../domains/brokerage/credentials/credentials.sql.ts';
import type { IntegrationShown } from '../../domains/brokerage/integrations.ts';
import type { WalletShown } from '../../domains/crypto/wallets/wallet-shown.ts';
import type { DiscoverItemRow, DiscoverListRow } from '../../domains/ideas/discover/fetch-discover-lists.ts';
import type { LikeRow } from '../../domains/ideas/likes/likes.sql.ts';
import type { LikeableAssetRow } from '../../domains/ideas/discover/generate-likeable-assets.ts';
import type { AssetShown } from '../../domains/networth/assets/asset-shown.ts';
import type { FileShown } from '../../domains/networth/imports/files.sql.ts';
import type { LiabilityShown } from '../../domains/networth/liabilities/liability-shown.ts';
import type { TotalsShown } from '../../domains/networth/dashboard/totals-shown.ts';
import type { HoldingShown, PortfolioShown, GainShown } from '../../domains/portfolios/rows.ts';
import type { OrderShown } from '../../domains/trading/orders/orders.sql.ts';
import type { EmailRow } from '../../domains/portfolios/emails/emails.sql.ts';
import type { PositionShown } from '../../domains/trading/positions/position-shown.ts';
import type { RunRow } from '../../domains/strategies/runs/runs.sql.ts';
import type { BankAccountShown } from '../../domains/funding/bank-accounts/shown.ts';
import type { SessionRow } from '../../domains/account/sessions/session-row.ts';
import type { StrategyShown, StrategyPart } from '../../domains/strategies/definitions/strategy.ts';
import type { SubscriptionRow } from '../../domains/strategies/definitions/subscriptions.sql.ts';
import type { IdeaRow } from '../../domains/ideas/trade-ideas/trade-idea.ts';
import type { UserRow } from '../../domains/account/people/user.ts';
import type { SubscriptionShown } from '../../domains/billing/subscriptions/subscription-shown.ts';
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
  Decimal: { input: string; output: string; }
  DateTime: { input: Date; output: Date; }
  Date: { input: string; output: string; }
  CurrencyCode: { input: string; output: string; }
  CountryCode: { input: string; output: string; }
};

export type ConstraintFormat =
  | 'UUID'
  | 'EMAIL'
  | 'LINE';

export type Scope =
  | 'IDENTITY'
  | 'PROFILE_READ'
  | 'PROFILE_WRITE'
  | 'PORTFOLIO_READ'
  | 'PORTFOLIO_WRITE'
  | 'TRADE'
  | 'FUNDING_READ'
  | 'FUNDING_WRITE'
  | 'PUBLIC';

export type Query = {
  __typename?: 'Query';
  apiCredentials: Array<ApiCredential>;
  fetchUserAppointments: AppointmentPage;
  accountClosure: AccountClosure;
  consentRequest: ConsentRequest;
  connectedApps: Array<ConnectedApp>;
  assistantAccess: AssistantAccess;
  fetchMyDeviceTokens: Array<DeviceToken>;
  fetchInvestorPreferences: InvestorPreferences;
  getNewsletterStatus: NewsletterSubscription;
  fetchMyPasskeys: Array<Passkey>;
  waysIn: Array<WaysIn>;
  securityEvents: SecurityEventPage;
  currentSession: Maybe<Session>;
  signInProviders: Array<SignInProvider>;
  registrationPolicy: RegistrationPolicy;
  sessions: Array<SignedInBrowser>;
  fetchCurrentUser: User;
  listAgentRequests: Array<AgentRequest>;
  fetchMyAssistantThreads: AssistantThreadPage;
  fetchAssistantThreadById: AssistantMessagePage;
  planCoupon: PlanCoupon;
  listSubscriptions: Array<SubscriptionPlan>;
  listUserSubscriptions: Array<UserSubscription>;
  fetchPlatformInvestAccountActivities: PlatformInvestAccountActivityPage;
  getBrokerAccounts: Array<BrokerAccount>;
  getAvailableBrokerIntegrations: Array<BrokerIntegration>;
  fetchPlatformInvestAccountDocuments: PlatformInvestAccountDocumentPage;
  fetchPlatformInvestAccountDocumentById: PlatformInvestAccountDocument;
  getPortfolioHistory: PortfolioHistory;
  getDepositsAndWithdrawalsChart: CashflowChart;
  fetchPlatformInvestAccountConfig: PlatformInvestAccountConfig;
  fetchPlatformInvestAccountBalances: PlatformInvestAccountBalances;
  getCryptoAutoSweeps: Array<CryptoAutoSweep>;
  fetchCryptoCurrencyTransfers: CryptoCurrencyTransferPage;
  searchVASPs: Array<Vasp>;
  fetchCryptoCurrencyWallets: Array<CryptoCurrencyWallet>;
  fetchCryptoWalletAddress: CryptoCurrencyWallet;
  fetchWhitelistedWallets: Array<WhitelistedWallet>;
  myExportJobs: ExportJobPage;
  fetchSavedBankAccount: Maybe<SavedBankAccount>;
  fetchSavedPayoutAccount: Maybe<SavedBankAccount>;
  getBankDetail: BankDetail;
  getUSDBankingDetails: BankDetail;
  fetchDefaultPaymentProvider: PaymentProvider;
  listCards: Array<Card>;
  fetchUserDeposits: DepositPage;
  fetchCurrentRates: Array<ForexRate>;
  getMyForexFeeRate: Scalars['Decimal']['output'];
  getTemporaryQuote: TemporaryQuote;
  fetchPendingUserTransactions: PendingUserTransactionPage;
  fetchDiscoverLists: Array<DiscoverList>;
  fetchExperts: ExpertPage;
  fetchUserLikes: LikePage;
  getTradeIdeas: TradeIdeaPage;
  getAllTradeIdeas: TradeIdeaPage;
  getClosedTradeIdeas: TradeIdeaPage;
  getTradeIdea: TradeIdea;
  fetchAccountAgreements: Array<Agreement>;
  getIdvToken: IdvToken;
  fetchKYC: Kyc;
  fetchAssetByTicker: Asset;
  fetchAssetsByAssetIds: AssetLookup;
  searchBar: Array<SearchResult>;
  getCurrentStockPrice: StockPrice;
  fetchAssetByAssetId: Asset;
  fetchAssetsByTickers: AssetTickerLookup;
  getTradableAssets: AssetPage;
  fetchAvailableRates: Array<ForexRate>;
  getStockHistoricalData: BarPage;
  fetchAssetPerformance: AssetPerformance;
  fetchMarketHours: MarketHours;
  getExpirationDates: Array<Scalars['Date']['output']>;
  getStrikes: Array<Scalars['Decimal']['output']>;
  getOptionChain: OptionChain;
  getOptionHistoricalData: BarPage;
  netWorthAssets: Array<NetWorthAsset>;
  netWorthAssetHistory: NetWorthAssetPointPage;
  netWorthDashboard: NetWorthDashboard;
  netWorthDisplayCurrency: NetWorthSettings;
  netWorthDocuments: NetWorthDocumentPage;
  netWorthExpenses: Array<NetWorthExpense>;
  netWorthExpenseHistory: NetWorthFlowPointPage;
  netWorthPortfolioFiles: NetWorthFilePage;
  netWorthAllPortfolioFiles: NetWorthFilePage;
  netWorthGoals: Array<NetWorthGoal>;
  netWorthHousehold: Maybe<NetWorthHousehold>;
  householdInvitation: HouseholdInvitation;
  netWorthIncomes: Array<NetWorthIncome>;
  netWorthIncomeHistory: NetWorthFlowPointPage;
  getInstrumentPrices: InstrumentPricePage;
  searchInstruments: Array<Instrument>;
  netWorthLiabilities: Array<NetWorthLiability>;
  netWorthLiabilityHistory: NetWorthLiabilityPointPage;
  netWorthShareLinks: NetWorthShareLinkPage;
  sharedNetWorthDashboard: SharedNetWorth;
  sharedNetWorthAssetHistory: SharedPointPage;
  fetchNewsByAssetIds: NewsItemPage;
  fetchAnnouncement: Maybe<Announcement>;
  getAvailableCountries: Array<Country>;
  healthCheck: HealthStatus;
  netWorthAssetDividends: NetWorthDividendPage;
  getPortfolioEmails: PortfolioEmailPage;
  getPortfolios: Array<Portfolio>;
  getDefaultPortfolio: Portfolio;
  getDefaultLiabilityPortfolio: Portfolio;
  getRelayTrades: TrackedTradePage;
  getWalletWatches: Array<WalletWatch>;
  fetchActiveStrategy: Maybe<ActiveStrategy>;
  fetchAllActiveStrategies: ActiveStrategyPage;
  getAvailableSharesToAttach: Array<AttachableShares>;
  getRebalancePreview: RebalancePreview;
  fetchStrategies: StrategyPage;
  fetchStrategy: Strategy;
  getOrders: OrderPage;
  getPositions: Array<Position>;
};


export type QueryFetchUserAppointmentsArgs = {
  params?: InputMaybe<FetchUserAppointmentsInput>;
};


export type QueryConsentRequestArgs = {
  params: ConsentRequestInput;
};


export type QueryFetchMyDeviceTokensArgs = {
  params?: InputMaybe<FetchMyDeviceTokensInput>;
};


export type QueryFetchMyPasskeysArgs = {
  params?: InputMaybe<FetchMyPasskeysInput>;
};


export type QueryWaysInArgs = {
  params: WaysInInput;
};


export type QuerySecurityEventsArgs = {
  params?: InputMaybe<SecurityEventsInput>;
};


export type QueryListAgentRequestsArgs = {
  params?: InputMaybe<ListAgentRequestsInput>;
};


export type QueryFetchMyAssistantThreadsArgs = {
  params?: InputMaybe<FetchMyAssistantThreadsInput>;
};


export type QueryFetchAssistantThreadByIdArgs = {
  params: FetchAssistantThreadByIdInput;
};


export type QueryPlanCouponArgs = {
  params: PlanCouponInput;
};


export type QueryListSubscriptionsArgs = {
  params?: InputMaybe<ListSubscriptionsInput>;
};


export type QueryListUserSubscriptionsArgs = {
  params?: InputMaybe<ListUserSubscriptionsInput>;
};


export type QueryFetchPlatformInvestAccountActivitiesArgs = {
  params?: InputMaybe<FetchPlatformInvestAccountActivitiesInput>;
};


export type QueryGetBrokerAccountsArgs = {
  params?: InputMaybe<GetBrokerAccountsInput>;
};


export type QueryGetAvailableBrokerIntegrationsArgs = {
  params?: InputMaybe<GetAvailableBrokerIntegrationsInput>;
};


export type QueryFetchPlatformInvestAccountDocumentsArgs = {
  params?: InputMaybe<FetchPlatformInvestAccountDocumentsInput>;
};


export type QueryFetchPlatformInvestAccountDocumentByIdArgs = {
  params: FetchPlatformInvestAccountDocumentByIdInput;
};


export type QueryGetPortfolioHistoryArgs = {
  params?: InputMaybe<GetPortfolioHistoryInput>;
};


export type QueryGetDepositsAndWithdrawalsChartArgs = {
  params?: InputMaybe<GetDepositsAndWithdrawalsChartInput>;
};


export type QueryFetchPlatformInvestAccountBalancesArgs = {
  params?: InputMaybe<FetchPlatformInvestAccountBalancesInput>;
};


export type QueryGetCryptoAutoSweepsArgs = {
  params?: InputMaybe<GetCryptoAutoSweepsInput>;
};


export type QueryFetchCryptoCurrencyTransfersArgs = {
  params?: InputMaybe<FetchCryptoCurrencyTransfersInput>;
};


export type QuerySearchVASPsArgs = {
  params: SearchVASPsInput;
};


export type QueryFetchCryptoCurrencyWalletsArgs = {
  params?: InputMaybe<FetchCryptoCurrencyWalletsInput>;
};


export type QueryFetchCryptoWalletAddressArgs = {
  params: FetchCryptoWalletAddressInput;
};


export type QueryFetchWhitelistedWalletsArgs = {
  params?: InputMaybe<FetchWhitelistedWalletsInput>;
};


export type QueryMyExportJobsArgs = {
  params?: InputMaybe<MyExportJobsInput>;
};


export type QueryFetchSavedBankAccountArgs = {
  params: FetchSavedBankAccountInput;
};


export type QueryFetchSavedPayoutAccountArgs = {
  params: FetchSavedPayoutAccountInput;
};


export type QueryGetBankDetailArgs = {
  params: GetBankDetailInput;
};


export type QueryGetUSDBankingDetailsArgs = {
  params?: InputMaybe<GetUSDBankingDetailsInput>;
};


export type QueryFetchDefaultPaymentProviderArgs = {
  params: FetchDefaultPaymentProviderInput;
};


export type QueryListCardsArgs = {
  params?: InputMaybe<ListCardsInput>;
};


export type QueryFetchUserDepositsArgs = {
  params?: InputMaybe<FetchUserDepositsInput>;
};


export type QueryFetchCurrentRatesArgs = {
  params?: InputMaybe<FetchCurrentRatesInput>;
};


export type QueryGetTemporaryQuoteArgs = {
  params: GetTemporaryQuoteInput;
};


export type QueryFetchPendingUserTransactionsArgs = {
  params?: InputMaybe<FetchPendingUserTransactionsInput>;
};


export type QueryFetchDiscoverListsArgs = {
  params?: InputMaybe<FetchDiscoverListsInput>;
};


export type QueryFetchExpertsArgs = {
  params?: InputMaybe<FetchExpertsInput>;
};


export type QueryFetchUserLikesArgs = {
  params?: InputMaybe<FetchUserLikesInput>;
};


export type QueryGetTradeIdeasArgs = {
  params?: InputMaybe<GetTradeIdeasInput>;
};


export type QueryGetAllTradeIdeasArgs = {
  params?: InputMaybe<GetAllTradeIdeasInput>;
};


export type QueryGetClosedTradeIdeasArgs = {
  params?: InputMaybe<GetClosedTradeIdeasInput>;
};


export type QueryGetTradeIdeaArgs = {
  params: GetTradeIdeaInput;
};


export type QueryFetchAccountAgreementsArgs = {
  params?: InputMaybe<FetchAccountAgreementsInput>;
};


export type QueryGetIdvTokenArgs = {
  params?: InputMaybe<GetIdvTokenInput>;
};


export type QueryFetchAssetByTickerArgs = {
  params: FetchAssetByTickerInput;
};


export type QueryFetchAssetsByAssetIdsArgs = {
  params: FetchAssetsByAssetIdsInput;
};


export type QuerySearchBarArgs = {
  params: SearchBarInput;
};


export type QueryGetCurrentStockPriceArgs = {
  params: GetCurrentStockPriceInput;
};


export type QueryFetchAssetByAssetIdArgs = {
  params: FetchAssetByAssetIdInput;
};


export type QueryFetchAssetsByTickersArgs = {
  params: FetchAssetsByTickersInput;
};


export type QueryGetTradableAssetsArgs = {
  params?: InputMaybe<GetTradableAssetsInput>;
};


export type QueryFetchAvailableRatesArgs = {
  params?: InputMaybe<FetchAvailableRatesInput>;
};


export type QueryGetStockHistoricalDataArgs = {
  params: GetStockHistoricalDataInput;
};


export type QueryFetchAssetPerformanceArgs = {
  params: FetchAssetPerformanceInput;
};


export type QueryFetchMarketHoursArgs = {
  params?: InputMaybe<FetchMarketHoursInput>;
};


export type QueryGetExpirationDatesArgs = {
  params: GetExpirationDatesInput;
};


export type QueryGetStrikesArgs = {
  params: GetStrikesInput;
};


export type QueryGetOptionChainArgs = {
  params: GetOptionChainInput;
};


export type QueryGetOptionHistoricalDataArgs = {
  params: GetOptionHistoricalDataInput;
};


export type QueryNetWorthAssetsArgs = {
  params?: InputMaybe<NetWorthAssetsInput>;
};


export type QueryNetWorthAssetHistoryArgs = {
  params?: InputMaybe<NetWorthAssetHistoryInput>;
};


export type QueryNetWorthDashboardArgs = {
  params?: InputMaybe<NetWorthDashboardInput>;
};


export type QueryNetWorthDocumentsArgs = {
  params?: InputMaybe<NetWorthDocumentsInput>;
};


export type QueryNetWorthExpensesArgs = {
  params?: InputMaybe<NetWorthExpensesInput>;
};


export type QueryNetWorthExpenseHistoryArgs = {
  params?: InputMaybe<NetWorthExpenseHistoryInput>;
};


export type QueryNetWorthPortfolioFilesArgs = {
  params: NetWorthPortfolioFilesInput;
};


export type QueryNetWorthAllPortfolioFilesArgs = {
  params?: InputMaybe<NetWorthAllPortfolioFilesInput>;
};


export type QueryNetWorthGoalsArgs = {
  params?: InputMaybe<NetWorthGoalsInput>;
};


export type QueryHouseholdInvitationArgs = {
  params: HouseholdInvitationInput;
};


export type QueryNetWorthIncomesArgs = {
  params?: InputMaybe<NetWorthIncomesInput>;
};


export type QueryNetWorthIncomeHistoryArgs = {
  params?: InputMaybe<NetWorthIncomeHistoryInput>;
};


export type QueryGetInstrumentPricesArgs = {
  params: GetInstrumentPricesInput;
};


export type QuerySearchInstrumentsArgs = {
  params: SearchInstrumentsInput;
};


export type QueryNetWorthLiabilitiesArgs = {
  params?: InputMaybe<NetWorthLiabilitiesInput>;
};


export type QueryNetWorthLiabilityHistoryArgs = {
  params?: InputMaybe<NetWorthLiabilityHistoryInput>;
};


export type QueryNetWorthShareLinksArgs = {
  params?: InputMaybe<NetWorthShareLinksInput>;
};


export type QuerySharedNetWorthDashboardArgs = {
  params: SharedNetWorthDashboardInput;
};


export type QuerySharedNetWorthAssetHistoryArgs = {
  params: SharedNetWorthAssetHistoryInput;
};


export type QueryFetchNewsByAssetIdsArgs = {
  params?: InputMaybe<FetchNewsByAssetIdsInput>;
};


export type QueryFetchAnnouncementArgs = {
  params?: InputMaybe<FetchAnnouncementInput>;
};


export type QueryNetWorthAssetDividendsArgs = {
  params?: InputMaybe<NetWorthAssetDividendsInput>;
};


export type QueryGetPortfolioEmailsArgs = {
  params: GetPortfolioEmailsInput;
};


export type QueryGetPortfoliosArgs = {
  params?: InputMaybe<GetPortfoliosInput>;
};


export type QueryGetRelayTradesArgs = {
  params?: InputMaybe<GetRelayTradesInput>;
};


export type QueryGetWalletWatchesArgs = {
  params?: InputMaybe<GetWalletWatchesInput>;
};


export type QueryFetchActiveStrategyArgs = {
  params: FetchActiveStrategyInput;
};


export type QueryFetchAllActiveStrategiesArgs = {
  params?: InputMaybe<FetchAllActiveStrategiesInput>;
};


export type QueryGetAvailableSharesToAttachArgs = {
  params?: InputMaybe<GetAvailableSharesToAttachInput>;
};


export type QueryGetRebalancePreviewArgs = {
  params: GetRebalancePreviewInput;
};


export type QueryFetchStrategiesArgs = {
  params?: InputMaybe<FetchStrategiesInput>;
};


export type QueryFetchStrategyArgs = {
  params: FetchStrategyInput;
};


export type QueryGetOrdersArgs = {
  params?: InputMaybe<GetOrdersInput>;
};


export type QueryGetPositionsArgs = {
  params?: InputMaybe<GetPositionsInput>;
};

export type Mutation = {
  __typename?: 'Mutation';
  createApiCredential: CreatedApiCredential;
  deleteApiCredential: OperationResult;
  closeAccount: OperationResult;
  decideConsent: ConsentDecision;
  updateConnectedApp: ConnectedApp;
  revokeConnectedApp: OperationResult;
  stopAssistants: AssistantAccess;
  resumeAssistants: AssistantAccess;
  registerDeviceToken: DeviceToken;
  removeDeviceToken: OperationResult;
  unregisterDeviceToken: OperationResult;
  emailLinkToInvestmentCalculator: OperationResult;
  saveInvestorPreferences: InvestorPreferences;
  subscribeToNewsletter: OperationResult;
  confirmNewsletter: OperationResult;
  unsubscribeFromNewsletter: OperationResult;
  createOAuthLink: OAuthLink;
  deleteOAuthLink: OperationResult;
  beginPasskeySignIn: PasskeyCeremony;
  finishPasskeySignIn: Session;
  beginPasskeyEnrollment: PasskeyCeremony;
  finishPasskeyEnrollment: Passkey;
  beginPasskeyStepUp: PasskeyCeremony;
  removePasskey: OperationResult;
  updateChartStartAtZero: UserPreferences;
  updateNetWorthAsHomePage: UserPreferences;
  updateUserAccount: UserAccount;
  updateUserProfile: UserAccount;
  resendVerificationEmail: OperationResult;
  requestPasswordReset: OperationResult;
  resetPassword: OperationResult;
  requestMfaEmail: OperationResult;
  register: OperationResult;
  verifyEmail: OperationResult;
  updateMfaQrCode: MfaEnrollment;
  updateMfa: MfaState;
  updateAntiPhishingCode: SecurityState;
  signIn: SignInResult;
  completeSignIn: Session;
  stepUp: Session;
  signOut: OperationResult;
  endSession: OperationResult;
  signOutEverywhere: OperationResult;
  decideAgentRequest: AgentRequest;
  startAssistantThreadWithMessage: AssistantExchange;
  insertMessageIntoAssistantThread: AssistantExchange;
  updateAssistantThread: AssistantThread;
  deleteAssistantThread: OperationResult;
  subscribeUser: UserSubscription;
  cancelSubscription: UserSubscription;
  saveBrokerCredential: BrokerCredential;
  deleteBrokerCredential: BrokerCredentialDeletion;
  updatePlatformInvestAccountConfig: PlatformInvestAccountConfig;
  createPartnerPaperAccount: BrokerAccount;
  fundPaperAccount: BrokerAccount;
  simulatePaperDeposit: Deposit;
  createCryptoAutoSweep: CryptoAutoSweep;
  deleteCryptoAutoSweep: OperationResult;
  requestCryptoWithdrawal: CryptoCurrencyTransfer;
  createCryptoCurrencyWallets: Array<CryptoCurrencyWallet>;
  requestWhitelistWallet: WhitelistedWallet;
  updateWhitelistedWalletTravelRule: WhitelistedWallet;
  deleteWhitelistedWallet: OperationResult;
  discardWhitelistedWallet: OperationResult;
  requestExport: ExportJob;
  markExportJobsViewed: OperationResult;
  saveBankAccountNZD: SavedBankAccount;
  saveBankAccountUSD: SavedBankAccount;
  deleteSavedBankAccount: OperationResult;
  savePayoutBankAccountNZD: SavedBankAccount;
  savePayoutBankAccountUSD: SavedBankAccount;
  deleteSavedPayoutAccount: OperationResult;
  discardBankAccount: OperationResult;
  saveNewCard: CardSetup;
  deleteCard: OperationResult;
  markDepositAsViewed: OperationResult;
  markAllDepositsAsViewed: OperationResult;
  optInInterest: InterestEnrollment;
  createPendingUserTransaction: PendingUserTransaction;
  deleteExpiredPendingUserTransactions: OperationResult;
  createWithdrawalRequest: WithdrawalRequest;
  cancelWithdrawal: WithdrawalRequest;
  toggleLike: Like;
  generateLikeableAssets: Array<LikeableAsset>;
  updateUserKycAgreements: Kyc;
  signAgreements: Array<Agreement>;
  signCustomerAgreement: Agreement;
  updateUserKycCompanySetup: Kyc;
  updateUserKycContactInformation: Kyc;
  updateUserKycDisclosures: Kyc;
  updateUserKycFileDocuments: Kyc;
  updateUserKycIdentityInformation: Kyc;
  updateIdvOutcome: Kyc;
  submitKyc: Kyc;
  updateUserKycTrustedContact: Kyc;
  updateUserKycW8BENFormDocument: Kyc;
  updateNetWorthDisplayCurrency: NetWorthSettings;
  createNetWorthDocumentUpload: DocumentUpload;
  finalizeNetWorthDocument: NetWorthDocument;
  deleteNetWorthDocument: OperationResult;
  createNetWorthExpense: NetWorthExpense;
  updateNetWorthExpense: NetWorthExpense;
  deleteNetWorthExpense: OperationResult;
  uploadNetWorthFile: NetWorthFile;
  retryNetWorthFileExtraction: NetWorthFile;
  deleteNetWorthFile: OperationResult;
  createNetWorthGoal: NetWorthGoal;
  updateNetWorthGoal: NetWorthGoal;
  deleteNetWorthGoal: OperationResult;
  createHousehold: NetWorthHousehold;
  updateHousehold: NetWorthHousehold;
  inviteHouseholdMember: NetWorthHousehold;
  joinHousehold: NetWorthHousehold;
  updateHouseholdMember: NetWorthHousehold;
  removeHouseholdMember: OperationResult;
  leaveHousehold: OperationResult;
  createNetWorthIncome: NetWorthIncome;
  updateNetWorthIncome: NetWorthIncome;
  deleteNetWorthIncome: OperationResult;
  addInstrumentPrice: InstrumentPrice;
  updateInstrumentPrice: InstrumentPrice;
  deleteInstrumentPrice: OperationResult;
  createCustomInstrument: Instrument;
  createCustomInstrumentWithDetails: NetWorthAsset;
  updateCustomInstrument: Instrument;
  setCustomInstrumentMetaData: Instrument;
  deleteCustomInstrument: OperationResult;
  createNetWorthLiability: NetWorthLiability;
  updateNetWorthLiability: NetWorthLiability;
  deleteNetWorthLiability: OperationResult;
  createNetWorthLiabilityTrade: LiabilityTrade;
  generateNetWorthReport: NetWorthReport;
  createNetWorthShareLink: NetWorthShareLink;
  revokeNetWorthShareLink: NetWorthShareLink;
  recordPushReceipt: OperationResult;
  createNetWorthDividend: NetWorthDividend;
  confirmNetWorthDividend: NetWorthDividend;
  setPortfolioEmailSettings: PortfolioEmailSettings;
  retryTradeEmail: PortfolioEmail;
  createNetworthPortfolio: Portfolio;
  renameNetWorthPortfolio: Portfolio;
  deleteRelayPortfolio: OperationResult;
  deleteInstrumentFromPortfolio: OperationResult;
  createTrade: TrackedTrade;
  createTradeForAsset: TrackedTrade;
  createRelayTrade: TrackedTrade;
  updateRelayTrade: TrackedTrade;
  deleteRelayTrade: OperationResult;
  confirmNetWorthTrade: TrackedTrade;
  addWalletWatch: WalletWatch;
  deleteWalletWatch: OperationResult;
  createCryptoWallet: Portfolio;
  createActiveStrategy: ActiveStrategy;
  updateActiveStrategy: ActiveStrategy;
  setActiveStrategyStatus: ActiveStrategy;
  setAssetShares: ActiveStrategy;
  syncWithSourceStrategy: ActiveStrategy;
  contributeToActiveStrategy: RebalanceRun;
  rebalanceActiveStrategy: RebalanceRun;
  liquidateActiveStrategy: RebalanceRun;
  createStrategy: Strategy;
  updateStrategy: Strategy;
  deleteStrategy: StrategyDeletion;
  subscribeToStrategy: StrategySubscription;
  unsubscribeFromStrategy: OperationResult;
  createStrategyAssetVotes: Array<StrategyAssetVote>;
  placeOrder: Order;
  cancelOrder: Order;
  editOrder: Order;
  liquidatePosition: Order;
};


export type MutationCreateApiCredentialArgs = {
  params: CreateApiCredentialInput;
};


export type MutationDeleteApiCredentialArgs = {
  params: DeleteApiCredentialInput;
};


export type MutationCloseAccountArgs = {
  params: CloseAccountInput;
};


export type MutationDecideConsentArgs = {
  params: DecideConsentInput;
};


export type MutationUpdateConnectedAppArgs = {
  params: UpdateConnectedAppInput;
};


export type MutationRevokeConnectedAppArgs = {
  params: RevokeConnectedAppInput;
};


export type MutationResumeAssistantsArgs = {
  params?: InputMaybe<ResumeAssistantsInput>;
};


export type MutationRegisterDeviceTokenArgs = {
  params: RegisterDeviceTokenInput;
};


export type MutationRemoveDeviceTokenArgs = {
  params: RemoveDeviceTokenInput;
};


export type MutationUnregisterDeviceTokenArgs = {
  params: UnregisterDeviceTokenInput;
};


export type MutationEmailLinkToInvestmentCalculatorArgs = {
  params: EmailLinkToInvestmentCalculatorInput;
};


export type MutationSaveInvestorPreferencesArgs = {
  params?: InputMaybe<SaveInvestorPreferencesInput>;
};


export type MutationSubscribeToNewsletterArgs = {
  params: SubscribeToNewsletterInput;
};


export type MutationConfirmNewsletterArgs = {
  params: ConfirmNewsletterInput;
};


export type MutationUnsubscribeFromNewsletterArgs = {
  params: UnsubscribeFromNewsletterInput;
};


export type MutationCreateOAuthLinkArgs = {
  params: CreateOAuthLinkInput;
};


export type MutationDeleteOAuthLinkArgs = {
  params: DeleteOAuthLinkInput;
};


export type MutationFinishPasskeySignInArgs = {
  params: FinishPasskeySignInInput;
};


export type MutationBeginPasskeyEnrollmentArgs = {
  params?: InputMaybe<BeginPasskeyEnrollmentInput>;
};


export type MutationFinishPasskeyEnrollmentArgs = {
  params: FinishPasskeyEnrollmentInput;
};


export type MutationRemovePasskeyArgs = {
  params: RemovePasskeyInput;
};


export type MutationUpdateChartStartAtZeroArgs = {
  params: UpdateChartStartAtZeroInput;
};


export type MutationUpdateNetWorthAsHomePageArgs = {
  params: UpdateNetWorthAsHomePageInput;
};


export type MutationUpdateUserAccountArgs = {
  params?: InputMaybe<UpdateUserAccountInput>;
};


export type MutationUpdateUserProfileArgs = {
  params?: InputMaybe<UpdateUserProfileInput>;
};


export type MutationResendVerificationEmailArgs = {
  params: ResendVerificationEmailInput;
};


export type MutationRequestPasswordResetArgs = {
  params: RequestPasswordResetInput;
};


export type MutationResetPasswordArgs = {
  params: ResetPasswordInput;
};


export type MutationRequestMfaEmailArgs = {
  params: RequestMfaEmailInput;
};


export type MutationRegisterArgs = {
  params: RegisterInput;
};


export type MutationVerifyEmailArgs = {
  params: VerifyEmailInput;
};


export type MutationUpdateMfaQrCodeArgs = {
  params?: InputMaybe<UpdateMfaQrCodeInput>;
};


export type MutationUpdateMfaArgs = {
  params: UpdateMfaInput;
};


export type MutationUpdateAntiPhishingCodeArgs = {
  params?: InputMaybe<UpdateAntiPhishingCodeInput>;
};


export type MutationSignInArgs = {
  params: SignInInput;
};


export type MutationCompleteSignInArgs = {
  params: CompleteSignInInput;
};


export type MutationStepUpArgs = {
  params: StepUpInput;
};


export type MutationEndSessionArgs = {
  params: EndSessionInput;
};


export type MutationSignOutEverywhereArgs = {
  params?: InputMaybe<SignOutEverywhereInput>;
};


export type MutationDecideAgentRequestArgs = {
  params: DecideAgentRequestInput;
};


export type MutationStartAssistantThreadWithMessageArgs = {
  params: StartAssistantThreadWithMessageInput;
};


export type MutationInsertMessageIntoAssistantThreadArgs = {
  params: InsertMessageIntoAssistantThreadInput;
};


export type MutationUpdateAssistantThreadArgs = {
  params: UpdateAssistantThreadInput;
};


export type MutationDeleteAssistantThreadArgs = {
  params: DeleteAssistantThreadInput;
};


export type MutationSubscribeUserArgs = {
  params: SubscribeUserInput;
};


export type MutationCancelSubscriptionArgs = {
  params: CancelSubscriptionInput;
};


export type MutationSaveBrokerCredentialArgs = {
  params: SaveBrokerCredentialInput;
};


export type MutationDeleteBrokerCredentialArgs = {
  params: DeleteBrokerCredentialInput;
};


export type MutationUpdatePlatformInvestAccountConfigArgs = {
  params?: InputMaybe<UpdatePlatformInvestAccountConfigInput>;
};


export type MutationCreatePartnerPaperAccountArgs = {
  params?: InputMaybe<CreatePartnerPaperAccountInput>;
};


export type MutationFundPaperAccountArgs = {
  params: FundPaperAccountInput;
};


export type MutationSimulatePaperDepositArgs = {
  params: SimulatePaperDepositInput;
};


export type MutationCreateCryptoAutoSweepArgs = {
  params: CreateCryptoAutoSweepInput;
};


export type MutationDeleteCryptoAutoSweepArgs = {
  params: DeleteCryptoAutoSweepInput;
};


export type MutationRequestCryptoWithdrawalArgs = {
  params: RequestCryptoWithdrawalInput;
};


export type MutationCreateCryptoCurrencyWalletsArgs = {
  params?: InputMaybe<CreateCryptoCurrencyWalletsInput>;
};


export type MutationRequestWhitelistWalletArgs = {
  params: RequestWhitelistWalletInput;
};


export type MutationUpdateWhitelistedWalletTravelRuleArgs = {
  params: UpdateWhitelistedWalletTravelRuleInput;
};


export type MutationDeleteWhitelistedWalletArgs = {
  params: DeleteWhitelistedWalletInput;
};


export type MutationDiscardWhitelistedWalletArgs = {
  params: DiscardWhitelistedWalletInput;
};


export type MutationRequestExportArgs = {
  params: RequestExportInput;
};


export type MutationMarkExportJobsViewedArgs = {
  params?: InputMaybe<MarkExportJobsViewedInput>;
};


export type MutationSaveBankAccountNZDArgs = {
  params: SaveBankAccountNZDInput;
};


export type MutationSaveBankAccountUSDArgs = {
  params: SaveBankAccountUSDInput;
};


export type MutationDeleteSavedBankAccountArgs = {
  params: DeleteSavedBankAccountInput;
};


export type MutationSavePayoutBankAccountNZDArgs = {
  params: SavePayoutBankAccountNZDInput;
};


export type MutationSavePayoutBankAccountUSDArgs = {
  params: SavePayoutBankAccountUSDInput;
};


export type MutationDeleteSavedPayoutAccountArgs = {
  params: DeleteSavedPayoutAccountInput;
};


export type MutationDiscardBankAccountArgs = {
  params: DiscardBankAccountInput;
};


export type MutationSaveNewCardArgs = {
  params?: InputMaybe<SaveNewCardInput>;
};


export type MutationDeleteCardArgs = {
  params: DeleteCardInput;
};


export type MutationMarkDepositAsViewedArgs = {
  params: MarkDepositAsViewedInput;
};


export type MutationOptInInterestArgs = {
  params: OptInInterestInput;
};


export type MutationCreatePendingUserTransactionArgs = {
  params: CreatePendingUserTransactionInput;
};


export type MutationCreateWithdrawalRequestArgs = {
  params: CreateWithdrawalRequestInput;
};


export type MutationCancelWithdrawalArgs = {
  params: CancelWithdrawalInput;
};


export type MutationToggleLikeArgs = {
  params: ToggleLikeInput;
};


export type MutationGenerateLikeableAssetsArgs = {
  params?: InputMaybe<GenerateLikeableAssetsInput>;
};


export type MutationUpdateUserKycAgreementsArgs = {
  params: UpdateUserKycAgreementsInput;
};


export type MutationSignAgreementsArgs = {
  params: SignAgreementsInput;
};


export type MutationSignCustomerAgreementArgs = {
  params: SignCustomerAgreementInput;
};


export type MutationUpdateUserKycCompanySetupArgs = {
  params: UpdateUserKycCompanySetupInput;
};


export type MutationUpdateUserKycContactInformationArgs = {
  params: UpdateUserKycContactInformationInput;
};


export type MutationUpdateUserKycDisclosuresArgs = {
  params: UpdateUserKycDisclosuresInput;
};


export type MutationUpdateUserKycFileDocumentsArgs = {
  params?: InputMaybe<UpdateUserKycFileDocumentsInput>;
};


export type MutationUpdateUserKycIdentityInformationArgs = {
  params: UpdateUserKycIdentityInformationInput;
};


export type MutationUpdateIdvOutcomeArgs = {
  params: UpdateIdvOutcomeInput;
};


export type MutationSubmitKycArgs = {
  params: SubmitKycInput;
};


export type MutationUpdateUserKycTrustedContactArgs = {
  params: UpdateUserKycTrustedContactInput;
};


export type MutationUpdateUserKycW8BENFormDocumentArgs = {
  params: UpdateUserKycW8BENFormDocumentInput;
};


export type MutationUpdateNetWorthDisplayCurrencyArgs = {
  params: UpdateNetWorthDisplayCurrencyInput;
};


export type MutationCreateNetWorthDocumentUploadArgs = {
  params: CreateNetWorthDocumentUploadInput;
};


export type MutationFinalizeNetWorthDocumentArgs = {
  params: FinalizeNetWorthDocumentInput;
};


export type MutationDeleteNetWorthDocumentArgs = {
  params: DeleteNetWorthDocumentInput;
};


export type MutationCreateNetWorthExpenseArgs = {
  params: CreateNetWorthExpenseInput;
};


export type MutationUpdateNetWorthExpenseArgs = {
  params: UpdateNetWorthExpenseInput;
};


export type MutationDeleteNetWorthExpenseArgs = {
  params: DeleteNetWorthExpenseInput;
};


export type MutationUploadNetWorthFileArgs = {
  params: UploadNetWorthFileInput;
};


export type MutationRetryNetWorthFileExtractionArgs = {
  params: RetryNetWorthFileExtractionInput;
};


export type MutationDeleteNetWorthFileArgs = {
  params: DeleteNetWorthFileInput;
};


export type MutationCreateNetWorthGoalArgs = {
  params: CreateNetWorthGoalInput;
};


export type MutationUpdateNetWorthGoalArgs = {
  params: UpdateNetWorthGoalInput;
};


export type MutationDeleteNetWorthGoalArgs = {
  params: DeleteNetWorthGoalInput;
};


export type MutationCreateHouseholdArgs = {
  params: CreateHouseholdInput;
};


export type MutationUpdateHouseholdArgs = {
  params: UpdateHouseholdInput;
};


export type MutationInviteHouseholdMemberArgs = {
  params: InviteHouseholdMemberInput;
};


export type MutationJoinHouseholdArgs = {
  params: JoinHouseholdInput;
};


export type MutationUpdateHouseholdMemberArgs = {
  params: UpdateHouseholdMemberInput;
};


export type MutationRemoveHouseholdMemberArgs = {
  params: RemoveHouseholdMemberInput;
};


export type MutationCreateNetWorthIncomeArgs = {
  params: CreateNetWorthIncomeInput;
};


export type MutationUpdateNetWorthIncomeArgs = {
  params: UpdateNetWorthIncomeInput;
};


export type MutationDeleteNetWorthIncomeArgs = {
  params: DeleteNetWorthIncomeInput;
};


export type MutationAddInstrumentPriceArgs = {
  params: AddInstrumentPriceInput;
};


export type MutationUpdateInstrumentPriceArgs = {
  params: UpdateInstrumentPriceInput;
};


export type MutationDeleteInstrumentPriceArgs = {
  params: DeleteInstrumentPriceInput;
};


export type MutationCreateCustomInstrumentArgs = {
  params: CreateCustomInstrumentInput;
};


export type MutationCreateCustomInstrumentWithDetailsArgs = {
  params: CreateCustomInstrumentWithDetailsInput;
};


export type MutationUpdateCustomInstrumentArgs = {
  params: UpdateCustomInstrumentInput;
};


export type MutationSetCustomInstrumentMetaDataArgs = {
  params: SetCustomInstrumentMetaDataInput;
};


export type MutationDeleteCustomInstrumentArgs = {
  params: DeleteCustomInstrumentInput;
};


export type MutationCreateNetWorthLiabilityArgs = {
  params: CreateNetWorthLiabilityInput;
};


export type MutationUpdateNetWorthLiabilityArgs = {
  params: UpdateNetWorthLiabilityInput;
};


export type MutationDeleteNetWorthLiabilityArgs = {
  params: DeleteNetWorthLiabilityInput;
};


export type MutationCreateNetWorthLiabilityTradeArgs = {
  params: CreateNetWorthLiabilityTradeInput;
};


export type MutationGenerateNetWorthReportArgs = {
  params?: InputMaybe<GenerateNetWorthReportInput>;
};


export type MutationCreateNetWorthShareLinkArgs = {
  params?: InputMaybe<CreateNetWorthShareLinkInput>;
};


export type MutationRevokeNetWorthShareLinkArgs = {
  params: RevokeNetWorthShareLinkInput;
};


export type MutationRecordPushReceiptArgs = {
  params: RecordPushReceiptInput;
};


export type MutationCreateNetWorthDividendArgs = {
  params: CreateNetWorthDividendInput;
};


export type MutationConfirmNetWorthDividendArgs = {
  params: ConfirmNetWorthDividendInput;
};


export type MutationSetPortfolioEmailSettingsArgs = {
  params: SetPortfolioEmailSettingsInput;
};


export type MutationRetryTradeEmailArgs = {
  params: RetryTradeEmailInput;
};


export type MutationCreateNetworthPortfolioArgs = {
  params: CreateNetworthPortfolioInput;
};


export type MutationRenameNetWorthPortfolioArgs = {
  params: RenameNetWorthPortfolioInput;
};


export type MutationDeleteRelayPortfolioArgs = {
  params: DeleteRelayPortfolioInput;
};


export type MutationDeleteInstrumentFromPortfolioArgs = {
  params: DeleteInstrumentFromPortfolioInput;
};


export type MutationCreateTradeArgs = {
  params: CreateTradeInput;
};


export type MutationCreateTradeForAssetArgs = {
  params: CreateTradeForAssetInput;
};


export type MutationCreateRelayTradeArgs = {
  params: CreateRelayTradeInput;
};


export type MutationUpdateRelayTradeArgs = {
  params: UpdateRelayTradeInput;
};


export type MutationDeleteRelayTradeArgs = {
  params: DeleteRelayTradeInput;
};


export type MutationConfirmNetWorthTradeArgs = {
  params: ConfirmNetWorthTradeInput;
};


export type MutationAddWalletWatchArgs = {
  params: AddWalletWatchInput;
};


export type MutationDeleteWalletWatchArgs = {
  params: DeleteWalletWatchInput;
};


export type MutationCreateCryptoWalletArgs = {
  params: CreateCryptoWalletInput;
};


export type MutationCreateActiveStrategyArgs = {
  params: CreateActiveStrategyInput;
};


export type MutationUpdateActiveStrategyArgs = {
  params: UpdateActiveStrategyInput;
};


export type MutationSetActiveStrategyStatusArgs = {
  params: SetActiveStrategyStatusInput;
};


export type MutationSetAssetSharesArgs = {
  params: SetAssetSharesInput;
};


export type MutationSyncWithSourceStrategyArgs = {
  params: SyncWithSourceStrategyInput;
};


export type MutationContributeToActiveStrategyArgs = {
  params: ContributeToActiveStrategyInput;
};


export type MutationRebalanceActiveStrategyArgs = {
  params: RebalanceActiveStrategyInput;
};


export type MutationLiquidateActiveStrategyArgs = {
  params: LiquidateActiveStrategyInput;
};


export type MutationCreateStrategyArgs = {
  params: CreateStrategyInput;
};


export type MutationUpdateStrategyArgs = {
  params: UpdateStrategyInput;
};


export type MutationDeleteStrategyArgs = {
  params: DeleteStrategyInput;
};


export type MutationSubscribeToStrategyArgs = {
  params: SubscribeToStrategyInput;
};


export type MutationUnsubscribeFromStrategyArgs = {
  params: UnsubscribeFromStrategyInput;
};


export type MutationCreateStrategyAssetVotesArgs = {
  params: CreateStrategyAssetVotesInput;
};


export type MutationPlaceOrderArgs = {
  params: PlaceOrderInput;
};


export type MutationCancelOrderArgs = {
  params: CancelOrderInput;
};


export type MutationEditOrderArgs = {
  params: EditOrderInput;
};


export type MutationLiquidatePositionArgs = {
  params: LiquidatePositionInput;
};

export type Subscription = {
  __typename?: 'Subscription';
  assistantNotifications: AssistantNotification;
  assistantStream: AssistantStreamEvent;
  exportJobUpdated: ExportJob;
  livePriceData: LivePrice;
  newsUpdates: NewsUpdate;
};


export type SubscriptionAssistantNotificationsArgs = {
  params?: InputMaybe<AssistantNotificationsInput>;
};


export type SubscriptionAssistantStreamArgs = {
  params: AssistantStreamInput;
};


export type SubscriptionExportJobUpdatedArgs = {
  params?: InputMaybe<ExportJobUpdatedInput>;
};


export type SubscriptionLivePriceDataArgs = {
  params: LivePriceDataInput;
};


export type SubscriptionNewsUpdatesArgs = {
  params?: InputMaybe<NewsUpdatesInput>;
};

export type OperationResult = {
  __typename?: 'OperationResult';
  id: Maybe<Scalars['ID']['output']>;
  affectedCount: Scalars['Int']['output'];
  affectedIds: Array<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
};

export type TradingMode =
  | 'LIVE'
  | 'PAPER';

export type SubscriptionTier =
  | 'FREE'
  | 'PLUS'
  | 'PRO'
  | 'PRIVATE';

export type Money = {
  __typename?: 'Money';
  amount: Scalars['Decimal']['output'];
  currency: Scalars['CurrencyCode']['output'];
};

export type MoneyInput = {
  amount: Scalars['Decimal']['input'];
  currency: Scalars['CurrencyCode']['input'];
};

export type MoneyRange = {
  __typename?: 'MoneyRange';
  min: Maybe<Scalars['Decimal']['output']>;
  max: Maybe<Scalars['Decimal']['output']>;
  currency: Scalars['CurrencyCode']['output'];
};

export type MoneyRangeInput = {
  min?: InputMaybe<Scalars['Decimal']['input']>;
  max?: InputMaybe<Scalars['Decimal']['input']>;
  currency: Scalars['CurrencyCode']['input'];
};

export type Address = {
  __typename?: 'Address';
  line1: Scalars['String']['output'];
  line2: Maybe<Scalars['String']['output']>;
  city: Scalars['String']['output'];
  region: Maybe<Scalars['String']['output']>;
  postalCode: Maybe<Scalars['String']['output']>;
  country: Scalars['CountryCode']['output'];
};

export type AddressInput = {
  line1: Scalars['String']['input'];
  line2?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  region?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['CountryCode']['input'];
};

export type DataPoint = {
  __typename?: 'DataPoint';
  date: Scalars['Date']['output'];
  value: Scalars['Decimal']['output'];
};

export type PastRange =
  | 'D1'
  | 'W1'
  | 'M1'
  | 'M3'
  | 'M6'
  | 'YTD'
  | 'Y1'
  | 'Y3'
  | 'Y5'
  | 'ALL';

export type HistoryTimeframe =
  | 'DAY_1'
  | 'WEEK_1'
  | 'MONTH_1';

export type Timeframe =
  | 'MIN_1'
  | 'MIN_5'
  | 'MIN_15'
  | 'MIN_30'
  | 'HOUR_1'
  | 'HOUR_4'
  | 'DAY_1'
  | 'WEEK_1'
  | 'MONTH_1';

export type NamedValue = {
  __typename?: 'NamedValue';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type NamedValueInput = {
  name: Scalars['String']['input'];
  value?: InputMaybe<Scalars['String']['input']>;
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type FileContentInput =
  { uploadId: Scalars['ID']['input']; base64?: never; }
  |  { uploadId?: never; base64: Scalars['String']['input']; };

export type PartInput = {
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type ApiCredential = {
  __typename?: 'ApiCredential';
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  clientId: Scalars['String']['output'];
  publicClient: Scalars['Boolean']['output'];
  redirectUris: Array<Scalars['String']['output']>;
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  lastUsedIp: Maybe<Scalars['String']['output']>;
  scopesInUse: Array<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
};

export type CreatedApiCredential = {
  __typename?: 'CreatedApiCredential';
  credential: ApiCredential;
  clientSecret: Maybe<Scalars['String']['output']>;
};

export type CreateApiCredentialInput = {
  label: Scalars['String']['input'];
  publicClient?: Scalars['Boolean']['input'];
  redirectUris?: Array<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteApiCredentialInput = {
  id: Scalars['ID']['input'];
};

export type Appointment = {
  __typename?: 'Appointment';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  expert: Maybe<Expert>;
  startsAt: Scalars['DateTime']['output'];
  endsAt: Scalars['DateTime']['output'];
  timeZone: Scalars['String']['output'];
  status: AppointmentStatus;
  meetingUrl: Maybe<Scalars['String']['output']>;
  note: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type AppointmentStatus =
  | 'SCHEDULED'
  | 'COMPLETED'
  | 'CANCELED'
  | 'NO_SHOW';

export type AppointmentPage = {
  __typename?: 'AppointmentPage';
  nodes: Array<Appointment>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type FetchUserAppointmentsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  statuses?: InputMaybe<Array<AppointmentStatus>>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type AccountClosure = {
  __typename?: 'AccountClosure';
  possible: Scalars['Boolean']['output'];
  obstacles: Array<ClosureObstacle>;
  openOrderCount: Scalars['Int']['output'];
  credentialCount: Scalars['Int']['output'];
  connectedAppCount: Scalars['Int']['output'];
  sessionCount: Scalars['Int']['output'];
  deleted: Array<Scalars['String']['output']>;
  kept: Array<Scalars['String']['output']>;
  confirmation: Scalars['String']['output'];
};

export type ClosureObstacle = {
  __typename?: 'ClosureObstacle';
  kind: ClosureObstacleKind;
  message: Scalars['String']['output'];
};

export type ClosureObstacleKind =
  | 'CASH'
  | 'POSITIONS'
  | 'ORDERS';

export type CloseAccountInput = {
  confirmation: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type ConsentRequest = {
  __typename?: 'ConsentRequest';
  id: Scalars['ID']['output'];
  clientName: Scalars['String']['output'];
  redirectHost: Scalars['String']['output'];
  redirectsToLoopback: Scalars['Boolean']['output'];
  registeredBy: AppRegistrant;
  registeredAt: Scalars['DateTime']['output'];
  documentUrl: Maybe<Scalars['String']['output']>;
  requestedScopes: Array<Scalars['String']['output']>;
  grantedScopes: Array<Scalars['String']['output']>;
  droppedScopes: Array<Scalars['String']['output']>;
  assistant: Scalars['Boolean']['output'];
  approval: AppApproval;
  rememberedDays: Maybe<Scalars['Int']['output']>;
  expiresAt: Scalars['DateTime']['output'];
};

export type AppRegistrant =
  | 'YOU'
  | 'ANOTHER_PERSON'
  | 'ITSELF'
  | 'DOCUMENT';

export type AppApproval =
  | 'NONE'
  | 'ON_PAGE'
  | 'IN_APP';

export type ConsentDecision = {
  __typename?: 'ConsentDecision';
  redirectUri: Scalars['String']['output'];
};

export type ConnectedApp = {
  __typename?: 'ConnectedApp';
  id: Scalars['ID']['output'];
  clientName: Scalars['String']['output'];
  scopes: Array<Scalars['String']['output']>;
  allowedAt: Scalars['DateTime']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  assistant: Scalars['Boolean']['output'];
  approval: AppApproval;
  maxChangesPerDay: Maybe<Scalars['Int']['output']>;
  maxAmountPerDay: Maybe<Scalars['Decimal']['output']>;
  changesInDay: Scalars['Int']['output'];
  amountInDay: Scalars['Decimal']['output'];
};

export type ConsentAnswer =
  | 'ALLOW'
  | 'DECLINE';

export type ConsentRequestInput = {
  id: Scalars['ID']['input'];
};

export type DecideConsentInput = {
  id: Scalars['ID']['input'];
  answer: ConsentAnswer;
  grantedScopes?: InputMaybe<Array<Scalars['String']['input']>>;
  approval?: InputMaybe<AppApproval>;
  password?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateConnectedAppInput = {
  id: Scalars['ID']['input'];
  approval?: InputMaybe<AppApproval>;
  maxChangesPerDay?: InputMaybe<Scalars['Int']['input']>;
  maxAmountPerDay?: InputMaybe<Scalars['Decimal']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type RevokeConnectedAppInput = {
  id: Scalars['ID']['input'];
};

export type AssistantAccess = {
  __typename?: 'AssistantAccess';
  stoppedAt: Maybe<Scalars['DateTime']['output']>;
};

export type ResumeAssistantsInput = {
  password?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type DecideAgentRequestInput = {
  id: Scalars['ID']['input'];
  answer: AgentRequestAnswer;
};

export type DeviceToken = {
  __typename?: 'DeviceToken';
  id: Scalars['ID']['output'];
  platform: DevicePlatform;
  provider: PushProvider;
  tokenSuffix: Scalars['String']['output'];
  deviceName: Maybe<Scalars['String']['output']>;
  appVersion: Maybe<Scalars['String']['output']>;
  locale: Maybe<Scalars['String']['output']>;
  active: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type DevicePlatform =
  | 'IOS'
  | 'ANDROID'
  | 'WEB';

export type PushProvider =
  | 'APNS'
  | 'FCM'
  | 'EXPO'
  | 'WEB_PUSH';

export type WebPushKeysInput = {
  p256dh: Scalars['String']['input'];
  auth: Scalars['String']['input'];
};

export type RegisterDeviceTokenInput = {
  token: Scalars['String']['input'];
  platform: DevicePlatform;
  provider?: InputMaybe<PushProvider>;
  webPushKeys?: InputMaybe<WebPushKeysInput>;
  deviceName?: InputMaybe<Scalars['String']['input']>;
  appVersion?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
};

export type RemoveDeviceTokenInput = {
  id: Scalars['ID']['input'];
};

export type UnregisterDeviceTokenInput = {
  token: Scalars['String']['input'];
};

export type FetchMyDeviceTokensInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type EmailLinkToInvestmentCalculatorInput = {
  email: Scalars['String']['input'];
  initialAmount: Scalars['Decimal']['input'];
  monthlyContribution: Scalars['Decimal']['input'];
  years: Scalars['Int']['input'];
  returnPercent: Scalars['Decimal']['input'];
};

export type InvestorPreferences = {
  __typename?: 'InvestorPreferences';
  riskTolerance: Maybe<RiskTolerance>;
  experience: Maybe<InvestorExperience>;
  investmentHorizonYears: Maybe<Scalars['Int']['output']>;
  objectives: Array<InvestmentObjective>;
  sectors: Array<Sector>;
  excludedSectors: Array<Sector>;
  assetClasses: Array<AssetClass>;
  prefersSustainable: Maybe<Scalars['Boolean']['output']>;
  monthlyBudget: Maybe<Money>;
  annualIncome: Maybe<MoneyRange>;
  netWorth: Maybe<MoneyRange>;
  liquidNetWorth: Maybe<MoneyRange>;
  riskScore: Maybe<Scalars['Int']['output']>;
  completedAt: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

export type RiskTolerance =
  | 'VERY_LOW'
  | 'LOW'
  | 'MEDIUM'
  | 'HIGH'
  | 'VERY_HIGH';

export type InvestorExperience =
  | 'NONE'
  | 'LIMITED'
  | 'GOOD'
  | 'EXTENSIVE';

export type InvestmentObjective =
  | 'PRESERVATION'
  | 'INCOME'
  | 'GROWTH'
  | 'SPECULATION'
  | 'RETIREMENT'
  | 'LARGE_PURCHASE'
  | 'LEARNING';

export type SaveInvestorPreferencesInput = {
  riskTolerance?: InputMaybe<RiskTolerance>;
  experience?: InputMaybe<InvestorExperience>;
  investmentHorizonYears?: InputMaybe<Scalars['Int']['input']>;
  objectives?: InputMaybe<Array<InvestmentObjective>>;
  sectors?: InputMaybe<Array<Sector>>;
  excludedSectors?: InputMaybe<Array<Sector>>;
  assetClasses?: InputMaybe<Array<AssetClass>>;
  prefersSustainable?: InputMaybe<Scalars['Boolean']['input']>;
  monthlyBudget?: InputMaybe<MoneyInput>;
  annualIncome?: InputMaybe<MoneyRangeInput>;
  netWorth?: InputMaybe<MoneyRangeInput>;
  liquidNetWorth?: InputMaybe<MoneyRangeInput>;
};

export type NewsletterSubscription = {
  __typename?: 'NewsletterSubscription';
  email: Scalars['String']['output'];
  status: NewsletterStatus;
  topics: Array<NewsletterTopic>;
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  unsubscribedAt: Maybe<Scalars['DateTime']['output']>;
};

export type NewsletterStatus =
  | 'NOT_SUBSCRIBED'
  | 'PENDING'
  | 'SUBSCRIBED'
  | 'UNSUBSCRIBED';

export type NewsletterTopic =
  | 'MARKETS'
  | 'PRODUCT'
  | 'LEARNING'
  | 'IDEAS';

export type SubscribeToNewsletterInput = {
  email: Scalars['String']['input'];
  topics?: Array<NewsletterTopic>;
};

export type ConfirmNewsletterInput = {
  token: Scalars['String']['input'];
};

export type UnsubscribeFromNewsletterInput = {
  token: Scalars['String']['input'];
};

export type OAuthLink = {
  __typename?: 'OAuthLink';
  id: Scalars['ID']['output'];
  provider: OAuthProvider;
  providerUserId: Scalars['String']['output'];
  email: Maybe<Scalars['String']['output']>;
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
};

export type OAuthProvider =
  | 'GOOGLE'
  | 'APPLE'
  | 'OIDC';

export type CreateOAuthLinkInput = {
  provider: OAuthProvider;
  authorizationCode: Scalars['String']['input'];
  redirectUri: Scalars['String']['input'];
  codeVerifier?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteOAuthLinkInput = {
  id: Scalars['ID']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type PasskeyCeremony = {
  __typename?: 'PasskeyCeremony';
  id: Scalars['ID']['output'];
  optionsJson: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type PasskeyAnswerInput = {
  ceremonyId: Scalars['ID']['input'];
  responseJson: Scalars['String']['input'];
};

export type FinishPasskeySignInInput = {
  ceremonyId: Scalars['ID']['input'];
  responseJson: Scalars['String']['input'];
};

export type BeginPasskeyEnrollmentInput = {
  password?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type FinishPasskeyEnrollmentInput = {
  ceremonyId: Scalars['ID']['input'];
  responseJson: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

export type Passkey = {
  __typename?: 'Passkey';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  aaguid: Maybe<Scalars['String']['output']>;
  deviceType: PasskeyDeviceType;
  backedUp: Scalars['Boolean']['output'];
  transports: Array<PasskeyTransport>;
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
};

export type PasskeyDeviceType =
  | 'SINGLE_DEVICE'
  | 'MULTI_DEVICE';

export type PasskeyTransport =
  | 'USB'
  | 'NFC'
  | 'BLE'
  | 'SMART_CARD'
  | 'HYBRID'
  | 'INTERNAL';

export type RemovePasskeyInput = {
  id: Scalars['ID']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type FetchMyPasskeysInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type UserPreferences = {
  __typename?: 'UserPreferences';
  chartStartAtZero: Scalars['Boolean']['output'];
  netWorthAsHomePage: Scalars['Boolean']['output'];
  marketingEmails: Scalars['Boolean']['output'];
  notifications: Array<NotificationPreference>;
  quietHours: Maybe<QuietHours>;
  webPushKey: Maybe<Scalars['String']['output']>;
};

export type QuietHours = {
  __typename?: 'QuietHours';
  fromHour: Scalars['Int']['output'];
  toHour: Scalars['Int']['output'];
};

export type QuietHoursInput = {
  fromHour: Scalars['Int']['input'];
  toHour: Scalars['Int']['input'];
};

export type NotificationPreference = {
  __typename?: 'NotificationPreference';
  topic: NotificationTopic;
  push: Scalars['Boolean']['output'];
  email: Scalars['Boolean']['output'];
};

export type NotificationTopic =
  | 'ORDERS'
  | 'MARKET'
  | 'DIVIDENDS'
  | 'FUNDING'
  | 'STRATEGIES'
  | 'TRADE_IDEAS'
  | 'NET_WORTH'
  | 'ASSISTANT'
  | 'DOCUMENTS';

export type NotificationPreferenceInput = {
  topic: NotificationTopic;
  push?: InputMaybe<Scalars['Boolean']['input']>;
  email?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateChartStartAtZeroInput = {
  enabled: Scalars['Boolean']['input'];
};

export type UpdateNetWorthAsHomePageInput = {
  enabled: Scalars['Boolean']['input'];
};

export type UpdateUserAccountInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  newPassword?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateUserProfileInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  displayName?: InputMaybe<Scalars['String']['input']>;
  bio?: InputMaybe<Scalars['String']['input']>;
  avatarUrl?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  marketingEmails?: InputMaybe<Scalars['Boolean']['input']>;
  notifications?: InputMaybe<Array<NotificationPreferenceInput>>;
  quietHours?: InputMaybe<QuietHoursInput>;
};

export type ResendVerificationEmailInput = {
  email: Scalars['String']['input'];
};

export type RequestPasswordResetInput = {
  email: Scalars['String']['input'];
};

export type ResetPasswordInput = {
  token: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  mfaCode?: InputMaybe<Scalars['String']['input']>;
  remove?: Array<WayIn>;
};

export type WayIn =
  | 'API_CREDENTIALS'
  | 'PASSKEYS'
  | 'OUTSIDE_SIGN_INS'
  | 'CONNECTED_APPS';

export type WaysIn = {
  __typename?: 'WaysIn';
  kind: WayIn;
  count: Scalars['Int']['output'];
  newestAt: Scalars['DateTime']['output'];
};

export type WaysInInput = {
  token: Scalars['String']['input'];
};

export type RequestMfaEmailInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  challengeId?: InputMaybe<Scalars['ID']['input']>;
};

export type RegisterInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  acceptTerms: Scalars['Boolean']['input'];
  marketingOptIn?: Scalars['Boolean']['input'];
  invitation?: InputMaybe<Scalars['String']['input']>;
};

export type VerifyEmailInput = {
  token: Scalars['String']['input'];
};

export type SecurityEvent = {
  __typename?: 'SecurityEvent';
  id: Scalars['ID']['output'];
  kind: SecurityEventKind;
  at: Scalars['DateTime']['output'];
  ip: Maybe<Scalars['String']['output']>;
  browser: Maybe<Scalars['String']['output']>;
  detail: Maybe<Scalars['String']['output']>;
};

export type SecurityEventKind =
  | 'SIGNED_IN'
  | 'SIGN_IN_FAILED'
  | 'SECOND_FACTOR_FAILED'
  | 'SESSION_ENDED'
  | 'EMAIL_CONFIRMED'
  | 'EMAIL_CHANGE_REQUESTED'
  | 'EMAIL_CHANGED'
  | 'PASSWORD_RESET_REQUESTED'
  | 'PASSWORD_CHANGED'
  | 'FACTOR_SWITCHED_ON'
  | 'FACTOR_SWITCHED_OFF'
  | 'RECOVERY_CODE_USED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'IDENTITY_LINKED'
  | 'IDENTITY_UNLINKED'
  | 'ANTI_PHISHING_CODE_CHANGED'
  | 'CREDENTIAL_CREATED'
  | 'CREDENTIAL_DELETED'
  | 'APP_ALLOWED'
  | 'APP_DISCONNECTED'
  | 'DATA_EXPORTED'
  | 'BANK_ACCOUNT_ADDED'
  | 'BANK_ACCOUNT_REMOVED'
  | 'WALLET_ADDED'
  | 'WALLET_CHANGED'
  | 'WALLET_REMOVED'
  | 'WITHDRAWAL_REQUESTED'
  | 'WITHDRAWAL_CANCELED'
  | 'WITHDRAWAL_REJECTED'
  | 'WITHDRAWAL_SENT'
  | 'WITHDRAWAL_FAILED'
  | 'WITHDRAWAL_RETURNED';

export type SecurityEventPage = {
  __typename?: 'SecurityEventPage';
  nodes: Array<SecurityEvent>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type SecurityEventsInput = {
  kinds?: InputMaybe<Array<SecurityEventKind>>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type SecurityState = {
  __typename?: 'SecurityState';
  hasPassword: Scalars['Boolean']['output'];
  mfaEnabled: Scalars['Boolean']['output'];
  mfaMethods: Array<MfaMethod>;
  recoveryCodesLeft: Scalars['Int']['output'];
  passkeyCount: Scalars['Int']['output'];
  oauthLinks: Array<OAuthLink>;
  hasAntiPhishingCode: Scalars['Boolean']['output'];
  lastSignInAt: Maybe<Scalars['DateTime']['output']>;
};

export type MfaMethod =
  | 'TOTP'
  | 'EMAIL'
  | 'PASSKEY'
  | 'RECOVERY_CODE';

export type SwitchableMfaMethod =
  | 'TOTP'
  | 'EMAIL';

export type MfaEnrollment = {
  __typename?: 'MfaEnrollment';
  secret: Scalars['String']['output'];
  otpauthUri: Scalars['String']['output'];
  qrCodeDataUrl: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type MfaState = {
  __typename?: 'MfaState';
  enabled: Scalars['Boolean']['output'];
  methods: Array<MfaMethod>;
  recoveryCodes: Array<Scalars['String']['output']>;
};

export type UpdateMfaQrCodeInput = {
  password?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateMfaInput = {
  enabled: Scalars['Boolean']['input'];
  method?: SwitchableMfaMethod;
  code?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateAntiPhishingCodeInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type Session = {
  __typename?: 'Session';
  id: Scalars['ID']['output'];
  user: User;
  expiresAt: Scalars['DateTime']['output'];
  steppedUpUntil: Maybe<Scalars['DateTime']['output']>;
};

export type SignInResult = {
  __typename?: 'SignInResult';
  session: Maybe<Session>;
  challenge: Maybe<SignInChallenge>;
};

export type SignInChallenge = {
  __typename?: 'SignInChallenge';
  id: Scalars['ID']['output'];
  methods: Array<MfaMethod>;
  expiresAt: Scalars['DateTime']['output'];
};

export type RegistrationPolicy =
  | 'OPEN'
  | 'INVITED'
  | 'CLOSED';

export type SignInProvider = {
  __typename?: 'SignInProvider';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  provider: OAuthProvider;
};

export type SignInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type CompleteSignInInput = {
  challengeId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
};

export type StepUpInput = {
  password?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
  passkey?: InputMaybe<PasskeyAnswerInput>;
};

export type SignedInBrowser = {
  __typename?: 'SignedInBrowser';
  id: Scalars['ID']['output'];
  current: Scalars['Boolean']['output'];
  browser: Maybe<Scalars['String']['output']>;
  network: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type EndSessionInput = {
  id: Scalars['ID']['input'];
};

export type SignOutEverywhereInput = {
  keepThisBrowser?: Scalars['Boolean']['input'];
};

export type User = {
  __typename?: 'User';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  account: UserAccount;
};

export type UserAccount = {
  __typename?: 'UserAccount';
  firstName: Maybe<Scalars['String']['output']>;
  lastName: Maybe<Scalars['String']['output']>;
  displayName: Maybe<Scalars['String']['output']>;
  bio: Maybe<Scalars['String']['output']>;
  avatarUrl: Maybe<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  country: Maybe<Scalars['CountryCode']['output']>;
  timeZone: Scalars['String']['output'];
  locale: Scalars['String']['output'];
  pendingEmail: Maybe<Scalars['String']['output']>;
  emailVerified: Scalars['Boolean']['output'];
  tier: SubscriptionTier;
  kycStatus: KycStatus;
  preferences: UserPreferences;
  security: SecurityState;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type KycStatus =
  | 'NOT_STARTED'
  | 'DRAFT'
  | 'SUBMITTED'
  | 'IN_REVIEW'
  | 'ACTION_REQUIRED'
  | 'APPROVED'
  | 'REJECTED'
  | 'EXPIRED';

export type AgentRequest = {
  __typename?: 'AgentRequest';
  id: Scalars['ID']['output'];
  clientName: Scalars['String']['output'];
  operation: Scalars['String']['output'];
  words: Scalars['String']['output'];
  details: Array<AgentRequestDetail>;
  obstacle: Maybe<Scalars['String']['output']>;
  status: AgentRequestStatus;
  outcome: Maybe<Scalars['String']['output']>;
  asked: Scalars['Boolean']['output'];
  madeByApp: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  decidedAt: Maybe<Scalars['DateTime']['output']>;
};

export type AgentRequestDetail = {
  __typename?: 'AgentRequestDetail';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AgentRequestStatus =
  | 'PENDING'
  | 'APPROVED'
  | 'DONE'
  | 'FAILED'
  | 'DECLINED'
  | 'EXPIRED';

export type AgentRequestAnswer =
  | 'APPROVE'
  | 'DECLINE';

export type ListAgentRequestsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

export type AssistantMessage = {
  __typename?: 'AssistantMessage';
  id: Scalars['ID']['output'];
  threadId: Scalars['ID']['output'];
  role: AssistantRole;
  status: AssistantMessageStatus;
  content: Scalars['String']['output'];
  parts: Array<AssistantPart>;
  citations: Array<AssistantCitation>;
  context: Array<AssistantReference>;
  model: Maybe<Scalars['String']['output']>;
  inputTokenCount: Maybe<Scalars['Int']['output']>;
  outputTokenCount: Maybe<Scalars['Int']['output']>;
  failureReason: Maybe<Scalars['String']['output']>;
  failureCode: Maybe<AssistantFailureCode>;
  createdAt: Scalars['DateTime']['output'];
  finishedAt: Maybe<Scalars['DateTime']['output']>;
};

export type AssistantRole =
  | 'USER'
  | 'ASSISTANT';

export type AssistantFailureCode =
  | 'MODEL_UNAVAILABLE'
  | 'TIMED_OUT'
  | 'LIMIT_EXCEEDED'
  | 'ACCESS_ENDED'
  | 'INTERRUPTED';

export type AssistantMessageStatus =
  | 'PENDING'
  | 'STREAMING'
  | 'COMPLETED'
  | 'FAILED'
  | 'CANCELED';

export type AssistantPart = {
  __typename?: 'AssistantPart';
  type: AssistantPartType;
  text: Maybe<Scalars['String']['output']>;
  toolName: Maybe<Scalars['String']['output']>;
  toolCallId: Maybe<Scalars['ID']['output']>;
  arguments: Array<NamedValue>;
  success: Maybe<Scalars['Boolean']['output']>;
};

export type AssistantPartType =
  | 'TEXT'
  | 'REASONING'
  | 'TOOL_CALL'
  | 'TOOL_RESULT';

export type AssistantCitation = {
  __typename?: 'AssistantCitation';
  title: Scalars['String']['output'];
  reference: Maybe<AssistantReference>;
  url: Maybe<Scalars['String']['output']>;
  excerpt: Maybe<Scalars['String']['output']>;
};

export type AssistantMessagePage = {
  __typename?: 'AssistantMessagePage';
  nodes: Array<AssistantMessage>;
  nextCursor: Maybe<Scalars['String']['output']>;
  thread: AssistantThread;
};

export type AssistantExchange = {
  __typename?: 'AssistantExchange';
  thread: AssistantThread;
  userMessage: AssistantMessage;
  assistantMessage: AssistantMessage;
  quota: AssistantQuota;
};

export type StartAssistantThreadWithMessageInput = {
  content: Scalars['String']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  context?: InputMaybe<Array<AssistantReferenceInput>>;
  model?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type InsertMessageIntoAssistantThreadInput = {
  threadId: Scalars['ID']['input'];
  content: Scalars['String']['input'];
  context?: InputMaybe<Array<AssistantReferenceInput>>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type AssistantNotification = {
  __typename?: 'AssistantNotification';
  id: Scalars['ID']['output'];
  kind: AssistantNotificationKind;
  title: Scalars['String']['output'];
  body: Scalars['String']['output'];
  severity: AssistantNotificationSeverity;
  reference: Maybe<AssistantReference>;
  threadId: Maybe<Scalars['ID']['output']>;
  actions: Array<AssistantAction>;
  createdAt: Scalars['DateTime']['output'];
};

export type AssistantNotificationKind =
  | 'PRICE_MOVE'
  | 'ORDER_UPDATE'
  | 'DIVIDEND'
  | 'EARNINGS'
  | 'REBALANCE_DUE'
  | 'DRIFT'
  | 'STRATEGY_UPDATE'
  | 'TRADE_IDEA'
  | 'GOAL_PROGRESS'
  | 'DEPOSIT'
  | 'WITHDRAWAL'
  | 'DOCUMENT_READY'
  | 'INSIGHT'
  | 'SYSTEM';

export type AssistantNotificationSeverity =
  | 'INFO'
  | 'WARNING'
  | 'CRITICAL';

export type AssistantAction = {
  __typename?: 'AssistantAction';
  label: Scalars['String']['output'];
  operation: Maybe<Scalars['String']['output']>;
  prompt: Maybe<Scalars['String']['output']>;
};

export type AssistantNotificationsInput = {
  afterId?: InputMaybe<Scalars['ID']['input']>;
};

export type AssistantReference = {
  __typename?: 'AssistantReference';
  entityType: AssistantEntityType;
  entityId: Scalars['ID']['output'];
};

export type AssistantReferenceInput = {
  entityType: AssistantEntityType;
  entityId: Scalars['ID']['input'];
};

export type AssistantEntityType =
  | 'ASSET'
  | 'ORDER'
  | 'POSITION'
  | 'ACCOUNT_ACTIVITY'
  | 'ACCOUNT_DOCUMENT'
  | 'STRATEGY'
  | 'ACTIVE_STRATEGY'
  | 'TRADE_IDEA'
  | 'EXPERT'
  | 'NEWS'
  | 'PORTFOLIO'
  | 'NET_WORTH_ASSET'
  | 'NET_WORTH_LIABILITY'
  | 'NET_WORTH_GOAL'
  | 'DEPOSIT'
  | 'WITHDRAWAL'
  | 'EXPORT_JOB';

export type AssistantStreamEvent = {
  __typename?: 'AssistantStreamEvent';
  sequence: Scalars['Int']['output'];
  type: AssistantStreamEventType;
  threadId: Scalars['ID']['output'];
  messageId: Scalars['ID']['output'];
  delta: Maybe<Scalars['String']['output']>;
  part: Maybe<AssistantPart>;
  message: Maybe<AssistantMessage>;
  at: Scalars['DateTime']['output'];
};

export type AssistantStreamEventType =
  | 'STARTED'
  | 'TOKEN'
  | 'REASONING'
  | 'TOOL_CALL'
  | 'TOOL_RESULT'
  | 'COMPLETED'
  | 'ERROR'
  | 'CANCELED';

export type AssistantStreamInput = {
  messageId: Scalars['ID']['input'];
  afterSequence?: Scalars['Int']['input'];
};

export type AssistantThread = {
  __typename?: 'AssistantThread';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  liked: Scalars['Boolean']['output'];
  pinned: Scalars['Boolean']['output'];
  archived: Scalars['Boolean']['output'];
  model: Scalars['String']['output'];
  messageCount: Scalars['Int']['output'];
  lastMessageAt: Scalars['DateTime']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type AssistantThreadPage = {
  __typename?: 'AssistantThreadPage';
  nodes: Array<AssistantThread>;
  nextCursor: Maybe<Scalars['String']['output']>;
  quota: AssistantQuota;
};

export type AssistantQuota = {
  __typename?: 'AssistantQuota';
  tier: SubscriptionTier;
  limit: Maybe<Scalars['Int']['output']>;
  used: Scalars['Int']['output'];
  remaining: Maybe<Scalars['Int']['output']>;
  periodStartsOn: Scalars['Date']['output'];
  resetsAt: Scalars['DateTime']['output'];
};

export type FetchMyAssistantThreadsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  liked?: InputMaybe<Scalars['Boolean']['input']>;
  pinned?: InputMaybe<Scalars['Boolean']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type FetchAssistantThreadByIdInput = {
  id: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateAssistantThreadInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  liked?: InputMaybe<Scalars['Boolean']['input']>;
  pinned?: InputMaybe<Scalars['Boolean']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  stopReply?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DeleteAssistantThreadInput = {
  id: Scalars['ID']['input'];
};

export type PlanCouponInput = {
  coupon: Scalars['String']['input'];
};

export type SubscriptionPlan = {
  __typename?: 'SubscriptionPlan';
  id: Scalars['ID']['output'];
  tier: SubscriptionTier;
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  prices: Array<PlanPrice>;
  features: Array<Scalars['String']['output']>;
  assistantThreadsPerMonth: Maybe<Scalars['Int']['output']>;
  forexFeeFraction: Scalars['Decimal']['output'];
  trialDays: Scalars['Int']['output'];
};

export type PlanPrice = {
  __typename?: 'PlanPrice';
  interval: SubscriptionInterval;
  amount: Scalars['Decimal']['output'];
  currency: Scalars['CurrencyCode']['output'];
};

export type SubscriptionInterval =
  | 'MONTH'
  | 'YEAR';

export type UserSubscription = {
  __typename?: 'UserSubscription';
  id: Scalars['ID']['output'];
  plan: SubscriptionPlan;
  interval: SubscriptionInterval;
  status: SubscriptionStatus;
  price: Money;
  discount: Maybe<Money>;
  coupon: Maybe<PlanCoupon>;
  periodStartsAt: Scalars['DateTime']['output'];
  periodEndsAt: Scalars['DateTime']['output'];
  trialEndsAt: Maybe<Scalars['DateTime']['output']>;
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  nextPlan: Maybe<SubscriptionPlan>;
  nextInterval: Maybe<SubscriptionInterval>;
  nextCharge: Maybe<Money>;
  nextChargeAt: Maybe<Scalars['DateTime']['output']>;
  cardId: Maybe<Scalars['ID']['output']>;
  confirmationUrl: Maybe<Scalars['String']['output']>;
  failureReason: Maybe<Scalars['String']['output']>;
  failureCode: Maybe<SubscriptionFailureCode>;
  canceledAt: Maybe<Scalars['DateTime']['output']>;
  receipts: Array<PlanReceipt>;
  endedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type PlanCoupon = {
  __typename?: 'PlanCoupon';
  code: Scalars['String']['output'];
  discountPercent: Maybe<Scalars['Decimal']['output']>;
  discountAmount: Maybe<Money>;
  monthsLeft: Scalars['Int']['output'];
};

export type PlanReceipt = {
  __typename?: 'PlanReceipt';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  planName: Scalars['String']['output'];
  interval: SubscriptionInterval;
  periodStartsAt: Scalars['DateTime']['output'];
  periodEndsAt: Scalars['DateTime']['output'];
  amount: Money;
  discount: Maybe<Money>;
  status: PlanReceiptStatus;
  paidAt: Scalars['DateTime']['output'];
  refundedAt: Maybe<Scalars['DateTime']['output']>;
  refundedAmount: Maybe<Money>;
  cardBrand: CardBrand;
  cardLast4: Scalars['String']['output'];
  downloadUrl: Scalars['String']['output'];
  downloadUrlExpiresAt: Scalars['DateTime']['output'];
};

export type PlanReceiptStatus =
  | 'PAID'
  | 'REFUNDED'
  | 'TAKEN_BACK';

export type SubscriptionStatus =
  | 'INCOMPLETE'
  | 'TRIALING'
  | 'ACTIVE'
  | 'PAST_DUE'
  | 'CANCELED'
  | 'EXPIRED';

export type SubscriptionFailureCode =
  | 'NO_CARD'
  | 'CARD_EXPIRED'
  | 'CARD_DECLINED'
  | 'CONFIRMATION_NEEDED'
  | 'PROVIDER_UNAVAILABLE'
  | 'TAKEN_BACK';

export type ListSubscriptionsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  country?: InputMaybe<Scalars['CountryCode']['input']>;
};

export type SubscribeUserInput = {
  planId: Scalars['ID']['input'];
  interval: SubscriptionInterval;
  cardId?: InputMaybe<Scalars['ID']['input']>;
  coupon?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type CancelSubscriptionInput = {
  id: Scalars['ID']['input'];
  atPeriodEnd?: Scalars['Boolean']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type ListUserSubscriptionsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  includeEnded?: Scalars['Boolean']['input'];
};

export type PlatformInvestAccountActivity = {
  __typename?: 'PlatformInvestAccountActivity';
  id: Scalars['ID']['output'];
  brokerAccountId: Scalars['ID']['output'];
  type: ActivityType;
  status: ActivityStatus;
  occurredAt: Scalars['DateTime']['output'];
  settlesOn: Maybe<Scalars['Date']['output']>;
  symbol: Maybe<Scalars['String']['output']>;
  assetId: Maybe<Scalars['ID']['output']>;
  side: Maybe<OrderSide>;
  quantity: Maybe<Scalars['Decimal']['output']>;
  price: Maybe<Scalars['Decimal']['output']>;
  perShareAmount: Maybe<Scalars['Decimal']['output']>;
  netAmount: Scalars['Decimal']['output'];
  currency: Scalars['CurrencyCode']['output'];
  orderId: Maybe<Scalars['ID']['output']>;
  description: Scalars['String']['output'];
};

export type PlatformInvestAccountActivityPage = {
  __typename?: 'PlatformInvestAccountActivityPage';
  nodes: Array<PlatformInvestAccountActivity>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type ActivityType =
  | 'FILL'
  | 'DEPOSIT'
  | 'WITHDRAWAL'
  | 'DIVIDEND'
  | 'DIVIDEND_WITHHOLDING'
  | 'DIVIDEND_ADJUSTMENT'
  | 'RETURN_OF_CAPITAL'
  | 'CAPITAL_GAIN_LONG'
  | 'CAPITAL_GAIN_SHORT'
  | 'INTEREST'
  | 'FEE'
  | 'REGULATORY_FEE'
  | 'CRYPTO_FEE'
  | 'FX'
  | 'JOURNAL_CASH'
  | 'JOURNAL_SECURITY'
  | 'SPLIT'
  | 'REVERSE_SPLIT'
  | 'SPINOFF'
  | 'MERGER'
  | 'REORG'
  | 'SYMBOL_CHANGE'
  | 'CASH_IN_LIEU'
  | 'CRYPTO_DEPOSIT'
  | 'CRYPTO_WITHDRAWAL'
  | 'ADJUSTMENT';

export type ActivityStatus =
  | 'EXECUTED'
  | 'CORRECTED'
  | 'CANCELED';

export type FetchPlatformInvestAccountActivitiesInput = {
  brokerAccountId?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  types?: InputMaybe<Array<ActivityType>>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  asset?: InputMaybe<AssetReferenceInput>;
  direction?: SortDirection;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type BrokerAccount = {
  __typename?: 'BrokerAccount';
  id: Scalars['ID']['output'];
  provider: BrokerProvider;
  tradingMode: TradingMode;
  name: Scalars['String']['output'];
  numberMasked: Maybe<Scalars['String']['output']>;
  brokerCredentialId: Maybe<Scalars['ID']['output']>;
  brokerCredential: Maybe<BrokerCredential>;
  status: BrokerAccountStatus;
  currency: Scalars['CurrencyCode']['output'];
  cash: Scalars['Decimal']['output'];
  equity: Scalars['Decimal']['output'];
  unpricedCount: Scalars['Int']['output'];
  buyingPower: Scalars['Decimal']['output'];
  lastSyncedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type BrokerAccountStatus =
  | 'ACTIVE'
  | 'RESTRICTED'
  | 'DISCONNECTED'
  | 'CLOSED';

export type GetBrokerAccountsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  tradingMode?: InputMaybe<TradingMode>;
  includeEnded?: Scalars['Boolean']['input'];
};

export type BrokerCredential = {
  __typename?: 'BrokerCredential';
  id: Scalars['ID']['output'];
  provider: BrokerProvider;
  label: Scalars['String']['output'];
  tradingMode: TradingMode;
  status: CredentialStatus;
  failureReason: Maybe<Scalars['String']['output']>;
  failureCode: Maybe<CredentialFailureCode>;
  keySuffix: Maybe<Scalars['String']['output']>;
  capabilities: Array<BrokerCapability>;
  accounts: Array<BrokerAccount>;
  systemManaged: Scalars['Boolean']['output'];
  lastVerifiedAt: Maybe<Scalars['DateTime']['output']>;
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type BrokerProvider =
  | 'PLATFORM'
  | 'PARTNER_PAPER'
  | 'ALPACA'
  | 'INTERACTIVE_BROKERS'
  | 'BINANCE'
  | 'COINBASE'
  | 'KRAKEN'
  | 'CUSTOM';

export type CredentialStatus =
  | 'PENDING'
  | 'ACTIVE'
  | 'INVALID'
  | 'EXPIRED'
  | 'REVOKED';

export type CredentialFailureCode =
  | 'REFUSED'
  | 'NO_ANSWER'
  | 'EXPIRED'
  | 'TOO_MANY_POSITIONS';

export type BrokerCapability =
  | 'READ_BALANCES'
  | 'READ_POSITIONS'
  | 'READ_ORDERS'
  | 'READ_ACTIVITIES'
  | 'TRADE'
  | 'TRADE_FRACTIONS'
  | 'TRADE_EXTENDED_HOURS';

export type BrokerIntegration = {
  __typename?: 'BrokerIntegration';
  provider: BrokerProvider;
  name: Scalars['String']['output'];
  logoUrl: Maybe<Scalars['String']['output']>;
  assetClasses: Array<AssetClass>;
  tradingModes: Array<TradingMode>;
  authKind: BrokerAuthKind;
  credentialFields: Array<CredentialField>;
  docsUrl: Maybe<Scalars['String']['output']>;
  available: Scalars['Boolean']['output'];
  credentials: Array<BrokerCredential>;
};

export type BrokerAuthKind =
  | 'API_KEY'
  | 'ACCESS_TOKEN';

export type CredentialField = {
  __typename?: 'CredentialField';
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  secret: Scalars['Boolean']['output'];
  required: Scalars['Boolean']['output'];
};

export type GetAvailableBrokerIntegrationsInput = {
  providers?: InputMaybe<Array<BrokerProvider>>;
  country?: InputMaybe<Scalars['CountryCode']['input']>;
};

export type SaveBrokerCredentialInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  provider: BrokerProvider;
  label: Scalars['String']['input'];
  tradingMode: TradingMode;
  values?: InputMaybe<Array<CredentialValueInput>>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type CredentialValueInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type BrokerCredentialDeletion = {
  __typename?: 'BrokerCredentialDeletion';
  id: Scalars['ID']['output'];
  openOrders: Array<Order>;
  message: Scalars['String']['output'];
};

export type DeleteBrokerCredentialInput = {
  id: Scalars['ID']['input'];
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type PlatformInvestAccountDocument = {
  __typename?: 'PlatformInvestAccountDocument';
  id: Scalars['ID']['output'];
  type: InvestDocumentType;
  name: Scalars['String']['output'];
  issuedOn: Scalars['Date']['output'];
  periodStartsOn: Maybe<Scalars['Date']['output']>;
  periodEndsOn: Maybe<Scalars['Date']['output']>;
  mimeType: Scalars['String']['output'];
  sizeBytes: Scalars['Int']['output'];
  downloadUrl: Maybe<Scalars['String']['output']>;
  downloadUrlExpiresAt: Maybe<Scalars['DateTime']['output']>;
};

export type PlatformInvestAccountDocumentPage = {
  __typename?: 'PlatformInvestAccountDocumentPage';
  nodes: Array<PlatformInvestAccountDocument>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type InvestDocumentType =
  | 'ACCOUNT_STATEMENT'
  | 'TRADE_CONFIRMATION'
  | 'TAX_1042S'
  | 'TAX_1099'
  | 'W8BEN'
  | 'ACCOUNT_APPLICATION'
  | 'AGREEMENT'
  | 'OTHER';

export type FetchPlatformInvestAccountDocumentsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  types?: InputMaybe<Array<InvestDocumentType>>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type FetchPlatformInvestAccountDocumentByIdInput = {
  id: Scalars['ID']['input'];
};

export type PortfolioHistory = {
  __typename?: 'PortfolioHistory';
  currency: Scalars['CurrencyCode']['output'];
  timeframe: Timeframe;
  baseValue: Scalars['Decimal']['output'];
  baseValueAsOf: Scalars['DateTime']['output'];
  unpricedCount: Scalars['Int']['output'];
  points: Array<PortfolioHistoryPoint>;
  moneyWeightedReturnPercent: Maybe<Scalars['Decimal']['output']>;
  moneyWeightedReturnAnnualizedPercent: Maybe<Scalars['Decimal']['output']>;
  modifiedDietzReturnPercent: Maybe<Scalars['Decimal']['output']>;
};

export type PortfolioHistoryPoint = {
  __typename?: 'PortfolioHistoryPoint';
  at: Scalars['DateTime']['output'];
  equity: Scalars['Decimal']['output'];
  unpricedCount: Scalars['Int']['output'];
  profitLoss: Maybe<Scalars['Decimal']['output']>;
  profitLossPercent: Maybe<Scalars['Decimal']['output']>;
  cashflow: Maybe<Scalars['Decimal']['output']>;
  timeWeightedReturnPercent: Maybe<Scalars['Decimal']['output']>;
};

export type PortfolioHistorySourceInput =
  { tradingMode: TradingMode; brokerAccountId?: never; portfolioId?: never; activeStrategyId?: never; }
  |  { tradingMode?: never; brokerAccountId: Scalars['ID']['input']; portfolioId?: never; activeStrategyId?: never; }
  |  { tradingMode?: never; brokerAccountId?: never; portfolioId: Scalars['ID']['input']; activeStrategyId?: never; }
  |  { tradingMode?: never; brokerAccountId?: never; portfolioId?: never; activeStrategyId: Scalars['ID']['input']; };

export type GetPortfolioHistoryInput = {
  source?: InputMaybe<PortfolioHistorySourceInput>;
  range?: InputMaybe<PastRange>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  timeframe?: InputMaybe<Timeframe>;
  extendedHours?: Scalars['Boolean']['input'];
};

export type CashflowChart = {
  __typename?: 'CashflowChart';
  currency: Scalars['CurrencyCode']['output'];
  timeframe: HistoryTimeframe;
  points: Array<CashflowPoint>;
};

export type CashflowPoint = {
  __typename?: 'CashflowPoint';
  date: Scalars['Date']['output'];
  deposits: Scalars['Decimal']['output'];
  withdrawals: Scalars['Decimal']['output'];
  net: Scalars['Decimal']['output'];
  cumulativeNet: Scalars['Decimal']['output'];
  unpricedCount: Scalars['Int']['output'];
};

export type GetDepositsAndWithdrawalsChartInput = {
  tradingMode?: TradingMode;
  range?: InputMaybe<PastRange>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  timeframe?: HistoryTimeframe;
};

export type PlatformInvestAccountConfig = {
  __typename?: 'PlatformInvestAccountConfig';
  brokerAccountId: Maybe<Scalars['ID']['output']>;
  status: InvestAccountStatus;
  baseCurrency: Scalars['CurrencyCode']['output'];
  fractionalTrading: Scalars['Boolean']['output'];
  extendedHoursDefault: Scalars['Boolean']['output'];
  suspendTrade: Scalars['Boolean']['output'];
  tradeConfirmEmail: Scalars['Boolean']['output'];
  dividendReinvestment: Scalars['Boolean']['output'];
  costBasisMethod: CostBasisMethod;
  autoConvertDeposits: Scalars['Boolean']['output'];
  maxOrderNotional: Maybe<Money>;
  dailyLossLimit: Maybe<Money>;
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

export type InvestAccountStatus =
  | 'INACTIVE'
  | 'ONBOARDING'
  | 'SUBMITTED'
  | 'ACTION_REQUIRED'
  | 'APPROVAL_PENDING'
  | 'APPROVED'
  | 'ACTIVE'
  | 'REJECTED'
  | 'SUBMISSION_FAILED'
  | 'DISABLED'
  | 'ACCOUNT_CLOSED';

export type PlatformInvestAccountBalances = {
  __typename?: 'PlatformInvestAccountBalances';
  brokerAccountId: Scalars['ID']['output'];
  currency: Scalars['CurrencyCode']['output'];
  cash: Scalars['Decimal']['output'];
  settledCash: Scalars['Decimal']['output'];
  unsettledCash: Scalars['Decimal']['output'];
  heldForOrders: Scalars['Decimal']['output'];
  pendingDeposits: Scalars['Decimal']['output'];
  pendingWithdrawals: Scalars['Decimal']['output'];
  withdrawable: Scalars['Decimal']['output'];
  buyingPower: Scalars['Decimal']['output'];
  positionsValue: Scalars['Decimal']['output'];
  equity: Scalars['Decimal']['output'];
  unpricedCount: Scalars['Int']['output'];
  lastEquity: Maybe<Scalars['Decimal']['output']>;
  dayChange: Maybe<Scalars['Decimal']['output']>;
  dayChangePercent: Maybe<Scalars['Decimal']['output']>;
  accruedInterest: Scalars['Decimal']['output'];
  interest: Array<InterestEnrollment>;
  accruedFees: Scalars['Decimal']['output'];
  cashByCurrency: Array<Money>;
  asOf: Scalars['DateTime']['output'];
};

export type UpdatePlatformInvestAccountConfigInput = {
  fractionalTrading?: InputMaybe<Scalars['Boolean']['input']>;
  extendedHoursDefault?: InputMaybe<Scalars['Boolean']['input']>;
  suspendTrade?: InputMaybe<Scalars['Boolean']['input']>;
  tradeConfirmEmail?: InputMaybe<Scalars['Boolean']['input']>;
  dividendReinvestment?: InputMaybe<Scalars['Boolean']['input']>;
  costBasisMethod?: InputMaybe<CostBasisMethod>;
  autoConvertDeposits?: InputMaybe<Scalars['Boolean']['input']>;
  maxOrderNotional?: InputMaybe<MoneyInput>;
  dailyLossLimit?: InputMaybe<MoneyInput>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type FetchPlatformInvestAccountBalancesInput = {
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
};

export type CreatePartnerPaperAccountInput = {
  name?: Scalars['String']['input'];
  start?: InputMaybe<PaperAccountStartInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type PaperAccountStartInput =
  { cash: MoneyInput; cloneFromBrokerAccountId?: never; }
  |  { cash?: never; cloneFromBrokerAccountId: Scalars['ID']['input']; };

export type FundPaperAccountInput = {
  id: Scalars['ID']['input'];
  amount: Scalars['Decimal']['input'];
  mode?: PaperFundingMode;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type PaperFundingMode =
  | 'ADD'
  | 'SET'
  | 'RESET';

export type SimulatePaperDepositInput = {
  brokerAccountId: Scalars['ID']['input'];
  amount: Scalars['Decimal']['input'];
  currency: Scalars['CurrencyCode']['input'];
  outcome?: SimulatedDepositOutcome;
  delaySeconds?: Scalars['Int']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type SimulatedDepositOutcome =
  | 'COMPLETED'
  | 'FAILED'
  | 'RETURNED';

export type CryptoAutoSweep = {
  __typename?: 'CryptoAutoSweep';
  id: Scalars['ID']['output'];
  currency: Scalars['CurrencyCode']['output'];
  chain: Maybe<Chain>;
  targetCurrency: Scalars['CurrencyCode']['output'];
  minimumAmount: Scalars['Decimal']['output'];
  sellPercent: Scalars['Decimal']['output'];
  status: AutoSweepStatus;
  failureReason: Maybe<Scalars['String']['output']>;
  failureCode: Maybe<AutoSweepFailureCode>;
  lastRunAt: Maybe<Scalars['DateTime']['output']>;
  totalSwept: Scalars['Decimal']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type AutoSweepStatus =
  | 'ACTIVE'
  | 'PAUSED';

export type AutoSweepFailureCode =
  | 'ACCOUNT_RESTRICTED'
  | 'ASSET_NOT_TRADABLE';

export type CreateCryptoAutoSweepInput = {
  currency: Scalars['CurrencyCode']['input'];
  chain?: InputMaybe<Chain>;
  targetCurrency?: Scalars['CurrencyCode']['input'];
  minimumAmount?: Scalars['Decimal']['input'];
  sellPercent?: Scalars['Decimal']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type GetCryptoAutoSweepsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type DeleteCryptoAutoSweepInput = {
  id: Scalars['ID']['input'];
};

export type Chain =
  | 'BTC'
  | 'ETH'
  | 'SOL'
  | 'XRP'
  | 'ARB'
  | 'BASE'
  | 'POLYGON'
  | 'LTC'
  | 'DOGE'
  | 'ADA';

export type CryptoCurrencyTransfer = {
  __typename?: 'CryptoCurrencyTransfer';
  id: Scalars['ID']['output'];
  direction: TransferDirection;
  status: CryptoTransferStatus;
  currency: Scalars['CurrencyCode']['output'];
  chain: Chain;
  amount: Scalars['Decimal']['output'];
  networkFee: Scalars['Decimal']['output'];
  fee: Scalars['Decimal']['output'];
  netAmount: Scalars['Decimal']['output'];
  value: Maybe<Money>;
  fromAddress: Maybe<Scalars['String']['output']>;
  toAddress: Scalars['String']['output'];
  memo: Maybe<Scalars['String']['output']>;
  walletId: Scalars['ID']['output'];
  whitelistedWalletId: Maybe<Scalars['ID']['output']>;
  txHash: Maybe<Scalars['String']['output']>;
  explorerUrl: Maybe<Scalars['String']['output']>;
  confirmations: Maybe<Scalars['Int']['output']>;
  requiredConfirmations: Scalars['Int']['output'];
  failureReason: Maybe<Scalars['String']['output']>;
  failureCode: Maybe<CryptoTransferFailureCode>;
  completedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type CryptoCurrencyTransferPage = {
  __typename?: 'CryptoCurrencyTransferPage';
  nodes: Array<CryptoCurrencyTransfer>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type TransferDirection =
  | 'INCOMING'
  | 'OUTGOING';

export type CryptoTransferStatus =
  | 'REQUESTED'
  | 'PROCESSING'
  | 'COMPLETED'
  | 'FAILED'
  | 'REJECTED'
  | 'CANCELED';

export type CryptoTransferFailureCode =
  | 'REFUSED_BY_PLATFORM'
  | 'REFUSED_BY_PROVIDER'
  | 'REFUSED_BY_CHAIN'
  | 'FEE_TOO_HIGH';

export type FetchCryptoCurrencyTransfersInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  directions?: InputMaybe<Array<TransferDirection>>;
  currencies?: InputMaybe<Array<Scalars['CurrencyCode']['input']>>;
  chains?: InputMaybe<Array<Chain>>;
  statuses?: InputMaybe<Array<CryptoTransferStatus>>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type RequestCryptoWithdrawalInput = {
  whitelistedWalletId: Scalars['ID']['input'];
  amount: Scalars['Decimal']['input'];
  mfaCode?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type TravelRuleInfo = {
  __typename?: 'TravelRuleInfo';
  selfHosted: Scalars['Boolean']['output'];
  vaspId: Maybe<Scalars['ID']['output']>;
  vaspName: Maybe<Scalars['String']['output']>;
  vaspWebsite: Maybe<Scalars['String']['output']>;
  beneficiaryGivenName: Maybe<Scalars['String']['output']>;
  beneficiaryFamilyName: Maybe<Scalars['String']['output']>;
  beneficiaryEntityName: Maybe<Scalars['String']['output']>;
  beneficiaryCountry: Maybe<Scalars['CountryCode']['output']>;
  beneficiaryAddress: Maybe<Address>;
  hasOwnershipProof: Scalars['Boolean']['output'];
  complete: Scalars['Boolean']['output'];
};

export type TravelRuleAction = {
  __typename?: 'TravelRuleAction';
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  type: TravelRuleActionType;
  requiredFields: Array<TravelRuleField>;
};

export type TravelRuleActionType =
  | 'ONE_OF'
  | 'REQUIRED';

export type TravelRuleField = {
  __typename?: 'TravelRuleField';
  field: Scalars['String']['output'];
  valueType: TravelRuleValueType;
  description: Scalars['String']['output'];
  options: Array<Scalars['String']['output']>;
};

export type TravelRuleValueType =
  | 'TEXT'
  | 'COUNTRY'
  | 'SIGNATURE'
  | 'OBJECT';

export type TravelRuleInput = {
  custodian: WalletCustodianInput;
  beneficiary?: InputMaybe<TravelRuleBeneficiaryInput>;
  beneficiaryCountry?: InputMaybe<Scalars['CountryCode']['input']>;
  beneficiaryAddress?: InputMaybe<AddressInput>;
};

export type WalletCustodianInput =
  { vaspId: Scalars['ID']['input']; unlistedVasp?: never; selfHosted?: never; }
  |  { vaspId?: never; unlistedVasp: UnlistedVaspInput; selfHosted?: never; }
  |  { vaspId?: never; unlistedVasp?: never; selfHosted: SelfHostedWalletInput; };

export type UnlistedVaspInput = {
  name: Scalars['String']['input'];
  website: Scalars['String']['input'];
};

export type SelfHostedWalletInput = {
  ownershipProof?: InputMaybe<Scalars['String']['input']>;
};

export type TravelRuleBeneficiaryInput =
  { person: BeneficiaryPersonInput; entityName?: never; }
  |  { person?: never; entityName: Scalars['String']['input']; };

export type BeneficiaryPersonInput = {
  givenName: Scalars['String']['input'];
  familyName: Scalars['String']['input'];
};

export type Vasp = {
  __typename?: 'Vasp';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  website: Maybe<Scalars['String']['output']>;
  country: Maybe<Scalars['CountryCode']['output']>;
  jurisdictions: Array<Scalars['CountryCode']['output']>;
  logoUrl: Maybe<Scalars['String']['output']>;
};

export type SearchVASPsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  query?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  limit?: Scalars['Int']['input'];
};

export type CryptoCurrencyWallet = {
  __typename?: 'CryptoCurrencyWallet';
  id: Scalars['ID']['output'];
  currency: Scalars['CurrencyCode']['output'];
  chain: Chain;
  status: CryptoWalletStatus;
  address: Maybe<Scalars['String']['output']>;
  memo: Maybe<Scalars['String']['output']>;
  qrCodeDataUrl: Maybe<Scalars['String']['output']>;
  balance: Scalars['Decimal']['output'];
  available: Scalars['Decimal']['output'];
  value: Maybe<Money>;
  minimumDeposit: Scalars['Decimal']['output'];
  minimumWithdrawal: Scalars['Decimal']['output'];
  estimatedWithdrawalFee: Scalars['Decimal']['output'];
  requiredConfirmations: Scalars['Int']['output'];
  simulated: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type CryptoWalletStatus =
  | 'CREATING'
  | 'ACTIVE'
  | 'DISABLED';

export type CryptoWalletInput = {
  currency: Scalars['CurrencyCode']['input'];
  chain: Chain;
};

export type CreateCryptoCurrencyWalletsInput = {
  wallets?: InputMaybe<Array<CryptoWalletInput>>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type FetchCryptoCurrencyWalletsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  currencies?: InputMaybe<Array<Scalars['CurrencyCode']['input']>>;
  chains?: InputMaybe<Array<Chain>>;
};

export type FetchCryptoWalletAddressInput = {
  currency: Scalars['CurrencyCode']['input'];
  chain: Chain;
};

export type WhitelistedWallet = {
  __typename?: 'WhitelistedWallet';
  id: Scalars['ID']['output'];
  label: Maybe<Scalars['String']['output']>;
  currency: Scalars['CurrencyCode']['output'];
  chain: Chain;
  address: Scalars['String']['output'];
  memo: Maybe<Scalars['String']['output']>;
  status: WhitelistStatus;
  failureReason: Maybe<Scalars['String']['output']>;
  failureCode: Maybe<WhitelistFailureCode>;
  usableAt: Scalars['DateTime']['output'];
  travelRule: TravelRuleInfo;
  nextActions: Array<TravelRuleAction>;
  ownershipMessage: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type WhitelistStatus =
  | 'ACTION_REQUIRED'
  | 'PENDING'
  | 'APPROVED'
  | 'REJECTED';

export type WhitelistFailureCode =
  | 'REFUSED_BY_PLATFORM'
  | 'REFUSED_BY_PROVIDER'
  | 'SANCTIONED';

export type RequestWhitelistWalletInput = {
  currency: Scalars['CurrencyCode']['input'];
  chain: Chain;
  address: Scalars['String']['input'];
  memo?: InputMaybe<Scalars['String']['input']>;
  label?: InputMaybe<Scalars['String']['input']>;
  travelRule: TravelRuleInput;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateWhitelistedWalletTravelRuleInput = {
  id: Scalars['ID']['input'];
  travelRule: TravelRuleInput;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteWhitelistedWalletInput = {
  id: Scalars['ID']['input'];
};

export type FetchWhitelistedWalletsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  currencies?: InputMaybe<Array<Scalars['CurrencyCode']['input']>>;
  chains?: InputMaybe<Array<Chain>>;
  statuses?: InputMaybe<Array<WhitelistStatus>>;
};

export type DiscardWhitelistedWalletInput = {
  token: Scalars['String']['input'];
};

export type ExportJob = {
  __typename?: 'ExportJob';
  id: Scalars['ID']['output'];
  type: ExportType;
  format: ExportFormat;
  status: ExportStatus;
  progressPercent: Scalars['Int']['output'];
  from: Maybe<Scalars['Date']['output']>;
  to: Scalars['Date']['output'];
  tradingMode: Maybe<TradingMode>;
  portfolioIds: Array<Scalars['ID']['output']>;
  rowCount: Maybe<Scalars['Int']['output']>;
  sizeBytes: Maybe<Scalars['Int']['output']>;
  downloadUrl: Maybe<Scalars['String']['output']>;
  failureReason: Maybe<Scalars['String']['output']>;
  failureCode: Maybe<ExportFailureCode>;
  viewed: Scalars['Boolean']['output'];
  completedAt: Maybe<Scalars['DateTime']['output']>;
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type ExportJobPage = {
  __typename?: 'ExportJobPage';
  nodes: Array<ExportJob>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type ExportType =
  | 'TRANSACTIONS'
  | 'ORDERS'
  | 'POSITIONS'
  | 'ACTIVITIES'
  | 'DEPOSITS_WITHDRAWALS'
  | 'DIVIDENDS'
  | 'REALIZED_GAINS'
  | 'TAX_SUMMARY'
  | 'NET_WORTH'
  | 'FULL_ACCOUNT';

export type ExportFormat =
  | 'CSV'
  | 'XLSX'
  | 'PDF'
  | 'JSON'
  | 'ZIP';

export type ExportStatus =
  | 'QUEUED'
  | 'RUNNING'
  | 'COMPLETED'
  | 'FAILED'
  | 'EXPIRED';

export type ExportFailureCode =
  | 'TOO_LARGE'
  | 'PROVIDER_UNAVAILABLE'
  | 'INTERNAL';

export type RequestExportInput = {
  type: ExportType;
  format?: InputMaybe<ExportFormat>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  tradingMode?: InputMaybe<TradingMode>;
  portfolioIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type MarkExportJobsViewedInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type MyExportJobsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  types?: InputMaybe<Array<ExportType>>;
  statuses?: InputMaybe<Array<ExportStatus>>;
  onlyUnviewed?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type ExportJobUpdatedInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
};

export type FetchSavedBankAccountInput = {
  currency: Scalars['CurrencyCode']['input'];
};

export type FetchSavedPayoutAccountInput = {
  currency: Scalars['CurrencyCode']['input'];
};

export type DeleteSavedBankAccountInput = {
  id: Scalars['ID']['input'];
};

export type DeleteSavedPayoutAccountInput = {
  id: Scalars['ID']['input'];
};

export type DiscardBankAccountInput = {
  token: Scalars['String']['input'];
};

export type SavedBankAccount = {
  __typename?: 'SavedBankAccount';
  id: Scalars['ID']['output'];
  purpose: BankAccountPurpose;
  currency: Scalars['CurrencyCode']['output'];
  accountHolder: Scalars['String']['output'];
  bankName: Maybe<Scalars['String']['output']>;
  numberMasked: Scalars['String']['output'];
  country: Scalars['CountryCode']['output'];
  type: Maybe<BankAccountType>;
  routingNumber: Maybe<Scalars['String']['output']>;
  swiftBic: Maybe<Scalars['String']['output']>;
  status: BankAccountStatus;
  failureReason: Maybe<Scalars['String']['output']>;
  failureCode: Maybe<BankAccountFailureCode>;
  usableAt: Scalars['DateTime']['output'];
  verifiedAt: Maybe<Scalars['DateTime']['output']>;
  replacement: Maybe<SavedBankAccount>;
  withdrawalPreview: WithdrawalPreview;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};


export type SavedBankAccountWithdrawalPreviewArgs = {
  params: WithdrawalPreviewInput;
};

export type BankAccountPurpose =
  | 'WITHDRAWAL'
  | 'PAYOUT';

export type BankAccountType =
  | 'CHECKING'
  | 'SAVINGS';

export type BankAccountStatus =
  | 'PENDING_VERIFICATION'
  | 'VERIFIED'
  | 'REJECTED';

export type BankAccountFailureCode =
  | 'HOLDER_NAME_MISMATCH';

export type SaveBankAccountNZDInput = {
  accountHolder: Scalars['String']['input'];
  accountNumber: Scalars['String']['input'];
  bankName?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type SaveBankAccountUSDInput = {
  accountHolder: Scalars['String']['input'];
  accountNumber: Scalars['String']['input'];
  routingNumber: Scalars['String']['input'];
  type?: BankAccountType;
  bankName?: InputMaybe<Scalars['String']['input']>;
  swiftBic?: InputMaybe<Scalars['String']['input']>;
  bankAddress?: InputMaybe<AddressInput>;
  holderAddress?: InputMaybe<AddressInput>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type SavePayoutBankAccountNZDInput = {
  accountHolder: Scalars['String']['input'];
  accountNumber: Scalars['String']['input'];
  bankName?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type SavePayoutBankAccountUSDInput = {
  accountHolder: Scalars['String']['input'];
  accountNumber: Scalars['String']['input'];
  routingNumber: Scalars['String']['input'];
  type?: BankAccountType;
  bankName?: InputMaybe<Scalars['String']['input']>;
  swiftBic?: InputMaybe<Scalars['String']['input']>;
  bankAddress?: InputMaybe<AddressInput>;
  holderAddress?: InputMaybe<AddressInput>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type BankDetail = {
  __typename?: 'BankDetail';
  currency: Scalars['CurrencyCode']['output'];
  bankName: Scalars['String']['output'];
  accountName: Scalars['String']['output'];
  accountNumber: Scalars['String']['output'];
  routingNumber: Maybe<Scalars['String']['output']>;
  swiftBic: Maybe<Scalars['String']['output']>;
  iban: Maybe<Scalars['String']['output']>;
  bankAddress: Maybe<Address>;
  particulars: Maybe<Scalars['String']['output']>;
  code: Maybe<Scalars['String']['output']>;
  reference: Scalars['String']['output'];
  instructions: Scalars['String']['output'];
  minimumAmount: Maybe<Scalars['Decimal']['output']>;
  estimatedBusinessDays: Scalars['Int']['output'];
};

export type UsdTransferMethod =
  | 'WIRE'
  | 'ACH';

export type PaymentProvider = {
  __typename?: 'PaymentProvider';
  name: Scalars['String']['output'];
  publishableKey: Maybe<Scalars['String']['output']>;
  limits: Array<PaymentLimit>;
};

export type PaymentLimit = {
  __typename?: 'PaymentLimit';
  method: DepositMethod;
  currency: Scalars['CurrencyCode']['output'];
  minimumAmount: Scalars['Decimal']['output'];
  maximumAmount: Maybe<Scalars['Decimal']['output']>;
  feeFraction: Scalars['Decimal']['output'];
  fixedFee: Scalars['Decimal']['output'];
};

export type GetBankDetailInput = {
  currency: Scalars['CurrencyCode']['input'];
};

export type GetUSDBankingDetailsInput = {
  method?: UsdTransferMethod;
};

export type FetchDefaultPaymentProviderInput = {
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  currency: Scalars['CurrencyCode']['input'];
};

export type Card = {
  __typename?: 'Card';
  id: Scalars['ID']['output'];
  brand: CardBrand;
  last4: Scalars['String']['output'];
  expiryMonth: Scalars['Int']['output'];
  expiryYear: Scalars['Int']['output'];
  holder: Maybe<Scalars['String']['output']>;
  country: Maybe<Scalars['CountryCode']['output']>;
  status: CardStatus;
  failureReason: Maybe<Scalars['String']['output']>;
  failureCode: Maybe<CardFailureCode>;
  default: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type CardSetup = {
  __typename?: 'CardSetup';
  card: Maybe<Card>;
  clientSecret: Maybe<Scalars['String']['output']>;
  setupUrl: Maybe<Scalars['String']['output']>;
  expiresAt: Maybe<Scalars['DateTime']['output']>;
};

export type CardBrand =
  | 'VISA'
  | 'MASTERCARD'
  | 'AMEX'
  | 'OTHER';

export type CardStatus =
  | 'PENDING_SETUP'
  | 'ACTIVE'
  | 'EXPIRED'
  | 'FAILED';

export type CardFailureCode =
  | 'DECLINED'
  | 'NOT_CONFIRMED';

export type SaveNewCardInput = {
  paymentMethodToken?: InputMaybe<Scalars['String']['input']>;
  setAsDefault?: Scalars['Boolean']['input'];
  returnUrl?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type ListCardsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type DeleteCardInput = {
  id: Scalars['ID']['input'];
};

export type Deposit = {
  __typename?: 'Deposit';
  id: Scalars['ID']['output'];
  method: DepositMethod;
  status: DepositStatus;
  tradingMode: TradingMode;
  brokerAccountId: Scalars['ID']['output'];
  amount: Scalars['Decimal']['output'];
  currency: Scalars['CurrencyCode']['output'];
  fee: Scalars['Decimal']['output'];
  credited: Maybe<Money>;
  exchangeRate: Maybe<Scalars['Decimal']['output']>;
  forexFeeFraction: Maybe<Scalars['Decimal']['output']>;
  reference: Maybe<Scalars['String']['output']>;
  cardId: Maybe<Scalars['ID']['output']>;
  pendingTransactionId: Maybe<Scalars['ID']['output']>;
  viewed: Scalars['Boolean']['output'];
  failureReason: Maybe<Scalars['String']['output']>;
  failureCode: Maybe<MoneyTransferFailureCode>;
  completedAt: Maybe<Scalars['DateTime']['output']>;
  withdrawableAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type DepositPage = {
  __typename?: 'DepositPage';
  nodes: Array<Deposit>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type MoneyTransferFailureCode =
  | 'REFUSED_BY_PLATFORM'
  | 'REFUSED_BY_BANK'
  | 'RETURNED_BY_BANK'
  | 'NEVER_ARRIVED'
  | 'TAKEN_BACK'
  | 'CARD_DECLINED'
  | 'NOT_CONFIRMED';

export type DepositMethod =
  | 'BANK_TRANSFER'
  | 'CARD'
  | 'JOURNAL'
  | 'SIMULATED';

export type DepositStatus =
  | 'PENDING'
  | 'PROCESSING'
  | 'COMPLETED'
  | 'FAILED'
  | 'RETURNED';

export type FetchUserDepositsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  tradingMode?: InputMaybe<TradingMode>;
  statuses?: InputMaybe<Array<DepositStatus>>;
  onlyUnviewed?: Scalars['Boolean']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type MarkDepositAsViewedInput = {
  id: Scalars['ID']['input'];
};

export type ForexRate = {
  __typename?: 'ForexRate';
  from: Scalars['CurrencyCode']['output'];
  to: Scalars['CurrencyCode']['output'];
  midRate: Scalars['Decimal']['output'];
  rate: Scalars['Decimal']['output'];
  feeFraction: Maybe<Scalars['Decimal']['output']>;
  asOf: Scalars['DateTime']['output'];
  source: Scalars['String']['output'];
};

export type TemporaryQuote = {
  __typename?: 'TemporaryQuote';
  id: Scalars['ID']['output'];
  from: Scalars['CurrencyCode']['output'];
  to: Scalars['CurrencyCode']['output'];
  fromAmount: Scalars['Decimal']['output'];
  toAmount: Scalars['Decimal']['output'];
  midRate: Scalars['Decimal']['output'];
  rate: Scalars['Decimal']['output'];
  feeFraction: Scalars['Decimal']['output'];
  fee: Scalars['Decimal']['output'];
  expiresAt: Scalars['DateTime']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type QuoteSide =
  | 'FROM'
  | 'TO';

export type CurrencyPairInput = {
  from: Scalars['CurrencyCode']['input'];
  to: Scalars['CurrencyCode']['input'];
};

export type FetchCurrentRatesInput = {
  pairs?: InputMaybe<Array<CurrencyPairInput>>;
};

export type GetTemporaryQuoteInput = {
  from: Scalars['CurrencyCode']['input'];
  to: Scalars['CurrencyCode']['input'];
  amount: Scalars['Decimal']['input'];
  side?: QuoteSide;
};

export type InterestEnrollment = {
  __typename?: 'InterestEnrollment';
  id: Scalars['ID']['output'];
  currency: Scalars['CurrencyCode']['output'];
  status: InterestStatus;
  optedIn: Scalars['Boolean']['output'];
  aprPercent: Scalars['Decimal']['output'];
  accrued: Scalars['Decimal']['output'];
  paidToDate: Scalars['Decimal']['output'];
  nextPaymentOn: Maybe<Scalars['Date']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type InterestStatus =
  | 'INACTIVE'
  | 'PENDING_CHANGE'
  | 'ACTIVE';

export type OptInInterestInput = {
  currency: Scalars['CurrencyCode']['input'];
  optIn: Scalars['Boolean']['input'];
};

export type PendingUserTransaction = {
  __typename?: 'PendingUserTransaction';
  id: Scalars['ID']['output'];
  kind: PendingTransactionKind;
  status: PendingTransactionStatus;
  amount: Scalars['Decimal']['output'];
  currency: Scalars['CurrencyCode']['output'];
  reference: Scalars['String']['output'];
  bankDetail: Maybe<BankDetail>;
  cardId: Maybe<Scalars['ID']['output']>;
  confirmationUrl: Maybe<Scalars['String']['output']>;
  deposit: Maybe<Deposit>;
  withdrawal: Maybe<WithdrawalRequest>;
  bought: Maybe<Money>;
  failureReason: Maybe<Scalars['String']['output']>;
  failureCode: Maybe<MoneyTransferFailureCode>;
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type PendingUserTransactionPage = {
  __typename?: 'PendingUserTransactionPage';
  nodes: Array<PendingUserTransaction>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type PendingTransactionKind =
  | 'BANK_TRANSFER'
  | 'WITHDRAWAL'
  | 'CARD_CHARGE'
  | 'EXCHANGE';

export type PendingTransactionStatus =
  | 'PENDING'
  | 'COMPLETED'
  | 'CANCELED'
  | 'EXPIRED'
  | 'FAILED';

export type CreatePendingUserTransactionInput = {
  bankTransfer?: InputMaybe<BankTransferInput>;
  cardCharge?: InputMaybe<CardChargeInput>;
  exchange?: InputMaybe<CashExchangeInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type BankTransferInput = {
  amount: Scalars['Decimal']['input'];
  currency: Scalars['CurrencyCode']['input'];
};

export type CardChargeInput = {
  amount: Scalars['Decimal']['input'];
  currency: Scalars['CurrencyCode']['input'];
  cardId?: InputMaybe<Scalars['ID']['input']>;
};

export type CashExchangeInput = {
  quoteId: Scalars['ID']['input'];
};

export type FetchPendingUserTransactionsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  statuses?: InputMaybe<Array<PendingTransactionStatus>>;
  kinds?: InputMaybe<Array<PendingTransactionKind>>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type WithdrawalRequest = {
  __typename?: 'WithdrawalRequest';
  id: Scalars['ID']['output'];
  status: WithdrawalStatus;
  amount: Scalars['Decimal']['output'];
  currency: Scalars['CurrencyCode']['output'];
  fee: Scalars['Decimal']['output'];
  payoutAmount: Maybe<Scalars['Decimal']['output']>;
  payoutCurrency: Scalars['CurrencyCode']['output'];
  exchangeRate: Maybe<Scalars['Decimal']['output']>;
  forexFeeFraction: Maybe<Scalars['Decimal']['output']>;
  quoteId: Maybe<Scalars['ID']['output']>;
  bankAccountId: Scalars['ID']['output'];
  bankAccountNumberMasked: Scalars['String']['output'];
  reference: Maybe<Scalars['String']['output']>;
  failureReason: Maybe<Scalars['String']['output']>;
  failureCode: Maybe<MoneyTransferFailureCode>;
  estimatedArrivalOn: Maybe<Scalars['Date']['output']>;
  sentAt: Maybe<Scalars['DateTime']['output']>;
  completedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type WithdrawalStatus =
  | 'REQUESTED'
  | 'APPROVAL_PENDING'
  | 'APPROVED'
  | 'PROCESSING'
  | 'SENT'
  | 'COMPLETED'
  | 'REJECTED'
  | 'CANCELED'
  | 'FAILED'
  | 'RETURNED';

export type CreateWithdrawalRequestInput = {
  amount: Scalars['Decimal']['input'];
  currency: Scalars['CurrencyCode']['input'];
  payoutCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  bankAccountId?: InputMaybe<Scalars['ID']['input']>;
  quoteId?: InputMaybe<Scalars['ID']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type WithdrawalPreviewInput = {
  amount: Scalars['Decimal']['input'];
  currency: Scalars['CurrencyCode']['input'];
  quoteId?: InputMaybe<Scalars['ID']['input']>;
};

export type WithdrawalPreview = {
  __typename?: 'WithdrawalPreview';
  amount: Scalars['Decimal']['output'];
  currency: Scalars['CurrencyCode']['output'];
  fee: Scalars['Decimal']['output'];
  heldAmount: Scalars['Decimal']['output'];
  payoutAmount: Maybe<Scalars['Decimal']['output']>;
  payoutCurrency: Scalars['CurrencyCode']['output'];
  exchangeRate: Maybe<Scalars['Decimal']['output']>;
  forexFeeFraction: Maybe<Scalars['Decimal']['output']>;
  rateSettled: Scalars['Boolean']['output'];
  minimumAmount: Maybe<Scalars['Decimal']['output']>;
  maximumAmount: Scalars['Decimal']['output'];
  reviewNeeded: Scalars['Boolean']['output'];
  approvalAt: Maybe<Scalars['DateTime']['output']>;
  estimatedArrivalOn: Maybe<Scalars['Date']['output']>;
  refusals: Array<WithdrawalRefusal>;
};

export type WithdrawalRefusal = {
  __typename?: 'WithdrawalRefusal';
  code: WithdrawalRefusalCode;
  message: Scalars['String']['output'];
};

export type WithdrawalRefusalCode =
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'KYC_REQUIRED'
  | 'ACCOUNT_RESTRICTED'
  | 'INVALID_STATE'
  | 'INSUFFICIENT_FUNDS'
  | 'QUOTE_EXPIRED'
  | 'QUOTA_EXCEEDED'
  | 'PROVIDER_UNAVAILABLE';

export type CancelWithdrawalInput = {
  id: Scalars['ID']['input'];
};

export type DiscoverList = {
  __typename?: 'DiscoverList';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  subtitle: Maybe<Scalars['String']['output']>;
  kind: DiscoverListKind;
  metric: Maybe<DiscoverMetric>;
  items: Array<DiscoverItem>;
  refreshedAt: Scalars['DateTime']['output'];
};

export type DiscoverItem = {
  __typename?: 'DiscoverItem';
  rank: Scalars['Int']['output'];
  asset: Maybe<Asset>;
  strategy: Maybe<Strategy>;
  metricValue: Maybe<Scalars['Decimal']['output']>;
};

export type DiscoverListKind =
  | 'GAINERS'
  | 'LOSERS'
  | 'MOST_TRADED'
  | 'MOST_HELD'
  | 'MOST_LIKED'
  | 'NEW_LISTINGS'
  | 'THEME'
  | 'POPULAR_STRATEGIES';

export type DiscoverMetric =
  | 'CHANGE_PERCENT'
  | 'TURNOVER'
  | 'HOLDER_COUNT'
  | 'LIKE_COUNT'
  | 'DAYS_LISTED'
  | 'FOLLOWER_COUNT';

export type FetchDiscoverListsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kinds?: InputMaybe<Array<DiscoverListKind>>;
  limit?: Scalars['Int']['input'];
  itemLimit?: Scalars['Int']['input'];
};

export type Expert = {
  __typename?: 'Expert';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  title: Maybe<Scalars['String']['output']>;
  bio: Maybe<Scalars['String']['output']>;
  avatarUrl: Maybe<Scalars['String']['output']>;
  links: Array<Scalars['String']['output']>;
  followerCount: Scalars['Int']['output'];
  strategyCount: Scalars['Int']['output'];
  openIdeaCount: Scalars['Int']['output'];
  closedIdeaCount: Scalars['Int']['output'];
  winRatePercent: Maybe<Scalars['Decimal']['output']>;
  averageResultPercent: Maybe<Scalars['Decimal']['output']>;
  createdAt: Scalars['DateTime']['output'];
};

export type ExpertPage = {
  __typename?: 'ExpertPage';
  nodes: Array<Expert>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type FetchExpertsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type Like = {
  __typename?: 'Like';
  id: Scalars['ID']['output'];
  entityType: LikeableType;
  entityId: Scalars['ID']['output'];
  value: LikeValue;
  likedAt: Scalars['DateTime']['output'];
  asset: Maybe<Asset>;
  strategy: Maybe<Strategy>;
  tradeIdea: Maybe<TradeIdea>;
  news: Maybe<NewsItem>;
  expert: Maybe<Expert>;
  discoverList: Maybe<DiscoverList>;
};

export type LikePage = {
  __typename?: 'LikePage';
  nodes: Array<Like>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type LikeableType =
  | 'ASSET'
  | 'STRATEGY'
  | 'TRADE_IDEA'
  | 'NEWS'
  | 'EXPERT'
  | 'LIST';

export type LikeValue =
  | 'LIKE'
  | 'DISLIKE'
  | 'NONE';

export type LikeableAsset = {
  __typename?: 'LikeableAsset';
  id: Scalars['ID']['output'];
  deckId: Scalars['ID']['output'];
  position: Scalars['Int']['output'];
  asset: Asset;
  reason: Scalars['String']['output'];
  fitPercent: Scalars['Decimal']['output'];
  sparkline: Array<Scalars['Decimal']['output']>;
};

export type GenerateLikeableAssetsInput = {
  count?: Scalars['Int']['input'];
  assetClasses?: InputMaybe<Array<AssetClass>>;
  excludeAssetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  seed?: InputMaybe<Scalars['String']['input']>;
};

export type ToggleLikeInput = {
  entityType: LikeableType;
  entityId: Scalars['ID']['input'];
  value?: InputMaybe<LikeValue>;
};

export type FetchUserLikesInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  entityTypes?: InputMaybe<Array<LikeableType>>;
  value?: LikeValue;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type GetTradeIdeasInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  assetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  expertIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  directions?: InputMaybe<Array<TradeIdeaDirection>>;
  statuses?: Array<TradeIdeaStatus>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type GetAllTradeIdeasInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  assetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  expertIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  directions?: InputMaybe<Array<TradeIdeaDirection>>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type GetClosedTradeIdeasInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  assetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  expertIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  directions?: InputMaybe<Array<TradeIdeaDirection>>;
  outcomes?: InputMaybe<Array<TradeIdeaOutcome>>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type GetTradeIdeaInput = {
  id: Scalars['ID']['input'];
};

export type TradeIdea = {
  __typename?: 'TradeIdea';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  thesis: Scalars['String']['output'];
  asset: Asset;
  expert: Expert;
  direction: TradeIdeaDirection;
  status: TradeIdeaStatus;
  horizon: TradeIdeaHorizon;
  entryLow: Scalars['Decimal']['output'];
  entryHigh: Scalars['Decimal']['output'];
  targets: Array<TradeIdeaTarget>;
  stopLoss: Scalars['Decimal']['output'];
  rewardRiskRatio: Scalars['Decimal']['output'];
  confidencePercent: Maybe<Scalars['Decimal']['output']>;
  currentPrice: Maybe<Scalars['Decimal']['output']>;
  priceAsOf: Maybe<Scalars['DateTime']['output']>;
  stale: Scalars['Boolean']['output'];
  entryPrice: Maybe<Scalars['Decimal']['output']>;
  entryFilledAt: Maybe<Scalars['DateTime']['output']>;
  closePrice: Maybe<Scalars['Decimal']['output']>;
  closedAt: Maybe<Scalars['DateTime']['output']>;
  outcome: Maybe<TradeIdeaOutcome>;
  resultPercent: Maybe<Scalars['Decimal']['output']>;
  currency: Scalars['CurrencyCode']['output'];
  requiredTier: SubscriptionTier;
  chartUrl: Maybe<Scalars['String']['output']>;
  updates: Array<TradeIdeaUpdate>;
  likeCount: Scalars['Int']['output'];
  liked: Scalars['Boolean']['output'];
  publishedAt: Scalars['DateTime']['output'];
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

export type TradeIdeaTarget = {
  __typename?: 'TradeIdeaTarget';
  price: Scalars['Decimal']['output'];
  allocationPercent: Scalars['Decimal']['output'];
  hitAt: Maybe<Scalars['DateTime']['output']>;
};

export type TradeIdeaUpdate = {
  __typename?: 'TradeIdeaUpdate';
  at: Scalars['DateTime']['output'];
  text: Scalars['String']['output'];
};

export type TradeIdeaDirection =
  | 'LONG'
  | 'SHORT';

export type TradeIdeaStatus =
  | 'WAITING_ENTRY'
  | 'ACTIVE'
  | 'TARGET_HIT'
  | 'STOPPED_OUT'
  | 'CLOSED'
  | 'EXPIRED'
  | 'CANCELED';

export type TradeIdeaOutcome =
  | 'GAIN'
  | 'LOSS'
  | 'BREAK_EVEN'
  | 'NOT_ENTERED';

export type TradeIdeaHorizon =
  | 'INTRADAY'
  | 'DAYS'
  | 'WEEKS'
  | 'MONTHS'
  | 'YEARS';

export type TradeIdeaPage = {
  __typename?: 'TradeIdeaPage';
  nodes: Array<TradeIdea>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type Agreement = {
  __typename?: 'Agreement';
  id: Scalars['ID']['output'];
  type: AgreementType;
  title: Scalars['String']['output'];
  version: Scalars['String']['output'];
  url: Scalars['String']['output'];
  bodyMarkdown: Maybe<Scalars['String']['output']>;
  requiredFor: Array<AgreementPurpose>;
  mandatory: Scalars['Boolean']['output'];
  signed: Maybe<SignedAgreement>;
  previouslySigned: Maybe<SignedAgreement>;
  effectiveAt: Scalars['DateTime']['output'];
};

export type AgreementType =
  | 'CUSTOMER'
  | 'ACCOUNT'
  | 'MARGIN'
  | 'OPTIONS'
  | 'CRYPTO'
  | 'INTEREST_SWEEP'
  | 'ESIGN'
  | 'PRIVACY'
  | 'TERMS'
  | 'STRATEGY_DISCLOSURE';

export type AgreementPurpose =
  | 'KYC'
  | 'TRADING'
  | 'CRYPTO'
  | 'OPTIONS'
  | 'MARGIN'
  | 'INTEREST'
  | 'STRATEGIES';

export type SignedAgreement = {
  __typename?: 'SignedAgreement';
  id: Scalars['ID']['output'];
  type: AgreementType;
  version: Scalars['String']['output'];
  signerName: Scalars['String']['output'];
  signedAt: Scalars['DateTime']['output'];
  ipAddress: Scalars['String']['output'];
  contentSha256: Scalars['String']['output'];
};

export type KycAgreement = {
  __typename?: 'KycAgreement';
  type: AgreementType;
  title: Scalars['String']['output'];
  version: Scalars['String']['output'];
  url: Scalars['String']['output'];
  signed: Maybe<SignedAgreement>;
};

export type KycAgreementInput = {
  type: AgreementType;
  version: Scalars['String']['input'];
  accepted: Scalars['Boolean']['input'];
  signerName: Scalars['String']['input'];
};

export type UpdateUserKycAgreementsInput = {
  agreements: Array<KycAgreementInput>;
};

export type FetchAccountAgreementsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  onlyUnsigned?: Scalars['Boolean']['input'];
};

export type SignAgreementsInput = {
  agreementIds: Array<Scalars['ID']['input']>;
  signerName: Scalars['String']['input'];
};

export type SignCustomerAgreementInput = {
  version: Scalars['String']['input'];
  signerName: Scalars['String']['input'];
  accepted: Scalars['Boolean']['input'];
};

export type KycCompany = {
  __typename?: 'KycCompany';
  legalName: Scalars['String']['output'];
  tradingName: Maybe<Scalars['String']['output']>;
  companyNumber: Maybe<Scalars['String']['output']>;
  nzbn: Maybe<Scalars['String']['output']>;
  country: Scalars['CountryCode']['output'];
  incorporatedOn: Maybe<Scalars['Date']['output']>;
  entityType: KycEntityType;
  address: Address;
  people: Array<KycPerson>;
  sourceOfFunds: Maybe<Scalars['String']['output']>;
};

export type KycEntityType =
  | 'LIMITED_COMPANY'
  | 'LISTED_COMPANY'
  | 'PARTNERSHIP'
  | 'LIMITED_PARTNERSHIP'
  | 'NON_PROFIT'
  | 'TRUST'
  | 'OTHER';

export type KycPerson = {
  __typename?: 'KycPerson';
  givenName: Scalars['String']['output'];
  familyName: Scalars['String']['output'];
  dateOfBirth: Maybe<Scalars['Date']['output']>;
  email: Maybe<Scalars['String']['output']>;
  ownershipPercent: Maybe<Scalars['Decimal']['output']>;
  roles: Array<KycPersonRole>;
};

export type KycPersonRole =
  | 'DIRECTOR'
  | 'TRUSTEE'
  | 'SETTLOR'
  | 'BENEFICIAL_OWNER'
  | 'SIGNATORY';

export type KycPersonInput = {
  givenName: Scalars['String']['input'];
  familyName: Scalars['String']['input'];
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  ownershipPercent?: InputMaybe<Scalars['Decimal']['input']>;
  roles: Array<KycPersonRole>;
};

export type KycEntityAccountType =
  | 'COMPANY'
  | 'TRUST';

export type UpdateUserKycCompanySetupInput = {
  accountType: KycEntityAccountType;
  legalName: Scalars['String']['input'];
  tradingName?: InputMaybe<Scalars['String']['input']>;
  companyNumber?: InputMaybe<Scalars['String']['input']>;
  nzbn?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['CountryCode']['input'];
  incorporatedOn?: InputMaybe<Scalars['Date']['input']>;
  entityType: KycEntityType;
  address: AddressInput;
  people: Array<KycPersonInput>;
  sourceOfFunds?: InputMaybe<Scalars['String']['input']>;
};

export type KycContact = {
  __typename?: 'KycContact';
  email: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  address: Address;
  mailingAddress: Maybe<Address>;
};

export type UpdateUserKycContactInformationInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
  address: AddressInput;
  mailingAddress?: InputMaybe<AddressInput>;
};

export type KycDisclosures = {
  __typename?: 'KycDisclosures';
  controlPerson: Scalars['Boolean']['output'];
  controlledCompanies: Array<Scalars['String']['output']>;
  affiliatedWithExchangeOrFinra: Scalars['Boolean']['output'];
  affiliatedFirm: Maybe<Scalars['String']['output']>;
  politicallyExposed: Scalars['Boolean']['output'];
  immediateFamilyExposed: Scalars['Boolean']['output'];
  politicallyExposedNames: Array<Scalars['String']['output']>;
  employmentStatus: EmploymentStatus;
  employerName: Maybe<Scalars['String']['output']>;
  employerAddress: Maybe<Scalars['String']['output']>;
  position: Maybe<Scalars['String']['output']>;
  usPerson: Scalars['Boolean']['output'];
};

export type EmploymentStatus =
  | 'EMPLOYED'
  | 'SELF_EMPLOYED'
  | 'UNEMPLOYED'
  | 'STUDENT'
  | 'RETIRED';

export type UpdateUserKycDisclosuresInput = {
  controlPerson: Scalars['Boolean']['input'];
  controlledCompanies?: Array<Scalars['String']['input']>;
  affiliatedWithExchangeOrFinra: Scalars['Boolean']['input'];
  affiliatedFirm?: InputMaybe<Scalars['String']['input']>;
  politicallyExposed: Scalars['Boolean']['input'];
  immediateFamilyExposed: Scalars['Boolean']['input'];
  politicallyExposedNames?: Array<Scalars['String']['input']>;
  employmentStatus: EmploymentStatus;
  employerName?: InputMaybe<Scalars['String']['input']>;
  employerAddress?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
  usPerson: Scalars['Boolean']['input'];
};

export type KycDocument = {
  __typename?: 'KycDocument';
  id: Scalars['ID']['output'];
  type: KycDocumentType;
  side: Maybe<KycDocumentSide>;
  coHolder: Scalars['Boolean']['output'];
  fileName: Scalars['String']['output'];
  mimeType: Scalars['String']['output'];
  sizeBytes: Scalars['Int']['output'];
  status: KycDocumentStatus;
  failureReason: Maybe<Scalars['String']['output']>;
  failureCode: Maybe<KycDocumentFailureCode>;
  expiresOn: Maybe<Scalars['Date']['output']>;
  createdAt: Scalars['DateTime']['output'];
};

export type KycDocumentType =
  | 'PASSPORT'
  | 'DRIVER_LICENSE'
  | 'NATIONAL_ID'
  | 'VISA'
  | 'PROOF_OF_ADDRESS'
  | 'TAX_ID_PROOF'
  | 'SOURCE_OF_FUNDS'
  | 'COMPANY_REGISTRATION'
  | 'TRUST_DEED'
  | 'W8BEN'
  | 'OTHER';

export type KycDocumentSide =
  | 'FRONT'
  | 'BACK';

export type KycDocumentStatus =
  | 'RECEIVED'
  | 'ACCEPTED'
  | 'REJECTED';

export type KycDocumentFailureCode =
  | 'UNREADABLE'
  | 'INCOMPLETE'
  | 'EXPIRED'
  | 'WRONG_TYPE'
  | 'DATA_MISMATCH'
  | 'NOT_GENUINE'
  | 'OTHER';

export type KycFileInput = {
  type: KycDocumentType;
  side?: InputMaybe<KycDocumentSide>;
  coHolder?: Scalars['Boolean']['input'];
  fileName: Scalars['String']['input'];
  content: FileContentInput;
};

export type UpdateUserKycFileDocumentsInput = {
  add?: Array<KycFileInput>;
  removeIds?: Array<Scalars['ID']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type KycIdentity = {
  __typename?: 'KycIdentity';
  givenName: Scalars['String']['output'];
  middleName: Maybe<Scalars['String']['output']>;
  familyName: Scalars['String']['output'];
  dateOfBirth: Scalars['Date']['output'];
  countryOfBirth: Maybe<Scalars['CountryCode']['output']>;
  citizenships: Array<Scalars['CountryCode']['output']>;
  countryOfTaxResidence: Scalars['CountryCode']['output'];
  taxIdType: Maybe<TaxIdType>;
  taxIdMasked: Maybe<Scalars['String']['output']>;
  taxIdNotRequiredReason: Maybe<Scalars['String']['output']>;
  visaType: Maybe<Scalars['String']['output']>;
  visaExpiresOn: Maybe<Scalars['Date']['output']>;
  permanentResident: Maybe<Scalars['Boolean']['output']>;
  fundingSources: Array<FundingSource>;
  annualIncome: Maybe<MoneyRange>;
  liquidNetWorth: Maybe<MoneyRange>;
  totalNetWorth: Maybe<MoneyRange>;
  coHolder: Maybe<KycCoHolder>;
};

export type KycCoHolder = {
  __typename?: 'KycCoHolder';
  givenName: Scalars['String']['output'];
  middleName: Maybe<Scalars['String']['output']>;
  familyName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  dateOfBirth: Scalars['Date']['output'];
  citizenships: Array<Scalars['CountryCode']['output']>;
  countryOfTaxResidence: Scalars['CountryCode']['output'];
  taxIdType: Maybe<TaxIdType>;
  taxIdMasked: Maybe<Scalars['String']['output']>;
  taxIdNotRequiredReason: Maybe<Scalars['String']['output']>;
};

export type FundingSource =
  | 'EMPLOYMENT_INCOME'
  | 'INVESTMENTS'
  | 'INHERITANCE'
  | 'BUSINESS_INCOME'
  | 'SAVINGS'
  | 'FAMILY'
  | 'OTHER';

export type KycTaxIdInput =
  { number: TaxNumberInput; notRequiredReason?: never; }
  |  { number?: never; notRequiredReason: Scalars['String']['input']; };

export type TaxNumberInput = {
  type: TaxIdType;
  value: Scalars['String']['input'];
};

export type UpdateUserKycIdentityInformationInput = {
  givenName: Scalars['String']['input'];
  middleName?: InputMaybe<Scalars['String']['input']>;
  familyName: Scalars['String']['input'];
  dateOfBirth: Scalars['Date']['input'];
  countryOfBirth?: InputMaybe<Scalars['CountryCode']['input']>;
  citizenships: Array<Scalars['CountryCode']['input']>;
  countryOfTaxResidence: Scalars['CountryCode']['input'];
  taxId?: InputMaybe<KycTaxIdInput>;
  visaType?: InputMaybe<Scalars['String']['input']>;
  visaExpiresOn?: InputMaybe<Scalars['Date']['input']>;
  permanentResident?: InputMaybe<Scalars['Boolean']['input']>;
  fundingSources: Array<FundingSource>;
  annualIncome?: InputMaybe<MoneyRangeInput>;
  liquidNetWorth?: InputMaybe<MoneyRangeInput>;
  totalNetWorth?: InputMaybe<MoneyRangeInput>;
  coHolder?: InputMaybe<KycCoHolderInput>;
};

export type KycCoHolderInput = {
  givenName: Scalars['String']['input'];
  middleName?: InputMaybe<Scalars['String']['input']>;
  familyName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  dateOfBirth: Scalars['Date']['input'];
  citizenships: Array<Scalars['CountryCode']['input']>;
  countryOfTaxResidence: Scalars['CountryCode']['input'];
  taxId: KycTaxIdInput;
};

export type IdvSession = {
  __typename?: 'IdvSession';
  id: Scalars['ID']['output'];
  provider: Scalars['String']['output'];
  outcome: IdvOutcome;
  failureReason: Maybe<Scalars['String']['output']>;
  failureCode: Maybe<IdvFailureCode>;
  startedAt: Scalars['DateTime']['output'];
  finishedAt: Maybe<Scalars['DateTime']['output']>;
};

export type IdvOutcome =
  | 'PENDING'
  | 'PASSED'
  | 'FAILED'
  | 'REVIEW'
  | 'CANCELED'
  | 'EXPIRED';

export type IdvFailureCode =
  | 'DOCUMENT_NOT_GENUINE'
  | 'DOCUMENT_EXPIRED'
  | 'DOCUMENT_UNREADABLE'
  | 'DOCUMENT_NOT_ACCEPTED'
  | 'FACE_MISMATCH'
  | 'DATA_MISMATCH'
  | 'OTHER';

export type IdvWidgetOutcome =
  | 'FINISHED'
  | 'CANCELED'
  | 'FAILED';

export type IdvFlow =
  | 'DOCUMENT_AND_FACE'
  | 'DOCUMENT';

export type IdvToken = {
  __typename?: 'IdvToken';
  token: Scalars['String']['output'];
  provider: Scalars['String']['output'];
  sessionId: Scalars['ID']['output'];
  url: Maybe<Scalars['String']['output']>;
  expiresAt: Scalars['DateTime']['output'];
};

export type GetIdvTokenInput = {
  flow?: IdvFlow;
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateIdvOutcomeInput = {
  sessionId: Scalars['ID']['input'];
  outcome: IdvWidgetOutcome;
};

export type Kyc = {
  __typename?: 'Kyc';
  status: KycStatus;
  accountType: KycAccountType;
  sections: Array<KycSectionState>;
  canSubmit: Scalars['Boolean']['output'];
  problems: Array<KycProblem>;
  contact: Maybe<KycContact>;
  identity: Maybe<KycIdentity>;
  disclosures: Maybe<KycDisclosures>;
  trustedContact: Maybe<KycTrustedContact>;
  agreements: Array<KycAgreement>;
  documents: Array<KycDocument>;
  w8ben: Maybe<W8Ben>;
  company: Maybe<KycCompany>;
  idv: Maybe<IdvSession>;
  requests: Array<KycRequest>;
  submittedAt: Maybe<Scalars['DateTime']['output']>;
  decidedAt: Maybe<Scalars['DateTime']['output']>;
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

export type KycAccountType =
  | 'INDIVIDUAL'
  | 'JOINT'
  | 'COMPANY'
  | 'TRUST';

export type KycSection =
  | 'CONTACT'
  | 'IDENTITY'
  | 'DISCLOSURES'
  | 'TRUSTED_CONTACT'
  | 'COMPANY'
  | 'W8BEN'
  | 'DOCUMENTS'
  | 'AGREEMENTS'
  | 'IDV';

export type KycSectionState = {
  __typename?: 'KycSectionState';
  section: KycSection;
  status: KycSectionStatus;
  required: Scalars['Boolean']['output'];
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

export type KycSectionStatus =
  | 'MISSING'
  | 'INCOMPLETE'
  | 'COMPLETE'
  | 'REJECTED';

export type KycProblem = {
  __typename?: 'KycProblem';
  section: KycSection;
  field: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type KycRequest = {
  __typename?: 'KycRequest';
  id: Scalars['ID']['output'];
  section: KycSection;
  message: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  resolvedAt: Maybe<Scalars['DateTime']['output']>;
};

export type SubmitKycInput = {
  accountType?: InputMaybe<KycAccountType>;
  confirmAccurate: Scalars['Boolean']['input'];
};

export type TaxIdType =
  | 'NZL_IRD'
  | 'AUS_TFN'
  | 'AUS_ABN'
  | 'USA_SSN'
  | 'USA_ITIN'
  | 'GBR_UTR'
  | 'GBR_NINO'
  | 'ARG_AR_CUIT'
  | 'BOL_NIT'
  | 'BRA_CPF'
  | 'CHL_RUT'
  | 'COL_NIT'
  | 'CRI_NITE'
  | 'DEU_TAX_ID'
  | 'DOM_RNC'
  | 'ECU_RUC'
  | 'FRA_SPI'
  | 'GTM_NIT'
  | 'HND_RTN'
  | 'HUN_TIN'
  | 'IDN_KTP'
  | 'IND_PAN'
  | 'ISR_TAX_ID'
  | 'ITA_TAX_ID'
  | 'JPN_TAX_ID'
  | 'MEX_RFC'
  | 'NIC_RUC'
  | 'NLD_TIN'
  | 'PAN_RUC'
  | 'PER_RUC'
  | 'PRY_RUC'
  | 'SGP_NRIC'
  | 'SGP_FIN'
  | 'SGP_ASGD'
  | 'SGP_ITR'
  | 'SLV_NIT'
  | 'SWE_TAX_ID'
  | 'URY_RUT'
  | 'VEN_RIF'
  | 'NATIONAL_ID'
  | 'PASSPORT'
  | 'PERMANENT_RESIDENT'
  | 'DRIVER_LICENSE'
  | 'OTHER_GOV_ID';

export type KycTrustedContact = {
  __typename?: 'KycTrustedContact';
  declined: Scalars['Boolean']['output'];
  givenName: Maybe<Scalars['String']['output']>;
  familyName: Maybe<Scalars['String']['output']>;
  email: Maybe<Scalars['String']['output']>;
  phone: Maybe<Scalars['String']['output']>;
  address: Maybe<Address>;
};

export type KycTrustedContactInput = {
  givenName: Scalars['String']['input'];
  familyName: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  address?: InputMaybe<AddressInput>;
};

export type UpdateUserKycTrustedContactInput = {
  contact?: InputMaybe<KycTrustedContactInput>;
  declined?: InputMaybe<Scalars['Boolean']['input']>;
};

export type W8Ben = {
  __typename?: 'W8Ben';
  id: Scalars['ID']['output'];
  status: W8BenStatus;
  fullName: Scalars['String']['output'];
  countryOfCitizenship: Scalars['CountryCode']['output'];
  permanentAddress: Address;
  mailingAddress: Maybe<Address>;
  ssnOrItinMasked: Maybe<Scalars['String']['output']>;
  foreignTaxIdMasked: Maybe<Scalars['String']['output']>;
  foreignTaxIdNotRequired: Scalars['Boolean']['output'];
  referenceNumber: Maybe<Scalars['String']['output']>;
  dateOfBirth: Scalars['Date']['output'];
  treatyClaim: Maybe<W8BenTreatyClaim>;
  signerName: Scalars['String']['output'];
  signedOn: Scalars['Date']['output'];
  signedAt: Scalars['DateTime']['output'];
  statement: Scalars['String']['output'];
  ipAddress: Scalars['String']['output'];
  formRevision: Scalars['String']['output'];
  expiresOn: Scalars['Date']['output'];
  downloadUrl: Scalars['String']['output'];
  downloadUrlExpiresAt: Scalars['DateTime']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type W8BenStatus =
  | 'VALID'
  | 'EXPIRED'
  | 'INVALIDATED';

export type W8BenTreatyClaim = {
  __typename?: 'W8BenTreatyClaim';
  country: Scalars['CountryCode']['output'];
  article: Maybe<Scalars['String']['output']>;
  ratePercent: Scalars['Decimal']['output'];
  incomeType: Maybe<Scalars['String']['output']>;
};

export type W8BenTaxIdInput =
  { ssnOrItin: Scalars['String']['input']; foreignTaxId?: never; foreignTaxIdNotRequired?: never; }
  |  { ssnOrItin?: never; foreignTaxId: Scalars['String']['input']; foreignTaxIdNotRequired?: never; }
  |  { ssnOrItin?: never; foreignTaxId?: never; foreignTaxIdNotRequired: Scalars['Boolean']['input']; };

export type W8BenTreatyClaimInput = {
  country: Scalars['CountryCode']['input'];
  article?: InputMaybe<Scalars['String']['input']>;
  ratePercent?: InputMaybe<Scalars['Decimal']['input']>;
  incomeType?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateUserKycW8BENFormDocumentInput = {
  fullName: Scalars['String']['input'];
  countryOfCitizenship: Scalars['CountryCode']['input'];
  permanentAddress: AddressInput;
  mailingAddress?: InputMaybe<AddressInput>;
  taxId: W8BenTaxIdInput;
  referenceNumber?: InputMaybe<Scalars['String']['input']>;
  dateOfBirth: Scalars['Date']['input'];
  treatyClaim?: InputMaybe<W8BenTreatyClaimInput>;
  signerName: Scalars['String']['input'];
  certify: Scalars['Boolean']['input'];
};

export type Asset = {
  __typename?: 'Asset';
  id: Scalars['ID']['output'];
  symbol: Scalars['String']['output'];
  name: Scalars['String']['output'];
  assetClass: AssetClass;
  exchange: Exchange;
  mic: Maybe<Scalars['String']['output']>;
  currency: Scalars['CurrencyCode']['output'];
  status: AssetStatus;
  tradable: Scalars['Boolean']['output'];
  fractionable: Scalars['Boolean']['output'];
  minOrderSize: Maybe<Scalars['Decimal']['output']>;
  minTradeIncrement: Maybe<Scalars['Decimal']['output']>;
  isin: Maybe<Scalars['String']['output']>;
  country: Maybe<Scalars['CountryCode']['output']>;
  sector: Maybe<Sector>;
  quote: Maybe<StockPrice>;
  fiftyTwoWeekRange: Maybe<PriceRange>;
  bars: Maybe<BarPage>;
  dividends: Maybe<Array<AssetDividend>>;
  splits: Maybe<Array<AssetSplit>>;
  orderPreview: OrderPreview;
};


export type AssetBarsArgs = {
  params: AssetBarsInput;
};


export type AssetDividendsArgs = {
  params?: InputMaybe<AssetEventsInput>;
};


export type AssetSplitsArgs = {
  params?: InputMaybe<AssetEventsInput>;
};


export type AssetOrderPreviewArgs = {
  params: PlaceOrderInput;
};

export type StockPrice = {
  __typename?: 'StockPrice';
  assetId: Scalars['ID']['output'];
  symbol: Scalars['String']['output'];
  price: Scalars['Decimal']['output'];
  bid: Maybe<Scalars['Decimal']['output']>;
  ask: Maybe<Scalars['Decimal']['output']>;
  open: Maybe<Scalars['Decimal']['output']>;
  high: Maybe<Scalars['Decimal']['output']>;
  low: Maybe<Scalars['Decimal']['output']>;
  previousClose: Maybe<Scalars['Decimal']['output']>;
  change: Maybe<Scalars['Decimal']['output']>;
  changePercent: Maybe<Scalars['Decimal']['output']>;
  volume: Maybe<Scalars['Decimal']['output']>;
  currency: Scalars['CurrencyCode']['output'];
  session: MarketSession;
  asOf: Scalars['DateTime']['output'];
  delayedMinutes: Scalars['Int']['output'];
  source: Scalars['String']['output'];
  stale: Scalars['Boolean']['output'];
};

export type AssetClass =
  | 'EQUITY'
  | 'ETF'
  | 'CRYPTO'
  | 'FX'
  | 'OPTION'
  | 'OTHER';

export type AssetStatus =
  | 'ACTIVE';

export type Exchange =
  | 'NYSE'
  | 'NASDAQ'
  | 'ARCA'
  | 'NZX'
  | 'CRYPTO'
  | 'FX'
  | 'OTHER';

export type TradingExchange =
  | 'NYSE'
  | 'NASDAQ'
  | 'ARCA'
  | 'NZX'
  | 'CRYPTO'
  | 'FX';

export type Sector =
  | 'COMMUNICATION_SERVICES'
  | 'CONSUMER_DISCRETIONARY'
  | 'CONSUMER_STAPLES'
  | 'ENERGY'
  | 'FINANCIALS'
  | 'HEALTH_CARE'
  | 'INDUSTRIALS'
  | 'INFORMATION_TECHNOLOGY'
  | 'MATERIALS'
  | 'REAL_ESTATE'
  | 'UTILITIES';

export type MarketSession =
  | 'PRE_MARKET'
  | 'REGULAR'
  | 'AFTER_HOURS'
  | 'CLOSED';

export type FetchAssetByTickerInput = {
  ticker: Scalars['String']['input'];
  exchange?: InputMaybe<Exchange>;
};

export type FetchAssetsByAssetIdsInput = {
  assetIds: Array<Scalars['ID']['input']>;
};

export type AssetLookup = {
  __typename?: 'AssetLookup';
  assets: Array<Asset>;
  unknownIds: Array<Scalars['ID']['output']>;
};

export type GetCurrentStockPriceInput = {
  assetId?: InputMaybe<Scalars['ID']['input']>;
  symbol?: InputMaybe<Scalars['String']['input']>;
};

export type SearchBarInput = {
  query: Scalars['String']['input'];
  kinds?: InputMaybe<Array<SearchResultKind>>;
  limit?: Scalars['Int']['input'];
};

export type SearchResultKind =
  | 'ASSET'
  | 'STRATEGY'
  | 'EXPERT'
  | 'TRADE_IDEA'
  | 'NEWS';

export type SearchResult = {
  __typename?: 'SearchResult';
  kind: SearchResultKind;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  subtitle: Maybe<Scalars['String']['output']>;
  score: Scalars['Decimal']['output'];
  asset: Maybe<Asset>;
  news: Maybe<NewsItem>;
};

export type AssetPage = {
  __typename?: 'AssetPage';
  nodes: Array<Asset>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type FetchAssetByAssetIdInput = {
  assetId: Scalars['ID']['input'];
};

export type FetchAssetsByTickersInput = {
  tickers: Array<Scalars['String']['input']>;
  exchange?: InputMaybe<Exchange>;
};

export type AssetTickerLookup = {
  __typename?: 'AssetTickerLookup';
  assets: Array<Asset>;
  unknownTickers: Array<Scalars['String']['output']>;
};

export type GetTradableAssetsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  assetClasses?: InputMaybe<Array<AssetClass>>;
  exchanges?: InputMaybe<Array<Exchange>>;
  sectors?: InputMaybe<Array<Sector>>;
  fractionable?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type FetchAvailableRatesInput = {
  base?: InputMaybe<Scalars['CurrencyCode']['input']>;
};

export type AssetDividend = {
  __typename?: 'AssetDividend';
  exDate: Scalars['Date']['output'];
  paidOn: Scalars['Date']['output'];
  amountPerShare: Scalars['Decimal']['output'];
  currency: Scalars['CurrencyCode']['output'];
};

export type AssetSplit = {
  __typename?: 'AssetSplit';
  exDate: Scalars['Date']['output'];
  ratio: SplitRatio;
};

export type AssetEventsInput = {
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  limit?: Scalars['Int']['input'];
};

export type Bar = {
  __typename?: 'Bar';
  at: Scalars['DateTime']['output'];
  open: Scalars['Decimal']['output'];
  high: Scalars['Decimal']['output'];
  low: Scalars['Decimal']['output'];
  close: Scalars['Decimal']['output'];
  volume: Maybe<Scalars['Decimal']['output']>;
  vwap: Maybe<Scalars['Decimal']['output']>;
};

export type BarPage = {
  __typename?: 'BarPage';
  nodes: Array<Bar>;
  currency: Scalars['CurrencyCode']['output'];
  source: Scalars['String']['output'];
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type PriceRange = {
  __typename?: 'PriceRange';
  high: Scalars['Decimal']['output'];
  highOn: Scalars['Date']['output'];
  low: Scalars['Decimal']['output'];
  lowOn: Scalars['Date']['output'];
};

export type PriceAdjustment =
  | 'RAW'
  | 'SPLIT'
  | 'DIVIDEND'
  | 'ALL';

export type AssetPerformance = {
  __typename?: 'AssetPerformance';
  assetId: Scalars['ID']['output'];
  symbol: Scalars['String']['output'];
  ranges: Array<RangeReturn>;
  volatilityPercent: Maybe<Scalars['Decimal']['output']>;
  maxDrawdownPercent: Maybe<Scalars['Decimal']['output']>;
  beta: Maybe<Scalars['Decimal']['output']>;
  series: Array<DataPoint>;
};

export type RangeReturn = {
  __typename?: 'RangeReturn';
  range: PastRange;
  priceReturnPercent: Maybe<Scalars['Decimal']['output']>;
  totalReturnPercent: Maybe<Scalars['Decimal']['output']>;
  benchmarkReturnPercent: Maybe<Scalars['Decimal']['output']>;
};

export type AssetReferenceInput =
  { assetId: Scalars['ID']['input']; symbol?: never; }
  |  { assetId?: never; symbol: Scalars['String']['input']; };

export type GetStockHistoricalDataInput = {
  asset: AssetReferenceInput;
  timeframe?: Timeframe;
  range?: InputMaybe<PastRange>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  adjustment?: PriceAdjustment;
  extendedHours?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type AssetBarsInput = {
  timeframe?: Timeframe;
  range?: InputMaybe<PastRange>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  adjustment?: PriceAdjustment;
  extendedHours?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
};

export type FetchAssetPerformanceInput = {
  assetId: Scalars['ID']['input'];
  ranges?: Array<PastRange>;
  benchmarkSymbol?: InputMaybe<Scalars['String']['input']>;
};

export type LivePrice = {
  __typename?: 'LivePrice';
  assetId: Scalars['ID']['output'];
  symbol: Scalars['String']['output'];
  price: Scalars['Decimal']['output'];
  currency: Scalars['CurrencyCode']['output'];
  bid: Maybe<Scalars['Decimal']['output']>;
  ask: Maybe<Scalars['Decimal']['output']>;
  change: Maybe<Scalars['Decimal']['output']>;
  changePercent: Maybe<Scalars['Decimal']['output']>;
  volume: Maybe<Scalars['Decimal']['output']>;
  session: MarketSession;
  at: Scalars['DateTime']['output'];
  sequence: Scalars['Int']['output'];
};

export type LivePriceDataInput = {
  assetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  symbols?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type MarketHours = {
  __typename?: 'MarketHours';
  exchange: TradingExchange;
  timeZone: Scalars['String']['output'];
  open: Scalars['Boolean']['output'];
  session: MarketSession;
  asOf: Scalars['DateTime']['output'];
  nextOpensAt: Maybe<Scalars['DateTime']['output']>;
  nextClosesAt: Maybe<Scalars['DateTime']['output']>;
  days: Array<MarketDay>;
};

export type MarketDay = {
  __typename?: 'MarketDay';
  date: Scalars['Date']['output'];
  holiday: Scalars['Boolean']['output'];
  holidayName: Maybe<Scalars['String']['output']>;
  earlyClose: Scalars['Boolean']['output'];
  preMarketOpensAt: Maybe<Scalars['DateTime']['output']>;
  opensAt: Maybe<Scalars['DateTime']['output']>;
  closesAt: Maybe<Scalars['DateTime']['output']>;
  afterHoursClosesAt: Maybe<Scalars['DateTime']['output']>;
};

export type FetchMarketHoursInput = {
  exchange?: TradingExchange;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type OptionContract = {
  __typename?: 'OptionContract';
  symbol: Scalars['String']['output'];
  underlying: Scalars['String']['output'];
  type: OptionType;
  style: OptionStyle;
  strike: Scalars['Decimal']['output'];
  expirationDate: Scalars['Date']['output'];
  multiplier: Scalars['Int']['output'];
  bid: Maybe<Scalars['Decimal']['output']>;
  ask: Maybe<Scalars['Decimal']['output']>;
  last: Maybe<Scalars['Decimal']['output']>;
  mid: Maybe<Scalars['Decimal']['output']>;
  volume: Maybe<Scalars['Decimal']['output']>;
  openInterest: Maybe<Scalars['Decimal']['output']>;
  impliedVolatilityFraction: Maybe<Scalars['Decimal']['output']>;
  impliedVolatilityGap: Maybe<ImpliedVolatilityGap>;
  delta: Maybe<Scalars['Decimal']['output']>;
  gamma: Maybe<Scalars['Decimal']['output']>;
  theta: Maybe<Scalars['Decimal']['output']>;
  vega: Maybe<Scalars['Decimal']['output']>;
  rho: Maybe<Scalars['Decimal']['output']>;
  inTheMoney: Scalars['Boolean']['output'];
  intrinsicValue: Scalars['Decimal']['output'];
  timeValue: Maybe<Scalars['Decimal']['output']>;
  asOf: Scalars['DateTime']['output'];
};

export type OptionChain = {
  __typename?: 'OptionChain';
  underlying: Scalars['String']['output'];
  underlyingPrice: Scalars['Decimal']['output'];
  expirationDate: Scalars['Date']['output'];
  expiresAt: Scalars['DateTime']['output'];
  yearsToExpiration: Scalars['Decimal']['output'];
  interestRateFraction: Scalars['Decimal']['output'];
  dividendYieldFraction: Scalars['Decimal']['output'];
  calls: Array<OptionContract>;
  puts: Array<OptionContract>;
  asOf: Scalars['DateTime']['output'];
};

export type ImpliedVolatilityGap =
  | 'NO_MARKET'
  | 'NO_TIME_VALUE'
  | 'NONE_FITS';

export type OptionType =
  | 'CALL'
  | 'PUT';

export type OptionStyle =
  | 'AMERICAN'
  | 'EUROPEAN';

export type GetExpirationDatesInput = {
  symbol: Scalars['String']['input'];
};

export type GetStrikesInput = {
  symbol: Scalars['String']['input'];
  expirationDate: Scalars['Date']['input'];
  types?: InputMaybe<Array<OptionType>>;
};

export type GetOptionChainInput = {
  symbol: Scalars['String']['input'];
  expirationDate: Scalars['Date']['input'];
  types?: InputMaybe<Array<OptionType>>;
  minStrike?: InputMaybe<Scalars['Decimal']['input']>;
  maxStrike?: InputMaybe<Scalars['Decimal']['input']>;
};

export type GetOptionHistoricalDataInput = {
  optionSymbol: Scalars['String']['input'];
  timeframe?: Timeframe;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type NetWorthAsset = {
  __typename?: 'NetWorthAsset';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  symbol: Maybe<Scalars['String']['output']>;
  category: NetWorthCategory;
  portfolioId: Maybe<Scalars['ID']['output']>;
  brokerAccountId: Maybe<Scalars['ID']['output']>;
  instrumentId: Maybe<Scalars['ID']['output']>;
  quantity: Maybe<Scalars['Decimal']['output']>;
  price: Maybe<Scalars['Decimal']['output']>;
  value: Maybe<Scalars['Decimal']['output']>;
  wholeValue: Maybe<Scalars['Decimal']['output']>;
  currency: Scalars['CurrencyCode']['output'];
  valueInDisplayCurrency: Maybe<Scalars['Decimal']['output']>;
  costBasis: Maybe<Scalars['Decimal']['output']>;
  gain: Maybe<PortfolioGain>;
  ownershipPercent: Scalars['Decimal']['output'];
  valuedOn: Maybe<Scalars['Date']['output']>;
  priceAsOf: Maybe<Scalars['DateTime']['output']>;
  stale: Scalars['Boolean']['output'];
  liquidity: AssetLiquidity;
  linkedLiabilityIds: Array<Scalars['ID']['output']>;
  equityInDisplayCurrency: Maybe<Scalars['Decimal']['output']>;
  country: Maybe<Scalars['CountryCode']['output']>;
  sector: Maybe<Sector>;
};

export type NetWorthCategory =
  | 'CASH'
  | 'EQUITY'
  | 'ETF'
  | 'FUND'
  | 'BOND'
  | 'CRYPTO'
  | 'PROPERTY'
  | 'VEHICLE'
  | 'SAVINGS'
  | 'TERM_DEPOSIT'
  | 'PENSION'
  | 'INSURANCE'
  | 'PRIVATE_EQUITY'
  | 'BUSINESS'
  | 'COLLECTIBLE'
  | 'PRECIOUS_METAL'
  | 'LOAN_RECEIVABLE'
  | 'OTHER';

export type AssetLiquidity =
  | 'IMMEDIATE'
  | 'DAYS'
  | 'MONTHS'
  | 'LOCKED';

export type NetWorthAssetsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  portfolioIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  categories?: InputMaybe<Array<NetWorthCategory>>;
  includeEnded?: Scalars['Boolean']['input'];
  asOf?: InputMaybe<Scalars['Date']['input']>;
};

export type NetWorthAssetPoint = {
  __typename?: 'NetWorthAssetPoint';
  date: Scalars['Date']['output'];
  value: Scalars['Decimal']['output'];
  unpricedCount: Scalars['Int']['output'];
  costBasis: Maybe<Scalars['Decimal']['output']>;
  netContributions: Maybe<Scalars['Decimal']['output']>;
  totalLiabilities: Maybe<Scalars['Decimal']['output']>;
  netWorth: Maybe<Scalars['Decimal']['output']>;
};

export type NetWorthAssetPointPage = {
  __typename?: 'NetWorthAssetPointPage';
  nodes: Array<NetWorthAssetPoint>;
  nextCursor: Maybe<Scalars['String']['output']>;
  timeframe: HistoryTimeframe;
  currency: Scalars['CurrencyCode']['output'];
};

export type NetWorthAssetHistoryInput = {
  netWorthAssetId?: InputMaybe<Scalars['ID']['input']>;
  portfolioId?: InputMaybe<Scalars['ID']['input']>;
  range?: InputMaybe<PastRange>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  timeframe?: HistoryTimeframe;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type NetWorthDashboard = {
  __typename?: 'NetWorthDashboard';
  totals: NetWorthTotals;
  assets: Array<NetWorthAsset>;
  liabilities: Array<NetWorthLiability>;
  goals: Array<NetWorthGoal>;
  incomes: Array<NetWorthIncome>;
  expenses: Array<NetWorthExpense>;
  allocation: Array<AllocationSlice>;
  pendingConfirmations: Scalars['Int']['output'];
  savingsRatePercent: Maybe<Scalars['Decimal']['output']>;
  currency: Scalars['CurrencyCode']['output'];
  asOf: Scalars['DateTime']['output'];
};

export type NetWorthTotals = {
  __typename?: 'NetWorthTotals';
  netWorth: Scalars['Decimal']['output'];
  totalAssets: Scalars['Decimal']['output'];
  totalLiabilities: Scalars['Decimal']['output'];
  totalMonthlyExpenses: Scalars['Decimal']['output'];
  totalAnnualIncome: Scalars['Decimal']['output'];
  liquidAssets: Scalars['Decimal']['output'];
  unpricedCount: Scalars['Int']['output'];
  unpricedFlowCount: Scalars['Int']['output'];
  debtToAssetPercent: Maybe<Scalars['Decimal']['output']>;
  monthChange: Maybe<Scalars['Decimal']['output']>;
  monthChangePercent: Maybe<Scalars['Decimal']['output']>;
  currency: Scalars['CurrencyCode']['output'];
};

export type AllocationSlice = {
  __typename?: 'AllocationSlice';
  category: NetWorthCategory;
  value: Scalars['Decimal']['output'];
  percent: Maybe<Scalars['Decimal']['output']>;
  unpricedCount: Scalars['Int']['output'];
};

export type NetWorthSection =
  | 'TOTALS'
  | 'ALLOCATION'
  | 'ASSETS'
  | 'LIABILITIES'
  | 'CASH_FLOW'
  | 'GOALS'
  | 'HISTORY';

export type NetWorthSettings = {
  __typename?: 'NetWorthSettings';
  id: Scalars['ID']['output'];
  displayCurrency: Scalars['CurrencyCode']['output'];
  updatedAt: Maybe<Scalars['DateTime']['output']>;
};

export type UpdateNetWorthDisplayCurrencyInput = {
  currency: Scalars['CurrencyCode']['input'];
};

export type NetWorthDashboardInput = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  portfolioIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type NetWorthDocument = {
  __typename?: 'NetWorthDocument';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  category: NetWorthDocumentCategory;
  status: NetWorthDocumentStatus;
  fileName: Scalars['String']['output'];
  mimeType: Scalars['String']['output'];
  sizeBytes: Scalars['Int']['output'];
  sha256: Scalars['String']['output'];
  linkedType: Maybe<NetWorthLinkType>;
  linkedId: Maybe<Scalars['ID']['output']>;
  expiresOn: Maybe<Scalars['Date']['output']>;
  downloadUrl: Maybe<Scalars['String']['output']>;
  downloadUrlExpiresAt: Maybe<Scalars['DateTime']['output']>;
  note: Maybe<Scalars['String']['output']>;
  uploadedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type NetWorthDocumentCategory =
  | 'OWNERSHIP'
  | 'INSURANCE'
  | 'LOAN'
  | 'STATEMENT'
  | 'VALUATION'
  | 'TAX'
  | 'ESTATE'
  | 'CONTRACT'
  | 'RECEIPT'
  | 'OTHER';

export type NetWorthDocumentStatus =
  | 'PENDING_UPLOAD'
  | 'AVAILABLE'
  | 'ABANDONED';

export type NetWorthLinkType =
  | 'ASSET'
  | 'LIABILITY'
  | 'INCOME'
  | 'EXPENSE'
  | 'GOAL'
  | 'PORTFOLIO';

export type NetWorthDocumentPage = {
  __typename?: 'NetWorthDocumentPage';
  nodes: Array<NetWorthDocument>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type DocumentUpload = {
  __typename?: 'DocumentUpload';
  document: NetWorthDocument;
  uploadUrl: Scalars['String']['output'];
  method: Scalars['String']['output'];
  headers: Array<NamedValue>;
  expiresAt: Scalars['DateTime']['output'];
  maxSizeBytes: Scalars['Int']['output'];
};

export type NetWorthLinkInput =
  { netWorthAssetId: Scalars['ID']['input']; liabilityId?: never; incomeId?: never; expenseId?: never; goalId?: never; portfolioId?: never; }
  |  { netWorthAssetId?: never; liabilityId: Scalars['ID']['input']; incomeId?: never; expenseId?: never; goalId?: never; portfolioId?: never; }
  |  { netWorthAssetId?: never; liabilityId?: never; incomeId: Scalars['ID']['input']; expenseId?: never; goalId?: never; portfolioId?: never; }
  |  { netWorthAssetId?: never; liabilityId?: never; incomeId?: never; expenseId: Scalars['ID']['input']; goalId?: never; portfolioId?: never; }
  |  { netWorthAssetId?: never; liabilityId?: never; incomeId?: never; expenseId?: never; goalId: Scalars['ID']['input']; portfolioId?: never; }
  |  { netWorthAssetId?: never; liabilityId?: never; incomeId?: never; expenseId?: never; goalId?: never; portfolioId: Scalars['ID']['input']; };

export type CreateNetWorthDocumentUploadInput = {
  fileName: Scalars['String']['input'];
  mimeType: Scalars['String']['input'];
  sizeBytes: Scalars['Int']['input'];
  sha256: Scalars['String']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  category?: NetWorthDocumentCategory;
  linkedTo?: InputMaybe<NetWorthLinkInput>;
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type FinalizeNetWorthDocumentInput = {
  id: Scalars['ID']['input'];
};

export type DeleteNetWorthDocumentInput = {
  id: Scalars['ID']['input'];
};

export type NetWorthDocumentsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  linkedTo?: InputMaybe<NetWorthLinkInput>;
  categories?: InputMaybe<Array<NetWorthDocumentCategory>>;
  statuses?: Array<NetWorthDocumentStatus>;
  expiresBy?: InputMaybe<Scalars['Date']['input']>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type NetWorthExpense = {
  __typename?: 'NetWorthExpense';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  category: ExpenseCategory;
  amount: Scalars['Decimal']['output'];
  currency: Scalars['CurrencyCode']['output'];
  frequency: Frequency;
  essential: Scalars['Boolean']['output'];
  monthlyAmount: Scalars['Decimal']['output'];
  monthlyAmountInDisplayCurrency: Maybe<Scalars['Decimal']['output']>;
  startsOn: Scalars['Date']['output'];
  endsOn: Maybe<Scalars['Date']['output']>;
  inflationPercent: Maybe<Scalars['Decimal']['output']>;
  linkedLiabilityId: Maybe<Scalars['ID']['output']>;
  ownerMemberId: Maybe<Scalars['ID']['output']>;
  note: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type ExpenseCategory =
  | 'HOUSING'
  | 'UTILITIES'
  | 'FOOD'
  | 'TRANSPORT'
  | 'INSURANCE'
  | 'HEALTH'
  | 'EDUCATION'
  | 'CHILDCARE'
  | 'ENTERTAINMENT'
  | 'TRAVEL'
  | 'DEBT'
  | 'TAX'
  | 'SUBSCRIPTIONS'
  | 'GIVING'
  | 'OTHER';

export type CreateNetWorthExpenseInput = {
  name: Scalars['String']['input'];
  category: ExpenseCategory;
  amount: Scalars['Decimal']['input'];
  currency: Scalars['CurrencyCode']['input'];
  frequency: Frequency;
  essential?: Scalars['Boolean']['input'];
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  inflationPercent?: InputMaybe<Scalars['Decimal']['input']>;
  linkedLiabilityId?: InputMaybe<Scalars['ID']['input']>;
  ownerMemberId?: InputMaybe<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateNetWorthExpenseInput = {
  id: Scalars['ID']['input'];
  effectiveOn?: InputMaybe<Scalars['Date']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<ExpenseCategory>;
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  frequency?: InputMaybe<Frequency>;
  essential?: InputMaybe<Scalars['Boolean']['input']>;
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  inflationPercent?: InputMaybe<Scalars['Decimal']['input']>;
  linkedLiabilityId?: InputMaybe<Scalars['ID']['input']>;
  ownerMemberId?: InputMaybe<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteNetWorthExpenseInput = {
  id: Scalars['ID']['input'];
};

export type NetWorthExpensesInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  activeOn?: InputMaybe<Scalars['Date']['input']>;
  categories?: InputMaybe<Array<ExpenseCategory>>;
};

export type NetWorthExpenseHistoryInput = {
  expenseId?: InputMaybe<Scalars['ID']['input']>;
  range?: InputMaybe<PastRange>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  timeframe?: HistoryTimeframe;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type NetWorthFile = {
  __typename?: 'NetWorthFile';
  id: Scalars['ID']['output'];
  portfolioId: Scalars['ID']['output'];
  fileName: Scalars['String']['output'];
  mimeType: Scalars['String']['output'];
  sizeBytes: Scalars['Int']['output'];
  sha256: Scalars['String']['output'];
  kind: NetWorthFileKind;
  extractionStatus: FileExtractionStatus;
  failureCode: Maybe<FileExtractionFailure>;
  failureReason: Maybe<Scalars['String']['output']>;
  broker: Maybe<Scalars['String']['output']>;
  periodStartsOn: Maybe<Scalars['Date']['output']>;
  periodEndsOn: Maybe<Scalars['Date']['output']>;
  rowCount: Scalars['Int']['output'];
  pendingCount: Scalars['Int']['output'];
  extracted: Array<ExtractedRow>;
  attempts: Scalars['Int']['output'];
  downloadUrl: Maybe<Scalars['String']['output']>;
  downloadUrlExpiresAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type NetWorthFileKind =
  | 'STATEMENT'
  | 'CONTRACT_NOTE'
  | 'DIVIDEND_NOTICE'
  | 'TRADE_LIST'
  | 'ATTACHMENT'
  | 'OTHER';

export type FileExtractionStatus =
  | 'QUEUED'
  | 'EXTRACTING'
  | 'NEEDS_REVIEW'
  | 'COMPLETED'
  | 'FAILED'
  | 'NOT_APPLICABLE';

export type FileExtractionFailure =
  | 'UNREADABLE'
  | 'PASSWORD_PROTECTED'
  | 'UNKNOWN_LAYOUT'
  | 'EMPTY'
  | 'PROVIDER_ERROR';

export type ExtractedRow = {
  __typename?: 'ExtractedRow';
  rowNumber: Scalars['Int']['output'];
  rawText: Scalars['String']['output'];
  confidencePercent: Scalars['Decimal']['output'];
  trade: Maybe<TrackedTrade>;
  dividend: Maybe<NetWorthDividend>;
  duplicateOfId: Maybe<Scalars['ID']['output']>;
  problem: Maybe<Scalars['String']['output']>;
};

export type NetWorthFilePage = {
  __typename?: 'NetWorthFilePage';
  nodes: Array<NetWorthFile>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type FileColumnMeaning =
  | 'DATE'
  | 'TYPE'
  | 'SYMBOL'
  | 'ISIN'
  | 'MARKET'
  | 'QUANTITY'
  | 'PRICE'
  | 'CURRENCY'
  | 'FEE'
  | 'FEE_CURRENCY'
  | 'WITHHOLDING_TAX'
  | 'TOTAL'
  | 'ID';

export type FileColumnInput = {
  meaning: FileColumnMeaning;
  name: Scalars['String']['input'];
};

export type UploadNetWorthFileInput = {
  portfolioId: Scalars['ID']['input'];
  fileName: Scalars['String']['input'];
  content: FileContentInput;
  extract?: Scalars['Boolean']['input'];
  broker?: InputMaybe<Scalars['String']['input']>;
  columns?: InputMaybe<Array<FileColumnInput>>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type RetryNetWorthFileExtractionInput = {
  id: Scalars['ID']['input'];
  broker?: InputMaybe<Scalars['String']['input']>;
  columns?: InputMaybe<Array<FileColumnInput>>;
  password?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteNetWorthFileInput = {
  id: Scalars['ID']['input'];
  deleteExtracted?: Scalars['Boolean']['input'];
};

export type NetWorthPortfolioFilesInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  portfolioId: Scalars['ID']['input'];
  statuses?: InputMaybe<Array<FileExtractionStatus>>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type NetWorthAllPortfolioFilesInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  statuses?: InputMaybe<Array<FileExtractionStatus>>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type Frequency =
  | 'ONE_OFF'
  | 'WEEKLY'
  | 'FORTNIGHTLY'
  | 'TWICE_MONTHLY'
  | 'FOUR_WEEKLY'
  | 'MONTHLY'
  | 'QUARTERLY'
  | 'SEMI_ANNUALLY'
  | 'ANNUALLY';

export type NetWorthFlowPoint = {
  __typename?: 'NetWorthFlowPoint';
  date: Scalars['Date']['output'];
  monthlyAmount: Scalars['Decimal']['output'];
  annualAmount: Scalars['Decimal']['output'];
  unpricedCount: Scalars['Int']['output'];
};

export type NetWorthFlowPointPage = {
  __typename?: 'NetWorthFlowPointPage';
  nodes: Array<NetWorthFlowPoint>;
  nextCursor: Maybe<Scalars['String']['output']>;
  timeframe: HistoryTimeframe;
  currency: Scalars['CurrencyCode']['output'];
};

export type NetWorthGoal = {
  __typename?: 'NetWorthGoal';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  kind: GoalKind;
  status: GoalStatus;
  targetAmount: Scalars['Decimal']['output'];
  currentAmount: Scalars['Decimal']['output'];
  unpricedCount: Scalars['Int']['output'];
  progressPercent: Scalars['Decimal']['output'];
  currency: Scalars['CurrencyCode']['output'];
  targetOn: Maybe<Scalars['Date']['output']>;
  monthlyContribution: Maybe<Scalars['Decimal']['output']>;
  requiredMonthlyContribution: Maybe<Scalars['Decimal']['output']>;
  expectedReturnPercent: Maybe<Scalars['Decimal']['output']>;
  projectedOn: Maybe<Scalars['Date']['output']>;
  projectedAmount: Maybe<Scalars['Decimal']['output']>;
  priority: Scalars['Int']['output'];
  fundingRules: Array<GoalFundingRule>;
  imageUrl: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type GoalKind =
  | 'EMERGENCY_FUND'
  | 'HOME'
  | 'RETIREMENT'
  | 'EDUCATION'
  | 'TRAVEL'
  | 'DEBT_FREE'
  | 'WEALTH'
  | 'CUSTOM';

export type GoalStatus =
  | 'NOT_STARTED'
  | 'ON_TRACK'
  | 'AT_RISK'
  | 'OFF_TRACK'
  | 'ACHIEVED'
  | 'ARCHIVED';

export type GoalFundingRule = {
  __typename?: 'GoalFundingRule';
  portfolioId: Maybe<Scalars['ID']['output']>;
  netWorthAssetId: Maybe<Scalars['ID']['output']>;
  sharePercent: Scalars['Decimal']['output'];
  amount: Maybe<Scalars['Decimal']['output']>;
};

export type GoalFundingInput =
  { currentAmount: Scalars['Decimal']['input']; rules?: never; }
  |  { currentAmount?: never; rules: Array<GoalFundingRuleInput>; };

export type GoalFundingRuleInput = {
  source: GoalFundingSourceInput;
  sharePercent?: Scalars['Decimal']['input'];
};

export type GoalFundingSourceInput =
  { portfolioId: Scalars['ID']['input']; netWorthAssetId?: never; }
  |  { portfolioId?: never; netWorthAssetId: Scalars['ID']['input']; };

export type CreateNetWorthGoalInput = {
  name: Scalars['String']['input'];
  kind: GoalKind;
  targetAmount: Scalars['Decimal']['input'];
  currency: Scalars['CurrencyCode']['input'];
  targetOn?: InputMaybe<Scalars['Date']['input']>;
  funding?: InputMaybe<GoalFundingInput>;
  monthlyContribution?: InputMaybe<Scalars['Decimal']['input']>;
  expectedReturnPercent?: InputMaybe<Scalars['Decimal']['input']>;
  priority?: InputMaybe<Scalars['Int']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateNetWorthGoalInput = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<GoalKind>;
  targetAmount?: InputMaybe<Scalars['Decimal']['input']>;
  targetOn?: InputMaybe<Scalars['Date']['input']>;
  funding?: InputMaybe<GoalFundingInput>;
  monthlyContribution?: InputMaybe<Scalars['Decimal']['input']>;
  expectedReturnPercent?: InputMaybe<Scalars['Decimal']['input']>;
  priority?: InputMaybe<Scalars['Int']['input']>;
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DeleteNetWorthGoalInput = {
  id: Scalars['ID']['input'];
};

export type NetWorthGoalsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  includeEnded?: Scalars['Boolean']['input'];
};

export type NetWorthHousehold = {
  __typename?: 'NetWorthHousehold';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  members: Array<HouseholdMember>;
  combined: NetWorthTotals;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type HouseholdMember = {
  __typename?: 'HouseholdMember';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  relationship: HouseholdRelationship;
  role: HouseholdRole;
  status: HouseholdMemberStatus;
  sharePercent: Scalars['Decimal']['output'];
  sharesFigures: Scalars['Boolean']['output'];
  own: Scalars['Boolean']['output'];
  totals: Maybe<NetWorthTotals>;
};

export type HouseholdRelationship =
  | 'SELF'
  | 'PARTNER'
  | 'CHILD'
  | 'PARENT'
  | 'SIBLING'
  | 'OTHER';

export type HouseholdRole =
  | 'OWNER'
  | 'MEMBER';

export type HouseholdMemberStatus =
  | 'INVITED'
  | 'ACTIVE';

export type CreateHouseholdInput = {
  name: Scalars['String']['input'];
  ownName?: InputMaybe<Scalars['String']['input']>;
  sharesFigures?: Scalars['Boolean']['input'];
};

export type UpdateHouseholdInput = {
  name: Scalars['String']['input'];
};

export type InviteHouseholdMemberInput = {
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  relationship: HouseholdRelationship;
  sharePercent?: Scalars['Decimal']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  mfaCode?: InputMaybe<Scalars['String']['input']>;
};

export type HouseholdInvitationInput = {
  token: Scalars['String']['input'];
};

export type JoinHouseholdInput = {
  token: Scalars['String']['input'];
  sharesFigures?: Scalars['Boolean']['input'];
};

export type UpdateHouseholdMemberInput = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  relationship?: InputMaybe<HouseholdRelationship>;
  role?: InputMaybe<HouseholdRole>;
  sharePercent?: InputMaybe<Scalars['Decimal']['input']>;
  sharesFigures?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RemoveHouseholdMemberInput = {
  id: Scalars['ID']['input'];
};

export type HouseholdInvitation = {
  __typename?: 'HouseholdInvitation';
  id: Scalars['ID']['output'];
  householdName: Scalars['String']['output'];
  invitedBy: Scalars['String']['output'];
  relationship: HouseholdRelationship;
  expiresAt: Scalars['DateTime']['output'];
};

export type NetWorthIncome = {
  __typename?: 'NetWorthIncome';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  category: IncomeCategory;
  amount: Scalars['Decimal']['output'];
  currency: Scalars['CurrencyCode']['output'];
  frequency: Frequency;
  afterTax: Scalars['Boolean']['output'];
  annualAmount: Scalars['Decimal']['output'];
  annualAmountInDisplayCurrency: Maybe<Scalars['Decimal']['output']>;
  startsOn: Scalars['Date']['output'];
  endsOn: Maybe<Scalars['Date']['output']>;
  growthPercent: Maybe<Scalars['Decimal']['output']>;
  linkedNetWorthAssetId: Maybe<Scalars['ID']['output']>;
  ownerMemberId: Maybe<Scalars['ID']['output']>;
  note: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type IncomeCategory =
  | 'SALARY'
  | 'BONUS'
  | 'BUSINESS'
  | 'RENTAL'
  | 'DIVIDEND'
  | 'INTEREST'
  | 'PENSION'
  | 'BENEFIT'
  | 'OTHER';

export type CreateNetWorthIncomeInput = {
  name: Scalars['String']['input'];
  category: IncomeCategory;
  amount: Scalars['Decimal']['input'];
  currency: Scalars['CurrencyCode']['input'];
  frequency: Frequency;
  afterTax?: Scalars['Boolean']['input'];
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  growthPercent?: InputMaybe<Scalars['Decimal']['input']>;
  linkedNetWorthAssetId?: InputMaybe<Scalars['ID']['input']>;
  ownerMemberId?: InputMaybe<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateNetWorthIncomeInput = {
  id: Scalars['ID']['input'];
  effectiveOn?: InputMaybe<Scalars['Date']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<IncomeCategory>;
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  frequency?: InputMaybe<Frequency>;
  afterTax?: InputMaybe<Scalars['Boolean']['input']>;
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  growthPercent?: InputMaybe<Scalars['Decimal']['input']>;
  linkedNetWorthAssetId?: InputMaybe<Scalars['ID']['input']>;
  ownerMemberId?: InputMaybe<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteNetWorthIncomeInput = {
  id: Scalars['ID']['input'];
};

export type NetWorthIncomesInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  activeOn?: InputMaybe<Scalars['Date']['input']>;
  categories?: InputMaybe<Array<IncomeCategory>>;
};

export type NetWorthIncomeHistoryInput = {
  incomeId?: InputMaybe<Scalars['ID']['input']>;
  range?: InputMaybe<PastRange>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  timeframe?: HistoryTimeframe;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type InstrumentPrice = {
  __typename?: 'InstrumentPrice';
  id: Scalars['ID']['output'];
  instrumentId: Scalars['ID']['output'];
  date: Scalars['Date']['output'];
  price: Scalars['Decimal']['output'];
  currency: Scalars['CurrencyCode']['output'];
  source: InstrumentPriceSource;
  note: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

export type InstrumentPriceSource =
  | 'MANUAL'
  | 'MARKET';

export type InstrumentPricePage = {
  __typename?: 'InstrumentPricePage';
  nodes: Array<InstrumentPrice>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type GetInstrumentPricesInput = {
  instrumentId: Scalars['ID']['input'];
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  direction?: SortDirection;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type AddInstrumentPriceInput = {
  instrumentId: Scalars['ID']['input'];
  date: Scalars['Date']['input'];
  price: Scalars['Decimal']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateInstrumentPriceInput = {
  id: Scalars['ID']['input'];
  date?: InputMaybe<Scalars['Date']['input']>;
  price?: InputMaybe<Scalars['Decimal']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteInstrumentPriceInput = {
  id: Scalars['ID']['input'];
};

export type Instrument = {
  __typename?: 'Instrument';
  id: Scalars['ID']['output'];
  kind: InstrumentKind;
  symbol: Scalars['String']['output'];
  name: Scalars['String']['output'];
  asset: Maybe<Asset>;
  assetClass: Maybe<AssetClass>;
  exchange: Maybe<Exchange>;
  category: Maybe<CustomInstrumentCategory>;
  currency: Scalars['CurrencyCode']['output'];
  metadata: Array<NamedValue>;
  latestPrice: Maybe<InstrumentPrice>;
  priceStale: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type InstrumentKind =
  | 'LISTED'
  | 'CUSTOM';

export type CustomInstrumentCategory =
  | 'PROPERTY'
  | 'VEHICLE'
  | 'PRIVATE_EQUITY'
  | 'BUSINESS'
  | 'COLLECTIBLE'
  | 'PRECIOUS_METAL'
  | 'BOND'
  | 'TERM_DEPOSIT'
  | 'SAVINGS'
  | 'CASH'
  | 'PENSION'
  | 'INSURANCE'
  | 'LOAN_RECEIVABLE'
  | 'CRYPTO'
  | 'FUND'
  | 'OTHER';

export type InstrumentSelectorInput =
  { id: Scalars['ID']['input']; symbol?: never; }
  |  { id?: never; symbol: Scalars['String']['input']; };

export type SearchInstrumentsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  query?: InputMaybe<Scalars['String']['input']>;
  kinds?: InputMaybe<Array<InstrumentKind>>;
  assetClasses?: InputMaybe<Array<AssetClass>>;
  exchanges?: InputMaybe<Array<Exchange>>;
  limit?: Scalars['Int']['input'];
};

export type CreateCustomInstrumentInput = {
  name: Scalars['String']['input'];
  currency: Scalars['CurrencyCode']['input'];
  category: CustomInstrumentCategory;
  symbol?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type CreateCustomInstrumentWithDetailsInput = {
  name: Scalars['String']['input'];
  currency: Scalars['CurrencyCode']['input'];
  category: CustomInstrumentCategory;
  symbol?: InputMaybe<Scalars['String']['input']>;
  portfolioId?: InputMaybe<Scalars['ID']['input']>;
  quantity?: Scalars['Decimal']['input'];
  purchasedOn: Scalars['Date']['input'];
  purchasePrice: Scalars['Decimal']['input'];
  currentPrice?: InputMaybe<Scalars['Decimal']['input']>;
  pricedOn?: InputMaybe<Scalars['Date']['input']>;
  ownershipPercent?: Scalars['Decimal']['input'];
  metadata?: InputMaybe<Array<NamedValueInput>>;
  linkedLiabilityId?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateCustomInstrumentInput = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<CustomInstrumentCategory>;
  symbol?: InputMaybe<Scalars['String']['input']>;
};

export type SetCustomInstrumentMetaDataInput = {
  id: Scalars['ID']['input'];
  metadata: Array<NamedValueInput>;
  merge?: Scalars['Boolean']['input'];
};

export type DeleteCustomInstrumentInput = {
  id: Scalars['ID']['input'];
  force?: Scalars['Boolean']['input'];
};

export type NetWorthLiability = {
  __typename?: 'NetWorthLiability';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  kind: LiabilityKind;
  portfolioId: Scalars['ID']['output'];
  lender: Maybe<Scalars['String']['output']>;
  currency: Scalars['CurrencyCode']['output'];
  originalAmount: Scalars['Decimal']['output'];
  balance: Scalars['Decimal']['output'];
  wholeBalance: Scalars['Decimal']['output'];
  balanceInDisplayCurrency: Maybe<Scalars['Decimal']['output']>;
  ownershipPercent: Scalars['Decimal']['output'];
  interestRatePercent: Maybe<Scalars['Decimal']['output']>;
  rateType: Maybe<LiabilityRateType>;
  fixedEndsOn: Maybe<Scalars['Date']['output']>;
  startsOn: Scalars['Date']['output'];
  maturesOn: Maybe<Scalars['Date']['output']>;
  repaymentAmount: Maybe<Scalars['Decimal']['output']>;
  repaymentFrequency: Maybe<Frequency>;
  interestOnlyEndsOn: Maybe<Scalars['Date']['output']>;
  autoAmortize: Scalars['Boolean']['output'];
  linkedNetWorthAssetId: Maybe<Scalars['ID']['output']>;
  creditLimit: Maybe<Scalars['Decimal']['output']>;
  trades: LiabilityTradePage;
  nextPayment: Maybe<AmortizationRow>;
  schedule: Array<AmortizationRow>;
  paidOffOn: Maybe<Scalars['Date']['output']>;
  remainingInterest: Maybe<Scalars['Decimal']['output']>;
  archived: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};


export type NetWorthLiabilityTradesArgs = {
  params?: InputMaybe<PartInput>;
};

export type LiabilityKind =
  | 'MORTGAGE'
  | 'PERSONAL_LOAN'
  | 'STUDENT_LOAN'
  | 'CAR_LOAN'
  | 'CREDIT_CARD'
  | 'OVERDRAFT'
  | 'MARGIN_LOAN'
  | 'TAX'
  | 'FAMILY_LOAN'
  | 'OTHER';

export type LiabilityRateType =
  | 'FIXED'
  | 'FLOATING';

export type LiabilityTrade = {
  __typename?: 'LiabilityTrade';
  id: Scalars['ID']['output'];
  liabilityId: Scalars['ID']['output'];
  type: LiabilityTradeType;
  date: Scalars['Date']['output'];
  amount: Scalars['Decimal']['output'];
  principal: Scalars['Decimal']['output'];
  interest: Scalars['Decimal']['output'];
  note: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
};

export type LiabilityTradeType =
  | 'DRAWDOWN'
  | 'REPAYMENT'
  | 'INTEREST'
  | 'FEE'
  | 'REVALUATION';

export type AmortizationRow = {
  __typename?: 'AmortizationRow';
  date: Scalars['Date']['output'];
  payment: Scalars['Decimal']['output'];
  principal: Scalars['Decimal']['output'];
  interest: Scalars['Decimal']['output'];
  balance: Scalars['Decimal']['output'];
};

export type CreateNetWorthLiabilityInput = {
  name: Scalars['String']['input'];
  kind: LiabilityKind;
  portfolioId?: InputMaybe<Scalars['ID']['input']>;
  lender?: InputMaybe<Scalars['String']['input']>;
  currency: Scalars['CurrencyCode']['input'];
  originalAmount: Scalars['Decimal']['input'];
  balance?: InputMaybe<Scalars['Decimal']['input']>;
  wholeBalance?: InputMaybe<Scalars['Decimal']['input']>;
  ownershipPercent?: Scalars['Decimal']['input'];
  interestRatePercent?: InputMaybe<Scalars['Decimal']['input']>;
  rateType?: InputMaybe<LiabilityRateType>;
  fixedEndsOn?: InputMaybe<Scalars['Date']['input']>;
  startsOn: Scalars['Date']['input'];
  maturesOn?: InputMaybe<Scalars['Date']['input']>;
  repaymentAmount?: InputMaybe<Scalars['Decimal']['input']>;
  repaymentFrequency?: InputMaybe<Frequency>;
  interestOnlyEndsOn?: InputMaybe<Scalars['Date']['input']>;
  autoAmortize?: Scalars['Boolean']['input'];
  linkedNetWorthAssetId?: InputMaybe<Scalars['ID']['input']>;
  creditLimit?: InputMaybe<Scalars['Decimal']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateNetWorthLiabilityInput = {
  id: Scalars['ID']['input'];
  effectiveOn?: InputMaybe<Scalars['Date']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<LiabilityKind>;
  portfolioId?: InputMaybe<Scalars['ID']['input']>;
  lender?: InputMaybe<Scalars['String']['input']>;
  originalAmount?: InputMaybe<Scalars['Decimal']['input']>;
  balance?: InputMaybe<Scalars['Decimal']['input']>;
  wholeBalance?: InputMaybe<Scalars['Decimal']['input']>;
  ownershipPercent?: InputMaybe<Scalars['Decimal']['input']>;
  interestRatePercent?: InputMaybe<Scalars['Decimal']['input']>;
  rateType?: InputMaybe<LiabilityRateType>;
  fixedEndsOn?: InputMaybe<Scalars['Date']['input']>;
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  maturesOn?: InputMaybe<Scalars['Date']['input']>;
  repaymentAmount?: InputMaybe<Scalars['Decimal']['input']>;
  repaymentFrequency?: InputMaybe<Frequency>;
  interestOnlyEndsOn?: InputMaybe<Scalars['Date']['input']>;
  autoAmortize?: InputMaybe<Scalars['Boolean']['input']>;
  linkedNetWorthAssetId?: InputMaybe<Scalars['ID']['input']>;
  creditLimit?: InputMaybe<Scalars['Decimal']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DeleteNetWorthLiabilityInput = {
  id: Scalars['ID']['input'];
};

export type CreateNetWorthLiabilityTradeInput = {
  liabilityId: Scalars['ID']['input'];
  type: LiabilityTradeType;
  date: Scalars['Date']['input'];
  amount: Scalars['Decimal']['input'];
  interest?: InputMaybe<Scalars['Decimal']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type LiabilityTradePage = {
  __typename?: 'LiabilityTradePage';
  nodes: Array<LiabilityTrade>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type NetWorthLiabilitiesInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  portfolioIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  kinds?: InputMaybe<Array<LiabilityKind>>;
  includeEnded?: Scalars['Boolean']['input'];
};

export type NetWorthLiabilityPoint = {
  __typename?: 'NetWorthLiabilityPoint';
  date: Scalars['Date']['output'];
  balance: Scalars['Decimal']['output'];
  unpricedCount: Scalars['Int']['output'];
  cumulativeInterest: Maybe<Scalars['Decimal']['output']>;
};

export type NetWorthLiabilityPointPage = {
  __typename?: 'NetWorthLiabilityPointPage';
  nodes: Array<NetWorthLiabilityPoint>;
  nextCursor: Maybe<Scalars['String']['output']>;
  timeframe: HistoryTimeframe;
  currency: Scalars['CurrencyCode']['output'];
};

export type NetWorthLiabilityHistoryInput = {
  liabilityId?: InputMaybe<Scalars['ID']['input']>;
  range?: InputMaybe<PastRange>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  timeframe?: HistoryTimeframe;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type NetWorthReport = {
  __typename?: 'NetWorthReport';
  id: Scalars['ID']['output'];
  format: NetWorthReportFormat;
  status: ExportStatus;
  asOf: Scalars['Date']['output'];
  sections: Array<NetWorthSection>;
  portfolioIds: Array<Scalars['ID']['output']>;
  hideAmounts: Scalars['Boolean']['output'];
  downloadUrl: Maybe<Scalars['String']['output']>;
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  sizeBytes: Maybe<Scalars['Int']['output']>;
  failureCode: Maybe<NetWorthReportFailure>;
  failureReason: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type NetWorthReportFormat =
  | 'PDF'
  | 'XLSX'
  | 'CSV'
  | 'JSON';

export type NetWorthReportFailure =
  | 'TOO_LARGE'
  | 'PROVIDER_UNAVAILABLE'
  | 'INTERNAL';

export type GenerateNetWorthReportInput = {
  format?: NetWorthReportFormat;
  asOf?: InputMaybe<Scalars['Date']['input']>;
  sections?: InputMaybe<Array<NetWorthSection>>;
  portfolioIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  hideAmounts?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type NetWorthShareLink = {
  __typename?: 'NetWorthShareLink';
  id: Scalars['ID']['output'];
  label: Maybe<Scalars['String']['output']>;
  ownerLabel: Scalars['String']['output'];
  url: Maybe<Scalars['String']['output']>;
  csvUrl: Maybe<Scalars['String']['output']>;
  csvEnabled: Scalars['Boolean']['output'];
  tokenSuffix: Scalars['String']['output'];
  status: ShareLinkStatus;
  hideAmounts: Scalars['Boolean']['output'];
  sections: Array<NetWorthSection>;
  portfolioIds: Array<Scalars['ID']['output']>;
  passcodeRequired: Scalars['Boolean']['output'];
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  maxViews: Maybe<Scalars['Int']['output']>;
  viewCount: Scalars['Int']['output'];
  lastViewedAt: Maybe<Scalars['DateTime']['output']>;
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type ShareLinkStatus =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'REVOKED';

export type NetWorthShareLinkPage = {
  __typename?: 'NetWorthShareLinkPage';
  nodes: Array<NetWorthShareLink>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type CreateNetWorthShareLinkInput = {
  label?: InputMaybe<Scalars['String']['input']>;
  ownerLabel?: InputMaybe<Scalars['String']['input']>;
  hideAmounts?: Scalars['Boolean']['input'];
  sections?: Array<NetWorthSection>;
  portfolioIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  passcode?: InputMaybe<Scalars['String']['input']>;
  csvEnabled?: Scalars['Boolean']['input'];
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  maxViews?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type RevokeNetWorthShareLinkInput = {
  id: Scalars['ID']['input'];
};

export type NetWorthShareLinksInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  statuses?: InputMaybe<Array<ShareLinkStatus>>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type SharedNetWorth = {
  __typename?: 'SharedNetWorth';
  ownerLabel: Scalars['String']['output'];
  sections: Array<NetWorthSection>;
  unit: SharedUnit;
  currency: Maybe<Scalars['CurrencyCode']['output']>;
  totals: Maybe<SharedTotals>;
  allocation: Maybe<Array<SharedSlice>>;
  assets: Maybe<Array<SharedAsset>>;
  liabilities: Maybe<Array<SharedLiability>>;
  cashFlow: Maybe<SharedCashFlow>;
  goals: Maybe<Array<SharedGoal>>;
  asOf: Scalars['DateTime']['output'];
};

export type SharedUnit =
  | 'CURRENCY'
  | 'INDEX';

export type SharedTotals = {
  __typename?: 'SharedTotals';
  netWorth: Maybe<Scalars['Decimal']['output']>;
  totalAssets: Maybe<Scalars['Decimal']['output']>;
  totalLiabilities: Maybe<Scalars['Decimal']['output']>;
  debtToAssetPercent: Maybe<Scalars['Decimal']['output']>;
  monthChangePercent: Maybe<Scalars['Decimal']['output']>;
  unpricedCount: Scalars['Int']['output'];
};

export type SharedSlice = {
  __typename?: 'SharedSlice';
  category: NetWorthCategory;
  value: Maybe<Scalars['Decimal']['output']>;
  percent: Maybe<Scalars['Decimal']['output']>;
  unpricedCount: Scalars['Int']['output'];
};

export type SharedAsset = {
  __typename?: 'SharedAsset';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  symbol: Maybe<Scalars['String']['output']>;
  category: NetWorthCategory;
  value: Maybe<Scalars['Decimal']['output']>;
  percent: Maybe<Scalars['Decimal']['output']>;
  gainPercent: Maybe<Scalars['Decimal']['output']>;
};

export type SharedLiability = {
  __typename?: 'SharedLiability';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  kind: LiabilityKind;
  balance: Maybe<Scalars['Decimal']['output']>;
  percent: Maybe<Scalars['Decimal']['output']>;
};

export type SharedCashFlow = {
  __typename?: 'SharedCashFlow';
  totalAnnualIncome: Maybe<Scalars['Decimal']['output']>;
  totalMonthlyExpenses: Maybe<Scalars['Decimal']['output']>;
  savingsRatePercent: Maybe<Scalars['Decimal']['output']>;
  unpricedCount: Scalars['Int']['output'];
};

export type SharedGoal = {
  __typename?: 'SharedGoal';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  kind: GoalKind;
  status: GoalStatus;
  targetAmount: Maybe<Scalars['Decimal']['output']>;
  currentAmount: Maybe<Scalars['Decimal']['output']>;
  currency: Maybe<Scalars['CurrencyCode']['output']>;
  progressPercent: Scalars['Decimal']['output'];
  targetOn: Maybe<Scalars['Date']['output']>;
};

export type SharedPoint = {
  __typename?: 'SharedPoint';
  date: Scalars['Date']['output'];
  value: Scalars['Decimal']['output'];
  unpricedCount: Scalars['Int']['output'];
};

export type SharedPointPage = {
  __typename?: 'SharedPointPage';
  nodes: Array<SharedPoint>;
  nextCursor: Maybe<Scalars['String']['output']>;
  unit: SharedUnit;
  currency: Maybe<Scalars['CurrencyCode']['output']>;
  timeframe: HistoryTimeframe;
};

export type SharedNetWorthDashboardInput = {
  token: Scalars['String']['input'];
  passcode?: InputMaybe<Scalars['String']['input']>;
};

export type SharedNetWorthAssetHistoryInput = {
  token: Scalars['String']['input'];
  passcode?: InputMaybe<Scalars['String']['input']>;
  sharedAssetId?: InputMaybe<Scalars['ID']['input']>;
  range?: InputMaybe<PastRange>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  timeframe?: HistoryTimeframe;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type NewsItem = {
  __typename?: 'NewsItem';
  id: Scalars['ID']['output'];
  headline: Scalars['String']['output'];
  summary: Maybe<Scalars['String']['output']>;
  url: Scalars['String']['output'];
  source: Scalars['String']['output'];
  author: Maybe<Scalars['String']['output']>;
  imageUrl: Maybe<Scalars['String']['output']>;
  publishedAt: Scalars['DateTime']['output'];
  assetIds: Array<Scalars['ID']['output']>;
  symbols: Array<Scalars['String']['output']>;
  sentiment: Maybe<Scalars['Decimal']['output']>;
};

export type NewsItemPage = {
  __typename?: 'NewsItemPage';
  nodes: Array<NewsItem>;
  unknownIds: Array<Scalars['ID']['output']>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type NewsUpdate = {
  __typename?: 'NewsUpdate';
  news: NewsItem;
  sequence: Scalars['Int']['output'];
  missedCount: Scalars['Int']['output'];
};

export type FetchNewsByAssetIdsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  assetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type NewsUpdatesInput = {
  assetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  symbols?: InputMaybe<Array<Scalars['String']['input']>>;
  afterId?: InputMaybe<Scalars['ID']['input']>;
};

export type Announcement = {
  __typename?: 'Announcement';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  bodyMarkdown: Scalars['String']['output'];
  level: AnnouncementLevel;
  url: Maybe<Scalars['String']['output']>;
  startsAt: Scalars['DateTime']['output'];
  endsAt: Maybe<Scalars['DateTime']['output']>;
  dismissible: Scalars['Boolean']['output'];
};

export type AnnouncementLevel =
  | 'INFO'
  | 'WARNING'
  | 'CRITICAL'
  | 'MARKETING';

export type FetchAnnouncementInput = {
  placement?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
};

export type Country = {
  __typename?: 'Country';
  code: Scalars['CountryCode']['output'];
  name: Scalars['String']['output'];
  callingCode: Scalars['String']['output'];
  currency: Scalars['CurrencyCode']['output'];
  taxIdTypes: Array<TaxIdType>;
  canOpenAccount: Scalars['Boolean']['output'];
  w8benTreatyRatePercent: Maybe<Scalars['Decimal']['output']>;
};

export type HealthStatus = {
  __typename?: 'HealthStatus';
  status: HealthState;
  version: Scalars['String']['output'];
  asOf: Scalars['DateTime']['output'];
  uptimeSeconds: Scalars['Int']['output'];
  checks: Array<HealthCheckItem>;
  simulatedParties: Array<SimulatedParty>;
};

export type SimulatedParty =
  | 'MARKET'
  | 'OPTIONS'
  | 'RATES'
  | 'NEWS'
  | 'VENUE'
  | 'BANK'
  | 'CARDS'
  | 'IDENTITY'
  | 'CHAINS';

export type HealthCheckItem = {
  __typename?: 'HealthCheckItem';
  name: Scalars['String']['output'];
  status: HealthState;
  latencyMs: Scalars['Int']['output'];
};

export type HealthState =
  | 'OK'
  | 'DEGRADED';

export type RecordPushReceiptInput = {
  receiptId: Scalars['ID']['input'];
  status: PushReceiptStatus;
  at?: InputMaybe<Scalars['DateTime']['input']>;
};

export type PushReceiptStatus =
  | 'DELIVERED'
  | 'OPENED'
  | 'DISMISSED'
  | 'FAILED';

export type NetWorthDividend = {
  __typename?: 'NetWorthDividend';
  id: Scalars['ID']['output'];
  portfolioId: Scalars['ID']['output'];
  instrument: Instrument;
  symbol: Scalars['String']['output'];
  state: ImportState;
  origin: TradeOrigin;
  exDate: Maybe<Scalars['Date']['output']>;
  paidOn: Scalars['Date']['output'];
  quantity: Scalars['Decimal']['output'];
  amountPerShare: Scalars['Decimal']['output'];
  grossAmount: Scalars['Decimal']['output'];
  withholdingTax: Scalars['Decimal']['output'];
  imputationCredits: Scalars['Decimal']['output'];
  netAmount: Scalars['Decimal']['output'];
  currency: Scalars['CurrencyCode']['output'];
  exchangeRate: Maybe<Scalars['Decimal']['output']>;
  netAmountInDisplayCurrency: Maybe<Scalars['Decimal']['output']>;
  reinvestTradeId: Maybe<Scalars['ID']['output']>;
  note: Maybe<Scalars['String']['output']>;
  fileId: Maybe<Scalars['ID']['output']>;
  emailId: Maybe<Scalars['ID']['output']>;
  uniqueIdentifier: Maybe<Scalars['String']['output']>;
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type NetWorthDividendPage = {
  __typename?: 'NetWorthDividendPage';
  nodes: Array<NetWorthDividend>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type DividendAmountInput =
  { gross: Scalars['Decimal']['input']; perShare?: never; }
  |  { gross?: never; perShare: Scalars['Decimal']['input']; };

export type DividendReinvestmentInput = {
  quantity: Scalars['Decimal']['input'];
  price: Scalars['Decimal']['input'];
};

export type NetWorthAssetDividendsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  symbol?: InputMaybe<Scalars['String']['input']>;
  portfolioIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  states?: Array<ImportState>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type CreateNetWorthDividendInput = {
  portfolioId: Scalars['ID']['input'];
  instrument: InstrumentSelectorInput;
  paidOn: Scalars['Date']['input'];
  exDate?: InputMaybe<Scalars['Date']['input']>;
  amount: DividendAmountInput;
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  withholdingTax?: Scalars['Decimal']['input'];
  imputationCredits?: Scalars['Decimal']['input'];
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  exchangeRate?: InputMaybe<Scalars['Decimal']['input']>;
  reinvestment?: InputMaybe<DividendReinvestmentInput>;
  note?: InputMaybe<Scalars['String']['input']>;
  uniqueIdentifier?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type ConfirmNetWorthDividendInput = {
  id: Scalars['ID']['input'];
  decision: ConfirmationDecision;
  paidOn?: InputMaybe<Scalars['Date']['input']>;
  grossAmount?: InputMaybe<Scalars['Decimal']['input']>;
  withholdingTax?: InputMaybe<Scalars['Decimal']['input']>;
  reinvestment?: InputMaybe<DividendReinvestmentInput>;
};

export type PortfolioEmailSettings = {
  __typename?: 'PortfolioEmailSettings';
  portfolioId: Scalars['ID']['output'];
  enabled: Scalars['Boolean']['output'];
  address: Scalars['String']['output'];
  allowedSenders: Array<Scalars['String']['output']>;
  autoConfirm: Scalars['Boolean']['output'];
  notifyOnImport: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type PortfolioEmail = {
  __typename?: 'PortfolioEmail';
  id: Scalars['ID']['output'];
  portfolioId: Scalars['ID']['output'];
  sender: Scalars['String']['output'];
  verified: Scalars['Boolean']['output'];
  subject: Scalars['String']['output'];
  receivedAt: Scalars['DateTime']['output'];
  status: TradeEmailStatus;
  failureCode: Maybe<TradeEmailFailure>;
  failureReason: Maybe<Scalars['String']['output']>;
  broker: Maybe<Scalars['String']['output']>;
  attachments: Array<Scalars['String']['output']>;
  trades: Array<TrackedTrade>;
  dividends: Array<NetWorthDividend>;
  attempts: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type PortfolioEmailPage = {
  __typename?: 'PortfolioEmailPage';
  nodes: Array<PortfolioEmail>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type TradeEmailStatus =
  | 'RECEIVED'
  | 'PARSING'
  | 'IMPORTED'
  | 'NEEDS_REVIEW'
  | 'FAILED'
  | 'IGNORED';

export type TradeEmailFailure =
  | 'UNREADABLE'
  | 'PASSWORD_PROTECTED'
  | 'UNKNOWN_LAYOUT'
  | 'EMPTY'
  | 'PROVIDER_ERROR';

export type GetPortfolioEmailsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  portfolioId: Scalars['ID']['input'];
  statuses?: InputMaybe<Array<TradeEmailStatus>>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type SetPortfolioEmailSettingsInput = {
  portfolioId: Scalars['ID']['input'];
  enabled: Scalars['Boolean']['input'];
  allowedSenders?: InputMaybe<Array<Scalars['String']['input']>>;
  autoConfirm?: InputMaybe<Scalars['Boolean']['input']>;
  notifyOnImport?: InputMaybe<Scalars['Boolean']['input']>;
  regenerateAddress?: Scalars['Boolean']['input'];
};

export type RetryTradeEmailInput = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type Portfolio = {
  __typename?: 'Portfolio';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  kind: PortfolioKind;
  default: Scalars['Boolean']['output'];
  parentId: Maybe<Scalars['ID']['output']>;
  children: Array<Portfolio>;
  currency: Scalars['CurrencyCode']['output'];
  costBasisMethod: CostBasisMethod;
  country: Maybe<Scalars['CountryCode']['output']>;
  financialYearEnd: Scalars['String']['output'];
  ownerMemberId: Maybe<Scalars['ID']['output']>;
  ownershipPercent: Scalars['Decimal']['output'];
  value: Scalars['Decimal']['output'];
  unpricedCount: Scalars['Int']['output'];
  costBasis: Scalars['Decimal']['output'];
  gain: PortfolioGain;
  gainBetween: GainBetween;
  holdings: Array<Holding>;
  emailSettings: Maybe<PortfolioEmailSettings>;
  externalProvider: Maybe<Scalars['String']['output']>;
  externalId: Maybe<Scalars['String']['output']>;
  lastSyncedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};


export type PortfolioGainBetweenArgs = {
  params?: InputMaybe<GainBetweenInput>;
};

export type PortfolioKind =
  | 'ASSETS'
  | 'LIABILITIES'
  | 'MANUAL'
  | 'RELAY'
  | 'CRYPTO_WALLET'
  | 'BROKER_MIRROR';

export type NewPortfolioKind =
  | 'MANUAL'
  | 'RELAY';

export type CostBasisMethod =
  | 'AVERAGE'
  | 'FIFO'
  | 'LIFO'
  | 'HIFO'
  | 'SPECIFIC';

export type PortfolioGain = {
  __typename?: 'PortfolioGain';
  capital: Scalars['Decimal']['output'];
  income: Scalars['Decimal']['output'];
  currencyEffect: Scalars['Decimal']['output'];
  total: Scalars['Decimal']['output'];
  realizedGain: Scalars['Decimal']['output'];
  unrealizedGain: Scalars['Decimal']['output'];
  fees: Scalars['Decimal']['output'];
  totalPercent: Maybe<Scalars['Decimal']['output']>;
  timeWeightedReturnPercent: Maybe<Scalars['Decimal']['output']>;
  timeWeightedReturnAnnualizedPercent: Maybe<Scalars['Decimal']['output']>;
  moneyWeightedReturnPercent: Maybe<Scalars['Decimal']['output']>;
  currency: Scalars['CurrencyCode']['output'];
};

export type GainBetween = {
  __typename?: 'GainBetween';
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
  startValue: Maybe<Scalars['Decimal']['output']>;
  endValue: Maybe<Scalars['Decimal']['output']>;
  cashflow: Maybe<Scalars['Decimal']['output']>;
  income: Maybe<Scalars['Decimal']['output']>;
  gain: Maybe<Scalars['Decimal']['output']>;
  gainPercent: Maybe<Scalars['Decimal']['output']>;
  unpricedCount: Scalars['Int']['output'];
  currency: Scalars['CurrencyCode']['output'];
};

export type Holding = {
  __typename?: 'Holding';
  id: Scalars['ID']['output'];
  portfolioId: Scalars['ID']['output'];
  instrument: Instrument;
  quantity: Scalars['Decimal']['output'];
  averageCost: Scalars['Decimal']['output'];
  costBasis: Scalars['Decimal']['output'];
  ownershipPercent: Scalars['Decimal']['output'];
  price: Maybe<Scalars['Decimal']['output']>;
  priceAsOf: Maybe<Scalars['DateTime']['output']>;
  stale: Scalars['Boolean']['output'];
  value: Maybe<Scalars['Decimal']['output']>;
  currency: Scalars['CurrencyCode']['output'];
  valueInPortfolioCurrency: Maybe<Scalars['Decimal']['output']>;
  valueInDisplayCurrency: Maybe<Scalars['Decimal']['output']>;
  gain: Maybe<PortfolioGain>;
  gainBetween: GainBetween;
  lots: Array<Lot>;
  firstTradedOn: Scalars['Date']['output'];
};


export type HoldingGainBetweenArgs = {
  params?: InputMaybe<GainBetweenInput>;
};

export type Lot = {
  __typename?: 'Lot';
  tradeId: Scalars['ID']['output'];
  tradedOn: Scalars['Date']['output'];
  quantity: Scalars['Decimal']['output'];
  remainingQuantity: Scalars['Decimal']['output'];
  unitCost: Scalars['Decimal']['output'];
  unitCostInPortfolioCurrency: Scalars['Decimal']['output'];
};

export type GainBetweenInput = {
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type GetPortfoliosInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kinds?: InputMaybe<Array<PortfolioKind>>;
};

export type CreateNetworthPortfolioInput = {
  name: Scalars['String']['input'];
  kind?: NewPortfolioKind;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  costBasisMethod?: InputMaybe<CostBasisMethod>;
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  financialYearEnd?: InputMaybe<Scalars['String']['input']>;
  ownershipPercent?: Scalars['Decimal']['input'];
  ownerMemberId?: InputMaybe<Scalars['ID']['input']>;
  externalProvider?: InputMaybe<Scalars['String']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type RenameNetWorthPortfolioInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

export type DeleteRelayPortfolioInput = {
  id: Scalars['ID']['input'];
  keepTrades?: Scalars['Boolean']['input'];
};

export type DeleteInstrumentFromPortfolioInput = {
  portfolioId: Scalars['ID']['input'];
  instrumentId: Scalars['ID']['input'];
};

export type TrackedTrade = {
  __typename?: 'TrackedTrade';
  id: Scalars['ID']['output'];
  portfolioId: Scalars['ID']['output'];
  holdingId: Maybe<Scalars['ID']['output']>;
  instrument: Instrument;
  type: TradeType;
  state: ImportState;
  origin: TradeOrigin;
  tradedOn: Scalars['Date']['output'];
  quantity: Maybe<Scalars['Decimal']['output']>;
  price: Maybe<Scalars['Decimal']['output']>;
  currency: Scalars['CurrencyCode']['output'];
  exchangeRate: Maybe<Scalars['Decimal']['output']>;
  fee: Scalars['Decimal']['output'];
  feeCurrency: Scalars['CurrencyCode']['output'];
  value: Scalars['Decimal']['output'];
  ratio: Maybe<SplitRatio>;
  costBasis: Maybe<Scalars['Decimal']['output']>;
  capitalAmount: Maybe<Scalars['Decimal']['output']>;
  lotSelections: Array<LotSelection>;
  note: Maybe<Scalars['String']['output']>;
  uniqueIdentifier: Maybe<Scalars['String']['output']>;
  fileId: Maybe<Scalars['ID']['output']>;
  emailId: Maybe<Scalars['ID']['output']>;
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type TrackedTradePage = {
  __typename?: 'TrackedTradePage';
  nodes: Array<TrackedTrade>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type TradeType =
  | 'BUY'
  | 'SELL'
  | 'OPENING_BALANCE'
  | 'SPLIT'
  | 'CONSOLIDATION'
  | 'BONUS'
  | 'CAPITAL_RETURN'
  | 'CAPITAL_CALL'
  | 'ADJUST_COST_BASIS'
  | 'MERGE_IN'
  | 'MERGE_OUT'
  | 'TRANSFER_IN'
  | 'TRANSFER_OUT'
  | 'CANCEL';

export type AssetTradeType =
  | 'BUY'
  | 'SELL'
  | 'OPENING_BALANCE'
  | 'TRANSFER_IN'
  | 'TRANSFER_OUT'
  | 'BONUS'
  | 'CANCEL';

export type ImportState =
  | 'PENDING'
  | 'CONFIRMED'
  | 'REJECTED';

export type TradeOrigin =
  | 'MANUAL'
  | 'RELAY_SYNC'
  | 'EMAIL'
  | 'FILE'
  | 'BROKER_SYNC'
  | 'WALLET_WATCH'
  | 'CORPORATE_ACTION';

export type SplitRatio = {
  __typename?: 'SplitRatio';
  numerator: Scalars['Int']['output'];
  denominator: Scalars['Int']['output'];
};

export type SplitRatioInput = {
  numerator: Scalars['Int']['input'];
  denominator: Scalars['Int']['input'];
};

export type LotSelection = {
  __typename?: 'LotSelection';
  tradeId: Scalars['ID']['output'];
  quantity: Scalars['Decimal']['output'];
};

export type LotSelectionInput = {
  tradeId: Scalars['ID']['input'];
  quantity: Scalars['Decimal']['input'];
};

export type ConfirmationDecision =
  | 'CONFIRM'
  | 'REJECT';

export type GetRelayTradesInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  portfolioIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  instrument?: InputMaybe<InstrumentSelectorInput>;
  states?: Array<ImportState>;
  types?: InputMaybe<Array<TradeType>>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type CreateTradeInput = {
  portfolioId?: InputMaybe<Scalars['ID']['input']>;
  instrumentId: Scalars['ID']['input'];
  type: TradeType;
  tradedOn: Scalars['Date']['input'];
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  price?: InputMaybe<Scalars['Decimal']['input']>;
  fee?: Scalars['Decimal']['input'];
  feeCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  exchangeRate?: InputMaybe<Scalars['Decimal']['input']>;
  ratio?: InputMaybe<SplitRatioInput>;
  costBasis?: InputMaybe<Scalars['Decimal']['input']>;
  capitalAmount?: InputMaybe<Scalars['Decimal']['input']>;
  lotSelections?: InputMaybe<Array<LotSelectionInput>>;
  note?: InputMaybe<Scalars['String']['input']>;
  uniqueIdentifier?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type CreateTradeForAssetInput = {
  assetId: Scalars['ID']['input'];
  portfolioId?: InputMaybe<Scalars['ID']['input']>;
  type: AssetTradeType;
  tradedOn: Scalars['Date']['input'];
  quantity: Scalars['Decimal']['input'];
  price?: InputMaybe<Scalars['Decimal']['input']>;
  fee?: Scalars['Decimal']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type CreateRelayTradeInput = {
  portfolioId: Scalars['ID']['input'];
  symbol: Scalars['String']['input'];
  exchange?: InputMaybe<Exchange>;
  type: TradeType;
  tradedOn: Scalars['Date']['input'];
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  price?: InputMaybe<Scalars['Decimal']['input']>;
  fee?: Scalars['Decimal']['input'];
  feeCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  exchangeRate?: InputMaybe<Scalars['Decimal']['input']>;
  ratio?: InputMaybe<SplitRatioInput>;
  costBasis?: InputMaybe<Scalars['Decimal']['input']>;
  capitalAmount?: InputMaybe<Scalars['Decimal']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  uniqueIdentifier?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateRelayTradeInput = {
  id: Scalars['ID']['input'];
  type?: InputMaybe<TradeType>;
  tradedOn?: InputMaybe<Scalars['Date']['input']>;
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  price?: InputMaybe<Scalars['Decimal']['input']>;
  fee?: InputMaybe<Scalars['Decimal']['input']>;
  feeCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  exchangeRate?: InputMaybe<Scalars['Decimal']['input']>;
  ratio?: InputMaybe<SplitRatioInput>;
  costBasis?: InputMaybe<Scalars['Decimal']['input']>;
  capitalAmount?: InputMaybe<Scalars['Decimal']['input']>;
  lotSelections?: InputMaybe<Array<LotSelectionInput>>;
  note?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteRelayTradeInput = {
  id: Scalars['ID']['input'];
};

export type ConfirmNetWorthTradeInput = {
  id: Scalars['ID']['input'];
  decision: ConfirmationDecision;
  tradedOn?: InputMaybe<Scalars['Date']['input']>;
  ratio?: InputMaybe<SplitRatioInput>;
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
};

export type WalletWatch = {
  __typename?: 'WalletWatch';
  id: Scalars['ID']['output'];
  chain: Chain;
  address: Scalars['String']['output'];
  label: Maybe<Scalars['String']['output']>;
  portfolioId: Scalars['ID']['output'];
  status: WalletWatchStatus;
  balances: Array<WalletBalance>;
  value: Maybe<Scalars['Decimal']['output']>;
  unpricedCount: Scalars['Int']['output'];
  currency: Scalars['CurrencyCode']['output'];
  lastSyncedAt: Maybe<Scalars['DateTime']['output']>;
  stale: Scalars['Boolean']['output'];
  failureCode: Maybe<WalletWatchFailure>;
  failureReason: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type WalletWatchStatus =
  | 'SYNCING'
  | 'ACTIVE'
  | 'FAILED';

export type WalletWatchFailure =
  | 'PROVIDER_ERROR'
  | 'TOO_LARGE'
  | 'UNKNOWN_ADDRESS'
  | 'CONFLICTING_TRADES';

export type WalletBalance = {
  __typename?: 'WalletBalance';
  symbol: Scalars['String']['output'];
  contract: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Decimal']['output'];
  value: Maybe<Scalars['Decimal']['output']>;
};

export type GetWalletWatchesInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  portfolioIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type AddWalletWatchInput = {
  chain: Chain;
  address: Scalars['String']['input'];
  label?: InputMaybe<Scalars['String']['input']>;
  portfolioId?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteWalletWatchInput = {
  id: Scalars['ID']['input'];
};

export type WalletAddressInput = {
  chain: Chain;
  address: Scalars['String']['input'];
};

export type CreateCryptoWalletInput = {
  name: Scalars['String']['input'];
  watch?: InputMaybe<WalletAddressInput>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type ActiveStrategy = {
  __typename?: 'ActiveStrategy';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: ActiveStrategyStatus;
  strategy: Maybe<Strategy>;
  strategyVersion: Maybe<Scalars['Int']['output']>;
  outOfSync: Scalars['Boolean']['output'];
  customWeights: Scalars['Boolean']['output'];
  tradingMode: TradingMode;
  brokerAccountId: Scalars['ID']['output'];
  holdings: Array<ActiveStrategyHolding>;
  cashTargetPercent: Scalars['Decimal']['output'];
  cash: Scalars['Decimal']['output'];
  marketValue: Scalars['Decimal']['output'];
  unpricedCount: Scalars['Int']['output'];
  invested: Scalars['Decimal']['output'];
  profitLoss: Maybe<Scalars['Decimal']['output']>;
  profitLossPercent: Maybe<Scalars['Decimal']['output']>;
  currency: Scalars['CurrencyCode']['output'];
  driftPercentPoints: Maybe<Scalars['Decimal']['output']>;
  autoRebalance: Scalars['Boolean']['output'];
  autoSync: Scalars['Boolean']['output'];
  rebalanceRules: Array<RebalanceRule>;
  cooldownDays: Scalars['Int']['output'];
  recurringContribution: Maybe<RecurringContribution>;
  lastRebalancedAt: Maybe<Scalars['DateTime']['output']>;
  nextRebalanceAt: Maybe<Scalars['DateTime']['output']>;
  runs: RebalanceRunPage;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  closedAt: Maybe<Scalars['DateTime']['output']>;
};


export type ActiveStrategyRunsArgs = {
  params?: InputMaybe<PartInput>;
};

export type ActiveStrategyHolding = {
  __typename?: 'ActiveStrategyHolding';
  id: Scalars['ID']['output'];
  asset: Asset;
  targetPercent: Scalars['Decimal']['output'];
  actualPercent: Maybe<Scalars['Decimal']['output']>;
  driftPercentPoints: Maybe<Scalars['Decimal']['output']>;
  quantity: Scalars['Decimal']['output'];
  averageEntryPrice: Scalars['Decimal']['output'];
  marketValue: Maybe<Scalars['Decimal']['output']>;
  priceAsOf: Maybe<Scalars['DateTime']['output']>;
  stale: Scalars['Boolean']['output'];
};

export type ActiveStrategyStatus =
  | 'PENDING_FUNDING'
  | 'ACTIVE'
  | 'REBALANCING'
  | 'PAUSED'
  | 'LIQUIDATING'
  | 'CLOSED';

export type RecurringContribution = {
  __typename?: 'RecurringContribution';
  amount: Scalars['Decimal']['output'];
  frequency: Frequency;
  nextOn: Scalars['Date']['output'];
  paused: Scalars['Boolean']['output'];
};

export type AttachableShares = {
  __typename?: 'AttachableShares';
  id: Scalars['ID']['output'];
  symbol: Scalars['String']['output'];
  asset: Asset;
  brokerAccountId: Scalars['ID']['output'];
  totalQuantity: Scalars['Decimal']['output'];
  attachedQuantity: Scalars['Decimal']['output'];
  heldQuantity: Scalars['Decimal']['output'];
  availableQuantity: Scalars['Decimal']['output'];
};

export type RebalanceRunPage = {
  __typename?: 'RebalanceRunPage';
  nodes: Array<RebalanceRun>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type ActiveStrategyPage = {
  __typename?: 'ActiveStrategyPage';
  nodes: Array<ActiveStrategy>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type FetchActiveStrategyInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  strategyId?: InputMaybe<Scalars['ID']['input']>;
};

export type FetchAllActiveStrategiesInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  tradingMode?: InputMaybe<TradingMode>;
  statuses?: InputMaybe<Array<ActiveStrategyStatus>>;
  includeEnded?: Scalars['Boolean']['input'];
  brokerAccountId?: InputMaybe<Scalars['ID']['input']>;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type GetAvailableSharesToAttachInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  source?: InputMaybe<AttachableSharesSourceInput>;
  assetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type AttachableSharesSourceInput =
  { activeStrategyId: Scalars['ID']['input']; brokerAccountId?: never; }
  |  { activeStrategyId?: never; brokerAccountId: Scalars['ID']['input']; };

export type CreateActiveStrategyInput = {
  source: ActiveStrategySourceInput;
  name?: InputMaybe<Scalars['String']['input']>;
  brokerAccountId?: InputMaybe<Scalars['ID']['input']>;
  brokerCredentialId?: InputMaybe<Scalars['ID']['input']>;
  amount: Scalars['Decimal']['input'];
  attachShares?: InputMaybe<Array<AssetSharesInput>>;
  autoRebalance?: Scalars['Boolean']['input'];
  autoSync?: InputMaybe<Scalars['Boolean']['input']>;
  rebalanceRules?: InputMaybe<Array<RebalanceRuleInput>>;
  cooldownDays?: InputMaybe<Scalars['Int']['input']>;
  recurringContribution?: InputMaybe<RecurringContributionInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type ActiveStrategySourceInput =
  { strategyId: Scalars['ID']['input']; weights?: never; }
  |  { strategyId?: never; weights: TargetWeightsInput; };

export type TargetWeightsInput = {
  assets: Array<WeightInput>;
  cashPercent?: Scalars['Decimal']['input'];
};

export type WeightInput = {
  assetId: Scalars['ID']['input'];
  targetPercent: Scalars['Decimal']['input'];
};

export type AssetSharesInput = {
  assetId: Scalars['ID']['input'];
  quantity: Scalars['Decimal']['input'];
};

export type RecurringContributionInput = {
  amount: Scalars['Decimal']['input'];
  frequency: Frequency;
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  paused?: Scalars['Boolean']['input'];
};

export type UpdateActiveStrategyInput = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  weights?: InputMaybe<TargetWeightsInput>;
  autoRebalance?: InputMaybe<Scalars['Boolean']['input']>;
  autoSync?: InputMaybe<Scalars['Boolean']['input']>;
  rebalanceRules?: InputMaybe<Array<RebalanceRuleInput>>;
  cooldownDays?: InputMaybe<Scalars['Int']['input']>;
  recurringContribution?: InputMaybe<RecurringContributionInput>;
};

export type SetActiveStrategyStatusInput = {
  id: Scalars['ID']['input'];
  status: ActiveStrategySwitch;
};

export type ActiveStrategySwitch =
  | 'ACTIVE'
  | 'PAUSED';

export type SetAssetSharesInput = {
  id: Scalars['ID']['input'];
  shares: Array<AssetSharesInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type SyncWithSourceStrategyInput = {
  id: Scalars['ID']['input'];
  rebalance?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type RebalanceRun = {
  __typename?: 'RebalanceRun';
  id: Scalars['ID']['output'];
  activeStrategyId: Scalars['ID']['output'];
  type: RebalanceRunType;
  status: RebalanceRunStatus;
  initiatedBy: RebalanceRunInitiator;
  amount: Maybe<Scalars['Decimal']['output']>;
  currency: Scalars['CurrencyCode']['output'];
  orders: Array<Order>;
  skipped: Array<SkippedOrder>;
  failureReason: Maybe<Scalars['String']['output']>;
  failureCode: Maybe<RebalanceRunFailureCode>;
  createdAt: Scalars['DateTime']['output'];
  startedAt: Maybe<Scalars['DateTime']['output']>;
  completedAt: Maybe<Scalars['DateTime']['output']>;
};

export type RebalanceRunType =
  | 'FULL_REBALANCE'
  | 'INVEST_CASH'
  | 'PARTIAL_LIQUIDATION'
  | 'FULL_LIQUIDATION'
  | 'SYNC';

export type RebalanceRunStatus =
  | 'QUEUED'
  | 'IN_PROGRESS'
  | 'CANCELED'
  | 'CANCELED_MID_RUN'
  | 'ERROR'
  | 'TIMEOUT'
  | 'COMPLETED_ADJUSTED'
  | 'COMPLETED_SUCCESS';

export type RebalanceRunFailureCode =
  | 'STOPPED'
  | 'OUT_OF_TIME'
  | 'FAULT';

export type RebalanceRunInitiator =
  | 'OWNER'
  | 'RULE'
  | 'SOURCE_CHANGE'
  | 'RECURRING_CONTRIBUTION';

export type SkippedOrder = {
  __typename?: 'SkippedOrder';
  symbol: Scalars['String']['output'];
  side: Maybe<OrderSide>;
  notional: Maybe<Scalars['Decimal']['output']>;
  reason: SkipReason;
  detail: Scalars['String']['output'];
};

export type SkipReason =
  | 'BELOW_MIN_NOTIONAL'
  | 'NOT_FRACTIONABLE'
  | 'NOT_TRADABLE'
  | 'MARKET_CLOSED'
  | 'WITHIN_TOLERANCE'
  | 'INSUFFICIENT_CASH'
  | 'HELD_BY_OPEN_ORDER'
  | 'NO_PRICE';

export type RebalancePreview = {
  __typename?: 'RebalancePreview';
  previewId: Maybe<Scalars['ID']['output']>;
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  activeStrategyId: Scalars['ID']['output'];
  asOf: Scalars['DateTime']['output'];
  totalValue: Scalars['Decimal']['output'];
  unpricedCount: Scalars['Int']['output'];
  currency: Scalars['CurrencyCode']['output'];
  lines: Array<RebalancePreviewLine>;
  estimatedFees: Scalars['Decimal']['output'];
  estimatedRealizedGain: Scalars['Decimal']['output'];
  turnoverPercent: Scalars['Decimal']['output'];
  cashAfter: Scalars['Decimal']['output'];
  skipped: Array<SkippedOrder>;
};

export type RebalancePreviewLine = {
  __typename?: 'RebalancePreviewLine';
  assetId: Scalars['ID']['output'];
  symbol: Scalars['String']['output'];
  targetPercent: Scalars['Decimal']['output'];
  actualPercent: Maybe<Scalars['Decimal']['output']>;
  currentQuantity: Scalars['Decimal']['output'];
  targetQuantity: Scalars['Decimal']['output'];
  side: Maybe<OrderSide>;
  quantityDelta: Scalars['Decimal']['output'];
  estimatedPrice: Maybe<Scalars['Decimal']['output']>;
  estimatedNotional: Scalars['Decimal']['output'];
  estimatedRealizedGain: Maybe<Scalars['Decimal']['output']>;
};

export type GetRebalancePreviewInput = {
  activeStrategyId: Scalars['ID']['input'];
  weights?: InputMaybe<TargetWeightsInput>;
  contribution?: InputMaybe<Scalars['Decimal']['input']>;
  buyOnly?: Scalars['Boolean']['input'];
  tolerancePercentPoints?: Scalars['Decimal']['input'];
};

export type ContributeToActiveStrategyInput = {
  id: Scalars['ID']['input'];
  amount: Scalars['Decimal']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type RebalanceActiveStrategyInput = {
  id: Scalars['ID']['input'];
  terms?: InputMaybe<RebalanceTermsInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type RebalanceTermsInput =
  { previewId: Scalars['ID']['input']; settings?: never; }
  |  { previewId?: never; settings: RebalanceSettingsInput; };

export type RebalanceSettingsInput = {
  buyOnly?: Scalars['Boolean']['input'];
  tolerancePercentPoints?: Scalars['Decimal']['input'];
};

export type LiquidateActiveStrategyInput = {
  id: Scalars['ID']['input'];
  size: StrategyLiquidationSizeInput;
  keepShares?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type StrategyLiquidationSizeInput =
  { percent: Scalars['Decimal']['input']; amount?: never; }
  |  { percent?: never; amount: Scalars['Decimal']['input']; };

export type Strategy = {
  __typename?: 'Strategy';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  description: Maybe<Scalars['String']['output']>;
  kind: StrategyKind;
  status: StrategyStatus;
  visibility: StrategyVisibility;
  expert: Maybe<Expert>;
  mine: Scalars['Boolean']['output'];
  riskLevel: RiskTolerance;
  version: Scalars['Int']['output'];
  cashPercent: Scalars['Decimal']['output'];
  holdings: Array<StrategyHolding>;
  rebalanceRules: Array<RebalanceRule>;
  cooldownDays: Scalars['Int']['output'];
  minimumInvestment: Maybe<Money>;
  requiredTier: SubscriptionTier;
  subscriberCount: Scalars['Int']['output'];
  assetsUnderStrategy: Maybe<Money>;
  oneYearReturnPercent: Maybe<Scalars['Decimal']['output']>;
  performance: StrategyPerformance;
  tags: Array<Scalars['String']['output']>;
  likeCount: Scalars['Int']['output'];
  votingEnabled: Scalars['Boolean']['output'];
  myVotes: Array<StrategyAssetVote>;
  subscription: Maybe<StrategySubscription>;
  sourceStrategyId: Maybe<Scalars['ID']['output']>;
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};


export type StrategyPerformanceArgs = {
  range?: PastRange;
};

export type StrategyHolding = {
  __typename?: 'StrategyHolding';
  id: Scalars['ID']['output'];
  asset: Asset;
  targetPercent: Scalars['Decimal']['output'];
  note: Maybe<Scalars['String']['output']>;
  voteTally: Maybe<Scalars['Int']['output']>;
};

export type StrategyKind =
  | 'EXPERT'
  | 'COMMUNITY'
  | 'INDEX'
  | 'THEMATIC'
  | 'AI'
  | 'CUSTOM';

export type StrategyStatus =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'ARCHIVED';

export type StrategyVisibility =
  | 'PRIVATE'
  | 'UNLISTED'
  | 'PUBLIC';

export type StrategyPerformance = {
  __typename?: 'StrategyPerformance';
  range: PastRange;
  returnPercent: Maybe<Scalars['Decimal']['output']>;
  annualizedReturnPercent: Maybe<Scalars['Decimal']['output']>;
  volatilityPercent: Maybe<Scalars['Decimal']['output']>;
  maxDrawdownPercent: Maybe<Scalars['Decimal']['output']>;
  sharpeRatio: Maybe<Scalars['Decimal']['output']>;
  benchmarkSymbol: Maybe<Scalars['String']['output']>;
  benchmarkReturnPercent: Maybe<Scalars['Decimal']['output']>;
  series: Array<DataPoint>;
};

export type RebalanceRule = {
  __typename?: 'RebalanceRule';
  trigger: RebalanceTrigger;
  driftPercentPoints: Maybe<Scalars['Decimal']['output']>;
  driftPercentOfTarget: Maybe<Scalars['Decimal']['output']>;
  weekday: Maybe<TradingWeekday>;
  monthDay: Maybe<Scalars['Int']['output']>;
  quarterDay: Maybe<Scalars['Int']['output']>;
  yearDay: Maybe<Scalars['String']['output']>;
};

export type RebalanceTrigger =
  | 'DRIFT_ABSOLUTE'
  | 'DRIFT_RELATIVE'
  | 'CALENDAR_WEEKLY'
  | 'CALENDAR_MONTHLY'
  | 'CALENDAR_QUARTERLY'
  | 'CALENDAR_ANNUALLY';

export type TradingWeekday =
  | 'MONDAY'
  | 'TUESDAY'
  | 'WEDNESDAY'
  | 'THURSDAY'
  | 'FRIDAY';

export type StrategyPage = {
  __typename?: 'StrategyPage';
  nodes: Array<Strategy>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type StrategySort =
  | 'POPULAR'
  | 'NEWEST'
  | 'RETURN'
  | 'NAME';

export type FetchStrategiesInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kinds?: InputMaybe<Array<StrategyKind>>;
  riskLevels?: InputMaybe<Array<RiskTolerance>>;
  expertIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  mine?: Scalars['Boolean']['input'];
  subscribed?: Scalars['Boolean']['input'];
  sort?: StrategySort;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type FetchStrategyInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};

export type CreateStrategyInput = {
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  kind?: StrategyKind;
  visibility?: StrategyVisibility;
  riskLevel?: InputMaybe<RiskTolerance>;
  cashPercent?: Scalars['Decimal']['input'];
  holdings: Array<StrategyHoldingInput>;
  rebalanceRules?: InputMaybe<Array<RebalanceRuleInput>>;
  cooldownDays?: Scalars['Int']['input'];
  minimumInvestment?: InputMaybe<MoneyInput>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  votingEnabled?: Scalars['Boolean']['input'];
  sourceStrategyId?: InputMaybe<Scalars['ID']['input']>;
  publish?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type StrategyHoldingInput = {
  assetId: Scalars['ID']['input'];
  targetPercent: Scalars['Decimal']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};

export type RebalanceRuleInput =
  { driftPercentPoints: Scalars['Decimal']['input']; driftPercentOfTarget?: never; weekday?: never; monthDay?: never; quarterDay?: never; yearDay?: never; }
  |  { driftPercentPoints?: never; driftPercentOfTarget: Scalars['Decimal']['input']; weekday?: never; monthDay?: never; quarterDay?: never; yearDay?: never; }
  |  { driftPercentPoints?: never; driftPercentOfTarget?: never; weekday: TradingWeekday; monthDay?: never; quarterDay?: never; yearDay?: never; }
  |  { driftPercentPoints?: never; driftPercentOfTarget?: never; weekday?: never; monthDay: Scalars['Int']['input']; quarterDay?: never; yearDay?: never; }
  |  { driftPercentPoints?: never; driftPercentOfTarget?: never; weekday?: never; monthDay?: never; quarterDay: Scalars['Int']['input']; yearDay?: never; }
  |  { driftPercentPoints?: never; driftPercentOfTarget?: never; weekday?: never; monthDay?: never; quarterDay?: never; yearDay: Scalars['String']['input']; };

export type UpdateStrategyInput = {
  id: Scalars['ID']['input'];
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<StrategyKind>;
  visibility?: InputMaybe<StrategyVisibility>;
  riskLevel?: InputMaybe<RiskTolerance>;
  cashPercent?: InputMaybe<Scalars['Decimal']['input']>;
  holdings?: InputMaybe<Array<StrategyHoldingInput>>;
  rebalanceRules?: InputMaybe<Array<RebalanceRuleInput>>;
  cooldownDays?: InputMaybe<Scalars['Int']['input']>;
  minimumInvestment?: InputMaybe<MoneyInput>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  votingEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<StrategyStatus>;
};

export type StrategyDeletion = {
  __typename?: 'StrategyDeletion';
  id: Scalars['ID']['output'];
  outcome: StrategyDeletionOutcome;
  message: Scalars['String']['output'];
};

export type StrategyDeletionOutcome =
  | 'DELETED'
  | 'ARCHIVED';

export type DeleteStrategyInput = {
  id: Scalars['ID']['input'];
};

export type StrategySubscription = {
  __typename?: 'StrategySubscription';
  id: Scalars['ID']['output'];
  strategy: Strategy;
  autoSync: Scalars['Boolean']['output'];
  notify: Scalars['Boolean']['output'];
  subscribedAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type SubscribeToStrategyInput = {
  strategyId: Scalars['ID']['input'];
  autoSync?: Scalars['Boolean']['input'];
  notify?: Scalars['Boolean']['input'];
};

export type UnsubscribeFromStrategyInput = {
  strategyId: Scalars['ID']['input'];
};

export type StrategyAssetVote = {
  __typename?: 'StrategyAssetVote';
  id: Scalars['ID']['output'];
  strategyId: Scalars['ID']['output'];
  symbol: Scalars['String']['output'];
  asset: Asset;
  vote: AssetVote;
  upVotes: Scalars['Int']['output'];
  downVotes: Scalars['Int']['output'];
  tally: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type AssetVote =
  | 'UP'
  | 'DOWN'
  | 'NONE';

export type CreateStrategyAssetVotesInput = {
  strategyId: Scalars['ID']['input'];
  votes: Array<StrategyAssetVoteInput>;
};

export type StrategyAssetVoteInput = {
  assetId: Scalars['ID']['input'];
  vote: AssetVote;
};

export type OrderPreview = {
  __typename?: 'OrderPreview';
  accepted: Scalars['Boolean']['output'];
  refusals: Array<OrderRefusal>;
  brokerAccountId: Maybe<Scalars['ID']['output']>;
  currency: Scalars['CurrencyCode']['output'];
  price: Maybe<Scalars['Decimal']['output']>;
  quantity: Maybe<Scalars['Decimal']['output']>;
  value: Maybe<Scalars['Decimal']['output']>;
  fees: Maybe<Scalars['Decimal']['output']>;
  cashNeeded: Maybe<Scalars['Decimal']['output']>;
  quantityNeeded: Maybe<Scalars['Decimal']['output']>;
  buyingPower: Maybe<Scalars['Decimal']['output']>;
  buyingPowerAfter: Maybe<Scalars['Decimal']['output']>;
  session: MarketSession;
  waits: Maybe<Scalars['Boolean']['output']>;
  worksAt: Maybe<Scalars['DateTime']['output']>;
  expiresAt: Maybe<Scalars['DateTime']['output']>;
};

export type OrderRefusal = {
  __typename?: 'OrderRefusal';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  field: Maybe<Scalars['String']['output']>;
};

export type Order = {
  __typename?: 'Order';
  id: Scalars['ID']['output'];
  status: OrderStatus;
  quantityFilled: Scalars['Decimal']['output'];
  averageFilledPrice: Maybe<Scalars['Decimal']['output']>;
  clientOrderId: Maybe<Scalars['String']['output']>;
  asset: Maybe<Asset>;
  symbol: Scalars['String']['output'];
  name: Scalars['String']['output'];
  assetClass: AssetClass;
  side: OrderSide;
  type: OrderType;
  timeInForce: TimeInForce;
  quantity: Maybe<Scalars['Decimal']['output']>;
  notional: Maybe<Scalars['Decimal']['output']>;
  limitPrice: Maybe<Scalars['Decimal']['output']>;
  stopPrice: Maybe<Scalars['Decimal']['output']>;
  premarket: Scalars['Boolean']['output'];
  tradingMode: TradingMode;
  brokerAccountId: Scalars['ID']['output'];
  brokerCredentialId: Maybe<Scalars['ID']['output']>;
  brokerOrderId: Maybe<Scalars['String']['output']>;
  source: OrderSource;
  activeStrategyId: Maybe<Scalars['ID']['output']>;
  replacesOrderId: Maybe<Scalars['ID']['output']>;
  replacedByOrderId: Maybe<Scalars['ID']['output']>;
  failureReason: Maybe<Scalars['String']['output']>;
  failureCode: Maybe<OrderFailureCode>;
  fees: Scalars['Decimal']['output'];
  currency: Scalars['CurrencyCode']['output'];
  executions: Array<Execution>;
  realizedProfitLoss: Maybe<Scalars['Decimal']['output']>;
  lots: Array<OrderLot>;
  submittedAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  filledAt: Maybe<Scalars['DateTime']['output']>;
  canceledAt: Maybe<Scalars['DateTime']['output']>;
  expiredAt: Maybe<Scalars['DateTime']['output']>;
  replacedAt: Maybe<Scalars['DateTime']['output']>;
};

export type OrderSource =
  | 'MANUAL'
  | 'API'
  | 'STRATEGY'
  | 'REBALANCE'
  | 'LIQUIDATION'
  | 'DIVIDEND_REINVESTMENT'
  | 'AUTO_SWEEP';

export type OrderFailureCode =
  | 'REFUSED_BY_MARKET'
  | 'EDIT_TOO_LATE'
  | 'EDIT_REFUSED'
  | 'EDIT_NOT_COVERED'
  | 'BROKER_DISCONNECTED';

export type OrderLot = {
  __typename?: 'OrderLot';
  lotId: Scalars['ID']['output'];
  quantity: Scalars['Decimal']['output'];
  quantitySold: Scalars['Decimal']['output'];
};

export type Execution = {
  __typename?: 'Execution';
  id: Scalars['ID']['output'];
  quantity: Scalars['Decimal']['output'];
  price: Scalars['Decimal']['output'];
  fee: Scalars['Decimal']['output'];
  at: Scalars['DateTime']['output'];
};

export type OrderPage = {
  __typename?: 'OrderPage';
  nodes: Array<Order>;
  nextCursor: Maybe<Scalars['String']['output']>;
};

export type OrderSide =
  | 'BUY'
  | 'SELL';

export type OrderType =
  | 'MARKET'
  | 'LIMIT'
  | 'STOP'
  | 'STOP_LIMIT';

export type TimeInForce =
  | 'DAY'
  | 'GTC'
  | 'OPG'
  | 'CLS'
  | 'IOC'
  | 'FOK';

export type OrderStatus =
  | 'PENDING_NEW'
  | 'ACCEPTED'
  | 'NEW'
  | 'HELD'
  | 'PARTIALLY_FILLED'
  | 'DONE_FOR_DAY'
  | 'PENDING_CANCEL'
  | 'SUSPENDED'
  | 'PENDING_REPLACE'
  | 'FILLED'
  | 'CANCELED'
  | 'EXPIRED'
  | 'REPLACED'
  | 'REJECTED';

export type OrderGroup =
  | 'OPEN'
  | 'CLOSED'
  | 'ALL';

export type PlaceOrderInput = {
  assetId: Scalars['ID']['input'];
  brokerAccountId?: InputMaybe<Scalars['ID']['input']>;
  brokerCredentialId?: InputMaybe<Scalars['ID']['input']>;
  side: OrderSide;
  type: OrderType;
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  notional?: InputMaybe<Scalars['Decimal']['input']>;
  lots?: InputMaybe<Array<PositionLotInput>>;
  limitPrice?: InputMaybe<Scalars['Decimal']['input']>;
  stopPrice?: InputMaybe<Scalars['Decimal']['input']>;
  premarket?: InputMaybe<Scalars['Boolean']['input']>;
  timeInForce: TimeInForce;
  clientOrderId?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type CancelOrderInput = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type EditOrderInput = {
  id: Scalars['ID']['input'];
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  notional?: InputMaybe<Scalars['Decimal']['input']>;
  limitPrice?: InputMaybe<Scalars['Decimal']['input']>;
  stopPrice?: InputMaybe<Scalars['Decimal']['input']>;
  timeInForce?: InputMaybe<TimeInForce>;
  clientOrderId?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type GetOrdersInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  clientOrderIds?: InputMaybe<Array<Scalars['String']['input']>>;
  tradingMode?: InputMaybe<TradingMode>;
  group?: OrderGroup;
  statuses?: InputMaybe<Array<OrderStatus>>;
  assetIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  sides?: InputMaybe<Array<OrderSide>>;
  brokerAccountId?: InputMaybe<Scalars['ID']['input']>;
  activeStrategyId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  direction?: SortDirection;
  limit?: Scalars['Int']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
};

export type Position = {
  __typename?: 'Position';
  id: Scalars['ID']['output'];
  symbol: Scalars['String']['output'];
  name: Scalars['String']['output'];
  assetClass: AssetClass;
  quantity: Scalars['Decimal']['output'];
  quantityAvailable: Scalars['Decimal']['output'];
  averageEntryPrice: Scalars['Decimal']['output'];
  costBasis: Scalars['Decimal']['output'];
  marketValue: Maybe<Scalars['Decimal']['output']>;
  marketValueInDisplayCurrency: Maybe<Scalars['Decimal']['output']>;
  unrealizedProfitLoss: Maybe<Scalars['Decimal']['output']>;
  unrealizedProfitLossPercent: Maybe<Scalars['Decimal']['output']>;
  currentPrice: Maybe<Scalars['Decimal']['output']>;
  previousClose: Maybe<Scalars['Decimal']['output']>;
  intradayProfitLoss: Maybe<Scalars['Decimal']['output']>;
  intradayProfitLossPercent: Maybe<Scalars['Decimal']['output']>;
  changeTodayPercent: Maybe<Scalars['Decimal']['output']>;
  currency: Scalars['CurrencyCode']['output'];
  priceAsOf: Maybe<Scalars['DateTime']['output']>;
  stale: Scalars['Boolean']['output'];
  asset: Maybe<Asset>;
  brokerAccountId: Scalars['ID']['output'];
  tradingMode: TradingMode;
  lots: Array<PositionLot>;
};

export type PositionLot = {
  __typename?: 'PositionLot';
  id: Scalars['ID']['output'];
  acquiredAt: Scalars['DateTime']['output'];
  quantity: Scalars['Decimal']['output'];
  quantityAvailable: Scalars['Decimal']['output'];
  costBasis: Scalars['Decimal']['output'];
  unitCost: Scalars['Decimal']['output'];
  activeStrategyId: Maybe<Scalars['ID']['output']>;
};

export type PositionLotInput = {
  lotId: Scalars['ID']['input'];
  quantity: Scalars['Decimal']['input'];
};

export type GetPositionsInput = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  tradingMode?: InputMaybe<Scalars['String']['input']>;
  brokerAccountId?: InputMaybe<Scalars['ID']['input']>;
  brokerCredentialId?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor?: InputMaybe<Scalars['ID']['input']>;
};

export type LiquidatePositionInput = {
  asset: AssetReferenceInput;
  size: LiquidationSizeInput;
  brokerAccountId?: InputMaybe<Scalars['ID']['input']>;
  brokerCredentialId?: InputMaybe<Scalars['ID']['input']>;
  cancelOpenOrders?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type LiquidationSizeInput =
  { quantity: Scalars['Decimal']['input']; percent?: never; lots?: never; }
  |  { quantity?: never; percent: Scalars['Decimal']['input']; lots?: never; }
  |  { quantity?: never; percent?: never; lots: Array<PositionLotInput>; };



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
  PartInput: PartInput;
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
  AppApproval: AppApproval;
  ConsentDecision: ResolverTypeWrapper<ConsentDecision>;
  ConnectedApp: ResolverTypeWrapper<ConnectedApp>;
  ConsentAnswer: ConsentAnswer;
  ConsentRequestInput: ConsentRequestInput;
  DecideConsentInput: DecideConsentInput;
  UpdateConnectedAppInput: UpdateConnectedAppInput;
  RevokeConnectedAppInput: RevokeConnectedAppInput;
  AssistantAccess: ResolverTypeWrapper<AssistantAccess>;
  ResumeAssistantsInput: ResumeAssistantsInput;
  DecideAgentRequestInput: DecideAgentRequestInput;
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
  QuietHours: ResolverTypeWrapper<QuietHours>;
  QuietHoursInput: QuietHoursInput;
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
  AgentRequest: ResolverTypeWrapper<AgentRequest>;
  AgentRequestDetail: ResolverTypeWrapper<AgentRequestDetail>;
  AgentRequestStatus: AgentRequestStatus;
  AgentRequestAnswer: AgentRequestAnswer;
  ListAgentRequestsInput: ListAgentRequestsInput;
  AssistantMessage: ResolverTypeWrapper<AssistantMessage>;
  AssistantRole: AssistantRole;
  AssistantFailureCode: AssistantFailureCode;
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
  PlanCouponInput: PlanCouponInput;
  SubscriptionPlan: ResolverTypeWrapper<SubscriptionPlan>;
  PlanPrice: ResolverTypeWrapper<PlanPrice>;
  SubscriptionInterval: SubscriptionInterval;
  UserSubscription: ResolverTypeWrapper<SubscriptionShown>;
  PlanCoupon: ResolverTypeWrapper<PlanCoupon>;
  PlanReceipt: ResolverTypeWrapper<PlanReceipt>;
  PlanReceiptStatus: PlanReceiptStatus;
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
  CryptoCurrencyWallet: ResolverTypeWrapper<WalletShown>;
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
  DiscardWhitelistedWalletInput: DiscardWhitelistedWalletInput;
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
  DiscoverList: ResolverTypeWrapper<DiscoverListRow>;
  DiscoverItem: ResolverTypeWrapper<DiscoverItemRow>;
  DiscoverListKind: DiscoverListKind;
  DiscoverMetric: DiscoverMetric;
  FetchDiscoverListsInput: FetchDiscoverListsInput;
  Expert: ResolverTypeWrapper<Expert>;
  ExpertPage: ResolverTypeWrapper<ExpertPage>;
  FetchExpertsInput: FetchExpertsInput;
  Like: ResolverTypeWrapper<LikeRow>;
  LikePage: ResolverTypeWrapper<Omit<LikePage, 'nodes'> & { nodes: Array<ResolversTypes['Like']> }>;
  LikeableType: LikeableType;
  LikeValue: LikeValue;
  LikeableAsset: ResolverTypeWrapper<LikeableAssetRow>;
  GenerateLikeableAssetsInput: GenerateLikeableAssetsInput;
  ToggleLikeInput: ToggleLikeInput;
  FetchUserLikesInput: FetchUserLikesInput;
  GetTradeIdeasInput: GetTradeIdeasInput;
  GetAllTradeIdeasInput: GetAllTradeIdeasInput;
  GetClosedTradeIdeasInput: GetClosedTradeIdeasInput;
  GetTradeIdeaInput: GetTradeIdeaInput;
  TradeIdea: ResolverTypeWrapper<IdeaRow>;
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
  KycCoHolder: ResolverTypeWrapper<KycCoHolder>;
  FundingSource: FundingSource;
  KycTaxIdInput: KycTaxIdInput;
  TaxNumberInput: TaxNumberInput;
  UpdateUserKycIdentityInformationInput: UpdateUserKycIdentityInformationInput;
  KycCoHolderInput: KycCoHolderInput;
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
  AssetDividend: ResolverTypeWrapper<AssetDividend>;
  AssetSplit: ResolverTypeWrapper<AssetSplit>;
  AssetEventsInput: AssetEventsInput;
  Bar: ResolverTypeWrapper<Bar>;
  BarPage: ResolverTypeWrapper<BarPage>;
  PriceRange: ResolverTypeWrapper<PriceRange>;
  PriceAdjustment: PriceAdjustment;
  AssetPerformance: ResolverTypeWrapper<AssetPerformance>;
  RangeReturn: ResolverTypeWrapper<RangeReturn>;
  AssetReferenceInput: AssetReferenceInput;
  GetStockHistoricalDataInput: GetStockHistoricalDataInput;
  AssetBarsInput: AssetBarsInput;
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
  NetWorthAsset: ResolverTypeWrapper<AssetShown>;
  NetWorthCategory: NetWorthCategory;
  AssetLiquidity: AssetLiquidity;
  NetWorthAssetsInput: NetWorthAssetsInput;
  NetWorthAssetPoint: ResolverTypeWrapper<NetWorthAssetPoint>;
  NetWorthAssetPointPage: ResolverTypeWrapper<NetWorthAssetPointPage>;
  NetWorthAssetHistoryInput: NetWorthAssetHistoryInput;
  NetWorthDashboard: ResolverTypeWrapper<Omit<NetWorthDashboard, 'totals' | 'assets' | 'liabilities'> & { totals: ResolversTypes['NetWorthTotals'], assets: Array<ResolversTypes['NetWorthAsset']>, liabilities: Array<ResolversTypes['NetWorthLiability']> }>;
  NetWorthTotals: ResolverTypeWrapper<TotalsShown>;
  AllocationSlice: ResolverTypeWrapper<AllocationSlice>;
  NetWorthSection: NetWorthSection;
  NetWorthSettings: ResolverTypeWrapper<NetWorthSettings>;
  UpdateNetWorthDisplayCurrencyInput: UpdateNetWorthDisplayCurrencyInput;
  NetWorthDashboardInput: NetWorthDashboardInput;
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
  NetWorthFile: ResolverTypeWrapper<FileShown>;
  NetWorthFileKind: NetWorthFileKind;
  FileExtractionStatus: FileExtractionStatus;
  FileExtractionFailure: FileExtractionFailure;
  ExtractedRow: ResolverTypeWrapper<Omit<ExtractedRow, 'trade' | 'dividend'> & { trade?: Maybe<ResolversTypes['TrackedTrade']>, dividend?: Maybe<ResolversTypes['NetWorthDividend']> }>;
  NetWorthFilePage: ResolverTypeWrapper<Omit<NetWorthFilePage, 'nodes'> & { nodes: Array<ResolversTypes['NetWorthFile']> }>;
  FileColumnMeaning: FileColumnMeaning;
  FileColumnInput: FileColumnInput;
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
  CreateHouseholdInput: CreateHouseholdInput;
  UpdateHouseholdInput: UpdateHouseholdInput;
  InviteHouseholdMemberInput: InviteHouseholdMemberInput;
  HouseholdInvitationInput: HouseholdInvitationInput;
  JoinHouseholdInput: JoinHouseholdInput;
  UpdateHouseholdMemberInput: UpdateHouseholdMemberInput;
  RemoveHouseholdMemberInput: RemoveHouseholdMemberInput;
  HouseholdInvitation: ResolverTypeWrapper<HouseholdInvitation>;
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
  LiabilityTradePage: ResolverTypeWrapper<LiabilityTradePage>;
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
  SimulatedParty: SimulatedParty;
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
  PortfolioEmail: ResolverTypeWrapper<EmailRow>;
  PortfolioEmailPage: ResolverTypeWrapper<Omit<PortfolioEmailPage, 'nodes'> & { nodes: Array<ResolversTypes['PortfolioEmail']> }>;
  TradeEmailStatus: TradeEmailStatus;
  TradeEmailFailure: TradeEmailFailure;
  GetPortfolioEmailsInput: GetPortfolioEmailsInput;
  SetPortfolioEmailSettingsInput: SetPortfolioEmailSettingsInput;
  RetryTradeEmailInput: RetryTradeEmailInput;
  Portfolio: ResolverTypeWrapper<PortfolioShown>;
  PortfolioKind: PortfolioKind;
  NewPortfolioKind: NewPortfolioKind;
  CostBasisMethod: CostBasisMethod;
  PortfolioGain: ResolverTypeWrapper<GainShown>;
  GainBetween: ResolverTypeWrapper<GainBetween>;
  Holding: ResolverTypeWrapper<HoldingShown>;
  Lot: ResolverTypeWrapper<Lot>;
  GainBetweenInput: GainBetweenInput;
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
  ActiveStrategy: ResolverTypeWrapper<ActiveShown>;
  ActiveStrategyHolding: ResolverTypeWrapper<ActiveHoldingShown>;
  ActiveStrategyStatus: ActiveStrategyStatus;
  RecurringContribution: ResolverTypeWrapper<RecurringContribution>;
  AttachableShares: ResolverTypeWrapper<Omit<AttachableShares, 'asset'> & { asset: ResolversTypes['Asset'] }>;
  RebalanceRunPage: ResolverTypeWrapper<Omit<RebalanceRunPage, 'nodes'> & { nodes: Array<ResolversTypes['RebalanceRun']> }>;
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
  RebalanceRun: ResolverTypeWrapper<RunRow>;
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
  Strategy: ResolverTypeWrapper<StrategyShown>;
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
  StrategySubscription: ResolverTypeWrapper<SubscriptionRow>;
  SubscribeToStrategyInput: SubscribeToStrategyInput;
  UnsubscribeFromStrategyInput: UnsubscribeFromStrategyInput;
  StrategyAssetVote: ResolverTypeWrapper<Omit<StrategyAssetVote, 'asset'> & { asset: ResolversTypes['Asset'] }>;
  AssetVote: AssetVote;
  CreateStrategyAssetVotesInput: CreateStrategyAssetVotesInput;
  StrategyAssetVoteInput: StrategyAssetVoteInput;
  OrderPreview: ResolverTypeWrapper<OrderPreview>;
  OrderRefusal: ResolverTypeWrapper<OrderRefusal>;
  Order: ResolverTypeWrapper<OrderShown>;
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
  Position: ResolverTypeWrapper<PositionShown>;
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
  PartInput: PartInput;
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
  UpdateConnectedAppInput: UpdateConnectedAppInput;
  RevokeConnectedAppInput: RevokeConnectedAppInput;
  AssistantAccess: AssistantAccess;
  ResumeAssistantsInput: ResumeAssistantsInput;
  DecideAgentRequestInput: DecideAgentRequestInput;
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
  QuietHours: QuietHours;
  QuietHoursInput: QuietHoursInput;
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
  AgentRequest: AgentRequest;
  AgentRequestDetail: AgentRequestDetail;
  ListAgentRequestsInput: ListAgentRequestsInput;
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
  PlanCouponInput: PlanCouponInput;
  SubscriptionPlan: SubscriptionPlan;
  PlanPrice: PlanPrice;
  UserSubscription: SubscriptionShown;
  PlanCoupon: PlanCoupon;
  PlanReceipt: PlanReceipt;
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
  CryptoCurrencyWallet: WalletShown;
  CryptoWalletInput: CryptoWalletInput;
  CreateCryptoCurrencyWalletsInput: CreateCryptoCurrencyWalletsInput;
  FetchCryptoCurrencyWalletsInput: FetchCryptoCurrencyWalletsInput;
  FetchCryptoWalletAddressInput: FetchCryptoWalletAddressInput;
  WhitelistedWallet: WhitelistedWallet;
  RequestWhitelistWalletInput: RequestWhitelistWalletInput;
  UpdateWhitelistedWalletTravelRuleInput: UpdateWhitelistedWalletTravelRuleInput;
  DeleteWhitelistedWalletInput: DeleteWhitelistedWalletInput;
  FetchWhitelistedWalletsInput: FetchWhitelistedWalletsInput;
  DiscardWhitelistedWalletInput: DiscardWhitelistedWalletInput;
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
  DiscoverList: DiscoverListRow;
  DiscoverItem: DiscoverItemRow;
  FetchDiscoverListsInput: FetchDiscoverListsInput;
  Expert: Expert;
  ExpertPage: ExpertPage;
  FetchExpertsInput: FetchExpertsInput;
  Like: LikeRow;
  LikePage: Omit<LikePage, 'nodes'> & { nodes: Array<ResolversParentTypes['Like']> };
  LikeableAsset: LikeableAssetRow;
  GenerateLikeableAssetsInput: GenerateLikeableAssetsInput;
  ToggleLikeInput: ToggleLikeInput;
  FetchUserLikesInput: FetchUserLikesInput;
  GetTradeIdeasInput: GetTradeIdeasInput;
  GetAllTradeIdeasInput: GetAllTradeIdeasInput;
  GetClosedTradeIdeasInput: GetClosedTradeIdeasInput;
  GetTradeIdeaInput: GetTradeIdeaInput;
  TradeIdea: IdeaRow;
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
  KycCoHolder: KycCoHolder;
  KycTaxIdInput: KycTaxIdInput;
  TaxNumberInput: TaxNumberInput;
  UpdateUserKycIdentityInformationInput: UpdateUserKycIdentityInformationInput;
  KycCoHolderInput: KycCoHolderInput;
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
  AssetDividend: AssetDividend;
  AssetSplit: AssetSplit;
  AssetEventsInput: AssetEventsInput;
  Bar: Bar;
  BarPage: BarPage;
  PriceRange: PriceRange;
  AssetPerformance: AssetPerformance;
  RangeReturn: RangeReturn;
  AssetReferenceInput: AssetReferenceInput;
  GetStockHistoricalDataInput: GetStockHistoricalDataInput;
  AssetBarsInput: AssetBarsInput;
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
  NetWorthAsset: AssetShown;
  NetWorthAssetsInput: NetWorthAssetsInput;
  NetWorthAssetPoint: NetWorthAssetPoint;
  NetWorthAssetPointPage: NetWorthAssetPointPage;
  NetWorthAssetHistoryInput: NetWorthAssetHistoryInput;
  NetWorthDashboard: Omit<NetWorthDashboard, 'totals' | 'assets' | 'liabilities'> & { totals: ResolversParentTypes['NetWorthTotals'], assets: Array<ResolversParentTypes['NetWorthAsset']>, liabilities: Array<ResolversParentTypes['NetWorthLiability']> };
  NetWorthTotals: TotalsShown;
  AllocationSlice: AllocationSlice;
  NetWorthSettings: NetWorthSettings;
  UpdateNetWorthDisplayCurrencyInput: UpdateNetWorthDisplayCurrencyInput;
  NetWorthDashboardInput: NetWorthDashboardInput;
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
  NetWorthFile: FileShown;
  ExtractedRow: Omit<ExtractedRow, 'trade' | 'dividend'> & { trade?: Maybe<ResolversParentTypes['TrackedTrade']>, dividend?: Maybe<ResolversParentTypes['NetWorthDividend']> };
  NetWorthFilePage: Omit<NetWorthFilePage, 'nodes'> & { nodes: Array<ResolversParentTypes['NetWorthFile']> };
  FileColumnInput: FileColumnInput;
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
  CreateHouseholdInput: CreateHouseholdInput;
  UpdateHouseholdInput: UpdateHouseholdInput;
  InviteHouseholdMemberInput: InviteHouseholdMemberInput;
  HouseholdInvitationInput: HouseholdInvitationInput;
  JoinHouseholdInput: JoinHouseholdInput;
  UpdateHouseholdMemberInput: UpdateHouseholdMemberInput;
  RemoveHouseholdMemberInput: RemoveHouseholdMemberInput;
  HouseholdInvitation: HouseholdInvitation;
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
  LiabilityTradePage: LiabilityTradePage;
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
  PortfolioEmail: EmailRow;
  PortfolioEmailPage: Omit<PortfolioEmailPage, 'nodes'> & { nodes: Array<ResolversParentTypes['PortfolioEmail']> };
  GetPortfolioEmailsInput: GetPortfolioEmailsInput;
  SetPortfolioEmailSettingsInput: SetPortfolioEmailSettingsInput;
  RetryTradeEmailInput: RetryTradeEmailInput;
  Portfolio: PortfolioShown;
  PortfolioGain: GainShown;
  GainBetween: GainBetween;
  Holding: HoldingShown;
  Lot: Lot;
  GainBetweenInput: GainBetweenInput;
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
  ActiveStrategy: ActiveShown;
  ActiveStrategyHolding: ActiveHoldingShown;
  RecurringContribution: RecurringContribution;
  AttachableShares: Omit<AttachableShares, 'asset'> & { asset: ResolversParentTypes['Asset'] };
  RebalanceRunPage: Omit<RebalanceRunPage, 'nodes'> & { nodes: Array<ResolversParentTypes['RebalanceRun']> };
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
  RebalanceRun: RunRow;
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
  Strategy: StrategyShown;
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
  StrategySubscription: SubscriptionRow;
  SubscribeToStrategyInput: SubscribeToStrategyInput;
  UnsubscribeFromStrategyInput: UnsubscribeFromStrategyInput;
  StrategyAssetVote: Omit<StrategyAssetVote, 'asset'> & { asset: ResolversParentTypes['Asset'] };
  CreateStrategyAssetVotesInput: CreateStrategyAssetVotesInput;
  StrategyAssetVoteInput: StrategyAssetVoteInput;
  OrderPreview: OrderPreview;
  OrderRefusal: OrderRefusal;
  Order: OrderShown;
  OrderLot: OrderLot;
  Execution: Execution;
  OrderPage: Omit<OrderPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Order']> };
  PlaceOrderInput: PlaceOrderInput;
  CancelOrderInput: CancelOrderInput;
  EditOrderInput: EditOrderInput;
  GetOrdersInput: GetOrdersInput;
  Position: PositionShown;
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
  notNull?: Maybe<Scalars['Boolean']['input']>;
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
  assistantAccess?: Resolver<ResolversTypes['AssistantAccess'], ParentType, ContextType>;
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
  listAgentRequests?: Resolver<Array<ResolversTypes['AgentRequest']>, ParentType, ContextType, Partial<QueryListAgentRequestsArgs>>;
  fetchMyAssistantThreads?: Resolver<ResolversTypes['AssistantThreadPage'], ParentType, ContextType, Partial<QueryFetchMyAssistantThreadsArgs>>;
  fetchAssistantThreadById?: Resolver<ResolversTypes['AssistantMessagePage'], ParentType, ContextType, RequireFields<QueryFetchAssistantThreadByIdArgs, 'params'>>;
  planCoupon?: Resolver<ResolversTypes['PlanCoupon'], ParentType, ContextType, RequireFields<QueryPlanCouponArgs, 'params'>>;
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
  netWorthDashboard?: Resolver<ResolversTypes['NetWorthDashboard'], ParentType, ContextType, Partial<QueryNetWorthDashboardArgs>>;
  netWorthDisplayCurrency?: Resolver<ResolversTypes['NetWorthSettings'], ParentType, ContextType>;
  netWorthDocuments?: Resolver<ResolversTypes['NetWorthDocumentPage'], ParentType, ContextType, Partial<QueryNetWorthDocumentsArgs>>;
  netWorthExpenses?: Resolver<Array<ResolversTypes['NetWorthExpense']>, ParentType, ContextType, Partial<QueryNetWorthExpensesArgs>>;
  netWorthExpenseHistory?: Resolver<ResolversTypes['NetWorthFlowPointPage'], ParentType, ContextType, Partial<QueryNetWorthExpenseHistoryArgs>>;
  netWorthPortfolioFiles?: Resolver<ResolversTypes['NetWorthFilePage'], ParentType, ContextType, RequireFields<QueryNetWorthPortfolioFilesArgs, 'params'>>;
  netWorthAllPortfolioFiles?: Resolver<ResolversTypes['NetWorthFilePage'], ParentType, ContextType, Partial<QueryNetWorthAllPortfolioFilesArgs>>;
  netWorthGoals?: Resolver<Array<ResolversTypes['NetWorthGoal']>, ParentType, ContextType, Partial<QueryNetWorthGoalsArgs>>;
  netWorthHousehold?: Resolver<Maybe<ResolversTypes['NetWorthHousehold']>, ParentType, ContextType>;
  householdInvitation?: Resolver<ResolversTypes['HouseholdInvitation'], ParentType, ContextType, RequireFields<QueryHouseholdInvitationArgs, 'params'>>;
  netWorthIncomes?: Resolver<Array<ResolversTypes['NetWorthIncome']>, ParentType, ContextType, Partial<QueryNetWorthIncomesArgs>>;
  netWorthIncomeHistory?: Resolver<ResolversTypes['NetWorthFlowPointPage'], ParentType, ContextType, Partial<QueryNetWorthIncomeHistoryArgs>>;
  getInstrumentPrices?: Resolver<ResolversTypes['InstrumentPricePage'], ParentType, ContextType, RequireFields<QueryGetInstrumentPricesArgs, 'params'>>;
  searchInstruments?: Resolver<Array<ResolversTypes['Instrument']>, ParentType, ContextType, RequireFields<QuerySearchInstrumentsArgs, 'params'>>;
  netWorthLiabilities?: Resolver<Array<ResolversTypes['NetWorthLiability']>, ParentType, ContextType, Partial<QueryNetWorthLiabilitiesArgs>>;
  netWorthLiabilityHistory?: Resolver<ResolversTypes['NetWorthLiabilityPointPage'], ParentType, ContextType, Partial<QueryNetWorthLiabilityHistoryArgs>>;
  netWorthShareLinks?: Resolver<ResolversTypes['NetWorthShareLinkPage'], ParentType, ContextType, Partial<QueryNetWorthShareLinksArgs>>;
  sharedNetWorthDashboard?: Resolver<ResolversTypes['SharedNetWorth'], ParentType, ContextType, RequireFields<QuerySharedNetWorthDashboardArgs, 'params'>>;
  sharedNetWorthAssetHistory?: Resolver<ResolversTypes['SharedPointPage'], ParentType, ContextType, RequireFields<QuerySharedNetWorthAssetHistoryArgs, 'params'>>;
  fetchNewsByAssetIds?: Resolver<ResolversTypes['NewsItemPage'], ParentType, ContextType, Partial<QueryFetchNewsByAssetIdsArgs>>;
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
  updateConnectedApp?: Resolver<ResolversTypes['ConnectedApp'], ParentType, ContextType, RequireFields<MutationUpdateConnectedAppArgs, 'params'>>;
  revokeConnectedApp?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationRevokeConnectedAppArgs, 'params'>>;
  stopAssistants?: Resolver<ResolversTypes['AssistantAccess'], ParentType, ContextType>;
  resumeAssistants?: Resolver<ResolversTypes['AssistantAccess'], ParentType, ContextType, Partial<MutationResumeAssistantsArgs>>;
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
  decideAgentRequest?: Resolver<ResolversTypes['AgentRequest'], ParentType, ContextType, RequireFields<MutationDecideAgentRequestArgs, 'params'>>;
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
  discardWhitelistedWallet?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDiscardWhitelistedWalletArgs, 'params'>>;
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
  createHousehold?: Resolver<ResolversTypes['NetWorthHousehold'], ParentType, ContextType, RequireFields<MutationCreateHouseholdArgs, 'params'>>;
  updateHousehold?: Resolver<ResolversTypes['NetWorthHousehold'], ParentType, ContextType, RequireFields<MutationUpdateHouseholdArgs, 'params'>>;
  inviteHouseholdMember?: Resolver<ResolversTypes['NetWorthHousehold'], ParentType, ContextType, RequireFields<MutationInviteHouseholdMemberArgs, 'params'>>;
  joinHousehold?: Resolver<ResolversTypes['NetWorthHousehold'], ParentType, ContextType, RequireFields<MutationJoinHouseholdArgs, 'params'>>;
  updateHouseholdMember?: Resolver<ResolversTypes['NetWorthHousehold'], ParentType, ContextType, RequireFields<MutationUpdateHouseholdMemberArgs, 'params'>>;
  removeHouseholdMember?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationRemoveHouseholdMemberArgs, 'params'>>;
  leaveHousehold?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType>;
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
  assistant?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  approval?: Resolver<ResolversTypes['AppApproval'], ParentType, ContextType>;
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
  assistant?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  approval?: Resolver<ResolversTypes['AppApproval'], ParentType, ContextType>;
  maxChangesPerDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxAmountPerDay?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  changesInDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountInDay?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type AssistantAccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantAccess'] = ResolversParentTypes['AssistantAccess']> = {
  stoppedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  quietHours?: Resolver<Maybe<ResolversTypes['QuietHours']>, ParentType, ContextType>;
  webPushKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuietHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuietHours'] = ResolversParentTypes['QuietHours']> = {
  fromHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type AgentRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentRequest'] = ResolversParentTypes['AgentRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['AgentRequestDetail']>, ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AgentRequestStatus'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  asked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  madeByApp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AgentRequestDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentRequestDetail'] = ResolversParentTypes['AgentRequestDetail']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  failureCode?: Resolver<Maybe<ResolversTypes['AssistantFailureCode']>, ParentType, ContextType>;
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
  discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['PlanCoupon']>, ParentType, ContextType>;
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
  receipts?: Resolver<Array<ResolversTypes['PlanReceipt']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PlanCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanCoupon'] = ResolversParentTypes['PlanCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  discountAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  monthsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanReceipt'] = ResolversParentTypes['PlanReceipt']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['SubscriptionInterval'], ParentType, ContextType>;
  periodStartsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PlanReceiptStatus'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refundedAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  cardBrand?: Resolver<ResolversTypes['CardBrand'], ParentType, ContextType>;
  cardLast4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloadUrlExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PlatformInvestAccountActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlatformInvestAccountActivity'] = ResolversParentTypes['PlatformInvestAccountActivity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  brokerAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  simulated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  coHolder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  coHolder?: Resolver<Maybe<ResolversTypes['KycCoHolder']>, ParentType, ContextType>;
};

export type KycCoHolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycCoHolder'] = ResolversParentTypes['KycCoHolder']> = {
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateOfBirth?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  citizenships?: Resolver<Array<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  countryOfTaxResidence?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  taxIdType?: Resolver<Maybe<ResolversTypes['TaxIdType']>, ParentType, ContextType>;
  taxIdMasked?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxIdNotRequiredReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  fiftyTwoWeekRange?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  bars?: Resolver<Maybe<ResolversTypes['BarPage']>, ParentType, ContextType, RequireFields<AssetBarsArgs, 'params'>>;
  dividends?: Resolver<Maybe<Array<ResolversTypes['AssetDividend']>>, ParentType, ContextType, Partial<AssetDividendsArgs>>;
  splits?: Resolver<Maybe<Array<ResolversTypes['AssetSplit']>>, ParentType, ContextType, Partial<AssetSplitsArgs>>;
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

export type AssetDividendResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssetDividend'] = ResolversParentTypes['AssetDividend']> = {
  exDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  amountPerShare?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type AssetSplitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssetSplit'] = ResolversParentTypes['AssetSplit']> = {
  exDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  ratio?: Resolver<ResolversTypes['SplitRatio'], ParentType, ContextType>;
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

export type PriceRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  high?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  highOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  lowOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
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
  downloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  downloadUrlExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
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
  sharesFigures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['NetWorthTotals']>, ParentType, ContextType>;
};

export type HouseholdInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HouseholdInvitation'] = ResolversParentTypes['HouseholdInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  householdName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invitedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relationship?: Resolver<ResolversTypes['HouseholdRelationship'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  trades?: Resolver<ResolversTypes['LiabilityTradePage'], ParentType, ContextType, Partial<NetWorthLiabilityTradesArgs>>;
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

export type LiabilityTradePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiabilityTradePage'] = ResolversParentTypes['LiabilityTradePage']> = {
  nodes?: Resolver<Array<ResolversTypes['LiabilityTrade']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  csvUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  csvEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  currency?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  progressPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  targetOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type SharedPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedPoint'] = ResolversParentTypes['SharedPoint']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  simulatedParties?: Resolver<Array<ResolversTypes['SimulatedParty']>, ParentType, ContextType>;
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
  netAmountInDisplayCurrency?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
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
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  gainBetween?: Resolver<ResolversTypes['GainBetween'], ParentType, ContextType, Partial<PortfolioGainBetweenArgs>>;
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

export type GainBetweenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GainBetween'] = ResolversParentTypes['GainBetween']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  startValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  endValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  cashflow?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  income?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  gain?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  gainPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  unpricedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  gain?: Resolver<Maybe<ResolversTypes['PortfolioGain']>, ParentType, ContextType>;
  gainBetween?: Resolver<ResolversTypes['GainBetween'], ParentType, ContextType, Partial<HoldingGainBetweenArgs>>;
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
  stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  runs?: Resolver<ResolversTypes['RebalanceRunPage'], ParentType, ContextType, Partial<ActiveStrategyRunsArgs>>;
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
  priceAsOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type RebalanceRunPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RebalanceRunPage'] = ResolversParentTypes['RebalanceRunPage']> = {
  nodes?: Resolver<Array<ResolversTypes['RebalanceRun']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  AssistantAccess?: AssistantAccessResolvers<ContextType>;
  DeviceToken?: DeviceTokenResolvers<ContextType>;
  InvestorPreferences?: InvestorPreferencesResolvers<ContextType>;
  NewsletterSubscription?: NewsletterSubscriptionResolvers<ContextType>;
  OAuthLink?: OAuthLinkResolvers<ContextType>;
  PasskeyCeremony?: PasskeyCeremonyResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  UserPreferences?: UserPreferencesResolvers<ContextType>;
  QuietHours?: QuietHoursResolvers<ContextType>;
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
  AgentRequest?: AgentRequestResolvers<ContextType>;
  AgentRequestDetail?: AgentRequestDetailResolvers<ContextType>;
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
  PlanCoupon?: PlanCouponResolvers<ContextType>;
  PlanReceipt?: PlanReceiptResolvers<ContextType>;
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
  KycCoHolder?: KycCoHolderResolvers<ContextType>;
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
  AssetDividend?: AssetDividendResolvers<ContextType>;
  AssetSplit?: AssetSplitResolvers<ContextType>;
  Bar?: BarResolvers<ContextType>;
  BarPage?: BarPageResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
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
  HouseholdInvitation?: HouseholdInvitationResolvers<ContextType>;
  NetWorthIncome?: NetWorthIncomeResolvers<ContextType>;
  InstrumentPrice?: InstrumentPriceResolvers<ContextType>;
  InstrumentPricePage?: InstrumentPricePageResolvers<ContextType>;
  Instrument?: InstrumentResolvers<ContextType>;
  NetWorthLiability?: NetWorthLiabilityResolvers<ContextType>;
  LiabilityTrade?: LiabilityTradeResolvers<ContextType>;
  AmortizationRow?: AmortizationRowResolvers<ContextType>;
  LiabilityTradePage?: LiabilityTradePageResolvers<ContextType>;
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
  GainBetween?: GainBetweenResolvers<ContextType>;
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
  RebalanceRunPage?: RebalanceRunPageResolvers<ContextType>;
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
