// Generated from the contract by `npm run codegen`. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '../src/operation.ts';
/** Whether money and markets are real to the platform or practice. */
export type TradingMode =
  /** The platform account and connected live broker accounts. */
  | 'LIVE'
  /** Practice accounts with play money. */
  | 'PAPER';

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
  marketingOptIn?: boolean | null | undefined;
};

/** What confirming an e-mail address needs. */
export type VerifyEmailInput = {
  /** The token from the confirmation mail: single use, valid for 24 hours. */
  token: string;
};

/** What kind of asset it is. */
export type AssetClass =
  /** A share of one company. */
  | 'EQUITY'
  /** An exchange-traded fund. */
  | 'ETF'
  /** A crypto asset. */
  | 'CRYPTO';

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
  | 'CRYPTO';

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
  /** The ticker in either case, alone or with the market identifier code: `AAPL` or `AAPL.XNAS`. */
  ticker: string;
  /** Narrows a ticker that several exchanges use. */
  exchange?: Exchange | null | undefined;
};

/** Which assets to look up. */
export type FetchAssetsByAssetIdsInput = {
  /** The assets' ids, at most 200. An id given twice is answered once. */
  assetIds: Array<string>;
};

/** Which price to read: one of the two. */
export type GetCurrentStockPriceInput =
  {   /** The asset's id. */
  assetId: string; symbol?: never; }
  |  { assetId?: never;   /** The asset's ticker, alone or with the market identifier code. */
  symbol: string; };

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
  | 'ASSET';

/** Which assets to stream: one of the two, at most 200 entries. */
export type LivePriceDataInput =
  {   /** The assets' ids. */
  assetIds: Array<string>; symbols?: never; }
  |  { assetIds?: never;   /** The assets' tickers, alone or with the market identifier code. */
  symbols: Array<string>; };

/** Which exchange and days to read. */
export type FetchMarketHoursInput = {
  /** The exchange. */
  exchange?: Exchange;
  /** The first day. Default: today in the exchange's time zone. */
  from?: string | null | undefined;
  /** The last day, at most 365 days after `from`. Default: six days after `from`. */
  to?: string | null | undefined;
};

/** What kind of thing an asset is. */
export type NetWorthCategory =
  /** Cash in a broker account, or recorded by hand. */
  | 'CASH'
  /** Shares of companies. */
  | 'EQUITY'
  /** Exchange-traded funds. */
  | 'ETF'
  /** Crypto assets. */
  | 'CRYPTO'
  /** Houses, flats and land. */
  | 'PROPERTY'
  /** Cars, boats and other vehicles. */
  | 'VEHICLE'
  /** Savings and term deposits. */
  | 'SAVINGS'
  /** Pension and retirement schemes. */
  | 'PENSION'
  /** Anything else. */
  | 'OTHER';

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
  /** Anything else. */
  | 'OTHER';

/** How often something recurs. */
export type Frequency =
  /** Once, on `startDate`. */
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

/** How something is. */
export type HealthState =
  /** It works. */
  | 'OK'
  /** It does not work, or not well enough. */
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

/** Buy or sell. */
export type OrderSide =
  /** Buy. */
  | 'BUY'
  /** Sell. */
  | 'SELL';

/** How the price of an order is decided. */
export type OrderType =
  /** At the market's price, at once. */
  | 'MARKET'
  /** At `limitPrice` or better. */
  | 'LIMIT'
  /** As a market order once the price reaches `stopPrice`; a buy is capped at 4 percent above it (2.5 percent from a price of 50). */
  | 'STOP'
  /** As a limit order once the price reaches `stopPrice`. */
  | 'STOP_LIMIT';

/**
 * How long an order stands. A fraction of a share and a `notional` of shares take `DAY` alone; `STOP`
 * and `STOP_LIMIT` take `DAY` and `GTC` alone.
 */
export type TimeInForce =
  /** Until the end of the trading session. Not for crypto assets. */
  | 'DAY'
  /** Until cancelled, at most 90 days. */
  | 'GTC'
  /** Fill what is possible at once and cancel the rest. */
  | 'IOC'
  /** Fill whole at once or cancel. Not for crypto assets. */
  | 'FOK';

/** Where an order stands. */
export type OrderStatus =
  /** Taken, its cash or shares are held, and on its way to the market. */
  | 'PENDING_NEW'
  /** Waiting for the market to open. */
  | 'ACCEPTED'
  /** Working in the market. */
  | 'NEW'
  /** A stop order whose `stopPrice` has not been reached. */
  | 'HELD'
  /** Filled in part; the rest is working. */
  | 'PARTIALLY_FILLED'
  /** Filled whole. Final. */
  | 'FILLED'
  /**
   * Cancelled by its owner; or an `IOC` or `FOK` order that the market could not fill; or a market buy
   * whose price ran past what its cash covers; or stopped at 500 fills. What was filled stays. Final.
   */
  | 'CANCELED'
  /** Lapsed at the end of its time. Final. */
  | 'EXPIRED'
  /** Refused by the market; `rejectReason` says why. Final. */
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
 * An order to place. 0 means "not given" in `quantity`, `notional`, `limitPrice` and `stopPrice`.
 * Exactly one of `quantity` and `notional` is given.
 */
export type PlaceOrderInput = {
  /** The asset to trade. */
  assetId: string;
  /** The account to trade for. Default: the platform account, in live mode. */
  brokerAccountId?: string | null | undefined;
  /** The broker credential to trade through. Default: the platform account. */
  brokerCredentialId?: string | null | undefined;
  /** Buy or sell. */
  side: OrderSide;
  /** How the price is decided. */
  type: OrderType;
  /** How much, up to 9 decimal places. A fraction needs a `fractionable` asset. */
  quantity?: string | number | null | undefined;
  /** For how much money, at least 1 and at most 2 decimal places. Needs a `fractionable` asset. */
  notional?: string | number | null | undefined;
  /**
   * The worst price accepted: for `LIMIT` and `STOP_LIMIT` alone. Shares: at most 2 decimal places
   * from 1.00, at most 4 below.
   */
  limitPrice?: string | number | null | undefined;
  /** The price that wakes the order: for `STOP` and `STOP_LIMIT` alone; decimal places as above. */
  stopPrice?: string | number | null | undefined;
  /** Also trade before and after regular hours: `LIMIT` with `DAY` or `GTC` and whole shares alone. */
  premarket?: boolean | null | undefined;
  /** How long the order stands. Crypto assets take `GTC` and `IOC`. */
  timeInForce: TimeInForce;
  /** The caller's own name for the order, unique among the caller's orders. */
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
  orderId: string;
};

/** Which orders to read. */
export type GetOrdersInput = {
  /** Live or practice. Default: both. */
  tradingMode?: TradingMode | null | undefined;
  /** Open, closed or all orders. */
  group?: OrderGroup;
  /** Only orders in one of these states. */
  statuses?: Array<OrderStatus> | null | undefined;
  /** Only orders for this asset. */
  assetId?: string | null | undefined;
  /** Only orders of this side. */
  side?: OrderSide | null | undefined;
  /** Only orders of this account. */
  brokerAccountId?: string | null | undefined;
  /** Only orders taken at or after this moment. */
  from?: string | null | undefined;
  /** Only orders taken before this moment. */
  to?: string | null | undefined;
  /** How many orders a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** Which positions to read. */
export type GetPositionsInput = {
  /** `LIVE` or `PAPER`. The two are never mixed. Default: `LIVE`. */
  tradingMode?: string | null | undefined;
  /** Only positions of this account. */
  brokerAccountId?: string | null | undefined;
  /** Only positions held through this broker credential. */
  brokerCredentialId?: string | null | undefined;
};

export type RegisterMutationVariables = Exact<{
  params: RegisterInput;
}>;


export type RegisterMutation = { register: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

export type VerifyEmailMutationVariables = Exact<{
  params: VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

export type FetchCurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type FetchCurrentUserQuery = { fetchCurrentUser: { id: string, name: string, email: string } };

export type FetchAssetByTickerQueryVariables = Exact<{
  params: FetchAssetByTickerInput;
}>;


export type FetchAssetByTickerQuery = { fetchAssetByTicker: { id: string, symbol: string, name: string, assetClass: AssetClass, exchange: Exchange, mic: string | null, currency: string, status: AssetStatus, tradable: boolean, fractionable: boolean, minOrderSize: string | null, minTradeIncrement: string | null, isin: string | null, country: string | null, sector: string | null, quote: { assetId: string, symbol: string, price: string, bid: string | null, ask: string | null, open: string | null, high: string | null, low: string | null, previousClose: string | null, change: string | null, changePercent: string | null, volume: string | null, currency: string, session: MarketSession, asOf: string, delayedMinutes: number, source: string, isStale: boolean } } };

export type FetchAssetsByAssetIdsQueryVariables = Exact<{
  params: FetchAssetsByAssetIdsInput;
}>;


export type FetchAssetsByAssetIdsQuery = { fetchAssetsByAssetIds: { unknownIds: Array<string>, assets: Array<{ id: string, symbol: string, name: string, assetClass: AssetClass, exchange: Exchange, mic: string | null, currency: string, status: AssetStatus, tradable: boolean, fractionable: boolean, minOrderSize: string | null, minTradeIncrement: string | null, isin: string | null, country: string | null, sector: string | null, quote: { assetId: string, symbol: string, price: string, bid: string | null, ask: string | null, open: string | null, high: string | null, low: string | null, previousClose: string | null, change: string | null, changePercent: string | null, volume: string | null, currency: string, session: MarketSession, asOf: string, delayedMinutes: number, source: string, isStale: boolean } }> } };

export type SearchBarQueryVariables = Exact<{
  params: SearchBarInput;
}>;


export type SearchBarQuery = { searchBar: Array<{ kind: SearchResultKind, id: string, title: string, subtitle: string | null, score: string, asset: { id: string, symbol: string, name: string } | null }> };

export type GetCurrentStockPriceQueryVariables = Exact<{
  params: GetCurrentStockPriceInput;
}>;


export type GetCurrentStockPriceQuery = { getCurrentStockPrice: { assetId: string, symbol: string, price: string, bid: string | null, ask: string | null, open: string | null, high: string | null, low: string | null, previousClose: string | null, change: string | null, changePercent: string | null, volume: string | null, currency: string, session: MarketSession, asOf: string, delayedMinutes: number, source: string, isStale: boolean } };

export type LivePriceDataSubscriptionVariables = Exact<{
  params: LivePriceDataInput;
}>;


export type LivePriceDataSubscription = { livePriceData: { assetId: string, symbol: string, price: string, bid: string | null, ask: string | null, change: string | null, changePercent: string | null, volume: string | null, session: MarketSession, at: string, sequence: number } };

export type FetchMarketHoursQueryVariables = Exact<{
  params?: FetchMarketHoursInput | null | undefined;
}>;


export type FetchMarketHoursQuery = { fetchMarketHours: { exchange: Exchange, timeZone: string, isOpen: boolean, session: MarketSession, now: string, nextOpen: string | null, nextClose: string | null, days: Array<{ date: string, isHoliday: boolean, holidayName: string | null, isEarlyClose: boolean, preMarketOpen: string | null, open: string | null, close: string | null, afterHoursClose: string | null }> } };

export type NetWorthDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type NetWorthDashboardQuery = { netWorthDashboard: { currency: string, asOf: string, totals: { netWorth: string, totalAssets: string, totalLiabilities: string, totalMonthlyExpenses: string, totalAnnualIncome: string, currency: string }, assets: Array<{ id: string, name: string, symbol: string | null, category: NetWorthCategory, quantity: string | null, value: string, currency: string, valueInDisplayCurrency: string, ownershipPercent: string, valuedOn: string, isStale: boolean }>, liabilities: Array<{ id: string, name: string, kind: LiabilityKind, balance: string, currency: string, balanceInDisplayCurrency: string, interestRatePercent: string | null, ownershipPercent: string }>, goals: Array<{ id: string, name: string, targetAmount: string, currentAmount: string, progressPercent: string, currency: string, targetDate: string | null, priority: number }>, incomes: Array<{ id: string, name: string, amount: string, currency: string, frequency: Frequency, annualAmountInDisplayCurrency: string, startDate: string, endDate: string | null }>, expenses: Array<{ id: string, name: string, amount: string, currency: string, frequency: Frequency, monthlyAmountInDisplayCurrency: string, startDate: string, endDate: string | null }>, allocation: Array<{ category: NetWorthCategory, value: string, percent: string | null }> } };

export type HealthCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthCheckQuery = { healthCheck: { status: HealthState, version: string, time: string, uptimeSeconds: number, checks: Array<{ name: string, status: HealthState, latencyMs: number }> } };

export type RecordPushReceiptMutationVariables = Exact<{
  params: RecordPushReceiptInput;
}>;


export type RecordPushReceiptMutation = { recordPushReceipt: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

export type PlaceOrderMutationVariables = Exact<{
  params: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { id: string, status: OrderStatus, quantityFilled: string, averageFilledPrice: string | null, clientOrderId: string | null, symbol: string, side: OrderSide, type: OrderType, timeInForce: TimeInForce, quantity: string | null, notional: string | null, limitPrice: string | null, stopPrice: string | null, premarket: boolean, tradingMode: TradingMode, brokerAccountId: string, rejectReason: string | null, fees: string, currency: string, submittedAt: string, filledAt: string | null, canceledAt: string | null, expiredAt: string | null, asset: { id: string, symbol: string, name: string }, executions: Array<{ id: string, quantity: string, price: string, fee: string, at: string }> } };

export type CancelOrderMutationVariables = Exact<{
  params: CancelOrderInput;
}>;


export type CancelOrderMutation = { cancelOrder: { id: string, status: OrderStatus, quantityFilled: string, averageFilledPrice: string | null, clientOrderId: string | null, symbol: string, side: OrderSide, type: OrderType, timeInForce: TimeInForce, quantity: string | null, notional: string | null, limitPrice: string | null, stopPrice: string | null, premarket: boolean, tradingMode: TradingMode, brokerAccountId: string, rejectReason: string | null, fees: string, currency: string, submittedAt: string, filledAt: string | null, canceledAt: string | null, expiredAt: string | null, asset: { id: string, symbol: string, name: string }, executions: Array<{ id: string, quantity: string, price: string, fee: string, at: string }> } };

export type GetOrdersQueryVariables = Exact<{
  params?: GetOrdersInput | null | undefined;
}>;


export type GetOrdersQuery = { getOrders: { nextCursor: string | null, nodes: Array<{ id: string, status: OrderStatus, quantityFilled: string, averageFilledPrice: string | null, clientOrderId: string | null, symbol: string, side: OrderSide, type: OrderType, timeInForce: TimeInForce, quantity: string | null, notional: string | null, limitPrice: string | null, stopPrice: string | null, premarket: boolean, tradingMode: TradingMode, brokerAccountId: string, rejectReason: string | null, fees: string, currency: string, submittedAt: string, filledAt: string | null, canceledAt: string | null, expiredAt: string | null, asset: { id: string, symbol: string, name: string } }> } };

export type GetPositionsQueryVariables = Exact<{
  params?: GetPositionsInput | null | undefined;
}>;


export type GetPositionsQuery = { getPositions: Array<{ id: string, symbol: string, quantity: string, quantityAvailable: string, averageEntryPrice: string, costBasis: string, marketValue: string, unrealizedProfitLoss: string, unrealizedProfitLossPercent: string | null, currentPrice: string, previousClose: string | null, currency: string, priceAsOf: string, brokerAccountId: string, tradingMode: TradingMode, asset: { id: string, symbol: string, name: string } }> };

/** Opens a free account and mails a link that confirms the address. */
export const register = 'mutation Register($params:RegisterInput!){register(params:$params){id affectedCount affectedIds message}}' as Operation<
  RegisterMutation, RegisterMutationVariables, 'Mutation', 'public'
>;

/** Confirms an e-mail address with the token from the mail. */
export const verifyEmail = 'mutation VerifyEmail($params:VerifyEmailInput!){verifyEmail(params:$params){id affectedCount affectedIds message}}' as Operation<
  VerifyEmailMutation, VerifyEmailMutationVariables, 'Mutation', 'public'
>;

/** The person that the token acts for. */
export const fetchCurrentUser = 'query FetchCurrentUser{fetchCurrentUser{id name email}}' as Operation<
  FetchCurrentUserQuery, FetchCurrentUserQueryVariables, 'Query', 'identity'
>;

/** One asset by its ticker. */
export const fetchAssetByTicker = 'query FetchAssetByTicker($params:FetchAssetByTickerInput!){fetchAssetByTicker(params:$params){id symbol name assetClass exchange mic currency status tradable fractionable minOrderSize minTradeIncrement isin country sector quote{assetId symbol price bid ask open high low previousClose change changePercent volume currency session asOf delayedMinutes source isStale}}}' as Operation<
  FetchAssetByTickerQuery, FetchAssetByTickerQueryVariables, 'Query', 'public'
>;

/** Several assets by their ids. */
export const fetchAssetsByAssetIds = 'query FetchAssetsByAssetIds($params:FetchAssetsByAssetIdsInput!){fetchAssetsByAssetIds(params:$params){assets{id symbol name assetClass exchange mic currency status tradable fractionable minOrderSize minTradeIncrement isin country sector quote{assetId symbol price bid ask open high low previousClose change changePercent volume currency session asOf delayedMinutes source isStale}}unknownIds}}' as Operation<
  FetchAssetsByAssetIdsQuery, FetchAssetsByAssetIdsQueryVariables, 'Query', 'public'
>;

/** Searches everything by name and symbol; an exact symbol comes first. */
export const searchBar = 'query SearchBar($params:SearchBarInput!){searchBar(params:$params){kind id title subtitle score asset{id symbol name}}}' as Operation<
  SearchBarQuery, SearchBarQueryVariables, 'Query', 'public'
>;

/** The price of one asset now. */
export const getCurrentStockPrice = 'query GetCurrentStockPrice($params:GetCurrentStockPriceInput!){getCurrentStockPrice(params:$params){assetId symbol price bid ask open high low previousClose change changePercent volume currency session asOf delayedMinutes source isStale}}' as Operation<
  GetCurrentStockPriceQuery, GetCurrentStockPriceQueryVariables, 'Query', 'public'
>;

/** Live prices. */
export const livePriceData = 'subscription LivePriceData($params:LivePriceDataInput!){livePriceData(params:$params){assetId symbol price bid ask change changePercent volume session at sequence}}' as Operation<
  LivePriceDataSubscription, LivePriceDataSubscriptionVariables, 'Subscription', 'public'
>;

/** Whether an exchange is open, when that changes next, and its days with holidays and early closes from 2015 to 2030. */
export const fetchMarketHours = 'query FetchMarketHours($params:FetchMarketHoursInput){fetchMarketHours(params:$params){exchange timeZone isOpen session now nextOpen nextClose days{date isHoliday holidayName isEarlyClose preMarketOpen open close afterHoursClose}}}' as Operation<
  FetchMarketHoursQuery, FetchMarketHoursQueryVariables, 'Query', 'public'
>;

/** The person's net worth with its parts, computed at this moment from accounts, positions and what is recorded by hand. */
export const netWorthDashboard = 'query NetWorthDashboard{netWorthDashboard{totals{netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome currency}assets{id name symbol category quantity value currency valueInDisplayCurrency ownershipPercent valuedOn isStale}liabilities{id name kind balance currency balanceInDisplayCurrency interestRatePercent ownershipPercent}goals{id name targetAmount currentAmount progressPercent currency targetDate priority}incomes{id name amount currency frequency annualAmountInDisplayCurrency startDate endDate}expenses{id name amount currency frequency monthlyAmountInDisplayCurrency startDate endDate}allocation{category value percent}currency asOf}}' as Operation<
  NetWorthDashboardQuery, NetWorthDashboardQueryVariables, 'Query', 'portfolio.read'
>;

/** How the platform is. */
export const healthCheck = 'query HealthCheck{healthCheck{status version time uptimeSeconds checks{name status latencyMs}}}' as Operation<
  HealthCheckQuery, HealthCheckQueryVariables, 'Query', 'public'
>;

/** Records what happened to a push notification. */
export const recordPushReceipt = 'mutation RecordPushReceipt($params:RecordPushReceiptInput!){recordPushReceipt(params:$params){id affectedCount affectedIds message}}' as Operation<
  RecordPushReceiptMutation, RecordPushReceiptMutationVariables, 'Mutation', 'public'
>;

/** Places an order. */
export const placeOrder = 'mutation PlaceOrder($params:PlaceOrderInput!){placeOrder(params:$params){id status quantityFilled averageFilledPrice clientOrderId asset{id symbol name}symbol side type timeInForce quantity notional limitPrice stopPrice premarket tradingMode brokerAccountId rejectReason fees currency executions{id quantity price fee at}submittedAt filledAt canceledAt expiredAt}}' as Operation<
  PlaceOrderMutation, PlaceOrderMutationVariables, 'Mutation', 'trade'
>;

/** Cancels an order that is still open and gives back what it holds. */
export const cancelOrder = 'mutation CancelOrder($params:CancelOrderInput!){cancelOrder(params:$params){id status quantityFilled averageFilledPrice clientOrderId asset{id symbol name}symbol side type timeInForce quantity notional limitPrice stopPrice premarket tradingMode brokerAccountId rejectReason fees currency executions{id quantity price fee at}submittedAt filledAt canceledAt expiredAt}}' as Operation<
  CancelOrderMutation, CancelOrderMutationVariables, 'Mutation', 'trade'
>;

/** The caller's orders, newest first. */
export const getOrders = 'query GetOrders($params:GetOrdersInput){getOrders(params:$params){nodes{id status quantityFilled averageFilledPrice clientOrderId asset{id symbol name}symbol side type timeInForce quantity notional limitPrice stopPrice premarket tradingMode brokerAccountId rejectReason fees currency submittedAt filledAt canceledAt expiredAt}nextCursor}}' as Operation<
  GetOrdersQuery, GetOrdersQueryVariables, 'Query', 'portfolio.read'
>;

/** The open positions of the caller, by symbol. */
export const getPositions = 'query GetPositions($params:GetPositionsInput){getPositions(params:$params){id symbol quantity quantityAvailable averageEntryPrice costBasis marketValue unrealizedProfitLoss unrealizedProfitLossPercent currentPrice previousClose currency priceAsOf asset{id symbol name}brokerAccountId tradingMode}}' as Operation<
  GetPositionsQuery, GetPositionsQueryVariables, 'Query', 'portfolio.read'
>;
