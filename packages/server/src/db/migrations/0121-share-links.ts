import { Migration } from '@mikro-orm/migrations';

/** Links under which others look at somebody's net worth. Only a hash of each token is kept. */
export class ShareLinksMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table share_links (
        id uuid primary key,
        user_id uuid not null references users (id),
        token_hash bytea not null unique,
        token_suffix text not null,
        label text,
        owner_label text not null,
        hide_amounts boolean not null,
        sections text[] not null,
        portfolio_ids uuid[] not null,
        passcode_hash text,
        csv_enabled boolean not null
          check (not csv_enabled or (passcode_hash is null and max_views is null)),
        expires_at timestamptz,
        max_views integer check (max_views > 0),
        view_count integer not null default 0 check (view_count <= coalesce(max_views, view_count)),
        last_viewed_at timestamptz,
        revoked_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    this.addSql('create index share_links_of_user on share_links (user_id, created_at, id)');
  }
}
