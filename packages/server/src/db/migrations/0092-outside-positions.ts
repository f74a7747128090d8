import { Migration } from '@mikro-orm/migrations';

/**
 * What accounts with outside brokers hold that the ledger does not: assets that the catalogue lacks,
 * short positions and options, each with the broker's own price; and what they were over time.
 */
export class OutsidePositionsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table outside_positions (
        id uuid primary key,
        user_id uuid not null references users (id),
        broker_account_id uuid not null references broker_accounts (id),
        trading_mode text not null check (trading_mode in ('LIVE', 'PAPER')),
        -- What the broker calls it.
        external_id text not null,
        -- Null: not in the catalogue.
        asset_id uuid,
        symbol text not null,
        name text not null,
        asset_class text not null,
        -- Below 0: short.
        quantity numeric not null check (quantity <> 0),
        average_entry_price numeric not null check (average_entry_price >= 0),
        cost_basis numeric not null,
        currency text not null,
        -- Of one unit; null: the broker has none.
        price numeric check (price >= 0),
        -- When price was read; it outlasts syncs without one.
        priced_at timestamptz check ((priced_at is null) = (price is null)),
        opened_at timestamptz not null,
        synced_at timestamptz not null,
        unique (broker_account_id, external_id)
      )
    `);
    this.addSql(`create index outside_positions_of_user
      on outside_positions (user_id, trading_mode, symbol, id)`);
    this.addSql(`
      create table outside_position_changes (
        -- It outlasts the position: what was held stays in histories.
        position_id uuid not null,
        at timestamptz not null,
        user_id uuid not null references users (id),
        broker_account_id uuid not null references broker_accounts (id),
        asset_id uuid,
        symbol text not null,
        name text not null,
        asset_class text not null,
        currency text not null,
        -- From \`at\` on; 0: it is gone.
        quantity numeric not null,
        price numeric,
        primary key (position_id, at)
      )
    `);
    this.addSql(`create index outside_position_changes_of_account
      on outside_position_changes (broker_account_id, at)`);
    this.addSql(
      'create index outside_position_changes_of_user on outside_position_changes (user_id)',
    );
  }
}
