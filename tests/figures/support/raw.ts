import type { Ask } from './world.ts';

/** The answers of the API that figures are recomputed from. Amounts are plain decimals. */
export interface Raw {
  readonly activities: readonly RawActivity[];
  readonly orders: readonly RawOrder[];
  readonly positions: readonly RawPosition[];
  readonly balances: RawBalances;
}

export interface RawActivity {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: string;
  readonly symbol: string | null;
  readonly assetId: string | null;
  readonly side: 'BUY' | 'SELL' | null;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly perShareAmount: string | null;
  readonly netAmount: string;
  readonly currency: string;
  readonly orderId: string | null;
}

export interface RawOrder {
  readonly id: string;
  readonly side: 'BUY' | 'SELL';
  readonly symbol: string;
  readonly currency: string;
  readonly fees: string;
  readonly quantityFilled: string;
  readonly averageFilledPrice: string | null;
  readonly realizedProfitLoss: string | null;
  readonly executions: readonly {
    readonly quantity: string;
    readonly price: string;
    readonly fee: string;
  }[];
  readonly lots: readonly { readonly lotId: string; readonly quantity: string }[];
}

export interface RawLot {
  readonly id: string;
  readonly acquiredAt: string;
  readonly quantity: string;
  readonly quantityAvailable: string;
  readonly costBasis: string;
  readonly unitCost: string;
}

export interface RawPosition {
  readonly symbol: string;
  readonly asset: { readonly id: string };
  readonly currency: string;
  readonly quantity: string;
  readonly averageEntryPrice: string;
  readonly costBasis: string;
  readonly currentPrice: string;
  readonly marketValue: string;
  readonly unrealizedProfitLoss: string;
  readonly unrealizedProfitLossPercent: string | null;
  readonly lots: readonly RawLot[];
}

export interface RawBalances {
  readonly currency: string;
  readonly cash: string;
  readonly positionsValue: string;
  readonly equity: string;
  readonly unpricedCount: number;
  readonly cashByCurrency: readonly { readonly amount: string; readonly currency: string }[];
}

const ACTIVITIES = `query ($params: FetchPlatformInvestAccountActivitiesInput) {
  fetchPlatformInvestAccountActivities(params: $params) {
    nodes {
      id type occurredAt symbol assetId side quantity price perShareAmount netAmount
      currency orderId
    }
    nextCursor
  }
}`;
const ORDERS = `query ($params: GetOrdersInput) {
  getOrders(params: $params) {
    nodes {
      id side symbol currency fees quantityFilled averageFilledPrice realizedProfitLoss
      executions { quantity price fee } lots { lotId quantity }
    }
    nextCursor
  }
}`;
export const POSITIONS = `query ($params: GetPositionsInput) {
  getPositions(params: $params) {
    symbol asset { id } currency quantity averageEntryPrice costBasis currentPrice marketValue
    unrealizedProfitLoss unrealizedProfitLossPercent
    lots { id acquiredAt quantity quantityAvailable costBasis unitCost }
  }
}`;
export const BALANCES = `query ($params: FetchPlatformInvestAccountBalancesInput) {
  fetchPlatformInvestAccountBalances(params: $params) {
    currency cash positionsValue equity unpricedCount cashByCurrency { amount currency }
  }
}`;

export async function readRaw(ask: Ask): Promise<Raw> {
  return {
    activities: await everyPage<RawActivity>(ask, ACTIVITIES),
    orders: await everyPage<RawOrder>(ask, ORDERS),
    positions: await ask<RawPosition[]>(POSITIONS, { tradingMode: 'LIVE' }),
    balances: await ask<RawBalances>(BALANCES),
  };
}

interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly nextCursor: string | null;
}

/** Oldest first. */
async function everyPage<Node>(ask: Ask, query: string): Promise<Node[]> {
  const found: Node[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Node> = await ask(query, { direction: 'ASC', limit: 500, cursor });
    found.push(...page.nodes);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

export interface RawHistory {
  readonly currency: string;
  readonly baseValue: string;
  readonly baseValueAsOf: string;
  readonly points: readonly RawPoint[];
  readonly moneyWeightedReturnPercent: string | null;
  readonly moneyWeightedReturnAnnualizedPercent: string | null;
  readonly modifiedDietzReturnPercent: string | null;
}

export interface RawPoint {
  readonly at: string;
  readonly equity: string;
  readonly profitLoss: string | null;
  readonly profitLossPercent: string | null;
  readonly cashflow: string | null;
  readonly timeWeightedReturnPercent: string | null;
}

const HISTORY = `query ($params: GetPortfolioHistoryInput) {
  getPortfolioHistory(params: $params) {
    currency baseValue baseValueAsOf
    points { at equity profitLoss profitLossPercent cashflow timeWeightedReturnPercent }
    moneyWeightedReturnPercent moneyWeightedReturnAnnualizedPercent modifiedDietzReturnPercent
  }
}`;

export const readHistory = (ask: Ask, params: object): Promise<RawHistory> => ask(HISTORY, params);
