import { Migration } from '@mikro-orm/migrations';

/**
 * Addresses of portfolios, and what came in at them. A message lies in the object store under the
 * id of its row, for as long as it may be read again.
 */
export class PortfolioEmailsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table portfolio_mailboxes (
        portfolio_id uuid primary key references portfolios (id),
        user_id uuid not null references users (id),
        local_part text not null unique,
        enabled boolean not null,
        allowed_senders text[] not null,
        auto_confirm boolean not null,
        notify_on_import boolean not null,
        updated_at timestamptz not null
      )
    `);
    this.addSql('create index portfolio_mailboxes_of_user on portfolio_mailboxes (user_id)');
    this.addSql(`
      create table portfolio_emails (
        id uuid primary key,
        user_id uuid not null references users (id),
        portfolio_id uuid not null references portfolios (id),
        sender text not null,
        subject text not null,
        received_at timestamptz not null,
        status text not null check (status in
          ('RECEIVED', 'PARSING', 'IMPORTED', 'NEEDS_REVIEW', 'FAILED', 'IGNORED')),
        failure_code text check ((failure_code is not null) = (status = 'FAILED')),
        failure_reason text,
        broker text,
        attachments text[] not null default '{}',
        file_ids uuid[] not null default '{}',
        text_taken boolean not null default false,
        attempts integer not null default 0,
        verified boolean not null default false,
        message_id text,
        body_sha256 text not null,
        size_bytes integer not null,
        notified_at timestamptz,
        updated_at timestamptz not null
      )
    `);
    this.addSql(`
      create index portfolio_emails_of_portfolio on portfolio_emails
        (portfolio_id, received_at, id)
    `);
    this.addSql('create index portfolio_emails_of_user on portfolio_emails (user_id)');
    this.addSql(`
      create index tracked_trades_of_email on tracked_trades (email_id) where email_id is not null
    `);
    this.addSql(`
      create index tracked_dividends_of_email on tracked_dividends (email_id)
        where email_id is not null
    `);
  }
}
