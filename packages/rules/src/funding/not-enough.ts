import { type PlatformError, refuse } from '../refusals/platform-error.ts';

export function notEnoughCash(currency: string): PlatformError {
  return refuse('INSUFFICIENT_FUNDS', `Not enough available cash in ${currency}`);
}

export function notEnoughUnits(): PlatformError {
  return refuse('INSUFFICIENT_QUANTITY', 'Not enough available units of the asset');
}
