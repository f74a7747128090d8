import { Migration } from '@mikro-orm/migrations';

/** What people think of things, counted where it is shown: no count can go astray. */
export class LikesMigration extends Migration {
  override up(): void {
    this.addSql(`
      create table likes (
        id uuid primary key,
        user_id uuid not null references users (id),
        entity_type text not null
          check (entity_type in ('ASSET', 'STRATEGY', 'TRADE_IDEA', 'NEWS', 'EXPERT', 'LIST')),
        entity_id uuid not null,
        value text not null check (value in ('LIKE', 'DISLIKE', 'NONE')),
        liked_at timestamptz not null,
        unique (user_id, entity_type, entity_id)
      )
    `);
    this.addSql(`create index likes_of_things on likes (entity_type, entity_id)
      where value = 'LIKE'`);
    this.addSql('create index likes_of_person on likes (user_id, liked_at desc, id desc)');
    this.addSql('alter table strategies drop column like_count');
    this.addSql(`
      create table dealt_assets (
        user_id uuid not null references users (id),
        asset_id uuid not null,
        dealt_at timestamptz not null,
        primary key (user_id, asset_id)
      )
    `);
  }
}
