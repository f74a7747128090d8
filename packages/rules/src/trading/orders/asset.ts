import type { Instrument } from '@investing-platform/schema/instruments';

/** What orders need to know of an instrument of the catalogue. */
export type TradedAsset = Pick<
  Instrument,
  | 'id'
  | 'symbol'
  | 'assetClass'
  | 'currency'
  | 'tradable'
  | 'fractionable'
  | 'minOrderSize'
  | 'minTradeIncrement'
>;

export const QUANTITY_PLACES = 9;
const MIN_FRACTION = '0.000000001';

export const isCrypto = (asset: Pick<TradedAsset, 'assetClass'>): boolean =>
  asset.assetClass === 'CRYPTO';

/** Why a market rejects a notional that comes to less than a step. */
export const BUYS_TOO_LITTLE = 'the amount buys less than the smallest quantity that trades';

/** Quantities of the asset are multiples of this. */
export function quantityStep(
  asset: Pick<TradedAsset, 'fractionable' | 'minTradeIncrement'>,
): string {
  if (asset.minTradeIncrement !== null) return asset.minTradeIncrement;
  return asset.fractionable ? MIN_FRACTION : '1';
}
