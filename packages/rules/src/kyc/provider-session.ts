import type { KycStatus } from '@investing-platform/schema/operations';
import { type PlatformError, refuse } from '../platform-error.ts';

/** Of one person, with the identity provider. */
export const MAX_SESSIONS_A_DAY = 5;

/** @throws {PlatformError} INVALID_STATE where nothing is to be proved now */
export function requireToProve(status: KycStatus): void {
  if (status === 'DRAFT' || status === 'ACTION_REQUIRED') return;
  throw refuse('INVALID_STATE', `The identity check is ${status}`);
}

/** The provider compares papers with what a person said of themselves. */
export function identityFirst(): PlatformError {
  return refuse('INVALID_STATE', 'Complete the identity section first: the papers are compared');
}

export function sessionTomorrow(): PlatformError {
  return refuse(
    'QUOTA_EXCEEDED',
    `There were ${MAX_SESSIONS_A_DAY} sessions within a day: go on tomorrow`,
  );
}
