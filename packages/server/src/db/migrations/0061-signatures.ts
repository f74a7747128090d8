import { Migration } from '@mikro-orm/migrations';

/** Signatures have a name of their own and the hash of the text that was signed. */
export class SignaturesMigration extends Migration {
  override up(): void {
    this.addSql(`
      alter table signed_agreements
        add column id uuid not null unique default gen_random_uuid(),
        -- Null for signatures that were recorded without a text: it is that of the version.
        add column content_sha256 text check (content_sha256 ~ '^[0-9a-f]{64}$')
    `);
  }
}
