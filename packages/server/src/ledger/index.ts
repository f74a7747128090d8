export { type AccountKey, type OwnedAccountKind, system } from './accounts.ts';
export { balanceDifferences, balances, rebuildBalances } from './balances.ts';
export { hold, release } from './holds.ts';
export { type Line, post } from './post.ts';
