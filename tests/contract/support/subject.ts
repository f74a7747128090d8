/** Who sends a request of a case. */
export type CallerName =
  /** A person on Pro who may trade, with a token for everything. */
  | 'trader'
  /** Another such person. */
  | 'other'
  /** The trader's token with `identity` alone. */
  | 'identity'
  /** The trader's token with `portfolio.read` alone. */
  | 'reader'
  /** Somebody on the free plan who asked for every scope. */
  | 'free'
  /** Somebody on Pro without an approved identity check. */
  | 'unchecked'
  /** Somebody who may trade, and has not signed the disclosure of strategies. */
  | 'undisclosed'
  /** An app of the trader that they want to be asked about, with a token for everything. */
  | 'asked app'
  /** An app of the trader that may make one change a day. */
  | 'bounded app'
  | 'nobody'
  | 'unknown token'
  | 'malformed token'
  | 'Basic credentials'
  | 'expired token';

/** What a case is played with: people of its own, and what they have. */
export interface Cast {
  /** The value of `Authorization` of a caller, who is made when first asked for; null sends none. */
  authorizationOf(caller: CallerName): Promise<string | null>;
  /** Has the trader answer what an app asks them for. */
  decide(approvalId: string, answer: 'APPROVE' | 'DECLINE'): Promise<void>;
  readonly facts: {
    readonly liveAccountId: string;
    readonly paperAccountId: string;
    readonly paperCredentialId: string;
    /** Behind a credential of the trader's own, with 25,000 of practice money. */
    readonly connectedAccountId: string;
    readonly connectedCredentialId: string;
    /** Of a push notification without receipts. */
    readonly receiptId: string;
    /** Confirmed address of the trader. */
    readonly traderEmail: string;
    /** An address that nobody has. */
    readonly newEmail: string;
    /** A confidential credential of the trader. */
    readonly clientId: string;
    readonly clientSecret: string;
  };
}

/** Something that serves the contract. */
export interface Subject {
  readonly name: string;
  /** Origin, without a slash at the end. */
  readonly baseUrl: string;
  /** The trader has 73,500 USD, 10 AAPL for 1,500 and 0.5 BTC for 25,000 live, 1,000 in practice. */
  newCast(): Promise<Cast>;
  /** The token of the last confirmation mail to an address. */
  verificationToken(email: string): Promise<string>;
  /** What it reported as broken in itself, oldest first. */
  readonly faults: readonly unknown[];
  /** Moves time on. */
  advance(milliseconds: number): void;
  stop(): Promise<void>;
}

/** Who each caller is, made when first asked for, and once. */
export function callersOf(
  makers: Readonly<Record<CallerName, () => Promise<string | null>>>,
): Cast['authorizationOf'] {
  const made = new Map<CallerName, Promise<string | null>>();
  return (caller) => {
    const authorization = made.get(caller) ?? makers[caller]();
    made.set(caller, authorization);
    return authorization;
  };
}

/** Callers whom nothing serves. */
export const STRANGERS = {
  nobody: async () => null,
  'unknown token': async () => `Bearer ip_at_${'x'.repeat(43)}`,
  'malformed token': async () => 'Bearer a b',
  'Basic credentials': async () => 'Basic YTpi',
};

/** Friday 20 November 2026, 10:30 in New York: its market is open, New Zealand's closed. */
export const STARTS_AT = new Date('2026-11-20T15:30:00.000Z');
