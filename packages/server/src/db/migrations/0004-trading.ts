import { Migration } from '@mikro-orm/migrations';

/** Accounts at the broker, orders with their fills, and what is held. */
export class TradingMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table broker_accounts (
        id uuid primary key,
        user_id uuid not null references users (id),
        provider text not null check (provider in ('PLATFORM', 'PAPER')),
        trading_mode text not null check (trading_mode in ('LIVE', 'PAPER')),
        name text not null,
        currency text not null,
        status text not null default 'ACTIVE' check (status in ('ACTIVE')),
        credential_id uuid,
        created_at timestamptz not null
      )
    `);
    this.addSql(`
      create unique index broker_accounts_one_platform_account on broker_accounts (user_id)
        where provider = 'PLATFORM' and trading_mode = 'LIVE'
    `);
    this.addSql('create index broker_accounts_user_id on broker_accounts (user_id)');
    this.addSql(`
      create table orders (
        id uuid primary key,
        user_id uuid not null references users (id),
        broker_account_id uuid not null references broker_accounts (id),
        client_order_id text,
        asset_id uuid not null,
        symbol text not null,
        currency text not null,
        side text not null check (side in ('BUY', 'SELL')),
        type text not null check (type in ('MARKET', 'LIMIT', 'STOP', 'STOP_LIMIT')),
        time_in_force text not null check (time_in_force in ('DAY', 'GTC', 'IOC', 'FOK')),
        quantity numeric check (quantity > 0),
        notional numeric check (notional > 0),
        limit_price numeric check (limit_price > 0),
        stop_price numeric check (stop_price > 0),
        cap_price numeric check (cap_price > 0),
        premarket boolean not null,
        active_strategy_id uuid,
        replaces_order_id uuid references orders (id),
        replaced_by_order_id uuid references orders (id),
        trading_mode text not null check (trading_mode in ('LIVE', 'PAPER')),
        fee_rate numeric not null check (fee_rate >= 0),
        status text not null check (status in ('PENDING_NEW', 'ACCEPTED', 'NEW', 'HELD',
          'PARTIALLY_FILLED', 'FILLED', 'CANCELED', 'EXPIRED', 'REJECTED')),
        quantity_filled numeric not null default 0,
        value_filled numeric not null default 0,
        average_filled_price numeric,
        fees numeric not null default 0,
        fill_count integer not null default 0,
        held_cash numeric not null default 0 check (held_cash >= 0),
        held_quantity numeric not null default 0 check (held_quantity >= 0),
        reject_reason text,
        attempts integer not null default 0,
        next_attempt_at timestamptz not null,
        submitted_at timestamptz not null,
        expires_at timestamptz not null,
        last_filled_at timestamptz,
        filled_at timestamptz,
        canceled_at timestamptz,
        expired_at timestamptz,
        check ((quantity is null) <> (notional is null)),
        check (quantity_filled <= quantity),
        check (value_filled <= notional),
        check (status in ('PENDING_NEW', 'ACCEPTED', 'NEW', 'HELD', 'PARTIALLY_FILLED')
          or (held_cash = 0 and held_quantity = 0))
      )
    `);
    this.addSql(`
      create unique index orders_client_order_id on orders (user_id, client_order_id)
        where client_order_id is not null
    `);
    this.addSql('create index orders_newest_first on orders (user_id, submitted_at desc, id desc)');
    this.addSql(`
      create index orders_open on orders (id)
        where status in ('PENDING_NEW', 'ACCEPTED', 'NEW', 'HELD', 'PARTIALLY_FILLED')
    `);
    this.addSql(`
      create index orders_open_of_user on orders (user_id, asset_id)
        where status in ('PENDING_NEW', 'ACCEPTED', 'NEW', 'HELD', 'PARTIALLY_FILLED')
    `);
    this.addSql(`
      create table executions (
        id uuid primary key,
        order_id uuid not null references orders (id),
        sequence integer not null check (sequence > 0),
        reference text not null,
        quantity numeric not null check (quantity > 0),
        price numeric not null check (price > 0),
        fee numeric not null check (fee >= 0),
        at timestamptz not null,
        entry_id uuid not null,
        unique (order_id, sequence),
        unique (order_id, reference)
      )
    `);
    this.addSql(`
      create table positions (
        id uuid primary key,
        user_id uuid not null references users (id),
        broker_account_id uuid not null references broker_accounts (id),
        trading_mode text not null check (trading_mode in ('LIVE', 'PAPER')),
        asset_id uuid not null,
        symbol text not null,
        currency text not null,
        quantity numeric not null check (quantity >= 0),
        quantity_held numeric not null default 0 check (quantity_held >= 0),
        cost numeric not null check (cost >= 0),
        average_entry_price numeric not null,
        cost_basis numeric not null,
        opened_at timestamptz not null,
        updated_at timestamptz not null,
        unique (broker_account_id, asset_id),
        check (quantity_held <= quantity)
      )
    `);
    this.addSql(`
      create index positions_open on positions (user_id, trading_mode, symbol, id)
        where quantity > 0
    `);
  }
}
