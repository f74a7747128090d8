import type { LivePrice } from '../../../live/price-store.ts';
import type { Position } from '../trading-types.ts';

/** What is held is worth, in a currency. Plain numbers do for what is shown between two loads. */
export interface Valuation {
  readonly value: number;
  readonly gain: number;
  /** Null where nothing was paid. */
  readonly gainPercent: number | null;
}

/** A position at the live price, or as it was loaded. Null where no price is known. */
export function valuationOf(position: Position, price: LivePrice | undefined): Valuation | null {
  if (price === undefined && position.marketValue === null) return null;
  const value = price
    ? Number(position.quantity) * Number(price.price)
    : Number(position.marketValue);
  return valuation(value, Number(position.costBasis));
}

/** All positions together; null where they are not of one currency, or none has a price. */
export function totalOf(
  positions: readonly Position[],
  prices: ReadonlyMap<string, LivePrice>,
): (Valuation & { readonly currency: string; readonly unpricedCount: number }) | null {
  const [first] = positions;
  if (first === undefined) return null;
  if (positions.some(({ currency }) => currency !== first.currency)) return null;
  let [value, cost, unpricedCount] = [0, 0, 0];
  for (const position of positions) {
    const own = valuationOf(position, prices.get(position.asset?.id ?? ''));
    if (own === null) {
      unpricedCount += 1;
      continue;
    }
    value += own.value;
    cost += Number(position.costBasis);
  }
  if (unpricedCount === positions.length) return null;
  return { ...valuation(value, cost), currency: first.currency, unpricedCount };
}

function valuation(value: number, cost: number): Valuation {
  const gain = value - cost;
  return { value, gain, gainPercent: cost === 0 ? null : (gain / Math.abs(cost)) * 100 };
}
