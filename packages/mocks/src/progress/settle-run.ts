import { assetById } from '@investing-platform/rules/catalogue';
import { decimal, toPlain } from '@investing-platform/rules/decimal';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { OrderSide } from '@investing-platform/schema/operations';
import type { Realm } from '../contract/realm.ts';
import { isLink, type RowOf } from '../contract/row.ts';
import {
  type Amount,
  amount,
  isMore,
  isNothing,
  minus,
  over,
  percentOf,
  plus,
  times,
  total,
} from '../facts/amounts.ts';
import { rate } from '../rules/funding/exchange.ts';
import { cashOf, holdingOf, releaseCash, releaseQuantity } from '../trading/accounts.ts';
import { noteCameIn } from '../trading/came-in.ts';
import { feeRate } from '../trading/fees.ts';
import { tradeForStrategy } from '../trading/strategy-book.ts';
import type { Account } from '../world/entities.ts';

/** What an active strategy holds of one asset. */
interface Part {
  readonly asset: unknown;
  readonly targetPercent: Amount;
  quantity: Amount;
  averageEntryPrice: Amount;
}

interface Book {
  readonly realm: Realm;
  readonly account: Account;
  readonly strategy: RowOf<'ActiveStrategy'>;
  readonly run: RowOf<'RebalanceRun'>;
  readonly at: Date;
}

const QUANTITY_STEP = decimal('0.000000001');
const MIN_NOTIONAL = '1';
const CENT = '0.01';

/** A run has ended: its orders have brought the parts to their targets, or sold what was to be. */
export function settleRun(run: RowOf<'RebalanceRun'>, at: Date, realm: Realm): void {
  const strategy = realm.own.find('ActiveStrategy', String(run.activeStrategyId));
  const account = realm.platform.state.accounts.get(String(strategy?.brokerAccountId));
  if (strategy === undefined || account === undefined) return;
  const book = { realm, account, strategy, run, at };
  const isClosed = run.type === 'FULL_LIQUIDATION';
  if (isClosed || run.type === 'PARTIAL_LIQUIDATION') takeOut(book);
  else balance(book);
  Object.assign(strategy, {
    status: isClosed ? 'CLOSED' : strategy.status === 'PAUSED' ? 'PAUSED' : 'ACTIVE',
    lastRebalancedAt: at,
    updatedAt: at,
    ...(isClosed ? { closedAt: at, invested: '0', recurringContribution: null } : {}),
  });
}

const partsOf = ({ strategy }: Book) => (strategy.holdings ?? []) as readonly Part[];

const instrumentOf = ({ asset }: Part): Instrument | null =>
  isLink(asset) ? assetById(asset.id) : null;

function priceOf({ realm, at }: Book, part: Part): Amount {
  const instrument = instrumentOf(part);
  return instrument === null ? '0' : realm.platform.market.priceAt(instrument, at);
}

const currencyOf = ({ strategy }: Book): string => String(strategy.currency);

/** A price in the strategy's currency. */
function ownPriceOf(book: Book, part: Part): Amount {
  const { midRate } = exchangeOf(book, part);
  return times(priceOf(book, part), midRate);
}

function exchangeOf(book: Book, part: Part) {
  const currency = instrumentOf(part)?.currency ?? currencyOf(book);
  return rate(book.realm, currency, currencyOf(book));
}

/** Sells what is above its target first, and buys with what that brings. */
function balance(book: Book): void {
  const { strategy, run } = book;
  const parts = partsOf(book);
  const worth = (part: Part): Amount => times(part.quantity, ownPriceOf(book, part));
  const whole = plus(strategy.cash, total(parts.map(worth)));
  const missing = (part: Part): Amount => minus(percentOf(whole, part.targetPercent), worth(part));
  const isBuyOnly = run.type === 'INVEST_CASH' || run.buyOnly === true;
  const sales = isBuyOnly ? [] : parts.filter((part) => isMore('0', missing(part)));
  for (const part of sales) {
    const quantity = over(minus('0', missing(part)), ownPriceOf(book, part));
    sell(book, part, cut(isMore(quantity, part.quantity) ? part.quantity : quantity));
  }
  for (const part of parts) if (isMore(missing(part), '0')) buy(book, part, missing(part));
}

/** Not more than the cash, fees included; what is less than the least order may be is left out. */
function buy(book: Book, part: Part, notional: Amount): void {
  const instrument = instrumentOf(part);
  if (instrument === null) return;
  const fee = feeRate(instrument);
  const cash = book.strategy.cash;
  const { feeFraction: exchangeFee } = exchangeOf(book, part);
  const isWhole = isNothing(fee) && isNothing(exchangeFee);
  const most = isWhole ? cash : over(minus(cash, CENT), plus('1', fee));
  const spent = isMore(notional, most) ? most : notional;
  if (isMore(MIN_NOTIONAL, spent)) {
    leaveOut(book, instrument, notional, isMore(notional, most));
    return;
  }
  const price = priceOf(book, part);
  const quantity = cut(over(times(spent, minus('1', exchangeFee)), ownPriceOf(book, part)));
  const before = times(part.quantity, part.averageEntryPrice);
  const cost = trade(book, part, 'BUY', quantity);
  part.quantity = plus(part.quantity, quantity);
  part.averageEntryPrice = over(plus(before, times(quantity, price)), part.quantity, 10);
  book.strategy.cash = minus(cash, cost);
}

function leaveOut({ run }: Book, { symbol }: Instrument, notional: Amount, lacksCash: boolean) {
  const skipped = {
    symbol,
    side: 'BUY',
    notional: over(notional, '1', 2),
    reason: lacksCash ? 'INSUFFICIENT_CASH' : 'BELOW_MIN_NOTIONAL',
    detail: lacksCash ? 'The cash does not suffice.' : 'It is worth less than 1.00.',
  };
  run.skipped = [...((run.skipped ?? []) as readonly object[]), skipped];
}

/** @returns what it brings, which becomes cash of the strategy */
function sell(book: Book, part: Part, quantity: Amount): Amount {
  const instrument = instrumentOf(part);
  if (instrument === null || isNothing(quantity)) return '0';
  const proceeds = trade(book, part, 'SELL', quantity);
  part.quantity = minus(part.quantity, quantity);
  book.strategy.cash = plus(book.strategy.cash, proceeds);
  return proceeds;
}

function trade(book: Book, part: Part, side: OrderSide, quantity: Amount): Amount {
  const asset = instrumentOf(part);
  if (asset === null) return '0';
  const { realm, account, strategy, run, at } = book;
  const { midRate, feeFraction: exchangeFee } = exchangeOf(book, part);
  const given = { account, activeStrategyId: strategy.id, runId: run.id, asset, side, at };
  const moved = tradeForStrategy(realm.platform, {
    ...given,
    currency: currencyOf(book),
    exchange: { rate: decimal(midRate), feeRate: decimal(exchangeFee) },
    quantity: decimal(quantity),
    price: decimal(priceOf(book, part)),
  });
  return toPlain(moved);
}

/** Sells a part of each holding; the cash, or the shares where they are kept, go to the account. */
function takeOut(book: Book): void {
  const { realm, account, strategy, run, at } = book;
  const percent = String(run.percent ?? '100');
  const ownCash = over(percentOf(strategy.cash, percent), '1', 2);
  const freed = partsOf(book).map((part): Amount => {
    const quantity = cut(percentOf(part.quantity, percent));
    if (run.keepShares !== true) return sell(book, part, quantity);
    const instrument = instrumentOf(part);
    if (instrument === null) return '0';
    releaseQuantity(holdingOf(realm.platform, account, instrument), decimal(quantity));
    part.quantity = minus(part.quantity, quantity);
    noteCameIn(realm.platform, strategy.id, instrument, amount(minus('0', quantity)), at);
    return '0';
  });
  const out = plus(ownCash, total(freed));
  releaseCash(cashOf(realm.platform, account, String(strategy.currency)), amount(out));
  strategy.cash = minus(strategy.cash, out);
  noteCameIn(realm.platform, strategy.id, currencyOf(book), amount(minus('0', out)), at);
  strategy.invested = over(percentOf(strategy.invested, minus('100', percent)), '1', 2);
}

const cut = (quantity: Amount): Amount =>
  toPlain(amount(quantity).divToInt(QUANTITY_STEP).times(QUANTITY_STEP));
