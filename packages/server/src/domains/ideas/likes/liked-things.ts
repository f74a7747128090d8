import { assetById } from '@investing-platform/rules/market/catalogue';
import type { LikeableType } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { newsOf } from '../../news/index.ts';
import { visibleStrategiesOf } from '../../strategies/index.ts';
import { listsOf } from '../discover/lists.ts';
import { expertsById } from '../fetch-experts.ts';
import { requirePlanFor } from '../trade-ideas/read-trade-ideas.ts';
import { ideasWithIds } from '../trade-ideas/trade-ideas.sql.ts';

export type ThingDeps = Pick<Deps, 'db' | 'news'>;

const NAMES: Readonly<Record<LikeableType, string>> = {
  ASSET: 'Asset',
  STRATEGY: 'Strategy',
  TRADE_IDEA: 'TradeIdea',
  NEWS: 'NewsItem',
  EXPERT: 'Expert',
  LIST: 'DiscoverList',
};

/**
 * @throws {PlatformError} NOT_FOUND for what is not there, or not for the caller to see;
 *   PLAN_REQUIRED for an open idea for a higher plan; PROVIDER_UNAVAILABLE for news
 */
export async function requireThing(
  deps: ThingDeps,
  actor: Actor,
  type: LikeableType,
  id: string,
): Promise<void> {
  if (await isThere(deps, actor, type, id)) return;
  throw notFound(NAMES[type]);
}

async function isThere(deps: ThingDeps, actor: Actor, type: LikeableType, id: string) {
  const { db } = deps;
  switch (type) {
    case 'ASSET':
      return assetById(id) !== null;
    case 'STRATEGY':
      return (await visibleStrategiesOf(db, requireUser(actor).userId, [id])).length > 0;
    case 'TRADE_IDEA': {
      const idea = await db.maybe(ideasWithIds, [id]);
      if (idea !== null) requirePlanFor(idea, actor);
      return idea !== null;
    }
    case 'NEWS':
      return (await newsOf(() => deps.news.newsWithIds([id.toLowerCase()]))).length > 0;
    case 'EXPERT':
      return (await expertsById(db, [id])).size > 0;
    case 'LIST':
      return (await listsOf(db, [id], null)).length > 0;
  }
}
