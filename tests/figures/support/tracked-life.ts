import { instruments } from '@investing-platform/schema/instruments';
import type { CostBasisMethod, TradeType } from '@investing-platform/schema/operations';
import { type Exact, exact, toCents, ZERO } from '../formulas/money.ts';
import type { RawTrade } from '../formulas/tracked.ts';
import type { Chance } from './chance.ts';
import { type Ask, Refused, type World } from './world.ts';

export interface TrackedPlan {
  readonly currency: string;
  readonly method: CostBasisMethod;
  /** Whether all is sold in the end. */
  readonly isSold: boolean;
}

export interface RawDividend {
  readonly paidOn: string;
  readonly grossAmount: string;
  readonly withholdingTax: string;
  readonly exchangeRate: string;
  readonly instrument: { readonly id: string };
}

/** A portfolio that somebody has kept by hand. */
export interface TrackedLife extends TrackedPlan {
  readonly name: string;
  readonly id: string;
  /** Oldest first. */
  readonly trades: readonly RawTrade[];
  readonly dividends: readonly RawDividend[];
  /**
   * By how much transfers, mergers and costs that were set have lowered the cost, as the API told
   * it before and after each, in the portfolio's currency.
   */
  readonly lowered: Exact;
}

interface Shown {
  readonly costBasis: string;
  readonly holdings: readonly Held[];
}

interface Held {
  readonly instrument: { readonly id: string };
  readonly quantity: string;
  readonly lots: readonly { readonly tradeId: string; readonly remainingQuantity: string }[];
}

const idOf = (symbol: string): string => {
  const found = instruments.find((one) => one.symbol === symbol);
  if (found === undefined) throw new Error(`the catalogue has no ${symbol}`);
  return found.id;
};
/** Two in dollars of the United States, one in those of New Zealand. */
export const TRACKED = ['AAPL', 'KO', 'FPH'].map(idOf);

const FIRST: readonly TradeType[] = ['BUY', 'BUY', 'OPENING_BALANCE', 'TRANSFER_IN', 'MERGE_IN'];
const TYPES: readonly TradeType[] = [
  ...FIRST,
  ...(['BUY', 'SELL', 'SELL', 'SELL', 'CANCEL', 'TRANSFER_OUT', 'MERGE_OUT', 'BONUS'] as const),
  ...(['SPLIT', 'CONSOLIDATION', 'CAPITAL_RETURN', 'CAPITAL_RETURN', 'CAPITAL_CALL'] as const),
  'ADJUST_COST_BASIS',
];
const LOWERING: readonly TradeType[] = ['TRANSFER_OUT', 'MERGE_OUT', 'ADJUST_COST_BASIS'];
const DAY_MS = 86_400_000;
const DIVIDENDS_PART = 0.12;

/** Whom the portfolios are of, and under which one they are. */
export interface Keeper {
  readonly world: World;
  readonly ask: Ask;
  readonly parentId: string;
  readonly chance: Chance;
  readonly days: number;
}

/** Keeps a portfolio by hand up to now: a trade or a dividend every few days. */
export async function liveTracked(keeper: Keeper, plan: TrackedPlan): Promise<TrackedLife> {
  const { world, ask, parentId, chance, days } = keeper;
  const { currency, method } = plan;
  const name = `${currency} by ${method}`;
  const made = { name, currency, costBasisMethod: method, parentId };
  const { id } = await ask<{ id: string }>(PORTFOLIO, made);
  const today = Math.floor(world.clock.now().getTime() / DAY_MS) * DAY_MS;
  const last = today - DAY_MS;
  let lowered = ZERO;
  for (let at = today - days * DAY_MS; at < last; at += chance.whole(2, 9) * DAY_MS) {
    const shown = await shownOf(ask, id);
    lowered = lowered.plus(await act(keeper, { id, method, shown, at: new Date(at) }));
  }
  const { holdings } = await shownOf(ask, id);
  for (const { instrument, quantity } of plan.isSold ? holdings : []) {
    const sale = { type: 'SELL', quantity, price: '77.77', tradedOn: dayOf(new Date(last)) };
    await ask(TRADE, { portfolioId: id, instrumentId: instrument.id, ...sale });
  }
  const asked = { portfolioIds: [id], states: ['CONFIRMED'], limit: 500 };
  const { nodes: trades } = await ask<{ nodes: RawTrade[] }>(TRADES, asked);
  const { nodes: dividends } = await ask<{ nodes: RawDividend[] }>(DIVIDENDS, asked);
  return { ...plan, name, id, trades: trades.toReversed(), dividends, lowered };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

async function shownOf(ask: Ask, id: string): Promise<Shown> {
  const [shown] = await ask<Shown[]>(SHOWN, { ids: [id] });
  return shown ?? { costBasis: '0', holdings: [] };
}

interface Moment {
  readonly id: string;
  readonly method: CostBasisMethod;
  readonly shown: Shown;
  readonly at: Date;
}

/** Returns by how much it has lowered the cost without any money. */
async function act({ world, ask, chance }: Keeper, moment: Moment): Promise<Exact> {
  const { id, shown, at } = moment;
  const instrumentId = chance.pick(TRACKED);
  const held = shown.holdings.find(({ instrument }) => instrument.id === instrumentId);
  if (held !== undefined && chance.happens(DIVIDENDS_PART)) {
    const paid = { amount: { gross: chance.amount(1, 40) }, withholdingTax: '0.15' };
    const of = { portfolioId: id, instrument: { id: instrumentId }, paidOn: dayOf(at) };
    await ask(DIVIDEND, { ...of, ...paid });
    return ZERO;
  }
  const prices = await world.server.deps.marketData.pricesAt([instrumentId], [at]);
  const market = Number(prices.get(instrumentId)?.[0]);
  const type = chance.pick(held === undefined ? FIRST : TYPES);
  const fee = chance.happens(0.4) ? chance.amount(1, 4) : '0';
  const terms = termsOf({ type, chance, market, held, method: moment.method });
  const trade = { portfolioId: id, instrumentId, type, tradedOn: dayOf(at), fee, ...terms };
  try {
    const { exchangeRate } = await ask<{ exchangeRate: string }>(TRADE, trade);
    if (!LOWERING.includes(type)) return ZERO;
    const { costBasis } = await shownOf(ask, id);
    const added = type === 'ADJUST_COST_BASIS' ? toCents(exact(fee).times(exchangeRate)) : ZERO;
    return exact(shown.costBasis).minus(costBasis).plus(added);
  } catch (error) {
    // A part of little may be nothing.
    if (error instanceof Refused && error.codes.every((code) => code === 'BAD_USER_INPUT')) {
      return ZERO;
    }
    throw error;
  }
}

interface Deal {
  readonly type: TradeType;
  readonly chance: Chance;
  /** What a unit costs on the market. */
  readonly market: number;
  readonly held: Held | undefined;
  readonly method: CostBasisMethod;
}

/** What a trade of its type needs, near the market's price. */
function termsOf({ type, chance, market, held, method }: Deal): object {
  const near = (market * chance.whole(93, 107)) / 100;
  const price = near.toFixed(2);
  const quantity = chance.quantity(2, 30);
  const amount = (near * chance.whole(1, 40)).toFixed(2);
  const partOf = (from: number, to: number): string =>
    exact(held?.quantity ?? 0)
      .times(chance.whole(from, to))
      .dividedBy(100)
      .toFixed(6);
  switch (type) {
    case 'BUY':
      return { quantity, price };
    case 'OPENING_BALANCE':
    case 'TRANSFER_IN':
      return { quantity, ...(chance.happens(0.5) ? { price } : { costBasis: amount }) };
    case 'MERGE_IN':
      return { quantity, costBasis: amount };
    case 'SELL':
      return { price, ...(namedPart(held, method, chance) ?? { quantity: partOf(5, 60) }) };
    case 'TRANSFER_OUT':
    case 'MERGE_OUT':
    case 'CANCEL':
      return { quantity: partOf(3, 30) };
    case 'BONUS':
      return { quantity: chance.quantity(1, 2) };
    case 'SPLIT':
      return { ratio: { numerator: chance.whole(3, 5), denominator: 2 } };
    case 'CONSOLIDATION':
      return { ratio: { numerator: 1, denominator: chance.whole(2, 3) } };
    case 'CAPITAL_RETURN':
    case 'CAPITAL_CALL':
      return { capitalAmount: amount };
    case 'ADJUST_COST_BASIS':
      return { costBasis: amount };
  }
}

/** A third, or all, of one purchase and of another. */
function namedPart(held: Held | undefined, method: CostBasisMethod, chance: Chance) {
  if (held === undefined || method !== 'SPECIFIC' || chance.happens(0.3)) return null;
  const lots = new Set([chance.pick(held.lots), chance.pick(held.lots)]);
  const lotSelections = [...lots].map(({ tradeId, remainingQuantity }) => {
    const part = exact(remainingQuantity).times(chance.pick(['1', '0.333333']));
    return { tradeId, quantity: part.toDecimalPlaces(18, DOWN).toFixed() };
  });
  const sum = lotSelections.reduce((so, { quantity }) => so.plus(quantity), ZERO);
  return { quantity: sum.toFixed(), lotSelections };
}

const DOWN = 1;

const PORTFOLIO = `mutation ($params: CreateNetworthPortfolioInput!) {
  createNetworthPortfolio(params: $params) { id }
}`;
const TRADE = `mutation ($params: CreateTradeInput!) {
  createTrade(params: $params) { exchangeRate }
}`;
const DIVIDEND = `mutation ($params: CreateNetWorthDividendInput!) {
  createNetWorthDividend(params: $params) { id }
}`;
const SHOWN = `query ($params: GetPortfoliosInput) {
  getPortfolios(params: $params) {
    costBasis holdings { instrument { id } quantity lots { tradeId remainingQuantity } }
  }
}`;
const TRADES = `query ($params: GetRelayTradesInput) {
  getRelayTrades(params: $params) { nodes {
    id type tradedOn instrument { id } quantity price exchangeRate fee costBasis capitalAmount
    ratio { numerator denominator } lotSelections { tradeId quantity }
  } }
}`;
const DIVIDENDS = `query ($params: NetWorthAssetDividendsInput) {
  netWorthAssetDividends(params: $params) { nodes {
    paidOn grossAmount withholdingTax exchangeRate instrument { id }
  } }
}`;
