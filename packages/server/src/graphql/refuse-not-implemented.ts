import { refuse } from '../kernel/errors.ts';

/**
 * The resolver of an operation that is not built yet. Scope, plan and validation rules have applied
 * before it runs.
 *
 * @throws {PlatformError} NOT_IMPLEMENTED
 */
export function refuseNotImplemented(operation: string): () => never {
  return () => {
    throw refuse('NOT_IMPLEMENTED', `${operation} is not built yet`);
  };
}
