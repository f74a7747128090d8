import type { Chain } from '@investing-platform/schema/operations';

/** Where a person receives what is moved on a chain. */
export interface ReceiveAddress {
  readonly address: string;
  /** What the sender must add, where several people share the address. */
  readonly memo: string | null;
}

/** Names one payment on a chain: an output of a transaction, or a log entry of it. */
export interface OutputKey {
  readonly txHash: string;
  /** From 0. */
  readonly outputIndex: number;
}

/** A payment to one of our addresses, as the chain has it now. */
export interface Arrival extends OutputKey {
  readonly currency: string;
  readonly address: string;
  readonly memo: string | null;
  /** Null where the chain does not tell. */
  readonly fromAddress: string | null;
  /** Above 0; a plain decimal in units of the asset. */
  readonly amount: string;
  /** 0 while it waits for a block. */
  readonly confirmations: number;
}

/** Who sends and who receives, as the interVASP messaging standard (IVMS101.2023) writes it. */
export type TravelRulePayload = Readonly<Record<string, unknown>>;

/** A payment to an outside address. */
export interface Dispatch {
  /** The transfer's id: handed over twice, it is sent once. */
  readonly id: string;
  readonly currency: string;
  readonly chain: Chain;
  readonly address: string;
  readonly memo: string | null;
  /** Above 0; a plain decimal. What the chain takes comes out of it. */
  readonly amount: string;
  /** What the chain may take at most. */
  readonly maxNetworkFee: string;
  readonly travelRule: TravelRulePayload;
}

/** Why a payment comes to nothing. */
export type DispatchFault = 'REFUSED_BY_PROVIDER' | 'REFUSED_BY_CHAIN' | 'FEE_TOO_HIGH';

/**
 * What became of handing a payment over. `refused` is final: nothing was or will be sent. After
 * `retryable` nothing was sent yet; after `unknown` it may have been. Both are tried again under the
 * same id, which cannot send twice.
 */
export type DispatchOutcome =
  | {
      readonly kind: 'ok';
      /** The custodian's own name of the payment. */
      readonly reference: string;
    }
  | { readonly kind: 'refused'; readonly code: DispatchFault; readonly problem: string }
  | { readonly kind: 'retryable' | 'unknown'; readonly problem: string };

/** A payment that was handed over. */
export interface SentDispatch extends Dispatch {
  readonly reference: string;
  readonly sentAt: Date;
}

/** How far a payment has come. `failed` is final: nothing was or will be sent. */
export type DispatchProgress =
  | {
      readonly kind: 'under way';
      /** Null until it is broadcast. */
      readonly txHash: string | null;
      /** What the chain has taken; null until it is broadcast. */
      readonly networkFee: string | null;
      readonly confirmations: number;
    }
  | { readonly kind: 'failed'; readonly code: DispatchFault; readonly problem: string }
  | { readonly kind: 'unknown'; readonly problem: string };

/**
 * Whoever keeps the keys, and the chains behind them. What only reads rejects where it gets no
 * answer; what sends never rejects.
 */
export interface Chains {
  /** Whether no real coin moves. */
  readonly simulated: boolean;
  /**
   * The address of a place, the same at each call.
   *
   * @param place 1 or more; each is given to one person, for good
   */
  addressAt(chain: Chain, place: number, signal: AbortSignal): Promise<ReceiveAddress>;
  /** What the chain takes for one payment now; a plain decimal in units of the asset. */
  networkFee(currency: string, chain: Chain, signal: AbortSignal): Promise<string>;
  /**
   * What has come to addresses since a moment, or waits for a block. May tell earlier ones again.
   *
   * @param addresses 1 to 500
   */
  arrivals(
    chain: Chain,
    addresses: readonly string[],
    since: Date,
    signal: AbortSignal,
  ): Promise<readonly Arrival[]>;
  /**
   * How many confirmations payments have now, in their order. Null: the chain does not have it.
   *
   * @param outputs 1 to 500
   */
  confirmations(
    chain: Chain,
    outputs: readonly OutputKey[],
    signal: AbortSignal,
  ): Promise<readonly (number | null)[]>;
  /**
   * Hands a payment over. Never rejects.
   *
   * @param signal aborts at the caller's deadline; the outcome is then `unknown`
   */
  send(dispatch: Dispatch, signal: AbortSignal): Promise<DispatchOutcome>;
  /** Asks how far a payment has come. Never rejects. */
  progressOf(sent: SentDispatch, signal: AbortSignal): Promise<DispatchProgress>;
}
