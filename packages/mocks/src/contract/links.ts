/** The type that an id field names, by the field's name without `Id` or `Ids`. */
const TYPE_OF: Readonly<Record<string, string>> = {
  activeStrategy: 'ActiveStrategy',
  after: 'AssistantNotification',
  agreement: 'Agreement',
  asset: 'Asset',
  bankAccount: 'SavedBankAccount',
  brokerAccount: 'BrokerAccount',
  brokerCredential: 'BrokerCredential',
  card: 'Card',
  cloneFromBrokerAccount: 'BrokerAccount',
  email: 'PortfolioEmail',
  excludeAsset: 'Asset',
  expense: 'NetWorthExpense',
  expert: 'Expert',
  file: 'NetWorthFile',
  goal: 'NetWorthGoal',
  holding: 'Holding',
  income: 'NetWorthIncome',
  instrument: 'Instrument',
  job: 'ExportJob',
  liability: 'NetWorthLiability',
  linkedNetWorthAsset: 'NetWorthAsset',
  linkedLiability: 'NetWorthLiability',
  message: 'AssistantMessage',
  netWorthAsset: 'NetWorthAsset',
  order: 'Order',
  ownerMember: 'HouseholdMember',
  parent: 'Portfolio',
  pendingTransaction: 'PendingUserTransaction',
  plan: 'SubscriptionPlan',
  portfolio: 'Portfolio',
  preview: 'RebalancePreview',
  quote: 'TemporaryQuote',
  reinvestTrade: 'TrackedTrade',
  remove: 'KycDocument',
  replacedByOrder: 'Order',
  replacesOrder: 'Order',
  session: 'IdvSession',
  sharedAsset: 'NetWorthAsset',
  sourceStrategy: 'Strategy',
  strategy: 'Strategy',
  thread: 'AssistantThread',
  trade: 'TrackedTrade',
  vasp: 'Vasp',
  wallet: 'CryptoCurrencyWallet',
  whitelistedWallet: 'WhitelistedWallet',
};

/** Ids that name nothing stored, of all types or of one, and why. */
export const FREE_IDS: Readonly<Record<string, string>> = {
  affectedIds: 'of whatever type was changed',
  'GetPositionsInput.cursor': 'a position that may be gone by then',
  'NewsUpdatesInput.afterId': 'a place in a stream, which outlives what stood there',
  challengeId: 'known and unknown ones give the same answer',
  deckId: 'made with the answer',
  duplicateOfId: 'of a trade or a dividend',
  entityId: 'of the type that `entityType` says',
  lotId: 'a part of a position, which `getPositions` shows',
  linkedId: 'of the type that `linkedType` says',
  receiptId: 'no query shows push messages',
  toolCallId: 'made with the answer',
  unknownIds: 'of nothing',
  uploadId: 'uploads are outside of GraphQL: every id is taken',
};

/** The type of the objects that a field of the given type names by id; null where it is free. */
export function linkedType(parent: string, field: string): string | null {
  const name = /^(.+)Ids?$/.exec(field)?.[1];
  if (name === undefined || field in FREE_IDS || `${parent}.${field}` in FREE_IDS) return null;
  return TYPE_OF[name] ?? null;
}

const ENTITY_TYPES: Readonly<Record<string, string>> = {
  ACCOUNT_ACTIVITY: 'PlatformInvestAccountActivity',
  ACCOUNT_DOCUMENT: 'PlatformInvestAccountDocument',
  ACTIVE_STRATEGY: 'ActiveStrategy',
  ASSET: 'Asset',
  DEPOSIT: 'Deposit',
  EXPERT: 'Expert',
  EXPORT_JOB: 'ExportJob',
  LIST: 'DiscoverList',
  NET_WORTH_ASSET: 'NetWorthAsset',
  NET_WORTH_GOAL: 'NetWorthGoal',
  NET_WORTH_LIABILITY: 'NetWorthLiability',
  NEWS: 'NewsItem',
  ORDER: 'Order',
  PORTFOLIO: 'Portfolio',
  POSITION: 'Position',
  STRATEGY: 'Strategy',
  TRADE_IDEA: 'TradeIdea',
  WITHDRAWAL: 'WithdrawalRequest',
};

/** The type that a value of `LikeableType` or `AssistantEntityType` stands for. */
export function typeOfEntity(entityType: unknown): string | null {
  return ENTITY_TYPES[String(entityType)] ?? null;
}
