/** Tells by the keys that domains publish whether a mail is from whom it names as its sender. */
export interface MailSignatures {
  /**
   * The address in `From`, where its domain has signed the whole message; null wherever that
   * cannot be told. Never rejects.
   */
  signerOf(message: Uint8Array): Promise<string | null>;
}
