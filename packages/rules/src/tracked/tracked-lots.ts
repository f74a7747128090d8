import type { CostBasisMethod } from '@investing-platform/schema/operations';
import { Decimal, decimal, sum, ZERO } from '../numbers/decimal.ts';
import { shared } from '../returns/cost-basis.ts';
import type { CivilDate } from '../time/civil-date.ts';

/** An amount in the currency of an instrument, and the same in that of its portfolio. */
export interface Cost {
  readonly own: Decimal;
  readonly inPortfolio: Decimal;
}

export const NO_COST: Cost = { own: ZERO, inPortfolio: ZERO };

/** What is left of one purchase. */
export interface HeldLot {
  readonly tradeId: string;
  readonly tradedOn: CivilDate;
  /** How much it brought, in units of today. */
  readonly quantity: Decimal;
  readonly remaining: Decimal;
  /** What `remaining` cost, fees included. */
  readonly cost: Cost;
}

interface OpenLot {
  readonly tradeId: string;
  readonly tradedOn: CivilDate;
  quantity: Decimal;
  remaining: Decimal;
  cost: Cost;
}

export interface LotTerms {
  readonly method: CostBasisMethod;
  /** Of the instrument. */
  readonly currency: string;
  readonly portfolioCurrency: string;
}

export type LotSelections = readonly { readonly tradeId: string; readonly quantity: string }[];

/** Quantities are told with so many places. */
const PLACES = 18;
const LEAST = decimal('1e-18');
/** What dividing by a ratio leaves is less than this. */
const DUST = decimal('1e-30');

const plus = (left: Cost, right: Cost): Cost => ({
  own: left.own.plus(right.own),
  inPortfolio: left.inPortfolio.plus(right.inPortfolio),
});

const minus = (left: Cost, right: Cost): Cost => ({
  own: left.own.minus(right.own),
  inPortfolio: left.inPortfolio.minus(right.inPortfolio),
});

/** A third of ten is no quantity that can be written; three times that is ten again. */
function settled(quantity: Decimal): Decimal {
  const told = written(quantity);
  return told.minus(quantity).abs().lessThan(DUST) ? told : quantity;
}

/** As a quantity is told. */
const written = (quantity: Decimal): Decimal => quantity.toDecimalPlaces(PLACES);

/** What is held of one instrument, purchase by purchase, and what it cost in two currencies. */
export class LotBook {
  quantity: Decimal = ZERO;
  cost: Cost = NO_COST;
  readonly #terms: LotTerms;
  /** The next one to be sold comes last. */
  #open: OpenLot[] = [];

  constructor(terms: LotTerms) {
    this.#terms = terms;
  }

  /** Purchases come in the order of their days. */
  add(tradeId: string, tradedOn: CivilDate, quantity: Decimal, cost: Cost): void {
    const lot: OpenLot = { tradeId, tradedOn, quantity, remaining: quantity, cost };
    this.#open.splice(this.#placeOf(lot), 0, lot);
    this.quantity = this.quantity.plus(quantity);
    this.cost = plus(this.cost, cost);
  }

  /**
   * Takes units out. Nothing is lost: what they cost and what is left cost as much as before.
   *
   * @returns what they had cost; null where there are too few, or one that is named has too few
   */
  take(quantity: Decimal, selections: LotSelections = []): Cost | null {
    const rest = this.quantity.minus(quantity);
    // All of it, as it was told, may be a little more than there is.
    if (quantity.greaterThan(written(this.quantity))) return null;
    const isAll = rest.lessThan(LEAST);
    const pooled = this.#shareOf(this.cost, quantity, rest);
    const taken = selections.length > 0 ? this.#takeNamed(selections) : this.#takeNext(quantity);
    if (taken === null) return null;
    const cost = isAll ? this.cost : this.#isPooled ? pooled : taken;
    this.quantity = isAll ? ZERO : settled(rest);
    this.cost = isAll ? NO_COST : minus(this.cost, cost);
    if (isAll) this.#open = [];
    return cost;
  }

  /** New units for old ones, at the same cost. */
  scale(numerator: Decimal, denominator: Decimal): void {
    const scaled = (quantity: Decimal): Decimal =>
      settled(quantity.times(numerator).dividedBy(denominator));
    for (const lot of this.#open) {
      lot.quantity = scaled(lot.quantity);
      lot.remaining = scaled(lot.remaining);
    }
    this.quantity = scaled(this.quantity);
  }

  /** More was paid for all that is held. */
  addCost(cost: Cost): void {
    this.#spread(cost, (lot, part) => plus(lot.cost, part));
    this.cost = plus(this.cost, cost);
  }

  /** Some of the cost came back. Returns by how much the cost fell: never below nothing. */
  lowerCost(cost: Cost): Cost {
    const before = this.cost;
    const lower = (from: Cost, by: Cost): Cost => ({
      own: Decimal.max(from.own.minus(by.own), ZERO),
      inPortfolio: Decimal.max(from.inPortfolio.minus(by.inPortfolio), ZERO),
    });
    if (this.#isPooled) {
      this.cost = lower(this.cost, cost);
    } else {
      this.#spread(cost, (lot, part) => lower(lot.cost, part));
      this.#sum();
    }
    return minus(before, this.cost);
  }

  /** Sets what all of it cost, by the parts that the purchases had before. */
  setCost(cost: Cost): void {
    const { currency, portfolioCurrency } = this.#terms;
    const weights = this.cost.own.isZero()
      ? this.#open.map(({ remaining }) => remaining)
      : this.#open.map((lot) => lot.cost.own);
    if (!this.#isPooled) {
      const own = shared(cost.own, weights, currency);
      const inPortfolio = shared(cost.inPortfolio, weights, portfolioCurrency);
      for (const [place, lot] of this.#open.entries()) {
        lot.cost = { own: own[place] ?? ZERO, inPortfolio: inPortfolio[place] ?? ZERO };
      }
      this.#order();
    }
    this.cost = cost;
  }

  /** Oldest first. What is left of a purchase and cannot be written is not told. */
  lots(): HeldLot[] {
    const told = this.#open.filter(({ remaining }) => !written(remaining).isZero());
    const oldest = told.toSorted(byDay);
    const weights = oldest.map(({ remaining }) => remaining);
    if (!this.#isPooled || oldest.length === 0) return oldest.map((lot) => ({ ...lot }));
    const own = shared(this.cost.own, weights, this.#terms.currency);
    const inPortfolio = shared(this.cost.inPortfolio, weights, this.#terms.portfolioCurrency);
    return oldest.map((lot, place) => ({
      ...lot,
      cost: { own: own[place] ?? ZERO, inPortfolio: inPortfolio[place] ?? ZERO },
    }));
  }

  /** Every unit costs the same: what a purchase cost is not kept apart. */
  get #isPooled(): boolean {
    return this.#terms.method === 'AVERAGE';
  }

  #shareOf(cost: Cost, part: Decimal, rest: Decimal): Cost {
    if (!rest.greaterThan(0)) return cost;
    const { currency, portfolioCurrency } = this.#terms;
    return {
      own: shared(cost.own, [part, rest], currency)[0] ?? ZERO,
      inPortfolio: shared(cost.inPortfolio, [part, rest], portfolioCurrency)[0] ?? ZERO,
    };
  }

  #takeNext(quantity: Decimal): Cost {
    let [rest, cost] = [quantity, NO_COST];
    for (let lot = this.#open.at(-1); lot !== undefined; lot = this.#open.at(-1)) {
      if (!rest.greaterThan(0)) break;
      const part = Decimal.min(rest, lot.remaining);
      rest = rest.minus(part);
      cost = plus(cost, this.#takeOf(lot, part));
      if (lot.remaining.isZero()) this.#open.pop();
      else this.#placeAgain(lot);
    }
    return cost;
  }

  #takeNamed(selections: LotSelections): Cost | null {
    let cost = NO_COST;
    for (const { tradeId, quantity } of selections) {
      const lot = this.#open.find((open) => open.tradeId === tradeId);
      const told = decimal(quantity);
      // All of a purchase, as it was told, may be a little more than there is.
      if (lot === undefined || told.greaterThan(written(lot.remaining))) return null;
      cost = plus(cost, this.#takeOf(lot, Decimal.min(told, lot.remaining)));
      if (!lot.remaining.isZero()) this.#placeAgain(lot);
    }
    this.#open = this.#open.filter(({ remaining }) => !remaining.isZero());
    return cost;
  }

  #takeOf(lot: OpenLot, part: Decimal): Cost {
    const rest = lot.remaining.minus(part);
    const cost = this.#isPooled ? NO_COST : this.#shareOf(lot.cost, part, rest);
    lot.remaining = settled(rest);
    if (!this.#isPooled) lot.cost = minus(lot.cost, cost);
    return cost;
  }

  #spread(cost: Cost, changed: (lot: OpenLot, part: Cost) => Cost): void {
    if (this.#isPooled || this.#open.length === 0) return;
    const weights = this.#open.map(({ remaining }) => remaining);
    const own = shared(cost.own, weights, this.#terms.currency);
    const inPortfolio = shared(cost.inPortfolio, weights, this.#terms.portfolioCurrency);
    for (const [place, lot] of this.#open.entries()) {
      const part = { own: own[place] ?? ZERO, inPortfolio: inPortfolio[place] ?? ZERO };
      lot.cost = changed(lot, part);
    }
    this.#order();
  }

  #sum(): void {
    this.cost = {
      own: sum(this.#open.map(({ cost }) => cost.own)),
      inPortfolio: sum(this.#open.map(({ cost }) => cost.inPortfolio)),
    };
  }

  /** What costs have become may change which purchase is the dearest. */
  #order(): void {
    if (this.#terms.method === 'HIFO') this.#open.sort(cheapestFirst);
  }

  /** What is left of a purchase costs whole minor units: by the unit that may be more, or less. */
  #placeAgain(lot: OpenLot): void {
    if (this.#terms.method !== 'HIFO') return;
    this.#open.splice(this.#open.lastIndexOf(lot), 1);
    this.#open.splice(this.#placeOf(lot), 0, lot);
  }

  #placeOf(lot: OpenLot): number {
    const { method } = this.#terms;
    if (method === 'LIFO') return this.#open.length;
    if (method !== 'HIFO') return 0;
    let [low, high] = [0, this.#open.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const other = this.#open[middle];
      if (other !== undefined && cheapestFirst(other, lot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const byDay = (left: OpenLot, right: OpenLot): number =>
  left.tradedOn < right.tradedOn ||
  (left.tradedOn === right.tradedOn && left.tradeId < right.tradeId)
    ? -1
    : 1;

/** Prices that differ by less are one. */
const PRICE_PLACES = 8;

const unitCost = ({ cost, remaining }: OpenLot): Decimal =>
  cost.inPortfolio.dividedBy(remaining).toDecimalPlaces(PRICE_PLACES, Decimal.ROUND_DOWN);

/** Of those that cost the same, the oldest is the next to be sold. */
const cheapestFirst = (left: OpenLot, right: OpenLot): number =>
  unitCost(left).comparedTo(unitCost(right)) || byDay(right, left);
