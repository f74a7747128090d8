export { accountCash } from './accounts/account-cash.ts';
export type { CashRow, TradedAccount } from './accounts/accounts.sql.ts';
export type { ActivityRow } from './accounts/activities.sql.ts';
export {
  type ClosedAccount,
  closeAccounts,
  disconnectAccounts,
  insertConnectedAccount,
  touchConnectedAccount,
} from './accounts/broker-accounts.sql.ts';
export { type ConfirmedFill, confirmFills } from './accounts/confirm-fills.sql.ts';
export {
  depositCash,
  outside,
  payDebt,
  payDebts,
  takeBackDeposit,
  withdrawCash,
} from './accounts/deposit-cash.ts';
export { exchangeCash } from './accounts/exchange-cash.ts';
export { lockAccount, lockAccountsWithIds, turnOf } from './accounts/lock-account.ts';
export { mirrorAccount } from './accounts/mirror-account.ts';
export { type NewAccount, type OpenedAccount, openAccount } from './accounts/open-account.ts';
export { recordActivity, recordCashActivities } from './accounts/record-activity.ts';
export { emptyAccount } from './accounts/reset-account.ts';
export { findAccount, selectAccount } from './accounts/select-account.ts';
export { closing, PAYMENT_UNDER_WAY, standingOfPayments } from './closing.ts';
export { corporateActions } from './corporate-actions/index.ts';
export type { TradingDeps } from './deps.ts';
export { addOpeningPosition } from './lots/add-opening-position.ts';
export { changeCostBasis } from './lots/change-cost-basis.ts';
export { receiveShares } from './lots/receive-shares.ts';
export {
  holdShares,
  releaseShares,
  sendHeldShares,
  takeBackShares,
} from './lots/send-shares.ts';
export { abandonOrders } from './matching/abandon-orders.ts';
export { startMatcher } from './matching/matcher.ts';
export { cancelOpenOrders } from './orders/cancel-open-orders.ts';
export { cancelOrder } from './orders/cancel-order.ts';
export { cancelPracticeOrders } from './orders/cancel-practice-orders.ts';
export type { OrderOwner } from './orders/insert-order.ts';
export type { OrderShown, OrderSource } from './orders/orders.sql.ts';
export { ordersWithIds } from './orders/orders-with-ids.ts';
export {
  announceOrders,
  type PreparedOrder,
  prepareOrder,
  submitOrder,
} from './orders/submit-order.ts';
export { brokerPrices } from './positions/broker-prices.ts';
export { equityAt, type HistoryScope } from './positions/equity.ts';
export { TooManyPositions } from './positions/mirror-outside.ts';
export type { OutsidePosition } from './positions/outside-positions.sql.ts';
export {
  allFlowsBetween,
  outsideAt,
  outsideOn,
  ownPrices,
} from './positions/outside-positions.ts';
export type { PositionShown } from './positions/position-shown.ts';
export type { HeldPosition } from './positions/positions.sql.ts';
export { livePositions, readPositions } from './positions/read-positions.ts';
export { type SinceClose, sinceLastClose } from './positions/since-last-close.ts';
export { valueInDisplayCurrency } from './positions/value-in-display-currency.ts';
export {
  type BookTransfer,
  moveCash,
  moveShares,
  openBook,
  readLots,
} from './settlement/books.ts';
export { isUnsettled } from './settlement/unsettled.sql.ts';
