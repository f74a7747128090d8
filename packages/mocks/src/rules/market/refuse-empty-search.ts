import { eitherOr } from '@investing-platform/rules/refusals/platform-error';
import type { Call } from '../../contract/call.ts';

/** @throws {PlatformError} BAD_USER_INPUT where neither words nor ids are given */
export function refuseEmptySearch({ params: { query, ids } }: Pick<Call, 'params'>): void {
  if (query == null && ids == null) throw eitherOr('params', ['query', 'ids'], false);
}
