import { HOUR_MS, MINUTE_MS } from '@investing-platform/schema/durations';

/** Less than an idempotency key is kept: what was done under it is not done again. */
const REPEATED_WITHIN_MS = 23 * HOUR_MS;
const MAX_WAIT_MS = 15 * MINUTE_MS;

/** How the last call of the very same words stands. */
export interface LastCall {
  readonly status: string;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
}

/**
 * What a call comes to that the person is asked about.
 *
 * - `TAKE`: it is approved, and this call makes the change if it is the first
 * - `MADE`: it was made under its key, and the operation answers what it came to
 * - `DECLINED`: the person said no, and is not asked again yet
 * - `WAITS`: the person has not decided
 * - `ASK`: the person is asked
 */
export type CallStands = 'TAKE' | 'MADE' | 'DECLINED' | 'WAITS' | 'ASK';

/** @param hasKey whether a repetition does nothing again */
export function callStands(last: LastCall | null, hasKey: boolean, now: Date): CallStands {
  switch (last?.status) {
    case 'APPROVED':
      return 'TAKE';
    case 'PENDING':
      return 'WAITS';
    case 'DONE':
      return hasKey && isRecent(last, now) ? 'MADE' : 'ASK';
    case 'DECLINED':
      return last.expiresAt > now ? 'DECLINED' : 'ASK';
    default:
      return 'ASK';
  }
}

const isRecent = ({ decidedAt }: LastCall, now: Date): boolean =>
  decidedAt !== null && now.getTime() - decidedAt.getTime() < REPEATED_WITHIN_MS;

/** No request outlives the access that it would be done under. */
export function requestEnds(accessEndsAt: Date, now: Date): Date {
  return new Date(Math.min(accessEndsAt.getTime(), now.getTime() + MAX_WAIT_MS));
}
