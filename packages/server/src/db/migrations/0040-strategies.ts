import { Migration } from '@mikro-orm/migrations';

/** Strategies, who follows them and votes on them, and the money that is at work in them. */
export class StrategiesMigration extends Migration {
  override up(): void {
    this.addStrategies();
    this.addFollowers();
    this.addActiveStrategies();
    this.addRuns();
  }

  private addStrategies(): void {
    this.addSql(`
      create table strategies (
        id uuid primary key,
        -- Null: the platform's own.
        owner_id uuid references users (id),
        expert_id uuid,
        name text not null,
        slug text not null unique,
        description text,
        kind text not null
          check (kind in ('EXPERT', 'COMMUNITY', 'INDEX', 'THEMATIC', 'AI', 'CUSTOM')),
        status text not null check (status in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
        visibility text not null check (visibility in ('PRIVATE', 'UNLISTED', 'PUBLIC')),
        risk_level text not null
          check (risk_level in ('VERY_LOW', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH')),
        version integer not null check (version > 0),
        cash_percent numeric not null check (cash_percent between 0 and 100),
        rebalance_rules jsonb not null,
        cooldown_days integer not null check (cooldown_days between 0 and 365),
        minimum_amount numeric check (minimum_amount > 0),
        minimum_currency text,
        required_tier text not null
          check (required_tier in ('FREE', 'PLUS', 'PRO', 'PRIVATE')),
        tags text[] not null default '{}',
        voting_enabled boolean not null,
        source_strategy_id uuid references strategies (id) on delete set null,
        follower_count integer not null default 0 check (follower_count >= 0),
        like_count integer not null default 0 check (like_count >= 0),
        -- Of the model portfolio; kept by a job, for the order of lists.
        one_year_return_percent numeric,
        return_reckoned_at timestamptz,
        search_text text not null,
        published_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((minimum_amount is null) = (minimum_currency is null)),
        check ((status = 'DRAFT') = (published_at is null))
      )
    `);
    this.addSql('create index strategies_owner_id on strategies (owner_id)');
    this.addSql(`
      create index strategies_listed on strategies (follower_count desc, id desc)
        where status = 'PUBLISHED' and visibility = 'PUBLIC'
    `);
    this.addSql(`
      create table strategy_holdings (
        id uuid primary key,
        strategy_id uuid not null references strategies (id) on delete cascade,
        asset_id uuid not null,
        weight_percent numeric not null check (weight_percent > 0 and weight_percent <= 100),
        note text,
        unique (strategy_id, asset_id)
      )
    `);
  }

  private addFollowers(): void {
    this.addSql(`
      create table strategy_subscriptions (
        id uuid primary key,
        strategy_id uuid not null references strategies (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        auto_sync boolean not null,
        notify boolean not null,
        -- The last version that the person was told of.
        told_version integer not null,
        subscribed_at timestamptz not null,
        updated_at timestamptz not null,
        unique (strategy_id, user_id)
      )
    `);
    this.addSql('create index strategy_subscriptions_user on strategy_subscriptions (user_id)');
    // However a row comes or goes, as with a closed account, the count is right.
    this.addSql(`
      create function count_strategy_followers() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          update strategies set follower_count = follower_count + 1 where id = new.strategy_id;
        else
          update strategies set follower_count = follower_count - 1 where id = old.strategy_id;
        end if;
        return null;
      end $$
    `);
    this.addSql(`
      create trigger strategy_subscriptions_counted after insert or delete
        on strategy_subscriptions for each row execute function count_strategy_followers()
    `);
    this.addSql(`
      create table strategy_asset_votes (
        id uuid primary key,
        strategy_id uuid not null references strategies (id) on delete cascade,
        asset_id uuid not null,
        user_id uuid not null references users (id) on delete cascade,
        vote integer not null check (vote in (-1, 0, 1)),
        updated_at timestamptz not null,
        unique (strategy_id, asset_id, user_id)
      )
    `);
  }

  private addActiveStrategies(): void {
    this.addSql(`
      create table active_strategies (
        id uuid primary key,
        user_id uuid not null references users (id),
        broker_account_id uuid not null references broker_accounts (id),
        trading_mode text not null check (trading_mode in ('LIVE', 'PAPER')),
        currency text not null,
        name text not null,
        strategy_id uuid references strategies (id) on delete set null,
        strategy_version integer,
        has_custom_weights boolean not null,
        status text not null check (status in ('PENDING_FUNDING', 'ACTIVE', 'REBALANCING',
          'PAUSED', 'LIQUIDATING', 'CLOSED')),
        resting_status text not null check (resting_status in ('ACTIVE', 'PAUSED')),
        cash_target_percent numeric not null check (cash_target_percent between 0 and 100),
        auto_rebalance boolean not null,
        auto_sync boolean not null,
        rebalance_rules jsonb not null,
        cooldown_days integer not null check (cooldown_days between 0 and 365),
        contribution_amount numeric check (contribution_amount > 0),
        contribution_frequency text,
        contribution_start_on date,
        contribution_next_on date,
        contribution_paused boolean,
        -- In all, cash and the value of shares at the moment.
        put_in numeric not null default 0 check (put_in >= 0),
        taken_out numeric not null default 0 check (taken_out >= 0),
        last_rebalanced_at timestamptz,
        next_rebalance_at timestamptz,
        -- When to look again whether a rule starts a run.
        next_check_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        closed_at timestamptz,
        check ((contribution_amount is null) = (contribution_next_on is null)),
        check ((status = 'CLOSED') = (closed_at is not null))
      )
    `);
    this.addSql('create index active_strategies_of_user on active_strategies (user_id, id desc)');
    this.addSql(
      'create index active_strategies_of_account on active_strategies (broker_account_id)',
    );
    this.addSql('create index active_strategies_of_strategy on active_strategies (strategy_id)');
    this.addSql(`
      create index active_strategies_due on active_strategies (next_check_at, id)
        where status = 'ACTIVE'
    `);
    // Targets; what is held is in the ledger, in the book with the active strategy's id.
    this.addSql(`
      create table active_strategy_holdings (
        id uuid primary key,
        active_strategy_id uuid not null references active_strategies (id),
        asset_id uuid not null,
        target_percent numeric not null check (target_percent between 0 and 100),
        unique (active_strategy_id, asset_id)
      )
    `);
  }

  private addRuns(): void {
    this.addSql(`
      create table rebalance_runs (
        id uuid primary key,
        active_strategy_id uuid not null references active_strategies (id),
        user_id uuid not null references users (id),
        type text not null check (type in ('FULL_REBALANCE', 'INVEST_CASH', 'PARTIAL_LIQUIDATION',
          'FULL_LIQUIDATION', 'SYNC')),
        status text not null check (status in ('QUEUED', 'IN_PROGRESS', 'CANCELED',
          'CANCELED_MID_RUN', 'ERROR', 'TIMEOUT', 'COMPLETED_ADJUSTED', 'COMPLETED_SUCCESS')),
        phase text not null check (phase in ('WAITING', 'SELLING', 'BUYING')),
        stop text check (stop in ('CANCELED', 'ERROR', 'TIMEOUT')),
        initiated_by text not null
          check (initiated_by in ('OWNER', 'RULE', 'SOURCE_CHANGE', 'RECURRING_CONTRIBUTION')),
        amount numeric check (amount >= 0),
        currency text not null,
        terms jsonb not null,
        -- What is left to do, once it has begun.
        work jsonb,
        skipped jsonb not null default '[]',
        reason text,
        -- Faults since the last step that went well.
        attempts integer not null default 0,
        created_at timestamptz not null,
        started_at timestamptz,
        deadline_at timestamptz,
        completed_at timestamptz,
        check ((status in ('QUEUED', 'IN_PROGRESS')) = (completed_at is null)),
        check ((phase = 'WAITING') or started_at is not null)
      )
    `);
    this.addSql(`
      create unique index rebalance_runs_one_open on rebalance_runs (active_strategy_id)
        where completed_at is null and stop is null
    `);
    this.addSql(
      'create index rebalance_runs_of_active on rebalance_runs (active_strategy_id, id desc)',
    );
    this.addSql(`
      create table rebalance_run_orders (
        run_id uuid not null references rebalance_runs (id),
        order_id uuid not null unique references orders (id),
        primary key (run_id, order_id)
      )
    `);
    this.addSql(`
      create table rebalance_previews (
        id uuid primary key,
        active_strategy_id uuid not null references active_strategies (id),
        user_id uuid not null references users (id),
        fingerprint text not null,
        work jsonb not null,
        as_of timestamptz not null,
        expires_at timestamptz not null,
        run_id uuid references rebalance_runs (id)
      )
    `);
    this.addSql(
      'create index rebalance_previews_of_active on rebalance_previews (active_strategy_id, id)',
    );
  }
}
