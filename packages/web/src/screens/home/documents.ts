import type { LeafScope, Operation } from '@investing-platform/schema';
import type {
  FetchAssetByAssetIdQuery,
  GetPositionsQuery,
  GetPositionsQueryVariables,
  NetWorthAssetHistoryQuery,
  NetWorthAssetHistoryQueryVariables,
  NetWorthAssetsQuery,
  NetWorthDashboardQuery,
  NetWorthLiabilitiesQuery,
  PlaceOrderInput,
} from '@investing-platform/schema/operations';

type AllOfPosition = GetPositionsQuery['getPositions'][number];
type AllOfAsset = FetchAssetByAssetIdQuery['fetchAssetByAssetId'];
type AllOfQuote = NonNullable<AllOfAsset['quote']>;

/** How fresh a price is, and who says so. */
export type Freshness = Pick<AllOfQuote, 'delayedMinutes' | 'stale' | 'source' | 'session'>;

/** A position as the list shows it. */
export type Position = Omit<AllOfPosition, 'asset'> & {
  readonly asset:
    | (NonNullable<AllOfPosition['asset']> & { readonly quote: Freshness | null })
    | null;
};

export const positions = `query Positions($params: GetPositionsInput) {
  getPositions(params: $params) {
    id symbol name assetClass quantity quantityAvailable averageEntryPrice costBasis marketValue
    unrealizedProfitLoss unrealizedProfitLossPercent currentPrice previousClose currency
    priceAsOf stale brokerAccountId tradingMode
    asset { id symbol name quote { delayedMinutes stale source session } }
  }
}` as Operation<
  { readonly getPositions: readonly Position[] },
  GetPositionsQueryVariables,
  'Query',
  LeafScope
>;

/** What can be sold, by account. */
export const holdings = `query Holdings($params: GetPositionsInput) {
  getPositions(params: $params) { quantityAvailable brokerAccountId asset { id } }
}` as Operation<
  {
    readonly getPositions: readonly (Pick<
      AllOfPosition,
      'quantityAvailable' | 'brokerAccountId'
    > & { readonly asset: { readonly id: string } | null })[];
  },
  GetPositionsQueryVariables,
  'Query',
  LeafScope
>;

/** An asset of the market, as everybody may see it. */
export type WatchedAsset = Pick<AllOfAsset, 'id' | 'symbol' | 'name' | 'currency'> & {
  readonly quote: (Freshness & Pick<AllOfQuote, 'price' | 'changePercent'>) | null;
};

/** Something of each kind: what never closes, shares, and a fund of all of them. */
export const markets = `query Markets {
  bitcoin: fetchAssetByTicker(params: { ticker: "BTC" }) { ...Watched }
  ether: fetchAssetByTicker(params: { ticker: "ETH" }) { ...Watched }
  apple: fetchAssetByTicker(params: { ticker: "AAPL" }) { ...Watched }
  microsoft: fetchAssetByTicker(params: { ticker: "MSFT" }) { ...Watched }
  wholeMarket: fetchAssetByTicker(params: { ticker: "VTI" }) { ...Watched }
}
fragment Watched on Asset {
  id symbol name currency
  quote { price changePercent delayedMinutes stale source session }
}` as Operation<
  Readonly<Record<'bitcoin' | 'ether' | 'apple' | 'microsoft' | 'wholeMarket', WatchedAsset>>,
  Readonly<Record<string, never>>,
  'Query',
  LeafScope
>;

type AllOfDashboard = NetWorthDashboardQuery['netWorthDashboard'];

/** The single things that a net worth is made of, in the display currency. */
export interface NetWorthParts {
  readonly currency: AllOfDashboard['currency'];
  readonly assets: readonly Pick<
    NetWorthAssetsQuery['netWorthAssets'][number],
    'id' | 'name' | 'category' | 'valueInDisplayCurrency' | 'stale'
  >[];
  readonly liabilities: readonly Pick<
    NetWorthLiabilitiesQuery['netWorthLiabilities'][number],
    'id' | 'name' | 'kind' | 'balanceInDisplayCurrency'
  >[];
}

export const netWorthParts = `query NetWorthParts {
  netWorthDashboard {
    currency
    assets { id name category valueInDisplayCurrency stale }
    liabilities { id name kind balanceInDisplayCurrency }
  }
}` as Operation<
  { readonly netWorthDashboard: NetWorthParts },
  Readonly<Record<string, never>>,
  'Query',
  LeafScope
>;

type AllOfHistory = NetWorthAssetHistoryQuery['netWorthAssetHistory'];

export const netWorthHistory = `query NetWorthHistory($params: NetWorthAssetHistoryInput) {
  netWorthAssetHistory(params: $params) { nodes { date netWorth } currency }
}` as Operation<
  {
    readonly netWorthAssetHistory: Pick<AllOfHistory, 'currency'> & {
      readonly nodes: readonly Pick<AllOfHistory['nodes'][number], 'date' | 'netWorth'>[];
    };
  },
  NetWorthAssetHistoryQueryVariables,
  'Query',
  LeafScope
>;

/** What an order would come to, and what would be refused about it, before it is sent. */
export interface OrderPreview {
  readonly refusals: readonly {
    readonly code: string;
    readonly message: string;
    readonly field: string | null;
  }[];
  readonly currency: string;
  readonly price: string | null;
  readonly value: string | null;
  readonly fees: string | null;
  readonly cashNeeded: string | null;
  readonly buyingPowerAfter: string | null;
  readonly waits: boolean | null;
  readonly worksAt: string | null;
}

export const orderPreview = `query OrderPreview($assetId: ID!, $order: PlaceOrderInput!) {
  fetchAssetByAssetId(params: { assetId: $assetId }) {
    orderPreview(params: $order) {
      refusals { code message field }
      currency price value fees cashNeeded buyingPowerAfter waits worksAt
    }
  }
}` as Operation<
  { readonly fetchAssetByAssetId: { readonly orderPreview: OrderPreview } },
  { readonly assetId: string; readonly order: PlaceOrderInput },
  'Query',
  LeafScope
>;
