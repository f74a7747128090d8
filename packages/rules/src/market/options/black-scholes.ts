import type { OptionType } from '@investing-platform/schema/operations';
import { normalDensity, normalProbability } from './normal.ts';

/** What a European option is worth by. Rates are fractions a year, compounded continuously. */
export interface OptionTerms {
  readonly type: OptionType;
  /** Price of the underlying, above 0. */
  readonly spot: number;
  /** Above 0. */
  readonly strike: number;
  /** Years to expiration, 0 or more. */
  readonly years: number;
  readonly rate: number;
  readonly dividendYield: number;
  /** Standard deviation of a year's logarithmic return, 0 or more. */
  readonly volatility: number;
}

/** First and second derivatives of the price, for a whole unit of what they are for. */
export interface Greeks {
  /** By the underlying. */
  readonly delta: number;
  /** Of delta, by the underlying. */
  readonly gamma: number;
  /** By time passing, per year. */
  readonly theta: number;
  /** By volatility: for 1, which is 100 percentage points. */
  readonly vega: number;
  /** By the rate: for 1, which is 100 percentage points. */
  readonly rho: number;
}

/** What exercising now would be worth, at least 0. */
export function intrinsicValue({
  type,
  spot,
  strike,
}: Pick<OptionTerms, 'type' | 'spot' | 'strike'>) {
  return Math.max(0, type === 'CALL' ? spot - strike : strike - spot);
}

/** Black, Scholes and Merton's price, with a continuous dividend yield. */
export function optionPrice(terms: OptionTerms): number {
  const { spot, strike, years, rate, dividendYield } = terms;
  const sign = terms.type === 'CALL' ? 1 : -1;
  const forward = spot * Math.exp(-dividendYield * years);
  const discounted = strike * Math.exp(-rate * years);
  const { d1, d2 } = distances(terms);
  if (Number.isNaN(d1)) return Math.max(0, sign * (forward - discounted));
  return (
    sign * (forward * normalProbability(sign * d1) - discounted * normalProbability(sign * d2))
  );
}

/** @returns all zero but delta where there is neither time nor volatility left */
export function optionGreeks(terms: OptionTerms): Greeks {
  const { spot, strike, years, rate, dividendYield, volatility } = terms;
  const sign = terms.type === 'CALL' ? 1 : -1;
  const { d1, d2 } = distances(terms);
  if (Number.isNaN(d1)) {
    const isInTheMoney = sign * (spot - strike) > 0;
    return { delta: isInTheMoney ? sign : 0, gamma: 0, theta: 0, vega: 0, rho: 0 };
  }
  const root = Math.sqrt(years);
  const carried = Math.exp(-dividendYield * years);
  const discounted = strike * Math.exp(-rate * years);
  const density = normalDensity(d1) * carried;
  const ofSpot = normalProbability(sign * d1) * carried;
  const ofStrike = normalProbability(sign * d2) * discounted;
  return {
    delta: sign * ofSpot,
    gamma: density / (spot * volatility * root),
    theta:
      (-spot * density * volatility) / (2 * root) -
      sign * (rate * ofStrike - dividendYield * spot * ofSpot),
    vega: spot * density * root,
    rho: sign * years * ofStrike,
  };
}

/** Both are NaN where the price at expiration is certain. */
export function distances(terms: Omit<OptionTerms, 'type'>): {
  readonly d1: number;
  readonly d2: number;
} {
  const { spot, strike, years, rate, dividendYield, volatility } = terms;
  const deviation = volatility * Math.sqrt(years);
  if (deviation === 0) return { d1: Number.NaN, d2: Number.NaN };
  const drift = (rate - dividendYield + (volatility * volatility) / 2) * years;
  const d1 = (Math.log(spot / strike) + drift) / deviation;
  return { d1, d2: d1 - deviation };
}
