// Generated from the contract by `npm run codegen`. Do not edit.

/** The whole contract, first-party part included. */
export const typeDefs: string = `"""
The access directive of a root field that an API token may call when it holds \`scope\`.
On a nested field: the field shows another scope's data, and a token needs \`scope\` to select it.
Every root field carries exactly one of \`@requires\`, \`@public\`, \`@anonymous\` and \`@sessionOnly\`.
"""
directive @requires(
  "The leaf scope that the caller's token must hold."
  scope: Scope!
) on FIELD_DEFINITION

"The access directive of a root field that any valid token may call, whatever its scopes."
directive @public on FIELD_DEFINITION

"The access directive of a root field that may be called without a token."
directive @anonymous on FIELD_DEFINITION

"""
The access directive of a root field of the first-party app. It is refused for every API token and
is not part of the public schema.
"""
directive @sessionOnly(
  "Whether the caller must be signed in. Only signing in itself needs no session."
  signedIn: Boolean! = true
) on FIELD_DEFINITION

"Marks a root field of the sensitive rate group: each use costs one unit of 5 a second."
directive @sensitive on FIELD_DEFINITION

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
  "Fewest entries of a list."
  minItems: Int
  "Most entries of a list."
  maxItems: Int
  "A shape that the text must have."
  format: ConstraintFormat
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
An exact decimal number in plain notation, for example \`"1234.5"\`. Answers are always strings.
Input may be an integer, a float or a string; a JSON number with more than 15 significant digits is
refused, since it may already have lost precision: send a string.
"""
scalar Decimal @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc8259#section-6")

"A moment in UTC as RFC 3339 writes it, for example \`2026-11-20T14:30:00.000Z\`."
scalar DateTime @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc3339#section-5.6")

"A calendar day, for example \`2026-11-20\`."
scalar Date @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc3339#section-5.6")

"A currency: an ISO 4217 code such as \`NZD\`, or the code of a crypto asset such as \`BTC\`."
scalar CurrencyCode @specifiedBy(url: "https://www.iso.org/iso-4217-currency-codes.html")

"A country: an ISO 3166-1 alpha-2 code such as \`NZ\`."
scalar CountryCode @specifiedBy(url: "https://www.iso.org/iso-3166-country-codes.html")

"Operations that read. They are sent over HTTP POST, and work over the WebSocket too."
type Query {
  "The signed-in person's API credentials, newest first. At most 20."
  apiCredentials: [ApiCredential!]! @sessionOnly
  """
  The request behind a consent screen.
  Errors: \`NOT_FOUND\` where it has lapsed or was decided.
  """
  consentRequest(params: ConsentRequestInput!): ConsentRequest! @sessionOnly
  "The apps that may act for the signed-in person, last allowed first. At most 500."
  connectedApps: [ConnectedApp!]! @sessionOnly
  "The session of this browser, or null where nobody is signed in."
  currentSession: Session @sessionOnly(signedIn: false)
  """
  The person that the token acts for. Needs \`identity\`; the nested
  \`account\` needs \`profile.read\`.
  Errors: \`UNAUTHENTICATED\`.
  """
  fetchCurrentUser: User! @requires(scope: IDENTITY)
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
  Searches everything by name and symbol; an exact symbol comes first. Any valid token may call it.
  Errors: \`BAD_USER_INPUT\`.
  """
  searchBar(params: SearchBarInput!): [SearchResult!]! @public
  """
  The price of one asset now. Any valid token may call it.
  Errors: \`NOT_FOUND\`; \`BAD_USER_INPUT\` where a symbol is ambiguous; \`PROVIDER_UNAVAILABLE\`.
  """
  getCurrentStockPrice(params: GetCurrentStockPriceInput!): StockPrice! @public
  """
  Whether an exchange is open, when that changes next, and its days with holidays and early closes
  from 2015 to 2030. Any valid token may call it.
  Errors: \`BAD_USER_INPUT\` for days outside the calendar, or more than 366 of them.
  """
  fetchMarketHours(params: FetchMarketHoursInput): MarketHours! @public
  """
  The person's net worth with its parts, computed at this moment from accounts, positions and what
  is recorded by hand.
  Errors: \`PROVIDER_UNAVAILABLE\` where a price cannot be had.
  """
  netWorthDashboard: NetWorthDashboard! @requires(scope: PORTFOLIO_READ)
  "How the platform is. Needs no token."
  healthCheck: HealthStatus! @anonymous
  """
  The caller's orders, newest first.
  Errors: \`BAD_USER_INPUT\` for a cursor that this query did not give out.
  """
  getOrders(params: GetOrdersInput): OrderPage! @requires(scope: PORTFOLIO_READ)
  """
  The open positions of the caller, by symbol. At most 10,000.
  Errors: \`BAD_USER_INPUT\` for another \`tradingMode\`.
  """
  getPositions(params: GetPositionsInput): [Position!]! @requires(scope: PORTFOLIO_READ)
}

"Operations that change something. They are sent over HTTP POST, and work over the WebSocket too."
type Mutation {
  """
  Creates an API credential. An account may have 20.
  Errors: \`BAD_USER_INPUT\`, \`QUOTA_EXCEEDED\`.
  """
  createApiCredential(params: CreateApiCredentialInput!): CreatedApiCredential! @sessionOnly
  """
  Deletes an API credential. Its tokens, its unredeemed codes and its open sockets end at once.
  Errors: \`NOT_FOUND\`.
  """
  deleteApiCredential(params: DeleteApiCredentialInput!): OperationResult! @sessionOnly
  """
  Allows or declines an app's request, once.
  Errors: \`NOT_FOUND\` where it has lapsed or was decided.
  """
  decideConsent(params: DecideConsentInput!): ConsentDecision! @sessionOnly
  """
  Disconnects an app: the person's tokens of it end at once and its consent is forgotten.
  Errors: \`NOT_FOUND\`.
  """
  revokeConnectedApp(params: RevokeConnectedAppInput!): OperationResult! @sessionOnly
  """
  Opens a free account and mails a link that confirms the address. Needs no token.
  The answer is the same for an address that already has an account; its owner gets a notice by
  mail instead. \`id\` is null and \`affectedCount\` is 0 for that reason. Costs one unit of the
  sensitive rate group, since it hashes a password.
  Errors: \`BAD_USER_INPUT\`, \`RATE_LIMITED\`.
  """
  register(params: RegisterInput!): OperationResult! @anonymous @sensitive
  """
  Confirms an e-mail address with the token from the mail. Needs no token of the API.
  Errors: \`BAD_USER_INPUT\` where the token is unknown, used or older than 24 hours.
  """
  verifyEmail(params: VerifyEmailInput!): OperationResult! @anonymous
  """
  Signs in and sets the session cookie. An unknown address and a wrong password give the same
  answer in the same time. Costs one unit of the sensitive rate group.
  Errors: \`UNAUTHENTICATED\`, \`RATE_LIMITED\`.
  """
  signIn(params: SignInInput!): Session! @sessionOnly(signedIn: false) @sensitive
  "Signs out: ends the session of this browser and clears its cookie."
  signOut: OperationResult! @sessionOnly
  """
  Records what happened to a push notification. Needs no token, so that a background worker can
  call it. Safe to repeat: the first record of each status stands.
  Errors: \`NOT_FOUND\` for an unknown receipt id.
  """
  recordPushReceipt(params: RecordPushReceiptInput!): OperationResult! @anonymous
  """
  Places an order. It holds the cash or the shares that it may need, fees included, and goes to the
  market; the answer shows it as taken, and \`getOrders\` how it goes on. Needs an approved identity
  check and a signed customer agreement for the platform account.
  Errors: \`BAD_USER_INPUT\`, \`NOT_FOUND\`, \`KYC_REQUIRED\`, \`AGREEMENT_REQUIRED\`,
  \`ASSET_NOT_TRADABLE\`, \`ASSET_NOT_FRACTIONABLE\`, \`INSUFFICIENT_FUNDS\`, \`INSUFFICIENT_QUANTITY\`,
  \`MARKET_CLOSED\` for \`IOC\` and \`FOK\`, \`WASH_TRADE\`, \`IDEMPOTENCY_CONFLICT\`, \`CONFLICT\` for a
  \`clientOrderId\` in use.
  """
  placeOrder(params: PlaceOrderInput!): Order! @requires(scope: TRADE)
  """
  Cancels an order that is still open and gives back what it holds. A fill may come first: read
  \`status\` in the answer.
  Errors: \`NOT_FOUND\`, \`ORDER_NOT_CANCELABLE\` where the order is final.
  """
  cancelOrder(params: CancelOrderInput!): Order! @requires(scope: TRADE)
}

"Operations that push events over the WebSocket with the \`graphql-transport-ws\` protocol."
type Subscription {
  """
  Live prices: the last price of each asset at once, then each newer one, at most four a second per
  asset; a slow reader gets the latest price and misses those in between. Any valid token may call
  it.
  Errors: \`NOT_FOUND\` for an unknown asset; \`BAD_USER_INPUT\` for more than 200.
  """
  livePriceData(params: LivePriceDataInput!): LivePrice! @public
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

"An API credential: what a program needs to obtain tokens for its owner."
type ApiCredential {
  "The credential's id."
  id: ID!
  "The text chosen at creation."
  label: String!
  "The \`client_id\` of the OAuth flows."
  clientId: String!
  "Whether it is a public client (authorization code with PKCE, no secret)."
  isPublic: Boolean!
  "Where the authorization code flow may return to. Empty for a confidential credential."
  redirectUris: [String!]!
  "When a token of it was last used, to the minute."
  lastUsedAt: DateTime
  "The address that last used a token of it."
  lastUsedIp: String
  "When it was created."
  createdAt: DateTime!
}

"A credential right after its creation: the only time that its secret is shown."
type CreatedApiCredential {
  "The new credential."
  credential: ApiCredential!
  "The secret of a confidential credential. It cannot be shown again. Null for a public client."
  clientSecret: String
}

"What a new API credential needs."
input CreateApiCredentialInput {
  "A name by which the owner will know it."
  label: String! @constraint(minLength: 1, maxLength: 60, format: LINE)
  "True: a public client with PKCE and without a secret. False: a confidential credential."
  isPublic: Boolean! = false
  """
  Where the authorization code flow may return to: https, or http on localhost and 127.0.0.1; no
  fragment. At least one for a public client, none for a confidential credential.
  """
  redirectUris: [String!]! = [] @constraint(maxItems: 10)
}

"Which API credential to delete."
input DeleteApiCredentialInput {
  "The credential's id."
  id: ID! @constraint(format: UUID)
}

"An app's request to act for the signed-in person, as the consent screen shows it."
type ConsentRequest {
  "The request's id, from the consent screen's address."
  id: ID!
  "The name that the app gave itself. It is not verified."
  clientName: String!
  "The host that the browser returns to."
  redirectHost: String!
  "Whether the app registered itself, rather than being created in somebody's settings."
  registeredDynamically: Boolean!
  "The scopes asked for, as leaves."
  requestedScopes: [String!]!
  "The scopes that allowing grants."
  grantedScopes: [String!]!
  "The scopes asked for that the person's plan, or an unconfirmed e-mail address, leaves out."
  droppedScopes: [String!]!
  "When the request lapses."
  expiresAt: DateTime!
}

"Where the browser goes after a decision."
type ConsentDecision {
  "The app's redirect URI with \`code\` and \`state\`, or with \`error=access_denied\`."
  redirectUri: String!
}

"An app that may act for the person."
type ConnectedApp {
  "The id of the app's credential."
  id: ID!
  "The name that the app gave itself. It is not verified."
  clientName: String!
  "The scopes that its tokens or its remembered consent hold."
  scopes: [String!]!
  "When the person first allowed it, as far as it is remembered."
  allowedAt: DateTime!
  "When a token of it was last used, to the minute."
  lastUsedAt: DateTime
}

"Allow or decline."
enum ConsentAnswer {
  "Grant the scopes that the consent screen showed."
  ALLOW
  "Grant nothing; the app is told \`access_denied\`."
  DECLINE
}

"Which request to read."
input ConsentRequestInput {
  "The request's id, from the consent screen's address."
  id: ID! @constraint(minLength: 20, maxLength: 100)
}

"The person's answer to an app."
input DecideConsentInput {
  "The request's id, from the consent screen's address."
  id: ID! @constraint(minLength: 20, maxLength: 100)
  "The answer."
  answer: ConsentAnswer!
}

"Which app to disconnect."
input RevokeConnectedAppInput {
  "The id of the connected app."
  id: ID! @constraint(format: UUID)
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
  marketingOptIn: Boolean = false
}

"What confirming an e-mail address needs."
input VerifyEmailInput {
  "The token from the confirmation mail: single use, valid for 24 hours."
  token: String! @constraint(minLength: 20, maxLength: 100)
}

"A signed-in browser of the first-party app."
type Session {
  "The session's id."
  id: ID!
  "Who is signed in."
  user: User!
  "When the session ends by itself."
  expiresAt: DateTime!
}

"What signing in needs."
input SignInInput {
  "The address of the account."
  email: String! @constraint(format: EMAIL, maxLength: 254)
  "The password of the account."
  password: String! @constraint(minLength: 1, maxLength: 200)
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
  account: UserAccount! @requires(scope: PROFILE_READ)
}

"The person's account: plan, verification and locale."
type UserAccount {
  "The given name, where the person told it."
  firstName: String
  "The family name, where the person told it."
  lastName: String
  "The country of residence, where the person told it."
  country: CountryCode
  "Whether the person has confirmed the e-mail address. Scopes beyond \`identity\` need it."
  emailVerified: Boolean!
  "The plan in force now."
  tier: SubscriptionTier!
  "How far the identity check has come. Trading with the platform account needs \`APPROVED\`."
  kycStatus: KycStatus!
  "When the account was opened."
  createdAt: DateTime!
}

"The state of an identity check (know your customer)."
enum KycStatus {
  "Nothing has been handed in yet: the state of every new account."
  NOT_STARTED
  "An operator, or the demo world, has accepted the person's papers."
  APPROVED
}

"Something that can be priced and, where \`tradable\`, bought and sold."
type Asset {
  "The asset's id, fixed in the built-in catalogue: the same on every server and in the mocks."
  id: ID!
  "The ticker, for example \`AAPL\` or \`BTC\`."
  symbol: String!
  "The name of the company, fund or coin."
  name: String!
  "What kind of asset it is."
  assetClass: AssetClass!
  "Where it trades."
  exchange: Exchange!
  "The ISO 10383 market identifier code, for example \`XNAS\`. Null for crypto assets."
  mic: String
  "The currency that it is priced in."
  currency: CurrencyCode!
  "Whether it is listed at present."
  status: AssetStatus!
  "Whether orders are taken for it."
  tradable: Boolean!
  "Whether a part of one share or coin can be bought."
  fractionable: Boolean!
  "The smallest quantity of an order. Null: no such rule."
  minOrderSize: Decimal
  "The step that a quantity must be a multiple of. Null: no such rule."
  minTradeIncrement: Decimal
  "The International Securities Identification Number, where known for certain."
  isin: String
  "The country of the issuer. Null for crypto assets."
  country: CountryCode
  "The business sector, where there is one."
  sector: String
  "The current price."
  quote: StockPrice!
}

"The price of an asset now, in the asset's own currency."
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
  "The first price of the trading day (UTC day for crypto)."
  open: Decimal
  "The highest price of the trading day so far."
  high: Decimal
  "The lowest price of the trading day so far."
  low: Decimal
  "The last price of the trading day before."
  previousClose: Decimal
  "\`price\` less \`previousClose\`."
  change: Decimal
  "\`change\` in percent of \`previousClose\`."
  changePercent: Decimal
  "The quantity traded on the trading day so far."
  volume: Decimal
  "The currency of all amounts here."
  currency: CurrencyCode!
  "Which session the market is in."
  session: MarketSession!
  "When the price was made."
  asOf: DateTime!
  "How many minutes the source lags behind its market. 0: live."
  delayedMinutes: Int!
  "Where the price comes from. \`simulated\` for the embedded market."
  source: String!
  "Whether the price is older than its source should give."
  isStale: Boolean!
}

"What kind of asset it is."
enum AssetClass {
  "A share of one company."
  EQUITY
  "An exchange-traded fund."
  ETF
  "A crypto asset."
  CRYPTO
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
  The ticker in either case, alone or with the market identifier code: \`AAPL\` or \`AAPL.XNAS\`.
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
  "The assets found, in the order of the ids given."
  assets: [Asset!]!
  "The ids for which there is no asset."
  unknownIds: [ID!]!
}

"Which price to read: one of the two."
input GetCurrentStockPriceInput @oneOf {
  "The asset's id."
  assetId: ID @constraint(format: UUID)
  "The asset's ticker, alone or with the market identifier code."
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
}

"One line of a search."
type SearchResult {
  "What kind of thing it is."
  kind: SearchResultKind!
  "The id of the thing found."
  id: ID!
  "The line to show: the symbol of an asset."
  title: String!
  "The second line to show: the name of an asset."
  subtitle: String
  "How well it fits, from 0 to 1. Results come with the best first."
  score: Decimal!
  "The asset, where \`kind\` is \`ASSET\`."
  asset: Asset
}

"One price of the live stream, in the asset's own currency."
type LivePrice {
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
  "\`price\` less the last price of the trading day before."
  change: Decimal
  "\`change\` in percent of the last price of the trading day before."
  changePercent: Decimal
  "The quantity traded on the trading day so far."
  volume: Decimal
  "Which session the market is in."
  session: MarketSession!
  "When the price was made."
  at: DateTime!
  "Grows with every price of this asset. A jump means that prices in between were left out."
  sequence: Int!
}

"Which assets to stream: one of the two, at most 200 entries."
input LivePriceDataInput @oneOf {
  "The assets' ids."
  assetIds: [ID!] @constraint(minItems: 1, maxItems: 200)
  "The assets' tickers, alone or with the market identifier code."
  symbols: [String!] @constraint(minItems: 1, maxItems: 200)
}

"When an exchange trades."
type MarketHours {
  "The exchange."
  exchange: Exchange!
  "The exchange's IANA time zone, for example \`America/New_York\`."
  timeZone: String!
  "Whether regular trading is on now."
  isOpen: Boolean!
  "Which session the exchange is in now."
  session: MarketSession!
  "The moment that \`isOpen\` and \`session\` speak of."
  now: DateTime!
  "When regular trading next opens. Null for a market that never closes."
  nextOpen: DateTime
  "When regular trading next closes. Null for a market that never closes."
  nextClose: DateTime
  "The calendar days asked for, in the exchange's time zone, oldest first."
  days: [MarketDay!]!
}

"One calendar day of an exchange."
type MarketDay {
  "The day in the exchange's time zone."
  date: Date!
  "Whether the exchange is closed for a holiday. False on an ordinary weekend day."
  isHoliday: Boolean!
  "The holiday's name."
  holidayName: String
  "Whether regular trading ends early."
  isEarlyClose: Boolean!
  "When pre-market trading opens. Null where there is none."
  preMarketOpen: DateTime
  "When regular trading opens. Null on a day without trading."
  open: DateTime
  "When regular trading closes. Null on a day without trading."
  close: DateTime
  "When after-hours trading closes. Null where there is none."
  afterHoursClose: DateTime
}

"Which exchange and days to read."
input FetchMarketHoursInput {
  "The exchange."
  exchange: Exchange! = NYSE
  "The first day. Default: today in the exchange's time zone."
  from: Date
  "The last day, at most 365 days after \`from\`. Default: six days after \`from\`."
  to: Date
}

"Everything that the person owns and owes at one moment, in one display currency."
type NetWorthDashboard {
  "The sums."
  totals: NetWorthTotals!
  "What the person owns: cash, positions and things recorded by hand. The largest value first."
  assets: [NetWorthAsset!]!
  "What the person owes. The largest balance first."
  liabilities: [NetWorthLiability!]!
  "What the person saves for, by priority."
  goals: [NetWorthGoal!]!
  "What comes in regularly."
  incomes: [NetWorthIncome!]!
  "What goes out regularly."
  expenses: [NetWorthExpense!]!
  "The parts of \`totalAssets\` by category, the largest first."
  allocation: [AllocationSlice!]!
  "The display currency: of all totals and of every amount \`InDisplayCurrency\`."
  currency: CurrencyCode!
  "The moment that the values speak of."
  asOf: DateTime!
}

"The sums of the dashboard. Each is the sum of the parts shown."
type NetWorthTotals {
  "\`totalAssets\` less \`totalLiabilities\`."
  netWorth: Decimal!
  "The sum of the assets."
  totalAssets: Decimal!
  "The sum of the liabilities, a positive number."
  totalLiabilities: Decimal!
  "The expenses active today, by the month. A one-off expense counts in its own month."
  totalMonthlyExpenses: Decimal!
  "The incomes active today, by the year. A one-off income counts in its own calendar year."
  totalAnnualIncome: Decimal!
  "The display currency."
  currency: CurrencyCode!
}

"One thing that the person owns."
type NetWorthAsset {
  "Its id."
  id: ID!
  "Its name."
  name: String!
  "The ticker of a listed asset."
  symbol: String
  "What kind of thing it is."
  category: NetWorthCategory!
  "How much of it, where it is counted."
  quantity: Decimal
  "What the person's part is worth, in \`currency\`."
  value: Decimal!
  "The currency that it is valued in."
  currency: CurrencyCode!
  "What the person's part is worth in the dashboard's display currency."
  valueInDisplayCurrency: Decimal!
  "The person's part of it, in percent. \`value\` has it applied."
  ownershipPercent: Decimal!
  "The day of the valuation."
  valuedOn: Date!
  "Whether the valuation is older than 7 days."
  isStale: Boolean!
}

"What kind of thing an asset is."
enum NetWorthCategory {
  "Cash in a broker account, or recorded by hand."
  CASH
  "Shares of companies."
  EQUITY
  "Exchange-traded funds."
  ETF
  "Crypto assets."
  CRYPTO
  "Houses, flats and land."
  PROPERTY
  "Cars, boats and other vehicles."
  VEHICLE
  "Savings and term deposits."
  SAVINGS
  "Pension and retirement schemes."
  PENSION
  "Anything else."
  OTHER
}

"One debt."
type NetWorthLiability {
  "Its id."
  id: ID!
  "Its name."
  name: String!
  "What kind of debt it is."
  kind: LiabilityKind!
  "What the person's part still is, a positive number in \`currency\`."
  balance: Decimal!
  "The currency of the debt."
  currency: CurrencyCode!
  "What the person's part still is in the dashboard's display currency."
  balanceInDisplayCurrency: Decimal!
  "The yearly interest rate in percent, where known."
  interestRatePercent: Decimal
  "The person's part of it, in percent. \`balance\` has it applied."
  ownershipPercent: Decimal!
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
  "Anything else."
  OTHER
}

"Something that the person saves for."
type NetWorthGoal {
  "Its id."
  id: ID!
  "Its name."
  name: String!
  "The sum to reach, in \`currency\`."
  targetAmount: Decimal!
  "The sum reached so far, in \`currency\`."
  currentAmount: Decimal!
  "\`currentAmount\` in percent of \`targetAmount\`."
  progressPercent: Decimal!
  "The currency of the goal."
  currency: CurrencyCode!
  "The day to reach it by."
  targetDate: Date
  "The rank among the person's goals; 1 is the first."
  priority: Int!
}

"Something that comes in regularly."
type NetWorthIncome {
  "Its id."
  id: ID!
  "Its name."
  name: String!
  "How much comes in each time, in \`currency\`."
  amount: Decimal!
  "The currency of the income."
  currency: CurrencyCode!
  "How often it comes in."
  frequency: Frequency!
  "By the year, in the dashboard's display currency. 0 where it is not active today."
  annualAmountInDisplayCurrency: Decimal!
  "The first day."
  startDate: Date!
  "The last day. Null: no end."
  endDate: Date
}

"Something that goes out regularly."
type NetWorthExpense {
  "Its id."
  id: ID!
  "Its name."
  name: String!
  "How much goes out each time, in \`currency\`."
  amount: Decimal!
  "The currency of the expense."
  currency: CurrencyCode!
  "How often it goes out."
  frequency: Frequency!
  "By the month, in the dashboard's display currency. 0 where it is not active today."
  monthlyAmountInDisplayCurrency: Decimal!
  "The first day."
  startDate: Date!
  "The last day. Null: no end."
  endDate: Date
}

"How often something recurs."
enum Frequency {
  "Once, on \`startDate\`."
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

"A part of the assets."
type AllocationSlice {
  "The category."
  category: NetWorthCategory!
  "The sum of its assets, in the display currency."
  value: Decimal!
  "Its part of the assets in percent, to two places. Null where the assets sum to 0."
  percent: Decimal
}

"How the platform is."
type HealthStatus {
  "\`OK\` where every check is."
  status: HealthState!
  "The version of the server."
  version: String!
  "The server's clock."
  time: DateTime!
  "How long the server process has been running."
  uptimeSeconds: Int!
  "What was checked."
  checks: [HealthCheckItem!]!
}

"One thing that was checked."
type HealthCheckItem {
  "What was checked, for example \`database\`."
  name: String!
  "How it is."
  status: HealthState!
  "How long the check took."
  latencyMs: Int!
}

"How something is."
enum HealthState {
  "It works."
  OK
  "It does not work, or not well enough."
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

"An order to buy or sell, with what has come of it."
type Order {
  "The order's id."
  id: ID!
  "Where the order stands."
  status: OrderStatus!
  "How much has been bought or sold so far. Never decreases."
  quantityFilled: Decimal!
  "The average price of what has been filled. Null until something is."
  averageFilledPrice: Decimal
  "The caller's own name for the order, unique among the caller's orders."
  clientOrderId: String
  "The asset."
  asset: Asset!
  "The asset's ticker."
  symbol: String!
  "Buy or sell."
  side: OrderSide!
  "How the price is decided."
  type: OrderType!
  "How long the order stands."
  timeInForce: TimeInForce!
  "How much to buy or sell. Null where the order names a \`notional\` instead."
  quantity: Decimal
  "For how much money to buy or sell, in \`currency\`. Null where the order names a \`quantity\`."
  notional: Decimal
  "The worst price accepted. Null where the type has none."
  limitPrice: Decimal
  "The price that wakes the order. Null where the type has none."
  stopPrice: Decimal
  "Whether the order also trades before and after regular hours."
  premarket: Boolean!
  "Live or practice."
  tradingMode: TradingMode!
  "The account that the order trades for."
  brokerAccountId: ID!
  "Why the market refused the order, where it did."
  rejectReason: String
  "The fees paid so far, in \`currency\`."
  fees: Decimal!
  "The currency of all amounts here: the asset's."
  currency: CurrencyCode!
  "The fills, oldest first. At most 500."
  executions: [Execution!]!
  "When the order was taken."
  submittedAt: DateTime!
  "When the order was filled whole."
  filledAt: DateTime
  "When the order was cancelled."
  canceledAt: DateTime
  "When the order lapsed."
  expiredAt: DateTime
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
  "At the market's price, at once."
  MARKET
  "At \`limitPrice\` or better."
  LIMIT
  "As a market order once the price reaches \`stopPrice\`; a buy is capped at 4 percent above it (2.5 percent from a price of 50)."
  STOP
  "As a limit order once the price reaches \`stopPrice\`."
  STOP_LIMIT
}

"""
How long an order stands. A fraction of a share and a \`notional\` of shares take \`DAY\` alone; \`STOP\`
and \`STOP_LIMIT\` take \`DAY\` and \`GTC\` alone.
"""
enum TimeInForce {
  "Until the end of the trading session. Not for crypto assets."
  DAY
  "Until cancelled, at most 90 days."
  GTC
  "Fill what is possible at once and cancel the rest."
  IOC
  "Fill whole at once or cancel. Not for crypto assets."
  FOK
}

"Where an order stands."
enum OrderStatus {
  "Taken, its cash or shares are held, and on its way to the market."
  PENDING_NEW
  "Waiting for the market to open."
  ACCEPTED
  "Working in the market."
  NEW
  "A stop order whose \`stopPrice\` has not been reached."
  HELD
  "Filled in part; the rest is working."
  PARTIALLY_FILLED
  "Filled whole. Final."
  FILLED
  """
  Cancelled by its owner; or an \`IOC\` or \`FOK\` order that the market could not fill; or a market buy
  whose price ran past what its cash covers; or stopped at 500 fills. What was filled stays. Final.
  """
  CANCELED
  "Lapsed at the end of its time. Final."
  EXPIRED
  "Refused by the market; \`rejectReason\` says why. Final."
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
An order to place. 0 means "not given" in \`quantity\`, \`notional\`, \`limitPrice\` and \`stopPrice\`.
Exactly one of \`quantity\` and \`notional\` is given.
"""
input PlaceOrderInput {
  "The asset to trade."
  assetId: ID! @constraint(format: UUID)
  "The account to trade for. Default: the platform account, in live mode."
  brokerAccountId: ID @constraint(format: UUID)
  "The broker credential to trade through. Default: the platform account."
  brokerCredentialId: ID @constraint(format: UUID)
  "Buy or sell."
  side: OrderSide!
  "How the price is decided."
  type: OrderType!
  "How much, up to 9 decimal places. A fraction needs a \`fractionable\` asset."
  quantity: Decimal @constraint(min: "0", max: "1000000000000")
  "For how much money, at least 1 and at most 2 decimal places. Needs a \`fractionable\` asset."
  notional: Decimal @constraint(min: "0", max: "1000000000000")
  """
  The worst price accepted: for \`LIMIT\` and \`STOP_LIMIT\` alone. Shares: at most 2 decimal places
  from 1.00, at most 4 below.
  """
  limitPrice: Decimal @constraint(min: "0", max: "1000000000000")
  "The price that wakes the order: for \`STOP\` and \`STOP_LIMIT\` alone; decimal places as above."
  stopPrice: Decimal @constraint(min: "0", max: "1000000000000")
  "Also trade before and after regular hours: \`LIMIT\` with \`DAY\` or \`GTC\` and whole shares alone."
  premarket: Boolean = false
  "How long the order stands. Crypto assets take \`GTC\` and \`IOC\`."
  timeInForce: TimeInForce!
  "The caller's own name for the order, unique among the caller's orders."
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
  orderId: ID! @constraint(format: UUID)
}

"Which orders to read."
input GetOrdersInput {
  "Live or practice. Default: both."
  tradingMode: TradingMode
  "Open, closed or all orders."
  group: OrderGroup! = ALL
  "Only orders in one of these states."
  statuses: [OrderStatus!] @constraint(minItems: 1, maxItems: 20)
  "Only orders for this asset."
  assetId: ID @constraint(format: UUID)
  "Only orders of this side."
  side: OrderSide
  "Only orders of this account."
  brokerAccountId: ID @constraint(format: UUID)
  "Only orders taken at or after this moment."
  from: DateTime
  "Only orders taken before this moment."
  to: DateTime
  "How many orders a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"What an account holds of one asset."
type Position {
  "The position's id."
  id: ID!
  "The asset's ticker."
  symbol: String!
  "How much is held."
  quantity: Decimal!
  "What is not held for open sell orders."
  quantityAvailable: Decimal!
  "The average price paid, fees included."
  averageEntryPrice: Decimal!
  "What was paid for it, fees included: \`quantity\` times \`averageEntryPrice\`, rounded."
  costBasis: Decimal!
  "What it is worth at \`currentPrice\`."
  marketValue: Decimal!
  "\`marketValue\` less \`costBasis\`."
  unrealizedProfitLoss: Decimal!
  "\`unrealizedProfitLoss\` in percent of \`costBasis\`. Null where nothing was paid."
  unrealizedProfitLossPercent: Decimal
  "The last price."
  currentPrice: Decimal!
  "The last price of the trading day before."
  previousClose: Decimal
  "The currency of all amounts here: the asset's."
  currency: CurrencyCode!
  "When \`currentPrice\` was made."
  priceAsOf: DateTime!
  "The asset."
  asset: Asset!
  "The account that holds it."
  brokerAccountId: ID!
  "Live or practice."
  tradingMode: TradingMode!
}

"Which positions to read."
input GetPositionsInput {
  "\`LIVE\` or \`PAPER\`. The two are never mixed. Default: \`LIVE\`."
  tradingMode: String @constraint(minLength: 1, maxLength: 16)
  "Only positions of this account."
  brokerAccountId: ID @constraint(format: UUID)
  "Only positions held through this broker credential."
  brokerCredentialId: ID @constraint(format: UUID)
}
`;
