import { Migration } from '@mikro-orm/migrations';

/**
 * What came to a holding or left it on a day for no money. Holdings that have such days are
 * computed anew by a job of each person.
 */
export class MovedUnitsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table tracked_days add column moved jsonb
      check (moved is null or jsonb_typeof(moved) = 'object')`);
    this.addSql(`
      insert into jobs (kind, key, run_at)
      select distinct 'holdings.moved', user_id::text, now() from tracked_trades
      where state = 'CONFIRMED' and tombstoned_at is null
        and type in ('OPENING_BALANCE', 'TRANSFER_IN', 'TRANSFER_OUT', 'MERGE_IN', 'MERGE_OUT',
          'ADJUST_COST_BASIS')
    `);
  }
}
