import { Migration } from '@mikro-orm/migrations';

/** Second factors, passkeys, outside identities, recovery, and what happened to them. */
export class AccountSecurityMigration extends Migration {
  override up(): void {
    this.addSql(`
      alter table users
        -- Null where the person signs in without a password.
        alter column password_hash drop not null,
        -- Sealed.
        add column anti_phishing_code text,
        add column mfa_email_since timestamptz,
        -- Set where the account was closed: the row stays for what refers to it.
        add column closed_at timestamptz
    `);
    this.addSql(`
      alter table sessions
        -- What the browser says of itself, in a few words.
        add column browser text
    `);
    this.addSql(`
      alter table email_verifications
        -- The address that the link confirms in place of the present one; null: the present one.
        add column new_email text check (new_email = lower(new_email))
    `);
    this.addSql(`
      create table totp_factors (
        user_id uuid primary key references users (id) on delete cascade,
        -- Sealed; null until a code of it was given.
        secret text,
        -- The 30-second step of the last code taken: each is good once.
        last_step bigint not null default 0,
        -- Sealed: an enrollment that waits for its first code.
        pending_secret text,
        pending_until timestamptz,
        check ((pending_secret is null) = (pending_until is null))
      )
    `);
    this.addSql(`
      create table recovery_codes (
        user_id uuid not null references users (id) on delete cascade,
        digest bytea not null check (length(digest) = 32),
        -- The same for all codes of one set, so that one hash finds a code among them.
        salt bytea not null check (length(salt) = 16),
        primary key (user_id, digest)
      )
    `);
    this.addSql(`
      create table mfa_mail_codes (
        user_id uuid primary key references users (id) on delete cascade,
        code text not null,
        expires_at timestamptz not null
      )
    `);
    this.addSql(`
      create table password_resets (
        token_hash bytea primary key check (length(token_hash) = 32),
        user_id uuid not null references users (id) on delete cascade,
        expires_at timestamptz not null,
        used_at timestamptz
      )
    `);
    this.addSql('create index password_resets_user_id on password_resets (user_id)');
    this.addSql('create index password_resets_expires_at on password_resets (expires_at)');
    this.addSql(`
      create table sign_in_challenges (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        expires_at timestamptz not null
      )
    `);
    this.addSql('create index sign_in_challenges_user_id on sign_in_challenges (user_id)');
    this.addSql('create index sign_in_challenges_expires_at on sign_in_challenges (expires_at)');
    this.addSql(`
      create table passkeys (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        credential_id text not null unique,
        public_key bytea not null,
        signature_count bigint not null,
        aaguid text,
        device_type text not null check (device_type in ('SINGLE_DEVICE', 'MULTI_DEVICE')),
        is_backed_up boolean not null,
        transports text[] not null,
        name text not null,
        last_used_at timestamptz,
        created_at timestamptz not null
      )
    `);
    this.addSql('create index passkeys_user_id on passkeys (user_id)');
    this.addSql(`
      create table passkey_ceremonies (
        id uuid primary key,
        purpose text not null check (purpose in ('ENROL', 'SIGN_IN', 'STEP_UP')),
        -- Null while nobody is known yet.
        user_id uuid references users (id) on delete cascade,
        challenge text not null,
        expires_at timestamptz not null
      )
    `);
    this.addSql('create index passkey_ceremonies_user_id on passkey_ceremonies (user_id)');
    this.addSql('create index passkey_ceremonies_expires_at on passkey_ceremonies (expires_at)');
    this.addSql(`
      create table identity_links (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        provider text not null check (provider in ('GOOGLE', 'APPLE', 'OIDC')),
        provider_user_id text not null,
        email text,
        last_used_at timestamptz,
        created_at timestamptz not null,
        unique (provider, provider_user_id)
      )
    `);
    this.addSql('create index identity_links_user_id on identity_links (user_id)');
    this.addSql(`
      create table security_events (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        kind text not null,
        at timestamptz not null,
        ip text,
        browser text,
        detail text
      )
    `);
    this.addSql('create index security_events_user_id on security_events (user_id, at, id)');
    this.addSql('create index security_events_at on security_events (at)');
    this.addSql(`
      create table known_browsers (
        user_id uuid not null references users (id) on delete cascade,
        fingerprint bytea not null check (length(fingerprint) = 32),
        last_seen_at timestamptz not null,
        primary key (user_id, fingerprint)
      )
    `);
    this.addSql('create index known_browsers_last_seen_at on known_browsers (last_seen_at)');
    this.addSql(`
      create table mail_allowances (
        key_hash bytea primary key check (length(key_hash) = 32),
        day_started_at timestamptz not null,
        count integer not null check (count > 0),
        last_at timestamptz not null
      )
    `);
    this.addSql('create index mail_allowances_last_at on mail_allowances (last_at)');
    this.addSql(`
      create table mail_requests (
        id uuid primary key,
        kind text not null check (kind in ('CONFIRMATION', 'PASSWORD_RESET', 'MFA_CODE')),
        -- An address in lower case, or the id of a challenge.
        target text not null,
        ip text not null,
        created_at timestamptz not null,
        unique (kind, target)
      )
    `);
    this.addSql('create index mail_requests_created_at on mail_requests (created_at)');
  }
}
