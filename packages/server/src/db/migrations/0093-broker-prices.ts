import { Migration } from '@mikro-orm/migrations';

/**
 * What brokers say that assets of the catalogue are worth which people hold with them: it counts
 * where the source of prices knows none.
 */
export class BrokerPricesMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table broker_prices (
        broker_account_id uuid not null references broker_accounts (id),
        asset_id uuid not null,
        -- From then on; within an hour after it the price may change still.
        at timestamptz not null,
        user_id uuid not null references users (id),
        -- Of one unit, in the asset's currency.
        price numeric not null check (price >= 0),
        -- When the broker said so last.
        read_at timestamptz not null check (read_at >= at),
        primary key (broker_account_id, asset_id, at)
      )
    `);
    this.addSql('create index broker_prices_of_user on broker_prices (user_id, asset_id, at)');
  }
}
