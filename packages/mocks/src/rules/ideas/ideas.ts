import { requireScopeToLike } from '@investing-platform/rules/ideas/likes';
import { assetById } from '@investing-platform/rules/market/catalogue';
import type { Call } from '../../contract/call.ts';
import { complete } from '../../contract/complete.ts';
import { typeOfEntity } from '../../contract/links.ts';
import { matching } from '../../contract/match.ts';
import { present } from '../../contract/present.ts';
import { all, need, type Realm } from '../../contract/realm.ts';
import { link } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { daysFrom, now } from '../../facts/time.ts';
import { seededRandom } from '../../kernel/random.ts';
import { allTradeIdeas, closedTradeIdeas, requireIdea, tradeIdeas } from './trade-ideas.ts';

const SPARKLINE_DAYS = 30;

/** Without a value, what is not liked is liked, and a like is taken back. */
function opinion({ realm, params }: Call<'toggleLike'>) {
  const own = realm.own.list('Like', {
    entityType: params.entityType,
    entityId: params.entityId,
  })[0];
  const value = params.value ?? (own?.value === 'LIKE' ? 'NONE' : 'LIKE');
  return { value, likedAt: value === own?.value ? own?.likedAt : now(realm) };
}

function likedIds(realm: Realm): Set<unknown> {
  const own = realm.own.list('Like').filter(({ value }) => value !== 'NONE');
  return new Set(own.map(({ entityId }) => entityId));
}

/** Assets that the person has no opinion of, in an order of the seed's own. */
function deal(call: Call<'generateLikeableAssets'>) {
  const { realm, params } = call;
  const { platform } = realm;
  const classes = params.assetClasses as readonly string[] | null | undefined;
  const excluded = new Set([
    ...likedIds(realm),
    ...((params.excludeAssetIds ?? []) as readonly string[]),
  ]);
  const seed = String(params.seed ?? realm.own.list('LikeableAsset').length);
  const random = seededRandom(`${platform.seed}:${realm.user?.id ?? ''}:${seed}`);
  const assets = all(realm, 'Asset')
    .filter(
      (row) =>
        !excluded.has(row.id) && (classes == null || classes.includes(String(row.assetClass))),
    )
    .map((row) => ({ row, rank: random.fraction() }))
    .sort((left, right) => left.rank - right.rank)
    .slice(0, Number(params.count ?? 20));
  const deckId = platform.newId();
  return assets.map(({ row }, at) => {
    const card = complete(realm, 'LikeableAsset', {
      deckId,
      position: at + 1,
      asset: link('Asset', row.id),
      reason: `${String(row.name)} fits what you prefer.`,
      fitPercent: 100 - at,
      sparkline: sparkline(realm, row.id),
    });
    return present(realm, 'LikeableAsset', realm.own.add('LikeableAsset', card));
  });
}

function sparkline(realm: Realm, assetId: string): string[] {
  const asset = assetById(assetId);
  if (asset === null) return [];
  return Array.from({ length: SPARKLINE_DAYS }, (_, at) =>
    realm.platform.market.priceAt(asset, daysFrom(now(realm), at - SPARKLINE_DAYS)),
  );
}

/** Ideas and likes are of things that are there still. */
export const ideaRules: Rules = {
  fetchDiscoverLists: {
    answers: ({ realm, params }) => {
      const most = Number(params.itemLimit ?? 10);
      return matching(realm, 'DiscoverList', all(realm, 'DiscoverList'), params)
        .slice(0, Number(params.limit ?? 20))
        .map((row) =>
          present(realm, 'DiscoverList', {
            ...row,
            items: (row.items as readonly object[]).slice(0, most),
          }),
        );
    },
  },
  generateLikeableAssets: { answers: deal },
  getAllTradeIdeas: { answers: allTradeIdeas, knowsIds: true },
  getClosedTradeIdeas: { answers: closedTradeIdeas, knowsIds: true },
  getTradeIdea: { checks: (call) => requireIdea(call, String(call.params.id)) },
  getTradeIdeas: { answers: tradeIdeas, knowsIds: true },
  toggleLike: {
    checks: (call) => {
      const { realm, params, scopes } = call;
      const type = typeOfEntity(params.entityType);
      requireScopeToLike(params.entityType, scopes ?? null);
      if (type === 'TradeIdea') requireIdea(call, String(params.entityId));
      if (type !== null) need(realm, type, String(params.entityId));
    },
    sets: opinion,
  },
};
