import { timeOfId } from '@investing-platform/engine';
import { theAssetById, theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import { newsAfter } from '@investing-platform/rules/news/news-after';
import type { Call } from '../contract/call.ts';
import { present } from '../contract/present.ts';
import { all, type Realm } from '../contract/realm.ts';
import { link, type RowOf } from '../contract/row.ts';
import { onTime } from './on-time.ts';

/** News from now on; where the reader knows a piece, what was published after it comes first. */
export function newsUpdates({
  realm,
  params,
}: Call<'newsUpdates'>): AsyncIterableIterator<unknown> {
  const wanted = wantedAssets(params);
  const isKnown = params.afterId == null ? () => true : knownBy(realm, params.afterId);
  const told = new Set(all(realm, 'NewsItem').flatMap((row) => (isKnown(row) ? [row.id] : [])));
  let sequence = 0;
  return onTime(realm, (queue) => {
    for (const row of oldestFirst(all(realm, 'NewsItem').filter(({ id }) => !told.has(id)))) {
      told.add(row.id);
      const about = row.assetIds as readonly string[];
      if (wanted.size > 0 && !about.some((id) => wanted.has(id))) continue;
      sequence += 1;
      queue.push(
        present(realm, 'NewsUpdate', { news: link('NewsItem', row.id), sequence, missedCount: 0 }),
      );
    }
  });
}

function wantedAssets(params: Call<'newsUpdates'>['params']): ReadonlySet<string> {
  const ids = params.assetIds as readonly string[] | null | undefined;
  const symbols = params.symbols as readonly string[] | null | undefined;
  return new Set([
    ...(ids ?? []).map((id, at) => theAssetById(`params.assetIds.${at}`, id).id),
    ...(symbols ?? []).map((symbol, at) => theAssetBySymbol(`params.symbols.${at}`, symbol).id),
  ]);
}

/** Whether who knows this piece of news knows another, or is told of it no more. */
function knownBy({ platform }: Realm, afterId: unknown): (row: RowOf<'NewsItem'>) => boolean {
  const id = String(afterId);
  const { isKnown } = newsAfter(id, timeOfId(id), platform.clock.now());
  return (row) => isKnown({ id: row.id, publishedAt: new Date(Number(row.publishedAt)) });
}

function oldestFirst(rows: readonly RowOf<'NewsItem'>[]): RowOf<'NewsItem'>[] {
  return rows.toSorted((left, right) => {
    const later = Number(left.publishedAt) - Number(right.publishedAt);
    return later === 0 && left.id < right.id ? -1 : later;
  });
}
