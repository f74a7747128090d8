import type { ErrorCode } from '../../packages/schema/src/error-codes.ts';

/**
 * Codes that any operation may answer, whatever it does: the reference describes them once. The
 * door, the gate, the limits and `@constraint` answer them before an operation runs, and a database
 * that is not there answers for every operation.
 */
export const COMMON: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'RATE_LIMITED',
  'PAYLOAD_TOO_LARGE',
  'BAD_USER_INPUT',
  'PROVIDER_UNAVAILABLE',
  'QUERY_LIMIT_EXCEEDED',
  'INTERNAL',
]);
