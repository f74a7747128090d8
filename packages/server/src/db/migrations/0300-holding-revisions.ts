import { Migration } from '@mikro-orm/migrations';

/**
 * What a holding came to, and what its owner says that an instrument was worth, have a name that
 * no other state of them ever had: who knows it need not read them again.
 */
export class HoldingRevisionsMigration extends Migration {
  override up(): void {
    this.addSql(
      'alter table tracked_holdings add column revision uuid not null default gen_random_uuid()',
    );
    this.addSql(`alter table custom_instruments
      add column prices_revision uuid not null default gen_random_uuid()`);
  }
}
