/**
 * Returns of a portfolio from its values and the money that came and went, in doubles: what they
 * are compared with is printed to six places.
 */

export interface Moment {
  /** Epoch milliseconds. */
  readonly at: number;
  /** After what came or went then. */
  readonly value: number;
  /** What came in; below 0: went out. */
  readonly flow: number;
}

const YEAR = 365 * 86_400_000;

/**
 * Time-weighted: sub-periods between flows, geometrically linked (GIPS 2020 for Firms, 2.A.23;
 * Bacon, Practical Portfolio Performance Measurement and Attribution, 2nd ed., section 2.7).
 *
 * @param moments ascending, the first one is the start
 * @returns in percent, for each moment; null once nothing is left to grow
 */
export function timeWeightedPercents(moments: readonly Moment[]): (number | null)[] {
  let linked: number | null = 1;
  return moments.map(({ value, flow }, place) => {
    const before = moments[place - 1]?.value ?? value;
    if (place > 0 && linked !== null) {
      // Money that meets nothing begins a sub-period of its own.
      const [start, end] = before === 0 ? [flow, value] : [before, value - flow];
      if (start !== 0 || end !== 0) linked = start > 0 && end >= 0 ? linked * (end / start) : null;
    }
    return linked === null ? null : (linked - 1) * 100;
  });
}

/** From the first money on: everything before it counts for nothing. */
function fromFirstMoney(moments: readonly Moment[]): Moment[] | null {
  const first = moments.findIndex(
    ({ value, flow }, place) => value !== 0 || (place > 0 && flow !== 0),
  );
  const begin = moments[first];
  const last = moments.at(-1);
  if (begin === undefined || last === undefined || last.at <= begin.at) return null;
  const put = first === 0 ? begin.value : begin.flow;
  return [{ ...begin, value: put, flow: put }, ...moments.slice(first + 1)];
}

/** Modified Dietz (GIPS 2020 Handbook; Bacon, section 2.6): gain by the average capital. In percent. */
export function modifiedDietzPercent(moments: readonly Moment[]): number | null {
  const inside = fromFirstMoney(moments);
  const [first, last] = [inside?.at(0), inside?.at(-1)];
  if (inside === null || first === undefined || last === undefined) return null;
  const flows = inside.slice(1);
  const sum = flows.reduce((total, { flow }) => total + flow, 0);
  const weighted = flows.reduce(
    (total, { at, flow }) => total + (flow * (last.at - at)) / (last.at - first.at),
    0,
  );
  const capital = first.value + weighted;
  return isLittle(capital, inside) ? null : ((last.value - first.value - sum) / capital) * 100;
}

/** Of less than a hundredth of what was put in at most, a return tells nothing. */
function isLittle(capital: number, inside: readonly Moment[]): boolean {
  let [put, most] = [0, 0];
  for (const { flow } of inside) {
    put += flow;
    most = Math.max(most, put);
  }
  return capital <= most / 100;
}

/**
 * Money-weighted: the rate at which all payments are worth nothing together (CFA Program
 * Curriculum, "Rates and Returns"; ACT/365 as in XIRR). Solved by bisection over the growth of the
 * whole span.
 *
 * @returns percent over the span and by the year; null where no rate or more than one fits
 */
export function moneyWeightedPercents(moments: readonly Moment[]) {
  const none = { ofSpan: null, ofYear: null };
  const inside = fromFirstMoney(moments);
  const [first, last] = [inside?.at(0), inside?.at(-1)];
  if (inside === null || first === undefined || last === undefined) return none;
  if (modifiedDietzCapitalIsLittle(moments)) return none;
  const length = last.at - first.at;
  const payments = inside.map(({ at, flow }) => ({ left: (last.at - at) / length, flow }));
  /** Of what was paid, grown at a rate to the end, less what is there. */
  const lacking = (growth: number): number =>
    payments.reduce((total, { left, flow }) => total + flow * growth ** left, 0) - last.value;
  const growths = Array.from({ length: 2_001 }, (_, place) => 10 ** (place / 100 - 10));
  const crossings = growths
    .slice(1)
    .map((high, place) => [growths[place] ?? 0, high] as const)
    .filter(([low, high]) => lacking(low) > 0 !== lacking(high) > 0);
  const [only, another] = crossings;
  if (only === undefined || another !== undefined) return none;
  let [low, high] = only;
  const isAbove = lacking(low) > 0;
  for (let round = 0; round < 200; round += 1) {
    const middle = (low + high) / 2;
    if (lacking(middle) > 0 === isAbove) low = middle;
    else high = middle;
  }
  const years = length / YEAR;
  return {
    ofSpan: (low - 1) * 100,
    ofYear: years < 1 ? null : (low ** (1 / years) - 1) * 100,
  };
}

const modifiedDietzCapitalIsLittle = (moments: readonly Moment[]): boolean =>
  modifiedDietzPercent(moments) === null;
