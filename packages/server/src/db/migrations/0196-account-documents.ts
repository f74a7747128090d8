import { Migration } from '@mikro-orm/migrations';

/** Papers of accounts. Once issued one never changes: what corrects it is another paper. */
export class AccountDocumentsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table account_documents (
        id uuid primary key,
        user_id uuid not null references users (id),
        broker_account_id uuid not null references broker_accounts (id),
        type text not null check (type in ('ACCOUNT_STATEMENT', 'TRADE_CONFIRMATION',
          'TAX_1042S', 'TAX_1099', 'W8BEN', 'ACCOUNT_APPLICATION', 'AGREEMENT', 'OTHER')),
        name text not null,
        issued_on date not null,
        period_starts_on date,
        period_ends_on date,
        mime_type text not null,
        size_bytes integer not null check (size_bytes > 0),
        sha256 bytea not null check (octet_length(sha256) = 32),
        created_at timestamptz not null,
        check ((period_starts_on is null) = (period_ends_on is null)),
        check (period_starts_on <= period_ends_on)
      )
    `);
    this.addSql(`
      create unique index account_documents_period on account_documents
        (broker_account_id, type, period_ends_on) where period_ends_on is not null
    `);
    this.addSql(`
      create index account_documents_of_user on account_documents (user_id, created_at, id)
    `);
    this.addSql(`
      create trigger account_documents_unchanged before update on account_documents
        for each statement execute function ledger_refuse_change()
    `);
  }
}
