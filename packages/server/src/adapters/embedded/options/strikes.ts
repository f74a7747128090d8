/** Strikes are whole numbers of thousandths, as option symbols have them. */
export type Thousandths = number;

/** From which strike on which interval holds. */
type Ladder = readonly (readonly [from: Thousandths, interval: Thousandths])[];

/** Cboe rule 4.5, interpretation .01: 2.50 up to 25, 5 up to 200, 10 above; 0.50 up to 5. */
const MONTHLY_SHARE: Ladder = [
  [0, 500],
  [5_000, 2_500],
  [25_000, 5_000],
  [200_000, 10_000],
];
/** Funds have strikes a dollar apart up to 200, and 5 above. */
const FUND: Ladder = [
  [0, 1_000],
  [200_000, 5_000],
];
/** Short term option series: 0.50 up to 100, 1 up to 150, 2.50 above. */
const WEEKLY_SHARE: Ladder = [
  [0, 500],
  [100_000, 1_000],
  [150_000, 2_500],
];
const MAX_STRIKES = 500;

export function ladderOf(isFund: boolean, isMonthly: boolean): Ladder {
  if (isFund) return FUND;
  return isMonthly ? MONTHLY_SHARE : WEEKLY_SHARE;
}

/** The strikes between two prices, ascending: of too many every second, fourth and so on. */
export function strikesBetween(ladder: Ladder, low: number, high: number): Thousandths[] {
  for (let every = 1; ; every *= 2) {
    const strikes = everyStrike(ladder, every, low * 1_000, high * 1_000);
    if (strikes !== null) return strikes;
  }
}

/** Null for more than 500. */
function everyStrike(
  ladder: Ladder,
  every: number,
  low: Thousandths,
  high: Thousandths,
): Thousandths[] | null {
  const strikes: Thousandths[] = [];
  let step = every * intervalAt(ladder, low);
  let strike = Math.max(1, Math.ceil(low / step)) * step;
  while (strike <= high) {
    if (strikes.length === MAX_STRIKES) return null;
    // A wide step may leave the finer rungs that it began on.
    if (isStrike(ladder, strike)) strikes.push(strike);
    step = every * intervalAt(ladder, strike);
    strike = (Math.floor(strike / step) + 1) * step;
  }
  return strikes;
}

/** Whether contracts with this strike may ever have been listed. */
export function isStrike(ladder: Ladder, strike: Thousandths): boolean {
  return strike > 0 && strike % intervalAt(ladder, strike - 1) === 0;
}

function intervalAt(ladder: Ladder, strike: Thousandths): Thousandths {
  return ladder.findLast(([from]) => strike >= from)?.[1] ?? 1_000;
}
