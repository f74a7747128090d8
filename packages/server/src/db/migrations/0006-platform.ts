import { Migration } from '@mikro-orm/migrations';

/** Push notifications that were sent, and what became of them on the device. */
export class PlatformMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table push_messages (
        id uuid primary key,
        -- The receipt id is a secret of the device: only its SHA-256 is kept.
        receipt_id_hash bytea not null unique check (length(receipt_id_hash) = 32),
        user_id uuid references users (id) on delete cascade,
        title text not null check (length(title) between 1 and 200),
        sent_at timestamptz not null,
        delivered_at timestamptz,
        opened_at timestamptz,
        dismissed_at timestamptz,
        failed_at timestamptz
      )
    `);
    this.addSql('create index push_messages_user_id on push_messages (user_id, sent_at)');
  }
}
