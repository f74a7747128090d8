import { Migration } from '@mikro-orm/migrations';

/** Coupons for plans, who took them, and what they took off. */
export class PlanCouponsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table plan_coupons (
        id uuid primary key,
        code text not null unique check (code = upper(code) and length(code) between 1 and 60),
        percent numeric check (percent > 0 and percent <= 100),
        -- Off each month.
        amount numeric check (amount > 0),
        currency text,
        months integer not null check (months between 1 and 120),
        max_redemptions integer check (max_redemptions > 0),
        redeemed integer not null default 0 check (redeemed >= 0),
        expires_at timestamptz,
        ended_at timestamptz,
        created_at timestamptz not null,
        check (num_nonnulls(percent, amount) = 1),
        check ((amount is null) = (currency is null)),
        check (redeemed <= coalesce(max_redemptions, redeemed))
      );
      create table plan_coupon_redemptions (
        coupon_id uuid not null references plan_coupons (id),
        user_id uuid not null references users (id),
        subscription_id uuid not null unique references plan_subscriptions (id),
        redeemed_at timestamptz not null,
        primary key (coupon_id, user_id)
      );
      -- As the coupon was when it was taken: it ends for nobody who has it.
      alter table plan_subscriptions add column coupon_code text,
        add column coupon_percent numeric,
        add column coupon_amount numeric,
        add column coupon_months_left integer not null default 0 check (coupon_months_left >= 0),
        -- What it took off the price of the period.
        add column discount numeric not null default 0 check (discount between 0 and price);
      alter table plan_charges add column discount numeric not null default 0,
        add column coupon_months integer not null default 0;
    `);
  }
}
