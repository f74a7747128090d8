// Generated from the contract by `npm run codegen`. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '../src/operation.ts';
/**
 * A person's money at work: a part of one account that is kept at the weights of a strategy, or at
 * weights of one's own. What it holds is part of the account's positions too.
 */
export type ActiveStrategy = {
  /** The active strategy's id. */
  id: string;
  /** Its name. */
  name: string;
  /** Its state. */
  status: ActiveStrategyStatus;
  /** The strategy that it follows. Null for own weights from the start, and where it was deleted. */
  strategy: StrategySummary | null;
  /** The version of `strategy` that its weights were last taken from. Null without a strategy. */
  strategyVersion: number | null;
  /** Whether `strategy` has a newer version: `syncWithSourceStrategy` takes it over. */
  outOfSync: boolean;
  /** Whether its weights are its owner's own, not those of `strategy`. */
  customWeights: boolean;
  /** Live or practice, as its account. */
  tradingMode: TradingMode;
  /** The account that it trades for. */
  brokerAccountId: string;
  /** What it holds and is to hold, the greatest target first. At most 200. */
  holdings: Array<ActiveStrategyHolding>;
  /** The part that is to stay cash, in percent. */
  cashTargetPercent: string;
  /**
   * The cash that is set apart for it, what its open orders hold included. Cash of other currencies,
   * as dividends bring it, counts at the present rate where one is known; the next run exchanges it.
   */
  cash: string;
  /** What it is worth: `cash` and its holdings at their last prices and the present rates. */
  marketValue: string;
  /**
   * How many holdings and currencies of cash `marketValue` leaves out, since no price or exchange rate
   * is known.
   */
  unpricedCount: number;
  /**
   * What was put in, less what was taken out. Shares that were attached or detached count at their
   * value of that moment.
   */
  invested: string;
  /**
   * `marketValue` less `invested`: what was gained so far. Below 0: lost. Null if `marketValue` leaves
   * something out.
   */
  profitLoss: string | null;
  /**
   * `profitLoss` in percent of all that was put in. Null if nothing was put in or `profitLoss` is
   * null.
   */
  profitLossPercent: string | null;
  /** The currency of all amounts here: the account's. */
  currency: string;
  /**
   * How far the holding farthest off its target is off, in percentage points. Null if `marketValue`
   * leaves something out.
   */
  driftPercentPoints: string | null;
  /** Whether `rebalanceRules` start a rebalancing by themselves. */
  autoRebalance: boolean;
  /** Whether it takes over new versions of `strategy` by itself, and rebalances to them. */
  autoSync: boolean;
  /** When to rebalance. Empty: only by hand. At most 3. */
  rebalanceRules: Array<RebalanceRule>;
  /** How many days to wait after a rebalancing before a rule may start the next. */
  cooldownDays: number;
  /** The regular contribution. Null: none. */
  recurringContribution: RecurringContribution | null;
  /** When a run last rebalanced it. Null: never. */
  lastRebalancedAt: string | null;
  /** When a rule by the calendar starts the next run. Null: no such rule, or none starts by itself. */
  nextRebalanceAt: string | null;
  /** Its runs, newest first. */
  runs: RebalanceRunPage;
  /** When it was made. */
  createdAt: string;
  /** When its state or its settings last changed. */
  updatedAt: string;
  /** When it was closed. Null: it is not. */
  closedAt: string | null;
};

/** What an active strategy holds of one asset, and is to hold. */
export type ActiveStrategyHolding = {
  /** The holding's id. */
  id: string;
  /** The asset. */
  asset: AssetSummary;
  /** The part of the active strategy that it is to be, in percent. 0: it is to be sold. */
  targetPercent: string;
  /** The part that it is, in percent. Null if the active strategy's `marketValue` leaves something out. */
  actualPercent: string | null;
  /**
   * `actualPercent` less `targetPercent`: above 0, there is too much of it. Null if `actualPercent` is
   * null.
   */
  driftPercentPoints: string | null;
  /** How much is held. */
  quantity: string;
  /** The average price paid, fees included, in the asset's currency. 0 where none is held. */
  averageEntryPrice: string;
  /**
   * What it is worth at its last price and the present rate, in the active strategy's currency. Null
   * if one of the two is not known.
   */
  marketValue: string | null;
  /** When the asset's last price was made. Null without one, or where the moment is not known. */
  priceAsOf: string | null;
  /** Whether that price is old: its source does not answer, or has had no new one for a long time. */
  stale: boolean;
};

/**
 * A person's money at work: a part of one account that is kept at the weights of a strategy, or at
 * weights of one's own. What it holds is part of the account's positions too.
 */
export type ActiveStrategyOfFetchAllActiveStrategies = {
  /** The active strategy's id. */
  id: string;
  /** Its name. */
  name: string;
  /** Its state. */
  status: ActiveStrategyStatus;
  /** The strategy that it follows. Null for own weights from the start, and where it was deleted. */
  strategy: StrategySummary | null;
  /** The version of `strategy` that its weights were last taken from. Null without a strategy. */
  strategyVersion: number | null;
  /** Whether `strategy` has a newer version: `syncWithSourceStrategy` takes it over. */
  outOfSync: boolean;
  /** Whether its weights are its owner's own, not those of `strategy`. */
  customWeights: boolean;
  /** Live or practice, as its account. */
  tradingMode: TradingMode;
  /** The account that it trades for. */
  brokerAccountId: string;
  /** The part that is to stay cash, in percent. */
  cashTargetPercent: string;
  /**
   * The cash that is set apart for it, what its open orders hold included. Cash of other currencies,
   * as dividends bring it, counts at the present rate where one is known; the next run exchanges it.
   */
  cash: string;
  /** What it is worth: `cash` and its holdings at their last prices and the present rates. */
  marketValue: string;
  /**
   * How many holdings and currencies of cash `marketValue` leaves out, since no price or exchange rate
   * is known.
   */
  unpricedCount: number;
  /**
   * What was put in, less what was taken out. Shares that were attached or detached count at their
   * value of that moment.
   */
  invested: string;
  /**
   * `marketValue` less `invested`: what was gained so far. Below 0: lost. Null if `marketValue` leaves
   * something out.
   */
  profitLoss: string | null;
  /**
   * `profitLoss` in percent of all that was put in. Null if nothing was put in or `profitLoss` is
   * null.
   */
  profitLossPercent: string | null;
  /** The currency of all amounts here: the account's. */
  currency: string;
  /**
   * How far the holding farthest off its target is off, in percentage points. Null if `marketValue`
   * leaves something out.
   */
  driftPercentPoints: string | null;
  /** Whether `rebalanceRules` start a rebalancing by themselves. */
  autoRebalance: boolean;
  /** Whether it takes over new versions of `strategy` by itself, and rebalances to them. */
  autoSync: boolean;
  /** How many days to wait after a rebalancing before a rule may start the next. */
  cooldownDays: number;
  /** The regular contribution. Null: none. */
  recurringContribution: RecurringContribution | null;
  /** When a run last rebalanced it. Null: never. */
  lastRebalancedAt: string | null;
  /** When a rule by the calendar starts the next run. Null: no such rule, or none starts by itself. */
  nextRebalanceAt: string | null;
  /** When it was made. */
  createdAt: string;
  /** When its state or its settings last changed. */
  updatedAt: string;
  /** When it was closed. Null: it is not. */
  closedAt: string | null;
};

/** Active strategies, newest first. */
export type ActiveStrategyPage = {
  /** The active strategies of this page. */
  nodes: Array<ActiveStrategyOfFetchAllActiveStrategies>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** A postal address. */
export type Address = {
  /** Street and number. */
  line1: string;
  /** What the first line does not hold. Null: nothing more. */
  line2: string | null;
  /** City, town or suburb. */
  city: string;
  /** State, province or region, where the country has them. */
  region: string | null;
  /** Postal code, where the country has them. */
  postalCode: string | null;
  /** The country. */
  country: string;
};

/** A contract or notice of the platform, in the version in force. */
export type Agreement = {
  /** The id of this version. A new version has another. */
  id: string;
  /** What it is about. */
  type: AgreementType;
  /** Its title. */
  title: string;
  /** Its version, for example `2026-07`. */
  version: string;
  /** The https address of its text. */
  url: string;
  /** Its text in Markdown, where it is kept as such. */
  bodyMarkdown: string | null;
  /** What needs it. Empty where nothing does. */
  requiredFor: Array<AgreementPurpose>;
  /** Whether everyone with a platform account has to sign it. */
  mandatory: boolean;
  /** The caller's signature under this version. Null if there is none. */
  signed: SignedAgreementSummary | null;
  /** The caller's last signature under an earlier version. Null if there is none. */
  previouslySigned: SignedAgreementSummary | null;
  /** Since when this version is in force. */
  effectiveAt: string;
};

/** The part of the assets that one category makes up. */
export type AllocationSlice = {
  /** The category. */
  category: NetWorthCategory;
  /** The sum of its assets, in the display currency. */
  value: string;
  /**
   * Its part of the assets in percent, to two places. All parts sum to exactly 100: what rounding down
   * leaves goes to those with the largest remainders. Null if the assets do not sum to more than 0.
   */
  percent: string | null;
  /** How many of its assets `value` leaves out, since no price or exchange rate is known. */
  unpricedCount: number;
};

/** One payment of a repayment plan. Amounts are of the whole debt, in its currency. */
export type AmortizationRow = {
  /** The day of the payment. */
  date: string;
  /**
   * What is paid: `principal` and `interest`. The last payment includes a rest of less than 1 percent
   * of `repaymentAmount`, so that a rounded repayment leaves no stray payment behind.
   */
  payment: string;
  /** The part that pays the debt back. */
  principal: string;
  /** The part that is interest. */
  interest: string;
  /** What is owed after it. */
  balance: string;
};

/** A message of the operator to everyone. */
export type Announcement = {
  /** Its id. */
  id: string;
  /** The headline. */
  title: string;
  /** The text, in Markdown. */
  bodyMarkdown: string;
  /** How much it matters. */
  level: AnnouncementLevel;
  /** Where to read more. */
  url: string | null;
  /** When it begins to be shown. */
  startsAt: string;
  /** When it ceases to be shown. Null: no end. */
  endsAt: string | null;
  /** Whether a person may put it away. */
  dismissible: boolean;
};

/** A meeting of the person with an adviser or with the platform's staff. */
export type Appointment = {
  /** The appointment's id. */
  id: string;
  /** What it is about. */
  title: string;
  /** The adviser. Null if the platform's staff attends instead. */
  expert: ExpertSummary | null;
  /** When it begins. */
  startsAt: string;
  /** When it ends. */
  endsAt: string;
  /** The IANA time zone that it was agreed in, for example `Pacific/Auckland`. */
  timeZone: string;
  /** Whether it is yet to come or has been. */
  status: AppointmentStatus;
  /** The https address of the video call. Null if the appointment is not a video call. */
  meetingUrl: string | null;
  /** What the person noted on booking it. Null: none. */
  note: string | null;
  /** When it was booked. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** Appointments, the latest beginning first. */
export type AppointmentPage = {
  /** The appointments of this page. */
  nodes: Array<Appointment>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** Something that can be priced and, where `tradable`, bought and sold. */
export type Asset = {
  /** The asset's id, fixed in the built-in catalogue: the same on every server and in the mocks. */
  id: string;
  /** The ticker, for example `AAPL`, `BTC` or `NZDUSD`. */
  symbol: string;
  /** The name of the company, fund, coin or pair of currencies. */
  name: string;
  /** What kind of asset it is. */
  assetClass: AssetClass;
  /** Where it trades. */
  exchange: Exchange;
  /**
   * The ISO 10383 market identifier code, for example `XNAS`. Null for crypto assets and pairs of
   * currencies.
   */
  mic: string | null;
  /** The currency that it is priced in. */
  currency: string;
  /** Whether it is listed now. */
  status: AssetStatus;
  /** Whether orders are taken for it. They are not for pairs of currencies. */
  tradable: boolean;
  /** Whether a part of one share or coin can be bought. */
  fractionable: boolean;
  /** The smallest quantity of an order. Null: no such rule. */
  minOrderSize: string | null;
  /** The step that a quantity must be a multiple of. Null: no such rule. */
  minTradeIncrement: string | null;
  /** The International Securities Identification Number, where known for certain. */
  isin: string | null;
  /** The country of the issuer. Null for crypto assets and pairs of currencies. */
  country: string | null;
  /**
   * The business sector of the company. Null if it is not known, and for all but the shares of
   * companies.
   */
  sector: Sector | null;
  /**
   * The last price known, which is `stale` where its source does not answer now. Null: no price of the
   * asset has ever been known.
   */
  quote: StockPrice | null;
};

/** The assets found, and the ids that are not in the catalogue. */
export type AssetLookup = {
  /** The assets found, in the order of the ids given. At most 200. */
  assets: Array<Asset>;
  /** The ids for which there is no asset. At most 200. */
  unknownIds: Array<string>;
};

/** Assets, by symbol. */
export type AssetPage = {
  /** The assets of this page. */
  nodes: Array<Asset>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/**
 * The performance of an asset. All figures are computed from the daily closes in `series`, from its
 * first point to its last.
 */
export type AssetPerformance = {
  /** The asset. */
  assetId: string;
  /** The asset's ticker. */
  symbol: string;
  /** The return of each span asked for. At most 10. */
  ranges: Array<RangeReturn>;
  /**
   * The annualized volatility over the longest span, in percent: the sample standard deviation of
   * daily returns times the square root of 252, or of 365 for an asset that trades every day. Null:
   * there are fewer than 20 daily returns.
   */
  volatilityPercent: string | null;
  /** The deepest fall from a high over the longest span, in percent, 0 or below. Null for one close. */
  maxDrawdownPercent: string | null;
  /**
   * The beta against the benchmark over the longest span. Null without a benchmark, or for fewer than
   * 20 common daily returns.
   */
  beta: string | null;
  /**
   * The daily closes that the longest span is measured over, oldest first, in the asset's currency,
   * splits evened out. The first is the last close on or before the day that the span begins. At most
   * 10,000.
   */
  series: Array<DataPoint>;
};

/** Something that can be priced and, where `tradable`, bought and sold. */
export type AssetSummary = {
  /** The asset's id, fixed in the built-in catalogue: the same on every server and in the mocks. */
  id: string;
  /** The ticker, for example `AAPL`, `BTC` or `NZDUSD`. */
  symbol: string;
  /** The name of the company, fund, coin or pair of currencies. */
  name: string;
};

/** The assets found, and the tickers that name none. */
export type AssetTickerLookup = {
  /** The assets found, in the order of the tickers given. At most 200. */
  assets: Array<Asset>;
  /** The tickers for which there is no asset, or more than one. At most 200. */
  unknownTickers: Array<string>;
};

/** Something that the person may do about a notification. Nothing is done until the person does it. */
export type AssistantAction = {
  /** What to write on a button. */
  label: string;
  /**
   * The operation of this API that does it with `reference`, for example `getRebalancePreview`. Null
   * if `prompt` is given.
   */
  operation: string | null;
  /** The message to send the assistant. Null: `operation` is given. */
  prompt: string | null;
};

/** What a reply draws on: an object of this API, a web page, or both. */
export type AssistantCitation = {
  /** Its title. */
  title: string;
  /** The object. Null: it is only a web page. */
  reference: AssistantReference | null;
  /** The address of the web page. Null: there is none. */
  url: string | null;
  /** The words that the reply draws on, at most 500 characters. Null: none. */
  excerpt: string | null;
};

/** A message of the person, and the reply that it started. */
export type AssistantExchange = {
  /** The thread, with both messages counted. */
  thread: AssistantThread;
  /** The person's message. */
  userMessage: AssistantMessageDetail;
  /** The reply. Follow it with `assistantStream` by its id. */
  assistantMessage: AssistantMessageDetail;
  /** How many threads the person may still start this month. */
  quota: AssistantQuota;
};

/** One message of a thread. */
export type AssistantMessage = {
  /** The message's id. */
  id: string;
  /** The thread. */
  threadId: string;
  /** Who wrote it. */
  role: AssistantRole;
  /** How far it is. A message of the person is always `COMPLETED`. */
  status: AssistantMessageStatus;
  /** The text, in Markdown. Of a reply in the making: what is written so far. */
  content: string;
  /** The model that writes the reply. Null for the person's messages. */
  model: string | null;
  /** How many tokens the model has read for the reply. Null for the person's, or where unknown. */
  inputTokenCount: number | null;
  /** How many tokens the model has written. Null for the person's messages, or where unknown. */
  outputTokenCount: number | null;
  /** Why the reply failed, as a sentence for a person. Null unless `status` is `FAILED`. */
  failureReason: string | null;
  /** The same as a code. Null unless `status` is `FAILED`. */
  failureCode: AssistantFailureCode | null;
  /** When it was taken. */
  createdAt: string;
  /** When `status` became final. Null until it is. */
  finishedAt: string | null;
};

/** One message of a thread. */
export type AssistantMessageDetail = {
  /** The message's id. */
  id: string;
  /** The thread. */
  threadId: string;
  /** Who wrote it. */
  role: AssistantRole;
  /** How far it is. A message of the person is always `COMPLETED`. */
  status: AssistantMessageStatus;
  /** The text, in Markdown. Of a reply in the making: what is written so far. */
  content: string;
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
  model: string | null;
  /** How many tokens the model has read for the reply. Null for the person's, or where unknown. */
  inputTokenCount: number | null;
  /** How many tokens the model has written. Null for the person's messages, or where unknown. */
  outputTokenCount: number | null;
  /** Why the reply failed, as a sentence for a person. Null unless `status` is `FAILED`. */
  failureReason: string | null;
  /** The same as a code. Null unless `status` is `FAILED`. */
  failureCode: AssistantFailureCode | null;
  /** When it was taken. */
  createdAt: string;
  /** When `status` became final. Null until it is. */
  finishedAt: string | null;
};

/** Messages of one thread, newest first. */
export type AssistantMessagePage = {
  /** The messages of this page. */
  nodes: Array<AssistantMessage>;
  /** Hand it back as `cursor` to read further back. Null on the last page. */
  nextCursor: string | null;
  /** The thread. */
  thread: AssistantThread;
};

/** A notification that the assistant sends without being asked. */
export type AssistantNotification = {
  /** The notification's id. Grows with time. */
  id: string;
  /** What it is about. */
  kind: AssistantNotificationKind;
  /** The headline. */
  title: string;
  /** The text, in a few plain sentences. */
  body: string;
  /** How much it matters. */
  severity: AssistantNotificationSeverity;
  /** The object that it is about. Null: it is about none. */
  reference: AssistantReference | null;
  /** The thread that it follows up. Null: it comes from none. */
  threadId: string | null;
  /** What the person may do about it, the likeliest first. At most 5. */
  actions: Array<AssistantAction>;
  /** When it was made. */
  createdAt: string;
};

/** One step of a reply. */
export type AssistantPart = {
  /** What kind of step it is. */
  type: AssistantPartType;
  /**
   * The text in Markdown: of the reply, of what the model considered, or what a call gave. Null for
   * `TOOL_CALL`.
   */
  text: string | null;
  /**
   * What the assistant calls: an operation of this API that it reads with, such as `getPositions`, or
   * a proposal. `proposeOrder` has arguments of `placeOrder`, `proposeTransfer` a `direction` that is
   * `WITHDRAWAL` or `DEPOSIT`, an `amount` and a `currency`. A proposal does nothing: show it to the
   * person, who confirms it with `placeOrder`, `createWithdrawalRequest` or
   * `createPendingUserTransaction`. Null for `TEXT` and `REASONING`.
   */
  toolName: string | null;
  /** Ties a `TOOL_RESULT` to its `TOOL_CALL`. Null for `TEXT` and `REASONING`. */
  toolCallId: string | null;
  /** Whether the call worked. Null except for `TOOL_RESULT`. */
  success: boolean | null;
};

/** One step of a reply. */
export type AssistantPartDetail = {
  /** What kind of step it is. */
  type: AssistantPartType;
  /**
   * The text in Markdown: of the reply, of what the model considered, or what a call gave. Null for
   * `TOOL_CALL`.
   */
  text: string | null;
  /**
   * What the assistant calls: an operation of this API that it reads with, such as `getPositions`, or
   * a proposal. `proposeOrder` has arguments of `placeOrder`, `proposeTransfer` a `direction` that is
   * `WITHDRAWAL` or `DEPOSIT`, an `amount` and a `currency`. A proposal does nothing: show it to the
   * person, who confirms it with `placeOrder`, `createWithdrawalRequest` or
   * `createPendingUserTransaction`. Null for `TEXT` and `REASONING`.
   */
  toolName: string | null;
  /** Ties a `TOOL_RESULT` to its `TOOL_CALL`. Null for `TEXT` and `REASONING`. */
  toolCallId: string | null;
  /** What a `TOOL_CALL` is called with. Empty for other steps. At most 50. */
  arguments: Array<NamedValue>;
  /** Whether the call worked. Null except for `TOOL_RESULT`. */
  success: boolean | null;
};

/** The threads that a person may start in a calendar month (UTC), by the plan in force. */
export type AssistantQuota = {
  /** The plan that the allowance comes from. */
  tier: SubscriptionTier;
  /** How many threads the plan allows a month. Null: any number. */
  limit: number | null;
  /** How many were started this month, deleted ones among them. */
  used: number;
  /** How many may still be started this month. Null: any number. */
  remaining: number | null;
  /** The first day of this month (UTC). */
  periodStartsOn: string;
  /** When the next month begins, and `used` is 0 again. */
  resetsAt: string;
};

/** An object of this API that the assistant refers to. Its own query shows it, under its own scope. */
export type AssistantReference = {
  /** What kind of object it is. */
  entityType: AssistantEntityType;
  /** The object's id. */
  entityId: string;
};

/** One event of a reply. Appending every `delta` of `TOKEN` gives the reply's `content`. */
export type AssistantStreamEvent = {
  /** Grows with every event of the reply, from 1. Hand back the last one to go on after a break. */
  sequence: number;
  /** What happened. */
  type: AssistantStreamEventType;
  /** The thread. */
  threadId: string;
  /** The reply. */
  messageId: string;
  /** The next piece of text. Null except for `TOKEN` and `REASONING`. */
  delta: string | null;
  /** The step. Null except for `TOOL_CALL` and `TOOL_RESULT`. */
  part: AssistantPartDetail | null;
  /** The reply as a whole. Null except for `COMPLETED`, `ERROR` and `CANCELED`. */
  message: AssistantMessageDetail | null;
  /** When it happened. */
  at: string;
};

/** A conversation of the person with the assistant. */
export type AssistantThread = {
  /** The thread's id. */
  id: string;
  /** The title given, or one made from the first message. */
  title: string;
  /** Whether the person likes it. */
  liked: boolean;
  /** Whether the person wants it kept on top. It does not change the order of lists. */
  pinned: boolean;
  /** Whether the person put it away. A new message takes it up again. */
  archived: boolean;
  /** The model that writes the replies. */
  model: string;
  /** How many messages it has, the person's and the assistant's. At most 1,000. */
  messageCount: number;
  /** When the last message was taken, or its reply done. */
  lastMessageAt: string;
  /** When it was started. */
  createdAt: string;
  /** When the thread or a message of it last changed. */
  updatedAt: string;
};

/** The person's threads, last active first. */
export type AssistantThreadPage = {
  /** The threads of this page. */
  nodes: Array<AssistantThread>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
  /** How many threads the person may still start this month. */
  quota: AssistantQuota;
};

/** Shares of the caller in one account, and how many can be attached to an active strategy. */
export type AttachableShares = {
  /** The id of the account's position in the asset. */
  id: string;
  /** The asset's ticker. */
  symbol: string;
  /** The asset. */
  asset: AssetSummary;
  /** The account that holds them. */
  brokerAccountId: string;
  /** How many the account holds. */
  totalQuantity: string;
  /** How many belong to active strategies already. */
  attachedQuantity: string;
  /** How many are held for open sell orders, without those of active strategies. */
  heldQuantity: string;
  /** How many can be attached: `totalQuantity` less the two. */
  availableQuantity: string;
};

/** Where to send money so that it reaches the person's platform account. */
export type BankDetail = {
  /** The currency to send. */
  currency: string;
  /** The bank's name. */
  bankName: string;
  /** The name that the receiving account is held in. */
  accountName: string;
  /** The number of the receiving account. */
  accountNumber: string;
  /** The bank's ABA routing number. Null unless `currency` is `USD`. */
  routingNumber: string | null;
  /** The bank's SWIFT code (BIC), where transfers from abroad are taken. */
  swiftBic: string | null;
  /** The account's IBAN, where it has one. */
  iban: string | null;
  /** The bank's address, which some wires need. Null: it is not needed. */
  bankAddress: Address | null;
  /** What to write in the particulars of a New Zealand transfer. Null elsewhere. */
  particulars: string | null;
  /** What to write in the code of a New Zealand transfer. Null elsewhere. */
  code: string | null;
  /**
   * What to write in the reference, so that the money is found to be the person's. It never changes;
   * inside a pending transaction it is that transaction's own.
   */
  reference: string;
  /** How to send it, in one or two sentences for the person. */
  instructions: string;
  /** The least to send, in `currency`. Null: no such rule. */
  minimumAmount: string | null;
  /** How many business days the money usually takes. 0: the same day. */
  estimatedBusinessDays: number;
};

/**
 * Prices of an asset or an option over one step of time, in the asset's own currency. Steps of a day
 * and longer cover regular trading only. For an asset, a longer step adds up the shorter ones in it.
 * For an option, `high` and `low` may be the highest and lowest value that it can have had in the
 * step, so a longer step may reach further than the shorter ones in it.
 */
export type Bar = {
  /** When trading begins in the step. */
  at: string;
  /** The first price of the step. */
  open: string;
  /** The highest price of the step. */
  high: string;
  /** The lowest price of the step. */
  low: string;
  /** The last price of the step. */
  close: string;
  /** The quantity traded, where the source counts it. */
  volume: string | null;
  /** The average price weighted by volume, where the source gives it. */
  vwap: string | null;
};

/** Bars, oldest first. */
export type BarPage = {
  /** The bars of this page. */
  nodes: Array<Bar>;
  /** The currency of the prices. */
  currency: string;
  /** Where the bars come from. `simulated` for the embedded market. */
  source: string;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** An account that holds cash and positions: the platform's own, or one with a broker. */
export type BrokerAccount = {
  /** The account's id: `brokerAccountId` in orders and filters. */
  id: string;
  /** Who keeps it. */
  provider: BrokerProvider;
  /** Live or practice. It never changes. */
  tradingMode: TradingMode;
  /** The account's name. */
  name: string;
  /** Its number with the broker, masked but for the last four characters. Null: it has none. */
  numberMasked: string | null;
  /** The credential that it is reached through. Null for the platform account. */
  brokerCredentialId: string | null;
  /** Whether it can be used. */
  status: BrokerAccountStatus;
  /** The currency of all amounts here. */
  currency: string;
  /** All its cash, what is held for open orders included. Below 0 only after a returned deposit. */
  cash: string;
  /** `cash` and the positions at their last prices, as far as prices and exchange rates are known. */
  equity: string;
  /**
   * How many positions and amounts of cash `cash` and `equity` leave out, since no price or exchange
   * rate is known for them.
   */
  unpricedCount: number;
  /** What new buy orders may cost, fees included. */
  buyingPower: string;
  /**
   * When the broker was last read. Null for accounts that the platform keeps itself: they are always
   * current.
   */
  lastSyncedAt: string | null;
  /** When it was opened or connected. */
  createdAt: string;
  /** When anything here but the amounts last changed. */
  updatedAt: string;
};

/**
 * The keys to a person's account with a broker, kept encrypted. Nothing that was submitted as a secret
 * is ever shown again.
 */
export type BrokerCredential = {
  /** The credential's id: `brokerCredentialId` in orders and filters. */
  id: string;
  /** The broker. */
  provider: BrokerProvider;
  /** The name that its owner gave it. */
  label: string;
  /** Live or practice, as the broker has it. It never changes. */
  tradingMode: TradingMode;
  /** Whether the broker accepts it. */
  status: CredentialStatus;
  /**
   * Why it does not work, or its accounts cannot be read, in one sentence for a person. Null while all
   * is well.
   */
  failureReason: string | null;
  /** The same for a program. Null: nothing failed. */
  failureCode: CredentialFailureCode | null;
  /** The last four characters of the key, to tell credentials apart. Null for a short key. */
  keySuffix: string | null;
  /** What the broker lets it do, as of `lastVerifiedAt`. */
  capabilities: Array<BrokerCapability>;
  /** True: the platform made it for a paper account. It can be neither changed nor deleted. */
  systemManaged: boolean;
  /** When the broker last accepted it. Null: never. */
  lastVerifiedAt: string | null;
  /** When an order or a reading last went through it. Null: never. */
  lastUsedAt: string | null;
  /** When it ends by itself. Null: not known, or never. */
  expiresAt: string | null;
  /** When it was first saved. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** What is left of a credential that was deleted. */
export type BrokerCredentialDeletion = {
  /** The credential's id. */
  id: string;
  /** What happened, in one sentence for a person. */
  message: string;
};

/** A broker that an account can be connected with. */
export type BrokerIntegration = {
  /** The broker. */
  provider: BrokerProvider;
  /** The broker's name, for a person. */
  name: string;
  /** Where the broker's logo is. Null: none. */
  logoUrl: string | null;
  /** What can be traded through it. */
  assetClasses: Array<AssetClass>;
  /** Whether it offers live accounts, practice accounts or both. */
  tradingModes: Array<TradingMode>;
  /** How the broker lets programs in. */
  authKind: BrokerAuthKind;
  /** What `saveBrokerCredential` needs for it, in the order to ask for it. At most 20. */
  credentialFields: Array<CredentialField>;
  /** Where the broker explains how to obtain them. Null: nowhere. */
  docsUrl: string | null;
  /** Whether credentials can be saved for it now. False: it is known, but this server is not set up. */
  available: boolean;
};

/** A saved card, for deposits and for the plan. Only the payment provider has its number. */
export type Card = {
  /** The card's id: `cardId` of a deposit or a plan. */
  id: string;
  /** The card network. */
  brand: CardBrand;
  /** The last four digits of its number. */
  last4: string;
  /** The last month that it is valid in, 1 to 12. */
  expiryMonth: number;
  /** The year of `expiryMonth`, four digits. */
  expiryYear: number;
  /** The name on the card, where the provider told it. */
  holder: string | null;
  /** The country of the bank that issued it, where the provider told it. */
  country: string | null;
  /** Whether it can be charged. */
  status: CardStatus;
  /** Why it failed, in one sentence for the person. Null unless `status` is `FAILED`. */
  failureReason: string | null;
  /** Why it failed, for programs. Null unless `status` is `FAILED`. */
  failureCode: CardFailureCode | null;
  /** Whether it is charged where an operation names no card. One card is, where there is any. */
  default: boolean;
  /** When it was saved. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** How far saving a card has come. */
export type CardSetup = {
  /** The saved card. Null in the answer to a call without `paymentMethodToken`. */
  card: Card | null;
  /**
   * A secret for the payment provider's own card form: hand it to the provider's library together with
   * `PaymentProvider.publishableKey`. The person types the card into that form, which returns a token;
   * send the token as `paymentMethodToken` of the next `saveNewCard`. Null once `card` is there.
   */
  clientSecret: string | null;
  /**
   * Where to send the person: to the provider's page for the card's data, or to the bank's page where
   * the card is `PENDING_SETUP`. Null if neither is needed.
   */
  setupUrl: string | null;
  /** When `clientSecret` and `setupUrl` expire. Null if both are null. */
  expiresAt: string | null;
};

/** Money paid in and out over time. */
export type CashflowChart = {
  /** The display currency of all amounts here, at the exchange rate of each payment's moment. */
  currency: string;
  /** The length of one step. */
  timeframe: HistoryTimeframe;
  /** One point for each step, oldest first; one without money has zeros. At most 10,000. */
  points: Array<CashflowPoint>;
};

/** Money paid in and out during one step. */
export type CashflowPoint = {
  /** The last day of the step; of the last step, the last day asked for, or today in New York. */
  date: string;
  /**
   * What was paid in. Money that is exchanged on arrival counts as what arrived, after the fee of the
   * exchange.
   */
  deposits: string;
  /** What was paid out, a positive number. */
  withdrawals: string;
  /** `deposits` less `withdrawals`. */
  net: string;
  /** The sum of `net` from the first point to this one. */
  cumulativeNet: string;
  /** How many payments of the step these amounts leave out, since no exchange rate is known for them. */
  unpricedCount: number;
};

/** A country, and what its residents can do here. */
export type Country = {
  /** The ISO 3166-1 alpha-2 code. */
  code: string;
  /** The English short name. */
  name: string;
  /** The calling code with its plus sign, for example `+64`. */
  callingCode: string;
  /** The currency in everyday use. */
  currency: string;
  /** The kinds of tax id that its residents have, the usual one first. */
  taxIdTypes: Array<TaxIdType>;
  /** Whether its residents can open the platform account. */
  canOpenAccount: boolean;
  /**
   * The part of dividends from the United States that is withheld under the tax treaty, in percent.
   * Null: no treaty lowers it, so 30 percent.
   */
  w8benTreatyRatePercent: string | null;
};

/** One value that a broker's credential consists of. */
export type CredentialField = {
  /** The name to submit with the value, for example `apiKey`. */
  name: string;
  /** What to call it in a form. */
  label: string;
  /** Whether to hide it while it is typed. A secret value is never shown again. */
  secret: boolean;
  /** Whether a new credential must have it. */
  required: boolean;
};

/** A standing rule that sells what comes in of a crypto asset for cash. */
export type CryptoAutoSweep = {
  /** The rule's id. */
  id: string;
  /** The crypto asset that it sells. */
  currency: string;
  /** Only what comes in on this chain. Null: on any chain. */
  chain: Chain | null;
  /** The currency of the cash: of `totalSwept`. */
  targetCurrency: string;
  /** Transfers of less than this are not swept. In units of the asset; 0: all are swept. */
  minimumAmount: string;
  /** How much of each transfer is sold, in percent. */
  sellPercent: string;
  /** Whether it works. */
  status: AutoSweepStatus;
  /** Why it is paused, in one sentence for the person. Null unless `status` is `PAUSED`. */
  failureReason: string | null;
  /** Why it is paused, for programs. Null unless `status` is `PAUSED`. */
  failureCode: AutoSweepFailureCode | null;
  /** When it last sold something. Null: never. */
  lastRunAt: string | null;
  /** The cash of all its sales so far, their fees taken off. */
  totalSwept: string;
  /** When it was made. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** A crypto asset that came in from a chain or went out to one. Amounts are in units of `currency`. */
export type CryptoCurrencyTransfer = {
  /** The transfer's id. */
  id: string;
  /** In or out. */
  direction: TransferDirection;
  /** How far it has come. */
  status: CryptoTransferStatus;
  /** The crypto asset: the unit of all amounts here but `value`. */
  currency: string;
  /** The chain that it is moved on. */
  chain: Chain;
  /** How much came in, or was asked to go out, the fees included. */
  amount: string;
  /** What the chain takes. 0 for incoming transfers; an estimate until the transfer is broadcast. */
  networkFee: string;
  /** What the platform takes. 0: nothing. */
  fee: string;
  /** What arrives: `amount` less `networkFee` and `fee`. */
  netAmount: string;
  /** What `amount` was worth when the transfer was first seen or asked for. Null without a price. */
  value: Money | null;
  /** The address that it comes from. Null if the chain does not show it. */
  fromAddress: string | null;
  /** The address that it goes to. */
  toAddress: string;
  /** The destination tag or memo that goes with it. Null: none. */
  memo: string | null;
  /** The wallet of the platform that receives or sends it. */
  walletId: string;
  /** The whitelisted wallet that it goes to. Null for incoming transfers. */
  whitelistedWalletId: string | null;
  /** The id of the transaction on the chain. Null until it is broadcast. */
  txHash: string | null;
  /** A page that shows the transaction. Null if `txHash` is null. */
  explorerUrl: string | null;
  /** How many confirmations the chain has given. Null until it is broadcast. */
  confirmations: number | null;
  /** After how many confirmations it counts as completed. */
  requiredConfirmations: number;
  /** Why it was rejected or failed, in one sentence for the person. Null unless it did. */
  failureReason: string | null;
  /** Why it was rejected or failed, for programs. Null unless `status` is `REJECTED` or `FAILED`. */
  failureCode: CryptoTransferFailureCode | null;
  /** When it was completed. Null until it is. */
  completedAt: string | null;
  /** When it was first seen or asked for. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** Transfers, newest first. */
export type CryptoCurrencyTransferPage = {
  /** The transfers of this page. */
  nodes: Array<CryptoCurrencyTransfer>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** A wallet that the platform keeps for the person, to receive one crypto asset on one chain. */
export type CryptoCurrencyWallet = {
  /** The wallet's id. */
  id: string;
  /** The crypto asset, for example `ETH`. */
  currency: string;
  /** The chain that it is received on. */
  chain: Chain;
  /** Whether it can receive. */
  status: CryptoWalletStatus;
  /** The address to send to. Null while the wallet is `CREATING`. */
  address: string | null;
  /** The destination tag or memo that the sender must add. Null if the chain needs none. */
  memo: string | null;
  /** `address` and `memo` as a QR code, in a `data:` address of a PNG. Null if `address` is null. */
  qrCodeDataUrl: string | null;
  /**
   * How much of the asset the person holds here, on any of its chains: the wallets of one asset show
   * the same. In units of the asset.
   */
  balance: string;
  /** The part of `balance` that is not held for withdrawals and orders. */
  available: string;
  /** What `balance` is worth now. Null if no price is known. */
  value: Money | null;
  /** The least that is credited, in units of the asset: less is lost. 0: no such rule. */
  minimumDeposit: string;
  /** The least that can be withdrawn on this chain at once, in units of the asset. */
  minimumWithdrawal: string;
  /** What a withdrawal on this chain would cost now, all fees together, in units of the asset. */
  estimatedWithdrawalFee: string;
  /** After how many confirmations an incoming transfer is credited. */
  requiredConfirmations: number;
  /** Whether its chain is a simulated one of this server. Send no real coins to it: they would be lost. */
  simulated: boolean;
  /** When it was asked for. */
  createdAt: string;
  /** When it last changed, its balance aside. */
  updatedAt: string;
};

/** One point of a series by day. */
export type DataPoint = {
  /** The day. */
  date: string;
  /** The value on that day. */
  value: string;
};

/** Money that came in. */
export type Deposit = {
  /** The deposit's id. */
  id: string;
  /** How the money came in. */
  method: DepositMethod;
  /** How far it has come. */
  status: DepositStatus;
  /** Live, or practice for a simulated deposit. */
  tradingMode: TradingMode;
  /** The account that it is for. */
  brokerAccountId: string;
  /** How much was sent, in `currency`. */
  amount: string;
  /** The currency that was sent: of `amount` and `fee`. */
  currency: string;
  /** What the deposit itself cost. The fee of an exchange is in `exchangeRate` instead. */
  fee: string;
  /**
   * What was added to the account's cash: `amount` less `fee`, times `exchangeRate` where it was
   * exchanged. Null until it is added.
   */
  credited: Money | null;
  /** What one unit of `currency` bought, the fee taken off. Null if nothing was exchanged. */
  exchangeRate: string | null;
  /** The fee of the exchange as a fraction: 0.005 is 0.5 percent. Null if there was none. */
  forexFeeFraction: string | null;
  /** The reference that the sender wrote, where there was one. */
  reference: string | null;
  /** The card that was charged. Null unless `method` is `CARD`. */
  cardId: string | null;
  /** The pending transaction that announced it, where one did. */
  pendingTransactionId: string | null;
  /** Whether the person has seen that it was completed. */
  viewed: boolean;
  /**
   * Why it failed or went back, in one sentence for the person; of a `COMPLETED` one, how much of it
   * went back and why. Null if nothing did.
   */
  failureReason: string | null;
  /** Why it failed or went back, for programs. Null unless `status` is `FAILED` or `RETURNED`. */
  failureCode: MoneyTransferFailureCode | null;
  /** When it was added to the cash. Null until it is. */
  completedAt: string | null;
  /**
   * From when on it can be withdrawn; it can be invested before. Card payments settle some days later.
   * Null until it is completed.
   */
  withdrawableAt: string | null;
  /** When it was first seen. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** Deposits, newest first. */
export type DepositPage = {
  /** The deposits of this page. */
  nodes: Array<Deposit>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** Money that came in. */
export type DepositSummary = {
  /** The deposit's id. */
  id: string;
};

/** A device that push notifications go to. */
export type DeviceToken = {
  /** The device's id. */
  id: string;
  /** What kind of device it is. */
  platform: DevicePlatform;
  /** The service that brings the notifications. */
  provider: PushProvider;
  /** The last six characters of the token, to tell devices apart. The token itself is not shown. */
  tokenSuffix: string;
  /** The name of the device, if the app gave it. */
  deviceName: string | null;
  /** The version of the app, if the app gave it. */
  appVersion: string | null;
  /** The language of notifications, as a BCP 47 tag. Null: that of the account. */
  locale: string | null;
  /** Whether notifications still reach it. False once the service has refused the token. */
  active: boolean;
  /** When the app last registered it. */
  lastSeenAt: string;
  /** When the app first registered it. */
  createdAt: string;
};

/** One line of a list: an asset or a strategy. */
export type DiscoverItem = {
  /** Its place in the list, from 1. */
  rank: number;
  /** The asset. Null if the item is a strategy. */
  asset: AssetSummary | null;
  /** The strategy, one that everybody can see. Null if the item is an asset. */
  strategy: StrategySummary | null;
  /** The value that it is ranked by, as `metric` of the list says. Null if the list has no metric. */
  metricValue: string | null;
};

/** A list of assets or strategies to look at. It is no advice to buy them. */
export type DiscoverList = {
  /** The list's id. It stays the same when the list is made anew. */
  id: string;
  /** What to call it. */
  title: string;
  /** What is in it, in one sentence. Null: none. */
  subtitle: string | null;
  /** How the list is made. */
  kind: DiscoverListKind;
  /** What `metricValue` of its items means. Null if the items have no such value. */
  metric: DiscoverMetric | null;
  /** What is in it, in the order of the list. At most 50, and at most `itemLimit`. */
  items: Array<DiscoverItem>;
  /** When the list was last made. */
  refreshedAt: string;
};

/** Where and how to upload the file of a document. */
export type DocumentUpload = {
  /** The document, which awaits its file. */
  document: NetWorthDocument;
  /**
   * The address to send the bytes of the file to. It works until a file has arrived whole and needs no
   * token. Answers: 204; 404 for an address that does not work any more; 413 for more bytes than were
   * announced, of which none are kept.
   */
  uploadUrl: string;
  /** The HTTP method to use, `PUT`. */
  method: string;
  /** The HTTP headers to send, exactly these. At most 20. */
  headers: Array<NamedValue>;
  /** When `uploadUrl` stops working: 15 minutes after the answer. */
  expiresAt: string;
  /** The most bytes taken: 20 MiB. */
  maxSizeBytes: number;
};

/** One fill of an order. */
export type Execution = {
  /** The fill's id. */
  id: string;
  /** How much was bought or sold. */
  quantity: string;
  /** At which price, in the order's currency. */
  price: string;
  /** The fee of this fill, in the order's currency. */
  fee: string;
  /** When it happened. */
  at: string;
};

/** Somebody who publishes trade ideas and runs strategies on the platform. */
export type Expert = {
  /** The expert's id. */
  id: string;
  /** The name to show. */
  name: string;
  /** The name for addresses, for example `aroha-ngata`. Unique, and never changed. */
  slug: string;
  /** What the expert does, in a few words. Null: none. */
  title: string | null;
  /** Who the expert is, in Markdown. Null: none. */
  bio: string | null;
  /** The address of a portrait. Null: none. */
  avatarUrl: string | null;
  /** Where to read more, as https addresses. At most 10. */
  links: Array<string>;
  /** How many people like the expert, by `toggleLike`. */
  followerCount: number;
  /** How many strategies that everybody can see the expert runs. `fetchStrategies` lists them. */
  strategyCount: number;
  /** How many trade ideas of the expert wait for their entry or are active. */
  openIdeaCount: number;
  /** How many trade ideas of the expert were entered and have ended. */
  closedIdeaCount: number;
  /** The part of `closedIdeaCount` that ended with a gain, in percent. Null if no idea has ended. */
  winRatePercent: string | null;
  /** The mean `resultPercent` of those ideas, each counted the same. Null if no idea has ended. */
  averageResultPercent: string | null;
  /** When the expert joined. */
  createdAt: string;
};

/** Experts, by name. */
export type ExpertPage = {
  /** The experts of this page. */
  nodes: Array<Expert>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** Somebody who publishes trade ideas and runs strategies on the platform. */
export type ExpertSummary = {
  /** The expert's id. */
  id: string;
  /** The name to show. */
  name: string;
  /** What the expert does, in a few words. Null: none. */
  title: string | null;
};

/** The making of a file with data of the person's. */
export type ExportJob = {
  /** The job's id. */
  id: string;
  /** What the file holds. */
  type: ExportType;
  /** The format of the file. */
  format: ExportFormat;
  /** How far the making is. */
  status: ExportStatus;
  /** How much is done, from 0 to 100. It never goes down, but where a failed try is made again. */
  progressPercent: number;
  /**
   * The first day that the file covers: in New York time for what accounts did, in the person's time
   * zone for everything else. Null: from the beginning.
   */
  from: string | null;
  /** The last day that the file covers. */
  to: string;
  /** Live or practice. Null: both, or it makes no difference. */
  tradingMode: TradingMode | null;
  /** The tracked portfolios that the file covers. Empty: all. At most 50. */
  portfolioIds: Array<string>;
  /** How many rows the file has, headings aside. Null until it is done, and for `PDF` and `ZIP`. */
  rowCount: number | null;
  /** The size of the file in bytes. Null until it is done. */
  sizeBytes: number | null;
  /**
   * The https address to download the file from with GET, without a token, until `expiresAt`. Null
   * until it is done, after it has expired, and in lists: `myExportJobs` shows it where `ids` names
   * exactly one job, `exportJobUpdated` where `id` does, `requestExport` where it answers again.
   */
  downloadUrl: string | null;
  /** Why the making failed, in one sentence for the person. Null unless `status` is `FAILED`. */
  failureReason: string | null;
  /** Why the making failed, for programs. Null unless `status` is `FAILED`. */
  failureCode: ExportFailureCode | null;
  /** Whether the person has seen that it ended. */
  viewed: boolean;
  /** When it was done. Null until it is. */
  completedAt: string | null;
  /** When the file is deleted: 7 days after it was done. Null until it is. */
  expiresAt: string | null;
  /** When it was asked for. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** Export jobs, newest first. */
export type ExportJobPage = {
  /** The jobs of this page. */
  nodes: Array<ExportJob>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** The rate at which one currency is exchanged into another. */
export type ForexRate = {
  /** The currency given. */
  from: string;
  /** The currency got. */
  to: string;
  /** What one unit of `from` is worth in `to` in the market, before any fee. */
  midRate: string;
  /** What one unit of `from` buys of `to`, the fee taken off: `midRate` times 1 less `feeFraction`. */
  rate: string;
  /**
   * The fee as a fraction of the amount given: 0.005 is 0.5 percent. Null if no caller's fee is in it:
   * `rate` is `midRate` then.
   */
  feeFraction: string | null;
  /** When `midRate` was made. */
  asOf: string;
  /** Where `midRate` comes from, for example `ecb`. `simulated` for the embedded market. */
  source: string;
};

/** A part of an asset or portfolio that counts towards a goal. */
export type GoalFundingRule = {
  /** The tracked portfolio whose value counts. Null if the value of an asset counts. */
  portfolioId: string | null;
  /** The asset whose value counts. Null if the value of a portfolio counts. */
  netWorthAssetId: string | null;
  /** How much of its value counts, in percent. */
  sharePercent: string;
  /**
   * What it yields at this moment, of the person's part, in the goal's currency. 0 where the source is
   * no longer there, null where none of it has a price and an exchange rate.
   */
  amount: string | null;
};

/** The result of one check. */
export type HealthCheckItem = {
  /** The part of the platform that was checked, for example `database`. */
  name: string;
  /** The result. */
  status: HealthState;
  /** How long the check took, in milliseconds. */
  latencyMs: number;
};

/** The health of the platform at one moment. */
export type HealthStatus = {
  /** `OK` where every check is `OK`, else `DEGRADED`. */
  status: HealthState;
  /** The version of the server. */
  version: string;
  /** The moment of the answer, by the server's clock. */
  asOf: string;
  /** For how many seconds the server process that answers has been running. */
  uptimeSeconds: number;
  /** The checks made for this answer. At most 20. */
  checks: Array<HealthCheckItem>;
  /**
   * The parties outside that this server plays itself, in the order of the enum: what they say is
   * invented, and no money moves through them. Empty where all are real. At most 20.
   */
  simulatedParties: Array<SimulatedParty>;
};

/** What a portfolio holds of one instrument. */
export type Holding = {
  /** The holding's id. */
  id: string;
  /** The portfolio. */
  portfolioId: string;
  /** The instrument. */
  instrument: InstrumentSummary;
  /** How much is held. */
  quantity: string;
  /** `costBasis` by the unit, in `currency`. 0 where nothing is held. */
  averageCost: string;
  /** What was paid for what is still held, fees included, in `currency`. */
  costBasis: string;
  /** The owner's part of it in percent, above 0, at most 100. No amount here has it applied. */
  ownershipPercent: string;
  /** The latest price of one unit, in `currency`. Null if the instrument never had a price. */
  price: string | null;
  /** When `price` was made; for a price recorded by hand, the end of its day. Null if `price` is null. */
  priceAsOf: string | null;
  /** Whether `price` is older than 7 days. The last known price is kept until a newer one comes. */
  stale: boolean;
  /** `quantity` times `price`, in `currency`. Null if the instrument never had a price. */
  value: string | null;
  /** The instrument's currency: of `averageCost`, `costBasis`, `price` and `value`. */
  currency: string;
  /** `value` in the portfolio's currency. Null if `value` is null, or if there is no exchange rate. */
  valueInPortfolioCurrency: string | null;
  /** `value` in the owner's display currency. Null if `value` is null, or if there is no exchange rate. */
  valueInDisplayCurrency: string | null;
  /**
   * What it has earned since the first trade, in the portfolio's currency. Null if something is held
   * whose price or exchange rate is not known.
   */
  gain: PortfolioGain | null;
  /** The day of the first trade. */
  firstTradedOn: string;
};

/** One member of a household. */
export type HouseholdMember = {
  /** The id of the membership. Incomes, expenses and portfolios name their owner by it. */
  id: string;
  /** The name that the household knows the member by. */
  name: string;
  /** What the member is to the founder of the household. */
  relationship: HouseholdRelationship;
  /** What the member may do. */
  role: HouseholdRole;
  /** Whether the member has joined. */
  status: HouseholdMemberStatus;
  /** How much of the member's net worth counts in the household's, in percent, 0 to 100. */
  sharePercent: string;
  /** Whether the member shows figures to the household. */
  sharesFigures: boolean;
  /** Whether this is the caller's own membership. */
  own: boolean;
  /**
   * The member's whole totals, in the caller's display currency. Null while the member is invited, or
   * shares no figures.
   */
  totals: NetWorthTotals | null;
};

/** A session in which an identity provider compares the person with their papers. */
export type IdvSession = {
  /** The session's id. */
  id: string;
  /** The identity provider. `simulated` for the built-in one. */
  provider: string;
  /** What has come of it. */
  outcome: IdvOutcome;
  /** Why it was not passed, in one sentence for the person. Null unless `outcome` is `FAILED`. */
  failureReason: string | null;
  /** Why it was not passed, for programs. Null unless `outcome` is `FAILED`. */
  failureCode: IdvFailureCode | null;
  /** When it was opened. */
  startedAt: string;
  /** When the provider gave its outcome. Null while `PENDING`. */
  finishedAt: string | null;
};

/** What the identity provider's widget needs to begin. */
export type IdvToken = {
  /** The token for the widget. It is a secret of the person. */
  token: string;
  /** The identity provider, whose widget to load. `simulated` for the built-in one. */
  provider: string;
  /** The session, for `updateIdvOutcome`. */
  sessionId: string;
  /** Where to send the person instead of loading a widget. Null if the provider has no such page. */
  url: string | null;
  /** When the token stops working. */
  expiresAt: string;
};

/** Something that a portfolio can hold: an asset of the catalogue, or a thing of one's own. */
export type Instrument = {
  /** The instrument's id. A listed instrument has the id of its asset. */
  id: string;
  /** Listed or custom. */
  kind: InstrumentKind;
  /** The ticker of a listed instrument; the short name of a custom one. */
  symbol: string;
  /** Its name. */
  name: string;
  /** The asset behind a listed instrument. Null for a custom one. */
  asset: AssetSummary | null;
  /** What kind of asset a listed instrument is. Null for a custom one. */
  assetClass: AssetClass | null;
  /** Where a listed instrument trades. Null for a custom one. */
  exchange: Exchange | null;
  /** What kind of thing a custom instrument is. Null for a listed one. */
  category: CustomInstrumentCategory | null;
  /** The currency that it is priced in. */
  currency: string;
  /** Its newest price. Null if it never had a price. */
  latestPrice: InstrumentPriceSummary | null;
  /** Whether `latestPrice` is older than 7 days. True without a price. */
  priceStale: boolean;
  /** When it was made, or came into the catalogue. */
  createdAt: string;
  /** When it last changed, prices aside. */
  updatedAt: string;
};

/** Something that a portfolio can hold: an asset of the catalogue, or a thing of one's own. */
export type InstrumentDetail = {
  /** The instrument's id. A listed instrument has the id of its asset. */
  id: string;
  /** Listed or custom. */
  kind: InstrumentKind;
  /** The ticker of a listed instrument; the short name of a custom one. */
  symbol: string;
  /** Its name. */
  name: string;
  /** The asset behind a listed instrument. Null for a custom one. */
  asset: AssetSummary | null;
  /** What kind of asset a listed instrument is. Null for a custom one. */
  assetClass: AssetClass | null;
  /** Where a listed instrument trades. Null for a custom one. */
  exchange: Exchange | null;
  /** What kind of thing a custom instrument is. Null for a listed one. */
  category: CustomInstrumentCategory | null;
  /** The currency that it is priced in. */
  currency: string;
  /** What its owner noted about a custom instrument, by name. At most 50 entries. */
  metadata: Array<NamedValue>;
  /** Its newest price. Null if it never had a price. */
  latestPrice: InstrumentPriceSummary | null;
  /** Whether `latestPrice` is older than 7 days. True without a price. */
  priceStale: boolean;
  /** When it was made, or came into the catalogue. */
  createdAt: string;
  /** When it last changed, prices aside. */
  updatedAt: string;
};

/** The price of one unit of an instrument on one day. There is at most one a day. */
export type InstrumentPrice = {
  /** The price's id. */
  id: string;
  /** The instrument. */
  instrumentId: string;
  /** The day. A custom instrument keeps the price until the next one. */
  date: string;
  /** The price of one unit, in `currency`. */
  price: string;
  /** The instrument's currency. */
  currency: string;
  /** Where the price comes from. */
  source: InstrumentPriceSource;
  /** What its owner noted about it. Null: none. */
  note: string | null;
  /** When it was recorded or last changed. */
  updatedAt: string;
};

/** Prices of one instrument by day. */
export type InstrumentPricePage = {
  /** The prices of this page. */
  nodes: Array<InstrumentPrice>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** The price of one unit of an instrument on one day. There is at most one a day. */
export type InstrumentPriceSummary = {
  /** The price's id. */
  id: string;
};

/** Something that a portfolio can hold: an asset of the catalogue, or a thing of one's own. */
export type InstrumentSummary = {
  /** The instrument's id. A listed instrument has the id of its asset. */
  id: string;
  /** The ticker of a listed instrument; the short name of a custom one. */
  symbol: string;
  /** Its name. */
  name: string;
};

/** Whether the person's idle cash in one currency earns interest. */
export type InterestEnrollment = {
  /** The enrollment's id. */
  id: string;
  /** The currency of the cash and of all amounts here. */
  currency: string;
  /** Whether the cash earns interest now. */
  status: InterestStatus;
  /** What the person has chosen. While `status` is `PENDING_CHANGE`, it is what is coming. */
  optedIn: boolean;
  /** The yearly interest rate in percent that the person's plan pays now: 3.5 for 3.5 percent. */
  aprPercent: string;
  /** Interest earned that is not paid out yet. No part of the cash. */
  accrued: string;
  /** All interest paid out so far. */
  paidToDate: string;
  /** The day of the next payment. Null if no payment is due. */
  nextPaymentOn: string | null;
  /** When the person first opted in. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** What kind of investor the person is, by their own answers. It steers what is suggested to them. */
export type InvestorPreferences = {
  /** How much loss the person can bear. Null: not answered. */
  riskTolerance: RiskTolerance | null;
  /** How much the person has invested before. Null: not answered. */
  experience: InvestorExperience | null;
  /** For how many years the person means to invest. Null: not answered. */
  investmentHorizonYears: number | null;
  /** What the person invests for. Empty: not answered. */
  objectives: Array<InvestmentObjective>;
  /** Sectors that the person prefers. Empty: not answered. */
  sectors: Array<Sector>;
  /** Sectors that are not suggested. Empty: none. */
  excludedSectors: Array<Sector>;
  /** The kinds of asset to suggest. Empty: all. */
  assetClasses: Array<AssetClass>;
  /** Whether the person prefers sustainable investments. Null: not answered. */
  prefersSustainable: boolean | null;
  /** What the person means to invest each month. Null: not answered. */
  monthlyBudget: Money | null;
  /** The yearly income before tax. Null: not answered. */
  annualIncome: MoneyRange | null;
  /** All that the person owns less what they owe. Null: not answered. */
  netWorth: MoneyRange | null;
  /** The part of the net worth that can be sold within days. Null: not answered. */
  liquidNetWorth: MoneyRange | null;
  /**
   * How much risk fits the person, from 1 (least) to 100, reckoned from risk tolerance, experience and
   * horizon. Null until all three are answered.
   */
  riskScore: number | null;
  /** When the three answers behind `riskScore` were first all there. Null: one of them is missing. */
  completedAt: string | null;
  /** When an answer last changed. Null: no answer yet. */
  updatedAt: string | null;
};

/** The person's identity check (know your customer): one per person, kept for good. */
export type Kyc = {
  /** How far it has come. */
  status: KycStatus;
  /** Who opens the account. Default of a new account: `INDIVIDUAL`. */
  accountType: KycAccountType;
  /** The sections and how complete each is, in the order to fill them in. One entry of each. */
  sections: Array<KycSectionState>;
  /** Whether `submitKyc` would accept it now. */
  canSubmit: boolean;
  /**
   * What keeps it from being submitted, in the order of the sections, at most 100. Empty where nothing
   * does.
   */
  problems: Array<KycProblem>;
  /** How to reach the person. Null until saved. */
  contact: KycContact | null;
  /** Who the person is. Null until saved. */
  identity: KycIdentity | null;
  /** The agreements that the check needs, in the version in force. At most 20. */
  agreements: Array<KycAgreement>;
  /** The papers submitted, newest first. At most 20. */
  documents: Array<KycDocument>;
  /** The tax form W-8BEN signed last. Null before the first. */
  w8ben: W8Ben | null;
  /** The last session with the identity provider. Null before `getIdvToken`. */
  idv: IdvSession | null;
  /** What the review asked for, newest first. At most 100. */
  requests: Array<KycRequest>;
  /** When it was last submitted. Null: never. */
  submittedAt: string | null;
  /** When it was last approved or rejected. Null: never. */
  decidedAt: string | null;
  /**
   * When the approval expires unless a newer paper or tax form is given. Null if there is no approval
   * or it does not expire.
   */
  expiresAt: string | null;
  /** When it last changed. Null: nothing was saved yet. */
  updatedAt: string | null;
};

/** An agreement that the identity check needs. */
export type KycAgreement = {
  /** What it is about. */
  type: AgreementType;
  /** Its title. */
  title: string;
  /** The version in force, to name in `updateUserKycAgreements`. */
  version: string;
  /** The https address of its text. */
  url: string;
  /** The person's signature under this version. Null if there is none. */
  signed: SignedAgreement | null;
};

/** The company or trust that the account is for. */
export type KycCompany = {
  /** The name in the register, or in the trust deed. */
  legalName: string;
  /** The name that it trades under, where that is another. */
  tradingName: string | null;
  /** The number in the register of companies, where it is in one. */
  companyNumber: string | null;
  /** The New Zealand Business Number, where it has one: 13 digits. */
  nzbn: string | null;
  /** The country whose law it is founded under. */
  country: string;
  /** The day of its foundation, if given. */
  incorporatedOn: string | null;
  /** Its legal form. */
  entityType: KycEntityType;
  /** Its registered address. */
  address: Address;
  /** The people behind it. At most 50. */
  people: Array<KycPerson>;
  /** Where its money comes from, if given. */
  sourceOfFunds: string | null;
};

/** How to reach the person. */
export type KycContact = {
  /** The e-mail address for mail on the check and the account. */
  email: string;
  /** The phone number with its country code, for example `+6421555012`. */
  phone: string;
  /** Where the person lives. */
  address: Address;
  /** Where to send letters. Null: to `address`. */
  mailingAddress: Address | null;
};

/** What the law asks people to disclose. */
export type KycDisclosures = {
  /** Whether the person directs a listed company or owns 10 percent of one or more. */
  controlPerson: boolean;
  /** The tickers or names of those companies. At most 20. */
  controlledCompanies: Array<string>;
  /** Whether the person works for, or is closely tied to, an exchange, a broker or FINRA. */
  affiliatedWithExchangeOrFinra: boolean;
  /** The name of that firm. Null if there is none. */
  affiliatedFirm: string | null;
  /** Whether the person holds a high public office, or did in the last year. */
  politicallyExposed: boolean;
  /** Whether that is true of someone in the immediate family. */
  immediateFamilyExposed: boolean;
  /** The names of those in office. At most 20. */
  politicallyExposedNames: Array<string>;
  /** How the person earns their living. */
  employmentStatus: EmploymentStatus;
  /** The employer, or the person's own business. Null if there is none. */
  employerName: string | null;
  /** The employer's address in one line. Null if it was not given. */
  employerAddress: string | null;
  /** What the person does there. Null if it was not given. */
  position: string | null;
  /** Whether the person is a citizen, resident or taxpayer of the United States. */
  usPerson: boolean;
};

/** A paper submitted for the identity check. It is kept encrypted and cannot be downloaded. */
export type KycDocument = {
  /** The document's id. */
  id: string;
  /** What kind of paper it is. */
  type: KycDocumentType;
  /** Which side of the paper it shows. Null for papers without sides. */
  side: KycDocumentSide | null;
  /** Whether it is a paper of the co-holder, and not of the person. */
  coHolder: boolean;
  /** The name of the file. */
  fileName: string;
  /** The media type found in the file itself, for example `image/jpeg`. */
  mimeType: string;
  /** The size of the file in bytes. */
  sizeBytes: number;
  /** Whether the review has accepted it. */
  status: KycDocumentStatus;
  /** Why the review did not accept it, in one sentence for the person. Null unless `REJECTED`. */
  failureReason: string | null;
  /** Why the review did not accept it, for programs. Null unless `REJECTED`. */
  failureCode: KycDocumentFailureCode | null;
  /** The last day on which the paper is valid, as the review read it. Null if it does not expire. */
  expiresOn: string | null;
  /** When it was submitted. */
  createdAt: string;
};

/** Who the person is. */
export type KycIdentity = {
  /** The given name, as the identity paper has it. */
  givenName: string;
  /** The names between the given and the family name, where there are any. */
  middleName: string | null;
  /** The family name, as the identity paper has it. */
  familyName: string;
  /** The day of birth. */
  dateOfBirth: string;
  /** The country of birth, if given. */
  countryOfBirth: string | null;
  /** The countries that the person is a citizen of. At most 5. */
  citizenships: Array<string>;
  /** The country that taxes the person's income. */
  countryOfTaxResidence: string;
  /** What kind of number `taxIdMasked` is. Null if the person has none. */
  taxIdType: TaxIdType | null;
  /**
   * The tax number with all but its last three characters hidden. It is never shown whole. Null: not
   * given.
   */
  taxIdMasked: string | null;
  /** Why the person has no tax number. Null if the person has one. */
  taxIdNotRequiredReason: string | null;
  /** The visa that the person lives on, as the visa names it. Null if it was not given. */
  visaType: string | null;
  /** The last day of the visa. Null: not given. */
  visaExpiresOn: string | null;
  /** Whether the person may live in the country of residence for good. Null: not answered. */
  permanentResident: boolean | null;
  /** Where the money to invest comes from. At least one. */
  fundingSources: Array<FundingSource>;
  /** The yearly income before tax. Null: not answered. */
  annualIncome: MoneyRange | null;
  /** What the person owns and could sell within days. Null: not answered. */
  liquidNetWorth: MoneyRange | null;
  /** All that the person owns less what they owe. Null: not answered. */
  totalNetWorth: MoneyRange | null;
};

/** The person's identity check (know your customer): one per person, kept for good. */
export type KycOfSubmitKyc = {
  /** How far it has come. */
  status: KycStatus;
  /** Who opens the account. Default of a new account: `INDIVIDUAL`. */
  accountType: KycAccountType;
  /** The sections and how complete each is, in the order to fill them in. One entry of each. */
  sections: Array<KycSectionState>;
  /** Whether `submitKyc` would accept it now. */
  canSubmit: boolean;
  /**
   * What keeps it from being submitted, in the order of the sections, at most 100. Empty where nothing
   * does.
   */
  problems: Array<KycProblem>;
  /** What the review asked for, newest first. At most 100. */
  requests: Array<KycRequest>;
  /** When it was last submitted. Null: never. */
  submittedAt: string | null;
  /** When it last changed. Null: nothing was saved yet. */
  updatedAt: string | null;
};

/** The person's identity check (know your customer): one per person, kept for good. */
export type KycOfUpdateIdvOutcome = {
  /** How far it has come. */
  status: KycStatus;
  /** Who opens the account. Default of a new account: `INDIVIDUAL`. */
  accountType: KycAccountType;
  /** The sections and how complete each is, in the order to fill them in. One entry of each. */
  sections: Array<KycSectionState>;
  /** Whether `submitKyc` would accept it now. */
  canSubmit: boolean;
  /**
   * What keeps it from being submitted, in the order of the sections, at most 100. Empty where nothing
   * does.
   */
  problems: Array<KycProblem>;
  /** The last session with the identity provider. Null before `getIdvToken`. */
  idv: IdvSession | null;
  /** When it last changed. Null: nothing was saved yet. */
  updatedAt: string | null;
};

/** The person's identity check (know your customer): one per person, kept for good. */
export type KycOfUpdateUserKycAgreements = {
  /** How far it has come. */
  status: KycStatus;
  /** Who opens the account. Default of a new account: `INDIVIDUAL`. */
  accountType: KycAccountType;
  /** The sections and how complete each is, in the order to fill them in. One entry of each. */
  sections: Array<KycSectionState>;
  /** Whether `submitKyc` would accept it now. */
  canSubmit: boolean;
  /**
   * What keeps it from being submitted, in the order of the sections, at most 100. Empty where nothing
   * does.
   */
  problems: Array<KycProblem>;
  /** The agreements that the check needs, in the version in force. At most 20. */
  agreements: Array<KycAgreement>;
  /** When it last changed. Null: nothing was saved yet. */
  updatedAt: string | null;
};

/** The person's identity check (know your customer): one per person, kept for good. */
export type KycOfUpdateUserKycCompanySetup = {
  /** How far it has come. */
  status: KycStatus;
  /** Who opens the account. Default of a new account: `INDIVIDUAL`. */
  accountType: KycAccountType;
  /** The sections and how complete each is, in the order to fill them in. One entry of each. */
  sections: Array<KycSectionState>;
  /** Whether `submitKyc` would accept it now. */
  canSubmit: boolean;
  /**
   * What keeps it from being submitted, in the order of the sections, at most 100. Empty where nothing
   * does.
   */
  problems: Array<KycProblem>;
  /** The company or trust. Null for an individual, or until saved. */
  company: KycCompany | null;
  /** When it last changed. Null: nothing was saved yet. */
  updatedAt: string | null;
};

/** The person's identity check (know your customer): one per person, kept for good. */
export type KycOfUpdateUserKycContactInformation = {
  /** How far it has come. */
  status: KycStatus;
  /** Who opens the account. Default of a new account: `INDIVIDUAL`. */
  accountType: KycAccountType;
  /** The sections and how complete each is, in the order to fill them in. One entry of each. */
  sections: Array<KycSectionState>;
  /** Whether `submitKyc` would accept it now. */
  canSubmit: boolean;
  /**
   * What keeps it from being submitted, in the order of the sections, at most 100. Empty where nothing
   * does.
   */
  problems: Array<KycProblem>;
  /** How to reach the person. Null until saved. */
  contact: KycContact | null;
  /** When it last changed. Null: nothing was saved yet. */
  updatedAt: string | null;
};

/** The person's identity check (know your customer): one per person, kept for good. */
export type KycOfUpdateUserKycDisclosures = {
  /** How far it has come. */
  status: KycStatus;
  /** Who opens the account. Default of a new account: `INDIVIDUAL`. */
  accountType: KycAccountType;
  /** The sections and how complete each is, in the order to fill them in. One entry of each. */
  sections: Array<KycSectionState>;
  /** Whether `submitKyc` would accept it now. */
  canSubmit: boolean;
  /**
   * What keeps it from being submitted, in the order of the sections, at most 100. Empty where nothing
   * does.
   */
  problems: Array<KycProblem>;
  /** What the law asks people to disclose. Null until saved. */
  disclosures: KycDisclosures | null;
  /** When it last changed. Null: nothing was saved yet. */
  updatedAt: string | null;
};

/** The person's identity check (know your customer): one per person, kept for good. */
export type KycOfUpdateUserKycFileDocuments = {
  /** How far it has come. */
  status: KycStatus;
  /** Who opens the account. Default of a new account: `INDIVIDUAL`. */
  accountType: KycAccountType;
  /** The sections and how complete each is, in the order to fill them in. One entry of each. */
  sections: Array<KycSectionState>;
  /** Whether `submitKyc` would accept it now. */
  canSubmit: boolean;
  /**
   * What keeps it from being submitted, in the order of the sections, at most 100. Empty where nothing
   * does.
   */
  problems: Array<KycProblem>;
  /** The papers submitted, newest first. At most 20. */
  documents: Array<KycDocument>;
  /** When it last changed. Null: nothing was saved yet. */
  updatedAt: string | null;
};

/** The person's identity check (know your customer): one per person, kept for good. */
export type KycOfUpdateUserKycIdentityInformation = {
  /** How far it has come. */
  status: KycStatus;
  /** Who opens the account. Default of a new account: `INDIVIDUAL`. */
  accountType: KycAccountType;
  /** The sections and how complete each is, in the order to fill them in. One entry of each. */
  sections: Array<KycSectionState>;
  /** Whether `submitKyc` would accept it now. */
  canSubmit: boolean;
  /**
   * What keeps it from being submitted, in the order of the sections, at most 100. Empty where nothing
   * does.
   */
  problems: Array<KycProblem>;
  /** Who the person is. Null until saved. */
  identity: KycIdentity | null;
  /** When it last changed. Null: nothing was saved yet. */
  updatedAt: string | null;
};

/** The person's identity check (know your customer): one per person, kept for good. */
export type KycOfUpdateUserKycTrustedContact = {
  /** How far it has come. */
  status: KycStatus;
  /** Who opens the account. Default of a new account: `INDIVIDUAL`. */
  accountType: KycAccountType;
  /** The sections and how complete each is, in the order to fill them in. One entry of each. */
  sections: Array<KycSectionState>;
  /** Whether `submitKyc` would accept it now. */
  canSubmit: boolean;
  /**
   * What keeps it from being submitted, in the order of the sections, at most 100. Empty where nothing
   * does.
   */
  problems: Array<KycProblem>;
  /** Whom to call where the person cannot be reached. Null until saved. */
  trustedContact: KycTrustedContact | null;
  /** When it last changed. Null: nothing was saved yet. */
  updatedAt: string | null;
};

/** The person's identity check (know your customer): one per person, kept for good. */
export type KycOfUpdateUserKycW8BENFormDocument = {
  /** How far it has come. */
  status: KycStatus;
  /** Who opens the account. Default of a new account: `INDIVIDUAL`. */
  accountType: KycAccountType;
  /** The sections and how complete each is, in the order to fill them in. One entry of each. */
  sections: Array<KycSectionState>;
  /** Whether `submitKyc` would accept it now. */
  canSubmit: boolean;
  /**
   * What keeps it from being submitted, in the order of the sections, at most 100. Empty where nothing
   * does.
   */
  problems: Array<KycProblem>;
  /** The tax form W-8BEN signed last. Null before the first. */
  w8ben: W8Ben | null;
  /** When it last changed. Null: nothing was saved yet. */
  updatedAt: string | null;
};

/** Somebody behind a company or trust. */
export type KycPerson = {
  /** The given name. */
  givenName: string;
  /** The family name. */
  familyName: string;
  /** The day of birth, if given. */
  dateOfBirth: string | null;
  /** The e-mail address, if given. */
  email: string | null;
  /** How much of it the person owns or is entitled to, directly or not, in percent. Null: none. */
  ownershipPercent: string | null;
  /** What the person is to it. At least one. */
  roles: Array<KycPersonRole>;
};

/** Something that keeps the check from being submitted. */
export type KycProblem = {
  /** The section to mend. */
  section: KycSection;
  /** The field within the section's input, for example `address.postalCode`. Null: the whole section. */
  field: string | null;
  /** What is missing or wrong, as a sentence for a person. */
  message: string;
};

/** Something that the review asked for. */
export type KycRequest = {
  /** The request's id. */
  id: string;
  /** The section to mend. */
  section: KycSection;
  /** What to do, as a sentence or two for the person. */
  message: string;
  /** When it was asked for. */
  createdAt: string;
  /** When the section was saved again. Null: still open. */
  resolvedAt: string | null;
};

/** How complete one section is. */
export type KycSectionState = {
  /** The section. */
  section: KycSection;
  /** How complete it is. */
  status: KycSectionStatus;
  /** Whether the check needs it, given `accountType` and what the other sections say. */
  required: boolean;
  /** When it was last saved. Null: never. */
  updatedAt: string | null;
};

/** Whom to call where the person cannot be reached. That person gets no access to the account. */
export type KycTrustedContact = {
  /** Whether the person chose to name nobody. All other fields are null then. */
  declined: boolean;
  /** The given name. Null: not given. */
  givenName: string | null;
  /** The family name. Null: not given. */
  familyName: string | null;
  /** The e-mail address, if given. */
  email: string | null;
  /** The phone number with its country code, if given. */
  phone: string | null;
  /** The address, if given. */
  address: Address | null;
};

/** Something that changed what is owed. Amounts are of the whole debt, in its currency. */
export type LiabilityTrade = {
  /** The booking's id. */
  id: string;
  /** The debt. */
  liabilityId: string;
  /** What happened. */
  type: LiabilityTradeType;
  /** The day that it happened. */
  date: string;
  /** How much: for `REVALUATION` the new balance, else by how much, a positive number. */
  amount: string;
  /** By how much the balance went down; negative where it went up. */
  principal: string;
  /** The interest that was charged or paid with it. 0 where none was. */
  interest: string;
  /** What the person noted. Null: none. */
  note: string | null;
  /** When it was recorded. */
  createdAt: string;
};

/** Bookings on a debt, the latest day first. */
export type LiabilityTradePage = {
  /** The bookings of this page. */
  nodes: Array<LiabilityTrade>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** What the person thinks of one thing. Liked assets are the person's watchlist. */
export type Like = {
  /** The like's id. It stays when the opinion changes. */
  id: string;
  /** What kind of thing it is. */
  entityType: LikeableType;
  /** The thing's id. */
  entityId: string;
  /** The person's opinion. */
  value: LikeValue;
  /** When the opinion last changed. */
  likedAt: string;
  /** The asset. Null for other things. */
  asset: AssetSummary | null;
  /** The strategy. Null for other things, and where it can be seen no longer. */
  strategy: StrategySummary | null;
  /** The piece of news. Null for other things, and where it is kept no longer. */
  news: NewsItemSummary | null;
  /** The expert. Null for other things, and where the expert has left. */
  expert: ExpertSummary | null;
};

/** Opinions, last changed first. */
export type LikePage = {
  /** The opinions of this page. */
  nodes: Array<Like>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** An asset that is offered to like or not, as one card of a deck. */
export type LikeableAsset = {
  /** The card's id. */
  id: string;
  /** The deck: the same for all cards of one call. */
  deckId: string;
  /** Its place in the deck, from 1. */
  position: number;
  /** The asset. */
  asset: AssetSummary;
  /** Why it is offered, as a sentence for a person. */
  reason: string;
  /** How well it fits the person's preferences, from 0 to 100 percent. */
  fitPercent: string;
  /**
   * The daily closes of the last month, oldest first, in the asset's currency. Empty where they are
   * not known. At most 31.
   */
  sparkline: Array<string>;
};

/** One price of the live stream. All amounts are in `currency`. */
export type LivePrice = {
  /** The asset. */
  assetId: string;
  /** The asset's ticker. */
  symbol: string;
  /** The last price. */
  price: string;
  /** The currency that the asset is priced in. */
  currency: string;
  /** The highest price that a buyer offers, where the market quotes one. */
  bid: string | null;
  /** The lowest price that a seller asks, where the market quotes one. */
  ask: string | null;
  /** `price` less the last price of regular trading on the trading day before. Null without that price. */
  change: string | null;
  /** `change` in percent of that price. Null without that price. */
  changePercent: string | null;
  /** The quantity traded in regular trading on this day so far. Null: its source does not give it. */
  volume: string | null;
  /** Which session the market is in. */
  session: MarketSession;
  /** When the price was made. */
  at: string;
  /**
   * The number of the price among all prices of this asset, the same for every reader and after a
   * reconnection. One price is made for each second in which the asset trades, and one a trading day
   * for a pair of currencies. Where it is more than one above the last, the prices in between were
   * left out; where it is not above the last, the price is not newer.
   */
  sequence: number;
};

/** How much of a sale comes from one purchase. */
export type LotSelection = {
  /** The trade that bought it. */
  tradeId: string;
  /** How many units of it. */
  quantity: string;
};

/** The trading hours of an exchange on one calendar day in its time zone. */
export type MarketDay = {
  /** The calendar day in the exchange's time zone. */
  date: string;
  /** Whether the exchange is closed for a holiday. False on an ordinary weekend day. */
  holiday: boolean;
  /** The holiday's English name. Null on other days. */
  holidayName: string | null;
  /** Whether regular trading ends earlier than usual. */
  earlyClose: boolean;
  /** When pre-market trading opens. Null on a day without pre-market trading. */
  preMarketOpensAt: string | null;
  /** When regular trading opens. Null on a day without trading. */
  opensAt: string | null;
  /** When regular trading closes. Null on a day without trading. */
  closesAt: string | null;
  /** When after-hours trading closes. Null on a day without after-hours trading. */
  afterHoursClosesAt: string | null;
};

/** The trading hours of an exchange. */
export type MarketHours = {
  /** The exchange. */
  exchange: TradingExchange;
  /** The exchange's IANA time zone, for example `America/New_York`. */
  timeZone: string;
  /** Whether the exchange is in regular trading at `asOf`. */
  open: boolean;
  /** The session that the exchange is in at `asOf`. */
  session: MarketSession;
  /** The moment of the answer, by the server's clock. */
  asOf: string;
  /** When regular trading next opens after `asOf`. Null for a market that never closes. */
  nextOpensAt: string | null;
  /** When regular trading next closes after `asOf`. Null for a market that never closes. */
  nextClosesAt: string | null;
  /** The days asked for, oldest first. At most 366. */
  days: Array<MarketDay>;
};

/** An authenticator app about to become a second factor. Show it to the person, do not keep it. */
export type MfaEnrollment = {
  /** The secret in base32, to type into the authenticator app. */
  secret: string;
  /** The secret as an `otpauth://` address, which authenticator apps open. */
  otpauthUri: string;
  /** `otpauthUri` as a QR code: a PNG picture in a `data:` address. */
  qrCodeDataUrl: string;
  /** When it expires unless `updateMfa` confirms it: ten minutes after the answer. */
  expiresAt: string;
};

/** The second factors after a change. */
export type MfaState = {
  /** Whether the person still or now has a second factor. */
  enabled: boolean;
  /** The second factors in force, at most one entry of each method. */
  methods: Array<MfaMethod>;
  /**
   * New recovery codes, at most 10, after a factor was switched on; earlier ones stop working. Only
   * this answer shows them. Empty after a factor was switched off.
   */
  recoveryCodes: Array<string>;
};

/** An amount of money. */
export type Money = {
  /** The amount, in units of `currency`. */
  amount: string;
  /** The currency. */
  currency: string;
};

/** A range of money, open where an end is null. */
export type MoneyRange = {
  /** The lower end. Null: open. */
  min: string | null;
  /** The upper end. Null: open. */
  max: string | null;
  /** The currency of both ends. */
  currency: string;
};

/** A setting as name and value. */
export type NamedValue = {
  /** The name. */
  name: string;
  /** The value as text. */
  value: string;
};

/** One thing that the person owns: a cash balance, a position or a holding of a tracked portfolio. */
export type NetWorthAsset = {
  /** The id of the cash balance, position or holding. */
  id: string;
  /** What the person or the market calls it. */
  name: string;
  /** The ticker of a listed asset. Null for everything else. */
  symbol: string | null;
  /** What kind of thing it is. */
  category: NetWorthCategory;
  /** The tracked portfolio that holds it: a broker account's mirror, where it has one. Null: none. */
  portfolioId: string | null;
  /** The broker account that holds it. Null for what is recorded, imported or watched. */
  brokerAccountId: string | null;
  /** The instrument that is held; a listed one has the id of its asset. Null for a cash balance. */
  instrumentId: string | null;
  /** How much of it there is, where it is counted. */
  quantity: string | null;
  /** What one of it is worth, in `currency`, where it is counted. */
  price: string | null;
  /** What the person's part is worth, in `currency`. Null if it never had a price. */
  value: string | null;
  /**
   * What the whole is worth, including the part of other owners, in `currency`. Null if it never had a
   * price.
   */
  wholeValue: string | null;
  /** The currency that it is valued in. */
  currency: string;
  /**
   * What the person's part is worth in the display currency, rounded once to its minor unit. Null if
   * no price or no exchange rate is known.
   */
  valueInDisplayCurrency: string | null;
  /** What the person's part cost, fees included, in `currency`. Null if it is not known. */
  costBasis: string | null;
  /**
   * What the person's part has earned since the first trade. Null if no tracked portfolio holds it,
   * and while it has no price.
   */
  gain: PortfolioGain | null;
  /** The person's part of it, in percent. `value` has it applied. */
  ownershipPercent: string;
  /**
   * The day of the price that `value` rests on, where the person lives; for cash, the day that is
   * asked for. Null without a price, or where its day is not known.
   */
  valuedOn: string | null;
  /**
   * When `price` was made; for a price recorded by hand, the end of its day where the person lives, or
   * now where that is earlier. Null for cash, without a price, or where the moment is not known.
   */
  priceAsOf: string | null;
  /**
   * Whether the price that `value` rests on is more than 7 days older than the day that is asked for.
   * The value is kept until a newer price is known. True without a price.
   */
  stale: boolean;
  /** How soon it can be turned into cash. */
  liquidity: AssetLiquidity;
  /** The debts that were taken up for it, such as its mortgage. At most 1,000. */
  linkedLiabilityIds: Array<string>;
  /**
   * `valueInDisplayCurrency` less the person's part of the linked debts, in the display currency.
   * Negative where more is owed than it is worth. Null if one of them is not known.
   */
  equityInDisplayCurrency: string | null;
  /** The country of the issuer or the place, where known. */
  country: string | null;
  /** The business sector of the company. Null if it is not known, and for all but shares. */
  sector: Sector | null;
};

/** One thing that the person owns: a cash balance, a position or a holding of a tracked portfolio. */
export type NetWorthAssetOfNetWorthDashboard = {
  /** The id of the cash balance, position or holding. */
  id: string;
  /** What the person or the market calls it. */
  name: string;
  /** The ticker of a listed asset. Null for everything else. */
  symbol: string | null;
  /** What kind of thing it is. */
  category: NetWorthCategory;
  /** How much of it there is, where it is counted. */
  quantity: string | null;
  /** What the person's part is worth, in `currency`. Null if it never had a price. */
  value: string | null;
  /** The currency that it is valued in. */
  currency: string;
  /**
   * Whether the price that `value` rests on is more than 7 days older than the day that is asked for.
   * The value is kept until a newer price is known. True without a price.
   */
  stale: boolean;
};

/** What all or some assets were worth at the end of one step of a history. */
export type NetWorthAssetPoint = {
  /** The last day of the step. */
  date: string;
  /**
   * What the person's part was worth, in the display currency at the prices and exchange rates of the
   * end of that day, as far as they are known.
   */
  value: string;
  /**
   * How many assets, and debts where these are told, this point leaves out, since no price or exchange
   * rate was known then.
   */
  unpricedCount: number;
  /** What the person's part had cost by then, in the display currency. Null if it is not known. */
  costBasis: string | null;
  /**
   * What had been put in by then less what had been taken out, in the display currency. `value` less
   * it is what was gained. Null if it is not known.
   */
  netContributions: string | null;
  /**
   * All debts of that day, in the display currency, so that one query draws the net worth. Null if the
   * history is of one asset or one portfolio.
   */
  totalLiabilities: string | null;
  /** `value` less `totalLiabilities`. Null if `totalLiabilities` is null. */
  netWorth: string | null;
};

/** A history of assets, oldest point first. */
export type NetWorthAssetPointPage = {
  /** The points of this page. */
  nodes: Array<NetWorthAssetPoint>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
  /** The length of one step. */
  timeframe: HistoryTimeframe;
  /** The display currency, in which all amounts are. */
  currency: string;
};

/** What the person owns and owes at one moment, in one display currency. */
export type NetWorthDashboard = {
  /** The sums. */
  totals: NetWorthTotals;
  /**
   * What the person owns: cash, positions and what tracked portfolios hold. The largest value first.
   * At most 10,000.
   */
  assets: Array<NetWorthAssetOfNetWorthDashboard>;
  /** What the person owes, without archived debts. The largest balance first. At most 1,000. */
  liabilities: Array<NetWorthLiability>;
  /**
   * What the person saves for, as it is now whatever day is asked for, without archived goals, by
   * priority. At most 1,000.
   */
  goals: Array<NetWorthGoal>;
  /** What comes in regularly, by the terms of that day, by name. At most 1,000. */
  incomes: Array<NetWorthIncomeOfNetWorthDashboard>;
  /** What goes out regularly, by the terms of that day, by name. At most 1,000. */
  expenses: Array<NetWorthExpenseOfNetWorthDashboard>;
  /** The parts of `totalAssets` by category, the largest first. At most one for each category. */
  allocation: Array<AllocationSlice>;
  /**
   * How many imported trades and dividends wait for the person to confirm them. They do not count in
   * any figure until then.
   */
  pendingConfirmations: number;
  /**
   * What is left of a month's income after its expenses, in percent of that income; negative where
   * more goes out. Null if nothing comes in, or an exchange rate is not known.
   */
  savingsRatePercent: string | null;
  /** The display currency: of all totals and of every amount `InDisplayCurrency`. */
  currency: string;
  /** The moment of the valuation: now, or the end of a past day where the person lives. */
  asOf: string;
};

/**
 * A payment that a holding of a tracked portfolio received: a dividend of a share, a distribution of a
 * fund, or rent or interest of a custom instrument. Only confirmed ones count: what an import brings
 * waits for its owner, and so do dividends of the last 400 days that the market's record knows for
 * what was held at the end of the day before their `exDate`.
 */
export type NetWorthDividend = {
  /** The dividend's id. */
  id: string;
  /** The portfolio. */
  portfolioId: string;
  /** The instrument that paid it. */
  instrument: InstrumentSummary;
  /** The instrument's symbol. */
  symbol: string;
  /** Whether it counts. */
  state: ImportState;
  /** How it came here. */
  origin: TradeOrigin;
  /** The first day on which a buyer no longer gets it, where known. */
  exDate: string | null;
  /** The day that it was paid, or is to be paid. */
  paidOn: string;
  /** How many units it was paid for. */
  quantity: string;
  /** The payment for one unit before tax, in `currency`. */
  amountPerShare: string;
  /** The whole payment before tax, in `currency`. */
  grossAmount: string;
  /** The tax taken off before the payment, in `currency`. */
  withholdingTax: string;
  /** Tax that the company has already paid and that counts as the owner's, in `currency`. */
  imputationCredits: string;
  /** `grossAmount` less `withholdingTax`, in `currency`. */
  netAmount: string;
  /** The currency of the payment: of all amounts here but the last. */
  currency: string;
  /** Units of the portfolio's currency for one of `currency` on `paidOn`. Null until it is known. */
  exchangeRate: string | null;
  /**
   * `netAmount` in the owner's display currency, at the rate of `paidOn` or the last before it. Null
   * if no exchange rate is known.
   */
  netAmountInDisplayCurrency: string | null;
  /** The purchase that it was reinvested in. Null: it was paid out. */
  reinvestTradeId: string | null;
  /** What its owner noted about it. Null: none. */
  note: string | null;
  /** The file that it was read from, where `origin` is `FILE`. */
  fileId: string | null;
  /** The e-mail that it was read from, where `origin` is `EMAIL`. */
  emailId: string | null;
  /** The name that the caller or the import gave it, once in a portfolio. Null: none. */
  uniqueIdentifier: string | null;
  /** When it was confirmed. Null: not confirmed. */
  confirmedAt: string | null;
  /** When it was recorded. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** Dividends, the latest `paidOn` first; within a day the last recorded first. */
export type NetWorthDividendPage = {
  /** The dividends of this page. */
  nodes: Array<NetWorthDividend>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** A paper that belongs to the net worth, such as a deed, a policy or a contract, kept for reference. */
export type NetWorthDocument = {
  /** The document's id. */
  id: string;
  /** What the person calls it. */
  title: string;
  /** What kind of paper it is. */
  category: NetWorthDocumentCategory;
  /** Whether its file has arrived. */
  status: NetWorthDocumentStatus;
  /** The name of the file. */
  fileName: string;
  /** The media type of the file, for example `application/pdf`. */
  mimeType: string;
  /** The size of the file in bytes. */
  sizeBytes: number;
  /** The SHA-256 of the file as 64 hexadecimal digits in lower case. */
  sha256: string;
  /** What kind of object `linkedId` names. Null if the document belongs to no object. */
  linkedType: NetWorthLinkType | null;
  /** The object that it belongs to. Null if `linkedType` is null. */
  linkedId: string | null;
  /** The last day that the paper is valid, where it ends. */
  expiresOn: string | null;
  /**
   * Where to download the file with GET, without a token, until `downloadUrlExpiresAt`. Null until the
   * document is `AVAILABLE`, and in lists, unless `ids` names exactly one document.
   */
  downloadUrl: string | null;
  /** When `downloadUrl` stops working: five minutes after the answer. Null if `downloadUrl` is null. */
  downloadUrlExpiresAt: string | null;
  /** What the person noted. Null: none. */
  note: string | null;
  /** When its file was accepted. Null: not yet. */
  uploadedAt: string | null;
  /** When it was announced. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** Documents, newest first. */
export type NetWorthDocumentPage = {
  /** The documents of this page. */
  nodes: Array<NetWorthDocument>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** Something that goes out, once or regularly. */
export type NetWorthExpense = {
  /** The expense's id. */
  id: string;
  /** What the person calls it. */
  name: string;
  /** What the money is spent on. */
  category: ExpenseCategory;
  /** How much goes out each time, in `currency`. */
  amount: string;
  /** The currency of the expense. */
  currency: string;
  /** How often it goes out. */
  frequency: Frequency;
  /** Whether the person could not do without it. */
  essential: boolean;
  /** By the month, in `currency`. 0 where it is not active today. */
  monthlyAmount: string;
  /**
   * By the month, in the display currency. 0 where it is not active today. Null if no exchange rate is
   * known.
   */
  monthlyAmountInDisplayCurrency: string | null;
  /** The first day. */
  startsOn: string;
  /** The last day. Null: no end. */
  endsOn: string | null;
  /** How much it is expected to rise a year, in percent. Reports look ahead with it. Null: not given. */
  inflationPercent: string | null;
  /** The debt that it pays, such as the mortgage of a monthly payment. Null: none. */
  linkedLiabilityId: string | null;
  /** The household member who pays it. Null: the person. */
  ownerMemberId: string | null;
  /** What the person noted. Null: none. */
  note: string | null;
  /** When it was recorded. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** Something that goes out, once or regularly. */
export type NetWorthExpenseOfNetWorthDashboard = {
  /** The expense's id. */
  id: string;
  /** What the person calls it. */
  name: string;
  /** What the money is spent on. */
  category: ExpenseCategory;
  /** The currency of the expense. */
  currency: string;
  /** By the month, in `currency`. 0 where it is not active today. */
  monthlyAmount: string;
};

/**
 * A file of a tracked portfolio, such as a broker's statement. Trades and dividends are read from it;
 * they count once the person confirms them, or at once where the reading is certain.
 */
export type NetWorthFile = {
  /** The file's id. */
  id: string;
  /** The portfolio that it belongs to and that its trades and dividends go to. */
  portfolioId: string;
  /** The name of the file. */
  fileName: string;
  /** The media type found in the file itself, for example `application/pdf`. */
  mimeType: string;
  /** The size of the file in bytes. */
  sizeBytes: number;
  /** The SHA-256 of the file as 64 hexadecimal digits in lower case. */
  sha256: string;
  /** What the file is. */
  kind: NetWorthFileKind;
  /** How far the reading is. */
  extractionStatus: FileExtractionStatus;
  /** Why the reading failed. Null unless it did. */
  failureCode: FileExtractionFailure | null;
  /**
   * Why the reading failed, as a sentence for a person. Of a file that was read: what speaks against
   * rows that `extracted` does not show. Null if neither is.
   */
  failureReason: string | null;
  /** The broker or bank that issued it, as told or as read. Null if it is not known. */
  broker: string | null;
  /** The first day that it covers. Null: not read yet, or the file names none. */
  periodStartsOn: string | null;
  /** The last day that it covers. Null: not read yet, or the file names none. */
  periodEndsOn: string | null;
  /** How many rows were read, at most 200,000; `extracted` shows the first 1,000. */
  rowCount: number;
  /** How many of the trades and dividends read wait to be confirmed. */
  pendingCount: number;
  /** How often the reading was begun. */
  attempts: number;
  /**
   * Where to download the file with GET, without a token, until `downloadUrlExpiresAt`. Null in lists,
   * unless `ids` names exactly one file.
   */
  downloadUrl: string | null;
  /** When `downloadUrl` stops working: five minutes after the answer. Null if `downloadUrl` is null. */
  downloadUrlExpiresAt: string | null;
  /** When it was uploaded. */
  createdAt: string;
  /** When it, or the reading of it, last changed. */
  updatedAt: string;
};

/** Files, newest first. */
export type NetWorthFilePage = {
  /** The files of this page. */
  nodes: Array<NetWorthFile>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** Income or expenses at the end of one step of a history. */
export type NetWorthFlowPoint = {
  /** The last day of the step. */
  date: string;
  /**
   * What was active on that day, by the month, in the display currency. A one-off amount counts in its
   * own month.
   */
  monthlyAmount: string;
  /**
   * What was active on that day, by the year, in the display currency. A one-off amount counts in its
   * own calendar year.
   */
  annualAmount: string;
  /** How many of them these amounts leave out, since no exchange rate was known then. */
  unpricedCount: number;
};

/** A history of income or expenses, oldest point first. */
export type NetWorthFlowPointPage = {
  /** The points of this page. */
  nodes: Array<NetWorthFlowPoint>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
  /** The length of one step. */
  timeframe: HistoryTimeframe;
  /** The display currency, in which all amounts are. */
  currency: string;
};

/** Something that the person saves for. Amounts are in `currency`. */
export type NetWorthGoal = {
  /** The goal's id. */
  id: string;
  /** What the person calls it. */
  name: string;
  /** How likely the goal is to be reached in time, computed at this moment. */
  status: GoalStatus;
  /** The sum to reach. */
  targetAmount: string;
  /**
   * The sum reached so far: told by the person, or what `fundingRules` yield at this moment, as far as
   * prices and exchange rates are known.
   */
  currentAmount: string;
  /** The currency of the goal. */
  currency: string;
  /** The day to reach it by. Null: no such day. */
  targetOn: string | null;
};

/** Something that the person saves for. Amounts are in `currency`. */
export type NetWorthGoalDetail = {
  /** The goal's id. */
  id: string;
  /** What the person calls it. */
  name: string;
  /** What the money is for. */
  kind: GoalKind;
  /** How likely the goal is to be reached in time, computed at this moment. */
  status: GoalStatus;
  /** The sum to reach. */
  targetAmount: string;
  /**
   * The sum reached so far: told by the person, or what `fundingRules` yield at this moment, as far as
   * prices and exchange rates are known.
   */
  currentAmount: string;
  /**
   * How many assets `currentAmount` leaves out, since no price or exchange rate is known. 0 where the
   * person tells it.
   */
  unpricedCount: number;
  /** `currentAmount` in percent of `targetAmount`. It may pass 100. */
  progressPercent: string;
  /** The currency of the goal. */
  currency: string;
  /** The day to reach it by. Null: no such day. */
  targetOn: string | null;
  /** What the person means to add each month. Null: not given. */
  monthlyContribution: string | null;
  /**
   * What must be added each month to reach the goal on `targetOn` at the expected return. 0 where
   * nothing more is needed. Null without a `targetOn`, or when it has passed.
   */
  requiredMonthlyContribution: string | null;
  /** The yearly return expected of what is saved, in percent. Null counts as 0. */
  expectedReturnPercent: string | null;
  /**
   * The day on which the goal is reached with `monthlyContribution` at the expected return. Null if
   * that takes more than 100 years.
   */
  projectedOn: string | null;
  /**
   * What will have been saved on `targetOn` with `monthlyContribution` at the expected return. Null
   * without a `targetOn`, or if that is more than 100 years away.
   */
  projectedAmount: string | null;
  /** The rank among the person's goals; 1 is the first. Goals of one rank come oldest first. */
  priority: number;
  /** The address of a picture. Null: none. */
  imageUrl: string | null;
  /** When it was recorded. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** Something that the person saves for. Amounts are in `currency`. */
export type NetWorthGoalOfCreateNetWorthGoal = {
  /** The goal's id. */
  id: string;
  /** What the person calls it. */
  name: string;
  /** What the money is for. */
  kind: GoalKind;
  /** How likely the goal is to be reached in time, computed at this moment. */
  status: GoalStatus;
  /** The sum to reach. */
  targetAmount: string;
  /**
   * The sum reached so far: told by the person, or what `fundingRules` yield at this moment, as far as
   * prices and exchange rates are known.
   */
  currentAmount: string;
  /**
   * How many assets `currentAmount` leaves out, since no price or exchange rate is known. 0 where the
   * person tells it.
   */
  unpricedCount: number;
  /** `currentAmount` in percent of `targetAmount`. It may pass 100. */
  progressPercent: string;
  /** The currency of the goal. */
  currency: string;
  /** The day to reach it by. Null: no such day. */
  targetOn: string | null;
  /** What the person means to add each month. Null: not given. */
  monthlyContribution: string | null;
  /**
   * What must be added each month to reach the goal on `targetOn` at the expected return. 0 where
   * nothing more is needed. Null without a `targetOn`, or when it has passed.
   */
  requiredMonthlyContribution: string | null;
  /** The yearly return expected of what is saved, in percent. Null counts as 0. */
  expectedReturnPercent: string | null;
  /**
   * The day on which the goal is reached with `monthlyContribution` at the expected return. Null if
   * that takes more than 100 years.
   */
  projectedOn: string | null;
  /**
   * What will have been saved on `targetOn` with `monthlyContribution` at the expected return. Null
   * without a `targetOn`, or if that is more than 100 years away.
   */
  projectedAmount: string | null;
  /** The rank among the person's goals; 1 is the first. Goals of one rank come oldest first. */
  priority: number;
  /** What counts towards the goal. Empty where the person tells `currentAmount`. At most 20. */
  fundingRules: Array<GoalFundingRule>;
  /** The address of a picture. Null: none. */
  imageUrl: string | null;
  /** When it was recorded. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** People who look at their net worth together. Membership is managed in the first-party app. */
export type NetWorthHousehold = {
  /** The household's id. */
  id: string;
  /** What its members call it. */
  name: string;
  /** The members, the owner first. At most 20. */
  members: Array<HouseholdMember>;
  /**
   * The members' totals added up, in the display currency: of each sum `sharePercent` of the member's,
   * rounded to the minor unit. Members without `totals` count nothing, and `monthChange` is null.
   */
  combined: NetWorthTotals;
  /** When it was founded. */
  createdAt: string;
  /** When it or its membership last changed. */
  updatedAt: string;
};

/** Something that comes in, once or regularly. */
export type NetWorthIncome = {
  /** The income's id. */
  id: string;
  /** What the person calls it. */
  name: string;
  /** Where it comes from. */
  category: IncomeCategory;
  /** How much comes in each time, in `currency`. */
  amount: string;
  /** The currency of the income. */
  currency: string;
  /** How often it comes in. */
  frequency: Frequency;
  /** Whether `amount` is what remains after tax. Totals add amounts as they are. */
  afterTax: boolean;
  /** By the year, in `currency`. 0 where it is not active today. */
  annualAmount: string;
  /**
   * By the year, in the display currency. 0 where it is not active today. Null if no exchange rate is
   * known.
   */
  annualAmountInDisplayCurrency: string | null;
  /** The first day. */
  startsOn: string;
  /** The last day. Null: no end. */
  endsOn: string | null;
  /** How much it is expected to grow a year, in percent. Reports look ahead with it. Null: not given. */
  growthPercent: string | null;
  /** The asset that yields it, such as the house of a rent. Null: none. */
  linkedNetWorthAssetId: string | null;
  /** The household member who earns it. Null: the person. */
  ownerMemberId: string | null;
  /** What the person noted. Null: none. */
  note: string | null;
  /** When it was recorded. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** Something that comes in, once or regularly. */
export type NetWorthIncomeOfNetWorthDashboard = {
  /** The income's id. */
  id: string;
  /** What the person calls it. */
  name: string;
  /** Where it comes from. */
  category: IncomeCategory;
  /** The currency of the income. */
  currency: string;
  /** By the year, in `currency`. 0 where it is not active today. */
  annualAmount: string;
};

/**
 * One debt. `balance` and `balanceInDisplayCurrency` are the person's part; all other amounts are of
 * the whole debt, in `currency`.
 */
export type NetWorthLiability = {
  /** The debt's id. */
  id: string;
  /** What the person calls it. */
  name: string;
  /** What kind of debt it is. */
  kind: LiabilityKind;
  /** The currency of the debt. */
  currency: string;
  /** What the person's part still is: a positive number, rounded to the minor unit of `currency`. */
  balance: string;
  /** The yearly interest rate in percent, where known. */
  interestRatePercent: string | null;
};

/**
 * One debt. `balance` and `balanceInDisplayCurrency` are the person's part; all other amounts are of
 * the whole debt, in `currency`.
 */
export type NetWorthLiabilityDetail = {
  /** The debt's id. */
  id: string;
  /** What the person calls it. */
  name: string;
  /** What kind of debt it is. */
  kind: LiabilityKind;
  /** The liability portfolio that it belongs to. */
  portfolioId: string;
  /** Whom the money is owed to. Null: not given. */
  lender: string | null;
  /** The currency of the debt. */
  currency: string;
  /** What was borrowed at first. */
  originalAmount: string;
  /** What the person's part still is: a positive number, rounded to the minor unit of `currency`. */
  balance: string;
  /**
   * What is still owed in all, including the part of other debtors: a positive number, rounded to the
   * minor unit of `currency`.
   */
  wholeBalance: string;
  /**
   * The person's part of `wholeBalance` in the display currency, rounded once to its minor unit. Null
   * if no exchange rate is known.
   */
  balanceInDisplayCurrency: string | null;
  /** The person's part of it, in percent. `balance` has it applied. */
  ownershipPercent: string;
  /** The yearly interest rate in percent, where known. */
  interestRatePercent: string | null;
  /** Whether the interest rate can change, where known. */
  rateType: LiabilityRateType | null;
  /** The last day of a fixed interest rate. Null: none. */
  fixedEndsOn: string | null;
  /** The day that the debt began. */
  startsOn: string;
  /** The day that it must be paid off by. Null: not given. */
  maturesOn: string | null;
  /** What is paid each time, interest included. Null: not given. */
  repaymentAmount: string | null;
  /** How often `repaymentAmount` is paid. Null: not given. */
  repaymentFrequency: Frequency | null;
  /** The last day on which payments cover only interest. Null: none. */
  interestOnlyEndsOn: string | null;
  /**
   * Whether the balance follows the repayment plan by itself. Bookings correct it, and the plan goes
   * on from there. False: only bookings change it.
   */
  autoAmortize: boolean;
  /** The asset that it was taken up for, such as the house of a mortgage. Null: none. */
  linkedNetWorthAssetId: string | null;
  /** The most that may be owed, for a card or an overdraft. Null: none. */
  creditLimit: string | null;
  /** The next payment of the repayment plan. Null if `schedule` is empty. */
  nextPayment: AmortizationRow | null;
  /** The day of the last payment. Null if it is not known or the payments never pay the debt off. */
  paidOffOn: string | null;
  /** The interest of all payments to come. Null if `paidOffOn` is null. */
  remainingInterest: string | null;
  /** Whether it was put away. An archived debt counts in no total of today. */
  archived: boolean;
  /** When it was recorded. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/**
 * One debt. `balance` and `balanceInDisplayCurrency` are the person's part; all other amounts are of
 * the whole debt, in `currency`.
 */
export type NetWorthLiabilityOfCreateNetWorthLiability = {
  /** The debt's id. */
  id: string;
  /** What the person calls it. */
  name: string;
  /** What kind of debt it is. */
  kind: LiabilityKind;
  /** The liability portfolio that it belongs to. */
  portfolioId: string;
  /** Whom the money is owed to. Null: not given. */
  lender: string | null;
  /** The currency of the debt. */
  currency: string;
  /** What was borrowed at first. */
  originalAmount: string;
  /** What the person's part still is: a positive number, rounded to the minor unit of `currency`. */
  balance: string;
  /**
   * What is still owed in all, including the part of other debtors: a positive number, rounded to the
   * minor unit of `currency`.
   */
  wholeBalance: string;
  /**
   * The person's part of `wholeBalance` in the display currency, rounded once to its minor unit. Null
   * if no exchange rate is known.
   */
  balanceInDisplayCurrency: string | null;
  /** The person's part of it, in percent. `balance` has it applied. */
  ownershipPercent: string;
  /** The yearly interest rate in percent, where known. */
  interestRatePercent: string | null;
  /** Whether the interest rate can change, where known. */
  rateType: LiabilityRateType | null;
  /** The last day of a fixed interest rate. Null: none. */
  fixedEndsOn: string | null;
  /** The day that the debt began. */
  startsOn: string;
  /** The day that it must be paid off by. Null: not given. */
  maturesOn: string | null;
  /** What is paid each time, interest included. Null: not given. */
  repaymentAmount: string | null;
  /** How often `repaymentAmount` is paid. Null: not given. */
  repaymentFrequency: Frequency | null;
  /** The last day on which payments cover only interest. Null: none. */
  interestOnlyEndsOn: string | null;
  /**
   * Whether the balance follows the repayment plan by itself. Bookings correct it, and the plan goes
   * on from there. False: only bookings change it.
   */
  autoAmortize: boolean;
  /** The asset that it was taken up for, such as the house of a mortgage. Null: none. */
  linkedNetWorthAssetId: string | null;
  /** The most that may be owed, for a card or an overdraft. Null: none. */
  creditLimit: string | null;
  /** The bookings, the latest day first. */
  trades: LiabilityTradePage;
  /** The next payment of the repayment plan. Null if `schedule` is empty. */
  nextPayment: AmortizationRow | null;
  /**
   * The payments to come, soonest first, at most 400. Empty where the interest rate or the repayment
   * is not known, or the debt is paid off.
   */
  schedule: Array<AmortizationRow>;
  /** The day of the last payment. Null if it is not known or the payments never pay the debt off. */
  paidOffOn: string | null;
  /** The interest of all payments to come. Null if `paidOffOn` is null. */
  remainingInterest: string | null;
  /** Whether it was put away. An archived debt counts in no total of today. */
  archived: boolean;
  /** When it was recorded. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** What was owed at the end of one step of a history. */
export type NetWorthLiabilityPoint = {
  /** The last day of the step. */
  date: string;
  /** The person's part of what was owed, in the display currency at the exchange rate of that day. */
  balance: string;
  /** How many debts `balance` leaves out, since no exchange rate was known then. */
  unpricedCount: number;
  /**
   * The person's part of the interest charged or paid since the first day of the span, in the display
   * currency. Null if an exchange rate of it is not known.
   */
  cumulativeInterest: string | null;
};

/** A history of debts, oldest point first. */
export type NetWorthLiabilityPointPage = {
  /** The points of this page. */
  nodes: Array<NetWorthLiabilityPoint>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
  /** The length of one step. */
  timeframe: HistoryTimeframe;
  /** The display currency, in which all amounts are. */
  currency: string;
};

/** A report on the net worth as a file. */
export type NetWorthReport = {
  /** The report's id. */
  id: string;
  /** The format of the file. */
  format: NetWorthReportFormat;
  /** How far the making is. */
  status: ExportStatus;
  /** The day whose values it shows. */
  asOf: string;
  /** The parts that it shows. */
  sections: Array<NetWorthSection>;
  /** The tracked portfolios that it shows. Empty: everything that the person has. At most 50. */
  portfolioIds: Array<string>;
  /** Whether it shows only percentages and no amounts. */
  hideAmounts: boolean;
  /**
   * Where to download the file with GET, without a token, until `expiresAt`. Null until the report is
   * done, and when it has expired.
   */
  downloadUrl: string | null;
  /** When the file is deleted: 7 days after it was done. Null until it is. */
  expiresAt: string | null;
  /** The size of the file in bytes. Null until the report is done. */
  sizeBytes: number | null;
  /** Why the making failed. Null unless it did. */
  failureCode: NetWorthReportFailure | null;
  /** Why the making failed, as a sentence for a person. Null unless it did. */
  failureReason: string | null;
  /** When it was asked for. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** What a person has settled about the display of the net worth. */
export type NetWorthSettings = {
  /** The id of these settings. A person has one set of them. */
  id: string;
  /** The currency of all totals and of every amount `InDisplayCurrency`. */
  displayCurrency: string;
  /** When the person last chose a currency. Null until the first time. */
  updatedAt: string | null;
};

/** An address under which anyone who has it can look at parts of the net worth, without an account. */
export type NetWorthShareLink = {
  /** The link's id. */
  id: string;
  /** A name by which the owner knows it. Readers do not see it. Null: none. */
  label: string | null;
  /** How the owner is named to readers. */
  ownerLabel: string;
  /**
   * The address to hand out. Only the answer of `createNetWorthShareLink` shows it, since it is not
   * kept; null ever after.
   */
  url: string | null;
  /**
   * The address under which spreadsheets read the same as CSV, `url` with `.csv` after it. Only the
   * answer of `createNetWorthShareLink` shows it; null ever after, and where `csvEnabled` is false.
   */
  csvUrl: string | null;
  /** Whether spreadsheets can read what the link shows, as CSV. */
  csvEnabled: boolean;
  /** The last four characters of the address, to tell links apart. */
  tokenSuffix: string;
  /** Whether it works. */
  status: ShareLinkStatus;
  /** Whether readers see only percentages and no amounts. */
  hideAmounts: boolean;
  /** The parts that readers see. */
  sections: Array<NetWorthSection>;
  /** The tracked portfolios that readers see. Empty: everything that the owner has. At most 50. */
  portfolioIds: Array<string>;
  /** Whether readers need a passcode. */
  passcodeRequired: boolean;
  /** When it stops working by itself. Null: never. */
  expiresAt: string | null;
  /** After how many views it stops working. Null: no such limit. */
  maxViews: number | null;
  /** How often the dashboard or its CSV was read through it. */
  viewCount: number;
  /** When the dashboard or its CSV was last read through it. Null: never. */
  lastViewedAt: string | null;
  /** When the owner ended it. Null: not ended by the owner. */
  revokedAt: string | null;
  /** When it was made. */
  createdAt: string;
  /** When its settings last changed; views do not count. */
  updatedAt: string;
};

/** Share links, newest first. */
export type NetWorthShareLinkPage = {
  /** The links of this page. */
  nodes: Array<NetWorthShareLink>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/**
 * Sums of what is owned, owed, earned and spent. Each is the sum of the parts shown, as far as their
 * prices and exchange rates are known.
 */
export type NetWorthTotals = {
  /** `totalAssets` less `totalLiabilities`. */
  netWorth: string;
  /** The sum of the assets. */
  totalAssets: string;
  /** The sum of the liabilities, a positive number. */
  totalLiabilities: string;
  /** The expenses active that day, by the month. A one-off expense counts in its own month. */
  totalMonthlyExpenses: string;
  /** The incomes active that day, by the year. A one-off income counts in its own calendar year. */
  totalAnnualIncome: string;
  /** The part of `totalAssets` whose `liquidity` is `IMMEDIATE` or `DAYS`. */
  liquidAssets: string;
  /** How many assets and debts these totals leave out, since no price or exchange rate is known. */
  unpricedCount: number;
  /** How many incomes and expenses these totals leave out, since no exchange rate is known. */
  unpricedFlowCount: number;
  /**
   * `totalLiabilities` in percent of `totalAssets`. Null if nothing is owned, or one of them is not
   * known whole.
   */
  debtToAssetPercent: string | null;
  /**
   * `netWorth` less what it was one month before. Null if the history is shorter, or `netWorth` was or
   * is not known whole.
   */
  monthChange: string | null;
  /** `monthChange` in percent of what `netWorth` was. Null if that was not above 0. */
  monthChangePercent: string | null;
  /** The display currency, in which all these amounts are. */
  currency: string;
};

/** One piece of news. */
export type NewsItem = {
  /** Its id. */
  id: string;
  /** The headline. */
  headline: string;
  /** The gist in a few sentences, where the source gives it. */
  summary: string | null;
  /** Where to read it whole. */
  url: string;
  /** Who published it. */
  source: string;
  /** Who wrote it, where named. */
  author: string | null;
  /** A picture to show beside it. Null: none. */
  imageUrl: string | null;
  /** When it was published. */
  publishedAt: string;
  /** The assets that it is about. At most 50. */
  assetIds: Array<string>;
  /** The tickers of those assets, in the same order. At most 50. */
  symbols: Array<string>;
  /** The mood from -1, bad, to 1, good. Null: it was not judged. */
  sentiment: string | null;
};

/** News, newest first. */
export type NewsItemPage = {
  /** The news of this page. */
  nodes: Array<NewsItem>;
  /** The ids in `assetIds` for which there is no asset. At most 200. */
  unknownIds: Array<string>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** One piece of news. */
export type NewsItemSummary = {
  /** Its id. */
  id: string;
};

/** One event of the live news. */
export type NewsUpdate = {
  /** The piece of news. */
  news: NewsItem;
  /** The number of this event in this stream: 1 for the first, one more for each event after it. */
  sequence: number;
  /** How many events were left out just before this one because the reader was slow. */
  missedCount: number;
};

/** Whether the account's e-mail address receives the newsletter. */
export type NewsletterSubscription = {
  /** The account's e-mail address. */
  email: string;
  /** Whether the newsletter comes. */
  status: NewsletterStatus;
  /** What it is about. Empty unless `status` is `PENDING` or `SUBSCRIBED`. */
  topics: Array<NewsletterTopic>;
  /** When the link in the mail was followed. Null until then. */
  confirmedAt: string | null;
  /** When it last ended. Null if it never did. */
  unsubscribedAt: string | null;
};

/** How the person is notified about one topic. */
export type NotificationPreference = {
  /** The topic. */
  topic: NotificationTopic;
  /** Whether it is sent to the person's devices as a push notification. Default of a new account: true. */
  push: boolean;
  /** Whether it is sent by e-mail. Default of a new account: true, except for `MARKET`. */
  email: boolean;
};

/** An outside identity that the person can sign in with. */
export type OAuthLink = {
  /** The link's id. */
  id: string;
  /** Who vouches for the identity. */
  provider: OAuthProvider;
  /** The person's id at the provider. */
  providerUserId: string;
  /**
   * The e-mail address that the provider gave, which may differ from the account's. Null: the provider
   * gave none.
   */
  email: string | null;
  /** When the person last signed in with it. Null: never. */
  lastUsedAt: string | null;
  /** When it was linked. */
  createdAt: string;
};

/** What a mutation did that has no object to return. A failure is always an error instead. */
export type OperationResult = {
  /** The object acted on, where there is exactly one that the caller may know. */
  id: string | null;
  /** How many objects changed. 0 where nothing was left to do, or where telling would reveal others. */
  affectedCount: number;
  /** The objects that changed, at most 500. Empty where telling would reveal others. */
  affectedIds: Array<string>;
  /** One sentence for a person. */
  message: string;
};

/** The options of one underlying and one expiration date. */
export type OptionChain = {
  /** The ticker of the underlying asset. */
  underlying: string;
  /** The last price of the underlying. */
  underlyingPrice: string;
  /** The expiration date. */
  expirationDate: string;
  /**
   * When the options expire: the close of regular trading on the expiration date, 16:00 New York time
   * and 13:00 on a day with an early close.
   */
  expiresAt: string;
  /**
   * The time from `asOf` to `expiresAt` that volatilities and greeks are computed with, to the second:
   * years of 365 days, to twelve decimal places.
   */
  yearsToExpiration: string;
  /** The yearly interest rate used for them, compounded continuously: 0.04 is 4 percent. */
  interestRateFraction: string;
  /** The yearly dividend yield used for them, compounded continuously: 0.01 is 1 percent. */
  dividendYieldFraction: string;
  /** The calls, by strike. At most 500. */
  calls: Array<OptionContract>;
  /** The puts, by strike. At most 500. */
  puts: Array<OptionContract>;
  /** When the prices were made. */
  asOf: string;
};

/** One option contract with its price now. */
export type OptionContract = {
  /** The OCC symbol, for example `AAPL  261218C00300000`. */
  symbol: string;
  /** The ticker of the underlying asset. */
  underlying: string;
  /** Call or put. */
  type: OptionType;
  /** When it may be exercised. */
  style: OptionStyle;
  /** The strike price, in the underlying's currency. */
  strike: string;
  /** The last day on which it can be exercised. */
  expirationDate: string;
  /** How many shares one contract is over. */
  multiplier: number;
  /** The highest price that a buyer offers, per share. Null: there is none. */
  bid: string | null;
  /** The lowest price that a seller asks, per share. Null: there is none. */
  ask: string | null;
  /** The last traded price, per share. Null: none was traded. */
  last: string | null;
  /** The middle between bid and ask, per share. Null without one of them. */
  mid: string | null;
  /** Contracts traded today. Null: not known. */
  volume: string | null;
  /** Contracts open at the end of the day before. Null: not known. */
  openInterest: string | null;
  /**
   * The yearly volatility that `mid` implies, as a fraction. Null: none can be computed, as
   * `impliedVolatilityGap` says.
   */
  impliedVolatilityFraction: string | null;
  /** Why `impliedVolatilityFraction` and the greeks are null. Null: they are not. */
  impliedVolatilityGap: ImpliedVolatilityGap | null;
  /**
   * How much the price changes when the underlying rises by one unit of its currency. Null without
   * `impliedVolatilityFraction`.
   */
  delta: string | null;
  /**
   * How much `delta` changes when the underlying rises by one unit of its currency. Null without
   * `impliedVolatilityFraction`.
   */
  gamma: string | null;
  /**
   * How much the price changes in one day, as a rule below 0. Null without
   * `impliedVolatilityFraction`.
   */
  theta: string | null;
  /**
   * How much the price changes when volatility rises by one percentage point. Null without
   * `impliedVolatilityFraction`.
   */
  vega: string | null;
  /**
   * How much the price changes when the interest rate rises by one percentage point. Null without
   * `impliedVolatilityFraction`.
   */
  rho: string | null;
  /** Whether exercising it now would be worth something. */
  inTheMoney: boolean;
  /** What exercising it now would be worth, per share, at least 0. */
  intrinsicValue: string;
  /** What `mid` is above `intrinsicValue`. Null without `mid`. */
  timeValue: string | null;
  /** When the price was made. */
  asOf: string;
};

/** An order to buy or sell, with what has come of it. */
export type Order = {
  /** The order's id. */
  id: string;
  /** The order's state. */
  status: OrderStatus;
  /** How much has been bought or sold so far, in units of the asset. Never decreases. */
  quantityFilled: string;
  /** The average price of the fills so far, in `currency`. Null until the first fill. */
  averageFilledPrice: string | null;
  /** The name that the caller gave the order, unique among the caller's orders. Null: none was given. */
  clientOrderId: string | null;
  /** The asset in the catalogue. Null for an asset that the catalogue does not hold. */
  asset: AssetSummary | null;
  /** The asset's ticker. */
  symbol: string;
  /** The asset's name. */
  name: string;
  /** What kind of asset it is. */
  assetClass: AssetClass;
  /** Buy or sell. */
  side: OrderSide;
  /** How the price is decided. */
  type: OrderType;
  /** How long the order stays open. */
  timeInForce: TimeInForce;
  /** How much to buy or sell, in units of the asset. Null for an order by `notional`. */
  quantity: string | null;
  /** How much money to buy or sell for, in `currency`. Null for an order by `quantity`. */
  notional: string | null;
  /** The highest price a buy pays or the lowest a sale accepts. Null for `MARKET` and `STOP`. */
  limitPrice: string | null;
  /** The price that activates a stop order. Null for `MARKET` and `LIMIT`. */
  stopPrice: string | null;
  /** Whether the order also trades before and after regular hours. */
  premarket: boolean;
  /** Live or practice. */
  tradingMode: TradingMode;
  /** The account that the order trades for. */
  brokerAccountId: string;
  /** The broker credential that the order goes through. Null for the platform account. */
  brokerCredentialId: string | null;
  /**
   * The order's id with an outside broker, as the broker's own pages show it. Null for accounts that
   * the platform keeps, and until the broker has answered.
   */
  brokerOrderId: string | null;
  /** Who or what placed the order. */
  source: OrderSource;
  /** The active strategy whose run placed the order. Null for all other orders. */
  activeStrategyId: string | null;
  /** The order that this one replaces, after `editOrder`. Null: it replaces none. */
  replacesOrderId: string | null;
  /** The order that replaces this one, or is about to, after `editOrder`. Null: none does. */
  replacedByOrderId: string | null;
  /** Why the order was rejected, in one sentence. Null for an order that was not. */
  failureReason: string | null;
  /** Why the order was rejected, for a program. Null for an order that was not. */
  failureCode: OrderFailureCode | null;
  /** The fees paid so far, in `currency`. */
  fees: string;
  /** The currency of all amounts here: the asset's. */
  currency: string;
  /**
   * What a sale has gained so far: what it brought, its fees taken off, less what its lots had cost,
   * fees included. Below 0: lost. Null for a buy, and until something is sold.
   */
  realizedProfitLoss: string | null;
  /** When the order was taken. */
  submittedAt: string;
  /** When the order last changed: its state, its fills, its terms. `getOrders` reads by it. */
  updatedAt: string;
  /** When the order expires if it is still open then. */
  expiresAt: string;
  /** When the last fill completed the order. Null until then. */
  filledAt: string | null;
  /** When the order was canceled. Null: it was not. */
  canceledAt: string | null;
  /** When the order expired. Null: it did not. */
  expiredAt: string | null;
  /** When another order replaced it, after `editOrder`. Null: none did. */
  replacedAt: string | null;
};

/** An order to buy or sell, with what has come of it. */
export type OrderDetail = {
  /** The order's id. */
  id: string;
  /** The order's state. */
  status: OrderStatus;
  /** How much has been bought or sold so far, in units of the asset. Never decreases. */
  quantityFilled: string;
  /** The average price of the fills so far, in `currency`. Null until the first fill. */
  averageFilledPrice: string | null;
  /** The name that the caller gave the order, unique among the caller's orders. Null: none was given. */
  clientOrderId: string | null;
  /** The asset in the catalogue. Null for an asset that the catalogue does not hold. */
  asset: AssetSummary | null;
  /** The asset's ticker. */
  symbol: string;
  /** The asset's name. */
  name: string;
  /** What kind of asset it is. */
  assetClass: AssetClass;
  /** Buy or sell. */
  side: OrderSide;
  /** How the price is decided. */
  type: OrderType;
  /** How long the order stays open. */
  timeInForce: TimeInForce;
  /** How much to buy or sell, in units of the asset. Null for an order by `notional`. */
  quantity: string | null;
  /** How much money to buy or sell for, in `currency`. Null for an order by `quantity`. */
  notional: string | null;
  /** The highest price a buy pays or the lowest a sale accepts. Null for `MARKET` and `STOP`. */
  limitPrice: string | null;
  /** The price that activates a stop order. Null for `MARKET` and `LIMIT`. */
  stopPrice: string | null;
  /** Whether the order also trades before and after regular hours. */
  premarket: boolean;
  /** Live or practice. */
  tradingMode: TradingMode;
  /** The account that the order trades for. */
  brokerAccountId: string;
  /** The broker credential that the order goes through. Null for the platform account. */
  brokerCredentialId: string | null;
  /**
   * The order's id with an outside broker, as the broker's own pages show it. Null for accounts that
   * the platform keeps, and until the broker has answered.
   */
  brokerOrderId: string | null;
  /** Who or what placed the order. */
  source: OrderSource;
  /** The active strategy whose run placed the order. Null for all other orders. */
  activeStrategyId: string | null;
  /** The order that this one replaces, after `editOrder`. Null: it replaces none. */
  replacesOrderId: string | null;
  /** The order that replaces this one, or is about to, after `editOrder`. Null: none does. */
  replacedByOrderId: string | null;
  /** Why the order was rejected, in one sentence. Null for an order that was not. */
  failureReason: string | null;
  /** Why the order was rejected, for a program. Null for an order that was not. */
  failureCode: OrderFailureCode | null;
  /** The fees paid so far, in `currency`. */
  fees: string;
  /** The currency of all amounts here: the asset's. */
  currency: string;
  /** The fills, oldest first. At most 500. */
  executions: Array<Execution>;
  /**
   * What a sale has gained so far: what it brought, its fees taken off, less what its lots had cost,
   * fees included. Below 0: lost. Null for a buy, and until something is sold.
   */
  realizedProfitLoss: string | null;
  /**
   * The lots that the order sells from, at most 100, in the order in which it takes them. Empty if it
   * names none.
   */
  lots: Array<OrderLot>;
  /** When the order was taken. */
  submittedAt: string;
  /** When the order last changed: its state, its fills, its terms. `getOrders` reads by it. */
  updatedAt: string;
  /** When the order expires if it is still open then. */
  expiresAt: string;
  /** When the last fill completed the order. Null until then. */
  filledAt: string | null;
  /** When the order was canceled. Null: it was not. */
  canceledAt: string | null;
  /** When the order expired. Null: it did not. */
  expiredAt: string | null;
  /** When another order replaced it, after `editOrder`. Null: none did. */
  replacedAt: string | null;
};

/** A lot that an order sells from. */
export type OrderLot = {
  /** The lot's id, of `getPositions`. */
  lotId: string;
  /** How much of it the order was taken for. */
  quantity: string;
  /** How much of it the order has sold so far. */
  quantitySold: string;
};

/** Orders, newest first. */
export type OrderPage = {
  /** The orders of this page. */
  nodes: Array<Order>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** A passkey: a WebAuthn credential that signs the person in without a password. */
export type Passkey = {
  /** The passkey's id here, not its WebAuthn credential id. */
  id: string;
  /** The person's name for it. */
  name: string;
  /** The authenticator model as a UUID, if the authenticator gave it. */
  aaguid: string | null;
  /** Whether it can live on several devices. */
  deviceType: PasskeyDeviceType;
  /** Whether it is backed up, for example in the maker's cloud. */
  backedUp: boolean;
  /** How a browser can reach it, as far as the authenticator says. At most one entry of each. */
  transports: Array<PasskeyTransport>;
  /** When it was last used. Null: never since its enrollment. */
  lastUsedAt: string | null;
  /** When it was enrolled. */
  createdAt: string;
};

/** What a payment provider takes by one method in one currency, and for how much. */
export type PaymentLimit = {
  /** How the money comes in: `BANK_TRANSFER` or `CARD`. */
  method: DepositMethod;
  /** The currency of the amounts here. */
  currency: string;
  /** The least that one payment may be. */
  minimumAmount: string;
  /** The most that one payment may be. Null: no such rule. */
  maximumAmount: string | null;
  /** The fee as a fraction of the payment: 0.029 is 2.9 percent. 0: none. */
  feeFraction: string;
  /** The fixed part of the fee of each payment. 0: none. */
  fixedFee: string;
};

/** Who handles the payments of a country and currency, and what a client needs to use it. */
export type PaymentProvider = {
  /** The provider's name, for example `stripe`. `simulated` for the built-in one. */
  name: string;
  /**
   * The public key that the provider's own form for card data needs. Null if it needs none. Card
   * numbers go only to the provider, never to this API.
   */
  publishableKey: string | null;
  /** What it takes, by method and currency. At most 40. */
  limits: Array<PaymentLimit>;
};

/** Money on its way in or out, or about to be exchanged, and what has come of it. */
export type PendingUserTransaction = {
  /** The transaction's id. Where `kind` is `WITHDRAWAL`, it is that of the withdrawal too. */
  id: string;
  /** What it is. */
  kind: PendingTransactionKind;
  /** How far it has come. */
  status: PendingTransactionStatus;
  /** How much, in `currency`. */
  amount: string;
  /** The currency of `amount`: for an `EXCHANGE`, the one given. */
  currency: string;
  /** What tells it apart: the reference to write in a bank transfer, and what statements show. */
  reference: string;
  /** Where to send the money. Null unless `kind` is `BANK_TRANSFER`. */
  bankDetail: BankDetail | null;
  /** The card that is charged. Null unless `kind` is `CARD_CHARGE`. */
  cardId: string | null;
  /**
   * Where to send the person so that the bank confirms the charge (3-D Secure). Null if nothing is to
   * be confirmed.
   */
  confirmationUrl: string | null;
  /** The deposit that a `BANK_TRANSFER` or a `CARD_CHARGE` led to. Null until there is one. */
  deposit: DepositSummary | null;
  /** The withdrawal. Null unless `kind` is `WITHDRAWAL`. */
  withdrawal: WithdrawalRequestSummary | null;
  /** What an `EXCHANGE` bought. Null until it is completed, and for other kinds. */
  bought: Money | null;
  /**
   * Why it failed, in one sentence for the person; of a `COMPLETED` card charge, how much of it went
   * back and why. Null if nothing did.
   */
  failureReason: string | null;
  /** Why it failed, for programs. Null unless `status` is `FAILED`. */
  failureCode: MoneyTransferFailureCode | null;
  /**
   * When it expires if nothing happens: 7 days after a `BANK_TRANSFER` and an hour after a
   * `CARD_CHARGE` was started. Null for what does not expire.
   */
  expiresAt: string | null;
  /** When it was started. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** Pending transactions, newest first. */
export type PendingUserTransactionPage = {
  /** The transactions of this page. */
  nodes: Array<PendingUserTransaction>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** A coupon that was given with `subscribeUser`, as it lowers charges to come. */
export type PlanCoupon = {
  /** Its code. */
  code: string;
  /** How much of the price of a month it takes off. Null if it takes an amount off. */
  discountPercent: string | null;
  /** What it takes off each month. Null if it takes a percentage off. */
  discountAmount: Money | null;
  /** For how many months still. A yearly charge uses up to 12 of them at once. */
  monthsLeft: number;
};

/** What a plan costs for one interval. */
export type PlanPrice = {
  /** The interval. */
  interval: SubscriptionInterval;
  /** What is charged at the start of each interval, taxes included, in `currency`. */
  amount: string;
  /** The currency. */
  currency: string;
};

/** Something that moved cash or shares of an account, as its ledger has it. */
export type PlatformInvestAccountActivity = {
  /** The activity's id. */
  id: string;
  /** The account. */
  brokerAccountId: string;
  /** What happened. */
  type: ActivityType;
  /** Whether it is as first recorded, corrected or cancelled. */
  status: ActivityStatus;
  /** When it happened. */
  occurredAt: string;
  /** The day on which cash and shares change hands for good. Null if it settles at once. */
  settlesOn: string | null;
  /** The asset's ticker. Null if the activity concerns no asset. */
  symbol: string | null;
  /** The asset's id. Null if the activity concerns no asset. */
  assetId: string | null;
  /** Buy or sell. Only for `FILL`, else null. */
  side: OrderSide | null;
  /** How much of the asset came in; below 0: went out. Null if no asset moved. */
  quantity: string | null;
  /** The price of one unit, in `currency`. Null if nothing was traded. */
  price: string | null;
  /**
   * What was paid for one share, in `currency`. Only for dividends and other payments on shares, else
   * null.
   */
  perShareAmount: string | null;
  /** How much cash came in, in `currency`; below 0: went out. 0 where only shares moved. */
  netAmount: string;
  /** The currency of all amounts here. */
  currency: string;
  /** The order of a `FILL`. Null: it is no `FILL`. */
  orderId: string | null;
  /** One sentence for a person. */
  description: string;
};

/** Activities of one account. */
export type PlatformInvestAccountActivityPage = {
  /** The activities of this page. */
  nodes: Array<PlatformInvestAccountActivity>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** What the caller's platform account is worth and what of it can be used. */
export type PlatformInvestAccountBalances = {
  /** The account's id, as `getBrokerAccounts` has it. */
  brokerAccountId: string;
  /** The currency of all amounts here. Others are exchanged at the rate of `asOf`. */
  currency: string;
  /** All cash: `settledCash` and `unsettledCash`, what is held included. */
  cash: string;
  /** Cash whose trades are settled. */
  settledCash: string;
  /**
   * Cash from sales that settle on a later day, and from cards that were charged within 7 days. It can
   * buy, but not be withdrawn.
   */
  unsettledCash: string;
  /** The part of `cash` that is held for open buy orders, fees included. */
  heldForOrders: string;
  /** Deposits on their way. No part of `cash`. */
  pendingDeposits: string;
  /** The part of `cash` that is held for withdrawals on their way. */
  pendingWithdrawals: string;
  /** What can be withdrawn now: `settledCash` less what is held, at least 0. */
  withdrawable: string;
  /** What new buy orders may cost, fees included: `cash` less what is held, at least 0. */
  buyingPower: string;
  /**
   * What the positions are worth at their last prices, as far as these are known. Each position is
   * rounded to the minor unit of `currency`; this is their sum.
   */
  positionsValue: string;
  /** `cash` and `positionsValue`. */
  equity: string;
  /**
   * How many positions and amounts of cash all amounts here leave out, since no price or exchange rate
   * is known for them. `cashByCurrency` shows such cash too.
   */
  unpricedCount: number;
  /**
   * `equity` at the close of the trading day before, at the prices and exchange rates of that moment.
   * Null if one of them is not known.
   */
  lastEquity: string | null;
  /**
   * What was gained or lost since, by prices and by exchange rates: `equity` less `lastEquity`,
   * leaving out money paid in and out. Null if a price or an exchange rate that it needs is not known.
   */
  dayChange: string | null;
  /**
   * `dayChange` in percent of `lastEquity`. Null if `lastEquity` is not above 0 or `dayChange` is
   * null.
   */
  dayChangePercent: string | null;
  /** Interest earned that is not paid out yet. No part of `cash`. */
  accruedInterest: string;
  /**
   * Whether idle cash earns interest, one entry for each currency that the person has opted in or out,
   * by code. Empty before the first `optInInterest`. At most 20.
   */
  interest: Array<InterestEnrollment>;
  /** Fees owed that are not taken yet. Not taken off `cash`. */
  accruedFees: string;
  /** `cash` by the currency that it is held in, by code. At most 20. */
  cashByCurrency: Array<Money>;
  /** The moment of the valuation. */
  asOf: string;
};

/** How the caller's platform account is set up. */
export type PlatformInvestAccountConfig = {
  /** The account's id, as `getBrokerAccounts` has it. Null until the account is open. */
  brokerAccountId: string | null;
  /** How far opening the account has come, and whether it can be used. */
  status: InvestAccountStatus;
  /** The currency that the account is kept in. */
  baseCurrency: string;
  /** Whether orders for a part of a share are taken. Default: true. */
  fractionalTrading: boolean;
  /**
   * Whether order forms start with `premarket` on. `placeOrder` itself does not read it. Default:
   * false.
   */
  extendedHoursDefault: boolean;
  /** Whether the owner has stopped trading: new orders are refused, open ones stay. Default: false. */
  suspendTrade: boolean;
  /** Whether each fill is confirmed by e-mail. Default: true. */
  tradeConfirmEmail: boolean;
  /** Whether a dividend buys more of what paid it, where that is `fractionable`. Default: false. */
  dividendReinvestment: boolean;
  /** How sales are matched with purchases in gains and tax papers. Default: `FIFO`. */
  costBasisMethod: CostBasisMethod;
  /** Whether deposits in another currency are exchanged to `baseCurrency`. Default: true. */
  autoConvertDeposits: boolean;
  /** The most that one order may be worth. Null: no limit. */
  maxOrderNotional: Money | null;
  /**
   * The most that the account may lose on one trading day: beyond it buy orders are refused until the
   * next one. Null: no limit.
   */
  dailyLossLimit: Money | null;
  /** When a setting last changed. Null: never. */
  updatedAt: string | null;
};

/** A paper of the platform account: a statement, a confirmation, a tax form. */
export type PlatformInvestAccountDocument = {
  /** The document's id. */
  id: string;
  /** What kind of paper it is. */
  type: InvestDocumentType;
  /** Its title, for a person. */
  name: string;
  /** The day that it was issued. */
  issuedOn: string;
  /** The first day of the period that it covers. Null if it covers no period. */
  periodStartsOn: string | null;
  /** The last day of the period that it covers. Null if it covers no period. */
  periodEndsOn: string | null;
  /** The kind of file, for example `application/pdf`. */
  mimeType: string;
  /** The size of the file. */
  sizeBytes: number;
  /**
   * Where to get the file, without a token, until `downloadUrlExpiresAt`. Null in lists, unless `ids`
   * names exactly one document.
   */
  downloadUrl: string | null;
  /** When `downloadUrl` ends: 5 minutes after the answer. Null if `downloadUrl` is null. */
  downloadUrlExpiresAt: string | null;
};

/** Papers of the platform account, newest first. */
export type PlatformInvestAccountDocumentPage = {
  /** The documents of this page. */
  nodes: Array<PlatformInvestAccountDocument>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/**
 * A set of holdings that is tracked for its owner. Nothing in it is an order or reaches a market, and
 * what it is worth counts in the owner's net worth.
 */
export type Portfolio = {
  /** The portfolio's id. */
  id: string;
  /** Its name. */
  name: string;
  /** What feeds it. */
  kind: PortfolioKind;
  /** Whether it is the assets portfolio or the liability portfolio that every account has. */
  default: boolean;
  /** The portfolio that it is a part of. Null for the two default portfolios. */
  parentId: string | null;
  /** The currency that it is valued in: of all amounts here. */
  currency: string;
  /** How the cost of what is sold is found. */
  costBasisMethod: CostBasisMethod;
  /** The country that it is taxed in. Null: the owner's country of residence. */
  country: string | null;
  /** The last day of its financial year as month and day, for example `03-31`. */
  financialYearEnd: string;
  /** The member of the owner's household that it belongs to. Null: the owner. */
  ownerMemberId: string | null;
  /** The owner's part of it in percent, above 0, at most 100. No amount here has it applied. */
  ownershipPercent: string;
  /**
   * What it is worth now with all portfolios under it, in `currency`. For the liability portfolio:
   * what is still owed, a positive number.
   */
  value: string;
  /** How many holdings, its own and those of portfolios under it, have no price: `value` lacks them. */
  unpricedCount: number;
  /** What was paid for what it still holds, fees included, in `currency`, with all under it. */
  costBasis: string;
  /**
   * What it has earned since its first trade, with all portfolios under it. Holdings that
   * `unpricedCount` counts are left out.
   */
  gain: PortfolioGain;
  /** How it takes trades by e-mail. Null if that was never set up. */
  emailSettings: PortfolioEmailSettings | null;
  /** Where a `RELAY` portfolio is kept, as its creator named it. */
  externalProvider: string | null;
  /** The id of a `RELAY` portfolio where it is kept. */
  externalId: string | null;
  /** When its source was last read, or last wrote to it. Null for a portfolio kept by hand. */
  lastSyncedAt: string | null;
  /** When it was made. */
  createdAt: string;
  /** When its settings last changed. */
  updatedAt: string;
};

/**
 * A set of holdings that is tracked for its owner. Nothing in it is an order or reaches a market, and
 * what it is worth counts in the owner's net worth.
 */
export type PortfolioDetail = {
  /** The portfolio's id. */
  id: string;
  /** Its name. */
  name: string;
  /** What feeds it. */
  kind: PortfolioKind;
  /** Whether it is the assets portfolio or the liability portfolio that every account has. */
  default: boolean;
  /** The portfolio that it is a part of. Null for the two default portfolios. */
  parentId: string | null;
  /** The portfolios directly under it, by name. At most 200. */
  children: Array<Portfolio>;
  /** The currency that it is valued in: of all amounts here. */
  currency: string;
  /** How the cost of what is sold is found. */
  costBasisMethod: CostBasisMethod;
  /** The country that it is taxed in. Null: the owner's country of residence. */
  country: string | null;
  /** The last day of its financial year as month and day, for example `03-31`. */
  financialYearEnd: string;
  /** The member of the owner's household that it belongs to. Null: the owner. */
  ownerMemberId: string | null;
  /** The owner's part of it in percent, above 0, at most 100. No amount here has it applied. */
  ownershipPercent: string;
  /**
   * What it is worth now with all portfolios under it, in `currency`. For the liability portfolio:
   * what is still owed, a positive number.
   */
  value: string;
  /** How many holdings, its own and those of portfolios under it, have no price: `value` lacks them. */
  unpricedCount: number;
  /** What was paid for what it still holds, fees included, in `currency`, with all under it. */
  costBasis: string;
  /**
   * What it has earned since its first trade, with all portfolios under it. Holdings that
   * `unpricedCount` counts are left out.
   */
  gain: PortfolioGain;
  /** What it holds itself, without the portfolios under it, the largest value first. At most 1,000. */
  holdings: Array<Holding>;
  /** How it takes trades by e-mail. Null if that was never set up. */
  emailSettings: PortfolioEmailSettings | null;
  /** Where a `RELAY` portfolio is kept, as its creator named it. */
  externalProvider: string | null;
  /** The id of a `RELAY` portfolio where it is kept. */
  externalId: string | null;
  /** When its source was last read, or last wrote to it. Null for a portfolio kept by hand. */
  lastSyncedAt: string | null;
  /** When it was made. */
  createdAt: string;
  /** When its settings last changed. */
  updatedAt: string;
};

/** An e-mail that came in for a portfolio, and what was read from it. */
export type PortfolioEmail = {
  /** The e-mail's id. */
  id: string;
  /** The portfolio. */
  portfolioId: string;
  /** The address that it says it came from, in lower case. `verified` says whether that is proven. */
  sender: string;
  /**
   * Whether the sender's domain has signed it (DKIM), so that it came from there. It does not say for
   * whom it was written: a mailbox that forwards leaves that as it was. False until it was read, and
   * if it cannot be determined.
   */
  verified: boolean;
  /** Its subject. Empty where it had none. */
  subject: string;
  /** When it came in. */
  receivedAt: string;
  /** How far the reading has come. */
  status: TradeEmailStatus;
  /** Why nothing could be read. Null unless `status` is `FAILED`. */
  failureCode: TradeEmailFailure | null;
  /** Why it failed, needs review or was ignored, as a sentence for a person. Null in every other state. */
  failureReason: string | null;
  /** The broker whose layout was recognized. Null: none was recognized. */
  broker: string | null;
  /** The file names of its attachments, at most 20. */
  attachments: Array<string>;
  /** How often it has been read, the present reading included. */
  attempts: number;
  /** When its reading last changed. */
  updatedAt: string;
};

/** An e-mail that came in for a portfolio, and what was read from it. */
export type PortfolioEmailDetail = {
  /** The e-mail's id. */
  id: string;
  /** The portfolio. */
  portfolioId: string;
  /** The address that it says it came from, in lower case. `verified` says whether that is proven. */
  sender: string;
  /**
   * Whether the sender's domain has signed it (DKIM), so that it came from there. It does not say for
   * whom it was written: a mailbox that forwards leaves that as it was. False until it was read, and
   * if it cannot be determined.
   */
  verified: boolean;
  /** Its subject. Empty where it had none. */
  subject: string;
  /** When it came in. */
  receivedAt: string;
  /** How far the reading has come. */
  status: TradeEmailStatus;
  /** Why nothing could be read. Null unless `status` is `FAILED`. */
  failureCode: TradeEmailFailure | null;
  /** Why it failed, needs review or was ignored, as a sentence for a person. Null in every other state. */
  failureReason: string | null;
  /** The broker whose layout was recognized. Null: none was recognized. */
  broker: string | null;
  /** The file names of its attachments, at most 20. */
  attachments: Array<string>;
  /** The trades read from it, oldest first, at most 500. */
  trades: Array<TrackedTrade>;
  /** The dividends read from it, oldest first, at most 500. */
  dividends: Array<NetWorthDividend>;
  /** How often it has been read, the present reading included. */
  attempts: number;
  /** When its reading last changed. */
  updatedAt: string;
};

/** E-mails of a portfolio, the last received first. */
export type PortfolioEmailPage = {
  /** The e-mails of this page. */
  nodes: Array<PortfolioEmail>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** How a portfolio takes trades by e-mail. */
export type PortfolioEmailSettings = {
  /** The portfolio. */
  portfolioId: string;
  /** Whether e-mails are read. Otherwise they are kept as `IGNORED`. */
  enabled: boolean;
  /**
   * The address to forward contract notes and dividend statements to. The portfolio's own: anyone who
   * knows it can send e-mails there, so that it is kept like a password.
   */
  address: string;
  /**
   * The addresses that e-mails are taken from, at most 20, in lower case. Anybody can write any
   * address as a sender: it keeps strangers' e-mails apart and proves nothing.
   */
  allowedSenders: Array<string>;
  /**
   * Whether trades that are read without doubt count at once, where the e-mail is `verified`.
   * False: all of them wait for confirmation. Dividends always do.
   */
  autoConfirm: boolean;
  /** Whether the owner gets an e-mail when one was read, at most 10 times a day. */
  notifyOnImport: boolean;
  /** When the settings last changed. */
  updatedAt: string;
};

/**
 * What was earned since the first trade. `total` is the sum of `capital`, `income` and
 * `currencyEffect`, and also of `realizedGain`, `unrealizedGain` and `income`. Losses are negative.
 */
export type PortfolioGain = {
  /** From changes of price, fees taken off, in `currency`. */
  capital: string;
  /** Dividends and other payments received, withholding tax taken off, in `currency`. */
  income: string;
  /** From changes of exchange rates, in `currency`. */
  currencyEffect: string;
  /** All that was earned, in `currency`. */
  total: string;
  /** The part of `capital` and `currencyEffect` from what was sold, in `currency`. */
  realizedGain: string;
  /** The part of `capital` and `currencyEffect` from what is still held, in `currency`. */
  unrealizedGain: string;
  /** The fees paid, a positive number in `currency`. `capital` has them taken off. */
  fees: string;
  /** `total` in percent of what was paid for everything bought. Null if nothing was paid. */
  totalPercent: string | null;
  /** The currency of all amounts here. In portfolios and holdings: the portfolio's. */
  currency: string;
};

/** What accounts, a portfolio or an active strategy were worth over time. */
export type PortfolioHistory = {
  /**
   * The currency of all amounts here: that of the account, the portfolio or the active strategy, else
   * the display currency.
   */
  currency: string;
  /** The length of one step. */
  timeframe: Timeframe;
  /** The equity that gains are counted from: that of `baseValueAsOf`, of all that had a price then. */
  baseValue: string;
  /** The end of the step before the first point. */
  baseValueAsOf: string;
  /**
   * How many positions and amounts of cash `baseValue` leaves out, since no price or exchange rate was
   * known for them at that moment.
   */
  unpricedCount: number;
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
  moneyWeightedReturnPercent: string | null;
  /**
   * The same by the year (XIRR, ACT/365): the yearly rate that gives `moneyWeightedReturnPercent`.
   * Also null if less than a year has passed since the first money in the span.
   */
  moneyWeightedReturnAnnualizedPercent: string | null;
  /**
   * The return in percent from the first money in the span to its end, not a year's (modified Dietz
   * method): what was gained, by the capital that was there on average, money that came in or went out
   * counted for the time it was there. Null if that capital is less than a hundredth of what was in at
   * most, where the method gives a loss of more than everything, or where a price or an exchange rate
   * that it needs is not known.
   */
  modifiedDietzReturnPercent: string | null;
};

/** What accounts, a portfolio or an active strategy were worth at the end of one step. */
export type PortfolioHistoryPoint = {
  /** The end of the step; for the last point, now. */
  at: string;
  /**
   * Cash and positions at the prices and exchange rates of that moment, as far as they are known. Each
   * position and each amount of cash is rounded to the minor unit of `currency`; this is their sum.
   * The new units of a split in a tracked portfolio count once the exchange trades in them.
   */
  equity: string;
  /**
   * How many positions and amounts of cash `equity` leaves out, since no price or exchange rate was
   * known for them at that moment.
   */
  unpricedCount: number;
  /**
   * What was gained since `baseValueAsOf`: it leaves out money paid in and out. Below 0: lost. Null if
   * a price or an exchange rate that it needs is not known.
   */
  profitLoss: string | null;
  /**
   * `profitLoss` in percent of `baseValue` and what was paid in since. Null if that is not above 0,
   * and where `profitLoss` is null.
   */
  profitLossPercent: string | null;
  /**
   * Money and shares that came in during the step, less those that went out, each at the prices and
   * exchange rates of its moment; of an active strategy, what its account gave it less what it gave
   * back. Money that is exchanged on arrival counts as what arrived, after the fee of the exchange.
   * Shares that a tracked portfolio has no price of count at their cost. Null if a price or an
   * exchange rate that it needs is not known.
   */
  cashflow: string | null;
  /**
   * The time-weighted return in percent since `baseValueAsOf`: it leaves out when money came and went.
   * Null if it is not defined, or a price or an exchange rate that it needs is not known.
   */
  timeWeightedReturnPercent: string | null;
};

/**
 * What an account holds of one asset. Accounts with outside brokers also show what only their broker
 * knows: assets that are not in the catalogue, options, counted in contracts and priced by the
 * contract, and short positions. What the source of prices has no price of is shown at the broker's
 * own, as of the last time that the account was read. Where no price has ever been known, every field
 * that needs one is null; where the source of prices does not answer, the last known price counts and
 * `stale` is true.
 */
export type Position = {
  /** The position's id. */
  id: string;
  /** The asset's ticker. */
  symbol: string;
  /** The asset's name. */
  name: string;
  /** What kind of asset it is. */
  assetClass: AssetClass;
  /** How much is held, in units of the asset. Below 0: a short position, owed to the broker. */
  quantity: string;
  /** How much can be sold: what neither open sell orders nor active strategies hold. */
  quantityAvailable: string;
  /** The average price paid for one unit, fees included, in `currency`. */
  averageEntryPrice: string;
  /** What was paid for `quantity`, fees included. Below 0 for a short position: what its sale brought. */
  costBasis: string;
  /** What it is worth at `currentPrice`. Below 0 for a short position. Null without a price. */
  marketValue: string | null;
  /**
   * What it is worth at `currentPrice` in the caller's display currency of net worth, at the exchange
   * rate of now, rounded to that currency's minor unit. Totals of accounts and of net worth sum these.
   * Null without a price or an exchange rate.
   */
  marketValueInDisplayCurrency: string | null;
  /** `marketValue` less `costBasis`. Below 0: a loss. Null without a price. */
  unrealizedProfitLoss: string | null;
  /**
   * `unrealizedProfitLoss` in percent of the size of `costBasis`. Null without a price, and where
   * nothing was paid.
   */
  unrealizedProfitLossPercent: string | null;
  /** The last known price of one unit, in `currency`. Null: none has ever been known. */
  currentPrice: string | null;
  /** The closing price of the trading day before that of `currentPrice`. Null if it is not known. */
  previousClose: string | null;
  /**
   * The gain or loss on the trading day of `currentPrice`, in the time zone of the asset's exchange.
   * Units held since before that day count from `previousClose`, units bought on that day from what
   * they cost, fees included. Sales take the older units first. Below 0: a loss. Null without a price,
   * or without `previousClose`.
   */
  intradayProfitLoss: string | null;
  /**
   * `intradayProfitLoss` in percent of the value it is counted from. Null if that is null or the value
   * is 0.
   */
  intradayProfitLossPercent: string | null;
  /**
   * How far `currentPrice` is from `previousClose`, in percent of `previousClose`. Null without
   * either.
   */
  changeTodayPercent: string | null;
  /** The currency of all amounts here: the asset's. */
  currency: string;
  /** When `currentPrice` was made. Null without a price, or where the moment is not known. */
  priceAsOf: string | null;
  /** Whether `currentPrice` is old: its source does not answer, or has had no new one for a long time. */
  stale: boolean;
  /** The asset in the catalogue. Null for an asset that the catalogue does not hold. */
  asset: AssetSummary | null;
  /** The account that holds it. */
  brokerAccountId: string;
  /** Live or practice. */
  tradingMode: TradingMode;
};

/**
 * Hours of each day in which notifications wait, by the clock of the account's `timeZone`. What is
 * `CRITICAL` does not wait.
 */
export type QuietHours = {
  /** The hour at which they begin, 0 to 23. */
  fromHour: number;
  /** The hour at which they end, 0 to 23. Before `fromHour`: on the next day. */
  toHour: number;
};

/** The return over one span: from the last close on or before its first day to the last close. */
export type RangeReturn = {
  /** The span. */
  range: PastRange;
  /** The change of the price in percent. Null: the asset is younger than the span. */
  priceReturnPercent: string | null;
  /** The change with dividends reinvested, in percent. Null: the asset is younger than the span. */
  totalReturnPercent: string | null;
  /** The price return of the benchmark in percent. Null without one, or without its prices. */
  benchmarkReturnPercent: string | null;
};

/**
 * What a rebalancing would do, at the prices and exchange rates of `asOf`. Nothing is placed or held
 * for it.
 */
export type RebalancePreview = {
  /**
   * Hand it to `rebalanceActiveStrategy` to run just this. Null for a preview with other weights or a
   * contribution, which can only be looked at.
   */
  previewId: string | null;
  /** When `previewId` ends: 5 minutes after `asOf`. Null without one. */
  expiresAt: string | null;
  /** The active strategy. */
  activeStrategyId: string;
  /** The moment of the prices. */
  asOf: string;
  /**
   * What the active strategy is worth, `contribution` included. Where it leaves something held out,
   * nothing would be bought or sold: `skipped` says what has no price.
   */
  totalValue: string;
  /**
   * How many holdings and currencies of cash `totalValue` leaves out, since no price or exchange rate
   * is known.
   */
  unpricedCount: number;
  /** The currency of all amounts here: the active strategy's. */
  currency: string;
  /** One line for each asset that it holds or is to hold, by symbol. At most 200. */
  lines: Array<RebalancePreviewLine>;
  /** The fees that are to be expected, those of exchanging money included. */
  estimatedFees: string;
  /** The gain that the sales would bring about, for tax, at the present rates. Below 0: a loss. */
  estimatedRealizedGain: string;
  /** The purchases or the sales, whichever are less, in percent of `totalValue`. */
  turnoverPercent: string;
  /** The cash of the active strategy afterwards. */
  cashAfter: string;
  /** What would be left out, and why. At most 200. */
  skipped: Array<SkippedOrder>;
};

/** What a rebalancing would do with one asset. */
export type RebalancePreviewLine = {
  /** The asset. */
  assetId: string;
  /** The asset's ticker. */
  symbol: string;
  /** The part that it is to be, in percent. */
  targetPercent: string;
  /** The part that it is, in percent. Null if `totalValue` leaves something out. */
  actualPercent: string | null;
  /** How much is held. */
  currentQuantity: string;
  /** How much would be held afterwards. */
  targetQuantity: string;
  /** Buy or sell. Null: nothing is done. */
  side: OrderSide | null;
  /** `targetQuantity` less `currentQuantity`: below 0, it is sold. */
  quantityDelta: string;
  /** The price that was taken, in the asset's currency. Null: there is none. */
  estimatedPrice: string | null;
  /** What the order would be worth, a positive number. 0 where nothing is done. */
  estimatedNotional: string;
  /** The gain that the sale would bring about, for tax. Null if nothing is sold. */
  estimatedRealizedGain: string | null;
};

/** A rule that starts a rebalancing. Exactly one field beside `trigger` is set. */
export type RebalanceRule = {
  /** What kind of rule it is, and so which of the other fields is set. */
  trigger: RebalanceTrigger;
  /** How many percentage points an asset's part must be off its target. Null for another `trigger`. */
  driftPercentPoints: string | null;
  /**
   * How far an asset's part must be off its target, in percent of the target. Null for another
   * `trigger`.
   */
  driftPercentOfTarget: string | null;
  /** The day of each week. Null for another `trigger`. */
  weekday: TradingWeekday | null;
  /** The day of each month. Null for another `trigger`. */
  monthDay: number | null;
  /** The day of January, April, July and October. Null for another `trigger`. */
  quarterDay: number | null;
  /** The day of each year as month and day, for example `06-30`. Null for another `trigger`. */
  yearDay: string | null;
};

/**
 * A run of orders that brings an active strategy to its targets, invests cash or takes money out. It
 * sells first and buys with the cash that is there; only what is lacking or left over in a currency is
 * exchanged. It starts while the exchange of the greatest part has at least 15 minutes of regular
 * trading left, and waits for that; assets whose exchange is closed then are traded by a later run. An
 * active strategy has at most one open run.
 */
export type RebalanceRun = {
  /** The run's id. */
  id: string;
  /** The active strategy. */
  activeStrategyId: string;
  /** The purpose of the run. */
  type: RebalanceRunType;
  /** Its state. */
  status: RebalanceRunStatus;
  /** Who or what started it. */
  initiatedBy: RebalanceRunInitiator;
  /** The money to invest or to take out, in `currency`. Null if the run has no such amount. */
  amount: string | null;
  /** The currency of all amounts here: the active strategy's. */
  currency: string;
  /** Why it ended early, for a person. Null while it is open and where it ran to its end. */
  failureReason: string | null;
  /** Why it ended early, for a program. Null while it is open and where it ran to its end. */
  failureCode: RebalanceRunFailureCode | null;
  /** When it was asked for. */
  createdAt: string;
  /** When it began to buy and sell. Null: not yet, or never. */
  startedAt: string | null;
  /** When it ended. Null: it is open. */
  completedAt: string | null;
};

/**
 * A run of orders that brings an active strategy to its targets, invests cash or takes money out. It
 * sells first and buys with the cash that is there; only what is lacking or left over in a currency is
 * exchanged. It starts while the exchange of the greatest part has at least 15 minutes of regular
 * trading left, and waits for that; assets whose exchange is closed then are traded by a later run. An
 * active strategy has at most one open run.
 */
export type RebalanceRunDetail = {
  /** The run's id. */
  id: string;
  /** The active strategy. */
  activeStrategyId: string;
  /** The purpose of the run. */
  type: RebalanceRunType;
  /** Its state. */
  status: RebalanceRunStatus;
  /** Who or what started it. */
  initiatedBy: RebalanceRunInitiator;
  /** The money to invest or to take out, in `currency`. Null if the run has no such amount. */
  amount: string | null;
  /** The currency of all amounts here: the active strategy's. */
  currency: string;
  /** The orders that it placed, refused ones too, oldest first. At most 500. */
  orders: Array<Order>;
  /** What it left out, and why. At most 200. */
  skipped: Array<SkippedOrder>;
  /** Why it ended early, for a person. Null while it is open and where it ran to its end. */
  failureReason: string | null;
  /** Why it ended early, for a program. Null while it is open and where it ran to its end. */
  failureCode: RebalanceRunFailureCode | null;
  /** When it was asked for. */
  createdAt: string;
  /** When it began to buy and sell. Null: not yet, or never. */
  startedAt: string | null;
  /** When it ended. Null: it is open. */
  completedAt: string | null;
};

/** Runs of an active strategy, newest first. */
export type RebalanceRunPage = {
  /** The runs of this page. */
  nodes: Array<RebalanceRun>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** A contribution that is made again and again from the account's cash. */
export type RecurringContribution = {
  /** How much each time, in the active strategy's currency. */
  amount: string;
  /** How often. */
  frequency: Frequency;
  /** The day of the next one. Where the market is closed it is made on the next trading day. */
  nextOn: string;
  /** Whether its owner has stopped it for now. It also waits while the active strategy is `PAUSED`. */
  paused: boolean;
};

/** A bank account of the person's own that the platform pays to. */
export type SavedBankAccount = {
  /** The account's id: `bankAccountId` of a withdrawal. */
  id: string;
  /** What is paid to it. */
  purpose: BankAccountPurpose;
  /** The currency that it takes. */
  currency: string;
  /** The name that the account is held in. */
  accountHolder: string;
  /** The bank's name, as saved or as the bank number gives it. Null: not known. */
  bankName: string | null;
  /** The account number with all but its last four characters hidden. */
  numberMasked: string;
  /** The country of the bank. */
  country: string;
  /** What kind of account it is. Null unless `currency` is `USD`. */
  type: BankAccountType | null;
  /** The bank's ABA routing number. Null unless `currency` is `USD`. */
  routingNumber: string | null;
  /** The bank's SWIFT code (BIC), where given. */
  swiftBic: string | null;
  /**
   * Whether the holder's name was found to be that of the identity check. An account can be paid to
   * where this is `VERIFIED` and `usableAt` has passed.
   */
  status: BankAccountStatus;
  /** Why it was rejected, in one sentence for the person. Null unless `status` is `REJECTED`. */
  failureReason: string | null;
  /** Why it was rejected, for programs. Null unless `status` is `REJECTED`. */
  failureCode: BankAccountFailureCode | null;
  /** From when on it can be paid to, if `VERIFIED`: 24 hours after it was saved. */
  usableAt: string;
  /** When the holder's name was found to be right. Null until then. */
  verifiedAt: string | null;
  /**
   * A newer account of the same purpose and currency, which takes this one's place once it is
   * `VERIFIED` and usable. Saving once more discards it for the newest. Null if there is none.
   */
  replacement: SavedBankAccountSummary | null;
  /** When it was saved. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** A bank account of the person's own that the platform pays to. */
export type SavedBankAccountSummary = {
  /** The account's id: `bankAccountId` of a withdrawal. */
  id: string;
};

/** One line of a search. */
export type SearchResult = {
  /** What kind of thing it is. */
  kind: SearchResultKind;
  /** The id of the thing found. */
  id: string;
  /** The line to show: the symbol of an asset, else the name or the headline. */
  title: string;
  /**
   * The second line to show: the name of an asset, what a strategy, an expert or a trade idea is
   * about, who published a piece of news. Null: none.
   */
  subtitle: string | null;
  /** How well it fits, from 0 to 1. Results come with the best first. */
  score: string;
  /** The asset, where `kind` is `ASSET`. */
  asset: AssetSummary | null;
  /** The piece of news, where `kind` is `NEWS`. */
  news: NewsItemSummary | null;
};

/** How the account is protected. */
export type SecurityState = {
  /** Whether the account has a password. Not where the person only signs in through providers. */
  hasPassword: boolean;
  /** Whether the person has a second factor, so that sensitive operations ask for it. */
  mfaEnabled: boolean;
  /** The second factors in force, at most one entry of each method. */
  mfaMethods: Array<MfaMethod>;
  /** How many recovery codes are unused. 0 without a second factor. */
  recoveryCodesLeft: number;
  /** How many passkeys the person has. `fetchMyPasskeys` lists them. */
  passkeyCount: number;
  /** The outside identities that the person can sign in with, oldest first. At most 10. */
  oauthLinks: Array<OAuthLink>;
  /** Whether mails carry the person's own phrase. The phrase itself is never shown. */
  hasAntiPhishingCode: boolean;
  /** When the person last signed in to the first-party app. Null: never. */
  lastSignInAt: string | null;
};

/** An asset behind a share link. */
export type SharedAsset = {
  /** Its id within the link, for `sharedNetWorthAssetHistory`. */
  id: string;
  /** Its name. Without amounts, figures in a name that the owner wrote show as `#`. */
  name: string;
  /** The ticker of a listed asset. Null for everything else. */
  symbol: string | null;
  /** What kind of thing it is. */
  category: NetWorthCategory;
  /** What the owner's part is worth. Null: the link shows no amounts, or it has no known price. */
  value: string | null;
  /** Its part of the assets in percent, to two places. Null if the assets sum to 0. */
  percent: string | null;
  /** What it has gained in percent of what it cost. Null if it is not known. */
  gainPercent: string | null;
};

/** What comes in and goes out behind a share link. */
export type SharedCashFlow = {
  /** The incomes active today, by the year. Null: the link shows no amounts. */
  totalAnnualIncome: string | null;
  /** The expenses active today, by the month. Null: the link shows no amounts. */
  totalMonthlyExpenses: string | null;
  /**
   * What is left of a month's income after its expenses, in percent of that income; negative where
   * more goes out. Null if nothing comes in.
   */
  savingsRatePercent: string | null;
  /** How many incomes and expenses the sums leave out, since no exchange rate is known. */
  unpricedCount: number;
};

/** A goal behind a share link. */
export type SharedGoal = {
  /** Its id within the link. */
  id: string;
  /** Its name. */
  name: string;
  /** What the money is for. */
  kind: GoalKind;
  /** How likely it is to be reached in time. */
  status: GoalStatus;
  /** The sum to reach. Null: the link shows no amounts. */
  targetAmount: string | null;
  /** The sum reached so far. Null: the link shows no amounts. */
  currentAmount: string | null;
  /** The currency of both sums, which is the goal's own. Null if `unit` is `INDEX`. */
  currency: string | null;
  /** The sum reached so far in percent of the sum to reach. It may pass 100. */
  progressPercent: string;
  /** The day to reach it by. Null: no such day. */
  targetOn: string | null;
};

/** A debt behind a share link. */
export type SharedLiability = {
  /** Its id within the link. */
  id: string;
  /** Its name. */
  name: string;
  /** What kind of debt it is. */
  kind: LiabilityKind;
  /**
   * What the owner's part still is, a positive number. Null: the link shows no amounts, or no exchange
   * rate is known.
   */
  balance: string | null;
  /** Its part of the debts in percent, to two places. Null if the debts sum to 0. */
  percent: string | null;
};

/**
 * What a share link shows of somebody's net worth. A part that the link leaves out is null. Amounts
 * are in `currency`, those of a goal in its own, and null where `unit` is `INDEX`; percentages are
 * always there, to two places and at most five digits then. The ids mean nothing outside the link.
 */
export type SharedNetWorth = {
  /** How the owner wants to be named. */
  ownerLabel: string;
  /** The parts that the link shows. */
  sections: Array<NetWorthSection>;
  /** Whether the link shows amounts. */
  unit: SharedUnit;
  /** The owner's display currency. Null if `unit` is `INDEX`. */
  currency: string | null;
  /** The sums. Null: the link does not show it. */
  totals: SharedTotals | null;
  /**
   * The parts of the assets by category, the largest first. At most one for each category. Null: the
   * link does not show it.
   */
  allocation: Array<SharedSlice> | null;
  /** The assets, the largest value first. At most 10,000. Null: the link does not show it. */
  assets: Array<SharedAsset> | null;
  /** The debts, the largest balance first. At most 1,000. Null: the link does not show it. */
  liabilities: Array<SharedLiability> | null;
  /** What comes in and goes out. Null: the link does not show it. */
  cashFlow: SharedCashFlow | null;
  /** What the owner saves for, by priority. At most 1,000. Null: the link does not show it. */
  goals: Array<SharedGoal> | null;
  /** The moment of the valuation. */
  asOf: string;
};

/** What assets behind a share link were worth at the end of one step of a history. */
export type SharedPoint = {
  /** The last day of the step. */
  date: string;
  /** What they were worth, in the unit of the page. It sums what has a price. */
  value: string;
  /** How many assets `value` leaves out, since no price or no exchange rate is known for them. */
  unpricedCount: number;
};

/** A history behind a share link, oldest point first. */
export type SharedPointPage = {
  /** The points of this page. */
  nodes: Array<SharedPoint>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
  /**
   * What `value` is counted in. `INDEX`: the first point above 0 of the span, not of the page, is 100,
   * and changes too small beside all that the link shows are not shown.
   */
  unit: SharedUnit;
  /** The owner's display currency. Null if `unit` is `INDEX`. */
  currency: string | null;
  /** The length of one step. */
  timeframe: HistoryTimeframe;
};

/** The part of the assets behind a share link that one category makes up. */
export type SharedSlice = {
  /** The category. */
  category: NetWorthCategory;
  /** The sum of its assets. Null: the link shows no amounts. */
  value: string | null;
  /** Its part of the assets in percent, to two places. Null if the assets sum to 0. */
  percent: string | null;
  /** How many of its assets `value` leaves out, since no price or exchange rate is known. */
  unpricedCount: number;
};

/** The sums behind a share link. */
export type SharedTotals = {
  /** `totalAssets` less `totalLiabilities`. Null: the link shows no amounts. */
  netWorth: string | null;
  /** The sum of the assets. Null: the link shows no amounts. */
  totalAssets: string | null;
  /** The sum of the debts, a positive number. Null: the link shows no amounts. */
  totalLiabilities: string | null;
  /** The debts in percent of the assets. Null if nothing is owned. */
  debtToAssetPercent: string | null;
  /** How the net worth changed within a month, in percent. Null if it is not known. */
  monthChangePercent: string | null;
  /** How many assets and debts these totals leave out, since no price or exchange rate is known. */
  unpricedCount: number;
};

/** A signature under one version of an agreement. */
export type SignedAgreement = {
  /** The signature's id. */
  id: string;
  /** What the agreement is about. */
  type: AgreementType;
  /** The version signed. */
  version: string;
  /** The name that it was signed with. */
  signerName: string;
  /** When it was signed. */
  signedAt: string;
  /** The address that it was signed from. */
  ipAddress: string;
  /** The SHA-256 of the text signed, as 64 hexadecimal digits in lower case. */
  contentSha256: string;
};

/** A signature under one version of an agreement. */
export type SignedAgreementSummary = {
  /** The signature's id. */
  id: string;
};

/** Something that a run leaves out. */
export type SkippedOrder = {
  /** The asset's ticker. */
  symbol: string;
  /**
   * What the trade would have been. Null if there would be none, as the holding is within its
   * tolerance.
   */
  side: OrderSide | null;
  /** For how much money, in `currency` of the run or preview. Null if it is not known. */
  notional: string | null;
  /** Why it is left out. */
  reason: SkipReason;
  /** The same for a person, with the numbers that matter. */
  detail: string;
};

/** New units for old ones: 2 for 1 doubles the units, 1 for 10 leaves a tenth. */
export type SplitRatio = {
  /** The new units. */
  numerator: number;
  /** The old units that they replace. */
  denominator: number;
};

/** The last price known of an asset. All amounts are in `currency`. */
export type StockPrice = {
  /** The asset. */
  assetId: string;
  /** The asset's ticker. */
  symbol: string;
  /** The last price. */
  price: string;
  /** The highest price that a buyer offers, where the market quotes one. */
  bid: string | null;
  /** The lowest price that a seller asks, where the market quotes one. */
  ask: string | null;
  /** The first price of regular trading on this day (UTC day for crypto). Null before it opens. */
  open: string | null;
  /** The highest price of regular trading on this day so far. Null before it opens. */
  high: string | null;
  /** The lowest price of regular trading on this day so far. Null before it opens. */
  low: string | null;
  /**
   * The last price of regular trading on the trading day before, a split since then evened out. Null:
   * there was none.
   */
  previousClose: string | null;
  /** `price` less `previousClose`. Null without `previousClose`. */
  change: string | null;
  /** `change` in percent of `previousClose`. Null without `previousClose`. */
  changePercent: string | null;
  /** The quantity traded in regular trading on this day so far. Null: its source does not give it. */
  volume: string | null;
  /** The currency of all amounts here. */
  currency: string;
  /** Which session the market is in. */
  session: MarketSession;
  /** The moment at which the price was made. */
  asOf: string;
  /** By how many minutes the source lags behind its market. 0: live. */
  delayedMinutes: number;
  /** The source of the price, for example `yahoo`. `simulated` for the embedded market. */
  source: string;
  /**
   * Whether the price is older than it should be: the source does not answer, or in regular trading
   * nothing was traded for half an hour.
   */
  stale: boolean;
};

/** A model that says which part of the money goes into which asset. It holds no money itself. */
export type Strategy = {
  /** The strategy's id. */
  id: string;
  /** Its name. */
  name: string;
  /** Its name for addresses, for example `steady-income`. Unique, and never changed. */
  slug: string;
  /** What it invests in and why. Null: none. */
  description: string | null;
  /** Who makes it, or what it follows. */
  kind: StrategyKind;
  /** Whether it can be invested in. */
  status: StrategyStatus;
  /** Who can see it. */
  visibility: StrategyVisibility;
  /** The expert who runs it. Null if no expert does. */
  expert: ExpertSummary | null;
  /** How much its value may swing, by its maker's judgement. */
  riskLevel: RiskTolerance;
  /** Grows by 1 with every change of `holdings` or `cashPercent`; 1 at first. */
  version: number;
  /** The part that stays cash, in percent. With the weights of a published strategy exactly 100. */
  cashPercent: string;
  /** What the rest goes into, the greatest weight first. At most 100. */
  holdings: Array<StrategyHolding>;
  /** When to rebalance, as its maker advises. Empty: only by hand. At most 3. */
  rebalanceRules: Array<RebalanceRule>;
  /** How many days to wait after a rebalancing before a rule may start the next. */
  cooldownDays: number;
  /** The least to invest. Null: no minimum. */
  minimumInvestment: Money | null;
  /** The lowest plan that may follow it or invest in it. */
  requiredTier: SubscriptionTier;
  /** How many people follow it. */
  subscriberCount: number;
  /**
   * What is invested in it in all, in US dollars. Null if fewer than ten people are invested, so that
   * none is exposed, and where a price or an exchange rate that it needs is not known.
   */
  assetsUnderStrategy: Money | null;
  /**
   * What its model portfolio returned in percent over the last year, dividends included. Null for a
   * younger one.
   */
  oneYearReturnPercent: string | null;
  /** Words to find it by. At most 10. */
  tags: Array<string>;
  /** How many people like it. */
  likeCount: number;
  /** Whether people vote on its assets with `createStrategyAssetVotes`. */
  votingEnabled: boolean;
  /** The strategy that it was made from. Null: none, or one that the caller may not see. */
  sourceStrategyId: string | null;
  /** When it was published. Null: not yet. */
  publishedAt: string | null;
  /** When it was made. */
  createdAt: string;
  /** When its maker last changed it. */
  updatedAt: string;
};

/** One person's vote on an asset of a strategy, with how all have voted. */
export type StrategyAssetVote = {
  /** The vote's id. */
  id: string;
  /** The strategy. */
  strategyId: string;
  /** The asset's ticker. */
  symbol: string;
  /** The asset. */
  asset: AssetSummary;
  /** The caller's vote. */
  vote: AssetVote;
  /** How many people want it. */
  upVotes: number;
  /** How many people do not. */
  downVotes: number;
  /** `upVotes` less `downVotes`. */
  tally: number;
  /** When the caller voted last. */
  updatedAt: string;
};

/** What became of a strategy that was to be deleted. */
export type StrategyDeletion = {
  /** The strategy's id. */
  id: string;
  /** Whether it is gone or archived. */
  outcome: StrategyDeletionOutcome;
  /** The same in one sentence for a person. */
  message: string;
};

/** One asset of a strategy. */
export type StrategyHolding = {
  /** The holding's id. It stays while the asset is in the strategy. */
  id: string;
  /** The asset. */
  asset: AssetSummary;
  /** Its part of the whole, cash included, in percent, to two places. */
  targetPercent: string;
  /** Why it is there, in its maker's words. Null: none. */
  note: string | null;
  /** Votes for it less votes against it. Null if `votingEnabled` is false. */
  voteTally: number | null;
};

/** A model that says which part of the money goes into which asset. It holds no money itself. */
export type StrategyOfFetchStrategies = {
  /** The strategy's id. */
  id: string;
  /** Its name. */
  name: string;
  /** Its name for addresses, for example `steady-income`. Unique, and never changed. */
  slug: string;
  /** What it invests in and why. Null: none. */
  description: string | null;
  /** Who makes it, or what it follows. */
  kind: StrategyKind;
  /** Whether it can be invested in. */
  status: StrategyStatus;
  /** Who can see it. */
  visibility: StrategyVisibility;
  /** The expert who runs it. Null if no expert does. */
  expert: ExpertSummary | null;
  /** How much its value may swing, by its maker's judgement. */
  riskLevel: RiskTolerance;
  /** Grows by 1 with every change of `holdings` or `cashPercent`; 1 at first. */
  version: number;
  /** The part that stays cash, in percent. With the weights of a published strategy exactly 100. */
  cashPercent: string;
  /** How many days to wait after a rebalancing before a rule may start the next. */
  cooldownDays: number;
  /** The least to invest. Null: no minimum. */
  minimumInvestment: Money | null;
  /** The lowest plan that may follow it or invest in it. */
  requiredTier: SubscriptionTier;
  /** How many people follow it. */
  subscriberCount: number;
  /**
   * What is invested in it in all, in US dollars. Null if fewer than ten people are invested, so that
   * none is exposed, and where a price or an exchange rate that it needs is not known.
   */
  assetsUnderStrategy: Money | null;
  /**
   * What its model portfolio returned in percent over the last year, dividends included. Null for a
   * younger one.
   */
  oneYearReturnPercent: string | null;
  /** Words to find it by. At most 10. */
  tags: Array<string>;
  /** How many people like it. */
  likeCount: number;
  /** Whether people vote on its assets with `createStrategyAssetVotes`. */
  votingEnabled: boolean;
  /** The strategy that it was made from. Null: none, or one that the caller may not see. */
  sourceStrategyId: string | null;
  /** When it was published. Null: not yet. */
  publishedAt: string | null;
  /** When it was made. */
  createdAt: string;
  /** When its maker last changed it. */
  updatedAt: string;
};

/** Strategies in the order asked for. */
export type StrategyPage = {
  /** The strategies of this page. */
  nodes: Array<StrategyOfFetchStrategies>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/**
 * A person's subscription to a strategy: notices of its new versions, and a default for active
 * strategies that the person makes from it later. It invests nothing and moves no money.
 */
export type StrategySubscription = {
  /** The subscription's id. */
  id: string;
  /** The strategy. */
  strategy: StrategySummary;
  /**
   * What `autoSync` is by default in active strategies that the person makes from it later: whether
   * they take over new versions by themselves.
   */
  autoSync: boolean;
  /** Whether the person is notified of new versions. */
  notify: boolean;
  /** When it began. */
  subscribedAt: string;
  /** When its settings last changed. */
  updatedAt: string;
};

/** A model that says which part of the money goes into which asset. It holds no money itself. */
export type StrategySummary = {
  /** The strategy's id. */
  id: string;
  /** Its name. */
  name: string;
};

/** A plan on sale. */
export type SubscriptionPlan = {
  /** The plan's id: `planId` of `subscribeUser`. */
  id: string;
  /** The tier that it gives. */
  tier: SubscriptionTier;
  /** Its name, for example `Plus`. */
  name: string;
  /** What it is for, in one or two sentences. */
  description: string;
  /**
   * What it costs by interval, in the currency asked for; empty where this server charges nobody. At
   * most 2.
   */
  prices: Array<PlanPrice>;
  /** What it has to offer, one line each, the most important first. At most 30. */
  features: Array<string>;
  /** How many assistant threads may be started in a calendar month. Null: no limit. */
  assistantThreadsPerMonth: number | null;
  /** The foreign exchange fee of its subscribers, as a fraction: 0.005 is 0.5 percent. */
  forexFeeFraction: string;
  /** How many days are free of charge for a first subscription. 0: none. */
  trialDays: number;
};

/** A plan on sale. */
export type SubscriptionPlanSummary = {
  /** The plan's id: `planId` of `subscribeUser`. */
  id: string;
  /** Its name, for example `Plus`. */
  name: string;
};

/** An exchange at a rate that is held for 30 seconds, to be used once. */
export type TemporaryQuote = {
  /** The quote's id: `quoteId` of a withdrawal or an exchange. */
  id: string;
  /** The currency given. */
  from: string;
  /** The currency got. */
  to: string;
  /** The amount to exchange, the fee included, in `from`. */
  fromAmount: string;
  /**
   * How much is got, in `to`: `fromAmount` times `rate`, cut off at what the currency can pay out.
   * Where the amount got is fixed, `fromAmount` is rounded up instead.
   */
  toAmount: string;
  /** What one unit of `from` is worth in `to` in the market, before any fee. */
  midRate: string;
  /** What one unit of `from` buys of `to`, the fee taken off: `midRate` times 1 less `feeFraction`. */
  rate: string;
  /** The fee as a fraction of `fromAmount`: 0.005 is 0.5 percent. */
  feeFraction: string;
  /** The fee, in `from`. `fromAmount` and `rate` have it in them already. */
  fee: string;
  /** When the quote expires: 30 seconds after it was made. */
  expiresAt: string;
  /** When it was made. */
  createdAt: string;
};

/**
 * Something that changed a holding of a tracked portfolio, as its owner or an import recorded it. It
 * is only a record: no order is placed and nothing moves. Only confirmed trades count.
 */
export type TrackedTrade = {
  /** The trade's id. */
  id: string;
  /** The portfolio. */
  portfolioId: string;
  /** The holding that it belongs to. Null until it is confirmed. */
  holdingId: string | null;
  /** The instrument. */
  instrument: InstrumentSummary;
  /** What happened. */
  type: TradeType;
  /** Whether it counts. */
  state: ImportState;
  /** How it came here. */
  origin: TradeOrigin;
  /** The trading day. */
  tradedOn: string;
  /** How many units, a positive number also for sales. Null if the type of trade has none. */
  quantity: string | null;
  /** The price of one unit, in `currency`. Null if the type of trade has none. */
  price: string | null;
  /** The instrument's currency: of all amounts here but `fee`. */
  currency: string;
  /** Units of the portfolio's currency for one of `currency` on that day. Null until it is known. */
  exchangeRate: string | null;
  /** The fee, in `feeCurrency`. It adds to the cost of a purchase and lowers the proceeds of a sale. */
  fee: string;
  /** The currency of `fee`: the instrument's or the portfolio's. */
  feeCurrency: string;
  /**
   * The money that moved, without the fee: `quantity` times `price`, or `capitalAmount`. 0 for types
   * with neither.
   */
  value: string;
  /** New units for old ones, of a split or a consolidation. Null for other types. */
  ratio: SplitRatio | null;
  /** The cost that it brings or sets, of types that take one. Null for other types. */
  costBasis: string | null;
  /** The money paid back or called in, of a capital return or a capital call. Null for other types. */
  capitalAmount: string | null;
  /** What its owner noted about it. Null: none. */
  note: string | null;
  /** The name that the caller or the import gave it, once in a portfolio. Null: none. */
  uniqueIdentifier: string | null;
  /** The file that it was read from, where `origin` is `FILE`. */
  fileId: string | null;
  /** The e-mail that it was read from, where `origin` is `EMAIL`. */
  emailId: string | null;
  /** When it was confirmed. Null: not confirmed. */
  confirmedAt: string | null;
  /** When it was recorded. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/**
 * Something that changed a holding of a tracked portfolio, as its owner or an import recorded it. It
 * is only a record: no order is placed and nothing moves. Only confirmed trades count.
 */
export type TrackedTradeDetail = {
  /** The trade's id. */
  id: string;
  /** The portfolio. */
  portfolioId: string;
  /** The holding that it belongs to. Null until it is confirmed. */
  holdingId: string | null;
  /** The instrument. */
  instrument: InstrumentSummary;
  /** What happened. */
  type: TradeType;
  /** Whether it counts. */
  state: ImportState;
  /** How it came here. */
  origin: TradeOrigin;
  /** The trading day. */
  tradedOn: string;
  /** How many units, a positive number also for sales. Null if the type of trade has none. */
  quantity: string | null;
  /** The price of one unit, in `currency`. Null if the type of trade has none. */
  price: string | null;
  /** The instrument's currency: of all amounts here but `fee`. */
  currency: string;
  /** Units of the portfolio's currency for one of `currency` on that day. Null until it is known. */
  exchangeRate: string | null;
  /** The fee, in `feeCurrency`. It adds to the cost of a purchase and lowers the proceeds of a sale. */
  fee: string;
  /** The currency of `fee`: the instrument's or the portfolio's. */
  feeCurrency: string;
  /**
   * The money that moved, without the fee: `quantity` times `price`, or `capitalAmount`. 0 for types
   * with neither.
   */
  value: string;
  /** New units for old ones, of a split or a consolidation. Null for other types. */
  ratio: SplitRatio | null;
  /** The cost that it brings or sets, of types that take one. Null for other types. */
  costBasis: string | null;
  /** The money paid back or called in, of a capital return or a capital call. Null for other types. */
  capitalAmount: string | null;
  /** The purchases that a sale took its units from, as its owner named them. At most 100. */
  lotSelections: Array<LotSelection>;
  /** What its owner noted about it. Null: none. */
  note: string | null;
  /** The name that the caller or the import gave it, once in a portfolio. Null: none. */
  uniqueIdentifier: string | null;
  /** The file that it was read from, where `origin` is `FILE`. */
  fileId: string | null;
  /** The e-mail that it was read from, where `origin` is `EMAIL`. */
  emailId: string | null;
  /** When it was confirmed. Null: not confirmed. */
  confirmedAt: string | null;
  /** When it was recorded. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** Tracked trades, the latest day first; within a day the last recorded first. */
export type TrackedTradePage = {
  /** The trades of this page. */
  nodes: Array<TrackedTrade>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/**
 * An expert's proposal of a trade: where to enter, where to take the gain and where to cut the loss.
 * It places no order. Prices are in `currency`. For `LONG`, `stopLoss` is below the entry and the
 * targets are above it; for `SHORT` the other way round. Only prices of regular trading tell how it
 * comes out. They count as if the shares had not been split since `publishedAt`.
 */
export type TradeIdea = {
  /** The idea's id. */
  id: string;
  /** The headline. */
  title: string;
  /** Why the expert proposes it, in Markdown. */
  thesis: string;
  /** The asset. */
  asset: AssetSummary;
  /** Who proposes it. */
  expert: ExpertSummary;
  /** Whether it gains with a rising or a falling price. */
  direction: TradeIdeaDirection;
  /** Its state. */
  status: TradeIdeaStatus;
  /** How long the expert expects it to take from the entry. */
  horizon: TradeIdeaHorizon;
  /** The lowest price to enter at. */
  entryLow: string;
  /** The highest price to enter at. The same as `entryLow` where the entry is one price. */
  entryHigh: string;
  /** Where to take the gain, the nearest to the entry first. At least 1, at most 5. */
  targets: Array<TradeIdeaTarget>;
  /** Where to cut the loss. */
  stopLoss: string;
  /**
   * The gain at the targets, each by its `allocationPercent`, for each unit of loss at `stopLoss`:
   * 2 is twice as much to win as to lose. Counted from the middle of the entry.
   */
  rewardRiskRatio: string;
  /** How sure the expert is, from 0 to 100 percent. Null if the expert does not say. */
  confidencePercent: string | null;
  /** The last known price of the asset. Null if none is known. */
  currentPrice: string | null;
  /** When `currentPrice` was made. Null without one. */
  priceAsOf: string | null;
  /** Whether `currentPrice` is old: its source does not answer, or has had no new one for a long time. */
  stale: boolean;
  /** The price at the entry. Null until the price has reached it. */
  entryPrice: string | null;
  /** When the price reached the entry. Null until then. */
  entryFilledAt: string | null;
  /** The price at the end. Null until the idea has ended, or where it was never entered. */
  closePrice: string | null;
  /** When `status` became final. Null until then. */
  closedAt: string | null;
  /** How it came out. Null until it has ended. */
  outcome: TradeIdeaOutcome | null;
  /**
   * The gain in percent of `entryPrice`, by the direction, with the parts sold at targets on the way;
   * a loss is negative. Fees are left out. Null until the idea has ended, or where it was never
   * entered.
   */
  resultPercent: string | null;
  /** The currency of all prices here: the asset's. */
  currency: string;
  /** The lowest plan that sees it while it is open. */
  requiredTier: SubscriptionTier;
  /** The address of a picture of the chart. Null: none. */
  chartUrl: string | null;
  /** How many people like it. */
  likeCount: number;
  /** When it was published. */
  publishedAt: string;
  /** When it expires, entered or not. Null: it does not expire. */
  expiresAt: string | null;
  /** When the expert last changed it, or its status last changed. */
  updatedAt: string;
};

/**
 * An expert's proposal of a trade: where to enter, where to take the gain and where to cut the loss.
 * It places no order. Prices are in `currency`. For `LONG`, `stopLoss` is below the entry and the
 * targets are above it; for `SHORT` the other way round. Only prices of regular trading tell how it
 * comes out. They count as if the shares had not been split since `publishedAt`.
 */
export type TradeIdeaDetail = {
  /** The idea's id. */
  id: string;
  /** The headline. */
  title: string;
  /** Why the expert proposes it, in Markdown. */
  thesis: string;
  /** The asset. */
  asset: AssetSummary;
  /** Who proposes it. */
  expert: ExpertSummary;
  /** Whether it gains with a rising or a falling price. */
  direction: TradeIdeaDirection;
  /** Its state. */
  status: TradeIdeaStatus;
  /** How long the expert expects it to take from the entry. */
  horizon: TradeIdeaHorizon;
  /** The lowest price to enter at. */
  entryLow: string;
  /** The highest price to enter at. The same as `entryLow` where the entry is one price. */
  entryHigh: string;
  /** Where to take the gain, the nearest to the entry first. At least 1, at most 5. */
  targets: Array<TradeIdeaTarget>;
  /** Where to cut the loss. */
  stopLoss: string;
  /**
   * The gain at the targets, each by its `allocationPercent`, for each unit of loss at `stopLoss`:
   * 2 is twice as much to win as to lose. Counted from the middle of the entry.
   */
  rewardRiskRatio: string;
  /** How sure the expert is, from 0 to 100 percent. Null if the expert does not say. */
  confidencePercent: string | null;
  /** The last known price of the asset. Null if none is known. */
  currentPrice: string | null;
  /** When `currentPrice` was made. Null without one. */
  priceAsOf: string | null;
  /** Whether `currentPrice` is old: its source does not answer, or has had no new one for a long time. */
  stale: boolean;
  /** The price at the entry. Null until the price has reached it. */
  entryPrice: string | null;
  /** When the price reached the entry. Null until then. */
  entryFilledAt: string | null;
  /** The price at the end. Null until the idea has ended, or where it was never entered. */
  closePrice: string | null;
  /** When `status` became final. Null until then. */
  closedAt: string | null;
  /** How it came out. Null until it has ended. */
  outcome: TradeIdeaOutcome | null;
  /**
   * The gain in percent of `entryPrice`, by the direction, with the parts sold at targets on the way;
   * a loss is negative. Fees are left out. Null until the idea has ended, or where it was never
   * entered.
   */
  resultPercent: string | null;
  /** The currency of all prices here: the asset's. */
  currency: string;
  /** The lowest plan that sees it while it is open. */
  requiredTier: SubscriptionTier;
  /** The address of a picture of the chart. Null: none. */
  chartUrl: string | null;
  /** What the expert has said about it since, oldest first. At most 100. */
  updates: Array<TradeIdeaUpdate>;
  /** How many people like it. */
  likeCount: number;
  /** When it was published. */
  publishedAt: string;
  /** When it expires, entered or not. Null: it does not expire. */
  expiresAt: string | null;
  /** When the expert last changed it, or its status last changed. */
  updatedAt: string;
};

/** Trade ideas, newest first. */
export type TradeIdeaPage = {
  /** The ideas of this page. */
  nodes: Array<TradeIdea>;
  /** Hand it back as `cursor` to read on. Null on the last page. */
  nextCursor: string | null;
};

/** A price to take a gain at. */
export type TradeIdeaTarget = {
  /** The price. */
  price: string;
  /** How much of the position to close there, in percent. All targets of an idea sum to 100. */
  allocationPercent: string;
  /** When the price reached it after the entry. Null: not yet. */
  hitAt: string | null;
};

/** What an expert says about an idea after its publication. */
export type TradeIdeaUpdate = {
  /** When it was said. */
  at: string;
  /** The text, in Markdown. */
  text: string;
};

/** Something that a travel-rule check asks for, as in `extensions.nextActions` of its errors. */
export type TravelRuleAction = {
  /** A name that programs may rely on, for example `provide_beneficiary_address`. */
  name: string;
  /** What is to be done, in one sentence. */
  description: string;
  /** How many of `requiredFields` are to be given. */
  type: TravelRuleActionType;
};

/** Who keeps and who owns an outside wallet, as the travel rule asks. */
export type TravelRuleInfo = {
  /** Whether it is self-hosted: only its owner has the keys. Else a provider keeps it. */
  selfHosted: boolean;
  /**
   * The provider's W3C decentralized identifier. Null for a self-hosted wallet or a provider that is
   * not in the directory.
   */
  vaspId: string | null;
  /** The provider's name. Null for a self-hosted wallet. */
  vaspName: string | null;
  /** The provider's website. Null for a self-hosted wallet, or if it is not known. */
  vaspWebsite: string | null;
  /** The owner's given name, where the owner is a person. */
  beneficiaryGivenName: string | null;
  /** The owner's family name, where the owner is a person. */
  beneficiaryFamilyName: string | null;
  /** The owner's name, where the owner is a company, a trust or another entity. */
  beneficiaryEntityName: string | null;
  /** The country that the owner lives or is registered in, if given. */
  beneficiaryCountry: string | null;
  /** The owner's address, if given. */
  beneficiaryAddress: Address | null;
  /** Whether the owner has proved to hold the key of the address. */
  hasOwnershipProof: boolean;
  /** Whether nothing is missing, for transfers of 1,000 USD and more too. */
  complete: boolean;
};

/** The person a token acts for. */
export type User = {
  /** The person's id, the same for every app. */
  id: string;
  /** The name to address the person by. Falls back to the part of the e-mail before the `@`. */
  name: string;
  /** The e-mail address that the person signs in with, in lower case. */
  email: string;
};

/** The person's account: plan, verification, profile, preferences and security. */
export type UserAccount = {
  /** The given name, if the person gave it. */
  firstName: string | null;
  /** The family name, if the person gave it. */
  lastName: string | null;
  /** The name to show to others, where the person chose one. `User.name` takes it first. */
  displayName: string | null;
  /** A text about the person that others can read. Null: none. */
  bio: string | null;
  /** The https address of the person's picture. Null: none. */
  avatarUrl: string | null;
  /** The phone number with its country code, for example `+6421555012`. Null: not given. */
  phone: string | null;
  /** The country of residence, if the person gave it. */
  country: string | null;
  /**
   * The IANA time zone that net worth days follow, for example `Pacific/Auckland`. Default of a new
   * account: `UTC`.
   */
  timeZone: string;
  /** The language of mails and pages, as a BCP 47 tag such as `en-NZ`. Default of a new account: `en`. */
  locale: string;
  /** The new e-mail address that waits to be confirmed. Null if there is none. */
  pendingEmail: string | null;
  /** Whether the person has confirmed the e-mail address. Scopes beyond `identity` need it. */
  emailVerified: boolean;
  /** The plan in force now. */
  tier: SubscriptionTier;
  /** How far the identity check has come. Trading with the platform account needs `APPROVED`. */
  kycStatus: KycStatus;
  /** How apps look and which notifications the person wants. */
  preferences: UserPreferences;
  /** How the account is protected. */
  security: SecurityState;
  /** When the account was opened. */
  createdAt: string;
  /** When the account's own fields last changed. */
  updatedAt: string;
};

/** How apps look, and which notifications the person wants. */
export type UserPreferences = {
  /** Whether the value axis of charts begins at zero. Default of a new account: false. */
  chartStartAtZero: boolean;
  /**
   * Whether apps open with the net worth instead of the invest account. Default of a new account:
   * false.
   */
  netWorthAsHomePage: boolean;
  /** Whether the person gets news of the product by e-mail. Changed with `updateUserProfile`. */
  marketingEmails: boolean;
  /** What the person is notified about and how: one entry per topic. Changed with `updateUserProfile`. */
  notifications: Array<NotificationPreference>;
  /**
   * When nothing that can wait is sent by push or e-mail. Null: at any time. Changed with
   * `updateUserProfile`.
   */
  quietHours: QuietHours | null;
  /**
   * The key with which a browser subscribes to push messages, in base64url: its
   * `applicationServerKey`. Null while the server sends none.
   */
  webPushKey: string | null;
};

/** The person's subscription to a plan. */
export type UserSubscription = {
  /** The subscription's id. */
  id: string;
  /** The plan in force. */
  plan: SubscriptionPlanSummary;
  /** How often it is paid for. */
  interval: SubscriptionInterval;
  /** What state it is in. */
  status: SubscriptionStatus;
  /** What an interval costs, taxes included. It stays until the plan changes. */
  price: Money;
  /** What a coupon took off `price` for the interval that is running or was the last. Null if nothing. */
  discount: Money | null;
  /** The coupon that lowers charges to come. Null if there is none, or its months are used up. */
  coupon: PlanCoupon | null;
  /** The start of the interval, or trial, that is running or was the last. */
  periodStartsAt: string;
  /** The end of the interval, or trial, that is running or was the last. */
  periodEndsAt: string;
  /** When the trial ends or ended. Null if there was no trial. */
  trialEndsAt: string | null;
  /** Whether it ends at `periodEndsAt` instead of being renewed. */
  cancelAtPeriodEnd: boolean;
  /** The plan that takes over at `periodEndsAt`. Null if the plan stays as it is. */
  nextPlan: SubscriptionPlanSummary | null;
  /** How often `nextPlan` is paid for. Null if `nextPlan` is null. */
  nextInterval: SubscriptionInterval | null;
  /**
   * What will be charged next, or is being charged now, less what is left of a plan that was changed.
   * Null if nothing will be charged.
   */
  nextCharge: Money | null;
  /** When `nextCharge`, or the next try after a failed one, is due. Null if nothing is due. */
  nextChargeAt: string | null;
  /**
   * The card that the next charge is made to: the one that was chosen, or the default card where that
   * one was deleted. Null if there is none.
   */
  cardId: string | null;
  /**
   * Where to send the person so that the bank confirms a charge (3-D Secure): within a day for the
   * first one, within an hour for a change of plan, until the next try for a renewal. Null if nothing
   * is to be confirmed.
   */
  confirmationUrl: string | null;
  /** Why the last charge failed, in one sentence for the person. Null if it did not. */
  failureReason: string | null;
  /** Why the last charge failed, for programs. Null if it did not. */
  failureCode: SubscriptionFailureCode | null;
  /**
   * When the person cancelled, the last try to charge failed, or the charge was taken back. Null if
   * none of it has happened.
   */
  canceledAt: string | null;
  /** When it ended. Null while it goes on. */
  endedAt: string | null;
  /** When it was begun. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** A virtual asset service provider: an exchange or a custodian that keeps wallets for others. */
export type Vasp = {
  /** The provider's W3C decentralized identifier, for example `did:web:kraken.com`. */
  id: string;
  /** The provider's name. */
  name: string;
  /** The provider's website, where known. */
  website: string | null;
  /** The country that it is registered in, where known. */
  country: string | null;
  /** The countries that it is licensed in, where known. At most 250. */
  jurisdictions: Array<string>;
  /** The https address of its logo, where there is one. */
  logoUrl: string | null;
};

/**
 * A signed W-8BEN: the form by which someone who is not a US person claims the reduced tax on
 * dividends from the United States.
 */
export type W8Ben = {
  /** The form's id. */
  id: string;
  /** Whether it is in force. */
  status: W8BenStatus;
  /** The moment of the signature, as the form shows it. */
  signedAt: string;
  /**
   * The statement that the form carries beside the name: that it was signed electronically, by whom,
   * when and from which address.
   */
  statement: string;
  /** The last day that it is in force: 31 December of the third year after the signature. */
  expiresOn: string;
};

/**
 * What a watched address holds of one coin or token. Tokens that the platform does not know are left
 * out: anyone may send tokens of any name to an address.
 */
export type WalletBalance = {
  /** The symbol of the coin or token. */
  symbol: string;
  /** The address of a token's contract. Null for the chain's own coin. */
  contract: string | null;
  /** How much of it. */
  quantity: string;
  /** What it is worth, in the currency of the watch. Null if it has no price. */
  value: string | null;
};

/** A public address on a chain whose contents count in net worth. It cannot spend anything. */
export type WalletWatch = {
  /** The watch's id. */
  id: string;
  /** The chain. */
  chain: Chain;
  /** The address, as the chain writes it. */
  address: string;
  /** The owner's name for it. Null: none. */
  label: string | null;
  /** The portfolio that its contents count in. */
  portfolioId: string;
  /** How the reading of the address goes. */
  status: WalletWatchStatus;
  /** What the address held when it was last read, the largest value first. At most 200. */
  balances: Array<WalletBalance>;
  /**
   * What `balances` are worth together, in `currency`, without those that have no price. Null if none
   * of them has one.
   */
  value: string | null;
  /** How many of `balances` have no price: `value` lacks them. */
  unpricedCount: number;
  /** The portfolio's currency: of all amounts here. */
  currency: string;
  /** When the address was last read with success. Null before the first time. */
  lastSyncedAt: string | null;
  /**
   * Whether `balances` are older than an hour, or there are none yet. What was read last is kept until
   * the address can be read again.
   */
  stale: boolean;
  /** Why the last reading failed. Null unless it did. */
  failureCode: WalletWatchFailure | null;
  /** Why the last reading failed, as a sentence for a person. Null unless it did. */
  failureReason: string | null;
  /** When the watch was added. */
  createdAt: string;
  /** When it was last read, or changed. */
  updatedAt: string;
};

/** An outside wallet that the person may send a crypto asset to, once it is approved. */
export type WhitelistedWallet = {
  /** The wallet's id. */
  id: string;
  /** The person's name for it. Null: none. */
  label: string | null;
  /** The crypto asset that may be sent to it, for example `ETH`. */
  currency: string;
  /** The chain that it is sent on. */
  chain: Chain;
  /** The address, as the chain writes it. It never changes. */
  address: string;
  /** The destination tag or memo that goes with each transfer. Null: none. */
  memo: string | null;
  /** Whether it can be sent to. */
  status: WhitelistStatus;
  /** Why it was rejected, in one sentence for the person. Null unless `status` is `REJECTED`. */
  failureReason: string | null;
  /** Why it was rejected, for programs. Null unless `status` is `REJECTED`. */
  failureCode: WhitelistFailureCode | null;
  /**
   * From when on it can be sent to, if `APPROVED`: 24 hours after it was asked for, or after its
   * provider was last changed.
   */
  usableAt: string;
  /** Who keeps and who owns it, as the travel rule asks. */
  travelRule: TravelRuleInfo;
  /**
   * The fields that `updateWhitelistedWalletTravelRule` has yet to give, at most 20. Empty unless
   * `ACTION_REQUIRED`.
   */
  nextActions: Array<TravelRuleAction>;
  /** The text to sign with the address's own key where `ownershipProof` is asked for. */
  ownershipMessage: string;
  /** When it was asked for. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** Cash on its way to the person's bank account. */
export type WithdrawalRequest = {
  /** The withdrawal's id. */
  id: string;
  /** How far it has come. */
  status: WithdrawalStatus;
  /** How much is withdrawn, in `currency`. `fee` is taken from the cash on top of it. */
  amount: string;
  /** The currency of the cash that it is taken from: of `amount` and `fee`. */
  currency: string;
  /** What the withdrawal itself costs. The fee of an exchange is in `exchangeRate` instead. */
  fee: string;
  /**
   * What the bank account gets, in `payoutCurrency`: `amount`, times `exchangeRate` where it is
   * exchanged. Null until the rate is settled.
   */
  payoutAmount: string | null;
  /** The currency that is paid out. */
  payoutCurrency: string;
  /**
   * What one unit of `currency` buys, the fee taken off. Null if nothing is exchanged, and until the
   * rate is settled: at once with a quote, else when it is sent.
   */
  exchangeRate: string | null;
  /** The fee of the exchange as a fraction: 0.005 is 0.5 percent. Null if there is none. */
  forexFeeFraction: string | null;
  /** The quote that settled the rate, where one did. */
  quoteId: string | null;
  /** The saved bank account that it is paid to. */
  bankAccountId: string;
  /** That account's number with all but its last four characters hidden. */
  bankAccountNumberMasked: string;
  /** What the bank statement will say. Null: none. */
  reference: string | null;
  /** Why it was rejected, failed or came back, in one sentence for the person. Null unless it did. */
  failureReason: string | null;
  /**
   * Why it was rejected, failed or came back, for programs. Null unless `status` is `REJECTED`,
   * `FAILED` or `RETURNED`.
   */
  failureCode: MoneyTransferFailureCode | null;
  /** The day on which the bank should have it. Null if nothing is on its way. */
  estimatedArrivalOn: string | null;
  /** When it was handed to the bank. Null until then. */
  sentAt: string | null;
  /** When the bank confirmed it. Null until then. */
  completedAt: string | null;
  /** When it was asked for. */
  createdAt: string;
  /** When it last changed. */
  updatedAt: string;
};

/** Cash on its way to the person's bank account. */
export type WithdrawalRequestSummary = {
  /** The withdrawal's id. */
  id: string;
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
export type MoneyInput = {
  /** The amount, in units of `currency`. */
  amount: string | number;
  /** The currency. */
  currency: string;
};

/** A range of money. At least one end is given, and `min` is not above `max`. */
export type MoneyRangeInput = {
  /** The lower end. */
  min?: string | number | null | undefined;
  /** The upper end. */
  max?: string | number | null | undefined;
  /** The currency of both ends. */
  currency: string;
};

/** A postal address. */
export type AddressInput = {
  /** Street and number. */
  line1: string;
  /** What the first line does not hold. */
  line2?: string | null | undefined;
  /** City, town or suburb. */
  city: string;
  /** State, province or region, where the country has them. */
  region?: string | null | undefined;
  /** Postal code, where the country has them. */
  postalCode?: string | null | undefined;
  /** The country. */
  country: string;
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
export type NamedValueInput = {
  /** The name. */
  name: string;
  /** The value as text. Null removes the setting. */
  value?: string | null | undefined;
};

/** The order of a list. */
export type SortDirection =
  /** Oldest or smallest first. */
  | 'ASC'
  /** Newest or largest first. */
  | 'DESC';

/** The content of a file: one of the two. */
export type FileContentInput =
  {   /**
   * The `uploadId` that `POST /uploads` gave out, for files up to 20 MiB. It works once. That answers
   * 413 to a larger file, 422 to one in which something harmful was found, and 503 while files cannot
   * be scanned.
   */
  uploadId: string; base64?: never; }
  |  { uploadId?: never;   /**
   * The bytes of the file as base64, at most 700,000 characters. All of a request is at most 1 MiB; a
   * larger one is `PAYLOAD_TOO_LARGE`.
   */
  base64: string; };

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

/** Which appointments to read. */
export type FetchUserAppointmentsInput = {
  /** Only appointments with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only appointments in one of these states. Default: all. */
  statuses?: Array<AppointmentStatus> | null | undefined;
  /** Only appointments that begin at or after this moment. Default: all. */
  from?: string | null | undefined;
  /** Only appointments that begin before this moment. Default: all, those to come too. */
  to?: string | null | undefined;
  /** How many appointments a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
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
  p256dh: string;
  /** The shared secret `auth`: 16 bytes. */
  auth: string;
};

/** A device to send push notifications to. */
export type RegisterDeviceTokenInput = {
  /** What the push service gave the app. For `WEB_PUSH`: the https `endpoint` of the subscription. */
  token: string;
  /** What kind of device it is. */
  platform: DevicePlatform;
  /** The service that brings the notifications. Default: the usual one of the platform. */
  provider?: PushProvider | null | undefined;
  /** The keys of the subscription: needed for `WEB_PUSH`, refused for others. */
  webPushKeys?: WebPushKeysInput | null | undefined;
  /** The name of the device, as the person knows it. */
  deviceName?: string | null | undefined;
  /** The version of the app. */
  appVersion?: string | null | undefined;
  /** The language of notifications, as a BCP 47 tag such as `en-NZ`. Default: that of the account. */
  locale?: string | null | undefined;
};

/** Which device to remove. */
export type RemoveDeviceTokenInput = {
  /** The device's id. */
  id: string;
};

/** Which token to drop. */
export type UnregisterDeviceTokenInput = {
  /** The token, as it was registered. */
  token: string;
};

/** Which devices to list. */
export type FetchMyDeviceTokensInput = {
  /** Only devices with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
};

/** What the investment calculator was asked, and where to mail it. Amounts are in any one currency. */
export type EmailLinkToInvestmentCalculatorInput = {
  /** The address to mail the link to. */
  email: string;
  /** The sum to begin with. */
  initialAmount: string | number;
  /** What is added each month. */
  monthlyContribution: string | number;
  /** For how many years. */
  years: number;
  /** The yearly return, in percent: 7 for 7 percent. */
  returnPercent: string | number;
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
 * The answers of the person about themselves as an investor. A field left out stays as it is; null
 * forgets the answer; an empty list empties it.
 */
export type SaveInvestorPreferencesInput = {
  /** How much loss the person can bear. */
  riskTolerance?: RiskTolerance | null | undefined;
  /** How much the person has invested before. */
  experience?: InvestorExperience | null | undefined;
  /** For how many years the person means to invest. */
  investmentHorizonYears?: number | null | undefined;
  /** What the person invests for. It replaces what was there. */
  objectives?: Array<InvestmentObjective> | null | undefined;
  /** Sectors that the person prefers. It replaces what was there. */
  sectors?: Array<Sector> | null | undefined;
  /** Sectors not to suggest; none of `sectors`. It replaces what was there. */
  excludedSectors?: Array<Sector> | null | undefined;
  /** The kinds of asset to suggest. It replaces what was there. */
  assetClasses?: Array<AssetClass> | null | undefined;
  /** Whether the person prefers sustainable investments. */
  prefersSustainable?: boolean | null | undefined;
  /** What the person means to invest each month. */
  monthlyBudget?: MoneyInput | null | undefined;
  /** The yearly income before tax. */
  annualIncome?: MoneyRangeInput | null | undefined;
  /** All that the person owns less what they owe. */
  netWorth?: MoneyRangeInput | null | undefined;
  /** The part of the net worth that can be sold within days. */
  liquidNetWorth?: MoneyRangeInput | null | undefined;
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
  email: string;
  /** The topics to write about. */
  topics?: Array<NewsletterTopic>;
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
  authorizationCode: string;
  /** The redirect URI that the provider returned to, one of those that the operator registered. */
  redirectUri: string;
  /** The PKCE verifier, where the request to the provider carried a challenge. */
  codeVerifier?: string | null | undefined;
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: string | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same link and makes
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** Which outside identity to unlink. */
export type DeleteOAuthLinkInput = {
  /** The link's id, from `UserAccount.security.oauthLinks`. */
  id: string;
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: string | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
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
  id: string;
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: string | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** Which passkeys to list. */
export type FetchMyPasskeysInput = {
  /** Only passkeys with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
};

/** The quiet hours, in which notifications wait, on the clock of the account's `timeZone`. */
export type QuietHoursInput = {
  /** The hour at which it begins, 0 to 23. */
  fromHour: number;
  /** The hour at which it ends, 0 to 23; another one. Before `fromHour`: on the next day. */
  toHour: number;
};

/** What a notification is about. News on security and on the identity check always comes by e-mail. */
export type NotificationTopic =
  /** Orders that are filled, cancelled, refused or expired. */
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

/** How to be notified about one topic. */
export type NotificationPreferenceInput = {
  /** The topic. Each at most once. */
  topic: NotificationTopic;
  /** Whether to send it to the person's devices. Left out: unchanged. */
  push?: boolean | null | undefined;
  /** Whether to send it by e-mail. Left out: unchanged. */
  email?: boolean | null | undefined;
};

/** Where the value axis of charts begins. */
export type UpdateChartStartAtZeroInput = {
  /** True: at zero. False: near the lowest value shown. */
  enabled: boolean;
};

/** What apps open with. */
export type UpdateNetWorthAsHomePageInput = {
  /** True: the net worth. False: the invest account. */
  enabled: boolean;
};

/** What to change about the account. A field left out stays as it is. */
export type UpdateUserAccountInput = {
  /**
   * The new address to sign in with. It counts once confirmed with the link mailed to it; until then
   * it is `pendingEmail`. The present address calls a change that waits off. Null is refused.
   */
  email?: string | null | undefined;
  /**
   * The new password: at least 10 characters, at most 200, and hard to guess (a zxcvbn score of 3 or
   * 4). It may not be built from the person's own name or address. Null is refused.
   */
  newPassword?: string | null | undefined;
  /** The phone number with its country code, for example `+6421555012`. Null removes it. */
  phone?: string | null | undefined;
  /** The country of residence. It does not change the identity check. Null removes it. */
  country?: string | null | undefined;
  /**
   * The password in force. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: string | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** What to change about the profile. A field left out stays as it is; null empties it. */
export type UpdateUserProfileInput = {
  /** The given name. Null removes it. */
  firstName?: string | null | undefined;
  /** The family name. Null removes it. */
  lastName?: string | null | undefined;
  /** The name to show to others. Null removes it. */
  displayName?: string | null | undefined;
  /** A text about the person that others can read. Null removes it. */
  bio?: string | null | undefined;
  /** The https address of a picture. Null removes it. */
  avatarUrl?: string | null | undefined;
  /** An IANA time zone such as `Pacific/Auckland`. Null: `UTC`. */
  timeZone?: string | null | undefined;
  /** The language of mails and pages, as a BCP 47 tag such as `en-NZ`. Null: `en`. */
  locale?: string | null | undefined;
  /** Whether to get news of the product by e-mail. */
  marketingEmails?: boolean | null | undefined;
  /** The notifications to switch. Topics left out stay as they are. */
  notifications?: Array<NotificationPreferenceInput> | null | undefined;
  /** The quiet hours, in which notifications wait. Null: none. */
  quietHours?: QuietHoursInput | null | undefined;
};

/** Where to mail another confirmation link. */
export type ResendVerificationEmailInput = {
  /** The address to confirm. */
  email: string;
};

/** Whose password is forgotten. */
export type RequestPasswordResetInput = {
  /** The address of the account. */
  email: string;
};

/** A new password, with the proof from the mail. */
export type ResetPasswordInput = {
  /** The token from the mail of `requestPasswordReset`: single use, valid for one hour. */
  token: string;
  /**
   * The new password: at least 10 characters, at most 200, and hard to guess (a zxcvbn score of 3 or
   * 4). It may not be built from the person's own name or address.
   */
  newPassword: string;
  /**
   * A code of the authenticator app or a recovery code: needed where the person has a second factor
   * other than mail. Mailed codes do not count here.
   */
  mfaCode?: string | null | undefined;
  /**
   * What else can open the account and is to be removed with the old password. Sessions and tokens end
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

/** Whom to mail a code: exactly one of the two fields is given. */
export type RequestMfaEmailInput = {
  /** The address of the account. */
  email?: string | null | undefined;
  /** The challenge that a sign-in in progress gave out. */
  challengeId?: string | null | undefined;
};

/** What opening an account needs. */
export type RegisterInput = {
  /** The address to sign in with. Upper and lower case are the same. */
  email: string;
  /**
   * The password: at least 10 characters, at most 200, and hard to guess (a zxcvbn score of 3 or 4).
   * It may not be built from the person's own name or address.
   */
  password: string;
  /** The given name. */
  firstName?: string | null | undefined;
  /** The family name. */
  lastName?: string | null | undefined;
  /** The country of residence. */
  country?: string | null | undefined;
  /** Must be true: the person has accepted the terms of use. */
  acceptTerms: boolean;
  /** Whether the person wants news by e-mail. */
  marketingOptIn?: boolean;
  /**
   * The secret of an invitation, the part of its link behind `#invitation=`. Needed where the operator
   * opens accounts by invitation. The address counts as confirmed then, and no mail is sent.
   */
  invitation?: string | null | undefined;
};

/** What confirming an e-mail address needs. */
export type VerifyEmailInput = {
  /** The token from the confirmation mail: single use, valid for 24 hours. */
  token: string;
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

/** The proof that the person is present. */
export type UpdateMfaQrCodeInput = {
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: string | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** Which second factor to switch on or off. */
export type UpdateMfaInput = {
  /** True: switch it on. False: switch it off. */
  enabled: boolean;
  /**
   * Which one. Recovery codes come with either; passkeys are enrolled in the first-party app and
   * removed with `removePasskey`.
   */
  method?: SwitchableMfaMethod;
  /**
   * A code of the factor to switch on, which proves that it works: from the authenticator app after
   * `updateMfaQrCode`, or from the mail of `requestMfaEmail`. Needed to switch on, refused otherwise.
   */
  code?: string | null | undefined;
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: string | null | undefined;
  /** A fresh code of a second factor already in force, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** The phrase that mails of the platform show. */
export type UpdateAntiPhishingCodeInput = {
  /**
   * The phrase: 4 to 20 of the characters A to Z, a to z, 0 to 9, space and hyphen. Null removes it.
   * Left out: `BAD_USER_INPUT`.
   */
  code?: string | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** The state of an identity check (know your customer). */
export type KycStatus =
  /** Nothing has been submitted yet: the state of every new account. */
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
  /** An identity paper or tax form of an approved check has expired. Saving a section begins anew. */
  | 'EXPIRED';

/** Who writes a message. */
export type AssistantRole =
  /** The person. */
  | 'USER'
  /** The assistant. */
  | 'ASSISTANT';

/** Why a reply failed. */
export type AssistantFailureCode =
  /** The model could not be reached, broke off, said nothing, or is no longer offered. */
  | 'MODEL_UNAVAILABLE'
  /** The reply took longer than 60 seconds, or the model was silent for 30. */
  | 'TIMED_OUT'
  /** The model wrote more, or asked for more look-ups, than a reply may have. */
  | 'LIMIT_EXCEEDED'
  /** The token or session that asked has ended, and with it what the reply may read. */
  | 'ACCESS_ENDED'
  /** The server stopped or failed while it wrote the reply. */
  | 'INTERRUPTED';

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
  /**
   * It was stopped with `updateAssistantThread`, and `content` has what was written; or its thread was
   * deleted. Final.
   */
  | 'CANCELED';

/** A kind of step of a reply. */
export type AssistantPartType =
  /** A piece of the reply itself. */
  | 'TEXT'
  /** What the model considered before it answered, if the model shows it. */
  | 'REASONING'
  /** The assistant looks something up, or proposes something to the person. */
  | 'TOOL_CALL'
  /** What the look-up gave, or why it failed; for a proposal, whether it can be shown. */
  | 'TOOL_RESULT';

/** The first message of a new thread. */
export type StartAssistantThreadWithMessageInput = {
  /** What the person says, in plain text or Markdown. */
  content: string;
  /** The thread's title. Default: one made from the message. */
  title?: string | null | undefined;
  /**
   * What the message is about, for example the position that the person looks at. The token must hold
   * the scope that reading each object takes. At most 20.
   */
  context?: Array<AssistantReferenceInput> | null | undefined;
  /**
   * The model that writes the replies of the thread. Default: the operator's choice. An unknown name
   * is refused with the names on offer.
   */
  model?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same thread and starts
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** A further message of a thread. */
export type InsertMessageIntoAssistantThreadInput = {
  /** The thread's id. */
  threadId: string;
  /** What the person says, in plain text or Markdown. */
  content: string;
  /**
   * What the message is about, for example the position that the person looks at. The token must hold
   * the scope that reading each object takes. At most 20.
   */
  context?: Array<AssistantReferenceInput> | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same messages and sends
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** What a notification is about. */
export type AssistantNotificationKind =
  /** An asset that the person holds or likes moved much in a day. */
  | 'PRICE_MOVE'
  /** An order was filled, refused or cancelled, or expired. */
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

/** Where to take up the notifications. */
export type AssistantNotificationsInput = {
  /**
   * The id of the last notification known: only later ones come. Default, and where it is kept no
   * longer: all of the last 24 hours.
   */
  afterId?: string | null | undefined;
};

/** An object of this API that a message is about. */
export type AssistantReferenceInput = {
  /** What kind of object it is. */
  entityType: AssistantEntityType;
  /** The object's id. */
  entityId: string;
};

/** A kind of object that the assistant refers to, by the name of its type. */
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

/** What happened to a reply. */
export type AssistantStreamEventType =
  /** The model began. */
  | 'STARTED'
  /** It wrote one or more tokens of the reply. */
  | 'TOKEN'
  /** The model showed what it considers. */
  | 'REASONING'
  /** The assistant looks something up. */
  | 'TOOL_CALL'
  /** The look-up gave something, or failed. */
  | 'TOOL_RESULT'
  /** The reply is written whole. The stream ends. */
  | 'COMPLETED'
  /** The reply failed; `message.failureReason` says why. The stream ends. */
  | 'ERROR'
  /** The reply was stopped, or the thread was deleted. The stream ends. */
  | 'CANCELED';

/** Which reply to follow, and from where. */
export type AssistantStreamInput = {
  /** The reply: the id of an `assistantMessage`. */
  messageId: string;
  /** The `sequence` of the last event known. 0: from the beginning. */
  afterSequence?: number;
};

/** Which threads to read. */
export type FetchMyAssistantThreadsInput = {
  /** Only threads with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only threads with these words in their title or messages, in either case. Default: all. */
  search?: string | null | undefined;
  /** True: only liked threads. False: only others. Default: both. */
  liked?: boolean | null | undefined;
  /** True: only pinned threads. False: only others. Default: both. */
  pinned?: boolean | null | undefined;
  /** True: only archived threads. False: only others. Default: both. */
  archived?: boolean | null | undefined;
  /** How many threads a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Which thread to read, and how much of it. */
export type FetchAssistantThreadByIdInput = {
  /** The thread's id. */
  id: string;
  /** How many messages a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** What to change about a thread. What is left out stays. At least one thing is given. */
export type UpdateAssistantThreadInput = {
  /** The thread's id. */
  id: string;
  /** The new title. */
  title?: string | null | undefined;
  /** Whether the person likes it. */
  liked?: boolean | null | undefined;
  /** Whether the person wants it kept on top. */
  pinned?: boolean | null | undefined;
  /** Whether to put it away. */
  archived?: boolean | null | undefined;
  /**
   * True: stops the reply that is being written; what is written of it stays, and it is `CANCELED`.
   * Where none is being written, nothing changes. False: nothing.
   */
  stopReply?: boolean | null | undefined;
};

/** Which thread to delete. */
export type DeleteAssistantThreadInput = {
  /** The thread's id. */
  id: string;
};

/** How often a plan is paid for. */
export type SubscriptionInterval =
  /** Every month. */
  | 'MONTH'
  /** Every year. */
  | 'YEAR';

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
   * until then. `subscribeUser` for the same plan tries it at once.
   */
  | 'PAST_DUE'
  /** Ended: cancelled by the person, every try to charge failed, or the charge was taken back. Final. */
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
  /** The payment provider has not answered yet, and is asked again. The charge is made once. */
  | 'PROVIDER_UNAVAILABLE'
  /** The card network took the charge of the running period back, which ends the plan. */
  | 'TAKEN_BACK';

/** Which plans to read. */
export type ListSubscriptionsInput = {
  /** Only plans with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: Array<string> | null | undefined;
  /** The country to show prices for, in its currency where the plan is sold in it. Default: in USD. */
  country?: string | null | undefined;
};

/** A plan to subscribe to. */
export type SubscribeUserInput = {
  /** The plan's id, of `listSubscriptions`. */
  planId: string;
  /** How often to pay for it. The plan must have a price for it. */
  interval: SubscriptionInterval;
  /** The card to charge. Default: the subscription's own, else the default card. */
  cardId?: string | null | undefined;
  /**
   * The code of a coupon, only for a new subscription. Each person takes a coupon once; where the
   * first charge never succeeds, it may be taken again. Upper and lower case are the same.
   */
  coupon?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same subscription in its
   * present state and charges nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** A subscription to cancel. */
export type CancelSubscriptionInput = {
  /** The subscription's id. */
  id: string;
  /**
   * True: it ends at `periodEndsAt`. False: it ends at once, and nothing is paid back. One whose
   * running period is not paid for ends at once in either case.
   */
  atPeriodEnd?: boolean;
  /** Why, in the person's words. */
  reason?: string | null | undefined;
};

/** Which subscriptions to read. */
export type ListUserSubscriptionsInput = {
  /** Only subscriptions with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Whether subscriptions that have ended are shown too. `ids` shows them in any case. */
  includeEnded?: boolean;
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

/** Whether an activity is as first recorded, corrected or cancelled. */
export type ActivityStatus =
  /** It is as first recorded. */
  | 'EXECUTED'
  /** Its values were corrected after the first record. */
  | 'CORRECTED'
  /** It was cancelled: a later entry reverses it. */
  | 'CANCELED';

/** Which activities to read. */
export type FetchPlatformInvestAccountActivitiesInput = {
  /**
   * The account: the platform account, a practice account, or one with a connected broker. Of a
   * connected broker's account there is only what was traded through the platform: what else happened
   * there is not read, and shows in balances and positions. A practice account that was reset shows
   * what happened since. Default: the platform account.
   */
  brokerAccountId?: string | null | undefined;
  /** Only these activities. Ids of other accounts and people are left out. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only activities of these types. Default: all. */
  types?: Array<ActivityType> | null | undefined;
  /** The first day, in New York time. Default: when the account was opened. */
  from?: string | null | undefined;
  /** The last day, in New York time. Default: today. */
  to?: string | null | undefined;
  /** Only activities with this asset. Default: all. */
  asset?: AssetReferenceInput | null | undefined;
  /** The order by `occurredAt`. */
  direction?: SortDirection;
  /** How many activities a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
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
  ids?: Array<string> | null | undefined;
  /** Live or practice. Default: both. */
  tradingMode?: TradingMode | null | undefined;
  /** Whether to list closed accounts too. */
  includeEnded?: boolean;
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

/** Why a broker credential does not work, or its accounts are not read. */
export type CredentialFailureCode =
  /** The broker does not accept it. */
  | 'REFUSED'
  /** The broker does not answer. */
  | 'NO_ANSWER'
  /** It reached the end of its life. */
  | 'EXPIRED'
  /**
   * It works, but with its accounts the caller would have more than 10,000 positions that the books
   * cannot hold, such as short ones and those of assets outside the catalogue. The accounts are not
   * read, and stay as they were read last.
   */
  | 'TOO_MANY_POSITIONS';

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

/** How a broker lets programs in. */
export type BrokerAuthKind =
  /** With a key and its secret, which the person makes in the broker's own settings. */
  | 'API_KEY'
  /** With a token that the broker issues to an app on the person's consent. */
  | 'ACCESS_TOKEN';

/** Which brokers to list. */
export type GetAvailableBrokerIntegrationsInput = {
  /** Only these brokers. Default: all. */
  providers?: Array<BrokerProvider> | null | undefined;
  /** Only brokers that take customers of this country. Default: all. */
  country?: string | null | undefined;
};

/** A credential to save. */
export type SaveBrokerCredentialInput = {
  /** The credential to change. Default: a new one is made. */
  id?: string | null | undefined;
  /**
   * The broker, one with `available` true: never `PLATFORM` or `PARTNER_PAPER`. It cannot be changed
   * later.
   */
  provider: BrokerProvider;
  /** A name by which its owner will know it. */
  label: string;
  /** Whether the broker takes it for a live or a practice account. It cannot be changed later. */
  tradingMode: TradingMode;
  /**
   * The values that `credentialFields` of the broker asks for, each name once. A new credential needs
   * all required ones; a change may leave out what stays.
   */
  values?: Array<CredentialValueInput> | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same credential and saves
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** One value of a credential. */
export type CredentialValueInput = {
  /** The name, as `credentialFields` has it. */
  name: string;
  /** The value. It may have several lines, as a private key has. */
  value: string;
};

/** Which credential to delete. */
export type DeleteBrokerCredentialInput = {
  /** The credential's id. */
  id: string;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** What kind of paper it is. */
export type InvestDocumentType =
  /** A statement of the account, issued for each month. */
  | 'ACCOUNT_STATEMENT'
  /** The confirmation of one trading day's trades. */
  | 'TRADE_CONFIRMATION'
  /** Figures for United States tax form 1042-S: income of foreign persons and tax withheld. */
  | 'TAX_1042S'
  /** Figures for United States tax form 1099: income and sales of United States persons. */
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
  ids?: Array<string> | null | undefined;
  /** Only documents of these types. Default: all. */
  types?: Array<InvestDocumentType> | null | undefined;
  /** Only documents issued on or after this day. Default: all. */
  from?: string | null | undefined;
  /** Only documents issued on or before this day. Default: all. */
  to?: string | null | undefined;
  /** How many documents a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Which document to read. */
export type FetchPlatformInvestAccountDocumentByIdInput = {
  /** The document's id. */
  id: string;
};

/** What to chart: one of the four. */
export type PortfolioHistorySourceInput =
  {   /** All the caller's accounts of this mode together, closed ones included. */
  tradingMode: TradingMode; brokerAccountId?: never; portfolioId?: never; activeStrategyId?: never; }
  |  { tradingMode?: never;   /** One account. */
  brokerAccountId: string; portfolioId?: never; activeStrategyId?: never; }
  |  { tradingMode?: never; brokerAccountId?: never;   /**
   * One tracked portfolio with those under it, in the currency of the portfolio. A trade counts from
   * the first instant of its day where the person lives. For the default portfolio of debts, read
   * `netWorthLiabilityHistory`.
   */
  portfolioId: string; activeStrategyId?: never; }
  |  { tradingMode?: never; brokerAccountId?: never; portfolioId?: never;   /** One active strategy, closed or not. Money that its account gives it counts as paid in. */
  activeStrategyId: string; };

/** What to chart and over which time. */
export type GetPortfolioHistoryInput = {
  /** What to chart. Default: all the caller's live accounts together. */
  source?: PortfolioHistorySourceInput | null | undefined;
  /** The span of time up to now. Not together with `from` or `to`. Default: `M1` before `to`. */
  range?: PastRange | null | undefined;
  /** The start, not after `to` and not in the future. Default: what `range` says. */
  from?: string | null | undefined;
  /** The end. Default, and for moments in the future: now. */
  to?: string | null | undefined;
  /**
   * The length of one step. Default: 5 minutes for `D1`, 30 minutes for `W1`, a day up to `Y1`, a week
   * beyond; with `from` or `to` the shortest of these that gives at most 500 points. Steps shorter
   * than a day reach back 90 days; a tracked portfolio has none shorter than a day.
   */
  timeframe?: Timeframe | null | undefined;
  /** Whether steps shorter than a day also cover the hours before and after regular trading. */
  extendedHours?: boolean;
};

/** Which money to chart and over which time. */
export type GetDepositsAndWithdrawalsChartInput = {
  /** Live or practice. The two are never mixed. */
  tradingMode?: TradingMode;
  /** The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`. */
  range?: PastRange | null | undefined;
  /** The first day in New York, not after `to` and not in the future. Default: what `range` says. */
  from?: string | null | undefined;
  /** The last day in New York. Default, and for days in the future: today. */
  to?: string | null | undefined;
  /** The length of one step. */
  timeframe?: HistoryTimeframe;
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

/**
 * What to change of the platform account's settings. What is left out stays. Null removes a limit,
 * and else stays too.
 */
export type UpdatePlatformInvestAccountConfigInput = {
  /** Whether orders for a part of a share are taken. False refuses them. */
  fractionalTrading?: boolean | null | undefined;
  /** Whether order forms start with `premarket` on. */
  extendedHoursDefault?: boolean | null | undefined;
  /** True refuses new orders until it is false again. Open orders stay: cancel them one by one. */
  suspendTrade?: boolean | null | undefined;
  /** Whether each fill is confirmed by e-mail. */
  tradeConfirmEmail?: boolean | null | undefined;
  /** Whether a dividend buys more of what paid it, where that is `fractionable`. */
  dividendReinvestment?: boolean | null | undefined;
  /**
   * How sales from now on are matched with purchases. Whatever it is but `AVERAGE`, a sale may name
   * its `lots`; with `SPECIFIC` one that names none takes the oldest. `AVERAGE` makes one lot of all
   * lots of a position, bought when the oldest was, and every later method goes on with that one.
   */
  costBasisMethod?: CostBasisMethod | null | undefined;
  /** Whether deposits in another currency are exchanged to `baseCurrency`. */
  autoConvertDeposits?: boolean | null | undefined;
  /** The most that one order may be worth, above 0. Null removes the limit. */
  maxOrderNotional?: MoneyInput | null | undefined;
  /** The most that the account may lose on one trading day, above 0. Null removes the limit. */
  dailyLossLimit?: MoneyInput | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** In which currency to read the balances. */
export type FetchPlatformInvestAccountBalancesInput = {
  /** The currency to show all amounts in. Default: the account's `baseCurrency`. */
  currency?: string | null | undefined;
};

/** A practice account to open. */
export type CreatePartnerPaperAccountInput = {
  /** Its name. */
  name?: string;
  /** What it starts with. Default: 100,000 USD. */
  start?: PaperAccountStartInput | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same account and opens no
   * other. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** What a practice account starts with: one of the two. */
export type PaperAccountStartInput =
  {   /** This much play money. Its currency becomes the account's. */
  cash: MoneyInput; cloneFromBrokerAccountId?: never; }
  |  { cash?: never;   /**
   * The cash and the positions, at their average prices, that this account of the caller has now. Open
   * orders are not copied.
   */
  cloneFromBrokerAccountId: string; };

/** Play money for a practice account. */
export type FundPaperAccountInput = {
  /** The account's id: of one that `createPartnerPaperAccount` opened. */
  id: string;
  /** How much, in the account's currency. */
  amount: string | number;
  /** What to do with `amount`. */
  mode?: PaperFundingMode;
  /**
   * Makes a repetition safe: the same key with the same input returns the same account and moves
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
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
  brokerAccountId: string;
  /** How much to pay in, in `currency`, above 0. */
  amount: string | number;
  /** The currency to pay in. Another than the account's is exchanged as a real deposit would be. */
  currency: string;
  /** How it ends. */
  outcome?: SimulatedDepositOutcome;
  /** How many seconds each step takes, 0 to 3,600. 0: the answer shows the end already. */
  delaySeconds?: number;
  /**
   * Makes a repetition safe: the same key with the same input returns the same deposit and pays in
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** How a simulated deposit ends. */
export type SimulatedDepositOutcome =
  /** The money arrives and is credited. */
  | 'COMPLETED'
  /** The money never arrives. */
  | 'FAILED'
  /** The money arrives, is credited, and is taken back by the bank: cash may fall below 0. */
  | 'RETURNED';

/** Whether a rule works. */
export type AutoSweepStatus =
  /** It sells what comes in. */
  | 'ACTIVE'
  /**
   * It waits while the account is restricted or no orders are taken for the asset, and works again by
   * itself. What came in meanwhile is not sold.
   */
  | 'PAUSED';

/** Why a rule does not work now. */
export type AutoSweepFailureCode =
  /** The account is restricted. */
  | 'ACCOUNT_RESTRICTED'
  /** No orders are taken for the crypto asset. */
  | 'ASSET_NOT_TRADABLE';

/** A rule to make. */
export type CreateCryptoAutoSweepInput = {
  /** The crypto asset to sell, for example `BTC`. */
  currency: string;
  /** Only what comes in on this chain. Default: on any chain. */
  chain?: Chain | null | undefined;
  /** The currency of the cash, `USD` or `NZD`. Sales in another currency are exchanged into it. */
  targetCurrency?: string;
  /** Transfers of less than this are not swept. In units of the asset. */
  minimumAmount?: string | number;
  /** How much of each transfer to sell, in percent. */
  sellPercent?: string | number;
  /**
   * Makes a repetition safe: the same key with the same input returns the same rule in its present
   * state and makes no second one. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** Which rules to read. */
export type GetCryptoAutoSweepsInput = {
  /** Only rules with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: Array<string> | null | undefined;
};

/** Which rule to delete. */
export type DeleteCryptoAutoSweepInput = {
  /** The rule's id. */
  id: string;
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
  /**
   * It has the confirmations that it needs; what came in is credited. Final, unless the chain takes
   * back what came in: it is `FAILED` then, and taken out again.
   */
  | 'COMPLETED'
  /**
   * The chain did not take it, or has it no more; what was held is free again. Final, but for what
   * comes in: if the chain has it again it goes on.
   */
  | 'FAILED'
  /**
   * A check or an operator refused it, or less came in than is credited; what was held is free again.
   * Final.
   */
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
  ids?: Array<string> | null | undefined;
  /** Only transfers of these directions. Default: all. */
  directions?: Array<TransferDirection> | null | undefined;
  /** Only transfers of these crypto assets, for example `BTC`. Default: all. */
  currencies?: Array<string> | null | undefined;
  /** Only transfers on these chains. Default: all. */
  chains?: Array<Chain> | null | undefined;
  /** Only transfers in one of these states. Default: all. */
  statuses?: Array<CryptoTransferStatus> | null | undefined;
  /** Only transfers first seen or asked for at or after this moment. Default: all. */
  from?: string | null | undefined;
  /** Only transfers first seen or asked for before this moment. Default: now. */
  to?: string | null | undefined;
  /** How many transfers a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** A crypto asset to send out. */
export type RequestCryptoWithdrawalInput = {
  /** The wallet to send to. It says which asset on which chain. */
  whitelistedWalletId: string;
  /**
   * How much to send, the fees included, in units of the asset. At least the `minimumWithdrawal` of
   * the caller's wallet, and no more decimal places than the chain has.
   */
  amount: string | number;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same transfer in its present
   * state and sends nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** How many fields are to be given. */
export type TravelRuleActionType =
  /** One of them. */
  | 'ONE_OF'
  /** All of them. */
  | 'REQUIRED';

/** Who keeps and who owns an outside wallet. */
export type TravelRuleInput = {
  /** Who keeps it. */
  custodian: WalletCustodianInput;
  /**
   * Who owns it. Default for a self-hosted wallet: the person, by the name of the identity check.
   * Needed for a wallet that a provider keeps.
   */
  beneficiary?: TravelRuleBeneficiaryInput | null | undefined;
  /** The country that the owner lives or is registered in. */
  beneficiaryCountry?: string | null | undefined;
  /** The owner's address. Some providers and some amounts need it; `nextActions` says so. */
  beneficiaryAddress?: AddressInput | null | undefined;
};

/** Who keeps a wallet: one of the three. */
export type WalletCustodianInput =
  {   /** A provider of the directory, by the `Vasp.id` of `searchVASPs`. */
  vaspId: string; unlistedVasp?: never; selfHosted?: never; }
  |  { vaspId?: never;   /** A provider that the directory does not have. */
  unlistedVasp: UnlistedVaspInput; selfHosted?: never; }
  |  { vaspId?: never; unlistedVasp?: never;   /** Only its owner has the keys. */
  selfHosted: SelfHostedWalletInput; };

/** A provider that the directory does not have. */
export type UnlistedVaspInput = {
  /** The provider's name. */
  name: string;
  /** The https address of the provider's website. */
  website: string;
};

/** A wallet whose keys only its owner has. */
export type SelfHostedWalletInput = {
  /**
   * The signature of `WhitelistedWallet.ownershipMessage` by the address's own key, as wallets give
   * it: base64, or hexadecimal with `0x`. `nextActions` says whether it is needed.
   */
  ownershipProof?: string | null | undefined;
};

/** Who owns a wallet: one of the two. */
export type TravelRuleBeneficiaryInput =
  {   /** A person. */
  person: BeneficiaryPersonInput; entityName?: never; }
  |  { person?: never;   /** A company, a trust or another entity, by its legal name. */
  entityName: string; };

/** A person who owns a wallet. */
export type BeneficiaryPersonInput = {
  /** The given name. */
  givenName: string;
  /** The family name. */
  familyName: string;
};

/** Which providers to search for. */
export type SearchVASPsInput = {
  /** Only providers with these ids. Unknown ids are passed over. Needed without `query`. */
  ids?: Array<string> | null | undefined;
  /** A part of the name or of the website, in either case. Needed without `ids`. */
  query?: string | null | undefined;
  /** Only providers that are registered or licensed in this country. Default: all. */
  country?: string | null | undefined;
  /** How many results at most, 1 to 50. */
  limit?: number;
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
  currency: string;
  /** A chain that moves it. */
  chain: Chain;
};

/** The wallets to make. */
export type CreateCryptoCurrencyWalletsInput = {
  /** The wallets, 1 to 50. Default: one for each asset and chain that the platform takes. */
  wallets?: Array<CryptoWalletInput> | null | undefined;
  /**
   * The call is safe to repeat without a key too. With one, other input under the same key is refused.
   * Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** Which wallets to read. */
export type FetchCryptoCurrencyWalletsInput = {
  /** Only wallets with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only wallets of these crypto assets, for example `BTC`. Default: all. */
  currencies?: Array<string> | null | undefined;
  /** Only wallets on these chains. Default: all. */
  chains?: Array<Chain> | null | undefined;
};

/** Which wallet to receive on. */
export type FetchCryptoWalletAddressInput = {
  /** The crypto asset to receive, for example `BTC`. */
  currency: string;
  /** The chain that the sender will use. */
  chain: Chain;
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
  currency: string;
  /** The chain to send it on. */
  chain: Chain;
  /** The address, as the chain writes it. Its form and check digits are verified. */
  address: string;
  /** The destination tag or memo that the receiver needs. Without it their transfers may be lost. */
  memo?: string | null | undefined;
  /** A name to know it by. */
  label?: string | null | undefined;
  /** Who keeps and who owns it. */
  travelRule: TravelRuleInput;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same wallet in its present
   * state and makes no second one. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** New details for a whitelisted wallet. */
export type UpdateWhitelistedWalletTravelRuleInput = {
  /** The wallet's id. */
  id: string;
  /** Who keeps and who owns it. It replaces all that was given before. */
  travelRule: TravelRuleInput;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** Which whitelisted wallet to delete. */
export type DeleteWhitelistedWalletInput = {
  /** The wallet's id. */
  id: string;
};

/** Which whitelisted wallets to read. */
export type FetchWhitelistedWalletsInput = {
  /** Only wallets with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only wallets for these crypto assets, for example `ETH`. Default: all. */
  currencies?: Array<string> | null | undefined;
  /** Only wallets on these chains. Default: all. */
  chains?: Array<Chain> | null | undefined;
  /** Only wallets in one of these states. Default: all. */
  statuses?: Array<WhitelistStatus> | null | undefined;
};

/** What an export holds. */
export type ExportType =
  /** The trades of tracked portfolios. */
  | 'TRANSACTIONS'
  /** Orders with their fills: a row for each fill, and one for an order without any. */
  | 'ORDERS'
  /**
   * Cash and assets of accounts at the end of `to`, with the value of then. The cost is left empty
   * where a company's action or a change of the cost basis method came after `to`.
   */
  | 'POSITIONS'
  /** Everything that moved cash or shares of the platform account. */
  | 'ACTIVITIES'
  /** Deposits and withdrawals, crypto transfers included. */
  | 'DEPOSITS_WITHDRAWALS'
  /** Dividends with the tax withheld, of the platform account and of tracked portfolios. */
  | 'DIVIDENDS'
  /** What sales gained or lost: of accounts lot by lot, of tracked portfolios by holding and day. */
  | 'REALIZED_GAINS'
  /**
   * What a tax return needs: gains, dividends, interest and tax withheld, by tax year, account or
   * portfolio, and currency. Of live accounts, unless practice ones are asked for.
   */
  | 'TAX_SUMMARY'
  /** What was owned and owed, day by day, in the display currency. */
  | 'NET_WORTH'
  /** All of these as CSV and the person's own data as JSON, in a `ZIP`. */
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
  /**
   * It would have held more than a file may: 5,000,000 rows, 10,000 as `PDF`, or 1 GiB. Ask for a
   * shorter span.
   */
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
  format?: ExportFormat | null | undefined;
  /** The first day to cover. Default: from the beginning. */
  from?: string | null | undefined;
  /** The last day to cover, not in the future nor before `from`. Default: today. */
  to?: string | null | undefined;
  /** Live or practice. Default: both. `TRANSACTIONS` and `NET_WORTH` do not read it. */
  tradingMode?: TradingMode | null | undefined;
  /**
   * Only these tracked portfolios, with their sub-portfolios, and no accounts: for `TRANSACTIONS`,
   * `DIVIDENDS`, `REALIZED_GAINS`, `TAX_SUMMARY` and `NET_WORTH` only. Default: all, and the accounts.
   */
  portfolioIds?: Array<string> | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same job in its present
   * state and starts no second one. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** Which export jobs were seen. */
export type MarkExportJobsViewedInput = {
  /** The jobs' ids. Those that have not ended stay unseen. Default: all that have ended. */
  ids?: Array<string> | null | undefined;
};

/** Which export jobs to read. */
export type MyExportJobsInput = {
  /** Only jobs with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only jobs of these types. Default: all that the token may read. */
  types?: Array<ExportType> | null | undefined;
  /** Only jobs in one of these states. Default: all. */
  statuses?: Array<ExportStatus> | null | undefined;
  /** Only jobs that have ended and that the person has not seen since. */
  onlyUnviewed?: boolean;
  /** How many jobs a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Which export jobs to follow. */
export type ExportJobUpdatedInput = {
  /** Only this job, beginning with its present state. Default: all, beginning with the next change. */
  id?: string | null | undefined;
};

/** Which bank account to read. */
export type FetchSavedBankAccountInput = {
  /** The currency that it takes: `NZD` or `USD`. */
  currency: string;
};

/** Which bank account for payouts to read. */
export type FetchSavedPayoutAccountInput = {
  /** The currency that it takes: `NZD` or `USD`. */
  currency: string;
};

/** Which bank account to delete. */
export type DeleteSavedBankAccountInput = {
  /** The account's id. Its replacement, where there is one, has an id of its own. */
  id: string;
};

/** Which bank account for payouts to delete. */
export type DeleteSavedPayoutAccountInput = {
  /** The account's id. Its replacement, where there is one, has an id of its own. */
  id: string;
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
  accountHolder: string;
  /**
   * The number: bank, branch, account and suffix, for example `01-0242-0100194-00`. Dashes and spaces
   * may be left out where the parts have full length. Bank, branch and check digits are verified.
   */
  accountNumber: string;
  /** The bank's name. Default: as the bank number gives it. */
  bankName?: string | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** A United States dollar bank account to save. */
export type SaveBankAccountUSDInput = {
  /** The name that the account is held in: the person's own, as the identity check has it. */
  accountHolder: string;
  /** The number, 4 to 17 digits. */
  accountNumber: string;
  /** The bank's ABA routing number, 9 digits. Its check digit is verified. */
  routingNumber: string;
  /** What kind of account it is. */
  type?: BankAccountType;
  /** The bank's name. Default: as the routing number gives it. */
  bankName?: string | null | undefined;
  /** The bank's SWIFT code (BIC), 8 or 11 characters. Without it no wire can be sent from abroad. */
  swiftBic?: string | null | undefined;
  /** The bank's address, which some wires need. */
  bankAddress?: AddressInput | null | undefined;
  /** The holder's address at the bank. Default: that of the identity check. */
  holderAddress?: AddressInput | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** A New Zealand bank account for payouts to save. */
export type SavePayoutBankAccountNZDInput = {
  /** The name that the account is held in: the person's own, as the identity check has it. */
  accountHolder: string;
  /**
   * The number: bank, branch, account and suffix, for example `01-0242-0100194-00`. Dashes and spaces
   * may be left out where the parts have full length. Bank, branch and check digits are verified.
   */
  accountNumber: string;
  /** The bank's name. Default: as the bank number gives it. */
  bankName?: string | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** A United States dollar bank account for payouts to save. */
export type SavePayoutBankAccountUSDInput = {
  /** The name that the account is held in: the person's own, as the identity check has it. */
  accountHolder: string;
  /** The number, 4 to 17 digits. */
  accountNumber: string;
  /** The bank's ABA routing number, 9 digits. Its check digit is verified. */
  routingNumber: string;
  /** What kind of account it is. */
  type?: BankAccountType;
  /** The bank's name. Default: as the routing number gives it. */
  bankName?: string | null | undefined;
  /** The bank's SWIFT code (BIC), 8 or 11 characters. Without it no wire can be sent from abroad. */
  swiftBic?: string | null | undefined;
  /** The bank's address, which some wires need. */
  bankAddress?: AddressInput | null | undefined;
  /** The holder's address at the bank. Default: that of the identity check. */
  holderAddress?: AddressInput | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** How US dollars are sent. */
export type UsdTransferMethod =
  /** A wire, from inside or outside the United States. */
  | 'WIRE'
  /** An ACH transfer, from a bank in the United States. */
  | 'ACH';

/** Which bank details to read. */
export type GetBankDetailInput = {
  /** The currency to send: `NZD` or `USD`. For `USD` these are the details of a wire. */
  currency: string;
};

/** Which bank details for US dollars to read. */
export type GetUSDBankingDetailsInput = {
  /** How the dollars will be sent. */
  method?: UsdTransferMethod;
};

/** Which payment provider to read. */
export type FetchDefaultPaymentProviderInput = {
  /** The country to pay from. Default: the person's country of residence. */
  country?: string | null | undefined;
  /** The currency to pay in. */
  currency: string;
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
  paymentMethodToken?: string | null | undefined;
  /** Whether it becomes the default card. The first card does in any case. */
  setAsDefault?: boolean;
  /**
   * The https address of the caller's own page that the provider or the bank sends the person back to.
   * Default: the card settings of the app.
   */
  returnUrl?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same setup and begins no
   * second one. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** Which cards to read. */
export type ListCardsInput = {
  /** Only cards with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: Array<string> | null | undefined;
};

/** Which card to delete. */
export type DeleteCardInput = {
  /** The card's id. */
  id: string;
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
   * it; the account is restricted then. What a card network gives back, as when a dispute is won,
   * makes it `COMPLETED` again.
   */
  | 'RETURNED';

/** Which deposits to read. */
export type FetchUserDepositsInput = {
  /** Only deposits with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Live or practice. Default: both. */
  tradingMode?: TradingMode | null | undefined;
  /** Only deposits in one of these states. Default: all. */
  statuses?: Array<DepositStatus> | null | undefined;
  /** Only completed deposits that the person has not seen. */
  onlyUnviewed?: boolean;
  /** Only deposits first seen at or after this moment. Default: all. */
  from?: string | null | undefined;
  /** Only deposits first seen before this moment. Default: now. */
  to?: string | null | undefined;
  /** How many deposits a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Which deposit was seen. */
export type MarkDepositAsViewedInput = {
  /** The deposit's id. */
  id: string;
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
  from: string;
  /** The currency got, another than `from`. */
  to: string;
};

/** Which exchange rates to read. */
export type FetchCurrentRatesInput = {
  /** Only these pairs. Default: every pair that the platform exchanges. */
  pairs?: Array<CurrencyPairInput> | null | undefined;
};

/** An exchange to quote. */
export type GetTemporaryQuoteInput = {
  /** The currency given. */
  from: string;
  /** The currency got, another than `from`. */
  to: string;
  /** How much to exchange, above 0: in `from`, or in `to` where `side` is `TO`. */
  amount: string | number;
  /** Which amount is fixed: the amount paid or the amount received. */
  side?: QuoteSide;
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
  currency: string;
  /** True: the cash shall earn interest. False: it shall earn none. */
  optIn: boolean;
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
  /**
   * It was refused or went back; `failureReason` says why. Final, but for a card charge whose dispute
   * is won.
   */
  | 'FAILED';

/** A transaction to start: exactly one of `bankTransfer`, `cardCharge` and `exchange` is given. */
export type CreatePendingUserTransactionInput = {
  /** Announce a bank transfer. The answer says where to send it. */
  bankTransfer?: BankTransferInput | null | undefined;
  /** Charge a saved card. */
  cardCharge?: CardChargeInput | null | undefined;
  /** Exchange cash at the rate of a quote. */
  exchange?: CashExchangeInput | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same transaction in its
   * present state and moves nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** A bank transfer that the person is about to make. */
export type BankTransferInput = {
  /** How much will be sent, above 0, in `currency`. */
  amount: string | number;
  /** The currency that will be sent: `NZD` or `USD`. */
  currency: string;
};

/** A charge to a saved card. */
export type CardChargeInput = {
  /** How much to charge, in `currency`, inside the limits of `fetchDefaultPaymentProvider`. */
  amount: string | number;
  /** The currency to charge: `NZD` or `USD`. */
  currency: string;
  /** The card to charge. Default: the default card. */
  cardId?: string | null | undefined;
};

/** An exchange of cash. */
export type CashExchangeInput = {
  /** A quote of `getTemporaryQuote`: it says how much of which currency, and at which rate. */
  quoteId: string;
};

/** Which pending transactions to read. */
export type FetchPendingUserTransactionsInput = {
  /** Only transactions with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only transactions in one of these states. Default: all. */
  statuses?: Array<PendingTransactionStatus> | null | undefined;
  /** Only transactions of these kinds. Default: all. */
  kinds?: Array<PendingTransactionKind> | null | undefined;
  /** Only transactions started at or after this moment. Default: all. */
  from?: string | null | undefined;
  /** Only transactions started before this moment. Default: now. */
  to?: string | null | undefined;
  /** How many transactions a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
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
  amount: string | number;
  /** The currency of the cash to take it from. */
  currency: string;
  /** The currency to pay out. Default: `currency`, without an exchange. */
  payoutCurrency?: string | null | undefined;
  /** The bank account to pay to. Default: the saved one for `payoutCurrency`. */
  bankAccountId?: string | null | undefined;
  /**
   * A quote of `getTemporaryQuote`, to exchange at its rate. Its `from`, `to` and `fromAmount` must be
   * `currency`, `payoutCurrency` and `amount`. Default: the rate of the moment that it is sent.
   */
  quoteId?: string | null | undefined;
  /** What the bank statement shall say, up to 12 characters. Default: the platform's name. */
  reference?: string | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same withdrawal in its
   * present state and withdraws nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
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
  ids?: Array<string> | null | undefined;
  /** Only lists of these kinds. Default: all. */
  kinds?: Array<DiscoverListKind> | null | undefined;
  /** How many lists at most, 1 to 50. */
  limit?: number;
  /** How many items of each list at most, 1 to 50. */
  itemLimit?: number;
};

/** Which experts to read. */
export type FetchExpertsInput = {
  /** Only experts with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only experts with these words in their name or title, in either case. Default: all. */
  search?: string | null | undefined;
  /** How many experts a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
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

/** Which assets to offer. */
export type GenerateLikeableAssetsInput = {
  /** How many assets at most, 1 to 50. */
  count?: number;
  /** Only assets of these classes. Default: those of the person's preferences, else all. */
  assetClasses?: Array<AssetClass> | null | undefined;
  /** Assets not to offer, at most 500. Unknown ids are passed over. */
  excludeAssetIds?: Array<string> | null | undefined;
  /** Any text. The same one gives assets that fit equally well the same order. Default: by chance. */
  seed?: string | null | undefined;
};

/** What to like, or to like no longer. */
export type ToggleLikeInput = {
  /** What kind of thing it is. */
  entityType: LikeableType;
  /** The thing's id. */
  entityId: string;
  /**
   * The opinion to set, safe to repeat. Default: `NONE` where the person likes it now, else `LIKE`;
   * then a repetition undoes it.
   */
  value?: LikeValue | null | undefined;
};

/** Which opinions to read. */
export type FetchUserLikesInput = {
  /** Only opinions with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only opinions of things of these kinds. Default: all. */
  entityTypes?: Array<LikeableType> | null | undefined;
  /** Which opinions. `NONE`: those taken back. */
  value?: LikeValue;
  /** How many opinions a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Which trade ideas to read. */
export type GetTradeIdeasInput = {
  /** Only ideas with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only ideas for these assets. Default: all. */
  assetIds?: Array<string> | null | undefined;
  /** Only ideas of these experts. Default: all. */
  expertIds?: Array<string> | null | undefined;
  /** Only ideas of these directions. Default: all. */
  directions?: Array<TradeIdeaDirection> | null | undefined;
  /** Only ideas in one of these states. Default: those still open. */
  statuses?: Array<TradeIdeaStatus>;
  /** How many ideas a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Which trade ideas to read, open or ended. */
export type GetAllTradeIdeasInput = {
  /** Only ideas with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only ideas for these assets. Default: all. */
  assetIds?: Array<string> | null | undefined;
  /** Only ideas of these experts. Default: all. */
  expertIds?: Array<string> | null | undefined;
  /** Only ideas of these directions. Default: all. */
  directions?: Array<TradeIdeaDirection> | null | undefined;
  /** Only ideas published at or after this moment. Default: all. */
  from?: string | null | undefined;
  /** Only ideas published before this moment. Default: all. */
  to?: string | null | undefined;
  /** How many ideas a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Which ended trade ideas to read. */
export type GetClosedTradeIdeasInput = {
  /** Only ideas with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only ideas for these assets. Default: all. */
  assetIds?: Array<string> | null | undefined;
  /** Only ideas of these experts. Default: all. */
  expertIds?: Array<string> | null | undefined;
  /** Only ideas of these directions. Default: all. */
  directions?: Array<TradeIdeaDirection> | null | undefined;
  /** Only ideas that came out in one of these ways. Default: all. */
  outcomes?: Array<TradeIdeaOutcome> | null | undefined;
  /** Only ideas that ended at or after this moment. Default: all. */
  from?: string | null | undefined;
  /** Only ideas that ended before this moment. Default: all. */
  to?: string | null | undefined;
  /** How many ideas a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Which trade idea to read. */
export type GetTradeIdeaInput = {
  /** The idea's id. */
  id: string;
};

/** Whether an idea gains with a rising or a falling price. */
export type TradeIdeaDirection =
  /** Buy: it gains when the price rises. */
  | 'LONG'
  /** Sell: it gains when the price falls. */
  | 'SHORT';

/**
 * The states of a trade idea. Where one price step spans stop and target, the stop counts; a price
 * that opens beyond the stop ends it there, at the open.
 */
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
  /** It expired or was withdrawn before the price reached the entry. */
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

/** The person's consent to one agreement. */
export type KycAgreementInput = {
  /** What the agreement is about. Each at most once. */
  type: AgreementType;
  /** The version that the person has read: the one in force. */
  version: string;
  /** Must be true: the person has read the agreement and accepts it. */
  accepted: boolean;
  /** The name to sign with: the person's own. */
  signerName: string;
};

/** The agreements to sign for the identity check. */
export type UpdateUserKycAgreementsInput = {
  /** The agreements, of those that `Kyc.agreements` lists. */
  agreements: Array<KycAgreementInput>;
};

/** Which agreements to read. */
export type FetchAccountAgreementsInput = {
  /** Only versions with these ids. Ids that the caller has none of are left out. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only agreements whose version in force the caller has not signed. */
  onlyUnsigned?: boolean;
};

/** The agreements to sign. */
export type SignAgreementsInput = {
  /** The ids of the versions that the person has read and accepts. */
  agreementIds: Array<string>;
  /** The name to sign with: the person's own. */
  signerName: string;
};

/** The person's consent to the brokerage customer agreement. */
export type SignCustomerAgreementInput = {
  /** The version that the person has read: the one in force. */
  version: string;
  /** The name to sign with: the person's own. */
  signerName: string;
  /** Must be true: the person has read the agreement and accepts it. */
  accepted: boolean;
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
  givenName: string;
  /** The family name. */
  familyName: string;
  /** The day of birth: needed for a `BENEFICIAL_OWNER`. */
  dateOfBirth?: string | null | undefined;
  /** The e-mail address. */
  email?: string | null | undefined;
  /**
   * How much of it the person owns or is entitled to, directly or not, in percent: needed for a
   * `BENEFICIAL_OWNER` of a company.
   */
  ownershipPercent?: string | number | null | undefined;
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
  legalName: string;
  /** The name that it trades under, where that is another. */
  tradingName?: string | null | undefined;
  /** The number in the register of companies: needed for `LIMITED_COMPANY` and `LISTED_COMPANY`. */
  companyNumber?: string | null | undefined;
  /** The New Zealand Business Number: 13 digits, the last a check digit. */
  nzbn?: string | null | undefined;
  /** The country whose law it is founded under. */
  country: string;
  /** The day of its foundation. */
  incorporatedOn?: string | null | undefined;
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
  sourceOfFunds?: string | null | undefined;
};

/** How to reach the person. It replaces what was saved. */
export type UpdateUserKycContactInformationInput = {
  /** The e-mail address for mail on the check and the account. Default: the one to sign in with. */
  email?: string | null | undefined;
  /** The phone number with its country code, for example `+6421555012`. */
  phone: string;
  /** Where the person lives: a street address, not a post office box. */
  address: AddressInput;
  /** Where to send letters. Default: to `address`. */
  mailingAddress?: AddressInput | null | undefined;
};

/** How a person earns their living. */
export type EmploymentStatus =
  /** They work for somebody else. */
  | 'EMPLOYED'
  /** They run a business or work on their own account. */
  | 'SELF_EMPLOYED'
  /** They have no work now. */
  | 'UNEMPLOYED'
  /** They study. */
  | 'STUDENT'
  /** They have ended their working life. */
  | 'RETIRED';

/** What the law asks people to disclose. It replaces what was saved. */
export type UpdateUserKycDisclosuresInput = {
  /** Whether the person directs a listed company or owns 10 percent of one or more. */
  controlPerson: boolean;
  /** The tickers or names of those companies: needed where `controlPerson` is true. */
  controlledCompanies?: Array<string>;
  /** Whether the person works for, or is closely tied to, an exchange, a broker or FINRA. */
  affiliatedWithExchangeOrFinra: boolean;
  /** The name of that firm: needed where `affiliatedWithExchangeOrFinra` is true. */
  affiliatedFirm?: string | null | undefined;
  /** Whether the person holds a high public office, or did in the last year. */
  politicallyExposed: boolean;
  /** Whether that is true of someone in the immediate family. */
  immediateFamilyExposed: boolean;
  /** The names of those in office: needed where one of the two above is true. */
  politicallyExposedNames?: Array<string>;
  /** How the person earns their living. */
  employmentStatus: EmploymentStatus;
  /** The employer or own business: needed for `EMPLOYED` and `SELF_EMPLOYED`. */
  employerName?: string | null | undefined;
  /** The employer's address in one line. */
  employerAddress?: string | null | undefined;
  /** What the person does there: needed for `EMPLOYED` and `SELF_EMPLOYED`. */
  position?: string | null | undefined;
  /** Whether the person is a citizen, resident or taxpayer of the United States. */
  usPerson: boolean;
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
  /** It was submitted and not looked at yet. */
  | 'RECEIVED'
  /** The review has accepted it. */
  | 'ACCEPTED'
  /** The review has not accepted it; `failureReason` says why. Pass another. */
  | 'REJECTED';

/** Why a paper was not accepted. */
export type KycDocumentFailureCode =
  /** It cannot be read: blurred, cut off or too dark. */
  | 'UNREADABLE'
  /** A side or page is missing. */
  | 'INCOMPLETE'
  /** It has expired, or is older than is accepted. */
  | 'EXPIRED'
  /** It is another kind of paper than `type` says. */
  | 'WRONG_TYPE'
  /** Its name or address differs from what the sections say. */
  | 'DATA_MISMATCH'
  /** It is not genuine, or was altered. */
  | 'NOT_GENUINE'
  /** Another reason, which `failureReason` tells. */
  | 'OTHER';

/** A paper to submit. */
export type KycFileInput = {
  /** What kind of paper it is. */
  type: KycDocumentType;
  /** Which side it shows: needed for `DRIVER_LICENSE` and `NATIONAL_ID`. */
  side?: KycDocumentSide | null | undefined;
  /** Whether it is a paper of the co-holder, and not of the person. */
  coHolder?: boolean;
  /** The name of the file, without folders. */
  fileName: string;
  /** The content: PDF, PNG, JPEG or HEIC, told from the bytes themselves. */
  content: FileContentInput;
};

/** Papers to submit and to withdraw. At least one of either. */
export type UpdateUserKycFileDocumentsInput = {
  /**
   * Papers to submit. One of the same person, type and side replaces the one before, except for
   * `OTHER`, `SOURCE_OF_FUNDS` and `PROOF_OF_ADDRESS`.
   */
  add?: Array<KycFileInput>;
  /** The ids of papers to take back. */
  removeIds?: Array<string>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same check and takes
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
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
  {   /** The number. */
  number: TaxNumberInput; notRequiredReason?: never; }
  |  { number?: never;   /** Why the person has no tax number, for example that the country gives out none. */
  notRequiredReason: string; };

/** A tax number. */
export type TaxNumberInput = {
  /** What kind of number it is. `Country.taxIdTypes` lists the usual ones of a country. */
  type: TaxIdType;
  /**
   * The number, with or without spaces and hyphens. Its form, and its check digits where it has some,
   * are verified.
   */
  value: string;
};

/** Who the person is. It replaces what was saved, except where a field says otherwise. */
export type UpdateUserKycIdentityInformationInput = {
  /** The given name, as the identity paper has it. */
  givenName: string;
  /** The names between the given and the family name. */
  middleName?: string | null | undefined;
  /** The family name, as the identity paper has it. */
  familyName: string;
  /** The day of birth. The person is at least 18 years old. */
  dateOfBirth: string;
  /** The country of birth. */
  countryOfBirth?: string | null | undefined;
  /** The countries that the person is a citizen of. */
  citizenships: Array<string>;
  /** The country that taxes the person's income. */
  countryOfTaxResidence: string;
  /** The tax number. Left out: what was saved stays. The check cannot be submitted without. */
  taxId?: KycTaxIdInput | null | undefined;
  /** The visa that the person lives on, as the visa names it. For people who live abroad. */
  visaType?: string | null | undefined;
  /** The last day of the visa: needed with `visaType`, and not in the past. */
  visaExpiresOn?: string | null | undefined;
  /** Whether the person may live in the country of residence for good. */
  permanentResident?: boolean | null | undefined;
  /** Where the money to invest comes from. */
  fundingSources: Array<FundingSource>;
  /** The yearly income before tax. */
  annualIncome?: MoneyRangeInput | null | undefined;
  /** What the person owns and could sell within days. */
  liquidNetWorth?: MoneyRangeInput | null | undefined;
  /** All that the person owns less what they owe. */
  totalNetWorth?: MoneyRangeInput | null | undefined;
  /**
   * The person whom the account is held with, which makes `Kyc.accountType` `JOINT`. Their papers are
   * submitted with `coHolder` true. Default: nobody.
   */
  coHolder?: KycCoHolderInput | null | undefined;
};

/** The second person of an account that two hold together. */
export type KycCoHolderInput = {
  /** The given name, as the identity paper has it. */
  givenName: string;
  /** The names between the given and the family name. */
  middleName?: string | null | undefined;
  /** The family name, as the identity paper has it. */
  familyName: string;
  /** The e-mail address. */
  email: string;
  /** The day of birth. They are at least 18 years old. */
  dateOfBirth: string;
  /** The countries that they are a citizen of. */
  citizenships: Array<string>;
  /** The country that taxes their income. */
  countryOfTaxResidence: string;
  /** The tax number, or why there is none. */
  taxId: KycTaxIdInput;
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
  /** The paper has expired. */
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

/** Which session to open. */
export type GetIdvTokenInput = {
  /** What to compare. */
  flow?: IdvFlow;
  /** The https address that the provider's page returns to, one of those that the operator allows. */
  redirectUrl?: string | null | undefined;
};

/** How the widget ended, as the app saw it. */
export type UpdateIdvOutcomeInput = {
  /** The session, from `getIdvToken`. */
  sessionId: string;
  /** What the widget told the app. It is only a hint: the server asks the provider itself. */
  outcome: IdvWidgetOutcome;
};

/** Who opens an account. */
export type KycAccountType =
  /** One person for themselves. The default. */
  | 'INDIVIDUAL'
  /** The person and the co-holder whom the identity section names, together. */
  | 'JOINT'
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
  /**
   * `updateUserKycW8BENFormDocument`. Needed unless the person is a US person, or opens the account
   * for a company or trust.
   */
  | 'W8BEN'
  /**
   * `updateUserKycFileDocuments`. Needed for a co-holder, a company or a trust, where no identity
   * provider is set up, and where the review asks for a paper.
   */
  | 'DOCUMENTS'
  /** `updateUserKycAgreements`. */
  | 'AGREEMENTS'
  /**
   * The identity provider's part: `getIdvToken` and `updateIdvOutcome`. Not needed where the operator
   * has set up none, and compares the papers.
   */
  | 'IDV';

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

/** The person's word that the check is right. */
export type SubmitKycInput = {
  /**
   * Who opens the account. `JOINT` needs a co-holder in the identity section; `COMPANY` and `TRUST`
   * need the company section of that type; `INDIVIDUAL` sets either aside. Default: as
   * `Kyc.accountType` says.
   */
  accountType?: KycAccountType | null | undefined;
  /** Must be true: the person confirms that all of it is complete and correct. */
  confirmAccurate: boolean;
};

/** A kind of tax number, or of a number that replaces one. */
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

/** Somebody to call. At least one of `email`, `phone` and `address` is given. */
export type KycTrustedContactInput = {
  /** The given name. */
  givenName: string;
  /** The family name. */
  familyName: string;
  /** The e-mail address, not the person's own. */
  email?: string | null | undefined;
  /** The phone number with its country code, for example `+6421555013`; not the person's own. */
  phone?: string | null | undefined;
  /** The address. */
  address?: AddressInput | null | undefined;
};

/**
 * Whom to call where the person cannot be reached. Exactly one of the two fields is given. It replaces
 * what was saved.
 */
export type UpdateUserKycTrustedContactInput = {
  /** Somebody of at least 18 years. */
  contact?: KycTrustedContactInput | null | undefined;
  /** True: the person names nobody. False is refused. */
  declined?: boolean | null | undefined;
};

/** Whether a W-8BEN is in force. */
export type W8BenStatus =
  /** It is in force. A mail tells 60, 30 and 7 days before it ends. */
  | 'VALID'
  /** `expiresOn` has passed. 30 percent are withheld until a new one is signed. Final. */
  | 'EXPIRED'
  /**
   * Name, country or citizenship changed since. 30 percent are withheld until a new one is signed.
   * Final.
   */
  | 'INVALIDATED';

/** The person's number for a W-8BEN: one of these. */
export type W8BenTaxIdInput =
  {   /** The US Social Security number or ITIN: 9 digits. */
  ssnOrItin: string; foreignTaxId?: never; foreignTaxIdNotRequired?: never; }
  |  { ssnOrItin?: never;   /** The tax number of the country of residence. */
  foreignTaxId: string; foreignTaxIdNotRequired?: never; }
  |  { ssnOrItin?: never; foreignTaxId?: never;   /** True: the country of residence gives out no tax numbers or does not require one here. */
  foreignTaxIdNotRequired: boolean; };

/** A claim to the lower tax that a treaty with the United States grants. */
export type W8BenTreatyClaimInput = {
  /** The country whose treaty is claimed: the country of residence for tax. */
  country: string;
  /** The article of the treaty, for example `10`. Default: the general rate. */
  article?: string | null | undefined;
  /**
   * The part to withhold, in percent, no lower than the treaty grants. Default: as
   * `Country.w8benTreatyRatePercent` says.
   */
  ratePercent?: string | number | null | undefined;
  /** The kind of income. Default: dividends. */
  incomeType?: string | null | undefined;
};

/** A W-8BEN to sign. */
export type UpdateUserKycW8BENFormDocumentInput = {
  /** The full name of the beneficial owner, as the identity section has it. */
  fullName: string;
  /** The country of citizenship, not the United States. */
  countryOfCitizenship: string;
  /** Where the person lives: a street address outside the United States, not a post office box. */
  permanentAddress: AddressInput;
  /** Where to send letters. Default: to `permanentAddress`. */
  mailingAddress?: AddressInput | null | undefined;
  /** The person's number. */
  taxId: W8BenTaxIdInput;
  /** A reference number of the person's own. */
  referenceNumber?: string | null | undefined;
  /** The day of birth, as the identity section has it. */
  dateOfBirth: string;
  /** The claim to a tax treaty. Default: none, so that 30 percent are withheld. */
  treatyClaim?: W8BenTreatyClaimInput | null | undefined;
  /** The name to sign with: the person's own. */
  signerName: string;
  /** Must be true: under penalties of perjury, the person certifies what the form says. */
  certify: boolean;
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
  ticker: string;
  /** Narrows a ticker that several exchanges use. */
  exchange?: Exchange | null | undefined;
};

/** Which assets to look up. */
export type FetchAssetsByAssetIdsInput = {
  /** The assets' ids, at most 200. An id given twice is answered once. */
  assetIds: Array<string>;
};

/** The asset whose price to read: either `assetId` or `symbol` is given. */
export type GetCurrentStockPriceInput = {
  /** The asset's id. */
  assetId?: string | null | undefined;
  /** The asset's ticker in either case, bare or with the market identifier code: `AIR` or `AIR.XNZE`. */
  symbol?: string | null | undefined;
};

/** What to search for. */
export type SearchBarInput = {
  /** The words typed so far, in either case; small typing errors are forgiven. */
  query: string;
  /** What kinds of thing to look for. Default: all. */
  kinds?: Array<SearchResultKind> | null | undefined;
  /** How many results at most, 1 to 50. */
  limit?: number;
};

/** What kind of thing a search found. */
export type SearchResultKind =
  /** An asset of the catalogue. */
  | 'ASSET'
  /** A strategy that everybody can see. */
  | 'STRATEGY'
  /** Somebody who publishes trade ideas and runs strategies. */
  | 'EXPERT'
  /**
   * A trade idea. Found only with `portfolio.read`; an open one also needs its plan. `getTradeIdea`
   * reads it.
   */
  | 'TRADE_IDEA'
  /** A piece of news of the last days. */
  | 'NEWS';

/** Which asset to look up. */
export type FetchAssetByAssetIdInput = {
  /** The asset's id. */
  assetId: string;
};

/** Which assets to look up. */
export type FetchAssetsByTickersInput = {
  /** The tickers in either case, with or without the market identifier code, at most 200. */
  tickers: Array<string>;
  /** Narrows tickers that several exchanges use. */
  exchange?: Exchange | null | undefined;
};

/** Which assets to list. An asset is listed where it fits every filter given. */
export type GetTradableAssetsInput = {
  /** Only assets with one of these ids, at most 200. Unknown ids are left out. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only assets of these classes. Default: all. */
  assetClasses?: Array<AssetClass> | null | undefined;
  /** Only assets that trade on these exchanges. Default: all. */
  exchanges?: Array<Exchange> | null | undefined;
  /** Only shares of companies in these sectors. Default: all. */
  sectors?: Array<Sector> | null | undefined;
  /** True: only assets of which fractions can be bought. False: only the others. Default: all. */
  fractionable?: boolean | null | undefined;
  /** Only assets whose symbol or name holds these words. Default: all. */
  search?: string | null | undefined;
  /** How many assets a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Which exchange rates to read. */
export type FetchAvailableRatesInput = {
  /**
   * The currency to convert from. Default: the one that the source publishes its rates of, such as
   * EUR.
   */
  base?: string | null | undefined;
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

/** Which asset, given by one of the two. */
export type AssetReferenceInput =
  {   /** The asset's id. */
  assetId: string; symbol?: never; }
  |  { assetId?: never;   /** The asset's ticker, with or without the market identifier code. */
  symbol: string; };

/** Which bars to read. */
export type GetStockHistoricalDataInput = {
  /** The asset. */
  asset: AssetReferenceInput;
  /** The length of a bar. */
  timeframe?: Timeframe;
  /** The span of time up to now. Not together with `from` or `to`. Default: `M1` before `to`. */
  range?: PastRange | null | undefined;
  /** The first moment, not after `to` and not in the future. Default: what `range` says. */
  from?: string | null | undefined;
  /** The moment before which the bars end. Default, and for moments in the future: now. */
  to?: string | null | undefined;
  /** How past prices are adjusted. */
  adjustment?: PriceAdjustment;
  /** Whether bars of less than a day also cover the time before and after regular trading. */
  extendedHours?: boolean;
  /** How many bars a page holds, 1 to 10,000. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Which performance to read. */
export type FetchAssetPerformanceInput = {
  /** The asset's id. */
  assetId: string;
  /** The spans. */
  ranges?: Array<PastRange>;
  /** The ticker to compare with, for example `VTI`. */
  benchmarkSymbol?: string | null | undefined;
};

/** The assets to stream: `assetIds`, `symbols` or both. An asset named twice is streamed once. */
export type LivePriceDataInput = {
  /** The assets' ids, 1 to 200. */
  assetIds?: Array<string> | null | undefined;
  /** The assets' tickers in either case, bare or with the market identifier code, 1 to 200. */
  symbols?: Array<string> | null | undefined;
};

/** The exchange and the days to read. */
export type FetchMarketHoursInput = {
  /** The exchange. Default: the New York Stock Exchange. */
  exchange?: TradingExchange;
  /**
   * The first calendar day in the exchange's time zone, from 2015-01-01 to 2030-12-31. Default: six
   * days before `to` where that is given, else today in the exchange's time zone.
   */
  from?: string | null | undefined;
  /** The last calendar day, at most 365 days after `from`. Default: six days after `from`. */
  to?: string | null | undefined;
};

/** Why no implied volatility can be computed from the price of an option. */
export type ImpliedVolatilityGap =
  /** There is no bid or no ask, so no middle. */
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
  symbol: string;
};

/** Which strikes to read. */
export type GetStrikesInput = {
  /** The ticker of the underlying asset. */
  symbol: string;
  /** The expiration date, one of `getExpirationDates`. */
  expirationDate: string;
  /** Only strikes of options of these types. Default: both. */
  types?: Array<OptionType> | null | undefined;
};

/** Which options to read. */
export type GetOptionChainInput = {
  /** The ticker of the underlying asset. */
  symbol: string;
  /** The expiration date, one of `getExpirationDates`. */
  expirationDate: string;
  /** Only options of these types; a list of another type is empty. Default: both. */
  types?: Array<OptionType> | null | undefined;
  /** Only strikes from this price. Default: all. */
  minStrike?: string | number | null | undefined;
  /** Only strikes up to this price. Default: all. */
  maxStrike?: string | number | null | undefined;
};

/** Which bars of an option to read. */
export type GetOptionHistoricalDataInput = {
  /** The OCC symbol of the option. */
  optionSymbol: string;
  /** The length of a bar. */
  timeframe?: Timeframe;
  /** The first moment. Default: the option's first bar. */
  from?: string | null | undefined;
  /** The moment before which it ends. Default: now. */
  to?: string | null | undefined;
  /** How many bars a page holds, 1 to 10,000. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
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
  ids?: Array<string> | null | undefined;
  /** Only assets of these tracked portfolios and their sub-portfolios. Default: all. */
  portfolioIds?: Array<string> | null | undefined;
  /** Only assets of these categories. Default: all. */
  categories?: Array<NetWorthCategory> | null | undefined;
  /** Also holdings of which nothing is left. */
  includeEnded?: boolean;
  /** Assets, prices and exchange rates at the end of this day, not in the future. Default: now. */
  asOf?: string | null | undefined;
};

/** Which history of assets to read. */
export type NetWorthAssetHistoryInput = {
  /** Only this asset, by its `NetWorthAsset.id`. Default: all assets. */
  netWorthAssetId?: string | null | undefined;
  /** Only assets of this tracked portfolio and its sub-portfolios. Default: all. */
  portfolioId?: string | null | undefined;
  /** The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`. */
  range?: PastRange | null | undefined;
  /** The first day, not after `to` and not in the future. Default: what `range` says. */
  from?: string | null | undefined;
  /** The last day. Default, and for days in the future: today. */
  to?: string | null | undefined;
  /** The length of one step. */
  timeframe?: HistoryTimeframe;
  /** How many points a page holds, 1 to 10,000. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
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

/** The currency to show the net worth in. */
export type UpdateNetWorthDisplayCurrencyInput = {
  /** The new display currency. */
  currency: string;
};

/** The dashboard of which day, and of what. */
export type NetWorthDashboardInput = {
  /**
   * Assets, debts, prices and exchange rates at the end of this day where the person lives, not in the
   * future. Default: now.
   */
  asOf?: string | null | undefined;
  /**
   * Only assets and debts of these tracked portfolios and their sub-portfolios. Cash and positions of
   * accounts are in none of them; goals, incomes and expenses are always all of the person's. Default:
   * all.
   */
  portfolioIds?: Array<string> | null | undefined;
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

/** What a document belongs to: one of these. */
export type NetWorthLinkInput =
  {   /** An asset, by its `NetWorthAsset.id`. */
  netWorthAssetId: string; liabilityId?: never; incomeId?: never; expenseId?: never; goalId?: never; portfolioId?: never; }
  |  { netWorthAssetId?: never;   /** A debt. */
  liabilityId: string; incomeId?: never; expenseId?: never; goalId?: never; portfolioId?: never; }
  |  { netWorthAssetId?: never; liabilityId?: never;   /** An income. */
  incomeId: string; expenseId?: never; goalId?: never; portfolioId?: never; }
  |  { netWorthAssetId?: never; liabilityId?: never; incomeId?: never;   /** An expense. */
  expenseId: string; goalId?: never; portfolioId?: never; }
  |  { netWorthAssetId?: never; liabilityId?: never; incomeId?: never; expenseId?: never;   /** A goal. */
  goalId: string; portfolioId?: never; }
  |  { netWorthAssetId?: never; liabilityId?: never; incomeId?: never; expenseId?: never; goalId?: never;   /** A tracked portfolio. */
  portfolioId: string; };

/** A document to upload. */
export type CreateNetWorthDocumentUploadInput = {
  /** The name of the file, without folders. */
  fileName: string;
  /**
   * The media type of the file, one of `application/pdf`, `text/csv`, `image/png`, `image/jpeg`,
   * `image/heic`, `message/rfc822`, `application/x-ofx` (OFX and QFX) and
   * `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`.
   */
  mimeType: string;
  /** The size of the file in bytes, at most 20 MiB. */
  sizeBytes: number;
  /** The SHA-256 of the file as 64 hexadecimal digits, in either case. */
  sha256: string;
  /** A title by which the person will know it. Default: `fileName`. */
  title?: string | null | undefined;
  /** What kind of paper it is. */
  category?: NetWorthDocumentCategory;
  /** What it belongs to. Default: nothing in particular. */
  linkedTo?: NetWorthLinkInput | null | undefined;
  /** The last day that the paper is valid. */
  expiresOn?: string | null | undefined;
  /** A note for oneself. */
  note?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same upload, under a new
   * address, and announces nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** Whose upload is done. */
export type FinalizeNetWorthDocumentInput = {
  /** The document's id. */
  id: string;
};

/** Which document to delete. */
export type DeleteNetWorthDocumentInput = {
  /** The document's id. */
  id: string;
};

/** Which documents to read. */
export type NetWorthDocumentsInput = {
  /** Only documents with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only documents that belong to this. Default: all. */
  linkedTo?: NetWorthLinkInput | null | undefined;
  /** Only documents of these categories. Default: all. */
  categories?: Array<NetWorthDocumentCategory> | null | undefined;
  /** Only documents in one of these states. */
  statuses?: Array<NetWorthDocumentStatus>;
  /** Only documents that are valid no longer than to this day. Default: all. */
  expiresBy?: string | null | undefined;
  /** How many documents a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
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
  name: string;
  /** What the money is spent on. */
  category: ExpenseCategory;
  /** How much goes out each time, in `currency`. */
  amount: string | number;
  /** The currency of the expense. */
  currency: string;
  /** How often it goes out. */
  frequency: Frequency;
  /** Whether the person could not do without it. */
  essential?: boolean;
  /** The first day, or the day of a one-off expense. Default: today. */
  startsOn?: string | null | undefined;
  /** The last day, not before `startsOn`. Default: no end. */
  endsOn?: string | null | undefined;
  /** How much it is expected to rise a year, in percent: 2 for 2 percent. */
  inflationPercent?: string | number | null | undefined;
  /** The debt that it pays, such as the mortgage of a monthly payment. */
  linkedLiabilityId?: string | null | undefined;
  /** The household member who pays it. Default: the person. */
  ownerMemberId?: string | null | undefined;
  /** A note for oneself. */
  note?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same expense and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/**
 * What to change about an expense. A field left out stays as it is; null empties a field that may be
 * empty and is refused in the others.
 */
export type UpdateNetWorthExpenseInput = {
  /** The expense's id. */
  id: string;
  /**
   * The day since which the new amount, currency and frequency hold, between `startsOn` and today.
   * What held before stays in the history. Left out: the expense is corrected as if it had always been
   * so.
   */
  effectiveOn?: string | null | undefined;
  /** A name by which the person will know it. */
  name?: string | null | undefined;
  /** What the money is spent on. */
  category?: ExpenseCategory | null | undefined;
  /** How much goes out each time, in `currency`. */
  amount?: string | number | null | undefined;
  /** The currency of the expense. */
  currency?: string | null | undefined;
  /** How often it goes out. */
  frequency?: Frequency | null | undefined;
  /** Whether the person could not do without it. */
  essential?: boolean | null | undefined;
  /** The first day, or the day of a one-off expense. */
  startsOn?: string | null | undefined;
  /** The last day, not before `startsOn`. Null: no end. */
  endsOn?: string | null | undefined;
  /** How much it is expected to rise a year, in percent: 2 for 2 percent. Null removes it. */
  inflationPercent?: string | number | null | undefined;
  /** The debt that it pays, such as the mortgage of a monthly payment. Null removes it. */
  linkedLiabilityId?: string | null | undefined;
  /** The household member who pays it. Null: the person. */
  ownerMemberId?: string | null | undefined;
  /** A note for oneself. Null removes it. */
  note?: string | null | undefined;
};

/** Which expense to delete. */
export type DeleteNetWorthExpenseInput = {
  /** The expense's id. */
  id: string;
};

/** Which expenses to read. */
export type NetWorthExpensesInput = {
  /** Only expenses with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only expenses that are active on this day. Default: all, past and future ones included. */
  activeOn?: string | null | undefined;
  /** Only expenses of these categories. Default: all. */
  categories?: Array<ExpenseCategory> | null | undefined;
};

/** Which history of expenses to read. */
export type NetWorthExpenseHistoryInput = {
  /** Only this expense. Default: all. */
  expenseId?: string | null | undefined;
  /** The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`. */
  range?: PastRange | null | undefined;
  /** The first day, not after `to` and not in the future. Default: what `range` says. */
  from?: string | null | undefined;
  /** The last day. Default, and for days in the future: today. */
  to?: string | null | undefined;
  /** The length of one step. */
  timeframe?: HistoryTimeframe;
  /** How many points a page holds, 1 to 10,000. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
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
  /**
   * It was read, and a person has to look at it: trades or dividends wait to be confirmed, or nothing
   * came of a row and `problem` says why.
   */
  | 'NEEDS_REVIEW'
  /** It was read, and nothing of it waits any more. */
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
  /** Its layout is not known. Naming the `broker`, or saying in `columns` what they are, helps. */
  | 'UNKNOWN_LAYOUT'
  /** It holds no trades and no dividends. */
  | 'EMPTY'
  /** The reader did not answer. Try again later. */
  | 'PROVIDER_ERROR';

/** What a column of a table says. */
export type FileColumnMeaning =
  /** The day of the trade or the payment. */
  | 'DATE'
  /** What it is: bought, sold, a dividend. Without it, units below zero are sold. */
  | 'TYPE'
  /** The symbol of the instrument. */
  | 'SYMBOL'
  /** The ISIN of the instrument. */
  | 'ISIN'
  /** The exchange, which tells symbols apart that several use. */
  | 'MARKET'
  /** The units. */
  | 'QUANTITY'
  /** The price of one unit. */
  | 'PRICE'
  /** The currency of the price. */
  | 'CURRENCY'
  /** A fee; several columns are summed. */
  | 'FEE'
  /** The currency of the fees. */
  | 'FEE_CURRENCY'
  /** The tax that was kept back from a dividend. */
  | 'WITHHOLDING_TAX'
  /** The whole amount, with which the other numbers are compared. */
  | 'TOTAL'
  /** The broker's own name of the trade. */
  | 'ID';

/** A column of a table, and what it says. */
export type FileColumnInput = {
  /** What it says. */
  meaning: FileColumnMeaning;
  /** Its name in the file, in either case. */
  name: string;
};

/** A file to add to a portfolio. */
export type UploadNetWorthFileInput = {
  /** The portfolio that its trades and dividends go to. Not a broker mirror. */
  portfolioId: string;
  /** The name of the file, without folders. */
  fileName: string;
  /** The content: PDF, CSV, XLSX, OFX, QFX, PNG, JPEG, HEIC or EML, told from the bytes themselves. */
  content: FileContentInput;
  /** Whether to read trades and dividends from it. False: it is kept as an attachment. */
  extract?: boolean;
  /** The broker or bank that issued it, which helps the reading. */
  broker?: string | null | undefined;
  /**
   * What the columns of a table are, where no layout knows them: at least a `DATE`, a `QUANTITY`, and
   * a `SYMBOL` or `ISIN`. No other layout is tried then. Default: they are told by their names.
   */
  columns?: Array<FileColumnInput> | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same file and adds nothing.
   * Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** Which file to read again. */
export type RetryNetWorthFileExtractionInput = {
  /** The file's id. */
  id: string;
  /** The broker or bank that issued it. Default: as before. */
  broker?: string | null | undefined;
  /** What the columns of a table are, as in `uploadNetWorthFile`. Default: as before. */
  columns?: Array<FileColumnInput> | null | undefined;
  /** The password of a protected file. It is used once and not kept. */
  password?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same file and begins no
   * second reading. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** Which file to delete. */
export type DeleteNetWorthFileInput = {
  /** The file's id. */
  id: string;
  /**
   * Whether to delete the confirmed trades and dividends that were read from it too. Those that wait
   * to be confirmed are always deleted.
   */
  deleteExtracted?: boolean;
};

/** Which files of one portfolio to read. */
export type NetWorthPortfolioFilesInput = {
  /** Only files with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** The portfolio's id. Files of its sub-portfolios are left out. */
  portfolioId: string;
  /** Only files in one of these states. Default: all. */
  statuses?: Array<FileExtractionStatus> | null | undefined;
  /** How many files a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Which files of all portfolios to read. */
export type NetWorthAllPortfolioFilesInput = {
  /** Only files with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only files in one of these states. Default: all. */
  statuses?: Array<FileExtractionStatus> | null | undefined;
  /** How many files a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
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

/** Where the sum saved for a goal comes from: one of the two. */
export type GoalFundingInput =
  {   /** The sum saved so far, in the goal's currency, told by the person and updated by hand. */
  currentAmount: string | number; rules?: never; }
  |  { currentAmount?: never;   /** What counts towards the goal, followed by itself. It replaces all rules of the goal. */
  rules: Array<GoalFundingRuleInput>; };

/** A part of an asset or portfolio that counts towards a goal. */
export type GoalFundingRuleInput = {
  /** What counts. */
  source: GoalFundingSourceInput;
  /**
   * How much of its value counts in percent, above 0. Over all goals, the shares of one source sum to
   * 100 at most.
   */
  sharePercent?: string | number;
};

/** What counts towards a goal: one of the two. */
export type GoalFundingSourceInput =
  {   /** A tracked portfolio of assets, with its sub-portfolios. */
  portfolioId: string; netWorthAssetId?: never; }
  |  { portfolioId?: never;   /** An asset, by its `NetWorthAsset.id`. */
  netWorthAssetId: string; };

/** A goal to record. Amounts are in `currency`. */
export type CreateNetWorthGoalInput = {
  /** A name by which the person will know it. */
  name: string;
  /** What the money is for. */
  kind: GoalKind;
  /** The sum to reach. */
  targetAmount: string | number;
  /** The currency of the goal. It cannot change later. */
  currency: string;
  /** The day to reach it by, after today. */
  targetOn?: string | null | undefined;
  /** Where the sum saved so far comes from. Default: told by hand, 0. */
  funding?: GoalFundingInput | null | undefined;
  /** What the person means to add each month. */
  monthlyContribution?: string | number | null | undefined;
  /** The yearly return expected of what is saved, in percent: 5 for 5 percent. Default: 0. */
  expectedReturnPercent?: string | number | null | undefined;
  /** The rank among the person's goals; 1 is the first. Default: after all others. */
  priority?: number | null | undefined;
  /** The https address of a picture. */
  imageUrl?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same goal and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/**
 * What to change about a goal. A field left out stays as it is; null empties a field that may be empty
 * and is refused in the others. Amounts are in the goal's currency.
 */
export type UpdateNetWorthGoalInput = {
  /** The goal's id. */
  id: string;
  /** A name by which the person will know it. */
  name?: string | null | undefined;
  /** What the money is for. */
  kind?: GoalKind | null | undefined;
  /** The sum to reach. */
  targetAmount?: string | number | null | undefined;
  /** The day to reach it by, after today. Null removes it. */
  targetOn?: string | null | undefined;
  /** Where the sum saved so far comes from. It replaces what was there. Null: told by hand, 0. */
  funding?: GoalFundingInput | null | undefined;
  /** What the person means to add each month. Null removes it. */
  monthlyContribution?: string | number | null | undefined;
  /** The yearly return expected of what is saved, in percent: 5 for 5 percent. Null removes it. */
  expectedReturnPercent?: string | number | null | undefined;
  /** The rank among the person's goals; 1 is the first. Null puts the goal after all others. */
  priority?: number | null | undefined;
  /** The https address of a picture. Null removes it. */
  imageUrl?: string | null | undefined;
  /** Whether to put it away. What counted towards an archived goal is free for others. */
  archived?: boolean | null | undefined;
};

/** Which goal to delete. */
export type DeleteNetWorthGoalInput = {
  /** The goal's id. */
  id: string;
};

/** Which goals to read. */
export type NetWorthGoalsInput = {
  /** Only goals with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Also goals that were put away. */
  includeEnded?: boolean;
};

/** What a member is to the founder of the household. */
export type HouseholdRelationship =
  /** The founder. */
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
  /**
   * Sees everything that members share, and invites, changes and removes members. Where the last owner
   * goes, the member who joined first is one.
   */
  | 'OWNER'
  /** Sees everything that members share. */
  | 'MEMBER';

/** Whether somebody has joined a household. */
export type HouseholdMemberStatus =
  /** The owner has invited the person, who has not answered yet. None of their figures are shown. */
  | 'INVITED'
  /** The person founded the household or has accepted the invitation. */
  | 'ACTIVE';

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
  name: string;
  /** Where it comes from. */
  category: IncomeCategory;
  /** How much comes in each time, in `currency`. */
  amount: string | number;
  /** The currency of the income. */
  currency: string;
  /** How often it comes in. */
  frequency: Frequency;
  /** Whether `amount` is what remains after tax. */
  afterTax?: boolean;
  /** The first day, or the day of a one-off income. Default: today. */
  startsOn?: string | null | undefined;
  /** The last day, not before `startsOn`. Default: no end. */
  endsOn?: string | null | undefined;
  /** How much it is expected to grow a year, in percent: 2 for 2 percent. */
  growthPercent?: string | number | null | undefined;
  /** The asset that yields it, such as the house of a rent. */
  linkedNetWorthAssetId?: string | null | undefined;
  /** The household member who earns it. Default: the person. */
  ownerMemberId?: string | null | undefined;
  /** A note for oneself. */
  note?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same income and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/**
 * What to change about an income. A field left out stays as it is; null empties a field that may be
 * empty and is refused in the others.
 */
export type UpdateNetWorthIncomeInput = {
  /** The income's id. */
  id: string;
  /**
   * The day since which the new amount, currency and frequency hold, between `startsOn` and today.
   * What held before stays in the history. Left out: the income is corrected as if it had always been
   * so.
   */
  effectiveOn?: string | null | undefined;
  /** A name by which the person will know it. */
  name?: string | null | undefined;
  /** Where it comes from. */
  category?: IncomeCategory | null | undefined;
  /** How much comes in each time, in `currency`. */
  amount?: string | number | null | undefined;
  /** The currency of the income. */
  currency?: string | null | undefined;
  /** How often it comes in. */
  frequency?: Frequency | null | undefined;
  /** Whether `amount` is what remains after tax. */
  afterTax?: boolean | null | undefined;
  /** The first day, or the day of a one-off income. */
  startsOn?: string | null | undefined;
  /** The last day, not before `startsOn`. Null: no end. */
  endsOn?: string | null | undefined;
  /** How much it is expected to grow a year, in percent: 2 for 2 percent. Null removes it. */
  growthPercent?: string | number | null | undefined;
  /** The asset that yields it, such as the house of a rent. Null removes it. */
  linkedNetWorthAssetId?: string | null | undefined;
  /** The household member who earns it. Null: the person. */
  ownerMemberId?: string | null | undefined;
  /** A note for oneself. Null removes it. */
  note?: string | null | undefined;
};

/** Which income to delete. */
export type DeleteNetWorthIncomeInput = {
  /** The income's id. */
  id: string;
};

/** Which incomes to read. */
export type NetWorthIncomesInput = {
  /** Only incomes with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only incomes that are active on this day. Default: all, past and future ones included. */
  activeOn?: string | null | undefined;
  /** Only incomes of these categories. Default: all. */
  categories?: Array<IncomeCategory> | null | undefined;
};

/** Which history of income to read. */
export type NetWorthIncomeHistoryInput = {
  /** Only this income. Default: all. */
  incomeId?: string | null | undefined;
  /** The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`. */
  range?: PastRange | null | undefined;
  /** The first day, not after `to` and not in the future. Default: what `range` says. */
  from?: string | null | undefined;
  /** The last day. Default, and for days in the future: today. */
  to?: string | null | undefined;
  /** The length of one step. */
  timeframe?: HistoryTimeframe;
  /** How many points a page holds, 1 to 10,000. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Where the price of an instrument comes from. */
export type InstrumentPriceSource =
  /** The owner recorded it. Custom instruments have only these. */
  | 'MANUAL'
  /** The last price of the trading day, from the market. Listed instruments have only these. */
  | 'MARKET';

/** Which prices to read. */
export type GetInstrumentPricesInput = {
  /** The instrument's id. That of an asset of the catalogue will do. */
  instrumentId: string;
  /** Only prices with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** The first day. Default: the first with a price. */
  from?: string | null | undefined;
  /** The last day. Default: today. */
  to?: string | null | undefined;
  /** The order by day. */
  direction?: SortDirection;
  /** How many prices a page holds, 1 to 10,000. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** A price to record. */
export type AddInstrumentPriceInput = {
  /** The id of a custom instrument. */
  instrumentId: string;
  /** The day that the price is of, not in the future. */
  date: string;
  /** The price of one unit, in the instrument's currency. 0: worthless. */
  price: string | number;
  /** A note, for example who valued it. */
  note?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same price and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/**
 * What to change of a price. A field left out stays as it is; null removes `note` and is refused in
 * the others.
 */
export type UpdateInstrumentPriceInput = {
  /** The price's id. */
  id: string;
  /** The new day, not in the future. */
  date?: string | null | undefined;
  /** The new price of one unit, in the instrument's currency. */
  price?: string | number | null | undefined;
  /** The new note. Null removes it. */
  note?: string | null | undefined;
};

/** Which price to delete. */
export type DeleteInstrumentPriceInput = {
  /** The price's id. */
  id: string;
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
  {   /** The instrument's id. That of an asset of the catalogue will do. */
  id: string; symbol?: never; }
  |  { id?: never;   /**
   * The ticker in either case, with or without the market identifier code (`AAPL`, `AAPL.XNAS`), or
   * the short name of a custom instrument.
   */
  symbol: string; };

/** What to search for. */
export type SearchInstrumentsInput = {
  /** Only instruments with these ids. Unknown ids are passed over. Needed without `query`. */
  ids?: Array<string> | null | undefined;
  /** The words typed so far, in either case; small typing errors are forgiven. Needed without `ids`. */
  query?: string | null | undefined;
  /** Only instruments of these kinds. Default: all. */
  kinds?: Array<InstrumentKind> | null | undefined;
  /** Only listed instruments of these classes. It leaves custom ones out. Default: all. */
  assetClasses?: Array<AssetClass> | null | undefined;
  /** Only listed instruments of these exchanges. It leaves custom ones out. Default: all. */
  exchanges?: Array<Exchange> | null | undefined;
  /** How many results at most, 1 to 50. */
  limit?: number;
};

/** A custom instrument to make. */
export type CreateCustomInstrumentInput = {
  /** Its name. */
  name: string;
  /** The currency to price it in. It cannot be changed later. */
  currency: string;
  /** What kind of thing it is. */
  category: CustomInstrumentCategory;
  /**
   * A short name, in either case, unique among the caller's custom instruments. Default: made from the
   * name.
   */
  symbol?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same instrument and makes
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** A custom instrument to make, with how it was bought and what it is worth. */
export type CreateCustomInstrumentWithDetailsInput = {
  /** Its name. */
  name: string;
  /** The currency to price it in: of both prices here. It cannot be changed later. */
  currency: string;
  /** What kind of thing it is. */
  category: CustomInstrumentCategory;
  /**
   * A short name, in either case, unique among the caller's custom instruments. Default: made from the
   * name.
   */
  symbol?: string | null | undefined;
  /** The portfolio to put it in. Default: the assets portfolio. */
  portfolioId?: string | null | undefined;
  /** How many units, up to 18 decimal places, above 0. Things that are not counted have one. */
  quantity?: string | number;
  /** The day that it was bought, not in the future. */
  purchasedOn: string;
  /** What one unit cost. It is also the price of that day. */
  purchasePrice: string | number;
  /** What one unit is worth now. Default: `purchasePrice`. */
  currentPrice?: string | number | null | undefined;
  /** The day of `currentPrice`, after `purchasedOn` and not in the future. Default: today. */
  pricedOn?: string | null | undefined;
  /** The caller's part of it in percent, above 0. */
  ownershipPercent?: string | number;
  /** What to note about it, such as an address or a serial number. Each name once. */
  metadata?: Array<NamedValueInput> | null | undefined;
  /** The debt that it secures, such as the mortgage of a house. */
  linkedLiabilityId?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same asset and makes
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** What to change of a custom instrument. A field left out stays as it is; null is refused. */
export type UpdateCustomInstrumentInput = {
  /** The instrument's id. */
  id: string;
  /** The new name. */
  name?: string | null | undefined;
  /** The new category. */
  category?: CustomInstrumentCategory | null | undefined;
  /** The new short name, unique among the caller's custom instruments. */
  symbol?: string | null | undefined;
};

/** What to note about a custom instrument. */
export type SetCustomInstrumentMetaDataInput = {
  /** The instrument's id. */
  id: string;
  /** The entries to write, each name once. A null value removes the entry of that name. */
  metadata: Array<NamedValueInput>;
  /** True: entries not named here stay. False: they go. */
  merge?: boolean;
};

/** Which custom instrument to delete. */
export type DeleteCustomInstrumentInput = {
  /** The instrument's id. */
  id: string;
  /** Delete it also where it has trades or dividends, and these with it, in every portfolio. */
  force?: boolean;
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

/**
 * A debt to record. `balance` is the person's part; all other amounts are of the whole debt, in
 * `currency`.
 */
export type CreateNetWorthLiabilityInput = {
  /** A name by which the person will know it. */
  name: string;
  /** What kind of debt it is. */
  kind: LiabilityKind;
  /** The liability portfolio to put it in. Default: the default one. */
  portfolioId?: string | null | undefined;
  /** Whom the money is owed to. */
  lender?: string | null | undefined;
  /** The currency of the debt. It cannot change later. */
  currency: string;
  /** What was borrowed at first. */
  originalAmount: string | number;
  /**
   * What the person's part still is today, a positive number: `ownershipPercent` of the whole. Give it
   * or `wholeBalance`; both only where they agree.
   */
  balance?: string | number | null | undefined;
  /**
   * What is still owed in all today, including the part of other debtors: a positive number. Default:
   * what follows from `balance`; without it, what the repayment plan leaves of `originalAmount` with
   * `autoAmortize`, else `originalAmount`.
   */
  wholeBalance?: string | number | null | undefined;
  /** The person's part of the debt in percent, above 0. */
  ownershipPercent?: string | number;
  /** The yearly interest rate in percent: 4.5 for 4.5 percent. */
  interestRatePercent?: string | number | null | undefined;
  /** Whether the interest rate can change. */
  rateType?: LiabilityRateType | null | undefined;
  /** The last day of a fixed interest rate. Only for `FIXED`. */
  fixedEndsOn?: string | null | undefined;
  /** The day that the debt began, not in the future. */
  startsOn: string;
  /** The day that it must be paid off by, after `startsOn`. */
  maturesOn?: string | null | undefined;
  /** What is paid each time, interest included. Needs `repaymentFrequency`. */
  repaymentAmount?: string | number | null | undefined;
  /**
   * How often `repaymentAmount` is paid, counted from `startsOn`. `ONE_OFF` is one payment on
   * `maturesOn`.
   */
  repaymentFrequency?: Frequency | null | undefined;
  /** The last day on which payments cover only interest. */
  interestOnlyEndsOn?: string | null | undefined;
  /**
   * Whether the balance follows the repayment plan by itself. Needs `interestRatePercent`,
   * `repaymentAmount` and `repaymentFrequency`.
   */
  autoAmortize?: boolean;
  /** The asset that it was taken up for, such as the house of a mortgage. */
  linkedNetWorthAssetId?: string | null | undefined;
  /** The most that may be owed, for a card or an overdraft. */
  creditLimit?: string | number | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same debt and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/**
 * What to change about a debt. A field left out stays as it is; null empties a field that may be empty
 * and is refused in the others. `balance` is the person's part; all other amounts are of the whole
 * debt, in its currency.
 */
export type UpdateNetWorthLiabilityInput = {
  /** The debt's id. */
  id: string;
  /**
   * The day since which the new interest rate, repayment and balance hold, between `startsOn` and
   * today. What held before stays in the history. Left out: they are corrected as if they had always
   * been so, and the balance applies from today.
   */
  effectiveOn?: string | null | undefined;
  /** A name by which the person will know it. */
  name?: string | null | undefined;
  /** What kind of debt it is. */
  kind?: LiabilityKind | null | undefined;
  /** The liability portfolio to move it to. */
  portfolioId?: string | null | undefined;
  /** Whom the money is owed to. Null removes it. */
  lender?: string | null | undefined;
  /** Corrects what was borrowed at first. */
  originalAmount?: string | number | null | undefined;
  /**
   * What the person's part still is, a positive number: `ownershipPercent` of the whole. It books a
   * `REVALUATION` of the whole. Give it or `wholeBalance`; both only where they agree.
   */
  balance?: string | number | null | undefined;
  /**
   * What is still owed in all, including the part of other debtors: a positive number. It books a
   * `REVALUATION`.
   */
  wholeBalance?: string | number | null | undefined;
  /** The person's part of the debt in percent, above 0. */
  ownershipPercent?: string | number | null | undefined;
  /** The yearly interest rate in percent: 4.5 for 4.5 percent. Null removes it. */
  interestRatePercent?: string | number | null | undefined;
  /** Whether the interest rate can change. Null removes it. */
  rateType?: LiabilityRateType | null | undefined;
  /** The last day of a fixed interest rate. Only for `FIXED`. Null removes it. */
  fixedEndsOn?: string | null | undefined;
  /** Corrects the day that the debt began, not after its first booking. */
  startsOn?: string | null | undefined;
  /** The day that it must be paid off by, after `startsOn`. Null removes it. */
  maturesOn?: string | null | undefined;
  /** What is paid each time, interest included. Needs `repaymentFrequency`. Null removes it. */
  repaymentAmount?: string | number | null | undefined;
  /**
   * How often `repaymentAmount` is paid, counted from `startsOn`. `ONE_OFF` is one payment on
   * `maturesOn`. Null removes it.
   */
  repaymentFrequency?: Frequency | null | undefined;
  /** The last day on which payments cover only interest. Null removes it. */
  interestOnlyEndsOn?: string | null | undefined;
  /**
   * Whether the balance follows the repayment plan by itself. Needs `interestRatePercent`,
   * `repaymentAmount` and `repaymentFrequency`.
   */
  autoAmortize?: boolean | null | undefined;
  /** The asset that it was taken up for, such as the house of a mortgage. Null removes it. */
  linkedNetWorthAssetId?: string | null | undefined;
  /** The most that may be owed, for a card or an overdraft. Null removes it. */
  creditLimit?: string | number | null | undefined;
  /** Whether to put it away. An archived debt counts in no total of today; its history stays. */
  archived?: boolean | null | undefined;
};

/** Which debt to delete. */
export type DeleteNetWorthLiabilityInput = {
  /** The debt's id. */
  id: string;
};

/** Something that changed what is owed. Amounts are of the whole debt, in its currency. */
export type CreateNetWorthLiabilityTradeInput = {
  /** The debt's id. */
  liabilityId: string;
  /** What happened. */
  type: LiabilityTradeType;
  /** The day that it happened, between the debt's `startsOn` and today. */
  date: string;
  /** How much: for `REVALUATION` the new balance, else by how much, a positive number. */
  amount: string | number;
  /**
   * The part of a `REPAYMENT` that pays interest which the balance does not hold yet; the balance goes
   * down by the rest. At most `amount`, and only for `REPAYMENT`. Default: 0, or what the repayment
   * plan says with `autoAmortize`.
   */
  interest?: string | number | null | undefined;
  /** A note for oneself. */
  note?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same booking and books
   * nothing more. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** Which debts to read. */
export type NetWorthLiabilitiesInput = {
  /** Only debts with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only debts of these liability portfolios and their sub-portfolios. Default: all. */
  portfolioIds?: Array<string> | null | undefined;
  /** Only debts of these kinds. Default: all. */
  kinds?: Array<LiabilityKind> | null | undefined;
  /** Also debts that were put away. */
  includeEnded?: boolean;
};

/** Which history of debts to read. */
export type NetWorthLiabilityHistoryInput = {
  /** Only this debt. Default: all, archived ones included. */
  liabilityId?: string | null | undefined;
  /** The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`. */
  range?: PastRange | null | undefined;
  /** The first day, not after `to` and not in the future. Default: what `range` says. */
  from?: string | null | undefined;
  /** The last day. Default, and for days in the future: today. */
  to?: string | null | undefined;
  /** The length of one step. */
  timeframe?: HistoryTimeframe;
  /** How many points a page holds, 1 to 10,000. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** The format of a report's file. */
export type NetWorthReportFormat =
  /** A document to read or print. */
  | 'PDF'
  /** A workbook of Excel, one sheet for each section; income and expenses have one each. */
  | 'XLSX'
  /** A ZIP file with one table of comma-separated values for each of those sheets. */
  | 'CSV'
  /** One JSON document. */
  | 'JSON';

/** Why a report could not be made. */
export type NetWorthReportFailure =
  /** It would be larger than 20 MiB, or 1,000 pages. Ask for fewer sections or portfolios. */
  | 'TOO_LARGE'
  /** A price or an exchange rate was not available in time. */
  | 'PROVIDER_UNAVAILABLE'
  /** A fault of the platform, which has been reported. Try again. */
  | 'INTERNAL';

/** A report to make. */
export type GenerateNetWorthReportInput = {
  /** The format of the file. */
  format?: NetWorthReportFormat;
  /** The day to report on, not in the future: values at its end. Default: today, values of now. */
  asOf?: string | null | undefined;
  /** The parts to show. Default: all. */
  sections?: Array<NetWorthSection> | null | undefined;
  /**
   * The tracked portfolios to show, with their sub-portfolios. Goals, income and expenses are shown
   * only without it. Default: everything that the person has.
   */
  portfolioIds?: Array<string> | null | undefined;
  /** Whether to show only percentages and no amounts. */
  hideAmounts?: boolean;
  /**
   * Makes a repetition safe: the same key with the same input returns the same report in its present
   * state and makes no second one. Kept for at least 24 hours. It is also how to follow a report.
   */
  idempotencyKey?: string | null | undefined;
};

/** Whether a share link works. */
export type ShareLinkStatus =
  /** It works. */
  | 'ACTIVE'
  /** `expiresAt` has passed or `maxViews` is reached. Final. */
  | 'EXPIRED'
  /** The owner ended it with `revokeNetWorthShareLink`. Final. */
  | 'REVOKED';

/** A share link to make. */
export type CreateNetWorthShareLinkInput = {
  /** A name by which the owner will know it. Readers do not see it. */
  label?: string | null | undefined;
  /** How to name the owner to readers. Default: the name that `fetchCurrentUser` gives. */
  ownerLabel?: string | null | undefined;
  /**
   * Whether readers see only percentages and no amounts. Figures in names that the person wrote show
   * as `#` then, with words such as million. A link that shows amounts of some of the same things lets
   * a reader who has both compute the amounts behind the percentages.
   */
  hideAmounts?: boolean;
  /** The parts that readers see. */
  sections?: Array<NetWorthSection>;
  /**
   * The tracked portfolios that readers see, with their sub-portfolios. Goals, income and expenses are
   * shown only without it. Default: everything that the owner has.
   */
  portfolioIds?: Array<string> | null | undefined;
  /** A passcode that readers need besides the address. It cannot be read again. Default: none. */
  passcode?: string | null | undefined;
  /**
   * Whether the address with `.csv` after it shows the dashboard as CSV, without its histories, for
   * spreadsheets that read from an address, such as with IMPORTDATA. Not together with `passcode` or
   * `maxViews`. Each reading counts as a view.
   */
  csvEnabled?: boolean;
  /** When it stops working, in the future. Default: never. */
  expiresAt?: string | null | undefined;
  /** After how many views it stops working. Default: no such limit. */
  maxViews?: number | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same link, without its
   * `url`, and makes none. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** Which share link to end. */
export type RevokeNetWorthShareLinkInput = {
  /** The link's id. */
  id: string;
};

/** Which share links to read. */
export type NetWorthShareLinksInput = {
  /** Only links with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only links in one of these states. Default: all. */
  statuses?: Array<ShareLinkStatus> | null | undefined;
  /** How many links a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** What the values behind a share link are counted in. */
export type SharedUnit =
  /** Amounts of the owner's display currency. */
  | 'CURRENCY'
  /** The owner hides amounts: there are only percentages, and histories begin at 100. */
  | 'INDEX';

/** Which share link to look at. */
export type SharedNetWorthDashboardInput = {
  /** The token: the last part of the link's address. */
  token: string;
  /** The passcode, where the link needs one. */
  passcode?: string | null | undefined;
};

/** Which history of which share link to look at. */
export type SharedNetWorthAssetHistoryInput = {
  /** The token: the last part of the link's address. */
  token: string;
  /** The passcode, where the link needs one. */
  passcode?: string | null | undefined;
  /** Only this asset, by its `SharedAsset.id`; the link must show assets. Default: all together. */
  sharedAssetId?: string | null | undefined;
  /** The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`. */
  range?: PastRange | null | undefined;
  /** The first day, not after `to` and not in the future. Default: what `range` says. */
  from?: string | null | undefined;
  /** The last day. Default, and for days in the future: today. */
  to?: string | null | undefined;
  /** The length of one step. */
  timeframe?: HistoryTimeframe;
  /** How many points a page holds, 1 to 10,000. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Which news to read. News that fits every filter is returned. */
export type FetchNewsByAssetIdsInput = {
  /** Only pieces with one of these ids, at most 200. Unknown ids are left out. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only news about one of these assets, at most 200. Default: news about anything. */
  assetIds?: Array<string> | null | undefined;
  /** Only news published at or after this moment, which is not after `to`. Default: all. */
  from?: string | null | undefined;
  /** Only news published before this moment. Default: all. */
  to?: string | null | undefined;
  /** How many pieces a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Which news to stream. Nothing given: all of it. */
export type NewsUpdatesInput = {
  /** Only news about one of these assets, at most 200. */
  assetIds?: Array<string> | null | undefined;
  /** Only news about one of these tickers, at most 200. Adds to `assetIds`. */
  symbols?: Array<string> | null | undefined;
  /**
   * The id of the last piece of news known: what was published after it comes first, oldest first. At
   * most 500 pieces of the last 24 hours. Default: only what is published from now on.
   */
  afterId?: string | null | undefined;
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
  placement?: string | null | undefined;
  /** The language wanted, as a BCP 47 tag such as `en-NZ`. Default: English. */
  locale?: string | null | undefined;
};

/** A party outside that a server may play itself, so that everything can be tried without it. */
export type SimulatedParty =
  /** Prices of stocks, funds and coins. */
  | 'MARKET'
  /** Prices of options. */
  | 'OPTIONS'
  /** Exchange rates. */
  | 'RATES'
  /** News. */
  | 'NEWS'
  /** The market that fills the orders of the platform's own accounts. */
  | 'VENUE'
  /** The bank through which money comes and goes. */
  | 'BANK'
  /** Who charges cards. */
  | 'CARDS'
  /** Who compares people with their identity papers. */
  | 'IDENTITY'
  /** Crypto networks and the addresses on them. Send no real coins to these: they would be lost. */
  | 'CHAINS';

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
  receiptId: string;
  /** What happened to the notification. */
  status: PushReceiptStatus;
  /** When it happened on the device. Default: now. A moment in the future counts as now. */
  at?: string | null | undefined;
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

/** The amount of a dividend before tax, given in one of two ways. */
export type DividendAmountInput =
  {   /** The whole payment. */
  gross: string | number; perShare?: never; }
  |  { gross?: never;   /** The payment for one unit. */
  perShare: string | number; };

/** The purchase that a dividend was reinvested in, on its `paidOn`. */
export type DividendReinvestmentInput = {
  /** How many units were bought, above 0. */
  quantity: string | number;
  /** The price of one unit, in the instrument's currency. */
  price: string | number;
};

/** Which dividends to read. */
export type NetWorthAssetDividendsInput = {
  /** Only dividends with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /**
   * Only dividends of this instrument: its ticker in either case, with or without the market
   * identifier code, or the short name of a custom instrument. Default: of all instruments.
   */
  symbol?: string | null | undefined;
  /** Only dividends of these portfolios. Default: of all portfolios. */
  portfolioIds?: Array<string> | null | undefined;
  /**
   * Only dividends in one of these states. Rejected ones are left out unless they are asked for.
   * Totals count `CONFIRMED` dividends only.
   */
  states?: Array<ImportState>;
  /** Only dividends paid on or after this day. Default: all. */
  from?: string | null | undefined;
  /** Only dividends paid on or before this day. Default: all. */
  to?: string | null | undefined;
  /** How many dividends a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** A received dividend to record. */
export type CreateNetWorthDividendInput = {
  /** The portfolio that received it. */
  portfolioId: string;
  /** The instrument that paid it: one that the portfolio holds or has held. */
  instrument: InstrumentSelectorInput;
  /** The day that it was paid, not in the future. */
  paidOn: string;
  /** The first day on which a buyer no longer got it, not after `paidOn`. */
  exDate?: string | null | undefined;
  /** The payment before tax, in `currency`. */
  amount: DividendAmountInput;
  /**
   * How many units it was paid for, above 0. Default: what the portfolio held at the end of the day
   * before `exDate`, or without one before `paidOn`.
   */
  quantity?: string | number | null | undefined;
  /** The tax taken off before the payment, in `currency`, at most the whole payment. */
  withholdingTax?: string | number;
  /** Tax that the company has already paid and that counts as the owner's, in `currency`. */
  imputationCredits?: string | number;
  /** The currency of the payment. Default: the instrument's. */
  currency?: string | null | undefined;
  /** Units of the portfolio's currency for one of `currency`. Default: the market's rate of `paidOn`. */
  exchangeRate?: string | number | null | undefined;
  /** The purchase that it was reinvested in. Left out: it was paid out. */
  reinvestment?: DividendReinvestmentInput | null | undefined;
  /** A note. */
  note?: string | null | undefined;
  /**
   * A name for the dividend, once in a portfolio for ever, such as the number of its advice. A
   * dividend that already has it is returned as it is, and nothing is recorded.
   */
  uniqueIdentifier?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same dividend and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** A decision on a dividend, with corrections where it is confirmed. */
export type ConfirmNetWorthDividendInput = {
  /** The dividend's id. */
  id: string;
  /** Confirm or reject. Corrections go only with `CONFIRM`. */
  decision: ConfirmationDecision;
  /** The right day of payment, not in the future. */
  paidOn?: string | null | undefined;
  /** The right whole payment before tax, in the dividend's currency. */
  grossAmount?: string | number | null | undefined;
  /** The right tax taken off, in the dividend's currency, at most the whole payment. */
  withholdingTax?: string | number | null | undefined;
  /** The purchase that it was reinvested in. Left out: it was paid out. */
  reinvestment?: DividendReinvestmentInput | null | undefined;
};

/** How far the reading of an e-mail has come. */
export type TradeEmailStatus =
  /** It came in and waits to be read. */
  | 'RECEIVED'
  /** It is being read. */
  | 'PARSING'
  /** Read without doubt. With `autoConfirm` its trades count, where it is `verified`; else they wait. */
  | 'IMPORTED'
  /** Read in part or with doubt: what it brought waits for confirmation. */
  | 'NEEDS_REVIEW'
  /** Nothing could be read; `failureCode` says why. */
  | 'FAILED'
  /**
   * Not read: e-mail is switched off, the sender is not allowed, the same e-mail came before, or a
   * program wrote it as an answer.
   */
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
  ids?: Array<string> | null | undefined;
  /** The portfolio. */
  portfolioId: string;
  /** Only e-mails in one of these states. Default: all. */
  statuses?: Array<TradeEmailStatus> | null | undefined;
  /** How many e-mails a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** How a portfolio takes trades by e-mail. What is left out stays. */
export type SetPortfolioEmailSettingsInput = {
  /** The portfolio. */
  portfolioId: string;
  /** Whether e-mails are read. */
  enabled: boolean;
  /**
   * The addresses to take e-mails from, in place of those before. Default the first time: the
   * caller's own address.
   */
  allowedSenders?: Array<string> | null | undefined;
  /** Whether trades that are read without doubt count at once. Default the first time: false. */
  autoConfirm?: boolean | null | undefined;
  /** Whether to send the caller an e-mail about what was read. Default the first time: true. */
  notifyOnImport?: boolean | null | undefined;
  /** Give the portfolio a new address. The one before takes nothing from then on. */
  regenerateAddress?: boolean;
};

/** Which e-mail to read again. */
export type RetryTradeEmailInput = {
  /** The e-mail's id. */
  id: string;
  /**
   * Makes a repetition safe: the same key with the same input returns the same e-mail and starts
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
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

/**
 * How the cost of what is sold is found. Once all is sold, each method has come to the same gain, but
 * for the cost that units took elsewhere, in a transfer or a merger, or that was set.
 */
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

/** Which portfolios to read. */
export type GetPortfoliosInput = {
  /** Only portfolios with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only portfolios of these kinds. Default: all. */
  kinds?: Array<PortfolioKind> | null | undefined;
};

/** A portfolio to make. */
export type CreateNetworthPortfolioInput = {
  /** Its name. */
  name: string;
  /** Who keeps it up to date. */
  kind?: NewPortfolioKind;
  /**
   * The portfolio that it is a part of: one that holds assets and is at most three levels below the
   * assets portfolio. Default: the assets portfolio.
   */
  parentId?: string | null | undefined;
  /** The currency to value it in. It cannot be changed later. Default: the display currency. */
  currency?: string | null | undefined;
  /** How the cost of what is sold is found. Default: that of the portfolio above it. */
  costBasisMethod?: CostBasisMethod | null | undefined;
  /** The country that it is taxed in. Default: the caller's country of residence. */
  country?: string | null | undefined;
  /**
   * The last day of its financial year as month and day, for example `03-31`. Default: that of its
   * country, or `12-31`.
   */
  financialYearEnd?: string | null | undefined;
  /** The caller's part of it in percent, above 0. */
  ownershipPercent?: string | number;
  /** The member of the caller's household that it belongs to. Default: the caller. */
  ownerMemberId?: string | null | undefined;
  /** Only for `RELAY`: the name of the service that it is kept in. */
  externalProvider?: string | null | undefined;
  /** Only for `RELAY`: its id there. Once for each `externalProvider`. */
  externalId?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same portfolio and makes
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** A new name for a portfolio. */
export type RenameNetWorthPortfolioInput = {
  /** The portfolio's id. */
  id: string;
  /** The new name. */
  name: string;
};

/** Which portfolio to delete. */
export type DeleteRelayPortfolioInput = {
  /** The portfolio's id. */
  id: string;
  /**
   * True: its trades, dividends, files and wallet watches move to the portfolio above it. False: they
   * are deleted with it.
   */
  keepTrades?: boolean;
};

/** Which instrument to take out of which portfolio. */
export type DeleteInstrumentFromPortfolioInput = {
  /** The portfolio's id. */
  portfolioId: string;
  /** The instrument's id. */
  instrumentId: string;
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
export type SplitRatioInput = {
  /** The new units. */
  numerator: number;
  /** The old units that they replace. Not equal to `numerator`. */
  denominator: number;
};

/** How much of a sale comes from one purchase. */
export type LotSelectionInput = {
  /** The trade that bought it, of the same holding. */
  tradeId: string;
  /** How many units of it, above 0 and at most what is left of it. */
  quantity: string | number;
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
  ids?: Array<string> | null | undefined;
  /** Only trades of these portfolios, those under them left out. Default: of all portfolios. */
  portfolioIds?: Array<string> | null | undefined;
  /** Only trades of this instrument. Default: all. */
  instrument?: InstrumentSelectorInput | null | undefined;
  /**
   * Only trades in one of these states. `[PENDING]` shows what waits for confirmation; rejected trades
   * are left out unless they are asked for. Totals and holdings count `CONFIRMED` trades only.
   */
  states?: Array<ImportState>;
  /** Only trades of one of these types. Default: all. */
  types?: Array<TradeType> | null | undefined;
  /** Only trades on or after this day. Default: all. */
  from?: string | null | undefined;
  /** Only trades on or before this day. Default: all. */
  to?: string | null | undefined;
  /** How many trades a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** A trade to record. `TradeType` says which fields each type needs. */
export type CreateTradeInput = {
  /** The portfolio. Default: the assets portfolio. */
  portfolioId?: string | null | undefined;
  /** The instrument. The id of an asset of the catalogue will do. */
  instrumentId: string;
  /** What happened. */
  type: TradeType;
  /** The trading day, not in the future. */
  tradedOn: string;
  /** How many units, up to 18 decimal places, above 0. */
  quantity?: string | number | null | undefined;
  /** The price of one unit, in the instrument's currency. */
  price?: string | number | null | undefined;
  /** The fee, in `feeCurrency`. */
  fee?: string | number;
  /** The instrument's currency or the portfolio's. Default: the instrument's. */
  feeCurrency?: string | null | undefined;
  /**
   * Units of the portfolio's currency for one of the instrument's. Default: the market's rate of that
   * day.
   */
  exchangeRate?: string | number | null | undefined;
  /** New units for old ones. */
  ratio?: SplitRatioInput | null | undefined;
  /** The cost that the trade brings or sets, in the instrument's currency. */
  costBasis?: string | number | null | undefined;
  /** The money paid back or called in, in the instrument's currency. */
  capitalAmount?: string | number | null | undefined;
  /**
   * The purchases that a sale takes its units from: only in a portfolio whose cost basis method is
   * `SPECIFIC`, summing to `quantity`.
   */
  lotSelections?: Array<LotSelectionInput> | null | undefined;
  /** A note. */
  note?: string | null | undefined;
  /**
   * A name for the trade, once in a portfolio for ever, such as the number of its contract note. A
   * trade that already has it is returned as it is, and nothing is recorded.
   */
  uniqueIdentifier?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same trade and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** A trade in an asset of the catalogue to record. */
export type CreateTradeForAssetInput = {
  /** The asset. */
  assetId: string;
  /** The portfolio. Default: the assets portfolio. */
  portfolioId?: string | null | undefined;
  /** What happened. */
  type: AssetTradeType;
  /** The trading day, not in the future. */
  tradedOn: string;
  /** How many units, up to 18 decimal places, above 0. */
  quantity: string | number;
  /**
   * The price of one unit, in the asset's currency. Default, for types that have a price: the last
   * price of that day, or of the last trading day before it.
   */
  price?: string | number | null | undefined;
  /** The fee, in the asset's currency. */
  fee?: string | number;
  /** A note. */
  note?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same trade and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** A trade that a program brings from elsewhere. `TradeType` says which fields each type needs. */
export type CreateRelayTradeInput = {
  /** The portfolio. */
  portfolioId: string;
  /**
   * The instrument's ticker in either case, with or without the market identifier code, or the short
   * name of a custom instrument.
   */
  symbol: string;
  /** Narrows a ticker that several exchanges use. */
  exchange?: Exchange | null | undefined;
  /** What happened. */
  type: TradeType;
  /** The trading day, not in the future. */
  tradedOn: string;
  /** How many units, up to 18 decimal places, above 0. */
  quantity?: string | number | null | undefined;
  /** The price of one unit, in the instrument's currency. */
  price?: string | number | null | undefined;
  /** The fee, in `feeCurrency`. */
  fee?: string | number;
  /** The instrument's currency or the portfolio's. Default: the instrument's. */
  feeCurrency?: string | null | undefined;
  /**
   * Units of the portfolio's currency for one of the instrument's. Default: the market's rate of that
   * day.
   */
  exchangeRate?: string | number | null | undefined;
  /** New units for old ones. */
  ratio?: SplitRatioInput | null | undefined;
  /** The cost that the trade brings or sets, in the instrument's currency. */
  costBasis?: string | number | null | undefined;
  /** The money paid back or called in, in the instrument's currency. */
  capitalAmount?: string | number | null | undefined;
  /** A note. */
  note?: string | null | undefined;
  /**
   * The trade's id where it comes from, once in a portfolio for ever. A trade that already has it is
   * returned as it is, and nothing is recorded.
   */
  uniqueIdentifier?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same trade and records
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/**
 * What to change of a trade. What is left out stays. Null removes a value that the trade can be
 * without, such as `note`. A new `type` needs the fields of its own and drops those that it does not
 * allow.
 */
export type UpdateRelayTradeInput = {
  /** The trade's id. */
  id: string;
  /** What happened. */
  type?: TradeType | null | undefined;
  /** The trading day, not in the future. */
  tradedOn?: string | null | undefined;
  /**
   * How many units, up to 18 decimal places, above 0. Null removes it from a trade that can be
   * without.
   */
  quantity?: string | number | null | undefined;
  /**
   * The price of one unit, in the instrument's currency. Null removes it from a trade that can be
   * without.
   */
  price?: string | number | null | undefined;
  /** The fee, in `feeCurrency`. */
  fee?: string | number | null | undefined;
  /** The instrument's currency or the portfolio's. Null: the instrument's. */
  feeCurrency?: string | null | undefined;
  /** Units of the portfolio's currency for one of the instrument's. Null: the rate of the trading day. */
  exchangeRate?: string | number | null | undefined;
  /** New units for old ones. Null removes it from a trade that can be without. */
  ratio?: SplitRatioInput | null | undefined;
  /**
   * The cost that the trade brings or sets, in the instrument's currency. Null removes it from a trade
   * that can be without.
   */
  costBasis?: string | number | null | undefined;
  /**
   * The money paid back or called in, in the instrument's currency. Null removes it from a trade that
   * can be without.
   */
  capitalAmount?: string | number | null | undefined;
  /**
   * The purchases that a sale takes its units from, in place of those named before. Null: by the
   * portfolio's method.
   */
  lotSelections?: Array<LotSelectionInput> | null | undefined;
  /** A note. Null removes it. */
  note?: string | null | undefined;
};

/** Which trade to delete. */
export type DeleteRelayTradeInput = {
  /** The trade's id. */
  id: string;
};

/** A decision on a pending trade, with corrections where it is confirmed. */
export type ConfirmNetWorthTradeInput = {
  /** The trade's id. */
  id: string;
  /** Confirm or reject. Corrections go only with `CONFIRM`. */
  decision: ConfirmationDecision;
  /** The right day, not in the future. */
  tradedOn?: string | null | undefined;
  /** The right ratio of a split or a consolidation. */
  ratio?: SplitRatioInput | null | undefined;
  /** The right number of units, of types that have one. */
  quantity?: string | number | null | undefined;
};

/** How the reading of a watched address goes. */
export type WalletWatchStatus =
  /** Added, and not read yet. */
  | 'SYNCING'
  /** Read with success. It is read again by itself; `lastSyncedAt` says when it last was. */
  | 'ACTIVE'
  /** The last reading failed. What was read before is kept, and the next reading may succeed. */
  | 'FAILED';

/** Why an address could not be read. */
export type WalletWatchFailure =
  /** The source of the chain's data did not answer. It is read again by itself. */
  | 'PROVIDER_ERROR'
  /**
   * The address has more than can be read, which is 10,000 coins and tokens, or the caller has as many
   * trades or holdings as an account may have.
   */
  | 'TOO_LARGE'
  /** The chain does not know such an address, although its form is right. */
  | 'UNKNOWN_ADDRESS'
  /**
   * Trades that were recorded by hand in the portfolio take out more than the address held. It is read
   * again once they are changed or deleted.
   */
  | 'CONFLICTING_TRADES';

/** Which wallet watches to read. */
export type GetWalletWatchesInput = {
  /** Only watches with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only watches of these portfolios. Default: of all portfolios. */
  portfolioIds?: Array<string> | null | undefined;
};

/** An address to watch. */
export type AddWalletWatchInput = {
  /** The chain. */
  chain: Chain;
  /** The public address, as the chain writes it. Its form and check digits are verified. */
  address: string;
  /** A name for it. */
  label?: string | null | undefined;
  /** The portfolio that its contents count in. Default: the assets portfolio. */
  portfolioId?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same watch and adds nothing.
   * Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** Which wallet watch to delete. */
export type DeleteWalletWatchInput = {
  /** The watch's id. */
  id: string;
};

/** A public address on a chain. */
export type WalletAddressInput = {
  /** The chain. */
  chain: Chain;
  /** The public address, as the chain writes it. Its form and check digits are verified. */
  address: string;
};

/** A crypto wallet to track. */
export type CreateCryptoWalletInput = {
  /** Its name. */
  name: string;
  /** The address to watch from the start. Without one the wallet is kept by hand. */
  watch?: WalletAddressInput | null | undefined;
  /** The currency to value it in. It cannot be changed later. Default: the display currency. */
  currency?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same portfolio and makes
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** The states of an active strategy. */
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

/** Which active strategy to read: by `id` or by `strategyId`, one of the two. */
export type FetchActiveStrategyInput = {
  /** The active strategy's id. */
  id?: string | null | undefined;
  /**
   * The id of a strategy: reads the newest active strategy that the caller made from it and that is
   * not closed.
   */
  strategyId?: string | null | undefined;
};

/** Which active strategies to read. All filters apply together. */
export type FetchAllActiveStrategiesInput = {
  /** Only these active strategies. Ids that are not the caller's are left out. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Live or practice. Default: both. */
  tradingMode?: TradingMode | null | undefined;
  /** Only those in one of these states. Default: all. */
  statuses?: Array<ActiveStrategyStatus> | null | undefined;
  /** Whether to list closed ones too. Where `ids` or `statuses` name them they are listed without it. */
  includeEnded?: boolean;
  /** Only those of this account. Default: all. */
  brokerAccountId?: string | null | undefined;
  /** How many active strategies a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Of which shares to ask what can be attached. */
export type GetAvailableSharesToAttachInput = {
  /** Only shares of the positions with these ids. Unknown ids are passed over. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Where the shares are. Default: the platform account, in live mode. */
  source?: AttachableSharesSourceInput | null | undefined;
  /** Only these assets. Default: all, or those of the active strategy. */
  assetIds?: Array<string> | null | undefined;
};

/** Where shares to attach are: one of the two. */
export type AttachableSharesSourceInput =
  {   /** Only in the account of this active strategy, and only its target assets. */
  activeStrategyId: string; brokerAccountId?: never; }
  |  { activeStrategyId?: never;   /** In this account. */
  brokerAccountId: string; };

/** Money to put to work. */
export type CreateActiveStrategyInput = {
  /** What to invest in. */
  source: ActiveStrategySourceInput;
  /** Its name. Default: the strategy's, or `My strategy`. */
  name?: string | null | undefined;
  /** The account to trade for. Default: the platform account, in live mode. */
  brokerAccountId?: string | null | undefined;
  /** The broker credential to trade through. Default: the platform account. */
  brokerCredentialId?: string | null | undefined;
  /**
   * How much of the account's cash to invest, in the account's currency. With the value of
   * `attachShares` at least the strategy's `minimumInvestment`, and more than nothing.
   */
  amount: string | number;
  /** Shares of the account to bring in as they are, each asset once. They need not be target assets. */
  attachShares?: Array<AssetSharesInput> | null | undefined;
  /** Whether `rebalanceRules` start a rebalancing by themselves. */
  autoRebalance?: boolean;
  /**
   * Whether to take over new versions of the strategy by itself. Default: as in the caller's
   * subscription to it, else false.
   */
  autoSync?: boolean | null | undefined;
  /** When to rebalance: at most one of each drift rule and one day. Default: the strategy's rules. */
  rebalanceRules?: Array<RebalanceRuleInput> | null | undefined;
  /**
   * How many days to wait after a rebalancing before a rule may start the next, 0 to 365. Default: as
   * the strategy has it, else 7.
   */
  cooldownDays?: number | null | undefined;
  /** A regular contribution. Default: none. */
  recurringContribution?: RecurringContributionInput | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same active strategy and
   * invests nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** What to invest in: one of the two. */
export type ActiveStrategySourceInput =
  {   /** This published strategy, or a published one of the caller's own. */
  strategyId: string; weights?: never; }
  |  { strategyId?: never;   /** Weights of one's own. */
  weights: TargetWeightsInput; };

/** Which part of the money goes where. All weights and `cashPercent` sum to exactly 100. */
export type TargetWeightsInput = {
  /** The assets, each once. */
  assets: Array<WeightInput>;
  /** The part that stays cash, in percent, at most 2 decimal places. */
  cashPercent?: string | number;
};

/** The weight of one asset. */
export type WeightInput = {
  /** The asset's id. It must be `tradable`. */
  assetId: string;
  /** Its part of the whole, cash included, in percent, at most 2 decimal places. */
  targetPercent: string | number;
};

/** Shares of one asset. */
export type AssetSharesInput = {
  /** The asset's id. */
  assetId: string;
  /** How many, up to 9 decimal places. */
  quantity: string | number;
};

/** A contribution to make again and again. One that the account's cash does not cover is left out. */
export type RecurringContributionInput = {
  /** How much each time, in the active strategy's currency. */
  amount: string | number;
  /** How often. `ONE_OFF` is refused: use `contributeToActiveStrategy`. */
  frequency: Frequency;
  /** The day of the first one, not in the past. Default: today. */
  startsOn?: string | null | undefined;
  /** Whether it is stopped for now. */
  paused?: boolean;
};

/**
 * What to change of an active strategy. What is left out stays. Null ends the regular contribution and
 * removes the rules, and else stays too.
 */
export type UpdateActiveStrategyInput = {
  /** The active strategy's id. */
  id: string;
  /** The new name. */
  name?: string | null | undefined;
  /**
   * New target weights of one's own. They switch `autoSync` off; `syncWithSourceStrategy` goes back to
   * those of the strategy.
   */
  weights?: TargetWeightsInput | null | undefined;
  /** Whether `rebalanceRules` start a rebalancing by themselves. */
  autoRebalance?: boolean | null | undefined;
  /** Whether to take over new versions of the strategy by itself. Not true with own weights. */
  autoSync?: boolean | null | undefined;
  /** All its rules from now on: at most one of each drift rule and one day. Null or empty: by hand. */
  rebalanceRules?: Array<RebalanceRuleInput> | null | undefined;
  /** How many days to wait after a rebalancing before a rule may start the next, 0 to 365. */
  cooldownDays?: number | null | undefined;
  /** The regular contribution from now on. Null ends it. */
  recurringContribution?: RecurringContributionInput | null | undefined;
};

/** Whether an active strategy is to work by itself. */
export type SetActiveStrategyStatusInput = {
  /** The active strategy's id. */
  id: string;
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
  id: string;
  /**
   * How many shares of each asset are to belong to it, each asset once. More than it has: they are
   * attached from its account. Fewer: the rest is detached. 0: all are detached. Assets left out stay.
   */
  shares: Array<AssetSharesInput>;
  /**
   * Makes a repetition safe: the same key with the same input returns the same active strategy and
   * moves nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** Which active strategy takes over its strategy's weights. */
export type SyncWithSourceStrategyInput = {
  /** The active strategy's id. */
  id: string;
  /** True: buy and sell to the new weights at once. False: the next run does. */
  rebalance?: boolean;
  /**
   * Makes a repetition safe: the same key with the same input returns the same active strategy and
   * starts no other run. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
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

/** The states of a run. */
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
  /** Its shares are held for an open order, or the owner has an open order in the other direction. */
  | 'HELD_BY_OPEN_ORDER'
  /** There is no current price. */
  | 'NO_PRICE';

/** What to preview. */
export type GetRebalancePreviewInput = {
  /** The active strategy's id. */
  activeStrategyId: string;
  /** Target weights to try. Default: those that it has. */
  weights?: TargetWeightsInput | null | undefined;
  /** Cash to add first, in the active strategy's currency, to try a contribution. Default: none. */
  contribution?: string | number | null | undefined;
  /** True: only buy with its cash, and sell nothing. */
  buyOnly?: boolean;
  /** The tolerance in percentage points: holdings that are off their targets by no more are not traded. */
  tolerancePercentPoints?: string | number;
};

/** Money to add to an active strategy. */
export type ContributeToActiveStrategyInput = {
  /** The active strategy's id. */
  id: string;
  /** How much of the account's cash to add, in the active strategy's currency. */
  amount: string | number;
  /**
   * Makes a repetition safe: the same key with the same input returns the same run and adds nothing.
   * Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** Which active strategy to rebalance, and how. */
export type RebalanceActiveStrategyInput = {
  /** The active strategy's id. */
  id: string;
  /** How to do it. Default: buy and sell until every holding is at its target. */
  terms?: RebalanceTermsInput | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same run and starts no
   * other. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** How to rebalance: one of the two. */
export type RebalanceTermsInput =
  {   /** Just as this preview of `getRebalancePreview` shows it, at the prices of the market. */
  previewId: string; settings?: never; }
  |  { previewId?: never;   /** With these settings. */
  settings: RebalanceSettingsInput; };

/** Settings of a rebalancing. */
export type RebalanceSettingsInput = {
  /** True: only buy with its cash, and sell nothing. */
  buyOnly?: boolean;
  /** The tolerance in percentage points: holdings that are off their targets by no more are not traded. */
  tolerancePercentPoints?: string | number;
};

/** What to take out of an active strategy. */
export type LiquidateActiveStrategyInput = {
  /** The active strategy's id. */
  id: string;
  /** How much to take out. */
  size: StrategyLiquidationSizeInput;
  /**
   * True: nothing is sold; the shares stay in the account and belong to the strategy no longer. With
   * only `percent`. False: they are sold, and the cash goes to the account.
   */
  keepShares?: boolean;
  /**
   * Makes a repetition safe: the same key with the same input returns the same run and takes out
   * nothing more. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** How much to take out of an active strategy: one of the two. */
export type StrategyLiquidationSizeInput =
  {   /** This part of its cash and of every holding, in percent. 100 closes it. */
  percent: string | number; amount?: never; }
  |  { percent?: never;   /**
   * This much money, in its currency, less than it is worth: cash beyond `cashTargetPercent` first,
   * then sales of the holdings farthest above their targets.
   */
  amount: string | number; };

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
  /** Nobody new can follow it or invest in it; existing followers and investors go on as before. Final. */
  | 'ARCHIVED';

/** Who can see a strategy. */
export type StrategyVisibility =
  /** Only its maker. */
  | 'PRIVATE'
  /** Visible to anyone who has its id or slug. Lists and searches leave it out. */
  | 'UNLISTED'
  /** Everybody. */
  | 'PUBLIC';

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
  ids?: Array<string> | null | undefined;
  /** Only strategies of these kinds. Default: all. */
  kinds?: Array<StrategyKind> | null | undefined;
  /** Only strategies of these risk levels. Default: all. */
  riskLevels?: Array<RiskTolerance> | null | undefined;
  /** Only strategies that these experts run. Default: all. */
  expertIds?: Array<string> | null | undefined;
  /** Only strategies with these words in their name, description or tags. Default: all. */
  search?: string | null | undefined;
  /**
   * True: only those that the caller made, whatever their status and visibility. Needs
   * `portfolio.read`.
   */
  mine?: boolean;
  /** True: only those that the caller follows, archived ones too. Needs `portfolio.read`. */
  subscribed?: boolean;
  /** The order. */
  sort?: StrategySort;
  /** How many strategies a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Which strategy to read: by `id` or by `slug`, one of the two. */
export type FetchStrategyInput = {
  /** The strategy's id. */
  id?: string | null | undefined;
  /** The strategy's slug. */
  slug?: string | null | undefined;
};

/** A strategy to make. */
export type CreateStrategyInput = {
  /** Its name. The slug is made from it. */
  name: string;
  /** What it invests in and why. */
  description?: string | null | undefined;
  /** What kind it is. `EXPERT` and `AI` are the platform's and refused. */
  kind?: StrategyKind;
  /** Who can see it. */
  visibility?: StrategyVisibility;
  /** How much its value may swing. Default: reckoned from its assets. */
  riskLevel?: RiskTolerance | null | undefined;
  /** The part that stays cash, in percent, at most 2 decimal places. */
  cashPercent?: string | number;
  /**
   * What the rest goes into, each asset once, at most 100. To be published, there is at least one, and
   * weights and `cashPercent` sum to exactly 100; a draft may hold less.
   */
  holdings: Array<StrategyHoldingInput>;
  /** When to rebalance: at most one of each drift rule and one day. Default: only by hand. */
  rebalanceRules?: Array<RebalanceRuleInput> | null | undefined;
  /** How many days to wait after a rebalancing before a rule may start the next, 0 to 365. */
  cooldownDays?: number;
  /** The least to invest. Default: no minimum. */
  minimumInvestment?: MoneyInput | null | undefined;
  /** Words to find it by. At most 10. */
  tags?: Array<string> | null | undefined;
  /** Whether people vote on its assets. Only for `COMMUNITY`. */
  votingEnabled?: boolean;
  /** The strategy that it was made from. It must be one that the caller may see. */
  sourceStrategyId?: string | null | undefined;
  /** True: publish it at once. False: it starts as a draft. */
  publish?: boolean;
  /**
   * Makes a repetition safe: the same key with the same input returns the same strategy and makes
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** One asset of a strategy. */
export type StrategyHoldingInput = {
  /** The asset's id. It must be `tradable`. */
  assetId: string;
  /** Its part of the whole, cash included, in percent, at most 2 decimal places. */
  targetPercent: string | number;
  /** Why it is there. */
  note?: string | null | undefined;
};

/** A rule that starts a rebalancing: one of the six. */
export type RebalanceRuleInput =
  {   /** When an asset's part is off its target by so many percentage points: with 5, from 60 to 65. */
  driftPercentPoints: string | number; driftPercentOfTarget?: never; weekday?: never; monthDay?: never; quarterDay?: never; yearDay?: never; }
  |  { driftPercentPoints?: never;   /** When an asset's part is off its target by so many percent of the target: with 20, from 35 to 42. */
  driftPercentOfTarget: string | number; weekday?: never; monthDay?: never; quarterDay?: never; yearDay?: never; }
  |  { driftPercentPoints?: never; driftPercentOfTarget?: never;   /** On this day of each week. On a holiday: the trading day before. */
  weekday: TradingWeekday; monthDay?: never; quarterDay?: never; yearDay?: never; }
  |  { driftPercentPoints?: never; driftPercentOfTarget?: never; weekday?: never;   /** On this day of each month. Where the market is closed or there is none: the trading day before. */
  monthDay: number; quarterDay?: never; yearDay?: never; }
  |  { driftPercentPoints?: never; driftPercentOfTarget?: never; weekday?: never; monthDay?: never;   /** On this day of January, April, July and October, else the trading day before. */
  quarterDay: number; yearDay?: never; }
  |  { driftPercentPoints?: never; driftPercentOfTarget?: never; weekday?: never; monthDay?: never; quarterDay?: never;   /** On this month and day of each year, for example `06-30`, else the trading day before. */
  yearDay: string; };

/**
 * What to change of a strategy. What is left out stays. Null removes the description, the rules, the
 * minimum and the tags, and else stays too.
 */
export type UpdateStrategyInput = {
  /** The strategy's id. */
  id: string;
  /** Refuses the change where the strategy has another version by now. Left out or null: no check. */
  expectedVersion?: number | null | undefined;
  /** The new name. The slug stays. */
  name?: string | null | undefined;
  /** The new description. Null removes it. */
  description?: string | null | undefined;
  /** The new kind. `EXPERT` and `AI` are the platform's and refused. */
  kind?: StrategyKind | null | undefined;
  /** Who can see it from now on. It cannot become `PRIVATE` while others follow or invest in it. */
  visibility?: StrategyVisibility | null | undefined;
  /** How much its value may swing. */
  riskLevel?: RiskTolerance | null | undefined;
  /** The part that stays cash, in percent, at most 2 decimal places. */
  cashPercent?: string | number | null | undefined;
  /** All its assets from now on, as in `createStrategy`: those left out go. */
  holdings?: Array<StrategyHoldingInput> | null | undefined;
  /** All its rules from now on, as in `createStrategy`. Null or empty: only by hand. */
  rebalanceRules?: Array<RebalanceRuleInput> | null | undefined;
  /** How many days to wait after a rebalancing before a rule may start the next, 0 to 365. */
  cooldownDays?: number | null | undefined;
  /** The least to invest from now on. Null removes the minimum. */
  minimumInvestment?: MoneyInput | null | undefined;
  /** All its words to find it by from now on. At most 10. Null removes them. */
  tags?: Array<string> | null | undefined;
  /** Whether people vote on its assets. False keeps the votes, but hides them. */
  votingEnabled?: boolean | null | undefined;
  /** `PUBLISHED` publishes a draft, `ARCHIVED` ends a published strategy. The present one: no change. */
  status?: StrategyStatus | null | undefined;
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
  id: string;
};

/** Which strategy to follow, and how. */
export type SubscribeToStrategyInput = {
  /** The strategy's id. */
  strategyId: string;
  /** Whether active strategies made from it later take over new versions by themselves. */
  autoSync?: boolean;
  /** Whether to be notified of new versions. */
  notify?: boolean;
};

/** Which strategy to follow no longer. */
export type UnsubscribeFromStrategyInput = {
  /** The strategy's id. */
  strategyId: string;
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
  strategyId: string;
  /** The votes, each asset once. */
  votes: Array<StrategyAssetVoteInput>;
};

/** A vote on one asset. */
export type StrategyAssetVoteInput = {
  /** The asset's id: one of the strategy's `holdings`. */
  assetId: string;
  /** The vote. It takes the place of an earlier one. */
  vote: AssetVote;
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
  | 'DIVIDEND_REINVESTMENT'
  /** A rule of `createCryptoAutoSweep` that sells what came in. */
  | 'AUTO_SWEEP';

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
 * How long an order stays open. A fraction of a share, and a `notional` of shares, can only be `DAY`.
 * `STOP` and `STOP_LIMIT` can be `DAY` or `GTC`. Crypto assets can be `GTC` or `IOC`.
 */
export type TimeInForce =
  /** Until the close of the trading day in the time zone of the asset's exchange. */
  | 'DAY'
  /** Until it is canceled, at most 90 days. */
  | 'GTC'
  /**
   * Only in the opening auction of the asset's exchange, on the next trading day that has not opened
   * yet. What the auction does not fill expires. Such orders are accepted from three hours after the
   * close until two minutes before the next opening; at other times the answer is `MARKET_CLOSED`.
   */
  | 'OPG'
  /**
   * Only in the closing auction of the asset's exchange. What the auction does not fill expires. Such
   * orders are accepted from three hours after the close until ten minutes before the next one; at
   * other times the answer is `MARKET_CLOSED`.
   */
  | 'CLS'
  /** Fills at once what it can; the rest is canceled. */
  | 'IOC'
  /** Fills whole at once, or is canceled. */
  | 'FOK';

/** The states of an order. */
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
  assetId: string;
  /**
   * The account to trade for. Default: the one account behind `brokerCredentialId`, else the live
   * platform account.
   */
  brokerAccountId?: string | null | undefined;
  /**
   * The broker credential to trade through. Where it reaches several accounts, `brokerAccountId` is
   * needed too. Default: that of `brokerAccountId`, else none: the live platform account.
   */
  brokerCredentialId?: string | null | undefined;
  /** Buy or sell. */
  side: OrderSide;
  /** How the price is decided. */
  type: OrderType;
  /**
   * How many units to buy or sell, up to 9 decimal places. 0 or null: the order is by `notional`. A
   * fraction needs an asset that is `fractionable`.
   */
  quantity?: string | number | null | undefined;
  /**
   * How much money to buy or sell for, in the asset's currency: at least 1, at most 2 decimal places.
   * 0 or null: the order is by `quantity`. Needs an asset that is `fractionable`.
   */
  notional?: string | number | null | undefined;
  /**
   * For a sale by `quantity`: the lots of the position to sell from, summing to `quantity`, in the
   * order to take them. They are held while the order is open. Default: by the account's
   * `costBasisMethod`; the oldest first where that is `SPECIFIC`. Refused where it is `AVERAGE`, and
   * in accounts of an outside broker.
   */
  lots?: Array<PositionLotInput> | null | undefined;
  /**
   * The highest price a buy pays, or the lowest a sale accepts. Needed for `LIMIT` and `STOP_LIMIT`, 0
   * or null for the others. Shares: at most 2 decimal places from 1.00 up, at most 4 below.
   */
  limitPrice?: string | number | null | undefined;
  /**
   * The price that activates the order. Needed for `STOP` and `STOP_LIMIT`, 0 or null for the others.
   * Decimal places as in `limitPrice`.
   */
  stopPrice?: string | number | null | undefined;
  /**
   * Whether the order also trades before and after regular hours. Only for `LIMIT` orders for whole
   * shares with `DAY` or `GTC`.
   */
  premarket?: boolean | null | undefined;
  /** How long the order stays open. */
  timeInForce: TimeInForce;
  /** The caller's own name for the order, unique among the caller's orders. Default: none. */
  clientOrderId?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same order and places
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** Which order to cancel. */
export type CancelOrderInput = {
  /** The order's id. */
  id: string;
  /**
   * Makes a repetition safe: the same key with the same input returns the same order in its present
   * state. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/**
 * What to change of an order. What is left out stays; null and 0 mean "not given" here too, in
 * quantities and prices. At least one thing has to change.
 */
export type EditOrderInput = {
  /** The order's id. */
  id: string;
  /**
   * The new total to buy or sell, what is filled already included and more than that. Up to 9 decimal
   * places; only for orders by `quantity`. Of an order that names `lots` less than before: it gives
   * back those named last. 0 and null: not given.
   */
  quantity?: string | number | null | undefined;
  /**
   * The new total of money, what is filled already included and more than that. At least 1 and at most
   * 2 decimal places; only for orders by `notional`. 0 and null: not given.
   */
  notional?: string | number | null | undefined;
  /**
   * The new worst price accepted: only for `LIMIT` and `STOP_LIMIT`. Steps as in `placeOrder`. 0 and
   * null: not given.
   */
  limitPrice?: string | number | null | undefined;
  /**
   * The new price that wakes the order: for `STOP` and `STOP_LIMIT` that still wait for theirs. Steps
   * as in `placeOrder`. 0 and null: not given.
   */
  stopPrice?: string | number | null | undefined;
  /** How long the new order stays open: a value that `placeOrder` takes for such an order. */
  timeInForce?: TimeInForce | null | undefined;
  /** The caller's own name for the new order. Default: none, since the old order keeps its own. */
  clientOrderId?: string | null | undefined;
  /**
   * Makes a repetition safe: the same key with the same input returns the same order and edits
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** Which orders to read. All filters apply together. */
export type GetOrdersInput = {
  /** Only these orders. Ids that are not the caller's are left out. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only orders that the caller gave these names. Default: all. */
  clientOrderIds?: Array<string> | null | undefined;
  /** Live or practice. Default: both. */
  tradingMode?: TradingMode | null | undefined;
  /** Open, closed or all orders. */
  group?: OrderGroup;
  /** Only orders in one of these states. Default: all. */
  statuses?: Array<OrderStatus> | null | undefined;
  /** Only orders for these assets. Default: all. */
  assetIds?: Array<string> | null | undefined;
  /** Only orders of these sides. Default: both. */
  sides?: Array<OrderSide> | null | undefined;
  /** Only orders of this account. Default: all. */
  brokerAccountId?: string | null | undefined;
  /** Only orders that runs of this active strategy placed. Default: all. */
  activeStrategyId?: string | null | undefined;
  /** Only orders taken at or after this moment. Default: from the first. */
  from?: string | null | undefined;
  /** Only orders taken before this moment. Default: up to now. */
  to?: string | null | undefined;
  /** Only orders whose `updatedAt` is at or after this moment. Default: all. */
  updatedSince?: string | null | undefined;
  /** The order by `submittedAt`. */
  direction?: SortDirection;
  /** How many orders a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. It goes with the same `direction`. */
  cursor?: string | null | undefined;
};

/** A lot of a position, or a part of one, to sell. */
export type PositionLotInput = {
  /** The lot's id, of `getPositions`. */
  lotId: string;
  /** How much of it, above 0, up to 9 decimal places and at most its `quantityAvailable`. */
  quantity: string | number;
};

/** Which positions to read. All filters apply together. */
export type GetPositionsInput = {
  /** Only these positions. Ids that are not the caller's are left out. Default: all. */
  ids?: Array<string> | null | undefined;
  /** `LIVE` or `PAPER`. The two are never mixed. Default: `LIVE`. */
  tradingMode?: string | null | undefined;
  /** Only positions of this account. Default: all. */
  brokerAccountId?: string | null | undefined;
  /** Only positions held through this broker credential. Default: all. */
  brokerCredentialId?: string | null | undefined;
  /**
   * How many positions to read, 1 to 500. As many as asked for: more may follow. Fewer: these are the
   * last. Default: all, up to 10,000.
   */
  limit?: number | null | undefined;
  /**
   * The `id` of the last position read: what follows it is read, with the same filters. A position
   * that was closed since works as a cursor too. Default: from the first on.
   */
  cursor?: string | null | undefined;
};

/** A position to close. */
export type LiquidatePositionInput = {
  /** Whose position: the asset. */
  asset: AssetReferenceInput;
  /** How much of it. */
  size: LiquidationSizeInput;
  /** The account that holds it. Default: the platform account, in live mode. */
  brokerAccountId?: string | null | undefined;
  /** The broker credential that it is held through. Default: the platform account. */
  brokerCredentialId?: string | null | undefined;
  /**
   * True: the account's open orders for the asset, buys and sells, are cancelled first, and what they
   * held is sold too. False: they stay.
   */
  cancelOpenOrders?: boolean;
  /**
   * Makes a repetition safe: the same key with the same input returns the same order and places
   * nothing. Kept for at least 24 hours.
   */
  idempotencyKey?: string | null | undefined;
};

/** How much of a position to close: one of the three. */
export type LiquidationSizeInput =
  {   /** This much, above 0, up to 9 decimal places and no more than there is. */
  quantity: string | number; percent?: never; lots?: never; }
  |  { quantity?: never;   /**
   * This part in percent, above 0. 100 closes the position; less is rounded down to 9 decimal places,
   * or to whole units of an asset that is not `fractionable`.
   */
  percent: string | number; lots?: never; }
  |  { quantity?: never; percent?: never;   /** These lots or parts of lots. Refused where the account's `costBasisMethod` is `AVERAGE`. */
  lots: Array<PositionLotInput>; };

export type FetchUserAppointmentsQueryVariables = Exact<{
  params?: FetchUserAppointmentsInput | null | undefined;
}>;


export type FetchUserAppointmentsQuery = { fetchUserAppointments: AppointmentPage };

export type FetchMyDeviceTokensQueryVariables = Exact<{
  params?: FetchMyDeviceTokensInput | null | undefined;
}>;


export type FetchMyDeviceTokensQuery = { fetchMyDeviceTokens: Array<DeviceToken> };

export type RegisterDeviceTokenMutationVariables = Exact<{
  params: RegisterDeviceTokenInput;
}>;


export type RegisterDeviceTokenMutation = { registerDeviceToken: DeviceToken };

export type RemoveDeviceTokenMutationVariables = Exact<{
  params: RemoveDeviceTokenInput;
}>;


export type RemoveDeviceTokenMutation = { removeDeviceToken: OperationResult };

export type UnregisterDeviceTokenMutationVariables = Exact<{
  params: UnregisterDeviceTokenInput;
}>;


export type UnregisterDeviceTokenMutation = { unregisterDeviceToken: OperationResult };

export type EmailLinkToInvestmentCalculatorMutationVariables = Exact<{
  params: EmailLinkToInvestmentCalculatorInput;
}>;


export type EmailLinkToInvestmentCalculatorMutation = { emailLinkToInvestmentCalculator: OperationResult };

export type FetchInvestorPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type FetchInvestorPreferencesQuery = { fetchInvestorPreferences: InvestorPreferences };

export type SaveInvestorPreferencesMutationVariables = Exact<{
  params?: SaveInvestorPreferencesInput | null | undefined;
}>;


export type SaveInvestorPreferencesMutation = { saveInvestorPreferences: InvestorPreferences };

export type GetNewsletterStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type GetNewsletterStatusQuery = { getNewsletterStatus: NewsletterSubscription };

export type SubscribeToNewsletterMutationVariables = Exact<{
  params: SubscribeToNewsletterInput;
}>;


export type SubscribeToNewsletterMutation = { subscribeToNewsletter: OperationResult };

export type CreateOAuthLinkMutationVariables = Exact<{
  params: CreateOAuthLinkInput;
}>;


export type CreateOAuthLinkMutation = { createOAuthLink: OAuthLink };

export type DeleteOAuthLinkMutationVariables = Exact<{
  params: DeleteOAuthLinkInput;
}>;


export type DeleteOAuthLinkMutation = { deleteOAuthLink: OperationResult };

export type FetchMyPasskeysQueryVariables = Exact<{
  params?: FetchMyPasskeysInput | null | undefined;
}>;


export type FetchMyPasskeysQuery = { fetchMyPasskeys: Array<Passkey> };

export type RemovePasskeyMutationVariables = Exact<{
  params: RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: OperationResult };

export type UpdateChartStartAtZeroMutationVariables = Exact<{
  params: UpdateChartStartAtZeroInput;
}>;


export type UpdateChartStartAtZeroMutation = { updateChartStartAtZero: UserPreferences };

export type UpdateNetWorthAsHomePageMutationVariables = Exact<{
  params: UpdateNetWorthAsHomePageInput;
}>;


export type UpdateNetWorthAsHomePageMutation = { updateNetWorthAsHomePage: UserPreferences };

export type UpdateUserAccountMutationVariables = Exact<{
  params?: UpdateUserAccountInput | null | undefined;
}>;


export type UpdateUserAccountMutation = { updateUserAccount: UserAccount };

export type UpdateUserProfileMutationVariables = Exact<{
  params?: UpdateUserProfileInput | null | undefined;
}>;


export type UpdateUserProfileMutation = { updateUserProfile: UserAccount };

export type ResendVerificationEmailMutationVariables = Exact<{
  params: ResendVerificationEmailInput;
}>;


export type ResendVerificationEmailMutation = { resendVerificationEmail: OperationResult };

export type RequestPasswordResetMutationVariables = Exact<{
  params: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: OperationResult };

export type ResetPasswordMutationVariables = Exact<{
  params: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: OperationResult };

export type RequestMfaEmailMutationVariables = Exact<{
  params: RequestMfaEmailInput;
}>;


export type RequestMfaEmailMutation = { requestMfaEmail: OperationResult };

export type RegisterMutationVariables = Exact<{
  params: RegisterInput;
}>;


export type RegisterMutation = { register: OperationResult };

export type VerifyEmailMutationVariables = Exact<{
  params: VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail: OperationResult };

export type UpdateMfaQrCodeMutationVariables = Exact<{
  params?: UpdateMfaQrCodeInput | null | undefined;
}>;


export type UpdateMfaQrCodeMutation = { updateMfaQrCode: MfaEnrollment };

export type UpdateMfaMutationVariables = Exact<{
  params: UpdateMfaInput;
}>;


export type UpdateMfaMutation = { updateMfa: MfaState };

export type UpdateAntiPhishingCodeMutationVariables = Exact<{
  params?: UpdateAntiPhishingCodeInput | null | undefined;
}>;


export type UpdateAntiPhishingCodeMutation = { updateAntiPhishingCode: SecurityState };

export type FetchCurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type FetchCurrentUserQuery = { fetchCurrentUser: User };

export type StartAssistantThreadWithMessageMutationVariables = Exact<{
  params: StartAssistantThreadWithMessageInput;
}>;


export type StartAssistantThreadWithMessageMutation = { startAssistantThreadWithMessage: AssistantExchange };

export type InsertMessageIntoAssistantThreadMutationVariables = Exact<{
  params: InsertMessageIntoAssistantThreadInput;
}>;


export type InsertMessageIntoAssistantThreadMutation = { insertMessageIntoAssistantThread: AssistantExchange };

export type AssistantNotificationsSubscriptionVariables = Exact<{
  params?: AssistantNotificationsInput | null | undefined;
}>;


export type AssistantNotificationsSubscription = { assistantNotifications: AssistantNotification };

export type AssistantStreamSubscriptionVariables = Exact<{
  params: AssistantStreamInput;
}>;


export type AssistantStreamSubscription = { assistantStream: AssistantStreamEvent };

export type FetchMyAssistantThreadsQueryVariables = Exact<{
  params?: FetchMyAssistantThreadsInput | null | undefined;
}>;


export type FetchMyAssistantThreadsQuery = { fetchMyAssistantThreads: AssistantThreadPage };

export type FetchAssistantThreadByIdQueryVariables = Exact<{
  params: FetchAssistantThreadByIdInput;
}>;


export type FetchAssistantThreadByIdQuery = { fetchAssistantThreadById: AssistantMessagePage };

export type UpdateAssistantThreadMutationVariables = Exact<{
  params: UpdateAssistantThreadInput;
}>;


export type UpdateAssistantThreadMutation = { updateAssistantThread: AssistantThread };

export type DeleteAssistantThreadMutationVariables = Exact<{
  params: DeleteAssistantThreadInput;
}>;


export type DeleteAssistantThreadMutation = { deleteAssistantThread: OperationResult };

export type ListSubscriptionsQueryVariables = Exact<{
  params?: ListSubscriptionsInput | null | undefined;
}>;


export type ListSubscriptionsQuery = { listSubscriptions: Array<SubscriptionPlan> };

export type ListUserSubscriptionsQueryVariables = Exact<{
  params?: ListUserSubscriptionsInput | null | undefined;
}>;


export type ListUserSubscriptionsQuery = { listUserSubscriptions: Array<UserSubscription> };

export type SubscribeUserMutationVariables = Exact<{
  params: SubscribeUserInput;
}>;


export type SubscribeUserMutation = { subscribeUser: UserSubscription };

export type CancelSubscriptionMutationVariables = Exact<{
  params: CancelSubscriptionInput;
}>;


export type CancelSubscriptionMutation = { cancelSubscription: UserSubscription };

export type FetchPlatformInvestAccountActivitiesQueryVariables = Exact<{
  params?: FetchPlatformInvestAccountActivitiesInput | null | undefined;
}>;


export type FetchPlatformInvestAccountActivitiesQuery = { fetchPlatformInvestAccountActivities: PlatformInvestAccountActivityPage };

export type GetBrokerAccountsQueryVariables = Exact<{
  params?: GetBrokerAccountsInput | null | undefined;
}>;


export type GetBrokerAccountsQuery = { getBrokerAccounts: Array<BrokerAccount> };

export type GetAvailableBrokerIntegrationsQueryVariables = Exact<{
  params?: GetAvailableBrokerIntegrationsInput | null | undefined;
}>;


export type GetAvailableBrokerIntegrationsQuery = { getAvailableBrokerIntegrations: Array<BrokerIntegration> };

export type SaveBrokerCredentialMutationVariables = Exact<{
  params: SaveBrokerCredentialInput;
}>;


export type SaveBrokerCredentialMutation = { saveBrokerCredential: BrokerCredential };

export type DeleteBrokerCredentialMutationVariables = Exact<{
  params: DeleteBrokerCredentialInput;
}>;


export type DeleteBrokerCredentialMutation = { deleteBrokerCredential: BrokerCredentialDeletion };

export type FetchPlatformInvestAccountDocumentsQueryVariables = Exact<{
  params?: FetchPlatformInvestAccountDocumentsInput | null | undefined;
}>;


export type FetchPlatformInvestAccountDocumentsQuery = { fetchPlatformInvestAccountDocuments: PlatformInvestAccountDocumentPage };

export type FetchPlatformInvestAccountDocumentByIdQueryVariables = Exact<{
  params: FetchPlatformInvestAccountDocumentByIdInput;
}>;


export type FetchPlatformInvestAccountDocumentByIdQuery = { fetchPlatformInvestAccountDocumentById: PlatformInvestAccountDocument };

export type GetPortfolioHistoryQueryVariables = Exact<{
  params?: GetPortfolioHistoryInput | null | undefined;
}>;


export type GetPortfolioHistoryQuery = { getPortfolioHistory: PortfolioHistory };

export type GetDepositsAndWithdrawalsChartQueryVariables = Exact<{
  params?: GetDepositsAndWithdrawalsChartInput | null | undefined;
}>;


export type GetDepositsAndWithdrawalsChartQuery = { getDepositsAndWithdrawalsChart: CashflowChart };

export type FetchPlatformInvestAccountConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type FetchPlatformInvestAccountConfigQuery = { fetchPlatformInvestAccountConfig: PlatformInvestAccountConfig };

export type FetchPlatformInvestAccountBalancesQueryVariables = Exact<{
  params?: FetchPlatformInvestAccountBalancesInput | null | undefined;
}>;


export type FetchPlatformInvestAccountBalancesQuery = { fetchPlatformInvestAccountBalances: PlatformInvestAccountBalances };

export type UpdatePlatformInvestAccountConfigMutationVariables = Exact<{
  params?: UpdatePlatformInvestAccountConfigInput | null | undefined;
}>;


export type UpdatePlatformInvestAccountConfigMutation = { updatePlatformInvestAccountConfig: PlatformInvestAccountConfig };

export type CreatePartnerPaperAccountMutationVariables = Exact<{
  params?: CreatePartnerPaperAccountInput | null | undefined;
}>;


export type CreatePartnerPaperAccountMutation = { createPartnerPaperAccount: BrokerAccount };

export type FundPaperAccountMutationVariables = Exact<{
  params: FundPaperAccountInput;
}>;


export type FundPaperAccountMutation = { fundPaperAccount: BrokerAccount };

export type SimulatePaperDepositMutationVariables = Exact<{
  params: SimulatePaperDepositInput;
}>;


export type SimulatePaperDepositMutation = { simulatePaperDeposit: Deposit };

export type GetCryptoAutoSweepsQueryVariables = Exact<{
  params?: GetCryptoAutoSweepsInput | null | undefined;
}>;


export type GetCryptoAutoSweepsQuery = { getCryptoAutoSweeps: Array<CryptoAutoSweep> };

export type CreateCryptoAutoSweepMutationVariables = Exact<{
  params: CreateCryptoAutoSweepInput;
}>;


export type CreateCryptoAutoSweepMutation = { createCryptoAutoSweep: CryptoAutoSweep };

export type DeleteCryptoAutoSweepMutationVariables = Exact<{
  params: DeleteCryptoAutoSweepInput;
}>;


export type DeleteCryptoAutoSweepMutation = { deleteCryptoAutoSweep: OperationResult };

export type FetchCryptoCurrencyTransfersQueryVariables = Exact<{
  params?: FetchCryptoCurrencyTransfersInput | null | undefined;
}>;


export type FetchCryptoCurrencyTransfersQuery = { fetchCryptoCurrencyTransfers: CryptoCurrencyTransferPage };

export type RequestCryptoWithdrawalMutationVariables = Exact<{
  params: RequestCryptoWithdrawalInput;
}>;


export type RequestCryptoWithdrawalMutation = { requestCryptoWithdrawal: CryptoCurrencyTransfer };

export type SearchVASPsQueryVariables = Exact<{
  params: SearchVASPsInput;
}>;


export type SearchVASPsQuery = { searchVASPs: Array<Vasp> };

export type FetchCryptoCurrencyWalletsQueryVariables = Exact<{
  params?: FetchCryptoCurrencyWalletsInput | null | undefined;
}>;


export type FetchCryptoCurrencyWalletsQuery = { fetchCryptoCurrencyWallets: Array<CryptoCurrencyWallet> };

export type FetchCryptoWalletAddressQueryVariables = Exact<{
  params: FetchCryptoWalletAddressInput;
}>;


export type FetchCryptoWalletAddressQuery = { fetchCryptoWalletAddress: CryptoCurrencyWallet };

export type CreateCryptoCurrencyWalletsMutationVariables = Exact<{
  params?: CreateCryptoCurrencyWalletsInput | null | undefined;
}>;


export type CreateCryptoCurrencyWalletsMutation = { createCryptoCurrencyWallets: Array<CryptoCurrencyWallet> };

export type FetchWhitelistedWalletsQueryVariables = Exact<{
  params?: FetchWhitelistedWalletsInput | null | undefined;
}>;


export type FetchWhitelistedWalletsQuery = { fetchWhitelistedWallets: Array<WhitelistedWallet> };

export type RequestWhitelistWalletMutationVariables = Exact<{
  params: RequestWhitelistWalletInput;
}>;


export type RequestWhitelistWalletMutation = { requestWhitelistWallet: WhitelistedWallet };

export type UpdateWhitelistedWalletTravelRuleMutationVariables = Exact<{
  params: UpdateWhitelistedWalletTravelRuleInput;
}>;


export type UpdateWhitelistedWalletTravelRuleMutation = { updateWhitelistedWalletTravelRule: WhitelistedWallet };

export type DeleteWhitelistedWalletMutationVariables = Exact<{
  params: DeleteWhitelistedWalletInput;
}>;


export type DeleteWhitelistedWalletMutation = { deleteWhitelistedWallet: OperationResult };

export type RequestExportMutationVariables = Exact<{
  params: RequestExportInput;
}>;


export type RequestExportMutation = { requestExport: ExportJob };

export type MarkExportJobsViewedMutationVariables = Exact<{
  params?: MarkExportJobsViewedInput | null | undefined;
}>;


export type MarkExportJobsViewedMutation = { markExportJobsViewed: OperationResult };

export type MyExportJobsQueryVariables = Exact<{
  params?: MyExportJobsInput | null | undefined;
}>;


export type MyExportJobsQuery = { myExportJobs: ExportJobPage };

export type ExportJobUpdatedSubscriptionVariables = Exact<{
  params?: ExportJobUpdatedInput | null | undefined;
}>;


export type ExportJobUpdatedSubscription = { exportJobUpdated: ExportJob };

export type FetchSavedBankAccountQueryVariables = Exact<{
  params: FetchSavedBankAccountInput;
}>;


export type FetchSavedBankAccountQuery = { fetchSavedBankAccount: SavedBankAccount | null };

export type FetchSavedPayoutAccountQueryVariables = Exact<{
  params: FetchSavedPayoutAccountInput;
}>;


export type FetchSavedPayoutAccountQuery = { fetchSavedPayoutAccount: SavedBankAccount | null };

export type SaveBankAccountNZDMutationVariables = Exact<{
  params: SaveBankAccountNZDInput;
}>;


export type SaveBankAccountNZDMutation = { saveBankAccountNZD: SavedBankAccount };

export type SaveBankAccountUSDMutationVariables = Exact<{
  params: SaveBankAccountUSDInput;
}>;


export type SaveBankAccountUSDMutation = { saveBankAccountUSD: SavedBankAccount };

export type DeleteSavedBankAccountMutationVariables = Exact<{
  params: DeleteSavedBankAccountInput;
}>;


export type DeleteSavedBankAccountMutation = { deleteSavedBankAccount: OperationResult };

export type SavePayoutBankAccountNZDMutationVariables = Exact<{
  params: SavePayoutBankAccountNZDInput;
}>;


export type SavePayoutBankAccountNZDMutation = { savePayoutBankAccountNZD: SavedBankAccount };

export type SavePayoutBankAccountUSDMutationVariables = Exact<{
  params: SavePayoutBankAccountUSDInput;
}>;


export type SavePayoutBankAccountUSDMutation = { savePayoutBankAccountUSD: SavedBankAccount };

export type DeleteSavedPayoutAccountMutationVariables = Exact<{
  params: DeleteSavedPayoutAccountInput;
}>;


export type DeleteSavedPayoutAccountMutation = { deleteSavedPayoutAccount: OperationResult };

export type GetBankDetailQueryVariables = Exact<{
  params: GetBankDetailInput;
}>;


export type GetBankDetailQuery = { getBankDetail: BankDetail };

export type GetUSDBankingDetailsQueryVariables = Exact<{
  params?: GetUSDBankingDetailsInput | null | undefined;
}>;


export type GetUSDBankingDetailsQuery = { getUSDBankingDetails: BankDetail };

export type FetchDefaultPaymentProviderQueryVariables = Exact<{
  params: FetchDefaultPaymentProviderInput;
}>;


export type FetchDefaultPaymentProviderQuery = { fetchDefaultPaymentProvider: PaymentProvider };

export type ListCardsQueryVariables = Exact<{
  params?: ListCardsInput | null | undefined;
}>;


export type ListCardsQuery = { listCards: Array<Card> };

export type SaveNewCardMutationVariables = Exact<{
  params?: SaveNewCardInput | null | undefined;
}>;


export type SaveNewCardMutation = { saveNewCard: CardSetup };

export type DeleteCardMutationVariables = Exact<{
  params: DeleteCardInput;
}>;


export type DeleteCardMutation = { deleteCard: OperationResult };

export type FetchUserDepositsQueryVariables = Exact<{
  params?: FetchUserDepositsInput | null | undefined;
}>;


export type FetchUserDepositsQuery = { fetchUserDeposits: DepositPage };

export type MarkDepositAsViewedMutationVariables = Exact<{
  params: MarkDepositAsViewedInput;
}>;


export type MarkDepositAsViewedMutation = { markDepositAsViewed: OperationResult };

export type MarkAllDepositsAsViewedMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllDepositsAsViewedMutation = { markAllDepositsAsViewed: OperationResult };

export type FetchCurrentRatesQueryVariables = Exact<{
  params?: FetchCurrentRatesInput | null | undefined;
}>;


export type FetchCurrentRatesQuery = { fetchCurrentRates: Array<ForexRate> };

export type GetMyForexFeeRateQueryVariables = Exact<{ [key: string]: never; }>;


export type GetMyForexFeeRateQuery = { getMyForexFeeRate: string };

export type GetTemporaryQuoteQueryVariables = Exact<{
  params: GetTemporaryQuoteInput;
}>;


export type GetTemporaryQuoteQuery = { getTemporaryQuote: TemporaryQuote };

export type OptInInterestMutationVariables = Exact<{
  params: OptInInterestInput;
}>;


export type OptInInterestMutation = { optInInterest: InterestEnrollment };

export type FetchPendingUserTransactionsQueryVariables = Exact<{
  params?: FetchPendingUserTransactionsInput | null | undefined;
}>;


export type FetchPendingUserTransactionsQuery = { fetchPendingUserTransactions: PendingUserTransactionPage };

export type CreatePendingUserTransactionMutationVariables = Exact<{
  params: CreatePendingUserTransactionInput;
}>;


export type CreatePendingUserTransactionMutation = { createPendingUserTransaction: PendingUserTransaction };

export type DeleteExpiredPendingUserTransactionsMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteExpiredPendingUserTransactionsMutation = { deleteExpiredPendingUserTransactions: OperationResult };

export type CreateWithdrawalRequestMutationVariables = Exact<{
  params: CreateWithdrawalRequestInput;
}>;


export type CreateWithdrawalRequestMutation = { createWithdrawalRequest: WithdrawalRequest };

export type FetchDiscoverListsQueryVariables = Exact<{
  params?: FetchDiscoverListsInput | null | undefined;
}>;


export type FetchDiscoverListsQuery = { fetchDiscoverLists: Array<DiscoverList> };

export type FetchExpertsQueryVariables = Exact<{
  params?: FetchExpertsInput | null | undefined;
}>;


export type FetchExpertsQuery = { fetchExperts: ExpertPage };

export type FetchUserLikesQueryVariables = Exact<{
  params?: FetchUserLikesInput | null | undefined;
}>;


export type FetchUserLikesQuery = { fetchUserLikes: LikePage };

export type ToggleLikeMutationVariables = Exact<{
  params: ToggleLikeInput;
}>;


export type ToggleLikeMutation = { toggleLike: Like };

export type GenerateLikeableAssetsMutationVariables = Exact<{
  params?: GenerateLikeableAssetsInput | null | undefined;
}>;


export type GenerateLikeableAssetsMutation = { generateLikeableAssets: Array<LikeableAsset> };

export type GetTradeIdeasQueryVariables = Exact<{
  params?: GetTradeIdeasInput | null | undefined;
}>;


export type GetTradeIdeasQuery = { getTradeIdeas: TradeIdeaPage };

export type GetAllTradeIdeasQueryVariables = Exact<{
  params?: GetAllTradeIdeasInput | null | undefined;
}>;


export type GetAllTradeIdeasQuery = { getAllTradeIdeas: TradeIdeaPage };

export type GetClosedTradeIdeasQueryVariables = Exact<{
  params?: GetClosedTradeIdeasInput | null | undefined;
}>;


export type GetClosedTradeIdeasQuery = { getClosedTradeIdeas: TradeIdeaPage };

export type GetTradeIdeaQueryVariables = Exact<{
  params: GetTradeIdeaInput;
}>;


export type GetTradeIdeaQuery = { getTradeIdea: TradeIdeaDetail };

export type FetchAccountAgreementsQueryVariables = Exact<{
  params?: FetchAccountAgreementsInput | null | undefined;
}>;


export type FetchAccountAgreementsQuery = { fetchAccountAgreements: Array<Agreement> };

export type UpdateUserKycAgreementsMutationVariables = Exact<{
  params: UpdateUserKycAgreementsInput;
}>;


export type UpdateUserKycAgreementsMutation = { updateUserKycAgreements: KycOfUpdateUserKycAgreements };

export type SignAgreementsMutationVariables = Exact<{
  params: SignAgreementsInput;
}>;


export type SignAgreementsMutation = { signAgreements: Array<Agreement> };

export type SignCustomerAgreementMutationVariables = Exact<{
  params: SignCustomerAgreementInput;
}>;


export type SignCustomerAgreementMutation = { signCustomerAgreement: Agreement };

export type UpdateUserKycCompanySetupMutationVariables = Exact<{
  params: UpdateUserKycCompanySetupInput;
}>;


export type UpdateUserKycCompanySetupMutation = { updateUserKycCompanySetup: KycOfUpdateUserKycCompanySetup };

export type UpdateUserKycContactInformationMutationVariables = Exact<{
  params: UpdateUserKycContactInformationInput;
}>;


export type UpdateUserKycContactInformationMutation = { updateUserKycContactInformation: KycOfUpdateUserKycContactInformation };

export type UpdateUserKycDisclosuresMutationVariables = Exact<{
  params: UpdateUserKycDisclosuresInput;
}>;


export type UpdateUserKycDisclosuresMutation = { updateUserKycDisclosures: KycOfUpdateUserKycDisclosures };

export type UpdateUserKycFileDocumentsMutationVariables = Exact<{
  params?: UpdateUserKycFileDocumentsInput | null | undefined;
}>;


export type UpdateUserKycFileDocumentsMutation = { updateUserKycFileDocuments: KycOfUpdateUserKycFileDocuments };

export type UpdateUserKycIdentityInformationMutationVariables = Exact<{
  params: UpdateUserKycIdentityInformationInput;
}>;


export type UpdateUserKycIdentityInformationMutation = { updateUserKycIdentityInformation: KycOfUpdateUserKycIdentityInformation };

export type GetIdvTokenQueryVariables = Exact<{
  params?: GetIdvTokenInput | null | undefined;
}>;


export type GetIdvTokenQuery = { getIdvToken: IdvToken };

export type UpdateIdvOutcomeMutationVariables = Exact<{
  params: UpdateIdvOutcomeInput;
}>;


export type UpdateIdvOutcomeMutation = { updateIdvOutcome: KycOfUpdateIdvOutcome };

export type FetchKYCQueryVariables = Exact<{ [key: string]: never; }>;


export type FetchKYCQuery = { fetchKYC: Kyc };

export type SubmitKycMutationVariables = Exact<{
  params: SubmitKycInput;
}>;


export type SubmitKycMutation = { submitKyc: KycOfSubmitKyc };

export type UpdateUserKycTrustedContactMutationVariables = Exact<{
  params: UpdateUserKycTrustedContactInput;
}>;


export type UpdateUserKycTrustedContactMutation = { updateUserKycTrustedContact: KycOfUpdateUserKycTrustedContact };

export type UpdateUserKycW8BENFormDocumentMutationVariables = Exact<{
  params: UpdateUserKycW8BENFormDocumentInput;
}>;


export type UpdateUserKycW8BENFormDocumentMutation = { updateUserKycW8BENFormDocument: KycOfUpdateUserKycW8BENFormDocument };

export type FetchAssetByTickerQueryVariables = Exact<{
  params: FetchAssetByTickerInput;
}>;


export type FetchAssetByTickerQuery = { fetchAssetByTicker: Asset };

export type FetchAssetsByAssetIdsQueryVariables = Exact<{
  params: FetchAssetsByAssetIdsInput;
}>;


export type FetchAssetsByAssetIdsQuery = { fetchAssetsByAssetIds: AssetLookup };

export type SearchBarQueryVariables = Exact<{
  params: SearchBarInput;
}>;


export type SearchBarQuery = { searchBar: Array<SearchResult> };

export type GetCurrentStockPriceQueryVariables = Exact<{
  params: GetCurrentStockPriceInput;
}>;


export type GetCurrentStockPriceQuery = { getCurrentStockPrice: StockPrice };

export type FetchAssetByAssetIdQueryVariables = Exact<{
  params: FetchAssetByAssetIdInput;
}>;


export type FetchAssetByAssetIdQuery = { fetchAssetByAssetId: Asset };

export type FetchAssetsByTickersQueryVariables = Exact<{
  params: FetchAssetsByTickersInput;
}>;


export type FetchAssetsByTickersQuery = { fetchAssetsByTickers: AssetTickerLookup };

export type GetTradableAssetsQueryVariables = Exact<{
  params?: GetTradableAssetsInput | null | undefined;
}>;


export type GetTradableAssetsQuery = { getTradableAssets: AssetPage };

export type FetchAvailableRatesQueryVariables = Exact<{
  params?: FetchAvailableRatesInput | null | undefined;
}>;


export type FetchAvailableRatesQuery = { fetchAvailableRates: Array<ForexRate> };

export type GetStockHistoricalDataQueryVariables = Exact<{
  params: GetStockHistoricalDataInput;
}>;


export type GetStockHistoricalDataQuery = { getStockHistoricalData: BarPage };

export type FetchAssetPerformanceQueryVariables = Exact<{
  params: FetchAssetPerformanceInput;
}>;


export type FetchAssetPerformanceQuery = { fetchAssetPerformance: AssetPerformance };

export type LivePriceDataSubscriptionVariables = Exact<{
  params: LivePriceDataInput;
}>;


export type LivePriceDataSubscription = { livePriceData: LivePrice };

export type FetchMarketHoursQueryVariables = Exact<{
  params?: FetchMarketHoursInput | null | undefined;
}>;


export type FetchMarketHoursQuery = { fetchMarketHours: MarketHours };

export type GetExpirationDatesQueryVariables = Exact<{
  params: GetExpirationDatesInput;
}>;


export type GetExpirationDatesQuery = { getExpirationDates: Array<string> };

export type GetStrikesQueryVariables = Exact<{
  params: GetStrikesInput;
}>;


export type GetStrikesQuery = { getStrikes: Array<string> };

export type GetOptionChainQueryVariables = Exact<{
  params: GetOptionChainInput;
}>;


export type GetOptionChainQuery = { getOptionChain: OptionChain };

export type GetOptionHistoricalDataQueryVariables = Exact<{
  params: GetOptionHistoricalDataInput;
}>;


export type GetOptionHistoricalDataQuery = { getOptionHistoricalData: BarPage };

export type NetWorthAssetsQueryVariables = Exact<{
  params?: NetWorthAssetsInput | null | undefined;
}>;


export type NetWorthAssetsQuery = { netWorthAssets: Array<NetWorthAsset> };

export type NetWorthAssetHistoryQueryVariables = Exact<{
  params?: NetWorthAssetHistoryInput | null | undefined;
}>;


export type NetWorthAssetHistoryQuery = { netWorthAssetHistory: NetWorthAssetPointPage };

export type NetWorthDashboardQueryVariables = Exact<{
  params?: NetWorthDashboardInput | null | undefined;
}>;


export type NetWorthDashboardQuery = { netWorthDashboard: NetWorthDashboard };

export type NetWorthDisplayCurrencyQueryVariables = Exact<{ [key: string]: never; }>;


export type NetWorthDisplayCurrencyQuery = { netWorthDisplayCurrency: NetWorthSettings };

export type UpdateNetWorthDisplayCurrencyMutationVariables = Exact<{
  params: UpdateNetWorthDisplayCurrencyInput;
}>;


export type UpdateNetWorthDisplayCurrencyMutation = { updateNetWorthDisplayCurrency: NetWorthSettings };

export type NetWorthDocumentsQueryVariables = Exact<{
  params?: NetWorthDocumentsInput | null | undefined;
}>;


export type NetWorthDocumentsQuery = { netWorthDocuments: NetWorthDocumentPage };

export type CreateNetWorthDocumentUploadMutationVariables = Exact<{
  params: CreateNetWorthDocumentUploadInput;
}>;


export type CreateNetWorthDocumentUploadMutation = { createNetWorthDocumentUpload: DocumentUpload };

export type FinalizeNetWorthDocumentMutationVariables = Exact<{
  params: FinalizeNetWorthDocumentInput;
}>;


export type FinalizeNetWorthDocumentMutation = { finalizeNetWorthDocument: NetWorthDocument };

export type DeleteNetWorthDocumentMutationVariables = Exact<{
  params: DeleteNetWorthDocumentInput;
}>;


export type DeleteNetWorthDocumentMutation = { deleteNetWorthDocument: OperationResult };

export type NetWorthExpensesQueryVariables = Exact<{
  params?: NetWorthExpensesInput | null | undefined;
}>;


export type NetWorthExpensesQuery = { netWorthExpenses: Array<NetWorthExpense> };

export type NetWorthExpenseHistoryQueryVariables = Exact<{
  params?: NetWorthExpenseHistoryInput | null | undefined;
}>;


export type NetWorthExpenseHistoryQuery = { netWorthExpenseHistory: NetWorthFlowPointPage };

export type CreateNetWorthExpenseMutationVariables = Exact<{
  params: CreateNetWorthExpenseInput;
}>;


export type CreateNetWorthExpenseMutation = { createNetWorthExpense: NetWorthExpense };

export type UpdateNetWorthExpenseMutationVariables = Exact<{
  params: UpdateNetWorthExpenseInput;
}>;


export type UpdateNetWorthExpenseMutation = { updateNetWorthExpense: NetWorthExpense };

export type DeleteNetWorthExpenseMutationVariables = Exact<{
  params: DeleteNetWorthExpenseInput;
}>;


export type DeleteNetWorthExpenseMutation = { deleteNetWorthExpense: OperationResult };

export type NetWorthPortfolioFilesQueryVariables = Exact<{
  params: NetWorthPortfolioFilesInput;
}>;


export type NetWorthPortfolioFilesQuery = { netWorthPortfolioFiles: NetWorthFilePage };

export type NetWorthAllPortfolioFilesQueryVariables = Exact<{
  params?: NetWorthAllPortfolioFilesInput | null | undefined;
}>;


export type NetWorthAllPortfolioFilesQuery = { netWorthAllPortfolioFiles: NetWorthFilePage };

export type UploadNetWorthFileMutationVariables = Exact<{
  params: UploadNetWorthFileInput;
}>;


export type UploadNetWorthFileMutation = { uploadNetWorthFile: NetWorthFile };

export type RetryNetWorthFileExtractionMutationVariables = Exact<{
  params: RetryNetWorthFileExtractionInput;
}>;


export type RetryNetWorthFileExtractionMutation = { retryNetWorthFileExtraction: NetWorthFile };

export type DeleteNetWorthFileMutationVariables = Exact<{
  params: DeleteNetWorthFileInput;
}>;


export type DeleteNetWorthFileMutation = { deleteNetWorthFile: OperationResult };

export type NetWorthGoalsQueryVariables = Exact<{
  params?: NetWorthGoalsInput | null | undefined;
}>;


export type NetWorthGoalsQuery = { netWorthGoals: Array<NetWorthGoalDetail> };

export type CreateNetWorthGoalMutationVariables = Exact<{
  params: CreateNetWorthGoalInput;
}>;


export type CreateNetWorthGoalMutation = { createNetWorthGoal: NetWorthGoalOfCreateNetWorthGoal };

export type UpdateNetWorthGoalMutationVariables = Exact<{
  params: UpdateNetWorthGoalInput;
}>;


export type UpdateNetWorthGoalMutation = { updateNetWorthGoal: NetWorthGoalOfCreateNetWorthGoal };

export type DeleteNetWorthGoalMutationVariables = Exact<{
  params: DeleteNetWorthGoalInput;
}>;


export type DeleteNetWorthGoalMutation = { deleteNetWorthGoal: OperationResult };

export type NetWorthHouseholdQueryVariables = Exact<{ [key: string]: never; }>;


export type NetWorthHouseholdQuery = { netWorthHousehold: NetWorthHousehold | null };

export type NetWorthIncomesQueryVariables = Exact<{
  params?: NetWorthIncomesInput | null | undefined;
}>;


export type NetWorthIncomesQuery = { netWorthIncomes: Array<NetWorthIncome> };

export type NetWorthIncomeHistoryQueryVariables = Exact<{
  params?: NetWorthIncomeHistoryInput | null | undefined;
}>;


export type NetWorthIncomeHistoryQuery = { netWorthIncomeHistory: NetWorthFlowPointPage };

export type CreateNetWorthIncomeMutationVariables = Exact<{
  params: CreateNetWorthIncomeInput;
}>;


export type CreateNetWorthIncomeMutation = { createNetWorthIncome: NetWorthIncome };

export type UpdateNetWorthIncomeMutationVariables = Exact<{
  params: UpdateNetWorthIncomeInput;
}>;


export type UpdateNetWorthIncomeMutation = { updateNetWorthIncome: NetWorthIncome };

export type DeleteNetWorthIncomeMutationVariables = Exact<{
  params: DeleteNetWorthIncomeInput;
}>;


export type DeleteNetWorthIncomeMutation = { deleteNetWorthIncome: OperationResult };

export type GetInstrumentPricesQueryVariables = Exact<{
  params: GetInstrumentPricesInput;
}>;


export type GetInstrumentPricesQuery = { getInstrumentPrices: InstrumentPricePage };

export type AddInstrumentPriceMutationVariables = Exact<{
  params: AddInstrumentPriceInput;
}>;


export type AddInstrumentPriceMutation = { addInstrumentPrice: InstrumentPrice };

export type UpdateInstrumentPriceMutationVariables = Exact<{
  params: UpdateInstrumentPriceInput;
}>;


export type UpdateInstrumentPriceMutation = { updateInstrumentPrice: InstrumentPrice };

export type DeleteInstrumentPriceMutationVariables = Exact<{
  params: DeleteInstrumentPriceInput;
}>;


export type DeleteInstrumentPriceMutation = { deleteInstrumentPrice: OperationResult };

export type SearchInstrumentsQueryVariables = Exact<{
  params: SearchInstrumentsInput;
}>;


export type SearchInstrumentsQuery = { searchInstruments: Array<Instrument> };

export type CreateCustomInstrumentMutationVariables = Exact<{
  params: CreateCustomInstrumentInput;
}>;


export type CreateCustomInstrumentMutation = { createCustomInstrument: InstrumentDetail };

export type CreateCustomInstrumentWithDetailsMutationVariables = Exact<{
  params: CreateCustomInstrumentWithDetailsInput;
}>;


export type CreateCustomInstrumentWithDetailsMutation = { createCustomInstrumentWithDetails: NetWorthAsset };

export type UpdateCustomInstrumentMutationVariables = Exact<{
  params: UpdateCustomInstrumentInput;
}>;


export type UpdateCustomInstrumentMutation = { updateCustomInstrument: InstrumentDetail };

export type SetCustomInstrumentMetaDataMutationVariables = Exact<{
  params: SetCustomInstrumentMetaDataInput;
}>;


export type SetCustomInstrumentMetaDataMutation = { setCustomInstrumentMetaData: InstrumentDetail };

export type DeleteCustomInstrumentMutationVariables = Exact<{
  params: DeleteCustomInstrumentInput;
}>;


export type DeleteCustomInstrumentMutation = { deleteCustomInstrument: OperationResult };

export type NetWorthLiabilitiesQueryVariables = Exact<{
  params?: NetWorthLiabilitiesInput | null | undefined;
}>;


export type NetWorthLiabilitiesQuery = { netWorthLiabilities: Array<NetWorthLiabilityDetail> };

export type NetWorthLiabilityHistoryQueryVariables = Exact<{
  params?: NetWorthLiabilityHistoryInput | null | undefined;
}>;


export type NetWorthLiabilityHistoryQuery = { netWorthLiabilityHistory: NetWorthLiabilityPointPage };

export type CreateNetWorthLiabilityMutationVariables = Exact<{
  params: CreateNetWorthLiabilityInput;
}>;


export type CreateNetWorthLiabilityMutation = { createNetWorthLiability: NetWorthLiabilityOfCreateNetWorthLiability };

export type UpdateNetWorthLiabilityMutationVariables = Exact<{
  params: UpdateNetWorthLiabilityInput;
}>;


export type UpdateNetWorthLiabilityMutation = { updateNetWorthLiability: NetWorthLiabilityOfCreateNetWorthLiability };

export type DeleteNetWorthLiabilityMutationVariables = Exact<{
  params: DeleteNetWorthLiabilityInput;
}>;


export type DeleteNetWorthLiabilityMutation = { deleteNetWorthLiability: OperationResult };

export type CreateNetWorthLiabilityTradeMutationVariables = Exact<{
  params: CreateNetWorthLiabilityTradeInput;
}>;


export type CreateNetWorthLiabilityTradeMutation = { createNetWorthLiabilityTrade: LiabilityTrade };

export type GenerateNetWorthReportMutationVariables = Exact<{
  params?: GenerateNetWorthReportInput | null | undefined;
}>;


export type GenerateNetWorthReportMutation = { generateNetWorthReport: NetWorthReport };

export type NetWorthShareLinksQueryVariables = Exact<{
  params?: NetWorthShareLinksInput | null | undefined;
}>;


export type NetWorthShareLinksQuery = { netWorthShareLinks: NetWorthShareLinkPage };

export type CreateNetWorthShareLinkMutationVariables = Exact<{
  params?: CreateNetWorthShareLinkInput | null | undefined;
}>;


export type CreateNetWorthShareLinkMutation = { createNetWorthShareLink: NetWorthShareLink };

export type RevokeNetWorthShareLinkMutationVariables = Exact<{
  params: RevokeNetWorthShareLinkInput;
}>;


export type RevokeNetWorthShareLinkMutation = { revokeNetWorthShareLink: NetWorthShareLink };

export type SharedNetWorthDashboardQueryVariables = Exact<{
  params: SharedNetWorthDashboardInput;
}>;


export type SharedNetWorthDashboardQuery = { sharedNetWorthDashboard: SharedNetWorth };

export type SharedNetWorthAssetHistoryQueryVariables = Exact<{
  params: SharedNetWorthAssetHistoryInput;
}>;


export type SharedNetWorthAssetHistoryQuery = { sharedNetWorthAssetHistory: SharedPointPage };

export type FetchNewsByAssetIdsQueryVariables = Exact<{
  params?: FetchNewsByAssetIdsInput | null | undefined;
}>;


export type FetchNewsByAssetIdsQuery = { fetchNewsByAssetIds: NewsItemPage };

export type NewsUpdatesSubscriptionVariables = Exact<{
  params?: NewsUpdatesInput | null | undefined;
}>;


export type NewsUpdatesSubscription = { newsUpdates: NewsUpdate };

export type FetchAnnouncementQueryVariables = Exact<{
  params?: FetchAnnouncementInput | null | undefined;
}>;


export type FetchAnnouncementQuery = { fetchAnnouncement: Announcement | null };

export type GetAvailableCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAvailableCountriesQuery = { getAvailableCountries: Array<Country> };

export type HealthCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthCheckQuery = { healthCheck: HealthStatus };

export type RecordPushReceiptMutationVariables = Exact<{
  params: RecordPushReceiptInput;
}>;


export type RecordPushReceiptMutation = { recordPushReceipt: OperationResult };

export type NetWorthAssetDividendsQueryVariables = Exact<{
  params?: NetWorthAssetDividendsInput | null | undefined;
}>;


export type NetWorthAssetDividendsQuery = { netWorthAssetDividends: NetWorthDividendPage };

export type CreateNetWorthDividendMutationVariables = Exact<{
  params: CreateNetWorthDividendInput;
}>;


export type CreateNetWorthDividendMutation = { createNetWorthDividend: NetWorthDividend };

export type ConfirmNetWorthDividendMutationVariables = Exact<{
  params: ConfirmNetWorthDividendInput;
}>;


export type ConfirmNetWorthDividendMutation = { confirmNetWorthDividend: NetWorthDividend };

export type GetPortfolioEmailsQueryVariables = Exact<{
  params: GetPortfolioEmailsInput;
}>;


export type GetPortfolioEmailsQuery = { getPortfolioEmails: PortfolioEmailPage };

export type SetPortfolioEmailSettingsMutationVariables = Exact<{
  params: SetPortfolioEmailSettingsInput;
}>;


export type SetPortfolioEmailSettingsMutation = { setPortfolioEmailSettings: PortfolioEmailSettings };

export type RetryTradeEmailMutationVariables = Exact<{
  params: RetryTradeEmailInput;
}>;


export type RetryTradeEmailMutation = { retryTradeEmail: PortfolioEmailDetail };

export type GetPortfoliosQueryVariables = Exact<{
  params?: GetPortfoliosInput | null | undefined;
}>;


export type GetPortfoliosQuery = { getPortfolios: Array<Portfolio> };

export type GetDefaultPortfolioQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDefaultPortfolioQuery = { getDefaultPortfolio: PortfolioDetail };

export type GetDefaultLiabilityPortfolioQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDefaultLiabilityPortfolioQuery = { getDefaultLiabilityPortfolio: PortfolioDetail };

export type CreateNetworthPortfolioMutationVariables = Exact<{
  params: CreateNetworthPortfolioInput;
}>;


export type CreateNetworthPortfolioMutation = { createNetworthPortfolio: PortfolioDetail };

export type RenameNetWorthPortfolioMutationVariables = Exact<{
  params: RenameNetWorthPortfolioInput;
}>;


export type RenameNetWorthPortfolioMutation = { renameNetWorthPortfolio: PortfolioDetail };

export type DeleteRelayPortfolioMutationVariables = Exact<{
  params: DeleteRelayPortfolioInput;
}>;


export type DeleteRelayPortfolioMutation = { deleteRelayPortfolio: OperationResult };

export type DeleteInstrumentFromPortfolioMutationVariables = Exact<{
  params: DeleteInstrumentFromPortfolioInput;
}>;


export type DeleteInstrumentFromPortfolioMutation = { deleteInstrumentFromPortfolio: OperationResult };

export type GetRelayTradesQueryVariables = Exact<{
  params?: GetRelayTradesInput | null | undefined;
}>;


export type GetRelayTradesQuery = { getRelayTrades: TrackedTradePage };

export type CreateTradeMutationVariables = Exact<{
  params: CreateTradeInput;
}>;


export type CreateTradeMutation = { createTrade: TrackedTradeDetail };

export type CreateTradeForAssetMutationVariables = Exact<{
  params: CreateTradeForAssetInput;
}>;


export type CreateTradeForAssetMutation = { createTradeForAsset: TrackedTradeDetail };

export type CreateRelayTradeMutationVariables = Exact<{
  params: CreateRelayTradeInput;
}>;


export type CreateRelayTradeMutation = { createRelayTrade: TrackedTradeDetail };

export type UpdateRelayTradeMutationVariables = Exact<{
  params: UpdateRelayTradeInput;
}>;


export type UpdateRelayTradeMutation = { updateRelayTrade: TrackedTradeDetail };

export type DeleteRelayTradeMutationVariables = Exact<{
  params: DeleteRelayTradeInput;
}>;


export type DeleteRelayTradeMutation = { deleteRelayTrade: OperationResult };

export type ConfirmNetWorthTradeMutationVariables = Exact<{
  params: ConfirmNetWorthTradeInput;
}>;


export type ConfirmNetWorthTradeMutation = { confirmNetWorthTrade: TrackedTradeDetail };

export type GetWalletWatchesQueryVariables = Exact<{
  params?: GetWalletWatchesInput | null | undefined;
}>;


export type GetWalletWatchesQuery = { getWalletWatches: Array<WalletWatch> };

export type AddWalletWatchMutationVariables = Exact<{
  params: AddWalletWatchInput;
}>;


export type AddWalletWatchMutation = { addWalletWatch: WalletWatch };

export type DeleteWalletWatchMutationVariables = Exact<{
  params: DeleteWalletWatchInput;
}>;


export type DeleteWalletWatchMutation = { deleteWalletWatch: OperationResult };

export type CreateCryptoWalletMutationVariables = Exact<{
  params: CreateCryptoWalletInput;
}>;


export type CreateCryptoWalletMutation = { createCryptoWallet: PortfolioDetail };

export type FetchActiveStrategyQueryVariables = Exact<{
  params: FetchActiveStrategyInput;
}>;


export type FetchActiveStrategyQuery = { fetchActiveStrategy: ActiveStrategy | null };

export type FetchAllActiveStrategiesQueryVariables = Exact<{
  params?: FetchAllActiveStrategiesInput | null | undefined;
}>;


export type FetchAllActiveStrategiesQuery = { fetchAllActiveStrategies: ActiveStrategyPage };

export type GetAvailableSharesToAttachQueryVariables = Exact<{
  params?: GetAvailableSharesToAttachInput | null | undefined;
}>;


export type GetAvailableSharesToAttachQuery = { getAvailableSharesToAttach: Array<AttachableShares> };

export type CreateActiveStrategyMutationVariables = Exact<{
  params: CreateActiveStrategyInput;
}>;


export type CreateActiveStrategyMutation = { createActiveStrategy: ActiveStrategy };

export type UpdateActiveStrategyMutationVariables = Exact<{
  params: UpdateActiveStrategyInput;
}>;


export type UpdateActiveStrategyMutation = { updateActiveStrategy: ActiveStrategy };

export type SetActiveStrategyStatusMutationVariables = Exact<{
  params: SetActiveStrategyStatusInput;
}>;


export type SetActiveStrategyStatusMutation = { setActiveStrategyStatus: ActiveStrategy };

export type SetAssetSharesMutationVariables = Exact<{
  params: SetAssetSharesInput;
}>;


export type SetAssetSharesMutation = { setAssetShares: ActiveStrategy };

export type SyncWithSourceStrategyMutationVariables = Exact<{
  params: SyncWithSourceStrategyInput;
}>;


export type SyncWithSourceStrategyMutation = { syncWithSourceStrategy: ActiveStrategy };

export type GetRebalancePreviewQueryVariables = Exact<{
  params: GetRebalancePreviewInput;
}>;


export type GetRebalancePreviewQuery = { getRebalancePreview: RebalancePreview };

export type ContributeToActiveStrategyMutationVariables = Exact<{
  params: ContributeToActiveStrategyInput;
}>;


export type ContributeToActiveStrategyMutation = { contributeToActiveStrategy: RebalanceRunDetail };

export type RebalanceActiveStrategyMutationVariables = Exact<{
  params: RebalanceActiveStrategyInput;
}>;


export type RebalanceActiveStrategyMutation = { rebalanceActiveStrategy: RebalanceRunDetail };

export type LiquidateActiveStrategyMutationVariables = Exact<{
  params: LiquidateActiveStrategyInput;
}>;


export type LiquidateActiveStrategyMutation = { liquidateActiveStrategy: RebalanceRunDetail };

export type FetchStrategiesQueryVariables = Exact<{
  params?: FetchStrategiesInput | null | undefined;
}>;


export type FetchStrategiesQuery = { fetchStrategies: StrategyPage };

export type FetchStrategyQueryVariables = Exact<{
  params: FetchStrategyInput;
}>;


export type FetchStrategyQuery = { fetchStrategy: Strategy };

export type CreateStrategyMutationVariables = Exact<{
  params: CreateStrategyInput;
}>;


export type CreateStrategyMutation = { createStrategy: Strategy };

export type UpdateStrategyMutationVariables = Exact<{
  params: UpdateStrategyInput;
}>;


export type UpdateStrategyMutation = { updateStrategy: Strategy };

export type DeleteStrategyMutationVariables = Exact<{
  params: DeleteStrategyInput;
}>;


export type DeleteStrategyMutation = { deleteStrategy: StrategyDeletion };

export type SubscribeToStrategyMutationVariables = Exact<{
  params: SubscribeToStrategyInput;
}>;


export type SubscribeToStrategyMutation = { subscribeToStrategy: StrategySubscription };

export type UnsubscribeFromStrategyMutationVariables = Exact<{
  params: UnsubscribeFromStrategyInput;
}>;


export type UnsubscribeFromStrategyMutation = { unsubscribeFromStrategy: OperationResult };

export type CreateStrategyAssetVotesMutationVariables = Exact<{
  params: CreateStrategyAssetVotesInput;
}>;


export type CreateStrategyAssetVotesMutation = { createStrategyAssetVotes: Array<StrategyAssetVote> };

export type PlaceOrderMutationVariables = Exact<{
  params: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: OrderDetail };

export type CancelOrderMutationVariables = Exact<{
  params: CancelOrderInput;
}>;


export type CancelOrderMutation = { cancelOrder: OrderDetail };

export type EditOrderMutationVariables = Exact<{
  params: EditOrderInput;
}>;


export type EditOrderMutation = { editOrder: OrderDetail };

export type GetOrdersQueryVariables = Exact<{
  params?: GetOrdersInput | null | undefined;
}>;


export type GetOrdersQuery = { getOrders: OrderPage };

export type LiquidatePositionMutationVariables = Exact<{
  params: LiquidatePositionInput;
}>;


export type LiquidatePositionMutation = { liquidatePosition: OrderDetail };

export type GetPositionsQueryVariables = Exact<{
  params?: GetPositionsInput | null | undefined;
}>;


export type GetPositionsQuery = { getPositions: Array<Position> };

/** The person's appointments, past and to come, the latest first. */
export const fetchUserAppointments = 'query FetchUserAppointments($params:FetchUserAppointmentsInput){fetchUserAppointments(params:$params){nodes{id title expert{id name title}startsAt endsAt timeZone status meetingUrl note createdAt updatedAt}nextCursor}}' as Operation<
  FetchUserAppointmentsQuery, FetchUserAppointmentsQueryVariables, 'Query', 'profile.read'
>;

/** The devices that the person's push notifications go to, last seen first. */
export const fetchMyDeviceTokens = 'query FetchMyDeviceTokens($params:FetchMyDeviceTokensInput){fetchMyDeviceTokens(params:$params){id platform provider tokenSuffix deviceName appVersion locale active lastSeenAt createdAt}}' as Operation<
  FetchMyDeviceTokensQuery, FetchMyDeviceTokensQueryVariables, 'Query', 'profile.read'
>;

/** Registers this device for push notifications. */
export const registerDeviceToken = 'mutation RegisterDeviceToken($params:RegisterDeviceTokenInput!){registerDeviceToken(params:$params){id platform provider tokenSuffix deviceName appVersion locale active lastSeenAt createdAt}}' as Operation<
  RegisterDeviceTokenMutation, RegisterDeviceTokenMutationVariables, 'Mutation', 'profile.write'
>;

/** Removes one of the person's devices by its id, for example in a list of devices. */
export const removeDeviceToken = 'mutation RemoveDeviceToken($params:RemoveDeviceTokenInput!){removeDeviceToken(params:$params){id affectedCount affectedIds message}}' as Operation<
  RemoveDeviceTokenMutation, RemoveDeviceTokenMutationVariables, 'Mutation', 'profile.write'
>;

/** Drops the token of this device, for example on signing out. */
export const unregisterDeviceToken = 'mutation UnregisterDeviceToken($params:UnregisterDeviceTokenInput!){unregisterDeviceToken(params:$params){id affectedCount affectedIds message}}' as Operation<
  UnregisterDeviceTokenMutation, UnregisterDeviceTokenMutationVariables, 'Mutation', 'profile.write'
>;

/** Mails a link that opens the investment calculator with these numbers. */
export const emailLinkToInvestmentCalculator = 'mutation EmailLinkToInvestmentCalculator($params:EmailLinkToInvestmentCalculatorInput!){emailLinkToInvestmentCalculator(params:$params){id affectedCount affectedIds message}}' as Operation<
  EmailLinkToInvestmentCalculatorMutation, EmailLinkToInvestmentCalculatorMutationVariables, 'Mutation', 'public'
>;

/** What kind of investor the person is, by their own answers. */
export const fetchInvestorPreferences = 'query FetchInvestorPreferences{fetchInvestorPreferences{riskTolerance experience investmentHorizonYears objectives sectors excludedSectors assetClasses prefersSustainable monthlyBudget{amount currency}annualIncome{min max currency}netWorth{min max currency}liquidNetWorth{min max currency}riskScore completedAt updatedAt}}' as Operation<
  FetchInvestorPreferencesQuery, FetchInvestorPreferencesQueryVariables, 'Query', 'profile.read'
>;

/** Saves what kind of investor the person is and reckons `riskScore` anew. */
export const saveInvestorPreferences = 'mutation SaveInvestorPreferences($params:SaveInvestorPreferencesInput){saveInvestorPreferences(params:$params){riskTolerance experience investmentHorizonYears objectives sectors excludedSectors assetClasses prefersSustainable monthlyBudget{amount currency}annualIncome{min max currency}netWorth{min max currency}liquidNetWorth{min max currency}riskScore completedAt updatedAt}}' as Operation<
  SaveInvestorPreferencesMutation, SaveInvestorPreferencesMutationVariables, 'Mutation', 'profile.write'
>;

/** Whether the caller's e-mail address receives the newsletter. */
export const getNewsletterStatus = 'query GetNewsletterStatus{getNewsletterStatus{email status topics confirmedAt unsubscribedAt}}' as Operation<
  GetNewsletterStatusQuery, GetNewsletterStatusQueryVariables, 'Query', 'profile.read'
>;

/** Asks for the newsletter and mails a link that confirms it. */
export const subscribeToNewsletter = 'mutation SubscribeToNewsletter($params:SubscribeToNewsletterInput!){subscribeToNewsletter(params:$params){id affectedCount affectedIds message}}' as Operation<
  SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables, 'Mutation', 'public'
>;

/** Links an outside identity, so that the person can sign in with it. */
export const createOAuthLink = 'mutation CreateOAuthLink($params:CreateOAuthLinkInput!){createOAuthLink(params:$params){id provider providerUserId email lastUsedAt createdAt}}' as Operation<
  CreateOAuthLinkMutation, CreateOAuthLinkMutationVariables, 'Mutation', 'profile.write'
>;

/** Unlinks an outside identity. */
export const deleteOAuthLink = 'mutation DeleteOAuthLink($params:DeleteOAuthLinkInput!){deleteOAuthLink(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteOAuthLinkMutation, DeleteOAuthLinkMutationVariables, 'Mutation', 'profile.write'
>;

/** The person's passkeys, newest first. */
export const fetchMyPasskeys = 'query FetchMyPasskeys($params:FetchMyPasskeysInput){fetchMyPasskeys(params:$params){id name aaguid deviceType backedUp transports lastUsedAt createdAt}}' as Operation<
  FetchMyPasskeysQuery, FetchMyPasskeysQueryVariables, 'Query', 'profile.read'
>;

/** Removes a passkey. */
export const removePasskey = 'mutation RemovePasskey($params:RemovePasskeyInput!){removePasskey(params:$params){id affectedCount affectedIds message}}' as Operation<
  RemovePasskeyMutation, RemovePasskeyMutationVariables, 'Mutation', 'profile.write'
>;

/** Sets whether the value axis of charts begins at zero. */
export const updateChartStartAtZero = 'mutation UpdateChartStartAtZero($params:UpdateChartStartAtZeroInput!){updateChartStartAtZero(params:$params){chartStartAtZero netWorthAsHomePage marketingEmails notifications{topic push email}quietHours{fromHour toHour}webPushKey}}' as Operation<
  UpdateChartStartAtZeroMutation, UpdateChartStartAtZeroMutationVariables, 'Mutation', 'profile.write'
>;

/** Sets whether apps open with the net worth. */
export const updateNetWorthAsHomePage = 'mutation UpdateNetWorthAsHomePage($params:UpdateNetWorthAsHomePageInput!){updateNetWorthAsHomePage(params:$params){chartStartAtZero netWorthAsHomePage marketingEmails notifications{topic push email}quietHours{fromHour toHour}webPushKey}}' as Operation<
  UpdateNetWorthAsHomePageMutation, UpdateNetWorthAsHomePageMutationVariables, 'Mutation', 'profile.write'
>;

/** Changes what the person signs in with and where they live. */
export const updateUserAccount = 'mutation UpdateUserAccount($params:UpdateUserAccountInput){updateUserAccount(params:$params){firstName lastName displayName bio avatarUrl phone country timeZone locale pendingEmail emailVerified tier kycStatus preferences{chartStartAtZero netWorthAsHomePage marketingEmails notifications{topic push email}quietHours{fromHour toHour}webPushKey}security{hasPassword mfaEnabled mfaMethods recoveryCodesLeft passkeyCount oauthLinks{id provider providerUserId email lastUsedAt createdAt}hasAntiPhishingCode lastSignInAt}createdAt updatedAt}}' as Operation<
  UpdateUserAccountMutation, UpdateUserAccountMutationVariables, 'Mutation', 'profile.write'
>;

/** Changes the name, language and notification settings of the person. */
export const updateUserProfile = 'mutation UpdateUserProfile($params:UpdateUserProfileInput){updateUserProfile(params:$params){firstName lastName displayName bio avatarUrl phone country timeZone locale pendingEmail emailVerified tier kycStatus preferences{chartStartAtZero netWorthAsHomePage marketingEmails notifications{topic push email}quietHours{fromHour toHour}webPushKey}security{hasPassword mfaEnabled mfaMethods recoveryCodesLeft passkeyCount oauthLinks{id provider providerUserId email lastUsedAt createdAt}hasAntiPhishingCode lastSignInAt}createdAt updatedAt}}' as Operation<
  UpdateUserProfileMutation, UpdateUserProfileMutationVariables, 'Mutation', 'profile.write'
>;

/** Mails another link that confirms an e-mail address, at most one a minute to an address. */
export const resendVerificationEmail = 'mutation ResendVerificationEmail($params:ResendVerificationEmailInput!){resendVerificationEmail(params:$params){id affectedCount affectedIds message}}' as Operation<
  ResendVerificationEmailMutation, ResendVerificationEmailMutationVariables, 'Mutation', 'public'
>;

/** Mails a link with which the owner of an account can choose a new password, at most one a minute to an address. */
export const requestPasswordReset = 'mutation RequestPasswordReset($params:RequestPasswordResetInput!){requestPasswordReset(params:$params){id affectedCount affectedIds message}}' as Operation<
  RequestPasswordResetMutation, RequestPasswordResetMutationVariables, 'Mutation', 'public'
>;

/** Sets a new password with the token from the mail. */
export const resetPassword = 'mutation ResetPassword($params:ResetPasswordInput!){resetPassword(params:$params){id affectedCount affectedIds message}}' as Operation<
  ResetPasswordMutation, ResetPasswordMutationVariables, 'Mutation', 'public'
>;

/** Mails a six-digit code for signing in, for `mfaCode`, or for switching the `EMAIL` factor on. */
export const requestMfaEmail = 'mutation RequestMfaEmail($params:RequestMfaEmailInput!){requestMfaEmail(params:$params){id affectedCount affectedIds message}}' as Operation<
  RequestMfaEmailMutation, RequestMfaEmailMutationVariables, 'Mutation', 'public'
>;

/** Opens an account and mails a link that confirms the address. */
export const register = 'mutation Register($params:RegisterInput!){register(params:$params){id affectedCount affectedIds message}}' as Operation<
  RegisterMutation, RegisterMutationVariables, 'Mutation', 'public'
>;

/** Confirms an e-mail address with the token from the mail. */
export const verifyEmail = 'mutation VerifyEmail($params:VerifyEmailInput!){verifyEmail(params:$params){id affectedCount affectedIds message}}' as Operation<
  VerifyEmailMutation, VerifyEmailMutationVariables, 'Mutation', 'public'
>;

/** Begins to enrol an authenticator app, or a new one in place of the present one. */
export const updateMfaQrCode = 'mutation UpdateMfaQrCode($params:UpdateMfaQrCodeInput){updateMfaQrCode(params:$params){secret otpauthUri qrCodeDataUrl expiresAt}}' as Operation<
  UpdateMfaQrCodeMutation, UpdateMfaQrCodeMutationVariables, 'Mutation', 'profile.write'
>;

/** Switches a second factor on or off. */
export const updateMfa = 'mutation UpdateMfa($params:UpdateMfaInput!){updateMfa(params:$params){enabled methods recoveryCodes}}' as Operation<
  UpdateMfaMutation, UpdateMfaMutationVariables, 'Mutation', 'profile.write'
>;

/** Sets or removes the phrase that every mail of the platform carries, by which the person knows it is genuine. */
export const updateAntiPhishingCode = 'mutation UpdateAntiPhishingCode($params:UpdateAntiPhishingCodeInput){updateAntiPhishingCode(params:$params){hasPassword mfaEnabled mfaMethods recoveryCodesLeft passkeyCount oauthLinks{id provider providerUserId email lastUsedAt createdAt}hasAntiPhishingCode lastSignInAt}}' as Operation<
  UpdateAntiPhishingCodeMutation, UpdateAntiPhishingCodeMutationVariables, 'Mutation', 'profile.write'
>;

/** The person that the token acts for. */
export const fetchCurrentUser = 'query FetchCurrentUser{fetchCurrentUser{id name email}}' as Operation<
  FetchCurrentUserQuery, FetchCurrentUserQueryVariables, 'Query', 'identity'
>;

/** Opens a thread with a first message and starts the assistant's reply. */
export const startAssistantThreadWithMessage = 'mutation StartAssistantThreadWithMessage($params:StartAssistantThreadWithMessageInput!){startAssistantThreadWithMessage(params:$params){thread{id title liked pinned archived model messageCount lastMessageAt createdAt updatedAt}userMessage{id threadId role status content parts{type text toolName toolCallId success}citations{title reference{entityType entityId}url excerpt}context{entityType entityId}model inputTokenCount outputTokenCount failureReason failureCode createdAt finishedAt}assistantMessage{id threadId role status content parts{type text toolName toolCallId success}citations{title reference{entityType entityId}url excerpt}context{entityType entityId}model inputTokenCount outputTokenCount failureReason failureCode createdAt finishedAt}quota{tier limit used remaining periodStartsOn resetsAt}}}' as Operation<
  StartAssistantThreadWithMessageMutation, StartAssistantThreadWithMessageMutationVariables, 'Mutation', 'profile.write'
>;

/** Adds a message to a thread and starts the assistant's reply. */
export const insertMessageIntoAssistantThread = 'mutation InsertMessageIntoAssistantThread($params:InsertMessageIntoAssistantThreadInput!){insertMessageIntoAssistantThread(params:$params){thread{id title liked pinned archived model messageCount lastMessageAt createdAt updatedAt}userMessage{id threadId role status content parts{type text toolName toolCallId success}citations{title reference{entityType entityId}url excerpt}context{entityType entityId}model inputTokenCount outputTokenCount failureReason failureCode createdAt finishedAt}assistantMessage{id threadId role status content parts{type text toolName toolCallId success}citations{title reference{entityType entityId}url excerpt}context{entityType entityId}model inputTokenCount outputTokenCount failureReason failureCode createdAt finishedAt}quota{tier limit used remaining periodStartsOn resetsAt}}}' as Operation<
  InsertMessageIntoAssistantThreadMutation, InsertMessageIntoAssistantThreadMutationVariables, 'Mutation', 'profile.write'
>;

/** The notifications that the assistant sends without being asked. */
export const assistantNotifications = 'subscription AssistantNotifications($params:AssistantNotificationsInput){assistantNotifications(params:$params){id kind title body severity reference{entityType entityId}threadId actions{label operation prompt}createdAt}}' as Operation<
  AssistantNotificationsSubscription, AssistantNotificationsSubscriptionVariables, 'Subscription', 'profile.read'
>;

/** One reply of the assistant as it is written. */
export const assistantStream = 'subscription AssistantStream($params:AssistantStreamInput!){assistantStream(params:$params){sequence type threadId messageId delta part{type text toolName toolCallId arguments{name value}success}message{id threadId role status content parts{type text toolName toolCallId success}citations{title reference{entityType entityId}url excerpt}context{entityType entityId}model inputTokenCount outputTokenCount failureReason failureCode createdAt finishedAt}at}}' as Operation<
  AssistantStreamSubscription, AssistantStreamSubscriptionVariables, 'Subscription', 'profile.read'
>;

/** The person's threads with the assistant, last active first, and how many more may be started this month. */
export const fetchMyAssistantThreads = 'query FetchMyAssistantThreads($params:FetchMyAssistantThreadsInput){fetchMyAssistantThreads(params:$params){nodes{id title liked pinned archived model messageCount lastMessageAt createdAt updatedAt}nextCursor quota{tier limit used remaining periodStartsOn resetsAt}}}' as Operation<
  FetchMyAssistantThreadsQuery, FetchMyAssistantThreadsQueryVariables, 'Query', 'profile.read'
>;

/** One thread with its messages, newest first. */
export const fetchAssistantThreadById = 'query FetchAssistantThreadById($params:FetchAssistantThreadByIdInput!){fetchAssistantThreadById(params:$params){nodes{id threadId role status content model inputTokenCount outputTokenCount failureReason failureCode createdAt finishedAt}nextCursor thread{id title liked pinned archived model messageCount lastMessageAt createdAt updatedAt}}}' as Operation<
  FetchAssistantThreadByIdQuery, FetchAssistantThreadByIdQueryVariables, 'Query', 'profile.read'
>;

/** Renames a thread, marks it as liked, pinned or archived, or stops the reply that is being written. */
export const updateAssistantThread = 'mutation UpdateAssistantThread($params:UpdateAssistantThreadInput!){updateAssistantThread(params:$params){id title liked pinned archived model messageCount lastMessageAt createdAt updatedAt}}' as Operation<
  UpdateAssistantThreadMutation, UpdateAssistantThreadMutationVariables, 'Mutation', 'profile.write'
>;

/** Deletes a thread with its messages for good. */
export const deleteAssistantThread = 'mutation DeleteAssistantThread($params:DeleteAssistantThreadInput!){deleteAssistantThread(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteAssistantThreadMutation, DeleteAssistantThreadMutationVariables, 'Mutation', 'profile.write'
>;

/** The plans on sale with their prices, from the first tier to the highest. */
export const listSubscriptions = 'query ListSubscriptions($params:ListSubscriptionsInput){listSubscriptions(params:$params){id tier name description prices{interval amount currency}features assistantThreadsPerMonth forexFeeFraction trialDays}}' as Operation<
  ListSubscriptionsQuery, ListSubscriptionsQueryVariables, 'Query', 'public'
>;

/** The caller's subscriptions, newest first. */
export const listUserSubscriptions = 'query ListUserSubscriptions($params:ListUserSubscriptionsInput){listUserSubscriptions(params:$params){id plan{id name}interval status price{amount currency}discount{amount currency}coupon{code discountPercent discountAmount{amount currency}monthsLeft}periodStartsAt periodEndsAt trialEndsAt cancelAtPeriodEnd nextPlan{id name}nextInterval nextCharge{amount currency}nextChargeAt cardId confirmationUrl failureReason failureCode canceledAt endedAt createdAt updatedAt}}' as Operation<
  ListUserSubscriptionsQuery, ListUserSubscriptionsQueryVariables, 'Query', 'funding.read'
>;

/** Subscribes the caller to a plan, or changes the plan of the live subscription. */
export const subscribeUser = 'mutation SubscribeUser($params:SubscribeUserInput!){subscribeUser(params:$params){id plan{id name}interval status price{amount currency}discount{amount currency}coupon{code discountPercent discountAmount{amount currency}monthsLeft}periodStartsAt periodEndsAt trialEndsAt cancelAtPeriodEnd nextPlan{id name}nextInterval nextCharge{amount currency}nextChargeAt cardId confirmationUrl failureReason failureCode canceledAt endedAt createdAt updatedAt}}' as Operation<
  SubscribeUserMutation, SubscribeUserMutationVariables, 'Mutation', 'funding.write'
>;

/** Cancels the caller's subscription. */
export const cancelSubscription = 'mutation CancelSubscription($params:CancelSubscriptionInput!){cancelSubscription(params:$params){id plan{id name}interval status price{amount currency}discount{amount currency}coupon{code discountPercent discountAmount{amount currency}monthsLeft}periodStartsAt periodEndsAt trialEndsAt cancelAtPeriodEnd nextPlan{id name}nextInterval nextCharge{amount currency}nextChargeAt cardId confirmationUrl failureReason failureCode canceledAt endedAt createdAt updatedAt}}' as Operation<
  CancelSubscriptionMutation, CancelSubscriptionMutationVariables, 'Mutation', 'funding.write'
>;

/** What moved cash or shares of one of the caller's accounts, newest first unless `direction` says otherwise. */
export const fetchPlatformInvestAccountActivities = 'query FetchPlatformInvestAccountActivities($params:FetchPlatformInvestAccountActivitiesInput){fetchPlatformInvestAccountActivities(params:$params){nodes{id brokerAccountId type status occurredAt settlesOn symbol assetId side quantity price perShareAmount netAmount currency orderId description}nextCursor}}' as Operation<
  FetchPlatformInvestAccountActivitiesQuery, FetchPlatformInvestAccountActivitiesQueryVariables, 'Query', 'profile.read'
>;

/** Every account that the caller can read or trade for. */
export const getBrokerAccounts = 'query GetBrokerAccounts($params:GetBrokerAccountsInput){getBrokerAccounts(params:$params){id provider tradingMode name numberMasked brokerCredentialId status currency cash equity unpricedCount buyingPower lastSyncedAt createdAt updatedAt}}' as Operation<
  GetBrokerAccountsQuery, GetBrokerAccountsQueryVariables, 'Query', 'portfolio.read'
>;

/** The brokers that an account can be connected with, and what each needs, by name. */
export const getAvailableBrokerIntegrations = 'query GetAvailableBrokerIntegrations($params:GetAvailableBrokerIntegrationsInput){getAvailableBrokerIntegrations(params:$params){provider name logoUrl assetClasses tradingModes authKind credentialFields{name label secret required}docsUrl available}}' as Operation<
  GetAvailableBrokerIntegrationsQuery, GetAvailableBrokerIntegrationsQueryVariables, 'Query', 'public'
>;

/** Saves the keys to an account with a broker, or changes them. */
export const saveBrokerCredential = 'mutation SaveBrokerCredential($params:SaveBrokerCredentialInput!){saveBrokerCredential(params:$params){id provider label tradingMode status failureReason failureCode keySuffix capabilities systemManaged lastVerifiedAt lastUsedAt expiresAt createdAt updatedAt}}' as Operation<
  SaveBrokerCredentialMutation, SaveBrokerCredentialMutationVariables, 'Mutation', 'profile.write'
>;

/** Deletes a credential. */
export const deleteBrokerCredential = 'mutation DeleteBrokerCredential($params:DeleteBrokerCredentialInput!){deleteBrokerCredential(params:$params){id message}}' as Operation<
  DeleteBrokerCredentialMutation, DeleteBrokerCredentialMutationVariables, 'Mutation', 'profile.write'
>;

/** The papers of the caller's platform account, newest first, without addresses to get the files from. */
export const fetchPlatformInvestAccountDocuments = 'query FetchPlatformInvestAccountDocuments($params:FetchPlatformInvestAccountDocumentsInput){fetchPlatformInvestAccountDocuments(params:$params){nodes{id type name issuedOn periodStartsOn periodEndsOn mimeType sizeBytes downloadUrl downloadUrlExpiresAt}nextCursor}}' as Operation<
  FetchPlatformInvestAccountDocumentsQuery, FetchPlatformInvestAccountDocumentsQueryVariables, 'Query', 'profile.read'
>;

/** One paper of the caller's platform account, with an address to get the file from for 5 minutes. */
export const fetchPlatformInvestAccountDocumentById = 'query FetchPlatformInvestAccountDocumentById($params:FetchPlatformInvestAccountDocumentByIdInput!){fetchPlatformInvestAccountDocumentById(params:$params){id type name issuedOn periodStartsOn periodEndsOn mimeType sizeBytes downloadUrl downloadUrlExpiresAt}}' as Operation<
  FetchPlatformInvestAccountDocumentByIdQuery, FetchPlatformInvestAccountDocumentByIdQueryVariables, 'Query', 'profile.read'
>;

/** What the caller's accounts, one tracked portfolio or one active strategy were worth over time, with gains that leave out money paid in and out. */
export const getPortfolioHistory = 'query GetPortfolioHistory($params:GetPortfolioHistoryInput){getPortfolioHistory(params:$params){currency timeframe baseValue baseValueAsOf unpricedCount points{at equity unpricedCount profitLoss profitLossPercent cashflow timeWeightedReturnPercent}moneyWeightedReturnPercent moneyWeightedReturnAnnualizedPercent modifiedDietzReturnPercent}}' as Operation<
  GetPortfolioHistoryQuery, GetPortfolioHistoryQueryVariables, 'Query', 'portfolio.read'
>;

/** Money paid into and out of the caller's accounts over time, only completed deposits and withdrawals. */
export const getDepositsAndWithdrawalsChart = 'query GetDepositsAndWithdrawalsChart($params:GetDepositsAndWithdrawalsChartInput){getDepositsAndWithdrawalsChart(params:$params){currency timeframe points{date deposits withdrawals net cumulativeNet unpricedCount}}}' as Operation<
  GetDepositsAndWithdrawalsChartQuery, GetDepositsAndWithdrawalsChartQueryVariables, 'Query', 'portfolio.read'
>;

/** How the caller's platform account is set up, and how far opening it has come. */
export const fetchPlatformInvestAccountConfig = 'query FetchPlatformInvestAccountConfig{fetchPlatformInvestAccountConfig{brokerAccountId status baseCurrency fractionalTrading extendedHoursDefault suspendTrade tradeConfirmEmail dividendReinvestment costBasisMethod autoConvertDeposits maxOrderNotional{amount currency}dailyLossLimit{amount currency}updatedAt}}' as Operation<
  FetchPlatformInvestAccountConfigQuery, FetchPlatformInvestAccountConfigQueryVariables, 'Query', 'profile.read'
>;

/** What the caller's platform account is worth now, and what of it can be used or withdrawn. */
export const fetchPlatformInvestAccountBalances = 'query FetchPlatformInvestAccountBalances($params:FetchPlatformInvestAccountBalancesInput){fetchPlatformInvestAccountBalances(params:$params){brokerAccountId currency cash settledCash unsettledCash heldForOrders pendingDeposits pendingWithdrawals withdrawable buyingPower positionsValue equity unpricedCount lastEquity dayChange dayChangePercent accruedInterest interest{id currency status optedIn aprPercent accrued paidToDate nextPaymentOn createdAt updatedAt}accruedFees cashByCurrency{amount currency}asOf}}' as Operation<
  FetchPlatformInvestAccountBalancesQuery, FetchPlatformInvestAccountBalancesQueryVariables, 'Query', 'portfolio.read'
>;

/** Changes settings and limits of the caller's platform account. */
export const updatePlatformInvestAccountConfig = 'mutation UpdatePlatformInvestAccountConfig($params:UpdatePlatformInvestAccountConfigInput){updatePlatformInvestAccountConfig(params:$params){brokerAccountId status baseCurrency fractionalTrading extendedHoursDefault suspendTrade tradeConfirmEmail dividendReinvestment costBasisMethod autoConvertDeposits maxOrderNotional{amount currency}dailyLossLimit{amount currency}updatedAt}}' as Operation<
  UpdatePlatformInvestAccountConfigMutation, UpdatePlatformInvestAccountConfigMutationVariables, 'Mutation', 'profile.write'
>;

/** Opens a practice account with play money, and the credential that orders may name. */
export const createPartnerPaperAccount = 'mutation CreatePartnerPaperAccount($params:CreatePartnerPaperAccountInput){createPartnerPaperAccount(params:$params){id provider tradingMode name numberMasked brokerCredentialId status currency cash equity unpricedCount buyingPower lastSyncedAt createdAt updatedAt}}' as Operation<
  CreatePartnerPaperAccountMutation, CreatePartnerPaperAccountMutationVariables, 'Mutation', 'trade'
>;

/** Adds play money to a practice account, sets its cash, or starts it anew. */
export const fundPaperAccount = 'mutation FundPaperAccount($params:FundPaperAccountInput!){fundPaperAccount(params:$params){id provider tradingMode name numberMasked brokerCredentialId status currency cash equity unpricedCount buyingPower lastSyncedAt createdAt updatedAt}}' as Operation<
  FundPaperAccountMutation, FundPaperAccountMutationVariables, 'Mutation', 'trade'
>;

/** Plays a whole deposit through on a practice account. */
export const simulatePaperDeposit = 'mutation SimulatePaperDeposit($params:SimulatePaperDepositInput!){simulatePaperDeposit(params:$params){id method status tradingMode brokerAccountId amount currency fee credited{amount currency}exchangeRate forexFeeFraction reference cardId pendingTransactionId viewed failureReason failureCode completedAt withdrawableAt createdAt updatedAt}}' as Operation<
  SimulatePaperDepositMutation, SimulatePaperDepositMutationVariables, 'Mutation', 'funding.write'
>;

/** The caller's rules that sell incoming crypto assets for cash, by asset and chain. */
export const getCryptoAutoSweeps = 'query GetCryptoAutoSweeps($params:GetCryptoAutoSweepsInput){getCryptoAutoSweeps(params:$params){id currency chain targetCurrency minimumAmount sellPercent status failureReason failureCode lastRunAt totalSwept createdAt updatedAt}}' as Operation<
  GetCryptoAutoSweepsQuery, GetCryptoAutoSweepsQueryVariables, 'Query', 'funding.read'
>;

/** Makes a rule that sells each transfer of a crypto asset for cash once it is completed, by a market order. */
export const createCryptoAutoSweep = 'mutation CreateCryptoAutoSweep($params:CreateCryptoAutoSweepInput!){createCryptoAutoSweep(params:$params){id currency chain targetCurrency minimumAmount sellPercent status failureReason failureCode lastRunAt totalSwept createdAt updatedAt}}' as Operation<
  CreateCryptoAutoSweepMutation, CreateCryptoAutoSweepMutationVariables, 'Mutation', 'funding.write'
>;

/** Deletes a rule. */
export const deleteCryptoAutoSweep = 'mutation DeleteCryptoAutoSweep($params:DeleteCryptoAutoSweepInput!){deleteCryptoAutoSweep(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteCryptoAutoSweepMutation, DeleteCryptoAutoSweepMutationVariables, 'Mutation', 'funding.write'
>;

/** The caller's crypto transfers in and out, newest first. */
export const fetchCryptoCurrencyTransfers = 'query FetchCryptoCurrencyTransfers($params:FetchCryptoCurrencyTransfersInput){fetchCryptoCurrencyTransfers(params:$params){nodes{id direction status currency chain amount networkFee fee netAmount value{amount currency}fromAddress toAddress memo walletId whitelistedWalletId txHash explorerUrl confirmations requiredConfirmations failureReason failureCode completedAt createdAt updatedAt}nextCursor}}' as Operation<
  FetchCryptoCurrencyTransfersQuery, FetchCryptoCurrencyTransfersQueryVariables, 'Query', 'funding.read'
>;

/** Sends a crypto asset to a whitelisted wallet. */
export const requestCryptoWithdrawal = 'mutation RequestCryptoWithdrawal($params:RequestCryptoWithdrawalInput!){requestCryptoWithdrawal(params:$params){id direction status currency chain amount networkFee fee netAmount value{amount currency}fromAddress toAddress memo walletId whitelistedWalletId txHash explorerUrl confirmations requiredConfirmations failureReason failureCode completedAt createdAt updatedAt}}' as Operation<
  RequestCryptoWithdrawalMutation, RequestCryptoWithdrawalMutationVariables, 'Mutation', 'funding.write'
>;

/** Searches the directory of virtual asset service providers, the best fit first. */
export const searchVASPs = 'query SearchVASPs($params:SearchVASPsInput!){searchVASPs(params:$params){id name website country jurisdictions logoUrl}}' as Operation<
  SearchVASPsQuery, SearchVASPsQueryVariables, 'Query', 'funding.read'
>;

/** The caller's wallets with their addresses and balances, by asset and chain. */
export const fetchCryptoCurrencyWallets = 'query FetchCryptoCurrencyWallets($params:FetchCryptoCurrencyWalletsInput){fetchCryptoCurrencyWallets(params:$params){id currency chain status address memo qrCodeDataUrl balance available value{amount currency}minimumDeposit minimumWithdrawal estimatedWithdrawalFee requiredConfirmations simulated createdAt updatedAt}}' as Operation<
  FetchCryptoCurrencyWalletsQuery, FetchCryptoCurrencyWalletsQueryVariables, 'Query', 'funding.read'
>;

/** Where to receive a crypto asset. */
export const fetchCryptoWalletAddress = 'query FetchCryptoWalletAddress($params:FetchCryptoWalletAddressInput!){fetchCryptoWalletAddress(params:$params){id currency chain status address memo qrCodeDataUrl balance available value{amount currency}minimumDeposit minimumWithdrawal estimatedWithdrawalFee requiredConfirmations simulated createdAt updatedAt}}' as Operation<
  FetchCryptoWalletAddressQuery, FetchCryptoWalletAddressQueryVariables, 'Query', 'funding.read'
>;

/** Makes wallets to receive crypto assets on, at most 50, and returns them in the order asked for. */
export const createCryptoCurrencyWallets = 'mutation CreateCryptoCurrencyWallets($params:CreateCryptoCurrencyWalletsInput){createCryptoCurrencyWallets(params:$params){id currency chain status address memo qrCodeDataUrl balance available value{amount currency}minimumDeposit minimumWithdrawal estimatedWithdrawalFee requiredConfirmations simulated createdAt updatedAt}}' as Operation<
  CreateCryptoCurrencyWalletsMutation, CreateCryptoCurrencyWalletsMutationVariables, 'Mutation', 'funding.write'
>;

/** The outside wallets that the caller may send to or has asked for, newest first. */
export const fetchWhitelistedWallets = 'query FetchWhitelistedWallets($params:FetchWhitelistedWalletsInput){fetchWhitelistedWallets(params:$params){id label currency chain address memo status failureReason failureCode usableAt travelRule{selfHosted vaspId vaspName vaspWebsite beneficiaryGivenName beneficiaryFamilyName beneficiaryEntityName beneficiaryCountry beneficiaryAddress{line1 line2 city region postalCode country}hasOwnershipProof complete}nextActions{name description type}ownershipMessage createdAt updatedAt}}' as Operation<
  FetchWhitelistedWalletsQuery, FetchWhitelistedWalletsQueryVariables, 'Query', 'funding.read'
>;

/** Asks to whitelist an outside wallet, to send a crypto asset to. */
export const requestWhitelistWallet = 'mutation RequestWhitelistWallet($params:RequestWhitelistWalletInput!){requestWhitelistWallet(params:$params){id label currency chain address memo status failureReason failureCode usableAt travelRule{selfHosted vaspId vaspName vaspWebsite beneficiaryGivenName beneficiaryFamilyName beneficiaryEntityName beneficiaryCountry beneficiaryAddress{line1 line2 city region postalCode country}hasOwnershipProof complete}nextActions{name description type}ownershipMessage createdAt updatedAt}}' as Operation<
  RequestWhitelistWalletMutation, RequestWhitelistWalletMutationVariables, 'Mutation', 'funding.write'
>;

/** Changes who keeps and who owns a whitelisted wallet. */
export const updateWhitelistedWalletTravelRule = 'mutation UpdateWhitelistedWalletTravelRule($params:UpdateWhitelistedWalletTravelRuleInput!){updateWhitelistedWalletTravelRule(params:$params){id label currency chain address memo status failureReason failureCode usableAt travelRule{selfHosted vaspId vaspName vaspWebsite beneficiaryGivenName beneficiaryFamilyName beneficiaryEntityName beneficiaryCountry beneficiaryAddress{line1 line2 city region postalCode country}hasOwnershipProof complete}nextActions{name description type}ownershipMessage createdAt updatedAt}}' as Operation<
  UpdateWhitelistedWalletTravelRuleMutation, UpdateWhitelistedWalletTravelRuleMutationVariables, 'Mutation', 'funding.write'
>;

/** Takes an outside wallet off the list. */
export const deleteWhitelistedWallet = 'mutation DeleteWhitelistedWallet($params:DeleteWhitelistedWalletInput!){deleteWhitelistedWallet(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteWhitelistedWalletMutation, DeleteWhitelistedWalletMutationVariables, 'Mutation', 'funding.write'
>;

/** Starts the making of a file with the caller's data and returns its job at once. */
export const requestExport = 'mutation RequestExport($params:RequestExportInput!){requestExport(params:$params){id type format status progressPercent from to tradingMode portfolioIds rowCount sizeBytes downloadUrl failureReason failureCode viewed completedAt expiresAt createdAt updatedAt}}' as Operation<
  RequestExportMutation, RequestExportMutationVariables, 'Mutation', 'funding.read'
>;

/** Notes that the person has seen that export jobs ended. */
export const markExportJobsViewed = 'mutation MarkExportJobsViewed($params:MarkExportJobsViewedInput){markExportJobsViewed(params:$params){id affectedCount affectedIds message}}' as Operation<
  MarkExportJobsViewedMutation, MarkExportJobsViewedMutationVariables, 'Mutation', 'funding.read'
>;

/** The caller's export jobs, newest first. */
export const myExportJobs = 'query MyExportJobs($params:MyExportJobsInput){myExportJobs(params:$params){nodes{id type format status progressPercent from to tradingMode portfolioIds rowCount sizeBytes downloadUrl failureReason failureCode viewed completedAt expiresAt createdAt updatedAt}nextCursor}}' as Operation<
  MyExportJobsQuery, MyExportJobsQueryVariables, 'Query', 'funding.read'
>;

/** The caller's export jobs at every change of state or progress. */
export const exportJobUpdated = 'subscription ExportJobUpdated($params:ExportJobUpdatedInput){exportJobUpdated(params:$params){id type format status progressPercent from to tradingMode portfolioIds rowCount sizeBytes downloadUrl failureReason failureCode viewed completedAt expiresAt createdAt updatedAt}}' as Operation<
  ExportJobUpdatedSubscription, ExportJobUpdatedSubscriptionVariables, 'Subscription', 'funding.read'
>;

/** The bank account that withdrawals in one currency are paid to, or null where none is saved. */
export const fetchSavedBankAccount = 'query FetchSavedBankAccount($params:FetchSavedBankAccountInput!){fetchSavedBankAccount(params:$params){id purpose currency accountHolder bankName numberMasked country type routingNumber swiftBic status failureReason failureCode usableAt verifiedAt replacement{id}createdAt updatedAt}}' as Operation<
  FetchSavedBankAccountQuery, FetchSavedBankAccountQueryVariables, 'Query', 'funding.read'
>;

/** The bank account that referral rewards and a creator's earnings are paid to in one currency, or null where none is saved. */
export const fetchSavedPayoutAccount = 'query FetchSavedPayoutAccount($params:FetchSavedPayoutAccountInput!){fetchSavedPayoutAccount(params:$params){id purpose currency accountHolder bankName numberMasked country type routingNumber swiftBic status failureReason failureCode usableAt verifiedAt replacement{id}createdAt updatedAt}}' as Operation<
  FetchSavedPayoutAccountQuery, FetchSavedPayoutAccountQueryVariables, 'Query', 'funding.read'
>;

/** Saves the New Zealand bank account that withdrawals are paid to. */
export const saveBankAccountNZD = 'mutation SaveBankAccountNZD($params:SaveBankAccountNZDInput!){saveBankAccountNZD(params:$params){id purpose currency accountHolder bankName numberMasked country type routingNumber swiftBic status failureReason failureCode usableAt verifiedAt replacement{id}createdAt updatedAt}}' as Operation<
  SaveBankAccountNZDMutation, SaveBankAccountNZDMutationVariables, 'Mutation', 'funding.write'
>;

/** Saves the United States dollar bank account that withdrawals are paid to. */
export const saveBankAccountUSD = 'mutation SaveBankAccountUSD($params:SaveBankAccountUSDInput!){saveBankAccountUSD(params:$params){id purpose currency accountHolder bankName numberMasked country type routingNumber swiftBic status failureReason failureCode usableAt verifiedAt replacement{id}createdAt updatedAt}}' as Operation<
  SaveBankAccountUSDMutation, SaveBankAccountUSDMutationVariables, 'Mutation', 'funding.write'
>;

/** Deletes the bank account that withdrawals are paid to, or its replacement. */
export const deleteSavedBankAccount = 'mutation DeleteSavedBankAccount($params:DeleteSavedBankAccountInput!){deleteSavedBankAccount(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteSavedBankAccountMutation, DeleteSavedBankAccountMutationVariables, 'Mutation', 'funding.write'
>;

/** Saves the New Zealand bank account that referral rewards and a creator's earnings are paid to. */
export const savePayoutBankAccountNZD = 'mutation SavePayoutBankAccountNZD($params:SavePayoutBankAccountNZDInput!){savePayoutBankAccountNZD(params:$params){id purpose currency accountHolder bankName numberMasked country type routingNumber swiftBic status failureReason failureCode usableAt verifiedAt replacement{id}createdAt updatedAt}}' as Operation<
  SavePayoutBankAccountNZDMutation, SavePayoutBankAccountNZDMutationVariables, 'Mutation', 'funding.write'
>;

/** Saves the United States dollar bank account that referral rewards and a creator's earnings are paid to. */
export const savePayoutBankAccountUSD = 'mutation SavePayoutBankAccountUSD($params:SavePayoutBankAccountUSDInput!){savePayoutBankAccountUSD(params:$params){id purpose currency accountHolder bankName numberMasked country type routingNumber swiftBic status failureReason failureCode usableAt verifiedAt replacement{id}createdAt updatedAt}}' as Operation<
  SavePayoutBankAccountUSDMutation, SavePayoutBankAccountUSDMutationVariables, 'Mutation', 'funding.write'
>;

/** Deletes the bank account that referral rewards and a creator's earnings are paid to, or its replacement. */
export const deleteSavedPayoutAccount = 'mutation DeleteSavedPayoutAccount($params:DeleteSavedPayoutAccountInput!){deleteSavedPayoutAccount(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteSavedPayoutAccountMutation, DeleteSavedPayoutAccountMutationVariables, 'Mutation', 'funding.write'
>;

/** Where to send money by bank transfer, with the caller's permanent reference. */
export const getBankDetail = 'query GetBankDetail($params:GetBankDetailInput!){getBankDetail(params:$params){currency bankName accountName accountNumber routingNumber swiftBic iban bankAddress{line1 line2 city region postalCode country}particulars code reference instructions minimumAmount estimatedBusinessDays}}' as Operation<
  GetBankDetailQuery, GetBankDetailQueryVariables, 'Query', 'funding.read'
>;

/** Where to send US dollars by wire or ACH transfer, with the caller's permanent reference. */
export const getUSDBankingDetails = 'query GetUSDBankingDetails($params:GetUSDBankingDetailsInput){getUSDBankingDetails(params:$params){currency bankName accountName accountNumber routingNumber swiftBic iban bankAddress{line1 line2 city region postalCode country}particulars code reference instructions minimumAmount estimatedBusinessDays}}' as Operation<
  GetUSDBankingDetailsQuery, GetUSDBankingDetailsQueryVariables, 'Query', 'funding.read'
>;

/** Who handles payments from one country in one currency, with its limits and fees. */
export const fetchDefaultPaymentProvider = 'query FetchDefaultPaymentProvider($params:FetchDefaultPaymentProviderInput!){fetchDefaultPaymentProvider(params:$params){name publishableKey limits{method currency minimumAmount maximumAmount feeFraction fixedFee}}}' as Operation<
  FetchDefaultPaymentProviderQuery, FetchDefaultPaymentProviderQueryVariables, 'Query', 'funding.read'
>;

/** The caller's saved cards, the default one first, then by when they were saved. */
export const listCards = 'query ListCards($params:ListCardsInput){listCards(params:$params){id brand last4 expiryMonth expiryYear holder country status failureReason failureCode default createdAt updatedAt}}' as Operation<
  ListCardsQuery, ListCardsQueryVariables, 'Query', 'funding.read'
>;

/** Saves a card in two steps. */
export const saveNewCard = 'mutation SaveNewCard($params:SaveNewCardInput){saveNewCard(params:$params){card{id brand last4 expiryMonth expiryYear holder country status failureReason failureCode default createdAt updatedAt}clientSecret setupUrl expiresAt}}' as Operation<
  SaveNewCardMutation, SaveNewCardMutationVariables, 'Mutation', 'funding.write'
>;

/** Deletes a card here and at the provider. */
export const deleteCard = 'mutation DeleteCard($params:DeleteCardInput!){deleteCard(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteCardMutation, DeleteCardMutationVariables, 'Mutation', 'funding.write'
>;

/** The caller's deposits, newest first. */
export const fetchUserDeposits = 'query FetchUserDeposits($params:FetchUserDepositsInput){fetchUserDeposits(params:$params){nodes{id method status tradingMode brokerAccountId amount currency fee credited{amount currency}exchangeRate forexFeeFraction reference cardId pendingTransactionId viewed failureReason failureCode completedAt withdrawableAt createdAt updatedAt}nextCursor}}' as Operation<
  FetchUserDepositsQuery, FetchUserDepositsQueryVariables, 'Query', 'funding.read'
>;

/** Notes that the person has seen that a deposit was completed. */
export const markDepositAsViewed = 'mutation MarkDepositAsViewed($params:MarkDepositAsViewedInput!){markDepositAsViewed(params:$params){id affectedCount affectedIds message}}' as Operation<
  MarkDepositAsViewedMutation, MarkDepositAsViewedMutationVariables, 'Mutation', 'funding.write'
>;

/** Notes that the person has seen all completed deposits. */
export const markAllDepositsAsViewed = 'mutation MarkAllDepositsAsViewed{markAllDepositsAsViewed{id affectedCount affectedIds message}}' as Operation<
  MarkAllDepositsAsViewedMutation, MarkAllDepositsAsViewedMutationVariables, 'Mutation', 'funding.write'
>;

/** The exchange rates that the caller gets at this moment, the fee of the caller's plan taken off, by currency. */
export const fetchCurrentRates = 'query FetchCurrentRates($params:FetchCurrentRatesInput){fetchCurrentRates(params:$params){from to midRate rate feeFraction asOf source}}' as Operation<
  FetchCurrentRatesQuery, FetchCurrentRatesQueryVariables, 'Query', 'funding.read'
>;

/** The foreign exchange fee of the caller's deposits, withdrawals and exchanges, as a fraction of the amount given. */
export const getMyForexFeeRate = 'query GetMyForexFeeRate{getMyForexFeeRate}' as Operation<
  GetMyForexFeeRateQuery, GetMyForexFeeRateQueryVariables, 'Query', 'funding.read'
>;

/** Quotes an exchange at a rate that is held for 30 seconds. */
export const getTemporaryQuote = 'query GetTemporaryQuote($params:GetTemporaryQuoteInput!){getTemporaryQuote(params:$params){id from to fromAmount toAmount midRate rate feeFraction fee expiresAt createdAt}}' as Operation<
  GetTemporaryQuoteQuery, GetTemporaryQuoteQueryVariables, 'Query', 'funding.read'
>;

/** Opts the caller's idle cash in one currency in to interest, or out of it. */
export const optInInterest = 'mutation OptInInterest($params:OptInInterestInput!){optInInterest(params:$params){id currency status optedIn aprPercent accrued paidToDate nextPaymentOn createdAt updatedAt}}' as Operation<
  OptInInterestMutation, OptInInterestMutationVariables, 'Mutation', 'funding.write'
>;

/** The caller's pending transactions, newest first. */
export const fetchPendingUserTransactions = 'query FetchPendingUserTransactions($params:FetchPendingUserTransactionsInput){fetchPendingUserTransactions(params:$params){nodes{id kind status amount currency reference bankDetail{currency bankName accountName accountNumber routingNumber swiftBic iban bankAddress{line1 line2 city region postalCode country}particulars code reference instructions minimumAmount estimatedBusinessDays}cardId confirmationUrl deposit{id}withdrawal{id}bought{amount currency}failureReason failureCode expiresAt createdAt updatedAt}nextCursor}}' as Operation<
  FetchPendingUserTransactionsQuery, FetchPendingUserTransactionsQueryVariables, 'Query', 'funding.read'
>;

/** Starts a deposit by bank transfer or card, or an exchange of cash. */
export const createPendingUserTransaction = 'mutation CreatePendingUserTransaction($params:CreatePendingUserTransactionInput!){createPendingUserTransaction(params:$params){id kind status amount currency reference bankDetail{currency bankName accountName accountNumber routingNumber swiftBic iban bankAddress{line1 line2 city region postalCode country}particulars code reference instructions minimumAmount estimatedBusinessDays}cardId confirmationUrl deposit{id}withdrawal{id}bought{amount currency}failureReason failureCode expiresAt createdAt updatedAt}}' as Operation<
  CreatePendingUserTransactionMutation, CreatePendingUserTransactionMutationVariables, 'Mutation', 'funding.write'
>;

/** Deletes the caller's pending transactions that are `EXPIRED` from the list. */
export const deleteExpiredPendingUserTransactions = 'mutation DeleteExpiredPendingUserTransactions{deleteExpiredPendingUserTransactions{id affectedCount affectedIds message}}' as Operation<
  DeleteExpiredPendingUserTransactionsMutation, DeleteExpiredPendingUserTransactionsMutationVariables, 'Mutation', 'funding.write'
>;

/** Asks for a withdrawal of cash to the caller's own bank account. */
export const createWithdrawalRequest = 'mutation CreateWithdrawalRequest($params:CreateWithdrawalRequestInput!){createWithdrawalRequest(params:$params){id status amount currency fee payoutAmount payoutCurrency exchangeRate forexFeeFraction quoteId bankAccountId bankAccountNumberMasked reference failureReason failureCode estimatedArrivalOn sentAt completedAt createdAt updatedAt}}' as Operation<
  CreateWithdrawalRequestMutation, CreateWithdrawalRequestMutationVariables, 'Mutation', 'funding.write'
>;

/** Lists of assets and strategies to discover, such as gainers, the most held and themes, in the operator's order. */
export const fetchDiscoverLists = 'query FetchDiscoverLists($params:FetchDiscoverListsInput){fetchDiscoverLists(params:$params){id title subtitle kind metric items{rank asset{id symbol name}strategy{id name}metricValue}refreshedAt}}' as Operation<
  FetchDiscoverListsQuery, FetchDiscoverListsQueryVariables, 'Query', 'portfolio.read'
>;

/** The experts of the platform with their records, by name. */
export const fetchExperts = 'query FetchExperts($params:FetchExpertsInput){fetchExperts(params:$params){nodes{id name slug title bio avatarUrl links followerCount strategyCount openIdeaCount closedIdeaCount winRatePercent averageResultPercent createdAt}nextCursor}}' as Operation<
  FetchExpertsQuery, FetchExpertsQueryVariables, 'Query', 'public'
>;

/** What the person likes, last changed first. */
export const fetchUserLikes = 'query FetchUserLikes($params:FetchUserLikesInput){fetchUserLikes(params:$params){nodes{id entityType entityId value likedAt asset{id symbol name}strategy{id name}news{id}expert{id name title}}nextCursor}}' as Operation<
  FetchUserLikesQuery, FetchUserLikesQueryVariables, 'Query', 'profile.read'
>;

/** Likes something, dislikes it, or takes either back. */
export const toggleLike = 'mutation ToggleLike($params:ToggleLikeInput!){toggleLike(params:$params){id entityType entityId value likedAt asset{id symbol name}strategy{id name}news{id}expert{id name title}}}' as Operation<
  ToggleLikeMutation, ToggleLikeMutationVariables, 'Mutation', 'profile.write'
>;

/** Deals a deck of tradable assets to like or not with `toggleLike`, the best fit first. */
export const generateLikeableAssets = 'mutation GenerateLikeableAssets($params:GenerateLikeableAssetsInput){generateLikeableAssets(params:$params){id deckId position asset{id symbol name}reason fitPercent sparkline}}' as Operation<
  GenerateLikeableAssetsMutation, GenerateLikeableAssetsMutationVariables, 'Mutation', 'profile.write'
>;

/** Trade ideas, those still open unless `statuses` says otherwise, last published first. */
export const getTradeIdeas = 'query GetTradeIdeas($params:GetTradeIdeasInput){getTradeIdeas(params:$params){nodes{id title thesis asset{id symbol name}expert{id name title}direction status horizon entryLow entryHigh targets{price allocationPercent hitAt}stopLoss rewardRiskRatio confidencePercent currentPrice priceAsOf stale entryPrice entryFilledAt closePrice closedAt outcome resultPercent currency requiredTier chartUrl likeCount publishedAt expiresAt updatedAt}nextCursor}}' as Operation<
  GetTradeIdeasQuery, GetTradeIdeasQueryVariables, 'Query', 'portfolio.read'
>;

/** All trade ideas, open, ended and withdrawn, last published first. */
export const getAllTradeIdeas = 'query GetAllTradeIdeas($params:GetAllTradeIdeasInput){getAllTradeIdeas(params:$params){nodes{id title thesis asset{id symbol name}expert{id name title}direction status horizon entryLow entryHigh targets{price allocationPercent hitAt}stopLoss rewardRiskRatio confidencePercent currentPrice priceAsOf stale entryPrice entryFilledAt closePrice closedAt outcome resultPercent currency requiredTier chartUrl likeCount publishedAt expiresAt updatedAt}nextCursor}}' as Operation<
  GetAllTradeIdeasQuery, GetAllTradeIdeasQueryVariables, 'Query', 'portfolio.read'
>;

/** Trade ideas that have ended, with their results, last ended first. */
export const getClosedTradeIdeas = 'query GetClosedTradeIdeas($params:GetClosedTradeIdeasInput){getClosedTradeIdeas(params:$params){nodes{id title thesis asset{id symbol name}expert{id name title}direction status horizon entryLow entryHigh targets{price allocationPercent hitAt}stopLoss rewardRiskRatio confidencePercent currentPrice priceAsOf stale entryPrice entryFilledAt closePrice closedAt outcome resultPercent currency requiredTier chartUrl likeCount publishedAt expiresAt updatedAt}nextCursor}}' as Operation<
  GetClosedTradeIdeasQuery, GetClosedTradeIdeasQueryVariables, 'Query', 'portfolio.read'
>;

/** One trade idea, open or ended. */
export const getTradeIdea = 'query GetTradeIdea($params:GetTradeIdeaInput!){getTradeIdea(params:$params){id title thesis asset{id symbol name}expert{id name title}direction status horizon entryLow entryHigh targets{price allocationPercent hitAt}stopLoss rewardRiskRatio confidencePercent currentPrice priceAsOf stale entryPrice entryFilledAt closePrice closedAt outcome resultPercent currency requiredTier chartUrl updates{at text}likeCount publishedAt expiresAt updatedAt}}' as Operation<
  GetTradeIdeaQuery, GetTradeIdeaQueryVariables, 'Query', 'portfolio.read'
>;

/** The agreements in force, mandatory ones first, with the caller's signatures. */
export const fetchAccountAgreements = 'query FetchAccountAgreements($params:FetchAccountAgreementsInput){fetchAccountAgreements(params:$params){id type title version url bodyMarkdown requiredFor mandatory signed{id}previouslySigned{id}effectiveAt}}' as Operation<
  FetchAccountAgreementsQuery, FetchAccountAgreementsQueryVariables, 'Query', 'funding.read'
>;

/** Signs the agreements that the identity check needs, as a section of it. */
export const updateUserKycAgreements = 'mutation UpdateUserKycAgreements($params:UpdateUserKycAgreementsInput!){updateUserKycAgreements(params:$params){status accountType sections{section status required updatedAt}canSubmit problems{section field message}agreements{type title version url signed{id type version signerName signedAt ipAddress contentSha256}}updatedAt}}' as Operation<
  UpdateUserKycAgreementsMutation, UpdateUserKycAgreementsMutationVariables, 'Mutation', 'profile.write'
>;

/** Signs agreements in the versions named and returns them signed, in the order given. */
export const signAgreements = 'mutation SignAgreements($params:SignAgreementsInput!){signAgreements(params:$params){id type title version url bodyMarkdown requiredFor mandatory signed{id}previouslySigned{id}effectiveAt}}' as Operation<
  SignAgreementsMutation, SignAgreementsMutationVariables, 'Mutation', 'funding.write'
>;

/** Signs the brokerage customer agreement, which orders with the platform account need. */
export const signCustomerAgreement = 'mutation SignCustomerAgreement($params:SignCustomerAgreementInput!){signCustomerAgreement(params:$params){id type title version url bodyMarkdown requiredFor mandatory signed{id}previouslySigned{id}effectiveAt}}' as Operation<
  SignCustomerAgreementMutation, SignCustomerAgreementMutationVariables, 'Mutation', 'funding.write'
>;

/** Saves the company or trust that the account is for, as a section of the identity check, and sets its `accountType`. */
export const updateUserKycCompanySetup = 'mutation UpdateUserKycCompanySetup($params:UpdateUserKycCompanySetupInput!){updateUserKycCompanySetup(params:$params){status accountType sections{section status required updatedAt}canSubmit problems{section field message}company{legalName tradingName companyNumber nzbn country incorporatedOn entityType address{line1 line2 city region postalCode country}people{givenName familyName dateOfBirth email ownershipPercent roles}sourceOfFunds}updatedAt}}' as Operation<
  UpdateUserKycCompanySetupMutation, UpdateUserKycCompanySetupMutationVariables, 'Mutation', 'profile.write'
>;

/** Saves how to reach the person, as a section of the identity check. */
export const updateUserKycContactInformation = 'mutation UpdateUserKycContactInformation($params:UpdateUserKycContactInformationInput!){updateUserKycContactInformation(params:$params){status accountType sections{section status required updatedAt}canSubmit problems{section field message}contact{email phone address{line1 line2 city region postalCode country}mailingAddress{line1 line2 city region postalCode country}}updatedAt}}' as Operation<
  UpdateUserKycContactInformationMutation, UpdateUserKycContactInformationMutationVariables, 'Mutation', 'profile.write'
>;

/** Saves what the law asks people to disclose, as a section of the identity check. */
export const updateUserKycDisclosures = 'mutation UpdateUserKycDisclosures($params:UpdateUserKycDisclosuresInput!){updateUserKycDisclosures(params:$params){status accountType sections{section status required updatedAt}canSubmit problems{section field message}disclosures{controlPerson controlledCompanies affiliatedWithExchangeOrFinra affiliatedFirm politicallyExposed immediateFamilyExposed politicallyExposedNames employmentStatus employerName employerAddress position usPerson}updatedAt}}' as Operation<
  UpdateUserKycDisclosuresMutation, UpdateUserKycDisclosuresMutationVariables, 'Mutation', 'profile.write'
>;

/** Hands in papers for the identity check, or takes some back. */
export const updateUserKycFileDocuments = 'mutation UpdateUserKycFileDocuments($params:UpdateUserKycFileDocumentsInput){updateUserKycFileDocuments(params:$params){status accountType sections{section status required updatedAt}canSubmit problems{section field message}documents{id type side coHolder fileName mimeType sizeBytes status failureReason failureCode expiresOn createdAt}updatedAt}}' as Operation<
  UpdateUserKycFileDocumentsMutation, UpdateUserKycFileDocumentsMutationVariables, 'Mutation', 'profile.write'
>;

/** Saves who the person is, as a section of the identity check. */
export const updateUserKycIdentityInformation = 'mutation UpdateUserKycIdentityInformation($params:UpdateUserKycIdentityInformationInput!){updateUserKycIdentityInformation(params:$params){status accountType sections{section status required updatedAt}canSubmit problems{section field message}identity{givenName middleName familyName dateOfBirth countryOfBirth citizenships countryOfTaxResidence taxIdType taxIdMasked taxIdNotRequiredReason visaType visaExpiresOn permanentResident fundingSources annualIncome{min max currency}liquidNetWorth{min max currency}totalNetWorth{min max currency}}updatedAt}}' as Operation<
  UpdateUserKycIdentityInformationMutation, UpdateUserKycIdentityInformationMutationVariables, 'Mutation', 'profile.write'
>;

/** A token for the identity provider's widget. */
export const getIdvToken = 'query GetIdvToken($params:GetIdvTokenInput){getIdvToken(params:$params){token provider sessionId url expiresAt}}' as Operation<
  GetIdvTokenQuery, GetIdvTokenQueryVariables, 'Query', 'profile.read'
>;

/** Tells that the identity provider's widget has ended, so that the server reads the outcome from the provider at once. */
export const updateIdvOutcome = 'mutation UpdateIdvOutcome($params:UpdateIdvOutcomeInput!){updateIdvOutcome(params:$params){status accountType sections{section status required updatedAt}canSubmit problems{section field message}idv{id provider outcome failureReason failureCode startedAt finishedAt}updatedAt}}' as Operation<
  UpdateIdvOutcomeMutation, UpdateIdvOutcomeMutationVariables, 'Mutation', 'profile.write'
>;

/** The person's identity check with all its sections. */
export const fetchKYC = 'query FetchKYC{fetchKYC{status accountType sections{section status required updatedAt}canSubmit problems{section field message}contact{email phone address{line1 line2 city region postalCode country}mailingAddress{line1 line2 city region postalCode country}}identity{givenName middleName familyName dateOfBirth countryOfBirth citizenships countryOfTaxResidence taxIdType taxIdMasked taxIdNotRequiredReason visaType visaExpiresOn permanentResident fundingSources annualIncome{min max currency}liquidNetWorth{min max currency}totalNetWorth{min max currency}}agreements{type title version url signed{id type version signerName signedAt ipAddress contentSha256}}documents{id type side coHolder fileName mimeType sizeBytes status failureReason failureCode expiresOn createdAt}w8ben{id status signedAt statement expiresOn}idv{id provider outcome failureReason failureCode startedAt finishedAt}requests{id section message createdAt resolvedAt}submittedAt decidedAt expiresAt updatedAt}}' as Operation<
  FetchKYCQuery, FetchKYCQueryVariables, 'Query', 'profile.read'
>;

/** Submits the identity check for review. */
export const submitKyc = 'mutation SubmitKyc($params:SubmitKycInput!){submitKyc(params:$params){status accountType sections{section status required updatedAt}canSubmit problems{section field message}requests{id section message createdAt resolvedAt}submittedAt updatedAt}}' as Operation<
  SubmitKycMutation, SubmitKycMutationVariables, 'Mutation', 'profile.write'
>;

/** Saves whom to call where the person cannot be reached, as a section of the identity check. */
export const updateUserKycTrustedContact = 'mutation UpdateUserKycTrustedContact($params:UpdateUserKycTrustedContactInput!){updateUserKycTrustedContact(params:$params){status accountType sections{section status required updatedAt}canSubmit problems{section field message}trustedContact{declined givenName familyName email phone address{line1 line2 city region postalCode country}}updatedAt}}' as Operation<
  UpdateUserKycTrustedContactMutation, UpdateUserKycTrustedContactMutationVariables, 'Mutation', 'profile.write'
>;

/** Signs a W-8BEN electronically as of now, as a section of the identity check, and makes its PDF with the moment, the address and the statement of the signature. */
export const updateUserKycW8BENFormDocument = 'mutation UpdateUserKycW8BENFormDocument($params:UpdateUserKycW8BENFormDocumentInput!){updateUserKycW8BENFormDocument(params:$params){status accountType sections{section status required updatedAt}canSubmit problems{section field message}w8ben{id status signedAt statement expiresOn}updatedAt}}' as Operation<
  UpdateUserKycW8BENFormDocumentMutation, UpdateUserKycW8BENFormDocumentMutationVariables, 'Mutation', 'profile.write'
>;

/** One asset by its ticker. */
export const fetchAssetByTicker = 'query FetchAssetByTicker($params:FetchAssetByTickerInput!){fetchAssetByTicker(params:$params){id symbol name assetClass exchange mic currency status tradable fractionable minOrderSize minTradeIncrement isin country sector quote{assetId symbol price bid ask open high low previousClose change changePercent volume currency session asOf delayedMinutes source stale}}}' as Operation<
  FetchAssetByTickerQuery, FetchAssetByTickerQueryVariables, 'Query', 'public'
>;

/** Several assets by their ids. */
export const fetchAssetsByAssetIds = 'query FetchAssetsByAssetIds($params:FetchAssetsByAssetIdsInput!){fetchAssetsByAssetIds(params:$params){assets{id symbol name assetClass exchange mic currency status tradable fractionable minOrderSize minTradeIncrement isin country sector quote{assetId symbol price bid ask open high low previousClose change changePercent volume currency session asOf delayedMinutes source stale}}unknownIds}}' as Operation<
  FetchAssetsByAssetIdsQuery, FetchAssetsByAssetIdsQueryVariables, 'Query', 'public'
>;

/** Searches assets, public strategies, experts, trade ideas and the news of the last days by name and symbol; an exact symbol comes first. */
export const searchBar = 'query SearchBar($params:SearchBarInput!){searchBar(params:$params){kind id title subtitle score asset{id symbol name}news{id}}}' as Operation<
  SearchBarQuery, SearchBarQueryVariables, 'Query', 'public'
>;

/** The last price known of one asset, marked `stale` where its source does not answer now. */
export const getCurrentStockPrice = 'query GetCurrentStockPrice($params:GetCurrentStockPriceInput!){getCurrentStockPrice(params:$params){assetId symbol price bid ask open high low previousClose change changePercent volume currency session asOf delayedMinutes source stale}}' as Operation<
  GetCurrentStockPriceQuery, GetCurrentStockPriceQueryVariables, 'Query', 'public'
>;

/** One asset by its id. */
export const fetchAssetByAssetId = 'query FetchAssetByAssetId($params:FetchAssetByAssetIdInput!){fetchAssetByAssetId(params:$params){id symbol name assetClass exchange mic currency status tradable fractionable minOrderSize minTradeIncrement isin country sector quote{assetId symbol price bid ask open high low previousClose change changePercent volume currency session asOf delayedMinutes source stale}}}' as Operation<
  FetchAssetByAssetIdQuery, FetchAssetByAssetIdQueryVariables, 'Query', 'public'
>;

/** Several assets by their tickers. */
export const fetchAssetsByTickers = 'query FetchAssetsByTickers($params:FetchAssetsByTickersInput!){fetchAssetsByTickers(params:$params){assets{id symbol name assetClass exchange mic currency status tradable fractionable minOrderSize minTradeIncrement isin country sector quote{assetId symbol price bid ask open high low previousClose change changePercent volume currency session asOf delayedMinutes source stale}}unknownTickers}}' as Operation<
  FetchAssetsByTickersQuery, FetchAssetsByTickersQueryVariables, 'Query', 'public'
>;

/** The assets that orders are taken for, by symbol. */
export const getTradableAssets = 'query GetTradableAssets($params:GetTradableAssetsInput){getTradableAssets(params:$params){nodes{id symbol name assetClass exchange mic currency status tradable fractionable minOrderSize minTradeIncrement isin country sector quote{assetId symbol price bid ask open high low previousClose change changePercent volume currency session asOf delayedMinutes source stale}}nextCursor}}' as Operation<
  GetTradableAssetsQuery, GetTradableAssetsQueryVariables, 'Query', 'public'
>;

/** The market's exchange rates from one currency to every other one that has a rate, by code. */
export const fetchAvailableRates = 'query FetchAvailableRates($params:FetchAvailableRatesInput){fetchAvailableRates(params:$params){from to midRate rate feeFraction asOf source}}' as Operation<
  FetchAvailableRatesQuery, FetchAvailableRatesQueryVariables, 'Query', 'public'
>;

/** Past prices of one asset as bars, oldest first. */
export const getStockHistoricalData = 'query GetStockHistoricalData($params:GetStockHistoricalDataInput!){getStockHistoricalData(params:$params){nodes{at open high low close volume vwap}currency source nextCursor}}' as Operation<
  GetStockHistoricalDataQuery, GetStockHistoricalDataQueryVariables, 'Query', 'public'
>;

/** How an asset has done over several spans, with risk figures and against a benchmark. */
export const fetchAssetPerformance = 'query FetchAssetPerformance($params:FetchAssetPerformanceInput!){fetchAssetPerformance(params:$params){assetId symbol ranges{range priceReturnPercent totalReturnPercent benchmarkReturnPercent}volatilityPercent maxDrawdownPercent beta series{date value}}}' as Operation<
  FetchAssetPerformanceQuery, FetchAssetPerformanceQueryVariables, 'Query', 'public'
>;

/** Live prices. */
export const livePriceData = 'subscription LivePriceData($params:LivePriceDataInput!){livePriceData(params:$params){assetId symbol price currency bid ask change changePercent volume session at sequence}}' as Operation<
  LivePriceDataSubscription, LivePriceDataSubscriptionVariables, 'Subscription', 'public'
>;

/** Whether an exchange is open, when that changes next, and its trading hours day by day with holidays and early closes, for the years 2015 to 2030. */
export const fetchMarketHours = 'query FetchMarketHours($params:FetchMarketHoursInput){fetchMarketHours(params:$params){exchange timeZone open session asOf nextOpensAt nextClosesAt days{date holiday holidayName earlyClose preMarketOpensAt opensAt closesAt afterHoursClosesAt}}}' as Operation<
  FetchMarketHoursQuery, FetchMarketHoursQueryVariables, 'Query', 'public'
>;

/** The days on which options of an asset expire, the nearest first. */
export const getExpirationDates = 'query GetExpirationDates($params:GetExpirationDatesInput!){getExpirationDates(params:$params)}' as Operation<
  GetExpirationDatesQuery, GetExpirationDatesQueryVariables, 'Query', 'public'
>;

/** The strike prices of the options of an asset that expire on one day, the lowest first. */
export const getStrikes = 'query GetStrikes($params:GetStrikesInput!){getStrikes(params:$params)}' as Operation<
  GetStrikesQuery, GetStrikesQueryVariables, 'Query', 'public'
>;

/** The options of an asset that expire on one day, with prices and greeks. */
export const getOptionChain = 'query GetOptionChain($params:GetOptionChainInput!){getOptionChain(params:$params){underlying underlyingPrice expirationDate expiresAt yearsToExpiration interestRateFraction dividendYieldFraction calls{symbol underlying type style strike expirationDate multiplier bid ask last mid volume openInterest impliedVolatilityFraction impliedVolatilityGap delta gamma theta vega rho inTheMoney intrinsicValue timeValue asOf}puts{symbol underlying type style strike expirationDate multiplier bid ask last mid volume openInterest impliedVolatilityFraction impliedVolatilityGap delta gamma theta vega rho inTheMoney intrinsicValue timeValue asOf}asOf}}' as Operation<
  GetOptionChainQuery, GetOptionChainQueryVariables, 'Query', 'public'
>;

/** Past prices of one option as bars, oldest first. */
export const getOptionHistoricalData = 'query GetOptionHistoricalData($params:GetOptionHistoricalDataInput!){getOptionHistoricalData(params:$params){nodes{at open high low close volume vwap}currency source nextCursor}}' as Operation<
  GetOptionHistoricalDataQuery, GetOptionHistoricalDataQueryVariables, 'Query', 'public'
>;

/** What the person owns. */
export const netWorthAssets = 'query NetWorthAssets($params:NetWorthAssetsInput){netWorthAssets(params:$params){id name symbol category portfolioId brokerAccountId instrumentId quantity price value wholeValue currency valueInDisplayCurrency costBasis gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}ownershipPercent valuedOn priceAsOf stale liquidity linkedLiabilityIds equityInDisplayCurrency country sector}}' as Operation<
  NetWorthAssetsQuery, NetWorthAssetsQueryVariables, 'Query', 'portfolio.read'
>;

/** What the assets were worth over time. */
export const netWorthAssetHistory = 'query NetWorthAssetHistory($params:NetWorthAssetHistoryInput){netWorthAssetHistory(params:$params){nodes{date value unpricedCount costBasis netContributions totalLiabilities netWorth}nextCursor timeframe currency}}' as Operation<
  NetWorthAssetHistoryQuery, NetWorthAssetHistoryQueryVariables, 'Query', 'portfolio.read'
>;

/** The person's net worth with its parts, computed from accounts, positions and what is recorded by hand. */
export const netWorthDashboard = 'query NetWorthDashboard($params:NetWorthDashboardInput){netWorthDashboard(params:$params){totals{netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome liquidAssets unpricedCount unpricedFlowCount debtToAssetPercent monthChange monthChangePercent currency}assets{id name symbol category quantity value currency stale}liabilities{id name kind currency balance interestRatePercent}goals{id name status targetAmount currentAmount currency targetOn}incomes{id name category currency annualAmount}expenses{id name category currency monthlyAmount}allocation{category value percent unpricedCount}pendingConfirmations savingsRatePercent currency asOf}}' as Operation<
  NetWorthDashboardQuery, NetWorthDashboardQueryVariables, 'Query', 'portfolio.read'
>;

/** What the person has settled about the display of the net worth. */
export const netWorthDisplayCurrency = 'query NetWorthDisplayCurrency{netWorthDisplayCurrency{id displayCurrency updatedAt}}' as Operation<
  NetWorthDisplayCurrencyQuery, NetWorthDisplayCurrencyQueryVariables, 'Query', 'portfolio.read'
>;

/** Chooses the currency in which the net worth is shown. */
export const updateNetWorthDisplayCurrency = 'mutation UpdateNetWorthDisplayCurrency($params:UpdateNetWorthDisplayCurrencyInput!){updateNetWorthDisplayCurrency(params:$params){id displayCurrency updatedAt}}' as Operation<
  UpdateNetWorthDisplayCurrencyMutation, UpdateNetWorthDisplayCurrencyMutationVariables, 'Mutation', 'portfolio.write'
>;

/** The person's documents, newest first. */
export const netWorthDocuments = 'query NetWorthDocuments($params:NetWorthDocumentsInput){netWorthDocuments(params:$params){nodes{id title category status fileName mimeType sizeBytes sha256 linkedType linkedId expiresOn downloadUrl downloadUrlExpiresAt note uploadedAt createdAt updatedAt}nextCursor}}' as Operation<
  NetWorthDocumentsQuery, NetWorthDocumentsQueryVariables, 'Query', 'portfolio.read'
>;

/** Announces a document and says where to upload its file. */
export const createNetWorthDocumentUpload = 'mutation CreateNetWorthDocumentUpload($params:CreateNetWorthDocumentUploadInput!){createNetWorthDocumentUpload(params:$params){document{id title category status fileName mimeType sizeBytes sha256 linkedType linkedId expiresOn downloadUrl downloadUrlExpiresAt note uploadedAt createdAt updatedAt}uploadUrl method headers{name value}expiresAt maxSizeBytes}}' as Operation<
  CreateNetWorthDocumentUploadMutation, CreateNetWorthDocumentUploadMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Ends the upload of a document. */
export const finalizeNetWorthDocument = 'mutation FinalizeNetWorthDocument($params:FinalizeNetWorthDocumentInput!){finalizeNetWorthDocument(params:$params){id title category status fileName mimeType sizeBytes sha256 linkedType linkedId expiresOn downloadUrl downloadUrlExpiresAt note uploadedAt createdAt updatedAt}}' as Operation<
  FinalizeNetWorthDocumentMutation, FinalizeNetWorthDocumentMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Deletes a document in any state with its file. */
export const deleteNetWorthDocument = 'mutation DeleteNetWorthDocument($params:DeleteNetWorthDocumentInput!){deleteNetWorthDocument(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteNetWorthDocumentMutation, DeleteNetWorthDocumentMutationVariables, 'Mutation', 'portfolio.write'
>;

/** What goes out, once or regularly, by name. */
export const netWorthExpenses = 'query NetWorthExpenses($params:NetWorthExpensesInput){netWorthExpenses(params:$params){id name category amount currency frequency essential monthlyAmount monthlyAmountInDisplayCurrency startsOn endsOn inflationPercent linkedLiabilityId ownerMemberId note createdAt updatedAt}}' as Operation<
  NetWorthExpensesQuery, NetWorthExpensesQueryVariables, 'Query', 'portfolio.read'
>;

/** What went out over time, by the month and by the year. */
export const netWorthExpenseHistory = 'query NetWorthExpenseHistory($params:NetWorthExpenseHistoryInput){netWorthExpenseHistory(params:$params){nodes{date monthlyAmount annualAmount unpricedCount}nextCursor timeframe currency}}' as Operation<
  NetWorthExpenseHistoryQuery, NetWorthExpenseHistoryQueryVariables, 'Query', 'portfolio.read'
>;

/** Records an expense. */
export const createNetWorthExpense = 'mutation CreateNetWorthExpense($params:CreateNetWorthExpenseInput!){createNetWorthExpense(params:$params){id name category amount currency frequency essential monthlyAmount monthlyAmountInDisplayCurrency startsOn endsOn inflationPercent linkedLiabilityId ownerMemberId note createdAt updatedAt}}' as Operation<
  CreateNetWorthExpenseMutation, CreateNetWorthExpenseMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Changes an expense. */
export const updateNetWorthExpense = 'mutation UpdateNetWorthExpense($params:UpdateNetWorthExpenseInput!){updateNetWorthExpense(params:$params){id name category amount currency frequency essential monthlyAmount monthlyAmountInDisplayCurrency startsOn endsOn inflationPercent linkedLiabilityId ownerMemberId note createdAt updatedAt}}' as Operation<
  UpdateNetWorthExpenseMutation, UpdateNetWorthExpenseMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Deletes an expense. */
export const deleteNetWorthExpense = 'mutation DeleteNetWorthExpense($params:DeleteNetWorthExpenseInput!){deleteNetWorthExpense(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteNetWorthExpenseMutation, DeleteNetWorthExpenseMutationVariables, 'Mutation', 'portfolio.write'
>;

/** The files of one tracked portfolio, newest first. */
export const netWorthPortfolioFiles = 'query NetWorthPortfolioFiles($params:NetWorthPortfolioFilesInput!){netWorthPortfolioFiles(params:$params){nodes{id portfolioId fileName mimeType sizeBytes sha256 kind extractionStatus failureCode failureReason broker periodStartsOn periodEndsOn rowCount pendingCount attempts downloadUrl downloadUrlExpiresAt createdAt updatedAt}nextCursor}}' as Operation<
  NetWorthPortfolioFilesQuery, NetWorthPortfolioFilesQueryVariables, 'Query', 'portfolio.read'
>;

/** The files of the assets portfolio and all its sub-portfolios, newest first. */
export const netWorthAllPortfolioFiles = 'query NetWorthAllPortfolioFiles($params:NetWorthAllPortfolioFilesInput){netWorthAllPortfolioFiles(params:$params){nodes{id portfolioId fileName mimeType sizeBytes sha256 kind extractionStatus failureCode failureReason broker periodStartsOn periodEndsOn rowCount pendingCount attempts downloadUrl downloadUrlExpiresAt createdAt updatedAt}nextCursor}}' as Operation<
  NetWorthAllPortfolioFilesQuery, NetWorthAllPortfolioFilesQueryVariables, 'Query', 'portfolio.read'
>;

/** Adds a file to a tracked portfolio and, unless `extract` is false, queues it for reading. */
export const uploadNetWorthFile = 'mutation UploadNetWorthFile($params:UploadNetWorthFileInput!){uploadNetWorthFile(params:$params){id portfolioId fileName mimeType sizeBytes sha256 kind extractionStatus failureCode failureReason broker periodStartsOn periodEndsOn rowCount pendingCount attempts downloadUrl downloadUrlExpiresAt createdAt updatedAt}}' as Operation<
  UploadNetWorthFileMutation, UploadNetWorthFileMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Queues a file for another reading. */
export const retryNetWorthFileExtraction = 'mutation RetryNetWorthFileExtraction($params:RetryNetWorthFileExtractionInput!){retryNetWorthFileExtraction(params:$params){id portfolioId fileName mimeType sizeBytes sha256 kind extractionStatus failureCode failureReason broker periodStartsOn periodEndsOn rowCount pendingCount attempts downloadUrl downloadUrlExpiresAt createdAt updatedAt}}' as Operation<
  RetryNetWorthFileExtractionMutation, RetryNetWorthFileExtractionMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Deletes a file, with the trades and dividends read from it that nobody has confirmed. */
export const deleteNetWorthFile = 'mutation DeleteNetWorthFile($params:DeleteNetWorthFileInput!){deleteNetWorthFile(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteNetWorthFileMutation, DeleteNetWorthFileMutationVariables, 'Mutation', 'portfolio.write'
>;

/** What the person saves for, by priority, with the progress of this moment. */
export const netWorthGoals = 'query NetWorthGoals($params:NetWorthGoalsInput){netWorthGoals(params:$params){id name kind status targetAmount currentAmount unpricedCount progressPercent currency targetOn monthlyContribution requiredMonthlyContribution expectedReturnPercent projectedOn projectedAmount priority imageUrl createdAt updatedAt}}' as Operation<
  NetWorthGoalsQuery, NetWorthGoalsQueryVariables, 'Query', 'portfolio.read'
>;

/** Records a goal. */
export const createNetWorthGoal = 'mutation CreateNetWorthGoal($params:CreateNetWorthGoalInput!){createNetWorthGoal(params:$params){id name kind status targetAmount currentAmount unpricedCount progressPercent currency targetOn monthlyContribution requiredMonthlyContribution expectedReturnPercent projectedOn projectedAmount priority fundingRules{portfolioId netWorthAssetId sharePercent amount}imageUrl createdAt updatedAt}}' as Operation<
  CreateNetWorthGoalMutation, CreateNetWorthGoalMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Changes a goal, puts it away or takes it up again. */
export const updateNetWorthGoal = 'mutation UpdateNetWorthGoal($params:UpdateNetWorthGoalInput!){updateNetWorthGoal(params:$params){id name kind status targetAmount currentAmount unpricedCount progressPercent currency targetOn monthlyContribution requiredMonthlyContribution expectedReturnPercent projectedOn projectedAmount priority fundingRules{portfolioId netWorthAssetId sharePercent amount}imageUrl createdAt updatedAt}}' as Operation<
  UpdateNetWorthGoalMutation, UpdateNetWorthGoalMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Deletes a goal. */
export const deleteNetWorthGoal = 'mutation DeleteNetWorthGoal($params:DeleteNetWorthGoalInput!){deleteNetWorthGoal(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteNetWorthGoalMutation, DeleteNetWorthGoalMutationVariables, 'Mutation', 'portfolio.write'
>;

/** The household that the person has joined, with its members and their totals together. */
export const netWorthHousehold = 'query NetWorthHousehold{netWorthHousehold{id name members{id name relationship role status sharePercent sharesFigures own totals{netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome liquidAssets unpricedCount unpricedFlowCount debtToAssetPercent monthChange monthChangePercent currency}}combined{netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome liquidAssets unpricedCount unpricedFlowCount debtToAssetPercent monthChange monthChangePercent currency}createdAt updatedAt}}' as Operation<
  NetWorthHouseholdQuery, NetWorthHouseholdQueryVariables, 'Query', 'portfolio.read'
>;

/** What comes in, once or regularly, by name. */
export const netWorthIncomes = 'query NetWorthIncomes($params:NetWorthIncomesInput){netWorthIncomes(params:$params){id name category amount currency frequency afterTax annualAmount annualAmountInDisplayCurrency startsOn endsOn growthPercent linkedNetWorthAssetId ownerMemberId note createdAt updatedAt}}' as Operation<
  NetWorthIncomesQuery, NetWorthIncomesQueryVariables, 'Query', 'portfolio.read'
>;

/** What came in over time, by the month and by the year. */
export const netWorthIncomeHistory = 'query NetWorthIncomeHistory($params:NetWorthIncomeHistoryInput){netWorthIncomeHistory(params:$params){nodes{date monthlyAmount annualAmount unpricedCount}nextCursor timeframe currency}}' as Operation<
  NetWorthIncomeHistoryQuery, NetWorthIncomeHistoryQueryVariables, 'Query', 'portfolio.read'
>;

/** Records an income. */
export const createNetWorthIncome = 'mutation CreateNetWorthIncome($params:CreateNetWorthIncomeInput!){createNetWorthIncome(params:$params){id name category amount currency frequency afterTax annualAmount annualAmountInDisplayCurrency startsOn endsOn growthPercent linkedNetWorthAssetId ownerMemberId note createdAt updatedAt}}' as Operation<
  CreateNetWorthIncomeMutation, CreateNetWorthIncomeMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Changes an income. */
export const updateNetWorthIncome = 'mutation UpdateNetWorthIncome($params:UpdateNetWorthIncomeInput!){updateNetWorthIncome(params:$params){id name category amount currency frequency afterTax annualAmount annualAmountInDisplayCurrency startsOn endsOn growthPercent linkedNetWorthAssetId ownerMemberId note createdAt updatedAt}}' as Operation<
  UpdateNetWorthIncomeMutation, UpdateNetWorthIncomeMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Deletes an income. */
export const deleteNetWorthIncome = 'mutation DeleteNetWorthIncome($params:DeleteNetWorthIncomeInput!){deleteNetWorthIncome(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteNetWorthIncomeMutation, DeleteNetWorthIncomeMutationVariables, 'Mutation', 'portfolio.write'
>;

/** The prices of one instrument by day, newest first unless `direction` says otherwise. */
export const getInstrumentPrices = 'query GetInstrumentPrices($params:GetInstrumentPricesInput!){getInstrumentPrices(params:$params){nodes{id instrumentId date price currency source note updatedAt}nextCursor}}' as Operation<
  GetInstrumentPricesQuery, GetInstrumentPricesQueryVariables, 'Query', 'portfolio.read'
>;

/** Records what a custom instrument is worth on a day. */
export const addInstrumentPrice = 'mutation AddInstrumentPrice($params:AddInstrumentPriceInput!){addInstrumentPrice(params:$params){id instrumentId date price currency source note updatedAt}}' as Operation<
  AddInstrumentPriceMutation, AddInstrumentPriceMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Changes a recorded price. */
export const updateInstrumentPrice = 'mutation UpdateInstrumentPrice($params:UpdateInstrumentPriceInput!){updateInstrumentPrice(params:$params){id instrumentId date price currency source note updatedAt}}' as Operation<
  UpdateInstrumentPriceMutation, UpdateInstrumentPriceMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Deletes a recorded price. */
export const deleteInstrumentPrice = 'mutation DeleteInstrumentPrice($params:DeleteInstrumentPriceInput!){deleteInstrumentPrice(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteInstrumentPriceMutation, DeleteInstrumentPriceMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Searches the catalogue and the caller's custom instruments by name and symbol, for recording a trade. */
export const searchInstruments = 'query SearchInstruments($params:SearchInstrumentsInput!){searchInstruments(params:$params){id kind symbol name asset{id symbol name}assetClass exchange category currency latestPrice{id}priceStale createdAt updatedAt}}' as Operation<
  SearchInstrumentsQuery, SearchInstrumentsQueryVariables, 'Query', 'portfolio.read'
>;

/** Makes a custom instrument without a price and without a holding. */
export const createCustomInstrument = 'mutation CreateCustomInstrument($params:CreateCustomInstrumentInput!){createCustomInstrument(params:$params){id kind symbol name asset{id symbol name}assetClass exchange category currency metadata{name value}latestPrice{id}priceStale createdAt updatedAt}}' as Operation<
  CreateCustomInstrumentMutation, CreateCustomInstrumentMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Records something that the caller owns. */
export const createCustomInstrumentWithDetails = 'mutation CreateCustomInstrumentWithDetails($params:CreateCustomInstrumentWithDetailsInput!){createCustomInstrumentWithDetails(params:$params){id name symbol category portfolioId brokerAccountId instrumentId quantity price value wholeValue currency valueInDisplayCurrency costBasis gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}ownershipPercent valuedOn priceAsOf stale liquidity linkedLiabilityIds equityInDisplayCurrency country sector}}' as Operation<
  CreateCustomInstrumentWithDetailsMutation, CreateCustomInstrumentWithDetailsMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Changes the name, category or short name of a custom instrument. */
export const updateCustomInstrument = 'mutation UpdateCustomInstrument($params:UpdateCustomInstrumentInput!){updateCustomInstrument(params:$params){id kind symbol name asset{id symbol name}assetClass exchange category currency metadata{name value}latestPrice{id}priceStale createdAt updatedAt}}' as Operation<
  UpdateCustomInstrumentMutation, UpdateCustomInstrumentMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Writes, changes and removes notes of a custom instrument. */
export const setCustomInstrumentMetaData = 'mutation SetCustomInstrumentMetaData($params:SetCustomInstrumentMetaDataInput!){setCustomInstrumentMetaData(params:$params){id kind symbol name asset{id symbol name}assetClass exchange category currency metadata{name value}latestPrice{id}priceStale createdAt updatedAt}}' as Operation<
  SetCustomInstrumentMetaDataMutation, SetCustomInstrumentMetaDataMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Deletes a custom instrument with its prices. */
export const deleteCustomInstrument = 'mutation DeleteCustomInstrument($params:DeleteCustomInstrumentInput!){deleteCustomInstrument(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteCustomInstrumentMutation, DeleteCustomInstrumentMutationVariables, 'Mutation', 'portfolio.write'
>;

/** What the person owes, the largest balance first. */
export const netWorthLiabilities = 'query NetWorthLiabilities($params:NetWorthLiabilitiesInput){netWorthLiabilities(params:$params){id name kind portfolioId lender currency originalAmount balance wholeBalance balanceInDisplayCurrency ownershipPercent interestRatePercent rateType fixedEndsOn startsOn maturesOn repaymentAmount repaymentFrequency interestOnlyEndsOn autoAmortize linkedNetWorthAssetId creditLimit nextPayment{date payment principal interest balance}paidOffOn remainingInterest archived createdAt updatedAt}}' as Operation<
  NetWorthLiabilitiesQuery, NetWorthLiabilitiesQueryVariables, 'Query', 'portfolio.read'
>;

/** What was owed over time. */
export const netWorthLiabilityHistory = 'query NetWorthLiabilityHistory($params:NetWorthLiabilityHistoryInput){netWorthLiabilityHistory(params:$params){nodes{date balance unpricedCount cumulativeInterest}nextCursor timeframe currency}}' as Operation<
  NetWorthLiabilityHistoryQuery, NetWorthLiabilityHistoryQueryVariables, 'Query', 'portfolio.read'
>;

/** Records a debt. */
export const createNetWorthLiability = 'mutation CreateNetWorthLiability($params:CreateNetWorthLiabilityInput!){createNetWorthLiability(params:$params){id name kind portfolioId lender currency originalAmount balance wholeBalance balanceInDisplayCurrency ownershipPercent interestRatePercent rateType fixedEndsOn startsOn maturesOn repaymentAmount repaymentFrequency interestOnlyEndsOn autoAmortize linkedNetWorthAssetId creditLimit trades{nodes{id liabilityId type date amount principal interest note createdAt}nextCursor}nextPayment{date payment principal interest balance}schedule{date payment principal interest balance}paidOffOn remainingInterest archived createdAt updatedAt}}' as Operation<
  CreateNetWorthLiabilityMutation, CreateNetWorthLiabilityMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Changes a debt. */
export const updateNetWorthLiability = 'mutation UpdateNetWorthLiability($params:UpdateNetWorthLiabilityInput!){updateNetWorthLiability(params:$params){id name kind portfolioId lender currency originalAmount balance wholeBalance balanceInDisplayCurrency ownershipPercent interestRatePercent rateType fixedEndsOn startsOn maturesOn repaymentAmount repaymentFrequency interestOnlyEndsOn autoAmortize linkedNetWorthAssetId creditLimit trades{nodes{id liabilityId type date amount principal interest note createdAt}nextCursor}nextPayment{date payment principal interest balance}schedule{date payment principal interest balance}paidOffOn remainingInterest archived createdAt updatedAt}}' as Operation<
  UpdateNetWorthLiabilityMutation, UpdateNetWorthLiabilityMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Deletes a debt with its bookings. */
export const deleteNetWorthLiability = 'mutation DeleteNetWorthLiability($params:DeleteNetWorthLiabilityInput!){deleteNetWorthLiability(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteNetWorthLiabilityMutation, DeleteNetWorthLiabilityMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Books a repayment, a drawdown, interest, a fee or a new balance on a debt, and returns the booking; the balance and the plan of the debt follow from it. */
export const createNetWorthLiabilityTrade = 'mutation CreateNetWorthLiabilityTrade($params:CreateNetWorthLiabilityTradeInput!){createNetWorthLiabilityTrade(params:$params){id liabilityId type date amount principal interest note createdAt}}' as Operation<
  CreateNetWorthLiabilityTradeMutation, CreateNetWorthLiabilityTradeMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Makes a report on the net worth, of the figures of `netWorthDashboard` and its history over the 12 months before. */
export const generateNetWorthReport = 'mutation GenerateNetWorthReport($params:GenerateNetWorthReportInput){generateNetWorthReport(params:$params){id format status asOf sections portfolioIds hideAmounts downloadUrl expiresAt sizeBytes failureCode failureReason createdAt updatedAt}}' as Operation<
  GenerateNetWorthReportMutation, GenerateNetWorthReportMutationVariables, 'Mutation', 'portfolio.read'
>;

/** The person's share links, newest first, without their addresses. */
export const netWorthShareLinks = 'query NetWorthShareLinks($params:NetWorthShareLinksInput){netWorthShareLinks(params:$params){nodes{id label ownerLabel url csvUrl csvEnabled tokenSuffix status hideAmounts sections portfolioIds passcodeRequired expiresAt maxViews viewCount lastViewedAt revokedAt createdAt updatedAt}nextCursor}}' as Operation<
  NetWorthShareLinksQuery, NetWorthShareLinksQueryVariables, 'Query', 'portfolio.read'
>;

/** Makes an address under which anyone who has it can look at parts of the net worth. */
export const createNetWorthShareLink = 'mutation CreateNetWorthShareLink($params:CreateNetWorthShareLinkInput){createNetWorthShareLink(params:$params){id label ownerLabel url csvUrl csvEnabled tokenSuffix status hideAmounts sections portfolioIds passcodeRequired expiresAt maxViews viewCount lastViewedAt revokedAt createdAt updatedAt}}' as Operation<
  CreateNetWorthShareLinkMutation, CreateNetWorthShareLinkMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Ends a share link at once and for good. */
export const revokeNetWorthShareLink = 'mutation RevokeNetWorthShareLink($params:RevokeNetWorthShareLinkInput!){revokeNetWorthShareLink(params:$params){id label ownerLabel url csvUrl csvEnabled tokenSuffix status hideAmounts sections portfolioIds passcodeRequired expiresAt maxViews viewCount lastViewedAt revokedAt createdAt updatedAt}}' as Operation<
  RevokeNetWorthShareLinkMutation, RevokeNetWorthShareLinkMutationVariables, 'Mutation', 'portfolio.write'
>;

/** What a share link shows. */
export const sharedNetWorthDashboard = 'query SharedNetWorthDashboard($params:SharedNetWorthDashboardInput!){sharedNetWorthDashboard(params:$params){ownerLabel sections unit currency totals{netWorth totalAssets totalLiabilities debtToAssetPercent monthChangePercent unpricedCount}allocation{category value percent unpricedCount}assets{id name symbol category value percent gainPercent}liabilities{id name kind balance percent}cashFlow{totalAnnualIncome totalMonthlyExpenses savingsRatePercent unpricedCount}goals{id name kind status targetAmount currentAmount currency progressPercent targetOn}asOf}}' as Operation<
  SharedNetWorthDashboardQuery, SharedNetWorthDashboardQueryVariables, 'Query', 'public'
>;

/** What the assets behind a share link were worth over time. */
export const sharedNetWorthAssetHistory = 'query SharedNetWorthAssetHistory($params:SharedNetWorthAssetHistoryInput!){sharedNetWorthAssetHistory(params:$params){nodes{date value unpricedCount}nextCursor unit currency timeframe}}' as Operation<
  SharedNetWorthAssetHistoryQuery, SharedNetWorthAssetHistoryQueryVariables, 'Query', 'public'
>;

/** News, newest first. */
export const fetchNewsByAssetIds = 'query FetchNewsByAssetIds($params:FetchNewsByAssetIdsInput){fetchNewsByAssetIds(params:$params){nodes{id headline summary url source author imageUrl publishedAt assetIds symbols sentiment}unknownIds nextCursor}}' as Operation<
  FetchNewsByAssetIdsQuery, FetchNewsByAssetIdsQueryVariables, 'Query', 'public'
>;

/** News as it is published, in order. */
export const newsUpdates = 'subscription NewsUpdates($params:NewsUpdatesInput){newsUpdates(params:$params){news{id headline summary url source author imageUrl publishedAt assetIds symbols sentiment}sequence missedCount}}' as Operation<
  NewsUpdatesSubscription, NewsUpdatesSubscriptionVariables, 'Subscription', 'public'
>;

/** The announcement to show now, or null where there is none. */
export const fetchAnnouncement = 'query FetchAnnouncement($params:FetchAnnouncementInput){fetchAnnouncement(params:$params){id title bodyMarkdown level url startsAt endsAt dismissible}}' as Operation<
  FetchAnnouncementQuery, FetchAnnouncementQueryVariables, 'Query', 'public'
>;

/** All countries, by name; at most 300. */
export const getAvailableCountries = 'query GetAvailableCountries{getAvailableCountries{code name callingCode currency taxIdTypes canOpenAccount w8benTreatyRatePercent}}' as Operation<
  GetAvailableCountriesQuery, GetAvailableCountriesQueryVariables, 'Query', 'public'
>;

/** Checks the platform and its parts. */
export const healthCheck = 'query HealthCheck{healthCheck{status version asOf uptimeSeconds checks{name status latencyMs}simulatedParties}}' as Operation<
  HealthCheckQuery, HealthCheckQueryVariables, 'Query', 'public'
>;

/** Records what happened to a push notification. */
export const recordPushReceipt = 'mutation RecordPushReceipt($params:RecordPushReceiptInput!){recordPushReceipt(params:$params){id affectedCount affectedIds message}}' as Operation<
  RecordPushReceiptMutation, RecordPushReceiptMutationVariables, 'Mutation', 'public'
>;

/** The dividends received, the latest first. */
export const netWorthAssetDividends = 'query NetWorthAssetDividends($params:NetWorthAssetDividendsInput){netWorthAssetDividends(params:$params){nodes{id portfolioId instrument{id symbol name}symbol state origin exDate paidOn quantity amountPerShare grossAmount withholdingTax imputationCredits netAmount currency exchangeRate netAmountInDisplayCurrency reinvestTradeId note fileId emailId uniqueIdentifier confirmedAt createdAt updatedAt}nextCursor}}' as Operation<
  NetWorthAssetDividendsQuery, NetWorthAssetDividendsQueryVariables, 'Query', 'portfolio.read'
>;

/** Records a received dividend, confirmed at once; with `reinvestment` also the purchase. */
export const createNetWorthDividend = 'mutation CreateNetWorthDividend($params:CreateNetWorthDividendInput!){createNetWorthDividend(params:$params){id portfolioId instrument{id symbol name}symbol state origin exDate paidOn quantity amountPerShare grossAmount withholdingTax imputationCredits netAmount currency exchangeRate netAmountInDisplayCurrency reinvestTradeId note fileId emailId uniqueIdentifier confirmedAt createdAt updatedAt}}' as Operation<
  CreateNetWorthDividendMutation, CreateNetWorthDividendMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Confirms or rejects one dividend that an import brought, or that the market's record proposes, and that waits for it. */
export const confirmNetWorthDividend = 'mutation ConfirmNetWorthDividend($params:ConfirmNetWorthDividendInput!){confirmNetWorthDividend(params:$params){id portfolioId instrument{id symbol name}symbol state origin exDate paidOn quantity amountPerShare grossAmount withholdingTax imputationCredits netAmount currency exchangeRate netAmountInDisplayCurrency reinvestTradeId note fileId emailId uniqueIdentifier confirmedAt createdAt updatedAt}}' as Operation<
  ConfirmNetWorthDividendMutation, ConfirmNetWorthDividendMutationVariables, 'Mutation', 'portfolio.write'
>;

/** The e-mails that came in for one portfolio, with what was read from each, the last received first. */
export const getPortfolioEmails = 'query GetPortfolioEmails($params:GetPortfolioEmailsInput!){getPortfolioEmails(params:$params){nodes{id portfolioId sender verified subject receivedAt status failureCode failureReason broker attachments attempts updatedAt}nextCursor}}' as Operation<
  GetPortfolioEmailsQuery, GetPortfolioEmailsQueryVariables, 'Query', 'portfolio.read'
>;

/** Sets how a portfolio takes trades by e-mail. */
export const setPortfolioEmailSettings = 'mutation SetPortfolioEmailSettings($params:SetPortfolioEmailSettingsInput!){setPortfolioEmailSettings(params:$params){portfolioId enabled address allowedSenders autoConfirm notifyOnImport updatedAt}}' as Operation<
  SetPortfolioEmailSettingsMutation, SetPortfolioEmailSettingsMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Reads an e-mail again that failed or needs review. */
export const retryTradeEmail = 'mutation RetryTradeEmail($params:RetryTradeEmailInput!){retryTradeEmail(params:$params){id portfolioId sender verified subject receivedAt status failureCode failureReason broker attachments trades{id portfolioId holdingId instrument{id symbol name}type state origin tradedOn quantity price currency exchangeRate fee feeCurrency value ratio{numerator denominator}costBasis capitalAmount note uniqueIdentifier fileId emailId confirmedAt createdAt updatedAt}dividends{id portfolioId instrument{id symbol name}symbol state origin exDate paidOn quantity amountPerShare grossAmount withholdingTax imputationCredits netAmount currency exchangeRate netAmountInDisplayCurrency reinvestTradeId note fileId emailId uniqueIdentifier confirmedAt createdAt updatedAt}attempts updatedAt}}' as Operation<
  RetryTradeEmailMutation, RetryTradeEmailMutationVariables, 'Mutation', 'portfolio.write'
>;

/** The caller's portfolios. */
export const getPortfolios = 'query GetPortfolios($params:GetPortfoliosInput){getPortfolios(params:$params){id name kind default parentId currency costBasisMethod country financialYearEnd ownerMemberId ownershipPercent value unpricedCount costBasis gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}emailSettings{portfolioId enabled address allowedSenders autoConfirm notifyOnImport updatedAt}externalProvider externalId lastSyncedAt createdAt updatedAt}}' as Operation<
  GetPortfoliosQuery, GetPortfoliosQueryVariables, 'Query', 'portfolio.read'
>;

/** The caller's assets portfolio. */
export const getDefaultPortfolio = 'query GetDefaultPortfolio{getDefaultPortfolio{id name kind default parentId children{id name kind default parentId currency costBasisMethod country financialYearEnd ownerMemberId ownershipPercent value unpricedCount costBasis gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}emailSettings{portfolioId enabled address allowedSenders autoConfirm notifyOnImport updatedAt}externalProvider externalId lastSyncedAt createdAt updatedAt}currency costBasisMethod country financialYearEnd ownerMemberId ownershipPercent value unpricedCount costBasis gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}holdings{id portfolioId instrument{id symbol name}quantity averageCost costBasis ownershipPercent price priceAsOf stale value currency valueInPortfolioCurrency valueInDisplayCurrency gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}firstTradedOn}emailSettings{portfolioId enabled address allowedSenders autoConfirm notifyOnImport updatedAt}externalProvider externalId lastSyncedAt createdAt updatedAt}}' as Operation<
  GetDefaultPortfolioQuery, GetDefaultPortfolioQueryVariables, 'Query', 'portfolio.read'
>;

/** The caller's liability portfolio, which holds the debts. */
export const getDefaultLiabilityPortfolio = 'query GetDefaultLiabilityPortfolio{getDefaultLiabilityPortfolio{id name kind default parentId children{id name kind default parentId currency costBasisMethod country financialYearEnd ownerMemberId ownershipPercent value unpricedCount costBasis gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}emailSettings{portfolioId enabled address allowedSenders autoConfirm notifyOnImport updatedAt}externalProvider externalId lastSyncedAt createdAt updatedAt}currency costBasisMethod country financialYearEnd ownerMemberId ownershipPercent value unpricedCount costBasis gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}holdings{id portfolioId instrument{id symbol name}quantity averageCost costBasis ownershipPercent price priceAsOf stale value currency valueInPortfolioCurrency valueInDisplayCurrency gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}firstTradedOn}emailSettings{portfolioId enabled address allowedSenders autoConfirm notifyOnImport updatedAt}externalProvider externalId lastSyncedAt createdAt updatedAt}}' as Operation<
  GetDefaultLiabilityPortfolioQuery, GetDefaultLiabilityPortfolioQueryVariables, 'Query', 'portfolio.read'
>;

/** Makes an empty portfolio as a part of the assets portfolio. */
export const createNetworthPortfolio = 'mutation CreateNetworthPortfolio($params:CreateNetworthPortfolioInput!){createNetworthPortfolio(params:$params){id name kind default parentId children{id name kind default parentId currency costBasisMethod country financialYearEnd ownerMemberId ownershipPercent value unpricedCount costBasis gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}emailSettings{portfolioId enabled address allowedSenders autoConfirm notifyOnImport updatedAt}externalProvider externalId lastSyncedAt createdAt updatedAt}currency costBasisMethod country financialYearEnd ownerMemberId ownershipPercent value unpricedCount costBasis gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}holdings{id portfolioId instrument{id symbol name}quantity averageCost costBasis ownershipPercent price priceAsOf stale value currency valueInPortfolioCurrency valueInDisplayCurrency gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}firstTradedOn}emailSettings{portfolioId enabled address allowedSenders autoConfirm notifyOnImport updatedAt}externalProvider externalId lastSyncedAt createdAt updatedAt}}' as Operation<
  CreateNetworthPortfolioMutation, CreateNetworthPortfolioMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Renames a portfolio. */
export const renameNetWorthPortfolio = 'mutation RenameNetWorthPortfolio($params:RenameNetWorthPortfolioInput!){renameNetWorthPortfolio(params:$params){id name kind default parentId children{id name kind default parentId currency costBasisMethod country financialYearEnd ownerMemberId ownershipPercent value unpricedCount costBasis gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}emailSettings{portfolioId enabled address allowedSenders autoConfirm notifyOnImport updatedAt}externalProvider externalId lastSyncedAt createdAt updatedAt}currency costBasisMethod country financialYearEnd ownerMemberId ownershipPercent value unpricedCount costBasis gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}holdings{id portfolioId instrument{id symbol name}quantity averageCost costBasis ownershipPercent price priceAsOf stale value currency valueInPortfolioCurrency valueInDisplayCurrency gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}firstTradedOn}emailSettings{portfolioId enabled address allowedSenders autoConfirm notifyOnImport updatedAt}externalProvider externalId lastSyncedAt createdAt updatedAt}}' as Operation<
  RenameNetWorthPortfolioMutation, RenameNetWorthPortfolioMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Deletes a portfolio of any kind but the default ones and broker mirrors, with its trades, dividends, files, wallet watches and e-mails; `keepTrades` moves the first four instead. */
export const deleteRelayPortfolio = 'mutation DeleteRelayPortfolio($params:DeleteRelayPortfolioInput!){deleteRelayPortfolio(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteRelayPortfolioMutation, DeleteRelayPortfolioMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Takes an instrument out of a portfolio. */
export const deleteInstrumentFromPortfolio = 'mutation DeleteInstrumentFromPortfolio($params:DeleteInstrumentFromPortfolioInput!){deleteInstrumentFromPortfolio(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteInstrumentFromPortfolioMutation, DeleteInstrumentFromPortfolioMutationVariables, 'Mutation', 'portfolio.write'
>;

/** The trades of the caller's tracked portfolios, however they were recorded, those that wait for confirmation too. */
export const getRelayTrades = 'query GetRelayTrades($params:GetRelayTradesInput){getRelayTrades(params:$params){nodes{id portfolioId holdingId instrument{id symbol name}type state origin tradedOn quantity price currency exchangeRate fee feeCurrency value ratio{numerator denominator}costBasis capitalAmount note uniqueIdentifier fileId emailId confirmedAt createdAt updatedAt}nextCursor}}' as Operation<
  GetRelayTradesQuery, GetRelayTradesQueryVariables, 'Query', 'portfolio.read'
>;

/** Records a trade in a tracked portfolio, confirmed at once. */
export const createTrade = 'mutation CreateTrade($params:CreateTradeInput!){createTrade(params:$params){id portfolioId holdingId instrument{id symbol name}type state origin tradedOn quantity price currency exchangeRate fee feeCurrency value ratio{numerator denominator}costBasis capitalAmount lotSelections{tradeId quantity}note uniqueIdentifier fileId emailId confirmedAt createdAt updatedAt}}' as Operation<
  CreateTradeMutation, CreateTradeMutationVariables, 'Mutation', 'trade'
>;

/** Records a trade in an asset of the catalogue, confirmed at once, at that day's last price where none is given. */
export const createTradeForAsset = 'mutation CreateTradeForAsset($params:CreateTradeForAssetInput!){createTradeForAsset(params:$params){id portfolioId holdingId instrument{id symbol name}type state origin tradedOn quantity price currency exchangeRate fee feeCurrency value ratio{numerator denominator}costBasis capitalAmount lotSelections{tradeId quantity}note uniqueIdentifier fileId emailId confirmedAt createdAt updatedAt}}' as Operation<
  CreateTradeForAssetMutation, CreateTradeForAssetMutationVariables, 'Mutation', 'trade'
>;

/** Records a trade that another service or program brings, named by its symbol and confirmed at once. */
export const createRelayTrade = 'mutation CreateRelayTrade($params:CreateRelayTradeInput!){createRelayTrade(params:$params){id portfolioId holdingId instrument{id symbol name}type state origin tradedOn quantity price currency exchangeRate fee feeCurrency value ratio{numerator denominator}costBasis capitalAmount lotSelections{tradeId quantity}note uniqueIdentifier fileId emailId confirmedAt createdAt updatedAt}}' as Operation<
  CreateRelayTradeMutation, CreateRelayTradeMutationVariables, 'Mutation', 'trade'
>;

/** Changes a tracked trade, however it was recorded. */
export const updateRelayTrade = 'mutation UpdateRelayTrade($params:UpdateRelayTradeInput!){updateRelayTrade(params:$params){id portfolioId holdingId instrument{id symbol name}type state origin tradedOn quantity price currency exchangeRate fee feeCurrency value ratio{numerator denominator}costBasis capitalAmount lotSelections{tradeId quantity}note uniqueIdentifier fileId emailId confirmedAt createdAt updatedAt}}' as Operation<
  UpdateRelayTradeMutation, UpdateRelayTradeMutationVariables, 'Mutation', 'trade'
>;

/** Deletes a tracked trade, however it was recorded. */
export const deleteRelayTrade = 'mutation DeleteRelayTrade($params:DeleteRelayTradeInput!){deleteRelayTrade(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteRelayTradeMutation, DeleteRelayTradeMutationVariables, 'Mutation', 'trade'
>;

/** Confirms or rejects one trade that an import brought and that waits for it, above all a split or a consolidation. */
export const confirmNetWorthTrade = 'mutation ConfirmNetWorthTrade($params:ConfirmNetWorthTradeInput!){confirmNetWorthTrade(params:$params){id portfolioId holdingId instrument{id symbol name}type state origin tradedOn quantity price currency exchangeRate fee feeCurrency value ratio{numerator denominator}costBasis capitalAmount lotSelections{tradeId quantity}note uniqueIdentifier fileId emailId confirmedAt createdAt updatedAt}}' as Operation<
  ConfirmNetWorthTradeMutation, ConfirmNetWorthTradeMutationVariables, 'Mutation', 'portfolio.write'
>;

/** The public addresses that the caller watches, with what they hold, by label. */
export const getWalletWatches = 'query GetWalletWatches($params:GetWalletWatchesInput){getWalletWatches(params:$params){id chain address label portfolioId status balances{symbol contract quantity value}value unpricedCount currency lastSyncedAt stale failureCode failureReason createdAt updatedAt}}' as Operation<
  GetWalletWatchesQuery, GetWalletWatchesQueryVariables, 'Query', 'portfolio.read'
>;

/** Watches a public address. */
export const addWalletWatch = 'mutation AddWalletWatch($params:AddWalletWatchInput!){addWalletWatch(params:$params){id chain address label portfolioId status balances{symbol contract quantity value}value unpricedCount currency lastSyncedAt stale failureCode failureReason createdAt updatedAt}}' as Operation<
  AddWalletWatchMutation, AddWalletWatchMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Stops watching an address. */
export const deleteWalletWatch = 'mutation DeleteWalletWatch($params:DeleteWalletWatchInput!){deleteWalletWatch(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteWalletWatchMutation, DeleteWalletWatchMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Makes a portfolio for a crypto wallet that is kept elsewhere; with `watch` its address is read in the background. */
export const createCryptoWallet = 'mutation CreateCryptoWallet($params:CreateCryptoWalletInput!){createCryptoWallet(params:$params){id name kind default parentId children{id name kind default parentId currency costBasisMethod country financialYearEnd ownerMemberId ownershipPercent value unpricedCount costBasis gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}emailSettings{portfolioId enabled address allowedSenders autoConfirm notifyOnImport updatedAt}externalProvider externalId lastSyncedAt createdAt updatedAt}currency costBasisMethod country financialYearEnd ownerMemberId ownershipPercent value unpricedCount costBasis gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}holdings{id portfolioId instrument{id symbol name}quantity averageCost costBasis ownershipPercent price priceAsOf stale value currency valueInPortfolioCurrency valueInDisplayCurrency gain{capital income currencyEffect total realizedGain unrealizedGain fees totalPercent currency}firstTradedOn}emailSettings{portfolioId enabled address allowedSenders autoConfirm notifyOnImport updatedAt}externalProvider externalId lastSyncedAt createdAt updatedAt}}' as Operation<
  CreateCryptoWalletMutation, CreateCryptoWalletMutationVariables, 'Mutation', 'portfolio.write'
>;

/** One active strategy of the caller's, with its holdings and last runs. */
export const fetchActiveStrategy = 'query FetchActiveStrategy($params:FetchActiveStrategyInput!){fetchActiveStrategy(params:$params){id name status strategy{id name}strategyVersion outOfSync customWeights tradingMode brokerAccountId holdings{id asset{id symbol name}targetPercent actualPercent driftPercentPoints quantity averageEntryPrice marketValue priceAsOf stale}cashTargetPercent cash marketValue unpricedCount invested profitLoss profitLossPercent currency driftPercentPoints autoRebalance autoSync rebalanceRules{trigger driftPercentPoints driftPercentOfTarget weekday monthDay quarterDay yearDay}cooldownDays recurringContribution{amount frequency nextOn paused}lastRebalancedAt nextRebalanceAt runs{nodes{id activeStrategyId type status initiatedBy amount currency failureReason failureCode createdAt startedAt completedAt}nextCursor}createdAt updatedAt closedAt}}' as Operation<
  FetchActiveStrategyQuery, FetchActiveStrategyQueryVariables, 'Query', 'portfolio.read'
>;

/** The caller's active strategies, newest first. */
export const fetchAllActiveStrategies = 'query FetchAllActiveStrategies($params:FetchAllActiveStrategiesInput){fetchAllActiveStrategies(params:$params){nodes{id name status strategy{id name}strategyVersion outOfSync customWeights tradingMode brokerAccountId cashTargetPercent cash marketValue unpricedCount invested profitLoss profitLossPercent currency driftPercentPoints autoRebalance autoSync cooldownDays recurringContribution{amount frequency nextOn paused}lastRebalancedAt nextRebalanceAt createdAt updatedAt closedAt}nextCursor}}' as Operation<
  FetchAllActiveStrategiesQuery, FetchAllActiveStrategiesQueryVariables, 'Query', 'portfolio.read'
>;

/** Shares that the caller holds, and how many of them can be attached to an active strategy, by symbol. */
export const getAvailableSharesToAttach = 'query GetAvailableSharesToAttach($params:GetAvailableSharesToAttachInput){getAvailableSharesToAttach(params:$params){id symbol asset{id symbol name}brokerAccountId totalQuantity attachedQuantity heldQuantity availableQuantity}}' as Operation<
  GetAvailableSharesToAttachQuery, GetAvailableSharesToAttachQueryVariables, 'Query', 'portfolio.read'
>;

/** Puts money to work in a strategy or in weights of one's own. */
export const createActiveStrategy = 'mutation CreateActiveStrategy($params:CreateActiveStrategyInput!){createActiveStrategy(params:$params){id name status strategy{id name}strategyVersion outOfSync customWeights tradingMode brokerAccountId holdings{id asset{id symbol name}targetPercent actualPercent driftPercentPoints quantity averageEntryPrice marketValue priceAsOf stale}cashTargetPercent cash marketValue unpricedCount invested profitLoss profitLossPercent currency driftPercentPoints autoRebalance autoSync rebalanceRules{trigger driftPercentPoints driftPercentOfTarget weekday monthDay quarterDay yearDay}cooldownDays recurringContribution{amount frequency nextOn paused}lastRebalancedAt nextRebalanceAt runs{nodes{id activeStrategyId type status initiatedBy amount currency failureReason failureCode createdAt startedAt completedAt}nextCursor}createdAt updatedAt closedAt}}' as Operation<
  CreateActiveStrategyMutation, CreateActiveStrategyMutationVariables, 'Mutation', 'trade'
>;

/** Changes settings and target weights of an active strategy. */
export const updateActiveStrategy = 'mutation UpdateActiveStrategy($params:UpdateActiveStrategyInput!){updateActiveStrategy(params:$params){id name status strategy{id name}strategyVersion outOfSync customWeights tradingMode brokerAccountId holdings{id asset{id symbol name}targetPercent actualPercent driftPercentPoints quantity averageEntryPrice marketValue priceAsOf stale}cashTargetPercent cash marketValue unpricedCount invested profitLoss profitLossPercent currency driftPercentPoints autoRebalance autoSync rebalanceRules{trigger driftPercentPoints driftPercentOfTarget weekday monthDay quarterDay yearDay}cooldownDays recurringContribution{amount frequency nextOn paused}lastRebalancedAt nextRebalanceAt runs{nodes{id activeStrategyId type status initiatedBy amount currency failureReason failureCode createdAt startedAt completedAt}nextCursor}createdAt updatedAt closedAt}}' as Operation<
  UpdateActiveStrategyMutation, UpdateActiveStrategyMutationVariables, 'Mutation', 'trade'
>;

/** Pauses an active strategy, or lets it work again. */
export const setActiveStrategyStatus = 'mutation SetActiveStrategyStatus($params:SetActiveStrategyStatusInput!){setActiveStrategyStatus(params:$params){id name status strategy{id name}strategyVersion outOfSync customWeights tradingMode brokerAccountId holdings{id asset{id symbol name}targetPercent actualPercent driftPercentPoints quantity averageEntryPrice marketValue priceAsOf stale}cashTargetPercent cash marketValue unpricedCount invested profitLoss profitLossPercent currency driftPercentPoints autoRebalance autoSync rebalanceRules{trigger driftPercentPoints driftPercentOfTarget weekday monthDay quarterDay yearDay}cooldownDays recurringContribution{amount frequency nextOn paused}lastRebalancedAt nextRebalanceAt runs{nodes{id activeStrategyId type status initiatedBy amount currency failureReason failureCode createdAt startedAt completedAt}nextCursor}createdAt updatedAt closedAt}}' as Operation<
  SetActiveStrategyStatusMutation, SetActiveStrategyStatusMutationVariables, 'Mutation', 'trade'
>;

/** Says which of the account's shares belong to an active strategy. */
export const setAssetShares = 'mutation SetAssetShares($params:SetAssetSharesInput!){setAssetShares(params:$params){id name status strategy{id name}strategyVersion outOfSync customWeights tradingMode brokerAccountId holdings{id asset{id symbol name}targetPercent actualPercent driftPercentPoints quantity averageEntryPrice marketValue priceAsOf stale}cashTargetPercent cash marketValue unpricedCount invested profitLoss profitLossPercent currency driftPercentPoints autoRebalance autoSync rebalanceRules{trigger driftPercentPoints driftPercentOfTarget weekday monthDay quarterDay yearDay}cooldownDays recurringContribution{amount frequency nextOn paused}lastRebalancedAt nextRebalanceAt runs{nodes{id activeStrategyId type status initiatedBy amount currency failureReason failureCode createdAt startedAt completedAt}nextCursor}createdAt updatedAt closedAt}}' as Operation<
  SetAssetSharesMutation, SetAssetSharesMutationVariables, 'Mutation', 'trade'
>;

/** Takes over the present weights of the strategy that an active strategy follows, in place of older or own ones, and starts a run to them. */
export const syncWithSourceStrategy = 'mutation SyncWithSourceStrategy($params:SyncWithSourceStrategyInput!){syncWithSourceStrategy(params:$params){id name status strategy{id name}strategyVersion outOfSync customWeights tradingMode brokerAccountId holdings{id asset{id symbol name}targetPercent actualPercent driftPercentPoints quantity averageEntryPrice marketValue priceAsOf stale}cashTargetPercent cash marketValue unpricedCount invested profitLoss profitLossPercent currency driftPercentPoints autoRebalance autoSync rebalanceRules{trigger driftPercentPoints driftPercentOfTarget weekday monthDay quarterDay yearDay}cooldownDays recurringContribution{amount frequency nextOn paused}lastRebalancedAt nextRebalanceAt runs{nodes{id activeStrategyId type status initiatedBy amount currency failureReason failureCode createdAt startedAt completedAt}nextCursor}createdAt updatedAt closedAt}}' as Operation<
  SyncWithSourceStrategyMutation, SyncWithSourceStrategyMutationVariables, 'Mutation', 'trade'
>;

/** What rebalancing an active strategy would buy and sell now. */
export const getRebalancePreview = 'query GetRebalancePreview($params:GetRebalancePreviewInput!){getRebalancePreview(params:$params){previewId expiresAt activeStrategyId asOf totalValue unpricedCount currency lines{assetId symbol targetPercent actualPercent currentQuantity targetQuantity side quantityDelta estimatedPrice estimatedNotional estimatedRealizedGain}estimatedFees estimatedRealizedGain turnoverPercent cashAfter skipped{symbol side notional reason detail}}}' as Operation<
  GetRebalancePreviewQuery, GetRebalancePreviewQueryVariables, 'Query', 'portfolio.read'
>;

/** Adds cash of the account to an active strategy and starts a run that buys with it, the holdings farthest below their targets first. */
export const contributeToActiveStrategy = 'mutation ContributeToActiveStrategy($params:ContributeToActiveStrategyInput!){contributeToActiveStrategy(params:$params){id activeStrategyId type status initiatedBy amount currency orders{id status quantityFilled averageFilledPrice clientOrderId asset{id symbol name}symbol name assetClass side type timeInForce quantity notional limitPrice stopPrice premarket tradingMode brokerAccountId brokerCredentialId brokerOrderId source activeStrategyId replacesOrderId replacedByOrderId failureReason failureCode fees currency realizedProfitLoss submittedAt updatedAt expiresAt filledAt canceledAt expiredAt replacedAt}skipped{symbol side notional reason detail}failureReason failureCode createdAt startedAt completedAt}}' as Operation<
  ContributeToActiveStrategyMutation, ContributeToActiveStrategyMutationVariables, 'Mutation', 'trade'
>;

/** Starts a run that brings an active strategy back to its target weights. */
export const rebalanceActiveStrategy = 'mutation RebalanceActiveStrategy($params:RebalanceActiveStrategyInput!){rebalanceActiveStrategy(params:$params){id activeStrategyId type status initiatedBy amount currency orders{id status quantityFilled averageFilledPrice clientOrderId asset{id symbol name}symbol name assetClass side type timeInForce quantity notional limitPrice stopPrice premarket tradingMode brokerAccountId brokerCredentialId brokerOrderId source activeStrategyId replacesOrderId replacedByOrderId failureReason failureCode fees currency realizedProfitLoss submittedAt updatedAt expiresAt filledAt canceledAt expiredAt replacedAt}skipped{symbol side notional reason detail}failureReason failureCode createdAt startedAt completedAt}}' as Operation<
  RebalanceActiveStrategyMutation, RebalanceActiveStrategyMutationVariables, 'Mutation', 'trade'
>;

/** Starts a run that sells an active strategy, whole or in part, or hands its shares back to the account. */
export const liquidateActiveStrategy = 'mutation LiquidateActiveStrategy($params:LiquidateActiveStrategyInput!){liquidateActiveStrategy(params:$params){id activeStrategyId type status initiatedBy amount currency orders{id status quantityFilled averageFilledPrice clientOrderId asset{id symbol name}symbol name assetClass side type timeInForce quantity notional limitPrice stopPrice premarket tradingMode brokerAccountId brokerCredentialId brokerOrderId source activeStrategyId replacesOrderId replacedByOrderId failureReason failureCode fees currency realizedProfitLoss submittedAt updatedAt expiresAt filledAt canceledAt expiredAt replacedAt}skipped{symbol side notional reason detail}failureReason failureCode createdAt startedAt completedAt}}' as Operation<
  LiquidateActiveStrategyMutation, LiquidateActiveStrategyMutationVariables, 'Mutation', 'trade'
>;

/** Strategies that everybody can see and invest in, or with `mine` and `subscribed` the caller's. */
export const fetchStrategies = 'query FetchStrategies($params:FetchStrategiesInput){fetchStrategies(params:$params){nodes{id name slug description kind status visibility expert{id name title}riskLevel version cashPercent cooldownDays minimumInvestment{amount currency}requiredTier subscriberCount assetsUnderStrategy{amount currency}oneYearReturnPercent tags likeCount votingEnabled sourceStrategyId publishedAt createdAt updatedAt}nextCursor}}' as Operation<
  FetchStrategiesQuery, FetchStrategiesQueryVariables, 'Query', 'public'
>;

/** One strategy by its id or slug. */
export const fetchStrategy = 'query FetchStrategy($params:FetchStrategyInput!){fetchStrategy(params:$params){id name slug description kind status visibility expert{id name title}riskLevel version cashPercent holdings{id asset{id symbol name}targetPercent note voteTally}rebalanceRules{trigger driftPercentPoints driftPercentOfTarget weekday monthDay quarterDay yearDay}cooldownDays minimumInvestment{amount currency}requiredTier subscriberCount assetsUnderStrategy{amount currency}oneYearReturnPercent tags likeCount votingEnabled sourceStrategyId publishedAt createdAt updatedAt}}' as Operation<
  FetchStrategyQuery, FetchStrategyQueryVariables, 'Query', 'public'
>;

/** Makes a strategy, as a draft or published at once. */
export const createStrategy = 'mutation CreateStrategy($params:CreateStrategyInput!){createStrategy(params:$params){id name slug description kind status visibility expert{id name title}riskLevel version cashPercent holdings{id asset{id symbol name}targetPercent note voteTally}rebalanceRules{trigger driftPercentPoints driftPercentOfTarget weekday monthDay quarterDay yearDay}cooldownDays minimumInvestment{amount currency}requiredTier subscriberCount assetsUnderStrategy{amount currency}oneYearReturnPercent tags likeCount votingEnabled sourceStrategyId publishedAt createdAt updatedAt}}' as Operation<
  CreateStrategyMutation, CreateStrategyMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Changes a strategy of the caller's, publishes or archives it. */
export const updateStrategy = 'mutation UpdateStrategy($params:UpdateStrategyInput!){updateStrategy(params:$params){id name slug description kind status visibility expert{id name title}riskLevel version cashPercent holdings{id asset{id symbol name}targetPercent note voteTally}rebalanceRules{trigger driftPercentPoints driftPercentOfTarget weekday monthDay quarterDay yearDay}cooldownDays minimumInvestment{amount currency}requiredTier subscriberCount assetsUnderStrategy{amount currency}oneYearReturnPercent tags likeCount votingEnabled sourceStrategyId publishedAt createdAt updatedAt}}' as Operation<
  UpdateStrategyMutation, UpdateStrategyMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Deletes a strategy of the caller's. */
export const deleteStrategy = 'mutation DeleteStrategy($params:DeleteStrategyInput!){deleteStrategy(params:$params){id outcome message}}' as Operation<
  DeleteStrategyMutation, DeleteStrategyMutationVariables, 'Mutation', 'portfolio.write'
>;

/** Follows a published strategy, or changes how the caller follows it. */
export const subscribeToStrategy = 'mutation SubscribeToStrategy($params:SubscribeToStrategyInput!){subscribeToStrategy(params:$params){id strategy{id name}autoSync notify subscribedAt updatedAt}}' as Operation<
  SubscribeToStrategyMutation, SubscribeToStrategyMutationVariables, 'Mutation', 'trade'
>;

/** Follows a strategy no longer. */
export const unsubscribeFromStrategy = 'mutation UnsubscribeFromStrategy($params:UnsubscribeFromStrategyInput!){unsubscribeFromStrategy(params:$params){id affectedCount affectedIds message}}' as Operation<
  UnsubscribeFromStrategyMutation, UnsubscribeFromStrategyMutationVariables, 'Mutation', 'trade'
>;

/** Votes on assets of a community strategy, and answers with these votes in the order given. */
export const createStrategyAssetVotes = 'mutation CreateStrategyAssetVotes($params:CreateStrategyAssetVotesInput!){createStrategyAssetVotes(params:$params){id strategyId symbol asset{id symbol name}vote upVotes downVotes tally updatedAt}}' as Operation<
  CreateStrategyAssetVotesMutation, CreateStrategyAssetVotesMutationVariables, 'Mutation', 'profile.write'
>;

/** Places an order. */
export const placeOrder = 'mutation PlaceOrder($params:PlaceOrderInput!){placeOrder(params:$params){id status quantityFilled averageFilledPrice clientOrderId asset{id symbol name}symbol name assetClass side type timeInForce quantity notional limitPrice stopPrice premarket tradingMode brokerAccountId brokerCredentialId brokerOrderId source activeStrategyId replacesOrderId replacedByOrderId failureReason failureCode fees currency executions{id quantity price fee at}realizedProfitLoss lots{lotId quantity quantitySold}submittedAt updatedAt expiresAt filledAt canceledAt expiredAt replacedAt}}' as Operation<
  PlaceOrderMutation, PlaceOrderMutationVariables, 'Mutation', 'trade'
>;

/** Cancels an order that is still open and gives back what it holds. */
export const cancelOrder = 'mutation CancelOrder($params:CancelOrderInput!){cancelOrder(params:$params){id status quantityFilled averageFilledPrice clientOrderId asset{id symbol name}symbol name assetClass side type timeInForce quantity notional limitPrice stopPrice premarket tradingMode brokerAccountId brokerCredentialId brokerOrderId source activeStrategyId replacesOrderId replacedByOrderId failureReason failureCode fees currency executions{id quantity price fee at}realizedProfitLoss lots{lotId quantity quantitySold}submittedAt updatedAt expiresAt filledAt canceledAt expiredAt replacedAt}}' as Operation<
  CancelOrderMutation, CancelOrderMutationVariables, 'Mutation', 'trade'
>;

/** Edits an open order by putting a new one in its place, and answers with the new order. */
export const editOrder = 'mutation EditOrder($params:EditOrderInput!){editOrder(params:$params){id status quantityFilled averageFilledPrice clientOrderId asset{id symbol name}symbol name assetClass side type timeInForce quantity notional limitPrice stopPrice premarket tradingMode brokerAccountId brokerCredentialId brokerOrderId source activeStrategyId replacesOrderId replacedByOrderId failureReason failureCode fees currency executions{id quantity price fee at}realizedProfitLoss lots{lotId quantity quantitySold}submittedAt updatedAt expiresAt filledAt canceledAt expiredAt replacedAt}}' as Operation<
  EditOrderMutation, EditOrderMutationVariables, 'Mutation', 'trade'
>;

/** The caller's orders, newest first unless `direction` says otherwise. */
export const getOrders = 'query GetOrders($params:GetOrdersInput){getOrders(params:$params){nodes{id status quantityFilled averageFilledPrice clientOrderId asset{id symbol name}symbol name assetClass side type timeInForce quantity notional limitPrice stopPrice premarket tradingMode brokerAccountId brokerCredentialId brokerOrderId source activeStrategyId replacesOrderId replacedByOrderId failureReason failureCode fees currency realizedProfitLoss submittedAt updatedAt expiresAt filledAt canceledAt expiredAt replacedAt}nextCursor}}' as Operation<
  GetOrdersQuery, GetOrdersQueryVariables, 'Query', 'portfolio.read'
>;

/** Sells a position, whole or in part, with one market order. */
export const liquidatePosition = 'mutation LiquidatePosition($params:LiquidatePositionInput!){liquidatePosition(params:$params){id status quantityFilled averageFilledPrice clientOrderId asset{id symbol name}symbol name assetClass side type timeInForce quantity notional limitPrice stopPrice premarket tradingMode brokerAccountId brokerCredentialId brokerOrderId source activeStrategyId replacesOrderId replacedByOrderId failureReason failureCode fees currency executions{id quantity price fee at}realizedProfitLoss lots{lotId quantity quantitySold}submittedAt updatedAt expiresAt filledAt canceledAt expiredAt replacedAt}}' as Operation<
  LiquidatePositionMutation, LiquidatePositionMutationVariables, 'Mutation', 'trade'
>;

/** The open positions of the caller, by symbol, then by id. */
export const getPositions = 'query GetPositions($params:GetPositionsInput){getPositions(params:$params){id symbol name assetClass quantity quantityAvailable averageEntryPrice costBasis marketValue marketValueInDisplayCurrency unrealizedProfitLoss unrealizedProfitLossPercent currentPrice previousClose intradayProfitLoss intradayProfitLossPercent changeTodayPercent currency priceAsOf stale asset{id symbol name}brokerAccountId tradingMode}}' as Operation<
  GetPositionsQuery, GetPositionsQueryVariables, 'Query', 'portfolio.read'
>;
