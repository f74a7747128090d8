import { Migration } from '@mikro-orm/migrations';

/** What people tell of themselves, their devices, newsletters and appointments. */
export class AccountProfileMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table notification_preferences (
        user_id uuid not null references users (id) on delete cascade,
        topic text not null,
        push boolean not null,
        email boolean not null,
        primary key (user_id, topic)
      )
    `);
    this.addSql(`
      create table device_tokens (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        token_hash bytea not null unique check (length(token_hash) = 32),
        -- Sealed, as are the keys: who has them can write to the device.
        token text not null,
        web_push_keys text,
        token_suffix text not null,
        platform text not null check (platform in ('IOS', 'ANDROID', 'WEB')),
        provider text not null check (provider in ('APNS', 'FCM', 'EXPO', 'WEB_PUSH')),
        device_name text,
        app_version text,
        locale text,
        is_active boolean not null,
        last_seen_at timestamptz not null,
        created_at timestamptz not null
      )
    `);
    this.addSql('create index device_tokens_user_id on device_tokens (user_id, last_seen_at)');
    this.addSql(`
      create table investor_preferences (
        user_id uuid primary key references users (id) on delete cascade,
        -- What was told, by the contract's field names.
        answers jsonb not null,
        completed_at timestamptz,
        updated_at timestamptz
      )
    `);
    this.addSql(`
      create table newsletter_subscriptions (
        email text primary key check (email = lower(email)),
        -- What comes; empty before the first confirmation.
        topics text[] not null default '{}',
        confirmed_at timestamptz,
        unsubscribed_at timestamptz,
        unsubscribe_token_hash bytea not null unique check (length(unsubscribe_token_hash) = 32),
        -- Sealed: the link at the end of each newsletter.
        unsubscribe_token text not null,
        pending_topics text[],
        pending_token_hash bytea unique check (length(pending_token_hash) = 32),
        pending_until timestamptz
      )
    `);
    this.addSql(`
      create table appointments (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        title text not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > starts_at),
        time_zone text not null,
        status text not null
          check (status in ('SCHEDULED', 'COMPLETED', 'CANCELED', 'NO_SHOW')),
        meeting_url text,
        note text,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    this.addSql('create index appointments_user_id on appointments (user_id, starts_at, id)');
  }
}
