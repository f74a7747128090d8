import type { StrategyStatus } from '@investing-platform/schema/operations';
import { refuse } from '../refusals/platform-error.ts';

const NEXT: Record<StrategyStatus, readonly StrategyStatus[]> = {
  DRAFT: ['DRAFT', 'PUBLISHED'],
  PUBLISHED: ['PUBLISHED', 'ARCHIVED'],
  ARCHIVED: [],
};

/**
 * Where a change of status may lead (domain model, section 2.6). `ARCHIVED` is final.
 *
 * @throws {PlatformError} INVALID_STATE
 */
export function requireStep(status: StrategyStatus, wanted: StrategyStatus): void {
  if (status === 'ARCHIVED') throw refuse('INVALID_STATE', 'The strategy is archived');
  if (NEXT[status].includes(wanted)) return;
  throw refuse('INVALID_STATE', `A strategy that is ${status} cannot become ${wanted}`);
}

/** @throws {PlatformError} INVALID_STATE */
export function requirePublished(strategy: { readonly status: StrategyStatus }): void {
  if (strategy.status === 'PUBLISHED') return;
  throw refuse('INVALID_STATE', 'The strategy is not published');
}

/** @throws {PlatformError} CONFLICT where it has changed since its owner read it */
export function refuseOtherVersion(expected: number | null | undefined, version: number): void {
  if (expected == null || expected === version) return;
  throw refuse('CONFLICT', `The present version is ${version}`);
}

/** What is said once a strategy is gone. */
export const STRATEGY_DELETED = 'The strategy is deleted.';

/** What is said to who follows a strategy no longer. */
export const unfollowed = (didFollow: boolean): string =>
  didFollow ? 'You follow the strategy no longer.' : 'You did not follow it.';
