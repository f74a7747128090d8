import type { LikeableType } from '@investing-platform/schema/operations';
import { missingScope } from '../oauth/missing-scope.ts';
import { refuse } from '../refusals/platform-error.ts';

const SCOPE = 'portfolio.read';
/** What only those who may read portfolios see. */
const BEHIND_SCOPE: readonly LikeableType[] = ['TRADE_IDEA', 'LIST'];

/**
 * @param held null: all
 * @throws {PlatformError} FORBIDDEN for likes of what is not seen with these scopes
 */
export function requireScopeToLike(type: LikeableType, held: ReadonlySet<string> | null): void {
  if (held === null || held.has(SCOPE) || !BEHIND_SCOPE.includes(type)) return;
  throw refuse('FORBIDDEN', missingScope(SCOPE, 'toggleLike'));
}
