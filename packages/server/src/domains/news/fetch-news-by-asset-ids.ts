import type { Moments } from '@investing-platform/rules/time/refuse-backwards';
import type { Deps } from '../../deps.ts';
import { requireRange } from '../../kernel/errors.ts';
import {
  instantCursor,
  instantPosition,
  type Page,
  pageOf,
  USUAL_LIMIT,
} from '../../kernel/page.ts';
import type { NewsPosition, NewsRequest, NewsStory } from '../../ports/news.ts';
import { fetchAssetsByAssetIds, type NewsItem, newsItem } from '../market/index.ts';
import { newsOf } from './news-source.ts';

export interface FetchNewsByAssetIdsInput extends Moments {
  /** Of pieces of news, 1 to 200, in either case. */
  readonly ids?: readonly string[] | null | undefined;
  /** 1 to 200; null: news about anything. */
  readonly assetIds?: readonly string[] | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'fetchNewsByAssetIds';

export interface NewsItemPage extends Page<NewsItem> {
  readonly unknownIds: string[];
}

/**
 * News about anything or about some assets, newest first. Plural lookups leave unknown ids out and
 * say so (contract rule 26).
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out, and where
 *   `from` is after `to`; PROVIDER_UNAVAILABLE
 */
export async function fetchNewsByAssetIds(
  deps: Pick<Deps, 'news' | 'cursors'>,
  input: FetchNewsByAssetIdsInput,
): Promise<NewsItemPage> {
  requireRange(input);
  const limit = input.limit ?? USUAL_LIMIT;
  const position = instantPosition(deps, LIST, input.cursor);
  const after = olderOf(
    position && { publishedAt: position[0], id: position[1] },
    // No id is smaller, so that what was published at that very moment is left out.
    input.to == null ? null : { publishedAt: input.to, id: '' },
  );
  const { assets, unknownIds } = fetchAssetsByAssetIds({ assetIds: input.assetIds ?? [] });
  const assetIds = input.assetIds == null ? null : assets.map(({ id }) => id);
  const request = { assetIds, from: input.from ?? null, after, limit: limit + 1 };
  const stories = await newsOf(() =>
    input.ids == null
      ? deps.news.newsAbout(request)
      : newsAmong(deps, [...new Set(input.ids.map((id) => id.toLowerCase()))], request),
  );
  const { nodes, nextCursor } = pageOf(stories, limit, (last) =>
    instantCursor(deps, LIST, last.publishedAt, last.id),
  );
  return { nodes: nodes.map(newsItem), unknownIds, nextCursor };
}

function isOlder({ publishedAt, id }: NewsPosition, than: NewsPosition): boolean {
  const later = publishedAt.getTime() - than.publishedAt.getTime();
  return later < 0 || (later === 0 && id < than.id);
}

function olderOf(left: NewsPosition | null, right: NewsPosition | null): NewsPosition | null {
  if (left === null || right === null) return left ?? right;
  return isOlder(left, right) ? left : right;
}

/** Those of the stories with some ids that fit a request. */
async function newsAmong(
  { news }: Pick<Deps, 'news'>,
  ids: readonly string[],
  { assetIds, from, after, limit }: NewsRequest,
): Promise<readonly NewsStory[]> {
  return (await news.newsWithIds(ids))
    .filter((story) => assetIds === null || story.assetIds.some((id) => assetIds.includes(id)))
    .filter(({ publishedAt }) => from === null || publishedAt >= from)
    .filter((story) => after === null || isOlder(story, after))
    .slice(0, limit);
}
