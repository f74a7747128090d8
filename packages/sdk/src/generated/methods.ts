// Generated from the contract by `npm run codegen`. Do not edit.
import type { LeafScope } from '@investing-platform/schema';
import type {
  CancelOrderInput,
  CancelOrderMutation,
  FetchAssetByTickerInput,
  FetchAssetByTickerQuery,
  FetchAssetsByAssetIdsInput,
  FetchAssetsByAssetIdsQuery,
  FetchCurrentUserQuery,
  FetchMarketHoursInput,
  FetchMarketHoursQuery,
  GetCurrentStockPriceInput,
  GetCurrentStockPriceQuery,
  GetOrdersInput,
  GetOrdersQuery,
  GetPositionsInput,
  GetPositionsQuery,
  HealthCheckQuery,
  LivePriceDataInput,
  LivePriceDataSubscription,
  NetWorthDashboardQuery,
  PlaceOrderInput,
  PlaceOrderMutation,
  RecordPushReceiptInput,
  RecordPushReceiptMutation,
  RegisterInput,
  RegisterMutation,
  SearchBarInput,
  SearchBarQuery,
  VerifyEmailInput,
  VerifyEmailMutation,
} from '@investing-platform/schema/operations';
import type { CallOptions, NoParams, PagePromise, Stream, StreamOptions, WithScope, WithToken } from '../core/types.ts';

/** One method for each operation of the API; `Granted` are the scopes of the client's token. */
export interface ClientMethods<Granted extends LeafScope> {
  /**
   * Opens a free account and mails a link that confirms the address. Needs no token.
   * The answer is the same for an address that already has an account; its owner gets a notice by
   * mail instead. `id` is null and `affectedCount` is 0 for that reason. Costs one unit of the
   * sensitive rate group, since it hashes a password.
   * Errors: `BAD_USER_INPUT`, `RATE_LIMITED`.
   *
   * Scope: none; no token is needed.
   * Counts against the limit of 5 a second.
   */
  readonly register: (params: RegisterInput, options?: CallOptions) => Promise<RegisterMutation['register']>;

  /**
   * Confirms an e-mail address with the token from the mail. Needs no token of the API.
   * Errors: `BAD_USER_INPUT` where the token is unknown, used or older than 24 hours.
   *
   * Scope: none; no token is needed.
   */
  readonly verifyEmail: (params: VerifyEmailInput, options?: CallOptions) => Promise<VerifyEmailMutation['verifyEmail']>;

  /**
   * The person that the token acts for. Needs `identity`; the nested
   * `account` needs `profile.read`.
   * Errors: `UNAUTHENTICATED`.
   *
   * Scope: `identity`.
   */
  readonly fetchCurrentUser: WithScope<'identity', Granted, (params?: NoParams, options?: CallOptions) => Promise<FetchCurrentUserQuery['fetchCurrentUser']>>;

  /**
   * One asset by its ticker. Any valid token may call it.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` with the candidates where the ticker is ambiguous.
   *
   * Scope: any valid token.
   */
  readonly fetchAssetByTicker: WithToken<Granted, (params: FetchAssetByTickerInput, options?: CallOptions) => Promise<FetchAssetByTickerQuery['fetchAssetByTicker']>>;

  /**
   * Several assets by their ids. Ids without an asset are listed, not refused. Any valid token may
   * call it.
   * Errors: `BAD_USER_INPUT` for more than 200 ids.
   *
   * Scope: any valid token.
   */
  readonly fetchAssetsByAssetIds: WithToken<Granted, (params: FetchAssetsByAssetIdsInput, options?: CallOptions) => Promise<FetchAssetsByAssetIdsQuery['fetchAssetsByAssetIds']>>;

  /**
   * Searches everything by name and symbol; an exact symbol comes first. Any valid token may call it.
   * Errors: `BAD_USER_INPUT`.
   *
   * Scope: any valid token.
   */
  readonly searchBar: WithToken<Granted, (params: SearchBarInput, options?: CallOptions) => Promise<SearchBarQuery['searchBar']>>;

  /**
   * The price of one asset now. Any valid token may call it.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` where a symbol is ambiguous; `PROVIDER_UNAVAILABLE`.
   *
   * Scope: any valid token.
   */
  readonly getCurrentStockPrice: WithToken<Granted, (params: GetCurrentStockPriceInput, options?: CallOptions) => Promise<GetCurrentStockPriceQuery['getCurrentStockPrice']>>;

  /**
   * Live prices: the last price of each asset at once, then each newer one, at most four a second per
   * asset; a slow reader gets the latest price and misses those in between. Any valid token may call
   * it.
   * Errors: `NOT_FOUND` for an unknown asset; `BAD_USER_INPUT` for more than 200.
   *
   * Scope: any valid token.
   */
  readonly livePriceData: WithToken<Granted, (params: LivePriceDataInput, options?: StreamOptions) => Stream<LivePriceDataSubscription['livePriceData']>>;

  /**
   * Whether an exchange is open, when that changes next, and its days with holidays and early closes
   * from 2015 to 2030. Any valid token may call it.
   * Errors: `BAD_USER_INPUT` for days outside the calendar, or more than 366 of them.
   *
   * Scope: any valid token.
   */
  readonly fetchMarketHours: WithToken<Granted, (params?: FetchMarketHoursInput, options?: CallOptions) => Promise<FetchMarketHoursQuery['fetchMarketHours']>>;

  /**
   * The person's net worth with its parts, computed at this moment from accounts, positions and what
   * is recorded by hand.
   * Errors: `PROVIDER_UNAVAILABLE` where a price cannot be had.
   *
   * Scope: `portfolio.read`.
   */
  readonly netWorthDashboard: WithScope<'portfolio.read', Granted, (params?: NoParams, options?: CallOptions) => Promise<NetWorthDashboardQuery['netWorthDashboard']>>;

  /**
   * How the platform is. Needs no token.
   *
   * Scope: none; no token is needed.
   */
  readonly healthCheck: (params?: NoParams, options?: CallOptions) => Promise<HealthCheckQuery['healthCheck']>;

  /**
   * Records what happened to a push notification. Needs no token, so that a background worker can
   * call it. Safe to repeat: the first record of each status stands.
   * Errors: `NOT_FOUND` for an unknown receipt id.
   *
   * Scope: none; no token is needed.
   */
  readonly recordPushReceipt: (params: RecordPushReceiptInput, options?: CallOptions) => Promise<RecordPushReceiptMutation['recordPushReceipt']>;

  /**
   * Places an order. It holds the cash or the shares that it may need, fees included, and goes to the
   * market; the answer shows it as taken, and `getOrders` how it goes on. Needs an approved identity
   * check and a signed customer agreement for the platform account.
   * Errors: `BAD_USER_INPUT`, `NOT_FOUND`, `KYC_REQUIRED`, `AGREEMENT_REQUIRED`,
   * `ASSET_NOT_TRADABLE`, `ASSET_NOT_FRACTIONABLE`, `INSUFFICIENT_FUNDS`, `INSUFFICIENT_QUANTITY`,
   * `MARKET_CLOSED` for `IOC` and `FOK`, `WASH_TRADE`, `IDEMPOTENCY_CONFLICT`, `CONFLICT` for a
   * `clientOrderId` in use.
   *
   * Scope: `trade`.
   * Repeated safely: an idempotency key is made where `params` has none.
   */
  readonly placeOrder: WithScope<'trade', Granted, (params: PlaceOrderInput, options?: CallOptions) => Promise<PlaceOrderMutation['placeOrder']>>;

  /**
   * Cancels an order that is still open and gives back what it holds. A fill may come first: read
   * `status` in the answer.
   * Errors: `NOT_FOUND`, `ORDER_NOT_CANCELABLE` where the order is final.
   *
   * Scope: `trade`.
   */
  readonly cancelOrder: WithScope<'trade', Granted, (params: CancelOrderInput, options?: CallOptions) => Promise<CancelOrderMutation['cancelOrder']>>;

  /**
   * The caller's orders, newest first.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   *
   * Scope: `portfolio.read`.
   * Await it for one page, or read every row with `for await`.
   */
  readonly getOrders: WithScope<'portfolio.read', Granted, (params?: GetOrdersInput, options?: CallOptions) => PagePromise<GetOrdersQuery['getOrders']>>;

  /**
   * The open positions of the caller, by symbol. At most 10,000.
   * Errors: `BAD_USER_INPUT` for another `tradingMode`.
   *
   * Scope: `portfolio.read`.
   */
  readonly getPositions: WithScope<'portfolio.read', Granted, (params?: GetPositionsInput, options?: CallOptions) => Promise<GetPositionsQuery['getPositions']>>;
}
