import type { Deps } from '../../deps.ts';
import {
  instantCursor,
  instantPosition,
  type Page,
  pageOf,
  USUAL_LIMIT,
} from '../../kernel/page.ts';
import { fetchAssetsByAssetIds, type NewsItem, newsItem } from '../market/index.ts';
import { newsOf } from './news-source.ts';

export interface FetchNewsByAssetIdsInput {
  /** 1 to 200. */
  readonly assetIds: readonly string[];
  readonly from?: Date | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'fetchNewsByAssetIds';

export interface NewsItemPage extends Page<NewsItem> {
  readonly unknownIds: string[];
}

/**
 * News about some assets, newest first. Plural lookups leave unknown ids out and say so (contract
 * rule 26).
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out;
 *   PROVIDER_UNAVAILABLE
 */
export async function fetchNewsByAssetIds(
  deps: Pick<Deps, 'news' | 'cursors'>,
  input: FetchNewsByAssetIdsInput,
): Promise<NewsItemPage> {
  const limit = input.limit ?? USUAL_LIMIT;
  const position = instantPosition(deps, LIST, input.cursor);
  const after = position && { publishedAt: position[0], id: position[1] };
  const { assets, unknownIds } = fetchAssetsByAssetIds(input);
  const assetIds = assets.map(({ id }) => id);
  const stories = await newsOf(() =>
    deps.news.newsAbout({ assetIds, from: input.from ?? null, after, limit: limit + 1 }),
  );
  const { nodes, nextCursor } = pageOf(stories, limit, (last) =>
    instantCursor(deps, LIST, last.publishedAt, last.id),
  );
  return { nodes: nodes.map(newsItem), unknownIds, nextCursor };
}
