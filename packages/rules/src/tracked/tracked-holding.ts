import { type Decimal, decimal, ZERO } from '../numbers/decimal.ts';
import { roundCash } from '../numbers/money.ts';
import type { CivilDate } from '../time/civil-date.ts';
import { type Moved, MovedOfDay } from './moved-of-day.ts';
import { type Cost, type HeldLot, LotBook, type LotTerms, NO_COST } from './tracked-lots.ts';
import { inOrder, type TrackedTrade } from './tracked-trade.ts';

/** What a holding came to at the end of a day. The sums are of all days until then. */
export interface HoldingDay {
  readonly date: CivilDate;
  readonly quantity: Decimal;
  readonly cost: Cost;
  /** What all that was brought had cost, fees included, in the portfolio's currency. */
  readonly paid: Decimal;
  /** What sales brought after fees, and what left at its cost, in the portfolio's currency. */
  readonly brought: Decimal;
  /** `brought` and what is held still, less what was paid, in the portfolio's currency. */
  readonly realized: Decimal;
  /** The part of `realized` that does not come from exchange rates. */
  readonly realizedCapital: Decimal;
  /** In the portfolio's currency. */
  readonly fees: Decimal;
  /** Of this day alone; null: nothing. */
  readonly moved: Moved | null;
}

/** A trade that needs more units than there were. */
export interface Overdrawn {
  readonly trade: TrackedTrade;
  readonly held: Decimal;
}

export interface HoldingCourse {
  /** Ascending: those on which something happened. */
  readonly days: readonly HoldingDay[];
  readonly lots: readonly HeldLot[];
  /** The first trade that cannot have been; days and lots end before it. */
  readonly overdrawn: Overdrawn | null;
}

/** Quantities are told with so many places. */
const PLACES = 18;

/** What trades made of a holding. Always the same, in whatever order the trades are given. */
export function holdingCourse(trades: readonly TrackedTrade[], terms: LotTerms): HoldingCourse {
  const course = new Course(terms);
  const days: HoldingDay[] = [];
  for (const trade of trades.toSorted(inOrder)) {
    const held = course.book.quantity;
    if (days.at(-1)?.date !== trade.tradedOn) course.moved.forget();
    if (!course.apply(trade)) {
      return { days, lots: course.book.lots(), overdrawn: { trade, held: written(held) } };
    }
    if (days.at(-1)?.date === trade.tradedOn) days.pop();
    days.push(course.day(trade.tradedOn));
  }
  return { days, lots: course.book.lots(), overdrawn: null };
}

const written = (quantity: Decimal): Decimal => quantity.toDecimalPlaces(PLACES);

const plus = (left: Cost, right: Cost): Cost => ({
  own: left.own.plus(right.own),
  inPortfolio: left.inPortfolio.plus(right.inPortfolio),
});

class Course {
  readonly book: LotBook;
  readonly moved = new MovedOfDay();
  readonly #terms: LotTerms;
  #paid: Decimal = ZERO;
  #brought: Decimal = ZERO;
  #realized: Decimal = ZERO;
  #realizedCapital: Decimal = ZERO;
  #fees: Decimal = ZERO;

  constructor(terms: LotTerms) {
    this.#terms = terms;
    this.book = new LotBook(terms);
  }

  day(date: CivilDate): HoldingDay {
    return {
      date,
      quantity: written(this.book.quantity),
      cost: this.book.cost,
      paid: this.#paid,
      brought: this.#brought,
      realized: this.#realized,
      realizedCapital: this.#realizedCapital,
      fees: this.#fees,
      moved: this.moved.told,
    };
  }

  /** False where it needs more than there is; nothing is changed then. */
  apply(trade: TrackedTrade): boolean {
    const { type } = trade;
    switch (type) {
      case 'BUY':
      case 'OPENING_BALANCE':
      case 'TRANSFER_IN':
      case 'MERGE_IN':
        this.#bring(trade);
        return true;
      case 'SELL':
      case 'MERGE_OUT':
      case 'TRANSFER_OUT':
      case 'CANCEL':
        return this.#takeOut(trade);
      case 'BONUS':
        this.#give(trade);
        return true;
      default:
        return this.book.quantity.greaterThan(0) && this.#adjust(trade);
    }
  }

  #bring(trade: TrackedTrade): void {
    const fee = this.#feeOf(trade);
    const quantity = decimal(trade.quantity ?? 0);
    const money = this.#amount(trade, moneyOf(trade));
    const cost = plus(money, fee);
    this.book.add(trade.id, trade.tradedOn, quantity, cost);
    this.#pay(cost, fee);
    if (trade.type !== 'BUY') this.moved.add(quantity, money.inPortfolio);
  }

  /** Units that were free: what is held costs as much as before, or nothing at all. */
  #give(trade: TrackedTrade): void {
    const held = this.book.quantity;
    const quantity = decimal(trade.quantity ?? 0);
    const fee = this.#feeOf(trade);
    if (held.isZero()) this.book.add(trade.id, trade.tradedOn, quantity, NO_COST);
    else this.book.scale(held.plus(quantity), held);
    this.book.addCost(fee);
    this.#pay(fee, fee);
  }

  #takeOut(trade: TrackedTrade): boolean {
    const cost = this.book.take(decimal(trade.quantity ?? 0), trade.lotSelections);
    if (cost === null) return false;
    const fee = this.#feeOf(trade);
    const isAtCost = trade.type === 'MERGE_OUT' || trade.type === 'TRANSFER_OUT';
    const got = isAtCost ? cost : this.#amount(trade, moneyOf(trade));
    if (isAtCost)
      this.moved.add(decimal(trade.quantity ?? 0).negated(), cost.inPortfolio.negated());
    this.#receive(trade, got, cost, fee);
    return true;
  }

  #adjust(trade: TrackedTrade): boolean {
    const { type, ratio } = trade;
    const fee = this.#feeOf(trade);
    if (type === 'CAPITAL_RETURN') {
      const got = this.#amount(trade, decimal(trade.capitalAmount ?? 0));
      this.#receive(trade, got, this.book.lowerCost(got), fee);
      return true;
    }
    if (ratio !== null) {
      const [numerator, denominator] = [decimal(ratio.numerator), decimal(ratio.denominator)];
      this.book.scale(numerator, denominator);
      this.moved.scale(numerator, denominator);
    }
    if (type === 'ADJUST_COST_BASIS') this.#setCost(trade);
    const called =
      type === 'CAPITAL_CALL' ? this.#amount(trade, decimal(trade.capitalAmount ?? 0)) : NO_COST;
    const cost = plus(called, fee);
    this.book.addCost(cost);
    this.#pay(cost, fee);
    return true;
  }

  /** Neither a gain nor a loss: as if the difference had been paid, or had come back. */
  #setCost(trade: TrackedTrade): void {
    const before = this.book.cost.inPortfolio;
    const cost = this.#amount(trade, decimal(trade.costBasis ?? 0));
    this.book.setCost(cost);
    const more = cost.inPortfolio.minus(before);
    this.moved.add(ZERO, more);
    if (more.isNegative()) this.#brought = this.#brought.minus(more);
    else this.#paid = this.#paid.plus(more);
  }

  #pay(cost: Cost, fee: Cost): void {
    this.#paid = this.#paid.plus(cost.inPortfolio);
    this.#fees = this.#fees.plus(fee.inPortfolio);
  }

  #receive(trade: TrackedTrade, got: Cost, cost: Cost, fee: Cost): void {
    const proceeds = got.inPortfolio.minus(fee.inPortfolio);
    const gain = got.own.minus(fee.own).minus(cost.own);
    this.#brought = this.#brought.plus(proceeds);
    this.#fees = this.#fees.plus(fee.inPortfolio);
    this.#realized = this.#realized.plus(proceeds).minus(cost.inPortfolio);
    const capital = roundCash(gain.times(trade.exchangeRate), this.#terms.portfolioCurrency);
    this.#realizedCapital = this.#realizedCapital.plus(capital);
  }

  #amount({ exchangeRate }: TrackedTrade, amount: Decimal): Cost {
    const { currency, portfolioCurrency } = this.#terms;
    return {
      own: roundCash(amount, currency),
      inPortfolio: roundCash(amount.times(exchangeRate), portfolioCurrency),
    };
  }

  #feeOf(trade: TrackedTrade): Cost {
    const { currency, portfolioCurrency } = this.#terms;
    const fee = decimal(trade.fee);
    if (fee.isZero()) return NO_COST;
    if (trade.feeCurrency === currency) return this.#amount(trade, fee);
    const own = fee.dividedBy(trade.exchangeRate);
    return {
      own: roundCash(own, currency),
      inPortfolio: roundCash(fee, portfolioCurrency),
    };
  }
}

/** The money that a trade speaks of, without its fee, in the instrument's currency. */
export function moneyOf({ quantity, price, costBasis, type }: TrackedTrade): Decimal {
  if (costBasis !== null && type !== 'SELL') return decimal(costBasis);
  return quantity === null || price === null ? ZERO : decimal(quantity).times(price);
}

/** What a holding has gained, in the portfolio's currency: `total` is the sum of its parts. */
export interface HoldingGain {
  readonly capital: Decimal;
  readonly income: Decimal;
  readonly currencyEffect: Decimal;
  readonly total: Decimal;
  readonly realized: Decimal;
  readonly unrealized: Decimal;
  readonly fees: Decimal;
  readonly paid: Decimal;
}

interface Valued {
  /** The last of its days. */
  readonly day: Omit<HoldingDay, 'moved'>;
  readonly income: Decimal;
  /** Of all units, unrounded, in the instrument's currency; null: not known. */
  readonly value: Decimal | null;
  /** Units of the portfolio's currency for one of the instrument's; null: not known. */
  readonly rate: Decimal | null;
  readonly portfolioCurrency: string;
}

/** Null where something is held whose price or exchange rate is not known. */
export function holdingGain(valued: Valued): HoldingGain | null {
  const { day, income, portfolioCurrency } = valued;
  const isHeld = !day.quantity.isZero();
  const rate = isHeld ? valued.rate : ZERO;
  const value = isHeld ? valued.value : ZERO;
  if (rate === null || value === null) return null;
  const { own, inPortfolio } = day.cost;
  const unrealized = roundCash(value.times(rate), portfolioCurrency).minus(inPortfolio);
  const capital = isHeld ? roundCash(value.minus(own).times(rate), portfolioCurrency) : ZERO;
  const realizedAndNot = day.realized.plus(unrealized);
  const capitalOfBoth = day.realizedCapital.plus(capital);
  return {
    capital: capitalOfBoth,
    income,
    currencyEffect: realizedAndNot.minus(capitalOfBoth),
    total: realizedAndNot.plus(income),
    realized: day.realized,
    unrealized,
    fees: day.fees,
    paid: day.paid,
  };
}

/** What was held at the end of a day; null where that was before the first trade. */
export function dayOf<Day extends { readonly date: CivilDate }>(
  days: readonly Day[],
  date: CivilDate,
): Day | null {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((days[middle]?.date ?? date) <= date) low = middle + 1;
    else high = middle;
  }
  return days[low - 1] ?? null;
}
