import { namedStatement, statement } from '../../../db/statement.ts';

export interface CouponRow {
  readonly id: string;
  readonly code: string;
  readonly percent: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly months: number;
  readonly maxRedemptions: number | null;
  readonly redeemed: number;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
}

const COLUMNS = `id, code, percent, amount, currency, months, max_redemptions as "maxRedemptions",
  redeemed, expires_at as "expiresAt", ended_at as "endedAt"`;

const CAN_BE_TAKEN = `code = $1 and ended_at is null and (expires_at is null or expires_at > $2)
     and (max_redemptions is null or redeemed < max_redemptions)`;

/** One that may be taken, and whether the person has taken it before. */
export const couponToTake = statement<
  CouponRow & { readonly isTaken: boolean },
  [code: string, now: Date, userId: string]
>(
  'billing_coupon_to_take',
  `select ${COLUMNS}, exists (select from plan_coupon_redemptions
     where coupon_id = plan_coupons.id and user_id = $3) as "isTaken"
   from plan_coupons where ${CAN_BE_TAKEN}`,
);

/** Counts one more, where there may be one more. */
export const countRedemption = statement<CouponRow, [code: string, now: Date]>(
  'billing_count_redemption',
  `update plan_coupons set redeemed = redeemed + 1
   where ${CAN_BE_TAKEN} returning ${COLUMNS}`,
);

/** Nothing where the person has taken it before. */
export const addRedemption = statement<
  { couponId: string },
  [couponId: string, userId: string, subscriptionId: string, now: Date]
>(
  'billing_add_redemption',
  `insert into plan_coupon_redemptions (coupon_id, user_id, subscription_id, redeemed_at)
   values ($1, $2, $3, $4) on conflict (coupon_id, user_id) do nothing
   returning coupon_id as "couponId"`,
);

/** Of a subscription that never began. */
export const giveRedemptionBack = statement<never, [subscriptionId: string]>(
  'billing_give_redemption_back',
  `with gone as (delete from plan_coupon_redemptions where subscription_id = $1
     returning coupon_id)
   update plan_coupons c set redeemed = redeemed - 1 from gone where c.id = gone.coupon_id`,
);

export const insertCoupon = namedStatement<
  { id: string },
  {
    readonly id: string;
    readonly code: string;
    readonly percent: string | null;
    readonly amount: string | null;
    readonly currency: string | null;
    readonly months: number;
    readonly maxRedemptions: number | null;
    readonly expiresAt: Date | null;
    readonly now: Date;
  }
>(
  'billing_insert_coupon',
  `insert into plan_coupons (id, code, percent, amount, currency, months, max_redemptions,
     expires_at, created_at)
   values ($id, $code, $percent, $amount, $currency, $months, $maxRedemptions, $expiresAt,
     $now) on conflict (code) do nothing returning id`,
);

export const endCoupon = statement<{ id: string }, [code: string, now: Date]>(
  'billing_end_coupon',
  'update plan_coupons set ended_at = $2 where code = $1 and ended_at is null returning id',
);

export const couponByCode = statement<CouponRow, [code: string]>(
  'billing_coupon_by_code',
  `select ${COLUMNS} from plan_coupons where code = $1`,
);

/** Newest first. */
export const newestCoupons = statement<CouponRow, [limit: number]>(
  'billing_newest_coupons',
  `select ${COLUMNS} from plan_coupons order by created_at desc, id desc limit $1`,
);
