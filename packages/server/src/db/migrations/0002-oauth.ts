import { Migration } from '@mikro-orm/migrations';

/** Clients, what people allowed them, and the codes and tokens that came of it (spec parts 2-5). */
export class OAuthMigration extends Migration {
  override up(): void {
    for (const sql of [...clients, ...consents, ...grants]) this.addSql(sql);
  }
}

const clients = [
  `create table api_credentials (
    id uuid primary key,
    client_id text not null unique,
    user_id uuid references users (id) on delete cascade,
    label text not null check (length(label) between 1 and 200),
    secret_hash bytea check (length(secret_hash) = 32),
    is_public boolean not null,
    redirect_uris text[] not null,
    origin text not null check (origin in ('SETTINGS', 'REGISTRATION')),
    created_at timestamptz not null,
    last_used_at timestamptz,
    last_used_ip text,
    constraint api_credentials_secret_of_confidential check (is_public = (secret_hash is null)),
    constraint api_credentials_redirect_of_public
      check (is_public = (cardinality(redirect_uris) > 0)),
    constraint api_credentials_owner_of_settings
      check ((origin = 'SETTINGS') = (user_id is not null))
  )`,
  'create index api_credentials_of_user on api_credentials (user_id, created_at desc)',
  `create index api_credentials_unused_registrations on api_credentials (created_at)
    where origin = 'REGISTRATION' and last_used_at is null`,
  `create table approved_redirect_domains (
    domain text primary key check (length(domain) between 1 and 260),
    approved_at timestamptz not null
  )`,
];

const consents = [
  `create table authorization_requests (
    request_hash bytea primary key check (length(request_hash) = 32),
    credential_id uuid not null references api_credentials (id) on delete cascade,
    redirect_uri text not null,
    scopes text[] not null,
    state text,
    code_challenge text not null,
    resources text[] not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index authorization_requests_of_credential on authorization_requests (credential_id)',
  'create index authorization_requests_expiry on authorization_requests (expires_at)',
  `create table remembered_consents (
    user_id uuid not null references users (id) on delete cascade,
    credential_id uuid not null references api_credentials (id) on delete cascade,
    redirect_uri text not null check (redirect_uri like 'https://%'),
    scopes text[] not null,
    allowed_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (user_id, credential_id, redirect_uri, scopes)
  )`,
  'create index remembered_consents_of_credential on remembered_consents (credential_id)',
  'create index remembered_consents_expiry on remembered_consents (expires_at)',
];

const grants = [
  `create table authorization_codes (
    code_hash bytea primary key check (length(code_hash) = 32),
    credential_id uuid not null references api_credentials (id) on delete cascade,
    user_id uuid not null references users (id) on delete cascade,
    redirect_uri text not null,
    scopes text[] not null check (cardinality(scopes) > 0),
    code_challenge text not null,
    resources text[] not null,
    issued_at timestamptz not null,
    expires_at timestamptz not null,
    redeemed_at timestamptz
  )`,
  'create index authorization_codes_of_credential on authorization_codes (credential_id, user_id)',
  'create index authorization_codes_of_user on authorization_codes (user_id)',
  'create index authorization_codes_expiry on authorization_codes (expires_at)',
  `create table access_tokens (
    token_hash bytea primary key check (length(token_hash) = 32),
    credential_id uuid not null references api_credentials (id) on delete cascade,
    user_id uuid not null references users (id) on delete cascade,
    scopes text[] not null check (cardinality(scopes) > 0),
    issued_at timestamptz not null,
    expires_at timestamptz not null,
    code_hash bytea,
    last_used_at timestamptz
  )`,
  'create index access_tokens_of_credential on access_tokens (credential_id, user_id)',
  'create index access_tokens_of_user on access_tokens (user_id)',
  `create index access_tokens_of_code on access_tokens (code_hash) where code_hash is not null`,
  'create index access_tokens_expiry on access_tokens (expires_at)',
];
