import type { UserRow } from '../people/user.ts';

/** A signed-in browser: the parent of `Session`. */
export interface SessionRow {
  readonly id: string;
  readonly user: UserRow;
  readonly expiresAt: Date;
  /** Until when sensitive operations ask for no proof; null where they do. */
  readonly steppedUpUntil: Date | null;
}
