import { halfEvenQuotient, type Scaled } from '../networth/minor-units.ts';
import type { Ratio } from './tracked-trade.ts';

/**
 * A split as its owner has recorded it, who counts new units from the first instant of its day, by
 * their own clock. The market's price is of new units from the first instant of trading on.
 */
export interface SplitMoments {
  readonly ratio: Ratio;
  /** Epoch milliseconds. */
  readonly countedAt: number;
  readonly tradedAt: number;
}

/** Places that a quotient may have more than what was divided. */
const MORE_PLACES = 18;

/** Units that are counted at a moment as the market's price of that moment has them. */
export function asTraded(units: Scaled, splits: readonly SplitMoments[], at: number): Scaled {
  let traded = units;
  for (const { ratio, countedAt, tradedAt } of splits) {
    const { numerator, denominator } = ratio;
    if (at >= countedAt && at < tradedAt) traded = times(traded, denominator, numerator);
    if (at >= tradedAt && at < countedAt) traded = times(traded, numerator, denominator);
  }
  return traded;
}

function times({ digits, places }: Scaled, numerator: number, denominator: number): Scaled {
  const product = digits * BigInt(numerator);
  const divisor = BigInt(denominator);
  if (product % divisor === 0n) return { digits: product / divisor, places };
  const more = product * 10n ** BigInt(MORE_PLACES);
  return { digits: halfEvenQuotient(more, divisor), places: places + MORE_PLACES };
}
