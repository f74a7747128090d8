import {
  OAuthError,
  ServerError,
  TemporarilyUnavailable,
} from '@investing-platform/rules/oauth/errors';
import { PlatformError } from '../../kernel/errors.ts';
import type { OAuthDeps } from '../deps.ts';

/**
 * What is answered in the place of a fault, which is logged under `event`. Errors of the protocol
 * pass as they are.
 */
export function asOAuthError(
  deps: Pick<OAuthDeps, 'log'>,
  fault: unknown,
  event: string,
): OAuthError {
  if (fault instanceof OAuthError) return fault;
  deps.log.error({ err: fault }, event);
  const isOutage = fault instanceof PlatformError && fault.code === 'PROVIDER_UNAVAILABLE';
  return isOutage ? new TemporarilyUnavailable() : new ServerError();
}
