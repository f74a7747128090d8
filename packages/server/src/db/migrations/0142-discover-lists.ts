import { Migration } from '@mikro-orm/migrations';

/** The operator's lists of things to discover. */
export class DiscoverListsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table discover_lists (
        id uuid primary key,
        title text not null check (length(title) between 1 and 120),
        subtitle text check (length(subtitle) between 1 and 300),
        asset_ids uuid[] not null check (cardinality(asset_ids) between 1 and 50),
        place integer not null check (place between 0 and 1000000),
        updated_at timestamptz not null
      )
    `);
  }
}
