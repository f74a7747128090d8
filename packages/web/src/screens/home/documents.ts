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
