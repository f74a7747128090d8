/** The state of one bucket of the sensitive group after it was asked. */
export interface LimitVerdict {
  /** False where no unit was left. */
  readonly allowed: boolean;
  /** `Rate-Limit-Total`, `Rate-Limit-Remaining`, `Rate-Limit-Reset` (spec part 8). */
  readonly headers: Readonly<Record<string, string>>;
  /** Whole seconds, at least 1, until a unit is free again; 0 where `allowed`. */
  readonly retryAfterSeconds: number;
}

/** Whom a unit is counted against: an IP address, or the user whose account is opened. */
export type LimitKind = 'ip' | 'owner';

/**
 * The sensitive group of the rate limits: 5 units a second for each key (spec part 8). Answers may
 * be promises, so that the buckets can stand in another process.
 */
export interface SensitiveLimiter {
  /** Tells whether a unit is left, and takes none. */
  peek(kind: LimitKind, key: string): LimitVerdict | Promise<LimitVerdict>;
  /** Takes one unit where one is left. */
  take(kind: LimitKind, key: string): LimitVerdict | Promise<LimitVerdict>;
}
