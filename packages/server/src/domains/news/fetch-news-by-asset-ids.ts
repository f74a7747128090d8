import type { Deps } from '../../deps.ts';
import { badInput } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import type { NewsPosition } from '../../ports/news.ts';
import { type NewsItem, newsItem } from '../market/index.ts';
import { newsOf } from './news-source.ts';

export interface FetchNewsByAssetIdsInput {
  /** 1 to 200. */
  readonly assetIds: readonly string[];
  readonly from?: Date | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

export interface NewsItemPage {
  readonly nodes: NewsItem[];
  readonly nextCursor: string | null;
}

const LIST = 'fetchNewsByAssetIds';
const USUAL_LIMIT = 50;

/**
 * News about some assets, newest first. Ids that the catalogue does not hold have none.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out;
 *   PROVIDER_UNAVAILABLE
 */
export async function fetchNewsByAssetIds(
  deps: Pick<Deps, 'news' | 'cursors'>,
  input: FetchNewsByAssetIdsInput,
): Promise<NewsItemPage> {
  const limit = input.limit ?? USUAL_LIMIT;
  const after = input.cursor == null ? null : positionOf(deps, input.cursor);
  const assetIds = input.assetIds.map((id) => id.toLowerCase());
  const stories = await newsOf(() =>
    deps.news.newsAbout({ assetIds, from: input.from ?? null, after, limit: limit + 1 }),
  );
  const nodes = stories.slice(0, limit);
  const last = nodes.at(-1);
  const hasMore = last !== undefined && stories.length > limit;
  return {
    nodes: nodes.map(newsItem),
    nextCursor: hasMore
      ? deps.cursors.encode(LIST, [last.publishedAt.toISOString(), last.id])
      : null,
  };
}

function positionOf({ cursors }: Pick<Deps, 'cursors'>, cursor: string): NewsPosition {
  const [at = '', id = ''] = cursors.decode(LIST, cursor);
  const publishedAt = new Date(at);
  if (!Number.isNaN(publishedAt.getTime()) && isId(id)) return { publishedAt, id };
  throw badInput('params.cursor', 'must be a nextCursor of this operation, unchanged');
}
