import { Migration } from '@mikro-orm/migrations';

/** Real daily prices that an operator has imported; they stand in the place of the source's. */
export class ImportedBarsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table imported_bars (
        -- Of the built-in catalogue.
        asset_id uuid not null,
        -- The trading day on the exchange's clock.
        date date not null,
        open numeric not null check (open > 0),
        high numeric not null,
        low numeric not null check (low > 0),
        close numeric not null check (close > 0),
        volume numeric check (volume >= 0),
        primary key (asset_id, date),
        check (low <= least(open, close) and high >= greatest(open, close))
      )
    `);
  }
}
