import { invalidInput } from '@investing-platform/schema/engine';
import type { Call } from '../contract/call.ts';

/**
 * In an update, null empties a field; these may not be empty.
 *
 * @throws {PlatformError} BAD_USER_INPUT with every one that is null
 */
export function refuseNulls({ params }: Pick<Call, 'params'>, fields: readonly string[]): void {
  const empty = fields.filter((field) => params[field] === null);
  if (empty.length === 0) return;
  throw invalidInput(
    empty.map((field) => ({
      path: `params.${field}`,
      message: 'must not be null: leave it out to keep it',
    })),
  );
}
