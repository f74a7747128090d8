import type {
  GetBrokerAccountsQuery,
  GetOrdersQuery,
  GetPositionsQuery,
  SearchBarQuery,
} from '@investing-platform/schema/operations';

export type BrokerAccount = GetBrokerAccountsQuery['getBrokerAccounts'][number];
export type Order = GetOrdersQuery['getOrders']['nodes'][number];
export type Position = GetPositionsQuery['getPositions'][number];
export type FoundAsset = NonNullable<SearchBarQuery['searchBar'][number]['asset']>;
