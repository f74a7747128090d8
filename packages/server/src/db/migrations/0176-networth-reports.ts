import { Migration } from '@mikro-orm/migrations';

/** Reports on the net worth; their files lie in the object store under the same ids. */
export class NetWorthReportsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table networth_reports (
        id uuid primary key,
        user_id uuid not null references users (id),
        format text not null check (format in ('PDF', 'XLSX', 'CSV', 'JSON')),
        status text not null check (status in ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'EXPIRED')),
        as_of date not null,
        sections text[] not null,
        portfolio_ids uuid[] not null,
        hide_amounts boolean not null,
        tries integer not null default 0,
        size_bytes integer check ((size_bytes is not null) = (status in ('COMPLETED', 'EXPIRED'))),
        failure_code text check ((failure_code is not null) = (status = 'FAILED')),
        expires_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    this.addSql('create index networth_reports_of_user on networth_reports (user_id, created_at)');
  }
}
