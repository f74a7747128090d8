import { withoutRates } from '@investing-platform/rules/networth/instrument-input';
import type { Call } from '../../contract/call.ts';
import { currenciesWithRates } from '../../market/exchange-rates.ts';

/** @throws {PlatformError} BAD_USER_INPUT for a currency without exchange rates */
export function checkRated({ params }: Pick<Call, 'params'>): void {
  const { currency } = params;
  if (currency != null && !currenciesWithRates.includes(String(currency))) {
    throw withoutRates();
  }
}
