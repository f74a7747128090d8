import { Migration } from '@mikro-orm/migrations';

/** People, their sessions in the first-party pages, and the mails that they are sent. */
export class AccountMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table users (
        id uuid primary key,
        email text not null unique check (email = lower(email)),
        password_hash text not null,
        name text not null,
        first_name text,
        last_name text,
        display_name text,
        bio text,
        avatar_url text,
        phone text,
        country text,
        time_zone text not null default 'UTC',
        locale text not null default 'en',
        -- The address that waits to be confirmed.
        pending_email text check (pending_email = lower(pending_email)),
        chart_start_at_zero boolean not null default false,
        net_worth_as_home_page boolean not null default false,
        plan text not null default 'FREE' check (plan in ('FREE', 'PLUS', 'PRO', 'PRIVATE')),
        email_verified_at timestamptz,
        kyc_status text not null default 'NOT_STARTED'
          check (kyc_status in ('NOT_STARTED', 'DRAFT', 'SUBMITTED', 'IN_REVIEW',
            'ACTION_REQUIRED', 'APPROVED', 'REJECTED', 'EXPIRED')),
        terms_accepted_at timestamptz not null,
        marketing_opt_in boolean not null default false,
        -- When the address was last written to because somebody registered it.
        notified_at timestamptz not null,
        last_sign_in_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    this.addSql(`
      create table sessions (
        id uuid primary key,
        token_hash bytea not null unique check (length(token_hash) = 32),
        user_id uuid not null references users (id) on delete cascade,
        ip text not null,
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        expires_at timestamptz not null,
        stepped_up_at timestamptz,
        ended_at timestamptz
      )
    `);
    this.addSql('create index sessions_user_id on sessions (user_id, last_seen_at)');
    this.addSql('create index sessions_expires_at on sessions (expires_at)');
    this.addSql(`
      create table email_verifications (
        token_hash bytea primary key check (length(token_hash) = 32),
        user_id uuid not null references users (id) on delete cascade,
        expires_at timestamptz not null,
        used_at timestamptz
      )
    `);
    this.addSql('create index email_verifications_user_id on email_verifications (user_id)');
    this.addSql('create index email_verifications_expires_at on email_verifications (expires_at)');
    this.addSql(`
      create table signed_agreements (
        user_id uuid not null references users (id) on delete cascade,
        type text not null,
        version text not null,
        signed_at timestamptz not null,
        ip text not null,
        signer_name text not null,
        primary key (user_id, type, version)
      )
    `);
    this.addSql(`
      create table sign_in_failures (
        key_hash bytea primary key check (length(key_hash) = 32),
        failure_count integer not null check (failure_count > 0),
        last_failed_at timestamptz not null,
        blocked_until timestamptz not null
      )
    `);
    this.addSql(
      'create index sign_in_failures_last_failed_at on sign_in_failures (last_failed_at)',
    );
    this.addSql(`
      create table mail_outbox (
        id uuid primary key,
        recipient text not null,
        subject text not null,
        text text not null,
        html text,
        created_at timestamptz not null,
        attempt_count integer not null default 0,
        -- Null where nothing is left to try: sent, or given up.
        next_attempt_at timestamptz,
        sent_at timestamptz,
        last_problem text
      )
    `);
    this.addSql('create index mail_outbox_created_at on mail_outbox (created_at)');
    this.addSql(
      `create index mail_outbox_due on mail_outbox (next_attempt_at)
         where next_attempt_at is not null`,
    );
  }
}
