import { type ErrorFacts, isBranded, SdkError } from '../core/errors.ts';

/** The server closed the connection, and connecting again does not help. */
export class SubscriptionError extends SdkError {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(value, 'SubscriptionError');
  }

  /** The WebSocket's close code, such as 4401 for a refused token. */
  declare readonly closeCode: number;

  constructor(closeCode: number, facts: ErrorFacts = {}) {
    super('SubscriptionError', `Closed with code ${closeCode}`, facts);
    this.closeCode = closeCode;
  }
}
