/** A payment that waits for the next file to the bank. */
export interface QueuedPayment {
  /** The withdrawal's id. */
  readonly id: string;
  /** At most 35 characters: the bank names it again in its statement. */
  readonly endToEndId: string;
  /** Above 0; a plain decimal in whole minor units of `currency`. */
  readonly amount: string;
  readonly currency: string;
}

/** How far a payment has come that goes by file. */
export type QueuedState =
  | { readonly kind: 'under way' | 'settled' }
  | { readonly kind: 'returned'; readonly problem: string };

/** Where payments wait for the operator to take them to the bank. */
export interface PaymentQueue {
  /** Once, however often it is put. */
  put(payment: QueuedPayment): Promise<void>;
  stateOf(id: string): Promise<QueuedState>;
}
