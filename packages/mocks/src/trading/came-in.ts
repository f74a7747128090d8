import type { Decimal } from '@investing-platform/rules/numbers/decimal';
import type { Held } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';

/** Of all people. What is older counts as there from the beginning. */
const MAX_KEPT = 20_000;

/**
 * Notes what came into an account or an active strategy from outside.
 *
 * @param amount below 0: it went out
 */
export function noteCameIn(
  { state, clock }: Platform,
  bookId: string,
  what: Held,
  amount: Decimal,
  at: Date = clock.now(),
): void {
  if (amount.isZero()) return;
  state.cameIn.push({ at, bookId, what, amount });
  if (state.cameIn.length > MAX_KEPT) state.cameIn.shift();
}

/** The history of an account begins anew, and so does that of its active strategies. */
export function forgetCameIn({ state }: Platform, bookIds: ReadonlySet<string>): void {
  const others = state.cameIn.filter(({ bookId }) => !bookIds.has(bookId));
  state.cameIn.splice(0, state.cameIn.length, ...others);
}
