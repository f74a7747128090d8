import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { inRequest } from '../../../kernel/in-request.ts';
import { ifAnswered, type NewsItem, newsItem } from '../../market/index.ts';
import { type StrategyShown, visibleStrategiesOf } from '../../strategies/index.ts';
import { type DiscoverListRow, discoverListsById } from '../discover/fetch-discover-lists.ts';
import { isShownTo } from '../trade-ideas/read-trade-ideas.ts';
import { type IdeaRow, ideaRow } from '../trade-ideas/trade-idea.ts';
import { ideasWithIds } from '../trade-ideas/trade-ideas.sql.ts';

interface Request {
  readonly deps: Deps;
  readonly actor: Actor;
}

const NEWS_AT_ONCE = 200;

/** Null for those that the caller may see no longer. */
export const likedStrategyInRequest = inRequest<Request, StrategyShown>(
  async ({ deps, actor }, ids) => {
    const rows = await visibleStrategiesOf(deps.db, requireUser(actor).userId, ids);
    return new Map(rows.map((row) => [row.id, row]));
  },
);

/** Null for open ideas for a higher plan. */
export const ideaInRequest = inRequest<Request, IdeaRow>(async ({ deps, actor }, ids) => {
  const rows = await deps.db.all(ideasWithIds, ids);
  const shown = rows.filter((row) => isShownTo(row, actor));
  return new Map(shown.map((row) => [row.id, ideaRow(row)]));
});

/** Null for news that is kept no longer, and where its source does not answer. */
export const newsInRequest = inRequest<Request, NewsItem>(async ({ deps }, ids) => {
  const stories = (await ifAnswered(() => deps.news.newsWithIds(ids))) ?? [];
  return new Map(stories.map((story) => [story.id, newsItem(story)]));
}, NEWS_AT_ONCE);

export const listInRequest = inRequest<Request, DiscoverListRow>(({ deps, actor }, ids) =>
  discoverListsById(deps, actor, ids),
);
