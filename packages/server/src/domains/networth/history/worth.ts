/** Things whose worth over all days is told without a pause. */
export const PARTS_AT_ONCE = 10;
const VALUES_AT_ONCE = 5_000;

/** Days of a history of so many things that are told without a pause. */
export function daysAtOnce(parts: number): number {
  return Math.max(1, Math.floor(VALUES_AT_ONCE / Math.max(1, parts)));
}
