import { refuse } from './platform-error.ts';

/** How many of something a person may have, and what is said of one more. */
export interface Quota {
  readonly most: number;
  readonly refusal: string;
}

/** `A person may have 20 credentials`. */
export function mayHave(most: number, what: string): Quota {
  return { most, refusal: `A person may have ${most} ${what}` };
}

/**
 * @param count how many there are
 * @throws {PlatformError} QUOTA_EXCEEDED where there may not be one more
 */
export function requireRoomFor({ most, refusal }: Quota, count: number): void {
  if (count >= most) throw refuse('QUOTA_EXCEEDED', refusal);
}
