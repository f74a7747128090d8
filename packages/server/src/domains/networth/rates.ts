import type { Deps } from '../../deps.ts';
import { type Decimal, decimal } from '../../kernel/decimal.ts';

/**
 * What one unit of each currency is worth in another at a moment.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where a rate cannot be had
 */
export async function ratesTo(
  { marketData }: Pick<Deps, 'marketData'>,
  to: string,
  currencies: ReadonlySet<string>,
  at: Date,
): Promise<ReadonlyMap<string, Decimal>> {
  const rates = [...currencies].map(
    async (from) => [from, decimal(await marketData.fxRate(from, to, at))] as const,
  );
  return new Map(await Promise.all(rates));
}
