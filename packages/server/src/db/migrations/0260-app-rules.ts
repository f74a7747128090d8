import { Migration } from '@mikro-orm/migrations';

/** What people say of apps: how they are asked, and how much an app may do in a day. */
export class AppRulesMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table app_rules (
        user_id uuid not null references users (id),
        credential_id uuid not null references api_credentials (id) on delete cascade,
        -- Allowed at an assistants' door, or described or approved as one.
        assistant boolean not null,
        approval text not null check (approval in ('NONE', 'ON_PAGE', 'IN_APP')),
        max_changes_per_day integer check (max_changes_per_day >= 0),
        -- In US dollars.
        max_amount_per_day numeric check (max_amount_per_day >= 0),
        primary key (user_id, credential_id)
      );
      create index app_rules_of_credential on app_rules (credential_id);
      create table assistant_stops (
        user_id uuid primary key references users (id),
        stopped_at timestamptz not null
      );
      alter table agent_requests
        -- Whether the person is asked; else the row is only the note of it.
        add column asked boolean not null default true,
        -- Whether the app makes the change itself, by its next call.
        add column made_by_app boolean not null default false,
        -- In US dollars, where a bound on amounts asked for it.
        add column amount numeric;
    `);
  }
}
