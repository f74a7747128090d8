import { Migration } from '@mikro-orm/migrations';

/** Links to the operator's page, and which movements of statements were matched. */
export class BankPageMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table operator_pages (
        id uuid primary key,
        operator text not null,
        -- Of what the link holds. It opens once.
        link_hash bytea not null unique,
        link_ends_at timestamptz not null,
        -- Of what the browser keeps that opened it.
        session_hash bytea unique,
        session_ends_at timestamptz,
        created_at timestamptz not null,
        check ((session_hash is null) = (session_ends_at is null))
      )`);
    this.addSql('alter table bank_entries add column matched boolean');
    this.addSql(`
      update bank_entries set matched = outcome like 'paid %' or outcome like 'a deposit for %'
        or outcome like 'reported before, for %' or outcome ~ '^[^ ]+ came back: '
      where outcome is not null`);
    this.addSql(`alter table bank_entries
      add constraint bank_entries_matched_check check ((matched is null) = (outcome is null))`);
    this.addSql('create index bank_files_made on bank_files (made_at desc, id desc)');
  }
}
