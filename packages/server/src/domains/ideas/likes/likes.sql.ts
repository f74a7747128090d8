import type { LikeableType, LikeValue } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';

/** What a person thinks of a thing. */
export interface LikeRow {
  readonly id: string;
  readonly entityType: LikeableType;
  readonly entityId: string;
  readonly value: LikeValue;
  readonly likedAt: Date;
}

const COLUMNS = `k.id, k.entity_type as "entityType", k.entity_id as "entityId", k.value,
  k.liked_at as "likedAt"`;

/** Which of some things a person likes. */
export const likedOf = statement<
  { entityId: string },
  [userId: string, type: LikeableType, ids: readonly string[]]
>(
  'ideas_liked_of',
  `select entity_id as "entityId" from likes
   where user_id = $1 and entity_type = $2 and value = 'LIKE' and entity_id = any($3::uuid[])`,
);

export const opinionOf = statement<LikeRow, [userId: string, type: LikeableType, id: string]>(
  'ideas_opinion_of',
  `select ${COLUMNS} from likes k
   where k.user_id = $1 and k.entity_type = $2 and k.entity_id = $3`,
);

export const opinionCount = statement<{ count: number }, [userId: string]>(
  'ideas_opinion_count',
  'select count(*)::int as count from likes where user_id = $1',
);

const WANTED = (value: string): string =>
  `coalesce(${value}, case when k.value = 'LIKE' then 'NONE' else 'LIKE' end)`;

/** Null as the value: what is liked is liked no longer, and the other way round. */
export const saveOpinion = namedStatement<
  LikeRow,
  {
    readonly id: string;
    readonly userId: string;
    readonly type: LikeableType;
    readonly entityId: string;
    readonly value: LikeValue | null;
    readonly now: Date;
  }
>(
  'ideas_save_opinion',
  `insert into likes as k (id, user_id, entity_type, entity_id, value, liked_at)
   values ($id, $userId, $type, $entityId, coalesce($value::text, 'LIKE'), $now)
   on conflict (user_id, entity_type, entity_id) do update set value = ${WANTED('$value::text')},
     liked_at = case when k.value = ${WANTED('$value::text')}
     then k.liked_at else excluded.liked_at end
   returning ${COLUMNS}`,
);

export const opinionsOf = statement<
  LikeRow,
  [
    userId: string,
    ids: readonly string[] | null,
    types: readonly LikeableType[] | null,
    value: LikeValue,
    before: Date | 'infinity',
    beforeId: string,
    limit: number,
  ]
>(
  'ideas_opinions_of',
  `select ${COLUMNS} from likes k
   where k.user_id = $1 and ($2::uuid[] is null or k.id = any($2))
     and ($3::text[] is null or k.entity_type = any($3)) and k.value = $4
     and (k.liked_at, k.id) < ($5::timestamptz, $6::uuid)
   order by k.liked_at desc, k.id desc limit $7`,
);
