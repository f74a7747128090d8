import fc from 'fast-check';

/** Whole cents from `min` to `max`, as a plain decimal. */
export const cents = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((amount) => (amount / 100).toFixed(2));

/** Finds one of however many there are by then. */
export const which = fc.nat({ max: 100_000 });
