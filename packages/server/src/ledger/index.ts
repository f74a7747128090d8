export { dayEndedBy, newYorkDate, settlementDay } from './account-day.ts';
export { type AccountKey, type OwnedAccountKind, system } from './accounts.ts';
export {
  type Balance,
  balanceDifferences,
  balances,
  debtorsAmong,
  freeAndOwed,
  rebuildBalances,
} from './balances.ts';
export { closing } from './closing.ts';
export {
  type AccountBook,
  amountsAt,
  type BookScope,
  type Flow,
  flowsBetween,
  forgetBooks,
  type Held,
  heldAt,
  rebuildDays,
  transfersBetween,
} from './history.ts';
export { amountsOf } from './holders.ts';
export { hold, release } from './holds.ts';
export { insufficient, post, postAll } from './post.ts';
export type { Line } from './posting.ts';
