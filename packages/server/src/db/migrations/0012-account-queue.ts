import { Migration } from '@mikro-orm/migrations';

/**
 * What strangers ask for by an address waits here until a chore looks up whose it is: the answer
 * and its time tell nobody.
 */
export class AccountQueueMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table registrations (
        id uuid primary key,
        email text not null,
        password_hash text not null,
        first_name text,
        last_name text,
        country text,
        marketing_opt_in boolean not null,
        created_at timestamptz not null
      )
    `);
    this.addSql(`
      create table failed_sign_ins (
        id uuid primary key,
        email text not null,
        at timestamptz not null,
        ip text not null,
        browser text
      )
    `);
  }
}
