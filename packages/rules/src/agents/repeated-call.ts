import { HOUR_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { type PlatformError, refuse } from '../refusals/platform-error.ts';

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
 * - `WAITS`: the person has not decided
 * - `ASK`: the person is asked
 */
export type CallStands = 'TAKE' | 'MADE' | 'WAITS' | 'ASK';

/**
 * @param hasKey whether a repetition does nothing again
 * @throws {PlatformError} APPROVAL_DECLINED where the person said no, and is not asked again yet
 */
export function callStands(last: LastCall | null, hasKey: boolean, now: Date): CallStands {
  switch (last?.status) {
    case 'APPROVED':
      return 'TAKE';
    case 'PENDING':
      return 'WAITS';
    case 'DONE':
      return hasKey && isRecent(last, now) ? 'MADE' : 'ASK';
    case 'DECLINED':
      if (last.expiresAt <= now) return 'ASK';
      throw refuse('APPROVAL_DECLINED', 'The person has declined this change');
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

/** An approval serves one call, and this one is not the first. */
export function takenApproval(): PlatformError {
  return refuse('CONFLICT', 'This was approved, and is being done by another call');
}

/** Where a person decides about a request. */
export function approvalPage(baseUrl: string, id: string): string {
  return `${baseUrl}/approvals?request=${id}`;
}

/** A request that waits for its person. */
interface Waiting {
  readonly id: string;
  readonly words: string;
  readonly expiresAt: Date;
}

/** The call goes on when the person has decided. */
export function approvalNeeded(baseUrl: string, { id, words, expiresAt }: Waiting): PlatformError {
  const approval = { id, url: approvalPage(baseUrl, id), expiresAt: expiresAt.toISOString() };
  return refuse('APPROVAL_REQUIRED', `The person decides about this first: ${words}`, { approval });
}
