import { Migration } from '@mikro-orm/migrations';

/** What waits for a person is counted with each look at a net worth, however much is confirmed. */
export class PendingConfirmationsMigration extends Migration {
  override up(): void {
    for (const table of ['tracked_trades', 'tracked_dividends']) {
      this.addSql(`
        create index ${table}_pending on ${table} (user_id)
          where state = 'PENDING' and tombstoned_at is null
      `);
    }
  }
}
