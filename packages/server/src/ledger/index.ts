export {
  type AccountKey,
  type OwnedAccountKind,
  type SystemAccountKind,
  system,
} from './accounts.ts';
export {
  type Balance,
  type BalanceDifference,
  balanceDifferences,
  balances,
  rebuildBalances,
} from './balances.ts';
export { type Hold, hold, release } from './holds.ts';
export {
  type EntryKind,
  type LedgerDeps,
  type Line,
  lockAccounts,
  type Posting,
  post,
} from './post.ts';
export { splitCash } from './rounding.ts';
