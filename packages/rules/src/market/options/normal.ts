const SQRT_2_PI = Math.sqrt(2 * Math.PI);
/** Beyond it the tail is a continued fraction. */
const TAIL = 7.07106781186547;
/** Beyond it a double holds no difference from 0 or 1. */
const FURTHEST = 37;

const NUMERATOR = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
];
const DENOMINATOR = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
  637.333633378831, 793.826512519948, 440.413735824752,
];

/** Density of the standard normal distribution. */
export function normalDensity(x: number): number {
  return Math.exp((-x * x) / 2) / SQRT_2_PI;
}

/**
 * Cumulative standard normal distribution, to about 15 digits (J. F. Hart's rational approximation
 * as in G. West, "Better approximations to cumulative normal functions", 2005).
 */
export function normalProbability(x: number): number {
  const distance = Math.abs(x);
  const tail = distance > FURTHEST ? 0 : upperTail(distance);
  return x > 0 ? 1 - tail : tail;
}

function upperTail(x: number): number {
  const exponential = Math.exp((-x * x) / 2);
  if (x < TAIL) return (exponential * polynomial(NUMERATOR, x)) / polynomial(DENOMINATOR, x);
  const fraction = x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))));
  return exponential / fraction / SQRT_2_PI;
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((value, coefficient) => value * x + coefficient, 0);
}
