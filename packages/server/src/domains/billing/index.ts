/** The door of the billing domain: what other domains may call. */
export { closing } from './closing.ts';
export {
  type CouponRow,
  couponByCode,
  endCoupon,
  insertCoupon,
  newestCoupons,
} from './coupons/coupons.sql.ts';
export { planOf } from './plan.ts';
export { sendReceipt } from './receipts/receipt-paper.ts';
export { planCharges } from './subscriptions/plan-charges.ts';
export { subscriptionWork } from './subscriptions/renew.ts';
