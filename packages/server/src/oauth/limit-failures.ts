import { OAuthError, TooManyRequests } from '@investing-platform/rules/oauth/errors';
import type { OAuthDeps } from './deps.ts';
import { asOAuthError } from './errors/faults.ts';
import type { LimitVerdict } from './rate-limit.ts';
import { errorResponse } from './responses.ts';

/**
 * Answers a request whose failures count against the sender's address (spec part 8). Counting them
 * per claimed client would let anyone lock a client out. An address without a unit left is refused
 * before its request is read; a failure that comes too late for its unit tells nothing either.
 *
 * @param work gets the address's headers, for answers that take no unit of another bucket
 */
export async function limitFailures(
  deps: OAuthDeps,
  ip: string,
  work: (headers: LimitVerdict['headers']) => Promise<Response>,
): Promise<Response> {
  const before = await deps.limiter.peek('ip', ip);
  if (!before.allowed) return errorResponse(new TooManyRequests(before));
  try {
    return await work(before.headers);
  } catch (error) {
    if (error instanceof TooManyRequests) return errorResponse(error);
    if (!(error instanceof OAuthError)) {
      return errorResponse(asOAuthError(deps, error, 'an OAuth request failed'), before.headers);
    }
    const verdict = await deps.limiter.take('ip', ip);
    if (!verdict.allowed) return errorResponse(new TooManyRequests(verdict));
    return errorResponse(error, verdict.headers);
  }
}
