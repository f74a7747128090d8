export { abandonOrders, BROKER_GONE } from './abandon-orders.ts';
export { accountCash } from './account-cash.ts';
export type { CashRow, TradedAccount } from './accounts.sql.ts';
export type { ActivityRow } from './activities.sql.ts';
export { addOpeningPosition } from './add-opening-position.ts';
export { quantityStep } from './asset.ts';
export {
  type BookTransfer,
  moveCash,
  moveShares,
  openBook,
  readLots,
} from './books.ts';
export { brokerPrices } from './broker-prices.ts';
export { cancelOpenOrders } from './cancel-open-orders.ts';
export { cancelOrder } from './cancel-order.ts';
export { changeCostBasis } from './change-cost-basis.ts';
export { corporateActions } from './corporate-actions/index.ts';
export { depositCash, outside, payDebt, takeBackDeposit, withdrawCash } from './deposit-cash.ts';
export type { TradingDeps } from './deps.ts';
export { equityAt, type HistoryScope } from './equity.ts';
export { exchangeCash } from './exchange-cash.ts';
export { cashMoved } from './hold.ts';
export type { OrderOwner } from './insert-order.ts';
export { lockAccount, turnOf } from './lock-account.ts';
export { startMatcher } from './matcher.ts';
export { mirrorAccount } from './mirror-account.ts';
export { TooManyPositions } from './mirror-outside.ts';
export {
  type NewAccount,
  type OpenedAccount,
  openPlatformAccount,
} from './open-account.ts';
export type { OrderRow, OrderSource } from './orders.sql.ts';
export { ordersWithIds } from './orders-with-ids.ts';
export type { OutsidePosition } from './outside-positions.sql.ts';
export {
  allFlowsBetween,
  outsideAt,
  outsideOn,
  ownPrices,
} from './outside-positions.ts';
export type { PositionRow } from './position-row.ts';
export type { HeldPosition } from './positions.sql.ts';
export { livePositions, readPositions } from './read-positions.ts';
export { receiveShares } from './receive-shares.ts';
export { recordActivity } from './record-activity.ts';
export { emptyAccount } from './reset-account.ts';
export { findAccount, selectAccount } from './select-account.ts';
export { type SinceClose, sinceLastClose } from './since-last-close.ts';
export {
  announceOrders,
  type PreparedOrder,
  prepareOrder,
  submitOrder,
} from './submit-order.ts';
export { isUnsettled } from './unsettled.sql.ts';
export { valueInDisplayCurrency } from './value-in-display-currency.ts';
