import { GraphQLError } from 'graphql';
import { PlatformError } from '../../kernel/errors.ts';

/** Whatever was thrown outside of an execution, in the shape that answers are made from. */
export function asGraphqlError(thrown: unknown): GraphQLError {
  const originalError = thrown instanceof Error ? thrown : new Error(String(thrown));
  return new GraphQLError('fault', { originalError });
}

/** Whether the database could not be asked: the same request may pass in a moment. */
export function isOutage(thrown: unknown): boolean {
  return thrown instanceof PlatformError && thrown.code === 'PROVIDER_UNAVAILABLE';
}
