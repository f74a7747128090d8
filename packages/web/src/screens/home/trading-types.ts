import type {
  FetchAssetByAssetIdQuery,
  GetBrokerAccountsQuery,
  GetOrdersQuery,
  SearchBarQuery,
} from '@investing-platform/schema/operations';
import type { OrderPreviewQuery, PositionsQuery } from '../../generated/documents.ts';

export type BrokerAccount = GetBrokerAccountsQuery['getBrokerAccounts'][number];
export type Order = GetOrdersQuery['getOrders']['nodes'][number];
export type FoundAsset = NonNullable<SearchBarQuery['searchBar'][number]['asset']>;
export type Asset = FetchAssetByAssetIdQuery['fetchAssetByAssetId'];
export type OrderPreview = OrderPreviewQuery['fetchAssetByAssetId']['orderPreview'];
export type Position = PositionsQuery['getPositions'][number];
