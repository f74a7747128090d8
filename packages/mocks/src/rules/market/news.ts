import { assetById } from '@investing-platform/rules/market/catalogue';
import { refuseBackwards } from '@investing-platform/rules/time/refuse-backwards';
import type { Call } from '../../contract/call.ts';
import { matching } from '../../contract/match.ts';
import { page } from '../../contract/page.ts';
import { present } from '../../contract/present.ts';
import { all } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';

const publishedAt = (row: RowOf<'NewsItem'>): number => (row.publishedAt ?? new Date(0)).getTime();

/** News about anything or about some assets, newest first, and the ids that no asset has. */
export function newsByAssetIds({ realm, operation, params }: Call<'fetchNewsByAssetIds'>) {
  const isAboutAnything = params.assetIds == null;
  const asked = [...new Set((params.assetIds ?? []) as readonly string[])];
  const known = new Set(asked.flatMap((id) => assetById(id)?.id ?? []));
  const momentOf = (moment: unknown) => (moment == null ? null : new Date(moment as Date));
  const [from, to] = [momentOf(params.from), momentOf(params.to)];
  refuseBackwards({ from, to });
  const isThen = (at: number) =>
    at >= (from?.getTime() ?? 0) && at < (to?.getTime() ?? Number.POSITIVE_INFINITY);
  const isAboutThem = (row: RowOf<'NewsItem'>) =>
    isAboutAnything || (row.assetIds ?? []).some((id) => known.has(id));
  const rows = matching(realm, 'NewsItem', all(realm, 'NewsItem'), { ids: params.ids })
    .filter((row) => isThen(publishedAt(row)) && isAboutThem(row))
    .sort((left, right) => publishedAt(right) - publishedAt(left) || (left.id < right.id ? 1 : -1));
  const { nodes, nextCursor } = page(realm.platform.seed, operation, rows, params);
  return {
    nodes: nodes.map((row) => present(realm, 'NewsItem', row)),
    unknownIds: asked.filter((id) => assetById(id) === null),
    nextCursor,
  };
}
