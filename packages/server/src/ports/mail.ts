/** A mail to one person. */
export interface MailMessage {
  /** The same for every attempt, so that a transport can drop a repeat (RFC 5322 `Message-ID`). */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** Null where there is a plain text only. */
  readonly html: string | null;
}

/**
 * What became of a mail. `refused` is final; after `retryable` it was not sent; after `unknown` it
 * may have been, and is tried again under the same id.
 */
export type MailOutcome =
  | { readonly kind: 'ok' }
  | { readonly kind: 'refused' | 'retryable' | 'unknown'; readonly problem: string };

/** The party that carries mails to people's mailboxes. */
export interface Mail {
  /**
   * Hands one mail over. Never rejects.
   *
   * @param signal aborts at the caller's deadline; the outcome is then `unknown`
   */
  deliver(message: MailMessage, signal: AbortSignal): Promise<MailOutcome>;
}
