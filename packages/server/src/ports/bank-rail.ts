/** A payment to a person's bank account. */
export interface Payment {
  /** The withdrawal's id: handed over twice, it is paid once. */
  readonly id: string;
  /** Above 0; a plain decimal in whole minor units of `currency`. */
  readonly amount: string;
  readonly currency: string;
  readonly accountHolder: string;
  /** The whole number, as it is stored. */
  readonly accountNumber: string;
  /** For USD alone. */
  readonly routingNumber: string | null;
  readonly swiftBic: string | null;
  /** 1 to 12 characters: what the statement of the receiving account says. */
  readonly reference: string;
}

/**
 * What became of handing a payment over. `refused` is final: nothing was or will be paid. After
 * `retryable` nothing was paid yet; after `unknown` it may have been. Both are tried again under
 * the same id, which cannot pay twice.
 */
export type HandedOver =
  | {
      readonly kind: 'ok';
      /** The bank's own name of the payment. */
      readonly railReference: string;
    }
  | { readonly kind: 'refused' | 'retryable' | 'unknown'; readonly problem: string };

/** A payment that was handed over. */
export interface SentPayment extends Payment {
  readonly railReference: string;
  readonly sentAt: Date;
}

/** How far a payment has come at the bank. `returned` and `settled` are final. */
export type PaymentProgress =
  | { readonly kind: 'under way' | 'settled' }
  | { readonly kind: 'returned' | 'unknown'; readonly problem: string };

export type TransferMethod = 'LOCAL' | 'WIRE' | 'ACH';

/** Where people send money. */
export interface ReceivingAccount {
  readonly bankName: string;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly routingNumber: string | null;
  readonly swiftBic: string | null;
  readonly iban: string | null;
  /** What goes into the particulars of a New Zealand transfer. */
  readonly particulars: string | null;
  /** And into its code. */
  readonly code: string | null;
  /** One or two sentences. */
  readonly instructions: string;
  /** A plain decimal; null: no such rule. */
  readonly minimumAmount: string | null;
  readonly estimatedBusinessDays: number;
}

/** The bank that pays people out and takes their transfers. */
export interface BankRail {
  /** For clients to tell by: `simulated` for the built-in one. */
  readonly name: string;
  /**
   * Hands a payment over. Never rejects.
   *
   * @param signal aborts at the caller's deadline; the outcome is then `unknown`
   */
  pay(payment: Payment, signal: AbortSignal): Promise<HandedOver>;
  /** Asks how far a payment has come. Never rejects. */
  progressOf(payment: SentPayment, signal: AbortSignal): Promise<PaymentProgress>;
  /** Null where nothing is taken in the currency by the method. */
  receivingAccount(currency: string, method: TransferMethod): ReceivingAccount | null;
}
