/** The last month that a card is valid in. */
export interface CardExpiry {
  /** 1 to 12. */
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** Whether a card's last month is over, in UTC. */
export function hasExpired({ expiryMonth, expiryYear }: CardExpiry, now: Date): boolean {
  return now.getTime() >= Date.UTC(expiryYear, expiryMonth, 1);
}

/** A month, as many years later as cards are usually valid. */
export function expiryAfter(now: Date, years: number): CardExpiry {
  return { expiryMonth: now.getUTCMonth() + 1, expiryYear: now.getUTCFullYear() + years };
}
