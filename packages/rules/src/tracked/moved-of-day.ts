import { type Decimal, ZERO } from '../numbers/decimal.ts';

/**
 * What came or went on one day for no money, or was only counted at another cost. `paid` and
 * `brought` have it at its cost; returns over time count the units at their price of the day.
 */
export interface Moved {
  /** Below 0: more went than came. In units of the end of the day. */
  readonly units: Decimal;
  /** What came less what went, in the portfolio's currency. */
  readonly cost: Decimal;
}

/** Quantities are told with so many places. */
const PLACES = 18;

/** Sums what moves in the course of a day. */
export class MovedOfDay {
  /** Null: nothing. */
  told: Moved | null = null;

  forget(): void {
    this.told = null;
  }

  add(units: Decimal, cost: Decimal): void {
    const { units: before, cost: costBefore } = this.told ?? { units: ZERO, cost: ZERO };
    this.told = { units: before.plus(units), cost: costBefore.plus(cost) };
  }

  /** New units for old ones. */
  scale(numerator: Decimal, denominator: Decimal): void {
    if (this.told === null) return;
    const { units, cost } = this.told;
    const scaled = units.times(numerator).dividedBy(denominator);
    this.told = { units: scaled.toDecimalPlaces(PLACES), cost };
  }
}
