import type { LikeableType } from '@investing-platform/schema/operations';

/**
 * SQL for how many people like a thing. It counts the likes themselves, so that it is exact
 * whatever happens at the same time, and when a person leaves.
 *
 * @param id the column with the thing's id
 */
export function likeCountOf(type: LikeableType, id: string): string {
  return `(select count(*)::int from likes k
    where k.entity_type = '${type}' and k.entity_id = ${id} and k.value = 'LIKE')`;
}
