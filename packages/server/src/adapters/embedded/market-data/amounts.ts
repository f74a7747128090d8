/** Prices are whole numbers of a hundredth of a cent, so that they add up and print exactly. */
export type PriceUnits = number;

const UNITS_PER_CENT = 100;
const UNITS = 10_000;
const PRICE_DECIMALS = 4;

/** Two decimals from a price of 1 on, four below (Regulation NMS, rule 612). */
function tick(units: PriceUnits): number {
  return units >= UNITS ? UNITS_PER_CENT : 1;
}

/** The price as the market prints it. A higher price never becomes a lower number. */
export function priceUnits(price: number): PriceUnits {
  const fine = Math.max(1, Math.round(price * UNITS));
  return fine < UNITS ? fine : Math.round(price * UNITS_PER_CENT) * UNITS_PER_CENT;
}

/** The best bid and ask around a price: a tick apart from it at least. */
export function spread(
  price: PriceUnits,
  halfFraction: number,
): [bid: PriceUnits, ask: PriceUnits] {
  const half = Math.max(tick(price), Math.round(price * halfFraction));
  const bid = Math.max(1, price - half);
  const ask = price + half;
  return [Math.floor(bid / tick(bid)) * tick(bid), Math.ceil(ask / tick(ask)) * tick(ask)];
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
