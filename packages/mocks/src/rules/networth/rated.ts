import { badInput } from '@investing-platform/rules/platform-error';
import type { Call } from '../../contract/call.ts';
import { currenciesWithRates } from '../../market/exchange-rates.ts';

/** @throws {PlatformError} BAD_USER_INPUT for a currency without exchange rates */
export function checkRated({ params }: Pick<Call, 'params'>): void {
  const { currency } = params;
  if (currency != null && !currenciesWithRates.includes(String(currency))) {
    throw badInput('params.currency', 'is a currency without exchange rates');
  }
}
