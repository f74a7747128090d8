import type { Instrument } from '@investing-platform/schema/instruments';

/** Prices are whole numbers of a millionth, so that they add up and print exactly. */
export type PriceUnits = number;

export const PRICE_UNITS_OF_ONE = 1_000_000;
const PRICE_DECIMALS = 6;

/** From which price on prices go by which step, in price units. Each start is on both steps. */
export type PriceSteps = readonly (readonly [from: PriceUnits, step: PriceUnits])[];

/** Regulation NMS, rule 612: two decimals from a price of 1 on, four below. */
const UNITED_STATES: PriceSteps = [
  [0, 100],
  [PRICE_UNITS_OF_ONE, 10_000],
];
/** A tenth of a cent below 20 cents, half a cent below a dollar, cents from there on. */
const NEW_ZEALAND: PriceSteps = [
  [0, 1_000],
  [200_000, 5_000],
  [PRICE_UNITS_OF_ONE, 10_000],
];
/** About six digits of each, as the markets of coins have it. */
const COINS: PriceSteps = [
  [0, 1],
  [PRICE_UNITS_OF_ONE, 100],
  [100 * PRICE_UNITS_OF_ONE, 10_000],
];

export function priceStepsOf({ exchange }: Pick<Instrument, 'exchange'>): PriceSteps {
  if (exchange === 'NZX') return NEW_ZEALAND;
  return exchange === 'CRYPTO' ? COINS : UNITED_STATES;
}

function stepAt(steps: PriceSteps, units: PriceUnits): PriceUnits {
  let step = 1;
  for (const [from, wide] of steps) if (units >= from) step = wide;
  return step;
}

/** The price as the market prints it. A higher price never becomes a lower number. */
export function priceUnits(price: number, steps: PriceSteps): PriceUnits {
  const units = price * PRICE_UNITS_OF_ONE;
  const step = stepAt(steps, units);
  return Math.max(1, Math.round(units / step)) * step;
}

/** Where a step is so wide that the price stands on one side of the market. */
const WIDE = 3;

/**
 * The best bid and ask around a price, a step apart from it at least; where steps are wide, the
 * price is one of them.
 */
export function spread(
  price: PriceUnits,
  halfFraction: number,
  steps: PriceSteps,
): [bid: PriceUnits, ask: PriceUnits] {
  const step = stepAt(steps, price);
  const wanted = price * halfFraction;
  if (step > WIDE * wanted) {
    const below = price - stepAt(steps, price - 1);
    const isBid = below <= 0 || (price / step) % 2 === 0;
    return isBid ? [price, price + step] : [below, price];
  }
  const half = Math.max(step, Math.round(wanted));
  const [bid, ask] = [Math.max(1, price - half), price + half];
  const [down, up] = [stepAt(steps, bid), stepAt(steps, ask)];
  return [Math.max(1, Math.floor(bid / down)) * down, Math.ceil(ask / up) * up];
}

export function printPrice(units: PriceUnits): string {
  return printUnits(units, PRICE_DECIMALS);
}

/**
 * A whole number of units as a canonical plain decimal.
 *
 * @param units 0 or more, a safe integer
 * @param decimals how many of its last digits stand behind the point
 */
export function printUnits(units: number, decimals: number): string {
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  const whole = digits.slice(0, -decimals);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
