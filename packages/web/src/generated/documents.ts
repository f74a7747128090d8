// Generated from the contract by `npm run codegen`. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '@investing-platform/schema';
export type TradingMode =
  | 'LIVE'
  | 'PAPER';

export type SubscriptionTier =
  | 'FREE'
  | 'PLUS'
  | 'PRO'
  | 'PRIVATE';

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

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type OAuthProvider =
  | 'GOOGLE'
  | 'APPLE'
  | 'OIDC';

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

export type MfaMethod =
  | 'TOTP'
  | 'EMAIL'
  | 'PASSKEY'
  | 'RECOVERY_CODE';

export type KycStatus =
  | 'NOT_STARTED'
  | 'DRAFT'
  | 'SUBMITTED'
  | 'IN_REVIEW'
  | 'ACTION_REQUIRED'
  | 'APPROVED'
  | 'REJECTED'
  | 'EXPIRED';

export type AgentRequestStatus =
  | 'PENDING'
  | 'APPROVED'
  | 'DONE'
  | 'FAILED'
  | 'DECLINED'
  | 'EXPIRED';

export type ListAgentRequestsInput = {
  ids?: Array<string> | null | undefined;
  to?: string | null | undefined;
};

export type AssistantRole =
  | 'USER'
  | 'ASSISTANT';

export type AssistantMessageStatus =
  | 'PENDING'
  | 'STREAMING'
  | 'COMPLETED'
  | 'FAILED'
  | 'CANCELED';

export type AssistantPartType =
  | 'TEXT'
  | 'REASONING'
  | 'TOOL_CALL'
  | 'TOOL_RESULT';

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
  messageId: string;
  afterSequence?: number;
};

export type FetchAssistantThreadByIdInput = {
  id: string;
  limit?: number;
  cursor?: string | null | undefined;
};

export type SubscriptionInterval =
  | 'MONTH'
  | 'YEAR';

export type PlanReceiptStatus =
  | 'PAID'
  | 'REFUNDED'
  | 'TAKEN_BACK';

export type ListSubscriptionsInput = {
  ids?: Array<string> | null | undefined;
  country?: string | null | undefined;
};

export type ListUserSubscriptionsInput = {
  ids?: Array<string> | null | undefined;
  includeEnded?: boolean;
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
  brokerAccountId?: string | null | undefined;
  ids?: Array<string> | null | undefined;
  types?: Array<ActivityType> | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  asset?: AssetReferenceInput | null | undefined;
  direction?: SortDirection;
  limit?: number;
  cursor?: string | null | undefined;
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
  ids?: Array<string> | null | undefined;
  types?: Array<InvestDocumentType> | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  limit?: number;
  cursor?: string | null | undefined;
};

export type FetchPlatformInvestAccountDocumentByIdInput = {
  id: string;
};

export type PortfolioHistorySourceInput =
  {   tradingMode: TradingMode; brokerAccountId?: never; portfolioId?: never; activeStrategyId?: never; }
  |  { tradingMode?: never;   brokerAccountId: string; portfolioId?: never; activeStrategyId?: never; }
  |  { tradingMode?: never; brokerAccountId?: never;   portfolioId: string; activeStrategyId?: never; }
  |  { tradingMode?: never; brokerAccountId?: never; portfolioId?: never;   activeStrategyId: string; };

export type GetPortfolioHistoryInput = {
  source?: PortfolioHistorySourceInput | null | undefined;
  range?: PastRange | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  timeframe?: Timeframe | null | undefined;
  extendedHours?: boolean;
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

export type FetchCryptoCurrencyTransfersInput = {
  ids?: Array<string> | null | undefined;
  directions?: Array<TransferDirection> | null | undefined;
  currencies?: Array<string> | null | undefined;
  chains?: Array<Chain> | null | undefined;
  statuses?: Array<CryptoTransferStatus> | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  limit?: number;
  cursor?: string | null | undefined;
};

export type SearchVASPsInput = {
  ids?: Array<string> | null | undefined;
  query?: string | null | undefined;
  country?: string | null | undefined;
  limit?: number;
};

export type CryptoWalletStatus =
  | 'CREATING'
  | 'ACTIVE'
  | 'DISABLED';

export type WhitelistStatus =
  | 'ACTION_REQUIRED'
  | 'PENDING'
  | 'APPROVED'
  | 'REJECTED';

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

export type MyExportJobsInput = {
  ids?: Array<string> | null | undefined;
  types?: Array<ExportType> | null | undefined;
  statuses?: Array<ExportStatus> | null | undefined;
  onlyUnviewed?: boolean;
  limit?: number;
  cursor?: string | null | undefined;
};

export type BankAccountStatus =
  | 'PENDING_VERIFICATION'
  | 'VERIFIED'
  | 'REJECTED';

export type CardBrand =
  | 'VISA'
  | 'MASTERCARD'
  | 'AMEX'
  | 'OTHER';

export type DepositStatus =
  | 'PENDING'
  | 'PROCESSING'
  | 'COMPLETED'
  | 'FAILED'
  | 'RETURNED';

export type InterestStatus =
  | 'INACTIVE'
  | 'PENDING_CHANGE'
  | 'ACTIVE';

export type PendingTransactionStatus =
  | 'PENDING'
  | 'COMPLETED'
  | 'CANCELED'
  | 'EXPIRED'
  | 'FAILED';

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

export type WithdrawalPreviewInput = {
  amount: string | number;
  currency: string;
  quoteId?: string | null | undefined;
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

export type KycEntityType =
  | 'LIMITED_COMPANY'
  | 'LISTED_COMPANY'
  | 'PARTNERSHIP'
  | 'LIMITED_PARTNERSHIP'
  | 'NON_PROFIT'
  | 'TRUST'
  | 'OTHER';

export type KycPersonRole =
  | 'DIRECTOR'
  | 'TRUSTEE'
  | 'SETTLOR'
  | 'BENEFICIAL_OWNER'
  | 'SIGNATORY';

export type EmploymentStatus =
  | 'EMPLOYED'
  | 'SELF_EMPLOYED'
  | 'UNEMPLOYED'
  | 'STUDENT'
  | 'RETIRED';

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

export type FundingSource =
  | 'EMPLOYMENT_INCOME'
  | 'INVESTMENTS'
  | 'INHERITANCE'
  | 'BUSINESS_INCOME'
  | 'SAVINGS'
  | 'FAMILY'
  | 'OTHER';

export type IdvOutcome =
  | 'PENDING'
  | 'PASSED'
  | 'FAILED'
  | 'REVIEW'
  | 'CANCELED'
  | 'EXPIRED';

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

export type KycSectionStatus =
  | 'MISSING'
  | 'INCOMPLETE'
  | 'COMPLETE'
  | 'REJECTED';

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

export type W8BenStatus =
  | 'VALID'
  | 'EXPIRED'
  | 'INVALIDATED';

export type AssetClass =
  | 'EQUITY'
  | 'ETF'
  | 'CRYPTO'
  | 'FX'
  | 'OPTION'
  | 'OTHER';

export type Exchange =
  | 'NYSE'
  | 'NASDAQ'
  | 'ARCA'
  | 'NZX'
  | 'CRYPTO'
  | 'FX'
  | 'OTHER';

export type MarketSession =
  | 'PRE_MARKET'
  | 'REGULAR'
  | 'AFTER_HOURS'
  | 'CLOSED';

export type PriceAdjustment =
  | 'RAW'
  | 'SPLIT'
  | 'DIVIDEND'
  | 'ALL';

export type AssetReferenceInput =
  {   assetId: string; symbol?: never; }
  |  { assetId?: never;   symbol: string; };

export type GetStockHistoricalDataInput = {
  asset: AssetReferenceInput;
  timeframe?: Timeframe;
  range?: PastRange | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  adjustment?: PriceAdjustment;
  extendedHours?: boolean;
  limit?: number;
  cursor?: string | null | undefined;
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

export type NetWorthAssetHistoryInput = {
  netWorthAssetId?: string | null | undefined;
  portfolioId?: string | null | undefined;
  range?: PastRange | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  timeframe?: HistoryTimeframe;
  limit?: number;
  cursor?: string | null | undefined;
};

export type NetWorthDashboardInput = {
  asOf?: string | null | undefined;
  portfolioIds?: Array<string> | null | undefined;
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

export type NetWorthLinkInput =
  {   netWorthAssetId: string; liabilityId?: never; incomeId?: never; expenseId?: never; goalId?: never; portfolioId?: never; }
  |  { netWorthAssetId?: never;   liabilityId: string; incomeId?: never; expenseId?: never; goalId?: never; portfolioId?: never; }
  |  { netWorthAssetId?: never; liabilityId?: never;   incomeId: string; expenseId?: never; goalId?: never; portfolioId?: never; }
  |  { netWorthAssetId?: never; liabilityId?: never; incomeId?: never;   expenseId: string; goalId?: never; portfolioId?: never; }
  |  { netWorthAssetId?: never; liabilityId?: never; incomeId?: never; expenseId?: never;   goalId: string; portfolioId?: never; }
  |  { netWorthAssetId?: never; liabilityId?: never; incomeId?: never; expenseId?: never; goalId?: never;   portfolioId: string; };

export type NetWorthDocumentsInput = {
  ids?: Array<string> | null | undefined;
  linkedTo?: NetWorthLinkInput | null | undefined;
  categories?: Array<NetWorthDocumentCategory> | null | undefined;
  statuses?: Array<NetWorthDocumentStatus>;
  expiresBy?: string | null | undefined;
  limit?: number;
  cursor?: string | null | undefined;
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

export type NetWorthExpenseHistoryInput = {
  expenseId?: string | null | undefined;
  range?: PastRange | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  timeframe?: HistoryTimeframe;
  limit?: number;
  cursor?: string | null | undefined;
};

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

export type NetWorthPortfolioFilesInput = {
  ids?: Array<string> | null | undefined;
  portfolioId: string;
  statuses?: Array<FileExtractionStatus> | null | undefined;
  limit?: number;
  cursor?: string | null | undefined;
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

export type NetWorthGoalsInput = {
  ids?: Array<string> | null | undefined;
  includeEnded?: boolean;
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

export type NetWorthIncomeHistoryInput = {
  incomeId?: string | null | undefined;
  range?: PastRange | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  timeframe?: HistoryTimeframe;
  limit?: number;
  cursor?: string | null | undefined;
};

export type InstrumentPriceSource =
  | 'MANUAL'
  | 'MARKET';

export type GetInstrumentPricesInput = {
  instrumentId: string;
  ids?: Array<string> | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  direction?: SortDirection;
  limit?: number;
  cursor?: string | null | undefined;
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
  {   id: string; symbol?: never; }
  |  { id?: never;   symbol: string; };

export type SearchInstrumentsInput = {
  ids?: Array<string> | null | undefined;
  query?: string | null | undefined;
  kinds?: Array<InstrumentKind> | null | undefined;
  assetClasses?: Array<AssetClass> | null | undefined;
  exchanges?: Array<Exchange> | null | undefined;
  limit?: number;
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

export type LiabilityTradeType =
  | 'DRAWDOWN'
  | 'REPAYMENT'
  | 'INTEREST'
  | 'FEE'
  | 'REVALUATION';

export type NetWorthLiabilitiesInput = {
  ids?: Array<string> | null | undefined;
  portfolioIds?: Array<string> | null | undefined;
  kinds?: Array<LiabilityKind> | null | undefined;
  includeEnded?: boolean;
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

export type NetWorthAssetDividendsInput = {
  ids?: Array<string> | null | undefined;
  symbol?: string | null | undefined;
  portfolioIds?: Array<string> | null | undefined;
  states?: Array<ImportState>;
  from?: string | null | undefined;
  to?: string | null | undefined;
  limit?: number;
  cursor?: string | null | undefined;
};

export type PortfolioKind =
  | 'ASSETS'
  | 'LIABILITIES'
  | 'MANUAL'
  | 'RELAY'
  | 'CRYPTO_WALLET'
  | 'BROKER_MIRROR';

export type CostBasisMethod =
  | 'AVERAGE'
  | 'FIFO'
  | 'LIFO'
  | 'HIFO'
  | 'SPECIFIC';

export type GainBetweenInput = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type GetPortfoliosInput = {
  ids?: Array<string> | null | undefined;
  kinds?: Array<PortfolioKind> | null | undefined;
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

export type GetRelayTradesInput = {
  ids?: Array<string> | null | undefined;
  portfolioIds?: Array<string> | null | undefined;
  instrument?: InstrumentSelectorInput | null | undefined;
  states?: Array<ImportState>;
  types?: Array<TradeType> | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  limit?: number;
  cursor?: string | null | undefined;
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

export type PlaceOrderInput = {
  assetId: string;
  brokerAccountId?: string | null | undefined;
  brokerCredentialId?: string | null | undefined;
  side: OrderSide;
  type: OrderType;
  quantity?: string | number | null | undefined;
  notional?: string | number | null | undefined;
  lots?: Array<PositionLotInput> | null | undefined;
  limitPrice?: string | number | null | undefined;
  stopPrice?: string | number | null | undefined;
  premarket?: boolean | null | undefined;
  timeInForce: TimeInForce;
  clientOrderId?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type PositionLotInput = {
  lotId: string;
  quantity: string | number;
};

export type GetPositionsInput = {
  ids?: Array<string> | null | undefined;
  tradingMode?: string | null | undefined;
  brokerAccountId?: string | null | undefined;
  brokerCredentialId?: string | null | undefined;
  limit?: number | null | undefined;
  cursor?: string | null | undefined;
};

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { fetchCurrentUser: { id: string, name: string, email: string, account: { tier: SubscriptionTier, country: string | null, emailVerified: boolean, preferences: { chartStartAtZero: boolean, netWorthAsHomePage: boolean } } } };

export type MyAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAccountQuery = { fetchCurrentUser: { id: string, name: string, email: string, account: { firstName: string | null, lastName: string | null, displayName: string | null, bio: string | null, phone: string | null, country: string | null, timeZone: string, pendingEmail: string | null, emailVerified: boolean, tier: SubscriptionTier, kycStatus: KycStatus, createdAt: string, preferences: { chartStartAtZero: boolean, netWorthAsHomePage: boolean, marketingEmails: boolean, webPushKey: string | null, notifications: Array<{ topic: NotificationTopic, push: boolean, email: boolean }>, quietHours: { fromHour: number, toHour: number } | null }, security: { hasPassword: boolean, mfaEnabled: boolean, mfaMethods: Array<MfaMethod>, recoveryCodesLeft: number, passkeyCount: number, hasAntiPhishingCode: boolean, oauthLinks: Array<{ id: string, provider: OAuthProvider, providerUserId: string, email: string | null, createdAt: string }> } } } };

export type AgreementsQueryVariables = Exact<{ [key: string]: never; }>;


export type AgreementsQuery = { fetchAccountAgreements: Array<{ id: string, type: AgreementType, title: string, version: string, url: string, mandatory: boolean, signed: { signerName: string, signedAt: string } | null }> };

export type AskedByAssistantsQueryVariables = Exact<{
  params?: ListAgentRequestsInput | null | undefined;
}>;


export type AskedByAssistantsQuery = { listAgentRequests: Array<{ id: string, clientName: string, words: string, obstacle: string | null, status: AgentRequestStatus, outcome: string | null, asked: boolean, madeByApp: boolean, createdAt: string, expiresAt: string, details: Array<{ label: string, value: string }> }> };

export type AssistantThreadsQueryVariables = Exact<{ [key: string]: never; }>;


export type AssistantThreadsQuery = { fetchMyAssistantThreads: { nodes: Array<{ id: string, title: string, messageCount: number, lastMessageAt: string }>, quota: { limit: number | null, remaining: number | null, resetsAt: string } } };

export type ShownPartFragment = { type: AssistantPartType, toolName: string | null, success: boolean | null, arguments: Array<{ name: string, value: string }> };

export type ShownMessageFragment = { id: string, role: AssistantRole, status: AssistantMessageStatus, content: string, failureReason: string | null, createdAt: string, parts: Array<{ type: AssistantPartType, toolName: string | null, success: boolean | null, arguments: Array<{ name: string, value: string }> }>, citations: Array<{ title: string, url: string | null, reference: { entityType: AssistantEntityType, entityId: string } | null }> };

export type AssistantTalkQueryVariables = Exact<{
  params: FetchAssistantThreadByIdInput;
}>;


export type AssistantTalkQuery = { fetchAssistantThreadById: { nextCursor: string | null, nodes: Array<{ id: string, role: AssistantRole, status: AssistantMessageStatus, content: string, failureReason: string | null, createdAt: string, parts: Array<{ type: AssistantPartType, toolName: string | null, success: boolean | null, arguments: Array<{ name: string, value: string }> }>, citations: Array<{ title: string, url: string | null, reference: { entityType: AssistantEntityType, entityId: string } | null }> }>, thread: { id: string, title: string, messageCount: number } } };

export type FollowReplySubscriptionVariables = Exact<{
  params: AssistantStreamInput;
}>;


export type FollowReplySubscription = { assistantStream: { sequence: number, type: AssistantStreamEventType, delta: string | null, part: { type: AssistantPartType, toolName: string | null, success: boolean | null, arguments: Array<{ name: string, value: string }> } | null } };

export type CardChargesQueryVariables = Exact<{ [key: string]: never; }>;


export type CardChargesQuery = { fetchPendingUserTransactions: { nodes: Array<{ id: string, status: PendingTransactionStatus, amount: string, currency: string, cardId: string | null, confirmationUrl: string | null, failureReason: string | null, expiresAt: string | null, createdAt: string, deposit: { id: string, status: DepositStatus, withdrawableAt: string | null, failureReason: string | null } | null }> } };

export type CryptoWalletsQueryVariables = Exact<{ [key: string]: never; }>;


export type CryptoWalletsQuery = { fetchCryptoCurrencyWallets: Array<{ id: string, currency: string, chain: Chain, status: CryptoWalletStatus, address: string | null, memo: string | null, qrCodeDataUrl: string | null, balance: string, available: string, minimumDeposit: string, minimumWithdrawal: string, estimatedWithdrawalFee: string, requiredConfirmations: number, simulated: boolean, value: { amount: string, currency: string } | null }> };

export type OutsideWalletsQueryVariables = Exact<{ [key: string]: never; }>;


export type OutsideWalletsQuery = { fetchWhitelistedWallets: Array<{ id: string, label: string | null, currency: string, chain: Chain, address: string, memo: string | null, status: WhitelistStatus, failureReason: string | null, usableAt: string, ownershipMessage: string, travelRule: { selfHosted: boolean, vaspId: string | null, vaspName: string | null, vaspWebsite: string | null, beneficiaryGivenName: string | null, beneficiaryFamilyName: string | null, beneficiaryEntityName: string | null, beneficiaryCountry: string | null, complete: boolean }, nextActions: Array<{ name: string, description: string }> }> };

export type CryptoTransfersQueryVariables = Exact<{
  params?: FetchCryptoCurrencyTransfersInput | null | undefined;
}>;


export type CryptoTransfersQuery = { fetchCryptoCurrencyTransfers: { nextCursor: string | null, nodes: Array<{ id: string, direction: TransferDirection, status: CryptoTransferStatus, currency: string, chain: Chain, amount: string, networkFee: string, fee: string, netAmount: string, toAddress: string, explorerUrl: string | null, confirmations: number | null, requiredConfirmations: number, failureReason: string | null, createdAt: string }> } };

export type KeepersQueryVariables = Exact<{
  params: SearchVASPsInput;
}>;


export type KeepersQuery = { searchVASPs: Array<{ id: string, name: string, country: string | null }> };

export type ExportsQueryVariables = Exact<{
  params?: MyExportJobsInput | null | undefined;
}>;


export type ExportsQuery = { myExportJobs: { nodes: Array<{ id: string, type: ExportType, format: ExportFormat, status: ExportStatus, progressPercent: number, from: string | null, to: string, rowCount: number | null, sizeBytes: number | null, failureReason: string | null, viewed: boolean, expiresAt: string | null, createdAt: string }> } };

export type ExportAddressQueryVariables = Exact<{
  params?: MyExportJobsInput | null | undefined;
}>;


export type ExportAddressQuery = { myExportJobs: { nodes: Array<{ id: string, downloadUrl: string | null }> } };

export type PapersQueryVariables = Exact<{
  params?: NetWorthDocumentsInput | null | undefined;
}>;


export type PapersQuery = { netWorthDocuments: { nextCursor: string | null, nodes: Array<{ id: string, title: string, category: NetWorthDocumentCategory, fileName: string, sizeBytes: number, expiresOn: string | null, note: string | null, uploadedAt: string | null }> } };

export type PaperAddressQueryVariables = Exact<{
  params?: NetWorthDocumentsInput | null | undefined;
}>;


export type PaperAddressQuery = { netWorthDocuments: { nodes: Array<{ id: string, downloadUrl: string | null }> } };

export type AccountPapersQueryVariables = Exact<{
  params?: FetchPlatformInvestAccountDocumentsInput | null | undefined;
}>;


export type AccountPapersQuery = { fetchPlatformInvestAccountDocuments: { nextCursor: string | null, nodes: Array<{ id: string, name: string, issuedOn: string, sizeBytes: number }> } };

export type AccountPaperAddressQueryVariables = Exact<{
  params: FetchPlatformInvestAccountDocumentByIdInput;
}>;


export type AccountPaperAddressQuery = { fetchPlatformInvestAccountDocumentById: { id: string, downloadUrl: string | null } };

export type PaperOwnersQueryVariables = Exact<{ [key: string]: never; }>;


export type PaperOwnersQuery = { netWorthAssets: Array<{ id: string, name: string }>, netWorthLiabilities: Array<{ id: string, name: string }> };

export type ExchangePairsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExchangePairsQuery = { fetchCurrentRates: Array<{ from: string, to: string }> };

export type ExchangesQueryVariables = Exact<{ [key: string]: never; }>;


export type ExchangesQuery = { fetchPendingUserTransactions: { nodes: Array<{ id: string, status: PendingTransactionStatus, amount: string, currency: string, failureReason: string | null, createdAt: string, bought: { amount: string, currency: string } | null }> } };

export type FreshnessFragment = { delayedMinutes: number, stale: boolean, source: string, session: MarketSession };

export type PositionsQueryVariables = Exact<{
  params?: GetPositionsInput | null | undefined;
}>;


export type PositionsQuery = { getPositions: Array<{ id: string, symbol: string, name: string, quantity: string, costBasis: string, marketValue: string | null, currentPrice: string | null, currency: string, priceAsOf: string | null, stale: boolean, asset: { id: string, quote: { delayedMinutes: number, stale: boolean, source: string, session: MarketSession } | null } | null }> };

export type HoldingsQueryVariables = Exact<{
  params?: GetPositionsInput | null | undefined;
}>;


export type HoldingsQuery = { getPositions: Array<{ quantityAvailable: string, brokerAccountId: string, asset: { id: string } | null }> };

export type MarketsQueryVariables = Exact<{ [key: string]: never; }>;


export type MarketsQuery = { bitcoin: { id: string, symbol: string, name: string, currency: string, quote: { price: string, changePercent: string | null, delayedMinutes: number, stale: boolean, source: string, session: MarketSession } | null }, ether: { id: string, symbol: string, name: string, currency: string, quote: { price: string, changePercent: string | null, delayedMinutes: number, stale: boolean, source: string, session: MarketSession } | null }, apple: { id: string, symbol: string, name: string, currency: string, quote: { price: string, changePercent: string | null, delayedMinutes: number, stale: boolean, source: string, session: MarketSession } | null }, microsoft: { id: string, symbol: string, name: string, currency: string, quote: { price: string, changePercent: string | null, delayedMinutes: number, stale: boolean, source: string, session: MarketSession } | null }, wholeMarket: { id: string, symbol: string, name: string, currency: string, quote: { price: string, changePercent: string | null, delayedMinutes: number, stale: boolean, source: string, session: MarketSession } | null } };

export type WatchedFragment = { id: string, symbol: string, name: string, currency: string, quote: { price: string, changePercent: string | null, delayedMinutes: number, stale: boolean, source: string, session: MarketSession } | null };

export type NetWorthQueryVariables = Exact<{ [key: string]: never; }>;


export type NetWorthQuery = { netWorthDashboard: { currency: string, asOf: string, totals: { netWorth: string, totalAssets: string, totalLiabilities: string, monthChange: string | null, monthChangePercent: string | null }, allocation: Array<{ category: NetWorthCategory, value: string, percent: string | null }> } };

export type NetWorthPartsQueryVariables = Exact<{ [key: string]: never; }>;


export type NetWorthPartsQuery = { netWorthDashboard: { currency: string, assets: Array<{ id: string, name: string, category: NetWorthCategory, valueInDisplayCurrency: string | null, stale: boolean }>, liabilities: Array<{ id: string, name: string, kind: LiabilityKind, balanceInDisplayCurrency: string | null }> } };

export type NetWorthHistoryQueryVariables = Exact<{
  params?: NetWorthAssetHistoryInput | null | undefined;
}>;


export type NetWorthHistoryQuery = { netWorthAssetHistory: { currency: string, nodes: Array<{ date: string, value: string, netContributions: string | null, totalLiabilities: string | null, netWorth: string | null }> } };

export type OrderPreviewQueryVariables = Exact<{
  assetId: string;
  order: PlaceOrderInput;
}>;


export type OrderPreviewQuery = { fetchAssetByAssetId: { orderPreview: { currency: string, price: string | null, value: string | null, fees: string | null, cashNeeded: string | null, buyingPowerAfter: string | null, waits: boolean | null, worksAt: string | null, refusals: Array<{ code: string, message: string, field: string | null }> } } };

export type InstrumentFactsQueryVariables = Exact<{
  params: SearchInstrumentsInput;
}>;


export type InstrumentFactsQuery = { searchInstruments: Array<{ id: string, kind: InstrumentKind, symbol: string, name: string, assetClass: AssetClass | null, category: CustomInstrumentCategory | null, currency: string, priceStale: boolean, metadata: Array<{ name: string, value: string }>, latestPrice: { date: string, price: string } | null }> };

export type InstrumentPricesQueryVariables = Exact<{
  params: GetInstrumentPricesInput;
}>;


export type InstrumentPricesQuery = { getInstrumentPrices: { nextCursor: string | null, nodes: Array<{ id: string, date: string, price: string, source: InstrumentPriceSource, note: string | null }> } };

export type HeldThingsQueryVariables = Exact<{ [key: string]: never; }>;


export type HeldThingsQuery = { netWorthAssets: Array<{ id: string, name: string, portfolioId: string | null, brokerAccountId: string | null, instrumentId: string | null, quantity: string | null, price: string | null, value: string | null, wholeValue: string | null, costBasis: string | null, currency: string, valueInDisplayCurrency: string | null, ownershipPercent: string }> };

export type HoldingGainsQueryVariables = Exact<{ [key: string]: never; }>;


export type HoldingGainsQuery = { getPortfolios: Array<{ id: string, name: string, holdings: Array<{ id: string, gain: { total: string, totalPercent: string | null, moneyWeightedReturnPercent: string | null, currency: string } | null }> }> };

export type LedgerStartQueryVariables = Exact<{
  params?: FetchPlatformInvestAccountActivitiesInput | null | undefined;
}>;


export type LedgerStartQuery = { fetchPlatformInvestAccountBalances: { brokerAccountId: string, cashByCurrency: Array<{ amount: string, currency: string }> }, fetchPlatformInvestAccountActivities: { nextCursor: string | null, nodes: Array<{ id: string, type: ActivityType, status: ActivityStatus, occurredAt: string, settlesOn: string | null, netAmount: string, currency: string, description: string }> } };

export type LedgerPageQueryVariables = Exact<{
  params?: FetchPlatformInvestAccountActivitiesInput | null | undefined;
}>;


export type LedgerPageQuery = { fetchPlatformInvestAccountActivities: { nextCursor: string | null, nodes: Array<{ id: string, type: ActivityType, status: ActivityStatus, occurredAt: string, settlesOn: string | null, netAmount: string, currency: string, description: string }> } };

export type LedgerEntryFragment = { id: string, type: ActivityType, status: ActivityStatus, occurredAt: string, settlesOn: string | null, netAmount: string, currency: string, description: string };

export type BankAccountFactsFragment = { id: string, currency: string, accountHolder: string, bankName: string | null, numberMasked: string, status: BankAccountStatus, failureReason: string | null, usableAt: string };

export type BankAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type BankAccountsQuery = { nzd: { id: string, currency: string, accountHolder: string, bankName: string | null, numberMasked: string, status: BankAccountStatus, failureReason: string | null, usableAt: string, replacement: { id: string, currency: string, accountHolder: string, bankName: string | null, numberMasked: string, status: BankAccountStatus, failureReason: string | null, usableAt: string } | null } | null, usd: { id: string, currency: string, accountHolder: string, bankName: string | null, numberMasked: string, status: BankAccountStatus, failureReason: string | null, usableAt: string, replacement: { id: string, currency: string, accountHolder: string, bankName: string | null, numberMasked: string, status: BankAccountStatus, failureReason: string | null, usableAt: string } | null } | null };

export type CashBalancesQueryVariables = Exact<{ [key: string]: never; }>;


export type CashBalancesQuery = { fetchPlatformInvestAccountBalances: { currency: string, withdrawable: string, unsettledCash: string, heldForOrders: string, pendingWithdrawals: string, cashByCurrency: Array<{ amount: string, currency: string }>, interest: Array<{ id: string, currency: string, status: InterestStatus, optedIn: boolean, aprPercent: string, accrued: string, paidToDate: string, nextPaymentOn: string | null }> } };

export type WithdrawalsQueryVariables = Exact<{ [key: string]: never; }>;


export type WithdrawalsQuery = { fetchPendingUserTransactions: { nodes: Array<{ id: string, withdrawal: { id: string, status: WithdrawalStatus, amount: string, currency: string, fee: string, bankAccountNumberMasked: string, failureReason: string | null, estimatedArrivalOn: string | null, createdAt: string } | null }> } };

export type WithdrawalPreviewQueryVariables = Exact<{
  bank: string;
  params: WithdrawalPreviewInput;
}>;


export type WithdrawalPreviewQuery = { fetchSavedBankAccount: { id: string, withdrawalPreview: { fee: string, heldAmount: string, payoutAmount: string | null, payoutCurrency: string, rateSettled: boolean, reviewNeeded: boolean, estimatedArrivalOn: string | null, refusals: Array<{ code: WithdrawalRefusalCode, message: string }> } } | null };

export type LiveAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveAccountQuery = { fetchPlatformInvestAccountConfig: { brokerAccountId: string | null, baseCurrency: string } };

export type WorthQueryVariables = Exact<{ [key: string]: never; }>;


export type WorthQuery = { netWorthDashboard: { pendingConfirmations: number, savingsRatePercent: string | null, currency: string, asOf: string, totals: { netWorth: string, totalAssets: string, totalLiabilities: string, totalMonthlyExpenses: string, totalAnnualIncome: string, liquidAssets: string, unpricedCount: number, unpricedFlowCount: number, monthChange: string | null, monthChangePercent: string | null, currency: string }, assets: Array<{ id: string, name: string, category: NetWorthCategory, portfolioId: string | null, brokerAccountId: string | null, instrumentId: string | null, quantity: string | null, currency: string, value: string | null, valueInDisplayCurrency: string | null, equityInDisplayCurrency: string | null, ownershipPercent: string, valuedOn: string | null, stale: boolean, linkedLiabilityIds: Array<string> }>, allocation: Array<{ category: NetWorthCategory, value: string, percent: string | null }> } };

export type DebtsQueryVariables = Exact<{
  params?: NetWorthLiabilitiesInput | null | undefined;
}>;


export type DebtsQuery = { netWorthLiabilities: Array<{ id: string, name: string, kind: LiabilityKind, lender: string | null, currency: string, originalAmount: string, balance: string, wholeBalance: string, balanceInDisplayCurrency: string | null, ownershipPercent: string, interestRatePercent: string | null, rateType: LiabilityRateType | null, fixedEndsOn: string | null, startsOn: string, maturesOn: string | null, repaymentAmount: string | null, repaymentFrequency: Frequency | null, interestOnlyEndsOn: string | null, autoAmortize: boolean, linkedNetWorthAssetId: string | null, creditLimit: string | null, paidOffOn: string | null, remainingInterest: string | null, archived: boolean, nextPayment: { date: string, payment: string } | null }> };

export type DebtBookQueryVariables = Exact<{
  params?: NetWorthLiabilitiesInput | null | undefined;
}>;


export type DebtBookQuery = { netWorthLiabilities: Array<{ id: string, trades: { nextCursor: string | null, nodes: Array<{ id: string, type: LiabilityTradeType, date: string, amount: string, interest: string, note: string | null }> }, schedule: Array<{ date: string, payment: string, principal: string, interest: string, balance: string }> }> };

export type GoalsQueryVariables = Exact<{
  params?: NetWorthGoalsInput | null | undefined;
}>;


export type GoalsQuery = { netWorthGoals: Array<{ id: string, name: string, kind: GoalKind, status: GoalStatus, targetAmount: string, currentAmount: string, unpricedCount: number, progressPercent: string, currency: string, targetOn: string | null, monthlyContribution: string | null, requiredMonthlyContribution: string | null, expectedReturnPercent: string | null, projectedOn: string | null, projectedAmount: string | null, priority: number, fundingRules: Array<{ portfolioId: string | null, netWorthAssetId: string | null, sharePercent: string, amount: string | null }> }> };

export type FlowsQueryVariables = Exact<{ [key: string]: never; }>;


export type FlowsQuery = { netWorthIncomes: Array<{ id: string, name: string, category: IncomeCategory, amount: string, currency: string, frequency: Frequency, afterTax: boolean, startsOn: string, endsOn: string | null, growthPercent: string | null, linkedNetWorthAssetId: string | null, note: string | null }>, netWorthExpenses: Array<{ id: string, name: string, category: ExpenseCategory, amount: string, currency: string, frequency: Frequency, essential: boolean, startsOn: string, endsOn: string | null, inflationPercent: string | null, linkedLiabilityId: string | null, note: string | null }> };

export type FlowHistoryQueryVariables = Exact<{
  incomes?: NetWorthIncomeHistoryInput | null | undefined;
  expenses?: NetWorthExpenseHistoryInput | null | undefined;
}>;


export type FlowHistoryQuery = { incomes: { currency: string, nodes: Array<{ date: string, monthlyAmount: string }> }, expenses: { nodes: Array<{ date: string, monthlyAmount: string }> } };

export type OpeningCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type OpeningCheckQuery = { fetchKYC: { status: KycStatus, accountType: KycAccountType, canSubmit: boolean, submittedAt: string | null, sections: Array<{ section: KycSection, status: KycSectionStatus, required: boolean }>, problems: Array<{ section: KycSection, message: string }>, requests: Array<{ id: string, section: KycSection, message: string, resolvedAt: string | null }>, contact: { phone: string, address: { line1: string, line2: string | null, city: string, region: string | null, postalCode: string | null, country: string } } | null, identity: { givenName: string, middleName: string | null, familyName: string, dateOfBirth: string, citizenships: Array<string>, countryOfTaxResidence: string, taxIdType: TaxIdType | null, taxIdMasked: string | null, fundingSources: Array<FundingSource>, countryOfBirth: string | null, visaType: string | null, visaExpiresOn: string | null, permanentResident: boolean | null, annualIncome: { min: string | null, max: string | null, currency: string } | null, liquidNetWorth: { min: string | null, max: string | null, currency: string } | null, totalNetWorth: { min: string | null, max: string | null, currency: string } | null, coHolder: { givenName: string, middleName: string | null, familyName: string, email: string, dateOfBirth: string, citizenships: Array<string>, countryOfTaxResidence: string, taxIdMasked: string | null } | null } | null, disclosures: { controlPerson: boolean, controlledCompanies: Array<string>, affiliatedWithExchangeOrFinra: boolean, affiliatedFirm: string | null, politicallyExposed: boolean, immediateFamilyExposed: boolean, politicallyExposedNames: Array<string>, employmentStatus: EmploymentStatus, employerName: string | null, position: string | null, usPerson: boolean } | null, trustedContact: { declined: boolean, givenName: string | null, familyName: string | null, email: string | null, phone: string | null } | null, company: { legalName: string, tradingName: string | null, companyNumber: string | null, nzbn: string | null, country: string, incorporatedOn: string | null, entityType: KycEntityType, sourceOfFunds: string | null, address: { line1: string, line2: string | null, city: string, region: string | null, postalCode: string | null, country: string }, people: Array<{ givenName: string, familyName: string, dateOfBirth: string | null, email: string | null, ownershipPercent: string | null, roles: Array<KycPersonRole> }> } | null, documents: Array<{ id: string, type: KycDocumentType, side: KycDocumentSide | null, coHolder: boolean, fileName: string, sizeBytes: number, status: KycDocumentStatus, failureReason: string | null, createdAt: string }>, agreements: Array<{ type: AgreementType, title: string, version: string, url: string, signed: { signerName: string, signedAt: string } | null }>, w8ben: { id: string, status: W8BenStatus, expiresOn: string } | null, idv: { id: string, provider: string, outcome: IdvOutcome, failureReason: string | null } | null } };

export type KeptRangeFragment = { min: string | null, max: string | null, currency: string };

export type TaxFormAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type TaxFormAddressQuery = { fetchKYC: { w8ben: { id: string, downloadUrl: string } | null } };

export type PlansOnSaleQueryVariables = Exact<{
  params?: ListSubscriptionsInput | null | undefined;
}>;


export type PlansOnSaleQuery = { listSubscriptions: Array<{ id: string, tier: SubscriptionTier, name: string, description: string, features: Array<string>, trialDays: number, prices: Array<{ interval: SubscriptionInterval, amount: string, currency: string }> }> };

export type PlanReceiptsQueryVariables = Exact<{
  params?: ListUserSubscriptionsInput | null | undefined;
}>;


export type PlanReceiptsQuery = { listUserSubscriptions: Array<{ id: string, receipts: Array<{ id: string, number: string, planName: string, interval: SubscriptionInterval, periodStartsAt: string, periodEndsAt: string, status: PlanReceiptStatus, paidAt: string, refundedAt: string | null, cardBrand: CardBrand, cardLast4: string, amount: { amount: string, currency: string }, discount: { amount: string, currency: string } | null, refundedAmount: { amount: string, currency: string } | null }> }> };

export type PlanReceiptAddressesQueryVariables = Exact<{
  params?: ListUserSubscriptionsInput | null | undefined;
}>;


export type PlanReceiptAddressesQuery = { listUserSubscriptions: Array<{ id: string, receipts: Array<{ id: string, downloadUrl: string }> }> };

export type PortfolioFilesQueryVariables = Exact<{
  params: NetWorthPortfolioFilesInput;
}>;


export type PortfolioFilesQuery = { netWorthPortfolioFiles: { nextCursor: string | null, nodes: Array<{ id: string, fileName: string, sizeBytes: number, extractionStatus: FileExtractionStatus, failureCode: FileExtractionFailure | null, failureReason: string | null, broker: string | null, periodStartsOn: string | null, periodEndsOn: string | null, rowCount: number, pendingCount: number, createdAt: string }> } };

export type FileRowsQueryVariables = Exact<{
  params: NetWorthPortfolioFilesInput;
}>;


export type FileRowsQuery = { netWorthPortfolioFiles: { nodes: Array<{ id: string, extracted: Array<{ rowNumber: number, rawText: string, confidencePercent: string, duplicateOfId: string | null, problem: string | null, trade: { id: string, type: TradeType, state: ImportState, tradedOn: string, quantity: string | null, price: string | null, currency: string, instrument: { id: string, name: string } } | null, dividend: { id: string, state: ImportState, paidOn: string, netAmount: string, currency: string, instrument: { id: string, name: string } } | null }> }> } };

export type PortfolioFiguresQueryVariables = Exact<{
  params?: GetPortfoliosInput | null | undefined;
}>;


export type PortfolioFiguresQuery = { getPortfolios: Array<{ id: string, name: string, kind: PortfolioKind, default: boolean, parentId: string | null, currency: string, costBasisMethod: CostBasisMethod, financialYearEnd: string, ownershipPercent: string, value: string, unpricedCount: number, costBasis: string, lastSyncedAt: string | null, gain: { capital: string, income: string, currencyEffect: string, total: string, realizedGain: string, unrealizedGain: string, fees: string, totalPercent: string | null, timeWeightedReturnPercent: string | null, timeWeightedReturnAnnualizedPercent: string | null, moneyWeightedReturnPercent: string | null, currency: string }, children: Array<{ id: string, name: string, value: string, currency: string }> }> };

export type PortfolioHoldingsQueryVariables = Exact<{
  params?: GetPortfoliosInput | null | undefined;
}>;


export type PortfolioHoldingsQuery = { getPortfolios: Array<{ id: string, holdings: Array<{ id: string, quantity: string, averageCost: string, costBasis: string, price: string | null, stale: boolean, value: string | null, currency: string, ownershipPercent: string, instrument: { id: string, kind: InstrumentKind, symbol: string, name: string }, gain: { total: string, totalPercent: string | null, currency: string } | null }> }> };

export type HoldingLotsQueryVariables = Exact<{
  params?: GetPortfoliosInput | null | undefined;
}>;


export type HoldingLotsQuery = { getPortfolios: Array<{ id: string, holdings: Array<{ id: string, lots: Array<{ tradeId: string, tradedOn: string, quantity: string, remainingQuantity: string, unitCost: string }> }> }> };

export type PortfolioGainsQueryVariables = Exact<{
  params?: GetPortfoliosInput | null | undefined;
  between?: GainBetweenInput | null | undefined;
}>;


export type PortfolioGainsQuery = { getPortfolios: Array<{ id: string, gainBetween: { startValue: string | null, endValue: string | null, cashflow: string | null, income: string | null, gain: string | null, gainPercent: string | null, unpricedCount: number, currency: string }, holdings: Array<{ id: string, instrument: { id: string, name: string }, gainBetween: { gain: string | null, gainPercent: string | null, currency: string } }> }> };

export type PortfolioTradesQueryVariables = Exact<{
  params?: GetRelayTradesInput | null | undefined;
}>;


export type PortfolioTradesQuery = { getRelayTrades: { nextCursor: string | null, nodes: Array<{ id: string, portfolioId: string, type: TradeType, state: ImportState, origin: TradeOrigin, tradedOn: string, quantity: string | null, price: string | null, currency: string, exchangeRate: string | null, fee: string, feeCurrency: string, value: string, costBasis: string | null, capitalAmount: string | null, note: string | null, instrument: { id: string, symbol: string, name: string }, ratio: { numerator: number, denominator: number } | null }> } };

export type PortfolioDividendsQueryVariables = Exact<{
  params?: NetWorthAssetDividendsInput | null | undefined;
}>;


export type PortfolioDividendsQuery = { netWorthAssetDividends: { nextCursor: string | null, nodes: Array<{ id: string, symbol: string, state: ImportState, origin: TradeOrigin, exDate: string | null, paidOn: string, quantity: string, grossAmount: string, withholdingTax: string, imputationCredits: string, netAmount: string, currency: string, reinvestTradeId: string | null, note: string | null, instrument: { id: string, name: string } }> } };

export type PortfolioCourseQueryVariables = Exact<{
  params?: GetPortfolioHistoryInput | null | undefined;
  portfolio?: GetPortfoliosInput | null | undefined;
}>;


export type PortfolioCourseQuery = { getPortfolios: Array<{ id: string }>, getPortfolioHistory: { currency: string, points: Array<{ at: string, equity: string, cashflow: string | null, timeWeightedReturnPercent: string | null }> } };

export type BenchmarksQueryVariables = Exact<{ [key: string]: never; }>;


export type BenchmarksQuery = { wholeMarket: { id: string, symbol: string, name: string, currency: string }, largeCompanies: { id: string, symbol: string, name: string, currency: string }, bitcoin: { id: string, symbol: string, name: string, currency: string } };

export type BenchmarkFragment = { id: string, symbol: string, name: string, currency: string };

export type BenchmarkSinceQueryVariables = Exact<{
  bars: GetStockHistoricalDataInput;
  assetId: string;
}>;


export type BenchmarkSinceQuery = { getStockHistoricalData: { nodes: Array<{ close: string }> }, fetchAssetByAssetId: { quote: { price: string } | null } };

export type FoundInstrumentsQueryVariables = Exact<{
  params: SearchInstrumentsInput;
}>;


export type FoundInstrumentsQuery = { searchInstruments: Array<{ id: string, symbol: string, name: string, currency: string }> };

export type PortfolioListQueryVariables = Exact<{ [key: string]: never; }>;


export type PortfolioListQuery = { getPortfolios: Array<{ id: string, name: string, kind: PortfolioKind, default: boolean, parentId: string | null, currency: string, value: string, unpricedCount: number, gain: { total: string, totalPercent: string | null, currency: string } }> };

export type ShareableQueryVariables = Exact<{
  params?: NetWorthDashboardInput | null | undefined;
}>;


export type ShareableQuery = { netWorthDashboard: { savingsRatePercent: string | null, currency: string, asOf: string, totals: { netWorth: string, totalAssets: string, totalLiabilities: string, debtToAssetPercent: string | null, monthChangePercent: string | null, unpricedCount: number, totalAnnualIncome: string, totalMonthlyExpenses: string, unpricedFlowCount: number }, allocation: Array<{ category: NetWorthCategory, value: string, percent: string | null, unpricedCount: number }>, assets: Array<{ id: string, name: string, symbol: string | null, category: NetWorthCategory, value: string | null, costBasis: string | null, valueInDisplayCurrency: string | null }>, liabilities: Array<{ id: string, name: string, kind: LiabilityKind, balanceInDisplayCurrency: string | null }>, goals: Array<{ id: string, name: string, kind: GoalKind, status: GoalStatus, targetAmount: string, currentAmount: string, currency: string, progressPercent: string, targetOn: string | null }> } };

export type ShareableHistoryQueryVariables = Exact<{
  params?: NetWorthAssetHistoryInput | null | undefined;
}>;


export type ShareableHistoryQuery = { netWorthAssetHistory: { currency: string, nodes: Array<{ date: string, value: string }> } };

export type PortfolioNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type PortfolioNamesQuery = { getPortfolios: Array<{ id: string, name: string, kind: PortfolioKind, default: boolean }> };

export type SimulatedHereQueryVariables = Exact<{ [key: string]: never; }>;


export type SimulatedHereQuery = { healthCheck: { simulatedParties: Array<SimulatedParty> } };

export const me = `query Me{fetchCurrentUser{id name email account{tier country emailVerified preferences{chartStartAtZero netWorthAsHomePage}}}}` as Operation<
  MeQuery, MeQueryVariables, 'Query'
>;

export const myAccount = `query MyAccount{fetchCurrentUser{id name email account{firstName lastName displayName bio phone country timeZone pendingEmail emailVerified tier kycStatus createdAt preferences{chartStartAtZero netWorthAsHomePage marketingEmails notifications{topic push email}quietHours{fromHour toHour}webPushKey}security{hasPassword mfaEnabled mfaMethods recoveryCodesLeft passkeyCount hasAntiPhishingCode oauthLinks{id provider providerUserId email createdAt}}}}}` as Operation<
  MyAccountQuery, MyAccountQueryVariables, 'Query'
>;

export const agreements = `query Agreements{fetchAccountAgreements{id type title version url mandatory signed{signerName signedAt}}}` as Operation<
  AgreementsQuery, AgreementsQueryVariables, 'Query'
>;

export const askedByAssistants = `query AskedByAssistants($params:ListAgentRequestsInput){listAgentRequests(params:$params){id clientName words details{label value}obstacle status outcome asked madeByApp createdAt expiresAt}}` as Operation<
  AskedByAssistantsQuery, AskedByAssistantsQueryVariables, 'Query'
>;

export const assistantThreads = `query AssistantThreads{fetchMyAssistantThreads(params:{archived:false limit:100}){nodes{id title messageCount lastMessageAt}quota{limit remaining resetsAt}}}` as Operation<
  AssistantThreadsQuery, AssistantThreadsQueryVariables, 'Query'
>;

export const assistantTalk = `query AssistantTalk($params:FetchAssistantThreadByIdInput!){fetchAssistantThreadById(params:$params){nodes{...ShownMessage}thread{id title messageCount}nextCursor}}fragment ShownMessage on AssistantMessage{id role status content failureReason createdAt parts{...ShownPart}citations{title url reference{entityType entityId}}}fragment ShownPart on AssistantPart{type toolName success arguments{name value}}` as Operation<
  AssistantTalkQuery, AssistantTalkQueryVariables, 'Query'
>;

export const followReply = `subscription FollowReply($params:AssistantStreamInput!){assistantStream(params:$params){sequence type delta part{...ShownPart}}}fragment ShownPart on AssistantPart{type toolName success arguments{name value}}` as Operation<
  FollowReplySubscription, FollowReplySubscriptionVariables, 'Subscription'
>;

export const cardCharges = `query CardCharges{fetchPendingUserTransactions(params:{kinds:[CARD_CHARGE]limit:10}){nodes{id status amount currency cardId confirmationUrl failureReason expiresAt createdAt deposit{id status withdrawableAt failureReason}}}}` as Operation<
  CardChargesQuery, CardChargesQueryVariables, 'Query'
>;

export const cryptoWallets = `query CryptoWallets{fetchCryptoCurrencyWallets{id currency chain status address memo qrCodeDataUrl balance available value{amount currency}minimumDeposit minimumWithdrawal estimatedWithdrawalFee requiredConfirmations simulated}}` as Operation<
  CryptoWalletsQuery, CryptoWalletsQueryVariables, 'Query'
>;

export const outsideWallets = `query OutsideWallets{fetchWhitelistedWallets{id label currency chain address memo status failureReason usableAt travelRule{selfHosted vaspId vaspName vaspWebsite beneficiaryGivenName beneficiaryFamilyName beneficiaryEntityName beneficiaryCountry complete}nextActions{name description}ownershipMessage}}` as Operation<
  OutsideWalletsQuery, OutsideWalletsQueryVariables, 'Query'
>;

export const cryptoTransfers = `query CryptoTransfers($params:FetchCryptoCurrencyTransfersInput){fetchCryptoCurrencyTransfers(params:$params){nodes{id direction status currency chain amount networkFee fee netAmount toAddress explorerUrl confirmations requiredConfirmations failureReason createdAt}nextCursor}}` as Operation<
  CryptoTransfersQuery, CryptoTransfersQueryVariables, 'Query'
>;

export const keepers = `query Keepers($params:SearchVASPsInput!){searchVASPs(params:$params){id name country}}` as Operation<
  KeepersQuery, KeepersQueryVariables, 'Query'
>;

export const exports = `query Exports($params:MyExportJobsInput){myExportJobs(params:$params){nodes{id type format status progressPercent from to rowCount sizeBytes failureReason viewed expiresAt createdAt}}}` as Operation<
  ExportsQuery, ExportsQueryVariables, 'Query'
>;

export const exportAddress = `query ExportAddress($params:MyExportJobsInput){myExportJobs(params:$params){nodes{id downloadUrl}}}` as Operation<
  ExportAddressQuery, ExportAddressQueryVariables, 'Query'
>;

export const papers = `query Papers($params:NetWorthDocumentsInput){netWorthDocuments(params:$params){nodes{id title category fileName sizeBytes expiresOn note uploadedAt}nextCursor}}` as Operation<
  PapersQuery, PapersQueryVariables, 'Query'
>;

export const paperAddress = `query PaperAddress($params:NetWorthDocumentsInput){netWorthDocuments(params:$params){nodes{id downloadUrl}}}` as Operation<
  PaperAddressQuery, PaperAddressQueryVariables, 'Query'
>;

export const accountPapers = `query AccountPapers($params:FetchPlatformInvestAccountDocumentsInput){fetchPlatformInvestAccountDocuments(params:$params){nodes{id name issuedOn sizeBytes}nextCursor}}` as Operation<
  AccountPapersQuery, AccountPapersQueryVariables, 'Query'
>;

export const accountPaperAddress = `query AccountPaperAddress($params:FetchPlatformInvestAccountDocumentByIdInput!){fetchPlatformInvestAccountDocumentById(params:$params){id downloadUrl}}` as Operation<
  AccountPaperAddressQuery, AccountPaperAddressQueryVariables, 'Query'
>;

export const paperOwners = `query PaperOwners{netWorthAssets{id name}netWorthLiabilities{id name}}` as Operation<
  PaperOwnersQuery, PaperOwnersQueryVariables, 'Query'
>;

export const exchangePairs = `query ExchangePairs{fetchCurrentRates{from to}}` as Operation<
  ExchangePairsQuery, ExchangePairsQueryVariables, 'Query'
>;

export const exchanges = `query Exchanges{fetchPendingUserTransactions(params:{kinds:[EXCHANGE]limit:10}){nodes{id status amount currency bought{amount currency}failureReason createdAt}}}` as Operation<
  ExchangesQuery, ExchangesQueryVariables, 'Query'
>;

export const positions = `query Positions($params:GetPositionsInput){getPositions(params:$params){id symbol name quantity costBasis marketValue currentPrice currency priceAsOf stale asset{id quote{...Freshness}}}}fragment Freshness on StockPrice{delayedMinutes stale source session}` as Operation<
  PositionsQuery, PositionsQueryVariables, 'Query'
>;

export const holdings = `query Holdings($params:GetPositionsInput){getPositions(params:$params){quantityAvailable brokerAccountId asset{id}}}` as Operation<
  HoldingsQuery, HoldingsQueryVariables, 'Query'
>;

export const markets = `query Markets{bitcoin:fetchAssetByTicker(params:{ticker:"BTC"}){...Watched}ether:fetchAssetByTicker(params:{ticker:"ETH"}){...Watched}apple:fetchAssetByTicker(params:{ticker:"AAPL"}){...Watched}microsoft:fetchAssetByTicker(params:{ticker:"MSFT"}){...Watched}wholeMarket:fetchAssetByTicker(params:{ticker:"VTI"}){...Watched}}fragment Watched on Asset{id symbol name currency quote{price changePercent ...Freshness}}fragment Freshness on StockPrice{delayedMinutes stale source session}` as Operation<
  MarketsQuery, MarketsQueryVariables, 'Query'
>;

export const netWorth = `query NetWorth{netWorthDashboard{totals{netWorth totalAssets totalLiabilities monthChange monthChangePercent}allocation{category value percent}currency asOf}}` as Operation<
  NetWorthQuery, NetWorthQueryVariables, 'Query'
>;

export const netWorthParts = `query NetWorthParts{netWorthDashboard{currency assets{id name category valueInDisplayCurrency stale}liabilities{id name kind balanceInDisplayCurrency}}}` as Operation<
  NetWorthPartsQuery, NetWorthPartsQueryVariables, 'Query'
>;

export const netWorthHistory = `query NetWorthHistory($params:NetWorthAssetHistoryInput){netWorthAssetHistory(params:$params){nodes{date value netContributions totalLiabilities netWorth}currency}}` as Operation<
  NetWorthHistoryQuery, NetWorthHistoryQueryVariables, 'Query'
>;

export const orderPreview = `query OrderPreview($assetId:ID!$order:PlaceOrderInput!){fetchAssetByAssetId(params:{assetId:$assetId}){orderPreview(params:$order){refusals{code message field}currency price value fees cashNeeded buyingPowerAfter waits worksAt}}}` as Operation<
  OrderPreviewQuery, OrderPreviewQueryVariables, 'Query'
>;

export const instrumentFacts = `query InstrumentFacts($params:SearchInstrumentsInput!){searchInstruments(params:$params){id kind symbol name assetClass category currency metadata{name value}latestPrice{date price}priceStale}}` as Operation<
  InstrumentFactsQuery, InstrumentFactsQueryVariables, 'Query'
>;

export const instrumentPrices = `query InstrumentPrices($params:GetInstrumentPricesInput!){getInstrumentPrices(params:$params){nodes{id date price source note}nextCursor}}` as Operation<
  InstrumentPricesQuery, InstrumentPricesQueryVariables, 'Query'
>;

export const heldThings = `query HeldThings{netWorthAssets{id name portfolioId brokerAccountId instrumentId quantity price value wholeValue costBasis currency valueInDisplayCurrency ownershipPercent}}` as Operation<
  HeldThingsQuery, HeldThingsQueryVariables, 'Query'
>;

export const holdingGains = `query HoldingGains{getPortfolios{id name holdings{id gain{total totalPercent moneyWeightedReturnPercent currency}}}}` as Operation<
  HoldingGainsQuery, HoldingGainsQueryVariables, 'Query'
>;

export const ledgerStart = `query LedgerStart($params:FetchPlatformInvestAccountActivitiesInput){fetchPlatformInvestAccountBalances{brokerAccountId cashByCurrency{amount currency}}fetchPlatformInvestAccountActivities(params:$params){nodes{...LedgerEntry}nextCursor}}fragment LedgerEntry on PlatformInvestAccountActivity{id type status occurredAt settlesOn netAmount currency description}` as Operation<
  LedgerStartQuery, LedgerStartQueryVariables, 'Query'
>;

export const ledgerPage = `query LedgerPage($params:FetchPlatformInvestAccountActivitiesInput){fetchPlatformInvestAccountActivities(params:$params){nodes{...LedgerEntry}nextCursor}}fragment LedgerEntry on PlatformInvestAccountActivity{id type status occurredAt settlesOn netAmount currency description}` as Operation<
  LedgerPageQuery, LedgerPageQueryVariables, 'Query'
>;

export const bankAccounts = `query BankAccounts{nzd:fetchSavedBankAccount(params:{currency:"NZD"}){...BankAccountFacts replacement{...BankAccountFacts}}usd:fetchSavedBankAccount(params:{currency:"USD"}){...BankAccountFacts replacement{...BankAccountFacts}}}fragment BankAccountFacts on SavedBankAccount{id currency accountHolder bankName numberMasked status failureReason usableAt}` as Operation<
  BankAccountsQuery, BankAccountsQueryVariables, 'Query'
>;

export const cashBalances = `query CashBalances{fetchPlatformInvestAccountBalances{currency withdrawable unsettledCash heldForOrders pendingWithdrawals cashByCurrency{amount currency}interest{id currency status optedIn aprPercent accrued paidToDate nextPaymentOn}}}` as Operation<
  CashBalancesQuery, CashBalancesQueryVariables, 'Query'
>;

export const withdrawals = `query Withdrawals{fetchPendingUserTransactions(params:{kinds:[WITHDRAWAL]limit:10}){nodes{id withdrawal{id status amount currency fee bankAccountNumberMasked failureReason estimatedArrivalOn createdAt}}}}` as Operation<
  WithdrawalsQuery, WithdrawalsQueryVariables, 'Query'
>;

export const withdrawalPreview = `query WithdrawalPreview($bank:CurrencyCode!$params:WithdrawalPreviewInput!){fetchSavedBankAccount(params:{currency:$bank}){id withdrawalPreview(params:$params){fee heldAmount payoutAmount payoutCurrency rateSettled reviewNeeded estimatedArrivalOn refusals{code message}}}}` as Operation<
  WithdrawalPreviewQuery, WithdrawalPreviewQueryVariables, 'Query'
>;

export const liveAccount = `query LiveAccount{fetchPlatformInvestAccountConfig{brokerAccountId baseCurrency}}` as Operation<
  LiveAccountQuery, LiveAccountQueryVariables, 'Query'
>;

export const worth = `query Worth{netWorthDashboard{totals{netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome liquidAssets unpricedCount unpricedFlowCount monthChange monthChangePercent currency}assets{id name category portfolioId brokerAccountId instrumentId quantity currency value valueInDisplayCurrency equityInDisplayCurrency ownershipPercent valuedOn stale linkedLiabilityIds}allocation{category value percent}pendingConfirmations savingsRatePercent currency asOf}}` as Operation<
  WorthQuery, WorthQueryVariables, 'Query'
>;

export const debts = `query Debts($params:NetWorthLiabilitiesInput){netWorthLiabilities(params:$params){id name kind lender currency originalAmount balance wholeBalance balanceInDisplayCurrency ownershipPercent interestRatePercent rateType fixedEndsOn startsOn maturesOn repaymentAmount repaymentFrequency interestOnlyEndsOn autoAmortize linkedNetWorthAssetId creditLimit nextPayment{date payment}paidOffOn remainingInterest archived}}` as Operation<
  DebtsQuery, DebtsQueryVariables, 'Query'
>;

export const debtBook = `query DebtBook($params:NetWorthLiabilitiesInput){netWorthLiabilities(params:$params){id trades(params:{limit:50}){nodes{id type date amount interest note}nextCursor}schedule{date payment principal interest balance}}}` as Operation<
  DebtBookQuery, DebtBookQueryVariables, 'Query'
>;

export const goals = `query Goals($params:NetWorthGoalsInput){netWorthGoals(params:$params){id name kind status targetAmount currentAmount unpricedCount progressPercent currency targetOn monthlyContribution requiredMonthlyContribution expectedReturnPercent projectedOn projectedAmount priority fundingRules{portfolioId netWorthAssetId sharePercent amount}}}` as Operation<
  GoalsQuery, GoalsQueryVariables, 'Query'
>;

export const flows = `query Flows{netWorthIncomes{id name category amount currency frequency afterTax startsOn endsOn growthPercent linkedNetWorthAssetId note}netWorthExpenses{id name category amount currency frequency essential startsOn endsOn inflationPercent linkedLiabilityId note}}` as Operation<
  FlowsQuery, FlowsQueryVariables, 'Query'
>;

export const flowHistory = `query FlowHistory($incomes:NetWorthIncomeHistoryInput$expenses:NetWorthExpenseHistoryInput){incomes:netWorthIncomeHistory(params:$incomes){nodes{date monthlyAmount}currency}expenses:netWorthExpenseHistory(params:$expenses){nodes{date monthlyAmount}}}` as Operation<
  FlowHistoryQuery, FlowHistoryQueryVariables, 'Query'
>;

export const openingCheck = `query OpeningCheck{fetchKYC{status accountType canSubmit sections{section status required}problems{section message}requests{id section message resolvedAt}contact{phone address{line1 line2 city region postalCode country}}identity{givenName middleName familyName dateOfBirth citizenships countryOfTaxResidence taxIdType taxIdMasked fundingSources countryOfBirth visaType visaExpiresOn permanentResident annualIncome{...KeptRange}liquidNetWorth{...KeptRange}totalNetWorth{...KeptRange}coHolder{givenName middleName familyName email dateOfBirth citizenships countryOfTaxResidence taxIdMasked}}disclosures{controlPerson controlledCompanies affiliatedWithExchangeOrFinra affiliatedFirm politicallyExposed immediateFamilyExposed politicallyExposedNames employmentStatus employerName position usPerson}trustedContact{declined givenName familyName email phone}company{legalName tradingName companyNumber nzbn country incorporatedOn entityType address{line1 line2 city region postalCode country}people{givenName familyName dateOfBirth email ownershipPercent roles}sourceOfFunds}documents{id type side coHolder fileName sizeBytes status failureReason createdAt}agreements{type title version url signed{signerName signedAt}}w8ben{id status expiresOn}idv{id provider outcome failureReason}submittedAt}}fragment KeptRange on MoneyRange{min max currency}` as Operation<
  OpeningCheckQuery, OpeningCheckQueryVariables, 'Query'
>;

export const taxFormAddress = `query TaxFormAddress{fetchKYC{w8ben{id downloadUrl}}}` as Operation<
  TaxFormAddressQuery, TaxFormAddressQueryVariables, 'Query'
>;

export const plansOnSale = `query PlansOnSale($params:ListSubscriptionsInput){listSubscriptions(params:$params){id tier name description prices{interval amount currency}features trialDays}}` as Operation<
  PlansOnSaleQuery, PlansOnSaleQueryVariables, 'Query'
>;

export const planReceipts = `query PlanReceipts($params:ListUserSubscriptionsInput){listUserSubscriptions(params:$params){id receipts{id number planName interval periodStartsAt periodEndsAt amount{amount currency}discount{amount currency}status paidAt refundedAt refundedAmount{amount currency}cardBrand cardLast4}}}` as Operation<
  PlanReceiptsQuery, PlanReceiptsQueryVariables, 'Query'
>;

export const planReceiptAddresses = `query PlanReceiptAddresses($params:ListUserSubscriptionsInput){listUserSubscriptions(params:$params){id receipts{id downloadUrl}}}` as Operation<
  PlanReceiptAddressesQuery, PlanReceiptAddressesQueryVariables, 'Query'
>;

export const portfolioFiles = `query PortfolioFiles($params:NetWorthPortfolioFilesInput!){netWorthPortfolioFiles(params:$params){nodes{id fileName sizeBytes extractionStatus failureCode failureReason broker periodStartsOn periodEndsOn rowCount pendingCount createdAt}nextCursor}}` as Operation<
  PortfolioFilesQuery, PortfolioFilesQueryVariables, 'Query'
>;

export const fileRows = `query FileRows($params:NetWorthPortfolioFilesInput!){netWorthPortfolioFiles(params:$params){nodes{id extracted{rowNumber rawText confidencePercent trade{id type state tradedOn quantity price currency instrument{id name}}dividend{id state paidOn netAmount currency instrument{id name}}duplicateOfId problem}}}}` as Operation<
  FileRowsQuery, FileRowsQueryVariables, 'Query'
>;

export const portfolioFigures = `query PortfolioFigures($params:GetPortfoliosInput){getPortfolios(params:$params){id name kind default parentId currency costBasisMethod financialYearEnd ownershipPercent value unpricedCount costBasis gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent timeWeightedReturnPercent timeWeightedReturnAnnualizedPercent moneyWeightedReturnPercent currency}children{id name value currency}lastSyncedAt}}` as Operation<
  PortfolioFiguresQuery, PortfolioFiguresQueryVariables, 'Query'
>;

export const portfolioHoldings = `query PortfolioHoldings($params:GetPortfoliosInput){getPortfolios(params:$params){id holdings{id instrument{id kind symbol name}quantity averageCost costBasis price stale value currency ownershipPercent gain{total totalPercent currency}}}}` as Operation<
  PortfolioHoldingsQuery, PortfolioHoldingsQueryVariables, 'Query'
>;

export const holdingLots = `query HoldingLots($params:GetPortfoliosInput){getPortfolios(params:$params){id holdings{id lots{tradeId tradedOn quantity remainingQuantity unitCost}}}}` as Operation<
  HoldingLotsQuery, HoldingLotsQueryVariables, 'Query'
>;

export const portfolioGains = `query PortfolioGains($params:GetPortfoliosInput$between:GainBetweenInput){getPortfolios(params:$params){id gainBetween(params:$between){startValue endValue cashflow income gain gainPercent unpricedCount currency}holdings{id instrument{id name}gainBetween(params:$between){gain gainPercent currency}}}}` as Operation<
  PortfolioGainsQuery, PortfolioGainsQueryVariables, 'Query'
>;

export const portfolioTrades = `query PortfolioTrades($params:GetRelayTradesInput){getRelayTrades(params:$params){nodes{id portfolioId instrument{id symbol name}type state origin tradedOn quantity price currency exchangeRate fee feeCurrency value ratio{numerator denominator}costBasis capitalAmount note}nextCursor}}` as Operation<
  PortfolioTradesQuery, PortfolioTradesQueryVariables, 'Query'
>;

export const portfolioDividends = `query PortfolioDividends($params:NetWorthAssetDividendsInput){netWorthAssetDividends(params:$params){nodes{id instrument{id name}symbol state origin exDate paidOn quantity grossAmount withholdingTax imputationCredits netAmount currency reinvestTradeId note}nextCursor}}` as Operation<
  PortfolioDividendsQuery, PortfolioDividendsQueryVariables, 'Query'
>;

export const portfolioCourse = `query PortfolioCourse($params:GetPortfolioHistoryInput$portfolio:GetPortfoliosInput){getPortfolios(params:$portfolio){id}getPortfolioHistory(params:$params){points{at equity cashflow timeWeightedReturnPercent}currency}}` as Operation<
  PortfolioCourseQuery, PortfolioCourseQueryVariables, 'Query'
>;

export const benchmarks = `query Benchmarks{wholeMarket:fetchAssetByTicker(params:{ticker:"VTI"}){...Benchmark}largeCompanies:fetchAssetByTicker(params:{ticker:"SPY"}){...Benchmark}bitcoin:fetchAssetByTicker(params:{ticker:"BTC"}){...Benchmark}}fragment Benchmark on Asset{id symbol name currency}` as Operation<
  BenchmarksQuery, BenchmarksQueryVariables, 'Query'
>;

export const benchmarkSince = `query BenchmarkSince($bars:GetStockHistoricalDataInput!$assetId:ID!){getStockHistoricalData(params:$bars){nodes{close}}fetchAssetByAssetId(params:{assetId:$assetId}){quote{price}}}` as Operation<
  BenchmarkSinceQuery, BenchmarkSinceQueryVariables, 'Query'
>;

export const foundInstruments = `query FoundInstruments($params:SearchInstrumentsInput!){searchInstruments(params:$params){id symbol name currency}}` as Operation<
  FoundInstrumentsQuery, FoundInstrumentsQueryVariables, 'Query'
>;

export const portfolioList = `query PortfolioList{getPortfolios{id name kind default parentId currency value unpricedCount gain{total totalPercent currency}}}` as Operation<
  PortfolioListQuery, PortfolioListQueryVariables, 'Query'
>;

export const shareable = `query Shareable($params:NetWorthDashboardInput){netWorthDashboard(params:$params){totals{netWorth totalAssets totalLiabilities debtToAssetPercent monthChangePercent unpricedCount totalAnnualIncome totalMonthlyExpenses unpricedFlowCount}allocation{category value percent unpricedCount}assets{id name symbol category value costBasis valueInDisplayCurrency}liabilities{id name kind balanceInDisplayCurrency}goals{id name kind status targetAmount currentAmount currency progressPercent targetOn}savingsRatePercent currency asOf}}` as Operation<
  ShareableQuery, ShareableQueryVariables, 'Query'
>;

export const shareableHistory = `query ShareableHistory($params:NetWorthAssetHistoryInput){netWorthAssetHistory(params:$params){nodes{date value}currency}}` as Operation<
  ShareableHistoryQuery, ShareableHistoryQueryVariables, 'Query'
>;

export const portfolioNames = `query PortfolioNames{getPortfolios{id name kind default}}` as Operation<
  PortfolioNamesQuery, PortfolioNamesQueryVariables, 'Query'
>;

export const simulatedHere = `query SimulatedHere{healthCheck{simulatedParties}}` as Operation<
  SimulatedHereQuery, SimulatedHereQueryVariables, 'Query'
>;
