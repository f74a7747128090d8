import type { RawActivity } from '../support/raw.ts';
import { type Exact, exact, ZERO } from './money.ts';

/** What an account has after its activities up to a moment: cash by currency, quantity by asset. */
export interface Holdings {
  readonly cash: ReadonlyMap<string, Exact>;
  readonly quantities: ReadonlyMap<string, Exact>;
}

export function holdingsAt(activities: readonly RawActivity[], upTo: Date): Holdings {
  const cash = new Map<string, Exact>();
  const quantities = new Map<string, Exact>();
  for (const { occurredAt, currency, netAmount, assetId, quantity } of activities) {
    if (new Date(occurredAt) > upTo) continue;
    cash.set(currency, (cash.get(currency) ?? ZERO).plus(netAmount));
    if (assetId === null || quantity === null) continue;
    quantities.set(assetId, (quantities.get(assetId) ?? ZERO).plus(quantity));
  }
  return { cash: withoutZeros(cash), quantities: withoutZeros(quantities) };
}

function withoutZeros(amounts: ReadonlyMap<string, Exact>): Map<string, Exact> {
  return new Map([...amounts].filter(([, amount]) => !exact(amount).isZero()));
}
