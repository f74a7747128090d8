import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { inRequest } from '../../kernel/in-request.ts';
import { type ExpertShown, expertsById } from './fetch-experts.ts';
import { likedOf } from './likes/likes.sql.ts';

export { priceInRequest } from '../market/index.ts';

interface Request {
  readonly deps: Pick<Deps, 'db'>;
  readonly actor: Actor;
}

export const expertInRequest = inRequest<Request, ExpertShown>(({ deps }, ids) =>
  expertsById(deps.db, ids),
);

/** True for the ideas that the caller likes, null for others. */
export const likedIdeaInRequest = inRequest<Request, true>(async ({ deps, actor }, ids) => {
  const rows = await deps.db.all(likedOf, requireUser(actor).userId, 'TRADE_IDEA', ids);
  return new Map(rows.map(({ entityId }) => [entityId, true] as const));
});
