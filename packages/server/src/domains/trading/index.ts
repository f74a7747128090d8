export { accountCash } from './account-cash.ts';
export type { CashRow } from './accounts.sql.ts';
export { addOpeningPosition } from './add-opening-position.ts';
export { startMatcher } from './matcher.ts';
export {
  depositCash,
  type NewAccount,
  type OpenedAccount,
  openPlatformAccount,
} from './open-account.ts';
export type { OrderRow } from './orders.sql.ts';
export { type PositionRow, readPositions } from './read-positions.ts';
