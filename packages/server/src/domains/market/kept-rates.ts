import { assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import type { Deps } from '../../deps.ts';
import type { Decimal } from '../../kernel/decimal.ts';
import { ifAnswered } from './quotes.ts';

type PriceDeps = Pick<Deps, 'marketData'>;

/** What one currency was worth in another, by the moment in milliseconds. */
type RatesOfPair = Map<number, Decimal>;

interface Kept {
  readonly state: string;
  readonly pairs: Map<string, RatesOfPair>;
}

/** Of all pairs together: some ten megabytes. */
const MAX_RATES = 100_000;

const keptOf = new WeakMap<object, Kept>();

/**
 * Names all rates of the past as they are now; null where the source cannot tell, and of coins,
 * whose prices are rates.
 */
export async function stateOfRates(
  { marketData }: PriceDeps,
  currencies: readonly string[],
): Promise<string | null> {
  if (marketData.ratesState === undefined || currencies.some(isCoin)) return null;
  return ifAnswered(async () => (await marketData.ratesState?.()) ?? null);
}

export const isCoin = (code: string): boolean =>
  assetsBySymbol(code).some(({ assetClass }) => assetClass === 'CRYPTO');

/**
 * Where rates of a pair of long ago are kept, to be read and added to, for as long as the source
 * says that they stand. Null where it does not.
 */
export async function keptRates(
  deps: PriceDeps,
  from: string,
  to: string,
): Promise<RatesOfPair | null> {
  if (from === to) return null;
  const state = await stateOfRates(deps, [from, to]);
  if (state === null) return null;
  const known = keptOf.get(deps.marketData);
  const kept = known?.state === state && !isFull(known) ? known : { state, pairs: new Map() };
  keptOf.set(deps.marketData, kept);
  const pair = `${from} ${to}`;
  const rates: RatesOfPair = kept.pairs.get(pair) ?? new Map();
  kept.pairs.set(pair, rates);
  return rates;
}

function isFull({ pairs }: Kept): boolean {
  let count = 0;
  for (const rates of pairs.values()) count += rates.size;
  return count > MAX_RATES;
}
