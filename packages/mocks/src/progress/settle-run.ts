import { Decimal, decimal, toPlain, ZERO } from '@investing-platform/rules/numbers/decimal';
import {
  type Book,
  type BookAsset,
  type BookQuote,
  totalOf,
} from '@investing-platform/rules/strategies/runs/book';
import { cutToCash } from '@investing-platform/rules/strategies/runs/cut-to-cash';
import { inOrder, planRebalance, portion } from '@investing-platform/rules/strategies/runs/plan';
import {
  type LiquidationSize,
  planLiquidation,
} from '@investing-platform/rules/strategies/runs/plan-liquidation';
import { isNothingLeftOut } from '@investing-platform/rules/strategies/runs/skip';
import {
  floorTo,
  type PlannedOrder,
  stepOf,
} from '@investing-platform/rules/strategies/runs/trade';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { Realm } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { amount, minus, over, percentOf, plus, times } from '../facts/amounts.ts';
import { bookOf, type HeldPart, partsOf } from '../rules/strategies/run-book.ts';
import { cashOf, holdingOf, releaseCash, releaseQuantity } from '../trading/accounts.ts';
import { noteCameIn } from '../trading/came-in.ts';
import { tradeForStrategy } from '../trading/strategy-book.ts';
import type { Account } from '../world/entities.ts';

/** A run that is about to end, and what its active strategy is at that moment. */
interface Ending {
  readonly realm: Realm;
  readonly account: Account;
  readonly strategy: RowOf<'ActiveStrategy'>;
  readonly run: RowOf<'RebalanceRun'>;
  readonly at: Date;
  readonly book: Book;
  readonly assets: ReadonlyMap<string, BookAsset>;
  readonly parts: ReadonlyMap<string, HeldPart>;
}

/** Quantities of every asset are multiples of this. */
const MIN_QUANTITY = decimal('0.000000001');

/** A run has ended: its orders have brought the parts to their targets, or sold what was to be. */
export function settleRun(run: RowOf<'RebalanceRun'>, at: Date, realm: Realm): void {
  const strategy = realm.own.find('ActiveStrategy', String(run.activeStrategyId));
  const account = realm.platform.state.accounts.get(String(strategy?.brokerAccountId));
  if (strategy === undefined || account === undefined) return;
  const book = bookOf(realm, strategy, (asset) => quoteAt(realm, asset, at));
  const assets = new Map(book.assets.map((held) => [held.asset.id, held]));
  const ending = { realm, account, strategy, run, at, book, assets, parts: partsOf(strategy) };
  const isClosed = run.type === 'FULL_LIQUIDATION';
  if (isClosed || run.type === 'PARTIAL_LIQUIDATION') takeOut(ending);
  else balance(ending);
  if (!isNothingLeftOut(run.skipped as [])) run.status = 'COMPLETED_ADJUSTED';
  Object.assign(strategy, {
    status: isClosed ? 'CLOSED' : strategy.status === 'PAUSED' ? 'PAUSED' : 'ACTIVE',
    lastRebalancedAt: at,
    updatedAt: at,
    ...(isClosed ? { closedAt: at, invested: '0', recurringContribution: null } : {}),
  });
}

/** Of the past only one price is known. */
function quoteAt({ platform }: Realm, asset: Instrument, at: Date): BookQuote {
  const price = decimal(platform.market.priceAt(asset, at));
  return { price, bid: price, ask: price, isCurrent: true };
}

/** Sells what is above its target first, and buys with the cash that is there then. */
function balance(ending: Ending): void {
  const { book, strategy, run, assets } = ending;
  const plan = planRebalance(book, {
    mode: run.type === 'INVEST_CASH' ? 'INVEST' : run.buyOnly === true ? 'BUY_ONLY' : 'FULL',
    tolerancePercentPoints: amount(run.tolerancePercentPoints),
  });
  for (const { order } of plan.sales) trade(ending, order);
  const cash = Decimal.max(amount(strategy.cash).minus(plan.cashFloor), ZERO);
  const purchases = plan.purchases.map(({ order }) => order);
  const reserves = plan.purchases.map(({ reserve }) => toPlain(reserve));
  const affordable = cutToCash(purchases, reserves, cash, assets, book.currency);
  for (const order of affordable.orders) trade(ending, order);
  run.skipped = inOrder([...plan.skipped, ...affordable.skipped]);
}

/** @returns what a purchase costs or a sale brings in the strategy's currency */
function trade(ending: Ending, order: PlannedOrder): Decimal {
  const { realm, account, strategy, run, at, book, assets, parts } = ending;
  const held = assets.get(order.assetId);
  const part = parts.get(order.assetId);
  if (held?.quote == null || part === undefined) return ZERO;
  const { price } = held.quote;
  const quantity =
    order.quantity === null
      ? floorTo(decimal(order.notional ?? 0).dividedBy(price), stepOf(held))
      : decimal(order.quantity);
  const moved = tradeForStrategy(realm.platform, {
    account,
    activeStrategyId: strategy.id,
    runId: run.id,
    asset: held.asset,
    side: order.side,
    quantity,
    price,
    at,
    currency: book.currency,
    exchange: held.exchange,
  });
  const isPurchase = order.side === 'BUY';
  if (isPurchase) {
    const before = times(part.quantity, part.averageEntryPrice);
    const all = plus(before, toPlain(quantity.times(price)));
    part.averageEntryPrice = over(all, plus(part.quantity, quantity), 10);
  }
  part.quantity = toPlain(amount(part.quantity).plus(isPurchase ? quantity : quantity.negated()));
  strategy.cash = toPlain(amount(strategy.cash).plus(isPurchase ? moved.negated() : moved));
  return moved;
}

/** The cash that goes out, or the shares where they are kept, belong to the account again. */
function takeOut(ending: Ending): void {
  const { realm, account, strategy, run, at, book } = ending;
  const percent = decimal(run.percent ?? '100');
  const out = run.keepShares === true ? giveShares(ending, percent) : sellOut(ending, percent);
  releaseCash(cashOf(realm.platform, account, book.currency), out);
  strategy.cash = minus(strategy.cash, out);
  noteCameIn(realm.platform, strategy.id, book.currency, out.negated(), at);
  strategy.invested = over(percentOf(strategy.invested, percent.negated().plus(100)), '1', 2);
}

/** @returns what goes out of the cash */
function sellOut(ending: Ending, percent: Decimal): Decimal {
  const { book, strategy, run } = ending;
  const size: LiquidationSize =
    run.amount == null
      ? { kind: 'PERCENT', percent }
      : { kind: 'AMOUNT', amount: Decimal.min(run.amount, totalOf(book)) };
  const { sales, skipped, cashOut, payoutLimit } = planLiquidation(book, size);
  const brought = sales.reduce((sum, { order }) => sum.plus(trade(ending, order)), cashOut);
  run.skipped = skipped;
  if (run.type !== 'FULL_LIQUIDATION') return Decimal.min(brought, payoutLimit ?? brought);
  // What was too little to be sold stays in the account.
  giveShares(ending, percent);
  return amount(strategy.cash);
}

/** @returns the part of the cash that goes with the shares */
function giveShares({ realm, account, strategy, book, parts, at }: Ending, percent: Decimal) {
  for (const { asset } of book.assets) {
    const part = parts.get(asset.id);
    const quantity = floorTo(amount(percentOf(part?.quantity, percent)), MIN_QUANTITY);
    if (part === undefined || quantity.isZero()) continue;
    releaseQuantity(holdingOf(realm.platform, account, asset), quantity);
    part.quantity = minus(part.quantity, quantity);
    noteCameIn(realm.platform, strategy.id, asset, quantity.negated(), at);
  }
  return portion(amount(strategy.cash), percent, book.currency);
}
