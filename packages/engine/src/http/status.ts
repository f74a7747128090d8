import type { ErrorCode } from '@investing-platform/schema';
import type { AnswerType } from './media-type.ts';

/**
 * The HTTP status of an answer without data, by its first error (GraphQL over HTTP, section 6;
 * contract rule 17). With `application/json` a well-formed request is answered 200, whatever the
 * GraphQL errors are; only failed authentication, limits and faults show in the status. Nothing of
 * a request ran in an outage (503), so that a retry is safe and load balancers may know.
 */
export function statusOf(code: ErrorCode, type: AnswerType): number {
  switch (code) {
    case 'UNAUTHENTICATED':
      return 401;
    case 'RATE_LIMITED':
      return 429;
    case 'PAYLOAD_TOO_LARGE':
      return 413;
    case 'BAD_REQUEST':
      return 400;
    case 'INTERNAL':
      return 500;
    case 'PROVIDER_UNAVAILABLE':
      return 503;
    case 'FORBIDDEN':
    case 'PLAN_REQUIRED':
      return type === 'application/json' ? 200 : 403;
    default:
      return type === 'application/json' ? 200 : 400;
  }
}
