import { Migration } from '@mikro-orm/migrations';

/**
 * Public addresses that people watch, what came and left there, and which trades of a tracked
 * portfolio that became.
 */
export class WalletWatchesMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table wallet_watches (
        id uuid primary key,
        user_id uuid not null references users (id),
        portfolio_id uuid not null references portfolios (id),
        chain text not null,
        address text not null,
        label text,
        status text not null check (status in ('SYNCING', 'ACTIVE', 'FAILED')),
        failure_code text check ((failure_code is null) = (status <> 'FAILED')),
        tip_height bigint,
        balances jsonb not null default '[]',
        last_synced_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (id, user_id)
      )
    `);
    this.addSql(`
      create unique index wallet_watches_address on wallet_watches (user_id, chain, address)
    `);
    this.addSql('create index wallet_watches_of_portfolio on wallet_watches (portfolio_id)');
    this.addSql(`
      create table wallet_changes (
        watch_id uuid not null,
        user_id uuid not null,
        id text not null,
        height bigint not null,
        changed_at timestamptz not null,
        contract text,
        quantity numeric not null,
        primary key (watch_id, id),
        foreign key (watch_id, user_id) references wallet_watches (id, user_id)
      )
    `);
    this.addSql(`
      create table wallet_bookings (
        watch_id uuid not null,
        user_id uuid not null,
        instrument_id uuid not null,
        day date not null,
        quantity numeric not null,
        trade_id uuid not null references tracked_trades (id),
        primary key (watch_id, instrument_id, day),
        foreign key (watch_id, user_id) references wallet_watches (id, user_id)
      )
    `);
  }
}
