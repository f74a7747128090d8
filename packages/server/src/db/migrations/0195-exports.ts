import { Migration } from '@mikro-orm/migrations';

/** Files with data of a person's, made when they are asked for, and kept for a week. */
export class ExportsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table export_jobs (
        id uuid primary key,
        user_id uuid not null references users (id),
        type text not null check (type in ('TRANSACTIONS', 'ORDERS', 'POSITIONS', 'ACTIVITIES',
          'DEPOSITS_WITHDRAWALS', 'DIVIDENDS', 'REALIZED_GAINS', 'TAX_SUMMARY', 'NET_WORTH',
          'FULL_ACCOUNT')),
        format text not null check (format in ('CSV', 'XLSX', 'PDF', 'JSON', 'ZIP')),
        status text not null check (status in
          ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'EXPIRED')),
        progress_percent integer not null check (progress_percent between 0 and 100),
        from_day date,
        to_day date not null,
        trading_mode text check (trading_mode in ('LIVE', 'PAPER')),
        portfolio_ids uuid[] not null,
        row_count integer check (row_count >= 0),
        size_bytes bigint check (size_bytes >= 0),
        failure_reason text,
        failure_code text check (failure_code in
          ('TOO_LARGE', 'PROVIDER_UNAVAILABLE', 'INTERNAL')),
        viewed_at timestamptz,
        attempt integer not null default 0 check (attempt >= 0),
        tries integer not null default 0 check (tries >= 0),
        due_at timestamptz not null,
        completed_at timestamptz,
        expires_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((status = 'FAILED') = (failure_code is not null)),
        check ((status in ('COMPLETED', 'EXPIRED')) = (completed_at is not null))
      )
    `);
    this.addSql('create index export_jobs_of_user on export_jobs (user_id, created_at, id)');
    this.addSql(`
      create index export_jobs_due on export_jobs (due_at, id)
        where status in ('QUEUED', 'RUNNING')
    `);
    this.addSql(`
      create index due_dividends_paid on due_dividends (broker_account_id, paid_at, id)
        where paid_at is not null
    `);
  }
}
