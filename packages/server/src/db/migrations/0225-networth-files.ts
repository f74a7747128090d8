import { Migration } from '@mikro-orm/migrations';

/**
 * Files that trades and dividends are read from; the files lie in the object store under the same
 * ids. `READ` is shown as what is left to do.
 */
export class NetWorthFilesMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table networth_files (
        id uuid primary key,
        user_id uuid not null references users (id),
        portfolio_id uuid not null references portfolios (id),
        file_name text not null,
        mime_type text not null,
        size_bytes integer not null check (size_bytes >= 0),
        sha256 text not null,
        kind text not null check (kind in ('STATEMENT', 'CONTRACT_NOTE', 'DIVIDEND_NOTICE',
          'TRADE_LIST', 'ATTACHMENT', 'OTHER')),
        status text not null check (status in ('QUEUED', 'EXTRACTING', 'READ', 'FAILED',
          'NOT_APPLICABLE')),
        failure_code text check ((failure_code is not null) = (status = 'FAILED')),
        failure_reason text check ((failure_reason is not null) = (status = 'FAILED')),
        broker text,
        period_starts_on date,
        period_ends_on date,
        row_count integer not null default 0,
        open_rows integer not null default 0,
        rows jsonb not null default '[]',
        attempts integer not null default 0,
        tries integer not null default 0,
        sealed_password text,
        confirms boolean not null,
        email_id uuid,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    this.addSql(`
      create unique index networth_files_content on networth_files (portfolio_id, sha256)
    `);
    this.addSql('create index networth_files_of_user on networth_files (user_id, created_at, id)');
    this.addSql(`
      create index tracked_trades_of_file on tracked_trades (file_id) where file_id is not null
    `);
    this.addSql(`
      create index tracked_dividends_of_file on tracked_dividends (file_id)
        where file_id is not null
    `);
  }
}
