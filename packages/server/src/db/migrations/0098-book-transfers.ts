import { Migration } from '@mikro-orm/migrations';

/** What moved between the books of an account, found without reading its trades. */
export class BookTransfersMigration extends Migration {
  override up(): void {
    this.addSql(`create index journal_entries_transfers on journal_entries (user_id, posted_at)
      where kind in ('JOURNAL_CASH', 'JOURNAL_SECURITY')`);
  }
}
