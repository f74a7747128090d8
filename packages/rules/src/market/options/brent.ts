const MAX_STEPS = 100;

/**
 * A root of a continuous function between two ends where it has different signs (R. P. Brent,
 * "Algorithms for Minimization without Derivatives", chapter 4): never leaves the bracket, and is as
 * quick as the secant where that works.
 *
 * @param tolerance of the root, above 0
 * @returns null where the function has the same sign at both ends
 */
export function rootBetween(
  low: number,
  high: number,
  valueAt: (x: number) => number,
  tolerance: number,
): number | null {
  let [a, b] = [low, high];
  let [fa, fb] = [valueAt(a), valueAt(b)];
  if (fa === 0) return a;
  if (fb === 0) return b;
  if (fa > 0 === fb > 0) return null;
  let [c, fc] = [a, fa];
  let [step, before] = [b - a, b - a];
  for (let count = 0; count < MAX_STEPS; count += 1) {
    if (fb > 0 === fc > 0) {
      [c, fc] = [a, fa];
      step = b - a;
      before = step;
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      [a, b, c] = [b, c, b];
      [fa, fb, fc] = [fb, fc, fb];
    }
    const least = 2 * Number.EPSILON * Math.abs(b) + tolerance / 2;
    const half = (c - b) / 2;
    if (Math.abs(half) <= least || fb === 0) return b;
    const tried = Math.abs(before) >= least && Math.abs(fa) > Math.abs(fb);
    const interpolated = tried ? interpolation(a, b, c, fa, fb, fc) : Number.NaN;
    const limit = Math.min(3 * Math.abs(half) - least, Math.abs(before));
    const fits = interpolated * half > 0 && 2 * Math.abs(interpolated) < limit;
    before = fits ? step : half;
    step = fits ? interpolated : half;
    [a, fa] = [b, fb];
    b += Math.abs(step) > least ? step : Math.sign(half) * least;
    fb = valueAt(b);
  }
  return b;
}

/** The step from `b` by the secant, or by the inverse parabola through three points. */
function interpolation(
  a: number,
  b: number,
  c: number,
  fa: number,
  fb: number,
  fc: number,
): number {
  const s = fb / fa;
  if (a === c) return ((c - b) * s) / (1 - s);
  const [q, r] = [fa / fc, fb / fc];
  const numerator = s * ((c - b) * q * (q - r) - (b - a) * (r - 1));
  return numerator / -((q - 1) * (r - 1) * (s - 1));
}
