import type { Instrument } from '@investing-platform/schema/instruments';

const CRYPTO_FEE_RATE = '0.0025';

/** The fee as a fraction of a fill's value: a quarter percent for crypto, else none. */
export function feeRate({ assetClass }: Pick<Instrument, 'assetClass'>): string {
  return assetClass === 'CRYPTO' ? CRYPTO_FEE_RATE : '0';
}
