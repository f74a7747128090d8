import { Migration } from '@mikro-orm/migrations';

/** Files on their way to an operation; their bytes lie in the object store under the same ids. */
export class UploadsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table uploads (
        id uuid primary key,
        user_id uuid not null references users (id),
        received_at timestamptz,
        created_at timestamptz not null
      )
    `);
    this.addSql('create index uploads_of_user on uploads (user_id)');
  }
}
