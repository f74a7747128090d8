import type { KycStatus } from '@investing-platform/schema/operations';
import { badInput, type PlatformError, refuse } from '../refusals/platform-error.ts';

/** Of one person, with the identity provider. */
export const MAX_SESSIONS_A_DAY = 5;

/** @throws {PlatformError} INVALID_STATE where nothing is to be proved now */
export function requireToProve(status: KycStatus): void {
  if (status === 'DRAFT' || status === 'ACTION_REQUIRED') return;
  throw refuse('INVALID_STATE', `The identity check is ${status}`);
}

/**
 * @param ownOrigin of the platform, whose pages need no approval
 * @returns the host that apps must be approved for; null: one of the platform's own
 * @throws {PlatformError} BAD_USER_INPUT for what is no https address
 */
export function returnHost(redirectUrl: string, ownOrigin: string): string | null {
  const url = URL.canParse(redirectUrl) ? new URL(redirectUrl) : null;
  if (url?.origin === ownOrigin) return null;
  if (url?.protocol === 'https:' && url.username === '') return url.host;
  throw badInput('params.redirectUrl', 'must be an https address');
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
