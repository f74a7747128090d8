import { Migration } from '@mikro-orm/migrations';

/** What people are told by mail and on their devices, when they want their quiet, and by what key. */
export class ToldPeopleMigration extends Migration {
  override up(): void {
    this.addSql(`
      alter table users
        add column quiet_from_hour smallint check (quiet_from_hour between 0 and 23),
        add column quiet_to_hour smallint check (quiet_to_hour between 0 and 23),
        add constraint users_quiet_hours
          check ((quiet_from_hour is null) = (quiet_to_hour is null)
            and quiet_from_hour is distinct from coalesce(quiet_to_hour, -1))
    `);
    this.addSql(`
      create table push_keys (
        only_row boolean primary key default true check (only_row),
        public_key text not null,
        -- Sealed: who has it can write to every browser that registered.
        private_key text not null,
        created_at timestamptz not null
      )
    `);
    this.addSql(`
      create table assistant_watches (
        user_id uuid primary key references users (id) on delete cascade,
        looked_at timestamptz not null,
        rounds integer not null
      )
    `);
    this.addSql(`
      create table assistant_deliveries (
        notification_id uuid not null references assistant_notifications (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        channel text not null check (channel in ('PUSH', 'EMAIL')),
        due_at timestamptz not null,
        attempts integer not null,
        primary key (notification_id, channel)
      )
    `);
    this.addSql('create index assistant_deliveries_due on assistant_deliveries (channel, due_at)');
    this.addSql('create index assistant_deliveries_of_user on assistant_deliveries (user_id)');
  }
}
