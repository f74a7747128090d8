import { requireExchanged, requirePair } from '@investing-platform/rules/funding/exchange';
import type { ReferenceRates } from '../../../ports/reference-rates.ts';
import { crossRate } from '../../market/index.ts';
import type { FundingDeps } from '../deps.ts';

/**
 * What one unit of a currency is worth in another, before any fee.
 *
 * @param path of the input that names the pair, as `params`
 * @throws {PlatformError} BAD_USER_INPUT for a currency without a rate, and for one and the same
 */
export function midRate(table: ReferenceRates, from: string, to: string, path = 'params'): string {
  requirePair(path, { from, to }, (currency) => table.rates.has(currency));
  return crossRate(table, from, to);
}

/**
 * The rate of now for a withdrawal.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a currency without a rate; PROVIDER_UNAVAILABLE
 */
export async function midRateOf(
  { rates, clock }: Pick<FundingDeps, 'rates' | 'clock'>,
  currency: string,
  payoutCurrency: string,
): Promise<string> {
  const table = await rates.ratesAt(clock.now());
  requireExchanged('params.currency', table.rates.has(currency));
  requireExchanged('params.payoutCurrency', table.rates.has(payoutCurrency));
  return crossRate(table, currency, payoutCurrency);
}
