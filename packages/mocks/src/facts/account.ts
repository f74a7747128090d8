import { type Facts, find, type Realm } from '../contract/realm.ts';
import { link, type Row, type RowOf } from '../contract/row.ts';
import { displayCurrency } from './holdings.ts';
import { displayName, personFacts } from './person.ts';

/** The caller. */
export const users = ({ user }: Realm): readonly RowOf<'User'>[] =>
  user === null ? [] : [{ id: user.id, name: displayName(user), email: user.email }];

export const accountFacts: Facts = {
  ...personFacts,
  NetWorthSettings: {
    displayCurrency: (_row, realm) => displayCurrency(realm),
  },
  Strategy: {
    subscription: (row, realm) => {
      const own = realm.own.list('StrategySubscription', { strategyId: row.id })[0];
      return own === undefined ? null : link('StrategySubscription', own.id);
    },
    mine: (row, realm) => realm.own.find('Strategy', row.id) !== undefined && realm.user !== null,
    subscriberCount: (row, realm) =>
      Number(row.followers ?? 0) +
      realm.own.list('StrategySubscription', { strategyId: row.id }).length,
    likeCount: (row, realm) => likes(realm, row),
    myVotes: (row, realm) =>
      realm.own
        .list('StrategyAssetVote', { strategyId: row.id })
        .map(({ id }) => link('StrategyAssetVote', id)),
  },
  TradeIdea: {
    likeCount: (row, realm) => likes(realm, row),
    liked: (row, realm) => isLiked(realm, row),
  },
  Like: Object.fromEntries(
    Object.entries({
      asset: 'Asset',
      strategy: 'Strategy',
      tradeIdea: 'TradeIdea',
      news: 'NewsItem',
      expert: 'Expert',
      discoverList: 'DiscoverList',
    }).map(([field, type]) => [
      field,
      (row: RowOf<'Like'>, realm: Realm) => {
        const id = String(row.entityId);
        return KIND_OF[type] === row.entityType && find(realm, type, id) !== undefined
          ? link(type, id)
          : null;
      },
    ]),
  ),
};

const KIND_OF: Readonly<Record<string, string>> = {
  Asset: 'ASSET',
  Strategy: 'STRATEGY',
  TradeIdea: 'TRADE_IDEA',
  NewsItem: 'NEWS',
  Expert: 'EXPERT',
  DiscoverList: 'LIST',
};

const isLiked = (realm: Realm, row: Pick<Row, 'id'>): boolean =>
  realm.own.list('Like').some((like) => like.entityId === row.id && like.value === 'LIKE');
const likes = (realm: Realm, row: RowOf<'Strategy' | 'TradeIdea'>): number =>
  Number(row.likes ?? 0) + (isLiked(realm, row) ? 1 : 0);
