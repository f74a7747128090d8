import { badInput } from '../../../kernel/errors.ts';
import type { ReferenceRates } from '../../../ports/reference-rates.ts';
import { crossRate } from '../../market/index.ts';
import type { FundingDeps } from '../deps.ts';

const UNKNOWN = 'is a currency that the platform does not exchange';

/**
 * What one unit of a currency is worth in another, before any fee.
 *
 * @param path of the input that names the pair, as `params`
 * @throws {PlatformError} BAD_USER_INPUT for a currency without a rate, and for one and the same
 */
export function midRate(table: ReferenceRates, from: string, to: string, path = 'params'): string {
  if (!table.rates.has(from)) throw badInput(`${path}.from`, UNKNOWN);
  if (!table.rates.has(to)) throw badInput(`${path}.to`, UNKNOWN);
  if (from === to) throw badInput(`${path}.to`, 'must be another currency');
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
  if (!table.rates.has(currency)) throw badInput('params.currency', UNKNOWN);
  if (!table.rates.has(payoutCurrency)) throw badInput('params.payoutCurrency', UNKNOWN);
  return crossRate(table, currency, payoutCurrency);
}
