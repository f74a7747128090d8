import type { GraphQLError } from 'graphql';
import { refusal } from './refusal.ts';
import type { BucketState } from './token-buckets.ts';

/** The refusal of a request whose bucket is empty (spec part 8, contract rule 17). */
export function tooMany({
  total,
  retryAfterSeconds,
}: Pick<BucketState, 'total' | 'retryAfterSeconds'>): GraphQLError {
  return refusal('RATE_LIMITED', `Too many requests: at most ${total} a second are allowed.`, {
    retryAfterSeconds,
  });
}
