import { requireScopeToLike } from '@investing-platform/rules/ideas/likes';
import type { LikeableType, LikeValue } from '@investing-platform/schema/operations';
import { lockPerson } from '../../../db/locks/lock-person.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { newestPage, type Page } from '../../../kernel/page.ts';
import { requireThing, type ThingDeps } from './liked-things.ts';
import { type LikeRow, opinionCount, opinionOf, opinionsOf, saveOpinion } from './likes.sql.ts';

export interface ToggleLikeInput {
  readonly entityType: LikeableType;
  readonly entityId: string;
  /** Default: NONE where the person likes it now, else LIKE. */
  readonly value?: LikeValue | null | undefined;
}

const MAX_OPINIONS = 10_000;

/**
 * Sets what the person thinks of a thing, or turns it round. Every call counts once, however many
 * come at the same time. What is not there any more can still be liked no longer.
 *
 * @throws {PlatformError} NOT_FOUND for the thing; FORBIDDEN for an idea or a list without
 *   portfolio.read; PLAN_REQUIRED; QUOTA_EXCEEDED; PROVIDER_UNAVAILABLE for news
 */
export async function toggleLike(
  deps: ThingDeps & Pick<Deps, 'clock' | 'random'>,
  actor: Actor,
  { entityType, entityId, value = null }: ToggleLikeInput,
): Promise<LikeRow> {
  const { userId, scopes } = requireUser(actor);
  requireScopeToLike(entityType, scopes);
  const before = await deps.db.maybe(opinionOf, userId, entityType, entityId);
  const takesBack = value === 'NONE' || (value === null && before?.value === 'LIKE');
  if (before === null || !takesBack) await requireThing(deps, actor, entityType, entityId);
  return deps.db.transaction(async (tx) => {
    await tx.one(lockPerson, userId);
    const known = await tx.maybe(opinionOf, userId, entityType, entityId);
    const { count } = await tx.one(opinionCount, userId);
    if (known === null && count >= MAX_OPINIONS)
      throw refuse('QUOTA_EXCEEDED', `A person may have ${MAX_OPINIONS} opinions`);
    const id = newId(deps.clock, deps.random);
    return tx.one(saveOpinion, {
      id,
      userId,
      type: entityType,
      entityId,
      value,
      now: deps.clock.now(),
    });
  });
}

export interface FetchUserLikesInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly entityTypes?: readonly LikeableType[] | null | undefined;
  /** Default LIKE. */
  readonly value?: LikeValue | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

/**
 * What the person thinks of things, last changed first.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out
 */
export function fetchUserLikes(
  deps: Pick<Deps, 'db' | 'cursors'>,
  actor: Actor,
  { ids = null, entityTypes = null, value = 'LIKE', ...page }: FetchUserLikesInput,
): Promise<Page<LikeRow>> {
  const { userId } = requireUser(actor);
  return newestPage(
    deps,
    'fetchUserLikes',
    page,
    (before, beforeId, limit) =>
      deps.db.all(opinionsOf, userId, ids, entityTypes, value, before, beforeId, limit),
    ({ likedAt }) => likedAt,
  );
}
