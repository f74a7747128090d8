import type { LikeableType } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';

/** Which of some things a person likes. */
export const likedOf = statement<
  { entityId: string },
  [userId: string, type: LikeableType, ids: readonly string[]]
>(
  'ideas_liked_of',
  `select entity_id as "entityId" from likes
   where user_id = $1 and entity_type = $2 and value = 'LIKE' and entity_id = any($3::uuid[])`,
);
