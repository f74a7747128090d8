// Generated from the contract by `npm run codegen`. Do not edit.
import type { LeafScope } from '@investing-platform/schema';
import type {
  AddInstrumentPriceInput,
  AddInstrumentPriceMutation,
  AddWalletWatchInput,
  AddWalletWatchMutation,
  AssistantNotificationsInput,
  AssistantNotificationsSubscription,
  AssistantStreamInput,
  AssistantStreamSubscription,
  CancelOrderInput,
  CancelOrderMutation,
  CancelSubscriptionInput,
  CancelSubscriptionMutation,
  ConfirmNetWorthDividendInput,
  ConfirmNetWorthDividendMutation,
  ConfirmNetWorthTradeInput,
  ConfirmNetWorthTradeMutation,
  ContributeToActiveStrategyInput,
  ContributeToActiveStrategyMutation,
  CreateActiveStrategyInput,
  CreateActiveStrategyMutation,
  CreateCryptoAutoSweepInput,
  CreateCryptoAutoSweepMutation,
  CreateCryptoCurrencyWalletsInput,
  CreateCryptoCurrencyWalletsMutation,
  CreateCryptoWalletInput,
  CreateCryptoWalletMutation,
  CreateCustomInstrumentInput,
  CreateCustomInstrumentMutation,
  CreateCustomInstrumentWithDetailsInput,
  CreateCustomInstrumentWithDetailsMutation,
  CreateNetWorthDividendInput,
  CreateNetWorthDividendMutation,
  CreateNetWorthDocumentUploadInput,
  CreateNetWorthDocumentUploadMutation,
  CreateNetWorthExpenseInput,
  CreateNetWorthExpenseMutation,
  CreateNetWorthGoalInput,
  CreateNetWorthGoalMutation,
  CreateNetWorthIncomeInput,
  CreateNetWorthIncomeMutation,
  CreateNetWorthLiabilityInput,
  CreateNetWorthLiabilityMutation,
  CreateNetWorthLiabilityTradeInput,
  CreateNetWorthLiabilityTradeMutation,
  CreateNetWorthShareLinkInput,
  CreateNetWorthShareLinkMutation,
  CreateNetworthPortfolioInput,
  CreateNetworthPortfolioMutation,
  CreateOAuthLinkInput,
  CreateOAuthLinkMutation,
  CreatePartnerPaperAccountInput,
  CreatePartnerPaperAccountMutation,
  CreatePendingUserTransactionInput,
  CreatePendingUserTransactionMutation,
  CreateRelayTradeInput,
  CreateRelayTradeMutation,
  CreateStrategyAssetVotesInput,
  CreateStrategyAssetVotesMutation,
  CreateStrategyInput,
  CreateStrategyMutation,
  CreateTradeForAssetInput,
  CreateTradeForAssetMutation,
  CreateTradeInput,
  CreateTradeMutation,
  CreateWithdrawalRequestInput,
  CreateWithdrawalRequestMutation,
  DeleteAssistantThreadInput,
  DeleteAssistantThreadMutation,
  DeleteBrokerCredentialInput,
  DeleteBrokerCredentialMutation,
  DeleteCardInput,
  DeleteCardMutation,
  DeleteCryptoAutoSweepInput,
  DeleteCryptoAutoSweepMutation,
  DeleteCustomInstrumentInput,
  DeleteCustomInstrumentMutation,
  DeleteExpiredPendingUserTransactionsMutation,
  DeleteInstrumentFromPortfolioInput,
  DeleteInstrumentFromPortfolioMutation,
  DeleteInstrumentPriceInput,
  DeleteInstrumentPriceMutation,
  DeleteNetWorthDocumentInput,
  DeleteNetWorthDocumentMutation,
  DeleteNetWorthExpenseInput,
  DeleteNetWorthExpenseMutation,
  DeleteNetWorthFileInput,
  DeleteNetWorthFileMutation,
  DeleteNetWorthGoalInput,
  DeleteNetWorthGoalMutation,
  DeleteNetWorthIncomeInput,
  DeleteNetWorthIncomeMutation,
  DeleteNetWorthLiabilityInput,
  DeleteNetWorthLiabilityMutation,
  DeleteOAuthLinkInput,
  DeleteOAuthLinkMutation,
  DeleteRelayPortfolioInput,
  DeleteRelayPortfolioMutation,
  DeleteRelayTradeInput,
  DeleteRelayTradeMutation,
  DeleteSavedBankAccountInput,
  DeleteSavedBankAccountMutation,
  DeleteSavedPayoutAccountInput,
  DeleteSavedPayoutAccountMutation,
  DeleteStrategyInput,
  DeleteStrategyMutation,
  DeleteWalletWatchInput,
  DeleteWalletWatchMutation,
  DeleteWhitelistedWalletInput,
  DeleteWhitelistedWalletMutation,
  EditOrderInput,
  EditOrderMutation,
  EmailLinkToInvestmentCalculatorInput,
  EmailLinkToInvestmentCalculatorMutation,
  ExportJobUpdatedInput,
  ExportJobUpdatedSubscription,
  FetchAccountAgreementsInput,
  FetchAccountAgreementsQuery,
  FetchActiveStrategyInput,
  FetchActiveStrategyQuery,
  FetchAllActiveStrategiesInput,
  FetchAllActiveStrategiesQuery,
  FetchAnnouncementInput,
  FetchAnnouncementQuery,
  FetchAssetByAssetIdInput,
  FetchAssetByAssetIdQuery,
  FetchAssetByTickerInput,
  FetchAssetByTickerQuery,
  FetchAssetPerformanceInput,
  FetchAssetPerformanceQuery,
  FetchAssetsByAssetIdsInput,
  FetchAssetsByAssetIdsQuery,
  FetchAssetsByTickersInput,
  FetchAssetsByTickersQuery,
  FetchAssistantThreadByIdInput,
  FetchAssistantThreadByIdQuery,
  FetchAvailableRatesInput,
  FetchAvailableRatesQuery,
  FetchCryptoCurrencyTransfersInput,
  FetchCryptoCurrencyTransfersQuery,
  FetchCryptoCurrencyWalletsInput,
  FetchCryptoCurrencyWalletsQuery,
  FetchCryptoWalletAddressInput,
  FetchCryptoWalletAddressQuery,
  FetchCurrentRatesInput,
  FetchCurrentRatesQuery,
  FetchCurrentUserQuery,
  FetchDefaultPaymentProviderInput,
  FetchDefaultPaymentProviderQuery,
  FetchDiscoverListsInput,
  FetchDiscoverListsQuery,
  FetchExpertsInput,
  FetchExpertsQuery,
  FetchInvestorPreferencesQuery,
  FetchKYCQuery,
  FetchMarketHoursInput,
  FetchMarketHoursQuery,
  FetchMyAssistantThreadsInput,
  FetchMyAssistantThreadsQuery,
  FetchMyDeviceTokensInput,
  FetchMyDeviceTokensQuery,
  FetchMyPasskeysInput,
  FetchMyPasskeysQuery,
  FetchNewsByAssetIdsInput,
  FetchNewsByAssetIdsQuery,
  FetchPendingUserTransactionsInput,
  FetchPendingUserTransactionsQuery,
  FetchPlatformInvestAccountActivitiesInput,
  FetchPlatformInvestAccountActivitiesQuery,
  FetchPlatformInvestAccountBalancesInput,
  FetchPlatformInvestAccountBalancesQuery,
  FetchPlatformInvestAccountConfigQuery,
  FetchPlatformInvestAccountDocumentByIdInput,
  FetchPlatformInvestAccountDocumentByIdQuery,
  FetchPlatformInvestAccountDocumentsInput,
  FetchPlatformInvestAccountDocumentsQuery,
  FetchSavedBankAccountInput,
  FetchSavedBankAccountQuery,
  FetchSavedPayoutAccountInput,
  FetchSavedPayoutAccountQuery,
  FetchStrategiesInput,
  FetchStrategiesQuery,
  FetchStrategyInput,
  FetchStrategyQuery,
  FetchUserAppointmentsInput,
  FetchUserAppointmentsQuery,
  FetchUserDepositsInput,
  FetchUserDepositsQuery,
  FetchUserLikesInput,
  FetchUserLikesQuery,
  FetchWhitelistedWalletsInput,
  FetchWhitelistedWalletsQuery,
  FinalizeNetWorthDocumentInput,
  FinalizeNetWorthDocumentMutation,
  FundPaperAccountInput,
  FundPaperAccountMutation,
  GenerateLikeableAssetsInput,
  GenerateLikeableAssetsMutation,
  GenerateNetWorthReportInput,
  GenerateNetWorthReportMutation,
  GetAllTradeIdeasInput,
  GetAllTradeIdeasQuery,
  GetAvailableBrokerIntegrationsInput,
  GetAvailableBrokerIntegrationsQuery,
  GetAvailableCountriesQuery,
  GetAvailableSharesToAttachInput,
  GetAvailableSharesToAttachQuery,
  GetBankDetailInput,
  GetBankDetailQuery,
  GetBrokerAccountsInput,
  GetBrokerAccountsQuery,
  GetClosedTradeIdeasInput,
  GetClosedTradeIdeasQuery,
  GetCryptoAutoSweepsInput,
  GetCryptoAutoSweepsQuery,
  GetCurrentStockPriceInput,
  GetCurrentStockPriceQuery,
  GetDefaultLiabilityPortfolioQuery,
  GetDefaultPortfolioQuery,
  GetDepositsAndWithdrawalsChartInput,
  GetDepositsAndWithdrawalsChartQuery,
  GetExpirationDatesInput,
  GetExpirationDatesQuery,
  GetIdvTokenInput,
  GetIdvTokenQuery,
  GetInstrumentPricesInput,
  GetInstrumentPricesQuery,
  GetMyForexFeeRateQuery,
  GetNewsletterStatusQuery,
  GetOptionChainInput,
  GetOptionChainQuery,
  GetOptionHistoricalDataInput,
  GetOptionHistoricalDataQuery,
  GetOrdersInput,
  GetOrdersQuery,
  GetPortfolioEmailsInput,
  GetPortfolioEmailsQuery,
  GetPortfolioHistoryInput,
  GetPortfolioHistoryQuery,
  GetPortfoliosInput,
  GetPortfoliosQuery,
  GetPositionsInput,
  GetPositionsQuery,
  GetRebalancePreviewInput,
  GetRebalancePreviewQuery,
  GetRelayTradesInput,
  GetRelayTradesQuery,
  GetStockHistoricalDataInput,
  GetStockHistoricalDataQuery,
  GetStrikesInput,
  GetStrikesQuery,
  GetTemporaryQuoteInput,
  GetTemporaryQuoteQuery,
  GetTradableAssetsInput,
  GetTradableAssetsQuery,
  GetTradeIdeaInput,
  GetTradeIdeaQuery,
  GetTradeIdeasInput,
  GetTradeIdeasQuery,
  GetUSDBankingDetailsInput,
  GetUSDBankingDetailsQuery,
  GetWalletWatchesInput,
  GetWalletWatchesQuery,
  HealthCheckQuery,
  InsertMessageIntoAssistantThreadInput,
  InsertMessageIntoAssistantThreadMutation,
  LiquidateActiveStrategyInput,
  LiquidateActiveStrategyMutation,
  LiquidatePositionInput,
  LiquidatePositionMutation,
  ListCardsInput,
  ListCardsQuery,
  ListSubscriptionsInput,
  ListSubscriptionsQuery,
  ListUserSubscriptionsInput,
  ListUserSubscriptionsQuery,
  LivePriceDataInput,
  LivePriceDataSubscription,
  MarkAllDepositsAsViewedMutation,
  MarkDepositAsViewedInput,
  MarkDepositAsViewedMutation,
  MarkExportJobsViewedInput,
  MarkExportJobsViewedMutation,
  MyExportJobsInput,
  MyExportJobsQuery,
  NetWorthAllPortfolioFilesInput,
  NetWorthAllPortfolioFilesQuery,
  NetWorthAssetDividendsInput,
  NetWorthAssetDividendsQuery,
  NetWorthAssetHistoryInput,
  NetWorthAssetHistoryQuery,
  NetWorthAssetsInput,
  NetWorthAssetsQuery,
  NetWorthDashboardInput,
  NetWorthDashboardQuery,
  NetWorthDisplayCurrencyQuery,
  NetWorthDocumentsInput,
  NetWorthDocumentsQuery,
  NetWorthExpenseHistoryInput,
  NetWorthExpenseHistoryQuery,
  NetWorthExpensesInput,
  NetWorthExpensesQuery,
  NetWorthGoalsInput,
  NetWorthGoalsQuery,
  NetWorthHouseholdQuery,
  NetWorthIncomeHistoryInput,
  NetWorthIncomeHistoryQuery,
  NetWorthIncomesInput,
  NetWorthIncomesQuery,
  NetWorthLiabilitiesInput,
  NetWorthLiabilitiesQuery,
  NetWorthLiabilityHistoryInput,
  NetWorthLiabilityHistoryQuery,
  NetWorthPortfolioFilesInput,
  NetWorthPortfolioFilesQuery,
  NetWorthShareLinksInput,
  NetWorthShareLinksQuery,
  NewsUpdatesInput,
  NewsUpdatesSubscription,
  OptInInterestInput,
  OptInInterestMutation,
  PlaceOrderInput,
  PlaceOrderMutation,
  RebalanceActiveStrategyInput,
  RebalanceActiveStrategyMutation,
  RecordPushReceiptInput,
  RecordPushReceiptMutation,
  RegisterDeviceTokenInput,
  RegisterDeviceTokenMutation,
  RegisterInput,
  RegisterMutation,
  RemoveDeviceTokenInput,
  RemoveDeviceTokenMutation,
  RemovePasskeyInput,
  RemovePasskeyMutation,
  RenameNetWorthPortfolioInput,
  RenameNetWorthPortfolioMutation,
  RequestCryptoWithdrawalInput,
  RequestCryptoWithdrawalMutation,
  RequestExportInput,
  RequestExportMutation,
  RequestMfaEmailInput,
  RequestMfaEmailMutation,
  RequestPasswordResetInput,
  RequestPasswordResetMutation,
  RequestWhitelistWalletInput,
  RequestWhitelistWalletMutation,
  ResendVerificationEmailInput,
  ResendVerificationEmailMutation,
  ResetPasswordInput,
  ResetPasswordMutation,
  RetryNetWorthFileExtractionInput,
  RetryNetWorthFileExtractionMutation,
  RetryTradeEmailInput,
  RetryTradeEmailMutation,
  RevokeNetWorthShareLinkInput,
  RevokeNetWorthShareLinkMutation,
  SaveBankAccountNZDInput,
  SaveBankAccountNZDMutation,
  SaveBankAccountUSDInput,
  SaveBankAccountUSDMutation,
  SaveBrokerCredentialInput,
  SaveBrokerCredentialMutation,
  SaveInvestorPreferencesInput,
  SaveInvestorPreferencesMutation,
  SaveNewCardInput,
  SaveNewCardMutation,
  SavePayoutBankAccountNZDInput,
  SavePayoutBankAccountNZDMutation,
  SavePayoutBankAccountUSDInput,
  SavePayoutBankAccountUSDMutation,
  SearchBarInput,
  SearchBarQuery,
  SearchInstrumentsInput,
  SearchInstrumentsQuery,
  SearchVASPsInput,
  SearchVASPsQuery,
  SetActiveStrategyStatusInput,
  SetActiveStrategyStatusMutation,
  SetAssetSharesInput,
  SetAssetSharesMutation,
  SetCustomInstrumentMetaDataInput,
  SetCustomInstrumentMetaDataMutation,
  SetPortfolioEmailSettingsInput,
  SetPortfolioEmailSettingsMutation,
  SharedNetWorthAssetHistoryInput,
  SharedNetWorthAssetHistoryQuery,
  SharedNetWorthDashboardInput,
  SharedNetWorthDashboardQuery,
  SignAgreementsInput,
  SignAgreementsMutation,
  SignCustomerAgreementInput,
  SignCustomerAgreementMutation,
  SimulatePaperDepositInput,
  SimulatePaperDepositMutation,
  StartAssistantThreadWithMessageInput,
  StartAssistantThreadWithMessageMutation,
  SubmitKycInput,
  SubmitKycMutation,
  SubscribeToNewsletterInput,
  SubscribeToNewsletterMutation,
  SubscribeToStrategyInput,
  SubscribeToStrategyMutation,
  SubscribeUserInput,
  SubscribeUserMutation,
  SyncWithSourceStrategyInput,
  SyncWithSourceStrategyMutation,
  ToggleLikeInput,
  ToggleLikeMutation,
  UnregisterDeviceTokenInput,
  UnregisterDeviceTokenMutation,
  UnsubscribeFromStrategyInput,
  UnsubscribeFromStrategyMutation,
  UpdateActiveStrategyInput,
  UpdateActiveStrategyMutation,
  UpdateAntiPhishingCodeInput,
  UpdateAntiPhishingCodeMutation,
  UpdateAssistantThreadInput,
  UpdateAssistantThreadMutation,
  UpdateChartStartAtZeroInput,
  UpdateChartStartAtZeroMutation,
  UpdateCustomInstrumentInput,
  UpdateCustomInstrumentMutation,
  UpdateIdvOutcomeInput,
  UpdateIdvOutcomeMutation,
  UpdateInstrumentPriceInput,
  UpdateInstrumentPriceMutation,
  UpdateMfaInput,
  UpdateMfaMutation,
  UpdateMfaQrCodeInput,
  UpdateMfaQrCodeMutation,
  UpdateNetWorthAsHomePageInput,
  UpdateNetWorthAsHomePageMutation,
  UpdateNetWorthDisplayCurrencyInput,
  UpdateNetWorthDisplayCurrencyMutation,
  UpdateNetWorthExpenseInput,
  UpdateNetWorthExpenseMutation,
  UpdateNetWorthGoalInput,
  UpdateNetWorthGoalMutation,
  UpdateNetWorthIncomeInput,
  UpdateNetWorthIncomeMutation,
  UpdateNetWorthLiabilityInput,
  UpdateNetWorthLiabilityMutation,
  UpdatePlatformInvestAccountConfigInput,
  UpdatePlatformInvestAccountConfigMutation,
  UpdateRelayTradeInput,
  UpdateRelayTradeMutation,
  UpdateStrategyInput,
  UpdateStrategyMutation,
  UpdateUserAccountInput,
  UpdateUserAccountMutation,
  UpdateUserKycAgreementsInput,
  UpdateUserKycAgreementsMutation,
  UpdateUserKycCompanySetupInput,
  UpdateUserKycCompanySetupMutation,
  UpdateUserKycContactInformationInput,
  UpdateUserKycContactInformationMutation,
  UpdateUserKycDisclosuresInput,
  UpdateUserKycDisclosuresMutation,
  UpdateUserKycFileDocumentsInput,
  UpdateUserKycFileDocumentsMutation,
  UpdateUserKycIdentityInformationInput,
  UpdateUserKycIdentityInformationMutation,
  UpdateUserKycTrustedContactInput,
  UpdateUserKycTrustedContactMutation,
  UpdateUserKycW8BENFormDocumentInput,
  UpdateUserKycW8BENFormDocumentMutation,
  UpdateUserProfileInput,
  UpdateUserProfileMutation,
  UpdateWhitelistedWalletTravelRuleInput,
  UpdateWhitelistedWalletTravelRuleMutation,
  UploadNetWorthFileInput,
  UploadNetWorthFileMutation,
  VerifyEmailInput,
  VerifyEmailMutation,
} from '@investing-platform/schema/operations';
import type { CallOptions, NoParams, PagePromise, Stream, StreamOptions } from '../core/types.ts';

/** Methods that need no token. */
export interface AnonymousMethods {
  /**
   * Mails a link that opens the investment calculator with these numbers. Needs no token. At most
   * three such mails a day go to an address; more are dropped, and the answer is the same.
   * Errors: `BAD_USER_INPUT`, `RATE_LIMITED`.
   *
   * Scope: none; no token is needed.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.emailLinkToInvestmentCalculator({
   *   email: 'mia@example.com',
   *   initialAmount: '5000',
   *   monthlyContribution: '250',
   *   years: 20,
   *   returnPercent: '7',
   * });
   * ```
   */
  readonly emailLinkToInvestmentCalculator: (params: EmailLinkToInvestmentCalculatorInput, options?: CallOptions) => Promise<EmailLinkToInvestmentCalculatorMutation['emailLinkToInvestmentCalculator']>;

  /**
   * Asks for the newsletter and mails a link that confirms it. Needs no token. Nothing is sent before
   * the link was followed; for a subscriber the link confirms the new topics. At most three such mails
   * a day go to an address. The answer is the same for known and unknown addresses.
   * Errors: `BAD_USER_INPUT`, `RATE_LIMITED`.
   *
   * Scope: none; no token is needed.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.subscribeToNewsletter({ email: 'mia@example.com', topics: ['MARKETS', 'LEARNING'] });
   * ```
   */
  readonly subscribeToNewsletter: (params: SubscribeToNewsletterInput, options?: CallOptions) => Promise<SubscribeToNewsletterMutation['subscribeToNewsletter']>;

  /**
   * Mails another link that confirms an e-mail address, at most one a minute to an address. Needs no
   * token. The answer is the same for addresses unknown, confirmed already or mailed just now. Costs
   * one unit of the sensitive rate group.
   * Errors: `BAD_USER_INPUT`, `RATE_LIMITED`.
   *
   * Scope: none; no token is needed.
   * Plan: any, the free one too.
   * Counts against the limit of 5 a second.
   *
   * @example
   * ```ts
   * const answer = await client.resendVerificationEmail({ email: 'mia@example.com' });
   * ```
   */
  readonly resendVerificationEmail: (params: ResendVerificationEmailInput, options?: CallOptions) => Promise<ResendVerificationEmailMutation['resendVerificationEmail']>;

  /**
   * Mails a link with which the owner of an account can choose a new password, at most one a minute
   * to an address. Needs no token. The answer is the same for known and unknown addresses. Costs one
   * unit of the sensitive rate group.
   * Errors: `BAD_USER_INPUT`, `RATE_LIMITED`.
   *
   * Scope: none; no token is needed.
   * Plan: any, the free one too.
   * Counts against the limit of 5 a second.
   *
   * @example
   * ```ts
   * const answer = await client.requestPasswordReset({ email: 'mia@example.com' });
   * ```
   */
  readonly requestPasswordReset: (params: RequestPasswordResetInput, options?: CallOptions) => Promise<RequestPasswordResetMutation['requestPasswordReset']>;

  /**
   * Sets a new password with the token from the mail. It ends all sessions and tokens of the person,
   * removes what `remove` names, and mails the person what else can still open the account. Needs no
   * token of the API. Costs one unit of the sensitive rate group.
   * Errors: `BAD_USER_INPUT` for a weak password, or a token that is unknown, used or older than an
   * hour; `MFA_REQUIRED` and `MFA_INVALID`, which leave the token valid; `RATE_LIMITED`.
   *
   * Scope: none; no token is needed.
   * Plan: any, the free one too.
   * Needs `mfaCode` where the person has a second factor.
   * Counts against the limit of 5 a second.
   *
   * @example
   * ```ts
   * const answer = await client.resetPassword({
   *   token: 'ip_pw_4fN1qVbZ8xW2kTfJ5rLc9aYh',
   *   newPassword: 'amber-ridge-08-falcon',
   * });
   * ```
   */
  readonly resetPassword: (params: ResetPasswordInput, options?: CallOptions) => Promise<ResetPasswordMutation['resetPassword']>;

  /**
   * Mails a six-digit code for signing in, for `mfaCode`, or for switching the `EMAIL` factor on. It
   * works once, for ten minutes and only for its owner. At most one a minute and ten a day are mailed
   * to an account, counted apart for its signed-in owner, its tokens, each network that its owner has
   * signed in from, and everybody else. Needs no token. The answer is the same whether or not a code
   * was mailed. Costs one unit of the sensitive rate group.
   * Errors: `BAD_USER_INPUT`, `RATE_LIMITED`.
   *
   * Scope: none; no token is needed.
   * Plan: any, the free one too.
   * Counts against the limit of 5 a second.
   *
   * @example
   * ```ts
   * const answer = await client.requestMfaEmail({ email: 'mia@example.com' });
   * ```
   */
  readonly requestMfaEmail: (params: RequestMfaEmailInput, options?: CallOptions) => Promise<RequestMfaEmailMutation['requestMfaEmail']>;

  /**
   * Opens an account and mails a link that confirms the address. Needs no token. It is on the free
   * plan, or on that of the invitation; operators may give everybody a higher one. The answer is the
   * same for an address that already has an account; its owner gets a notice by mail instead. `id` is
   * null and `affectedCount` is 0 for that reason. Costs one unit of the sensitive rate group, since
   * it hashes a password.
   * Errors: `BAD_USER_INPUT`, for an invitation too that is unknown, used, expired or another
   * address's; `FORBIDDEN` where the operator opens accounts by invitation, and none was given, or not
   * at all; `RATE_LIMITED`.
   *
   * Scope: none; no token is needed.
   * Plan: any, the free one too.
   * Counts against the limit of 5 a second.
   *
   * @example
   * ```ts
   * const answer = await client.register({
   *   email: 'mia@example.com',
   *   password: 'quiet-lake-71-otter',
   *   acceptTerms: true,
   * });
   * ```
   */
  readonly register: (params: RegisterInput, options?: CallOptions) => Promise<RegisterMutation['register']>;

  /**
   * Confirms an e-mail address with the token from the mail. Needs no token of the API.
   * Errors: `BAD_USER_INPUT` where the token is unknown, used or older than 24 hours.
   *
   * Scope: none; no token is needed.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.verifyEmail({ token: 'ip_ev_4fN1qVbZ8xW2kTfJ5rLc9aYh' });
   * ```
   */
  readonly verifyEmail: (params: VerifyEmailInput, options?: CallOptions) => Promise<VerifyEmailMutation['verifyEmail']>;

  /**
   * The plans on sale with their prices, from the first tier to the highest. At most 20. Needs no
   * token.
   * Errors: none of its own.
   *
   * Scope: none; no token is needed.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.listSubscriptions({ country: 'NZ' });
   * ```
   */
  readonly listSubscriptions: (params?: ListSubscriptionsInput, options?: CallOptions) => Promise<ListSubscriptionsQuery['listSubscriptions']>;

  /**
   * What a share link shows. Needs no token of the API. It counts as a view of the link, and nothing
   * else of the owner can be reached through it. Ten wrong passcodes from one network lock the link
   * for it for 15 minutes, and 100 from anywhere for everybody.
   * Errors: `NOT_FOUND` for a token of no link, or of one that has ended; `PASSCODE_REQUIRED` where
   * the passcode is missing or wrong; `RATE_LIMITED` while the link is locked; `PROVIDER_UNAVAILABLE`
   * where too many passcodes wait to be checked.
   *
   * Scope: none; no token is needed.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.sharedNetWorthDashboard({ token: 'q7Zb0w3vXk9TnR4sLd2Y8A', passcode: 'tui-2026' });
   * ```
   */
  readonly sharedNetWorthDashboard: (params: SharedNetWorthDashboardInput, options?: CallOptions) => Promise<SharedNetWorthDashboardQuery['sharedNetWorthDashboard']>;

  /**
   * What the assets behind a share link were worth over time: all together or one. Needs no token of
   * the API. It counts as no view, and still works for an hour after the last view that `maxViews`
   * allows. Wrong passcodes count as for `sharedNetWorthDashboard`.
   * Errors: `NOT_FOUND` for a token of no link, or of one that has ended, for an unknown asset, and
   * where the link does not show `HISTORY`; `PASSCODE_REQUIRED` where the passcode is missing or
   * wrong; `RATE_LIMITED` while the link is locked; `PROVIDER_UNAVAILABLE` where too many passcodes
   * wait to be checked.
   *
   * Scope: none; no token is needed.
   * Plan: any, the free one too.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.sharedNetWorthAssetHistory({
   *   token: 'q7Zb0w3vXk9TnR4sLd2Y8A',
   *   passcode: 'tui-2026',
   *   range: 'Y3',
   *   timeframe: 'WEEK_1',
   * })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly sharedNetWorthAssetHistory: (params: SharedNetWorthAssetHistoryInput, options?: CallOptions) => PagePromise<SharedNetWorthAssetHistoryQuery['sharedNetWorthAssetHistory']>;

  /**
   * All countries, by name; at most 300. Needs no token.
   * Errors: none of its own.
   *
   * Scope: none; no token is needed.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.getAvailableCountries();
   * ```
   */
  readonly getAvailableCountries: (params?: NoParams, options?: CallOptions) => Promise<GetAvailableCountriesQuery['getAvailableCountries']>;

  /**
   * Checks the platform and its parts: whether they answer, and how fast. Needs no token.
   * Errors: none of its own.
   *
   * Scope: none; no token is needed.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.healthCheck();
   * ```
   */
  readonly healthCheck: (params?: NoParams, options?: CallOptions) => Promise<HealthCheckQuery['healthCheck']>;

  /**
   * Records what happened to a push notification. Needs no token, so that a background worker can call
   * it. Safe to repeat: the first record of each status is kept.
   * Errors: `NOT_FOUND` for an unknown receipt id.
   *
   * Scope: none; no token is needed.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.recordPushReceipt({ receiptId: 'ip_pr_4fN1qVbZ8xW2kTfJ5rLc9aYh', status: 'DELIVERED' });
   * ```
   */
  readonly recordPushReceipt: (params: RecordPushReceiptInput, options?: CallOptions) => Promise<RecordPushReceiptMutation['recordPushReceipt']>;
}

/** Methods that any token may call. */
export interface PublicMethods {
  /**
   * The brokers that an account can be connected with, and what each needs, by name. At most 50. The
   * platform account and paper accounts need no credential and are not listed. Any valid token may
   * call it; `credentials` needs `profile.read`.
   * Errors: none of its own.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.getAvailableBrokerIntegrations({ country: 'NZ' });
   * ```
   */
  readonly getAvailableBrokerIntegrations: (params?: GetAvailableBrokerIntegrationsInput, options?: CallOptions) => Promise<GetAvailableBrokerIntegrationsQuery['getAvailableBrokerIntegrations']>;

  /**
   * The experts of the platform with their records, by name. Any valid token may call it.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.fetchExperts({ search: 'dividend', limit: 20 })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly fetchExperts: (params?: FetchExpertsInput, options?: CallOptions) => PagePromise<FetchExpertsQuery['fetchExperts']>;

  /**
   * One asset by its ticker. Any valid token may call it.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` with the candidates where the ticker is ambiguous.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.fetchAssetByTicker({ ticker: 'AAPL' });
   * ```
   */
  readonly fetchAssetByTicker: (params: FetchAssetByTickerInput, options?: CallOptions) => Promise<FetchAssetByTickerQuery['fetchAssetByTicker']>;

  /**
   * Several assets by their ids. Ids without an asset are listed, not refused. Any valid token may
   * call it.
   * Errors: `BAD_USER_INPUT` for more than 200 ids.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.fetchAssetsByAssetIds({ assetIds: ['01a1f640-bc6b-7186-abbe-1a62513673e6'] });
   * ```
   */
  readonly fetchAssetsByAssetIds: (params: FetchAssetsByAssetIdsInput, options?: CallOptions) => Promise<FetchAssetsByAssetIdsQuery['fetchAssetsByAssetIds']>;

  /**
   * Searches assets, public strategies, experts, trade ideas and the news of the last days by name and
   * symbol; an exact symbol comes first. Trade ideas are found only with `portfolio.read`. What is new
   * is found after half a minute at the latest, a piece of news after two minutes. Any valid token may
   * call it.
   * Errors: `BAD_USER_INPUT`.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.searchBar({ query: 'appl', limit: 5 });
   * ```
   */
  readonly searchBar: (params: SearchBarInput, options?: CallOptions) => Promise<SearchBarQuery['searchBar']>;

  /**
   * The last price known of one asset, marked `stale` where its source does not answer now. Any valid
   * token may call it.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` where neither or both of `assetId` and `symbol` are given,
   * or several exchanges use the ticker; `PROVIDER_UNAVAILABLE` where no price of the asset is known.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.getCurrentStockPrice({ symbol: 'BTC' });
   * ```
   */
  readonly getCurrentStockPrice: (params: GetCurrentStockPriceInput, options?: CallOptions) => Promise<GetCurrentStockPriceQuery['getCurrentStockPrice']>;

  /**
   * One asset by its id. Any valid token may call it.
   * Errors: `NOT_FOUND`.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.fetchAssetByAssetId({ assetId: '01a1f640-bc6b-7186-abbe-1a62513673e6' });
   * ```
   */
  readonly fetchAssetByAssetId: (params: FetchAssetByAssetIdInput, options?: CallOptions) => Promise<FetchAssetByAssetIdQuery['fetchAssetByAssetId']>;

  /**
   * Several assets by their tickers. Tickers without exactly one asset are listed, not refused. Any
   * valid token may call it.
   * Errors: `BAD_USER_INPUT` for more than 200 tickers.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.fetchAssetsByTickers({ tickers: ['AAPL', 'BTC', 'AIR.XNZE'] });
   * ```
   */
  readonly fetchAssetsByTickers: (params: FetchAssetsByTickersInput, options?: CallOptions) => Promise<FetchAssetsByTickersQuery['fetchAssetsByTickers']>;

  /**
   * The assets that orders are taken for, by symbol. Any valid token may call it.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.getTradableAssets({ assetClasses: ['ETF'], limit: 20 })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly getTradableAssets: (params?: GetTradableAssetsInput, options?: CallOptions) => PagePromise<GetTradableAssetsQuery['getTradableAssets']>;

  /**
   * The market's exchange rates from one currency to every other one that has a rate, by code. At most
   * 500. The rate of any other pair is the quotient of two of them. Any valid token may call it.
   * Errors: `NOT_FOUND` where there are no rates of `base`.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.fetchAvailableRates({ base: 'NZD' });
   * ```
   */
  readonly fetchAvailableRates: (params?: FetchAvailableRatesInput, options?: CallOptions) => Promise<FetchAvailableRatesQuery['fetchAvailableRates']>;

  /**
   * Past prices of one asset as bars, oldest first. Any valid token may call it.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` where `range` is given together with `from` or `to`, `from`
   * is after `to`, or there are no bars of the timeframe as early; `PROVIDER_UNAVAILABLE`.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.getStockHistoricalData({ asset: { symbol: 'AAPL' }, timeframe: 'DAY_1', range: 'M1' })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly getStockHistoricalData: (params: GetStockHistoricalDataInput, options?: CallOptions) => PagePromise<GetStockHistoricalDataQuery['getStockHistoricalData']>;

  /**
   * How an asset has done over several spans, with risk figures and against a benchmark. Any valid
   * token may call it.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` where the benchmark is unknown; `PROVIDER_UNAVAILABLE`.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.fetchAssetPerformance({
   *   assetId: '01a1f640-bc01-7009-897f-84b53aba0433',
   *   ranges: ['M1', 'Y1'],
   *   benchmarkSymbol: 'VTI',
   * });
   * ```
   */
  readonly fetchAssetPerformance: (params: FetchAssetPerformanceInput, options?: CallOptions) => Promise<FetchAssetPerformanceQuery['fetchAssetPerformance']>;

  /**
   * Live prices: the last price of each asset at once, then each newer one, at most four a second per
   * asset. A slow reader gets the latest price of each asset and misses those in between. An asset of
   * which no price is known sends nothing until there is one. Any valid token may call it.
   * Errors: `NOT_FOUND` for an unknown asset; `BAD_USER_INPUT` where neither `assetIds` nor `symbols`
   * is given, they name more than 200 assets, or several exchanges use a ticker.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * for await (const event of client.livePriceData({ symbols: ['BTC', 'AAPL'] })) {
   *   console.log(event);
   * }
   * ```
   */
  readonly livePriceData: (params: LivePriceDataInput, options?: StreamOptions) => Stream<LivePriceDataSubscription['livePriceData']>;

  /**
   * Whether an exchange is open, when that changes next, and its trading hours day by day with
   * holidays and early closes, for the years 2015 to 2030. Any valid token may call it.
   * Errors: `BAD_USER_INPUT` for days outside the calendar, more than 366 days, or `from` after `to`.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.fetchMarketHours({ exchange: 'NYSE', from: '2026-11-23', to: '2026-11-29' });
   * ```
   */
  readonly fetchMarketHours: (params?: FetchMarketHoursInput, options?: CallOptions) => Promise<FetchMarketHoursQuery['fetchMarketHours']>;

  /**
   * The days on which options of an asset expire, the nearest first. At most 60. Any valid token may
   * call it.
   * Errors: `NOT_FOUND` where the asset is unknown or has no options.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.getExpirationDates({ symbol: 'AAPL' });
   * ```
   */
  readonly getExpirationDates: (params: GetExpirationDatesInput, options?: CallOptions) => Promise<GetExpirationDatesQuery['getExpirationDates']>;

  /**
   * The strike prices of the options of an asset that expire on one day, the lowest first. At most
   * 500. Any valid token may call it.
   * Errors: `NOT_FOUND` where there are no such options.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.getStrikes({ symbol: 'AAPL', expirationDate: '2026-12-18' });
   * ```
   */
  readonly getStrikes: (params: GetStrikesInput, options?: CallOptions) => Promise<GetStrikesQuery['getStrikes']>;

  /**
   * The options of an asset that expire on one day, with prices and greeks. Any valid token may call
   * it.
   * Errors: `NOT_FOUND` where there are no such options; `BAD_USER_INPUT` where `minStrike` is above
   * `maxStrike`; `PROVIDER_UNAVAILABLE`.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.getOptionChain({
   *   symbol: 'AAPL',
   *   expirationDate: '2026-12-18',
   *   minStrike: '250',
   *   maxStrike: '300',
   * });
   * ```
   */
  readonly getOptionChain: (params: GetOptionChainInput, options?: CallOptions) => Promise<GetOptionChainQuery['getOptionChain']>;

  /**
   * Past prices of one option as bars, oldest first. Any valid token may call it.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` where the symbol is not an OCC symbol;
   * `PROVIDER_UNAVAILABLE`.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.getOptionHistoricalData({ optionSymbol: 'AAPL  261218C00300000', timeframe: 'DAY_1' })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly getOptionHistoricalData: (params: GetOptionHistoricalDataInput, options?: CallOptions) => PagePromise<GetOptionHistoricalDataQuery['getOptionHistoricalData']>;

  /**
   * News, newest first: all of it, or about some assets. Ids without an asset are listed, not refused.
   * Any valid token may call it.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out, and where `from` is after
   * `to`; `PROVIDER_UNAVAILABLE`.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.fetchNewsByAssetIds({ assetIds: ['01a1f640-bc01-7009-897f-84b53aba0433'], limit: 10 })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly fetchNewsByAssetIds: (params?: FetchNewsByAssetIdsInput, options?: CallOptions) => PagePromise<FetchNewsByAssetIdsQuery['fetchNewsByAssetIds']>;

  /**
   * News as it is published, in order. A slow reader misses the oldest events, and the next one says
   * how many. Pass `afterId` after a break, so that none is missed; a piece that its source brought
   * late may come again. Any valid token may call it.
   * Errors: `NOT_FOUND` for an unknown asset; `BAD_USER_INPUT` where `afterId` is the id of something
   * else; with `afterId` also `PROVIDER_UNAVAILABLE`.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * for await (const event of client.newsUpdates({ symbols: ['AAPL'] })) {
   *   console.log(event);
   * }
   * ```
   */
  readonly newsUpdates: (params?: NewsUpdatesInput, options?: StreamOptions) => Stream<NewsUpdatesSubscription['newsUpdates']>;

  /**
   * The announcement to show now, or null where there is none. Any valid token may call it.
   * Errors: none of its own.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.fetchAnnouncement({ placement: 'home' });
   * ```
   */
  readonly fetchAnnouncement: (params?: FetchAnnouncementInput, options?: CallOptions) => Promise<FetchAnnouncementQuery['fetchAnnouncement']>;

  /**
   * Strategies that everybody can see and invest in, or with `mine` and `subscribed` the caller's.
   * Any valid token may call it; those two and nested fields about the caller need `portfolio.read`.
   * Errors: `FORBIDDEN` for `mine` and `subscribed` without that scope; `BAD_USER_INPUT` for a cursor
   * that this query did not give out.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.fetchStrategies({ kinds: ['THEMATIC'], riskLevels: ['MEDIUM'], sort: 'RETURN', limit: 20 })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly fetchStrategies: (params?: FetchStrategiesInput, options?: CallOptions) => PagePromise<FetchStrategiesQuery['fetchStrategies']>;

  /**
   * One strategy by its id or slug. Any valid token may call it; a private strategy is shown only to
   * its maker, with `portfolio.read`.
   * Errors: `BAD_USER_INPUT` where both or neither of `id` and `slug` are given; `NOT_FOUND`;
   * `FORBIDDEN` for one's own private strategy without that scope.
   *
   * Scope: any valid token.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.fetchStrategy({ slug: 'steady-income' });
   * ```
   */
  readonly fetchStrategy: (params: FetchStrategyInput, options?: CallOptions) => Promise<FetchStrategyQuery['fetchStrategy']>;
}

/** Methods that need the scope `identity`. */
export interface IdentityMethods {
  /**
   * The person that the token acts for. Needs `identity`; the nested
   * `account` needs `profile.read`.
   * Errors: `UNAUTHENTICATED`.
   *
   * Scope: `identity`.
   * Plan: any, the free one too.
   *
   * @example
   * ```ts
   * const answer = await client.fetchCurrentUser();
   * ```
   */
  readonly fetchCurrentUser: (params?: NoParams, options?: CallOptions) => Promise<FetchCurrentUserQuery['fetchCurrentUser']>;
}

/** Methods that need the scope `profile.read`. */
export interface ProfileReadMethods {
  /**
   * The person's appointments, past and to come, the latest first. They are booked and called off in
   * the first-party app.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out, or where `from` is after
   * `to`.
   *
   * Scope: `profile.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.fetchUserAppointments({ statuses: ['SCHEDULED'], from: '2026-11-20T00:00:00.000Z' })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly fetchUserAppointments: (params?: FetchUserAppointmentsInput, options?: CallOptions) => PagePromise<FetchUserAppointmentsQuery['fetchUserAppointments']>;

  /**
   * The devices that the person's push notifications go to, last seen first. At most 50.
   * Errors: none of its own.
   *
   * Scope: `profile.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchMyDeviceTokens({});
   * ```
   */
  readonly fetchMyDeviceTokens: (params?: FetchMyDeviceTokensInput, options?: CallOptions) => Promise<FetchMyDeviceTokensQuery['fetchMyDeviceTokens']>;

  /**
   * What kind of investor the person is, by their own answers. Everything is empty before the first
   * answer.
   * Errors: none of its own.
   *
   * Scope: `profile.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchInvestorPreferences();
   * ```
   */
  readonly fetchInvestorPreferences: (params?: NoParams, options?: CallOptions) => Promise<FetchInvestorPreferencesQuery['fetchInvestorPreferences']>;

  /**
   * Whether the caller's e-mail address receives the newsletter.
   * Errors: none of its own.
   *
   * Scope: `profile.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getNewsletterStatus();
   * ```
   */
  readonly getNewsletterStatus: (params?: NoParams, options?: CallOptions) => Promise<GetNewsletterStatusQuery['getNewsletterStatus']>;

  /**
   * The person's passkeys, newest first. At most 20. They are enrolled in the first-party app.
   * Errors: none of its own.
   *
   * Scope: `profile.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchMyPasskeys({});
   * ```
   */
  readonly fetchMyPasskeys: (params?: FetchMyPasskeysInput, options?: CallOptions) => Promise<FetchMyPasskeysQuery['fetchMyPasskeys']>;

  /**
   * The notifications that the assistant sends without being asked: first what is kept, oldest first,
   * then each new notification, until the caller ends it. Notifications are kept for 24 hours. Pass
   * `afterId` after a break, so that none is missed or comes twice.
   * Errors: `NOT_FOUND` where `afterId` is the id of something else.
   *
   * Scope: `profile.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * for await (const event of client.assistantNotifications({ afterId: '01a1f640-f201-7a96-8b3d-4e5f6a7b8c9d' })) {
   *   console.log(event);
   * }
   * ```
   */
  readonly assistantNotifications: (params?: AssistantNotificationsInput, options?: StreamOptions) => Stream<AssistantNotificationsSubscription['assistantNotifications']>;

  /**
   * One reply of the assistant as it is written: first the events after `afterSequence`, then each new
   * one, in order and without gaps. It ends by itself with `COMPLETED`, `ERROR` or `CANCELED`. The
   * events of a reply are kept for 24 hours after its end; after that the stream gives only the last.
   * Errors: `NOT_FOUND` for an unknown reply, or where its thread is deleted.
   *
   * Scope: `profile.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * for await (const event of client.assistantStream({ messageId: '01a1f640-f103-7e8b-9a14-2c7d5b3e8f61' })) {
   *   console.log(event);
   * }
   * ```
   */
  readonly assistantStream: (params: AssistantStreamInput, options?: StreamOptions) => Stream<AssistantStreamSubscription['assistantStream']>;

  /**
   * The person's threads with the assistant, last active first, and how many more may be started this
   * month.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   *
   * Scope: `profile.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.fetchMyAssistantThreads({ search: 'dividends', archived: false, limit: 20 })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly fetchMyAssistantThreads: (params?: FetchMyAssistantThreadsInput, options?: CallOptions) => PagePromise<FetchMyAssistantThreadsQuery['fetchMyAssistantThreads']>;

  /**
   * One thread with its messages, newest first. They are shown as they were written, also what they
   * say of holdings and money. A reply in the making shows what is written so far; `assistantStream`
   * shows how it goes on.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` for a cursor that this query did not give out.
   *
   * Scope: `profile.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.fetchAssistantThreadById({ id: '01a1f640-f101-7c3a-8d52-6b1e9f4a7c20', limit: 20 })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly fetchAssistantThreadById: (params: FetchAssistantThreadByIdInput, options?: CallOptions) => PagePromise<FetchAssistantThreadByIdQuery['fetchAssistantThreadById']>;

  /**
   * What moved cash or shares of one of the caller's accounts, newest first unless `direction` says
   * otherwise. Empty before the platform account is open.
   * Errors: `BAD_USER_INPUT` where `from` is after `to`, for an ambiguous ticker, or for a cursor that
   * this query did not give out for this account; `NOT_FOUND` for the account or an unknown asset.
   *
   * Scope: `profile.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.fetchPlatformInvestAccountActivities({
   *   types: ['DIVIDEND', 'DIVIDEND_WITHHOLDING'],
   *   from: '2026-01-01',
   *   to: '2026-11-20',
   * })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly fetchPlatformInvestAccountActivities: (params?: FetchPlatformInvestAccountActivitiesInput, options?: CallOptions) => PagePromise<FetchPlatformInvestAccountActivitiesQuery['fetchPlatformInvestAccountActivities']>;

  /**
   * The papers of the caller's platform account, newest first, without addresses to get the files
   * from. Empty before the account is open. Periods are New York's, and their papers are issued an
   * hour after they end or when this is next read; once issued a paper never changes. No papers are
   * made of practice accounts.
   * Errors: `BAD_USER_INPUT` where `from` is after `to`, or for a cursor that this query did not give
   * out.
   *
   * Scope: `profile.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.fetchPlatformInvestAccountDocuments({ types: ['ACCOUNT_STATEMENT'], from: '2026-01-01' })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly fetchPlatformInvestAccountDocuments: (params?: FetchPlatformInvestAccountDocumentsInput, options?: CallOptions) => PagePromise<FetchPlatformInvestAccountDocumentsQuery['fetchPlatformInvestAccountDocuments']>;

  /**
   * One paper of the caller's platform account, with an address to get the file from for 5 minutes.
   * Errors: `NOT_FOUND`; `PROVIDER_UNAVAILABLE` where the file is not available now.
   *
   * Scope: `profile.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchPlatformInvestAccountDocumentById({ id: '01a1f640-e201-7d58-b4c6-0f9a2e6d8c13' });
   * ```
   */
  readonly fetchPlatformInvestAccountDocumentById: (params: FetchPlatformInvestAccountDocumentByIdInput, options?: CallOptions) => Promise<FetchPlatformInvestAccountDocumentByIdQuery['fetchPlatformInvestAccountDocumentById']>;

  /**
   * How the caller's platform account is set up, and how far opening it has come. Answered before the
   * account is open too.
   * Errors: none of its own.
   *
   * Scope: `profile.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchPlatformInvestAccountConfig();
   * ```
   */
  readonly fetchPlatformInvestAccountConfig: (params?: NoParams, options?: CallOptions) => Promise<FetchPlatformInvestAccountConfigQuery['fetchPlatformInvestAccountConfig']>;

  /**
   * What the person likes, last changed first: with `ASSET` the watchlist. The nested trade idea and
   * list need `portfolio.read`.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   *
   * Scope: `profile.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.fetchUserLikes({ entityTypes: ['ASSET'], limit: 100 })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly fetchUserLikes: (params?: FetchUserLikesInput, options?: CallOptions) => PagePromise<FetchUserLikesQuery['fetchUserLikes']>;

  /**
   * A token for the identity provider's widget. It opens a session, or goes on with the open one of
   * the same `flow`. The check has to be `DRAFT` or `ACTION_REQUIRED`, with a complete identity
   * section. A person may open 5 sessions a day.
   * Errors: `INVALID_STATE` in any other state, and where the operator compares the papers and no
   * provider is set up; `BAD_USER_INPUT` for a `redirectUrl` that is not allowed; `QUOTA_EXCEEDED`;
   * `PROVIDER_UNAVAILABLE`.
   *
   * Scope: `profile.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getIdvToken({
   *   flow: 'DOCUMENT_AND_FACE',
   *   redirectUrl: 'https://app.example.com/verify/done',
   * });
   * ```
   */
  readonly getIdvToken: (params?: GetIdvTokenInput, options?: CallOptions) => Promise<GetIdvTokenQuery['getIdvToken']>;

  /**
   * The person's identity check with all its sections. Before anything is saved its `status` is
   * `NOT_STARTED`. Tax and identity numbers come masked.
   * Errors: none of its own.
   *
   * Scope: `profile.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchKYC();
   * ```
   */
  readonly fetchKYC: (params?: NoParams, options?: CallOptions) => Promise<FetchKYCQuery['fetchKYC']>;
}

/** Methods that need the scope `profile.write`. */
export interface ProfileWriteMethods {
  /**
   * Registers this device for push notifications. Safe to repeat: the same token updates the same
   * device. A token that another person registered before moves to the caller. A person may have 50
   * devices; one more removes the one that was not seen for the longest time.
   * Errors: `BAD_USER_INPUT` for a provider that does not fit the platform, or missing `webPushKeys`.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.registerDeviceToken({
   *   token: '740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad',
   *   platform: 'IOS',
   *   deviceName: "Mia's phone",
   *   appVersion: '4.12.0',
   *   locale: 'en-NZ',
   * });
   * ```
   */
  readonly registerDeviceToken: (params: RegisterDeviceTokenInput, options?: CallOptions) => Promise<RegisterDeviceTokenMutation['registerDeviceToken']>;

  /**
   * Removes one of the person's devices by its id, for example in a list of devices.
   * Errors: `NOT_FOUND`.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.removeDeviceToken({ id: '01a1f830-2c02-7d63-9f70-8b9c0d1e2f30' });
   * ```
   */
  readonly removeDeviceToken: (params: RemoveDeviceTokenInput, options?: CallOptions) => Promise<RemoveDeviceTokenMutation['removeDeviceToken']>;

  /**
   * Drops the token of this device, for example on signing out. Also succeeds where the token is not
   * the caller's: nothing changes then, and `affectedCount` is 0.
   * Errors: none of its own.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.unregisterDeviceToken({
   *   token: '740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad',
   * });
   * ```
   */
  readonly unregisterDeviceToken: (params: UnregisterDeviceTokenInput, options?: CallOptions) => Promise<UnregisterDeviceTokenMutation['unregisterDeviceToken']>;

  /**
   * Saves what kind of investor the person is and reckons `riskScore` anew. It changes neither the
   * identity check nor any order.
   * Errors: `BAD_USER_INPUT` for a sector that is both preferred and excluded, or a range whose ends
   * are the wrong way round.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.saveInvestorPreferences({
   *   riskTolerance: 'MEDIUM',
   *   experience: 'LIMITED',
   *   investmentHorizonYears: 15,
   *   objectives: ['GROWTH', 'RETIREMENT'],
   *   monthlyBudget: { amount: '400', currency: 'NZD' },
   *   annualIncome: { min: '80000', max: '120000', currency: 'NZD' },
   * });
   * ```
   */
  readonly saveInvestorPreferences: (params?: SaveInvestorPreferencesInput, options?: CallOptions) => Promise<SaveInvestorPreferencesMutation['saveInvestorPreferences']>;

  /**
   * Links an outside identity, so that the person can sign in with it. The person gets a mail. An
   * account may have 10. Needs the password or a second factor.
   * Errors: `BAD_USER_INPUT` for a code that the provider refuses, a provider that is not offered or a
   * wrong `password`; `CONFLICT` where the identity is linked to an account already; `INVALID_STATE`
   * before the e-mail address is confirmed; `QUOTA_EXCEEDED`; `MFA_REQUIRED`; `MFA_INVALID`;
   * `PROVIDER_UNAVAILABLE`; `IDEMPOTENCY_CONFLICT`; `NOT_FOUND` with the
   * `idempotencyKey` of a link that was deleted since.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createOAuthLink({
   *   provider: 'GOOGLE',
   *   authorizationCode: '4-0AfJohXk2mQ7cT1vYb9',
   *   redirectUri: 'https://app.example.com/settings/security',
   *   codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
   *   mfaCode: '492039',
   * });
   * ```
   */
  readonly createOAuthLink: (params: CreateOAuthLinkInput, options?: CallOptions) => Promise<CreateOAuthLinkMutation['createOAuthLink']>;

  /**
   * Unlinks an outside identity. The person can no longer sign in with it and gets a mail.
   * Errors: `NOT_FOUND`; `INVALID_STATE` where it is the only way left to sign in; `BAD_USER_INPUT`
   * for a wrong `password`; `MFA_REQUIRED`; `MFA_INVALID`.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   *
   * @example
   * ```ts
   * const answer = await client.deleteOAuthLink({ id: '01a1f830-2c00-7b41-9d5e-6f7a8b9c0d1e', mfaCode: '492039' });
   * ```
   */
  readonly deleteOAuthLink: (params: DeleteOAuthLinkInput, options?: CallOptions) => Promise<DeleteOAuthLinkMutation['deleteOAuthLink']>;

  /**
   * Removes a passkey: it no longer signs the person in. The person gets a mail.
   * Errors: `NOT_FOUND`; `INVALID_STATE` where it is the only way left to sign in; `BAD_USER_INPUT`
   * for a wrong `password`; `MFA_REQUIRED`; `MFA_INVALID`.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   *
   * @example
   * ```ts
   * const answer = await client.removePasskey({ id: '01a1f830-2c01-7c52-8e6f-7a8b9c0d1e2f', mfaCode: '492039' });
   * ```
   */
  readonly removePasskey: (params: RemovePasskeyInput, options?: CallOptions) => Promise<RemovePasskeyMutation['removePasskey']>;

  /**
   * Sets whether the value axis of charts begins at zero.
   * Errors: none of its own.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateChartStartAtZero({ enabled: true });
   * ```
   */
  readonly updateChartStartAtZero: (params: UpdateChartStartAtZeroInput, options?: CallOptions) => Promise<UpdateChartStartAtZeroMutation['updateChartStartAtZero']>;

  /**
   * Sets whether apps open with the net worth.
   * Errors: none of its own.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateNetWorthAsHomePage({ enabled: true });
   * ```
   */
  readonly updateNetWorthAsHomePage: (params: UpdateNetWorthAsHomePageInput, options?: CallOptions) => Promise<UpdateNetWorthAsHomePageMutation['updateNetWorthAsHomePage']>;

  /**
   * Changes what the person signs in with and where they live. A new e-mail address is pending until
   * it is confirmed, and both addresses get a mail; the answer is the same where another account
   * uses it. A new password ends the person's other sessions. Needs the password or a second factor,
   * whatever changes.
   * Errors: `BAD_USER_INPUT` for a wrong `password` or a weak `newPassword`; `MFA_REQUIRED`;
   * `MFA_INVALID`.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   *
   * @example
   * ```ts
   * const answer = await client.updateUserAccount({ phone: '+6421555012', country: 'NZ', password: 'quiet-lake-71-otter' });
   * ```
   */
  readonly updateUserAccount: (params?: UpdateUserAccountInput, options?: CallOptions) => Promise<UpdateUserAccountMutation['updateUserAccount']>;

  /**
   * Changes the name, language and notification settings of the person. First and last name are those
   * of the identity check once it is approved, and stay.
   * Errors: `BAD_USER_INPUT` for an unknown time zone, quiet hours without an end, or the change of a
   * confirmed name.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateUserProfile({
   *   displayName: 'Mia',
   *   timeZone: 'Pacific/Auckland',
   *   notifications: [{ topic: 'ORDERS', push: true, email: false }],
   * });
   * ```
   */
  readonly updateUserProfile: (params?: UpdateUserProfileInput, options?: CallOptions) => Promise<UpdateUserProfileMutation['updateUserProfile']>;

  /**
   * Begins to enrol an authenticator app, or a new one in place of the present one. Nothing changes
   * until `updateMfa` confirms it with a code of the app; a later call replaces this one. Needs the
   * password or a second factor. Costs one unit of the sensitive rate group.
   * Errors: `BAD_USER_INPUT` for a wrong `password`; `INVALID_STATE` before the e-mail address is
   * confirmed; `MFA_REQUIRED`; `MFA_INVALID`.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   * Counts against the limit of 5 a second.
   *
   * @example
   * ```ts
   * const answer = await client.updateMfaQrCode({ password: 'quiet-lake-71-otter' });
   * ```
   */
  readonly updateMfaQrCode: (params?: UpdateMfaQrCodeInput, options?: CallOptions) => Promise<UpdateMfaQrCodeMutation['updateMfaQrCode']>;

  /**
   * Switches a second factor on or off. From the first one on, sensitive operations ask for it; with
   * the last one its recovery codes end too. The person gets a mail. Needs the password or a second
   * factor in force. Costs one unit of the sensitive rate group.
   * Errors: `BAD_USER_INPUT` for a wrong `password`, or a `code` that is missing or does not belong;
   * `MFA_REQUIRED`; `MFA_INVALID` for a wrong or used code; `INVALID_STATE` where no enrollment is
   * open, or the factor to switch off is not on.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   * Counts against the limit of 5 a second.
   *
   * @example
   * ```ts
   * const answer = await client.updateMfa({
   *   enabled: true,
   *   method: 'TOTP',
   *   code: '492039',
   *   password: 'quiet-lake-71-otter',
   * });
   * ```
   */
  readonly updateMfa: (params: UpdateMfaInput, options?: CallOptions) => Promise<UpdateMfaMutation['updateMfa']>;

  /**
   * Sets or removes the phrase that every mail of the platform carries, by which the person knows it
   * is genuine.
   * Errors: `BAD_USER_INPUT`; `MFA_REQUIRED`; `MFA_INVALID`.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   *
   * @example
   * ```ts
   * const answer = await client.updateAntiPhishingCode({ code: 'blue kauri 42' });
   * ```
   */
  readonly updateAntiPhishingCode: (params?: UpdateAntiPhishingCodeInput, options?: CallOptions) => Promise<UpdateAntiPhishingCodeMutation['updateAntiPhishingCode']>;

  /**
   * Opens a thread with a first message and starts the assistant's reply. Returns at once; the reply
   * is written whether or not somebody follows it with `assistantStream`. The assistant looks up what
   * this token may read and changes nothing: it places no orders and moves no money. The thread counts
   * towards the month's allowance, also where the reply fails; a refused request does not.
   * Errors: `QUOTA_EXCEEDED` where the month's allowance is used up, or 5 replies are being written;
   * `NOT_FOUND` or `FORBIDDEN` for an object of `context`; `BAD_USER_INPUT` for an unknown model;
   * `IDEMPOTENCY_CONFLICT`; `PROVIDER_UNAVAILABLE` where no model is available.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.startAssistantThreadWithMessage({
   *   content: 'What did Apple pay me in dividends this year?',
   *   context: [
   *     {
   *       entityType: 'ASSET',
   *       entityId: '01a1f640-bc01-7009-897f-84b53aba0433',
   *     },
   *   ],
   *   idempotencyKey: 'thread-2026-11-20-1',
   * });
   * ```
   */
  readonly startAssistantThreadWithMessage: (params: StartAssistantThreadWithMessageInput, options?: CallOptions) => Promise<StartAssistantThreadWithMessageMutation['startAssistantThreadWithMessage']>;

  /**
   * Adds a message to a thread and starts the assistant's reply. It does not count towards the month's
   * allowance, and takes the thread out of the archive. Returns at once; the reply is written whether
   * or not somebody follows it with `assistantStream`. The assistant looks up what this token may read
   * and changes nothing.
   * Errors: `NOT_FOUND`; `CONFLICT` while a reply of the thread is pending or being written;
   * `QUOTA_EXCEEDED` where the thread has 1,000 messages, or 5 replies are being written; `FORBIDDEN`
   * for an object of `context`; `IDEMPOTENCY_CONFLICT`; `PROVIDER_UNAVAILABLE` where no model is
   * available.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.insertMessageIntoAssistantThread({
   *   threadId: '01a1f640-f101-7c3a-8d52-6b1e9f4a7c20',
   *   content: 'And how much tax was withheld?',
   *   idempotencyKey: 'message-2026-11-20-2',
   * });
   * ```
   */
  readonly insertMessageIntoAssistantThread: (params: InsertMessageIntoAssistantThreadInput, options?: CallOptions) => Promise<InsertMessageIntoAssistantThreadMutation['insertMessageIntoAssistantThread']>;

  /**
   * Renames a thread, marks it as liked, pinned or archived, or stops the reply that is being written.
   * Its messages stay as they are.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` where nothing is given to change.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateAssistantThread({
   *   id: '01a1f640-f101-7c3a-8d52-6b1e9f4a7c20',
   *   title: 'Dividends in 2026',
   *   liked: true,
   * });
   * ```
   */
  readonly updateAssistantThread: (params: UpdateAssistantThreadInput, options?: CallOptions) => Promise<UpdateAssistantThreadMutation['updateAssistantThread']>;

  /**
   * Deletes a thread with its messages for good. A reply in the making is stopped. The month's
   * allowance is not given back. To keep the thread, archive it with `updateAssistantThread`.
   * Errors: `NOT_FOUND`.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteAssistantThread({ id: '01a1f640-f101-7c3a-8d52-6b1e9f4a7c20' });
   * ```
   */
  readonly deleteAssistantThread: (params: DeleteAssistantThreadInput, options?: CallOptions) => Promise<DeleteAssistantThreadMutation['deleteAssistantThread']>;

  /**
   * Saves the keys to an account with a broker, or changes them. The broker is asked at once: `status`
   * in the answer says whether it accepts them, and its accounts then appear in `getBrokerAccounts`.
   * Refused keys are saved too, as `INVALID`, and can be corrected. An account may have 20.
   * Errors: `BAD_USER_INPUT` for a broker that is not available, and for values that it does not know
   * or lacks; `NOT_FOUND`; `INVALID_STATE` for a credential of the platform's own; `CONFLICT` where
   * another credential of the caller holds the same key; `QUOTA_EXCEEDED`; `MFA_REQUIRED`;
   * `MFA_INVALID`; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.saveBrokerCredential({
   *   provider: 'ALPACA',
   *   label: 'Alpaca paper',
   *   tradingMode: 'PAPER',
   *   values: [
   *     { name: 'apiKey', value: 'PKEXAMPLE4XY7' },
   *     { name: 'apiSecret', value: 'not-a-real-secret' },
   *   ],
   *   mfaCode: '287082',
   * });
   * ```
   */
  readonly saveBrokerCredential: (params: SaveBrokerCredentialInput, options?: CallOptions) => Promise<SaveBrokerCredentialMutation['saveBrokerCredential']>;

  /**
   * Deletes a credential: its secrets are erased and its accounts are `CLOSED`; their orders and
   * histories can still be read, and what they held no longer counts. Orders that are open stay with
   * the broker, and `openOrders` lists them: cancel them first, or at the broker. In the platform they
   * end as `REJECTED`, or as `CANCELED` where they were filled in part, and what becomes of them at
   * the broker is not followed.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a credential of the platform's own, and while an active
   * strategy uses an account of it; `MFA_REQUIRED`; `MFA_INVALID`.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   *
   * @example
   * ```ts
   * const answer = await client.deleteBrokerCredential({ id: '01a1f640-e001-7b6d-8f21-5c3a9e7d1b04', mfaCode: '287082' });
   * ```
   */
  readonly deleteBrokerCredential: (params: DeleteBrokerCredentialInput, options?: CallOptions) => Promise<DeleteBrokerCredentialMutation['deleteBrokerCredential']>;

  /**
   * Changes settings and limits of the caller's platform account. They apply from the next order on;
   * an order that breaks one is refused with an error that names it.
   * Errors: `BAD_USER_INPUT`; `KYC_REQUIRED` where the account is not open yet; `INVALID_STATE` where
   * it is closed, and for `AVERAGE` while open orders name lots: it says which orders; `MFA_REQUIRED`;
   * `MFA_INVALID`.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   *
   * @example
   * ```ts
   * const answer = await client.updatePlatformInvestAccountConfig({
   *   dividendReinvestment: true,
   *   maxOrderNotional: { amount: '5000', currency: 'USD' },
   *   mfaCode: '287082',
   * });
   * ```
   */
  readonly updatePlatformInvestAccountConfig: (params?: UpdatePlatformInvestAccountConfigInput, options?: CallOptions) => Promise<UpdatePlatformInvestAccountConfigMutation['updatePlatformInvestAccountConfig']>;

  /**
   * Likes something, dislikes it, or takes either back. Without `value` it likes what is not liked,
   * and takes a like back. Opinions of what is there no longer can be taken back too. A person may
   * have 10,000 opinions, those taken back among them.
   * Errors: `NOT_FOUND` for the thing; `FORBIDDEN` for a trade idea or list without `portfolio.read`;
   * `PLAN_REQUIRED` for a trade idea for a higher plan than the caller's; `QUOTA_EXCEEDED`;
   * `PROVIDER_UNAVAILABLE` for a piece of news whose source does not answer.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.toggleLike({
   *   entityType: 'ASSET',
   *   entityId: '01a1f640-bc01-7009-897f-84b53aba0433',
   *   value: 'LIKE',
   * });
   * ```
   */
  readonly toggleLike: (params: ToggleLikeInput, options?: CallOptions) => Promise<ToggleLikeMutation['toggleLike']>;

  /**
   * Deals a deck of tradable assets to like or not with `toggleLike`, the best fit first. They are
   * chosen by the person's preferences and by what many like; those liked or disliked already are left
   * out. What was dealt within 24 hours comes again only where nothing else is left. The deck may be
   * shorter than asked for, or empty; it has at most 50.
   * Errors: none of its own.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.generateLikeableAssets({ count: 10, assetClasses: ['EQUITY', 'ETF'] });
   * ```
   */
  readonly generateLikeableAssets: (params?: GenerateLikeableAssetsInput, options?: CallOptions) => Promise<GenerateLikeableAssetsMutation['generateLikeableAssets']>;

  /**
   * Signs the agreements that the identity check needs, as a section of it. Time, address and a hash
   * of the text are recorded. All are signed or none. A version signed already keeps its signature.
   * Errors: `BAD_USER_INPUT` where `accepted` is not true, the name is not the person's, or the check
   * does not need the agreement; `CONFLICT` where a newer version is in force; `INVALID_STATE` while
   * the check is submitted or in review, and after a rejection.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateUserKycAgreements({
   *   agreements: [
   *     {
   *       type: 'ESIGN',
   *       version: '2026-07',
   *       accepted: true,
   *       signerName: 'Mia Tane',
   *     },
   *   ],
   * });
   * ```
   */
  readonly updateUserKycAgreements: (params: UpdateUserKycAgreementsInput, options?: CallOptions) => Promise<UpdateUserKycAgreementsMutation['updateUserKycAgreements']>;

  /**
   * Saves the company or trust that the account is for, as a section of the identity check, and sets
   * its `accountType`. On an approved check it leads to `ACTION_REQUIRED`.
   * Errors: `BAD_USER_INPUT` where a person or number is missing or cannot be; `INVALID_STATE` while
   * the check is submitted or in review, and after a rejection.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateUserKycCompanySetup({
   *   accountType: 'COMPANY',
   *   legalName: 'Harbour Design Limited',
   *   companyNumber: '8123456',
   *   country: 'NZ',
   *   incorporatedOn: '2019-03-04',
   *   entityType: 'LIMITED_COMPANY',
   *   address: {
   *     line1: '4 Quay Street',
   *     city: 'Auckland',
   *     postalCode: '1010',
   *     country: 'NZ',
   *   },
   *   people: [
   *     {
   *       givenName: 'Mia',
   *       familyName: 'Tane',
   *       dateOfBirth: '1991-04-17',
   *       ownershipPercent: '100',
   *       roles: ['DIRECTOR', 'BENEFICIAL_OWNER', 'SIGNATORY'],
   *     },
   *   ],
   *   sourceOfFunds: 'Profit of the design studio',
   * });
   * ```
   */
  readonly updateUserKycCompanySetup: (params: UpdateUserKycCompanySetupInput, options?: CallOptions) => Promise<UpdateUserKycCompanySetupMutation['updateUserKycCompanySetup']>;

  /**
   * Saves how to reach the person, as a section of the identity check. Moving to another country turns
   * an approved check to `ACTION_REQUIRED`.
   * Errors: `BAD_USER_INPUT` for a phone number that cannot be; `INVALID_STATE` while the check is
   * submitted or in review, and after a rejection.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateUserKycContactInformation({
   *   phone: '+6421555012',
   *   address: {
   *     line1: '12 Rata Street',
   *     city: 'Wellington',
   *     postalCode: '6011',
   *     country: 'NZ',
   *   },
   * });
   * ```
   */
  readonly updateUserKycContactInformation: (params: UpdateUserKycContactInformationInput, options?: CallOptions) => Promise<UpdateUserKycContactInformationMutation['updateUserKycContactInformation']>;

  /**
   * Saves what the law asks people to disclose, as a section of the identity check.
   * Errors: `BAD_USER_INPUT` where an answer needs another that is missing; `INVALID_STATE` while the
   * check is submitted or in review, and after a rejection.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateUserKycDisclosures({
   *   controlPerson: false,
   *   affiliatedWithExchangeOrFinra: false,
   *   politicallyExposed: false,
   *   immediateFamilyExposed: false,
   *   employmentStatus: 'EMPLOYED',
   *   employerName: 'Harbour Design Ltd',
   *   position: 'Product designer',
   *   usPerson: false,
   * });
   * ```
   */
  readonly updateUserKycDisclosures: (params: UpdateUserKycDisclosuresInput, options?: CallOptions) => Promise<UpdateUserKycDisclosuresMutation['updateUserKycDisclosures']>;

  /**
   * Hands in papers for the identity check, or takes some back. All of it happens or nothing does. A
   * check may hold 20 papers.
   * Errors: `NOT_FOUND` for an `uploadId` or a paper to take back; `BAD_USER_INPUT` for a type of file
   * that is not taken, one that is cut off, a picture of more than 100 megapixels, a PDF that is
   * locked or has scripts or other files in it, or one in which something harmful was found;
   * `QUOTA_EXCEEDED`; `INVALID_STATE`
   * while the check is submitted or in review, and after a rejection, or for taking back a paper that
   * an approval rests on; `IDEMPOTENCY_CONFLICT`; `PROVIDER_UNAVAILABLE` while files cannot be
   * scanned.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.updateUserKycFileDocuments({
   *   add: [
   *     {
   *       type: 'PASSPORT',
   *       fileName: 'passport.jpg',
   *       content: { uploadId: '01a1f830-2c10-7a04-8b15-c2d3e4f50617' },
   *     },
   *   ],
   * });
   * ```
   */
  readonly updateUserKycFileDocuments: (params?: UpdateUserKycFileDocumentsInput, options?: CallOptions) => Promise<UpdateUserKycFileDocumentsMutation['updateUserKycFileDocuments']>;

  /**
   * Saves who the person is, as a section of the identity check. Another name, day of birth,
   * citizenship or tax country turns an approved check to `ACTION_REQUIRED` and ends the W-8BEN;
   * other changes leave it approved.
   * Errors: `BAD_USER_INPUT` for a tax number that cannot be, or a person under 18; `INVALID_STATE`
   * while the check is submitted or in review, and after a rejection.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateUserKycIdentityInformation({
   *   givenName: 'Mia',
   *   familyName: 'Tane',
   *   dateOfBirth: '1991-04-17',
   *   countryOfBirth: 'NZ',
   *   citizenships: ['NZ'],
   *   countryOfTaxResidence: 'NZ',
   *   taxId: { number: { type: 'NZL_IRD', value: '49-091-850' } },
   *   fundingSources: ['EMPLOYMENT_INCOME', 'SAVINGS'],
   *   annualIncome: { min: '80000', max: '120000', currency: 'NZD' },
   * });
   * ```
   */
  readonly updateUserKycIdentityInformation: (params: UpdateUserKycIdentityInformationInput, options?: CallOptions) => Promise<UpdateUserKycIdentityInformationMutation['updateUserKycIdentityInformation']>;

  /**
   * Tells that the identity provider's widget has ended, so that the server reads the outcome from the
   * provider at once. The answer shows what the provider said, whatever the app saw. Safe to repeat.
   * Errors: `NOT_FOUND`; `PROVIDER_UNAVAILABLE`, after which the server goes on asking by itself.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateIdvOutcome({ sessionId: '01a1f830-2c20-7c15-9d26-e3f405162738', outcome: 'FINISHED' });
   * ```
   */
  readonly updateIdvOutcome: (params: UpdateIdvOutcomeInput, options?: CallOptions) => Promise<UpdateIdvOutcomeMutation['updateIdvOutcome']>;

  /**
   * Submits the identity check for review. Its sections cannot change until the review is over. Follow
   * `status` with `fetchKYC`; the person is told by mail too. An approval opens the platform account.
   * The check has to be `DRAFT` or `ACTION_REQUIRED`.
   * Errors: `BAD_USER_INPUT` with one entry per `Kyc.problems` where something is missing, or where
   * `confirmAccurate` is not true; `INVALID_STATE` in any other state.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.submitKyc({ accountType: 'INDIVIDUAL', confirmAccurate: true });
   * ```
   */
  readonly submitKyc: (params: SubmitKycInput, options?: CallOptions) => Promise<SubmitKycMutation['submitKyc']>;

  /**
   * Saves whom to call where the person cannot be reached, as a section of the identity check.
   * Errors: `BAD_USER_INPUT` where both fields or none are given, or there is no way to reach the
   * contact; `INVALID_STATE` while the check is submitted or in review, and after a rejection.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateUserKycTrustedContact({ contact: { givenName: 'Hana', familyName: 'Tane', phone: '+6421555013' } });
   * ```
   */
  readonly updateUserKycTrustedContact: (params: UpdateUserKycTrustedContactInput, options?: CallOptions) => Promise<UpdateUserKycTrustedContactMutation['updateUserKycTrustedContact']>;

  /**
   * Signs a W-8BEN electronically as of now, as a section of the identity check, and makes its PDF
   * with the moment, the address and the statement of the signature. It takes the place of an earlier
   * one. On an approved check it may be renewed at any time.
   * Errors: `BAD_USER_INPUT` where `certify` is not true, a name differs from the identity section, a
   * number cannot be, or the treaty does not grant the rate; `INVALID_STATE` for a US person, while
   * the check is submitted or in review, and after a rejection.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateUserKycW8BENFormDocument({
   *   fullName: 'Mia Tane',
   *   countryOfCitizenship: 'NZ',
   *   permanentAddress: {
   *     line1: '12 Rata Street',
   *     city: 'Wellington',
   *     postalCode: '6011',
   *     country: 'NZ',
   *   },
   *   taxId: { foreignTaxId: '49-091-850' },
   *   dateOfBirth: '1991-04-17',
   *   treatyClaim: { country: 'NZ', ratePercent: '15' },
   *   signerName: 'Mia Tane',
   *   certify: true,
   * });
   * ```
   */
  readonly updateUserKycW8BENFormDocument: (params: UpdateUserKycW8BENFormDocumentInput, options?: CallOptions) => Promise<UpdateUserKycW8BENFormDocumentMutation['updateUserKycW8BENFormDocument']>;

  /**
   * Votes on assets of a community strategy, and answers with these votes in the order given. The
   * votes advise the strategy's maker; they change no weights and move no money. Safe to repeat.
   * Errors: `BAD_USER_INPUT` for an asset that is given twice or is not in the strategy; `NOT_FOUND`;
   * `INVALID_STATE` where voting is off or the strategy is not published.
   *
   * Scope: `profile.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.createStrategyAssetVotes({
   *   strategyId: '01a1f640-e302-7c19-8d40-7e2b5a9f6c31',
   *   votes: [
   *     { assetId: '01a1f640-bc03-7b21-92ee-9fd83f5b11e6', vote: 'UP' },
   *     { assetId: '01a1f640-bc08-7fb6-8861-2e2f6f0b6ac4', vote: 'DOWN' },
   *   ],
   * });
   * ```
   */
  readonly createStrategyAssetVotes: (params: CreateStrategyAssetVotesInput, options?: CallOptions) => Promise<CreateStrategyAssetVotesMutation['createStrategyAssetVotes']>;
}

/** Methods that need the scope `portfolio.read`. */
export interface PortfolioReadMethods {
  /**
   * Every account that the caller can read or trade for: the platform account first, then paper
   * accounts and those of credentials, by name. At most 500.
   * Errors: none of its own.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getBrokerAccounts({ tradingMode: 'PAPER' });
   * ```
   */
  readonly getBrokerAccounts: (params?: GetBrokerAccountsInput, options?: CallOptions) => Promise<GetBrokerAccountsQuery['getBrokerAccounts']>;

  /**
   * What the caller's accounts, one tracked portfolio or one active strategy were worth over time,
   * with gains that leave out money paid in and out.
   * Errors: `NOT_FOUND` for the account, the portfolio or the active strategy; `BAD_USER_INPUT` where
   * `range` is given together with `from` or `to`, `from` is after `to`, the steps are too short for
   * the span, or the portfolio is that of debts.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getPortfolioHistory({ source: { tradingMode: 'LIVE' }, range: 'M3', timeframe: 'DAY_1' });
   * ```
   */
  readonly getPortfolioHistory: (params?: GetPortfolioHistoryInput, options?: CallOptions) => Promise<GetPortfolioHistoryQuery['getPortfolioHistory']>;

  /**
   * Money paid into and out of the caller's accounts over time, only completed deposits and
   * withdrawals.
   * Errors: `BAD_USER_INPUT` where `range` is given together with `from` or `to`, `from` is after
   * `to`, or the steps are too short for the span.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getDepositsAndWithdrawalsChart({ from: '2026-01-01', to: '2026-11-20', timeframe: 'MONTH_1' });
   * ```
   */
  readonly getDepositsAndWithdrawalsChart: (params?: GetDepositsAndWithdrawalsChartInput, options?: CallOptions) => Promise<GetDepositsAndWithdrawalsChartQuery['getDepositsAndWithdrawalsChart']>;

  /**
   * What the caller's platform account is worth now, and what of it can be used or withdrawn.
   * Errors: `KYC_REQUIRED` where the account is not open yet; `BAD_USER_INPUT` for a currency that has
   * no exchange rate.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchPlatformInvestAccountBalances({ currency: 'NZD' });
   * ```
   */
  readonly fetchPlatformInvestAccountBalances: (params?: FetchPlatformInvestAccountBalancesInput, options?: CallOptions) => Promise<FetchPlatformInvestAccountBalancesQuery['fetchPlatformInvestAccountBalances']>;

  /**
   * Lists of assets and strategies to discover, such as gainers, the most held and themes, in the
   * operator's order. At most 50.
   * Errors: none of its own.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchDiscoverLists({ kinds: ['GAINERS', 'POPULAR_STRATEGIES'], itemLimit: 5 });
   * ```
   */
  readonly fetchDiscoverLists: (params?: FetchDiscoverListsInput, options?: CallOptions) => Promise<FetchDiscoverListsQuery['fetchDiscoverLists']>;

  /**
   * Trade ideas, those still open unless `statuses` says otherwise, last published first. Open ideas
   * for a higher plan than the caller's are left out; ended ones are there for every paid plan.
   * Errors: `NOT_FOUND` for an unknown asset or expert; `BAD_USER_INPUT` for a cursor that this query
   * did not give out.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.getTradeIdeas({
   *   statuses: ['ACTIVE'],
   *   assetIds: ['01a1f640-bc01-7009-897f-84b53aba0433'],
   *   directions: ['LONG'],
   * })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly getTradeIdeas: (params?: GetTradeIdeasInput, options?: CallOptions) => PagePromise<GetTradeIdeasQuery['getTradeIdeas']>;

  /**
   * All trade ideas, open, ended and withdrawn, last published first. Open ideas for a higher plan
   * than the caller's are left out; ended ones are there for every paid plan.
   * Errors: `NOT_FOUND` for an unknown asset or expert; `BAD_USER_INPUT` where `from` is after `to`,
   * and for a cursor that this query did not give out.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.getAllTradeIdeas({ from: '2026-01-01T00:00:00.000Z', limit: 100 })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly getAllTradeIdeas: (params?: GetAllTradeIdeasInput, options?: CallOptions) => PagePromise<GetAllTradeIdeasQuery['getAllTradeIdeas']>;

  /**
   * Trade ideas that have ended, with their results, last ended first. Those withdrawn before the
   * entry are left out; `getAllTradeIdeas` has them.
   * Errors: `NOT_FOUND` for an unknown asset or expert; `BAD_USER_INPUT` where `from` is after `to`,
   * and for a cursor that this query did not give out.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.getClosedTradeIdeas({
   *   expertIds: ['01a1f640-f301-7b0e-9c41-3d6a8e2f5b70'],
   *   outcomes: ['GAIN'],
   *   from: '2026-07-01T00:00:00.000Z',
   * })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly getClosedTradeIdeas: (params?: GetClosedTradeIdeasInput, options?: CallOptions) => PagePromise<GetClosedTradeIdeasQuery['getClosedTradeIdeas']>;

  /**
   * One trade idea, open or ended.
   * Errors: `NOT_FOUND`; `PLAN_REQUIRED` for an open idea for a higher plan than the caller's.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getTradeIdea({ id: '01a1f640-f311-7d28-8e5f-9a1b3c4d6e70' });
   * ```
   */
  readonly getTradeIdea: (params: GetTradeIdeaInput, options?: CallOptions) => Promise<GetTradeIdeaQuery['getTradeIdea']>;

  /**
   * What the person owns: cash, positions and what tracked portfolios hold. The largest value first.
   * At most 10,000.
   * Errors: `NOT_FOUND` for a portfolio.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.netWorthAssets({ categories: ['PROPERTY', 'PENSION'], asOf: '2026-10-31' });
   * ```
   */
  readonly netWorthAssets: (params?: NetWorthAssetsInput, options?: CallOptions) => Promise<NetWorthAssetsQuery['netWorthAssets']>;

  /**
   * What the assets were worth over time: all, those of one portfolio, or one. For all of them it also
   * gives the net worth. A trade or price entered for a past day changes the points since. Days before
   * the first asset are left out.
   * Errors: `NOT_FOUND` for the asset or portfolio.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.netWorthAssetHistory({ range: 'Y5', timeframe: 'MONTH_1' })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly netWorthAssetHistory: (params?: NetWorthAssetHistoryInput, options?: CallOptions) => PagePromise<NetWorthAssetHistoryQuery['netWorthAssetHistory']>;

  /**
   * The person's net worth with its parts, computed from accounts, positions and what is recorded by
   * hand. That of a past day is the point that `netWorthAssetHistory` has for it.
   * Errors: `NOT_FOUND` for a portfolio; `BAD_USER_INPUT` for a day in the future.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.netWorthDashboard({ asOf: '2026-10-31' });
   * ```
   */
  readonly netWorthDashboard: (params?: NetWorthDashboardInput, options?: CallOptions) => Promise<NetWorthDashboardQuery['netWorthDashboard']>;

  /**
   * What the person has settled about the display of the net worth: its currency, which is `USD`
   * until the person chooses another.
   * Errors: none of its own.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.netWorthDisplayCurrency();
   * ```
   */
  readonly netWorthDisplayCurrency: (params?: NoParams, options?: CallOptions) => Promise<NetWorthDisplayCurrencyQuery['netWorthDisplayCurrency']>;

  /**
   * The person's documents, newest first.
   * Errors: `NOT_FOUND` for what `linkedTo` names; `BAD_USER_INPUT` for a cursor that this query did
   * not give out.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.netWorthDocuments({ categories: ['INSURANCE'], expiresBy: '2026-12-31' })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly netWorthDocuments: (params?: NetWorthDocumentsInput, options?: CallOptions) => PagePromise<NetWorthDocumentsQuery['netWorthDocuments']>;

  /**
   * What goes out, once or regularly, by name. At most 1,000.
   * Errors: none of its own.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.netWorthExpenses({ activeOn: '2026-11-20', categories: ['HOUSING', 'UTILITIES'] });
   * ```
   */
  readonly netWorthExpenses: (params?: NetWorthExpensesInput, options?: CallOptions) => Promise<NetWorthExpensesQuery['netWorthExpenses']>;

  /**
   * What went out over time, by the month and by the year: all expenses or one.
   * Errors: `NOT_FOUND` for the expense.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.netWorthExpenseHistory({ from: '2025-01-01', to: '2026-10-31' })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly netWorthExpenseHistory: (params?: NetWorthExpenseHistoryInput, options?: CallOptions) => PagePromise<NetWorthExpenseHistoryQuery['netWorthExpenseHistory']>;

  /**
   * The files of one tracked portfolio, newest first.
   * Errors: `NOT_FOUND` for the portfolio; `BAD_USER_INPUT` for a cursor that this query did not give
   * out.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.netWorthPortfolioFiles({ portfolioId: '01a1f82f-1e80-7d10-8a42-97e6b05c3f18' })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly netWorthPortfolioFiles: (params: NetWorthPortfolioFilesInput, options?: CallOptions) => PagePromise<NetWorthPortfolioFilesQuery['netWorthPortfolioFiles']>;

  /**
   * The files of the assets portfolio and all its sub-portfolios, newest first.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.netWorthAllPortfolioFiles({ statuses: ['NEEDS_REVIEW', 'FAILED'], limit: 20 })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly netWorthAllPortfolioFiles: (params?: NetWorthAllPortfolioFilesInput, options?: CallOptions) => PagePromise<NetWorthAllPortfolioFilesQuery['netWorthAllPortfolioFiles']>;

  /**
   * What the person saves for, by priority, with the progress of this moment. At most 1,000.
   * Errors: none of its own.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.netWorthGoals({ includeEnded: true });
   * ```
   */
  readonly netWorthGoals: (params?: NetWorthGoalsInput, options?: CallOptions) => Promise<NetWorthGoalsQuery['netWorthGoals']>;

  /**
   * The household that the person has joined, with its members and their totals together. Null if
   * there is none.
   * Errors: none of its own.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.netWorthHousehold();
   * ```
   */
  readonly netWorthHousehold: (params?: NoParams, options?: CallOptions) => Promise<NetWorthHouseholdQuery['netWorthHousehold']>;

  /**
   * What comes in, once or regularly, by name. At most 1,000.
   * Errors: none of its own.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.netWorthIncomes({ activeOn: '2026-11-20' });
   * ```
   */
  readonly netWorthIncomes: (params?: NetWorthIncomesInput, options?: CallOptions) => Promise<NetWorthIncomesQuery['netWorthIncomes']>;

  /**
   * What came in over time, by the month and by the year: all incomes or one.
   * Errors: `NOT_FOUND` for the income.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.netWorthIncomeHistory({ range: 'Y3' })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly netWorthIncomeHistory: (params?: NetWorthIncomeHistoryInput, options?: CallOptions) => PagePromise<NetWorthIncomeHistoryQuery['netWorthIncomeHistory']>;

  /**
   * The prices of one instrument by day, newest first unless `direction` says otherwise.
   * Errors: `BAD_USER_INPUT` where `from` is after `to`, or for a cursor that this query did not give
   * out; `NOT_FOUND`; `PROVIDER_UNAVAILABLE` where an asset's prices are not available.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.getInstrumentPrices({
   *   instrumentId: '01a1f640-bc01-7009-897f-84b53aba0433',
   *   from: '2026-10-01',
   *   to: '2026-11-20',
   * })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly getInstrumentPrices: (params: GetInstrumentPricesInput, options?: CallOptions) => PagePromise<GetInstrumentPricesQuery['getInstrumentPrices']>;

  /**
   * Searches the catalogue and the caller's custom instruments by name and symbol, for recording a
   * trade. An exact symbol comes first. At most 50 results.
   * Errors: `BAD_USER_INPUT`.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.searchInstruments({ query: 'apple', kinds: ['LISTED'], limit: 5 });
   * ```
   */
  readonly searchInstruments: (params: SearchInstrumentsInput, options?: CallOptions) => Promise<SearchInstrumentsQuery['searchInstruments']>;

  /**
   * What the person owes, the largest balance first. At most 1,000.
   * Errors: `NOT_FOUND` for a portfolio.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.netWorthLiabilities({ kinds: ['MORTGAGE'], includeEnded: true });
   * ```
   */
  readonly netWorthLiabilities: (params?: NetWorthLiabilitiesInput, options?: CallOptions) => Promise<NetWorthLiabilitiesQuery['netWorthLiabilities']>;

  /**
   * What was owed over time: all debts or one. Days before the first debt are left out.
   * Errors: `NOT_FOUND` for the debt.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.netWorthLiabilityHistory({
   *   liabilityId: '01a1f82f-1e80-7c31-9d52-6f0b8a3e4c10',
   *   range: 'Y3',
   *   timeframe: 'MONTH_1',
   * })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly netWorthLiabilityHistory: (params?: NetWorthLiabilityHistoryInput, options?: CallOptions) => PagePromise<NetWorthLiabilityHistoryQuery['netWorthLiabilityHistory']>;

  /**
   * Makes a report on the net worth, of the figures of `netWorthDashboard` and its history over the 12
   * months before. One of up to 500 holdings and debts is done in the answer; a larger one comes back
   * `QUEUED`, and the same call with the same `idempotencyKey` shows how it goes on. The net worth
   * itself stays as it is.
   * Errors: `BAD_USER_INPUT` for a day in the future; `NOT_FOUND` for a portfolio; `QUOTA_EXCEEDED`
   * where 5 reports are being made, or 100 of the last 7 days are kept; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.generateNetWorthReport({
   *   format: 'PDF',
   *   asOf: '2026-10-31',
   *   sections: ['TOTALS', 'ASSETS', 'LIABILITIES'],
   *   idempotencyKey: 'report-2026-10',
   * });
   * ```
   */
  readonly generateNetWorthReport: (params?: GenerateNetWorthReportInput, options?: CallOptions) => Promise<GenerateNetWorthReportMutation['generateNetWorthReport']>;

  /**
   * The person's share links, newest first, without their addresses.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.netWorthShareLinks({ statuses: ['ACTIVE'] })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly netWorthShareLinks: (params?: NetWorthShareLinksInput, options?: CallOptions) => PagePromise<NetWorthShareLinksQuery['netWorthShareLinks']>;

  /**
   * The dividends received, the latest first: of one instrument, or of all of them where `symbol` is
   * left out, so that one call lists the dividends of a year.
   * Errors: `BAD_USER_INPUT` for an ambiguous symbol, with the candidates, or for a cursor that this
   * query did not give out; `NOT_FOUND` for the instrument or the portfolio.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.netWorthAssetDividends({ symbol: 'AAPL', from: '2026-01-01', to: '2026-11-20' })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly netWorthAssetDividends: (params?: NetWorthAssetDividendsInput, options?: CallOptions) => PagePromise<NetWorthAssetDividendsQuery['netWorthAssetDividends']>;

  /**
   * The e-mails that came in for one portfolio, with what was read from each, the last received first.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out; `NOT_FOUND`.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.getPortfolioEmails({
   *   portfolioId: '01a1f640-d001-7a3b-9c1d-2f4e6a8b0c1e',
   *   statuses: ['FAILED', 'NEEDS_REVIEW'],
   * })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly getPortfolioEmails: (params: GetPortfolioEmailsInput, options?: CallOptions) => PagePromise<GetPortfolioEmailsQuery['getPortfolioEmails']>;

  /**
   * The caller's portfolios: the two default ones first, then by name. At most 200. They come flat,
   * each with the id of the one above it.
   * Errors: none of its own.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getPortfolios({ kinds: ['ASSETS', 'MANUAL'] });
   * ```
   */
  readonly getPortfolios: (params?: GetPortfoliosInput, options?: CallOptions) => Promise<GetPortfoliosQuery['getPortfolios']>;

  /**
   * The caller's assets portfolio. What is recorded without a portfolio goes there, and all other
   * portfolios that hold assets are parts of it. Every account has one.
   * Errors: none of its own.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getDefaultPortfolio();
   * ```
   */
  readonly getDefaultPortfolio: (params?: NoParams, options?: CallOptions) => Promise<GetDefaultPortfolioQuery['getDefaultPortfolio']>;

  /**
   * The caller's liability portfolio, which holds the debts. Every account has one;
   * `netWorthLiabilities` lists what is in it.
   * Errors: none of its own.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getDefaultLiabilityPortfolio();
   * ```
   */
  readonly getDefaultLiabilityPortfolio: (params?: NoParams, options?: CallOptions) => Promise<GetDefaultLiabilityPortfolioQuery['getDefaultLiabilityPortfolio']>;

  /**
   * The trades of the caller's tracked portfolios, however they were recorded, those that wait for
   * confirmation too. The latest day comes first. Orders are elsewhere: see `getOrders`.
   * Errors: `BAD_USER_INPUT` for an ambiguous symbol, with the candidates, or for a cursor that this
   * query did not give out; `NOT_FOUND` for the portfolio or the instrument.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.getRelayTrades({ states: ['PENDING'], from: '2026-01-01', limit: 100 })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly getRelayTrades: (params?: GetRelayTradesInput, options?: CallOptions) => PagePromise<GetRelayTradesQuery['getRelayTrades']>;

  /**
   * The public addresses that the caller watches, with what they hold, by label. At most 50.
   * Errors: `NOT_FOUND` for the portfolio.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getWalletWatches({ portfolioIds: ['01a1f640-d007-7a8c-9d9e-0f1a2b3c4d5e'] });
   * ```
   */
  readonly getWalletWatches: (params?: GetWalletWatchesInput, options?: CallOptions) => Promise<GetWalletWatchesQuery['getWalletWatches']>;

  /**
   * One active strategy of the caller's, with its holdings and last runs: by its own id, or the newest
   * open one made from a strategy. An unknown `id` is `NOT_FOUND`; where the caller has no open active
   * strategy made from `strategyId`, the answer is null.
   * Errors: `BAD_USER_INPUT` where both or neither of `id` and `strategyId` are given; `NOT_FOUND`.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchActiveStrategy({ id: '01a1f640-e401-7f83-a5d6-1b9c4e7a2d50' });
   * ```
   */
  readonly fetchActiveStrategy: (params: FetchActiveStrategyInput, options?: CallOptions) => Promise<FetchActiveStrategyQuery['fetchActiveStrategy']>;

  /**
   * The caller's active strategies, newest first.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.fetchAllActiveStrategies({ tradingMode: 'LIVE', statuses: ['ACTIVE', 'PAUSED'] })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly fetchAllActiveStrategies: (params?: FetchAllActiveStrategiesInput, options?: CallOptions) => PagePromise<FetchAllActiveStrategiesQuery['fetchAllActiveStrategies']>;

  /**
   * Shares that the caller holds, and how many of them can be attached to an active strategy, by
   * symbol. At most 10,000.
   * Errors: `NOT_FOUND` for the account or the active strategy.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getAvailableSharesToAttach({ source: { activeStrategyId: '01a1f640-e401-7f83-a5d6-1b9c4e7a2d50' } });
   * ```
   */
  readonly getAvailableSharesToAttach: (params?: GetAvailableSharesToAttachInput, options?: CallOptions) => Promise<GetAvailableSharesToAttachQuery['getAvailableSharesToAttach']>;

  /**
   * What rebalancing an active strategy would buy and sell now. Nothing is placed or held for it.
   * Where the market cannot be asked, it goes by the last known prices and trades at none of them.
   * Errors: `BAD_USER_INPUT` for weights that do not fit; `NOT_FOUND`; `INVALID_STATE` where it is
   * closed.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getRebalancePreview({
   *   activeStrategyId: '01a1f640-e401-7f83-a5d6-1b9c4e7a2d50',
   *   tolerancePercentPoints: '1',
   * });
   * ```
   */
  readonly getRebalancePreview: (params: GetRebalancePreviewInput, options?: CallOptions) => Promise<GetRebalancePreviewQuery['getRebalancePreview']>;

  /**
   * The caller's orders, newest first unless `direction` says otherwise.
   * Errors: `BAD_USER_INPUT` where `from` is after `to`, or for a cursor that this query did not give
   * out for the same `direction`.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.getOrders({ group: 'OPEN', limit: 20 })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly getOrders: (params?: GetOrdersInput, options?: CallOptions) => PagePromise<GetOrdersQuery['getOrders']>;

  /**
   * The open positions of the caller, by symbol, then by id. At most 10,000; `limit` and `cursor` read
   * them in parts.
   * Errors: `BAD_USER_INPUT` for another `tradingMode`, and for a `cursor` that is no position of the
   * caller's.
   *
   * Scope: `portfolio.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getPositions({ tradingMode: 'LIVE' });
   * ```
   */
  readonly getPositions: (params?: GetPositionsInput, options?: CallOptions) => Promise<GetPositionsQuery['getPositions']>;
}

/** Methods that need the scope `portfolio.write`. */
export interface PortfolioWriteMethods {
  /**
   * Chooses the currency in which the net worth is shown. All totals, histories and amounts
   * `InDisplayCurrency` come in it from then on, the past at the exchange rates of its own days. In
   * a coin, histories begin with its first price. What is recorded keeps its own currency.
   * Errors: `BAD_USER_INPUT` for a currency without exchange rates.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateNetWorthDisplayCurrency({ currency: 'NZD' });
   * ```
   */
  readonly updateNetWorthDisplayCurrency: (params: UpdateNetWorthDisplayCurrencyInput, options?: CallOptions) => Promise<UpdateNetWorthDisplayCurrencyMutation['updateNetWorthDisplayCurrency']>;

  /**
   * Announces a document and says where to upload its file. Send the bytes to `uploadUrl` within 15
   * minutes, then call `finalizeNetWorthDocument`. Without that, the document expires after 24 hours.
   * The address answers 422 where something harmful was found in the file, and 503 while files cannot
   * be scanned: send it again then. A person may keep 10,000 documents of 1 GiB together.
   * Errors: `NOT_FOUND` for what `linkedTo` names; `BAD_USER_INPUT` for a type of file that is not
   * taken; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createNetWorthDocumentUpload({
   *   fileName: 'house-insurance-2026.pdf',
   *   mimeType: 'application/pdf',
   *   sizeBytes: 284113,
   *   sha256: '9f2c4a7be1d03586f4b9c8e7a1526d3f0b8e4c97d6a2f1350e7b9c4d8a6f2e13',
   *   title: 'House insurance 2026',
   *   category: 'INSURANCE',
   *   linkedTo: { netWorthAssetId: '01a1f82f-1e80-7b26-8f93-4a7d0c5e9126' },
   *   expiresOn: '2027-11-20',
   * });
   * ```
   */
  readonly createNetWorthDocumentUpload: (params: CreateNetWorthDocumentUploadInput, options?: CallOptions) => Promise<CreateNetWorthDocumentUploadMutation['createNetWorthDocumentUpload']>;

  /**
   * Ends the upload of a document: compares size, SHA-256 and type of the file with what was announced
   * and makes it available. Safe to repeat: an available document is returned as it is.
   * Errors: `NOT_FOUND`; `INVALID_STATE` where no file has arrived or the document has expired;
   * `CONFLICT` where the file is not the one announced, and has to be sent again from the start.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.finalizeNetWorthDocument({ id: '01a1f82f-1e80-7f44-b6a5-1c9e83d7205f' });
   * ```
   */
  readonly finalizeNetWorthDocument: (params: FinalizeNetWorthDocumentInput, options?: CallOptions) => Promise<FinalizeNetWorthDocumentMutation['finalizeNetWorthDocument']>;

  /**
   * Deletes a document in any state with its file. Addresses given out for it stop working.
   * Errors: `NOT_FOUND`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteNetWorthDocument({ id: '01a1f82f-1e80-7f44-b6a5-1c9e83d7205f' });
   * ```
   */
  readonly deleteNetWorthDocument: (params: DeleteNetWorthDocumentInput, options?: CallOptions) => Promise<DeleteNetWorthDocumentMutation['deleteNetWorthDocument']>;

  /**
   * Records an expense. It counts in the totals while it is active. A person may record 1,000.
   * Errors: `NOT_FOUND` for the debt or the household member; `QUOTA_EXCEEDED`;
   * `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createNetWorthExpense({
   *   name: 'Power',
   *   category: 'UTILITIES',
   *   amount: '185.4',
   *   currency: 'NZD',
   *   frequency: 'MONTHLY',
   *   essential: true,
   *   startsOn: '2026-11-20',
   * });
   * ```
   */
  readonly createNetWorthExpense: (params: CreateNetWorthExpenseInput, options?: CallOptions) => Promise<CreateNetWorthExpenseMutation['createNetWorthExpense']>;

  /**
   * Changes an expense. With `effectiveOn`, a new amount applies from that day, and earlier history
   * stays unchanged.
   * Errors: `NOT_FOUND` for the expense, the debt or the household member; `QUOTA_EXCEEDED` where its
   * terms have changed too often.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateNetWorthExpense({
   *   id: '01a1f82f-1e80-7e55-a1c8-0d4b93f7268e',
   *   amount: '199',
   *   effectiveOn: '2026-11-20',
   * });
   * ```
   */
  readonly updateNetWorthExpense: (params: UpdateNetWorthExpenseInput, options?: CallOptions) => Promise<UpdateNetWorthExpenseMutation['updateNetWorthExpense']>;

  /**
   * Deletes an expense: it leaves the history too. To keep the history, set its `endsOn` instead.
   * Errors: `NOT_FOUND`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteNetWorthExpense({ id: '01a1f82f-1e80-7e55-a1c8-0d4b93f7268e' });
   * ```
   */
  readonly deleteNetWorthExpense: (params: DeleteNetWorthExpenseInput, options?: CallOptions) => Promise<DeleteNetWorthExpenseMutation['deleteNetWorthExpense']>;

  /**
   * Adds a file to a tracked portfolio and, unless `extract` is false, queues it for reading. Follow
   * `extractionStatus` with `netWorthPortfolioFiles`. A file that the portfolio already holds, byte
   * for byte, is returned as it is and nothing is added. What was recorded before, from whatever
   * source, is found by what it says and not recorded again. A portfolio may hold 10,000 files, a
   * person 1 GiB of them.
   * Errors: `NOT_FOUND` for the portfolio or the `uploadId`; `BAD_USER_INPUT` for a type of file that
   * is not taken, for one in which something harmful was found, or for `columns`; `INVALID_STATE` for
   * a broker mirror or the liabilities portfolio; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`;
   * `PROVIDER_UNAVAILABLE` while files cannot be scanned.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.uploadNetWorthFile({
   *   portfolioId: '01a1f82f-1e80-7d10-8a42-97e6b05c3f18',
   *   fileName: 'trades-2026.csv',
   *   content: {
   *     base64: 'RGF0ZSxTaWRlLFN5bWJvbCxRdHksUHJpY2UKMjAyNi0xMS0xOSxCVVksQUFQTCwyLDI1MC41Cg==',
   *   },
   *   broker: 'Kauri Broking',
   * });
   * ```
   */
  readonly uploadNetWorthFile: (params: UploadNetWorthFileInput, options?: CallOptions) => Promise<UploadNetWorthFileMutation['uploadNetWorthFile']>;

  /**
   * Queues a file for another reading. Trades and dividends of the earlier one that nobody has
   * confirmed are replaced; confirmed ones stay.
   * Only a file whose reading failed or needs review can be read again.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` for `columns`; `INVALID_STATE` for other files;
   * `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.retryNetWorthFileExtraction({ id: '01a1f82f-1e80-7693-94be-80f2d7a1c35e', password: 'statement-2026' });
   * ```
   */
  readonly retryNetWorthFileExtraction: (params: RetryNetWorthFileExtractionInput, options?: CallOptions) => Promise<RetryNetWorthFileExtractionMutation['retryNetWorthFileExtraction']>;

  /**
   * Deletes a file, with the trades and dividends read from it that nobody has confirmed. Confirmed
   * ones stay unless `deleteExtracted` is true. What is deleted so may be imported again.
   * Errors: `NOT_FOUND`; `INSUFFICIENT_QUANTITY` where other sales need what the file brought: nothing
   * is deleted then, and `fields` names up to 20 holdings that prevent it, each with the first day on
   * which more would go out than was held.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteNetWorthFile({ id: '01a1f82f-1e80-7693-94be-80f2d7a1c35e', deleteExtracted: true });
   * ```
   */
  readonly deleteNetWorthFile: (params: DeleteNetWorthFileInput, options?: CallOptions) => Promise<DeleteNetWorthFileMutation['deleteNetWorthFile']>;

  /**
   * Records a goal. It moves no money. A person may record 1,000.
   * Errors: `NOT_FOUND` for an asset or portfolio; `CONFLICT` where more than 100 percent of a source
   * would count towards goals; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createNetWorthGoal({
   *   name: 'House deposit',
   *   kind: 'HOME',
   *   targetAmount: '10000',
   *   currency: 'NZD',
   *   targetOn: '2028-11-20',
   *   funding: { currentAmount: '1000' },
   *   monthlyContribution: '360',
   *   expectedReturnPercent: '5',
   * });
   * ```
   */
  readonly createNetWorthGoal: (params: CreateNetWorthGoalInput, options?: CallOptions) => Promise<CreateNetWorthGoalMutation['createNetWorthGoal']>;

  /**
   * Changes a goal, puts it away or takes it up again.
   * Errors: `NOT_FOUND` for the goal, an asset or a portfolio; `CONFLICT` where more than 100 percent
   * of a source would count towards goals.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateNetWorthGoal({
   *   id: '01a1f82f-1e80-74b9-9e06-c3a15d8f702b',
   *   targetAmount: '12000',
   *   funding: {
   *     rules: [
   *       {
   *         source: { portfolioId: '01a1f82f-1e80-7d10-8a42-97e6b05c3f18' },
   *         sharePercent: '50',
   *       },
   *     ],
   *   },
   * });
   * ```
   */
  readonly updateNetWorthGoal: (params: UpdateNetWorthGoalInput, options?: CallOptions) => Promise<UpdateNetWorthGoalMutation['updateNetWorthGoal']>;

  /**
   * Deletes a goal. What counted towards it stays where it is. To keep it, archive it with
   * `updateNetWorthGoal`.
   * Errors: `NOT_FOUND`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteNetWorthGoal({ id: '01a1f82f-1e80-74b9-9e06-c3a15d8f702b' });
   * ```
   */
  readonly deleteNetWorthGoal: (params: DeleteNetWorthGoalInput, options?: CallOptions) => Promise<DeleteNetWorthGoalMutation['deleteNetWorthGoal']>;

  /**
   * Records an income. It counts in the totals while it is active. A person may record 1,000.
   * Errors: `NOT_FOUND` for the asset or the household member; `QUOTA_EXCEEDED`;
   * `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createNetWorthIncome({
   *   name: 'Salary',
   *   category: 'SALARY',
   *   amount: '3850',
   *   currency: 'NZD',
   *   frequency: 'FORTNIGHTLY',
   *   afterTax: true,
   *   startsOn: '2026-11-20',
   * });
   * ```
   */
  readonly createNetWorthIncome: (params: CreateNetWorthIncomeInput, options?: CallOptions) => Promise<CreateNetWorthIncomeMutation['createNetWorthIncome']>;

  /**
   * Changes an income. With `effectiveOn`, a new amount applies from that day, and earlier history
   * stays unchanged.
   * Errors: `NOT_FOUND` for the income, the asset or the household member; `QUOTA_EXCEEDED` where its
   * terms have changed too often.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateNetWorthIncome({
   *   id: '01a1f82f-1e80-7a04-8b7d-52c9e1f06a31',
   *   amount: '4100',
   *   effectiveOn: '2026-11-20',
   * });
   * ```
   */
  readonly updateNetWorthIncome: (params: UpdateNetWorthIncomeInput, options?: CallOptions) => Promise<UpdateNetWorthIncomeMutation['updateNetWorthIncome']>;

  /**
   * Deletes an income: it leaves the history too. To keep the history, set its `endsOn` instead.
   * Errors: `NOT_FOUND`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteNetWorthIncome({ id: '01a1f82f-1e80-7a04-8b7d-52c9e1f06a31' });
   * ```
   */
  readonly deleteNetWorthIncome: (params: DeleteNetWorthIncomeInput, options?: CallOptions) => Promise<DeleteNetWorthIncomeMutation['deleteNetWorthIncome']>;

  /**
   * Records what a custom instrument is worth on a day. The value of its holdings and the history of
   * net worth from that day on are recomputed. An account may have 20,000 prices.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a listed instrument; `CONFLICT` where that day has a
   * price already: change it with `updateInstrumentPrice`; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.addInstrumentPrice({
   *   instrumentId: '01a1f640-d002-7c5d-8e9f-1a2b3c4d5e6f',
   *   date: '2026-11-20',
   *   price: '912000',
   *   note: 'Registered valuation',
   * });
   * ```
   */
  readonly addInstrumentPrice: (params: AddInstrumentPriceInput, options?: CallOptions) => Promise<AddInstrumentPriceMutation['addInstrumentPrice']>;

  /**
   * Changes a recorded price. The value of its holdings and the history of net worth are
   * recomputed.
   * Errors: `NOT_FOUND`, for a price from the market too; `CONFLICT` where the new day has another
   * price.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateInstrumentPrice({ id: '01a1f640-d003-7e1f-a2b4-3c5d7e9f1a2b', price: '915000' });
   * ```
   */
  readonly updateInstrumentPrice: (params: UpdateInstrumentPriceInput, options?: CallOptions) => Promise<UpdateInstrumentPriceMutation['updateInstrumentPrice']>;

  /**
   * Deletes a recorded price. The price before it counts instead, and the history of net worth is
   * recomputed.
   * Errors: `NOT_FOUND`, for a price from the market too.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteInstrumentPrice({ id: '01a1f640-d003-7e1f-a2b4-3c5d7e9f1a2b' });
   * ```
   */
  readonly deleteInstrumentPrice: (params: DeleteInstrumentPriceInput, options?: CallOptions) => Promise<DeleteInstrumentPriceMutation['deleteInstrumentPrice']>;

  /**
   * Makes a custom instrument without a price and without a holding. Add these with
   * `addInstrumentPrice` and `createTrade`, or make all at once with
   * `createCustomInstrumentWithDetails`. An account may have 500.
   * Errors: `CONFLICT` where the caller has another of this `symbol`; `QUOTA_EXCEEDED`;
   * `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createCustomInstrument({
   *   name: 'Seed shares of Kea Robotics',
   *   currency: 'NZD',
   *   category: 'PRIVATE_EQUITY',
   *   symbol: 'KEA',
   * });
   * ```
   */
  readonly createCustomInstrument: (params: CreateCustomInstrumentInput, options?: CallOptions) => Promise<CreateCustomInstrumentMutation['createCustomInstrument']>;

  /**
   * Records something that the caller owns: makes the custom instrument, its purchase and its prices,
   * all or nothing, and returns it as a part of net worth. An account may have 500 custom instruments.
   * Errors: `NOT_FOUND` for the portfolio or the liability; `INVALID_STATE` for a portfolio that
   * nothing can be recorded in; `CONFLICT` where the caller has another of this `symbol`;
   * `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createCustomInstrumentWithDetails({
   *   name: 'House in Wellington',
   *   currency: 'NZD',
   *   category: 'PROPERTY',
   *   purchasedOn: '2019-03-15',
   *   purchasePrice: '720000',
   *   currentPrice: '905000',
   *   pricedOn: '2026-11-01',
   *   ownershipPercent: '50',
   *   metadata: [{ name: 'Address', value: '12 Tui Street, Wellington' }],
   * });
   * ```
   */
  readonly createCustomInstrumentWithDetails: (params: CreateCustomInstrumentWithDetailsInput, options?: CallOptions) => Promise<CreateCustomInstrumentWithDetailsMutation['createCustomInstrumentWithDetails']>;

  /**
   * Changes the name, category or short name of a custom instrument.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a listed instrument; `CONFLICT` where the caller has
   * another of this `symbol`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateCustomInstrument({
   *   id: '01a1f640-d002-7c5d-8e9f-1a2b3c4d5e6f',
   *   name: 'Town house in Wellington',
   * });
   * ```
   */
  readonly updateCustomInstrument: (params: UpdateCustomInstrumentInput, options?: CallOptions) => Promise<UpdateCustomInstrumentMutation['updateCustomInstrument']>;

  /**
   * Writes, changes and removes notes of a custom instrument. It may have 50.
   * Errors: `BAD_USER_INPUT` for a name given twice, or more than 50 in all; `NOT_FOUND`;
   * `INVALID_STATE` for a listed instrument.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.setCustomInstrumentMetaData({
   *   id: '01a1f640-d002-7c5d-8e9f-1a2b3c4d5e6f',
   *   metadata: [{ name: 'Floor area', value: '124 m2' }, { name: 'Agent', value: null }],
   * });
   * ```
   */
  readonly setCustomInstrumentMetaData: (params: SetCustomInstrumentMetaDataInput, options?: CallOptions) => Promise<SetCustomInstrumentMetaDataMutation['setCustomInstrumentMetaData']>;

  /**
   * Deletes a custom instrument with its prices. With `force` also its holdings, trades and dividends
   * in every portfolio; net worth and its history are recomputed.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a listed instrument; `CONFLICT` where it has trades or
   * dividends and `force` is false.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteCustomInstrument({ id: '01a1f640-d002-7c5d-8e9f-1a2b3c4d5e6f', force: true });
   * ```
   */
  readonly deleteCustomInstrument: (params: DeleteCustomInstrumentInput, options?: CallOptions) => Promise<DeleteCustomInstrumentMutation['deleteCustomInstrument']>;

  /**
   * Records a debt. It books `originalAmount` as a `DRAWDOWN` on `startsOn`, and a `REVALUATION` of
   * today where `balance` or `wholeBalance` is given. A person may record 1,000, with 20,000 payments
   * in all: each debt counts with those from `startsOn` to `maturesOn`, or with 100 years of them, at
   * most 5,200.
   * Errors: `BAD_USER_INPUT` where fields do not fit together, for a currency without exchange rates,
   * or for more than 20,000 planned payments; `NOT_FOUND` for the portfolio or the asset;
   * `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createNetWorthLiability({
   *   name: 'Home loan',
   *   kind: 'MORTGAGE',
   *   lender: 'Kauri Bank',
   *   currency: 'NZD',
   *   originalAmount: '400000',
   *   interestRatePercent: '4.5',
   *   rateType: 'FIXED',
   *   fixedEndsOn: '2027-11-20',
   *   startsOn: '2026-11-20',
   *   maturesOn: '2056-11-20',
   *   repaymentAmount: '2026.74',
   *   repaymentFrequency: 'MONTHLY',
   *   autoAmortize: true,
   * });
   * ```
   */
  readonly createNetWorthLiability: (params: CreateNetWorthLiabilityInput, options?: CallOptions) => Promise<CreateNetWorthLiabilityMutation['createNetWorthLiability']>;

  /**
   * Changes a debt. With `effectiveOn`, a new interest rate or repayment applies from that day, and
   * earlier history stays unchanged.
   * Errors: `BAD_USER_INPUT` where fields do not fit together, or for more than 20,000 planned
   * payments; `NOT_FOUND` for the debt, the portfolio or the asset; `QUOTA_EXCEEDED` for more than
   * 10,000 bookings, or 500 changes of terms.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateNetWorthLiability({
   *   id: '01a1f82f-1e80-7c31-9d52-6f0b8a3e4c10',
   *   effectiveOn: '2026-11-20',
   *   interestRatePercent: '5.25',
   *   repaymentAmount: '2190',
   * });
   * ```
   */
  readonly updateNetWorthLiability: (params: UpdateNetWorthLiabilityInput, options?: CallOptions) => Promise<UpdateNetWorthLiabilityMutation['updateNetWorthLiability']>;

  /**
   * Deletes a debt with its bookings: it leaves the history too. Expenses that were linked to it stay.
   * To keep the history, archive it with `updateNetWorthLiability`.
   * Errors: `NOT_FOUND`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteNetWorthLiability({ id: '01a1f82f-1e80-7c31-9d52-6f0b8a3e4c10' });
   * ```
   */
  readonly deleteNetWorthLiability: (params: DeleteNetWorthLiabilityInput, options?: CallOptions) => Promise<DeleteNetWorthLiabilityMutation['deleteNetWorthLiability']>;

  /**
   * Books a repayment, a drawdown, interest, a fee or a new balance on a debt, and returns the
   * booking; the balance and the plan of the debt follow from it. It moves no money. With
   * `autoAmortize`, a repayment on a day of the plan takes the place of the plan's. A booking cannot
   * be taken back; a `REVALUATION` corrects the balance. A person may record 10,000, over all debts.
   * Errors: `NOT_FOUND`; `IDEMPOTENCY_CONFLICT`; `INVALID_STATE` for an archived debt;
   * `QUOTA_EXCEEDED`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createNetWorthLiabilityTrade({
   *   liabilityId: '01a1f82f-1e80-7c31-9d52-6f0b8a3e4c10',
   *   type: 'REPAYMENT',
   *   date: '2026-11-20',
   *   amount: '2026.74',
   *   interest: '1500',
   * });
   * ```
   */
  readonly createNetWorthLiabilityTrade: (params: CreateNetWorthLiabilityTradeInput, options?: CallOptions) => Promise<CreateNetWorthLiabilityTradeMutation['createNetWorthLiabilityTrade']>;

  /**
   * Makes an address under which anyone who has it can look at parts of the net worth. The answer is
   * the only one that shows the address. A person may have 100 active links.
   * Errors: `BAD_USER_INPUT` for `expiresAt` in the past, and `csvEnabled` with a passcode or
   * `maxViews`; `NOT_FOUND` for a portfolio; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`;
   * `PROVIDER_UNAVAILABLE` where too many passcodes wait to be hashed.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createNetWorthShareLink({
   *   label: 'For the adviser',
   *   hideAmounts: false,
   *   sections: ['TOTALS', 'ALLOCATION', 'ASSETS', 'LIABILITIES'],
   *   passcode: 'tui-2026',
   *   expiresAt: '2026-12-20T00:00:00.000Z',
   * });
   * ```
   */
  readonly createNetWorthShareLink: (params?: CreateNetWorthShareLinkInput, options?: CallOptions) => Promise<CreateNetWorthShareLinkMutation['createNetWorthShareLink']>;

  /**
   * Ends a share link at once and for good.
   * Errors: `NOT_FOUND`; `INVALID_STATE` where it has ended already.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.revokeNetWorthShareLink({ id: '01a1f82f-1e80-7058-8c6d-e2b740f91a3d' });
   * ```
   */
  readonly revokeNetWorthShareLink: (params: RevokeNetWorthShareLinkInput, options?: CallOptions) => Promise<RevokeNetWorthShareLinkMutation['revokeNetWorthShareLink']>;

  /**
   * Records a received dividend, confirmed at once; with `reinvestment` also the purchase. Two equal
   * payments of one day are two dividends: `uniqueIdentifier` or `idempotencyKey` makes a repetition
   * safe.
   * Errors: `BAD_USER_INPUT` where nothing was held and no `quantity` is given, or for an ambiguous
   * symbol, with the candidates; `NOT_FOUND` for the portfolio, the instrument, or where the portfolio
   * never held it; `INVALID_STATE` for a broker mirror or the liabilities; `CONFLICT` where a dividend
   * with this `uniqueIdentifier` was deleted; `QUOTA_EXCEEDED` beyond 100,000 dividends or trades of a
   * person; `PROVIDER_UNAVAILABLE` where the exchange rate is not available; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createNetWorthDividend({
   *   portfolioId: '01a1f640-d001-7a3b-9c1d-2f4e6a8b0c1e',
   *   instrument: { symbol: 'KEA' },
   *   paidOn: '2026-11-16',
   *   amount: { gross: '120' },
   *   withholdingTax: '18',
   * });
   * ```
   */
  readonly createNetWorthDividend: (params: CreateNetWorthDividendInput, options?: CallOptions) => Promise<CreateNetWorthDividendMutation['createNetWorthDividend']>;

  /**
   * Confirms or rejects one dividend that an import brought, or that the market's record proposes, and
   * that waits for it. Confirmed, it counts; with `reinvestment` the purchase is recorded too.
   * `REJECT` also takes back a confirmed dividend that should not be there, with its reinvestment.
   * Errors: `BAD_USER_INPUT` where it is to be paid yet; `NOT_FOUND`; `INVALID_STATE` where it is
   * rejected already, where a confirmed one would be confirmed again, where it changed meanwhile, or
   * for a broker mirror; `INSUFFICIENT_QUANTITY` where later sales need what a reinvestment that is
   * taken back had bought; `QUOTA_EXCEEDED` where the holding has 10,000 trades;
   * `PROVIDER_UNAVAILABLE` where the exchange rate is not available.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.confirmNetWorthDividend({
   *   id: '01a1f640-d006-7f6a-8b7c-9d0e1f2a3b4c',
   *   decision: 'CONFIRM',
   *   withholdingTax: '0.39',
   *   reinvestment: { quantity: '0.0083', price: '268.40' },
   * });
   * ```
   */
  readonly confirmNetWorthDividend: (params: ConfirmNetWorthDividendInput, options?: CallOptions) => Promise<ConfirmNetWorthDividendMutation['confirmNetWorthDividend']>;

  /**
   * Sets how a portfolio takes trades by e-mail. The first time it gives the portfolio an address of
   * its own, which cannot be guessed and stays until `regenerateAddress`. It takes 100 e-mails and
   * 100 MiB a day, each of at most 16 MiB; a person may keep 10,000. What is in the attachments is
   * read before the text.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for the liability portfolio or a broker mirror;
   * `PROVIDER_UNAVAILABLE` where this server takes no e-mails.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.setPortfolioEmailSettings({
   *   portfolioId: '01a1f640-d001-7a3b-9c1d-2f4e6a8b0c1e',
   *   enabled: true,
   *   allowedSenders: ['contracts@broker.example'],
   * });
   * ```
   */
  readonly setPortfolioEmailSettings: (params: SetPortfolioEmailSettingsInput, options?: CallOptions) => Promise<SetPortfolioEmailSettingsMutation['setPortfolioEmailSettings']>;

  /**
   * Reads an e-mail again that failed or needs review. Returns at once; `getPortfolioEmails` shows how
   * it goes on. What the reading before brought and was not confirmed is replaced. It is kept for 90
   * days; one that brought nothing is forgotten then.
   * Errors: `NOT_FOUND`; `INVALID_STATE` in any other state, or where it is not kept any more;
   * `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.retryTradeEmail({ id: '01a1f640-d009-7e2a-9b3c-4d5e6f7a8b9c' });
   * ```
   */
  readonly retryTradeEmail: (params: RetryTradeEmailInput, options?: CallOptions) => Promise<RetryTradeEmailMutation['retryTradeEmail']>;

  /**
   * Makes an empty portfolio as a part of the assets portfolio. An account may have 200.
   * Errors: `NOT_FOUND` for the parent or the household member; `CONFLICT` where a `RELAY` portfolio
   * with this `externalProvider` and `externalId` exists; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createNetworthPortfolio({ name: 'New Zealand shares', currency: 'NZD', costBasisMethod: 'FIFO' });
   * ```
   */
  readonly createNetworthPortfolio: (params: CreateNetworthPortfolioInput, options?: CallOptions) => Promise<CreateNetworthPortfolioMutation['createNetworthPortfolio']>;

  /**
   * Renames a portfolio. Every kind can be renamed, the default ones too.
   * Errors: `NOT_FOUND`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.renameNetWorthPortfolio({ id: '01a1f640-d001-7a3b-9c1d-2f4e6a8b0c1e', name: 'Retirement' });
   * ```
   */
  readonly renameNetWorthPortfolio: (params: RenameNetWorthPortfolioInput, options?: CallOptions) => Promise<RenameNetWorthPortfolioMutation['renameNetWorthPortfolio']>;

  /**
   * Deletes a portfolio of any kind but the default ones and broker mirrors, with its trades,
   * dividends, files, wallet watches and e-mails; `keepTrades` moves the first four instead.
   * Portfolios under it move to the one above it. Net worth and its history are recomputed.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a default portfolio or a broker mirror;
   * `INSUFFICIENT_QUANTITY` where the trades of both cannot be those of one portfolio;
   * `QUOTA_EXCEEDED` where the portfolio above it would hold more than 1,000 instruments, or 10,000
   * trades of one of them.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteRelayPortfolio({ id: '01a1f640-d001-7a3b-9c1d-2f4e6a8b0c1e', keepTrades: true });
   * ```
   */
  readonly deleteRelayPortfolio: (params: DeleteRelayPortfolioInput, options?: CallOptions) => Promise<DeleteRelayPortfolioMutation['deleteRelayPortfolio']>;

  /**
   * Takes an instrument out of a portfolio: deletes the holding with all its trades and dividends
   * there. Other portfolios keep theirs, and the instrument itself stays. Net worth and its history
   * are recomputed.
   * Errors: `NOT_FOUND` for the portfolio, or where it never held the instrument; `INVALID_STATE` for
   * a broker mirror, or where a wallet watch brings the instrument.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteInstrumentFromPortfolio({
   *   portfolioId: '01a1f640-d001-7a3b-9c1d-2f4e6a8b0c1e',
   *   instrumentId: '01a1f640-bc01-7009-897f-84b53aba0433',
   * });
   * ```
   */
  readonly deleteInstrumentFromPortfolio: (params: DeleteInstrumentFromPortfolioInput, options?: CallOptions) => Promise<DeleteInstrumentFromPortfolioMutation['deleteInstrumentFromPortfolio']>;

  /**
   * Confirms or rejects one trade that an import brought and that waits for it, above all a split or a
   * consolidation. Confirmed, it counts, and the holding, net worth and their history from that day on
   * are recomputed. Other corrections than those here: `updateRelayTrade` first.
   * Errors: `NOT_FOUND`; `INVALID_STATE` where it is not pending; `INSUFFICIENT_QUANTITY` where more
   * would be sold than was held, then or later.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.confirmNetWorthTrade({
   *   id: '01a1f640-d005-7d4e-9f5a-6b7c8d9e0f1a',
   *   decision: 'CONFIRM',
   *   ratio: { numerator: 4, denominator: 1 },
   * });
   * ```
   */
  readonly confirmNetWorthTrade: (params: ConfirmNetWorthTradeInput, options?: CallOptions) => Promise<ConfirmNetWorthTradeMutation['confirmNetWorthTrade']>;

  /**
   * Watches a public address: what it holds comes into the portfolio and counts in net worth. Returns
   * at once; the address is read in the background, and again every 15 minutes. What came and left on
   * a day becomes one trade of each coin, at the price of that day, for the newest 1,000 changes; what
   * was there before them is one trade too. An account may have 50 watches.
   * Errors: `BAD_USER_INPUT` for an address that is not one of the chain; `NOT_FOUND` for the
   * portfolio; `INVALID_STATE` for the liability portfolio or a broker mirror; `CONFLICT` where the
   * caller watches this address already; `QUOTA_EXCEEDED`; `PROVIDER_UNAVAILABLE` where the server
   * reads no addresses of the chain; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.addWalletWatch({
   *   chain: 'BTC',
   *   address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
   *   label: 'Cold storage',
   * });
   * ```
   */
  readonly addWalletWatch: (params: AddWalletWatchInput, options?: CallOptions) => Promise<AddWalletWatchMutation['addWalletWatch']>;

  /**
   * Stops watching an address. What the watch brought leaves the portfolio and net worth, also in
   * their history.
   * Errors: `NOT_FOUND`; `INSUFFICIENT_QUANTITY` where trades recorded by hand need what it brought.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteWalletWatch({ id: '01a1f640-d008-7c0e-8f1a-2b3c4d5e6f7a' });
   * ```
   */
  readonly deleteWalletWatch: (params: DeleteWalletWatchInput, options?: CallOptions) => Promise<DeleteWalletWatchMutation['deleteWalletWatch']>;

  /**
   * Makes a portfolio for a crypto wallet that is kept elsewhere; with `watch` its address is read in
   * the background. It cannot receive or send anything: a wallet for deposits comes from
   * `createCryptoCurrencyWallets`. An account may have 200 portfolios and 50 watches.
   * Errors: `BAD_USER_INPUT` for an address that is not one of the chain; `CONFLICT` where the caller
   * watches this address already; `QUOTA_EXCEEDED`; `PROVIDER_UNAVAILABLE` where the server reads no
   * addresses of the chain; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createCryptoWallet({
   *   name: 'Hardware wallet',
   *   watch: { chain: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
   *   currency: 'NZD',
   * });
   * ```
   */
  readonly createCryptoWallet: (params: CreateCryptoWalletInput, options?: CallOptions) => Promise<CreateCryptoWalletMutation['createCryptoWallet']>;

  /**
   * Makes a strategy, as a draft or published at once. A person may have 100.
   * Errors: `BAD_USER_INPUT` for weights that do not fit; `NOT_FOUND` for an asset or the source;
   * `ASSET_NOT_TRADABLE`; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createStrategy({
   *   name: 'Sixty forty',
   *   description: 'United States shares and bonds.',
   *   riskLevel: 'MEDIUM',
   *   holdings: [
   *     { assetId: '01a1f640-bc42-729e-965b-987962d739fe', targetPercent: '60' },
   *     { assetId: '01a1f640-bc4d-7989-a626-1f6fa8ab8ae3', targetPercent: '40' },
   *   ],
   *   rebalanceRules: [{ driftPercentPoints: '5' }, { quarterDay: 15 }],
   * });
   * ```
   */
  readonly createStrategy: (params: CreateStrategyInput, options?: CallOptions) => Promise<CreateStrategyMutation['createStrategy']>;

  /**
   * Changes a strategy of the caller's, publishes or archives it. New weights make a new version: its
   * followers are notified, and active strategies are `outOfSync` until they take it over.
   * Errors: `BAD_USER_INPUT` for weights that do not fit; `NOT_FOUND`; `CONFLICT` where
   * `expectedVersion` is not the present one; `INVALID_STATE` for an archived strategy, for a step
   * back in `status`, and for hiding it from people who follow or invest in it; `ASSET_NOT_TRADABLE`.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateStrategy({
   *   id: '01a1f640-e301-7a5e-9b72-4d8c1f6a3e20',
   *   expectedVersion: 1,
   *   cashPercent: '5',
   *   holdings: [
   *     { assetId: '01a1f640-bc42-729e-965b-987962d739fe', targetPercent: '55' },
   *     { assetId: '01a1f640-bc4d-7989-a626-1f6fa8ab8ae3', targetPercent: '40' },
   *   ],
   *   status: 'PUBLISHED',
   * });
   * ```
   */
  readonly updateStrategy: (params: UpdateStrategyInput, options?: CallOptions) => Promise<UpdateStrategyMutation['updateStrategy']>;

  /**
   * Deletes a strategy of the caller's. One that others follow, or that anybody has money in, is
   * archived instead: `outcome` says which of the two happened.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for an archived strategy that still has followers or money.
   *
   * Scope: `portfolio.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteStrategy({ id: '01a1f640-e301-7a5e-9b72-4d8c1f6a3e20' });
   * ```
   */
  readonly deleteStrategy: (params: DeleteStrategyInput, options?: CallOptions) => Promise<DeleteStrategyMutation['deleteStrategy']>;
}

/** Methods that need the scope `trade`. */
export interface TradeMethods {
  /**
   * Opens a practice account with play money, and the credential that orders may name. It trades at
   * live prices, pays dividends and follows splits. A person may have 20 that are not closed.
   * Errors: `BAD_USER_INPUT`; `NOT_FOUND` for the account to clone; `QUOTA_EXCEEDED`;
   * `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createPartnerPaperAccount({
   *   name: 'Momentum test',
   *   start: { cash: { amount: '50000', currency: 'USD' } },
   *   idempotencyKey: 'paper-2026-11-20-1',
   * });
   * ```
   */
  readonly createPartnerPaperAccount: (params?: CreatePartnerPaperAccountInput, options?: CallOptions) => Promise<CreatePartnerPaperAccountMutation['createPartnerPaperAccount']>;

  /**
   * Adds play money to a practice account, sets its cash, or starts it anew. To try how a deposit goes
   * through its states, use `simulatePaperDeposit`.
   * Errors: `BAD_USER_INPUT`; `NOT_FOUND`; `INVALID_STATE` for an account that is not one of
   * `createPartnerPaperAccount`; `INSUFFICIENT_FUNDS` where `SET` is less than what open orders hold;
   * `CONFLICT` where `RESET` meets orders that keep being placed, edited or canceled: nothing has
   * changed, and `retryAfterSeconds` says when to try again; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.fundPaperAccount({
   *   id: '01a1f640-e101-7c42-9a3e-6d1f8b2c5a70',
   *   amount: '25000',
   *   mode: 'ADD',
   *   idempotencyKey: 'fund-2026-11-20-1',
   * });
   * ```
   */
  readonly fundPaperAccount: (params: FundPaperAccountInput, options?: CallOptions) => Promise<FundPaperAccountMutation['fundPaperAccount']>;

  /**
   * Records a trade in a tracked portfolio, confirmed at once. Nothing is bought or sold: orders go
   * through `placeOrder`. The holding, net worth and their history from that day on are recomputed.
   * Errors: `NOT_FOUND` for the portfolio, the instrument or a lot; `INSUFFICIENT_QUANTITY` where more
   * would be sold than was held, then or later; `INVALID_STATE` for the liability portfolio or a
   * broker mirror; `CONFLICT` where a deleted trade has the `uniqueIdentifier`; `QUOTA_EXCEEDED`
   * beyond 1,000 instruments in a portfolio, 2,000 in all of them, 10,000 trades of one or 100,000
   * trades in all; `PROVIDER_UNAVAILABLE` where the exchange rate is not available;
   * `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createTrade({
   *   portfolioId: '01a1f640-d001-7a3b-9c1d-2f4e6a8b0c1e',
   *   instrumentId: '01a1f640-bc01-7009-897f-84b53aba0433',
   *   type: 'BUY',
   *   tradedOn: '2026-11-18',
   *   quantity: '10',
   *   price: '268.40',
   *   fee: '3',
   *   uniqueIdentifier: 'CN-482913',
   * });
   * ```
   */
  readonly createTrade: (params: CreateTradeInput, options?: CallOptions) => Promise<CreateTradeMutation['createTrade']>;

  /**
   * Records a trade in an asset of the catalogue, confirmed at once, at that day's last price where
   * none is given. Otherwise as `createTrade`: nothing is bought or sold.
   * Errors: `BAD_USER_INPUT` where no price is known for that day; `NOT_FOUND` for the asset or the
   * portfolio; `INSUFFICIENT_QUANTITY` where more would be sold than was held, then or later;
   * `INVALID_STATE` for the liability portfolio or a broker mirror; `QUOTA_EXCEEDED` as of
   * `createTrade`; `PROVIDER_UNAVAILABLE` where a price or an exchange rate is not available;
   * `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createTradeForAsset({
   *   assetId: '01a1f640-bc42-729e-965b-987962d739fe',
   *   type: 'BUY',
   *   tradedOn: '2026-11-18',
   *   quantity: '2.5',
   * });
   * ```
   */
  readonly createTradeForAsset: (params: CreateTradeForAssetInput, options?: CallOptions) => Promise<CreateTradeForAssetMutation['createTradeForAsset']>;

  /**
   * Records a trade that another service or program brings, named by its symbol and confirmed at once.
   * Made for repeated imports: with a `uniqueIdentifier` a trade is never recorded twice. Otherwise as
   * `createTrade`: nothing is bought or sold. It works in every portfolio that takes trades, not in
   * only those of `RELAY` portfolios.
   * Errors: `BAD_USER_INPUT` for an ambiguous symbol, with the candidates; `NOT_FOUND` for the
   * portfolio or the instrument; `INSUFFICIENT_QUANTITY` where more would be sold than was held, then
   * or later; `INVALID_STATE` for the liability portfolio or a broker mirror; `CONFLICT` where a
   * deleted trade has the `uniqueIdentifier`; `QUOTA_EXCEEDED` as of `createTrade`;
   * `PROVIDER_UNAVAILABLE` where the exchange rate is not available; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createRelayTrade({
   *   portfolioId: '01a1f640-d001-7a3b-9c1d-2f4e6a8b0c1e',
   *   symbol: 'AAPL.XNAS',
   *   type: 'SELL',
   *   tradedOn: '2026-11-19',
   *   quantity: '4',
   *   price: '271.10',
   *   fee: '3',
   *   uniqueIdentifier: '2026-11-19/7731',
   * });
   * ```
   */
  readonly createRelayTrade: (params: CreateRelayTradeInput, options?: CallOptions) => Promise<CreateRelayTradeMutation['createRelayTrade']>;

  /**
   * Changes a tracked trade, however it was recorded. It does not confirm a pending one. Of a trade
   * that a wallet watch brought only the price, the rate, the fee, the cost and the note can change.
   * The holding, net worth and their history are recomputed.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a rejected trade, one of a broker mirror, or what a chain
   * says;
   * `INSUFFICIENT_QUANTITY` where more would be sold than was held, then or later.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateRelayTrade({
   *   id: '01a1f640-d004-7b2c-8d3e-4f5a6b7c8d9e',
   *   price: '270.85',
   *   note: 'Corrected from the contract note',
   * });
   * ```
   */
  readonly updateRelayTrade: (params: UpdateRelayTradeInput, options?: CallOptions) => Promise<UpdateRelayTradeMutation['updateRelayTrade']>;

  /**
   * Deletes a tracked trade, however it was recorded. Its `uniqueIdentifier` stays taken, so that no
   * import brings it back. The holding, net worth and their history are recomputed.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a trade of a broker mirror or a wallet watch;
   * `INSUFFICIENT_QUANTITY` where later sales need what it brought.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteRelayTrade({ id: '01a1f640-d004-7b2c-8d3e-4f5a6b7c8d9e' });
   * ```
   */
  readonly deleteRelayTrade: (params: DeleteRelayTradeInput, options?: CallOptions) => Promise<DeleteRelayTradeMutation['deleteRelayTrade']>;

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
   *
   * Scope: `trade`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createActiveStrategy({
   *   source: { strategyId: '01a1f640-e301-7a5e-9b72-4d8c1f6a3e20' },
   *   amount: '2500',
   *   autoSync: true,
   *   recurringContribution: { amount: '250', frequency: 'MONTHLY', startsOn: '2026-12-01' },
   *   idempotencyKey: 'invest-2026-11-20-1',
   * });
   * ```
   */
  readonly createActiveStrategy: (params: CreateActiveStrategyInput, options?: CallOptions) => Promise<CreateActiveStrategyMutation['createActiveStrategy']>;

  /**
   * Changes settings and target weights of an active strategy. It places no orders: new weights take
   * effect with the next run, for example by `rebalanceActiveStrategy`.
   * Errors: `BAD_USER_INPUT` for weights that do not fit, or `autoSync` with own weights; `NOT_FOUND`;
   * `CONFLICT` for new weights while a run is open; `INVALID_STATE` where it is closed;
   * `ASSET_NOT_TRADABLE`.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.updateActiveStrategy({
   *   id: '01a1f640-e401-7f83-a5d6-1b9c4e7a2d50',
   *   autoRebalance: true,
   *   rebalanceRules: [{ driftPercentOfTarget: '20' }, { monthDay: 1 }],
   * });
   * ```
   */
  readonly updateActiveStrategy: (params: UpdateActiveStrategyInput, options?: CallOptions) => Promise<UpdateActiveStrategyMutation['updateActiveStrategy']>;

  /**
   * Pauses an active strategy, or lets it work again. Pausing stops a run that is open: its open
   * orders are cancelled, and what was filled stays. Safe to repeat.
   * Errors: `NOT_FOUND`; `INVALID_STATE` before the first run has ended, while it is being liquidated,
   * and where it is closed.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.setActiveStrategyStatus({ id: '01a1f640-e401-7f83-a5d6-1b9c4e7a2d50', status: 'PAUSED' });
   * ```
   */
  readonly setActiveStrategyStatus: (params: SetActiveStrategyStatusInput, options?: CallOptions) => Promise<SetActiveStrategyStatusMutation['setActiveStrategyStatus']>;

  /**
   * Says which of the account's shares belong to an active strategy. Nothing is bought or sold: the
   * shares stay in the account and change between the strategy and the rest of it.
   * Errors: `BAD_USER_INPUT` for an asset that is given twice, or that the strategy neither holds nor
   * is to hold; `NOT_FOUND`; `CONFLICT` while a run is open; `INVALID_STATE` where it is closed;
   * `INSUFFICIENT_QUANTITY` where fewer can be attached; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.setAssetShares({
   *   id: '01a1f640-e401-7f83-a5d6-1b9c4e7a2d50',
   *   shares: [{ assetId: '01a1f640-bc42-729e-965b-987962d739fe', quantity: '4.5' }],
   *   idempotencyKey: 'attach-2026-11-20-1',
   * });
   * ```
   */
  readonly setAssetShares: (params: SetAssetSharesInput, options?: CallOptions) => Promise<SetAssetSharesMutation['setAssetShares']>;

  /**
   * Takes over the present weights of the strategy that an active strategy follows, in place of older
   * or own ones, and starts a run to them. Where nothing differs, nothing happens.
   * Errors: `NOT_FOUND`; `CONFLICT` while a run is open; `INVALID_STATE` where it follows no strategy
   * or is closed; `ASSET_NOT_TRADABLE`; `ACCOUNT_RESTRICTED`; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.syncWithSourceStrategy({
   *   id: '01a1f640-e401-7f83-a5d6-1b9c4e7a2d50',
   *   rebalance: true,
   *   idempotencyKey: 'sync-2026-11-20-1',
   * });
   * ```
   */
  readonly syncWithSourceStrategy: (params: SyncWithSourceStrategyInput, options?: CallOptions) => Promise<SyncWithSourceStrategyMutation['syncWithSourceStrategy']>;

  /**
   * Adds cash of the account to an active strategy and starts a run that buys with it, the holdings
   * farthest below their targets first. Needs what `createActiveStrategy` needs.
   * Errors: `NOT_FOUND`; `CONFLICT` while a run is open; `INVALID_STATE` where it is closed;
   * `INSUFFICIENT_FUNDS`; `ACCOUNT_RESTRICTED`; `KYC_REQUIRED`; `AGREEMENT_REQUIRED`; `PLAN_REQUIRED`;
   * `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.contributeToActiveStrategy({
   *   id: '01a1f640-e401-7f83-a5d6-1b9c4e7a2d50',
   *   amount: '500',
   *   idempotencyKey: 'contribute-2026-11-20-1',
   * });
   * ```
   */
  readonly contributeToActiveStrategy: (params: ContributeToActiveStrategyInput, options?: CallOptions) => Promise<ContributeToActiveStrategyMutation['contributeToActiveStrategy']>;

  /**
   * Starts a run that brings an active strategy back to its target weights. It does not wait for
   * `cooldownDays`. Nothing can be undone once orders are filled: look at `getRebalancePreview` first.
   * Errors: `NOT_FOUND`; `CONFLICT` while a run is open, and where the preview has ended, was run
   * already, or no longer fits what is held; `INVALID_STATE` where it is closed; `ACCOUNT_RESTRICTED`;
   * `KYC_REQUIRED`; `AGREEMENT_REQUIRED`; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.rebalanceActiveStrategy({
   *   id: '01a1f640-e401-7f83-a5d6-1b9c4e7a2d50',
   *   terms: { settings: { buyOnly: false, tolerancePercentPoints: '1' } },
   *   idempotencyKey: 'rebalance-2026-11-20-1',
   * });
   * ```
   */
  readonly rebalanceActiveStrategy: (params: RebalanceActiveStrategyInput, options?: CallOptions) => Promise<RebalanceActiveStrategyMutation['rebalanceActiveStrategy']>;

  /**
   * Starts a run that sells an active strategy, whole or in part, or hands its shares back to the
   * account. The whole closes it, stops a run that is open, and ends its regular contribution. Works
   * without an approved identity check too, so that a person can always get out.
   * Errors: `BAD_USER_INPUT` for `keepShares` with an amount, or an amount of all that it is worth;
   * `NOT_FOUND`; `CONFLICT` for a part while a run is open, and for either while a liquidation is;
   * `INVALID_STATE` where it is closed; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.liquidateActiveStrategy({
   *   id: '01a1f640-e401-7f83-a5d6-1b9c4e7a2d50',
   *   size: { percent: '25' },
   *   idempotencyKey: 'sell-2026-11-20-1',
   * });
   * ```
   */
  readonly liquidateActiveStrategy: (params: LiquidateActiveStrategyInput, options?: CallOptions) => Promise<LiquidateActiveStrategyMutation['liquidateActiveStrategy']>;

  /**
   * Follows a published strategy, or changes how the caller follows it. It moves no money:
   * `createActiveStrategy` invests. Some strategies need a higher plan: see `requiredTier`.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a strategy that is not published; `PLAN_REQUIRED`.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.subscribeToStrategy({ strategyId: '01a1f640-e301-7a5e-9b72-4d8c1f6a3e20', autoSync: true });
   * ```
   */
  readonly subscribeToStrategy: (params: SubscribeToStrategyInput, options?: CallOptions) => Promise<SubscribeToStrategyMutation['subscribeToStrategy']>;

  /**
   * Follows a strategy no longer. Active strategies made from it keep their holdings and target
   * weights; their `autoSync` is switched off. Safe to repeat: `affectedCount` is 0 where the caller
   * did not follow it.
   * Errors: `NOT_FOUND` for an unknown strategy.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.unsubscribeFromStrategy({ strategyId: '01a1f640-e301-7a5e-9b72-4d8c1f6a3e20' });
   * ```
   */
  readonly unsubscribeFromStrategy: (params: UnsubscribeFromStrategyInput, options?: CallOptions) => Promise<UnsubscribeFromStrategyMutation['unsubscribeFromStrategy']>;

  /**
   * Places an order. It holds the cash or the shares that it may need, fees included, and goes to the
   * market; the answer shows it as taken, and `getOrders` how it goes on. Needs an approved identity
   * check and a signed customer agreement for the platform account.
   * Errors: `BAD_USER_INPUT`, `NOT_FOUND`, `KYC_REQUIRED`, `AGREEMENT_REQUIRED`,
   * `ACCOUNT_RESTRICTED`, `ORDER_REJECTED` for a limit of the account's settings,
   * `ASSET_NOT_TRADABLE`, also for an asset that the account is short of with its own broker,
   * `ASSET_NOT_FRACTIONABLE`, `INSUFFICIENT_FUNDS`, `INSUFFICIENT_QUANTITY`, `MARKET_CLOSED` for
   * `IOC`, `FOK`, `OPG` and `CLS`, `PROVIDER_UNAVAILABLE` for a market order without a current price,
   * and under a daily loss limit where something that the account has cannot be valued, `WASH_TRADE`,
   * `IDEMPOTENCY_CONFLICT`, `CONFLICT` for a `clientOrderId` in use.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.placeOrder({
   *   assetId: '01a1f640-bc03-7b21-92ee-9fd83f5b11e6',
   *   brokerCredentialId: null,
   *   side: 'BUY',
   *   type: 'MARKET',
   *   quantity: 1,
   *   notional: 0,
   *   limitPrice: 0,
   *   stopPrice: 0,
   *   premarket: false,
   *   timeInForce: 'DAY',
   * });
   * ```
   */
  readonly placeOrder: (params: PlaceOrderInput, options?: CallOptions) => Promise<PlaceOrderMutation['placeOrder']>;

  /**
   * Cancels an order that is still open and gives back what it holds. A fill may come first, and a
   * market that does not answer leaves it `PENDING_CANCEL`: read `status` in the answer.
   * Errors: `NOT_FOUND`, `ORDER_NOT_CANCELABLE` where the order is final, or a cancel or an edit is on
   * its way; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `trade`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.cancelOrder({ id: '01890a5d-ac96-774b-bcce-b302099a8057' });
   * ```
   */
  readonly cancelOrder: (params: CancelOrderInput, options?: CallOptions) => Promise<CancelOrderMutation['cancelOrder']>;

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
   *
   * Scope: `trade`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.editOrder({
   *   id: '01890a5d-ac96-774b-bcce-b302099a8057',
   *   quantity: '12',
   *   limitPrice: '268.5',
   *   idempotencyKey: 'edit-2026-11-20-1',
   * });
   * ```
   */
  readonly editOrder: (params: EditOrderInput, options?: CallOptions) => Promise<EditOrderMutation['editOrder']>;

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
   *
   * Scope: `trade`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.liquidatePosition({
   *   asset: { symbol: 'BTC' },
   *   size: { percent: '50' },
   *   idempotencyKey: 'liquidate-2026-11-20-1',
   * });
   * ```
   */
  readonly liquidatePosition: (params: LiquidatePositionInput, options?: CallOptions) => Promise<LiquidatePositionMutation['liquidatePosition']>;
}

/** Methods that need the scope `funding.read`. */
export interface FundingReadMethods {
  /**
   * The caller's subscriptions, newest first. At most one is live, and at most 200 are shown.
   * Errors: none of its own.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.listUserSubscriptions({ includeEnded: true });
   * ```
   */
  readonly listUserSubscriptions: (params?: ListUserSubscriptionsInput, options?: CallOptions) => Promise<ListUserSubscriptionsQuery['listUserSubscriptions']>;

  /**
   * The caller's rules that sell incoming crypto assets for cash, by asset and chain. At most 50.
   * Errors: none of its own.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getCryptoAutoSweeps({});
   * ```
   */
  readonly getCryptoAutoSweeps: (params?: GetCryptoAutoSweepsInput, options?: CallOptions) => Promise<GetCryptoAutoSweepsQuery['getCryptoAutoSweeps']>;

  /**
   * The caller's crypto transfers in and out, newest first.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out, for what is no crypto
   * asset, or where `from` is after `to`.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.fetchCryptoCurrencyTransfers({ directions: ['INCOMING'], currencies: ['BTC'], limit: 20 })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly fetchCryptoCurrencyTransfers: (params?: FetchCryptoCurrencyTransfersInput, options?: CallOptions) => PagePromise<FetchCryptoCurrencyTransfersQuery['fetchCryptoCurrencyTransfers']>;

  /**
   * Searches the directory of virtual asset service providers, the best fit first. Its ids say who
   * keeps a wallet in `requestWhitelistWallet`.
   * Errors: `BAD_USER_INPUT` without `query` and `ids`; `PROVIDER_UNAVAILABLE`.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.searchVASPs({ query: 'kraken', limit: 5 });
   * ```
   */
  readonly searchVASPs: (params: SearchVASPsInput, options?: CallOptions) => Promise<SearchVASPsQuery['searchVASPs']>;

  /**
   * The caller's wallets with their addresses and balances, by asset and chain. At most 50.
   * Errors: `BAD_USER_INPUT` for an asset that is no crypto asset.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchCryptoCurrencyWallets({ currencies: ['ETH'] });
   * ```
   */
  readonly fetchCryptoCurrencyWallets: (params?: FetchCryptoCurrencyWalletsInput, options?: CallOptions) => Promise<FetchCryptoCurrencyWalletsQuery['fetchCryptoCurrencyWallets']>;

  /**
   * Where to receive a crypto asset: the caller's wallet with its address, memo and QR code. Only this
   * asset on this chain may be sent to it; anything else is lost.
   * Errors: `BAD_USER_INPUT` for an asset that the chain does not move; `NOT_FOUND` until
   * `createCryptoCurrencyWallets` has made the wallet; `INVALID_STATE` where it cannot receive.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchCryptoWalletAddress({ currency: 'BTC', chain: 'BTC' });
   * ```
   */
  readonly fetchCryptoWalletAddress: (params: FetchCryptoWalletAddressInput, options?: CallOptions) => Promise<FetchCryptoWalletAddressQuery['fetchCryptoWalletAddress']>;

  /**
   * The outside wallets that the caller may send to or has asked for, newest first. At most 100.
   * Errors: `BAD_USER_INPUT` for an asset that is no crypto asset.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchWhitelistedWallets({ currencies: ['ETH'], statuses: ['APPROVED'] });
   * ```
   */
  readonly fetchWhitelistedWallets: (params?: FetchWhitelistedWalletsInput, options?: CallOptions) => Promise<FetchWhitelistedWalletsQuery['fetchWhitelistedWallets']>;

  /**
   * Starts the making of a file with the caller's data and returns its job at once. Follow it with
   * `exportJobUpdated` or `myExportJobs`. While an equal one is being made, that one is returned. A
   * person may have 5 that are being made, ask for 100 in 24 hours, and have 2 GiB of files that have
   * not expired. The data itself stays as it is. Beside `funding.read` the token needs what reading
   * the data itself needs: `portfolio.read` for every type but `ACTIVITIES` and
   * `DEPOSITS_WITHDRAWALS`, and `profile.read` for `ACTIVITIES`, `DIVIDENDS`, `TAX_SUMMARY` and
   * `FULL_ACCOUNT`.
   * Errors: `FORBIDDEN` for a type whose data the token may not read, with the missing scopes;
   * `BAD_USER_INPUT` for a format that the type does not come in, portfolios for a type that is not
   * about them, a `to` in the future, or where `from` is after `to`; `NOT_FOUND` for a portfolio;
   * `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.requestExport({
   *   type: 'ORDERS',
   *   format: 'XLSX',
   *   from: '2026-01-01',
   *   to: '2026-11-20',
   *   idempotencyKey: 'orders-2026-11-20',
   * });
   * ```
   */
  readonly requestExport: (params: RequestExportInput, options?: CallOptions) => Promise<RequestExportMutation['requestExport']>;

  /**
   * Notes that the person has seen that export jobs ended. `affectedIds` are those that were not
   * marked before. Safe to repeat.
   * Errors: `NOT_FOUND` for a job, and none is marked then.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.markExportJobsViewed({ ids: ['01a1f641-0401-7ca5-8071-8c9d0e1f2031'] });
   * ```
   */
  readonly markExportJobsViewed: (params?: MarkExportJobsViewedInput, options?: CallOptions) => Promise<MarkExportJobsViewedMutation['markExportJobsViewed']>;

  /**
   * The caller's export jobs, newest first. Jobs of a type that `requestExport` would refuse the token
   * are left out.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.myExportJobs({ statuses: ['COMPLETED'], onlyUnviewed: true })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly myExportJobs: (params?: MyExportJobsInput, options?: CallOptions) => PagePromise<MyExportJobsQuery['myExportJobs']>;

  /**
   * The caller's export jobs at every change of state or progress. With `id` the present state
   * comes first, and the stream ends once the job has ended. Jobs of a type that `requestExport` would
   * refuse the token are left out.
   * Errors: `NOT_FOUND` for the job; `FORBIDDEN` for a job of such a type.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * for await (const event of client.exportJobUpdated({ id: '01a1f641-0401-7ca5-8071-8c9d0e1f2031' })) {
   *   console.log(event);
   * }
   * ```
   */
  readonly exportJobUpdated: (params?: ExportJobUpdatedInput, options?: StreamOptions) => Stream<ExportJobUpdatedSubscription['exportJobUpdated']>;

  /**
   * The bank account that withdrawals in one currency are paid to, or null where none is saved. A
   * newer one that waits to take over is its `replacement`.
   * Errors: `BAD_USER_INPUT` for a currency that the platform does not pay out.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchSavedBankAccount({ currency: 'NZD' });
   * ```
   */
  readonly fetchSavedBankAccount: (params: FetchSavedBankAccountInput, options?: CallOptions) => Promise<FetchSavedBankAccountQuery['fetchSavedBankAccount']>;

  /**
   * The bank account that referral rewards and a creator's earnings are paid to in one currency, or
   * null where none is saved. A newer one that waits to take over is its `replacement`.
   * Errors: `BAD_USER_INPUT` for a currency that the platform does not pay out.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchSavedPayoutAccount({ currency: 'USD' });
   * ```
   */
  readonly fetchSavedPayoutAccount: (params: FetchSavedPayoutAccountInput, options?: CallOptions) => Promise<FetchSavedPayoutAccountQuery['fetchSavedPayoutAccount']>;

  /**
   * Where to send money by bank transfer, with the caller's permanent reference. A transfer with that
   * reference is credited without `createPendingUserTransaction` too.
   * Errors: `BAD_USER_INPUT` for a currency that the platform takes none of; `KYC_REQUIRED`.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getBankDetail({ currency: 'NZD' });
   * ```
   */
  readonly getBankDetail: (params: GetBankDetailInput, options?: CallOptions) => Promise<GetBankDetailQuery['getBankDetail']>;

  /**
   * Where to send US dollars by wire or ACH transfer, with the caller's permanent reference.
   * Errors: `KYC_REQUIRED`.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getUSDBankingDetails({ method: 'ACH' });
   * ```
   */
  readonly getUSDBankingDetails: (params?: GetUSDBankingDetailsInput, options?: CallOptions) => Promise<GetUSDBankingDetailsQuery['getUSDBankingDetails']>;

  /**
   * Who handles payments from one country in one currency, with its limits and fees. Read it before
   * `saveNewCard` to know which form to show.
   * Errors: `NOT_FOUND` where no provider serves them.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchDefaultPaymentProvider({ country: 'NZ', currency: 'NZD' });
   * ```
   */
  readonly fetchDefaultPaymentProvider: (params: FetchDefaultPaymentProviderInput, options?: CallOptions) => Promise<FetchDefaultPaymentProviderQuery['fetchDefaultPaymentProvider']>;

  /**
   * The caller's saved cards, the default one first, then by when they were saved. At most 20.
   * Errors: none of its own.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.listCards({});
   * ```
   */
  readonly listCards: (params?: ListCardsInput, options?: CallOptions) => Promise<ListCardsQuery['listCards']>;

  /**
   * The caller's deposits, newest first.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out, or where `from` is after
   * `to`.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.fetchUserDeposits({ statuses: ['COMPLETED'], onlyUnviewed: true, limit: 20 })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly fetchUserDeposits: (params?: FetchUserDepositsInput, options?: CallOptions) => PagePromise<FetchUserDepositsQuery['fetchUserDeposits']>;

  /**
   * The exchange rates that the caller gets at this moment, the fee of the caller's plan taken off, by
   * currency. At most 400. They are for display: `getTemporaryQuote` holds one.
   * Errors: `BAD_USER_INPUT` for a pair that the platform does not exchange; `PROVIDER_UNAVAILABLE`.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchCurrentRates({ pairs: [{ from: 'NZD', to: 'USD' }] });
   * ```
   */
  readonly fetchCurrentRates: (params?: FetchCurrentRatesInput, options?: CallOptions) => Promise<FetchCurrentRatesQuery['fetchCurrentRates']>;

  /**
   * The foreign exchange fee of the caller's deposits, withdrawals and exchanges, as a fraction of the
   * amount given: 0.005 is 0.5 percent. It follows the caller's plan.
   * Errors: none of its own.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getMyForexFeeRate();
   * ```
   */
  readonly getMyForexFeeRate: (params?: NoParams, options?: CallOptions) => Promise<GetMyForexFeeRateQuery['getMyForexFeeRate']>;

  /**
   * Quotes an exchange at a rate that is held for 30 seconds. Hand its id to `createWithdrawalRequest`
   * or `createPendingUserTransaction` to use it, once. It holds no money and is no obligation.
   * Errors: `BAD_USER_INPUT` for a pair that the platform does not exchange; `PROVIDER_UNAVAILABLE`.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.getTemporaryQuote({ from: 'NZD', to: 'USD', amount: '1000' });
   * ```
   */
  readonly getTemporaryQuote: (params: GetTemporaryQuoteInput, options?: CallOptions) => Promise<GetTemporaryQuoteQuery['getTemporaryQuote']>;

  /**
   * The caller's pending transactions, newest first: announced transfers, card charges, exchanges and
   * withdrawals, with what has come of them.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out, or where `from` is after
   * `to`.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   * Await it for one page, or read every row with `for await`.
   *
   * @example
   * ```ts
   * for await (const row of client.fetchPendingUserTransactions({ kinds: ['WITHDRAWAL'], statuses: ['PENDING'] })) {
   *   console.log(row);
   * }
   * ```
   */
  readonly fetchPendingUserTransactions: (params?: FetchPendingUserTransactionsInput, options?: CallOptions) => PagePromise<FetchPendingUserTransactionsQuery['fetchPendingUserTransactions']>;

  /**
   * The agreements in force, mandatory ones first, with the caller's signatures. At most 50.
   * Errors: none of its own.
   *
   * Scope: `funding.read`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.fetchAccountAgreements({ onlyUnsigned: true });
   * ```
   */
  readonly fetchAccountAgreements: (params?: FetchAccountAgreementsInput, options?: CallOptions) => Promise<FetchAccountAgreementsQuery['fetchAccountAgreements']>;
}

/** Methods that need the scope `funding.write`. */
export interface FundingWriteMethods {
  /**
   * Subscribes the caller to a plan, or changes the plan of the live subscription. A first one is
   * charged at once or begins its trial. A higher plan or a longer interval takes over at once, as
   * soon as it is paid: the days of the old one that have not passed are taken off, and what is more
   * than the price is taken off later charges. A lower plan or a shorter interval takes over at the
   * end of the period. The plan in force, asked for again, takes back a cancellation or a change to
   * come, has another `cardId` charged from then on, and pays what is past due. Prices stay in the
   * currency of the first one: that of the caller's country where plans are sold in it, else USD. A
   * charge that is refused, or is to be confirmed at the bank, is no error: `failureCode` and
   * `confirmationUrl` tell it. Needs a saved card. A token has the scope only on a paid plan: from
   * the free plan, subscribe in the app.
   * Errors: `BAD_USER_INPUT` for a coupon that cannot be taken, or an interval without a price;
   * `NOT_FOUND` for the plan or the card; `CONFLICT` where the plan is in force already, paid or not,
   * and not cancelled; `INVALID_STATE` where no card can be charged, or another charge of the
   * subscription is under way; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.subscribeUser({
   *   planId: '01a1f641-0501-7db6-9182-9d0e1f203142',
   *   interval: 'YEAR',
   *   idempotencyKey: 'plan-2026-11-20-1',
   * });
   * ```
   */
  readonly subscribeUser: (params: SubscribeUserInput, options?: CallOptions) => Promise<SubscribeUserMutation['subscribeUser']>;

  /**
   * Cancels the caller's subscription: at the end of its period, or at once. Afterwards the account
   * is on the plan that this server gives everybody, and scopes of its tokens that need more stop
   * working. Until the end of the period `subscribeUser` takes it back. A charge that is under way
   * is called off, or paid back. Safe to repeat until it has ended.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for one that has ended.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.cancelSubscription({
   *   id: '01a1f641-0502-7ec7-8293-0e1f20314253',
   *   atPeriodEnd: true,
   *   reason: 'Moving abroad',
   * });
   * ```
   */
  readonly cancelSubscription: (params: CancelSubscriptionInput, options?: CallOptions) => Promise<CancelSubscriptionMutation['cancelSubscription']>;

  /**
   * Plays a whole deposit through on a practice account: states, exchange, notifications and ledger
   * entries come as with real money. With `delaySeconds` the answer shows it as announced, and
   * `fetchUserDeposits` how it goes on.
   * Errors: `BAD_USER_INPUT` for a currency that the platform does not exchange; `NOT_FOUND`;
   * `INVALID_STATE` for an account that is not one of `createPartnerPaperAccount`;
   * `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.simulatePaperDeposit({
   *   brokerAccountId: '01a1f640-e101-7c42-9a3e-6d1f8b2c5a70',
   *   amount: '1500',
   *   currency: 'NZD',
   *   outcome: 'RETURNED',
   *   delaySeconds: 5,
   *   idempotencyKey: 'deposit-2026-11-20-1',
   * });
   * ```
   */
  readonly simulatePaperDeposit: (params: SimulatePaperDepositInput, options?: CallOptions) => Promise<SimulatePaperDepositMutation['simulatePaperDeposit']>;

  /**
   * Makes a rule that sells each transfer of a crypto asset for cash once it is completed, by a market
   * order. It applies to transfers that complete from now on, not to what is held already. There is
   * one rule for an asset and chain; to change it, delete it and make it anew. Needs an approved
   * identity check and the signed crypto agreement.
   * Errors: `BAD_USER_INPUT`; `KYC_REQUIRED`; `AGREEMENT_REQUIRED`; `ASSET_NOT_TRADABLE`; `CONFLICT`
   * where another rule covers the asset on this chain; `NOT_FOUND` for a key whose rule was deleted;
   * `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createCryptoAutoSweep({ currency: 'BTC', targetCurrency: 'USD', minimumAmount: '0.001' });
   * ```
   */
  readonly createCryptoAutoSweep: (params: CreateCryptoAutoSweepInput, options?: CallOptions) => Promise<CreateCryptoAutoSweepMutation['createCryptoAutoSweep']>;

  /**
   * Deletes a rule: what comes in from now on is not sold. Orders already placed go on.
   * Errors: `NOT_FOUND`.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteCryptoAutoSweep({ id: '01a1f641-0301-7b94-9f60-7b8c9d0e1f20' });
   * ```
   */
  readonly deleteCryptoAutoSweep: (params: DeleteCryptoAutoSweepInput, options?: CallOptions) => Promise<DeleteCryptoAutoSweepMutation['deleteCryptoAutoSweep']>;

  /**
   * Sends a crypto asset to a whitelisted wallet. It holds `amount` at once and takes the fees out of
   * it; the answer shows the fees as estimated. Once broadcast it cannot be taken back. Needs an
   * approved identity check, the signed crypto agreement, and a wallet that is `APPROVED` and past its
   * 24 hours.
   * Errors: `BAD_USER_INPUT`; `NOT_FOUND`; `KYC_REQUIRED`; `AGREEMENT_REQUIRED`; `ACCOUNT_RESTRICTED`;
   * `WALLET_NOT_APPROVED`; `TRAVEL_RULE_ACTION_REQUIRED` where this amount needs further details, with
   * `nextActions`; `INSUFFICIENT_QUANTITY`; `QUOTA_EXCEEDED` for the 21st that is under way;
   * `MFA_REQUIRED`; `MFA_INVALID`; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.requestCryptoWithdrawal({
   *   whitelistedWalletId: '01a1f641-0201-7a83-8e5f-6a7b8c9d0e1f',
   *   amount: '0.05',
   *   mfaCode: '287082',
   *   idempotencyKey: 'send-2026-11-20-1',
   * });
   * ```
   */
  readonly requestCryptoWithdrawal: (params: RequestCryptoWithdrawalInput, options?: CallOptions) => Promise<RequestCryptoWithdrawalMutation['requestCryptoWithdrawal']>;

  /**
   * Makes wallets to receive crypto assets on, at most 50, and returns them in the order asked for.
   * One that the caller has already is returned as it is, so that the call is safe to repeat. Needs an
   * approved identity check and the signed crypto agreement.
   * Errors: `BAD_USER_INPUT` for an asset that the chain does not move, or that the platform does not
   * take; `KYC_REQUIRED`; `AGREEMENT_REQUIRED`; `ACCOUNT_RESTRICTED`; `IDEMPOTENCY_CONFLICT`.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createCryptoCurrencyWallets({
   *   wallets: [{ currency: 'BTC', chain: 'BTC' }, { currency: 'ETH', chain: 'BASE' }],
   * });
   * ```
   */
  readonly createCryptoCurrencyWallets: (params?: CreateCryptoCurrencyWalletsInput, options?: CallOptions) => Promise<CreateCryptoCurrencyWalletsMutation['createCryptoCurrencyWallets']>;

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
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.requestWhitelistWallet({
   *   currency: 'ETH',
   *   chain: 'ETH',
   *   address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
   *   label: 'Hardware wallet',
   *   travelRule: { custodian: { selfHosted: {} } },
   *   mfaCode: '287082',
   * });
   * ```
   */
  readonly requestWhitelistWallet: (params: RequestWhitelistWalletInput, options?: CallOptions) => Promise<RequestWhitelistWalletMutation['requestWhitelistWallet']>;

  /**
   * Changes who keeps and who owns a whitelisted wallet. It is checked again; where the provider
   * changes, an approved wallet waits for 24 hours anew, and the person gets a mail with a link that
   * takes the wallet off the list.
   * Errors: `BAD_USER_INPUT` for a signature of another key or text; `NOT_FOUND`; `INVALID_STATE` for
   * a rejected wallet; `BENEFICIARY_NAME_REQUIRED`;
   * `UNKNOWN_VASP`; `ADDRESS_BELONGS_TO_VASP`; `MFA_REQUIRED`; `MFA_INVALID`; `PROVIDER_UNAVAILABLE`.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   *
   * @example
   * ```ts
   * const answer = await client.updateWhitelistedWalletTravelRule({
   *   id: '01a1f641-0201-7a83-8e5f-6a7b8c9d0e1f',
   *   travelRule: {
   *     custodian: { vaspId: 'did:web:kraken.com' },
   *     beneficiary: { person: { givenName: 'Mia', familyName: 'Tamihana' } },
   *   },
   *   mfaCode: '287082',
   * });
   * ```
   */
  readonly updateWhitelistedWalletTravelRule: (params: UpdateWhitelistedWalletTravelRuleInput, options?: CallOptions) => Promise<UpdateWhitelistedWalletTravelRuleMutation['updateWhitelistedWalletTravelRule']>;

  /**
   * Takes an outside wallet off the list: nothing can be sent to it from now on. Transfers already
   * asked for go on.
   * Errors: `NOT_FOUND`.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteWhitelistedWallet({ id: '01a1f641-0201-7a83-8e5f-6a7b8c9d0e1f' });
   * ```
   */
  readonly deleteWhitelistedWallet: (params: DeleteWhitelistedWalletInput, options?: CallOptions) => Promise<DeleteWhitelistedWalletMutation['deleteWhitelistedWallet']>;

  /**
   * Saves the New Zealand bank account that withdrawals are paid to. A person has one for each
   * currency: an earlier one stays in use until this one is verified and usable, 24 hours from now.
   * The person gets a mail with a link that takes the change back. The same number again returns the
   * account as it is.
   * Errors: `BAD_USER_INPUT` for a number that cannot be; `QUOTA_EXCEEDED` for the eleventh account
   * within a day; `MFA_REQUIRED`; `MFA_INVALID`.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   *
   * @example
   * ```ts
   * const answer = await client.saveBankAccountNZD({
   *   accountHolder: 'Mia Tamihana',
   *   accountNumber: '01-0242-0100194-00',
   *   mfaCode: '287082',
   * });
   * ```
   */
  readonly saveBankAccountNZD: (params: SaveBankAccountNZDInput, options?: CallOptions) => Promise<SaveBankAccountNZDMutation['saveBankAccountNZD']>;

  /**
   * Saves the United States dollar bank account that withdrawals are paid to. A person has one for
   * each currency: an earlier one stays in use until this one is verified and usable, 24 hours from
   * now. The person gets a mail with a link that takes the change back. The same numbers again return
   * the account as it is.
   * Errors: `BAD_USER_INPUT` for a number that cannot be; `QUOTA_EXCEEDED` for the eleventh account
   * within a day; `MFA_REQUIRED`; `MFA_INVALID`.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   *
   * @example
   * ```ts
   * const answer = await client.saveBankAccountUSD({
   *   accountHolder: 'Mia Tamihana',
   *   accountNumber: '000123456789',
   *   routingNumber: '021000021',
   *   type: 'CHECKING',
   *   mfaCode: '287082',
   * });
   * ```
   */
  readonly saveBankAccountUSD: (params: SaveBankAccountUSDInput, options?: CallOptions) => Promise<SaveBankAccountUSDMutation['saveBankAccountUSD']>;

  /**
   * Deletes the bank account that withdrawals are paid to, or its replacement. Past withdrawals stay.
   * Errors: `NOT_FOUND`; `CONFLICT` while a withdrawal to it is under way.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteSavedBankAccount({ id: '01a1f640-f101-7a30-8c1d-2e3f4a5b6c7d' });
   * ```
   */
  readonly deleteSavedBankAccount: (params: DeleteSavedBankAccountInput, options?: CallOptions) => Promise<DeleteSavedBankAccountMutation['deleteSavedBankAccount']>;

  /**
   * Saves the New Zealand bank account that referral rewards and a creator's earnings are paid to. A
   * person has one for each currency: an earlier one stays in use until this one is verified and
   * usable, 24 hours from now. The person gets a mail with a link that takes the change back. The same
   * number again returns the account as it is.
   * Errors: `BAD_USER_INPUT` for a number that cannot be; `QUOTA_EXCEEDED` for the eleventh account
   * within a day; `MFA_REQUIRED`; `MFA_INVALID`.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   *
   * @example
   * ```ts
   * const answer = await client.savePayoutBankAccountNZD({
   *   accountHolder: 'Mia Tamihana',
   *   accountNumber: '01-0242-0100194-00',
   *   mfaCode: '287082',
   * });
   * ```
   */
  readonly savePayoutBankAccountNZD: (params: SavePayoutBankAccountNZDInput, options?: CallOptions) => Promise<SavePayoutBankAccountNZDMutation['savePayoutBankAccountNZD']>;

  /**
   * Saves the United States dollar bank account that referral rewards and a creator's earnings are
   * paid to. A person has one for each currency: an earlier one stays in use until this one is
   * verified and usable, 24 hours from now. The person gets a mail with a link that takes the change
   * back. The same numbers again return the account as it is.
   * Errors: `BAD_USER_INPUT` for a number that cannot be; `QUOTA_EXCEEDED` for the eleventh account
   * within a day; `MFA_REQUIRED`; `MFA_INVALID`.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   *
   * @example
   * ```ts
   * const answer = await client.savePayoutBankAccountUSD({
   *   accountHolder: 'Mia Tamihana',
   *   accountNumber: '000123456789',
   *   routingNumber: '021000021',
   *   mfaCode: '287082',
   * });
   * ```
   */
  readonly savePayoutBankAccountUSD: (params: SavePayoutBankAccountUSDInput, options?: CallOptions) => Promise<SavePayoutBankAccountUSDMutation['savePayoutBankAccountUSD']>;

  /**
   * Deletes the bank account that referral rewards and a creator's earnings are paid to, or its
   * replacement. Earnings then wait until another is saved.
   * Errors: `NOT_FOUND`; `CONFLICT` while a payout to it is under way.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteSavedPayoutAccount({ id: '01a1f640-f102-7b41-9d2e-3f4a5b6c7d8e' });
   * ```
   */
  readonly deleteSavedPayoutAccount: (params: DeleteSavedPayoutAccountInput, options?: CallOptions) => Promise<DeleteSavedPayoutAccountMutation['deleteSavedPayoutAccount']>;

  /**
   * Saves a card in two steps: without a token it starts the provider's form, with the form's token it
   * saves the card. Some banks then ask the person to confirm at `setupUrl`. It charges nothing. The
   * same token again returns the same card. A person may have 20 cards.
   * Errors: `BAD_USER_INPUT` for a token that the provider does not know, or a `returnUrl` that is no
   * https address; `INVALID_STATE` for a card that the bank refused, or where the server takes no
   * cards; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`; `PROVIDER_UNAVAILABLE`.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.saveNewCard({ paymentMethodToken: 'pm_sim_visa_4242', setAsDefault: true });
   * ```
   */
  readonly saveNewCard: (params?: SaveNewCardInput, options?: CallOptions) => Promise<SaveNewCardMutation['saveNewCard']>;

  /**
   * Deletes a card here and at the provider. Where it was the default one, the card saved last becomes
   * it. Past charges stay.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for the only card of a plan that goes on, or while a charge
   * of it is pending.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteCard({ id: '01a1f640-f201-7c52-8e3f-4a5b6c7d8e9f' });
   * ```
   */
  readonly deleteCard: (params: DeleteCardInput, options?: CallOptions) => Promise<DeleteCardMutation['deleteCard']>;

  /**
   * Notes that the person has seen that a deposit was completed. Safe to repeat.
   * Errors: `NOT_FOUND`; `INVALID_STATE` for a deposit that is not completed.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.markDepositAsViewed({ id: '01a1f640-f301-7d63-9f40-5b6c7d8e9fa0' });
   * ```
   */
  readonly markDepositAsViewed: (params: MarkDepositAsViewedInput, options?: CallOptions) => Promise<MarkDepositAsViewedMutation['markDepositAsViewed']>;

  /**
   * Notes that the person has seen all completed deposits. Safe to repeat.
   * Errors: none of its own.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.markAllDepositsAsViewed();
   * ```
   */
  readonly markAllDepositsAsViewed: (params?: NoParams, options?: CallOptions) => Promise<MarkAllDepositsAsViewedMutation['markAllDepositsAsViewed']>;

  /**
   * Opts the caller's idle cash in one currency in to interest, or out of it. The change takes until
   * the next business day; on opting out what was earned is paid with the next payment. Needs an
   * approved identity check and the signed interest agreement. Safe to repeat: the answer to a choice
   * already made is the enrollment as it is. `PlatformInvestAccountBalances.interest` shows it.
   * Errors: `BAD_USER_INPUT` for a currency that earns none; `KYC_REQUIRED`; `AGREEMENT_REQUIRED`;
   * `ACCOUNT_RESTRICTED`; `INVALID_STATE` while the opposite choice is under way, and on opting out
   * of what was never chosen.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.optInInterest({ currency: 'USD', optIn: true });
   * ```
   */
  readonly optInInterest: (params: OptInInterestInput, options?: CallOptions) => Promise<OptInInterestMutation['optInInterest']>;

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
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createPendingUserTransaction({
   *   bankTransfer: { amount: '1000', currency: 'NZD' },
   *   idempotencyKey: 'deposit-2026-11-20-1',
   * });
   * ```
   */
  readonly createPendingUserTransaction: (params: CreatePendingUserTransactionInput, options?: CallOptions) => Promise<CreatePendingUserTransactionMutation['createPendingUserTransaction']>;

  /**
   * Deletes the caller's pending transactions that are `EXPIRED` from the list. `affectedCount` says
   * how many. Money that comes with their reference is credited all the same.
   * Errors: none of its own.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.deleteExpiredPendingUserTransactions();
   * ```
   */
  readonly deleteExpiredPendingUserTransactions: (params?: NoParams, options?: CallOptions) => Promise<DeleteExpiredPendingUserTransactionsMutation['deleteExpiredPendingUserTransactions']>;

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
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   * Needs `mfaCode` where the person has a second factor.
   * Repeated safely: an idempotency key is made where `params` has none.
   *
   * @example
   * ```ts
   * const answer = await client.createWithdrawalRequest({
   *   amount: '500',
   *   currency: 'NZD',
   *   reference: 'HOUSE',
   *   mfaCode: '287082',
   *   idempotencyKey: 'withdrawal-2026-11-20-1',
   * });
   * ```
   */
  readonly createWithdrawalRequest: (params: CreateWithdrawalRequestInput, options?: CallOptions) => Promise<CreateWithdrawalRequestMutation['createWithdrawalRequest']>;

  /**
   * Signs agreements in the versions named and returns them signed, in the order given. Time, address
   * and a hash of the text are recorded. All are signed or none. A version signed already keeps its
   * signature.
   * Errors: `NOT_FOUND`, for a version too that is no longer in force; `BAD_USER_INPUT` where the name
   * is not the person's.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.signAgreements({
   *   agreementIds: ['01a1f830-2c30-7d26-8e37-f40516273849'],
   *   signerName: 'Mia Tane',
   * });
   * ```
   */
  readonly signAgreements: (params: SignAgreementsInput, options?: CallOptions) => Promise<SignAgreementsMutation['signAgreements']>;

  /**
   * Signs the brokerage customer agreement, which orders with the platform account need. A version
   * that contains the terms of interest counts as the signed interest agreement too, which
   * `optInInterest` needs. A version signed already keeps its signature.
   * Errors: `BAD_USER_INPUT` where `accepted` is not true or the name is not the person's; `CONFLICT`
   * where another version is in force.
   *
   * Scope: `funding.write`.
   * Plan: any paid one.
   *
   * @example
   * ```ts
   * const answer = await client.signCustomerAgreement({ version: '2026-07', signerName: 'Mia Tane', accepted: true });
   * ```
   */
  readonly signCustomerAgreement: (params: SignCustomerAgreementInput, options?: CallOptions) => Promise<SignCustomerAgreementMutation['signCustomerAgreement']>;
}

/** The methods that a client may call, whose token holds the scopes `Granted`. */
export type ClientMethods<Granted extends LeafScope> = AnonymousMethods &
  ([Granted] extends [never] ? unknown : PublicMethods) &
  ('identity' extends Granted ? IdentityMethods : unknown) &
  ('profile.read' extends Granted ? ProfileReadMethods : unknown) &
  ('profile.write' extends Granted ? ProfileWriteMethods : unknown) &
  ('portfolio.read' extends Granted ? PortfolioReadMethods : unknown) &
  ('portfolio.write' extends Granted ? PortfolioWriteMethods : unknown) &
  ('trade' extends Granted ? TradeMethods : unknown) &
  ('funding.read' extends Granted ? FundingReadMethods : unknown) &
  ('funding.write' extends Granted ? FundingWriteMethods : unknown);
