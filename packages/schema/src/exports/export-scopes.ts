import type { ExportType } from '../../generated/operations.ts';
import type { LeafScope } from '../scopes.ts';

/**
 * What a token must hold, beside the scope of the operation, to ask for an export or to see one:
 * the scopes of the queries that show the same data. Activities, from which dividends and taxes of
 * the platform account come, are the profile's (specification, part 4.2).
 */
export const exportScopes: Readonly<Record<ExportType, readonly LeafScope[]>> = {
  TRANSACTIONS: ['portfolio.read'],
  ORDERS: ['portfolio.read'],
  POSITIONS: ['portfolio.read'],
  ACTIVITIES: ['profile.read'],
  DEPOSITS_WITHDRAWALS: [],
  DIVIDENDS: ['portfolio.read', 'profile.read'],
  REALIZED_GAINS: ['portfolio.read'],
  TAX_SUMMARY: ['portfolio.read', 'profile.read'],
  NET_WORTH: ['portfolio.read'],
  FULL_ACCOUNT: ['portfolio.read', 'profile.read'],
};

/** Those of the scopes for an export that are missing. A session holds its owner's: null. */
export function missingExportScopes(
  type: ExportType,
  held: ReadonlySet<string> | null,
): readonly LeafScope[] {
  return held === null ? [] : exportScopes[type].filter((scope) => !held.has(scope));
}
