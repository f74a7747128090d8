import { Migration } from '@mikro-orm/migrations';

/** A reading of a watched address counts only where nothing else was written since it began. */
export class WatchRevisionsMigration extends Migration {
  override up(): void {
    this.addSql('alter table wallet_watches add column revision integer not null default 0');
  }
}
