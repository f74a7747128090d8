import { Migration } from '@mikro-orm/migrations';

/** Messages of the operator to everyone. */
export class AnnouncementsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table announcements (
        id uuid primary key,
        level text not null check (level in ('INFO', 'WARNING', 'CRITICAL', 'MARKETING')),
        title text not null check (length(title) between 1 and 200),
        body_markdown text not null check (length(body_markdown) between 1 and 20000),
        url text check (url like 'https://%' and length(url) <= 2000),
        -- Null: in every place of an app.
        placement text check (length(placement) between 1 and 40),
        -- A BCP 47 tag. Null: English, for whom nothing fits better.
        locale text check (length(locale) between 2 and 35),
        dismissible boolean not null default true,
        starts_at timestamptz not null,
        ends_at timestamptz check (ends_at > starts_at),
        created_at timestamptz not null
      )
    `);
    this.addSql('create index announcements_starts_at on announcements (starts_at)');
  }
}
