import { Migration } from '@mikro-orm/migrations';

/**
 * A token and a remembered consent keep what they are for (RFC 8707), everything where that is
 * empty; clients may be described by a document at their own address.
 */
export class TokenResourcesMigration extends Migration {
  override up(): void {
    this.addSql(`alter table access_tokens add column resources text[] not null default '{}'`);
    this.addSql(
      `alter table remembered_consents add column resources text[] not null default '{}'`,
    );
    this.addSql('alter table remembered_consents drop constraint remembered_consents_pkey');
    this.addSql(`alter table remembered_consents
      add primary key (user_id, credential_id, redirect_uri, scopes, resources)`);
    this.addSql('alter table api_credentials drop constraint api_credentials_origin_check');
    this.addSql(`alter table api_credentials add constraint api_credentials_origin_check
      check (origin in ('SETTINGS', 'REGISTRATION', 'DOCUMENT'))`);
    this.addSql('alter table api_credentials add column document_expires_at timestamptz');
    this.addSql(`alter table api_credentials add constraint api_credentials_expiry_of_document
      check ((origin = 'DOCUMENT') = (document_expires_at is not null))`);
    this.addSql('drop index api_credentials_unused_registrations');
    this.addSql(`create index api_credentials_unused_registrations on api_credentials (created_at)
      where origin <> 'SETTINGS' and last_used_at is null`);
  }
}
