/**
 * Black, Scholes and Merton with a continuous dividend yield: Hull, Options, Futures, and Other
 * Derivatives, 11th ed., 17.3 (price), 19.4 to 19.9 and table 19.6 (sensitivities).
 */

export interface Terms {
  readonly type: 'CALL' | 'PUT';
  readonly spot: number;
  readonly strike: number;
  readonly years: number;
  readonly rate: number;
  readonly yield: number;
}

/** Of the error function: its series near 0, else its continued fraction (DLMF 7.6.2 and 7.9.1). */
function complementaryError(x: number): number {
  if (x < 0) return 2 - complementaryError(-x);
  if (x < 3) {
    let [term, sum] = [x, x];
    for (let n = 1; Math.abs(term) > 1e-20 * sum; n += 1) {
      term *= (2 * x * x) / (2 * n + 1);
      sum += term;
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
  }
  let fraction = x;
  for (let n = 120; n > 0; n -= 1) fraction = x + n / 2 / fraction;
  return Math.exp(-x * x) / (fraction * Math.sqrt(Math.PI));
}

/** The chance of a standard normal value below `x` (DLMF 7.20). */
const normalBelow = (x: number): number => complementaryError(-x / Math.SQRT2) / 2;
const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

function drifts({ spot, strike, years, rate, yield: dividends }: Terms, volatility: number) {
  const spread = volatility * Math.sqrt(years);
  const first = (Math.log(spot / strike) + (rate - dividends) * years) / spread + spread / 2;
  return { first, second: first - spread };
}

export function price(terms: Terms, volatility: number): number {
  const { type, spot, strike, years, rate, yield: dividends } = terms;
  const { first, second } = drifts(terms, volatility);
  const side = type === 'CALL' ? 1 : -1;
  const stock = spot * Math.exp(-dividends * years) * normalBelow(side * first);
  return side * (stock - strike * Math.exp(-rate * years) * normalBelow(side * second));
}

/** By bisection: the price rises with the volatility. Null where none up to 1,000 percent fits. */
export function impliedVolatility(terms: Terms, paid: number): number | null {
  let [low, high] = [1e-9, 10];
  if (price(terms, high) < paid) return null;
  for (let round = 0; round < 200; round += 1) {
    const middle = (low + high) / 2;
    if (price(terms, middle) < paid) low = middle;
    else high = middle;
  }
  return high;
}

/** Theta by the day of 365, vega and rho by the percentage point. */
export function sensitivities(terms: Terms, volatility: number) {
  const { type, spot, strike, years, rate, yield: dividends } = terms;
  const { first, second } = drifts(terms, volatility);
  const side = type === 'CALL' ? 1 : -1;
  const kept = Math.exp(-dividends * years);
  const owed = strike * Math.exp(-rate * years);
  const decay = (-spot * density(first) * volatility * kept) / (2 * Math.sqrt(years));
  const carried = side * dividends * spot * kept * normalBelow(side * first);
  const financed = side * rate * owed * normalBelow(side * second);
  return {
    delta: side * kept * normalBelow(side * first),
    gamma: (density(first) * kept) / (spot * volatility * Math.sqrt(years)),
    theta: (decay + carried - financed) / 365,
    vega: (spot * Math.sqrt(years) * density(first) * kept) / 100,
    rho: (side * owed * years * normalBelow(side * second)) / 100,
  };
}
