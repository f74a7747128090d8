import type { LivePrice } from '../../live/price-store.ts';
import type { Position } from './documents.ts';

/** What is held is worth, in a currency. Plain numbers do for what is shown between two loads. */
export interface Valuation {
  readonly value: number;
  readonly gain: number;
  /** Null where nothing was paid. */
  readonly gainPercent: number | null;
}

/** A position at the live price, or as it was loaded while there is none. */
export function valuationOf(position: Position, price: LivePrice | undefined): Valuation {
  const value = price
    ? Number(position.quantity) * Number(price.price)
    : Number(position.marketValue);
  return valuation(value, Number(position.costBasis));
}

/** All positions together; null where they are not of one currency. */
export function totalOf(
  positions: readonly Position[],
  prices: ReadonlyMap<string, LivePrice>,
): (Valuation & { readonly currency: string }) | null {
  const [first] = positions;
  if (first === undefined) return null;
  if (positions.some(({ currency }) => currency !== first.currency)) return null;
  let [value, cost] = [0, 0];
  for (const position of positions) {
    value += valuationOf(position, prices.get(position.asset.id)).value;
    cost += Number(position.costBasis);
  }
  return { ...valuation(value, cost), currency: first.currency };
}

function valuation(value: number, cost: number): Valuation {
  const gain = value - cost;
  return { value, gain, gainPercent: cost > 0 ? (gain / cost) * 100 : null };
}
