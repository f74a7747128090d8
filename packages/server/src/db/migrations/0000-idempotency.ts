import { Migration } from '@mikro-orm/migrations';

/** Keys of mutations that were carried out (contract rule 10). */
export class IdempotencyMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table idempotency_keys (
        user_id uuid not null,
        operation text not null,
        key text not null check (length(key) between 1 and 64),
        input_hash bytea not null check (length(input_hash) = 32),
        object_id text not null,
        created_at timestamptz not null,
        primary key (user_id, operation, key)
      )
    `);
    this.addSql('create index idempotency_keys_created_at on idempotency_keys (created_at)');
  }
}
