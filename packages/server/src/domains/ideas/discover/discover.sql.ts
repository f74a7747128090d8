import type { AssetClass, DiscoverListKind } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';

/** A list of the operator's. */
export interface StoredList {
  readonly id: string;
  readonly kind: DiscoverListKind;
  readonly title: string;
  readonly subtitle: string | null;
  readonly assetIds: string[];
  readonly place: number;
  readonly updatedAt: Date;
}

export const themes = statement<StoredList, [ids: readonly string[] | null]>(
  'ideas_themes',
  `select id, 'THEME' as kind, title, subtitle, asset_ids as "assetIds", place,
     updated_at as "updatedAt"
   from discover_lists where $1::uuid[] is null or id = any($1) order by place, id limit 50`,
);

/** Something with how often it was chosen. */
export interface Counted {
  readonly id: string;
  readonly count: number;
}

export const mostHeld = statement<Counted, [limit: number]>(
  'ideas_most_held',
  `select asset_id as id, count(distinct user_id)::int as count from positions
   where trading_mode = 'LIVE' and quantity > 0
   group by asset_id order by count desc, id limit $1`,
);

export const mostLiked = statement<Counted, [limit: number]>(
  'ideas_most_liked',
  `select entity_id as id, count(*)::int as count from likes
   where entity_type = 'ASSET' and value = 'LIKE'
   group by entity_id order by count desc, id limit $1`,
);

export const mostFollowed = statement<Counted, [limit: number]>(
  'ideas_most_followed',
  `select id, follower_count as count from strategies
   where status = 'PUBLISHED' and visibility = 'PUBLIC' and follower_count > 0
   order by follower_count desc, id limit $1`,
);

export const insertList = namedStatement<
  never,
  {
    readonly id: string;
    readonly title: string;
    readonly subtitle: string | null;
    readonly assetIds: readonly string[];
    readonly place: number;
    readonly now: Date;
  }
>(
  'ideas_insert_list',
  `insert into discover_lists (id, title, subtitle, asset_ids, place, updated_at)
   values ($id, $title, $subtitle, $assetIds::uuid[], $place, $now)`,
);

export const listCount = statement<{ count: number }>(
  'ideas_list_count',
  'select count(*)::int as count from discover_lists',
);

export const deleteList = statement<{ title: string }, [id: string]>(
  'ideas_delete_list',
  'delete from discover_lists where id = $1 returning title',
);

/** What a person has been dealt, and what they think already. */
export interface Dealt {
  /** With an opinion. */
  readonly judged: string[];
  readonly dealt: string[];
  /** Null: not told. */
  readonly assetClasses: AssetClass[] | null;
}

export const dealtTo = statement<Dealt, [userId: string, since: Date]>(
  'ideas_dealt_to',
  `select array(select k.entity_id from likes k where k.user_id = $1
       and k.entity_type = 'ASSET' and k.value <> 'NONE') as judged,
     array(select d.asset_id from dealt_assets d
       where d.user_id = $1 and d.dealt_at > $2) as dealt,
     (select p.answers -> 'assetClasses' from investor_preferences p where p.user_id = $1)
       as "assetClasses"`,
);

export const saveDealt = statement<never, [userId: string, ids: readonly string[], now: Date]>(
  'ideas_save_dealt',
  `insert into dealt_assets (user_id, asset_id, dealt_at)
   select $1, unnest($2::uuid[]), $3
   on conflict (user_id, asset_id) do update set dealt_at = excluded.dealt_at`,
);
