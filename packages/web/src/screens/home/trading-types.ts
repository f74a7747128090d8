import type {
  FetchAssetByAssetIdQuery,
  GetBrokerAccountsQuery,
  GetOrdersQuery,
  SearchBarQuery,
} from '@investing-platform/schema/operations';

export type BrokerAccount = GetBrokerAccountsQuery['getBrokerAccounts'][number];
export type Order = GetOrdersQuery['getOrders']['nodes'][number];
export type FoundAsset = NonNullable<SearchBarQuery['searchBar'][number]['asset']>;
export type Asset = FetchAssetByAssetIdQuery['fetchAssetByAssetId'];
