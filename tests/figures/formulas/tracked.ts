import type { CostBasisMethod, TradeType } from '@investing-platform/schema/operations';
import { type Exact, exact, toCents, total, ZERO } from './money.ts';

/** A trade of a tracked portfolio, as the API tells it. */
export interface RawTrade {
  readonly id: string;
  readonly type: TradeType;
  readonly tradedOn: string;
  readonly instrument: { readonly id: string };
  readonly quantity: string | null;
  readonly price: string | null;
  readonly exchangeRate: string;
  readonly fee: string;
  readonly ratio: { readonly numerator: number; readonly denominator: number } | null;
  readonly costBasis: string | null;
  readonly capitalAmount: string | null;
  readonly lotSelections: readonly { readonly tradeId: string; readonly quantity: string }[];
}

/** What is left of a purchase. Parts are not rounded: the platform's are, each by half a cent. */
interface Purchase {
  readonly tradeId: string;
  readonly units: Exact;
  /** In the instrument's currency. */
  readonly cost: Exact;
  readonly costInPortfolio: Exact;
}

/** What one day did to a holding. */
export interface DayOfHolding {
  readonly day: string;
  /** At its end. */
  readonly units: Exact;
  /** Paid less received, in the portfolio's currency. */
  readonly money: Exact;
  /** Units that came for no money, below 0: that went. */
  readonly moved: Exact;
}

export interface TrackedBook {
  readonly purchases: readonly Purchase[];
  readonly days: readonly DayOfHolding[];
  /** These are in the portfolio's currency. */
  readonly realized: Exact;
  readonly fees: Exact;
}

interface State extends TrackedBook {
  readonly method: CostBasisMethod;
}

/** Goes through the life of one holding, oldest trade first, no two on one day. */
export function trackedBook(trades: readonly RawTrade[], method: CostBasisMethod): TrackedBook {
  const nothing: State = { method, purchases: [], days: [], realized: ZERO, fees: ZERO };
  return trades.reduce(lived, nothing);
}

const CAME: readonly TradeType[] = ['BUY', 'OPENING_BALANCE', 'TRANSFER_IN', 'MERGE_IN'];
const WENT: readonly TradeType[] = ['SELL', 'TRANSFER_OUT', 'MERGE_OUT', 'CANCEL'];
const AT_COST: readonly TradeType[] = ['TRANSFER_OUT', 'MERGE_OUT'];

const unitsOf = (purchases: readonly Purchase[]): Exact =>
  total(purchases.map(({ units }) => units));
export const costOf = (purchases: readonly Purchase[]): Exact =>
  total(purchases.map(({ costInPortfolio }) => costInPortfolio));

function lived(before: State, trade: RawTrade): State {
  const { type, tradedOn: day, exchangeRate } = trade;
  const fee = toCents(exact(trade.fee).times(exchangeRate));
  const amount = amountOf(trade);
  const inPortfolio = toCents(amount.times(exchangeRate));
  const after = pooledBy(before.method, purchasesAfter(before, trade));
  const isBought = type === 'BUY' || type === 'CAPITAL_CALL';
  const isSold = type === 'SELL' || type === 'CAPITAL_RETURN';
  const money = isBought ? inPortfolio : isSold ? inPortfolio.negated() : ZERO;
  const isMoved = type !== 'BUY' && type !== 'SELL' && type !== 'CANCEL';
  const movedIn = isMoved && CAME.includes(type);
  const quantity = exact(trade.quantity ?? 0);
  const movedOut = AT_COST.includes(type);
  const fell = costOf(before.purchases).minus(costOf(after));
  const isRealized = isSold || type === 'CANCEL';
  const gain = isRealized
    ? money.negated().minus(fell).minus(fee)
    : movedOut
      ? fee.negated()
      : ZERO;
  const moved = movedIn ? quantity : movedOut ? quantity.negated() : ZERO;
  const told = { day, units: unitsOf(after), money: money.plus(fee), moved };
  return {
    method: before.method,
    purchases: after,
    days: [...before.days, told],
    realized: before.realized.plus(gain),
    fees: before.fees.plus(fee),
  };
}

function amountOf({ costBasis, capitalAmount, quantity, price }: RawTrade): Exact {
  return exact(costBasis ?? capitalAmount ?? exact(quantity ?? 0).times(price ?? 0));
}

function purchasesAfter({ method, purchases }: State, trade: RawTrade): Purchase[] {
  const { type, id: tradeId, exchangeRate } = trade;
  const units = exact(trade.quantity ?? 0);
  const amount = amountOf(trade);
  const money = { cost: toCents(amount), costInPortfolio: toCents(amount.times(exchangeRate)) };
  const fee = {
    cost: toCents(trade.fee),
    costInPortfolio: toCents(exact(trade.fee).times(exchangeRate)),
  };
  if (CAME.includes(type)) {
    const cost = money.cost.plus(fee.cost);
    const costInPortfolio = money.costInPortfolio.plus(fee.costInPortfolio);
    return [...purchases, { tradeId, units, cost, costInPortfolio }];
  }
  if (WENT.includes(type)) return taken(method, purchases, trade);
  if (type === 'CAPITAL_RETURN') {
    return spread(purchases, {
      cost: money.cost.negated(),
      costInPortfolio: money.costInPortfolio.negated(),
    });
  }
  const held = unitsOf(purchases);
  if (type === 'BONUS' && held.isZero()) return [{ tradeId, units, ...fee }];
  if (type === 'BONUS') return spread(grown(purchases, held.plus(units).dividedBy(held)), fee);
  if (type === 'ADJUST_COST_BASIS') return spread(withCost(purchases, money), fee);
  if (type === 'CAPITAL_CALL') return spread(spread(purchases, money), fee);
  const ratio = exact(trade.ratio?.numerator ?? Number.NaN).dividedBy(
    trade.ratio?.denominator ?? 1,
  );
  return spread(grown(purchases, ratio), fee);
}

type Costs = Pick<Purchase, 'cost' | 'costInPortfolio'>;

/** New units for old ones at the same cost (IRS Publication 550, "Stock splits"). */
const grown = (purchases: readonly Purchase[], ratio: Exact): Purchase[] =>
  purchases.map((one) => ({ ...one, units: one.units.times(ratio) }));

/** By the unit; what is returned beyond the cost is a gain (26 U.S.C. 301(c)). */
function spread(purchases: readonly Purchase[], more: Costs): Purchase[] {
  const held = unitsOf(purchases);
  const plus = (cost: Exact, added: Exact, units: Exact): Exact => {
    const sum = cost.plus(added.times(units).dividedBy(held));
    return sum.isNegative() ? ZERO : sum;
  };
  return purchases.map((one) => ({
    ...one,
    cost: plus(one.cost, more.cost, one.units),
    costInPortfolio: plus(one.costInPortfolio, more.costInPortfolio, one.units),
  }));
}

/** By what each purchase had cost, or by the unit where nothing had cost anything. */
function withCost(purchases: readonly Purchase[], { cost, costInPortfolio }: Costs): Purchase[] {
  const before = total(purchases.map((one) => one.cost));
  const [whole, weight] = before.isZero()
    ? [unitsOf(purchases), (one: Purchase) => one.units]
    : [before, (one: Purchase) => one.cost];
  return purchases.map((one) => ({
    ...one,
    cost: cost.times(weight(one)).dividedBy(whole),
    costInPortfolio: costInPortfolio.times(weight(one)).dividedBy(whole),
  }));
}

/** One average cost for all (26 CFR 1.1012-1(e)(7)). */
function pooledBy(method: CostBasisMethod, purchases: readonly Purchase[]): readonly Purchase[] {
  const [first] = purchases;
  if (method !== 'AVERAGE' || first === undefined) return purchases;
  const cost = total(purchases.map((one) => one.cost));
  return [{ ...first, units: unitsOf(purchases), cost, costInPortfolio: costOf(purchases) }];
}

/** Identified purchases, else as the method orders them (26 CFR 1.1012-1(c)). */
function taken(
  method: CostBasisMethod,
  purchases: readonly Purchase[],
  trade: RawTrade,
): Purchase[] {
  const named = new Map(
    trade.lotSelections.map(({ tradeId, quantity }) => [tradeId, exact(quantity)]),
  );
  const left = new Map(purchases.map((one) => [one.tradeId, one]));
  let rest = exact(trade.quantity ?? 0);
  for (const { tradeId, units, cost, costInPortfolio } of inOrder(method, purchases)) {
    const most = named.size > 0 ? (named.get(tradeId) ?? ZERO) : rest;
    const part = most.greaterThan(units) ? units : most;
    rest = rest.minus(part);
    const stays = units.isZero() ? ZERO : units.minus(part).dividedBy(units);
    left.set(tradeId, {
      tradeId,
      units: units.minus(part),
      cost: cost.times(stays),
      costInPortfolio: costInPortfolio.times(stays),
    });
  }
  // Quantities are told with 18 places: less than one of the last is nothing.
  if (rest.greaterThan('1e-15')) throw new Error(`${rest} of trade ${trade.id} is in no purchase`);
  return [...left.values()].filter(({ units }) => units.greaterThan('1e-15'));
}

function inOrder(method: CostBasisMethod, purchases: readonly Purchase[]): readonly Purchase[] {
  if (method === 'LIFO') return purchases.toReversed();
  if (method !== 'HIFO') return purchases;
  const price = (one: Purchase): Exact => one.costInPortfolio.dividedBy(one.units);
  return purchases.toSorted((one, other) => price(other).comparedTo(price(one)));
}
