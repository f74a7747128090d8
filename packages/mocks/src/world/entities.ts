import type { Decimal } from '@investing-platform/rules/numbers/decimal';
import type { Lot as PurchasedLot } from '@investing-platform/rules/returns/cost-basis';
import type { OrderTimes } from '@investing-platform/rules/trading/orders/hours';
import type { OrderTerms } from '@investing-platform/rules/trading/orders/terms';
import type { LeafScope } from '@investing-platform/schema';
import type { Instrument } from '@investing-platform/schema/instruments';
import type {
  AssetClass,
  BrokerProvider,
  CostBasisMethod,
  OrderFailureCode,
  OrderSource,
  OrderStatus,
  PushReceiptStatus,
  SubscriptionTier,
  TradingMode,
} from '@investing-platform/schema/operations';

export type Plan = SubscriptionTier;

export interface User {
  readonly id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  country: string | null;
  plan: Plan;
  emailVerified: boolean;
  kycStatus: 'NOT_STARTED' | 'APPROVED';
  /** Whether the customer agreement is signed: trading with the platform account needs it. */
  agreementSigned: boolean;
  /** Whether the risks and costs of strategies are signed: investing in them needs it. */
  strategyDisclosureSigned: boolean;
  /** Whether the risks and rules of crypto assets are signed: wallets and transfers need it. */
  cryptoRulesSigned: boolean;
  /** In which the net worth is shown. */
  displayCurrency: string;
  readonly createdAt: Date;
}

export interface Credential {
  readonly id: string;
  /** Null for a client that registered itself. */
  readonly userId: string | null;
  readonly label: string;
  readonly clientId: string;
  /** Null for a public client. */
  readonly clientSecret: string | null;
  readonly redirectUris: readonly string[];
}

export interface Token {
  readonly value: string;
  readonly credentialId: string;
  readonly userId: string;
  readonly scopes: readonly LeafScope[];
  expiresAt: Date;
}

export interface AuthorizationCode {
  readonly value: string;
  readonly credentialId: string;
  readonly userId: string;
  readonly scopes: readonly LeafScope[];
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly expiresAt: Date;
  isRedeemed: boolean;
}

/** Cash of one currency in one account. */
export interface Cash {
  readonly id: string;
  total: Decimal;
  /** Held for open buy orders, or cash of active strategies; part of `total`. */
  held: Decimal;
}

export interface Account {
  readonly id: string;
  readonly userId: string;
  /** Live: the platform account. Practice accounts stand behind a broker credential. */
  readonly tradingMode: TradingMode;
  /** The broker credential; null for the platform account. */
  readonly credentialId: string | null;
  /** The broker of a practice account. Default: the platform's partner. */
  readonly provider?: BrokerProvider;
  readonly name: string;
  readonly openedAt: Date;
  /** When all that was there was put away last: its history begins anew. */
  resetAt?: Date;
  readonly cash: Map<string, Cash>;
  /** What it is counted in. Default: USD. */
  currency?: string;
  /** How its sales are matched with purchases. Default: FIFO. */
  costBasisMethod?: CostBasisMethod;
  /** Since its credential was deleted. */
  isClosed?: boolean;
}

/** What an account holds of one asset. */
export interface Holding {
  readonly id: string;
  readonly account: Account;
  readonly asset: Instrument;
  quantity: Decimal;
  /** Held for open sell orders, or held by active strategies; part of `quantity`. */
  held: Decimal;
  /** What was paid for `quantity`, fees included. */
  cost: Decimal;
  /** What it was bought in, oldest first; they sum to `quantity` and `cost`. */
  lots: readonly Lot[];
}

/** What only the broker of an account keeps: the books know nothing of it. */
export interface OutsideHolding {
  readonly id: string;
  readonly account: Account;
  /** Null: not in the catalogue. */
  readonly asset: Instrument | null;
  readonly symbol: string;
  readonly name: string;
  readonly assetClass: AssetClass;
  readonly currency: string;
  /** Below 0: short. 0: it is gone. */
  quantity: Decimal;
  readonly averagePrice: Decimal;
  /** The broker's own; null: it has none. */
  readonly price: Decimal | null;
  readonly readAt: Date;
}

/** What is left of one purchase. */
export interface Lot extends PurchasedLot {
  /** The part of `quantity` that open orders name. */
  readonly quantityHeld: Decimal;
}

/** A lot that an order sells from. */
export interface NamedLot {
  readonly lotId: string;
  readonly quantity: Decimal;
  readonly sold: Decimal;
}

export interface Fill {
  readonly id: string;
  readonly quantity: Decimal;
  readonly price: Decimal;
  readonly fee: Decimal;
  readonly at: Date;
  /** What it added to the cash, fees taken off. Below 0: what it took. */
  readonly brought: { readonly amount: Decimal; readonly currency: string };
}

/** What came in from outside or went out there, of which no fill and no activity tells. */
export interface CameIn {
  readonly at: Date;
  /** An account or an active strategy. */
  readonly bookId: string;
  readonly what: Held;
  /** Below 0: it went out. */
  readonly amount: Decimal;
}

/** Cash by its currency, an asset, or what only a broker keeps. */
export type Held = string | Instrument | OutsideHolding;

export interface Order extends OrderTerms, OrderTimes {
  readonly id: string;
  readonly userId: string;
  readonly account: Account;
  readonly asset: Instrument;
  readonly clientOrderId: string | null;
  /** The highest price that a buy without a limit pays. */
  readonly capPrice: Decimal | null;
  status: OrderStatus;
  /** When it first worked in the market; of a stop order: when its price was reached. */
  electedAt: Date | null;
  quantityFilled: Decimal;
  valueFilled: Decimal;
  fees: Decimal;
  fills: Fill[];
  /** What is left of the hold: cash of a buy, quantity of a sell. */
  held: Decimal;
  /** The lots that a sale names, in its order. Empty: none. */
  lots: readonly NamedLot[];
  /** What a sale has gained so far, unrounded. */
  gain: Decimal;
  /** The active strategy that it belongs to. */
  activeStrategyId?: string | null;
  /** The run of the active strategy that placed it. */
  readonly runId?: string;
  /** The order that it takes the place of. */
  replacesOrderId?: string | null;
  replacedByOrderId?: string | null;
  failureReason: string | null;
  failureCode: OrderFailureCode | null;
  /** Who or what placed it. */
  readonly source: OrderSource;
  /** When it became final. */
  endedAt: Date | null;
  filledAt: Date | null;
  canceledAt: Date | null;
  expiredAt: Date | null;
}

export interface PushMessage {
  readonly receiptId: string;
  readonly statuses: Map<PushReceiptStatus, Date>;
}

/** A mail that the platform would have sent. */
export interface Mail {
  readonly to: string;
  readonly kind: 'CONFIRM_ADDRESS' | 'ADDRESS_TAKEN' | 'RESET_PASSWORD';
  /** The token that `verifyEmail` takes; null for a notice. */
  readonly token: string | null;
  readonly sentAt: Date;
}

export interface Verification {
  readonly userId: string;
  readonly expiresAt: Date;
  isUsed: boolean;
}
