import { Migration } from '@mikro-orm/migrations';

/** Published reference rates that an operator has imported; they go before the source's. */
export class ReferenceRatesMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table reference_rates (
        -- The day of publication.
        date date primary key,
        -- What one euro is worth, as published: {"USD": "1.0389", "NZD": "1.8532"}.
        rates jsonb not null check (jsonb_typeof(rates) = 'object')
      )
    `);
  }
}
