import { Decimal } from '../numbers/decimal.ts';
import { FRACTION_PLACES, percentOfFraction } from '../numbers/percent.ts';
import type { Valued } from './valued.ts';

/** Time-weighted returns since the first moment, by moment. Null where there is none. */
export interface TimeWeighted {
  /** In percent as it is printed; the last place is right. */
  readonly percentAt: (place: number) => string | null;
  /** As a fraction, to 20 places and more. */
  readonly fractionAt: (place: number) => Decimal | null;
}

/** Growth is computed to so many places, and to more where these do not tell what is printed. */
const PLACES = 36;
const MANY_PLACES = 400;

/**
 * Time-weighted returns since the first moment: the growth between flows, linked, so that it does
 * not matter when money came and went (CFA Institute, GIPS 2020, 2.A.32). Null from the moment on
 * at which nothing was left to grow. A moment without all prices has none; the growth over it is
 * known again with the next one, unless money came or went meanwhile.
 *
 * @param valued ascending; every flow has its own moment
 */
export function timeWeighted(valued: readonly Valued[]): TimeWeighted {
  const usual = growthOver(valued, PLACES);
  let fine: Growth | undefined;
  const ofMany = (): Growth => {
    fine ??= growthOver(valued, MANY_PLACES);
    return fine;
  };
  return {
    percentAt(place) {
      if (usual.parts[place] == null) return null;
      // What so many places do not tell from a half is one.
      const units =
        roundedAt(usual, place) ?? roundedAt(ofMany(), place) ?? halfEvenAt(ofMany(), place);
      return percentOfFraction(units);
    },
    fractionAt(place) {
      if (usual.parts[place] == null) return null;
      const isFine = (usual.errors[place] ?? 0) < MAX_ERROR;
      const { parts, one, places } = isFine ? usual : ofMany();
      return new Decimal(`${(parts[place] ?? one) - one}e-${places}`);
    },
  };
}

/** Of a fraction that `PLACES` tell to 20 places. */
const MAX_ERROR = 1e16;

interface Growth {
  readonly places: number;
  /** Growth of 1 in parts. */
  readonly one: bigint;
  /** So many parts are one in the last printed place. */
  readonly unit: bigint;
  readonly parts: readonly (bigint | null)[];
  /** By how many parts each may be another one than it is; 0: it is exact. */
  readonly errors: readonly number[];
}

/** Doubles round by less than this part of themselves in the few steps that an error takes. */
const ROUNDED_UP = 1 + 2 ** -40;

function growthOver(valued: readonly Valued[], places: number): Growth {
  const one = 10n ** BigInt(places);
  let [growth, error, before]: [bigint | null, number, bigint | null] = [one, 0, null];
  const errors: number[] = [];
  const parts = valued.map(({ equity, flow }, place): bigint | null => {
    errors.push(error);
    if (place === 0) {
      before = equity;
      if (equity === null) growth = null;
      return growth;
    }
    if (equity === null) {
      if (flow !== 0n) growth = null;
      return null;
    }
    if (before === null || flow === null) growth = null;
    if (growth !== null && before !== null && flow !== null) {
      // Where nothing was, what comes now is what grows from now on.
      const [start, end] = before === 0n ? [flow, equity] : [before, equity - flow];
      if (start <= 0n ? start < 0n || end !== 0n : end < 0n) growth = null;
      else if (start > 0n) {
        const product: bigint = growth * end;
        growth = product / start;
        const isExact = error === 0 && growth * start === product;
        if (!isExact) error = (error * (Number(end) / Number(start)) + 1) * ROUNDED_UP;
      }
    }
    before = equity;
    errors[place] = error;
    return growth;
  });
  const unit = 10n ** BigInt(places - FRACTION_PLACES);
  return { places, one, unit, parts, errors };
}

/** The fraction in units of its last printed place; null where the error leaves two of them. */
function roundedAt(growth: Growth, place: number): bigint | null {
  const { below, over, half } = splitAt(growth, place);
  const error = growth.errors[place] ?? 0;
  if (error === 0 && over === half) return halfEvenAt(growth, place);
  // An error that is no number any more is none that is small enough.
  const isTold = error === 0 || Math.abs(Number(over - half)) > (error + 1) * ROUNDED_UP;
  if (!isTold) return null;
  return over > half ? below + 1n : below;
}

function halfEvenAt(growth: Growth, place: number): bigint {
  const { below } = splitAt(growth, place);
  return below + (below & 1n);
}

/** A fraction as whole units, rounded down, and the parts over them. */
function splitAt({ one, unit, parts }: Growth, place: number) {
  const fraction = (parts[place] ?? one) - one;
  const cut = fraction / unit;
  const below = cut * unit > fraction ? cut - 1n : cut;
  return { below, over: fraction - below * unit, half: unit / 2n };
}
