import { Migration } from '@mikro-orm/migrations';

/** What operators did, and the accounts that they suspended. */
export class OperatorMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table operator_audit (
        id uuid primary key,
        at timestamptz not null,
        -- Who ran the command: the name of the operating system's user.
        operator text not null,
        command text not null,
        -- What it was about, such as an e-mail address or a host.
        subject text not null,
        -- What changed, one line each.
        changes text[] not null,
        reason text
      )
    `);
    this.addSql('create index operator_audit_at on operator_audit (at, id)');
    this.addSql('alter table users add column suspended_at timestamptz');
  }
}
