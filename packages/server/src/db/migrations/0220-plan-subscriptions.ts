import { Migration } from '@mikro-orm/migrations';

const TIERS = `('PLUS', 'PRO', 'PRIVATE')`;
const INTERVALS = `('MONTH', 'YEAR')`;

/** Plans that people pay for, and what was charged for each of their periods. */
export class PlanSubscriptionsMigration extends Migration {
  override up(): void {
    this.addSql(`
      -- What a subscription gives; the column plan is what the operator gave.
      alter table users add column subscribed_plan text check (subscribed_plan in ${TIERS});
      -- What was charged for nothing is paid back.
      alter table card_charges add column is_to_pay_back boolean not null default false;
      create table plan_subscriptions (
        id uuid primary key,
        user_id uuid not null references users (id),
        tier text not null check (tier in ${TIERS}),
        interval text not null check (interval in ${INTERVALS}),
        status text not null check (status in
          ('INCOMPLETE', 'TRIALING', 'ACTIVE', 'PAST_DUE', 'CANCELED', 'EXPIRED')),
        price numeric not null check (price > 0),
        currency text not null,
        -- Periods are counted from it.
        anchor_at timestamptz not null,
        period_starts_at timestamptz not null,
        period_ends_at timestamptz not null check (period_ends_at > period_starts_at),
        trial_ends_at timestamptz,
        -- When the plan held for the first time.
        begun_at timestamptz,
        cancel_at_period_end boolean not null,
        next_tier text check (next_tier in ${TIERS}),
        next_interval text check (next_interval in ${INTERVALS}),
        -- To the person's credit; below 0 it comes with the next charge.
        credit numeric not null,
        card_id uuid not null references cards (id),
        -- The charge whose outcome is not known yet.
        charge_id uuid,
        -- How often the renewal was refused, since when, and when it is tried again.
        refusals integer not null,
        past_due_since timestamptz,
        next_try_at timestamptz,
        failure_code text,
        failure_reason text,
        cancel_reason text,
        canceled_at timestamptz,
        ended_at timestamptz check ((ended_at is null) = (status not in ('CANCELED', 'EXPIRED'))),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((next_tier is null) = (next_interval is null)),
        check ((status = 'PAST_DUE') <= (past_due_since is not null))
      );
      create unique index plan_subscriptions_live on plan_subscriptions (user_id)
        where status not in ('CANCELED', 'EXPIRED');
      create index plan_subscriptions_user on plan_subscriptions (user_id, created_at desc);
      -- One try to charge for a period, and what holds once it is paid.
      create table plan_charges (
        id uuid primary key references card_charges (id),
        subscription_id uuid not null references plan_subscriptions (id),
        kind text not null check (kind in ('FIRST', 'CHANGE', 'RENEWAL')),
        tier text not null,
        interval text not null,
        price numeric not null,
        anchor_at timestamptz not null,
        period_starts_at timestamptz not null,
        period_ends_at timestamptz not null,
        credit_left numeric not null,
        try integer not null
      );
      create index plan_charges_subscription on plan_charges (subscription_id);
      create unique index plan_charges_renewal on plan_charges
        (subscription_id, period_starts_at, try) where kind = 'RENEWAL';
    `);
  }
}
