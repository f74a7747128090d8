import { type Decimal, decimal } from '../numbers/decimal.ts';
import type { Cashflow } from './money-weighted.ts';
import type { Valued } from './valued.ts';

/** Money that came in, below 0 where it went out, at a moment. */
type Flow = Cashflow;

/** What was there at first, what came in and went out, and what was there at the end. */
export interface MoneyOver {
  readonly start: Flow;
  readonly flows: readonly Flow[];
  readonly end: Flow;
  /** What was there on average but for its gains, for each millisecond. */
  readonly capital: bigint;
}

/** One part in so many. */
const MIN_CAPITAL = 100n;

/**
 * The money of a return over the whole, from the first of it on: what was there at the start, else
 * what came in first. Null where a value that it depends on is not known, where no time has passed
 * since, and where less was there on average than a hundredth of what was in at most: of that a
 * return tells nothing.
 *
 * @param valued ascending; the first one is the start, whose own flow does not count
 */
export function moneyOver(valued: readonly Valued[]): MoneyOver | null {
  const place = valued.findIndex(
    ({ equity, flow }, index) => equity !== 0n || (index > 0 && flow !== 0n),
  );
  const [first, last] = [valued[place], valued.at(-1)];
  if (first === undefined || last === undefined || last.at <= first.at) return null;
  const there = place === 0 || first.flow === 0n ? first.equity : first.flow;
  if (last.equity === null || there === null) return null;
  const flows: Flow[] = [];
  for (let next = place + 1; next < valued.length; next += 1) {
    const { at = 0, flow: amount = 0n } = valued[next] ?? {};
    if (amount === null) return null;
    if (amount !== 0n) flows.push({ at, amount });
  }
  const length = BigInt(last.at - first.at);
  let [capital, put, most] = [there * length, there, there > 0n ? there : 0n];
  for (const { at, amount } of flows) {
    capital += amount * BigInt(last.at - at);
    put += amount;
    if (put > most) most = put;
  }
  if (capital * MIN_CAPITAL <= most * length) return null;
  const start = { at: first.at, amount: there };
  return { start, flows, end: { at: last.at, amount: last.equity }, capital };
}

/**
 * The return since the first money came, as a fraction (modified Dietz method): what was gained, by
 * the capital that was there on average, each flow weighted by the time from it to the end. Null
 * where the method comes to a loss of more than all.
 */
export function modifiedDietz({ start, flows, end, capital }: MoneyOver): Decimal | null {
  let gain = end.amount - start.amount;
  for (const { amount } of flows) gain -= amount;
  const fraction = decimal(gain * BigInt(end.at - start.at)).dividedBy(decimal(capital));
  return fraction.lessThan(-1) ? null : fraction;
}

/** As if the owner bought all with the first money, and sold all at the end. */
export function cashflowsOf({ start, flows, end }: MoneyOver): Cashflow[] {
  const paid = [start, ...flows].map(({ at, amount }) => ({ at, amount: -amount }));
  return [...paid, end];
}
