import type { Deps } from '../../deps.ts';
import type { Decimal } from '../../kernel/decimal.ts';
import { rateOrNull } from '../market/index.ts';

/** What one unit of each currency is worth in another at a moment; null where that is not known. */
export async function ratesTo(
  deps: Pick<Deps, 'marketData'>,
  to: string,
  currencies: ReadonlySet<string>,
  at: Date,
): Promise<ReadonlyMap<string, Decimal | null>> {
  const rates = [...currencies].map(
    async (from) => [from, await rateOrNull(deps, from, to, at)] as const,
  );
  return new Map(await Promise.all(rates));
}
