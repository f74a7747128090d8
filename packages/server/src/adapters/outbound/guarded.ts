import { bulkhead, ConsecutiveBreaker, circuitBreaker, handleWhen, wrap } from 'cockatiel';
import { PlatformError, refuse } from '../../kernel/errors.ts';

/** Runs one call to a party outside. */
export type Guard = <T>(ask: () => Promise<T>) => Promise<T>;

const MAX_AT_ONCE = 8;
const MAX_WAITING = 64;
const FAILURES_IN_A_ROW = 5;
const REST_MS = 10_000;

/**
 * Keeps a party that is down from being asked again and again, and a slow one from holding up
 * everything: at most 8 calls at once and 64 waiting; after 5 failures in a row none for 10
 * seconds, then one to see. A refusal of ours is an answer, not a failure.
 *
 * @param party for the message, such as `Yahoo Finance`
 * @returns a guard whose calls reject with PROVIDER_UNAVAILABLE, whatever went wrong
 */
export function guarded(party: string): Guard {
  const isFault = (error: unknown) => !(error instanceof PlatformError);
  const breaker = circuitBreaker(handleWhen(isFault), {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
  });
  const policy = wrap(bulkhead(MAX_AT_ONCE, MAX_WAITING), breaker);
  return async (ask) => {
    try {
      return await policy.execute(ask);
    } catch (error) {
      if (error instanceof PlatformError) throw error;
      throw refuse('PROVIDER_UNAVAILABLE', `${party} does not answer now`, { cause: error });
    }
  };
}
