import { halfEvenQuotient, plainOfUnits } from '../networth/minor-units.ts';
import { Decimal, decimal, sum, toPlain } from './decimal.ts';

/** What percentages are printed to. They are computed from unrounded amounts. */
const PLACES = 6;
/** Of a fraction that is printed in percent. */
export const FRACTION_PLACES = PLACES + 2;
const FRACTION_UNITS = 10n ** BigInt(FRACTION_PLACES);

/** A fraction in percent as it is printed: 0.05 is "5". */
export function percent(fraction: Decimal): string {
  return toPlain(fraction.times(100).toDecimalPlaces(PLACES, Decimal.ROUND_HALF_EVEN));
}

/** A part in percent of a whole as it is printed. Null where the whole is not above 0. */
export function percentOf(part: Decimal, whole: Decimal): string | null {
  return whole.greaterThan(0) ? percent(part.dividedBy(whole)) : null;
}

/** The same of whole units of one size: exact up to the place that is printed. */
export function percentOfUnits(part: bigint, whole: bigint): string | null {
  return whole > 0n ? percentOfFraction(halfEvenQuotient(part * FRACTION_UNITS, whole)) : null;
}

/** @param units of the last place that a fraction is printed to */
export function percentOfFraction(units: bigint): string {
  return plainOfUnits(units, PLACES);
}

const SHARE_PLACES = 2;
const HUNDREDTHS = 10_000;

/**
 * What each part makes up of all, in percent to two places, so that they sum to exactly 100: each
 * is rounded down, and what is left goes to those with the largest remainders, the first of equal
 * ones. Null where the parts do not sum to more than 0.
 */
export function sharesOf(parts: readonly Decimal[]): string[] | null {
  const whole = sum(parts);
  if (!whole.greaterThan(0)) return null;
  const exact = parts.map((part) => part.times(HUNDREDTHS).dividedBy(whole));
  const floors = exact.map((share) => share.floor());
  const left = HUNDREDTHS - sum(floors).toNumber();
  const byRemainder = exact
    .map((share, place) => ({ place, remainder: share.minus(floors[place] ?? 0) }))
    .sort((one, other) => other.remainder.comparedTo(one.remainder) || one.place - other.place);
  const raised = new Set(byRemainder.slice(0, left).map(({ place }) => place));
  return floors.map((floor, place) =>
    toPlain(floor.plus(raised.has(place) ? 1 : 0).dividedBy(10 ** SHARE_PLACES)),
  );
}

/** As `sharesOf`, of values some of which are not known: those count nothing, and have no share. */
export function sharesOfKnown(values: readonly (Decimal | string | null)[]): (string | null)[] {
  const shares = sharesOf(values.map((value) => decimal(value ?? 0)));
  return values.map((value, place) => (value === null ? null : (shares?.[place] ?? null)));
}

/** What a value gained on its cost, in percent of it. Null where one of them is not known. */
export function gainPercent(value: string | null, costBasis: string | null): string | null {
  if (value === null || costBasis === null) return null;
  return percentOf(decimal(value).minus(costBasis), decimal(costBasis));
}
