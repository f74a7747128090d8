// Generated from the contract by `npm run codegen`. Do not edit.

import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AssetRow } from '../../domains/market/index.ts';
import type { OrderRow, PositionRow } from '../../domains/trading/index.ts';
import type { SessionRow, UserRow } from '../../domains/account/index.ts';
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
   * An exact decimal number in plain notation, for example `"1234.5"`. Answers are always strings.
   * Input may be an integer, a float or a string; a JSON number with more than 15 significant digits is
   * refused, since it may already have lost precision: send a string.
   */
  Decimal: { input: string; output: string; }
  /** A moment in UTC as RFC 3339 writes it, for example `2026-11-20T14:30:00.000Z`. */
  DateTime: { input: Date; output: Date; }
  /** A calendar day, for example `2026-11-20`. */
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
   * The request behind a consent screen.
   * Errors: `NOT_FOUND` where it has lapsed or was decided.
   */
  consentRequest: ConsentRequest;
  /** The apps that may act for the signed-in person, last allowed first. At most 500. */
  connectedApps: Array<ConnectedApp>;
  /** The session of this browser, or null where nobody is signed in. */
  currentSession: Maybe<Session>;
  /**
   * The person that the token acts for. Needs `identity`; the nested
   * `account` needs `profile.read`.
   * Errors: `UNAUTHENTICATED`.
   */
  fetchCurrentUser: User;
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
   * Searches everything by name and symbol; an exact symbol comes first. Any valid token may call it.
   * Errors: `BAD_USER_INPUT`.
   */
  searchBar: Array<SearchResult>;
  /**
   * The price of one asset now. Any valid token may call it.
   * Errors: `NOT_FOUND`; `BAD_USER_INPUT` where a symbol is ambiguous; `PROVIDER_UNAVAILABLE`.
   */
  getCurrentStockPrice: StockPrice;
  /**
   * Whether an exchange is open, when that changes next, and its days with holidays and early closes
   * from 2015 to 2030. Any valid token may call it.
   * Errors: `BAD_USER_INPUT` for days outside the calendar, or more than 366 of them.
   */
  fetchMarketHours: MarketHours;
  /**
   * The person's net worth with its parts, computed at this moment from accounts, positions and what
   * is recorded by hand.
   * Errors: `PROVIDER_UNAVAILABLE` where a price cannot be had.
   */
  netWorthDashboard: NetWorthDashboard;
  /** How the platform is. Needs no token. */
  healthCheck: HealthStatus;
  /**
   * The caller's orders, newest first.
   * Errors: `BAD_USER_INPUT` for a cursor that this query did not give out.
   */
  getOrders: OrderPage;
  /**
   * The open positions of the caller, by symbol. At most 10,000.
   * Errors: `BAD_USER_INPUT` for another `tradingMode`.
   */
  getPositions: Array<Position>;
};


/** Operations that read. They are sent over HTTP POST, and work over the WebSocket too. */
export type QueryConsentRequestArgs = {
  params: ConsentRequestInput;
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
export type QueryFetchMarketHoursArgs = {
  params?: InputMaybe<FetchMarketHoursInput>;
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
   * Creates an API credential. An account may have 20.
   * Errors: `BAD_USER_INPUT`, `QUOTA_EXCEEDED`.
   */
  createApiCredential: CreatedApiCredential;
  /**
   * Deletes an API credential. Its tokens, its unredeemed codes and its open sockets end at once.
   * Errors: `NOT_FOUND`.
   */
  deleteApiCredential: OperationResult;
  /**
   * Allows or declines an app's request, once.
   * Errors: `NOT_FOUND` where it has lapsed or was decided.
   */
  decideConsent: ConsentDecision;
  /**
   * Disconnects an app: the person's tokens of it end at once and its consent is forgotten.
   * Errors: `NOT_FOUND`.
   */
  revokeConnectedApp: OperationResult;
  /**
   * Opens a free account and mails a link that confirms the address. Needs no token.
   * The answer is the same for an address that already has an account; its owner gets a notice by
   * mail instead. `id` is null and `affectedCount` is 0 for that reason. Costs one unit of the
   * sensitive rate group, since it hashes a password.
   * Errors: `BAD_USER_INPUT`, `RATE_LIMITED`.
   */
  register: OperationResult;
  /**
   * Confirms an e-mail address with the token from the mail. Needs no token of the API.
   * Errors: `BAD_USER_INPUT` where the token is unknown, used or older than 24 hours.
   */
  verifyEmail: OperationResult;
  /**
   * Signs in and sets the session cookie. An unknown address and a wrong password give the same
   * answer in the same time. Costs one unit of the sensitive rate group.
   * Errors: `UNAUTHENTICATED`, `RATE_LIMITED`.
   */
  signIn: Session;
  /** Signs out: ends the session of this browser and clears its cookie. */
  signOut: OperationResult;
  /**
   * Records what happened to a push notification. Needs no token, so that a background worker can
   * call it. Safe to repeat: the first record of each status stands.
   * Errors: `NOT_FOUND` for an unknown receipt id.
   */
  recordPushReceipt: OperationResult;
  /**
   * Places an order. It holds the cash or the shares that it may need, fees included, and goes to the
   * market; the answer shows it as taken, and `getOrders` how it goes on. Needs an approved identity
   * check and a signed customer agreement for the platform account.
   * Errors: `BAD_USER_INPUT`, `NOT_FOUND`, `KYC_REQUIRED`, `AGREEMENT_REQUIRED`,
   * `ASSET_NOT_TRADABLE`, `ASSET_NOT_FRACTIONABLE`, `INSUFFICIENT_FUNDS`, `INSUFFICIENT_QUANTITY`,
   * `MARKET_CLOSED` for `IOC` and `FOK`, `WASH_TRADE`, `IDEMPOTENCY_CONFLICT`, `CONFLICT` for a
   * `clientOrderId` in use.
   */
  placeOrder: Order;
  /**
   * Cancels an order that is still open and gives back what it holds. A fill may come first: read
   * `status` in the answer.
   * Errors: `NOT_FOUND`, `ORDER_NOT_CANCELABLE` where the order is final.
   */
  cancelOrder: Order;
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
export type MutationDecideConsentArgs = {
  params: DecideConsentInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRevokeConnectedAppArgs = {
  params: RevokeConnectedAppInput;
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
export type MutationSignInArgs = {
  params: SignInInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationRecordPushReceiptArgs = {
  params: RecordPushReceiptInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationPlaceOrderArgs = {
  params: PlaceOrderInput;
};


/** Operations that change something. They are sent over HTTP POST, and work over the WebSocket too. */
export type MutationCancelOrderArgs = {
  params: CancelOrderInput;
};

/** Operations that push events over the WebSocket with the `graphql-transport-ws` protocol. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Live prices: the last price of each asset at once, then each newer one, at most four a second per
   * asset; a slow reader gets the latest price and misses those in between. Any valid token may call
   * it.
   * Errors: `NOT_FOUND` for an unknown asset; `BAD_USER_INPUT` for more than 200.
   */
  livePriceData: LivePrice;
};


/** Operations that push events over the WebSocket with the `graphql-transport-ws` protocol. */
export type SubscriptionLivePriceDataArgs = {
  params: LivePriceDataInput;
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
  isPublic: Scalars['Boolean']['output'];
  /** Where the authorization code flow may return to. Empty for a confidential credential. */
  redirectUris: Array<Scalars['String']['output']>;
  /** When a token of it was last used, to the minute. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The address that last used a token of it. */
  lastUsedIp: Maybe<Scalars['String']['output']>;
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
  isPublic?: Scalars['Boolean']['input'];
  /**
   * Where the authorization code flow may return to: https, or http on localhost and 127.0.0.1; no
   * fragment. At least one for a public client, none for a confidential credential.
   */
  redirectUris?: Array<Scalars['String']['input']>;
};

/** Which API credential to delete. */
export type DeleteApiCredentialInput = {
  /** The credential's id. */
  id: Scalars['ID']['input'];
};

/** An app's request to act for the signed-in person, as the consent screen shows it. */
export type ConsentRequest = {
  __typename?: 'ConsentRequest';
  /** The request's id, from the consent screen's address. */
  id: Scalars['ID']['output'];
  /** The name that the app gave itself. It is not verified. */
  clientName: Scalars['String']['output'];
  /** The host that the browser returns to. */
  redirectHost: Scalars['String']['output'];
  /** Whether the app registered itself, rather than being created in somebody's settings. */
  registeredDynamically: Scalars['Boolean']['output'];
  /** The scopes asked for, as leaves. */
  requestedScopes: Array<Scalars['String']['output']>;
  /** The scopes that allowing grants. */
  grantedScopes: Array<Scalars['String']['output']>;
  /** The scopes asked for that the person's plan, or an unconfirmed e-mail address, leaves out. */
  droppedScopes: Array<Scalars['String']['output']>;
  /** When the request lapses. */
  expiresAt: Scalars['DateTime']['output'];
};

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
};

/** Which app to disconnect. */
export type RevokeConnectedAppInput = {
  /** The id of the connected app. */
  id: Scalars['ID']['input'];
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
  marketingOptIn?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What confirming an e-mail address needs. */
export type VerifyEmailInput = {
  /** The token from the confirmation mail: single use, valid for 24 hours. */
  token: Scalars['String']['input'];
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
};

/** What signing in needs. */
export type SignInInput = {
  /** The address of the account. */
  email: Scalars['String']['input'];
  /** The password of the account. */
  password: Scalars['String']['input'];
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

/** The person's account: plan, verification and locale. */
export type UserAccount = {
  __typename?: 'UserAccount';
  /** The given name, where the person told it. */
  firstName: Maybe<Scalars['String']['output']>;
  /** The family name, where the person told it. */
  lastName: Maybe<Scalars['String']['output']>;
  /** The country of residence, where the person told it. */
  country: Maybe<Scalars['CountryCode']['output']>;
  /** Whether the person has confirmed the e-mail address. Scopes beyond `identity` need it. */
  emailVerified: Scalars['Boolean']['output'];
  /** The plan in force now. */
  tier: SubscriptionTier;
  /** How far the identity check has come. Trading with the platform account needs `APPROVED`. */
  kycStatus: KycStatus;
  /** When the account was opened. */
  createdAt: Scalars['DateTime']['output'];
};

/** The state of an identity check (know your customer). */
export type KycStatus =
  /** Nothing has been handed in yet: the state of every new account. */
  | 'NOT_STARTED'
  /** An operator, or the demo world, has accepted the person's papers. */
  | 'APPROVED';

/** Something that can be priced and, where `tradable`, bought and sold. */
export type Asset = {
  __typename?: 'Asset';
  /** The asset's id, fixed in the built-in catalogue: the same on every server and in the mocks. */
  id: Scalars['ID']['output'];
  /** The ticker, for example `AAPL` or `BTC`. */
  symbol: Scalars['String']['output'];
  /** The name of the company, fund or coin. */
  name: Scalars['String']['output'];
  /** What kind of asset it is. */
  assetClass: AssetClass;
  /** Where it trades. */
  exchange: Exchange;
  /** The ISO 10383 market identifier code, for example `XNAS`. Null for crypto assets. */
  mic: Maybe<Scalars['String']['output']>;
  /** The currency that it is priced in. */
  currency: Scalars['CurrencyCode']['output'];
  /** Whether it is listed at present. */
  status: AssetStatus;
  /** Whether orders are taken for it. */
  tradable: Scalars['Boolean']['output'];
  /** Whether a part of one share or coin can be bought. */
  fractionable: Scalars['Boolean']['output'];
  /** The smallest quantity of an order. Null: no such rule. */
  minOrderSize: Maybe<Scalars['Decimal']['output']>;
  /** The step that a quantity must be a multiple of. Null: no such rule. */
  minTradeIncrement: Maybe<Scalars['Decimal']['output']>;
  /** The International Securities Identification Number, where known for certain. */
  isin: Maybe<Scalars['String']['output']>;
  /** The country of the issuer. Null for crypto assets. */
  country: Maybe<Scalars['CountryCode']['output']>;
  /** The business sector, where there is one. */
  sector: Maybe<Scalars['String']['output']>;
  /** The current price. */
  quote: StockPrice;
};

/** The price of an asset now, in the asset's own currency. */
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
  /** The first price of the trading day (UTC day for crypto). */
  open: Maybe<Scalars['Decimal']['output']>;
  /** The highest price of the trading day so far. */
  high: Maybe<Scalars['Decimal']['output']>;
  /** The lowest price of the trading day so far. */
  low: Maybe<Scalars['Decimal']['output']>;
  /** The last price of the trading day before. */
  previousClose: Maybe<Scalars['Decimal']['output']>;
  /** `price` less `previousClose`. */
  change: Maybe<Scalars['Decimal']['output']>;
  /** `change` in percent of `previousClose`. */
  changePercent: Maybe<Scalars['Decimal']['output']>;
  /** The quantity traded on the trading day so far. */
  volume: Maybe<Scalars['Decimal']['output']>;
  /** The currency of all amounts here. */
  currency: Scalars['CurrencyCode']['output'];
  /** Which session the market is in. */
  session: MarketSession;
  /** When the price was made. */
  asOf: Scalars['DateTime']['output'];
  /** How many minutes the source lags behind its market. 0: live. */
  delayedMinutes: Scalars['Int']['output'];
  /** Where the price comes from. `simulated` for the embedded market. */
  source: Scalars['String']['output'];
  /** Whether the price is older than its source should give. */
  isStale: Scalars['Boolean']['output'];
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

/** Which price to read: one of the two. */
export type GetCurrentStockPriceInput =
  /** The asset's id. */
  { assetId: Scalars['ID']['input']; symbol?: never; }
  |  /** The asset's ticker, alone or with the market identifier code. */
  { assetId?: never; symbol: Scalars['String']['input']; };

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
  | 'ASSET';

/** One line of a search. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /** What kind of thing it is. */
  kind: SearchResultKind;
  /** The id of the thing found. */
  id: Scalars['ID']['output'];
  /** The line to show: the symbol of an asset. */
  title: Scalars['String']['output'];
  /** The second line to show: the name of an asset. */
  subtitle: Maybe<Scalars['String']['output']>;
  /** How well it fits, from 0 to 1. Results come with the best first. */
  score: Scalars['Decimal']['output'];
  /** The asset, where `kind` is `ASSET`. */
  asset: Maybe<Asset>;
};

/** One price of the live stream, in the asset's own currency. */
export type LivePrice = {
  __typename?: 'LivePrice';
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
  /** `price` less the last price of the trading day before. */
  change: Maybe<Scalars['Decimal']['output']>;
  /** `change` in percent of the last price of the trading day before. */
  changePercent: Maybe<Scalars['Decimal']['output']>;
  /** The quantity traded on the trading day so far. */
  volume: Maybe<Scalars['Decimal']['output']>;
  /** Which session the market is in. */
  session: MarketSession;
  /** When the price was made. */
  at: Scalars['DateTime']['output'];
  /** Grows with every price of this asset. A jump means that prices in between were left out. */
  sequence: Scalars['Int']['output'];
};

/** Which assets to stream: one of the two, at most 200 entries. */
export type LivePriceDataInput =
  /** The assets' ids. */
  { assetIds: Array<Scalars['ID']['input']>; symbols?: never; }
  |  /** The assets' tickers, alone or with the market identifier code. */
  { assetIds?: never; symbols: Array<Scalars['String']['input']>; };

/** When an exchange trades. */
export type MarketHours = {
  __typename?: 'MarketHours';
  /** The exchange. */
  exchange: Exchange;
  /** The exchange's IANA time zone, for example `America/New_York`. */
  timeZone: Scalars['String']['output'];
  /** Whether regular trading is on now. */
  isOpen: Scalars['Boolean']['output'];
  /** Which session the exchange is in now. */
  session: MarketSession;
  /** The moment that `isOpen` and `session` speak of. */
  now: Scalars['DateTime']['output'];
  /** When regular trading next opens. Null for a market that never closes. */
  nextOpen: Maybe<Scalars['DateTime']['output']>;
  /** When regular trading next closes. Null for a market that never closes. */
  nextClose: Maybe<Scalars['DateTime']['output']>;
  /** The calendar days asked for, in the exchange's time zone, oldest first. */
  days: Array<MarketDay>;
};

/** One calendar day of an exchange. */
export type MarketDay = {
  __typename?: 'MarketDay';
  /** The day in the exchange's time zone. */
  date: Scalars['Date']['output'];
  /** Whether the exchange is closed for a holiday. False on an ordinary weekend day. */
  isHoliday: Scalars['Boolean']['output'];
  /** The holiday's name. */
  holidayName: Maybe<Scalars['String']['output']>;
  /** Whether regular trading ends early. */
  isEarlyClose: Scalars['Boolean']['output'];
  /** When pre-market trading opens. Null where there is none. */
  preMarketOpen: Maybe<Scalars['DateTime']['output']>;
  /** When regular trading opens. Null on a day without trading. */
  open: Maybe<Scalars['DateTime']['output']>;
  /** When regular trading closes. Null on a day without trading. */
  close: Maybe<Scalars['DateTime']['output']>;
  /** When after-hours trading closes. Null where there is none. */
  afterHoursClose: Maybe<Scalars['DateTime']['output']>;
};

/** Which exchange and days to read. */
export type FetchMarketHoursInput = {
  /** The exchange. */
  exchange?: Exchange;
  /** The first day. Default: today in the exchange's time zone. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day, at most 365 days after `from`. Default: six days after `from`. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** Everything that the person owns and owes at one moment, in one display currency. */
export type NetWorthDashboard = {
  __typename?: 'NetWorthDashboard';
  /** The sums. */
  totals: NetWorthTotals;
  /** What the person owns: cash, positions and things recorded by hand. The largest value first. */
  assets: Array<NetWorthAsset>;
  /** What the person owes. The largest balance first. */
  liabilities: Array<NetWorthLiability>;
  /** What the person saves for, by priority. */
  goals: Array<NetWorthGoal>;
  /** What comes in regularly. */
  incomes: Array<NetWorthIncome>;
  /** What goes out regularly. */
  expenses: Array<NetWorthExpense>;
  /** The parts of `totalAssets` by category, the largest first. */
  allocation: Array<AllocationSlice>;
  /** The display currency: of all totals and of every amount `InDisplayCurrency`. */
  currency: Scalars['CurrencyCode']['output'];
  /** The moment that the values speak of. */
  asOf: Scalars['DateTime']['output'];
};

/** The sums of the dashboard. Each is the sum of the parts shown. */
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
  /** The display currency. */
  currency: Scalars['CurrencyCode']['output'];
};

/** One thing that the person owns. */
export type NetWorthAsset = {
  __typename?: 'NetWorthAsset';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The ticker of a listed asset. */
  symbol: Maybe<Scalars['String']['output']>;
  /** What kind of thing it is. */
  category: NetWorthCategory;
  /** How much of it, where it is counted. */
  quantity: Maybe<Scalars['Decimal']['output']>;
  /** What the person's part is worth, in `currency`. */
  value: Scalars['Decimal']['output'];
  /** The currency that it is valued in. */
  currency: Scalars['CurrencyCode']['output'];
  /** What the person's part is worth in the dashboard's display currency. */
  valueInDisplayCurrency: Scalars['Decimal']['output'];
  /** The person's part of it, in percent. `value` has it applied. */
  ownershipPercent: Scalars['Decimal']['output'];
  /** The day of the valuation. */
  valuedOn: Scalars['Date']['output'];
  /** Whether the valuation is older than 7 days. */
  isStale: Scalars['Boolean']['output'];
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

/** One debt. */
export type NetWorthLiability = {
  __typename?: 'NetWorthLiability';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What kind of debt it is. */
  kind: LiabilityKind;
  /** What the person's part still is, a positive number in `currency`. */
  balance: Scalars['Decimal']['output'];
  /** The currency of the debt. */
  currency: Scalars['CurrencyCode']['output'];
  /** What the person's part still is in the dashboard's display currency. */
  balanceInDisplayCurrency: Scalars['Decimal']['output'];
  /** The yearly interest rate in percent, where known. */
  interestRatePercent: Maybe<Scalars['Decimal']['output']>;
  /** The person's part of it, in percent. `balance` has it applied. */
  ownershipPercent: Scalars['Decimal']['output'];
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
  /** Anything else. */
  | 'OTHER';

/** Something that the person saves for. */
export type NetWorthGoal = {
  __typename?: 'NetWorthGoal';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The sum to reach, in `currency`. */
  targetAmount: Scalars['Decimal']['output'];
  /** The sum reached so far, in `currency`. */
  currentAmount: Scalars['Decimal']['output'];
  /** `currentAmount` in percent of `targetAmount`. */
  progressPercent: Scalars['Decimal']['output'];
  /** The currency of the goal. */
  currency: Scalars['CurrencyCode']['output'];
  /** The day to reach it by. */
  targetDate: Maybe<Scalars['Date']['output']>;
  /** The rank among the person's goals; 1 is the first. */
  priority: Scalars['Int']['output'];
};

/** Something that comes in regularly. */
export type NetWorthIncome = {
  __typename?: 'NetWorthIncome';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** How much comes in each time, in `currency`. */
  amount: Scalars['Decimal']['output'];
  /** The currency of the income. */
  currency: Scalars['CurrencyCode']['output'];
  /** How often it comes in. */
  frequency: Frequency;
  /** By the year, in the dashboard's display currency. 0 where it is not active today. */
  annualAmountInDisplayCurrency: Scalars['Decimal']['output'];
  /** The first day. */
  startDate: Scalars['Date']['output'];
  /** The last day. Null: no end. */
  endDate: Maybe<Scalars['Date']['output']>;
};

/** Something that goes out regularly. */
export type NetWorthExpense = {
  __typename?: 'NetWorthExpense';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** How much goes out each time, in `currency`. */
  amount: Scalars['Decimal']['output'];
  /** The currency of the expense. */
  currency: Scalars['CurrencyCode']['output'];
  /** How often it goes out. */
  frequency: Frequency;
  /** By the month, in the dashboard's display currency. 0 where it is not active today. */
  monthlyAmountInDisplayCurrency: Scalars['Decimal']['output'];
  /** The first day. */
  startDate: Scalars['Date']['output'];
  /** The last day. Null: no end. */
  endDate: Maybe<Scalars['Date']['output']>;
};

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

/** A part of the assets. */
export type AllocationSlice = {
  __typename?: 'AllocationSlice';
  /** The category. */
  category: NetWorthCategory;
  /** The sum of its assets, in the display currency. */
  value: Scalars['Decimal']['output'];
  /** Its part of the assets in percent, to two places. Null where the assets sum to 0. */
  percent: Maybe<Scalars['Decimal']['output']>;
};

/** How the platform is. */
export type HealthStatus = {
  __typename?: 'HealthStatus';
  /** `OK` where every check is. */
  status: HealthState;
  /** The version of the server. */
  version: Scalars['String']['output'];
  /** The server's clock. */
  time: Scalars['DateTime']['output'];
  /** How long the server process has been running. */
  uptimeSeconds: Scalars['Int']['output'];
  /** What was checked. */
  checks: Array<HealthCheckItem>;
};

/** One thing that was checked. */
export type HealthCheckItem = {
  __typename?: 'HealthCheckItem';
  /** What was checked, for example `database`. */
  name: Scalars['String']['output'];
  /** How it is. */
  status: HealthState;
  /** How long the check took. */
  latencyMs: Scalars['Int']['output'];
};

/** How something is. */
export type HealthState =
  /** It works. */
  | 'OK'
  /** It does not work, or not well enough. */
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

/** An order to buy or sell, with what has come of it. */
export type Order = {
  __typename?: 'Order';
  /** The order's id. */
  id: Scalars['ID']['output'];
  /** Where the order stands. */
  status: OrderStatus;
  /** How much has been bought or sold so far. Never decreases. */
  quantityFilled: Scalars['Decimal']['output'];
  /** The average price of what has been filled. Null until something is. */
  averageFilledPrice: Maybe<Scalars['Decimal']['output']>;
  /** The caller's own name for the order, unique among the caller's orders. */
  clientOrderId: Maybe<Scalars['String']['output']>;
  /** The asset. */
  asset: Asset;
  /** The asset's ticker. */
  symbol: Scalars['String']['output'];
  /** Buy or sell. */
  side: OrderSide;
  /** How the price is decided. */
  type: OrderType;
  /** How long the order stands. */
  timeInForce: TimeInForce;
  /** How much to buy or sell. Null where the order names a `notional` instead. */
  quantity: Maybe<Scalars['Decimal']['output']>;
  /** For how much money to buy or sell, in `currency`. Null where the order names a `quantity`. */
  notional: Maybe<Scalars['Decimal']['output']>;
  /** The worst price accepted. Null where the type has none. */
  limitPrice: Maybe<Scalars['Decimal']['output']>;
  /** The price that wakes the order. Null where the type has none. */
  stopPrice: Maybe<Scalars['Decimal']['output']>;
  /** Whether the order also trades before and after regular hours. */
  premarket: Scalars['Boolean']['output'];
  /** Live or practice. */
  tradingMode: TradingMode;
  /** The account that the order trades for. */
  brokerAccountId: Scalars['ID']['output'];
  /** Why the market refused the order, where it did. */
  rejectReason: Maybe<Scalars['String']['output']>;
  /** The fees paid so far, in `currency`. */
  fees: Scalars['Decimal']['output'];
  /** The currency of all amounts here: the asset's. */
  currency: Scalars['CurrencyCode']['output'];
  /** The fills, oldest first. At most 500. */
  executions: Array<Execution>;
  /** When the order was taken. */
  submittedAt: Scalars['DateTime']['output'];
  /** When the order was filled whole. */
  filledAt: Maybe<Scalars['DateTime']['output']>;
  /** When the order was cancelled. */
  canceledAt: Maybe<Scalars['DateTime']['output']>;
  /** When the order lapsed. */
  expiredAt: Maybe<Scalars['DateTime']['output']>;
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
  assetId: Scalars['ID']['input'];
  /** The account to trade for. Default: the platform account, in live mode. */
  brokerAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** The broker credential to trade through. Default: the platform account. */
  brokerCredentialId?: InputMaybe<Scalars['ID']['input']>;
  /** Buy or sell. */
  side: OrderSide;
  /** How the price is decided. */
  type: OrderType;
  /** How much, up to 9 decimal places. A fraction needs a `fractionable` asset. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** For how much money, at least 1 and at most 2 decimal places. Needs a `fractionable` asset. */
  notional?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * The worst price accepted: for `LIMIT` and `STOP_LIMIT` alone. Shares: at most 2 decimal places
   * from 1.00, at most 4 below.
   */
  limitPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** The price that wakes the order: for `STOP` and `STOP_LIMIT` alone; decimal places as above. */
  stopPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Also trade before and after regular hours: `LIMIT` with `DAY` or `GTC` and whole shares alone. */
  premarket?: InputMaybe<Scalars['Boolean']['input']>;
  /** How long the order stands. Crypto assets take `GTC` and `IOC`. */
  timeInForce: TimeInForce;
  /** The caller's own name for the order, unique among the caller's orders. */
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
  orderId: Scalars['ID']['input'];
};

/** Which orders to read. */
export type GetOrdersInput = {
  /** Live or practice. Default: both. */
  tradingMode?: InputMaybe<TradingMode>;
  /** Open, closed or all orders. */
  group?: OrderGroup;
  /** Only orders in one of these states. */
  statuses?: InputMaybe<Array<OrderStatus>>;
  /** Only orders for this asset. */
  assetId?: InputMaybe<Scalars['ID']['input']>;
  /** Only orders of this side. */
  side?: InputMaybe<OrderSide>;
  /** Only orders of this account. */
  brokerAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Only orders taken at or after this moment. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only orders taken before this moment. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** How many orders a page holds, 1 to 500. */
  limit?: Scalars['Int']['input'];
  /** `nextCursor` of the page before. */
  cursor?: InputMaybe<Scalars['String']['input']>;
};

/** What an account holds of one asset. */
export type Position = {
  __typename?: 'Position';
  /** The position's id. */
  id: Scalars['ID']['output'];
  /** The asset's ticker. */
  symbol: Scalars['String']['output'];
  /** How much is held. */
  quantity: Scalars['Decimal']['output'];
  /** What is not held for open sell orders. */
  quantityAvailable: Scalars['Decimal']['output'];
  /** The average price paid, fees included. */
  averageEntryPrice: Scalars['Decimal']['output'];
  /** What was paid for it, fees included: `quantity` times `averageEntryPrice`, rounded. */
  costBasis: Scalars['Decimal']['output'];
  /** What it is worth at `currentPrice`. */
  marketValue: Scalars['Decimal']['output'];
  /** `marketValue` less `costBasis`. */
  unrealizedProfitLoss: Scalars['Decimal']['output'];
  /** `unrealizedProfitLoss` in percent of `costBasis`. Null where nothing was paid. */
  unrealizedProfitLossPercent: Maybe<Scalars['Decimal']['output']>;
  /** The last price. */
  currentPrice: Scalars['Decimal']['output'];
  /** The last price of the trading day before. */
  previousClose: Maybe<Scalars['Decimal']['output']>;
  /** The currency of all amounts here: the asset's. */
  currency: Scalars['CurrencyCode']['output'];
  /** When `currentPrice` was made. */
  priceAsOf: Scalars['DateTime']['output'];
  /** The asset. */
  asset: Asset;
  /** The account that holds it. */
  brokerAccountId: Scalars['ID']['output'];
  /** Live or practice. */
  tradingMode: TradingMode;
};

/** Which positions to read. */
export type GetPositionsInput = {
  /** `LIVE` or `PAPER`. The two are never mixed. Default: `LIVE`. */
  tradingMode?: InputMaybe<Scalars['String']['input']>;
  /** Only positions of this account. */
  brokerAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** Only positions held through this broker credential. */
  brokerCredentialId?: InputMaybe<Scalars['ID']['input']>;
};



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
  ApiCredential: ResolverTypeWrapper<ApiCredential>;
  CreatedApiCredential: ResolverTypeWrapper<CreatedApiCredential>;
  CreateApiCredentialInput: CreateApiCredentialInput;
  DeleteApiCredentialInput: DeleteApiCredentialInput;
  ConsentRequest: ResolverTypeWrapper<ConsentRequest>;
  ConsentDecision: ResolverTypeWrapper<ConsentDecision>;
  ConnectedApp: ResolverTypeWrapper<ConnectedApp>;
  ConsentAnswer: ConsentAnswer;
  ConsentRequestInput: ConsentRequestInput;
  DecideConsentInput: DecideConsentInput;
  RevokeConnectedAppInput: RevokeConnectedAppInput;
  RegisterInput: RegisterInput;
  VerifyEmailInput: VerifyEmailInput;
  Session: ResolverTypeWrapper<SessionRow>;
  SignInInput: SignInInput;
  User: ResolverTypeWrapper<UserRow>;
  UserAccount: ResolverTypeWrapper<UserAccount>;
  KycStatus: KycStatus;
  Asset: ResolverTypeWrapper<AssetRow>;
  StockPrice: ResolverTypeWrapper<StockPrice>;
  AssetClass: AssetClass;
  AssetStatus: AssetStatus;
  Exchange: Exchange;
  MarketSession: MarketSession;
  FetchAssetByTickerInput: FetchAssetByTickerInput;
  FetchAssetsByAssetIdsInput: FetchAssetsByAssetIdsInput;
  AssetLookup: ResolverTypeWrapper<Omit<AssetLookup, 'assets'> & { assets: Array<ResolversTypes['Asset']> }>;
  GetCurrentStockPriceInput: GetCurrentStockPriceInput;
  SearchBarInput: SearchBarInput;
  SearchResultKind: SearchResultKind;
  SearchResult: ResolverTypeWrapper<Omit<SearchResult, 'asset'> & { asset?: Maybe<ResolversTypes['Asset']> }>;
  LivePrice: ResolverTypeWrapper<LivePrice>;
  LivePriceDataInput: LivePriceDataInput;
  MarketHours: ResolverTypeWrapper<MarketHours>;
  MarketDay: ResolverTypeWrapper<MarketDay>;
  FetchMarketHoursInput: FetchMarketHoursInput;
  NetWorthDashboard: ResolverTypeWrapper<NetWorthDashboard>;
  NetWorthTotals: ResolverTypeWrapper<NetWorthTotals>;
  NetWorthAsset: ResolverTypeWrapper<NetWorthAsset>;
  NetWorthCategory: NetWorthCategory;
  NetWorthLiability: ResolverTypeWrapper<NetWorthLiability>;
  LiabilityKind: LiabilityKind;
  NetWorthGoal: ResolverTypeWrapper<NetWorthGoal>;
  NetWorthIncome: ResolverTypeWrapper<NetWorthIncome>;
  NetWorthExpense: ResolverTypeWrapper<NetWorthExpense>;
  Frequency: Frequency;
  AllocationSlice: ResolverTypeWrapper<AllocationSlice>;
  HealthStatus: ResolverTypeWrapper<HealthStatus>;
  HealthCheckItem: ResolverTypeWrapper<HealthCheckItem>;
  HealthState: HealthState;
  RecordPushReceiptInput: RecordPushReceiptInput;
  PushReceiptStatus: PushReceiptStatus;
  Order: ResolverTypeWrapper<OrderRow>;
  Execution: ResolverTypeWrapper<Execution>;
  OrderPage: ResolverTypeWrapper<Omit<OrderPage, 'nodes'> & { nodes: Array<ResolversTypes['Order']> }>;
  OrderSide: OrderSide;
  OrderType: OrderType;
  TimeInForce: TimeInForce;
  OrderStatus: OrderStatus;
  OrderGroup: OrderGroup;
  PlaceOrderInput: PlaceOrderInput;
  CancelOrderInput: CancelOrderInput;
  GetOrdersInput: GetOrdersInput;
  Position: ResolverTypeWrapper<PositionRow>;
  GetPositionsInput: GetPositionsInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
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
  ApiCredential: ApiCredential;
  CreatedApiCredential: CreatedApiCredential;
  CreateApiCredentialInput: CreateApiCredentialInput;
  DeleteApiCredentialInput: DeleteApiCredentialInput;
  ConsentRequest: ConsentRequest;
  ConsentDecision: ConsentDecision;
  ConnectedApp: ConnectedApp;
  ConsentRequestInput: ConsentRequestInput;
  DecideConsentInput: DecideConsentInput;
  RevokeConnectedAppInput: RevokeConnectedAppInput;
  RegisterInput: RegisterInput;
  VerifyEmailInput: VerifyEmailInput;
  Session: SessionRow;
  SignInInput: SignInInput;
  User: UserRow;
  UserAccount: UserAccount;
  Asset: AssetRow;
  StockPrice: StockPrice;
  FetchAssetByTickerInput: FetchAssetByTickerInput;
  FetchAssetsByAssetIdsInput: FetchAssetsByAssetIdsInput;
  AssetLookup: Omit<AssetLookup, 'assets'> & { assets: Array<ResolversParentTypes['Asset']> };
  GetCurrentStockPriceInput: GetCurrentStockPriceInput;
  SearchBarInput: SearchBarInput;
  SearchResult: Omit<SearchResult, 'asset'> & { asset?: Maybe<ResolversParentTypes['Asset']> };
  LivePrice: LivePrice;
  LivePriceDataInput: LivePriceDataInput;
  MarketHours: MarketHours;
  MarketDay: MarketDay;
  FetchMarketHoursInput: FetchMarketHoursInput;
  NetWorthDashboard: NetWorthDashboard;
  NetWorthTotals: NetWorthTotals;
  NetWorthAsset: NetWorthAsset;
  NetWorthLiability: NetWorthLiability;
  NetWorthGoal: NetWorthGoal;
  NetWorthIncome: NetWorthIncome;
  NetWorthExpense: NetWorthExpense;
  AllocationSlice: AllocationSlice;
  HealthStatus: HealthStatus;
  HealthCheckItem: HealthCheckItem;
  RecordPushReceiptInput: RecordPushReceiptInput;
  Order: OrderRow;
  Execution: Execution;
  OrderPage: Omit<OrderPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Order']> };
  PlaceOrderInput: PlaceOrderInput;
  CancelOrderInput: CancelOrderInput;
  GetOrdersInput: GetOrdersInput;
  Position: PositionRow;
  GetPositionsInput: GetPositionsInput;
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
};

export type RequiresDirectiveArgs = {
  scope: Scope;
};

export type RequiresDirectiveResolver<Result, Parent, ContextType = Context, Args = RequiresDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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

export type ConstraintDirectiveArgs = {
  minLength?: Maybe<Scalars['Int']['input']>;
  maxLength?: Maybe<Scalars['Int']['input']>;
  min?: Maybe<Scalars['String']['input']>;
  max?: Maybe<Scalars['String']['input']>;
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
  consentRequest?: Resolver<ResolversTypes['ConsentRequest'], ParentType, ContextType, RequireFields<QueryConsentRequestArgs, 'params'>>;
  connectedApps?: Resolver<Array<ResolversTypes['ConnectedApp']>, ParentType, ContextType>;
  currentSession?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  fetchCurrentUser?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  fetchAssetByTicker?: Resolver<ResolversTypes['Asset'], ParentType, ContextType, RequireFields<QueryFetchAssetByTickerArgs, 'params'>>;
  fetchAssetsByAssetIds?: Resolver<ResolversTypes['AssetLookup'], ParentType, ContextType, RequireFields<QueryFetchAssetsByAssetIdsArgs, 'params'>>;
  searchBar?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<QuerySearchBarArgs, 'params'>>;
  getCurrentStockPrice?: Resolver<ResolversTypes['StockPrice'], ParentType, ContextType, RequireFields<QueryGetCurrentStockPriceArgs, 'params'>>;
  fetchMarketHours?: Resolver<ResolversTypes['MarketHours'], ParentType, ContextType, Partial<QueryFetchMarketHoursArgs>>;
  netWorthDashboard?: Resolver<ResolversTypes['NetWorthDashboard'], ParentType, ContextType>;
  healthCheck?: Resolver<ResolversTypes['HealthStatus'], ParentType, ContextType>;
  getOrders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, Partial<QueryGetOrdersArgs>>;
  getPositions?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType, Partial<QueryGetPositionsArgs>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createApiCredential?: Resolver<ResolversTypes['CreatedApiCredential'], ParentType, ContextType, RequireFields<MutationCreateApiCredentialArgs, 'params'>>;
  deleteApiCredential?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationDeleteApiCredentialArgs, 'params'>>;
  decideConsent?: Resolver<ResolversTypes['ConsentDecision'], ParentType, ContextType, RequireFields<MutationDecideConsentArgs, 'params'>>;
  revokeConnectedApp?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationRevokeConnectedAppArgs, 'params'>>;
  register?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'params'>>;
  verifyEmail?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'params'>>;
  signIn?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'params'>>;
  signOut?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType>;
  recordPushReceipt?: Resolver<ResolversTypes['OperationResult'], ParentType, ContextType, RequireFields<MutationRecordPushReceiptArgs, 'params'>>;
  placeOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'params'>>;
  cancelOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'params'>>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  livePriceData?: SubscriptionResolver<ResolversTypes['LivePrice'], "livePriceData", ParentType, ContextType, RequireFields<SubscriptionLivePriceDataArgs, 'params'>>;
};

export type OperationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationResult'] = ResolversParentTypes['OperationResult']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  affectedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  affectedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApiCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiCredential'] = ResolversParentTypes['ApiCredential']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  redirectUris?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedIp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CreatedApiCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedApiCredential'] = ResolversParentTypes['CreatedApiCredential']> = {
  credential?: Resolver<ResolversTypes['ApiCredential'], ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConsentRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsentRequest'] = ResolversParentTypes['ConsentRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectHost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registeredDynamically?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestedScopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  grantedScopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  droppedScopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
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
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['SubscriptionTier'], ParentType, ContextType>;
  kycStatus?: Resolver<ResolversTypes['KycStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  sector?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['StockPrice'], ParentType, ContextType>;
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
  isStale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
};

export type LivePriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LivePrice'] = ResolversParentTypes['LivePrice']> = {
  assetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
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
  exchange?: Resolver<ResolversTypes['Exchange'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['MarketSession'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextOpen?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextClose?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['MarketDay']>, ParentType, ContextType>;
};

export type MarketDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketDay'] = ResolversParentTypes['MarketDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isHoliday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  holidayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isEarlyClose?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preMarketOpen?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  open?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  close?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  afterHoursClose?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NetWorthDashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthDashboard'] = ResolversParentTypes['NetWorthDashboard']> = {
  totals?: Resolver<ResolversTypes['NetWorthTotals'], ParentType, ContextType>;
  assets?: Resolver<Array<ResolversTypes['NetWorthAsset']>, ParentType, ContextType>;
  liabilities?: Resolver<Array<ResolversTypes['NetWorthLiability']>, ParentType, ContextType>;
  goals?: Resolver<Array<ResolversTypes['NetWorthGoal']>, ParentType, ContextType>;
  incomes?: Resolver<Array<ResolversTypes['NetWorthIncome']>, ParentType, ContextType>;
  expenses?: Resolver<Array<ResolversTypes['NetWorthExpense']>, ParentType, ContextType>;
  allocation?: Resolver<Array<ResolversTypes['AllocationSlice']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NetWorthTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthTotals'] = ResolversParentTypes['NetWorthTotals']> = {
  netWorth?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalAssets?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalLiabilities?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalMonthlyExpenses?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalAnnualIncome?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type NetWorthAssetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthAsset'] = ResolversParentTypes['NetWorthAsset']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['NetWorthCategory'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  valueInDisplayCurrency?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  ownershipPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  valuedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isStale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NetWorthLiabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthLiability'] = ResolversParentTypes['NetWorthLiability']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LiabilityKind'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  balanceInDisplayCurrency?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  interestRatePercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  ownershipPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type NetWorthGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthGoal'] = ResolversParentTypes['NetWorthGoal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  targetAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currentAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  progressPercent?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  targetDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NetWorthIncomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthIncome'] = ResolversParentTypes['NetWorthIncome']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['Frequency'], ParentType, ContextType>;
  annualAmountInDisplayCurrency?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type NetWorthExpenseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NetWorthExpense'] = ResolversParentTypes['NetWorthExpense']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['Frequency'], ParentType, ContextType>;
  monthlyAmountInDisplayCurrency?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type AllocationSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllocationSlice'] = ResolversParentTypes['AllocationSlice']> = {
  category?: Resolver<ResolversTypes['NetWorthCategory'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type HealthStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HealthStatus'] = ResolversParentTypes['HealthStatus']> = {
  status?: Resolver<ResolversTypes['HealthState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uptimeSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checks?: Resolver<Array<ResolversTypes['HealthCheckItem']>, ParentType, ContextType>;
};

export type HealthCheckItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HealthCheckItem'] = ResolversParentTypes['HealthCheckItem']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HealthState'], ParentType, ContextType>;
  latencyMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  quantityFilled?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  averageFilledPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  clientOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  asset?: Resolver<ResolversTypes['Asset'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  rejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  executions?: Resolver<Array<ResolversTypes['Execution']>, ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  canceledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  quantityAvailable?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  averageEntryPrice?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  costBasis?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  marketValue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unrealizedProfitLoss?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  unrealizedProfitLossPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currentPrice?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  previousClose?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  priceAsOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  asset?: Resolver<ResolversTypes['Asset'], ParentType, ContextType>;
  brokerAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tradingMode?: Resolver<ResolversTypes['TradingMode'], ParentType, ContextType>;
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
  ApiCredential?: ApiCredentialResolvers<ContextType>;
  CreatedApiCredential?: CreatedApiCredentialResolvers<ContextType>;
  ConsentRequest?: ConsentRequestResolvers<ContextType>;
  ConsentDecision?: ConsentDecisionResolvers<ContextType>;
  ConnectedApp?: ConnectedAppResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserAccount?: UserAccountResolvers<ContextType>;
  Asset?: AssetResolvers<ContextType>;
  StockPrice?: StockPriceResolvers<ContextType>;
  AssetLookup?: AssetLookupResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  LivePrice?: LivePriceResolvers<ContextType>;
  MarketHours?: MarketHoursResolvers<ContextType>;
  MarketDay?: MarketDayResolvers<ContextType>;
  NetWorthDashboard?: NetWorthDashboardResolvers<ContextType>;
  NetWorthTotals?: NetWorthTotalsResolvers<ContextType>;
  NetWorthAsset?: NetWorthAssetResolvers<ContextType>;
  NetWorthLiability?: NetWorthLiabilityResolvers<ContextType>;
  NetWorthGoal?: NetWorthGoalResolvers<ContextType>;
  NetWorthIncome?: NetWorthIncomeResolvers<ContextType>;
  NetWorthExpense?: NetWorthExpenseResolvers<ContextType>;
  AllocationSlice?: AllocationSliceResolvers<ContextType>;
  HealthStatus?: HealthStatusResolvers<ContextType>;
  HealthCheckItem?: HealthCheckItemResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  Execution?: ExecutionResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  requires?: RequiresDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  anonymous?: AnonymousDirectiveResolver<any, any, ContextType>;
  sessionOnly?: SessionOnlyDirectiveResolver<any, any, ContextType>;
  sensitive?: SensitiveDirectiveResolver<any, any, ContextType>;
  constraint?: ConstraintDirectiveResolver<any, any, ContextType>;
};
