import { Migration } from '@mikro-orm/migrations';

/**
 * The plan that everybody has at least, which each start sets, and invitations to open an account,
 * the owner's own link among them: one to a database.
 */
export class InvitationsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table service_settings (
        only_row boolean primary key default true check (only_row),
        default_plan text not null default 'FREE'
          check (default_plan in ('FREE', 'PLUS', 'PRO', 'PRIVATE'))
      )
    `);
    this.addSql('insert into service_settings default values');
    this.addSql(`
      create table invitations (
        id uuid primary key,
        kind text not null check (kind in ('OWNER', 'GUEST')),
        token_hash bytea not null unique,
        -- Of a guest: the invitation is for this address, in lower case.
        email text unique check ((email is null) = (kind = 'OWNER')),
        plan text not null check (plan in ('FREE', 'PLUS', 'PRO', 'PRIVATE')),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        redeemed_at timestamptz
      )
    `);
    this.addSql(`create unique index invitations_one_owner on invitations (kind)
      where kind = 'OWNER'`);
    this.addSql(`alter table registrations add column invitation_id uuid
      references invitations (id) on delete set null`);
  }
}
