import type {
  AssetClass,
  BrokerCapability,
  BrokerProvider,
} from '@investing-platform/schema/operations';
import type { Broker } from './broker.ts';

/** Who can keep a connected account. */
export type ConnectedProvider = Exclude<BrokerProvider, 'PLATFORM' | 'PARTNER_PAPER'>;

/** One value that a broker's credential consists of. */
export interface CredentialField {
  readonly name: string;
  /** What to call it in a form. */
  readonly label: string;
  readonly isSecret: boolean;
  readonly isRequired: boolean;
}

/** An account that a credential reaches. Amounts are plain decimals. */
export interface ConnectedAccount {
  /** The broker's own id; unique among its accounts. */
  readonly externalId: string;
  readonly name: string;
  readonly number: string | null;
  readonly currency: string;
  /** Below 0 where it owes. */
  readonly cash: string;
  /** Everything that it holds and is short of, each thing once. */
  readonly positions: readonly ConnectedPosition[];
}

/** One thing that an account holds. Amounts are plain decimals in `currency`. */
export interface ConnectedPosition {
  /** What the broker calls it; unique in the account, and the same at every call. */
  readonly externalId: string;
  /** Null: not in the catalogue. */
  readonly assetId: string | null;
  readonly symbol: string;
  readonly name: string;
  readonly assetClass: AssetClass;
  /** In units: shares, coins, contracts of an option. Below 0: short; never 0. */
  readonly quantity: string;
  /** Of one unit, a whole contract of an option: what was paid, or what its sale brought. */
  readonly averagePrice: string;
  /** The broker's own price of one unit; null: it has none. */
  readonly price: string | null;
  readonly currency: string;
}

/**
 * `refused`: the broker does not accept the keys. After `retryable` and `unknown` nobody knows: ask
 * again.
 */
export type ConnectionAnswer =
  | {
      readonly kind: 'ok';
      readonly accounts: readonly ConnectedAccount[];
      readonly capabilities: readonly BrokerCapability[];
      /** When the keys end by themselves; null: not known, or never. */
      readonly expiresAt: Date | null;
    }
  | { readonly kind: 'refused' | 'retryable' | 'unknown'; readonly reason: string };

/** The values of a credential by the names of its fields. */
export type BrokerKeys = Readonly<Record<string, string>>;

/** A broker that accounts can be connected with. No call rejects. */
export interface BrokerConnection {
  readonly provider: ConnectedProvider;
  /** For a person. */
  readonly name: string;
  readonly fields: readonly CredentialField[];
  /** The field that tells credentials apart. */
  readonly keyField: string;
  /** Reads what the keys reach: whether they work, accounts, cash and positions. */
  read(keys: BrokerKeys, isLive: boolean, signal: AbortSignal): Promise<ConnectionAnswer>;
  /** The venue that trades for the account behind the keys; passes `broker.contract.ts`. */
  venue(keys: BrokerKeys, isLive: boolean): Broker;
}
