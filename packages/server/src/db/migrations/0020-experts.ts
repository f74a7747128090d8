import { Migration } from '@mikro-orm/migrations';

/** People who publish trade ideas and run strategies on the platform. */
export class ExpertsMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table experts (
        id uuid primary key,
        name text not null check (length(name) between 1 and 120),
        slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        title text check (length(title) between 1 and 200),
        bio text check (length(bio) between 1 and 20000),
        avatar_url text check (avatar_url like 'https://%'),
        links text[] not null default '{}' check (cardinality(links) <= 10),
        created_at timestamptz not null
      )
    `);
    this.addSql('create index experts_name on experts (name, id)');
  }
}
