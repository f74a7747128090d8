import { type PlatformError, refuse } from './platform-error.ts';

/** An idempotency key stands with other input (contract rule 10). */
export function keyOfAnother(operation: string): PlatformError {
  return refuse(
    'IDEMPOTENCY_CONFLICT',
    `The idempotency key was used for another ${operation} before; send a new key`,
  );
}
